return strategy {
	like = "interval_gather/head_bits",
	params = { LOCAL_ROUTES = { 0 }, CHUNKS_AHEAD = { 0 } }, -- one value a segment: there are no routes
}
