"""Segmented reductions of arrays, through libsegred.so, which `make` builds next to this file.

    import segred
    sums = segred.sum(values, offsets)  # sums[s] = values[offsets[s]] + ... + values[offsets[s + 1] - 1]
    pooled = segred.bags(table, index, offsets)  # sums of table[index[k]], k from offsets[s] to offsets[s + 1] - 1
    shares = segred.softmax(values, offsets)  # exp(values[i]) / the sum of the exponentials of its segment
    spread = segred.expand(sums, offsets)  # sums[s] for every element of segment s: the backward pass of sum
    keys, rows, count = segred.reduce_by_key(keys, rows)  # sums of the rows of each run of equal keys

Arrays may come from NumPy, CuPy, PyTorch or any library with DLPack, __cuda_array_interface__ or __array_interface__.
They must be contiguous and all on one device; offsets are 32- or 64-bit integers. One-dimensional values are reduced as
scalars; two-dimensional values are rows, reduced column by column, and there may be gaps between rows. The result is an
array of the same library and device as `values`, or `out` if that is given. A library is exported for one operation:
segreduce, segreduce_rows, bags, bags_weighted, segsoftmax, segsoftmax_rows, interval_expand, interval_expand_rows,
reduce_by_key, reduce_by_key_rows, reduce_by_key_bags or reduce_by_key_bags_weighted. Calls do not record gradients, and
tensors that require one are refused; softmax, expand and reduce_by_key are the building blocks of backward passes.

On a GPU nothing is copied and no call waits for the device: work is enqueued on `stream` (a number, or an object with
the attribute cuda_stream or ptr); without it on PyTorch's or CuPy's current stream, else on the stream that the array
names. Offsets are trusted there, as by the C function segred_run; a Plan with how="probed" checks them. Host arrays are
copied to an OpenCL device, or to a GPU if there is none, and their offsets are checked. Failures raise segred.Error. A
call can be captured into a CUDA graph once the same call has been made without capture.
"""
import contextlib
import ctypes
import os
import re
import struct
import sys
import threading

__all__ = [
    *("Error", "Plan", "argmax", "argmin", "bags", "expand", "included", "logsumexp", "max", "mean", "min", "prod"),
    *("reduce", "reduce_by_key", "release_stream", "softmax", "sum", "variance"),
]

_CPU, _CUDA, _CUDA_HOST, _CUDA_MANAGED = 1, 2, 3, 13  # device types of DLPack
_LETTERS = {0: "i", 1: "u", 2: "f", 4: "bf"}  # DLPack type codes
_DEFAULT_STREAM = 1  # DLPack's number of CUDA's default stream
_POINTER_DEVICE = 9  # CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
_INDEX = 18  # SEGRED_INDEX
_INDICES = ("arg_maximum", "arg_minimum")  # operators whose results are integers, as wide as the values
_PAIRS = ("variance",)  # operators whose results are two numbers


class Error(RuntimeError):
    """A status returned by the library: `status` is a value of enum segred_status in segred.h."""

    def __init__(self, status, of=""):
        text = _lib().segred_status_text(status).decode()
        super().__init__(f"{text}{of and ': '}{of}")
        self.status = status


# ---- the library ----


class _Problem(ctypes.Structure):
    """struct segred_problem"""

    _fields_ = [
        ("operation", ctypes.c_char_p),
        ("type", ctypes.c_char_p),
        ("oper", ctypes.c_char_p),
        ("key_type", ctypes.c_char_p),
        ("offset_bytes", ctypes.c_int),
        ("n", ctypes.c_int64),
        ("segments", ctypes.c_int64),
        ("columns", ctypes.c_int64),
        ("offsets", ctypes.c_void_p),
        ("longest", ctypes.c_int64),
        ("share_16", ctypes.c_double),
        ("share_1k", ctypes.c_double),
        ("share_4k", ctypes.c_double),
        ("empty", ctypes.c_int64),
        ("unaligned", ctypes.c_int),
        ("width", ctypes.c_int64),
        ("stride", ctypes.c_int64),
        ("table_rows", ctypes.c_int64),
        ("span", ctypes.c_int64),
        ("longest_seen", ctypes.c_int64),
    ]


_POINTER, _PROBLEM = ctypes.c_void_p, ctypes.POINTER(_Problem)
_FUNCTIONS = {
    "segred_status_text": (ctypes.c_char_p, [ctypes.c_int]),
    "segred_open": (ctypes.c_int, [ctypes.c_char_p, _POINTER]),
    "segred_memory_make": (ctypes.c_int, [_POINTER, ctypes.c_size_t, _POINTER, _POINTER]),
    "segred_memory_read": (ctypes.c_int, [_POINTER, _POINTER, ctypes.c_size_t, _POINTER]),
    "segred_memory_free": (None, [_POINTER, _POINTER]),
    "segred_problem_init": (None, [_PROBLEM]),
    "segred_included": (ctypes.c_int, [ctypes.c_int, _PROBLEM]),
    "segred_box_count": (ctypes.c_int, [_POINTER, _PROBLEM]),
    "segred_look": (ctypes.c_int, [_POINTER, _PROBLEM, _POINTER]),
    "segred_look_index": (ctypes.c_int, [_POINTER, _PROBLEM, _POINTER, _POINTER, _POINTER]),
    "segred_run": (ctypes.c_int, [_POINTER, _PROBLEM, _POINTER, _POINTER]),
    "segred_run_call": (ctypes.c_int, [ctypes.c_char_p]),
    "segred_release_stream": (None, [_POINTER, _POINTER]),
    "segred_plan_shape": (ctypes.c_int, [_POINTER, _PROBLEM, _POINTER]),
    "segred_plan_probed": (ctypes.c_int, [_POINTER, _PROBLEM, _POINTER, _POINTER]),
    "segred_plan_measured": (ctypes.c_int, [_POINTER, _PROBLEM, _POINTER, _POINTER, _POINTER]),
    "segred_plan_name": (ctypes.c_char_p, [_POINTER]),
    "segred_plan_exact": (ctypes.c_int, [_POINTER]),
    "segred_plan_free": (None, [_POINTER]),
    "segred_execute": (ctypes.c_int, [_POINTER, _POINTER, _POINTER, _POINTER]),
    "segred_execute_arrays": (ctypes.c_int, [_POINTER, _POINTER, _POINTER]),
}

