-- For the fake device: a library that tests/peers.sh builds.
return strategy {
	about = "sums on the host: right, wrong, and one that says that it cannot",
	source = "segtune_peers.so",
	backend = "fake",
	params = { WHICH = { 1, 2, 3 } },
	meaning = { WHICH = "1: right; 2: the last sum is wrong; 3: it refuses" },
	launches = {
		{
			kernel = "host_sums",
			grid = 1,
			block = 1,
			args = {
				"type",
				"operator",
				function(p)
					return p.WHICH
				end,
				"values",
				"offsets",
				"segments",
				"result",
			},
		},
	},
}
