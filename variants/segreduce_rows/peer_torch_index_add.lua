return strategy(pieces.peer_python {
	about = "torch's index_add_ into zeros, by the segment of each row",
	library = "torch",
	call = "indexadd",
	fills = true,
	gaps = true,
	reproducible = false,
})
