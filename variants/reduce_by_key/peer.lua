local args = { "type", "operator", "keys", "values", "n", "key_result", "result", "count" }

return strategy(pieces.peer {
	about = "reduce by key of CUB and of thrust, to compare with",
	params = { WHICH = { 4, 5 } },
	meaning = { WHICH = "4: cub::DeviceReduce::ReduceByKey; 5: thrust::reduce_by_key" },
	launches = {
		pieces.peer_launch("peer_reduce_by_key", args, 4),
		pieces.peer_launch("peer_thrust_reduce_by_key", args, 5),
	},
})
