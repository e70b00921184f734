return strategy {
	like = "interval_gather/head_bits",
}
