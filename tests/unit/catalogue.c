/* Descriptors, valid and invalid, in a user's folder created here; the spaces, sources and plans that follow from
 * them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "../test.h"
#include "tuner/base/assets.h"
#include "tuner/catalogue/catalogue.h"

static struct test_counts t;
static char dir[] = "/tmp/segtune-catalogue-XXXXXX";

static void path_of(char path[256], const char *name)
{
	(void)snprintf(path, 256, "%s/%s", dir, name);
}

static void put(const char *name, const char *text)
{
	char path[256];
	FILE *file;

	path_of(path, name);
	file = fopen(path, "w");
	if (!file || fputs(text, file) < 0 || fclose(file) != 0)
		(void)test_ok(&t, 0, "write %s", path);
}

static void drop(const char *name)
{
	char path[256];

	path_of(path, name);
	(void)remove(path);
}

/* Parts of a descriptor, for tests of one of its other parts. */
#define ABOUT "about='x',source='x.cl',"
#define LAUNCH "{kernel='x',grid=1,block=1,args={'values'}}"
#define LAUNCHES "launches={" LAUNCH "},"

static const struct {
	const char *name, *text, *message; /* expected error, without the leading "DIR/segreduce/" */
} mistakes[] = {
	{"syntax error", "return strategy {\n about = ,\n}", "x.lua:2: unexpected symbol near ','"},
	{"runtime error", "\nlocal x = nil + 1", "x.lua:2: attempt to perform arithmetic on a nil value"},
	{"error with a text", "error('my text')", "x.lua:1: my text"},
	{"error with a table", "error({})", "x.lua:1: error raised with a table value"},
	{"binary chunk", "\033Lua", "x.lua: attempt to load a binary chunk"},
	{"endless loop", "\n\nwhile true do end", "x.lua:3: endless loop"},
	{"endless recursion", "local function f() return 1 + f() end f()", "x.lua:1: "},
	{"endless pattern", "local s = ('a'):rep(60)\ns:find(('a*'):rep(30) .. 'b')", "x.lua:2: pattern"},
	{"memory hog", "local s = {}\nfor i = 1, 1e9 do s[i] = {i} end", "x.lua:2: "},
	{"memory hog in one call", "local s = 1\ns = ('x'):rep(1e9)", "x.lua:2: not enough memory: the limit is 64 MB"},
	{"no os", "os.exit(0)", "x.lua:1: attempt to index a nil value (global 'os')"},
	{"no io", "io.open('x')", "x.lua:1: attempt to index a nil value (global 'io')"},
	{"no load", "load('return 1')", "x.lua:1: attempt to call a nil value (global 'load')"},
	{"no pcall", "pcall(error)", "x.lua:1: attempt to call a nil value (global 'pcall')"},
	{"no require", "require 'x'", "x.lua:1: attempt to call a nil value (global 'require')"},
	{"no dump", "string.dump(function() end)", "x.lua:1: attempt to call a nil value (field 'dump')"},
	{"no setmetatable", "setmetatable({}, {})", "x.lua:1: attempt to call a nil value (global 'setmetatable')"},
	{"piece that is not there", "return strategy {" ABOUT LAUNCHES "\ntile = pieces.tille }",
	 "x.lua:2: 'pieces' has no field 'tille'"},
	{"change of the pieces", "\npieces.tile = nil", "x.lua:2: 'pieces' cannot be changed"},
	{"change of what parameters mean", "\nparameters.NT = ''",
	 "x.lua:2: attempt to index a nil value (global 'parameters')"},
	{"carries of nothing", "\nlocal c = pieces.carries {}", "x.lua:2: 'count' of carries must be a function"},
	{"carries with an unknown key", "\nlocal c = pieces.carries { counts = ceil_div }",
	 "x.lua:2: unknown key 'counts' in carries"},
	{"error in a piece", "\nlocal c = pieces.tile(nil)", "x.lua:2: variants/lib/common.lua:"},
	{"no return", "local x = 1", "x.lua:1: must end with 'return strategy { ... }'"},
	{"table without a call", "return {" ABOUT LAUNCHES "}", "must end with 'return strategy { ... }'"},
	{"operation in a strategy", "return operation {" ABOUT LAUNCHES "}", "must end with 'return strategy { ... }'"},
	{"other table returned", "strategy {" ABOUT LAUNCHES "} return {}", "x.lua:1: must end with"},
	{"strategy without table", "return strategy 'x'", "x.lua:1: bad argument #1 to 'strategy'"},
	{"unknown key", "return strategy {\n" ABOUT "\n" LAUNCHES "\n lanches = {},\n}",
	 "x.lua:4: unknown key 'lanches' in strategy"},
	{"entry without a name", "return strategy { 1," ABOUT LAUNCHES "}", "strategy has an entry without a name"},
	{"no about", "\nreturn strategy { source = 'x.cl', " LAUNCHES "}", "x.lua:2: 'about' is missing"},
	{"about of another type", "return strategy { source = 'x.cl',\nabout = 1, " LAUNCHES "}",
	 "x.lua:2: 'about' must be a string, not a number"},
	{"no source", "return strategy { about = 'x', " LAUNCHES "}", "x.lua:1: 'source' is missing"},
	{"source elsewhere", "return strategy { about = 'x', source = '../x.cl', " LAUNCHES "}",
	 "source '../x.cl' must be the name of a .cl or .cu file"},
	{"source that is no kernel", "return strategy { about = 'x', source = 'x.lua', " LAUNCHES "}",
	 "source 'x.lua' must be the name"},
	{"source that is not there", "return strategy { about = 'x',\nsource = 'y.cl', " LAUNCHES "}",
	 "x.lua:2: no kernel file 'y.cl' beside the descriptor"},
	{"unknown backend", "return strategy {" ABOUT LAUNCHES " backend = 'abacus' }", "backend 'abacus' is unknown"},
	{"params no table", "return strategy {" ABOUT LAUNCHES " params = 1 }", "'params' must be a table of lists"},
	{"param without values", "return strategy {" ABOUT LAUNCHES "\nparams = {\nNT = {} } }",
	 "x.lua:3: parameter 'NT' has no values"},
	{"param no list", "return strategy {" ABOUT LAUNCHES " params = { NT = 64 } }",
	 "parameter 'NT' must be a list of integers, not a number"},
	{"param with a fraction", "return strategy {" ABOUT LAUNCHES " params = { NT = {64, 0.5} } }",
	 "value 2 of parameter 'NT' is not an integer"},
	{"param with a text", "return strategy {" ABOUT LAUNCHES " params = { NT = {'64'} } }",
	 "value 1 of parameter 'NT' is not an integer"},
	{"param with a value twice", "return strategy {" ABOUT LAUNCHES " params = { NT = {64, 64} } }",
	 "parameter 'NT' has the value 64 twice"},
	{"param with names", "return strategy {" ABOUT LAUNCHES " params = { NT = {64, x = 1} } }",
	 "'NT' must be a list without gaps or names"},
	{"param with a reserved name", "return strategy {" ABOUT LAUNCHES " params = { T = {1} } }",
	 "'T' cannot be the name of a parameter"},
	{"param that is no name", "return strategy {" ABOUT LAUNCHES " params = { ['N T'] = {1} } }",
	 "'N T' cannot be the name of a parameter"},
	{"too many combinations",
	 "local r = range(1, 1000) return strategy {" ABOUT LAUNCHES " params = { A = r, B = r, C = r } }",
	 "more than 4000000 combinations"},
	{"meaning of nothing", "return strategy {" ABOUT LAUNCHES " meaning = { NT = 'threads' } }",
	 "'meaning' names 'NT', which is no parameter"},
	{"rarely what is no parameter", "return strategy {" ABOUT LAUNCHES "\nrarely = { 'NT' } }",
	 "x.lua:2: 'rarely' names 'NT', which is no parameter"},
	{"possible no function", "return strategy {" ABOUT LAUNCHES "\npossible = true }",
	 "x.lua:2: 'possible' must be a function, not a boolean"},
	{"sensible no function", "return strategy {" ABOUT LAUNCHES " sensible = 1 }", "'sensible' must be a function"},
	{"ordered no truth", "return strategy {" ABOUT LAUNCHES " ordered = 1 }", "'ordered' must be true or false"},
	{"reproducible no truth", "return strategy {" ABOUT LAUNCHES " reproducible = 1 }",
	 "'reproducible' must be true or false"},
	{"tile no function", "return strategy {" ABOUT LAUNCHES " tile = 1 }", "'tile' must be a function"},
	{"buffer without size", "return strategy {" ABOUT LAUNCHES " buffers = { carry = 12 } }",
	 "buffer 'carry' must be a function or"},
	{"buffer table without bytes", "return strategy {" ABOUT LAUNCHES " buffers = { carry = {} } }",
	 "'bytes' is missing"},
	{"buffer with an unknown key",
	 "return strategy {" ABOUT LAUNCHES " buffers = { carry = { bytes = print, zero = true } } }",
	 "unknown key 'zero' in buffer 'carry'"},
	{"buffer called as an array", "return strategy {" ABOUT LAUNCHES " buffers = { result = ceil_div } }",
	 "'result' cannot be the name of a temporary"},
	{"like nothing", "return strategy {\nlike = 'nothing' }",
	 "x.lua:2: 'like' names 'nothing', of which there is no descriptor"},
	{"like itself", "return strategy { like = 'x' }", "'like' names 'x', of which there is no descriptor"},
	{"after no boolean", "return strategy {" ABOUT " launches = { {kernel='x',grid=1,block=1,args={},after=1} } }",
	 "'after' must be true or false, not a number"},
	{"after of a kernel",
	 "return strategy {" ABOUT " launches = { {kernel='x',grid=1,block=1,args={},after=true} } }",
	 "'after' is for libraries: what kernels do is timed"},
	{"once no boolean", "return strategy {" ABOUT " launches = { {kernel='x',grid=1,block=1,args={},once=1} } }",
	 "'once' must be true or false, not a number"},
	{"enabled by no parameter",
	 "return strategy {" ABOUT " launches = { {kernel='x',grid=1,block=1,args={},enabled_by='VT'} } }",
	 "'enabled_by' names 'VT', which is no parameter"},
	{"disabled by no parameter",
	 "return strategy {" ABOUT " launches = { {kernel='x',grid=1,block=1,args={},disabled_by='VT'} } }",
	 "'disabled_by' names 'VT', which is no parameter"},
	{"buffer called source", "return strategy {" ABOUT LAUNCHES " buffers = { source = ceil_div } }",
	 "'source' cannot be the name of a temporary"},
	{"no launches", "return strategy {" ABOUT "}", "'launches' is missing"},
	{"empty launches", "return strategy {" ABOUT " launches = {} }", "'launches' is empty"},
	{"launch no table", "return strategy {" ABOUT " launches = { 'x' } }",
	 "launch 1 must be a table, not a string"},
	{"launch without kernel", "return strategy {" ABOUT " launches = { {grid=1,block=1,args={}} } }",
	 "launch 1 has no 'kernel' name"},
	{"kernel that is not there",
	 "return strategy {" ABOUT " launches = {\n{kernel='segreduce_y',grid=1,block=1,args={}} } }",
	 "x.lua:2: '%s/segreduce/x.cl' has no kernel 'segreduce_y'"},
	{"launch without grid", "return strategy {" ABOUT " launches = { {kernel='x',block=1,args={}} } }",
	 "a launch has no 'grid'"},
	{"block names no parameter",
	 "return strategy {" ABOUT " launches = { {kernel='x',grid=1,block='NT',args={}} } }",
	 "'block' names 'NT', which is no parameter"},
	{"grid of another type", "return strategy {" ABOUT " launches = { {kernel='x',grid={},block=1,args={}} } }",
	 "'grid' must be an integer, a function or the name of a parameter, not a table"},
	{"no args", "return strategy {" ABOUT " launches = { {kernel='x',grid=1,block=1} } }", "'args' is missing"},
	{"argument naming nothing",
	 "return strategy {" ABOUT " launches = { {kernel='x',grid=1,block=1,\nargs={'values','cary'}} } }",
	 "x.lua:2: argument 'cary' is no array, temporary, 'source', 'n', 'segments', 'type' or 'operator'"},
	{"argument of another type", "return strategy {" ABOUT " launches = { {kernel='x',grid=1,block=1,args={1}} } }",
	 "argument 1 must be a name or a function, not a number"},
	{"unknown key in a launch",
	 "return strategy {" ABOUT " launches = { {kernel='x',grid=1,block=1,args={},shared=1} } }",
	 "unknown key 'shared' in launch 1"},
};

