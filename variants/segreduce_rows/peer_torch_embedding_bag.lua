return strategy(pieces.peer_python {
	about = "torch.embedding_bag with indices 0, 1, 2, ...",
	library = "torch",
	call = "embedbag",
	gaps = true,
})
