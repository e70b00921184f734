-- SpmvCsr's launch box for sm_20
return strategy(pieces.csr_launch_box("segreduce/flat", { VT = { 11 } }))
