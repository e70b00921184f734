return strategy(pieces.peer {
	about = "cub::DeviceSegmentedReduce, to compare with",
	launches = {
		pieces.peer_launch("peer_segmented_reduce", { "type", "operator", "values", "offsets", "segments", "result" }),
	},
})
