/* The schema: the tables and views of each version, and the migrations between versions. */
#include "tuner/store/schema.h"

#include <stddef.h>

/* Durable tables are append-only: results are never changed. Connections also set recursive_triggers, without which
 * INSERT OR REPLACE would delete rows without firing these triggers. */
#define APPEND_ONLY(table)                                                                                             \
	"CREATE TRIGGER " table "_keeps_rows BEFORE DELETE ON " table " BEGIN SELECT RAISE(ABORT, '" table             \
	" is append-only'); END;\n"                                                                                    \
	"CREATE TRIGGER " table "_keeps_values BEFORE UPDATE ON " table " BEGIN SELECT RAISE(ABORT, '" table           \
	" is append-only'); END;\n"

/* One string per object: compilers need not accept literals of more than 4095 bytes. */
/* clang-format off */
/*
 * The newest measurement of each (device name, case, operation, strategy, parameters): that of an edited source
 * replaces the old one and never competes with it. It is invalid if the variant was found wrong or failed to build
 * afterwards, on that case or (case NULL) for that type and operator. An older measurement is not used instead, because
 * the newest is selected first. apart: what else separates measurements of a variant. every: to which cases a failure
 * without a case applies.
 */
#define RAW_SECONDS "m.median AS seconds, m.low, m.high, c.bytes / m.median / r.copy_bandwidth AS fraction, "
#define VIEW_RESULTS_BY(view, more, copy, which, every, apart, newest, since) \
	"CREATE " view " AS\n" \
	"SELECT * FROM (\n" \
	"  SELECT m.id AS measurement, m.run, m.build, m.tuning_case, m.taken,\n" \
	"    d.name AS device, d.backend, d.arch, v.driver, b.compiler,\n" \
	"    c.operation, c.type, c.oper, c.offset_type, c.dataset, c.cold, c.bytes,\n" \
	"    g.name AS geometry, g.kind, g.n, g.segments, g.max, g.mean, g.cv,\n" \
	"    b.strategy, b.params, b.hash, b.registers, b.local_bytes,\n" \
	"    " more "m.count AS samples, " copy ",\n" \
	"    row_number() OVER (PARTITION BY d.name, d.backend, m.tuning_case, b.strategy, b.params" apart " ORDER BY " newest \
	") AS age\n" \
	"  FROM measurement m JOIN run r ON r.id = m.run JOIN device d ON d.id = r.device\n" \
	"    JOIN environment v ON v.id = r.environment JOIN build b ON b.id = m.build\n" \
	"    JOIN tuning_case c ON c.id = m.tuning_case JOIN geometry g ON g.id = c.geometry\n" which \
	") AS newest WHERE age = 1 AND NOT EXISTS (\n" \
	"  SELECT 1 FROM failure f JOIN build fb ON fb.id = f.build JOIN run fr ON fr.id = f.run\n" \
	"    JOIN device fd ON fd.id = fr.device\n" \
	"  WHERE f.outcome IN ('wrong', 'build_failed') AND fd.name = newest.device AND fd.backend = newest.backend\n" \
	"    AND (" since ")\n" \
	"    AND (" every " OR f.tuning_case = newest.tuning_case)\n" \
	"    AND fb.operation = newest.operation AND fb.type = newest.type AND fb.oper = newest.oper\n" \
	"    AND fb.strategy = newest.strategy AND fb.params = newest.params);\n"

/* By the order of insertion, which is chronological if one machine wrote the database. */
#define VIEW_RESULTS(view, more, which, every) \
	VIEW_RESULTS_BY(view, more, "r.copy_bandwidth", which, every, "", "m.id DESC", \
			"f.run > newest.run OR (f.run = newest.run AND f.taken >= newest.taken)")

#define EVERY_CASE "f.tuning_case IS NULL"

#define VIEW_VALID(more) VIEW_RESULTS("VIEW valid", more, "", EVERY_CASE)

/* Per device and case: the best variant of each strategy, and the best of all; before final comparisons existed. */
#define VIEW_BEST_OF_STRATEGY \
	"CREATE VIEW best_of_strategy AS SELECT *, min(seconds) AS best FROM valid\n" \
	"  GROUP BY device, backend, tuning_case, strategy;\n"

#define VIEW_BEST \
	"CREATE VIEW best AS SELECT *, min(seconds) AS best FROM valid GROUP BY device, backend, tuning_case;\n"

#define TABLE_FAILURE(outcomes) \
	"CREATE TABLE failure(               -- a variant that is not valid, and why\n" \
	"  id INTEGER PRIMARY KEY,\n" \
	"  run INTEGER NOT NULL REFERENCES run(id),\n" \
	"  build INTEGER NOT NULL REFERENCES build(id),\n" \
	"  tuning_case INTEGER REFERENCES tuning_case(id),  -- NULL: all cases\n" \
	"  taken INTEGER NOT NULL,           -- milliseconds since 1970, UTC\n" \
	"  outcome TEXT NOT NULL CHECK(outcome IN (" outcomes ")),\n" \
	"  reason TEXT NOT NULL,\n" \
	"  geometry TEXT, array TEXT,        -- where it was found wrong, and the same for the rest\n" \
	"  bad_index INTEGER, expected TEXT, actual TEXT,  -- first bad element\n" \
	"  bad INTEGER                       -- how many differ\n" \
	") STRICT;\n" \
	"CREATE INDEX failure_of ON failure(build, tuning_case);\n"

