-- Futhark as its paper measured it: 512 groups of 256 threads.
return strategy {
	like = "futhark",
	about = "Futhark's rule with the 512 groups of 256 threads of its paper",
	params = {
		NT = { 256 },
		ITEMS_PER_THREAD = { 16 },
		VEC = { 1 },
		GROUPS = { 512 },
	},
}
