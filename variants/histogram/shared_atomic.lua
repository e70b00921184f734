return strategy {
	like = "rle",
	about = "counts of a block in local memory, an atomic addition a byte",
	source = "shared_atomic.cl",
	when = "GPUs with fast atomic additions in local memory, many COPIES where bytes are mixed",
	idea = "a histogram a block (Podlozhnyuk 2007)",
}
