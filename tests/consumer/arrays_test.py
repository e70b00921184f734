"""segred.py of an exported library on the arrays that it is for: PyTorch's tensors and CuPy's arrays on a GPU, whichever is
installed, against NumPy on the host. Usage: arrays_test.py FOLDER. Exits 77 without either or a GPU."""
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
try:
    import numpy
except ImportError:
    print("no NumPy")
    sys.exit(77)
import segred

FOLDS = {"plus": numpy.sum, "minimum": numpy.min, "maximum": numpy.max, "mean": numpy.mean, "multiplies": numpy.prod,
         "arg_maximum": numpy.argmax, "arg_minimum": numpy.argmin}
SEGMENTS, TABLE, WIDTH, STRIDE = 3000, 500, 7, 12
NAMES = {"f": "float", "i": "int", "u": "uint", "bf": "bfloat"}
checks = failures = 0


def check(condition, what):
    global checks, failures
    checks += 1
    if not condition:
        failures += 1
        print("FAIL", what)


class Torch:
    def __init__(self):
        import torch

        if not torch.cuda.is_available():
            raise ImportError("no GPU")
        self.library, self.name = torch, "torch"

    def array(self, host, type_name):
        return self.library.from_numpy(host).cuda().to(self.dtype(type_name))

    def dtype(self, name):
        return getattr(self.library, NAMES[name.rstrip("0123456789")] + name.lstrip("bfiu"))

    def host(self, array):
        array = array.cpu()
        return (array.double() if array.is_floating_point() else array).numpy()

    def empty(self, shape, type_name):
        return self.library.empty(shape, dtype=self.dtype(type_name), device="cuda")

    def stream(self):
        return self.library.cuda.Stream()

    def on(self, stream):
        return self.library.cuda.stream(stream)

    def occupy(self):
        """Keeps the current stream busy for a while."""
        self.library.cuda._sleep(400_000_000)


class Cupy:
    def __init__(self):
        import cupy

        if not cupy.cuda.is_available():
            raise ImportError("no GPU")
        self.library, self.name = cupy, "cupy"
        self.spin = cupy.RawKernel('extern "C" __global__ void spin() { long long t = clock64();'
                                   " while (clock64() - t < 400000000LL) ; }", "spin")
        self.spin.compile()

    def array(self, host, type_name):
        return self.library.asarray(host).astype(self.dtype(type_name))

    def dtype(self, name):
        if name.startswith("bf"):
            raise LookupError("CuPy has no bf16")
        return NAMES[name[0]] + name[1:]

    def host(self, array):
        return self.library.asnumpy(array)

    def empty(self, shape, type_name):
        return self.library.empty(shape, self.dtype(type_name))

    def stream(self):
        return self.library.cuda.Stream(non_blocking=True)

    def on(self, stream):
        return stream

    def occupy(self):
        self.spin((1,), (1,), ())


def modules():
    for kind in Torch, Cupy:
        try:
            yield kind()
        except ImportError as error:
            print(f"skip {kind.__name__}: {error}")


def make_offsets(seed=3, longest=12):
    lengths = numpy.random.default_rng(seed).integers(0, longest, SEGMENTS)
    lengths[::7] = 0
    return numpy.concatenate([[0], numpy.cumsum(lengths)])


def make_values(count, row, seed=4):
    """Whole numbers, so that sums are exact; products stay small."""
    return numpy.random.default_rng(seed).integers(1, 3, (count, *row)).astype(numpy.float32)


def parts(type_name):
    """Of values, and of results."""
    names = type_name.split(":")
    return names[0], names[-1]


def expected(oper, values, offsets, s):
    segment = values[offsets[s] : offsets[s + 1]].astype(numpy.float64)
    if oper == "logsumexp":
        return numpy.log(numpy.exp(segment).sum(axis=0))
    if oper == "variance":
        return numpy.stack([segment.mean(axis=0), segment.var(axis=0)], axis=-1).reshape(segment.shape[1:-1] + (-1,))
    return FOLDS[oper](segment, axis=0) + (offsets[s] if oper.startswith("arg") else 0)


def check_folds(module, result, oper, values, offsets, type_name, what):
    """Of segments that have elements; every 11th, as NumPy takes long."""
    result = module.host(result).astype(numpy.float64)
    slack = {"f16": 2e-3, "bf16": 2e-2}.get(parts(type_name)[1], 1e-5)
    right = len(result) == len(offsets) - 1
    for s in numpy.flatnonzero(numpy.diff(offsets))[::11]:
        right = right and numpy.allclose(result[s], expected(oper, values, offsets, s), slack, slack)
    check(right, f"{module.name}: wrong results: {what}")


