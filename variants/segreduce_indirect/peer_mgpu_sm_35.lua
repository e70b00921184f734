-- IndirectReduceCsr's launch box for sm_35
return strategy(pieces.csr_launch_box("segreduce/flat", { VT = { 7 }, LDG = { 1 } }))
