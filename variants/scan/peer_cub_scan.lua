return strategy(pieces.peer {
	about = "cub::DeviceScan::InclusiveScan, to compare with",
	reproducible = false, -- by decoupled look-back
	launches = {
		pieces.peer_launch("peer_scan", { "type", "operator", "values", "n", "result" }),
	},
})
