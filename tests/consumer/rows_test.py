"""segred.py of libraries of rows, bags, their backward or softmax: NumPy's arrays, with and without gaps between rows, and
stand-ins for tensors of PyTorch. Usage: rows_test.py FOLDER. Exits 77 without NumPy or an OpenCL device."""
import contextlib
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
    test_results(values, offsets)
    test_plans(values, offsets)
    test_tensors(context, values, offsets)


def refuse_rows(values, offsets):
    raises(ValueError, "rows without values", segred.sum, values[:, :0], offsets)
    raises(TypeError, "named by a text, not by 5", segred.reduce, values, offsets, 5)
    raises(ValueError, "gaps between the values of a row", segred.sum, values[:, ::2], offsets)
    raises(ValueError, "rows that overlap", segred.sum, numpy.broadcast_to(values[0], values.shape), offsets)
    raises(ValueError, "rows that overlap", segred.sum, values[::-1], offsets)
    raises(ValueError, "one dimension or two", segred.sum, values.reshape(1, -1, 8), offsets)
    raises(segred.Error, "more than 4096 values", segred.sum, numpy.ones((offsets[-1], 4097), numpy.float32), offsets)
    raises(segred.Error, "the offsets decrease", segred.sum, values[1:], offsets)
    raises(segred.Error, "does not include", segred.sum, values[:, 0].copy(), offsets)
    for no_number in (object, str):
        raises(TypeError, "values has elements that are no numbers", segred.sum, values.astype(no_number), offsets)
    raises(TypeError, "values has a mask", segred.sum, numpy.ma.masked_array(values, values > 3), offsets)
    for shape in ((SEGMENTS,), (SEGMENTS, 7), (SEGMENTS + 1, 8)):
        raises(ValueError, f"out is not of {SEGMENTS} by 8", segred.sum, values, offsets, out=numpy.empty(shape, "f4"))
    gaps = numpy.empty((SEGMENTS, 9), numpy.float32)[:, :8]
    raises(ValueError, "out has gaps", segred.sum, values, offsets, out=gaps)


def test_results(values, offsets):
    """Those of folds that are no numbers of the values' type, or not one."""
    means, spreads = segred.variance(values, offsets)
    rows, logarithms = segred.argmax(values, offsets), segred.logsumexp(values, offsets)
    check(rows.dtype == numpy.int32 and rows.shape == means.shape == spreads.shape == (SEGMENTS, 8), "types and sizes")
    for s in numpy.flatnonzero(numpy.diff(offsets)):
        segment = values[offsets[s] : offsets[s + 1]].astype(numpy.float64)
        check_close(means[s], segment.mean(axis=0), 1e-5, "mean beside a variance")
        check(numpy.allclose(spreads[s], segment.var(axis=0), 1e-4, 1e-5), "a variance")
        check(numpy.array_equal(rows[s], offsets[s] + segment.argmax(axis=0)), "argmax")
        check_close(logarithms[s], numpy.log(numpy.exp(segment).sum(axis=0)), 1e-5, "logsumexp")
    check((rows[numpy.diff(offsets) == 0] == -1).all(), "no row is the largest of none")
    out = numpy.empty(rows.shape, numpy.float32)
    raises(ValueError, "by 8 elements of type i32", segred.argmax, values, offsets, out=out)
    raises(ValueError, f"out is not of {SEGMENTS} by 16", segred.reduce, values, offsets, "variance", out)


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


class TorchTensor(Tensor):
    """As those of PyTorch on a GPU, of rows, too."""

    is_cuda, requires_grad, gap, last_gap = True, False, 0, False

    @property
    def shape(self):
        *rows, width = self.array.shape
        return (*rows, width - self.gap)

    def new_empty(self, shape, dtype=None):
        return TorchTensor(numpy.full(shape, 77, dtype or self.array.dtype), self.context)

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


@contextlib.contextmanager
def torch_stand_in():
    """A module of PyTorch's name, whose tensors are these."""
    torch = types.ModuleType("torch")
    torch.Tensor, torch.cuda = TorchTensor, types.SimpleNamespace(
        current_stream=lambda device: types.SimpleNamespace(cuda_stream=0)
    )
    sys.modules["torch"] = torch
    try:
        yield
    finally:
        del sys.modules["torch"]


def test_tensors(context, values, offsets):
    """On a device, by DLPack and by PyTorch's own words: rows whose last gap may or may not be read."""
    with torch_stand_in():
        v, o = TorchTensor(values.base, context), TorchTensor(offsets, context)
        v.gap = 4
        for last_gap, unaligned in ((False, 1), (True, 0)):
            v.last_gap = last_gap
            check(segred._Folds(v, o, "plus", None, None).problem.unaligned == unaligned, "what is behind the last row")
            for _ in range(3):
                check_rows(segred.sum(v, o).read(), "plus", values, offsets, "tensors of PyTorch")
        check_rows(segred.Plan(v, o)(v).read(), "plus", values, offsets, "a plan of tensors of PyTorch")
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
        for how in ("shape", "probed", "measured"):
            raises(IndexError, text, segred.Plan, table, offsets, how=how, index=wrong, weights=weights)
    plan = segred.Plan(table, offsets, index=index, weights=weights)
    raises(IndexError, "is not that of one of the table's 2 rows", plan, table[:2])
    plan.index, plan.offsets = index[:-1].copy(), numpy.append(offsets[:-1], offsets[-1] - 1).astype(offsets.dtype)
    plan.weights = weights if weights is None else weights[:-1].copy()
    raises(ValueError, "the plan is for", plan, table)
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


