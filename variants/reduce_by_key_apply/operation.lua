-- Runs of equal keys, found once and used for many arrays of values: what is prepared is not in the bytes of a call.
return operation {
	like = "reduce_by_key",
	strategies = { "reference" },
	about = "reduce_by_key for keys that are used many times: finding the runs, done once, is not timed",
	-- every value read once; key and result of every run and their number written once
	bytes = function(case)
		local run = case.result.bytes + (case.key.written and case.key.bytes or 0)
		return case.n * case.element_bytes + (case.segments - case.empty) * run + 8
	end,
}
