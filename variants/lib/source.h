/*
 * Where elements come from. A kernel that has SOURCE_PARAMS among its parameters, passes SOURCE on as arguments, and
 * loads elements only by load_element and load_elements, serves every operation with a source here. Its descriptor
 * writes "source" in args for SOURCE_PARAMS.
 *
 * By default an element is a lifted value. Inputs that compute values from x and i are part of lift
 * (harness/data/input.c). INPUT_SEGMENTED: the expression INPUT_VALUE also uses the element's segment and its rank in
 * it, which are found here: by a search in the offsets; with SEGLEN by division; with INPUT_WHOLE there is one segment.
 *
 * SOURCE_SPMV: products of a sparse matrix and a vector, matrix[i] * x[columns[i]]. SOURCE_SPMV_UNARY: x[columns[i]],
 * for a matrix of ones, or an input that gathers values. Columns are i32. SOURCE_INDIRECT, alone or with these: segment
 * s is stored from sources[s] on; kernels that support it add SOURCE_SHIFT to the positions of a segment's elements.
 * SEGMENTS_APART: each segment has its own begin and end (offsets.h).
 */
#ifndef SEGTUNE_SOURCE_H
#define SEGTUNE_SOURCE_H

#include "dialect.h"

#ifndef VEC
#define VEC (16 / V_BYTES) /* elements per load */
#endif

/*
 * Built-in vectors, since a struct of four words would be loaded word by word. Their components have the elements'
 * size: nvcc spends registers on assembling elements from others.
 */
#if V_BYTES == 8 && defined(__OPENCL_VERSION__)
#define RAW_16 ulong2
#elif V_BYTES == 8
#define RAW_16 ulonglong2
#else
#define RAW_16 uint4
#endif
#define RAW_8 uint2
#define RAW_4 u32
#if VEC * V_BYTES == 16
#define RAW_VALUES RAW_16
#elif VEC * V_BYTES == 8
#define RAW_VALUES RAW_8
#elif VEC * V_BYTES == 4
#define RAW_VALUES RAW_4
#elif VEC * V_BYTES == 2
#define RAW_VALUES u16
#else
#define RAW_VALUES u8
#endif

typedef union {
	RAW_VALUES raw;
	V v[VEC];
#if V_BYTES < 4 && VEC * V_BYTES >= 4
	u32 words[VEC * V_BYTES / 4];
#endif
} values_vec;

/*
 * Value k of a word that holds several narrow values. nvcc merges this shift with the operation that widens the value;
 * it cannot do so through a union.
 */
#ifdef ROW_V_BYTES
typedef union {
	u32 raw;
	V v[V_BYTES < 4 ? 4 / V_BYTES : 1];
} word_values;

FN V value_of_word(u32 word, i32 k)
{
	word_values w;
	w.raw = word;
	return w.v[k];
}
#elif V_BYTES < 4
FN V value_of_word(u32 word, i32 k)
{
	return (V)(word >> 8 * V_BYTES * k);
}
#endif

#if defined(SOURCE_SPMV) || defined(SOURCE_SPMV_UNARY)
#if VEC == 4
#define RAW_COLUMNS uint4
#elif VEC == 2
#define RAW_COLUMNS RAW_8
#else
#define RAW_COLUMNS RAW_4
#endif

typedef union {
	RAW_COLUMNS raw;
	i32 c[VEC];
} columns_vec;
#endif

/*
 * INDEX_MODIFIER, how indices are loaded: 0: columns as LOAD_MODIFIER says, sources of segments through the read-only
 * cache; CUDA, for both: 1: cached everywhere, 2: in L2 only, 3: volatile.
 */
#ifndef INDEX_MODIFIER
#define INDEX_MODIFIER 0
#endif
#if INDEX_MODIFIER == 1
#define LOAD_INDEX(p) __ldca(p)
#elif INDEX_MODIFIER == 2
#define LOAD_INDEX(p) __ldcg(p)
#elif INDEX_MODIFIER == 3
#define LOAD_INDEX(p) __ldcv(p)
#endif
#ifdef LOAD_INDEX
#define LOAD_COLUMNS(p) LOAD_INDEX(p)
#define LOAD_PLACE(p) LOAD_INDEX(p)
#else
#define LOAD_COLUMNS(p) LOAD(p)
#define LOAD_PLACE(p) READ_ONLY(p)
#endif

#if defined(SOURCE_SPMV)

#ifndef MULTIPLY
#define MULTIPLY(a, b) ((a) * (b))
#endif
#ifdef SOURCE_INDIRECT
#define SOURCE_PARAMS                                                                                                  \
	GLOBAL const i32 *RESTRICT columns, GLOBAL const V *RESTRICT matrix, GLOBAL const V *RESTRICT x,               \
		GLOBAL const OFF_T *RESTRICT sources
