"""segred.py of an exported library: NumPy's arrays, and stand-ins for those of GPUs, which lend OpenCL buffers by the
protocols of PyTorch and CuPy. Usage: segred_test.py FOLDER. Exits 77 without NumPy or an OpenCL device."""
import ctypes
import sys
import threading
import types

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
try:
    import numpy
except ImportError:
    print("no NumPy")
    sys.exit(77)
import segred

GPU = "cuda:3"  # what the stand-ins say; the context behind is OpenCL's
TYPES = {"f32": numpy.float32, "f64": numpy.float64, "i32": numpy.int32, "u32": numpy.uint32, "i64": numpy.int64}
FOLDS = {"plus": numpy.add, "multiplies": numpy.multiply, "minimum": numpy.minimum, "maximum": numpy.maximum}
checks = failures = 0


def check(condition, what):
    global checks, failures
    checks += 1
    if not condition:
        failures += 1
        print("FAIL", what)


def raises(kind, text, function, *arguments, **named):
    try:
        function(*arguments, **named)
    except kind as error:
        check(text in str(error), f"{kind.__name__} says '{error}', not '{text}'")
        return error
    check(False, f"no {kind.__name__}: {text}")
    return None


def make_data(dtype, segments, offset_type=numpy.int32):
    random = numpy.random.default_rng(26)
    lengths = random.integers(0, 40, segments)
    lengths[::7] = 0
    offsets = numpy.concatenate([[0], numpy.cumsum(lengths)]).astype(offset_type)
    return random.integers(1, 9, int(offsets[-1])).astype(dtype), offsets


def folds(oper, values, offsets):
    """Those of segments that have elements, and which these are."""
    some = numpy.diff(offsets) > 0
    return FOLDS[oper].reduceat(values, offsets[:-1][some], dtype=values.dtype), some


def check_folds(result, oper, values, offsets, what):
    expected, some = folds(oper, values, offsets)
    check(numpy.array_equal(numpy.asarray(result)[some], expected), f"wrong results: {what}")


# ---- stand-ins ----


class Buffer:
    """A copy of a NumPy array in a buffer of the library's; its handle is the address."""

    def __init__(self, array, context):
        self.array, self.context, self.memory = array, context, ctypes.c_void_p()
        data = array.ctypes.data_as(ctypes.c_void_p)
        status = segred._lib().segred_memory_make(context, array.nbytes, data, ctypes.byref(self.memory))
        assert status == 0

    def read(self):
        result = numpy.empty_like(self.array)
        segred._check(segred._lib().segred_memory_read(self.context, self.memory, result.nbytes, result.ctypes.data))
        return result


class Interface(Buffer):
    """As Numba's and CuPy's arrays."""

    stream = None

    @property
    def __cuda_array_interface__(self):
        return {
            "typestr": self.array.dtype.str,
            "shape": self.array.shape,
            "strides": None,
            "data": (self.memory.value, False),
            "version": 3,
            "stream": self.stream,
        }


class Managed(ctypes.Structure):
    _fields_ = [("tensor", segred._DLTensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]


new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype = ctypes.py_object
new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]


class Tensor(Buffer):
    """As PyTorch's: DLPack, and new_empty."""

    device = (2, 3)

    def new_empty(self, shape):
        return Tensor(numpy.full(shape, 77, self.array.dtype), self.context)

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self, stream=None):
        self.asked_stream = stream
        self.shape = (ctypes.c_int64 * 1)(*self.array.shape)
        code = {"i": 0, "u": 1, "f": 2}[self.array.dtype.kind]
        address = self.memory if self.device[0] == 2 else self.array.ctypes.data
        self.managed = Managed(
            segred._DLTensor(address, *self.device, 1, code, 8 * self.array.itemsize, 1, self.shape, None, 0)
        )
        return new_capsule(ctypes.addressof(self.managed), b"dltensor", None)


# ---- tests ----


def test_numpy():
    for operation, name, oper, key_type, offset_bytes in segred.included():
        if operation != "segreduce" or key_type or name not in TYPES or oper not in FOLDS:
            continue
        for segments in (1, 1000):
            values, offsets = make_data(TYPES[name], segments, f"i{offset_bytes}")
            values.flags.writeable = False
            check_folds(segred.reduce(values, offsets, oper), oper, values, offsets, f"{name} {oper} {offset_bytes}")
    values, offsets = make_data(numpy.float64, 500)
    out = numpy.empty(500, numpy.float64)
    check(segred.sum(values, offsets, out=out) is out, "out is the result")
    check_folds(out, "plus", values, offsets, "out=")
    check_folds(segred.min(values, offsets), "minimum", values, offsets, "min")
    check(segred.sum(values[:0], offsets[:1]).shape == (0,), "no segments")
    check(numpy.array_equal(segred.sum(values[:0], numpy.zeros(3, numpy.int32)), [0, 0]), "empty segments")


