/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-25
 * database: e7acc704978b53bd
 * sources:  73ef8fcd0d037ca6
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 232 cases
 *     n and the mean length known: worst regret 215.5%, mean 15.0%; geometries left out: worst 188.5%, mean 17.4%; picked where it was not measured: 0 times, left out 2
 *     the longest segment, too: worst regret 166.3%, mean 11.6%; geometries left out: worst 167.4%, mean 12.9%
 *     shares of long segments, too: worst regret 130.6%, mean 10.8%; geometries left out: worst 313.9%, mean 14.2%; picked where it was not measured: 0 times, left out 1
 *     pareto lengths, 57 cases: worst regret 53.0%, mean 4.6%; left out: worst 97.7%, mean 6.8%
 *     uniform lengths, 56 cases: worst regret 80.2%, mean 12.1%; left out: worst 82.3%, mean 13.4%
 *     rowlen lengths, 66 cases: worst regret 130.6%, mean 15.5%; left out: worst 313.9%, mean 22.1%
 *     poisson lengths, 3 cases: worst regret 35.6%, mean 30.8%; left out: worst 47.6%, mean 36.7%
 *     fixed lengths, 11 cases: worst regret 29.1%, mean 13.4%; left out: worst 40.9%, mean 17.0%
 *     lognormal lengths, 13 cases: worst regret 21.0%, mean 5.5%; left out: worst 21.0%, mean 6.0%
 *     zipf lengths, 10 cases: worst regret 12.7%, mean 2.4%; left out: worst 12.7%, mean 2.4%
 *     huge lengths, 8 cases: worst regret 10.0%, mean 4.4%; left out: worst 10.0%, mean 4.4%
 *     bimodal lengths, 8 cases: worst regret 8.1%, mean 3.4%; left out: worst 8.1%, mean 3.4%
 *     greedy trees; always the right one of the boxes: worst regret 80.7%, mean 6.4%
 *     always the right one of the best 8 of all 514 variants: mean regret 2.8% (exact, by branch and bound)
 *     the search of 232 cases was cut short; least was tried of debian_files_per_package.rowlen@64M: 12 of 438 variants
 *     variants tried, of how many, on each case:
 *       12/438 debian_files_per_package.rowlen@64M, 16/480 uniform:n=64M,mean=16M,seed=1,
 *       15/443 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 15/432 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       16/433 huge:n=64M,mean=256,share=0.1,seed=1, 17/438 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       17/426 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 18/434 zipf:n=64M,mean=256,alpha=1,seed=1,
 *       20/479 uniform:n=64M,mean=4M,seed=1, 18/426 huge:n=64M,mean=256,share=0.5,seed=1,
 *       21/480 uniform:n=64M,mean=1M,seed=1, 21/452 gshhg_points_per_bin.rowlen,
 *       21/448 zipf:n=64M,mean=64,alpha=1,seed=1, 21/444 uniform:n=64M,mean=256K,seed=1,
 *       21/443 pareto:n=64M,mean=256K,alpha=1.5,seed=1, 21/442 linux_lines_per_file.rowlen,
 *       21/442 linux_lines_per_file.rowlen@64M, 20/408 pareto:n=4M,mean=256K,alpha=1.5,seed=1,
 *       22/438 zipf:n=64M,mean=1K,alpha=1,seed=1, 23/445 pareto:n=64M,mean=256,alpha=1.5,seed=1,
 *       22/425 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 23/433 pareto:n=64M,mean=512,alpha=1.2,seed=1,
 *       23/431 lognormal:n=64M,mean=1K,sigma=2,seed=1, 24/429 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       27/480 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 26/453 huge:n=64M,mean=64,share=0.1,seed=1,
 *       24/408 uniform:n=4M,mean=256K,seed=1, 25/416 pareto:n=4M,mean=64K,alpha=1.5,seed=1,
 *       15/239 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1, 26/409 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       27/417 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 30/459 gshhg_points_per_bin.rowlen@64M,
 *       31/450 uniform:n=64M,mean=64K,seed=1, 16/231 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       17/244 huge:n=64M,mean=16,share=0.1,seed=1, 32/452 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       32/451 debian_files_per_package.rowlen, 35/486 fixed:n=64M,mean=1M,
 *       31/423 lognormal:n=64M,mean=64K,sigma=2,seed=1, 31/409 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       20/262 huge:n=64M,mean=4,share=0.5,seed=1, 20/257 huge:n=64M,mean=4,share=0.1,seed=1,
 *       35/449 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 29/372 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       30/384 pareto:n=512K,mean=64K,alpha=1.5,seed=1, 20/253 pareto:n=64M,mean=16,alpha=1.5,seed=1,
 *       35/434 lognormal:n=64M,mean=16K,sigma=2,seed=1, 38/465 huge:n=64M,mean=64,share=0.5,seed=1,
 *       32/388 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 37/448 bacterial_protein_lengths.rowlen@4M,
 *       38/453 bacterial_protein_lengths.rowlen@64M, 35/417 uniform:n=4M,mean=64K,seed=1,
 *       38/451 bimodal:n=64M,mean=256K,share=0.9,seed=1, 21/249 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       39/457 mbeacxc.rowlen@64M, 20/234 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1,
 *       37/427 photo_kmeans256.rowlen, 45/517 uniform:n=256M,mean=64,seed=1, 37/425 photo_kmeans256.rowlen@64M,
 *       19/218 pareto:n=64M,mean=32,alpha=1.2,seed=1, 41/461 mbeacxc.rowlen,
 *       40/448 lognormal:n=64M,mean=256,sigma=2,seed=1, 38/423 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       36/399 pareto:n=64K,mean=16K,alpha=1.5,seed=1, 38/420 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       47/519 uniform:n=64M,mean=256,seed=1, 43/456 bacterial_protein_lengths.rowlen,
 *       39/411 uniform:n=4M,mean=16K,seed=1, 44/461 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       41/429 photo_kmeans256.rowlen@4M, 42/439 dense2.rowlen, 41/425 uniform:n=4M,mean=4K,seed=1,
 *       40/414 uniform:n=256M,mean=128K,seed=1, 51/527 uniform:n=4M,mean=256,seed=1,
 *       45/453 uniform:n=64M,mean=1K,seed=1, 46/462 mbeacxc.rowlen@4M, 61/612 fixed:n=64M,mean=64,
 *       24/238 zipf:n=64M,mean=16,alpha=1,seed=1, 39/386 uniform:n=64K,mean=64K,seed=1,
 *       43/425 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 45/442 dense2.rowlen@4M, 47/460 fixed:n=64M,mean=256K,
 *       25/243 pareto:n=64M,mean=4,alpha=1.5,seed=1, 39/379 uniform:n=512K,mean=64K,seed=1,
 *       44/425 lognormal:n=64M,mean=4K,sigma=2,seed=1, 46/443 dense2.rowlen@64M,
 *       25/239 huge:n=64M,mean=16,share=0.5,seed=1, 40/374 uniform:n=512K,mean=256K,seed=1,
 *       26/243 pareto:n=4M,mean=4,alpha=1.5,seed=1, 58/540 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       28/258 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 58/533 uniform:n=64K,mean=256,seed=1,
 *       27/245 photo_colour_histogram.rowlen, 48/435 zipf:n=64M,mean=4K,alpha=1,seed=1,
 *       55/498 uniform:n=512K,mean=256,seed=1, 52/468 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       49/441 uniform:n=64M,mean=16K,seed=1, 48/431 fixed:n=64M,mean=64K,
 *       46/413 pareto:n=512K,mean=16K,alpha=1.5,seed=1, 52/465 bimodal:n=64M,mean=64K,share=0.9,seed=1,
 *       29/257 pareto:n=4M,mean=16,alpha=1.5,seed=1, 28/248 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       28/246 photo_colour_histogram.rowlen@4M, 52/452 pareto:n=8K,mean=4K,alpha=1.5,seed=1,
 *       47/406 uniform:n=64K,mean=16K,seed=1, 53/456 uniform:n=256M,mean=1K,seed=1, 30/258 wordnet_pointers.rowlen,
 *       62/532 uniform:n=8K,mean=256,seed=1, 49/419 fixed:n=64M,mean=16K, 30/254 wordnet_pointers.rowlen@64M,
 *       52/436 bimodal:n=64M,mean=16K,share=0.9,seed=1, 51/427 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       50/411 uniform:n=512K,mean=16K,seed=1, 54/443 bimodal:n=64M,mean=1K,share=0.9,seed=1,
 *       64/525 uniform:n=512K,mean=64,seed=1, 65/533 uniform:n=64K,mean=64,seed=1,
 *       63/510 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 27/218 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       55/444 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 32/256 wordnet_pointers.rowlen@4M,
 *       57/456 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 67/536 uniform:n=8K,mean=64,seed=1,
 *       55/437 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 71/558 fixed:n=64M,mean=256,
 *       32/251 zipf:n=64M,mean=4,alpha=1,seed=1, 58/450 uniform:n=4M,mean=1K,seed=1, 36/274 debian_depends.rowlen,
 *       62/471 pareto:n=8K,mean=256,alpha=1.5,seed=1, 58/440 uniform:n=64M,mean=4K,seed=1,
 *       36/272 debian_depends.rowlen@64M, 57/430 uniform:n=512K,mean=4K,seed=1,
 *       64/475 lognormal:n=64M,mean=128,sigma=1,seed=1, 60/445 fixed:n=64M,mean=4K, 37/274 debian_depends.rowlen@4M,
 *       39/285 bcsstk16.rowlen@64M, 66/481 fixed:n=64M,mean=1K, 61/444 uniform:n=512K,mean=1K,seed=1,
 *       60/433 bimodal:n=64M,mean=4K,share=0.9,seed=1, 77/554 uniform:n=1K,mean=256,seed=1,
 *       35/250 pareto:n=512K,mean=4,alpha=1.5,seed=1, 29/200 uniform:n=256M,mean=4,seed=1,
 *       70/477 uniform:n=8K,mean=1K,seed=1, 67/454 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       33/223 uniform:n=64M,mean=2,empty=0.5,seed=1, 67/449 uniform:n=64K,mean=1K,seed=1,
 *       66/438 uniform:n=8K,mean=4K,seed=1, 66/437 uniform:n=64K,mean=4K,seed=1,
 *       31/205 git_files_per_commit.rowlen@4M, 39/256 photo_colour_histogram.rowlen@64M,
 *       29/190 poisson:n=64M,mean=0.25,seed=1, 31/203 git_files_per_commit.rowlen@64M, 44/288 bcsstk16.rowlen@4M,
 *       41/267 english_word_lengths.rowlen@64M, 32/207 git_files_per_commit.rowlen, 30/194 mdual.rowlen@64M,
 *       42/271 lognormal:n=64M,mean=4,sigma=2,seed=1, 45/290 citeseer_words.rowlen@64M, 46/294 bcsstk16.rowlen,
 *       42/267 copter2.rowlen@64M, 44/278 brack2.rowlen@64M, 45/283 brack2.rowlen,
 *       37/232 pareto:n=4M,mean=64,alpha=1.5,seed=1, 35/219 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       55/344 fixed:n=64M,mean=16, 45/281 brack2.rowlen@4M, 77/480 uniform:n=1K,mean=1K,seed=1,
 *       43/267 copter2.rowlen@4M, 44/273 wathenSmall.rowlen@64M, 44/268 english_word_lengths.rowlen,
 *       74/450 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 78/474 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       41/246 linux_kernel_line_lengths.rowlen@64M, 33/197 mdual.rowlen@4M, 37/220 4elt.rowlen@64M,
 *       50/294 citeseer_words.rowlen@4M, 47/276 wathenSmall.rowlen@4M, 47/275 kjv_words_per_verse.rowlen@64M,
 *       46/266 pareto:n=64K,mean=4,alpha=1.5,seed=1, 43/248 linux_kernel_line_lengths.rowlen,
 *       48/274 pareto:n=512K,mean=16,alpha=1.5,seed=1, 50/283 kjv_words_per_verse.rowlen,
 *       49/277 kjv_words_per_verse.rowlen@4M, 39/220 ecology1.rowlen@64M, 42/235 wdbii_river_segments.rowlen@64M,
 *       54/302 citeseer_words.rowlen, 36/201 mdual.rowlen, 40/221 ecology1.rowlen, 52/285 wathenSmall.rowlen,
 *       51/279 uniform:n=4M,mean=16,seed=1, 51/278 uniform:n=64M,mean=16,empty=0.5,seed=1, 51/277 copter2.rowlen,
 *       46/249 lognormal:n=64M,mean=16,sigma=2,seed=1, 42/225 delaunay_n15.rowlen@4M,
 *       44/235 pareto:n=64K,mean=64,alpha=1.5,seed=1, 42/223 4elt.rowlen@4M, 45/238 wdbii_river_segments.rowlen@4M,
 *       53/279 pareto:n=1K,mean=4,alpha=1.5,seed=1, 55/288 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       38/198 poisson:n=64M,mean=0.5,seed=1, 48/248 lognormal:n=64M,mean=2,sigma=1,seed=1,
 *       44/227 delaunay_n15.rowlen@64M, 59/304 uniform:n=4M,mean=64,seed=1, 55/279 uniform:n=64M,mean=16,seed=1,
 *       46/232 delaunay_n15.rowlen, 46/229 4elt.rowlen, 49/242 wdbii_river_segments.rowlen,
 *       57/281 pareto:n=64K,mean=16,alpha=1.5,seed=1, 47/229 pareto:n=512K,mean=64,alpha=1.5,seed=1,
 *       60/291 uniform:n=64M,mean=64,seed=1, 42/201 uniform:n=4M,mean=4,seed=1,
 *       60/287 bimodal:n=64M,mean=16,share=0.9,seed=1, 31/148 uniform:n=64M,mean=1,seed=1,
 *       66/311 uniform:n=1K,mean=64,seed=1, 58/272 pareto:n=8K,mean=4,alpha=1.5,seed=1,
 *       61/285 pareto:n=8K,mean=16,alpha=1.5,seed=1, 46/210 uniform:n=64M,mean=4,seed=1,
 *       64/291 uniform:n=1K,mean=16,seed=1, 64/290 uniform:n=8K,mean=16,seed=1,
 *       56/251 lognormal:n=64M,mean=32,sigma=1,seed=1, 54/233 fixed:n=64M,mean=4,
 *       68/286 uniform:n=512K,mean=16,seed=1, 53/221 uniform:n=512K,mean=4,seed=1, 38/158 fixed:n=64M,mean=1,
 *       58/236 poisson:n=64M,mean=2,seed=1, 75/292 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       67/244 pareto:n=1K,mean=64,alpha=1.5,seed=1, 80/289 uniform:n=64K,mean=16,seed=1,
 *       64/231 uniform:n=64K,mean=4,seed=1, 65/234 uniform:n=8K,mean=4,seed=1,
 *       73/241 pareto:n=8K,mean=64,alpha=1.5,seed=1, 76/249 bimodal:n=64M,mean=64,share=0.9,seed=1,
 *       85/220 uniform:n=1K,mean=4,seed=1
 *     flat_persistent BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=8 VECS=5:
 *       measured on 231 cases, n = 1024 to 268435456; serves 34 (rowlen pareto poisson uniform zipf lognormal huge): worst regret 79.9%, mean 10.9%
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=1 STATIC_SHARE=12 TILES=8 VECS=7:
 *       measured on 220 cases, n = 1024 to 268435456; serves 74 (uniform pareto rowlen huge lognormal bimodal zipf fixed): worst regret 130.6%, mean 12.9%
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 140 cases, n = 1024 to 268435456; serves 18 (pareto uniform rowlen): worst regret 53.1%, mean 10.8%
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=5 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 133 cases, n = 1024 to 268435456; serves 34 (rowlen pareto uniform poisson fixed lognormal bimodal): worst regret 35.6%, mean 8.6%
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 141 cases, n = 1024 to 268435456; serves 20 (rowlen pareto uniform lognormal bimodal fixed): worst regret 15.6%, mean 6.6%
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=2048 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=8 WARP_SEGMENT_MIN=0:
 *       measured on 97 cases, n = 1024 to 268435456; serves 10 (rowlen uniform fixed): worst regret 72.0%, mean 11.5%
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1536 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=4 WARP_SEGMENT_MIN=0:
 *       measured on 121 cases, n = 1024 to 268435456; serves 13 (pareto uniform): worst regret 10.6%, mean 9.0%
 *     block LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4:
 *       measured on 101 cases, n = 1024 to 268435456; serves 29 (pareto uniform rowlen): worst regret 41.0%, mean 10.6%
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_6F1E9CD3D1E3B869
#define SEGTUNE_SEGREDUCE_6F1E9CD3D1E3B869