#define SOURCE columns, matrix, x, sources
#else
#define SOURCE_PARAMS GLOBAL const i32 *RESTRICT columns, GLOBAL const V *RESTRICT matrix, GLOBAL const V *RESTRICT x
#define SOURCE columns, matrix, x
#endif

FN T product(V factor, V entry, i64 i)
{
	return lift(MULTIPLY(factor, entry), i);
}

/* Entries of x are reused: the read-only load keeps them in cache while the matrix streams past. */
FN T load_element(SOURCE_PARAMS, i64 i)
{
	return product(LOAD(matrix + i), READ_ONLY(x + LOAD_COLUMNS(columns + i)), i);
}

/*
 * The columns and matrix entries of a vector. Fetched first, so that many of these loads are in flight before the
 * dependent loads from x.
 */
typedef struct {
	columns_vec c;
	values_vec m;
} fetched;

FN void fetch_whole(SOURCE_PARAMS, OFF_T at, fetched *f)
{
	f->c.raw = LOAD_COLUMNS((GLOBAL const RAW_COLUMNS *)(columns + at));
	f->m.raw = LOAD((GLOBAL const RAW_VALUES *)(matrix + at));
}

FN void take_fetched(SOURCE_PARAMS, OFF_T at, const fetched *f, T *e)
{
	V entries[VEC];
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		entries[i] = READ_ONLY(x + f->c.c[i]);
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		e[i] = product(f->m.v[i], entries[i], at + i);
}

FN void load_whole(SOURCE_PARAMS, OFF_T at, T *e)
{
	fetched f;
	fetch_whole(SOURCE, at, &f);
	take_fetched(SOURCE, at, &f, e);
}

#elif defined(SOURCE_SPMV_UNARY)

#ifdef SOURCE_INDIRECT
#define SOURCE_PARAMS                                                                                                  \
	GLOBAL const i32 *RESTRICT columns, GLOBAL const V *RESTRICT x, GLOBAL const OFF_T *RESTRICT sources
#define SOURCE columns, x, sources
#else
#define SOURCE_PARAMS GLOBAL const i32 *RESTRICT columns, GLOBAL const V *RESTRICT x
#define SOURCE columns, x
#endif

FN T load_element(SOURCE_PARAMS, i64 i)
{
	return lift(READ_ONLY(x + LOAD_COLUMNS(columns + i)), i);
}

typedef columns_vec fetched;

FN void fetch_whole(SOURCE_PARAMS, OFF_T at, fetched *f)
{
	f->raw = LOAD_COLUMNS((GLOBAL const RAW_COLUMNS *)(columns + at));
}

FN void take_fetched(SOURCE_PARAMS, OFF_T at, const fetched *f, T *e)
{
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		e[i] = lift(READ_ONLY(x + f->c[i]), at + i);
}

FN void load_whole(SOURCE_PARAMS, OFF_T at, T *e)
{
	fetched f;
	fetch_whole(SOURCE, at, &f);
	take_fetched(SOURCE, at, &f, e);
}

#else

#ifdef SOURCE_INDIRECT
#define SOURCE_PARAMS GLOBAL const V *RESTRICT values, GLOBAL const OFF_T *RESTRICT sources
#define SOURCE values, sources
#elif defined(SEGMENTS_APART)
#define SOURCE_PARAMS                                                                                                  \
	GLOBAL const V *RESTRICT values, GLOBAL const OFF_T *RESTRICT begins, GLOBAL const OFF_T *RESTRICT ends
#define SOURCE values, begins, ends
#elif defined(INPUT_SEGMENTED) && !defined(SEGLEN) && !defined(INPUT_WHOLE)
#define SOURCE_PARAMS                                                                                                  \
	GLOBAL const V *RESTRICT values, GLOBAL const OFF_T *RESTRICT input_offsets, i64 input_first, i64 input_end
#define SOURCE values, input_offsets, input_first, input_end
#define SOURCE_AMONG(first, end) (input_first = (first), input_end = (end))
#else
#define SOURCE_PARAMS GLOBAL const V *RESTRICT values
#define SOURCE values
#endif

#ifdef INPUT_SEGMENTED
#if SOURCE_INDEX
#define INPUT_READ(at) ((V)0)
#else
#define INPUT_READ(at) LOAD(values + (at))
#endif

/* The element's segment, and the index of that segment's first element. */
typedef struct {
	i64 segment, begin;
} input_place;

