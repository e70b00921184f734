/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-30
 * database: 78172594da3ae195
 * sources:  0b5b61b6bda94804
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 761 cases
 *     n and the mean length known: worst regret 111.1%, mean 13.2%; geometries left out: worst 277.3%, mean 13.9%
 *     the longest segment, too: worst regret 94.7%, mean 3.8%; geometries left out: worst 497.7%, mean 6.3%
 *     shares of long segments, too: worst regret 319.0%, mean 5.1%; geometries left out: worst 497.7%, mean 8.6%
 *     as probed (shares, heaviest span, longest sampled segment; of few or long segments the longest): worst regret 18.7%, mean 1.4%; geometries left out: worst 75.5%, mean 3.0%
 *     all of these: worst regret 18.7%, mean 1.4%; geometries left out: worst 75.5%, mean 3.1%
 *     pareto lengths, 150 cases: worst regret 49.7%, mean 2.8%; left out: worst 134.1%, mean 4.2%; as probed: worst regret 10.8%, mean 1.0%; left out: worst 51.2%, mean 3.1%
 *     uniform lengths, 96 cases: worst regret 34.9%, mean 4.7%; left out: worst 51.1%, mean 5.5%; as probed: worst regret 10.9%, mean 1.7%; left out: worst 14.4%, mean 2.9%
 *     rowlen lengths, 99 cases: worst regret 152.9%, mean 6.3%; left out: worst 152.9%, mean 7.9%; as probed: worst regret 9.6%, mean 1.5%; left out: worst 18.4%, mean 2.5%
 *     bimodal lengths, 27 cases: worst regret 31.0%, mean 3.4%; left out: worst 31.0%, mean 7.7%; as probed: worst regret 9.4%, mean 1.3%; left out: worst 16.2%, mean 2.0%
 *     huge lengths, 44 cases: worst regret 38.8%, mean 2.8%; left out: worst 20.9%, mean 2.4%; as probed: worst regret 8.3%, mean 1.7%; left out: worst 38.8%, mean 2.8%
 *     poisson lengths, 57 cases: worst regret 19.3%, mean 3.1%; left out: worst 19.3%, mean 4.8%; as probed: worst regret 9.7%, mean 1.8%; left out: worst 14.4%, mean 4.1%
 *     lognormal lengths, 164 cases: worst regret 319.0%, mean 9.0%; left out: worst 497.7%, mean 19.8%; as probed: worst regret 18.7%, mean 1.6%; left out: worst 75.5%, mean 3.5%
 *     geometric lengths, 45 cases: worst regret 30.7%, mean 5.5%; left out: worst 30.7%, mean 6.4%; as probed: worst regret 7.4%, mean 1.3%; left out: worst 34.9%, mean 4.0%
 *     fixed lengths, 42 cases: worst regret 20.7%, mean 4.6%; left out: worst 20.7%, mean 5.7%; as probed: worst regret 9.6%, mean 1.2%; left out: worst 12.6%, mean 2.7%
 *     zipf lengths, 37 cases: worst regret 9.9%, mean 1.2%; left out: worst 9.9%, mean 1.3%; as probed: worst regret 5.6%, mean 1.0%; left out: worst 5.6%, mean 1.3%
 *     the best of the boxes for each case: worst regret 18.7%, mean 1.3%
 *     the best of the best 8 of all 774 variants for each case: mean regret 1.3% (exact, by branch and bound)
 *     the search of 761 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 26 of 510 variants
 *     variants tried, of how many, on each case:
 *       26/510 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 27/514 huge:n=64M,mean=64,share=0.75,seed=1,
 *       27/514 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1, 28/512 huge:n=64M,mean=64,share=0.25,seed=1,
 *       28/505 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1, 30/513 huge:n=64M,mean=64,share=0.1,seed=1,
 *       30/507 huge:n=64M,mean=256,share=0.25,seed=1, 31/521 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1,
 *       31/508 huge:n=64M,mean=256,share=0.1,seed=1, 31/496 huge:n=64M,mean=256,share=0.5,seed=1,
 *       34/519 huge:n=4M,mean=64,share=0.5,seed=1, 34/518 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       35/514 pareto:n=64M,mean=128,alpha=1.2,seed=1, 35/513 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1,
 *       35/509 zipf:n=64M,mean=256,alpha=1,seed=1, 36/518 huge:n=64M,mean=64,share=0.5,seed=1,
 *       38/525 huge:n=1M,mean=64,share=0.5,seed=1, 37/505 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       39/521 huge:n=512K,mean=16,share=0.75,seed=1, 41/544 pareto:n=64M,mean=1M,alpha=1.5,seed=1,
 *       41/544 uniform:n=64M,mean=16M,seed=1, 38/498 huge:n=64M,mean=256,share=0.75,seed=1,
 *       24/306 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1, 41/514 pareto:n=64M,mean=512,alpha=1.2,seed=1,
 *       44/549 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1, 44/547 uniform:n=64M,mean=1M,seed=1,
 *       41/508 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1, 42/519 lognormal:n=16M,mean=128,sigma=2,seed=1,
 *       43/531 huge:n=512K,mean=64,share=0.5,seed=1, 26/315 lp1.rowlen@4M,
 *       44/525 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1, 24/285 huge:n=64M,mean=16,share=0.75,seed=1,
 *       43/510 pareto:n=64M,mean=256K,alpha=1.5,seed=1, 44/517 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1,
 *       26/305 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1, 45/526 huge:n=4M,mean=64,share=0.1,seed=1,
 *       42/490 zipf:n=64M,mean=4K,alpha=1,seed=1, 44/513 linux_lines_per_file.rowlen@64M,
 *       27/314 linux_identifier_postings.rowlen, 47/546 uniform:n=64M,mean=4M,seed=1,
 *       45/520 debian_files_per_package.rowlen@64M, 42/483 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       42/482 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1, 46/523 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       28/318 huge:n=64M,mean=4,share=0.25,seed=1, 44/494 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       28/314 huge:n=64M,mean=16,share=0.1,seed=1, 27/302 huge:n=64M,mean=16,share=0.5,seed=1,
 *       43/476 pareto:n=64M,mean=16K,alpha=1.5,seed=1, 30/332 huge:n=64M,mean=4,share=0.5,seed=1,
 *       47/516 linux_lines_per_file.rowlen, 44/482 pareto:n=64M,mean=64K,alpha=1.5,seed=1,
 *       45/488 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1, 30/323 pareto:n=4M,mean=8,alpha=1.2,seed=1,
 *       28/300 huge:n=64M,mean=16,share=0.25,seed=1, 49/525 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       45/480 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 52/554 fixed:n=64M,mean=1M,
 *       30/319 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,seed=1, 30/318 lp1.rowlen,
 *       50/528 debian_files_per_package.rowlen, 50/525 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       31/325 huge:n=64M,mean=4,share=0.1,seed=1, 29/303 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       47/489 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 50/517 uniform:n=64M,mean=256K,seed=1,
 *       50/515 bimodal:n=64M,mean=256K,share=0.9,seed=1, 49/503 pareto:n=256M,mean=1K,alpha=1.5,seed=1,
 *       49/502 lognormal:n=64M,mean=1K,sigma=2,seed=1, 30/307 huge:n=64M,mean=4,share=0.75,seed=1,
 *       52/530 huge:n=1M,mean=64,share=0.1,seed=1, 52/529 lognormal:n=4M,mean=256,sigma=2,seed=1,
 *       30/305 huge:n=8M,mean=16,share=0.25,seed=1, 31/315 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1,
 *       32/325 pareto:n=4M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       52/528 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 50/505 pareto:n=64M,mean=1K,alpha=1.5,seed=1,
 *       30/303 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1, 50/504 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1,
 *       31/312 pareto:n=64M,mean=8,alpha=1.2,sorted=down,seed=1, 31/312 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       53/530 pareto:n=2M,mean=256,alpha=1.5,seed=1, 33/329 huge:n=4M,mean=4,share=0.5,seed=1,
 *       53/527 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1, 50/495 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       49/483 uniform:n=4M,mean=256K,seed=1, 49/480 uniform:n=256M,mean=128K,seed=1,
 *       48/469 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1,
 *       30/293 pareto:n=64M,mean=32,alpha=1.2,sorted=down,seed=1, 33/321 pareto:n=64M,mean=8,alpha=1.5,seed=1,
 *       34/330 huge:n=4M,mean=4,share=0.1,seed=1, 50/485 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       33/320 pareto:n=8M,mean=8,alpha=1.2,seed=1, 33/317 huge:n=2M,mean=16,share=0.25,seed=1,
 *       33/317 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1, 62/594 lognormal:n=4M,mean=256,sigma=0.5,seed=1,
 *       62/590 uniform:n=64M,mean=256,seed=1, 72/684 fixed:n=64M,mean=64, 31/294 huge:n=4M,mean=16,share=0.75,seed=1,
 *       48/455 pareto:n=512K,mean=64K,alpha=1.5,seed=1, 34/322 pareto:n=4M,mean=2,alpha=1.2,seed=1,
 *       62/587 lognormal:n=8M,mean=256,sigma=0.5,seed=1, 33/312 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1,
 *       34/321 pareto:n=8M,mean=8,alpha=1.2,sorted=down,seed=1, 56/527 pareto:n=64M,mean=256,alpha=1.5,seed=1,
 *       33/306 zipf:n=64M,mean=16,alpha=1,seed=1, 54/500 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       56/518 bacterial_protein_lengths.rowlen@64M, 58/536 huge:n=512K,mean=64,share=0.1,seed=1,
 *       58/534 gshhg_points_per_bin.rowlen@64M, 58/533 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1,
 *       37/340 pareto:n=2M,mean=2,alpha=1.2,seed=1, 37/339 huge:n=1M,mean=4,share=0.5,seed=1,
 *       58/531 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1,
 *       35/320 pareto:n=64M,mean=2,alpha=1.2,sorted=down,seed=1, 58/528 lognormal:n=8M,mean=64,sigma=1,seed=1,
 *       59/534 lognormal:n=2M,mean=256,sigma=2,seed=1, 59/534 pareto:n=1M,mean=256,alpha=1.5,seed=1,
 *       59/533 mbeacxc.rowlen@4M, 59/533 huge:n=64K,mean=16,share=0.75,seed=1, 35/316 lp1.rowlen@64M,
 *       59/531 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1,
 *       33/297 pareto:n=16M,mean=8,alpha=1.2,sorted=down,seed=1, 68/609 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       59/527 gshhg_points_per_bin.rowlen, 38/339 debian_entries_per_directory.rowlen,
 *       59/526 bimodal:n=64M,mean=64K,share=0.9,seed=1, 63/561 lognormal:n=2M,mean=256,sigma=0.5,seed=1,
 *       59/524 bacterial_protein_lengths.rowlen@4M, 56/497 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       37/327 pareto:n=2M,mean=8,alpha=1.2,seed=1, 56/493 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1,
 *       61/537 bimodal:n=1M,mean=64,share=0.9,seed=1, 38/334 pareto:n=8M,mean=2,alpha=1.2,seed=1,
 *       61/536 mbeacxc.rowlen, 69/606 fixed:n=2M,mean=100, 60/526 bacterial_protein_lengths.rowlen,
 *       60/526 pareto:n=16M,mean=256,alpha=1.5,seed=1, 60/524 fixed:n=64M,mean=256K,
 *       60/524 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1, 51/444 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       51/444 uniform:n=512K,mean=256K,seed=1, 37/322 pareto:n=8M,mean=8,alpha=1.5,seed=1,
 *       62/539 lognormal:n=256K,mean=64,sigma=1,seed=1, 56/486 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       71/616 fixed:n=64M,mean=256, 36/312 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       59/511 pareto:n=4M,mean=1K,alpha=1.5,seed=1, 58/502 lognormal:n=2M,mean=4K,sigma=0.5,seed=1,
 *       37/320 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 38/327 pareto:n=64M,mean=16,alpha=1.5,sorted=down,seed=1,
 *       66/566 uniform:n=512K,mean=256,seed=1, 37/317 pareto:n=64M,mean=2,alpha=1.2,seed=1,
 *       71/608 fixed:n=4M,mean=100, 60/513 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       62/530 bimodal:n=64M,mean=128,share=0.9,seed=1, 63/538 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       71/606 fixed:n=1M,mean=100, 59/502 lognormal:n=4M,mean=4K,sigma=0.5,seed=1,
 *       63/536 lognormal:n=128K,mean=64,sigma=1,seed=1, 71/602 fixed:n=64M,mean=100,
 *       63/533 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1, 35/296 huge:n=1M,mean=16,share=0.75,seed=1,
 *       60/506 photo_kmeans256.rowlen@4M, 64/539 bimodal:n=256K,mean=64,share=0.99,seed=1,
 *       72/606 poisson:n=8M,mean=128,seed=1, 73/612 poisson:n=4M,mean=128,seed=1,
 *       63/527 uniform:n=64M,mean=64K,seed=1, 64/533 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       40/333 pareto:n=4M,mean=8,alpha=1.5,seed=1, 68/566 lognormal:n=256K,mean=256,sigma=0.5,seed=1,
 *       59/491 uniform:n=4M,mean=64K,seed=1, 63/524 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1,
 *       61/507 photo_kmeans256.rowlen, 65/540 huge:n=64K,mean=64,share=0.1,seed=1,
 *       60/498 lognormal:n=8M,mean=4K,sigma=0.5,seed=1, 40/332 pareto:n=1M,mean=2,alpha=1.2,seed=1,
 *       40/332 pareto:n=256M,mean=16,alpha=1.5,seed=1, 68/564 lognormal:n=128K,mean=256,sigma=0.5,seed=1,
 *       65/537 fixed:n=4M,mean=720, 65/537 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1,
 *       73/603 fixed:n=8M,mean=100, 62/512 pareto:n=64K,mean=1K,alpha=1.5,seed=1,
 *       73/602 uniform:n=4M,mean=128,seed=1, 65/536 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       65/535 fixed:n=64M,mean=1K, 65/535 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       69/567 lognormal:n=1M,mean=256,sigma=0.5,seed=1, 61/501 lognormal:n=1M,mean=4K,sigma=0.5,seed=1,
 *       62/509 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1, 36/295 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       60/491 lognormal:n=256K,mean=4K,sigma=0.5,seed=1, 40/327 pareto:n=2M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       65/531 fixed:n=8M,mean=720, 65/531 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=256,seed=1,
 *       73/596 uniform:n=256M,mean=64,seed=1, 40/326 lognormal:n=64M,mean=4,sigma=2,empty=0.9,seed=1,
 *       66/537 lognormal:n=256K,mean=256,sigma=2,seed=1, 75/610 poisson:n=64M,mean=128,seed=1,
 *       38/309 huge:n=4M,mean=16,share=0.25,seed=1, 39/317 pareto:n=8M,mean=4,alpha=1.5,seed=1,
 *       66/536 pareto:n=256K,mean=256,alpha=1.5,seed=1, 65/527 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1,
 *       65/527 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 62/502 photo_kmeans256.rowlen@64M,
 *       62/502 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 66/534 mbeacxc.rowlen@64M,
 *       59/476 pareto:n=64K,mean=16K,alpha=1.5,seed=1, 57/457 uniform:n=512K,mean=64K,seed=1,
 *       41/328 pareto:n=1M,mean=8,alpha=1.2,seed=1, 42/335 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1,
 *       75/598 uniform:n=8M,mean=128,seed=1, 66/526 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1,
 *       63/501 pareto:n=64K,mean=4K,alpha=1.5,seed=1, 58/461 pareto:n=64K,mean=64K,alpha=1.5,seed=1,
 *       65/516 lognormal:n=256K,mean=512,sigma=1,seed=1, 76/603 uniform:n=64K,mean=256,seed=1,
 *       73/579 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 68/539 fixed:n=2M,mean=720, 65/515 dense2.rowlen,
 *       64/507 lognormal:n=8M,mean=1K,sigma=0.5,seed=1, 76/602 uniform:n=2M,mean=128,seed=1,
 *       63/499 fixed:n=64M,mean=64K, 65/514 lognormal:n=4M,mean=1K,sigma=0.5,seed=1,
 *       43/340 debian_entries_per_directory.rowlen@64M, 63/498 lognormal:n=8M,mean=2K,sigma=1,seed=1,
 *       61/482 uniform:n=64K,mean=16K,seed=1, 68/536 lognormal:n=128K,mean=256,sigma=2,seed=1,
 *       65/512 fixed:n=8M,mean=1440, 64/504 lognormal:n=256K,mean=2K,sigma=1,seed=1,
 *       71/559 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1, 67/527 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       42/330 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 68/533 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       69/540 bimodal:n=512K,mean=64,share=0.9,seed=1, 77/602 uniform:n=8K,mean=256,seed=1,
 *       67/523 lognormal:n=128K,mean=512,sigma=1,seed=1, 66/515 lognormal:n=2M,mean=1K,sigma=0.5,seed=1,
 *       65/507 fixed:n=64M,mean=4K, 65/507 uniform:n=64M,mean=16K,seed=1,
 *       68/530 lognormal:n=64M,mean=512,sigma=0.5,seed=1, 69/537 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       63/490 uniform:n=512K,mean=16K,seed=1, 43/334 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       66/512 dense2.rowlen@64M, 70/543 huge:n=64K,mean=64,share=0.5,seed=1, 78/605 poisson:n=2M,mean=128,seed=1,
 *       67/519 fixed:n=4M,mean=1440, 70/540 lognormal:n=64M,mean=128,sigma=1,seed=1,
 *       41/316 pareto:n=64M,mean=4,alpha=1.5,sorted=down,seed=1,
 *       43/331 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1, 43/330 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       67/514 lognormal:n=128K,mean=1K,sigma=0.5,seed=1, 36/276 pareto:n=16M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       66/504 lognormal:n=4M,mean=2K,sigma=1,seed=1, 80/610 uniform:n=64K,mean=64,seed=1,
 *       71/541 bimodal:n=128K,mean=64,share=0.99,seed=1, 68/518 dense2.rowlen@4M,
 *       39/297 pareto:n=4M,mean=64,alpha=1.2,seed=1,
 *       39/297 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       43/327 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       71/539 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1, 67/507 bimodal:n=64M,mean=16K,share=0.9,seed=1,
 *       46/348 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1, 80/605 uniform:n=128K,mean=128,seed=1,
 *       80/605 uniform:n=1M,mean=128,seed=1, 68/514 lognormal:n=1M,mean=1K,sigma=0.5,seed=1,
 *       80/604 uniform:n=512K,mean=64,seed=1, 69/520 fixed:n=2M,mean=1440,
 *       70/527 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 70/527 uniform:n=64M,mean=1K,seed=1, 72/542 fixed:n=1M,mean=720,
 *       67/504 lognormal:n=128K,mean=2K,sigma=1,seed=1, 67/504 lognormal:n=1M,mean=2K,sigma=1,seed=1,
 *       83/624 uniform:n=1K,mean=256,seed=1, 69/518 fixed:n=1M,mean=1440,
 *       71/533 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1, 81/608 poisson:n=1M,mean=128,seed=1,
 *       69/516 lognormal:n=1M,mean=512,sigma=1,seed=1, 69/516 lognormal:n=2M,mean=512,sigma=1,seed=1,
 *       66/492 fixed:n=64M,mean=16K, 45/335 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       44/327 pareto:n=2M,mean=4,alpha=1.5,seed=1, 68/505 lognormal:n=2M,mean=2K,sigma=1,seed=1,
 *       68/504 lognormal:n=128K,mean=4K,sigma=0.5,seed=1, 44/326 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       73/540 bimodal:n=64M,mean=128,share=0.99,seed=1, 71/525 lognormal:n=256K,mean=1K,sigma=0.5,seed=1,
 *       82/606 uniform:n=4M,mean=256,seed=1, 44/325 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       70/517 fixed:n=64M,mean=1440, 68/502 uniform:n=8M,mean=2K,seed=1, 83/612 uniform:n=8K,mean=64,seed=1,
 *       69/508 bimodal:n=64M,mean=4K,share=0.9,seed=1, 67/493 uniform:n=4M,mean=16K,seed=1,
 *       69/507 uniform:n=1M,mean=2K,seed=1, 69/507 uniform:n=2M,mean=2K,seed=1,
 *       70/514 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 83/609 poisson:n=256K,mean=128,seed=1,
 *       71/520 lognormal:n=4M,mean=512,sigma=1,seed=1, 36/263 pareto:n=8M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       46/336 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1, 46/336 pareto:n=1M,mean=8,alpha=1.5,seed=1,
 *       69/504 uniform:n=64M,mean=4K,seed=1, 70/509 uniform:n=4M,mean=2K,seed=1,
 *       70/508 uniform:n=512K,mean=4K,seed=1, 41/297 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       46/333 huge:n=512K,mean=4,share=0.5,seed=1, 47/340 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1,
 *       75/542 fixed:n=64M,mean=720, 84/607 uniform:n=256K,mean=128,seed=1,
 *       44/317 zipf:n=64M,mean=4,alpha=1,sorted=down,copies=64,seed=1, 46/331 pareto:n=64M,mean=16,alpha=1.5,seed=1,
 *       44/316 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1, 71/509 uniform:n=4M,mean=4K,seed=1,
 *       85/609 poisson:n=128K,mean=128,seed=1, 76/544 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       45/320 zipf:n=64M,mean=4,alpha=1,seed=1, 74/526 uniform:n=256M,mean=1K,seed=1,
 *       48/341 lognormal:n=2M,mean=4,sigma=2,seed=1, 73/518 uniform:n=512K,mean=1K,seed=1,
 *       48/340 huge:n=512K,mean=4,share=0.1,seed=1, 77/545 geometric:n=64M,mean=64,seed=1,
 *       73/516 lognormal:n=64M,mean=512,sigma=1,seed=1, 48/338 lognormal:n=4M,mean=4,sigma=2,seed=1,
 *       73/514 bimodal:n=64M,mean=1K,share=0.9,seed=1, 73/513 pareto:n=8K,mean=1K,alpha=1.5,seed=1,
 *       48/337 lognormal:n=16M,mean=8,sigma=2,seed=1, 79/551 uniform:n=8K,mean=1K,seed=1,
 *       49/341 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1, 73/507 uniform:n=256K,mean=2K,seed=1,
 *       48/333 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1, 43/298 pareto:n=2M,mean=64,alpha=1.2,seed=1,
 *       39/270 pareto:n=4M,mean=2,alpha=1.2,empty=0.95,seed=1, 48/332 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       68/469 uniform:n=64K,mean=64K,seed=1, 76/524 uniform:n=64K,mean=1K,seed=1,
 *       47/324 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 43/295 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       49/336 huge:n=1M,mean=4,share=0.1,seed=1, 80/547 uniform:n=1K,mean=1K,seed=1,
 *       50/341 pareto:n=2M,mean=8,alpha=1.5,seed=1, 76/515 uniform:n=128K,mean=2K,seed=1, 61/413 qcd5_4.rowlen@4M,
 *       39/264 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,seed=1, 50/338 pareto:n=256K,mean=8,alpha=1.2,seed=1,
 *       76/513 uniform:n=8K,mean=4K,seed=1, 78/525 uniform:n=16M,mean=1K,seed=1, 76/510 uniform:n=64K,mean=4K,seed=1,
 *       50/335 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 49/328 pareto:n=16M,mean=16,alpha=1.5,seed=1,
 *       50/333 lognormal:n=64M,mean=4,sigma=2,seed=1, 78/519 uniform:n=4M,mean=1K,seed=1,
 *       49/326 pareto:n=64M,mean=2,alpha=1.2,sorted=down,copies=64,seed=1,
 *       51/336 lognormal:n=8M,mean=4,sigma=2,seed=1, 50/328 photo_colour_histogram.rowlen,
 *       49/321 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,copies=64,seed=1, 63/409 qcd5_4.rowlen@64M,
 *       49/318 huge:n=256K,mean=16,share=0.25,seed=1, 49/318 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1,
 *       46/297 lognormal:n=64M,mean=64,sigma=2,seed=1, 46/296 pareto:n=8M,mean=64,alpha=1.2,seed=1,
 *       52/334 pareto:n=256K,mean=2,alpha=1.2,seed=1, 65/417 qcd5_4.rowlen,
 *       52/333 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=16,seed=1,
 *       51/326 huge:n=512K,mean=16,share=0.25,seed=1,
 *       51/326 pareto:n=64M,mean=8,alpha=1.2,sorted=down,copies=64,seed=1,
 *       44/281 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       47/300 pareto:n=64M,mean=32,alpha=1.2,sorted=down,copies=64,seed=1,
 *       51/325 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1,
 *       54/340 pareto:n=256K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       51/321 pareto:n=64M,mean=4,alpha=1.5,sorted=up,copies=16,seed=1,
 *       56/349 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1, 53/330 pareto:n=1M,mean=4,alpha=1.5,seed=1,
 *       51/317 lognormal:n=64M,mean=16,sigma=2,seed=1, 53/329 photo_colour_histogram.rowlen@4M,
 *       50/310 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1,
 *       52/321 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       49/302 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1, 52/318 pareto:n=64M,mean=2,alpha=1.5,seed=1,
 *       56/341 pareto:n=128K,mean=2,alpha=1.2,seed=1, 50/302 lognormal:n=64M,mean=32,sigma=2,sorted=down,seed=1,
 *       45/271 pareto:n=2M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       50/301 zipf:n=64M,mean=32,alpha=1,sorted=down,copies=64,seed=1,
 *       51/306 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1, 58/346 pareto:n=2M,mean=16,alpha=1.5,seed=1,
 *       57/338 pareto:n=128K,mean=8,alpha=1.2,seed=1, 59/348 pareto:n=512K,mean=16,alpha=1.5,seed=1,
 *       55/323 photo_colour_histogram.rowlen@64M, 62/364 bcsstk16.rowlen@64M,
 *       59/346 pareto:n=1M,mean=16,alpha=1.5,seed=1, 54/316 huge:n=1M,mean=16,share=0.25,seed=1,
 *       52/304 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1, 63/368 nsjac.rowlen@4M, 62/361 nsjac.rowlen@64M,
 *       46/267 pareto:n=64M,mean=2,alpha=1.2,empty=0.95,sorted=down,copies=16,seed=1,
 *       54/313 lognormal:n=4M,mean=32,sigma=2,seed=1, 54/312 lognormal:n=2M,mean=32,sigma=2,seed=1,
 *       60/346 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1, 64/369 nsjac.rowlen,
 *       57/328 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1,
 *       60/345 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       62/356 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1,
 *       60/344 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       60/344 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1, 65/372 bcsstk16.rowlen,
 *       56/319 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 56/319 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       61/347 pareto:n=256K,mean=16,alpha=1.5,seed=1, 70/398 poisson:n=64M,mean=48,seed=1,
 *       60/341 lognormal:n=64M,mean=4,sigma=2,sorted=down,seed=1, 62/352 maxwell_S.rowlen@4M,
 *       66/374 bcsstk16.rowlen@4M, 62/351 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       60/339 pareto:n=1M,mean=8,alpha=1.2,sorted=down,seed=1, 61/344 wordnet_pointers.rowlen,
 *       72/405 poisson:n=4M,mean=48,seed=1, 61/343 wathenSmall.rowlen@64M,
 *       66/371 lognormal:n=4M,mean=32,sigma=0.5,seed=1, 61/342 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       58/325 pareto:n=4M,mean=4,alpha=1.5,seed=1, 66/369 lognormal:n=64M,mean=64,sigma=0.5,seed=1,
 *       65/363 citeseer_words.rowlen@64M, 55/306 lognormal:n=8M,mean=32,sigma=2,seed=1,
 *       59/328 pareto:n=64M,mean=4,alpha=1.5,copies=256,seed=1,
 *       62/343 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1, 64/354 basker_matrix1.rowlen@64M,
 *       63/348 kjv_words_per_verse.rowlen, 63/347 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       64/352 wathenSmall.rowlen@4M, 62/341 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       65/357 email-Enron.rowlen@64M, 64/351 debian_depends.rowlen, 58/318 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       65/356 lognormal:n=4M,mean=8,sigma=1,sorted=up,seed=1,
 *       63/345 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 68/371 citeseer_words.rowlen,
 *       68/371 citeseer_words.rowlen@4M, 65/354 maxwell_S.rowlen,
 *       58/315 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1, 70/380 poisson:n=1M,mean=17,seed=1,
 *       59/320 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 64/347 maxwell_S.rowlen@64M,
 *       77/417 fixed:n=64M,mean=16, 64/346 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       64/345 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       65/350 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1,
 *       63/339 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=16,seed=1,
 *       51/274 pareto:n=256K,mean=2,alpha=1.2,empty=0.95,seed=1, 65/349 lognormal:n=1M,mean=4,sigma=2,seed=1,
 *       55/295 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=16,seed=1,
 *       61/327 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       66/353 lognormal:n=2M,mean=32,sigma=0.5,seed=1, 58/310 wdbii_river_segments.rowlen@4M,
 *       61/326 huge:n=128K,mean=16,share=0.25,seed=1, 67/358 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       66/352 kjv_words_per_verse.rowlen@4M, 66/352 lognormal:n=256K,mean=4,sigma=2,seed=1,
 *       64/341 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=256,seed=1, 65/346 wordnet_pointers.rowlen@4M,
 *       65/345 kjv_words_per_verse.rowlen@64M, 69/366 email-Enron.rowlen@4M, 67/355 wathenSmall.rowlen,
 *       64/339 wordnet_pointers.rowlen@64M, 61/323 huge:n=64K,mean=16,share=0.25,seed=1,
 *       62/328 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 67/354 lognormal:n=8M,mean=8,sigma=1,seed=1,
 *       58/306 pareto:n=256K,mean=64,alpha=1.2,seed=1, 66/348 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       66/348 pareto:n=64K,mean=16,alpha=1.5,seed=1, 68/358 lognormal:n=1M,mean=8,sigma=1,sorted=up,seed=1,
 *       65/342 pareto:n=128K,mean=8,alpha=1.2,sorted=down,seed=1, 66/347 brack2.rowlen@64M,
 *       59/310 wdbii_river_segments.rowlen, 71/373 lognormal:n=256K,mean=32,sigma=0.5,seed=1,
 *       69/362 basker_matrix1.rowlen@4M, 61/320 lognormal:n=256K,mean=32,sigma=2,seed=1,
 *       53/278 pareto:n=1M,mean=2,alpha=1.2,empty=0.95,seed=1, 59/309 pareto:n=512K,mean=64,alpha=1.5,seed=1,
 *       77/403 poisson:n=8M,mean=48,seed=1, 62/324 facebook_combined.rowlen@4M, 74/386 poisson:n=2M,mean=48,seed=1,
 *       67/349 lognormal:n=128K,mean=4,sigma=2,seed=1, 67/349 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1,
 *       63/328 gowalla_bipartite.rowlen@4M, 68/353 brack2.rowlen, 63/327 facebook_combined.rowlen,
 *       63/327 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       63/327 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1,
 *       63/327 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1, 59/306 pareto:n=1M,mean=64,alpha=1.2,seed=1,
 *       70/363 basker_matrix1.rowlen, 66/342 cage10.rowlen@64M, 67/347 debian_depends.rowlen@64M,
 *       67/347 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1, 68/352 huge:n=64K,mean=4,share=0.5,seed=1,
 *       69/357 lognormal:n=4M,mean=8,sigma=1,seed=1, 65/335 pareto:n=512K,mean=4,alpha=1.5,seed=1,
 *       73/376 poisson:n=64M,mean=17,seed=1,
 *       67/344 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,copies=64,seed=1,
 *       61/313 pareto:n=64K,mean=64,alpha=1.5,seed=1, 69/354 brack2.rowlen@4M, 69/354 debian_depends.rowlen@4M,
 *       69/354 lognormal:n=1M,mean=32,sigma=0.5,seed=1, 69/354 lognormal:n=8M,mean=8,sigma=1,sorted=up,seed=1,
 *       73/374 uniform:n=64M,mean=64,seed=1, 75/384 poisson:n=1M,mean=48,seed=1,
 *       68/347 pareto:n=8K,mean=4,alpha=1.5,seed=1, 69/352 huge:n=64K,mean=4,share=0.1,seed=1,
 *       69/352 lognormal:n=64M,mean=8,sigma=1,sorted=up,copies=64,seed=1,
 *       69/352 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1, 71/360 lognormal:n=2M,mean=8,sigma=1,sorted=up,seed=1,
 *       67/339 copter2.rowlen@64M, 70/354 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1,
 *       70/354 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       71/359 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 61/308 bimodal:n=2M,mean=64,share=0.99,seed=1,
 *       61/308 bimodal:n=4M,mean=64,share=0.99,seed=1, 65/328 lognormal:n=64M,mean=2,sigma=2,seed=1,
 *       67/338 ibm03_nets.rowlen@64M, 71/358 lognormal:n=1M,mean=8,sigma=1,seed=1, 74/373 email-Enron.rowlen,
 *       66/331 gowalla_bipartite.rowlen, 69/345 copter2.rowlen@4M, 65/325 gowalla_bipartite.rowlen@64M,
 *       71/355 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1,
 *       70/350 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       72/360 pareto:n=8K,mean=16,alpha=1.5,seed=1, 77/384 uniform:n=128K,mean=32,seed=1,
 *       71/354 lognormal:n=8M,mean=32,sigma=0.5,seed=1, 69/344 copter2.rowlen,
 *       70/348 pareto:n=1K,mean=4,alpha=1.5,seed=1, 70/348 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       67/333 lognormal:n=64M,mean=8,sigma=0.5,seed=1, 62/308 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       69/342 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       69/342 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=256,seed=1,
 *       69/342 pareto:n=64K,mean=4,alpha=1.5,seed=1, 64/317 linux_kernel_line_lengths.rowlen@64M,
 *       77/380 fixed:n=64M,mean=24, 77/380 uniform:n=4M,mean=32,seed=1, 71/350 cage10.rowlen@4M,
 *       77/378 fixed:n=8M,mean=24, 75/368 poisson:n=2M,mean=24,seed=1, 63/309 pareto:n=128K,mean=64,alpha=1.2,seed=1,
 *       72/353 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 63/308 lognormal:n=4M,mean=64,sigma=1,seed=1,
 *       77/376 uniform:n=16M,mean=64,seed=1, 76/371 poisson:n=1M,mean=24,seed=1,
 *       72/351 geometric:n=64M,mean=4,seed=1, 64/312 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1,
 *       79/385 poisson:n=2M,mean=17,seed=1, 71/346 ibm03_nets.rowlen@4M, 76/370 fixed:n=64M,mean=10,
 *       79/384 poisson:n=4M,mean=17,seed=1, 64/311 bimodal:n=4M,mean=64,share=0.9,seed=1,
 *       64/310 wdbii_river_segments.rowlen@64M, 70/339 english_word_lengths.rowlen@64M,
 *       67/324 facebook_combined.rowlen@64M, 73/353 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1,
 *       76/367 uniform:n=1M,mean=32,seed=1, 74/357 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       68/328 geometric:n=64M,mean=24,seed=1, 73/352 cage10.rowlen,
 *       78/376 lognormal:n=128K,mean=32,sigma=0.5,seed=1, 72/347 ibm03_nets.rowlen,
 *       75/361 uniform:n=2M,mean=32,seed=1, 53/255 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,copies=64,seed=1,
 *       63/303 bimodal:n=8M,mean=64,share=0.99,seed=1, 77/370 poisson:n=4M,mean=24,seed=1,
 *       61/293 pareto:n=128K,mean=2,alpha=1.2,empty=0.95,seed=1, 79/378 poisson:n=8M,mean=17,seed=1,
 *       81/387 fixed:n=4M,mean=24, 80/382 uniform:n=1K,mean=64,seed=1, 81/386 fixed:n=1M,mean=24,
 *       81/386 fixed:n=2M,mean=24, 67/318 linux_kernel_line_lengths.rowlen,
 *       74/351 geometric:n=8M,mean=16,sorted=up,seed=1, 76/360 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       75/355 lognormal:n=256K,mean=8,sigma=1,seed=1, 77/364 poisson:n=8M,mean=24,seed=1,
 *       64/302 pareto:n=64M,mean=64,alpha=1.5,sorted=up,copies=16,seed=1, 71/335 geometric:n=1M,mean=24,seed=1,
 *       66/311 lognormal:n=1M,mean=64,sigma=1,seed=1, 66/311 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1,
 *       65/306 pareto:n=4M,mean=64,alpha=1.5,seed=1, 75/352 geometric:n=8M,mean=4,seed=1,
 *       72/337 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       71/332 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1, 77/360 geometric:n=8M,mean=8,seed=1,
 *       83/387 fixed:n=256K,mean=24, 74/345 geometric:n=1M,mean=4,seed=1, 74/344 geometric:n=2M,mean=4,seed=1,
 *       76/353 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1,
 *       67/311 pareto:n=64M,mean=32,alpha=1.5,copies=256,seed=1, 79/366 geometric:n=64M,mean=12,empty=0.5,seed=1,
 *       83/384 uniform:n=4M,mean=64,seed=1, 76/351 geometric:n=64M,mean=4,sorted=down,seed=1,
 *       78/360 uniform:n=8M,mean=32,seed=1, 64/295 ecology1.rowlen@64M, 75/345 geometric:n=4M,mean=4,seed=1,
 *       67/308 lognormal:n=64M,mean=64,sigma=1,sorted=up,copies=64,seed=1, 84/386 poisson:n=256K,mean=24,seed=1,
 *       78/358 lognormal:n=128K,mean=8,sigma=1,seed=1, 80/367 geometric:n=2M,mean=8,seed=1,
 *       80/367 geometric:n=4M,mean=8,seed=1, 77/353 geometric:n=8M,mean=4,sorted=up,seed=1,
 *       76/348 english_word_lengths.rowlen, 68/311 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1,
 *       77/351 uniform:n=64M,mean=16,seed=1, 78/355 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       63/286 lognormal:n=64M,mean=1,sigma=2,seed=1, 73/331 geometric:n=8M,mean=24,seed=1,
 *       70/316 pareto:n=1K,mean=64,alpha=1.5,seed=1, 70/316 pareto:n=8K,mean=64,alpha=1.5,seed=1,
 *       67/302 ecology1.rowlen, 73/329 geometric:n=2M,mean=24,seed=1, 86/387 fixed:n=128K,mean=24,
 *       66/297 delaunay_n15.rowlen@64M, 80/360 geometric:n=2M,mean=16,sorted=up,seed=1,
 *       78/351 lognormal:n=256K,mean=8,sigma=1,sorted=up,seed=1, 70/314 lognormal:n=64M,mean=32,sigma=1,seed=1,
 *       66/296 git_files_per_commit.rowlen, 77/345 geometric:n=4M,mean=4,sorted=up,seed=1,
 *       76/340 geometric:n=4M,mean=24,seed=1, 86/384 uniform:n=256K,mean=32,seed=1,
 *       69/308 bimodal:n=64M,mean=64,share=0.9,seed=1, 87/388 poisson:n=128K,mean=24,seed=1,
 *       81/361 bimodal:n=1M,mean=4,share=0.9,seed=1, 81/361 uniform:n=8K,mean=16,seed=1,
 *       80/356 geometric:n=64M,mean=12,sorted=down,copies=64,seed=1,
 *       70/311 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1, 59/262 lognormal:n=8M,mean=1,sigma=2,empty=0.7,seed=1,
 *       66/293 git_files_per_commit.rowlen@64M, 75/332 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       78/345 geometric:n=2M,mean=4,sorted=up,seed=1, 81/358 geometric:n=1M,mean=8,seed=1,
 *       80/353 lognormal:n=128K,mean=8,sigma=1,sorted=up,seed=1, 74/326 lognormal:n=64M,mean=2,sigma=1,seed=1,
 *       77/339 geometric:n=4M,mean=16,sorted=up,seed=1, 79/347 geometric:n=64M,mean=8,seed=1,
 *       82/360 bimodal:n=4M,mean=4,share=0.9,seed=1, 81/355 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       79/346 geometric:n=16M,mean=3,empty=0.5,seed=1, 62/270 lognormal:n=2M,mean=1,sigma=2,empty=0.7,seed=1,
 *       80/347 poisson:n=8M,mean=12,seed=1, 80/346 geometric:n=1M,mean=4,sorted=up,seed=1,
 *       81/349 uniform:n=4M,mean=8,seed=1, 70/301 4elt.rowlen@64M, 83/354 poisson:n=4M,mean=12,seed=1,
 *       73/311 fixed:n=64M,mean=4, 79/335 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1,
 *       84/356 poisson:n=1M,mean=12,seed=1, 80/339 geometric:n=1M,mean=16,sorted=up,seed=1,
 *       86/364 geometric:n=128K,mean=16,sorted=up,seed=1, 75/317 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1,
 *       71/300 git_files_per_commit.rowlen@4M, 82/346 geometric:n=256K,mean=4,sorted=up,seed=1,
 *       73/308 delaunay_n15.rowlen@4M, 64/270 lognormal:n=4M,mean=1,sigma=2,empty=0.7,seed=1,
 *       79/333 bimodal:n=64M,mean=16,share=0.99,seed=1, 73/307 4elt.rowlen@4M, 88/370 geometric:n=256K,mean=8,seed=1,
 *       85/357 uniform:n=1K,mean=16,seed=1, 67/281 mdual.rowlen@64M, 83/348 uniform:n=2M,mean=8,seed=1,
 *       86/360 poisson:n=128K,mean=12,seed=1, 86/360 uniform:n=4M,mean=16,seed=1,
 *       86/360 uniform:n=64K,mean=16,seed=1, 83/347 geometric:n=64M,mean=3,empty=0.5,seed=1,
 *       84/351 bimodal:n=64K,mean=4,share=0.9,seed=1, 69/288 mdual.rowlen@4M, 85/354 poisson:n=2M,mean=12,seed=1,
 *       87/362 uniform:n=512K,mean=16,seed=1, 77/319 bimodal:n=64M,mean=32,share=0.9,seed=1,
 *       78/322 geometric:n=64M,mean=32,sorted=down,seed=1, 90/371 geometric:n=128K,mean=8,seed=1, 75/309 4elt.rowlen,
 *       75/309 delaunay_n15.rowlen, 85/350 uniform:n=1M,mean=8,seed=1, 70/287 uniform:n=64M,mean=4,seed=1,
 *       67/273 lognormal:n=1M,mean=1,sigma=2,empty=0.7,seed=1, 86/350 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       90/366 poisson:n=256K,mean=12,seed=1, 78/317 uniform:n=64M,mean=2,empty=0.5,seed=1,
 *       66/268 lognormal:n=64M,mean=1,sigma=2,empty=0.7,seed=1, 72/291 mdual.rowlen,
 *       64/258 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1,
 *       80/322 bimodal:n=1M,mean=64,share=0.99,seed=1, 87/349 geometric:n=128K,mean=4,sorted=up,seed=1,
 *       75/297 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 73/288 uniform:n=256M,mean=4,seed=1,
 *       69/272 lognormal:n=256K,mean=1,sigma=2,empty=0.7,seed=1,
 *       78/307 geometric:n=64M,mean=2,sorted=down,copies=64,seed=1, 78/307 geometric:n=8M,mean=2,seed=1,
 *       88/345 geometric:n=256K,mean=16,sorted=up,seed=1, 76/297 poisson:n=64M,mean=6,seed=1,
 *       79/307 geometric:n=64M,mean=2,seed=1, 77/299 poisson:n=8M,mean=6,seed=1,
 *       74/284 poisson:n=64M,mean=0.5,seed=1, 80/307 poisson:n=2M,mean=6,seed=1, 80/307 poisson:n=64M,mean=2,seed=1,
 *       79/303 uniform:n=8M,mean=8,seed=1, 82/314 geometric:n=1M,mean=2,seed=1, 82/314 geometric:n=4M,mean=2,seed=1,
 *       76/289 uniform:n=16M,mean=4,seed=1, 83/315 geometric:n=2M,mean=2,seed=1, 81/307 poisson:n=4M,mean=6,seed=1,
 *       76/288 poisson:n=8M,mean=0.5,seed=1, 78/295 poisson:n=4M,mean=0.5,seed=1,
 *       82/310 poisson:n=128K,mean=6,seed=1, 84/317 geometric:n=256K,mean=2,seed=1,
 *       78/294 poisson:n=1M,mean=1,seed=1, 76/285 uniform:n=8M,mean=4,seed=1, 79/296 poisson:n=2M,mean=0.5,seed=1,
 *       75/281 fixed:n=64M,mean=3, 80/297 poisson:n=256K,mean=0.5,seed=1, 79/293 uniform:n=2M,mean=4,seed=1,
 *       75/278 lognormal:n=128K,mean=1,sigma=2,empty=0.7,seed=1, 85/312 uniform:n=256K,mean=8,seed=1,
 *       77/282 poisson:n=64M,mean=0.25,seed=1, 81/296 poisson:n=1M,mean=0.5,seed=1,
 *       79/288 poisson:n=2M,mean=3,seed=1, 75/273 fixed:n=64M,mean=2, 81/294 uniform:n=256K,mean=4,seed=1,
 *       77/279 fixed:n=4M,mean=2, 86/311 poisson:n=256K,mean=6,seed=1, 85/307 poisson:n=1M,mean=6,seed=1,
 *       84/303 uniform:n=64K,mean=4,seed=1, 80/288 poisson:n=4M,mean=3,seed=1, 81/291 uniform:n=1K,mean=4,seed=1,
 *       83/298 uniform:n=8K,mean=4,seed=1, 82/293 uniform:n=128K,mean=4,seed=1, 82/293 uniform:n=1M,mean=4,seed=1,
 *       77/273 fixed:n=8M,mean=2, 85/301 poisson:n=128K,mean=0.5,seed=1, 78/276 uniform:n=4M,mean=2,seed=1,
 *       85/299 uniform:n=512K,mean=4,seed=1, 91/319 geometric:n=128K,mean=2,seed=1,
 *       89/311 uniform:n=128K,mean=8,seed=1, 77/269 uniform:n=8M,mean=2,seed=1, 81/281 poisson:n=8M,mean=3,seed=1,
 *       84/290 poisson:n=1M,mean=3,seed=1, 82/283 fixed:n=2M,mean=2, 80/276 poisson:n=128K,mean=1,seed=1,
 *       85/292 uniform:n=4M,mean=4,seed=1, 77/262 uniform:n=2M,mean=2,seed=1, 74/251 fixed:n=64M,mean=1,
 *       82/275 poisson:n=4M,mean=1,seed=1, 87/290 poisson:n=128K,mean=3,seed=1, 86/285 fixed:n=128K,mean=2,
 *       88/290 poisson:n=256K,mean=3,seed=1, 86/283 fixed:n=1M,mean=2, 85/279 uniform:n=1M,mean=2,seed=1,
 *       82/269 poisson:n=8M,mean=1,seed=1, 77/251 uniform:n=64M,mean=1,seed=1, 82/266 uniform:n=128K,mean=2,seed=1,
 *       85/275 poisson:n=2M,mean=1,seed=1, 87/279 uniform:n=256K,mean=2,seed=1, 89/285 fixed:n=256K,mean=2,
 *       87/276 poisson:n=256K,mean=1,seed=1
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 761 cases, n = 1024 to 268435456; serves 185 (huge zipf pareto lognormal rowlen uniform geometric): worst regret 9.6%, mean 1.3%
 *       launched 200 times in a row on 73 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2:
 *       measured on 761 cases, n = 1024 to 268435456; serves 152 (pareto lognormal zipf bimodal huge uniform rowlen geometric fixed): worst regret 8.3%, mean 0.9%
 *       launched 200 times in a row on 33 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6:
 *       measured on 705 cases, n = 1024 to 268435456; serves 105 (pareto bimodal huge lognormal rowlen geometric poisson uniform fixed): worst regret 15.3%, mean 1.6%
 *       launched 200 times in a row on 47 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4:
 *       measured on 667 cases, n = 1024 to 268435456; serves 147 (pareto uniform rowlen bimodal huge geometric fixed poisson lognormal): worst regret 10.8%, mean 1.5%
 *       launched 200 times in a row on 79 cases, all results right
 *     stream_fitted BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1:
 *       measured on 622 cases, n = 1024 to 268435456; serves 43 (pareto lognormal rowlen bimodal geometric poisson fixed uniform): worst regret 18.7%, mean 1.5%
 *       launched 200 times in a row on 26 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4:
 *       measured on 631 cases, n = 1024 to 268435456; serves 65 (uniform pareto huge rowlen poisson lognormal zipf geometric fixed): worst regret 10.9%, mean 1.5%
 *       launched 200 times in a row on 30 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 513 cases, n = 1024 to 268435456; serves 33 (pareto poisson lognormal geometric uniform bimodal rowlen): worst regret 9.7%, mean 3.2%
 *       launched 200 times in a row on 14 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=2304 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 152 cases, n = 1024 to 268435456; serves 31 (poisson fixed geometric uniform lognormal): worst regret 9.6%, mean 1.3%
 *       launched 64 times in a row on 12 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_C1ABCA583982E900