/* Opens the catalogue with dir; the error must contain the message, in which %s stands for dir. */
static void refused(const char *name, const char *message)
{
	struct catalogue *cat = NULL;
	struct err e = {0};
	char wanted[512];

	(void)snprintf(wanted, sizeof wanted, "%s", message);
	if (strstr(message, "%s")) {
		const char *hole = strstr(message, "%s");

		(void)snprintf(wanted, sizeof wanted, "%.*s%s%s", (int)(hole - message), message, dir, hole + 2);
	}
	if (catalogue_open(dir, &cat, &e) == 0)
		(void)test_ok(&t, 0, "%s is refused", name);
	else
		(void)test_ok(&t,
			      strstr(e.text, wanted) && strncmp(e.text, dir, strlen(dir)) == 0 && !strchr(e.text, '\n'),
			      "%s: %s", name, e.text);
	catalogue_close(cat);
}

static void test_mistakes(void)
{
	put("segreduce/x.cl", "KERNEL void x(GLOBAL T *values) {}\n");
	for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
		put("segreduce/x.lua", mistakes[i].text);
		refused(mistakes[i].name, mistakes[i].message);
	}
	put("segreduce/x.lua", "return strategy {" ABOUT LAUNCHES "}");
	put("segreduce/x.cl", "#include \"lost.h\"\n");
	refused("include that is not there", "/segreduce/x.cl:1: no file to include called 'lost.h'");
	put("segreduce/x.cl", "KERNEL void x() {}\n#include \"a.h\"\n");
	put("segreduce/a.h", "\n\n  #  include \"b.h\"\n");
	put("segreduce/b.h", "#include \"a.h\"\n");
	refused("cycle of includes", "/segreduce/b.h:1: 'a.h' includes itself");
	drop("segreduce/a.h");
	drop("segreduce/b.h");
	drop("segreduce/x.cl");
	drop("segreduce/x.lua");
}