def test_plans():
    values, offsets = make_data(numpy.float64, 3000)
    for how in ("shape", "probed", "measured"):
        plan = segred.Plan(values, offsets, how=how)
        for scale in (1, 2):
            check_folds(plan(values * scale), "plus", values * scale, offsets, f"{how} plan")
        check(" " in plan.name, "a plan has a name")
    raises(ValueError, "the plan is for", plan, values[1:])
    wrong = offsets.copy()
    wrong[1] = 10 * len(values)
    for how in ("shape", "probed", "measured"):
        raises(segred.Error, "the offsets decrease", segred.Plan, values, wrong, how=how)
        mine = offsets.copy()
        plan = segred.Plan(values, mine, how=how)
        mine[1] = 10 * len(values)
        raises(segred.Error, "the offsets decrease", plan, values)
    plan = segred.Plan(values, offsets)
    for other in (offsets[:-1].copy(), offsets.astype(numpy.int64), numpy.append(offsets, offsets[-1])):
        plan.offsets = other
        raises(ValueError, "the plan is for", plan, values)
    raises(ValueError, "how is", segred.Plan, values, offsets, how="guessed")


def test_gpu(context):
    values, offsets = make_data(numpy.float64, 2000)
    for kind in (Tensor, Interface):
        v, o = kind(values, context), kind(offsets, context)
        out = kind(numpy.full(2000, 77, numpy.float64), context)
        for _ in range(3):
            check(segred.sum(v, o, out=out) is out, "out is the result")
        check_folds(out.read(), "plus", values, offsets, kind.__name__)
        plan = segred.Plan(v, o, oper="minimum") if kind is Tensor else None
        if plan:
            check_folds(plan(v).read(), "minimum", values, offsets, "plan of tensors")
    v = Tensor(values, context)
    check_folds(segred.sum(v, o).read(), "plus", values, offsets, "new_empty")
    check(v.asked_stream == 1, "the default stream's number in DLPack is 1")
    raises(segred.Error, "another context", segred.sum, v, o, stream=queue_of_another())
    raises(TypeError, "give out=", segred.sum, Interface(values, context), o)
    raises(ValueError, "not on one device", segred.sum, v, offsets)
    segred.release_stream(0, GPU)
    check_folds(segred.sum(v, o).read(), "plus", values, offsets, "after release_stream")
    host = Tensor(values, context)
    host.device = (1, 0)
    result = numpy.empty(2000, numpy.float64)
    check_folds(segred.sum(host, offsets, out=result), "plus", values, offsets, "DLPack of the host")


def queue_of_another():
    """A command queue that another context owns, for a stream that must be refused."""
    cl = ctypes.CDLL("libOpenCL.so.1")
    platform, device, code = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_int()
    cl.clGetPlatformIDs(1, ctypes.byref(platform), None)
    cl.clGetDeviceIDs(platform, ctypes.c_uint64(0xFFFFFFFF), 1, ctypes.byref(device), None)
    cl.clCreateContext.restype = cl.clCreateCommandQueue.restype = ctypes.c_void_p
    native = cl.clCreateContext(None, 1, ctypes.byref(device), None, None, ctypes.byref(code))
    return cl.clCreateCommandQueue(ctypes.c_void_p(native), device, ctypes.c_uint64(0), ctypes.byref(code))


class Stream:
    cuda_stream = 0