#define SEGTUNE_SEGREDUCE_C1ABCA583982E900

/* Shared by all launch-box headers, and defined once per program, for C99 and C++11: boxes, the trees that say which
 * box to use for a call, and where a box can run. segtune puts this text into each header that it exports, followed by
 * lookup_impl.h. */
#ifndef SEGTUNE_LAUNCH_BOX_VERSION
#define SEGTUNE_LAUNCH_BOX_VERSION 9

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define SEGTUNE_BOX_PARAMS 16
#define SEGTUNE_SPAN 128 /* consecutive segments: what a block of many strategies processes */

struct segtune_param {
	const char *name;
	int64_t value;
};

/* A launch box: a strategy with its parameters, what it requires, and what it was measured on. */
struct segtune_box {
	const char *strategy;
	const char *params;   /* all parameters as one text, sorted by name: "NT=128 VT=7" */
	int id;               /* number of the strategy: SEGTUNE_OPERATION_STRATEGY */
	const char *backend;  /* the only backend that can build it ("cuda"); "": any */
	const char *runs_on;  /* architectures, as words: "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other" */
	int any_operator;     /* 0: only for plus, multiplies, minimum, maximum, bit_and, bit_or, bit_xor */
	int64_t max_n;        /* maximum number of elements */
	int64_t max_segments; /* maximum number of segments */
	/* For segments of equal length: the range of lengths. */
	int64_t min_length, max_length;
	int64_t n_low, n_high; /* range of n for which it was measured */
	int ncases;            /* number of cases on which it was measured */
	/* 1: results are bitwise identical in every run; 0: floating-point results may depend on timing. */
	int reproducible;
	int unaligned; /* 1: arrays may begin at any element; 0: only at multiples of 16 bytes */
	int nparams;
	struct segtune_param param[SEGTUNE_BOX_PARAMS];
	/* Cost of imbalance, in elements processed at full speed: one element of the longest segment, which the box may
	 * leave to few threads, takes as long as longest_worth elements (0: unknown); the shortest possible call takes
	 * as long as call_worth. */
	int64_t longest_worth, call_worth;
	/* The same for one element of the heaviest span, which the box may leave to few blocks. */
	int64_t span_worth;
};

/* What a tree node asks about a call. Shares are fractions of the elements: those in segments of at least that
 * length. */
enum segtune_feature {
	SEGTUNE_N,        /* number of elements */
	SEGTUNE_MEAN,     /* n / segments */
	SEGTUNE_LONGEST,  /* longest segment, in elements */
	SEGTUNE_SHARE_1K, /* in segments of at least 1024 */
	SEGTUNE_SHARE_4K, /* in segments of at least 4096 */
	SEGTUNE_FEATURES
};

/* value < below: go to node `low`, else to `high`. A leaf has box >= 0, the index of a box. */
struct segtune_node {
	int feature;
	double below;
	int low, high;
	int box;
};

struct segtune_tree {
	int nnodes;
	const struct segtune_node *nodes; /* nodes[0] is the root */
};

/* For callers that know n and the mean length; also the longest segment; also the shares. */
#define SEGTUNE_TREES 3

/* The table for one device, element type, operator and key type ("" without keys). */
struct segtune_table {
	const char *backend, *device, *arch;
	const char *type, *oper, *key_type;
	int nboxes; /* the most general box first */
	const struct segtune_box *boxes;
	struct segtune_tree trees[SEGTUNE_TREES];
	int tree_of_all; /* the better tree if both the longest segment and the shares are known */
	/*
	 * Measured cases, for callers that know the shares and the heaviest span. ncases 0: the trees serve these
	 * callers as well. For each case its position, then one weight per box for an unknown longest segment, then one
	 * for a known one: one such column after the other of SEGTUNE_LANES cases, then those of the next ones. Before
	 * all that the mean losses per box, for an unknown and a known longest segment. In units of 1 / SEGTUNE_UNIT.
	 */
	int ncases;
	const float *cases;
};
#define SEGTUNE_AXES 8 /* the last axis needs the longest segment */
#define SEGTUNE_UNIT 4096
#define SEGTUNE_TOGETHER 16 /* boxes whose losses are expected in one pass over the cases */
#define SEGTUNE_LANES 8     /* cases that compilers handle together, with vector instructions */

/* The tables of one header. Those of an operation are linked in the order of inclusion. */
struct segtune_tables {
	const char *name;
	int count;
	const struct segtune_table *tables; /* for a type and operator, the most general table first */
	const struct segtune_tables *others;
};

/* ---- the call ---- */

/* What is known about the segment lengths; negative: unknown. A span of 0 is unknown, too. */
struct segtune_shape {
	double longest;            /* longest segment, in elements */
	double share_1k, share_4k; /* fraction (0 to 1) of the elements in segments of at least 1024, 4096 elements */
	double span;               /* elements of the heaviest SEGTUNE_SPAN consecutive segments */
	double share_16;           /* as share_1k, for 16 elements; unknown: guessed from the mean length */
	/* Longest segment in a sample, best the segments of a thousand evenly spaced elements: used with the shares and
	 * the span if `longest` is unknown. 0 or less: unknown. */
	double longest_seen;
};

struct segtune_query {
	const char *backend; /* "cuda" or "opencl"; NULL: cuda if arch is a CUDA architecture, else opencl */
	const char *device;  /* name as reported by the driver, or NULL */
	const char *arch;    /* for example "sm_90"; for OpenCL the device name; or NULL */
	int is_cpu;          /* 1: an OpenCL device that is a CPU */
	const char *type;    /* for example "f32" */
	const char *oper;    /* for example "plus"; NULL: plus */
	/* For operations with keys: "i32", or "none" if the keys of the runs are not needed; otherwise NULL. */
	const char *key_type;
	int64_t n, segments; /* number of elements; of segments or runs of equal keys, where 0 counts as 1 */
	struct segtune_shape shape;
};

