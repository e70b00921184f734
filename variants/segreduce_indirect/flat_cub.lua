-- Segments begin anywhere: no vector loads of their elements.
return strategy(pieces.cub_choices("segreduce/flat", { INDEX_MODIFIER = { 0, 1, 2, 3 }, LOAD_ALGORITHM = { 0, 1, 3 } }))
