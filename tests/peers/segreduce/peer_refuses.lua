-- For the fake device: a library that tests/peers.sh builds.
return strategy {
	about = "sums on the host: it says that it cannot",
	source = "segtune_peers.so",
	backend = "fake",
	launches = {
		{
			kernel = "host_sums",
			grid = 1,
			block = 1,
			args = {
				"type",
				"operator",
				function()
					return 3
				end,
				"values",
				"offsets",
				"segments",
				"result",
			},
		},
	},
}