/*
 * What headers of launch boxes share, once in a program, for C99 and C++11: boxes, the trees that say which one serves
 * a call, and the lookup. segtune puts this text into each header that it exports.
 */
#ifndef SEGTUNE_LAUNCH_BOX_VERSION
#define SEGTUNE_LAUNCH_BOX_VERSION 3

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define SEGTUNE_BOX_PARAMS 16

struct segtune_param {
	const char *name;
	int64_t value;
};

/* A strategy with its parameters, what it needs, and what it was measured on. */
struct segtune_box {
	const char *strategy;
	const char *params;   /* all as one text, sorted by name: "NT=128 VT=7" */
	int id;               /* of the strategy: SEGTUNE_OPERATION_STRATEGY */
	const char *backend;  /* the only one that can build it ("cuda"), or empty: any */
	const char *runs_on;  /* architectures, in words: "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other" */
	int any_operator;     /* 0: only for plus, multiplies, minimum, maximum, bit_and, bit_or, bit_xor */
	int64_t max_n;        /* elements, segments and, of equal segments, lengths that it can handle */
	int64_t max_segments; /* at most */
	int64_t min_length, max_length;
	int64_t n_low, n_high; /* elements: least and most that it was measured on */
	int ncases;            /* that it was measured on */
	int reproducible; /* 1: results have the same bits in each run; 0: of floating point they may depend on timing
			   */
	int unaligned;    /* 1: arrays may begin at any element; 0: at multiples of 16 bytes only */
	int nparams;
	struct segtune_param param[SEGTUNE_BOX_PARAMS];
};

