"""segred.py of libraries of rows or bags: NumPy's arrays, with and without gaps between rows, and stand-ins for tensors
of PyTorch. Usage: rows_test.py FOLDER. Exits 77 without NumPy or an OpenCL device."""
import sys
import types

import segred_test
from segred_test import Interface, Tensor, check, numpy, raises, segred

ROWS = ((8, 8), (7, 10), (33, 33))  # width and stride; the first was measured
NAMES = {"f32": numpy.float32, "f64": numpy.float64, "f16": numpy.float16, "i32": numpy.int32, "i64": numpy.int64}
FOLDS = {"plus": numpy.sum, "minimum": numpy.min, "maximum": numpy.max, "mean": numpy.mean}
INDEX, SEGMENTS, TABLE = 18, 200, 60


def make_rows(dtype, count, width, stride=None):
    """Whole numbers, so that sums are exact; what is between rows would show."""
    random = numpy.random.default_rng(7)
    whole = numpy.full((count, stride or width), 100, dtype)
    whole[:, :width] = random.integers(1, 9, (count, width))
    return whole[:, :width]


def make_offsets(segments=SEGMENTS, dtype=numpy.int32):
    lengths = numpy.random.default_rng(8).integers(0, 9, segments)
    lengths[::7] = 0
    return numpy.concatenate([[0], numpy.cumsum(lengths)]).astype(dtype)


def check_rows(result, oper, rows, offsets, what):
    """Of segments that have rows."""
    result = numpy.asarray(result)
    right = result.shape == (len(offsets) - 1, rows.shape[1])
    for s in numpy.flatnonzero(numpy.diff(offsets)):
        expected = FOLDS[oper](rows[offsets[s] : offsets[s + 1]].astype(numpy.float64), axis=0)
        right = right and numpy.allclose(result[s], expected, rtol=1e-6 if oper == "mean" else 0, atol=0)
    check(right, f"wrong results: {what}")


def kinds(operation):
    """Types of values and of results, operator, bytes of an offset, type of the index."""
    for included, name, oper, key_type, offset_bytes in segred.included():
        parts = (name.split(":") * 2)[:2]
        if included == operation and parts[0] in NAMES and oper in FOLDS:
            yield NAMES[parts[0]], NAMES[parts[-1]], oper, f"i{offset_bytes}", key_type and NAMES[key_type]


def test_rows(context):
    for dtype, result_type, oper, offset_type, _ in kinds("segreduce_rows"):
        offsets = make_offsets(dtype=offset_type)
        for width, stride in ROWS:
            values, what = make_rows(dtype, offsets[-1], width, stride), f"{dtype} {oper} {width}/{stride}"
            result = segred.reduce(values, offsets, oper)
            check(result.dtype == result_type, f"type of results: {what}")
            check_rows(result, oper, values, offsets, what)
    offsets = make_offsets()
    values = make_rows(numpy.float32, offsets[-1], 8, 12)
    out = numpy.empty((SEGMENTS, 8), numpy.float32)
    check(segred.sum(values, offsets, out=out) is out, "out is the result")
    check_rows(out, "plus", values, offsets, "out=")
    check(segred.sum(values[:0], offsets[:1]).shape == (0, 8), "no segments")
    check(not segred.sum(values[:0], numpy.zeros(3, numpy.int32)).any(), "empty segments")
    refuse_rows(values, offsets)
    test_plans(values, offsets)
    test_tensors(context, values, offsets)


def refuse_rows(values, offsets):
    raises(ValueError, "rows without values", segred.sum, values[:, :0], offsets)
    raises(ValueError, "gaps between the values of a row", segred.sum, values[:, ::2], offsets)
    raises(ValueError, "rows that overlap", segred.sum, numpy.broadcast_to(values[0], values.shape), offsets)
    raises(ValueError, "rows that overlap", segred.sum, values[::-1], offsets)
    raises(ValueError, "one dimension or two", segred.sum, values.reshape(1, -1, 8), offsets)
    raises(segred.Error, "more than 4096 values", segred.sum, numpy.ones((offsets[-1], 4097), numpy.float32), offsets)
    raises(segred.Error, "the offsets decrease", segred.sum, values[1:], offsets)
    raises(segred.Error, "does not include", segred.sum, values[:, 0].copy(), offsets)
    for shape in ((SEGMENTS,), (SEGMENTS, 7), (SEGMENTS + 1, 8)):
        raises(ValueError, f"out is not of {SEGMENTS} by 8", segred.sum, values, offsets, out=numpy.empty(shape, "f4"))
    gaps = numpy.empty((SEGMENTS, 9), numpy.float32)[:, :8]
    raises(ValueError, "out has gaps", segred.sum, values, offsets, out=gaps)


def test_plans(values, offsets):
    for how in ("shape", "probed", "measured"):
        plan = segred.Plan(values, offsets, how=how)
        for scale in (1, 2):
            rows = make_rows(numpy.float32, len(values), 8, 12)
            rows *= scale
            check_rows(plan(rows), "plus", rows, offsets, f"{how} plan")
        check(not plan.exact, "another stride is not what was measured")
    check(segred.Plan(values.copy(), offsets).exact, "what was measured is")
    raises(ValueError, "in rows of 8, 12 apart", plan, values.copy())
    raises(ValueError, "in rows of 8, 12 apart", plan, make_rows(numpy.float32, len(values), 7, 12))


