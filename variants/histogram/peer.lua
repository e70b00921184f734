return strategy(pieces.peer {
	about = "CUB's DeviceHistogram, to compare with",
	params = { WHICH = { 7 } },
	meaning = { WHICH = "7: cub::DeviceHistogram::HistogramEven" },
	possible = function(_, _, case)
		return case.offset.bytes == 4
	end,
	launches = {
		pieces.peer_launch("peer_histogram", { "bytes", "n", "result" }),
	},
})