def shares_of(values, offsets):
    """Column by column."""
    result = numpy.empty(values.shape)
    for a, b in zip(offsets[:-1], offsets[1:]):
        exponentials = numpy.exp(values[a:b].astype(numpy.float64))
        result[a:b] = exponentials / exponentials.sum(axis=0)
    return result


def widths(operation):
    return ROWS if operation.endswith("_rows") else (None,)


def make_values(dtype, count, row):
    return make_rows(dtype, count, 1)[:, 0].copy() if row is None else make_rows(dtype, count, *row)


def check_close(result, expected, tolerance, what):
    result = numpy.asarray(result)
    check(result.shape == expected.shape and numpy.allclose(result, expected, tolerance, 1e-7), f"wrong: {what}")


def test_softmax(operation, context):
    for _, name, oper, _, offset_bytes in segred.included():
        parts = name.split(":")
        if parts[0] not in NAMES or oper != "logsumexp":
            continue
        offsets, tolerance = make_offsets(dtype=f"i{offset_bytes}"), 2e-3 if parts[-1] == "f16" else 1e-5
        for row in widths(operation):
            values, what = make_values(NAMES[parts[0]], offsets[-1], row), f"{name} {row}"
            result = segred.softmax(values, offsets)
            check(result.dtype == NAMES[parts[-1]], f"type of results: {what}")
            check_close(result, shares_of(values, offsets), tolerance, what)
    offsets = make_offsets()
    values = make_values(numpy.float32, offsets[-1], widths(operation)[0])
    out = numpy.empty(values.shape, numpy.float32)
    check(segred.softmax(values, offsets, out=out) is out, "out is the result")
    check_close(out, shares_of(values, offsets), 1e-5, "out=")
    check(segred.softmax(values[:0], numpy.zeros(3, numpy.int32)).shape == (0, *values.shape[1:]), "no elements")
    on_device = [Interface(a, context) for a in (values, offsets, out)]
    segred.softmax(*on_device)
    check_close(on_device[2].read(), shares_of(values, offsets), 1e-5, "on a device")
    with torch_stand_in():
        result = segred.softmax(TorchTensor(values, context), TorchTensor(offsets, context))
    check_close(result.read(), shares_of(values, offsets), 1e-5, "tensors of PyTorch")
    raises(ValueError, f"out is not of {len(values)}", segred.softmax, values, offsets, out=out[1:])
    raises(segred.Error, "the offsets decrease", segred.softmax, values[1:], offsets)
    raises(segred.Error, "does not include", segred.softmax, values.astype(numpy.int32), offsets)
    raises(segred.Error, "does not include", segred.sum, values, offsets)


def test_expand(operation, context):
    """Of numbers of as many bytes as those of the library, and of half as many."""
    halves = (numpy.float16,) if operation.endswith("_rows") else ()
    for dtype in (numpy.float32, numpy.int32, *halves):
        for row in ((8, 8), (6, 10), (33, 33)) if operation.endswith("_rows") else (None,):
            offsets = make_offsets(dtype=numpy.int64 if dtype is numpy.int32 else numpy.int32)
            values = make_values(dtype, SEGMENTS, row)
            expected, what = numpy.repeat(values, numpy.diff(offsets), axis=0), f"expanded {dtype} {row}"
            if dtype is numpy.float16 and row[0] % 2:
                raises(segred.Error, "does not include", segred.expand, values, offsets)
                continue
            result = segred.expand(values, offsets)
            check(result.dtype == dtype and numpy.array_equal(result, expected), what)
    offsets, values = make_offsets(), make_values(numpy.float32, SEGMENTS, widths(operation)[0])
    check(numpy.array_equal(segred.expand(values[:0], offsets[:1]), values[:0]), "no segments")
    check(len(segred.expand(values[:2], numpy.zeros(3, numpy.int32))) == 0, "no elements")
    expected = numpy.repeat(values, numpy.diff(offsets), axis=0)
    v, o, out = (Interface(a, context) for a in (values, offsets, numpy.empty_like(expected)))
    check(segred.expand(v, o, out=out) is out, "out is the result")
    check(numpy.array_equal(out.read(), expected), "on a device")
    raises(ValueError, "give count=", segred.expand, v, o)
    with torch_stand_in():
        v, o = TorchTensor(values, context), TorchTensor(offsets, context)
        check(numpy.array_equal(segred.expand(v, o, len(expected)).read(), expected), "tensors of PyTorch")
    raises(ValueError, f"{SEGMENTS - 1} values or rows for {SEGMENTS} segments", segred.expand, values[1:], offsets)
    raises(segred.Error, "the offsets decrease", segred.expand, values, offsets, len(expected) + 1)
    raises(ValueError, "a count of -1 elements", segred.expand, values, offsets, -1)
    raises(ValueError, "out is not of 9", segred.expand, values, offsets, 9, out=numpy.empty_like(expected))
    raises(segred.Error, "does not include", segred.expand, values.astype(numpy.int64), offsets)


