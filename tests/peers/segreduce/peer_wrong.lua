-- For the fake device: a library that tests/peers.sh builds.
return strategy {
	about = "sums on the host, of which the last is wrong",
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
					return 2
				end,
				"values",
				"offsets",
				"segments",
				"result",
			},
		},
	},
}
