-- xz -d agree_?.db.xz; sqlite3 agree_1.db < agree.sql: cases whose winners are the same in both, tied in one of them, or differ.
ATTACH 'agree_2.db' AS o;
WITH a AS (SELECT g.name AS geometry, b.strategy || ' ' || b.params AS variant, f.rank, f.tied FROM final f
             JOIN build b ON b.id = f.build JOIN tuning_case c ON c.id = f.tuning_case JOIN geometry g ON g.id = c.geometry
             WHERE f.taken = (SELECT max(taken) FROM final n WHERE n.tuning_case = f.tuning_case)),
     b AS (SELECT g.name AS geometry, b.strategy || ' ' || b.params AS variant, f.rank, f.tied FROM o.final f
             JOIN o.build b ON b.id = f.build JOIN o.tuning_case c ON c.id = f.tuning_case JOIN o.geometry g ON g.id = c.geometry
             WHERE f.taken = (SELECT max(taken) FROM o.final n WHERE n.tuning_case = f.tuning_case)),
     x AS (SELECT geometry, strategy || ' ' || params AS variant FROM best),
     y AS (SELECT geometry, strategy || ' ' || params AS variant FROM o.best)
SELECT CASE WHEN x.variant = y.variant THEN 'same'
            WHEN (x.geometry, y.variant) IN (SELECT geometry, variant FROM a WHERE tied)
              OR (x.geometry, x.variant) IN (SELECT geometry, variant FROM b WHERE tied) THEN 'tied' ELSE 'differ' END AS verdict,
       count(*) FROM x JOIN y USING (geometry) GROUP BY 1;
