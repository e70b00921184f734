/* Tuning scripts: what valid ones ask for, and the errors of invalid ones. Run in the root of the repository. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../test.h"
#include "harness/data/geometry.h"
#include "harness/operations/problem.h"
#include "tuner/base/assets.h"
#include "tuner/catalogue/catalogue.h"
#include "tuner/lua/script.h"

static struct test_counts t;

/* A host that records what it is asked, and fails on demand. */
struct notes {
	FILE *out;
	int calls;
	int fail_at; /* the call that fails, from 1; 0: none */
	enum err_kind kind;
};

static int note(struct notes *n, struct err *e)
{
	return ++n->calls == n->fail_at ? err_as(e, n->kind, "call %d failed", n->calls) : 0;
}

static void note_list(FILE *out, const char *name, const struct strings *list)
{
	(void)fprintf(out, " %s=[", name);
	for (int i = 0; i < list->count; i++)
		(void)fprintf(out, "%s%s", i ? " " : "", list->items[i]);
	(void)fputc(']', out);
}

static int note_sweep(void *context, const struct sweep_request *r, struct err *e)
{
	struct notes *n = context;

	(void)fprintf(n->out, "sweep %s", r->operation);
	note_list(n->out, "types", &r->types);
	note_list(n->out, "opers", &r->opers);
	note_list(n->out, "strategies", &r->strategies);
	for (int i = 0; i < r->filter.count; i++)
		(void)fprintf(n->out, " only %s of %d", r->filter.params[i].name, r->filter.params[i].count);
	note_list(n->out, "geometries", &r->geometries);
	(void)fprintf(n->out,
		      " %s budget=%g evaluations=%d seed=%d space=%s warm=%d bits=%d samples=%d-%d cap=%g target=%g\n",
		      r->search, r->budget, (int)r->evaluations, (int)r->seed, r->space, r->sampling.warm,
		      r->filter.reproducible, r->sampling.min_samples, r->sampling.max_samples, r->sampling.time_cap,
		      r->sampling.target);
	for (int i = 0; i < r->opers.count; i++) {
		const struct oper *o = user_oper_find(r->defined.opers, r->opers.items[i]);

		if (o && o->user)
			(void)fprintf(n->out, "operator %s: %s, %s; %s; commutative=%d tolerance=%g %s\n", o->name,
				      o->floating, o->identity_int, o->user->multiply ? o->user->multiply : "-",
				      o->commutative, o->user->tolerance, o->integer == o->floating ? "" : "differs");
	}
	return note(n, e);
}

static int note_plot(void *context, const struct plot_request *r, struct err *e)
{
	struct notes *n = context;

	(void)fprintf(n->out, "plot %s %s %s x=%s y=%s device=%s kind=%s out=%s\n", r->operation, r->type, r->oper,
		      r->x, r->y, r->device, r->kind, r->out);
	return note(n, e);
}

static int note_export(void *context, const struct export_request *r, struct err *e)
{
	struct notes *n = context;

	(void)fprintf(n->out, "export %s %s", r->format, r->operation);
	note_list(n->out, "types", &r->types);
	note_list(n->out, "opers", &r->opers);
	(void)fprintf(n->out, " device=%s boxes=%d tolerance=%g bits=%d out=%s\n", r->device, r->max_boxes,
		      r->tolerance, r->reproducible, r->out);
	return note(n, e);
}

static const struct gpu_info device = {.backend = "fake", .name = "test"};

/* Runs the script at path. *asked is set to what the host was asked, malloc'd. */
static int run(const char *path, int fail_at, enum err_kind kind, char **asked, int *calls, struct err *e)
{
	struct notes notes = {.fail_at = fail_at, .kind = kind};
	struct script_host host = {
		.context = &notes, .device = &device, .sweep = note_sweep, .plot = note_plot, .export = note_export};
	size_t size;
	int status;

	e->text[0] = '\0';
	*calls = 0;
	notes.out = open_memstream(asked, &size);
	if (!notes.out)
		return err_set(e, "out of memory");
	status = script_run(path, &host, e);
	(void)fclose(notes.out);
	*calls = notes.calls;
	return status;
}

