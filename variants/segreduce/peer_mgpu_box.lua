-- `segtune export --format mgpu` chooses from them.
return strategy(pieces.peer_mgpu_box("SegReduceCsr", "mgpu_box_segreduce", {}))
