-- As reduce_by_key_bags; row index[i] is multiplied by weights[i], of the type that values are widened to.
return operation {
	about = "reduce_by_key_bags with each row multiplied by a weight",
	inputs = { "keys", "values", "index", "weights" },
	like = "reduce_by_key_bags",
	strategies = { "even", "even_async" },
	source = { "values", "index", "weights" },
	defines = { SOURCE_BAGS = 1, SOURCE_WEIGHTS = 1 },
	-- as reduce_by_key_bags, and the weights
	bytes = function(case)
		local weight = case.type.kind == "s" and case.value.bytes or case.type.bytes
		local run = case.width * case.result.bytes + case.key.bytes
		return case.n * (2 * case.key.bytes + case.width * case.value.bytes + weight)
			+ (case.segments - case.empty) * run + 8
	end,
}
