-- Launch boxes for Modern GPU 1.1's own segmented reduction on both sweeps of its benchmark, and the header for its
-- users: after `make mgpu MGPU=DIR`, on an NVIDIA GPU.
if device.backend ~= "cuda" then
	error("Modern GPU is for NVIDIA GPUs")
end

sweep {
	operation = "segreduce",
	types = { "f32", "f64" },
	operators = "plus",
	strategies = "peer_mgpu_box",
	geometries = {
		uniform {
			n = 2e7,
			mean = { 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5 },
		},
		uniform { n = { 1e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7 }, mean = 500 },
	},
	warm = true, -- as that benchmark
	time_cap = 0.02,
}

export { format = "mgpu", max_boxes = 8, out = "results/segtune_mgpu.cuh" }