/* What a node of a tree asks about a call. Shares are of the elements: those in segments of at least so many. */
enum segtune_feature {
	SEGTUNE_N,        /* elements */
	SEGTUNE_MEAN,     /* n / segments */
	SEGTUNE_LONGEST,  /* elements of the longest segment */
	SEGTUNE_SHARE_1K, /* 1024 */
	SEGTUNE_SHARE_4K, /* 4096 */
	SEGTUNE_FEATURES
};

/* Below: go to node `low`, else to `high`. A leaf has box >= 0, the index of a box. */
struct segtune_node {
	int feature;
	double below;
	int low, high;
	int box;
};

struct segtune_tree {
	int nnodes;
	const struct segtune_node *nodes; /* [0] is the root */
};

#define SEGTUNE_TREES 3 /* for callers that know n and the mean length; the longest segment, too; the shares, too */

/* Of one device, element type, operator and key type (empty: without keys). */
struct segtune_table {
	const char *backend, *device, *arch;
	const char *type, *oper, *key_type;
	int nboxes; /* the most general one first */
	const struct segtune_box *boxes;
	struct segtune_tree trees[SEGTUNE_TREES];
};

/* The tables of one header. Those of an operation are linked in the order in which they were included. */
struct segtune_tables {
	const char *name;
	int count;
	const struct segtune_table *tables; /* of a type and operator the most general one first */
	const struct segtune_tables *others;
};

