/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-28
 * database: f73df3393a123bcc
 * sources:  46c63e7619727eeb
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 616 cases
 *     n and the mean length known: worst regret 182.7%, mean 20.1%; geometries left out: worst 199.5%, mean 22.3%
 *     the longest segment, too: worst regret 253.6%, mean 7.7%; geometries left out: worst 598.3%, mean 13.3%
 *     shares of long segments, too: worst regret 253.6%, mean 8.8%; geometries left out: worst 598.3%, mean 14.8%
 *     as probed (shares and the heaviest span; of few or long segments the longest, too): worst regret 59.8%, mean 4.0%; geometries left out: worst 112.7%, mean 7.1%
 *     all of these: worst regret 59.8%, mean 3.9%; geometries left out: worst 112.7%, mean 6.7%
 *     pareto lengths, 111 cases: worst regret 28.0%, mean 4.8%; left out: worst 460.4%, mean 8.9%; as probed: worst regret 20.5%, mean 2.6%; left out: worst 57.2%, mean 5.6%
 *     uniform lengths, 90 cases: worst regret 37.0%, mean 8.3%; left out: worst 37.5%, mean 9.9%; as probed: worst regret 37.0%, mean 5.8%; left out: worst 37.0%, mean 7.5%
 *     rowlen lengths, 99 cases: worst regret 30.7%, mean 9.2%; left out: worst 36.9%, mean 9.7%; as probed: worst regret 28.2%, mean 5.7%; left out: worst 29.7%, mean 6.9%
 *     bimodal lengths, 19 cases: worst regret 41.5%, mean 6.7%; left out: worst 44.7%, mean 11.2%; as probed: worst regret 14.6%, mean 2.7%; left out: worst 35.2%, mean 6.8%
 *     huge lengths, 44 cases: worst regret 82.6%, mean 6.7%; left out: worst 82.6%, mean 7.4%; as probed: worst regret 21.6%, mean 2.8%; left out: worst 50.8%, mean 4.6%
 *     poisson lengths, 47 cases: worst regret 38.7%, mean 8.3%; left out: worst 35.3%, mean 10.7%; as probed: worst regret 18.0%, mean 4.9%; left out: worst 31.5%, mean 8.3%
 *     geometric lengths, 21 cases: worst regret 28.0%, mean 7.0%; left out: worst 28.0%, mean 6.7%; as probed: worst regret 9.9%, mean 2.8%; left out: worst 28.0%, mean 6.8%
 *     zipf lengths, 35 cases: worst regret 58.6%, mean 7.9%; left out: worst 58.6%, mean 8.6%; as probed: worst regret 20.4%, mean 3.1%; left out: worst 49.0%, mean 7.4%
 *     lognormal lengths, 139 cases: worst regret 253.6%, mean 13.4%; left out: worst 598.3%, mean 32.9%; as probed: worst regret 59.8%, mean 3.3%; left out: worst 99.4%, mean 7.9%
 *     fixed lengths, 11 cases: worst regret 13.3%, mean 4.8%; left out: worst 14.3%, mean 8.0%; as probed: worst regret 7.7%, mean 2.9%; left out: worst 112.7%, mean 14.8%
 *     always the right one of the boxes: worst regret 43.5%, mean 3.7%
 *     always the right one of the best 8 of all 815 variants: mean regret 3.4% (exact, by branch and bound)
 *     the search of 616 cases was cut short; least was tried of lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1: 20 of 513 variants
 *     variants tried, of how many, on each case:
 *       20/513 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1,
 *       13/307 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1, 25/521 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1,
 *       25/491 lognormal:n=4M,mean=512,sigma=1,seed=1, 26/508 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1,
 *       17/325 pareto:n=4M,mean=2,alpha=1.2,seed=1, 28/509 huge:n=64M,mean=64,share=0.25,seed=1,
 *       27/488 lognormal:n=4M,mean=4K,sigma=0.5,seed=1, 28/498 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       28/482 lognormal:n=4M,mean=2K,sigma=1,seed=1, 31/519 lognormal:n=4M,mean=256,sigma=2,seed=1,
 *       31/508 huge:n=64M,mean=64,share=0.75,seed=1, 20/327 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       36/585 lognormal:n=4M,mean=256,sigma=0.5,seed=1, 21/339 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1,
 *       32/512 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1, 32/503 huge:n=64M,mean=256,share=0.25,seed=1,
 *       21/330 pareto:n=4M,mean=8,alpha=1.2,seed=1, 21/328 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       32/494 lognormal:n=4M,mean=1K,sigma=0.5,seed=1, 32/487 uniform:n=4M,mean=2K,seed=1,
 *       22/332 lognormal:n=4M,mean=4,sigma=2,seed=1, 34/513 huge:n=64M,mean=64,share=0.1,seed=1,
 *       40/595 poisson:n=4M,mean=128,seed=1, 36/524 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1,
 *       23/332 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1, 38/537 uniform:n=64M,mean=16M,seed=1,
 *       35/492 huge:n=64M,mean=256,share=0.5,seed=1, 36/504 zipf:n=64M,mean=256,alpha=1,seed=1,
 *       36/484 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1, 40/537 pareto:n=64M,mean=1M,alpha=1.5,seed=1,
 *       39/518 zipf:n=64M,mean=64,alpha=1,seed=1, 46/589 uniform:n=4M,mean=128,seed=1,
 *       40/508 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1, 41/516 huge:n=4M,mean=64,share=0.5,seed=1,
 *       40/502 zipf:n=64M,mean=1K,alpha=1,seed=1, 41/506 huge:n=64M,mean=256,share=0.1,seed=1,
 *       44/543 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1, 40/492 huge:n=64M,mean=256,share=0.75,seed=1,
 *       42/516 huge:n=64M,mean=64,share=0.5,seed=1, 41/502 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1,
 *       24/293 pareto:n=4M,mean=64,alpha=1.2,seed=1, 26/316 linux_identifier_postings.rowlen,
 *       25/303 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1, 42/506 linux_lines_per_file.rowlen@64M,
 *       28/337 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1, 43/517 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       28/334 huge:n=64M,mean=4,share=0.5,seed=1, 46/542 uniform:n=64M,mean=1M,seed=1,
 *       25/294 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1, 43/504 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       44/514 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1, 45/521 debian_files_per_package.rowlen@64M,
 *       26/300 lognormal:n=4M,mean=32,sigma=2,seed=1, 29/323 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1,
 *       50/542 uniform:n=64M,mean=4M,seed=1, 44/475 pareto:n=64M,mean=64K,alpha=1.5,seed=1,
 *       45/484 lognormal:n=64M,mean=4K,sigma=2,seed=1, 45/482 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1,
 *       48/513 pareto:n=64M,mean=512,alpha=1.2,seed=1, 49/521 huge:n=512K,mean=16,share=0.75,seed=1,
 *       29/306 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1, 30/316 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       65/675 fixed:n=64M,mean=64, 51/528 huge:n=1M,mean=64,share=0.5,seed=1,
 *       46/476 lognormal:n=64M,mean=64K,sigma=2,seed=1, 53/548 fixed:n=64M,mean=1M,
 *       44/451 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 51/521 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       50/510 uniform:n=64M,mean=256K,seed=1, 51/519 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1,
 *       48/488 lognormal:n=64M,mean=16K,sigma=2,seed=1, 47/475 uniform:n=4M,mean=256K,seed=1,
 *       52/520 lognormal:n=8M,mean=256,sigma=2,seed=1, 32/317 huge:n=64M,mean=16,share=0.1,seed=1,
 *       33/326 huge:n=64M,mean=4,share=0.25,seed=1, 47/461 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1,
 *       31/303 huge:n=64M,mean=16,share=0.5,seed=1, 51/497 lognormal:n=64M,mean=1K,sigma=2,seed=1,
 *       54/526 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 55/535 huge:n=64K,mean=16,share=0.75,seed=1,
 *       53/514 lognormal:n=16M,mean=128,sigma=2,seed=1, 32/308 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       55/529 huge:n=4M,mean=64,share=0.1,seed=1, 50/479 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1,
 *       55/523 huge:n=1M,mean=64,share=0.1,seed=1, 62/588 uniform:n=64M,mean=256,seed=1,
 *       30/284 huge:n=64M,mean=16,share=0.75,seed=1, 35/331 huge:n=4M,mean=4,share=0.5,seed=1,
 *       50/472 pareto:n=64M,mean=16K,alpha=1.5,seed=1, 55/516 fixed:n=64M,mean=256K,
 *       36/337 huge:n=1M,mean=4,share=0.5,seed=1, 51/474 uniform:n=256M,mean=128K,seed=1,
 *       54/501 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 33/306 huge:n=8M,mean=16,share=0.25,seed=1,
 *       54/500 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 33/305 huge:n=64M,mean=16,share=0.25,seed=1,
 *       56/516 bimodal:n=64M,mean=256K,share=0.9,seed=1, 57/525 pareto:n=2M,mean=256,alpha=1.5,seed=1,
 *       38/347 lognormal:n=4M,mean=8,sigma=1,seed=1, 35/317 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       34/307 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1, 59/532 huge:n=64K,mean=64,share=0.1,seed=1,
 *       54/485 zipf:n=64M,mean=4K,alpha=1,seed=1, 58/520 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       53/475 pareto:n=4M,mean=16K,alpha=1.5,seed=1, 53/474 pareto:n=4M,mean=256K,alpha=1.5,seed=1,
 *       35/311 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 60/532 huge:n=512K,mean=64,share=0.5,seed=1,
 *       60/531 gshhg_points_per_bin.rowlen@64M, 56/493 photo_kmeans256.rowlen,
 *       54/475 pareto:n=512K,mean=16K,alpha=1.5,seed=1, 69/603 poisson:n=64M,mean=128,seed=1,
 *       60/524 pareto:n=64M,mean=256,alpha=1.5,seed=1, 61/531 huge:n=512K,mean=64,share=0.1,seed=1,
 *       61/530 pareto:n=1M,mean=256,alpha=1.5,seed=1, 68/590 uniform:n=256M,mean=64,seed=1,
 *       57/494 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1, 57/492 lognormal:n=2M,mean=4K,sigma=0.5,seed=1,
 *       36/310 huge:n=64M,mean=4,share=0.75,seed=1, 69/593 lognormal:n=8M,mean=256,sigma=0.5,seed=1,
 *       61/522 debian_files_per_package.rowlen, 41/350 geometric:n=4M,mean=8,seed=1,
 *       61/519 bacterial_protein_lengths.rowlen@4M, 34/288 huge:n=1M,mean=16,share=0.75,seed=1,
 *       70/591 uniform:n=8M,mean=128,seed=1, 67/563 lognormal:n=2M,mean=256,sigma=0.5,seed=1,
 *       72/605 poisson:n=8M,mean=128,seed=1, 35/294 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       71/596 uniform:n=2M,mean=128,seed=1, 62/520 uniform:n=64M,mean=64K,seed=1,
 *       63/527 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1, 62/518 bacterial_protein_lengths.rowlen@64M,
 *       61/508 pareto:n=4M,mean=1K,alpha=1.5,seed=1, 63/524 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1,
 *       41/341 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1, 38/316 huge:n=2M,mean=16,share=0.25,seed=1,
 *       39/324 lp1.rowlen@4M, 73/605 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       63/521 pareto:n=16M,mean=256,alpha=1.5,seed=1, 64/529 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1,
 *       58/479 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 63/520 bimodal:n=64M,mean=64K,share=0.9,seed=1,
 *       61/502 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 65/533 lognormal:n=2M,mean=256,sigma=2,seed=1,
 *       41/336 huge:n=64M,mean=4,share=0.1,seed=1, 42/344 uniform:n=1M,mean=32,seed=1,
 *       59/482 lognormal:n=256K,mean=4K,sigma=0.5,seed=1, 39/318 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1,
 *       66/536 mbeacxc.rowlen, 45/365 lognormal:n=4M,mean=32,sigma=0.5,seed=1, 76/616 fixed:n=64M,mean=256,
 *       64/518 linux_lines_per_file.rowlen, 66/534 mbeacxc.rowlen@4M, 41/331 poisson:n=4M,mean=12,seed=1,
 *       61/492 lognormal:n=1M,mean=2K,sigma=1,seed=1, 61/492 lognormal:n=1M,mean=4K,sigma=0.5,seed=1,
 *       61/492 pareto:n=64M,mean=4K,alpha=1.5,seed=1, 41/330 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       66/531 lognormal:n=8M,mean=64,sigma=1,seed=1, 40/321 lp1.rowlen@64M, 56/449 uniform:n=512K,mean=64K,seed=1,
 *       67/536 lognormal:n=128K,mean=64,sigma=1,seed=1, 71/566 lognormal:n=256K,mean=256,sigma=0.5,seed=1,
 *       71/565 lognormal:n=1M,mean=256,sigma=0.5,seed=1, 67/533 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       67/531 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1, 67/531 mbeacxc.rowlen@64M,
 *       62/491 lognormal:n=256K,mean=2K,sigma=1,seed=1, 46/364 uniform:n=128K,mean=32,seed=1,
 *       41/324 pareto:n=64M,mean=2,alpha=1.2,seed=1, 45/355 poisson:n=4M,mean=24,seed=1,
 *       62/489 lognormal:n=8M,mean=4K,sigma=0.5,seed=1, 63/496 bimodal:n=64M,mean=16K,share=0.9,seed=1,
 *       76/597 uniform:n=512K,mean=64,seed=1, 67/526 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       42/329 poisson:n=128K,mean=12,seed=1, 68/532 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       63/492 lognormal:n=128K,mean=4K,sigma=0.5,seed=1, 68/531 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1,
 *       68/530 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1, 63/491 fixed:n=64M,mean=64K,
 *       73/568 uniform:n=512K,mean=256,seed=1, 44/342 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       64/497 photo_kmeans256.rowlen@4M, 73/565 lognormal:n=128K,mean=256,sigma=0.5,seed=1,
 *       41/317 pareto:n=64M,mean=8,alpha=1.2,seed=1, 47/363 uniform:n=4M,mean=32,seed=1,
 *       78/602 uniform:n=128K,mean=128,seed=1, 42/324 lp1.rowlen,
 *       68/524 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 43/331 uniform:n=4M,mean=8,seed=1,
 *       44/338 huge:n=4M,mean=4,share=0.1,seed=1, 44/338 poisson:n=256K,mean=12,seed=1,
 *       68/522 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1,
 *       73/558 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1, 64/489 lognormal:n=8M,mean=2K,sigma=1,seed=1,
 *       69/526 bacterial_protein_lengths.rowlen, 79/602 poisson:n=2M,mean=128,seed=1,
 *       41/312 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1,
 *       69/525 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1, 79/601 uniform:n=1M,mean=128,seed=1,
 *       45/340 pareto:n=8M,mean=2,alpha=1.2,seed=1, 70/528 gshhg_points_per_bin.rowlen,
 *       48/362 uniform:n=256K,mean=32,seed=1, 39/294 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       80/603 uniform:n=8K,mean=64,seed=1, 44/331 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       80/600 uniform:n=8K,mean=256,seed=1, 46/344 uniform:n=2M,mean=32,seed=1, 68/508 dense2.rowlen,
 *       67/500 uniform:n=64M,mean=16K,seed=1, 68/507 lognormal:n=2M,mean=1K,sigma=0.5,seed=1,
 *       68/506 lognormal:n=1M,mean=1K,sigma=0.5,seed=1, 65/483 fixed:n=64M,mean=16K,
 *       69/512 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 69/511 lognormal:n=1M,mean=512,sigma=1,seed=1,
 *       45/332 pareto:n=8M,mean=8,alpha=1.2,seed=1, 73/538 lognormal:n=64M,mean=128,sigma=1,seed=1,
 *       46/339 debian_entries_per_directory.rowlen@64M, 68/501 lognormal:n=8M,mean=1K,sigma=0.5,seed=1,
 *       45/330 poisson:n=1M,mean=12,seed=1, 41/300 lognormal:n=4M,mean=64,sigma=1,seed=1,
 *       82/600 uniform:n=64K,mean=64,seed=1, 69/503 fixed:n=64M,mean=4K,
 *       74/538 lognormal:n=256K,mean=64,sigma=1,seed=1, 76/550 huge:n=64K,mean=64,share=0.5,seed=1,
 *       72/520 lognormal:n=8M,mean=512,sigma=1,seed=1, 69/498 lognormal:n=2M,mean=2K,sigma=1,seed=1,
 *       46/332 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1, 46/332 poisson:n=2M,mean=12,seed=1,
 *       69/498 photo_kmeans256.rowlen@64M, 67/483 uniform:n=4M,mean=64K,seed=1,
 *       68/490 pareto:n=64K,mean=4K,alpha=1.5,seed=1, 74/533 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       45/324 poisson:n=8M,mean=12,seed=1, 71/511 lognormal:n=256K,mean=512,sigma=1,seed=1,
 *       74/532 lognormal:n=64M,mean=512,sigma=0.5,seed=1, 64/458 uniform:n=64K,mean=64K,seed=1,
 *       84/600 uniform:n=64K,mean=256,seed=1, 75/535 lognormal:n=128K,mean=256,sigma=2,seed=1,
 *       75/535 lognormal:n=256K,mean=256,sigma=2,seed=1, 81/577 pareto:n=1K,mean=1K,alpha=1.5,seed=1,
 *       75/533 pareto:n=256K,mean=256,alpha=1.5,seed=1, 48/341 uniform:n=8M,mean=32,seed=1,
 *       72/511 lognormal:n=2M,mean=512,sigma=1,seed=1, 63/447 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       70/495 uniform:n=2M,mean=2K,seed=1, 44/311 huge:n=4M,mean=16,share=0.25,seed=1,
 *       74/523 lognormal:n=128K,mean=512,sigma=1,seed=1, 47/332 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       76/536 pareto:n=64K,mean=256,alpha=1.5,seed=1, 47/331 pareto:n=2M,mean=8,alpha=1.2,seed=1,
 *       71/500 bimodal:n=64M,mean=4K,share=0.9,seed=1, 74/521 lognormal:n=256K,mean=1K,sigma=0.5,seed=1,
 *       77/539 bimodal:n=512K,mean=64,share=0.9,seed=1, 70/490 pareto:n=512K,mean=4K,alpha=1.5,seed=1,
 *       73/511 dense2.rowlen@64M, 89/623 uniform:n=1K,mean=256,seed=1, 63/441 uniform:n=512K,mean=256K,seed=1,
 *       71/496 uniform:n=1M,mean=2K,seed=1, 41/286 poisson:n=4M,mean=6,seed=1, 77/537 fixed:n=64M,mean=1K,
 *       87/606 poisson:n=256K,mean=128,seed=1, 77/536 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1,
 *       49/341 debian_entries_per_directory.rowlen, 67/465 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       72/499 uniform:n=64M,mean=4K,seed=1, 77/531 bimodal:n=64M,mean=128,share=0.9,seed=1,
 *       46/317 zipf:n=64M,mean=4,alpha=1,seed=1, 72/495 uniform:n=256K,mean=2K,seed=1,
 *       46/316 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1, 88/603 uniform:n=256K,mean=128,seed=1,
 *       50/342 pareto:n=2M,mean=2,alpha=1.2,seed=1, 49/335 pareto:n=64M,mean=16,alpha=1.5,seed=1,
 *       79/540 bimodal:n=1M,mean=64,share=0.9,seed=1, 64/437 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       69/471 uniform:n=64K,mean=16K,seed=1, 50/341 lognormal:n=16M,mean=8,sigma=2,seed=1,
 *       72/491 lognormal:n=128K,mean=2K,sigma=1,seed=1, 72/491 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       43/293 huge:n=4M,mean=16,share=0.75,seed=1, 76/516 dense2.rowlen@4M,
 *       78/528 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1, 79/533 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       81/546 bimodal:n=64K,mean=64,share=0.9,seed=1, 80/539 geometric:n=64M,mean=64,seed=1,
 *       91/612 poisson:n=1M,mean=128,seed=1, 74/495 uniform:n=8M,mean=2K,seed=1,
 *       77/515 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 50/334 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       77/513 uniform:n=512K,mean=1K,seed=1, 50/333 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       73/483 uniform:n=4M,mean=16K,seed=1, 75/495 uniform:n=512K,mean=4K,seed=1,
 *       82/540 bimodal:n=64M,mean=256,share=0.9,seed=1, 77/506 lognormal:n=128K,mean=1K,sigma=0.5,seed=1,
 *       51/335 pareto:n=8M,mean=16,alpha=1.5,seed=1, 49/321 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1,
 *       48/314 lognormal:n=64M,mean=16,sigma=2,seed=1, 62/405 qcd5_4.rowlen@64M,
 *       79/516 lognormal:n=64M,mean=512,sigma=1,seed=1, 63/410 qcd5_4.rowlen@4M, 81/527 uniform:n=64M,mean=1K,seed=1,
 *       50/325 huge:n=512K,mean=16,share=0.25,seed=1, 94/610 poisson:n=128K,mean=128,seed=1,
 *       52/337 lognormal:n=64M,mean=4,sigma=2,seed=1, 77/499 uniform:n=4M,mean=4K,seed=1,
 *       54/349 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1, 52/335 pareto:n=1M,mean=2,alpha=1.2,seed=1,
 *       79/508 uniform:n=8K,mean=4K,seed=1, 49/315 huge:n=256K,mean=16,share=0.25,seed=1,
 *       42/270 uniform:n=128K,mean=4,seed=1, 46/295 geometric:n=4M,mean=2,seed=1,
 *       75/480 uniform:n=512K,mean=16K,seed=1, 80/511 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 56/356 nsjac.rowlen@64M,
 *       53/336 pareto:n=1M,mean=8,alpha=1.2,seed=1, 65/412 qcd5_4.rowlen, 57/361 nsjac.rowlen@4M,
 *       52/329 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 57/359 citeseer_words.rowlen@4M,
 *       82/516 bimodal:n=64M,mean=1K,share=0.9,seed=1, 83/522 pareto:n=8K,mean=4K,alpha=1.5,seed=1,
 *       98/610 uniform:n=4M,mean=256,seed=1, 85/529 uniform:n=256M,mean=1K,seed=1, 66/410 fixed:n=64M,mean=16,
 *       56/347 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1, 54/334 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       57/352 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1, 43/265 poisson:n=128K,mean=3,seed=1,
 *       52/320 photo_colour_histogram.rowlen@64M, 48/295 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       55/338 lognormal:n=8M,mean=4,sigma=2,seed=1, 55/337 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       89/545 uniform:n=1K,mean=1K,seed=1, 49/299 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       52/317 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1, 60/365 nsjac.rowlen,
 *       54/327 photo_colour_histogram.rowlen, 56/339 huge:n=512K,mean=4,share=0.5,seed=1,
 *       60/363 uniform:n=64M,mean=64,seed=1, 45/272 poisson:n=4M,mean=0.5,seed=1,
 *       86/519 uniform:n=64K,mean=1K,seed=1, 45/271 poisson:n=2M,mean=3,seed=1,
 *       53/318 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1,
 *       56/335 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       59/349 lognormal:n=1M,mean=32,sigma=0.5,seed=1, 58/343 pareto:n=2M,mean=16,alpha=1.5,seed=1,
 *       57/337 huge:n=1M,mean=4,share=0.1,seed=1, 55/325 photo_colour_histogram.rowlen@4M,
 *       50/295 pareto:n=2M,mean=64,alpha=1.2,seed=1, 59/348 maxwell_S.rowlen@4M, 58/342 maxwell_S.rowlen@64M,
 *       62/364 lognormal:n=64M,mean=64,sigma=0.5,seed=1, 62/364 citeseer_words.rowlen,
 *       54/317 pareto:n=64M,mean=2,alpha=1.5,seed=1, 58/340 kjv_words_per_verse.rowlen@64M,
 *       62/363 bcsstk16.rowlen@64M, 59/344 kjv_words_per_verse.rowlen@4M, 47/274 poisson:n=4M,mean=3,seed=1,
 *       87/506 uniform:n=64K,mean=4K,seed=1, 59/343 huge:n=512K,mean=4,share=0.1,seed=1,
 *       43/249 poisson:n=4M,mean=1,seed=1, 62/359 citeseer_words.rowlen@64M, 61/350 maxwell_S.rowlen,
 *       57/327 pareto:n=64M,mean=4,alpha=1.5,seed=1, 60/344 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       61/349 lognormal:n=2M,mean=32,sigma=0.5,seed=1, 52/297 pareto:n=8M,mean=64,alpha=1.2,seed=1,
 *       96/548 uniform:n=8K,mean=1K,seed=1, 60/341 pareto:n=128K,mean=2,alpha=1.2,seed=1,
 *       60/340 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1, 48/272 uniform:n=2M,mean=4,seed=1,
 *       62/351 email-Enron.rowlen@64M, 66/372 bcsstk16.rowlen@4M, 90/507 uniform:n=128K,mean=2K,seed=1,
 *       66/371 lognormal:n=128K,mean=32,sigma=0.5,seed=1, 59/331 pareto:n=256K,mean=2,alpha=1.2,seed=1,
 *       61/342 pareto:n=256K,mean=16,alpha=1.5,seed=1, 62/347 kjv_words_per_verse.rowlen,
 *       60/335 pareto:n=4M,mean=4,alpha=1.5,seed=1, 61/340 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       63/351 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1, 62/345 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       61/339 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 67/372 bcsstk16.rowlen,
 *       61/338 pareto:n=128K,mean=8,alpha=1.2,seed=1, 61/338 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       60/332 pareto:n=16M,mean=16,alpha=1.5,seed=1, 60/331 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1,
 *       59/325 gowalla_bipartite.rowlen@4M, 63/347 lognormal:n=8M,mean=8,sigma=1,seed=1,
 *       61/335 pareto:n=256K,mean=8,alpha=1.2,seed=1, 60/329 lognormal:n=64M,mean=8,sigma=0.5,seed=1,
 *       48/263 poisson:n=8M,mean=3,seed=1, 63/345 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1,
 *       62/339 wathenSmall.rowlen@64M, 63/344 uniform:n=64M,mean=16,seed=1, 50/273 uniform:n=256K,mean=4,seed=1,
 *       95/517 uniform:n=4M,mean=1K,seed=1, 59/321 gowalla_bipartite.rowlen@64M, 97/527 uniform:n=16M,mean=1K,seed=1,
 *       63/342 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1, 63/342 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       63/342 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1, 64/346 huge:n=64K,mean=4,share=0.1,seed=1,
 *       65/351 basker_matrix1.rowlen@64M, 58/313 linux_kernel_line_lengths.rowlen@64M,
 *       64/344 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1, 58/311 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       50/268 poisson:n=1M,mean=3,seed=1, 50/268 poisson:n=256K,mean=3,seed=1, 64/343 brack2.rowlen@64M,
 *       51/273 uniform:n=1M,mean=4,seed=1, 65/347 wathenSmall.rowlen@4M, 61/325 gowalla_bipartite.rowlen,
 *       71/378 poisson:n=128K,mean=24,seed=1, 69/367 poisson:n=1M,mean=24,seed=1,
 *       60/319 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 65/345 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       65/345 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1, 65/345 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       68/360 email-Enron.rowlen@4M, 65/343 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       70/369 uniform:n=16M,mean=64,seed=1, 71/374 uniform:n=1K,mean=64,seed=1, 64/337 cage10.rowlen@64M,
 *       68/358 poisson:n=8M,mean=24,seed=1, 65/342 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       69/363 email-Enron.rowlen, 58/305 lognormal:n=8M,mean=32,sigma=2,seed=1,
 *       63/331 english_word_lengths.rowlen@64M, 55/288 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       66/345 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1, 58/303 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       59/308 lognormal:n=2M,mean=32,sigma=2,seed=1, 64/334 copter2.rowlen@64M,
 *       57/297 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1, 67/349 wathenSmall.rowlen,
 *       58/302 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1, 60/312 linux_kernel_line_lengths.rowlen,
 *       66/343 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 67/348 debian_depends.rowlen,
 *       66/342 wordnet_pointers.rowlen, 67/347 lognormal:n=1M,mean=4,sigma=2,seed=1,
 *       60/310 wdbii_river_segments.rowlen@4M, 67/346 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       68/351 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 68/351 lognormal:n=8M,mean=32,sigma=0.5,seed=1,
 *       59/303 pareto:n=256K,mean=64,alpha=1.2,seed=1, 70/358 basker_matrix1.rowlen@4M,
 *       69/352 lognormal:n=64M,mean=8,sigma=1,seed=1, 70/357 geometric:n=64M,mean=12,empty=0.5,seed=1,
 *       68/346 debian_depends.rowlen@64M, 69/351 lognormal:n=2M,mean=8,sigma=1,seed=1, 69/351 brack2.rowlen@4M,
 *       60/305 pareto:n=64K,mean=64,alpha=1.5,seed=1, 63/320 facebook_combined.rowlen@64M,
 *       54/274 uniform:n=8M,mean=4,seed=1, 69/350 lognormal:n=1M,mean=8,sigma=1,seed=1,
 *       73/370 lognormal:n=256K,mean=32,sigma=0.5,seed=1,
 *       64/324 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       68/344 pareto:n=1K,mean=4,alpha=1.5,seed=1, 68/344 cage10.rowlen@4M, 67/338 wordnet_pointers.rowlen@64M,
 *       70/352 brack2.rowlen, 65/326 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1,
 *       69/346 wordnet_pointers.rowlen@4M, 75/376 uniform:n=4M,mean=64,seed=1,
 *       65/325 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1, 68/340 copter2.rowlen, 68/340 copter2.rowlen@4M,
 *       76/379 poisson:n=256K,mean=24,seed=1, 71/354 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       69/344 uniform:n=64M,mean=16,empty=0.5,seed=1, 65/324 facebook_combined.rowlen,
 *       74/368 poisson:n=2M,mean=24,seed=1, 66/328 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       69/341 geometric:n=64M,mean=8,seed=1, 63/311 wdbii_river_segments.rowlen,
 *       62/306 wdbii_river_segments.rowlen@64M, 63/310 bimodal:n=64M,mean=32,share=0.9,seed=1,
 *       72/354 debian_depends.rowlen@4M, 71/349 lognormal:n=256K,mean=4,sigma=2,seed=1,
 *       70/344 pareto:n=512K,mean=16,alpha=1.5,seed=1, 67/329 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1,
 *       64/314 lognormal:n=256K,mean=32,sigma=2,seed=1, 71/348 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       70/343 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1, 64/313 huge:n=1M,mean=16,share=0.25,seed=1,
 *       73/355 geometric:n=8M,mean=8,seed=1, 72/350 cage10.rowlen, 71/345 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       69/335 pareto:n=512K,mean=4,alpha=1.5,seed=1,
 *       68/330 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 74/359 basker_matrix1.rowlen,
 *       66/320 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1, 70/339 english_word_lengths.rowlen,
 *       72/348 geometric:n=1M,mean=8,seed=1, 72/347 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       64/308 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1, 68/327 facebook_combined.rowlen@4M,
 *       68/326 lognormal:n=64M,mean=2,sigma=2,seed=1, 74/354 huge:n=64K,mean=4,share=0.5,seed=1,
 *       66/315 geometric:n=64M,mean=32,sorted=down,seed=1, 73/348 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       72/342 pareto:n=64K,mean=4,alpha=1.5,seed=1, 71/337 ibm03_nets.rowlen@64M,
 *       73/346 lognormal:n=256K,mean=8,sigma=1,seed=1, 76/360 geometric:n=2M,mean=8,seed=1,
 *       65/307 lognormal:n=2M,mean=64,sigma=1,seed=1, 74/349 geometric:n=64M,mean=4,sorted=down,seed=1,
 *       74/349 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1, 74/349 lognormal:n=128K,mean=8,sigma=1,seed=1,
 *       74/349 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1, 70/329 huge:n=128K,mean=16,share=0.25,seed=1,
 *       66/310 lognormal:n=64M,mean=32,sigma=1,seed=1, 70/328 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       65/304 pareto:n=512K,mean=64,alpha=1.5,seed=1, 70/327 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1,
 *       74/345 pareto:n=8K,mean=4,alpha=1.5,seed=1, 76/353 uniform:n=512K,mean=16,seed=1,
 *       70/324 huge:n=64K,mean=16,share=0.25,seed=1, 70/324 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1,
 *       77/354 pareto:n=8K,mean=16,alpha=1.5,seed=1, 74/339 uniform:n=2M,mean=8,seed=1, 75/343 ibm03_nets.rowlen@4M,
 *       64/292 delaunay_n15.rowlen@64M, 66/301 pareto:n=1M,mean=64,alpha=1.2,seed=1,
 *       68/309 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1,
 *       68/309 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 80/362 geometric:n=256K,mean=8,seed=1,
 *       79/357 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       74/333 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       78/351 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1, 68/306 pareto:n=128K,mean=64,alpha=1.2,seed=1,
 *       76/340 uniform:n=1M,mean=8,seed=1, 77/344 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       65/290 ecology1.rowlen@64M, 77/343 geometric:n=16M,mean=3,empty=0.5,seed=1, 66/293 4elt.rowlen@64M,
 *       79/350 uniform:n=64K,mean=16,seed=1, 70/310 lognormal:n=1M,mean=64,sigma=1,seed=1,
 *       70/308 pareto:n=8K,mean=64,alpha=1.5,seed=1, 69/303 poisson:n=256K,mean=6,seed=1,
 *       78/341 geometric:n=64M,mean=3,empty=0.5,seed=1, 81/354 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       81/353 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 72/310 fixed:n=64M,mean=4,
 *       82/353 uniform:n=1K,mean=16,seed=1, 81/348 ibm03_nets.rowlen, 70/300 4elt.rowlen@4M,
 *       75/321 lognormal:n=64M,mean=2,sigma=1,seed=1, 70/298 uniform:n=8M,mean=8,seed=1,
 *       67/283 lognormal:n=64M,mean=1,sigma=2,seed=1, 87/366 geometric:n=128K,mean=8,seed=1,
 *       72/302 delaunay_n15.rowlen@4M, 69/289 poisson:n=64M,mean=6,seed=1,
 *       74/308 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1, 73/303 4elt.rowlen,
 *       71/293 git_files_per_commit.rowlen, 86/354 uniform:n=4M,mean=16,seed=1,
 *       71/291 git_files_per_commit.rowlen@4M, 68/278 mdual.rowlen@64M, 70/286 git_files_per_commit.rowlen@64M,
 *       70/285 mdual.rowlen@4M, 73/297 poisson:n=64M,mean=2,seed=1, 75/305 delaunay_n15.rowlen,
 *       75/303 geometric:n=1M,mean=2,seed=1, 78/315 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1,
 *       74/298 poisson:n=2M,mean=6,seed=1, 74/297 geometric:n=8M,mean=2,seed=1,
 *       77/308 uniform:n=64M,mean=2,empty=0.5,seed=1, 77/307 bimodal:n=64M,mean=64,share=0.9,seed=1,
 *       77/307 pareto:n=4M,mean=64,alpha=1.5,seed=1, 75/299 ecology1.rowlen,
 *       73/290 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 73/288 mdual.rowlen, 77/303 geometric:n=2M,mean=2,seed=1,
 *       74/291 poisson:n=8M,mean=6,seed=1, 80/314 bimodal:n=4M,mean=64,share=0.9,seed=1,
 *       76/298 geometric:n=64M,mean=2,seed=1, 76/298 poisson:n=1M,mean=6,seed=1,
 *       89/347 bimodal:n=512K,mean=4,share=0.9,seed=1, 80/311 pareto:n=1K,mean=64,alpha=1.5,seed=1,
 *       91/353 uniform:n=8K,mean=16,seed=1, 74/286 uniform:n=256M,mean=4,seed=1,
 *       90/347 bimodal:n=64K,mean=4,share=0.9,seed=1, 73/281 poisson:n=2M,mean=0.5,seed=1,
 *       75/288 uniform:n=64M,mean=4,seed=1, 73/280 poisson:n=1M,mean=1,seed=1, 71/271 poisson:n=64M,mean=0.5,seed=1,
 *       74/281 poisson:n=1M,mean=0.5,seed=1, 75/282 poisson:n=256K,mean=0.5,seed=1,
 *       68/255 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1, 72/269 poisson:n=64M,mean=0.25,seed=1,
 *       82/306 geometric:n=256K,mean=2,seed=1, 74/276 poisson:n=8M,mean=0.5,seed=1,
 *       81/301 uniform:n=256K,mean=8,seed=1, 77/285 poisson:n=128K,mean=0.5,seed=1,
 *       80/296 uniform:n=64K,mean=4,seed=1, 79/290 uniform:n=1K,mean=4,seed=1, 83/304 poisson:n=128K,mean=6,seed=1,
 *       81/292 uniform:n=512K,mean=4,seed=1, 78/281 uniform:n=16M,mean=4,seed=1, 85/303 uniform:n=128K,mean=8,seed=1,
 *       76/266 poisson:n=2M,mean=1,seed=1, 89/308 geometric:n=128K,mean=2,seed=1, 75/258 poisson:n=8M,mean=1,seed=1,
 *       73/242 uniform:n=64M,mean=1,seed=1, 88/291 uniform:n=8K,mean=4,seed=1, 82/267 poisson:n=256K,mean=1,seed=1,
 *       83/267 poisson:n=128K,mean=1,seed=1, 77/247 fixed:n=64M,mean=1, 93/292 uniform:n=4M,mean=4,seed=1
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2:
 *       measured on 616 cases, n = 1024 to 268435456; serves 129 (huge zipf pareto lognormal rowlen uniform): worst regret 66.5%, mean 9.0%
 *       launched 200 times in a row on 54 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 616 cases, n = 1024 to 268435456; serves 115 (huge pareto lognormal uniform zipf rowlen bimodal fixed): worst regret 82.6%, mean 3.7%
 *       launched 200 times in a row on 77 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7:
 *       measured on 616 cases, n = 1024 to 268435456; serves 57 (lognormal pareto zipf huge uniform rowlen): worst regret 44.3%, mean 10.1%
 *       launched 200 times in a row on 5 cases, all results right
 *     stream_fitted BALANCED=2 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8:
 *       measured on 500 cases, n = 1024 to 268435456; serves 145 (pareto uniform bimodal rowlen geometric poisson lognormal fixed): worst regret 253.6%, mean 12.8%
 *       launched 200 times in a row on 5 cases, all results right
 *     stream_fitted BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1:
 *       measured on 500 cases, n = 1024 to 268435456; serves 47 (rowlen poisson lognormal uniform bimodal fixed): worst regret 41.5%, mean 10.5%
 *       launched 200 times in a row on 20 cases, all results right
 *     subwarp LDG=1 LOAD_MODIFIER=0 NT=128 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=16 UNROLL=4 VEC=4:
 *       measured on 393 cases, n = 1024 to 268435456; serves 24 (pareto uniform rowlen bimodal poisson lognormal): worst regret 35.0%, mean 6.2%
 *       launched 200 times in a row on 11 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 350 cases, n = 1024 to 268435456; serves 37 (poisson geometric rowlen fixed uniform lognormal): worst regret 58.2%, mean 7.5%
 *       launched 200 times in a row on 4 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4:
 *       measured on 324 cases, n = 1024 to 268435456; serves 62 (pareto uniform lognormal zipf rowlen): worst regret 58.6%, mean 7.0%
 *       launched 200 times in a row on 30 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_11F4DD2DCF1C3781