static void test_everything(void)
{
	static const char *const lines[] = {
		("sweep segreduce types=[f32 f64] opers=[maximum] strategies=[flat chunk] only NT of 2 only VT of 1 "
		 "geometries=["
		 "uniform:n=67108864,mean=1 uniform:n=67108864,mean=2 uniform:n=67108864,mean=4 "
		 "fixed:n=1000,mean=1,seed=3 fixed:n=1000,mean=2.5,seed=3 "
		 "fixed:n=1000,mean=1,seed=4 fixed:n=1000,mean=2.5,seed=4 "
		 "tests/some.mtx empty:segments=1M tests/scripts/everything.lua] "
		 "random budget=90 evaluations=100 seed=7 space=possible warm=1 bits=1 samples=5-11 cap=0.25 "
		 "target=0.02\n"),
		("sweep segreduce types=[i32] opers=[plus absmax first] strategies=[] geometries=[fixed:n=64,mean=4] "
		 "exhaustive budget=0 evaluations=0 seed=1 space= warm=0 bits=0 samples=0-0 cap=0 target=0\n"),
		"operator absmax: (abs(a) < abs(b) ? b : a), 0; a + b; commutative=1 tolerance=0.5 \n",
		"operator first: (a != 0 ? a : b), 0; -; commutative=0 tolerance=0 \n",
		("sweep segreduce types=[] opers=[] strategies=[] "
		 "geometries=[pareto:n=64,mean=4,alpha=1.25,multiple=2,sorted=up,copies=4] "
		 "exhaustive budget=0 evaluations=0 seed=1 space= warm=0 bits=0 samples=0-0 cap=0 target=0\n"),
		"plot segreduce f64 maximum x=mean length y=GB/s device=some device kind=uniform out=somewhere.svg\n",
		"export mgpu segreduce types=[f32] opers=[plus minimum] device=some device boxes=3 tolerance=0.05 "
		"bits=1 "
		"out=somewhere.h\n",
		"export c segreduce types=[] opers=[] device= boxes=4 tolerance=0.01 bits=0 "
		"out=results/segtune_launch_boxes.h\n",
	};
	char *asked = NULL;
	const char *rest;
	struct err e;
	int calls;

	if (run("tests/scripts/everything.lua", 0, ERR_FAILED, &asked, &calls, &e))
		(void)test_ok(&t, 0, "a script with every call: %s", e.text);
	rest = asked;
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		size_t length = strlen(lines[i]);
		int same = rest && strncmp(rest, lines[i], length) == 0;

		(void)test_ok(&t, same, "call %d: %.*s", (int)i + 1, 30, lines[i]);
		if (!same && rest)
			(void)printf("got: %s", rest);
		rest = same ? rest + length : NULL;
	}
	(void)test_ok(&t, rest && !*rest, "... and no more calls");
	free(asked);
}

#define OPER(fields) "\noperator { " fields " }"

