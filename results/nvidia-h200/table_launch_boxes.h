/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-25
 * database: d4f231d7ac7d7463
 * sources:  cac0b2c6694f878c
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 295 cases
 *     n and the mean length known: worst regret 142.1%, mean 26.0%; geometries left out: worst 699.4%, mean 29.8%; picked where it was not measured: 0 times, left out 1
 *     the longest segment, too: worst regret 116.6%, mean 13.5%; geometries left out: worst 172.9%, mean 14.4%
 *     shares of long segments, too: worst regret 90.6%, mean 9.6%; geometries left out: worst 680.9%, mean 13.6%
 *     pareto lengths, 57 cases: worst regret 77.5%, mean 6.0%; left out: worst 680.9%, mean 32.1%
 *     uniform lengths, 56 cases: worst regret 90.6%, mean 11.2%; left out: worst 216.9%, mean 15.3%
 *     rowlen lengths, 99 cases: worst regret 83.9%, mean 12.9%; left out: worst 83.9%, mean 13.1%
 *     bimodal lengths, 16 cases: worst regret 23.2%, mean 4.0%; left out: worst 23.2%, mean 4.0%
 *     huge lengths, 24 cases: worst regret 71.8%, mean 7.0%; left out: worst 71.8%, mean 7.0%
 *     poisson lengths, 3 cases: worst regret 7.5%, mean 4.2%; left out: worst 7.5%, mean 4.2%
 *     fixed lengths, 11 cases: worst regret 23.1%, mean 10.3%; left out: worst 23.1%, mean 10.3%
 *     geometric lengths, 6 cases: worst regret 10.1%, mean 3.4%; left out: worst 10.1%, mean 3.4%
 *     lognormal lengths, 13 cases: worst regret 20.5%, mean 5.3%; left out: worst 20.5%, mean 5.3%
 *     zipf lengths, 10 cases: worst regret 15.9%, mean 2.1%; left out: worst 15.9%, mean 2.1%
 *     greedy trees; always the right one of the boxes: worst regret 90.6%, mean 6.5%
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
 *       measured on 295 cases, n = 1024 to 268435456; serves 113 (rowlen pareto huge uniform zipf lognormal bimodal fixed): worst regret 83.9%, mean 9.5%
 *       launched 200 times in a row on 17 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=1 SEGMENT_COST=3 STATIC_SHARE=15 TILES=2 VECS=3:
 *       measured on 295 cases, n = 1024 to 268435456; serves 21 (huge pareto uniform rowlen): worst regret 71.8%, mean 17.2%
 *       launched 200 times in a row on 2 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 238 cases, n = 1024 to 268435456; serves 31 (pareto uniform bimodal rowlen): worst regret 30.7%, mean 15.1%
 *       launched 200 times in a row on 10 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 199 cases, n = 1024 to 268435456; serves 32 (rowlen uniform geometric bimodal fixed lognormal): worst regret 20.7%, mean 6.2%
 *       launched 200 times in a row on 3 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1536 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=8 WARP_SEGMENT_MIN=0:
 *       measured on 210 cases, n = 1024 to 268435456; serves 23 (rowlen bimodal uniform fixed geometric): worst regret 20.2%, mean 5.7%
 *       launched 200 times in a row on 9 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 185 cases, n = 1024 to 268435456; serves 35 (uniform bimodal rowlen poisson fixed geometric lognormal): worst regret 27.8%, mean 8.9%
 *       launched 200 times in a row on 6 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 196 cases, n = 1024 to 268435456; serves 21 (uniform pareto rowlen bimodal): worst regret 35.0%, mean 18.1%
 *       launched 200 times in a row on 7 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=1024 UNROLL=8 VEC=4:
 *       measured on 79 cases, n = 1024 to 268435456; serves 19 (uniform pareto rowlen): worst regret 90.6%, mean 13.9%
 *       launched 200 times in a row on 9 cases, all results right
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_F2381A73BF2C2987
#define SEGTUNE_SEGREDUCE_F2381A73BF2C2987

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
static const struct segtune_box segtune_segreduce_f2381a73bf2c2987_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 295, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 14 }, { "TILES", 4 }, { "VECS", 7 } } },
	{ "flat_persistent", "BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=1 SEGMENT_COST=3 STATIC_SHARE=15 TILES=2 VECS=3", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 295, 1, 0, 9, { { "BLOCKS_PER_SM", 5 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 1 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 15 }, { "TILES", 2 }, { "VECS", 3 } } },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 238, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 199, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1536 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=8 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 34359738352, 0, INT64_MAX, 1024, 268435456, 210, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1536 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 2 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 8 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 185, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 196, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } } },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=1024 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 79, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 1024 }, { "UNROLL", 8 }, { "VEC", 4 } } }
};

