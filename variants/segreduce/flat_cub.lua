return strategy(pieces.cub_choices("flat", {}))