static const char *const version_1[] = {
	"CREATE TABLE device(\n"
	"  id INTEGER PRIMARY KEY,\n"
	"  backend TEXT NOT NULL,            -- cuda, opencl, fake\n"
	"  name TEXT NOT NULL,               -- as the driver tells it\n"
	"  uuid TEXT NOT NULL,               -- empty where the driver tells none\n"
	"  arch TEXT NOT NULL,               -- sm_90; the name where there is nothing better\n"
	"  is_cpu INTEGER NOT NULL,          -- 1: a CPU through OpenCL\n"
	"  has_f64 INTEGER NOT NULL,\n"
	"  has_shuffle INTEGER NOT NULL,\n"
	"  warp INTEGER NOT NULL,            -- threads in step\n"
	"  compute_units INTEGER NOT NULL,   -- SMs or cores\n"
	"  max_block INTEGER NOT NULL,       -- threads a block\n"
	"  local_bytes INTEGER NOT NULL,     -- static local memory a block\n"
	"  local_bytes_sm INTEGER NOT NULL,  -- of an SM, 0 unknown\n"
	"  memory_bytes INTEGER NOT NULL,    -- when first seen\n"
	"  l2_bytes INTEGER NOT NULL,        -- 0 unknown\n"
	"  UNIQUE(name, uuid, backend, arch, compute_units)\n"
	") STRICT;\n",

	"CREATE TABLE environment(\n"
	"  id INTEGER PRIMARY KEY,\n"
	"  driver TEXT NOT NULL,\n"
	"  compiler TEXT NOT NULL,           -- of kernels\n"
	"  host TEXT NOT NULL,               -- machine and system\n"
	"  host_compiler TEXT NOT NULL,      -- of segtune\n"
	"  version TEXT NOT NULL,            -- segtune's\n"
	"  UNIQUE(driver, compiler, host, host_compiler, version)\n"
	") STRICT;\n",

	"CREATE TABLE run(                   -- one invocation on one device\n"
	"  id INTEGER PRIMARY KEY,\n"
	"  device INTEGER NOT NULL REFERENCES device(id),\n"
	"  environment INTEGER NOT NULL REFERENCES environment(id),\n"
	"  started INTEGER NOT NULL,         -- milliseconds since 1970, UTC\n"
	"  command TEXT NOT NULL,\n"
	"  copy_bandwidth REAL NOT NULL CHECK(copy_bandwidth > 0),  -- bytes read and written per second\n"
	"  copy_bytes INTEGER NOT NULL,\n"
	"  copy_low REAL, copy_high REAL,    -- seconds: 95% interval of the copy's median\n"
	"  copy_samples BLOB                 -- doubles, seconds, little-endian\n"
	") STRICT;\n",

	"CREATE TABLE run_end(               -- missing: killed, or still running\n"
	"  run INTEGER PRIMARY KEY REFERENCES run(id),\n"
	"  ended INTEGER NOT NULL,           -- milliseconds since 1970, UTC\n"
	"  status TEXT NOT NULL CHECK(status IN ('done', 'interrupted', 'failed'))\n"
	") STRICT;\n",

	"CREATE TABLE geometry(\n"
	"  id INTEGER PRIMARY KEY,\n"
	"  name TEXT NOT NULL,               -- canonical spec, or path\n"
	"  kind TEXT NOT NULL,\n"
	"  n INTEGER NOT NULL,               -- elements\n"
	"  segments INTEGER NOT NULL,\n"
	"  columns INTEGER NOT NULL,         -- of a matrix, else 0\n"
	"  min INTEGER NOT NULL, max INTEGER NOT NULL, mean REAL NOT NULL,\n"
	"  std REAL NOT NULL, cv REAL NOT NULL,\n"
	"  empty INTEGER NOT NULL,           -- segments of length 0\n"
	"  histogram TEXT NOT NULL,          -- JSON: [0] empty, [k] lengths in [2^(k-1), 2^k); no zeros at the end\n"
	"  -- a path may get other content: then it is another geometry\n"
	"  UNIQUE(name, kind, n, segments, columns, min, max, std, empty, histogram)\n"
	") STRICT;\n",

	"CREATE TABLE tuning_case(\n"
	"  id INTEGER PRIMARY KEY,\n"
	"  operation TEXT NOT NULL,\n"
	"  type TEXT NOT NULL,               -- of elements: f32\n"
	"  oper TEXT NOT NULL,               -- plus\n"
	"  offset_type TEXT NOT NULL,        -- i32, i64\n"
	"  dataset TEXT NOT NULL,            -- which values\n"
	"  geometry INTEGER NOT NULL REFERENCES geometry(id),\n"
	"  cold INTEGER NOT NULL CHECK(cold IN (0, 1)),  -- 1: last-level cache flushed before each sample\n"
	"  bytes REAL NOT NULL,              -- that must be moved at least\n"
	"  UNIQUE(operation, type, oper, offset_type, dataset, geometry, cold, bytes)\n"
	") STRICT;\n",

	"CREATE TABLE build(\n"
	"  id INTEGER PRIMARY KEY,\n"
	"  hash INTEGER NOT NULL,            -- of source, compiler and options; 64 bits, seen as signed\n"
	"  operation TEXT NOT NULL,\n"
	"  type TEXT NOT NULL, oper TEXT NOT NULL,\n"
	"  strategy TEXT NOT NULL,\n"
	"  params TEXT NOT NULL,             -- canonical: LDG=0 NT=128 VT=7\n"
	"  compiler TEXT NOT NULL,\n"
	"  arch TEXT NOT NULL,\n"
	"  seconds REAL,                     -- to compile; NULL unknown, as the next three\n"
	"  registers INTEGER,                -- a thread, of the worst kernel\n"
	"  spill_bytes INTEGER,\n"
	"  local_bytes INTEGER,\n"
	"  UNIQUE(hash, operation, type, oper, strategy, params, arch)\n"
	") STRICT;\n"
	"CREATE INDEX build_of ON build(strategy, params);\n",

	"CREATE TABLE measurement(           -- of a build that was verified\n"
	"  id INTEGER PRIMARY KEY,\n"
	"  run INTEGER NOT NULL REFERENCES run(id),\n"
	"  build INTEGER NOT NULL REFERENCES build(id),\n"
	"  tuning_case INTEGER NOT NULL REFERENCES tuning_case(id),\n"
	"  taken INTEGER NOT NULL,           -- milliseconds since 1970, UTC\n"
	"  median REAL NOT NULL CHECK(median > 0),  -- seconds a call, as all times\n"
	"  low REAL NOT NULL, high REAL NOT NULL,   -- 95% interval of the median\n"
	"  min REAL NOT NULL, mean REAL NOT NULL,\n"
	"  count INTEGER NOT NULL CHECK(count > 0), -- samples\n"
	"  batch INTEGER NOT NULL,           -- calls a sample\n"
	"  stopped TEXT NOT NULL,            -- why sampling ended\n"
	"  samples BLOB CHECK(samples IS NULL OR length(samples) = 8 * count)  -- doubles, little-endian; NULL in a "
	"trimmed copy\n"
	") STRICT;\n"
	"CREATE INDEX measurement_of ON measurement(tuning_case, build);\n",

	TABLE_FAILURE("'build_failed', 'launch_failed', 'wrong', 'too_large'"),
	APPEND_ONLY("device"), APPEND_ONLY("environment"), APPEND_ONLY("run"), APPEND_ONLY("run_end"),
	APPEND_ONLY("geometry"), APPEND_ONLY("tuning_case"), APPEND_ONLY("build"), APPEND_ONLY("measurement"),
	APPEND_ONLY("failure"),

	VIEW_VALID(RAW_SECONDS), VIEW_BEST_OF_STRATEGY, VIEW_BEST, NULL};

