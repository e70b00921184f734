return strategy(pieces.peer_python {
	about = "pyg_lib.ops.segment_sum_csr",
	library = "pyg_lib",
	call = "pygcsr",
})