def test_torch(context):
    """With a module of PyTorch's name: its tensors are read without DLPack, unless another stream is asked for."""
    torch, current = types.ModuleType("torch"), Stream()

    class TorchTensor(Tensor):
        is_cuda, requires_grad, is_whole = True, False, True

        def new_empty(self, shape):
            return TorchTensor(numpy.full(shape, 77, self.array.dtype), self.context)

        def stride(self):
            return (1 + (not self.is_whole),)

        def dim(self):
            return self.array.ndim

        def is_contiguous(self):
            return self.is_whole

        def data_ptr(self):
            return self.memory.value

        def get_device(self):
            return 3

        def numel(self):
            return self.array.size

        @property
        def dtype(self):
            return f"torch.{self.array.dtype}"

    torch.Tensor, torch.cuda = TorchTensor, types.SimpleNamespace(current_stream=lambda device: current)
    values, offsets = make_data(numpy.float64, 2000)
    v, o = TorchTensor(values, context), TorchTensor(offsets, context)
    sys.modules["torch"] = torch
    try:
        for _ in range(3):  # what went well once takes a shorter way
            check_folds(segred.sum(v, o).read(), "plus", values, offsets, "tensors of PyTorch")
        out = TorchTensor(numpy.full(2000, 77, numpy.float64), context)
        check(segred.sum(v, o, out=out) is out, "out is the result")
        check_folds(out.read(), "plus", values, offsets, "tensors of PyTorch, out=")
        wrong = TorchTensor(numpy.full(1999, 77, numpy.float64), context)
        raises(ValueError, "out is not of", segred.sum, v, o, out=wrong)
        check(not hasattr(v, "asked_stream") and not hasattr(o, "asked_stream"), "without DLPack")
        plan = segred.Plan(v, o)
        for _ in range(2):
            check_folds(plan(v).read(), "plus", values, offsets, "a plan of tensors of PyTorch")
        check(plan(v, out=out) is out, "out is the plan's result")
        raises(ValueError, "the plan is for", plan, TorchTensor(values[1:], context))
        check_folds(segred.sum(v, o, stream=0).read(), "plus", values, offsets, "a stream that is asked for")
        check(v.asked_stream == 1, "by DLPack")
        half = TorchTensor(values.astype(numpy.float16), context)
        raises(segred.Error, "does not include", segred.sum, half, o)
        current.cuda_stream = queue_of_another()
        raises(segred.Error, "another context", segred.sum, v, o)
        current.cuda_stream = 0
        v.is_whole = False
        raises(ValueError, "without gaps", segred.sum, v, o)
        raises(ValueError, "without gaps", plan, v)
        v.is_whole, v.requires_grad = True, True
        raises(TypeError, "detach", plan, v)
        raises(TypeError, "detach", segred.sum, v, o)
    finally:
        del sys.modules["torch"]


def test_threads(context):
    """Calls of one stream from several threads, of several sizes: each needs its own plan and the same memory."""
    wrong = []

    def work(segments):
        values, offsets = make_data(numpy.float64, segments)
        v, o = Tensor(values, context), Interface(offsets, context)
        expected, some = folds("plus", values, offsets)
        for _ in range(20):
            if not numpy.array_equal(segred.sum(v, o).read()[some], expected):
                wrong.append(segments)

    threads = [threading.Thread(target=work, args=(segments,)) for segments in (10, 400, 1500)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    check(not wrong, "calls from several threads")


def test_refusals():
    values, offsets = make_data(numpy.float64, 100)
    bad = offsets.copy()
    bad[50] = bad[-1] + 1
    error = raises(segred.Error, "the offsets decrease", segred.sum, values, bad)
    check(error and error.status == 14, "an error has its status")
    raises(segred.Error, "does not include", segred.sum, values.astype(numpy.float16), offsets)
    raises(segred.Error, "does not include", segred.reduce, values, offsets, "median")
    raises(TypeError, "list", segred.sum, [1.0, 2.0], offsets)
    raises(TypeError, "not i32 or i64", segred.sum, values, offsets.astype(numpy.float64))
    raises(TypeError, "other order", segred.sum, values.astype(">f4"), offsets)
    raises(ValueError, "one dimension", segred.sum, values.reshape(1, 1, -1), offsets)
    raises(segred.Error, "does not include", segred.sum, values.reshape(1, -1), offsets)
    raises(ValueError, "one dimension", segred.sum, values[::2], offsets)
    raises(ValueError, "at least one", segred.sum, values, offsets[:0])
    raises(ValueError, "out is not of", segred.sum, values, offsets, out=numpy.empty(99, numpy.float64))
    out = numpy.empty(100, numpy.float64)
    out.flags.writeable = False
    raises(ValueError, "read-only", segred.sum, values, offsets, out=out)


def main():
    try:
        context = segred._context("opencl:0")
    except segred.Error as error:
        print(error)
        sys.exit(77)
    segred._contexts[GPU] = context
    segred._device_of = lambda address: 3
    test_numpy()
    test_plans()
    test_gpu(context)
    test_torch(context)
    test_threads(context)
    test_refusals()
    print(f"{checks} checks, {failures} failed")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