/* Faulty descriptors of operations; all of operation reduce. */
static const struct {
	const char *name, *text, *message;
} operation_mistakes[] = {
	{"operation without outputs", "inputs = {'values'}, outputs = {}, bytes = ceil_div", ":1: 'outputs' is empty"},
	{"operation without bytes", "inputs = {'values'}, outputs = {'result'}", ":1: 'bytes' is missing"},
	{"operation with an unknown key", "input = {'values'}", ":1: unknown key 'input' in operation"},
	{"operation with an array of its own", "inputs = {'values', 'y'}, outputs = {'result'}, bytes = ceil_div",
	 ":1: operation 'reduce' has no array 'y'"},
	{"operation with a foreign source",
	 "inputs = {'values'}, outputs = {'result'}, bytes = ceil_div, source = {'offsets'}",
	 ":1: 'source' names 'offsets', which is no array"},
	{"operation that fetches nothing",
	 "inputs = {'values'}, outputs = {'result'}, bytes = ceil_div, fetch = 'count'",
	 ":1: 'fetch' names 'count', which is no array"},
	{"operation like nothing", "inputs = {'values'}, outputs = {'result'}, bytes = ceil_div, like = 'sort'",
	 "'like' names 'sort', which is no operation"},
	{"operation like itself", "like = 'reduce'", "'like' names 'reduce', which is like this one itself"},
	{"strategies of nobody", "inputs = {'values'}, outputs = {'result'}, bytes = ceil_div, strategies = {'flat'}",
	 "'strategies' is for operations that are 'like' another"},
	{"macro of ours", "inputs = {'values'}, outputs = {'result'}, bytes = ceil_div, defines = { T = 1 }",
	 "'T' cannot be the name of a macro"},
	{"macro without text", "inputs = {'values'}, outputs = {'result'}, bytes = ceil_div, defines = { A = {} }",
	 "macro 'A' must be an integer or a string"},
};

static void test_operation_mistakes(void)
{
	char path[256];

	path_of(path, "reduce");
	(void)mkdir(path, 0777);
	for (size_t i = 0; i < sizeof operation_mistakes / sizeof *operation_mistakes; i++) {
		char text[512];

		(void)snprintf(text, sizeof text, "return operation { about = 'x', %s }", operation_mistakes[i].text);
		put("reduce/operation.lua", text);
		refused(operation_mistakes[i].name, operation_mistakes[i].message);
	}
	drop("reduce/operation.lua");
	drop("reduce");
}

static void test_operations(void)
{
	char path[256];
	struct catalogue *cat;
	struct err e = {0};

	path_of(path, "fold");
	(void)mkdir(path, 0777);
	put("fold/x.lua", "return strategy {" ABOUT LAUNCHES "}");
	refused("operation without operation.lua", "/fold/x.lua: operation 'fold' has no operation.lua");
	put("fold/operation.lua",
	    "return operation { about = 'x', inputs = {'values'}, outputs = {'result'}, bytes = ceil_div }");
	refused("operation unknown to the harness",
		"/fold/operation.lua:1: the harness has no operation 'fold', and neither");
	drop("fold/x.lua");
	drop("fold/operation.lua");
	drop("fold");
	(void)test_ok(&t, catalogue_open(dir, &cat, &e) && strstr(e.text, "has no OPERATION/NAME.lua"), "empty folder");
	path_of(path, "priors");
	(void)mkdir(path, 0777);
	put("priors/notes.txt", "");
	(void)test_ok(&t, catalogue_open(dir, &cat, &e) && strstr(e.text, "or priors/NAME.lua"), "no prior in priors/");
	put("priors/sm_90.lua", "return { hints = {}, left_out = {} }");
	if (test_ok(&t, catalogue_open(dir, &cat, &e) == 0, "a folder of priors alone %s", e.text))
		catalogue_close(cat);
	drop("priors/notes.txt");
	drop("priors/sm_90.lua");
	drop("priors");
}

static const struct gpu_info device = {.backend = "opencl",
				       .name = "test",
				       .max_block = 256,
				       .compute_units = 4,
				       .warp = 32,
				       .local_bytes = 32768,
				       .has_f64 = 1};

static struct case_shape make_shape(void)
{
	return (struct case_shape){.type = elem_find("f32"),
				   .offset_type = elem_find("i32"),
				   .oper = oper_find("plus"),
				   .n = 1000,
				   .segments = 10,
				   .min = 100,
				   .max = 100,
				   .mean = 100};
}

