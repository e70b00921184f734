/*
 * NVIDIA's own libraries for the same operations, measured beside the variants: functions as in library.h, built by
 * `make peers` into a shared library.
 *
 * Temporary storage is kept between calls and only grows, so that timed calls allocate none.
 */
#include <cub/cub.cuh>
#include <cuda/functional>
#include <cuda/std/limits>
#include <cuda_runtime.h>
#include <dlfcn.h>
#include <thrust/device_ptr.h>
#include <thrust/execution_policy.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/reduce.h>

#include "harness/device/library.h"

#ifndef STAMP
#define STAMP "unknown"
#endif

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)
#define PEER extern "C" __attribute__((visibility("default"))) const char *

namespace
{

constexpr int most_devices = 64;

const char *text(cudaError_t code)
{
	return code == cudaSuccess ? nullptr : cudaGetErrorString(code);
}

/* Device memory that only grows: a block for each device. */
struct storage {
	void *memory[most_devices] = {};
	size_t bytes[most_devices] = {};

	cudaError_t take(size_t wanted, void **at)
	{
		int device;
		cudaError_t code = cudaGetDevice(&device);

		if (code != cudaSuccess || device >= most_devices)
			return code != cudaSuccess ? code : cudaErrorInvalidDevice;
		if (wanted > bytes[device] || !memory[device]) {
			(void)cudaFree(memory[device]);
			memory[device] = nullptr;
			bytes[device] = 0;
			code = cudaMalloc(&memory[device], wanted ? wanted : 1);
			if (code != cudaSuccess)
				return code;
			bytes[device] = wanted ? wanted : 1;
		}
		*at = memory[device];
		return cudaSuccess;
	}
};

storage temporary;

/*
 * Call a function of CUB twice: for the size of its temporary storage, then for the work. The first call takes the host
 * about as long as the second, so the size is cached: `shape` is the key.
 */
template <class Call> const char *with_storage(int64_t shape, Call call)
{
	static size_t wanted = 0;
	static int64_t known = -1;
	void *at;
	cudaError_t code;

	if (shape != known) {
		code = call(nullptr, wanted);
		if (code != cudaSuccess)
			return text(code);
		known = shape;
	}
	code = temporary.take(wanted, &at);
	return text(code != cudaSuccess ? code : call(at, wanted));
}

template <class T> struct smallest {
	static T value()
	{
		using limits = cuda::std::numeric_limits<T>;
		return limits::has_infinity ? T(-limits::infinity()) : limits::lowest();
	}
};
template <class T> struct largest {
	static T value()
	{
		using limits = cuda::std::numeric_limits<T>;
		return limits::has_infinity ? limits::infinity() : limits::max();
	}
};

/* body(operator, identity) for the operator of that name on T. */
template <class T, class Body> const char *by_operator(int64_t name, Body body)
{
	if (name == library_name("plus"))
		return body(cuda::std::plus<>{}, T(0));
	if (name == library_name("minimum"))
		return body(cuda::minimum<>{}, largest<T>::value());
	if (name == library_name("maximum"))
		return body(cuda::maximum<>{}, smallest<T>::value());
	return "no peer for this operator";
}

/* body(operator, identity): T is the identity's type. */
template <class Body> const char *by_type(int64_t type, int64_t name, Body body)
{
	if (type == library_name("f32"))
		return by_operator<float>(name, body);
	if (type == library_name("f64"))
		return by_operator<double>(name, body);
	if (type == library_name("i32"))
		return by_operator<int32_t>(name, body);
	if (type == library_name("i64"))
		return by_operator<int64_t>(name, body);
	return "no peer for this type";
}

template <class T> T *array(const library_arg &arg)
{
	return static_cast<T *>(arg.array);
}

template <class T> struct multiple_of {
	T length;
	__host__ __device__ T operator()(T segment) const
	{
		return segment * length;
	}
};

} // namespace

extern "C" __attribute__((visibility("default"), used)) const char segtune_library[] =
	LIBRARY_MARK "peers " STAMP ", CUDA " TEXT(CUDART_VERSION) ", CUB " TEXT(CUB_VERSION) "\n";

