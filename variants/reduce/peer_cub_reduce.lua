return strategy(pieces.peer {
	about = "cub::DeviceReduce::Reduce, to compare with",
	launches = {
		pieces.peer_launch("peer_reduce", { "type", "operator", "values", "n", "result" }),
	},
})
