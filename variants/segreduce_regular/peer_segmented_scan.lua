-- Futhark's other baseline: a segmented scan of all rows, whose last element in each row is kept.
return strategy {
	like = "segreduce/scan",
	about = "segmented scan of all rows to memory, then the last of each: the baseline of Futhark's paper",
	params = {
		NT = { 256, 128 },
		VT = { 15, 7 },
		MIN_BLOCKS = { 0 },
		WINDOW = { 32 },
		LOAD_MODIFIER = { 0 },
		SCAN = { 1 },
	},
}