/* type, operator, values, offsets, segments, result */
PEER peer_segmented_reduce(void *stream, int, const library_arg *a)
{
	return by_type(a[0].scalar, a[1].scalar, [&](auto op, auto identity) {
		using T = decltype(identity);
		const int32_t *offsets = array<int32_t>(a[3]);
		auto call = [&](void *at, size_t &bytes) {
			return cub::DeviceSegmentedReduce::Reduce(at, bytes, array<T>(a[2]), array<T>(a[5]),
								  a[4].scalar, offsets, offsets + 1, op, identity,
								  (cudaStream_t)stream);
		};

		return with_storage(a[4].scalar, call);
	});
}

/* type, operator, values, segments, length, result */
PEER peer_segmented_reduce_fixed(void *stream, int, const library_arg *a)
{
	return by_type(a[0].scalar, a[1].scalar, [&](auto op, auto identity) {
		using T = decltype(identity);
		auto call = [&](void *at, size_t &bytes) {
#if CUB_VERSION >= 300100
			return cub::DeviceSegmentedReduce::Reduce(at, bytes, array<T>(a[2]), array<T>(a[5]),
								  a[3].scalar, (int)a[4].scalar, op, identity,
								  (cudaStream_t)stream);
#else /* has none for segments of one size: offsets that are computed, not read */
			auto offsets = thrust::make_transform_iterator(thrust::counting_iterator<int64_t>(0),
								       multiple_of<int64_t>{a[4].scalar});

			return cub::DeviceSegmentedReduce::Reduce(at, bytes, array<T>(a[2]), array<T>(a[5]), a[3].scalar,
								  offsets, offsets + 1, op, identity,
								  (cudaStream_t)stream);
#endif
		};

		return with_storage(a[3].scalar, call);
	});
}

/* type, operator, values, n, result */
PEER peer_reduce(void *stream, int, const library_arg *a)
{
	return by_type(a[0].scalar, a[1].scalar, [&](auto op, auto identity) {
		using T = decltype(identity);
		auto call = [&](void *at, size_t &bytes) {
			return cub::DeviceReduce::Reduce(at, bytes, array<T>(a[2]), array<T>(a[4]), a[3].scalar, op,
							 identity, (cudaStream_t)stream);
		};

		return with_storage(a[3].scalar, call);
	});
}

/* bytes, n, result */
PEER peer_histogram(void *stream, int, const library_arg *a)
{
	auto call = [&](void *at, size_t &bytes) {
		return cub::DeviceHistogram::HistogramEven(at, bytes, array<uint8_t>(a[0]), array<uint32_t>(a[2]), 257,
							   0, 256, a[1].scalar, (cudaStream_t)stream);
	};

	return with_storage(a[1].scalar, call);
}

/* type, operator, keys, values, n, key_result, result, count */
PEER peer_reduce_by_key(void *stream, int, const library_arg *a)
{
	return by_type(a[0].scalar, a[1].scalar, [&](auto op, auto identity) {
		using T = decltype(identity);
		auto call = [&](void *at, size_t &bytes) {
			/* 32-bit where that is enough: a kernel of 64-bit counts is slower. */
			return cub::DeviceReduce::ReduceByKey(at, bytes, array<int32_t>(a[2]), array<int32_t>(a[5]),
							      array<T>(a[3]), array<T>(a[6]), array<int64_t>(a[7]), op,
							      (int32_t)a[4].scalar, (cudaStream_t)stream);
		};

		return with_storage(a[4].scalar, call);
	});
}

namespace
{

/* An allocator for thrust that keeps freed memory for the next call. */
struct keeper {
	using value_type = char;

	char *allocate(std::ptrdiff_t bytes)
	{
		for (auto &s : slots)
			if (!s.used) {
				void *at;
				cudaError_t code = s.memory.take((size_t)bytes, &at);

				if (code != cudaSuccess)
					throw thrust::system_error(code, thrust::cuda_category());
				s.used = true;
				s.at = static_cast<char *>(at);
				return s.at;
			}
		throw std::bad_alloc();
	}

	void deallocate(char *at, size_t)
	{
		for (auto &s : slots)
			if (s.used && s.at == at)
				s.used = false;
	}

	struct {
		storage memory;
		char *at;
		bool used;
	} slots[8] = {};
};

/* thrust returns the number of runs on the host; the operation needs it on the device. */
__global__ void put_count(int64_t *to, int64_t count)
{
	*to = count;
}

} // namespace