static struct catalogue *must_open(void)
{
	struct catalogue *cat = NULL;
	struct err e = {0};

	if (catalogue_open(dir, &cat, &e))
		(void)test_ok(&t, 0, "catalogue opens: %s", e.text);
	return cat;
}

static const char good[] =
	"local function tiles(p, case) return ceil_div(case.n, p.NT * p.VT) end\n"
	"return strategy {\n"
	"  about = 'a', when = 'w', idea = 'i', source = 'x.cl',\n"
	"  params = { VT = {4, 1, 2}, NT = powers(2, 5, 9) },\n"
	"  meaning = { VT = 'elements a thread' },\n"
	"  possible = function(p, dev, case) return p.NT <= dev.max_block and case.type.kind == 'f' end,\n"
	"  sensible = function(p) return p.VT > 1 end,\n"
	"  tile = function(p) return p.NT * p.VT end,\n"
	"  buffers = { zero = { bytes = function() return 4 end, zeroed = true },\n"
	"              carry = function(p, case) return tiles(p, case) * case.type.bytes end },\n"
	"  launches = {\n"
	"    { kernel = 'x', grid = tiles, block = 'NT',\n"
	"      args = {'values', 'offsets', 'n', 'segments', 'result', 'carry', 'zero', tiles} },\n"
	"    { kernel = 'y', grid = function(p, case, dev) return dev.compute_units end, block = 256,"
	"      local_bytes = function(p) return 4 * p.NT end, args = {'carry'} "
	"},\n"
	"  },\n"
	"}\n";

static void test_space(struct catalogue *cat)
{
	const struct family *f = catalogue_find(cat, "segreduce", "x");
	struct case_shape shape = make_shape();
	struct variant *list = NULL, v;
	char long_value[400];
	struct err e = {0};
	int64_t tile = 0;
	int count = 0;

	(void)test_ok(&t, f != NULL, "family is found");
	if (!f)
		return;
	(void)test_ok(&t, strcmp(f->name, "segreduce/x") == 0 && strcmp(f->when, "w") == 0 && strcmp(f->idea, "i") == 0,
		      "texts of the family");
	(void)test_ok(&t, strcmp(f->kernels, "x y") == 0 && strcmp(f->temporaries, "carry zero") == 0,
		      "kernels and temporaries of the family");
	(void)test_ok(&t,
		      f->nparams == 2 && strcmp(f->params[0].name, "NT") == 0 && f->params[0].nvalues == 5 &&
			      f->params[1].values[0] == 4 && strcmp(f->params[1].meaning, "elements a thread") == 0,
		      "parameters sorted by name, values as written");
	(void)test_ok(&t,
		      f->nparams == 2 && f->params[0].meaning &&
			      strncmp(f->params[0].meaning, "threads per block", 17) == 0,
		      "what a descriptor does not say of a parameter the table does");
	(void)test_ok(&t,
		      catalogue_variants(cat, f, &(struct variant_query){&device, &shape, .space = SPACE_POSSIBLE},
					 &list, &count, &e) == 0 &&
			      count == 12,
		      "possible variants");
	(void)test_ok(&t,
		      count == 12 && strcmp(list[0].params, "NT=32 VT=4") == 0 && list[0].sensible &&
			      strcmp(list[1].params, "NT=32 VT=1") == 0 && !list[1].sensible &&
			      strcmp(list[11].params, "NT=256 VT=2") == 0,
		      "order and sense of the variants");
	free(list);
	(void)test_ok(&t,
		      catalogue_variants(cat, f, &(struct variant_query){&device, &shape, .space = SPACE_DEFAULT},
					 &list, &count, &e) == 0 &&
			      count == 8,
		      "sensible variants");
	free(list);
	(void)test_ok(&t,
		      catalogue_variants(cat, f,
					 &(struct variant_query){&device, &shape, .space = SPACE_POSSIBLE, .most = 2},
					 &list, &count, &e) == 0 &&
			      count == 2 && strcmp(list[1].params, "NT=32 VT=1") == 0,
		      "the first two of the possible");
	free(list);
	shape.type = elem_find("i32");
	(void)test_ok(&t,
		      catalogue_variants(cat, f, &(struct variant_query){&device, &shape, .space = SPACE_DEFAULT},
					 &list, &count, &e) == 0 &&
			      count == 0 && !list,
		      "no variants is an answer");
	(void)test_ok(&t, variant_parse(f, "VT=2", &v, &e) == 0 && strcmp(v.params, "NT=32 VT=2") == 0,
		      "a variant by text");
	(void)test_ok(&t, catalogue_tile(cat, &v, &device, &shape, &tile, &e) == 0 && tile == 64, "tile");
	(void)test_ok(&t, variant_parse(f, "VT=3", &v, &e) && e.kind == ERR_USAGE, "unknown value");
	(void)test_ok(&t, variant_parse(f, "XT=3", &v, &e) && e.kind == ERR_USAGE, "unknown name");
	(void)test_ok(&t, variant_parse(f, "VT", &v, &e) && e.kind == ERR_USAGE, "no value");
	(void)test_ok(&t, variant_parse(f, "VT=1 VT=1", &v, &e) && e.kind == ERR_USAGE, "twice");
	(void)test_ok(&t, variant_parse(f, "VT=1x", &v, &e) && e.kind == ERR_USAGE, "no number");
	(void)snprintf(long_value, sizeof long_value, "VT=%0*d", (int)sizeof long_value - 4, 2);
	(void)test_ok(&t, variant_parse(f, long_value, &v, &e) && e.kind == ERR_USAGE, "a parameter too long");
}

/* An operator that does not commute never gets a strategy that does not declare that it keeps the order. */
static void test_ordered(void)
{
	const char *const fields[] = {"", "ordered = false,", "ordered = true,"};
	struct oper first = *oper_find("plus");
	struct case_shape shape = make_shape();

	first.commutative = 0;
	shape.oper = &first;
	for (int i = 0; i < 3; i++) {
		struct variant *list = NULL;
		struct catalogue *cat;
		struct err e = {0};
		char text[512];
		int count = -1;

		(void)snprintf(text, sizeof text, "return strategy {" ABOUT "%s" LAUNCHES "}", fields[i]);
		put("segreduce/x.lua", text);
		cat = must_open();
		if (!cat)
			return;
		(void)catalogue_variants(cat, catalogue_find(cat, "segreduce", "x"),
					 &(struct variant_query){&device, &shape, .space = SPACE_POSSIBLE}, &list,
					 &count, &e);
		(void)test_ok(&t, count == (i == 2), "'%s': %d variants without commutativity %s", fields[i], count,
			      e.text);
		free(list);
		catalogue_close(cat);
	}
}

