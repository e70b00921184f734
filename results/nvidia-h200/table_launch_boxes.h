/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-29
 * database: 4c2249ab98e37dc9
 * sources:  d8bb09161264b43f
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 744 cases
 *     n and the mean length known: worst regret 163.4%, mean 18.8%; geometries left out: worst 1003.4%, mean 21.0%; picked where it was not measured: 0 times, left out 6
 *     the longest segment, too: worst regret 186.1%, mean 5.0%; geometries left out: worst 481.4%, mean 8.5%
 *     shares of long segments, too: worst regret 98.3%, mean 5.5%; geometries left out: worst 481.4%, mean 9.2%
 *     as probed (shares, heaviest span, longest sampled segment; of few or long segments the longest): worst regret 22.5%, mean 2.2%; geometries left out: worst 96.7%, mean 4.4%
 *     all of these: worst regret 22.5%, mean 2.2%; geometries left out: worst 96.7%, mean 4.4%
 *     pareto lengths, 146 cases: worst regret 40.9%, mean 5.1%; left out: worst 96.7%, mean 7.5%; as probed: worst regret 19.7%, mean 2.5%; left out: worst 96.7%, mean 6.1%
 *     uniform lengths, 96 cases: worst regret 38.9%, mean 4.2%; left out: worst 38.9%, mean 5.0%; as probed: worst regret 22.5%, mean 2.8%; left out: worst 22.5%, mean 3.4%
 *     rowlen lengths, 99 cases: worst regret 88.6%, mean 5.8%; left out: worst 88.6%, mean 7.1%; as probed: worst regret 15.0%, mean 1.8%; left out: worst 26.1%, mean 2.9%
 *     bimodal lengths, 27 cases: worst regret 29.5%, mean 4.1%; left out: worst 31.7%, mean 7.2%; as probed: worst regret 17.3%, mean 1.9%; left out: worst 29.5%, mean 3.2%
 *     huge lengths, 44 cases: worst regret 22.2%, mean 4.2%; left out: worst 84.4%, mean 7.3%; as probed: worst regret 11.6%, mean 2.5%; left out: worst 38.2%, mean 4.3%
 *     poisson lengths, 57 cases: worst regret 15.7%, mean 3.7%; left out: worst 16.9%, mean 3.9%; as probed: worst regret 8.6%, mean 2.6%; left out: worst 14.0%, mean 2.9%
 *     geometric lengths, 45 cases: worst regret 24.4%, mean 4.3%; left out: worst 29.8%, mean 5.8%; as probed: worst regret 10.8%, mean 1.8%; left out: worst 66.4%, mean 7.1%
 *     fixed lengths, 42 cases: worst regret 17.7%, mean 3.7%; left out: worst 17.7%, mean 4.3%; as probed: worst regret 13.0%, mean 2.8%; left out: worst 35.1%, mean 4.0%
 *     zipf lengths, 37 cases: worst regret 29.1%, mean 6.0%; left out: worst 29.1%, mean 6.0%; as probed: worst regret 12.3%, mean 1.8%; left out: worst 18.4%, mean 3.9%
 *     lognormal lengths, 151 cases: worst regret 98.3%, mean 8.3%; left out: worst 481.4%, mean 20.4%; as probed: worst regret 21.9%, mean 1.7%; left out: worst 79.4%, mean 4.7%
 *     the best of the boxes for each case: worst regret 22.5%, mean 2.1%
 *     the best of the best 8 of all 873 variants for each case: mean regret 2.0% (exact, by branch and bound)
 *     the search of 743 cases was cut short; least was tried of huge:n=64M,mean=64,share=0.75,seed=1: 35 of 514 variants
 *     variants tried, of how many, on each case:
 *       35/514 huge:n=64M,mean=64,share=0.75,seed=1, 35/511 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1,
 *       36/514 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1, 36/505 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       37/513 huge:n=64M,mean=64,share=0.25,seed=1, 37/506 huge:n=64M,mean=256,share=0.25,seed=1,
 *       38/507 huge:n=64M,mean=256,share=0.1,seed=1, 40/515 huge:n=64M,mean=64,share=0.1,seed=1,
 *       42/522 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1, 40/497 huge:n=64M,mean=256,share=0.5,seed=1,
 *       42/517 zipf:n=64M,mean=64,alpha=1,seed=1, 43/511 zipf:n=64M,mean=256,alpha=1,seed=1,
 *       45/520 huge:n=4M,mean=64,share=0.5,seed=1, 45/518 huge:n=64M,mean=64,share=0.5,seed=1,
 *       46/521 huge:n=512K,mean=16,share=0.75,seed=1, 45/507 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       49/544 uniform:n=64M,mean=16M,seed=1, 47/519 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1,
 *       48/525 huge:n=1M,mean=64,share=0.5,seed=1, 51/549 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1,
 *       50/524 huge:n=4M,mean=64,share=0.1,seed=1, 52/544 pareto:n=64M,mean=1M,alpha=1.5,seed=1,
 *       50/520 pareto:n=64M,mean=128,alpha=1.2,seed=1, 49/500 huge:n=64M,mean=256,share=0.75,seed=1,
 *       51/518 pareto:n=64M,mean=512,alpha=1.2,seed=1, 55/549 uniform:n=64M,mean=1M,seed=1,
 *       53/522 lognormal:n=16M,mean=128,sigma=2,seed=1, 52/509 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1,
 *       33/315 huge:n=64M,mean=4,share=0.25,seed=1, 51/482 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       57/535 huge:n=512K,mean=64,share=0.5,seed=1, 35/328 huge:n=64M,mean=4,share=0.5,seed=1,
 *       55/515 linux_lines_per_file.rowlen@64M, 56/524 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       56/522 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1, 53/492 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       52/482 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1, 34/313 linux_identifier_postings.rowlen,
 *       60/547 uniform:n=64M,mean=4M,seed=1, 56/510 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       54/491 zipf:n=64M,mean=4K,alpha=1,seed=1, 53/480 pareto:n=4M,mean=256K,alpha=1.5,seed=1,
 *       34/306 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1, 62/555 fixed:n=64M,mean=1M,
 *       35/313 huge:n=64M,mean=16,share=0.1,seed=1, 34/304 huge:n=64M,mean=4,share=0.75,seed=1,
 *       34/304 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       59/527 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1, 59/526 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       32/284 huge:n=64M,mean=16,share=0.75,seed=1, 58/513 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       60/529 lognormal:n=4M,mean=256,sigma=2,seed=1, 36/317 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,seed=1,
 *       55/482 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 56/488 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1,
 *       58/501 lognormal:n=64M,mean=1K,sigma=2,seed=1, 60/518 uniform:n=64M,mean=256K,seed=1,
 *       35/302 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1, 59/506 pareto:n=64M,mean=1K,alpha=1.5,seed=1,
 *       38/325 huge:n=64M,mean=4,share=0.1,seed=1, 59/504 pareto:n=256M,mean=1K,alpha=1.5,seed=1,
 *       37/316 lp1.rowlen@4M, 62/529 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       63/531 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 37/311 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       63/529 pareto:n=16M,mean=256,alpha=1.5,seed=1, 36/302 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1,
 *       64/533 pareto:n=2M,mean=256,alpha=1.5,seed=1, 58/481 uniform:n=4M,mean=256K,seed=1,
 *       63/521 linux_lines_per_file.rowlen, 83/685 fixed:n=64M,mean=64,
 *       58/478 pareto:n=64M,mean=16K,alpha=1.5,seed=1, 64/527 debian_files_per_package.rowlen@64M,
 *       60/494 lognormal:n=64M,mean=4K,sigma=2,seed=1, 65/534 lognormal:n=2M,mean=256,sigma=2,seed=1,
 *       39/320 pareto:n=8M,mean=8,alpha=1.2,sorted=down,seed=1, 72/590 lognormal:n=8M,mean=256,sigma=0.5,seed=1,
 *       73/595 lognormal:n=4M,mean=256,sigma=0.5,seed=1, 65/529 debian_files_per_package.rowlen,
 *       37/301 huge:n=64M,mean=16,share=0.25,seed=1, 62/504 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1,
 *       59/479 uniform:n=256M,mean=128K,seed=1, 58/469 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1,
 *       42/338 huge:n=1M,mean=4,share=0.5,seed=1, 66/529 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1,
 *       38/304 zipf:n=64M,mean=16,alpha=1,seed=1, 38/302 huge:n=64M,mean=16,share=0.5,seed=1,
 *       67/531 pareto:n=64M,mean=256,alpha=1.5,seed=1, 40/317 lp1.rowlen,
 *       63/497 pareto:n=4M,mean=4K,alpha=1.5,seed=1, 62/487 pareto:n=4M,mean=64K,alpha=1.5,seed=1,
 *       77/603 fixed:n=4M,mean=100, 62/485 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       39/305 huge:n=8M,mean=16,share=0.25,seed=1, 58/453 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       42/328 huge:n=4M,mean=4,share=0.5,seed=1, 79/615 fixed:n=64M,mean=256,
 *       38/295 pareto:n=16M,mean=8,alpha=1.2,sorted=down,seed=1, 78/605 fixed:n=2M,mean=100,
 *       41/318 pareto:n=64M,mean=2,alpha=1.2,sorted=down,seed=1, 77/597 uniform:n=64M,mean=256,seed=1,
 *       69/534 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1, 68/525 fixed:n=64M,mean=256K,
 *       42/324 pareto:n=4M,mean=8,alpha=1.2,sorted=down,seed=1, 73/563 lognormal:n=2M,mean=256,sigma=0.5,seed=1,
 *       79/607 fixed:n=1M,mean=100, 42/322 pareto:n=4M,mean=8,alpha=1.2,seed=1,
 *       58/443 uniform:n=512K,mean=256K,seed=1, 41/313 pareto:n=64M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       67/508 pareto:n=4M,mean=1K,alpha=1.5,seed=1, 71/536 huge:n=1M,mean=64,share=0.1,seed=1,
 *       71/536 pareto:n=1M,mean=256,alpha=1.5,seed=1, 39/294 pareto:n=64M,mean=32,alpha=1.2,sorted=down,seed=1,
 *       81/610 pareto:n=1K,mean=256,alpha=1.5,seed=1, 80/602 fixed:n=8M,mean=100,
 *       42/316 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1, 70/526 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1,
 *       45/338 pareto:n=2M,mean=2,alpha=1.2,seed=1, 42/315 pareto:n=64M,mean=2,alpha=1.2,seed=1,
 *       71/532 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1, 72/539 gshhg_points_per_bin.rowlen@64M,
 *       67/501 pareto:n=64K,mean=4K,alpha=1.5,seed=1, 42/314 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1,
 *       71/530 lognormal:n=8M,mean=64,sigma=1,seed=1, 72/536 mbeacxc.rowlen@4M, 71/526 uniform:n=64M,mean=64K,seed=1,
 *       72/533 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1, 83/614 poisson:n=4M,mean=128,seed=1,
 *       43/318 huge:n=2M,mean=16,share=0.25,seed=1, 45/331 huge:n=4M,mean=4,share=0.1,seed=1,
 *       83/610 poisson:n=8M,mean=128,seed=1, 68/498 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       63/461 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 67/489 uniform:n=4M,mean=64K,seed=1,
 *       44/321 pareto:n=8M,mean=8,alpha=1.2,seed=1, 61/445 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       72/525 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1, 83/605 fixed:n=64M,mean=100,
 *       44/320 pareto:n=4M,mean=2,alpha=1.2,seed=1, 72/523 bacterial_protein_lengths.rowlen@64M,
 *       74/536 lognormal:n=128K,mean=64,sigma=1,seed=1,
 *       74/536 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=256,seed=1, 83/601 uniform:n=8K,mean=256,seed=1,
 *       46/332 pareto:n=8M,mean=2,alpha=1.2,seed=1, 84/604 uniform:n=2M,mean=128,seed=1,
 *       79/568 lognormal:n=1M,mean=256,sigma=0.5,seed=1, 79/568 lognormal:n=256K,mean=256,sigma=0.5,seed=1,
 *       75/539 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1, 84/601 uniform:n=256M,mean=64,seed=1,
 *       72/515 lognormal:n=8M,mean=512,sigma=1,seed=1, 46/329 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       86/615 poisson:n=64M,mean=128,seed=1, 80/571 uniform:n=512K,mean=256,seed=1,
 *       68/485 pareto:n=512K,mean=16K,alpha=1.5,seed=1, 74/527 bimodal:n=64M,mean=64K,share=0.9,seed=1,
 *       85/605 uniform:n=4M,mean=128,seed=1, 44/313 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1,
 *       75/533 gshhg_points_per_bin.rowlen, 85/604 uniform:n=128K,mean=128,seed=1, 76/540 mbeacxc.rowlen,
 *       76/539 pareto:n=8K,mean=256,alpha=1.5,seed=1, 46/326 pareto:n=64M,mean=16,alpha=1.5,sorted=down,seed=1,
 *       71/503 lognormal:n=4M,mean=4K,sigma=0.5,seed=1, 76/538 lognormal:n=256K,mean=256,sigma=2,seed=1,
 *       76/537 pareto:n=512K,mean=256,alpha=1.5,seed=1, 65/459 uniform:n=512K,mean=64K,seed=1,
 *       86/606 uniform:n=256K,mean=128,seed=1, 72/507 uniform:n=64M,mean=16K,seed=1,
 *       89/625 uniform:n=1K,mean=256,seed=1, 46/323 pareto:n=64M,mean=8,alpha=1.5,seed=1,
 *       86/603 poisson:n=2M,mean=128,seed=1, 47/329 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       42/294 pareto:n=64M,mean=32,alpha=1.2,seed=1, 78/544 huge:n=64K,mean=64,share=0.1,seed=1,
 *       76/529 bacterial_protein_lengths.rowlen@4M, 76/528 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       74/514 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 72/500 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       71/492 lognormal:n=256K,mean=4K,sigma=0.5,seed=1, 87/602 uniform:n=8M,mean=128,seed=1,
 *       79/546 bimodal:n=512K,mean=64,share=0.9,seed=1, 88/608 uniform:n=4M,mean=256,seed=1,
 *       79/544 huge:n=512K,mean=64,share=0.1,seed=1, 78/537 lognormal:n=128K,mean=256,sigma=2,seed=1,
 *       69/475 pareto:n=64K,mean=16K,alpha=1.5,seed=1, 43/296 huge:n=4M,mean=16,share=0.75,seed=1,
 *       77/530 lognormal:n=64M,mean=512,sigma=0.5,seed=1, 74/509 photo_kmeans256.rowlen@4M,
 *       88/605 uniform:n=1M,mean=128,seed=1, 77/529 bacterial_protein_lengths.rowlen,
 *       77/529 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1, 73/501 lognormal:n=4M,mean=2K,sigma=1,seed=1,
 *       89/610 uniform:n=64K,mean=64,seed=1, 72/493 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1,
 *       78/534 bimodal:n=64M,mean=128,share=0.9,seed=1, 80/547 huge:n=64K,mean=16,share=0.75,seed=1,
 *       79/540 lognormal:n=256K,mean=64,sigma=1,seed=1, 83/567 lognormal:n=128K,mean=256,sigma=0.5,seed=1,
 *       79/539 fixed:n=64M,mean=1K, 79/539 pareto:n=128K,mean=256,alpha=1.5,seed=1, 78/532 fixed:n=8M,mean=720,
 *       75/510 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1, 74/503 lognormal:n=2M,mean=4K,sigma=0.5,seed=1,
 *       77/523 lognormal:n=128K,mean=512,sigma=1,seed=1, 48/326 pareto:n=2M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       75/509 photo_kmeans256.rowlen, 89/604 uniform:n=64K,mean=256,seed=1,
 *       79/536 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1,
 *       79/533 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1, 80/539 mbeacxc.rowlen@64M,
 *       80/539 lognormal:n=64M,mean=128,sigma=1,seed=1, 80/539 pareto:n=256K,mean=256,alpha=1.5,seed=1,
 *       75/505 photo_kmeans256.rowlen@64M, 80/538 fixed:n=4M,mean=720, 76/510 uniform:n=512K,mean=4K,seed=1,
 *       75/502 fixed:n=64M,mean=64K, 84/562 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1,
 *       79/528 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 47/314 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       49/327 pareto:n=2M,mean=8,alpha=1.2,seed=1, 81/540 fixed:n=2M,mean=720,
 *       81/540 pareto:n=64K,mean=256,alpha=1.5,seed=1, 92/613 uniform:n=8K,mean=64,seed=1,
 *       82/544 bimodal:n=1M,mean=64,share=0.9,seed=1, 87/577 pareto:n=1K,mean=1K,alpha=1.5,seed=1,
 *       77/509 lognormal:n=8M,mean=1K,sigma=0.5,seed=1, 51/337 debian_entries_per_directory.rowlen,
 *       47/310 huge:n=4M,mean=16,share=0.25,seed=1, 83/546 huge:n=64K,mean=64,share=0.5,seed=1,
 *       75/493 uniform:n=4M,mean=16K,seed=1, 93/610 poisson:n=256K,mean=128,seed=1,
 *       93/609 poisson:n=128K,mean=128,seed=1, 93/609 poisson:n=1M,mean=128,seed=1,
 *       50/327 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       76/497 lognormal:n=8M,mean=2K,sigma=1,seed=1, 79/514 lognormal:n=4M,mean=1K,sigma=0.5,seed=1,
 *       81/527 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 84/546 bimodal:n=64M,mean=128,share=0.99,seed=1,
 *       77/500 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 50/324 pareto:n=8M,mean=8,alpha=1.5,seed=1,
 *       83/537 pareto:n=4M,mean=256,alpha=1.5,seed=1, 49/317 pareto:n=8M,mean=4,alpha=1.5,seed=1,
 *       79/511 bimodal:n=64M,mean=16K,share=0.9,seed=1, 79/511 fixed:n=64M,mean=4K,
 *       94/608 uniform:n=512K,mean=64,seed=1, 80/517 dense2.rowlen,
 *       82/528 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1, 80/515 lognormal:n=2M,mean=512,sigma=1,seed=1,
 *       53/341 debian_entries_per_directory.rowlen@64M, 84/540 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       84/540 fixed:n=64M,mean=720, 81/519 dense2.rowlen@4M, 81/518 fixed:n=1M,mean=1440,
 *       81/518 fixed:n=4M,mean=1440, 82/524 lognormal:n=256K,mean=1K,sigma=0.5,seed=1,
 *       52/332 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1, 86/549 bimodal:n=128K,mean=64,share=0.99,seed=1,
 *       76/485 uniform:n=64K,mean=16K,seed=1, 79/504 lognormal:n=128K,mean=4K,sigma=0.5,seed=1,
 *       79/504 lognormal:n=1M,mean=4K,sigma=0.5,seed=1, 85/541 fixed:n=1M,mean=720,
 *       85/541 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1,
 *       47/299 pareto:n=64M,mean=32,alpha=1.2,sorted=down,copies=64,seed=1,
 *       81/515 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 79/502 lognormal:n=1M,mean=2K,sigma=1,seed=1,
 *       79/502 lognormal:n=2M,mean=2K,sigma=1,seed=1, 51/324 lp1.rowlen@64M,
 *       52/330 lognormal:n=64M,mean=4,sigma=2,empty=0.9,seed=1, 81/514 dense2.rowlen@64M,
 *       81/514 lognormal:n=1M,mean=1K,sigma=0.5,seed=1, 81/513 fixed:n=8M,mean=1440,
 *       51/323 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 52/329 pareto:n=16M,mean=16,alpha=1.5,seed=1,
 *       82/518 lognormal:n=4M,mean=512,sigma=1,seed=1, 87/548 uniform:n=1K,mean=1K,seed=1,
 *       82/515 lognormal:n=256K,mean=512,sigma=1,seed=1, 87/546 bimodal:n=256K,mean=64,share=0.99,seed=1,
 *       80/502 lognormal:n=256K,mean=2K,sigma=1,seed=1, 52/326 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       79/495 fixed:n=64M,mean=16K, 85/532 uniform:n=64M,mean=1K,seed=1, 83/519 fixed:n=2M,mean=1440,
 *       44/275 pareto:n=16M,mean=2,alpha=1.2,empty=0.95,seed=1, 83/518 fixed:n=64M,mean=1440,
 *       54/337 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1, 88/549 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       53/330 huge:n=512K,mean=4,share=0.5,seed=1, 53/330 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       83/516 lognormal:n=1M,mean=512,sigma=1,seed=1, 83/516 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       51/317 zipf:n=64M,mean=4,alpha=1,seed=1, 83/515 lognormal:n=2M,mean=1K,sigma=0.5,seed=1,
 *       82/508 uniform:n=64M,mean=4K,seed=1, 83/514 lognormal:n=128K,mean=1K,sigma=0.5,seed=1,
 *       83/512 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 82/503 uniform:n=8M,mean=2K,seed=1,
 *       53/325 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1, 55/337 lognormal:n=16M,mean=8,sigma=2,seed=1,
 *       83/508 uniform:n=1M,mean=2K,seed=1, 83/508 uniform:n=2M,mean=2K,seed=1,
 *       48/293 huge:n=1M,mean=16,share=0.75,seed=1, 84/512 bimodal:n=64M,mean=4K,share=0.9,seed=1,
 *       87/530 uniform:n=256M,mean=1K,seed=1, 84/511 uniform:n=4M,mean=4K,seed=1, 84/509 uniform:n=4M,mean=2K,seed=1,
 *       55/333 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1, 83/502 lognormal:n=128K,mean=2K,sigma=1,seed=1,
 *       84/508 uniform:n=256K,mean=2K,seed=1, 57/341 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       52/311 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1, 87/519 bimodal:n=64M,mean=1K,share=0.9,seed=1,
 *       83/493 uniform:n=512K,mean=16K,seed=1, 79/469 uniform:n=64K,mean=64K,seed=1,
 *       56/332 pareto:n=1M,mean=2,alpha=1.2,seed=1, 59/349 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1,
 *       57/337 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       54/319 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1,
 *       54/319 zipf:n=64M,mean=4,alpha=1,sorted=down,copies=64,seed=1, 88/519 uniform:n=512K,mean=1K,seed=1,
 *       54/318 pareto:n=64M,mean=4,alpha=1.5,sorted=down,seed=1,
 *       45/264 pareto:n=8M,mean=2,alpha=1.2,empty=0.95,seed=1, 57/334 pareto:n=256K,mean=2,alpha=1.2,seed=1,
 *       57/333 pareto:n=8M,mean=16,alpha=1.5,seed=1, 54/315 lognormal:n=64M,mean=16,sigma=2,seed=1,
 *       91/528 uniform:n=16M,mean=1K,seed=1, 95/550 geometric:n=64M,mean=64,seed=1,
 *       58/335 lognormal:n=64M,mean=4,sigma=2,seed=1, 58/335 pareto:n=1M,mean=8,alpha=1.5,seed=1,
 *       58/335 pareto:n=4M,mean=8,alpha=1.5,seed=1, 58/333 pareto:n=64M,mean=16,alpha=1.5,seed=1,
 *       52/297 pareto:n=4M,mean=64,alpha=1.2,seed=1, 58/328 pareto:n=2M,mean=4,alpha=1.5,seed=1,
 *       98/553 uniform:n=8K,mean=1K,seed=1, 62/349 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1,
 *       58/326 pareto:n=64M,mean=2,alpha=1.2,sorted=down,copies=64,seed=1,
 *       58/326 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 61/340 lognormal:n=4M,mean=4,sigma=2,seed=1,
 *       62/345 huge:n=512K,mean=4,share=0.1,seed=1, 59/328 pareto:n=1M,mean=8,alpha=1.2,seed=1,
 *       93/516 uniform:n=8K,mean=4K,seed=1, 61/338 pareto:n=256K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       75/415 qcd5_4.rowlen, 75/415 qcd5_4.rowlen@4M, 53/293 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       59/324 pareto:n=64M,mean=8,alpha=1.2,sorted=down,copies=64,seed=1,
 *       62/340 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1, 96/525 uniform:n=64K,mean=1K,seed=1,
 *       94/514 uniform:n=64K,mean=4K,seed=1, 63/342 huge:n=1M,mean=4,share=0.1,seed=1,
 *       95/515 uniform:n=128K,mean=2K,seed=1, 62/335 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=16,seed=1,
 *       76/410 qcd5_4.rowlen@64M, 63/339 pareto:n=2M,mean=8,alpha=1.5,seed=1,
 *       63/337 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       64/341 lognormal:n=64M,mean=4,sigma=2,sorted=down,seed=1, 62/327 huge:n=512K,mean=16,share=0.25,seed=1,
 *       99/522 uniform:n=4M,mean=1K,seed=1, 56/294 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       61/320 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1, 66/345 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       62/323 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1,
 *       54/281 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1, 65/338 pareto:n=256K,mean=8,alpha=1.2,seed=1,
 *       62/322 pareto:n=64M,mean=4,alpha=1.5,sorted=up,copies=16,seed=1, 57/296 pareto:n=8M,mean=64,alpha=1.2,seed=1,
 *       61/316 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 61/315 pareto:n=64M,mean=2,alpha=1.5,seed=1,
 *       64/329 photo_colour_histogram.rowlen, 69/352 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1,
 *       68/346 pareto:n=2M,mean=16,alpha=1.5,seed=1, 62/315 huge:n=1M,mean=16,share=0.25,seed=1,
 *       68/345 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1,
 *       59/299 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       67/339 lognormal:n=8M,mean=4,sigma=2,seed=1, 67/339 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       52/263 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,seed=1,
 *       60/303 zipf:n=64M,mean=32,alpha=1,sorted=down,copies=64,seed=1, 73/368 nsjac.rowlen@4M,
 *       68/342 wathenSmall.rowlen@64M, 65/325 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       70/349 wathenSmall.rowlen@4M, 84/418 fixed:n=64M,mean=16,
 *       71/353 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1, 66/328 photo_colour_histogram.rowlen@4M,
 *       64/318 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       63/313 lognormal:n=4M,mean=32,sigma=2,seed=1,
 *       54/268 pareto:n=64M,mean=2,alpha=1.2,empty=0.95,sorted=down,copies=16,seed=1,
 *       67/332 pareto:n=1M,mean=4,alpha=1.5,seed=1, 55/272 pareto:n=4M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       67/331 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1, 55/271 pareto:n=2M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       68/335 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 65/320 photo_colour_histogram.rowlen@64M,
 *       74/363 nsjac.rowlen@64M, 61/299 pareto:n=2M,mean=64,alpha=1.2,seed=1,
 *       69/338 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=16,seed=1, 73/357 email-Enron.rowlen@64M,
 *       67/327 pareto:n=4M,mean=4,alpha=1.5,seed=1, 61/297 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       76/370 lognormal:n=4M,mean=32,sigma=0.5,seed=1,
 *       71/345 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       63/306 pareto:n=4M,mean=64,alpha=1.5,seed=1, 75/364 citeseer_words.rowlen@64M,
 *       66/320 huge:n=256K,mean=16,share=0.25,seed=1, 70/339 pareto:n=1M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       63/305 lognormal:n=64M,mean=32,sigma=2,sorted=down,seed=1,
 *       62/300 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1, 73/353 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       77/372 bcsstk16.rowlen@4M, 76/367 lognormal:n=64M,mean=64,sigma=0.5,seed=1, 73/352 wathenSmall.rowlen,
 *       77/371 nsjac.rowlen, 71/342 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=256,seed=1,
 *       70/337 pareto:n=128K,mean=8,alpha=1.2,seed=1, 77/370 citeseer_words.rowlen@4M,
 *       74/355 lognormal:n=4M,mean=8,sigma=1,seed=1, 64/307 lognormal:n=8M,mean=32,sigma=2,seed=1,
 *       73/350 lognormal:n=128K,mean=4,sigma=2,seed=1, 57/273 pareto:n=256K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       71/340 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1, 73/349 kjv_words_per_verse.rowlen,
 *       67/319 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 74/352 maxwell_S.rowlen@4M,
 *       73/347 lognormal:n=64M,mean=8,sigma=1,sorted=up,copies=64,seed=1, 77/366 email-Enron.rowlen@4M,
 *       72/342 pareto:n=128K,mean=8,alpha=1.2,sorted=down,seed=1, 80/380 poisson:n=1M,mean=17,seed=1,
 *       86/408 poisson:n=4M,mean=48,seed=1, 58/275 pareto:n=1M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       78/368 bcsstk16.rowlen@64M, 73/344 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       73/344 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1, 79/372 citeseer_words.rowlen,
 *       75/353 lognormal:n=2M,mean=32,sigma=0.5,seed=1, 74/348 maxwell_S.rowlen@64M,
 *       74/348 lognormal:n=8M,mean=8,sigma=1,seed=1,
 *       73/343 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=256,seed=1,
 *       74/347 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1, 86/403 poisson:n=64M,mean=48,seed=1,
 *       75/351 kjv_words_per_verse.rowlen@4M, 65/304 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1,
 *       75/350 lognormal:n=1M,mean=4,sigma=2,seed=1, 76/354 brack2.rowlen,
 *       76/354 lognormal:n=1M,mean=8,sigma=1,seed=1, 69/321 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       77/358 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       71/330 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       75/348 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       75/348 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1, 81/375 bcsstk16.rowlen, 77/356 maxwell_S.rowlen,
 *       74/342 pareto:n=128K,mean=2,alpha=1.2,seed=1, 75/346 kjv_words_per_verse.rowlen@64M,
 *       76/349 brack2.rowlen@64M, 71/326 gowalla_bipartite.rowlen@4M, 77/353 lognormal:n=1M,mean=32,sigma=0.5,seed=1,
 *       69/316 lognormal:n=1M,mean=32,sigma=2,seed=1, 76/348 pareto:n=256K,mean=16,alpha=1.5,seed=1,
 *       71/325 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1, 75/343 cage10.rowlen@64M,
 *       82/375 poisson:n=64M,mean=17,seed=1, 77/352 lognormal:n=8M,mean=32,sigma=0.5,seed=1,
 *       72/329 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1, 67/306 pareto:n=1M,mean=64,alpha=1.2,seed=1,
 *       78/356 huge:n=64K,mean=4,share=0.1,seed=1, 76/346 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       78/355 brack2.rowlen@4M, 82/373 lognormal:n=256K,mean=32,sigma=0.5,seed=1,
 *       83/377 uniform:n=64M,mean=64,seed=1, 76/345 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       77/349 pareto:n=128K,mean=16,alpha=1.5,seed=1, 76/343 copter2.rowlen, 82/370 fixed:n=64M,mean=10,
 *       77/347 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1,
 *       79/354 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 78/349 pareto:n=512K,mean=16,alpha=1.5,seed=1,
 *       78/349 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1, 76/340 copter2.rowlen@64M,
 *       91/407 poisson:n=8M,mean=48,seed=1, 79/353 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       80/357 debian_depends.rowlen, 74/330 gowalla_bipartite.rowlen,
 *       74/330 lognormal:n=64M,mean=8,sigma=0.5,seed=1, 79/351 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1,
 *       77/342 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1, 78/346 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       69/306 pareto:n=256K,mean=64,alpha=1.2,seed=1, 81/359 pareto:n=8K,mean=16,alpha=1.5,seed=1,
 *       85/376 lognormal:n=128K,mean=32,sigma=0.5,seed=1, 78/345 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       79/349 cage10.rowlen@4M, 85/374 email-Enron.rowlen, 71/312 lognormal:n=2M,mean=32,sigma=2,seed=1,
 *       74/325 gowalla_bipartite.rowlen@64M, 87/382 poisson:n=4M,mean=17,seed=1,
 *       78/342 pareto:n=64K,mean=4,alpha=1.5,seed=1, 81/355 huge:n=64K,mean=4,share=0.5,seed=1,
 *       76/332 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 79/345 copter2.rowlen@4M,
 *       71/310 wdbii_river_segments.rowlen, 71/310 wdbii_river_segments.rowlen@4M,
 *       74/323 facebook_combined.rowlen@4M, 88/384 fixed:n=64M,mean=24, 80/349 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       78/340 english_word_lengths.rowlen@64M, 76/331 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1,
 *       88/383 poisson:n=2M,mean=17,seed=1, 89/387 poisson:n=1M,mean=48,seed=1, 83/360 basker_matrix1.rowlen@64M,
 *       86/373 poisson:n=1M,mean=24,seed=1, 90/390 poisson:n=128K,mean=24,seed=1, 87/377 poisson:n=8M,mean=17,seed=1,
 *       83/359 debian_depends.rowlen@4M, 71/307 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       81/350 wordnet_pointers.rowlen, 81/350 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1,
 *       85/367 geometric:n=64M,mean=12,empty=0.5,seed=1, 82/354 debian_depends.rowlen@64M,
 *       82/354 lognormal:n=256K,mean=4,sigma=2,seed=1, 82/352 cage10.rowlen, 86/369 uniform:n=1M,mean=32,seed=1,
 *       74/317 linux_kernel_line_lengths.rowlen@64M, 89/381 fixed:n=8M,mean=24,
 *       73/312 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1,
 *       77/329 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       81/346 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       81/346 pareto:n=8K,mean=4,alpha=1.5,seed=1, 71/303 pareto:n=64M,mean=64,alpha=1.5,sorted=up,copies=16,seed=1,
 *       75/320 lognormal:n=256K,mean=32,sigma=2,seed=1, 79/337 pareto:n=512K,mean=4,alpha=1.5,seed=1,
 *       70/298 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=16,seed=1,
 *       74/315 lognormal:n=64M,mean=32,sigma=1,seed=1, 86/366 basker_matrix1.rowlen@4M,
 *       90/383 uniform:n=1K,mean=64,seed=1, 91/387 fixed:n=4M,mean=24,
 *       83/352 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1, 92/390 poisson:n=2M,mean=48,seed=1,
 *       84/356 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 87/368 basker_matrix1.rowlen,
 *       83/351 wordnet_pointers.rowlen@4M, 83/351 geometric:n=8M,mean=16,sorted=up,seed=1,
 *       83/351 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 92/389 uniform:n=128K,mean=32,seed=1,
 *       87/366 poisson:n=8M,mean=24,seed=1, 78/328 facebook_combined.rowlen, 78/328 geometric:n=64M,mean=24,seed=1,
 *       91/382 uniform:n=4M,mean=32,seed=1, 78/327 lognormal:n=64M,mean=2,sigma=2,seed=1,
 *       85/356 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1, 80/335 huge:n=64K,mean=16,share=0.25,seed=1,
 *       76/318 linux_kernel_line_lengths.rowlen, 82/343 pareto:n=1K,mean=4,alpha=1.5,seed=1,
 *       89/372 poisson:n=4M,mean=24,seed=1, 74/309 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1,
 *       83/346 wordnet_pointers.rowlen@64M,
 *       83/346 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,copies=64,seed=1,
 *       84/350 lognormal:n=128K,mean=8,sigma=1,seed=1, 91/379 uniform:n=16M,mean=64,seed=1,
 *       85/353 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1, 94/390 fixed:n=128K,mean=24,
 *       85/352 uniform:n=64M,mean=16,seed=1, 88/364 uniform:n=2M,mean=32,seed=1, 87/359 geometric:n=8M,mean=8,seed=1,
 *       94/387 fixed:n=2M,mean=24, 89/365 geometric:n=4M,mean=8,seed=1, 85/348 english_word_lengths.rowlen,
 *       75/307 lognormal:n=4M,mean=64,sigma=1,seed=1, 91/372 poisson:n=2M,mean=24,seed=1,
 *       82/335 huge:n=128K,mean=16,share=0.25,seed=1, 95/388 fixed:n=1M,mean=24,
 *       85/347 geometric:n=64M,mean=8,seed=1, 87/355 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       81/330 geometric:n=8M,mean=24,seed=1, 84/342 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       88/358 geometric:n=2M,mean=16,sorted=up,seed=1, 89/362 uniform:n=8M,mean=32,seed=1,
 *       80/325 facebook_combined.rowlen@64M, 90/365 geometric:n=2M,mean=8,seed=1,
 *       83/336 geometric:n=4M,mean=24,seed=1, 76/307 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       77/311 wdbii_river_segments.rowlen@64M, 88/355 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       81/326 geometric:n=2M,mean=24,seed=1, 83/334 geometric:n=1M,mean=24,seed=1, 87/350 ibm03_nets.rowlen@4M,
 *       88/354 uniform:n=64M,mean=16,empty=0.5,seed=1, 86/345 poisson:n=8M,mean=12,seed=1,
 *       97/389 fixed:n=256K,mean=24, 86/344 ibm03_nets.rowlen@64M, 87/348 geometric:n=4M,mean=4,seed=1,
 *       88/351 poisson:n=4M,mean=12,seed=1, 79/315 bimodal:n=4M,mean=64,share=0.99,seed=1,
 *       89/354 geometric:n=64M,mean=4,seed=1, 85/338 geometric:n=4M,mean=16,sorted=up,seed=1,
 *       78/309 bimodal:n=8M,mean=64,share=0.99,seed=1, 90/356 geometric:n=64M,mean=12,sorted=down,copies=64,seed=1,
 *       88/348 geometric:n=2M,mean=4,seed=1, 86/339 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       89/350 lognormal:n=256K,mean=8,sigma=1,seed=1, 84/330 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       91/357 poisson:n=128K,mean=12,seed=1, 90/353 ibm03_nets.rowlen,
 *       78/305 lognormal:n=64M,mean=64,sigma=1,sorted=up,copies=64,seed=1, 99/387 uniform:n=256K,mean=32,seed=1,
 *       86/336 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1, 82/320 bimodal:n=64M,mean=32,share=0.9,seed=1,
 *       92/359 uniform:n=4M,mean=16,seed=1, 90/351 poisson:n=2M,mean=12,seed=1,
 *       79/308 pareto:n=512K,mean=64,alpha=1.5,seed=1, 100/389 poisson:n=256K,mean=24,seed=1,
 *       90/349 geometric:n=1M,mean=4,seed=1, 100/387 uniform:n=4M,mean=64,seed=1,
 *       92/356 geometric:n=1M,mean=8,seed=1, 90/348 geometric:n=4M,mean=4,sorted=up,seed=1,
 *       92/355 geometric:n=8M,mean=4,seed=1, 94/362 uniform:n=64K,mean=16,seed=1,
 *       95/364 geometric:n=128K,mean=16,sorted=up,seed=1, 81/310 lognormal:n=1M,mean=64,sigma=1,seed=1,
 *       91/348 uniform:n=4M,mean=8,seed=1, 91/347 uniform:n=2M,mean=8,seed=1, 95/362 uniform:n=512K,mean=16,seed=1,
 *       82/312 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1, 75/285 lognormal:n=64M,mean=1,sigma=2,seed=1,
 *       92/349 geometric:n=1M,mean=4,sorted=up,seed=1, 82/311 pareto:n=128K,mean=64,alpha=1.2,seed=1,
 *       90/341 geometric:n=1M,mean=16,sorted=up,seed=1, 92/348 uniform:n=1M,mean=8,seed=1,
 *       96/363 bimodal:n=1M,mean=4,share=0.9,seed=1, 94/355 geometric:n=64M,mean=4,sorted=down,seed=1,
 *       94/355 geometric:n=8M,mean=4,sorted=up,seed=1, 98/370 geometric:n=256K,mean=8,seed=1,
 *       86/324 lognormal:n=64M,mean=2,sigma=1,seed=1, 93/348 geometric:n=16M,mean=3,empty=0.5,seed=1,
 *       85/317 bimodal:n=2M,mean=64,share=0.99,seed=1, 98/365 poisson:n=256K,mean=12,seed=1,
 *       94/349 geometric:n=2M,mean=4,sorted=up,seed=1, 84/311 bimodal:n=64M,mean=64,share=0.9,seed=1,
 *       82/303 delaunay_n15.rowlen@64M, 78/288 pareto:n=128K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       86/317 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1, 85/313 pareto:n=64K,mean=64,alpha=1.5,seed=1,
 *       96/353 poisson:n=1M,mean=12,seed=1, 92/338 bimodal:n=64M,mean=16,share=0.99,seed=1,
 *       82/301 ecology1.rowlen@64M, 88/323 geometric:n=64M,mean=32,sorted=down,seed=1,
 *       94/345 geometric:n=256K,mean=16,sorted=up,seed=1, 99/363 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       101/370 geometric:n=128K,mean=8,seed=1, 96/351 geometric:n=256K,mean=4,sorted=up,seed=1,
 *       89/324 bimodal:n=1M,mean=64,share=0.99,seed=1, 98/356 bimodal:n=64K,mean=4,share=0.9,seed=1,
 *       83/301 git_files_per_commit.rowlen, 99/359 uniform:n=1K,mean=16,seed=1,
 *       96/347 geometric:n=64M,mean=3,empty=0.5,seed=1, 101/363 uniform:n=8K,mean=16,seed=1, 85/305 4elt.rowlen@64M,
 *       88/315 pareto:n=1K,mean=64,alpha=1.5,seed=1, 87/311 delaunay_n15.rowlen@4M, 87/310 4elt.rowlen@4M,
 *       88/312 delaunay_n15.rowlen, 100/354 geometric:n=128K,mean=4,sorted=up,seed=1, 87/307 ecology1.rowlen,
 *       90/317 bimodal:n=4M,mean=64,share=0.9,seed=1, 85/299 git_files_per_commit.rowlen@4M,
 *       84/295 git_files_per_commit.rowlen@64M, 90/316 fixed:n=64M,mean=4, 89/312 4elt.rowlen,
 *       90/315 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1, 102/356 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       90/312 poisson:n=128K,mean=6,seed=1, 88/305 uniform:n=8M,mean=8,seed=1,
 *       91/315 uniform:n=64M,mean=2,empty=0.5,seed=1, 92/316 pareto:n=8K,mean=64,alpha=1.5,seed=1,
 *       88/301 poisson:n=64M,mean=6,seed=1, 90/304 poisson:n=64M,mean=2,seed=1, 86/290 poisson:n=64M,mean=0.5,seed=1,
 *       85/286 mdual.rowlen@64M, 89/299 poisson:n=1M,mean=1,seed=1, 92/309 geometric:n=1M,mean=2,seed=1,
 *       92/309 geometric:n=4M,mean=2,seed=1, 87/292 mdual.rowlen@4M, 87/292 uniform:n=64M,mean=4,seed=1,
 *       90/302 poisson:n=8M,mean=6,seed=1, 92/308 poisson:n=4M,mean=6,seed=1,
 *       91/304 geometric:n=64M,mean=2,sorted=down,copies=64,seed=1, 91/304 geometric:n=8M,mean=2,seed=1,
 *       93/310 geometric:n=2M,mean=2,seed=1, 92/304 geometric:n=64M,mean=2,seed=1, 89/294 mdual.rowlen,
 *       89/294 poisson:n=8M,mean=0.5,seed=1, 90/297 geometric:n=64M,mean=1.5,empty=0.5,seed=1,
 *       80/261 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1, 92/300 poisson:n=2M,mean=0.5,seed=1,
 *       92/300 poisson:n=4M,mean=0.5,seed=1, 90/292 uniform:n=256M,mean=4,seed=1,
 *       93/300 poisson:n=1M,mean=0.5,seed=1, 90/289 poisson:n=64M,mean=0.25,seed=1,
 *       98/313 uniform:n=256K,mean=8,seed=1, 94/300 poisson:n=256K,mean=0.5,seed=1,
 *       97/308 poisson:n=1M,mean=6,seed=1, 97/308 poisson:n=2M,mean=6,seed=1, 90/285 fixed:n=64M,mean=3,
 *       99/312 geometric:n=256K,mean=2,seed=1, 93/293 uniform:n=16M,mean=4,seed=1, 93/290 poisson:n=4M,mean=3,seed=1,
 *       93/289 uniform:n=8M,mean=4,seed=1, 95/295 uniform:n=2M,mean=4,seed=1, 102/315 uniform:n=128K,mean=8,seed=1,
 *       102/313 poisson:n=256K,mean=6,seed=1, 90/276 fixed:n=64M,mean=2, 96/290 poisson:n=2M,mean=3,seed=1,
 *       97/291 poisson:n=128K,mean=3,seed=1, 99/296 uniform:n=256K,mean=4,seed=1, 95/284 poisson:n=8M,mean=3,seed=1,
 *       94/281 fixed:n=4M,mean=2, 93/278 uniform:n=4M,mean=2,seed=1, 91/272 uniform:n=8M,mean=2,seed=1,
 *       90/269 poisson:n=8M,mean=1,seed=1, 102/304 poisson:n=128K,mean=0.5,seed=1, 93/276 fixed:n=8M,mean=2,
 *       102/302 uniform:n=512K,mean=4,seed=1, 100/295 uniform:n=1K,mean=4,seed=1, 100/295 uniform:n=1M,mean=4,seed=1,
 *       96/283 fixed:n=1M,mean=2, 99/291 poisson:n=1M,mean=3,seed=1, 97/285 fixed:n=256K,mean=2,
 *       107/314 geometric:n=128K,mean=2,seed=1, 101/296 uniform:n=128K,mean=4,seed=1,
 *       103/301 uniform:n=8K,mean=4,seed=1, 95/274 poisson:n=128K,mean=1,seed=1, 89/255 fixed:n=64M,mean=1,
 *       107/306 uniform:n=64K,mean=4,seed=1, 99/283 fixed:n=2M,mean=2, 96/274 poisson:n=2M,mean=1,seed=1,
 *       96/274 poisson:n=4M,mean=1,seed=1, 102/291 poisson:n=256K,mean=3,seed=1, 90/255 uniform:n=64M,mean=1,seed=1,
 *       99/280 uniform:n=1M,mean=2,seed=1, 104/294 uniform:n=4M,mean=4,seed=1, 94/265 uniform:n=2M,mean=2,seed=1,
 *       102/280 uniform:n=256K,mean=2,seed=1, 100/274 poisson:n=256K,mean=1,seed=1,
 *       98/268 uniform:n=128K,mean=2,seed=1, 107/285 fixed:n=128K,mean=2
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 744 cases, n = 1024 to 268435456; serves 113 (huge zipf pareto lognormal rowlen): worst regret 43.5%, mean 6.9%
 *       launched 200 times in a row on 41 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 744 cases, n = 1024 to 268435456; serves 138 (huge pareto uniform lognormal zipf bimodal rowlen fixed): worst regret 38.9%, mean 3.6%
 *       launched 200 times in a row on 74 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7:
 *       measured on 744 cases, n = 1024 to 268435456; serves 38 (pareto zipf lognormal huge bimodal uniform rowlen): worst regret 31.8%, mean 7.5%
 *       launched 200 times in a row on 1 case, all results right
 *     flat_persistent BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5:
 *       measured on 744 cases, n = 1024 to 268435456; serves 53 (pareto lognormal zipf huge rowlen): worst regret 29.8%, mean 7.4%
 *       launched 200 times in a row on 16 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6:
 *       measured on 690 cases, n = 1024 to 268435456; serves 171 (huge pareto lognormal rowlen uniform bimodal geometric fixed poisson): worst regret 98.3%, mean 5.6%
 *       launched 200 times in a row on 46 cases, all results right
 *     stream_fitted BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1:
 *       measured on 594 cases, n = 1024 to 268435456; serves 29 (pareto lognormal rowlen bimodal uniform fixed poisson): worst regret 56.2%, mean 7.8%
 *       launched 200 times in a row on 19 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4:
 *       measured on 648 cases, n = 1024 to 268435456; serves 166 (pareto uniform rowlen bimodal huge geometric fixed poisson lognormal zipf): worst regret 88.6%, mean 4.3%
 *       launched 200 times in a row on 67 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 320 cases, n = 1024 to 268435456; serves 36 (poisson geometric uniform fixed rowlen lognormal): worst regret 48.5%, mean 5.0%
 *       launched 200 times in a row on 12 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_549FEEE394FC9EFF
