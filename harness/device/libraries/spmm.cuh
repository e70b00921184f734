/*
 * Sums of rows as cuSPARSE's product of a sparse and a dense matrix: a CSR matrix of ones, or of weights, by the rows'
 * values. Part of peers.cu, which has loaded cuSPARSE. Row i of the matrix is segment i: columns are the rows' numbers,
 * or the bags' index.
 */

namespace
{

enum spmm_argument {
	SPMM_TYPE,
	SPMM_RESULT_TYPE,
	SPMM_ALGORITHM,
	SPMM_VALUES,
	SPMM_OFFSETS,
	SPMM_SEGMENTS,
	SPMM_N,
	SPMM_WIDTH,
	SPMM_STRIDE,
	SPMM_RESULT,
	SPMM_INDEX,
	SPMM_WEIGHTS,
	SPMM_ARGUMENTS
};

/* The product prepared last, and for which arguments that was. */
struct product {
	library_arg args[SPMM_ARGUMENTS];
	cusparseHandle_t handle = nullptr;
	cusparseSpMatDescr_t matrix = nullptr;
	cusparseDnMatDescr_t rows = nullptr, result = nullptr;
	storage ones, columns, largest, scratch, buffer;
	void *at;
	cudaDataType compute;
};

product made;

/* A type by its name, with the bits of 1. */
struct sparse_type {
	const char *name;
	cudaDataType code;
	int bytes;
	uint64_t one;
};

const sparse_type *sparse_type_of(int64_t name)
{
	static const sparse_type types[] = {{"f32", CUDA_R_32F, 4, 0x3f800000},
					    {"f64", CUDA_R_64F, 8, 0x3ff0000000000000},
					    {"f16", CUDA_R_16F, 2, 0x3c00},
					    {"bf16", CUDA_R_16BF, 2, 0x3f80}};

	for (const sparse_type &type : types)
		if (name == library_name(type.name))
			return &type;
	return nullptr;
}

template <class T> __global__ void fill(T *to, T value, int64_t n)
{
	for (int64_t i = blockIdx.x * (int64_t)blockDim.x + threadIdx.x; i < n; i += (int64_t)gridDim.x * blockDim.x)
		to[i] = value;
}

__global__ void count_up(int32_t *to, int64_t n)
{
	for (int64_t i = blockIdx.x * (int64_t)blockDim.x + threadIdx.x; i < n; i += (int64_t)gridDim.x * blockDim.x)
		to[i] = (int32_t)i;
}

/* The matrix's values where there are no weights. */
const char *make_ones(const sparse_type *type, int64_t n, cudaStream_t stream, void **ones)
{
	cudaError_t code = made.ones.take((size_t)n * type->bytes, ones);

	if (code != cudaSuccess)
		return text(code);
	if (type->bytes == 2)
		fill<<<1024, 256, 0, stream>>>((uint16_t *)*ones, (uint16_t)type->one, n);
	else if (type->bytes == 4)
		fill<<<1024, 256, 0, stream>>>((uint32_t *)*ones, (uint32_t)type->one, n);
	else
		fill<<<1024, 256, 0, stream>>>((uint64_t *)*ones, type->one, n);
	return text(cudaGetLastError());
}

/* 1 + the largest index: as many rows of the table count. Waits for the device. */
const char *count_rows(const int32_t *index, int64_t n, cudaStream_t stream, int64_t *rows)
{
	int32_t largest;
	size_t bytes = 0;
	void *at, *scratch;
	cudaError_t code = made.largest.take(sizeof largest, &at);

	if (code == cudaSuccess)
		code = cub::DeviceReduce::Max(nullptr, bytes, index, (int32_t *)at, n, stream);
	if (code == cudaSuccess)
		code = made.scratch.take(bytes, &scratch);
	if (code == cudaSuccess)
		code = cub::DeviceReduce::Max(scratch, bytes, index, (int32_t *)at, n, stream);
	if (code == cudaSuccess)
		code = cudaMemcpyAsync(&largest, at, sizeof largest, cudaMemcpyDeviceToHost, stream);
	if (code == cudaSuccess)
		code = cudaStreamSynchronize(stream);
	*rows = code == cudaSuccess ? largest + (int64_t)1 : 0;
	return text(code);
}

/* Columns of the matrix, and how many rows of values they name. */
const char *make_columns(const library_arg *a, cudaStream_t stream, void **columns, int64_t *rows)
{
	const int64_t n = a[SPMM_N].scalar;
	cudaError_t code;

	*rows = n;
	*columns = a[SPMM_INDEX].array;
	if (*columns)
		return count_rows((const int32_t *)*columns, n, stream, rows);
	code = made.columns.take((size_t)n * sizeof(int32_t), columns);
	if (code != cudaSuccess)
		return text(code);
	count_up<<<1024, 256, 0, stream>>>((int32_t *)*columns, n);
	return text(cudaGetLastError());
}

void drop_product()
{
	if (made.matrix)
		(void)sparse.cusparseDestroySpMat(made.matrix);
	if (made.rows)
		(void)sparse.cusparseDestroyDnMat(made.rows);
	if (made.result)
		(void)sparse.cusparseDestroyDnMat(made.result);
	made.matrix = nullptr;
	made.rows = made.result = nullptr;
}

/* cuSPARSE refuses a matrix with more entries than rows times columns: then more columns are declared, as for SpMV. */
const char *describe_product(const library_arg *a, const sparse_type *type, const sparse_type *result, void *columns,
			     void *entries, int64_t rows)
{
	const int64_t segments = a[SPMM_SEGMENTS].scalar, n = a[SPMM_N].scalar, width = a[SPMM_WIDTH].scalar;
	const int64_t full = (n + segments - 1) / segments, most = full > rows ? full : rows;
	cusparseStatus_t code = made.handle ? CUSPARSE_STATUS_SUCCESS : sparse.cusparseCreate(&made.handle);

	if (code == CUSPARSE_STATUS_SUCCESS)
		code = sparse.cusparseCreateCsr(&made.matrix, segments, most, n, a[SPMM_OFFSETS].array, columns,
						entries, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
						CUSPARSE_INDEX_BASE_ZERO, type->code);
	if (code == CUSPARSE_STATUS_SUCCESS)
		code = sparse.cusparseCreateDnMat(&made.rows, most, width, a[SPMM_STRIDE].scalar, a[SPMM_VALUES].array,
						  type->code, CUSPARSE_ORDER_ROW);
	if (code == CUSPARSE_STATUS_SUCCESS)
		code = sparse.cusparseCreateDnMat(&made.result, segments, width, width, a[SPMM_RESULT].array,
						  result->code, CUSPARSE_ORDER_ROW);
	return sparse_text(code);
}

/* alpha and beta: 1 and 0 in the type of the computation. */
struct factors {
	union {
		float f32;
		double f64;
	} one, zero;

