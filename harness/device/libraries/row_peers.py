"""Sums of rows and of bags by PyTorch, JAX, torch-scatter and pyg-lib, for python_peers.c, which embeds this file.

Arrays stay where segtune has them: tensors are made of their addresses. What a call needs besides (the segment of each
row, indices of another type) is made by prepare, which is not timed. call queues the work on segtune's stream and
waits for nothing; where the library allocates its result itself, fetch copies it to segtune's, not timed either.
"""
import ctypes
import os
import struct

# JAX takes no memory ahead: it is segtune's.
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

import torch

torch.set_grad_enabled(False)

TYPES = {
    "f16": torch.float16,
    "bf16": torch.bfloat16,
    "f32": torch.float32,
    "f64": torch.float64,
    "i32": torch.int32,
    "i64": torch.int64,
}
# As CUDA's array interface spells them; it has no bf16.
SPELLING = {torch.float16: "<f2", torch.bfloat16: "<i2", torch.float32: "<f4", torch.float64: "<f8",
            torch.int32: "<i4", torch.int64: "<i8"}


class Argument(ctypes.Structure):
    """struct library_arg"""
    _fields_ = [("array", ctypes.c_void_p), ("scalar", ctypes.c_int64)]


# In the order in which descriptors have them (pieces.peer_python).
NAMES = ("call on_device type result_type offset_type index_type values offsets segments n width stride result index "
         "weights").split()


def name_of(code):
    """The text of library_name."""
    return struct.pack("<q", code).rstrip(b"\0").decode()


class OnDevice:
    """Device memory, as torch.as_tensor takes it."""
    def __init__(self, address, count, dtype):
        self.__cuda_array_interface__ = {"shape": (count,), "typestr": SPELLING[dtype], "data": (address, False),
                                         "version": 3}


def tensor_at(address, count, dtype, on_device):
    """The array of count elements at the address, not copied."""
    if count == 0:
        return torch.empty(0, dtype=dtype, device="cuda" if on_device else "cpu")
    if on_device:
        return torch.as_tensor(OnDevice(address, count, dtype), device="cuda").view(dtype)
    size = torch.empty(0, dtype=dtype).element_size()
    return torch.frombuffer((ctypes.c_char * (count * size)).from_address(address), dtype=dtype)


class Problem:
    """Tensors of a launch's arguments: values [rows, width], result [segments, width]."""
    def __init__(self, a):
        on_device, width = a["on_device"], a["width"]
        offset_type, index_type = TYPES[name_of(a["offset_type"])], TYPES.get(name_of(a["index_type"]))
        self.segments, self.n = a["segments"], a["n"]
        self.offsets = tensor_at(a["offsets"], self.segments + 1, offset_type, on_device)
        self.index = tensor_at(a["index"], self.n, index_type, on_device) if a["index"] else None
        rows = self.n
        if self.index is not None:  # of the table as many as count
            rows = int(self.index.max()) + 1 if self.n else 0
        self.type, self.result_type = TYPES[name_of(a["type"])], TYPES[name_of(a["result_type"])]
        values = tensor_at(a["values"], rows * a["stride"], self.type, on_device)
        self.values = values.as_strided((rows, width), (a["stride"], 1))
        result = tensor_at(a["result"], self.segments * width, self.result_type, on_device)
        self.result = result.view(self.segments, width)
        self.weights = tensor_at(a["weights"], self.n, self.type, on_device) if a["weights"] else None

    def ids(self, dtype):
        """The segment of each row."""
        lengths = self.offsets.diff()
        segments = torch.arange(self.segments, dtype=dtype, device=self.offsets.device)
        return torch.repeat_interleave(segments, lengths, output_size=self.n)


def segment_reduce(p):
    return lambda: torch.segment_reduce(p.values, "sum", offsets=p.offsets, axis=0, unsafe=True)


def segment_reduce_flat(p):
    """Of values [n], for which PyTorch has other kernels than for [n, 1]."""
    values = p.values.view(-1)
    return lambda: torch.segment_reduce(values, "sum", offsets=p.offsets, axis=0, unsafe=True)


def segment_reduce_f32(p):
    return lambda: torch.segment_reduce(p.values.float(), "sum", offsets=p.offsets, axis=0, unsafe=True)