/* Why a match is not a measurement for exactly this call. */
enum segtune_difference {
	SEGTUNE_OTHER_DEVICE = 1,   /* the table is for another device, or no device was given */
	SEGTUNE_OTHER_ARCH = 2,     /* also for another architecture or backend */
	SEGTUNE_OTHER_OPERATOR = 4, /* for another operator */
	SEGTUNE_OTHER_BOX = 8, /* the box that the table would choose cannot run here; this is another one that can */
	SEGTUNE_SHAPE_IGNORED = 16 /* the shape lacks what the better tree asks for; another tree was used */
};

struct segtune_match {
	const struct segtune_box *box;     /* NULL: nothing was measured for the type, or nothing that can run here */
	const struct segtune_table *table; /* the table that contains it */
	int exact;                         /* 1: this device or architecture, type and operator were measured */
	unsigned why;                      /* bits of enum segtune_difference; 0: none */
	int far;                           /* 1: the box was measured only for n more than a factor of 16 away */
};

static inline struct segtune_shape segtune_shape_unknown(void)
{
	struct segtune_shape s;

	s.longest = s.share_1k = s.share_4k = s.span = s.share_16 = s.longest_seen = -1;
	return s;
}

/* longest: longest segment, in elements. */
static inline struct segtune_shape segtune_shape_longest(int64_t longest)
{
	struct segtune_shape s = segtune_shape_unknown();

	s.longest = (double)longest;
	return s;
}

/* Fractions (0 to 1) of the elements in segments of at least 1024 and of at least 4096 elements. */
static inline struct segtune_shape segtune_shape_shares(double share_1k, double share_4k)
{
	struct segtune_shape s = segtune_shape_unknown();

	s.share_1k = share_1k;
	s.share_4k = share_4k;
	return s;
}

/* The number of elements of the heaviest SEGTUNE_SPAN consecutive segments, for s->span. offsets: segments + 1 host
 * offsets of 4 or 8 bytes; NULL gives 0. The only figure that reveals the order of the segments. */
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

/* Adds a segment of this length to the shape. Start with {0, 0, 0, 0, 0, 0}, finish with segtune_shape_end. */
static inline void segtune_shape_add(struct segtune_shape *s, int64_t length)
{
	s->longest = (double)length > s->longest ? (double)length : s->longest;
	s->share_1k += length >= 1024 ? (double)length : 0;
	s->share_4k += length >= 4096 ? (double)length : 0;
	s->share_16 += length >= 16 ? (double)length : 0;
}

static inline void segtune_shape_end(struct segtune_shape *s, int64_t n)
{
	s->share_1k /= n > 0 ? (double)n : 1;
	s->share_4k /= n > 0 ? (double)n : 1;
	s->share_16 /= n > 0 ? (double)n : 1;
}

/* The value of a box's parameter; fallback if it does not have it. */
static inline int64_t segtune_box_param(const struct segtune_box *box, const char *name, int64_t fallback)
{
	int i;

	for (i = 0; box && name && i < box->nparams; i++)
		if (strcmp(box->param[i].name, name) == 0)
			return box->param[i].value;
	return fallback;
}

/* ---- where a box can run ---- */

/* Whether text is neither NULL nor empty. */
static inline int segtune_given(const char *text)
{
	return text && *text;
}

/* The number in "sm_90" or "sm_90a"; 0 for anything else. */
static inline int segtune_sm(const char *arch)
{
	int number = 0;

	if (!arch || strncmp(arch, "sm_", 3) != 0)
		return 0;
	for (arch += 3; *arch >= '0' && *arch <= '9' && number < 1000; arch++)
		number = 10 * number + (*arch - '0');
	return number;
}

/* Whether the word is one of those in text. */
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

/* Whether "sm_NUMBER" is among the words. */
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

/* For an architecture that was not tried, the box must run on its neighbours among those that were, within its own
 * generation if possible: generations differ in features, and members of a generation in shared memory. Older than all:
 * what runs on the oldest. */
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

/* For OpenCL. The device name shows which GPU it is. An NVIDIA GPU needs a box that runs on all devices with known
 * guarantees, any other GPU one that runs on OpenCL 1.2 without guarantees. */
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

/* Whether the table was measured on this device, or on this architecture. */
static inline int segtune_same_device(const struct segtune_table *t, const struct segtune_query *q)
{
	return segtune_given(q->device) && strcmp(t->device, q->device) == 0 && segtune_same_backend(t, q) &&
	       (!segtune_given(q->arch) || strcmp(t->arch, q->arch) == 0);
}

static inline int segtune_same_arch(const struct segtune_table *t, const struct segtune_query *q)
{
	return segtune_given(q->arch) && strcmp(t->arch, q->arch) == 0 && segtune_same_backend(t, q);
}

/* Operators on single values that allow any order: a box for one of them works for all. */
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

/* The mean length; n if there are no segments. */
static inline double segtune_mean(const struct segtune_query *q)
{
	return segtune_elements(q) / (q->segments > 0 ? (double)q->segments : 1);
}

/* Whether a box of this table can run the call. */
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
#elif SEGTUNE_LAUNCH_BOX_VERSION != 9
#error "launch-box headers of different segtune releases: export them again with one"
#endif
/* The lookup of launch boxes, defined once per program: trees, estimates, and the choice among several tables. */
#ifndef SEGTUNE_LOOKUP
#define SEGTUNE_LOOKUP


/* A feature of the call; negative: unknown. NaN is unknown, too. */
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

/* The index of the box that a tree picks; -1: the tree asks for something unknown. */
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

/* The number of trees that can be used with the known shape: the last one and those before it. */
static inline int segtune_known_trees(const struct segtune_table *t, const struct segtune_query *q)
{
	if (!(q->shape.share_1k >= 0 && q->shape.share_4k >= 0))
		return q->shape.longest >= 0 ? 2 : 1;
	return q->shape.longest >= 0 ? t->tree_of_all + 1 : 3;
}

/* The time that the longest segment or the heaviest span takes by itself, if known, in elements processed at full
 * speed. */
static inline double segtune_delay(const struct segtune_box *b, const struct segtune_query *q)
{
	double longest = q->shape.longest >= 0 ? q->shape.longest * (double)b->longest_worth : 0;
	double span = q->shape.span >= 0 ? q->shape.span * (double)b->span_worth : 0;

	return longest > span ? longest : span;
}

/* Whether that exceeds by far the time for all elements: the shares need not reveal one long segment, nor adjacent long
 * ones. */
static inline int segtune_is_held_up(const struct segtune_box *b, const struct segtune_query *q)
{
	return segtune_delay(b, q) > 2 * ((double)b->call_worth + segtune_elements(q));
}

/* For a call whose longest segment or span would dominate the time of the chosen box: the box from the tree for the
 * longest segment if it is not dominated itself, else the first (most general) such box, else the one with the least
 * delay. */
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

/* log2(x), interpolated linearly between powers of two: the bits of a double, read as an integer, are just that. */
static inline double segtune_octaves(double x, double least)
{
	uint64_t bits;
	double octaves;

	memcpy(&bits, &x, sizeof bits);
	octaves = x > 0 ? (double)bits / 4503599627370496.0 - 1023 : least;
	return octaves > least ? octaves : least;
}

static inline float segtune_units(double x)
{
	double units = SEGTUNE_UNIT * x + 0.5;
	int whole = (int)units;

	return (float)(whole - (whole > units));
}

/* Unknown: guessed from the mean length in octaves, as none up to 4 and all from 64 on. */
static inline double segtune_share_16(double known, double mean)
{
	double share = known >= 0 ? known : (mean - 2) / 4;

	return share < 0 ? 0 : share > 1 ? 1 : share;
}

/* A sample sees the longest segments, unless they are very few; 0 or less: unknown. */
static inline double segtune_longest(const struct segtune_query *q)
{
	return q->shape.longest > 0 ? q->shape.longest : q->shape.longest_seen;
}

/* The position of a call among the cases. Two cases correlate by half at 32 octaves of distance, by mean length or span
 * at 16, by the share of segments of 1024 at 64. */
static inline void segtune_place(const struct segtune_query *q, float place[SEGTUNE_AXES])
{
	double n = segtune_octaves(segtune_elements(q), 0), mean = segtune_octaves(segtune_mean(q), -10);
	/* Elements in SEGTUNE_SPAN segments of the mean length. */
	double span = segtune_octaves(q->shape.span, 0), even = mean + 7;

	even = even < n ? even : n;
	place[0] = segtune_units(n / 32);
	place[1] = segtune_units(mean / 16);
	place[2] = segtune_units(segtune_octaves(q->shape.share_1k, -12) / 64);
	place[3] = segtune_units(segtune_octaves(q->shape.share_4k, -12) / 32);
	place[4] = segtune_units((span - even) / 16);
	place[5] = segtune_units((span - n) / 16);
	place[6] = segtune_units(segtune_share_16(q->shape.share_16, mean) / 4);
	place[7] = segtune_units((segtune_octaves(segtune_longest(q), 0) - n) / 32);
}

/* The square root of x to five digits: Newton's method from half the exponent, so that headers do not need <math.h>. */
static inline float segtune_root(float x)
{
	float inverse, half = 0.5f * x;
	uint32_t bits;
	int step;

	memcpy(&bits, &x, sizeof bits);
	bits = 0x5f375a86u - (bits >> 1);
	memcpy(&inverse, &bits, sizeof inverse);
	for (step = 0; step < 2; step++)
		inverse *= 1.5f - half * inverse * inverse;
	return x * inverse;
}

/* The similarity of a position to each of SEGTUNE_LANES cases. */
static inline void segtune_find_similarity(const float *cases, const float *place, int axes, float *alike)
{
	float squares[SEGTUNE_LANES] = {0};
	int axis, i;

	for (axis = 0; axis < axes; axis++)
		for (i = 0; i < SEGTUNE_LANES; i++) {
			float apart = place[axis] - cases[axis * SEGTUNE_LANES + i];

			squares[i] += apart * apart;
		}
	for (i = 0; i < SEGTUNE_LANES; i++)
		alike[i] = SEGTUNE_UNIT / (SEGTUNE_UNIT + segtune_root(squares[i]));
}

/* The expected losses of `count` boxes, at most SEGTUNE_TOGETHER, at a position, as log(1 + regret) with regret capped
 * at 1, by kriging. axes: how many axes to use; first: number of the first weight. */
static inline void segtune_expect(const struct segtune_table *t, const float *place, int axes, int first, int count,
				  double *sums)
{
	const float *cases = t->cases + 2 * t->nboxes;
	float by_lane[SEGTUNE_TOGETHER * SEGTUNE_LANES] = {0};
	int i, b, k;

	for (i = 0; i < t->ncases; i += SEGTUNE_LANES) {
		const float *weights = cases + (SEGTUNE_AXES + first) * SEGTUNE_LANES;
		float alike[SEGTUNE_LANES];

		segtune_find_similarity(cases, place, axes, alike);
		for (b = 0; b < count; b++)
			for (k = 0; k < SEGTUNE_LANES; k++)
				by_lane[b * SEGTUNE_LANES + k] += alike[k] * weights[b * SEGTUNE_LANES + k];
		cases += (SEGTUNE_AXES + 2 * t->nboxes) * SEGTUNE_LANES;
	}
	for (b = 0; b < count; b++) {
		sums[b] = (double)t->cases[first + b];
		for (k = 0; k < SEGTUNE_LANES; k++)
			sums[b] += (double)by_lane[b * SEGTUNE_LANES + k];
	}
}

/* The runnable box with the least expected loss; NULL: none can run. *why: whether another box would have less. */
static inline const struct segtune_box *segtune_least_expected(const struct segtune_table *t,
							       const struct segtune_query *q, unsigned *why)
{
	const struct segtune_box *best = NULL;
	double sums[SEGTUNE_TOGETHER], least = 0, least_of_all = 0;
	int longest = segtune_longest(q) > 0;
	float place[SEGTUNE_AXES];
	int from, i;

	segtune_place(q, place);
	for (from = 0; from < t->nboxes; from += SEGTUNE_TOGETHER) {
		int count = t->nboxes - from < SEGTUNE_TOGETHER ? t->nboxes - from : SEGTUNE_TOGETHER;

		segtune_expect(t, place, longest ? SEGTUNE_AXES : SEGTUNE_AXES - 1, (longest ? t->nboxes : 0) + from,
			       count, sums);
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

/* The same. If the longest segment is known, and it or the span would dominate the box's time, chooses again without
 * it. */
static inline const struct segtune_box *segtune_expected_pick(const struct segtune_table *t,
							      const struct segtune_query *q, unsigned *why)
{
	const struct segtune_box *box = segtune_least_expected(t, q, why);
	struct segtune_query less = *q;

	if (!box || !(q->shape.longest > 0) || !segtune_is_held_up(box, q))
		return box;
	less.shape.longest = less.shape.longest_seen = -1;
	*why = 0;
	return segtune_least_expected(t, &less, why);
}

/* The box from table t; NULL if none of its boxes can run. *why: differences caused by that. */
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

/* How well a table fits, higher is better: this device; else its architecture; else the newest older sm_ architecture;
 * else its backend; else any. Within each: the same operator, else plus, else any. */
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

/* Whether the box was measured only for n more than a factor of 16 away from this one. */
static inline int segtune_is_far(const struct segtune_box *b, int64_t n)
{
	return (double)n * 16 < (double)b->n_low || (double)n > (double)b->n_high * 16;
}

/* Whether table a of set x is preferred to table b of set y with the same rank. Must not depend on the order of
 * #include lines. */
static inline int segtune_comes_first(const struct segtune_tables *x, const struct segtune_table *a,
				      const struct segtune_tables *y, const struct segtune_table *b)
{
	ptrdiff_t place = (a - x->tables) - (b - y->tables);

	return place != 0 ? place < 0 : strcmp(x->name, y->name) < 0;
}

/* The box for a call, from all tables of the operation (SEGTUNE_OPERATION_TABLES): the best fitting table for its types
 * with a box that can run provides it. Returns a box that can run for every query, if there is one. */
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
#define SEGTUNE_SEGREDUCE_STREAM_FITTED 14853640
#define SEGTUNE_SEGREDUCE_THREADS_FITTED 7102755
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_c1abca583982e900_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 0, 8388608, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 2 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 705, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 6 } }, 384, 4194304, 6 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 667, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 0 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_fitted", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 622, 1, 0, 5, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 } }, 512, 4194304, 24 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 631, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 1099511627264, 0, INT64_MAX, 1024, 268435456, 513, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 4 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 384 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=2304 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100", 1, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 152, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 2304 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 0, 4194304, 4096 }
};

static const struct segtune_node segtune_segreduce_c1abca583982e900_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.1300000000000001, 1, 6, -1 },
	{ SEGTUNE_N, 23700000.0, 2, 3, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 0.70699999999999996, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 23.998169110140182, 7, 12, -1 },
	{ SEGTUNE_N, 227000.0, 8, 11, -1 },
	{ SEGTUNE_MEAN, 9.8599999999999994, 9, 10, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 152000.0, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
};

