/* What libraries of many instances share: text for their identity, and the choice of an instance at run time. */
#ifndef SEGTUNE_CHOOSE_CUH
#define SEGTUNE_CHOOSE_CUH

#include <cuda_runtime.h>

#include <type_traits>

#ifndef STAMP
#define STAMP "unknown"
#endif

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

template <int... values> struct list {
};

/* body(constant) for the value that is wanted; an error where the list does not have it. */
template <class Body, int... values> cudaError_t choose(long long wanted, list<values...>, Body body)
{
	cudaError_t code = cudaErrorInvalidValue;

	(void)((wanted == values && (code = body(std::integral_constant<int, values>{}), true)) || ...);
	return code;
}

#endif
