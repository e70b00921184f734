WITH both AS (SELECT round(log2(b.mean)) AS log_mean, b.n >> 20 AS n, s.n >> 20 AS small_n, b.seconds AS seconds, s.seconds AS small_seconds
                FROM valid b JOIN small.valid s USING (operation, type, oper, kind, cold, strategy, params)
               WHERE s.n < b.n AND abs(log2(b.mean / s.mean)) < 0.1),
     ranked AS (SELECT *, seconds / min(seconds) OVER w AS slower, small_seconds / min(small_seconds) OVER w AS behind
                  FROM both WINDOW w AS (PARTITION BY log_mean, n, small_n))
SELECT 1 << log_mean AS mean, small_n, n, count(*) AS variants,
       round(100 * (min(CASE WHEN slower <= 1.02 THEN behind END) - 1), 1) AS margin_for_2_percent,
       round(100 * (min(CASE WHEN slower = 1 THEN behind END) - 1), 1) AS margin_for_best,
       round(100 * avg(behind <= 1.25)) AS kept_at_25, round(100 * avg(behind <= 1.5)) AS kept_at_50
  FROM ranked GROUP BY log_mean, n, small_n HAVING count(*) >= 20;