#if defined(SEGLEN) || defined(INPUT_WHOLE)
FN input_place input_place_of(SOURCE_PARAMS, i64 i)
{
	input_place p;
#ifdef SEGLEN
	p.segment = i / SEGLEN;
	p.begin = p.segment * SEGLEN;
#else
	p.segment = p.begin = 0;
#endif
	return p;
}
#else
/* Binary search among segments input_first .. input_end - 1; a single one needs no step. */
FN input_place input_place_of(SOURCE_PARAMS, i64 i)
{
	i64 high = input_end - 1;
	input_place p;
	p.segment = input_first;
	while (p.segment < high) {
		const i64 middle = p.segment + (high - p.segment) / 2;
		if (READ_ONLY(input_offsets + middle + 1) <= i)
			p.segment = middle + 1;
		else
			high = middle;
	}
	p.begin = READ_ONLY(input_offsets + p.segment);
	return p;
}
#endif

/*
 * Element i, from the value x in memory. Vectors also hold elements outside of the segments that were searched, which
 * callers discard: their rank is clamped to 0, as an expression may divide by, say, rank + 1.
 */
FN T input_element(V x, i64 i, input_place p)
{
	const i64 segment = p.segment, rank = i < p.begin ? 0 : i - p.begin;
	x = INPUT_VALUE;
	return lift(x, i);
}

FN T load_element(SOURCE_PARAMS, i64 i)
{
	return input_element(INPUT_READ(i), i, input_place_of(SOURCE, i));
}

FN void load_whole(SOURCE_PARAMS, OFF_T at, T *e)
{
	V x[VEC];
#if SOURCE_INDEX
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		x[i] = 0;
#else
	values_vec v;
	v.raw = LOAD((GLOBAL const RAW_VALUES *)(values + at));
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		x[i] = v.v[i];
#endif
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		e[i] = input_element(x[i], at + i, input_place_of(SOURCE, at + i));
}
#elif SOURCE_INDEX
/* Elements are computed from their index; nothing is read. */
FN T load_element(SOURCE_PARAMS, i64 i)
{
	return lift((V)0, i);
}

FN void load_whole(SOURCE_PARAMS, OFF_T at, T *e)
{
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		e[i] = lift((V)0, at + i);
}
#else
FN T load_element(SOURCE_PARAMS, i64 i)
{
	return lift(LOAD(values + i), i);
}

FN void load_whole(SOURCE_PARAMS, OFF_T at, T *e)
{
	values_vec x;
	x.raw = LOAD((GLOBAL const RAW_VALUES *)(values + at));
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		e[i] = lift(x.v[i], at + i);
}
#endif
#endif

/*
 * Tells inputs that need the segment of each element that the next elements to load belong to segments first .. end -
 * 1, which shortens the search; for other inputs it does nothing. Call it wherever the segments are known.
 */
#ifndef SOURCE_AMONG
#define SOURCE_AMONG(first, end)
#endif
#define SOURCE_OF(segment) SOURCE_AMONG(segment, (segment) + 1)

/* What to add to an element's position in the sequence of segments to get its index where it is stored. */
#ifdef SOURCE_INDIRECT
#define SOURCE_SHIFT(segment) (LOAD_PLACE(sources + (segment)) - READ_ONLY(offsets + (segment)))
#else
#define SOURCE_SHIFT(segment) 0
#endif

/* Loads elements at .. at + VEC - 1; at is a multiple of VEC. From n on, where the arrays end, the identity. */
FN void load_elements(SOURCE_PARAMS, OFF_T at, OFF_T n, T *e)
{
	if (at + VEC <= n) {
		load_whole(SOURCE, at, e);
	} else {
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			e[i] = at + i < n ? load_element(SOURCE, at + i) : IDENTITY;
	}
}

/*
 * VEC elements on their way to local memory. The union makes nvcc store 16 bytes at a time; member by member it would
 * store words.
 */
#if VEC * T_BYTES >= 16
#define ELEMENTS_RAW RAW_16
#define ELEMENTS_PIECES (VEC * T_BYTES / 16)
#elif VEC * T_BYTES == 8
#define ELEMENTS_RAW RAW_8
#define ELEMENTS_PIECES 1
#else
#define ELEMENTS_RAW RAW_4
#define ELEMENTS_PIECES 1
#endif

typedef union {
	ELEMENTS_RAW raw[ELEMENTS_PIECES];
	T e[VEC];
} elements;

#ifdef FINISH_BODY
#if VEC * RESULT_BYTES >= 16
#define RESULTS_RAW RAW_16
#define RESULTS_PIECES (VEC * RESULT_BYTES / 16)
#elif VEC * RESULT_BYTES == 8
#define RESULTS_RAW RAW_8
#define RESULTS_PIECES 1
#elif VEC * RESULT_BYTES == 4
#define RESULTS_RAW RAW_4
#define RESULTS_PIECES 1
#else
#define RESULTS_RAW u16
#define RESULTS_PIECES 1
#endif

