return strategy(pieces.peer_python {
	about = "torch's scatter_reduce_ into zeros, by the segment of each row",
	library = "torch",
	call = "scatter",
	fills = true,
	gaps = true,
	reproducible = false,
})
