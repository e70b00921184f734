return strategy(pieces.peer_spmm(1, "rows"))
