return strategy(pieces.peer_python {
	about = "torch.embedding_bag with per_sample_weights",
	library = "torch",
	call = "embedbag",
	how = "bags_weighted",
	gaps = true,
})