/* ---- the call ---- */

/* What is known of the lengths of segments: negative is unknown. */
struct segtune_shape {
	double longest;            /* elements of the longest segment */
	double share_1k, share_4k; /* 0 to 1: elements that are in segments of at least 1024, 4096 elements */
};

struct segtune_query {
	const char *backend;  /* "cuda", "opencl"; NULL: cuda if arch is one of its, else opencl */
	const char *device;   /* its name as the driver reports it, or NULL */
	const char *arch;     /* "sm_90"; for OpenCL the device's name, or NULL */
	int is_cpu;           /* 1: an OpenCL device that is a CPU */
	const char *type;     /* "f32" */
	const char *oper;     /* "plus" (or NULL) */
	const char *key_type; /* of operations with keys: "i32", or "none" if keys of runs are not needed; else NULL */
	int64_t n, segments;  /* elements; segments, or runs of equal keys: 0 is taken for 1 */
	struct segtune_shape shape;
};

/* Why a match is not what was measured for this very call. */
enum segtune_difference {
	SEGTUNE_OTHER_DEVICE = 1,   /* the table is of another device, or none was named */
	SEGTUNE_OTHER_ARCH = 2,     /* and of another architecture or backend */
	SEGTUNE_OTHER_OPERATOR = 4, /* of another operator */
	SEGTUNE_OTHER_BOX = 8,      /* the table's own choice cannot run here: the most general that can */
	SEGTUNE_SHAPE_IGNORED = 16  /* the tree asks for more of the shape than was given: one that asks for less */
};