static const struct {
	const char *name, *text, *message;
	int fail_at;
	enum err_kind kind;
} bad[] = {
	{"syntax error", "sweep {\n", "s.lua:2: unexpected symbol near <eof>", 0, ERR_FAILED},
	{"runtime error", "\nlocal x = nil .. 'x'", "s.lua:2: attempt to concatenate a nil value", 0, ERR_FAILED},
	{"endless loop", "\nwhile true do end", "s.lua:2: endless loop", 0, ERR_FAILED},
	{"endless loop after a call", "export {}\nfor i = 1, math.huge do local x = i end", "s.lua:2: endless loop", 0,
	 ERR_FAILED},
	{"memory hog", "local t = ''\nfor i = 1, 1e9 do t = t .. ('x'):rep(1e8) end", "s.lua:2: not enough memory", 0,
	 ERR_FAILED},
	{"copies of nothing", "\nlocal t = (''):rep(1000000000000)",
	 "s.lua:2: rep of this many copies could take too long", 0, ERR_FAILED},
	{"a sort without an order of its own", "\nlocal t = {}\nfor i = 1, 2^20 do t[i] = i end table.sort(t)",
	 "s.lua:3: sort of more than 1000000 elements could take too long", 0, ERR_FAILED},
	{"brackets without end", "local t = (('('):rep(2000000)):find('%b()')",
	 "s.lua:1: pattern '%b()' could take too long", 0, ERR_FAILED},
	{"a plain find in a long text", "local n = ('a'):rep(2^20)\nlocal t = (n .. n):find(n .. 'b', 1, true)",
	 "s.lua:2: pattern", 0, ERR_FAILED},
	{"captures compared again", "local t = ('a'):rep(30000):find('(a*)%1b')",
	 "s.lua:1: pattern '(a*)%1b' could take", 0, ERR_FAILED},
	{"insertions at the front", "local t = {}\nfor i = 1, 1e6 do table.insert(t, 1, i) end",
	 "s.lua:2: endless loop", 0, ERR_FAILED},
	{"insertions at the end", "local t = {}\nfor i = 1, 1e6 do table.insert(t, i) end\nerror('n=' .. #t)",
	 "s.lua:3: n=1000000", 0, ERR_FAILED},
	{"folders without end", "files('/*/../*/../*')", "s.lua:1: files '/*/../*/../*' could take too long", 0,
	 ERR_FAILED},
	{"folders of folders", "files('/*/*/*/*')", "could take too long", 0, ERR_FAILED},
	{"no os", "os.execute('true')", "s.lua:1: attempt to index a nil value (global 'os')", 0, ERR_FAILED},
	{"no pcall", "pcall(sweep, {})", "s.lua:1: attempt to call a nil value (global 'pcall')", 0, ERR_FAILED},
	{"unknown key", "\nsweep { geom = {} }", "s.lua:2: sweep has no key 'geom': did you mean geometries?", 0,
	 ERR_FAILED},
	{"unknown key of plot", "plot { z = 1 }", "s.lua:1: plot has no key 'z'", 0, ERR_FAILED},
	{"unknown key of export", "export { z = 1 }", "s.lua:1: export has no key 'z'", 0, ERR_FAILED},
	{"unknown key of search", "sweep { search = { 'random', time = 1 } }", "s.lua:1: search has no key 'time'", 0,
	 ERR_FAILED},
	{"list in place of names", "sweep { 'segreduce' }", "s.lua:1: sweep takes names, not a list", 0, ERR_FAILED},
	{"call without a table", "sweep 'x'", "s.lua:1: sweep takes one table", 0, ERR_FAILED},
	{"text of another type", "plot { out = {} }", "s.lua:1: out must be a string", 0, ERR_FAILED},
	{"list with a number", "sweep { types = { 32 } }", "s.lua:1: types must be a string or a list of strings", 0,
	 ERR_FAILED},
	{"list with names", "sweep { types = { x = 'f32' } }", "s.lua:1: types must be a list", 0, ERR_FAILED},
	{"list in itself", "local t = {}\nt[1] = t\nsweep { types = t }", "s.lua:3: types must be a string or a list",
	 0, ERR_FAILED},
	{"a budget of nothing", "sweep { search = { budget = 0 } }", "s.lua:1: budget must be seconds, above 0", 0,
	 ERR_FAILED},
	{"a budget of no seconds", "sweep { search = { budget = '0s' } }", "s.lua:1: budget must be seconds", 0,
	 ERR_FAILED},
	{"a target of nothing", "sweep { target = 0 }", "s.lua:1: target must be a number above 0", 0, ERR_FAILED},
	{"budget without sense", "sweep { search = { budget = 'long' } }", "s.lua:1: budget must be seconds", 0,
	 ERR_FAILED},
	{"evaluations below 1", "sweep { search = { evaluations = 0 } }", "s.lua:1: evaluations must be a whole number",
	 0, ERR_FAILED},
	{"a tolerance below 0", "export { tolerance = -0.1 }", "s.lua:1: tolerance must be a number, 0 or more", 0,
	 ERR_FAILED},
	{"boxes with a fraction", "export { max_boxes = 1.5 }", "s.lua:1: max_boxes must be a whole number", 0,
	 ERR_FAILED},
	{"flag of another type", "sweep { warm = 1 }", "s.lua:1: warm must be true or false", 0, ERR_FAILED},
	{"operator without a name", OPER("expression = 'a', identity = '0'"), "s.lua:2: operator has no name", 0,
	 ERR_USAGE},
	{"operator without an expression", OPER("name = 'x', identity = '0'"), "s.lua:2: operator has no expression", 0,
	 ERR_USAGE},
	{"operator without an identity", OPER("name = 'x', expression = 'a'"), "s.lua:2: operator has no identity", 0,
	 ERR_USAGE},
	{"operator with a blank identity", OPER("name = 'x', expression = 'a', identity = ' '"),
	 "s.lua:2: operator has no identity", 0, ERR_USAGE},
	{"a built-in operator's name", OPER("name = 'plus', expression = 'a', identity = '0'"),
	 "s.lua:2: operator 'plus' is built in", 0, ERR_USAGE},
	{"operator named none", OPER("name = 'none', expression = 'a', identity = '0'"),
	 "s.lua:2: operator 'none' is built in", 0, ERR_USAGE},
	{"operator whose name has a blank", OPER("name = 'x y', expression = 'a', identity = '0'"),
	 "s.lua:2: name must be letters, digits and '_': 'x y'", 0, ERR_USAGE},
	{"operator whose name begins with a digit", OPER("name = '1x', expression = 'a', identity = '0'"),
	 "s.lua:2: name must be letters, digits and '_': '1x'", 0, ERR_USAGE},
	{"operator defined twice", "for i = 1, 2 do\noperator { name = 'x', expression = 'a', identity = '0' } end",
	 "s.lua:2: operator 'x' is defined already", 0, ERR_USAGE},
	{"operator on two lines", OPER("name = 'x', expression = 'a\\n+ b', identity = '0'"),
	 "s.lua:2: expression must be a single line", 0, ERR_USAGE},
	{"operator that goes on on the next line", OPER("name = 'x', expression = 'a \\\\', identity = '0'"),
	 "s.lua:2: expression must have neither comments nor a backslash at its end", 0, ERR_USAGE},
	{"operator with a comment", OPER("name = 'x', expression = 'a', identity = '0 // none'"),
	 "s.lua:2: identity must have neither comments", 0, ERR_USAGE},
	{"operator with a statement", OPER("name = 'x', expression = '({ asm(\"\"); a; })', identity = '0'"),
	 "s.lua:2: expression must be an expression without", 0, ERR_USAGE},
	{"operator with an unknown key", OPER("name = 'x', operator = 'a'"), "s.lua:2: operator has no key 'operator'",
	 0, ERR_FAILED},
	{"operator with a tolerance below 0", OPER("tolerance = -1"), "s.lua:2: tolerance must be a number, 0 or more",
	 0, ERR_FAILED},
	{"operator with an infinite tolerance",
	 OPER("name = 'x', expression = 'a', identity = '0', tolerance = math.huge"),
	 "s.lua:2: tolerance is not finite", 0, ERR_USAGE},
	{"operator with a flag of another type", OPER("commutative = 'yes'"),
	 "s.lua:2: commutative must be true or false", 0, ERR_FAILED},
	{"operator with a number", OPER("identity = 0"), "s.lua:2: identity must be a string", 0, ERR_FAILED},
	{"files without a match", "\n\nfiles 'nowhere/*.mtx'", "s.lua:3: no file matches 'nowhere/*.mtx'", 0,
	 ERR_FAILED},
	{"geometry with an unknown name", "uniform { men = 3 }", "s.lua:1: uniform has no parameter 'men'", 0,
	 ERR_FAILED},
	{"geometry with a list", "uniform { 3 }", "s.lua:1: uniform has no parameter '1'", 0, ERR_FAILED},
	{"geometry of infinite size", "uniform { n = math.huge }", "s.lua:1: n is not finite", 0, ERR_FAILED},
	{"unknown field of the device", "print(device.cores)", "s.lua:1: 'device' has no field 'cores'", 0, ERR_FAILED},
	{"failing sweep", "export {}\nsweep {}", "s.lua:2: call 2 failed", 2, ERR_FAILED},
	{"misused sweep", "sweep {}", "s.lua:1: call 1 failed", 1, ERR_USAGE},
	{"failing plot", "\n plot {}", "s.lua:2: call 1 failed", 1, ERR_FAILED},
	{"failing export", "\n\n export {}", "s.lua:3: call 1 failed", 1, ERR_FAILED},
	{"interrupted sweep", "local function f()\nsweep {}\nend\nf() plot {}", "s.lua:2: call 1 failed", 1,
	 ERR_STOPPED},
};

