return strategy(pieces.peer {
	about = "cub::DeviceScan::ExclusiveScan, to compare with",
	launches = {
		pieces.peer_launch("peer_scan_exclusive", { "type", "operator", "values", "n", "result" }),
	},
})
