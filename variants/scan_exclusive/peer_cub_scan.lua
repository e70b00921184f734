return strategy(pieces.peer {
	about = "cub::DeviceScan::ExclusiveScan, to compare with",
	reproducible = false, -- by decoupled look-back
	launches = {
		pieces.peer_launch("peer_scan_exclusive", { "type", "operator", "values", "n", "result" }),
	},
})
