return strategy {
	like = "spmv/peer",
}
