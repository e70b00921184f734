-- SegReduceApply's launch box, one for all architectures but for how elements are loaded
return strategy(pieces.launch_box("bitmap", {
	NT = { 128 },
	VT = { 11 },
	MIN_BLOCKS = { 0 },
	THREAD_CODES = { 1 },
}))