static void test_source(struct catalogue *cat)
{
	static const char head[] =
		"#define V f64\n#define V_BYTES 8\n#define V_F64 1\n#define UV u64\n"
		"#define T f64\n#define T_BYTES 8\n#define T_F64 1\n#define UT u64\n"
		"#define OFF_T i64\n#define OFF_BYTES 8\n#define OPER_NAME plus\n"
		"#define OP_COMMUTATIVE 1\n#define OP_BODY return ((a) + (b));\n#define OP_IDENTITY 0\n"
		"#define NT 32\n#define VT 4\n";
	const struct family *f = catalogue_find(cat, "segreduce", "x");
	const struct case_shape sums = {
		.type = elem_find("f64"), .offset_type = elem_find("i64"), .oper = oper_find("plus")};
	const struct case_shape bits = {
		.type = elem_find("f64"), .offset_type = elem_find("i64"), .oper = oper_find("bit_and")};
	char *text = NULL, body[2048];
	struct variant v;
	struct err e = {0};

	/* x.cl includes own.h next to it, shared.h of the user's folder (included by own.h, too) and dialect.h of
	 * variants/lib/. */
	(void)snprintf(body, sizeof body,
		       "#line 1 \"%s/segreduce/x.cl\"\n"
		       "#line 1 \"%s/segreduce/own.h\"\n#line 1 \"%s/shared.h\"\nint shared;\n"
		       "#line 2 \"%s/segreduce/own.h\"\nint own;\n"
		       "#line 2 \"%s/segreduce/x.cl\"\n\nx y\n#line 1 \"variants/lib/dialect.h\"\n",
		       dir, dir, dir, dir, dir);
	if (!test_ok(&t, variant_parse(f, "", &v, &e) == 0, "default variant"))
		return;
	if (test_ok(&t, catalogue_source(cat, &v, &sums, &text, &e) == 0, "source is assembled")) {
		(void)test_ok(&t, strncmp(text, head, sizeof head - 1) == 0, "defines come first");
		(void)test_ok(&t, strncmp(text + sizeof head - 1, body, strlen(body)) == 0,
			      "includes with their lines");
		(void)test_ok(&t,
			      strlen(text) > 20 && strcmp(text + strlen(text) - 19, "x.cl\"\nint last = 1;\n") != 0 &&
				      strstr(text, "int last = 1;\n"),
			      "a last line without its end gets one");
	}
	free(text);
	(void)test_ok(&t, catalogue_source(cat, &v, &bits, &text, &e) && e.kind == ERR_USAGE,
		      "operator that the type has not");
	text = NULL;
	(void)test_ok(&t,
		      catalogue_tools(cat, &text, &e) == 0 &&
			      strncmp(text, "#line 1 \"variants/tools.cl\"\n", 28) == 0 && !strstr(text, "#include \""),
		      "source of the harness's kernels");
	free(text);
}

static void test_plan(struct catalogue *cat)
{
	int64_t lengths[10];
	struct dataset data;
	struct geometry g;
	struct problem p;
	struct variant v;
	struct plan plan;
	struct err e = {0};
	struct case_shape shape;
	double bytes = 0;

	for (int i = 0; i < 10; i++)
		lengths[i] = 100;
	if (!test_ok(&t,
		     geometry_from_lengths("ten", lengths, 10, &g, &e) == 0 &&
			     dataset_make(elem_find("f32"), oper_find("plus"), DATA_SMALL, 1000, &data, &e) == 0 &&
			     problem_make(&p, operation_find("segreduce"), &data, &g, &e) == 0,
		     "problem"))
		return;
	(void)variant_parse(catalogue_find(cat, "segreduce", "x"), "NT=64 VT=2", &v, &e);
	(void)test_ok(&t, catalogue_plan(cat, &v, &device, &p, &plan, &e) == 0, "plan");
	(void)test_ok(&t,
		      plan.ntemps == 2 && strcmp(plan.temps[0].name, "carry") == 0 && plan.temps[0].bytes == 32 &&
			      !plan.temps[0].zeroed && plan.temps[1].bytes == 4 && plan.temps[1].zeroed,
		      "temporaries of the plan");
	(void)test_ok(&t,
		      plan.nlaunches == 2 && plan.launches[0].grid == 8 && plan.launches[0].block == 64 &&
			      plan.launches[1].grid == 4 && plan.launches[1].block == 256 &&
			      strcmp(plan.launches[1].kernel, "y") == 0 && plan.launches[0].local_bytes == 0 &&
			      plan.launches[1].local_bytes == 256,
		      "launches of the plan");
	(void)test_ok(&t,
		      plan.launches[0].nargs == 8 && plan.launches[0].args[0].buffer == 0 &&
			      plan.launches[0].args[1].buffer == 1 && plan.launches[0].args[2].buffer == -1 &&
			      plan.launches[0].args[2].scalar == 1000 && plan.launches[0].args[3].scalar == 10 &&
			      plan.launches[0].args[4].buffer == 2 && plan.launches[0].args[5].buffer == 3 &&
			      plan.launches[0].args[6].buffer == 4 && plan.launches[0].args[7].buffer == -1 &&
			      plan.launches[0].args[7].scalar == 8,
		      "arguments of the plan");
	case_shape_of(&shape, &p);
	(void)test_ok(&t, catalogue_bytes(cat, "segreduce", &shape, &bytes, &e) == 0 && bytes == 4000 + 44 + 40,
		      "bytes of the case");
	shape.oper = oper_find("variance");
	(void)test_ok(&t, catalogue_bytes(cat, "segreduce", &shape, &bytes, &e) == 0 && bytes == 4000 + 44 + 80,
		      "bytes: results are two numbers, whatever is accumulated");
	shape.oper = oper_find("plus");
	shape.type = elem_find("bf16:f32:bf16");
	(void)test_ok(&t, catalogue_bytes(cat, "segreduce", &shape, &bytes, &e) == 0 && bytes == 2000 + 44 + 20,
		      "bytes: values and results of 16 bits");
	(void)test_ok(&t, catalogue_bytes(cat, "nothing", &shape, &bytes, &e) && e.kind == ERR_USAGE,
		      "bytes of an unknown operation");
	problem_release(&p);
	geometry_release(&g);
	dataset_release(&data);
}