_lock = threading.Lock()
_loaded = []  # the library, once it is loaded
_contexts = {}  # by device name; they live as long as the process
_torch_types = {}  # type names by torch.dtype
_torch_kinds = {}  # _TorchKind by types, operator and device, of tensor calls that succeeded
_blank = _Problem()  # an initialized problem to copy, once the library is loaded
_result_types = {}  # by operation, value type, operator: pairs of library type name and result type
_pack_call = struct.Struct("PPqqPPPP").pack  # struct segred_call as bytes: faster than converting each argument with ctypes


def _lib():
    if _loaded:
        return _loaded[0]
    with _lock:
        if not _loaded:
            here = os.path.dirname(os.path.abspath(__file__))
            beside = os.path.join(here, "libsegred.so")
            lib = ctypes.CDLL(beside if os.path.exists(beside) else "libsegred.so")
            for name, (result, arguments) in _FUNCTIONS.items():
                function = getattr(lib, name)
                function.restype, function.argtypes = result, arguments
            lib.segred_problem_init(ctypes.byref(_blank))
            _loaded.append(lib)
        return _loaded[0]


def _check(status, of=""):
    if status != 0:
        raise Error(status, of)


def _context(device):
    if device in _contexts:
        return _contexts[device]
    lib = _lib()
    with _lock:
        if device not in _contexts:
            context = ctypes.c_void_p()
            status = lib.segred_open(device.encode(), ctypes.byref(context))
            if status == 0:
                _contexts[device] = context
        else:
            status = 0
    _check(status, device)
    return _contexts[device]


def included():
    """What the library was exported for: tuples of operation, type, operator, key type and bytes of an offset."""
    problem, all_of_them = _Problem(), []
    while _lib().segred_included(len(all_of_them), ctypes.byref(problem)):
        names = (problem.operation, problem.type, problem.oper, problem.key_type)
        all_of_them.append((*(name and name.decode() for name in names), problem.offset_bytes))
    return all_of_them


# ---- arrays, through whatever protocol they support ----


class _DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype, _capsule_pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]


