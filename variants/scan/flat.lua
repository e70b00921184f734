local tiles, multiprocessors, portions = pieces.tiles, pieces.multiprocessors, pieces.portions

local function loaded(case)
	return case.type.bytes
end

local portioned = pieces.by_portions(pieces.scan_bytes, loaded, 4096, 32768)

return strategy(pieces.with(portioned, {
	about = "reduce, scan of the reductions, scan: consecutive tiles of NT * VT elements per block, read twice",
	source = "flat.cl",
	begins = true,
	in_place = true,
	when = "GPUs whose blocks cannot wait for one another; arrays that fit into the cache; on H200 close to lookback",
	idea = "reduce-then-scan (Dotsenko et al. 2008; Merrill, Grimshaw 2009)",
	params = { STORE_ALGORITHM = { 0, 1, 2, 3 }, STORE_MODIFIER = { 0, 1, 2, 3 } },
	rarely = { "LOAD_MODIFIER", "STORE_ALGORITHM", "STORE_MODIFIER" },
	possible = function(p, dev, case)
		return portioned.possible(p, dev, case) and pieces.can_store(p, dev, case)
	end,
	buffers = {
		limits = pieces.limits(tiles),
		carry = pieces.results(portions),
		ended = function(p, case, dev)
			return portions(p, case, dev) * 4
		end,
	},
	launches = {
		{
			kernel = "scan_flat_fold",
			grid = portions,
			block = "NT",
			args = { "source", "n", "segments", tiles, multiprocessors, "limits", "carry", "ended" },
		},
		{
			kernel = "scan_spine",
			grid = function(_, case)
				return case.n > 0 and 1 or 0
			end,
			block = "NT",
			args = { "carry", "ended", portions },
		},
		{
			kernel = "scan_flat",
			grid = portions,
			block = "NT",
			args = { "source", "n", tiles, multiprocessors, "limits", "carry", "result" },
		},
	},
}))
