/*
 * PoCL's library of built-in functions without those that no kernel here calls: each process that builds one reads them
 * all.
 *
 *   fewer LIBPOCL IN OUT     LIBPOCL: brings the LLVM that can read IN
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../symbols.h"

/* Of LLVM's C interface, in the order of names: handles are pointers. */
struct llvm {
	void *(*context)(void);
	int (*read)(const char *path, void **buffer, char **message);
	int (*parse)(void *context, void *buffer, void **module);
	int (*write)(void *module, const char *path);
	void *(*first)(void *module);
	void *(*next)(void *function);
	void *(*use)(void *function);
	const char *(*name)(void *function, size_t *length);
	int (*is_declaration)(void *function);
	void (*drop)(void *function);
};

static const char *const names[] = {"LLVMGetGlobalContext",
				    "LLVMCreateMemoryBufferWithContentsOfFile",
				    "LLVMParseBitcodeInContext2",
				    "LLVMWriteBitcodeToFile",
				    "LLVMGetFirstFunction",
				    "LLVMGetNextFunction",
				    "LLVMGetFirstUse",
				    "LLVMGetValueName2",
				    "LLVMIsDeclaration",
				    "LLVMDeleteFunction"};

static int load(struct llvm *llvm, const char *libpocl)
{
	void *lib = dlopen(libpocl, RTLD_NOW | RTLD_LOCAL);

	return lib ? load_symbols(lib, names, sizeof names / sizeof *names, llvm) : -1;
}

/*
 * What kernels here and in tests call, and some beside: dialect.h declares most of it. A kernel that calls another does
 * not link: its name belongs here.
 */
static const char called[] = " get_local_id get_local_size get_group_id get_num_groups get_global_id get_global_size "
			     "barrier mem_fence atomic_work_item_fence prefetch "
			     "atomic_add atomic_min atomic_max atomic_or atomic_xchg atomic_fetch_add_explicit "
			     "atom_add atom_xchg clz popcount min max "
			     "fabs fmin fmax sqrt exp log log2 ceil floor ldexp isinf isnan signbit ";

/* Names are mangled, and PoCL puts _cl_ before many: _Z7_cl_expf. Without such a name it is PoCL's own. */
static int is_called(const char *name)
{
	char word[64];
	char *rest;
	long length;

	if (strncmp(name, "_Z", 2) != 0)
		return 1;
	length = strtol(name + 2, &rest, 10);
	if (strncmp(rest, "_cl_", 4) == 0) {
		rest += 4;
		length -= 4;
	}
	(void)snprintf(word, sizeof word, " %.*s ", (int)length, rest);
	return strstr(called, word) != NULL;
}

/* In a mangled name Dv begins a vector. What has no use in the end is left out of PoCL's own mathematics and images. */
static int is_left_out(const struct llvm *llvm, void *function)
{
	size_t length;
	const char *name = llvm->name(function, &length);

	return !is_called(name) || strstr(name, "Dv") || strncmp(name, "Sleef", 5) == 0 || strstr(name, "_pixel") ||
	       llvm->is_declaration(function);
}

/* Returns how many functions went: they had no use. */
static int drop(const struct llvm *llvm, void *module)
{
	int n = 0;

	for (void *f = llvm->first(module), *next; f; f = next) {
		next = llvm->next(f);
		if (llvm->use(f) || !is_left_out(llvm, f))
			continue;
		llvm->drop(f);
		n++;
	}
	return n;
}

int main(int argc, char **argv)
{
	struct llvm llvm;
	void *buffer, *module;
	char *message;

	if (argc != 4 || load(&llvm, argv[1]) || llvm.read(argv[2], &buffer, &message) ||
	    llvm.parse(llvm.context(), buffer, &module))
		return 1;
	while (drop(&llvm, module) > 0) /* what they alone called has no use then */
		;
	return llvm.write(module, argv[3]) != 0;
}
