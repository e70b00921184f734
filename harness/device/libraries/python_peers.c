/* Calls of Python libraries as functions of library.h: starts the Python found by `make python-peers` in this process
 * and passes each launch to row_peers.py. Only Python's stable ABI is used, looked up by name, so neither its headers
 * nor a link with its library are needed. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/device/library.h"

/* Output of find_python.py. Without it this file still compiles, and reports that when called. */
#ifndef PYTHON_LIBRARY
#define PYTHON_LIBRARY ""
#define PYTHON_HOME ""
#define PYTHON_PATHS ""
#define PYTHON_IDENTITY "none"
#define PYTHON_SOURCE "/dev/null"
#define HAVE_torch 1
#endif
#ifndef STAMP
#define STAMP "unknown"
#endif

#define EXPORT __attribute__((visibility("default"), used))
#define MODULE "segtune_row_peers"
#define FILE_INPUT 257 /* Py_file_input */

typedef struct python_object python_object;

/* From Python's stable ABI. */
#define PYTHON_CALLS(X)                                                                                                \
	X(void, Py_InitializeEx, (int signals))                                                                        \
	X(int, Py_IsInitialized, (void))                                                                               \
	X(void *, PyEval_SaveThread, (void))                                                                           \
	X(int, PyGILState_Ensure, (void))                                                                              \
	X(void, PyGILState_Release, (int state))                                                                       \
	X(python_object *, Py_CompileString, (const char *text, const char *file, int start))                          \
	X(python_object *, PyImport_ExecCodeModule, (const char *name, python_object *code))                           \
	X(python_object *, PyObject_GetAttrString, (python_object * from, const char *name))                           \
	X(python_object *, PyObject_CallFunction, (python_object * call, const char *format, ...))                     \
	X(python_object *, PyUnicode_AsUTF8String, (python_object * text))                                             \
	X(char *, PyBytes_AsString, (python_object * bytes))                                                           \
	X(void, PyErr_Fetch, (python_object * *type, python_object * *value, python_object * *trace))                  \
	X(python_object *, PyObject_Str, (python_object * any))                                                        \
	X(void, PyErr_Clear, (void))                                                                                   \
	X(void, Py_DecRef, (python_object * any))

struct python {
#define MEMBER(type, name, arguments) type(*name) arguments;
	PYTHON_CALLS(MEMBER)
#undef MEMBER
	python_object *launch; /* the function of row_peers.py; NULL: not started */
	char problem[300];
};

EXPORT const char segtune_library[] = LIBRARY_MARK "python " STAMP ", " PYTHON_IDENTITY "\n";

/* The text of row_peers.py, NUL-terminated. */
extern const char row_peers_text[];
__asm__(".pushsection .rodata\n"
	"row_peers_text:\n"
	".incbin \"" PYTHON_SOURCE "\"\n"
	".byte 0\n"
	".popsection\n");

/* Calls come from one thread at a time; text returned by a call stays valid until the next call. */
static struct python python;

static const char *say(const char *what, const char *why)
{
	(void)snprintf(python.problem, sizeof python.problem, "%s%s%.240s", what, *why ? ": " : "", why);
	return python.problem;
}

