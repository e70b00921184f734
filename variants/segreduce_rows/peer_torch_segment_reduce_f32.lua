return strategy(pieces.peer_python {
	about = "torch.segment_reduce of values.float(): 16-bit types added as f32",
	library = "torch",
	call = "segred32",
	floats = "bf16 f16",
	widens = true,
})
