-- For the fake device: its costs make each variant the fastest in another range of lengths.
return strategy {
	about = "C loop of the fake device with costs by parameter",
	source = "faked.cl",
	backend = "fake",
	params = { ELEMENT = { 1, 2, 4 }, SEGMENT = { 64, 16, 4 }, FAULT = { 0, 1, 2, 3, 4, 5, 6 } },
	meaning = {
		ELEMENT = "nanoseconds an element",
		SEGMENT = "nanoseconds a segment",
		FAULT = "what goes wrong (harness/device/fake.h)",
	},
	-- 1 and 64 from a mean length of 48 on, 2 and 16 from 6 on, 4 and 4 below
	possible = function(p)
		return p.ELEMENT * p.ELEMENT * p.SEGMENT == 64
	end,
	sensible = function(p)
		return p.FAULT == 0
	end,
	launches = {
		{ kernel = "fake_segreduce", grid = 1, block = 1, args = { "values", "offsets", "segments", "result" } },
	},
}
