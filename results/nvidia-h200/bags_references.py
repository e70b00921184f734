# What bags can reach: a kernel that reads the same rows of a table once each, by an index, without segments: every thread
# folds what it reads by xor and each team of threads stores a row for every `mean` rows. Its fastest form beside what
# segtune found, from the same bytes, for each case of a database, in the order of its cases. Cold L2.
# argv: the program, the database.
import itertools, json, math, re, subprocess, sys
import cupy as cp

SRC = r'''
typedef unsigned int u32;
// LANES threads of 16 bytes have a row, PER rows in turn each team, U of them in flight; RESULT uint4 of a lane are stored.
// SPAN indices are loaded by as many threads and shuffled, or with SPAN 0 each by all threads of its row.
extern "C" __global__ __launch_bounds__(NT) void gather(const uint4 *table, const int *index, long long n, int shift, uint4 *out) {
	const int lane = threadIdx.x % LANES;
	const long long team = ((long long)blockIdx.x * NT + threadIdx.x) / LANES, from = team * PER;
	const int width = SPAN ? SPAN : 32, in_warp = threadIdx.x % width;
	uint4 sum = make_uint4(0, 0, 0, 0);
	int mine = SPAN && from + in_warp < n ? __ldg(index + from + in_warp) : 0;
	for (int at = 0; at < PER; at += width) {
		const long long ahead = from + at + width + in_warp;
		const int next = SPAN && at + width < PER && ahead < n ? __ldg(index + ahead) : 0;
		#pragma unroll
		for (int k = 0; k < width; k += U) {
			uint4 v[U];
			#pragma unroll
			for (int u = 0; u < U; u++)
				v[u] = LOAD(table + (long long)(SPAN ? __shfl_sync(0xffffffffu, mine, k + u, width)
								     : __ldg(index + from + at + k + u)) * LANES + lane);
			#pragma unroll
			for (int u = 0; u < U; u++) { sum.x ^= v[u].x; sum.y ^= v[u].y; sum.z ^= v[u].z; sum.w ^= v[u].w; }
			const long long i = from + at + k + U; // behind what is folded
			const long long done = i >> shift, before = (i - U) >> shift;
			for (long long s = before; s < done; s++)
				#pragma unroll
				for (int r = 0; r < RESULT; r++) out[(s * RESULT + r) * LANES + lane] = sum;
		}
		mine = next;
	}
}
'''
flush = cp.zeros(1 << 26, dtype=cp.float32)


def kernel(**defines):
    return cp.RawKernel("".join("#define %s %s\n" % d for d in defines.items()) + SRC, "gather", options=("-std=c++17",))


def microseconds(run, reps=9):
    times = []
    for _ in range(reps):
        flush.fill(1)
        begin, end = cp.cuda.Event(), cp.cuda.Event()
        begin.record(), run(), end.record(), end.synchronize()
        times.append(cp.cuda.get_elapsed_time(begin, end) * 1e3)
    return sorted(times)[reps // 2]


def choose(rows, n, skew):
    u = cp.random.RandomState(1).random_sample(n)
    if not skew:
        return (u * rows).astype(cp.int32)
    if skew == 1:
        rank = cp.exp(u * math.log(rows + 1))
    else:
        rank = (1 + u * ((rows + 1) ** (1 - skew) - 1)) ** (1 / (1 - skew))
    order = cp.random.RandomState(2).permutation(rows).astype(cp.int32)
    return order[cp.minimum(rank.astype(cp.int64) - 1, rows - 1)]


def number(text):
    unit = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}.get(text[-1])
    return float(text[:-1]) * unit if unit else float(text)


def fastest(row_bytes, result_bytes, rows, n, mean, skew):
    lanes, result = row_bytes // 16, result_bytes // row_bytes
    shift = max(0, round(math.log2(mean)))
    table = cp.zeros(rows * lanes * 4, dtype=cp.uint32)
    index, out = choose(rows, n, skew), cp.zeros(((n >> shift) + 2048) * lanes * result * 4, dtype=cp.uint32)
    best = None
    for nt, u, per, load, span in itertools.product((256,), (8, 16), (64,), ("__ldcs", "__ldg"), (0, 1)):
        span *= min(lanes, 32)
        if lanes > nt or (span and u > span):
            continue
        k = kernel(NT=nt, U=u, PER=per, LANES=lanes, RESULT=result, LOAD=load, SPAN=span)
        blocks = n // per * lanes // nt
        us = microseconds(lambda: k((blocks,), (nt,), (table, index, cp.int64(n), cp.int32(shift), out)), 5)
        if not best or us < best[0]:
            best = us, "NT=%d U=%d PER=%d SPAN=%d %s" % (nt, u, per, span, load)
    return best


print("%-74s %9s %9s %6s  %s" % ("case", "bags GB/s", "gather", "ratio", "gather's form; strategy and parameters of bags"))
listed = subprocess.run([sys.argv[1], "db", "best", "--db", sys.argv[2], "--json"], check=True, capture_output=True)
for line in listed.stdout.decode().splitlines():
    case = json.loads(line)
    if case["operation"] != "bags":
        continue
    has = dict(re.findall(r"(\w+)=([^,]+)", case["geometry"]))
    value = 2 if "16:" in case["type"] else 4
    width, n, mean = int(number(has.get("width", "1"))), case["n"], case["mean"]
    rows = int(number(has["table"])) if "table" in has else n
    n -= n % 8192  # whole blocks
    if width * value < 64 or width * value > 2048 or n == 0 or width * value & (width * value - 1):
        continue
    us, form = fastest(width * value, width * 4, rows, n, mean, float(has.get("skew", 0)))
    segments = n / mean
    moved = n * (width * value + 4) + (segments + 1) * 4 + segments * width * 4
    print("%-74s %9.0f %9.0f %6.3f  %s; %s %s" % (case["type"] + " " + case["geometry"], case["GBs"], moved / us * 1e-3,
          case["GBs"] / (moved / us * 1e-3), form, case["strategy"], case["params"]), flush=True)