struct segtune_match {
	const struct segtune_box *box;     /* NULL: nothing was measured for the type, or nothing of it can run here */
	const struct segtune_table *table; /* where it is from */
	int exact;                         /* 1: this device or architecture, type and operator were measured */
	unsigned why;                      /* segtune_difference, added up: 0 if none */
	int far; /* 1: the box was measured only on n further than a factor of 16 from the call's */
};

static inline struct segtune_shape segtune_shape_unknown(void)
{
	struct segtune_shape s;

	s.longest = s.share_1k = s.share_4k = -1;
	return s;
}

/* longest: elements of the longest segment. */
static inline struct segtune_shape segtune_shape_longest(int64_t longest)
{
	struct segtune_shape s = segtune_shape_unknown();

	s.longest = (double)longest;
	return s;
}

/* Shares of the elements that are in segments of at least 1024 and 4096 elements: 0 to 1. */
static inline struct segtune_shape segtune_shape_shares(double share_1k, double share_4k)
{
	struct segtune_shape s = segtune_shape_unknown();

	s.share_1k = share_1k;
	s.share_4k = share_4k;
	return s;
}

/* Count a segment of that many elements; begin with the shape {0, 0, 0}, end with segtune_shape_end. */
static inline void segtune_shape_add(struct segtune_shape *s, int64_t length)
{
	s->longest = (double)length > s->longest ? (double)length : s->longest;
	s->share_1k += length >= 1024 ? (double)length : 0;
	s->share_4k += length >= 4096 ? (double)length : 0;
}

static inline void segtune_shape_end(struct segtune_shape *s, int64_t n)
{
	s->share_1k /= n > 0 ? (double)n : 1;
	s->share_4k /= n > 0 ? (double)n : 1;
}

/* Value of a box's parameter, or fallback if it has none of that name. */
static inline int64_t segtune_box_param(const struct segtune_box *box, const char *name, int64_t fallback)
{
	int i;

	for (i = 0; box && name && i < box->nparams; i++)
		if (strcmp(box->param[i].name, name) == 0)
			return box->param[i].value;
	return fallback;
}

/* ---- where a box can run ---- */

/* Is text given and not empty? */
static inline int segtune_given(const char *text)
{
	return text && *text;
}

/* 90 of "sm_90" or "sm_90a", 0 of anything else. */
static inline int segtune_sm(const char *arch)
{
	int number = 0;

	if (!arch || strncmp(arch, "sm_", 3) != 0)
		return 0;
	for (arch += 3; *arch >= '0' && *arch <= '9' && number < 1000; arch++)
		number = 10 * number + (*arch - '0');
	return number;
}

/* Is the word one of those in text? */
static inline int segtune_has_word(const char *text, const char *word)
{
	size_t length = strlen(word);

	while (*text) {
		size_t here = strcspn(text, " ");

		if (here == length && strncmp(text, word, length) == 0)
			return 1;
		text += here + (text[here] == ' ');
	}
	return 0;
}

/* Is there "sm_NUMBER" among the words? */
static inline int segtune_has_sm(const char *text, int sm)
{
	while (*text) {
		if (segtune_sm(text) == sm)
			return 1;
		text += strcspn(text, " ");
		text += *text == ' ';
	}
	return 0;
}

/*
 * One that was not tried needs its neighbours among those that were, which are of its own generation if there are any:
 * what the generations have differs, as does the shared memory within one. Older than all: only what runs on the
 * oldest.
 */
static inline int segtune_runs_on_sm(const char *runs_on, int sm)
{
	static const int tried[] = {75, 80, 89, 90, 100, 120};
	int i, below = 0, above = 0;

	if (segtune_has_sm(runs_on, sm))
		return 1;
	for (i = 0; i < (int)(sizeof tried / sizeof *tried); i++) {
		if (tried[i] == sm)
			return 0;
		if (tried[i] < sm)
			below = tried[i];
		else if (!above)
			above = tried[i];
	}
	if (below && above && below / 10 == sm / 10 && above / 10 != sm / 10)
		above = 0;
	if (below && above && above / 10 == sm / 10 && below / 10 != sm / 10)
		below = 0;
	return (!below || segtune_has_sm(runs_on, below)) && (!above || segtune_has_sm(runs_on, above));
}

/*
 * Of OpenCL. Which GPU it is shows in its name; one of NVIDIA needs a box for all with known guarantees, any other one
 * a box for OpenCL 1.2 without any.
 */
