-- Reduce-by-key with keys defined in the script: pages by an expression, graph edges as structures, sessions by their
-- gaps, compared with i32. A minute on a GPU, half a minute on a CPU.

key_type { name = "page", type = "u32", equal = "(a >> 12) == (b >> 12)" } -- addresses by page
key_type { name = "edge", structure = "i32 from; i32 to" } -- equal where both are
key_type { name = "source", structure = "i32 from; i32 to", equal = "a.from == b.from" }
key_type { name = "session", type = "i64", equal = "b - a <= 1800" } -- times no more than half an hour apart

local n = device.is_cpu and 2^20 or 2^26

sweep {
	operation = "reduce_by_key",
	key_types = { "i32", "page", "edge", "source", "session" }, -- i32: what an expression costs
	geometries = uniform { n = n, mean = device.is_cpu and { 8, 256 } or powers(2, 1, 12) },
	search = { "auto", budget = device.is_cpu and "20s" or "1m" },
}
for _, key_type in ipairs { "i32", "page", "edge", "source", "session" } do
	plot { operation = "reduce_by_key", key_type = key_type, out = "results/keys_" .. key_type }
end
export { operation = "reduce_by_key", out = "results/segtune_keys.h" }