/* Operations with preparing launches: the time of these. */
static const char *const version_2[] = {
	"DROP VIEW best; DROP VIEW best_of_strategy; DROP VIEW valid;\n",
	"ALTER TABLE measurement ADD COLUMN prepare REAL;  -- seconds of the launches that prepare; NULL: there are none\n",
	VIEW_VALID(RAW_SECONDS "m.prepare, "), VIEW_BEST_OF_STRATEGY, VIEW_BEST, NULL};

/* Peers get a view of their own: their times are for comparison and never selected. */
#define VIEWS_APART(view, seconds, every, peer) \
	VIEW_RESULTS(view " valid", seconds "m.prepare, ", "  WHERE NOT " peer "\n", every), \
	VIEW_RESULTS(view " peer", seconds "m.prepare, ", "  WHERE " peer "\n", every)
#define VIEWS_OF_RESULTS(view, seconds, every) VIEWS_APART(view, seconds, every, "(b.strategy = 'peer')")

#define VIEWS(seconds) \
	VIEWS_OF_RESULTS("VIEW", seconds, EVERY_CASE), VIEW_BEST_OF_STRATEGY, VIEW_BEST

static const char *const version_3[] = {
	"DROP VIEW best; DROP VIEW best_of_strategy; DROP VIEW valid;\n", VIEWS(RAW_SECONDS), NULL};

/* Times corrected to the start of the run, by dividing by the drift of the sentinel kernel. */
#define STEADY_SECONDS \
	"m.median / coalesce(m.drift, 1) AS seconds, m.low / coalesce(m.drift, 1) AS low, " \
	"m.high / coalesce(m.drift, 1) AS high, " \
	"c.bytes / m.median * coalesce(m.drift, 1) / r.copy_bandwidth AS fraction, "

/* A final comparison: the best variants of a case, measured again in turns. */
#define FINAL \
	"  id INTEGER PRIMARY KEY,\n" \
	"  run INTEGER NOT NULL REFERENCES run(id),\n" \
	"  build INTEGER NOT NULL REFERENCES build(id),\n" \
	"  tuning_case INTEGER NOT NULL REFERENCES tuning_case(id),\n" \
	"  taken INTEGER NOT NULL,           -- milliseconds since 1970, UTC; the same for all of one comparison\n" \
	"  rank INTEGER NOT NULL,            -- 1: the winner\n" \
	"  tied INTEGER NOT NULL CHECK(tied IN (0, 1)),  -- 1: not told from the winner\n" \
	"  ratio REAL NOT NULL CHECK(ratio > 0),         -- median of its seconds over the winner's, pair by pair\n" \
	"  low REAL NOT NULL, high REAL NOT NULL,        -- 95% interval of the ratio\n" \
	"  seconds REAL NOT NULL CHECK(seconds > 0),     -- median\n" \
	"  count INTEGER NOT NULL CHECK(count > 0)       -- samples\n"