#define SEGTUNE_SEGREDUCE_11F4DD2DCF1C3781

/*
 * What headers of launch boxes share, once in a program, for C99 and C++11: boxes, the trees that say which one serves
 * a call, and where a box can run. segtune puts this text into each header that it exports, and lookup_impl.h behind
 * it.
 */
#ifndef SEGTUNE_LAUNCH_BOX_VERSION
#define SEGTUNE_LAUNCH_BOX_VERSION 7

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
#elif SEGTUNE_LAUNCH_BOX_VERSION != 7
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

/* Where a call lies among the cases. Octaves over which boxes lose half as alike are 32, of the mean and the span 16.
 */
static inline void segtune_place(const struct segtune_query *q, int place[SEGTUNE_AXES])
{
	double n = segtune_octaves(segtune_elements(q), 0), mean = segtune_octaves(segtune_mean(q), -10);
	double span = segtune_octaves(q->shape.span, 0), even = mean + 7; /* SEGTUNE_SPAN segments of the mean length */

	even = even < n ? even : n;
	place[0] = segtune_units(n / 32);
	place[1] = segtune_units(mean / 16);
	place[2] = segtune_units(segtune_octaves(q->shape.share_1k, -12) / 32);
	place[3] = segtune_units(segtune_octaves(q->shape.share_4k, -12) / 32);
	place[4] = segtune_units((span - even) / 16);
	place[5] = segtune_units((span - n) / 16);
	place[6] = segtune_units((segtune_octaves(q->shape.longest, 0) - n) / 32);
}

/* The square root of x to five digits, by Newton's steps from half of the exponent: no header needs <math.h> for it. */
static inline double segtune_root(double x)
{
	double inverse, half = 0.5 * x;
	uint64_t bits;
	int step;

	memcpy(&bits, &x, sizeof bits);
	bits = 0x5fe6eb50c7b537a9u - (bits >> 1);
	memcpy(&inverse, &bits, sizeof inverse);
	for (step = 0; step < 2; step++)
		inverse *= 1.5 - half * inverse * inverse;
	return x * inverse;
}

