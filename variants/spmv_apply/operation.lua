-- spmv for rows that are used many times, as segreduce_apply.
return operation {
	about = "spmv with rows prepared once and used many times; the preparation is not timed",
	inputs = { "columns", "matrix", "x", "offsets" },
	like = "segreduce_apply",
	computes = "spmv",
	strategies = { "bitmap", "thread_codes", "reference" },
	source = { "columns", "matrix", "x" },
	defines = { SOURCE_SPMV = 1 },
	bytes = function(case)
		local geometry = math.min(case.n / 8, (case.segments + 1) * case.offset.bytes)
		return case.n * (case.type.bytes + 4) + case.columns * case.type.bytes + geometry
			+ case.segments * case.type.bytes
	end,
}