/* type, operator, keys, values, n, key_result, result, count */
PEER peer_thrust_reduce_by_key(void *stream, int, const library_arg *a)
{
	return by_type(a[0].scalar, a[1].scalar, [&](auto op, auto identity) -> const char * {
		using T = decltype(identity);
		static keeper keep;
		const int32_t *keys = array<int32_t>(a[2]);

		try {
			auto end = thrust::reduce_by_key(thrust::cuda::par_nosync(keep).on((cudaStream_t)stream), keys,
							 keys + a[4].scalar, array<T>(a[3]), array<int32_t>(a[5]),
							 array<T>(a[6]), cuda::std::equal_to<>{}, op);

			put_count<<<1, 1, 0, (cudaStream_t)stream>>>(array<int64_t>(a[7]), end.second - array<T>(a[6]));
			return text(cudaGetLastError());
		} catch (const std::exception &) {
			return "thrust::reduce_by_key threw an exception";
		}
	});
}

/* type, operator, values, n, result */
PEER peer_scan(void *stream, int, const library_arg *a)
{
	return by_type(a[0].scalar, a[1].scalar, [&](auto op, auto identity) {
		using T = decltype(identity);
		auto call = [&](void *at, size_t &bytes) {
			return cub::DeviceScan::InclusiveScan(at, bytes, array<T>(a[2]), array<T>(a[4]), op,
							      (int32_t)a[3].scalar, (cudaStream_t)stream);
		};

		return with_storage(a[3].scalar, call);
	});
}

/* type, operator, values, n, result */
PEER peer_scan_exclusive(void *stream, int, const library_arg *a)
{
	return by_type(a[0].scalar, a[1].scalar, [&](auto op, auto identity) {
		using T = decltype(identity);
		auto call = [&](void *at, size_t &bytes) {
			return cub::DeviceScan::ExclusiveScan(at, bytes, array<T>(a[2]), array<T>(a[4]), op, identity,
							      (int32_t)a[3].scalar, (cudaStream_t)stream);
		};

		return with_storage(a[3].scalar, call);
	});
}

#if __has_include(<cusparse.h>)
#include <cusparse.h>

#define SPARSE_CALLS(X)                                                                                                \
	X(cusparseCreate)                                                                                              \
	X(cusparseSetStream)                                                                                           \
	X(cusparseCreateCsr)                                                                                           \
	X(cusparseCreateDnVec)                                                                                         \
	X(cusparseDestroySpMat)                                                                                        \
	X(cusparseDestroyDnVec)                                                                                        \
	X(cusparseSpMV_bufferSize)                                                                                     \
	X(cusparseSpMV_preprocess)                                                                                     \
	X(cusparseSpMV)                                                                                                \
	X(cusparseCreateDnMat)                                                                                         \
	X(cusparseDestroyDnMat)                                                                                        \
	X(cusparseSpMM_bufferSize)                                                                                     \
	X(cusparseSpMM_preprocess)                                                                                     \
	X(cusparseSpMM)                                                                                                \
	X(cusparseGetErrorString)

namespace
{

/* Loaded at its first use: the other peers work without it. */
struct sparse_calls {
#define MEMBER(name) decltype(&::name) name;
	SPARSE_CALLS(MEMBER)
#undef MEMBER
	bool loaded = false;