/*
 * What `count` boxes are expected to lose at a place, log(1 + regret) up to regrets of 1, by that many axes: kriging.
 * weights: the column of the first one's.
 */
static inline void segtune_expect(const struct segtune_table *t, const int *place, int axes, int weights, int count,
				  double *sums)
{
	const int *row = t->cases;
	int i, axis, b;

	for (b = 0; b < count; b++)
		sums[b] = row[weights + b];
	for (i = 0; i < t->ncases; i++) {
		int64_t squares = 0;
		double alike;

		row += SEGTUNE_AXES + 2 * t->nboxes;
		for (axis = 0; axis < axes; axis++) {
			int64_t apart = place[axis] - row[axis];

			squares += apart * apart;
		}
		alike = SEGTUNE_UNIT / (SEGTUNE_UNIT + segtune_root((double)squares));
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

#define SEGTUNE_SEGREDUCE_TILES_BULK 5192017
#define SEGTUNE_SEGREDUCE_FLAT_PERSISTENT 4537640
#define SEGTUNE_SEGREDUCE_STREAM_FITTED 14853640
#define SEGTUNE_SEGREDUCE_SUBWARP 5599278
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190
#define SEGTUNE_SEGREDUCE_BLOCK 1369594

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_11f4dd2dcf1c3781_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 616, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 2 } }, 4, 4194304, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 616, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 3, 4194304, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 616, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=2 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 500, 1, 0, 5, { { "BALANCED", 2 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 } }, 384, 4194304, 192 },
	{ "stream_fitted", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 500, 1, 0, 5, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 } }, 512, 4194304, 24 },
	{ "subwarp", "LDG=1 LOAD_MODIFIER=0 NT=128 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=16 UNROLL=4 VEC=4", SEGTUNE_SEGREDUCE_SUBWARP, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, 17179869176, 0, INT64_MAX, 1024, 268435456, 393, 1, 0, 7, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "SEGMENTS_IN_FLIGHT", 1 }, { "THREADS_PER_SEGMENT", 16 }, { "UNROLL", 4 }, { "VEC", 4 } }, 2048, 4194304, 32 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 350, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 512 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 324, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 0 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 }
};