static inline int segtune_runs_on_opencl(const char *runs_on, const struct segtune_query *q)
{
	const char *device = q->device ? q->device : "", *arch = segtune_given(q->arch) ? q->arch : device;
	const char *name = *device ? device : arch;
	int cpu = segtune_has_word(runs_on, "cpu"), amd = segtune_has_word(runs_on, "amd");
	int intel = segtune_has_word(runs_on, "intel"), other = segtune_has_word(runs_on, "other");

	if (q->is_cpu || strncmp(arch, "cpu", 3) == 0)
		return cpu;
	if (strncmp(arch, "gfx", 3) == 0 || strncmp(name, "AMD", 3) == 0)
		return amd;
	if (strncmp(name, "Intel", 5) == 0 && strstr(name, "CPU") == NULL)
		return intel;
	return cpu && amd && intel && (other || strncmp(name, "NVIDIA", 6) == 0);
}

static inline int segtune_same(const char *a, const char *b)
{
	return strcmp(a ? a : "", b ? b : "") == 0;
}

static inline int segtune_is_cuda(const struct segtune_query *q)
{
	return segtune_given(q->backend) ? strcmp(q->backend, "cuda") == 0 : segtune_sm(q->arch) > 0;
}

static inline int segtune_same_backend(const struct segtune_table *t, const struct segtune_query *q)
{
	return !segtune_given(q->backend) || strcmp(t->backend, q->backend) == 0;
}

/* Is it the device, or one of the architecture, that the table was measured on? */
static inline int segtune_same_device(const struct segtune_table *t, const struct segtune_query *q)
{
	return segtune_given(q->device) && strcmp(t->device, q->device) == 0 && segtune_same_backend(t, q) &&
	       (!segtune_given(q->arch) || strcmp(t->arch, q->arch) == 0);
}

static inline int segtune_same_arch(const struct segtune_table *t, const struct segtune_query *q)
{
	return segtune_given(q->arch) && strcmp(t->arch, q->arch) == 0 && segtune_same_backend(t, q);
}

/* Operators whose elements are single values in any order: a box for one of them is one for all. */
static inline int segtune_is_plain(const char *oper)
{
	return segtune_has_word("plus multiplies minimum maximum bit_and bit_or bit_xor", oper);
}

static inline const char *segtune_oper(const struct segtune_query *q)
{
	return segtune_given(q->oper) ? q->oper : "plus";
}

static inline double segtune_elements(const struct segtune_query *q)
{
	return q->n > 0 ? (double)q->n : 0;
}

/* The mean length; without segments n. */
static inline double segtune_mean(const struct segtune_query *q)
{
	return segtune_elements(q) / (q->segments > 0 ? (double)q->segments : 1);
}

/* Can a box of this table do it? */
static inline int segtune_box_runs(const struct segtune_table *t, const struct segtune_box *b,
				   const struct segtune_query *q)
{
	double mean = segtune_mean(q);

	if (q->n > b->max_n || q->segments > b->max_segments || mean < (double)b->min_length ||
	    mean > (double)b->max_length)
		return 0;
	if (!b->any_operator && strcmp(t->oper, segtune_oper(q)) != 0 && !segtune_is_plain(segtune_oper(q)))
		return 0;
	if (segtune_same_device(t, q) || segtune_same_arch(t, q))
		return 1;
	if (b->backend[0] && strcmp(b->backend, segtune_is_cuda(q) ? "cuda" : "opencl") != 0)
		return 0;
	return segtune_is_cuda(q) ? segtune_sm(q->arch) > 0 && segtune_runs_on_sm(b->runs_on, segtune_sm(q->arch))
				  : segtune_runs_on_opencl(b->runs_on, q);
}

/* ---- the lookup ---- */

/* A feature of the call; negative: unknown. What is not a number is unknown, too. */
static inline double segtune_feature_of(const struct segtune_query *q, int feature)
{
	double value = feature == SEGTUNE_N          ? segtune_elements(q)
		       : feature == SEGTUNE_MEAN     ? segtune_mean(q)
		       : feature == SEGTUNE_LONGEST  ? q->shape.longest
		       : feature == SEGTUNE_SHARE_1K ? q->shape.share_1k
		       : feature == SEGTUNE_SHARE_4K ? q->shape.share_4k
						     : -1;

	return value >= 0 ? value : -1;
}

/* The index of the box that a tree picks; -1: it asks for what is unknown. */
static inline int segtune_tree_pick(const struct segtune_tree *tree, const struct segtune_query *q)
{
	int at = 0;

	while (at >= 0 && at < tree->nnodes) {
		const struct segtune_node *node = &tree->nodes[at];
		double value;

		if (node->box >= 0)
			return node->box;
		value = segtune_feature_of(q, node->feature);
		if (value < 0)
			return -1;
		at = value < node->below ? node->low : node->high;
	}
	return -1;
}

/* The trees that the shape is known for: the last, and those before it. */
static inline int segtune_known_trees(const struct segtune_query *q)
{
	return q->shape.share_1k >= 0 && q->shape.share_4k >= 0 ? 3 : q->shape.longest >= 0 ? 2 : 1;
}

