-- Modern GPU's launch box of interval operations, one for all architectures
return strategy(pieces.launch_box("interval_gather/load_balance", {
	NT = { 128 },
	VT = { 7 },
	SERIAL_MERGE = { 1 },
}))
