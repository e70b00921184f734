return strategy(pieces.peer {
	about = "cub::DeviceReduce::ReduceByKey, to compare with",
	reproducible = false, -- by decoupled look-back
	possible = pieces.peer_possible_with_keys,
	launches = {
		pieces.peer_launch("peer_reduce_by_key", {
			"type", "operator", "keys", "values", "n", "key_result", "result", "count",
		}),
	},
})
