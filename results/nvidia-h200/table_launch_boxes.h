/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-25
 * database: 6dca607348b5a140
 * sources:  3fae54d02f7be0e1
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 256 cases
 *     n and the mean length known: worst regret 151.0%, mean 40.6%; geometries left out: worst 1157.6%, mean 44.3%
 *     the longest segment, too: worst regret 215.9%, mean 13.1%; geometries left out: worst 312.6%, mean 17.7%
 *     shares of long segments, too: worst regret 101.0%, mean 11.0%; geometries left out: worst 384.3%, mean 15.7%
 *     pareto lengths, 57 cases: worst regret 94.7%, mean 7.8%; left out: worst 384.3%, mean 24.1%
 *     uniform lengths, 56 cases: worst regret 101.0%, mean 13.8%; left out: worst 210.2%, mean 20.4%
 *     rowlen lengths, 66 cases: worst regret 82.7%, mean 14.3%; left out: worst 86.7%, mean 17.2%
 *     bimodal lengths, 16 cases: worst regret 19.1%, mean 4.2%; left out: worst 19.1%, mean 4.4%
 *     huge lengths, 24 cases: worst regret 79.2%, mean 7.1%; left out: worst 79.2%, mean 7.1%
 *     poisson lengths, 3 cases: worst regret 36.0%, mean 26.6%; left out: worst 36.0%, mean 26.6%
 *     fixed lengths, 11 cases: worst regret 31.1%, mean 12.5%; left out: worst 31.1%, mean 14.6%
 *     lognormal lengths, 13 cases: worst regret 21.1%, mean 6.0%; left out: worst 21.1%, mean 4.9%
 *     zipf lengths, 10 cases: worst regret 14.7%, mean 1.8%; left out: worst 14.7%, mean 1.8%
 *     greedy trees; always the right one of the boxes: worst regret 66.9%, mean 8.0%
 *     always the right one of the best 8 of all 558 variants: mean regret 3.8% (exact, by branch and bound)
 *     the search of 256 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 21 of 465 variants
 *     variants tried, of how many, on each case:
 *       21/465 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 23/499 uniform:n=64M,mean=16M,seed=1,
 *       22/455 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1, 26/501 uniform:n=64M,mean=1M,seed=1,
 *       26/501 uniform:n=64M,mean=4M,seed=1, 24/455 huge:n=64M,mean=256,share=0.1,seed=1,
 *       27/502 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 26/465 uniform:n=64M,mean=256K,seed=1,
 *       28/470 zipf:n=64M,mean=64,alpha=1,seed=1, 29/472 huge:n=64M,mean=64,share=0.5,seed=1,
 *       30/474 huge:n=4M,mean=64,share=0.5,seed=1, 30/473 huge:n=64M,mean=64,share=0.1,seed=1,
 *       31/482 huge:n=512K,mean=64,share=0.5,seed=1, 31/473 debian_files_per_package.rowlen@64M,
 *       32/472 pareto:n=64M,mean=128,alpha=1.2,seed=1, 32/471 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       35/482 huge:n=512K,mean=64,share=0.1,seed=1, 35/471 uniform:n=64M,mean=64K,seed=1,
 *       36/474 pareto:n=64M,mean=256,alpha=1.5,seed=1, 35/458 huge:n=64M,mean=256,share=0.5,seed=1,
 *       38/481 gshhg_points_per_bin.rowlen, 37/466 zipf:n=64M,mean=256,alpha=1,seed=1,
 *       39/487 huge:n=4M,mean=64,share=0.1,seed=1, 22/274 huge:n=4M,mean=4,share=0.5,seed=1,
 *       39/484 huge:n=1M,mean=64,share=0.1,seed=1, 38/469 pareto:n=64M,mean=512,alpha=1.2,seed=1,
 *       36/442 lognormal:n=64M,mean=64K,sigma=2,seed=1, 36/436 pareto:n=4M,mean=256K,alpha=1.5,seed=1,
 *       37/443 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 37/440 uniform:n=4M,mean=256K,seed=1,
 *       40/474 linux_lines_per_file.rowlen, 40/474 linux_lines_per_file.rowlen@64M, 44/512 fixed:n=64M,mean=1M,
 *       41/474 bimodal:n=64M,mean=256K,share=0.9,seed=1, 39/450 uniform:n=64M,mean=16K,seed=1,
 *       43/493 huge:n=1M,mean=64,share=0.5,seed=1, 24/275 huge:n=64M,mean=4,share=0.1,seed=1,
 *       43/476 zipf:n=64M,mean=1K,alpha=1,seed=1, 44/486 gshhg_points_per_bin.rowlen@64M,
 *       43/474 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 44/485 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       40/438 pareto:n=512K,mean=16K,alpha=1.5,seed=1, 24/262 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       41/447 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 26/282 huge:n=64M,mean=4,share=0.5,seed=1,
 *       43/459 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 41/435 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       38/401 pareto:n=512K,mean=256K,alpha=1.5,seed=1, 27/283 huge:n=4M,mean=4,share=0.1,seed=1,
 *       43/446 pareto:n=64M,mean=4K,alpha=1.5,seed=1, 26/267 huge:n=64M,mean=16,share=0.1,seed=1,
 *       40/409 pareto:n=512K,mean=64K,alpha=1.5,seed=1, 40/408 uniform:n=512K,mean=64K,seed=1,
 *       25/255 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1, 44/445 uniform:n=4M,mean=64K,seed=1,
 *       47/474 bacterial_protein_lengths.rowlen@64M, 49/491 huge:n=64K,mean=64,share=0.1,seed=1,
 *       43/429 pareto:n=64K,mean=16K,alpha=1.5,seed=1, 46/456 photo_kmeans256.rowlen,
 *       45/436 uniform:n=256M,mean=128K,seed=1, 47/454 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       47/451 uniform:n=64M,mean=4K,seed=1, 48/458 photo_kmeans256.rowlen@4M,
 *       49/467 pareto:n=4M,mean=1K,alpha=1.5,seed=1, 50/470 lognormal:n=64M,mean=1K,sigma=2,seed=1,
 *       26/243 pareto:n=64M,mean=32,alpha=1.2,seed=1, 47/438 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       58/537 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 53/490 debian_files_per_package.rowlen,
 *       49/453 photo_kmeans256.rowlen@64M, 49/453 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       51/467 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 53/483 bacterial_protein_lengths.rowlen@4M,
 *       51/458 zipf:n=64M,mean=4K,alpha=1,seed=1, 45/404 uniform:n=512K,mean=256K,seed=1,
 *       33/294 huge:n=1M,mean=4,share=0.5,seed=1, 50/443 uniform:n=512K,mean=16K,seed=1,
 *       52/460 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 50/441 uniform:n=4M,mean=16K,seed=1,
 *       55/485 bimodal:n=64M,mean=64K,share=0.9,seed=1, 55/484 fixed:n=64M,mean=256K,
 *       55/484 lognormal:n=64M,mean=256,sigma=2,seed=1, 57/494 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       53/458 lognormal:n=64M,mean=4K,sigma=2,seed=1, 30/256 huge:n=64M,mean=16,share=0.5,seed=1,
 *       59/502 huge:n=64K,mean=64,share=0.5,seed=1, 56/474 dense2.rowlen,
 *       33/279 pareto:n=256M,mean=16,alpha=1.5,seed=1, 54/455 fixed:n=64M,mean=64K,
 *       59/493 pareto:n=8K,mean=256,alpha=1.5,seed=1, 55/457 uniform:n=512K,mean=4K,seed=1,
 *       66/548 uniform:n=64M,mean=256,seed=1, 57/469 dense2.rowlen@64M, 59/485 mbeacxc.rowlen@64M,
 *       58/476 dense2.rowlen@4M, 58/469 pareto:n=512K,mean=1K,alpha=1.5,seed=1,
 *       36/291 huge:n=1M,mean=4,share=0.1,seed=1, 61/493 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       57/457 uniform:n=4M,mean=4K,seed=1, 60/481 pareto:n=8K,mean=4K,alpha=1.5,seed=1,
 *       71/568 pareto:n=1K,mean=256,alpha=1.5,seed=1, 62/488 bacterial_protein_lengths.rowlen,
 *       31/244 pareto:n=64M,mean=64,alpha=1.5,seed=1, 72/560 uniform:n=4M,mean=256,seed=1,
 *       37/287 pareto:n=64M,mean=16,alpha=1.5,seed=1, 65/498 mbeacxc.rowlen@4M,
 *       60/455 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 39/292 huge:n=512K,mean=4,share=0.1,seed=1,
 *       69/502 mbeacxc.rowlen, 37/269 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       58/417 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 60/431 uniform:n=64K,mean=64K,seed=1,
 *       78/558 uniform:n=256M,mean=64,seed=1, 68/483 uniform:n=64K,mean=1K,seed=1,
 *       75/532 uniform:n=512K,mean=256,seed=1, 92/652 fixed:n=64M,mean=64,
 *       64/453 pareto:n=64K,mean=4K,alpha=1.5,seed=1, 71/502 bimodal:n=1M,mean=64,share=0.9,seed=1,
 *       80/563 uniform:n=512K,mean=64,seed=1, 38/267 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1,
 *       64/449 fixed:n=64M,mean=16K, 67/470 bimodal:n=64M,mean=16K,share=0.9,seed=1,
 *       81/568 uniform:n=64K,mean=64,seed=1, 69/483 pareto:n=64M,mean=1K,alpha=1.5,seed=1,
 *       41/285 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 71/489 uniform:n=64M,mean=1K,seed=1,
 *       70/476 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 75/507 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       41/277 pareto:n=64M,mean=4,alpha=1.5,seed=1, 84/566 uniform:n=64K,mean=256,seed=1,
 *       44/295 pareto:n=4M,mean=16,alpha=1.5,seed=1, 71/472 uniform:n=8K,mean=4K,seed=1,
 *       74/489 uniform:n=256M,mean=1K,seed=1, 78/511 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       90/585 fixed:n=64M,mean=256, 74/481 uniform:n=4M,mean=1K,seed=1, 88/570 uniform:n=8K,mean=256,seed=1,
 *       73/472 bimodal:n=64M,mean=4K,share=0.9,seed=1, 43/276 zipf:n=64M,mean=4,alpha=1,seed=1,
 *       46/295 huge:n=512K,mean=4,share=0.5,seed=1, 76/485 bimodal:n=64M,mean=1K,share=0.9,seed=1,
 *       45/286 photo_colour_histogram.rowlen@4M, 69/438 uniform:n=64K,mean=16K,seed=1,
 *       46/288 pareto:n=512K,mean=4,alpha=1.5,seed=1, 77/478 uniform:n=512K,mean=1K,seed=1,
 *       79/487 lognormal:n=64M,mean=512,sigma=1,seed=1, 84/515 uniform:n=8K,mean=1K,seed=1,
 *       82/497 bimodal:n=64M,mean=256,share=0.9,seed=1, 47/283 pareto:n=4M,mean=4,alpha=1.5,seed=1,
 *       51/304 huge:n=64K,mean=4,share=0.1,seed=1, 97/577 uniform:n=8K,mean=64,seed=1,
 *       50/291 photo_colour_histogram.rowlen, 100/581 uniform:n=1K,mean=256,seed=1,
 *       82/473 uniform:n=64K,mean=4K,seed=1, 90/519 lognormal:n=64M,mean=128,sigma=1,seed=1,
 *       90/516 uniform:n=1K,mean=1K,seed=1, 53/303 debian_depends.rowlen@64M, 86/487 fixed:n=64M,mean=4K,
 *       48/271 zipf:n=64M,mean=16,alpha=1,seed=1, 53/298 lognormal:n=64M,mean=4,sigma=2,seed=1,
 *       55/302 wordnet_pointers.rowlen@4M, 95/521 fixed:n=64M,mean=1K, 56/303 wordnet_pointers.rowlen,
 *       58/313 debian_depends.rowlen@4M, 59/317 bcsstk16.rowlen@64M, 56/296 wordnet_pointers.rowlen@64M,
 *       54/285 photo_colour_histogram.rowlen@64M, 57/297 pareto:n=64K,mean=4,alpha=1.5,seed=1,
 *       61/315 huge:n=64K,mean=4,share=0.5,seed=1, 61/313 debian_depends.rowlen, 63/323 citeseer_words.rowlen@64M,
 *       60/307 brack2.rowlen@64M, 64/326 bcsstk16.rowlen@4M, 63/316 brack2.rowlen@4M,
 *       63/312 pareto:n=1K,mean=4,alpha=1.5,seed=1, 57/280 lognormal:n=64M,mean=16,sigma=2,seed=1,
 *       62/304 wathenSmall.rowlen@64M, 68/333 citeseer_words.rowlen@4M, 61/298 english_word_lengths.rowlen@64M,
 *       53/258 ecology1.rowlen, 63/306 english_word_lengths.rowlen, 63/306 pareto:n=8K,mean=4,alpha=1.5,seed=1,
 *       52/251 ecology1.rowlen@64M, 65/309 kjv_words_per_verse.rowlen@64M,
 *       56/266 pareto:n=512K,mean=64,alpha=1.5,seed=1, 66/313 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       63/298 copter2.rowlen@64M, 55/259 4elt.rowlen@4M, 67/315 wathenSmall.rowlen@4M,
 *       68/317 kjv_words_per_verse.rowlen@4M, 69/321 brack2.rowlen, 60/279 linux_kernel_line_lengths.rowlen@64M,
 *       82/381 fixed:n=64M,mean=16, 67/309 copter2.rowlen@4M, 69/316 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       55/251 git_files_per_commit.rowlen@4M, 73/333 bcsstk16.rowlen, 56/252 git_files_per_commit.rowlen,
 *       60/270 pareto:n=4M,mean=64,alpha=1.5,seed=1, 59/265 delaunay_n15.rowlen@4M,
 *       59/265 wdbii_river_segments.rowlen@64M, 57/256 4elt.rowlen@64M, 72/323 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       72/320 kjv_words_per_verse.rowlen, 71/312 copter2.rowlen, 77/338 uniform:n=4M,mean=64,seed=1,
 *       72/316 pareto:n=8K,mean=16,alpha=1.5,seed=1, 52/228 poisson:n=64M,mean=0.25,seed=1,
 *       61/267 pareto:n=64K,mean=64,alpha=1.5,seed=1, 65/284 linux_kernel_line_lengths.rowlen,
 *       70/304 pareto:n=512K,mean=16,alpha=1.5,seed=1, 57/246 git_files_per_commit.rowlen@64M,
 *       61/261 delaunay_n15.rowlen@64M, 80/342 citeseer_words.rowlen, 76/324 wathenSmall.rowlen,
 *       78/332 uniform:n=64M,mean=64,seed=1, 63/268 4elt.rowlen, 76/322 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       76/322 lognormal:n=64M,mean=8,sigma=1,seed=1, 58/244 mdual.rowlen@4M, 66/275 wdbii_river_segments.rowlen,
 *       66/275 wdbii_river_segments.rowlen@4M, 59/245 mdual.rowlen, 65/268 uniform:n=64M,mean=2,empty=0.5,seed=1,
 *       58/238 mdual.rowlen@64M, 78/315 bimodal:n=512K,mean=4,share=0.9,seed=1, 78/315 uniform:n=64M,mean=16,seed=1,
 *       80/316 bimodal:n=64K,mean=4,share=0.9,seed=1, 66/260 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       72/283 lognormal:n=64M,mean=2,sigma=1,seed=1, 70/274 delaunay_n15.rowlen,
 *       63/245 uniform:n=256M,mean=4,seed=1, 81/314 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       84/322 uniform:n=4M,mean=16,seed=1, 71/269 fixed:n=64M,mean=4, 93/351 uniform:n=1K,mean=64,seed=1,
 *       67/245 poisson:n=64M,mean=0.5,seed=1, 68/248 uniform:n=64M,mean=4,seed=1,
 *       82/291 lognormal:n=64M,mean=32,sigma=1,seed=1, 92/323 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       73/254 uniform:n=4M,mean=4,seed=1, 97/332 uniform:n=64K,mean=16,seed=1, 56/189 uniform:n=64M,mean=1,seed=1,
 *       81/273 poisson:n=64M,mean=2,seed=1, 102/333 uniform:n=1K,mean=16,seed=1,
 *       90/293 bimodal:n=4M,mean=64,share=0.9,seed=1, 106/332 uniform:n=8K,mean=16,seed=1,
 *       86/269 uniform:n=512K,mean=4,seed=1, 104/325 uniform:n=512K,mean=16,seed=1,
 *       90/273 pareto:n=1K,mean=64,alpha=1.5,seed=1, 90/273 pareto:n=8K,mean=64,alpha=1.5,seed=1,
 *       71/207 fixed:n=64M,mean=1, 96/276 uniform:n=8K,mean=4,seed=1, 95/265 uniform:n=1K,mean=4,seed=1,
 *       100/275 bimodal:n=64M,mean=64,share=0.9,seed=1, 99/271 uniform:n=64K,mean=4,seed=1
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=7:
 *       measured on 256 cases, n = 1024 to 268435456; serves 97 (rowlen huge pareto uniform zipf lognormal bimodal fixed): worst regret 82.7%, mean 8.1%
 *     flat_persistent BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5:
 *       measured on 256 cases, n = 1024 to 268435456; serves 0 (): worst regret 0.0%, mean 0.0%
 *     flat_persistent BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=12 TILES=8 VECS=5:
 *       measured on 256 cases, n = 1024 to 268435456; serves 8 (pareto huge zipf lognormal): worst regret 45.5%, mean 13.4%
 *     flat_persistent BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=1 SEGMENT_COST=1 STATIC_SHARE=12 TILES=2 VECS=3:
 *       measured on 256 cases, n = 1024 to 268435456; serves 15 (huge pareto rowlen): worst regret 94.7%, mean 21.5%
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 199 cases, n = 1024 to 268435456; serves 50 (pareto uniform bimodal rowlen fixed): worst regret 101.0%, mean 11.9%
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=5 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 156 cases, n = 1024 to 268435456; serves 38 (rowlen uniform bimodal poisson fixed lognormal): worst regret 36.0%, mean 11.0%
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 167 cases, n = 1024 to 268435456; serves 26 (uniform pareto rowlen bimodal fixed): worst regret 42.9%, mean 16.8%
 *     split FINISH=1 LDG=1 LOAD_MODIFIER=0 NT=512 SPLIT_ITEMS=16384 UNROLL=4 VEC=4:
 *       measured on 129 cases, n = 1024 to 268435456; serves 22 (uniform pareto rowlen): worst regret 66.9%, mean 25.5%
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_7575CE7D42884A92
#define SEGTUNE_SEGREDUCE_7575CE7D42884A92

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
#define SEGTUNE_SEGREDUCE_SPLIT 6282106

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_7575ce7d42884a92_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 256, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 14 }, { "TILES", 4 }, { "VECS", 7 } } },
	{ "flat_persistent", "BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 256, 1, 0, 9, { { "BLOCKS_PER_SM", 5 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 14 }, { "TILES", 4 }, { "VECS", 5 } } },
	{ "flat_persistent", "BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=12 TILES=8 VECS=5", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 256, 1, 0, 9, { { "BLOCKS_PER_SM", 5 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 12 }, { "TILES", 8 }, { "VECS", 5 } } },
	{ "flat_persistent", "BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=1 SEGMENT_COST=1 STATIC_SHARE=12 TILES=2 VECS=3", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 256, 1, 0, 9, { { "BLOCKS_PER_SM", 5 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 1 }, { "SEGMENT_COST", 1 }, { "STATIC_SHARE", 12 }, { "TILES", 2 }, { "VECS", 3 } } },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 199, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=5 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 156, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 5 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 167, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ "split", "FINISH=1 LDG=1 LOAD_MODIFIER=0 NT=512 SPLIT_ITEMS=16384 UNROLL=4 VEC=4", SEGTUNE_SEGREDUCE_SPLIT, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, 2147483647, 0, INT64_MAX, 1024, 268435456, 129, 1, 0, 7, { { "FINISH", 1 }, { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "SPLIT_ITEMS", 16384 }, { "UNROLL", 4 }, { "VEC", 4 } } }
};