def folds_by_key(keys, rows):
    """Of keys that are sorted."""
    names, begins = numpy.unique(keys, return_index=True)
    return names, numpy.add.reduceat(rows, begins, axis=0)


def check_runs(found, keys, rows, what):
    names, folds = folds_by_key(keys, rows.astype(numpy.float64))
    check(int(found[2][0]) == len(names), f"number of runs: {what}")
    right = numpy.array_equal(found[0][: len(names)], names) and numpy.array_equal(found[1][: len(names)], folds)
    check(right, f"wrong runs: {what}")


def test_runs(operation, context):
    random, weighted = numpy.random.default_rng(10), operation.endswith("_weighted")
    _, name, _, key_type, _ = segred.included()[0]
    dtype, result_type, key_type = NAMES[name.split(":")[0]], NAMES[name.split(":")[-1]], NAMES[key_type]
    keys = numpy.sort(random.integers(0, 300, 900)).astype(key_type)
    index = random.integers(0, TABLE, len(keys)).astype(key_type) if "bags" in operation else None
    weights = random.integers(1, 4, len(keys)).astype(result_type) if weighted else None
    for row in ROWS if operation != "reduce_by_key" else (None,):
        values = make_values(dtype, len(keys) if index is None else TABLE, row)
        rows = values if index is None else values[index]
        rows = rows.astype(numpy.float64) * (weights[:, None] if weighted else 1)
        found = segred.reduce_by_key(keys, values, index, weights)
        check(found[1].dtype == result_type, f"type of results: {row}")
        check(len(found[0]) == len(found[1]) == found[2][0], f"cut to the runs: {row}")
        check_runs(found, keys, rows, str(row))
    runs = len(numpy.unique(keys))
    check_runs(segred.reduce_by_key(keys, values, index, weights, most=runs), keys, rows, "most=")
    out = numpy.empty(runs, key_type), numpy.empty((runs, *values.shape[1:]), result_type), numpy.empty(1, numpy.int64)
    check(segred.reduce_by_key(keys, values, index, weights, out=out) is out, "out is the result")
    check_runs(out, keys, rows, "out=")
    nothing = [a if a is None else a[:0] for a in (index, weights)]
    none = segred.reduce_by_key(keys[:0], values[:0] if index is None else values, *nothing)
    check(len(none[0]) == len(none[1]) == none[2][0] == 0, "no keys")
    arrays = (a if a is None else Interface(a, context) for a in (keys, values.copy(), index, weights))
    keys_on, values_on, *others = arrays
    results = tuple(Interface(a, context) for a in out)
    segred.reduce_by_key(keys_on, values_on, *others, out=results, check=True)
    check_runs([a.read() for a in results], keys, rows, "on a device")
    with torch_stand_in():
        tensors = (a if a is None else TorchTensor(a, context) for a in (keys, values.copy(), index, weights))
        found = segred.reduce_by_key(*tensors)
    check(found[0].numel() == len(keys), "as much room as elements")
    check_runs([a.read() for a in found], keys, rows, "tensors of PyTorch")
    refuse_runs(keys, values, index, weights, runs, out)


def refuse_runs(keys, values, index, weights, runs, out):
    call = segred.reduce_by_key
    raises(ValueError, f"there are {runs} runs of equal keys, more than 9", call, keys, values, index, weights, most=9)
    raises(ValueError, "room for one run", call, keys, values, index, weights, most=0)
    raises(ValueError, f"out is not of {len(out[1])} elements of type", call, keys, values, index, weights,
           out=(out[0][1:], *out[1:]))
    for few in (out[1], out[:2], (out[0], None, out[2])):
        raises(TypeError, "out is not three arrays", call, keys, values, index, weights, out=few)
    raises(segred.Error, "does not include", call, keys, values, index, weights, "bit_xor")
    raises(ValueError, f"there are {len(keys) - 1} keys for {len(keys)}", call, keys[1:], values, index, weights)
    if index is None:
        return
    raises(TypeError, "the index is of type i", call, keys.astype(f"i{12 - keys.itemsize}"), values, index, weights)
    raises(ValueError, "a table has two dimensions", call, keys, values[:, 0].copy(), index, weights)
    wrong = index.copy()
    wrong[[7, 40]] = TABLE
    raises(IndexError, f"index[7] is not that of one of the table's {TABLE} rows", call, keys, values, wrong, weights)


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
    elif operation.startswith("bags"):
        test_bags(operation, context)
    elif operation.startswith("segsoftmax"):
        test_softmax(operation, context)
    elif operation.startswith("interval_expand"):
        test_expand(operation, context)
    else:
        test_runs(operation, context)
    print(f"{segred_test.checks} checks, {segred_test.failures} failed")
    sys.exit(segred_test.failures > 0)


if __name__ == "__main__":
    main()
