-- The kernels of flat with the choices of CUB: a family of its own, since these were never timed, and variants of flat
-- stay what they were.
local tile = pieces.tile

-- Values or results, marks, the scan.
local function local_bytes(p, case)
	return tile(p) * case.type.bytes + tile(p) * (p.STORE == 1 and 1 or 4) + p.NT * (case.type.bytes + 4)
end

return strategy {
	like = "flat",
	about = "flat with CUB's choices: how a tile is loaded, how and by which instructions results are stored",
	on_request = "its policies were never timed; flat has the fastest of them that were",
	idea = "block-wide loads and stores of CUB (Merrill); store chosen per tile: Modern GPU 1.1 (Baxter 2013)",
	params = {
		NT = { 128, 64, 256 },
		VT = { 7, 11, 15, 8, 16 },
		MIN_BLOCKS = { 0, 4 },
		HALF_CAPACITY = { 0, 1 },
		LDG = { 0 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
		LOAD_ALGORITHM = { 0, 1, 2, 3 },
		TRANSPOSE = { 0 },
		END_MARKS = { 1 },
		STORE = { 1, 0, 2 },
		STORE_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "HALF_CAPACITY", "LOAD_MODIFIER", "SCAN", "STORE_MODIFIER" },
	possible = function(p, dev, case)
		return pieces.can_modify(p, dev) and pieces.can_arrange(p, dev, case)
			and (p.STORE_MODIFIER == 0 or dev.backend == "cuda") and pieces.fits(p, dev, local_bytes(p, case))
			and (p.HALF_CAPACITY == 0 or p.STORE == 2 and p.LOAD_ALGORITHM == 0)
	end,
	sensible = function(p, dev, case)
		return dev.is_cpu or pieces.is_tile(tile(p) * case.type.bytes, 2048)
	end,
}
