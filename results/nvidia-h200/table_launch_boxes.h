/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-25
 * database: 72f00f9047ab67de
 * sources:  cac0b2c6694f878c
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 295 cases
 *     n and the mean length known: worst regret 182.4%, mean 28.2%; geometries left out: worst 182.4%, mean 29.0%; picked where it was not measured: 2 times, left out 2
 *     the longest segment, too: worst regret 97.0%, mean 6.7%; geometries left out: worst 102.5%, mean 8.2%; picked where it was not measured: 1 times, left out 2
 *     shares of long segments, too: worst regret 77.5%, mean 7.1%; geometries left out: worst 770.7%, mean 10.1%; picked where it was not measured: 0 times, left out 1
 *     pareto lengths, 57 cases: worst regret 77.5%, mean 5.1%; left out: worst 77.5%, mean 7.7%
 *     uniform lengths, 56 cases: worst regret 64.9%, mean 9.3%; left out: worst 64.9%, mean 10.0%
 *     rowlen lengths, 99 cases: worst regret 54.5%, mean 8.4%; left out: worst 59.0%, mean 10.0%
 *     bimodal lengths, 16 cases: worst regret 33.0%, mean 4.1%; left out: worst 45.7%, mean 13.5%
 *     huge lengths, 24 cases: worst regret 43.1%, mean 7.8%; left out: worst 770.7%, mean 28.9%
 *     poisson lengths, 3 cases: worst regret 7.5%, mean 4.2%; left out: worst 7.5%, mean 4.2%
 *     fixed lengths, 11 cases: worst regret 15.1%, mean 8.2%; left out: worst 23.1%, mean 10.6%
 *     geometric lengths, 6 cases: worst regret 8.5%, mean 3.3%; left out: worst 13.9%, mean 6.1%
 *     lognormal lengths, 13 cases: worst regret 20.5%, mean 4.2%; left out: worst 20.5%, mean 5.3%
 *     zipf lengths, 10 cases: worst regret 15.9%, mean 2.1%; left out: worst 15.9%, mean 2.1%
 *     always the right one of the boxes: worst regret 45.6%, mean 4.4%
 *     always the right one of the best 8 of all 600 variants: mean regret 4.3% (exact, by branch and bound)
 *     the search of 295 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 34 of 466 variants
 *     variants tried, of how many, on each case:
 *       34/466 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 34/456 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       36/472 huge:n=64M,mean=64,share=0.5,seed=1, 42/471 huge:n=64M,mean=64,share=0.1,seed=1,
 *       47/502 uniform:n=64M,mean=16M,seed=1, 47/476 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       48/478 huge:n=4M,mean=64,share=0.5,seed=1, 52/502 pareto:n=64M,mean=1M,alpha=1.5,seed=1,
 *       49/470 huge:n=64M,mean=256,share=0.1,seed=1, 54/510 uniform:n=64M,mean=1M,seed=1,
 *       54/509 uniform:n=64M,mean=4M,seed=1, 50/471 linux_lines_per_file.rowlen@64M,
 *       51/469 pareto:n=64M,mean=256K,alpha=1.5,seed=1, 54/486 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       52/467 huge:n=64M,mean=256,share=0.5,seed=1, 54/484 pareto:n=64M,mean=256,alpha=1.5,seed=1,
 *       56/486 huge:n=512K,mean=64,share=0.5,seed=1, 51/439 pareto:n=64M,mean=64K,alpha=1.5,seed=1,
 *       57/488 debian_files_per_package.rowlen@64M, 61/516 fixed:n=64M,mean=1M,
 *       57/478 pareto:n=64M,mean=512,alpha=1.2,seed=1, 58/486 huge:n=512K,mean=64,share=0.1,seed=1,
 *       57/477 uniform:n=64M,mean=256K,seed=1, 31/254 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       60/488 huge:n=1M,mean=64,share=0.1,seed=1, 54/438 pareto:n=4M,mean=256K,alpha=1.5,seed=1,
 *       59/476 zipf:n=64M,mean=256,alpha=1,seed=1, 55/441 uniform:n=4M,mean=256K,seed=1,
 *       57/452 zipf:n=64M,mean=4K,alpha=1,seed=1, 57/450 pareto:n=4M,mean=64K,alpha=1.5,seed=1,
 *       35/275 huge:n=4M,mean=4,share=0.5,seed=1, 34/267 linux_identifier_postings.rowlen,
 *       61/479 zipf:n=64M,mean=1K,alpha=1,seed=1, 64/497 gshhg_points_per_bin.rowlen@64M,
 *       52/402 pareto:n=512K,mean=256K,alpha=1.5,seed=1, 84/644 fixed:n=64M,mean=64,
 *       64/490 huge:n=64K,mean=64,share=0.1,seed=1, 75/568 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       66/499 huge:n=1M,mean=64,share=0.5,seed=1, 66/495 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       59/438 pareto:n=64M,mean=16K,alpha=1.5,seed=1, 67/495 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       39/288 huge:n=64M,mean=4,share=0.5,seed=1, 64/471 pareto:n=256M,mean=1K,alpha=1.5,seed=1,
 *       67/492 huge:n=4M,mean=64,share=0.1,seed=1, 56/411 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       61/446 lognormal:n=64M,mean=64K,sigma=2,seed=1, 61/445 uniform:n=256M,mean=128K,seed=1,
 *       67/487 uniform:n=64M,mean=64K,seed=1, 77/559 uniform:n=64M,mean=256,seed=1,
 *       68/493 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 67/483 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       37/265 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1, 64/458 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       66/472 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 38/270 huge:n=64M,mean=16,share=0.1,seed=1,
 *       80/568 uniform:n=64K,mean=256,seed=1, 69/489 fixed:n=64M,mean=256K,
 *       68/475 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 71/494 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       71/492 bimodal:n=64M,mean=64K,share=0.9,seed=1, 71/490 gshhg_points_per_bin.rowlen,
 *       77/531 uniform:n=512K,mean=256,seed=1, 73/502 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       72/495 pareto:n=512K,mean=256,alpha=1.5,seed=1, 67/460 photo_kmeans256.rowlen, 67/457 fixed:n=64M,mean=64K,
 *       72/489 linux_lines_per_file.rowlen, 68/459 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       70/472 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 75/504 mbeacxc.rowlen,
 *       69/462 bimodal:n=64M,mean=16K,share=0.9,seed=1, 85/568 uniform:n=8K,mean=256,seed=1,
 *       65/433 pareto:n=64K,mean=16K,alpha=1.5,seed=1, 81/538 pareto:n=1K,mean=1K,alpha=1.5,seed=1,
 *       70/464 photo_kmeans256.rowlen@4M, 43/285 huge:n=4M,mean=4,share=0.1,seed=1,
 *       43/284 huge:n=64M,mean=4,share=0.1,seed=1, 67/442 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       76/500 mbeacxc.rowlen@64M, 69/451 uniform:n=4M,mean=64K,seed=1,
 *       71/464 lognormal:n=64M,mean=16K,sigma=2,seed=1, 77/502 mbeacxc.rowlen@4M, 90/586 fixed:n=64M,mean=256,
 *       88/570 uniform:n=4M,mean=256,seed=1, 74/478 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       77/497 debian_files_per_package.rowlen, 76/485 bacterial_protein_lengths.rowlen@4M,
 *       89/565 uniform:n=256M,mean=64,seed=1, 70/444 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       74/468 uniform:n=64M,mean=16K,seed=1, 74/467 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       93/586 uniform:n=1K,mean=256,seed=1, 74/464 photo_kmeans256.rowlen@64M,
 *       67/419 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 42/261 huge:n=64M,mean=16,share=0.5,seed=1,
 *       67/416 uniform:n=512K,mean=64K,seed=1, 76/471 dense2.rowlen, 75/463 uniform:n=512K,mean=4K,seed=1,
 *       71/436 uniform:n=64K,mean=16K,seed=1, 81/491 bacterial_protein_lengths.rowlen@64M,
 *       95/574 uniform:n=512K,mean=64,seed=1, 95/574 uniform:n=8K,mean=64,seed=1, 76/459 uniform:n=4M,mean=4K,seed=1,
 *       79/477 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 84/506 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       80/479 dense2.rowlen@4M, 79/472 uniform:n=8K,mean=4K,seed=1, 46/274 lp1.rowlen, 76/449 fixed:n=64M,mean=16K,
 *       72/425 uniform:n=64K,mean=64K,seed=1, 81/477 dense2.rowlen@64M, 51/300 huge:n=1M,mean=4,share=0.5,seed=1,
 *       84/493 bacterial_protein_lengths.rowlen, 84/492 lognormal:n=64M,mean=1K,sigma=2,seed=1,
 *       76/445 uniform:n=512K,mean=16K,seed=1, 47/275 lp1.rowlen@4M, 80/468 uniform:n=64M,mean=4K,seed=1,
 *       85/497 uniform:n=64M,mean=1K,seed=1, 77/447 uniform:n=4M,mean=16K,seed=1,
 *       50/290 huge:n=512K,mean=4,share=0.5,seed=1, 89/514 uniform:n=1K,mean=1K,seed=1,
 *       80/461 pareto:n=4M,mean=4K,alpha=1.5,seed=1, 89/510 huge:n=64K,mean=64,share=0.5,seed=1,
 *       81/459 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 83/469 bimodal:n=64M,mean=4K,share=0.9,seed=1,
 *       91/512 geometric:n=64M,mean=64,seed=1, 73/410 uniform:n=512K,mean=256K,seed=1,
 *       89/499 uniform:n=256M,mean=1K,seed=1, 85/476 fixed:n=64M,mean=4K, 93/514 fixed:n=64M,mean=1K,
 *       89/491 bimodal:n=64M,mean=1K,share=0.9,seed=1, 90/492 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       49/267 zipf:n=64M,mean=16,alpha=1,seed=1, 54/292 huge:n=1M,mean=4,share=0.1,seed=1,
 *       96/518 lognormal:n=64M,mean=128,sigma=1,seed=1, 51/275 lp1.rowlen@64M, 87/469 uniform:n=64K,mean=4K,seed=1,
 *       88/474 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 90/484 pareto:n=8K,mean=4K,alpha=1.5,seed=1,
 *       89/478 uniform:n=512K,mean=1K,seed=1, 107/574 uniform:n=64K,mean=64,seed=1, 70/371 qcd5_4.rowlen@4M,
 *       97/514 bimodal:n=1M,mean=64,share=0.9,seed=1, 94/490 uniform:n=64K,mean=1K,seed=1,
 *       53/276 zipf:n=64M,mean=4,alpha=1,seed=1, 50/260 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       57/296 debian_entries_per_directory.rowlen@64M, 100/519 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       102/518 bimodal:n=64K,mean=64,share=0.9,seed=1, 102/515 uniform:n=8K,mean=1K,seed=1,
 *       74/372 qcd5_4.rowlen@64M, 59/296 huge:n=512K,mean=4,share=0.1,seed=1,
 *       59/296 pareto:n=256M,mean=16,alpha=1.5,seed=1, 75/376 qcd5_4.rowlen, 98/490 uniform:n=4M,mean=1K,seed=1,
 *       59/294 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 57/278 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       69/320 nsjac.rowlen@64M, 72/326 nsjac.rowlen@4M, 73/329 citeseer_words.rowlen, 73/327 nsjac.rowlen,
 *       71/317 email-Enron.rowlen@64M, 85/379 fixed:n=64M,mean=16, 68/303 wathenSmall.rowlen@64M,
 *       66/291 photo_colour_histogram.rowlen, 67/293 wordnet_pointers.rowlen@64M, 71/310 wathenSmall.rowlen@4M,
 *       70/305 pareto:n=64M,mean=16,alpha=1.5,seed=1, 66/287 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       76/330 citeseer_words.rowlen@4M, 75/324 citeseer_words.rowlen@64M, 71/306 debian_depends.rowlen@64M,
 *       72/310 maxwell_S.rowlen@4M, 73/313 maxwell_S.rowlen, 68/290 photo_colour_histogram.rowlen@4M,
 *       72/307 maxwell_S.rowlen@64M, 61/260 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       73/311 pareto:n=64K,mean=16,alpha=1.5,seed=1, 77/328 bcsstk16.rowlen@64M,
 *       75/318 huge:n=64K,mean=4,share=0.5,seed=1, 71/301 wordnet_pointers.rowlen@4M, 72/305 brack2.rowlen@64M,
 *       72/305 kjv_words_per_verse.rowlen@64M, 74/313 wathenSmall.rowlen, 79/334 uniform:n=64M,mean=64,seed=1,
 *       77/325 email-Enron.rowlen@4M, 73/308 lognormal:n=64M,mean=4,sigma=2,seed=1,
 *       73/308 kjv_words_per_verse.rowlen@4M, 74/311 kjv_words_per_verse.rowlen, 70/293 ibm03_nets.rowlen@64M,
 *       76/317 basker_matrix1.rowlen@64M, 75/310 debian_entries_per_directory.rowlen,
 *       70/289 photo_colour_histogram.rowlen@64M, 73/300 cage10.rowlen@64M, 79/324 basker_matrix1.rowlen,
 *       80/328 email-Enron.rowlen, 77/315 brack2.rowlen, 75/306 cage10.rowlen@4M,
 *       70/285 lognormal:n=64M,mean=16,sigma=2,seed=1, 84/342 uniform:n=1K,mean=64,seed=1, 83/337 bcsstk16.rowlen@4M,
 *       73/296 copter2.rowlen@64M, 79/319 basker_matrix1.rowlen@4M, 67/270 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       76/306 wordnet_pointers.rowlen, 77/310 cage10.rowlen, 75/300 ibm03_nets.rowlen@4M,
 *       72/287 gowalla_bipartite.rowlen@64M, 75/298 english_word_lengths.rowlen@64M,
 *       79/312 uniform:n=64M,mean=16,seed=1, 77/304 pareto:n=1K,mean=4,alpha=1.5,seed=1,
 *       81/318 debian_depends.rowlen@4M, 77/302 copter2.rowlen@4M,
 *       72/282 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 74/289 gowalla_bipartite.rowlen@4M,
 *       80/312 pareto:n=4M,mean=16,alpha=1.5,seed=1, 80/312 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       75/292 gowalla_bipartite.rowlen, 72/279 linux_kernel_line_lengths.rowlen@64M, 69/265 fixed:n=64M,mean=4,
 *       74/284 facebook_combined.rowlen@64M, 79/303 english_word_lengths.rowlen,
 *       85/326 geometric:n=64M,mean=12,empty=0.5,seed=1, 84/322 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       78/299 pareto:n=4M,mean=4,alpha=1.5,seed=1, 71/271 wdbii_river_segments.rowlen@64M,
 *       79/301 pareto:n=512K,mean=4,alpha=1.5,seed=1, 73/278 wdbii_river_segments.rowlen@4M, 82/312 brack2.rowlen@4M,
 *       81/308 pareto:n=8K,mean=4,alpha=1.5,seed=1, 72/273 pareto:n=512K,mean=64,alpha=1.5,seed=1,
 *       80/303 copter2.rowlen, 82/310 geometric:n=64M,mean=8,seed=1, 82/310 huge:n=64K,mean=4,share=0.1,seed=1,
 *       85/320 debian_depends.rowlen, 86/322 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       85/317 bimodal:n=4M,mean=4,share=0.9,seed=1, 91/339 bcsstk16.rowlen,
 *       85/316 bimodal:n=1M,mean=4,share=0.9,seed=1, 83/308 ibm03_nets.rowlen, 75/278 wdbii_river_segments.rowlen,
 *       86/315 bimodal:n=64M,mean=16,share=0.9,seed=1, 81/296 facebook_combined.rowlen,
 *       80/292 facebook_combined.rowlen@4M, 88/321 uniform:n=1K,mean=16,seed=1,
 *       77/280 linux_kernel_line_lengths.rowlen, 70/254 ecology1.rowlen@64M, 88/319 uniform:n=4M,mean=16,seed=1,
 *       89/321 pareto:n=8K,mean=16,alpha=1.5,seed=1, 97/349 uniform:n=4M,mean=64,seed=1,
 *       86/308 pareto:n=64K,mean=4,alpha=1.5,seed=1, 73/261 4elt.rowlen@4M,
 *       77/275 pareto:n=4M,mean=64,alpha=1.5,seed=1, 81/289 lognormal:n=64M,mean=2,sigma=1,seed=1,
 *       74/262 poisson:n=64M,mean=2,seed=1, 77/272 uniform:n=64M,mean=2,empty=0.5,seed=1,
 *       87/307 geometric:n=64M,mean=3,empty=0.5,seed=1, 70/247 git_files_per_commit.rowlen@64M,
 *       89/314 pareto:n=512K,mean=16,alpha=1.5,seed=1, 73/255 4elt.rowlen@64M, 69/241 poisson:n=64M,mean=0.5,seed=1,
 *       75/261 geometric:n=64M,mean=2,seed=1, 75/261 delaunay_n15.rowlen@4M,
 *       82/285 lognormal:n=64M,mean=32,sigma=1,seed=1, 75/259 delaunay_n15.rowlen@64M,
 *       72/248 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 74/253 git_files_per_commit.rowlen@4M,
 *       71/242 mdual.rowlen@64M, 70/238 poisson:n=64M,mean=0.25,seed=1, 79/267 4elt.rowlen,
 *       94/317 bimodal:n=64K,mean=4,share=0.9,seed=1, 95/319 uniform:n=512K,mean=16,seed=1,
 *       96/322 uniform:n=64K,mean=16,seed=1, 74/248 mdual.rowlen@4M, 94/314 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       74/247 uniform:n=256M,mean=4,seed=1, 78/260 ecology1.rowlen, 82/273 pareto:n=64K,mean=64,alpha=1.5,seed=1,
 *       83/274 pareto:n=1K,mean=64,alpha=1.5,seed=1, 77/252 uniform:n=64M,mean=4,seed=1,
 *       76/248 uniform:n=1K,mean=4,seed=1, 86/278 bimodal:n=64M,mean=64,share=0.9,seed=1, 78/252 mdual.rowlen,
 *       85/272 delaunay_n15.rowlen, 83/262 git_files_per_commit.rowlen, 83/261 uniform:n=8K,mean=4,seed=1,
 *       90/274 pareto:n=8K,mean=64,alpha=1.5,seed=1, 108/322 uniform:n=8K,mean=16,seed=1,
 *       86/253 uniform:n=4M,mean=4,seed=1, 90/262 uniform:n=512K,mean=4,seed=1,
 *       101/292 bimodal:n=4M,mean=64,share=0.9,seed=1, 92/265 uniform:n=64K,mean=4,seed=1, 72/204 fixed:n=64M,mean=1,
 *       71/200 uniform:n=64M,mean=1,seed=1
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=7:
 *       measured on 295 cases, n = 1024 to 268435456; serves 116 (huge pareto uniform rowlen zipf lognormal bimodal fixed): worst regret 77.5%, mean 7.4%
 *       launched 200 times in a row on 17 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 199 cases, n = 1024 to 268435456; serves 38 (pareto uniform bimodal rowlen lognormal fixed geometric): worst regret 54.5%, mean 9.4%
 *       launched 200 times in a row on 3 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 196 cases, n = 1024 to 268435456; serves 32 (rowlen uniform bimodal pareto geometric lognormal fixed): worst regret 25.3%, mean 5.0%
 *       launched 200 times in a row on 1 case, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1536 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=8 WARP_SEGMENT_MIN=0:
 *       measured on 210 cases, n = 1024 to 268435456; serves 28 (pareto uniform rowlen bimodal fixed): worst regret 38.3%, mean 7.4%
 *       launched 200 times in a row on 9 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 185 cases, n = 1024 to 268435456; serves 23 (rowlen poisson fixed uniform geometric lognormal): worst regret 8.8%, mean 3.9%
 *       launched 200 times in a row on 6 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=6144 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 179 cases, n = 1024 to 268435456; serves 30 (uniform pareto rowlen huge bimodal fixed): worst regret 43.1%, mean 11.9%
 *       launched 200 times in a row on 8 cases, all results right
 *     subwarp LDG=0 LOAD_MODIFIER=0 NT=128 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=2 UNROLL=4 VEC=4:
 *       measured on 165 cases, n = 1024 to 268435456; serves 8 (uniform rowlen): worst regret 19.3%, mean 3.5%
 *       launched 200 times in a row on 3 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4:
 *       measured on 114 cases, n = 1024 to 268435456; serves 20 (pareto uniform huge rowlen): worst regret 15.1%, mean 3.9%
 *       launched 200 times in a row on 12 cases, all results right
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_FC6C255AF1F1EF99
#define SEGTUNE_SEGREDUCE_FC6C255AF1F1EF99

