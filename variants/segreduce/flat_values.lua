local merged = pieces.merged_chunks

-- A tile's values, or elements if these are made from more than a value, and as many bytes of folds; each thread's ends
-- if they are bits, otherwise a mark per element; each team's first fold.
local function local_bytes(p, case, dev)
	local staged = case.operator.lifts_late and case.value.bytes or case.type.bytes
	return merged.local_bytes(p, case, dev, 2 * staged - p.END_BITS) + p.END_BITS * 8 * p.NT
		+ p.NT // pieces.team(p, dev) * case.type.bytes
end

return strategy {
	like = "segreduce/flat_persistent",
	about = "flat_persistent with tiles of values, folded by each thread as it reads them; results in the same launch",
	source = "flat_values.cl",
	finishes = true,
	when = "GPUs, skewed lengths, accumulators wider than values",
	params = { END_BITS = { 1, 0 } },
	possible = function(p, dev, case)
		return merged.possible(p, dev, case, local_bytes(p, case, dev))
	end,
	-- If elements are no wider than values, flat_persistent folds in place.
	sensible = function(p, dev, case)
		return not dev.is_cpu and p.SEGMENT_COST * case.value.bytes <= 16 and case.type.bytes > case.value.bytes
	end,
	buffers = { heads = pieces.results(merged.chunks) },
	launches = merged.launches("segreduce_flat_values", "heads"),
}
