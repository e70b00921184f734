/*
 * PoCL's library of built-in functions without those that take vectors or images, and without conversions that saturate
 * or round as told: no kernel here calls them, and each process that builds one reads them all.
 *
 *   fewer LIBPOCL IN OUT     LIBPOCL: brings the LLVM that can read IN
 */
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

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

	if (!lib)
		return -1;
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		void *address = dlsym(lib, names[i]);

		if (!address)
			return -1;
		memcpy((char *)llvm + i * sizeof address, &address, sizeof address);
	}
	return 0;
}

/* Built-in functions have mangled names: Dv begins a vector. Sleef's are called by others alone. */
static int is_left_out(const struct llvm *llvm, void *function)
{
	size_t length;
	const char *name = llvm->name(function, &length);

	return strstr(name, "Dv") || strstr(name, "ocl_image") || strstr(name, "_sat") || strstr(name, "_rt") ||
	       strncmp(name, "Sleef", 5) == 0 || llvm->is_declaration(function);
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