/* Crashes and timeouts, the state of the device, drift and throttled samples, final comparisons. */
static const char *const version_4[] = {
	"DROP VIEW best; DROP VIEW best_of_strategy; DROP VIEW valid; DROP VIEW peer;\n",
	"DROP INDEX failure_of; DROP TRIGGER failure_keeps_rows; DROP TRIGGER failure_keeps_values;\n"
	"ALTER TABLE failure RENAME TO failure_before;\n",
	TABLE_FAILURE("'build_failed', 'launch_failed', 'wrong', 'crashed', 'timed_out', 'too_large'"),
	"INSERT INTO failure SELECT * FROM failure_before; DROP TABLE failure_before;\n", APPEND_ONLY("failure"),
	"ALTER TABLE run ADD COLUMN ecc INTEGER;            -- 1: on; NULL, as the rest: the driver does not tell\n"
	"ALTER TABLE run ADD COLUMN power_limit REAL;       -- watts\n"
	"ALTER TABLE run ADD COLUMN sm_clock INTEGER;       -- MHz, under load, when the run began\n"
	"ALTER TABLE run ADD COLUMN memory_clock INTEGER;   -- MHz\n"
	"ALTER TABLE run ADD COLUMN temperature INTEGER;    -- degrees Celsius\n",
	"ALTER TABLE run_end ADD COLUMN sm_clock INTEGER;   -- the same when it ended\n"
	"ALTER TABLE run_end ADD COLUMN memory_clock INTEGER;\n"
	"ALTER TABLE run_end ADD COLUMN temperature INTEGER;\n",
	"ALTER TABLE measurement ADD COLUMN drift REAL;     -- times as slow as when the run began; NULL: not looked for\n"
	"ALTER TABLE measurement ADD COLUMN throttled INTEGER;  -- samples taken while the clock was throttled, all "
	"repeats having been so\n"
	"ALTER TABLE measurement ADD COLUMN repeated INTEGER;   -- samples that were thrown away for that\n",
	"CREATE TABLE final(" FINAL ") STRICT;\n"
	"CREATE INDEX final_of ON final(tuning_case, build);\n",
	APPEND_ONLY("final"),
	VIEWS(STEADY_SECONDS), NULL};

/* Valid results, with times from the newest final comparison of each case: for the variants in it, the fastest one's
 * time multiplied by their ratio to the winner. Thus the winner precedes even a tied variant that was measured slightly
 * faster. */
#define VIEW_DECIDED(view, more) \
	"CREATE " view " decided AS\n" \
	"WITH newest AS (\n" \
	"  SELECT d.name AS device, d.backend, f.tuning_case, f.build,\n" \
	"    CASE f.rank WHEN 1 THEN 1.0 ELSE max(f.ratio, 1.000001) END AS ratio,\n" \
	"    f.taken, max(f.taken) OVER (PARTITION BY d.name, d.backend, f.tuning_case) AS last\n" \
	"  FROM final f JOIN run r ON r.id = f.run JOIN device d ON d.id = r.device),\n" \
	"timed AS (\n" \
	"  SELECT v.*, n.ratio,\n" \
	"    min(CASE WHEN n.ratio > 0 THEN v.seconds END) OVER (PARTITION BY v.device, v.backend, v.tuning_case) AS base\n" \
	"  FROM valid v LEFT JOIN newest n ON n.device = v.device AND n.backend = v.backend\n" \
	"    AND n.tuning_case = v.tuning_case AND n.build = v.build AND n.taken = n.last)\n" \
	"SELECT measurement, run, build, tuning_case, taken, device, backend, arch, driver, compiler,\n" \
	"  operation, type, oper, " more "offset_type, dataset, cold, bytes, geometry, kind, n, segments, max, mean, cv,\n" \
	"  strategy, params, hash, registers, local_bytes, coalesce(ratio * base, seconds) AS seconds, low, high,\n" \
	"  fraction * seconds / coalesce(ratio * base, seconds) AS fraction, prepare, samples, copy_bandwidth\n" \
	"FROM timed;\n"

/* Per device and case: the best variant of each strategy, and the best of all, after final comparisons. */
#define VIEWS_OF_BEST_WITH(view, more) \
	VIEW_DECIDED(view, more), \
	"CREATE " view " best_of_strategy AS SELECT *, min(seconds) AS best FROM decided\n" \
	"  GROUP BY device, backend, tuning_case, strategy;\n", \
	"CREATE " view " best AS SELECT *, min(seconds) AS best FROM decided GROUP BY device, backend, tuning_case;\n"
#define VIEWS_OF_BEST(view) VIEWS_OF_BEST_WITH(view, "")

static const char *const version_5[] = {"DROP VIEW best; DROP VIEW best_of_strategy;\n", VIEWS_OF_BEST("VIEW"), NULL};

/* A build is for one offset type: failed builds for 64-bit offsets are stored per case. */
#define EVERY_NARROW_CASE "f.tuning_case IS NULL AND newest.offset_type = 'i32'"

/* Builds were stored without type and operator, so no failures were found for them: both are taken from their cases. */
static const char *const version_6[] = {
	"DROP VIEW best; DROP VIEW best_of_strategy; DROP VIEW decided; DROP VIEW valid; DROP VIEW peer;\n",
	"DROP TRIGGER build_keeps_rows; DROP TRIGGER build_keeps_values;\n"
	"UPDATE OR IGNORE build SET type = told.type, oper = told.oper FROM (\n"
	"  SELECT m.build, c.type, c.oper FROM measurement m JOIN tuning_case c ON c.id = m.tuning_case UNION\n"
	"  SELECT f.build, c.type, c.oper FROM failure f JOIN tuning_case c ON c.id = f.tuning_case) AS told\n"
	"  WHERE told.build = build.id AND build.type = '';\n",
	APPEND_ONLY("build"), VIEWS_OF_RESULTS("VIEW", STEADY_SECONDS, EVERY_NARROW_CASE), VIEWS_OF_BEST("VIEW"), NULL};