class _Array:
    """A checked view of an array: address, count, type ("f32"), bytes of an element, device ("cuda:0"; None: the
    host), and the stream that the array names. `keep` holds a reference that keeps the address valid. is_current:
    that stream is the current stream of the array's own library. has_rows: two dimensions are allowed; then count is
    the number of rows, width the values of a row and stride the elements from one row to the next. Otherwise width
    is 0."""

    def __init__(self, of, name, stream=None, is_current=False, has_rows=False):
        self.of = self.keep = of
        self.stream, self.is_readonly, self.has_rows = None, False, has_rows
        self.width = self.stride = 0
        self.has_last_gap = False  # True: the gap after the last row is readable, too
        torch = sys.modules.get("torch")
        if is_current and torch and isinstance(of, torch.Tensor) and of.is_cuda:
            self._by_torch(of, name)
        elif hasattr(type(of), "__array_interface__"):  # before DLPack: NumPy exports read-only arrays only this way
            self._by_interface(of.__array_interface__, name)
            self.device = None
        elif hasattr(type(of), "__dlpack__") and hasattr(type(of), "__dlpack_device__"):
            self._by_dlpack(of, name, stream)
        elif hasattr(type(of), "__cuda_array_interface__"):
            self._by_interface(of.__cuda_array_interface__, name)
            self.device = f"cuda:{_device_of(self.address) if self.address else 0}"
        else:
            raise TypeError(f"{name} has neither DLPack nor an array interface: {type(of).__name__}")

    def _by_torch(self, of, name):
        """A GPU tensor whose stream needs no synchronization. DLPack gives the same answer but takes ten times as
        long."""
        if of.requires_grad:
            raise TypeError(f"{name} requires a gradient, which a result would not have: use detach()")
        whole = of.is_contiguous()
        self.address, self.device = of.data_ptr(), f"cuda:{of.get_device()}"
        self._set_type(_torch_type(of.dtype))
        self._set_shape(name, (of.numel(),) if of.dim() == 1 else of.shape, None if whole else of.stride())
        if not whole:
            end = of.storage_offset() + self.count * self.stride
            self.has_last_gap = end * self.bytes <= of.untyped_storage().nbytes()

    def _by_dlpack(self, of, name, stream):
        kind, number = (int(x) for x in of.__dlpack_device__())
        if kind not in (_CPU, _CUDA, _CUDA_HOST, _CUDA_MANAGED):
            raise TypeError(f"{name} is on a device that is neither the host nor a GPU of CUDA: DLPack's number {kind}")
        on_gpu = kind in (_CUDA, _CUDA_MANAGED)
        if on_gpu and stream is None and hasattr(type(of), "__cuda_array_interface__"):
            stream = self.stream = of.__cuda_array_interface__.get("stream")
        # The producer makes that stream wait for pending writes to the array.
        capsule = of.__dlpack__(stream=stream or _DEFAULT_STREAM) if on_gpu else of.__dlpack__()
        # The capsule is not consumed, so its destructor releases the tensor.
        tensor = _DLTensor.from_address(_capsule_pointer(capsule, b"dltensor"))
        if tensor.lanes != 1:
            raise TypeError(f"{name} has elements of {tensor.lanes} lanes")
        self.keep = (of, capsule)
        self.address = (tensor.data or 0) + tensor.byte_offset
        self.device = f"cuda:{number}" if on_gpu else None
        self._set_type(f"{_LETTERS.get(tensor.code, '?')}{tensor.bits}")
        strides = tensor.strides[: tensor.ndim] if tensor.strides else None
        self._set_shape(name, tensor.shape[: tensor.ndim], strides)

    def _by_interface(self, interface, name):
        typestr, shape, strides = interface["typestr"], interface["shape"], interface.get("strides")
        if typestr[1] not in "biufcV":
            raise TypeError(f"{name} has elements that are no numbers: {typestr}")
        size = int(typestr[2:])
        if typestr[0] not in "|" + ("<" if sys.byteorder == "little" else ">"):
            raise TypeError(f"{name} has its bytes in the other order")
        if interface.get("mask") is not None or hasattr(type(self.of), "mask"):  # NumPy's masked arrays export no mask
            raise TypeError(f"{name} has a mask")
        self.stream = interface.get("stream")
        if interface.get("data") is None:
            raise TypeError(f"{name} lends no address")
        self.address, self.is_readonly = interface["data"]
        self._set_type(f"{typestr[1]}{8 * size}")
        if strides and any(s % size for s in strides):
            raise ValueError(f"{name} has strides that are no multiples of an element")
        self._set_shape(name, shape, strides and [s // size for s in strides])

    def _set_type(self, name):
        self.type, self.bytes = name, int(name.lstrip("?bcfimuV")) // 8

    def _set_shape(self, name, shape, strides):
        """strides: in elements; None: contiguous. The stride of a dimension of length 1 does not matter."""
        if not 1 <= len(shape) <= 1 + self.has_rows:
            what = "one dimension without gaps" if not self.has_rows else "one dimension or two"
            raise ValueError(f"{name} is not of {what}")
        if strides and shape[-1] > 1 and strides[-1] != 1:
            raise ValueError(f"{name} is not of one dimension without gaps" if len(shape) == 1 else
                             f"{name} has gaps between the values of a row")
        self.count = shape[0]
        if len(shape) == 2:
            self.width = self.stride = shape[1]
            if strides and shape[0] > 1:
                self.stride = strides[0]
            if self.width < 1:
                raise ValueError(f"{name} has rows without values")
            if self.stride < self.width:
                raise ValueError(f"{name} has rows that overlap")

    def size(self):
        """Bytes of the whole array as the library sees it, including the gap after the last row."""
        return self.count * (self.stride if self.width else 1) * self.bytes

    def host_address(self):
        """An address from which size() bytes can be read; a copy if rows have gaps."""
        if self.stride == self.width or self.count == 0:
            return self.address
        self.copy = ctypes.create_string_buffer(self.size())
        last = self.stride - self.width
        ctypes.memmove(self.copy, self.address, self.size() - last * self.bytes)
        return ctypes.addressof(self.copy)


def _torch_type(dtype):
    """ "f32" for torch.float32, "bf16" for torch.bfloat16."""
    if dtype not in _torch_types:
        name = str(dtype).rpartition(".")[2]
        parts = re.fullmatch(r"(float|int|uint|bfloat)(\d+)", name)
        letters = parts and ("bf" if parts[1] == "bfloat" else parts[1][0])
        _torch_types[dtype] = letters + parts[2] if parts else f"?{8 * dtype.itemsize}"
    return _torch_types[dtype]


def _device_of(address):
    """The number of the GPU that owns the memory at this address."""
    number = ctypes.c_int()
    attribute = ctypes.CDLL("libcuda.so.1").cuPointerGetAttribute
    if attribute(ctypes.byref(number), _POINTER_DEVICE, ctypes.c_uint64(address)) != 0:
        raise ValueError("an array's address is not that of a GPU's memory")
    return number.value


def _stream_of(values, stream):
    """The number of the stream to use: the caller's, or the current one of the array's own library; None: unknown."""
    if stream is None:
        torch, cupy = sys.modules.get("torch"), sys.modules.get("cupy")
        if torch and isinstance(values, torch.Tensor) and values.is_cuda:
            return _number_of(torch.cuda.current_stream(values.device).cuda_stream)
        elif cupy and isinstance(values, cupy.ndarray):
            with values.device:
                stream = cupy.cuda.get_current_stream()
    for attribute in ("cuda_stream", "ptr"):
        stream = getattr(stream, attribute, stream)
    return stream if stream is None else _number_of(stream)


def _number_of(stream):
    """The default stream is number 1 in the array protocols, and 0 (NULL) in segred.h."""
    return 0 if stream == _DEFAULT_STREAM else int(stream)


def _empty_like(values, shape, wide):
    """An array of the same library and device as `values`, of the type with that name ("f32"); None: of the same
    type."""
    module = sys.modules.get(type(values).__module__.partition(".")[0])
    dtype = wide and {"f": "float", "i": "int", "u": "uint"}[wide[0]] + wide[1:]
    if hasattr(values, "new_empty"):  # PyTorch's
        return values.new_empty(shape, dtype=getattr(module, dtype, dtype)) if wide else values.new_empty(shape)
    if not hasattr(module, "empty"):
        raise TypeError(f"no way to make a result like {type(values).__name__}: give out=")
    device = getattr(values, "device", None)  # of CuPy: a context manager
    with device if hasattr(device, "__enter__") else contextlib.nullcontext():
        return module.empty(shape, dtype=dtype or values.dtype)


# ---- calls ----


def _types(operation, values, oper, wanted):
    """The library's name for the type of these values, and that of the results. If the library lacks the operation
    for "bf16", these are "bf16:f32" and "f32". wanted: the type that the results must have, or None."""
    if not (oper is None or isinstance(oper, str)):
        raise TypeError(f"an operator is named by a text, not by {oper!r}")
    if not _result_types:
        for included_operation, name, included_oper, _, _ in included():
            parts = name.split(":")
            names = _result_types.setdefault((included_operation, parts[0], included_oper), [])
            stored = f"i{(parts * 2)[1][-2:]}" if included_oper in _INDICES else parts[-1]
            if (name, stored) not in names:
                names.append((name, stored))
    names = _result_types.get((operation, values, oper), [(values, values)])
    same = [pair for pair in names if pair[1] == (wanted or values)]
    return (same or names)[0]


class _Call:
    """The checked arrays of a call and its problem. `arrays` are in the library's order; the last of them,
    `results`, are written. Subclasses define the operation."""

    keys = index = weights = offsets = None

    def __init__(self, values, stream):
        number, self.is_current = _stream_of(values, stream), stream is None
        self.values = _Array(values, "values", number, self.is_current, has_rows=True)
        self.stream = number if number is not None else _number_of(self.values.stream or 0)
        _lib()

    def _take(self, of, name, types=None):
        array = _Array(of, name, self.stream, self.is_current)
        if types and array.type not in types:
            raise TypeError(f"{name} {'are' if name == 'offsets' else 'is'} of type {array.type}, not i32 or i64")
        return array

    def _take_offsets(self, offsets):
        self.offsets = self._take(offsets, "offsets", ("i32", "i64"))
        if self.offsets.count < 1:
            raise ValueError("offsets have segments + 1 entries: at least one")

    def _take_entries(self, index, weights):
        """The index and weights, which say what rows of a table are the elements."""
        self.index = None if index is None else self._take(index, "index", ("i32", "i64"))
        self.weights = None if weights is None else self._take(weights, "weights")
        if self.weights and not self.index:
            raise ValueError("weights are of rows that an index names")
        if self.index and not self.values.width:
            raise ValueError("a table has two dimensions")
        if self.weights and self.weights.count != self.index.count:
            raise ValueError(f"there are {self.weights.count} weights for {self.index.count} entries of the index")

    def _make_problem(self, type_name, n, segments):
        self.problem = problem = _Problem.from_buffer_copy(_blank)
        problem.operation, problem.type = self.operation.encode(), type_name.encode()
        problem.oper = self.oper and self.oper.encode()
        problem.n, problem.segments = n, segments
        if self.offsets:
            problem.offset_bytes, problem.offsets = self.offsets.bytes, self.offsets.address
        problem.width, problem.stride = self.values.width, self.values.stride
        if self.index:
            problem.key_type, problem.table_rows = self.index.type.encode(), self.values.count

    def _take_result(self, out):
        return None if out is None else _Array(out, "out", self.stream, self.is_current, has_rows=True)

    def _make_result(self, out, count, type_name):
        """Returns an array for that many values or rows: `out`, or a new one. Also its _Array."""
        width = self.values.width * (1 + (self.oper in _PAIRS))
        shape = (count, width) if width else (count,)
        return self._make_array(out, self.values, shape, type_name)

    def _make_array(self, out, like, shape, type_name):
        if out is None:
            out = _empty_like(like.of, shape, None if type_name == like.type else type_name)
        r = self._take_result(out)
        if (r.type, r.count, r.width) != (type_name, *shape, 0)[:3]:
            of = " by ".join(str(x) for x in shape)
            raise ValueError(f"out is not of {of} elements of type {type_name}")
        if r.width != r.stride:
            raise ValueError("out has gaps between its rows")
        if r.is_readonly:
            raise ValueError("out is read-only")
        return out, r

    def _end(self, results):
        """To be called once all arrays are known."""
        named = (("keys", self.keys), ("values", self.values), ("index", self.index), ("weights", self.weights))
        named = [(name, a) for name, a in (*named, ("offsets", self.offsets), ("out", results[0])) if a]
        self.results, self.arrays = results, [a for _, a in named] + results[1:]
        if any(a.device != self.values.device for a in self.arrays):
            names = [name for name, _ in named]
            raise ValueError(f"{', '.join(names[:-1])} and {names[-1]} are not on one device")
        # Memory after the last row may not be mapped. Boxes for unaligned arrays do not read past a row.
        self.ends_early = self.values.stride > self.values.width and not self.values.has_last_gap
        if self.values.device:  # copies of host arrays are aligned
            self.problem.unaligned = self.ends_early or any(a.address % 16 for a in self.arrays)
        self.is_empty = self.problem.segments == 0 and self.problem.n == 0

    def _check_weights(self, type_name):
        widened = (type_name.split(":") * 2)[1]
        is_included = (self.operation, self.values.type, self.oper) in _result_types  # otherwise the call will report that
        if self.weights and self.weights.type != widened and is_included:
            raise TypeError(f"weights are of type {self.weights.type}, not {widened}")

    def room(self, result):
        """Bytes of device memory that a result needs."""
        return result.size()

    def pointers(self):
        return (ctypes.c_void_p * len(self.arrays))(*(a.address for a in self.arrays))

    def place_of(self, array):
        return [a is array for a in self.arrays].index(True)

    def look_index(self, context, address, stream):
        """Checks that every entry of the index is a row of the table. Waits for the device."""
        at = ctypes.c_int64()
        problem = ctypes.byref(self.problem)
        status = _lib().segred_look_index(context, problem, address, stream, ctypes.byref(at))
        if status == _INDEX:
            raise IndexError(f"index[{at.value}] is not that of one of the table's {self.values.count} rows")
        self.check(status)

    def context(self):
        if self.values.device:
            return _context(self.values.device)
        return _host_context(self.problem)

    def what(self):
        parts = [self.operation, self.values.type, self.oper, self.index and f"index {self.index.type}"]
        parts += [self.keys and f"keys {self.keys.type}", self.offsets and f"offsets of {self.offsets.bytes} bytes"]
        return ", ".join(part for part in parts if part)

    def check(self, status):
        if status != 0:
            raise Error(status, self.what())


class _Folds(_Call):
    """One result per segment."""

    def __init__(self, values, offsets, oper, out, stream, index=None, weights=None):
        super().__init__(values, stream)
        self._take_offsets(offsets)
        self._take_entries(index, weights)
        self.oper = oper
        if self.index:
            self.operation = "bags_weighted" if self.weights else "bags"
        else:
            self.operation = "segreduce_rows" if self.values.width else "segreduce"
        wanted = self._take_result(out)
        name, result_type = _types(self.operation, self.values.type, oper, wanted and wanted.type)
        self._make_problem(name, (self.index or self.values).count, self.offsets.count - 1)
        self.out, result = self._make_result(out, self.problem.segments, result_type)
        self._check_weights(name)
        self._end([result])


class _Shares(_Call):
    """One result per element."""

    oper = "logsumexp"

    def __init__(self, values, offsets, out, stream):
        super().__init__(values, stream)
        self._take_offsets(offsets)
        self.operation = "segsoftmax_rows" if self.values.width else "segsoftmax"
        wanted = self._take_result(out)
        name, result_type = _types(self.operation, self.values.type, self.oper, wanted and wanted.type)
        self._make_problem(name, self.values.count, self.offsets.count - 1)
        self.out, result = self._make_result(out, self.values.count, result_type)
        self._end([result])


class _Expanded(_Call):
    """The value or row of a segment, copied to each of its elements. Values are copied as numbers of the same size
    or of twice that size, so that the library needs few types."""

    oper = None

    def __init__(self, values, offsets, count, out, stream):
        super().__init__(values, stream)
        self._take_offsets(offsets)
        self.operation = "interval_expand_rows" if self.values.width else "interval_expand"
        segments = self.offsets.count - 1
        if self.values.count != segments:
            raise ValueError(f"there are {self.values.count} values or rows for {segments} segments")
        count = self._count(count, out)
        self.out, result = self._make_result(out, count, self.values.type)
        name, times = self._copied_as()
        self._make_problem(name, count, segments)
        self.problem.width //= times
        self.problem.stride //= times
        self._end([result])

    def _count(self, count, out):
        if count is None and out is not None:
            return self._take_result(out).count
        if count is None and self.offsets.device:
            raise ValueError("offsets are on a GPU: give count=, the number of elements, or out=")
        if count is None:
            last = self.offsets.address + (self.offsets.count - 1) * self.offsets.bytes
            count = (ctypes.c_int32 if self.offsets.bytes == 4 else ctypes.c_int64).from_address(last).value
        if count < 0:
            raise ValueError(f"a count of {count} elements")
        return count

    def _copied_as(self):
        """A type of the library to copy as, and how many values one number of that type holds."""
        values, have = self.values, {name for operation, name, *_ in included() if operation == self.operation}
        if values.type in have:
            return values.type, 1
        for times in (1, 2):
            is_whole = times == 1 or (values.width and values.width % 2 == values.stride % 2 == 0)
            for letter in "ufi":
                name = f"{letter}{8 * values.bytes * times}"
                if is_whole and name in have:
                    return name, times
        return values.type, 1  # the call will report that it is not included


class _Runs(_Call):
    """One key and one result per run of equal keys, and the number of runs."""

    def __init__(self, keys, values, index, weights, oper, most, out, stream):
        super().__init__(values, stream)
        self.keys, self.oper = self._take(keys, "keys"), oper
        self._take_entries(index, weights)
        kind = "rows" if not self.index else "bags_weighted" if self.weights else "bags"
        self.operation = f"reduce_by_key_{kind}" if self.values.width else "reduce_by_key"
        entries, n = self.index or self.values, self.keys.count
        if entries.count != n:
            of = "entries of the index" if self.index else "values"
            raise ValueError(f"there are {n} keys for {entries.count} {of}")
        if self.index and self.index.type != self.keys.type:
            raise TypeError(f"the index is of type {self.index.type}, and keys are of type {self.keys.type}")
        key_out, out, count_out = self._three(out)
        wanted = self._take_result(out)
        name, result_type = _types(self.operation, self.values.type, oper, wanted and wanted.type)
        if most is None:
            most = wanted.count if wanted else n or 1
        if most < 1:
            raise ValueError("results have room for one run at least")
        self._make_problem(name, n, most)
        self.problem.key_type = self.keys.type.encode()
        self._check_weights(name)
        out, result = self._make_result(out, most, result_type)
        key_out, key_result = self._make_array(key_out, self.keys, (most,), self.keys.type)
        count_out, self.count = self._make_array(count_out, self.keys, (1,), "i64")
        self.out = key_out, out, count_out
        self._end([key_result, result, self.count])

    @staticmethod
    def _three(out):
        if out is None:
            return None, None, None
        if not isinstance(out, (tuple, list)) or len(out) != 3 or any(array is None for array in out):
            raise TypeError("out is not three arrays: for keys, for results and for their number")
        return out

    def room(self, result):
        """Room for n runs, whatever the caller says: host data is not trusted to have fewer."""
        return result.size() // result.count * (result.count if result is self.count else self.keys.count or 1)

    def cut(self, is_own):
        """Results on the host, cut to the number of runs unless they are the caller's own arrays."""
        count = ctypes.c_int64.from_address(self.count.address).value
        if count > self.problem.segments:
            raise ValueError(f"there are {count} runs of equal keys, more than {self.problem.segments}")
        return (self.out[0][:count], self.out[1][:count], self.out[2]) if is_own else self.out


def _host_context(problem):
    """The first device that has a launch box for the problem."""
    found = error = None
    for device in ("opencl:0", "cuda:0"):
        try:
            context = _context(device)
        except Error as e:
            error = error or e
            continue
        if _lib().segred_box_count(context, ctypes.byref(problem)) > 0:
            return context
        found = found or context
    if not found:
        raise error
    return found  # the call will report what is missing


class _Copies:
    """Device copies of host arrays: `arrays` as the library takes them."""

    def __init__(self, context, call):
        self.context, self.call = context, call
        self.memory = []

    def __enter__(self):
        try:
            for array in self.call.arrays:
                memory, is_result = ctypes.c_void_p(), array in self.call.results
                size, host = (self.call.room(array), None) if is_result else (array.size(), array.host_address())
                self.call.check(_lib().segred_memory_make(self.context, size, host, ctypes.byref(memory)))
                self.memory.append(memory)
        except Error:
            self.__exit__()
            raise
        return (ctypes.c_void_p * len(self.memory))(*self.memory)

    def look(self, learns=True):
        """Checks offsets and index. From here on the problem refers to the copied offsets and, unless not learns,
        has what was found about the lengths."""
        call = self.call
        if call.offsets:
            call.problem.offsets = self.of(call.offsets)
            problem = call.problem if learns else _Problem.from_buffer_copy(call.problem)
            call.check(_lib().segred_look(self.context, ctypes.byref(problem), None))
        if call.index:
            call.look_index(self.context, self.of(call.index), None)

    def of(self, array):
        return self.memory[self.call.place_of(array)].value

    def read(self):
        for r in self.call.results:
            size = r.size() if r.size() < self.call.room(r) else self.call.room(r)
            if r.count:
                self.call.check(_lib().segred_memory_read(self.context, self.of(r), size, r.address))

    def __exit__(self, *_):
        for memory in self.memory:
            _lib().segred_memory_free(self.context, memory)


class _TorchKind:
    """What calls on tensors of the same types and device share."""

    def __init__(self, call, context):
        self.problem, self.what = _Problem.from_buffer_copy(call.problem), call.what()
        self.names = call.problem  # keeps the strings of the names alive
        self.problem.unaligned = 0  # segred_run checks the alignment of each call
        self.like, self.context = ctypes.addressof(self.problem), context.value
        self.run = _lib().segred_run_call
        self.stream = _torch_stream(sys.modules["torch"])


def _torch_stream(torch):
    """Returns a function from a device index to the number of PyTorch's current stream on that device."""
    raw = getattr(torch._C, "_cuda_getCurrentRawStream", None) if hasattr(torch, "_C") else None
    return raw or (lambda index: torch.cuda.current_stream(index).cuda_stream)


def _is_plain(tensor, index):
    return tensor.get_device() == index and tensor.dim() == 1 and tensor.is_contiguous() and not tensor.requires_grad


def _reduce_tensors(torch, values, offsets, oper, out):
    """Fast path of reduce for tensors of a combination that succeeded before: skips the checks that cannot fail
    again. Returns None if this is no such call. Small calls are dominated by the time spent in Python."""
    if type(values) is not torch.Tensor or type(offsets) is not torch.Tensor:
        return None
    index = values.get_device()
    kind = _torch_kinds.get((values.dtype, offsets.dtype, oper, index))
    if kind is None or not _is_plain(values, index) or not _is_plain(offsets, index):
        return None
    segments = offsets.numel() - 1
    if segments < 1:
        return None
    if out is None:
        out = values.new_empty(segments)
    elif type(out) is not torch.Tensor or out.dtype != values.dtype or out.numel() != segments or not _is_plain(out, index):
        return None
    stream = kind.stream(index)
    call = _pack_call(
        kind.context,
        kind.like,
        values.numel(),
        segments,
        values.data_ptr(),
        offsets.data_ptr(),
        out.data_ptr(),
        0 if stream == _DEFAULT_STREAM else stream,
    )
    status = kind.run(call)
    if status != 0:
        raise Error(status, kind.what)
    return out


def reduce(values, offsets, oper="plus", out=None, stream=None):
    """result[s] = the reduction of values[offsets[s]:offsets[s + 1]] by one of the library's operators; for an empty
    segment, the operator's identity. Two-dimensional values are rows, reduced column by column."""
    torch = sys.modules.get("torch")
    if torch and stream is None:
        result = _reduce_tensors(torch, values, offsets, oper, out)
        if result is not None:
            return result
    call = _Folds(values, offsets, oper, out, stream)
    context = _run(call)
    is_fast = context and call.values.device and not call.values.width
    if is_fast and torch and type(values) is torch.Tensor and type(offsets) is torch.Tensor:
        _torch_kinds[(values.dtype, offsets.dtype, oper, values.get_device())] = _TorchKind(call, context)
    return call.out


def _run(call, check=False):
    """Runs the call and returns the context it used; None if there was nothing to do."""
    if call.is_empty:
        return None
    context, problem = call.context(), ctypes.byref(call.problem)
    if call.values.device:
        if check and call.index:
            call.look_index(context, call.index.address, call.stream)
        call.check(_lib().segred_run(context, problem, call.pointers(), call.stream))
        return context
    copies = _Copies(context, call)
    with copies as arrays:
        copies.look()
        call.check(_lib().segred_run(context, problem, arrays, None))
        copies.read()
    return context


def bags(table, index, offsets, weights=None, oper="plus", out=None, stream=None, check=False):
    """result[s] = the reduction of rows table[index[k]], multiplied by weights[k] if given, for k from offsets[s] to
    offsets[s + 1] - 1: pooled embeddings, as PyTorch's embedding_bag(index, table, offsets,
    include_last_offset=True). The index is 32- or 64-bit, weights have the type in which rows are accumulated. An
    index that is not a row of the table raises IndexError for host arrays; on a GPU it is trusted unless check=True,
    which waits for the device."""
    call = _Folds(table, offsets, oper, out, stream, index, weights)
    _run(call, check)
    return call.out


def softmax(values, offsets, out=None, stream=None):
    """result[i] = exp(values[i]) / the sum of exp(values[k]) over the segment of i, without overflow. Rows: column
    by column. As many results as values."""
    call = _Shares(values, offsets, out, stream)
    _run(call)
    return call.out


def expand(values, offsets, count=None, out=None, stream=None):
    """result[i] = values[s] for every i from offsets[s] to offsets[s + 1] - 1; values may be rows. This is the
    backward pass of sum, and of mean if the values were divided by the segment lengths first. count: the number of
    results, which is the last offset; required if the offsets are on a GPU and `out` is not given."""
    call = _Expanded(values, offsets, count, out, stream)
    _run(call)
    return call.out


def reduce_by_key(keys, values, index=None, weights=None, oper="plus", most=None, out=None, stream=None, check=False):
    """Reduces each run of equal consecutive keys. Returns (key_result, result, count): count[0] is the number of
    runs, and that many keys and results are valid. keys[i] belongs to row values[i] or, with an index, to row
    values[index[i]], multiplied by weights[i] if given.

    With sums and sorted keys, this is the backward pass of table[keys]: it adds gradient rows that belong to the
    same table row. For the backward pass of bags, keys are the sorted entries of its index, `index` the bags they
    came from, and `values` the gradients of the results.

    Results have room for as many runs as elements, or for `most` runs, or what the three arrays in `out` hold. For
    host arrays more runs than that raise an error, and without out= results are cut to the number of runs; on a GPU
    the number is trusted. index and check: as for bags."""
    call = _Runs(keys, values, index, weights, oper, most, out, stream)
    _run(call, check)
    results = call.out if call.values.device else call.cut(out is None)
    return results if out is None else out


def logsumexp(values, offsets, out=None, stream=None):
    """The logarithm of the sum of the exponentials of each segment's rows; minus infinity for an empty segment."""
    return reduce(values, offsets, "logsumexp", out, stream)


def argmax(values, offsets, out=None, stream=None):
    """The row index of the largest value of each segment, per column; the first of equal ones, -1 for an empty
    segment. The results are integers as wide as the values."""
    return reduce(values, offsets, "arg_maximum", out, stream)


def argmin(values, offsets, out=None, stream=None):
    """The row index of the smallest value of each segment; otherwise as argmax."""
    return reduce(values, offsets, "arg_minimum", out, stream)


def variance(values, offsets, stream=None):
    """The mean of each segment's rows, and the mean squared distance from it, as two views of one array; NaN for
    empty segments. reduce returns that array: pairs of numbers, those of one row side by side."""
    pairs = reduce(values, offsets, "variance", None, stream)
    pairs = pairs.reshape(pairs.shape[0], -1, 2)
    return pairs[:, :, 0], pairs[:, :, 1]


def sum(values, offsets, out=None, stream=None):
    """The sum of each segment; for integers modulo 2^bits."""
    return reduce(values, offsets, "plus", out, stream)


def prod(values, offsets, out=None, stream=None):
    """The product of each segment."""
    return reduce(values, offsets, "multiplies", out, stream)


def mean(values, offsets, out=None, stream=None):
    """The mean of each segment's rows; NaN for an empty segment."""
    return reduce(values, offsets, "mean", out, stream)


def min(values, offsets, out=None, stream=None):
    """The smallest value of each segment; for an empty one infinity, or the type's largest number."""
    return reduce(values, offsets, "minimum", out, stream)


def max(values, offsets, out=None, stream=None):
    """The largest value of each segment; for an empty one minus infinity, or the type's smallest number."""
    return reduce(values, offsets, "maximum", out, stream)


class Plan:
    """For repeated calls with the same offsets: segred.Plan(values, offsets)(values).

    how: "probed" (samples the offsets with one small launch, which detects most invalid ones), "measured" (runs
    every launch box on the arrays and keeps the fastest), or "shape" (from the sizes alone). The first two wait for
    the device. Calls on several streams must be ordered by the caller. With an index, and optionally weights, values
    are a table as in bags. Offsets and index of host arrays are checked here and at each call; on a GPU an index is
    trusted, and so are offsets at calls."""

    def __init__(self, values, offsets, oper="plus", how="probed", stream=None, index=None, weights=None):
        if how not in ("probed", "measured", "shape"):
            raise ValueError(f'how is "probed", "measured" or "shape", not {how!r}')
        self._plan = ctypes.c_void_p()
        self.offsets, self.oper, self.index, self.weights = offsets, oper, index, weights
        call = _Folds(values, offsets, oper, None, stream, index, weights)
        self._of = self._shape_of(call)
        self._context, self._kind, torch = call.context(), None, sys.modules.get("torch")
        if call.values.device:
            self._make(call, how, call.pointers(), call.stream)
            is_fast = torch and not call.values.width and type(offsets) is torch.Tensor
            if is_fast and type(values) is torch.Tensor:
                self._count = call.values.count
                self._kind, self._dtype, self._index = _TorchKind(call, self._context), values.dtype, values.get_device()
                self._segments = call.problem.segments
            return
        copies = _Copies(self._context, call)
        with copies as arrays:
            copies.look(learns=False)
            self._make(call, how, arrays, None)

    @staticmethod
    def _shape_of(call):
        """What the plan depends on. The number of rows of a table may change."""
        v, p = call.values, call.problem
        rows = (p.type, 0 if call.index else v.count, v.width, v.stride, p.segments)
        return (*rows, call.ends_early, p.n, p.offset_bytes, p.oper, p.key_type, bool(call.weights))

    def _make(self, call, how, arrays, stream):
        problem, plan = ctypes.byref(call.problem), ctypes.byref(self._plan)
        if how == "shape":
            call.check(_lib().segred_plan_shape(self._context, problem, plan))
        elif how == "probed":
            call.check(_lib().segred_plan_probed(self._context, problem, stream, plan))
        else:
            call.check(_lib().segred_plan_measured(self._context, problem, arrays, stream, plan))

    @property
    def name(self):
        """The launch box in use, for example "stream NT=128 VT=7"."""
        return _lib().segred_plan_name(self._plan).decode()

    @property
    def exact(self):
        """Whether that box was measured on this device and, for rows, at this width and stride; if not, it is the
        nearest."""
        return bool(_lib().segred_plan_exact(self._plan))

    def _call_tensor(self, torch, values, out):
        """Fast path like _reduce_tensors; None unless these are tensors like those that the plan was made with."""
        kind, index = self._kind, values.get_device()
        if values.dtype != self._dtype or values.numel() != self._count or not _is_plain(values, index):
            return None
        if index != self._index:
            return None
        if out is None:
            out = values.new_empty(self._segments)
        elif type(out) is not torch.Tensor or out.dtype != values.dtype or out.numel() != self._segments:
            return None
        elif not _is_plain(out, index):
            return None
        stream = _number_of(kind.stream(index))
        _check(_loaded[0].segred_execute(self._plan, values.data_ptr(), out.data_ptr(), stream), kind.what)
        return out

    def __call__(self, values, out=None, stream=None):
        if self._kind and stream is None:
            torch = sys.modules["torch"]
            result = self._call_tensor(torch, values, out) if type(values) is torch.Tensor else None
            if result is not None:
                return result
        call = _Folds(values, self.offsets, self.oper, out, stream, self.index, self.weights)
        if self._shape_of(call) != self._of:
            name, count, width, stride, segments = self._of[:5]
            rows = f" in rows of {width}, {stride} apart" if width else ""
            what = f"{count or 'any'} values of type {name.decode()}{rows}"
            raise ValueError(f"the plan is for {what}, and for {segments} segments as they were")
        if call.values.device:
            call.check(_lib().segred_execute_arrays(self._plan, call.pointers(), call.stream))
            return call.out
        copies = _Copies(self._context, call)
        with copies as arrays:
            copies.look()
            call.check(_lib().segred_execute_arrays(self._plan, arrays, None))
            copies.read()
        return call.out

    def __del__(self):
        if _loaded and getattr(self, "_plan", None):
            _loaded[0].segred_plan_free(self._plan)


def release_stream(stream, device="cuda:0"):
    """Frees the memory that calls keep for a stream; call it before the stream is destroyed."""
    if device in _contexts:
        _lib().segred_release_stream(_contexts[device], _stream_of(None, stream) or None)