/* The results of functions are checked where they are used; first the ones that are called first. */
static const struct {
	const char *name, *part, *message;
} nonsense[] = {
	{"possible without return", "possible = function() end,",
	 "x.lua:2: 'possible' returned nil, not true or false, for NT=1"},
	{"possible with a typo", "possible = function(p) return p.NTT > 1 end,", "x.lua:2: 'p' has no field 'NTT'"},
	{"unknown device field", "possible = function(_, dev) return dev.cores > 1 end,",
	 "x.lua:2: 'dev' has no field 'cores'"},
	{"unknown case field", "possible = function(_, _, case) return case.type.size > 1 end,",
	 "x.lua:2: 'case.type' has no field 'size'"},
	{"change of a parameter", "possible = function(p) p.NT = 2 return true end,", "x.lua:2: 'p' cannot be changed"},
	{"endless loop", "sensible = function()\nwhile true do end end,", "x.lua:3: endless loop"},
	{"memory hog", "sensible = function()\nreturn ('x'):rep(1e9) == 'y' end,", "x.lua:3: not enough memory"},
	{"no number for sensible", "sensible = function() return 1 end,", "'sensible' returned 1, not true or false"},
	{"fraction of a tile", "tile = function() return 1.5 end,", "x.lua:2: 'tile' returned 1.5, not an integer"},
	{"empty tile", "tile = function() return 0 end,", "'tile' returned 0, not an integer from 1"},
	{"negative bytes", "buffers = { c = function() return -4 end },",
	 "x.lua:2: 'c' of 'buffers' returned -4, not an integer from 0"},
	{"text for bytes", "buffers = { c = function() return '4' end },",
	 "'c' of 'buffers' returned '4', not an integer"},
	{"huge buffer", "buffers = { c = function() return 2^60 end },", "'c' of 'buffers' returned"},
	{"no grid", "launches = {{kernel='x',grid=function() end,block=1,args={}}},",
	 "x.lua:2: 'grid' of launch 1 returned nil, not an integer"},
	{"negative grid", "launches = {{kernel='x',grid=-1,block=1,args={}}},", "'grid' of launch 1 returned -1"},
	{"empty block", "launches = {{kernel='x',grid=1,block=function() return 0 end,args={}}},",
	 "'block' of launch 1 returned 0"},
	{"piece that misses a parameter", "tile = pieces.tile,", "x.lua:1: variants/lib/common.lua:"},
	{"piece that calls what misses a parameter",
	 "buffers = pieces.carries({ count = function(p)\nreturn p.VT end }).buffers,",
	 "x.lua:3: 'p' has no field 'VT'"},
	{"piece with nonsense in its place", "launches = {{kernel='x',grid=pieces.fits,block=1,args={}}},",
	 "x.lua:1: variants/lib/common.lua:"},
	{"fraction for an argument", "launches = {{kernel='x',grid=1,block=1,args={'n',function() return 0.5 end}}},",
	 "x.lua:2: argument 2 of launch 1 returned 0.5, not an integer"},
};

/* Calls everything that uses a descriptor's functions, until one fails. */
static int ask_all(struct catalogue *cat, const struct problem *p, struct err *e)
{
	const struct family *f = catalogue_find(cat, "segreduce", "x");
	struct case_shape shape;
	struct variant *list, v;
	struct plan plan;
	int64_t tile;
	int count;

	case_shape_of(&shape, p);
	if (catalogue_variants(cat, f, &(struct variant_query){&device, &shape, .space = SPACE_DEFAULT}, &list, &count,
			       e))
		return -1;
	free(list);
	return variant_parse(f, "", &v, e) || catalogue_tile(cat, &v, &device, &shape, &tile, e) ||
	       catalogue_plan(cat, &v, &device, p, &plan, e);
}

/* Makes one segment of five elements. Returns 0 on failure. */
static int make_problem(struct problem *p, struct dataset *data, struct geometry *g)
{
	const int64_t length = 5;
	struct err e = {0};

	return test_ok(&t,
		       geometry_from_lengths("one", &length, 1, g, &e) == 0 &&
			       dataset_make(elem_find("f32"), oper_find("plus"), DATA_SMALL, 5, data, &e) == 0 &&
			       problem_make(p, operation_find("segreduce"), data, g, &e) == 0,
		       "problem: %s", e.text);
}

/* The number of launches in a plan of the variant, -1 on failure. */
static int count_launches(struct catalogue *cat, const char *params, const struct problem *p)
{
	struct variant v;
	struct plan plan;

	return variant_parse(catalogue_find(cat, "segreduce", "x"), params, &v, NULL) ||
			       catalogue_plan(cat, &v, &device, p, &plan, NULL)
		       ? -1
		       : plan.nlaunches;
}

/* Launches that a parameter turns off; older descriptors use another key for it. */
static void test_enabled_by(void)
{
	struct dataset data;
	struct geometry g;
	struct problem p;
	struct catalogue *cat;

	put("segreduce/x.lua", "return strategy {" ABOUT "params={A={0,1},B={0,2}}, launches={" LAUNCH ",\n"
			       "{kernel='x',grid=1,block=1,args={},enabled_by='A'},\n"
			       "{kernel='x',grid=1,block=1,args={},only='B'},\n"
			       "{kernel='x',grid=1,block=1,args={},disabled_by='B'}}}");
	cat = must_open();
	if (!cat || !make_problem(&p, &data, &g))
		return;
	(void)test_ok(&t, count_launches(cat, "A=0 B=0", &p) == 2 && count_launches(cat, "A=1 B=0", &p) == 3,
		      "a launch is left out where its parameter is 0");
	(void)test_ok(&t, count_launches(cat, "A=0 B=2", &p) == 2 && count_launches(cat, "A=1 B=2", &p) == 3,
		      "the key of older descriptors does the same");
	problem_release(&p);
	geometry_release(&g);
	dataset_release(&data);
	catalogue_close(cat);
}

