return strategy(pieces.peer {
	about = "cub::DeviceHistogram::HistogramEven, to compare with",
	possible = function(_, _, case)
		return case.offset.bytes == 4
	end,
	launches = {
		pieces.peer_launch("peer_histogram", { "bytes", "n", "result" }),
	},
})
