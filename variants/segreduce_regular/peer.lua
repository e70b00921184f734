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
	about = "CUB's DeviceSegmentedReduce on segments of one length, to compare with",
	params = { WHICH = { 2 } },
	meaning = { WHICH = "2: cub::DeviceSegmentedReduce, by length from CUB 3.1 on, before that with computed offsets" },
	launches = {
		pieces.peer_launch("peer_segmented_reduce_fixed", args),
	},
})
