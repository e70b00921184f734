/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-28
 * database: 8a47b1990ffebdd1
 * sources:  af8bd14e7c18b451
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 497 cases
 *     n and the mean length known: worst regret 168.9%, mean 44.1%; geometries left out: worst 168.9%, mean 42.1%
 *     the longest segment, too: worst regret 132.6%, mean 10.6%; geometries left out: worst 298.7%, mean 15.7%
 *     shares of long segments, too: worst regret 256.5%, mean 11.1%; geometries left out: worst 315.3%, mean 18.0%
 *     as probed (shares and the heaviest span; of few or long segments the longest, too): worst regret 51.3%, mean 6.8%; geometries left out: worst 103.4%, mean 8.4%; picked where it was not measured: 0 times, left out 2
 *     all of these: worst regret 51.3%, mean 6.9%; geometries left out: worst 103.4%, mean 8.6%; picked where it was not measured: 0 times, left out 1
 *     pareto lengths, 98 cases: worst regret 84.2%, mean 11.9%; left out: worst 84.2%, mean 12.0%; as probed: worst regret 34.7%, mean 5.2%; left out: worst 34.7%, mean 5.5%
 *     uniform lengths, 76 cases: worst regret 89.5%, mean 11.3%; left out: worst 89.5%, mean 16.3%; as probed: worst regret 51.3%, mean 8.8%; left out: worst 45.7%, mean 11.2%
 *     rowlen lengths, 99 cases: worst regret 70.0%, mean 9.8%; left out: worst 70.0%, mean 10.7%; as probed: worst regret 30.4%, mean 8.6%; left out: worst 30.4%, mean 9.4%
 *     bimodal lengths, 17 cases: worst regret 41.1%, mean 7.8%; left out: worst 45.0%, mean 11.9%; as probed: worst regret 41.1%, mean 7.7%; left out: worst 41.1%, mean 8.3%
 *     huge lengths, 44 cases: worst regret 24.8%, mean 6.7%; left out: worst 24.8%, mean 7.0%; as probed: worst regret 24.8%, mean 6.7%; left out: worst 24.8%, mean 7.0%
 *     poisson lengths, 18 cases: worst regret 19.3%, mean 4.3%; left out: worst 39.9%, mean 10.1%; as probed: worst regret 24.5%, mean 5.5%; left out: worst 39.9%, mean 10.9%
 *     geometric lengths, 19 cases: worst regret 23.6%, mean 8.5%; left out: worst 23.6%, mean 7.7%; as probed: worst regret 23.6%, mean 9.3%; left out: worst 23.6%, mean 8.4%
 *     zipf lengths, 31 cases: worst regret 26.7%, mean 6.6%; left out: worst 26.7%, mean 6.6%; as probed: worst regret 26.7%, mean 6.6%; left out: worst 26.7%, mean 6.6%
 *     lognormal lengths, 84 cases: worst regret 256.5%, mean 18.2%; left out: worst 315.3%, mean 48.9%; as probed: worst regret 29.7%, mean 4.8%; left out: worst 59.0%, mean 7.9%
 *     fixed lengths, 11 cases: worst regret 16.1%, mean 10.2%; left out: worst 16.1%, mean 9.1%; as probed: worst regret 10.9%, mean 3.5%; left out: worst 103.4%, mean 11.8%
 *     always the right one of the boxes: worst regret 45.7%, mean 5.7%
 *     always the right one of the best 8 of all 969 variants: mean regret 5.6% (exact, by branch and bound)
 *     the search of 497 cases was cut short; least was tried of huge:n=64M,mean=64,share=0.25,seed=1: 51 of 471 variants
 *     variants tried, of how many, on each case:
 *       51/471 huge:n=64M,mean=64,share=0.25,seed=1, 51/468 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1,
 *       50/458 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1, 54/470 huge:n=64M,mean=64,share=0.75,seed=1,
 *       57/474 huge:n=64M,mean=64,share=0.1,seed=1, 60/477 huge:n=64M,mean=64,share=0.5,seed=1,
 *       59/468 huge:n=64M,mean=256,share=0.25,seed=1, 60/462 huge:n=64M,mean=256,share=0.5,seed=1,
 *       63/476 zipf:n=64M,mean=64,alpha=1,seed=1, 64/477 huge:n=4M,mean=64,share=0.5,seed=1,
 *       64/469 huge:n=64M,mean=256,share=0.1,seed=1, 69/504 uniform:n=64M,mean=16M,seed=1,
 *       70/505 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 69/480 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       69/478 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1, 71/489 huge:n=1M,mean=64,share=0.1,seed=1,
 *       70/470 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1, 72/483 huge:n=512K,mean=16,share=0.75,seed=1,
 *       72/474 linux_lines_per_file.rowlen@64M, 99/643 fixed:n=64M,mean=64, 79/512 uniform:n=64M,mean=4M,seed=1,
 *       76/490 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 76/489 huge:n=4M,mean=64,share=0.1,seed=1,
 *       77/492 huge:n=64K,mean=64,share=0.1,seed=1, 81/514 uniform:n=64M,mean=1M,seed=1,
 *       77/485 pareto:n=16M,mean=256,alpha=1.5,seed=1, 77/485 pareto:n=64M,mean=256,alpha=1.5,seed=1,
 *       75/472 pareto:n=64M,mean=256K,alpha=1.5,seed=1, 76/474 huge:n=64M,mean=256,share=0.75,seed=1,
 *       81/503 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1, 79/488 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       79/487 huge:n=512K,mean=64,share=0.5,seed=1, 77/473 zipf:n=64M,mean=256,alpha=1,seed=1,
 *       79/485 pareto:n=8M,mean=256,alpha=1.5,seed=1, 79/483 lognormal:n=16M,mean=128,sigma=2,seed=1,
 *       83/491 pareto:n=1M,mean=256,alpha=1.5,seed=1, 83/490 debian_files_per_package.rowlen@64M,
 *       82/482 zipf:n=64M,mean=1K,alpha=1,seed=1, 83/485 pareto:n=2M,mean=256,alpha=1.5,seed=1,
 *       97/565 pareto:n=1K,mean=256,alpha=1.5,seed=1, 83/483 pareto:n=64M,mean=512,alpha=1.2,seed=1,
 *       96/558 uniform:n=256M,mean=64,seed=1, 83/482 uniform:n=64M,mean=256K,seed=1, 90/521 fixed:n=64M,mean=1M,
 *       85/490 huge:n=64K,mean=16,share=0.75,seed=1, 78/449 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1,
 *       84/483 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1, 87/500 mbeacxc.rowlen,
 *       78/448 lognormal:n=64M,mean=64K,sigma=2,seed=1, 86/493 huge:n=512K,mean=64,share=0.1,seed=1,
 *       97/556 uniform:n=64M,mean=256,seed=1, 85/486 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       99/566 uniform:n=2M,mean=128,seed=1, 78/444 pareto:n=64M,mean=64K,alpha=1.5,seed=1,
 *       87/494 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1, 87/494 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       99/561 uniform:n=8M,mean=128,seed=1, 102/575 poisson:n=8M,mean=128,seed=1,
 *       88/493 lognormal:n=2M,mean=256,sigma=2,seed=1, 80/447 uniform:n=4M,mean=256K,seed=1,
 *       90/498 mbeacxc.rowlen@4M, 89/490 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       91/500 gshhg_points_per_bin.rowlen@64M, 90/494 lognormal:n=128K,mean=256,sigma=2,seed=1,
 *       103/565 uniform:n=64K,mean=256,seed=1, 104/570 uniform:n=64K,mean=64,seed=1,
 *       91/497 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1,
 *       47/256 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1, 83/452 pareto:n=4M,mean=64K,alpha=1.5,seed=1,
 *       89/483 lognormal:n=1M,mean=256,sigma=2,seed=1, 92/499 mbeacxc.rowlen@64M,
 *       92/498 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1, 93/503 huge:n=1M,mean=64,share=0.5,seed=1,
 *       88/475 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 100/539 pareto:n=1K,mean=1K,alpha=1.5,seed=1,
 *       106/569 uniform:n=1M,mean=128,seed=1, 50/268 linux_identifier_postings.rowlen,
 *       106/568 uniform:n=256K,mean=128,seed=1, 86/460 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       86/458 lognormal:n=64M,mean=4K,sigma=2,seed=1, 93/493 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       101/529 uniform:n=512K,mean=256,seed=1, 96/501 lognormal:n=64M,mean=128,sigma=1,seed=1,
 *       110/572 poisson:n=256K,mean=128,seed=1, 92/478 lognormal:n=64M,mean=1K,sigma=2,seed=1,
 *       95/493 lognormal:n=8M,mean=64,sigma=1,seed=1, 113/585 uniform:n=1K,mean=256,seed=1,
 *       92/476 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 93/480 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       93/479 bacterial_protein_lengths.rowlen@4M, 93/479 bacterial_protein_lengths.rowlen@64M,
 *       86/441 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 111/569 uniform:n=512K,mean=64,seed=1,
 *       56/287 huge:n=64M,mean=4,share=0.5,seed=1, 96/492 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1,
 *       94/481 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1, 97/495 uniform:n=64M,mean=64K,seed=1,
 *       111/566 uniform:n=8K,mean=256,seed=1, 97/494 fixed:n=64M,mean=256K,
 *       91/462 pareto:n=64M,mean=4K,alpha=1.5,seed=1, 97/490 pareto:n=256K,mean=256,alpha=1.5,seed=1,
 *       117/591 fixed:n=64M,mean=256, 86/433 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1,
 *       98/493 debian_files_per_package.rowlen, 54/269 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       85/422 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 99/490 linux_lines_per_file.rowlen,
 *       90/445 pareto:n=512K,mean=16K,alpha=1.5,seed=1, 98/484 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       104/513 geometric:n=64M,mean=64,seed=1, 107/527 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1,
 *       97/477 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 94/462 zipf:n=64M,mean=4K,alpha=1,seed=1,
 *       101/496 lognormal:n=256K,mean=64,sigma=1,seed=1, 100/491 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       100/491 pareto:n=128K,mean=256,alpha=1.5,seed=1, 98/480 pareto:n=64M,mean=1K,alpha=1.5,seed=1,
 *       98/478 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 101/491 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       91/442 pareto:n=64M,mean=16K,alpha=1.5,seed=1, 118/572 uniform:n=4M,mean=256,seed=1,
 *       56/271 huge:n=64M,mean=16,share=0.1,seed=1, 102/493 lognormal:n=256K,mean=256,sigma=2,seed=1,
 *       54/260 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1, 86/414 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       118/568 poisson:n=2M,mean=128,seed=1, 107/515 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       94/452 uniform:n=256M,mean=128K,seed=1, 105/503 bimodal:n=64M,mean=64K,share=0.9,seed=1,
 *       119/568 uniform:n=128K,mean=128,seed=1, 110/524 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       104/493 gshhg_points_per_bin.rowlen, 55/260 huge:n=64M,mean=16,share=0.25,seed=1,
 *       108/509 bimodal:n=64M,mean=256,share=0.9,seed=1, 97/457 uniform:n=4M,mean=64K,seed=1,
 *       103/485 lognormal:n=128K,mean=512,sigma=1,seed=1, 110/517 huge:n=64K,mean=64,share=0.5,seed=1,
 *       60/282 huge:n=64M,mean=4,share=0.25,seed=1, 100/468 fixed:n=64M,mean=64K, 99/463 uniform:n=4M,mean=4K,seed=1,
 *       100/465 photo_kmeans256.rowlen, 101/467 bimodal:n=64M,mean=16K,share=0.9,seed=1,
 *       106/489 bacterial_protein_lengths.rowlen, 62/286 huge:n=4M,mean=4,share=0.5,seed=1,
 *       57/262 huge:n=64M,mean=16,share=0.5,seed=1, 101/463 pareto:n=512K,mean=4K,alpha=1.5,seed=1,
 *       57/261 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1, 102/467 photo_kmeans256.rowlen@4M,
 *       109/497 lognormal:n=128K,mean=64,sigma=1,seed=1, 59/269 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       102/465 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1, 89/405 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       103/465 uniform:n=512K,mean=4K,seed=1, 105/474 uniform:n=64M,mean=16K,seed=1,
 *       127/571 uniform:n=8K,mean=64,seed=1, 109/490 pareto:n=8K,mean=4K,alpha=1.5,seed=1,
 *       60/269 zipf:n=64M,mean=4,alpha=1,seed=1, 108/484 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1,
 *       93/416 uniform:n=512K,mean=256K,seed=1, 55/246 huge:n=64M,mean=16,share=0.75,seed=1,
 *       109/487 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 59/263 huge:n=4M,mean=16,share=0.25,seed=1,
 *       105/468 photo_kmeans256.rowlen@64M, 104/463 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       58/257 huge:n=8M,mean=16,share=0.25,seed=1, 61/270 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1,
 *       115/508 uniform:n=1K,mean=1K,seed=1, 102/450 fixed:n=64M,mean=16K, 132/581 poisson:n=1M,mean=128,seed=1,
 *       106/465 bimodal:n=64M,mean=4K,share=0.9,seed=1, 106/465 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       84/365 qcd5_4.rowlen@64M, 85/369 qcd5_4.rowlen@4M, 104/451 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1,
 *       111/478 dense2.rowlen, 108/465 lognormal:n=8M,mean=2K,sigma=1,seed=1, 113/486 dense2.rowlen@4M,
 *       108/463 lognormal:n=256K,mean=2K,sigma=1,seed=1, 63/269 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       113/482 uniform:n=512K,mean=1K,seed=1, 68/290 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       114/486 lognormal:n=2M,mean=512,sigma=1,seed=1, 103/439 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       120/510 bimodal:n=1M,mean=64,share=0.9,seed=1, 112/476 fixed:n=64M,mean=4K,
 *       119/504 uniform:n=64M,mean=1K,seed=1, 112/474 uniform:n=64M,mean=4K,seed=1,
 *       110/465 lognormal:n=2M,mean=2K,sigma=1,seed=1, 88/372 qcd5_4.rowlen,
 *       115/486 lognormal:n=256K,mean=512,sigma=1,seed=1, 138/583 poisson:n=128K,mean=128,seed=1,
 *       63/266 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 116/486 lognormal:n=1M,mean=512,sigma=1,seed=1,
 *       107/448 pareto:n=4M,mean=16K,alpha=1.5,seed=1, 107/447 uniform:n=512K,mean=16K,seed=1,
 *       116/482 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 113/467 uniform:n=1M,mean=2K,seed=1,
 *       107/441 uniform:n=64K,mean=16K,seed=1, 68/280 lp1.rowlen@4M, 68/280 lp1.rowlen@64M,
 *       120/494 bimodal:n=64M,mean=1K,share=0.9,seed=1, 118/485 dense2.rowlen@64M,
 *       113/463 lognormal:n=128K,mean=2K,sigma=1,seed=1, 63/257 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       127/518 fixed:n=64M,mean=1K, 121/491 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       125/507 uniform:n=256M,mean=1K,seed=1, 115/466 uniform:n=2M,mean=2K,seed=1,
 *       66/267 huge:n=2M,mean=16,share=0.25,seed=1, 116/469 lognormal:n=1M,mean=2K,sigma=1,seed=1,
 *       73/295 huge:n=1M,mean=4,share=0.5,seed=1, 73/295 pareto:n=16M,mean=16,alpha=1.5,seed=1, 70/282 lp1.rowlen,
 *       116/466 uniform:n=256K,mean=2K,seed=1, 73/293 pareto:n=64M,mean=16,alpha=1.5,seed=1,
 *       75/300 huge:n=64M,mean=4,share=0.1,seed=1, 67/268 huge:n=64M,mean=4,share=0.75,seed=1,
 *       125/500 uniform:n=16M,mean=1K,seed=1, 113/451 uniform:n=4M,mean=16K,seed=1,
 *       73/291 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 70/279 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       63/251 huge:n=4M,mean=16,share=0.75,seed=1, 119/474 uniform:n=8K,mean=4K,seed=1,
 *       106/422 uniform:n=512K,mean=64K,seed=1, 117/464 uniform:n=8M,mean=2K,seed=1,
 *       74/292 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1, 64/252 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       110/431 uniform:n=64K,mean=64K,seed=1, 76/297 huge:n=512K,mean=4,share=0.5,seed=1,
 *       67/261 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1, 122/472 uniform:n=64K,mean=4K,seed=1,
 *       71/273 lognormal:n=64M,mean=16,sigma=2,seed=1, 135/518 uniform:n=8K,mean=1K,seed=1,
 *       76/291 huge:n=4M,mean=4,share=0.1,seed=1, 66/252 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       76/289 pareto:n=8M,mean=8,alpha=1.2,seed=1, 81/305 lognormal:n=16M,mean=8,sigma=2,seed=1,
 *       80/301 debian_entries_per_directory.rowlen@64M, 126/474 uniform:n=128K,mean=2K,seed=1,
 *       85/319 nsjac.rowlen@64M, 88/328 bcsstk16.rowlen@4M, 88/328 uniform:n=64M,mean=64,seed=1,
 *       87/323 nsjac.rowlen@4M, 133/489 uniform:n=4M,mean=1K,seed=1, 83/303 lognormal:n=64M,mean=4,sigma=2,seed=1,
 *       68/248 huge:n=1M,mean=16,share=0.75,seed=1, 90/327 nsjac.rowlen, 135/490 uniform:n=64K,mean=1K,seed=1,
 *       83/301 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1, 83/301 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1,
 *       85/308 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1,
 *       80/288 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 90/324 citeseer_words.rowlen@64M,
 *       108/388 fixed:n=64M,mean=16, 80/287 photo_colour_histogram.rowlen, 91/326 bcsstk16.rowlen@64M,
 *       79/283 photo_colour_histogram.rowlen@64M, 87/310 maxwell_S.rowlen@4M,
 *       84/299 huge:n=1M,mean=4,share=0.1,seed=1, 95/338 uniform:n=4M,mean=64,seed=1,
 *       86/305 kjv_words_per_verse.rowlen@4M, 97/344 poisson:n=128K,mean=24,seed=1,
 *       88/311 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1, 87/307 maxwell_S.rowlen@64M,
 *       76/268 huge:n=256K,mean=16,share=0.25,seed=1, 82/289 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       87/306 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       86/300 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       87/303 lognormal:n=8M,mean=4,sigma=2,seed=1, 85/295 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       83/288 photo_colour_histogram.rowlen@4M, 88/304 kjv_words_per_verse.rowlen@64M,
 *       85/293 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 91/313 maxwell_S.rowlen,
 *       90/308 pareto:n=4M,mean=16,alpha=1.5,seed=1, 90/308 kjv_words_per_verse.rowlen,
 *       88/301 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1, 95/324 citeseer_words.rowlen@4M,
 *       85/289 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 88/299 huge:n=512K,mean=4,share=0.1,seed=1,
 *       83/282 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 90/305 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       93/315 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1, 83/281 huge:n=512K,mean=16,share=0.25,seed=1,
 *       76/257 pareto:n=2M,mean=64,alpha=1.2,seed=1, 93/313 wathenSmall.rowlen@64M,
 *       75/252 pareto:n=8M,mean=64,alpha=1.2,seed=1, 77/257 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1,
 *       86/287 huge:n=128K,mean=16,share=0.25,seed=1, 95/317 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1,
 *       78/259 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       94/312 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       88/291 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1, 98/324 email-Enron.rowlen@64M,
 *       91/300 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1, 86/283 huge:n=64K,mean=16,share=0.25,seed=1,
 *       97/319 wathenSmall.rowlen@4M, 94/309 pareto:n=1K,mean=4,alpha=1.5,seed=1,
 *       90/295 pareto:n=2M,mean=8,alpha=1.2,seed=1, 88/288 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       85/278 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1, 97/317 lognormal:n=1M,mean=8,sigma=1,seed=1,
 *       102/333 poisson:n=2M,mean=24,seed=1, 91/297 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       84/274 linux_kernel_line_lengths.rowlen@64M, 92/300 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       94/306 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 83/270 wdbii_river_segments.rowlen@4M,
 *       92/299 pareto:n=128K,mean=8,alpha=1.2,seed=1, 88/286 gowalla_bipartite.rowlen@64M,
 *       93/302 pareto:n=4M,mean=4,alpha=1.5,seed=1, 93/301 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       94/304 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 86/278 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       97/313 huge:n=64K,mean=4,share=0.1,seed=1, 97/313 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       97/313 uniform:n=64M,mean=16,seed=1, 83/267 wdbii_river_segments.rowlen@64M,
 *       88/283 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1, 84/270 wdbii_river_segments.rowlen,
 *       94/302 pareto:n=512K,mean=4,alpha=1.5,seed=1, 95/305 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       98/313 brack2.rowlen@64M, 99/316 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       84/268 huge:n=1M,mean=16,share=0.25,seed=1, 102/325 poisson:n=8M,mean=24,seed=1,
 *       93/296 pareto:n=1M,mean=8,alpha=1.2,seed=1, 100/318 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       106/337 uniform:n=16M,mean=64,seed=1, 101/321 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       99/314 lognormal:n=256K,mean=4,sigma=2,seed=1, 82/260 pareto:n=1M,mean=64,alpha=1.2,seed=1,
 *       101/320 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1, 102/323 wathenSmall.rowlen,
 *       104/329 citeseer_words.rowlen, 93/294 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       87/275 lognormal:n=64M,mean=32,sigma=1,seed=1, 100/316 debian_depends.rowlen@64M,
 *       86/271 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1,
 *       101/318 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1, 101/318 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       109/342 poisson:n=1M,mean=24,seed=1, 95/298 pareto:n=256K,mean=8,alpha=1.2,seed=1,
 *       90/282 facebook_combined.rowlen@64M, 99/310 wordnet_pointers.rowlen@64M,
 *       103/322 lognormal:n=2M,mean=8,sigma=1,seed=1, 97/303 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       99/309 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 102/318 cage10.rowlen,
 *       103/321 uniform:n=64M,mean=16,empty=0.5,seed=1, 87/271 lognormal:n=2M,mean=32,sigma=2,seed=1,
 *       84/261 pareto:n=4M,mean=64,alpha=1.5,seed=1, 103/320 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       102/316 wordnet_pointers.rowlen@4M, 105/325 pareto:n=8K,mean=16,alpha=1.5,seed=1,
 *       101/312 pareto:n=8K,mean=4,alpha=1.5,seed=1, 108/333 geometric:n=64M,mean=12,empty=0.5,seed=1,
 *       99/305 copter2.rowlen@64M, 103/317 wordnet_pointers.rowlen, 111/341 uniform:n=1K,mean=64,seed=1,
 *       106/325 basker_matrix1.rowlen@64M, 92/282 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1,
 *       109/334 bcsstk16.rowlen, 98/300 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1,
 *       101/309 pareto:n=64K,mean=4,alpha=1.5,seed=1, 87/266 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       112/341 poisson:n=256K,mean=24,seed=1, 96/292 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1,
 *       101/307 pareto:n=512K,mean=16,alpha=1.5,seed=1, 102/310 lognormal:n=1M,mean=4,sigma=2,seed=1,
 *       102/310 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1, 102/310 debian_entries_per_directory.rowlen,
 *       89/270 lognormal:n=8M,mean=32,sigma=2,seed=1, 104/315 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       104/315 pareto:n=2M,mean=16,alpha=1.5,seed=1, 107/324 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       88/266 pareto:n=256K,mean=64,alpha=1.2,seed=1, 103/311 pareto:n=256K,mean=16,alpha=1.5,seed=1,
 *       106/320 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1, 106/320 brack2.rowlen,
 *       110/332 email-Enron.rowlen, 106/319 huge:n=64K,mean=4,share=0.5,seed=1, 110/331 email-Enron.rowlen@4M,
 *       104/312 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1, 106/318 lognormal:n=256K,mean=8,sigma=1,seed=1,
 *       103/309 cage10.rowlen@64M, 107/321 debian_depends.rowlen, 102/306 ibm03_nets.rowlen@64M,
 *       108/323 debian_depends.rowlen@4M, 96/287 gowalla_bipartite.rowlen@4M,
 *       92/275 linux_kernel_line_lengths.rowlen, 102/304 english_word_lengths.rowlen@64M,
 *       96/286 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1,
 *       89/265 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 106/315 geometric:n=64M,mean=8,seed=1,
 *       105/312 uniform:n=1M,mean=8,seed=1, 89/264 pareto:n=64K,mean=64,alpha=1.5,seed=1,
 *       107/317 lognormal:n=8M,mean=8,sigma=1,seed=1, 108/319 geometric:n=1M,mean=8,seed=1,
 *       96/283 facebook_combined.rowlen@4M, 110/324 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       109/321 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 106/312 ibm03_nets.rowlen@4M,
 *       98/288 gowalla_bipartite.rowlen, 94/276 lognormal:n=256K,mean=32,sigma=2,seed=1,
 *       111/325 geometric:n=64M,mean=4,sorted=down,seed=1, 109/318 brack2.rowlen@4M,
 *       112/325 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       110/319 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1, 99/287 facebook_combined.rowlen,
 *       108/313 cage10.rowlen@4M, 89/256 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       95/272 bimodal:n=64M,mean=64,share=0.9,seed=1, 109/312 geometric:n=64M,mean=3,empty=0.5,seed=1,
 *       94/269 pareto:n=1K,mean=64,alpha=1.5,seed=1, 93/266 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       112/320 uniform:n=64K,mean=16,seed=1, 108/308 english_word_lengths.rowlen, 112/319 ibm03_nets.rowlen,
 *       117/333 basker_matrix1.rowlen, 110/313 geometric:n=16M,mean=3,empty=0.5,seed=1,
 *       113/321 uniform:n=8K,mean=16,seed=1, 109/309 copter2.rowlen@4M,
 *       93/263 pareto:n=512K,mean=64,alpha=1.5,seed=1, 116/328 geometric:n=8M,mean=8,seed=1,
 *       95/268 pareto:n=128K,mean=64,alpha=1.2,seed=1, 104/293 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1,
 *       95/267 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1, 104/292 lognormal:n=64M,mean=2,sigma=1,seed=1,
 *       117/327 uniform:n=512K,mean=16,seed=1, 100/278 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1,
 *       117/325 lognormal:n=128K,mean=8,sigma=1,seed=1, 117/325 uniform:n=4M,mean=16,seed=1,
 *       103/286 geometric:n=64M,mean=32,sorted=down,seed=1, 120/333 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       119/330 basker_matrix1.rowlen@4M, 109/301 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       101/276 uniform:n=128K,mean=8,seed=1, 115/314 uniform:n=2M,mean=8,seed=1, 114/310 copter2.rowlen,
 *       98/266 lognormal:n=1M,mean=64,sigma=1,seed=1, 127/344 geometric:n=128K,mean=8,seed=1,
 *       124/335 geometric:n=2M,mean=8,seed=1, 104/279 uniform:n=64M,mean=2,empty=0.5,seed=1,
 *       104/279 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1, 109/287 fixed:n=64M,mean=4,
 *       104/273 poisson:n=64M,mean=2,seed=1, 128/335 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       122/319 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1, 103/269 4elt.rowlen@64M,
 *       104/271 delaunay_n15.rowlen@64M, 110/286 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1,
 *       126/327 bimodal:n=512K,mean=4,share=0.9,seed=1, 101/262 poisson:n=1M,mean=0.5,seed=1,
 *       97/251 poisson:n=64M,mean=0.25,seed=1, 104/269 ecology1.rowlen@64M, 106/273 geometric:n=8M,mean=2,seed=1,
 *       99/254 poisson:n=64M,mean=0.5,seed=1, 101/257 git_files_per_commit.rowlen@64M,
 *       102/258 poisson:n=8M,mean=0.5,seed=1, 127/321 uniform:n=1K,mean=16,seed=1,
 *       105/265 poisson:n=256K,mean=0.5,seed=1, 134/338 geometric:n=256K,mean=8,seed=1,
 *       104/261 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 110/275 4elt.rowlen@4M, 102/255 mdual.rowlen@64M,
 *       111/277 geometric:n=64M,mean=2,seed=1, 109/272 uniform:n=8M,mean=8,seed=1, 111/276 delaunay_n15.rowlen@4M,
 *       114/282 geometric:n=256K,mean=2,seed=1, 106/261 mdual.rowlen@4M, 110/270 uniform:n=64M,mean=4,seed=1,
 *       107/262 git_files_per_commit.rowlen@4M, 106/258 uniform:n=16M,mean=4,seed=1,
 *       118/287 bimodal:n=4M,mean=64,share=0.9,seed=1, 115/279 geometric:n=1M,mean=2,seed=1,
 *       109/264 uniform:n=256M,mean=4,seed=1, 110/266 poisson:n=2M,mean=0.5,seed=1,
 *       113/273 uniform:n=64K,mean=4,seed=1, 137/329 bimodal:n=64K,mean=4,share=0.9,seed=1,
 *       111/266 git_files_per_commit.rowlen, 111/266 mdual.rowlen, 112/268 pareto:n=8K,mean=64,alpha=1.5,seed=1,
 *       116/276 geometric:n=2M,mean=2,seed=1, 117/278 4elt.rowlen, 115/273 poisson:n=128K,mean=0.5,seed=1,
 *       117/277 ecology1.rowlen, 96/225 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1,
 *       120/281 delaunay_n15.rowlen, 120/276 uniform:n=256K,mean=8,seed=1, 118/271 uniform:n=512K,mean=4,seed=1,
 *       125/284 geometric:n=128K,mean=2,seed=1, 119/268 uniform:n=4M,mean=4,seed=1,
 *       123/267 uniform:n=1K,mean=4,seed=1, 102/215 uniform:n=64M,mean=1,seed=1, 128/268 uniform:n=8K,mean=4,seed=1,
 *       112/226 fixed:n=64M,mean=1
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=15 TILES=2 VECS=7:
 *       measured on 497 cases, n = 1024 to 268435456; serves 214 (huge zipf pareto lognormal uniform rowlen bimodal fixed): worst regret 89.5%, mean 11.0%
 *       launched 200 times in a row on 35 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 407 cases, n = 1024 to 268435456; serves 113 (pareto uniform bimodal huge rowlen lognormal geometric poisson fixed): worst regret 132.6%, mean 15.6%
 *       launched 200 times in a row on 28 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=6144 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 344 cases, n = 1024 to 268435456; serves 28 (pareto uniform rowlen huge lognormal): worst regret 39.5%, mean 8.2%
 *       launched 200 times in a row on 17 cases, all results right
 *     subwarp LDG=1 LOAD_MODIFIER=0 NT=128 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=16 UNROLL=4 VEC=4:
 *       measured on 347 cases, n = 1024 to 268435456; serves 43 (uniform pareto bimodal rowlen lognormal poisson fixed): worst regret 27.0%, mean 6.5%
 *       launched 200 times in a row on 14 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 298 cases, n = 1024 to 268435456; serves 26 (poisson geometric rowlen fixed uniform lognormal): worst regret 44.7%, mean 4.7%
 *       launched 200 times in a row on 9 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 185 cases, n = 1024 to 268435456; serves 33 (geometric rowlen lognormal bimodal uniform fixed): worst regret 256.5%, mean 12.0%
 *       launched 200 times in a row on 1 case, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4:
 *       measured on 187 cases, n = 1024 to 268435456; serves 26 (uniform pareto huge lognormal zipf rowlen): worst regret 17.8%, mean 4.7%
 *       launched 200 times in a row on 20 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=128 UNROLL=4 VEC=4:
 *       measured on 174 cases, n = 1024 to 268435456; serves 14 (uniform pareto lognormal rowlen): worst regret 24.1%, mean 10.9%
 *       launched 200 times in a row on 11 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_FDD359E40C17A7BC
