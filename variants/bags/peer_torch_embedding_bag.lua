return strategy(pieces.peer_python {
	about = "torch.embedding_bag",
	library = "torch",
	call = "embedbag",
	how = "bags",
	gaps = true,
})
