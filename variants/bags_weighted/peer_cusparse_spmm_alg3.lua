return strategy(pieces.peer_spmm(3, "bags_weighted"))