static const struct segtune_node segtune_segreduce_f2381a73bf2c2987_unknown_0[] = {
	{ SEGTUNE_N, 1770000.0, 1, 30, -1 },
	{ SEGTUNE_N, 20200.0, 2, 9, -1 },
	{ SEGTUNE_MEAN, 362.0, 3, 8, -1 },
	{ SEGTUNE_MEAN, 29.0, 4, 7, -1 },
	{ SEGTUNE_N, 2900.0, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 883.0, 10, 27, -1 },
	{ SEGTUNE_N, 285000.0, 11, 18, -1 },
	{ SEGTUNE_MEAN, 15.200000000000001, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 115.0, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 236.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 373000.0, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1300000.0, 21, 26, -1 },
	{ SEGTUNE_MEAN, 3.98, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 4.4444746014362568, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 46300.0, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1.9997360528442654, 31, 34, -1 },
	{ SEGTUNE_MEAN, 1.5800000000000001, 32, 33, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_f2381a73bf2c2987_longest_0[] = {
	{ SEGTUNE_N, 1770000.0, 1, 22, -1 },
	{ SEGTUNE_LONGEST, 1400.0, 2, 15, -1 },
	{ SEGTUNE_MEAN, 30.0, 3, 12, -1 },
	{ SEGTUNE_MEAN, 20.400000000000002, 4, 11, -1 },
	{ SEGTUNE_LONGEST, 8.370000000000001, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 23200.0, 7, 10, -1 },
	{ SEGTUNE_LONGEST, 73.200000000000003, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 182.0, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 883.0, 16, 19, -1 },
	{ SEGTUNE_LONGEST, 1930.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 134000.0, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 22.400000000000002, 23, 26, -1 },
	{ SEGTUNE_MEAN, 9.5999999999999996, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 197.0, 27, 32, -1 },
	{ SEGTUNE_MEAN, 6.25, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 48.200000000000003, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_f2381a73bf2c2987_shares_0[] = {
	{ SEGTUNE_N, 1770000.0, 1, 16, -1 },
	{ SEGTUNE_SHARE_1K, 0.048300000000000003, 2, 9, -1 },
	{ SEGTUNE_MEAN, 30.0, 3, 6, -1 },
	{ SEGTUNE_MEAN, 19.400000000000002, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 47.300000000000004, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 453.0, 10, 13, -1 },
	{ SEGTUNE_SHARE_4K, 0.0067900000000000009, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 46300.0, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.0052300000000000003, 17, 22, -1 },
	{ SEGTUNE_MEAN, 8.6899999999999995, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 47.700000000000003, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_f2381a73bf2c2987_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_f2381a73bf2c2987_boxes_0,
	  { { 35, segtune_segreduce_f2381a73bf2c2987_unknown_0 }, { 33, segtune_segreduce_f2381a73bf2c2987_longest_0 }, { 23, segtune_segreduce_f2381a73bf2c2987_shares_0 } } },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_f2381a73bf2c2987 = { "segtune_segreduce_f2381a73bf2c2987", 1, segtune_segreduce_f2381a73bf2c2987_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_f2381a73bf2c2987

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
