return strategy(pieces.cub_choices("segreduce/flat", { INDEX_MODIFIER = { 0, 1, 2, 3 } }))
