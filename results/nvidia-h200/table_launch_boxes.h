/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-29
 * database: 5157a5c2d5627bda
 * sources:  3a2134dd26da4c6f
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 703 cases
 *     n and the mean length known: worst regret 161.2%, mean 18.2%; geometries left out: worst 161.2%, mean 19.2%; picked where it was not measured: 0 times, left out 5
 *     the longest segment, too: worst regret 190.8%, mean 5.6%; geometries left out: worst 481.9%, mean 9.1%
 *     shares of long segments, too: worst regret 99.7%, mean 6.1%; geometries left out: worst 481.9%, mean 9.9%
 *     as probed (shares, heaviest span, longest sampled segment; of few or long segments the longest): worst regret 19.5%, mean 2.5%; geometries left out: worst 208.4%, mean 5.2%
 *     all of these: worst regret 19.5%, mean 2.5%; geometries left out: worst 94.6%, mean 4.9%
 *     pareto lengths, 140 cases: worst regret 52.3%, mean 5.9%; left out: worst 94.6%, mean 8.2%; as probed: worst regret 19.5%, mean 2.6%; left out: worst 94.6%, mean 7.0%
 *     uniform lengths, 90 cases: worst regret 40.1%, mean 4.5%; left out: worst 63.4%, mean 5.9%; as probed: worst regret 13.9%, mean 2.5%; left out: worst 15.7%, mean 3.1%
 *     rowlen lengths, 99 cases: worst regret 34.3%, mean 4.6%; left out: worst 34.3%, mean 4.6%; as probed: worst regret 12.7%, mean 1.9%; left out: worst 25.2%, mean 2.6%
 *     bimodal lengths, 27 cases: worst regret 25.0%, mean 3.7%; left out: worst 25.0%, mean 4.5%; as probed: worst regret 13.2%, mean 1.5%; left out: worst 25.0%, mean 2.7%
 *     huge lengths, 44 cases: worst regret 83.7%, mean 10.1%; left out: worst 109.3%, mean 16.6%; as probed: worst regret 13.1%, mean 3.7%; left out: worst 40.9%, mean 5.5%
 *     poisson lengths, 57 cases: worst regret 17.6%, mean 4.5%; left out: worst 27.9%, mean 6.4%; as probed: worst regret 11.0%, mean 2.7%; left out: worst 26.3%, mean 4.5%
 *     geometric lengths, 43 cases: worst regret 25.1%, mean 6.0%; left out: worst 31.3%, mean 6.2%; as probed: worst regret 15.3%, mean 2.2%; left out: worst 67.8%, mean 7.7%
 *     zipf lengths, 35 cases: worst regret 29.1%, mean 5.4%; left out: worst 62.6%, mean 7.1%; as probed: worst regret 13.1%, mean 2.6%; left out: worst 18.3%, mean 4.0%
 *     lognormal lengths, 142 cases: worst regret 99.7%, mean 9.1%; left out: worst 481.9%, mean 21.3%; as probed: worst regret 17.9%, mean 2.7%; left out: worst 208.4%, mean 7.1%
 *     fixed lengths, 26 cases: worst regret 9.5%, mean 3.9%; left out: worst 9.5%, mean 3.8%; as probed: worst regret 9.5%, mean 2.9%; left out: worst 32.7%, mean 4.6%
 *     the best of the boxes for each case: worst regret 19.5%, mean 2.4%
 *     the best of the best 8 of all 856 variants for each case: mean regret 2.2% (exact, by branch and bound)
 *     the search of 703 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 32 of 509 variants
 *     variants tried, of how many, on each case:
 *       32/509 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 33/512 huge:n=64M,mean=64,share=0.75,seed=1,
 *       34/513 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1, 34/510 huge:n=64M,mean=64,share=0.25,seed=1,
 *       34/504 huge:n=64M,mean=256,share=0.25,seed=1, 34/503 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       36/494 huge:n=64M,mean=256,share=0.5,seed=1, 38/513 huge:n=64M,mean=64,share=0.1,seed=1,
 *       38/505 huge:n=64M,mean=256,share=0.1,seed=1, 41/522 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1,
 *       41/516 huge:n=64M,mean=64,share=0.5,seed=1, 42/517 huge:n=4M,mean=64,share=0.5,seed=1,
 *       43/510 zipf:n=64M,mean=256,alpha=1,seed=1, 46/542 uniform:n=64M,mean=16M,seed=1,
 *       44/518 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1, 44/515 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       47/547 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1, 46/517 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       47/520 huge:n=512K,mean=16,share=0.75,seed=1, 46/504 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       50/542 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 49/524 huge:n=1M,mean=64,share=0.5,seed=1,
 *       49/501 huge:n=64M,mean=256,share=0.75,seed=1, 51/518 pareto:n=64M,mean=512,alpha=1.2,seed=1,
 *       50/507 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1, 52/526 huge:n=4M,mean=64,share=0.1,seed=1,
 *       30/303 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1, 55/550 uniform:n=64M,mean=1M,seed=1,
 *       49/480 lognormal:n=64M,mean=64K,sigma=2,seed=1, 56/546 uniform:n=64M,mean=4M,seed=1,
 *       54/521 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1,
 *       50/481 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1, 51/486 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1,
 *       35/332 huge:n=64M,mean=4,share=0.5,seed=1, 32/301 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       56/526 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1, 56/526 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       51/478 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 33/308 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       34/317 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,seed=1, 56/521 lognormal:n=16M,mean=128,sigma=2,seed=1,
 *       52/480 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 53/488 zipf:n=64M,mean=4K,alpha=1,seed=1,
 *       56/512 bimodal:n=64M,mean=256K,share=0.9,seed=1, 56/511 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       35/319 huge:n=64M,mean=4,share=0.25,seed=1, 61/555 fixed:n=64M,mean=1M,
 *       34/306 huge:n=64M,mean=4,share=0.75,seed=1, 54/485 pareto:n=4M,mean=64K,alpha=1.5,seed=1,
 *       53/475 pareto:n=64M,mean=16K,alpha=1.5,seed=1, 55/490 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       60/534 huge:n=512K,mean=64,share=0.5,seed=1, 59/518 linux_lines_per_file.rowlen@64M,
 *       60/526 lognormal:n=64M,mean=256,sigma=2,seed=1, 37/324 pareto:n=4M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       36/314 linux_identifier_postings.rowlen, 52/453 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       37/322 pareto:n=4M,mean=8,alpha=1.2,seed=1, 35/304 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       61/529 pareto:n=8M,mean=256,alpha=1.5,seed=1, 60/519 uniform:n=64M,mean=256K,seed=1,
 *       54/466 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1, 57/491 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       38/327 huge:n=64M,mean=4,share=0.1,seed=1, 62/533 pareto:n=2M,mean=256,alpha=1.5,seed=1,
 *       62/531 lognormal:n=4M,mean=256,sigma=2,seed=1, 37/316 huge:n=64M,mean=16,share=0.1,seed=1,
 *       70/595 lognormal:n=4M,mean=256,sigma=0.5,seed=1, 37/314 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       60/508 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 38/321 pareto:n=8M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       63/532 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 60/506 pareto:n=256M,mean=1K,alpha=1.5,seed=1,
 *       36/303 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1, 37/311 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1,
 *       63/529 debian_files_per_package.rowlen@64M, 36/302 huge:n=64M,mean=16,share=0.25,seed=1,
 *       60/503 lognormal:n=64M,mean=1K,sigma=2,seed=1, 34/285 huge:n=64M,mean=16,share=0.75,seed=1,
 *       63/528 pareto:n=16M,mean=256,alpha=1.5,seed=1, 35/292 pareto:n=64M,mean=32,alpha=1.2,sorted=down,seed=1,
 *       58/482 uniform:n=4M,mean=256K,seed=1, 83/688 fixed:n=64M,mean=64, 63/522 linux_lines_per_file.rowlen,
 *       37/304 huge:n=64M,mean=16,share=0.5,seed=1, 38/312 pareto:n=64M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       39/320 pareto:n=64M,mean=8,alpha=1.5,seed=1, 36/295 pareto:n=16M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       65/532 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1, 74/605 fixed:n=4M,mean=100,
 *       65/531 pareto:n=64M,mean=256,alpha=1.5,seed=1, 39/318 lp1.rowlen@4M,
 *       39/316 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1, 73/591 lognormal:n=8M,mean=256,sigma=0.5,seed=1,
 *       38/307 huge:n=8M,mean=16,share=0.25,seed=1, 63/506 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1,
 *       66/528 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1, 64/511 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       60/479 uniform:n=256M,mean=128K,seed=1, 40/318 lp1.rowlen, 68/539 huge:n=1M,mean=64,share=0.1,seed=1,
 *       67/531 debian_files_per_package.rowlen, 67/531 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1,
 *       62/490 uniform:n=4M,mean=64K,seed=1, 67/529 lognormal:n=8M,mean=64,sigma=1,seed=1,
 *       42/331 huge:n=4M,mean=4,share=0.5,seed=1, 63/494 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       78/611 pareto:n=1K,mean=256,alpha=1.5,seed=1, 41/321 pareto:n=8M,mean=8,alpha=1.2,seed=1,
 *       41/320 pareto:n=64M,mean=2,alpha=1.2,sorted=down,seed=1, 78/607 fixed:n=2M,mean=100,
 *       43/333 huge:n=4M,mean=4,share=0.1,seed=1, 68/526 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1,
 *       41/317 pareto:n=64M,mean=2,alpha=1.2,seed=1, 73/564 lognormal:n=2M,mean=256,sigma=0.5,seed=1,
 *       42/324 pareto:n=2M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       42/324 pareto:n=64M,mean=16,alpha=1.5,sorted=down,seed=1, 68/524 fixed:n=64M,mean=256K,
 *       68/523 bacterial_protein_lengths.rowlen@64M, 38/292 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       80/614 poisson:n=4M,mean=128,seed=1, 70/535 lognormal:n=2M,mean=256,sigma=2,seed=1,
 *       42/321 pareto:n=4M,mean=2,alpha=1.2,seed=1, 44/336 pareto:n=2M,mean=2,alpha=1.2,seed=1,
 *       69/525 bimodal:n=64M,mean=64K,share=0.9,seed=1, 71/537 mbeacxc.rowlen@4M, 80/605 fixed:n=64M,mean=100,
 *       80/604 fixed:n=8M,mean=100, 82/619 fixed:n=64M,mean=256, 64/483 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       81/611 fixed:n=1M,mean=100, 45/339 huge:n=1M,mean=4,share=0.5,seed=1,
 *       63/473 pareto:n=64K,mean=16K,alpha=1.5,seed=1, 72/540 gshhg_points_per_bin.rowlen@64M,
 *       72/540 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1,
 *       71/532 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1, 81/606 uniform:n=512K,mean=64,seed=1,
 *       80/598 uniform:n=64M,mean=256,seed=1, 82/612 poisson:n=8M,mean=128,seed=1,
 *       72/536 lognormal:n=128K,mean=64,sigma=1,seed=1, 72/536 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       81/603 uniform:n=128K,mean=128,seed=1, 81/602 uniform:n=8K,mean=256,seed=1,
 *       45/334 pareto:n=8M,mean=2,alpha=1.2,seed=1, 73/541 mbeacxc.rowlen,
 *       62/458 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 70/516 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       67/493 pareto:n=64M,mean=4K,alpha=1.5,seed=1, 44/323 pareto:n=8M,mean=8,alpha=1.5,seed=1,
 *       72/528 bacterial_protein_lengths.rowlen@4M, 68/498 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       72/527 uniform:n=64M,mean=64K,seed=1, 73/534 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1,
 *       83/607 uniform:n=4M,mean=128,seed=1, 45/329 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       69/502 lognormal:n=2M,mean=4K,sigma=0.5,seed=1, 44/320 huge:n=2M,mean=16,share=0.25,seed=1,
 *       45/327 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 73/530 bacterial_protein_lengths.rowlen,
 *       74/537 lognormal:n=128K,mean=256,sigma=2,seed=1, 79/573 uniform:n=512K,mean=256,seed=1,
 *       75/543 huge:n=512K,mean=64,share=0.1,seed=1, 62/447 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       84/605 uniform:n=2M,mean=128,seed=1, 86/617 poisson:n=64M,mean=128,seed=1,
 *       70/502 lognormal:n=4M,mean=4K,sigma=0.5,seed=1, 75/537 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       75/536 fixed:n=64M,mean=1K, 80/569 lognormal:n=1M,mean=256,sigma=0.5,seed=1,
 *       46/327 pareto:n=16M,mean=16,alpha=1.5,seed=1, 69/490 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1,
 *       45/319 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 79/559 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1,
 *       76/537 bimodal:n=64M,mean=128,share=0.9,seed=1, 46/325 pareto:n=2M,mean=8,alpha=1.2,seed=1,
 *       42/296 huge:n=4M,mean=16,share=0.75,seed=1, 86/606 uniform:n=8M,mean=128,seed=1,
 *       76/535 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1, 72/506 photo_kmeans256.rowlen@4M,
 *       86/604 poisson:n=2M,mean=128,seed=1, 45/316 pareto:n=8M,mean=4,alpha=1.5,seed=1, 76/533 fixed:n=8M,mean=720,
 *       77/540 fixed:n=2M,mean=720, 81/568 lognormal:n=128K,mean=256,sigma=0.5,seed=1,
 *       77/538 lognormal:n=256K,mean=256,sigma=2,seed=1, 71/496 fixed:n=64M,mean=64K,
 *       45/314 pareto:n=64M,mean=8,alpha=1.2,seed=1, 87/607 uniform:n=256M,mean=64,seed=1,
 *       50/348 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1, 74/515 pareto:n=512K,mean=1K,alpha=1.5,seed=1,
 *       87/605 uniform:n=64K,mean=256,seed=1, 45/312 huge:n=4M,mean=16,share=0.25,seed=1,
 *       73/506 photo_kmeans256.rowlen, 72/499 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       77/533 gshhg_points_per_bin.rowlen, 76/526 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1,
 *       78/539 lognormal:n=64M,mean=128,sigma=1,seed=1, 79/545 huge:n=64K,mean=64,share=0.1,seed=1,
 *       78/538 pareto:n=1M,mean=256,alpha=1.5,seed=1, 48/331 huge:n=512K,mean=4,share=0.5,seed=1,
 *       66/455 uniform:n=512K,mean=64K,seed=1, 73/503 uniform:n=64M,mean=16K,seed=1,
 *       79/543 bimodal:n=1M,mean=64,share=0.9,seed=1, 77/529 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1,
 *       45/309 lognormal:n=64M,mean=16,sigma=2,seed=1, 74/508 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1,
 *       88/604 uniform:n=1M,mean=128,seed=1, 73/501 lognormal:n=256K,mean=2K,sigma=1,seed=1,
 *       79/541 mbeacxc.rowlen@64M, 79/539 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       77/525 lognormal:n=128K,mean=512,sigma=1,seed=1, 47/320 zipf:n=64M,mean=4,alpha=1,seed=1,
 *       74/502 photo_kmeans256.rowlen@64M, 74/502 lognormal:n=1M,mean=2K,sigma=1,seed=1,
 *       84/569 lognormal:n=256K,mean=256,sigma=0.5,seed=1, 48/325 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       75/507 lognormal:n=8M,mean=1K,sigma=0.5,seed=1, 91/615 uniform:n=64K,mean=64,seed=1,
 *       49/331 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1, 93/628 uniform:n=1K,mean=256,seed=1,
 *       80/540 lognormal:n=256K,mean=64,sigma=1,seed=1, 80/540 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       50/337 debian_entries_per_directory.rowlen, 80/539 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       66/444 uniform:n=512K,mean=256K,seed=1, 80/538 pareto:n=256K,mean=256,alpha=1.5,seed=1,
 *       73/490 uniform:n=512K,mean=16K,seed=1, 79/530 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       92/617 uniform:n=8K,mean=64,seed=1, 77/516 lognormal:n=2M,mean=512,sigma=1,seed=1,
 *       75/501 lognormal:n=4M,mean=2K,sigma=1,seed=1, 81/541 fixed:n=4M,mean=720,
 *       77/514 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 81/540 fixed:n=64M,mean=720, 76/506 fixed:n=64M,mean=4K,
 *       75/499 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 77/512 fixed:n=8M,mean=1440,
 *       50/332 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 47/312 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1,
 *       80/531 lognormal:n=64M,mean=512,sigma=0.5,seed=1, 74/490 uniform:n=4M,mean=16K,seed=1,
 *       73/483 pareto:n=4M,mean=16K,alpha=1.5,seed=1, 80/529 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1,
 *       50/330 pareto:n=1M,mean=2,alpha=1.2,seed=1, 50/330 pareto:n=64M,mean=16,alpha=1.5,seed=1,
 *       76/501 lognormal:n=128K,mean=2K,sigma=1,seed=1, 78/514 dense2.rowlen,
 *       79/520 lognormal:n=4M,mean=512,sigma=1,seed=1, 50/329 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       88/579 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 80/526 lognormal:n=256K,mean=1K,sigma=0.5,seed=1,
 *       77/506 uniform:n=512K,mean=4K,seed=1, 78/512 lognormal:n=1M,mean=1K,sigma=0.5,seed=1,
 *       78/512 lognormal:n=4M,mean=1K,sigma=0.5,seed=1, 75/492 lognormal:n=256K,mean=4K,sigma=0.5,seed=1,
 *       50/328 lognormal:n=64M,mean=4,sigma=2,empty=0.9,seed=1, 93/610 uniform:n=4M,mean=256,seed=1,
 *       83/544 huge:n=64K,mean=16,share=0.75,seed=1, 47/308 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1,
 *       79/517 fixed:n=1M,mean=1440, 79/517 fixed:n=4M,mean=1440,
 *       81/530 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 83/543 fixed:n=1M,mean=720,
 *       79/516 lognormal:n=1M,mean=512,sigma=1,seed=1, 83/542 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       76/496 lognormal:n=8M,mean=2K,sigma=1,seed=1, 83/539 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1,
 *       51/331 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1, 84/545 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       79/512 dense2.rowlen@64M, 50/324 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1, 80/518 fixed:n=2M,mean=1440,
 *       80/517 dense2.rowlen@4M, 50/323 lp1.rowlen@64M, 76/490 fixed:n=64M,mean=16K,
 *       78/502 lognormal:n=128K,mean=4K,sigma=0.5,seed=1, 78/502 lognormal:n=1M,mean=4K,sigma=0.5,seed=1,
 *       78/502 lognormal:n=2M,mean=2K,sigma=1,seed=1, 53/341 debian_entries_per_directory.rowlen@64M,
 *       85/546 bimodal:n=256K,mean=64,share=0.99,seed=1, 95/610 poisson:n=128K,mean=128,seed=1,
 *       80/513 lognormal:n=2M,mean=1K,sigma=0.5,seed=1, 95/609 poisson:n=1M,mean=128,seed=1,
 *       75/480 uniform:n=64K,mean=16K,seed=1, 79/505 uniform:n=4M,mean=2K,seed=1,
 *       52/332 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1, 81/517 fixed:n=64M,mean=1440,
 *       81/517 lognormal:n=64M,mean=512,sigma=1,seed=1, 53/338 lognormal:n=16M,mean=8,sigma=2,seed=1,
 *       80/510 bimodal:n=64M,mean=16K,share=0.9,seed=1, 81/516 lognormal:n=256K,mean=512,sigma=1,seed=1,
 *       50/318 pareto:n=64M,mean=4,alpha=1.5,sorted=down,seed=1, 84/534 uniform:n=64M,mean=1K,seed=1,
 *       87/551 bimodal:n=64K,mean=64,share=0.9,seed=1, 43/272 pareto:n=16M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       96/606 uniform:n=256K,mean=128,seed=1, 87/549 bimodal:n=128K,mean=64,share=0.99,seed=1,
 *       52/328 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       87/547 huge:n=64K,mean=64,share=0.5,seed=1, 88/552 bimodal:n=64M,mean=128,share=0.99,seed=1,
 *       82/514 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 53/332 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       54/338 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1, 81/507 uniform:n=4M,mean=4K,seed=1,
 *       80/500 uniform:n=8M,mean=2K,seed=1, 48/297 huge:n=1M,mean=16,share=0.75,seed=1,
 *       54/334 pareto:n=1M,mean=8,alpha=1.5,seed=1, 99/611 poisson:n=256K,mean=128,seed=1,
 *       83/512 lognormal:n=128K,mean=1K,sigma=0.5,seed=1, 82/505 uniform:n=2M,mean=2K,seed=1,
 *       82/504 uniform:n=64M,mean=4K,seed=1, 55/338 lognormal:n=4M,mean=4,sigma=2,seed=1,
 *       90/550 uniform:n=1K,mean=1K,seed=1, 56/342 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1,
 *       52/317 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1,
 *       43/262 pareto:n=8M,mean=2,alpha=1.2,empty=0.95,seed=1, 84/510 bimodal:n=64M,mean=4K,share=0.9,seed=1,
 *       87/526 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 88/532 uniform:n=256M,mean=1K,seed=1,
 *       92/554 geometric:n=64M,mean=64,seed=1, 84/505 uniform:n=1M,mean=2K,seed=1,
 *       78/466 uniform:n=64K,mean=64K,seed=1, 57/340 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       56/334 pareto:n=4M,mean=8,alpha=1.5,seed=1, 85/505 uniform:n=256K,mean=2K,seed=1,
 *       87/516 uniform:n=512K,mean=1K,seed=1, 57/337 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       90/531 uniform:n=16M,mean=1K,seed=1, 57/336 lognormal:n=64M,mean=4,sigma=2,seed=1,
 *       52/303 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       51/297 pareto:n=2M,mean=64,alpha=1.2,seed=1, 56/326 pareto:n=1M,mean=8,alpha=1.2,seed=1,
 *       56/326 pareto:n=2M,mean=4,alpha=1.5,seed=1, 95/552 uniform:n=8K,mean=1K,seed=1,
 *       58/337 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1, 51/296 pareto:n=8M,mean=64,alpha=1.2,seed=1,
 *       90/521 uniform:n=4M,mean=1K,seed=1, 90/520 bimodal:n=64M,mean=1K,share=0.9,seed=1,
 *       54/312 pareto:n=64M,mean=2,alpha=1.5,seed=1, 56/323 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1,
 *       89/513 uniform:n=8K,mean=4K,seed=1, 48/276 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       58/332 pareto:n=256K,mean=2,alpha=1.2,seed=1, 61/349 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1,
 *       59/336 pareto:n=256K,mean=8,alpha=1.2,seed=1, 55/313 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1,
 *       60/340 huge:n=1M,mean=4,share=0.1,seed=1, 61/345 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       60/339 pareto:n=2M,mean=8,alpha=1.5,seed=1, 91/512 uniform:n=128K,mean=2K,seed=1,
 *       91/510 uniform:n=64K,mean=4K,seed=1, 53/296 pareto:n=4M,mean=64,alpha=1.2,seed=1, 75/418 qcd5_4.rowlen@4M,
 *       74/412 qcd5_4.rowlen@64M, 53/295 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       62/344 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       64/350 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1, 60/327 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1,
 *       96/523 uniform:n=64K,mean=1K,seed=1, 63/343 huge:n=512K,mean=4,share=0.1,seed=1,
 *       62/337 lognormal:n=8M,mean=4,sigma=2,seed=1, 62/337 pareto:n=256K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       62/335 pareto:n=128K,mean=8,alpha=1.2,seed=1, 78/421 qcd5_4.rowlen,
 *       63/340 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1, 61/329 pareto:n=1M,mean=4,alpha=1.5,seed=1,
 *       59/318 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1, 61/328 huge:n=512K,mean=16,share=0.25,seed=1,
 *       55/295 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       64/342 lognormal:n=64M,mean=4,sigma=2,sorted=down,seed=1, 56/297 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       70/370 lognormal:n=4M,mean=32,sigma=0.5,seed=1, 58/306 lognormal:n=8M,mean=32,sigma=2,seed=1,
 *       50/263 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,seed=1,
 *       63/327 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       67/347 pareto:n=512K,mean=16,alpha=1.5,seed=1, 67/345 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1,
 *       66/339 pareto:n=128K,mean=2,alpha=1.2,seed=1,
 *       67/344 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       64/324 pareto:n=4M,mean=4,alpha=1.5,seed=1, 68/344 pareto:n=2M,mean=16,alpha=1.5,seed=1,
 *       62/313 lognormal:n=4M,mean=32,sigma=2,seed=1, 83/419 fixed:n=64M,mean=16,
 *       66/333 photo_colour_histogram.rowlen, 68/342 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       70/352 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1, 70/351 lognormal:n=2M,mean=32,sigma=0.5,seed=1,
 *       66/330 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 69/344 pareto:n=256K,mean=16,alpha=1.5,seed=1,
 *       67/334 photo_colour_histogram.rowlen@4M, 67/334 pareto:n=512K,mean=4,alpha=1.5,seed=1,
 *       68/338 pareto:n=1M,mean=8,alpha=1.2,sorted=down,seed=1, 74/367 citeseer_words.rowlen@64M,
 *       74/367 lognormal:n=64M,mean=64,sigma=0.5,seed=1, 71/352 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       66/327 photo_colour_histogram.rowlen@64M, 65/321 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       64/316 huge:n=1M,mean=16,share=0.25,seed=1, 73/360 email-Enron.rowlen@64M, 75/369 nsjac.rowlen@64M,
 *       69/339 pareto:n=128K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       61/299 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1,
 *       70/343 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       65/318 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 72/352 lognormal:n=8M,mean=32,sigma=0.5,seed=1,
 *       77/376 bcsstk16.rowlen@4M, 72/351 lognormal:n=8M,mean=8,sigma=1,seed=1,
 *       71/346 pareto:n=128K,mean=16,alpha=1.5,seed=1, 77/374 nsjac.rowlen,
 *       68/330 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1, 73/354 maxwell_S.rowlen@4M,
 *       56/271 pareto:n=256K,mean=2,alpha=1.2,empty=0.95,seed=1, 79/382 poisson:n=1M,mean=17,seed=1,
 *       71/343 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       69/333 lognormal:n=64M,mean=8,sigma=0.5,seed=1,
 *       68/328 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       67/322 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1, 72/346 wathenSmall.rowlen@64M,
 *       78/374 citeseer_words.rowlen@4M, 72/345 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       85/407 poisson:n=64M,mean=48,seed=1, 57/272 pareto:n=1M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       78/372 bcsstk16.rowlen@64M, 73/348 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1,
 *       75/357 lognormal:n=4M,mean=8,sigma=1,seed=1, 79/376 nsjac.rowlen@4M, 74/352 kjv_words_per_verse.rowlen,
 *       78/371 lognormal:n=256K,mean=32,sigma=0.5,seed=1, 57/271 pareto:n=2M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       69/328 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1,
 *       68/323 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       64/304 lognormal:n=64M,mean=32,sigma=2,sorted=down,seed=1, 87/413 poisson:n=4M,mean=48,seed=1,
 *       74/351 maxwell_S.rowlen@64M, 74/351 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       80/379 uniform:n=64M,mean=64,seed=1, 72/341 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       73/345 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 74/349 kjv_words_per_verse.rowlen@64M,
 *       70/330 gowalla_bipartite.rowlen@4M, 73/344 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       69/325 lognormal:n=64M,mean=2,sigma=2,seed=1, 75/353 wathenSmall.rowlen@4M,
 *       66/310 lognormal:n=2M,mean=32,sigma=2,seed=1, 69/324 huge:n=256K,mean=16,share=0.25,seed=1,
 *       75/352 lognormal:n=1M,mean=32,sigma=0.5,seed=1, 74/347 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       74/347 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1, 74/347 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       67/314 lognormal:n=1M,mean=32,sigma=2,seed=1, 77/360 basker_matrix1.rowlen@64M,
 *       58/271 pareto:n=4M,mean=2,alpha=1.2,empty=0.95,seed=1, 79/369 email-Enron.rowlen@4M, 81/378 bcsstk16.rowlen,
 *       75/350 brack2.rowlen@64M, 75/350 wordnet_pointers.rowlen@4M,
 *       75/350 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1, 76/354 kjv_words_per_verse.rowlen@4M,
 *       81/377 poisson:n=64M,mean=17,seed=1, 75/349 wordnet_pointers.rowlen, 77/358 maxwell_S.rowlen,
 *       65/302 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1,
 *       74/343 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 81/375 citeseer_words.rowlen,
 *       77/356 brack2.rowlen@4M, 77/356 debian_depends.rowlen, 89/410 poisson:n=8M,mean=48,seed=1,
 *       66/304 pareto:n=256K,mean=64,alpha=1.2,seed=1, 66/304 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       75/344 cage10.rowlen@64M, 70/321 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       76/348 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       77/352 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1, 76/347 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       78/356 wathenSmall.rowlen, 78/355 brack2.rowlen, 78/355 debian_depends.rowlen@64M,
 *       78/355 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 69/314 wdbii_river_segments.rowlen@4M,
 *       76/345 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 75/340 copter2.rowlen@64M,
 *       77/349 lognormal:n=1M,mean=4,sigma=2,seed=1, 84/379 poisson:n=8M,mean=17,seed=1,
 *       80/360 debian_depends.rowlen@4M, 74/333 gowalla_bipartite.rowlen, 87/391 poisson:n=128K,mean=24,seed=1,
 *       77/346 copter2.rowlen@4M, 69/310 pareto:n=512K,mean=64,alpha=1.5,seed=1,
 *       82/368 geometric:n=64M,mean=12,empty=0.5,seed=1,
 *       79/354 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 77/345 copter2.rowlen,
 *       78/347 wordnet_pointers.rowlen@64M, 79/351 cage10.rowlen@4M, 77/342 english_word_lengths.rowlen@64M,
 *       83/368 basker_matrix1.rowlen@4M, 74/328 facebook_combined.rowlen@4M,
 *       74/328 lognormal:n=128K,mean=32,sigma=2,seed=1, 71/314 wdbii_river_segments.rowlen,
 *       76/336 huge:n=64K,mean=16,share=0.25,seed=1, 87/384 poisson:n=4M,mean=17,seed=1,
 *       75/331 gowalla_bipartite.rowlen@64M, 85/375 lognormal:n=128K,mean=32,sigma=0.5,seed=1,
 *       76/335 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       82/361 huge:n=64K,mean=4,share=0.5,seed=1, 81/356 geometric:n=64M,mean=4,seed=1,
 *       77/338 huge:n=128K,mean=16,share=0.25,seed=1, 70/307 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1,
 *       70/307 pareto:n=1M,mean=64,alpha=1.2,seed=1, 83/363 huge:n=64K,mean=4,share=0.1,seed=1,
 *       82/358 pareto:n=1K,mean=16,alpha=1.5,seed=1, 80/349 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       86/375 email-Enron.rowlen, 78/340 pareto:n=64K,mean=4,alpha=1.5,seed=1,
 *       81/353 lognormal:n=1M,mean=8,sigma=1,seed=1, 79/344 pareto:n=8K,mean=4,alpha=1.5,seed=1,
 *       74/322 linux_kernel_line_lengths.rowlen@64M, 90/391 poisson:n=1M,mean=48,seed=1,
 *       90/391 poisson:n=2M,mean=48,seed=1, 90/391 uniform:n=128K,mean=32,seed=1,
 *       82/356 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1, 89/386 uniform:n=4M,mean=32,seed=1,
 *       81/351 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1, 82/355 cage10.rowlen,
 *       73/316 lognormal:n=64M,mean=32,sigma=1,seed=1, 89/385 uniform:n=1K,mean=64,seed=1,
 *       86/372 uniform:n=1M,mean=32,seed=1, 77/332 geometric:n=64M,mean=24,seed=1,
 *       90/387 poisson:n=2M,mean=17,seed=1, 72/309 lognormal:n=4M,mean=64,sigma=1,seed=1,
 *       87/373 poisson:n=4M,mean=24,seed=1, 86/368 basker_matrix1.rowlen, 80/342 pareto:n=1K,mean=4,alpha=1.5,seed=1,
 *       82/350 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1, 79/337 geometric:n=1M,mean=24,seed=1,
 *       81/345 ibm03_nets.rowlen@64M, 86/365 uniform:n=8M,mean=32,seed=1, 78/331 facebook_combined.rowlen,
 *       87/369 geometric:n=4M,mean=8,seed=1, 84/356 geometric:n=8M,mean=16,sorted=up,seed=1,
 *       83/351 ibm03_nets.rowlen@4M, 83/351 lognormal:n=256K,mean=4,sigma=2,seed=1,
 *       90/380 poisson:n=1M,mean=24,seed=1, 86/363 geometric:n=8M,mean=8,seed=1, 85/358 geometric:n=8M,mean=4,seed=1,
 *       85/358 pareto:n=8K,mean=16,alpha=1.5,seed=1, 84/353 lognormal:n=128K,mean=8,sigma=1,seed=1,
 *       85/357 geometric:n=64M,mean=4,sorted=down,seed=1, 67/281 lognormal:n=64M,mean=1,sigma=2,seed=1,
 *       74/310 pareto:n=64K,mean=64,alpha=1.5,seed=1, 75/314 wdbii_river_segments.rowlen@64M,
 *       76/318 lognormal:n=256K,mean=32,sigma=2,seed=1, 84/351 geometric:n=64M,mean=8,seed=1,
 *       79/330 facebook_combined.rowlen@64M, 74/309 pareto:n=128K,mean=64,alpha=1.2,seed=1,
 *       84/350 lognormal:n=256K,mean=8,sigma=1,seed=1, 86/358 geometric:n=8M,mean=4,sorted=up,seed=1,
 *       84/349 geometric:n=4M,mean=4,seed=1, 94/390 uniform:n=4M,mean=64,seed=1, 89/369 geometric:n=2M,mean=8,seed=1,
 *       84/348 poisson:n=8M,mean=12,seed=1, 78/323 linux_kernel_line_lengths.rowlen,
 *       87/359 bimodal:n=64M,mean=16,share=0.9,seed=1, 89/367 uniform:n=2M,mean=32,seed=1,
 *       87/358 geometric:n=1M,mean=8,seed=1, 81/333 geometric:n=8M,mean=24,seed=1, 86/353 ibm03_nets.rowlen,
 *       92/377 poisson:n=2M,mean=24,seed=1, 83/340 geometric:n=4M,mean=24,seed=1,
 *       87/356 uniform:n=64M,mean=16,seed=1, 91/372 poisson:n=8M,mean=24,seed=1,
 *       76/310 lognormal:n=2M,mean=64,sigma=1,seed=1, 79/322 lognormal:n=64M,mean=2,sigma=1,seed=1,
 *       94/383 uniform:n=16M,mean=64,seed=1, 81/330 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1,
 *       86/350 english_word_lengths.rowlen, 87/354 poisson:n=2M,mean=12,seed=1,
 *       90/366 bimodal:n=4M,mean=4,share=0.9,seed=1, 86/349 geometric:n=1M,mean=4,seed=1,
 *       86/349 geometric:n=4M,mean=4,sorted=up,seed=1, 71/288 pareto:n=128K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       77/312 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1, 86/348 geometric:n=2M,mean=4,seed=1,
 *       88/356 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1, 79/318 bimodal:n=4M,mean=64,share=0.99,seed=1,
 *       90/362 geometric:n=2M,mean=16,sorted=up,seed=1, 89/357 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       77/308 pareto:n=4M,mean=64,alpha=1.5,seed=1, 90/360 poisson:n=128K,mean=12,seed=1,
 *       88/352 uniform:n=4M,mean=8,seed=1, 88/351 geometric:n=16M,mean=3,empty=0.5,seed=1,
 *       78/311 bimodal:n=8M,mean=64,share=0.99,seed=1, 93/370 geometric:n=256K,mean=8,seed=1,
 *       92/366 geometric:n=128K,mean=16,sorted=up,seed=1, 89/354 poisson:n=4M,mean=12,seed=1,
 *       83/330 geometric:n=2M,mean=24,seed=1, 92/365 uniform:n=512K,mean=16,seed=1,
 *       91/361 uniform:n=4M,mean=16,seed=1, 88/349 geometric:n=2M,mean=4,sorted=up,seed=1,
 *       80/317 bimodal:n=2M,mean=64,share=0.99,seed=1, 80/317 pareto:n=1K,mean=64,alpha=1.5,seed=1,
 *       89/350 geometric:n=256K,mean=4,sorted=up,seed=1, 83/325 bimodal:n=64M,mean=32,share=0.9,seed=1,
 *       90/352 geometric:n=64M,mean=3,empty=0.5,seed=1, 81/316 bimodal:n=64M,mean=64,share=0.9,seed=1,
 *       80/312 lognormal:n=1M,mean=64,sigma=1,seed=1, 100/390 uniform:n=256K,mean=32,seed=1,
 *       77/300 ecology1.rowlen@64M, 78/303 delaunay_n15.rowlen@64M, 89/345 geometric:n=1M,mean=16,sorted=up,seed=1,
 *       91/352 uniform:n=1M,mean=8,seed=1, 76/293 git_files_per_commit.rowlen@64M,
 *       89/343 geometric:n=4M,mean=16,sorted=up,seed=1, 82/316 fixed:n=64M,mean=4,
 *       102/392 poisson:n=256K,mean=24,seed=1, 79/303 4elt.rowlen@64M, 91/349 uniform:n=2M,mean=8,seed=1,
 *       95/364 bimodal:n=1M,mean=4,share=0.9,seed=1, 95/364 uniform:n=1K,mean=16,seed=1,
 *       77/295 git_files_per_commit.rowlen@4M, 78/298 git_files_per_commit.rowlen,
 *       82/313 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1,
 *       89/338 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1,
 *       83/315 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1, 92/349 geometric:n=128K,mean=4,sorted=up,seed=1,
 *       92/349 geometric:n=1M,mean=4,sorted=up,seed=1, 81/307 ecology1.rowlen, 99/372 geometric:n=128K,mean=8,seed=1,
 *       82/308 geometric:n=2M,mean=2,seed=1, 83/310 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1,
 *       94/351 bimodal:n=512K,mean=4,share=0.9,seed=1, 85/316 pareto:n=8K,mean=64,alpha=1.5,seed=1,
 *       96/356 poisson:n=1M,mean=12,seed=1, 84/311 4elt.rowlen@4M, 84/311 delaunay_n15.rowlen@4M,
 *       80/296 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 99/366 uniform:n=8K,mean=16,seed=1,
 *       85/313 poisson:n=128K,mean=6,seed=1, 86/315 uniform:n=64M,mean=2,empty=0.5,seed=1,
 *       83/304 geometric:n=8M,mean=2,seed=1, 100/366 uniform:n=64K,mean=16,seed=1,
 *       94/344 bimodal:n=64M,mean=16,share=0.99,seed=1, 85/311 geometric:n=256K,mean=2,seed=1,
 *       101/369 poisson:n=256K,mean=12,seed=1, 69/252 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1,
 *       86/313 4elt.rowlen, 86/313 delaunay_n15.rowlen, 85/309 geometric:n=4M,mean=2,seed=1,
 *       89/323 bimodal:n=1M,mean=64,share=0.99,seed=1, 85/308 geometric:n=1M,mean=2,seed=1,
 *       84/304 geometric:n=64M,mean=2,seed=1, 91/328 geometric:n=64M,mean=32,sorted=down,seed=1,
 *       99/355 bimodal:n=64K,mean=4,share=0.9,seed=1, 84/301 poisson:n=64M,mean=6,seed=1,
 *       84/301 poisson:n=8M,mean=6,seed=1, 85/303 poisson:n=64M,mean=2,seed=1, 82/292 poisson:n=1M,mean=1,seed=1,
 *       80/284 poisson:n=64M,mean=0.5,seed=1, 81/287 mdual.rowlen@64M, 83/294 mdual.rowlen@4M,
 *       87/307 uniform:n=8M,mean=8,seed=1, 83/292 uniform:n=256M,mean=4,seed=1, 82/288 poisson:n=8M,mean=0.5,seed=1,
 *       84/295 mdual.rowlen, 91/319 bimodal:n=4M,mean=64,share=0.9,seed=1, 84/294 poisson:n=4M,mean=0.5,seed=1,
 *       99/346 geometric:n=256K,mean=16,sorted=up,seed=1, 84/293 uniform:n=16M,mean=4,seed=1,
 *       85/294 poisson:n=2M,mean=0.5,seed=1, 85/293 poisson:n=4M,mean=3,seed=1, 85/290 uniform:n=8M,mean=4,seed=1,
 *       90/307 poisson:n=4M,mean=6,seed=1, 83/282 poisson:n=64M,mean=0.25,seed=1,
 *       88/298 poisson:n=128K,mean=0.5,seed=1, 94/318 uniform:n=256K,mean=8,seed=1,
 *       87/294 poisson:n=256K,mean=0.5,seed=1, 87/294 uniform:n=64M,mean=4,seed=1, 91/307 poisson:n=2M,mean=6,seed=1,
 *       88/296 uniform:n=2M,mean=4,seed=1, 95/313 geometric:n=128K,mean=2,seed=1, 89/292 poisson:n=2M,mean=3,seed=1,
 *       95/311 uniform:n=128K,mean=8,seed=1, 88/288 poisson:n=8M,mean=3,seed=1, 90/294 poisson:n=1M,mean=0.5,seed=1,
 *       95/307 poisson:n=1M,mean=6,seed=1, 91/294 poisson:n=1M,mean=3,seed=1, 82/264 poisson:n=8M,mean=1,seed=1,
 *       92/295 uniform:n=1K,mean=4,seed=1, 85/269 poisson:n=2M,mean=1,seed=1, 100/314 poisson:n=256K,mean=6,seed=1,
 *       96/301 uniform:n=8K,mean=4,seed=1, 95/296 uniform:n=128K,mean=4,seed=1, 95/296 uniform:n=1M,mean=4,seed=1,
 *       97/302 uniform:n=512K,mean=4,seed=1, 89/270 poisson:n=4M,mean=1,seed=1, 97/294 poisson:n=256K,mean=3,seed=1,
 *       83/251 uniform:n=64M,mean=1,seed=1, 86/256 fixed:n=64M,mean=1, 103/306 uniform:n=64K,mean=4,seed=1,
 *       99/294 poisson:n=128K,mean=3,seed=1, 91/270 poisson:n=256K,mean=1,seed=1,
 *       100/296 uniform:n=256K,mean=4,seed=1, 100/296 uniform:n=4M,mean=4,seed=1,
 *       92/270 poisson:n=128K,mean=1,seed=1
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 703 cases, n = 1024 to 268435456; serves 113 (huge zipf pareto lognormal rowlen): worst regret 46.0%, mean 7.0%
 *       launched 200 times in a row on 53 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 703 cases, n = 1024 to 268435456; serves 146 (huge pareto zipf bimodal lognormal uniform rowlen fixed): worst regret 83.7%, mean 4.9%
 *       launched 200 times in a row on 80 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=4 VECS=5:
 *       measured on 703 cases, n = 1024 to 268435456; serves 74 (pareto lognormal zipf huge bimodal uniform rowlen): worst regret 52.3%, mean 10.7%
 *       launched 200 times in a row on 1 case, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6:
 *       measured on 631 cases, n = 1024 to 268435456; serves 181 (pareto uniform bimodal huge rowlen poisson geometric lognormal fixed): worst regret 99.7%, mean 6.3%
 *       launched 200 times in a row on 41 cases, all results right
 *     stream_fitted BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1:
 *       measured on 559 cases, n = 1024 to 268435456; serves 25 (pareto lognormal rowlen poisson bimodal uniform fixed): worst regret 22.2%, mean 5.4%
 *       launched 200 times in a row on 25 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4:
 *       measured on 610 cases, n = 1024 to 268435456; serves 138 (pareto uniform rowlen bimodal huge poisson lognormal geometric zipf fixed): worst regret 25.1%, mean 3.6%
 *       launched 200 times in a row on 65 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 292 cases, n = 1024 to 268435456; serves 25 (poisson geometric rowlen fixed uniform lognormal): worst regret 47.0%, mean 5.1%
 *       launched 200 times in a row on 10 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=4096 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 254 cases, n = 1024 to 268435456; serves 1 (pareto): worst regret 0.0%, mean 0.0%
 *       launched 200 times in a row on 6 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_5721FA6F1EB332E3