static const struct segtune_node segtune_segreduce_c1abca583982e900_longest_0[] = {
	{ SEGTUNE_MEAN, 33.600000000000001, 1, 150, -1 },
	{ SEGTUNE_LONGEST, 4010.0, 2, 127, -1 },
	{ SEGTUNE_LONGEST, 19.700000000000003, 3, 24, -1 },
	{ SEGTUNE_MEAN, 3.52, 4, 15, -1 },
	{ SEGTUNE_N, 580000.0, 5, 14, -1 },
	{ SEGTUNE_MEAN, 1.26, 6, 11, -1 },
	{ SEGTUNE_LONGEST, 5.8799999999999999, 7, 10, -1 },
	{ SEGTUNE_N, 111000.0, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 106000.0, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 369000.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 7680000.0, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 14.800000000000001, 20, 23, -1 },
	{ SEGTUNE_MEAN, 4.04, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 1760000.0, 25, 80, -1 },
	{ SEGTUNE_MEAN, 8.9600000000000009, 26, 55, -1 },
	{ SEGTUNE_MEAN, 1.1300000000000001, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 108.0, 29, 38, -1 },
	{ SEGTUNE_MEAN, 4.0018322331954224, 30, 33, -1 },
	{ SEGTUNE_N, 139000.0, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 929000.0, 34, 35, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 33.300000000000004, 36, 37, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1320000.0, 39, 50, -1 },
	{ SEGTUNE_MEAN, 6.2400000000000002, 40, 41, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 256.0, 42, 45, -1 },
	{ SEGTUNE_N, 283000.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 2600.0, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 258000.0, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 466.0, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 3.52, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 373.0, 56, 65, -1 },
	{ SEGTUNE_LONGEST, 28.100000000000001, 57, 60, -1 },
	{ SEGTUNE_N, 535000.0, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1050000.0, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 133.0, 63, 64, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 2760.0, 66, 77, -1 },
	{ SEGTUNE_N, 66700.0, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 13.4, 69, 72, -1 },
	{ SEGTUNE_N, 852000.0, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 278000.0, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 849.0, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 72200.0, 78, 79, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 285.0, 81, 112, -1 },
	{ SEGTUNE_LONGEST, 41.034000693560955, 82, 95, -1 },
	{ SEGTUNE_MEAN, 13.4, 83, 92, -1 },
	{ SEGTUNE_MEAN, 2.4700000000000002, 84, 87, -1 },
	{ SEGTUNE_N, 6740000.0, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 3170000.0, 88, 91, -1 },
	{ SEGTUNE_MEAN, 5.8799999999999999, 89, 90, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 5310000.0, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 189.0, 96, 105, -1 },
	{ SEGTUNE_MEAN, 12.652646283573169, 97, 98, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 76.800000000000011, 99, 104, -1 },
	{ SEGTUNE_N, 3860000.0, 100, 101, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 18600000.0, 102, 103, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 10500000.0, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 19.300000000000001, 108, 111, -1 },
	{ SEGTUNE_MEAN, 2.6200000000000001, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1.5700000000000001, 113, 118, -1 },
	{ SEGTUNE_N, 13500000.0, 114, 117, -1 },
	{ SEGTUNE_LONGEST, 958.0, 115, 116, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 26.0, 119, 124, -1 },
	{ SEGTUNE_MEAN, 2.6400000000000001, 120, 123, -1 },
	{ SEGTUNE_N, 5120000.0, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 440.0, 125, 126, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 9150.0, 128, 143, -1 },
	{ SEGTUNE_MEAN, 4.0300000000000002, 129, 140, -1 },
	{ SEGTUNE_N, 432000.0, 130, 133, -1 },
	{ SEGTUNE_MEAN, 1.25, 131, 132, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1.6699999999999999, 134, 139, -1 },
	{ SEGTUNE_N, 12000000.0, 135, 136, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 0.73499999999999999, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 27.0, 141, 142, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 0.56200000000000006, 144, 149, -1 },
	{ SEGTUNE_N, 3650000.0, 145, 146, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 22000.0, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 2200.0, 151, 194, -1 },
	{ SEGTUNE_N, 4170000.0, 152, 183, -1 },
	{ SEGTUNE_LONGEST, 123.0, 153, 156, -1 },
	{ SEGTUNE_N, 85000.0, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 747000.0, 157, 170, -1 },
	{ SEGTUNE_MEAN, 123.0, 158, 165, -1 },
	{ SEGTUNE_N, 174000.0, 159, 160, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 399.0, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 77.800000000000011, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 498.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 7710.0, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 73.5, 171, 176, -1 },
	{ SEGTUNE_LONGEST, 981.0, 172, 175, -1 },
	{ SEGTUNE_N, 1520000.0, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 296.0, 177, 182, -1 },
	{ SEGTUNE_LONGEST, 1120.0, 178, 181, -1 },
	{ SEGTUNE_LONGEST, 264.0, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 464.0, 184, 189, -1 },
	{ SEGTUNE_MEAN, 85.300000000000011, 185, 188, -1 },
	{ SEGTUNE_LONGEST, 109.0, 186, 187, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 260.0, 190, 191, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1550.0, 192, 193, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 330000.0, 195, 212, -1 },
	{ SEGTUNE_MEAN, 133.0, 196, 201, -1 },
	{ SEGTUNE_LONGEST, 4710.0, 197, 200, -1 },
	{ SEGTUNE_N, 185000.0, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 4420.0, 202, 207, -1 },
	{ SEGTUNE_LONGEST, 17400.0, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 526.0, 205, 206, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 101000.0, 208, 211, -1 },
	{ SEGTUNE_N, 189000.0, 209, 210, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1380.0, 213, 234, -1 },
	{ SEGTUNE_MEAN, 44.900000000000006, 214, 221, -1 },
	{ SEGTUNE_LONGEST, 23100.0, 215, 216, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 38300000.0, 217, 218, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 5790000.0, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 49100000.0, 222, 233, -1 },
	{ SEGTUNE_N, 2400000.0, 223, 232, -1 },
	{ SEGTUNE_MEAN, 404.0, 224, 229, -1 },
	{ SEGTUNE_LONGEST, 59800.0, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 117.0, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 7470.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 29500.0, 235, 242, -1 },
	{ SEGTUNE_N, 4740000.0, 236, 237, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2490.0, 238, 241, -1 },
	{ SEGTUNE_LONGEST, 6630.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 2510000.0, 243, 244, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_c1abca583982e900_shares_0[] = {
	{ SEGTUNE_SHARE_4K, 0.000299, 1, 150, -1 },
	{ SEGTUNE_MEAN, 1.7, 2, 21, -1 },
	{ SEGTUNE_N, 559000.0, 3, 10, -1 },
	{ SEGTUNE_MEAN, 1.5600000000000001, 4, 9, -1 },
	{ SEGTUNE_N, 417000.0, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 0.74299999999999999, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.00031999999999999997, 11, 16, -1 },
	{ SEGTUNE_N, 138000000.0, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 1.05, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 3700000.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1.04, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 63.200000000000003, 22, 87, -1 },
	{ SEGTUNE_N, 1670000.0, 23, 62, -1 },
	{ SEGTUNE_SHARE_1K, 0.000144, 24, 41, -1 },
	{ SEGTUNE_N, 401000.0, 25, 34, -1 },
	{ SEGTUNE_MEAN, 2.3100000000000001, 26, 29, -1 },
	{ SEGTUNE_N, 91200.0, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 2.6699999999999999, 30, 33, -1 },
	{ SEGTUNE_N, 228000.0, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 10.200000000000001, 35, 40, -1 },
	{ SEGTUNE_N, 736000.0, 36, 39, -1 },
	{ SEGTUNE_MEAN, 5.1100000000000003, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 12.100000000000001, 42, 51, -1 },
	{ SEGTUNE_N, 566000.0, 43, 48, -1 },
	{ SEGTUNE_N, 396000.0, 44, 45, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 8.120000000000001, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 4.0099999999999998, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 188000.0, 52, 55, -1 },
	{ SEGTUNE_MEAN, 14.819858603992772, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 31.800000000000001, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 504000.0, 58, 61, -1 },
	{ SEGTUNE_SHARE_1K, 0.081100000000000005, 59, 60, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.000408, 63, 84, -1 },
	{ SEGTUNE_MEAN, 2.1299999999999999, 64, 69, -1 },
	{ SEGTUNE_N, 59800000.0, 65, 68, -1 },
	{ SEGTUNE_N, 4300000.0, 66, 67, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 118000000.0, 70, 75, -1 },
	{ SEGTUNE_N, 2020000.0, 71, 74, -1 },
	{ SEGTUNE_MEAN, 14.800000000000001, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 18.300000000000001, 76, 83, -1 },
	{ SEGTUNE_MEAN, 4.3300000000000001, 77, 78, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 12.4, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 172000000.0, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 25.900000000000002, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1550.0, 88, 147, -1 },
	{ SEGTUNE_N, 4240000.0, 89, 118, -1 },
	{ SEGTUNE_SHARE_1K, 0.032399999999999998, 90, 117, -1 },
	{ SEGTUNE_MEAN, 166.0, 91, 106, -1 },
	{ SEGTUNE_SHARE_1K, 0.00081499999999999997, 92, 99, -1 },
	{ SEGTUNE_N, 2470000.0, 93, 96, -1 },
	{ SEGTUNE_N, 2830.0, 94, 95, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 101.0, 97, 98, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1047250.7675345037, 100, 103, -1 },
	{ SEGTUNE_N, 117000.0, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.0067800000000000004, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1740000.0, 107, 112, -1 },
	{ SEGTUNE_SHARE_1K, 0.0044400000000000004, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 356.0, 110, 111, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_1K, 0.00053499999999999999, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 411.0, 115, 116, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.000243, 119, 136, -1 },
	{ SEGTUNE_MEAN, 106.0, 120, 127, -1 },
	{ SEGTUNE_N, 67600000.0, 121, 126, -1 },
	{ SEGTUNE_N, 7540000.0, 122, 125, -1 },
	{ SEGTUNE_MEAN, 72.799999999999997, 123, 124, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 130000000.0, 128, 133, -1 },
	{ SEGTUNE_N, 6420000.0, 129, 132, -1 },
	{ SEGTUNE_MEAN, 196.0, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 287.0, 134, 135, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 406.0, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 13300000.0, 139, 142, -1 },
	{ SEGTUNE_SHARE_1K, 0.32400000000000001, 140, 141, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 157000000.0, 143, 146, -1 },
	{ SEGTUNE_MEAN, 1320.0, 144, 145, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.0613, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 31.947890390209903, 151, 202, -1 },
	{ SEGTUNE_N, 131000.0, 152, 167, -1 },
	{ SEGTUNE_SHARE_4K, 0.08900000000000001, 153, 160, -1 },
	{ SEGTUNE_MEAN, 5.9699999999999998, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 85400.0, 156, 159, -1 },
	{ SEGTUNE_MEAN, 15.800000000000001, 157, 158, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 3.52, 161, 164, -1 },
	{ SEGTUNE_SHARE_4K, 0.19700000000000001, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 21.400000000000002, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 0.89500000000000002, 168, 175, -1 },
	{ SEGTUNE_SHARE_4K, 0.0084800000000000014, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 2360000.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 0.28800000000000003, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 25.900000000000002, 176, 193, -1 },
	{ SEGTUNE_MEAN, 1.8400000000000001, 177, 186, -1 },
	{ SEGTUNE_SHARE_4K, 0.0098900000000000012, 178, 183, -1 },
	{ SEGTUNE_N, 11300000.0, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1.1000000000000001, 181, 182, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 517000.0, 184, 185, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 217000.0, 187, 192, -1 },
	{ SEGTUNE_SHARE_4K, 0.07010000000000001, 188, 191, -1 },
	{ SEGTUNE_MEAN, 4.5200000000000005, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 71100000.0, 194, 201, -1 },
	{ SEGTUNE_N, 828000.0, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.68400000000000005, 197, 200, -1 },
	{ SEGTUNE_SHARE_1K, 0.045499999999999999, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 429000.0, 203, 224, -1 },
	{ SEGTUNE_MEAN, 178.0, 204, 213, -1 },
	{ SEGTUNE_N, 53800.0, 205, 208, -1 },
	{ SEGTUNE_MEAN, 51.200000000000003, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 104000.0, 209, 212, -1 },
	{ SEGTUNE_MEAN, 99.800000000000011, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 5050.0, 214, 221, -1 },
	{ SEGTUNE_MEAN, 289.0, 215, 220, -1 },
	{ SEGTUNE_N, 204000.0, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_4K, 0.0183, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 33000.0, 222, 223, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 2510000.0, 225, 254, -1 },
	{ SEGTUNE_MEAN, 44.900000000000006, 226, 233, -1 },
	{ SEGTUNE_N, 33000000.0, 227, 232, -1 },
	{ SEGTUNE_SHARE_1K, 0.10100000000000001, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.40800000000000003, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 2880000.0, 234, 245, -1 },
	{ SEGTUNE_MEAN, 466.0, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 19300.0, 237, 244, -1 },
	{ SEGTUNE_MEAN, 1970.0, 238, 241, -1 },
	{ SEGTUNE_SHARE_4K, 0.028300000000000002, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.71299999999999997, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 84.600000000000009, 246, 253, -1 },
	{ SEGTUNE_N, 16400000.0, 247, 252, -1 },
	{ SEGTUNE_SHARE_4K, 0.28700000000000003, 248, 251, -1 },
	{ SEGTUNE_SHARE_1K, 0.17100000000000001, 249, 250, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const float segtune_segreduce_c1abca583982e900_cases_0[] = {
	689,779,1234,1465,1704,1619,1928,2527,689,779,1234,1465,1704,1619,1928,2527,
	1280,1280,1280,1280,1280,1280,1280,1280,365,510,927,1028,1434,1506,1829,2048,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,58,13,0,0,0,0,0,0,-345,-244,0,0,0,0,0,0,
	177,0,531,772,988,1013,1024,1024,-608,-928,-378,-648,-424,-197,-254,-211,-2100,349,-257,695,-1489,-1774,389,282,
	-1791,-517,-1676,620,-924,-1650,2333,-1427,2068,-1027,-1098,856,1424,-326,606,1774,1371,-731,-901,503,566,1529,-735,-2198,
	1068,-1195,-1178,1320,481,639,1373,-748,-296,-1554,902,-1108,-60,864,-1056,566,-551,-950,-2766,-955,1871,-8328,-1214,-2750,
	10376,-14136,2633,3,-14,-9,91,87,-1541,-847,616,-308,-2196,-536,617,297,-1246,-1777,-813,-356,-1410,-653,2496,-1370,
	1859,-683,-978,986,1625,-246,600,1874,966,-43,-1284,998,1213,1172,-693,-2160,665,-802,-1347,1557,990,410,1398,-535,
	-1137,-223,-270,-106,385,-324,-1071,655,-249,-1848,-1421,-2653,-1060,-4416,-495,-2340,6674,-10693,987,958,-38,-280,47,52,
	1280,1280,1664,1664,1664,1664,1664,1664,2304,2304,415,514,956,1031,1458,1544,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,0,0,207,31,117,30,5,0,0,0,-914,-990,-464,-475,-73,0,
	1024,1024,283,0,558,768,1024,1011,-115,-16,-646,-1312,-596,-1032,-505,-770,-1884,-76,-472,728,-2011,2357,617,3093,
	-1563,273,86,2687,-2002,2099,-423,2255,-1619,-588,-795,565,-1883,2182,-1034,-2155,4810,-2786,-3006,1293,-1484,2875,-1372,1949,
	-5219,3059,979,197,-402,1622,-1366,1282,232,1197,1890,-1966,8972,-6215,2481,-981,-744,-3119,-884,-930,639,4563,323,4353,
	109,109,3477,-3592,982,-217,-211,14,-1644,424,1153,-517,-15,355,2308,1323,-1219,532,2078,1251,4,-115,1162,680,
	-1366,-1378,-11,212,-1044,1533,-1253,-1945,3430,-2151,-4156,1132,-1363,3084,-1091,2006,-3523,268,283,627,-62,1844,-938,1199,
	570,-165,-541,-266,5834,-2202,787,841,-1171,-1712,425,-1949,3117,2407,3009,771,73,-13,1576,-1623,142,1321,-458,299,
	1664,1664,1664,1664,1664,1664,1987,2048,1979,1991,2560,2597,2816,2901,1686,440,-768,-162,-41,-48,0,0,-768,-768,
	-1536,-1536,-1536,-96,-1536,-1536,-1536,-1536,0,0,0,0,0,0,164,412,0,0,0,0,0,0,-332,-1451,
	1023,1024,1024,1024,1024,1024,1010,332,-530,-325,-321,-96,-205,-144,-849,-782,-488,-1208,722,-718,2286,-1484,-2662,-6108,
	-395,-394,835,959,716,-830,-1239,-6254,-749,-3659,-1269,-2838,-5401,5288,3824,-2276,168,-796,2548,-128,-99,-1701,1269,5092,
	-790,-3449,-2073,-4973,6149,-1265,-1186,-1169,-944,-665,-373,-736,-455,315,-1699,1726,2786,-662,-876,-2324,1070,-1375,722,-6911,
	-17,54,24,141,38,75,-112,919,-596,-999,523,-266,2171,-907,-2747,-2773,-440,-269,639,917,729,-307,-1263,-2974,
	-684,-3307,-906,-3576,-5052,4240,3691,-644,267,-694,2592,-526,-296,-2384,1268,-2139,-728,-3409,-2132,-4934,5636,-1210,-1015,-5745,
	-774,-451,-84,-815,-591,-665,-1679,-4669,1906,-76,-972,-2105,1188,-698,376,-2643,14,23,37,106,18,22,-108,68,
	2048,2048,2048,2048,2048,2048,2048,2048,512,513,541,771,993,1026,1113,1486,-768,-768,-218,-64,-306,-768,-128,-236,
	-1536,-1536,-435,-128,-1536,-1536,-256,-1536,42,182,925,1282,326,37,711,126,-1750,-1609,-837,-252,-985,-1242,-479,-692,
	0,731,106,521,611,774,843,1024,-1696,-1416,-435,-128,-612,-1416,-256,-518,1984,932,4052,-1225,-420,-689,-2670,-1655,
	-250,434,1599,285,486,-1715,-982,-2159,-1795,1068,-4778,5573,-467,1335,-8769,-894,110,-3240,2629,5689,-2677,3467,-1934,-159,
	119,-4451,-2668,4396,-4203,1292,-4736,4048,-3247,-1501,4076,5240,-4530,971,-2646,-4240,32,-2647,-2527,2381,-2622,-304,2319,934,
	-6319,-1068,798,197,181,267,6,-61,913,-713,4388,-1280,523,-1207,-2436,-682,-1140,-1089,1874,285,1451,-2240,-939,-1171,
	-2314,192,-4901,4472,-254,1088,-9176,-920,2032,1003,2155,3886,-2880,3331,-2088,-1006,1114,-1757,-2993,3220,-4098,984,-5510,3001,
	-1245,2745,3613,3794,-5050,1182,-2765,-4833,-1273,-5243,-2362,2284,-1743,-1068,2354,1764,-5670,-407,489,105,-101,550,-40,-214,
	2048,2048,2048,2048,2048,2048,2048,2048,1537,1542,1542,1571,1797,1977,2042,2468,-768,-32,-768,-218,-64,-176,-768,-69,
	-1536,-64,-1536,-435,-128,-1536,-1536,-284,184,652,32,203,319,45,19,0,-583,-111,-731,-530,-188,-282,-243,0,
	943,964,1011,1012,1017,1024,1023,1024,-877,-64,-1154,-435,-128,-605,-896,-377,-631,-4570,-693,4161,765,632,1781,4405,
	-1822,-3353,518,-804,1070,2140,603,-1906,1019,2072,-1381,-3146,6102,-60,-2360,604,-891,860,-583,-2179,-259,-327,413,969,
	-1988,2697,2356,-91,5292,-2610,-400,1219,4594,229,279,-2995,-417,2665,911,2648,-618,494,347,626,577,1357,1608,1565,
	-63,59,-16,-28,27,36,57,24,343,-3660,-1459,4257,1865,851,1526,3909,-641,-2980,-515,-648,1724,2311,435,-1954,
	336,1746,-867,-2813,4872,-595,-2420,400,-1411,-1463,-596,-2043,-1997,-556,398,1279,-1240,1725,1937,-196,3726,-3154,-631,955,
	3454,-1928,1076,-2822,-1809,2015,1076,2753,-26,615,-12,803,961,1141,1087,1378,-250,19,50,-67,-23,12,90,22,
	2048,2048,2048,2048,2048,2048,2048,2099,2564,2970,3042,3365,3584,3840,3840,632,-34,-4,0,0,0,0,0,-768,
	-1536,-106,-119,0,0,0,0,-1536,0,0,0,0,0,0,0,11,0,0,0,0,0,0,0,-1763,
	1024,1024,1024,1024,1024,1024,1024,0,-640,-423,-197,-255,-211,-115,-16,-1683,-104,6338,-5135,4859,5304,4971,-8346,-1875,
	-657,-1507,-640,5428,2835,6377,-8154,-1120,923,-20206,14903,1768,543,492,492,697,-839,-2053,4989,147,-559,-2778,-3510,-2818,
	-5150,1607,1022,657,386,335,335,-337,-607,-1446,2258,497,-286,-3980,-2025,-1435,2216,871,644,517,340,317,317,-2965,
	5,5,-10,26,16,32,32,448,-238,1867,275,4029,4713,1536,-4129,-2108,-833,-3299,504,4910,2419,2907,-3912,-1292,
	699,-12664,5005,2454,918,726,80,624,-505,886,2658,866,284,-2310,-6473,-2806,-4918,1633,1289,597,349,288,323,-414,
	-362,550,441,1299,640,-2934,-5562,-1367,1557,531,986,369,242,230,566,-3129,58,42,-28,29,16,28,25,481,
	2103,2122,2125,2142,2176,2176,2176,2176,437,1223,1276,1003,-256,0,27,174,-768,-768,-768,-768,-768,-768,-412,-115,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-297,528,47,14,19,128,92,968,1409,-1449,-1181,-1169,-1469,-2688,-2468,-1566,-976,
	100,1011,1021,441,0,0,528,851,-1371,-1478,-1397,-1590,-1856,-1824,-824,-490,-3669,2162,933,1091,-1007,1981,3081,3494,
	-390,1825,1354,-2684,-985,-1005,1779,6709,2417,-5057,4037,422,-1190,1661,1237,-1982,-7979,1433,-2134,901,-1531,-926,1172,715,
	-6129,622,1767,2483,-3316,585,1949,1805,-2509,2081,-3324,1273,-766,-5038,788,1485,1216,1163,376,4117,-1161,4345,-1029,-4443,
	1157,-82,19,497,-824,695,131,18,-4333,604,877,251,-899,1892,2925,3570,-2224,424,1261,-3379,-1050,-1119,1648,6769,
	1610,-4668,3702,13,-1086,1715,1219,-2127,-5202,2181,-1866,643,-1406,-263,1592,785,-5160,388,1533,2134,-3042,986,2347,1851,
	-1138,2984,-2830,1280,-413,-4195,1178,1531,-616,230,320,3221,-1233,4135,-950,-4607,1576,157,57,595,-772,806,152,42,
	2176,2176,2176,2176,2176,2176,2176,2176,256,256,256,385,512,512,513,513,-768,-768,-768,-768,-161,-768,-768,-768,
	-1536,-1536,-1536,-1536,-430,-1536,-1536,-1536,36,77,0,79,1661,42,625,1503,-2268,-2227,-2304,-2096,-387,-2006,-1422,-544,
	0,0,0,0,484,0,73,955,-1984,-1656,-2048,-1728,-500,-1824,-1524,-979,868,326,-1083,-3771,-1530,3778,6705,7283,
	918,1197,1075,-3333,1187,3597,3076,2708,-532,-582,-861,1064,-4001,830,-146,-405,81,-759,-558,380,6806,-2901,-3153,-409,
	671,-1940,-88,-203,-7010,-274,-1418,794,441,-1158,2425,-1091,-8555,2066,-4452,-6479,-249,481,-369,1831,1967,1498,4485,1298,
	-2094,-1603,-5980,3409,46,-4380,94,-75,280,729,-1353,-3559,-1647,2618,4535,7097,406,2312,327,-3090,1063,2376,1477,2638,
	-1205,-175,-1394,928,-3927,587,-567,-310,1583,-2305,27,1112,6948,-819,-209,-445,1309,-2623,322,319,-6896,1088,54,753,
	1563,-1375,2340,260,-8314,3508,-1122,-6336,-1036,1268,-1103,1787,1951,70,2123,1304,-933,-5394,-4174,2560,103,-2550,829,64,
	2176,2176,2176,2176,2176,2176,2176,2176,533,553,640,665,665,749,760,761,-403,-222,-768,-190,-190,-280,-307,-173,
	-1536,-1536,-1536,-611,-611,-1536,-1536,-1536,522,736,42,712,1487,441,1331,631,-1505,-1271,-1878,-1183,-408,-1369,-470,-1167,
	569,542,2,594,594,627,720,1024,-806,-661,-1648,-611,-611,-740,-779,-653,711,-586,-1264,1339,-2171,3217,-178,-3634,
	771,-1574,-859,1766,-582,3877,2651,-2716,1315,377,3260,914,-8176,-246,-5612,-81,4201,4351,3356,1504,-20514,6916,-867,-1308,
	-1351,7943,2577,-130,-15005,7752,-7687,-3644,3756,3074,1601,704,-17599,5958,-3762,5648,1374,-6166,-2339,1134,1925,6128,1310,-4688,
	-3,-130,5493,62,-94,97,-21,-99,1165,175,-572,1395,-2378,3198,-131,-3211,1231,-648,-208,1808,-677,3789,2640,-2126,
	1559,-236,3440,779,-7257,24,-5553,-278,3844,3213,2227,1779,-18930,7134,-502,-1783,-1156,6915,1823,129,-13870,7772,-7351,-3753,
	3541,1918,837,967,-16234,6163,-3226,4998,1518,-4635,-1430,950,2018,5873,1141,-3951,-81,-182,4491,45,33,52,82,-152,
	2176,2176,2176,2176,2176,2176,2176,2176,766,766,768,769,896,986,986,1017,-768,-768,-768,-768,-768,-370,-370,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,117,816,47,82,30,333,995,582,-1677,-978,-1745,-1708,-1634,-1241,-579,-961,
	455,455,0,420,284,606,606,760,-1202,-1202,-1680,-1388,-1536,-740,-740,-1265,-4382,5309,-677,2358,-3,-5033,-6624,836,
	-3181,6231,-777,1768,2030,-4465,-5124,1718,-5458,5657,-626,5348,-268,-1093,1186,-4249,-3971,-1305,3541,-2285,-804,-6834,-2428,219,
	365,6666,1414,-156,-1251,-6295,-2772,1144,407,1095,4671,-3642,2303,-7298,-3500,580,-2848,3266,3146,4381,-2037,-5890,861,2003,
	291,-122,2088,613,282,-64,66,-242,-1028,4596,-968,1156,-38,-3405,-5902,-205,-624,5381,-902,899,1999,-3042,-4310,575,
	-1784,5464,-553,3502,-451,-255,1081,-4000,-6509,-839,3137,-1534,-1198,-7662,-3104,876,-939,6690,940,828,-1363,-6485,-2932,852,
	-3649,1736,4310,-2070,1968,-8789,-4102,1925,503,2774,3199,2989,-1897,-4058,1452,812,95,268,1933,499,97,-152,-8,80,
	2176,2176,2176,2176,2176,2176,2176,2176,1023,1024,1028,1111,1151,1152,1282,1282,-213,-114,-768,-128,-768,-768,-768,-768,
	-1536,-328,-1536,-256,-1536,-1536,-1536,-1536,1174,1296,743,955,21,0,37,32,-364,-239,-789,-494,-1388,-1408,-1241,-1246,
	853,749,740,841,1006,1024,962,988,-677,-440,-1085,-256,-1492,-1600,-1412,-1254,4862,2,1723,904,-2059,2369,-482,-2309,
	3688,-1085,1020,-680,-3670,3156,-574,-1169,4895,1745,2153,8042,-1136,2907,82,-643,7919,-11269,-38,7628,-872,-1250,-2354,4281,
	1782,3474,-2495,5001,1238,-2014,-1217,470,7771,-103,1446,6388,1058,-2322,70,825,729,-301,-528,931,1002,1791,-62,-255,
	-82,-24,-139,-66,22,148,-27,-21,4832,-338,1773,1146,-1292,653,-1286,183,3688,-1268,1153,-512,-2539,1007,-1045,1061,
	4598,2586,2199,7642,-386,2066,-11,-331,7422,-9810,-292,6961,-985,-402,-1022,1723,1597,4265,-2381,4546,696,-1556,-1488,876,
	7308,1037,1139,5856,463,-1252,600,-787,601,-206,-126,951,1170,925,-362,1727,-55,49,-74,-82,16,337,-114,-200,
	2176,2176,2176,2176,2176,2176,2176,2176,1289,1419,1523,1536,1538,1538,1779,1793,-134,-137,-110,-90,-12,-440,-79,-768,
	-1536,-408,-530,-287,-29,-1536,-266,-1536,289,319,862,846,281,67,671,5,-983,-822,-175,-178,-740,-955,-110,-762,
	935,932,978,941,927,999,1001,1024,-658,-536,-530,-394,-587,-880,-402,-1245,514,-3957,-2186,-1609,2209,-1536,5807,1479,
	-227,-701,-1376,-1160,-577,-573,6588,768,-1561,-1163,-429,1326,4432,1789,155,-1042,2913,-4647,-962,-2617,-2612,552,-5091,-1283,
	609,-3695,-8916,4171,-6167,-2775,681,-6050,883,-5797,-2760,-5688,-3674,368,-5316,653,4548,605,-59,-358,774,-332,-99,9,
	49,37,-74,11,183,12,-40,46,386,-3870,-2324,-2018,1984,-908,4916,443,-502,-716,-1312,-1642,-782,31,5911,-152,
	-1737,-1327,-249,1513,4407,991,1182,-299,2899,-4430,-986,-2304,-2160,353,-4055,-395,242,-3483,-8308,4105,-6044,-1777,1651,-4559,
	1415,-5606,-3164,-5786,-3227,-513,-4254,749,4276,606,-182,-434,618,-73,-229,-245,67,14,-28,18,191,-32,-1,125,
	2176,2176,2176,2176,2176,2176,2176,2176,1798,1998,2025,2051,2052,2288,2568,2820,-768,-143,-52,-166,-448,-90,-49,-8,
	-1536,-596,-233,-1536,-1536,-568,-640,-1536,32,104,158,313,31,62,0,0,-730,-458,-377,-196,-478,-210,0,0,
	1020,1024,1017,1023,1024,1024,1024,1024,-1153,-596,-409,-696,-896,-568,-640,-640,-138,-345,-218,1566,828,46,-1992,215,
	669,1489,2311,15,-66,1504,-336,1905,-763,-1490,-6481,6844,308,2054,-4450,917,3016,1548,-2662,-1183,1344,989,1072,1704,
	8247,-7778,-310,5275,-672,-135,-557,4533,-2733,8054,-4618,1090,-1404,4214,-2287,-1149,-382,95,52,-337,-382,226,392,1057,
	15,-6,21,-66,-19,-8,-19,-4,315,-672,-360,1433,774,291,-2787,246,887,1338,2327,-159,44,1629,-1124,1750,
	-1000,-1007,-5758,6428,-11,2018,-3064,544,2418,2016,-2207,-1233,1387,1051,1972,1128,6679,-6714,139,4851,-831,1,-308,4499,
	-2503,8178,-3926,1079,-1181,4119,-1258,-1232,-274,-98,-47,-610,-579,189,210,829,-14,15,27,-16,7,-10,27,-20,
	2176,2176,2176,2181,2195,2220,2240,2304,2829,3003,3072,169,935,1374,640,-256,-14,0,-1,-768,-768,-479,-768,-768,
	-174,-129,-92,-1536,-1536,-1536,-1536,-1536,0,0,0,663,202,297,24,128,0,0,0,-1738,-1462,-978,-2024,-2944,
	1024,1024,1024,172,426,963,0,0,-312,-531,-260,-925,-1611,-938,-1712,-1984,-4234,11453,-9155,807,2573,2230,-3201,121,
	-292,2195,-3103,-862,3847,1126,-3464,-932,9429,-12767,8714,-1714,3349,505,-1125,2305,-492,-1348,63,8974,2425,-3107,383,-432,
	1237,-134,-160,5287,-521,-1827,-44,1488,20,-2008,-1037,8445,-2763,2549,-845,1066,271,-57,-30,-3863,1916,-177,-1751,-303,
	-10,-14,-3,2037,-554,-159,-51,1121,-1181,4427,-1948,2811,-384,2058,-2373,331,1260,-1114,992,825,1707,920,-2633,-923,
	5318,-3775,1594,-1086,2004,298,-742,2191,-2072,1091,-1788,3246,5206,-2553,-1308,-417,780,490,-546,1414,789,-1001,-1191,1546,
	-1098,-288,-2536,3041,320,2281,-2074,1129,283,-15,-75,-1284,-1083,52,-674,-202,-36,24,-22,966,-118,-143,-1097,1143,
	2304,2304,2304,2304,2304,2304,2304,2304,0,23,143,255,256,256,385,506,-768,-476,-139,-768,-768,-768,-768,-768,
	-1536,-1536,-425,-1536,-1536,-1536,-1536,-1536,102,972,1441,78,0,36,79,1584,-2714,-1822,-1232,-2483,-2560,-2524,-2352,-725,
	0,518,835,0,0,0,0,952,-1920,-952,-618,-1784,-2176,-2112,-1840,-1062,3187,3350,3534,-886,-3885,2274,-1420,2880,
	70,1375,4158,1180,1348,995,-2137,3998,-2557,29,-3898,-1513,1613,2785,955,-5365,-1127,-287,-113,-2130,-626,1684,-1930,-7264,
	-4168,-154,-39,-1268,-2458,1795,1486,-2739,-993,-273,45,-2102,-1676,564,-2638,7620,-1853,-4,-1693,-2702,-960,5300,1404,448,
	-1362,341,-11,-2191,-909,57,7970,-37,3209,2944,3582,-548,-3476,1611,-1008,2625,182,1127,4317,2678,865,812,-1641,3817,
	-2325,41,-3790,901,862,1831,1344,-5016,-1130,235,23,-3579,-704,1705,-2185,-7136,-3996,119,80,-2396,-2499,1873,1383,-2786,
	-864,159,93,-3573,-2404,86,-2445,6793,-1628,-226,-1924,-144,-1321,3901,1905,597,-1381,315,11,-4368,-165,913,6574,-27,
	2304,2304,2304,2304,2304,2304,2304,2304,512,512,512,531,584,640,676,676,-768,-145,-768,-398,-147,-768,-164,-164,
	-1536,-375,-1536,-1536,-425,-1536,-468,-468,42,1894,671,566,1179,49,1135,1705,-2262,-410,-1633,-1719,-1052,-2127,-1006,-435,
	0,499,71,568,586,2,609,609,-1952,-508,-1632,-912,-569,-1776,-507,-507,339,-946,5990,2805,-3864,-2386,-1507,954,
	819,-996,2458,3815,-4206,-2997,-3876,1160,-515,3590,375,374,-5478,-760,3507,6090,3527,-221,-12509,953,-572,4606,663,6261,
	484,3914,-9446,7164,1044,2379,2628,8277,6665,4591,-13860,1013,-447,-987,635,10201,-508,585,5622,5760,-3887,-3655,-127,-173,
	-5432,8,-212,40,-100,5422,-166,-72,-74,-960,4011,2926,-4021,-1847,-1392,1248,-66,-1331,1394,3954,-4479,-2564,-3628,1418,
	-722,3543,-739,435,-5044,-400,2912,5897,4183,23,-2351,699,34,3174,214,5677,1094,4058,-1458,7007,1432,1363,2293,7889,
	6441,4856,-3189,790,161,-2012,82,9589,-1376,410,2162,5592,-3928,-3038,86,-98,-3149,53,362,38,-18,4326,-192,-124,
	2304,2304,2304,2304,2304,2304,2304,2304,737,767,767,768,769,769,770,896,-280,-768,-768,-768,-160,-768,-279,-768,
	-1536,-1536,-1536,-1536,-505,-1536,-1536,-1536,513,116,894,47,816,105,1485,32,-1566,-1933,-1155,-2001,-1231,-1942,-561,-1888,
	609,456,456,0,1024,420,728,287,-843,-1270,-1270,-1808,-628,-1516,-806,-1664,-3337,-4643,-1102,-1074,-232,201,-5327,227,
	-5562,-3852,551,100,-3891,-940,-3390,497,1332,-4808,-3158,-1132,-2117,1697,-6196,-983,-564,9989,-1715,-1051,796,-8194,3628,722,
	-7366,4385,-7109,-1852,2281,-4211,6493,-66,-1324,10062,-2618,-220,445,-8345,8969,626,-7005,-3821,1685,4375,-5523,2059,-369,-1368,
	-56,233,-266,50,-62,109,47,-844,-3243,-562,-1015,-1626,-154,-1261,-5199,-409,-5484,-485,453,-463,-3725,-1689,-3140,98,
	1279,-1580,-3191,-1021,-2222,-257,-6077,-1363,-728,-290,-1886,-1139,620,-3757,3264,657,-7400,-852,-7015,-1985,2212,-1588,6227,-18,
	-1483,-692,-2890,-527,199,-3704,8341,906,-6459,-332,1687,3979,-5265,497,-71,-1508,-4,-124,-298,629,-66,23,-23,-906,
	2304,2304,2304,2304,2304,2304,2304,2304,1002,1002,1005,1021,1023,1025,1110,1152,-285,-285,-215,-768,-105,-768,-128,-768,
	-1536,-1536,-1536,-1536,-299,-1536,-256,-1536,375,1163,1350,817,1532,620,1203,24,-1439,-651,-461,-979,-260,-1171,-504,-1641,
	621,621,847,732,750,768,840,1006,-782,-782,-780,-1202,-453,-1382,-256,-1608,-975,-2157,454,-1549,2,5848,-139,-1109,
	1308,-5020,-272,-1869,-1230,6055,2811,217,-726,-1111,5621,-2408,-316,5771,1054,-3602,3206,10374,-14210,-843,6644,-1226,2603,-2097,
	6069,8440,-8386,2671,1093,1533,-209,-3240,3268,9154,-15615,-3958,1581,-428,498,-1080,-4066,-1034,-956,-1927,-750,1643,564,1158,
	-88,121,6,30,-7,-162,-50,37,-180,-1952,481,-1305,-104,4835,112,-169,1865,-4727,-278,-1679,-1772,5195,3266,774,
	-723,-1353,5658,-1920,-61,5372,635,-2645,1778,9550,-13874,-1393,7155,-248,1484,-1704,4653,7733,-8275,2146,1238,1954,-577,-2472,
	1588,8207,-15289,-4500,1954,799,-356,-1157,-2144,-475,-1162,-1470,-739,148,589,1507,-80,10,9,-105,27,-106,-84,17,
	2304,2304,2304,2304,2304,2304,2304,2304,1152,1278,1283,1283,1440,1535,1541,1543,-768,-161,-768,-768,-120,-81,-411,-102,
	-1536,-677,-1536,-1536,-344,-237,-1536,-375,0,383,38,36,590,1077,77,1045,-1664,-1155,-1496,-1497,-787,-204,-1198,-228,
	1024,932,987,964,939,936,999,981,-1728,-677,-1357,-1540,-458,-413,-1008,-658,563,970,418,-2011,-356,170,1251,3050,
	-377,-1474,-1932,520,-150,17,737,-825,948,-3703,-504,222,1235,-814,2850,251,2263,4008,701,-1468,3734,-1469,-70,-1322,
	715,-4408,-721,2413,9649,101,-258,1505,584,6553,-3335,3315,4478,7884,1938,-3470,1412,3172,-616,-437,-395,-348,267,-237,
	202,-11,-72,-91,-51,30,17,-28,-836,846,2551,-2255,20,668,1532,1596,-1549,-1540,1311,-736,57,6,995,-1732,
	-521,-3638,695,56,650,-1005,2472,1160,2257,4250,-1753,-587,3565,-686,17,270,23,-3931,541,1774,8559,-84,258,2943,
	971,6720,-3692,2324,4392,7661,1585,-275,819,3105,1517,-1093,-206,-425,337,-253,343,-2,-179,-204,-44,20,35,58,
	2304,2304,2304,2304,2304,2304,2304,2304,1589,1779,1792,1794,2001,2035,2052,2053,-10,-77,-768,-768,-137,-51,-441,-167,
	-24,-309,-1536,-1536,-472,-204,-1536,-752,412,862,6,36,124,191,31,441,-815,-174,-1018,-986,-691,-590,-734,-322,
	942,1002,1024,1020,1024,1017,1024,1024,-715,-530,-1373,-1281,-518,-402,-998,-752,4500,-2812,1889,-1297,-4522,-4687,-1582,2330,
	1722,-2110,995,121,-4007,-2936,-391,-116,-3352,-895,-8252,2497,-4067,5914,1228,1266,-3111,-5040,-1579,21,-5746,6484,-1696,-2174,
	-12426,378,1288,69,2726,6067,-2015,4643,-2080,-4479,2012,-346,-8487,5099,-1449,272,-183,-156,-74,-428,-228,-204,-475,-509,
	11,-15,36,-4,1,-1,-8,-85,3055,-3187,825,-606,-3647,-3930,-1235,1723,745,-2132,237,630,-3407,-2567,-92,-419,
	-1503,-430,-6483,1212,-5217,4704,511,2011,-989,-3279,-932,-522,-7155,4819,-1904,-1715,-9775,885,1266,291,1320,4614,-2493,5384,
	-307,-2750,2381,-257,-9784,3879,-1690,684,-343,-198,-316,-226,-77,-114,-528,-670,94,5,76,-51,-40,-23,-12,-29,
	2304,2304,2304,2304,2304,2304,2314,2317,2307,2554,2824,2831,3076,3328,535,569,-83,-51,-6,-13,0,0,-768,-768,
	-696,-768,-1536,-181,-99,-47,-1536,-1536,67,23,0,0,0,0,523,212,-443,-239,0,0,0,0,-1777,-2061,
	1024,1024,1024,1024,1024,1024,270,82,-696,-768,-768,-440,-512,-260,-1128,-1725,2413,922,-1737,-2388,3409,-10589,-4178,9894,
	3211,-233,-1811,1183,4791,-10489,970,6471,5387,-4180,-1999,5437,4077,2095,-1780,813,771,911,-1568,-339,-193,-610,13680,-6689,
	3263,-1797,1826,14,-322,-327,5490,-4261,1587,-493,998,4708,850,-692,11482,-5747,-109,-242,-249,-300,-119,-143,112,-3393,
	-5,-40,49,18,-7,-19,-678,2306,2450,524,-1841,-1377,1815,-4845,-1230,8851,3284,-499,-1828,2002,4780,-4842,3052,5924,
	4662,-3413,-1458,4427,4369,-1505,-796,191,334,1358,-921,-975,436,-3423,7093,-2868,2703,-1654,2294,-141,-400,-646,532,-1671,
	1096,143,1303,3907,1288,-3236,4202,-1803,-116,-235,-236,-297,-149,-158,2353,-4277,-11,-16,62,-2,-3,-32,-616,2331,
	2318,2356,2360,2370,2432,2432,2432,2432,1500,833,411,1180,433,512,512,540,-768,-327,-768,-768,-379,-768,-768,-218,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-435,33,995,687,25,808,42,213,1665,-1311,-1091,-1831,-1744,-1831,-2518,-2347,-866,
	1024,699,200,1024,313,0,730,106,-1516,-1031,-1168,-1726,-992,-2080,-1800,-435,963,2377,845,637,-1009,3499,-1134,-1769,
	1146,2776,695,943,-1579,791,-1196,590,831,-4357,-566,2922,-1259,1413,-251,5336,1090,-4201,11048,1209,1562,-1353,-9137,614,
	1582,-4922,15867,3206,2339,626,-6661,2387,-580,-5326,15173,2343,1679,-2760,-9144,1303,-584,5919,-3816,1061,-487,31,-3121,3201,
	-5,-126,-260,100,-296,-2386,-18,139,-490,795,2958,-71,-720,3104,-1657,-1578,-570,1241,2309,261,-1281,365,-1709,767,
	1130,-4387,8,2427,-1239,1050,-985,5132,1788,-2553,4256,1567,-865,-160,-5785,-29,765,-3938,10031,2999,84,1338,-4157,1919,
	286,-3494,7561,2834,-812,-1744,-5706,686,-1235,4186,-1621,525,717,-333,-4278,3390,23,6,-353,124,-288,-982,314,34,
	2432,2432,2432,2432,2432,2432,2432,2432,768,1001,1024,1109,1509,1539,1539,1548,-64,-264,-768,-128,-206,-32,-768,-768,
	-128,-802,-1536,-256,-740,-64,-1536,-1536,2049,548,49,1455,324,1407,36,209,-255,-1523,-1999,-508,-1239,-126,-1496,-1315,
	521,612,776,840,1024,966,1010,946,-128,-802,-1800,-256,-740,-64,-1538,-1261,-134,-3720,260,-256,2473,-781,3924,-3354,
	-1607,1311,-1752,-2318,-465,-917,3376,-5307,-593,2559,219,-172,796,-533,-391,-566,-850,1959,-2150,-496,-1246,2191,882,-1295,
	-290,2477,1916,-929,-51,-619,3787,-3541,-301,1691,-1858,-735,-2301,716,817,-2679,-316,-4345,-1237,290,-372,24,-446,-1137,
	55,-8,191,-28,-65,1,-17,-52,-93,-3230,-1191,24,2669,-615,3447,-1699,-735,1596,-3093,-1396,-335,-683,2642,-3519,
	-441,2373,-282,-400,655,-598,-478,-189,-878,1239,259,-979,-1463,1490,1208,-2257,-270,1905,2234,-1079,-147,-483,2848,-2859,
	-310,910,655,-1372,-2553,630,917,-3573,-122,-3797,-2570,303,-242,-45,-705,-561,6,-39,295,-71,-42,-6,-42,-160,
	2432,2432,2432,2432,2432,2432,2432,2432,1567,1794,2024,2050,2512,2567,2997,3080,-218,-64,-127,-768,-60,-33,0,-1,
	-435,-128,-413,-1536,-285,-1536,-126,-63,694,1030,145,36,103,31,6,0,-811,-248,-903,-987,-458,-474,-69,0,
	1011,1017,1024,1023,1024,1024,1024,1024,-435,-128,-646,-1280,-596,-1024,-505,-768,-472,-862,-2481,1503,-152,501,-9896,9999,
	-314,-265,-1969,580,-1782,1035,-8974,11934,3185,-1346,-2758,5973,967,2131,10055,-13034,5774,8437,-16,4777,-1933,100,2553,23,
	2816,-1488,-2029,1690,1638,1233,-379,-468,5373,8646,-24,3274,-3299,-860,834,655,-746,-78,-121,-174,-155,-311,-180,-128,
	-65,-24,16,6,-11,5,1,33,156,-18,-2463,1845,135,540,-4436,2282,157,-141,-1987,962,-1585,1160,-4696,5698,
	2962,-1852,-3477,6042,632,1501,2424,-3258,4549,5875,-889,4274,-2722,45,-166,3301,1737,-1967,-2292,1589,1522,31,-976,512,
	4351,5588,-1194,2760,-4082,-759,-1828,4036,-389,-113,-127,79,-123,-324,-209,-49,-103,-58,6,-38,-23,36,-28,86,
	2432,2432,2432,2432,2432,2432,2476,2483,3515,3527,4096,4133,4352,4437,918,887,0,0,0,0,0,0,-768,-768,
	-6,0,-1,0,0,0,-1536,-1536,0,0,0,0,0,0,121,140,0,0,0,0,0,0,-2120,-2148,
	1024,1024,1024,1024,1024,1024,422,470,-530,-325,-321,-96,-205,-144,-1788,-1843,24933,-23809,-270,265,-1317,-771,2248,2576,
	26154,-24355,-979,-247,-511,-472,2334,3901,376,140,-42,17,229,488,842,2584,-7155,1945,-31641,28273,-4771,6166,-792,-5414,
	-253,-229,-22,12,122,271,-1383,250,-5846,277,-31756,28031,-4234,6390,-1998,-4716,-107,-103,-14,12,109,243,3311,3088,
	-6,-3,-7,-2,14,40,-910,-504,9089,-9190,-1476,800,-1649,-931,1744,654,9771,-9357,-2356,208,-772,-534,1969,2067,
	2048,-1329,639,-533,396,360,575,1161,-1729,-3033,-14256,10569,-2326,4817,-162,119,-69,-379,87,-142,108,170,-845,3379,
	-1305,-3961,-14384,10280,-1777,5048,-1269,546,-82,-153,-70,53,51,237,2939,1787,13,-15,4,-9,13,31,-1017,-115,
	2496,2496,2497,2555,2560,2560,2560,2560,1152,2944,1174,508,-256,0,29,153,-59,-3,-768,-768,-768,-768,-389,-135,
	-463,-169,-1536,-1536,-1536,-1536,-1536,-420,852,22,146,4,160,108,1112,1434,-1196,-234,-1882,-2805,-3424,-3220,-2186,-1741,
	1017,1024,944,0,0,0,525,839,-754,-794,-1677,-2299,-2240,-2160,-1105,-874,655,5819,4187,6335,2383,1905,1414,7945,
	5784,-1687,3711,4259,497,3365,4367,8680,-4014,-10562,857,1821,-1115,-325,2079,3165,-1072,-593,-5622,-2192,-389,-1434,-420,-511,
	-5936,-119,365,-4207,2747,-1231,-442,-516,-1230,-1038,-5645,-3088,2361,281,-196,-515,4427,-149,4451,1785,-14,-544,-703,-1056,
	-55,-13,-100,-1887,-1985,405,226,166,0,2616,2920,4356,2495,2243,1207,7995,5188,-3958,2527,2479,445,3544,4155,8790,
	-3275,-5059,620,453,-1212,-21,2222,2873,283,1020,-2914,-899,-84,-950,-469,69,-4754,687,727,-3335,2751,-1073,-657,-96,
	18,874,-2988,-2018,2231,461,-316,55,3888,-106,3228,430,-67,-47,-488,-1457,30,14,-107,116,-1365,682,215,212,
	2560,2560,2560,2560,2560,2560,2560,2560,256,256,256,384,435,504,511,512,-768,-768,-768,-768,-352,-768,-768,-768,
	-1536,-1536,-1536,-1536,-935,-1536,-1536,-1536,77,0,39,80,1053,1731,244,47,-2995,-3072,-3033,-2864,-1840,-1094,-2573,-2769,
	0,0,0,0,317,953,728,0,-2024,-2432,-2368,-2080,-935,-1314,-1928,-2208,-1159,-520,2310,-4668,-529,528,856,1423,
	1868,1997,3737,-5031,-3033,1491,818,1590,-717,3110,1582,-1733,3561,6424,-535,-233,437,2120,782,-2487,586,120,-3449,996,
	1296,1371,233,2727,678,615,-6256,1079,-1067,1450,1790,-1474,602,-12688,-3500,1278,-1398,1411,169,325,-1806,365,-1446,-431,
	1087,-965,-1883,3191,0,2,-2201,-2183,95,-974,1189,-3510,-404,699,415,1135,4297,1610,3201,-4006,-2894,1590,275,1361,
	1619,1880,314,-1183,3281,5883,-1488,-916,-40,1714,1870,-1912,-253,-138,1610,3092,889,1398,1515,2202,-182,508,-1947,639,
	-573,805,1648,-1095,-253,-12020,1382,2748,-42,354,-788,1013,-1506,398,-2267,-760,-1138,180,310,2813,-49,42,-1198,-763,
	2560,2560,2560,2560,2560,2560,2560,2560,512,512,512,535,540,551,641,656,-768,-768,-124,-374,-218,-199,-768,-183,
	-1536,-1536,-321,-1536,-435,-573,-1536,-515,98,732,2368,686,1919,1213,59,1202,-2717,-2084,-448,-2107,-868,-1564,-2628,-1470,
	71,71,508,575,106,541,2,592,-1868,-1868,-533,-1101,-435,-825,-2024,-763,-792,3042,851,-1739,206,-2795,-4426,-1136,
	239,5090,649,-2353,-966,-3552,-3671,1248,-1678,632,268,-741,-49,-3409,-1237,-4639,3561,-6864,14,1656,-119,-579,-2212,-672,
	-5451,-7878,59,3370,147,-491,2436,-531,1629,-10111,150,1947,-20,-616,546,-682,-198,3388,223,-3838,-83,-4676,-5703,1491,
	1238,224,-10,-141,86,14,320,2,862,2193,800,-1513,326,-2958,-3611,-1177,1166,4232,226,-1911,-792,-3699,-3063,1026,
	-763,-298,114,-125,-164,-3628,-947,-4885,357,-779,69,-1222,-483,9,-2650,-666,-6551,-2115,66,1103,-149,-68,1747,-522,
	-832,-3350,199,-970,-381,-17,74,-650,89,989,53,-2727,-18,-5100,-4952,1222,-1413,506,28,-214,10,68,-489,-1,
	2560,2560,2560,2560,2560,2560,2560,2560,656,723,745,763,768,768,768,769,-183,-321,-255,-171,-768,-64,-768,-768,
	-515,-992,-816,-499,-1536,-128,-1536,-1536,2046,778,980,1020,106,2304,46,170,-626,-1827,-1603,-1546,-2454,-256,-2513,-2389,
	592,433,613,1024,418,521,0,459,-763,-992,-938,-785,-1750,-128,-2064,-1487,951,-4240,1975,-2408,-2459,-395,1051,-3122,
	257,-4032,353,-2084,-1967,-1059,1376,-3023,-373,-1473,-8601,2383,1066,-300,1370,-2413,-178,738,-651,-293,-7704,-159,2581,16558,
	-344,1879,-61,349,-9449,-123,1428,10933,-119,916,-713,-282,-9311,-218,1667,15942,-164,-4481,-839,-899,644,-165,4666,-1529,
	-63,-161,-79,11,767,43,5900,-143,622,-4054,1524,-2320,-2713,-333,892,-993,-366,-3772,-117,-2120,-2261,-53,1175,-521,
	218,-1302,-8246,2171,591,-231,1385,82,584,197,705,-540,-3693,-220,2184,3785,355,1384,1004,218,-6025,-145,1212,1561,
	785,357,663,-534,-5279,-235,1270,3091,-95,-4274,-1454,-1051,194,-61,4729,116,27,-119,54,-14,597,5,5828,-376,
	2560,2560,2560,2560,2560,2560,2560,2560,769,776,896,1007,1007,1012,1021,1024,-768,-266,-768,-242,-242,-200,-768,-89,
	-1536,-973,-1536,-666,-666,-795,-1536,-236,1052,1764,41,752,1554,1636,982,1983,-1507,-788,-2391,-1569,-767,-680,-1325,-321,
	459,738,291,615,615,851,729,770,-1487,-973,-1920,-864,-864,-912,-1392,-475,133,-920,1519,3681,-181,1240,-7127,595,
	980,13,2172,1748,-910,2200,-6789,4617,-453,3994,1103,1008,1285,1596,-4251,-493,-1802,3579,-1553,-345,1444,3077,1034,-65,
	-2950,2873,601,1071,1296,2394,-5329,-215,-3100,4606,220,-348,2291,-2794,-1397,61,1490,200,-908,1560,-320,-23,-1864,-252,
	-271,-54,-416,36,-1,-26,58,-12,-64,-1146,1063,3641,-425,1125,-6559,446,749,121,1599,1661,-1503,1889,-6295,3185,
	-695,4003,853,980,1860,1628,-4037,-600,-1373,3531,-320,-223,1991,3061,25,-17,-2389,2754,1481,1088,1754,2419,-5542,-283,
	-2512,4345,1251,-212,2878,-2736,-2180,158,1203,208,-903,1357,-286,-117,-1454,-371,-313,-39,-643,8,24,-17,-42,25,
	2560,2560,2560,2560,2560,2560,2560,2560,1024,1040,1110,1152,1152,1152,1269,1279,-768,-768,-128,-768,-768,-768,-145,-768,
	-1536,-1536,-256,-1536,-1536,-1536,-522,-1536,712,27,1708,147,0,29,547,42,-1592,-2261,-510,-2029,-2176,-2146,-1512,-2007,
	767,797,841,886,1024,1007,931,985,-1616,-1896,-256,-1530,-1984,-1848,-806,-1579,6758,2289,1201,-4061,4270,-1852,-1374,-9054,
	7363,2035,-2415,-4008,7269,-3127,-1070,-8485,4241,1411,-540,3727,3268,-1535,-1703,-6720,-4565,-3556,-1323,11166,489,-1001,98,-1190,
	-236,493,-864,-3275,368,-123,3678,-2380,-5241,-3228,-936,10205,372,-2482,-267,-3191,1150,1549,62,-5435,3067,881,2470,-6808,
	-155,189,-16,-216,340,173,15,-7,5102,1666,1600,-459,1826,-1437,-1250,-2261,5910,1363,-1074,-685,4136,-1800,-1057,-1594,
	3149,1294,-538,5175,1639,-384,-1973,-3397,-1908,-1661,-1484,6075,2243,180,-72,-5851,557,931,-825,-3501,830,-545,3473,-1530,
	-2618,-1401,-1264,5046,1627,-1100,-421,-7418,-299,931,75,-2650,1538,937,2617,-985,-106,65,-58,-219,433,217,8,4,
	2560,2560,2560,2560,2560,2560,2560,2560,1280,1408,1464,1491,1507,1533,1534,1536,-768,-768,-115,-13,-113,-435,-65,-32,
	-1536,-1536,-331,-26,-430,-1536,-199,-64,49,17,684,510,1361,119,1548,1665,-1999,-1903,-1179,-1327,-460,-1676,-246,-127,
	963,1024,946,915,976,997,931,965,-1796,-1764,-611,-971,-780,-1202,-444,-64,6108,3757,-1918,1142,-1201,-868,-579,612,
	6272,1847,1755,-853,3647,-623,230,370,2276,1933,7236,-2311,-278,-346,-225,-143,-2693,-938,-560,-172,1904,2126,-52,-46,
	2869,978,2396,2416,745,-7871,-58,-198,-3606,4374,-762,-145,2355,-240,-224,-118,6142,-124,-1025,434,-272,132,-214,93,
	-71,-10,-25,76,-2,-29,16,-6,872,2539,-1269,312,-1571,284,-631,551,1329,735,1792,-1244,2770,526,517,772,
	-454,1194,6053,-875,127,-103,-380,-166,-260,-218,-1015,1169,2765,1711,537,-193,1653,730,2170,3407,1224,-7237,-330,-76,
	-1986,5267,-1147,1151,3272,-763,171,-222,2204,-715,-448,87,-292,475,-213,30,-141,-27,-35,100,17,23,25,-4,
	2560,2560,2560,2560,2560,2560,2560,2560,1537,1566,1680,1789,1792,1795,1795,2034,-768,-218,-768,-75,-768,-64,-768,-122,
	-1536,-435,-1536,-316,-1536,-128,-1536,-375,220,925,0,1182,7,1281,37,313,-1571,-837,-1648,-357,-1529,-252,-1496,-982,
	943,1010,1024,1004,1024,1017,1020,1024,-1389,-435,-1720,-677,-1615,-128,-1537,-612,-5594,-483,1412,1540,1492,220,1464,-781,
	-4775,-792,1305,-445,3005,-47,1651,2008,-2746,-934,-1003,-877,-2896,-451,7048,7243,-422,890,779,3104,1240,-200,-905,11428,
	-3122,376,-2326,-93,2881,-651,1389,4558,29,902,-1599,-4837,2392,1253,-995,9223,-1222,-421,-242,-70,48,40,-104,-204,
	-84,-13,12,4,23,-16,-4,-31,-4057,93,81,1076,984,721,1918,-11,-3327,23,-23,-648,2292,728,2188,2246,
	-2295,-1134,-1174,-955,-1886,-825,6441,6138,-1341,-570,1709,5031,1406,-581,-814,9870,-3113,-622,-2646,-409,2372,-808,1383,3099,
	-988,-508,-655,-2043,2378,-413,-968,7921,-705,-117,-860,-112,-147,16,-1,-139,-147,-60,6,3,21,-29,-12,-39,
	2560,2560,2560,2560,2560,2560,2560,2560,2050,2053,2055,2306,2408,2564,2664,2819,-442,-156,-47,-83,-768,-50,0,-14,
	-1536,-822,-204,-516,-1536,-883,-1536,-167,32,658,290,67,0,31,0,67,-1246,-617,-983,-955,-920,-734,-664,-443,
	1024,1024,1016,1024,1024,1024,1024,1024,-1254,-1008,-658,-880,-1356,-998,-1228,-696,252,-2773,369,4840,-613,-482,1851,-574,
	239,-1926,-63,4432,-330,-637,2415,2247,-1322,1260,-3355,-5750,-4221,-3092,-5699,6326,-3233,-3915,-3368,-7376,772,-543,-38,-2762,
	-1364,924,2979,-4659,-3118,-2320,-9408,-482,-3362,-9178,1714,-8126,891,-840,1263,-3999,-146,-443,-56,96,83,-98,39,-67,
	-12,-28,7,21,39,-30,26,-6,258,-3556,47,3756,-622,-658,1355,197,352,-2510,-241,3803,-359,-683,1855,2819,
	-1561,2574,-2898,-5063,-3741,-2416,-4179,5149,-3329,-2393,-2785,-6307,586,-131,542,-3709,-1502,2544,3583,-3705,-2865,-2139,-6980,-296,
	-3368,-7444,2240,-7377,749,-414,1855,-4825,-322,-650,-132,7,197,-62,-128,-82,0,8,12,24,16,-24,87,-11,
	2560,2560,2560,2630,2633,2666,2688,2688,2823,3066,3840,1134,394,1336,-256,0,-7,0,0,-502,-178,-768,-768,-768,
	-1536,-103,0,-1536,-356,-1536,-1536,-1536,31,23,0,608,2399,0,172,108,-474,-239,0,-1726,-681,-2204,-3668,-3476,
	1024,1024,1024,761,162,1024,0,0,-1024,-768,-260,-1301,-341,-1998,-2336,-2288,1134,3073,-3293,-2791,-874,1665,2381,-1464,
	-281,4961,-4337,-3414,-2164,1886,2330,-492,2742,746,-356,-4861,405,2472,1583,-304,-375,-1761,10085,5023,2,-749,1597,-539,
	7285,-447,-225,-3901,230,-1409,-155,1592,118,-1724,10032,3712,209,632,-491,1757,-172,-80,-105,2204,302,3741,2048,-82,
	-1,-6,-12,-123,109,27,-337,-891,1284,1521,-868,-1347,-764,-55,2528,-991,-80,3472,-1940,-1717,-1723,-25,2520,-183,
	2092,1460,-999,-3858,380,659,1583,2,-508,-1942,7022,2335,-196,1446,1668,-405,6172,-475,-266,-4282,89,-816,-237,1438,
	-18,-1953,7023,1224,-29,2142,-615,1731,-47,-49,-102,2337,413,2199,2046,355,-21,-11,-18,-195,53,-20,-52,-657,
	2688,2688,2688,2688,2688,2688,2688,2688,31,153,256,256,256,384,437,509,-389,-140,-768,-768,-768,-768,-337,-636,
	-1536,-427,-1536,-1536,-1536,-1536,-873,-1536,1110,1667,81,43,0,80,1087,1823,-2442,-1764,-3247,-3285,-3328,-3120,-2060,-1253,
	527,838,0,0,0,0,321,954,-1233,-884,-2136,-2496,-2560,-2208,-1051,-1395,-1238,-4962,-4536,-82,1716,-775,-424,-3134,
	-385,-4405,-4181,2935,2001,-2682,-1520,-2011,-1508,-5251,-2518,1603,1392,-2234,1624,2152,-193,-228,-2917,1034,926,-748,686,5162,
	-123,-283,-87,-2175,517,38,411,3144,-77,-140,-528,-383,158,-323,551,-607,1309,-5782,-2030,974,2917,850,691,220,
	670,-22,-3037,-1091,-1238,4354,319,-15,-1405,-4915,-3229,-2058,136,-60,-400,-3107,-612,-4339,-1992,901,808,-1780,-1474,-2023,
	-1263,-5314,-360,-228,345,-1500,1742,1919,-610,2,-3238,900,357,-2,549,5310,-469,-109,-1631,-1194,592,-16,198,3263,
	-367,58,-928,-179,-93,24,491,-31,1033,-5830,169,-245,1683,1624,208,48,439,22,-4663,-565,-1181,4278,138,40,
	2688,2688,2688,2688,2688,2688,2688,2688,512,512,512,512,539,567,640,665,-768,-118,-768,-768,-329,-173,-768,-172,
	-1536,-295,-1536,-1536,-951,-445,-1536,-448,47,2608,98,769,1174,1604,60,1596,-3025,-464,-2973,-2303,-1871,-1413,-2884,-1324,
	0,517,73,73,582,563,2,604,-2336,-545,-1996,-1996,-951,-711,-2136,-665,633,-822,352,138,-2397,-1097,-2988,97,
	617,908,-247,479,-2849,-344,-3441,578,1896,167,-1974,-1384,-2221,5331,-261,2216,-618,98,2229,-4706,-912,-221,-1881,-583,
	-4158,66,3306,-4127,-825,-303,686,-642,141,132,899,-4604,-669,-230,-875,-600,477,111,-692,-221,-1606,5607,-4284,1660,
	-3002,-4,672,2691,-230,-41,946,-47,-389,-818,984,-18,-2526,-1151,-2426,149,-738,581,-95,271,-2913,-377,-2832,671,
	487,119,-1052,-1933,-2185,5246,119,2283,758,176,-694,-2017,-563,-203,-2312,-803,-2131,106,606,-2037,-578,-296,-276,-865,
	1045,194,-1116,-2215,-447,-225,-1347,-844,-452,26,-568,-1092,-1162,5455,-3466,1862,-957,20,-2411,3230,-110,-30,-103,-68,
	2688,2688,2688,2688,2688,2688,2688,2688,665,720,740,741,768,768,768,768,-172,-330,-187,-265,-768,-768,-768,-768,
	-448,-875,-606,-717,-1536,-1536,-1536,-1536,2258,1026,1043,1250,52,106,170,1101,-662,-1838,-1802,-1594,-2764,-2710,-2645,-1715,
	604,430,1024,610,0,417,457,457,-665,-935,-913,-807,-2192,-1854,-1615,-1615,-958,-589,-1756,2075,-285,-681,1049,-4925,
	1710,5719,-2800,-740,-996,-334,617,-4634,-484,6913,-4213,7522,-1130,767,-1421,-8356,-269,684,-281,304,930,-658,17018,-14137,
	-424,586,-466,103,973,-10768,25679,-6956,-434,699,-320,384,117,-620,21859,-4978,-174,852,-6103,5143,2221,2020,1447,1234,
	-47,-47,69,-51,1284,1893,-151,-234,-853,-510,-1702,2135,-768,-217,1636,-5300,1615,5808,-2711,-574,-1253,-70,1426,-5034,
	-680,6630,-4223,7149,-1244,750,140,-8560,-452,-453,-134,-437,1038,1217,5358,-12277,-582,-347,-280,-423,1075,-4652,14807,-5509,
	-643,-403,-206,-414,492,2054,9686,-3254,-261,1588,-6283,5662,1977,1997,1649,398,-64,-107,79,-112,1769,1247,-245,-213,
	2688,2688,2688,2688,2688,2688,2688,2688,773,896,996,996,1024,1024,1024,1026,-269,-768,-272,-272,-768,-83,-768,-190,
	-922,-1536,-794,-794,-1536,-220,-1536,-709,1864,41,763,1636,745,2214,1053,1781,-947,-2647,-1825,-952,-1815,-346,-1507,-777,
	734,292,607,607,766,774,731,856,-1101,-2048,-992,-992,-1744,-485,-1487,-973,-2,56,2824,184,5369,371,-1433,2156,
	454,1096,-719,-789,6380,1810,-2317,1131,441,-1707,-1226,390,2449,-96,-2532,-719,2,-3657,126,310,-7058,33,-1053,-487,
	-158,-3041,826,410,-2702,-54,4415,-574,707,-2728,162,631,-9335,-43,6857,1256,165,-3385,888,-813,562,-56,-1821,59,
	-34,758,-21,16,-106,-11,91,5,-406,80,2863,-89,3640,178,-1009,2039,106,926,-592,-1137,4611,506,-1962,608,
	878,-1529,-907,734,1070,-196,-2251,-758,834,-2601,122,568,-3807,66,-2135,-501,470,-1512,881,668,-1822,-97,3758,-587,
	1617,-1226,169,899,-6110,13,5548,1240,63,-3032,919,-776,-397,-143,-1346,48,39,130,-27,21,-54,17,43,8,
	2688,2688,2688,2688,2688,2688,2688,2688,1040,1109,1152,1152,1153,1262,1279,1280,-768,-128,-768,-768,-768,-148,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,1964,0,29,146,596,44,49,-2517,-511,-2432,-2402,-2285,-1725,-2261,-2255,
	796,839,1024,1007,887,930,985,963,-2024,-256,-2112,-1976,-1658,-912,-1702,-1924,519,-1122,5660,-2732,-1403,-1248,-3126,310,
	-962,-3427,5872,-2833,-1063,-405,-2821,-1745,-188,-318,4139,-2134,-2232,-3857,-2752,-2420,-1029,-598,278,-2589,5031,-241,5130,-6506,
	-1268,-423,-2953,-60,3958,645,-152,-2065,-5253,-581,-969,168,6338,-258,5877,-9971,-63,13,4445,-1289,-3230,2481,-4043,-3775,
	-24,-9,352,141,-353,15,-62,-122,447,-717,3916,-1240,131,-1187,86,-1764,-1190,-1711,3886,-1081,330,-354,210,-3676,
	-444,-371,2272,-960,-1056,-4110,-522,-3764,689,-820,1794,-2051,-3,-361,-2662,-1487,510,-465,-1854,-285,1532,497,-2817,-1229,
	-3592,-828,348,554,1466,-377,-1404,-4722,-312,8,2617,-153,-1852,2526,-1016,-6081,-344,-53,396,172,-282,11,17,-254,
	2688,2688,2688,2688,2688,2688,2688,2688,1408,1472,1524,1526,1534,1536,1680,1763,-768,-110,-106,-12,-423,-62,-768,-79,
	-1536,-295,-404,-24,-1536,-182,-1536,-316,17,1108,1517,475,117,1779,0,1361,-2159,-1005,-543,-1583,-1932,-269,-1904,-460,
	1024,947,978,923,998,929,1024,1003,-1886,-507,-806,-1099,-1270,-456,-1848,-780,2047,401,2255,2628,-1544,-559,5161,-1383,
	3528,-842,3925,-328,-2030,-2368,4606,-1814,949,252,-88,-801,-2313,-46,2505,-433,568,-1712,-265,1187,2313,-243,3604,-518,
	238,-335,75,-3279,11445,39,-638,-153,-911,-1549,-24,1134,9923,-209,472,1393,3495,-182,-68,431,279,-122,-542,12,
	-15,7,2,100,-10,11,11,1,1716,560,2151,2251,-191,-612,3658,-1638,3195,-509,3063,-432,-863,-2676,3178,-2356,
	1208,-55,-160,-331,-1782,-34,1936,-325,1043,-1983,-288,1657,790,-229,4316,427,555,-695,39,-2621,10410,-47,274,-74,
	197,-1811,-97,1663,7968,-123,1613,2440,3673,41,-88,262,1580,-107,-1194,-27,-22,13,4,81,17,19,-2,9,
	2688,2688,2688,2688,2688,2688,2688,2688,1792,1792,2023,2045,2051,2052,2309,2408,-768,-768,-125,-50,-486,-160,-82,-768,
	-1536,-1536,-417,-224,-1536,-874,-510,-1536,50,7,323,384,38,743,77,0,-1743,-1785,-1238,-1155,-1496,-789,-1198,-1176,
	1020,1024,1024,1016,1024,1024,1024,1024,-1665,-1743,-740,-677,-1357,-1085,-1008,-1484,-168,621,-720,-95,-1625,-1338,-1011,236,
	837,-561,-1086,682,-1790,-598,-2333,802,-434,75,5002,1584,-1534,413,-7499,50,-1976,-1176,3668,2046,-355,1346,-6263,-295,
	6769,-3577,4720,107,-2608,-3562,-8445,417,-1625,-545,3235,759,-1332,7820,-7951,-2011,-265,-110,-201,-72,-107,-307,103,20,
	-18,20,-11,-2,-18,-12,26,23,302,385,-382,232,-1258,-1588,-1686,240,1053,-623,-1045,654,-1378,-840,-2378,766,
	-351,118,4335,962,-1611,955,-5760,227,-1706,-998,3291,1418,-642,2127,-4232,-317,5720,-2761,3871,-449,-2530,-2818,-6658,511,
	-1538,-332,2863,222,-1520,8326,-6090,-1950,-222,-272,-171,6,-183,-449,-55,123,-24,5,-16,-1,-11,-3,20,-1,
	2688,2688,2688,2688,2688,2688,2717,2780,2561,2664,2821,2822,3076,4066,1490,2120,-51,0,-14,-7,0,0,-768,-277,
	-1011,-1536,-167,-1536,-100,0,-1536,-961,33,0,64,32,31,0,289,131,-990,-920,-699,-730,-478,0,-1862,-1516,
	1024,1024,1024,1024,1024,1024,994,1024,-1126,-1356,-752,-1152,-896,-260,-1501,-1079,-558,-195,-5638,-1381,1652,1635,-4488,470,
	98,461,-5844,-1535,1360,1080,-2847,-927,-706,-1252,8645,1624,-8079,-131,-4209,1550,2633,1500,269,-926,-4242,15840,-2542,5487,
	1089,-6440,2673,8054,74,-71,-5708,3463,1790,-583,-837,-1138,-4104,15768,-4204,6115,-11,59,31,-60,-19,-45,-1012,-190,
	-34,23,9,-5,0,-12,-19,-43,-320,-625,-4661,-918,315,2018,-3300,910,350,-18,-4902,-1056,279,2262,-1941,-484,
	-1146,-744,6155,930,-5287,-537,-3686,539,2176,1799,-636,-1188,-597,4896,-3417,4296,161,-4962,1401,6116,470,-132,-5836,2497,
	1299,-247,-2224,-1480,-709,4862,-4784,4693,34,-111,36,92,-23,-45,-337,-24,-31,58,1,-39,5,-13,-12,-35,
	2804,2816,2816,2816,2816,2816,2816,2816,2804,-256,0,33,162,256,256,256,0,-768,-768,-370,-132,-768,-768,-768,
	-1536,-1536,-1536,-1148,-388,-1536,-1536,-1536,0,172,108,1514,1987,97,0,43,-1012,-3924,-3732,-2293,-1691,-3487,-3584,-3541,
	1024,0,0,532,841,0,0,0,-1402,-2464,-2400,-1148,-846,-2264,-2688,-2624,1383,-273,-3498,618,-1275,-3410,3433,-2069,
	2932,1176,-7231,-1499,-4169,-3739,50,-1575,-1118,1233,-289,-2436,-938,-2149,765,1627,3900,742,-580,-481,-198,-1065,1454,-1604,
	-6333,-963,479,-467,-199,1269,2020,-2654,5120,-460,-1037,-274,-68,-287,2363,1538,74,539,-217,425,-2,-2437,772,2071,
	22,-52,16,-238,-51,766,92,-432,548,-106,-3049,597,-1297,-2104,2016,-3788,1755,1276,-6718,-1515,-4243,-3160,-1394,-3616,
	252,1214,-12,-2217,-758,-729,53,275,3545,821,-783,-196,-149,-2146,1105,-834,-2035,-1069,236,-253,-158,-43,2371,-1001,
	4524,-581,-1118,-19,-44,548,2261,1766,-16,509,59,582,158,-621,-23,623,33,221,-97,-97,-25,222,363,791,
	2816,2816,2816,2816,2816,2816,2816,2816,384,439,508,512,512,512,512,512,-768,-323,-630,-768,-768,-113,-768,-768,
	-1536,-818,-1536,-1536,-1536,-270,-1536,-1536,85,1316,1862,58,257,2849,101,793,-3371,-2085,-1470,-3270,-3071,-479,-3226,-2535,
	0,324,953,0,729,529,73,73,-2320,-1048,-1494,-2464,-2184,-555,-2108,-2108,-4263,-2802,-716,1121,1146,529,242,-1015,
	-5839,-5655,1097,1322,-620,179,-1488,-721,-1365,-4535,730,2544,335,112,-875,2011,110,513,928,1595,-2878,70,4142,-8223,
	770,409,680,-1706,661,57,5201,-5907,-1545,326,6834,2487,733,109,3878,-5788,-1578,-7283,419,404,-1442,72,-1703,-654,
	3187,111,-16,-2003,-8847,2,-354,-3889,-1973,-2732,-629,788,610,585,2116,-903,-4546,-5557,1024,-135,-880,-139,-942,-625,
	-752,-4528,742,1556,-580,92,407,944,275,391,917,3302,4150,165,1321,-3394,276,275,730,572,4854,115,2356,-2480,
	-1306,330,6575,3628,6407,194,2025,-2356,-500,-7407,342,-663,-1576,9,-1266,-1405,3147,26,17,-426,-5374,25,-2998,-1361,
	2816,2816,2816,2816,2816,2816,2816,2816,536,540,579,640,674,674,726,743,-338,-218,-158,-768,-164,-164,-310,-262,
	-1079,-435,-398,-1536,-426,-426,-819,-709,1177,2430,1918,60,1624,2457,1056,1247,-2127,-870,-1344,-3140,-1542,-709,-2058,-1850,
	578,106,579,2,608,608,436,612,-1079,-435,-673,-2256,-778,-778,-1051,-935,-1983,-92,-286,-3833,274,-121,-708,974,
	-2731,-792,-1841,-3530,-224,-473,-1468,-1737,-2279,-649,-32,1451,1125,-302,-3064,-2436,-1223,256,-464,-2100,17,-97,409,-467,
	-892,144,-464,116,-17,-167,325,-668,-892,107,-544,-2337,-37,-175,335,-404,-5897,-755,735,-2075,979,-237,-1959,-1356,
	-300,61,-58,1483,17,-44,102,-6,-1968,-30,-331,-3033,260,-313,-652,957,-2622,-612,-1777,-2826,-204,-862,-1317,-1715,
	-1535,-686,-197,1671,1115,-266,-2727,-2459,-1186,-45,-457,-2624,83,114,87,111,-824,-99,-506,-695,-5,14,74,-244,
	-972,-206,-549,-2593,42,76,97,108,-4899,-655,582,-1206,987,-282,-2026,-1346,-188,-12,-49,457,18,16,-23,58,
	2816,2816,2816,2816,2816,2816,2816,2816,753,768,768,768,768,768,777,896,-178,-64,-768,-768,-768,-768,-251,-768,
	-513,-128,-1536,-1536,-1536,-1536,-797,-1536,1370,2816,106,52,254,1171,2042,41,-1717,-256,-2966,-3020,-2818,-1900,-1022,-2903,
	1024,521,417,0,458,458,738,291,-865,-128,-1982,-2320,-1605,-1605,-951,-2168,-611,509,-1603,-555,-479,-1483,-779,-477,
	1308,-2366,-3894,-820,-1114,-2648,276,598,7260,-69,-1269,-1679,-1479,-699,-398,2575,97,81,1504,5437,16957,13242,-230,-29,
	-118,81,-2281,816,10695,-5147,-325,-121,189,49,-1694,2487,15942,1877,-77,-717,9109,-76,2098,2837,648,1000,32,-2741,
	-28,48,6732,882,758,-163,-28,-3382,-572,410,-1167,-759,7,-1284,-674,-345,1377,-1627,-3167,-969,-444,-2381,614,605,
	7101,-31,-990,-1619,-30,-26,-446,2566,-81,-32,1934,4819,1937,11373,-520,155,-226,12,-1143,640,-15,-5736,-535,-588,
	-5,-62,-1299,2159,693,502,-482,-644,9049,21,2166,2678,1137,1323,170,-2330,-54,5,4724,1430,-804,-406,-66,-3374,
	2816,2816,2816,2816,2816,2816,2816,2816,994,994,1022,1024,1024,1024,1024,1040,-281,-281,-192,-768,-768,-768,-77,-768,
	-754,-754,-726,-1536,-1536,-1536,-205,-1536,1009,1790,1876,1101,54,773,2448,27,-1837,-1056,-942,-1715,-2762,-2043,-368,-2773,
	607,607,854,731,775,766,781,795,-935,-935,-1101,-1615,-2184,-1849,-493,-2144,1593,298,-744,-688,14,1279,-757,-1667,
	183,-3076,1484,-1747,-1002,-343,1213,-1149,4141,-1343,-495,116,515,-5471,14,801,100,-120,-505,97,757,-11018,15,-4083,
	-227,-163,-468,-335,396,-2837,-12,214,88,-221,-280,-4390,679,-1975,-25,-2610,2494,-1242,19,-2167,-322,2081,2,669,
	10,26,10,103,1424,-119,-10,832,1741,503,-791,-835,-454,215,-753,-1056,440,-2582,915,-2019,-1693,-1411,492,-771,
	3917,-1505,-378,-73,-242,-5787,-17,946,-601,-674,-1,49,4308,-7137,124,-4373,-648,-537,-116,-344,2403,-1465,11,256,
	-581,-817,283,-4168,4179,1031,89,-3005,3001,-1083,-167,-2078,-1056,1439,-55,859,-27,-40,52,139,1641,-108,14,167,
	2816,2816,2816,2816,2816,2816,2816,2816,1109,1152,1152,1152,1278,1280,1280,1408,-128,-768,-768,-768,-143,-768,-768,-768,
	-256,-1536,-1536,-1536,-518,-1536,-1536,-1536,2219,147,0,29,703,49,53,17,-511,-2541,-2688,-2658,-1858,-2511,-2507,-2415,
	840,886,1024,1008,933,963,985,1024,-256,-1786,-2240,-2104,-973,-2052,-1807,-2014,-748,1287,4156,-5649,-447,-1940,-2444,368,
	-3419,-1027,4622,-3599,-543,-668,-1223,606,-79,-1774,1366,-3540,4145,283,-1988,801,-101,12139,-186,-2124,-282,-5772,14711,-1963,
	-81,10660,-896,-1742,-317,-1851,2746,-988,-153,11296,-3799,-558,-242,-3652,3442,-1101,5,-3533,2660,-1863,1369,-260,-5354,2231,
	-5,-505,463,123,-15,-133,-109,-38,-554,1857,2112,-3252,-279,-2579,-1412,848,-2024,-500,2795,-1342,-378,-1304,279,966,
	-167,87,53,-1937,3412,-668,349,692,-336,2298,424,-2996,-644,1294,1908,-1182,-191,5037,-965,-2029,-617,442,-81,-794,
	-414,4459,-2497,-2248,-606,-350,-2400,-656,8,-1285,1486,-186,1422,-2469,-1233,2068,-48,-528,581,149,-24,-294,-29,-54,
	2816,2816,2816,2816,2816,2816,2816,2816,1481,1503,1518,1529,1533,1534,1536,1536,-106,-13,-108,-185,-424,-768,-32,-768,
	-275,-25,-397,-495,-1536,-1536,-64,-1536,1147,567,1644,744,131,259,2177,49,-1213,-1770,-679,-1568,-2176,-2047,-128,-2255,
	950,918,977,1024,998,942,964,1009,-635,-1227,-912,-864,-1392,-1645,-64,-1922,-88,-393,-1632,-307,-1018,2103,-146,-3133,
	603,-252,-1260,-45,-590,-2713,-2038,-2457,290,-826,-82,2055,2215,2111,-10,-5296,-601,187,-334,-274,3830,8417,223,-3246,
	-178,2194,-96,-115,4106,6774,46,-1014,-543,170,-256,-139,1174,11370,247,-2407,-404,1209,-21,-1084,268,1365,83,1050,
	-2,91,3,-67,-26,-40,-7,-33,103,-552,-1685,-131,-125,1652,34,-2845,501,-403,-2220,172,292,-2998,-1003,-2233,
	-10,-481,-158,1923,2578,1924,32,-4204,-912,682,-68,-652,1400,8543,117,-2536,-400,2516,58,-175,2783,6607,99,-323,
	-883,732,9,-664,-706,11525,129,-1385,-246,1004,-116,-888,1900,1396,77,1402,-3,78,12,-54,4,-134,-7,-52,
	2816,2816,2816,2816,2816,2816,2816,2816,1536,1564,1680,1780,1792,1792,1792,2019,-59,-218,-768,-72,-64,-768,-768,-52,
	-166,-435,-1536,-290,-128,-1536,-1536,-225,2005,1414,0,1517,1793,50,7,535,-299,-862,-2160,-543,-255,-1999,-2041,-1286,
	931,1010,1024,1004,1016,1020,1024,1016,-467,-435,-1976,-806,-128,-1793,-1871,-780,1390,424,1393,199,-719,-1384,-553,1582,
	3720,-2391,2019,2985,-1872,-3052,-243,-430,6,-1005,2473,-188,-83,-3723,-768,-1983,-104,346,390,-565,-133,-2497,978,-1760,
	29,271,1326,-160,-90,-1198,-1308,-1561,-115,562,-846,-358,-22,-4061,1654,-1937,-71,-233,-352,42,30,-440,-435,-181,
	4,4,26,-4,-22,-10,27,-17,1207,1108,302,43,-419,-1308,-1180,1344,2856,-352,756,2493,-409,-2688,-904,-493,
	54,-1300,2033,-134,-187,-3297,-794,-1202,-8,-1419,1544,-330,-748,-2422,686,-664,31,-513,2152,-181,-135,-1017,-806,-751,
	26,-1298,70,-40,-538,-3717,1318,-890,-63,-8,-1009,37,30,-302,-709,-285,16,-57,1,3,-28,-16,3,-10,
	2816,2816,2816,2816,2816,2816,2816,2816,2041,2045,2047,2048,2308,2408,2546,2562,-120,-164,-507,-768,-82,-768,-55,-32,
	-383,-869,-1536,-1536,-559,-1536,-243,-1536,364,817,42,50,93,0,312,38,-1435,-979,-1751,-1743,-1439,-1432,-982,-1240,
	1024,1024,1024,1023,1024,1024,1024,1024,-782,-1202,-1480,-1664,-1085,-1612,-612,-1408,-1814,1947,-1092,-602,3834,96,-524,-107,
	1881,5,-746,-1116,43,64,1402,96,3165,15,492,2730,2359,-909,2521,6725,1072,-6326,-3005,-1017,3821,239,11292,-1694,
	2949,-157,-616,1156,1400,-1019,1594,8433,1080,-206,-3034,-1092,9571,3747,8950,-2135,-162,-213,-344,-271,46,-33,15,-49,
	-10,-4,-21,3,20,26,-36,-4,-1324,1201,-865,-585,3540,91,345,338,1971,-459,-620,-1166,150,16,1598,492,
	1958,1265,344,2768,2679,-815,-67,5564,81,-4479,-2924,-1303,4013,217,7198,-1894,1633,1073,-770,804,1640,-930,-539,6546,
	-88,1481,-2969,-1422,9453,3573,5275,-2103,59,-460,-381,-191,-60,43,173,-68,-14,3,-7,-25,11,-4,-31,-8,
	2816,2816,2816,2816,2816,2816,2816,2816,2562,2664,2818,2818,3026,3076,3078,3515,-50,0,-8,-15,0,0,-2,0,
	-904,-1536,-1536,-166,-118,-100,-65,0,32,0,36,67,123,31,32,44,-1246,-1176,-986,-955,-691,-734,-730,-281,
	1024,1024,1024,1024,1024,1024,1024,1024,-1254,-1484,-1280,-880,-518,-998,-1152,-605,-2732,2100,-1723,-2287,-5851,-4224,10228,-13765,
	-1747,923,-2715,-1509,-6459,-4208,12205,-13164,1106,-5223,2697,10361,14461,1914,-11699,3504,-3817,-566,-2837,-8693,31955,-8594,-10182,6107,
	880,-7483,9726,7633,968,-156,5252,-277,-3904,-964,-3308,5375,31379,-9005,-10210,7337,16,88,-96,38,-97,5,54,-80,
	-20,23,-19,12,-43,3,25,-12,-2843,1410,-491,-985,430,-2423,3821,-6074,-1847,303,-1232,-392,-278,-2176,5712,-6222,
	1696,-4391,1284,5310,-982,1027,10,-173,-3087,-80,-2629,-9530,11663,-2133,1603,-1377,1403,-5630,5380,4107,-1637,-116,7846,-730,
	-2967,-705,-2691,2195,10693,-3639,1812,-579,-51,-103,126,66,46,4,-37,-81,-12,48,-47,3,-36,-11,45,-29,
	2816,2816,2816,2816,2816,2816,2816,2816,3578,4004,4100,4352,4506,4578,1003,1276,0,0,0,0,0,0,-768,-768,
	-4,0,0,0,0,0,-1536,-1536,19,0,0,0,0,0,19,16,-243,0,0,0,0,0,-2818,-2549,
	1024,1024,1024,1024,1024,1024,441,1021,-896,-377,-640,-260,-423,-197,-2264,-2088,14454,-1946,-969,2179,-2155,1854,890,-2971,
	13393,-1161,1665,-198,-1069,627,-3645,-1928,547,-200,-142,-127,0,151,604,-2314,-11830,21565,-39227,7644,1458,1128,1615,-3827,
	117,-200,-120,-98,-25,37,1955,2466,-12583,21434,-39120,7504,1361,1027,3282,-1249,-74,-63,-47,-51,-5,52,-181,-332,
	1,9,0,-8,-4,3,3421,-18,4987,-672,-2397,2155,-1426,1232,273,-2284,4153,450,-834,360,-1256,498,-3901,-1446,
	4645,-842,949,-495,368,-185,202,-1978,103,9996,-13270,-386,8009,-1943,1742,-2276,272,-189,66,-111,72,-27,1350,2861,
	-248,9900,-13277,-486,7933,-2076,3295,-865,-59,-54,-57,-39,-40,76,-372,-412,23,-3,19,-11,1,1,4361,-66,
	2817,2817,2817,2817,2817,2817,2817,2817,437,169,935,632,918,1223,1374,535,-768,-768,-768,-768,-768,-768,-479,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,528,663,202,11,121,47,297,523,-2876,-3010,-2705,-3198,-2802,-2572,-2172,-2784,
	100,171,426,0,422,1011,963,269,-2085,-1561,-2233,-2401,-2129,-2173,-1535,-1631,577,-283,942,-3033,-927,-1530,-891,-1407,
	-1285,308,2132,-622,856,-210,-689,-2136,4727,-1086,4565,-2290,-1492,1682,864,-2352,-10104,7816,-11135,-1150,-2308,-4277,-4169,11348,
	-6837,5310,-6032,-986,-1461,3354,-4924,4981,-4832,2745,-13789,-434,-5489,-2095,-5657,8044,2832,1998,-179,1064,-412,1850,5739,-2658,
	-12525,11693,-1048,-1716,1145,-106,-100,6841,4,-173,-585,-3591,-586,-3239,-1778,-1202,-1885,247,787,-2028,762,-2034,-1665,-2395,
	2430,80,2569,-1925,-1113,-106,754,-913,1150,1118,1710,-1632,-1243,72,-2220,2913,840,1803,2552,-177,-146,4650,-3373,-695,
	2962,-351,-1232,-1252,-4039,554,-3361,2256,1611,2498,-793,-246,-100,-395,4753,-2314,-5084,5721,1532,-667,832,-147,47,1284,
	2817,2820,2820,2821,2821,2822,2823,2826,1686,640,569,1500,1180,887,833,411,-768,-768,-768,-768,-768,-768,-327,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,165,24,212,33,25,140,995,687,-1992,-3184,-3068,-2317,-2646,-2826,-2025,-2762,
	1010,0,82,1024,1024,470,699,200,-1679,-2292,-2228,-2019,-2177,-2182,-1498,-1634,-4137,-3567,3448,102,365,-278,-926,823,
	-1042,-2874,1794,-1114,393,1325,-768,-191,3502,330,-1808,6863,3752,-282,2646,-2858,-5231,-1107,-7665,-2154,-1384,-13049,139,15979,
	351,2106,-5110,1294,-2032,-7673,2500,13424,-3746,-2081,-6071,3253,-221,-10268,101,11236,-611,-3167,-2518,717,1240,1558,8168,-2677,
	-32,355,-4421,-32,-16,274,-149,7622,-3637,-1799,2518,-818,-102,-1095,-1724,471,-479,-1902,1255,-2099,-63,520,-1602,-518,
	3506,566,-2757,5465,2853,-1362,2299,-754,-5127,-2228,-1741,-208,-489,-2978,1882,4377,222,661,-1570,1799,-1936,-1851,4300,5530,
	-3642,-2594,-1426,4342,240,-863,2011,3470,-209,-1880,-2702,101,683,1949,6223,-2142,-3,-910,-1099,-49,-2,2876,16,1438,
	2832,2832,2833,2836,2838,2840,2845,2845,1152,2944,1174,1134,394,576,1490,508,-59,-3,-768,-502,-178,-768,-768,-768,
	-463,-169,-1536,-1536,-356,-1536,-1536,-1536,852,32,146,608,2399,0,289,4,-1868,-896,-2553,-2139,-1093,-3313,-2118,-3385,
	1017,1024,944,761,138,0,994,0,-1090,-1130,-2013,-1507,-547,-2552,-1629,-2589,317,3187,1318,370,1301,7844,-302,5370,
	1964,2782,-21,-969,796,-1809,40,2928,2462,-15596,1166,-1504,461,1590,-4206,-243,-955,-3287,-9067,10436,-294,373,3179,-4345,
	-1126,-11788,-8614,2347,-222,-471,-3302,-2521,-924,-8303,-3590,9252,-364,-572,-1299,-2688,1784,2,2722,114,789,-555,-2297,1324,
	-9,1,-271,-304,58,1625,-26,-1462,-202,-269,1149,183,1166,5083,82,3352,1577,-259,-674,-680,577,-3065,628,1598,
	2800,-5879,303,-1692,373,1076,-3823,-781,114,1945,-1840,6017,-160,413,1164,-3767,-360,-7065,-3675,-36,-146,205,-3996,-1657,
	126,-1,2578,5315,-224,-914,-2822,-2624,1323,-69,1249,470,648,-1535,-1376,294,99,9,-291,-447,75,1628,19,-1065,
	2864,2879,2908,2911,2913,2932,2944,2944,1336,814,2120,941,1744,2804,-256,0,-768,-768,-277,-126,-50,0,-768,-768,
	-1536,-1536,-961,-382,-188,-1536,-1536,-1536,0,228,131,1649,1109,0,172,110,-2599,-2924,-1772,-1441,-1180,-1268,-4180,-3986,
	1024,75,1024,781,988,1024,0,0,-2195,-2127,-1207,-839,-766,-1530,-2560,-2528,4845,3630,611,120,-34,3090,5681,697,
	-997,2174,241,-836,-369,3092,2620,4447,-865,1825,-1515,-1612,-1159,1782,2027,1210,2020,-4602,2593,-497,-838,1092,1347,1156,
	165,-1737,-615,-353,-527,-7715,-1346,-414,10404,-2828,3602,-533,-762,3173,-453,-878,1153,2455,-274,-1954,-130,46,2063,1941,
	-61,-2062,-72,6,-3,26,120,580,3586,3460,802,92,-108,1605,5700,732,-1986,2281,473,-898,-624,1689,2648,4227,
	-1867,1729,-1494,-1568,-1374,2414,2211,1384,3762,-4028,2012,-207,-796,998,1342,808,502,-1670,-807,-175,-537,-4265,-1725,-958,
	10828,-2298,3102,-227,-783,2567,-744,-1343,257,2759,57,-2191,-290,-13,2212,2065,-174,-3193,-42,31,11,25,437,548,
	2944,2944,2944,2944,2944,2944,2944,2944,33,178,256,256,256,384,443,512,-358,-122,-768,-768,-768,-768,-307,-768,
	-1276,-345,-1536,-1536,-1536,-1536,-746,-1536,1514,2568,97,0,43,101,1842,115,-2549,-1350,-3743,-3840,-3797,-3611,-1811,-3469,
	532,847,0,0,0,0,331,73,-1276,-675,-2368,-2816,-2752,-2448,-907,-2236,5316,-1086,-225,1473,-224,-422,-703,3014,
	8242,-799,1823,115,3202,-1510,1670,3533,524,1662,-2260,-831,1038,-974,19,-421,-520,-190,1417,-49,-1224,-2557,49,3772,
	-618,-180,3295,2114,-381,-1250,229,3732,-444,-47,-160,1626,453,385,107,3893,2832,2021,-148,353,233,-1264,-2315,-1224,
	-48,-53,-140,-898,-860,3649,-47,783,4694,-1165,988,1287,-782,142,-752,5397,7255,-887,3571,430,2761,-1044,1337,5402,
	513,1720,-1337,-1057,-36,-749,1094,67,-754,-184,-776,925,280,-2001,-333,1596,-756,-191,2078,3117,1506,-1242,-107,1323,
	-529,-94,243,1770,428,847,-215,3036,2436,2087,513,312,-97,-1087,-1264,-879,11,-45,-1858,-630,-183,3601,-107,-392,
	2944,2944,2944,2944,2944,2944,2944,2944,512,512,512,512,538,576,640,682,-768,-768,-108,-574,-339,-163,-768,-155,
	-1536,-1536,-252,-1536,-1138,-416,-1536,-389,810,58,3092,1933,1176,1921,60,1921,-2774,-3526,-492,-1651,-2383,-1600,-3396,-1493,
	73,0,538,954,580,578,2,614,-2236,-2592,-565,-1621,-1207,-801,-2384,-747,-1195,3258,-515,-485,5832,234,-5706,353,
	-570,4289,1173,-2014,5458,260,-406,2262,1789,151,42,242,984,969,13,-1542,-11297,1431,33,-247,-480,-30,-4440,-31,
	-6888,-991,40,-276,-286,11,-1985,17,-7324,505,84,691,-347,-52,-5035,-107,-438,-185,27,376,-1863,1833,-1923,-1388,
	-5676,-505,-10,-34,-578,-25,-2638,-3,-1100,2315,-487,-578,5249,235,-3436,381,-549,4351,1040,-1975,4805,145,844,2246,
	309,-350,25,202,1508,1373,579,-1459,-2921,2941,186,397,-1908,83,-5213,-73,-1061,620,132,176,-1180,85,-3039,-50,
	-1696,1317,234,1211,-1562,49,-5449,-139,-1239,-999,-48,20,-1641,2109,-1152,-1282,-480,267,26,74,-626,-11,-3285,-9,
	2944,2944,2944,2944,2944,2944,2944,2944,682,729,744,749,768,768,768,768,-155,-296,-258,-185,-768,-768,-768,-768,
	-389,-744,-696,-555,-1536,-1536,-1536,-1536,2686,1283,1519,1374,63,108,254,1229,-728,-2084,-1833,-1973,-3265,-3220,-3074,-2099,
	614,440,613,1024,0,417,458,458,-747,-1048,-920,-993,-2448,-2094,-1733,-1733,617,97,743,-667,277,417,-1522,-1079,
	369,4367,2120,-898,3743,2413,2536,-127,-270,5,5506,-3818,168,616,338,8280,-57,316,-373,-181,4169,-65,14734,3852,
	-80,275,-253,-431,785,-11,4486,7593,-76,182,-276,-63,4060,1499,12591,6135,-277,17498,2385,-1935,5199,3177,1703,3999,
	-40,69,-44,-23,-1800,12092,4839,-157,615,149,725,-618,-526,623,-440,-1182,236,4375,2104,-864,3520,3295,3640,-213,
	-291,50,5784,-3616,205,764,809,8105,95,220,-239,-19,3907,301,3345,3110,32,188,-149,-270,787,-357,-1799,6506,
	84,184,-187,39,3671,1270,2351,5326,-348,17338,2826,-1854,5107,3466,2034,3544,-7,6,-23,19,-1521,10442,700,-594,
	2944,2944,2944,2944,2944,2944,2944,2944,775,896,998,998,1024,1024,1024,1026,-256,-768,-265,-265,-768,-71,-768,-189,
	-863,-1536,-712,-712,-1536,-191,-1536,-644,2115,45,1041,1952,796,2683,1172,2049,-1206,-3155,-2057,-1146,-2276,-389,-1900,-1020,
	737,291,610,610,766,786,730,856,-1079,-2296,-1051,-1051,-1975,-500,-1605,-951,188,1883,-559,319,-3079,160,306,723,
	-916,4509,1528,1440,2263,-366,2161,1161,-1150,-824,953,-1578,2284,9,10079,-337,-404,-4567,79,6,-7842,-30,8610,-165,
	-309,-2010,-4,-10,-5570,-25,8134,-173,-5,-6051,-5,-182,-11712,-37,9089,-213,-804,-778,-1262,-1427,3518,9,-2251,-62,
	-30,-11694,44,35,-338,-14,91,0,168,1529,-424,281,-3554,241,884,785,-911,4687,1579,1107,1496,-718,2837,1255,
	-961,-744,1026,-1399,1945,11,10203,-611,-487,-2063,-294,99,-2869,86,5859,-491,-366,-1473,-216,108,-3098,21,6824,-413,
	-47,-3945,-304,-41,-7266,80,6645,-562,-561,28,-1138,-1364,3109,-31,-1163,-91,-42,-8621,-14,37,-231,8,10,-15,
	2944,2944,2944,2944,2944,2944,2944,2944,1040,1109,1152,1152,1152,1273,1280,1280,-768,-128,-768,-768,-768,-145,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,2475,147,0,30,708,57,55,-3029,-512,-2797,-2944,-2914,-2114,-2759,-2761,
	795,840,886,1024,1008,932,985,963,-2268,-256,-1897,-2368,-2232,-1101,-1935,-2180,297,806,-28,5219,-2245,-294,-70,-1509,
	860,1411,98,4134,-2742,-725,-2267,1268,-1016,-29,-900,2117,-2112,-4306,-4000,5856,-6754,70,9510,-3061,-2060,-81,8076,-5209,
	-2084,41,1731,-2288,1430,1187,-1111,-1062,-6277,68,9572,-7453,-418,-192,1560,1103,721,-26,-2639,-451,1901,-4670,-4007,-2144,
	-10525,-5,892,2516,1802,-23,-178,13,92,770,840,3469,-658,-151,1497,-1528,836,2314,1065,2347,-1433,-692,353,113,
	-1029,-98,569,849,-1665,-4704,-165,3535,-5430,-192,1887,-1253,-1906,-752,-1046,1183,-1761,-94,-736,-1459,775,506,-3021,-741,
	-4933,-239,2573,-4399,-1752,-799,-3692,4167,728,4,-1309,-1215,1652,-4530,-2446,-4443,-9989,-52,-255,3045,2121,-30,-39,-86,
	2944,2944,2944,2944,2944,2944,2944,2944,1408,1454,1534,1535,1536,1536,1680,1773,-768,-116,-103,-12,-56,-420,-768,-74,
	-1536,-326,-377,-24,-153,-1536,-1536,-295,22,1173,1792,671,2235,170,0,1644,-2666,-1469,-770,-1890,-325,-2390,-2416,-679,
	1024,946,979,924,932,998,1024,1003,-2142,-763,-973,-1355,-477,-1487,-2104,-912,1854,845,-365,779,-332,1404,874,1087,
	3212,447,-289,-240,-302,1211,4552,1901,-1628,277,-135,-5785,-7,-1396,418,-90,-3019,-190,-203,-48,-119,6774,1394,-318,
	1370,-531,-100,1060,-13,463,-390,-89,-4680,-53,-208,-186,-129,4334,-4715,-348,2714,-1024,-34,2391,-60,-5400,6888,37,
	-149,1,-4,70,-6,-158,7,-7,2201,1107,-511,298,-476,2104,488,852,3364,598,-1155,-551,-1149,1952,3915,1349,
	-1752,-378,-154,-3457,58,-978,91,13,-2295,-673,25,1183,141,2572,2616,186,1326,-848,6,2371,63,-1309,-121,104,
	-4556,-638,47,1169,149,1298,-3599,160,2675,-852,-95,2051,-75,-3922,6430,-11,-202,-9,15,92,17,-97,-49,9,
	2944,2944,2944,2944,2944,2944,2944,2944,1792,1792,2035,2036,2046,2048,2301,2408,-768,-768,-122,-50,-162,-495,-85,-768,
	-1536,-1536,-397,-212,-845,-1536,-569,-1536,50,7,370,549,898,42,119,0,-2255,-2297,-1691,-1512,-1152,-2007,-1676,-1688,
	1020,1024,1024,1016,1024,1024,1024,1024,-1921,-1992,-910,-806,-1270,-1579,-1202,-1740,1442,-23,-701,712,1698,-1265,-2175,1597,
	1251,-1120,-134,80,917,-924,273,1331,2533,-3578,6989,194,-2,-740,-4546,-998,1076,-3240,2417,-704,3029,2935,-1953,1330,
	-1531,-152,5859,-726,-2366,-1107,-5417,486,1585,84,3376,-717,-4483,734,-7502,1941,655,1349,-93,-307,-222,-374,-226,-299,
	-30,25,-29,-12,-2,-36,-4,46,1635,38,-572,899,1176,-880,-2327,1509,1685,-987,71,74,659,-487,320,1183,
	2489,-3203,5448,-673,1334,-1014,-3025,-875,838,-2786,1028,-1296,4532,2456,-1300,1253,-1333,-171,4184,-1236,-1053,-1368,-4238,509,
	1042,35,1593,-1353,-2694,566,-6306,1925,961,1103,142,-80,-572,-38,-383,-328,-33,-11,-26,-5,-6,-12,-8,-7,
	2944,2944,2944,2944,2944,2944,2984,2988,2563,2664,2818,2821,3073,4592,1875,1176,-50,0,-8,-15,0,0,-30,-768,
	-988,-1536,-1536,-164,-102,0,-192,-1536,38,0,38,77,33,0,913,417,-1496,-1432,-1240,-1198,-990,0,-1387,-2589,
	1024,1024,1024,1024,1024,1024,1024,967,-1357,-1612,-1408,-1008,-1126,-260,-1012,-1930,581,1884,-4468,-1272,1031,117,-1198,886,
	-768,1641,-4131,-1289,-779,322,-277,-1890,-2482,-3342,61,2495,-6485,63,-1057,-1404,-1079,271,-1401,349,-3862,4433,-1091,-4810,
	-2250,-3051,6797,3945,-4104,-93,-1165,-3252,-2679,2035,-2437,-1425,-5174,4410,-1020,-5052,-241,31,-129,-15,0,-4,-434,-3379,
	-48,31,-19,4,3,-2,-28,-319,662,1231,-2742,-970,643,254,-1703,784,-765,976,-2493,-826,-1215,641,-485,-1872,
	-2263,-2630,-717,1800,-4970,-490,611,-1561,-640,646,-2070,-527,-2342,-1389,697,-3546,-2041,-1656,2998,3150,-3979,-85,364,-3244,
	-1884,2163,-2414,-2320,-3001,-1389,886,-4383,-303,-186,158,16,-29,8,-964,-3572,-38,45,-48,-4,-6,-5,-17,-269,
	3072,3072,3072,3072,3072,3072,3072,3072,227,383,512,512,709,776,1002,1024,-104,-768,-768,-543,-132,-253,-253,-768,
	-262,-1536,-1536,-1536,-339,-871,-651,-1536,3063,217,58,2025,2957,1192,1266,1230,-1062,-3752,-3782,-1815,-686,-2384,-2084,-2099,
	862,250,0,954,639,738,614,730,-531,-2262,-2720,-1676,-543,-1207,-1048,-1733,-520,-891,328,-27,-9,-456,108,709,
	-441,-525,439,134,19,1408,121,-665,77,-408,-542,-31,-210,-4702,2954,-1365,-14,4719,348,872,-76,-988,77,4827,
	-22,4711,-893,-410,-72,-972,-192,3705,76,-537,3622,1030,-76,-782,-47,4119,130,-983,-2131,313,-208,-4398,-2919,407,
	-31,-992,417,-69,-43,-283,60,-46,-581,-850,-30,-94,84,-576,165,810,-490,-331,411,53,142,1287,130,-265,
	166,-329,-783,-81,-269,-4444,2571,-868,-87,4513,1553,805,-187,-955,-152,3578,-68,4565,64,-416,-148,-799,-287,2811,
	-27,114,3766,953,-215,-883,-194,2811,254,-1078,-2348,194,-210,-4167,-3139,687,-38,-812,676,-40,-69,-153,24,-213,
	3072,3072,3072,3072,3072,3072,3208,3328,1024,1536,1790,1792,2044,2560,2246,-512,-67,-768,-69,-265,-119,-32,-53,-768,
	-179,-1536,-283,-1307,-370,-1536,-275,-1536,2921,55,704,1053,740,50,1382,276,-407,-2761,-1858,-1507,-1567,-1742,-997,-5100,
	792,1009,1004,1020,1024,1024,1023,0,-507,-2178,-973,-1487,-864,-1664,-942,-2976,-359,-1666,-710,517,91,-540,-470,2010,
	970,-1712,31,549,170,172,-186,2968,-27,281,6426,4276,-1748,603,-738,1534,-77,-543,-606,1878,-429,-1589,-52,496,
	-51,-1057,41,5586,-235,2361,-71,357,-69,-191,-573,2351,91,-2752,68,453,-3,-3878,-6,-1827,-455,-407,55,1561,
	-24,-17,-62,58,-12,-8,-9,-1227,-316,-1755,-472,42,254,-754,-477,2202,813,-1791,98,-75,328,-116,-291,3161,
	-17,11,4594,4102,-2185,493,-503,1492,69,470,-1174,2352,-851,-1190,379,-37,20,-817,-876,5601,-639,2304,28,-101,
	80,446,-1086,2931,-663,-2338,436,96,-46,-4214,190,-2059,-305,-594,47,1500,4,-92,-46,97,-7,-2,-4,-1059,
	3328,3328,3328,3328,3328,3328,3328,3328,-256,0,0,0,35,50,91,128,-768,-768,-768,-768,-344,-152,-117,-768,
	-1536,-1536,-1536,-1536,-1011,-460,-306,-1536,180,0,0,2257,1850,1655,3449,212,-4940,-4864,-4864,-2606,-2978,-3159,-1324,-4524,
	0,0,0,550,536,782,810,17,-2928,-3328,-3328,-2008,-1491,-1582,-662,-2652,2912,-1318,-1301,-2575,2582,-1659,-482,-491,
	3478,-1724,-1599,-2755,2327,-819,533,-1436,1062,430,1022,-3772,1943,2109,584,-248,907,1684,1916,3091,-510,-879,137,2232,
	-395,839,839,2006,-501,-745,88,-2038,-183,329,329,2544,-290,-528,179,-979,1165,1274,867,-4778,3702,3488,502,-273,
	-283,-117,431,1048,705,1110,139,-138,2618,-629,-612,-2124,2301,-1429,-519,-942,3003,-1031,-905,-2187,2014,-466,370,-1683,
	1407,542,1134,-3780,1650,1558,586,-57,825,2217,2449,3267,-401,-49,-26,2277,-933,919,919,2047,-468,-212,-7,-1778,
	-480,337,337,2517,-246,45,14,-1054,1481,1419,1012,-4362,3335,3136,530,118,-96,-311,237,1325,666,1191,97,392,
	3328,3328,3328,3328,3328,3328,3328,3328,162,173,242,256,256,256,256,256,-132,-513,-238,-768,-768,-768,-768,-768,
	-388,-1536,-603,-1536,-1536,-1536,-1536,-1536,3016,1285,2706,694,97,86,0,147,-1686,-3406,-1916,-3914,-4511,-4522,-4608,-4461,
	841,222,682,0,0,0,0,0,-1358,-1712,-958,-2792,-2752,-2848,-3200,-2976,-405,224,1052,562,-496,-729,208,-1868,
	-1121,-279,1613,331,-1184,-251,807,-845,837,190,493,1904,166,-314,-12,-432,-37,3509,-112,-4613,86,-2224,-822,2582,
	-47,1513,-146,2124,1639,1828,4422,1745,2,403,11,283,-206,-176,628,-309,657,1551,1163,1925,481,-15,429,250,
	34,-3460,-78,-1409,586,-218,309,308,-501,179,886,-213,-920,-578,-183,-1677,-831,-263,1019,-294,-1084,-259,198,-1356,
	587,776,1352,845,-250,-236,-131,-461,341,164,-619,1494,-1736,-2561,-25,5418,194,-358,-451,3977,1584,1584,5203,2869,
	391,-670,-469,364,38,-157,342,-585,506,2065,1876,1531,227,134,523,636,164,-6084,-162,1913,370,-14,300,929,
	3328,3328,3328,3328,3328,3328,3328,3328,256,278,327,332,332,384,384,439,-768,-768,-409,-326,-326,-768,-768,-323,
	-1536,-1536,-1144,-821,-821,-1536,-1536,-818,1080,269,1384,1932,2948,225,0,2223,-3528,-4317,-3153,-2600,-1584,-4255,-4480,-2202,
	868,61,397,286,286,250,0,323,-2660,-2297,-1584,-1303,-1303,-2518,-3136,-1560,-1708,274,131,-3676,-511,-1079,-2154,440,
	-693,-1084,567,-3128,-387,-113,-1075,-962,-395,-248,-770,-5003,742,-1308,-1945,3193,-3495,2378,1601,517,259,4579,-2546,161,
	-2241,1345,1017,295,142,4083,-2172,141,-490,-822,448,121,241,-588,2342,38,-563,621,860,-3246,696,-652,-1612,708,
	-6480,973,2834,59,152,-2665,-241,-3,-1622,-633,-154,-3851,-494,-1019,-2317,348,-500,-1565,283,-3521,-305,-162,-1253,-618,
	-1179,-550,-841,-4492,684,-1328,-1977,2169,1032,-1542,-106,-19,273,5478,-1762,549,524,208,-160,-32,148,4301,-1247,436,
	1091,-879,-287,-155,267,-60,2322,317,-835,-224,567,-2896,657,-696,-1546,-257,-2953,-2203,2069,-7,160,-1913,-359,58,
	3328,3328,3328,3328,3328,3328,3328,3328,441,442,442,474,504,509,512,512,-333,-314,-314,-290,-768,-126,-768,-768,
	-1536,-792,-792,-745,-1536,-463,-1536,-1536,800,1843,2872,2894,1731,1844,115,866,-3623,-2579,-1550,-1496,-2630,-2511,-4237,-3486,
	324,329,329,443,953,950,73,73,-1888,-1291,-1291,-1264,-2082,-1256,-2588,-2588,-420,2434,-53,-35,-763,-842,959,2057,
	132,2511,-231,-206,-2430,-607,2418,1963,-400,-3492,-77,-596,-2476,-6745,-533,700,1087,545,127,-25,-5874,-244,4090,-5744,
	763,348,95,-46,-5961,-272,6532,-1974,-1193,225,91,24,-5414,16,6367,3231,-1314,-4489,-61,-643,-4895,-6772,-684,591,
	10074,-188,22,-67,341,-317,-1642,-10051,-361,2268,-7,18,-266,-893,1509,1641,165,2210,-193,-113,-1815,-822,2116,1744,
	-328,-3124,-148,-758,-2366,-6141,-478,99,-792,83,113,16,-5714,-274,156,-959,-53,50,94,-10,-5722,-285,2447,634,
	-1476,-5,95,69,-5305,-88,5335,4160,-1265,-4256,-119,-785,-4677,-6287,-1569,410,7659,-215,15,-55,252,-258,-3993,-6176,
	3328,3328,3328,3328,3328,3328,3328,3328,512,512,512,512,512,512,516,531,-768,-97,-97,-768,-124,-552,-768,-398,
	-1536,-225,-225,-1536,-321,-1536,-1536,-1536,0,3173,3813,58,2368,2120,1474,1594,-4352,-1179,-539,-4294,-1984,-2232,-2874,-2740,
	0,557,557,0,501,954,206,567,-3072,-590,-590,-2976,-1301,-1866,-2224,-1936,3116,341,-460,-1298,17,-14,-1626,-1621,
	3011,-196,-2063,566,-127,1,-1415,-3111,-489,-202,197,-768,1926,4349,1125,-343,-900,-267,91,541,-129,-2938,-3893,3402,
	-2927,-143,63,284,-32,1096,-1831,2075,1573,-342,124,3016,-139,-3013,553,2083,-792,-227,169,-1155,2358,5263,-1270,-1618,
	-1628,-23,33,519,-35,-160,3395,-523,2704,301,-470,-403,112,-15,-993,-911,2950,-386,-1579,1403,93,-61,-669,-2076,
	-594,-278,190,-920,1908,4386,759,-1321,-358,-265,324,2011,111,-2981,-2980,3802,-2400,-145,184,2153,172,911,-1275,2195,
	1889,-330,343,4619,69,-3017,802,2435,-914,-282,78,-1302,2286,5353,-1051,-2345,-1700,-29,93,463,42,-241,3676,-141,
	3328,3328,3328,3328,3328,3328,3328,3328,536,539,539,540,551,584,584,597,-338,-318,-318,-218,-199,-152,-152,-128,
	-1079,-986,-986,-435,-573,-374,-374,-256,2092,1254,2572,3453,2094,2570,3353,3755,-2235,-3071,-1753,-870,-2219,-1710,-927,-512,
	577,583,583,106,540,591,591,263,-1591,-1544,-1544,-435,-1593,-855,-855,-256,745,204,47,863,-229,304,408,-229,
	-252,225,99,1288,-253,547,-1057,1144,6495,1411,-1435,209,4334,-598,-224,154,202,-131,20,344,-324,-56,-40,186,
	-408,122,-200,263,-220,3,-56,160,177,-53,81,254,-190,-81,-16,139,7857,303,-893,52,1728,-585,-210,76,
	-401,-67,-63,192,-106,-48,-57,130,598,13,86,831,-315,290,442,-231,-300,58,241,1211,172,312,-806,851,
	5413,1147,-1454,210,2510,174,-221,156,-10,-1186,6,54,584,-150,183,33,-487,-745,-179,74,385,-70,91,70,
	-32,-847,97,-5,479,-165,195,2,6744,-76,-779,140,156,73,-302,134,-393,-588,-57,93,61,-68,11,77,
	3328,3328,3328,3328,3328,3328,3328,3328,640,656,663,700,700,732,742,768,-768,-183,-99,-140,-140,-283,-75,-768,
	-1536,-515,-278,-355,-355,-716,-211,-1536,70,2046,1433,2568,3289,1809,3060,124,-4154,-2162,-2768,-1597,-875,-2322,-1062,-3972,
	2,592,1024,631,631,445,1024,417,-2768,-1531,-1386,-799,-799,-1163,-531,-2446,-1352,98,-1027,-4,-211,-513,8,-215,
	-2025,-840,-1203,134,231,390,-88,-260,-684,4688,687,-587,-175,-6761,55,33,-1160,-100,-272,-64,-82,242,30,-344,
	52,-10,-210,3,-73,169,12,1284,-2066,-44,-53,-106,-85,83,69,5271,-471,4921,-826,-659,-163,-7310,67,973,
	-1666,-19,59,-28,-45,-65,-34,4914,-855,63,-975,0,-155,-538,1,133,-1687,-471,-1095,48,311,-127,-129,-13,
	-533,4078,326,-352,-177,-4816,94,348,-1331,358,-125,-104,60,-377,-102,-539,-444,311,-221,-44,14,-213,-62,829,
	-1972,326,34,-141,61,-342,-67,4059,-250,4483,-984,-461,-213,-5833,138,1000,-1180,31,37,-37,-21,-126,-51,5202,
	3328,3328,3328,3328,3328,3328,3328,3328,768,768,768,769,832,895,897,1005,-768,-64,-768,-768,-768,-768,-768,-215,
	-1536,-128,-1536,-1536,-1536,-1536,-1536,-1536,65,3840,254,1052,0,226,733,1350,-4031,-256,-3842,-3043,-4032,-3743,-3235,-2509,
	163,521,458,459,0,886,639,846,-2510,-128,-2111,-2255,-2912,-2251,-2429,-1804,-421,-788,-580,-986,1039,-157,-68,591,
	-400,262,-595,-1970,1852,430,-1128,-481,-396,166,-138,-2873,492,-269,-1888,349,563,201,13249,-6049,2508,11743,-12554,35,
	744,157,8466,-6541,-1242,7175,-9664,-790,495,180,13491,-5817,-2318,10704,-13338,-821,1333,114,907,-1516,598,-42,141,-3337,
	23134,88,5133,3171,-10582,10098,2419,-326,-137,-838,-524,-716,537,223,-630,554,-375,-43,-886,-1698,1698,832,-1601,-301,
	115,202,418,-2741,301,180,-2375,-129,-2424,139,1658,-6120,1822,4347,-8285,225,-2265,121,-194,-6307,-1358,2026,-6721,-796,
	-2466,129,2293,-5859,-2646,3115,-9589,-755,1193,169,351,-1248,990,194,125,-3681,16701,68,5340,2931,-6079,5028,4039,-329,
	3328,3328,3328,3328,3328,3328,3328,3328,1006,1006,1006,1010,1022,1024,1024,1024,-247,-247,-247,-148,-192,-768,-768,-768,
	-627,-627,-627,-445,-726,-1536,-1536,-1536,1792,2526,2526,1735,1876,155,308,814,-2066,-1332,-1332,-2119,-1966,-3685,-3532,-3026,
	616,616,616,1024,853,963,962,962,-1035,-1035,-1035,-1060,-1613,-2564,-2409,-2409,614,981,-527,85,-344,-2227,-873,4339,
	729,88,-201,981,-806,-1995,28,3861,1140,-344,-344,2756,326,-676,-306,7475,173,105,105,32,-365,-733,9217,8092,
	99,66,66,-79,-429,-7166,15432,-3358,57,58,58,141,-364,1158,8990,6691,3279,-378,-378,3546,-301,-290,-1215,-2828,
	51,15,15,-67,-33,-26587,-999,137,672,1028,-480,103,-236,-1586,-930,3834,249,109,-180,665,-218,-1181,35,3254,
	1771,-394,-394,2654,1184,-471,-401,6648,-542,-12,-12,-481,330,2842,10834,9841,-332,-11,-11,-403,-33,-3848,16118,-1692,
	-551,-43,-43,-391,231,4718,10776,8691,3803,-397,-397,3549,790,-225,-1173,-3006,-26,-15,-15,-63,25,-20685,-575,482,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1024,1024,1024,1024,1024,-768,-61,-61,-32,-768,-768,-231,-8,
	-1536,-158,-158,-64,-1536,-1536,-1086,-1536,0,2789,3402,3712,64,1087,2025,682,-3840,-1051,-438,-128,-3776,-2753,-1815,-3158,
	1024,794,794,774,775,1022,1022,948,-2816,-525,-525,-64,-2696,-2272,-1676,-1988,2530,395,-316,978,-326,-1675,1041,-596,
	4106,326,-1374,772,-87,4042,775,-111,963,31,-68,180,-274,1458,-856,-737,-8282,-214,-203,241,-3176,9253,-130,-431,
	-4220,-106,-126,156,-3592,8786,-903,3777,-7295,-264,-212,239,402,4628,-247,-1723,951,15,-37,154,-381,5128,-936,-2967,
	9262,-6,-42,56,21923,-29,0,-98,1722,375,-166,908,-784,-1555,991,-723,3330,318,-1047,607,-467,3993,739,-219,
	512,-70,-48,220,-574,1620,-916,-888,-5547,-154,109,223,1119,9967,222,680,-2768,-79,17,143,-769,9891,-777,4573,
	-5024,-194,112,225,4533,5475,89,-823,742,-83,-109,187,-486,5055,-1034,-3099,6759,6,0,48,20343,-80,26,173,
	3328,3328,3328,3328,3328,3328,3328,3328,1026,1026,1040,1052,1109,1152,1152,1215,-187,-187,-768,-218,-128,-768,-768,-123,
	-628,-628,-1536,-435,-256,-1536,-1536,-334,1198,2363,29,2941,3243,162,0,1667,-2640,-1474,-3795,-870,-512,-3551,-3712,-1982,
	856,856,795,801,840,886,1024,812,-1335,-1335,-2652,-435,-256,-2242,-2752,-1275,-250,71,-1119,98,776,-169,4832,124,
	-217,368,-2130,126,31,-699,1693,-519,-3183,-916,-599,-142,-68,206,1832,1762,-172,-20,-4389,300,115,7938,4731,-53,
	-117,-4,-379,139,51,3373,1368,-51,-207,5,-7094,346,132,13144,649,-108,-2675,-791,-285,-163,-79,389,-1419,375,
	-246,-11,-36227,0,-15,5038,5080,46,-222,150,-470,33,623,236,3863,134,-163,431,-1358,216,-116,-457,846,-355,
	-3232,-1261,-288,-130,-91,781,1402,1856,-859,-33,-5205,-46,-207,-2774,4792,126,-650,3,-578,-58,-103,-4602,1277,-9,
	-900,15,-7454,-33,-208,562,897,66,-2533,-1096,-81,-40,-7,544,-1389,373,-278,-7,-32775,-66,-63,1678,3429,44,
	3328,3328,3328,3328,3328,3328,3328,3328,1233,1233,1250,1269,1278,1280,1280,1280,-115,-115,-241,-187,-141,-77,-768,-630,
	-297,-297,-740,-514,-499,-217,-1536,-1536,2272,2883,326,2377,2245,1772,284,252,-1359,-748,-3287,-1217,-1341,-1813,-3300,-3332,
	823,823,856,1024,933,845,948,918,-680,-680,-1764,-1048,-1207,-1227,-2285,-1861,74,-636,-793,-340,-426,252,-876,1323,
	0,-326,-561,478,-651,-197,-809,1015,-226,5,672,49,-320,-109,-603,78,-115,-106,3562,213,-49,-150,15209,6298,
	9,-61,4840,67,-47,28,20994,-861,-195,-137,2587,301,-64,-221,12325,8826,-235,-16,105,121,-250,-544,-1562,-1096,
	12,6,701,-18,-2,30,145,-18,45,-481,-628,-202,-386,164,-557,849,40,-412,-457,325,-733,-277,-503,112,
	-386,29,512,23,-470,-401,-551,136,-258,159,1916,116,35,34,16870,1186,-128,67,3905,-8,22,94,20383,-625,
	-329,147,901,196,12,-27,15172,1864,-326,-58,-62,148,-413,-919,-1996,-681,-5,25,144,-30,18,37,31,-915,
	3328,3328,3328,3328,3328,3328,3328,3328,1280,1280,1280,1408,1518,1527,1529,1529,-630,-768,-64,-768,-108,-186,-185,-105,
	-1536,-1536,-128,-1536,-397,-508,-495,-384,1297,846,3328,27,1644,1254,1523,1206,-2288,-2738,-256,-3429,-1703,-2083,-1812,-2128,
	918,939,903,1024,977,1024,1024,979,-1861,-2211,-128,-2508,-1424,-1048,-1376,-1079,850,-329,-1407,-343,198,192,342,918,
	182,-1999,93,-1998,1616,-73,-912,221,-1660,-5069,8,-1747,-865,5801,-709,-2140,899,-11479,80,-481,-75,664,546,-217,
	3999,-9480,41,-400,-132,145,21,-313,4301,-9501,87,-4727,-51,639,658,-259,2652,-1290,0,-3634,-708,2338,-748,-643,
	-5,-319,-3,-288,-1,-48,-7,-3,926,-270,-1446,192,11,356,422,918,402,-2115,-25,-1284,1284,65,-800,236,
	-1262,-4759,-5,-1241,-137,4549,63,-3422,253,-10768,-47,-575,534,-602,454,-798,3440,-9248,-16,-251,303,-518,14,-728,
	3517,-8630,-46,-3534,630,-601,631,-876,3040,-1148,19,-3727,-805,2675,-694,-173,-229,-604,-19,-257,27,-43,-15,-16,
	3328,3328,3328,3328,3328,3328,3328,3328,1533,1536,1536,1536,1536,1536,1536,1536,-435,-768,-768,-768,-32,-768,-50,-50,
	-1536,-1536,-1536,-1536,-64,-1536,-123,-123,817,58,284,66,3200,0,2331,2939,-2515,-3270,-3044,-3262,-128,-3328,-997,-389,
	997,1023,942,1009,964,1024,934,934,-1970,-2129,-2157,-2434,-64,-2560,-500,-500,871,33,748,-786,1140,382,77,67,
	611,-838,156,-747,236,2965,-61,-579,442,-842,1030,-1474,65,3498,200,-3,-5479,2289,14354,-2760,173,-1499,-468,-209,
	-614,-1678,17781,-2230,86,1149,-159,-89,-4733,630,12949,-7629,167,6058,-536,-228,2416,1539,2365,2385,82,11546,167,-5,
	-190,-123,62,3,29,65,2,-1,512,-51,703,-531,1092,115,-20,48,198,-86,102,-574,168,2282,18,-493,
	503,-292,921,-889,104,2866,165,62,-3784,-5231,14853,586,158,142,-377,222,-24,-4050,17526,-2597,84,1015,-100,67,
	-3377,-7811,13673,-971,153,6967,-412,222,1932,3067,1975,4504,99,11371,77,-70,-153,-118,-105,-128,27,-218,21,32,
	3328,3328,3328,3328,3328,3328,3328,3328,1536,1543,1564,1621,1680,1729,1781,1791,-768,-102,-218,-128,-768,-93,-160,-68,
	-1536,-375,-435,-256,-1536,-249,-463,-280,114,1045,2430,2731,0,1593,1937,2053,-3214,-2276,-870,-512,-3184,-1542,-1147,-1020,
	1000,981,1010,1013,1024,1024,1024,1004,-2082,-1682,-435,-256,-2488,-778,-1051,-951,24,-276,643,826,-922,-331,874,-552,
	-49,169,-447,-660,-1414,-350,-640,1269,977,-293,-61,21,-1223,-234,-277,146,3849,-24,397,145,-3805,14,453,-311,
	-1416,1897,162,77,368,-8,185,-130,10111,-221,438,173,-6939,78,517,-347,3228,2707,-62,-17,-9421,-156,-187,87,
	-60,-69,2,-13,102,-7,3,-9,-136,-340,696,805,-904,-54,907,-685,7,122,-25,-540,-1604,42,-698,733,
	883,2639,-98,2,-1176,-1113,-615,350,-544,1917,18,-135,-1835,-598,248,122,-2202,3937,-7,-7,715,-463,41,90,
	3792,1576,26,-131,-3964,-639,306,82,2854,2897,70,47,-9373,-305,-204,58,-91,12,-41,-30,-84,-11,-15,19,
	3328,3328,3328,3328,3328,3328,3328,3328,1791,1792,1792,1792,1796,2033,2039,2046,-11,-768,-64,-266,-12,-123,-49,-11,
	-1536,-1536,-128,-1244,-23,-394,-211,-1536,285,10,2816,252,665,995,711,276,-2788,-3062,-256,-2820,-2402,-1836,-2114,-2542,
	939,1024,1017,1020,923,1024,1016,1024,-2029,-2376,-128,-1605,-1611,-935,-1101,-1902,830,-30,-1717,-33,553,974,-444,141,
	181,172,299,562,26,264,101,390,652,-1233,10,-404,-4969,1649,1518,24,-707,273,83,4369,1122,1055,2033,-439,
	-4179,-53,47,-2809,-7026,1099,6436,311,4007,-2579,88,5913,1981,1472,1938,3538,9237,-483,-3,-10551,-6448,-886,2055,1290,
	126,88,-2,-412,228,-17,-65,-60,433,100,-1655,238,418,1019,-194,-223,-153,251,226,705,-48,425,174,-2,
	475,-1101,-3,-426,-3912,-166,-767,194,2009,486,-83,1307,2091,-500,445,1061,-3238,18,-1,-4294,-5314,-370,3407,1061,
	6547,-1773,-88,3482,2889,-350,591,4844,7429,-843,20,-9226,-6067,-420,1440,1061,69,-55,-11,-284,179,-14,-49,0,
	3328,3328,3328,3328,3328,3328,3328,3328,2048,2048,2048,2048,2048,2048,2076,2133,-160,-32,-768,-768,-39,-39,-218,-128,
	-842,-64,-1536,-1536,-105,-105,-435,-256,1101,2688,56,0,1850,2473,1919,2219,-1715,-128,-2761,-2816,-966,-343,-868,-511,
	1024,1020,1023,1024,1024,1024,1023,1023,-1615,-64,-2176,-2304,-484,-484,-435,-256,-145,1393,-109,-966,-30,156,-254,-478,
	435,1289,-1583,920,-238,-945,-454,-457,-6324,-19,-1005,959,272,76,-125,1,-4516,148,-347,-385,-666,-266,858,128,
	-4877,43,194,712,-177,-70,412,74,-5965,129,-219,-2275,-710,-268,880,120,-647,42,-3698,-4809,139,28,-158,-66,
	-26,28,-19,135,-4,-10,13,-4,-359,1376,-80,-960,-25,-22,190,-378,195,1060,-1104,505,36,-901,216,-184,
	-3037,48,-695,659,112,228,-565,-70,-1687,109,-1060,89,-871,485,-309,-240,-2217,57,98,629,-192,112,-153,-29,
	-2844,93,-1534,-1480,-877,499,-366,-248,-1007,65,-4451,-4463,106,-71,37,-14,-24,22,-79,17,13,26,-37,-22,
	3328,3328,3328,3328,3328,3328,3328,3328,2226,2304,2304,2304,2408,2541,2557,2557,-59,-64,-189,-83,-768,-21,-54,-54,
	-198,-128,-1536,-530,-1536,-101,-238,-238,1169,2304,53,170,0,597,740,1518,-1469,-256,-2507,-2389,-2456,-1726,-1567,-790,
	1024,1024,1024,1024,1024,1023,1024,1024,-763,-128,-1807,-1487,-2124,-912,-864,-864,-428,-1687,-393,-293,-146,250,141,-119,
	66,-465,-519,131,-493,123,169,-246,-1081,-42,240,-1173,-547,5161,-663,-443,-761,42,-1792,2124,1258,4129,-526,182,
	-761,4,169,-2925,379,4371,-36,-190,-719,35,-3984,1687,3399,5014,-161,166,-89,-25,-584,1143,4335,-186,-263,-58,
	8,4,-41,5,152,-25,-35,-11,-204,-1629,-71,-58,-45,443,108,-331,218,-563,-102,354,-465,166,140,-559,
	-1634,-41,-152,-1632,-402,2809,-526,366,-1435,-108,-3385,971,958,1078,-254,1689,-1155,-26,-509,-3434,275,1810,-27,93,
	-1584,-110,-5570,608,2982,1923,29,1741,63,-2,-360,1347,4604,-23,-169,-72,7,-6,-52,-38,19,0,-21,-4,
	3328,3328,3328,3328,3328,3328,3328,3328,2558,2560,2560,2560,2560,2664,3043,3065,-12,-32,-32,0,-27,0,-6,0,
	-23,-64,-1536,-1536,-84,-1536,-43,-109,258,2177,50,0,1380,0,535,364,-2048,-128,-2254,-2304,-924,-2200,-1286,-1435,
	1024,1024,1024,1024,1024,1024,1024,1024,-1646,-64,-1920,-2048,-465,-1996,-780,-782,717,1444,-483,-428,558,938,834,-667,
	-48,1309,-601,484,44,732,98,-93,-3885,-575,702,-897,-778,-2459,800,12269,-9079,159,-1596,-650,-1073,919,542,9218,
	-4504,-358,1238,-554,-726,-911,-82,7949,-8288,111,-1846,-574,-1147,440,1190,13971,770,13,-603,-169,62,-274,1,-169,
	87,27,-54,63,4,35,-12,-50,434,1436,-387,-877,689,805,733,95,-194,1220,-359,-99,148,543,11,593,
	-325,-295,337,-611,-1013,-2298,502,3539,-5747,301,-1555,250,-1593,1248,1089,2520,-968,-212,998,149,-847,-678,-336,1873,
	-4533,305,-1737,-31,-1599,694,1291,3563,663,55,-564,-487,89,-342,-60,167,61,19,-48,76,-2,41,-6,-12,
	3328,3328,3328,3328,3328,3328,3328,3328,3072,3072,3072,3073,3571,3584,3586,3591,-12,-2,0,-11,0,0,0,-1,
	-58,-63,0,-23,0,0,-4,-11,942,50,0,218,312,0,38,290,-850,-1742,-1792,-1572,-981,-1280,-1240,-983,
	1024,1024,1024,1024,1024,1024,1024,1024,-441,-1664,-1792,-1390,-612,-1536,-1408,-658,-165,1747,-852,-558,931,1223,289,-1130,
	46,23,1158,-190,-120,1112,320,-479,-2840,-4249,5179,-9632,3618,-6501,-863,5806,-1695,-1770,-3451,311,7775,-1527,-1665,11453,
	-2082,-418,-4702,-892,150,-17586,3455,615,-1931,-1368,429,-10391,7599,348,-3271,11158,-64,-73,340,-34,-31,94,25,-47,
	-25,-4,130,-12,-17,59,18,-22,19,1371,-1140,-682,1329,422,251,-648,125,12,482,-138,447,301,248,2,
	-2057,-2297,4456,-2956,-146,-2866,226,1810,-1391,-695,-1574,4382,695,-179,-564,4696,-1470,917,-2341,2006,-586,-11164,1550,-353,
	-1509,-180,640,-2697,521,1660,-1204,4502,-38,-115,309,-203,46,55,12,5,-24,-10,156,-40,-4,63,-2,-14,
	3328,3328,3328,3328,3328,3328,3328,3328,3595,4050,4083,4096,4097,4102,4482,4539,0,0,0,0,0,0,0,0,
	-22,0,-2,0,0,0,0,0,173,123,191,0,183,32,98,44,-1096,-691,-590,-768,-584,-730,-285,-281,
	1024,1024,1024,1024,1024,1024,1024,1024,-1134,-518,-402,-1280,-878,-1152,-622,-605,-1589,-174,-1268,1246,538,-101,-465,-833,
	-1085,-1025,-522,376,-285,1476,-307,-1255,308,14268,1480,-19980,2375,-568,1245,4587,-14743,27339,30343,-9205,-36667,-13625,1290,30776,
	9780,334,-786,-590,-691,2157,-583,-31,-12914,27170,28984,-7685,-34353,-15342,1170,30853,-43,-32,-59,29,-50,4,-68,-19,
	-19,-17,-25,22,-21,5,-23,-1,-1348,1121,26,82,-600,-345,-99,246,-1045,648,426,-657,-1090,651,97,8,
	3124,790,-1597,-10146,5468,1711,-355,155,-5135,5373,-716,1073,-6222,-638,-3840,12361,6037,-145,-491,722,-806,1120,-355,-88,
	-3435,5167,-832,2136,-5026,-2023,-3966,12450,-86,83,14,-3,-136,-22,-76,4,-38,-4,-19,33,-35,-12,-25,-13,
	3328,3328,3328,3328,3328,3328,3328,3328,4602,4608,5028,5120,5124,5530,6144,1174,0,0,0,0,0,0,0,-768,
	0,0,0,0,0,0,0,-1536,19,0,0,0,0,0,0,146,-243,-256,0,0,0,0,0,-3544,
	1024,1024,1024,1024,1024,1024,1024,944,-896,-1024,-377,-768,-640,-423,-211,-2508,-1648,2999,163,-432,-347,-773,794,788,
	-1645,3380,-330,-470,237,-1379,1479,195,8268,-12760,533,280,282,560,1372,671,-14713,-21973,23934,-38909,10920,6956,2109,-10534,
	-20,269,-78,-5,-2,172,884,-9978,-15198,-21436,24005,-38847,10757,6980,2049,-16770,-19,5,-6,10,12,105,551,835,
	3,18,15,10,10,50,263,3507,-1073,1100,227,-648,-236,-719,798,976,-1200,1122,27,-798,144,-1238,1477,330,
	5788,-4512,-601,1507,148,323,1179,707,-4055,-1980,3824,-14402,4011,4466,1473,-6007,-95,341,-166,244,-14,108,690,-7255,
	-4387,-1670,3864,-14359,3919,4484,1423,-9893,-29,13,24,27,-20,92,584,808,-1,49,-8,52,3,32,206,6422,
	3328,3328,3328,3328,3328,3328,3328,3328,1686,1003,632,1180,437,169,935,1276,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,165,19,11,25,528,663,202,16,-3013,-3841,-4221,-3660,-3900,-4033,-3728,-3572,
	1010,441,0,1024,100,170,426,1021,-2190,-2776,-2912,-2684,-2596,-2072,-2744,-2600,480,117,-3747,-4086,-334,-1391,564,-1705,
	-147,240,-1858,-3823,-1094,-1410,-1141,-2040,1809,596,-278,-993,-1519,-410,1091,-1791,-2394,2584,-818,-3824,-11288,3319,-7901,-1152,
	-1571,2983,-4228,-644,-5155,-1646,-4708,47,-400,151,-2198,-3521,1382,-2000,-8774,-668,83,610,-720,1354,-1173,801,-103,-750,
	-163,4312,-1697,3334,-2317,2421,3716,34,470,-91,-3444,-3486,-788,-928,-369,-965,-41,250,-2029,-3432,-1470,-941,-1618,-1108,
	1605,431,-249,-757,-1542,509,448,-1281,-2670,2522,-1041,-3618,-4339,-925,-491,-2312,-1560,2837,-3415,-519,-1900,-2109,-275,-326,
	-1177,534,-2225,-3626,2416,-2019,-2270,-1370,-1129,771,-541,1269,-1267,1673,-231,-521,-121,4502,-360,4012,-409,-83,6220,1042,
	3328,3328,3328,3328,3328,3328,3328,3328,1223,535,411,640,569,1374,833,1500,-768,-768,-768,-768,-768,-479,-327,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,47,523,687,24,212,297,995,33,-3594,-3806,-3766,-4201,-4084,-3194,-3037,-3332,
	1011,269,200,0,82,963,699,1024,-2684,-2142,-2136,-2800,-2736,-2046,-2003,-2526,84,-137,-620,-2527,493,-26,-349,-647,
	1962,-1185,551,-1874,-907,-282,-1449,-802,-658,822,-1411,-534,2643,204,1273,-364,-1526,6752,9592,-775,-6007,-4533,2743,-3020,
	-1265,2419,5603,-52,-4025,-3000,5689,-1224,-1310,1660,55,-1969,-1515,-5391,2289,-4954,1096,-523,-1163,-548,-577,951,2855,-3710,
	1407,-4901,2487,-1599,-4433,-405,-423,-123,-465,-270,-141,-1607,319,-18,-25,-663,1134,-1537,907,-1501,-967,-159,-1001,-1007,
	-1177,809,-945,-169,2311,170,1137,-532,980,1419,4283,-1938,-1888,-3388,2591,-617,47,-307,3804,-1845,-1226,-2410,5076,-803,
	898,485,-6,-2291,676,-4437,1966,-2003,705,-924,-680,-347,-400,312,2398,-3075,1657,-7422,-103,-1441,-2052,-214,-343,-234,
	3329,3329,3329,3329,3329,3329,3329,3330,394,1176,887,918,1152,2944,508,2804,-178,-768,-768,-768,-59,-3,-768,0,
	-356,-1536,-1536,-1536,-463,-169,-1536,-1536,2399,417,140,121,852,32,4,0,-2073,-3272,-3839,-3826,-2862,-1890,-4354,-2063,
	126,967,470,422,1017,1024,0,1024,-1037,-2271,-2689,-2641,-1587,-1627,-3073,-1928,-508,-410,108,149,542,-1207,990,-687,
	706,-1097,895,447,-582,-1009,734,-919,-1176,-1435,-320,477,2274,-1444,-183,3123,245,-13163,-6218,-1076,-599,2487,-3203,455,
	231,-13336,-7409,-2610,1677,-140,-1099,-1370,-10,-14967,-8211,-3108,-740,654,-735,445,-614,1113,-1255,316,-161,-183,-971,-387,
	409,713,-14,1583,-65,28,584,56,-411,-360,-201,442,546,-997,566,-582,479,-988,675,632,-509,-742,667,-845,
	-413,-1379,-518,696,1588,-1335,-314,3049,14,-12319,-28,-549,-382,1528,-2484,282,67,-13206,-2972,-1746,1662,-526,-412,-1218,
	-141,-13703,-2014,-2752,-625,301,-296,278,-97,1061,-870,551,-558,-218,-1116,-323,262,317,3188,2417,14,-13,490,39,
	3330,3330,3331,3332,3332,3333,3336,3340,1134,2120,814,1336,1490,576,2246,941,-502,-277,-768,-768,-768,-768,-53,-126,
	-1536,-961,-1536,-1536,-1536,-1536,-275,-382,608,131,228,0,289,0,1382,1649,-3126,-2618,-3828,-3535,-3093,-4299,-1253,-2297,
	761,1024,75,1024,994,0,1023,780,-2001,-1630,-2579,-2664,-2117,-3045,-1070,-1267,-540,604,-1091,1593,-383,4061,510,-98,
	-672,183,-1303,2016,463,-2113,104,-580,-778,944,-246,3075,-459,2338,-81,1160,3680,-1230,-4588,-317,-3153,-1054,85,-215,
	2300,966,-4735,295,-7277,-1844,190,-188,6101,-2439,-5450,6808,340,-2284,238,-204,242,5938,-150,202,-1793,1760,14,3445,
	-518,-112,-10684,-245,-300,1687,3,0,-175,741,-1029,1111,-301,2576,243,-62,-431,392,-1229,1158,570,-2738,-92,-384,
	-244,896,30,2377,-347,2010,414,1185,1442,-1836,-4155,1029,-3184,-726,997,284,-234,958,-4576,1065,-6624,-1439,725,46,
	3602,-3152,-5502,7291,-167,-2384,1320,235,54,5837,-13,-459,-1877,1416,-181,3478,-1026,-95,-12599,-686,-255,1809,1,64,
	3340,3347,3354,3584,3584,3584,3584,3584,1744,1875,1040,512,1004,1536,2546,2560,-50,-30,-44,-768,-251,-768,-55,-32,
	-188,-192,-108,-1536,-646,-1536,-247,-1536,1109,913,2848,58,1794,66,994,56,-2036,-2113,-1028,-4806,-2578,-3774,-1836,-2760,
	988,1024,849,0,615,1009,1024,1024,-1194,-1375,-515,-3232,-1291,-2690,-935,-2176,-483,-467,-331,-1042,1516,-31,-54,77,
	25,-16,30,-632,868,-235,277,8,2142,163,174,-2155,-4822,-676,2710,56,-393,-231,-201,-3214,1001,1587,1558,-1500,
	770,-1553,-75,-2367,749,-237,2157,643,-506,-524,-228,1739,573,-37,1701,-2948,876,2171,167,-4011,-5172,-1652,121,2047,
	19,-61,-1,-1910,42,887,14,220,-464,-581,-373,-1145,1474,129,25,205,20,31,-22,-786,740,-140,328,118,
	1521,2624,136,-2226,-5049,-696,1820,-30,-507,1083,-156,-3622,-164,896,441,-1715,79,606,-44,-2875,-42,-310,1148,473,
	-556,1059,-169,1230,-357,-665,729,-3239,561,2001,115,-4037,-5050,-1558,242,2393,-3,-61,13,-1848,-161,244,-14,112,
	3584,0,0,0,0,0,0,0,4354,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
	0,0,0,0,0,0,0,0,36,0,0,0,0,0,0,0,-986,0,0,0,0,0,0,0,
	1024,0,0,0,0,0,0,0,-1280,0,0,0,0,0,0,0,-729,0,0,0,0,0,0,0,
	-647,0,0,0,0,0,0,0,-1980,0,0,0,0,0,0,0,-2413,0,0,0,0,0,0,0,
	3192,0,0,0,0,0,0,0,-3261,0,0,0,0,0,0,0,153,0,0,0,0,0,0,0,
	109,0,0,0,0,0,0,0,-664,0,0,0,0,0,0,0,-581,0,0,0,0,0,0,0,
	-908,0,0,0,0,0,0,0,-948,0,0,0,0,0,0,0,2998,0,0,0,0,0,0,0,
	-1859,0,0,0,0,0,0,0,187,0,0,0,0,0,0,0,78,0,0,0,0,0,0,0,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_c1abca583982e900_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_c1abca583982e900_boxes_0,
	  { { 15, segtune_segreduce_c1abca583982e900_unknown_0 }, { 245, segtune_segreduce_c1abca583982e900_longest_0 }, { 255, segtune_segreduce_c1abca583982e900_shares_0 } }, 1, 761, segtune_segreduce_c1abca583982e900_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_c1abca583982e900 = { "segtune_segreduce_c1abca583982e900", 1, segtune_segreduce_c1abca583982e900_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_c1abca583982e900

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