static void test_bad(const char *path)
{
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		FILE *file = fopen(path, "w");
		char *asked = NULL;
		struct err e;
		int calls, status;

		if (!file || fputs(bad[i].text, file) < 0 || fclose(file) != 0) {
			(void)test_ok(&t, 0, "write %s", path);
			continue;
		}
		status = run(path, bad[i].fail_at, bad[i].kind, &asked, &calls, &e);
		(void)test_ok(&t,
			      status && e.kind == bad[i].kind && strstr(e.text, bad[i].message) && e.text[0] == '/' &&
				      (!bad[i].fail_at || calls == bad[i].fail_at),
			      "%s: %s", bad[i].name, e.text);
		free(asked);
	}
}

/* What a workload asks for must exist: counts what does not, and the cases. */
struct asked {
	const struct catalogue *catalogue;
	int unknown, cases;
};

static int check_sweep(void *context, const struct sweep_request *r, struct err *e)
{
	struct asked *a = context;
	const struct operation *o = catalogue_operation(a->catalogue, r->operation, "");
	char canonical[512];

	for (int i = 0; i < r->types.count; i++)
		a->unknown += !elem_find(r->types.items[i]);
	for (int i = 0; o && i < r->opers.count; i++)
		a->unknown += !user_oper_find(r->defined.opers, r->opers.items[i]) ||
			      !operation_takes(o, elem_find(r->types.items[0]),
					       user_oper_find(r->defined.opers, r->opers.items[i]));
	for (int i = 0; i < r->geometries.count; i++)
		a->unknown += geometry_canonical(r->geometries.items[i], canonical, sizeof canonical, e) != 0;
	for (int i = 0; i < r->key_types.count; i++)
		a->unknown +=
			!catalogue_operation(a->catalogue, r->operation, r->key_types.items[i]) &&
			!(o && operation_takes_user_keys(o) && key_list_find(r->defined.keys, r->key_types.items[i]));
	a->unknown += !o;
	a->cases += r->geometries.count;
	return 0;
}