typedef union {
	RESULTS_RAW raw[RESULTS_PIECES];
	RESULT_T e[VEC];
} result_elements;

/* Stores the results of VEC folds; the place is aligned to VEC results. */
FN void put_results(GLOBAL RESULT_T *to, const elements *folds)
{
	result_elements r;
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		r.e[i] = RESULT_OF(folds->e[i]);
#pragma unroll
	for (i32 i = 0; i < RESULTS_PIECES; i++)
		((GLOBAL RESULTS_RAW *)to)[i] = r.raw[i];
}
#endif

/*
 * A vector between its load and its fold. Narrow values stay as they are in memory, which takes a half or a quarter of
 * the registers of widened ones; and since nothing is computed from a load, the next one is issued without waiting.
 */
#if OF_FEW_BYTES && !SOURCE_INDEX && !defined(INPUT_SEGMENTED) && !defined(SOURCE_SPMV) && !defined(SOURCE_SPMV_UNARY)
#define LOADED_AS_VALUES 1

typedef values_vec loaded_vec;

/* As load_elements, but entries from n on are left undefined. */
FN void load_vector(SOURCE_PARAMS, OFF_T at, OFF_T n, loaded_vec *v)
{
	if (at + VEC <= n) {
		v->raw = LOAD((GLOBAL const RAW_VALUES *)(values + at));
	} else {
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			if (at + i < n)
				v->v[i] = LOAD(values + at + i);
	}
}

#if V_BYTES < 4 && VEC * V_BYTES >= 4
FN T loaded_element(const loaded_vec *v, i32 i, OFF_T at)
{
	return lift(value_of_word(v->words[i * V_BYTES / 4], i % (4 / V_BYTES)), at + i);
}
#else
FN T loaded_element(const loaded_vec *v, i32 i, OFF_T at)
{
	return lift(v->v[i], at + i);
}
#endif
#else
#define LOADED_AS_VALUES 0

typedef elements loaded_vec;

FN void load_vector(SOURCE_PARAMS, OFF_T at, OFF_T n, loaded_vec *v)
{
	load_elements(SOURCE, at, n, v->e);
}

FN T loaded_element(const loaded_vec *v, i32 i, OFF_T at)
{
	(void)at;
	return v->e[i];
}
#endif

/* Stores to local memory, piece by piece: nvcc copies a union of integers in halves, which costs registers. */
FN void put_elements(LOCAL_PTR elements *to, const elements *from)
{
#pragma unroll
	for (i32 r = 0; r < ELEMENTS_PIECES; r++)
		to->raw[r] = from->raw[r];
}

/*
 * What is staged in local memory until it is folded, VEC at a time: elements; or values, if elements are structures,
 * since values take less space, or if the kernel asks for values (STAGE_VALUES).
 */
#if (defined(T_BODY) || defined(STAGE_VALUES)) && !SOURCE_INDEX && !defined(INPUT_SEGMENTED) &&                        \
	!defined(SOURCE_SPMV) && !defined(SOURCE_SPMV_UNARY)
#define STAGED V
#define STAGED_BYTES V_BYTES
#define STAGED_AT(s, i) ((s).v[i])

typedef values_vec staged_vec;

FN T staged_element(V x, i64 i)
{
	return lift(x, i);
}

FN void put_staged(LOCAL_PTR staged_vec *to, const staged_vec *from)
{
	to->raw = from->raw;
}

FN void load_staged_whole(SOURCE_PARAMS, OFF_T at, staged_vec *s)
{
	s->raw = LOAD((GLOBAL const RAW_VALUES *)(values + at));
}

FN void load_staged(SOURCE_PARAMS, OFF_T at, OFF_T n, staged_vec *s)
{
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		if (at + i < n)
			s->v[i] = LOAD(values + at + i);
}
#else
#define STAGED T
#define STAGED_BYTES T_BYTES
#define STAGED_AT(s, i) ((s).e[i])

typedef elements staged_vec;

FN T staged_element(T x, i64 i)
{
	(void)i;
	return x;
}

FN void put_staged(LOCAL_PTR staged_vec *to, const staged_vec *from)
{
	put_elements(to, from);
}

FN void load_staged_whole(SOURCE_PARAMS, OFF_T at, staged_vec *s)
{
	load_whole(SOURCE, at, s->e);
}

/* As load_elements. */
FN void load_staged(SOURCE_PARAMS, OFF_T at, OFF_T n, staged_vec *s)
{
	load_elements(SOURCE, at, n, s->e);
}
#endif

#endif
