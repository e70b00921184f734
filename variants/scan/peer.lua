return strategy(pieces.peer {
	about = "CUB's DeviceScan, to compare with",
	params = { WHICH = { 6 } },
	meaning = { WHICH = "6: cub::DeviceScan::InclusiveScan" },
	launches = {
		pieces.peer_launch("peer_scan", { "type", "operator", "values", "n", "result" }),
	},
})