static int check_plot(void *context, const struct plot_request *r, struct err *e)
{
	struct asked *a = context;

	(void)e;
	a->unknown += !catalogue_operation(a->catalogue, r->operation, "");
	return 0;
}

static int check_export(void *context, const struct export_request *r, struct err *e)
{
	struct asked *a = context;

	(void)e;
	a->unknown += !catalogue_operation(a->catalogue, r->operation, "");
	return 0;
}

/* Runs every script in the binary by name, on a device that is a GPU. */
static void test_workloads(void)
{
	static const struct gpu_info gpu = {.backend = "cuda", .name = "test", .max_block = 1024};
	struct catalogue *catalogue = NULL;
	struct err opening;
	int count = 0;

	if (!test_ok(&t, catalogue_open(NULL, &catalogue, &opening) == 0, "the catalogue opens"))
		return;
	for (const struct asset *a = assets; a->path; a++) {
		struct asked asked = {.catalogue = catalogue};
		struct script_host host = {&asked, &gpu, check_sweep, check_plot, check_export, NULL};
		const char *dot = strrchr(a->path, '.'), *path = NULL;
		struct err e = {0};
		char name[64];
		int ran;

		if (strncmp(a->path, "scripts/", 8) != 0 || strcmp(dot, ".lua") != 0)
			continue;
		(void)snprintf(name, sizeof name, "%.*s", (int)(dot - a->path - 8), a->path + 8);
		count++;
		ran = script_find(name, &path, &e) == 0 && script_run(path, &host, &e) == 0;
		(void)test_ok(&t, ran && asked.unknown == 0 && asked.cases > 0 && strncmp(a->text, "-- ", 3) == 0,
			      "workload %s: %d cases, %d unknown things %s", name, asked.cases, asked.unknown, e.text);
	}
	(void)test_ok(&t, count >= 10, "%d workloads", count);
	catalogue_close(catalogue);
}

int main(void)
{
	/* Longer than the part of a name that Lua shows: errors must have all of it. */
	char folder[] = "/tmp/segtune-script-with-a-name-that-is-longer-than-sixty-characters-XXXXXX", path[128];
	char *asked = NULL;
	struct err e;
	int calls;

	test_everything();
	test_workloads();
	if (!mkdtemp(folder))
		return 1;
	(void)snprintf(path, sizeof path, "%s/s.lua", folder);
	test_bad(path);
	(void)remove(path);
	(void)test_ok(&t, run(path, 0, ERR_FAILED, &asked, &calls, &e) && strstr(e.text, path), "missing script");
	free(asked);
	(void)test_ok(&t, run(folder, 0, ERR_FAILED, &asked, &calls, &e) && strstr(e.text, folder), "a folder");
	free(asked);
	(void)rmdir(folder);
	return test_end(&t);
}
