return strategy {
	like = "log_step",
	about = "as log_step, but with all steps unrolled for the block size; those within a warp sync only the warp",
	source = "unrolled.cl",
	idea = "CUDA Handbook, Reduction3 (Wilt 2013), corrected for independent thread scheduling",
}
