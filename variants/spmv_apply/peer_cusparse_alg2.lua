return strategy {
	like = "spmv/peer_cusparse_alg2",
}
