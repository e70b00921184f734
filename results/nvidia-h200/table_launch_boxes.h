/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-28
 * database: 7bc8d1fbad121ce2
 * sources:  1bb5f4f328371f5d
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 616 cases
 *     n and the mean length known: worst regret 192.3%, mean 20.8%; geometries left out: worst 226.7%, mean 21.7%
 *     the longest segment, too: worst regret 142.8%, mean 7.4%; geometries left out: worst 509.2%, mean 12.0%
 *     shares of long segments, too: worst regret 226.7%, mean 8.6%; geometries left out: worst 462.9%, mean 13.1%
 *     as probed (shares and the heaviest span; of few or long segments the longest, too): worst regret 47.9%, mean 3.4%; geometries left out: worst 75.3%, mean 6.2%
 *     all of these: worst regret 47.9%, mean 3.3%; geometries left out: worst 75.3%, mean 6.0%
 *     pareto lengths, 111 cases: worst regret 26.3%, mean 4.8%; left out: worst 462.9%, mean 9.1%; as probed: worst regret 21.2%, mean 2.5%; left out: worst 68.9%, mean 4.8%
 *     uniform lengths, 90 cases: worst regret 114.7%, mean 8.3%; left out: worst 114.7%, mean 9.6%; as probed: worst regret 20.3%, mean 3.4%; left out: worst 35.6%, mean 4.9%
 *     rowlen lengths, 99 cases: worst regret 42.5%, mean 7.2%; left out: worst 36.5%, mean 6.9%; as probed: worst regret 21.7%, mean 3.7%; left out: worst 29.3%, mean 5.8%
 *     bimodal lengths, 19 cases: worst regret 46.7%, mean 7.3%; left out: worst 33.2%, mean 5.6%; as probed: worst regret 31.4%, mean 3.6%; left out: worst 31.4%, mean 4.8%
 *     huge lengths, 44 cases: worst regret 36.0%, mean 5.3%; left out: worst 90.5%, mean 11.1%; as probed: worst regret 26.8%, mean 3.4%; left out: worst 36.0%, mean 5.0%
 *     poisson lengths, 47 cases: worst regret 31.5%, mean 7.5%; left out: worst 31.5%, mean 8.2%; as probed: worst regret 20.5%, mean 3.4%; left out: worst 31.5%, mean 5.5%
 *     geometric lengths, 21 cases: worst regret 24.3%, mean 8.3%; left out: worst 24.3%, mean 10.5%; as probed: worst regret 21.5%, mean 4.5%; left out: worst 24.1%, mean 5.9%
 *     zipf lengths, 35 cases: worst regret 57.7%, mean 7.5%; left out: worst 57.7%, mean 7.7%; as probed: worst regret 19.5%, mean 2.2%; left out: worst 41.6%, mean 6.8%
 *     lognormal lengths, 139 cases: worst regret 226.7%, mean 14.3%; left out: worst 451.2%, mean 28.0%; as probed: worst regret 47.9%, mean 4.0%; left out: worst 75.3%, mean 8.8%
 *     fixed lengths, 11 cases: worst regret 17.2%, mean 8.4%; left out: worst 17.2%, mean 7.2%; as probed: worst regret 13.4%, mean 3.8%; left out: worst 15.3%, mean 4.1%
 *     always the right one of the boxes: worst regret 47.9%, mean 3.0%
 *     always the right one of the best 8 of all 877 variants: mean regret 3.0% (exact, by branch and bound)
 *     the search of 616 cases was cut short; least was tried of huge:n=64M,mean=64,share=0.75,seed=1: 34 of 509 variants
 *     variants tried, of how many, on each case:
 *       34/509 huge:n=64M,mean=64,share=0.75,seed=1, 35/511 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1,
 *       36/511 huge:n=64M,mean=64,share=0.25,seed=1, 36/510 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1,
 *       37/511 huge:n=64M,mean=64,share=0.1,seed=1, 37/502 huge:n=64M,mean=256,share=0.25,seed=1,
 *       37/501 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1, 38/490 huge:n=64M,mean=256,share=0.5,seed=1,
 *       41/516 huge:n=64M,mean=64,share=0.5,seed=1, 43/518 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1,
 *       42/504 huge:n=64M,mean=256,share=0.1,seed=1, 44/519 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       43/506 zipf:n=64M,mean=256,alpha=1,seed=1, 44/503 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       48/543 uniform:n=64M,mean=16M,seed=1, 46/514 huge:n=4M,mean=64,share=0.5,seed=1,
 *       49/542 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1, 51/545 uniform:n=64M,mean=1M,seed=1,
 *       48/511 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1, 49/520 huge:n=1M,mean=64,share=0.5,seed=1,
 *       50/527 huge:n=512K,mean=64,share=0.5,seed=1, 47/495 huge:n=64M,mean=256,share=0.75,seed=1,
 *       49/508 pareto:n=64M,mean=256K,alpha=1.5,seed=1, 50/517 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       53/544 uniform:n=64M,mean=4M,seed=1, 53/543 pareto:n=64M,mean=1M,alpha=1.5,seed=1,
 *       50/508 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1, 51/510 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       49/490 lognormal:n=64M,mean=16K,sigma=2,seed=1, 52/519 huge:n=4M,mean=64,share=0.1,seed=1,
 *       49/480 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 53/518 huge:n=512K,mean=16,share=0.75,seed=1,
 *       49/478 uniform:n=4M,mean=256K,seed=1, 53/517 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1,
 *       50/486 zipf:n=64M,mean=4K,alpha=1,seed=1, 54/511 linux_lines_per_file.rowlen@64M,
 *       54/510 pareto:n=64M,mean=512,alpha=1.2,seed=1, 55/519 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       51/480 lognormal:n=64M,mean=64K,sigma=2,seed=1, 51/480 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1,
 *       35/328 huge:n=64M,mean=4,share=0.5,seed=1, 52/487 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       34/317 huge:n=64M,mean=4,share=0.25,seed=1, 33/307 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       34/314 linux_identifier_postings.rowlen, 54/498 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1,
 *       52/477 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 56/513 uniform:n=64M,mean=256K,seed=1,
 *       33/302 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       58/522 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1,
 *       59/527 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 56/500 pareto:n=64M,mean=1K,alpha=1.5,seed=1,
 *       34/303 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1, 54/477 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       34/300 huge:n=64M,mean=16,share=0.25,seed=1, 36/315 lp1.rowlen@4M,
 *       57/498 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 36/314 huge:n=64M,mean=16,share=0.1,seed=1,
 *       60/523 pareto:n=8M,mean=256,alpha=1.5,seed=1, 61/530 pareto:n=2M,mean=256,alpha=1.5,seed=1,
 *       64/556 fixed:n=64M,mean=1M, 55/476 uniform:n=256M,mean=128K,seed=1, 60/515 linux_lines_per_file.rowlen,
 *       36/306 huge:n=64M,mean=4,share=0.75,seed=1, 62/527 debian_files_per_package.rowlen@64M,
 *       62/523 lognormal:n=64M,mean=256,sigma=2,seed=1, 37/312 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       36/303 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1, 62/521 pareto:n=16M,mean=256,alpha=1.5,seed=1,
 *       58/486 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1, 58/485 pareto:n=4M,mean=64K,alpha=1.5,seed=1,
 *       58/482 pareto:n=512K,mean=16K,alpha=1.5,seed=1, 57/472 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       60/495 lognormal:n=64M,mean=1K,sigma=2,seed=1, 59/485 uniform:n=4M,mean=64K,seed=1,
 *       37/301 huge:n=8M,mean=16,share=0.25,seed=1, 40/324 huge:n=4M,mean=4,share=0.5,seed=1,
 *       65/526 lognormal:n=4M,mean=256,sigma=2,seed=1, 58/469 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1,
 *       74/596 lognormal:n=4M,mean=256,sigma=0.5,seed=1, 38/306 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       66/528 pareto:n=64M,mean=256,alpha=1.5,seed=1, 65/519 lognormal:n=16M,mean=128,sigma=2,seed=1,
 *       66/525 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1,
 *       39/310 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1, 62/492 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       75/594 uniform:n=64M,mean=256,seed=1, 36/285 huge:n=64M,mean=16,share=0.75,seed=1,
 *       75/590 lognormal:n=8M,mean=256,sigma=0.5,seed=1, 63/494 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       67/523 uniform:n=64M,mean=64K,seed=1, 69/535 gshhg_points_per_bin.rowlen@64M,
 *       39/302 huge:n=64M,mean=16,share=0.5,seed=1, 68/525 bimodal:n=64M,mean=64K,share=0.9,seed=1,
 *       69/532 huge:n=1M,mean=64,share=0.1,seed=1, 68/524 debian_files_per_package.rowlen,
 *       59/453 uniform:n=512K,mean=64K,seed=1, 41/314 huge:n=2M,mean=16,share=0.25,seed=1,
 *       70/534 lognormal:n=2M,mean=256,sigma=2,seed=1, 58/440 uniform:n=512K,mean=256K,seed=1,
 *       41/309 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 39/293 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       75/562 lognormal:n=2M,mean=256,sigma=0.5,seed=1, 70/524 fixed:n=64M,mean=256K,
 *       70/524 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1, 82/610 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       72/535 pareto:n=1M,mean=256,alpha=1.5,seed=1, 45/334 huge:n=1M,mean=4,share=0.5,seed=1,
 *       72/534 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1, 70/519 bacterial_protein_lengths.rowlen@64M,
 *       45/332 huge:n=64M,mean=4,share=0.1,seed=1, 72/531 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1,
 *       73/537 huge:n=512K,mean=64,share=0.1,seed=1, 76/559 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1,
 *       69/505 pareto:n=4M,mean=1K,alpha=1.5,seed=1, 44/322 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1,
 *       73/532 lognormal:n=8M,mean=64,sigma=1,seed=1, 78/566 lognormal:n=1M,mean=256,sigma=0.5,seed=1,
 *       69/500 lognormal:n=4M,mean=4K,sigma=0.5,seed=1, 71/512 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       46/331 huge:n=4M,mean=4,share=0.1,seed=1, 97/697 fixed:n=64M,mean=64,
 *       63/452 pareto:n=512K,mean=64K,alpha=1.5,seed=1, 75/537 mbeacxc.rowlen@4M,
 *       73/522 bacterial_protein_lengths.rowlen@4M, 70/500 lognormal:n=2M,mean=4K,sigma=0.5,seed=1,
 *       70/499 lognormal:n=1M,mean=4K,sigma=0.5,seed=1, 71/504 photo_kmeans256.rowlen,
 *       72/510 lognormal:n=4M,mean=1K,sigma=0.5,seed=1, 75/531 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1,
 *       46/324 lp1.rowlen, 86/605 uniform:n=4M,mean=128,seed=1, 74/520 lognormal:n=128K,mean=512,sigma=1,seed=1,
 *       81/569 uniform:n=512K,mean=256,seed=1, 77/540 mbeacxc.rowlen, 75/525 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       73/511 lognormal:n=1M,mean=512,sigma=1,seed=1, 70/490 lognormal:n=256K,mean=4K,sigma=0.5,seed=1,
 *       72/504 photo_kmeans256.rowlen@4M, 72/504 uniform:n=64M,mean=16K,seed=1, 86/602 uniform:n=8K,mean=256,seed=1,
 *       88/615 poisson:n=64M,mean=128,seed=1, 69/482 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       81/565 lognormal:n=256K,mean=256,sigma=0.5,seed=1, 71/494 lognormal:n=8M,mean=2K,sigma=1,seed=1,
 *       88/612 poisson:n=8M,mean=128,seed=1, 76/528 lognormal:n=64M,mean=512,sigma=0.5,seed=1,
 *       83/576 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 77/534 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1,
 *       87/603 uniform:n=256M,mean=64,seed=1, 42/291 huge:n=4M,mean=16,share=0.75,seed=1,
 *       76/526 bacterial_protein_lengths.rowlen, 75/518 lognormal:n=256K,mean=1K,sigma=0.5,seed=1,
 *       73/504 lognormal:n=8M,mean=1K,sigma=0.5,seed=1, 72/497 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       76/523 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 74/509 lognormal:n=2M,mean=512,sigma=1,seed=1,
 *       73/502 lognormal:n=2M,mean=2K,sigma=1,seed=1, 78/536 mbeacxc.rowlen@64M,
 *       76/522 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1,
 *       76/522 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1, 74/508 pareto:n=64K,mean=1K,alpha=1.5,seed=1,
 *       42/288 huge:n=1M,mean=16,share=0.75,seed=1, 75/514 lognormal:n=4M,mean=512,sigma=1,seed=1,
 *       89/609 uniform:n=64K,mean=64,seed=1, 89/609 uniform:n=8K,mean=64,seed=1,
 *       73/499 lognormal:n=4M,mean=2K,sigma=1,seed=1, 72/491 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1,
 *       79/537 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1, 72/489 uniform:n=4M,mean=16K,seed=1,
 *       80/543 lognormal:n=256K,mean=64,sigma=1,seed=1, 74/502 photo_kmeans256.rowlen@64M,
 *       92/623 uniform:n=1K,mean=256,seed=1, 73/494 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       74/500 fixed:n=64M,mean=64K, 90/608 uniform:n=1M,mean=128,seed=1,
 *       80/540 lognormal:n=64M,mean=128,sigma=1,seed=1, 74/499 lognormal:n=1M,mean=2K,sigma=1,seed=1,
 *       89/600 uniform:n=8M,mean=128,seed=1, 84/565 lognormal:n=128K,mean=256,sigma=0.5,seed=1,
 *       47/316 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 90/605 uniform:n=2M,mean=128,seed=1,
 *       76/510 lognormal:n=1M,mean=1K,sigma=0.5,seed=1, 48/322 pareto:n=64M,mean=2,alpha=1.2,seed=1,
 *       48/322 lp1.rowlen@64M, 80/536 pareto:n=512K,mean=256,alpha=1.5,seed=1, 91/609 poisson:n=2M,mean=128,seed=1,
 *       93/620 poisson:n=4M,mean=128,seed=1, 80/533 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1,
 *       77/513 dense2.rowlen, 49/326 pareto:n=8M,mean=8,alpha=1.2,seed=1,
 *       77/511 lognormal:n=2M,mean=1K,sigma=0.5,seed=1, 50/331 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       75/496 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 80/528 gshhg_points_per_bin.rowlen,
 *       82/539 lognormal:n=128K,mean=64,sigma=1,seed=1, 77/504 uniform:n=256K,mean=2K,seed=1,
 *       50/327 huge:n=512K,mean=4,share=0.5,seed=1, 78/510 bimodal:n=64M,mean=16K,share=0.9,seed=1,
 *       82/536 lognormal:n=128K,mean=256,sigma=2,seed=1, 51/333 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       51/331 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1, 77/499 lognormal:n=256K,mean=2K,sigma=1,seed=1,
 *       71/460 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 84/544 huge:n=64K,mean=64,share=0.5,seed=1,
 *       53/343 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1, 83/537 lognormal:n=256K,mean=256,sigma=2,seed=1,
 *       79/509 lognormal:n=256K,mean=512,sigma=1,seed=1, 52/335 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1,
 *       84/539 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1, 84/539 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       78/499 lognormal:n=128K,mean=4K,sigma=0.5,seed=1, 53/338 debian_entries_per_directory.rowlen,
 *       96/612 poisson:n=128K,mean=128,seed=1, 73/465 uniform:n=64K,mean=64K,seed=1,
 *       79/503 uniform:n=64M,mean=4K,seed=1, 85/541 bimodal:n=64M,mean=128,share=0.9,seed=1,
 *       50/318 zipf:n=64M,mean=4,alpha=1,seed=1, 95/604 uniform:n=64K,mean=256,seed=1,
 *       85/540 pareto:n=64K,mean=256,alpha=1.5,seed=1, 80/508 bimodal:n=64M,mean=4K,share=0.9,seed=1,
 *       81/514 dense2.rowlen@64M, 96/609 uniform:n=4M,mean=256,seed=1, 82/519 dense2.rowlen@4M,
 *       85/537 pareto:n=256K,mean=256,alpha=1.5,seed=1, 81/511 pareto:n=512K,mean=1K,alpha=1.5,seed=1,
 *       50/315 pareto:n=64M,mean=8,alpha=1.2,seed=1, 80/504 uniform:n=1M,mean=2K,seed=1,
 *       97/611 poisson:n=1M,mean=128,seed=1, 54/339 lognormal:n=16M,mean=8,sigma=2,seed=1,
 *       54/339 pareto:n=8M,mean=2,alpha=1.2,seed=1, 79/495 fixed:n=64M,mean=16K,
 *       53/332 pareto:n=64M,mean=16,alpha=1.5,seed=1, 82/513 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       88/550 uniform:n=8K,mean=1K,seed=1, 53/331 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       50/312 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1, 71/443 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       81/504 uniform:n=2M,mean=2K,seed=1, 98/609 uniform:n=256K,mean=128,seed=1,
 *       85/528 uniform:n=64M,mean=1K,seed=1, 81/503 uniform:n=8M,mean=2K,seed=1,
 *       53/329 pareto:n=4M,mean=2,alpha=1.2,seed=1, 102/633 fixed:n=64M,mean=256,
 *       54/335 pareto:n=4M,mean=8,alpha=1.2,seed=1, 85/527 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1,
 *       81/500 lognormal:n=128K,mean=2K,sigma=1,seed=1, 82/505 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1,
 *       56/343 debian_entries_per_directory.rowlen@64M, 89/545 huge:n=64K,mean=16,share=0.75,seed=1,
 *       99/606 uniform:n=128K,mean=128,seed=1, 84/512 uniform:n=8K,mean=4K,seed=1,
 *       79/480 uniform:n=64K,mean=16K,seed=1, 88/534 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       101/612 poisson:n=256K,mean=128,seed=1, 91/551 geometric:n=64M,mean=64,seed=1,
 *       87/526 uniform:n=256M,mean=1K,seed=1, 52/314 lognormal:n=64M,mean=16,sigma=2,seed=1,
 *       57/344 pareto:n=2M,mean=2,alpha=1.2,seed=1, 55/331 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       86/515 fixed:n=64M,mean=4K, 55/329 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       85/508 uniform:n=4M,mean=2K,seed=1, 87/519 bimodal:n=64M,mean=1K,share=0.9,seed=1,
 *       93/553 fixed:n=64M,mean=1K, 86/510 lognormal:n=128K,mean=1K,sigma=0.5,seed=1,
 *       58/342 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1, 83/489 uniform:n=512K,mean=16K,seed=1,
 *       89/524 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 89/523 uniform:n=64K,mean=1K,seed=1,
 *       54/317 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1, 58/340 huge:n=1M,mean=4,share=0.1,seed=1,
 *       57/332 pareto:n=2M,mean=8,alpha=1.2,seed=1, 88/512 pareto:n=8K,mean=1K,alpha=1.5,seed=1,
 *       51/295 pareto:n=4M,mean=64,alpha=1.2,seed=1, 93/537 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       88/508 uniform:n=4M,mean=4K,seed=1, 95/545 uniform:n=1K,mean=1K,seed=1,
 *       60/343 huge:n=512K,mean=4,share=0.1,seed=1, 59/337 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       57/325 huge:n=512K,mean=16,share=0.25,seed=1, 59/336 pareto:n=256K,mean=8,alpha=1.2,seed=1,
 *       107/609 uniform:n=512K,mean=64,seed=1, 89/505 uniform:n=512K,mean=4K,seed=1,
 *       54/306 huge:n=4M,mean=16,share=0.25,seed=1, 98/555 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       97/549 huge:n=64K,mean=64,share=0.1,seed=1, 59/333 pareto:n=16M,mean=16,alpha=1.5,seed=1,
 *       59/333 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1, 60/338 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       73/411 qcd5_4.rowlen@4M, 72/405 qcd5_4.rowlen@64M, 62/347 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1,
 *       60/334 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 59/327 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1,
 *       61/338 lognormal:n=64M,mean=4,sigma=2,seed=1, 60/332 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       92/509 uniform:n=64K,mean=4K,seed=1, 99/547 bimodal:n=1M,mean=64,share=0.9,seed=1,
 *       100/551 bimodal:n=512K,mean=64,share=0.9,seed=1, 54/296 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       54/296 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       55/300 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       61/332 pareto:n=4M,mean=4,alpha=1.5,seed=1, 64/348 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1,
 *       63/341 pareto:n=2M,mean=16,alpha=1.5,seed=1, 77/414 qcd5_4.rowlen,
 *       101/543 bimodal:n=64M,mean=256,share=0.9,seed=1, 64/344 lognormal:n=4M,mean=4,sigma=2,seed=1,
 *       60/322 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1, 62/332 pareto:n=256K,mean=2,alpha=1.2,seed=1,
 *       96/514 uniform:n=128K,mean=2K,seed=1, 97/517 uniform:n=512K,mean=1K,seed=1,
 *       64/341 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1, 55/293 pareto:n=8M,mean=64,alpha=1.2,seed=1,
 *       98/520 uniform:n=4M,mean=1K,seed=1, 59/312 huge:n=1M,mean=16,share=0.25,seed=1,
 *       57/301 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1,
 *       64/337 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       65/342 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1,
 *       65/342 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1, 67/352 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       100/525 uniform:n=16M,mean=1K,seed=1, 63/329 photo_colour_histogram.rowlen,
 *       66/341 pareto:n=128K,mean=8,alpha=1.2,seed=1, 67/346 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       62/320 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1, 66/340 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       67/344 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       63/323 pareto:n=64M,mean=2,alpha=1.5,seed=1,
 *       64/327 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       67/341 lognormal:n=8M,mean=4,sigma=2,seed=1, 67/341 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       59/300 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1, 67/337 pareto:n=1M,mean=8,alpha=1.2,seed=1,
 *       69/347 pareto:n=1M,mean=16,alpha=1.5,seed=1, 69/344 pareto:n=128K,mean=2,alpha=1.2,seed=1,
 *       68/337 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1, 75/368 lognormal:n=64M,mean=64,sigma=0.5,seed=1,
 *       75/368 bcsstk16.rowlen@64M, 73/358 huge:n=64K,mean=4,share=0.5,seed=1,
 *       61/299 pareto:n=2M,mean=64,alpha=1.2,seed=1,
 *       68/331 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 75/364 nsjac.rowlen@64M,
 *       71/344 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       77/373 lognormal:n=4M,mean=32,sigma=0.5,seed=1, 68/329 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       72/346 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       72/345 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1, 75/359 email-Enron.rowlen@64M,
 *       71/339 pareto:n=1M,mean=2,alpha=1.2,seed=1, 62/295 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       74/351 lognormal:n=8M,mean=8,sigma=1,seed=1, 73/346 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1,
 *       74/350 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1, 79/373 nsjac.rowlen@4M,
 *       69/325 photo_colour_histogram.rowlen@64M, 79/372 nsjac.rowlen, 75/353 maxwell_S.rowlen@4M,
 *       69/324 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 74/347 wathenSmall.rowlen@64M,
 *       80/375 bcsstk16.rowlen@4M, 78/365 citeseer_words.rowlen@64M,
 *       76/355 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1, 79/369 citeseer_words.rowlen@4M,
 *       76/354 lognormal:n=256K,mean=4,sigma=2,seed=1, 76/353 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       76/353 wathenSmall.rowlen@4M, 75/348 pareto:n=256K,mean=16,alpha=1.5,seed=1,
 *       74/343 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 81/375 bcsstk16.rowlen,
 *       69/319 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 68/313 lognormal:n=2M,mean=32,sigma=2,seed=1,
 *       75/345 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       65/299 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1, 82/377 uniform:n=64M,mean=64,seed=1,
 *       72/331 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 76/349 maxwell_S.rowlen@64M,
 *       77/353 lognormal:n=8M,mean=32,sigma=0.5,seed=1, 78/357 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       80/366 email-Enron.rowlen@4M, 81/370 citeseer_words.rowlen,
 *       76/347 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 78/356 maxwell_S.rowlen,
 *       73/333 lognormal:n=64M,mean=8,sigma=0.5,seed=1, 77/351 brack2.rowlen@64M,
 *       73/332 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1,
 *       75/341 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 77/350 kjv_words_per_verse.rowlen,
 *       79/358 lognormal:n=4M,mean=8,sigma=1,seed=1, 78/353 kjv_words_per_verse.rowlen@4M,
 *       74/334 photo_colour_histogram.rowlen@4M, 78/352 pareto:n=1K,mean=4,alpha=1.5,seed=1,
 *       77/347 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1, 79/356 wordnet_pointers.rowlen,
 *       74/333 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       68/306 pareto:n=256K,mean=64,alpha=1.2,seed=1, 96/431 fixed:n=64M,mean=16,
 *       71/318 huge:n=256K,mean=16,share=0.25,seed=1, 80/358 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1,
 *       78/349 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1, 70/313 wdbii_river_segments.rowlen@4M,
 *       80/357 brack2.rowlen@4M, 80/357 wathenSmall.rowlen, 78/348 pareto:n=512K,mean=16,alpha=1.5,seed=1,
 *       78/348 kjv_words_per_verse.rowlen@64M, 77/343 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       80/356 lognormal:n=64M,mean=8,sigma=1,seed=1, 84/373 lognormal:n=256K,mean=32,sigma=0.5,seed=1,
 *       66/293 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       78/346 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1, 78/346 cage10.rowlen@64M,
 *       69/305 lognormal:n=8M,mean=32,sigma=2,seed=1, 79/349 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       80/353 lognormal:n=1M,mean=4,sigma=2,seed=1, 80/353 lognormal:n=2M,mean=32,sigma=0.5,seed=1,
 *       80/352 pareto:n=64K,mean=16,alpha=1.5,seed=1, 80/352 cage10.rowlen@4M,
 *       81/356 lognormal:n=1M,mean=32,sigma=0.5,seed=1, 72/316 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       74/324 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       80/350 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1, 88/385 uniform:n=4M,mean=32,seed=1,
 *       83/362 pareto:n=8K,mean=16,alpha=1.5,seed=1, 75/327 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1,
 *       79/344 pareto:n=64K,mean=4,alpha=1.5,seed=1, 71/309 lognormal:n=4M,mean=32,sigma=2,seed=1,
 *       83/361 basker_matrix1.rowlen@64M, 79/343 copter2.rowlen@64M, 90/389 uniform:n=128K,mean=32,seed=1,
 *       78/337 pareto:n=512K,mean=4,alpha=1.5,seed=1, 72/311 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1,
 *       83/358 brack2.rowlen, 81/348 copter2.rowlen@4M, 85/365 debian_depends.rowlen,
 *       82/352 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 83/356 lognormal:n=1M,mean=8,sigma=1,seed=1,
 *       83/356 debian_depends.rowlen@64M, 83/355 huge:n=64K,mean=4,share=0.1,seed=1,
 *       78/332 lognormal:n=128K,mean=32,sigma=2,seed=1, 78/332 gowalla_bipartite.rowlen@4M, 82/348 copter2.rowlen,
 *       74/314 wdbii_river_segments.rowlen, 77/326 facebook_combined.rowlen@4M, 86/364 debian_depends.rowlen@4M,
 *       85/359 wordnet_pointers.rowlen@4M, 74/311 wdbii_river_segments.rowlen@64M,
 *       76/319 linux_kernel_line_lengths.rowlen@64M, 83/348 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1,
 *       79/330 gowalla_bipartite.rowlen@64M, 78/325 facebook_combined.rowlen@64M, 93/387 uniform:n=1K,mean=64,seed=1,
 *       85/353 wordnet_pointers.rowlen@64M, 83/344 english_word_lengths.rowlen@64M,
 *       77/319 lognormal:n=256K,mean=32,sigma=2,seed=1, 86/356 cage10.rowlen,
 *       85/351 lognormal:n=256K,mean=8,sigma=1,seed=1, 86/355 lognormal:n=128K,mean=8,sigma=1,seed=1,
 *       90/371 poisson:n=8M,mean=24,seed=1, 92/379 poisson:n=1M,mean=24,seed=1, 92/379 email-Enron.rowlen,
 *       80/329 facebook_combined.rowlen, 82/337 gowalla_bipartite.rowlen,
 *       76/312 lognormal:n=2M,mean=64,sigma=1,seed=1, 92/377 lognormal:n=128K,mean=32,sigma=0.5,seed=1,
 *       87/356 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1, 91/372 uniform:n=1M,mean=32,seed=1,
 *       91/371 geometric:n=64M,mean=12,empty=0.5,seed=1, 91/370 basker_matrix1.rowlen,
 *       78/317 lognormal:n=64M,mean=32,sigma=1,seed=1, 94/382 uniform:n=16M,mean=64,seed=1,
 *       91/369 basker_matrix1.rowlen@4M, 96/389 uniform:n=4M,mean=64,seed=1,
 *       89/360 pareto:n=1K,mean=16,alpha=1.5,seed=1, 82/331 huge:n=128K,mean=16,share=0.25,seed=1,
 *       77/309 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 77/309 pareto:n=1M,mean=64,alpha=1.2,seed=1,
 *       78/312 lognormal:n=4M,mean=64,sigma=1,seed=1, 91/363 uniform:n=64M,mean=16,seed=1,
 *       88/351 ibm03_nets.rowlen@64M, 83/331 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1,
 *       80/317 pareto:n=1K,mean=64,alpha=1.5,seed=1, 85/335 lognormal:n=64M,mean=2,sigma=2,seed=1,
 *       92/362 uniform:n=64M,mean=16,empty=0.5,seed=1, 87/342 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       99/389 uniform:n=256K,mean=32,seed=1, 81/318 linux_kernel_line_lengths.rowlen, 91/357 ibm03_nets.rowlen@4M,
 *       97/380 poisson:n=4M,mean=24,seed=1, 80/313 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1,
 *       96/375 geometric:n=4M,mean=8,seed=1, 94/366 uniform:n=1K,mean=16,seed=1, 94/366 uniform:n=2M,mean=32,seed=1,
 *       93/362 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1, 94/365 uniform:n=8M,mean=32,seed=1,
 *       90/349 pareto:n=8K,mean=4,alpha=1.5,seed=1, 98/377 geometric:n=2M,mean=8,seed=1,
 *       96/369 geometric:n=8M,mean=8,seed=1, 99/378 poisson:n=2M,mean=24,seed=1,
 *       103/393 poisson:n=256K,mean=24,seed=1, 93/353 poisson:n=8M,mean=12,seed=1,
 *       97/368 uniform:n=512K,mean=16,seed=1, 83/314 lognormal:n=1M,mean=64,sigma=1,seed=1,
 *       87/329 huge:n=64K,mean=16,share=0.25,seed=1, 97/365 poisson:n=128K,mean=12,seed=1, 96/361 ibm03_nets.rowlen,
 *       98/367 bimodal:n=64M,mean=16,share=0.9,seed=1, 97/363 geometric:n=64M,mean=4,sorted=down,seed=1,
 *       83/310 pareto:n=4M,mean=64,alpha=1.5,seed=1,
 *       97/362 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 96/358 geometric:n=64M,mean=8,seed=1,
 *       89/331 lognormal:n=64M,mean=2,sigma=1,seed=1, 84/312 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1,
 *       95/352 english_word_lengths.rowlen, 97/359 poisson:n=4M,mean=12,seed=1,
 *       84/309 pareto:n=128K,mean=64,alpha=1.2,seed=1, 79/290 lognormal:n=64M,mean=1,sigma=2,seed=1,
 *       83/304 ecology1.rowlen@64M, 85/311 pareto:n=64K,mean=64,alpha=1.5,seed=1,
 *       108/395 poisson:n=128K,mean=24,seed=1, 98/357 geometric:n=64M,mean=3,empty=0.5,seed=1,
 *       86/313 pareto:n=512K,mean=64,alpha=1.5,seed=1, 98/356 uniform:n=1M,mean=8,seed=1,
 *       101/366 geometric:n=1M,mean=8,seed=1, 85/307 4elt.rowlen@64M, 85/307 delaunay_n15.rowlen@64M,
 *       103/371 bimodal:n=4M,mean=4,share=0.9,seed=1, 99/356 uniform:n=4M,mean=8,seed=1,
 *       100/358 geometric:n=16M,mean=3,empty=0.5,seed=1, 103/365 uniform:n=4M,mean=16,seed=1,
 *       97/343 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1, 101/357 uniform:n=2M,mean=8,seed=1,
 *       102/359 poisson:n=1M,mean=12,seed=1, 103/362 poisson:n=2M,mean=12,seed=1, 86/302 git_files_per_commit.rowlen,
 *       92/323 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1, 93/325 fixed:n=64M,mean=4,
 *       108/375 poisson:n=256K,mean=12,seed=1, 107/371 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       105/364 bimodal:n=512K,mean=4,share=0.9,seed=1, 91/315 delaunay_n15.rowlen@4M,
 *       87/301 git_files_per_commit.rowlen@4M, 111/383 geometric:n=256K,mean=8,seed=1,
 *       94/323 uniform:n=64M,mean=2,empty=0.5,seed=1, 87/298 git_files_per_commit.rowlen@64M, 92/315 4elt.rowlen@4M,
 *       93/318 geometric:n=4M,mean=2,seed=1, 92/313 poisson:n=64M,mean=2,seed=1, 94/317 delaunay_n15.rowlen,
 *       93/313 geometric:n=64M,mean=2,seed=1, 93/313 geometric:n=8M,mean=2,seed=1,
 *       95/319 geometric:n=1M,mean=2,seed=1, 97/325 bimodal:n=64M,mean=32,share=0.9,seed=1, 90/301 mdual.rowlen@4M,
 *       88/294 mdual.rowlen@64M, 115/384 geometric:n=128K,mean=8,seed=1,
 *       110/367 bimodal:n=64K,mean=4,share=0.9,seed=1, 94/312 ecology1.rowlen, 91/302 uniform:n=64M,mean=4,seed=1,
 *       96/317 4elt.rowlen, 94/310 poisson:n=64M,mean=6,seed=1, 95/313 uniform:n=8M,mean=8,seed=1,
 *       92/303 mdual.rowlen, 97/319 bimodal:n=64M,mean=64,share=0.9,seed=1, 91/298 poisson:n=1M,mean=1,seed=1,
 *       92/300 poisson:n=256K,mean=0.5,seed=1, 92/300 poisson:n=4M,mean=0.5,seed=1,
 *       92/300 uniform:n=256M,mean=4,seed=1, 89/290 poisson:n=64M,mean=0.5,seed=1,
 *       98/318 geometric:n=2M,mean=2,seed=1, 114/368 uniform:n=8K,mean=16,seed=1,
 *       93/300 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 93/300 poisson:n=128K,mean=3,seed=1,
 *       103/332 geometric:n=64M,mean=32,sorted=down,seed=1,
 *       81/261 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1, 97/310 poisson:n=8M,mean=6,seed=1,
 *       94/300 poisson:n=2M,mean=0.5,seed=1, 90/287 poisson:n=64M,mean=0.25,seed=1,
 *       99/315 pareto:n=8K,mean=64,alpha=1.5,seed=1, 93/295 poisson:n=8M,mean=0.5,seed=1,
 *       96/304 poisson:n=128K,mean=0.5,seed=1, 116/367 uniform:n=64K,mean=16,seed=1,
 *       100/316 poisson:n=4M,mean=6,seed=1, 94/296 uniform:n=8M,mean=4,seed=1,
 *       105/329 bimodal:n=4M,mean=64,share=0.9,seed=1, 96/300 poisson:n=1M,mean=0.5,seed=1,
 *       102/317 poisson:n=2M,mean=6,seed=1, 97/300 poisson:n=2M,mean=3,seed=1, 97/300 poisson:n=4M,mean=3,seed=1,
 *       101/310 uniform:n=8K,mean=4,seed=1, 105/321 geometric:n=256K,mean=2,seed=1,
 *       106/323 geometric:n=128K,mean=2,seed=1, 105/317 poisson:n=1M,mean=6,seed=1,
 *       98/295 poisson:n=8M,mean=3,seed=1, 107/322 poisson:n=256K,mean=6,seed=1, 92/276 poisson:n=2M,mean=1,seed=1,
 *       102/305 uniform:n=2M,mean=4,seed=1, 101/302 uniform:n=4M,mean=4,seed=1, 107/319 uniform:n=128K,mean=8,seed=1,
 *       102/304 uniform:n=1M,mean=4,seed=1, 101/301 poisson:n=1M,mean=3,seed=1, 101/301 uniform:n=16M,mean=4,seed=1,
 *       94/276 poisson:n=256K,mean=1,seed=1, 94/276 poisson:n=4M,mean=1,seed=1, 93/271 poisson:n=8M,mean=1,seed=1,
 *       111/322 poisson:n=128K,mean=6,seed=1, 113/325 uniform:n=256K,mean=8,seed=1,
 *       96/276 poisson:n=128K,mean=1,seed=1, 105/301 poisson:n=256K,mean=3,seed=1,
 *       110/311 uniform:n=512K,mean=4,seed=1, 108/304 uniform:n=256K,mean=4,seed=1,
 *       91/255 uniform:n=64M,mean=1,seed=1, 111/304 uniform:n=128K,mean=4,seed=1, 98/264 fixed:n=64M,mean=1,
 *       114/302 uniform:n=1K,mean=4,seed=1, 124/315 uniform:n=64K,mean=4,seed=1
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 616 cases, n = 1024 to 268435456; serves 117 (huge zipf pareto lognormal rowlen uniform): worst regret 46.0%, mean 7.6%
 *       launched 200 times in a row on 54 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 616 cases, n = 1024 to 268435456; serves 126 (huge pareto lognormal uniform zipf rowlen bimodal poisson fixed): worst regret 42.9%, mean 4.3%
 *       launched 200 times in a row on 74 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7:
 *       measured on 616 cases, n = 1024 to 268435456; serves 65 (lognormal zipf pareto huge bimodal uniform rowlen): worst regret 29.9%, mean 8.6%
 *       launched 200 times in a row on 1 case, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3:
 *       measured on 487 cases, n = 1024 to 268435456; serves 163 (pareto uniform bimodal rowlen poisson geometric lognormal fixed): worst regret 183.6%, mean 11.8%
 *       launched 200 times in a row on 35 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=2 VEC=4:
 *       measured on 459 cases, n = 1024 to 268435456; serves 27 (uniform pareto bimodal poisson lognormal rowlen): worst regret 46.7%, mean 9.4%
 *       launched 200 times in a row on 25 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4:
 *       measured on 472 cases, n = 1024 to 268435456; serves 69 (pareto uniform bimodal rowlen poisson lognormal zipf): worst regret 57.7%, mean 5.7%
 *       launched 200 times in a row on 28 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=6144 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 406 cases, n = 1024 to 268435456; serves 23 (uniform pareto rowlen lognormal): worst regret 45.7%, mean 7.5%
 *       launched 200 times in a row on 13 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=2304 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=32:
 *       measured on 108 cases, n = 1024 to 268435456; serves 26 (poisson geometric rowlen fixed uniform lognormal): worst regret 226.7%, mean 19.2%
 *       launched 200 times in a row on 10 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_8A85A7958A11B5AF
