return strategy(pieces.peer {
	about = "CUB's DeviceScan, to compare with",
	params = { WHICH = { 6 } },
	meaning = { WHICH = "6: cub::DeviceScan::ExclusiveScan" },
	launches = {
		pieces.peer_launch("peer_scan_exclusive", { "type", "operator", "values", "n", "result" }),
	},
})
