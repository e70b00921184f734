/*
 * Loaded in Oclgrind's place, which it brings, this makes values of variables of kernels: as those are not optimised,
 * two fifths of what is simulated are loads and stores of them. Only of such as are set on every way to where they are
 * read: of another, LLVM would take for its value whatever suits it, and Oclgrind not find that nothing wrote it.
 */
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "../symbols.h"

/* Of LLVM's C interface, in the order of names: modules, functions, blocks, values, uses and passes are pointers. */
struct llvm {
	void *(*passes_for)(void *module);
	void (*add_promotion)(void *passes);
	int (*run)(void *passes, void *function);
	void (*end)(void *passes);
	void *(*first_function)(void *module);
	void *(*next_function)(void *function);
	unsigned (*attribute)(const char *name, size_t length);
	void (*remove_attribute)(void *function, unsigned index, unsigned attribute);
	struct {
		unsigned (*count)(void *function);
		void (*list)(void *function, void **blocks);
		void *(*first)(void *block);
		void *(*next)(void *instruction);
		void *(*last)(void *block);
		unsigned (*successors)(void *last);
		void *(*successor)(void *last, unsigned i);
	} block;
	struct {
		void *(*is_alloca)(void *value);
		void *(*is_load)(void *value);
		void *(*is_store)(void *value);
		void *(*operand)(void *instruction, unsigned i);
		void *(*first_use)(void *value);
		void *(*next_use)(void *use);
		void *(*user)(void *use);
		int (*is_volatile)(void *access);
		void (*set_volatile)(void *access, int is_volatile);
	} value;
};

static const char *const names[] = {"LLVMCreateFunctionPassManagerForModule",
				    "LLVMAddPromoteMemoryToRegisterPass",
				    "LLVMRunFunctionPassManager",
				    "LLVMDisposePassManager",
				    "LLVMGetFirstFunction",
				    "LLVMGetNextFunction",
				    "LLVMGetEnumAttributeKindForName",
				    "LLVMRemoveEnumAttributeAtIndex",
				    "LLVMCountBasicBlocks",
				    "LLVMGetBasicBlocks",
				    "LLVMGetFirstInstruction",
				    "LLVMGetNextInstruction",
				    "LLVMGetBasicBlockTerminator",
				    "LLVMGetNumSuccessors",
				    "LLVMGetSuccessor",
				    "LLVMIsAAllocaInst",
				    "LLVMIsALoadInst",
				    "LLVMIsAStoreInst",
				    "LLVMGetOperand",
				    "LLVMGetFirstUse",
				    "LLVMGetNextUse",
				    "LLVMGetUser",
				    "LLVMGetVolatile",
				    "LLVMSetVolatile"};

/* Is the variable loaded and stored alone, as a whole? */
static int is_plain(const struct llvm *llvm, void *variable)
{
	for (void *use = llvm->value.first_use(variable); use; use = llvm->value.next_use(use)) {
		void *user = llvm->value.user(use);
		const int stored = llvm->value.is_store(user) && llvm->value.operand(user, 0) != variable;

		if ((!stored && !llvm->value.is_load(user)) || llvm->value.is_volatile(user))
			return 0;
	}
	return 1;
}

enum met { NOTHING, LOADED, STORED };

/* What happens to the variable in the block first. */
static enum met meets(const struct llvm *llvm, void *block, void *variable)
{
	for (void *i = llvm->block.first(block); i; i = llvm->block.next(i)) {
		if (llvm->value.is_load(i) && llvm->value.operand(i, 0) == variable)
			return LOADED;
		if (llvm->value.is_store(i) && llvm->value.operand(i, 1) == variable)
			return STORED;
	}
	return NOTHING;
}

/* The blocks of a function, and those that control reaches with a variable unset, in the order in which they are met.
 */
struct ways {
	unsigned count, reached;
	void **blocks, **unset;
};

