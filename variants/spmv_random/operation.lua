-- As spmv, with random columns: once the vector outgrows the caches, its reads cost more than the bytes that are
-- counted.
return operation {
	like = "spmv",
	about = "sparse matrix times vector, random columns",
}