/* Strategies and parameters are renamed (renames.c), and each peer becomes a strategy. */
#define IS_PEER "(substr(b.strategy, 1, 5) = 'peer_')"
#define VIEWS_OF_NAMES(view, seconds) VIEWS_APART(view, seconds, EVERY_NARROW_CASE, IS_PEER), VIEWS_OF_BEST(view)

/* The mark distinguishes rows already renamed from rows whose old name equals another one's new name. */
static const char *const version_7[] = {
	"DROP VIEW best; DROP VIEW best_of_strategy; DROP VIEW decided; DROP VIEW valid; DROP VIEW peer;\n",
	"DROP TRIGGER build_keeps_rows; DROP TRIGGER build_keeps_values;\n"
	"UPDATE build SET strategy = char(1) || renamed_strategy(operation, strategy, params),\n"
	"  params = renamed_params(strategy, params);\n"
	"UPDATE build SET strategy = substr(strategy, 2);\n",
	APPEND_ONLY("build"), VIEWS_OF_NAMES("VIEW", STEADY_SECONDS), NULL};

/* Key types of reduce_by_key, some of which were separate operations before. */
#define OPERATION_OF "CASE WHEN operation IN ('reduce_by_key_i64', 'reduce_by_key_f32', 'reduce_by_key_values')\n" \
	"    THEN 'reduce_by_key' ELSE operation END"
#define KEY_TYPE_OF "CASE operation WHEN 'reduce_by_key_i64' THEN 'i64' WHEN 'reduce_by_key_f32' THEN 'f32'\n" \
	"    WHEN 'reduce_by_key_values' THEN 'none' WHEN 'reduce_by_key' THEN 'i32' WHEN 'reduce_by_key_host' THEN 'i32'\n" \
	"    WHEN 'reduce_by_key_apply' THEN 'i32' ELSE '' END"
#define VIEWS_WITH_KEYS(view, seconds) \
	VIEWS_APART(view, "c.key_type, " seconds, EVERY_NARROW_CASE " AND fb.key_type = newest.key_type", IS_PEER), \
	VIEWS_OF_BEST_WITH(view, "key_type, ")

/* A new table, because the key type is part of a case's identity. Rows that refer to it do not change (foreign keys are
 * off). */
static const char *const version_8[] = {
	"DROP VIEW best; DROP VIEW best_of_strategy; DROP VIEW decided; DROP VIEW valid; DROP VIEW peer;\n",
	"CREATE TABLE keyed_case(\n"
	"  id INTEGER PRIMARY KEY,\n"
	"  operation TEXT NOT NULL,\n"
	"  key_type TEXT NOT NULL,           -- i32, i64, u64, f32; none: i32, keys are not written; empty: without keys\n"
	"  type TEXT NOT NULL,               -- of elements: f32\n"
	"  oper TEXT NOT NULL,               -- plus\n"
	"  offset_type TEXT NOT NULL,        -- i32, i64\n"
	"  dataset TEXT NOT NULL,            -- which values\n"
	"  geometry INTEGER NOT NULL REFERENCES geometry(id),\n"
	"  cold INTEGER NOT NULL CHECK(cold IN (0, 1)),  -- 1: last-level cache flushed before each sample\n"
	"  bytes REAL NOT NULL,              -- that must be moved at least\n"
	"  UNIQUE(operation, key_type, type, oper, offset_type, dataset, geometry, cold, bytes)\n"
	") STRICT;\n",
	"INSERT INTO keyed_case SELECT id, " OPERATION_OF ", " KEY_TYPE_OF ",\n"
	"  type, oper, offset_type, dataset, geometry, cold, bytes FROM tuning_case;\n"
	"DROP TABLE tuning_case; ALTER TABLE keyed_case RENAME TO tuning_case;\n",
	"DROP TRIGGER build_keeps_rows; DROP TRIGGER build_keeps_values;\n"
	"ALTER TABLE build ADD COLUMN key_type TEXT NOT NULL DEFAULT '';\n"
	"UPDATE build SET operation = " OPERATION_OF ", key_type = " KEY_TYPE_OF ";\n",
	APPEND_ONLY("tuning_case"), APPEND_ONLY("build"), VIEWS_WITH_KEYS("VIEW", STEADY_SECONDS), NULL};

/* The shape of lengths, estimated for rows stored before; and how the searches of cases ended, without which an export
 * could not know what was not tried. A case's sensible variants are counted when it is swept. */
#define VIEWS_WITH_SHAPES(view, seconds) \
	VIEWS_APART(view, "c.key_type, g.share_1k, g.share_4k, " seconds, \
		    EVERY_NARROW_CASE " AND fb.key_type = newest.key_type", IS_PEER), \
	VIEWS_OF_BEST_WITH(view, "key_type, share_1k, share_4k, ")