def index_add(p):
    ids = p.ids(p.offsets.dtype)
    return lambda: p.result.zero_().index_add_(0, ids, p.values)


def scatter_reduce(p):
    ids = p.ids(torch.int64)[:, None].expand(p.values.shape)
    return lambda: p.result.zero_().scatter_reduce_(0, ids, p.values, "sum", include_self=True)


def embedding_bag(p):
    index = p.index
    if index is None:
        index = torch.arange(p.n, dtype=p.offsets.dtype, device=p.offsets.device)
    offsets = p.offsets.to(index.dtype)
    if p.n == 0:
        return lambda: p.result.zero_()
    return lambda: torch.embedding_bag(p.values, index, offsets, False, 0, False, p.weights, True)[0]


def segment_csr(p):
    import torch_scatter

    offsets = p.offsets.long()
    return lambda: torch_scatter.segment_csr(p.values, offsets, reduce="sum")


def pyg_segment_csr(p):
    import pyg_lib

    offsets = p.offsets.long()
    return lambda: pyg_lib.ops.segment_sum_csr(p.values, offsets)


def jax_segment_sum(p):
    import jax

    if p.n == 0 or p.segments == 0:
        return lambda: p.result.zero_()
    ids = jax.dlpack.from_dlpack(p.ids(torch.int32))
    result_type = {torch.float32: "float32", torch.bfloat16: "bfloat16", torch.float16: "float16"}[p.result_type]

    # 16 bits are widened as they are read: sums of bf16 would be rounded at each step.
    def fold(values, segment):
        wide = values.astype("float32")
        sums = jax.ops.segment_sum(wide, segment, num_segments=p.segments, indices_are_sorted=True)
        return sums.astype(result_type)

    jitted = jax.jit(fold)

    # The exchange orders JAX's stream behind segtune's current one, and that behind JAX's: nobody waits on the host.
    def run():
        return torch.from_dlpack(jitted(jax.dlpack.from_dlpack(p.values), ids))

    run()  # compiles it, for each shape anew
    return run


CALLS = {
    "segred": segment_reduce,
    "segred1d": segment_reduce_flat,
    "segred32": segment_reduce_f32,
    "indexadd": index_add,
    "scatter": scatter_reduce,
    "embedbag": embedding_bag,
    "segcsr": segment_csr,
    "pygcsr": pyg_segment_csr,
    "jaxsum": jax_segment_sum,
}


class Prepared:
    """What was prepared last, for which arguments, and what its last call returned."""
    arguments = problem = run = made = None


def on_stream(stream, on_device):
    if not on_device:
        return torch.no_grad()  # a context that does nothing here
    return torch.cuda.stream(torch.cuda.ExternalStream(stream) if stream else torch.cuda.default_stream())


def prepare(a, arguments):
    Prepared.arguments = Prepared.problem = Prepared.run = Prepared.made = None
    Prepared.problem = Problem(a)
    Prepared.run = CALLS[name_of(a["call"])](Prepared.problem)
    Prepared.arguments = arguments


def call(a, arguments):
    if arguments != Prepared.arguments:
        raise RuntimeError("these arrays were not prepared last")
    Prepared.made = Prepared.run()


def fetch(a, arguments):
    if arguments != Prepared.arguments:
        raise RuntimeError("these arrays were not prepared last")
    if Prepared.made.data_ptr() != Prepared.problem.result.data_ptr():
        Prepared.problem.result.copy_(Prepared.made.view(Prepared.problem.result.shape))


STEPS = {"prepare": prepare, "call": call, "fetch": fetch}


def launch(step, stream, address, count):
    """Run a step on the library_args at address. Returns "", or what failed in one line."""
    try:
        arguments = ctypes.string_at(address, count * ctypes.sizeof(Argument))
        values = (Argument * count).from_buffer_copy(arguments)
        a = {name: v.array or v.scalar for name, v in zip(NAMES, values)}
        with on_stream(stream, a["on_device"]):
            STEPS[step](a, arguments)
        return ""
    except Exception as e:  # whatever a library raises is told to segtune
        return " ".join(f"{type(e).__name__}: {e}".split())