	const char *load()
	{
		void *library =
			loaded ? nullptr : dlopen("libcusparse.so." TEXT(CUSPARSE_VER_MAJOR), RTLD_NOW | RTLD_LOCAL);

		if (loaded)
			return nullptr;
		if (!library)
			return dlerror();
#define LOAD(name)                                                                                                     \
	name = reinterpret_cast<decltype(name)>(dlsym(library, #name));                                                \
	if (!name)                                                                                                     \
		return "cuSPARSE lacks " #name;
		SPARSE_CALLS(LOAD)
#undef LOAD
		loaded = true;
		return nullptr;
	}
};

/* The matrix prepared last, and for which arguments that was. */
struct prepared {
	library_arg args[10];
	cusparseHandle_t handle = nullptr;
	cusparseSpMatDescr_t matrix = nullptr;
	cusparseDnVecDescr_t x = nullptr, y = nullptr;
	storage buffer;
	void *at;
};

sparse_calls sparse;
prepared now;

const char *sparse_text(cusparseStatus_t code)
{
	return code == CUSPARSE_STATUS_SUCCESS ? nullptr : sparse.cusparseGetErrorString(code);
}

template <class T> cudaDataType type_of()
{
	return sizeof(T) == 4 ? CUDA_R_32F : CUDA_R_64F;
}

cusparseSpMVAlg_t algorithm(const library_arg *a)
{
	return a[1].scalar == 1 ? CUSPARSE_SPMV_CSR_ALG1 : CUSPARSE_SPMV_CSR_ALG2;
}

void drop()
{
	if (now.matrix)
		(void)sparse.cusparseDestroySpMat(now.matrix);
	if (now.x)
		(void)sparse.cusparseDestroyDnVec(now.x);
	if (now.y)
		(void)sparse.cusparseDestroyDnVec(now.y);
	now.matrix = nullptr;
	now.x = now.y = nullptr;
}

/*
 * cuSPARSE refuses a matrix with more entries than rows times columns, which the harness's have where rows are longer
 * than the matrix is wide: then more columns are declared, which stay empty.
 */
int64_t width(const library_arg *a)
{
	int64_t full = (a[8].scalar + a[6].scalar - 1) / a[6].scalar;

	return full > a[7].scalar ? full : a[7].scalar;
}

const char *describe(const library_arg *a, cudaDataType type)
{
	cusparseStatus_t code = CUSPARSE_STATUS_SUCCESS;

	if (!now.handle)
		code = sparse.cusparseCreate(&now.handle);
	if (code == CUSPARSE_STATUS_SUCCESS)
		code = sparse.cusparseCreateCsr(&now.matrix, a[6].scalar, width(a), a[8].scalar, a[5].array, a[2].array,
						a[3].array, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
						CUSPARSE_INDEX_BASE_ZERO, type);
	if (code == CUSPARSE_STATUS_SUCCESS)
		code = sparse.cusparseCreateDnVec(&now.x, width(a), a[4].array, type);
	if (code == CUSPARSE_STATUS_SUCCESS)
		code = sparse.cusparseCreateDnVec(&now.y, a[6].scalar, a[9].array, type);
	return sparse_text(code);
}

template <class T> const char *prepare(cudaStream_t stream, const library_arg *a)
{
	const T one = 1, zero = 0;
	size_t bytes = 0;
	const char *problem = describe(a, type_of<T>());
	cudaError_t code;

	if (!problem)
		problem = sparse_text(sparse.cusparseSetStream(now.handle, stream));
	if (!problem)
		problem = sparse_text(sparse.cusparseSpMV_bufferSize(now.handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one,
								     now.matrix, now.x, &zero, now.y, type_of<T>(),
								     algorithm(a), &bytes));
	if (problem)
		return problem;
	code = now.buffer.take(bytes, &now.at);
	if (code != cudaSuccess)
		return text(code);
	return sparse_text(sparse.cusparseSpMV_preprocess(now.handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one,
							  now.matrix, now.x, &zero, now.y, type_of<T>(), algorithm(a),
							  now.at));
}

template <class T> const char *multiply(const library_arg *a)
{
	const T one = 1, zero = 0;

	return sparse_text(sparse.cusparseSpMV(now.handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, now.matrix, now.x,
					       &zero, now.y, type_of<T>(), algorithm(a), now.at));
}

} // namespace

/* type, algorithm, columns, matrix, x, offsets, rows, columns of the matrix, n, result */
PEER peer_spmv_prepare(void *stream, int, const library_arg *a)
{
	const char *problem = sparse.load();

	if (problem || a[6].scalar == 0)
		return problem;
	drop();
	memset(now.args, 0, sizeof now.args);
	problem = a[0].scalar == library_name("f32") ? prepare<float>((cudaStream_t)stream, a)
						     : prepare<double>((cudaStream_t)stream, a);
	if (!problem)
		memcpy(now.args, a, sizeof now.args);
	return problem;
}

/* The same arguments as those that were prepared. */
PEER peer_spmv(void *, int, const library_arg *a)
{
	if (a[6].scalar == 0)
		return nullptr;
	if (memcmp(now.args, a, sizeof now.args) != 0)
		return "this matrix was not prepared last";
	return a[0].scalar == library_name("f32") ? multiply<float>(a) : multiply<double>(a);
}

#include "harness/device/libraries/spmm.cuh"
#endif