def test_folds(module, operation, type_name, oper, key_type, offset_type):
    offsets = make_offsets()
    rows = operation != "segreduce"
    host = make_values(TABLE if key_type else offsets[-1], (STRIDE,) if rows else ())
    on_device = module.array(host, parts(type_name)[0])
    index = weights = None
    if rows:
        on_device, host = on_device[:, :WIDTH], host[:, :WIDTH]
    if key_type:
        index = numpy.random.default_rng(5).integers(0, TABLE, offsets[-1])
        host = host[index]
    if operation == "bags_weighted":
        weights = make_values(len(index), (), 6)
        host = host * weights[:, None]
    w = None if weights is None else module.array(weights, (type_name.split(":") * 2)[1])
    entries = None if index is None else module.array(index, key_type)
    o, what = module.array(offsets, offset_type), f"{operation} {type_name} {oper} {offset_type}"

    def call(out=None, stream=None):
        if index is None:
            return segred.reduce(on_device, o, oper, out, stream)
        return segred.bags(on_device, entries, o, w, oper, out, stream)

    for _ in range(3):  # the second and third are other ways through the library
        check_folds(module, call(), oper, host, offsets, type_name, what)
    result = call()
    check(type(result) is type(on_device), f"{module.name}: results are its own arrays: {what}")
    out = module.empty(tuple(result.shape), str(result.dtype).rpartition(".")[2].replace("bfloat", "bf").replace("float", "f")
                       .replace("uint", "u").replace("int", "i"))
    check(call(out=out) is out, f"{module.name}: out is the result: {what}")
    check_folds(module, out, oper, host, offsets, type_name, f"{what} out=")
    stream = module.stream()
    with module.on(stream):
        module.occupy()
        on_device[...] = on_device * 1
        begin = time.perf_counter()
        behind = call()
        waited = time.perf_counter() - begin
    check(waited < 0.1, f"{module.name}: a call on a stream waits for nothing ({waited:.3f} s): {what}")
    stream.synchronize()
    check_folds(module, behind, oper, host, offsets, type_name, f"{what} on a stream")
    given = call(stream=stream)
    stream.synchronize()
    check_folds(module, given, oper, host, offsets, type_name, f"{what} stream=")
    if index is None:
        for how in "shape", "probed", "measured":
            plan = segred.Plan(on_device, o, oper, how)
            check_folds(module, plan(on_device), oper, host, offsets, type_name, f"{what} {how} plan")


def test_shares(module, operation, type_name, offset_type):
    offsets = make_offsets()
    values = make_values(offsets[-1], (WIDTH,) if operation.endswith("rows") else ())
    result = module.host(segred.softmax(module.array(values, parts(type_name)[0]), module.array(offsets, offset_type)))
    right, slack = True, 1e-2 if parts(type_name)[1].endswith("f16") else 1e-5
    for s in numpy.flatnonzero(numpy.diff(offsets))[::11]:
        terms = numpy.exp(values[offsets[s] : offsets[s + 1]].astype(numpy.float64))
        right = right and numpy.allclose(result[offsets[s] : offsets[s + 1]], terms / terms.sum(axis=0), slack, slack)
    check(right, f"{module.name}: wrong results: {operation} {type_name}")


def test_expand(module, operation, type_name, offset_type):
    offsets = make_offsets()
    values = make_values(SEGMENTS, (WIDTH,) if operation.endswith("rows") else ())
    v = module.array(values, "f32" if type_name == "u32" else parts(type_name)[0])
    result = segred.expand(v, module.array(offsets, offset_type), int(offsets[-1]))
    right = numpy.array_equal(module.host(result), numpy.repeat(values, numpy.diff(offsets), axis=0))
    check(right, f"{module.name}: wrong results: {operation} {type_name}")


def test_keys(module, operation, type_name, oper, key_type):
    lengths = numpy.diff(make_offsets())
    lengths = lengths[lengths > 0]
    keys = numpy.repeat(numpy.arange(len(lengths)) * 3, lengths)
    row = () if operation == "reduce_by_key" else (WIDTH,)
    index = numpy.random.default_rng(5).integers(0, TABLE, len(keys)) if "bags" in operation else None
    values = make_values(len(keys) if index is None else TABLE, row)
    host, i = (values, None) if index is None else (values[index], module.array(index, key_type))
    weights, w = None, None
    if operation.endswith("weighted"):
        weights = make_values(len(keys), (), 6)
        host, w = host * weights[:, None], module.array(weights, (type_name.split(":") * 2)[1])
    found = segred.reduce_by_key(module.array(keys, key_type), module.array(values, parts(type_name)[0]), i, w, oper)
    found_keys, found_rows, count = (module.host(x) for x in found)
    runs, what = len(lengths), f"{operation} {type_name} {oper}"
    check(count[0] == runs and numpy.array_equal(found_keys[:runs], numpy.arange(runs) * 3), f"{module.name}: keys: {what}")
    starts = numpy.concatenate([[0], numpy.cumsum(lengths)])
    check_folds(module, found[1][:runs], oper, host, starts, type_name, what)


def test_refusals(module):
    """Of PyTorch: a gradient would get lost."""
    values = module.array(make_values(10, ()), "f32").requires_grad_()
    try:
        segred.sum(values, module.array(numpy.array([0, 10]), "i32"))
        check(False, "a tensor with a gradient is refused")
    except TypeError as error:
        check("use detach()" in str(error), f"a tensor with a gradient is told: {error}")


def test_one(module, operation, type_name, oper, key_type, offset_bytes):
    offset_type = f"i{8 * offset_bytes}" if offset_bytes else "i32"
    if operation.startswith("segsoftmax"):
        test_shares(module, operation, type_name, offset_type)
    elif operation.startswith("interval_expand"):
        test_expand(module, operation, type_name, offset_type)
    elif operation.startswith("reduce_by_key"):
        test_keys(module, operation, type_name, oper, key_type)
    else:
        test_folds(module, operation, type_name, oper, key_type, offset_type)


def main():
    tested = 0
    for module in modules():
        tested += 1
        for combination in segred.included():
            try:
                test_one(module, *combination)
            except LookupError as reason:
                print(f"skip {module.name}: {combination}: {reason}")
        if module.name == "torch":
            test_refusals(module)
    print(f"{checks} checks, {failures} failed")
    sys.exit(failures > 0 if tested else 77)


main()