#define SEARCH_END \
	"  id INTEGER PRIMARY KEY,\n" \
	"  run INTEGER NOT NULL REFERENCES run(id),\n" \
	"  tuning_case INTEGER NOT NULL REFERENCES tuning_case(id),\n" \
	"  taken INTEGER NOT NULL,           -- milliseconds since 1970, UTC\n" \
	"  outcome TEXT NOT NULL CHECK(outcome IN ('complete', 'cut_short', 'not_reached')),  -- complete: nothing was\n" \
	"                                    -- left to try; cut_short: the budget ended it\n" \
	"  listed INTEGER NOT NULL CHECK(listed >= 0)  -- variants that the sweep would have tried\n"

static const char *const version_9[] = {
	"DROP VIEW best; DROP VIEW best_of_strategy; DROP VIEW decided; DROP VIEW valid; DROP VIEW peer;\n",
	"DROP TRIGGER geometry_keeps_rows; DROP TRIGGER geometry_keeps_values;\n"
	"ALTER TABLE geometry ADD COLUMN share_1k REAL NOT NULL DEFAULT 0;  -- of the elements: in segments of >= 1024\n"
	"ALTER TABLE geometry ADD COLUMN share_4k REAL NOT NULL DEFAULT 0;  -- the same, 4096\n"
	"UPDATE geometry SET share_1k = share_estimate(histogram, n, max, 1024),\n"
	"  share_4k = share_estimate(histogram, n, max, 4096);\n",
	APPEND_ONLY("geometry"),
	"CREATE TABLE search_end(" SEARCH_END ") STRICT;\n"
	"CREATE INDEX search_end_of ON search_end(tuning_case);\n",
	APPEND_ONLY("search_end"), VIEWS_WITH_SHAPES("VIEW", STEADY_SECONDS), NULL};

/* Databases can be merged: which row is newer is decided by time, not by insertion order. And a file is one geometry,
 * whatever path it was read from. */
#define VIEW_BY_TIME(view, more, copy, which, every) \
	VIEW_RESULTS_BY(view, more, copy, which, every, "", "m.taken DESC, m.id DESC", \
			"f.taken > newest.taken OR (f.taken = newest.taken AND f.run >= newest.run)")
#define OF_KEY_TYPE EVERY_NARROW_CASE " AND fb.key_type = newest.key_type"
#define KEYS_AND_SHAPES "c.key_type, g.share_1k, g.share_4k, "
#define VIEWS_BY_TIME(view, seconds, copy) \
	VIEW_BY_TIME(view " valid", KEYS_AND_SHAPES seconds "m.prepare, ", copy, "  WHERE NOT " IS_PEER "\n", OF_KEY_TYPE), \
	VIEW_BY_TIME(view " peer", KEYS_AND_SHAPES seconds "m.prepare, ", copy, "  WHERE " IS_PEER "\n", OF_KEY_TYPE), \
	VIEWS_OF_BEST_WITH(view, "key_type, share_1k, share_4k, ")

static const char *const version_10[] = {
	"DROP VIEW best; DROP VIEW best_of_strategy; DROP VIEW decided; DROP VIEW valid; DROP VIEW peer;\n",
	"ALTER TABLE geometry ADD COLUMN content INTEGER NOT NULL DEFAULT 0;  -- hash of a file's bytes; 0: none, unknown\n"
	"CREATE INDEX geometry_of ON geometry(content);\n",
	VIEWS_BY_TIME("VIEW", STEADY_SECONDS, "r.copy_bandwidth"), NULL};

/* A device has one copy bandwidth, whichever backend measures it: results of other backends are related to the fastest
 * copy through CUDA, if the database has one of the same device that is faster than their own. */
#define COPY_OF \
	"max(r.copy_bandwidth, coalesce((SELECT max(o.copy_bandwidth) FROM run o JOIN device x ON x.id = o.device\n" \
	"      WHERE d.backend <> 'cuda' AND x.backend = 'cuda' AND x.name = d.name\n" \
	"        AND (x.uuid = d.uuid OR d.uuid = '')), 0))"
#define SHARED_COPY COPY_OF " AS copy_bandwidth"
#define SHARED_RAW_SECONDS "m.median AS seconds, m.low, m.high, c.bytes / m.median /\n    " COPY_OF " AS fraction, "
#define SHARED_SECONDS \
	"m.median / coalesce(m.drift, 1) AS seconds, m.low / coalesce(m.drift, 1) AS low, " \
	"m.high / coalesce(m.drift, 1) AS high, c.bytes / m.median * coalesce(m.drift, 1) /\n    " COPY_OF " AS fraction, "

static const char *const version_11[] = {
	"DROP VIEW best; DROP VIEW best_of_strategy; DROP VIEW decided; DROP VIEW valid; DROP VIEW peer;\n",
	VIEWS_BY_TIME("VIEW", SHARED_SECONDS, SHARED_COPY), NULL};

/* Winners are launched many times before they may be exported: stores how often. */
#define CONFIRMATION \
	"  id INTEGER PRIMARY KEY,\n" \
	"  run INTEGER NOT NULL REFERENCES run(id),\n" \
	"  build INTEGER NOT NULL REFERENCES build(id),\n" \
	"  tuning_case INTEGER NOT NULL REFERENCES tuning_case(id),\n" \
	"  taken INTEGER NOT NULL,           -- milliseconds since 1970, UTC\n" \
	"  launches INTEGER NOT NULL CHECK(launches > 0)  -- in a row, all results compared and right\n"

