-- SegReduceCsr's launch box for sm_20
return strategy(pieces.launch_box("flat", {
	NT = { 128 },
	VT = { 11 },
	LDG = { 0 },
	HALF_CAPACITY = { 0 },
	STORE = { 1 },
	MIN_BLOCKS = { 0 },
	LOAD_MODIFIER = { 0 },
	TRANSPOSE = { 0 },
	SCAN = { 1 },
	END_MARKS = { 1 },
}))