/*
 * What headers of launch boxes share, once in a program, for C99 and C++11: boxes, the trees that say which one serves
 * a call, and the lookup. segtune puts this text into each header that it exports.
 */
#ifndef SEGTUNE_LAUNCH_BOX_VERSION
#define SEGTUNE_LAUNCH_BOX_VERSION 4

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
	/* So many elements of fast calls take as long as one element of the longest segment, which the box may leave to
	 * few threads (0: not known), and as the shortest call. */
	int64_t longest_worth, call_worth;
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
	int tree_of_all; /* of them the better one for callers that know the longest segment and the shares */
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
static inline int segtune_known_trees(const struct segtune_table *t, const struct segtune_query *q)
{
	if (!(q->shape.share_1k >= 0 && q->shape.share_4k >= 0))
		return q->shape.longest >= 0 ? 2 : 1;
	return q->shape.longest >= 0 ? t->tree_of_all + 1 : 3;
}

/* Does the longest segment, if known, by itself take far longer than all elements should? Shares may not show it. */
static inline int segtune_is_held_up(const struct segtune_box *b, const struct segtune_query *q)
{
	return q->shape.longest * (double)b->longest_worth > 2 * ((double)b->call_worth + segtune_elements(q));
}

/* The box for a call whose longest segment would hold up another: that of the tree for it, or that of the least delay.
 */