static const struct segtune_node segtune_segreduce_7575ce7d42884a92_unknown_0[] = {
	{ SEGTUNE_N, 1640000.0, 1, 2, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
};

static const struct segtune_node segtune_segreduce_7575ce7d42884a92_longest_0[] = {
	{ SEGTUNE_LONGEST, 63.5, 1, 8, -1 },
	{ SEGTUNE_N, 5060000.0, 2, 5, -1 },
	{ SEGTUNE_LONGEST, 5.9199999999999999, 3, 4, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 16.001966839048734, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 910000.0, 9, 24, -1 },
	{ SEGTUNE_LONGEST, 575.0, 10, 13, -1 },
	{ SEGTUNE_MEAN, 18.800000000000001, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 656.0, 14, 21, -1 },
	{ SEGTUNE_LONGEST, 963.0, 15, 18, -1 },
	{ SEGTUNE_MEAN, 16.699999999999999, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 3230.0, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 212000.0, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 197.0, 25, 30, -1 },
	{ SEGTUNE_N, 17800000.0, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 38.900000000000006, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 8.0015829416659638, 31, 34, -1 },
	{ SEGTUNE_LONGEST, 3710.0, 32, 33, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1640000.0, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 15.700000000000001, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_7575ce7d42884a92_shares_0[] = {
	{ SEGTUNE_N, 1640000.0, 1, 16, -1 },
	{ SEGTUNE_SHARE_1K, 0.070300000000000001, 2, 11, -1 },
	{ SEGTUNE_MEAN, 52.700000000000003, 3, 10, -1 },
	{ SEGTUNE_N, 23200.0, 4, 7, -1 },
	{ SEGTUNE_MEAN, 15.0, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 3.3000000000000003, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 883.0, 12, 15, -1 },
	{ SEGTUNE_SHARE_4K, 0.052700000000000004, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_1K, 0.00056300000000000002, 17, 22, -1 },
	{ SEGTUNE_MEAN, 15.993155744804103, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 255.94971842175272, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 5.5499999999999998, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_7575ce7d42884a92_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_7575ce7d42884a92_boxes_0,
	  { { 3, segtune_segreduce_7575ce7d42884a92_unknown_0 }, { 39, segtune_segreduce_7575ce7d42884a92_longest_0 }, { 25, segtune_segreduce_7575ce7d42884a92_shares_0 } } },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_7575ce7d42884a92 = { "segtune_segreduce_7575ce7d42884a92", 1, segtune_segreduce_7575ce7d42884a92_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_7575ce7d42884a92

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
