return strategy {
	like = "log_step",
	about = "as log_step, but the last steps, within a warp, are unrolled and sync only the warp",
	source = "unrolled_tail.cl",
	idea = "CUDA Handbook, Reduction2 (Wilt 2013), corrected for independent thread scheduling",
}