static inline const struct segtune_box *segtune_for_longest(const struct segtune_table *t,
							    const struct segtune_query *q)
{
	int i, best = segtune_tree_pick(&t->trees[1], q);

	if (best >= 0 && best < t->nboxes && segtune_box_runs(t, &t->boxes[best], q) &&
	    !segtune_is_held_up(&t->boxes[best], q))
		return &t->boxes[best];
	for (i = 0, best = -1; i < t->nboxes; i++)
		if (segtune_box_runs(t, &t->boxes[i], q) &&
		    (best < 0 || t->boxes[i].longest_worth < t->boxes[best].longest_worth))
			best = i;
	return best < 0 ? NULL : &t->boxes[best];
}

/* The box of table t, NULL if none of it can run; *why: differences that are due to it. */
static inline const struct segtune_box *segtune_table_pick(const struct segtune_table *t, const struct segtune_query *q,
							   unsigned *why)
{
	int level, i, known = segtune_known_trees(t, q), picked = -1;

	*why = 0;
	for (level = known - 1; level >= 0 && picked < 0; level--)
		picked = segtune_tree_pick(&t->trees[level], q);
	if (level + 2 < known)
		*why |= SEGTUNE_SHAPE_IGNORED;
	if (picked >= 0 && picked < t->nboxes && segtune_box_runs(t, &t->boxes[picked], q))
		return segtune_is_held_up(&t->boxes[picked], q) ? segtune_for_longest(t, q) : &t->boxes[picked];
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
#elif SEGTUNE_LAUNCH_BOX_VERSION != 4
#error "launch-box headers of different segtune releases: export them again with one"
#endif

#define SEGTUNE_SEGREDUCE_FLAT_PERSISTENT 4537640
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190
#define SEGTUNE_SEGREDUCE_SUBWARP 5599278
#define SEGTUNE_SEGREDUCE_BLOCK 1369594

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_fc6c255af1f1ef99_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 295, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 14 }, { "TILES", 4 }, { "VECS", 7 } }, 0, 8388608 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 199, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 824633720448, 0, INT64_MAX, 1024, 268435456, 196, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 256, 4194304 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1536 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=8 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 34359738352, 0, INT64_MAX, 1024, 268435456, 210, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1536 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 2 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 8 }, { "WARP_SEGMENT_MIN", 0 } }, 1024, 4194304 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 185, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=6144 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 8589934588, 0, INT64_MAX, 1024, 268435456, 179, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 6144 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 2 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304 },
	{ "subwarp", "LDG=0 LOAD_MODIFIER=0 NT=128 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=2 UNROLL=4 VEC=4", SEGTUNE_SEGREDUCE_SUBWARP, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, 137438953408, 0, INT64_MAX, 1024, 268435456, 165, 1, 0, 7, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "SEGMENTS_IN_FLIGHT", 1 }, { "THREADS_PER_SEGMENT", 2 }, { "UNROLL", 4 }, { "VEC", 4 } }, 16384, 4194304 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 114, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "UNROLL", 8 }, { "VEC", 4 } }, 64, 4194304 }
};

