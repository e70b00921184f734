-- ReduceByKey's launch box, one for all architectures but for how elements are loaded
return strategy(pieces.launch_box("flat", {
	NT = { 128 },
	VT = { 11 },
	MIN_BLOCKS = { 0 },
	LOAD_MODIFIER = { 0 },
}))