#define SEGTUNE_SEGREDUCE_FDD359E40C17A7BC

/*
 * What headers of launch boxes share, once in a program, for C99 and C++11: boxes, the trees that say which one serves
 * a call, and where a box can run. segtune puts this text into each header that it exports, and lookup_impl.h behind
 * it.
 */
#ifndef SEGTUNE_LAUNCH_BOX_VERSION
#define SEGTUNE_LAUNCH_BOX_VERSION 6

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define SEGTUNE_BOX_PARAMS 16
#define SEGTUNE_SPAN 128 /* consecutive segments: as many as blocks of many strategies take */

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
	/* As many as one element of the heaviest span, which it may leave to few blocks. */
	int64_t span_worth;
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
	/* For callers that know the shares and the heaviest span: rows of the cases that were measured, each where it
	 * lies and how much each box tends to lose near it, if the longest segment is not known and if it is, after a
	 * row of what each loses on average. No cases: the trees serve these callers, too. In 1 / SEGTUNE_UNIT. */
	int ncases;
	const int *cases; /* [row * (SEGTUNE_AXES + 2 * nboxes)] */
};
#define SEGTUNE_AXES 7 /* the last is of the longest segment */
#define SEGTUNE_UNIT 4096

/* The tables of one header. Those of an operation are linked in the order in which they were included. */
struct segtune_tables {
	const char *name;
	int count;
	const struct segtune_table *tables; /* of a type and operator the most general one first */
	const struct segtune_tables *others;
};

/* ---- the call ---- */

/* What is known of the lengths of segments: negative is unknown, of a span 0, too. */
struct segtune_shape {
	double longest;            /* elements of the longest segment */
	double share_1k, share_4k; /* 0 to 1: elements that are in segments of at least 1024, 4096 elements */
	double span;               /* elements of the heaviest SEGTUNE_SPAN consecutive segments */
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

