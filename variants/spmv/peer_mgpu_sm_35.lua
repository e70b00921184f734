-- SpmvCsr's launch box for sm_35
return strategy(pieces.csr_launch_box("segreduce/flat", { VT = { 7 }, HALF_CAPACITY = { 0, 1 }, STORE = { 1, 0 } }))
