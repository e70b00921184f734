return strategy(pieces.peer_python {
	about = "torch.segment_reduce with offsets, in the values' type",
	library = "torch",
	call = "segred",
})
