"""segred.sum of an exported library against torch.segment_reduce on tensors of a GPU: f32, uniform lengths. Usage:
bench_torch.py FOLDER [SECONDS]. Prints a line of tab-separated fields for each case (microseconds a call, by events around
several calls), then how much faster the library is. Exits 77 without PyTorch or a GPU."""
import math
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
try:
    import torch
except ImportError:
    print("no PyTorch")
    sys.exit(77)
import segred

MEANS = (4, 16, 64, 256, 1024, 4096)
SIZES = (2**22, 2**23, 2**24, 2**25, 2**26)
ROUNDS = 5


def make_case(n, mean):
    """Lengths from 1 to 2 mean - 1, n elements in all."""
    torch.manual_seed(26)
    lengths = torch.randint(1, 2 * mean, (n // mean,), device="cuda")
    ends = torch.clamp(torch.cumsum(lengths, 0), max=n)
    ends[-1] = n
    offsets = torch.cat([torch.zeros(1, dtype=torch.int64, device="cuda"), ends])
    return torch.rand(n, device="cuda"), offsets


def time_calls(function, calls):
    """Microseconds a call: the host's time too, where the device waits for it."""
    start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    torch.cuda.synchronize()
    start.record()
    for _ in range(calls):
        function()
    end.record()
    end.synchronize()
    return 1e3 * start.elapsed_time(end) / calls


def host_time(function, calls):
    """Microseconds until a call returns."""
    torch.cuda.synchronize()
    start = time.perf_counter()
    for _ in range(calls):
        function()
    elapsed = time.perf_counter() - start
    torch.cuda.synchronize()
    return 1e6 * elapsed / calls


def is_right(result, values, offsets):
    exact = torch.segment_reduce(values.double(), "sum", offsets=offsets, axis=0)
    return bool((torch.abs(result.double() - exact) <= 1e-4 * exact).all())


def measure(n, mean):
    values, offsets = make_case(n, mean)
    narrow = offsets.to(torch.int32)
    plan = segred.Plan(values, offsets)
    out = torch.empty(offsets.numel() - 1, device="cuda")
    ways = {
        "torch": lambda: torch.segment_reduce(values, "sum", offsets=offsets, axis=0),
        "sum": lambda: segred.sum(values, offsets),
        "sum_i32": lambda: segred.sum(values, narrow),
        "plan": lambda: plan(values),
        "plan_out": lambda: plan(values, out=out),
    }
    right = all(is_right(ways[way](), values, offsets) for way in ("sum", "sum_i32", "plan"))
    calls = 20
    us = {way: sorted(time_calls(function, calls) for _ in range(ROUNDS))[ROUNDS // 2] for way, function in ways.items()}
    host = {way: host_time(ways[way], 10) for way in ("torch", "sum", "plan")}
    return us, host, right, plan.name


def main():
    if not torch.cuda.is_available():
        print("no GPU")
        sys.exit(77)
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 1e9
    begin = time.monotonic()
    ratios, wrong, left = {}, 0, 0
    print("n\tmean\ttorch us\tsum us\tsum i32 us\tplan us\tplan out us\thost us: torch\tsum\tplan\tright\tbox", flush=True)
    for n in SIZES:
        for mean in MEANS:
            if time.monotonic() - begin > seconds:
                left += 1
                continue
            us, host, right, name = measure(n, mean)
            wrong += not right
            for way in ("sum", "sum_i32", "plan"):
                ratios.setdefault(way, []).append(us["torch"] / us[way])
            times = "\t".join(f"{x:.2f}" for x in (*us.values(), *host.values()))
            print(f"{n}\t{mean}\t{times}\t{int(right)}\t{name}", flush=True)
    for way, of_way in ratios.items():
        geometric = math.exp(math.fsum(map(math.log, of_way)) / len(of_way))
        print(f"# {way}: {geometric:.2f} times as fast as torch.segment_reduce in the geometric mean, at least {min(of_way):.2f}")
    print(f"# {wrong} wrong, {left} cases not reached")
    sys.exit(wrong > 0)


main()