def test_tensors(context, values, offsets):
    """On a device, by DLPack and by PyTorch's own words: rows whose last gap may or may not be read."""
    torch = types.ModuleType("torch")

    class TorchTensor(Tensor):
        is_cuda, requires_grad, gap, last_gap = True, False, 0, False

        @property
        def shape(self):
            rows, width = self.array.shape
            return (rows, width - self.gap)

        def new_empty(self, shape):
            return TorchTensor(numpy.full(shape, 77, self.array.dtype), self.context)

        def dim(self):
            return self.array.ndim

        def is_contiguous(self):
            return not self.gap

        def stride(self):
            return (self.array.shape[1], 1)

        def storage_offset(self):
            return 0 if self.last_gap else self.gap

        def untyped_storage(self):
            return types.SimpleNamespace(nbytes=lambda: self.array.nbytes)

        def data_ptr(self):
            return self.memory.value

        def get_device(self):
            return 3

        def numel(self):
            return self.array.size

        @property
        def dtype(self):
            return f"torch.{self.array.dtype}"

    torch.Tensor, torch.cuda = TorchTensor, types.SimpleNamespace(
        current_stream=lambda device: types.SimpleNamespace(cuda_stream=0)
    )
    sys.modules["torch"] = torch
    try:
        v, o = TorchTensor(values.base, context), TorchTensor(offsets, context)
        v.gap = 4
        for last_gap, unaligned in ((False, 1), (True, 0)):
            v.last_gap = last_gap
            check(segred._Call(v, o, "plus", None, None).problem.unaligned == unaligned, "what is behind the last row")
            for _ in range(3):
                check_rows(segred.sum(v, o).read(), "plus", values, offsets, "tensors of PyTorch")
        check_rows(segred.Plan(v, o)(v).read(), "plus", values, offsets, "a plan of tensors of PyTorch")
    finally:
        del sys.modules["torch"]
    out = Interface(numpy.empty((SEGMENTS, 8), numpy.float32), context)
    whole = Interface(values.copy(), context)
    check(segred.sum(whole, Interface(offsets, context), out=out) is out, "out is the result")
    check_rows(out.read(), "plus", values, offsets, "__cuda_array_interface__")


def test_bags(operation, context):
    random = numpy.random.default_rng(9)
    weighted = operation == "bags_weighted"
    for dtype, result_type, oper, offset_type, index_type in kinds(operation):
        offsets = make_offsets(dtype=offset_type)
        index = random.integers(0, TABLE, offsets[-1]).astype(index_type)
        weights = random.integers(1, 4, offsets[-1]).astype(result_type) if weighted else None
        for width, stride in ROWS[:2]:
            table, what = make_rows(dtype, TABLE, width, stride), f"{dtype} {oper} {width}/{stride} {index_type}"
            rows = table[index].astype(numpy.float64) * (weights[:, None] if weighted else 1)
            result = segred.bags(table, index, offsets, weights, oper)
            check(result.dtype == result_type, f"type of results: {what}")
            check_rows(result, oper, rows, offsets, what)
    table = make_rows(dtype, TABLE, 8)
    weights = numpy.full(offsets[-1], 2, result_type) if weighted else None
    plan = segred.Plan(table, offsets, index=index, weights=weights)
    check_rows(plan(table * 2), "plus", table[index] * (4 if weighted else 2), offsets, "a plan")
    refuse_bags(table, index, offsets, weights)
    on_device = [Interface(a, context) for a in (table, index, offsets)]
    w = weights if weights is None else Interface(weights, context)
    out = Interface(numpy.empty((SEGMENTS, 8), result_type), context)
    segred.bags(*on_device, w, out=out, check=True)
    check_rows(out.read(), "plus", table[index] * (2 if weighted else 1), offsets, "on a device")
    index[5] = TABLE
    on_device[1] = Interface(index, context)
    raises(IndexError, "index[5] ", segred.bags, *on_device, w, out=out, check=True)


def refuse_bags(table, index, offsets, weights):
    for bad in (-1, TABLE):
        wrong = index.copy()
        wrong[[9, 40]] = bad
        text = f"index[9] is not that of one of the table's {TABLE} rows"
        raises(IndexError, text, segred.bags, table, wrong, offsets, weights)
    raises(TypeError, "index is of type f32", segred.bags, table, index.astype(numpy.float32), offsets, weights)
    raises(ValueError, "a table has two dimensions", segred.bags, table[0], index, offsets, weights)
    raises(segred.Error, "the offsets decrease", segred.bags, table, index, offsets[:-9], weights)
    if weights is None:
        raises(segred.Error, "does not include", segred.bags, table, index, offsets, index.astype(numpy.float32))
        return
    raises(ValueError, f"{len(index) - 1} weights for {len(index)}", segred.bags, table, index, offsets, weights[1:])
    wide = weights.astype(numpy.float64)
    raises(TypeError, "weights are of type f64, not f32", segred.bags, table, index, offsets, wide)
    raises(ValueError, "rows that an index names", segred.Plan, table, offsets, weights=weights)


def main():
    try:
        context = segred._context("opencl:0")
    except segred.Error as error:
        print(error)
        sys.exit(77)
    segred._contexts[segred_test.GPU] = context
    segred._device_of = lambda address: 3
    operation = segred.included()[0][0]
    if operation == "segreduce_rows":
        test_rows(context)
    else:
        test_bags(operation, context)
    print(f"{segred_test.checks} checks, {segred_test.failures} failed")
    sys.exit(segred_test.failures > 0)


if __name__ == "__main__":
    main()