/* RTLD_GLOBAL: Python's extension modules need these symbols but are not linked with the library. */
static const char *load(void)
{
	void *library = dlopen(PYTHON_LIBRARY, RTLD_NOW | RTLD_GLOBAL | RTLD_NODELETE);
	void *address;

	if (!library)
		return say("cannot load Python's library", dlerror());
#define LOAD(type, name, arguments)                                                                                    \
	address = dlsym(library, #name);                                                                               \
	if (!address)                                                                                                  \
		return say("Python's library lacks", #name);                                                           \
	memcpy(&python.name, &address, sizeof address);
	PYTHON_CALLS(LOAD)
#undef LOAD
	return NULL;
}

/* The pending exception as text. */
static const char *say_exception(const char *what)
{
	python_object *type = NULL, *value = NULL, *trace = NULL, *text, *bytes;
	const char *words;

	python.PyErr_Fetch(&type, &value, &trace);
	text = value ? python.PyObject_Str(value) : NULL;
	bytes = text ? python.PyUnicode_AsUTF8String(text) : NULL;
	words = bytes ? python.PyBytes_AsString(bytes) : NULL;
	words = say(what, words ? words : "an exception");
	python.PyErr_Clear();
	return words;
}

/* PYTHONHOME says where Python finds its standard library; it is restored afterwards. */
static void initialise(void)
{
	const char *home = getenv("PYTHONHOME");
	char *before = home ? strdup(home) : NULL;

	(void)setenv("PYTHONHOME", PYTHON_HOME, 1);
	python.Py_InitializeEx(0);
	if (before)
		(void)setenv("PYTHONHOME", before, 1);
	else
		(void)unsetenv("PYTHONHOME");
	free(before);
}

/* The package folders of that Python come first. */
static const char paths_text[] = "import site, sys\n"
				 "def add(paths):\n"
				 "    for path in paths.split(chr(10)):\n"
				 "        path and site.addsitedir(path)\n"
				 "    sys.argv = ['segtune']\n";

static python_object *import(const char *name, const char *text)
{
	python_object *code = python.Py_CompileString(text, name, FILE_INPUT), *module;

	module = code ? python.PyImport_ExecCodeModule(name, code) : NULL;
	if (code)
		python.Py_DecRef(code);
	return module;
}

static const char *start_holding_lock(void)
{
	python_object *paths = import("segtune_paths", paths_text), *peers;
	python_object *add = paths ? python.PyObject_GetAttrString(paths, "add") : NULL;

	if (!add || !python.PyObject_CallFunction(add, "s", PYTHON_PATHS))
		return say_exception("cannot add Python's folders of packages");
	peers = import(MODULE, row_peers_text);
	python.launch = peers ? python.PyObject_GetAttrString(peers, "launch") : NULL;
	return python.launch ? NULL : say_exception("cannot start row_peers.py");
}

static const char *start(void)
{
	const char *problem = load();
	int state;

	if (problem)
		return problem;
	if (!python.Py_IsInitialized()) {
		initialise();
		(void)python.PyEval_SaveThread();
	}
	state = python.PyGILState_Ensure();
	problem = start_holding_lock();
	python.PyGILState_Release(state);
	return problem;
}

static const char *launch(const char *step, void *stream, int nargs, const struct library_arg *args)
{
	const char *problem = python.launch ? NULL : start(), *words;
	python_object *answer, *bytes;
	int state;

	if (problem)
		return problem;
	state = python.PyGILState_Ensure();
	answer = python.PyObject_CallFunction(python.launch, "sKKi", step, (unsigned long long)(uintptr_t)stream,
					      (unsigned long long)(uintptr_t)args, nargs);
	bytes = answer ? python.PyUnicode_AsUTF8String(answer) : NULL;
	words = bytes ? python.PyBytes_AsString(bytes) : NULL;
	if (!words)
		problem = say_exception("row_peers.py");
	else if (*words)
		problem = say(words, "");
	if (bytes)
		python.Py_DecRef(bytes);
	if (answer)
		python.Py_DecRef(answer);
	python.PyGILState_Release(state);
	return problem;
}

/* The kernels of each library, exported only if it is installed: sweeps skip peers whose kernels are missing. For the
 * arguments see NAMES in row_peers.py. */
#define KERNEL(name, step)                                                                                             \
	EXPORT library_kernel name;                                                                                    \
	const char *name(void *stream, int nargs, const struct library_arg *args)                                      \
	{                                                                                                              \
		return launch(step, stream, nargs, args);                                                              \
	}
#define KERNELS(library)                                                                                               \
	KERNEL(library##_prepare, "prepare")                                                                           \
	KERNEL(library##_call, "call")                                                                                 \
	KERNEL(library##_fetch, "fetch")

#ifdef HAVE_torch
KERNELS(rows_by_torch)
#endif
#ifdef HAVE_torch_scatter
KERNELS(rows_by_torch_scatter)
#endif
#ifdef HAVE_pyg_lib
KERNELS(rows_by_pyg_lib)
#endif
#ifdef HAVE_jax
KERNELS(rows_by_jax)
#endif