#define SEGTUNE_SEGREDUCE_5721FA6F1EB332E3

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
static const struct segtune_box segtune_segreduce_5721fa6f1eb332e3_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 703, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 4, 4194304, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 703, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 3, 4194304, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=4 VECS=5", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 703, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 4 }, { "VECS", 5 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 631, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 6 } }, 384, 4194304, 12 },
	{ "stream_fitted", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 559, 1, 0, 5, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 } }, 512, 4194304, 24 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 610, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 0 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 292, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 7 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 768 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=4096 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 254, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 7 }, { "SPLIT_SEGMENT_MIN", 4096 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 2, 8388608, 2 }
};

static const struct segtune_node segtune_segreduce_5721fa6f1eb332e3_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.5979378637724853, 1, 8, -1 },
	{ SEGTUNE_N, 2970000.0, 2, 5, -1 },
	{ SEGTUNE_MEAN, 1.0, 3, 4, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 0.70699999999999996, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 24500000.0, 9, 32, -1 },
	{ SEGTUNE_MEAN, 32.300000000000004, 10, 29, -1 },
	{ SEGTUNE_N, 227000.0, 11, 20, -1 },
	{ SEGTUNE_MEAN, 9.8599999999999994, 12, 15, -1 },
	{ SEGTUNE_N, 23200.0, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 23200.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 32.0, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.9996169354459521, 21, 24, -1 },
	{ SEGTUNE_N, 1480000.0, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 31.960985853068642, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 31.984382997654933, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 152000.0, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 2480.0, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1890000.0, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_5721fa6f1eb332e3_longest_0[] = {
	{ SEGTUNE_MEAN, 35.700000000000003, 1, 146, -1 },
	{ SEGTUNE_LONGEST, 5050.0, 2, 99, -1 },
	{ SEGTUNE_LONGEST, 35.600000000000001, 3, 32, -1 },
	{ SEGTUNE_MEAN, 2.0699999999999998, 4, 11, -1 },
	{ SEGTUNE_N, 306000.0, 5, 10, -1 },
	{ SEGTUNE_MEAN, 0.74199999999999999, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 22.100000000000001, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 6250000.0, 12, 21, -1 },
	{ SEGTUNE_MEAN, 4.0800000000000001, 13, 20, -1 },
	{ SEGTUNE_N, 1490000.0, 14, 19, -1 },
	{ SEGTUNE_LONGEST, 22.900000000000002, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 264000.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 2.75, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 10600000.0, 24, 27, -1 },
	{ SEGTUNE_MEAN, 8.2900000000000009, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 225000000.0, 28, 31, -1 },
	{ SEGTUNE_MEAN, 3.29, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 6.3700000000000001, 33, 52, -1 },
	{ SEGTUNE_N, 2120000.0, 34, 41, -1 },
	{ SEGTUNE_LONGEST, 61.400000000000006, 35, 40, -1 },
	{ SEGTUNE_N, 182000.0, 36, 39, -1 },
	{ SEGTUNE_MEAN, 2.4300000000000002, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 512.0, 42, 45, -1 },
	{ SEGTUNE_MEAN, 2.04, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.73, 46, 49, -1 },
	{ SEGTUNE_MEAN, 0.624, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 30300000.0, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 746.0, 53, 80, -1 },
	{ SEGTUNE_N, 1540000.0, 54, 67, -1 },
	{ SEGTUNE_LONGEST, 155.0, 55, 60, -1 },
	{ SEGTUNE_MEAN, 9.620000000000001, 56, 59, -1 },
	{ SEGTUNE_N, 466000.0, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 11.300000000000001, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 47300.0, 63, 64, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 636000.0, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 8310000.0, 68, 79, -1 },
	{ SEGTUNE_LONGEST, 67.299999999999997, 69, 74, -1 },
	{ SEGTUNE_MEAN, 13.600000000000001, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 5230000.0, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 487.0, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 19.0, 77, 78, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 245000.0, 81, 88, -1 },
	{ SEGTUNE_MEAN, 13.200000000000001, 82, 85, -1 },
	{ SEGTUNE_LONGEST, 4010.0, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 2750.0, 86, 87, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 28200000.0, 89, 94, -1 },
	{ SEGTUNE_N, 988000.0, 90, 93, -1 },
	{ SEGTUNE_LONGEST, 2010.0, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 18.0, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1670.0, 97, 98, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 22200000.0, 100, 125, -1 },
	{ SEGTUNE_MEAN, 2.3399999999999999, 101, 110, -1 },
	{ SEGTUNE_LONGEST, 23700.0, 102, 103, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.54, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 464000.0, 106, 109, -1 },
	{ SEGTUNE_MEAN, 1.9000000000000001, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 963000.0, 111, 118, -1 },
	{ SEGTUNE_MEAN, 4.0099999999999998, 112, 117, -1 },
	{ SEGTUNE_N, 353000.0, 113, 116, -1 },
	{ SEGTUNE_LONGEST, 13900.0, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 6.9699999999999998, 119, 122, -1 },
	{ SEGTUNE_N, 4260000.0, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 4990000.0, 123, 124, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1.52, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 36000000.0, 128, 137, -1 },
	{ SEGTUNE_MEAN, 15.9, 129, 134, -1 },
	{ SEGTUNE_LONGEST, 94900.0, 130, 133, -1 },
	{ SEGTUNE_MEAN, 4.3200000000000003, 131, 132, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 2920000.0, 135, 136, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 44200000.0, 138, 143, -1 },
	{ SEGTUNE_LONGEST, 19400000.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 5.1600000000000001, 141, 142, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 15.9, 144, 145, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 3560000.0, 147, 194, -1 },
	{ SEGTUNE_LONGEST, 72900.0, 148, 189, -1 },
	{ SEGTUNE_MEAN, 564.0, 149, 188, -1 },
	{ SEGTUNE_LONGEST, 4100.0, 150, 169, -1 },
	{ SEGTUNE_LONGEST, 183.0, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 383000.0, 153, 160, -1 },
	{ SEGTUNE_MEAN, 65.400000000000006, 154, 159, -1 },
	{ SEGTUNE_N, 82400.0, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 2690.0, 157, 158, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 1110.0, 161, 164, -1 },
	{ SEGTUNE_MEAN, 185.0, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 245.0, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1590000.0, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 96500.0, 170, 173, -1 },
	{ SEGTUNE_MEAN, 70.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 44.900000000000006, 174, 175, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 358.0, 176, 185, -1 },
	{ SEGTUNE_N, 182000.0, 177, 180, -1 },
	{ SEGTUNE_MEAN, 214.0, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 31200.0, 181, 182, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 151.0, 183, 184, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 350000.0, 186, 187, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 114.0, 190, 193, -1 },
	{ SEGTUNE_LONGEST, 232000.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 5230000.0, 195, 242, -1 },
	{ SEGTUNE_LONGEST, 3240.0, 196, 223, -1 },
	{ SEGTUNE_MEAN, 1230.0, 197, 220, -1 },
	{ SEGTUNE_MEAN, 98.600000000000009, 198, 209, -1 },
	{ SEGTUNE_LONGEST, 1140.0, 199, 206, -1 },
	{ SEGTUNE_LONGEST, 127.14371685550738, 200, 205, -1 },
	{ SEGTUNE_N, 7230000.0, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 84800000.0, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 99600000.0, 207, 208, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 1300.0, 210, 217, -1 },
	{ SEGTUNE_N, 6980000.0, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 125.0, 213, 216, -1 },
	{ SEGTUNE_LONGEST, 259.0, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 378.0, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 54800000.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2690.0, 224, 233, -1 },
	{ SEGTUNE_LONGEST, 3480000.0, 225, 230, -1 },
	{ SEGTUNE_MEAN, 1650.0, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 6130.0, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 61500000.0, 231, 232, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 97600.0, 234, 239, -1 },
	{ SEGTUNE_LONGEST, 20400.0, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 15300.0, 237, 238, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 2620000.0, 240, 241, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 9700000.0, 243, 248, -1 },
	{ SEGTUNE_MEAN, 3510.0, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1590000.0, 246, 247, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_5721fa6f1eb332e3_shares_0[] = {
	{ SEGTUNE_MEAN, 41.300000000000004, 1, 136, -1 },
	{ SEGTUNE_SHARE_4K, 8.6399999999999999e-05, 2, 57, -1 },
	{ SEGTUNE_MEAN, 1.4299999999999999, 3, 10, -1 },
	{ SEGTUNE_SHARE_1K, 0.008660000000000001, 4, 9, -1 },
	{ SEGTUNE_N, 302000.0, 5, 8, -1 },
	{ SEGTUNE_MEAN, 0.81600000000000006, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 737000.0, 11, 30, -1 },
	{ SEGTUNE_MEAN, 9.2100000000000009, 12, 21, -1 },
	{ SEGTUNE_SHARE_1K, 0.00033, 13, 20, -1 },
	{ SEGTUNE_MEAN, 5.0200000000000005, 14, 17, -1 },
	{ SEGTUNE_N, 44400.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 361000.0, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.001, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 15.200000000000001, 24, 27, -1 },
	{ SEGTUNE_N, 331000.0, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 216000.0, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.00056099999999999998, 31, 40, -1 },
	{ SEGTUNE_MEAN, 2.21, 32, 35, -1 },
	{ SEGTUNE_N, 2370000.0, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 1490000.0, 36, 39, -1 },
	{ SEGTUNE_MEAN, 14.5, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 14000000.0, 41, 50, -1 },
	{ SEGTUNE_MEAN, 3.0600000000000001, 42, 45, -1 },
	{ SEGTUNE_SHARE_1K, 0.0052700000000000004, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 35.0, 46, 49, -1 },
	{ SEGTUNE_N, 786000.0, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 15.0, 51, 54, -1 },
	{ SEGTUNE_SHARE_1K, 0.58999999999999997, 52, 53, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.088599999999999998, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 23000000.0, 58, 119, -1 },
	{ SEGTUNE_MEAN, 3.21, 59, 84, -1 },
	{ SEGTUNE_N, 1600000.0, 60, 71, -1 },
	{ SEGTUNE_SHARE_4K, 0.28400000000000003, 61, 70, -1 },
	{ SEGTUNE_N, 449000.0, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_4K, 0.07640000000000001, 64, 69, -1 },
	{ SEGTUNE_SHARE_4K, 0.038300000000000001, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.5800000000000001, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1.28, 72, 75, -1 },
	{ SEGTUNE_SHARE_4K, 0.0058400000000000006, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_1K, 0.22700000000000001, 76, 83, -1 },
	{ SEGTUNE_MEAN, 2.0, 77, 80, -1 },
	{ SEGTUNE_SHARE_4K, 0.023400000000000001, 78, 79, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0089500000000000014, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 85400.0, 85, 94, -1 },
	{ SEGTUNE_MEAN, 6.5099999999999998, 86, 89, -1 },
	{ SEGTUNE_SHARE_4K, 0.14999999999999999, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.06430000000000001, 90, 91, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 31.400000000000002, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 24.400000000000002, 95, 112, -1 },
	{ SEGTUNE_N, 13100000.0, 96, 107, -1 },
	{ SEGTUNE_MEAN, 4.46, 97, 104, -1 },
	{ SEGTUNE_N, 388000.0, 98, 101, -1 },
	{ SEGTUNE_SHARE_4K, 0.083000000000000004, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.61399999999999999, 102, 103, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 4.4621596261149277, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.115, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 17.0, 110, 111, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 6070000.0, 113, 118, -1 },
	{ SEGTUNE_SHARE_1K, 0.088700000000000001, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.45600000000000002, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1.54, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 33400000.0, 122, 129, -1 },
	{ SEGTUNE_SHARE_1K, 0.27300000000000002, 123, 128, -1 },
	{ SEGTUNE_MEAN, 12.800000000000001, 124, 127, -1 },
	{ SEGTUNE_SHARE_4K, 0.084500000000000006, 125, 126, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 22.900000000000002, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.087500000000000008, 132, 135, -1 },
	{ SEGTUNE_N, 139000000.0, 133, 134, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1590000.0, 137, 178, -1 },
	{ SEGTUNE_MEAN, 315.0, 138, 165, -1 },
	{ SEGTUNE_SHARE_4K, 0.0030100000000000001, 139, 150, -1 },
	{ SEGTUNE_SHARE_1K, 0.0014900000000000002, 140, 141, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 104.0, 142, 145, -1 },
	{ SEGTUNE_N, 449000.0, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.016, 146, 149, -1 },
	{ SEGTUNE_N, 133000.0, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 83500.0, 151, 154, -1 },
	{ SEGTUNE_MEAN, 66.200000000000003, 152, 153, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_1K, 0.25600000000000001, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.217, 157, 164, -1 },
	{ SEGTUNE_MEAN, 138.0, 158, 159, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 326000.0, 160, 161, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_1K, 0.39700000000000002, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 28300.0, 166, 175, -1 },
	{ SEGTUNE_N, 480000.0, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 943.0, 169, 172, -1 },
	{ SEGTUNE_SHARE_4K, 0.016300000000000002, 170, 171, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 16600.0, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 70900.0, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.000185, 179, 212, -1 },
	{ SEGTUNE_MEAN, 573.0, 180, 205, -1 },
	{ SEGTUNE_SHARE_1K, 0.00064300000000000002, 181, 198, -1 },
	{ SEGTUNE_MEAN, 96.700000000000003, 182, 189, -1 },
	{ SEGTUNE_N, 8340000.0, 183, 188, -1 },
	{ SEGTUNE_MEAN, 53.300000000000004, 184, 187, -1 },
	{ SEGTUNE_N, 4060000.0, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 5290000.0, 190, 191, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 136.0, 192, 195, -1 },
	{ SEGTUNE_N, 31300000.0, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 9030000.0, 196, 197, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 459.0, 199, 204, -1 },
	{ SEGTUNE_N, 3830000.0, 200, 203, -1 },
	{ SEGTUNE_MEAN, 143.0, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 49700000.0, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1420.0, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 132000000.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 61300000.0, 213, 232, -1 },
	{ SEGTUNE_MEAN, 2160000.0, 214, 231, -1 },
	{ SEGTUNE_N, 3250000.0, 215, 224, -1 },
	{ SEGTUNE_SHARE_4K, 0.0025700000000000002, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 143.0, 218, 223, -1 },
	{ SEGTUNE_SHARE_1K, 0.23600000000000002, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.32300000000000001, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 132.0, 225, 230, -1 },
	{ SEGTUNE_N, 43900000.0, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.20400000000000001, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 425.0, 233, 240, -1 },
	{ SEGTUNE_SHARE_4K, 0.113, 234, 239, -1 },
	{ SEGTUNE_MEAN, 60.5, 235, 238, -1 },
	{ SEGTUNE_SHARE_1K, 0.23100000000000001, 236, 237, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1740000.0, 241, 250, -1 },
	{ SEGTUNE_MEAN, 1280.0, 242, 249, -1 },
	{ SEGTUNE_SHARE_4K, 0.28500000000000003, 243, 246, -1 },
	{ SEGTUNE_N, 262000000.0, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 81000000.0, 247, 248, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const float segtune_segreduce_5721fa6f1eb332e3_cases_0[] = {
	990,1039,1649,1274,1713,1491,2360,2562,990,1039,1649,1274,1713,1491,2360,2562,
	1280,1280,1280,1280,1280,1280,1280,1280,365,510,927,1028,1434,1506,1829,2048,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,58,13,0,0,0,0,0,0,-345,-244,0,0,0,0,0,0,
	177,0,531,772,988,1013,1024,1024,-608,-928,-378,-648,-424,-197,-254,-211,-2648,246,46,-222,-1086,100,-1807,1458,
	-1236,-281,-351,-1038,-1881,-786,-2311,1738,356,365,245,297,144,115,-7,-38,-699,1249,456,-796,2352,-3253,2804,-1676,
	1133,-1939,3340,-1973,-1194,626,-736,-666,752,-1274,384,143,2592,-2651,-304,-1567,-4650,-3004,12657,-12490,-23334,18282,1921,298,
	-2983,1710,2045,-1806,-5441,4071,437,75,-2152,-942,644,-894,-1150,827,-1554,1381,-842,-1407,271,-1767,-2099,-316,-2051,1860,
	400,136,473,-27,-126,575,-76,-173,-260,948,659,-681,1578,-2181,2928,-1436,516,-1115,2467,-990,-561,-413,-579,-272,
	260,-487,-75,963,1793,-2179,-323,-1351,-4946,-2369,9737,-9934,-15913,8098,2363,267,-2455,1018,1863,-1575,-3798,1982,537,51,
	1280,1280,1664,1664,1664,1664,1664,1664,2304,2304,415,514,956,1031,1458,1544,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,0,0,207,31,117,30,5,0,0,0,-914,-990,-464,-475,-73,0,
	1024,1024,283,0,558,768,1024,1011,-115,-16,-646,-1312,-596,-1032,-505,-770,970,-3034,1476,1010,-2610,2891,-2603,4242,
	-2992,1159,702,1898,-1298,2550,1099,990,22,22,-2,-279,-470,-85,-618,475,-2098,2272,-1198,1134,-3421,3535,-447,-61,
	-8010,7176,170,540,-20,2490,-182,256,1399,-178,-1850,994,-772,2762,2725,-2698,82,82,-1629,2112,2854,2729,2892,1555,
	50,50,566,407,165,400,612,356,-7,-1512,2721,185,-570,687,-350,1999,-2200,876,2325,749,838,517,2286,-185,
	-132,628,82,-457,-56,-606,-41,-157,-1003,484,-284,497,-2142,2214,114,-490,-4785,2688,-347,943,443,2991,49,316,
	1203,-692,-3591,1237,-1019,3363,1312,-1204,53,-329,-802,1175,3490,3477,3240,3339,21,115,801,169,376,263,794,575,
	1664,1664,1664,1664,1664,1664,1987,2048,1979,1991,2560,2597,2816,2901,1686,440,-768,-162,-41,-48,0,0,-768,-768,
	-1536,-1536,-1536,-96,-1536,-1536,-1536,-1536,0,0,0,0,0,0,164,412,0,0,0,0,0,0,-332,-1451,
	1023,1024,1024,1024,1024,1024,1010,332,-530,-325,-321,-96,-205,-144,-849,-782,378,-151,1971,-3498,-1084,497,316,-3876,
	1092,1391,-1105,-460,4102,-3384,1081,-3334,-244,33,-667,482,222,542,427,-590,-1685,-3349,-3811,-3280,-3444,4774,6387,-2427,
	-98,-2392,-1866,-5654,4038,402,948,-3728,2994,-373,647,1434,697,-846,544,10343,-652,385,13,302,47,72,-484,-7672,
	-130,58,-6,127,20,47,-64,-110,261,-162,1728,-2679,-973,832,281,-863,938,1373,-1216,-593,3875,-2771,1177,-148,
	-316,155,-797,937,302,1081,374,-255,-1675,-2940,-3271,-3895,-3137,3863,6153,-675,-33,-2423,-1846,-5467,3699,292,1125,-7136,
	2758,-275,825,1043,467,-1686,800,1208,-101,184,60,265,15,-30,-498,-5679,-43,41,-20,102,28,112,-80,79,
	2048,2048,2048,2048,2048,2048,2048,2048,512,513,541,771,993,1026,1113,1486,-768,-768,-218,-64,-306,-768,-128,-236,
	-1536,-1536,-435,-128,-1536,-1536,-256,-1536,42,182,925,1282,326,37,711,126,-1750,-1609,-837,-252,-985,-1242,-479,-692,
	0,731,106,521,611,774,843,1024,-1696,-1416,-435,-128,-612,-1416,-256,-518,2929,1039,4241,-3261,1281,-39,-1704,-2021,
	1678,-75,2523,-4003,-786,366,-3874,-2771,-316,-577,1969,-465,941,-512,-3324,-2281,2692,1434,-4986,5252,3986,-116,-6592,-1949,
	1375,-3700,-3472,3623,-3526,355,189,4027,480,-5876,3198,4308,-4446,-480,-6635,-2054,-3483,-3433,-4403,1072,172,1118,555,123,
	263,254,340,333,-102,-58,-21,11,2106,-440,4429,-2882,1997,-461,-1555,-1163,1005,-1357,2603,-2859,347,-333,-3733,-1874,
	-334,-560,2215,-903,1362,-717,-3083,-1370,2059,481,-5074,4221,3876,-188,-7061,-1651,2228,-1498,-3788,2594,-3581,443,-696,2856,
	2949,-826,2699,3538,-4617,-269,-6734,-2445,-4249,-4485,-4195,995,409,1014,495,-227,174,47,237,395,-85,-74,-8,47,
	2048,2048,2048,2048,2048,2048,2048,2048,1537,1542,1542,1571,1797,1977,2042,2468,-768,-32,-768,-218,-64,-176,-768,-69,
	-1536,-64,-1536,-435,-128,-1536,-1536,-284,184,652,32,203,319,45,19,0,-583,-111,-731,-530,-188,-282,-243,0,
	943,964,1011,1012,1017,1024,1023,1024,-877,-64,-1154,-435,-128,-605,-896,-377,-3512,-1842,548,5818,-253,984,-1883,6374,
	-4610,-3424,935,-1286,2019,1023,-1252,-111,247,-3229,-191,3173,1195,90,-452,1310,-1353,1769,1208,-2321,5230,-1529,-5048,385,
	-3586,2071,3581,2008,4149,-3277,-2622,4667,-777,2633,-697,208,915,562,1276,-53,-508,237,-61,176,138,-77,-387,21,
	-60,130,-19,-5,43,-51,-64,5,-2250,-1474,-670,5906,675,1206,-1920,5724,-3170,-3225,-424,-1110,2392,1157,-1169,-224,
	423,-2631,-497,3312,2077,352,-531,1266,-1585,1478,1380,-2001,4189,-1982,-5151,181,-2558,1074,3083,1800,2638,-3732,-2675,4167,
	-1321,352,-796,361,-877,294,1518,313,-655,121,30,91,5,-209,-279,-2,-54,140,-10,-14,56,-48,-70,-34,
	2048,2048,2048,2048,2048,2048,2048,2099,2564,2970,3042,3365,3584,3840,3840,632,-34,-4,0,0,0,0,0,-768,
	-1536,-106,-119,0,0,0,0,-1536,0,0,0,0,0,0,0,11,0,0,0,0,0,0,0,-1763,
	1024,1024,1024,1024,1024,1024,1024,0,-640,-423,-197,-255,-211,-115,-16,-1683,1050,9714,-9435,3989,7879,4826,-9559,-751,
	543,-4302,4728,3217,6339,-2414,-718,-497,-330,6826,-7875,3216,6484,11076,-13765,-140,2623,-17797,13998,1577,485,411,411,358,
	-3208,1358,958,644,373,314,314,969,-340,2206,-1416,38,-899,-1209,-3993,-59,-59,0,-16,34,20,39,39,5807,
	-16,8,-12,32,18,35,35,-8,943,4151,-3533,3286,7311,1182,-5056,-917,331,-4310,3903,2858,6179,-2658,-184,-657,
	-540,2014,-2995,2486,5591,5147,-6397,-151,2241,-10867,4775,2239,836,623,150,230,-2996,1368,1152,605,344,275,305,821,
	54,3164,-1583,724,-106,-1157,-6381,62,46,99,-58,56,32,48,32,5670,-32,-30,14,3,-7,7,106,-28,
	2103,2122,2125,2142,2176,2176,2176,2176,437,1223,1276,1003,-256,0,174,256,-768,-768,-768,-768,-768,-768,-115,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-297,-1536,528,47,14,19,128,92,1409,77,-1449,-1181,-1169,-1469,-2688,-2468,-976,-2227,
	100,1011,1021,441,0,0,851,0,-1371,-1478,-1397,-1590,-1856,-1824,-490,-1656,-1153,-579,1486,1058,-782,-554,5409,2112,
	569,2365,-4730,-1249,-473,-524,4028,-495,-215,-52,-212,-169,-141,-251,2170,-260,1545,-3000,2055,878,-979,1835,-2465,365,
	-1752,-971,948,1176,-3853,-1503,1715,-264,-9585,-811,3062,2658,-3443,-1633,285,-1484,974,249,195,0,161,1124,639,-4608,
	33,27,22,-77,196,1169,882,-3082,-2217,-2189,1111,229,-1061,-853,5462,2159,-919,-152,-4891,-2265,-677,-829,4131,-277,
	-354,-239,-254,-439,-218,-255,2121,-389,977,-3038,1760,570,-930,1504,-2612,754,-1972,-2036,446,755,-3550,-720,1744,-1252,
	-5790,996,2714,2744,-3179,-486,391,-2739,240,296,182,70,113,686,566,-4586,-71,-12,17,-73,254,870,936,-2463,
	2176,2176,2176,2176,2176,2176,2176,2176,385,512,512,513,513,533,553,640,-768,-161,-768,-768,-768,-403,-222,-768,
	-1536,-430,-1536,-1536,-1536,-1536,-1536,-1536,79,1661,42,625,1503,522,736,42,-2096,-387,-2006,-1422,-544,-1505,-1271,-1878,
	0,484,0,73,955,569,542,2,-1728,-500,-1824,-1524,-979,-806,-661,-1648,133,2251,1451,4726,2715,147,-1621,-4579,
	-54,4189,1160,1531,29,-902,-4410,-495,-203,-1206,-121,956,8214,1194,-646,-33,-1588,-3622,1259,1299,1368,43,1541,-2202,
	-1775,-5559,206,-3838,3915,-710,6933,-2618,-1930,303,-833,-4606,-1935,3504,315,3998,2506,561,-3576,4572,886,3599,1847,-739,
	1789,228,196,-61,357,-83,-8,-70,112,2140,260,2720,2734,436,-922,-3942,-170,3772,409,-87,49,-672,-3584,127,
	-180,-1052,-132,863,8038,1268,-540,-36,-1709,-3536,442,515,1337,411,880,-1758,-1033,-5462,1279,-2222,3769,-305,6212,-3058,
	-1000,774,1449,-1063,-1882,2689,207,2961,1874,590,-3381,3370,773,3387,2140,-971,1751,-29,-119,-205,231,-150,226,94,
	2176,2176,2176,2176,2176,2176,2176,2176,665,665,749,760,761,766,768,769,-190,-190,-280,-307,-173,-768,-768,-768,
	-611,-611,-1536,-1536,-1536,-1536,-1536,-1536,712,1487,441,1331,631,117,47,82,-1183,-408,-1369,-470,-1167,-1677,-1745,-1708,
	594,594,627,720,1024,455,0,420,-611,-611,-740,-779,-653,-1202,-1680,-1388,-569,1168,5391,3431,-4525,-5222,-1107,1672,
	4038,1555,8035,6684,-759,-3450,2270,4748,2464,-1417,4577,-1384,-559,-92,106,-85,1002,-6820,-607,-5403,233,-996,919,381,
	-165,-12686,7805,-9661,-3012,-1432,2734,-1216,1258,2809,4387,5625,3134,-3770,-1497,-2998,2190,350,259,506,559,5516,-1046,-4189,
	-254,-355,-18,16,111,-53,-146,-14,-539,767,5250,3306,-3832,-1924,-1204,751,3984,1048,7978,6424,199,-44,2025,3535,
	2574,-1340,4526,-1270,-508,97,37,-60,858,-5928,-422,-5386,-97,603,944,251,131,-11653,7810,-9347,-3237,-1702,2300,-480,
	1498,3429,4288,5808,3027,-7373,-1804,-1945,2089,410,234,525,-179,3279,-1071,-2552,-291,-430,-65,-49,241,-59,-159,-34,
	2176,2176,2176,2176,2176,2176,2176,2176,896,986,986,1017,1023,1024,1028,1111,-768,-370,-370,-768,-213,-114,-768,-128,
	-1536,-1536,-1536,-1536,-1536,-328,-1536,-256,30,333,995,582,1174,1296,743,955,-1634,-1241,-579,-961,-364,-239,-789,-494,
	284,606,606,760,853,749,740,841,-1536,-740,-740,-1265,-677,-440,-1085,-256,809,-5450,-7897,-37,3892,-1026,2925,402,
	-4677,-6657,-7922,5464,4378,953,867,3193,-27,-2670,-3719,86,4617,-1400,3367,2454,-278,-1692,-626,-5793,5064,1561,3721,7244,
	-351,-3626,-3588,89,743,3026,-197,2948,3772,-2057,-6416,149,-5998,-13624,-2454,8461,894,-523,39,97,174,4,4,-38,
	-82,-65,-70,-57,97,-29,-47,-86,891,-3952,-7202,-1105,3971,-1313,2883,491,-4444,-4826,-7266,3883,4466,25,1127,3476,
	-51,-2250,-3360,118,4421,-1095,3183,2450,-148,-1067,-829,-5206,4737,2420,3600,6769,-524,-3657,-3883,143,568,3760,-249,2423,
	3197,-4025,-6956,767,-5584,-12279,-3299,7905,1074,-110,131,97,31,79,22,-35,-50,-92,-103,-136,145,-203,-139,-38,
	2176,2176,2176,2176,2176,2176,2176,2176,1151,1282,1282,1289,1419,1523,1536,1538,-768,-768,-768,-134,-137,-110,-90,-12,
	-1536,-1536,-1536,-1536,-408,-530,-287,-29,21,37,32,289,319,862,846,281,-1388,-1241,-1246,-983,-822,-175,-178,-740,
	1006,962,988,935,932,978,941,927,-1492,-1412,-1254,-658,-536,-530,-394,-587,-271,944,-2857,570,-5092,-2730,-525,1455,
	499,5746,-3544,312,-409,954,-850,-296,-60,-59,-14,-1113,1323,-1892,-1531,646,1532,2024,-1862,-2470,-1816,-1816,1455,2660,
	6897,1573,-3529,699,-3630,-11154,4047,-7220,-389,-560,1731,-611,-4992,-1943,-1923,-4266,719,-368,-100,-44,89,-18,-38,313,
	52,-29,-2,55,-33,1,-15,55,-754,-152,-85,264,-4955,-2751,-948,1413,101,4305,810,5,-444,1052,-1355,-522,
	-176,-104,293,-845,1370,-1981,-1900,585,1253,1473,-644,-2700,-1895,-1595,1598,2730,6535,126,-840,123,-3280,-10439,3970,-6987,
	59,99,-654,164,-4812,-2006,-1704,-3857,714,-411,-86,-201,107,-31,-26,361,34,-19,31,72,-24,20,-41,8,
	2176,2176,2176,2176,2176,2176,2176,2176,1538,1779,1793,1798,1998,2025,2051,2052,-440,-79,-768,-768,-143,-52,-166,-448,
	-1536,-266,-1536,-1536,-596,-233,-1536,-1536,67,671,5,32,104,158,313,31,-955,-110,-762,-730,-458,-377,-196,-478,
	999,1001,1024,1020,1024,1017,1023,1024,-880,-402,-1245,-1153,-596,-409,-696,-896,-1087,4130,-1262,3190,-2584,451,-1209,908,
	-688,4169,-1586,2975,1609,2611,443,-171,-356,3865,-234,-32,2652,-831,1456,-493,2299,366,-396,-3016,-14,-5896,8640,491,
	-3166,950,0,2469,-10731,1805,5676,256,-1701,-5420,4980,-2036,3244,-5888,-2279,-202,-109,-73,-13,-65,-51,-3,-146,-155,
	-31,-8,-11,-6,-34,-15,25,-57,-526,3680,-1650,2881,-2785,272,-1254,918,-156,3591,-2087,2725,1464,2635,339,-79,
	-444,3352,-530,-41,2309,-780,1498,-518,1799,1173,-381,-2751,466,-5259,8059,138,-1847,1717,-49,2403,-9631,2010,5219,151,
	-1999,-4083,4591,-1328,3656,-5328,-2282,-97,-77,-32,84,-50,-19,13,-174,-79,-24,-72,-19,7,-36,-20,2,-44,
	2176,2176,2176,2176,2176,2176,2181,2195,2288,2568,2820,2829,3003,3072,169,935,-90,-49,-8,-14,0,-1,-768,-768,
	-568,-640,-1536,-174,-129,-92,-1536,-1536,62,0,0,0,0,0,663,202,-210,0,0,0,0,0,-1738,-1462,
	1024,1024,1024,1024,1024,1024,172,426,-568,-640,-640,-312,-531,-260,-925,-1611,-1166,-1500,406,-636,6133,-5036,-429,-742,
	-90,866,-1463,608,-2055,-4600,-1302,4334,2176,294,804,-1768,4809,-3831,19,289,1649,-4876,615,9071,-14517,8206,-1241,-712,
	-509,-1511,3496,611,-105,-110,6134,385,1822,289,-353,-518,1020,137,10127,-3606,-30,-54,-34,-25,-17,-5,-661,-487,
	-24,-29,-3,-10,-14,-2,1010,-145,-914,-2151,341,1737,418,644,1417,-3544,9,315,-1170,1478,-4175,-1509,-249,1740,
	2398,-647,883,723,-695,2028,34,-112,1643,-3634,301,5085,-5899,1310,-383,-1865,-320,-1122,3475,111,441,-451,2495,1147,
	1883,1232,-573,-1639,2193,-662,4130,376,-47,10,-69,-90,64,-49,547,-276,-25,-51,3,0,-26,9,1288,-222,
	2220,2240,2304,2304,2304,2304,2304,2304,1374,640,-256,0,143,255,385,506,-479,-768,-768,-768,-139,-768,-768,-768,
	-1536,-1536,-1536,-1536,-425,-1536,-1536,-1536,297,24,128,102,1441,78,79,1584,-978,-2024,-2944,-2714,-1232,-2483,-2352,-725,
	963,0,0,0,835,0,0,952,-938,-1712,-1984,-1920,-618,-1784,-1840,-1062,1505,-3483,-516,858,3539,3089,-2348,4717,
	1869,-2585,-531,-346,3316,269,1047,669,2957,-57,-131,-241,2368,-179,-95,-4653,1073,-171,2661,-2970,-2492,1890,-84,-9333,
	-2972,1554,1690,-4210,160,1277,84,-7238,2769,-1817,372,-580,-205,-1531,3246,-10675,-411,2941,1029,-387,511,-1750,1150,295,
	-4,-94,1501,-2541,1791,-2246,2873,167,1503,-2852,-536,981,3715,3472,-1823,4599,1840,-1946,-601,-270,3482,721,1071,829,
	2446,-21,-146,-230,2253,-250,-84,-4726,876,214,2527,-2936,-2365,2422,108,-8847,-2093,476,1744,-3850,297,5,196,-7092,
	2563,-3555,376,-431,-56,-3334,3052,-10222,-383,2576,980,-463,416,-1237,952,265,-17,104,1462,-2627,1945,-1669,2750,250,
	2304,2304,2304,2304,2304,2304,2304,2304,512,512,512,531,584,640,676,676,-768,-145,-768,-398,-147,-768,-164,-164,
	-1536,-375,-1536,-1536,-425,-1536,-468,-468,42,1894,671,566,1179,49,1135,1705,-2262,-410,-1633,-1719,-1052,-2127,-1006,-435,
	0,499,71,568,586,2,609,609,-1952,-508,-1632,-912,-569,-1776,-507,-507,-350,-703,2461,2694,-4876,-3090,-1821,1473,
	-765,2073,823,1423,-4593,201,-5305,2153,-136,-2884,847,1255,-5974,-10,-1158,-3505,-1281,3489,228,1333,-6788,-548,4028,5583,
	1196,3347,-11355,7649,1025,1062,2528,7065,-1032,-134,-13790,61,-973,3975,-616,-207,-1553,-29,6272,4169,656,2918,116,-380,
	189,705,82,-77,-593,-313,-494,-479,-619,-756,928,2968,-5036,-2695,-1754,1675,-962,1395,-492,1670,-5114,394,-4875,2332,
	-193,-2444,1033,1299,-5782,-12,-1160,-3589,-1696,3441,-1173,1482,-6269,-169,3289,5387,2111,3464,-3445,7661,1412,58,2175,6712,
	373,18,-3103,-152,-533,1922,-937,-450,-1219,-53,2750,3494,611,3038,220,-433,-177,196,-93,-177,-713,-83,-319,-292,
	2304,2304,2304,2304,2304,2304,2304,2304,737,767,768,769,769,770,896,1002,-280,-768,-768,-160,-768,-279,-768,-285,
	-1536,-1536,-1536,-505,-1536,-1536,-1536,-1536,513,116,47,816,105,1485,32,375,-1566,-1933,-2001,-1231,-1942,-561,-1888,-1439,
	609,456,0,1024,420,728,287,621,-843,-1270,-1808,-628,-1516,-806,-1664,-782,-1603,-9867,-260,-78,1664,-4228,3738,-2481,
	193,-8433,1835,-1585,4831,-1719,-1271,-4157,-2922,-2076,202,-669,740,-5170,119,-3057,1074,-4787,-1226,-1726,1493,-6859,1979,-1467,
	-8014,-2123,-679,2197,1838,6167,1327,4014,-1643,12805,2986,615,-10106,-6664,917,5677,-899,6450,-2932,-147,-6390,-63,649,-1102,
	-63,-16,-277,-194,-33,-45,-118,1,-1471,-3902,-912,32,-1488,-4011,2629,-1797,295,-2719,1285,-1369,1748,-1348,-1972,-3469,
	-2854,-1278,105,-644,-69,-5527,-119,-2684,1102,-1695,-1294,-1931,-246,-6836,1426,-1536,-8023,-3806,-925,2103,1237,5879,814,2746,
	-1857,605,2740,379,-4704,-6916,1104,4125,-919,2680,-2620,-317,-3275,-53,840,-929,-79,115,-388,-163,-41,262,-137,66,
	2304,2304,2304,2304,2304,2304,2304,2304,1002,1005,1021,1023,1025,1110,1152,1278,-285,-215,-768,-105,-768,-128,-768,-161,
	-1536,-1536,-1536,-299,-1536,-256,-1536,-677,1163,1350,817,1532,620,1203,24,383,-651,-461,-979,-260,-1171,-504,-1641,-1155,
	621,847,732,750,768,840,1006,932,-782,-780,-1202,-453,-1382,-256,-1608,-677,-5295,2549,1350,-1210,8274,-125,-484,4183,
	-4975,-1532,-252,3112,5551,8,860,492,2629,-3113,679,2066,3013,1143,-139,1451,410,6559,-1043,-402,7275,1147,-813,-2419,
	10524,-6094,482,956,3194,-195,-2858,-3194,9740,8067,101,5077,-4709,2528,-669,2735,-311,-274,-231,-149,-143,-199,591,-97,
	-101,20,-54,48,-13,-119,38,-8,-5036,2611,1519,-1138,7337,26,-495,4008,-4581,-1312,-218,1892,4593,783,765,389,
	2446,-3132,615,2783,3111,743,-284,1376,91,6509,-489,-140,6988,672,-798,-2348,9801,-6087,210,1084,3543,-580,-2572,-2699,
	8951,7656,-925,5584,-2725,1564,-917,3015,-258,-341,-180,-120,-154,-200,653,-105,19,79,-80,-277,-82,-17,33,-21,
	2304,2304,2304,2304,2304,2304,2304,2304,1283,1283,1440,1535,1541,1543,1589,1779,-768,-768,-120,-81,-411,-102,-10,-77,
	-1536,-1536,-344,-237,-1536,-375,-24,-309,38,36,590,1077,77,1045,412,862,-1496,-1497,-787,-204,-1198,-228,-815,-174,
	987,964,939,936,999,981,942,1002,-1357,-1540,-458,-413,-1008,-658,-715,-530,-1728,2487,-1339,947,-30,-993,4290,-3432,
	-5550,1976,-743,8,-399,-2713,390,-1961,176,105,-2820,1092,158,-425,3520,-733,-1419,1802,1223,-831,1434,622,-1533,-596,
	-1267,1544,8478,-317,-1205,3302,-12168,573,-3774,3551,7736,280,-1864,-3505,-2875,-2870,-121,-379,-178,-25,-47,-51,-18,-59,
	-1,-24,-48,10,3,5,-5,-18,2231,765,-953,1030,239,-1716,3085,-3452,-1086,-1142,-622,-478,-184,-3703,-630,-1878,
	719,-151,-2370,717,126,-970,2234,-1497,359,974,679,-941,1206,1496,187,-211,332,445,7444,-158,-436,4422,-9665,1085,
	-5688,3243,7520,486,-2476,-1664,-837,-1212,-141,-424,-141,-30,-31,47,95,-10,35,-22,-30,-65,13,-78,-95,-52,
	2304,2304,2304,2304,2304,2304,2304,2304,1792,1794,2001,2035,2052,2053,2307,2554,-768,-768,-137,-51,-441,-167,-83,-51,
	-1536,-1536,-472,-204,-1536,-752,-696,-768,6,36,124,191,31,441,67,23,-1018,-986,-691,-590,-734,-322,-443,-239,
	1024,1020,1024,1017,1024,1024,1024,1024,-1373,-1281,-518,-402,-998,-752,-696,-768,205,1610,-4575,-3674,673,5558,3587,-1038,
	2381,135,-3529,-2312,1052,-2216,3065,-1081,-256,115,-7674,-3984,-164,-432,3876,-336,1352,-3306,-5427,7430,1102,-660,6992,-3521,
	5010,-2685,3416,4368,-2564,2565,5246,-2518,1845,-3659,-9068,9182,-1321,993,-1538,-41,8,-36,-41,-36,-26,-159,-18,-68,
	-6,5,-11,-13,-22,-29,-19,-49,-157,1938,-3764,-3087,775,4897,3509,-1402,1396,961,-2915,-1984,1246,-2400,3185,-1255,
	-505,236,-6577,-3249,-2,-883,4034,-749,1094,-2662,-6495,6215,648,41,6342,-2839,3925,-1719,2198,3042,-2859,3371,4743,-2322,
	1616,-3807,-10116,7688,-1630,1397,-1824,408,17,-65,-110,-60,-17,-81,-20,-14,-27,12,12,22,3,-45,1,-32,
	2304,2304,2304,2304,2314,2317,2318,2356,2824,2831,3076,3328,535,569,1500,833,-6,-13,0,0,-768,-768,-768,-327,
	-1536,-181,-99,-47,-1536,-1536,-1536,-1536,0,0,0,0,523,212,33,995,0,0,0,0,-1777,-2061,-1311,-1091,
	1024,1024,1024,1024,270,82,1024,699,-768,-440,-512,-260,-1128,-1725,-1516,-1031,-1988,-3022,5120,-10313,152,8902,1389,4837,
	988,1280,9268,-9270,410,1574,1427,6496,-586,-3275,8294,-12254,-519,-232,467,1972,-1756,5182,6673,1908,-1217,2038,-1067,-4287,
	1469,-284,-249,-269,4592,-2220,1109,-3704,-733,-415,1475,-896,13237,-6900,-3268,3033,18,7,-9,-27,4526,2326,9,-546,
	41,17,-5,-19,-101,-163,2,-232,-1914,-1724,3992,-5050,3012,8135,-486,2955,632,2150,9019,-3932,2637,1124,-808,4636,
	-756,-1782,7094,-6433,-257,-276,-7,1005,-1352,4218,6688,-1479,-82,1484,-1177,-4037,1900,-475,-292,-561,-41,0,-162,-2631,
	-259,-1018,1413,-3565,6229,-2998,-1443,4316,14,-41,1,-64,6536,2334,-45,-337,3,2,-9,7,84,-53,-20,-292,
	2360,2370,2432,2432,2432,2432,2432,2432,411,1180,433,512,512,540,768,1001,-768,-768,-379,-768,-768,-218,-64,-264,
	-1536,-1536,-1536,-1536,-1536,-435,-128,-802,687,25,808,42,213,1665,2049,548,-1831,-1744,-1831,-2518,-2347,-866,-255,-1523,
	200,1024,313,0,730,106,521,612,-1168,-1726,-992,-2080,-1800,-435,-128,-802,1265,1063,462,3732,-1028,-2455,-1579,-4139,
	-619,1159,4355,631,-410,-1606,-3178,-244,63,-262,2616,-261,-581,-2473,2033,-3234,-1443,1809,-1484,2081,144,5277,-628,1682,
	15451,1889,2052,-1528,-5779,2215,-317,3525,12387,-378,464,27,-8084,-40,-243,692,-13255,521,-7265,1217,-4756,1450,-21,-301,
	-845,49,288,1302,1274,1482,-816,-63,3250,-339,885,3615,-1835,-2279,-1347,-3621,697,-324,4365,430,-1056,-1394,-1333,203,
	370,-535,2405,-343,-434,-2290,783,-2952,-683,1039,-1194,1697,-532,5098,-455,1495,9624,1494,77,-222,-3410,1805,-274,2994,
	5589,1126,-1683,2063,-4487,-601,-330,-109,-9683,587,-5562,746,-4475,1501,-29,-176,-318,21,645,662,1009,1400,-380,-48,
	2432,2432,2432,2432,2432,2432,2432,2432,1024,1109,1509,1539,1539,1548,1567,1794,-768,-128,-206,-32,-768,-768,-218,-64,
	-1536,-256,-740,-64,-1536,-1536,-435,-128,49,1455,324,1407,36,209,694,1030,-1999,-508,-1239,-126,-1496,-1315,-811,-248,
	776,840,1024,966,1010,946,1011,1017,-1800,-256,-740,-64,-1538,-1261,-435,-128,1243,404,2271,-174,2223,-5033,951,-1023,
	517,-4309,-1134,-1736,1700,-5534,1616,1270,-638,1036,-296,-808,763,-2092,-2809,-3236,-425,-99,940,-490,-191,-1442,2981,-1406,
	1200,-788,735,-549,1875,-2665,2369,-1433,-1723,-266,2449,2208,-1473,4364,3245,7053,428,-177,-104,4,-48,-291,-124,-43,
	-16,-152,12,115,-11,22,19,-18,-691,604,2430,20,1364,-3098,1502,-849,-1212,-2793,-936,-894,882,-3525,2105,1484,
	-832,-13,-139,-825,421,-1526,-2095,-1714,-970,-345,846,-557,-474,-1024,2775,-1840,1254,-936,672,-413,1124,-2035,1453,-1767,
	1024,-729,2358,1445,-341,1824,2239,4761,648,-210,-118,-34,-98,-310,-185,-126,-60,18,25,131,-11,64,52,16,
	2432,2432,2432,2432,2432,2432,2432,2432,2024,2050,2512,2567,2997,3080,3515,3527,-127,-768,-60,-33,0,-1,0,0,
	-413,-1536,-285,-1536,-126,-63,-6,0,145,36,103,31,6,0,0,0,-903,-987,-458,-474,-69,0,0,0,
	1024,1023,1024,1024,1024,1024,1024,1024,-646,-1280,-596,-1024,-505,-768,-530,-325,-2257,-359,-1348,26,-12064,9030,23213,-20598,
	-1208,-1654,-800,-1752,-9623,8929,26404,-25255,-3933,-378,-4136,-726,-13600,7974,23335,-20007,-3047,3203,794,1856,9513,-13323,410,160,
	681,-258,935,380,-321,-413,-219,-200,4130,1997,-3962,1506,-416,-2568,-8221,3533,-1,-17,-27,5,-3,33,-10,-6,
	-3,10,-12,-11,-4,45,-2,2,-2190,51,-935,29,-6599,1945,8978,-7153,-1122,-1154,-521,-1747,-6002,3794,10084,-10082,
	-3994,-187,-3532,-682,-7686,258,8468,-6300,-3685,3365,462,1293,2000,-3785,1766,-1207,454,-323,893,-616,-846,500,-24,-337,
	3197,1353,-4488,1193,-2907,572,-2591,-1999,1,-50,-36,68,-56,92,24,-31,5,17,-7,3,11,-31,-34,-1,
	2432,2432,2432,2432,2476,2483,2496,2496,4096,4133,4352,4437,918,887,1152,2944,0,0,0,0,-768,-768,-59,-3,
	-1,0,0,0,-1536,-1536,-463,-169,0,0,0,0,121,140,852,22,0,0,0,0,-2120,-2148,-1196,-234,
	1024,1024,1024,1024,422,470,1017,1024,-321,-96,-205,-144,-1788,-1843,-754,-794,-2365,-240,460,-1371,389,3584,-844,7337,
	-2500,2405,-909,-1082,582,4272,4954,-1608,5554,-7112,3624,-1725,249,135,-3981,7107,-70,-19,143,318,546,1494,-8708,-9786,
	-24,7,110,249,-2313,-825,-9589,-99,-28589,26847,-3787,4114,-2041,-6070,-1543,-2338,-9,-4,16,47,-955,497,-321,-19,
	-9,-3,15,43,-261,-210,-19,-25,-3406,-548,366,-1539,-181,1172,-1414,4150,-2707,1868,-1042,-1190,-5,2649,4134,-3670,
	252,-2678,2654,-1149,65,-7,-4106,3162,434,-379,277,311,354,408,-7857,-4488,80,-135,100,159,-1926,2055,-8442,655,
	-12232,10547,-1625,2897,-1240,258,-350,-1004,16,-21,23,46,-314,2056,-282,24,-54,49,-10,59,-295,-314,-71,-17,
	2497,2555,2560,2560,2560,2560,2560,2560,1174,508,-256,0,153,256,384,435,-768,-768,-768,-768,-135,-768,-768,-352,
	-1536,-1536,-1536,-1536,-420,-1536,-1536,-935,146,4,160,108,1434,77,80,1053,-1882,-2805,-3424,-3220,-1741,-2995,-2864,-1840,
	944,0,0,0,839,0,0,317,-1677,-2299,-2240,-2160,-874,-2024,-2080,-935,2076,3146,-910,2307,11328,1046,-846,-1398,
	753,2841,-548,660,6239,2141,5166,-1108,716,-598,-1614,13,2854,-379,-67,-878,207,3677,-1237,1330,3491,1786,-2183,3257,
	-126,-2388,1435,979,-559,2033,2471,434,-6010,-586,-342,1035,-363,1621,-1679,503,-81,3501,1387,514,2210,-4173,4100,-10276,
	16,1461,153,844,6442,-3045,3727,1313,592,1512,-834,2496,11245,1555,-106,-1185,-717,2356,-462,878,6041,2717,5161,-916,
	400,-566,-1478,90,3089,-341,-142,-829,-132,1721,-1338,1126,3352,2233,-1694,3140,220,-1253,1572,1355,-100,1222,2317,-228,
	-2946,1001,68,1592,278,-34,-999,-182,35,2020,1296,179,1994,-3261,4081,-9915,15,702,68,464,6225,-2108,3415,1430,
	2560,2560,2560,2560,2560,2560,2560,2560,504,511,512,512,512,512,535,540,-768,-768,-768,-768,-768,-124,-374,-218,
	-1536,-1536,-1536,-1536,-1536,-321,-1536,-435,1731,244,47,98,732,2368,686,1919,-1094,-2573,-2769,-2717,-2084,-448,-2107,-868,
	953,728,0,71,71,508,575,106,-1314,-1928,-2208,-1868,-1868,-533,-1101,-435,-1550,696,-41,-2713,4731,593,-1784,282,
	2414,-301,-1018,-4340,1138,2739,-2925,92,-873,388,-96,9,2595,-2907,2701,3518,5806,-518,-612,-3031,281,346,-623,-119,
	-1015,-6741,-2720,-1443,-6674,93,3995,112,8377,-4940,-2421,2854,-4972,87,1295,91,330,-4402,-1007,-5010,5212,-26,5373,286,
	247,-978,810,-2537,123,1851,357,1616,-1286,244,-720,-1683,3612,581,-1251,376,2379,-452,-1811,-2815,309,1863,-2022,284,
	-942,519,-223,-30,2950,-2272,2023,3438,5152,-1202,-1300,-1731,-600,195,-228,-237,-1113,-2366,-1779,-3754,-986,92,1405,-154,
	7796,635,274,-1001,1222,195,-2106,-282,295,-3242,-1908,-3067,2526,-53,4534,286,224,-1305,-368,-191,93,1045,557,1591,
	2560,2560,2560,2560,2560,2560,2560,2560,551,641,656,656,723,745,763,768,-199,-768,-183,-183,-321,-255,-171,-768,
	-573,-1536,-515,-515,-992,-816,-499,-1536,1213,59,1202,2046,778,980,1020,106,-1564,-2628,-1470,-626,-1827,-1603,-1546,-2454,
	541,2,592,592,433,613,1024,418,-825,-2024,-763,-763,-992,-938,-785,-1750,-3523,-3066,-455,1294,-4906,4284,-2773,-2320,
	-5167,670,2433,1151,-3136,3971,-1375,339,-1557,-33,-1326,-1243,-2184,3021,234,-704,-3006,536,-5477,-388,-2562,-8103,3369,-1751,
	-505,1114,-447,-335,1624,-48,910,-11208,-420,-1750,-287,-178,357,-1252,-32,-10186,2639,4171,-111,-252,2780,28,-382,-14531,
	272,491,-519,-208,-539,-386,-327,319,-3773,-2619,-489,923,-4638,3629,-2680,-2390,-5474,816,2171,242,-2827,3270,-1303,9,
	-1464,-48,-1285,-406,-2169,2845,199,-563,-3084,933,-5699,230,-2272,-7557,3016,-1415,-57,419,-434,303,1227,1013,764,-7261,
	221,-2386,-296,158,-186,206,-288,-4937,2453,3951,-54,-150,3053,-54,-426,-9922,64,689,-600,-649,-656,-663,-302,400,
	2560,2560,2560,2560,2560,2560,2560,2560,768,768,769,776,896,1007,1007,1012,-64,-768,-768,-266,-768,-242,-242,-200,
	-128,-1536,-1536,-973,-1536,-666,-666,-795,2304,46,170,1764,41,752,1554,1636,-256,-2513,-2389,-788,-2391,-1569,-767,-680,
	521,0,459,738,291,615,615,851,-128,-2064,-1487,-973,-1920,-864,-864,-912,-1264,-177,-3117,-2211,2073,2994,-489,2177,
	-3367,2170,-893,-1902,-1914,-1402,-2883,2448,2377,297,157,-770,-256,433,4470,-4353,-319,994,-266,4219,990,617,1188,1642,
	-124,1396,12072,3007,2396,631,1085,2323,-8,2401,21518,918,-2463,-103,-35,531,14,-1546,10320,-253,4824,-198,-149,-218,
	309,-629,5,-165,-530,40,-348,-84,-1617,-241,-516,-2101,1669,2977,-821,2114,-1521,2134,978,-1374,-1889,-1473,-3815,2265,
	1386,181,316,-1518,-291,434,5104,-4202,-241,1036,834,4240,946,613,1830,1648,-137,1226,2337,2950,3278,638,1524,2326,
	-89,2002,6505,1112,-814,-7,348,541,-13,-1519,4629,-198,5088,-106,-94,-240,1808,-701,278,22,-511,-15,-522,-20,
	2560,2560,2560,2560,2560,2560,2560,2560,1021,1024,1024,1040,1110,1152,1152,1269,-768,-89,-768,-768,-128,-768,-768,-145,
	-1536,-236,-1536,-1536,-256,-1536,-1536,-522,982,1983,712,27,1708,147,29,547,-1325,-321,-1592,-2261,-510,-2029,-2146,-1512,
	729,770,767,797,841,886,1007,931,-1392,-475,-1616,-1896,-256,-1530,-1848,-806,-8447,-653,11121,2954,279,-4135,1058,-1517,
	-5068,1349,9337,2251,-1909,-4491,3349,-1576,-4838,-3151,3931,-1056,2711,736,-802,-2635,-5459,-487,6835,3153,-540,3365,-734,-816,
	-6714,-195,-674,488,-780,-2236,152,3162,-1142,-29,-3285,-1469,-796,8069,-2904,-1028,-250,-51,-196,711,-92,-560,976,-10,
	-89,66,0,-33,-210,-39,128,27,-7690,-331,9155,2272,266,-480,-139,-1406,-4384,-658,7536,1414,50,-1168,2350,-1461,
	-4668,-1685,3977,-1009,887,775,-851,-2475,-5256,-607,5629,2895,-547,4579,-830,-1149,-6786,-267,161,1007,-742,-2438,-112,2970,
	-1702,109,90,786,-1137,1505,-577,-1182,-254,-38,-180,786,-152,-480,865,-20,-115,-756,-92,-62,118,-22,127,62,
	2560,2560,2560,2560,2560,2560,2560,2560,1279,1280,1408,1464,1491,1507,1533,1534,-768,-768,-768,-115,-13,-113,-435,-65,
	-1536,-1536,-1536,-331,-26,-430,-1536,-199,42,49,17,684,510,1361,119,1548,-2007,-1999,-1903,-1179,-1327,-460,-1676,-246,
	985,963,1024,946,915,976,997,931,-1579,-1796,-1764,-611,-971,-780,-1202,-444,-5915,4835,2573,-1797,3391,1579,-1336,1995,
	-3786,3105,2607,-826,119,1839,-659,3276,-197,-96,47,-1200,1737,-4312,-1098,736,-5765,2403,2086,7418,-1665,-203,-636,-252,
	-4126,3144,2186,2328,3896,680,-7767,-55,8098,-7143,-2728,-1451,1472,1543,13765,58,-34,-371,-40,-74,142,-21,-104,0,
	3,-32,-4,4,33,19,21,-41,-257,649,1497,-1129,2556,1291,-166,2398,1364,-340,1623,-459,-704,615,521,2775,
	347,-343,-161,-562,1201,-3213,-688,49,-2696,64,1437,6228,-236,262,-378,-398,-2461,1458,2011,2252,4706,1092,-7026,-307,
	-239,-683,-862,-1653,2579,2244,11772,659,-163,-475,-88,-4,158,-27,-111,28,40,-38,2,54,-92,-18,33,-206,
	2560,2560,2560,2560,2560,2560,2560,2560,1536,1537,1566,1680,1789,1792,1795,1795,-32,-768,-218,-768,-75,-768,-64,-768,
	-64,-1536,-435,-1536,-316,-1536,-128,-1536,1665,220,925,0,1182,7,1281,37,-127,-1571,-837,-1648,-357,-1529,-252,-1496,
	965,943,1010,1024,1004,1024,1017,1020,-64,-1389,-435,-1720,-677,-1615,-128,-1537,-189,-6952,-878,2404,2590,2372,-195,1785,
	-1613,-5356,-1329,2830,1488,2163,-2465,1560,3252,-1631,1991,-182,5228,-223,-500,559,-93,-3311,-660,-374,-824,-4542,-422,7384,
	-139,-2908,463,-170,-276,3187,-579,1117,77,-2275,322,-2042,2639,-627,-152,167,3,-323,-52,4,-3,29,-15,24,
	150,19,61,-13,-38,-5,-39,8,-547,-5231,-414,667,2345,1743,103,2455,-481,-3575,-435,912,984,1408,-816,2286,
	3727,-1262,2178,-775,3967,-438,658,675,-132,-2750,-892,-777,-924,-3500,-785,6609,-40,-2797,-400,-794,-582,2654,-707,1360,
	-98,-3789,-940,212,4467,430,-603,-23,-13,-309,-112,-84,11,4,-40,28,190,48,115,-37,-67,-22,-38,8,
	2560,2560,2560,2560,2560,2560,2560,2560,2034,2050,2053,2055,2306,2408,2564,2664,-122,-442,-156,-47,-83,-768,-50,0,
	-375,-1536,-822,-204,-516,-1536,-883,-1536,313,32,658,290,67,0,31,0,-982,-1246,-617,-983,-955,-920,-734,-664,
	1024,1024,1024,1016,1024,1024,1024,1024,-612,-1254,-1008,-658,-880,-1356,-998,-1228,670,111,-2766,-1673,4974,-583,-306,1468,
	552,1222,-724,-144,4114,677,1317,1359,-614,996,942,-1120,2071,-266,1388,-630,6768,848,1603,-2806,-7993,-2979,-3015,-6085,
	3042,-693,2876,2193,-5015,-2008,-1382,-7813,7972,1333,-5331,-1663,-8717,155,4476,-810,-30,38,-48,1,22,-54,-26,37,
	-1,-8,-7,-7,1,12,-33,-2,1320,156,-3422,-1898,3926,-531,-583,1000,910,1301,-1394,-273,3460,676,1149,776,
	407,1098,-134,-1471,681,-282,1005,-992,5733,664,2746,-2310,-7191,-2670,-2333,-4783,1825,-816,4160,2744,-4141,-1856,-1266,-5713,
	6718,867,-3805,-1073,-7832,-50,4495,45,-50,65,2,19,31,-73,-7,115,14,11,-23,-4,-2,-7,-18,-26,
	2560,2560,2560,2560,2630,2633,2666,2688,2819,2823,3066,3840,1134,394,1336,-256,-14,-7,0,0,-502,-178,-768,-768,
	-167,-1536,-103,0,-1536,-356,-1536,-1536,67,31,23,0,608,2399,0,172,-443,-474,-239,0,-1726,-681,-2204,-3668,
	1024,1024,1024,1024,761,162,1024,0,-696,-1024,-768,-260,-1301,-341,-1998,-2336,1603,1441,1991,-2799,-6077,-2804,995,-814,
	2887,1758,4454,-4202,-6588,-3063,918,-529,569,732,2453,-6114,2369,4474,-386,255,6966,1759,737,-356,-4923,437,4796,-445,
	-448,6597,-368,-200,-3825,258,1467,531,-2387,312,5510,7441,9140,121,2456,58,-10,-19,-9,-17,-1195,227,-3,395,
	-9,-3,-12,-10,9,-701,15,210,2528,1622,492,-410,-2982,-2823,-97,-775,3560,1934,3090,-1636,-3429,-2198,-686,-477,
	1744,790,947,-3533,2139,3523,-505,316,5727,1158,1358,-831,-3733,412,2317,-454,-266,5662,-380,-242,-4185,122,1543,493,
	-3416,-43,5144,4227,6257,-43,4979,211,-9,-48,-12,-35,-1255,205,-158,493,-7,14,-8,0,-27,179,-41,300,
	2688,2688,2688,2688,2688,2688,2688,2688,0,153,256,384,437,509,512,512,-768,-140,-768,-768,-337,-636,-768,-118,
	-1536,-427,-1536,-1536,-873,-1536,-1536,-295,108,1667,81,80,1087,1823,47,2608,-3476,-1764,-3247,-3120,-2060,-1253,-3025,-464,
	0,838,0,0,321,954,0,517,-2288,-884,-2136,-2208,-1051,-1395,-2336,-545,2158,47,-2159,-1065,-630,2789,4230,3253,
	1475,4548,-2168,4896,701,1486,-1042,3411,-133,-2622,438,478,267,-438,628,-1341,1118,-2082,-838,-679,549,3462,2669,205,
	-166,-369,312,-1463,364,4869,-2197,85,-730,-338,127,-2735,953,646,1357,71,-589,1022,-5831,5357,-5070,34,1289,0,
	443,-1897,-5341,4812,1124,253,568,2669,2254,-6,-1683,-721,-779,2592,2493,3568,1701,4426,-1776,4634,570,1349,-2005,2867,
	-128,-2462,499,553,429,-530,777,-952,1058,-2074,-529,-395,819,3138,1017,163,91,-143,-481,-1076,44,4918,-254,120,
	-284,-15,-1389,-1585,751,884,3486,159,-902,935,-4868,4326,-4972,5,-444,-10,107,-2003,-4255,3659,1052,243,-1397,1591,
	2688,2688,2688,2688,2688,2688,2688,2688,512,512,539,567,640,665,665,720,-768,-768,-329,-173,-768,-172,-172,-330,
	-1536,-1536,-951,-445,-1536,-448,-448,-875,98,769,1174,1604,60,1596,2258,1026,-2973,-2303,-1871,-1413,-2884,-1324,-662,-1838,
	73,73,582,563,2,604,604,430,-1996,-1996,-951,-711,-2136,-665,-665,-935,-3646,2492,-2968,-1728,-1797,506,1453,-479,
	-5765,3025,-4981,-3907,-1279,4367,1936,1697,638,689,-1222,1072,931,4088,-2069,1880,-1711,-139,-2191,5652,-1913,2160,-502,6968,
	1244,-5859,-901,-295,3357,-581,-392,395,3335,-5662,-1320,-114,-1810,-328,-73,693,-4889,4371,4971,126,3446,-508,-142,3157,
	-6427,416,360,1456,4003,-853,296,-268,-1942,2058,-2920,-1716,-1462,496,1376,-165,-4676,2524,-4908,-3847,-1385,4525,1658,2148,
	610,1166,-1455,1063,900,3872,-1969,1690,-593,-502,-2112,5654,-1210,2188,-718,6623,-915,-3478,-537,-281,2437,-807,-543,-436,
	385,-2844,-854,-108,-2189,-605,-213,-427,-3218,4013,4768,129,2893,-477,-181,3501,-4161,289,506,1278,3571,-647,577,-123,
	2688,2688,2688,2688,2688,2688,2688,2688,740,741,768,768,768,773,896,996,-187,-265,-768,-768,-768,-269,-768,-272,
	-606,-717,-1536,-1536,-1536,-922,-1536,-794,1043,1250,52,106,170,1864,41,763,-1802,-1594,-2764,-2710,-2645,-947,-2647,-1825,
	1024,610,0,417,457,734,292,607,-913,-807,-2192,-1854,-1615,-1101,-2048,-992,-2020,932,-443,-816,-384,-244,1035,4154,
	-1776,-1198,712,1051,1660,61,-3602,-1113,1704,-192,1171,296,1159,-3074,46,3182,-3622,6545,-1222,-739,-712,565,-2327,-1095,
	-287,131,277,-11236,23953,-29,-1286,789,-342,15,1835,434,15691,-257,-3294,-178,64,-494,-4449,-14973,15696,-194,4364,-844,
	-284,-258,581,-2252,1506,18,-51,-113,-2013,1202,-813,-581,622,-712,985,4163,-1689,-652,459,878,1526,-310,-3088,-1087,
	1627,-515,1036,728,1882,-2871,174,3145,-3739,6113,-1382,-371,-41,1195,-2219,-729,-156,-367,429,-5339,13081,652,-34,835,
	-186,-674,1856,2140,3557,485,-2131,-295,-255,-391,-4467,-10029,8279,-123,3705,-1014,-364,31,381,-1568,908,-220,-281,-208,
	2688,2688,2688,2688,2688,2688,2688,2688,996,1024,1024,1024,1026,1040,1109,1152,-272,-768,-83,-768,-190,-768,-128,-768,
	-794,-1536,-220,-1536,-709,-1536,-256,-1536,1636,745,2214,1053,1781,27,1964,29,-952,-1815,-346,-1507,-777,-2517,-511,-2402,
	607,766,774,731,856,796,839,1007,-992,-1744,-485,-1487,-973,-2024,-256,-1976,255,10064,-728,-4438,844,3035,369,1984,
	844,10808,2396,-5032,1828,84,-3685,2937,9178,3706,2116,-3602,-2863,-30,4021,323,445,2158,-85,-6091,-719,1538,-342,1028,
	340,-1510,-47,469,-504,-801,-391,-216,-28,-9031,-3,-10861,-229,-2994,-253,-2895,-145,-254,-16,-179,-7,2918,-24,696,
	-251,-7,188,-108,-79,-57,-243,178,-107,7606,4,-3903,795,3073,-83,2026,315,8253,731,-4387,1059,55,-1522,2811,
	9426,3764,3032,-3569,-2118,163,2046,571,907,798,-200,-5930,-811,1252,-408,419,606,-792,-92,32,-538,925,-428,389,
	238,-5035,127,-11250,-226,-702,-620,-1389,-88,-272,5,-268,-16,2788,-95,458,-291,-110,-919,-119,-193,-116,481,189,
	2688,2688,2688,2688,2688,2688,2688,2688,1153,1262,1279,1280,1408,1472,1524,1526,-768,-148,-768,-768,-768,-110,-106,-12,
	-1536,-530,-1536,-1536,-1536,-295,-404,-24,146,596,44,49,17,1108,1517,475,-2285,-1725,-2261,-2255,-2159,-1005,-543,-1583,
	887,930,985,963,1024,947,978,923,-1658,-912,-1702,-1924,-1886,-507,-806,-1099,-446,1419,-1480,-243,3435,996,527,834,
	-2057,-280,-3690,536,1788,525,2115,384,1833,3358,351,436,994,1886,-4836,3638,-2829,-2617,-4299,-950,-589,647,-77,-1429,
	3306,505,-1385,-2016,-687,80,72,-1947,6488,-601,5428,-7939,-2565,-1405,-313,746,-511,17,-239,-582,-77,-39,20,183,
	-100,13,-2,-54,1,-80,13,40,1016,1369,667,-1728,3023,958,557,587,-588,-217,-700,-2030,1569,851,1168,79,
	1909,3060,1360,494,820,1601,-3623,3186,-1365,-3056,-1112,-3066,-25,216,-129,-954,1245,313,-2925,-1559,-92,-329,42,-1432,
	686,-777,-2890,-1983,-1244,-1625,-325,1134,-215,-27,-356,-719,-99,-19,10,139,-88,47,44,-66,23,-89,17,-2,
	2688,2688,2688,2688,2688,2688,2688,2688,1534,1536,1680,1763,1792,1792,2023,2045,-423,-62,-768,-79,-768,-768,-125,-50,
	-1536,-182,-1536,-316,-1536,-1536,-417,-224,117,1779,0,1361,50,7,323,384,-1932,-269,-1904,-460,-1743,-1785,-1238,-1155,
	998,929,1024,1003,1020,1024,1024,1016,-1270,-456,-1848,-780,-1665,-1743,-740,-677,-775,-2289,4039,-1104,285,649,-1121,1013,
	-1055,-1879,4726,1015,290,717,45,125,-422,1471,1816,3779,1992,1051,640,2340,-1575,-70,1077,-454,1756,-1147,4639,1004,
	10714,35,-94,-249,-93,38,3700,-96,-1567,-219,4247,-508,-2073,-651,1849,1282,-159,4,-26,10,5,7,4,-2,
	12,-51,-16,-44,12,-7,8,-9,293,-1617,2611,-995,660,377,-788,1213,-7,-2301,3182,142,775,408,97,251,
	136,535,1349,3784,2204,1085,963,2636,-1122,-65,685,-343,1544,-991,4103,436,9891,-42,354,-191,-273,84,2983,-510,
	-3977,-148,5274,429,-1402,-253,1621,760,-265,31,-88,21,19,-29,-9,14,48,-314,-40,-79,14,-21,16,16,
	2688,2688,2688,2688,2688,2688,2688,2688,2051,2052,2309,2408,2561,2664,2821,2822,-486,-160,-82,-768,-51,0,-14,-7,
	-1536,-874,-510,-1536,-1011,-1536,-167,-1536,38,743,77,0,33,0,64,32,-1496,-789,-1198,-1176,-990,-920,-699,-730,
	1024,1024,1024,1024,1024,1024,1024,1024,-1357,-1085,-1008,-1484,-1126,-1356,-752,-1152,120,-3166,368,-286,-103,352,-5517,-235,
	-849,-934,-1707,-73,-455,-236,-5569,419,372,2659,584,680,723,1414,-2036,1801,-1296,566,-4892,-741,-1223,-2039,7956,3838,
	-2824,-2715,-7275,-1097,-441,-5620,1932,8201,-1779,-2092,-3914,-1006,1154,-277,1885,-1256,39,-4,33,-19,-15,41,8,-15,
	-5,12,2,11,-23,3,1,-1,536,-3273,-321,-226,39,-10,-4475,241,-345,-1184,-1975,-48,-212,-599,-4406,867,
	697,2198,-311,685,792,1215,-1208,2179,-1243,1001,-3394,-628,-1649,-1483,5926,3031,-2699,-2115,-5804,-975,-1308,-4238,722,6396,
	-2258,-1235,-2323,-952,685,271,654,-1676,65,3,24,-52,-3,80,4,-61,23,29,-15,-2,-7,-21,4,30,
	2688,2688,2717,2780,2804,2816,2816,2816,3076,4066,1490,2120,2804,-256,0,162,0,0,-768,-277,0,-768,-768,-132,
	-100,0,-1536,-961,-1536,-1536,-1536,-388,31,0,289,131,0,172,108,1987,-478,0,-1862,-1516,-1012,-3924,-3732,-1691,
	1024,1024,994,1024,1024,0,0,841,-896,-260,-1501,-1079,-1402,-2464,-2400,-846,2469,-819,-311,1289,3391,-700,1682,-3986,
	2196,-2332,-912,-555,3216,-575,306,-7296,6118,2374,1083,873,6391,846,1982,-2645,-10402,-128,-1948,712,-3489,594,2465,-9580,
	-125,-68,-2295,3419,-6453,-829,786,-258,-7938,15575,-1105,8107,3131,880,-296,-273,-4,-14,11,-62,14,283,-211,170,
	-17,-14,76,5,-5,849,-12,-10703,1174,678,521,1715,1960,-663,1719,-4026,1088,156,33,-50,1948,-506,333,-7354,
	4181,4280,1046,1068,4903,866,1721,-2548,-7477,-367,-1563,-164,-1879,531,2446,-9512,2,-121,-2491,2481,-2289,-734,862,-153,
	-3880,4981,-2449,6395,2858,1071,-148,-120,9,-23,-31,-51,25,370,-395,110,-17,6,102,15,-27,905,-150,-10926,
	2816,2816,2816,2816,2816,2816,2816,2816,256,384,439,508,512,512,512,512,-768,-768,-323,-630,-768,-768,-113,-768,
	-1536,-1536,-818,-1536,-1536,-1536,-270,-1536,97,85,1316,1862,58,257,2849,101,-3487,-3371,-2085,-1470,-3270,-3071,-479,-3226,
	0,0,324,953,0,729,529,73,-2264,-2320,-1048,-1494,-2464,-2184,-555,-2108,-1914,628,-1214,-45,1693,911,-3518,-582,
	-5379,3483,-3661,462,-2337,-3038,-2032,-6535,-2040,-1517,-1882,-2175,1640,552,-3589,-622,225,-2194,-3512,1115,3160,1906,127,-944,
	1688,-898,236,959,-257,500,73,3866,210,-2308,573,52,1722,-2763,57,3495,-6138,9433,-9552,155,-1154,-3253,14,-2504,
	-5647,8618,-1673,288,15,-1893,3684,-1957,-1647,941,-1288,-135,1159,589,-2856,320,-4875,2504,-3761,343,-3541,-2552,-2546,-6435,
	-1760,-1417,-1737,-2039,1069,866,-3231,-116,355,-1794,-3378,1084,2038,905,125,357,1020,-842,56,956,1721,4761,127,1378,
	-737,-1707,416,94,3584,4397,151,334,-5465,8308,-9209,106,-1879,-653,11,-1191,-4990,7349,-1713,359,-907,-1871,1970,13,
	2816,2816,2816,2816,2816,2816,2816,2816,512,536,540,579,640,674,674,726,-768,-338,-218,-158,-768,-164,-164,-310,
	-1536,-1079,-435,-398,-1536,-426,-426,-819,793,1177,2430,1918,60,1624,2457,1056,-2535,-2127,-870,-1344,-3140,-1542,-709,-2058,
	73,578,106,579,2,608,608,436,-2108,-1079,-435,-673,-2256,-778,-778,-1051,-421,-993,-401,-575,-2812,582,-2625,-1538,
	3123,-4973,-1619,-2019,-1130,-538,-1887,-1056,-2937,-1628,1925,-1885,-180,307,-3717,-2017,1990,-1404,-825,308,-1527,1769,-385,-2989,
	-4145,-709,131,-446,1428,-53,-160,384,-7426,-937,271,-221,-1899,76,-71,718,5025,3451,-49,-316,105,12,-106,3242,
	2589,595,-1531,3381,-132,474,1105,-19,152,-934,-479,-759,-2407,556,-2607,-1476,3479,-4757,-1315,-1994,-1200,-466,-2791,-988,
	-2229,-1857,1486,-2023,22,437,-2800,-1837,1230,-1016,-923,153,-828,1738,-275,-2588,-587,-913,-111,-503,530,-44,19,101,
	-2419,-1318,-75,-257,-2481,172,201,298,4154,3616,-6,-292,-79,-4,-49,3344,1717,891,-108,3631,-265,274,-118,-120,
	2816,2816,2816,2816,2816,2816,2816,2816,743,753,768,768,768,768,777,896,-262,-178,-64,-768,-768,-768,-251,-768,
	-709,-513,-128,-1536,-1536,-1536,-797,-1536,1247,1370,2816,106,52,254,2042,41,-1850,-1717,-256,-2966,-3020,-2818,-1022,-2903,
	612,1024,521,417,0,458,738,291,-935,-865,-128,-1982,-2320,-1605,-951,-2168,1040,-1518,3665,-1642,-1548,-4080,-2429,-324,
	-478,-1077,-5793,412,201,-2586,-1178,-3642,-2401,639,366,-2053,900,-2183,-2154,1336,-2658,7716,-78,-1235,979,-1028,-465,712,
	-658,16,66,-2818,422,11237,-285,856,-429,67,86,1176,5241,17683,-67,-1324,-184,-811,28,-5848,-4887,14194,-105,1055,
	-129,26,-8986,-1994,-3815,2027,382,2833,941,-1438,895,-1404,-1570,-3059,-2211,-251,-553,-879,-5347,319,77,-2636,-640,-3379,
	-2289,475,-704,-2217,862,-1858,-2445,1071,-2673,7460,-39,-879,725,69,-547,682,-248,-114,4,-1388,304,733,-499,349,
	213,-130,-42,1707,4457,2352,-390,-1150,-223,-768,15,-3404,-4786,6188,-115,629,-247,239,-3396,-1154,-3620,1486,849,2605,
	2816,2816,2816,2816,2816,2816,2816,2816,994,994,1022,1024,1024,1024,1024,1040,-281,-281,-192,-768,-768,-768,-77,-768,
	-754,-754,-726,-1536,-1536,-1536,-205,-1536,1009,1790,1876,1101,54,773,2448,27,-1837,-1056,-942,-1715,-2762,-2043,-368,-2773,
	607,607,854,731,775,766,781,795,-935,-935,-1101,-1615,-2184,-1849,-493,-2144,1179,1533,-3448,-4579,-988,6568,-1878,-75,
	-224,-840,78,-4377,-4041,7103,3685,1180,1121,4832,-4022,-7836,104,-447,3967,2866,6344,-1395,-526,-6792,1443,-2753,24,-1963,
	-28,-189,-392,-7869,-2536,-2253,-13,1534,99,166,-336,9395,-737,-8997,-30,-1893,-1447,-65,-2,-297,-5945,-370,-10,4744,
	-281,-307,-168,-125,175,-70,1496,283,1399,1769,-3461,-5059,-1390,4648,-472,284,174,-385,-575,-4854,-4052,5225,2462,1330,
	738,4303,-3092,-7751,-212,-453,4417,2555,5891,-1625,-266,-6987,670,-2885,-15,-1688,-544,-565,-30,-7751,-427,-919,8,1510,
	-661,-425,168,8864,2873,-4877,126,-2242,-1356,-55,-43,-441,-4759,-180,15,3529,-199,25,-620,-217,166,-202,-550,203,
	2816,2816,2816,2816,2816,2816,2816,2816,1109,1152,1152,1278,1280,1280,1408,1481,-128,-768,-768,-143,-768,-768,-768,-106,
	-256,-1536,-1536,-518,-1536,-1536,-1536,-275,2219,147,29,703,49,53,17,1147,-511,-2541,-2658,-1858,-2511,-2507,-2415,-1213,
	840,886,1008,933,963,985,1024,950,-256,-1786,-2104,-973,-2052,-1807,-2014,-635,1123,202,-2755,-1238,-1915,-3415,-29,1485,
	-2239,431,-960,859,-2690,-3095,1337,-102,1041,480,532,1189,-2265,-2347,3042,2236,-104,-1581,-570,5160,-100,-2803,794,535,
	-73,10848,-3232,-204,-3201,3503,-2042,80,3,13104,-2177,-333,-3886,8568,-2938,-368,2,145,3238,-212,-731,-456,-495,-33,
	684,-261,119,-9,-123,-43,-38,-76,132,177,-1626,-1092,-2634,-2222,677,1526,-283,997,498,1014,-3628,-2391,1801,-104,
	1,966,1093,756,-2833,-832,3089,2334,-202,-41,231,4104,-1439,-381,526,198,-178,5175,-2501,-570,-646,-843,-1712,-120,
	-300,3522,-2808,-758,1285,-1866,-2161,-647,-61,814,2600,-192,-1134,-186,-720,3,2198,-228,135,69,-164,-5,-27,-47,
	2816,2816,2816,2816,2816,2816,2816,2816,1503,1518,1529,1533,1534,1536,1536,1536,-13,-108,-185,-424,-768,-32,-768,-59,
	-25,-397,-495,-1536,-1536,-64,-1536,-166,567,1644,744,131,259,2177,49,2005,-1770,-679,-1568,-2176,-2047,-128,-2255,-299,
	918,977,1024,998,942,964,1009,931,-1227,-912,-864,-1392,-1645,-64,-1922,-467,22,838,-484,-1471,-2469,1525,-2324,-120,
	345,3816,-185,-962,-2803,-3030,-1455,682,1226,-5269,1437,613,78,-7289,-731,7134,282,-93,3061,805,1278,38,-4317,-18,
	868,-91,216,3679,6348,72,1585,16,375,-287,-864,1590,3184,188,-3742,-116,266,31,-269,-279,-429,5,-213,1,
	61,-7,52,-43,-24,555,-11,-101,-152,649,-226,-699,-2562,-1428,-2209,1068,10,2037,99,-192,-3012,-3229,-1238,157,
	1214,-2896,1257,1235,212,-4752,-665,5306,668,-106,2784,1342,1286,78,-3054,29,1291,68,2,2562,6343,109,2195,23,
	776,-12,-1397,-975,3545,75,-2769,14,222,24,-178,-388,-458,-6,-178,29,-21,-58,106,18,-32,1185,2,-485,
	2816,2816,2816,2816,2816,2816,2816,2816,1564,1680,1780,1792,1792,1792,2019,2041,-218,-768,-72,-64,-768,-768,-52,-120,
	-435,-1536,-290,-128,-1536,-1536,-225,-383,1414,0,1517,1793,50,7,535,364,-862,-2160,-543,-255,-1999,-2041,-1286,-1435,
	1010,1024,1004,1016,1020,1024,1016,1024,-435,-1976,-806,-128,-1793,-1871,-780,-782,43,2768,-2051,1112,-242,-2817,-883,-1280,
	-4259,3087,759,-3141,-362,-2386,-35,1351,7595,4199,-496,-2891,-40,347,609,-1218,-943,3249,-224,-38,-229,-4072,-2121,2835,
	325,-2312,-215,-56,-2485,2264,-1585,2350,389,1790,-550,-141,793,-1694,-1698,270,-7,-94,7,-20,-44,-58,-12,-7,
	96,-10,-116,-203,7,-13,-7,7,109,1248,-1590,-428,-261,-3267,-1072,-887,-719,1501,287,-1705,-305,-2860,-87,1544,
	3886,3335,-805,-3266,95,2,318,-791,-1335,2605,-177,-153,-215,-3713,-1408,1649,-445,-1691,-227,-113,-2105,2129,-870,1194,
	-1447,2429,-274,-723,449,-1973,-606,-626,-68,-152,20,-26,-58,-130,4,-8,586,-51,-139,-83,7,-32,-11,36,
	2816,2816,2816,2816,2816,2816,2816,2816,2045,2047,2048,2308,2408,2546,2562,2562,-164,-507,-768,-82,-768,-55,-32,-50,
	-869,-1536,-1536,-559,-1536,-243,-1536,-904,817,42,50,93,0,312,38,32,-979,-1751,-1743,-1439,-1432,-982,-1240,-1246,
	1024,1024,1023,1024,1024,1024,1024,1024,-1202,-1480,-1664,-1085,-1612,-612,-1408,-1254,4273,-4065,-936,1733,-1017,-717,-1067,-3905,
	25,-3482,-382,77,209,145,-487,-2193,1246,-2282,2139,3307,1998,92,551,-852,243,-699,3672,1877,5,2673,5723,1109,
	1100,-579,2472,3029,901,949,8773,-1127,2373,-4391,85,2059,1518,9593,-3193,-5396,24,-24,-39,34,-18,-27,39,-5,
	24,-18,18,-4,13,-18,11,-20,3431,-3671,-986,1504,-936,218,-615,-3961,-577,-3081,-512,103,171,529,78,-2303,
	1056,-2034,1982,3022,1950,1100,874,-996,1331,-663,3606,2215,9,-23,4864,1483,2162,-631,2212,3087,874,-778,6892,-589,
	3712,-4024,-189,2029,1586,5885,-3140,-4439,13,31,-78,14,-67,-31,36,13,15,15,7,-6,-4,1,38,-27,
	2816,2816,2816,2816,2816,2816,2816,2816,2664,2818,2818,3026,3076,3078,3515,3578,0,-8,-15,0,0,-2,0,0,
	-1536,-1536,-166,-118,-100,-65,0,-4,0,36,67,123,31,32,44,19,-1176,-986,-955,-691,-734,-730,-281,-243,
	1024,1024,1024,1024,1024,1024,1024,1024,-1484,-1280,-880,-518,-998,-1152,-605,-896,83,-4450,-3234,-8378,-6109,12418,-14277,15162,
	909,-3966,-2815,-7538,-6893,13981,-14573,15810,227,-5065,-3425,-10078,-5648,12298,-13421,13597,-2995,3559,10264,14694,-890,-8935,2892,1582,
	-6996,9525,7297,-172,3224,2337,-334,44,3786,-2920,-3338,30815,-9068,-9962,13919,-17661,38,-22,10,-38,-1,22,-17,-6,
	3,2,4,-22,-15,9,-14,-20,-681,-2712,-1664,-1449,-4020,4623,-6296,5417,113,-2224,-1168,-837,-4179,6081,-6620,5397,
	19,-3163,-2016,-1402,-4326,4643,-5644,3498,-2421,1847,6020,-355,-158,286,191,4460,-5246,5343,3986,-1762,1907,5472,-696,139,
	4122,-2608,-5224,10108,-3025,2011,3553,-2556,69,-62,6,-51,-6,39,-38,17,-31,47,9,16,-1,-49,-13,-55,
	2816,2816,2816,2816,2816,2816,2816,2817,4004,4100,4352,4506,4578,1003,1276,437,0,0,0,0,0,-768,-768,-768,
	0,0,0,0,0,-1536,-1536,-1536,0,0,0,0,0,19,16,528,0,0,0,0,0,-2818,-2549,-2876,
	1024,1024,1024,1024,1024,441,1021,100,-377,-640,-260,-423,-197,-2264,-2088,-2085,-4895,3941,1772,-4362,2756,256,-1479,-4914,
	-4111,6877,-2372,5027,-2484,233,-3210,-6087,-5448,5015,-3232,6994,-3226,2684,1098,-1381,-113,-51,-52,-12,42,2463,-423,3242,
	-186,-117,-96,-26,31,1596,-443,-8749,20867,-37771,7141,1462,1354,1858,-787,-12760,4,-4,-12,-6,2,2753,-353,3505,
	16,2,-10,-6,-1,311,-5,3156,-2422,464,2022,-2518,1034,-148,-966,-2697,-1104,1356,-493,2649,-970,-519,-2750,-4419,
	-2647,-39,-1191,3261,-507,2579,1077,-641,-555,407,-260,207,-38,1940,-633,1349,-168,50,-103,62,-24,898,282,-860,
	9419,-12816,-498,7648,-1578,1585,-193,-803,-19,18,-21,7,0,2403,-935,1433,3,-57,8,-62,39,301,4,914,
	2817,2817,2817,2817,2817,2817,2817,2817,169,935,632,918,1223,1374,535,1686,-768,-768,-768,-768,-768,-479,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,663,202,11,121,47,297,523,165,-3010,-2705,-3198,-2802,-2572,-2172,-2784,-1992,
	171,426,0,422,1011,963,269,1010,-1561,-2233,-2401,-2129,-2173,-1535,-1631,-1679,5822,172,-2090,-453,-1077,1031,1203,-4629,
	3658,3488,-1019,-1791,127,319,-1184,-4773,4070,1290,308,-241,-70,1039,-1906,-4565,-2579,987,-20,968,1107,447,-155,2814,
	5742,-8019,-1780,-3248,-56,-4315,4662,-2428,8244,-11006,-681,-4419,-3142,-2946,11857,-6245,-2809,-945,2470,904,42,172,-6962,-12,
	-3590,-873,5879,100,2,4,-2571,34,4730,-1943,-3237,-402,-3348,-124,65,-3887,2684,2347,-1822,-1316,-1957,-828,-2218,-3885,
	3534,974,-493,-116,-1041,692,-2639,-3804,-1564,-736,-559,1264,-608,192,1076,2873,1752,277,-1187,-1918,967,-3019,-1180,-2252,
	996,1890,-1199,-3034,895,-705,3035,-5741,-2604,4314,1873,2117,514,326,-6031,33,-2526,-468,5282,254,-124,-51,-1143,39,
	2820,2820,2821,2821,2822,2823,2826,2832,640,569,1500,1180,887,833,411,1152,-768,-768,-768,-768,-768,-327,-768,-59,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-463,24,212,33,25,140,995,687,852,-3184,-3068,-2317,-2646,-2826,-2025,-2762,-1868,
	0,82,1024,1024,470,699,200,1017,-2292,-2228,-2019,-2177,-2182,-1498,-1634,-1090,-4458,5624,-2062,2270,1386,-2272,3042,-1059,
	-926,6208,-1072,4084,-1269,-3405,3787,1622,-2424,-1888,136,3879,-729,-3025,903,-5523,-556,-2003,7058,3491,-516,1446,-2822,-2842,
	334,-3928,467,1839,-4306,-651,13847,-888,-799,-8002,18,-1639,-12207,-662,16731,-875,1071,1614,-219,1784,-8204,-673,-5392,382,
	1559,2172,-13,72,711,-459,-3320,-29,-3472,5069,-2938,1173,-208,-3440,241,-1666,-1304,5896,-2053,3353,-1361,-4423,1882,1008,
	-2039,-1757,-433,3345,-1134,-2816,-129,-5122,378,-2829,5616,2713,-1478,1068,-807,-1963,-1031,-679,1222,1633,1194,1022,5698,-60,
	-2065,-1896,1823,-540,-2117,1005,4663,319,693,2487,-215,2518,-2988,24,-2932,365,1833,1205,-48,11,1360,-402,-827,-233,
	2832,2833,2836,2838,2840,2845,2845,2864,2944,1174,1134,394,576,1490,508,1336,-3,-768,-502,-178,-768,-768,-768,-768,
	-169,-1536,-1536,-356,-1536,-1536,-1536,-1536,32,146,608,2399,0,289,4,0,-896,-2553,-2139,-1093,-3313,-2118,-3385,-2599,
	1024,944,761,138,0,994,0,1024,-1130,-2013,-1507,-547,-2552,-1629,-2589,-2195,3485,-3611,-3359,-1052,4661,-1371,-1961,4169,
	4474,-119,-2990,-933,-586,-633,-4333,325,5256,-1952,-576,-2390,-292,-2664,-287,1493,-13773,-46,-579,527,1963,-3363,-32,-1508,
	-11009,-7711,3303,-193,-796,-1667,-1872,594,-4876,-8962,9689,-95,-1165,5826,-2462,-113,-2,2376,-589,241,-2715,273,606,-335,
	-14,-74,-259,-5050,-3154,54,1272,-102,-539,-3773,-2903,-1200,2732,-654,-2793,2592,736,-383,-2196,-1262,-772,280,-3817,-1260,
	1376,-1660,-1391,-2110,-546,-2230,-482,969,-4937,-888,-867,451,1018,-2813,-1075,-2314,-6752,-2755,870,-135,-316,-2339,-647,470,
	1733,-1346,5082,4,-817,3721,-1605,1507,3,2625,-598,297,-2465,206,929,68,-30,-117,-238,-4718,-2307,50,1786,-221,
	2879,2908,2911,2913,2932,2944,2944,2944,814,2120,941,1744,2804,-256,0,178,-768,-277,-126,-50,0,-768,-768,-122,
	-1536,-961,-382,-188,-1536,-1536,-1536,-345,228,131,1649,1109,0,172,110,2568,-2924,-1772,-1441,-1180,-1268,-4180,-3986,-1350,
	75,1024,781,988,1024,0,0,847,-2127,-1207,-839,-766,-1530,-2560,-2528,-675,3693,-366,-203,-1056,2148,385,2747,1954,
	712,642,1044,88,2820,-99,1100,2030,-1177,-1738,-3839,-3031,3445,3078,-2241,1077,2397,-1319,-1123,-1424,-848,1250,661,3273,
	-2370,-2,-293,-640,-5724,-1238,-106,-160,-4627,7399,-287,-853,1523,266,962,-148,-1660,-419,-333,18,15,733,221,-206,
	-166,-111,-1266,-80,-3,481,913,-6358,3755,49,-273,-1134,1111,478,2954,1875,1112,963,734,-158,1300,123,1379,2119,
	-1403,-1538,-3549,-2507,1734,3175,-2224,886,2587,-1064,-844,-1504,-43,1393,708,3251,-2261,-200,-73,-583,-2746,-1291,157,-151,
	-4021,6434,95,-765,1147,468,1240,-125,-647,-282,-298,48,7,1011,73,-191,-208,-60,-1420,-125,-16,799,782,-5989,
	2944,2944,2944,2944,2944,2944,2944,2944,256,384,443,512,512,512,512,512,-768,-768,-307,-768,-768,-768,-108,-574,
	-1536,-1536,-746,-1536,-1536,-1536,-252,-1536,97,101,1842,115,810,58,3092,1933,-3743,-3611,-1811,-3469,-2774,-3526,-492,-1651,
	0,0,331,73,73,0,538,954,-2368,-2448,-907,-2236,-2236,-2592,-565,-1621,1112,337,-2270,186,-6316,1862,-874,-740,
	3284,5464,-2702,-432,-5598,665,2475,-541,772,1043,-2225,1997,767,3535,2066,1563,-2252,-1617,-1072,-55,2232,1424,58,604,
	3791,59,111,3142,-7785,-1075,54,-261,933,-1647,103,2999,-12034,245,30,-429,-3597,7727,2343,-2766,-2026,718,7,49,
	-6283,8517,-9226,-3428,1968,-922,5628,332,1088,414,-2269,1046,-4480,1392,-140,-955,2533,4535,-2787,-397,-3874,1716,2387,-596,
	684,879,-2519,3344,1665,3768,2397,1589,-1832,-1382,-1042,666,908,519,88,586,2297,427,-199,792,-1714,984,146,180,
	-705,-853,-373,477,-3331,2071,187,220,-4142,6295,2346,-2079,-3393,866,8,40,-6241,7114,-8048,-2662,369,-1076,3695,50,
	2944,2944,2944,2944,2944,2944,2944,2944,538,576,640,682,682,729,744,749,-339,-163,-768,-155,-155,-296,-258,-185,
	-1138,-416,-1536,-389,-389,-744,-696,-555,1176,1921,60,1921,2686,1283,1519,1374,-2383,-1600,-3396,-1493,-728,-2084,-1833,-1973,
	580,578,2,614,614,440,613,1024,-1207,-801,-2384,-747,-747,-1048,-920,-993,6102,-1018,-3450,-188,1150,-1425,667,-2804,
	7635,-841,2493,2426,3159,4745,5908,721,7696,-400,109,4257,4008,2291,3709,1332,1262,3830,-2496,-989,-407,-377,5871,-3975,
	100,-28,-2086,-16,-78,217,-303,-482,247,-100,-2898,-8,-71,491,-419,-363,3896,-83,3492,-299,-97,3488,-176,-332,
	1347,6724,3978,422,2103,1753,1504,169,5358,-965,-2337,-103,1244,-1338,782,-2682,6893,-822,1716,2504,2395,4833,6060,749,
	6676,-299,332,4030,4195,2470,3499,1446,1341,3756,-1526,-1199,-374,-225,5853,-3731,-1248,78,-3235,-83,35,133,-191,-287,
	-1680,85,-4101,-47,99,352,-339,-131,4202,-111,2238,-264,-77,3664,-113,-462,2145,6636,2886,627,39,1689,1928,216,
	2944,2944,2944,2944,2944,2944,2944,2944,768,768,768,775,896,998,998,1024,-768,-768,-768,-256,-768,-265,-265,-768,
	-1536,-1536,-1536,-863,-1536,-712,-712,-1536,63,108,254,2115,45,1041,1952,796,-3265,-3220,-3074,-1206,-3155,-2057,-1146,-2276,
	0,417,458,737,291,610,610,766,-2448,-2094,-1733,-1079,-2296,-1051,-1051,-1975,536,-528,-1049,-2925,1649,-928,1560,-6106,
	5413,4450,3380,-965,-408,444,-2063,-1569,1833,4124,2784,8030,-4587,-2635,-2102,-5125,209,1626,-850,-1013,-1152,1953,-1701,1219,
	1650,-467,4540,-298,-2390,120,-65,-5719,3859,-465,13822,-438,-3490,270,196,-10393,-1276,-9337,20329,-332,-1766,-867,-61,399,
	-7647,-6054,6913,693,-1317,-500,-499,-525,291,-176,56,-2865,1420,-782,1347,-7028,5507,4912,4068,-796,181,486,-2556,-2518,
	1616,3999,2693,7811,-3852,-2567,-1272,-4673,37,1505,146,-644,-1179,2153,-1201,1340,1489,-611,-1169,-358,-1928,-83,79,-3115,
	3432,21,3326,-584,-1423,-163,361,-5126,-1236,-7019,11532,-349,-674,-1042,-52,1011,-7470,-4948,4379,1119,-1183,-566,-731,-725,
	2944,2944,2944,2944,2944,2944,2944,2944,1024,1024,1026,1040,1109,1152,1152,1273,-71,-768,-189,-768,-128,-768,-768,-145,
	-191,-1536,-644,-1536,-256,-1536,-1536,-530,2683,1172,2049,27,2475,147,30,708,-389,-1900,-1020,-3029,-512,-2797,-2914,-2114,
	786,730,856,795,840,886,1008,932,-500,-1605,-951,-2268,-256,-1897,-2232,-1101,-3135,-2468,3671,789,3044,726,-830,-964,
	1595,2401,2979,3238,-3025,2312,3432,-1062,-2427,2169,-3414,-1134,-90,-4808,45,-1613,21,15751,-537,-501,-46,-583,673,-2969,
	-27,10922,-147,-2470,49,2687,-1111,1112,-52,7328,-83,-5921,74,8264,-3847,-84,-12,-605,44,-1962,4,-4899,-1051,1267,
	2188,-259,100,220,-4472,0,1175,-203,-1817,-1570,3849,550,431,1897,-1151,-786,1004,3198,2899,3290,-2033,3790,3306,-985,
	-2131,2045,-3447,-1185,-865,-3842,-609,-1560,27,15696,-882,-723,-116,611,373,-3322,19,9492,-411,-2067,-87,44,-907,553,
	81,4146,-402,-4710,-224,1363,-2697,-894,8,-578,21,-1032,-52,-7443,-1121,686,69,-99,-58,697,-297,-84,1330,-142,
	2944,2944,2944,2944,2944,2944,2944,2944,1280,1280,1408,1454,1534,1535,1536,1536,-768,-768,-768,-116,-103,-12,-56,-420,
	-1536,-1536,-1536,-326,-377,-24,-153,-1536,57,55,22,1173,1792,671,2235,170,-2759,-2761,-2666,-1469,-770,-1890,-325,-2390,
	985,963,1024,946,979,924,932,998,-1935,-2180,-2142,-763,-973,-1355,-477,-1487,-2619,2810,963,-262,-2358,150,-5162,879,
	-4977,651,1252,-660,682,-959,253,-237,-3291,-132,-1582,-777,-228,-2403,2901,-2719,-1266,909,-206,855,-205,-6188,-32,-920,
	-140,-1628,1385,-249,-105,-116,-30,-479,6260,-3949,-141,86,-169,234,-145,12163,6592,-787,667,-181,45,351,-8,481,
	-20,-65,-124,-135,276,74,188,-264,607,1298,1085,23,-2525,-531,-3093,2004,-2074,-1567,1387,-507,-1071,-1421,303,725,
	-1625,-2348,-1670,-840,1758,-1520,1444,-1799,593,-97,-185,19,-146,-3197,52,-198,-1900,-788,1512,-630,23,1359,52,-1928,
	-1317,1484,538,-476,143,1687,141,7974,4566,1472,563,-66,52,435,26,-61,52,-105,-139,-46,-312,-166,-727,-115,
	2944,2944,2944,2944,2944,2944,2944,2944,1680,1773,1792,1792,2035,2036,2046,2048,-768,-74,-768,-768,-122,-50,-162,-495,
	-1536,-295,-1536,-1536,-397,-212,-845,-1536,0,1644,50,7,370,549,898,42,-2416,-679,-2255,-2297,-1691,-1512,-1152,-2007,
	1024,1003,1020,1024,1024,1016,1024,1024,-2104,-912,-1921,-1992,-910,-806,-1270,-1579,3318,-854,62,954,-7,62,993,763,
	3782,2479,-623,1046,83,-297,274,818,1895,-4659,-2594,-2,-1219,-3624,-2705,-1841,1190,-160,1260,-3176,7455,-88,797,-1581,
	1816,-146,-1513,-323,5320,-877,-2507,-2077,-1172,-341,-221,501,1307,-517,529,-3222,-480,15,-267,-340,-142,-67,30,-487,
	-172,-206,-43,-101,-55,-13,29,-141,2586,-525,747,885,102,161,410,1283,3033,1497,126,935,281,-161,-183,1405,
	1297,-3720,-2359,-391,-1348,-3495,-2414,-1773,565,-23,1444,-3076,5806,-1024,2033,-1511,1847,45,-1226,-324,3658,-1329,-1325,-2104,
	381,180,-279,373,-131,-1017,1934,-3192,-552,19,-265,-448,-111,3,-28,-380,-285,-263,-49,-129,19,29,24,-53,
	2944,2944,2944,2944,2944,2944,2944,2944,2301,2408,2563,2664,2818,2821,3073,4592,-85,-768,-50,0,-8,-15,0,0,
	-569,-1536,-988,-1536,-1536,-164,-102,0,119,0,38,0,38,77,33,0,-1676,-1688,-1496,-1432,-1240,-1198,-990,0,
	1024,1024,1024,1024,1024,1024,1024,1024,-1202,-1740,-1357,-1612,-1408,-1008,-1126,-260,-1784,2742,1137,1954,-2029,94,1138,1863,
	143,1791,-570,3383,-4333,-893,-59,-1673,-471,-955,-2980,-612,-6806,-2082,-1033,-2537,-4719,-1234,-1962,-1961,1512,1599,-7529,-69,
	-5316,-692,-2083,-3880,5395,4627,-2344,-85,-730,1423,-4878,180,-2027,560,-5087,4062,-123,-137,-111,53,-27,-21,-8,-6,
	-72,2,-62,4,4,-34,-31,-2,-1873,2509,1227,1184,-534,451,639,1245,142,1555,-514,2490,-2397,-520,-621,-1466,
	-561,-965,-2672,-1005,-5400,-1779,-1617,-1435,-2994,-1264,-1655,-1553,578,1678,-5573,-159,-4239,-617,-1832,-2539,2090,3703,-2272,-78,
	-106,1367,-4031,576,-2570,-385,-3175,-1619,-129,-262,-77,62,-75,-26,-16,-13,-62,-36,-43,-23,66,-13,-28,19,
	2984,2988,3072,3072,3072,3072,3072,3072,1875,1176,227,383,512,512,709,776,-30,-768,-104,-768,-768,-543,-132,-253,
	-192,-1536,-262,-1536,-1536,-1536,-339,-871,913,417,3063,217,58,2025,2957,1192,-1387,-2589,-1062,-3752,-3782,-1815,-686,-2384,
	1024,967,862,250,0,954,639,738,-1012,-1930,-531,-2262,-2720,-1676,-543,-1207,-2430,1995,2131,1379,-1075,-1406,172,1306,
	1876,307,3203,3259,-4675,-2050,217,3102,719,5236,1610,-850,1457,-2365,-3117,2384,-1238,-1161,96,-799,735,775,-275,-3155,
	-1155,-3393,-3,4714,-1197,-493,-72,-679,-1111,-5551,6,5262,-257,-339,-95,-814,-32,-6649,-47,1154,-2253,97,-76,-231,
	-3,-174,-8011,3200,-1851,468,3046,-875,-2965,2413,1771,1348,-804,-1534,160,1133,1230,586,3313,2823,-2390,-2086,576,2920,
	728,5099,1315,-654,1750,-2311,-3216,2095,634,-1157,182,-667,-41,646,-346,-3066,239,-3432,-46,4354,1245,-516,-157,-590,
	727,-3953,-65,4832,1947,-329,-229,-873,-90,-6450,-37,898,-1176,152,-97,-466,-128,-335,-6018,3079,-1640,390,5003,-786,
	3072,3072,3072,3072,3072,3072,3072,3072,1002,1024,1024,1536,1790,1792,2044,2560,-253,-768,-67,-768,-69,-265,-119,-32,
	-651,-1536,-179,-1536,-283,-1307,-370,-1536,1266,1230,2921,55,704,1053,740,50,-2084,-2099,-407,-2761,-1858,-1507,-1567,-1742,
	614,730,792,1009,1004,1020,1024,1024,-1048,-1733,-507,-2178,-973,-1487,-864,-1664,200,-1379,-6343,705,-663,1005,1400,664,
	-2214,-3812,-5200,-340,87,-41,-81,-230,174,3265,649,4737,2693,2630,3424,5204,-78,-2235,-6,1178,6781,3950,-1437,-278,
	-175,5089,-53,-932,-100,6278,135,2146,297,8335,-81,-413,-625,559,-317,-2496,-1067,-1245,-22,5522,-292,-194,-103,-63,
	-803,-805,5201,250,-88,29,9,-29,341,-1468,-4586,500,-420,409,1592,356,-2112,-3679,-4404,-446,119,-754,215,-534,
	161,3134,1051,4619,2159,2576,3091,4797,-282,-1518,32,1036,4507,3785,-2141,42,-242,4012,20,-736,-912,6374,-458,2123,
	22,6568,74,808,-1318,1488,-1016,-1797,-969,-959,-4,5685,-161,-231,-50,-73,-783,-585,1962,264,68,25,36,-5,
	3208,3328,3328,3328,3328,3328,3328,3328,2246,-512,-256,0,0,0,91,128,-53,-768,-768,-768,-768,-768,-117,-768,
	-275,-1536,-1536,-1536,-1536,-1536,-306,-1536,1382,276,180,0,0,2257,3449,212,-997,-5100,-4940,-4864,-4864,-2606,-1324,-4524,
	1023,0,0,0,0,550,810,17,-942,-2976,-2928,-3328,-3328,-2008,-662,-2652,1494,1053,3096,-957,-1079,-5782,1748,2164,
	53,845,1341,891,934,-6276,2751,1916,1255,1777,5948,-1851,-1908,2194,3837,-1963,-715,171,917,993,1225,-5170,779,682,
	-153,279,-365,1041,1041,695,86,-1550,-169,201,828,1767,2142,1405,93,2374,16,-1113,435,873,1056,-946,453,-273,
	-179,-435,639,653,691,3338,-4000,708,1358,1099,2542,-82,-204,-5380,1571,1720,-254,694,1385,1330,1373,-5772,2648,2156,
	1505,1974,5266,-1197,-1254,2240,3799,-2106,-524,70,1337,935,1167,-5142,645,1029,-95,-117,-780,1504,1504,959,34,-1498,
	253,-318,755,2315,2690,1845,-1,2729,13,-1153,891,498,682,-1296,385,333,-134,-338,1349,207,245,2066,-3343,910,
	3328,3328,3328,3328,3328,3328,3328,3328,173,242,256,256,256,256,278,327,-513,-238,-768,-768,-768,-768,-768,-409,
	-1536,-603,-1536,-1536,-1536,-1536,-1536,-1144,1285,2706,97,86,147,1080,269,1384,-3406,-1916,-4511,-4522,-4461,-3528,-4317,-3153,
	222,682,0,0,0,868,61,397,-1712,-958,-2752,-2848,-2976,-2660,-2297,-1584,2274,3267,-2207,2546,-1103,-5323,-1407,1095,
	3282,4873,-2033,1361,671,-3743,-1337,1919,293,2610,-783,-720,-873,-1302,103,407,1423,3215,-704,-76,-80,-1183,-680,-222,
	2167,-219,2052,2516,1748,-4759,1460,998,3943,-395,-670,-2589,2522,-5934,2162,1630,-1810,953,-401,-616,71,-1799,-41,-10340,
	-2075,-10117,-1618,-1632,-1203,-2530,-2658,-9541,1764,3290,-2021,1793,-435,-4363,-1561,560,2697,4751,-1844,822,1133,-2445,-2062,1408,
	-114,2277,-531,-742,-1786,-1018,-584,-25,1420,3007,-583,36,-330,-1634,-712,-379,-194,-426,1567,1887,4111,-1538,243,-241,
	149,-717,-1863,-2520,5510,-635,-1389,-53,-1994,801,-566,-493,97,-1415,-2540,-9895,-2003,-7819,-1783,-1219,-1941,-2868,-3648,-9108,
	3328,3328,3328,3328,3328,3328,3328,3328,332,332,384,442,442,474,509,512,-326,-326,-768,-314,-314,-290,-126,-768,
	-821,-821,-1536,-792,-792,-745,-463,-1536,1932,2948,225,1843,2872,2894,1844,115,-2600,-1584,-4255,-2579,-1550,-1496,-2511,-4237,
	286,286,250,329,329,443,950,73,-1303,-1303,-2518,-1291,-1291,-1264,-1256,-2588,-209,1000,1172,3573,1558,-2389,-1911,-98,
	699,2721,1781,1618,415,-4891,1038,-2877,-1600,-1217,-1571,3040,-271,-932,-1033,1091,-323,780,-1459,-1592,-136,-1102,-3958,-211,
	265,266,3530,258,131,-40,-874,6229,463,319,4438,524,193,-47,-1087,3930,-3988,679,542,-10454,-27,-379,3285,-1477,
	-9540,7538,4238,-122,2463,4280,6017,-616,-714,1052,1183,3288,1369,-2542,-1996,-24,140,2823,1967,1365,208,-4851,1025,-4018,
	-1682,-844,-1112,2841,-174,-735,-838,2057,-447,889,-1359,-1561,-1,-893,-4040,-347,-38,294,3873,16,138,20,-546,2428,
	112,366,5355,229,200,43,-540,72,-3501,812,984,-9946,22,-422,3171,-4415,-9119,5490,3894,134,1655,1720,5397,-2235,
	3328,3328,3328,3328,3328,3328,3328,3328,512,512,512,512,512,512,516,539,-768,-768,-97,-97,-768,-552,-768,-318,
	-1536,-1536,-225,-225,-1536,-1536,-1536,-986,866,0,3173,3813,58,2120,1474,1254,-3486,-4352,-1179,-539,-4294,-2232,-2874,-3071,
	73,0,557,557,0,954,206,583,-2588,-3072,-590,-590,-2976,-1866,-2224,-1544,4497,4022,-2486,-6530,-3634,-284,-1111,644,
	3535,447,-2607,-4210,-1652,-1297,-1427,708,1868,6249,-1729,-1976,-1302,796,-4075,-415,29,-1244,-431,229,-1038,6595,-45,2127,
	-2876,-604,-184,77,49,132,-4763,20,-7994,-1521,-217,85,582,649,-6193,-331,-2227,3,-146,113,614,1874,9470,14080,
	-3108,910,-14677,15706,783,1367,6688,9443,5211,3654,-2746,-3825,-3414,-56,-349,388,4415,442,-2888,-2395,-1908,-921,-551,466,
	1981,5557,-1987,-1319,-267,704,-3407,-625,-196,-1475,-501,243,-1149,6332,-123,1868,650,187,-180,208,2230,113,-3869,-650,
	-1975,-827,-222,339,2173,697,-5125,-1141,-1777,27,-123,105,542,1910,8292,13407,-3353,937,-11310,9512,649,1199,5350,9218,
	3328,3328,3328,3328,3328,3328,3328,3328,539,540,584,584,597,640,700,700,-318,-218,-152,-152,-128,-768,-140,-140,
	-986,-435,-374,-374,-256,-1536,-355,-355,2572,3453,2570,3353,3755,70,2568,3289,-1753,-870,-1710,-927,-512,-4154,-1597,-875,
	583,106,591,591,263,2,631,631,-1544,-435,-855,-855,-256,-2768,-799,-799,1533,582,-2438,1814,1096,-3815,-815,-90,
	1631,1552,-2670,1427,-1945,1382,-324,-1442,-891,926,-1387,-1294,631,-2573,-542,419,659,103,1008,-285,141,-718,-170,-223,
	-173,292,-66,-48,166,39,-39,-77,-176,373,-136,-63,201,-609,-100,-95,217,153,-484,-105,127,-3276,-364,-89,
	3586,-6663,9297,10459,-8599,-1048,2841,6185,1116,658,-2270,1978,-315,-3645,-557,693,1602,1647,-2576,1364,-2674,1399,-172,-1214,
	-504,568,-1537,-949,245,-2235,-707,718,1343,-4,903,-256,129,-628,-327,-225,14,79,-51,116,71,-429,-70,13,
	116,23,-113,196,37,-856,-138,54,569,172,-496,-93,125,-1674,-334,-92,1812,-3489,9785,5279,-4353,-390,3766,2148,
	3328,3328,3328,3328,3328,3328,3328,3328,732,742,768,768,768,768,895,1006,-283,-75,-768,-768,-64,-768,-768,-247,
	-716,-211,-1536,-1536,-128,-1536,-1536,-627,1809,3060,124,65,3840,254,226,1792,-2322,-1062,-3972,-4031,-256,-3842,-3743,-2066,
	445,1024,417,163,521,458,886,616,-1163,-531,-2446,-2510,-128,-2111,-2251,-1035,-2569,-2845,-3251,-3032,5876,-3142,2134,465,
	-1109,-1497,2670,2327,5323,4437,-2101,-1270,-3604,-1167,-1226,-820,584,-1610,-1469,-1132,-5308,60,-478,-30,171,502,-413,1784,
	88,1,425,324,159,8066,3735,-42,291,-9,-513,1689,203,13041,11644,277,5072,-53,-15017,28127,101,30803,-637,-1338,
	6066,7696,-20560,17661,-7257,14038,-1511,-863,-2550,-2945,-2658,-2564,4185,-2341,1920,874,-1191,-1382,2339,1677,4181,1375,-2368,-985,
	-3687,-1310,-786,-1021,213,-2072,-753,-1477,-5186,81,-96,290,192,709,5,1289,-164,-68,512,-2274,121,-152,1603,-301,
	-149,-137,-960,-2126,141,1327,4313,-372,5097,-62,-12424,24287,106,17911,-3580,-1216,6440,8933,-15846,16346,-3446,13645,-2487,17,
	3328,3328,3328,3328,3328,3328,3328,3328,1006,1006,1010,1024,1024,1024,1024,1024,-247,-247,-148,-768,-768,-768,-768,-61,
	-627,-627,-445,-1536,-1536,-1536,-1536,-158,2526,2526,1735,155,308,814,0,2789,-1332,-1332,-2119,-3685,-3532,-3026,-3840,-1051,
	616,616,1024,963,962,962,1024,794,-1035,-1035,-1060,-2564,-2409,-2409,-2816,-525,-1344,2243,-48,1286,-3275,8776,-3338,4308,
	-5743,7276,-2707,-1261,-1802,7793,4985,267,-3933,5005,-1058,-2463,-1334,2435,5572,-2245,-485,-485,2407,-626,-571,7308,1672,-94,
	60,60,-226,-14345,14980,-5305,24462,-127,144,144,-149,-474,8591,5143,-7564,-181,-119,-119,-740,-418,-3741,-808,3740,-17,
	374,374,-710,-5756,-7941,1542,-115,2554,-1187,2400,177,1161,-3272,8059,-2932,4020,-5783,7235,-2497,-613,-1569,6988,4424,94,
	-3938,5000,-1219,-1950,-1284,2280,4432,-2235,-584,-584,2025,-580,-782,6279,1170,-160,-40,-40,-376,-8288,15509,-3703,21563,-102,
	-29,-29,-464,2881,10258,7200,-4581,-115,-149,-149,-804,375,-1162,572,3281,-15,-236,-236,-308,-6948,-7260,2239,-1216,3415,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1024,1024,1024,1026,1026,-61,-32,-768,-768,-231,-8,-187,-187,
	-158,-64,-1536,-1536,-1086,-1536,-628,-628,3402,3712,64,1087,2025,682,1198,2363,-438,-128,-3776,-2753,-1815,-3158,-2640,-1474,
	794,774,775,1022,1022,948,856,856,-525,-64,-2696,-2272,-1676,-1988,-1335,-1335,-9954,2612,-453,-5941,3898,2491,1731,1658,
	-9266,2949,-1316,-4327,2127,1939,264,715,-2101,-70,18,-3278,759,-957,-223,714,-68,201,67,-4158,1161,-79,-2171,-448,
	-142,162,-5874,1183,-910,4388,72,-40,-190,228,-2894,3211,-267,446,-1,-94,-55,89,-1509,3944,-853,-5049,4483,-224,
	17806,-4798,-5850,16,-883,-7988,-875,-965,-4031,1364,-192,-5892,3370,2111,1797,1145,-4359,1885,-1401,-4224,1911,1718,275,210,
	-1053,-309,-555,-2978,1158,-908,-380,1111,-25,214,-241,-4029,2015,-369,-2110,0,13,145,-4861,2596,-431,4918,-360,112,
	129,216,1482,4028,757,1173,-533,235,-41,80,-714,4033,-729,-4883,3644,-380,7821,-2314,-7599,17,-1128,-7962,-907,-1504,
	3328,3328,3328,3328,3328,3328,3328,3328,1040,1052,1109,1152,1233,1233,1269,1278,-768,-218,-128,-768,-115,-115,-187,-141,
	-1536,-435,-256,-1536,-297,-297,-514,-499,29,2941,3243,162,2272,2883,2377,2245,-3795,-870,-512,-3551,-1359,-748,-1217,-1341,
	795,801,840,886,823,823,1024,933,-2652,-435,-256,-2242,-680,-680,-1048,-1207,513,-1241,8214,379,-337,-2021,2468,-238,
	-1580,83,2414,4190,-1852,-1471,3059,187,-1539,1967,2309,492,190,-1207,278,-975,-673,-265,-51,-729,-31,-25,-114,-266,
	-6195,172,65,5205,-56,-74,112,-55,-3992,264,95,7986,-102,-112,178,-33,-1348,-51,-37,-3091,-53,14,15,8,
	-6034,-18039,-16496,-14647,-582,8918,3079,-155,608,-1613,4007,775,329,497,2725,-450,-1166,425,-483,3035,-829,-493,2536,-817,
	-865,1201,1334,1213,-444,-205,612,-393,-381,-345,-97,277,-459,-14,-264,74,-4262,-55,-101,-3029,-188,63,3,143,
	-4885,-167,-244,-2729,-297,170,4,347,-1769,-71,-65,-5543,-52,25,-3,-38,-6262,-12382,-7670,-5902,696,1946,267,-1249,
	3328,3328,3328,3328,3328,3328,3328,3328,1280,1280,1280,1280,1280,1408,1527,1529,-768,-630,-630,-768,-64,-768,-186,-105,
	-1536,-1536,-1536,-1536,-128,-1536,-508,-384,284,252,1297,846,3328,27,1254,1206,-3300,-3332,-2288,-2738,-256,-3429,-2083,-2128,
	948,918,918,939,903,1024,1024,979,-2285,-1861,-1861,-2211,-128,-2508,-1048,-1079,-1864,1189,1875,5017,6740,786,1381,1339,
	-3044,737,75,3955,8723,-1995,238,390,-1814,805,-1397,1036,456,-592,529,936,-653,-9,-3017,-1471,17,-1262,6945,-2984,
	20942,189,5082,-7423,48,-2113,766,-44,15635,6247,-4115,-9761,66,-569,1361,-89,-4509,25671,-1014,5346,-4,-5255,-216,548,
	-13903,8452,-818,-412,-6107,-14074,-410,-225,-1843,1300,2017,4831,3900,986,1749,1366,-3346,-259,126,3653,6244,-2208,586,358,
	-1588,110,-1415,955,87,-208,69,742,-700,283,-2708,-1212,-4,-972,5812,-3995,20105,180,4405,-7052,-15,-1716,-17,-542,
	17129,1582,-4302,-8591,-60,-686,-186,-519,2386,12111,-784,5475,-19,-3001,-340,328,-10287,4088,-747,-634,-2240,-11802,-175,-152,
	3328,3328,3328,3328,3328,3328,3328,3328,1536,1536,1536,1536,1536,1536,1536,1536,-768,-768,-768,-32,-768,-50,-50,-768,
	-1536,-1536,-1536,-64,-1536,-123,-123,-1536,58,284,66,3200,0,2331,2939,114,-3270,-3044,-3262,-128,-3328,-997,-389,-3214,
	1023,942,1009,964,1024,934,934,1000,-2129,-2157,-2434,-64,-2560,-500,-500,-2082,-282,-1895,1360,3227,-1966,2644,-12631,11,
	-1433,-44,17,4457,4392,1832,-12985,-1094,-1793,-1874,641,266,1106,-79,-785,-1004,-1205,-751,-256,85,693,117,-24,-1195,
	-5307,16027,-4659,95,20506,-213,-107,-3247,1024,12140,-1443,154,-4786,-413,-183,3366,46700,-8069,-20365,45,-8572,16,-10,-11825,
	16644,-12702,-14026,-9944,-11789,1806,7525,-10595,515,-1949,646,1331,-2032,2458,-5842,848,-9,-179,-740,2521,3420,2180,-6486,-493,
	-120,-1935,-278,228,435,-509,-406,-316,404,-804,-876,97,9,101,53,-357,-3227,15622,-5448,85,17724,-142,64,-2646,
	-5530,12661,636,147,-3236,-284,255,-204,25886,-7243,-4939,37,-2346,45,14,-21676,11285,-12402,-9188,-8740,-10769,2439,2521,-12973,
	3328,3328,3328,3328,3328,3328,3328,3328,1564,1621,1680,1729,1781,1791,1791,1792,-218,-128,-768,-93,-160,-68,-11,-768,
	-435,-256,-1536,-249,-463,-280,-1536,-1536,2430,2731,0,1593,1937,2053,285,10,-870,-512,-3184,-1542,-1147,-1020,-2788,-3062,
	1010,1013,1024,1024,1024,1004,939,1024,-435,-256,-2488,-778,-1051,-951,-2029,-2376,-3742,6405,2556,668,1104,462,438,-991,
	-4454,2292,791,-645,494,3299,354,-1807,1321,-39,796,842,-690,-1590,-123,-1043,-91,33,1532,-210,-224,65,1212,-2113,
	204,93,2242,4,252,-163,1364,-2060,373,109,-2086,334,633,-350,-1160,1311,-10,-10,-4356,-82,-13,35,-3009,426,
	-12233,2800,5853,-357,879,985,922,54,-2815,3619,1980,744,1064,1062,-271,-1091,-2650,238,11,-350,-146,2352,-305,-1766,
	304,-242,302,295,269,-547,-271,-938,-231,18,950,-928,-409,299,698,-2037,-3,-2,1359,-431,188,83,1864,-1828,
	-136,-179,-587,-509,488,203,1757,1299,-35,-21,-1978,-33,-60,52,-1687,30,-10154,5255,6022,65,335,-329,889,331,
	3328,3328,3328,3328,3328,3328,3328,3328,1792,1792,1796,2033,2039,2046,2048,2048,-64,-266,-12,-123,-49,-11,-160,-32,
	-128,-1244,-23,-394,-211,-1536,-842,-64,2816,252,665,995,711,276,1101,2688,-256,-2820,-2402,-1836,-2114,-2542,-1715,-128,
	1017,1020,923,1024,1016,1024,1024,1020,-128,-1605,-1611,-935,-1101,-1902,-1615,-64,8343,-389,48,138,-707,177,202,5230,
	10319,330,-482,-177,935,214,1336,7097,-558,315,-2582,622,-703,-563,-3070,-699,19,313,-5297,3052,1942,-1071,-8848,8,
	53,-3085,518,1917,4446,-1999,-6482,52,66,3792,95,2005,2373,-1589,-8395,128,-1,5058,2094,-261,-99,1823,-205,30,
	3457,42,354,-32,-80,-15,-76,2203,4937,268,-133,457,-464,-364,-128,2068,6972,690,-568,214,924,-289,688,3685,
	-508,242,-2173,-82,-1120,-821,-2049,-378,3,606,-3535,370,-884,-1312,-4460,39,0,-3857,2046,19,2431,-1268,-3381,57,
	-98,519,1629,-440,392,293,-4217,98,-9,2443,2291,-200,-59,2095,-156,26,4931,74,110,123,120,-27,-332,2024,
	3328,3328,3328,3328,3328,3328,3328,3328,2048,2048,2048,2048,2076,2133,2226,2304,-768,-768,-39,-39,-218,-128,-59,-64,
	-1536,-1536,-105,-105,-435,-256,-198,-128,56,0,1850,2473,1919,2219,1169,2304,-2761,-2816,-966,-343,-868,-511,-1469,-256,
	1023,1024,1024,1024,1023,1023,1024,1024,-2176,-2304,-484,-484,-435,-256,-763,-128,-1782,1564,-1031,-16361,-1333,4040,1668,7512,
	-4234,5787,-1660,-16891,-3011,-306,452,9118,-1907,1713,519,732,2956,-764,963,-144,-1016,1323,95,35,-1,6,-1069,-32,
	-317,675,-224,-87,449,75,-678,8,-2299,1094,-628,-248,928,104,-584,28,1880,3491,18,2,-53,-25,-35,-7,
	66,242,-514,-563,919,528,6,-38,-1167,1007,-1021,-8914,-563,2611,1729,4915,-2735,4461,-838,-9623,-1191,-1036,791,6359,
	-1414,1252,-439,456,1503,-951,399,57,-646,545,-19,166,-574,-49,-1848,-34,-301,280,-220,107,-152,-28,-1124,-24,
	-2524,1026,-817,514,-470,-268,-1511,-114,1847,3955,50,18,-72,-32,19,-12,-2,62,-152,-1448,1777,692,82,-132,
	3328,3328,3328,3328,3328,3328,3328,3328,2304,2304,2408,2541,2557,2557,2558,2560,-189,-83,-768,-21,-54,-54,-12,-32,
	-1536,-530,-1536,-101,-238,-238,-23,-64,53,170,0,597,740,1518,258,2177,-2507,-2389,-2456,-1726,-1567,-790,-2048,-128,
	1024,1024,1024,1023,1024,1024,1024,1024,-1807,-1487,-2124,-912,-864,-864,-1646,-64,98,-111,-449,1182,51,-1748,-187,3526,
	-597,-97,-858,-10,434,-2232,-542,4623,801,659,-898,643,-489,-2037,-550,-846,-3896,-1726,-517,5310,0,-232,-4869,-366,
	-567,-3429,713,4029,161,-173,-4876,-306,-1584,2187,2288,4577,-315,128,-8711,80,-543,297,-397,-128,-102,-23,163,16,
	-292,14,92,-24,-56,-116,123,478,534,111,-346,1296,-1,-687,-422,3576,179,224,-838,-46,423,-1374,-710,4351,
	772,777,-823,660,-680,-1827,-454,-718,-2404,-1611,-1139,3096,-211,240,-1524,-257,-1003,-3964,543,1517,58,51,-1697,-176,
	-3082,997,1725,1600,-55,1738,-4911,278,-757,130,-751,-63,-56,-27,103,4,-119,52,-54,22,-31,-329,-4,299,
	3328,3328,3328,3328,3328,3328,3328,3328,2560,2560,2560,2664,3043,3065,3072,3072,-32,0,-27,0,-6,0,-12,-2,
	-1536,-1536,-84,-1536,-43,-109,-58,-63,50,0,1380,0,535,364,942,50,-2254,-2304,-924,-2200,-1286,-1435,-850,-1742,
	1024,1024,1024,1024,1024,1024,1024,1024,-1920,-2048,-465,-1996,-780,-782,-441,-1664,-223,1343,-904,-1071,873,-251,-1471,1013,
	-2418,4932,-247,-1706,534,-182,-770,-239,-888,1341,1383,-855,259,276,-91,465,-16365,36147,-847,-12995,1087,11961,-1926,-19713,
	2339,-402,-715,-1608,-362,6875,-1910,-984,-628,-505,-1080,81,1340,13384,-1921,-631,-307,-42,0,-44,-10,-71,-34,-24,
	-73,-26,-35,-2,10,-43,31,-11,-25,797,-1118,-1223,729,413,-1328,642,-1412,3606,-617,-2034,467,580,-737,-324,
	-719,1135,699,-812,126,874,93,404,-9578,30040,-1055,-14369,668,3998,-1804,-14847,2074,203,-788,-1408,-534,1445,-1302,515,
	-583,470,-1587,368,1519,3390,-1504,37,-312,71,15,-36,6,-23,-27,-42,-37,-126,-61,-25,-32,101,33,-20,
	3328,3328,3328,3328,3328,3328,3328,3328,3072,3073,3571,3584,3586,3591,3595,4050,0,-11,0,0,0,-1,0,0,
	0,-23,0,0,-4,-11,-22,0,0,218,312,0,38,290,173,123,-1792,-1572,-981,-1280,-1240,-983,-1096,-691,
	1024,1024,1024,1024,1024,1024,1024,1024,-1792,-1390,-612,-1536,-1408,-658,-1134,-518,-251,-1422,-518,1577,-687,366,-727,-188,
	884,-493,-534,915,869,27,-1591,-1912,1013,-588,-361,870,-875,-385,556,-2904,29393,-13406,3064,26701,-29383,4424,-2467,6593,
	-4899,933,19,-19949,6767,451,8644,-104,-2112,-10409,7475,-555,-1893,10981,-13249,26595,198,-29,-17,64,17,-27,-26,-21,
	125,9,14,32,7,-4,-20,-12,-730,-1322,145,587,-443,831,-497,-122,173,-478,99,63,656,518,-1324,-534,
	458,-345,584,121,-661,282,24,75,22009,-4787,110,18926,-20063,1793,1836,633,-2385,3072,-577,-12878,3855,-413,4919,-137,
	-1219,-3203,507,1001,-274,4471,-3739,4724,237,-93,-1,59,-9,-16,-42,-8,56,-48,46,3,3,11,-37,43,
	3328,3328,3328,3328,3328,3328,3328,3328,4083,4096,4097,4102,4482,4539,4602,4608,0,0,0,0,0,0,0,0,
	-2,0,0,0,0,0,0,0,191,0,183,32,98,44,19,0,-590,-768,-584,-730,-285,-281,-243,-256,
	1024,1024,1024,1024,1024,1024,1024,1024,-402,-1280,-878,-1152,-622,-605,-896,-1024,5029,1131,-4284,-1367,-203,-934,-2460,754,
	3039,1733,-2512,50,-634,-866,-2025,2285,-5716,1869,5365,843,-2790,1052,-78,2992,833,14643,1221,-24784,-231,225,10,393,
	-756,1817,-689,597,-532,-54,-22,214,28561,-7183,-35864,-15432,11943,25165,-14538,-24596,-30,16,-26,0,-28,-3,1,17,
	9,-34,6,-29,25,-5,5,-14,2374,23,-1157,-767,-28,-986,-1174,40,2123,170,-1163,-237,-407,-227,-1309,495,
	-670,-100,426,-698,-2312,2693,-635,339,-985,11160,3516,-16236,-333,-53,167,762,-403,2343,-821,33,-309,-79,-102,245,
	-1724,2490,-6339,-2052,6520,5823,-4198,-3212,-25,24,-35,-17,-28,-17,-4,44,78,-38,-60,-27,-4,13,-20,-21,
	3328,3328,3328,3328,3328,3328,3328,3328,5028,5120,5124,5530,6144,1174,1686,1003,0,0,0,0,0,-768,-768,-768,
	0,0,0,0,0,-1536,-1536,-1536,0,0,0,0,0,146,165,19,0,0,0,0,0,-3544,-3013,-3841,
	1024,1024,1024,1024,1024,944,1010,441,-377,-768,-640,-423,-211,-2508,-2190,-2776,6585,-4416,-3542,-3020,6308,349,-1266,1202,
	6016,-2462,-4768,-1502,4767,-1730,-728,1216,-5079,4085,227,-691,-341,1533,-432,197,-88,-15,-12,138,859,2293,1392,-107,
	-63,-1,2,167,844,-9079,-822,2035,24237,-38295,9652,7161,2189,-11291,-2888,2764,12,9,10,57,332,-1053,-3105,64,
	38,22,22,85,393,16320,4137,6116,2788,-1673,-2293,-3248,6101,354,-1039,775,3062,-1133,-3144,-1677,4642,-442,-409,1241,
	-2066,635,246,-164,-218,1771,-308,-167,-185,106,-45,88,744,1792,1469,-244,-148,231,-10,107,664,-5585,-572,957,
	3850,-14094,3170,4686,1557,-6958,-2817,2711,-18,54,0,37,265,932,-3723,-466,63,-7,-13,58,360,12952,4453,4733,
	3328,3328,3328,3328,3328,3328,3328,3328,632,1180,437,169,935,1276,1223,535,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,11,25,528,663,202,16,47,523,-4221,-3660,-3900,-4033,-3728,-3572,-3594,-3806,
	0,1024,100,170,426,1021,1011,269,-2912,-2684,-2596,-2072,-2744,-2600,-2684,-2142,-424,1551,-4206,2937,-250,-1084,-973,-744,
	-691,115,-4122,3438,-1070,6256,-910,-1266,-3881,-198,-1753,-729,670,-872,-954,3069,-630,-630,-1044,1463,666,-1560,-547,694,
	-4421,-6971,-3988,-582,-4035,-1030,-2118,1337,-384,-810,-12177,2334,-8333,140,-2124,5849,-603,-2305,39,604,-5057,6452,-662,-3936,
	2855,9109,-364,-442,4449,3582,4648,-2918,-538,1483,-3772,2435,-1317,-978,-1189,-1350,1,464,-3528,3001,-119,6058,-461,-2264,
	-3716,-97,-1558,-856,112,-398,-1335,2541,-511,-574,-958,1540,229,-1228,-947,581,-3838,-6416,63,-1726,-570,-415,-1804,-1321,
	-494,-831,-3510,-541,-653,-1225,488,349,938,-2762,1243,45,1673,6088,341,-5645,3005,8400,-235,-594,5424,4805,3350,-3965,
	3328,3328,3328,3328,3328,3328,3329,3329,411,640,569,1374,833,1500,394,1176,-768,-768,-768,-479,-327,-768,-178,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-356,-1536,687,24,212,297,995,33,2399,417,-3766,-4201,-4084,-3194,-3037,-3332,-2073,-3272,
	200,0,82,963,699,1024,126,967,-2136,-2800,-2736,-2046,-2003,-2526,-1037,-2271,-1652,1464,860,-2291,-4456,-575,150,1613,
	-3344,-55,38,-2607,-5710,-1742,822,3278,-2274,-2083,2036,-4,-2587,440,-644,1043,-1515,-473,2488,169,-959,2071,2285,-1153,
	6076,-411,-3870,-4165,3966,-8522,219,-12744,8777,-535,-6082,-5038,1550,-497,299,-13635,23,-1686,-5188,-3358,-3565,-7246,3220,-5022,
	990,-720,-3934,2814,4126,15000,-6502,8744,-1556,2073,481,-2413,-3955,-807,43,1450,-3361,-288,1029,-2525,-5088,-2312,623,3154,
	-2190,-1276,1877,171,-2025,-138,-365,1052,-1568,-217,2236,120,-1019,1457,2142,-1196,3866,-2172,-1078,-3696,3917,-9109,269,-12706,
	3914,-1783,-1696,-4075,2164,1405,386,-12669,-532,-1103,-1753,-1949,-2558,91,3037,-2392,224,-370,-3237,3362,4255,15751,-7022,9652,
	3329,3329,3329,3329,3329,3330,3330,3330,887,918,1152,2944,508,2804,1134,2120,-768,-768,-59,-3,-768,0,-502,-277,
	-1536,-1536,-463,-169,-1536,-1536,-1536,-961,140,121,852,32,4,0,608,131,-3839,-3826,-2862,-1890,-4354,-2063,-3126,-2618,
	470,422,1017,1024,0,1024,761,1024,-2689,-2641,-1587,-1627,-3073,-1928,-2001,-1630,3810,-338,-1376,456,-4526,137,175,491,
	-4252,-3375,-1521,70,-2221,-177,-1851,-19,676,-212,865,-810,-681,-1569,1094,222,-451,949,1531,-7897,-439,2452,-564,-9,
	-7619,-2169,1943,-590,-2137,-979,682,736,-6143,-1242,606,4024,-3633,1541,912,-1668,-6852,-4151,-10282,-20,42,-31,-1345,59,
	7129,3976,1149,0,1781,37,2279,-153,2507,-202,-1313,689,-4903,176,1208,735,-2415,-2754,-1412,367,-2251,-80,-1056,349,
	113,113,1069,-551,-1399,-1488,1098,352,-479,1069,1374,-6057,-700,2322,115,374,-3807,-1048,2088,-953,-1140,-823,-864,805,
	25,-864,791,3510,-2750,1216,159,-2160,29,-2309,-10146,-87,29,-110,-2103,-12,7495,5695,715,19,1733,49,1950,-147,
	3331,3332,3332,3333,3336,3340,3340,3347,814,1336,1490,576,2246,941,1744,1875,-768,-768,-768,-768,-53,-126,-50,-30,
	-1536,-1536,-1536,-1536,-275,-382,-188,-192,228,0,289,0,1382,1649,1109,913,-3828,-3535,-3093,-4299,-1253,-2297,-2036,-2113,
	75,1024,994,0,1023,780,988,1024,-2579,-2664,-2117,-3045,-1070,-1267,-1194,-1375,2640,2100,475,5803,-103,-1334,878,166,
	293,-5276,-1668,1412,132,-1530,-103,-237,-2354,2094,-8,3135,-1743,-937,-868,1574,-205,2401,364,2510,36,1262,3405,-2243,
	-4277,-1157,-6913,-2358,282,-427,185,-2468,-4426,563,-3329,-1082,327,-411,-300,31,-8212,2539,-1199,-1557,13,64,115,270,
	-9802,7216,10081,-6600,-69,-101,41,-23,2593,1941,613,4731,-324,-1759,808,22,172,-5382,-1298,1616,-385,-1912,-316,-171,
	-2250,1660,-22,1431,-931,-363,-421,2165,30,1855,541,2125,614,2365,3288,1646,-4156,-1344,-6359,-2177,824,205,60,-39,
	-4310,2001,-3220,-560,1472,779,46,2285,-7608,2957,-2249,-719,-45,85,124,262,-9484,4646,9245,-5555,-196,-960,-156,-206,
	3354,3584,3584,3584,3584,3584,3584,0,1040,512,1004,1536,2546,2560,4354,0,-44,-768,-251,-768,-55,-32,0,0,
	-108,-1536,-646,-1536,-247,-1536,0,0,2848,58,1794,66,994,56,36,0,-1028,-4806,-2578,-3774,-1836,-2760,-986,0,
	849,0,615,1009,1024,1024,1024,0,-515,-3232,-1291,-2690,-935,-2176,-1280,0,-1764,-2040,1781,281,-919,-565,-860,0,
	-55,-3258,532,-1589,239,-540,-1305,0,1371,-1588,1226,-1165,-310,-1007,-1090,0,176,-2340,-3183,-763,3093,-3021,2685,0,
	-105,-2525,619,-2957,2236,186,2837,0,-162,-3501,1107,1858,2050,-1277,-2698,0,8,-1528,1746,-3282,48,1645,148,0,
	2102,-798,1162,-7334,160,775,166,0,-2185,-2054,1844,478,-826,-446,-525,0,-407,-3332,531,-1659,400,-520,-965,0,
	1469,-1990,919,-1229,-441,-882,-1046,0,189,-2496,-3314,-797,2133,-4042,2602,0,-59,-2761,15,-3302,1236,-148,2612,0,
	-85,-3881,165,1057,875,-1662,-1140,0,17,-1653,1751,-3943,-31,1668,100,0,2429,-944,1448,-7433,218,722,136,0,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_5721fa6f1eb332e3_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_5721fa6f1eb332e3_boxes_0,
	  { { 37, segtune_segreduce_5721fa6f1eb332e3_unknown_0 }, { 249, segtune_segreduce_5721fa6f1eb332e3_longest_0 }, { 251, segtune_segreduce_5721fa6f1eb332e3_shares_0 } }, 1, 703, segtune_segreduce_5721fa6f1eb332e3_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_5721fa6f1eb332e3 = { "segtune_segreduce_5721fa6f1eb332e3", 1, segtune_segreduce_5721fa6f1eb332e3_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_5721fa6f1eb332e3

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
