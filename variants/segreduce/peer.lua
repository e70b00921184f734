return strategy(pieces.peer {
	about = "CUB's DeviceSegmentedReduce, to compare with",
	params = { WHICH = { 1 } },
	meaning = { WHICH = "1: cub::DeviceSegmentedReduce" },
	launches = {
		pieces.peer_launch("peer_segmented_reduce", { "type", "operator", "values", "offsets", "segments", "result" }),
	},
})
