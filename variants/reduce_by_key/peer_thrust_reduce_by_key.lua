return strategy(pieces.peer {
	about = "thrust::reduce_by_key, to compare with",
	reproducible = false, -- by decoupled look-back
	possible = pieces.peer_possible_with_keys,
	launches = {
		pieces.peer_launch("peer_thrust_reduce_by_key", {
			"type", "operator", "keys", "values", "n", "key_result", "result", "count",
		}),
	},
})
