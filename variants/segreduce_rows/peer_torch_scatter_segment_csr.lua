return strategy(pieces.peer_python {
	about = "torch_scatter.segment_csr",
	library = "torch_scatter",
	call = "segcsr",
})
