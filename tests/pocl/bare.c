/*
 * Loaded in PoCL's place, which it brings, this leaves out what PoCL does to a kernel in spite of -cl-opt-disable: all
 * of LLVM's passes over the loops around it, and a code generator that optimises. Without that option nothing changes.
 */
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

/* Names of C++: llvm::PassManagerBuilder::populateModulePassManager, llvm::TargetMachine::getTargetIRAnalysis and
 * setOptLevel. A PoCL that calls others builds as ever. */
#define POPULATE _ZN4llvm18PassManagerBuilder25populateModulePassManagerERNS_6legacy15PassManagerBaseE
#define ANALYSIS _ZNK4llvm13TargetMachine19getTargetIRAnalysisEv
#define SET_LEVEL "_ZN4llvm13TargetMachine11setOptLevelENS_10CodeGenOpt5LevelE"
#define NAME(x) TEXT(x)
#define TEXT(x) #x

void POPULATE(void *builder, void *passes);
void *ANALYSIS(void *result, void *machine);

static int is_bare(void)
{
	const char *flags = getenv("POCL_EXTRA_BUILD_FLAGS");

	return flags && strstr(flags, "-cl-opt-disable");
}

/* memcpy: ISO C has no cast from an object pointer to a function pointer. */
static int find(const char *name, void *function)
{
	void *address = dlsym(RTLD_NEXT, name);

	memcpy(function, &address, sizeof address);
	return address != NULL;
}

/* Functions that must be inlined are, and what nobody calls then goes: linking needs both. */
void POPULATE(void *builder, void *passes)
{
	void (*all)(void *builder, void *passes), (*add_inliner)(void *passes), (*add_removal)(void *passes);

	if (is_bare() && find("LLVMAddAlwaysInlinerPass", &add_inliner) && find("LLVMAddGlobalDCEPass", &add_removal)) {
		add_inliner(passes);
		add_removal(passes);
	} else if (find(NAME(POPULATE), &all)) {
		all(builder, passes);
	}
}

/* Asked of each machine before it generates code. A C++ object is returned at *result. */
void *ANALYSIS(void *result, void *machine)
{
	void (*set_level)(void *machine, int level);
	void *(*analysis)(void *result, void *machine);

	if (is_bare() && find(SET_LEVEL, &set_level))
		set_level(machine, 0);
	return find(NAME(ANALYSIS), &analysis) ? analysis(result, machine) : NULL;
}
