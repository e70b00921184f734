return strategy {
	like = "interval_gather/head_bits",
	-- one value a segment: there are no routes, nor values to bring into L2; a ring gains nothing
	params = { LOCAL_ROUTES = { 0 }, CHUNKS_AHEAD = { 0 }, STAGES = { 0 } },
}
