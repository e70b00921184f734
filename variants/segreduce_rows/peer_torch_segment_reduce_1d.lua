return strategy(pieces.peer_python {
	about = "torch.segment_reduce of values [n] with offsets, in the values' type",
	library = "torch",
	call = "segred1d",
	single = true,
})