	explicit factors(cudaDataType type)
	{
		if (type == CUDA_R_64F) {
			one.f64 = 1;
			zero.f64 = 0;
		} else {
			one.f32 = 1;
			zero.f32 = 0;
		}
	}
};

cusparseSpMMAlg_t spmm_algorithm(const library_arg *a)
{
	const int64_t number = a[SPMM_ALGORITHM].scalar;

	return number == 1 ? CUSPARSE_SPMM_CSR_ALG1 : number == 2 ? CUSPARSE_SPMM_CSR_ALG2 : CUSPARSE_SPMM_CSR_ALG3;
}

const char *prepare_product(const library_arg *a, cudaStream_t stream)
{
	const factors by(made.compute);
	size_t bytes = 0;
	cudaError_t code;
	const char *problem = sparse_text(sparse.cusparseSetStream(made.handle, stream));

	if (!problem)
		problem = sparse_text(sparse.cusparseSpMM_bufferSize(
			made.handle, CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_NON_TRANSPOSE, &by.one,
			made.matrix, made.rows, &by.zero, made.result, made.compute, spmm_algorithm(a), &bytes));
	if (problem)
		return problem;
	code = made.buffer.take(bytes, &made.at);
	if (code != cudaSuccess)
		return text(code);
	return sparse_text(sparse.cusparseSpMM_preprocess(
		made.handle, CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_NON_TRANSPOSE, &by.one, made.matrix,
		made.rows, &by.zero, made.result, made.compute, spmm_algorithm(a), made.at));
}

int is_empty_product(const library_arg *a)
{
	return a[SPMM_SEGMENTS].scalar == 0 || a[SPMM_N].scalar == 0;
}

} // namespace

/* value type, result type, algorithm, values, offsets, segments, n, width, stride, result, index or 0, weights or 0 */
PEER peer_spmm_prepare(void *stream, int, const library_arg *a)
{
	const sparse_type *type = sparse_type_of(a[SPMM_TYPE].scalar), *to = sparse_type_of(a[SPMM_RESULT_TYPE].scalar);
	void *columns, *entries = a[SPMM_WEIGHTS].array;
	int64_t rows;
	const char *problem = sparse.load();

	if (!problem && (!type || !to))
		problem = "no peer for this type";
	if (problem || is_empty_product(a))
		return problem;
	drop_product();
	memset(made.args, 0, sizeof made.args);
	made.compute = type->code == CUDA_R_64F ? CUDA_R_64F : CUDA_R_32F;
	problem = make_columns(a, (cudaStream_t)stream, &columns, &rows);
	if (!problem && !entries)
		problem = make_ones(type, a[SPMM_N].scalar, (cudaStream_t)stream, &entries);
	if (!problem)
		problem = describe_product(a, type, to, columns, entries, rows);
	if (!problem)
		problem = prepare_product(a, (cudaStream_t)stream);
	if (!problem)
		memcpy(made.args, a, sizeof made.args);
	return problem;
}

/* The same arguments as those that were prepared. */
PEER peer_spmm(void *stream, int, const library_arg *a)
{
	const factors by(made.compute);

	if (a[SPMM_SEGMENTS].scalar == 0)
		return nullptr;
	if (is_empty_product(a)) {
		const sparse_type *to = sparse_type_of(a[SPMM_RESULT_TYPE].scalar);

		return text(cudaMemsetAsync(a[SPMM_RESULT].array, 0,
					    (size_t)(a[SPMM_SEGMENTS].scalar * a[SPMM_WIDTH].scalar) * to->bytes,
					    (cudaStream_t)stream));
	}
	if (memcmp(made.args, a, sizeof made.args) != 0)
		return "this product was not prepared last";
	return sparse_text(sparse.cusparseSpMM(made.handle, CUSPARSE_OPERATION_NON_TRANSPOSE,
					       CUSPARSE_OPERATION_NON_TRANSPOSE, &by.one, made.matrix, made.rows,
					       &by.zero, made.result, made.compute, spmm_algorithm(a), made.at));
}
