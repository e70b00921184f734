return strategy {
	like = "log_step",
	about = "as log_step, but the last steps, within a warp, are unrolled and wait for the warp only",
	source = "unrolled_tail.cl",
	idea = "CUDA Handbook, Reduction2 (Wilt 2013), made right for warps whose threads run apart",
}
