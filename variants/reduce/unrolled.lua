return strategy {
	like = "log_step",
	about = "as log_step, but all steps are unrolled for the block's size, those within a warp wait for the warp only",
	source = "unrolled.cl",
	idea = "CUDA Handbook, Reduction3 (Wilt 2013), made right for warps whose threads run apart",
}