#define SEGTUNE_SEGREDUCE_8A85A7958A11B5AF

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
#define SEGTUNE_SEGREDUCE_THREADS_FITTED 7102755
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_8a85a7958a11b5af_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 616, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 4, 4194304, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 616, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 4, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 616, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 824633720448, 0, INT64_MAX, 1024, 268435456, 487, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 3 } }, 384, 4194304, 192 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=2 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 459, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 2 }, { "VEC", 4 } }, 64, 4194304, 2 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 472, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=6144 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 8589934588, 0, INT64_MAX, 1024, 268435456, 406, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 6144 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 2 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 16 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=2304 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=32", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100", 1, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 108, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 2304 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 32 } }, 1024, 4194304, 1024 }
};

static const struct segtune_node segtune_segreduce_8a85a7958a11b5af_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.6699999999999999, 1, 6, -1 },
	{ SEGTUNE_MEAN, 0.70699999999999996, 2, 3, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 23700000.0, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 24500000.0, 7, 14, -1 },
	{ SEGTUNE_MEAN, 31.991152405190316, 8, 13, -1 },
	{ SEGTUNE_N, 98300.0, 9, 12, -1 },
	{ SEGTUNE_MEAN, 6.9000000000000004, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_8a85a7958a11b5af_longest_0[] = {
	{ SEGTUNE_LONGEST, 1750.0, 1, 132, -1 },
	{ SEGTUNE_MEAN, 1.75, 2, 15, -1 },
	{ SEGTUNE_N, 490000.0, 3, 10, -1 },
	{ SEGTUNE_LONGEST, 14.300000000000001, 4, 9, -1 },
	{ SEGTUNE_MEAN, 0.67000000000000004, 5, 8, -1 },
	{ SEGTUNE_N, 188000.0, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 485.0, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 0.69600000000000006, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 21.004464157981655, 16, 37, -1 },
	{ SEGTUNE_N, 16400000.0, 17, 34, -1 },
	{ SEGTUNE_N, 131212.76932543537, 18, 23, -1 },
	{ SEGTUNE_LONGEST, 6.7400000000000002, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 11.700000000000001, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2.5100000000000002, 24, 29, -1 },
	{ SEGTUNE_N, 1960000.0, 25, 28, -1 },
	{ SEGTUNE_LONGEST, 16.600000000000001, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 209000.0, 30, 33, -1 },
	{ SEGTUNE_LONGEST, 11.200000000000001, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2.9100000000000001, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 26.0, 38, 79, -1 },
	{ SEGTUNE_LONGEST, 483.0, 39, 64, -1 },
	{ SEGTUNE_LONGEST, 44.300000000000004, 40, 55, -1 },
	{ SEGTUNE_N, 597000.0, 41, 46, -1 },
	{ SEGTUNE_MEAN, 5.1200000000000001, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 20.800000000000001, 44, 45, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2.5300000000000002, 47, 50, -1 },
	{ SEGTUNE_N, 2140000.0, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 11.726793030294914, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 19300000.0, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 19.900000000000002, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 796000.0, 58, 63, -1 },
	{ SEGTUNE_LONGEST, 136.0, 59, 60, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 126000.0, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 403000.0, 65, 70, -1 },
	{ SEGTUNE_MEAN, 12.0, 66, 67, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 190000.0, 68, 69, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 21200000.0, 71, 76, -1 },
	{ SEGTUNE_MEAN, 3.46, 72, 75, -1 },
	{ SEGTUNE_N, 3630000.0, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 10.4, 77, 78, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 411000.0, 80, 95, -1 },
	{ SEGTUNE_LONGEST, 229.0, 81, 86, -1 },
	{ SEGTUNE_N, 54300.0, 82, 83, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 92.700000000000003, 84, 85, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 205.0, 87, 92, -1 },
	{ SEGTUNE_N, 219000.0, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 498.0, 90, 91, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 14100.0, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 23300000.0, 96, 119, -1 },
	{ SEGTUNE_LONGEST, 291.0, 97, 104, -1 },
	{ SEGTUNE_LONGEST, 118.0, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 58.800000000000004, 100, 101, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 950000.0, 102, 103, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 44.400000000000006, 105, 110, -1 },
	{ SEGTUNE_LONGEST, 503.0, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 8210000.0, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 165.0, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1460000.0, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 787.0, 115, 116, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 363.0, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 79.300000000000011, 120, 125, -1 },
	{ SEGTUNE_LONGEST, 804.0, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 86100000.0, 123, 124, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 537.0, 126, 131, -1 },
	{ SEGTUNE_N, 93800000.0, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 926.0, 129, 130, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 16200000.0, 133, 208, -1 },
	{ SEGTUNE_MEAN, 55.5, 134, 167, -1 },
	{ SEGTUNE_LONGEST, 3866.6864856366105, 135, 146, -1 },
	{ SEGTUNE_MEAN, 5.0099999999999998, 136, 141, -1 },
	{ SEGTUNE_N, 1040000.0, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.3500000000000001, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 148000.0, 142, 145, -1 },
	{ SEGTUNE_MEAN, 8.6799999999999997, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 990000.0, 147, 164, -1 },
	{ SEGTUNE_MEAN, 2.0, 148, 151, -1 },
	{ SEGTUNE_LONGEST, 11900.0, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 117000.0, 152, 159, -1 },
	{ SEGTUNE_LONGEST, 7400.0, 153, 158, -1 },
	{ SEGTUNE_MEAN, 6.7000000000000002, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 13.0, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 632000.0, 160, 161, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 22.700000000000003, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 8.5700000000000003, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 601.0, 168, 189, -1 },
	{ SEGTUNE_LONGEST, 3920.0, 169, 176, -1 },
	{ SEGTUNE_N, 369000.0, 170, 173, -1 },
	{ SEGTUNE_MEAN, 316.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 385.0, 174, 175, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 125.0, 177, 188, -1 },
	{ SEGTUNE_LONGEST, 188442.80278146843, 178, 185, -1 },
	{ SEGTUNE_N, 253000.0, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 6390000.0, 181, 184, -1 },
	{ SEGTUNE_LONGEST, 8270.0, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 5720000.0, 186, 187, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1320000.0, 190, 197, -1 },
	{ SEGTUNE_LONGEST, 75800.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 32000.0, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 188000.0, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 7390.0, 198, 203, -1 },
	{ SEGTUNE_MEAN, 1060.0, 199, 202, -1 },
	{ SEGTUNE_LONGEST, 4870.0, 200, 201, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 5060.0, 204, 205, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 68500.0, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 3280000.0, 209, 242, -1 },
	{ SEGTUNE_MEAN, 22.900000000000002, 210, 217, -1 },
	{ SEGTUNE_N, 26500000.0, 211, 216, -1 },
	{ SEGTUNE_MEAN, 3.4199999999999999, 212, 213, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 337000.0, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 2450.0, 218, 229, -1 },
	{ SEGTUNE_N, 131000000.0, 219, 224, -1 },
	{ SEGTUNE_LONGEST, 1910000.0, 220, 221, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 67500000.0, 222, 223, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 93.600000000000009, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1340000.0, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 145000.0, 230, 235, -1 },
	{ SEGTUNE_LONGEST, 13300.0, 231, 232, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 14300.0, 233, 234, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1680000.0, 236, 241, -1 },
	{ SEGTUNE_N, 221000000.0, 237, 238, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 378000.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 2630.0, 243, 244, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 721000.0, 245, 248, -1 },
	{ SEGTUNE_LONGEST, 8660000.0, 246, 247, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_8a85a7958a11b5af_shares_0[] = {
	{ SEGTUNE_SHARE_1K, 0.00058399999999999999, 1, 62, -1 },
	{ SEGTUNE_MEAN, 2.0100000000000002, 2, 15, -1 },
	{ SEGTUNE_N, 487000.0, 3, 10, -1 },
	{ SEGTUNE_MEAN, 0.58299999999999996, 4, 9, -1 },
	{ SEGTUNE_N, 153000.0, 5, 8, -1 },
	{ SEGTUNE_MEAN, 0.41500000000000004, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 828000.0, 11, 14, -1 },
	{ SEGTUNE_MEAN, 1.27, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 52.800000000000004, 16, 37, -1 },
	{ SEGTUNE_N, 852000.0, 17, 26, -1 },
	{ SEGTUNE_MEAN, 9.7599999999999998, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 40100.0, 20, 25, -1 },
	{ SEGTUNE_MEAN, 19.900000000000002, 21, 24, -1 },
	{ SEGTUNE_N, 23200.0, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 2.3900000000000001, 27, 30, -1 },
	{ SEGTUNE_N, 2800000.0, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1150000.0, 31, 36, -1 },
	{ SEGTUNE_MEAN, 15.600000000000001, 32, 33, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 36.200000000000003, 34, 35, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 8740000.0, 38, 53, -1 },
	{ SEGTUNE_N, 1080000.0, 39, 50, -1 },
	{ SEGTUNE_N, 60000.0, 40, 45, -1 },
	{ SEGTUNE_MEAN, 224.0, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 7520.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 797000.0, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 111.0, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 251.0, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 295.0, 54, 61, -1 },
	{ SEGTUNE_MEAN, 65.5, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 180000000.0, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 168.0, 59, 60, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 16300000.0, 63, 188, -1 },
	{ SEGTUNE_MEAN, 43.300000000000004, 64, 119, -1 },
	{ SEGTUNE_SHARE_4K, 0.00025499999999999996, 65, 92, -1 },
	{ SEGTUNE_MEAN, 6.75, 66, 75, -1 },
	{ SEGTUNE_N, 1030000.0, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 3.0700000000000003, 69, 74, -1 },
	{ SEGTUNE_N, 2000000.0, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.6500000000000001, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 163000.0, 76, 85, -1 },
	{ SEGTUNE_MEAN, 11.700000000000001, 77, 84, -1 },
	{ SEGTUNE_MEAN, 8.7699999999999996, 78, 79, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 93000.0, 80, 83, -1 },
	{ SEGTUNE_SHARE_1K, 0.032399999999999998, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 26.400000000000002, 86, 87, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 227000.0, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 5820000.0, 90, 91, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1.75, 93, 100, -1 },
	{ SEGTUNE_SHARE_1K, 0.13900000000000001, 94, 99, -1 },
	{ SEGTUNE_SHARE_4K, 0.0229, 95, 98, -1 },
	{ SEGTUNE_N, 4910000.0, 96, 97, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 9010000.0, 101, 110, -1 },
	{ SEGTUNE_N, 55500.0, 102, 105, -1 },
	{ SEGTUNE_SHARE_4K, 0.10300000000000001, 103, 104, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 30.300000000000001, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.14599999999999999, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.16900000000000001, 111, 116, -1 },
	{ SEGTUNE_MEAN, 18.600000000000001, 112, 113, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.20899999999999999, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 21.0, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 626.0, 120, 159, -1 },
	{ SEGTUNE_N, 293000.0, 121, 130, -1 },
	{ SEGTUNE_SHARE_4K, 0.027100000000000003, 122, 125, -1 },
	{ SEGTUNE_MEAN, 379.0, 123, 124, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_1K, 0.34600000000000003, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 106.0, 128, 129, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.30499999999999999, 131, 144, -1 },
	{ SEGTUNE_N, 2020000.0, 132, 143, -1 },
	{ SEGTUNE_SHARE_4K, 0.0033900000000000002, 133, 138, -1 },
	{ SEGTUNE_MEAN, 131.0, 134, 137, -1 },
	{ SEGTUNE_N, 449000.0, 135, 136, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 64.400000000000006, 139, 142, -1 },
	{ SEGTUNE_SHARE_1K, 0.13500000000000001, 140, 141, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 166.0, 145, 152, -1 },
	{ SEGTUNE_SHARE_4K, 0.29999999999999999, 146, 149, -1 },
	{ SEGTUNE_N, 9700000.0, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 2830000.0, 150, 151, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 3100000.0, 153, 158, -1 },
	{ SEGTUNE_SHARE_4K, 0.28899999999999998, 154, 157, -1 },
	{ SEGTUNE_SHARE_1K, 0.53400000000000003, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1210000.0, 160, 175, -1 },
	{ SEGTUNE_MEAN, 46400.0, 161, 172, -1 },
	{ SEGTUNE_SHARE_4K, 0.00059899999999999992, 162, 165, -1 },
	{ SEGTUNE_SHARE_1K, 0.67200000000000004, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2090.0, 166, 171, -1 },
	{ SEGTUNE_N, 347000.0, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_4K, 0.054900000000000004, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 159000.0, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.0050300000000000006, 176, 181, -1 },
	{ SEGTUNE_MEAN, 1410.0, 177, 180, -1 },
	{ SEGTUNE_SHARE_1K, 0.34300000000000003, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 2010000.0, 182, 187, -1 },
	{ SEGTUNE_MEAN, 3170.0, 183, 184, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 15800.0, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 120.0, 189, 222, -1 },
	{ SEGTUNE_N, 32400000.0, 190, 203, -1 },
	{ SEGTUNE_MEAN, 16.400000000000002, 191, 200, -1 },
	{ SEGTUNE_SHARE_1K, 0.14100000000000001, 192, 199, -1 },
	{ SEGTUNE_SHARE_4K, 0.0064800000000000005, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 12.5, 195, 198, -1 },
	{ SEGTUNE_MEAN, 2.0899999999999999, 196, 197, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.53100000000000003, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.00299, 204, 215, -1 },
	{ SEGTUNE_MEAN, 16.600000000000001, 205, 208, -1 },
	{ SEGTUNE_MEAN, 0.96899999999999997, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 126000000.0, 209, 212, -1 },
	{ SEGTUNE_SHARE_1K, 0.00117, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 26.5, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 59100000.0, 216, 221, -1 },
	{ SEGTUNE_SHARE_1K, 0.218, 217, 220, -1 },
	{ SEGTUNE_MEAN, 16.5, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1240000.0, 223, 248, -1 },
	{ SEGTUNE_N, 99400000.0, 224, 239, -1 },
	{ SEGTUNE_MEAN, 1070.0, 225, 236, -1 },
	{ SEGTUNE_SHARE_4K, 0.33600000000000002, 226, 233, -1 },
	{ SEGTUNE_SHARE_4K, 0.22600000000000001, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 44900000.0, 229, 230, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 649.0, 231, 232, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 34600000.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0017700000000000001, 237, 238, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 2610.0, 240, 247, -1 },
	{ SEGTUNE_SHARE_4K, 0.07690000000000001, 241, 244, -1 },
	{ SEGTUNE_MEAN, 1230.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1520.0, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const int segtune_segreduce_8a85a7958a11b5af_cases_0[] = {
	0,0,0,0,0,0,0,973,999,1608,1655,1730,1798,2354,2588,973,999,1608,1655,1730,1798,2354,2588,
	1280,365,-1536,-1536,58,-345,-608,-1546,-382,210,-135,329,-750,3570,8418,-1215,-337,185,711,-2460,-3005,4274,4883,
	1280,510,-1536,-1536,13,-244,-928,-589,-1829,93,1420,-6740,-5953,7372,-13702,-1424,-2644,150,679,-2438,-2860,7360,-9964,
	1280,927,-1536,-1536,0,0,-378,-398,-1405,165,-1983,7835,6831,-4583,2606,-12,-1016,236,-1238,2813,3207,-3393,655,
	1280,1028,-1536,-1536,0,0,-648,-311,-411,83,-610,-7612,-5300,-567,1128,-689,-1063,-25,-1609,-3364,-2039,-1797,1923,
	1280,1434,-1536,-1536,0,0,-424,1043,600,3,3238,-4311,-1199,426,90,454,70,-150,1623,-2732,-721,637,37,
	1280,1506,-1536,-1536,0,0,-197,-2038,-2166,-13,-4667,5535,567,-530,42,-1016,-1350,165,-2656,1504,-1347,-243,-199,
	1280,1829,-1536,-1536,0,0,-254,-1227,782,-43,-696,-1259,961,-1437,20,-984,954,-77,-234,-1556,961,-1187,-13,
	1280,2048,-1536,-1536,0,0,-211,705,-412,-26,-2302,-1721,-2013,912,26,822,-283,-90,-1711,-1672,-1820,940,10,
	1280,2304,-1536,-1536,0,0,-115,-1716,-1818,131,-7369,1663,-1569,1810,37,-1478,-1438,81,-5798,1321,-844,964,28,
	1280,2304,-1536,-1536,0,0,-16,111,496,131,1909,-996,3050,-4101,37,115,421,425,1339,-2094,1010,-3433,-24,
	1664,415,-1536,-1536,207,-914,-646,1647,1808,-64,-2540,12830,14778,11110,2664,2479,3038,-293,-879,4672,6934,5745,1081,
	1664,514,-1536,-1536,31,-990,-1312,947,1533,-501,1789,-10603,-11231,-13407,-2806,625,1041,-377,391,-2674,-3162,-8544,-816,
	1664,956,-1536,-1536,117,-464,-596,-2401,-341,-116,1336,15910,4593,-1176,989,-1077,848,-137,1244,6918,25,-2395,206,
	1664,1031,-1536,-1536,30,-475,-1032,1452,734,-352,-2864,-12341,-3431,-1145,791,-161,-348,-400,-3117,-3395,295,-1879,1995,
	1664,1458,-1536,-1536,5,-73,-505,-1727,-114,-88,-1368,7105,297,-2794,-64,-481,673,65,-278,2931,-931,-1478,-315,
	1664,1544,-1536,-1536,0,0,-770,3002,1165,34,858,-6133,1231,4349,-69,1673,290,-130,-1001,-1474,2853,3056,302,
	1664,1979,-1536,-1536,0,0,-530,827,307,-62,4370,2346,454,-1416,-82,721,304,-93,3879,1879,567,-1040,-76,
	1664,1991,-325,-1536,0,0,-325,658,788,379,-18,-1315,-2747,762,93,646,817,447,405,-1290,-2858,636,53,
	1664,2560,-83,-1536,0,0,-321,146,603,-324,212,-1301,-63,-3400,25,78,591,-385,218,-1111,104,-3418,25,
	1664,2597,-96,-96,0,0,-96,-2070,244,1353,-2529,-805,-1777,-5198,84,-1710,-63,1534,-2355,-754,-1989,-5308,76,
	1664,2816,0,-1536,0,0,-205,242,-22,126,-2032,-503,-708,1911,28,265,26,207,-1779,-814,-931,1702,16,
	1664,2901,0,-1536,0,0,-144,-664,-497,355,-312,1307,1245,1055,29,-445,-312,712,100,115,239,749,10,
	1987,1686,-1536,-1536,164,-332,-849,-185,-990,191,6001,-5192,-3961,-2369,-137,-207,-948,188,5980,-4923,-3917,-2402,-126,
	2048,440,-1536,-1536,412,-1451,-782,-3428,-2473,-195,-4504,12741,16070,700,670,-1479,-370,-444,-1209,88,2788,1261,-63,
	2048,512,-1536,-1536,42,-1750,-1696,2055,1598,-420,2042,-3318,216,1231,-4001,1535,1263,-96,1088,320,2399,1220,-3420,
	2048,513,-1536,-1536,182,-1609,-1416,-2173,1356,-468,950,-3285,-8831,571,651,-2048,1210,-475,109,-1162,-4270,981,417,
	2048,541,-435,-435,925,-837,-435,3976,2595,3179,-5248,221,160,-5651,188,4047,2561,3301,-5263,227,134,-5307,141,
	2048,771,-128,-128,1282,-252,-128,-2471,-2852,1732,2523,306,113,3332,138,-2175,-1997,1081,2278,325,180,2630,113,
	2048,993,-612,-1536,326,-985,-612,297,-944,308,3810,939,2206,-3973,112,401,-713,355,3784,132,1237,-4125,-21,
	2048,1026,-1536,-1536,37,-1242,-1416,-1080,-44,-296,78,391,-800,-3836,379,-1021,-105,-281,-34,141,-182,-3420,442,
	2048,1113,-256,-256,711,-479,-256,-346,-1682,-2350,-1514,7,-368,-6673,63,-337,-1659,-2220,-1718,-95,-464,-7115,32,
	2048,1486,-472,-1536,126,-692,-518,457,-1733,-2057,-3421,4987,7291,2090,76,744,-1183,-1588,-3044,3464,5465,1393,-48,
	2048,1537,-1536,-1536,184,-583,-877,-1139,-1804,173,-6656,6891,3892,-442,-151,-565,-989,110,-5899,3994,2171,-92,-300,
	2048,1542,-64,-64,652,-111,-64,-522,-965,-1064,1407,282,-188,2234,76,-865,-1364,-1181,1297,335,34,1733,46,
	2048,1542,-1536,-1536,32,-731,-1154,976,1917,-397,1085,-2990,-1695,2030,19,524,1271,-404,146,-1404,-708,1711,84,
	2048,1571,-435,-435,203,-530,-435,3061,-2253,242,-7574,1941,4828,-1359,48,3165,-2176,480,-7355,1658,4536,-1162,5,
	2048,1797,-128,-128,319,-188,-128,3067,4394,1553,2373,1368,3810,6598,50,2767,4013,1536,2360,1057,2933,5292,11,
	2048,1977,-352,-1536,45,-282,-605,-2393,-2284,-1687,3276,-273,-1604,-1841,22,-2211,-2050,-1452,3373,-966,-2132,-1885,20,
	2048,2042,-1536,-1536,19,-243,-896,-658,461,91,1810,-74,211,4618,-15,-805,313,18,1352,446,523,4299,17,
	2048,2468,-139,-284,0,0,-377,5779,-627,2036,1367,-1107,18,1071,4,5411,-683,2043,1223,-1014,-38,747,3,
	2048,2564,-69,-1536,0,0,-640,929,1197,-358,1403,-1383,34,-2997,-1,832,1141,-471,905,-1035,426,-2918,34,
	2048,2970,-8,-106,0,0,-423,5419,-2380,3024,774,-5103,749,1703,4,3326,-2089,1046,551,-3027,1967,1810,26,
	2048,3042,-1,-119,0,0,-197,-1913,4175,-2764,583,-2051,-563,1334,-4,885,3332,-505,818,-5365,-1552,1480,-15,
	2048,3365,0,0,0,0,-255,1277,2256,3070,476,910,-50,513,14,925,2068,2770,372,1722,659,444,18,
	2048,3584,0,0,0,0,-211,4295,1823,2218,329,-4025,789,437,9,4023,1879,1962,255,-3139,1561,400,10,
	2048,3840,0,0,0,0,-115,3144,-2143,2384,309,-4563,-3248,393,16,1572,-1868,1213,261,-3039,-2749,363,17,
	2048,3840,0,0,0,0,-16,-5739,1260,-3688,309,2179,-2058,393,16,-3572,1131,-1940,494,-870,-4609,346,22,
	2099,632,-1536,-1536,11,-1763,-1683,-1175,-820,-259,-637,-3156,1393,1619,2772,-1852,-1332,-191,-1067,-231,2398,1364,2869,
	2103,437,-1536,-1536,528,-1449,-1371,3431,866,775,4738,-13709,-14110,1185,-148,2070,-716,1491,1733,-3099,-2361,1918,858,
	2122,1223,-1536,-1536,47,-1181,-1478,245,746,-8,-4365,-5640,-1202,-3478,-3,-372,-86,86,-4671,-1492,289,-3762,194,
	2125,1276,-1536,-1536,14,-1169,-1397,-421,-1852,-273,-2674,-1408,1353,1801,79,-546,-1937,-272,-3106,-863,1533,1865,106,
	2142,1003,-1536,-1536,19,-1469,-1590,-524,-1878,-278,-1023,1606,-285,-1032,193,-944,-2329,-296,-1312,3527,629,-1798,286,
	2176,-256,-1536,-1536,128,-2688,-1856,-522,-440,-118,-1955,-2259,-2781,-17,-1775,-660,-625,-66,-1993,-1971,-2295,-25,-1517,
	2176,0,-1536,-1536,92,-2468,-1824,-596,-695,-284,3968,-2183,-2433,-13,153,-623,-965,-138,3671,-1326,-1693,12,363,
	2176,256,-1536,-1536,77,-2227,-1656,584,-859,-340,2958,466,-2314,-42,-5025,992,-296,-481,3464,-2239,-3743,-189,-5287,
	2176,385,-1536,-1536,79,-2096,-1728,2696,-402,-309,-1309,-125,-1285,-167,1780,2886,-154,-157,-1443,-17,-724,-228,1611,
	2176,512,-322,-430,1661,-387,-500,4482,6332,-2813,1944,8,-79,1989,57,4490,5871,-2427,2074,315,199,2277,83,
	2176,512,-1536,-1536,42,-2006,-1824,-339,1825,-226,-571,-1215,-358,-142,-3135,-554,1233,39,-1291,1313,965,73,-2307,
	2176,513,-1536,-1536,1503,-544,-979,2460,634,7057,1503,625,1786,-2510,83,2440,573,6846,1467,1153,2064,-2321,193,
	2176,533,-806,-1536,522,-1505,-806,991,699,752,469,1046,1494,1216,121,1257,1024,796,771,-10,341,1210,-5,
	2176,553,-444,-1536,736,-1271,-661,205,-472,2122,-201,-365,-898,4620,162,391,-97,1619,-353,-414,-1108,4726,106,
	2176,640,-1536,-1536,42,-1878,-1648,103,980,-137,2186,-5297,-2613,-78,1792,-192,895,-154,1861,-3787,-1808,-336,1376,
	2176,665,-381,-611,712,-1183,-611,205,2395,1513,499,157,-36,-620,158,273,2383,1623,451,186,-32,-679,121,
	2176,749,-560,-1536,441,-1369,-740,4859,4562,3227,174,250,-46,4337,117,4887,4531,3259,255,198,-89,4300,90,
	2176,760,-613,-1536,1331,-470,-779,3189,4426,-2021,-2805,-130,-201,-5999,41,3221,4362,-1918,-2796,384,219,-5885,99,
	2176,761,-346,-1536,631,-1167,-653,-3416,208,1037,-2581,-571,-1283,-3681,62,-3397,328,654,-2752,-360,-1132,-3536,56,
	2176,766,-1536,-1536,117,-1677,-1202,-4656,-1965,80,-5244,23530,11271,-1318,-66,-2797,-194,-385,-1822,7936,2336,770,-36,
	2176,768,-1536,-1536,47,-1745,-1680,1041,1051,-124,-1483,-6020,-3358,1954,152,-1189,-894,84,-2453,3380,-275,1587,251,
	2176,769,-1536,-1536,82,-1708,-1388,-1306,-2095,-16,3478,-2083,-5981,1733,10,-702,-1075,-200,2854,-3792,-5159,2283,22,
	2176,896,-1536,-1536,30,-1634,-1536,646,-828,-218,3505,-3698,-2109,-2131,75,628,-657,-241,3246,-2539,-1168,-2041,-91,
	2176,986,-740,-1536,333,-1241,-740,-4402,-4572,-2256,-2657,1691,3822,-2331,-100,-4210,-4247,-2263,-2420,60,2408,-2344,-175,
	2176,986,-740,-1536,995,-579,-740,-6742,-5811,-1131,-1318,76,1885,-3258,-92,-6654,-5652,-1310,-1225,205,1682,-2973,-108,
	2176,1023,-426,-1536,1174,-364,-677,4739,5345,4777,2815,461,590,-2112,31,4732,5427,4491,2788,667,740,-2218,42,
	2176,1024,-229,-328,1296,-239,-440,-1342,295,-2343,157,-3,-22,-7745,-31,-1342,-406,-1670,583,329,257,-6822,12,
	2176,1028,-1536,-1536,743,-789,-1085,1787,1972,3709,6080,2011,501,-1345,-182,1464,1702,3570,5860,2735,780,-1123,-58,
	2176,1111,-256,-256,955,-494,-256,-719,1025,1773,4342,-241,-418,7067,-34,-801,1251,1606,4186,-389,-582,6400,-47,
	2176,1151,-1536,-1536,21,-1388,-1492,589,157,-114,126,-1016,3895,861,18,589,209,-175,463,-686,3736,930,-27,
	2176,1282,-1536,-1536,37,-1241,-1412,995,980,60,4248,-3704,517,-4263,-28,773,1026,72,4582,-415,698,-3549,-48,
	2176,1282,-1536,-1536,32,-1246,-1254,-558,231,3,1585,10975,138,1351,-11,723,1436,1,2239,2671,-1313,437,-180,
	2176,1289,-267,-1536,289,-983,-658,-604,413,188,-2048,561,1599,-1874,92,-640,390,188,-2166,703,1648,-2108,120,
	2176,1419,-274,-408,319,-822,-536,-3402,-1275,2315,280,-85,141,-4543,69,-3320,-1436,2286,236,221,619,-3965,80,
	2176,1523,-219,-530,862,-175,-530,-1825,1984,795,1055,608,1510,-8092,-42,-1827,2161,701,1092,766,1566,-7733,-16,
	2176,1536,-180,-287,846,-178,-394,276,-625,222,371,-216,-468,7647,-13,270,-418,192,440,-135,-434,6758,-4,
	2176,1538,-880,-1536,67,-955,-880,1069,298,82,-414,4150,163,1291,15,1344,520,104,-190,3075,-248,1370,-23,
	2176,1779,-159,-266,671,-110,-402,-2087,-2593,-1880,-138,612,1872,-312,-37,-1839,-2414,-1786,0,1062,2329,525,-13,
	2176,1793,-1536,-1536,5,-762,-1245,192,524,-233,1040,-2716,-2247,1367,28,-13,-29,-262,562,-1394,-1086,1074,96,
	2176,1798,-1536,-1536,32,-730,-1153,1093,-350,-33,-555,-1323,2273,-714,-5,1066,-274,-53,-309,-1853,1769,-465,-28,
	2176,1998,-285,-596,104,-458,-596,57,853,715,2745,-1977,-8157,-7494,-11,81,862,662,2664,-1722,-7693,-6871,8,
	2176,2025,-104,-233,158,-377,-409,-2449,-427,-3115,-115,2153,-2485,-7855,24,-2229,-151,-2898,30,2247,-2367,-7200,34,
	2176,2051,-332,-1536,313,-196,-696,487,598,1431,24,2978,656,2862,-73,494,670,1441,-139,3138,747,2671,-38,
	2176,2052,-896,-1536,31,-478,-896,2046,1778,-235,944,-536,981,-634,-57,1899,1603,-323,815,-180,1256,-629,-23,
	2176,2288,-181,-568,62,-210,-568,-1054,362,364,120,175,1106,-27,-13,-909,473,597,82,-132,1049,77,-14,
	2176,2568,-98,-640,0,0,-640,-605,408,145,118,-683,-1634,-2001,-20,-945,149,-385,-22,512,-693,-1744,7,
	2176,2820,-15,-1536,0,0,-640,860,-974,58,873,-885,36,2831,-9,731,-914,152,613,-963,-82,2911,-19,
	2176,2829,-28,-174,0,0,-312,-3371,1248,-2948,257,5686,1022,2179,-5,-1974,1316,-1492,224,3784,-120,1653,-23,
	2176,3003,0,-129,0,0,-531,4605,-3636,3873,9,-7351,-1204,-25,-6,1926,-3353,1402,50,-3624,153,693,15,
	2176,3072,-2,-92,0,0,-260,-3026,1276,-1534,22,5206,-347,-125,-2,-207,1754,1321,-9,636,-1845,-536,-14,
	2181,169,-1536,-1536,663,-1738,-925,64,-1156,539,-2082,3900,3997,-738,1880,726,-746,204,-1135,624,577,-815,1225,
	2195,935,-1536,-1536,202,-1462,-1611,1764,4201,842,-521,-10117,-4622,3949,-394,855,3148,1337,-1900,-2867,-136,3150,-62,
	2220,1374,-958,-1536,297,-978,-938,1133,1365,1733,-1516,-3011,-4700,-1627,-167,995,1045,1568,-1649,-2690,-3861,-1680,-144,
	2240,640,-1536,-1536,24,-2024,-1712,-2881,-845,-198,-2689,-773,319,10,2261,-3116,-694,-359,-2411,-1617,-470,-166,1693,
	2304,-256,-1536,-1536,128,-2944,-1984,-313,-456,1,-140,-54,2495,8,4221,-331,-570,9,-116,57,2479,7,4234,
	2304,0,-1536,-1536,102,-2714,-1920,617,-528,-134,-3274,834,-788,-9,-2276,762,-560,-135,-3131,704,-937,2,-2355,
	2304,255,-1536,-1536,78,-2483,-1784,2533,-385,-183,691,-524,808,3,-1669,2761,331,-348,1396,-3291,-1158,-23,-2443,
	2304,385,-1536,-1536,79,-2352,-1840,2888,304,-161,1045,-604,243,-15,3286,3153,606,-190,1437,-1097,-329,11,2705,
	2304,506,-1536,-1536,1584,-725,-1062,4021,1203,-4414,884,114,1061,569,-16,3814,1148,-4517,861,140,1035,588,11,
	2304,512,-1536,-1536,42,-2262,-1952,-1215,2451,-267,-955,-3,-499,72,-3096,-1054,1665,-160,-1590,1739,296,201,-2182,
	2304,512,-289,-375,1894,-410,-508,2788,4468,-3180,18,19,-44,150,38,2705,3511,-2496,-5,212,138,169,48,
	2304,531,-795,-1536,566,-1719,-912,3017,4131,769,380,631,897,-850,149,3050,4200,744,689,-273,146,-751,32,
	2304,584,-294,-425,1179,-1052,-569,-1892,-1537,-4140,-4531,-10,-105,1217,71,-1964,-1956,-3733,-4428,230,128,1310,86,
	2304,640,-1536,-1536,49,-2127,-1776,-4536,-3198,-234,-323,-1069,63,-48,2508,-4685,-3024,-358,-139,-1489,-375,-74,2096,
	2304,676,-327,-468,1135,-1006,-507,-2043,-4256,-2217,-1302,-204,-187,2490,-98,-2116,-3997,-2430,-1437,-405,-416,2525,-101,
	2304,737,-561,-1536,513,-1566,-843,-767,-1714,-2845,184,-279,-495,2022,-25,-904,-1796,-2825,236,-265,-350,2008,-18,
	2304,767,-1536,-1536,116,-1933,-1270,-7051,-5715,122,-4598,27681,12152,-329,-432,-3341,-1948,-351,-911,6758,801,266,42,
	2304,768,-1536,-1536,47,-2001,-1808,1741,2488,-232,1129,-5924,67,-25,67,-416,313,-89,-656,1536,3294,-26,325,
	2304,769,-320,-505,816,-1231,-628,2254,-258,-941,-2921,23,-79,4048,16,2235,-358,-895,-2991,5,-123,3964,14,
	2304,769,-1536,-1536,105,-1942,-1516,53,-479,62,-1424,-5974,-3142,-276,-363,-599,-490,-51,-1607,-2187,-999,-583,-533,
	2304,770,-558,-1536,1485,-561,-806,-489,1369,-3066,-1160,-145,-394,5750,25,-353,1770,-3514,-1152,-413,-666,5662,-9,
	2304,896,-1536,-1536,32,-1888,-1664,1217,66,-259,3288,-3553,547,1014,-170,789,-254,-272,3142,-1509,1383,713,-455,
	2304,1002,-570,-1536,375,-1439,-782,-1819,-1810,-1194,1299,-238,584,-61,-51,-1937,-1819,-1318,1350,-995,33,0,-76,
	2304,1002,-570,-1536,1163,-651,-782,-6677,-7700,2499,5134,-229,104,5849,-49,-6584,-7384,2130,5079,-634,-295,5854,-89,
	2304,1005,-430,-1536,1350,-461,-780,3400,-182,-1660,995,236,142,-7632,8,3572,202,-1695,929,168,115,-7826,13,
	2304,1021,-1536,-1536,817,-979,-1202,840,1445,-196,1938,-2781,-6917,-113,-218,486,1116,-132,1824,-2014,-6230,-97,-182,
	2304,1023,-210,-299,1532,-260,-453,-1403,888,-905,-682,-5,-4,3252,-29,-1172,-47,-215,-542,142,116,3578,-10,
	2304,1110,-256,-256,1203,-504,-256,476,855,1929,1015,-172,-245,2150,-38,282,1490,1169,854,-386,-467,1493,-58,
	2304,1152,-1536,-1536,24,-1641,-1608,1383,1880,-91,3886,-1342,-89,-163,-62,1440,1893,-178,3724,-1027,17,-346,-115,
	2304,1278,-321,-677,383,-1155,-677,2886,-506,1584,-2881,-195,-109,798,10,2850,-555,1559,-2871,-55,73,867,16,
	2304,1283,-1536,-1536,38,-1496,-1357,-1995,-2501,195,-1974,6426,-2269,-2142,-33,105,-607,389,-1550,-1607,-4455,-280,-205,
	2304,1283,-1536,-1536,36,-1497,-1540,1131,-570,161,-3196,-6675,-1728,192,-26,170,-1652,93,-3725,-3000,-2044,-874,-37,
	2304,1440,-240,-344,590,-787,-458,199,286,-1707,786,-741,-947,-40,-29,152,319,-1645,777,-671,-971,-76,-14,
	2304,1535,-161,-237,1077,-204,-413,950,-915,1836,-495,-125,-440,5323,-2,1113,-588,1526,-656,-167,-554,3411,-2,
	2304,1541,-822,-1536,77,-1198,-1008,433,1142,858,-582,-213,-2609,-2020,23,520,1030,834,-614,-283,-2094,-2005,37,
	2304,1543,-204,-375,1045,-228,-658,-711,721,-501,-443,-18,91,-10373,-17,-668,-506,8,-10,652,868,-7221,44,
	2304,1779,-155,-309,862,-174,-530,164,-483,-1238,-631,172,1097,1976,-20,250,-659,-1532,-631,622,1580,2794,0,
	2304,1792,-1536,-1536,6,-1018,-1373,904,-57,-182,664,-5065,173,2055,29,608,-373,-167,467,-2882,716,1838,72,
	2304,1794,-1536,-1536,36,-986,-1281,-577,-242,126,-32,6840,-1327,-533,-10,-266,30,164,147,5336,-1534,-67,-43,
	2304,2001,-274,-472,124,-691,-518,-619,-472,-4053,1521,2493,-1221,1623,-3,-450,-166,-3531,1630,1330,-2650,379,-36,
	2304,2035,-102,-204,191,-590,-402,-1569,-1135,-440,632,-411,5528,7752,23,-1475,-962,-206,699,-1026,4569,6912,15,
	2304,2052,-883,-1536,31,-734,-998,-985,-11,-164,1134,-3220,-2533,-405,-24,-964,-49,-214,1211,-3159,-2451,-514,-15,
	2304,2053,-335,-752,441,-322,-752,-254,-1772,2251,-301,-3671,-3355,2842,-80,-417,-1913,1887,-401,-2517,-2339,3340,-41,
	2304,2307,-167,-696,67,-443,-696,2831,543,3482,-349,1996,2344,4550,-5,2837,698,3483,-333,1449,1867,4168,-10,
	2304,2554,-103,-768,23,-239,-768,-727,81,416,-467,-3999,-190,-2541,-22,-942,-28,84,-483,-3203,310,-2383,-10,
	2304,2824,-12,-1536,0,0,-768,-1202,-678,433,-209,287,-800,1184,10,-1175,-800,216,-335,778,-264,1393,20,
	2304,2831,-26,-181,0,0,-440,102,1516,442,-252,5628,826,1135,5,656,2054,1070,-279,4676,273,873,-5,
	2304,3076,0,-99,0,0,-512,-160,1426,1068,-114,-2622,-1296,-299,-4,-728,2149,1060,-134,-2251,-919,-441,-2,
	2304,3328,0,-47,0,0,-260,-6568,-7444,-5562,-120,3812,-156,-287,-11,-3444,-4021,-2172,-146,-382,-2297,-715,-20,
	2314,535,-1536,-1536,523,-1777,-1128,4585,2036,951,-1267,5150,8473,-613,-262,5238,2771,493,-356,842,4806,-430,-286,
	2317,569,-1536,-1536,212,-2061,-1725,8725,3558,33,3234,-4922,-8306,-638,1751,8813,3347,669,1810,442,-4088,-833,1863,
	2318,1500,-1536,-1536,33,-1311,-1516,506,1035,353,1926,-3216,-329,2821,12,-334,-20,199,1443,-473,232,1973,71,
	2356,833,-655,-1536,995,-1091,-1031,884,1708,-4120,-3266,-932,99,2927,-259,79,913,-3762,-3511,501,1476,2695,-107,
	2360,411,-1536,-1536,687,-1831,-1168,3228,1451,2262,-1362,1336,2521,-724,296,2983,1259,2021,-1497,1073,2312,-936,459,
	2370,1180,-1536,-1536,25,-1744,-1726,1901,2161,-205,-3667,-780,3109,3860,-23,1298,1188,-325,-4029,1607,4141,2956,57,
	2432,433,-757,-1536,808,-1831,-992,2894,3172,3695,-1152,-741,-725,-1020,316,2574,2944,3298,-1032,-320,-527,-1069,247,
	2432,512,-1536,-1536,42,-2518,-2080,1272,3342,-408,1418,-523,-3421,99,-1644,1198,2632,-353,306,1227,-2120,132,-948,
	2432,512,-1536,-1536,213,-2347,-1800,-4048,-870,188,-2323,-4391,-2720,-246,1734,-3903,-433,324,-2631,-2242,-489,-252,1464,
	2432,540,-435,-435,1665,-866,-435,-2281,-1534,832,3141,-92,-77,-434,-4,-2176,-985,361,3215,-309,-290,-281,-36,
	2432,768,-128,-128,2049,-255,-128,-2052,-2958,1238,-147,65,41,-331,27,-1660,-925,-35,-90,-13,-21,-252,20,
	2432,1001,-528,-802,548,-1523,-802,-4558,313,-1960,818,-244,17,3123,-40,-4476,374,-1906,826,-642,-278,3118,-74,
	2432,1024,-1536,-1536,49,-1999,-1800,240,617,-380,948,-3773,3327,-4,-122,-283,-26,-396,709,-2121,4037,-18,-102,
	2432,1109,-256,-256,1455,-508,-256,343,-3971,424,60,-84,-103,-235,-23,103,-2700,-993,-49,-307,-325,-274,-47,
	2432,1509,-412,-740,324,-1239,-740,2244,-726,-235,-1176,-315,753,-5542,-32,2341,-703,-196,-1112,-577,722,-5548,-42,
	2432,1539,-64,-64,1407,-126,-64,-52,-868,505,-281,68,-108,-175,12,-405,-700,280,-345,58,-58,-386,1,
	2432,1539,-1536,-1536,36,-1496,-1538,1622,2626,686,2838,426,4088,1867,39,1199,1977,410,2512,1513,4189,1210,44,
	2432,1548,-1536,-1536,209,-1315,-1261,-3093,-4217,-1273,-2755,-1408,-3700,-3763,-99,-2212,-3002,-998,-1948,-4148,-4345,-2717,-182,
	2432,1567,-435,-435,694,-811,-435,967,424,-1459,2558,-536,448,5474,-62,946,579,-1117,2590,-1023,-340,4801,-104,
	2432,1794,-128,-128,1030,-248,-128,-861,-289,-1209,-523,-417,-287,-1143,-5,-1243,-132,-948,-683,-793,-698,-1817,-42,
	2432,2024,-254,-413,145,-903,-646,-2718,-1583,-2407,1359,1097,6463,-3554,18,-2615,-1555,-2454,1381,870,6112,-3802,18,
	2432,2050,-1536,-1536,36,-987,-1280,-810,516,580,2112,2922,5301,-454,3,-688,771,609,2218,2112,4740,-313,-35,
	2432,2512,-120,-285,103,-458,-596,-2173,300,-2496,-640,6225,2049,1961,-14,-1911,487,-2161,-659,5395,1475,1710,-21,
	2432,2567,-65,-1536,31,-474,-1024,819,-518,-437,-217,-2164,912,37,16,734,-706,-516,-223,-1895,1058,-103,52,
	2432,2997,0,-126,6,-69,-505,-6894,-5705,-8391,-173,7258,2406,106,1,-3928,-3394,-5017,-213,2415,94,-799,-14,
	2432,3080,-3,-63,0,0,-768,5699,7931,6883,-154,-8042,476,-652,14,1407,4262,2196,-48,-1643,3269,763,44,
	2432,3515,0,-6,0,0,-530,15879,19509,13034,-110,-5626,-2695,-298,-4,8883,10139,5811,-86,-342,-535,-174,2,
	2432,3527,0,0,0,0,-325,-10768,-17315,-12980,-103,4535,-2229,-315,-2,-3708,-8420,-6354,-141,-130,-4450,-557,-9,
	2432,4096,0,-1,0,0,-321,-1576,832,617,-4,-13645,-23102,22,-4,-2273,550,-1044,-46,-7078,-12787,149,-2,
	2432,4133,0,0,0,0,-96,-310,1940,-2227,18,10469,20455,43,-2,-458,2409,-1087,56,3708,9567,-130,-1,
	2432,4352,0,0,0,0,-205,-2020,-1871,2175,121,2720,-3573,160,8,-1951,-2068,1847,72,3694,-2162,146,8,
	2432,4437,0,0,0,0,-144,1237,-1346,129,229,1789,4900,275,18,934,-1636,266,218,1445,3907,180,21,
	2476,918,-1536,-1536,121,-2120,-1788,-400,140,115,-1124,5495,-5785,-490,-386,-231,151,143,-936,6055,-4737,-565,-512,
	2483,887,-1536,-1536,140,-2148,-1843,3665,2205,264,4644,-9815,-2593,-501,-471,2937,1395,427,3409,-4299,1124,-424,-288,
	2496,1152,-117,-463,852,-1196,-754,-801,4083,-2110,1140,-93,-427,-9649,-32,-774,3690,-1895,1346,336,53,-8931,18,
	2496,2944,-5,-169,22,-234,-794,5349,-3996,2839,-132,-5536,-2185,-1771,-5,3576,-5138,603,-83,-1812,-454,-621,10,
	2497,1174,-1536,-1536,146,-1882,-1677,1136,637,1162,5528,-3815,-6687,658,-313,1111,435,1090,5290,-2368,-5061,366,-318,
	2555,508,-1536,-1536,4,-2805,-2299,1546,2695,-561,-714,1019,2129,96,-937,1418,2565,-675,-1083,1762,2110,148,-278,
	2560,-256,-1536,-1536,160,-3424,-2240,-502,-378,-1402,418,-644,802,2,-727,-460,-373,-1379,302,-140,820,9,-442,
	2560,0,-1536,-1536,108,-3220,-2160,1792,342,11,400,95,4215,7,-489,1978,400,-20,334,525,4049,7,-329,
	2560,256,-1536,-1536,77,-2995,-2024,1109,1004,-295,-425,4102,316,13,-1084,1395,1298,-156,275,1476,-1081,12,-1765,
	2560,384,-1536,-1536,80,-2864,-2080,692,2143,-142,2083,-1967,-2824,-9,1308,1045,2458,-243,2140,-2586,-3277,0,693,
	2560,504,-1536,-1536,1731,-1094,-1314,-771,923,-2418,1180,123,1019,1262,-66,-595,810,-2241,1153,353,1324,1125,19,
	2560,511,-1536,-1536,244,-2573,-1928,-2045,296,744,-3095,-4115,-895,-143,981,-2047,386,785,-4214,1135,3610,-106,1088,
	2560,512,-1536,-1536,47,-2769,-2208,-542,1166,-257,-2354,-1721,-1608,19,-2412,-646,937,-337,-2946,410,248,21,-1590,
	2560,512,-247,-321,2368,-448,-533,3432,5193,-3138,-110,20,-15,97,19,3150,3474,-1907,-184,198,146,34,23,
	2560,535,-749,-1536,686,-2107,-1101,-1449,-947,1532,-462,321,58,-636,989,-1521,-915,1071,-77,-1101,-971,-788,752,
	2560,540,-435,-435,1919,-868,-435,-1387,-1646,4314,-186,-46,-43,-573,-7,-1228,-881,3182,-194,-237,-225,-470,-30,
	2560,551,-397,-573,1213,-1564,-825,-827,192,-100,-2399,23,-56,-213,180,-835,33,94,-2445,348,225,-197,161,
	2560,641,-1536,-1536,59,-2628,-2024,-1045,-1630,-429,4102,-5232,1016,46,1311,-1229,-1538,-511,3111,-2855,3376,27,867,
	2560,656,-366,-515,1202,-1470,-763,86,3333,179,2229,3,16,-130,-12,12,3134,165,1998,33,34,-104,-7,
	2560,745,-510,-816,980,-1603,-938,-1123,-4068,-789,-7736,-331,-282,-277,-152,-1130,-4203,-670,-7579,301,254,-109,-131,
	2560,763,-341,-499,1020,-1546,-785,-1023,-1852,-1637,-3292,139,142,164,58,-1015,-1951,-1622,-3623,117,102,136,53,
	2560,768,-1536,-1536,106,-2454,-1750,-1932,-3065,-87,-6793,2988,-4581,-63,637,-1283,-1773,-346,-2748,599,-4735,-101,238,
	2560,768,-128,-128,2304,-256,-128,-2353,-4348,2716,-22,50,40,-101,18,-2498,-2026,1640,27,-19,-23,-44,18,
	2560,768,-1536,-1536,46,-2513,-2064,1579,2557,-548,10674,-6757,-7044,78,1963,253,870,-500,7141,1515,-1047,76,2723,
	2560,769,-1536,-1536,170,-2389,-1487,-2949,-1809,482,-2213,20187,22151,-270,-69,-1559,-97,252,1055,5336,8550,-566,52,
	2560,776,-533,-973,1764,-788,-973,593,1352,-2394,489,-206,-275,1734,-42,611,1542,-2537,530,-169,-251,1572,-32,
	2560,896,-1536,-1536,41,-2391,-1920,2204,-555,-532,1684,-5070,-5346,-22,-16,1816,-770,-543,1343,-2329,-2690,-6,-115,
	2560,1007,-483,-666,752,-1569,-864,3503,-422,-110,5216,-144,-2,196,-53,3562,-459,-85,5142,2,134,366,-47,
	2560,1007,-483,-666,1554,-767,-864,-2999,-4578,4553,705,-118,58,917,-59,-2942,-5353,5279,865,40,218,1312,-43,
	2560,1012,-400,-795,1636,-680,-912,3163,4728,-6148,-15,-59,-89,934,-20,3175,4553,-5953,5,-46,-60,840,-1,
	2560,1021,-1536,-1536,982,-1325,-1392,-1694,2916,-1514,-3738,3594,-5324,2776,-216,-1828,2636,-1442,-3692,4105,-4787,2563,-224,
	2560,1024,-179,-236,1983,-321,-475,-947,2561,-3342,-307,0,0,104,-19,-679,517,-1856,-369,143,138,-13,-7,
	2560,1110,-256,-256,1708,-510,-256,887,-1013,1572,-263,-44,-28,-797,-15,649,828,-181,-304,-239,-228,-623,-36,
	2560,1152,-1536,-1536,29,-2146,-1848,1076,1316,-488,198,-866,-1211,-295,-55,692,982,-621,28,-298,-1020,-217,-73,
	2560,1269,-290,-522,547,-1512,-806,243,-18,-3171,-5364,-123,-375,3453,52,257,-62,-3093,-5291,-73,-288,3532,52,
	2560,1279,-1536,-1536,42,-2007,-1579,-4630,-4470,-9,-6227,7288,-2458,574,18,-1256,-1231,174,-3356,-782,-7570,910,-138,
	2560,1280,-1536,-1536,49,-1999,-1796,3835,3349,126,2255,-4081,-2453,581,-2,1611,993,-44,-193,327,-1312,643,46,
	2560,1464,-230,-331,684,-1179,-611,714,-223,-279,4287,-402,-762,2840,2,658,-219,-331,4294,-399,-731,2817,4,
	2560,1507,-226,-430,1361,-460,-780,-336,1839,-8881,-386,-7,57,2424,-5,-307,584,-7870,-137,105,240,3041,13,
	2560,1533,-869,-1536,119,-1676,-1202,-1620,-1578,-2173,-3089,5339,-1333,-674,14,-1472,-1362,-2075,-3021,4236,-1582,-569,2,
	2560,1534,-131,-199,1548,-246,-444,-658,-2077,858,-156,19,-32,327,-5,18,-1566,5,-275,103,-40,208,4,
	2560,1536,-64,-64,1665,-127,-64,637,210,-99,-88,55,20,-280,7,-268,307,553,-110,47,25,-156,1,
	2560,1537,-1536,-1536,220,-1571,-1389,1718,-2440,-2365,-1859,5292,2855,-3139,-68,2155,-1594,-2066,-1344,3411,1711,-2516,-112,
	2560,1566,-435,-435,925,-837,-435,72,252,-1549,-212,-370,104,1229,-29,-17,707,-1564,-156,-919,-539,509,-75,
	2560,1789,-150,-316,1182,-357,-677,704,-1168,2017,-407,-80,407,1526,-3,1163,-1488,1729,-520,170,725,1703,3,
	2560,1792,-1536,-1536,7,-1529,-1615,1821,2037,83,2891,2621,1243,240,45,1558,1516,-47,2722,3662,1774,-220,63,
	2560,1795,-128,-128,1281,-252,-128,1715,-1010,444,-180,-123,-70,-1035,-6,1016,91,855,-327,-400,-339,-1115,-24,
	2560,1795,-1536,-1536,37,-1496,-1537,1274,1617,671,292,-1832,-1142,443,13,1326,1783,708,527,-1724,-1547,397,11,
	2560,2034,-243,-375,313,-982,-612,713,665,-1631,-321,-582,1601,7322,-25,819,830,-1133,-303,-1165,711,6092,-40,
	2560,2050,-884,-1536,32,-1246,-1254,-89,1502,-199,4067,-625,-1643,-1183,1,-114,1411,-216,3890,-283,-1467,-1364,17,
	2560,2053,-313,-822,658,-617,-1008,-2033,268,-1002,-679,-355,-9414,-28,-33,-2254,-237,-1514,-559,1058,-7696,1107,0,
	2560,2055,-94,-204,290,-983,-658,724,459,-1109,167,-321,322,-1408,31,664,298,-1264,129,163,948,-778,48,
	2560,2306,-166,-516,67,-955,-880,2608,2732,-1772,-175,2873,-7171,-6581,9,2220,2423,-2391,-27,3338,-6164,-5708,18,
	2560,2564,-100,-883,31,-734,-998,541,1087,-184,-515,-995,-2107,89,-14,332,949,-435,-457,-399,-1697,415,-14,
	2560,2819,-29,-167,67,-443,-696,558,1177,-1122,-136,5330,-2021,1548,-3,1124,1629,-365,-134,4024,-2810,1506,-5,
	2560,2823,-14,-1536,31,-474,-1024,345,2198,568,-325,2166,2030,3250,-2,342,2139,525,-350,2033,1875,3107,-10,
	2560,3066,0,-103,23,-239,-768,2653,6471,3276,-85,-1306,-2500,245,-2,1642,5410,2207,-49,-375,-2343,326,-4,
	2560,3840,0,0,0,0,-260,-3752,-5334,-5570,-109,10130,6160,-207,-7,-2112,-3459,-3871,-100,7063,3599,-316,-11,
	2630,1134,-1003,-1536,608,-1726,-1301,-1496,-1637,327,1039,305,1887,1474,-388,-1685,-1807,141,1036,612,2566,1501,-380,
	2633,394,-356,-356,2399,-681,-341,-3453,-4241,3426,43,-12,-63,-112,53,-3251,-2675,2122,126,-167,-197,-101,48,
	2666,1336,-1536,-1536,0,-2204,-1998,2616,2056,392,1992,-728,-1905,330,108,1510,812,381,280,3509,761,627,180,
	2688,-256,-1536,-1536,172,-3668,-2336,-401,-330,219,825,450,-271,-1,26,-379,-319,232,829,657,-281,-1,213,
	2688,0,-1536,-1536,108,-3476,-2288,1882,1084,222,300,-180,278,9,-944,1997,1173,135,256,117,205,7,-853,
	2688,256,-1536,-1536,81,-3247,-2136,-2174,-1211,4,-867,-483,-331,8,-3635,-1806,-1150,402,-346,-2633,-1236,3,-3975,
	2688,384,-1536,-1536,80,-3120,-2208,899,3200,-189,986,-2595,-167,-1,2064,1116,3106,-183,1292,-2937,-781,-3,1687,
	2688,509,-1272,-1536,1823,-1253,-1395,535,853,-1049,481,-294,-72,202,-60,563,799,-915,473,-69,177,118,-31,
	2688,512,-1536,-1536,47,-3025,-2336,-693,-620,-394,2993,1330,-63,26,-6070,-572,-426,-622,2757,2776,561,30,-5971,
	2688,512,-236,-295,2608,-464,-545,2063,4635,-2835,-25,14,-10,82,12,2198,3396,-2013,-65,142,107,59,11,
	2688,539,-658,-951,1174,-1871,-951,-2251,-1035,-775,538,-375,-251,-506,-99,-2405,-1041,-1099,577,-498,-460,-570,-118,
	2688,567,-347,-445,1604,-1413,-711,335,-368,1372,2912,-15,-41,-203,86,242,-509,1463,2901,48,8,-242,76,
	2688,640,-1536,-1536,60,-2884,-2136,-73,-1393,-82,1987,-4452,-1564,21,-1296,-284,-1521,-44,1776,-3254,-131,4,-1600,
	2688,665,-343,-448,1596,-1324,-665,924,1411,2610,1428,-6,-7,-326,-48,810,1589,2361,1502,-124,-121,-383,-43,
	2688,740,-373,-606,1043,-1802,-913,-58,405,440,-3017,134,55,-110,156,-26,469,532,-3158,324,223,-210,126,
	2688,741,-530,-717,1250,-1594,-807,761,-3008,2764,5682,-130,-14,-277,-169,648,-2808,2159,5444,-627,-515,-358,-169,
	2688,768,-1536,-1536,52,-2764,-2192,776,1138,-345,1100,-6174,-7684,54,-3267,-286,-141,-363,-1210,789,-1773,42,-1442,
	2688,768,-1536,-1536,106,-2710,-1854,-1964,-2206,59,-4070,3317,1031,-11,3378,-1269,-1307,639,-2093,-398,-2007,13,1399,
	2688,768,-1536,-1536,170,-2645,-1615,-877,-465,793,-3161,20751,19581,-100,885,-392,174,1258,170,5943,6458,-148,138,
	2688,773,-537,-922,1864,-947,-1101,943,1666,-2777,-57,-102,-162,6,-24,551,1046,-1812,224,226,146,43,-7,
	2688,896,-1536,-1536,41,-2647,-2048,1747,-298,-292,-1529,-4105,-3304,51,730,1712,-162,13,-2022,-2198,-1766,35,553,
	2688,996,-544,-794,763,-1825,-992,3298,-569,3906,903,-393,-416,-707,-101,3235,-631,3813,1137,-444,-346,-519,-132,
	2688,996,-544,-794,1636,-952,-992,-2110,-2240,9419,171,-53,82,127,-41,-2156,-2464,9666,326,-63,119,251,-48,
	2688,1024,-166,-220,2214,-346,-485,-1048,2906,-619,-81,-4,-7,93,-13,-529,965,537,-141,113,112,-8,-7,
	2688,1024,-1536,-1536,1053,-1507,-1487,-2760,-4873,-2397,-3519,-1258,905,206,-168,-2717,-4809,-2323,-3562,-721,1155,101,-168,
	2688,1026,-380,-709,1781,-777,-973,2708,4895,-3657,-452,55,-6,318,11,2654,3956,-2709,-430,122,57,219,22,
	2688,1109,-256,-256,1964,-511,-256,1012,-4175,6466,-207,-39,-3,-441,-13,595,-2062,4729,-252,-212,-188,-319,-28,
	2688,1152,-1536,-1536,29,-2402,-1976,1618,2450,520,-2128,-2565,371,-159,-190,1553,2474,548,-2416,-1374,1124,-102,-243,
	2688,1262,-297,-530,596,-1725,-912,-1596,-1293,3932,1225,-104,-244,468,65,-1581,-1253,3740,972,-107,-206,532,63,
	2688,1279,-1536,-1536,44,-2261,-1702,-1454,-1163,802,-3312,9714,4936,-331,-68,188,259,1563,-1460,56,-2132,-549,-251,
	2688,1280,-1536,-1536,49,-2255,-1924,28,-1079,903,-1358,-7842,-5464,-391,-89,-804,-1663,1003,-2585,-2763,-2167,-367,-75,
	2688,1472,-220,-295,1108,-1005,-507,583,-1160,4751,117,-177,-376,-65,-5,339,-654,4227,123,-334,-551,-551,2,
	2688,1524,-212,-404,1517,-543,-806,701,2527,-2266,-128,29,-8,327,5,833,1547,-1368,-137,-36,-63,328,7,
	2688,1534,-846,-1536,117,-1932,-1270,1300,-133,1939,-1100,4014,5230,2799,58,1491,193,1902,-1015,2055,4008,2797,30,
	2688,1536,-123,-182,1779,-269,-456,-1907,-1722,4014,-22,6,-5,16,-3,-965,-1542,2922,-55,112,61,-117,4,
	2688,1763,-157,-316,1361,-460,-780,-1164,1819,6036,-170,-91,23,-5,1,-626,1047,6169,-190,203,409,212,9,
	2688,1792,-1536,-1536,50,-1743,-1665,878,2019,1558,-807,-3144,-3368,1342,12,885,1833,1505,-1018,-2629,-3362,1183,19,
	2688,1792,-1536,-1536,7,-1785,-1743,747,-64,1035,-67,1436,-1313,-593,55,647,-352,1012,-184,2437,-269,-851,70,
	2688,2023,-251,-417,323,-1238,-740,-1314,879,1821,425,70,454,3816,-7,-1158,848,1974,512,-314,429,3284,-17,
	2688,2045,-100,-224,384,-1155,-677,1371,-403,2920,-56,-202,-550,1311,17,1348,-410,2965,-94,-359,-716,842,21,
	2688,2051,-972,-1536,38,-1496,-1357,1313,-791,2640,1123,-1477,-3824,-1763,2,1246,-685,2603,1051,-1584,-3978,-1887,7,
	2688,2052,-321,-874,743,-789,-1085,-773,-765,3694,-534,2503,5722,-2534,-15,-765,-887,3352,-514,2984,6274,-1922,-6,
	2688,2309,-164,-510,77,-1198,-1008,-1150,-1596,1299,209,-4426,-4156,-7718,17,-1399,-1743,859,291,-3347,-3028,-6103,23,
	2688,2561,-102,-1011,33,-990,-1126,1103,1848,1933,-513,-3773,-1857,-2089,-13,1101,1859,1743,-444,-3922,-2196,-2281,-13,
	2688,2821,-28,-167,64,-699,-752,-4800,-4207,-2115,-43,2031,1995,2361,6,-4076,-3376,-1406,-36,371,-194,1065,2,
	2688,2822,-15,-1536,32,-730,-1152,256,35,1920,-256,-243,-1221,1822,1,375,88,1777,-269,-409,-1281,1529,-3,
	2688,3076,0,-100,31,-478,-896,787,1508,5695,-8,-8953,-4854,1467,1,3,772,4355,-19,-5008,-2407,2548,3,
	2688,4066,0,0,0,0,-260,-1616,-1545,1374,-54,6905,12428,-63,-6,-122,146,2465,-50,1386,5361,-173,-7,
	2717,1490,-1536,-1536,289,-1862,-1501,-3807,-3649,1143,-5057,-926,8861,3473,-87,-3442,-3207,1112,-4471,-2458,7375,3544,-122,
	2780,2120,-553,-961,131,-1516,-1079,-175,-526,-296,1233,5519,5555,1990,-21,37,-348,-331,1189,4056,4413,1397,-31,
	2804,2804,0,-1536,0,-1012,-1402,1662,-1455,-416,72,-1198,1934,-5311,21,1046,-1668,-47,-78,-54,2396,-3780,39,
	2816,-256,-1536,-1536,172,-3924,-2464,-13,-277,525,1277,885,-213,3,482,14,-301,498,1230,1104,-211,4,566,
	2816,0,-1536,-1536,108,-3732,-2400,2041,576,1080,671,-17,-400,11,-151,2081,485,934,661,66,-541,6,-40,
	2816,256,-1536,-1536,97,-3487,-2264,-1700,-4136,-1022,-1032,-1359,1613,-5,-1669,-1377,-3577,-686,-616,-2788,1313,-9,-2027,
	2816,384,-1536,-1536,85,-3371,-2320,2019,-54,68,-1128,1531,695,-15,2453,2125,86,-83,-413,972,806,-15,1398,
	2816,439,-646,-818,1316,-2085,-1048,-17,-2484,100,-3111,-101,-3,-144,824,4,-2520,414,-2946,267,287,-101,756,
	2816,508,-1261,-1536,1862,-1470,-1494,-562,379,-1085,891,-118,294,-297,-89,-556,279,-958,857,-70,357,-287,5,
	2816,512,-1536,-1536,58,-3270,-2464,358,-1357,937,-976,1540,1444,-12,-9323,291,-1321,700,-1207,3103,2302,-9,-8924,
	2816,512,-1536,-1536,257,-3071,-2184,-966,-4771,1971,-1447,12828,11100,-33,-4619,-958,-4599,1786,-1932,16250,13488,-26,-3476,
	2816,512,-226,-270,2849,-479,-555,-1673,38,-2159,-25,1,-24,46,10,-1183,-840,-1709,-47,107,72,45,6,
	2816,536,-677,-1079,1177,-2127,-1079,-3847,-3568,601,-3241,-372,-276,-196,110,-3893,-3532,232,-2976,-669,-595,-267,98,
	2816,540,-435,-435,2430,-870,-435,-1454,-2231,4825,-469,-63,-55,-97,-77,-1478,-1531,3802,-476,-255,-232,-56,-67,
	2816,579,-316,-398,1918,-1344,-673,546,-1227,1468,-325,-18,-39,-166,25,381,-1282,1341,-372,16,-12,-213,26,
	2816,640,-1536,-1536,60,-3140,-2256,-1943,-2890,1217,-1181,-3899,-2584,-2,-14475,-2032,-3160,1245,-1037,-3537,-1866,-8,-13002,
	2816,674,-328,-426,1624,-1542,-778,404,447,1822,1163,-9,1,-42,21,416,438,1838,1129,35,44,-48,20,
	2816,743,-525,-709,1247,-1850,-935,-150,-56,212,224,21,62,-76,-143,-102,-32,269,305,-5,40,-76,-134,
	2816,753,-357,-513,1370,-1717,-865,431,2428,856,3920,10,14,38,9,431,2450,840,3750,89,88,23,12,
	2816,768,-128,-128,2816,-256,-128,3432,-6841,768,5,44,37,8,12,1002,-5778,-425,85,-68,-77,27,25,
	2816,768,-1536,-1536,106,-2966,-1982,-1657,-1704,343,-2501,11058,7836,-7,1408,-1297,-1264,1460,-1442,4383,2254,15,-683,
	2816,768,-1536,-1536,52,-3020,-2320,-631,-429,1133,-53,-2568,-2885,28,-9864,-1479,-1436,696,-978,3209,1071,18,-8525,
	2816,768,-1536,-1536,254,-2818,-1605,-3074,-1725,729,-2891,19253,16938,-57,1284,-1913,-1247,1881,390,1391,1109,-171,362,
	2816,777,-502,-797,2042,-1022,-951,461,417,-3861,-470,-46,-70,-100,-26,340,288,-3604,-536,-205,-250,-216,-40,
	2816,896,-1536,-1536,41,-2903,-2168,618,-1688,1069,-1015,1633,-2217,39,3210,873,-1331,1169,-731,859,-2654,16,2884,
	2816,994,-562,-754,1009,-1837,-935,1371,764,1030,5100,-123,-117,-466,-177,1258,869,625,5003,-727,-615,-548,-173,
	2816,994,-562,-754,1790,-1056,-935,-781,-4504,6429,-748,30,119,-405,-38,-480,-3812,5546,-801,-395,-268,-428,-66,
	2816,1022,-384,-726,1876,-942,-1101,-152,1878,-5647,-252,74,-38,94,23,-513,766,-4139,-118,392,272,132,29,
	2816,1024,-1536,-1536,1101,-1715,-1615,-1613,1383,-5418,-2429,-3963,-3820,-370,-168,-1669,1101,-5188,-2862,-2342,-2688,-317,-122,
	2816,1024,-1536,-1536,54,-2762,-2184,-1994,-1567,-1391,-2526,3083,2554,-1,-240,-1796,-1404,-1401,-2351,2836,2665,4,-283,
	2816,1024,-154,-205,2448,-368,-493,-1920,3061,1477,-14,-7,-13,60,-9,-881,1574,2061,-56,101,100,17,-9,
	2816,1109,-256,-256,2219,-511,-256,2598,-1564,1038,-121,-40,-5,-155,-15,1829,264,-68,-142,-192,-165,-89,-24,
	2816,1152,-1536,-1536,29,-2658,-2104,-2147,-884,-180,-957,-1225,186,37,-127,-1479,57,216,-334,-2419,-981,7,-357,
	2816,1278,-285,-518,703,-1858,-973,1515,190,809,1484,-155,-220,-249,1,1443,258,643,1162,-304,-353,-304,13,
	2816,1280,-1536,-1536,49,-2511,-2052,-4999,-2141,-101,-1482,-4898,-9360,-189,-50,-3841,-2373,-564,-2819,-1260,-4870,-196,-62,
	2816,1280,-1536,-1536,53,-2507,-1807,2633,-1337,-2322,-3484,8759,11709,-223,-67,1591,-692,-330,-1531,-447,3087,-452,-390,
	2816,1481,-212,-275,1147,-1213,-635,471,241,1282,-71,-29,-80,54,-1,432,235,1202,-62,-198,-235,-219,3,
	2816,1518,-216,-397,1644,-679,-912,-630,2007,-5997,-67,28,-37,-2,9,-478,675,-4258,-126,98,65,132,15,
	2816,1529,-370,-495,744,-1568,-864,-771,1145,1623,3324,-447,-535,155,-46,-639,1145,1501,3409,-731,-706,351,-47,
	2816,1533,-848,-1536,131,-2176,-1392,-1259,-201,1191,742,4592,2488,2718,50,-949,49,1119,854,2831,1159,2673,31,
	2816,1534,-1536,-1536,259,-2047,-1645,-554,-2010,887,1592,6184,5657,1096,-58,-549,-2094,868,1500,6024,5611,1241,-54,
	2816,1536,-64,-64,2177,-128,-64,-35,-1637,-6014,-37,39,36,-8,5,-2450,-2100,-4181,18,4,-7,55,4,
	2816,1536,-1536,-1536,49,-2255,-1922,33,-645,-811,706,-3836,-6276,281,19,-334,-780,-771,1135,-2872,-4572,272,22,
	2816,1536,-117,-166,2005,-299,-467,-320,270,5632,21,-23,-32,18,0,720,153,4262,10,103,77,-63,4,
	2816,1564,-435,-435,1414,-862,-435,1210,-1839,4431,-940,50,155,-302,1,646,451,2167,-896,-827,-674,-771,-46,
	2816,1780,-144,-290,1517,-543,-806,-1289,3066,181,-21,-100,-91,-316,2,-607,2630,-53,-51,72,98,-360,5,
	2816,1792,-128,-128,1793,-255,-128,3195,-2600,-2954,-44,-53,27,-310,-9,1436,-1564,-2830,-35,-233,-190,-319,-15,
	2816,1792,-1536,-1536,50,-1999,-1793,-2761,-1152,1499,-1828,-487,-3477,-482,14,-2618,-1098,1392,-1798,-420,-3072,-390,15,
	2816,1792,-1536,-1536,7,-2041,-1871,746,1125,592,-2676,98,-1334,409,58,90,517,634,-2508,676,-388,-13,58,
	2816,2019,-103,-225,535,-1286,-780,-53,-1,544,-553,-659,-1067,-697,3,-94,-107,326,-513,22,-295,3,7,
	2816,2041,-239,-383,364,-1435,-782,-801,472,191,378,-97,-808,3521,-2,-605,515,231,358,-748,-1082,2446,-8,
	2816,2045,-329,-869,817,-979,-1202,1268,-654,1933,-583,-429,1954,-151,-4,1027,-886,1921,-485,615,2853,832,7,
	2816,2047,-1014,-1536,42,-1751,-1480,-1885,-270,-811,-1601,-4879,732,-970,-1,-1872,-249,-782,-1634,-4442,656,-975,12,
	2816,2048,-1536,-1536,50,-1743,-1664,-1375,-1115,709,866,-574,-994,-4634,0,-1217,-924,721,1059,-1088,-1535,-4493,-24,
	2816,2308,-164,-559,93,-1439,-1085,1389,-160,3702,1835,8687,6240,3298,16,1329,-131,3643,1775,8354,5964,3636,17,
	2816,2546,-110,-243,312,-982,-612,-802,160,963,-1026,4124,2877,4287,-31,-332,453,1498,-870,994,555,1601,-39,
	2816,2562,-64,-1536,38,-1240,-1408,-841,981,2119,467,-1772,-2502,1704,26,-801,972,2213,405,-1534,-2445,1377,48,
	2816,2562,-101,-904,32,-1246,-1254,-3489,-1687,-595,-261,-4654,-2463,183,-12,-3569,-1728,-694,-205,-3632,-1780,580,-7,
	2816,2818,-16,-1536,36,-986,-1280,-2125,-1122,859,-343,1280,-1491,2558,-10,-1446,-975,664,-337,643,-1549,1263,-19,
	2816,2818,-30,-166,67,-955,-880,-1665,-2174,-1614,-25,709,15023,4737,8,-993,-1172,-861,-55,-1494,10666,2300,5,
	2816,3026,0,-118,123,-691,-518,-5979,-4714,-6669,-274,22265,21376,5845,-22,-1237,-770,-987,-45,5396,5888,-288,-18,
	2816,3076,0,-100,31,-734,-998,-3125,-4246,-4421,15,-8748,-2874,-4463,3,-2232,-3242,-3789,-36,-3978,-911,-3080,-4,
	2816,3078,-3,-65,32,-730,-1152,9936,8366,9955,69,-6020,-10550,2254,14,5348,4041,5276,-41,2853,-73,5827,24,
	2816,3515,0,0,44,-281,-605,-8624,-10741,-10071,-134,9663,10034,131,-5,-4659,-6160,-5445,-93,1919,3371,-738,-15,
	2816,3578,0,-4,19,-243,-896,9153,11578,9687,-97,-14523,-12262,326,0,3636,4873,3344,-120,-3109,-1901,960,5,
	2816,4004,0,0,0,0,-377,-3014,-1278,579,-95,10189,15246,-176,2,-1311,449,1688,-76,4536,8204,-251,-4,
	2816,4100,0,0,0,0,-640,4361,4953,1727,-72,-18571,-27247,-102,-1,1153,1760,25,-93,-5523,-10364,179,2,
	2816,4352,0,0,0,0,-260,-1243,-1584,-1371,-59,3379,5662,-66,-4,-709,-753,-662,-38,-745,301,-132,-5,
	2816,4506,0,0,0,0,-423,-2769,-708,1455,-7,864,1816,-6,-2,-1955,-1103,327,-41,4133,6336,111,-4,
	2816,4578,0,0,0,0,-197,2071,645,-1578,40,718,1624,47,1,1160,426,-889,67,-1494,-1051,-34,4,
	2816,1003,-1536,-1536,19,-2818,-2264,1105,1708,2995,2605,-244,2056,71,579,623,714,2658,2002,105,2021,100,1217,
	2816,1276,-1536,-1536,16,-2549,-2088,-1504,925,782,-468,-1780,844,23,71,-676,950,651,-1034,-610,2236,7,25,
	2817,437,-1536,-1536,528,-2876,-2085,-4233,-4408,-374,5086,-19047,-8923,-20,-9199,-2656,-3146,-418,2307,-6356,-1768,-37,-5709,
	2817,169,-1536,-1536,663,-3010,-1561,3249,3212,226,1665,6451,845,-86,294,2822,2788,773,2276,892,-903,-127,-452,
	2817,935,-1536,-1536,202,-2705,-2233,-474,821,2079,4354,-11048,-12098,-155,-1230,-1975,-786,1621,1635,-102,-2909,-92,543,
	2817,632,-1536,-1536,11,-3198,-2401,-1777,-2330,1947,-1904,520,301,39,12720,-2352,-2893,1976,-1876,461,104,34,13625,
	2817,918,-1536,-1536,121,-2802,-2129,-309,-2587,411,-980,-4215,-5856,-34,-1,-377,-2237,737,-764,-2708,-4581,-49,-9,
	2817,1223,-1536,-1536,47,-2572,-2173,-158,-1000,770,-939,-1239,214,-65,-98,-837,-1964,-25,-1625,1235,2828,20,-38,
	2817,1374,-958,-1536,297,-2172,-1535,1794,1360,839,-1512,-4013,506,-548,-186,1692,1130,1008,-1464,-2362,1590,-277,-196,
	2817,535,-1536,-1536,523,-2784,-1631,62,509,-1436,-2831,9801,4852,-79,8370,-476,-88,-1226,-1181,1569,577,-121,5761,
	2817,1686,-1536,-1536,165,-1992,-1679,-1765,-1660,-2024,4356,-4732,-1715,-980,-11,-1603,-1476,-1969,4019,-5014,-2276,-581,0,
	2820,640,-1536,-1536,24,-3184,-2292,-2914,-2378,1273,-210,-1314,-1549,23,13238,-2684,-2604,1469,91,-2337,-1710,13,15263,
	2820,569,-1536,-1536,212,-3068,-2228,4974,8172,-400,-1586,-15277,-11801,-29,13789,4365,7692,-824,-2251,-9359,-7332,-38,14642,
	2821,1500,-1536,-1536,33,-2317,-2019,-1184,-207,1248,2743,-1128,205,-144,32,-1692,-713,988,2314,884,2103,68,51,
	2821,1180,-1536,-1536,25,-2646,-2177,805,3254,2557,1441,-282,-1340,46,-57,372,2768,2029,1292,168,-576,68,-81,
	2822,887,-1536,-1536,140,-2826,-2182,-910,-569,206,3875,-5274,-6000,-35,427,-1615,-1204,53,2593,573,-1144,-47,1289,
	2823,833,-655,-1536,995,-2025,-1498,-2524,-2233,-4365,2763,-657,-1193,-396,-306,-2626,-2348,-3348,1964,1017,194,-396,-38,
	2826,411,-1536,-1536,687,-2762,-1634,3105,1620,789,-2926,5757,2443,-111,-2712,2636,1081,978,-2385,2086,782,-157,-3414,
	2832,1152,-117,-463,852,-1868,-1090,-1332,1214,-2155,-2450,91,-125,463,96,-1391,1008,-1756,-2040,871,521,769,85,
	2832,2944,-5,-169,32,-896,-1130,89,2705,3562,2,-7960,-13477,-10468,2,-2439,447,1240,-99,-1751,-4832,-6155,6,
	2833,1174,-1536,-1536,146,-2553,-2013,-137,-838,-550,9324,-2423,-1059,-413,-610,-47,-629,-234,9065,-805,404,-353,-674,
	2836,1134,-1003,-1536,608,-2139,-1507,-2301,-786,973,2070,1540,-641,-1163,-492,-2086,-779,1070,1932,1624,-703,-1250,-436,
	2838,394,-356,-356,2399,-1093,-547,-673,-1863,-999,21,-56,-107,-166,53,-913,-2238,-623,23,24,-33,-192,61,
	2840,576,-1536,-1536,0,-3313,-2552,1547,-1070,10,71,-255,601,45,20719,647,-1596,263,-790,-9,62,71,20477,
	2845,1490,-1536,-1536,289,-2118,-1629,-521,2516,-1705,-39,2935,9085,-441,-152,-20,2878,-1691,507,759,6894,-334,-188,
	2845,508,-1536,-1536,4,-3385,-2589,-1841,-1001,981,3830,-2145,697,47,-9664,-1988,-1347,1113,2879,-1663,549,74,-10264,
	2864,1336,-1536,-1536,0,-2599,-2195,2713,-284,2512,-1272,1986,3627,17,97,2020,-1016,1864,-2009,3510,5310,221,103,
	2879,814,-1536,-1536,228,-2924,-2127,4116,1247,-616,4034,-18403,-13667,-56,1455,2944,995,-1088,2602,-7673,-5054,-71,3226,
	2908,2120,-553,-961,131,-1772,-1207,476,196,-1255,-1746,4073,4359,-414,-43,576,302,-1309,-1870,3509,3612,-489,-30,
	2911,941,-253,-382,1649,-1441,-839,-312,898,-1656,-432,-18,-46,-86,-58,-311,613,-1251,-319,193,154,52,-52,
	2913,1744,-100,-188,1109,-1180,-766,-362,-85,-1006,-627,-380,-508,177,15,-377,-303,-922,-619,-348,-412,-7,22,
	2932,2804,0,-1536,0,-1268,-1530,3274,1247,1194,619,5401,4325,-2362,21,2341,1004,796,557,5131,4272,-1024,27,
	2944,-256,-1536,-1536,172,-4180,-2560,1218,455,2304,1612,914,-186,-1,493,1310,521,2471,1787,1113,-327,-5,677,
	2944,0,-1536,-1536,110,-3986,-2528,1615,1432,392,2119,909,-280,9,744,1785,1436,415,2239,1206,-514,3,844,
	2944,256,-1536,-1536,97,-3743,-2368,328,2727,391,454,-633,-201,7,-2734,412,2664,451,582,-1830,-510,-4,-2776,
	2944,384,-1536,-1536,101,-3611,-2448,2218,3384,5127,-948,-1952,1639,-10,3712,2191,3106,4648,-896,-1079,1962,-20,3559,
	2944,512,-1536,-1536,58,-3526,-2592,301,2987,-2534,476,-496,1686,4,-2335,199,2903,-2388,-67,1234,2182,2,-2541,
	2944,512,-217,-252,3092,-492,-565,317,2629,-1354,-49,-16,-49,30,13,1026,2458,-1083,-76,129,81,43,-1,
	2944,512,-1147,-1536,1933,-1651,-1621,-311,1034,-2133,956,-101,1284,-176,-56,-416,1004,-1975,896,309,1651,-127,27,
	2944,538,-677,-1138,1176,-2383,-1207,4650,6698,2169,-895,-254,-296,-131,1246,4312,6193,1836,-972,-862,-796,-222,1357,
	2944,576,-326,-416,1921,-1600,-801,-941,-634,-2640,941,-103,-88,-10,133,-856,-715,-2384,876,2,-26,-15,112,
	2944,640,-1536,-1536,60,-3396,-2384,-2162,78,-883,-453,-4602,-4552,-15,-7011,-1855,448,-1237,421,-5247,-4149,-35,-7075,
	2944,682,-310,-389,1921,-1493,-747,-498,1283,-1622,-638,-48,-36,-67,-55,-428,1393,-1650,-713,-54,-41,-72,-41,
	2944,744,-516,-696,1519,-1833,-920,-841,2101,-394,4352,-69,4,-63,-115,-590,2387,-648,4325,-379,-325,-81,-73,
	2944,749,-370,-555,1374,-1973,-993,-1245,-227,-2747,-4146,-85,-55,86,126,-1188,-136,-2422,-4002,267,242,82,93,
	2944,768,-1536,-1536,63,-3265,-2448,1445,3457,-425,-290,-7791,-6001,-10,-13340,445,3398,-1630,-854,-2161,-2430,-27,-13353,
	2944,768,-1536,-1536,108,-3220,-2094,-1388,587,-2681,-376,7992,5951,-42,-5388,-945,1981,-2284,-76,1310,1433,-39,-7877,
	2944,768,-1536,-1536,254,-3074,-1733,-3250,-91,-3028,-1190,17798,13019,-64,5815,-1616,1534,-1792,-134,3636,2145,-92,3543,
	2944,775,-513,-863,2115,-1206,-1079,-3308,-366,1098,-800,-102,-77,29,-58,-3368,-509,1413,-606,-268,-295,-67,-62,
	2944,896,-1536,-1536,45,-3155,-2296,1507,2582,-316,-354,-2894,-5231,-22,8492,1457,2725,-852,-230,-1339,-3925,-57,8337,
	2944,998,-530,-712,1041,-2057,-1051,-2179,262,-2461,912,-86,-185,-427,-240,-2072,263,-2383,1085,-310,-329,-409,-233,
	2944,998,-530,-712,1952,-1146,-1051,-903,-3205,1357,-957,39,75,-255,-53,-921,-3557,1945,-758,32,93,-211,-60,
	2944,1024,-143,-191,2683,-389,-500,-3126,2570,1082,-26,-26,-29,23,-12,-1878,1622,1439,-48,76,73,15,-15,
	2944,1024,-1536,-1536,1172,-1900,-1605,-1534,1630,864,9315,2919,3475,-333,-176,-1373,1565,915,9061,2268,2915,-417,-110,
	2944,1026,-377,-644,2049,-1020,-951,428,2854,-3485,-358,18,-35,41,2,552,2433,-3168,-512,-84,-139,-104,-6,
	2944,1109,-256,-256,2475,-512,-256,2079,-3071,-721,-118,-45,-20,-31,-22,358,-1893,-1351,-89,-202,-177,-6,-24,
	2944,1152,-1536,-1536,30,-2914,-2232,1351,5449,-799,-783,-2620,-323,-73,116,1250,5337,-1170,-764,-2719,-140,-98,180,
	2944,1273,-290,-530,708,-2114,-1101,-1913,-477,-1325,-3721,-138,-372,-116,-37,-1865,-528,-1182,-3614,-342,-515,-66,-32,
	2944,1280,-1536,-1536,57,-2759,-1935,-1627,-1750,-3604,-1604,6866,8683,-145,-205,469,-95,-1973,18,251,1815,-254,-517,
	2944,1280,-1536,-1536,55,-2761,-2180,1815,-1131,303,42,-2011,-3343,-135,-193,1019,-1830,-1386,-584,988,395,-158,-321,
	2944,1454,-232,-326,1173,-1469,-763,-233,-711,-159,4,107,111,153,-1,-156,-604,-280,-60,-309,-279,-167,2,
	2944,1534,-207,-377,1792,-770,-973,-735,1927,2713,-111,-8,-68,-20,14,-672,294,4251,-162,202,140,37,13,
	2944,1536,-112,-153,2235,-325,-477,-4471,-1506,3004,21,-56,-69,23,2,-2975,-1245,1970,11,129,107,7,4,
	2944,1536,-841,-1536,170,-2390,-1487,-619,-1299,-1829,-858,5461,2563,883,-121,-304,-1132,-1869,-572,3514,723,873,-132,
	2944,1773,-148,-295,1644,-679,-912,-2217,-143,-5201,0,-91,-140,-138,7,-1602,-774,-4632,-26,206,183,19,9,
	2944,1792,-1536,-1536,50,-2255,-1921,1348,1380,-1134,-53,172,-715,2990,-14,1426,1485,-1105,264,-4,-578,2948,-29,
	2944,1792,-1536,-1536,7,-2297,-1992,1360,1259,248,883,-230,1593,2834,42,1114,1154,174,898,72,1858,2764,27,
	2944,2035,-244,-397,370,-1691,-910,-474,119,-1239,2716,1138,-294,3985,-4,-334,201,-1376,2151,-77,-1270,2880,6,
	2944,2036,-100,-212,549,-1512,-806,46,-72,-543,-84,37,-479,374,21,31,-45,-685,-208,-286,-779,-317,26,
	2944,2046,-324,-845,898,-1152,-1270,1639,-229,-2523,-984,649,1019,-1443,6,1354,-369,-2170,-830,1601,1851,-241,6,
	2944,2048,-991,-1536,42,-2007,-1579,109,274,-1922,-1136,-3733,-1129,-2609,-27,232,374,-1909,-1201,-3231,-1019,-2441,-10,
	2944,2301,-169,-569,119,-1676,-1202,77,128,-1776,-1750,-2193,4603,-5527,5,-10,181,-1595,-1633,-1617,4617,-4551,15,
	2944,2563,-100,-988,38,-1496,-1357,668,-1026,-1250,1791,-3929,-3132,-1820,-25,656,-1005,-1103,1690,-3451,-2689,-1762,-16,
	2944,2818,-16,-1536,38,-1240,-1408,-2286,447,-3723,81,-2633,-1815,3744,-15,-1459,868,-3423,-68,-2535,-1959,2843,-28,
	2944,2821,-29,-164,77,-1198,-1008,379,-872,-2698,216,-1703,2864,1190,6,630,-627,-2460,33,-2318,1803,804,6,
	2944,3073,0,-102,33,-990,-1126,1904,1023,-1202,-54,-4150,-8062,-4420,5,1378,516,-1781,-124,-2088,-5357,-3753,0,
	2944,4592,0,0,0,0,-260,1547,-948,108,-26,2824,3837,-78,-2,1254,-889,571,-2,-1145,-706,-102,-1,
	2984,1875,-60,-192,913,-1387,-1012,-1853,191,-2988,-633,-488,-620,-5119,21,-2027,-319,-2387,-265,1037,810,-3016,21,
	2988,1176,-1536,-1536,417,-2589,-1930,719,987,-3108,-3384,-5679,-4691,-688,-993,1090,1392,-2846,-3088,-4449,-4166,-684,-919,
	3072,383,-1536,-1536,217,-3752,-2262,-77,-268,-329,615,9099,-722,-51,2448,216,194,195,587,5820,-408,-29,1397,
	3072,512,-1536,-1536,58,-3782,-2720,-554,-655,711,-1359,-2496,4312,23,-6736,-541,-181,1071,-1374,2078,5587,25,-6723,
	3072,512,-1086,-1536,2025,-1815,-1676,268,-2402,1480,1797,49,-704,-53,21,125,-2369,1484,1727,83,-710,-65,134,
	3072,776,-506,-871,1192,-2384,-1207,661,1679,2925,-2584,-142,-317,-120,-211,563,1526,2754,-2480,-310,-469,-180,-142,
	3072,1002,-506,-651,1266,-2084,-1048,37,-801,50,612,48,5,-224,-300,155,-707,74,505,-191,-172,-213,-242,
	3072,1024,-1536,-1536,1230,-2099,-1733,-1842,-2880,562,-179,3872,2456,-241,-286,-1816,-2774,620,-141,3855,2248,-269,-35,
	3072,1024,-133,-179,2921,-407,-507,-6908,-4966,-1091,-58,-53,-56,-1,-18,-5241,-4609,-733,-76,71,64,10,-25,
	3072,1536,-1536,-1536,55,-2761,-2178,425,-440,2657,4084,-405,-2435,248,-115,169,-510,2437,3954,319,-1812,422,-117,
	3072,1790,-138,-283,704,-1858,-973,-482,-243,1048,2587,-41,-171,548,10,-469,-223,1217,2105,-299,-499,255,34,
	3072,1792,-530,-1307,1053,-1507,-1487,386,-607,1554,1725,1067,2329,4286,-69,206,-801,1722,1694,1782,2849,3939,-121,
	3072,2044,-238,-370,740,-1567,-864,-612,538,1451,-1312,107,-282,692,-21,-491,726,1065,-1337,-695,-946,116,-26,
	3072,2560,-63,-1536,50,-1742,-1664,659,628,2320,6082,-2217,-2756,-831,8,463,527,2245,5669,-1804,-2301,-881,27,
	3208,2246,-106,-275,1382,-997,-942,1109,-111,281,-294,-103,-211,102,4,1082,-246,331,-312,250,203,314,-1,
	3328,-512,-1536,-1536,276,-5100,-2976,1692,1169,1606,1137,601,367,160,-705,1680,1048,1617,890,208,151,109,-552,
	3328,-256,-1536,-1536,180,-4940,-2928,2070,1903,3816,1660,792,-79,20,62,1827,1845,4036,1965,763,-295,-15,556,
	3328,0,-1536,-1536,0,-4864,-3328,-447,433,287,1872,1937,257,82,-13,43,737,363,2116,2333,250,108,-261,
	3328,0,-1536,-1536,0,-4864,-3328,-211,657,557,2103,2054,257,82,552,279,961,633,2347,2451,250,108,305,
	3328,0,-1536,-1536,2257,-2606,-2008,-4320,-4487,4898,-5594,1344,1895,-27,2441,-4214,-4391,4776,-5527,1677,2099,4,2438,
	3328,128,-1536,-1536,212,-4524,-2652,-1089,-1460,-1493,447,2011,-573,-70,900,-1074,-1245,-1133,1046,2084,-553,-50,624,
	3328,173,-1026,-1536,1285,-3406,-1712,2891,2832,-407,4745,1816,-5,41,-8442,2151,2291,-222,3873,-258,-868,-48,-5996,
	3328,242,-476,-603,2706,-1916,-958,1281,1700,303,1773,-132,106,-16,853,1343,1761,399,1571,-369,-247,-60,841,
	3328,256,-1536,-1536,97,-4511,-2752,-128,872,-1145,231,-384,-115,-3,-54,16,925,-836,383,-1434,19,-12,-993,
	3328,256,-1536,-1536,86,-4522,-2848,1965,1251,-1453,-184,-2035,-56,5,-97,1680,1222,-1183,75,-1980,-221,-25,-242,
	3328,256,-1536,-1536,147,-4461,-2976,-614,-909,-861,711,1525,-331,-28,-91,-408,-524,-1932,1193,4481,-585,-65,-413,
	3328,256,-1536,-1536,1080,-3528,-2660,-6343,-4661,-1624,-6188,351,-1911,-15,9984,-5302,-3740,-2187,-5270,4354,-995,33,6781,
	3328,278,-1536,-1536,269,-4317,-2297,-100,886,-810,891,695,-529,-54,-1424,-79,653,-1217,568,-2126,-385,-13,-2530,
	3328,327,-818,-1144,1384,-3153,-1584,814,1163,-705,2170,601,45,-23,-8792,658,1026,-627,1880,-170,-201,-46,-8209,
	3328,332,-652,-821,1932,-2600,-1303,-2546,-2381,-4443,-1736,-88,378,-15,-11187,-2783,-2608,-4384,-1743,-222,205,-30,-11066,
	3328,332,-652,-821,2948,-1584,-1303,1644,1922,2076,290,-21,255,30,145,1490,1820,2039,390,38,300,37,225,
	3328,384,-1536,-1536,225,-4255,-2518,195,-590,-850,-1294,8116,211,-48,-1526,342,-543,-576,-1443,5810,733,-31,-2202,
	3328,442,-628,-792,1843,-2579,-1291,3063,4053,3241,-1204,-16,270,-12,8408,2939,3934,3198,-1121,-161,106,-15,8452,
	3328,474,-579,-745,2894,-1496,-1264,110,-1642,-962,-424,-15,93,28,-138,-262,-2094,-1081,-363,103,195,40,-127,
	3328,512,-1536,-1536,866,-3486,-2588,5450,4374,4833,2506,-11942,791,7,5610,5513,4366,4330,2469,-6628,2387,5,4731,
	3328,512,-1536,-1536,0,-4352,-3072,2655,1561,3857,-237,-1307,1985,46,-10197,2498,1475,3360,-447,-894,1669,52,-10287,
	3328,512,-194,-225,3173,-1179,-590,-1338,-83,-1916,133,-1,-54,-58,79,-1394,-143,-1824,106,-1,-32,-71,61,
	3328,512,-194,-225,3813,-539,-590,-5622,-3358,2415,262,119,90,50,137,-2638,-1893,2255,163,374,325,102,89,
	3328,512,-1536,-1536,58,-4294,-2976,-2112,-122,-2188,-445,170,2421,-22,-12672,-2136,139,-1936,-482,1746,2740,-33,-14178,
	3328,512,-1105,-1536,2120,-2232,-1866,-167,-900,-2141,3787,1338,-4926,46,775,-61,-613,-2288,3747,1355,-4725,42,641,
	3328,516,-1536,-1536,1474,-2874,-2224,-893,-765,-2145,-1401,-8909,-967,-12,2240,-603,-406,-2078,-1451,-7820,-469,8,2179,
	3328,539,-636,-986,1254,-3071,-1544,-142,781,35,271,-22,-273,-123,7154,-146,720,30,114,-444,-500,-192,7222,
	3328,540,-435,-435,3453,-870,-435,348,1457,400,-71,47,38,48,-15,330,1731,205,-73,-192,-180,28,5,
	3328,584,-304,-374,2570,-1710,-855,-1813,-568,-1268,269,-35,-42,-13,-82,-1664,-501,-1097,211,-71,-84,-16,-82,
	3328,597,-256,-256,3755,-512,-256,1733,-1534,-761,7,42,40,34,7,-736,-2616,-380,95,-96,-93,10,48,
	3328,640,-1536,-1536,70,-4154,-2768,-2984,-110,197,-966,-2861,-1986,-8,-26396,-3115,-192,103,-893,-1853,-677,-16,-25969,
	3328,700,-279,-355,2568,-1597,-799,-1027,-1178,-1350,-35,-39,-54,-14,-106,-698,-920,-884,-102,-92,-101,-11,-92,
	3328,768,-1536,-1536,124,-3972,-2446,-2573,-423,-664,-597,6166,8755,-13,-23883,-2469,-420,-5,-753,1786,5788,-11,-20072,
	3328,768,-1536,-1536,65,-4031,-2510,-1844,-437,-2041,-129,-365,-3558,35,13131,-1623,-389,-1157,-346,-4047,-4647,13,13621,
	3328,768,-128,-128,3840,-256,-128,5101,4711,-510,152,148,130,71,68,3974,4030,-491,180,116,98,65,76,
	3328,768,-1536,-1536,254,-3842,-2111,-4479,-976,-640,-1021,17248,11965,-34,5942,-3039,-593,-1129,-1351,-253,404,-19,6225,
	3328,895,-1536,-1536,226,-3743,-2251,1945,-1891,-684,-966,22255,18692,-32,4145,2763,-1293,-434,216,6859,4102,-43,6259,
	3328,1006,-494,-627,1792,-2066,-1035,-1226,-1772,-1770,393,164,195,-127,-224,-667,-1323,-1760,151,-457,-383,-154,-103,
	3328,1006,-494,-627,2526,-1332,-1035,-456,388,-999,-460,42,128,-32,-128,63,381,-196,-590,-198,-117,-31,-138,
	3328,1010,-295,-445,1735,-2119,-1060,701,-1450,-848,2166,-116,-117,10,-83,644,-1358,-794,1689,-136,-134,-43,-49,
	3328,1024,-1536,-1536,155,-3685,-2564,1329,39,-1516,-607,5875,7269,-55,1002,1220,294,-944,-287,5740,6710,-75,804,
	3328,1024,-1536,-1536,308,-3532,-2409,-1987,-1292,-941,-503,10454,9369,-75,-17877,-2070,-1180,-841,-398,10315,8967,-92,-17050,
	3328,1024,-1536,-1536,814,-3026,-2409,7444,7054,4841,6640,5070,4010,-39,25,7008,6564,4155,5742,7629,6016,13,399,
	3328,1024,-1536,-1536,0,-3840,-2816,-1803,6860,7561,384,-2982,-4010,94,6639,-1840,5917,6272,180,-1634,-3366,133,3966,
	3328,1024,-122,-158,2789,-1051,-525,4578,1168,-4044,43,-43,-56,-49,-9,4577,1173,-3984,28,-18,-24,-58,-9,
	3328,1024,-122,-158,3402,-438,-525,-7115,-7160,-1878,-11,-59,-56,-43,-19,-2659,-3589,-1296,-75,181,178,14,-46,
	3328,1024,-64,-64,3712,-128,-64,1976,2555,939,127,145,132,62,48,1175,1837,755,143,163,148,70,50,
	3328,1024,-1536,-1536,64,-3776,-2696,-619,-1952,-2266,-318,-188,2790,-9,-27047,-526,-1306,-1653,-227,466,3533,-24,-25924,
	3328,1024,-1536,-1536,1087,-2753,-2272,-3991,-2697,244,-1198,3639,-3090,-44,-457,-4166,-2847,210,-1216,5205,-1587,37,-384,
	3328,1024,-461,-1086,2025,-1815,-1676,3606,1830,1568,1602,593,742,221,-65,2921,1573,1129,2402,1245,1367,240,-218,
	3328,1026,-374,-628,1198,-2640,-1335,1491,91,-1050,-2667,-109,-257,-241,-332,1432,-1,-1109,-2556,-336,-459,-298,-309,
	3328,1026,-374,-628,2363,-1474,-1335,2431,1192,5301,-294,24,34,87,-77,1594,29,4297,-18,424,430,134,-133,
	3328,1052,-435,-435,2941,-870,-435,-2367,-1631,-280,-256,23,47,43,-93,-1841,-833,-501,-259,-212,-168,52,-74,
	3328,1109,-256,-256,3243,-512,-256,5843,397,1505,-112,-11,4,27,-48,3512,-980,1019,-68,-198,-173,-12,-35,
	3328,1233,-229,-297,2272,-1359,-680,-366,-2867,-1754,12,-78,-82,-118,-33,437,-1606,-1419,-117,-216,-207,-134,-12,
	3328,1269,-374,-514,2377,-1217,-1048,3556,4803,-941,-208,80,50,36,-24,3548,3421,-633,-285,167,156,39,-56,
	3328,1280,-1536,-1536,284,-3300,-2285,-262,-921,160,-896,12551,10339,-201,1156,-351,-866,141,-1107,12472,10924,-266,1368,
	3328,1280,-1260,-1536,252,-3332,-1861,-44,780,-132,-277,5078,6625,-158,992,717,790,-118,35,375,1682,-186,341,
	3328,1280,-1260,-1536,1297,-2288,-1861,1719,-25,1236,-2955,-3625,1582,111,-537,1696,25,1237,-2653,-3743,1224,146,-611,
	3328,1280,-1536,-1536,846,-2738,-2211,3948,3017,-1841,-2479,-9611,-8790,-4,-703,3702,2795,-1875,-2322,-8190,-7173,129,-725,
	3328,1280,-128,-128,3328,-256,-128,5577,7960,464,-23,18,22,23,-10,3338,6036,156,-8,-68,-62,0,-8,
	3328,1527,-372,-508,1254,-2083,-1048,1149,251,-128,4931,953,705,41,-255,1281,402,-340,4494,-168,-276,-319,-180,
	3328,1529,-209,-384,1206,-2128,-1079,1206,268,-521,-1524,95,55,148,-118,1208,313,-467,-1965,-343,-346,-277,-76,
	3328,1536,-1536,-1536,58,-3270,-2129,571,-866,-424,1521,665,-229,28,-121,870,-65,315,2849,-4991,-6251,105,12,
	3328,1536,-1536,-1536,284,-3044,-2157,-1464,-877,-615,-2161,8946,10582,-42,-389,-1563,-898,-692,-2267,9331,10960,-35,-413,
	3328,1536,-1536,-1536,66,-3262,-2434,1187,-82,82,600,-1922,-5993,0,-126,1061,-500,-265,680,-117,-2003,-64,-167,
	3328,1536,-64,-64,3200,-128,-64,3245,4553,-825,49,83,82,36,19,1570,2887,-849,68,85,79,43,20,
	3328,1536,-1536,-1536,0,-3328,-2560,-838,3929,80,3130,-3607,-123,306,-126,-791,3115,-268,2904,-1865,1610,407,-218,
	3328,1536,-99,-123,2331,-997,-500,2055,1019,210,221,-164,-165,-234,20,2015,1544,4,213,-114,-145,-230,33,
	3328,1536,-99,-123,2939,-389,-500,-10370,-11029,-535,63,-42,-55,-46,7,-5189,-6186,-322,3,257,247,33,-9,
	3328,1536,-1536,-1536,114,-3214,-2082,422,-318,-128,-499,2353,7160,-121,-197,759,35,264,282,-1169,2713,42,-142,
	3328,1564,-435,-435,2430,-870,-435,-3715,-3735,-570,-201,90,128,35,-31,-2759,-1973,-1122,-235,-252,-200,38,-24,
	3328,1621,-256,-256,2731,-512,-256,4919,1310,-281,-53,14,21,82,-16,3252,212,-344,-17,-165,-158,49,-10,
	3328,1729,-185,-249,1593,-1542,-778,900,-398,538,-525,310,283,-22,-11,866,-111,237,-559,-454,-442,-456,13,
	3328,1781,-319,-463,1937,-1147,-1051,919,1087,74,-443,500,358,219,-17,859,306,313,-607,458,364,220,-45,
	3328,1791,-137,-280,2053,-1020,-951,285,2515,-696,137,-58,-110,62,11,927,1752,-299,148,282,236,112,-3,
	3328,1791,-22,-1536,285,-2788,-2029,-70,-570,604,503,-436,2827,4132,284,-258,-689,620,457,1028,4237,4410,164,
	3328,1792,-1536,-1536,10,-3062,-2376,-1394,-1273,-663,-1641,-2561,-4978,2490,-84,-1548,-1518,-751,-1840,-1428,-3514,2492,-191,
	3328,1792,-128,-128,2816,-256,-128,7127,8953,-246,-20,24,25,50,-5,4391,6286,-217,10,-87,-91,25,-1,
	3328,1792,-532,-1244,252,-2820,-1605,564,527,587,304,-89,4482,3394,-320,717,522,421,269,-1948,2925,3283,-257,
	3328,2033,-247,-394,995,-1836,-935,977,-8,540,-155,1878,1678,1176,-53,1163,354,178,-746,-370,-471,-140,-17,
	3328,2039,-99,-211,711,-2114,-1101,111,96,-2407,5373,2056,2164,3678,-21,202,170,-1956,3940,790,822,2397,24,
	3328,2046,-23,-1536,276,-2542,-1902,250,-391,-858,-282,-2938,3612,1996,-48,124,-425,-904,-245,-2194,4259,2087,-62,
	3328,2048,-320,-842,1101,-1715,-1615,160,1646,-2724,477,-8907,-9122,-4063,-107,59,1214,-2319,1786,-5457,-5805,-1762,-234,
	3328,2048,-64,-64,2688,-128,-64,4684,6028,151,28,63,70,15,12,2197,3335,214,61,65,57,40,15,
	3328,2048,-1536,-1536,56,-2761,-2176,-1330,-3607,-1968,-730,-201,-1121,-1212,-99,-963,-2642,-1707,-700,-896,-1918,-1396,-134,
	3328,2048,-1536,-1536,0,-2816,-2304,2069,4921,830,-1298,-284,-492,-2046,-23,1639,4053,534,-1283,308,7,-2094,-102,
	3328,2048,-78,-105,1850,-966,-484,-433,-1605,639,231,-309,-311,-388,15,-513,-810,32,224,-514,-588,-556,32,
	3328,2048,-78,-105,2473,-343,-484,-13600,-14018,-516,89,-73,-110,-47,7,-8121,-8692,-521,17,447,428,70,-3,
	3328,2076,-435,-435,1919,-868,-435,-1589,-2664,578,-412,491,534,260,-29,-1219,-1318,-169,-383,-543,-425,-104,-30,
	3328,2133,-256,-256,2219,-511,-256,3667,-545,-419,-64,25,58,105,-16,2748,-831,-609,-31,-209,-186,38,-15,
	3328,2226,-118,-198,1169,-1469,-763,1232,294,1179,-740,-360,-455,-425,15,1211,525,705,-658,-1149,-1168,-1077,21,
	3328,2304,-128,-128,2304,-256,-128,6012,7918,-53,-26,3,27,6,-6,4101,5896,-37,2,-79,-64,-4,-5,
	3328,2304,-379,-1536,53,-2507,-1807,27,-415,55,1472,533,-3646,-3524,-72,96,-220,26,1164,49,-4172,-3885,-54,
	3328,2304,-167,-530,170,-2389,-1487,-150,-29,393,-3279,-1689,256,-3124,18,-39,186,377,-3215,-2471,-590,-3387,14,
	3328,2541,-42,-101,597,-1726,-912,321,121,445,1692,3707,3972,4377,-8,403,138,437,631,1422,1247,1947,25,
	3328,2557,-109,-238,740,-1567,-864,1048,598,205,-456,429,49,785,-33,997,608,18,-596,229,-148,467,-29,
	3328,2557,-109,-238,1518,-790,-864,-1185,-2168,-347,-153,28,123,-71,-15,-292,-1402,-425,-248,1367,1529,279,-30,
	3328,2558,-23,-23,258,-2048,-1646,-168,-242,-923,-3343,-8350,-7379,-6457,92,-394,-500,-868,-1959,-5046,-3672,-3177,48,
	3328,2560,-64,-64,2177,-128,-64,3419,4837,-747,-44,-43,131,-366,3,3281,4417,-641,-4,98,258,-207,2,
	3328,2560,-64,-1536,50,-2254,-1920,34,-1577,-369,-559,-2063,-1630,422,-41,54,-1107,-267,-898,-2017,-1586,203,-29,
	3328,2560,0,-1536,0,-2304,-2048,163,3360,787,-3972,183,-717,-1672,76,0,2747,776,-3289,826,-78,-1653,68,
	3328,2560,-54,-84,1380,-924,-465,-963,-272,742,-50,-844,-814,-1028,6,-1144,-603,447,-45,-1185,-1130,-1192,10,
	3328,3043,-12,-43,535,-1286,-780,494,300,-129,-358,2135,1883,772,-10,429,347,-196,-309,1824,1271,160,-10,
	3328,3065,0,-109,364,-1435,-782,510,-207,457,24,10185,11513,8030,-33,852,427,744,223,3120,2534,2499,10,
	3328,3072,-24,-58,942,-850,-441,-2058,-740,-965,-403,-1040,-1033,-1953,-21,-1905,-692,-775,-278,-1167,-984,-1569,-20,
	3328,3072,-4,-63,50,-1742,-1664,1050,344,1225,4268,-887,-1093,56,2,863,235,1028,4084,39,326,1341,-6,
	3328,3072,0,0,0,-1792,-1792,646,902,-273,-1218,1234,315,-3524,80,172,330,-484,-241,1852,1209,-1821,79,
	3328,3073,-23,-23,218,-1572,-1390,-1699,-306,-647,907,-8019,-10213,-1850,-12,-1346,-292,-420,757,-2502,-4239,1342,-32,
	3328,3571,0,0,312,-981,-612,-458,-429,-325,-181,7411,7386,816,-12,15,134,328,11,1331,1071,-485,3,
	3328,3584,0,0,0,-1280,-1536,505,1073,-52,470,-999,-22,-12352,29,-98,286,-547,373,565,2007,-8127,23,
	3328,3586,0,-4,38,-1240,-1408,35,-90,-9,182,-3216,-2959,-270,11,-56,-209,-180,-6,-1167,-660,-199,1,
	3328,3591,-2,-11,290,-983,-658,412,-470,-20,-164,9533,9531,1343,-15,731,64,449,-36,4036,3775,-36,-6,
	3328,3595,0,-22,173,-1096,-1134,-1119,-816,-230,-110,-10432,-10430,8838,-12,-954,-839,-543,-287,-3317,-3268,6745,-27,
	3328,4050,0,0,123,-691,-518,-201,-1483,-3482,-71,19674,20371,2011,-9,167,-353,-898,111,4154,4328,-185,9,
	3328,4083,0,-2,191,-590,-402,2797,1608,-4158,-120,18859,19181,-282,-16,1613,1407,-1058,10,-663,-77,-646,-5,
	3328,4096,0,0,0,-768,-1280,1741,2566,2226,94,-5415,-6702,-8949,13,728,1112,372,6,2756,1824,-5807,11,
	3328,4097,0,0,183,-584,-878,-2911,-1602,3258,-108,-23352,-21576,-186,-14,-1382,-1043,313,-216,-5820,-4287,-118,-29,
	3328,4102,0,0,32,-730,-1152,-1044,-778,900,25,-11208,-11594,6089,4,-773,-940,-538,-63,-1372,-1777,4684,-4,
	3328,4482,0,0,98,-285,-622,563,-750,-1174,-101,10415,413,-418,-13,806,-405,-741,-94,5560,-3953,-355,-16,
	3328,4539,0,0,44,-281,-605,-1554,-956,409,-19,17852,22294,53,-1,-1294,-256,1214,8,4886,10579,-152,-2,
	3328,4602,0,0,19,-243,-896,-1858,-1311,-145,-9,-13108,-12071,29,2,-1240,-1046,-506,-32,-5684,-3936,49,-1,
	3328,4608,0,0,0,-256,-1024,1041,2006,1053,34,-18314,-15387,291,9,189,611,-281,28,-4223,-1533,636,17,
	3328,5028,0,0,0,0,-377,3974,4516,-3623,-6,9058,17330,-94,6,1916,2688,-1995,13,-82,3687,-187,3,
	3328,5120,0,0,0,0,-768,-2009,-1763,2487,20,-20996,-25753,-18,5,-952,-902,642,49,-8916,-11618,206,18,
	3328,5124,0,0,0,0,-640,-3671,-3901,185,22,13264,4320,-16,6,-2508,-2749,120,-7,9129,2267,-4,1,
	3328,5530,0,0,0,0,-423,-3291,-1738,-869,168,2878,5953,132,30,-3297,-1813,-491,139,1565,4064,81,24,
	3328,6144,0,0,0,0,-211,6668,4878,-257,709,1716,2172,531,152,6460,4726,-182,674,1218,1529,427,143,
	3328,1174,-1536,-1536,146,-3544,-2508,643,-851,586,721,-4688,-8325,-121,4640,658,-455,836,516,-4897,-7986,-165,4852,
	3328,1686,-1536,-1536,165,-3013,-2190,592,-502,433,1397,1034,212,797,-225,429,-372,407,1196,839,-168,978,-244,
	3328,1003,-1536,-1536,19,-3841,-2776,1654,-1341,-2699,455,1040,-2349,53,7098,1452,-1341,-2811,424,1746,-1727,47,5656,
	3328,632,-1536,-1536,11,-4221,-2912,226,-2482,-903,-1040,-1991,-1856,49,13075,-56,-2477,-836,-1226,-1706,-1957,41,12237,
	3328,1180,-1536,-1536,25,-3660,-2684,1310,594,1299,-184,-942,-1847,28,3660,1332,669,1385,-159,-863,-1782,18,3661,
	3328,437,-1536,-1536,528,-3900,-2596,-1698,-636,-2101,415,-13701,-227,-28,-12398,-2198,-1232,-2065,477,-3868,1341,-45,-9974,
	3328,169,-1536,-1536,663,-4033,-2072,765,716,-1759,2134,2842,-644,-61,-2773,491,599,-1635,2164,-100,-1170,-56,-3146,
	3328,935,-1536,-1536,202,-3728,-2744,-1373,259,312,1935,-16522,-16717,-36,5548,-1471,-1223,-1188,741,-1784,-5069,-22,5169,
	3328,1276,-1536,-1536,16,-3572,-2600,-1268,2060,-1836,-807,-576,-1075,16,595,-1031,2353,-1344,-767,-1769,-1576,-53,896,
	3328,1223,-1536,-1536,47,-3594,-2684,-107,1279,-646,-328,-1287,-880,-37,1665,-361,912,-1116,-608,622,290,0,1557,
	3328,535,-1536,-1536,523,-3806,-2142,-1495,-1582,3412,-1574,7285,245,-25,16856,-1506,-1459,3228,-1545,164,-736,-25,14342,
	3328,411,-1536,-1536,687,-3766,-2136,-856,-1038,-2559,-202,7342,-306,-17,-11019,-778,-860,-2089,-340,2453,-937,-26,-10522,
	3328,640,-1536,-1536,24,-4201,-2800,1173,-1503,13,-1574,-787,-1820,34,14148,1475,-1578,269,-1413,-1597,-1189,17,15937,
	3328,569,-1536,-1536,212,-4084,-2736,967,958,1138,-590,-7014,-24,-51,17301,411,841,902,-557,-1654,2552,-57,16190,
	3328,1374,-958,-1536,297,-3194,-2046,-783,-1471,-484,595,-2013,-3015,-157,-11,-921,-1372,-356,538,-1260,-2230,21,-107,
	3328,833,-655,-1536,995,-3037,-2003,-3878,-4863,-3564,-1756,1499,-362,-256,2565,-3511,-4167,-3241,-2074,2620,362,-276,2402,
	3328,1500,-1536,-1536,33,-3332,-2526,-790,-3211,760,447,-1663,-2775,28,-148,-762,-3594,463,206,39,-427,29,-112,
	3329,394,-356,-356,2399,-2073,-1037,706,1220,266,1711,-121,-37,-51,1127,449,967,260,1669,65,111,-34,1030,
	3329,1176,-1536,-1536,417,-3272,-2271,125,-156,-391,-997,-9533,-10804,-114,2404,98,-121,-414,-1003,-8775,-9865,-153,2339,
	3329,887,-1536,-1536,140,-3839,-2689,1958,-1950,112,325,-2515,-6798,-16,4605,1403,-2151,-262,88,2803,-2513,-31,4257,
	3329,918,-1536,-1536,121,-3826,-2641,-582,-1682,-750,554,-2664,-5933,-15,5234,-610,-1348,-182,771,-889,-4780,-34,6007,
	3329,1152,-117,-463,852,-2862,-1587,-616,-941,2012,-441,773,230,473,591,-667,-946,1965,-244,1144,552,590,372,
	3329,2944,-5,-169,32,-1890,-1627,-396,-605,-63,-1862,3158,-1596,-451,15,-230,-412,85,-2048,2908,-1483,-506,6,
	3329,508,-1536,-1536,4,-4354,-3073,-3725,-691,-133,-993,-2361,1757,39,-7949,-3883,-764,-682,-1201,-1793,1493,45,-8127,
	3330,2804,0,-1536,0,-2063,-1928,-41,-1413,-1562,-3281,2955,607,-509,14,-88,-1383,-1468,-2753,2692,692,-312,8,
	3330,1134,-1003,-1536,608,-3126,-2001,991,-7,250,-302,310,1338,-457,312,1440,413,637,-23,481,1552,-441,252,
	3330,2120,-553,-961,131,-2618,-1630,603,337,-868,-599,7133,-2588,-605,-138,692,437,-825,-464,6815,-2881,-570,-140,
	3331,814,-1536,-1536,228,-3828,-2579,3860,2454,-980,6,-21972,-14803,-27,4177,2324,1742,-869,-279,-10894,-7556,-45,7220,
	3332,1336,-1536,-1536,0,-3535,-2664,1282,-3363,1477,-941,-828,3550,73,82,1089,-3688,1155,-1100,441,4561,130,7,
	3332,1490,-1536,-1536,289,-3093,-2117,-912,-1743,-2213,-1348,-3335,-422,-173,-426,-739,-1561,-2041,-1240,-3438,-893,-180,-442,
	3333,576,-1536,-1536,0,-4299,-3045,3551,213,223,802,-525,1548,55,22391,2976,-313,-315,202,-404,729,79,22679,
	3336,2246,-106,-275,1382,-1253,-1070,-9,79,-1060,-271,381,193,311,5,-165,-339,-580,-364,1384,1225,1075,-15,
	3340,941,-253,-382,1649,-2297,-1267,-1589,-734,-513,-1004,-259,-180,-9,224,-1877,-1143,-568,-175,521,488,135,80,
	3340,1744,-100,-188,1109,-2036,-1194,291,-219,-1705,3591,-220,-96,401,20,221,-437,-1138,3343,350,411,556,-14,
	3347,1875,-60,-192,913,-2113,-1375,593,-128,4145,-4467,278,298,-1986,2,458,-349,3893,-2213,2721,2599,455,-80,
	3354,1040,-88,-108,2848,-1028,-515,-1901,-282,6339,164,-31,-38,-97,18,-2059,-483,6423,159,5,4,-98,16,
	3584,512,-1536,-1536,58,-4806,-3232,-2060,-2103,-2100,-4436,-3541,2011,285,-4034,-2082,-2266,-2555,-4626,-3780,1568,256,-3773,
	3584,1004,-502,-646,1794,-2578,-1291,860,-27,688,-4674,620,595,38,510,905,-3,505,-4697,-91,36,-30,547,
	3584,1536,-1536,-1536,66,-3774,-2690,353,-836,-1407,782,490,-1266,858,314,520,-803,-1327,828,103,-1402,773,-175,
	3584,2546,-111,-247,994,-1836,-935,-940,-89,-327,1361,1810,2339,1760,-39,-895,55,-369,717,721,1224,950,-14,
	3584,2560,-64,-1536,56,-2760,-2176,-382,-478,-689,-132,-1367,-2723,-3495,147,-273,-492,-731,-29,-1350,-2880,-3712,67,
	3584,4354,0,0,36,-986,-1280,-941,-1081,-430,578,-4172,-3459,3609,49,-732,-908,-505,489,-2500,-1932,3763,38,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_8a85a7958a11b5af_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_8a85a7958a11b5af_boxes_0,
	  { { 15, segtune_segreduce_8a85a7958a11b5af_unknown_0 }, { 249, segtune_segreduce_8a85a7958a11b5af_longest_0 }, { 249, segtune_segreduce_8a85a7958a11b5af_shares_0 } }, 1, 616, segtune_segreduce_8a85a7958a11b5af_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_8a85a7958a11b5af = { "segtune_segreduce_8a85a7958a11b5af", 1, segtune_segreduce_8a85a7958a11b5af_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_8a85a7958a11b5af

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
