local n = 2^28
local function go(operation, geometries, seconds, request)
	request.operation, request.geometries = operation, geometries
	request.search = { "forest", budget = seconds .. "s" }
	request.time_cap, request.samples = 0.03, 21
	sweep(request)
end
go("segreduce_regular", fixed { n = n, mean = { 16, 32, 256, 1024 } }, 22, { types = { "i32" }, operators = { "max_subarray" }, strategies = { "stage", "large" } })
go("segreduce_regular", fixed { n = n, mean = { 2, 3, 32 } }, 6, { types = { "i32" }, strategies = { "seq", "stage", "sub" } })
go("segreduce", fixed { n = n, mean = 16 }, 4, { strategies = { "seq", "stage", "sub" } })
go("segreduce", front { n = n }, 6, { strategies = { "flatp" } })
for _, t in ipairs { "i32", "f64", "i64", "u32" } do
	local size = (t == "f64" or t == "i64") and n / 2 or n
	go("segreduce", uniform { n = size, mean = 1 }, 3, { types = { t }, strategies = { "seq" } })
	go("segreduce", uniform { n = size, mean = { 2, 4, 8, 16 } }, 9, { types = { t }, strategies = { "stage" } })
end
go("reduce", { fixed { n = 2^10, mean = 2^10 }, fixed { n = 2^12, mean = 2^12 } }, 6, { peers = true, strategies = { "persistent" } })
go("spmv", uniform { n = 2^26, mean = { 4, 16, 64, 256 } }, 10, { peers = true })
go("spmv", pareto { n = 2^26, mean = { 4, 16, 64, 256 } }, 10, { peers = true })
go("spmv_random", uniform { n = 2^26, mean = { 4, 16, 64, 256 } }, 6, { peers = true })
