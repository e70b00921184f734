-- `segtune export --format mgpu` chooses from them.
return strategy(pieces.peer_mgpu_box("IndirectReduceCsr", "mgpu_box_segreduce_indirect", { "sources" }))