#define SEGTUNE_SEGREDUCE_549FEEE394FC9EFF

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
#define SEGTUNE_SEGREDUCE_FLAT_PERSISTENT 4537640
#define SEGTUNE_SEGREDUCE_STREAM_FITTED 14853640
#define SEGTUNE_SEGREDUCE_THREADS_FITTED 7102755
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_549feee394fc9eff_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 744, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 4, 4194304, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 744, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 3, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 744, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 744, 1, 0, 9, { { "BLOCKS_PER_SM", 5 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 14 }, { "TILES", 4 }, { "VECS", 5 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 690, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 6 } }, 384, 4194304, 6 },
	{ "stream_fitted", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 594, 1, 0, 5, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 } }, 512, 4194304, 24 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 648, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 0 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 320, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 7 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 768 }
};

static const struct segtune_node segtune_segreduce_549feee394fc9eff_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.6200000000000001, 1, 6, -1 },
	{ SEGTUNE_N, 5930000.0, 2, 3, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1.0002413669609509, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 24500000.0, 7, 16, -1 },
	{ SEGTUNE_MEAN, 32.0, 8, 13, -1 },
	{ SEGTUNE_N, 227000.0, 9, 12, -1 },
	{ SEGTUNE_MEAN, 9.8599999999999994, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 215000.0, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 9.7100000000000009, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_549feee394fc9eff_longest_0[] = {
	{ SEGTUNE_MEAN, 42.800000000000004, 1, 160, -1 },
	{ SEGTUNE_LONGEST, 4010.0, 2, 109, -1 },
	{ SEGTUNE_LONGEST, 42.800000000000004, 3, 36, -1 },
	{ SEGTUNE_MEAN, 2.1099999999999999, 4, 17, -1 },
	{ SEGTUNE_N, 270000.0, 5, 8, -1 },
	{ SEGTUNE_MEAN, 0.80800000000000005, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1.72, 9, 10, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 2740000.0, 11, 16, -1 },
	{ SEGTUNE_LONGEST, 11.300000000000001, 12, 15, -1 },
	{ SEGTUNE_N, 961000.0, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 5290000.0, 18, 23, -1 },
	{ SEGTUNE_N, 1490000.0, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 4.9800000000000004, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 2.7400000000000002, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 13000000.0, 26, 31, -1 },
	{ SEGTUNE_MEAN, 7.3600000000000003, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 32.0, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 192000000.0, 32, 35, -1 },
	{ SEGTUNE_LONGEST, 4.8200000000000003, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 7.3399999999999999, 37, 56, -1 },
	{ SEGTUNE_N, 3230000.0, 38, 45, -1 },
	{ SEGTUNE_LONGEST, 108.0, 39, 44, -1 },
	{ SEGTUNE_N, 149000.0, 40, 43, -1 },
	{ SEGTUNE_MEAN, 1.8700000000000001, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 490.0, 46, 49, -1 },
	{ SEGTUNE_MEAN, 1.74, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 33100000.0, 50, 53, -1 },
	{ SEGTUNE_MEAN, 3.27, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1.8500000000000001, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2140000.0, 57, 84, -1 },
	{ SEGTUNE_LONGEST, 212.0, 58, 65, -1 },
	{ SEGTUNE_N, 1060000.0, 59, 60, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 91.900000000000006, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 16.400000000000002, 63, 64, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 12.4, 66, 75, -1 },
	{ SEGTUNE_LONGEST, 3040.0, 67, 72, -1 },
	{ SEGTUNE_N, 1740000.0, 68, 71, -1 },
	{ SEGTUNE_N, 43100.0, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 180000.0, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 110000.0, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 1220.0, 78, 83, -1 },
	{ SEGTUNE_N, 462000.0, 79, 82, -1 },
	{ SEGTUNE_LONGEST, 402.0, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 746.0, 85, 98, -1 },
	{ SEGTUNE_N, 20600000.0, 86, 97, -1 },
	{ SEGTUNE_LONGEST, 93.400000000000006, 87, 92, -1 },
	{ SEGTUNE_MEAN, 15.4, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 3370000.0, 90, 91, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 447.0, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 19.5, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 29100000.0, 99, 102, -1 },
	{ SEGTUNE_MEAN, 31.400000000000002, 100, 101, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 17.5, 103, 104, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 1170.0, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 99800000.0, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 24500000.0, 110, 141, -1 },
	{ SEGTUNE_MEAN, 2.3599999999999999, 111, 118, -1 },
	{ SEGTUNE_LONGEST, 25700.0, 112, 113, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 8390000.0, 114, 117, -1 },
	{ SEGTUNE_MEAN, 1.8500000000000001, 115, 116, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 744000.0, 119, 136, -1 },
	{ SEGTUNE_LONGEST, 7490.0, 120, 131, -1 },
	{ SEGTUNE_MEAN, 4.4500000000000002, 121, 124, -1 },
	{ SEGTUNE_N, 1470000.0, 122, 123, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 141000.0, 125, 130, -1 },
	{ SEGTUNE_MEAN, 8.6799999999999997, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 42800.0, 128, 129, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 36.600000000000001, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 8010000.0, 134, 135, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 14.100000000000001, 137, 140, -1 },
	{ SEGTUNE_N, 8300000.0, 138, 139, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 11.600000000000001, 142, 149, -1 },
	{ SEGTUNE_N, 41900000.0, 143, 148, -1 },
	{ SEGTUNE_MEAN, 4.6299999999999999, 144, 145, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 59500.0, 146, 147, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 70400000.0, 150, 157, -1 },
	{ SEGTUNE_LONGEST, 1590000.0, 151, 156, -1 },
	{ SEGTUNE_MEAN, 18.800000000000001, 152, 155, -1 },
	{ SEGTUNE_LONGEST, 70000.0, 153, 154, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 4300000.0, 158, 159, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 3870000.0, 161, 194, -1 },
	{ SEGTUNE_LONGEST, 55800.0, 162, 189, -1 },
	{ SEGTUNE_MEAN, 459.0, 163, 184, -1 },
	{ SEGTUNE_LONGEST, 5770.0, 164, 173, -1 },
	{ SEGTUNE_N, 783000.0, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 1233.6929114603422, 167, 172, -1 },
	{ SEGTUNE_LONGEST, 183.0, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 127.0, 170, 171, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 164000.0, 174, 179, -1 },
	{ SEGTUNE_MEAN, 115.0, 175, 178, -1 },
	{ SEGTUNE_N, 66000.0, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 67.5, 180, 183, -1 },
	{ SEGTUNE_N, 695000.0, 181, 182, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1400000.0, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 751.0, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 105000.0, 190, 193, -1 },
	{ SEGTUNE_MEAN, 137.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 1170.0, 195, 204, -1 },
	{ SEGTUNE_MEAN, 119.0, 196, 203, -1 },
	{ SEGTUNE_LONGEST, 172.0, 197, 200, -1 },
	{ SEGTUNE_N, 62100000.0, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 825.0, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 5110000.0, 205, 240, -1 },
	{ SEGTUNE_MEAN, 1360.0, 206, 221, -1 },
	{ SEGTUNE_LONGEST, 2600.0, 207, 212, -1 },
	{ SEGTUNE_MEAN, 395.0, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 11200000.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 223000000.0, 213, 218, -1 },
	{ SEGTUNE_LONGEST, 3130000.0, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 38800000.0, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 183.0, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 82400.0, 222, 237, -1 },
	{ SEGTUNE_LONGEST, 9360.0, 223, 228, -1 },
	{ SEGTUNE_N, 79000000.0, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 3270.0, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 9640.0, 229, 236, -1 },
	{ SEGTUNE_N, 8980000.0, 230, 235, -1 },
	{ SEGTUNE_LONGEST, 21400.0, 231, 234, -1 },
	{ SEGTUNE_MEAN, 2090.0, 232, 233, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1860000.0, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 4360.0, 241, 242, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 388000.0, 243, 244, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_549feee394fc9eff_shares_0[] = {
	{ SEGTUNE_MEAN, 49.5, 1, 154, -1 },
	{ SEGTUNE_SHARE_4K, 8.6399999999999999e-05, 2, 63, -1 },
	{ SEGTUNE_MEAN, 1.9000000000000001, 3, 18, -1 },
	{ SEGTUNE_SHARE_1K, 0.0020300000000000001, 4, 15, -1 },
	{ SEGTUNE_N, 93600.0, 5, 8, -1 },
	{ SEGTUNE_MEAN, 0.93300000000000005, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1.51, 9, 10, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1290000.0, 11, 14, -1 },
	{ SEGTUNE_N, 188000.0, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 7050000.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1180000.0, 19, 36, -1 },
	{ SEGTUNE_SHARE_1K, 0.00035099999999999997, 20, 29, -1 },
	{ SEGTUNE_N, 330000.0, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 9.5099999999999998, 23, 28, -1 },
	{ SEGTUNE_MEAN, 7.9000000000000004, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 544000.0, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 14.100000000000001, 30, 33, -1 },
	{ SEGTUNE_N, 918000.0, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 223000.0, 34, 35, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.00052099999999999998, 37, 46, -1 },
	{ SEGTUNE_MEAN, 2.29, 38, 41, -1 },
	{ SEGTUNE_N, 2060000.0, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1830000.0, 42, 45, -1 },
	{ SEGTUNE_MEAN, 14.800000000000001, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 18400000.0, 47, 52, -1 },
	{ SEGTUNE_MEAN, 37.399999999999999, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 4010000.0, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 17.400000000000002, 53, 58, -1 },
	{ SEGTUNE_SHARE_1K, 0.51000000000000001, 54, 57, -1 },
	{ SEGTUNE_N, 32900000.0, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 104000000.0, 59, 62, -1 },
	{ SEGTUNE_SHARE_1K, 0.80300000000000005, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 23400000.0, 64, 133, -1 },
	{ SEGTUNE_MEAN, 2.8300000000000001, 65, 84, -1 },
	{ SEGTUNE_N, 1460000.0, 66, 71, -1 },
	{ SEGTUNE_SHARE_4K, 0.24199999999999999, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 87900.0, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0178, 72, 75, -1 },
	{ SEGTUNE_MEAN, 2.4500000000000002, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.151, 76, 79, -1 },
	{ SEGTUNE_MEAN, 1.46, 77, 78, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 8370000.0, 80, 83, -1 },
	{ SEGTUNE_MEAN, 1.1000000000000001, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 86500.0, 85, 94, -1 },
	{ SEGTUNE_MEAN, 7.5899999999999999, 86, 89, -1 },
	{ SEGTUNE_SHARE_4K, 0.19500000000000001, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 32.899999999999999, 90, 93, -1 },
	{ SEGTUNE_SHARE_4K, 0.043300000000000005, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 32.0, 95, 126, -1 },
	{ SEGTUNE_MEAN, 3.7800000000000002, 96, 111, -1 },
	{ SEGTUNE_N, 708000.0, 97, 104, -1 },
	{ SEGTUNE_SHARE_4K, 0.050800000000000005, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.33500000000000002, 100, 103, -1 },
	{ SEGTUNE_N, 150000.0, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.00809, 105, 108, -1 },
	{ SEGTUNE_N, 2960000.0, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.23600000000000002, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.32700000000000001, 112, 121, -1 },
	{ SEGTUNE_N, 16700000.0, 113, 118, -1 },
	{ SEGTUNE_N, 124000.0, 114, 117, -1 },
	{ SEGTUNE_MEAN, 5.9500000000000002, 115, 116, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 17.5, 119, 120, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 4780000.0, 122, 123, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 18.300000000000001, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 6870000.0, 127, 132, -1 },
	{ SEGTUNE_SHARE_1K, 0.106, 128, 129, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.32900000000000001, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 13.800000000000001, 134, 141, -1 },
	{ SEGTUNE_N, 31400000.0, 135, 140, -1 },
	{ SEGTUNE_MEAN, 5.3700000000000001, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.13700000000000001, 138, 139, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 63700000.0, 142, 149, -1 },
	{ SEGTUNE_SHARE_4K, 0.14699999999999999, 143, 148, -1 },
	{ SEGTUNE_MEAN, 23.100000000000001, 144, 147, -1 },
	{ SEGTUNE_SHARE_1K, 0.113, 145, 146, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 87500000.0, 150, 153, -1 },
	{ SEGTUNE_MEAN, 26.300000000000001, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2970000.0, 155, 202, -1 },
	{ SEGTUNE_MEAN, 24500.0, 156, 201, -1 },
	{ SEGTUNE_MEAN, 438.0, 157, 192, -1 },
	{ SEGTUNE_SHARE_4K, 0.0022900000000000004, 158, 173, -1 },
	{ SEGTUNE_N, 1920000.0, 159, 168, -1 },
	{ SEGTUNE_SHARE_1K, 0.000428, 160, 161, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 115.0, 162, 165, -1 },
	{ SEGTUNE_SHARE_1K, 0.034599999999999999, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 987000.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 84.300000000000011, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_1K, 0.00109, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 175000.0, 174, 181, -1 },
	{ SEGTUNE_MEAN, 111.0, 175, 180, -1 },
	{ SEGTUNE_N, 90400.0, 176, 179, -1 },
	{ SEGTUNE_SHARE_1K, 0.10300000000000001, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_1K, 0.26800000000000002, 182, 187, -1 },
	{ SEGTUNE_MEAN, 355.0, 183, 184, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 555000.0, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.25, 188, 191, -1 },
	{ SEGTUNE_MEAN, 166.0, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1010000.0, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_4K, 0.0089200000000000008, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 2170.0, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 11200.0, 199, 200, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.000147, 203, 228, -1 },
	{ SEGTUNE_MEAN, 665.0, 204, 221, -1 },
	{ SEGTUNE_SHARE_1K, 0.00071699999999999997, 205, 216, -1 },
	{ SEGTUNE_MEAN, 127.0, 206, 213, -1 },
	{ SEGTUNE_N, 10400000.0, 207, 212, -1 },
	{ SEGTUNE_MEAN, 60.600000000000001, 208, 211, -1 },
	{ SEGTUNE_N, 5160000.0, 209, 210, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 6710000.0, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 328.0, 217, 218, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.49199999999999999, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 50000000.0, 222, 223, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1410.0, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 219000000.0, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1420000.0, 229, 250, -1 },
	{ SEGTUNE_N, 64900000.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1480.0, 232, 249, -1 },
	{ SEGTUNE_SHARE_4K, 0.124, 233, 240, -1 },
	{ SEGTUNE_N, 222000000.0, 234, 239, -1 },
	{ SEGTUNE_MEAN, 74.700000000000003, 235, 238, -1 },
	{ SEGTUNE_N, 82700000.0, 236, 237, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 134000000.0, 241, 246, -1 },
	{ SEGTUNE_MEAN, 634.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.39200000000000002, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 462.0, 247, 248, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const float segtune_segreduce_549feee394fc9eff_cases_0[] = {
	1006,1051,1624,1830,1241,1707,1433,2320,1006,1051,1624,1830,1241,1707,1433,2320,
	1280,1280,1280,1280,1280,1280,1280,1280,365,510,927,1028,1434,1506,1829,2048,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,58,13,0,0,0,0,0,0,-345,-244,0,0,0,0,0,0,
	177,0,531,772,988,1013,1024,1024,-608,-928,-378,-648,-424,-197,-254,-211,-2220,-826,-902,843,-64,-1166,712,-875,
	-2000,-334,61,-1597,38,-2658,634,825,200,298,151,166,61,56,-14,-38,6,133,55,125,1457,-1950,-352,547,
	268,-380,-499,1760,-1085,1338,1207,-1279,-1655,524,1103,-917,2400,-874,-445,-539,-1250,1765,-962,459,954,-1473,-1034,-67,
	-2732,-3445,12667,-13299,-22240,17708,1857,292,-1833,-1775,-284,71,-506,-166,930,-910,-1503,-1368,505,-2301,-799,-1488,918,799,
	263,83,345,-127,-204,455,-82,-159,61,45,245,-77,591,-971,-358,480,196,-175,-363,1844,-101,565,1314,-1140,
	-1591,556,696,-266,2251,-625,-446,-586,-1105,1782,-1090,895,710,-1410,-977,219,-3335,-2375,9563,-10653,-15100,7824,2274,259,
	1280,1280,1664,1664,1664,1664,1664,1664,2304,2304,415,514,956,1031,1458,1544,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,0,0,207,31,117,30,5,0,0,0,-914,-990,-464,-475,-73,0,
	1024,1024,283,0,558,768,1024,1011,-115,-16,-646,-1312,-596,-1032,-505,-770,2624,-4223,255,2935,133,127,-3093,3592,
	463,-2537,-751,3370,1564,158,-2193,4267,19,19,-135,-246,-104,-301,43,48,-32,-471,-288,-155,-263,-244,70,203,
	155,-92,-242,784,87,649,-3233,-133,2971,-3576,600,593,399,2094,-451,96,-3254,3433,-841,357,-1002,1847,2274,-896,
	89,89,-1836,635,2946,2784,2853,1522,1166,-2192,1954,1837,1263,-1138,-1234,1503,-249,-1277,1264,1828,2932,-1089,-218,2106,
	-115,574,-35,-444,196,-656,391,-341,-242,44,-299,-244,-199,-427,256,-205,322,-983,139,792,106,690,-2686,-768,
	1639,-3252,-18,868,683,2630,-505,337,-1801,1154,-2456,663,-1085,2347,1397,231,62,-318,-1453,-10,3513,3654,3163,3332,
	1664,1664,1664,1664,1664,1664,1987,2048,1979,1991,2560,2597,2816,2901,1686,440,-768,-162,-41,-48,0,0,-768,-768,
	-1536,-1536,-1536,-96,-1536,-1536,-1536,-1536,0,0,0,0,0,0,164,412,0,0,0,0,0,0,-332,-1451,
	1023,1024,1024,1024,1024,1024,1010,332,-530,-325,-321,-96,-205,-144,-849,-782,640,298,21,-2370,2671,-1232,-270,-4424,
	-396,1328,-1306,-490,4142,-2354,-980,-4393,-258,74,-314,664,52,454,321,-605,232,-50,-103,-166,28,240,52,-302,
	-1945,-1436,-746,-3063,-7691,6871,6700,-1243,-720,-2411,-1279,-5867,2360,1890,568,-1170,2174,1343,915,1424,503,-1846,-1129,6637,
	-647,371,11,305,47,75,-485,-8056,593,280,-189,-1772,2489,-843,-355,-1499,-270,1292,-1396,-648,3901,-1882,-1054,-1020,
	-347,174,-447,998,126,940,296,-314,93,42,-195,-74,81,570,39,-343,-1645,-1115,-429,-3763,-7213,5672,6369,-482,
	-898,-2485,-1339,-5656,2124,1692,758,-5124,1982,1309,988,1031,289,-2476,-948,-1368,-111,162,58,265,15,-27,-497,-5919,
	2048,2048,2048,2048,2048,2048,2048,2048,512,513,541,771,993,1026,1113,1486,-768,-768,-218,-64,-306,-768,-128,-236,
	-1536,-1536,-435,-128,-1536,-1536,-256,-1536,42,182,925,1282,326,37,711,126,-1750,-1609,-837,-252,-985,-1242,-479,-692,
	0,731,106,521,611,774,843,1024,-1696,-1416,-435,-128,-612,-1416,-256,-518,3294,600,3752,-3138,1471,-300,-806,-2466,
	1423,-614,1650,-3509,-929,-1499,-2220,-1944,-318,-685,1979,345,309,-439,-1882,-1795,-133,-341,2039,-197,-761,-290,-3958,-235,
	2549,981,-4768,5431,2724,-636,-7707,-891,1941,-4504,-3174,3715,-2353,1001,-87,3768,-822,-6381,2146,5983,-156,466,-1080,-403,
	-3308,-3238,-3776,983,253,1197,510,114,2484,-705,3994,-2745,2147,-683,-702,-1769,749,-1877,1795,-2552,127,-2238,-2167,-1199,
	-327,-535,2208,-20,687,-655,-1650,-974,-133,-312,2264,-439,-577,-415,-3673,21,2069,567,-4962,4342,2374,-674,-8177,-1034,
	2753,-1971,-3445,2686,-2490,1096,-957,2670,1172,-1696,1681,4099,-540,756,-1304,-1298,-4013,-4223,-3612,902,463,1130,445,-236,
	2048,2048,2048,2048,2048,2048,2048,2048,1537,1542,1542,1571,1797,1977,2042,2468,-768,-32,-768,-218,-64,-176,-768,-69,
	-1536,-64,-1536,-435,-128,-1536,-1536,-284,184,652,32,203,319,45,19,0,-583,-111,-731,-530,-188,-282,-243,0,
	943,964,1011,1012,1017,1024,1023,1024,-877,-64,-1154,-435,-128,-605,-896,-377,404,-3432,-1772,4925,157,-610,-270,5305,
	-1731,-3281,-511,-356,2136,-1092,82,-1151,199,-3766,-213,379,93,-206,-383,1982,-59,-2938,-75,-49,1052,-381,-5,-398,
	1498,1953,-2713,-3183,5740,-2036,-3942,-274,-2010,2175,1094,-500,4413,-2596,-3768,4902,409,1450,-708,-1959,-722,-942,-879,936,
	-504,230,-52,175,135,-74,-372,21,1097,-2675,-2398,4926,965,-350,-315,4767,-603,-2926,-1531,-238,2393,-767,1,-1257,
	340,-2931,-496,501,1027,35,-452,1833,-29,-1918,-166,-6,1856,-237,-75,-550,549,1602,-2024,-2909,4540,-2306,-4064,-429,
	-1285,1198,879,-683,2904,-3079,-3784,4357,236,-1051,-431,-1806,-2528,-1051,-674,1266,-649,115,41,88,3,-210,-260,-2,
	2048,2048,2048,2048,2048,2048,2048,2099,2564,2970,3042,3365,3584,3840,3840,632,-34,-4,0,0,0,0,0,-768,
	-1536,-106,-119,0,0,0,0,-1536,0,0,0,0,0,0,0,11,0,0,0,0,0,0,0,-1763,
	1024,1024,1024,1024,1024,1024,1024,0,-640,-423,-197,-255,-211,-115,-16,-1683,-1111,5873,-6857,3562,4590,7711,-11386,-3662,
	427,-2712,4533,4689,2382,1896,-4753,-2515,-588,4926,-5071,3586,1808,6387,-6006,-136,-221,-223,-220,974,1822,6506,-5020,-42,
	-5,-17239,13712,1672,543,496,496,-1582,-4061,1394,971,647,366,303,303,49,-1224,-425,931,503,-358,158,-5737,800,
	-58,1,-16,36,22,42,42,4022,-1099,1725,-2874,2952,4144,3221,-6293,-3783,331,-2570,3595,4290,2164,51,-2279,-2649,
	-762,1114,-1121,2881,1311,3359,-2293,-147,-331,-1154,345,622,1443,3734,-1660,-46,-170,-10355,4673,2308,892,707,117,-1681,
	-3801,1389,1179,606,337,264,308,-48,-953,1154,-371,1146,303,-497,-7507,804,48,100,-59,58,33,50,36,3902,
	2103,2122,2125,2142,2176,2176,2176,2176,437,1223,1276,1003,-256,0,174,256,-768,-768,-768,-768,-768,-768,-115,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-297,-1536,528,47,14,19,128,92,1409,36,-1449,-1181,-1169,-1469,-2688,-2468,-976,-2268,
	100,1011,1021,441,0,0,851,0,-1371,-1478,-1397,-1590,-1856,-1824,-490,-1984,-1526,444,-385,1177,-769,-515,5376,885,
	1225,5708,-5057,-1133,-423,-598,4046,-3,-259,-71,-278,-146,-168,-199,2203,-106,-236,2,-35,-260,-198,-192,3044,-42,
	1378,2078,-655,-943,-1245,1662,-2466,-489,-2992,3711,-344,66,-4907,-2127,1698,8628,-7998,12463,-3335,1451,-2886,-1483,820,-356,
	729,211,179,232,-446,2017,633,-2495,-2677,-726,-525,513,-1053,-944,5470,756,-608,3617,-4553,-2112,-633,-760,4149,-335,
	-389,-178,-295,-408,-174,-193,2130,-21,-307,18,-57,-334,-212,-173,2966,18,1132,1793,-505,-1149,-1165,1530,-2612,-899,
	-2561,2774,-425,-274,-4655,-1716,1733,7440,-4790,10851,-2702,1107,-2716,-935,919,959,-40,214,172,320,-331,2032,562,-3098,
	2176,2176,2176,2176,2176,2176,2176,2176,256,256,385,512,512,513,513,533,-768,-768,-768,-161,-768,-768,-768,-403,
	-1536,-1536,-1536,-430,-1536,-1536,-1536,-1536,77,0,79,1661,42,625,1503,522,-2227,-2304,-2096,-387,-2006,-1422,-544,-1505,
	0,0,0,484,0,73,955,569,-1656,-2048,-1728,-500,-1824,-1524,-979,-806,1056,165,-290,2133,791,5137,2861,1349,
	-479,445,788,3622,-285,1618,348,67,-122,-208,-179,-574,-134,897,5661,1097,-133,-19,-111,-1915,-32,380,5558,-490,
	-98,-805,1123,-3748,403,-1195,-82,2837,-4086,-2404,-1280,-5781,-311,-2887,1288,-737,-1130,724,-2157,7003,-576,-3818,-1322,4802,
	-3519,-1229,2759,516,-3785,5355,904,3870,1641,177,-453,2023,-190,3020,2893,1604,-128,214,638,3277,-718,-48,359,306,
	-382,-168,-167,-373,-88,805,5594,1190,-286,-2,-97,-1749,5,543,5474,-436,104,-985,919,-3659,-114,-1528,-13,3042,
	-2216,-2239,-608,-5683,286,-1306,1216,-500,-2263,1292,-1397,7160,829,-594,-1280,4242,-4796,-1172,2059,540,-2879,4023,825,3708,
	2176,2176,2176,2176,2176,2176,2176,2176,553,640,665,665,749,760,761,766,-222,-768,-190,-190,-280,-307,-173,-768,
	-1536,-1536,-611,-611,-1536,-1536,-1536,-1536,736,42,712,1487,441,1331,631,117,-1271,-1878,-1183,-408,-1369,-470,-1167,-1677,
	542,2,594,594,627,720,1024,455,-661,-1648,-611,-611,-740,-779,-653,-1202,-2472,-3349,-340,83,4520,3335,-2913,-3776,
	-5131,16,3899,1652,7513,6200,-138,-1613,-824,-41,3277,-746,4074,-1351,568,-201,392,-5,1436,-2291,-617,-2327,795,-106,
	1046,1684,1540,-7199,-472,-6174,-694,79,5477,-1094,-499,-12983,7194,-10159,-2093,-2397,3332,-1226,1187,-20576,6308,-3716,-1031,-2660,
	1932,2051,2131,294,284,477,527,6936,-1819,-2941,-301,-227,4433,3252,-2319,-1602,-4296,369,3858,1243,7545,5972,707,811,
	-819,-68,3328,-636,4038,-1178,541,-156,376,-37,1539,-2049,-518,-2070,679,-272,339,2031,1380,-6260,-319,-6086,-933,1038,
	4887,-1417,-192,-11933,7168,-9780,-2483,-3003,2654,-1867,1434,-18940,6328,-3281,-1404,-5168,2277,1604,2033,353,258,503,-201,4059,
	2176,2176,2176,2176,2176,2176,2176,2176,768,769,896,986,986,1017,1023,1024,-768,-768,-768,-370,-370,-768,-213,-114,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-328,47,82,30,333,995,582,1174,1296,-1745,-1708,-1634,-1241,-579,-961,-364,-239,
	0,420,284,606,606,760,853,749,-1680,-1388,-1536,-740,-740,-1265,-677,-440,284,-273,1077,-4633,-7612,1335,4893,-985,
	2217,2310,-2971,-6846,-6927,6653,4358,967,130,-227,-35,-3062,-3961,-143,5516,-215,21,-74,-74,-601,-3166,-719,5770,-1618,
	-2915,-2246,1979,-1193,897,-6987,4914,1648,-2518,-1611,3738,-4000,-3626,-1615,2152,3047,1201,-1773,612,-7185,-3802,-349,8973,-12018,
	-2065,-6573,1657,-521,15,119,156,-5,173,-930,1055,-3138,-7000,183,4922,-1274,2006,1579,-2861,-4942,-6311,4968,4412,207,
	46,-225,-78,-2706,-3624,-140,5324,92,0,-114,-98,-548,-2989,-635,5619,-1460,-2847,-1824,1970,-627,598,-6261,4631,2547,
	-2807,-1069,3346,-4314,-3844,-1455,1956,3784,804,-531,362,-8194,-4398,524,8374,-10468,-2110,-4377,1793,-56,115,142,8,60,
	2176,2176,2176,2176,2176,2176,2176,2176,1028,1111,1151,1152,1282,1282,1289,1419,-768,-128,-768,-768,-768,-768,-134,-137,
	-1536,-256,-1536,-1536,-1536,-1536,-1536,-408,743,955,21,0,37,32,289,319,-789,-494,-1388,-1408,-1241,-1246,-983,-822,
	740,841,1006,1024,962,988,935,932,-1085,-256,-1492,-1600,-1412,-1254,-658,-536,-192,-77,-989,-85,-67,253,434,-6035,
	-1292,1828,-712,494,-751,1325,531,-1412,2606,1450,-10,-182,-95,-64,-998,1379,-17,1314,-45,-64,-123,-34,-38,430,
	2326,7727,1520,-1400,105,842,-2347,-731,-747,3109,-2432,1057,1188,-2166,-593,-3013,-263,7097,-1930,561,2230,-6155,2457,-5178,
	19,-53,321,627,-393,-140,-69,86,117,-4,-706,-1236,-149,1685,215,-5874,-712,2042,-147,-907,-484,3228,204,-1400,
	2477,1471,-44,-278,-115,66,-745,1431,-166,1431,-29,-44,-142,-177,-28,417,2352,7234,1132,-1321,321,1323,-2477,-854,
	-940,2590,-2205,256,204,-224,-978,-2700,-541,6335,-2189,205,128,-2820,2322,-4931,70,-49,404,665,-454,-67,-233,98,
	2176,2176,2176,2176,2176,2176,2176,2176,1523,1536,1538,1538,1779,1793,1798,1998,-110,-90,-12,-440,-79,-768,-768,-143,
	-530,-287,-29,-1536,-266,-1536,-1536,-596,862,846,281,67,671,5,32,104,-175,-178,-740,-955,-110,-762,-730,-458,
	978,941,927,999,1001,1024,1020,1024,-530,-394,-587,-880,-402,-1245,-1153,-596,-1650,-384,2192,-1018,6379,4196,-1944,-2920,
	-526,0,-634,-651,5862,3934,-2173,-2621,-652,-1258,214,-498,6221,-216,0,1960,436,-316,754,-213,3164,-82,44,211,
	-2857,1827,3195,456,284,-50,-2612,-4507,-10708,3992,-6451,-3687,894,4329,-1629,-11593,-2202,-1655,-4530,-888,-4377,528,2048,2598,
	-26,-38,318,-107,-75,-8,-63,-51,-1684,-1042,2148,-706,5619,2836,-1029,-3113,-306,-634,-752,-122,5326,2290,-1176,-2623,
	-729,-1672,130,-580,5495,-481,-29,1655,260,-535,520,-206,2550,-199,40,46,-2579,1961,3225,-47,1275,240,-2269,-3922,
	-9992,3959,-6254,-2338,1708,3222,-700,-10474,-2193,-1553,-3943,-549,-3348,858,1866,3056,-40,-28,365,-74,-33,89,-48,-21,
	2176,2176,2176,2176,2176,2176,2176,2176,2025,2051,2052,2288,2568,2820,2829,3003,-52,-166,-448,-90,-49,-8,-14,0,
	-233,-1536,-1536,-568,-640,-1536,-174,-129,158,313,31,62,0,0,0,0,-377,-196,-478,-210,0,0,0,0,
	1017,1023,1024,1024,1024,1024,1024,1024,-409,-696,-896,-568,-640,-640,-312,-531,59,1266,-148,1267,-2750,232,-3554,4087,
	1062,1017,1061,501,-252,608,2228,-4122,-607,1207,-446,1510,-130,81,-3897,5414,1581,372,-322,-520,-388,86,-377,-212,
	-5610,7950,534,2864,-4542,614,9003,-13818,2277,5097,154,-21,-2632,3752,658,-107,-2792,-1375,2642,899,148,3080,-375,-289,
	-2,-155,-153,-31,-56,-33,-25,-18,-180,1243,-214,1443,-3307,394,-1556,520,1063,917,986,661,-714,579,2440,-4732,
	-640,1245,-481,1736,-969,280,-1477,678,1469,381,-350,-491,-809,225,382,-1265,-5007,7578,165,2880,-3246,361,5074,-5173,
	2497,4672,131,201,-2174,3769,139,448,-2327,-1468,2670,1001,917,2419,-1370,601,13,-180,-81,-48,9,-67,-91,65,
	2176,2181,2195,2220,2240,2304,2304,2304,3072,169,935,1374,640,-256,0,143,-1,-768,-768,-479,-768,-768,-768,-139,
	-92,-1536,-1536,-1536,-1536,-1536,-1536,-425,0,663,202,297,24,128,102,1441,0,-1738,-1462,-978,-2024,-2944,-2714,-1232,
	1024,172,426,963,0,0,0,835,-260,-925,-1611,-938,-1712,-1984,-1920,-618,879,-186,-683,421,-2271,-521,1002,3898,
	-1230,-977,5670,421,-1835,-609,-605,3345,-3094,-67,345,2344,-73,-106,-99,1893,275,-82,-178,-12,5,-293,-236,3233,
	8381,-832,1814,-113,-933,2499,-2603,-2584,-113,4932,1073,-1593,360,1102,-567,109,-700,9323,-837,-2057,1511,72,-1050,-125,
	-5,-1874,-333,-433,4252,1275,1774,543,4736,1703,-3233,425,-1838,-517,971,4077,248,65,3191,483,-1388,-720,-461,3525,
	2109,-55,-27,1861,-59,-64,-90,1757,1419,-111,-205,-183,1,-243,-219,3111,1360,-207,881,-101,-483,2400,-2460,-2465,
	-456,1471,2135,-917,-449,1098,-381,249,-1372,3685,2025,-993,-35,67,-1104,78,-50,-427,-66,-411,3618,1386,2031,453,
	2304,2304,2304,2304,2304,2304,2304,2304,255,256,256,385,506,512,512,512,-768,-768,-768,-768,-768,-768,-145,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-375,-1536,78,0,36,79,1584,42,1894,671,-2483,-2560,-2524,-2352,-725,-2262,-410,-1633,
	0,0,0,0,952,0,499,71,-1784,-2176,-2112,-1840,-1062,-1952,-508,-1632,501,-1662,2819,1089,4736,-1657,-370,2585,
	-188,707,243,1112,892,-800,1694,681,52,-302,-83,2,1865,-113,-2239,887,-126,-50,-47,-98,3697,-35,-1316,651,
	428,596,1368,1447,-4663,-1588,3526,1535,-355,650,-1385,-51,-2327,-196,3426,-10194,-189,0,-1165,3174,-8897,-127,-226,-12465,
	-3747,-1423,-1475,7223,339,-2278,-28,6656,1275,-1202,2681,1082,4595,-1723,-461,1025,615,383,56,1199,1015,-777,1133,-496,
	-174,-293,-9,-29,1491,-102,-1841,1176,-247,-82,-25,-97,3208,-38,-886,914,1587,359,1254,1535,-4368,-1685,3470,-23,
	-1536,157,-932,-237,-2420,51,3539,-2702,-2652,233,37,2522,-8524,631,12,-2824,-4432,-1688,-1933,6869,331,-768,-56,2960,
	2304,2304,2304,2304,2304,2304,2304,2304,531,584,640,676,676,737,767,768,-398,-147,-768,-164,-164,-280,-768,-768,
	-1536,-425,-1536,-468,-468,-1536,-1536,-1536,566,1179,49,1135,1705,513,116,47,-1719,-1052,-2127,-1006,-435,-1566,-1933,-2001,
	568,586,2,609,609,609,456,0,-912,-569,-1776,-507,-507,-843,-1270,-1808,1719,-4658,-1262,-2091,2323,-418,-6138,-2062,
	631,-5616,14,-2740,2455,1447,-3951,1841,1444,-5847,-6,-1698,-5041,-2717,-284,211,-32,-5256,9,-736,-1507,374,-199,86,
	159,-8503,587,4357,5751,123,-3861,951,7505,1011,1020,2539,7219,-6531,4905,1994,1283,-446,2330,811,6374,-57,7867,1831,
	4398,582,2525,41,-365,-957,6974,-2927,2050,-4820,-1054,-2036,2494,-348,-1330,-2478,859,-6005,170,-2515,2608,1514,-205,1474,
	1508,-5666,-22,-1784,-5189,-2686,-168,137,-34,-5054,-11,-925,-1759,236,-359,68,437,-7945,758,3628,5576,176,-868,773,
	7447,1397,60,2183,6866,-6606,168,1561,1200,169,675,409,5792,-208,-1195,1436,3748,539,2328,154,-414,-975,2970,-2419,
	2304,2304,2304,2304,2304,2304,2304,2304,769,769,770,896,1002,1002,1005,1021,-160,-768,-279,-768,-285,-285,-215,-768,
	-505,-1536,-1536,-1536,-1536,-1536,-1536,-1536,816,105,1485,32,375,1163,1350,817,-1231,-1942,-561,-1888,-1439,-651,-461,-979,
	1024,420,728,287,621,621,847,732,-628,-1516,-806,-1664,-782,-782,-780,-1202,416,1438,-4430,1810,-3758,-5315,2256,1544,
	-703,3465,-2171,-2262,-4811,-4804,-1104,-35,358,-275,-5848,-57,-1684,3093,-2689,2154,1595,-155,-4430,-126,-77,4983,-3066,2482,
	-1117,150,-6742,1489,-1479,-579,6913,-570,3271,-3935,6268,-306,4127,9993,-7033,3996,998,-7045,3780,2388,2951,11199,-13173,-1133,
	-134,-6867,-109,905,-1167,-340,-275,-225,490,-404,-4285,1021,-3192,-5086,2337,1676,-546,1951,-1889,-2570,-4120,-4455,-937,11,
	296,-353,-6180,-179,-1491,2858,-2681,2040,1442,-242,-4868,-146,-19,4687,-3082,2395,-1308,-815,-6631,932,-1527,-896,6920,-1,
	3129,-1416,6048,-275,2739,9333,-6961,3469,855,-3273,3551,2263,1409,10379,-12923,-1760,-292,-3540,-73,1005,-972,-277,-341,-167,
	2304,2304,2304,2304,2304,2304,2304,2304,1023,1025,1110,1152,1152,1278,1283,1283,-105,-768,-128,-768,-768,-161,-768,-768,
	-299,-1536,-256,-1536,-1536,-677,-1536,-1536,1532,620,1203,24,0,383,38,36,-260,-1171,-504,-1641,-1664,-1155,-1496,-1497,
	750,768,840,1006,1024,932,987,964,-453,-1382,-256,-1608,-1728,-677,-1357,-1540,-1204,8383,-45,-659,1116,1546,-2577,2642,
	1832,6076,-332,-253,1555,1114,-3545,506,927,2962,347,18,-307,270,227,160,2105,937,1170,-144,-227,729,-122,-270,
	-415,7851,1238,-194,-143,-2071,-1398,439,964,671,-222,508,-1510,-4623,-956,2997,7009,-1043,3079,-822,-464,4166,1035,-876,
	-140,-167,-195,229,582,-105,-209,-455,-1202,7444,49,93,-175,1441,1014,1158,874,5035,348,711,50,1001,-214,-1345,
	1569,3211,-82,-53,-415,216,705,14,2747,1539,793,-190,-226,696,-303,-237,-135,7525,737,287,-837,-1996,-318,55,
	1088,1387,-611,252,-1350,-4130,650,2069,7558,11,1868,-967,-166,4394,-529,-600,-114,-188,-194,357,616,-119,-148,-591,
	2304,2304,2304,2304,2304,2304,2304,2304,1440,1535,1541,1543,1589,1779,1792,1794,-120,-81,-411,-102,-10,-77,-768,-768,
	-344,-237,-1536,-375,-24,-309,-1536,-1536,590,1077,77,1045,412,862,6,36,-787,-204,-1198,-228,-815,-174,-1018,-986,
	939,936,999,981,942,1002,1024,1020,-458,-413,-1008,-658,-715,-530,-1373,-1281,42,1646,2071,-1537,4450,-3148,79,-266,
	-267,445,1535,-3542,576,-1653,2819,-1612,-1881,1270,1655,723,4305,-3697,-347,56,548,1216,-254,2660,2761,-1003,-214,37,
	1774,-803,4212,855,-2078,-712,2381,-4854,8724,-433,826,3411,-12393,428,1950,1352,3623,-336,-3405,-3206,-2186,-6466,-310,538,
	-186,-23,-57,-47,-18,-59,13,-33,345,1371,2096,-1874,3456,-3152,-521,23,-151,-117,1586,-4357,-328,-1733,1495,-672,
	-1453,1101,1506,270,3120,-4289,-535,134,792,1139,-243,2297,2047,-1972,-351,17,1206,-899,3777,1747,-210,-255,1900,-4122,
	7674,-259,1333,4497,-9801,917,1683,1499,3488,119,-2838,-1085,-171,-4423,-136,179,-149,-28,-42,50,93,-9,17,-62,
	2304,2304,2304,2304,2304,2304,2304,2304,2001,2035,2052,2053,2307,2554,2824,2831,-137,-51,-441,-167,-83,-51,-6,-13,
	-472,-204,-1536,-752,-696,-768,-1536,-181,124,191,31,441,67,23,0,0,-691,-590,-734,-322,-443,-239,0,0,
	1024,1017,1024,1024,1024,1024,1024,1024,-518,-402,-998,-752,-696,-768,-768,-440,-1014,-4156,851,-540,3202,602,-348,86,
	-1115,-1128,428,370,3354,-528,-1820,433,-5355,-3092,-201,1519,3503,80,597,-494,-2178,-3291,-357,202,-175,-532,541,-260,
	-2901,6902,2860,1970,4496,-2594,-973,5090,5763,3950,-1925,3757,3731,-1141,1610,-257,-5141,6572,-1351,-2306,417,1494,-1810,83,
	-38,-35,-26,-163,-18,-68,18,8,-456,-3668,898,-816,3289,290,-425,933,-662,-915,664,111,3423,-715,-1786,1298,
	-4451,-2497,-84,1066,3646,-293,304,472,-1591,-2768,-235,16,-50,-698,363,90,-4097,5633,2216,2662,3892,-1913,-564,4197,
	4406,2593,-2211,4525,3299,-981,2062,-443,-6523,4943,-1646,-1817,27,1794,-1100,-99,-106,-56,-21,-86,-22,-15,18,-40,
	2304,2304,2314,2317,2318,2356,2360,2370,3076,3328,535,569,1500,833,411,1180,0,0,-768,-768,-768,-327,-768,-768,
	-99,-47,-1536,-1536,-1536,-1536,-1536,-1536,0,0,523,212,33,995,687,25,0,0,-1777,-2061,-1311,-1091,-1831,-1744,
	1024,1024,270,82,1024,699,200,1024,-512,-260,-1128,-1725,-1516,-1031,-1168,-1726,2220,-9209,44,8624,483,4554,1465,-803,
	4897,-9821,461,1861,1136,6210,-585,-491,5331,-10107,-432,-162,132,1222,367,-125,533,-3800,-268,-306,-217,4311,208,-285,
	4606,1907,-2004,-548,-1201,-3796,-1885,2869,-252,-275,4175,-1073,1295,-3802,15192,904,-2383,-1379,11598,-4403,788,-3627,10191,907,
	-9,-28,4515,944,1,-601,-12674,332,1997,-4463,2792,7830,-634,2869,3465,-1597,5241,-4681,2406,1489,-695,4472,621,-1337,
	4699,-5103,-254,-186,-35,405,485,-283,131,-1240,-260,-343,-224,3699,240,-235,4856,-1457,-804,-1216,-927,-3630,-841,2447,
	-296,-564,-346,1182,329,-2835,9548,852,-434,-2830,5487,-829,87,-1945,3941,1325,0,-66,6570,814,-93,-395,-9157,289,
	2432,2432,2432,2432,2432,2432,2432,2432,433,512,512,540,768,1001,1024,1109,-379,-768,-768,-218,-64,-264,-768,-128,
	-1536,-1536,-1536,-435,-128,-802,-1536,-256,808,42,213,1665,2049,548,49,1455,-1831,-2518,-2347,-866,-255,-1523,-1999,-508,
	313,0,730,106,521,612,776,840,-992,-2080,-1800,-435,-128,-802,-1800,-256,-325,1283,-677,-2609,-1722,-3343,1185,201,
	3730,-445,-1864,-1172,-2535,-786,597,-2589,3052,-204,-565,-2070,1578,-2708,-480,1271,1650,-124,-471,-268,2793,389,-651,2109,
	-1119,1069,1896,5455,-622,1440,-757,-55,1826,-656,-6321,2204,-301,3517,932,-801,1250,-1899,-7723,637,-880,1966,-1518,-467,
	-7817,770,-4467,1380,-18,-292,378,-166,101,1089,-1365,-2411,-1401,-2964,-542,373,3698,-550,-2216,-971,-994,-349,-881,-1210,
	2734,-235,-366,-1920,388,-2479,-694,119,1366,-139,-303,-181,1881,452,-603,1012,-810,890,1143,5233,-460,1263,-1612,-315,
	-27,97,-3923,1812,-260,2942,1301,-957,-734,-379,-4457,35,-914,1228,291,-966,-6017,1544,-4068,1428,-28,-165,612,-197,
	2432,2432,2432,2432,2432,2432,2432,2432,1509,1539,1539,1548,1567,1794,2024,2050,-206,-32,-768,-768,-218,-64,-127,-768,
	-740,-64,-1536,-1536,-435,-128,-413,-1536,324,1407,36,209,694,1030,145,36,-1239,-126,-1496,-1315,-811,-248,-903,-987,
	1024,966,1010,946,1011,1017,1024,1023,-740,-64,-1538,-1261,-435,-128,-646,-1280,2793,-10,2425,-2011,-1191,-1149,-1557,-672,
	-1306,-554,1577,-5615,-401,-587,-2502,-1422,839,438,948,-945,-1807,-3159,-4805,-266,1874,1709,-517,389,-1335,-3738,-635,-104,
	1173,-511,-1142,38,2681,-1516,-2731,3876,1281,-576,2184,-3327,2477,-1499,684,-496,-918,2241,1946,-1537,5766,8837,-133,2419,
	-102,7,-52,-288,-116,-40,3,-13,2931,443,1977,-597,-673,-989,-1473,-323,-1146,-279,943,-3881,4,76,-2332,-951,
	930,239,650,-512,-1183,-2157,-4826,-105,1916,1988,-337,284,-892,-1981,-685,-52,1079,-577,-1019,43,2411,-1951,-3383,3988,
	1183,-426,1450,-2773,1499,-1838,437,-645,-943,1442,2135,-2055,4710,5933,-991,1945,-117,-29,-119,-299,-174,-121,5,-42,
	2432,2432,2432,2432,2432,2432,2432,2432,2512,2567,2997,3080,3515,3527,4096,4133,-60,-33,0,-1,0,0,0,0,
	-285,-1536,-126,-63,-6,0,-1,0,103,31,6,0,0,0,0,0,-458,-474,-69,0,0,0,0,0,
	1024,1024,1024,1024,1024,1024,1024,1024,-596,-1024,-505,-768,-530,-325,-321,-96,-1947,1383,-10777,7799,26254,-23095,-4283,4563,
	-406,-714,-6749,9525,28446,-25748,4247,-3268,-3909,-802,-11872,9058,19627,-16862,-610,233,2182,-451,-29,1756,15063,-12587,5373,-903,
	774,1445,9076,-12742,289,70,-34,25,846,1066,-331,-396,-218,-198,-27,5,-2683,857,-3702,9811,-5479,1691,-32880,29516,
	-27,5,-3,35,-10,-6,-10,-4,-1620,1229,-5784,1453,10851,-8479,-3143,2737,-167,-681,-3530,4605,11278,-9787,1218,-605,
	-3430,-777,-6522,2007,7051,-5098,-1866,828,2241,-492,1507,-452,6508,-4120,3842,1151,491,839,2001,-3554,1835,-1269,594,-490,
	801,-114,-862,527,-33,-334,68,-131,-3392,699,-3797,9760,-925,-2299,-15114,11257,-36,68,-57,96,24,-32,16,-20,
	2432,2432,2476,2483,2496,2496,2497,2555,4352,4437,918,887,1152,2944,1174,508,0,0,-768,-768,-59,-3,-768,-768,
	0,0,-1536,-1536,-463,-169,-1536,-1536,0,0,121,140,852,22,146,4,0,0,-2120,-2148,-1196,-234,-1882,-2805,
	1024,1024,422,470,1017,1024,944,0,-205,-144,-1788,-1843,-754,-794,-1677,-2299,1008,-2121,-684,4689,-908,8907,2937,2634,
	-631,-702,-471,3709,3928,-3474,1500,2162,1051,-718,155,59,-4416,6881,1196,-655,-807,3674,8,-10,-2627,29,415,-30,
	234,490,-1582,5688,-8832,-9248,1095,1455,104,237,-1244,-1894,-10197,-145,-3,765,-4330,5084,-2459,-4862,-1024,135,-4868,-1191,
	18,50,-932,505,-339,-20,-100,2088,945,-2428,-961,2473,-1358,6057,1389,1348,-1024,-776,-785,2473,3205,-5027,80,1598,
	577,-629,24,-29,-4383,3442,782,-622,-1012,3457,-13,35,-2696,-575,408,-146,379,358,-1606,3967,-7978,-4137,587,455,
	93,152,-731,1077,-8997,627,439,699,-1939,3749,-1768,394,244,300,-2442,-19,24,49,-314,2140,-308,24,-3,1803,
	2560,2560,2560,2560,2560,2560,2560,2560,-256,0,153,256,256,256,384,435,-768,-768,-135,-768,-768,-768,-768,-352,
	-1536,-1536,-420,-1536,-1536,-1536,-1536,-935,160,108,1434,77,0,39,80,1053,-3424,-3220,-1741,-2995,-3072,-3033,-2864,-1840,
	0,0,839,0,0,0,0,317,-2240,-2160,-874,-2024,-2432,-2368,-2080,-935,-925,2104,10787,-1966,1821,1724,-1885,-253,
	-558,347,6048,454,2397,1271,4506,1081,-1090,-25,2586,31,-651,-253,-4,-1738,-339,-350,2724,-214,-189,-127,-215,-366,
	-760,1438,3169,-921,2707,857,-3010,3116,1417,548,-580,-2,1800,-829,1816,460,506,986,-575,-315,1173,1438,-2167,456,
	890,21,2299,-4164,1085,658,2195,-10960,-877,2489,10782,-169,1126,695,-1126,-13,-557,509,5946,2254,2652,1526,4537,1300,
	-1036,1,2748,-166,-674,-307,-175,-1671,-226,-260,3144,-284,-295,-143,-188,-232,-916,1573,2898,755,1795,-207,-2674,3036,
	1448,708,-112,-374,1436,-81,1922,-156,769,1393,58,-873,854,2326,-1677,-232,987,245,2040,-2514,371,-1001,2478,-10544,
	2560,2560,2560,2560,2560,2560,2560,2560,504,511,512,512,512,512,535,540,-768,-768,-768,-768,-768,-124,-374,-218,
	-1536,-1536,-1536,-1536,-1536,-321,-1536,-435,1731,244,47,98,732,2368,686,1919,-1094,-2573,-2769,-2717,-2084,-448,-2107,-868,
	953,728,0,71,71,508,575,106,-1314,-1928,-2208,-1868,-1868,-533,-1101,-435,-1088,798,2177,-1529,4754,2738,-2944,289,
	2940,381,-666,-2284,943,2453,-2637,-4,-4702,193,-108,-119,1196,-1649,1518,3072,-4556,-343,-39,-501,1582,-614,2241,1030,
	4455,-863,171,-1678,852,310,-447,-68,-1574,-5857,-3453,-2405,-6847,80,3964,101,8865,-3957,-775,1553,-6876,19,1579,-147,
	442,-4663,6,-2857,5307,-26,5447,281,-841,323,1516,-475,3576,2665,-2401,365,2915,90,-1168,-1155,303,1777,-1955,136,
	-4448,320,-266,-174,1661,-1100,981,2935,-4150,-214,-154,-508,1854,-208,1618,856,3992,-1598,-299,-1119,-283,148,243,-200,
	-1583,-1732,-2633,-3800,-1477,76,1452,-151,8259,1165,1368,-1752,-1185,68,-1217,-497,422,-3283,-267,-1675,2594,-57,4651,286,
	2560,2560,2560,2560,2560,2560,2560,2560,551,641,656,656,723,745,763,768,-199,-768,-183,-183,-321,-255,-171,-768,
	-573,-1536,-515,-515,-992,-816,-499,-1536,1213,59,1202,2046,778,980,1020,106,-1564,-2628,-1470,-626,-1827,-1603,-1546,-2454,
	541,2,592,592,433,613,1024,418,-825,-2024,-763,-763,-992,-938,-785,-1750,-3834,-2856,-724,799,-4782,2387,-2960,-3034,
	-5824,32,1373,246,-3093,2835,-2707,989,-3648,-65,-187,-1133,-2982,-478,-1510,-792,-2020,-105,205,-2460,-1789,2208,-950,-396,
	-4443,532,-3434,-416,-2653,-8021,1968,-2137,-516,1853,-471,-342,1568,10,792,-9833,-548,677,-626,-190,585,-746,-264,-10882,
	2652,4293,-122,-248,2853,54,-366,-14715,-4054,-2406,-799,463,-4474,1912,-2906,-3041,-6057,178,1154,-474,-2803,2246,-2573,736,
	-3543,-98,-280,-315,-3023,-482,-1539,-740,-1752,-121,217,-1497,-1699,2224,-1064,-364,-4603,688,-3732,155,-2391,-7570,1684,-2253,
	-59,1394,-445,284,1180,1048,656,-6278,36,-20,-638,591,207,685,-492,-5997,2442,3947,-61,-160,3091,-71,-399,-10268,
	2560,2560,2560,2560,2560,2560,2560,2560,768,768,769,776,896,1007,1007,1012,-64,-768,-768,-266,-768,-242,-242,-200,
	-128,-1536,-1536,-973,-1536,-666,-666,-795,2304,46,170,1764,41,752,1554,1636,-256,-2513,-2389,-788,-2391,-1569,-767,-680,
	521,0,459,738,291,615,615,851,-128,-2064,-1487,-973,-1920,-864,-864,-912,-1291,-1073,-3075,-451,2434,5522,744,964,
	-2580,2569,-748,-218,-1480,-849,-2894,1826,2237,296,147,-3069,-289,-1037,3047,-5592,2127,100,-70,-267,-129,789,4557,-3449,
	-325,-181,-2079,4001,1952,1133,1248,1637,-117,778,10344,2780,1382,712,1122,2284,-156,2140,18252,3409,-584,-278,1468,3163,
	16,-2652,10396,-269,5294,-207,-156,-205,-1485,-1142,-815,-470,1892,5435,425,915,-969,2509,825,166,-1520,-883,-3630,1626,
	1237,200,182,-3711,-384,-1009,3694,-5446,841,63,-213,-883,-125,803,5305,-3211,-243,-114,-52,4028,1500,1100,1847,1678,
	-129,558,1289,2700,2152,717,1558,2301,-223,1717,4973,3391,597,-191,2028,3099,-11,-2594,4540,-208,5475,-121,-113,-224,
	2560,2560,2560,2560,2560,2560,2560,2560,1021,1024,1024,1040,1110,1152,1152,1152,-768,-89,-768,-768,-128,-768,-768,-768,
	-1536,-236,-1536,-1536,-256,-1536,-1536,-1536,982,1983,712,27,1708,147,0,29,-1325,-321,-1592,-2261,-510,-2029,-2176,-2146,
	729,770,767,797,841,886,1024,1007,-1392,-475,-1616,-1896,-256,-1530,-1984,-1848,-7641,-681,11051,2500,378,-5059,2751,-360,
	-5664,1157,9693,942,-2114,-5208,3498,67,-6573,-1956,4026,-969,1650,-787,-2076,344,-4786,422,7369,-658,2961,665,-605,-234,
	-5578,-512,6664,3161,-523,-72,1315,-867,-6384,-200,-813,5492,-780,-1712,1299,-1238,-723,-67,-3689,-1679,-1378,6967,3549,-2794,
	-247,-51,-201,643,-83,-557,777,507,-6923,-501,9177,1823,441,-1273,621,-258,-4953,-597,7838,297,-241,-1939,1552,361,
	-6210,-521,3892,-946,-26,-715,-1829,-258,-4309,1458,7578,-489,1405,524,-501,-389,-5343,-629,5411,2914,-518,1951,-347,-550,
	-6432,-273,181,5837,-747,-1611,1204,-1276,-1410,-21,-1492,-101,-1537,3032,4166,-1319,-250,-37,-194,747,-141,-441,665,595,
	2560,2560,2560,2560,2560,2560,2560,2560,1269,1279,1280,1408,1464,1491,1507,1533,-145,-768,-768,-768,-115,-13,-113,-435,
	-522,-1536,-1536,-1536,-331,-26,-430,-1536,547,42,49,17,684,510,1361,119,-1512,-2007,-1999,-1903,-1179,-1327,-460,-1676,
	931,985,963,1024,946,915,976,997,-806,-1579,-1796,-1764,-611,-971,-780,-1202,365,-5766,5139,2365,-1391,1447,-491,-1154,
	-1030,-5605,6543,1473,-640,646,1209,-606,-4709,-44,75,-119,-1432,578,-6623,-2305,-2359,3,15,168,-1189,1388,-5231,1347,
	-1341,-7100,4227,895,7198,-2321,-173,-640,3351,-4882,4462,1520,2438,3655,654,-8566,-167,-3333,1182,-127,-696,127,2194,1562,
	-10,-81,-383,-55,-83,145,-20,-118,338,477,984,1291,-835,868,-607,-278,-933,729,2263,369,-300,-136,-116,321,
	-4468,406,-268,-303,-1002,279,-5704,-1952,-2351,308,-63,193,-1081,1240,-4041,1280,-1598,-2982,863,143,6014,-813,286,-587,
	3163,-3267,2533,1289,2359,4548,1078,-8001,-314,-5687,2030,385,-1043,1362,3044,1335,-17,-133,-537,-123,-2,154,-26,-122,
	2560,2560,2560,2560,2560,2560,2560,2560,1534,1536,1537,1566,1680,1789,1792,1795,-65,-32,-768,-218,-768,-75,-768,-64,
	-199,-64,-1536,-435,-1536,-316,-1536,-128,1548,1665,220,925,0,1182,7,1281,-246,-127,-1571,-837,-1648,-357,-1529,-252,
	931,965,943,1010,1024,1004,1024,1017,-444,-64,-1389,-435,-1720,-677,-1615,-128,3385,-2329,-7392,-8,2655,2265,1898,-248,
	-910,-163,-4274,-488,3091,3439,55,-3041,-1675,462,-3473,-699,-41,3185,-325,261,1027,-552,1493,-800,-545,4825,-386,-777,
	-267,-111,-1970,-645,951,-886,-4320,-487,-61,-149,-2003,499,252,-299,1126,-594,19,-74,521,603,3958,3387,1806,-222,
	-2,6,-316,-38,5,-6,33,-12,3104,-2016,-5806,423,1046,2040,1450,5,-587,217,-2742,364,1454,2484,-233,-817,
	-2644,1502,-3093,-617,-729,2210,-497,1427,-388,448,1497,-818,-416,3429,-378,206,-415,-147,-1516,-975,798,-1012,-3102,-848,
	-326,-42,-2079,-437,-152,-634,973,-728,663,-224,-153,-597,4608,5509,1590,-581,25,-10,-296,-100,-106,8,3,-40,
	2560,2560,2560,2560,2560,2560,2560,2560,1795,2034,2050,2053,2055,2306,2408,2564,-768,-122,-442,-156,-47,-83,-768,-50,
	-1536,-375,-1536,-822,-204,-516,-1536,-883,37,313,32,658,290,67,0,31,-1496,-982,-1246,-617,-983,-955,-920,-734,
	1020,1024,1024,1024,1016,1024,1024,1024,-1537,-612,-1254,-1008,-658,-880,-1356,-998,1154,1001,200,-2918,-1181,3949,416,1174,
	3394,3509,671,-2538,-1362,3962,648,486,498,-1210,-1035,-1889,-1697,970,-178,-249,10,1288,-146,2288,-879,3772,7,921,
	6644,6328,-615,969,-2114,-7640,-3465,-1262,2648,3115,-1513,2204,2198,-5944,-2195,41,-3297,10746,-3269,-4052,-2417,-7271,1166,-330,
	27,-32,36,-50,2,24,-44,-27,1903,1441,206,-3547,-1407,3191,446,906,3737,3710,798,-3042,-1447,3500,619,408,
	579,-263,-876,-2709,-1994,-231,-194,-507,52,1596,-52,1882,-1143,3240,-19,838,5994,5207,-859,2255,-1660,-6828,-3086,-689,
	2519,1725,-1603,3616,2748,-4916,-2032,104,-2807,9359,-3520,-2617,-1884,-6262,931,7,37,-51,57,-4,21,31,-56,-10,
	2560,2560,2560,2560,2560,2630,2633,2666,2664,2819,2823,3066,3840,1134,394,1336,0,-14,-7,0,0,-502,-178,-768,
	-1536,-167,-1536,-103,0,-1536,-356,-1536,0,67,31,23,0,608,2399,0,-664,-443,-474,-239,0,-1726,-681,-2204,
	1024,1024,1024,1024,1024,761,162,1024,-1228,-696,-1024,-768,-260,-1301,-341,-1998,138,-5,-339,1179,-2649,-6350,-3004,3868,
	2252,3380,-13,4614,-3947,-6921,-2922,1719,-652,-721,698,416,-7173,85,2079,-292,-412,3612,542,2789,-5978,1285,-1575,69,
	-4765,5967,1031,1342,-438,-5044,435,5072,-9431,-504,6889,-386,-200,-3479,246,256,-519,-2723,-556,-2037,7647,3758,-1,-128,
	39,-10,-21,-9,-18,-1251,236,-105,-179,802,-231,-214,-498,-3302,-2941,1657,1536,3896,263,3313,-1373,-3739,-2168,-274,
	-966,287,742,-979,-4904,432,1171,-190,-548,3853,568,2345,-4435,1307,-2382,214,-3520,4853,520,1945,-949,-3675,410,2562,
	-7101,-306,5810,-400,-239,-3853,125,398,114,-3517,-741,-2816,4561,1614,-188,1548,115,-9,-47,-13,-36,-1306,214,-368,
	2688,2688,2688,2688,2688,2688,2688,2688,-256,0,153,256,256,256,384,437,-768,-768,-140,-768,-768,-768,-768,-337,
	-1536,-1536,-427,-1536,-1536,-1536,-1536,-873,172,108,1667,81,43,0,80,1087,-3668,-3476,-1764,-3247,-3285,-3328,-3120,-2060,
	0,0,838,0,0,0,0,321,-2336,-2288,-884,-2136,-2496,-2560,-2208,-1051,-808,2185,1558,-2120,973,-47,-1315,1361,
	-506,1838,5238,-4173,2569,-462,4326,2320,-81,-224,53,189,-196,-618,118,3218,4,-328,-1640,-146,-230,-501,-97,-1599,
	720,-815,-1176,-2043,1700,79,-354,3002,420,625,-368,1170,-418,-1451,-832,257,-488,-1293,-373,-2334,1537,336,-1698,685,
	215,-50,1046,-6157,-186,-389,7459,-3838,-773,2335,1566,-879,54,-300,-808,1273,-448,1766,5187,-2752,1316,-557,4067,2293,
	-57,-245,188,334,-449,-805,-22,3185,73,-322,-1449,-216,-380,-717,-85,-1314,674,-534,-1236,-442,315,-631,157,3110,
	336,486,-159,-56,575,-1178,-864,31,-369,-1107,-85,-2805,1556,-164,-852,510,381,-33,928,-5180,-2008,-916,7053,-3860,
	2688,2688,2688,2688,2688,2688,2688,2688,509,512,512,512,512,539,567,640,-636,-768,-118,-768,-768,-329,-173,-768,
	-1536,-1536,-295,-1536,-1536,-951,-445,-1536,1823,47,2608,98,769,1174,1604,60,-1253,-3025,-464,-2973,-2303,-1871,-1413,-2884,
	954,0,517,73,73,582,563,2,-1395,-2336,-545,-1996,-1996,-951,-711,-2136,2432,707,1858,-762,2289,-3388,-2022,-2203,
	106,-2733,2233,-4600,2750,-6403,-2537,-1812,11,-359,-2126,264,846,-3052,-57,242,-4525,335,-4842,-344,-1930,-5501,-1666,301,
	3321,-1048,185,2481,-1127,-4020,5756,-2157,4283,-2678,76,1223,-5637,-788,-303,2640,1012,-1135,99,4310,-3708,-1144,-238,-1320,
	53,407,0,-3994,4309,5010,123,2967,2254,-289,2160,-128,1827,-3331,-1993,-2043,30,-3848,1818,-4008,2362,-6359,-2454,-1949,
	-23,-394,-1796,598,1178,-3166,-146,232,-4305,299,-4759,-310,-1474,-5632,-1604,161,3081,-1135,133,2163,-1559,-3843,5642,-1904,
	4392,-1502,108,-326,-3448,-485,-285,2021,1205,698,177,832,-1166,-626,-214,-1840,37,-399,-14,-2664,3980,4815,112,2224,
	2688,2688,2688,2688,2688,2688,2688,2688,665,665,720,740,741,768,768,768,-172,-172,-330,-187,-265,-768,-768,-768,
	-448,-448,-875,-606,-717,-1536,-1536,-1536,1596,2258,1026,1043,1250,52,106,170,-1324,-662,-1838,-1802,-1594,-2764,-2710,-2645,
	604,604,430,1024,610,0,417,457,-665,-665,-935,-913,-807,-2192,-1854,-1615,270,-1228,-823,-1983,2002,1,-697,-1525,
	2789,2210,1596,-2187,-552,634,1375,-1112,4934,-2640,3707,1920,3471,825,-485,559,2224,-3559,1061,229,-376,352,-64,220,
	2278,-504,6649,-3153,7490,-320,-397,-978,-576,-395,400,-286,147,-479,-11307,21947,-613,-280,636,-336,193,1007,149,14355,
	-503,-138,3135,130,-489,-3385,-14307,15690,218,-1211,-560,-1948,2095,-334,-456,-371,2926,1897,2019,-2102,-106,447,867,-770,
	4639,-2593,3541,1825,3015,723,297,1471,2056,-3644,860,248,-930,313,249,697,2346,-706,6400,-3259,7060,-306,-344,-153,
	-797,-543,-442,-127,-365,-416,-5575,11370,-826,-458,-427,-133,-455,1255,1618,3080,-459,-175,3525,-198,-358,-3431,-9220,8305,
	2688,2688,2688,2688,2688,2688,2688,2688,773,896,996,996,1024,1024,1024,1026,-269,-768,-272,-272,-768,-83,-768,-190,
	-922,-1536,-794,-794,-1536,-220,-1536,-709,1864,41,763,1636,745,2214,1053,1781,-947,-2647,-1825,-952,-1815,-346,-1507,-777,
	734,292,607,607,766,774,731,856,-1101,-2048,-992,-992,-1744,-485,-1487,-973,-1315,2029,1632,-726,10134,-834,-5623,992,
	-1080,-3507,-1083,1694,10958,1742,-6363,2639,-134,-235,4368,9989,5248,-229,-2865,-1153,-3283,2,-953,6628,1881,-1277,-6495,-3642,
	556,-618,-1550,499,2849,-98,-7821,-706,-119,-711,713,349,-1892,-50,-1131,-500,-232,-1817,13,217,-7975,39,-12702,-482,
	-214,2570,-837,-158,-198,-19,-152,2,-1539,1777,1788,-995,7587,-183,-5005,948,-1201,-3243,-1068,1218,8347,179,-5627,1805,
	-148,-172,4272,10168,4938,687,-2718,-487,-3125,133,-851,6870,1964,-755,-6419,-3093,1032,-772,-1183,842,1245,-215,-7526,-766,
	514,469,755,597,-1144,-96,-1483,-522,517,-1099,48,451,-5264,69,-12839,-510,-175,2190,-1041,-122,-229,2,-236,0,
	2688,2688,2688,2688,2688,2688,2688,2688,1040,1109,1152,1152,1153,1262,1279,1280,-768,-128,-768,-768,-768,-148,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,1964,0,29,146,596,44,49,-2517,-511,-2432,-2402,-2285,-1725,-2261,-2255,
	796,839,1024,1007,887,930,985,963,-2024,-256,-2112,-1976,-1658,-912,-1702,-1924,1290,50,4813,-609,-799,-1673,-4907,1386,
	416,-3156,5991,-1345,-1233,-1635,-3367,215,-273,6136,-227,391,2403,4279,576,613,518,1108,526,865,1892,2741,758,758,
	-33,-336,2457,-763,192,-3338,-5665,734,-1850,-389,-2026,-685,2241,472,20,-2531,-3517,-620,785,-3872,5267,-455,3839,-4641,
	2885,-18,529,273,-413,28,-294,-583,1295,-341,3583,653,955,-1684,-740,-1407,424,-1107,4448,507,48,-1540,-283,-1865,
	-28,4427,-163,814,2232,3925,1272,806,653,-231,851,1321,1733,2583,1165,1096,-236,-378,1251,-93,1648,-3683,-1830,-1498,
	-180,-426,-1133,-853,365,294,-2579,-1619,-1499,-842,1732,-2830,282,-551,-2884,-159,2826,-86,276,233,-38,-13,-279,-785,
	2688,2688,2688,2688,2688,2688,2688,2688,1408,1472,1524,1526,1534,1536,1680,1763,-768,-110,-106,-12,-423,-62,-768,-79,
	-1536,-295,-404,-24,-1536,-182,-1536,-316,17,1108,1517,475,117,1779,0,1361,-2159,-1005,-543,-1583,-1932,-269,-1904,-460,
	1024,947,978,923,998,929,1024,1003,-1886,-507,-806,-1099,-1270,-456,-1848,-780,829,1929,1749,2922,-350,-948,4265,-602,
	-53,-224,2986,433,-166,-1348,3918,2415,833,4655,-3454,5198,2364,6318,975,6462,1389,518,-6057,757,127,4081,1771,2670,
	-1712,695,-69,-537,-1038,-80,1471,-466,-2697,105,74,-1340,12871,35,-615,-238,-721,-1761,-273,1214,2463,-238,-1015,-625,
	-84,-47,17,203,-163,1,-16,7,810,1804,1833,2651,660,-803,2801,-471,-69,135,1927,138,701,-1403,2439,1304,
	777,4217,-2352,4829,2863,4803,677,6300,1076,543,-5038,694,120,2223,1501,2451,-1206,287,-114,-68,-619,-72,930,-358,
	-2036,-324,53,-810,11771,-45,90,-181,-204,-1981,-320,1619,760,-217,-165,351,-116,-24,10,161,-252,27,-97,19,
	2688,2688,2688,2688,2688,2688,2688,2688,1792,1792,2023,2045,2051,2052,2309,2408,-768,-768,-125,-50,-486,-160,-82,-768,
	-1536,-1536,-417,-224,-1536,-874,-510,-1536,50,7,323,384,38,743,77,0,-1743,-1785,-1238,-1155,-1496,-789,-1198,-1176,
	1020,1024,1024,1016,1024,1024,1024,1024,-1665,-1743,-740,-677,-1357,-1085,-1008,-1484,-65,934,-883,675,1129,534,-1964,-276,
	312,1255,748,-664,715,-52,-2038,154,1801,740,2980,2473,2844,5006,254,512,1583,852,-379,-1067,1652,1276,-2913,19,
	-484,-898,4700,1020,310,333,-6771,-995,-251,81,3920,-41,-3105,-2934,-9091,-122,-1879,-433,2992,2013,398,-1442,-7377,-787,
	6,15,3,-3,37,-6,36,-12,366,627,-635,804,1427,285,-2419,-212,838,951,806,-547,1097,-304,-2169,136,
	1921,777,3172,2693,3030,4490,-402,486,1834,915,-287,-1026,1702,1097,-3267,-15,-461,-833,4091,401,132,848,-5142,-832,
	-520,111,3177,-480,-2987,-2277,-7491,-41,-1720,-379,2764,1381,48,-557,-5423,-820,25,-23,-10,17,63,1,23,-39,
	2688,2688,2688,2688,2688,2688,2717,2780,2561,2664,2821,2822,3076,4066,1490,2120,-51,0,-14,-7,0,0,-768,-277,
	-1011,-1536,-167,-1536,-100,0,-1536,-961,33,0,64,32,31,0,289,131,-990,-920,-699,-730,-478,0,-1862,-1516,
	1024,1024,1024,1024,1024,1024,994,1024,-1126,-1356,-752,-1152,-896,-260,-1501,-1079,-500,104,-5360,1147,1007,-1867,-3140,1695,
	176,-1447,-4107,1221,1157,-2051,-4160,-682,2554,1639,-1249,2132,4413,2750,923,640,1650,790,-4548,1316,2020,-4426,-1967,-3355,
	-2064,-2646,7975,3192,-8389,-141,-5382,1909,-1225,-6386,2028,9080,-145,-68,-5438,4288,1629,209,522,-389,-4994,16511,-2488,9575,
	-16,43,10,-18,-3,-15,31,-57,-351,-70,-4345,1437,-291,-836,-2122,1987,375,-1725,-3017,1523,168,-39,-3126,-223,
	2514,1617,-590,2304,2522,4309,934,777,1847,844,-3812,1470,1459,-2691,-1917,-2836,-2442,-2032,5822,2393,-5526,-498,-4755,882,
	-2058,-4882,756,7181,-13,-117,-5574,3261,1130,497,-384,-684,-1356,5653,-3577,8123,-5,79,4,-60,9,-24,6,-45,
	2804,2816,2816,2816,2816,2816,2816,2816,2804,-256,0,162,256,256,256,384,0,-768,-768,-132,-768,-768,-768,-768,
	-1536,-1536,-1536,-388,-1536,-1536,-1536,-1536,0,172,108,1987,97,0,43,85,-1012,-3924,-3732,-1691,-3487,-3584,-3541,-3371,
	1024,0,0,841,0,0,0,0,-1402,-2464,-2400,-846,-2264,-2688,-2624,-2320,1668,-698,1831,-3873,-3142,-1638,1387,1515,
	3538,-614,389,-6840,-4178,-4915,-180,2907,992,113,105,-4960,363,-622,327,163,641,1187,1312,-3274,25,-396,-271,-358,
	-1566,519,95,-9440,-2418,-628,4590,-1038,-5941,-904,656,-250,1523,-29,-176,-243,5865,685,-457,-313,-90,-518,737,-2144,
	18,730,294,118,-4970,-3068,544,7969,648,-709,1792,-3885,-2631,-1501,619,1841,2326,-632,359,-6891,-4739,-4401,-955,1841,
	622,-14,163,-4640,1067,-450,92,190,-150,1168,1317,-3271,177,-340,-393,-411,-207,453,346,-9213,-370,-1097,2917,-309,
	-1817,-1003,367,-187,570,563,1200,-744,5177,715,-648,-219,-811,-555,1419,-1863,28,869,323,87,-4838,-2668,-295,7199,
	2816,2816,2816,2816,2816,2816,2816,2816,439,508,512,512,512,512,512,536,-323,-630,-768,-768,-113,-768,-768,-338,
	-818,-1536,-1536,-1536,-270,-1536,-1536,-1079,1316,1862,58,257,2849,101,793,1177,-2085,-1470,-3270,-3071,-479,-3226,-2535,-2127,
	324,953,0,729,529,73,73,578,-1048,-1494,-2464,-2184,-555,-2108,-2108,-1079,-2312,-712,1815,362,-2461,-1718,-320,-1018,
	-4542,808,-1625,-3151,-984,-5910,3791,-5355,-292,-1134,180,2610,-1922,-212,-1471,2147,3753,3508,297,1777,6083,107,3269,4370,
	-3841,1258,926,1187,118,-331,2721,-2154,141,963,-960,-74,65,2336,-4135,-580,471,113,1177,-3153,70,2922,-7388,-1046,
	-9734,258,67,-2576,15,-3512,4775,3349,-2348,-786,1133,171,-1898,-891,233,-947,-4583,668,-2942,-2865,-1377,-5720,4042,-5225,
	-300,-1042,91,2358,-1584,727,-781,1777,3911,3348,144,1449,6179,368,3768,3824,-3833,1224,409,408,95,187,1950,-1665,
	10,963,404,4151,115,206,-659,-813,317,162,2341,4069,166,97,-2405,-1242,-9437,201,-228,-30,6,-2252,4032,3542,
	2816,2816,2816,2816,2816,2816,2816,2816,540,579,640,674,674,726,743,753,-218,-158,-768,-164,-164,-310,-262,-178,
	-435,-398,-1536,-426,-426,-819,-709,-513,2430,1918,60,1624,2457,1056,1247,1370,-870,-1344,-3140,-1542,-709,-2058,-1850,-1717,
	106,579,2,608,608,436,612,1024,-435,-673,-2256,-778,-778,-1051,-935,-865,-639,-97,-1815,448,-90,-1961,763,-1577,
	-766,-1907,-2115,549,-2069,-972,52,-735,4224,3884,1026,2800,-2136,-392,203,3046,7348,157,-1996,-366,-4204,-2261,-1684,540,
	-776,474,-1607,1630,-351,-1461,-3383,7590,117,-434,838,-57,-161,307,-645,26,257,-450,-1424,34,-102,516,-498,51,
	-56,-296,-428,25,-102,3134,-161,-757,-697,-291,-1452,423,-140,-1859,708,-1548,-548,-1888,-2111,602,-2833,-876,2,-565,
	3660,3267,1029,2862,-1195,-250,324,2821,6727,138,-1884,-207,-2945,-2091,-1474,286,-812,264,-1333,1580,-332,-1167,-3386,7416,
	-102,-480,139,-40,5,64,-227,-113,-47,-452,-1627,92,107,144,107,-116,11,-283,-745,-19,-62,3192,-226,-721,
	2816,2816,2816,2816,2816,2816,2816,2816,768,768,768,768,777,896,994,994,-64,-768,-768,-768,-251,-768,-281,-281,
	-128,-1536,-1536,-1536,-797,-1536,-754,-754,2816,106,52,254,2042,41,1009,1790,-256,-2966,-3020,-2818,-1022,-2903,-1837,-1056,
	521,417,0,458,738,291,607,607,-128,-1982,-2320,-1605,-951,-2168,-935,-935,2315,-3991,-2667,-2275,-1722,769,2763,3455,
	-5733,-963,73,-1418,-1042,-3106,621,-1182,1244,-10,653,29,-3344,1160,2188,4738,-661,-3177,-1298,-2238,-4628,-165,-123,2215,
	-94,-1456,-1465,-877,-413,571,6894,-1362,72,-3226,678,14214,-308,258,-21,-180,92,2015,3158,18130,-289,-1479,100,-138,
	26,-9564,-4235,14306,-97,2313,-1446,-68,-164,-3475,-2472,-1477,-1680,692,2886,3497,-5332,-851,48,-1093,-682,-2981,972,-899,
	-87,99,536,1499,-3539,930,1799,4317,-1415,-2875,-1109,-1323,-4891,-497,-394,1724,-43,-1212,-1270,181,-429,549,6489,-1560,
	15,-1398,323,3139,-504,-150,-543,-548,-23,2463,2615,2899,-540,-1184,-570,-662,13,-6689,-4297,6376,-97,1569,-1329,-54,
	2816,2816,2816,2816,2816,2816,2816,2816,1022,1024,1024,1024,1024,1040,1109,1152,-192,-768,-768,-768,-77,-768,-128,-768,
	-726,-1536,-1536,-1536,-205,-1536,-256,-1536,1876,1101,54,773,2448,27,2219,147,-942,-1715,-2762,-2043,-368,-2773,-511,-2541,
	854,731,775,766,781,795,840,886,-1101,-1615,-2184,-1849,-493,-2144,-256,-1786,-3061,-3422,-573,6287,-2097,66,1562,222,
	-722,-1954,-2784,6230,3848,-429,-2499,1266,-5313,-5942,714,-944,4327,2094,711,887,-6002,-8250,-1766,-4008,-859,-573,-1396,-1338,
	-456,-4611,-3276,-4201,17,3205,-97,-2603,-383,-7092,-1332,-2320,-14,1214,-73,9833,-495,11411,482,-9005,20,-3388,-109,14594,
	13,-233,-5317,-290,-14,4431,6,-868,-2981,-3922,-1273,4305,-745,529,606,71,-1163,-2552,-3133,4475,2560,13,-606,1104,
	-4282,-5959,-29,-893,4693,1983,-360,1456,-5129,-8390,-2039,-3708,43,-616,-2464,-1479,-326,-4995,-3558,-4451,-28,3051,-173,-865,
	-39,-7031,602,-992,5,1251,-174,4562,-53,10752,3833,-5245,128,-3661,-339,4510,-27,-385,-4562,-145,10,3195,-53,274,
	2816,2816,2816,2816,2816,2816,2816,2816,1152,1152,1278,1280,1280,1408,1481,1503,-768,-768,-143,-768,-768,-768,-106,-13,
	-1536,-1536,-518,-1536,-1536,-1536,-275,-25,0,29,703,49,53,17,1147,567,-2688,-2658,-1858,-2511,-2507,-2415,-1213,-1770,
	1024,1008,933,963,985,1024,950,918,-2240,-2104,-973,-2052,-1807,-2014,-635,-1227,2500,-2053,-28,-4207,89,-553,-326,-1187,
	3231,-2067,1743,-3386,-597,1032,40,-5,4069,-1769,2381,-1837,-919,2228,2342,461,1147,-2675,-1201,-4166,-1282,763,-2533,-3016,
	2793,-1364,6368,-2311,-2567,433,532,29,1575,318,-233,-2264,3656,-660,102,639,2777,-2915,-354,-5514,9158,-3464,-622,249,
	3257,2115,-222,-613,-395,-504,-32,292,843,-290,24,-3919,340,159,-244,-1207,1516,540,1855,-3264,-650,1634,17,-300,
	2940,198,1928,-1826,555,2315,2326,602,218,-1823,-1314,-4263,-1919,959,-2198,-2554,2129,-202,5399,-3605,-655,263,246,415,
	1540,501,-571,-72,-382,-353,-95,1097,2684,-2930,-752,199,-1577,-2419,-929,687,3917,2057,-169,-1044,183,-709,6,239,
	2816,2816,2816,2816,2816,2816,2816,2816,1518,1529,1533,1534,1536,1536,1536,1564,-108,-185,-424,-768,-32,-768,-59,-218,
	-397,-495,-1536,-1536,-64,-1536,-166,-435,1644,744,131,259,2177,49,2005,1414,-679,-1568,-2176,-2047,-128,-2255,-299,-862,
	977,1024,998,942,964,1009,931,1010,-912,-864,-1392,-1645,-64,-1922,-467,-435,225,858,130,559,764,-2691,561,-440,
	4376,-187,-128,-785,-4051,-4053,452,-4465,-6904,2802,339,-360,-7032,-2207,5891,7186,-9033,-145,-2852,143,-10579,-2024,3185,4792,
	-78,3601,982,2737,15,-7019,-20,-858,-87,196,3458,7621,64,-33,17,331,-342,-619,2813,4950,215,-3363,-101,168,
	26,-267,-287,-417,8,-184,-3,27,126,1046,941,283,-1743,-2562,1446,-503,2583,82,501,-1268,-3809,-3518,-204,-806,
	-4460,2586,912,-268,-4305,-2034,3880,3925,-7404,-395,-2317,170,-6476,-2220,653,2380,-106,3319,1480,2489,54,-5690,25,-1267,
	77,-28,2162,7411,107,762,22,-452,-139,-1071,359,5077,108,-2370,0,-1522,24,-165,-361,-478,-6,-155,23,-45,
	2816,2816,2816,2816,2816,2816,2816,2816,1680,1780,1792,1792,1792,2019,2041,2045,-768,-72,-64,-768,-768,-52,-120,-164,
	-1536,-290,-128,-1536,-1536,-225,-383,-869,0,1517,1793,50,7,535,364,817,-2160,-543,-255,-1999,-2041,-1286,-1435,-979,
	1024,1004,1016,1020,1024,1016,1024,1024,-1976,-806,-128,-1793,-1871,-780,-782,-1202,4003,-2040,740,-2554,-2166,-53,-2317,1475,
	3150,470,-3233,-1078,-1324,853,-38,-244,5603,-78,-4722,403,208,1145,52,1052,2338,-2308,-5840,-604,-2894,-1840,-2983,-3016,
	2937,-231,-79,-3722,-190,-2158,3024,119,277,-205,-61,-2105,128,-1622,2358,1180,2066,-668,-164,-1752,1013,-1851,498,2866,
	-82,2,-17,-46,-47,-15,-6,25,2508,-1658,-450,-2290,-2763,-189,-1939,849,1711,-131,-1739,-887,-1874,798,139,-786,
	4998,-612,-4247,590,15,770,234,973,1453,-2802,-4879,-704,-3144,-2130,-2519,-2975,2498,-178,-190,-3201,-289,-1358,1846,1323,
	1178,-217,-113,-1775,384,-857,1211,2287,2950,-417,-769,-1561,685,-682,-354,4250,-162,15,-27,-58,-125,-4,-1,13,
	2816,2816,2816,2816,2816,2816,2816,2816,2047,2048,2308,2408,2546,2562,2562,2664,-507,-768,-82,-768,-55,-32,-50,0,
	-1536,-1536,-559,-1536,-243,-1536,-904,-1536,42,50,93,0,312,38,32,0,-1751,-1743,-1439,-1432,-982,-1240,-1246,-1176,
	1024,1023,1024,1024,1024,1024,1024,1024,-1480,-1664,-1085,-1612,-612,-1408,-1254,-1484,-3937,-691,2267,-1270,-429,-2131,-3926,1154,
	-3446,-914,70,-12,-279,-1392,-1354,1455,-1767,1428,2635,2451,642,-985,-13,3741,-4984,298,-891,479,-1989,-2556,-4038,167,
	-309,2699,1321,-92,2333,5254,2942,-3515,266,2218,3603,435,1098,8242,546,-6243,-4000,-23,2629,541,11325,-1960,-2903,299,
	-32,-40,38,-10,-33,34,-6,42,-3544,-708,2035,-1154,138,-1607,-3991,383,-3052,-986,74,-16,23,-856,-1479,692,
	-1570,1352,2592,2403,1356,-561,-126,3561,-4686,11,-979,429,-1135,-2267,-4093,-262,-397,2792,1646,1,-146,4313,3387,-2862,
	172,1926,3652,424,-745,6474,1025,-4562,-3811,-159,2669,592,7168,-2082,-2218,678,23,-75,15,-53,-33,30,9,68,
	2816,2816,2816,2816,2816,2816,2816,2816,2818,2818,3026,3076,3078,3515,3578,4004,-8,-15,0,0,-2,0,0,0,
	-1536,-166,-118,-100,-65,0,-4,0,36,67,123,31,32,44,19,0,-986,-955,-691,-734,-730,-281,-243,0,
	1024,1024,1024,1024,1024,1024,1024,1024,-1280,-880,-518,-998,-1152,-605,-896,-377,-3607,-2915,-7649,-3396,10662,-12211,13278,-3260,
	-3819,-3192,-7291,-6086,12445,-14143,15413,-3900,-2001,-1635,-8792,-4177,12640,-12866,14000,-5604,-3103,-5663,-6380,-6591,9777,-12762,12664,-4373,
	2269,10669,14441,-2518,-8527,2634,1716,-291,9038,7595,-111,3408,2504,-335,49,-181,-3765,-8282,32276,-8835,-9634,6468,-13445,22040,
	-29,12,-44,0,27,-18,-6,5,-2275,-1417,-943,-1934,3971,-5308,4743,-1389,-2132,-1518,-1154,-3736,5206,-6574,5397,-1280,
	-1319,-838,-704,-2827,5780,-5236,4195,-2950,-2328,-4000,-1246,-4481,3504,-6259,4299,-1931,927,6169,-808,-1971,1214,-398,5162,-821,
	5038,4118,-1840,2063,5769,-709,137,-160,-3060,-9322,12053,-2187,2038,-1472,-1569,10429,-62,8,-51,-7,42,-39,17,-19,
	2816,2816,2816,2816,2816,2816,2817,2817,4100,4352,4506,4578,1003,1276,437,169,0,0,0,0,-768,-768,-768,-768,
	0,0,0,0,-1536,-1536,-1536,-1536,0,0,0,0,19,16,528,663,0,0,0,0,-2818,-2549,-2876,-3010,
	1024,1024,1024,1024,441,1021,100,171,-640,-260,-423,-197,-2264,-2088,-2085,-1561,2054,1012,-4856,1926,-824,-2388,-4670,5475,
	5409,-769,-64,-266,-694,-5230,-5836,3674,4462,-18,3495,-1519,1661,-268,355,453,5285,-1247,-758,-10650,160,-266,398,1980,
	-169,-134,-6,138,2189,2374,2345,-2704,-114,-94,-27,27,3976,2128,-9340,5700,-39079,7759,1572,1277,3122,64,-12690,8451,
	-4,-13,-6,2,3035,-531,2737,-3325,-619,993,-2868,71,-1211,-1194,-2649,4414,530,445,-819,-255,-1473,-4057,-4525,2837,
	714,1359,1616,-150,1374,288,996,756,843,7,-2604,-9862,-183,-195,1086,1468,750,-458,319,-161,2042,1986,317,-1646,
	46,-98,54,-24,2952,2334,-1534,1951,-13111,-251,8126,-1773,2969,1009,-686,1180,17,-21,6,1,2427,-982,723,-3145,
	2817,2817,2817,2817,2817,2817,2817,2820,935,632,918,1223,1374,535,1686,640,-768,-768,-768,-768,-479,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,202,11,121,47,297,523,165,24,-2705,-3198,-2802,-2572,-2172,-2784,-1992,-3184,
	426,0,422,1011,963,269,1010,0,-2233,-2401,-2129,-2173,-1535,-1631,-1679,-2292,86,-1464,621,-1736,-437,536,-2512,-4377,
	3413,-1153,-737,1602,665,-1900,-3341,-693,2474,2224,-434,840,1137,-1881,-2892,1688,1408,243,-1632,1149,-1760,842,-3537,-1242,
	-673,-994,142,-815,1667,-2111,4109,2445,-7023,660,-4392,-2517,-5272,3978,-333,-282,-11336,3899,-4876,-3228,-2139,12475,-5281,-2072,
	-741,4811,789,-104,122,-7646,-32,870,-2010,-2508,582,-3987,-1367,-598,-1790,-3341,1982,-2037,-379,-871,-353,-2815,-2592,-1054,
	1790,2634,-208,-496,747,-2270,-2102,1906,890,-432,-1539,18,-1928,637,-3060,-982,-2174,-518,272,-1987,1576,-885,4136,2609,
	1047,707,-2651,-959,-3801,-2057,-364,-1174,1232,2722,-3500,186,-395,3369,-5084,-2260,4313,3928,2205,-90,243,-6849,19,608,
	2820,2821,2821,2822,2823,2826,2832,2832,569,1500,1180,887,833,411,1152,2944,-768,-768,-768,-768,-327,-768,-59,-3,
	-1536,-1536,-1536,-1536,-1536,-1536,-463,-169,212,33,25,140,995,687,852,32,-3068,-2317,-2646,-2826,-2025,-2762,-1868,-896,
	82,1024,1024,470,699,200,1017,1024,-2228,-2019,-2177,-2182,-1498,-1634,-1090,-1130,5071,-2012,-380,1194,-1846,3275,-1136,3925,
	6733,-440,2378,-101,-3933,3125,2976,4819,-304,572,4228,252,-3491,4518,-4732,2977,667,-1681,1730,2331,-4890,1941,-7475,540,
	-1019,7314,1546,1453,600,-1199,-2651,-13244,-1966,-862,-1991,-6237,-1576,14280,-913,-11768,-9837,-2683,-2271,-12119,249,16785,-924,-3634,
	1164,-206,860,-7530,-981,-4087,352,-3,4699,-3202,-838,-278,-3038,659,-1571,148,6484,-1688,1810,-390,-4887,1501,2416,1364,
	-758,-60,3412,-385,-3181,2582,-4302,-66,558,-2099,1106,1205,-4463,1039,-6996,-3056,-1596,5733,1243,543,141,949,-2064,-4012,
	1101,-91,-1457,-405,187,6433,-121,-7329,-3614,-511,-1581,-1983,1777,4780,144,1851,1983,-244,980,-2680,-418,-1953,294,0,
	2833,2836,2838,2840,2845,2845,2864,2879,1174,1134,394,576,1490,508,1336,814,-768,-502,-178,-768,-768,-768,-768,-768,
	-1536,-1536,-356,-1536,-1536,-1536,-1536,-1536,146,608,2399,0,289,4,0,228,-2553,-2139,-1093,-3313,-2118,-3385,-2599,-2924,
	944,761,138,0,994,0,1024,75,-2013,-1507,-547,-2552,-1629,-2589,-2195,-2127,-3248,-2604,-1460,4347,-3573,-1950,5301,4164,
	-2771,-1681,-1736,-1194,-645,-3623,43,1241,-1830,1197,-1427,-661,-1603,3696,1581,162,-1979,784,441,601,-992,-329,-1664,2365,
	2513,-454,661,37,-3067,1752,-2113,3261,-6108,3788,-205,-734,-125,-1878,39,-3250,-10981,11576,-267,-921,5815,-2605,2322,-3594,
	2858,-744,266,-3385,263,1326,-496,-1303,-3502,-2228,-1596,2505,-2848,-2628,3702,4071,-2363,-1026,-1961,-1440,-17,-3236,-1813,1549,
	-1325,331,-1215,-205,-1375,3449,699,-156,-1983,398,659,435,-895,-167,-2146,2001,1337,-592,529,-378,-2758,990,-2636,3059,
	-1825,1494,-133,-301,-1086,-1229,336,-3061,-2745,6834,-148,-656,3679,-2324,3461,-3243,2824,-735,312,-2499,205,2703,-402,-637,
	2908,2911,2913,2932,2944,2944,2944,2944,2120,941,1744,2804,-256,0,178,256,-277,-126,-50,0,-768,-768,-122,-768,
	-961,-382,-188,-1536,-1536,-1536,-345,-1536,131,1649,1109,0,172,110,2568,97,-1772,-1441,-1180,-1268,-4180,-3986,-1350,-3743,
	1024,781,988,1024,0,0,847,0,-1207,-839,-766,-1530,-2560,-2528,-675,-2368,-1061,-188,-489,2220,398,2826,2533,360,
	303,975,-307,1824,-194,465,3502,2154,-2397,-2577,-2821,1572,2144,-279,2877,-1264,2397,2206,3829,1833,2270,-2949,-257,-811,
	-2677,-1419,-1400,224,417,1869,3104,-2523,-769,-262,-650,-5009,-1371,-399,-167,2746,7556,-502,-1001,57,-161,2089,-228,378,
	-431,-268,14,19,608,11,-163,-3706,-667,-195,-603,1193,397,2693,1942,663,572,758,-562,650,-216,345,2764,2450,
	-2273,-2053,-2683,156,2166,-309,2373,575,2244,2298,3753,1649,2299,-2916,-500,537,-2629,-1245,-1538,1011,564,2067,3118,-1611,
	-965,-92,-589,-2328,-1730,-885,-168,1476,6716,-217,-931,39,-176,1682,-206,-1498,-290,-291,37,12,878,80,-154,-4604,
	2944,2944,2944,2944,2944,2944,2944,2944,256,256,384,443,512,512,512,512,-768,-768,-768,-307,-768,-768,-768,-108,
	-1536,-1536,-1536,-746,-1536,-1536,-1536,-252,0,43,101,1842,115,810,58,3092,-3840,-3797,-3611,-1811,-3469,-2774,-3526,-492,
	0,0,0,331,73,73,0,538,-2816,-2752,-2448,-907,-2236,-2236,-2592,-565,-1330,2232,564,-2674,1184,-5439,973,-1394,
	2827,1882,5650,-2122,-268,-4978,988,1011,3326,1497,6349,-837,-4010,-5189,-4001,-2874,3742,1036,1609,-2550,1900,-2486,1957,-2182,
	726,-299,-192,-2431,-1362,2903,355,44,2216,-606,-258,71,3907,-5767,-1549,47,-394,641,-962,69,3975,-11370,469,33,
	270,-11,8908,2030,-1697,-2822,-53,5,-404,2542,542,-2695,1754,-3642,700,-655,3723,3378,4504,-2442,-88,-3478,1975,1079,
	3348,1371,5659,-472,-3892,-4025,-4756,-2470,3580,874,1495,-3132,2589,-1001,2452,-1864,332,-1277,-30,-1259,-690,1689,-564,29,
	3086,1208,-404,-237,1645,139,201,131,663,1902,-698,-372,1550,-2573,2096,186,466,-71,7494,2557,-1762,-4124,935,-4,
	2944,2944,2944,2944,2944,2944,2944,2944,512,538,576,640,682,682,729,744,-574,-339,-163,-768,-155,-155,-296,-258,
	-1536,-1138,-416,-1536,-389,-389,-744,-696,1933,1176,1921,60,1921,2686,1283,1519,-1651,-2383,-1600,-3396,-1493,-728,-2084,-1833,
	954,580,578,2,614,614,440,613,-1621,-1207,-801,-2384,-747,-747,-1048,-920,-733,6824,-996,-4339,-335,1015,-1590,630,
	118,7791,-1126,2729,1523,3888,4468,4780,-1979,2109,-4520,-312,-2551,-1262,-2598,-777,-114,5671,724,64,-51,1001,-699,3045,
	674,1196,2915,-1357,-1302,-343,-902,5545,-156,346,2,-883,12,-79,180,-252,-375,-28,-6,-3943,-6,-61,439,-359,
	105,3386,-211,4142,-275,-89,3434,-251,-942,5900,-1069,-3236,-353,1115,-1470,620,37,6817,-1267,2097,1482,3175,4594,4816,
	-1973,1454,-3886,-788,-2433,-843,-2550,-664,21,4670,600,80,-136,1918,-524,2668,587,1376,3352,-782,-1188,-383,-885,5952,
	269,-1133,76,-1852,-60,28,113,-157,207,-1957,96,-4956,-58,91,309,-239,81,3997,-169,2249,-237,-82,3595,-159,
	2944,2944,2944,2944,2944,2944,2944,2944,749,768,768,768,775,896,998,998,-185,-768,-768,-768,-256,-768,-265,-265,
	-555,-1536,-1536,-1536,-863,-1536,-712,-712,1374,63,108,254,2115,45,1041,1952,-1973,-3265,-3220,-3074,-1206,-3155,-2057,-1146,
	1024,0,417,458,737,291,610,610,-993,-2448,-2094,-1733,-1079,-2296,-1051,-1051,-2829,845,1721,-1040,-2724,1050,-1051,633,
	1046,5093,6286,2698,-1140,-729,-70,-2329,-2787,-2453,979,-3065,2561,-1461,-3278,-1127,569,1005,2227,-809,7553,2645,4126,4021,
	-3584,81,1243,-198,-994,-971,1025,-1704,-435,-351,1812,4549,-341,-2254,63,-52,-330,2516,1621,14589,-448,-4371,178,65,
	-181,-4942,-6095,19665,-390,-1548,-879,-71,-2717,738,1989,175,-2652,1052,-842,537,1057,5285,6538,3676,-913,-31,-1,-2698,
	-2381,-2386,315,-1843,2734,-1799,-3180,-334,606,1058,2097,517,7312,2355,4102,4758,-3278,116,1163,465,-634,-840,1151,-1460,
	-252,-350,1582,-1504,-377,-1602,-144,58,-116,2183,1883,3250,-559,-1714,-258,138,-343,-5014,-4240,11435,-406,-662,-1055,-105,
	2944,2944,2944,2944,2944,2944,2944,2944,1024,1024,1024,1026,1040,1109,1152,1152,-768,-71,-768,-189,-768,-128,-768,-768,
	-1536,-191,-1536,-644,-1536,-256,-1536,-1536,796,2683,1172,2049,27,2475,147,0,-2276,-389,-1900,-1020,-3029,-512,-2797,-2944,
	766,786,730,856,795,840,886,1024,-1975,-500,-1605,-951,-2268,-256,-1897,-2368,-6034,-3608,-2727,1657,563,3325,-1735,2510,
	-1483,1728,1156,3344,2235,-3783,2015,5655,-3491,352,2344,-539,-745,-450,-4523,3971,1731,1697,8127,478,2467,7545,912,1685,
	2532,15,15232,-434,-932,-41,-386,-9,-4821,-27,10996,-146,-3364,44,1262,1894,-10061,-29,7473,-155,-6788,61,8411,-2487,
	176,-17,-528,75,-1611,6,-6528,1041,-7023,-2386,-1850,1773,375,883,-56,799,-2315,1095,1926,3105,2214,-2622,3715,4011,
	-3154,575,2290,-438,-1076,-1165,-2771,2015,2084,2292,7744,477,2122,6398,2078,2241,2485,7,15213,-708,-871,-95,445,-574,
	-2266,15,9548,-379,-2929,-83,-1180,873,-4800,87,4554,-472,-5500,-193,1277,-1396,660,1,-506,57,-1098,-46,-8513,1752,
	2944,2944,2944,2944,2944,2944,2944,2944,1152,1273,1280,1280,1408,1454,1534,1535,-768,-145,-768,-768,-768,-116,-103,-12,
	-1536,-530,-1536,-1536,-1536,-326,-377,-24,30,708,57,55,22,1173,1792,671,-2914,-2114,-2759,-2761,-2666,-1469,-770,-1890,
	1008,932,985,963,1024,946,979,924,-2232,-1101,-1935,-2180,-2142,-763,-973,-1355,-1706,-967,-3095,2449,687,-248,-1402,267,
	-54,-1815,-4594,-1083,760,-282,876,-747,-3182,-1967,-4015,804,-2038,-273,2243,-1775,1502,4453,-911,3034,3877,5249,4267,5198,
	-803,-3286,-1927,1915,250,655,-174,-5558,-2974,978,-518,-1203,719,-240,-103,-133,-4120,96,5812,-1515,-5059,-138,-207,147,
	-2205,1165,6417,-256,608,-145,39,360,-1065,-871,573,592,927,-138,-1522,-235,1466,-1800,-1859,-2934,1079,-146,-806,-1074,
	-2631,-1874,-1213,-1968,-2200,-317,4056,-1237,1483,4206,1743,2364,3718,4703,5658,5394,-755,-3687,77,724,214,-161,-191,-2950,
	-2174,397,-2172,-598,815,-606,10,1174,-3936,-938,-1112,3614,-4274,-681,-6,1446,-2815,649,5107,1400,478,-24,50,323,
	2944,2944,2944,2944,2944,2944,2944,2944,1536,1536,1680,1773,1792,1792,2035,2036,-56,-420,-768,-74,-768,-768,-122,-50,
	-153,-1536,-1536,-295,-1536,-1536,-397,-212,2235,170,0,1644,50,7,370,549,-325,-2390,-2416,-679,-2255,-2297,-1691,-1512,
	932,998,1024,1003,1020,1024,1024,1016,-477,-1487,-2104,-912,-1921,-1992,-910,-806,-4792,695,3129,-1493,1797,-373,1228,-219,
	2305,93,4026,1596,645,371,345,-311,3010,-2908,1528,-4450,-1495,-916,-1812,-2640,11341,3094,2861,2780,3549,1993,2388,4635,
	-31,-807,400,-145,4285,-4515,6437,12,-28,-228,1669,-138,-1573,-561,5249,-906,-123,12313,696,-383,382,-1289,1304,-588,
	-16,397,-464,6,-291,-334,-145,-60,-2958,1862,2416,-1174,2276,-320,1281,-154,2081,831,3233,623,1321,359,503,-181,
	1505,-2378,953,-3785,-1460,-1220,-1929,-2745,9286,3661,3107,2837,3726,2087,2464,4605,31,-427,146,-24,4101,-4017,4913,-829,
	49,-1853,1749,49,-1247,-544,3592,-1347,146,7674,2312,104,398,-1063,-53,-1116,15,-62,-569,13,-292,-445,-94,17,
	2944,2944,2944,2944,2944,2944,2944,2944,2046,2048,2301,2408,2563,2664,2818,2821,-162,-495,-85,-768,-50,0,-8,-15,
	-845,-1536,-569,-1536,-988,-1536,-1536,-164,898,42,119,0,38,0,38,77,-1152,-2007,-1676,-1688,-1496,-1432,-1240,-1198,
	1024,1024,1024,1024,1024,1024,1024,1024,-1270,-1579,-1202,-1740,-1357,-1612,-1408,-1008,1821,-554,-1465,1955,1167,2305,-1896,-887,
	182,-960,288,1709,-1031,2877,-3122,-836,-2590,-2723,-1023,-597,-2115,789,-6261,-2474,3662,2188,3424,3222,3048,3087,1909,4030,
	740,-1481,-3462,-930,-2975,-1702,931,1596,-2701,-2183,-5007,-180,-3377,-3924,4249,5316,-129,-2442,-513,1477,-6106,1480,-1068,1245,
	38,-518,-122,-131,-112,57,-36,-20,1324,62,-1492,1734,1249,1495,-386,-542,-255,-253,248,1476,-965,2051,-1570,-537,
	-2157,-2601,-905,-562,-1825,407,-5102,-2098,3640,2294,3140,3015,2761,2780,2392,4101,2061,-1642,-2009,-814,-2694,-1115,75,913,
	-1482,-2263,-3917,-127,-3024,-2652,1207,4431,1334,-2572,67,1511,-5230,1793,-1853,463,-16,-409,-132,-252,-82,63,-73,-21,
	2944,2944,2984,2988,3072,3072,3072,3072,3073,4592,1875,1176,227,383,512,512,0,0,-30,-768,-104,-768,-768,-543,
	-102,0,-192,-1536,-262,-1536,-1536,-1536,33,0,913,417,3063,217,58,2025,-990,0,-1387,-2589,-1062,-3752,-3782,-1815,
	1024,1024,1024,967,862,250,0,954,-1126,-260,-1012,-1930,-531,-2262,-2720,-1676,865,3190,-3122,2466,4271,1226,-959,-1577,
	-132,-674,1780,754,5379,2825,-5036,-2568,-1423,-2304,-5344,-1707,6651,1028,-658,972,7322,13204,-3789,2496,2894,-1496,-82,-1118,
	-7185,-12,-1276,-1847,99,-757,-696,445,-2845,-85,-1167,-3535,-8,4542,-1248,-292,-4144,4522,-1190,-4979,-26,5184,-1948,-246,
	-7,-7,-26,-6299,-37,1329,-2939,40,380,2624,-3453,2798,3410,1257,-1121,-1737,-719,-523,1170,1138,4702,2646,-3873,-2657,
	-1910,-1635,-4870,-1515,6101,1391,-522,954,6816,13424,-3026,2382,2435,-1355,-37,-1138,-5796,-459,505,-1804,202,-613,-1029,368,
	-2727,-74,227,-3502,-51,4390,-202,-353,-2369,-1308,663,-3417,-94,4789,-558,-300,-16,-13,-103,-6150,-20,990,-1605,50,
	3072,3072,3072,3072,3072,3072,3072,3072,709,776,1002,1024,1024,1536,1790,1792,-132,-253,-253,-768,-67,-768,-69,-265,
	-339,-871,-651,-1536,-179,-1536,-283,-1307,2957,1192,1266,1230,2921,55,704,1053,-686,-2384,-2084,-2099,-407,-2761,-1858,-1507,
	639,738,614,730,792,1009,1004,1020,-543,-1207,-1048,-1733,-507,-2178,-973,-1487,-165,1059,291,-1555,-5376,390,-676,348,
	-695,3162,-1806,-3226,-5182,-82,50,-99,-722,4073,602,-185,-270,4112,1070,807,-3928,1130,-1704,958,-1119,-254,-1203,789,
	-253,-2994,904,-2043,-19,1253,6497,3282,-73,-663,-204,5531,-53,-536,-110,6251,-76,-955,245,8267,-77,677,-570,1834,
	-80,-300,-1036,-1351,-30,5605,-349,-285,-116,872,402,-1661,-3710,167,-562,-165,-284,2920,-1711,-3216,-4378,-182,27,-774,
	-899,3863,608,-230,55,3817,933,872,-4336,741,-1839,989,-834,-269,-1136,807,-303,-2900,552,-1417,-11,1184,4418,3167,
	-143,-585,-286,4305,13,-305,-866,6339,-188,-1011,-73,6387,68,1878,-1325,2214,-98,-480,-927,-1126,-16,5676,-129,-325,
	3072,3072,3208,3328,3328,3328,3328,3328,2044,2560,2246,-512,-256,0,0,0,-119,-32,-53,-768,-768,-768,-768,-768,
	-370,-1536,-275,-1536,-1536,-1536,-1536,-1536,740,50,1382,276,180,0,0,2257,-1567,-1742,-997,-5100,-4940,-4864,-4864,-2606,
	1024,1024,1023,0,0,0,0,550,-864,-1664,-942,-2976,-2928,-3328,-3328,-2008,1171,859,1324,1083,3124,-1028,-1293,-5562,
	-57,621,52,881,1321,1061,805,-5540,3884,2520,1109,1367,4344,132,381,5702,437,497,564,3673,3548,-2024,-2282,3313,
	-1541,-126,-743,1043,-507,1521,1437,-5195,117,2203,-140,236,-416,701,701,1711,-517,-2316,-233,920,-545,2337,2256,2384,
	-95,-80,9,-304,-940,1472,1237,-554,1314,565,1210,1121,2544,-219,-484,-5150,225,321,-232,701,1377,1407,1150,-5068,
	3406,2325,1347,1346,4566,451,700,5522,175,169,763,3935,2955,-1403,-1662,3285,-2156,-157,-533,875,70,1392,1308,-5194,
	-461,2213,-70,-165,-914,751,751,1874,-1140,-1724,209,351,-459,2673,2592,2708,-50,-95,6,-385,-331,1043,809,-986,
	3328,3328,3328,3328,3328,3328,3328,3328,91,128,162,173,242,256,256,256,-117,-768,-132,-513,-238,-768,-768,-768,
	-306,-1536,-388,-1536,-603,-1536,-1536,-1536,3449,212,3016,1285,2706,694,97,86,-1324,-4524,-1686,-3406,-1916,-3914,-4511,-4522,
	810,17,841,222,682,0,0,0,-662,-2652,-1358,-1712,-958,-2792,-2752,-2848,-84,2245,-7325,2727,6323,-171,-1887,1968,
	2081,2164,-11040,3574,9009,1564,-1919,971,1862,-1831,-4191,-1269,2273,6161,-285,-1451,-734,-2008,-623,1036,4394,545,-289,-468,
	657,930,918,1495,1559,2124,194,-238,82,-1939,-86,2063,-183,2500,1617,1789,97,2739,-118,4059,-310,-4142,337,-2008,
	457,-51,353,-2302,445,2876,-694,-859,-1208,1782,-5552,2095,5367,916,-1912,1427,459,2279,-7875,2943,7127,2256,-1814,488,
	1330,-1637,-3126,-334,2604,3322,-418,-1041,-940,-2156,445,214,3280,91,-354,-478,610,1197,743,1806,2401,1355,-163,-110,
	-3,-1702,161,-39,-481,4264,1614,1562,-46,2844,265,158,-756,2063,-1525,-2383,416,379,327,-2394,663,2372,-550,-541,
	3328,3328,3328,3328,3328,3328,3328,3328,256,256,256,278,327,332,332,384,-768,-768,-768,-768,-409,-326,-326,-768,
	-1536,-1536,-1536,-1536,-1144,-821,-821,-1536,0,147,1080,269,1384,1932,2948,225,-4608,-4461,-3528,-4317,-3153,-2600,-1584,-4255,
	0,0,868,61,397,286,286,250,-3200,-2976,-2660,-2297,-1584,-1303,-1303,-2518,1627,-1227,-5149,-1027,1582,-2668,1784,1721,
	-279,587,-3565,-1365,2451,-1279,3280,1760,-468,-974,-170,-1034,-219,-4857,-1,412,1297,-514,-2257,-258,821,-3754,-1449,-318,
	-295,-93,-890,-427,184,-3996,735,-1275,4153,1783,-3306,1449,1350,169,170,3490,-1089,2788,-4377,2396,1777,319,232,4564,
	-2215,-301,-1832,-283,-10829,-7053,525,247,1972,-580,-4265,-1386,911,-3037,1933,1614,-31,734,-2524,-1914,1828,-1880,3569,1901,
	-1393,-1867,-1076,-1489,-232,-4499,163,431,660,-1106,-1848,-931,140,-3971,-1114,-54,-187,19,-1530,-437,-63,-3727,667,-1307,
	4902,2809,-815,416,23,-219,161,3704,-78,5739,416,-1392,-66,-192,231,5447,-2672,-286,-1650,-2581,-10360,-6482,590,931,
	3328,3328,3328,3328,3328,3328,3328,3328,384,439,442,442,474,504,509,512,-768,-323,-314,-314,-290,-768,-126,-768,
	-1536,-818,-792,-792,-745,-1536,-463,-1536,0,2223,1843,2872,2894,1731,1844,115,-4480,-2202,-2579,-1550,-1496,-2630,-2511,-4237,
	0,323,329,329,443,953,950,73,-3136,-1560,-1291,-1291,-1264,-2082,-1256,-2588,-2580,1951,4964,1504,-1867,1043,-867,-225,
	183,-241,2826,243,-3678,-448,2134,-3382,-1390,589,4004,4031,-4658,-2650,-919,-1436,-3739,-1590,4946,-3288,3377,847,137,1025,
	-1877,3449,-1740,-156,-848,-1103,-5377,-625,-2604,167,323,102,-36,-5814,-712,6010,-2817,217,523,164,-27,-7029,-873,3972,
	4576,4389,-10319,-145,-296,-5244,3337,-1679,-2526,1961,4750,1440,-1710,1371,-772,-186,99,196,2505,237,-3203,-39,2093,-4346,
	-1812,68,3959,3926,-4732,-2540,-537,-858,-3882,-1066,4618,-2974,3581,1046,197,1628,-1881,2495,-1517,-223,-1004,-959,-5131,-626,
	-1763,464,-44,88,-4,-5423,-557,2316,-1949,635,62,140,14,-6622,-608,16,4081,3951,-9745,-145,-396,-5254,3150,-4394,
	3328,3328,3328,3328,3328,3328,3328,3328,512,512,512,512,512,512,512,516,-768,-768,-97,-97,-768,-124,-552,-768,
	-1536,-1536,-225,-225,-1536,-321,-1536,-1536,866,0,3173,3813,58,2368,2120,1474,-3486,-4352,-1179,-539,-4294,-1984,-2232,-2874,
	73,0,557,557,0,501,954,206,-2588,-3072,-590,-590,-2976,-1301,-1866,-2224,4813,4536,-2141,-6126,-3874,-1427,-407,-508,
	3844,683,-1819,-3191,-1744,-1503,-656,-478,4629,5257,-4543,1795,-3227,2728,-2081,-1898,1168,7458,-1421,-2570,-1626,-1731,617,-4611,
	260,-697,-358,230,-1035,3277,5641,513,-1580,-732,-154,69,173,-82,1787,-2715,-5692,-1015,-224,83,496,-132,2147,-4493,
	-3358,-490,-115,121,-140,-255,2073,7144,5359,4075,-2819,-3274,-3707,-1185,-140,158,4444,558,-2751,-1411,-2191,-921,-378,275,
	3609,4826,-4782,1646,-2890,2191,-2127,-2119,1631,6988,-1692,-1710,-734,-847,396,-3969,-69,-860,-435,212,-1265,3207,5731,278,
	974,-363,-155,184,1996,121,1603,-1994,-896,-503,-236,321,1895,131,1926,-3517,-3069,-456,-111,103,-13,-316,2033,5704,
	3328,3328,3328,3328,3328,3328,3328,3328,531,536,539,539,540,551,584,584,-398,-338,-318,-318,-218,-199,-152,-152,
	-1536,-1079,-986,-986,-435,-573,-374,-374,1594,2092,1254,2572,3453,2094,2570,3353,-2740,-2235,-3071,-1753,-870,-2219,-1710,-927,
	567,577,583,583,106,540,591,591,-1936,-1591,-1544,-1544,-435,-1593,-855,-855,-2562,2291,856,1207,656,-1849,-2056,2472,
	-2393,1436,1037,1903,1429,-1857,-1053,1972,167,912,-233,878,-841,722,-2195,1446,-2697,-1147,66,-1149,1052,-634,-692,-771,
	-1361,6993,2697,-1306,172,2699,-614,-266,-504,-183,545,-256,267,-293,17,-49,1676,-321,27,-262,362,-444,-6,-50,
	5426,1694,13794,-842,172,1751,-591,-102,-2280,1944,521,1626,668,-1824,-2477,2966,-1943,1247,734,2809,1411,-1029,-1862,2392,
	161,670,-239,611,-803,-419,-1507,1308,-2181,-1117,-229,-553,616,-215,-1372,-250,-2068,5845,2282,-1274,162,822,317,-300,
	-238,-335,-386,-265,85,383,-62,92,2164,-468,-1128,-305,61,594,-127,179,5402,1496,13202,-776,211,1590,-460,-97,
	3328,3328,3328,3328,3328,3328,3328,3328,597,640,656,700,700,732,742,768,-128,-768,-183,-140,-140,-283,-75,-768,
	-256,-1536,-515,-355,-355,-716,-211,-1536,3755,70,2046,2568,3289,1809,3060,124,-512,-4154,-2162,-1597,-875,-2322,-1062,-3972,
	263,2,592,631,631,445,1024,417,-256,-2768,-1531,-799,-799,-1163,-531,-2446,953,-4136,-1853,300,147,-2244,-2503,-3102,
	-1406,1829,-1621,300,-1082,-192,-662,2541,-525,151,2628,-1099,3068,-3990,-2691,-1012,1081,-1831,-429,289,-680,-2514,859,-896,
	149,-976,3997,-656,-210,-8539,89,-400,159,430,-38,7,-74,243,9,435,197,-782,-151,-36,-82,438,-1,-667,
	131,-1861,-579,-326,-94,3913,-31,-14821,-433,-3678,-2063,160,997,-2336,-2863,-2508,-2041,1644,-1479,-84,-783,-777,-950,2287,
	-215,250,1306,-549,3169,-3231,-2736,-427,472,-1367,19,-147,-30,-3167,607,-484,154,-826,3039,-341,-232,-6656,139,36,
	75,9,293,-42,10,-240,-61,583,39,-948,397,-94,59,-315,-121,-808,132,-1183,-402,-272,-96,4544,-38,-12344,
	3328,3328,3328,3328,3328,3328,3328,3328,768,768,768,769,832,895,897,1005,-768,-64,-768,-768,-768,-768,-768,-215,
	-1536,-128,-1536,-1536,-1536,-1536,-1536,-1536,65,3840,254,1052,0,226,733,1350,-4031,-256,-3842,-3043,-4032,-3743,-3235,-2509,
	163,521,458,459,0,886,639,846,-2510,-128,-2111,-2255,-2912,-2251,-2429,-1804,-3654,6460,-3831,-2832,2095,1954,169,-171,
	3172,4001,4297,-2723,-3086,-2288,-1994,-1222,-1602,-1072,-1348,973,394,-1648,1907,1210,-872,781,-1021,-1099,990,-630,-969,-1051,
	-682,169,29,-1570,1314,-368,-1437,-36,904,155,8091,-5528,-1794,4373,-8991,848,668,208,13450,-5156,3145,11801,-11903,1937,
	31183,105,30497,8763,-8656,-447,-3969,674,-2529,4794,-2787,-2323,730,1920,-397,-256,1837,3014,1460,-2285,-1798,-2404,-2446,-1165,
	-780,-839,-1420,1232,-378,-610,965,1175,-791,247,-1649,-872,454,117,-1154,-981,44,207,548,-1435,953,106,-1954,-568,
	-1830,124,-98,-5197,-2030,2028,-6366,651,-2213,144,1691,-5227,2346,4364,-7738,1983,24703,113,17663,8517,-2723,-3313,-1745,1094,
	3328,3328,3328,3328,3328,3328,3328,3328,1006,1006,1006,1010,1022,1024,1024,1024,-247,-247,-247,-148,-192,-768,-768,-768,
	-627,-627,-627,-445,-726,-1536,-1536,-1536,1792,2526,2526,1735,1876,155,308,814,-2066,-1332,-1332,-2119,-1966,-3685,-3532,-3026,
	616,616,616,1024,853,963,962,962,-1035,-1035,-1035,-1060,-1613,-2564,-2409,-2409,910,-538,724,185,-1652,849,-3115,10014,
	-649,-5364,5806,-2065,-897,-1959,-1692,10345,-3115,-1051,-824,-2042,4071,-2996,-916,7132,-147,-2529,1914,-331,-1341,-3604,-961,4526,
	-1053,-445,-445,271,2971,-961,-554,9017,138,56,56,-59,-358,-14256,15666,-1508,363,137,137,-44,-318,-776,9316,9643,
	-1350,-132,-132,-427,-1063,-425,-3850,196,673,-404,858,81,-1724,800,-3138,9300,-1000,-5424,5746,-2157,-1107,-1111,-1469,9548,
	-1382,-606,-379,-958,2008,-2497,-1117,5991,-1445,-2473,1969,-1333,-426,-2584,-999,4232,354,-489,-489,703,2868,-802,-738,8104,
	-331,-21,-21,-414,95,-8092,16063,-172,-522,14,14,-642,595,2791,10883,11292,-1162,-145,-145,-489,-1205,362,-1406,1016,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1024,1024,1024,1024,1024,-768,-61,-61,-32,-768,-768,-231,-8,
	-1536,-158,-158,-64,-1536,-1536,-1086,-1536,0,2789,3402,3712,64,1087,2025,682,-3840,-1051,-438,-128,-3776,-2753,-1815,-3158,
	1024,794,794,774,775,1022,1022,948,-2816,-525,-525,-64,-2696,-2272,-1676,-1988,-2772,5572,-10011,2496,-159,-5989,4159,2380,
	4719,2300,-8681,3050,-957,-4242,2429,1602,5032,-4141,-2444,309,-798,-4208,810,-523,6805,1869,-199,-304,-904,-4473,1759,69,
	1801,-24,-68,195,-406,-3592,-67,-79,24751,-116,-135,158,-5771,2473,-802,3933,-8162,-205,-202,243,-2771,4198,-212,76,
	4868,-8,-62,96,-1251,3418,-906,-5339,-2563,5284,-4206,1254,-27,-5943,4102,2055,3937,2114,-3993,2033,-1201,-4222,2642,1467,
	3890,-4291,-1800,159,-1602,-4013,595,-524,5596,1821,895,-468,-1511,-4235,2011,292,1265,-132,-50,230,-742,-3472,-169,-267,
	22493,-88,5,145,-4553,3880,-605,4658,-5451,-147,109,226,1505,5073,169,856,4646,-22,-52,89,-393,3421,-900,-5229,
	3328,3328,3328,3328,3328,3328,3328,3328,1026,1026,1040,1052,1109,1152,1152,1215,-187,-187,-768,-218,-128,-768,-768,-123,
	-628,-628,-1536,-435,-256,-1536,-1536,-334,1198,2363,29,2941,3243,162,0,1667,-2640,-1474,-3795,-870,-512,-3551,-3712,-1982,
	856,856,795,801,840,886,1024,812,-1335,-1335,-2652,-435,-256,-2242,-2752,-1275,1602,1796,106,-1859,7798,254,1032,1754,
	50,664,-1984,-557,1647,4227,3650,-400,-1237,5815,-1232,626,1848,-1067,2961,-588,-200,-912,-1688,1618,2859,-731,3915,153,
	-1813,-939,-773,-193,-67,-620,2172,3867,26,-13,-6405,156,60,5190,-2525,-167,199,-40,-4700,279,109,7797,4307,-77,
	4531,-189,-1574,-23,-34,-3717,-2321,-84,1646,1873,310,-2270,3769,756,1046,1698,104,829,-1434,-285,-980,3124,3101,-310,
	-1348,4704,-442,50,1306,281,2183,-794,-510,-394,-818,404,1641,-44,2882,665,-2169,-1258,-452,-150,-78,436,1734,3866,
	-563,-20,-4347,-36,-92,-3310,-4310,-73,-633,-49,-5505,-62,-213,-2931,4425,195,3628,-396,-1977,-22,-54,-6166,-2558,-260,
	3328,3328,3328,3328,3328,3328,3328,3328,1233,1233,1269,1278,1280,1280,1280,1280,-115,-115,-187,-141,-77,-768,-630,-630,
	-297,-297,-514,-499,-217,-1536,-1536,-1536,2272,2883,2377,2245,1772,284,252,1297,-1359,-748,-1217,-1341,-1813,-3300,-3332,-2288,
	823,823,1024,933,845,948,918,918,-680,-680,-1048,-1207,-1227,-2285,-1861,-1861,-144,-1522,2640,371,1411,-1626,497,2200,
	-1314,-562,3387,560,-292,-2718,38,1062,-1673,-2260,-819,-1466,830,-835,-426,3109,-617,-2459,828,-848,1160,-1755,55,-1876,
	-360,-18,76,-368,202,-353,-27,-2566,-16,-73,99,-43,-125,21148,-653,5773,-121,-97,187,-17,-246,15668,6755,-2286,
	-13,-4,72,53,70,-4239,25604,-1515,458,856,2800,368,1173,-1810,831,2365,-485,150,2759,-1,-421,-3160,-818,1150,
	-1079,-1475,-74,-1811,1022,-1092,-367,3033,-1462,-991,911,-521,1556,-1768,-1037,-2063,-372,-31,35,-539,-19,-411,234,-2291,
	-151,58,21,18,-39,20132,-411,5013,-279,167,90,53,-35,17267,1770,-2974,-7,9,81,26,23,2624,12171,-1521,
	3328,3328,3328,3328,3328,3328,3328,3328,1280,1280,1408,1518,1527,1529,1529,1533,-768,-64,-768,-108,-186,-185,-105,-435,
	-1536,-128,-1536,-397,-508,-495,-384,-1536,846,3328,27,1644,1254,1523,1206,817,-2738,-256,-3429,-1703,-2083,-1812,-2128,-2515,
	939,903,1024,977,1024,1024,979,997,-2211,-128,-2508,-1424,-1048,-1376,-1079,-1970,4468,6676,1703,-3515,1110,1308,2195,1295,
	3667,9048,-1249,461,355,-866,854,-1154,708,-285,-1514,3666,331,-2400,420,-1914,629,436,-736,-4063,583,703,987,-687,
	-2001,12,-1467,-221,6605,-1462,-2209,-443,-6591,45,-1597,-105,611,297,-380,-3333,-8177,78,-49,-40,1575,897,837,-7247,
	4433,-1,-3884,13,-354,-168,20,1698,4413,3901,1652,-3195,1254,1603,1821,906,3508,6697,-1507,-68,534,-664,653,-1479,
	657,-595,-1119,3455,11,-2082,89,-2021,704,138,-443,-2577,-601,1439,126,-696,-1670,1,-1310,671,4992,-459,-3841,-269,
	-6358,-13,-1282,363,-244,375,-798,-2784,-7502,-48,-270,841,-433,1094,-728,-5154,4447,-16,-1935,-45,-285,-286,242,2215,
	3328,3328,3328,3328,3328,3328,3328,3328,1536,1536,1536,1536,1536,1536,1536,1536,-768,-768,-768,-32,-768,-50,-50,-768,
	-1536,-1536,-1536,-64,-1536,-123,-123,-1536,58,284,66,3200,0,2331,2939,114,-3270,-3044,-3262,-128,-3328,-997,-389,-3214,
	1023,942,1009,964,1024,934,934,1000,-2129,-2157,-2434,-64,-2560,-500,-500,-2082,-517,-817,1951,3229,-746,2667,-12489,-463,
	-2360,-1706,422,4244,5542,1885,-12119,44,-1473,-1534,-677,129,612,-369,-589,749,-1005,-640,186,-97,2485,-593,-1302,-656,
	-927,-1800,-296,75,2105,127,-11,-1361,-5485,16847,-4796,91,21954,-197,-101,-2579,1548,13185,-1982,175,-4027,-492,-208,3160,
	47398,-8437,-21379,49,-7497,10,-15,-11704,602,-919,1022,1375,-861,2593,-5824,494,-887,-1785,-332,2430,4443,2246,-5918,537,
	-212,-1700,-1046,95,55,-723,-423,1316,108,-702,-250,-210,1912,-597,-1160,-469,548,-1834,-767,109,1459,108,48,-755,
	-3462,16384,-5306,85,19145,-127,54,-2230,-5254,13645,451,159,-2440,-378,227,-637,26193,-7651,-5529,42,-1220,29,5,-21812,
	3328,3328,3328,3328,3328,3328,3328,3328,1543,1564,1621,1680,1729,1781,1791,1791,-102,-218,-128,-768,-93,-160,-68,-11,
	-375,-435,-256,-1536,-249,-463,-280,-1536,1045,2430,2731,0,1593,1937,2053,285,-2276,-870,-512,-3184,-1542,-1147,-1020,-2788,
	981,1010,1013,1024,1024,1024,1004,939,-1682,-435,-256,-2488,-778,-1051,-951,-2029,-1008,-4273,6096,1958,1126,1475,455,87,
	-583,-4649,1311,-240,-553,900,2461,427,-1065,838,-234,1567,-335,-161,-1435,175,-1310,-653,-218,-109,919,-186,-1734,-428,
	-821,-45,36,362,-146,-136,66,960,1002,187,86,31,9,240,-157,991,-2757,401,143,-2273,77,609,-325,-1337,
	1569,4,-6,-5040,39,23,16,-3594,-260,-3386,3422,1368,571,1294,1000,-544,-494,-2973,-541,-966,-277,241,1610,-130,
	-972,114,-394,1153,26,407,-901,52,250,-1280,-486,-473,-721,63,-1328,-154,2729,-67,22,-47,-1029,-493,240,844,
	2773,13,1,-655,-466,94,62,1672,607,10,-138,-696,-683,327,153,1595,2001,-2,-14,-2580,77,13,27,-2358,
	3328,3328,3328,3328,3328,3328,3328,3328,1792,1792,1792,1796,2033,2039,2046,2048,-768,-64,-266,-12,-123,-49,-11,-160,
	-1536,-128,-1244,-23,-394,-211,-1536,-842,10,2816,252,665,995,711,276,1101,-3062,-256,-2820,-2402,-1836,-2114,-2542,-1715,
	1024,1017,1020,923,1024,1016,1024,1024,-2376,-128,-1605,-1611,-935,-1101,-1902,-1615,-1698,8337,12,127,-20,-566,362,342,
	-1220,9937,243,-351,-85,390,333,1527,-738,-492,1694,-3423,-556,-1775,-273,-2622,-796,-1187,565,-3286,99,-548,-377,-3092,
	-1484,17,463,-5159,3030,1795,187,-8774,-1358,51,-2110,202,1858,4606,-1531,-6079,398,85,5042,352,1916,2478,-439,-8131,
	485,1,5102,1976,-277,-127,1793,-297,-1727,4990,621,-7,236,-398,-173,233,-1256,6750,573,-367,256,341,-108,1069,
	-623,-410,1658,-3321,-688,-1581,-513,-2261,-668,-1103,-87,-2813,-762,-1312,-404,-2249,-1394,3,416,-4017,445,-906,315,-4807,
	-1163,2,-3044,1317,44,2637,-798,-3371,519,-84,1446,1482,-439,507,1180,-4427,73,-6,2453,1895,-158,22,1997,-442,
	3328,3328,3328,3328,3328,3328,3328,3328,2048,2048,2048,2048,2048,2076,2133,2226,-32,-768,-768,-39,-39,-218,-128,-59,
	-64,-1536,-1536,-105,-105,-435,-256,-198,2688,56,0,1850,2473,1919,2219,1169,-128,-2761,-2816,-966,-343,-868,-511,-1469,
	1020,1023,1024,1024,1024,1023,1023,1024,-64,-2176,-2304,-484,-484,-435,-256,-763,5275,-1341,1378,-1115,-16190,-1414,3568,2169,
	7159,-5070,6156,-1487,-16831,-2944,-559,145,-37,-298,-385,-107,147,2024,-329,1599,-38,-3175,1323,-517,597,1910,-1393,334,
	-14,-2443,2179,167,72,0,2,-1006,49,-186,606,-214,-82,440,74,-683,152,-910,461,-685,-268,933,134,-691,
	33,1889,3645,17,-1,-38,-26,-5,2142,-835,933,-1068,-8856,-687,2183,2159,3781,-3461,4634,-713,-9703,-1253,-1297,497,
	162,-188,-539,-853,-78,1019,-479,995,317,-2752,955,-829,118,1160,-1233,-96,50,-1825,1551,43,215,-527,-66,-1734,
	59,-224,285,-203,99,-137,-24,-1097,107,-1366,683,-876,501,-345,-239,-1538,29,1871,4111,42,12,-50,-30,41,
	3328,3328,3328,3328,3328,3328,3328,3328,2304,2304,2304,2408,2541,2557,2557,2558,-64,-189,-83,-768,-21,-54,-54,-12,
	-128,-1536,-530,-1536,-101,-238,-238,-23,2304,53,170,0,597,740,1518,258,-256,-2507,-2389,-2456,-1726,-1567,-790,-2048,
	1024,1024,1024,1024,1023,1024,1024,1024,-128,-1807,-1487,-2124,-912,-864,-864,-1646,7637,-545,143,208,146,441,-1644,-230,
	9234,-1350,-103,269,24,533,-2260,-446,-373,-948,154,-415,-368,150,-2539,-564,-52,-869,-595,-1202,-434,-660,-2671,-1159,
	-43,-716,-1111,291,5127,-575,-397,-3637,7,-769,-3501,911,4077,146,-174,-4963,45,-2323,1876,1576,4643,-430,144,-9001,
	-7,-519,321,-399,-120,-109,-30,209,5057,-88,347,184,260,374,-576,-517,6496,-515,184,160,5,526,-1388,-600,
	-258,-691,297,-492,-296,-31,-2305,-658,172,-1085,-543,-1037,-758,-698,-2493,-741,-40,-960,-1479,305,2860,-457,350,19,
	-22,-1179,-4025,686,1572,61,57,-1749,-108,-3761,712,1072,1650,-128,1741,-5169,-11,-712,148,-755,-34,-66,-32,118,
	3328,3328,3328,3328,3328,3328,3328,3328,2560,2560,2560,2560,2664,3043,3065,3072,-32,-32,0,-27,0,-6,0,-12,
	-64,-1536,-1536,-84,-1536,-43,-109,-58,2177,50,0,1380,0,535,364,942,-128,-2254,-2304,-924,-2200,-1286,-1435,-850,
	1024,1024,1024,1024,1024,1024,1024,1024,-64,-1920,-2048,-465,-1996,-780,-782,-441,3600,129,1261,-532,-554,803,1088,-2002,
	4707,-1766,4879,-250,-1550,600,-109,-800,-505,-2688,2770,1950,1973,797,657,-606,-125,-1815,1970,1583,-222,-458,326,-390,
	-559,-95,-114,-845,-2286,796,12171,-2800,-314,1404,155,-716,-1638,-308,7114,-1934,145,-1396,-173,-1146,424,1374,13582,-1812,
	17,-346,-11,5,-38,-10,-84,-36,3617,325,714,-769,-730,597,1407,-1901,4433,-776,3580,-615,-1888,533,550,-774,
	-476,-1909,1852,1139,1761,597,758,-464,-208,-1382,1722,887,-106,-376,35,-227,-290,-251,-147,-1063,-2187,480,3526,-2040,
	-178,1304,590,-792,-1459,-511,1478,-1327,300,-1228,609,-1664,691,1578,3512,-1445,8,-345,89,16,-34,2,-12,-28,
	3328,3328,3328,3328,3328,3328,3328,3328,3072,3072,3073,3571,3584,3586,3591,3595,-2,0,-11,0,0,0,-1,0,
	-63,0,-23,0,0,-4,-11,-22,50,0,218,312,0,38,290,173,-1742,-1792,-1572,-981,-1280,-1240,-983,-1096,
	1024,1024,1024,1024,1024,1024,1024,1024,-1664,-1792,-1390,-612,-1536,-1408,-658,-1134,613,770,-2086,-604,495,427,-41,-485,
	-290,406,-529,-450,1031,441,-562,-761,-400,1772,-1655,-100,475,-449,-311,-94,6,1148,-2518,-1342,-370,-627,813,-129,
	-4773,5766,-9731,3169,-6656,-1153,5130,2222,-16,-5432,58,53,-19428,6013,483,8854,-889,-1281,-11019,7815,-1609,-229,11384,-14551,
	-25,227,-30,-19,75,20,-30,-29,411,97,-1475,48,-113,367,461,-483,-404,-186,-533,237,215,316,84,-826,
	-350,916,-941,608,-181,-323,183,-420,132,810,-2245,-503,-569,-630,1082,-773,-2767,4817,-3116,-173,-2979,-28,1616,4361,
	1307,-2847,2457,-581,-12512,3331,-408,5126,-165,-677,-3584,686,162,982,4707,-4575,-45,259,-100,2,67,-7,-16,-48,
	3328,3328,3328,3328,3328,3328,3328,3328,4050,4083,4096,4097,4102,4482,4539,4602,0,0,0,0,0,0,0,0,
	0,-2,0,0,0,0,0,0,123,191,0,183,32,98,44,19,-691,-590,-768,-584,-730,-285,-281,-243,
	1024,1024,1024,1024,1024,1024,1024,1024,-518,-402,-1280,-878,-1152,-622,-605,-896,-1101,4442,1319,-2876,-1237,-236,-1286,-2676,
	-2165,3122,1898,-2640,448,-524,-774,-1673,-2876,-7111,2746,5939,-8,-280,226,-2235,-2559,-6444,1851,6074,579,-2525,170,-1942,
	13666,1406,-19065,2274,-537,1048,3958,6874,-103,-766,1840,-698,606,-538,-54,-21,27167,30463,-9052,-36515,-13347,-857,31881,-16081,
	-23,-33,20,-28,1,-31,-3,2,-764,2504,107,-445,-896,41,-994,-1308,-575,2201,327,-1267,26,-240,-51,-1019,
	158,-1778,488,452,-1309,163,1333,-1923,40,-1603,163,1016,-788,-1924,1343,-1268,779,-1502,-9717,5117,1556,-379,132,4871,
	-138,-408,2368,-831,39,-312,-76,-103,5446,-486,1034,-6063,-510,-5863,13778,-4845,-4,-24,27,-43,-18,-31,-16,-5,
	3328,3328,3328,3328,3328,3328,3328,3328,4608,5028,5120,5124,5530,6144,1174,1686,0,0,0,0,0,0,-768,-768,
	0,0,0,0,0,0,-1536,-1536,0,0,0,0,0,0,146,165,-256,0,0,0,0,0,-3544,-3013,
	1024,1024,1024,1024,1024,1024,944,1010,-1024,-377,-768,-640,-423,-211,-2508,-2190,1747,5921,-2899,-4456,-3718,6776,770,-1160,
	2050,5175,-2453,-3767,-1697,4650,-1757,-869,3279,-5189,2866,1096,-686,-247,2865,-702,2933,-5777,3164,359,-644,-545,1750,-832,
	-10257,434,253,257,555,1374,2676,1540,219,-60,-1,2,166,843,-9055,-1245,-20057,24671,-37270,8156,7216,2147,-10894,-2843,
	19,13,10,10,62,356,-256,-3197,610,2565,-1014,-2739,-3859,6539,655,-1048,424,2667,-1133,-2459,-1831,4529,-352,-531,
	707,-2603,119,774,-148,-148,2417,-490,978,-3583,562,380,-175,-522,1737,-759,-3197,-555,1351,123,326,1174,2208,1530,
	242,-139,228,-10,106,668,-5695,-1127,-948,4336,-13612,2351,4685,1473,-6429,-2902,48,-17,57,0,41,288,1365,-3854,
	3328,3328,3328,3328,3328,3328,3328,3328,1003,632,1180,437,169,935,1276,1223,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,19,11,25,528,663,202,16,47,-3841,-4221,-3660,-3900,-4033,-3728,-3572,-3594,
	441,0,1024,100,170,426,1021,1011,-2776,-2912,-2684,-2596,-2072,-2744,-2600,-2684,956,46,172,-4601,2675,16,-1047,-67,
	1126,-8,-2485,-4695,2748,-768,5311,114,-29,-840,-1883,-4520,-3244,-52,-1359,-567,-304,-1493,-3820,-1549,-1365,222,-1588,874,
	90,-582,-1850,-1801,453,863,-1125,-635,2295,-4031,-5976,-4976,-1665,-3411,-1111,-2018,2330,-669,-3581,-11582,3574,-7525,-137,-1676,
	546,468,-1666,-990,-259,-5148,6967,-81,587,-241,203,-4544,2057,-1177,-934,-282,1077,543,-1798,-4668,2809,125,5384,371,
	-331,-507,-1323,-4470,-1079,-1128,-599,-1205,-541,-1775,-3167,-1235,-1260,-213,-770,262,-119,-561,-1487,-1750,1208,255,-821,-881,
	1386,-3312,-4837,-1936,-2010,-69,-583,-1299,2195,-1002,-3411,-4537,-791,-73,-1412,917,-160,1680,-2070,160,13,1698,6353,1207,
	3328,3328,3328,3328,3328,3328,3328,3329,535,411,640,569,1374,833,1500,394,-768,-768,-768,-768,-479,-327,-768,-178,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-356,523,687,24,212,297,995,33,2399,-3806,-3766,-4201,-4084,-3194,-3037,-3332,-2073,
	269,200,0,82,963,699,1024,126,-2142,-2136,-2800,-2736,-2046,-2003,-2526,-1037,-295,-1492,448,643,-1992,-4095,-1445,757,
	-838,-3772,22,-16,-2418,-4564,-3295,1710,4273,-4420,108,1200,336,-3791,1261,-2068,2668,-1525,-2775,42,-566,-2167,-715,401,
	877,-1633,-324,2478,254,-739,1493,-523,2133,5906,-454,-3687,-4100,6041,-9186,144,6858,9890,-1172,-6067,-5259,3606,-781,282,
	-3972,-448,-1148,-5149,-2973,-5626,-7948,2227,-934,-1460,1487,165,-2088,-3608,-1711,721,-1780,-3490,-221,717,-2297,-4034,-3835,1218,
	3840,-2801,586,682,440,-3034,721,-1334,2007,-1514,-1753,-69,-272,-1779,-1090,187,734,-1303,-3,2077,226,-614,970,153,
	-617,4142,-2027,-1230,-3484,5455,-9692,22,1186,4267,-2307,-1947,-4112,3391,1248,53,-5825,-900,-1098,-1754,-1539,-4924,-478,2415,
	3329,3329,3329,3329,3329,3329,3330,3330,1176,887,918,1152,2944,508,2804,1134,-768,-768,-768,-59,-3,-768,0,-502,
	-1536,-1536,-1536,-463,-169,-1536,-1536,-1536,417,140,121,852,32,4,0,608,-3272,-3839,-3826,-2862,-1890,-4354,-2063,-3126,
	967,470,422,1017,1024,0,1024,761,-2271,-2689,-2641,-1587,-1627,-3073,-1928,-2001,1258,4075,-538,-1453,117,-3751,-540,163,
	3017,-3487,-3862,-1579,451,-1920,-1158,-1100,323,884,502,2581,-120,278,-2620,-898,688,992,-538,235,-1207,485,-3071,-127,
	-1192,519,413,1444,-1562,-135,4118,-410,-11925,-7694,-2186,1720,-417,-1412,-640,2741,-12538,-5745,-1508,684,3909,-2970,1708,3250,
	-5102,-6886,-3963,-10572,-10,-272,-36,-1000,1112,2582,-347,-1314,374,-4229,-489,1337,2897,-1740,-3173,-1281,719,-2080,-1038,-279,
	244,293,798,2553,246,-232,-2453,205,597,580,-223,623,-866,-3,-2765,-68,-1151,269,603,698,-1392,-326,4048,311,
	-12087,-3893,-960,1639,-769,-894,-497,235,-11790,454,-930,551,3480,-2279,1435,1062,-2664,123,-2333,-10659,-76,-266,-111,-2288,
	3330,3331,3332,3332,3333,3336,3340,3340,2120,814,1336,1490,576,2246,941,1744,-277,-768,-768,-768,-768,-53,-126,-50,
	-961,-1536,-1536,-1536,-1536,-275,-382,-188,131,228,0,289,0,1382,1649,1109,-2618,-3828,-3535,-3093,-4299,-1253,-2297,-2036,
	1024,75,1024,994,0,1023,780,988,-1630,-2579,-2664,-2117,-3045,-1070,-1267,-1194,382,2576,106,210,5767,6,-1878,473,
	260,1258,-6099,-83,1079,247,-1411,-59,70,-2078,1251,-880,24,-1195,-757,-1183,-932,-1869,61,-1622,238,-1125,-2330,-867,
	487,-176,1271,935,2673,80,-125,3349,581,-4099,-1094,-7146,-2643,267,-461,176,-1788,-4650,-1064,-3546,-1075,288,-345,-27,
	89,-6126,42,-901,-1104,15,215,-35,640,2841,95,409,4575,-9,-1838,424,648,918,-6278,252,1237,-219,-1291,-122,
	202,-1620,635,-680,-589,-529,-1053,-840,-873,-1616,-462,-1693,-1014,-463,-1748,-620,527,132,814,1052,2235,603,-359,2573,
	579,-3892,-1046,-6576,-2468,765,-114,-184,-2307,-4235,437,-3478,-799,1329,300,-261,-13,-6869,847,-1935,-339,-38,26,4,
	3347,3354,3584,3584,3584,3584,3584,3584,1875,1040,512,1004,1536,2546,2560,4354,-30,-44,-768,-251,-768,-55,-32,0,
	-192,-108,-1536,-646,-1536,-247,-1536,0,913,2848,58,1794,66,994,56,36,-2113,-1028,-4806,-2578,-3774,-1836,-2760,-986,
	1024,849,0,615,1009,1024,1024,1024,-1375,-515,-3232,-1291,-2690,-935,-2176,-1280,371,-2252,-1946,1902,376,-951,-542,-1146,
	18,-1692,-3123,861,-1288,305,-375,-1389,6286,8097,-2134,933,-1746,57,-722,-683,1250,-2577,-559,2918,-548,1348,181,-783,
	-2258,195,-2162,-3601,-710,3140,58,-2353,-2781,-92,-2644,849,-2761,2263,270,2857,371,-202,-3177,1298,1779,2052,-1200,-2595,
	108,19,-1391,1540,-2770,44,1721,163,256,-2612,-1983,2012,595,-865,-462,-873,134,-1951,-3186,815,-1334,443,-418,-1109,
	5878,8089,-2216,796,-1610,88,-747,-616,1399,-2544,-629,2451,-675,1114,136,-854,840,146,-2255,-3974,-783,2148,-126,-1356,
	-760,-59,-3198,10,-2991,1272,-65,2629,2087,-151,-3627,59,914,883,-1579,-1260,-105,10,-1639,1482,-3461,-11,1740,112,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_549feee394fc9eff_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_549feee394fc9eff_boxes_0,
	  { { 19, segtune_segreduce_549feee394fc9eff_unknown_0 }, { 245, segtune_segreduce_549feee394fc9eff_longest_0 }, { 251, segtune_segreduce_549feee394fc9eff_shares_0 } }, 1, 744, segtune_segreduce_549feee394fc9eff_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_549feee394fc9eff = { "segtune_segreduce_549feee394fc9eff", 1, segtune_segreduce_549feee394fc9eff_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_549feee394fc9eff

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