static const struct segtune_node segtune_segreduce_fc6c255af1f1ef99_unknown_0[] = {
	{ SEGTUNE_N, 387000.0, 1, 6, -1 },
	{ SEGTUNE_MEAN, 86.0, 2, 5, -1 },
	{ SEGTUNE_MEAN, 30.0, 3, 4, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 2.0, 7, 10, -1 },
	{ SEGTUNE_MEAN, 1.8200000000000001, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_fc6c255af1f1ef99_longest_0[] = {
	{ SEGTUNE_LONGEST, 9540.0, 1, 212, -1 },
	{ SEGTUNE_MEAN, 4.4500000000000002, 2, 27, -1 },
	{ SEGTUNE_N, 3370000.0, 3, 22, -1 },
	{ SEGTUNE_MEAN, 1.5600000000000001, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 83000.0, 6, 13, -1 },
	{ SEGTUNE_LONGEST, 14.200000000000001, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 252.0, 9, 12, -1 },
	{ SEGTUNE_N, 14000.0, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 3.3999999999999999, 14, 19, -1 },
	{ SEGTUNE_N, 1110000.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 2.3000000000000003, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 510000.0, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 9840000.0, 23, 26, -1 },
	{ SEGTUNE_MEAN, 3.1899999999999999, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 36.0, 28, 111, -1 },
	{ SEGTUNE_LONGEST, 36.300000000000004, 29, 60, -1 },
	{ SEGTUNE_N, 2350000.0, 30, 39, -1 },
	{ SEGTUNE_MEAN, 4.6600000000000001, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 7.6000000000000005, 33, 38, -1 },
	{ SEGTUNE_LONGEST, 18.199999999999999, 34, 37, -1 },
	{ SEGTUNE_N, 528000.0, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 17.699999999999999, 40, 55, -1 },
	{ SEGTUNE_N, 96000000.0, 41, 52, -1 },
	{ SEGTUNE_MEAN, 11.200000000000001, 42, 47, -1 },
	{ SEGTUNE_N, 56400000.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 6.5899999999999999, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 16800000.0, 48, 51, -1 },
	{ SEGTUNE_N, 3480000.0, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 10.200000000000001, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 10900000.0, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 106000000.0, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 31300000.0, 61, 96, -1 },
	{ SEGTUNE_N, 591000.0, 62, 79, -1 },
	{ SEGTUNE_MEAN, 12.600000000000001, 63, 68, -1 },
	{ SEGTUNE_N, 58000.0, 64, 67, -1 },
	{ SEGTUNE_LONGEST, 365.0, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 838.0, 69, 76, -1 },
	{ SEGTUNE_N, 41200.0, 70, 73, -1 },
	{ SEGTUNE_MEAN, 20.800000000000001, 71, 72, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 52.200000000000003, 74, 75, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 110000.0, 77, 78, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 7.6299999999999999, 80, 85, -1 },
	{ SEGTUNE_N, 2330000.0, 81, 84, -1 },
	{ SEGTUNE_MEAN, 5.5700000000000003, 82, 83, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 26.5, 86, 89, -1 },
	{ SEGTUNE_LONGEST, 7380.0, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 3310000.0, 90, 95, -1 },
	{ SEGTUNE_LONGEST, 62.100000000000001, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 1680.0, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 18.800000000000001, 97, 106, -1 },
	{ SEGTUNE_MEAN, 6.1000000000000005, 98, 101, -1 },
	{ SEGTUNE_N, 42700000.0, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 137000000.0, 102, 103, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 11.600000000000001, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 91100000.0, 107, 110, -1 },
	{ SEGTUNE_LONGEST, 6420.0, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 597.0, 112, 141, -1 },
	{ SEGTUNE_N, 137000.0, 113, 118, -1 },
	{ SEGTUNE_LONGEST, 57.100000000000001, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 393.0, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 53.900000000000006, 119, 126, -1 },
	{ SEGTUNE_N, 18900000.0, 120, 123, -1 },
	{ SEGTUNE_LONGEST, 43.400000000000006, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 176000000.0, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 337000.0, 127, 132, -1 },
	{ SEGTUNE_MEAN, 97.5, 128, 131, -1 },
	{ SEGTUNE_LONGEST, 286.0, 129, 130, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 292.0, 133, 138, -1 },
	{ SEGTUNE_N, 107000000.0, 134, 135, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 78.600000000000009, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 7260000.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 29100.0, 142, 145, -1 },
	{ SEGTUNE_MEAN, 230.0, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 3990.0, 146, 183, -1 },
	{ SEGTUNE_MEAN, 629.0, 147, 174, -1 },
	{ SEGTUNE_N, 1130000.0, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 2150.0, 150, 167, -1 },
	{ SEGTUNE_MEAN, 65.5, 151, 154, -1 },
	{ SEGTUNE_N, 20200000.0, 152, 153, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 2720000.0, 155, 158, -1 },
	{ SEGTUNE_MEAN, 106.0, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 248.0, 159, 164, -1 },
	{ SEGTUNE_N, 84400000.0, 160, 161, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 111.0, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 50100000.0, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 57.100000000000001, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 7860000.0, 170, 173, -1 },
	{ SEGTUNE_MEAN, 138.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 513000.0, 175, 178, -1 },
	{ SEGTUNE_MEAN, 927.0, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 3570.0, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 4400000.0, 181, 182, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1210.0, 184, 201, -1 },
	{ SEGTUNE_N, 8770000.0, 185, 196, -1 },
	{ SEGTUNE_LONGEST, 4170.0, 186, 189, -1 },
	{ SEGTUNE_N, 1150000.0, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 39.800000000000004, 190, 191, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 66600.0, 192, 195, -1 },
	{ SEGTUNE_MEAN, 281.0, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 631.0, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 88800000.0, 199, 200, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 5100000.0, 202, 207, -1 },
	{ SEGTUNE_N, 2370000.0, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 2390.0, 205, 206, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 6300.0, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 46300000.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 364000.0, 213, 222, -1 },
	{ SEGTUNE_LONGEST, 82000.0, 214, 221, -1 },
	{ SEGTUNE_MEAN, 151.0, 215, 220, -1 },
	{ SEGTUNE_LONGEST, 24500.0, 216, 219, -1 },
	{ SEGTUNE_MEAN, 14.200000000000001, 217, 218, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 74200.0, 223, 246, -1 },
	{ SEGTUNE_MEAN, 5020.0, 224, 241, -1 },
	{ SEGTUNE_MEAN, 1460.0, 225, 236, -1 },
	{ SEGTUNE_LONGEST, 11500.0, 226, 235, -1 },
	{ SEGTUNE_N, 6220000.0, 227, 232, -1 },
	{ SEGTUNE_MEAN, 65.0, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1020.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 18.800000000000001, 233, 234, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 3600000.0, 237, 240, -1 },
	{ SEGTUNE_LONGEST, 67500.0, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 11500.0, 242, 245, -1 },
	{ SEGTUNE_N, 13600000.0, 243, 244, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 175000.0, 247, 254, -1 },
	{ SEGTUNE_MEAN, 18000.0, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 26500000.0, 250, 253, -1 },
	{ SEGTUNE_LONGEST, 106000.0, 251, 252, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_fc6c255af1f1ef99_shares_0[] = {
	{ SEGTUNE_SHARE_4K, 0.0013100000000000002, 1, 198, -1 },
	{ SEGTUNE_MEAN, 4.4500000000000002, 2, 35, -1 },
	{ SEGTUNE_N, 3370000.0, 3, 28, -1 },
	{ SEGTUNE_MEAN, 1.5600000000000001, 4, 9, -1 },
	{ SEGTUNE_N, 555000.0, 5, 8, -1 },
	{ SEGTUNE_MEAN, 1.0900000000000001, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 188000.0, 10, 17, -1 },
	{ SEGTUNE_MEAN, 2.3100000000000001, 11, 14, -1 },
	{ SEGTUNE_N, 16900.0, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 9140.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.00233, 18, 27, -1 },
	{ SEGTUNE_MEAN, 2.1499999999999999, 19, 22, -1 },
	{ SEGTUNE_N, 885000.0, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 321000.0, 23, 26, -1 },
	{ SEGTUNE_MEAN, 3.25, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 9630000.0, 29, 32, -1 },
	{ SEGTUNE_MEAN, 3.1000000000000001, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.0028700000000000002, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 36.0, 36, 137, -1 },
	{ SEGTUNE_N, 2020000.0, 37, 84, -1 },
	{ SEGTUNE_MEAN, 9.3200000000000003, 38, 55, -1 },
	{ SEGTUNE_N, 32300.0, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1430000.0, 41, 52, -1 },
	{ SEGTUNE_MEAN, 4.7000000000000002, 42, 45, -1 },
	{ SEGTUNE_N, 525000.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 8.25, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 371000.0, 48, 51, -1 },
	{ SEGTUNE_SHARE_1K, 0.025000000000000001, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 6.7599999999999998, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 21.900000000000002, 56, 75, -1 },
	{ SEGTUNE_SHARE_1K, 0.00097799999999999992, 57, 68, -1 },
	{ SEGTUNE_N, 60500.0, 58, 63, -1 },
	{ SEGTUNE_N, 4910.0, 59, 62, -1 },
	{ SEGTUNE_MEAN, 14.5, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1150000.0, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 15.100000000000001, 66, 67, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 561000.0, 69, 74, -1 },
	{ SEGTUNE_MEAN, 13.4, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 65200.0, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 48600.0, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 26.900000000000002, 78, 83, -1 },
	{ SEGTUNE_SHARE_1K, 0.0010600000000000002, 79, 82, -1 },
	{ SEGTUNE_N, 208000.0, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 12.5, 85, 118, -1 },
	{ SEGTUNE_N, 91900000.0, 86, 111, -1 },
	{ SEGTUNE_SHARE_1K, 0.0027100000000000002, 87, 108, -1 },
	{ SEGTUNE_MEAN, 8.7300000000000004, 88, 97, -1 },
	{ SEGTUNE_N, 57300000.0, 89, 94, -1 },
	{ SEGTUNE_MEAN, 4.79, 90, 93, -1 },
	{ SEGTUNE_N, 29600000.0, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 6.2300000000000004, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 7890000.0, 98, 103, -1 },
	{ SEGTUNE_N, 6100000.0, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 10.200000000000001, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 12100000.0, 104, 107, -1 },
	{ SEGTUNE_MEAN, 10.700000000000001, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 17900000.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 8.6500000000000004, 112, 113, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 138000000.0, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.00216, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 56900000.0, 119, 130, -1 },
	{ SEGTUNE_N, 2790000.0, 120, 123, -1 },
	{ SEGTUNE_MEAN, 30.700000000000003, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2793550.6450156244, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 14.600000000000001, 126, 129, -1 },
	{ SEGTUNE_N, 26600000.0, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 19.600000000000001, 131, 132, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 119000000.0, 133, 134, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 256000000.0, 135, 136, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.014700000000000001, 138, 175, -1 },
	{ SEGTUNE_N, 338000.0, 139, 148, -1 },
	{ SEGTUNE_MEAN, 398.0, 140, 145, -1 },
	{ SEGTUNE_MEAN, 49.300000000000004, 141, 144, -1 },
	{ SEGTUNE_N, 98800.0, 142, 143, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 4480.0, 146, 147, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 54.100000000000001, 149, 154, -1 },
	{ SEGTUNE_N, 14800000.0, 150, 151, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 170000000.0, 152, 153, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 292.0, 155, 170, -1 },
	{ SEGTUNE_N, 65900000.0, 156, 161, -1 },
	{ SEGTUNE_N, 843000.0, 157, 160, -1 },
	{ SEGTUNE_MEAN, 121.0, 158, 159, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 73.100000000000009, 162, 165, -1 },
	{ SEGTUNE_N, 186000000.0, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 241000000.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 107.0, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 7260000.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1100.0, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 29900.0, 176, 179, -1 },
	{ SEGTUNE_MEAN, 459.0, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 51200000.0, 180, 185, -1 },
	{ SEGTUNE_MEAN, 54.200000000000003, 181, 184, -1 },
	{ SEGTUNE_N, 203000.0, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 664.0, 186, 193, -1 },
	{ SEGTUNE_MEAN, 228.0, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.44900000000000001, 189, 192, -1 },
	{ SEGTUNE_SHARE_4K, 0.00085099999999999998, 190, 191, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 238000000.0, 194, 195, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1160.0, 196, 197, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 570000.0, 199, 218, -1 },
	{ SEGTUNE_MEAN, 317.0, 200, 215, -1 },
	{ SEGTUNE_SHARE_4K, 0.0504, 201, 206, -1 },
	{ SEGTUNE_MEAN, 24.600000000000001, 202, 205, -1 },
	{ SEGTUNE_SHARE_1K, 0.127, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 84700.0, 207, 214, -1 },
	{ SEGTUNE_SHARE_4K, 0.16300000000000001, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 33.200000000000003, 210, 213, -1 },
	{ SEGTUNE_N, 27000.0, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 63600.0, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1510000.0, 219, 232, -1 },
	{ SEGTUNE_MEAN, 424.0, 220, 225, -1 },
	{ SEGTUNE_SHARE_4K, 0.0155, 221, 224, -1 },
	{ SEGTUNE_MEAN, 41.300000000000004, 222, 223, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 35300.0, 226, 231, -1 },
	{ SEGTUNE_SHARE_4K, 0.065700000000000008, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 992.0, 229, 230, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.0077400000000000004, 233, 240, -1 },
	{ SEGTUNE_N, 8790000.0, 234, 239, -1 },
	{ SEGTUNE_MEAN, 267.0, 235, 238, -1 },
	{ SEGTUNE_SHARE_1K, 0.027800000000000002, 236, 237, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 2810000.0, 241, 246, -1 },
	{ SEGTUNE_MEAN, 2100.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 25800.0, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_fc6c255af1f1ef99_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_fc6c255af1f1ef99_boxes_0,
	  { { 11, segtune_segreduce_fc6c255af1f1ef99_unknown_0 }, { 255, segtune_segreduce_fc6c255af1f1ef99_longest_0 }, { 247, segtune_segreduce_fc6c255af1f1ef99_shares_0 } }, 1 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_fc6c255af1f1ef99 = { "segtune_segreduce_fc6c255af1f1ef99", 1, segtune_segreduce_fc6c255af1f1ef99_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_fc6c255af1f1ef99

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
