-- Policies of CUB's public tuning interface: `segtune export --format cub` chooses from them.
local args = {
	"type",
	"operator",
	"values",
	"segments",
	function(_, case)
		return case.length
	end,
	"result",
}
for _, name in ipairs({ "NT", "THREADS_PER_SEGMENT", "ITEMS_PER_THREAD", "VEC" }) do
	args[#args + 1] = function(p)
		return p[name]
	end
end

-- CUB's own policy.
local function is_default(p)
	return p.THREADS_PER_SEGMENT == 1 and p.ITEMS_PER_THREAD == 1 and p.VEC == 1
end

-- Tiles that hold a segment and less than two, as harness/device/libraries/cub_policies.cu instantiates them.
local function fits(p, case)
	local tile = p.THREADS_PER_SEGMENT * p.ITEMS_PER_THREAD

	return tile >= 32 and tile <= 1024 and tile >= case.length and tile < 2 * math.max(case.length, 32)
		and p.VEC <= p.ITEMS_PER_THREAD and (2 * p.VEC >= p.ITEMS_PER_THREAD or p.VEC >= 2)
end

return strategy(pieces.peer {
	about = "cub::DeviceSegmentedReduce on segments of one length with your own policy; NT=0: CUB's",
	source = "segtune_cub.so",
	on_request = "by its name: `segtune help peers`, Tuning CUB",
	params = {
		NT = { 0, 128, 256 },
		THREADS_PER_SEGMENT = { 1, 2, 4, 8, 16, 32 },
		ITEMS_PER_THREAD = { 1, 2, 4, 8, 16, 32 },
		VEC = { 1, 2, 4 },
	},
	possible = function(p, dev, case)
		return pieces.peer_possible(p, dev, case) and case.operator.name == "plus"
			and (p.NT == 0 and is_default(p) or p.NT > 0 and fits(p, case))
	end,
	launches = {
		pieces.peer_launch("cub_policy_reduce_fixed", args),
	},
})
