return strategy(pieces.peer_spmm(2, "bags"))
