return strategy {
	like = "bitmap",
	about = "tiles of NT * VT elements with a word for each thread: its ends and their rank, prepared once",
	when = "GPUs, as bitmap, where counting the bits takes longer than reading a word a thread",
	idea = "Modern GPU 1.1 SegReduceApply (Baxter 2013)",
	params = { THREAD_CODES = { 1 } },
}