static const char *const version_12[] = {
	"CREATE TABLE confirmation(" CONFIRMATION ") STRICT;\n"
	"CREATE INDEX confirmation_of ON confirmation(build, tuning_case);\n",
	APPEND_ONLY("confirmation"), NULL};

/* Each driver has results of its own: older ones stay when a newer driver measures the same again. A variant found
 * wrong is wrong with any driver; one that a newer compiler rejects stays valid with the older driver. */
#define VIEW_BY_DRIVER(view, seconds, which) \
	VIEW_RESULTS_BY(view, KEYS_AND_SHAPES seconds "m.prepare, ", SHARED_COPY, which, OF_KEY_TYPE, ", v.driver", \
			"m.taken DESC, m.id DESC", \
			"(f.taken > newest.taken OR (f.taken = newest.taken AND f.run >= newest.run))\n" \
			"      AND (f.outcome = 'wrong' OR newest.driver =\n" \
			"        (SELECT fv.driver FROM environment fv WHERE fv.id = fr.environment))")

/* Like VIEW_DECIDED, with the newest final comparison of each driver. Besides the ratio it takes `compared`, further
 * columns of the comparison, which `also` selects; `decided` is a variant's time. */
#define VIEW_DECIDED_WITH(view, compared, also, decided) \
	"CREATE " view " decided AS\n" \
	"WITH newest AS (\n" \
	"  SELECT d.name AS device, d.backend, e.driver, f.tuning_case, f.build,\n" \
	"    CASE f.rank WHEN 1 THEN 1.0 ELSE max(f.ratio, 1.000001) END AS ratio,\n" compared \
	"    f.taken, max(f.taken) OVER (PARTITION BY d.name, d.backend, e.driver, f.tuning_case) AS last\n" \
	"  FROM final f JOIN run r ON r.id = f.run JOIN device d ON d.id = r.device\n" \
	"    JOIN environment e ON e.id = r.environment),\n" \
	"timed AS (\n" \
	"  SELECT v.*, n.ratio," also "\n" \
	"    min(CASE WHEN n.ratio > 0 THEN v.seconds END)\n" \
	"      OVER (PARTITION BY v.device, v.backend, v.driver, v.tuning_case) AS base\n" \
	"  FROM valid v LEFT JOIN newest n ON n.device = v.device AND n.backend = v.backend AND n.driver = v.driver\n" \
	"    AND n.tuning_case = v.tuning_case AND n.build = v.build AND n.taken = n.last)\n" \
	"SELECT measurement, run, build, tuning_case, taken, device, backend, arch, driver, compiler,\n" \
	"  operation, type, oper, key_type, share_1k, share_4k, offset_type, dataset, cold, bytes, geometry, kind, n,\n" \
	"  segments, max, mean, cv, strategy, params, hash, registers, local_bytes,\n" \
	"  " decided " AS seconds, low, high,\n" \
	"  fraction * seconds / " decided " AS fraction, prepare, samples, copy_bandwidth\n" \
	"FROM timed;\n"
#define VIEW_DECIDED_BY_DRIVER(view) VIEW_DECIDED_WITH(view, "", "", "coalesce(ratio * base, seconds)")

/* All views of results; `decided` is the text of the one of that name. */
#define VIEWS_BY_DRIVER_WITH(view, seconds, decided) \
	VIEW_BY_DRIVER(view " valid", seconds, "  WHERE NOT " IS_PEER "\n"), \
	VIEW_BY_DRIVER(view " peer", seconds, "  WHERE " IS_PEER "\n"), \
	decided, VIEWS_OF_BEST_BY_DRIVER(view)
#define VIEWS_OF_BEST_BY_DRIVER(view) \
	"CREATE " view " best_of_strategy AS SELECT *, min(seconds) AS best FROM decided\n" \
	"  GROUP BY device, backend, driver, tuning_case, strategy;\n", \
	"CREATE " view " best AS SELECT *, min(seconds) AS best FROM decided GROUP BY device, backend, driver, tuning_case;\n"

static const char *const version_13[] = {
	"DROP VIEW best; DROP VIEW best_of_strategy; DROP VIEW decided; DROP VIEW valid; DROP VIEW peer;\n",
	VIEWS_BY_DRIVER_WITH("VIEW", SHARED_SECONDS, VIEW_DECIDED_BY_DRIVER("VIEW")), NULL};

/* The heaviest span of a geometry; in a separate table, so that it can be added to existing geometries. */
#define SPAN \
	"  geometry INTEGER PRIMARY KEY REFERENCES geometry(id),\n" \
	"  elements INTEGER NOT NULL         -- of the heaviest 128 consecutive segments\n"
static const char *const version_14[] = {"CREATE TABLE span(" SPAN ") STRICT;\n", APPEND_ONLY("span"), NULL};

/* A comparison may have dropped a variant after seven rounds, as slower than the variant that looked fastest then: for
 * calls of some microseconds its ratio is known only within a fifth. If the interval of the ratio is more than `times` as
 * wide as that of the variant's own samples, the variant keeps its own time; the winner still precedes it. */
#define VIEW_DECIDED_BY_PRECISION(view, times) \
	VIEW_DECIDED_WITH(view, "    CASE f.rank WHEN 1 THEN 0 ELSE f.high - f.low END AS width,\n", " n.width,", \
			  "CASE WHEN high > low AND width > " times " * (high - low) / seconds\n" \
			  "    THEN max(seconds, 1.000001 * base) ELSE coalesce(ratio * base, seconds) END")
