return strategy {
	like = "bitmap",
	about = "tiles of NT * VT elements with one word per thread for its ends and their rank, prepared once",
	when = "GPUs, as bitmap, if counting bits takes longer than reading one word per thread",
	idea = "Modern GPU 1.1 SegReduceApply (Baxter 2013)",
	params = { THREAD_CODES = { 1 } },
}
