-- As bags; row index[k] is multiplied by weights[k], of the type that values are widened to.
return operation {
	like = "bags",
	about = "bags with each row multiplied by a weight",
	inputs = { "values", "index", "weights", "offsets" },
	source = { "values", "index", "weights" },
	defines = { SOURCE_BAGS = 1, SOURCE_WEIGHTS = 1 },
	-- as bags, and the weights
	bytes = function(case)
		local weight = case.type.kind == "s" and case.value.bytes or case.type.bytes
		return case.n * (case.width * case.value.bytes + case.key.bytes + weight)
			+ (case.segments + 1) * case.offset.bytes + case.segments * case.width * case.result.bytes
	end,
}
