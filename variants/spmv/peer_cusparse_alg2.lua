return strategy(pieces.peer_spmv(2))
