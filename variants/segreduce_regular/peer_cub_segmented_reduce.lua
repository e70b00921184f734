local args = {
	"type",
	"operator",
	"values",
	"segments",
	function(_, case)
		return case.length
	end,
	"result",
}

return strategy(pieces.peer {
	about = "cub::DeviceSegmentedReduce on segments of one length (before CUB 3.1 with computed offsets), to compare with",
	launches = {
		pieces.peer_launch("peer_segmented_reduce_fixed", args),
	},
})
