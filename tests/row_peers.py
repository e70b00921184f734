"""Sums of rows and bags by row_peers.py, called as python_peers.c calls it, on arrays of the host, against sums in f64.
For a Python with torch: python3 row_peers.py FOLDER-OF-row_peers.py. Prints a line a check and returns their number."""
import ctypes
import struct
import sys

source = sys.argv[1] + "/row_peers.py"
peers = {"__name__": "row_peers"}
exec(compile(open(source).read(), source, "exec"), peers)
import torch

failed = 0


def check(text, right):
    global failed
    failed += not right
    print(("ok " if right else "FAIL ") + text)


def code(name):
    return struct.unpack("<q", name.encode().ljust(8, b"\0"))[0]


def steps(call, types, tensors, sizes, names="prepare call fetch"):
    """What the steps say, joined. types: of values, result, offsets, index; tensors: values, offsets, result, index,
    weights; sizes: segments, n, width, stride."""
    values, offsets, result, index, weights = tensors
    given = [code(call), 0, *map(code, types), values, offsets, *sizes, result, index, weights]
    args = (peers["Argument"] * len(given))()
    for at, value in zip(args, given):
        if isinstance(value, torch.Tensor):
            at.array = value.data_ptr()
        else:
            at.scalar = value or 0
    return "".join(peers["launch"](step, 0, ctypes.addressof(args), len(args)) for step in names.split())


def sums(values, offsets):
    return torch.stack([values[a:b].double().sum(0) for a, b in zip(offsets[:-1].tolist(), offsets[1:].tolist())])


def problem(call, width, stride, types, bags=False, weighted=False):
    lengths = torch.tensor([3, 0, 40, 1, 0, 7, 0])
    offsets = torch.cat([torch.zeros(1, dtype=torch.int64), lengths.cumsum(0)])
    n, dtype = int(offsets[-1]), peers["TYPES"]
    generator = torch.Generator().manual_seed(1)
    rows = 30 if bags else n
    values = torch.randint(-8, 9, (rows, stride), generator=generator).to(dtype[types[0]])
    index = torch.randint(0, rows, (n,), generator=generator).to(dtype[types[3]]) if bags else None
    weights = torch.randint(-3, 4, (n,), generator=generator).to(dtype[types[0]]) if weighted else None
    result = torch.full((len(lengths), width), -77.0, dtype=dtype[types[1]])
    taken = values[:, :width][index.long()] if bags else values[:, :width]
    wanted = sums(taken.double() * (weights.double()[:, None] if weighted else 1), offsets)
    said = steps(call, types, (values, offsets.to(dtype[types[2]]), result, index, weights),
                 (len(lengths), n, width, stride))
    what = f"{call} {' '.join(types)} width {width} stride {stride}{' bags' * bags}{' weighted' * weighted}"
    # Whole numbers this small are exact in 16 bits, but for the largest sums.
    check(f"{what}: {said or 'sums are right'}", not said and torch.allclose(result.double(), wanted, rtol=2**-8, atol=0))


plain, half, mixed = ("f32", "f32", "i32", ""), ("bf16", "bf16", "i32", ""), ("bf16", "f32", "i32", "")
for call in "segred", "indexadd", "scatter", "embedbag":
    for width in 1, 5:
        problem(call, width, width, plain)
    problem(call, 4, 4, half)
problem("indexadd", 3, 7, plain)
problem("scatter", 1, 3, plain)
problem("segred", 4, 4, ("f64", "f64", "i64", ""))
problem("segred1d", 1, 1, plain)
problem("segred32", 4, 4, mixed)
problem("segred32", 4, 4, half)
problem("embedbag", 4, 4, ("f32", "f32", "i32", "i32"), bags=True)
problem("embedbag", 5, 9, ("f32", "f32", "i32", "i64"), bags=True)
problem("embedbag", 1, 1, ("f32", "f32", "i64", "i32"), bags=True, weighted=True)
problem("embedbag", 4, 4, ("f16", "f16", "i32", "i32"), bags=True)
try:
    import jax

    for types in plain, mixed, half:
        problem("jaxsum", 4, 4, types)
    problem("jaxsum", 1, 1, plain)
except ImportError:
    print("skip sums by JAX: it is not installed")
for module, call in ("torch_scatter", "segcsr"), ("pyg_lib", "pygcsr"):
    try:
        __import__(module)
        problem(call, 1, 1, plain)
        problem(call, 4, 4, plain)
    except ImportError:
        print(f"skip sums by {module}: it is not installed")

values, offsets, result = torch.ones(4, 2), torch.tensor([0, 4], dtype=torch.int32), torch.zeros(1, 2)
arrays = (values, offsets, result, None, None)
nothing = (torch.ones(0), torch.tensor([0, 0], dtype=torch.int32), torch.ones(1, 2), None, None)
for call in "segred", "indexadd", "scatter", "embedbag":
    said = steps(call, plain, nothing, (1, 0, 2, 2))
    check(f"{call}: no rows: {said or 'a sum of none'}", not said and not nothing[2].any())
    nothing[2].fill_(1)
check("a call that nobody knows is told", "KeyError" in steps("nobody", plain, arrays, (1, 4, 2, 2), "prepare"))
said = steps("segred", plain, arrays, (1, 4, 2, 2), "call")
check(f"arrays that were not prepared are told: {said}", said == "RuntimeError: these arrays were not prepared last")
sys.exit(failed > 0)
