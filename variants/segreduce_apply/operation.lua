-- segreduce for offsets that are used many times. They may be brought into any form beforehand; a call then reads at
-- least a bit per element or the offsets, whichever is less. Long segments have so few offsets that segreduce's own
-- strategies, which prepare nothing, are ahead.
return operation {
	like = "segreduce",
	strategies = { "threads_fitted", "tiles_bulk", "chunk", "reference" },
	about = "segreduce with offsets prepared once and used many times; the preparation is not timed",
	bytes = function(case)
		local geometry = math.min(case.n / 8, (case.segments + 1) * case.offset.bytes)
		return case.n * case.element_bytes + geometry + case.segments * case.result.bytes
	end,
}
