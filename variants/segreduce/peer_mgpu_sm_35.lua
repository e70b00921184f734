-- SegReduceCsr's launch box for sm_35
return strategy(pieces.csr_launch_box("flat", { VT = { 7, 11 }, LDG = { 1 } }))