	s.longest = s.share_1k = s.share_4k = s.span = -1;
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

/*
 * Elements of the heaviest SEGTUNE_SPAN consecutive segments, for s->span: of offsets of 4 or 8 bytes, segments + 1 of
 * them, on the host; 0 if there are none. Which order segments have shows in no other figure.
 */
static inline int64_t segtune_span(const void *offsets, int offset_bytes, int64_t segments)
{
	const int32_t *narrow = (const int32_t *)offsets;
	const int64_t *wide = (const int64_t *)offsets;
	int64_t most = 0, i, to = 0, span;

	for (i = 0; offsets && to < segments; i++) {
		to = segments - i > SEGTUNE_SPAN ? i + SEGTUNE_SPAN : segments;
		span = offset_bytes == 8 ? wide[to] - wide[i] : (int64_t)narrow[to] - narrow[i];
		most = span > most ? span : most;
	}
	return most;
}

/* Count a segment of that many elements; begin with the shape {0, 0, 0, 0}, end with segtune_shape_end. */
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
#elif SEGTUNE_LAUNCH_BOX_VERSION != 6
#error "launch-box headers of different segtune releases: export them again with one"
#endif
/* The lookup of launch boxes, once in a program: trees, estimates, and which of several tables fits a call best. */
#ifndef SEGTUNE_LOOKUP
#define SEGTUNE_LOOKUP


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

/* Fast calls' elements that take as long as the longest segment or the heaviest span, of which is known, by itself. */
static inline double segtune_delay(const struct segtune_box *b, const struct segtune_query *q)
{
	double longest = q->shape.longest >= 0 ? q->shape.longest * (double)b->longest_worth : 0;
	double span = q->shape.span >= 0 ? q->shape.span * (double)b->span_worth : 0;

	return longest > span ? longest : span;
}

/* Does that take far longer than all elements should? Shares may not show it, and none shows an order. */
static inline int segtune_is_held_up(const struct segtune_box *b, const struct segtune_query *q)
{
	return segtune_delay(b, q) > 2 * ((double)b->call_worth + segtune_elements(q));
}

/*
 * The box for a call that would hold up another: that of the tree for the longest segment, else the most general that
 * it does not hold up, else that of the least delay.
 */
static inline const struct segtune_box *segtune_for_held_up(const struct segtune_table *t,
							    const struct segtune_query *q)
{
	int i, best = segtune_tree_pick(&t->trees[1], q);

	if (best >= 0 && best < t->nboxes && segtune_box_runs(t, &t->boxes[best], q) &&
	    !segtune_is_held_up(&t->boxes[best], q))
		return &t->boxes[best];
	for (i = 0, best = -1; i < t->nboxes; i++) {
		if (!segtune_box_runs(t, &t->boxes[i], q))
			continue;
		if (!segtune_is_held_up(&t->boxes[i], q))
			return &t->boxes[i];
		if (best < 0 || segtune_delay(&t->boxes[i], q) < segtune_delay(&t->boxes[best], q))
			best = i;
	}
	return best < 0 ? NULL : &t->boxes[best];
}

/* log2(x), straight between powers of two: the bits of a double as a whole number are just that. */
static inline double segtune_octaves(double x, double least)
{
	uint64_t bits;
	double octaves;

	memcpy(&bits, &x, sizeof bits);
	octaves = x > 0 ? (double)bits / 4503599627370496.0 - 1023 : least;
	return octaves > least ? octaves : least;
}

static inline int segtune_units(double x)
{
	double units = SEGTUNE_UNIT * x + 0.5;
	int whole = (int)units;

	return whole - (whole > units);
}

/* Where a call lies among the cases. Octaves over which boxes lose alike are 16, of the mean and the span 8. */
static inline void segtune_place(const struct segtune_query *q, int place[SEGTUNE_AXES])
{
	double n = segtune_octaves(segtune_elements(q), 0), mean = segtune_octaves(segtune_mean(q), -10);
	double span = segtune_octaves(q->shape.span, 0), even = mean + 7; /* SEGTUNE_SPAN segments of the mean length */

	even = even < n ? even : n;
	place[0] = segtune_units(n / 16);
	place[1] = segtune_units(mean / 8);
	place[2] = segtune_units(segtune_octaves(q->shape.share_1k, -12) / 16);
	place[3] = segtune_units(segtune_octaves(q->shape.share_4k, -12) / 16);
	place[4] = segtune_units((span - even) / 8);
	place[5] = segtune_units((span - n) / 8);
	place[6] = segtune_units((segtune_octaves(q->shape.longest, 0) - n) / 16);
}

/*
 * What `count` boxes are expected to lose at a place, log(1 + regret), by that many axes: kriging. weights: the column
 * of the first one's.
 */
static inline void segtune_expect(const struct segtune_table *t, const int *place, int axes, int weights, int count,
				  double *sums)
{
	const int *row = t->cases;
	int i, axis, b;

	for (b = 0; b < count; b++)
		sums[b] = row[weights + b];
	for (i = 0; i < t->ncases; i++) {
		double squares = 0, alike;

		row += SEGTUNE_AXES + 2 * t->nboxes;
		for (axis = 0; axis < axes; axis++) {
			double apart = ((double)place[axis] - row[axis]) / SEGTUNE_UNIT;

			squares += apart * apart;
		}
		alike = 1 / (1 + squares);
		for (b = 0; b < count; b++)
			sums[b] += alike * row[weights + b];
	}
}

/* The box that is expected to lose least of those that can run; NULL: none can. *why: it is not the least of all. */
static inline const struct segtune_box *segtune_least_expected(const struct segtune_table *t,
							       const struct segtune_query *q, unsigned *why)
{
	const struct segtune_box *best = NULL;
	double sums[16], least = 0, least_of_all = 0;
	int longest = q->shape.longest > 0;
	int place[SEGTUNE_AXES], from, i;

	segtune_place(q, place);
	for (from = 0; from < t->nboxes; from += 16) {
		int count = t->nboxes - from < 16 ? t->nboxes - from : 16;

		segtune_expect(t, place, longest ? SEGTUNE_AXES : SEGTUNE_AXES - 1,
			       SEGTUNE_AXES + (longest ? t->nboxes : 0) + from, count, sums);
		for (i = 0; i < count; i++) {
			least_of_all = from + i == 0 || sums[i] < least_of_all ? sums[i] : least_of_all;
			if ((best && sums[i] >= least) || !segtune_box_runs(t, &t->boxes[from + i], q))
				continue;
			best = &t->boxes[from + i];
			least = sums[i];
		}
	}
	*why |= best && least <= least_of_all ? 0u : (unsigned)SEGTUNE_OTHER_BOX;
	return best;
}

/* With the longest segment, if it is known, unless that or the span would hold up the box: then without. */
static inline const struct segtune_box *segtune_expected_pick(const struct segtune_table *t,
							      const struct segtune_query *q, unsigned *why)
{
	const struct segtune_box *box = segtune_least_expected(t, q, why);
	struct segtune_query less = *q;

	if (!box || !(q->shape.longest > 0) || !segtune_is_held_up(box, q))
		return box;
	less.shape.longest = -1;
	*why = 0;
	return segtune_least_expected(t, &less, why);
}

/* The box of table t, NULL if none of it can run; *why: differences that are due to it. */
static inline const struct segtune_box *segtune_table_pick(const struct segtune_table *t, const struct segtune_query *q,
							   unsigned *why)
{
	int level, i, known = segtune_known_trees(t, q), picked = -1;

	*why = 0;
	if (t->ncases > 0 && q->shape.share_1k >= 0 && q->shape.share_4k >= 0 && q->shape.span > 0)
		return segtune_expected_pick(t, q, why);
	for (level = known - 1; level >= 0 && picked < 0; level--)
		picked = segtune_tree_pick(&t->trees[level], q);
	if (level + 2 < known)
		*why |= SEGTUNE_SHAPE_IGNORED;
	if (picked >= 0 && picked < t->nboxes && segtune_box_runs(t, &t->boxes[picked], q))
		return segtune_is_held_up(&t->boxes[picked], q) ? segtune_for_held_up(t, q) : &t->boxes[picked];
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
#endif

#define SEGTUNE_SEGREDUCE_FLAT_PERSISTENT 4537640
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190
#define SEGTUNE_SEGREDUCE_SUBWARP 5599278
#define SEGTUNE_SEGREDUCE_BLOCK 1369594

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_fdd359e40c17a7bc_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=15 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 497, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 15 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 407, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 256 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=6144 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 8589934588, 0, INT64_MAX, 1024, 268435456, 344, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 6144 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 2 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 16 },
	{ "subwarp", "LDG=1 LOAD_MODIFIER=0 NT=128 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=16 UNROLL=4 VEC=4", SEGTUNE_SEGREDUCE_SUBWARP, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, 17179869176, 0, INT64_MAX, 1024, 268435456, 347, 1, 0, 7, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "SEGMENTS_IN_FLIGHT", 1 }, { "THREADS_PER_SEGMENT", 16 }, { "UNROLL", 4 }, { "VEC", 4 } }, 2048, 4194304, 32 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 298, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 512 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 824633720448, 0, INT64_MAX, 1024, 268435456, 185, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 384 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 187, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "UNROLL", 8 }, { "VEC", 4 } }, 64, 4194304, 2 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=128 UNROLL=4 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 174, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 4 }, { "VEC", 4 } }, 256, 4194304, 8 }
};