static const struct segtune_node segtune_segreduce_11f4dd2dcf1c3781_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.6699999999999999, 1, 4, -1 },
	{ SEGTUNE_N, 189000.0, 2, 3, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 24500000.0, 5, 26, -1 },
	{ SEGTUNE_MEAN, 124.0, 6, 13, -1 },
	{ SEGTUNE_N, 2900.0, 7, 10, -1 },
	{ SEGTUNE_MEAN, 28.800000000000001, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 20200.0, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 185000.0, 14, 19, -1 },
	{ SEGTUNE_MEAN, 359.0, 15, 18, -1 },
	{ SEGTUNE_N, 23200.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 371000.0, 20, 25, -1 },
	{ SEGTUNE_MEAN, 367.0, 21, 24, -1 },
	{ SEGTUNE_MEAN, 173.0, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_11f4dd2dcf1c3781_longest_0[] = {
	{ SEGTUNE_LONGEST, 3150000.0, 1, 240, -1 },
	{ SEGTUNE_MEAN, 122.0, 2, 171, -1 },
	{ SEGTUNE_LONGEST, 975.0, 3, 104, -1 },
	{ SEGTUNE_MEAN, 2.3900000000000001, 4, 13, -1 },
	{ SEGTUNE_N, 400000.0, 5, 12, -1 },
	{ SEGTUNE_MEAN, 1.01, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 18.600000000000001, 8, 11, -1 },
	{ SEGTUNE_N, 217000.0, 9, 10, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 205000.0, 14, 35, -1 },
	{ SEGTUNE_MEAN, 8.5999999999999996, 15, 22, -1 },
	{ SEGTUNE_LONGEST, 41.100000000000001, 16, 19, -1 },
	{ SEGTUNE_N, 4330.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 32100.0, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 360.0, 23, 30, -1 },
	{ SEGTUNE_MEAN, 15.9, 24, 29, -1 },
	{ SEGTUNE_N, 85000.0, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 139.0, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 35.899999999999999, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 88800.0, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 9.1300000000000008, 36, 71, -1 },
	{ SEGTUNE_N, 37200000.0, 37, 60, -1 },
	{ SEGTUNE_LONGEST, 24.0, 38, 53, -1 },
	{ SEGTUNE_N, 945000.0, 39, 44, -1 },
	{ SEGTUNE_MEAN, 3.79, 40, 43, -1 },
	{ SEGTUNE_N, 382000.0, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 3.2600000000000002, 45, 48, -1 },
	{ SEGTUNE_N, 3960000.0, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 6.6799999999999997, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 4380000.0, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 499.0, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1500000.0, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 4.2800000000000002, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 4.3600000000000003, 61, 64, -1 },
	{ SEGTUNE_LONGEST, 382.0, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 505.0, 65, 70, -1 },
	{ SEGTUNE_N, 164000000.0, 66, 67, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 62.900000000000006, 68, 69, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 17800000.0, 72, 97, -1 },
	{ SEGTUNE_LONGEST, 438.0, 73, 90, -1 },
	{ SEGTUNE_LONGEST, 91.5, 74, 79, -1 },
	{ SEGTUNE_N, 454000.0, 75, 78, -1 },
	{ SEGTUNE_MEAN, 37.399999999999999, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 48.400000000000006, 80, 85, -1 },
	{ SEGTUNE_N, 1620000.0, 81, 84, -1 },
	{ SEGTUNE_MEAN, 11.300000000000001, 82, 83, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 828000.0, 86, 89, -1 },
	{ SEGTUNE_LONGEST, 313.0, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 58.600000000000001, 91, 94, -1 },
	{ SEGTUNE_N, 399000.0, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 2730000.0, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 46.400000000000006, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 89500000.0, 100, 103, -1 },
	{ SEGTUNE_LONGEST, 281.0, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 20500000.0, 105, 156, -1 },
	{ SEGTUNE_N, 251000.0, 106, 127, -1 },
	{ SEGTUNE_MEAN, 8.5700000000000003, 107, 114, -1 },
	{ SEGTUNE_LONGEST, 7370.0, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 3.5300000000000002, 110, 113, -1 },
	{ SEGTUNE_LONGEST, 13200.0, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 48.400000000000006, 115, 120, -1 },
	{ SEGTUNE_LONGEST, 1560.0, 116, 119, -1 },
	{ SEGTUNE_MEAN, 12.300000000000001, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 3360.0, 121, 124, -1 },
	{ SEGTUNE_N, 90300.0, 122, 123, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 155000.0, 125, 126, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 534000.0, 128, 153, -1 },
	{ SEGTUNE_MEAN, 2.8999999999999999, 129, 140, -1 },
	{ SEGTUNE_LONGEST, 6010.0, 130, 135, -1 },
	{ SEGTUNE_N, 1790000.0, 131, 132, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.76, 133, 134, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 7570000.0, 136, 139, -1 },
	{ SEGTUNE_MEAN, 1.3100000000000001, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 73.5, 141, 148, -1 },
	{ SEGTUNE_MEAN, 4.29, 142, 147, -1 },
	{ SEGTUNE_LONGEST, 4380.0, 143, 146, -1 },
	{ SEGTUNE_N, 722000.0, 144, 145, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 7940000.0, 149, 152, -1 },
	{ SEGTUNE_LONGEST, 206000.0, 150, 151, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 17.300000000000001, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 22.871417565114282, 157, 166, -1 },
	{ SEGTUNE_MEAN, 1.0700000000000001, 158, 161, -1 },
	{ SEGTUNE_LONGEST, 28500.0, 159, 160, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 15.5, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 56600000.0, 164, 165, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 123000000.0, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 37.0, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 6420000.0, 172, 215, -1 },
	{ SEGTUNE_MEAN, 601.0, 173, 196, -1 },
	{ SEGTUNE_LONGEST, 6470.0, 174, 187, -1 },
	{ SEGTUNE_LONGEST, 345.0, 175, 180, -1 },
	{ SEGTUNE_N, 59000.0, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 3800000.0, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 466000.0, 181, 182, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 1260.0, 183, 186, -1 },
	{ SEGTUNE_LONGEST, 536.0, 184, 185, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 233.0, 188, 195, -1 },
	{ SEGTUNE_LONGEST, 102000.0, 189, 194, -1 },
	{ SEGTUNE_N, 160000.0, 190, 191, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 3410000.0, 192, 193, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 78700.0, 197, 210, -1 },
	{ SEGTUNE_MEAN, 1750.0, 198, 209, -1 },
	{ SEGTUNE_LONGEST, 12500.0, 199, 208, -1 },
	{ SEGTUNE_N, 2510000.0, 200, 201, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 937.0, 202, 205, -1 },
	{ SEGTUNE_LONGEST, 2170.0, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 7320.0, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 140000.0, 211, 214, -1 },
	{ SEGTUNE_MEAN, 5730.0, 212, 213, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1920.0, 216, 233, -1 },
	{ SEGTUNE_LONGEST, 2070.0, 217, 228, -1 },
	{ SEGTUNE_LONGEST, 589.0, 218, 221, -1 },
	{ SEGTUNE_N, 156000000.0, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 215.0, 222, 223, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 887.0, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 33800000.0, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 3100.0, 229, 232, -1 },
	{ SEGTUNE_MEAN, 458.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 273000.0, 234, 237, -1 },
	{ SEGTUNE_LONGEST, 13300.0, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1680000.0, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 10500000.0, 241, 242, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 6680000.0, 243, 248, -1 },
	{ SEGTUNE_MEAN, 1880.0, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 708000.0, 246, 247, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_11f4dd2dcf1c3781_shares_0[] = {
	{ SEGTUNE_SHARE_1K, 0.00058399999999999999, 1, 66, -1 },
	{ SEGTUNE_MEAN, 2.1800000000000002, 2, 7, -1 },
	{ SEGTUNE_N, 337000.0, 3, 6, -1 },
	{ SEGTUNE_MEAN, 1.01, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 46.600000000000001, 8, 41, -1 },
	{ SEGTUNE_N, 1700000.0, 9, 26, -1 },
	{ SEGTUNE_MEAN, 8.4100000000000001, 10, 15, -1 },
	{ SEGTUNE_N, 27700.0, 11, 14, -1 },
	{ SEGTUNE_MEAN, 4.0200000000000005, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 136000.0, 16, 21, -1 },
	{ SEGTUNE_N, 85100.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 18.400000000000002, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 216000.0, 22, 25, -1 },
	{ SEGTUNE_MEAN, 24.100000000000001, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 3.3799999999999999, 27, 32, -1 },
	{ SEGTUNE_N, 3340000.0, 28, 31, -1 },
	{ SEGTUNE_MEAN, 2.6299999999999999, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 234000000.0, 33, 38, -1 },
	{ SEGTUNE_MEAN, 3.7800000000000002, 34, 37, -1 },
	{ SEGTUNE_N, 39300000.0, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 7.0899999999999999, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 845000.0, 42, 51, -1 },
	{ SEGTUNE_N, 38500.0, 43, 46, -1 },
	{ SEGTUNE_MEAN, 53.800000000000004, 44, 45, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 252.0, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 206000.0, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 134.0, 52, 61, -1 },
	{ SEGTUNE_N, 13800000.0, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 65.5, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 127000000.0, 57, 60, -1 },
	{ SEGTUNE_MEAN, 118.0, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 6680000.0, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 437.0, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 14000000.0, 67, 176, -1 },
	{ SEGTUNE_MEAN, 164.0, 68, 133, -1 },
	{ SEGTUNE_N, 251000.0, 69, 90, -1 },
	{ SEGTUNE_MEAN, 8.9000000000000004, 70, 75, -1 },
	{ SEGTUNE_SHARE_4K, 0.047699999999999999, 71, 72, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.6800000000000002, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 47.0, 76, 81, -1 },
	{ SEGTUNE_N, 67200.0, 77, 80, -1 },
	{ SEGTUNE_SHARE_1K, 0.16, 78, 79, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.0264, 82, 87, -1 },
	{ SEGTUNE_N, 130000.0, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_1K, 0.0178, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.318, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 3.3900000000000001, 91, 106, -1 },
	{ SEGTUNE_SHARE_4K, 0.0029400000000000003, 92, 97, -1 },
	{ SEGTUNE_N, 1990000.0, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.6000000000000001, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.20500000000000002, 98, 103, -1 },
	{ SEGTUNE_MEAN, 1.6100000000000001, 99, 102, -1 },
	{ SEGTUNE_SHARE_4K, 0.030100000000000002, 100, 101, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 2.7600000000000002, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 62.900000000000006, 107, 116, -1 },
	{ SEGTUNE_N, 8990000.0, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.184, 110, 113, -1 },
	{ SEGTUNE_MEAN, 25.100000000000001, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 14.300000000000001, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.16700000000000001, 117, 124, -1 },
	{ SEGTUNE_N, 2430000.0, 118, 123, -1 },
	{ SEGTUNE_SHARE_1K, 0.025600000000000001, 119, 122, -1 },
	{ SEGTUNE_MEAN, 86.0, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 5540000.0, 125, 128, -1 },
	{ SEGTUNE_SHARE_4K, 0.49399999999999999, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.188, 129, 132, -1 },
	{ SEGTUNE_SHARE_1K, 0.35899999999999999, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1150000.0, 134, 153, -1 },
	{ SEGTUNE_MEAN, 406.0, 135, 148, -1 },
	{ SEGTUNE_SHARE_4K, 0.048899999999999999, 136, 143, -1 },
	{ SEGTUNE_N, 285000.0, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_1K, 0.027100000000000003, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.26800000000000002, 141, 142, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.53600000000000003, 144, 145, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.28800000000000003, 146, 147, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 45700.0, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 159000.0, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.0043800000000000002, 154, 159, -1 },
	{ SEGTUNE_MEAN, 1026.0075871948554, 155, 158, -1 },
	{ SEGTUNE_SHARE_1K, 0.017400000000000002, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 2010000.0, 160, 169, -1 },
	{ SEGTUNE_MEAN, 3170.0, 161, 166, -1 },
	{ SEGTUNE_SHARE_4K, 0.019100000000000002, 162, 165, -1 },
	{ SEGTUNE_MEAN, 552.0, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 14500.0, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 3400000.0, 170, 175, -1 },
	{ SEGTUNE_MEAN, 1770.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.14899999999999999, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 39.900000000000006, 177, 198, -1 },
	{ SEGTUNE_N, 22800000.0, 178, 183, -1 },
	{ SEGTUNE_MEAN, 11.4, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 20.700000000000003, 181, 182, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 0.74099999999999999, 184, 187, -1 },
	{ SEGTUNE_SHARE_4K, 0.0103, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 20.0, 188, 189, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.10300000000000001, 190, 193, -1 },
	{ SEGTUNE_N, 83500000.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 32500000.0, 194, 197, -1 },
	{ SEGTUNE_SHARE_1K, 0.35499999999999998, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.23100000000000001, 199, 230, -1 },
	{ SEGTUNE_N, 121000000.0, 200, 219, -1 },
	{ SEGTUNE_MEAN, 1770.0, 201, 214, -1 },
	{ SEGTUNE_SHARE_4K, 0.00015799999999999999, 202, 205, -1 },
	{ SEGTUNE_MEAN, 509.0, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 128.0, 206, 213, -1 },
	{ SEGTUNE_SHARE_4K, 0.13800000000000001, 207, 210, -1 },
	{ SEGTUNE_N, 98400000.0, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 55900000.0, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.0017700000000000001, 215, 216, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 2640000.0, 217, 218, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.00055699999999999999, 220, 225, -1 },
	{ SEGTUNE_MEAN, 509.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1250.0, 223, 224, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 663.0, 226, 229, -1 },
	{ SEGTUNE_SHARE_4K, 0.027, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 902.0, 231, 242, -1 },
	{ SEGTUNE_N, 39600000.0, 232, 237, -1 },
	{ SEGTUNE_MEAN, 218.0, 233, 236, -1 },
	{ SEGTUNE_N, 19900000.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 46700000.0, 238, 241, -1 },
	{ SEGTUNE_SHARE_4K, 0.435, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1190000.0, 243, 248, -1 },
	{ SEGTUNE_MEAN, 1520.0, 244, 247, -1 },
	{ SEGTUNE_N, 72500000.0, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const int segtune_segreduce_11f4dd2dcf1c3781_cases_0[] = {
	0,0,0,0,0,0,0,927,985,1601,1622,1839,2413,2318,2307,927,985,1601,1622,1839,2413,2318,2307,
	1280,365,-1536,-1536,58,-345,-608,-4198,-4319,204,1151,-2952,-4063,-2271,2258,-3220,-3168,168,1625,-3162,-2647,-2152,2983,
	1280,510,-1536,-1536,13,-244,-928,1331,1833,85,-21,130,5190,-2409,3701,-563,-550,165,-550,505,4269,-3410,4910,
	1280,927,-1536,-1536,0,0,-378,-1449,-2576,167,-922,220,-1638,-968,16428,-562,-1209,226,64,-233,-1594,-171,12442,
	1280,1028,-1536,-1536,0,0,-648,107,160,81,1338,121,-1466,-731,-12625,-496,-997,-10,373,719,-962,-2057,-7601,
	1280,1434,-1536,-1536,0,0,-424,-1627,653,-1,-2913,-941,401,-2369,-861,-1266,162,-147,-3157,-362,1034,-3762,-1311,
	1280,1506,-1536,-1536,0,0,-197,906,-2257,-16,-700,1028,1045,-4466,-2137,1046,-1044,146,-247,81,-46,-2525,-3353,
	1280,1829,-1536,-1536,0,0,-254,-1426,391,-46,-1406,236,-959,-3782,-776,-1200,637,-80,-879,260,-1125,-2925,-485,
	1280,2048,-1536,-1536,0,0,-211,607,-638,-23,53,1478,-2912,-2901,2133,667,-530,-86,471,1535,-2801,-2289,2310,
	1280,2304,-1536,-1536,0,0,-115,-161,-284,153,-4808,-2926,-652,-2366,-1667,-355,-207,101,-4334,-2567,296,-2252,-1352,
	1280,2304,-1536,-1536,0,0,-16,-1332,46,153,-2273,66,4740,-2638,-66,-813,354,434,-1598,-944,2778,-1828,-861,
	1664,415,-1536,-1536,207,-914,-646,2046,1573,-97,-1835,5089,-2501,-228,-9882,3517,3131,-364,174,1328,-2825,488,-6211,
	1664,514,-1536,-1536,31,-990,-1312,2523,2583,-551,3024,-4331,-397,16,8309,1792,1593,-400,1706,-745,-999,-673,4123,
	1664,956,-1536,-1536,117,-464,-596,-3282,-2205,-147,-3890,2523,-870,3412,-8701,-1175,352,-212,-2518,506,-1338,4611,-7060,
	1664,1031,-1536,-1536,30,-475,-1032,2870,4030,-402,126,-2036,-239,2784,188,528,1623,-428,-2070,-517,-70,2779,-2446,
	1664,1458,-1536,-1536,5,-73,-505,-2388,-2296,-111,-911,-1243,2077,3605,-2788,-915,-732,16,628,-1335,949,4934,-1880,
	1664,1544,-1536,-1536,0,0,-770,2929,3279,26,1435,-8,-3962,4126,3475,1510,1513,-117,-441,156,-2670,2191,2842,
	1664,1979,-1536,-1536,0,0,-530,1138,813,-56,4264,-1210,-1654,6908,-557,1098,833,-93,3808,-900,-1420,5561,-59,
	1664,1991,-325,-1536,0,0,-325,1018,-392,-114,779,-2825,-2829,1675,-1645,1020,-322,1,1213,-2826,-2593,1748,-1839,
	1664,2560,-83,-1536,0,0,-321,821,1914,-112,-921,-3214,-2503,693,4021,669,1807,-170,-893,-3204,-2330,554,3981,
	1664,2597,-96,-96,0,0,-96,-2115,-462,1734,-2831,-3769,613,816,-3453,-1639,-648,1867,-2640,-3639,629,813,-3616,
	1664,2816,0,-1536,0,0,-205,-1584,-1399,-600,194,2820,1601,415,-3612,-1497,-1302,-485,359,2645,1479,369,-3563,
	1664,2901,0,-1536,0,0,-144,571,529,773,-1776,1424,1103,610,676,727,683,1089,-1228,1291,815,668,223,
	1987,1686,-1536,-1536,164,-332,-849,265,604,197,5163,2043,1920,-566,550,230,536,196,5168,2103,1754,-784,599,
	2048,440,-1536,-1536,412,-1451,-782,-4444,-1376,-219,-2101,18196,-2841,-8018,641,-1756,362,-506,-493,6844,-1795,-4287,1712,
	2048,512,-1536,-1536,42,-1750,-1696,2598,2092,-425,505,2938,302,-1110,159,2115,1779,-84,-468,3781,-407,-2144,-2,
	2048,513,-1536,-1536,182,-1609,-1416,-880,1562,-482,1043,-6118,-2494,-3249,240,-1213,1413,-487,1043,-1615,-2371,-4829,21,
	2048,541,-435,-435,925,-837,-435,5686,3356,3775,-5098,541,1233,498,872,5729,3394,3896,-5173,474,1167,445,1200,
	2048,771,-128,-128,1282,-252,-128,-3100,-3985,-140,1196,28,29,675,3591,-2664,-3118,-618,1045,86,119,683,2422,
	2048,993,-612,-1536,326,-985,-612,439,1603,731,3906,5056,1835,616,5807,601,1919,755,4002,4174,1232,742,6102,
	2048,1026,-1536,-1536,37,-1242,-1416,-2737,-2781,-345,-2537,-2743,-1218,1059,-4116,-2702,-2670,-315,-2245,-1964,-538,966,-4089,
	2048,1113,-256,-256,711,-479,-256,-1281,-3061,-2141,-1500,1377,231,553,-2919,-1235,-3016,-1988,-1741,1298,214,586,-3173,
	2048,1486,-472,-1536,126,-692,-518,-1434,-4343,-1504,-6709,3314,4395,88,-3749,-1065,-3627,-1143,-6105,2159,3233,205,-4220,
	2048,1537,-1536,-1536,184,-583,-877,-1643,-2114,171,-5531,-3543,6778,-606,-3092,-1053,-1601,88,-4685,-3374,5551,-551,-2647,
	2048,1542,-64,-64,652,-111,-64,-2085,-671,-1080,1470,230,-37,225,3680,-2234,-1082,-1191,1379,273,26,263,2297,
	2048,1542,-1536,-1536,32,-731,-1154,343,-882,-428,-927,2289,-804,-47,-184,-152,-1501,-421,-1743,1893,545,-199,-625,
	2048,1571,-435,-435,203,-530,-435,2827,-2124,702,-6356,-4565,1268,311,-3622,2909,-2011,944,-6136,-4554,1258,377,-3472,
	2048,1797,-128,-128,319,-188,-128,3196,3709,1998,2190,2316,64,157,6319,2955,3502,2055,2242,2032,45,223,5030,
	2048,1977,-352,-1536,45,-282,-605,-422,-411,-364,3685,-2918,3218,-131,3563,-268,-264,-212,3849,-3058,2737,-132,3288,
	2048,2042,-1536,-1536,19,-243,-896,-363,-184,120,1745,702,-691,454,598,-468,-228,51,1247,556,-611,50,768,
	2048,2468,-139,-284,0,0,-377,4349,-1544,-672,1390,2334,319,75,1905,4052,-1531,-550,1217,2072,359,74,1577,
	2048,2564,-69,-1536,0,0,-640,-428,-633,-443,1413,-2965,1071,-219,-281,-519,-641,-580,879,-2897,1059,-169,67,
	2048,2970,-8,-106,0,0,-423,6594,-368,2936,834,947,-8,44,8517,4002,-445,855,570,945,148,43,7405,
	2048,3042,-1,-119,0,0,-197,-4658,2629,-3840,625,724,-30,55,-4597,-1596,2033,-1679,897,834,-154,28,-1966,
	2048,3365,0,0,0,0,-255,3404,326,1681,509,444,69,126,-378,3084,158,1402,392,408,97,91,-20,
	2048,3584,0,0,0,0,-211,6499,3834,5231,349,315,64,118,-419,6109,3824,5000,267,283,70,81,128,
	2048,3840,0,0,0,0,-115,4742,-817,1252,326,288,113,150,-3127,2281,-851,205,274,253,99,125,-2693,
	2048,3840,0,0,0,0,-16,-9335,104,-3461,326,288,113,150,-1664,-6072,523,-1887,535,293,25,225,-4127,
	2099,632,-1536,-1536,11,-1763,-1683,-1771,-2578,-262,2582,-344,-2029,3126,193,-2320,-3135,-189,1686,-1062,-3012,2823,119,
	2103,437,-1536,-1536,528,-1449,-1371,3929,540,761,624,-14382,3802,6747,195,1977,-629,1507,-1292,-3965,2968,3018,-370,
	2122,1223,-1536,-1536,47,-1181,-1478,1322,2233,-32,1211,448,-637,-57,1917,343,1126,81,-91,513,-284,-60,580,
	2125,1276,-1536,-1536,14,-1169,-1397,-367,-2093,-294,-2909,-1143,788,60,-1422,-443,-2174,-290,-3094,-1229,1080,53,-1455,
	2142,1003,-1536,-1536,19,-1469,-1590,-105,580,-295,4160,6333,6,356,3029,-635,-68,-303,3557,6085,-401,285,2482,
	2176,-256,-1536,-1536,128,-2688,-1856,-538,-466,-171,-2345,-6356,260,974,-1,-700,-659,-133,-2280,-5898,221,1021,-41,
	2176,0,-1536,-1536,92,-2468,-1824,-670,-693,-308,-61,-2467,206,63,3,-719,-940,-149,-232,-1813,260,-114,-33,
	2176,256,-1536,-1536,77,-2227,-1656,-160,-879,-352,52,277,569,-4218,-2,-31,-409,-518,485,86,792,-4252,-36,
	2176,385,-1536,-1536,79,-2096,-1728,1757,-519,-317,1443,-4475,2347,2784,-32,1707,-311,-158,1067,-3757,2544,2233,-62,
	2176,512,-322,-430,1661,-387,-500,5118,7411,-1689,2105,-155,952,552,1186,5018,6910,-1351,2168,15,941,556,1586,
	2176,512,-1536,-1536,42,-2006,-1824,-1729,1649,-225,-1152,-4431,-33,-4951,-19,-1583,1062,58,-1864,-4079,-312,-4474,15,
	2176,513,-1536,-1536,1503,-544,-979,2783,628,5567,1619,2260,-3035,1026,792,2709,532,5403,1536,2267,-2862,1052,676,
	2176,533,-806,-1536,522,-1505,-806,1040,918,578,542,2402,3063,-1530,-457,1370,1185,648,780,1441,3233,-1254,-336,
	2176,553,-444,-1536,736,-1271,-661,-1355,-540,2588,-1326,851,2977,-1681,-359,-1161,-91,2097,-1487,-157,1993,-1611,-523,
	2176,640,-1536,-1536,42,-1878,-1648,457,-303,-138,-2531,-4446,-1180,1460,-72,138,-384,-159,-3047,-4700,-1596,1028,-92,
	2176,665,-381,-611,712,-1183,-611,496,3104,3025,758,269,205,94,429,590,3115,3124,794,238,283,82,480,
	2176,749,-560,-1536,441,-1369,-740,4909,5329,3083,648,1520,-197,2900,-293,4930,5268,3126,717,1568,-17,2859,-258,
	2176,760,-613,-1536,1331,-470,-779,4066,5033,-637,-2113,159,-6414,576,3297,4084,4965,-502,-2141,400,-6201,562,3281,
	2176,761,-346,-1536,631,-1167,-653,204,-1298,-91,-1429,1731,2017,153,1047,214,-1137,-479,-1620,1198,1241,173,865,
	2176,766,-1536,-1536,117,-1677,-1202,-4387,-5864,74,-2458,-6856,-9927,233,-203,-2528,-3177,-427,100,-6193,-6964,1558,704,
	2176,768,-1536,-1536,47,-1745,-1680,2828,3653,-127,2452,6640,660,802,-42,1329,1920,88,-665,4297,-2358,885,-139,
	2176,769,-1536,-1536,82,-1708,-1388,1084,2341,-19,-4748,-2426,1385,1018,-127,1372,2447,-209,-3187,-1082,969,1363,15,
	2176,896,-1536,-1536,30,-1634,-1536,-2731,-3617,-229,1333,1836,-952,159,181,-2737,-3665,-249,1293,1601,-1171,-30,164,
	2176,986,-740,-1536,333,-1241,-740,-5444,-5285,-1895,-1330,-1723,160,56,1591,-5233,-4939,-1899,-1018,-2452,-272,293,2049,
	2176,986,-740,-1536,995,-579,-740,-7507,-6779,-1577,-2261,4729,-3106,-90,-3685,-7395,-6611,-1716,-2187,4121,-3521,-44,-3537,
	2176,1023,-426,-1536,1174,-364,-677,6140,6361,5863,3022,403,4979,211,-3533,6104,6417,5514,2983,436,4685,187,-3509,
	2176,1024,-229,-328,1296,-239,-440,-766,123,-1235,472,78,436,-38,-12226,-949,-616,-754,776,288,455,-5,-10976,
	2176,1028,-1536,-1536,743,-789,-1085,2067,1869,3499,5856,-5362,-1726,65,3936,1707,1494,3396,5574,-5226,-1479,51,3722,
	2176,1111,-256,-256,955,-494,-256,-773,2432,1808,4573,-43,-50,89,4393,-789,2601,1652,4392,-181,-121,96,3748,
	2176,1151,-1536,-1536,21,-1388,-1492,781,984,-127,-1448,-454,-2013,-106,-125,654,978,-186,-1216,-193,-1448,-134,-346,
	2176,1282,-1536,-1536,37,-1241,-1412,994,1866,52,3363,1343,1010,-111,-16,414,1416,62,2688,1984,1134,-152,-556,
	2176,1282,-1536,-1536,32,-1246,-1254,-2097,-1702,-6,-2241,3072,-536,-84,-2124,-228,72,-44,-278,3217,-653,86,-558,
	2176,1289,-267,-1536,289,-983,-658,-314,911,615,-1186,-3673,929,-64,-1701,-377,921,582,-1360,-3772,697,-179,-2154,
	2176,1419,-274,-408,319,-822,-536,-2539,-823,2131,223,-2440,-216,250,-7844,-2526,-985,2124,162,-2096,-24,231,-7106,
	2176,1523,-219,-530,862,-175,-530,-863,1087,1726,1039,1556,226,-95,-3429,-865,1253,1628,1074,1683,238,-117,-3382,
	2176,1536,-180,-287,846,-178,-394,1580,-379,-399,359,552,16,-43,-512,1417,-414,-437,415,441,23,-66,-1165,
	2176,1538,-880,-1536,67,-955,-880,250,-1706,-258,-666,-1771,-1223,-131,349,541,-1469,-208,-455,-1560,-1513,-137,438,
	2176,1779,-159,-266,671,-110,-402,-1725,-1602,-2106,-226,179,-82,-67,-99,-1675,-1497,-1937,-123,558,-4,-95,822,
	2176,1793,-1536,-1536,5,-762,-1245,-286,1851,-235,2673,-1266,1606,90,-2122,-573,1102,-248,1940,-1137,1715,-26,-2355,
	2176,1798,-1536,-1536,32,-730,-1153,1086,-1115,-20,-734,2396,-5480,-54,289,1088,-721,-40,-183,2155,-4980,-55,212,
	2176,1998,-285,-596,104,-458,-596,-3156,1406,1041,3082,-7533,225,-26,-719,-3189,1406,990,3000,-7163,302,-55,-89,
	2176,2025,-104,-233,158,-377,-409,-2219,150,-2109,329,386,-233,-37,839,-2054,398,-1844,435,516,-189,-66,1223,
	2176,2051,-332,-1536,313,-196,-696,-112,11,862,150,2194,1593,-354,-2547,-57,31,863,-23,2058,1526,-376,-2677,
	2176,2052,-896,-1536,31,-478,-896,1528,692,-505,1116,12,-1697,-40,-114,1439,539,-555,955,38,-1468,-185,-85,
	2176,2288,-181,-568,62,-210,-568,3142,976,2102,73,2740,105,-33,-359,3154,1054,2256,45,2704,82,-47,-316,
	2176,2568,-98,-640,0,0,-640,-1664,1144,237,77,-1440,-63,-89,-132,-2036,820,-367,-99,-1241,149,-87,212,
	2176,2820,-15,-1536,0,0,-640,1309,-53,123,860,3260,97,-62,1347,1222,24,194,620,3405,-22,-79,1166,
	2176,2829,-28,-174,0,0,-312,-1848,887,-2550,281,663,-65,-47,-3945,-647,816,-1201,266,397,-191,-81,-3691,
	2176,3003,0,-129,0,0,-531,3553,-5841,2977,13,-8,-62,-26,7782,1077,-5316,1043,35,309,96,9,6163,
	2176,3072,-2,-92,0,0,-260,-1378,2423,1464,26,-50,-4,0,-3325,1137,2476,4008,8,-246,-117,-36,-1714,
	2181,169,-1536,-1536,663,-1738,-925,-444,-1335,509,-1285,5800,2462,-1223,-150,199,-1006,146,-545,2538,2995,-499,-257,
	2195,935,-1536,-1536,202,-1462,-1611,2339,2709,811,281,-5216,3489,369,1198,1348,1567,1351,-1389,-4582,2312,-101,773,
	2220,1374,-958,-1536,297,-978,-938,1943,2674,1523,-88,-4471,-1481,-775,-10,1748,2320,1425,-226,-3793,-955,-777,324,
	2240,640,-1536,-1536,24,-2024,-1712,445,-660,-196,428,7100,1358,3101,36,142,-465,-368,476,6565,1006,2772,37,
	2304,-256,-1536,-1536,128,-2944,-1984,-344,-492,-84,709,1524,39,-572,10,-365,-611,-80,657,1555,41,-466,0,
	2304,0,-1536,-1536,102,-2714,-1920,420,-514,-189,1486,361,-177,-552,-2,543,-523,-170,1443,349,-138,-630,5,
	2304,255,-1536,-1536,78,-2483,-1784,1703,-317,-208,-561,-1953,-272,-3161,4,1777,354,-378,225,-2224,-341,-2919,14,
	2304,385,-1536,-1536,79,-2352,-1840,3050,232,-172,1341,119,-386,3106,1,3163,502,-188,1514,489,-345,2827,6,
	2304,506,-1536,-1536,1584,-725,-1062,3531,887,-3097,644,1465,-5899,376,-155,3299,853,-3237,636,1418,-5479,451,-257,
	2304,512,-1536,-1536,42,-2262,-1952,-1422,1876,-261,-4852,-607,35,-2586,39,-918,1273,-141,-4690,-648,579,-2134,66,
	2304,512,-289,-375,1894,-410,-508,2968,4546,-3946,54,-125,260,134,122,2727,3528,-3222,8,-5,245,108,279,
	2304,531,-795,-1536,566,-1719,-912,2913,3623,578,908,1149,94,518,-357,2950,3677,566,1222,886,525,585,-370,
	2304,584,-294,-425,1179,-1052,-569,-2450,-984,-4071,-3513,-226,-267,-3341,-481,-2555,-1463,-3703,-3499,-48,-181,-3284,-263,
	2304,640,-1536,-1536,49,-2127,-1776,-1645,-881,-235,2876,-2601,1808,2118,28,-1769,-737,-366,2834,-2581,1539,2084,38,
	2304,676,-327,-468,1135,-1006,-507,-1765,-5358,-1762,-430,-116,67,2472,-155,-1834,-5041,-2068,-680,-392,-167,2389,-125,
	2304,737,-561,-1536,513,-1566,-843,-1473,-1999,-2693,227,43,180,677,-425,-1612,-2126,-2693,236,453,483,713,-484,
	2304,767,-1536,-1536,116,-1933,-1270,-4667,-4365,119,-7890,4522,-4676,-318,-183,-1722,-824,-385,-747,2178,599,1488,-212,
	2304,768,-1536,-1536,47,-2001,-1808,846,1445,-236,1089,2465,-632,675,12,-491,-326,-88,19,1765,-1736,1098,16,
	2304,769,-320,-505,816,-1231,-628,2545,653,-1212,-2808,-216,-256,-2289,-146,2548,567,-1193,-2747,-257,-261,-2227,-122,
	2304,769,-1536,-1536,105,-1942,-1516,670,217,59,7692,-6534,75,363,-140,215,247,-54,6035,-3630,-126,404,-289,
	2304,770,-558,-1536,1485,-561,-806,-1175,924,-2753,-1916,111,2293,101,1081,-1007,1378,-3175,-1894,-75,2244,139,947,
	2304,896,-1536,-1536,32,-1888,-1664,-2136,-1083,-266,-2103,-835,11134,-598,-157,-2423,-1352,-275,-2519,-764,10180,-758,-200,
	2304,1002,-570,-1536,375,-1439,-782,-1440,-2303,-1307,-385,5394,3075,150,705,-1625,-2371,-1465,-312,5008,2742,297,673,
	2304,1002,-570,-1536,1163,-651,-782,-7485,-8858,1348,5609,2673,10322,-413,5148,-7348,-8501,1007,5563,2088,9872,-369,4934,
	2304,1005,-430,-1536,1350,-461,-780,2889,11,-3401,1168,-161,-5846,-224,-1727,3132,408,-3407,1103,-104,-5633,-276,-2040,
	2304,1021,-1536,-1536,817,-979,-1202,1114,1407,736,2008,2158,-2081,-222,1565,782,1062,766,1904,2128,-1890,-243,1436,
	2304,1023,-210,-299,1532,-260,-453,-1943,-859,-1721,-545,-44,140,-140,594,-1912,-1787,-1079,-465,56,103,-142,1296,
	2304,1110,-256,-256,1203,-504,-256,964,182,800,1168,-98,-156,-47,2734,879,769,90,1008,-296,-217,-52,1782,
	2304,1152,-1536,-1536,24,-1641,-1608,421,746,-90,-1016,4074,669,-346,-99,364,686,-165,-781,3776,738,-435,-259,
	2304,1278,-321,-677,383,-1155,-677,1420,-658,1122,-4236,2668,-242,202,3451,1379,-691,1127,-4210,2715,-152,186,3460,
	2304,1283,-1536,-1536,38,-1496,-1357,-359,-2863,201,4421,822,-2330,-140,1714,1333,-864,393,3530,939,-2306,-156,2923,
	2304,1283,-1536,-1536,36,-1497,-1540,489,769,167,-5787,-2055,-2335,-133,1699,-118,-409,110,-4345,-1996,-2599,-233,1651,
	2304,1440,-240,-344,590,-787,-458,4,-547,-1255,862,1219,-494,-55,3974,-62,-557,-1242,789,1326,-507,-55,4087,
	2304,1535,-161,-237,1077,-204,-413,682,815,1403,-474,810,-17,-37,8591,786,731,825,-650,241,-53,-70,6956,
	2304,1541,-822,-1536,77,-1198,-1008,1244,4578,686,-1112,-1830,-1781,-211,-1579,1251,4289,714,-1188,-1332,-1495,-210,-1370,
	2304,1543,-204,-375,1045,-228,-658,-842,-2084,-2213,-470,-3266,81,-87,-11509,-865,-2837,-1804,-47,-2477,317,-54,-7988,
	2304,1779,-155,-309,862,-174,-530,-764,-1316,-326,-665,-193,-227,-77,-2290,-720,-1430,-676,-680,45,-180,-80,-803,
	2304,1792,-1536,-1536,6,-1018,-1373,187,883,-197,2734,1283,-1956,75,-1053,1,263,-181,2121,1158,-1302,-3,-1624,
	2304,1794,-1536,-1536,36,-986,-1281,455,-1693,132,-1560,755,1114,-67,-1748,775,-1346,157,-1006,953,622,-12,-1484,
	2304,2001,-274,-472,124,-691,-518,-963,-1775,-4034,-566,3813,42,-25,4031,-696,-1509,-3521,-336,2900,-200,-9,2544,
	2304,2035,-102,-204,191,-590,-402,-1913,-163,-1891,796,2017,-285,-18,7378,-1727,-88,-1652,882,1597,-345,-27,6085,
	2304,2052,-883,-1536,31,-734,-998,-1148,-369,-286,1410,-654,-992,-101,-1533,-1126,-440,-291,1429,-655,-916,-93,-1690,
	2304,2053,-335,-752,441,-322,-752,-983,-546,1996,-308,2662,-84,-203,-4708,-1122,-730,1707,-428,3047,156,-223,-3699,
	2304,2307,-167,-696,67,-443,-696,469,1380,2788,-173,-577,-334,-65,-2303,503,1455,2807,-149,-780,-451,-64,-2212,
	2304,2554,-103,-768,23,-239,-768,-363,378,110,-499,-640,-430,-131,690,-465,290,-169,-526,-442,-292,-100,849,
	2304,2824,-12,-1536,0,0,-768,-736,-80,480,-255,1813,86,-117,-2745,-694,-170,269,-397,2042,261,-78,-2290,
	2304,2831,-26,-181,0,0,-440,-1206,1535,1235,-268,2,-56,-80,-2552,-666,1898,1791,-292,-133,-107,-81,-2582,
	2304,3076,0,-99,0,0,-512,-910,3240,1515,-122,-209,-33,-23,-3578,-1221,4054,1573,-146,-245,-6,-19,-3412,
	2304,3328,0,-47,0,0,-260,-6698,-4267,-7984,-127,-187,-49,-34,-1268,-3472,-1350,-4634,-140,-387,-144,-51,-2099,
	2314,535,-1536,-1536,523,-1777,-1128,3773,2122,958,-3309,-1827,3986,4151,-387,4353,2787,466,-2115,-3159,4648,4485,-310,
	2317,569,-1536,-1536,212,-2061,-1725,5979,2953,9,4910,896,1410,1876,-141,6059,2815,675,3139,2215,1113,1423,-184,
	2318,1500,-1536,-1536,33,-1311,-1516,2698,-217,336,1819,-1505,-372,-7,156,1447,-826,190,838,-2224,89,-101,-910,
	2356,833,-655,-1536,995,-1091,-1031,1253,2238,-3613,-3618,-12919,-13676,649,-141,548,1309,-3271,-3948,-10973,-12005,486,-91,
	2360,411,-1536,-1536,687,-1831,-1168,2786,1442,2286,630,4573,148,-1166,-212,2456,1203,2012,658,4901,240,-1348,-299,
	2370,1180,-1536,-1536,25,-1744,-1726,-192,1307,-175,-1061,-2078,-716,-290,-466,-950,274,-291,-1771,-2125,-1431,-323,-230,
	2432,433,-757,-1536,808,-1831,-992,3479,3676,3599,-2124,-592,-85,-383,-226,3143,3450,3184,-2123,-377,22,-328,-333,
	2432,512,-1536,-1536,42,-2518,-2080,1142,3591,-410,3606,5072,-51,917,32,1239,2908,-345,2695,4750,141,393,47,
	2432,512,-1536,-1536,213,-2347,-1800,-2930,-1066,138,-9,2280,-1080,-335,-38,-2799,-676,302,-489,3501,-1200,-645,-40,
	2432,540,-435,-435,1665,-866,-435,-2833,-2419,-52,3334,-43,86,734,-455,-2650,-1784,-494,3365,-262,93,709,-456,
	2432,768,-128,-128,2049,-255,-128,-2602,-3003,2013,-45,9,-112,34,84,-1931,-827,626,59,-30,-55,80,-44,
	2432,1001,-528,-802,548,-1523,-802,-4779,409,-2467,-142,1007,381,900,-14,-4699,444,-2417,-43,797,397,968,-2,
	2432,1024,-1536,-1536,49,-1999,-1800,-636,1037,-369,1128,3256,-817,-498,-107,-1216,346,-391,630,3071,-1068,-518,-12,
	2432,1109,-256,-256,1455,-508,-256,284,-2162,1666,104,-21,-182,-77,1027,218,-886,289,15,-176,-209,-99,532,
	2432,1509,-412,-740,324,-1239,-740,3132,-741,-182,-192,1782,458,-387,-1126,3178,-667,-165,-132,1551,324,-387,-1108,
	2432,1539,-64,-64,1407,-126,-64,1419,-338,-75,-210,-64,-79,15,634,1288,-171,-9,-248,-109,-39,12,42,
	2432,1539,-1536,-1536,36,-1496,-1538,2996,1187,731,2528,4782,-2034,60,2930,2174,945,467,2106,3980,-1550,-4,2444,
	2432,1548,-1536,-1536,209,-1315,-1261,-5845,665,-1194,-4094,-3909,490,-375,-2341,-4390,1417,-945,-3099,-3295,-387,-230,-1228,
	2432,1567,-435,-435,694,-811,-435,-663,1933,-1280,2658,1031,375,-216,2923,-612,2015,-983,2730,755,122,-143,2293,
	2432,1794,-128,-128,1030,-248,-128,-269,-378,-1511,-534,-660,-180,-22,1757,-459,-229,-1184,-671,-857,-248,-56,-147,
	2432,2024,-254,-413,145,-903,-646,-659,-865,-3458,1907,-898,34,30,-1428,-553,-869,-3458,1890,-1170,72,33,-1505,
	2432,2050,-1536,-1536,36,-987,-1280,984,1633,603,1939,-587,4003,111,3956,1166,1845,625,2077,-541,3755,121,4203,
	2432,2512,-120,-285,103,-458,-596,1911,-1135,-1748,-630,1802,-183,-34,-5949,2068,-1026,-1448,-621,1621,-151,-24,-6284,
	2432,2567,-65,-1536,31,-474,-1024,238,476,-522,-158,-2175,-1351,-113,5890,145,315,-564,-212,-2214,-1006,-59,5621,
	2432,2997,0,-126,6,-69,-505,-5333,-5761,-8438,-184,-284,-61,-46,-4856,-2594,-3891,-5393,-208,-632,-203,-65,-3941,
	2432,3080,-3,-63,0,0,-768,6307,6643,6729,-165,-382,-3,-27,4439,2265,4041,2269,-94,255,343,22,3268,
	2432,3515,0,-6,0,0,-530,16580,17101,14823,-117,-185,-49,-34,-4313,8576,8900,7060,-102,-67,74,-13,-2430,
	2432,3527,0,0,0,0,-325,-14142,-16420,-13693,-109,-181,-45,-32,-1314,-6562,-8640,-6532,-144,-283,-89,-51,-3351,
	2432,4096,0,-1,0,0,-321,786,1847,-1915,-4,-2,5,3,-22988,-837,719,-2551,-57,54,70,-16,-12875,
	2432,4133,0,0,0,0,-96,-2040,-1347,396,19,19,16,13,20701,-1062,-453,491,69,-69,-68,34,9982,
	2432,4352,0,0,0,0,-205,608,-2158,2142,128,118,76,72,-4233,383,-2238,1821,74,94,68,48,-2908,
	2432,4437,0,0,0,0,-144,-1651,353,-1242,242,220,144,138,4787,-1660,182,-1175,233,154,80,137,3744,
	2476,918,-1536,-1536,121,-2120,-1788,885,-443,117,2232,-2834,1842,21,-64,973,-380,152,2069,-2328,1565,-82,-58,
	2483,887,-1536,-1536,140,-2148,-1843,2811,3063,264,1125,1875,678,661,-60,2378,2218,438,140,2235,530,443,-35,
	2496,1152,-117,-463,852,-1196,-754,-529,2421,-3952,-1690,-641,-527,469,-15,-570,2059,-3700,-1427,-250,-396,424,507,
	2496,2944,-5,-169,22,-234,-794,3212,-3859,2438,-140,-65,-101,-44,8024,1656,-4838,413,-111,453,58,-17,7440,
	2497,1174,-1536,-1536,146,-1882,-1677,2067,757,1303,4259,-776,992,-470,-596,1907,557,1260,4084,-341,1047,-656,-599,
	2555,508,-1536,-1536,4,-2805,-2299,1842,1945,-500,-550,-4055,136,-63,44,1780,1954,-615,-1396,-3792,288,-632,85,
	2560,-256,-1536,-1536,160,-3424,-2240,-497,-428,-1424,3156,1437,26,1825,5,-407,-420,-1381,2929,1547,35,1714,4,
	2560,0,-1536,-1536,108,-3220,-2160,1526,197,-38,-1092,1323,-23,-187,3,1767,277,-38,-1041,1479,-11,-334,4,
	2560,256,-1536,-1536,77,-2995,-2024,1499,1269,-340,4410,-587,-23,-3070,5,1488,1436,-187,4782,-1148,-5,-2429,5,
	2560,384,-1536,-1536,80,-2864,-2080,799,2916,-171,-4207,-27,-51,2266,-8,1072,3139,-214,-3933,-417,-30,2293,-10,
	2560,504,-1536,-1536,1731,-1094,-1314,-1796,1317,-3395,988,1281,6434,351,-263,-1646,1155,-3204,972,1537,5909,381,-272,
	2560,511,-1536,-1536,244,-2573,-1928,-2512,-403,687,-3427,-3100,-549,-2511,-32,-2408,-408,770,-4465,-1106,-575,-2938,-33,
	2560,512,-1536,-1536,47,-2769,-2208,-136,1507,-230,439,272,14,-611,3,-111,1254,-326,-324,461,45,-1017,7,
	2560,512,-247,-321,2368,-448,-533,4712,6772,-1873,-119,-59,108,18,-24,4221,4852,-680,-214,40,91,-16,36,
	2560,535,-749,-1536,686,-2107,-1101,-1971,-397,2744,1234,774,-1398,-4761,-44,-2124,-369,2194,1500,322,-1212,-4548,-136,
	2560,540,-435,-435,1919,-868,-435,-1642,-1086,4470,-233,-46,-157,77,-310,-1351,-189,3441,-220,-199,-53,55,-357,
	2560,551,-397,-573,1213,-1564,-825,-941,2425,-1868,-8138,-106,-109,-4432,-109,-965,2190,-1599,-8220,73,-27,-4473,-85,
	2560,641,-1536,-1536,59,-2628,-2024,-1041,-1988,-410,2652,339,4,1290,11,-1137,-1993,-477,1926,420,-79,881,-1,
	2560,656,-366,-515,1202,-1470,-763,-551,266,292,-4779,-5,-22,4118,-155,-619,115,239,-4862,-19,-26,3981,-153,
	2560,745,-510,-816,980,-1603,-938,-959,-2260,-2788,-564,-69,375,1246,-231,-944,-2357,-2563,-740,399,601,1237,-170,
	2560,763,-341,-499,1020,-1546,-785,-1422,-1382,-800,-1361,-200,-217,-67,-160,-1401,-1475,-798,-1344,-257,-226,-142,-191,
	2560,768,-1536,-1536,106,-2454,-1750,-1728,-3006,-100,-6385,-4522,-347,-1030,-4,-806,-1498,-318,-3209,-3560,-647,98,11,
	2560,768,-128,-128,2304,-256,-128,-2156,-4088,2639,0,28,0,35,-67,-1883,-1595,1612,66,-8,15,69,-110,
	2560,768,-1536,-1536,46,-2513,-2064,3878,4254,-561,9582,2694,-41,3793,31,2822,2537,-528,6104,2324,-49,2858,38,
	2560,769,-1536,-1536,170,-2389,-1487,-1382,-1777,475,-4476,48,-752,-1014,-26,-616,79,270,-1177,-2428,-23,433,-57,
	2560,776,-533,-973,1764,-788,-973,288,1353,-3141,558,-72,2164,-63,-19,393,1541,-3252,617,13,2291,-12,-125,
	2560,896,-1536,-1536,41,-2391,-1920,-775,-981,-554,1426,-953,-2,2275,46,-858,-1182,-561,977,-831,-170,2049,45,
	2560,1007,-483,-666,752,-1569,-864,5195,606,1054,4217,-149,196,490,-279,5234,552,1102,4162,-19,268,481,-177,
	2560,1007,-483,-666,1554,-767,-864,-2904,-4309,4008,693,206,1087,-212,316,-2964,-5153,4797,894,339,1210,-170,629,
	2560,1012,-400,-795,1636,-680,-912,1914,5325,-5458,-38,-143,-1704,-168,1160,1931,5102,-5254,-1,-72,-1615,-166,995,
	2560,1021,-1536,-1536,982,-1325,-1392,68,2315,-1719,-5909,-9351,-85,-354,-183,-88,2082,-1635,-5822,-8951,-217,-422,-183,
	2560,1024,-179,-236,1983,-321,-475,-86,2865,-5125,-317,-34,15,-90,452,-226,748,-3536,-400,53,-24,-115,656,
	2560,1110,-256,-256,1708,-510,-256,103,-2581,1658,-289,18,-143,-77,-134,211,-659,-109,-310,-96,-152,-108,-296,
	2560,1152,-1536,-1536,29,-2146,-1848,1658,1590,-433,2634,3329,641,-279,8,1286,1270,-611,2468,3125,125,-334,50,
	2560,1269,-290,-522,547,-1512,-806,-988,-1484,-1448,-4576,-47,-350,145,165,-982,-1488,-1412,-4479,-9,-278,145,186,
	2560,1279,-1536,-1536,42,-2007,-1579,-3993,-2803,-497,-6066,-4832,-5860,-93,-198,-439,337,-100,-3345,-3764,-2879,-4,-435,
	2560,1280,-1536,-1536,49,-1999,-1796,4512,3092,479,748,2296,4408,-102,-238,2468,1301,110,-1498,711,1982,-243,-149,
	2560,1464,-230,-331,684,-1179,-611,502,-237,-1252,4884,-828,-253,5,-1009,447,-263,-1291,4915,-786,-215,48,-859,
	2560,1507,-226,-430,1361,-460,-780,-482,2807,-7261,-408,191,88,-76,1367,-527,1664,-6113,-134,360,188,-81,2089,
	2560,1533,-869,-1536,119,-1676,-1202,-612,-1323,-1890,-2544,-6238,-992,-279,2731,-441,-1214,-1809,-2482,-5828,-966,-233,2879,
	2560,1534,-131,-199,1548,-246,-444,475,-1724,3775,-174,109,47,-19,776,1015,-1276,2408,-301,93,-3,-27,1005,
	2560,1536,-64,-64,1665,-127,-64,-482,-368,-1516,-54,-61,-31,19,36,-1066,-252,-443,-63,-23,-2,23,-80,
	2560,1537,-1536,-1536,220,-1571,-1389,-3025,-3196,-2431,-2401,-6026,3702,-283,723,-2334,-2456,-2134,-1932,-5581,3329,-221,984,
	2560,1566,-435,-435,925,-837,-435,1188,366,-1209,-166,-17,334,-190,580,1174,745,-1308,-89,-367,57,-133,1,
	2560,1789,-150,-316,1182,-357,-677,1436,1705,3316,-431,-155,-211,-23,3261,1527,1337,2891,-545,-111,-207,-27,4450,
	2560,1792,-1536,-1536,7,-1529,-1615,2125,2960,78,4027,8673,-666,106,2859,1698,2479,-42,3571,7722,-244,16,2418,
	2560,1795,-128,-128,1281,-252,-128,-542,-1315,400,-198,-245,-52,4,-67,-769,-168,727,-342,-382,-126,-8,-667,
	2560,1795,-1536,-1536,37,-1496,-1537,2177,46,687,-966,-581,-1145,29,-379,2233,503,736,-601,-94,-1151,57,-207,
	2560,2034,-243,-375,313,-982,-612,394,-156,-2252,-250,2759,-320,-37,4874,599,-20,-1678,-163,2037,-343,-34,3826,
	2560,2050,-884,-1536,32,-1246,-1254,766,982,43,4640,-845,-678,-32,-873,704,830,38,4399,-740,-568,-49,-1118,
	2560,2053,-313,-822,658,-617,-1008,-1019,-1505,-528,-629,2698,-371,-138,-2697,-1384,-1842,-991,-578,3474,124,-158,-1626,
	2560,2055,-94,-204,290,-983,-658,-835,117,-1687,201,742,-237,50,2315,-950,-14,-1830,136,1058,-49,32,3004,
	2560,2306,-166,-516,67,-955,-880,4664,1489,-538,-27,-4436,-51,26,-8364,4228,1234,-1301,52,-3934,-127,25,-7180,
	2560,2564,-100,-883,31,-734,-998,-921,-1279,-247,-501,-2023,6,-38,2809,-1085,-1274,-488,-457,-1899,-124,-21,2772,
	2560,2819,-29,-167,67,-443,-696,-782,2453,-1017,-145,-184,-193,-23,-5234,-306,2761,-370,-141,-120,-150,-23,-5741,
	2560,2823,-14,-1536,31,-474,-1024,1819,871,661,-358,4844,1170,-47,1945,1790,903,606,-367,4716,956,-25,1713,
	2560,3066,0,-103,23,-239,-768,3389,5877,2929,-90,-329,-66,-26,1213,2390,5011,1810,-53,-293,-39,-17,479,
	2560,3840,0,0,0,0,-260,-4076,-4108,-5112,-116,-158,-65,-41,5961,-2355,-2469,-3495,-100,-194,-101,-47,3849,
	2630,1134,-1003,-1536,608,-1726,-1301,-1534,-3109,707,885,7410,-1080,-458,-545,-1729,-3267,517,789,8206,-238,-405,-520,
	2633,394,-356,-356,2399,-681,-341,-3916,-6853,2217,40,-69,96,167,-165,-3491,-5016,1048,151,-149,99,219,-266,
	2666,1336,-1536,-1536,0,-2204,-1998,3061,2824,455,1408,-1289,2001,-92,-18,1574,1337,382,-450,-1149,1436,-362,140,
	2688,-256,-1536,-1536,172,-3668,-2336,-381,-370,248,-996,777,19,-337,2,-352,-371,258,-1000,763,17,-304,0,
	2688,0,-1536,-1536,108,-3476,-2288,1615,1042,371,2835,166,3,963,5,1771,1178,311,2653,271,2,734,4,
	2688,256,-1536,-1536,81,-3247,-2136,-1839,548,229,-3305,-220,9,-3515,4,-1753,484,539,-2523,-902,18,-2784,0,
	2688,384,-1536,-1536,80,-3120,-2208,-150,1822,-27,-3031,523,6,4209,-2,38,1912,34,-2442,338,5,4045,-6,
	2688,509,-1272,-1536,1823,-1253,-1395,806,2463,523,513,204,1957,96,-291,796,2333,613,489,436,1763,87,-245,
	2688,512,-1536,-1536,47,-3025,-2336,-1479,-883,-81,-1380,1092,54,-397,13,-1601,-794,-359,-2379,1528,68,-973,21,
	2688,512,-236,-295,2608,-464,-545,1560,4638,-2746,-23,-28,72,16,6,1484,3247,-1966,-82,40,69,-9,49,
	2688,539,-658,-951,1174,-1871,-951,-4149,-3937,-1118,-1141,-257,-49,-8768,-131,-4219,-3884,-1452,-1143,-374,-49,-8423,-179,
	2688,567,-347,-445,1604,-1413,-711,-355,-161,916,4324,-38,-98,1263,-96,-438,-324,1004,4311,-20,-89,1202,-101,
	2688,640,-1536,-1536,60,-2884,-2136,-2310,-3344,383,-65,-1288,65,-1435,5,-2460,-3555,298,-32,-696,38,-854,-8,
	2688,665,-343,-448,1596,-1324,-665,553,758,3286,2386,25,-169,61,-161,531,947,2987,2429,-86,-214,75,-198,
	2688,740,-373,-606,1043,-1802,-913,-1066,32,957,195,-305,-373,-2991,95,-1013,101,1069,-67,-237,-375,-3069,60,
	2688,741,-530,-717,1250,-1594,-807,1621,330,3558,6457,228,427,2154,-100,1568,533,2913,6512,-169,224,2283,-208,
	2688,768,-1536,-1536,52,-2764,-2192,1538,1069,-85,-800,-2276,89,312,17,891,-96,-282,-2957,-1207,95,-376,18,
	2688,768,-1536,-1536,106,-2710,-1854,638,-430,224,-2847,-4277,-51,-2382,-8,806,88,1015,-1264,-4068,-275,-1521,3,
	2688,768,-1536,-1536,170,-2645,-1615,-1202,-1020,921,-2941,6380,-302,-4338,-19,-849,-22,1681,342,1706,-346,-3579,-7,
	2688,773,-537,-922,1864,-947,-1101,2560,2570,-1415,35,-38,444,-24,-193,1985,1800,-594,301,259,710,40,-147,
	2688,896,-1536,-1536,41,-2647,-2048,-1478,-2011,-340,-1223,375,-114,8,28,-1342,-1792,7,-1434,706,-306,-297,14,
	2688,996,-544,-794,763,-1825,-992,2299,-1219,4173,1615,226,-173,998,-327,2255,-1259,4107,1705,349,15,1027,-277,
	2688,996,-544,-794,1636,-952,-992,-2417,-3672,8599,257,385,793,-332,-196,-2526,-3897,8863,394,488,895,-300,-166,
	2688,1024,-166,-220,2214,-346,-485,-155,3706,107,-94,-22,-5,-51,44,15,1723,1396,-172,43,-21,-71,123,
	2688,1024,-1536,-1536,1053,-1507,-1487,-3472,-4608,-2852,2523,-4304,-2440,-280,-196,-3393,-4532,-2747,2256,-4052,-2480,-353,-191,
	2688,1026,-380,-709,1781,-777,-973,3496,4140,-2352,-499,-133,225,-62,100,3225,3167,-1429,-479,-89,208,-44,75,
	2688,1109,-256,-256,1964,-511,-256,-124,-3360,6026,-253,37,-84,-55,-297,-77,-1130,4217,-281,-64,-89,-85,-403,
	2688,1152,-1536,-1536,29,-2402,-1976,1388,1233,488,-157,-797,1295,-108,39,1327,1238,536,-369,-647,1018,-267,43,
	2688,1262,-297,-530,596,-1725,-912,-424,108,2810,484,232,-304,136,-75,-442,84,2631,268,254,-238,126,-47,
	2688,1279,-1536,-1536,44,-2261,-1702,-3379,-2509,809,-4022,-803,-698,-198,-24,-975,-148,1587,-1816,-2205,674,129,-129,
	2688,1280,-1536,-1536,49,-2255,-1924,1093,678,916,-1361,-1818,1340,-198,-37,-272,-361,972,-2810,-1707,833,-400,-37,
	2688,1472,-220,-295,1108,-1005,-507,901,-964,4899,417,-415,-250,-58,-1115,784,-493,4282,378,-527,-333,-42,-1348,
	2688,1524,-212,-404,1517,-543,-806,271,2989,-3554,-136,10,24,-9,724,300,2051,-2465,-139,17,7,-23,804,
	2688,1534,-846,-1536,117,-1932,-1270,-1206,-372,1893,-2228,93,1479,-171,428,-988,-174,1833,-2057,-432,1232,-11,412,
	2688,1536,-123,-182,1779,-269,-456,-1435,-1235,4770,-31,21,34,-5,40,-677,-1011,3490,-75,29,13,-8,131,
	2688,1763,-157,-316,1361,-460,-780,-826,-287,4017,-188,-151,-122,10,-2367,-593,-897,4297,-211,-67,-46,10,-1603,
	2688,1792,-1536,-1536,50,-1743,-1665,1071,704,1779,-560,2621,-256,1,886,911,713,1750,-744,1802,-281,4,857,
	2688,1792,-1536,-1536,7,-1785,-1743,43,2006,1243,-186,-3881,-1933,84,830,-217,1561,1243,-271,-3478,-1617,-26,919,
	2688,2023,-251,-417,323,-1238,-740,-577,2210,1997,463,2967,-485,-10,2830,-502,2197,2117,565,2509,-451,-10,2601,
	2688,2045,-100,-224,384,-1155,-677,849,-246,3728,-97,-175,-271,49,-69,838,-252,3820,-130,-403,-212,48,-489,
	2688,2051,-972,-1536,38,-1496,-1357,-136,858,3211,1084,-2478,594,-50,-2412,-66,907,3166,1035,-2398,403,-51,-2409,
	2688,2052,-321,-874,743,-789,-1085,-1292,-590,3200,-513,-5183,34,-97,-639,-1339,-664,2882,-516,-4597,213,-125,-120,
	2688,2309,-164,-510,77,-1198,-1008,-1203,-1091,1855,247,-5433,317,44,-5109,-1450,-1229,1328,294,-4454,248,28,-3674,
	2688,2561,-102,-1011,33,-990,-1126,1336,2972,2435,-489,-1509,3894,-8,-1716,1293,2939,2222,-415,-1843,3115,6,-2003,
	2688,2821,-28,-167,64,-699,-752,-4149,-3752,-1963,-48,1708,-177,8,-1405,-3140,-2901,-1348,-35,811,-259,9,-2503,
	2688,2822,-15,-1536,32,-730,-1152,-1317,-1488,2377,-278,3158,5103,-7,-728,-1207,-1305,2214,-276,2695,4126,6,-700,
	2688,3076,0,-100,31,-478,-896,-185,281,4693,-8,38,-10,-10,-6245,-1031,-351,3533,-34,206,-19,-5,-3738,
	2688,4066,0,0,0,0,-260,-60,-1657,3458,-57,-69,-40,-25,12300,1105,-524,4355,-48,-107,-75,-29,5483,
	2717,1490,-1536,-1536,289,-1862,-1501,-722,-3112,994,90,1577,-3749,-337,-567,-448,-2770,940,325,1291,-3493,-286,-669,
	2780,2120,-553,-961,131,-1516,-1079,670,-672,-396,1007,2079,3446,-121,2085,844,-505,-490,976,1587,2482,-73,1670,
	2804,2804,0,-1536,0,-1012,-1402,-795,2096,-606,73,-7278,-11301,30,3031,-940,1631,-266,-137,-4905,-7357,7,2911,
	2816,-256,-1536,-1536,172,-3924,-2464,21,-341,728,76,-582,19,-182,4,82,-349,725,88,-513,19,-180,4,
	2816,0,-1536,-1536,108,-3732,-2400,1701,495,873,-1121,1471,5,-686,7,1744,428,720,-1004,1478,1,-812,4,
	2816,256,-1536,-1536,97,-3487,-2264,-1517,-4474,-1256,2430,250,-6,-4249,-4,-1527,-4030,-963,2647,-437,-9,-3755,-8,
	2816,384,-1536,-1536,85,-3371,-2320,2083,-1168,-1061,-1805,-334,-15,4015,-11,1780,-883,-1057,-1487,-745,-25,3913,-14,
	2816,439,-646,-818,1316,-2085,-1048,420,-1106,1216,-1799,-243,-306,-5036,-15,424,-1177,1530,-1707,-67,-239,-5272,40,
	2816,508,-1261,-1536,1862,-1470,-1494,-511,40,-1319,799,-13,0,317,-103,-570,-75,-1210,808,25,-74,311,-88,
	2816,512,-1536,-1536,58,-3270,-2464,-121,-744,139,-88,-26,-10,-4320,-9,-232,-759,-43,-673,669,-11,-4718,-6,
	2816,512,-1536,-1536,257,-3071,-2184,-2792,-4605,1876,-484,7175,-27,-1455,-29,-2563,-4403,1778,-939,8896,-44,-1549,-25,
	2816,512,-226,-270,2849,-479,-555,-1590,-209,-2418,-19,-30,57,26,-4,-1325,-1152,-1968,-56,23,65,4,32,
	2816,536,-677,-1079,1177,-2127,-1079,-1268,-3733,-448,-1939,-586,-407,11323,-6,-1427,-3743,-874,-1795,-714,-423,11134,-43,
	2816,540,-435,-435,2430,-870,-435,-925,-3332,3459,-535,-40,-20,-181,-29,-914,-2563,2451,-516,-170,32,-144,-73,
	2816,579,-316,-398,1918,-1344,-673,1159,-559,1143,-392,-22,-200,150,-76,1017,-632,961,-454,-17,-204,119,-83,
	2816,640,-1536,-1536,60,-3140,-2256,-2463,-4429,-820,-3465,-2701,13,-1820,-4,-2413,-4467,-720,-3016,-2419,3,-1557,-9,
	2816,674,-328,-426,1624,-1542,-778,1414,-1470,2503,2207,2,-54,245,9,1413,-1465,2532,2211,28,-47,246,22,
	2816,743,-525,-709,1247,-1850,-935,1711,37,1423,1422,-33,3,3287,50,1786,135,1502,1431,-21,13,3421,53,
	2816,753,-357,-513,1370,-1717,-865,-310,-1708,-573,3557,-57,-41,1051,64,-286,-1663,-545,3385,-21,-59,1059,61,
	2816,768,-128,-128,2816,-256,-128,1395,-6955,952,17,21,62,40,7,-531,-5669,-268,116,-31,37,94,-67,
	2816,768,-1536,-1536,106,-2966,-1982,-2461,-3025,-2653,-3322,1422,7,-5783,-8,-1856,-2529,-1189,-611,-217,-64,-4153,0,
	2816,768,-1536,-1536,52,-3020,-2320,2547,564,2010,3860,-1282,55,857,14,1455,-742,945,1716,129,67,-769,15,
	2816,768,-1536,-1536,254,-2818,-1605,-3541,-3903,-1487,-3777,12635,-194,12579,-11,-2202,-2918,-50,-313,4795,-286,12149,-38,
	2816,777,-502,-797,2042,-1022,-951,-1354,1109,-3456,-497,-108,-117,-72,-8,-1410,941,-3237,-544,-259,-204,-33,-86,
	2816,896,-1536,-1536,41,-2903,-2168,-5925,-1783,1378,-1602,-629,30,-2144,19,-5606,-1478,1295,-1143,-619,-43,-2063,3,
	2816,994,-562,-754,1009,-1837,-935,43,544,1243,4317,-93,276,-216,-174,-49,651,785,4175,-381,74,54,-250,
	2816,994,-562,-754,1790,-1056,-935,-562,-4422,5461,-699,171,141,-334,-171,-169,-3610,4673,-739,-84,8,-322,-247,
	2816,1022,-384,-726,1876,-942,-1101,-213,2442,-5362,-275,-95,-162,-40,19,-724,1185,-3884,-156,126,-3,-49,65,
	2816,1024,-1536,-1536,1101,-1715,-1615,-492,949,-4453,-2035,6880,4060,-161,-127,-561,696,-4209,-2347,6804,3750,-393,-85,
	2816,1024,-1536,-1536,54,-2762,-2184,-1509,-985,-6,-1412,2051,-259,-2662,4,-1518,-962,-136,-1287,1914,-264,-2645,5,
	2816,1024,-154,-205,2448,-368,-493,-1297,1553,1425,-16,-17,-29,-33,12,-660,69,2158,-76,38,-22,-54,80,
	2816,1109,-256,-256,2219,-511,-256,1919,-1973,1615,-156,29,-31,-42,-128,1571,-102,478,-163,-53,-44,-57,-236,
	2816,1152,-1536,-1536,29,-2658,-2104,-3923,676,323,-540,-2037,-304,1068,22,-2882,1552,762,273,-1977,-583,1005,3,
	2816,1278,-285,-518,703,-1858,-973,-648,559,2245,-9,25,-105,-195,-175,-635,590,2004,-237,-110,-196,-182,-220,
	2816,1280,-1536,-1536,49,-2511,-2052,-4162,-2492,74,-2271,-3247,1071,-273,-22,-3662,-2779,-164,-3287,-1809,1301,-588,-35,
	2816,1280,-1536,-1536,53,-2507,-1807,-122,-1994,-1560,-2357,3940,1130,-282,-28,457,-711,157,-1255,2517,2107,485,-130,
	2816,1481,-212,-275,1147,-1213,-635,-92,565,3023,76,-203,-71,-103,-519,-100,553,2894,136,-282,-132,-82,-658,
	2816,1518,-216,-397,1644,-679,-912,1840,2613,-5833,-68,-18,-48,11,-78,1597,1242,-4038,-137,58,28,-16,59,
	2816,1529,-370,-495,744,-1568,-864,-171,343,1068,3452,-277,296,-698,-823,-79,346,927,3573,-329,43,-656,-666,
	2816,1533,-848,-1536,131,-2176,-1392,-690,449,796,-487,6319,-2016,-40,-127,-446,656,742,-268,5446,-2027,140,-159,
	2816,1534,-1536,-1536,259,-2047,-1645,-1354,-1142,-856,-2404,8449,7010,-212,-318,-1269,-1182,-823,-2183,8209,6736,-202,-347,
	2816,1536,-64,-64,2177,-128,-64,1031,-1996,-4368,-23,-38,25,25,58,-1332,-2595,-2992,40,-16,13,36,-18,
	2816,1536,-1536,-1536,49,-2255,-1922,-2555,-4632,-16,471,-705,-2751,-160,-183,-2599,-4482,-100,971,-69,-2644,-220,-215,
	2816,1536,-117,-166,2005,-299,-467,-1852,-794,4753,20,-1,-6,1,-73,-792,-831,3650,-3,20,3,-3,1,
	2816,1564,-435,-435,1414,-862,-435,-415,-2473,4193,-986,168,390,-142,-120,-418,-154,1727,-914,-243,-18,-117,-728,
	2816,1780,-144,-290,1517,-543,-806,-1018,1602,-1040,-31,-147,-124,20,267,-534,1335,-1085,-67,-117,-86,21,485,
	2816,1792,-128,-128,1793,-255,-128,2138,-964,-2102,-57,-91,-11,-4,-62,728,-180,-2248,-47,-131,-62,6,-417,
	2816,1792,-1536,-1536,50,-1999,-1793,-1064,-103,186,-3936,-1657,-1885,-61,233,-964,-173,164,-3596,-1497,-1854,-68,219,
	2816,1792,-1536,-1536,7,-2041,-1871,924,-984,1528,-10,-890,-1057,-23,335,378,-1470,1377,-199,-577,-1219,-161,463,
	2816,2019,-103,-225,535,-1286,-780,567,51,2119,-617,-1246,-406,32,-1328,464,-47,1902,-595,-669,-195,4,-488,
	2816,2041,-239,-383,364,-1435,-782,-1201,-143,-470,411,2122,-529,-6,1307,-1099,-90,-415,417,1331,-576,33,565,
	2816,2045,-329,-869,817,-979,-1202,41,-277,1833,-573,2822,469,-75,1296,-171,-505,1843,-504,3430,874,-131,2019,
	2816,2047,-1014,-1536,42,-1751,-1480,-2581,-2495,-1603,-1450,2141,-953,-171,-2188,-2476,-2372,-1534,-1490,1944,-864,-182,-2120,
	2816,2048,-1536,-1536,50,-1743,-1664,-1560,-714,1078,857,-764,1020,-113,-1064,-1396,-514,1098,1073,-992,1275,-92,-1201,
	2816,2308,-164,-559,93,-1439,-1085,1863,-125,3365,1922,1389,1014,25,5461,1754,-71,3286,1858,1495,571,15,5486,
	2816,2546,-110,-243,312,-982,-612,-953,287,603,-1114,1421,-860,-29,8298,-517,542,1164,-875,70,-808,3,5101,
	2816,2562,-64,-1536,38,-1240,-1408,237,607,1983,722,962,-3970,13,-2292,186,556,2105,601,978,-3574,2,-2496,
	2816,2562,-101,-904,32,-1246,-1254,-3551,-2042,-1389,-221,-906,-2202,-8,-1780,-3588,-2139,-1415,-173,-551,-1807,-17,-1345,
	2816,2818,-16,-1536,36,-986,-1280,520,-47,-82,-374,5392,8942,-15,-3916,605,479,-255,-331,3487,5598,11,-3392,
	2816,2818,-30,-166,67,-955,-880,-3749,-2521,-1510,-33,5578,5,16,905,-2372,-1399,-841,-67,3438,-410,22,-682,
	2816,3026,0,-118,123,-691,-518,-5747,-5117,-5330,-301,334,-714,-42,24544,-954,-1125,-553,-3,-1209,-664,-13,9825,
	2816,3076,0,-100,31,-734,-998,-1775,-2157,-3653,16,1545,210,1,-7421,-1334,-1623,-3143,-39,1100,-260,-4,-3003,
	2816,3078,-3,-65,32,-730,-1152,7092,7031,7893,81,2320,229,24,-7515,2892,3227,4075,-75,4522,942,8,676,
	2816,3515,0,0,44,-281,-605,-9559,-9530,-7756,-140,-229,-132,-33,8120,-5241,-5550,-3858,-85,-569,-303,-42,2984,
	2816,3578,0,-4,19,-243,-896,10326,9880,8526,-102,16,5,-33,-9527,4394,4142,2931,-144,137,209,-21,-774,
	2816,4004,0,0,0,0,-377,-3022,-243,-3458,-103,-165,-81,-32,14737,-1523,863,-2023,-80,-155,-88,-36,8077,
	2816,4100,0,0,0,0,-640,2956,2275,2267,-77,-116,-66,-28,-26954,168,-210,321,-114,5,74,-26,-10672,
	2816,4352,0,0,0,0,-260,-1572,-1221,-879,-62,-86,-56,-26,5795,-1033,-538,-201,-37,-84,-66,-23,538,
	2816,4506,0,0,0,0,-423,-133,1228,1807,-7,-23,-16,2,1531,-200,444,1064,-51,30,39,-14,6011,
	2816,4578,0,0,0,0,-197,215,-1324,-91,43,24,15,31,1910,21,-1053,532,76,-7,-29,45,-787,
	2816,1003,-1536,-1536,19,-2818,-2264,700,907,1412,1997,1051,-15,2610,34,-150,15,1245,1238,673,154,2423,61,
	2816,1276,-1536,-1536,16,-2549,-2088,-518,-1703,-38,-748,5331,891,-207,26,43,-1595,-48,-1149,5663,926,-433,14,
	2817,437,-1536,-1536,528,-2876,-2085,-5164,-4256,-702,4018,-11383,-104,4144,-9,-2900,-3001,-395,1910,-4401,-282,1788,-19,
	2817,169,-1536,-1536,663,-3010,-1561,3657,3260,1154,-631,4669,-228,-1225,-47,2535,2668,1365,372,2076,-296,-615,-44,
	2817,935,-1536,-1536,202,-2705,-2233,-504,932,2449,7056,-1424,-570,3955,-22,-2001,-982,1807,3993,1798,-330,3891,-7,
	2817,632,-1536,-1536,11,-3198,-2401,-811,-1549,2411,56,195,63,1940,24,-1343,-2431,2268,836,184,67,1551,23,
	2817,918,-1536,-1536,121,-2802,-2129,1887,-1176,644,321,-2471,-166,2367,-14,1848,-937,842,611,-1346,-320,3109,-21,
	2817,1223,-1536,-1536,47,-2572,-2173,916,2025,929,-2352,-3256,-203,-137,-3,-644,421,155,-3185,-2821,320,-475,39,
	2817,1374,-958,-1536,297,-2172,-1535,-1031,-602,526,-316,-7685,282,-92,-658,-1180,-705,746,-451,-6867,801,-236,-488,
	2817,535,-1536,-1536,523,-2784,-1631,311,567,-1373,-1301,3961,-355,-4243,7,-860,-45,-1316,239,-640,-453,-3140,2,
	2817,1686,-1536,-1536,165,-1992,-1679,-863,-2206,-2342,3789,-1438,-4279,-138,-322,-601,-2006,-2235,3802,-1835,-4643,-71,-336,
	2820,640,-1536,-1536,24,-3184,-2292,-1244,-3024,1614,7761,1186,42,505,14,-1105,-2911,1908,8184,850,28,1156,4,
	2820,569,-1536,-1536,212,-3068,-2228,4401,8986,207,3725,-6457,-21,495,-24,4134,8555,-195,2687,-3856,-60,116,-27,
	2821,1500,-1536,-1536,33,-2317,-2019,1184,2451,1036,4888,156,-1050,-265,-103,200,1231,830,4225,674,-1334,-552,-24,
	2821,1180,-1536,-1536,25,-2646,-2177,3676,2080,3121,2346,2368,-229,554,25,2556,1452,2613,2119,1972,-115,523,42,
	2822,887,-1536,-1536,140,-2826,-2182,220,493,888,2274,-2735,-134,526,-14,-240,-350,399,851,-355,-173,1259,-20,
	2823,833,-655,-1536,995,-2025,-1498,-2965,-2420,-5334,-441,-379,475,3279,-125,-2936,-2540,-4247,-986,671,479,2801,-145,
	2826,411,-1536,-1536,687,-2762,-1634,4374,1854,1261,-153,5995,-556,-1531,11,3526,1257,1264,378,3466,-684,-765,0,
	2832,1152,-117,-463,852,-1868,-1090,-477,86,-2134,1860,-560,-294,818,171,-587,-109,-1645,2004,-11,-49,631,288,
	2832,2944,-5,-169,32,-896,-1130,5026,4353,3257,-4,-7983,266,-4,-5174,2188,2078,1255,-136,-5089,787,-18,51,
	2833,1174,-1536,-1536,146,-2553,-2013,-1568,-140,-1371,6073,-2423,-569,313,-63,-1170,320,-945,5960,-1805,-780,139,-62,
	2836,1134,-1003,-1536,608,-2139,-1507,-1053,284,1066,1982,2046,971,788,-392,-943,307,1241,1898,2098,1013,698,-409,
	2838,394,-356,-356,2399,-1093,-547,-999,-766,167,35,-61,-160,245,-120,-1276,-1274,430,27,-25,-143,238,-119,
	2840,576,-1536,-1536,0,-3313,-2552,2927,-33,213,4246,1408,63,3055,31,2543,-619,439,3850,1303,124,2441,55,
	2845,1490,-1536,-1536,289,-2118,-1629,-2127,-288,-377,138,-1086,613,-300,-288,-1596,184,-308,830,-1867,437,-118,-353,
	2845,508,-1536,-1536,4,-3385,-2589,-4067,-1152,2015,1732,-1921,61,1092,33,-3749,-1457,2053,980,-1649,117,546,58,
	2864,1336,-1536,-1536,0,-2599,-2195,3209,-298,1917,-2082,2345,2029,-179,14,1932,-1716,1339,-2790,2715,2274,-376,96,
	2879,814,-1536,-1536,228,-2924,-2127,7308,1987,365,1837,-7440,-211,-1619,-18,6526,1383,-399,144,-2095,-338,-208,-24,
	2908,2120,-553,-961,131,-1772,-1207,111,153,-2013,-3119,-378,5075,-338,2062,277,246,-2050,-3193,-470,4408,-239,2077,
	2911,941,-253,-382,1649,-1441,-839,-72,3746,-991,-189,-44,-162,-677,-87,-129,3441,-547,-78,107,-134,-680,9,
	2913,1744,-100,-188,1109,-1180,-766,238,430,-2096,-656,-611,-299,70,-884,137,188,-1929,-655,-526,-242,44,-776,
	2932,2804,0,-1536,0,-1268,-1530,1296,2239,666,718,-1193,-4919,23,2260,1006,1469,455,651,-336,-2585,-17,2100,
	2944,-256,-1536,-1536,172,-4180,-2560,1066,338,2449,1273,-976,9,616,-2,1166,426,2636,1434,-1002,5,678,-5,
	2944,0,-1536,-1536,110,-3986,-2528,594,1246,-821,1516,235,-2,-340,4,775,1325,-739,1538,511,-7,-504,0,
	2944,256,-1536,-1536,97,-3743,-2368,1059,3634,1520,-984,2450,3,-2892,4,873,3477,1494,-646,1649,-10,-2739,-4,
	2944,384,-1536,-1536,101,-3611,-2448,895,2594,4573,-332,-408,-14,4033,-7,848,2318,4116,-375,61,-40,3584,-17,
	2944,512,-1536,-1536,58,-3526,-2592,225,2132,-3129,-1633,-997,-3,-534,4,620,2205,-2891,-2232,281,-2,-696,5,
	2944,512,-217,-252,3092,-492,-565,599,4377,-720,-35,-47,51,40,-16,1186,4180,-459,-85,20,69,2,31,
	2944,512,-1147,-1536,1933,-1651,-1621,-873,-540,-1551,819,-329,-213,350,-47,-935,-539,-1423,758,-128,-199,235,-16,
	2944,538,-677,-1138,1176,-2383,-1207,4320,6540,2619,1234,-504,-593,-8749,-9,3917,6018,2213,1284,-873,-704,-8516,-34,
	2944,576,-326,-416,1921,-1600,-801,-1460,-1097,-4227,1267,-68,-92,572,10,-1406,-1160,-3948,1211,-22,-85,561,19,
	2944,640,-1536,-1536,60,-3396,-2384,451,1474,456,-1599,-1268,-36,1085,-8,378,1840,184,-1127,-1622,-87,1464,-25,
	2944,682,-310,-389,1921,-1493,-747,-625,107,-1771,-681,16,-96,-254,-6,-565,269,-1829,-766,-1,-93,-257,-2,
	2944,744,-516,-696,1519,-1833,-920,-1100,1333,-2320,1428,-74,14,803,10,-900,1654,-2562,1463,-201,-28,990,-31,
	2944,749,-370,-555,1374,-1973,-993,152,776,-2235,-4877,-223,-95,-193,96,200,732,-1974,-4831,-34,-75,-213,113,
	2944,768,-1536,-1536,63,-3265,-2448,1269,2762,-1155,-1383,-3478,-50,-636,0,1207,3049,-1994,-2888,-1762,-77,-1577,-3,
	2944,768,-1536,-1536,108,-3220,-2094,901,1883,-1766,-2450,2441,-106,-521,-22,1299,3114,-1376,-1303,-12,-183,167,-16,
	2944,768,-1536,-1536,254,-3074,-1733,-375,1091,-1409,-2283,7162,-225,-3548,-27,1003,2695,-316,141,793,-214,-3788,-41,
	2944,775,-513,-863,2115,-1206,-1079,-3116,-1112,-293,-705,-145,-59,-200,7,-3287,-1356,-59,-476,-238,-125,-137,-65,
	2944,896,-1536,-1536,45,-3155,-2296,-329,1303,-565,-350,-3125,-156,-902,10,-278,1607,-973,-918,-2452,-241,-1112,-8,
	2944,998,-530,-712,1041,-2057,-1051,-1687,820,-2276,-1468,5,-122,303,-168,-1624,818,-2186,-1290,-112,-85,328,-159,
	2944,998,-530,-712,1952,-1146,-1051,358,-2183,1931,-942,55,-9,-329,-69,265,-2580,2498,-735,81,27,-314,-48,
	2944,1024,-143,-191,2683,-389,-500,-2275,2676,488,-23,-23,-47,-36,2,-1384,1727,936,-60,23,-27,-55,65,
	2944,1024,-1536,-1536,1172,-1900,-1605,-1612,2294,448,2134,1641,588,-89,-52,-1518,2203,448,2075,1252,444,33,-96,
	2944,1026,-377,-644,2049,-1020,-951,1413,2121,-3126,-425,-53,-149,-59,38,1452,1735,-2791,-590,-132,-292,-96,-53,
	2944,1109,-256,-256,2475,-512,-256,416,-2426,50,-139,7,5,-48,-16,-897,-1297,-697,-94,-65,-25,-43,-125,
	2944,1152,-1536,-1536,30,-2914,-2232,181,4274,-1275,-2333,-635,-346,623,6,-145,3958,-1602,-2414,-699,-412,734,-1,
	2944,1273,-290,-530,708,-2114,-1101,-835,-578,-2762,-4836,1024,-215,1257,-323,-867,-598,-2582,-4750,892,-209,953,-319,
	2944,1280,-1536,-1536,57,-2759,-1935,-3824,-5382,-4054,-1678,-88,-61,1830,-37,-434,-1455,-2488,291,-1161,-28,2988,-143,
	2944,1280,-1536,-1536,55,-2761,-2180,4081,3475,323,1200,-714,-44,1892,-34,2275,1182,-1501,469,-671,-183,2233,-41,
	2944,1454,-232,-326,1173,-1469,-763,-171,-158,-439,-31,-297,136,-451,-161,-123,-84,-545,-1,-520,-149,-381,-381,
	2944,1534,-207,-377,1792,-770,-973,-966,2292,2531,-122,-26,-97,22,-127,-1205,643,4137,-203,70,25,3,-44,
	2944,1536,-112,-153,2235,-325,-477,-3550,-1635,1700,26,-26,-47,5,-62,-1965,-1386,989,0,23,-4,-7,53,
	2944,1536,-841,-1536,170,-2390,-1487,2001,-505,-1397,899,1722,2668,987,-472,2266,-212,-1438,1179,1063,2518,1143,-527,
	2944,1773,-148,-295,1644,-679,-912,-1689,-31,-4306,-6,-90,-138,33,-152,-1258,-600,-3646,-48,-1,1,26,106,
	2944,1792,-1536,-1536,50,-2255,-1921,797,1057,-488,-654,-1187,-1206,-291,-12,996,1396,-561,-357,-946,-1073,-256,-1,
	2944,1792,-1536,-1536,7,-2297,-1992,1889,3495,-330,1547,180,-78,-277,138,1651,3197,-384,1346,296,-252,-437,284,
	2944,2035,-244,-397,370,-1691,-910,232,220,-1624,2866,4483,68,-61,2305,226,283,-1734,2315,3332,-495,12,1482,
	2944,2036,-100,-212,549,-1512,-806,-107,43,-1660,-139,-390,-300,45,-39,-131,53,-1774,-267,-682,-342,81,-581,
	2944,2046,-324,-845,898,-1152,-1270,1615,-33,-2379,-980,1419,1862,-89,1915,1428,-162,-2001,-834,2103,2193,-190,2737,
	2944,2048,-991,-1536,42,-2007,-1579,1666,1121,-1696,-1898,-1768,-1609,-465,3852,1762,1274,-1689,-1981,-1671,-1485,-420,3815,
	2944,2301,-169,-569,119,-1676,-1202,-1648,94,-530,-1288,-3434,2821,-98,-4786,-1634,160,-404,-1186,-2733,2541,-114,-4229,
	2944,2563,-100,-988,38,-1496,-1357,885,-771,-1551,2067,-2292,-1040,-111,-2292,855,-734,-1389,1970,-2104,-819,-121,-2202,
	2944,2818,-16,-1536,38,-1240,-1408,38,-3151,-2533,124,-294,2991,-32,-947,390,-2463,-2368,20,-862,1360,-1,-888,
	2944,2821,-29,-164,77,-1198,-1008,-1184,-860,-2727,247,3970,2023,-7,-347,-1047,-677,-2526,25,3203,760,4,-954,
	2944,3073,0,-102,33,-990,-1126,1866,-191,-646,-45,-2589,1591,-1,-5073,1244,-731,-1126,-126,-2358,1334,-16,-3110,
	2944,4592,0,0,0,0,-260,2232,-141,-1154,-28,-74,-51,0,3974,1962,-99,-654,2,-62,-60,6,-522,
	2984,1875,-60,-192,913,-1387,-1012,-1320,-48,-2414,-681,-1057,-393,27,-820,-1454,-420,-1825,-376,20,203,-66,537,
	2988,1176,-1536,-1536,417,-2589,-1930,-581,1078,-2913,-3423,-4591,-306,-3027,-134,-168,1511,-2655,-3062,-4334,-408,-3001,-163,
	3072,383,-1536,-1536,217,-3752,-2262,291,85,-530,-2806,6492,-69,2567,-42,113,283,-124,-2320,4554,-41,2882,-23,
	3072,512,-1536,-1536,58,-3782,-2720,-655,-881,789,361,-2472,16,-615,17,-59,-163,1260,-672,812,34,-472,23,
	3072,512,-1086,-1536,2025,-1815,-1676,86,-1401,838,957,-415,-238,446,7,-26,-1409,803,960,-441,-283,437,1,
	3072,776,-506,-871,1192,-2384,-1207,1715,1907,3317,-2759,-234,-245,5134,-63,1557,1751,3138,-2638,-317,-277,4978,-88,
	3072,1002,-506,-651,1266,-2084,-1048,-1971,-417,-223,1438,-192,28,-870,-84,-1878,-356,-235,1352,-262,18,-722,-83,
	3072,1024,-1536,-1536,1230,-2099,-1733,-1506,-3068,-334,1107,1923,-301,250,-10,-1547,-2956,-362,1028,1543,-395,400,-35,
	3072,1024,-133,-179,2921,-407,-507,-5573,-4518,-1424,-49,-41,-66,-46,-11,-4015,-4176,-1068,-85,11,-35,-72,56,
	3072,1536,-1536,-1536,55,-2761,-2178,718,-320,2476,3660,-783,4425,3549,-210,429,-562,2303,3535,-563,4242,3360,-166,
	3072,1790,-138,-283,704,-1858,-973,-1021,-17,1044,2652,212,-137,22,-178,-941,-14,1106,2177,-114,-337,8,-291,
	3072,1792,-530,-1307,1053,-1507,-1487,743,-271,1069,2042,3569,-81,-1046,835,581,-455,1258,1958,3670,333,-1090,613,
	3072,2044,-238,-370,740,-1567,-864,766,349,1925,-1308,-83,319,-176,-836,861,484,1506,-1306,-505,-313,-141,-861,
	3072,2560,-63,-1536,50,-1742,-1664,222,524,2309,5669,717,-1886,-147,-1410,119,421,2231,5238,781,-1330,-210,-1609,
	3208,2246,-106,-275,1382,-997,-942,1159,-77,1229,-327,-314,-101,27,-244,1270,-187,1388,-346,-219,-97,14,208,
	3328,-512,-1536,-1536,276,-5100,-2976,994,1135,1554,372,260,219,-797,184,955,1033,1582,313,-65,155,-707,126,
	3328,-256,-1536,-1536,180,-4940,-2928,1418,1937,3871,206,-214,27,-355,29,1198,1825,4031,849,-541,-23,121,-14,
	3328,0,-1536,-1536,0,-4864,-3328,20,369,282,1699,1075,86,773,79,480,720,402,1447,1487,134,337,113,
	3328,0,-1536,-1536,0,-4864,-3328,-134,414,250,1727,1075,86,860,79,326,764,370,1475,1487,134,425,113,
	3328,0,-1536,-1536,2257,-2606,-2008,-4862,-4910,4753,-1670,693,71,726,19,-4667,-4749,4700,-1704,821,48,758,35,
	3328,128,-1536,-1536,212,-4524,-2652,-1079,-1504,-1619,590,-947,-81,-470,-62,-1028,-1291,-1288,1015,-976,-67,-362,-46,
	3328,173,-1026,-1536,1285,-3406,-1712,3964,3136,-73,677,1439,-77,-1139,43,2748,2382,-135,657,-141,-184,-945,-23,
	3328,242,-476,-603,2706,-1916,-958,2547,2783,1415,1764,-94,-61,1244,-4,2479,2800,1429,1718,-254,-110,1245,-72,
	3328,256,-1536,-1536,97,-4511,-2752,-762,471,-1280,53,1930,-9,-210,-4,-657,549,-1033,55,1617,-27,-185,-18,
	3328,256,-1536,-1536,86,-4522,-2848,2990,1632,-1349,-1164,2266,-1,-269,3,2429,1482,-1149,-774,2036,-44,-77,-30,
	3328,256,-1536,-1536,147,-4461,-2976,-803,-891,-840,-381,1354,-36,-539,-26,-165,-362,-1690,-900,3752,-83,-647,-55,
	3328,256,-1536,-1536,1080,-3528,-2660,-7774,-5253,-2108,-1802,-2523,46,565,-17,-5924,-3926,-2219,-2377,-70,78,-457,39,
	3328,278,-1536,-1536,269,-4317,-2297,375,824,-642,-819,1024,-63,-939,-45,-87,430,-1223,-734,323,-3,-739,-13,
	3328,327,-818,-1144,1384,-3153,-1584,1624,1561,-463,-1281,363,-147,-1665,-11,1378,1382,-438,-1350,-251,-198,-1541,-19,
	3328,332,-652,-821,1932,-2600,-1303,101,191,-2042,-1978,-182,-104,-13856,0,-189,-73,-2026,-1833,-312,-155,-13738,-8,
	3328,332,-652,-821,2948,-1584,-1303,2432,1770,1641,-20,-71,60,270,6,2384,1704,1678,102,-52,59,409,39,
	3328,384,-1536,-1536,225,-4255,-2518,881,-121,-133,-2433,6371,-59,2658,-41,553,-148,51,-2289,4839,-47,2134,-28,
	3328,442,-628,-792,1843,-2579,-1291,2214,2629,2060,-2945,-160,-95,13031,2,2068,2486,1980,-2805,-268,-125,13009,8,
	3328,474,-579,-745,2894,-1496,-1264,-1226,-2101,-1194,-518,-36,-5,-277,16,-1453,-2538,-1247,-478,28,21,-237,67,
	3328,512,-1536,-1536,866,-3486,-2588,5065,4100,4487,1595,-3845,-6,-2131,-5,5666,4385,4278,983,-916,-7,-2631,9,
	3328,512,-1536,-1536,0,-4352,-3072,306,1110,3288,-1565,-558,50,-701,40,372,1055,2869,-1812,-188,69,-756,50,
	3328,512,-194,-225,3173,-1179,-590,-151,111,-1361,191,19,-97,118,-29,-225,33,-1301,139,29,-111,93,-50,
	3328,512,-194,-225,3813,-539,-590,-4224,-3589,2724,276,67,75,239,33,-1792,-2094,2379,131,165,152,158,150,
	3328,512,-1536,-1536,58,-4294,-2976,-1397,-342,-2277,-726,185,-29,-1189,-19,-1158,28,-1906,-1073,1411,-44,-927,-27,
	3328,512,-1105,-1536,2120,-2232,-1866,-1083,-1231,-2705,4944,430,-130,2486,57,-793,-871,-2768,4752,401,-146,2468,69,
	3328,516,-1536,-1536,1474,-2874,-2224,-543,-757,-1828,-1033,-6084,-210,-1136,23,-68,-357,-1678,-1286,-5311,-182,-1511,30,
	3328,539,-636,-986,1254,-3071,-1544,-401,354,-476,1883,219,-216,-4037,-46,-463,292,-476,1817,-35,-267,-3749,-74,
	3328,540,-435,-435,3453,-870,-435,453,1300,550,-137,10,129,-14,17,420,1580,323,-89,-118,107,41,-47,
	3328,584,-304,-374,2570,-1710,-855,-1270,-389,-1271,300,13,-48,-184,3,-1180,-326,-1115,242,-6,-56,-177,-5,
	3328,597,-256,-256,3755,-512,-256,-278,-1429,-1491,-15,26,85,22,17,-2193,-2523,-923,108,-30,49,112,-53,
	3328,640,-1536,-1536,70,-4154,-2768,-1131,-146,310,-1371,-1218,-12,-339,-5,-990,-178,194,-1441,-1133,-29,-219,-13,
	3328,700,-279,-355,2568,-1597,-799,-1028,-1548,-1358,-46,19,-59,-205,5,-820,-1295,-949,-111,-15,-70,-205,-2,
	3328,768,-1536,-1536,124,-3972,-2446,203,-367,-525,-1052,3269,-20,-214,-7,-232,-553,-88,-340,1199,-32,-161,-14,
	3328,768,-1536,-1536,65,-4031,-2510,917,65,-1948,286,-1433,40,1114,35,537,-96,-1266,786,-2517,-8,1210,3,
	3328,768,-128,-128,3840,-256,-128,5486,4685,172,157,92,124,140,63,4480,4013,255,194,77,106,170,45,
	3328,768,-1536,-1536,254,-3842,-2111,-994,-909,-1100,-877,9109,-47,-574,-25,-1327,-880,-1713,54,-1721,-41,-436,-18,
	3328,895,-1536,-1536,226,-3743,-2251,619,-1163,87,-352,14070,-55,902,-23,259,-860,70,474,3198,-161,825,-31,
	3328,1006,-494,-627,1792,-2066,-1035,-750,-1729,-1035,733,-43,13,-972,-63,-375,-1318,-1116,626,-314,-57,-800,-114,
	3328,1006,-494,-627,2526,-1332,-1035,-641,4,-1030,-524,25,-2,-288,2,-270,49,-282,-610,-110,-23,-335,11,
	3328,1010,-295,-445,1735,-2119,-1060,413,-282,861,2613,-153,-43,-461,48,240,-296,683,2160,-170,-88,-428,12,
	3328,1024,-1536,-1536,155,-3685,-2564,-147,-34,-1286,-780,-3026,-113,-860,-36,-196,166,-806,-575,-1103,-172,-754,-53,
	3328,1024,-1536,-1536,308,-3532,-2409,-1998,-1868,-776,-467,14106,-219,-2216,-46,-1949,-1720,-646,-607,13496,-293,-2060,-47,
	3328,1024,-1536,-1536,814,-3026,-2409,6315,5240,3632,6798,-3808,-279,3244,-7,6133,4881,3158,5788,-2552,-52,2907,33,
	3328,1024,-1536,-1536,0,-3840,-2816,159,6187,6662,2084,34711,122,4431,83,-38,5403,5565,1576,30617,197,3851,122,
	3328,1024,-122,-158,2789,-1051,-525,4925,1801,-2440,53,-5,-102,-11,-38,4898,1778,-2398,26,17,-111,-30,-48,
	3328,1024,-122,-158,3402,-438,-525,-8213,-8093,-1649,3,-32,-102,-56,-37,-3595,-4515,-1259,-97,59,-10,-114,107,
	3328,1024,-64,-64,3712,-128,-64,2233,2581,197,136,82,103,108,75,1381,1839,53,154,88,96,123,88,
	3328,1024,-1536,-1536,64,-3776,-2696,-974,-1478,-2042,-748,-7650,-28,-1894,-1,-892,-913,-1494,-549,-4477,-64,-1595,-16,
	3328,1024,-1536,-1536,1087,-2753,-2272,-4141,-2029,-2222,-2120,3389,-249,3704,8,-4220,-2205,-2211,-2262,4672,-28,3466,52,
	3328,1024,-461,-1086,2025,-1815,-1676,3145,1873,1729,1763,-205,473,-727,46,2736,1609,1355,2351,95,709,-567,47,
	3328,1026,-374,-628,1198,-2640,-1335,1158,94,-826,-2583,204,-101,5161,-187,1050,26,-873,-2434,33,-107,4820,-258,
	3328,1026,-374,-628,2363,-1474,-1335,1596,1392,4910,-322,-14,-8,-273,54,943,263,4068,-91,196,118,-340,124,
	3328,1052,-435,-435,2941,-870,-435,-2100,-1395,-343,-299,10,83,-176,35,-1650,-654,-629,-268,-115,82,-129,2,
	3328,1109,-256,-256,3243,-512,-256,5676,698,686,-132,-2,43,-91,15,3334,-693,272,-63,-74,-18,-58,-82,
	3328,1233,-229,-297,2272,-1359,-680,-192,-1753,-1456,-35,0,-109,-81,-43,429,-621,-1239,-144,-71,-165,-106,-84,
	3328,1269,-374,-514,2377,-1217,-1048,3290,3940,-944,-231,8,52,-74,26,3251,2814,-481,-330,50,108,-127,79,
	3328,1280,-1536,-1536,284,-3300,-2285,167,-1705,-1051,-971,15450,-749,3009,-75,4,-1611,-997,-1169,14949,-874,3706,-66,
	3328,1280,-1260,-1536,252,-3332,-1861,255,557,504,-333,1020,-560,2600,-32,112,462,176,99,-294,-369,2345,-120,
	3328,1280,-1260,-1536,1297,-2288,-1861,1481,-249,2137,-2341,3633,1080,-803,-120,1439,-184,2063,-2102,3246,1102,-423,-100,
	3328,1280,-1536,-1536,846,-2738,-2211,4019,3021,366,-1681,-7539,766,2657,-131,3701,2680,286,-1615,-7066,959,2531,-37,
	3328,1280,-128,-128,3328,-256,-128,6322,7609,136,-30,11,41,-13,19,3964,5643,-143,-4,-21,-3,-7,-31,
	3328,1527,-372,-508,1254,-2083,-1048,1652,274,-282,4631,641,1091,-741,-387,1732,384,-537,4296,-21,459,-719,-544,
	3328,1529,-209,-384,1206,-2128,-1079,1092,159,491,-1997,95,192,280,-80,1107,201,473,-2392,-308,-103,85,-308,
	3328,1536,-1536,-1536,58,-3270,-2129,1058,-505,-93,1044,-3853,1034,-1547,17,1175,-40,308,2309,-3526,1339,-1821,-25,
	3328,1536,-1536,-1536,284,-3044,-2157,1030,-1102,-96,-2555,12089,2032,-5962,-157,946,-1100,-137,-2624,11968,1912,-5847,-139,
	3328,1536,-1536,-1536,66,-3262,-2434,2113,332,1214,1045,-3764,1012,-2693,5,1939,-65,765,979,-4123,1937,-3708,-6,
	3328,1536,-64,-64,3200,-128,-64,3524,4659,-286,52,31,68,49,60,1736,3022,-314,75,36,52,60,62,
	3328,1536,-1536,-1536,0,-3328,-2560,-1828,1437,-2127,1432,12240,1723,-1676,149,-1612,881,-2156,1260,10767,2126,-2486,220,
	3328,1536,-99,-123,2331,-997,-500,1393,808,-200,232,-34,-219,68,-200,1352,1290,-475,217,12,-209,55,-257,
	3328,1536,-99,-123,2939,-389,-500,-11502,-10887,-284,74,-18,-76,4,-62,-5990,-6092,-42,-16,72,44,-34,156,
	3328,1536,-1536,-1536,114,-3214,-2082,5,-393,-531,-201,-2023,1282,-2453,-44,269,-146,-254,590,-2072,1196,-2694,-88,
	3328,1564,-435,-435,2430,-870,-435,-3416,-3382,-41,-231,58,168,-69,41,-2512,-1764,-705,-230,-101,91,-38,-34,
	3328,1621,-256,-256,2731,-512,-256,5006,1281,-269,-66,18,77,-26,42,3280,216,-358,-12,-37,20,-1,-81,
	3328,1729,-185,-249,1593,-1542,-778,1222,-409,1109,-428,27,289,-175,-102,1122,-186,738,-462,-325,-185,-116,-395,
	3328,1781,-319,-463,1937,-1147,-1051,47,427,-665,-460,153,478,-114,25,125,-231,-236,-625,99,568,-169,-35,
	3328,1791,-137,-280,2053,-1020,-951,373,2487,-866,138,-36,-123,36,9,1058,1766,-374,121,110,40,30,144,
	3328,1791,-22,-1536,285,-2788,-2029,-379,-594,427,-667,283,4096,681,1230,-477,-689,475,-700,831,4386,635,1524,
	3328,1792,-1536,-1536,10,-3062,-2376,-1175,-887,195,-1018,-1095,-5505,2320,239,-1442,-1107,101,-1225,-957,-5240,2439,288,
	3328,1792,-128,-128,2816,-256,-128,7826,8996,-270,-26,17,52,-4,32,4916,6402,-229,15,-11,4,10,-55,
	3328,1792,-532,-1244,252,-2820,-1605,432,470,492,652,-2594,-260,-1768,-387,448,464,293,614,-3356,-538,-1750,-635,
	3328,2033,-247,-394,995,-1836,-935,-148,190,393,58,1461,2163,-326,-534,76,411,-152,-469,-75,325,-236,-847,
	3328,2039,-99,-211,711,-2114,-1101,153,91,-1205,5531,3684,1481,411,1414,288,137,-965,4154,2402,660,367,700,
	3328,2046,-23,-1536,276,-2542,-1902,2,-329,-619,417,-1768,516,981,4505,-91,-366,-670,387,-1402,797,979,4568,
	3328,2048,-320,-842,1101,-1715,-1615,361,867,-3074,566,-5568,-8740,-438,92,308,590,-2491,1791,-3191,-6146,-544,1354,
	3328,2048,-64,-64,2688,-128,-64,4838,5616,-367,29,2,49,36,65,2251,3075,-222,67,21,35,49,53,
	3328,2048,-1536,-1536,56,-2761,-2176,-1617,-3221,-1712,-627,-452,-1174,1539,504,-1178,-2346,-1508,-591,-416,-1850,1775,557,
	3328,2048,-1536,-1536,0,-2816,-2304,2087,4306,477,-1447,209,-4917,2449,770,1676,3537,253,-1448,158,-4690,2544,1000,
	3328,2048,-78,-105,1850,-966,-484,-298,-1413,916,250,-68,-269,54,-337,-473,-694,225,238,-118,-300,56,-695,
	3328,2048,-78,-105,2473,-343,-484,-13901,-13092,224,101,-23,-94,3,-113,-8133,-7971,164,-3,74,73,-42,316,
	3328,2076,-435,-435,1919,-868,-435,-1044,-2259,1225,-450,276,608,-75,161,-821,-1073,253,-365,-116,114,-6,-238,
	3328,2133,-256,-256,2219,-511,-256,2986,-1334,-1158,-79,48,98,-24,91,2053,-1594,-1406,-30,-26,20,0,-109,
	3328,2226,-118,-198,1169,-1469,-763,1249,274,-86,-722,-642,-139,-7,-851,1117,428,-528,-636,-929,-507,38,-1200,
	3328,2304,-128,-128,2304,-256,-128,6672,7778,-91,-32,-17,31,-6,45,4659,5854,-49,4,-27,1,6,-33,
	3328,2304,-379,-1536,53,-2507,-1807,-413,-477,-176,1201,-488,-2295,112,829,-322,-293,-228,903,-666,-2694,126,360,
	3328,2304,-167,-530,170,-2389,-1487,-216,-87,407,-2805,-3401,1658,544,1576,-126,120,424,-2722,-3614,1267,576,916,
	3328,2541,-42,-101,597,-1726,-912,396,85,59,1836,3496,2446,-79,3938,474,94,67,670,1441,558,19,1645,
	3328,2557,-109,-238,740,-1567,-864,871,443,978,-492,455,278,-130,152,821,452,792,-623,153,-100,-91,125,
	3328,2557,-109,-238,1518,-790,-864,-2425,-1974,-1905,-178,-189,47,-26,74,-1103,-1220,-1723,-291,7,263,-55,1279,
	3328,2558,-23,-23,258,-2048,-1646,-162,-385,-906,-3630,-4406,-4507,330,-5372,-345,-586,-801,-2224,-1490,-2065,297,-2691,
	3328,2560,-64,-64,2177,-128,-64,3741,4384,-586,-50,-288,-77,22,141,3537,3978,-539,-4,-163,-12,41,254,
	3328,2560,-64,-1536,50,-2254,-1920,-455,-1233,-482,487,1962,519,-318,-3894,-231,-838,-358,30,1801,353,-338,-3531,
	3328,2560,0,-1536,0,-2304,-2048,1885,2852,1114,-4627,-1260,-2191,-45,2831,1551,2307,1066,-3866,-810,-1500,-104,2483,
	3328,2560,-54,-84,1380,-924,-465,269,-257,1255,-49,-638,-438,18,-877,-356,-600,735,-38,-628,-398,29,-1231,
	3328,3043,-12,-43,535,-1286,-780,-443,348,-279,-379,171,-71,-17,1772,-411,395,-238,-338,-312,-256,-25,1331,
	3328,3065,0,-109,364,-1435,-782,1124,-283,-479,53,5901,3809,-89,10562,1506,344,-21,271,1516,443,49,3281,
	3328,3072,-24,-58,942,-850,-441,-1526,-750,-230,-441,-1595,-947,-39,-991,-1456,-740,-102,-290,-1122,-503,-31,-962,
	3328,3072,-4,-63,50,-1742,-1664,1509,235,1009,5214,-639,-3555,-14,-2505,1247,54,904,4984,642,-2081,-44,-1137,
	3328,3072,0,0,0,-1792,-1792,219,-20,810,-1910,-5057,-7701,184,-904,-188,-402,467,-809,-2815,-4683,186,-295,
	3328,3073,-23,-23,218,-1572,-1390,-1544,-80,2,1153,712,5577,-26,-5516,-1146,-193,43,950,2420,5269,-101,-824,
	3328,3571,0,0,312,-981,-612,152,-391,-13,-198,446,318,-22,8368,443,90,582,22,-422,-323,20,3243,
	3328,3584,0,0,0,-1280,-1536,602,871,-20,548,-14664,-15368,56,-4422,-94,211,-492,445,-10202,-10600,32,-1599,
	3328,3586,0,-4,38,-1240,-1408,-381,442,-648,218,3073,5201,20,2280,-431,256,-682,17,2061,3627,1,3191,
	3328,3591,-2,-11,290,-983,-658,-915,-431,-892,-181,820,625,-28,3496,-569,43,-353,-32,-223,-255,0,-460,
	3328,3595,0,-22,173,-1096,-1134,-1018,-878,596,-121,6925,5624,-25,-6117,-961,-822,111,-309,4434,3160,-52,-843,
	3328,4050,0,0,123,-691,-518,835,-1392,-1784,-77,19,31,-20,20271,530,-659,153,136,-103,-174,36,4637,
	3328,4083,0,-2,191,-590,-402,3192,2722,-4609,-131,-590,-430,-35,19160,1683,2047,-1593,25,-352,-260,5,218,
	3328,4096,0,0,0,-768,-1280,28,870,575,105,1505,1229,17,-7151,-311,-58,-735,-3,1991,1814,2,874,
	3328,4097,0,0,183,-584,-878,-2896,-1975,3453,-117,-555,-413,-31,-21370,-1052,-854,407,-239,-643,-478,-71,-4407,
	3328,4102,0,0,32,-730,-1152,-448,201,1127,29,648,515,2,-11752,-62,-43,-198,-68,297,223,-14,-2194,
	3328,4482,0,0,98,-285,-622,-88,-624,-1835,-109,-410,-284,-37,15,5,-360,-1203,-100,-274,-206,-42,-4312,
	3328,4539,0,0,44,-281,-605,-592,-752,-627,-20,-59,-37,-13,22439,-599,-258,763,17,-82,-111,-8,10920,
	3328,4602,0,0,19,-243,-896,-2015,-1363,321,-9,-5,12,-10,-11703,-1210,-993,-215,-38,-67,-27,-16,-3675,
	3328,4608,0,0,0,-256,-1024,995,1708,2465,37,155,127,1,-15601,519,611,551,16,201,282,12,-1905,
	3328,5028,0,0,0,0,-377,4520,4019,-3299,-9,-41,3,2,17773,2088,2165,-1825,20,-103,-98,13,4111,
	3328,5120,0,0,0,0,-768,-2989,-2398,1990,20,8,29,11,-24795,-1508,-1320,282,38,182,245,24,-11175,
	3328,5124,0,0,0,0,-640,-3370,-3063,-157,22,11,31,12,2536,-2400,-2216,-165,-12,8,33,-4,988,
	3328,5530,0,0,0,0,-423,-2647,-1052,-381,175,188,187,88,6047,-2741,-1138,-43,147,130,127,76,4197,
	3328,6144,0,0,0,0,-211,6132,4072,-390,743,767,627,396,1808,5940,3952,-328,716,628,506,401,1290,
	3328,1174,-1536,-1536,146,-3544,-2508,750,-146,131,1564,-6626,-348,624,-66,638,83,362,1228,-5935,-488,1200,-85,
	3328,1686,-1536,-1536,165,-3013,-2190,-1450,-838,-233,964,-1218,1600,-1013,-186,-1514,-694,-201,837,-1067,1022,-689,-206,
	3328,1003,-1536,-1536,19,-3841,-2776,-1096,-1518,-2543,-979,-14124,64,-2659,49,-1038,-1465,-2601,-1026,-13424,55,-2523,44,
	3328,632,-1536,-1536,11,-4221,-2912,-773,-2381,-654,-28,-3916,58,-135,44,-589,-2332,-574,-26,-4139,51,21,38,
	3328,1180,-1536,-1536,25,-3660,-2684,499,367,485,-871,-3135,11,190,31,554,465,566,-783,-2770,-12,229,23,
	3328,437,-1536,-1536,528,-3900,-2596,-1452,-1265,-2608,189,-5087,-30,232,-21,-1178,-1337,-2168,-156,-275,-58,-26,-31,
	3328,169,-1536,-1536,663,-4033,-2072,1891,1784,-839,545,498,-41,-360,-45,1252,1409,-973,832,-874,-17,8,-45,
	3328,935,-1536,-1536,202,-3728,-2744,224,163,-43,1093,-10673,-64,-58,-25,178,-931,-1032,-18,-3742,0,-643,2,
	3328,1276,-1536,-1536,16,-3572,-2600,-91,3208,-425,-1316,-3333,-37,2857,25,-69,3314,-67,-1230,-2901,-233,3284,-24,
	3328,1223,-1536,-1536,47,-3594,-2684,-708,234,-121,-642,-2545,-135,838,-13,-726,72,-444,-897,-2416,-16,734,21,
	3328,535,-1536,-1536,523,-3806,-2142,-1582,-1871,3222,820,2022,-34,-285,-19,-1909,-2078,2780,1302,-1194,-33,-121,-21,
	3328,411,-1536,-1536,687,-3766,-2136,-502,-352,-2140,-1230,5695,-8,254,-15,-831,-485,-1947,-945,3337,-34,306,-31,
	3328,640,-1536,-1536,24,-4201,-2800,199,-1510,150,131,-1134,39,-203,31,239,-1600,314,316,-2261,8,1,10,
	3328,569,-1536,-1536,212,-4084,-2736,-475,536,752,4318,-3380,-64,191,-41,-232,616,649,3695,-583,-71,170,-41,
	3328,1374,-958,-1536,297,-3194,-2046,-1010,-1590,-601,21,-1869,918,-1841,-75,-981,-1457,-414,-15,-1488,845,-1681,-28,
	3328,833,-655,-1536,995,-3037,-2003,-4627,-4422,-2705,49,2903,-216,1343,-60,-4002,-3696,-2303,-431,3573,-293,1019,-70,
	3328,1500,-1536,-1536,33,-3332,-2526,-294,-2173,1142,905,-5981,307,-379,32,-190,-2457,985,660,-6176,689,-896,41,
	3329,394,-356,-356,2399,-2073,-1037,507,1076,85,2008,-55,-72,1652,-7,321,836,113,1932,67,-61,1571,24,
	3329,1176,-1536,-1536,417,-3272,-2271,-1276,327,-7,-1598,-9298,-474,-2181,-48,-1285,348,13,-1678,-9306,-593,-2015,-45,
	3329,887,-1536,-1536,140,-3839,-2689,5,-2023,-380,589,-6698,-25,-613,-10,149,-2095,-624,253,-3429,-46,-551,-21,
	3329,918,-1536,-1536,121,-3826,-2641,-1089,-1556,-20,-215,-5853,-27,63,-9,-986,-1252,436,-15,-2795,-70,314,-29,
	3329,1152,-117,-463,852,-2862,-1587,-625,-733,1700,226,2051,117,-7093,170,-637,-739,1722,294,2467,332,-6609,137,
	3329,2944,-5,-169,32,-1890,-1627,-96,455,-1054,-2834,-466,238,-25,-1638,23,592,-899,-3022,-550,142,-56,-1754,
	3329,508,-1536,-1536,4,-4354,-3073,-2031,-211,217,74,-1226,43,-279,35,-1943,-247,-244,-213,-714,61,-335,44,
	3330,2804,0,-1536,0,-2063,-1928,-864,-943,-1511,-3471,-1484,-475,-125,-2678,-869,-948,-1441,-2947,-1336,-42,-166,-2675,
	3330,1134,-1003,-1536,608,-3126,-2001,787,31,-403,-235,-32,-472,-314,-187,1154,363,-89,69,-366,-532,-214,-184,
	3330,2120,-553,-961,131,-2618,-1630,141,300,-358,-413,1482,-872,1522,2555,221,411,-317,-281,1600,-760,1594,2419,
	3331,814,-1536,-1536,228,-3828,-2579,1126,2144,-810,413,-12018,-38,-334,-20,920,1592,-787,119,-5475,-64,-427,-34,
	3332,1336,-1536,-1536,0,-3535,-2664,0,-2837,644,175,4719,90,1710,63,-22,-3059,456,-25,4611,253,1498,109,
	3332,1490,-1536,-1536,289,-3093,-2117,-1357,-285,-1069,-41,-4884,461,-1759,-108,-1188,-165,-970,59,-4502,282,-1655,-126,
	3333,576,-1536,-1536,0,-4299,-3045,2407,161,-127,1648,-1880,65,1691,50,2246,-304,-536,1428,-2358,110,1595,78,
	3336,2246,-106,-275,1382,-1253,-1070,-884,106,-616,-286,73,425,11,-246,-769,-238,-125,-381,454,851,-55,488,
	3340,941,-253,-382,1649,-2297,-1267,-2991,-1718,-2337,-795,-338,-131,924,68,-3098,-2019,-2110,-105,64,63,740,151,
	3340,1744,-100,-188,1109,-2036,-1194,-56,-104,-1263,2898,55,-210,325,-109,-42,-267,-735,2623,222,193,207,-64,
	3347,1875,-60,-192,913,-2113,-1375,1371,-87,2754,-4448,-1175,161,637,164,1178,-198,2839,-2292,1093,1855,655,1212,
	3354,1040,-88,-108,2848,-1028,-515,-3266,-822,5159,187,12,-112,31,-71,-3402,-1016,5251,171,49,-110,19,-74,
	3584,512,-1536,-1536,58,-4806,-3232,-1519,-2004,-1969,-2458,-2325,360,-1097,295,-1531,-2141,-2386,-2613,-2488,332,-1164,268,
	3584,1004,-502,-646,1794,-2578,-1291,138,-596,222,-4569,442,219,1711,10,147,-548,58,-4488,39,175,1723,-70,
	3584,1536,-1536,-1536,66,-3774,-2690,621,-882,-1279,599,-2787,1863,-2870,546,725,-838,-1180,649,-3143,1596,-2697,510,
	3584,2546,-111,-247,994,-1836,-935,-653,99,-331,1404,2059,2172,10,957,-597,216,-411,803,1150,1258,45,420,
	3584,2560,-64,-1536,56,-2760,-2176,-555,-539,-810,111,126,-2760,1056,-5095,-506,-529,-848,261,-94,-2826,1158,-4911,
	3584,4354,0,0,36,-986,-1280,-1429,-997,-198,613,2512,2460,107,-3937,-1093,-787,-256,523,2375,2409,107,-2332,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_11f4dd2dcf1c3781_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_11f4dd2dcf1c3781_boxes_0,
	  { { 27, segtune_segreduce_11f4dd2dcf1c3781_unknown_0 }, { 249, segtune_segreduce_11f4dd2dcf1c3781_longest_0 }, { 249, segtune_segreduce_11f4dd2dcf1c3781_shares_0 } }, 1, 616, segtune_segreduce_11f4dd2dcf1c3781_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_11f4dd2dcf1c3781 = { "segtune_segreduce_11f4dd2dcf1c3781", 1, segtune_segreduce_11f4dd2dcf1c3781_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_11f4dd2dcf1c3781

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
