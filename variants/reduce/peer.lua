return strategy(pieces.peer {
	about = "CUB's DeviceReduce, to compare with",
	params = { WHICH = { 3 } },
	meaning = { WHICH = "3: cub::DeviceReduce::Reduce" },
	launches = {
		pieces.peer_launch("peer_reduce", { "type", "operator", "values", "n", "result" }),
	},
})
