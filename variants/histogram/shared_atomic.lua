return strategy {
	like = "rle",
	about = "counts per block in local memory, one atomic addition per byte",
	source = "shared_atomic.cl",
	when = "GPUs with fast atomic additions in local memory; many COPIES for mixed bytes",
	idea = "one histogram per block (Podlozhnyuk 2007)",
}
