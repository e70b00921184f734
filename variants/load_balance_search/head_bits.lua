return strategy {
	like = "interval_expand/head_bits",
}
