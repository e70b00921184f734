-- SpmvApply's launch box for sm_35
return strategy(pieces.launch_box("segreduce_apply/bitmap", {
	NT = { 128 },
	VT = { 7, 11 },
	MIN_BLOCKS = { 0 },
	THREAD_CODES = { 1 },
}))