/* The box of table t, NULL if none of it can run; *why: differences that are due to it. */
static inline const struct segtune_box *segtune_table_pick(const struct segtune_table *t, const struct segtune_query *q,
							   unsigned *why)
{
	int level, i, known = segtune_known_trees(q), picked = -1;

	*why = 0;
	for (level = known - 1; level >= 0 && picked < 0; level--)
		picked = segtune_tree_pick(&t->trees[level], q);
	if (level + 2 < known)
		*why |= SEGTUNE_SHAPE_IGNORED;
	if (picked >= 0 && picked < t->nboxes && segtune_box_runs(t, &t->boxes[picked], q))
		return &t->boxes[picked];
	*why |= SEGTUNE_OTHER_BOX;
	for (i = 0; i < t->nboxes; i++)
		if (segtune_box_runs(t, &t->boxes[i], q))
			return &t->boxes[i];
	return NULL;
}

/*
 * How well a table fits, more is better: this very device; else its architecture; else the newest older sm_
 * architecture; else its backend; else any. Within each: the operator itself, else plus, else any.
 */
static inline int segtune_table_rank(const struct segtune_table *t, const struct segtune_query *q)
{
	const char *oper = segtune_oper(q);
	int rank = strcmp(t->oper, oper) == 0 ? 2 : strcmp(t->oper, "plus") == 0 ? 1 : 0;
	int sm = segtune_sm(q->arch), table_sm = segtune_sm(t->arch);

	if (segtune_same_device(t, q))
		return rank + 500000;
	if (segtune_given(q->device) && strcmp(t->device, q->device) == 0)
		return rank + 400000;
	if (segtune_same_arch(t, q))
		return rank + 300000;
	if (q->arch && strcmp(t->arch, q->arch) == 0)
		return rank + 200000;
	if (segtune_is_cuda(q) && table_sm > 0 && table_sm < sm)
		return rank + 100 + 4 * table_sm;
	return rank + (strcmp(t->backend, segtune_is_cuda(q) ? "cuda" : "opencl") == 0 ? 50 : 0);
}

static inline unsigned segtune_table_differs(const struct segtune_table *t, const struct segtune_query *q)
{
	unsigned why = strcmp(t->oper, segtune_oper(q)) == 0 ? 0u : (unsigned)SEGTUNE_OTHER_OPERATOR;

	if (!segtune_same_device(t, q))
		why |= SEGTUNE_OTHER_DEVICE | (segtune_same_arch(t, q) ? 0u : (unsigned)SEGTUNE_OTHER_ARCH);
	return why;
}

/* Was the box measured only on n further than a factor of 16 from this one? */
static inline int segtune_is_far(const struct segtune_box *b, int64_t n)
{
	return (double)n * 16 < (double)b->n_low || (double)n > (double)b->n_high * 16;
}

/* Is table a of set x to be preferred to b of set y of the same rank? Not the order of #include lines decides. */
static inline int segtune_comes_first(const struct segtune_tables *x, const struct segtune_table *a,
				      const struct segtune_tables *y, const struct segtune_table *b)
{
	ptrdiff_t place = (a - x->tables) - (b - y->tables);

	return place != 0 ? place < 0 : strcmp(x->name, y->name) < 0;
}

/*
 * The box for a call, of all tables of the operation (SEGTUNE_OPERATION_TABLES): that of the best fitting table of its
 * types that has one that can run. Any query has an answer, and none a box that cannot run.
 */
static inline struct segtune_match segtune_lookup(const struct segtune_tables *tables, const struct segtune_query *q)
{
	const struct segtune_tables *from = NULL;
	struct segtune_match match = {NULL, NULL, 0, 0, 0};
	int i, rank, best = -1;
	unsigned why;

	for (; q && tables; tables = tables->others)
		for (i = 0; i < tables->count; i++) {
			const struct segtune_table *t = &tables->tables[i];
			const struct segtune_box *box;

			if (!q->type || strcmp(t->type, q->type) != 0 || !segtune_same(t->key_type, q->key_type))
				continue;
			rank = segtune_table_rank(t, q);
			if (rank < best || (rank == best && !segtune_comes_first(tables, t, from, match.table)))
				continue;
			box = segtune_table_pick(t, q, &why);
			if (!box)
				continue;
			best = rank;
			from = tables;
			match.box = box;
			match.table = t;
			match.why = why;
		}
	if (!match.box)
		return match;
	match.why |= segtune_table_differs(match.table, q);
	match.exact = !(match.why & (unsigned)(SEGTUNE_OTHER_ARCH | SEGTUNE_OTHER_OPERATOR | SEGTUNE_OTHER_BOX)) &&
		      !(match.why & (unsigned)SEGTUNE_OTHER_DEVICE && segtune_given(q->device));
	match.far = segtune_is_far(match.box, q->n);
	return match;
}
#elif SEGTUNE_LAUNCH_BOX_VERSION != 3
#error "launch-box headers of different segtune releases: export them again with one"
#endif

#define SEGTUNE_SEGREDUCE_FLAT_PERSISTENT 4537640
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190
#define SEGTUNE_SEGREDUCE_BLOCK 1369594

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_6f1e9cd3d1e3b869_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=8 VECS=5", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 231, 1, 0, 9, { { "BLOCKS_PER_SM", 5 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 14 }, { "TILES", 8 }, { "VECS", 5 } } },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=1 STATIC_SHARE=12 TILES=8 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 220, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 1 }, { "STATIC_SHARE", 12 }, { "TILES", 8 }, { "VECS", 7 } } },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 140, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=5 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 133, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 5 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 141, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=2048 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=8 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100", 1, INT64_MAX, 68719476704, 0, INT64_MAX, 1024, 268435456, 97, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 2048 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 2 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 8 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1536 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=4 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 34359738352, 0, INT64_MAX, 1024, 268435456, 121, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1536 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 4 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 101, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "UNROLL", 8 }, { "VEC", 4 } } }
};