static void reach(struct ways *w, void *block)
{
	for (unsigned i = 0; i < w->reached; i++)
		if (w->unset[i] == block)
			return;
	w->unset[w->reached++] = block;
}

/* Is there a way from the first block to a load of the variable without a store? */
static int may_be_unset(const struct llvm *llvm, struct ways *w, void *variable)
{
	w->reached = 0;
	reach(w, w->blocks[0]);
	for (unsigned i = 0; i < w->reached; i++) {
		const enum met met = meets(llvm, w->unset[i], variable);
		void *last = llvm->block.last(w->unset[i]);

		if (met == LOADED)
			return 1;
		for (unsigned k = 0; met == NOTHING && k < llvm->block.successors(last); k++)
			reach(w, llvm->block.successor(last, k));
	}
	return 0;
}

/* What is volatile is not promoted. */
static void mark(const struct llvm *llvm, void *variable, int is_volatile)
{
	for (void *use = llvm->value.first_use(variable); use; use = llvm->value.next_use(use))
		llvm->value.set_volatile(llvm->value.user(use), is_volatile);
}

/* The variables are allocated in the first block, before anything else is done; left: room for those that stay. */
static void promote(const struct llvm *llvm, void *passes, void *function, struct ways *w, void **left)
{
	unsigned n = 0;

	for (void *i = llvm->block.first(w->blocks[0]); i; i = llvm->block.next(i))
		if (llvm->value.is_alloca(i) && is_plain(llvm, i) && may_be_unset(llvm, w, i)) {
			mark(llvm, i, 1);
			left[n++] = i;
		}
	/* Passes leave alone what has it. */
	llvm->remove_attribute(function, (unsigned)-1, llvm->attribute("optnone", strlen("optnone")));
	(void)llvm->run(passes, function);
	while (n > 0)
		mark(llvm, left[--n], 0);
}

static unsigned count_allocas(const struct llvm *llvm, void *block)
{
	unsigned n = 0;

	for (void *i = llvm->block.first(block); i; i = llvm->block.next(i))
		n += llvm->value.is_alloca(i) != NULL;
	return n;
}

static void promote_in(const struct llvm *llvm, void *passes, void *function)
{
	struct ways w = {.count = llvm->block.count(function)};
	void **left;

	if (w.count == 0)
		return; /* a declaration */
	w.blocks = calloc(w.count, sizeof *w.blocks);
	w.unset = calloc(w.count, sizeof *w.unset);
	if (w.blocks && w.unset) {
		llvm->block.list(function, w.blocks);
		left = calloc(count_allocas(llvm, w.blocks[0]) + 1, sizeof *left);
		if (left)
			promote(llvm, passes, function, &w, left);
		free(left);
	}
	free(w.unset);
	free(w.blocks);
}

static void promote_all(void *module)
{
	struct llvm llvm;
	void *passes;

	if (load_symbols(RTLD_NEXT, names, sizeof names / sizeof *names, &llvm))
		return;
	passes = llvm.passes_for(module);
	llvm.add_promotion(passes);
	for (void *f = llvm.first_function(module); f; f = llvm.next_function(f))
		promote_in(&llvm, passes, f);
	llvm.end(passes);
}

/* C++'s name of llvm::PassManager<llvm::Module>::run, which Oclgrind calls as it has read a program. Where it calls
 * another, variables stay what they are. */
#define RUN _ZN4llvm11PassManagerINS_6ModuleENS_15AnalysisManagerIS1_JEEEJEE3runERS1_RS3_
#define NAME(x) TEXT(x)
#define TEXT(x) #x

void *RUN(void *result, void *manager, void *module, void *analyses);

/* A C++ object is returned at *result. */
void *RUN(void *result, void *manager, void *module, void *analyses)
{
	void *(*run)(void *result, void *manager, void *module, void *analyses);
	void *address = dlsym(RTLD_NEXT, NAME(RUN));

	memcpy(&run, &address, sizeof run); /* ISO C has no such cast */
	result = run(result, manager, module, analyses);
	promote_all(module);
	return result;
}
