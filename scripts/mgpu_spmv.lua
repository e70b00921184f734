-- The fourteen matrices of Modern GPU's SpMV benchmark, f32 and f64, direct, indirect and prepared, read by name from
-- the --data folder: NAME.mtx, with columns and values, or NAME.rowlen, either also as .gz. A missing matrix is
-- replaced by a surrogate with its published row lengths.
local matrices = {
	-- name, rows, columns, entries, shortest, longest row, standard deviation (the last as published; the first
	-- and the lattice are regular)
	{ "dense2", 2000, 2000, 4000000, 2000, 2000, 0 },
	{ "pdb1HYS", 36417, 36417, 4344765, 18, 204, 31.8604 },
	{ "consph", 83334, 83334, 6010480, 1, 81, 19.0802 },
	{ "cant", 62451, 62451, 4007383, 1, 78, 14.0563 },
	{ "pwtk", 217918, 217918, 11634424, 2, 180, 4.7439 },
	{ "rma10", 46835, 46835, 2374001, 4, 145, 27.7806 },
	{ "qcd5_4", 49152, 49152, 1916928, 39, 39, 0 },
	{ "shipsec1", 140874, 140874, 7813404, 24, 102, 11.0748 },
	{ "mac_econ_fwd500", 206500, 206500, 1273389, 1, 44, 4.43586 },
	{ "mc2depi", 525825, 525825, 2100225, 2, 4, 0.076323 },
	{ "cop20k_A", 121192, 121192, 2624331, 0, 81, 13.7927 },
	{ "scircuit", 170998, 170998, 958936, 1, 353, 4.39216 },
	{ "webbase-1M", 1000005, 1000005, 3105536, 1, 4700, 25.3452 },
	{ "rail4284", 4284, 1096894, 11284032, 2, 56182, 4209.26 },
}

local geometries = {}
for _, m in ipairs(matrices) do
	local path = find(m[1])
	if not path then
		path = surrogate { segments = m[2], columns = m[3], n = m[4], low = m[5], high = m[6], std = m[7] }
		print(m[1] .. " is not there: a surrogate of its published figures stands in")
	end
	geometries[#geometries + 1] = path
end

-- The launch boxes that Modern GPU ships for these calls.
local boxes = {
	spmv = { "peer_mgpu_sm_20", "peer_mgpu_sm_30", "peer_mgpu_sm_35" },
	spmv_indirect = { "peer_mgpu_sm_20", "peer_mgpu_sm_30", "peer_mgpu_sm_35" },
	spmv_apply = { "peer_mgpu_sm_20", "peer_mgpu_sm_35" },
}

for _, operation in ipairs { "spmv", "spmv_indirect", "spmv_apply" } do
	local request = {
		operation = operation,
		types = { "f32", "f64" },
		geometries = geometries,
		search = { "random", budget = "60s" },
		time_cap = 0.02,
	}
	sweep(request)
	request.strategies, request.search = boxes[operation], "exhaustive"
	sweep(request)
	plot { operation = operation, x = "mean length", y = "GB/s", peers = true, out = "results/mgpu_" .. operation }
end
