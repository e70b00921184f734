return strategy {
	like = "rle",
	about = "counts of a block in local memory, an atomic addition a byte",
	source = "shared_atomic.cl",
	when = "GPUs, where neighbouring bytes seldom are equal",
	idea = "a histogram a block (Podlozhnyuk 2007)",
}