static void test_nonsense(void)
{
	struct dataset data;
	struct geometry g;
	struct problem p;
	struct err e = {0};

	if (!make_problem(&p, &data, &g))
		return;
	for (size_t i = 0; i < sizeof nonsense / sizeof *nonsense; i++) {
		char text[1024];
		struct catalogue *cat;
		int status;

		(void)snprintf(text, sizeof text, "return strategy {" ABOUT "params={NT={1}},\n%s\n%s}",
			       nonsense[i].part, strstr(nonsense[i].part, "launches") ? "" : LAUNCHES);
		put("segreduce/x.lua", text);
		e.text[0] = '\0';
		if (catalogue_open(dir, &cat, &e)) {
			(void)test_ok(&t, 0, "%s: %s", nonsense[i].name, e.text);
			continue;
		}
		status = ask_all(cat, &p, &e);
		(void)test_ok(&t, status && strstr(e.text, nonsense[i].message), "%s: %s", nonsense[i].name, e.text);
		/* The Lua state must be as good as new. */
		e.text[0] = '\0';
		(void)test_ok(&t, ask_all(cat, &p, &e) && strstr(e.text, nonsense[i].message), "... and again");
		catalogue_close(cat);
	}
	problem_release(&p);
	geometry_release(&g);
	dataset_release(&data);
}

/* A parameter that rarely differs from its default. */
static void test_rarely(void)
{
	struct case_shape shape = make_shape();
	const struct family *f;
	struct catalogue *cat;
	struct variant *list = NULL;
	static const char *const slips[] = {"A", "A=", "=1", "A=1,", "A=1x", "A=1 A=2", "A=99999999999999999999"};
	struct err e = {0};
	struct param_filter filter = {0};
	int count = 0, sensible = 0;

	put("segreduce/x.lua", "return strategy {" ABOUT LAUNCHES "params={A={3,1,2},B={5,6}}, rarely={'A'}}");
	cat = must_open();
	if (!cat)
		return;
	f = catalogue_find(cat, "segreduce", "x");
	(void)test_ok(&t,
		      catalogue_variants(cat, f, &(struct variant_query){&device, &shape, .space = SPACE_DEFAULT},
					 &list, &count, &e) == 0 &&
			      count == 2 && strcmp(list[0].params, "A=3 B=5") == 0 &&
			      strcmp(list[1].params, "A=3 B=6") == 0,
		      "sensible: the default of what is rarely another, %d variants", count);
	free(list);
	list = NULL;
	(void)test_ok(&t,
		      catalogue_variants(cat, f, &(struct variant_query){&device, &shape, .space = SPACE_POSSIBLE},
					 &list, &count, &e) == 0 &&
			      count == 6,
		      "all: every value, %d variants", count);
	for (int i = 0; i < count; i++)
		sensible += list[i].sensible;
	(void)test_ok(&t, sensible == 2, "of which %d sensible", sensible);
	free(list);
	(void)test_ok(&t,
		      param_filter_parse(&filter, "B=6,5,7 A=2,1", &e) == 0 &&
			      catalogue_variants(cat, f, &(struct variant_query){&device, &shape, .filter = &filter},
						 &list, &count, &e) == 0 &&
			      count == 4 && strcmp(list[0].params, "A=1 B=5") == 0 && list[0].sensible &&
			      strcmp(list[3].params, "A=2 B=6") == 0,
		      "restricted: the values that are named, rare ones too, %d variants", count);
	free(list);
	(void)test_ok(&t,
		      param_filter_parse(&filter, "C=1 B=7", &e) == 0 &&
			      catalogue_variants(cat, f,
						 &(struct variant_query){&device, &shape, .space = SPACE_POSSIBLE,
									 .filter = &filter},
						 &list, &count, &e) == 0 &&
			      count == 0 && !list,
		      "restricted to what there is not");
	(void)test_ok(&t,
		      param_filter_parse(&filter, "C=-1\tD=2", &e) == 0 && filter.count == 2 &&
			      param_filter_find(&filter, "D") && !param_filter_find(&filter, "B"),
		      "parameters that others have");
	for (size_t i = 0; i < sizeof slips / sizeof *slips; i++)
		(void)test_ok(&t, param_filter_parse(&filter, slips[i], &e) == -1 && e.kind == ERR_USAGE,
			      "'%s' is refused: %s", slips[i], e.text);
	catalogue_close(cat);
}

/* A large space must not take noticeably long. */
static void test_large(void)
{
	struct case_shape shape = make_shape();
	struct catalogue *cat;
	struct variant *list;
	struct err e = {0};
	clock_t start;
	double seconds;
	int count = 0;

	put("segreduce/x.lua",
	    "return strategy {" ABOUT LAUNCHES "params={A=range(1,40),B=range(1,40),C=range(1,40)},\n"
	    "possible=function(p, dev, case) return p.A * p.B <= dev.max_block and case.n > 0 end,"
	    "sensible=function(p) return p.C % 2 == 0 end}");
	cat = must_open();
	if (!cat)
		return;
	start = clock();
	(void)test_ok(&t,
		      catalogue_variants(cat, catalogue_find(cat, "segreduce", "x"),
					 &(struct variant_query){&device, &shape, .space = SPACE_POSSIBLE}, &list,
					 &count, &e) == 0,
		      "large space");
	seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
	(void)test_ok(&t, count > 20000 && seconds < 5, "64000 combinations, %d variants in %.2f s", count, seconds);
	free(list);
	catalogue_close(cat);
}

