-- Tiles of the transposition: as many rows as make 1024 elements of at most 32 columns.
local function tiles(_, case)
	local width = math.max(1, math.min(case.length, 32))
	return ceil_div(case.segments, 1024 // width) * ceil_div(case.length, width)
end

return strategy {
	about = "one thread per row, along the columns of a copy that a first launch transposes through local memory",
	source = "sequential.cl",
	when = "by the paper's rule: more than 2^16 rows. The copy moves twice the bytes of a single read",
	idea = "sequential segments of Futhark (Larsen, Henriksen 2017)",
	ordered = true,
	params = { NT = { 256, 64, 128, 512 }, UNROLL = { 4, 1, 8 } },
	unaligned = true,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and 1056 * case.type.bytes <= dev.local_bytes and tiles(p, case) < 2^31
	end,
	tile = function(p)
		return p.NT
	end,
	buffers = {
		transposed = function(_, case)
			return case.n * case.type.bytes
		end,
	},
	launches = {
		{ kernel = "regular_transpose", grid = tiles, block = "NT", args = { "source", "segments", "transposed" } },
		{
			kernel = "regular_sequential",
			grid = function(p, case)
				return ceil_div(case.segments, p.NT)
			end,
			block = "NT",
			args = { "transposed", "segments", "result" },
		},
	},
}
