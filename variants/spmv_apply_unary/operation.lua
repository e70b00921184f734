-- spmv_unary for rows that are used many times, as segreduce_apply.
return operation {
	like = "spmv_apply",
	about = "spmv_unary with rows prepared once and used many times; the preparation is not timed",
	inputs = { "columns", "x", "offsets" },
	computes = "spmv_unary",
	source = { "columns", "x" },
	defines = { SOURCE_SPMV_UNARY = 1 },
	bytes = function(case)
		local geometry = math.min(case.n / 8, (case.segments + 1) * case.offset.bytes)
		return case.n * 4 + case.columns * case.value.bytes + geometry + case.segments * case.type.bytes
	end,
}