static const struct segtune_node segtune_segreduce_fdd359e40c17a7bc_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.9994765717071317, 1, 6, -1 },
	{ SEGTUNE_MEAN, 1.8, 2, 5, -1 },
	{ SEGTUNE_N, 189000.0, 3, 4, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 2900.0, 7, 10, -1 },
	{ SEGTUNE_MEAN, 194.0, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 20200.0, 11, 18, -1 },
	{ SEGTUNE_MEAN, 121.0, 12, 15, -1 },
	{ SEGTUNE_MEAN, 29.800000000000001, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 483.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_fdd359e40c17a7bc_longest_0[] = {
	{ SEGTUNE_LONGEST, 7414.2031644855024, 1, 186, -1 },
	{ SEGTUNE_MEAN, 2.7000000000000002, 2, 19, -1 },
	{ SEGTUNE_N, 417000.0, 3, 8, -1 },
	{ SEGTUNE_MEAN, 1.1300000000000001, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 200.0, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 1440.0, 9, 16, -1 },
	{ SEGTUNE_MEAN, 2.21, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 2380000.0, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 543.0, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1.3800000000000001, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 75.799999999999997, 20, 115, -1 },
	{ SEGTUNE_N, 209000.0, 21, 46, -1 },
	{ SEGTUNE_MEAN, 12.700000000000001, 22, 33, -1 },
	{ SEGTUNE_N, 23300.0, 23, 26, -1 },
	{ SEGTUNE_LONGEST, 383.0, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 11.100000000000001, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 76900.0, 29, 32, -1 },
	{ SEGTUNE_LONGEST, 1800.0, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 469.0, 34, 43, -1 },
	{ SEGTUNE_LONGEST, 232.0, 35, 40, -1 },
	{ SEGTUNE_MEAN, 17.600000000000001, 36, 39, -1 },
	{ SEGTUNE_N, 116000.0, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 49300.0, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 14.100000000000001, 44, 45, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 9.2200000000000006, 47, 86, -1 },
	{ SEGTUNE_LONGEST, 322.0, 48, 67, -1 },
	{ SEGTUNE_N, 48100000.0, 49, 64, -1 },
	{ SEGTUNE_N, 881000.0, 50, 53, -1 },
	{ SEGTUNE_MEAN, 5.1799999999999997, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 3.73, 54, 57, -1 },
	{ SEGTUNE_N, 9330000.0, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 7.3399999999999999, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 2600000.0, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 178.0, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 116.0, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 5040000.0, 68, 77, -1 },
	{ SEGTUNE_LONGEST, 4900.0, 69, 74, -1 },
	{ SEGTUNE_N, 2660000.0, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 4.6399999999999997, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 743000.0, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 763.0, 78, 85, -1 },
	{ SEGTUNE_MEAN, 6.1900000000000004, 79, 82, -1 },
	{ SEGTUNE_N, 89900000.0, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 16100000.0, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 2930.0, 87, 106, -1 },
	{ SEGTUNE_N, 547000.0, 88, 93, -1 },
	{ SEGTUNE_MEAN, 26.600000000000001, 89, 90, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 670.0, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 67258222.746850669, 94, 101, -1 },
	{ SEGTUNE_MEAN, 61.200000000000003, 95, 98, -1 },
	{ SEGTUNE_LONGEST, 10.300000000000001, 96, 97, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 2170000.0, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 17.5, 102, 105, -1 },
	{ SEGTUNE_LONGEST, 101.0, 103, 104, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 503000.0, 107, 112, -1 },
	{ SEGTUNE_MEAN, 19.700000000000003, 108, 111, -1 },
	{ SEGTUNE_LONGEST, 5530.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 3710.0, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 657.0, 116, 131, -1 },
	{ SEGTUNE_N, 9230000.0, 117, 126, -1 },
	{ SEGTUNE_N, 131000.0, 118, 123, -1 },
	{ SEGTUNE_MEAN, 202.0, 119, 122, -1 },
	{ SEGTUNE_LONGEST, 233.0, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 452.0, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 228.0, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 127000000.0, 129, 130, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1370.0, 132, 169, -1 },
	{ SEGTUNE_N, 31400000.0, 133, 160, -1 },
	{ SEGTUNE_MEAN, 345.0, 134, 153, -1 },
	{ SEGTUNE_N, 3520000.0, 135, 146, -1 },
	{ SEGTUNE_MEAN, 239.0, 136, 143, -1 },
	{ SEGTUNE_N, 1810000.0, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1310.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 127.0, 141, 142, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 172000.0, 144, 145, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1610.0, 147, 150, -1 },
	{ SEGTUNE_MEAN, 91.700000000000003, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 268.0, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1290000.0, 154, 159, -1 },
	{ SEGTUNE_N, 44000.0, 155, 158, -1 },
	{ SEGTUNE_LONGEST, 1350.0, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1890.0, 161, 164, -1 },
	{ SEGTUNE_MEAN, 232.0, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 692.0, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 164000000.0, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 322000.0, 170, 173, -1 },
	{ SEGTUNE_LONGEST, 1750.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 12700000.0, 174, 181, -1 },
	{ SEGTUNE_N, 748000.0, 175, 178, -1 },
	{ SEGTUNE_LONGEST, 4410.0, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 5760.0, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 2870.0, 182, 185, -1 },
	{ SEGTUNE_N, 120000000.0, 183, 184, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 174000.0, 187, 206, -1 },
	{ SEGTUNE_MEAN, 163.0, 188, 201, -1 },
	{ SEGTUNE_LONGEST, 17400.0, 189, 200, -1 },
	{ SEGTUNE_MEAN, 10.9, 190, 193, -1 },
	{ SEGTUNE_LONGEST, 13000.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 113.0, 194, 199, -1 },
	{ SEGTUNE_N, 142000.0, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 11400.0, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 61400.0, 202, 205, -1 },
	{ SEGTUNE_LONGEST, 163000.0, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1150.0, 207, 228, -1 },
	{ SEGTUNE_LONGEST, 10900.0, 208, 219, -1 },
	{ SEGTUNE_MEAN, 277.0, 209, 214, -1 },
	{ SEGTUNE_N, 496000.0, 210, 213, -1 },
	{ SEGTUNE_MEAN, 54.700000000000003, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 67700000.0, 215, 218, -1 },
	{ SEGTUNE_N, 1260000.0, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 16200.0, 220, 227, -1 },
	{ SEGTUNE_MEAN, 338.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1180000.0, 223, 224, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 52300000.0, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 100000.0, 229, 248, -1 },
	{ SEGTUNE_N, 1620000.0, 230, 233, -1 },
	{ SEGTUNE_MEAN, 62900.0, 231, 232, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 12800.0, 234, 247, -1 },
	{ SEGTUNE_LONGEST, 17700.0, 235, 242, -1 },
	{ SEGTUNE_N, 7250000.0, 236, 239, -1 },
	{ SEGTUNE_MEAN, 3470.0, 237, 238, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 2140.0, 240, 241, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 7340000.0, 243, 246, -1 },
	{ SEGTUNE_MEAN, 2150.0, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 162000.0, 249, 254, -1 },
	{ SEGTUNE_N, 35700000.0, 250, 251, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 20400.0, 252, 253, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_fdd359e40c17a7bc_shares_0[] = {
	{ SEGTUNE_SHARE_4K, 0.00012899999999999999, 1, 152, -1 },
	{ SEGTUNE_MEAN, 3.0700000000000003, 2, 21, -1 },
	{ SEGTUNE_SHARE_1K, 0.0014400000000000001, 3, 16, -1 },
	{ SEGTUNE_N, 471000.0, 4, 11, -1 },
	{ SEGTUNE_MEAN, 1.1400000000000001, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2.2000000000000002, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 270000.0, 9, 10, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 2.5300000000000002, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 3900000.0, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 3540000.0, 17, 20, -1 },
	{ SEGTUNE_MEAN, 1.3800000000000001, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 76.900000000000006, 22, 101, -1 },
	{ SEGTUNE_N, 209000.0, 23, 40, -1 },
	{ SEGTUNE_MEAN, 12.800000000000001, 24, 33, -1 },
	{ SEGTUNE_N, 28000.0, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 10.200000000000001, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 80500.0, 29, 32, -1 },
	{ SEGTUNE_SHARE_1K, 0.0041400000000000005, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.00175, 34, 35, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 14.9, 36, 39, -1 },
	{ SEGTUNE_N, 91400.0, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 8.9500000000000011, 41, 68, -1 },
	{ SEGTUNE_N, 1670000.0, 42, 49, -1 },
	{ SEGTUNE_N, 866000.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 5.9100000000000001, 45, 48, -1 },
	{ SEGTUNE_SHARE_1K, 0.00038400000000000001, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.00067999999999999994, 50, 65, -1 },
	{ SEGTUNE_N, 79400000.0, 51, 60, -1 },
	{ SEGTUNE_MEAN, 3.6099999999999999, 52, 55, -1 },
	{ SEGTUNE_N, 16700000.0, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 7.6900000000000004, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 4620000.0, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 103000000.0, 61, 64, -1 },
	{ SEGTUNE_MEAN, 5.1000000000000005, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 6270000.0, 66, 67, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 547000.0, 69, 76, -1 },
	{ SEGTUNE_MEAN, 26.800000000000001, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.0058100000000000001, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 478000.0, 74, 75, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 161000000.0, 77, 98, -1 },
	{ SEGTUNE_MEAN, 61.200000000000003, 78, 91, -1 },
	{ SEGTUNE_MEAN, 10.300000000000001, 79, 86, -1 },
	{ SEGTUNE_N, 14500000.0, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.00090699999999999993, 82, 85, -1 },
	{ SEGTUNE_N, 74000000.0, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 96000000.0, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 19.100000000000001, 89, 90, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 2020000.0, 92, 95, -1 },
	{ SEGTUNE_SHARE_1K, 0.0064000000000000003, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.51400000000000001, 96, 97, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 26.200000000000003, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.0029700000000000004, 102, 119, -1 },
	{ SEGTUNE_N, 9230000.0, 103, 114, -1 },
	{ SEGTUNE_N, 91100.0, 104, 109, -1 },
	{ SEGTUNE_MEAN, 247.0, 105, 108, -1 },
	{ SEGTUNE_N, 55900.0, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 96.800000000000011, 110, 113, -1 },
	{ SEGTUNE_N, 3390000.0, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 207.0, 115, 116, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 127000000.0, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 372.0, 120, 129, -1 },
	{ SEGTUNE_N, 1410000.0, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.025900000000000003, 123, 126, -1 },
	{ SEGTUNE_N, 8290000.0, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 22400000.0, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 45800000.0, 130, 149, -1 },
	{ SEGTUNE_N, 4030000.0, 131, 142, -1 },
	{ SEGTUNE_N, 33400.0, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 528.0, 134, 137, -1 },
	{ SEGTUNE_N, 346000.0, 135, 136, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 86000.0, 138, 141, -1 },
	{ SEGTUNE_MEAN, 1810.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 1820.0, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 25900000.0, 145, 146, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 3500.0, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 5790.0, 150, 151, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 421000.0, 153, 202, -1 },
	{ SEGTUNE_MEAN, 276.0, 154, 189, -1 },
	{ SEGTUNE_SHARE_4K, 0.083400000000000002, 155, 168, -1 },
	{ SEGTUNE_MEAN, 20.600000000000001, 156, 163, -1 },
	{ SEGTUNE_SHARE_4K, 0.0419, 157, 158, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 147000.0, 159, 162, -1 },
	{ SEGTUNE_MEAN, 3.5800000000000001, 160, 161, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 264000.0, 164, 165, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.035700000000000003, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 78600.0, 169, 180, -1 },
	{ SEGTUNE_MEAN, 105.0, 170, 179, -1 },
	{ SEGTUNE_SHARE_4K, 0.27000000000000002, 171, 176, -1 },
	{ SEGTUNE_MEAN, 14.200000000000001, 172, 175, -1 },
	{ SEGTUNE_SHARE_4K, 0.13800000000000001, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 71.799999999999997, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 94200.0, 181, 184, -1 },
	{ SEGTUNE_SHARE_4K, 0.13, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 179.0, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 178000.0, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 46300.0, 190, 201, -1 },
	{ SEGTUNE_SHARE_4K, 0.065100000000000005, 191, 196, -1 },
	{ SEGTUNE_N, 143000.0, 192, 193, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 328.0, 194, 195, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_1K, 0.19900000000000001, 197, 200, -1 },
	{ SEGTUNE_N, 254000.0, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 867000.0, 203, 220, -1 },
	{ SEGTUNE_MEAN, 565.0, 204, 215, -1 },
	{ SEGTUNE_SHARE_4K, 0.018200000000000001, 205, 210, -1 },
	{ SEGTUNE_MEAN, 47.5, 206, 209, -1 },
	{ SEGTUNE_MEAN, 19.600000000000001, 207, 208, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 264.0, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.125, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 31300.0, 216, 219, -1 },
	{ SEGTUNE_SHARE_4K, 0.125, 217, 218, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.011900000000000001, 221, 238, -1 },
	{ SEGTUNE_MEAN, 256.0, 222, 233, -1 },
	{ SEGTUNE_N, 3140000.0, 223, 232, -1 },
	{ SEGTUNE_MEAN, 132.0, 224, 231, -1 },
	{ SEGTUNE_MEAN, 4.5800000000000001, 225, 230, -1 },
	{ SEGTUNE_SHARE_4K, 0.0054500000000000009, 226, 229, -1 },
	{ SEGTUNE_MEAN, 1.78, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 14500000.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 927.0, 236, 237, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 2720000.0, 239, 252, -1 },
	{ SEGTUNE_MEAN, 993.0, 240, 245, -1 },
	{ SEGTUNE_MEAN, 256.0, 241, 242, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.071199999999999999, 243, 244, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 22500.0, 246, 251, -1 },
	{ SEGTUNE_MEAN, 1630.0, 247, 250, -1 },
	{ SEGTUNE_N, 1480000.0, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
};

static const int segtune_segreduce_fdd359e40c17a7bc_cases_0[] = {
	0,0,0,0,0,0,0,1527,2740,3627,3892,3539,3394,3987,3943,1527,2740,3627,3892,3539,3394,3987,3943,
	2560,730,-3072,-3072,116,-690,-1216,4681,6730,32396,-6921,-377,4722,2226,-1285,5177,7138,26492,-4853,798,8691,-3016,-4083,
	2560,1020,-3072,-3072,27,-489,-1856,-1070,-5778,-22386,11107,1211,74,8459,-5280,-3009,-6762,-13629,9127,-2637,-9941,20939,-588,
	2560,1854,-3072,-3072,0,0,-756,-5067,2879,-13070,-4215,-3371,-37469,27114,-7269,-3478,4190,-16955,-3262,-156,-30376,13271,-12389,
	2560,2056,-3072,-3072,0,0,-1296,-1095,32,689,-3618,2484,29476,-55190,-4516,-2946,-3020,2053,-2249,-1808,23868,-40915,1567,
	2560,2867,-3072,-3072,0,0,-848,1721,12284,15149,-3046,2610,6805,-18568,20887,792,9622,15279,-1216,866,6498,-15745,22359,
	2560,3012,-3072,-3072,0,0,-394,-245,-3451,1927,7879,-6105,4014,53289,27412,1873,-412,451,5770,-913,11051,34923,20052,
	2560,3657,-3072,-3072,0,0,-508,-416,-3263,-1764,-286,-2511,-2686,-9903,-25998,-548,-3833,-1264,75,-1953,-1936,-12224,-26699,
	2560,4096,-3072,-3072,0,0,-422,-2402,3721,1412,-9632,-3989,-2660,-9103,-9862,-2830,2960,2096,-9029,-4176,-3106,-8138,-8819,
	2560,4608,-3072,-3072,0,0,-229,-699,-5183,-3455,-776,-2295,135,486,2944,-701,-4188,-3028,-1167,-1920,-588,1991,4130,
	2560,4608,-3072,-3072,0,0,-32,-1247,-5656,-2033,9369,-3349,135,486,2944,399,-797,-2183,5928,56,1052,-4884,-692,
	3328,830,-3072,-3072,413,-1829,-1292,-5574,-1401,34774,-2437,-281,-5449,-1436,-2329,-2765,1032,17306,-2841,3399,3262,-6993,-2981,
	3328,1029,-3072,-3072,62,-1981,-2624,-72,4833,-29104,1927,312,-3574,1037,-3454,-1701,3136,-13115,765,-2681,-12319,4705,-3387,
	3328,1911,-3072,-3072,234,-927,-1192,-1286,-11382,-11065,-2001,-6641,-33248,20273,3704,1666,-6578,-18314,-2494,144,-21146,7974,-558,
	3328,2061,-3072,-3072,60,-950,-2064,4067,4628,7535,4814,670,26206,-36710,7761,1761,1013,10898,5182,-3835,16720,-20120,16844,
	3328,2916,-3072,-3072,10,-146,-1010,179,-12074,-3837,4015,-6137,3586,52320,39595,2219,-6286,-3280,2717,-488,8451,40094,31529,
	3328,3089,-3072,-3072,0,0,-1540,3306,3628,-413,-6244,-684,1426,-21991,-32582,635,-2079,1138,-4269,-6867,-5033,-5646,-24920,
	3328,3958,-3072,-3072,0,0,-1060,3809,-5414,-4718,-2009,613,-1860,-4008,-4465,3172,-5888,-3991,-696,-1106,-3291,-1944,-4830,
	3328,3982,-650,-3072,0,0,-650,1332,-8821,-2437,-6871,-8742,461,-5238,-12025,1204,-6302,-1010,-4678,-6824,0,-6105,-12310,
	3328,5120,-165,-3072,0,0,-641,-2163,-7638,-329,-18091,-5028,-338,-1635,1475,-2904,-8822,580,-17079,-6393,-551,588,4125,
	3328,5193,-191,-191,0,0,-191,249,-23233,-18282,-3957,-15416,617,2966,-8560,-985,-21214,-18006,-3033,-14679,427,4824,-6880,
	3328,5632,0,-3072,0,0,-409,1064,-7472,2071,4960,-6561,-36,-991,1145,1339,-5073,1244,3780,-4964,-21,-646,481,
	3328,5803,0,-3072,0,0,-288,1402,-6065,544,10806,-5046,181,-1153,-2199,2333,-1691,-1074,8776,-1783,274,-1912,-4693,
	3974,3372,-3072,-3072,329,-663,-1698,-789,10605,3684,1490,12595,-1942,-10401,-9213,-498,10827,3572,769,10803,-2128,-7926,-8558,
	4096,881,-3072,-3072,825,-2902,-1564,-4120,-3415,13446,-5765,-13029,-2981,-1280,-3738,-957,291,2419,-8662,-6598,3610,-3062,-1496,
	4096,1024,-3072,-3072,84,-3500,-3392,2996,-88,-6317,-5266,1129,5681,-57,-4709,1634,-2543,-2803,-6745,-3481,2909,-370,-3837,
	4096,1026,-3072,-3072,364,-3218,-2832,-279,221,-12234,-4501,-7225,15359,-755,18593,-965,-30,-7171,-3243,-8657,13322,-951,16764,
	4096,1083,-870,-870,1850,-1675,-870,8168,6044,-8573,-2673,-165,-1134,-2032,-3860,8396,5547,-5994,-2745,-1010,-2411,-2255,-2213,
	4096,1542,-256,-256,2563,-503,-256,-2063,-15714,-4925,4097,-18275,-31779,3199,12124,-1095,-15142,-7958,2755,-15355,-29051,3445,8565,
	4096,1986,-1224,-3072,652,-1971,-1224,-3729,6108,-5456,1723,-1197,-21198,-6444,-4834,-3511,5892,-6771,965,-623,-18375,-7801,-5210,
	4096,2051,-3072,-3072,73,-2483,-2832,-3683,-6741,-6637,4485,-876,27379,22639,1200,-3833,-6951,-4749,4944,-1064,24848,23078,817,
	4096,2227,-512,-512,1422,-959,-512,-9655,-16579,-13624,8549,-13484,14393,-9831,1758,-9079,-16347,-16122,7578,-12640,14245,-9233,50,
	4096,2971,-944,-3072,252,-1385,-1036,-7480,-13378,7573,11992,15699,6396,15713,28902,-4942,-9161,3790,5960,15935,9213,13737,20752,
	4096,3074,-3072,-3072,368,-1166,-1755,-6463,-10627,-3558,5080,5712,-2386,-10369,-28875,-4098,-6578,-4616,2288,7462,2175,-11886,-27395,
	4096,3083,-128,-128,1304,-221,-128,-3629,-1511,12381,-15248,-2360,1856,-25182,22846,-3308,697,6560,-15542,-1262,2379,-24172,15809,
	4096,3084,-3072,-3072,63,-1461,-2308,-2605,-5977,2855,-4818,8635,-3922,-7839,-27398,-3001,-7747,2681,-3832,8300,-5112,-2868,-22789,
	4096,3143,-870,-870,406,-1059,-870,5015,1794,6281,-4358,134,-334,-5385,24574,4609,1272,10565,-2363,70,-222,-6567,26164,
	4096,3594,-256,-256,638,-375,-256,7978,17222,28568,6720,20914,-735,-158,7243,8797,20229,22021,6197,21656,-863,-883,-926,
	4096,3955,-704,-3072,90,-563,-1210,-5734,6598,-2692,2581,15210,-3104,-6903,4279,-4755,6510,-3215,1284,13599,-4212,-7555,910,
	4096,4084,-3072,-3072,37,-487,-1793,-1588,14532,1746,-713,18957,1935,-783,22596,-2046,11389,306,-97,14651,1308,2357,23972,
	4096,4936,-277,-567,0,0,-754,-281,15536,-8204,5771,2578,1130,6480,1802,-984,14830,-6321,5825,2050,1192,6475,4495,
	4096,5128,-137,-3072,0,0,-1281,-2728,19774,-10313,-12725,21082,-19,11090,-261,-3482,14384,-8797,-10790,17622,106,11301,2126,
	4096,5939,-17,-211,0,0,-846,6914,25429,-12201,5059,25055,-187,1618,-25420,1881,20990,-7369,4003,22508,-230,6283,-14442,
	4096,6084,-1,-237,0,0,-394,-4779,1850,1817,5657,1349,-358,4674,13122,-1035,3963,-4033,6585,2236,-370,1366,2656,
	4096,6729,0,0,0,0,-510,6324,3518,-9788,-11935,557,-138,-1624,-15408,4860,2233,-9686,-12398,-236,-199,408,-14431,
	4096,7168,0,0,0,0,-422,8704,2448,15631,15510,564,-16,-1322,-14812,6621,1531,15910,14767,-23,-82,2326,-12935,
	4096,7680,0,0,0,0,-229,1846,1531,-9410,-3586,894,209,-9298,-8271,769,1392,-8802,-4140,846,207,-6059,-6068,
	4096,7680,0,0,0,0,-32,-199,1531,8817,-3586,894,209,-4405,17102,2859,2840,9822,-2247,2041,377,-8431,15792,
	4198,1265,-3072,-3072,22,-3526,-3366,1155,-8253,-7099,-2995,440,-4381,3,-5870,70,-9872,-6131,-4145,-2579,-5915,-246,-5049,
	4206,874,-3072,-3072,1055,-2898,-2742,4065,4786,-3674,1744,6367,5560,-1027,-3300,2809,1870,4905,1723,-744,-1379,-324,-5224,
	4243,2446,-3072,-3072,94,-2362,-2955,-1748,5555,1863,1084,9354,9858,-1451,12461,-3202,3007,1867,2119,7693,5954,161,10771,
	4251,2552,-3072,-3072,27,-2338,-2795,-1612,2686,3026,1636,8090,6024,-801,16353,-1712,2316,3280,2371,8810,4934,-474,15765,
	4284,2007,-3072,-3072,39,-2938,-3180,209,-1050,-2071,-1713,59,-26255,-3230,-3735,-876,-2625,-2525,-2036,-2390,-28424,-2797,-4449,
	4352,-512,-3072,-3072,256,-5376,-3712,1160,-4061,-3980,10039,2886,-3222,-282,638,1134,-4156,-3283,10317,2667,-3059,-342,610,
	4352,511,-3072,-3072,155,-4454,-3312,-2277,-2415,13734,-6994,1857,11767,24,-1887,-2679,-3098,13554,-6214,2897,12811,131,-2562,
	4352,1024,-643,-860,3323,-774,-1000,-551,-14667,23355,-23326,4487,3496,-6101,6882,-780,-15131,24493,-22882,2808,1065,-5408,7836,
	4352,1026,-3072,-3072,3006,-1088,-1957,7586,7166,-9354,-1857,3095,7396,-103,-108,6987,6825,-7498,-1779,2373,6697,198,-23,
	4352,1066,-1613,-3072,1043,-3011,-1613,574,1818,-1149,4550,2908,17378,-935,450,778,1757,-2539,5322,2304,16891,-340,820,
	4352,1330,-761,-1222,1424,-2366,-1222,6102,14187,4933,-12067,10525,1668,-718,-5065,5857,13674,4169,-11502,9244,924,-504,-5192,
	4352,1498,-1121,-3072,883,-2739,-1480,5893,1671,2825,-3535,1601,7136,-2866,-2658,5751,1226,2568,-3127,1555,7086,-2446,-2140,
	4352,1519,-1227,-3072,2661,-939,-1559,2651,-4583,-2624,-8416,-4510,-12664,223,1272,2518,-4534,-2162,-7016,-4993,-13342,805,1293,
	4352,1523,-693,-3072,1262,-2335,-1306,3043,-909,-3796,6907,-12247,-2601,-171,-3663,2921,-1039,-3382,5078,-10631,-1463,-283,-4117,
	4352,1532,-3072,-3072,234,-3354,-2404,-6601,-7541,-11438,-9611,-13332,-13046,-1086,-6647,-2604,-1207,-9771,-8670,-3705,-5880,-3325,-7388,
	4352,1536,-3072,-3072,93,-3491,-3360,-945,5570,-7826,-4862,-4660,-9944,-547,-6654,-2124,3784,-8349,-5794,-8139,-11969,-411,-5890,
	4352,1539,-3072,-3072,164,-3417,-2776,-2018,3631,-7425,-5056,-7835,-17319,-850,16890,-205,7023,-5167,-3291,-3344,-13917,-2118,15429,
	4352,1972,-1480,-3072,665,-2483,-1480,-5658,-4841,-8330,-665,-9332,-25031,13636,-2621,-4823,-3830,-9595,-3324,-6396,-20386,12335,-1473,
	4352,1972,-1480,-3072,1990,-1158,-1480,2524,-4980,1771,6144,2760,-627,-1768,2054,1959,-5333,2302,5345,2796,194,-2656,633,
	4352,2048,-457,-657,2593,-479,-879,2171,-479,-20867,-5918,14325,4735,22516,-49962,1952,-1358,-17194,-5083,11918,2493,22608,-46483,
	4352,2057,-3072,-3072,1486,-1577,-2170,9390,10018,2511,4035,5951,9667,2237,7576,8260,8926,4068,4350,5195,6744,3945,7998,
	4352,2222,-512,-512,1911,-988,-512,-4314,-13212,-5426,6155,2457,10920,13460,8348,-3954,-12562,-10232,5143,3918,11305,13176,4588,
	4352,2302,-3072,-3072,42,-2776,-2984,449,-2063,2355,-1129,10206,18025,-4733,2013,424,-1929,2341,-738,10236,17560,-5088,698,
	4352,2577,-534,-3072,577,-1965,-1316,5249,3538,8127,8305,176,19004,-3495,4811,4960,3370,4961,5716,-995,16882,-1898,2972,
	4352,2838,-549,-817,639,-1643,-1073,10108,4914,-204,-13649,919,-219,23188,7965,8695,3074,7220,-9472,313,-750,22797,14843,
	4352,3046,-439,-1060,1724,-350,-1060,5900,10370,-9230,-298,-9308,-2688,24194,48100,5503,9433,-9215,-1189,-9247,-2898,22853,49000,
	4352,3072,-360,-573,1693,-355,-788,1754,17011,-1765,16122,-7135,-1617,-17631,-47073,1248,14825,4153,15229,-8530,-2280,-17913,-39432,
	4352,3077,-1760,-3072,133,-1910,-1760,-4054,-5511,5869,-9063,-10639,1439,-9720,-32332,-3577,-5147,7268,-7524,-11218,2404,-9392,-27587,
	4352,3587,-3072,-3072,9,-1524,-2490,1439,-14,-3617,-4505,-12528,-3746,-4259,-6289,112,-2895,-3884,-2683,-12836,-4801,-2569,-5416,
	4352,3596,-3072,-3072,63,-1461,-2306,2461,-3808,9126,1100,-13341,-3373,-6498,-701,2671,-4358,8702,1306,-13498,-3025,-5310,1576,
	4352,3997,-570,-1191,207,-916,-1191,4159,5146,-7114,-10032,-1945,-2591,4892,-15179,3538,4060,-4352,-9014,-2480,-2980,4449,-12788,
	4352,4050,-208,-465,316,-754,-819,1306,-261,-11271,3383,-2726,-1267,4852,-13427,1154,-1309,-7472,3488,-2951,-1288,4772,-9234,
	4352,4102,-664,-3072,627,-391,-1391,7009,7083,13481,16600,-12262,-148,-6500,-2386,7525,6418,7819,13836,-12277,-1291,-6576,-7529,
	4352,4577,-361,-1135,124,-419,-1135,3191,3429,3714,8556,-979,595,1649,8809,2489,2525,4476,7879,-953,904,1946,10801,
	4352,5640,-30,-3072,0,0,-1281,-1662,19522,2451,4215,18124,534,8584,852,-1341,16680,1945,3571,15817,642,8205,-144,
	4352,5657,-55,-347,0,0,-623,-5895,-6617,16193,3423,-1310,182,6476,16043,-1917,-5015,10172,3568,-944,180,3000,5631,
	4352,6144,-4,-185,0,0,-519,3487,-1569,30018,5890,-1261,-292,6868,21029,8610,-443,23982,6994,-874,-312,1879,8911,
	4362,338,-3072,-3072,1325,-3476,-1850,-3548,-5736,4560,3137,3801,-1614,-193,416,-4433,-5336,1652,3327,4579,-1105,861,1327,
	4390,1870,-3072,-3072,403,-2923,-3222,5639,2666,1950,9323,10221,-8021,-3788,-4864,3742,-824,2247,8913,3768,-14368,-2178,-5491,
	4441,2747,-1916,-3072,595,-1956,-1875,7584,11539,-2201,1524,6497,10249,14081,24074,6385,10046,-614,5268,5436,8457,14678,28207,
	4480,1280,-3072,-3072,47,-4049,-3424,4735,4387,2220,-5949,3221,425,947,-4951,4429,3801,1036,-6146,2603,572,801,-4577,
	4608,-512,-3072,-3072,256,-5888,-3968,-536,1075,-168,-10629,1343,-10635,-51,87,14,1344,302,-9945,1257,-10108,-96,91,
	4608,511,-3072,-3072,155,-4966,-3568,-427,-473,-12287,12606,128,13897,-313,-2291,78,-494,-13489,12040,1219,15008,-343,-2868,
	4608,1013,-3072,-3072,3169,-1451,-2124,-484,-2483,-9660,-8689,1410,-1317,14,-685,-890,-2787,-8880,-8166,1419,-1038,-285,-460,
	4608,1024,-579,-750,3788,-820,-1017,3171,7552,-26151,19609,5765,11676,-4520,1777,3403,7092,-26053,19407,3945,9528,-3274,1919,
	4608,1061,-1591,-3072,1132,-3439,-1825,3887,1343,16641,-1649,7491,11267,993,1616,3914,1782,16871,-689,7923,10768,1531,1154,
	4608,1352,-654,-936,2269,-2011,-1015,-5680,-14701,-4077,11139,-18804,-17621,-3539,-984,-5782,-14718,-3635,9619,-18390,-16724,-4090,-902,
	4608,1473,-1121,-3072,1027,-3132,-1687,-3338,1603,815,-5950,-2043,-4845,-246,-740,-3314,1723,1189,-5870,-550,-4560,-68,-1021,
	4608,1534,-3072,-3072,232,-3866,-2541,-4991,-7489,-4239,-10261,-12158,-13977,541,-5653,-483,-1533,101,-7319,-1106,-5242,-724,-7313,
	4608,1536,-3072,-3072,93,-4003,-3616,1329,14081,1481,-5155,-1345,-13042,892,-5587,39,12038,-1334,-6959,-5007,-15450,1119,-3737,
	4608,1538,-640,-1010,1633,-2461,-1256,7630,7176,5657,10076,-1319,-13840,-1888,-4268,7308,6577,6514,9909,-2140,-13761,-1693,-3695,
	4608,1538,-3072,-3072,211,-3883,-3032,-3954,9255,-1768,-7863,-8214,-3186,584,17902,-2727,11041,-274,-5640,-5188,-335,204,16560,
	4608,1539,-1116,-3072,2970,-1123,-1613,-4594,-10715,1872,1304,-701,5271,1905,462,-4040,-9010,443,1223,1275,8173,743,-226,
	4608,2005,-1139,-3072,750,-2877,-1564,-1273,-1863,-2799,12898,-2737,-18334,-7393,-2836,-463,-527,-3227,8144,1417,-14053,-8036,-3069,
	4608,2005,-1139,-3072,2325,-1302,-1564,-13027,3003,-8462,4192,-256,-8046,-412,2095,-12645,4211,-11316,2005,1865,-5484,-1809,-432,
	4608,2042,-3072,-3072,1633,-1957,-2404,4887,6053,-2944,1810,-17486,6016,-1681,3264,4329,5537,-2158,2171,-18233,3712,-922,2909,
	4608,2047,-419,-598,3065,-520,-906,3747,18025,-12435,12675,9371,21414,-5191,17065,4077,17621,-10646,12475,7162,19728,-4560,19209,
	4608,2219,-512,-512,2405,-1008,-512,2403,4345,20301,5400,21373,5634,-2837,8977,2310,5080,14405,5498,23312,6787,-4273,5002,
	4608,2303,-3072,-3072,47,-3281,-3216,3537,-11143,-434,6965,9557,21429,-5293,-3814,3218,-11262,-1770,7137,8863,21725,-5184,-4671,
	4608,2556,-642,-1355,767,-2310,-1355,-4422,-3341,3201,-19781,-2029,14622,-8203,1130,-4911,-3663,2514,-18501,-2547,14497,-8510,779,
	4608,2880,-479,-688,1179,-1573,-917,-2574,-17236,-12308,9228,-385,-2259,2331,8203,-3149,-17882,-12115,9126,123,-2172,2659,9347,
	4608,3071,-323,-474,2153,-408,-827,-4781,13438,2567,14439,15589,-1862,-7490,-39329,-4783,10960,8804,13326,13716,-2319,-7167,-30294,
	4608,3081,-1645,-3072,154,-2397,-2016,6906,858,-2182,-5480,-7402,1536,8715,-15876,6641,341,-464,-2360,-7964,-211,9470,-11186,
	4608,3086,-408,-749,2089,-457,-1316,-2214,-2880,-39805,-30531,14288,-3608,-10630,-51691,-3293,-6126,-20923,-27560,11870,-3645,-8895,-34188,
	4608,3585,-3072,-3072,11,-2036,-2746,1489,291,-2079,138,12418,-3997,7435,-1049,322,-1081,-1988,1572,13111,-4487,5973,-3664,
	4608,3587,-3072,-3072,72,-1973,-2562,1428,-1935,1896,-836,-11958,-3696,7852,-1794,1934,-1139,2122,-1067,-10577,-2913,6092,-1935,
	4608,4002,-549,-944,247,-1382,-1036,-5619,-6289,5047,10143,-1774,-2602,-15451,-7828,-2976,-2656,-3063,5283,-1595,-2368,-13996,-17551,
	4608,4070,-204,-408,383,-1180,-804,-9936,-14489,-2128,177,-2549,-1602,-15930,-9281,-8209,-12983,-7629,-1507,-2057,-1545,-14700,-15268,
	4608,4106,-670,-1504,882,-643,-1504,4963,-3718,6210,-4361,-3918,306,-4466,-12510,3195,-5599,11520,-2104,-3558,529,-4251,-5481,
	4608,4613,-333,-1391,133,-886,-1391,6299,2688,10386,7809,-787,-410,3961,16446,6495,2590,7736,5959,-700,-357,4095,15251,
	4608,5649,-25,-3072,0,0,-1537,877,-11422,878,4006,-10698,876,-9179,31,214,-13016,1578,4885,-11415,1209,-8790,1173,
	4608,5662,-53,-362,0,0,-879,-670,-10875,12864,-20053,-3599,377,4119,17879,1926,-10773,10740,-20022,-3456,506,1543,13308,
	4608,6656,0,-93,0,0,-519,-10348,-1285,-8341,-13328,-2014,-361,4446,27642,-2949,-744,-13829,-11147,-1620,-385,-3840,13411,
	4628,1070,-3072,-3072,1047,-3555,-2256,4460,-3844,14636,6445,4564,3922,484,-2905,4476,-1417,16346,6817,8868,7061,-44,-2874,
	4634,1137,-3072,-3072,424,-4122,-3450,3800,19537,12658,379,8651,11959,884,-3863,2513,16927,12504,783,3645,8888,998,-3271,
	4636,2999,-3072,-3072,67,-2621,-3032,4534,6080,7920,2856,3341,-3327,-9923,21126,3189,4561,6869,4061,2537,-4404,-10019,17648,
	4711,1665,-1309,-3072,1991,-2182,-2061,3830,-1547,2256,-29391,19418,13450,-1900,-3186,2634,-4464,3508,-23062,15009,6932,-549,-929,
	4721,822,-3072,-3072,1375,-3661,-2336,8093,-2716,-18537,17925,-857,-11408,636,-1186,6553,-2222,-16766,17953,287,-10209,573,-1075,
	4740,2360,-3072,-3072,49,-3487,-3452,4248,-8822,1038,4113,10409,19691,-4814,-4921,2536,-10864,-2645,3661,7440,18333,-3489,-4815,
	4864,867,-1514,-3072,1615,-3662,-1984,-64,394,5538,9873,-9839,-7069,1800,2640,-435,325,6253,9668,-8585,-6521,1768,2260,
	4864,1024,-3072,-3072,84,-5036,-4160,2797,-8979,7271,11286,358,10932,200,-2825,1664,-9423,7198,9676,-3079,8145,-32,-883,
	4864,1024,-3072,-3072,426,-4694,-3600,-498,-9510,4216,7669,443,-22,465,20667,-1060,-10848,3240,8009,-2509,-1731,452,20724,
	4864,1081,-870,-870,3331,-1733,-870,-2405,-13390,817,10999,-6012,12460,18358,-827,-2455,-12626,2440,11284,-5855,14847,17315,-80,
	4864,1535,-256,-256,4098,-511,-256,764,11973,8610,14502,10427,-6741,-4945,-1755,0,11573,9626,14126,13082,-5126,-6248,-1585,
	4864,2002,-1056,-1603,1096,-3046,-1603,1412,5874,2251,10145,-3104,-21897,-6403,-3190,1767,6424,2392,9717,-2526,-20194,-6655,-3501,
	4864,2048,-3072,-3072,98,-3999,-3600,1599,438,2007,2279,579,-24396,-43,-6106,408,-1064,-1182,1315,-1871,-25951,663,-4987,
	4864,2219,-512,-512,2910,-1016,-512,4124,19069,26923,-17097,-8186,-458,-6062,4151,3489,19782,21781,-15096,-6105,1404,-8389,1573,
	4864,3018,-824,-1480,649,-2477,-1480,7090,288,-3722,11732,16995,2388,8187,17069,7613,1302,-5410,9949,16474,3224,7922,16216,
	4864,3078,-128,-128,2814,-252,-128,-1431,12312,14603,12058,-4850,1376,19946,10865,-2042,14080,10027,13273,-3016,1690,18970,3906,
	4864,3078,-3072,-3072,73,-2993,-3076,5149,4089,4799,-14,2114,-3552,9552,1202,5002,4179,4580,346,2372,-2871,8953,-929,
	4864,3095,-3072,-3072,419,-2630,-2523,-6951,-10139,-12156,-1445,1623,-3286,9217,-10317,-3570,-5688,-10558,-4563,6193,1015,5972,-8264,
	4864,3134,-870,-870,1389,-1621,-870,-2838,3379,10703,15472,-4789,-253,11963,15309,-2393,4671,2005,10546,-3588,806,11531,7123,
	4864,3588,-256,-256,2061,-496,-256,4028,-12600,15751,-9077,-3949,418,4086,18114,4039,-10199,4505,-9941,-3123,-796,3544,5561,
	4864,4049,-508,-826,290,-1805,-1291,-12915,-18932,-12293,2698,-1613,-2512,-21007,-19590,-11909,-17955,-12147,2289,-2150,-2590,-20266,-20497,
	4864,4099,-3072,-3072,72,-1973,-2561,-885,8688,-2098,878,-757,4464,3692,6685,-4,10215,-2102,-577,471,4980,446,6131,
	4864,5024,-240,-570,205,-915,-1191,-6598,7970,-7438,3476,520,2753,-5532,5620,-4279,7209,-8227,2801,426,2864,-5604,2725,
	4864,5133,-130,-3072,62,-949,-2049,1814,5131,-1248,-10697,-6605,-1509,-898,-1036,1150,4567,-966,-8907,-5909,-1711,-1295,357,
	4864,5994,0,-251,12,-138,-1010,-7958,-7558,1661,5444,-3458,-108,-2306,5770,-4664,-7795,-1462,5094,-3330,-104,-5347,-642,
	4864,6161,-6,-125,0,0,-1537,12479,-4640,-22829,6981,-3444,-33,-4446,-41595,295,-5656,-6419,6188,-3397,348,4766,-10968,
	4864,7030,0,-13,0,0,-1059,13271,-562,8901,14288,-1660,-222,-10730,-11593,6986,-1065,9615,11184,-2376,-367,-1073,-5019,
	4864,7054,0,0,0,0,-650,-18642,-472,8705,-8955,-1619,-201,-1467,27289,-13172,-723,5580,-7306,-1577,-255,-7777,17513,
	4864,8192,0,-2,0,0,-641,4031,-812,16092,-381,-217,15,-26180,15790,-65,-1352,14731,-2689,-865,-94,-15311,18263,
	4864,8265,0,0,0,0,-192,-19890,-798,-6590,31,-143,29,18192,-8303,-13935,-480,-4903,2435,321,138,5819,-9964,
	4864,8704,0,0,0,0,-409,3443,-446,-1206,1809,308,98,-10351,-10415,1441,-731,-2045,-12,-172,44,-4439,-7587,
	4864,8875,0,0,0,0,-288,4250,-198,737,2230,488,128,-1918,12787,3694,-250,461,879,166,126,-446,15885,
	4952,1837,-3072,-3072,242,-4241,-3576,3737,3247,13957,2533,6870,-13434,1267,-4725,3000,2124,11963,2247,4677,-15054,1604,-4247,
	4966,1773,-3072,-3072,279,-4295,-3686,4299,9366,11093,2916,3976,-7659,1423,-4333,2874,7440,8661,1963,209,-10747,1776,-3194,
	4992,2304,-234,-927,1704,-2392,-1508,-4633,-11155,-36218,-13261,-8737,15246,-5526,-2351,-5230,-11918,-32464,-11412,-9566,13856,-5725,81,
	4992,5888,-10,-338,43,-469,-1588,6028,-9908,-25671,5471,-2312,-27,-1146,-27246,-1229,-11249,-13104,6779,-1996,262,2839,-6461,
	4994,2348,-3072,-3072,292,-3763,-3354,393,7626,1638,1674,11076,20608,-3023,-5611,-371,6915,456,2181,9276,19708,-2258,-5767,
	5109,1016,-3072,-3072,8,-5610,-4597,436,839,-11118,6253,4386,14534,-253,-1896,-1990,517,-9472,7046,1337,11920,-98,360,
	5120,-512,-3072,-3072,320,-6848,-4480,-4487,-1271,1956,-2896,-734,-1918,405,325,-4518,-1372,2067,-2412,-713,-1672,408,245,
	5120,512,-3072,-3072,154,-5990,-4048,-6808,-502,-1859,-11431,394,2736,-308,-1607,-5037,582,-1473,-13107,1961,4373,-408,-2375,
	5120,1007,-3072,-3072,3461,-2188,-2627,-7428,-2390,21548,-889,2701,-3072,344,-262,-6474,-2406,20497,-1620,3555,-2494,236,-269,
	5120,1021,-3072,-3072,489,-5146,-3856,-3240,-1299,6578,3388,3118,3511,-60,-2191,-3653,-1640,6331,3465,-22,1853,-157,-2167,
	5120,1024,-495,-641,4735,-896,-1065,-2011,2601,9854,-756,4603,6012,-1405,-1908,-1052,1946,7687,-1396,2932,5374,-14,-3305,
	5120,1069,-1498,-3072,1372,-4215,-2201,-1841,-3447,-20441,3839,-8822,-2773,1599,1198,-2104,-2930,-19588,2936,-6920,-1482,1611,447,
	5120,1081,-870,-870,3838,-1737,-870,-2648,5160,7450,-10515,9228,-6080,-3145,-1607,-2689,6837,9360,-9307,9318,-3046,-4122,-951,
	5120,1312,-733,-1029,2404,-2939,-1527,-6643,-8948,-3320,-1835,-5926,-8568,-158,1380,-6584,-9440,-3275,-2327,-7212,-9454,545,1792,
	5120,1489,-1020,-1632,1960,-3206,-1877,4566,103,15721,-9925,9156,14210,689,1699,4443,-688,15587,-7885,7379,11040,1094,1843,
	5120,1525,-682,-998,2040,-3091,-1570,1170,658,20115,6946,1196,-9372,533,816,1299,416,20006,6342,84,-9686,1223,699,
	5120,1536,-3072,-3072,213,-4907,-3500,-4702,-9295,1741,2429,-6173,-18041,1064,-2605,-2304,-8261,869,2996,-3125,-15736,1158,-4578,
	5120,1536,-256,-256,4608,-511,-256,-3705,8723,5433,-3690,-10275,13650,19513,-3108,-5078,8294,8076,-4112,-8383,13117,18514,-1922,
	5120,1536,-3072,-3072,93,-5027,-4128,-4198,3281,2454,5074,-2372,-2953,875,-2613,-5140,3036,1922,3192,-4251,-5175,595,-1377,
	5120,1538,-3072,-3072,339,-4779,-2975,-3236,-8407,1274,4635,-9418,-7172,1250,-2517,1449,-6104,3115,8051,-1462,-716,1575,-5303,
	5120,1552,-1066,-1945,3527,-1576,-1945,446,9333,16219,223,2161,-248,210,963,416,9281,12816,220,2913,-659,526,-1014,
	5120,2014,-967,-1333,1504,-3139,-1728,-6450,153,-11683,-7650,-9851,-16409,-4261,-2041,-6578,0,-8366,-5939,-10846,-16877,-3846,-516,
	5120,2014,-967,-1333,3108,-1535,-1728,-727,8604,-12979,-3144,9550,13959,-4575,1431,-667,8963,-7219,-2101,7069,11317,-2179,1422,
	5120,2043,-3072,-3072,1963,-2650,-2783,-6686,-15181,-4860,-7019,9203,-24193,-2204,-861,-6390,-14975,-5308,-7076,8130,-24360,-2073,-1290,
	5120,2048,-357,-472,3966,-642,-951,-1953,4282,10039,-6659,10704,-7694,-3643,-661,-508,4246,9097,-8110,8665,-8402,-2241,-771,
	5120,2220,-512,-512,3416,-1020,-512,-387,5583,8910,-13955,-11489,-4993,-4753,-2162,-1477,6358,6043,-10267,-9689,-2863,-7265,-2751,
	5120,2305,-3072,-3072,59,-4293,-3696,-2744,-4236,-2866,-6356,1048,24164,281,17417,-3105,-4691,-5091,-6862,364,23788,827,17859,
	5120,2538,-580,-1045,1094,-3023,-1613,-152,-4585,1736,10936,19948,17085,12834,-586,-364,-4803,3443,12008,19424,17723,12569,475,
	5120,2929,-459,-661,1369,-2358,-1222,-1659,79,-1130,6231,-213,-855,10864,115,-2162,-529,-1043,6667,4,283,10662,1409,
	5120,3013,-451,-859,2722,-921,-1559,-990,-2207,-11693,10225,-6895,-6245,-9852,15492,-107,-2223,-1215,9153,-8209,-6153,-5888,21029,
	5120,3065,-1739,-3072,238,-3352,-2403,-2195,308,-4989,-417,-9632,-249,-17307,6525,-822,1269,-3109,-506,-6864,8,-17927,6918,
	5120,3069,-261,-398,3096,-491,-888,-2755,-19616,18963,14904,-4439,-1180,13178,2804,-1596,-21175,19946,12905,-5853,-835,13920,8715,
	5120,3071,-128,-128,3331,-254,-128,-2161,-12043,-15520,-8356,-2424,1225,-11212,1242,-3314,-11649,-16168,-6140,-1305,1073,-12320,-1482,
	5120,3074,-3072,-3072,440,-3142,-2779,-10332,-10491,-11226,5754,-465,-2749,8188,5891,-7565,-7405,-8695,3536,3889,956,5853,6906,
	5120,3131,-870,-870,1851,-1674,-870,281,13066,31651,-6095,-4203,-77,6931,9443,382,14104,19568,-11721,-2589,1109,5278,866,
	5120,3585,-3072,-3072,13,-3058,-3230,5414,6676,5682,-772,-14708,-3219,5068,1926,3968,5384,4930,394,-16079,-3800,5108,-921,
	5120,3590,-256,-256,2562,-503,-256,-3619,-16560,6995,-7340,-1135,1469,16200,30609,-3946,-15054,-2270,-6440,-443,141,14756,21069,
	5120,3590,-3072,-3072,73,-2992,-3074,3192,8157,3593,-907,-14276,-2917,4706,380,3046,8142,3887,-1022,-13837,-2622,3623,-1360,
	5120,4067,-487,-750,625,-1964,-1224,-5105,-9768,2920,3634,-1572,-1350,-10389,6154,-3455,-7790,-2596,946,-1880,-1494,-8420,1389,
	5120,4105,-625,-1645,1316,-1234,-2016,-2972,-4054,-6993,-20467,-822,-418,-2707,-13565,-5268,-4848,3144,-13555,-426,-397,-2540,-3563,
	5120,4109,-187,-408,580,-1966,-1316,-4373,-2852,-15155,-2466,-2106,-2403,-2184,-21689,-5020,-4540,-8777,961,-2176,-2370,-1794,-15658,
	5120,4613,-331,-1032,134,-1910,-1760,10238,21110,-3532,-1258,2484,-108,5445,-3996,8426,19784,1655,1808,1919,-511,2973,538,
	5120,5637,-57,-333,133,-886,-1391,1439,12092,2100,-18217,-458,996,-4848,6018,2642,10520,3295,-18420,-377,1098,-5349,6171,
	5120,5645,-28,-3072,62,-949,-2049,625,-12067,2437,10828,-4552,429,-3683,1461,1272,-9526,781,7882,-3536,482,-2390,781,
	5120,7680,0,0,0,0,-519,-21463,-222,-13077,-3980,-678,-50,13200,-4819,-14226,-375,-13852,-619,-260,-45,1362,-13539,
	5260,2268,-2007,-3072,1215,-3452,-2602,260,2231,5470,-7669,13031,21930,-3517,-3277,-452,1655,6379,-4869,11208,18726,-3434,-3818,
	5265,787,-713,-713,4797,-1362,-682,-3780,1041,-11351,-741,1308,5646,-1183,-1123,-4254,2710,-9653,-752,3210,6660,-2131,-840,
	5332,2672,-3072,-3072,0,-4408,-3996,-5137,1985,290,-3246,8435,6472,-1054,-7826,-7004,-30,-2820,-4141,6030,4307,-132,-6102,
	5376,-511,-3072,-3072,343,-7336,-4672,1701,1358,482,20920,112,180,462,515,1444,1285,326,20622,265,390,481,317,
	5376,512,-3072,-3072,162,-6494,-4272,-1481,-1592,2503,-5551,-6147,7359,-9,-854,88,-865,3091,-7403,-4647,8749,-191,-1473,
	5376,1017,-2543,-3072,3646,-2505,-2790,-1810,6685,-6459,12452,-644,2627,86,-434,-1407,5679,-6979,11486,102,2608,129,189,
	5376,1024,-472,-589,5215,-929,-1089,-3969,913,13198,942,-15542,-14775,-668,-1058,-2895,-164,10712,548,-17089,-14658,455,-2354,
	5376,1079,-1316,-1902,2348,-3742,-1902,-1951,5151,4396,4522,-7876,11609,235,2060,-1785,5608,3611,4460,-5017,13661,-121,1618,
	5376,1330,-686,-896,3191,-2647,-1331,-1612,-7165,-11099,653,3710,-9227,-732,-618,-1482,-6805,-10713,471,2867,-8835,-491,90,
	5376,1480,-747,-1211,2085,-3603,-1826,7979,1291,12812,6376,8162,-3994,2295,3141,8400,1683,10429,5753,7720,-4639,2617,1792,
	5376,1481,-1060,-1433,2499,-3188,-1614,-11383,-9463,-15986,8370,-11716,-5916,-248,1250,-10909,-8165,-15558,7260,-8984,-2102,-1015,1175,
	5376,1536,-3072,-3072,104,-5527,-4384,-5964,4272,5573,4243,-1035,-5220,61,-1254,-7096,4571,6701,3653,-2214,-6336,-121,-422,
	5376,1536,-3072,-3072,212,-5419,-3708,-7163,1525,4404,3998,-4990,-14021,225,22313,-3868,2888,3696,3346,-1463,-11644,311,20025,
	5376,1536,-3072,-3072,341,-5291,-3231,-6452,9318,3123,4041,-7167,-3647,440,-1172,-920,10685,2808,5408,-675,823,914,-4272,
	5376,1547,-1074,-1844,3727,-1894,-2201,598,5953,11114,8354,-20675,-1550,1054,-497,-135,3925,7945,7682,-20078,-4295,1766,-1479,
	5376,1992,-1089,-1589,1526,-3651,-1984,-3476,5413,11890,-10081,-6531,-9630,471,-326,-3225,5771,13414,-8613,-6377,-10196,702,169,
	5376,1992,-1089,-1589,3271,-1905,-1984,361,-3311,3355,1961,8678,11342,-1461,-1850,601,-3028,6601,2613,7250,9447,-175,-2204,
	5376,2048,-331,-440,4428,-692,-969,-5003,-16868,7040,-2550,-9000,-6859,-2290,20361,-3166,-16772,4554,-4296,-10675,-6808,-1111,18881,
	5376,2049,-3072,-3072,2106,-3013,-2975,-10091,-4028,1061,-13577,-13161,9687,-830,-916,-9993,-4204,458,-13847,-14689,9747,-528,-917,
	5376,2218,-512,-512,3928,-1022,-512,-2845,1780,-21796,-8972,-11469,-6454,-2490,-5620,-4229,2710,-21897,-4769,-10250,-4719,-4438,-4656,
	5376,2304,-3072,-3072,59,-4805,-3952,-7910,-4157,5565,-7478,-2720,25248,1037,18670,-7829,-4042,4491,-8325,-2471,24913,993,18708,
	5376,2525,-594,-1061,1192,-3451,-1825,-10589,-2901,-12077,-3097,17758,18833,-6553,-1390,-10518,-2964,-11179,-2064,17546,19017,-6473,-781,
	5376,2943,-439,-590,2216,-2009,-1015,1059,23066,25496,-14398,-729,-824,-13123,-5860,678,22558,17730,-14943,797,-237,-13649,-7792,
	5376,3048,-423,-809,3034,-1086,-1613,-1848,-5165,-20901,17202,-4631,-5476,-10024,3406,-125,-4606,-14579,13286,-5549,-5274,-6333,5480,
	5376,3069,-1691,-3072,235,-3864,-2541,-11096,-7263,-10965,-2613,-9886,-2344,11857,16363,-8761,-5832,-9053,-4706,-5057,751,11056,15399,
	5376,3072,-246,-364,3558,-538,-913,-5108,6886,11609,-6930,-1650,-63,-11352,-2387,-3506,5973,10477,-9063,-2664,615,-10865,1397,
	5376,3584,-3072,-3072,99,-3485,-3330,-1248,4076,1694,2164,3206,-3156,6389,7396,-1997,3452,1328,2744,2221,-3487,7106,6750,
	5376,3584,-3072,-3072,14,-3570,-3486,-4033,-1624,-43,-677,-20963,-3504,-16138,5548,-5608,-2936,-1468,871,-23625,-4427,-14491,4509,
	5376,4046,-502,-835,646,-2476,-1480,-7700,-14642,-1852,4245,-3081,-2571,7589,-12712,-6812,-13445,-5423,1591,-3628,-2641,8359,-15082,
	5376,4089,-199,-448,769,-2310,-1355,-2583,2814,11884,-2257,-2636,-2939,15691,10089,-2489,2253,10217,-1419,-2420,-2791,16697,9770,
	5376,4104,-642,-1749,1487,-1577,-2170,-2715,-4258,-15436,-7000,-306,-770,12100,-12924,-3911,-4017,-9434,-2600,-236,-1067,12440,-7510,
	5376,4617,-329,-1019,154,-2397,-2016,4016,21271,-4153,-17597,1867,-433,6010,-1442,672,19282,5084,-11130,952,-1006,2800,5273,
	5376,5642,-56,-333,128,-1398,-1504,-14706,12814,-15351,9069,1229,1241,-13876,-3954,-11367,12640,-21317,5409,1366,1246,-15749,-13302,
	5376,5644,-30,-3072,63,-1461,-2304,-6720,-11466,1499,9902,-60,364,-4139,-6489,-5817,-8074,-769,5725,1027,371,-3097,-7605,
	5376,8132,0,0,0,0,-519,-12961,-86,-8181,-1643,-270,41,30591,-9319,-6875,-142,-6796,2095,271,63,15929,-14921,
	5433,2981,-3072,-3072,578,-3723,-3003,-2055,740,486,332,-1848,-2876,-8492,-4992,86,2695,3123,-808,2197,849,-9427,-4279,
	5559,4240,-1106,-1922,262,-3032,-2157,-9663,-9710,1257,12588,101,1267,687,-5094,-8444,-8451,-694,8018,496,378,279,-4944,
	5608,5608,0,-3072,0,-2025,-2804,7343,-10525,-4660,-10631,2273,-135,3606,8655,5906,-10594,-2264,-5572,2311,62,2730,10639,
	5632,878,-1292,-1637,2631,-4171,-2096,8963,3778,-8142,-22031,7201,11960,-1703,1102,8242,3130,-8677,-21176,5869,10029,-1444,1202,
	5632,1024,-3072,-3072,116,-6540,-4928,4177,1558,101,10711,-3743,769,-211,-332,2071,1556,-235,12008,-5249,107,131,283,
	5632,1024,-3072,-3072,514,-6142,-4368,4460,3920,-805,7350,615,6462,-245,-590,3652,4975,425,7626,-1007,6767,-108,-514,
	5632,1081,-870,-870,4859,-1740,-870,5049,-3658,-10736,-1436,-463,-19123,-220,264,4905,-685,-8344,-941,1001,-16034,-936,786,
	5632,1536,-256,-256,5632,-512,-256,8482,-8948,-7073,1402,-3232,15588,-2080,-555,6146,-8370,-3556,693,-944,11674,-2439,988,
	5632,1988,-1124,-1509,2018,-3674,-1870,243,-2622,2735,-9968,-14254,-15898,1489,-382,940,-1409,3709,-11491,-10732,-11871,954,-250,
	5632,2048,-3072,-3072,107,-5525,-4368,1155,-4186,934,10107,-6731,-34398,37,-1420,651,-3977,1802,9607,-6585,-34504,-417,-1193,
	5632,2219,-512,-512,4438,-1023,-512,7808,-18203,4234,-3590,14936,-5075,-1448,-4921,6252,-17134,6189,-231,15636,-4284,-2468,-3336,
	5632,3057,-740,-990,1487,-3136,-1728,6107,-4728,-21696,12913,21761,5532,-14676,-3832,6065,-4544,-18547,12343,21410,5919,-15523,-1356,
	5632,3067,-3072,-3072,518,-4095,-3291,-1392,-3823,-6199,4341,358,-5421,-5378,14984,-562,-2912,-4951,4034,1929,-3776,-4950,15411,
	5632,3071,-128,-128,4353,-255,-128,7949,-2132,-11251,-362,2096,955,-10410,-4466,6038,-3990,-6596,1295,1755,-657,-9516,-2430,
	5632,3071,-3072,-3072,99,-4510,-3844,6150,-2371,2118,-3937,6866,-5304,-3207,-11009,5724,-2570,1247,-3413,5757,-5792,-2295,-10857,
	5632,3129,-870,-870,2827,-1724,-870,7786,-7861,8692,15859,-4785,-2443,9566,-5083,7076,-6053,-2831,14186,-2230,-331,5890,-9916,
	5632,3584,-256,-256,3586,-510,-256,9464,13265,-16402,-5119,3207,2801,6984,-8713,8174,12792,-17619,-1168,3170,1432,5662,-10232,
	5632,4083,-479,-766,727,-2870,-1564,6445,1442,13739,3090,-3856,-2215,4493,445,7407,2137,6388,-2287,-3528,-1881,5213,-4183,
	5632,4096,-3072,-3072,99,-3485,-3329,5765,3356,717,1806,10927,6721,3731,-9699,5328,3024,675,1796,10319,6067,4039,-9434,
	5632,5093,-220,-487,624,-1963,-1224,1454,8335,47004,3431,3971,4615,-2809,54913,6999,11000,29303,-2770,3947,4313,-980,35085,
	5632,5124,-128,-3072,76,-2480,-2816,8286,13718,11126,-2647,2359,-1964,5924,5316,7254,12082,9275,-1265,2432,-2195,5103,3464,
	5632,6053,0,-237,246,-1381,-1036,-12011,-7645,41625,11750,682,81,26109,57966,2620,-5790,12285,4132,1135,-110,14318,12814,
	5632,6156,-7,-130,63,-1461,-2304,21217,-4996,-16668,-15922,354,-199,6268,-39724,9408,-5477,9203,-6196,191,91,12211,-933,
	5632,7030,0,0,89,-562,-1210,-8416,1188,15063,-8777,-794,-420,-9305,33240,-4583,1138,7530,-10072,-777,-656,-11539,20643,
	5632,7156,-1,-8,37,-487,-1793,22611,1211,15999,15718,-676,-366,-26168,-36780,8872,2365,20198,10119,-905,-408,668,-13991,
	5632,8008,0,0,0,0,-754,128,761,-9825,-2949,-237,157,27858,-9061,4552,748,-9428,267,345,137,18025,-15009,
	5632,8200,0,0,0,0,-1281,17388,430,-7805,-2072,-207,130,-47609,13138,6968,712,-11233,-7375,-481,108,-15868,21128,
	5632,9011,0,0,0,0,-846,14551,-221,-785,-138,81,-31,-2786,13948,10548,-351,-2246,-1642,-177,-113,7004,13868,
	5632,9156,0,0,0,0,-394,1026,-201,96,-91,160,-57,28073,-9226,3866,84,4735,3265,500,6,4497,-10210,
	5633,2007,-3072,-3072,39,-5636,-4529,3491,284,2038,9167,-9,-27961,-180,-1190,2506,88,3335,9024,-210,-28350,-653,-382,
	5633,2552,-3072,-3072,32,-5098,-4177,200,5105,5244,-4937,-5354,12827,-31,-5871,210,5113,5093,-5543,-4732,12794,-494,-5762,
	5633,874,-3072,-3072,1055,-5753,-4169,-690,1100,-585,-16085,8650,10839,-382,-679,-1749,1889,830,-13993,3664,9829,-360,-230,
	5633,338,-3072,-3072,1325,-6020,-3121,-2294,9665,6141,-1999,987,10559,-296,-1517,-1262,6578,6096,-3976,2747,9483,-94,-899,
	5633,1870,-3072,-3072,403,-5410,-4465,3922,-6713,-22042,4821,3204,-20624,477,-400,1034,-7671,-19899,4755,-886,-23201,33,874,
	5634,1265,-3072,-3072,22,-6396,-4802,4664,-1415,-3985,-17358,2486,3560,-335,-122,3512,-1484,-4135,-16546,2134,3188,-153,365,
	5634,1837,-3072,-3072,242,-5605,-4258,4823,-4740,-20158,3706,4527,-15816,61,-476,4652,-4067,-19497,3250,4531,-15771,-140,-771,
	5634,2446,-3072,-3072,94,-5145,-4346,3356,6124,2630,-3057,-334,18373,246,-4704,1910,4910,3056,-3999,-1262,16875,-479,-3494,
	5634,2747,-1916,-3072,595,-4343,-3069,8711,10071,4273,-6284,16969,778,-2055,-12047,7175,8773,4263,-2124,13370,-2329,-1463,-12404,
	5635,1070,-3072,-3072,1047,-5568,-3263,1436,-3887,-5650,2288,-2503,-4053,-272,-87,3459,-4835,-7800,2149,197,-5129,16,-219,
	5635,3372,-3072,-3072,331,-3984,-3359,-506,-1019,-11387,-3672,-1375,-5986,13890,-8977,-127,-493,-10657,-4077,-630,-5164,14582,-8285,
	5640,1280,-3072,-3072,47,-6369,-4584,5985,-3453,-4299,5701,2016,4650,-338,-120,6137,-2984,-4440,5358,3074,5462,-363,-219,
	5640,1137,-3072,-3072,424,-6135,-4456,3817,-2318,-2747,-18311,1259,-80,-257,-410,2685,-1356,-1615,-17966,-386,126,-101,-213,
	5642,2999,-3072,-3072,67,-4634,-4038,7518,9768,1260,-4455,10985,-4021,-2283,-10653,6309,8570,-115,-4275,9140,-5601,-1698,-9826,
	5643,2360,-3072,-3072,49,-5293,-4355,4587,-668,1125,1033,4338,23937,81,-3761,3870,-1132,1713,272,4418,23387,-640,-3066,
	5644,1773,-3072,-3072,279,-5652,-4364,3572,-8449,4786,2043,376,-5109,14,-252,2570,-8067,5904,1858,-731,-5632,-179,-65,
	5645,1665,-1309,-3072,1991,-4051,-2996,-3664,-6986,7752,10214,23822,-4048,2698,-2055,-4036,-8976,5629,10596,15755,-9903,1677,-1895,
	5653,822,-3072,-3072,1375,-5525,-3268,4117,3971,-1476,-16801,-3547,-1698,-524,-456,4603,2135,-3195,-16814,-2275,-3006,-410,119,
	5664,2304,-234,-927,1704,-3736,-2180,-2031,3915,1546,-14266,-21972,19603,2125,-2379,-2334,3519,927,-12538,-22802,16036,2223,-3472,
	5664,5888,-10,-338,64,-1792,-2260,13895,-10034,-27324,-14056,1300,303,5081,-24955,6179,-10294,-7745,-5162,1117,512,5754,1380,
	5665,2348,-3072,-3072,292,-5106,-4025,5447,6570,724,1252,3490,22989,716,-3416,5246,6777,694,860,3218,22248,564,-3892,
	5673,2268,-2007,-3072,1215,-4278,-3015,1381,-1691,3840,-6237,-5199,18415,1951,-4536,312,-2600,3008,-4111,-8551,15474,2163,-4535,
	5677,787,-713,-713,4797,-2185,-1093,2869,3374,-4804,-4794,3151,12549,-784,363,2988,3409,-5160,-5537,2630,11998,-316,631,
	5681,1151,-3072,-3072,1,-6626,-5105,5128,2610,22505,-14171,5379,175,-276,-64,3053,1878,21605,-12234,3763,-1520,208,688,
	5689,2981,-3072,-3072,578,-4235,-3259,2677,-8635,1402,-4069,3520,-4751,-3355,-8562,4290,-7038,3177,-4464,6303,-1780,-3097,-8360,
	5689,1016,-3072,-3072,8,-6770,-5177,6549,3520,835,-11060,-1613,157,-208,-127,4432,2901,-486,-9233,-3150,-1394,289,467,
	5727,2672,-3072,-3072,0,-5198,-4391,4433,2941,6757,-904,4177,7511,-684,-6792,3628,1823,7073,-1548,4155,6797,-1581,-5709,
	5758,1628,-3072,-3072,457,-5848,-4254,-145,939,-13219,-1033,3601,-8287,-90,480,-400,1775,-12603,-1147,3059,-8286,-74,183,
	5815,4240,-1106,-1922,262,-3544,-2413,1020,-7251,-1123,8221,-4915,2034,-1074,-2874,1167,-8093,-868,7198,-3210,1092,-1132,-1607,
	5823,1883,-506,-765,3297,-2881,-1677,3718,3775,-14276,4269,26248,19382,2690,-3235,3579,3703,-12197,4025,24788,17273,3539,-2914,
	5825,3488,-201,-376,2218,-2360,-1532,10058,9729,18799,-13917,-2563,-3016,6449,13276,9647,8007,24130,-12169,-3705,-4114,6912,17646,
	5864,5608,0,-3072,0,-2537,-3060,-782,16266,-3575,-8562,1864,38,252,3871,-1415,14497,-1450,-4076,1345,331,-730,4956,
	5888,-512,-3072,-3072,344,-8360,-5120,9500,-3693,-2653,-4921,1708,-1866,351,-217,8746,-3056,-2623,-4495,1784,-1339,593,192,
	5888,512,-3072,-3072,194,-7486,-4736,-1325,4609,2148,-2560,-4519,8405,-136,-197,-726,4703,1359,-4816,-4105,8996,-801,-585,
	5888,1024,-434,-504,6183,-985,-1130,-1309,5317,-523,-459,13258,-7126,186,364,-543,3416,-2068,323,11269,-6070,551,88,
	5888,1025,-2295,-3072,3866,-3301,-3243,3181,343,-7763,3929,971,2513,-291,115,2741,423,-6757,3165,-43,2659,-185,387,
	5888,1075,-1355,-2276,2351,-4766,-2414,7009,10997,-4868,1253,-16399,243,-941,582,5974,10126,-4800,-611,-15540,441,-1276,623,
	5888,1364,-619,-778,3841,-2986,-1494,600,24,15184,5455,13244,5946,-112,340,823,441,15119,5927,12097,5216,297,659,
	5888,1489,-1033,-1393,3037,-3666,-1840,-1859,-5739,-13451,3350,-14620,296,-684,1495,-1289,-4849,-12448,4707,-11048,3006,-1183,1850,
	5888,1498,-739,-1110,2749,-3946,-1986,-4287,-15980,-8619,4215,-11612,-13164,709,2343,-4164,-15746,-9874,4458,-11716,-13590,821,1514,
	5888,1536,-3072,-3072,126,-6530,-4896,-4354,-977,-6140,2432,175,-14199,-393,517,-5552,-1047,-6331,3450,-826,-14549,-187,846,
	5888,1536,-3072,-3072,216,-6439,-4188,-4785,797,-6502,1667,237,-12534,-337,542,-2112,1368,-7308,710,3552,-10604,-507,-356,
	5888,1536,-3072,-3072,508,-6148,-3466,-5595,-2265,-7616,-210,-4046,-12678,-146,759,-146,-3021,-8795,-184,1016,-12156,245,-723,
	5888,1549,-1025,-1727,4230,-2412,-2158,1727,6551,5912,-11536,-545,-2103,1005,236,2038,4846,2831,-12204,2269,-2116,-56,-265,
	5888,1996,-1059,-1424,2082,-4114,-2103,-3410,-7188,-94,8630,-26212,-22075,2635,-109,-3147,-6654,1001,9119,-25536,-20957,2760,295,
	5888,1996,-1059,-1424,3904,-2291,-2103,3246,3797,-1029,11574,3636,6424,773,-3100,3628,2520,-55,10832,3027,4468,1215,-3395,
	5888,2048,-286,-383,5367,-777,-1001,1825,-6340,-6203,1865,-1415,-2494,-1148,-420,3651,-6403,-9422,765,-2490,-1279,-943,-2461,
	5888,2048,-3072,-3072,2343,-3801,-3210,919,8735,4002,3016,-12578,12667,850,787,878,8441,3347,3022,-11747,14148,820,1346,
	5888,2219,-512,-512,4950,-1023,-512,3874,11806,-11871,355,-4659,-2529,-1437,-1925,2226,12910,-9100,2126,-4091,-2833,-1635,-483,
	5888,2304,-3072,-3072,59,-5829,-4464,-1676,-4771,1652,8140,-1000,29486,-821,-1672,-1261,-4341,2070,8262,491,30797,-1316,-1923,
	5888,2547,-580,-1060,1417,-4228,-2201,3331,625,20490,7560,-8068,13404,1701,-5910,3436,725,19650,8299,-8846,12630,1963,-6017,
	5888,2908,-464,-652,2346,-2938,-1527,8177,9487,7770,-11229,-139,4875,-5609,-10677,8301,9212,3875,-13611,565,5251,-6166,-12329,
	5888,3068,-414,-754,3583,-1540,-1945,-4997,-3268,1480,13605,-4063,-4089,-4045,13321,-2599,-3075,4587,7073,-5602,-4929,-1536,10588,
	5888,3072,-224,-305,4470,-650,-954,-1729,-3280,14097,-1903,2054,2320,15834,-5399,258,-3160,10634,-3959,1767,3311,15164,-5408,
	5888,3073,-1682,-3072,340,-4779,-2975,1713,-1247,6868,1768,3929,-6687,-5249,4961,2690,-514,7438,594,5236,-3091,-4980,3501,
	5888,3583,-3072,-3072,100,-4509,-3842,-3523,-6021,-1966,-10,5327,-5589,-7279,8307,-3758,-5716,-2221,800,3746,-5965,-6030,8534,
	5888,3584,-3072,-3072,14,-4594,-3984,-1674,-6628,172,-249,6794,-5783,-6959,7996,-2053,-6718,-490,874,4781,-6522,-5919,8234,
	5888,4070,-487,-793,740,-3382,-1820,60,-2442,-4015,9685,-4822,-3092,-17,-4058,431,-3245,-9495,2815,-3566,-2677,611,-6959,
	5888,4071,-199,-424,1097,-3024,-1613,9091,4371,20075,566,-3523,-3336,2004,18327,8747,2425,14318,-1429,-2995,-3105,2233,15652,
	5888,4093,-647,-1691,1795,-2304,-2541,1116,-4327,-12696,-14405,-4179,-729,-605,-4529,574,-2550,-876,-6454,-5523,-1119,978,963,
	5888,4601,-339,-1137,238,-3353,-2404,6727,921,-3038,-6292,-3775,-1133,5537,-1568,5199,-304,2363,-2275,-3348,-1474,5689,548,
	5888,5636,-32,-3072,76,-2480,-2816,-4897,-8789,1252,3206,2219,590,-8205,-7695,-3846,-8973,-600,-920,3001,1003,-7835,-9043,
	5888,5641,-58,-329,154,-2397,-2016,-9636,-9702,-16621,26366,1262,1534,-8808,-17032,-9039,-8308,-18757,19015,1832,1819,-9662,-20244,
	5888,9185,0,0,0,0,-519,-1502,-47,-2178,-1319,76,-29,31196,-7823,1274,183,3551,3133,516,7,3649,-10397,
	5968,3751,-120,-384,1826,-2775,-2024,-4075,9233,-49059,7244,19782,-4656,3244,-16864,-5745,9536,-24967,16469,17073,-5359,3483,-3919,
	5975,2353,-3072,-3072,835,-5179,-3860,-3007,-2821,807,7228,-23428,19405,983,-1054,-3273,-2376,254,7167,-24148,17410,1190,-1502,
	6144,767,-3072,-3072,433,-7504,-4524,-2864,4487,1894,17392,2974,8582,-479,-161,-1933,4131,1169,15235,3017,8283,-1196,-509,
	6144,1024,-3072,-3072,116,-7564,-5440,-3147,4621,1124,-10189,960,621,-742,-100,-3904,5473,796,-9636,512,773,-384,-385,
	6144,1024,-2172,-3072,4050,-3630,-3352,3403,-5834,-4175,2231,619,3470,-447,156,3231,-5061,-3340,1869,321,4177,-475,386,
	6144,1551,-1013,-1743,2385,-4768,-2414,5978,3224,-10118,4968,42302,-11558,-137,1242,5523,3007,-10502,4368,41203,-12235,-364,1001,
	6144,2004,-1013,-1302,2532,-4168,-2096,-2307,28,2883,7851,21407,-13052,1809,-262,-2009,445,4052,8670,22528,-11515,1928,280,
	6144,2047,-3072,-3072,2460,-4197,-3466,-5699,311,3081,10098,11553,-20462,545,1492,-5933,35,1970,9860,11696,-20420,632,1916,
	6144,2048,-266,-358,5842,-814,-1014,-7734,-3784,-1278,1337,219,-1296,-503,714,-6225,-3992,-3835,1109,-1004,284,-761,-762,
	6144,3072,-3072,-3072,110,-5522,-4356,-1146,7956,13617,-2991,3730,-6078,20691,12997,-812,8005,14113,-2919,4521,-5500,19965,12799,
	6144,3580,-276,-565,1407,-3717,-1945,1048,1201,5093,-13394,-114,-8275,-13216,11190,1167,-546,939,-16505,663,-7902,-13430,9789,
	6144,3585,-1061,-2613,2106,-3013,-2975,778,8598,4092,1850,-1873,-4834,-4882,13342,611,6950,-3742,-589,-1870,-5553,-4544,8354,
	6144,4088,-476,-740,1481,-3135,-1728,1809,3879,7470,9650,-4911,37,-1240,487,1875,3128,2427,5812,-4157,-621,-2812,745,
	6144,5120,-127,-3072,99,-3485,-3328,-465,14322,-776,-2320,-5825,-302,7493,-5808,-776,11389,-1977,-723,-6317,-233,7958,-7054,
	6416,4492,-212,-551,2763,-1993,-1885,-1929,-1351,-7061,21610,509,1204,1186,-26277,-1652,-1437,-2110,18979,-228,2591,1523,-20604,
	6656,-1024,-3072,-3072,552,-10200,-5952,5732,-1604,378,-669,-1511,-3163,184,-1487,5704,-1893,226,-798,-1122,-3368,246,-1251,
	6656,-512,-3072,-3072,360,-9880,-5856,8670,-3257,-815,-410,211,-1398,278,-3546,8319,-3220,-942,-132,900,-1256,267,-2159,
	6656,0,-3072,-3072,0,-9728,-6656,-3706,5695,442,1773,1142,3641,507,18241,-3037,5554,719,2175,188,3883,367,15834,
	6656,0,-3072,-3072,0,-9728,-6656,-3715,5695,442,1773,1297,3657,507,-5326,-3046,5554,719,2175,343,3898,367,-7733,
	6656,1,-3072,-3072,4514,-5213,-4016,6402,4151,917,2248,-4794,-5307,467,-213,6255,3634,1145,2899,-5009,-5158,390,-371,
	6656,256,-3072,-3072,424,-9048,-5304,-6245,69,-3181,-2509,-62,1408,-15,-1416,-5945,1428,-3582,-3091,-263,2051,-326,379,
	6656,484,-953,-1206,5412,-3831,-1916,144,-1569,1258,16205,-11162,-10956,230,-356,972,-1399,2486,14540,-8082,-10053,-195,-593,
	6656,512,-3072,-3072,194,-9022,-5504,-5390,1712,-1558,-2130,-1184,2132,-190,-1854,-4560,2420,-2145,-2735,-921,2807,-834,-265,
	6656,512,-3072,-3072,172,-9044,-5696,-5503,1730,-1406,-1918,-1260,2090,-163,-1976,-5120,2443,-1117,-1515,-663,3132,-475,-864,
	6656,512,-3072,-3072,294,-8922,-5952,-4770,1796,-2202,-3012,-884,2619,-300,-1327,-5774,3781,317,-712,-273,4672,254,-1486,
	6656,513,-3072,-3072,2159,-7056,-5320,-4776,-27512,2461,7129,4770,-6903,579,-302,-5683,-20191,2625,5291,2656,-3758,578,-343,
	6656,557,-3072,-3072,537,-8634,-4595,-2425,1960,20289,18740,-579,3538,-563,-225,-1414,1960,16216,14582,-3086,1015,-1744,804,
	6656,664,-1303,-1642,5897,-3167,-2605,1400,3500,746,-6431,7608,4657,161,159,795,3243,48,-4501,5815,3463,303,372,
	6656,768,-3072,-3072,449,-8511,-5036,310,-180,-2498,-6428,4155,3133,-895,-196,1410,627,-3643,-8469,3448,3347,-1948,301,
	6656,884,-1256,-1584,3686,-5157,-2582,-922,12938,7002,-8116,-21271,8573,-1038,-95,-1527,11398,7383,-8387,-21161,7318,-1017,61,
	6656,949,-1158,-1490,5788,-2992,-2527,-893,-2424,-423,-4755,4486,5171,-231,737,-1419,-4153,-1989,-2957,1891,3508,38,855,
	6656,1024,-3072,-3072,1732,-6972,-5176,11435,10880,2505,-3260,-5419,8284,317,108,9746,14859,3265,-4283,-6592,11846,639,-208,
	6656,1024,-3072,-3072,0,-8704,-6144,6746,1966,90,-5311,-1209,1141,-932,-875,5542,1433,1253,-3316,-631,657,180,-1059,
	6656,1024,-387,-449,6346,-2358,-1179,-4351,-975,-256,-3083,-5630,-3700,775,-258,-4465,-1282,-388,-3973,-5351,-3899,741,-322,
	6656,1024,-387,-449,7626,-1078,-1179,4489,12126,-220,-3613,15579,-2465,-47,-66,4705,8527,-272,-1919,10092,-1070,194,28,
	6656,1024,-3072,-3072,116,-8588,-5952,-835,695,-677,16720,-2277,642,-1087,-563,-1642,1263,1000,18239,-1644,1163,-261,-592,
	6656,1024,-2209,-3072,4240,-4463,-3733,-9032,-14342,-181,-10933,16043,-2758,-351,227,-8235,-12275,-365,-10437,15342,-1594,-330,344,
	6656,1031,-3072,-3072,2948,-5749,-4448,-5856,5768,2967,-4220,-14762,-4914,-399,216,-4334,4982,2046,-2784,-14550,-5692,-480,225,
	6656,1079,-1273,-1972,2507,-6142,-3087,-3447,7672,2595,9059,-4750,-1536,-248,1432,-3107,5702,2276,8527,-5164,-3448,-96,1628,
	6656,1081,-870,-870,6906,-1741,-870,-447,3347,1473,16119,-8844,12164,369,-170,-441,4458,2241,14025,-5486,13051,106,-76,
	6656,1195,-512,-512,7509,-1024,-512,-750,-10375,249,-4019,-6856,-3897,37,-199,-1044,-8167,564,-4748,-3804,-4898,-44,-121,
	6656,1399,-559,-710,5135,-3194,-1597,-4515,4322,-1538,-2197,15831,3848,-159,1619,-3859,4931,-744,-1923,15888,4505,-358,1607,
	6656,1536,-3072,-3072,249,-7943,-4892,-2091,-736,-3583,6609,-893,-6746,22178,278,501,-667,-6618,4496,194,-7121,20480,246,
	6656,1536,-256,-256,7680,-512,-256,-1277,-3974,-38,213,-4512,-5709,67,-182,-1275,-2025,100,-108,-1966,-6693,-61,-80,
	6656,1537,-3072,-3072,507,-7684,-4223,-3026,-518,18770,4733,-400,-6786,-1036,365,-885,-3971,13488,4642,1051,-10739,-2361,851,
	6656,1791,-3072,-3072,451,-7486,-4503,-2510,-4172,-8046,-22014,603,-13178,-655,685,-306,-5354,-11902,-21756,3093,-13936,-1760,972,
	6656,2011,-987,-1254,3584,-4133,-2070,-1126,-2963,9686,-11826,-242,-368,-665,-97,-396,-2700,12213,-9079,3321,1956,-759,1212,
	6656,2011,-987,-1254,5053,-2664,-2070,-244,4652,-12438,-3078,4425,8197,-2115,843,618,1557,-12751,-1925,3722,7629,-1697,738,
	6656,2020,-591,-889,3470,-4238,-2121,-1939,-1431,-7270,-10578,-19821,-2600,864,-601,-1545,-1000,-7802,-9740,-19036,-1543,895,-945,
	6656,2047,-3072,-3072,310,-7371,-5128,-667,-7233,11806,1320,-3310,-32748,-394,936,-466,-6713,11649,1158,-3274,-32359,-569,692,
	6656,2048,-3072,-3072,616,-7064,-4818,-1678,-5225,10055,-20,-2128,-32572,154,1135,-1787,-5050,9407,603,-1631,-31735,118,1184,
	6656,2048,-3072,-3072,1628,-6052,-4818,10908,14473,-10502,1394,3929,-43142,577,2001,8921,13540,-8571,1795,1528,-41571,652,1553,
	6656,2048,-3072,-3072,0,-7680,-5632,6722,-1993,15107,4727,2836,-31409,-875,906,6024,-2749,16547,4799,1847,-31968,-234,643,
	6656,2048,-244,-316,5579,-2101,-1051,-71,14215,19326,-701,-1963,487,-64,922,-436,14717,19371,-1344,-1826,-17,219,1011,
	6656,2048,-244,-316,6803,-877,-1051,-4661,-4516,-79,-1297,304,-2336,561,-153,-3641,-5647,-1067,236,-3118,111,5,-469,
	6656,2048,-128,-128,7424,-256,-128,353,-2543,167,1042,-1190,14710,818,-398,234,-1965,161,865,94,14028,689,-246,
	6656,2048,-3072,-3072,128,-7552,-5392,-3003,-2498,-9992,3050,-1713,58097,-700,896,-3053,-2337,-9343,2712,-2190,57938,-588,581,
	6656,2048,-3072,-3072,2174,-5506,-4545,-2217,-3277,-10179,1767,23628,33116,9,2070,-2939,-3944,-8790,2205,22555,31883,-46,1481,
	6656,2048,-923,-2172,4050,-3630,-3352,5651,6408,9718,13968,-3364,7021,1579,-2110,3310,6893,7750,10452,-4563,6281,1590,-2954,
	6656,2052,-749,-1257,2395,-5280,-2670,-3158,-6079,-12054,-16624,30616,38923,532,-1029,-3587,-5905,-12030,-17042,27782,37264,784,-1380,
	6656,2105,-870,-870,5882,-1741,-870,109,-11647,-3302,-47,-4513,-7044,-2158,1494,72,-9016,-1588,-935,-2428,-4695,-2575,2064,
	6656,2219,-512,-512,6485,-1024,-512,2420,-4050,426,-972,1280,-1073,-159,750,1608,-3584,1064,-1530,2231,-2053,97,864,
	6656,2467,-459,-595,4544,-2717,-1359,-2662,-9350,-13827,-5346,-8666,106,871,-3409,-2509,-7748,-12203,-3582,-8068,610,1041,-2413,
	6656,2539,-748,-1028,4755,-2435,-2096,-1205,6924,7910,-3743,-12112,-8589,-1179,-2861,-641,2948,5546,-3986,-14360,-9951,-564,-4970,
	6656,2560,-2521,-3072,503,-6665,-3722,-892,556,-413,9929,9646,11340,-450,-31,903,-275,-1987,11927,12876,15345,-425,-474,
	6656,2560,-2521,-3072,2593,-4575,-3722,9074,1446,4597,1887,-8511,3053,1121,-3229,9030,1469,4328,99,-6871,2010,1246,-2794,
	6656,2560,-3072,-3072,1692,-5476,-4423,-1134,-6197,6981,5676,6967,8233,519,-880,-2615,-7421,8491,5152,5273,5841,284,-742,
	6656,2560,-256,-256,6656,-512,-256,506,20988,1113,360,1406,-3481,717,684,-171,20334,1484,173,1740,-4676,1114,757,
	6656,3054,-744,-1016,2508,-4167,-2096,-643,5985,8735,-1406,-6047,11718,3253,-15699,211,5455,5385,-5114,-4512,13080,2246,-15334,
	6656,3059,-419,-768,2412,-4257,-2158,-2573,-2084,17065,-3404,1834,4987,3666,6790,-1778,-2533,11633,-7476,2403,5805,3129,4705,
	6656,3072,-3072,-3072,568,-6088,-4315,-4514,-2376,6258,6570,-18643,-6469,-1568,-6897,-4053,-1669,6200,6839,-17289,-5453,-1427,-6921,
	6656,3072,-3072,-3072,132,-6525,-4868,403,1386,6127,-7366,-9784,-7719,-1920,-4421,339,961,5751,-7176,-9916,-8238,-2270,-4024,
	6656,3072,-128,-128,6400,-256,-128,-638,-2597,1616,1108,808,-3896,540,1392,-1134,-3630,1706,747,731,-4388,1385,1301,
	6656,3072,-3072,-3072,0,-6656,-5120,276,1024,6984,-9307,-2213,-8154,-1941,-3541,-531,-113,7331,-9843,-4257,-10052,-2159,-2783,
	6656,3072,-198,-247,4661,-1995,-1001,-1647,-1119,-11764,16643,338,2310,-1369,-6021,-2207,-886,-10245,17840,639,1345,-617,-4675,
	6656,3072,-198,-247,5879,-777,-1001,-340,1474,432,193,2536,1747,-2256,1906,1136,2272,-2222,26,1784,3103,-4599,891,
	6656,3072,-3072,-3072,227,-6429,-4164,-769,-184,5785,-4371,-11455,-7379,-1884,-5037,2076,1958,3917,-3617,-6185,-1418,-1726,-6124,
	6656,3129,-870,-870,4859,-1740,-870,-1485,-9556,10297,-2264,-2855,-1751,18675,-5287,-1677,-6287,13760,-364,-1332,228,17833,-2583,
	6656,3243,-512,-512,5462,-1024,-512,-779,1245,-1667,207,2261,3220,-4922,551,-1545,1219,294,917,2024,2274,-4286,1545,
	6656,3458,-370,-498,3186,-3084,-1556,-1958,13257,7569,-3443,-6147,1622,-1517,8329,-1835,11895,266,-5470,-4308,919,-2662,5533,
	6656,3561,-639,-927,3874,-2293,-2103,3340,1946,11052,-323,15966,-2669,-1245,10826,3927,664,9127,-3539,13886,-2000,-2259,7671,
	6656,3584,-256,-256,5632,-512,-256,-1573,985,1145,485,672,887,-4119,699,-2230,-37,2304,636,339,99,-2642,949,
	6656,3584,-1064,-2488,503,-5641,-3210,940,2330,4716,-7182,-20524,-8714,12067,3894,596,2270,4531,-9361,-20274,-6617,11867,2280,
	6656,4067,-493,-787,1989,-3672,-1870,-2863,2897,12953,22689,-6937,-229,9899,2244,-2218,783,2354,14176,-4197,-525,6958,1065,
	6656,4078,-198,-422,1421,-4229,-2201,-4718,-2915,-10341,24729,510,-4718,-13637,8678,-4297,-5120,-16328,17763,1165,-4321,-12643,5448,
	6656,4093,-45,-3072,551,-5084,-3804,-2581,1218,-1014,3588,-790,-1141,-464,16270,-3148,203,-1752,4141,-905,-1235,-942,17686,
	6656,4095,-640,-1683,2202,-3431,-3231,-810,2104,-22596,-30720,7069,-1281,-8854,2658,-1567,8114,-2602,-12005,2594,-544,-5343,7685,
	6656,4096,-128,-128,5376,-256,-128,295,507,-787,-1920,-791,-798,-5486,-3566,-118,15,29,-2295,-867,-631,-3544,-3484,
	6656,4096,-3072,-3072,111,-5521,-4353,-2783,-2869,-14015,2895,4388,-1703,-8242,3201,-2372,-2213,-13458,2606,4287,-1893,-8520,2900,
	6656,4096,-3072,-3072,0,-5632,-4608,1278,-117,-14676,-1719,7332,-3046,15175,4371,1066,-811,-14928,-2030,6701,-5164,14094,4884,
	6656,4096,-157,-211,3701,-1931,-967,-1329,-6018,11924,-7111,-32,461,-9147,12300,-1466,-6724,7950,-4909,1267,-697,-9334,8354,
	6656,4096,-157,-211,4945,-687,-967,-270,3499,-2010,-3449,426,844,15336,-5893,935,4381,-4612,-4304,366,2013,11869,-5370,
	6656,4153,-870,-870,3839,-1737,-870,-1189,4255,-6894,1339,-2074,1098,-7781,11395,-978,5591,-13063,-896,458,569,-10230,7789,
	6656,4267,-512,-512,4438,-1023,-512,-1204,-2335,-3226,-3180,542,1606,-9422,-10200,-1476,-2364,-2842,-1699,754,613,-9839,-11337,
	6656,4452,-236,-397,2338,-2937,-1527,-2919,4681,16610,-10133,-2215,1101,2118,8944,-3080,2780,5830,-11303,-843,-224,-442,4582,
	6656,4608,-256,-256,4608,-511,-256,-814,715,-5163,-5529,-209,-72,13353,10880,-934,523,-3823,-5329,-332,-296,14130,10456,
	6656,4609,-334,-1061,340,-4779,-2975,-80,-3430,2136,2381,14967,-1084,3402,4942,1016,-3266,-3918,-2193,16215,-778,4370,-561,
	6656,5082,-84,-202,1195,-3451,-1825,-838,6875,10145,-310,-775,2453,9284,-2267,-918,4593,856,-11624,489,2816,12228,-9733,
	6656,5113,-218,-477,1480,-3135,-1728,-952,9648,9893,13954,350,3086,4931,1164,-1496,8788,5858,10498,986,2650,6334,1022,
	6656,5113,-218,-477,3035,-1579,-1728,2812,9885,16717,-719,1205,584,643,13038,1926,9001,18905,-3444,639,2051,4116,22265,
	6656,5115,-46,-46,516,-4097,-3293,-3905,-19276,-18462,-25377,-5150,1754,15166,-18820,-4650,-15453,-1010,-8715,-7298,1423,16460,-6694,
	6656,5119,-128,-128,4353,-255,-128,-1054,162,10303,14302,-517,-954,-11826,2106,-725,524,12655,13104,-298,-384,-10429,3255,
	6656,5119,-128,-3072,100,-4509,-3840,682,-9744,841,1587,9964,1490,1228,-8576,942,-9375,616,1379,9601,1455,1664,-8886,
	6656,5120,0,-3072,0,-4608,-4096,2755,-13055,1497,508,10199,486,915,50,2428,-11353,1162,1870,8477,-183,1454,827,
	6656,5120,-108,-169,2759,-1849,-929,422,-12074,-18962,-7612,1186,527,-1351,-14389,142,-12831,-22435,-2856,1579,-686,-1442,-19164,
	6656,6085,-24,-86,1070,-2572,-1559,912,-11748,8965,-4806,1339,-92,-20350,15256,188,-9958,6428,-9183,796,-27,-15656,13563,
	6656,6131,0,-217,728,-2869,-1564,-1067,-11366,38560,38053,143,-368,-10841,45926,1773,-5823,13101,12956,2373,14,-13370,17643,
	6656,6143,-47,-116,1885,-1700,-882,1883,13277,-20423,-14700,440,-354,4968,-21921,433,10542,-9625,-2049,-332,-600,8151,-12183,
	6656,6144,-8,-127,99,-3485,-3328,2174,6935,-368,-8302,-5389,82,1539,-1291,1974,5436,6459,1333,-6078,183,-2715,3626,
	6656,6144,0,0,0,-3584,-3584,1736,-828,2770,-7963,17218,223,5607,8729,796,-1761,5190,2803,15646,123,-2818,7323,
	6656,6146,-46,-46,437,-3145,-2781,-1492,16864,-25989,-9810,-1911,258,-11003,-37097,-2235,15113,-8039,-2826,-1785,654,-5134,-16259,
	6656,7141,0,0,624,-1963,-1224,-2638,-3281,21379,-139,-1505,-597,32810,29414,750,390,7463,-7566,-1451,-593,16451,5982,
	6656,7168,0,0,0,-2560,-3072,674,14060,-22023,-36931,-1237,-427,-3397,-1153,-1021,9151,-12180,-25938,-962,-381,1413,11436,
	6656,7172,0,-8,76,-2480,-2816,-527,-8806,-13760,-14614,-1091,-474,-8021,-6007,-1459,-11778,-6935,-11193,-584,-570,387,6504,
	6656,7181,-4,-22,580,-1966,-1316,-3183,-3524,982,956,-1472,-566,7204,33858,-85,314,-12732,-7861,-1608,-646,-5944,12700,
	6656,7189,0,-44,346,-2193,-2269,-2707,-6005,9918,38800,-1007,-589,-27731,-41106,-4132,-5745,14197,33755,-1407,-842,-10542,-25013,
	6656,8101,0,0,246,-1381,-1036,-4750,-2028,2832,-5656,-2864,65,69773,27922,2066,1723,-6311,-4046,-2049,126,21362,-5918,
	6656,8166,0,-4,383,-1180,-804,-2335,-532,-10419,-10725,-3729,70,57709,7647,4290,821,-8516,255,-2028,270,3502,-16345,
	6656,8192,0,0,0,-1536,-2560,3531,19156,-32543,-8215,-1577,131,-20579,-28156,-1187,17086,-28886,-10403,-1977,143,11795,-7672,
	6656,8194,0,0,365,-1169,-1757,-1833,-629,13710,13030,19894,77,-54721,2280,-5361,-1675,16431,11136,18222,-62,-31207,17203,
	6656,8204,0,0,63,-1461,-2304,2241,-3675,-2444,22850,-1956,110,-25456,-27888,-1277,-4413,-2638,17293,-2879,1,2649,-13275,
	6656,8963,0,0,195,-570,-1245,-3843,-254,8082,-9603,-2219,31,22421,27333,-2829,-387,11655,-5320,-2317,-16,8890,23292,
	6656,9078,0,0,89,-562,-1210,-3730,-733,-11902,-8518,-1495,0,27158,11408,-1359,-43,-10095,-4519,-1416,-51,4382,886,
	6656,9204,0,0,37,-487,-1793,-1895,-714,12514,-7809,-985,-7,-44408,12374,-4518,-981,7328,-12710,-1427,36,-13969,18163,
	6656,9216,0,0,0,-512,-2048,4869,-946,14006,16031,-797,-15,-45822,-41267,482,-1568,7358,8596,-1089,175,1335,-28279,
	6656,10056,0,0,0,0,-754,-6753,395,-9757,-5620,276,20,46632,237,-4316,460,-1607,234,494,-11,8092,-4207,
	6656,10240,0,0,0,0,-1536,1802,287,14689,17992,281,-36,-56889,629,142,287,8642,13488,450,61,-24964,3886,
	6656,10248,0,0,0,0,-1281,96,282,-8837,-5571,281,-38,-15497,643,-250,232,-10920,-6979,299,-67,-5206,194,
	6656,11059,0,0,0,0,-846,165,-24,-4060,-4154,124,-123,26229,1113,646,-86,-2437,-2943,-4,-182,16344,-473,
	6656,12288,0,0,0,0,-422,-409,1341,1815,599,705,729,425,842,-462,1325,1839,641,722,754,-1585,1222,
	6656,2348,-3072,-3072,292,-7088,-5016,-835,267,6202,4837,5564,35162,-48,862,-756,474,5757,5211,5538,35440,-134,766,
	6656,3372,-3072,-3072,331,-6026,-4380,-1576,667,-1932,-9807,-10647,-12336,-3487,12344,-913,1466,-1853,-9784,-9270,-11099,-3590,12109,
	6656,2007,-3072,-3072,39,-7683,-5552,-1666,-2258,-8219,4229,-2328,-25097,-901,852,-1954,-2557,-7186,4034,-2898,-25478,-513,571,
	6656,1265,-3072,-3072,22,-8441,-5824,862,-4752,-438,-9389,-713,-3664,-1345,-241,947,-4818,229,-8942,114,-3518,-917,-90,
	6656,2360,-3072,-3072,49,-7319,-5368,521,-712,-14775,7005,4638,35554,-375,980,142,-1036,-13997,6843,3292,34840,-156,749,
	6656,874,-3072,-3072,1055,-7799,-5192,-2225,3643,-1984,-6839,1592,5553,-627,247,-3460,6922,560,-6737,1609,8954,-282,-346,
	6656,338,-3072,-3072,1325,-8066,-4144,-2013,8457,-3869,-993,1512,7608,-37,896,-1855,4035,-4189,-409,1172,4877,382,360,
	6656,1870,-3072,-3072,403,-7455,-5488,-2295,-4452,-9129,1163,27,-18636,-581,772,-4335,-4148,-6354,1520,-2299,-18073,222,344,
	6656,2552,-3072,-3072,32,-7145,-5200,-1649,6749,6110,12302,11079,21274,-385,593,-1425,6706,5812,12148,10573,20536,-436,482,
	6656,2446,-3072,-3072,94,-7189,-5368,-696,3561,6774,8596,8760,28814,-285,804,-1766,2863,8284,8655,6308,27997,88,670,
	6656,1070,-3072,-3072,1047,-7612,-4284,7119,2421,-1705,-9727,-33,2360,-586,180,7393,-1307,-2976,-8787,535,-1084,-762,300,
	6656,822,-3072,-3072,1375,-7533,-4272,-2406,6467,-501,-3319,146,5662,-158,145,-2292,1680,-153,-1329,1482,3034,78,87,
	6656,1280,-3072,-3072,47,-8402,-5600,1771,-4551,-661,-10001,-1767,-4078,-1384,-180,2942,-4180,-846,-10775,-867,-3593,-1758,79,
	6656,1137,-3072,-3072,424,-8168,-5472,2615,-427,-2218,12072,1164,921,-1352,50,2389,1618,-324,11926,1349,2743,-1242,-150,
	6656,2747,-1916,-3072,595,-6387,-4091,1131,2577,546,995,2368,-1456,-2935,-4857,795,3064,1290,1201,1300,-1892,-2834,-3453,
	6657,1665,-1309,-3072,1991,-6073,-4007,-5981,-5324,-3383,-11100,-6622,-23216,-934,-815,-4422,-3936,-4342,-10507,-4769,-21907,-817,-536,
	6657,2999,-3072,-3072,67,-6664,-5053,69,4627,5272,-9166,-2987,-5155,-1572,-3016,-529,3775,5471,-9307,-4494,-6477,-1776,-2463,
	6657,787,-713,-713,4797,-4146,-2073,403,1598,3310,-6120,-1961,1803,-512,357,187,1729,2530,-6178,-2602,1463,-431,300,
	6657,2353,-3072,-3072,835,-6543,-4542,-2697,-3794,4311,3731,158,31192,540,786,-2922,-3998,3703,4702,980,31609,757,1124,
	6657,1773,-3072,-3072,279,-7678,-5377,-1391,-4859,-6697,2993,-2199,-13583,-1002,579,-1595,-4113,-5672,2560,-2494,-13072,-912,254,
	6658,1837,-3072,-3072,242,-7653,-5282,-737,-4192,-7404,2738,-880,-15759,-939,654,-303,-3478,-7226,2071,-685,-15372,-1170,361,
	6658,2304,-234,-927,1704,-5724,-3174,4488,3238,12781,8756,-19222,918,788,-3114,3913,2467,11798,9089,-18049,916,-150,-3480,
	6658,5888,-10,-338,64,-3780,-3254,-361,8134,7153,4226,-8076,515,10,1575,1070,8409,4278,3858,-7919,613,-3060,-2737,
	6658,1016,-3072,-3072,8,-8709,-6146,3344,196,37,-5273,-1519,-707,-924,-881,2104,-274,1262,-3253,-954,-1151,194,-1079,
	6659,5608,0,-3072,0,-4127,-3855,-4533,-1925,2017,3148,-12391,939,-3770,627,-3580,-652,2766,2828,-12340,1448,-4390,-297,
	6660,2268,-2007,-3072,1215,-6252,-4002,-613,-3548,3310,6481,-1516,25349,-330,-673,-760,-3403,3523,6773,-1186,23220,-64,354,
	6661,4240,-1106,-1922,262,-5235,-3259,-1570,4376,-7589,-4660,6786,-422,-13364,2720,-1900,4052,-6895,-1821,6092,-593,-12933,2302,
	6663,1628,-3072,-3072,457,-7657,-5159,-1230,-2961,-5698,3632,-436,-7491,-986,453,-1055,-1888,-5303,2975,-308,-6482,-1280,154,
	6663,2672,-3072,-3072,0,-7070,-5327,2186,3390,-18187,9049,9073,13146,-534,180,1353,2584,-17164,8768,6672,11818,-302,272,
	6664,2981,-3072,-3072,578,-6186,-4234,-4323,114,3955,-6214,-9102,-3461,-1134,-5266,-3319,1196,3374,-5736,-6737,-1593,-833,-5422,
	6667,1151,-3072,-3072,1,-8598,-6091,2704,-1179,-30,-7042,981,-281,-1149,-541,1562,-1846,1157,-5263,1590,-823,11,-608,
	6672,4492,-212,-551,2763,-2505,-2141,-1039,-23530,-28145,-1432,-2258,-169,4310,-23026,-846,-21601,-17078,806,-4260,1282,3993,-16611,
	6679,1883,-506,-765,3297,-4594,-2534,-1338,4003,-2930,11028,4453,-11071,681,208,-2298,3668,-2926,10363,1733,-12572,1097,-216,
	6681,3488,-201,-376,2218,-4071,-2388,-1307,-1220,3948,17161,2735,-2681,-1482,1976,-1140,918,10271,19851,603,-2910,-873,2353,
	6694,3751,-120,-384,1826,-4227,-2750,5936,-10817,-30839,-28923,3527,-6454,-6225,2135,5473,-5395,-13603,-16180,990,-6200,-5266,7736,
	6709,2081,-176,-216,5697,-2056,-1030,9932,-7321,-4074,-766,178,1913,-72,893,9485,-7302,-3967,-1413,87,1032,346,1068,
	7168,1024,-3072,-3072,116,-9612,-6464,971,-5109,166,1463,-1787,-7489,61,-1511,-376,-6450,-38,810,-1654,-8149,235,-1805,
	7168,2008,-1004,-1292,3587,-5157,-2582,2864,-15027,-5810,11406,10425,-19459,-812,473,2808,-15028,-5018,11325,10730,-18792,-557,748,
	7168,3072,-3072,-3072,131,-7549,-5380,3421,2662,7010,-11927,-2181,3662,182,1180,2853,2860,6910,-13474,-3226,3110,133,1118,
	7168,5092,-222,-494,1988,-3672,-1870,3655,5409,11616,3876,-1715,1497,5654,-1187,3297,2959,6607,-947,-329,1203,5099,-1912,
	7168,5120,-128,-3072,111,-5521,-4352,721,6163,-4135,-245,-1465,1350,1899,-11383,628,6177,-4630,-2691,-705,672,1656,-10592,
	7168,8707,0,0,72,-1973,-2560,2879,-4505,15023,6010,-755,562,-3929,-1647,3758,-4877,14407,3762,-443,585,-141,-80,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_fdd359e40c17a7bc_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_fdd359e40c17a7bc_boxes_0,
	  { { 19, segtune_segreduce_fdd359e40c17a7bc_unknown_0 }, { 255, segtune_segreduce_fdd359e40c17a7bc_longest_0 }, { 253, segtune_segreduce_fdd359e40c17a7bc_shares_0 } }, 1, 497, segtune_segreduce_fdd359e40c17a7bc_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_fdd359e40c17a7bc = { "segtune_segreduce_fdd359e40c17a7bc", 1, segtune_segreduce_fdd359e40c17a7bc_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_fdd359e40c17a7bc

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