#define DROP_DECIDED "DROP VIEW best; DROP VIEW best_of_strategy; DROP VIEW decided;\n"
static const char *const version_15[] = {DROP_DECIDED,
					 VIEW_DECIDED_BY_PRECISION("VIEW", "2"), VIEWS_OF_BEST_BY_DRIVER("VIEW"), NULL};

/* The more precise of the two decides. Below 2^21 elements a finalist's time over the fastest one's then differs by 2.0%
 * between two runs of the same 816 cases, instead of 2.2% with `times` = 2; above by 1.1% instead of 1.2%. */
#define VIEW_DECIDED_TODAY(view) VIEW_DECIDED_BY_PRECISION(view, "1")
static const char *const version_16[] = {DROP_DECIDED,
					 VIEW_DECIDED_TODAY("VIEW"), VIEWS_OF_BEST_BY_DRIVER("VIEW"), NULL};

/* What readers of older databases need from this version: before finals, before renaming, after it, before shares,
 * before launch counts, before drivers were separated, before spans. As tables, filled once, because views would rename
 * each row once per measurement. */
#define CONFIRMATIONS "CREATE TEMP TABLE confirmation(" CONFIRMATION ");\n"
#define KEYED_CASES \
	"CREATE TEMP TABLE tuning_case(id INTEGER PRIMARY KEY, operation, key_type, type, oper, offset_type, dataset,\n" \
	"  geometry, cold, bytes);\n" \
	"INSERT INTO temp.tuning_case SELECT id, " OPERATION_OF ", " KEY_TYPE_OF ",\n" \
	"  type, oper, offset_type, dataset, geometry, cold, bytes FROM main.tuning_case;\n"
#define KEYED_BUILDS(strategy, params) \
	"CREATE TEMP TABLE build(id INTEGER PRIMARY KEY, hash, operation, key_type, type, oper, strategy, params,\n" \
	"  compiler, arch, seconds, registers, spill_bytes, local_bytes);\n" \
	"INSERT INTO temp.build SELECT id, hash, " OPERATION_OF ", " KEY_TYPE_OF ",\n" \
	"  type, oper, " strategy ", " params ",\n" \
	"  compiler, arch, seconds, registers, spill_bytes, local_bytes FROM main.build;\n"
#define SHAPES \
	"CREATE TEMP TABLE geometry(id INTEGER PRIMARY KEY, name, kind, n, segments, columns, min, max, mean, std, cv,\n" \
	"  empty, histogram, share_1k, share_4k);\n" \
	"INSERT INTO temp.geometry SELECT *, share_estimate(histogram, n, max, 1024),\n" \
	"  share_estimate(histogram, n, max, 4096) FROM main.geometry;\n" \
	"CREATE TEMP TABLE search_end(" SEARCH_END ");\n" CONFIRMATIONS
#define RENAMED_BUILDS KEYED_BUILDS("renamed_strategy(operation, strategy, params)", "renamed_params(strategy, params)")
#define SPANS "CREATE TEMP TABLE span(" SPAN ");\n"
#define TODAY SPANS, VIEWS_BY_DRIVER_WITH("TEMP VIEW", SHARED_SECONDS, VIEW_DECIDED_TODAY("TEMP VIEW")), NULL
#define DECIDED_TODAY VIEW_DECIDED_TODAY("TEMP VIEW"), VIEWS_OF_BEST_BY_DRIVER("TEMP VIEW"), NULL
static const char *const views_without_finals[] = {
	"CREATE TEMP TABLE final(" FINAL ");\n", KEYED_CASES, RENAMED_BUILDS, SHAPES, SPANS,
	VIEWS_BY_DRIVER_WITH("TEMP VIEW", SHARED_RAW_SECONDS, VIEW_DECIDED_TODAY("TEMP VIEW")), NULL};
static const char *const views_since_finals[] = {KEYED_CASES, RENAMED_BUILDS, SHAPES, TODAY};
static const char *const views_since_names[] = {KEYED_CASES, KEYED_BUILDS("strategy", "params"), SHAPES, TODAY};
static const char *const views_since_keys[] = {SHAPES, TODAY};
static const char *const views_since_shapes[] = {CONFIRMATIONS, TODAY};
static const char *const views_since_confirmations[] = {TODAY};
static const char *const views_since_drivers[] = {SPANS, DECIDED_TODAY};
static const char *const views_since_spans[] = {DECIDED_TODAY};
/* clang-format on */

const char *const *const schema_migrations[SCHEMA_VERSION] = {
	version_1, version_2,  version_3,  version_4,  version_5,  version_6,  version_7,  version_8,
	version_9, version_10, version_11, version_12, version_13, version_14, version_15, version_16};
const char *const *const schema_views[SCHEMA_VERSION] = {NULL,
							 NULL,
							 views_without_finals,
							 views_without_finals,
							 views_since_finals,
							 views_since_finals,
							 views_since_finals,
							 views_since_names,
							 views_since_keys,
							 views_since_shapes,
							 views_since_shapes,
							 views_since_shapes,
							 views_since_confirmations,
							 views_since_drivers,
							 views_since_spans,
							 views_since_spans};

const char *const schema_tables[] = {"device",      "environment",  "run",         "run_end", "geometry",
				     "tuning_case", "build",        "measurement", "failure", "final",
				     "search_end",  "confirmation", "span",        NULL};
