return strategy(pieces.peer_python {
	about = "jax.ops.segment_sum with sorted ids, 16-bit types added as f32, jitted",
	library = "jax",
	call = "jaxsum",
	widens = true,
	floats = "bf16 f16 f32",
	reproducible = false,
})