/* A strategy whose elements are whole rows: which rows it takes, and what its descriptor is told about them. */
static void test_whole_rows(void)
{
	static const struct {
		const char *type, *oper;
		struct row_shape row;
		int takes;
	} cases[] = {
		{"f32", "plus", {1, 1}, 1},     {"f32", "plus", {2, 2}, 1},     {"f32", "plus", {4, 4}, 1},
		{"f32", "plus", {3, 3}, 0},     {"f32", "plus", {2, 3}, 0},     {"f32", "plus", {8, 8}, 0},
		{"f64", "plus", {2, 2}, 1},     {"f64", "plus", {4, 4}, 0},     {"bf16:f32", "plus", {8, 8}, 1},
		{"f32", "variance", {2, 2}, 1}, {"f32", "variance", {4, 4}, 0}, {"f32", "plus", {0, 0}, 0},
	};
	struct catalogue *cat;
	struct variant v;
	struct err ignored = {0};

	put("segreduce/x.lua", "return strategy {" ABOUT "launches={{kernel='x',grid=1,block=1,args={'source'}}},"
			       "whole_rows = true, possible = function(p, dev, case) "
			       "local one = ({ f32 = 4, f64 = 8, ['bf16:f32'] = 2 })[case.value.name] "
			       "return case.value.bytes == one * case.width and case.type.bytes <= 32 end}");
	cat = must_open();
	if (!cat)
		return;
	(void)test_ok(&t, variant_parse(catalogue_find(cat, "segreduce", "x"), "", &v, &ignored) == 0,
		      "whole rows: a variant");
	for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
		struct case_shape shape = make_shape();
		struct err e = {0};
		int possible = -1;

		shape.type = elem_find(cases[k].type);
		shape.oper = oper_find(cases[k].oper);
		shape.row = cases[k].row;
		(void)test_ok(&t,
			      catalogue_possible(cat, &v, &device, &shape, &possible, &e) == 0 &&
				      possible == cases[k].takes && family_takes_row(v.family, &shape) == possible,
			      "whole rows of %lld %s in %lld: %d %s", (long long)shape.row.width, cases[k].type,
			      (long long)shape.row.stride, possible, e.text);
	}
	(void)test_ok(&t,
		      family_sample_row(v.family, operation_find("segreduce_rows")).width == 2 &&
			      family_sample_row(v.family, operation_find("segreduce")).width == 0,
		      "a row to ask about");
	catalogue_close(cat);
}

static void test_user(void)
{
	struct catalogue *cat;
	const struct family *families, *block;
	struct err e = {0};
	int n, sorted = 1;

	put("segreduce/x.lua", good);
	put("segreduce/x.cl", "#include \"own.h\"\n#include \"shared.h\"\nx y\n#include \"dialect.h\"\nint last = 1;");
	put("segreduce/own.h", "#include \"shared.h\"\nint own;\n");
	put("shared.h", "int shared;\n");
	/* Overrides the embedded family, but keeps its kernel file. */
	put("segreduce/block.lua", "return strategy { about = 'mine', source = 'block.cl', launches = {"
				   "{kernel='segreduce_block', grid=1, block=32, args={'values'}} } }");
	cat = must_open();
	if (!cat)
		return;
	n = catalogue_families(cat, &families);
	for (int i = 1; i < n; i++)
		sorted = sorted && strcmp(families[i - 1].name, families[i].name) < 0;
	(void)test_ok(&t, n > 2 && sorted, "%d families, sorted", n);
	block = catalogue_find(cat, "segreduce", "block");
	(void)test_ok(&t,
		      block && strcmp(block->about, "mine") == 0 &&
			      strcmp(block->source, "variants/segreduce/block.cl") == 0,
		      "a user's family takes the place of the embedded one");
	(void)test_ok(&t, catalogue_operation_about(cat, "segreduce") && !catalogue_operation_about(cat, "nothing"),
		      "operations are known");
	test_space(cat);
	test_source(cat);
	test_plan(cat);
	catalogue_close(cat);
	(void)test_ok(&t, catalogue_open("/nowhere/at/all", &cat, &e), "no folder");
	drop("segreduce/block.lua");
}

static const char *asset_text(const char *path)
{
	for (const struct asset *a = assets; a->path; a++)
		if (strcmp(a->path, path) == 0)
			return a->text;
	return "";
}

/* The text in quotes on the parameter's line of the table; NULL if it has none. */
static const char *meaning_of(const char *name, int *length)
{
	char key[64];
	const char *at;

	(void)snprintf(key, sizeof key, "\n\t%s = \"", name);
	at = strstr(asset_text("variants/parameters.lua"), key);
	if (!at)
		return NULL;
	at += strlen(key);
	*length = (int)strcspn(at, "\"");
	return at;
}

/* Whether any family has the parameter. */
static int is_used(const struct family *families, int n, const char *name)
{
	for (int i = 0; i < n; i++)
		if (family_param_find(&families[i], name) >= 0)
			return 1;
	return 0;
}

static void check_meanings(const struct family *families, int n)
{
	int missing = 0, other = 0;

	for (int i = 0; i < n; i++)
		for (int k = 0; k < families[i].nparams; k++) {
			const struct family_param *p = &families[i].params[k];
			int length = 0;
			const char *text = meaning_of(p->name, &length);

			missing += !text;
			other += text &&
				 (!p->meaning || strncmp(p->meaning, text, (size_t)length) != 0 || p->meaning[length]);
			if (!text)
				(void)printf("# %s of %s is not in the table\n", p->name, families[i].name);
		}
	(void)test_ok(&t, missing == 0, "every parameter of ours is in the table of parameters");
	(void)test_ok(&t, other == 0, "and means what the table says");
}

/* The table of parameters has all of them and no others. */
static void test_meanings(void)
{
	struct catalogue *cat = NULL;
	const struct family *families;
	struct err e = {0};
	int n, entries = 0, unused = 0;

	if (!test_ok(&t, catalogue_open(NULL, &cat, &e) == 0, "our own catalogue opens: %s", e.text))
		return;
	n = catalogue_families(cat, &families);
	check_meanings(families, n);
	for (const char *at = asset_text("variants/parameters.lua"); (at = strstr(at, "\n\t")); entries++) {
		char name[64];

		at += 2;
		(void)snprintf(name, sizeof name, "%.*s", (int)strcspn(at, " "), at);
		if (!is_used(families, n, name)) {
			(void)printf("# no strategy has %s\n", name);
			unused++;
		}
	}
	(void)test_ok(&t, entries > 40 && unused == 0, "the table has no parameter that no strategy has");
	catalogue_close(cat);
}

int main(void)
{
	char path[256];

	if (!mkdtemp(dir))
		return 1;
	path_of(path, "segreduce");
	(void)mkdir(path, 0777);
	test_operation_mistakes();
	test_operations();
	test_mistakes();
	test_user();
	test_nonsense();
	test_ordered();
	test_rarely();
	test_enabled_by();
	test_meanings();
	test_large();
	test_whole_rows();
	drop("segreduce/x.lua");
	drop("segreduce/x.cl");
	drop("segreduce/own.h");
	drop("shared.h");
	drop("segreduce");
	(void)test_ok(&t, rmdir(dir) == 0, "folder is empty at the end");
	return test_end(&t);
}