static const struct segtune_node segtune_segreduce_6f1e9cd3d1e3b869_unknown_0[] = {
	{ SEGTUNE_MEAN, 4.0, 1, 8, -1 },
	{ SEGTUNE_N, 18600000.0, 2, 5, -1 },
	{ SEGTUNE_N, 734000.0, 3, 4, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 0.70699999999999996, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 57200.0, 9, 14, -1 },
	{ SEGTUNE_MEAN, 63.100000000000001, 10, 13, -1 },
	{ SEGTUNE_MEAN, 16.300000000000001, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 194.0, 15, 34, -1 },
	{ SEGTUNE_N, 6790000.0, 16, 29, -1 },
	{ SEGTUNE_N, 149000.0, 17, 20, -1 },
	{ SEGTUNE_MEAN, 22.600000000000001, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 5.4199999999999999, 21, 24, -1 },
	{ SEGTUNE_N, 1490000.0, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 64.400000000000006, 25, 28, -1 },
	{ SEGTUNE_N, 4930000.0, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 58.900000000000006, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 27200000.0, 32, 33, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 642000.0, 35, 40, -1 },
	{ SEGTUNE_MEAN, 70100.0, 36, 39, -1 },
	{ SEGTUNE_MEAN, 255.0, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
};

static const struct segtune_node segtune_segreduce_6f1e9cd3d1e3b869_longest_0[] = {
	{ SEGTUNE_LONGEST, 61.5, 1, 10, -1 },
	{ SEGTUNE_N, 4200000.0, 2, 7, -1 },
	{ SEGTUNE_LONGEST, 8.370000000000001, 3, 4, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 321000.0, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 16.001966839048734, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 660.0, 11, 30, -1 },
	{ SEGTUNE_MEAN, 25.5, 12, 19, -1 },
	{ SEGTUNE_MEAN, 13.4, 13, 16, -1 },
	{ SEGTUNE_N, 1090000.0, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 17800000.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 57200.0, 20, 23, -1 },
	{ SEGTUNE_MEAN, 57.200000000000003, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 61.700000000000003, 24, 27, -1 },
	{ SEGTUNE_N, 27500000.0, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 185000.0, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 23200.0, 31, 34, -1 },
	{ SEGTUNE_MEAN, 724.0, 32, 33, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 232.0, 35, 48, -1 },
	{ SEGTUNE_N, 1420000.0, 36, 39, -1 },
	{ SEGTUNE_MEAN, 3.3000000000000003, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 128.01562733824309, 40, 47, -1 },
	{ SEGTUNE_N, 4210000.0, 41, 44, -1 },
	{ SEGTUNE_MEAN, 29.600000000000001, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 1670.0, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 642000.0, 49, 52, -1 },
	{ SEGTUNE_LONGEST, 134000.0, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
};

static const struct segtune_node segtune_segreduce_6f1e9cd3d1e3b869_shares_0[] = {
	{ SEGTUNE_N, 77500.0, 1, 10, -1 },
	{ SEGTUNE_MEAN, 65.799999999999997, 2, 9, -1 },
	{ SEGTUNE_SHARE_1K, 0.019100000000000002, 3, 8, -1 },
	{ SEGTUNE_MEAN, 7.2300000000000004, 4, 7, -1 },
	{ SEGTUNE_N, 23200.0, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 286000.0, 11, 14, -1 },
	{ SEGTUNE_MEAN, 9.5999999999999996, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 2.0899999999999999, 15, 18, -1 },
	{ SEGTUNE_MEAN, 1.29, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 147.0, 19, 44, -1 },
	{ SEGTUNE_N, 5670000.0, 20, 33, -1 },
	{ SEGTUNE_SHARE_4K, 0.045000000000000005, 21, 32, -1 },
	{ SEGTUNE_MEAN, 5.9400000000000004, 22, 25, -1 },
	{ SEGTUNE_N, 734000.0, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 64.400000000000006, 26, 31, -1 },
	{ SEGTUNE_N, 1420000.0, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 12.200000000000001, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.0155, 34, 41, -1 },
	{ SEGTUNE_MEAN, 20.200000000000003, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 28.5, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 64.00774524120898, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 127.0, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.026200000000000001, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 642000.0, 47, 50, -1 },
	{ SEGTUNE_MEAN, 30900.0, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_6f1e9cd3d1e3b869_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_6f1e9cd3d1e3b869_boxes_0,
	  { { 41, segtune_segreduce_6f1e9cd3d1e3b869_unknown_0 }, { 53, segtune_segreduce_6f1e9cd3d1e3b869_longest_0 }, { 51, segtune_segreduce_6f1e9cd3d1e3b869_shares_0 } } },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_6f1e9cd3d1e3b869 = { "segtune_segreduce_6f1e9cd3d1e3b869", 1, segtune_segreduce_6f1e9cd3d1e3b869_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_6f1e9cd3d1e3b869

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
