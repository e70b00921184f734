/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-29
 * database: c0b7fbde2834f8b8
 * sources:  367dcc3cabb3c217
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 703 cases
 *     n and the mean length known: worst regret 175.7%, mean 18.8%; geometries left out: worst 175.7%, mean 19.1%; picked where it was not measured: 0 times, left out 6
 *     the longest segment, too: worst regret 440.6%, mean 7.7%; geometries left out: worst 440.6%, mean 8.8%
 *     shares of long segments, too: worst regret 60.1%, mean 6.3%; geometries left out: worst 440.6%, mean 10.5%
 *     as probed (shares, heaviest span, longest sampled segment; of few or long segments the longest): worst regret 26.8%, mean 2.9%; geometries left out: worst 100.0%, mean 5.5%
 *     all of these: worst regret 26.8%, mean 2.9%; geometries left out: worst 100.0%, mean 5.5%
 *     pareto lengths, 140 cases: worst regret 54.7%, mean 5.7%; left out: worst 134.7%, mean 8.7%; as probed: worst regret 26.8%, mean 3.1%; left out: worst 100.0%, mean 7.0%
 *     uniform lengths, 90 cases: worst regret 37.9%, mean 5.5%; left out: worst 37.9%, mean 5.6%; as probed: worst regret 14.2%, mean 2.6%; left out: worst 20.3%, mean 3.8%
 *     rowlen lengths, 99 cases: worst regret 33.2%, mean 4.9%; left out: worst 49.4%, mean 6.4%; as probed: worst regret 12.2%, mean 2.1%; left out: worst 24.7%, mean 3.3%
 *     bimodal lengths, 27 cases: worst regret 29.4%, mean 4.3%; left out: worst 44.3%, mean 10.0%; as probed: worst regret 17.5%, mean 2.5%; left out: worst 29.4%, mean 5.0%
 *     huge lengths, 44 cases: worst regret 20.2%, mean 4.5%; left out: worst 85.5%, mean 10.2%; as probed: worst regret 11.6%, mean 3.1%; left out: worst 40.1%, mean 5.0%
 *     poisson lengths, 57 cases: worst regret 15.4%, mean 4.7%; left out: worst 28.3%, mean 7.9%; as probed: worst regret 9.4%, mean 3.6%; left out: worst 26.3%, mean 5.6%
 *     geometric lengths, 43 cases: worst regret 28.5%, mean 7.6%; left out: worst 30.4%, mean 8.0%; as probed: worst regret 20.7%, mean 4.0%; left out: worst 39.4%, mean 6.6%
 *     zipf lengths, 35 cases: worst regret 30.7%, mean 5.6%; left out: worst 59.1%, mean 7.3%; as probed: worst regret 12.2%, mean 2.0%; left out: worst 30.7%, mean 6.3%
 *     lognormal lengths, 142 cases: worst regret 60.1%, mean 9.6%; left out: worst 440.6%, mean 21.4%; as probed: worst regret 23.7%, mean 2.9%; left out: worst 56.5%, mean 6.3%
 *     fixed lengths, 26 cases: worst regret 20.4%, mean 4.8%; left out: worst 20.4%, mean 5.7%; as probed: worst regret 12.3%, mean 3.6%; left out: worst 34.0%, mean 5.9%
 *     the best of the boxes for each case: worst regret 26.8%, mean 2.7%
 *     the best of the best 8 of all 1083 variants for each case: mean regret at least 2.6% (a Lagrangian bound)
 *     the search of 703 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 34 of 511 variants
 *     variants tried, of how many, on each case:
 *       34/511 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 36/513 huge:n=64M,mean=64,share=0.25,seed=1,
 *       36/506 huge:n=64M,mean=256,share=0.25,seed=1, 36/504 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       37/515 huge:n=64M,mean=64,share=0.75,seed=1, 40/516 huge:n=64M,mean=64,share=0.1,seed=1,
 *       40/513 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1, 42/516 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       41/499 huge:n=64M,mean=256,share=0.5,seed=1, 44/520 huge:n=64M,mean=64,share=0.5,seed=1,
 *       44/511 zipf:n=64M,mean=256,alpha=1,seed=1, 45/510 huge:n=64M,mean=256,share=0.1,seed=1,
 *       50/543 uniform:n=64M,mean=16M,seed=1, 50/520 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       50/510 zipf:n=64M,mean=1K,alpha=1,seed=1, 51/520 huge:n=4M,mean=64,share=0.5,seed=1,
 *       54/543 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 54/543 uniform:n=64M,mean=4M,seed=1,
 *       52/515 pareto:n=64M,mean=512,alpha=1.2,seed=1, 54/520 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1,
 *       53/510 pareto:n=64M,mean=256K,alpha=1.5,seed=1, 50/481 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       57/548 uniform:n=64M,mean=1M,seed=1, 53/504 huge:n=64M,mean=256,share=0.75,seed=1,
 *       54/508 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1, 56/521 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1,
 *       34/316 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,seed=1, 57/527 huge:n=4M,mean=64,share=0.1,seed=1,
 *       33/302 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1, 57/521 huge:n=512K,mean=16,share=0.75,seed=1,
 *       35/318 huge:n=64M,mean=4,share=0.25,seed=1, 34/307 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       57/513 bimodal:n=64M,mean=256K,share=0.9,seed=1, 61/549 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1,
 *       59/528 huge:n=1M,mean=64,share=0.5,seed=1, 54/481 pareto:n=64M,mean=64K,alpha=1.5,seed=1,
 *       57/502 lognormal:n=64M,mean=1K,sigma=2,seed=1, 36/315 linux_identifier_postings.rowlen,
 *       36/315 huge:n=64M,mean=16,share=0.1,seed=1, 35/303 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       35/302 huge:n=64M,mean=16,share=0.25,seed=1, 56/477 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       58/493 lognormal:n=64M,mean=16K,sigma=2,seed=1, 58/492 zipf:n=64M,mean=4K,alpha=1,seed=1,
 *       61/517 uniform:n=64M,mean=256K,seed=1, 37/313 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       60/507 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 39/326 huge:n=64M,mean=4,share=0.1,seed=1,
 *       67/558 fixed:n=64M,mean=1M, 64/532 huge:n=512K,mean=64,share=0.5,seed=1,
 *       63/522 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1, 37/305 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       64/525 lognormal:n=16M,mean=128,sigma=2,seed=1, 41/333 huge:n=64M,mean=4,share=0.5,seed=1,
 *       59/478 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 60/481 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1,
 *       61/487 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1, 38/303 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1,
 *       66/525 lognormal:n=8M,mean=256,sigma=2,seed=1, 63/498 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       39/308 huge:n=64M,mean=4,share=0.75,seed=1, 37/292 pareto:n=64M,mean=32,alpha=1.2,sorted=down,seed=1,
 *       67/528 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1, 63/495 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       62/486 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 39/305 huge:n=64M,mean=16,share=0.5,seed=1,
 *       42/328 huge:n=4M,mean=4,share=0.5,seed=1, 65/507 pareto:n=256M,mean=1K,alpha=1.5,seed=1,
 *       66/514 linux_lines_per_file.rowlen@64M, 68/529 pareto:n=16M,mean=256,alpha=1.5,seed=1,
 *       38/295 pareto:n=16M,mean=8,alpha=1.2,sorted=down,seed=1, 37/287 huge:n=64M,mean=16,share=0.75,seed=1,
 *       78/595 lognormal:n=4M,mean=256,sigma=0.5,seed=1, 42/319 pareto:n=64M,mean=2,alpha=1.2,sorted=down,seed=1,
 *       70/531 pareto:n=64M,mean=256,alpha=1.5,seed=1, 64/482 uniform:n=4M,mean=256K,seed=1,
 *       72/537 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 79/589 lognormal:n=8M,mean=256,sigma=0.5,seed=1,
 *       69/512 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 65/482 uniform:n=256M,mean=128K,seed=1,
 *       43/316 pareto:n=64M,mean=2,alpha=1.2,seed=1, 40/293 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       72/526 lognormal:n=64M,mean=256,sigma=2,seed=1, 82/598 uniform:n=64M,mean=256,seed=1,
 *       42/306 huge:n=8M,mean=16,share=0.25,seed=1, 43/313 pareto:n=64M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       73/530 lognormal:n=4M,mean=256,sigma=2,seed=1, 67/485 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       47/339 huge:n=1M,mean=4,share=0.5,seed=1, 45/322 lp1.rowlen@4M, 45/321 lp1.rowlen,
 *       79/562 lognormal:n=2M,mean=256,sigma=0.5,seed=1, 69/490 uniform:n=4M,mean=64K,seed=1,
 *       72/511 pareto:n=4M,mean=1K,alpha=1.5,seed=1, 45/319 huge:n=2M,mean=16,share=0.25,seed=1,
 *       87/612 pareto:n=1K,mean=256,alpha=1.5,seed=1, 75/527 fixed:n=64M,mean=256K,
 *       81/566 lognormal:n=256K,mean=256,sigma=0.5,seed=1, 46/321 pareto:n=8M,mean=8,alpha=1.2,seed=1,
 *       46/321 pareto:n=8M,mean=8,alpha=1.2,sorted=down,seed=1, 76/529 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       75/522 linux_lines_per_file.rowlen, 46/320 pareto:n=4M,mean=2,alpha=1.2,seed=1,
 *       48/332 huge:n=4M,mean=4,share=0.1,seed=1, 47/325 pareto:n=4M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       73/500 pareto:n=64M,mean=4K,alpha=1.5,seed=1, 48/328 pareto:n=64M,mean=16,alpha=1.5,sorted=down,seed=1,
 *       83/566 lognormal:n=1M,mean=256,sigma=0.5,seed=1, 79/538 debian_files_per_package.rowlen@64M,
 *       78/530 bimodal:n=64M,mean=64K,share=0.9,seed=1, 78/529 uniform:n=64M,mean=64K,seed=1,
 *       47/318 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1, 76/513 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       50/337 pareto:n=2M,mean=2,alpha=1.2,seed=1, 80/532 pareto:n=2M,mean=256,alpha=1.5,seed=1,
 *       80/530 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1, 49/324 pareto:n=64M,mean=8,alpha=1.5,seed=1,
 *       88/580 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 45/296 huge:n=4M,mean=16,share=0.75,seed=1,
 *       82/539 pareto:n=512K,mean=256,alpha=1.5,seed=1, 49/322 pareto:n=4M,mean=8,alpha=1.2,seed=1,
 *       107/703 fixed:n=64M,mean=64, 80/524 bacterial_protein_lengths.rowlen@64M,
 *       82/536 lognormal:n=2M,mean=256,sigma=2,seed=1, 51/333 pareto:n=8M,mean=2,alpha=1.2,seed=1,
 *       82/534 debian_files_per_package.rowlen, 83/540 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       50/325 pareto:n=2M,mean=8,alpha=1.2,sorted=down,seed=1, 70/455 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       97/628 fixed:n=64M,mean=256, 89/575 uniform:n=512K,mean=256,seed=1,
 *       49/315 pareto:n=64M,mean=8,alpha=1.2,seed=1, 73/469 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1,
 *       83/533 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1, 52/333 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       52/332 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 76/485 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       49/312 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1, 85/541 huge:n=1M,mean=64,share=0.1,seed=1,
 *       49/311 huge:n=4M,mean=16,share=0.25,seed=1, 84/531 lognormal:n=64M,mean=512,sigma=0.5,seed=1,
 *       86/542 lognormal:n=64M,mean=128,sigma=1,seed=1, 100/628 poisson:n=4M,mean=128,seed=1,
 *       90/565 lognormal:n=128K,mean=256,sigma=0.5,seed=1, 84/527 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1,
 *       87/545 gshhg_points_per_bin.rowlen@64M, 99/619 fixed:n=4M,mean=100,
 *       86/537 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1, 83/518 pareto:n=64K,mean=1K,alpha=1.5,seed=1,
 *       101/630 uniform:n=1K,mean=256,seed=1, 85/527 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       101/624 poisson:n=64M,mean=128,seed=1, 88/543 fixed:n=2M,mean=720,
 *       89/549 huge:n=512K,mean=64,share=0.1,seed=1, 101/623 fixed:n=1M,mean=100,
 *       48/296 huge:n=1M,mean=16,share=0.75,seed=1, 100/616 fixed:n=64M,mean=100, 87/535 fixed:n=8M,mean=720,
 *       87/535 lognormal:n=8M,mean=64,sigma=1,seed=1, 87/533 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1,
 *       87/533 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1, 88/537 lognormal:n=128K,mean=256,sigma=2,seed=1,
 *       87/530 bacterial_protein_lengths.rowlen@4M, 53/322 zipf:n=64M,mean=4,alpha=1,seed=1,
 *       83/504 lognormal:n=2M,mean=4K,sigma=0.5,seed=1, 101/613 uniform:n=128K,mean=128,seed=1,
 *       102/619 fixed:n=2M,mean=100, 73/443 uniform:n=512K,mean=256K,seed=1, 84/509 uniform:n=64M,mean=16K,seed=1,
 *       90/545 fixed:n=64M,mean=1K, 89/538 lognormal:n=256K,mean=256,sigma=2,seed=1,
 *       89/538 pareto:n=1M,mean=256,alpha=1.5,seed=1, 94/568 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1,
 *       88/531 bacterial_protein_lengths.rowlen, 101/609 uniform:n=8K,mean=256,seed=1, 102/614 fixed:n=8M,mean=100,
 *       87/522 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1,
 *       46/276 pareto:n=16M,mean=2,alpha=1.2,empty=0.95,seed=1, 53/317 pareto:n=8M,mean=4,alpha=1.5,seed=1,
 *       103/615 uniform:n=1M,mean=128,seed=1, 56/333 pareto:n=16M,mean=16,alpha=1.5,seed=1,
 *       56/333 pareto:n=64M,mean=16,alpha=1.5,seed=1, 92/543 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       57/336 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       92/542 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1, 87/512 photo_kmeans256.rowlen,
 *       86/506 fixed:n=64M,mean=64K, 92/541 fixed:n=4M,mean=720, 106/623 poisson:n=8M,mean=128,seed=1,
 *       105/617 uniform:n=4M,mean=128,seed=1, 94/552 mbeacxc.rowlen, 79/463 pareto:n=64K,mean=64K,alpha=1.5,seed=1,
 *       89/521 lognormal:n=64M,mean=512,sigma=1,seed=1, 94/550 mbeacxc.rowlen@4M,
 *       105/613 uniform:n=256M,mean=64,seed=1, 86/502 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       94/548 bimodal:n=64M,mean=128,share=0.9,seed=1, 88/512 photo_kmeans256.rowlen@4M,
 *       54/314 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 88/511 fixed:n=64M,mean=4K,
 *       92/534 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1, 87/504 lognormal:n=4M,mean=4K,sigma=0.5,seed=1,
 *       96/556 bimodal:n=1M,mean=64,share=0.9,seed=1, 91/527 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1,
 *       91/526 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1, 54/312 lognormal:n=64M,mean=16,sigma=2,seed=1,
 *       92/530 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 96/553 uniform:n=1K,mean=1K,seed=1,
 *       94/541 pareto:n=128K,mean=256,alpha=1.5,seed=1, 92/529 lognormal:n=256K,mean=1K,sigma=0.5,seed=1,
 *       56/322 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 95/544 fixed:n=64M,mean=720,
 *       107/612 uniform:n=64K,mean=256,seed=1, 89/509 photo_kmeans256.rowlen@64M,
 *       78/446 pareto:n=512K,mean=256K,alpha=1.5,seed=1, 88/503 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       56/320 pareto:n=64M,mean=4,alpha=1.5,sorted=down,seed=1, 58/331 huge:n=512K,mean=4,share=0.5,seed=1,
 *       81/461 uniform:n=512K,mean=64K,seed=1, 96/546 lognormal:n=256K,mean=64,sigma=1,seed=1,
 *       97/550 mbeacxc.rowlen@64M, 92/521 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 95/537 gshhg_points_per_bin.rowlen,
 *       111/627 uniform:n=64K,mean=64,seed=1, 98/553 huge:n=64K,mean=16,share=0.75,seed=1,
 *       109/615 poisson:n=2M,mean=128,seed=1, 90/506 lognormal:n=256K,mean=2K,sigma=1,seed=1,
 *       88/494 lognormal:n=256K,mean=4K,sigma=0.5,seed=1, 93/522 dense2.rowlen, 110/617 uniform:n=2M,mean=128,seed=1,
 *       94/527 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1, 100/558 bimodal:n=256K,mean=64,share=0.99,seed=1,
 *       90/502 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 111/619 uniform:n=512K,mean=64,seed=1,
 *       89/496 fixed:n=64M,mean=16K, 95/528 uniform:n=512K,mean=1K,seed=1,
 *       99/550 bimodal:n=64M,mean=256,share=0.9,seed=1, 93/516 lognormal:n=8M,mean=1K,sigma=0.5,seed=1,
 *       86/477 pareto:n=64K,mean=16K,alpha=1.5,seed=1, 56/310 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1,
 *       60/332 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       100/552 huge:n=64K,mean=64,share=0.5,seed=1, 94/518 bimodal:n=64M,mean=16K,share=0.9,seed=1,
 *       98/540 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1, 95/523 lognormal:n=4M,mean=512,sigma=1,seed=1,
 *       101/556 bimodal:n=64M,mean=128,share=0.99,seed=1, 92/506 lognormal:n=128K,mean=4K,sigma=0.5,seed=1,
 *       48/264 pareto:n=8M,mean=2,alpha=1.2,empty=0.95,seed=1, 91/500 lognormal:n=8M,mean=2K,sigma=1,seed=1,
 *       92/505 lognormal:n=1M,mean=4K,sigma=0.5,seed=1, 92/505 lognormal:n=4M,mean=2K,sigma=1,seed=1,
 *       95/521 dense2.rowlen@64M, 60/329 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       58/318 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1, 99/542 lognormal:n=128K,mean=64,sigma=1,seed=1,
 *       112/613 uniform:n=8M,mean=128,seed=1, 60/328 pareto:n=8M,mean=8,alpha=1.5,seed=1,
 *       99/540 uniform:n=64M,mean=1K,seed=1, 62/338 lognormal:n=64M,mean=4,sigma=2,empty=0.9,seed=1,
 *       61/332 lp1.rowlen@64M, 113/615 uniform:n=4M,mean=256,seed=1, 60/326 pareto:n=2M,mean=8,alpha=1.2,seed=1,
 *       91/494 uniform:n=512K,mean=16K,seed=1, 91/494 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1,
 *       96/521 lognormal:n=128K,mean=512,sigma=1,seed=1, 97/526 dense2.rowlen@4M,
 *       96/520 lognormal:n=2M,mean=512,sigma=1,seed=1, 100/540 pareto:n=256K,mean=256,alpha=1.5,seed=1,
 *       95/512 uniform:n=64M,mean=4K,seed=1, 90/484 uniform:n=64K,mean=16K,seed=1, 98/527 fixed:n=64M,mean=1440,
 *       97/521 fixed:n=8M,mean=1440, 100/537 pareto:n=4M,mean=256,alpha=1.5,seed=1, 98/526 fixed:n=4M,mean=1440,
 *       97/520 lognormal:n=256K,mean=512,sigma=1,seed=1, 59/315 pareto:n=64M,mean=2,alpha=1.5,seed=1,
 *       98/522 lognormal:n=2M,mean=1K,sigma=0.5,seed=1, 98/521 lognormal:n=4M,mean=1K,sigma=0.5,seed=1,
 *       64/340 lognormal:n=16M,mean=8,sigma=2,seed=1, 117/621 poisson:n=1M,mean=128,seed=1,
 *       98/520 lognormal:n=1M,mean=1K,sigma=0.5,seed=1, 66/350 debian_entries_per_directory.rowlen@64M,
 *       53/280 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1, 96/507 lognormal:n=1M,mean=2K,sigma=1,seed=1,
 *       57/301 pareto:n=64M,mean=64,alpha=1.5,seed=1, 64/336 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1,
 *       105/551 huge:n=64K,mean=64,share=0.1,seed=1, 107/561 bimodal:n=128K,mean=64,share=0.99,seed=1,
 *       99/519 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 103/539 uniform:n=16M,mean=1K,seed=1,
 *       119/621 poisson:n=256K,mean=128,seed=1, 100/521 lognormal:n=1M,mean=512,sigma=1,seed=1,
 *       97/505 lognormal:n=128K,mean=2K,sigma=1,seed=1, 119/617 uniform:n=256K,mean=128,seed=1,
 *       65/337 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1, 99/513 uniform:n=256K,mean=2K,seed=1,
 *       98/507 lognormal:n=2M,mean=2K,sigma=1,seed=1, 105/542 uniform:n=256M,mean=1K,seed=1,
 *       107/552 fixed:n=1M,mean=720, 100/514 uniform:n=512K,mean=4K,seed=1, 121/621 poisson:n=128K,mean=128,seed=1,
 *       103/528 fixed:n=2M,mean=1440, 110/563 geometric:n=64M,mean=64,seed=1,
 *       69/353 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1, 104/532 bimodal:n=64M,mean=1K,share=0.9,seed=1,
 *       123/628 uniform:n=8K,mean=64,seed=1, 62/316 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1,
 *       103/524 bimodal:n=64M,mean=4K,share=0.9,seed=1, 100/508 uniform:n=8M,mean=2K,seed=1,
 *       104/527 fixed:n=1M,mean=1440, 66/334 pareto:n=1M,mean=2,alpha=1.2,seed=1,
 *       102/515 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1, 65/327 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       68/342 lognormal:n=64M,mean=4,sigma=2,seed=1, 68/341 pareto:n=128K,mean=2,alpha=1.2,seed=1,
 *       107/535 uniform:n=64K,mean=1K,seed=1, 113/565 uniform:n=8K,mean=1K,seed=1,
 *       69/344 huge:n=1M,mean=4,share=0.1,seed=1, 68/339 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       66/329 pareto:n=1M,mean=8,alpha=1.2,seed=1, 103/513 uniform:n=2M,mean=2K,seed=1,
 *       104/516 uniform:n=4M,mean=2K,seed=1, 54/267 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,seed=1,
 *       69/341 debian_entries_per_directory.rowlen, 114/562 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       68/335 pareto:n=256K,mean=2,alpha=1.2,seed=1, 68/335 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       63/309 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       61/299 lognormal:n=64M,mean=64,sigma=2,seed=1, 105/513 uniform:n=1M,mean=2K,seed=1,
 *       56/273 pareto:n=2M,mean=2,alpha=1.2,empty=0.95,seed=1, 97/472 uniform:n=64K,mean=64K,seed=1,
 *       102/495 uniform:n=4M,mean=16K,seed=1, 115/558 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       70/338 pareto:n=4M,mean=8,alpha=1.5,seed=1, 108/521 lognormal:n=128K,mean=1K,sigma=0.5,seed=1,
 *       108/521 uniform:n=8K,mean=4K,seed=1, 107/514 uniform:n=4M,mean=4K,seed=1,
 *       69/331 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 67/320 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1,
 *       71/339 pareto:n=256K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       58/274 pareto:n=256K,mean=2,alpha=1.2,empty=0.95,seed=1, 70/329 pareto:n=4M,mean=4,alpha=1.5,seed=1,
 *       69/324 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1, 72/338 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       71/333 pareto:n=2M,mean=4,alpha=1.5,seed=1, 91/426 qcd5_4.rowlen@4M,
 *       72/337 pareto:n=128K,mean=8,alpha=1.2,seed=1, 72/337 pareto:n=256K,mean=8,alpha=1.2,seed=1,
 *       72/337 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1, 75/351 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       73/340 lognormal:n=8M,mean=4,sigma=2,seed=1, 73/340 pareto:n=1M,mean=8,alpha=1.5,seed=1,
 *       75/349 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1,
 *       74/344 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1,
 *       75/348 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1, 91/421 qcd5_4.rowlen@64M,
 *       116/535 uniform:n=4M,mean=1K,seed=1, 74/341 pareto:n=128K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       73/336 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 65/299 pareto:n=2M,mean=64,alpha=1.2,seed=1,
 *       113/518 uniform:n=64K,mean=4K,seed=1, 81/371 lognormal:n=64M,mean=64,sigma=0.5,seed=1,
 *       65/297 pareto:n=8M,mean=64,alpha=1.2,seed=1, 94/429 qcd5_4.rowlen,
 *       61/277 pareto:n=1M,mean=2,alpha=1.2,empty=0.95,seed=1, 72/326 huge:n=256K,mean=16,share=0.25,seed=1,
 *       69/312 lognormal:n=2M,mean=32,sigma=2,seed=1, 79/355 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1,
 *       75/337 pareto:n=1M,mean=4,alpha=1.5,seed=1, 116/521 uniform:n=128K,mean=2K,seed=1,
 *       67/300 pareto:n=4M,mean=64,alpha=1.2,seed=1, 84/376 lognormal:n=4M,mean=32,sigma=0.5,seed=1,
 *       78/348 pareto:n=2M,mean=16,alpha=1.5,seed=1, 76/339 photo_colour_histogram.rowlen,
 *       77/342 pareto:n=2M,mean=8,alpha=1.5,seed=1, 78/346 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       81/356 lognormal:n=2M,mean=32,sigma=0.5,seed=1, 79/346 lognormal:n=4M,mean=4,sigma=2,seed=1,
 *       80/349 lognormal:n=64M,mean=4,sigma=2,sorted=down,seed=1, 80/349 pareto:n=256K,mean=16,alpha=1.5,seed=1,
 *       83/362 huge:n=64K,mean=4,share=0.5,seed=1, 81/351 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1,
 *       75/325 pareto:n=64M,mean=4,alpha=1.5,seed=1, 81/348 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       83/356 lognormal:n=1M,mean=8,sigma=1,seed=1, 63/270 pareto:n=4M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       81/347 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1, 81/346 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       79/337 pareto:n=512K,mean=4,alpha=1.5,seed=1,
 *       83/354 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 88/374 nsjac.rowlen@64M,
 *       72/306 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1, 80/339 pareto:n=1M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       83/351 lognormal:n=8M,mean=8,sigma=1,seed=1, 75/317 huge:n=1M,mean=16,share=0.25,seed=1,
 *       83/350 pareto:n=512K,mean=16,alpha=1.5,seed=1, 75/316 lognormal:n=4M,mean=32,sigma=2,seed=1,
 *       79/332 photo_colour_histogram.rowlen@64M, 91/382 nsjac.rowlen, 81/340 photo_colour_histogram.rowlen@4M,
 *       84/352 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       74/310 lognormal:n=64M,mean=32,sigma=2,sorted=down,seed=1,
 *       77/322 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       85/355 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       79/329 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 92/383 nsjac.rowlen@4M,
 *       87/362 pareto:n=1K,mean=16,alpha=1.5,seed=1, 83/345 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       84/349 huge:n=512K,mean=4,share=0.1,seed=1, 81/336 lognormal:n=64M,mean=8,sigma=0.5,seed=1,
 *       76/315 pareto:n=512K,mean=64,alpha=1.5,seed=1, 91/377 citeseer_words.rowlen@64M,
 *       77/318 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1,
 *       85/351 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1, 89/364 maxwell_S.rowlen@4M,
 *       81/331 huge:n=512K,mean=16,share=0.25,seed=1, 85/347 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       94/383 bcsstk16.rowlen@64M, 94/383 citeseer_words.rowlen@4M,
 *       76/309 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1, 107/435 fixed:n=64M,mean=16,
 *       74/300 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       82/332 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       88/356 lognormal:n=1M,mean=4,sigma=2,seed=1, 89/360 maxwell_S.rowlen@64M,
 *       105/424 poisson:n=4M,mean=48,seed=1, 84/339 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1,
 *       85/343 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       86/347 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1, 96/387 bcsstk16.rowlen@4M,
 *       103/415 poisson:n=64M,mean=48,seed=1, 83/334 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       76/305 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1, 79/316 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       79/316 lognormal:n=64M,mean=32,sigma=1,seed=1, 87/348 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       86/344 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1, 89/355 wathenSmall.rowlen@64M,
 *       99/394 poisson:n=1M,mean=17,seed=1, 98/390 uniform:n=64M,mean=64,seed=1,
 *       90/358 kjv_words_per_verse.rowlen@64M, 90/358 lognormal:n=4M,mean=8,sigma=1,seed=1,
 *       89/354 pareto:n=64K,mean=16,alpha=1.5,seed=1, 88/350 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       93/369 huge:n=64K,mean=4,share=0.1,seed=1, 91/361 kjv_words_per_verse.rowlen,
 *       90/357 lognormal:n=1M,mean=32,sigma=0.5,seed=1, 90/357 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       84/333 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1, 78/309 lognormal:n=8M,mean=32,sigma=2,seed=1,
 *       92/364 kjv_words_per_verse.rowlen@4M, 93/367 maxwell_S.rowlen,
 *       91/359 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 85/334 lognormal:n=64M,mean=2,sigma=2,seed=1,
 *       98/384 citeseer_words.rowlen, 91/356 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       92/358 lognormal:n=8M,mean=32,sigma=0.5,seed=1, 91/354 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1,
 *       87/337 gowalla_bipartite.rowlen@4M, 94/364 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       94/363 wathenSmall.rowlen@4M, 94/363 wordnet_pointers.rowlen@4M, 97/373 email-Enron.rowlen@64M,
 *       103/396 uniform:n=4M,mean=32,seed=1, 92/353 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1,
 *       102/391 bcsstk16.rowlen, 95/364 wathenSmall.rowlen,
 *       93/356 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       85/325 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1, 88/336 gowalla_bipartite.rowlen@64M,
 *       84/320 lognormal:n=256K,mean=32,sigma=2,seed=1, 93/354 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       106/403 poisson:n=128K,mean=24,seed=1, 95/359 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       95/359 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1, 103/389 poisson:n=64M,mean=17,seed=1,
 *       85/321 pareto:n=64K,mean=64,alpha=1.5,seed=1, 89/336 facebook_combined.rowlen@4M,
 *       92/347 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 96/362 wordnet_pointers.rowlen,
 *       91/342 huge:n=64K,mean=16,share=0.25,seed=1, 101/379 email-Enron.rowlen@4M,
 *       107/401 uniform:n=128K,mean=32,seed=1, 113/423 poisson:n=8M,mean=48,seed=1, 97/363 brack2.rowlen@64M,
 *       87/325 wdbii_river_segments.rowlen@4M, 107/399 uniform:n=1K,mean=64,seed=1,
 *       95/354 lognormal:n=256K,mean=8,sigma=1,seed=1, 107/396 poisson:n=4M,mean=17,seed=1,
 *       89/329 linux_kernel_line_lengths.rowlen@64M, 105/388 poisson:n=1M,mean=24,seed=1,
 *       103/380 lognormal:n=128K,mean=32,sigma=0.5,seed=1, 101/372 basker_matrix1.rowlen@64M,
 *       93/341 gowalla_bipartite.rowlen, 89/326 pareto:n=1K,mean=64,alpha=1.5,seed=1,
 *       103/377 lognormal:n=256K,mean=32,sigma=0.5,seed=1, 105/384 uniform:n=1M,mean=32,seed=1,
 *       96/351 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1, 96/351 pareto:n=8K,mean=4,alpha=1.5,seed=1,
 *       104/380 geometric:n=64M,mean=12,empty=0.5,seed=1, 98/358 cage10.rowlen@64M,
 *       98/358 lognormal:n=256K,mean=4,sigma=2,seed=1, 95/346 pareto:n=64K,mean=4,alpha=1.5,seed=1,
 *       106/386 email-Enron.rowlen, 87/316 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1,
 *       102/370 brack2.rowlen@4M, 93/337 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1,
 *       108/391 poisson:n=8M,mean=17,seed=1, 81/293 lognormal:n=64M,mean=1,sigma=2,seed=1,
 *       99/358 lognormal:n=128K,mean=8,sigma=1,seed=1, 93/336 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       80/289 pareto:n=128K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       102/368 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1, 91/328 wdbii_river_segments.rowlen,
 *       88/316 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 99/355 copter2.rowlen@64M,
 *       92/329 lognormal:n=64M,mean=2,sigma=1,seed=1, 96/343 huge:n=128K,mean=16,share=0.25,seed=1,
 *       99/353 english_word_lengths.rowlen@64M, 96/342 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       89/317 pareto:n=4M,mean=64,alpha=1.5,seed=1, 102/363 wordnet_pointers.rowlen@64M,
 *       102/363 pareto:n=8K,mean=16,alpha=1.5,seed=1, 95/338 facebook_combined.rowlen@64M, 104/370 brack2.rowlen,
 *       96/341 geometric:n=64M,mean=24,seed=1, 101/358 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       107/379 basker_matrix1.rowlen@4M, 115/407 poisson:n=2M,mean=48,seed=1,
 *       92/325 wdbii_river_segments.rowlen@64M, 97/342 facebook_combined.rowlen,
 *       90/316 lognormal:n=4M,mean=64,sigma=1,seed=1, 104/365 cage10.rowlen@4M, 116/407 poisson:n=1M,mean=48,seed=1,
 *       103/361 geometric:n=64M,mean=8,seed=1, 105/368 debian_depends.rowlen@64M,
 *       114/399 poisson:n=2M,mean=17,seed=1, 89/310 pareto:n=256K,mean=64,alpha=1.2,seed=1,
 *       106/369 uniform:n=64M,mean=16,seed=1, 91/316 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       107/371 debian_depends.rowlen@4M, 104/360 copter2.rowlen, 107/370 debian_depends.rowlen,
 *       108/373 geometric:n=64M,mean=4,seed=1, 109/376 uniform:n=8M,mean=32,seed=1,
 *       107/369 bimodal:n=64M,mean=16,share=0.9,seed=1, 105/362 ibm03_nets.rowlen@64M,
 *       114/393 uniform:n=16M,mean=64,seed=1, 101/348 geometric:n=1M,mean=24,seed=1,
 *       91/313 pareto:n=1M,mean=64,alpha=1.2,seed=1, 105/361 copter2.rowlen@4M,
 *       92/316 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1, 100/343 geometric:n=8M,mean=24,seed=1,
 *       107/367 cage10.rowlen, 101/346 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       97/332 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1, 102/349 pareto:n=1K,mean=4,alpha=1.5,seed=1,
 *       112/381 basker_matrix1.rowlen, 108/367 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1,
 *       97/328 bimodal:n=64M,mean=64,share=0.9,seed=1, 113/381 poisson:n=8M,mean=24,seed=1,
 *       98/329 linux_kernel_line_lengths.rowlen, 112/376 uniform:n=512K,mean=16,seed=1,
 *       108/362 uniform:n=2M,mean=8,seed=1, 111/372 poisson:n=128K,mean=12,seed=1, 110/368 ibm03_nets.rowlen@4M,
 *       116/388 poisson:n=4M,mean=24,seed=1, 112/374 geometric:n=64M,mean=4,sorted=down,seed=1,
 *       112/374 geometric:n=8M,mean=4,sorted=up,seed=1, 105/350 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1,
 *       115/383 bimodal:n=4M,mean=4,share=0.9,seed=1, 112/373 uniform:n=4M,mean=16,seed=1,
 *       105/349 geometric:n=4M,mean=24,seed=1, 109/362 uniform:n=4M,mean=8,seed=1,
 *       111/368 uniform:n=64M,mean=16,empty=0.5,seed=1, 102/337 bimodal:n=64M,mean=32,share=0.9,seed=1,
 *       117/386 poisson:n=2M,mean=24,seed=1, 111/366 geometric:n=8M,mean=16,sorted=up,seed=1,
 *       98/323 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1, 113/372 geometric:n=1M,mean=8,seed=1,
 *       110/361 geometric:n=2M,mean=4,seed=1, 114/374 geometric:n=8M,mean=4,seed=1,
 *       112/366 poisson:n=4M,mean=12,seed=1, 116/378 geometric:n=4M,mean=8,seed=1,
 *       98/319 lognormal:n=1M,mean=64,sigma=1,seed=1, 98/319 pareto:n=128K,mean=64,alpha=1.2,seed=1,
 *       114/371 ibm03_nets.rowlen, 111/361 english_word_lengths.rowlen, 117/380 uniform:n=2M,mean=32,seed=1,
 *       102/331 bimodal:n=2M,mean=64,share=0.99,seed=1, 102/331 bimodal:n=4M,mean=64,share=0.99,seed=1,
 *       115/373 geometric:n=8M,mean=8,seed=1, 124/402 poisson:n=256K,mean=24,seed=1,
 *       117/379 geometric:n=2M,mean=8,seed=1, 117/379 uniform:n=64K,mean=16,seed=1,
 *       124/401 uniform:n=4M,mean=64,seed=1, 106/342 geometric:n=2M,mean=24,seed=1,
 *       96/309 git_files_per_commit.rowlen@4M, 114/366 geometric:n=64M,mean=3,empty=0.5,seed=1,
 *       119/382 bimodal:n=1M,mean=4,share=0.9,seed=1, 113/362 geometric:n=1M,mean=4,seed=1,
 *       115/367 geometric:n=16M,mean=3,empty=0.5,seed=1, 116/370 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       119/379 uniform:n=8K,mean=16,seed=1, 114/361 geometric:n=4M,mean=4,seed=1,
 *       103/326 bimodal:n=8M,mean=64,share=0.99,seed=1, 112/354 geometric:n=4M,mean=16,sorted=up,seed=1,
 *       127/400 uniform:n=256K,mean=32,seed=1, 115/362 geometric:n=4M,mean=4,sorted=up,seed=1,
 *       104/327 pareto:n=8K,mean=64,alpha=1.5,seed=1, 100/314 git_files_per_commit.rowlen,
 *       115/360 poisson:n=8M,mean=12,seed=1, 109/339 geometric:n=64M,mean=32,sorted=down,seed=1,
 *       110/341 bimodal:n=1M,mean=64,share=0.99,seed=1, 101/313 ecology1.rowlen@64M,
 *       117/362 geometric:n=2M,mean=4,sorted=up,seed=1, 106/327 fixed:n=64M,mean=4,
 *       122/376 uniform:n=1K,mean=16,seed=1, 102/313 git_files_per_commit.rowlen@64M, 103/315 4elt.rowlen@64M,
 *       120/366 poisson:n=2M,mean=12,seed=1, 124/377 geometric:n=2M,mean=16,sorted=up,seed=1,
 *       104/316 delaunay_n15.rowlen@64M, 110/333 uniform:n=64M,mean=2,empty=0.5,seed=1,
 *       120/363 uniform:n=1M,mean=8,seed=1, 126/381 geometric:n=256K,mean=8,seed=1,
 *       89/269 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1, 122/368 poisson:n=1M,mean=12,seed=1,
 *       108/325 poisson:n=128K,mean=6,seed=1, 125/376 geometric:n=128K,mean=16,sorted=up,seed=1,
 *       105/315 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 111/333 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1,
 *       109/323 delaunay_n15.rowlen@4M, 109/323 poisson:n=64M,mean=2,seed=1, 129/381 geometric:n=128K,mean=8,seed=1,
 *       123/363 geometric:n=1M,mean=4,sorted=up,seed=1, 123/363 geometric:n=256K,mean=16,sorted=up,seed=1,
 *       121/357 bimodal:n=64M,mean=16,share=0.99,seed=1, 109/321 ecology1.rowlen,
 *       121/356 geometric:n=1M,mean=16,sorted=up,seed=1, 129/379 poisson:n=256K,mean=12,seed=1,
 *       110/323 4elt.rowlen@4M, 112/328 uniform:n=256K,mean=8,seed=1, 105/307 uniform:n=64M,mean=4,seed=1,
 *       125/365 geometric:n=256K,mean=4,sorted=up,seed=1, 108/315 poisson:n=64M,mean=6,seed=1,
 *       113/328 geometric:n=1M,mean=2,seed=1, 114/330 bimodal:n=4M,mean=64,share=0.9,seed=1,
 *       129/371 bimodal:n=64K,mean=4,share=0.9,seed=1, 128/368 geometric:n=128K,mean=4,sorted=up,seed=1,
 *       113/324 geometric:n=64M,mean=2,seed=1, 115/329 geometric:n=4M,mean=2,seed=1, 114/326 delaunay_n15.rowlen,
 *       114/325 4elt.rowlen, 106/302 mdual.rowlen@64M, 112/319 uniform:n=8M,mean=8,seed=1,
 *       111/316 poisson:n=1M,mean=1,seed=1, 116/329 geometric:n=2M,mean=2,seed=1, 109/309 mdual.rowlen@4M,
 *       109/306 poisson:n=64M,mean=0.5,seed=1, 110/308 uniform:n=16M,mean=4,seed=1,
 *       109/305 uniform:n=256M,mean=4,seed=1, 113/316 poisson:n=4M,mean=0.5,seed=1,
 *       116/324 geometric:n=8M,mean=2,seed=1, 111/310 mdual.rowlen, 112/311 poisson:n=4M,mean=3,seed=1,
 *       117/324 poisson:n=1M,mean=6,seed=1, 116/321 poisson:n=4M,mean=6,seed=1, 113/311 poisson:n=2M,mean=3,seed=1,
 *       113/311 uniform:n=1K,mean=4,seed=1, 111/305 poisson:n=64M,mean=0.25,seed=1,
 *       113/310 poisson:n=8M,mean=0.5,seed=1, 114/312 uniform:n=256K,mean=4,seed=1,
 *       116/317 uniform:n=8K,mean=4,seed=1, 117/317 poisson:n=8M,mean=6,seed=1,
 *       119/320 poisson:n=128K,mean=0.5,seed=1, 116/311 poisson:n=1M,mean=3,seed=1,
 *       118/316 poisson:n=1M,mean=0.5,seed=1, 118/316 poisson:n=256K,mean=0.5,seed=1,
 *       119/316 poisson:n=2M,mean=0.5,seed=1, 118/312 uniform:n=1M,mean=4,seed=1,
 *       126/331 geometric:n=256K,mean=2,seed=1, 127/333 geometric:n=128K,mean=2,seed=1,
 *       124/324 poisson:n=2M,mean=6,seed=1, 117/304 uniform:n=8M,mean=4,seed=1, 129/326 poisson:n=256K,mean=6,seed=1,
 *       117/294 poisson:n=128K,mean=1,seed=1, 121/304 poisson:n=8M,mean=3,seed=1,
 *       127/318 uniform:n=512K,mean=4,seed=1, 118/293 poisson:n=2M,mean=1,seed=1,
 *       133/329 uniform:n=128K,mean=8,seed=1, 127/313 uniform:n=2M,mean=4,seed=1,
 *       111/273 uniform:n=64M,mean=1,seed=1, 122/294 poisson:n=4M,mean=1,seed=1, 134/322 uniform:n=64K,mean=4,seed=1,
 *       120/288 poisson:n=8M,mean=1,seed=1, 131/311 poisson:n=256K,mean=3,seed=1, 120/284 fixed:n=64M,mean=1,
 *       132/312 uniform:n=128K,mean=4,seed=1, 132/311 poisson:n=128K,mean=3,seed=1,
 *       125/294 poisson:n=256K,mean=1,seed=1, 132/310 uniform:n=4M,mean=4,seed=1
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 703 cases, n = 1024 to 268435456; serves 117 (huge zipf pareto lognormal rowlen): worst regret 46.4%, mean 7.4%
 *       launched 200 times in a row on 43 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 703 cases, n = 1024 to 268435456; serves 139 (huge pareto uniform bimodal lognormal zipf rowlen fixed): worst regret 37.9%, mean 4.1%
 *       launched 200 times in a row on 65 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7:
 *       measured on 703 cases, n = 1024 to 268435456; serves 52 (pareto lognormal zipf huge bimodal uniform rowlen): worst regret 54.7%, mean 8.0%
 *       launched 200 times in a row on 5 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5:
 *       measured on 703 cases, n = 1024 to 268435456; serves 29 (pareto lognormal zipf huge rowlen): worst regret 29.9%, mean 10.2%
 *       launched 200 times in a row on 7 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6:
 *       measured on 617 cases, n = 1024 to 268435456; serves 198 (pareto uniform bimodal huge rowlen poisson geometric lognormal fixed): worst regret 60.1%, mean 6.5%
 *       launched 200 times in a row on 42 cases, all results right
 *     stream_fitted BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1:
 *       measured on 591 cases, n = 1024 to 268435456; serves 27 (pareto lognormal rowlen fixed uniform poisson): worst regret 23.7%, mean 5.3%
 *       launched 200 times in a row on 16 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4:
 *       measured on 593 cases, n = 1024 to 268435456; serves 126 (pareto uniform rowlen bimodal huge poisson lognormal geometric zipf fixed): worst regret 36.4%, mean 4.9%
 *       launched 200 times in a row on 39 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 210 cases, n = 1024 to 268435456; serves 15 (poisson fixed uniform lognormal): worst regret 47.2%, mean 8.1%
 *       launched 200 times in a row on 5 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_4B0443A0D8F325F5
#define SEGTUNE_SEGREDUCE_4B0443A0D8F325F5

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
static const struct segtune_box segtune_segreduce_4b0443a0d8f325f5_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 703, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 4, 4194304, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 703, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 3, 4194304, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 703, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 703, 1, 0, 9, { { "BLOCKS_PER_SM", 5 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 14 }, { "TILES", 4 }, { "VECS", 5 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 617, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 6 } }, 384, 4194304, 48 },
	{ "stream_fitted", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 591, 1, 0, 5, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 } }, 512, 4194304, 24 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 593, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 210, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 7 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 512 }
};

static const struct segtune_node segtune_segreduce_4b0443a0d8f325f5_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.5979378637724853, 1, 6, -1 },
	{ SEGTUNE_N, 5930000.0, 2, 3, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1.0002413669609509, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 24500000.0, 7, 16, -1 },
	{ SEGTUNE_MEAN, 32.300000000000004, 8, 13, -1 },
	{ SEGTUNE_N, 227000.0, 9, 12, -1 },
	{ SEGTUNE_MEAN, 9.8599999999999994, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 152000.0, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 7.79, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_4b0443a0d8f325f5_longest_0[] = {
	{ SEGTUNE_MEAN, 41.100000000000001, 1, 150, -1 },
	{ SEGTUNE_LONGEST, 4400.0, 2, 97, -1 },
	{ SEGTUNE_MEAN, 1.3500000000000001, 3, 16, -1 },
	{ SEGTUNE_LONGEST, 136.0, 4, 9, -1 },
	{ SEGTUNE_MEAN, 1.23, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1050000.0, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 16900000.0, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 0.83499999999999996, 12, 15, -1 },
	{ SEGTUNE_LONGEST, 1200.0, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 7.7199999999999998, 17, 46, -1 },
	{ SEGTUNE_N, 105000.0, 18, 21, -1 },
	{ SEGTUNE_LONGEST, 48.0, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 5.0600000000000005, 22, 33, -1 },
	{ SEGTUNE_N, 200000.0, 23, 28, -1 },
	{ SEGTUNE_LONGEST, 35.800000000000004, 24, 27, -1 },
	{ SEGTUNE_MEAN, 1.8800000000000001, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1.52, 29, 32, -1 },
	{ SEGTUNE_LONGEST, 56.700000000000003, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 634.0, 34, 39, -1 },
	{ SEGTUNE_N, 579000.0, 35, 38, -1 },
	{ SEGTUNE_LONGEST, 64.900000000000006, 36, 37, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 1200000.0, 40, 41, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 29700000.0, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 54500000.0, 44, 45, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1410000.0, 47, 68, -1 },
	{ SEGTUNE_LONGEST, 144.0, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 2760.0, 50, 63, -1 },
	{ SEGTUNE_MEAN, 18.400000000000002, 51, 54, -1 },
	{ SEGTUNE_N, 45500.0, 52, 53, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 217000.0, 55, 58, -1 },
	{ SEGTUNE_LONGEST, 224.0, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 1600.0, 59, 62, -1 },
	{ SEGTUNE_LONGEST, 204.0, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 11.4, 64, 67, -1 },
	{ SEGTUNE_N, 269000.0, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 885.0, 69, 86, -1 },
	{ SEGTUNE_LONGEST, 50.100000000000001, 70, 79, -1 },
	{ SEGTUNE_N, 10900000.0, 71, 76, -1 },
	{ SEGTUNE_MEAN, 12.800000000000001, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 2950000.0, 74, 75, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 31.900000000000002, 77, 78, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 596.0, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 17.100000000000001, 82, 85, -1 },
	{ SEGTUNE_N, 28500000.0, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 22300000.0, 87, 90, -1 },
	{ SEGTUNE_MEAN, 34.700000000000003, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 76400000.0, 91, 96, -1 },
	{ SEGTUNE_LONGEST, 1420.0, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 18.600000000000001, 94, 95, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 21900000.0, 98, 129, -1 },
	{ SEGTUNE_MEAN, 2.27, 99, 106, -1 },
	{ SEGTUNE_LONGEST, 27200.0, 100, 101, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 6600000.0, 102, 105, -1 },
	{ SEGTUNE_MEAN, 1.75, 103, 104, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 963000.0, 107, 124, -1 },
	{ SEGTUNE_LONGEST, 6010.0, 108, 113, -1 },
	{ SEGTUNE_MEAN, 5.8899999999999997, 109, 112, -1 },
	{ SEGTUNE_N, 889000.0, 110, 111, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 3.6200000000000001, 114, 119, -1 },
	{ SEGTUNE_LONGEST, 10200.0, 115, 118, -1 },
	{ SEGTUNE_N, 1530000.0, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 17100000.0, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 17.5, 122, 123, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 12.0, 125, 126, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 4990000.0, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 9.7100000000000009, 130, 139, -1 },
	{ SEGTUNE_N, 52600000.0, 131, 138, -1 },
	{ SEGTUNE_MEAN, 4.3200000000000003, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 374000.0, 134, 137, -1 },
	{ SEGTUNE_N, 24300000.0, 135, 136, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 90300000.0, 140, 149, -1 },
	{ SEGTUNE_MEAN, 24.600000000000001, 141, 146, -1 },
	{ SEGTUNE_N, 35800000.0, 142, 145, -1 },
	{ SEGTUNE_MEAN, 17.800000000000001, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1700000.0, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2740000.0, 151, 198, -1 },
	{ SEGTUNE_LONGEST, 78500.0, 152, 193, -1 },
	{ SEGTUNE_MEAN, 564.0, 153, 190, -1 },
	{ SEGTUNE_LONGEST, 4130.0, 154, 171, -1 },
	{ SEGTUNE_N, 874000.0, 155, 164, -1 },
	{ SEGTUNE_MEAN, 71.799999999999997, 156, 163, -1 },
	{ SEGTUNE_LONGEST, 323.0, 157, 158, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 82400.0, 159, 160, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 1850.0, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 314.0, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 1090.0, 167, 170, -1 },
	{ SEGTUNE_MEAN, 78.300000000000011, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 94600.0, 172, 177, -1 },
	{ SEGTUNE_MEAN, 70.0, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 20700.0, 175, 176, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 357.0, 178, 185, -1 },
	{ SEGTUNE_LONGEST, 26100.0, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 154.0, 181, 184, -1 },
	{ SEGTUNE_N, 425000.0, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 350000.0, 186, 189, -1 },
	{ SEGTUNE_LONGEST, 15100.0, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 52500.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 111.0, 194, 197, -1 },
	{ SEGTUNE_LONGEST, 288000.0, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 1340.0, 199, 214, -1 },
	{ SEGTUNE_MEAN, 71.600000000000009, 200, 207, -1 },
	{ SEGTUNE_LONGEST, 135.0, 201, 204, -1 },
	{ SEGTUNE_N, 148000000.0, 202, 203, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 800.0, 205, 206, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 745.0, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 219.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1120.0, 212, 213, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1380.0, 215, 230, -1 },
	{ SEGTUNE_LONGEST, 4010000.0, 216, 227, -1 },
	{ SEGTUNE_LONGEST, 3040.0, 217, 220, -1 },
	{ SEGTUNE_MEAN, 371.0, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 148000000.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 152.0, 223, 224, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 1670000.0, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 6520000.0, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 88000.0, 231, 246, -1 },
	{ SEGTUNE_LONGEST, 10600.0, 232, 237, -1 },
	{ SEGTUNE_MEAN, 1940.0, 233, 236, -1 },
	{ SEGTUNE_LONGEST, 5960.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 4990.0, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 9530.0, 240, 245, -1 },
	{ SEGTUNE_LONGEST, 31100.0, 241, 244, -1 },
	{ SEGTUNE_N, 87800000.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 6130000.0, 247, 250, -1 },
	{ SEGTUNE_MEAN, 1740000.0, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_4b0443a0d8f325f5_shares_0[] = {
	{ SEGTUNE_MEAN, 41.300000000000004, 1, 132, -1 },
	{ SEGTUNE_SHARE_4K, 0.00064300000000000002, 2, 53, -1 },
	{ SEGTUNE_MEAN, 1.3500000000000001, 3, 10, -1 },
	{ SEGTUNE_SHARE_1K, 0.008660000000000001, 4, 9, -1 },
	{ SEGTUNE_N, 406000.0, 5, 8, -1 },
	{ SEGTUNE_MEAN, 0.91200000000000003, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 737000.0, 11, 30, -1 },
	{ SEGTUNE_MEAN, 9.2100000000000009, 12, 19, -1 },
	{ SEGTUNE_MEAN, 5.8781968317590696, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.00040499999999999998, 15, 18, -1 },
	{ SEGTUNE_N, 405000.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.001, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 15.200000000000001, 22, 25, -1 },
	{ SEGTUNE_N, 331000.0, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 173000.0, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_1K, 0.0069500000000000004, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.00056099999999999998, 31, 38, -1 },
	{ SEGTUNE_MEAN, 1.4988097676080823, 32, 33, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1120000.0, 34, 37, -1 },
	{ SEGTUNE_MEAN, 13.600000000000001, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 13100000.0, 39, 44, -1 },
	{ SEGTUNE_MEAN, 3.79, 40, 43, -1 },
	{ SEGTUNE_N, 1430000.0, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 22.800000000000001, 45, 52, -1 },
	{ SEGTUNE_N, 63900000.0, 46, 49, -1 },
	{ SEGTUNE_SHARE_1K, 0.58999999999999997, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.58099999999999996, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 22700000.0, 54, 111, -1 },
	{ SEGTUNE_MEAN, 3.0500000000000003, 55, 80, -1 },
	{ SEGTUNE_N, 1600000.0, 56, 67, -1 },
	{ SEGTUNE_SHARE_4K, 0.28400000000000003, 57, 66, -1 },
	{ SEGTUNE_N, 449000.0, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.07640000000000001, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1.3, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2.5300000000000002, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 2.0100000000000002, 68, 73, -1 },
	{ SEGTUNE_SHARE_4K, 0.021500000000000002, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 5360000.0, 71, 72, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.23700000000000002, 74, 79, -1 },
	{ SEGTUNE_SHARE_4K, 0.0089500000000000014, 75, 78, -1 },
	{ SEGTUNE_N, 5730000.0, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 85400.0, 81, 88, -1 },
	{ SEGTUNE_SHARE_4K, 0.14000000000000001, 82, 85, -1 },
	{ SEGTUNE_MEAN, 9.6799999999999997, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 4.6500000000000004, 86, 87, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 24.400000000000002, 89, 104, -1 },
	{ SEGTUNE_MEAN, 4.5, 90, 97, -1 },
	{ SEGTUNE_N, 388000.0, 91, 94, -1 },
	{ SEGTUNE_SHARE_4K, 0.082500000000000004, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.35100000000000003, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 15200000.0, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.155, 100, 103, -1 },
	{ SEGTUNE_MEAN, 15.4, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 6070000.0, 105, 110, -1 },
	{ SEGTUNE_SHARE_1K, 0.088700000000000001, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.57400000000000007, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 9.7100000000000009, 112, 121, -1 },
	{ SEGTUNE_N, 38400000.0, 113, 120, -1 },
	{ SEGTUNE_MEAN, 3.71, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.106, 116, 119, -1 },
	{ SEGTUNE_N, 30700000.0, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 90800000.0, 122, 131, -1 },
	{ SEGTUNE_SHARE_1K, 0.070699999999999999, 123, 126, -1 },
	{ SEGTUNE_MEAN, 15.300000000000001, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 29300000.0, 127, 130, -1 },
	{ SEGTUNE_SHARE_1K, 0.23700000000000002, 128, 129, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2020000.0, 133, 174, -1 },
	{ SEGTUNE_MEAN, 436.0, 134, 161, -1 },
	{ SEGTUNE_SHARE_4K, 0.0031500000000000005, 135, 146, -1 },
	{ SEGTUNE_SHARE_1K, 0.0014900000000000002, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 129.0, 138, 143, -1 },
	{ SEGTUNE_N, 268000.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 56.700000000000003, 141, 142, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 499000.0, 144, 145, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 97700.0, 147, 152, -1 },
	{ SEGTUNE_MEAN, 116.0, 148, 151, -1 },
	{ SEGTUNE_N, 44800.0, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_1K, 0.255, 153, 154, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.25600000000000001, 155, 160, -1 },
	{ SEGTUNE_MEAN, 208.0, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 181000.0, 158, 159, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 28300.0, 162, 173, -1 },
	{ SEGTUNE_N, 575000.0, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 931.0, 165, 168, -1 },
	{ SEGTUNE_SHARE_4K, 0.0098200000000000006, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.029000000000000001, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 2140.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.000185, 175, 202, -1 },
	{ SEGTUNE_MEAN, 1010.0, 176, 197, -1 },
	{ SEGTUNE_MEAN, 64.100000000000009, 177, 180, -1 },
	{ SEGTUNE_SHARE_1K, 0.00026399999999999997, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.00017099999999999998, 181, 188, -1 },
	{ SEGTUNE_MEAN, 98.600000000000009, 182, 185, -1 },
	{ SEGTUNE_N, 24800000.0, 183, 184, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 3160000.0, 186, 187, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 373.0, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 7530000.0, 191, 194, -1 },
	{ SEGTUNE_MEAN, 614.0, 192, 193, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 140000000.0, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1250.0, 198, 201, -1 },
	{ SEGTUNE_N, 18400000.0, 199, 200, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1360000.0, 203, 254, -1 },
	{ SEGTUNE_N, 44900000.0, 204, 233, -1 },
	{ SEGTUNE_N, 3130000.0, 205, 216, -1 },
	{ SEGTUNE_MEAN, 1010.0, 206, 213, -1 },
	{ SEGTUNE_MEAN, 137.0, 207, 212, -1 },
	{ SEGTUNE_SHARE_4K, 0.32300000000000001, 208, 211, -1 },
	{ SEGTUNE_SHARE_1K, 0.27300000000000002, 209, 210, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.034500000000000003, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 113.0, 217, 232, -1 },
	{ SEGTUNE_N, 4760000.0, 218, 223, -1 },
	{ SEGTUNE_SHARE_4K, 0.36799999999999999, 219, 222, -1 },
	{ SEGTUNE_SHARE_1K, 0.316, 220, 221, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.378, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 25000000.0, 226, 229, -1 },
	{ SEGTUNE_SHARE_4K, 0.154, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.20700000000000002, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1040.0, 234, 253, -1 },
	{ SEGTUNE_SHARE_4K, 0.17100000000000001, 235, 244, -1 },
	{ SEGTUNE_N, 119000000.0, 236, 241, -1 },
	{ SEGTUNE_MEAN, 103.0, 237, 240, -1 },
	{ SEGTUNE_SHARE_4K, 0.079600000000000004, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.037100000000000001, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 150000000.0, 245, 250, -1 },
	{ SEGTUNE_SHARE_4K, 0.309, 246, 249, -1 },
	{ SEGTUNE_MEAN, 410.0, 247, 248, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 243.0, 251, 252, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const float segtune_segreduce_4b0443a0d8f325f5_cases_0[] = {
	993,1046,1631,1855,1409,1747,1666,2483,993,1046,1631,1855,1409,1747,1666,2483,
	1280,1280,1280,1280,1280,1280,1280,1280,365,510,927,1028,1434,1506,1829,2048,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,58,13,0,0,0,0,0,0,-345,-244,0,0,0,0,0,0,
	177,0,531,772,988,1013,1024,1024,-608,-928,-378,-648,-424,-197,-254,-211,-1064,-790,-1433,279,-1963,623,-2103,2384,
	-596,-1172,-2248,-130,353,-1540,-192,-561,196,277,154,162,48,42,-27,-45,14,118,22,21,4,21,-7,-9,
	351,893,-3674,1798,-976,-1545,-2071,-313,588,-939,433,802,3684,-6045,142,1069,101,-2990,1888,-584,-1742,-1449,909,241,
	-3261,-3809,12755,-12755,-24840,19350,2043,318,-723,-1679,-796,-568,-1772,948,-1848,2350,-354,-2132,-1507,-1259,-237,-196,97,-507,
	232,106,318,-100,-206,406,-90,-159,47,65,95,-85,-122,172,-47,-77,695,365,-2755,666,-1542,-233,-1652,-274,
	227,-425,270,1131,1795,-4341,318,1248,-1087,-1302,632,577,-1950,-2665,937,326,-3905,-2756,9664,-10113,-16943,8590,2515,286,
	1280,1280,1664,1664,1664,1664,1664,1664,2304,2304,415,514,956,1031,1458,1544,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,0,0,207,31,117,30,5,0,0,0,-914,-990,-464,-475,-73,0,
	1024,1024,283,0,558,768,1024,1011,-115,-16,-646,-1312,-596,-1032,-505,-770,-694,-2329,-95,2589,-791,1476,-1757,3326,
	1467,-2584,-485,2447,1672,977,-3424,4310,18,18,-169,-323,-152,-399,29,60,51,51,-261,-178,-259,-246,-42,26,
	2866,-6030,1425,-264,-1482,1163,143,4162,-806,-1714,458,1187,1580,-497,1208,-213,2351,-2801,2727,-2123,9565,-6471,8742,-4787,
	87,87,-1047,118,2821,2856,3064,1651,-1225,-1248,1680,1386,748,-221,22,1557,618,-1082,1353,1158,3236,-489,-1133,1738,
	-110,537,-133,-468,106,-722,356,-310,-25,342,-301,-252,-222,-381,82,-149,947,-3610,1821,-120,-842,13,1941,2354,
	-1178,-1943,-394,1634,1156,713,624,119,1330,-2642,-292,113,5786,-1591,5243,-1049,63,-327,-633,-339,3348,3720,3457,3513,
	1664,1664,1664,1664,1664,1664,1987,2048,1979,1991,2560,2597,2816,2901,1686,440,-768,-162,-41,-48,0,0,-768,-768,
	-1536,-1536,-1536,-96,-1536,-1536,-1536,-1536,0,0,0,0,0,0,164,412,0,0,0,0,0,0,-332,-1451,
	1023,1024,1024,1024,1024,1024,1010,332,-530,-325,-321,-96,-205,-144,-849,-782,981,1229,1204,-3041,353,-475,148,-6284,
	1380,636,-221,995,317,-94,1492,-4691,-222,-23,-334,1296,35,428,368,-538,-27,-169,-175,-198,-13,179,60,-277,
	2613,-1565,1385,-3881,-1272,-1460,513,-2721,4217,-3505,-1668,-4647,1127,2478,-1978,1973,1551,11,-1162,-1241,-3996,5332,-2936,5683,
	-671,408,16,270,50,77,-496,-10408,837,1168,951,-2384,326,-156,146,-2493,1355,618,-306,759,377,224,1378,-1144,
	-303,75,-459,1630,106,893,330,-287,-68,-116,-240,-116,41,482,51,-319,1872,-1246,1391,-3727,-957,-717,365,-783,
	3572,-3449,-1723,-4558,1006,2259,-1649,-3931,1070,128,-858,-1066,-3862,3944,-2573,-2325,-97,196,64,248,24,-7,-522,-6817,
	2048,2048,2048,2048,2048,2048,2048,2048,512,513,541,771,993,1026,1113,1486,-768,-768,-218,-64,-306,-768,-128,-236,
	-1536,-1536,-435,-128,-1536,-1536,-256,-1536,42,182,925,1282,326,37,711,126,-1750,-1609,-837,-252,-985,-1242,-479,-692,
	0,731,106,521,611,774,843,1024,-1696,-1416,-435,-128,-612,-1416,-256,-518,3357,900,3699,-3412,879,-683,-224,-2399,
	1601,-296,2373,-4253,-625,-482,-2399,-3422,-337,-702,2466,532,1078,-579,-2829,-2338,-159,-297,1874,-316,-820,-292,-2929,-270,
	1164,1428,-4902,5434,5702,542,-6810,-1120,724,-4951,-2738,3331,-3599,2529,410,4498,-3203,-5774,2785,1056,65,796,-1520,-2590,
	-4905,-3277,1564,198,128,1265,159,153,2527,-705,3956,-3122,1584,-1275,-111,-1605,856,-1712,2469,-3255,448,-1239,-2278,-2527,
	-363,-586,2718,104,1412,-751,-2568,-1490,-143,-256,2093,-580,-632,-428,-2644,-25,511,603,-5005,4340,5239,644,-7210,-805,
	2439,-1379,-3170,2368,-3549,2345,-414,3228,-763,-879,2189,1228,-1013,1258,-1676,-3606,-5688,-4521,1676,174,291,1209,87,-176,
	2048,2048,2048,2048,2048,2048,2048,2048,1537,1542,1542,1571,1797,1977,2042,2468,-768,-32,-768,-218,-64,-176,-768,-69,
	-1536,-64,-1536,-435,-128,-1536,-1536,-284,184,652,32,203,319,45,19,0,-583,-111,-731,-530,-188,-282,-243,0,
	943,964,1011,1012,1017,1024,1023,1024,-877,-64,-1154,-435,-128,-605,-896,-377,-3313,-3603,1119,5052,-1024,887,-1029,5040,
	-3261,-1992,616,-770,-717,-1200,-1497,-3253,204,-3247,-359,1493,403,-165,-308,1174,-62,-2945,-63,-88,801,-359,13,-316,
	-2076,2003,3623,-3439,4946,-6236,-1447,2274,-2213,1990,3341,62,4459,-3521,-1886,1926,3603,611,-1690,-3723,-550,1532,257,2749,
	-520,213,-36,160,130,-73,-397,16,-2188,-2704,22,5038,-88,1074,-978,4414,-2019,-1727,-699,-693,-148,-792,-1498,-3203,
	271,-2568,-611,1643,1087,60,-376,1121,-27,-2072,-154,-73,1497,-212,-45,-467,-1467,1747,3083,-3178,4174,-6124,-1671,2176,
	-1327,1072,3151,-150,2948,-4135,-1680,1636,2307,-1402,-735,-3631,-2047,921,564,2746,-689,107,72,70,-7,-205,-281,-11,
	2048,2048,2048,2048,2048,2048,2048,2099,2564,2970,3042,3365,3584,3840,3840,632,-34,-4,0,0,0,0,0,-768,
	-1536,-106,-119,0,0,0,0,-1536,0,0,0,0,0,0,0,11,0,0,0,0,0,0,0,-1763,
	1024,1024,1024,1024,1024,1024,1024,0,-640,-423,-197,-255,-211,-115,-16,-1683,117,7102,-7365,5284,3999,1532,-4255,-3290,
	864,-4053,2387,2314,4636,-1280,-1431,-369,-560,5328,-6820,4262,2331,5231,-5752,-143,-200,-209,-308,397,1489,3319,-1945,-54,
	3475,1309,814,716,414,375,375,-864,-3534,1373,903,595,347,302,302,-408,-614,4800,-3914,-123,-403,-3113,-2564,2286,
	-60,-2,-14,27,17,34,34,8796,73,2524,-2358,4575,3619,-171,-1847,-3416,678,-3965,1024,2053,4642,-1749,-727,-540,
	-734,1330,-2728,3614,1860,2442,-2273,-153,-303,-1081,181,73,1218,1837,-51,-57,2959,960,1248,551,311,275,598,-985,
	-3447,1395,1112,543,309,253,289,-458,-359,4398,-2480,458,371,-2424,-5688,2470,46,97,-55,53,31,48,37,8693,
	2103,2122,2125,2142,2176,2176,2176,2176,437,1223,1276,1003,-256,0,174,256,-768,-768,-768,-768,-768,-768,-115,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-297,-1536,528,47,14,19,128,92,1409,77,-1449,-1181,-1169,-1469,-2688,-2468,-976,-2227,
	100,1011,1021,441,0,0,851,0,-1371,-1478,-1397,-1590,-1856,-1824,-490,-1656,1414,-358,-818,579,-781,-406,4858,1386,
	1133,1349,-4579,-990,-432,-487,3993,-500,-245,-136,-371,-174,-215,-290,1691,-287,-241,8,-24,-270,-185,-198,3314,-167,
	3495,-324,-1157,-1723,-1071,1326,-2628,-739,-4301,2239,-741,1820,-4222,-1346,1814,-474,-5574,-713,1986,130,-2922,-3303,428,-616,
	7894,261,222,221,977,1534,424,-5872,-467,-1630,-964,-199,-1044,-688,4951,1352,-605,-528,-4690,-1966,-647,-765,4087,-446,
	-299,-262,-345,-426,-238,-289,1650,-423,-292,19,-52,-351,-203,-170,3231,-296,2704,-1545,-1002,-2119,-1009,907,-2757,-262,
	-3109,1400,-989,1112,-3888,-495,1840,-1596,-2964,1446,2253,461,-2442,-2174,527,-2022,4601,330,216,372,1064,1053,376,-6079,
	2176,2176,2176,2176,2176,2176,2176,2176,385,512,512,513,513,533,553,640,-768,-161,-768,-768,-768,-403,-222,-768,
	-1536,-430,-1536,-1536,-1536,-1536,-1536,-1536,79,1661,42,625,1503,522,736,42,-2096,-387,-2006,-1422,-544,-1505,-1271,-1878,
	0,484,0,73,955,569,542,2,-1728,-500,-1824,-1524,-979,-806,-661,-1648,664,2581,723,4046,2906,2851,-2727,-2355,
	-294,4288,773,1800,249,506,-4426,90,-218,-624,-130,996,7979,844,225,-37,-124,-1076,-44,429,8216,-453,443,-12,
	779,-2339,810,-791,2802,15,1317,91,-2388,-4308,752,-6325,-1806,6358,1442,-319,-908,1324,-757,-3362,-6436,3367,1625,2649,
	3226,188,-6801,1689,891,3657,1934,-383,549,2447,47,2044,2922,3138,-1963,-2033,-490,3857,466,94,254,771,-3593,489,
	-202,-401,-125,942,7824,966,88,-61,-101,-932,11,594,8052,-389,431,-55,619,-2296,129,-1345,2728,399,567,454,
	-1368,-4223,2082,-3456,-1835,5922,1720,-799,-75,1549,1690,263,-6214,2902,945,1369,2202,181,-5637,725,809,3737,2262,-1055,
	2176,2176,2176,2176,2176,2176,2176,2176,665,665,749,760,761,766,768,769,-190,-190,-280,-307,-173,-768,-768,-768,
	-611,-611,-1536,-1536,-1536,-1536,-1536,-1536,712,1487,441,1331,631,117,47,82,-1183,-408,-1369,-470,-1167,-1677,-1745,-1708,
	594,594,627,720,1024,455,0,420,-611,-611,-740,-779,-653,-1202,-1680,-1388,1262,-1154,4149,3105,-3604,-5984,155,1946,
	3931,-244,7159,5763,-702,-4237,1080,3654,3459,-1826,3466,-2637,508,-186,112,-217,1394,-3824,-647,-2349,792,-109,8,-83,
	786,-8721,671,-6393,-56,-780,-29,535,-776,-13518,1144,-5638,-4279,-7390,1735,1647,961,-1065,5088,-9749,4378,35,-1096,-3398,
	923,-29,376,427,773,5395,-2676,-4029,1242,-1443,4090,3015,-3044,-3171,88,514,3831,-690,7139,5532,150,-1129,836,2214,
	3446,-1624,3445,-2461,386,-126,39,-210,1461,-3532,-548,-2112,696,-292,-12,-125,590,-7766,818,-6379,-421,1066,-32,449,
	-495,-12451,1429,-5350,-3860,-7372,1374,1261,1167,-425,5177,-9314,3771,-4794,-1309,-1906,924,8,372,466,122,3191,-2652,-2515,
	2176,2176,2176,2176,2176,2176,2176,2176,896,986,986,1017,1023,1024,1028,1111,-768,-370,-370,-768,-213,-114,-768,-128,
	-1536,-1536,-1536,-1536,-1536,-328,-1536,-256,30,333,995,582,1174,1296,743,955,-1634,-1241,-579,-961,-364,-239,-789,-494,
	284,606,606,760,853,749,740,841,-1536,-740,-740,-1265,-677,-440,-1085,-256,1546,-5205,-7407,1807,5428,-855,1211,19,
	-2508,-6623,-7748,7088,6503,343,-1143,2551,-38,-3630,-5431,305,6680,-1819,3740,2081,-86,-634,-3642,-723,6361,-1825,94,1418,
	-11,-3671,-652,-6727,6057,1724,3454,7450,796,-4912,-1584,1866,2483,3232,0,2759,2088,-9357,-7396,-1496,-326,2362,396,4568,
	798,-507,-132,84,202,-3,-42,-166,1465,-3750,-6847,655,5423,-1080,1382,76,-2487,-4701,-7226,5463,6476,-514,-587,2800,
	-64,-3236,-5125,479,6417,-1436,3574,2045,-116,-571,-3459,-641,6167,-1645,-45,1487,160,-2952,-1004,-5991,5684,2546,3381,7009,
	345,-5305,-1861,1911,2270,3941,-281,2241,1632,-11198,-8025,130,-245,2920,5,4110,951,-140,-103,108,61,-5,-33,-170,
	2176,2176,2176,2176,2176,2176,2176,2176,1151,1282,1282,1289,1419,1523,1536,1538,-768,-768,-768,-134,-137,-110,-90,-12,
	-1536,-1536,-1536,-1536,-408,-530,-287,-29,21,37,32,289,319,862,846,281,-1388,-1241,-1246,-983,-822,-175,-178,-740,
	1006,962,988,935,932,978,941,927,-1492,-1412,-1254,-658,-536,-530,-394,-587,-933,351,214,535,-5209,-1871,53,2651,
	230,2844,983,1699,119,2031,-480,-649,-150,-67,-53,-518,1465,869,-139,368,-76,-121,-31,-139,458,2058,-734,544,
	1191,-132,-1859,-2252,-14,-1515,1470,2906,-269,2579,-1418,1411,-2254,-9181,3609,-7280,-2082,-3292,3704,-359,-5717,-4025,-3278,-2380,
	770,-381,-107,-2,7,2,-31,205,-1200,169,1804,243,-5046,-1908,-594,2497,155,2811,3274,1336,87,2135,-841,-899,
	-217,-68,179,-358,1526,731,-555,356,-40,-145,-157,-100,464,1805,-1081,379,866,-540,220,-2651,-123,-1324,1618,2715,
	-502,1624,658,1137,-1952,-8510,3553,-7051,-1465,-1991,-50,37,-5507,-4267,-3914,-2085,792,-451,-52,-128,21,-24,-16,283,
	2176,2176,2176,2176,2176,2176,2176,2176,1538,1779,1793,1798,1998,2025,2051,2052,-440,-79,-768,-768,-143,-52,-166,-448,
	-1536,-266,-1536,-1536,-596,-233,-1536,-1536,67,671,5,32,104,158,313,31,-955,-110,-762,-730,-458,-377,-196,-478,
	999,1001,1024,1020,1024,1017,1023,1024,-880,-402,-1245,-1153,-596,-409,-696,-896,149,6742,-1771,2199,-1386,288,-606,886,
	-1121,3517,2045,-1233,-1294,5466,-398,2668,575,4431,-261,3,3472,-2462,1225,-472,-202,2804,-73,48,142,1242,279,-309,
	942,-79,-8189,5629,-6925,-6476,6539,1039,-3436,878,639,1267,-10786,1604,5550,-808,2064,-5459,1727,88,5578,-5049,651,-936,
	-107,-60,-5,-68,-52,1,-151,-160,566,5895,-2193,1933,-1665,-20,-599,924,-671,2999,646,-556,-1374,5246,-485,2456,
	383,3768,-498,-39,3113,-2407,1268,-514,-183,2186,-198,44,15,1110,287,-330,1154,549,-7242,4002,-6528,-6079,6180,466,
	-2107,1680,421,1336,-9737,1861,5100,-931,1178,-4521,2221,149,5769,-4409,733,-655,-51,-28,105,-55,-26,20,-195,-86,
	2176,2176,2176,2176,2176,2176,2181,2195,2288,2568,2820,2829,3003,3072,169,935,-90,-49,-8,-14,0,-1,-768,-768,
	-568,-640,-1536,-174,-129,-92,-1536,-1536,62,0,0,0,0,0,663,202,-210,0,0,0,0,0,-1738,-1462,
	1024,1024,1024,1024,1024,1024,172,426,-568,-640,-640,-312,-531,-260,-925,-1611,433,-2649,-555,241,8075,-5703,-526,28,
	355,-210,-658,3268,-4419,1822,-1079,4860,2000,-136,92,-2640,6120,-2874,-123,400,-431,-353,85,-301,-241,-21,5,-175,
	3356,-96,911,388,-133,-27,-1885,2021,1529,-1369,3701,892,-113,-126,9738,287,3610,-1851,531,826,4223,-2585,9297,-1595,
	-32,-55,-32,-23,-15,-5,-6914,-529,594,-3213,-439,2417,2833,-587,1509,-2657,515,-653,-462,3372,-4184,2330,58,2251,
	2164,-957,281,-336,1496,1753,-118,19,-398,-761,227,388,-1242,905,-48,-195,3548,-283,551,317,19,-173,-834,596,
	1636,-1078,3688,460,426,-463,4352,1723,3548,-989,287,225,3952,-2438,3734,2422,-52,0,-66,-89,64,-48,-4670,-337,
	2220,2240,2304,2304,2304,2304,2304,2304,1374,640,-256,0,143,255,385,506,-479,-768,-768,-768,-139,-768,-768,-768,
	-1536,-1536,-1536,-1536,-425,-1536,-1536,-1536,297,24,128,102,1441,78,79,1584,-978,-2024,-2944,-2714,-1232,-2483,-2352,-725,
	963,0,0,0,835,0,0,952,-938,-1712,-1984,-1920,-618,-1784,-1840,-1062,1616,-2432,-514,879,4638,2014,-1382,4773,
	633,998,-508,-389,3311,162,898,704,1965,-58,-175,-178,2810,-166,-89,-3204,-34,-1,-288,-239,3215,-162,-97,-977,
	1139,1249,3206,-3184,-2661,1903,-1321,-8293,-2260,-122,1761,-3177,340,-890,-1316,-3433,486,-6,3520,-1658,-142,-1177,32,-4283,
	-428,8169,1760,-1749,568,-4423,3063,316,1544,-2048,-528,979,4783,2271,-1032,4662,643,1303,-585,-339,3489,443,865,884,
	1539,-27,-157,-170,2643,-202,-79,-3329,-202,-18,-255,-233,3092,-245,-81,-1240,1113,1669,3056,-3202,-2529,2489,-1032,-7913,
	-1514,-1375,1748,-2982,481,-1701,-657,-3641,372,-1904,3288,-1558,32,-2226,117,-4053,-434,7216,1784,-1852,516,-3534,2715,287,
	2304,2304,2304,2304,2304,2304,2304,2304,512,512,512,531,584,640,676,676,-768,-145,-768,-398,-147,-768,-164,-164,
	-1536,-375,-1536,-1536,-425,-1536,-468,-468,42,1894,671,566,1179,49,1135,1705,-2262,-410,-1633,-1719,-1052,-2127,-1006,-435,
	0,499,71,568,586,2,609,609,-1952,-508,-1632,-912,-569,-1776,-507,-507,1,1113,2252,1304,-4769,-3241,-1799,1147,
	-499,1327,927,933,-3528,-1344,-5413,2550,-126,-3187,898,1076,-5241,-2,-2442,-3152,-35,-1846,683,-21,-4391,14,-1415,-1301,
	646,3289,2419,366,-8497,-1870,3990,5935,402,3648,-13664,294,935,2142,2502,5763,-991,287,-14862,2,-779,4162,-396,-902,
	-2801,16,1154,3778,-110,828,-525,-207,-112,1100,798,1649,-4918,-2891,-1776,1328,-574,690,-435,1254,-4056,-1105,-4996,2753,
	-178,-2828,1035,1176,-5048,7,-2554,-3390,-19,-1402,958,-6,-4203,-12,-1604,-1591,-63,3235,471,615,-7948,-1253,3319,5725,
	1113,3784,-3171,245,1365,884,2153,5314,402,462,-3840,-178,-359,2440,-913,-1280,-1862,4,337,3597,-113,950,-502,-256,
	2304,2304,2304,2304,2304,2304,2304,2304,737,767,768,769,769,770,896,1002,-280,-768,-768,-160,-768,-279,-768,-285,
	-1536,-1536,-1536,-505,-1536,-1536,-1536,-1536,513,116,47,816,105,1485,32,375,-1566,-1933,-2001,-1231,-1942,-561,-1888,-1439,
	609,456,0,1024,420,728,287,621,-843,-1270,-1808,-628,-1516,-806,-1664,-782,-140,-3621,-1614,-1030,-1216,-3644,1108,-2716,
	499,-2669,341,-2073,1550,-1107,-2772,-4198,-2322,-284,206,-440,-266,-3904,-24,-1152,317,-190,89,1313,-155,-3988,-137,-184,
	1362,-5254,-953,-2005,1580,-6067,1857,-1286,4641,3026,1873,2827,-4395,6018,717,-292,-1180,12733,-154,563,-8673,9378,965,8300,
	-656,6597,-3515,70,-7690,-38,470,-976,-98,-511,-1968,-985,-2108,-3461,538,-2162,600,564,61,-1887,544,-722,-3191,-3559,
	-2297,-257,129,-516,-364,-4340,-151,-1051,194,-378,75,1154,-232,-4469,-157,-118,1481,-1972,-986,-2210,-405,-6085,1247,-1337,
	4074,-3265,1416,2692,-2954,5672,104,-1314,-1278,427,-1,310,-3398,9055,1400,6612,-655,2548,-2641,-63,-4488,-8,668,-803,
	2304,2304,2304,2304,2304,2304,2304,2304,1002,1005,1021,1023,1025,1110,1152,1278,-285,-215,-768,-105,-768,-128,-768,-161,
	-1536,-1536,-1536,-299,-1536,-256,-1536,-677,1163,1350,817,1532,620,1203,24,383,-651,-461,-979,-260,-1171,-504,-1641,-1155,
	621,847,732,750,768,840,1006,932,-782,-780,-1202,-453,-1382,-256,-1608,-677,-5166,1344,-908,-964,8135,69,-2045,2780,
	-4347,-3094,-1993,4053,6897,46,-399,-446,3832,-3438,-114,1927,3961,821,-128,1095,5360,-3521,2776,2525,1063,937,-246,253,
	340,6350,-3836,-375,7830,1240,1231,-2400,6571,-8488,-3892,1426,-1515,-134,772,-4375,12021,1978,-3309,138,80,-699,-634,3667,
	-352,-197,-257,-37,-182,-173,657,-117,-4938,1470,-662,-786,7079,130,-1743,2625,-3977,-2788,-1837,2919,5794,814,-202,-542,
	3519,-3420,-108,2581,4172,282,-261,1016,5065,-3525,2690,3165,1690,502,-277,236,49,6361,-3006,-120,7103,769,986,-2362,
	6158,-8407,-4371,1521,-1310,-591,510,-3817,11064,1898,-3999,303,1320,-1254,-74,3899,-324,-228,-268,-30,-204,-175,777,-125,
	2304,2304,2304,2304,2304,2304,2304,2304,1283,1283,1440,1535,1541,1543,1589,1779,-768,-768,-120,-81,-411,-102,-10,-77,
	-1536,-1536,-344,-237,-1536,-375,-24,-309,38,36,590,1077,77,1045,412,862,-1496,-1497,-787,-204,-1198,-228,-815,-174,
	987,964,939,936,999,981,942,1002,-1357,-1540,-458,-413,-1008,-658,-715,-530,2598,-862,-1384,1006,815,-961,3385,-2624,
	-2682,-1278,-443,-495,1790,-3364,325,-484,283,233,-2967,1041,1329,-229,3789,-3984,-136,-281,-280,1973,-281,185,2542,-1512,
	-2556,-1545,1229,-828,1846,486,-1937,-863,-1151,-171,8155,-213,-1881,2369,-11989,482,4755,-3831,8088,11482,-871,-8190,-3642,-5860,
	-132,-380,-176,-21,-29,-2,-33,-51,4415,-751,-1059,1045,1190,-1374,2317,-2738,24,-2924,-300,-796,1996,-4184,-659,-533,
	922,-30,-2513,668,1301,-265,2690,-4230,-320,-274,23,1437,-259,373,1890,-2088,-400,-3197,771,-945,2547,1253,-677,-704,
	-732,-1086,7170,-213,-872,3624,-9463,975,329,-1101,7869,10062,-1230,-4254,-1749,-4234,-85,-444,-160,-6,19,72,63,-6,
	2304,2304,2304,2304,2304,2304,2304,2304,1792,1794,2001,2035,2052,2053,2307,2554,-768,-768,-137,-51,-441,-167,-83,-51,
	-1536,-1536,-472,-204,-1536,-752,-696,-768,6,36,124,191,31,441,67,23,-1018,-986,-691,-590,-734,-322,-443,-239,
	1024,1020,1024,1017,1024,1024,1024,1024,-1373,-1281,-518,-402,-998,-752,-696,-768,1363,-741,-3506,-3646,-1056,-1277,3951,565,
	2831,-2589,-1518,-3104,-655,-1035,2685,1247,-349,85,-6098,-2341,-356,-778,3514,202,-189,47,-1689,-1868,-381,-35,-75,-437,
	-3255,3510,-1248,6944,-4238,2124,4285,-1207,1702,-1248,5525,4090,-2304,1722,3048,-972,1375,-2465,-6882,6040,-1784,-1562,5408,-1707,
	15,-42,-30,-20,-29,-169,-19,-68,579,-23,-2816,-3162,-777,-1571,3983,244,1334,-1542,-987,-2791,-334,-1304,2815,1008,
	-492,212,-5220,-1760,-220,-1116,3655,-140,-335,25,-1108,-1442,-245,-169,91,-632,-2891,3409,-1650,6218,-4335,2129,4309,-1097,
	1098,-867,4166,2779,-2559,2605,2606,-795,1718,-2485,-8174,4893,-1957,-1034,4866,-1100,32,-80,-91,-35,-26,-113,-22,-20,
	2304,2304,2304,2304,2314,2317,2318,2356,2824,2831,3076,3328,535,569,1500,833,-6,-13,0,0,-768,-768,-768,-327,
	-1536,-181,-99,-47,-1536,-1536,-1536,-1536,0,0,0,0,523,212,33,995,0,0,0,0,-1777,-2061,-1311,-1091,
	1024,1024,1024,1024,270,82,1024,699,-768,-440,-512,-260,-1128,-1725,-1516,-1031,-674,-2404,1019,-8039,883,8144,2835,5253,
	-621,2099,3282,-6573,408,1173,1724,6731,611,-910,1351,-7421,-476,-280,432,1559,543,-151,130,-915,-237,-277,-183,4560,
	-870,-592,-214,-248,-1879,-88,7825,-3607,1447,-133,-268,-282,14715,-5114,1146,7775,-1295,490,-2659,78,13755,-6166,-452,-4917,
	20,6,-7,-24,1632,5623,1,-481,-788,-1182,201,-3356,3452,7544,1065,3491,-817,2858,3931,-2111,2510,766,-145,5023,
	317,70,1130,-2622,-223,-316,102,900,351,147,-111,1418,-233,-296,-199,3998,-947,-619,-235,-310,-418,-727,6399,-3237,
	1869,-273,-321,-558,8535,-1444,-226,8052,-596,-153,-2539,-2513,6063,-2264,804,-2914,16,-43,-1,-63,2156,5304,-60,-323,
	2360,2370,2432,2432,2432,2432,2432,2432,411,1180,433,512,512,540,768,1001,-768,-768,-379,-768,-768,-218,-64,-264,
	-1536,-1536,-1536,-1536,-1536,-435,-128,-802,687,25,808,42,213,1665,2049,548,-1831,-1744,-1831,-2518,-2347,-866,-255,-1523,
	200,1024,313,0,730,106,521,612,-1168,-1726,-992,-2080,-1800,-435,-128,-802,1183,1792,-1354,2538,-729,-2766,-194,-4622,
	-559,2460,3071,-78,-560,-144,-2617,-747,63,-178,2531,-232,-716,-2225,1584,-2520,293,-343,1546,-111,-375,103,2518,1099,
	-2048,575,-1915,2992,1314,5245,-688,2015,11630,828,1044,5325,-3756,1971,-437,4533,13325,4577,832,-1151,-7268,62,-265,919,
	6153,582,-9437,850,-4132,446,-34,-378,2954,574,-912,2539,-1280,-2592,-5,-4180,665,941,3125,-138,-1039,80,-857,-340,
	377,-510,2304,-344,-495,-2075,342,-2351,293,-315,1278,-123,-211,162,1596,1120,-835,-470,-1516,2404,514,5083,-500,1778,
	4760,1023,-1610,6066,-829,1525,-359,3934,5858,5657,-1354,-157,-3664,-459,-291,52,5931,681,-8203,179,-3874,451,-33,-216,
	2432,2432,2432,2432,2432,2432,2432,2432,1024,1109,1509,1539,1539,1548,1567,1794,-768,-128,-206,-32,-768,-768,-218,-64,
	-1536,-256,-740,-64,-1536,-1536,-435,-128,49,1455,324,1407,36,209,694,1030,-1999,-508,-1239,-126,-1496,-1315,-811,-248,
	776,840,1024,966,1010,946,1011,1017,-1800,-256,-740,-64,-1538,-1261,-435,-128,-236,152,3043,1239,4089,-7268,-322,-2233,
	50,-4986,-1064,734,3585,-5864,187,-178,-715,1240,708,71,1243,-2069,-2128,-675,-639,2799,1732,33,-504,396,-1696,-1335,
	15,-28,1242,-482,4297,-5119,3115,-1095,-1332,-513,815,-612,8496,-5465,2320,-1412,-871,-1010,3142,359,-1924,-2417,3582,7268,
	717,-105,-60,37,-57,-309,-87,-29,-1600,263,3171,1019,3068,-5030,211,-1901,-1263,-3342,-866,726,2784,-3726,685,-17,
	-828,107,799,29,731,-1401,-1489,-39,-571,1722,1769,440,-395,316,-1234,-96,-567,-288,1311,-557,3580,-2679,2952,-1390,
	-336,-846,821,-451,7435,-4408,1384,-1775,1903,-1480,2967,449,-1577,-4000,2743,4992,985,-129,-82,12,-110,-381,-160,-104,
	2432,2432,2432,2432,2432,2432,2432,2432,2024,2050,2512,2567,2997,3080,3515,3527,-127,-768,-60,-33,0,-1,0,0,
	-413,-1536,-285,-1536,-126,-63,-6,0,145,36,103,31,6,0,0,0,-903,-987,-458,-474,-69,0,0,0,
	1024,1023,1024,1024,1024,1024,1024,1024,-646,-1280,-596,-1024,-505,-768,-530,-325,-1299,2421,-1922,-173,-10679,8789,21401,-18177,
	297,1631,-1434,-709,-6311,6929,29015,-27131,-3551,-261,-2991,-805,-10071,9316,20186,-18882,-1539,-78,932,-465,-59,1353,14329,-13063,
	-4387,257,323,1291,-332,-210,-173,-143,1171,2779,1060,848,-337,-412,-223,-202,-1210,6009,-4166,-1979,1225,2602,-8616,4192,
	7,-19,-27,7,-3,27,-9,-6,-1229,2749,-1573,-109,-5464,1971,8671,-5872,348,2134,-1216,-715,-3513,2938,12071,-11085,
	-3607,-107,-2591,-769,-4775,2383,7248,-6813,-1450,-32,1042,-498,1429,-563,6188,-4867,-4589,400,446,1394,-467,9,-91,-205,
	926,2667,942,-233,-851,473,-47,-327,-2265,5346,-4967,-1964,-902,5122,-2356,-1593,21,-55,-36,79,-53,79,19,-32,
	2432,2432,2432,2432,2476,2483,2496,2496,4096,4133,4352,4437,918,887,1152,2944,0,0,0,0,-768,-768,-59,-3,
	-1,0,0,0,-1536,-1536,-463,-169,0,0,0,0,121,140,852,22,0,0,0,0,-2120,-2148,-1196,-234,
	1024,1024,1024,1024,422,470,1017,1024,-321,-96,-205,-144,-1788,-1843,-754,-794,-1375,-1325,421,-2148,1171,1946,-975,6036,
	-3843,3813,-1132,-940,-174,4943,5926,-2522,593,-1219,-576,875,134,8,-3381,5580,4775,-404,1024,1833,18,20,-1292,24,
	-25,11,132,298,1123,767,-7003,-377,-23,8,109,246,-1372,-2289,-8675,-124,-29398,27861,-6738,6235,-3329,-5129,-1509,-1305,
	-8,-3,14,41,-969,338,-189,-16,-3054,-938,181,-2139,842,155,-1420,3132,-3173,2473,-1146,-1179,-470,3789,5084,-3817,
	-1417,104,-990,940,31,-28,-3374,2335,3563,1426,674,1697,12,110,-1404,-644,-57,24,69,259,810,-367,-6206,-244,
	70,-126,93,150,-909,3169,-7447,599,-12502,10945,-4353,4775,-2276,1241,-382,277,13,-16,22,50,-428,1661,-186,23,
	2497,2555,2560,2560,2560,2560,2560,2560,1174,508,-256,0,153,256,384,435,-768,-768,-768,-768,-135,-768,-768,-352,
	-1536,-1536,-1536,-1536,-420,-1536,-1536,-935,146,4,160,108,1434,77,80,1053,-1882,-2805,-3424,-3220,-1741,-2995,-2864,-1840,
	944,0,0,0,839,0,0,317,-1677,-2299,-2240,-2160,-874,-2024,-2080,-935,1692,3085,-876,2299,11482,923,-265,-440,
	-14,2219,-527,715,5978,2069,4563,38,804,-671,-1012,-200,2954,-394,-93,-2575,301,-34,-372,-439,3340,-369,-228,-856,
	-1145,1784,-715,2187,6076,563,-1985,4346,-2432,-1698,1427,466,-546,1857,2315,894,-7324,2397,520,3891,-384,1573,-1632,508,
	-105,29264,71,779,2207,-5497,-962,-11627,361,2054,-804,2486,11436,1214,357,-203,-1255,2192,-449,923,5785,2480,4605,276,
	466,-869,-993,-244,3224,-235,-251,-2462,353,-235,-272,-393,3748,-333,-204,-737,-1620,543,-796,1930,5900,838,-1777,4256,
	-845,-906,1544,829,10,1050,2044,81,-4245,1942,423,3692,203,1119,-1053,-161,-75,21089,-141,-82,2104,-3807,1399,-11359,
	2560,2560,2560,2560,2560,2560,2560,2560,504,511,512,512,512,512,535,540,-768,-768,-768,-768,-768,-124,-374,-218,
	-1536,-1536,-1536,-1536,-1536,-321,-1536,-435,1731,244,47,98,732,2368,686,1919,-1094,-2573,-2769,-2717,-2084,-448,-2107,-868,
	953,728,0,71,71,508,575,106,-1314,-1928,-2208,-1868,-1868,-533,-1101,-435,-1302,573,244,-1202,4843,719,-364,331,
	2635,-351,-491,-1438,961,3408,-1406,170,-2036,-43,-105,-154,2620,-1051,3375,3746,-3033,-327,-31,-498,2037,-389,1963,1481,
	286,192,284,-1740,-167,327,268,-197,-9015,-9610,-2804,-3918,-8174,154,2622,-9,6944,-2777,839,-2778,-10187,85,891,2,
	335,-5052,-10412,-7611,1637,10,4486,210,-1015,226,40,-603,3774,713,-55,368,2621,-465,-707,-522,244,2585,-658,343,
	-1947,81,-344,-139,2973,-519,2689,3573,-2775,-192,-160,-515,2278,20,1336,1296,-116,-631,-366,-750,-1194,165,826,-299,
	-8864,-4113,-2281,-5540,-1654,135,-579,-278,6618,2130,1435,-3344,-3317,190,-2120,-304,296,-4344,-9709,-2757,943,-11,3527,203,
	2560,2560,2560,2560,2560,2560,2560,2560,551,641,656,656,723,745,763,768,-199,-768,-183,-183,-321,-255,-171,-768,
	-573,-1536,-515,-515,-992,-816,-499,-1536,1213,59,1202,2046,778,980,1020,106,-1564,-2628,-1470,-626,-1827,-1603,-1546,-2454,
	541,2,592,592,433,613,1024,418,-825,-2024,-763,-763,-992,-938,-785,-1750,-3358,-3179,-686,-221,-4788,-883,-2552,-1565,
	-5551,-978,2211,437,-3238,338,-1275,1157,-2881,-43,-519,-3032,-4202,-3663,-846,-747,-2448,-73,944,-1653,-1243,-1554,-835,-364,
	-10663,-701,4021,-351,-3572,-8063,1432,-1944,-49,1194,-84,80,419,-5562,1099,-18166,-470,1122,-305,168,538,-870,28,-12373,
	2542,2567,-164,-134,2749,189,-251,-12219,-3579,-2844,-810,-435,-4551,-1312,-2522,-1867,-5835,-789,1882,-453,-2949,-236,-1262,873,
	-2703,-46,-643,-1997,-4194,-3534,-945,-666,-2162,-86,851,-732,-1156,-1413,-1030,-326,-10557,-411,3505,271,-3245,-7436,1053,-1540,
	494,487,-137,778,-221,-4269,911,-10773,165,924,-290,498,-64,562,-210,-6875,2445,3783,-102,-66,2924,112,-287,-8381,
	2560,2560,2560,2560,2560,2560,2560,2560,768,768,769,776,896,1007,1007,1012,-64,-768,-768,-266,-768,-242,-242,-200,
	-128,-1536,-1536,-973,-1536,-666,-666,-795,2304,46,170,1764,41,752,1554,1636,-256,-2513,-2389,-788,-2391,-1569,-767,-680,
	521,0,459,738,291,615,615,851,-128,-2064,-1487,-973,-1920,-864,-864,-912,-1883,-346,-3627,-868,3726,5392,1217,2221,
	-3268,3411,-106,-328,-1699,82,-541,1832,2495,316,46,-2650,-279,-124,5106,-5606,2323,143,-30,-1480,-123,1343,6424,-3260,
	-323,288,-82,4420,552,1472,1269,1724,-223,2616,27697,4915,-4836,892,2763,-5588,-36,2078,21953,631,-3419,-88,424,1446,
	-4,-2808,8833,-202,4967,-245,-236,-124,-2277,-415,-1132,-888,3163,5386,847,2139,-1430,3342,1508,166,-1633,-8,-1567,1563,
	1539,216,-19,-3343,-356,-90,5757,-5494,1157,100,-246,-2014,-112,1346,7095,-3059,-240,266,1236,4397,463,1410,1885,1758,
	-192,2286,11419,4800,-2466,913,3310,-5436,-70,1760,6432,835,-1639,6,711,1472,-11,-2772,3555,-151,5345,-184,-191,-138,
	2560,2560,2560,2560,2560,2560,2560,2560,1021,1024,1024,1040,1110,1152,1152,1269,-768,-89,-768,-768,-128,-768,-768,-145,
	-1536,-236,-1536,-1536,-256,-1536,-1536,-522,982,1983,712,27,1708,147,29,547,-1325,-321,-1592,-2261,-510,-2029,-2146,-1512,
	729,770,767,797,841,886,1007,931,-1392,-475,-1616,-1896,-256,-1530,-1848,-806,-9066,-968,11198,2827,185,-2398,2798,-669,
	-7011,1420,10340,879,-1880,-1903,4097,-1749,-8124,-3006,4653,-1170,1197,673,-778,-4412,-5343,-1227,7832,-670,2095,616,-437,-101,
	-2952,-533,7280,1785,-492,4691,1887,-845,-3380,7,-4823,-1512,-486,3760,728,2870,-3390,29,-7215,-2522,-303,8720,-2401,-1049,
	-296,-7,-347,1056,-45,-606,1120,35,-8281,-468,9225,2130,98,650,1926,-620,-6211,-582,8257,265,245,835,3386,-1672,
	-7682,-1530,4299,-1142,-491,613,-795,-4234,-4847,-117,7989,-497,470,413,-428,-216,-2779,-659,5694,1801,-508,5938,1975,-1161,
	-3638,-47,-2617,233,-619,1033,1348,2691,-4287,212,-3997,-363,-775,2986,-713,-1162,-375,4,-175,1145,-86,-326,973,29,
	2560,2560,2560,2560,2560,2560,2560,2560,1279,1280,1408,1464,1491,1507,1533,1534,-768,-768,-768,-115,-13,-113,-435,-65,
	-1536,-1536,-1536,-331,-26,-430,-1536,-199,42,49,17,684,510,1361,119,1548,-2007,-1999,-1903,-1179,-1327,-460,-1676,-246,
	985,963,1024,946,915,976,997,931,-1579,-1796,-1764,-611,-971,-780,-1202,-444,-4240,2484,1672,323,2253,-1147,-4282,-1408,
	-4976,2127,2166,-324,518,1417,-2557,-2680,-516,-128,-172,-1789,1456,-8523,-4415,580,-89,-95,-98,-674,1904,-5107,771,2967,
	-5323,1818,-1042,6776,-2209,-244,-3668,-326,-6918,4478,-319,2105,3514,1052,-3314,-67,-2395,-1811,-2479,-1519,1265,1171,-1804,-376,
	0,-323,-6,-80,69,1,-18,-14,157,-645,681,794,1699,-1430,-3107,-590,-230,-1283,1187,-27,-256,-104,-1403,-2072,
	-150,-379,-404,-1272,1087,-7514,-3816,-924,39,-68,30,-520,1704,-3841,757,1316,-2489,-440,-1871,5752,-929,298,-2549,-501,
	-7239,3455,-106,2020,4392,1566,-2721,-317,-7258,372,-1224,-1691,2354,1952,-2710,-403,105,-501,-52,-37,101,-3,15,24,
	2560,2560,2560,2560,2560,2560,2560,2560,1536,1537,1566,1680,1789,1792,1795,1795,-32,-768,-218,-768,-75,-768,-64,-768,
	-64,-1536,-435,-1536,-316,-1536,-128,-1536,1665,220,925,0,1182,7,1281,37,-127,-1571,-837,-1648,-357,-1529,-252,-1496,
	965,943,1010,1024,1004,1024,1017,1020,-64,-1389,-435,-1720,-677,-1615,-128,-1537,-396,-5198,389,2400,2113,1666,202,1585,
	-818,-5584,-1098,2512,-217,2898,-1803,1019,-1655,-3039,-37,56,3348,-231,-673,627,-550,1173,-754,-588,4851,-282,-164,92,
	-70,-3728,-317,3627,-804,-362,-276,2987,-181,-3022,499,-1037,-266,4728,-600,626,19,2203,71,311,2822,2103,-125,-211,
	24,-321,-38,12,-10,36,-15,14,-1152,-3758,809,770,1956,1057,331,2052,-300,-3888,-126,655,-535,2045,-519,1801,
	-474,-2658,66,-778,2661,-470,457,650,488,1139,-758,-473,4058,-289,504,95,-127,-2542,-507,2382,-1009,-651,-569,3121,
	-64,-3284,-419,-760,-564,4050,-722,778,-104,575,-1012,1528,4843,2338,-720,-213,9,-356,-104,-59,5,19,-45,19,
	2560,2560,2560,2560,2560,2560,2560,2560,2034,2050,2053,2055,2306,2408,2564,2664,-122,-442,-156,-47,-83,-768,-50,0,
	-375,-1536,-822,-204,-516,-1536,-883,-1536,313,32,658,290,67,0,31,0,-982,-1246,-617,-983,-955,-920,-734,-664,
	1024,1024,1024,1016,1024,1024,1024,1024,-612,-1254,-1008,-658,-880,-1356,-998,-1228,432,389,-1150,-1756,3602,-39,-7,2010,
	-8,668,-2064,712,2598,13,1357,2768,-3132,-617,-1014,-886,-553,-198,-160,-688,101,-227,2672,-480,3487,20,1135,-407,
	4586,-2405,-399,40,-4706,1638,2564,986,2839,-1581,3174,2052,-5682,-2652,-1803,-8070,7899,-4821,-8264,6081,-9051,1012,-1420,-132,
	-29,36,-59,11,20,-51,-29,43,995,449,-1921,-1977,2734,-109,-233,1436,270,778,-2672,543,2211,-24,1248,2024,
	-2119,-397,-1891,-1172,-1668,-228,-395,-995,524,-126,2215,-704,2928,-11,958,-555,3998,-2471,133,133,-4495,1595,2743,826,
	1541,-1613,4523,2601,-4676,-2532,-1688,-5914,6763,-4773,-6659,6562,-8319,736,-936,804,-58,52,-18,35,32,-63,-20,123,
	2560,2560,2560,2560,2630,2633,2666,2688,2819,2823,3066,3840,1134,394,1336,-256,-14,-7,0,0,-502,-178,-768,-768,
	-167,-1536,-103,0,-1536,-356,-1536,-1536,67,31,23,0,608,2399,0,172,-443,-474,-239,0,-1726,-681,-2204,-3668,
	1024,1024,1024,1024,761,162,1024,0,-696,-1024,-768,-260,-1301,-341,-1998,-2336,880,861,3645,-3183,-5559,-2963,2827,-787,
	1519,1000,5463,-5170,-7776,-3174,3855,-510,-1544,713,1309,-6889,-1031,2015,-438,-102,4175,550,2496,-5602,918,-2309,26,-168,
	-401,-1357,-183,-173,-4957,430,4056,-43,-453,6921,-386,-204,4558,224,1370,483,-3015,3491,-897,8088,10076,58,-286,-406,
	-10,-18,-9,-15,-875,187,155,1300,1650,1072,2271,-920,-2636,-2964,1641,-747,2023,1285,4366,-2855,-4441,-2322,1866,-465,
	-548,757,92,-4724,-522,1064,-503,-78,4465,575,2174,-4054,951,-3056,274,-80,-321,-1264,-149,-151,-3590,415,1700,-5,
	-276,5922,-401,-233,2331,91,1951,436,-3933,3186,-1126,4846,7111,-67,1733,-476,-9,-42,-12,-34,-1190,181,-45,1348,
	2688,2688,2688,2688,2688,2688,2688,2688,0,153,256,384,437,509,512,512,-768,-140,-768,-768,-337,-636,-768,-118,
	-1536,-427,-1536,-1536,-873,-1536,-1536,-295,108,1667,81,80,1087,1823,47,2608,-3476,-1764,-3247,-3120,-2060,-1253,-3025,-464,
	0,838,0,0,321,954,0,517,-2288,-884,-2136,-2208,-1051,-1395,-2336,-545,2371,491,-1906,-542,-83,3024,1718,2605,
	1617,5174,-2241,4950,1826,2088,-1331,2469,-145,-1242,-275,-163,3571,-494,-387,-2731,-385,-2770,-489,-152,-1497,-3907,409,-5291,
	-866,-4317,-484,-737,2801,6083,1277,202,603,-381,177,-1111,541,6662,-2728,130,-393,-215,1346,-1187,600,321,1278,63,
	13,1065,-2059,1458,-5265,66,-5232,12,2470,449,-1514,-182,-225,2851,806,2932,1829,5053,-1892,4758,1652,1955,-2072,1975,
	-293,-1075,259,-310,3582,-523,-740,-2419,-457,-2586,-310,-144,-1303,-3740,247,-5217,-878,-4318,-249,-550,3068,5710,602,154,
	803,-111,-490,-790,347,6736,-1020,147,-400,9,930,-885,622,677,1099,135,-675,1010,-204,-65,-5434,68,-11690,0,
	2688,2688,2688,2688,2688,2688,2688,2688,512,512,539,567,640,665,665,720,-768,-768,-329,-173,-768,-172,-172,-330,
	-1536,-1536,-951,-445,-1536,-448,-448,-875,98,769,1174,1604,60,1596,2258,1026,-2973,-2303,-1871,-1413,-2884,-1324,-662,-1838,
	73,73,582,563,2,604,604,430,-1996,-1996,-951,-711,-2136,-665,-665,-935,-1546,1672,-3467,-2070,-2840,202,1154,-225,
	-5243,2509,-7579,-2035,-2089,703,1650,2544,152,125,-2911,790,319,2969,-1249,5707,-397,-2952,-5555,-867,250,634,-4524,2247,
	953,3533,-2711,5346,-1283,1762,-486,7831,1083,-6489,-517,-397,2322,-713,-387,1315,-1702,-3393,-898,-126,-631,-188,-22,709,
	-8153,3026,5319,100,-2524,-418,-101,3341,-937,1355,-3365,-2053,-2628,148,1091,65,-4525,2171,-7403,-1998,-2187,903,1377,3026,
	606,607,-3049,755,349,2700,-1267,5492,-383,-2443,-5615,-850,160,441,-4580,2035,1443,3013,-2709,5301,-799,1772,-697,7494,
	-1060,-3909,-233,-388,1500,-903,-509,262,-2400,-1118,-671,-109,-823,-479,-161,-390,-4190,2394,5217,99,-1769,-386,-128,3600,
	2688,2688,2688,2688,2688,2688,2688,2688,740,741,768,768,768,773,896,996,-187,-265,-768,-768,-768,-269,-768,-272,
	-606,-717,-1536,-1536,-1536,-922,-1536,-794,1043,1250,52,106,170,1864,41,763,-1802,-1594,-2764,-2710,-2645,-947,-2647,-1825,
	1024,610,0,417,457,734,292,607,-913,-807,-2192,-1854,-1615,-1101,-2048,-992,-1884,2836,-459,237,-1568,-1371,211,4431,
	-1810,325,889,2480,-1057,-677,-4235,-1024,2484,3325,911,-798,157,-1091,-411,4802,55,566,318,-390,-60,-2171,-99,-321,
	-3720,6657,-1015,715,-2499,698,138,-2880,-19,821,-282,-5644,25354,344,-2667,516,-286,160,-877,-236,20897,-276,-2794,-213,
	19,-404,-6017,-15857,12696,-151,207,-831,-1862,2888,-740,6,-499,-1644,118,4470,-1729,732,661,1499,-979,-931,-3807,-973,
	2412,2710,778,-131,1017,-829,-435,4780,67,-109,254,-255,169,-1976,-82,-188,-3858,6235,-1130,559,-1105,1313,69,-2407,
	127,174,-219,36,12650,1051,-630,534,-177,-591,-828,2429,8534,467,-1190,-286,-159,-338,-6701,-9900,7267,-96,-69,-973,
	2688,2688,2688,2688,2688,2688,2688,2688,996,1024,1024,1024,1026,1040,1109,1152,-272,-768,-83,-768,-190,-768,-128,-768,
	-794,-1536,-220,-1536,-709,-1536,-256,-1536,1636,745,2214,1053,1781,27,1964,29,-952,-1815,-346,-1507,-777,-2517,-511,-2402,
	607,766,774,731,856,796,839,1007,-992,-1744,-485,-1487,-973,-2024,-256,-1976,-1304,9166,-971,-4194,68,2396,872,1808,
	246,11007,2749,-5587,2721,337,-3961,752,8431,5012,1363,-1807,-1413,-505,7066,87,5361,1385,1013,-6436,-4364,437,2951,1040,
	326,1859,-110,-7330,-740,415,-297,-1171,539,-6138,-16,7222,2242,-5491,-344,-2558,236,-12510,-2,-2216,-3283,-4537,69,1257,
	-154,-324,-4,-182,37,2921,-16,952,-1529,6882,-154,-3676,112,2170,231,1600,-172,8262,983,-4899,1812,253,-1705,646,
	8771,4570,2315,-1731,-673,-372,5205,297,5708,1474,1482,-6413,-3824,520,1473,1331,803,230,-231,-7003,-814,283,-365,-1254,
	779,-3171,-63,6346,2199,-1639,-378,-1084,543,-8404,162,-3023,-3187,-2671,-382,2320,-117,-118,9,-307,28,3009,-60,740,
	2688,2688,2688,2688,2688,2688,2688,2688,1153,1262,1279,1280,1408,1472,1524,1526,-768,-148,-768,-768,-768,-110,-106,-12,
	-1536,-530,-1536,-1536,-1536,-295,-404,-24,146,596,44,49,17,1108,1517,475,-2285,-1725,-2261,-2255,-2159,-1005,-543,-1583,
	887,930,985,963,1024,947,978,923,-1658,-912,-1702,-1924,-1886,-507,-806,-1099,-2040,-592,-894,-395,1540,274,3369,1543,
	-2327,-188,-3359,-423,476,-269,3615,-407,1803,3889,304,317,632,4321,-2133,4862,1772,211,639,609,1368,-236,-5312,786,
	-1068,-3317,-2156,-2141,-2762,522,-129,-1209,8151,171,-4268,-2838,-2408,-97,318,-975,4745,-584,3098,-8153,1541,-1358,-57,632,
	-1047,75,-220,-546,2,-43,23,143,-548,-599,1377,-1776,1389,225,3283,1360,-1275,-168,-324,-2516,723,182,2397,-636,
	1705,3499,1002,439,584,3943,-1070,4467,1665,118,1029,976,1136,-156,-4341,709,-313,-3682,-341,-3024,-2269,143,-117,-828,
	3344,-8,-8478,-948,-1089,-477,358,-495,-18,-699,-3575,-3437,2802,-1614,-128,955,-470,62,-25,-894,-27,-20,20,156,
	2688,2688,2688,2688,2688,2688,2688,2688,1534,1536,1680,1763,1792,1792,2023,2045,-423,-62,-768,-79,-768,-768,-125,-50,
	-1536,-182,-1536,-316,-1536,-1536,-417,-224,117,1779,0,1361,50,7,323,384,-1932,-269,-1904,-460,-1743,-1785,-1238,-1155,
	998,929,1024,1003,1020,1024,1024,1016,-1270,-456,-1848,-780,-1665,-1743,-740,-677,297,-93,3861,-150,-120,1325,-2173,831,
	-375,1183,4462,1221,831,584,-46,-247,2566,4112,860,6632,1799,789,1613,3302,567,2179,1355,867,1570,851,-769,-626,
	-318,-109,6292,-381,-905,-27,4107,607,3475,27,-1717,-293,-1280,2242,3865,-91,9552,-152,1692,-2021,-2054,-1314,-1247,-277,
	69,-8,29,2,-13,29,-2,5,1180,840,2549,15,243,957,-1851,978,583,1152,2908,288,1204,312,26,-157,
	3107,2511,606,6554,1867,833,1907,3553,532,426,1243,875,1786,911,-605,-574,539,-134,5072,-368,-495,-397,3636,14,
	2164,-51,-578,-234,-1559,2018,3088,-520,7282,-97,3078,-1051,-1998,-1053,-1123,-639,47,18,-13,15,7,17,-17,23,
	2688,2688,2688,2688,2688,2688,2688,2688,2051,2052,2309,2408,2561,2664,2821,2822,-486,-160,-82,-768,-51,0,-14,-7,
	-1536,-874,-510,-1536,-1011,-1536,-167,-1536,38,743,77,0,33,0,64,32,-1496,-789,-1198,-1176,-990,-920,-699,-730,
	1024,1024,1024,1024,1024,1024,1024,1024,-1357,-1085,-1008,-1484,-1126,-1356,-752,-1152,-931,-1234,175,-513,-553,593,-4305,-542,
	-466,671,-1608,-383,-2976,-229,-3501,-964,2478,5150,2021,233,2051,1042,-725,1964,1587,1698,-1360,51,765,733,-4772,1334,
	-2939,-200,-4331,1328,1295,1460,310,-1057,-2858,-2131,-7449,-424,-747,-6380,1896,8293,15,7255,-9067,-2695,965,1954,-714,-2264,
	37,-18,29,-19,-26,47,8,-16,-572,-1421,-457,-439,-385,211,-3229,-68,2,355,-1736,-352,-2593,-751,-2574,-434,
	2657,4630,1210,206,2012,957,-86,2179,1590,1458,-1868,13,965,782,-3867,1480,-2867,58,-3621,1307,1173,1230,292,-915,
	-2781,-1544,-5908,-322,-1561,-4979,727,6488,-235,7780,-7764,-2582,339,2350,-2326,-2542,53,-17,24,-45,-24,85,8,-54,
	2688,2688,2717,2780,2804,2816,2816,2816,3076,4066,1490,2120,2804,-256,0,162,0,0,-768,-277,0,-768,-768,-132,
	-100,0,-1536,-961,-1536,-1536,-1536,-388,31,0,289,131,0,172,108,1987,-478,0,-1862,-1516,-1012,-3924,-3732,-1691,
	1024,1024,994,1024,1024,0,0,841,-896,-260,-1501,-1079,-1402,-2464,-2400,-846,1003,-354,-1538,1101,1467,-688,1883,-4339,
	947,602,-1848,-579,1746,-562,394,-7321,5417,4592,2739,-159,2658,279,849,-4634,1956,-2688,426,-2916,-123,1553,1765,-3211,
	-58,-67,-4212,1039,2208,1232,854,-8620,-137,-68,-541,3910,-5171,-816,795,-243,-5157,16052,-2762,9117,2723,-226,-729,-117,
	-3,-13,36,-64,18,1025,-37,211,-108,1528,-760,1519,364,-653,1892,-4380,-69,2293,-1001,-21,830,-500,395,-7383,
	3647,6251,2577,23,2025,240,654,-4462,1226,-907,260,-2411,-737,1601,1522,-3104,-178,-62,-3663,665,2102,1172,819,-8556,
	-28,-115,-1750,2899,-1334,-729,850,-121,-1465,5160,-4009,7344,2505,-246,-852,-57,6,-22,-59,-68,23,955,-355,154,
	2816,2816,2816,2816,2816,2816,2816,2816,256,384,439,508,512,512,512,512,-768,-768,-323,-630,-768,-768,-113,-768,
	-1536,-1536,-818,-1536,-1536,-1536,-270,-1536,97,85,1316,1862,58,257,2849,101,-3487,-3371,-2085,-1470,-3270,-3071,-479,-3226,
	0,0,324,953,0,729,529,73,-2264,-2320,-1048,-1494,-2464,-2184,-555,-2108,-3159,531,-1068,-1175,2231,404,-2897,-654,
	-5900,3184,-3842,-207,-2067,-3095,-2967,-5939,-612,609,-558,-1390,1173,2746,-1822,-961,-145,-511,3713,2176,433,1496,6025,175,
	-674,-1220,-3606,1803,1364,1561,128,-1768,570,904,224,2603,-559,-26,111,3637,1524,-849,277,278,2639,1930,55,297,
	-6728,1365,-8813,184,-16124,-3948,20,-12533,-2806,944,-1143,-1187,1793,243,-2299,90,-5379,2466,-3954,-282,-3181,-2619,-3474,-5894,
	20,614,-486,-1261,551,2578,-1523,569,57,-500,3812,2068,114,1396,6068,523,-385,-812,-3488,1744,428,615,119,-776,
	-78,848,121,2512,1457,4471,155,1274,1421,-328,330,313,3089,6881,135,-217,-5005,3600,-8664,155,-18903,-3353,11,-5964,
	2816,2816,2816,2816,2816,2816,2816,2816,512,536,540,579,640,674,674,726,-768,-338,-218,-158,-768,-164,-164,-310,
	-1536,-1079,-435,-398,-1536,-426,-426,-819,793,1177,2430,1918,60,1624,2457,1056,-2535,-2127,-870,-1344,-3140,-1542,-709,-2058,
	73,578,106,579,2,608,608,436,-2108,-1079,-435,-673,-2256,-778,-778,-1051,393,704,-388,-45,-3405,412,-110,-2073,
	3869,-3785,-1364,-1202,-2911,-195,-1193,-1070,-1521,2105,4270,3104,708,2934,-2424,-261,3483,5542,8015,-741,-1795,-211,-3219,-2818,
	-1099,-3884,-852,347,-586,1494,-378,-1321,-4111,-171,118,-544,-214,-140,-174,518,-4106,-613,109,-177,-1123,-5,-78,451,
	-910,3702,-55,-282,-20079,-45,-93,3087,923,685,-463,-309,-3095,381,-146,-2032,4062,-3627,-1030,-1190,-2767,-185,-2209,-1023,
	-756,1678,3660,2545,888,2989,-1324,-53,3961,5030,7371,-781,-1539,-103,-2082,-2681,-1912,-3430,-939,203,-118,1437,-288,-886,
	-552,-682,-148,-577,-1235,-122,8,200,-1319,-1044,-185,-210,-1470,110,173,201,-301,3744,-15,-247,-17530,-54,-57,3167,
	2816,2816,2816,2816,2816,2816,2816,2816,743,753,768,768,768,768,777,896,-262,-178,-64,-768,-768,-768,-251,-768,
	-709,-513,-128,-1536,-1536,-1536,-797,-1536,1247,1370,2816,106,52,254,2042,41,-1850,-1717,-256,-2966,-3020,-2818,-1022,-2903,
	612,1024,521,417,0,458,738,291,-935,-865,-128,-1982,-2320,-1605,-951,-2168,905,-1593,3121,-1581,-1297,-2795,-2210,-1025,
	-341,-372,-5966,741,568,-1553,-1724,-4566,966,3489,811,1301,598,198,-1996,644,-1160,1602,-1283,-1757,-459,-1184,-4080,-954,
	-1952,6100,-71,-1565,-532,-206,-401,598,-472,55,24,-1718,1900,12175,-216,68,-333,168,52,817,2188,15140,-48,-1054,
	-133,-729,7,-10617,-11938,5601,-87,-4727,886,-1508,387,-1426,-1286,-1862,-2122,-924,-361,-167,-5456,483,407,-1591,-1256,-4248,
	1123,3167,-569,1321,449,1633,-2342,497,-931,1383,-1886,-1578,-299,-506,-4424,-1166,-2005,5954,-24,-1279,-627,985,-476,622,
	35,-90,-23,-769,1391,-863,-420,-356,178,-47,-48,543,1454,212,-395,-972,-130,-721,7,-7471,-13151,2711,-107,-5812,
	2816,2816,2816,2816,2816,2816,2816,2816,994,994,1022,1024,1024,1024,1024,1040,-281,-281,-192,-768,-768,-768,-77,-768,
	-754,-754,-726,-1536,-1536,-1536,-205,-1536,1009,1790,1876,1101,54,773,2448,27,-1837,-1056,-942,-1715,-2762,-2043,-368,-2773,
	607,607,854,731,775,766,781,795,-935,-935,-1101,-1615,-2184,-1849,-493,-2144,1316,4974,-1527,-2995,-1239,6401,-2182,-977,
	713,-918,-833,-2757,-3962,6188,3128,8,1162,6441,-4926,-6747,342,-699,3862,1705,-1181,2912,-7875,-8830,-2518,-3300,-1762,-414,
	8693,-1458,-548,-4000,268,-193,9,1709,291,-410,-113,-4265,-2361,-4691,-14,1037,145,198,600,3914,147,1084,-42,-5883,
	-1257,-60,18,-196,-7284,-496,-4,4083,1502,5048,-1517,-3549,-1758,4613,-680,-691,1094,-541,-1432,-3415,-3834,4455,1825,167,
	698,5857,-3746,-6764,2,-632,4303,1539,-1428,2303,-6826,-8999,-2447,-3025,-941,-568,8222,-1645,-314,-4268,-277,-702,-37,1820,
	-395,-808,255,-3780,1002,-2258,-1,1314,-610,-371,988,3889,3946,4242,123,-5896,-1254,-73,-9,-201,-6941,-325,10,3158,
	2816,2816,2816,2816,2816,2816,2816,2816,1109,1152,1152,1278,1280,1280,1408,1481,-128,-768,-768,-143,-768,-768,-768,-106,
	-256,-1536,-1536,-518,-1536,-1536,-1536,-275,2219,147,29,703,49,53,17,1147,-511,-2541,-2658,-1858,-2511,-2507,-2415,-1213,
	840,886,1008,933,963,985,1024,950,-256,-1786,-2104,-973,-2052,-1807,-2014,-635,1239,-1418,-3180,-319,-1541,-1010,325,201,
	-2864,1379,-515,1813,-1165,-3641,1475,-23,488,2401,-220,3547,-1028,-809,3186,2508,-2484,-924,-1882,-16,-633,-1754,2153,-3212,
	-69,-1737,-507,4033,2237,-2129,-1648,360,-90,29673,-1882,-354,-1460,-3316,888,5,90,10161,-1735,-294,-5405,2540,-196,-308,
	-2,204,3626,-60,-758,-641,-429,-23,90,-998,-2145,-200,-1791,-860,908,231,-826,1612,802,1912,-2339,-2804,1722,-107,
	-636,2514,458,2974,-872,317,3177,2472,-3452,-1385,-1580,-178,-1189,-2217,2130,-2875,-161,-381,347,3136,1260,209,-1734,111,
	-164,18416,-1101,-748,837,-8950,1683,-222,-239,2392,-2594,-675,-2225,-5139,256,-589,-42,905,3295,-35,-1197,-51,-629,-4,
	2816,2816,2816,2816,2816,2816,2816,2816,1503,1518,1529,1533,1534,1536,1536,1536,-13,-108,-185,-424,-768,-32,-768,-59,
	-25,-397,-495,-1536,-1536,-64,-1536,-166,567,1644,744,131,259,2177,49,2005,-1770,-679,-1568,-2176,-2047,-128,-2255,-299,
	918,977,1024,998,942,964,1009,931,-1227,-912,-864,-1392,-1645,-64,-1922,-467,-404,-1120,-1406,-809,735,960,-2408,-2382,
	345,3969,-287,241,-2327,-4283,-3627,-413,690,-6722,2035,482,193,-7569,-842,6535,-3059,-8708,-1074,-2097,-148,-10839,-2431,3068,
	3213,-138,4319,-191,47,56,-3065,-34,772,38,160,15017,2220,95,-1695,-3,266,-107,-444,4573,12905,194,-4287,-114,
	160,30,-97,15,-466,18,-237,-8,-517,-1169,-1098,-187,540,-2105,-2369,-1114,43,2093,-13,921,-2542,-4209,-3062,-1104,
	836,-4296,1822,980,376,-4816,-833,4579,-2607,-7191,-1349,-1711,6,-6795,-2652,584,3266,-110,4480,671,46,94,-1682,-18,
	1223,311,-136,12173,2350,112,125,9,630,138,-1078,2167,13315,119,-2775,68,171,30,-114,57,-547,5,-304,16,
	2816,2816,2816,2816,2816,2816,2816,2816,1564,1680,1780,1792,1792,1792,2019,2041,-218,-768,-72,-64,-768,-768,-52,-120,
	-435,-1536,-290,-128,-1536,-1536,-225,-383,1414,0,1517,1793,50,7,535,364,-862,-2160,-543,-255,-1999,-2041,-1286,-1435,
	1010,1024,1004,1016,1020,1024,1016,1024,-435,-1976,-806,-128,-1793,-1871,-780,-782,381,1691,-2275,2540,-1673,-1451,-976,980,
	-4468,3402,2680,-2476,-958,-1689,24,1135,6560,5555,69,-2374,857,191,517,-320,4143,2061,-1280,-5082,-435,-1754,-2975,-2932,
	-800,7169,-149,30,-1591,-3940,-1617,3317,609,29,-283,-44,-1039,-764,-1641,2538,443,-1484,-155,101,-3026,324,-1984,-321,
	4,67,-1,-17,-44,32,-8,-7,271,409,-1684,925,-1484,-1949,-1167,1267,-672,1812,2210,-799,-754,-2218,-55,1320,
	3087,5018,-336,-2071,1039,82,192,-69,1726,1340,-1696,-4225,-445,-1995,-3267,-2473,-988,6055,-175,-53,-1309,-3934,-1208,2239,
	-334,1540,-306,-119,-1053,-502,-880,1291,-1354,-249,123,-487,-2895,145,-947,-683,-60,12,12,-32,-38,-2,-11,-3,
	2816,2816,2816,2816,2816,2816,2816,2816,2045,2047,2048,2308,2408,2546,2562,2562,-164,-507,-768,-82,-768,-55,-32,-50,
	-869,-1536,-1536,-559,-1536,-243,-1536,-904,817,42,50,93,0,312,38,32,-979,-1751,-1743,-1439,-1432,-982,-1240,-1246,
	1024,1024,1023,1024,1024,1024,1024,1024,-1202,-1480,-1664,-1085,-1612,-612,-1408,-1254,2167,-1946,-2810,2421,-556,170,-1159,-4131,
	-251,-3071,-1708,-112,-182,82,-523,583,1916,-471,310,3766,3190,1149,1762,-921,-2540,-4553,-1100,-601,605,-1462,-2310,-4028,
	-191,-701,-1624,-1317,674,114,2815,320,979,-3250,947,1946,861,1086,7398,-552,1369,-5677,-487,10940,3387,5830,-3054,-4351,
	9,5,-45,36,-18,-37,39,-12,1515,-1749,-2749,2239,-480,852,-593,-4194,-847,-2732,-1786,-55,-184,394,-5,318,
	1778,-448,301,3598,3104,1924,1959,-1018,-2590,-4343,-1358,-719,569,-474,-2010,-4089,525,-815,-1749,-1206,694,-464,1925,378,
	2095,-3387,421,2063,866,-720,5854,0,2749,-5549,-917,10338,3309,3491,-2982,-3564,3,46,-74,31,-54,-46,44,-10,
	2816,2816,2816,2816,2816,2816,2816,2816,2664,2818,2818,3026,3076,3078,3515,3578,0,-8,-15,0,0,-2,0,0,
	-1536,-1536,-166,-118,-100,-65,0,-4,0,36,67,123,31,32,44,19,-1176,-986,-955,-691,-734,-730,-281,-243,
	1024,1024,1024,1024,1024,1024,1024,1024,-1484,-1280,-880,-518,-998,-1152,-605,-896,1562,-3229,-4246,-7737,-5743,11523,-13430,13984,
	2130,-1971,-2831,-7264,-5537,13182,-14140,14730,2376,-2558,-2222,-8331,-5756,12940,-12875,13107,577,-2418,-6455,-8820,-7367,14112,-13543,13714,
	567,531,902,-1424,90,212,-296,-98,-5614,8486,7231,-213,3313,2440,-321,55,327,-2624,4699,31990,-9663,-9337,7385,-13650,
	44,-28,9,-37,1,19,-16,-5,741,-1814,-2381,-1282,-3655,4166,-6125,4953,1283,-539,-1443,-976,-3116,6045,-6898,5079,
	2332,-1602,-1307,-727,-3993,5932,-5583,3523,146,-1806,-4604,-2023,-4667,6146,-6409,4821,1049,470,720,-742,-574,314,-232,-185,
	-4072,4810,3969,-1771,1962,5591,-692,140,746,-2650,911,10525,-4017,2787,-944,-1001,68,-54,13,-39,-5,27,-35,7,
	2816,2816,2816,2816,2816,2816,2816,2817,4004,4100,4352,4506,4578,1003,1276,437,0,0,0,0,0,-768,-768,-768,
	0,0,0,0,0,-1536,-1536,-1536,0,0,0,0,0,19,16,528,0,0,0,0,0,-2818,-2549,-2876,
	1024,1024,1024,1024,1024,441,1021,100,-377,-640,-260,-423,-197,-2264,-2088,-2085,-4233,5136,-2693,3325,1417,584,-4032,-5159,
	-2125,4124,-1675,1128,-829,270,-3988,-6002,-5945,5317,-2599,5441,-3008,2196,-1703,60,-6387,6181,-4980,1392,-8389,572,-1675,397,
	-145,-96,-86,-19,50,1459,-2089,3718,-193,-120,-98,-27,30,3346,1224,-8975,21767,-38787,7757,1624,1340,4835,-2322,-4947,
	4,-3,-11,-5,2,8117,-91,10559,-1702,704,-1476,2510,2031,327,-3207,-3134,37,740,-634,141,-554,-437,-3789,-4707,
	-3174,1441,-959,2691,-953,1939,-1229,732,-3477,1077,-3512,-658,-7231,325,-2010,1102,-94,-101,-54,-44,66,884,-2086,1231,
	-163,37,-97,54,-23,2373,877,-905,10150,-12927,-234,8129,-1687,4612,-1968,1352,-21,8,-20,2,5,7097,-481,10435,
	2817,2817,2817,2817,2817,2817,2817,2817,169,935,632,918,1223,1374,535,1686,-768,-768,-768,-768,-768,-479,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,663,202,11,121,47,297,523,165,-3010,-2705,-3198,-2802,-2572,-2172,-2784,-1992,
	171,426,0,422,1011,963,269,1010,-1561,-2233,-2401,-2129,-2173,-1535,-1631,-1679,4994,-372,-3453,1241,-1364,270,1183,-2124,
	3569,3851,-1046,-1279,1877,1754,-1005,-4307,450,3564,2651,-738,2194,1345,-1607,-3253,1980,1556,571,-1086,201,-654,560,-3172,
	-2347,2563,352,-3311,2045,1980,-2151,2124,5711,-7166,-2985,-5374,-2437,-1667,3870,-2682,1090,-11563,-456,-4627,707,1980,6545,-5475,
	-9555,-2009,18191,4728,-8,-233,2177,-58,3962,-2177,-4080,1237,-3106,-748,41,-1558,2705,2823,-2408,-822,-134,644,-1785,-3398,
	585,2989,2608,-439,1305,975,-2051,-2444,1464,1316,-561,-1014,-291,-774,353,-2634,-1046,737,363,-2708,323,1241,-508,2866,
	1752,3429,-1889,-3472,-576,-81,-2121,-2915,-1113,514,-1031,-3137,3438,4541,1966,-5387,-10093,433,18666,6028,70,-23,2764,-22,
	2820,2820,2821,2821,2822,2823,2826,2832,640,569,1500,1180,887,833,411,1152,-768,-768,-768,-768,-768,-327,-768,-59,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-463,24,212,33,25,140,995,687,852,-3184,-3068,-2317,-2646,-2826,-2025,-2762,-1868,
	0,82,1024,1024,470,699,200,1017,-2292,-2228,-2019,-2177,-2182,-1498,-1634,-1090,-2502,5019,-2282,1885,959,-2635,2614,-1296,
	-2581,7750,140,3391,-1556,-3115,1735,309,677,267,-537,3790,-410,-3319,4114,-6431,-3195,490,-2235,2055,1099,-3814,2025,-8444,
	943,-970,5317,3447,1704,1748,-4151,-3512,3673,-3787,-4357,475,-8739,-4354,13854,-842,-804,-4292,2704,-4468,-13988,-812,8587,-834,
	21333,21073,-229,2069,6283,-577,10398,217,-1942,4776,-3264,980,-205,-3657,131,-1834,-2583,7605,-1160,2976,-1404,-4103,345,-193,
	1210,-136,-986,3137,-800,-2867,2206,-5792,-2594,542,-2666,1693,483,-3390,1081,-7868,1545,-1681,3935,2635,752,1338,-1581,-2789,
	1625,-361,-2231,831,-1921,-2369,6038,145,-1357,-682,4234,-2896,-4808,1017,2838,323,26170,19075,-350,2637,7472,-296,7849,207,
	2832,2833,2836,2838,2840,2845,2845,2864,2944,1174,1134,394,576,1490,508,1336,-3,-768,-502,-178,-768,-768,-768,-768,
	-169,-1536,-1536,-356,-1536,-1536,-1536,-1536,32,146,608,2399,0,289,4,0,-896,-2553,-2139,-1093,-3313,-2118,-3385,-2599,
	1024,944,761,138,0,994,0,1024,-1130,-2013,-1507,-547,-2552,-1629,-2589,-2195,5170,-281,-3233,-1300,4273,-4786,-1496,3637,
	2914,-757,-2514,-1508,-546,-433,-3568,-975,3143,-2033,1051,-1478,-396,-2981,3630,2248,1237,-2345,-372,492,900,-2863,-202,-3182,
	294,-280,811,428,835,-1716,1873,-1898,-10197,-17055,1823,-250,-1627,7934,-1264,4694,-11517,-5186,6206,-185,-10,-2686,252,8594,
	0,423,-1247,215,18762,-257,23815,24,1182,-1180,-2787,-1449,2400,-4047,-2405,2396,-419,-656,-1899,-1815,-1086,478,-3283,-2321,
	141,-1095,112,-1225,-256,-2733,3216,1652,-3139,-2423,-801,660,434,-2761,-176,-3085,1027,-849,477,349,175,-1008,793,-2916,
	-5942,-5331,-885,-207,-982,6331,95,4313,-3088,1096,2407,-63,-567,-4410,496,9454,-4,515,-1544,269,14876,-350,17447,303,
	2879,2908,2911,2913,2932,2944,2944,2944,814,2120,941,1744,2804,-256,0,178,-768,-277,-126,-50,0,-768,-768,-122,
	-1536,-961,-382,-188,-1536,-1536,-1536,-345,228,131,1649,1109,0,172,110,2568,-2924,-1772,-1441,-1180,-1268,-4180,-3986,-1350,
	75,1024,781,988,1024,0,0,847,-2127,-1207,-839,-766,-1530,-2560,-2528,-675,3427,-77,-224,383,3256,445,2877,1287,
	36,167,907,1360,4209,-91,1092,1706,-357,-1994,-2194,-2928,1498,2392,97,2262,1940,1952,1457,4114,2066,2730,-2864,-270,
	1378,-1266,-1140,-1100,-5617,1245,883,3189,-4103,-132,-413,-714,-4278,-1220,-58,-99,-4536,2909,-229,-979,-1147,-211,-494,-81,
	10164,-291,-266,18,18,1272,537,-175,3431,310,-266,188,1793,537,3052,1208,490,502,552,966,2381,126,1345,1801,
	-570,-1925,-1809,-2622,158,2590,169,2033,1704,1790,1715,4022,1754,2871,-2801,-463,1450,-869,-906,-1133,-3462,1392,896,3179,
	-3868,-422,-143,-655,-1993,-1285,175,-77,-3956,2144,147,-850,-791,-401,-763,-90,10089,-201,-267,36,8,1492,390,-150,
	2944,2944,2944,2944,2944,2944,2944,2944,256,384,443,512,512,512,512,512,-768,-768,-307,-768,-768,-768,-108,-574,
	-1536,-1536,-746,-1536,-1536,-1536,-252,-1536,97,101,1842,115,810,58,3092,1933,-3743,-3611,-1811,-3469,-2774,-3526,-492,-1651,
	0,0,331,73,73,0,538,954,-2368,-2448,-907,-2236,-2236,-2592,-565,-1621,639,1268,-2322,428,-5645,1923,-1325,186,
	3350,4856,-2079,-572,-4797,826,4074,258,970,6054,-289,-4472,-4720,-2564,-2264,-2632,1096,1817,-2387,1870,-2725,2101,-1508,725,
	-1416,-44,561,-1087,4261,828,57,785,3618,-274,126,3008,-6389,-1037,87,58,-690,2002,35,1840,-4388,2029,31,959,
	-4381,6292,2752,-6173,-11751,-5273,12,102,615,1189,-2332,1382,-4014,1404,-615,-76,2682,3973,-2133,-257,-3563,1661,3959,149,
	1122,5235,-323,-3817,-3582,-3432,-1880,-2573,867,1619,-2718,2693,-1254,2668,-1222,793,-1081,-91,576,-306,2378,-147,75,740,
	2164,64,-230,722,-564,984,179,586,-851,2420,-409,2175,-193,2656,171,1551,-3543,4502,2640,-2744,-9657,-9904,3,189,
	2944,2944,2944,2944,2944,2944,2944,2944,538,576,640,682,682,729,744,749,-339,-163,-768,-155,-155,-296,-258,-185,
	-1138,-416,-1536,-389,-389,-744,-696,-555,1176,1921,60,1921,2686,1283,1519,1374,-2383,-1600,-3396,-1493,-728,-2084,-1833,-1973,
	580,578,2,614,614,440,613,1024,-1207,-801,-2384,-747,-747,-1048,-920,-993,5296,-972,-4077,-142,63,-1821,452,-2950,
	6942,-1356,2293,2627,3745,4836,4729,1064,2288,-4965,-306,-517,-1349,-3078,-310,-2861,4913,49,-432,1566,979,-1055,2717,766,
	1449,3598,-1569,-925,-401,-2181,5123,-1648,560,-73,-1957,-72,-76,228,-372,-472,-6,-112,-2700,-28,-80,274,-279,-81,
	3395,-169,-8092,-317,-93,3515,-84,-374,4660,-896,-2973,-112,125,-1741,586,-2804,6276,-1313,1801,2682,2853,4907,4936,1136,
	1619,-4662,-692,-677,-936,-2936,-515,-2483,4090,93,-337,1517,1778,-929,2459,885,1601,3511,-835,-1146,-380,-2032,5091,-1463,
	-779,36,-3168,-141,42,127,-307,-264,-1328,45,-2988,-48,65,278,-302,2,3488,-190,-4876,-277,-87,3625,-66,-429,
	2944,2944,2944,2944,2944,2944,2944,2944,768,768,768,775,896,998,998,1024,-768,-768,-768,-256,-768,-265,-265,-768,
	-1536,-1536,-1536,-863,-1536,-712,-712,-1536,63,108,254,2115,45,1041,1952,796,-3265,-3220,-3074,-1206,-3155,-2057,-1146,-2276,
	0,417,458,737,291,610,610,766,-2448,-2094,-1733,-1079,-2296,-1051,-1051,-1975,1176,552,-1079,-2990,1000,-1314,-642,-6133,
	6791,5449,3368,-896,-579,-432,-2067,-1916,-2410,-361,-1688,2469,-1428,-3473,-880,-4625,1852,1077,365,7098,2462,4331,4353,841,
	-827,1518,20,-1033,-1288,-293,-1750,-1277,820,980,4172,-259,-2064,117,-230,-1938,-1085,3514,10013,-541,-6871,37,23,-13542,
	-15952,-9024,14579,-345,-5961,-1048,-63,-1216,926,768,-47,-2903,942,-1178,-688,-7034,6739,5851,4080,-671,200,-366,-2506,-2663,
	-2491,-801,-1091,2628,-1617,-3357,125,-4159,1785,1142,1223,6902,2330,4278,5204,1266,-902,1505,733,-622,-1214,8,-1262,-1179,
	593,799,-2165,-297,-1653,-173,-139,913,-1666,2794,1335,-729,-4934,-263,207,-9002,-17067,-6550,8398,-365,-5676,-1126,-68,-885,
	2944,2944,2944,2944,2944,2944,2944,2944,1024,1024,1026,1040,1109,1152,1152,1273,-71,-768,-189,-768,-128,-768,-768,-145,
	-191,-1536,-644,-1536,-256,-1536,-1536,-530,2683,1172,2049,27,2475,147,30,708,-389,-1900,-1020,-3029,-512,-2797,-2914,-2114,
	786,730,856,795,840,886,1008,932,-500,-1605,-951,-2268,-256,-1897,-2232,-1101,-3276,-2799,1218,989,3856,-294,248,-512,
	2051,2436,3241,2579,-2993,3496,3298,-861,-224,3363,-2639,-213,107,-2142,-45,-1745,2250,9230,1408,2462,7752,2332,2262,4985,
	14,6729,-502,-188,-27,-759,-866,-1708,-28,5700,-180,-2558,73,2658,-1774,718,-53,7254,71,-8276,79,14753,-5392,-485,
	-6,-363,44,-2491,1,-7818,-2175,-99,-1927,-1922,1461,698,1199,676,-29,-411,1432,3205,3045,2742,-1826,4087,3691,-777,
	51,3261,-2583,-405,-817,-1308,-530,-1619,2809,8783,1275,2487,6722,2691,2548,4794,11,7145,-811,-316,-82,292,-1174,-2147,
	11,3776,-422,-2352,-65,-1499,-1681,55,75,4579,-171,-6648,-220,6041,-2756,-1121,4,-593,27,-1928,-37,-9366,-2074,-157,
	2944,2944,2944,2944,2944,2944,2944,2944,1280,1280,1408,1454,1534,1535,1536,1536,-768,-768,-768,-116,-103,-12,-56,-420,
	-1536,-1536,-1536,-326,-377,-24,-153,-1536,57,55,22,1173,1792,671,2235,170,-2759,-2761,-2666,-1469,-770,-1890,-325,-2390,
	985,963,1024,946,979,924,932,998,-1935,-2180,-2142,-763,-973,-1355,-477,-1487,-260,1314,1404,250,-1412,918,-4183,788,
	160,-2875,1384,-776,778,-637,1528,-1730,-2101,-568,-2650,-463,1423,-2501,2897,-2476,1757,1676,4065,5389,3766,4761,11416,2756,
	-1149,-1139,-1966,323,-211,-7347,-33,-2279,1387,-2598,-803,-176,-105,-495,-58,2531,14782,-7464,-7040,220,-76,-66,-161,5067,
	5936,-1317,442,-10,43,141,-13,-129,1916,748,1629,447,-1506,216,-2136,1864,664,-2564,1654,-684,-1008,-1113,1270,-892,
	-1126,-2081,-2742,-634,3353,-1679,1374,-2080,2711,2491,3954,4987,5148,5027,9319,3231,-314,-1982,-1863,-192,-181,-4694,6,-1391,
	-1906,-545,-421,-630,89,1098,33,-618,4136,2437,-6234,-386,246,1239,138,1323,4475,416,479,23,54,145,13,-156,
	2944,2944,2944,2944,2944,2944,2944,2944,1680,1773,1792,1792,2035,2036,2046,2048,-768,-74,-768,-768,-122,-50,-162,-495,
	-1536,-295,-1536,-1536,-397,-212,-845,-1536,0,1644,50,7,370,549,898,42,-2416,-679,-2255,-2297,-1691,-1512,-1152,-2007,
	1024,1003,1020,1024,1024,1016,1024,1024,-2104,-912,-1921,-1992,-910,-806,-1270,-1579,3742,-1085,-491,2000,-947,49,1441,-142,
	3821,853,-180,1039,92,-207,168,755,1191,-5222,-2957,150,-1814,-2573,-3147,-2783,3161,3017,2026,2934,1869,5378,3474,2298,
	7670,-90,-2519,-4635,6673,116,-885,877,1716,-222,-3065,-18,5411,-887,-2349,-1442,-3967,-355,-549,2206,351,-934,1292,1353,
	-345,9,-333,-171,-75,-7,26,-277,2984,-592,298,1821,-844,55,983,458,2946,-10,565,907,283,-122,-264,1419,
	692,-4394,-2814,-298,-2038,-2676,-2757,-2732,3354,3063,2329,2878,1853,5324,3367,2391,6453,-45,-1756,-4680,5306,-724,98,1022,
	2447,-6,-2308,81,3691,-1354,-1109,-1816,-2704,134,-650,1991,-1189,-1344,2554,1030,-495,17,-387,-284,-36,30,-3,-188,
	2944,2944,2944,2944,2944,2944,2944,2944,2301,2408,2563,2664,2818,2821,3073,4592,-85,-768,-50,0,-8,-15,0,0,
	-569,-1536,-988,-1536,-1536,-164,-102,0,119,0,38,0,38,77,33,0,-1676,-1688,-1496,-1432,-1240,-1198,-990,0,
	1024,1024,1024,1024,1024,1024,1024,1024,-1202,-1740,-1357,-1612,-1408,-1008,-1126,-260,-1941,2003,1103,2114,-3588,-1018,933,-1614,
	73,2094,-692,1923,-5614,-1005,787,-1022,-1500,-937,-2169,-110,-6308,-2292,-1431,-835,2641,3531,3686,3062,1306,4248,5864,11478,
	-6282,-2092,-4607,-663,6313,3983,564,-54,-5266,47,-2207,-2888,3172,5330,-3554,-89,1372,2749,-6552,3341,612,11795,-8766,4505,
	-44,-105,-80,63,-38,-9,-4,-5,-1962,1842,1206,1280,-1708,-695,376,-1754,24,1859,-663,1065,-3407,-634,217,-908,
	-1413,-824,-1930,-264,-5398,-1935,-1992,-96,2369,3333,3409,2775,1880,4371,5193,11715,-5161,-1932,-4655,33,3938,2930,326,-18,
	-4160,-8,-1856,-1747,481,4376,-3462,-75,1783,2740,-5335,3606,-369,10333,-6292,-1325,-32,-189,-63,75,-59,-4,-13,-11,
	2984,2988,3072,3072,3072,3072,3072,3072,1875,1176,227,383,512,512,709,776,-30,-768,-104,-768,-768,-543,-132,-253,
	-192,-1536,-262,-1536,-1536,-1536,-339,-871,913,417,3063,217,58,2025,2957,1192,-1387,-2589,-1062,-3752,-3782,-1815,-686,-2384,
	1024,967,862,250,0,954,639,738,-1012,-1930,-531,-2262,-2720,-1676,-543,-1207,-3163,1590,2197,1353,-1281,-1755,321,1390,
	1004,-451,3189,3057,-3904,-2571,-66,3276,-3771,-2642,4868,537,270,2137,-956,4163,-3405,2070,1568,-1489,931,-928,-4006,1188,
	-1054,-1215,108,104,-426,823,-283,-2673,-1178,-8163,59,4485,-842,-245,-70,-678,-1104,-5446,41,-1240,5189,-279,-99,-650,
	31,1233,-29,-3261,-7966,168,-71,-734,-3459,2023,1879,1346,-1010,-1879,315,1252,475,-73,3348,2689,-1780,-2597,376,3116,
	-3403,-2465,4667,749,929,2096,-1186,3997,-2786,1979,1208,-1515,1492,-979,-4436,838,166,-987,201,159,-902,725,-345,-2540,
	279,-7419,17,4213,1451,-221,-157,-540,484,-4399,-30,-623,5448,-342,-228,-841,-5,657,-10,-3053,-10261,311,-88,-704,
	3072,3072,3072,3072,3072,3072,3072,3072,1002,1024,1024,1536,1790,1792,2044,2560,-253,-768,-67,-768,-69,-265,-119,-32,
	-651,-1536,-179,-1536,-283,-1307,-370,-1536,1266,1230,2921,55,704,1053,740,50,-2084,-2099,-407,-2761,-1858,-1507,-1567,-1742,
	614,730,792,1009,1004,1020,1024,1024,-1048,-1733,-507,-2178,-973,-1487,-864,-1664,569,-1818,-6213,-204,-875,719,1480,475,
	-2194,-4149,-5708,-1182,-88,-125,169,416,170,-1203,204,3546,1837,1339,3493,2438,-1829,314,-1115,-811,-854,868,900,-105,
	569,1513,-6,4502,5011,4202,-2203,-1657,-58,1870,-57,-1443,-64,1778,173,1939,51,5814,-72,-671,-486,-1667,-280,-3430,
	-859,-960,-16,2885,-96,-23,-35,-16,703,-1824,-4466,-391,-631,162,1657,211,-2087,-3953,-4963,-1219,-55,-793,494,115,
	205,-1053,561,3337,1459,1422,3086,2198,-1885,444,-836,-722,-806,921,657,-399,394,1907,17,4321,2793,3880,-2027,-1989,
	-189,741,19,-935,-942,2127,-425,2025,-67,4285,72,281,-1101,-629,-1082,-2807,-791,-1008,-8,2968,-16,-9,-38,-7,
	3208,3328,3328,3328,3328,3328,3328,3328,2246,-512,-256,0,0,0,91,128,-53,-768,-768,-768,-768,-768,-117,-768,
	-275,-1536,-1536,-1536,-1536,-1536,-306,-1536,1382,276,180,0,0,2257,3449,212,-997,-5100,-4940,-4864,-4864,-2606,-1324,-4524,
	1023,0,0,0,0,550,810,17,-942,-2976,-2928,-3328,-3328,-2008,-662,-2652,1133,1057,3159,-886,-1189,-5577,1917,2110,
	-60,861,1324,771,1137,-6110,3071,2009,72,1349,4369,157,223,5174,4514,-1788,122,2900,5317,-2447,-2457,2735,3253,-2129,
	-673,118,1285,1088,923,-4941,780,547,-131,295,-365,1053,1053,908,113,-1556,-430,510,-124,267,267,2526,171,-722,
	9,-651,1360,770,1098,-232,466,1014,998,1107,2622,-34,-337,-5215,1748,1663,-352,702,1389,1201,1567,-5651,2975,2239,
	246,1376,4535,308,375,4989,4537,-1447,234,3201,4509,-1776,-1787,2830,3251,-2365,-587,31,1658,1080,915,-4957,657,801,
	-85,-118,-777,1504,1504,1134,60,-1507,-57,199,-351,289,289,2605,71,-826,6,-470,2235,102,430,-448,430,1186,
	3328,3328,3328,3328,3328,3328,3328,3328,173,242,256,256,256,256,278,327,-513,-238,-768,-768,-768,-768,-768,-409,
	-1536,-603,-1536,-1536,-1536,-1536,-1536,-1144,1285,2706,97,86,147,1080,269,1384,-3406,-1916,-4511,-4522,-4461,-3528,-4317,-3153,
	222,682,0,0,0,868,61,397,-1712,-958,-2752,-2848,-2976,-2660,-2297,-1584,2329,3375,-2099,2081,-1194,-5356,-1236,1336,
	3483,4816,-1843,1056,528,-4222,-1191,1834,-905,1135,-876,-1697,-1022,-714,-702,-520,912,3149,-750,-884,-482,-2559,-447,418,
	1496,3216,126,-793,-297,-1627,-524,-392,2082,-261,2053,2522,1732,-4834,1401,947,-132,74,-245,-181,-519,-3120,-985,50,
	-2421,1017,-1405,-1829,-856,-2878,-2628,-10685,1871,3396,-1963,1466,-524,-4436,-1456,818,2918,4718,-1763,604,1064,-2977,-1935,1330,
	-310,1505,-704,-1277,-2126,-1256,-1518,-530,104,2606,-537,-950,-1517,-2085,-1112,-255,1583,3027,-60,-468,-410,-2188,-614,-502,
	-173,-447,1545,1882,4082,-1750,240,-181,-1143,-364,-151,-353,-955,-1447,-649,-342,-3832,900,-200,-853,-3680,-3273,-2388,-10623,
	3328,3328,3328,3328,3328,3328,3328,3328,332,332,384,442,442,474,509,512,-326,-326,-768,-314,-314,-290,-126,-768,
	-821,-821,-1536,-792,-792,-745,-463,-1536,1932,2948,225,1843,2872,2894,1844,115,-2600,-1584,-4255,-2579,-1550,-1496,-2511,-4237,
	286,286,250,329,329,443,950,73,-1303,-1303,-2518,-1291,-1291,-1264,-1256,-2588,-1365,911,1367,4418,1071,-1075,-2003,-422,
	-566,2665,1766,2365,-65,-3980,1011,-3101,-3849,-563,112,3988,3226,-3909,-498,-1128,-3561,-1780,-567,4235,-3044,2812,-431,1159,
	-1487,742,-1416,-1053,-163,-1106,-3848,-473,238,326,3422,260,158,-11,-962,6499,159,177,-717,244,55,-40,-101,3327,
	-4593,705,-2666,-10036,-30,-390,3172,-15689,-1852,932,1409,4136,862,-1343,-2098,-275,-1092,2738,1968,2126,-270,-4013,980,-4181,
	-3728,-340,424,3836,3170,-3953,-479,-574,-3668,-1302,-165,3988,-2762,3088,-213,1849,-1555,857,-1340,-985,-27,-902,-3917,-531,
	-28,349,3781,58,153,45,-616,2637,63,237,-15,178,70,43,73,4174,-4082,851,-2521,-9566,10,-457,3160,-11321,
	3328,3328,3328,3328,3328,3328,3328,3328,512,512,512,512,512,512,516,539,-768,-768,-97,-97,-768,-552,-768,-318,
	-1536,-1536,-225,-225,-1536,-1536,-1536,-986,866,0,3173,3813,58,2120,1474,1254,-3486,-4352,-1179,-539,-4294,-2232,-2874,-3071,
	73,0,557,557,0,954,206,583,-2588,-3072,-590,-590,-2976,-1866,-2224,-1544,4676,4374,-3446,-6498,-3989,-335,-1484,506,
	3794,919,-3449,-4407,-963,-1281,-1608,907,5928,5160,-5358,1156,-2589,-3092,-2071,-236,1397,7655,-1835,-3114,-1386,-538,-5658,26,
	526,-217,-394,223,-1057,6484,-186,2302,-2545,-467,-278,107,200,289,-4624,-57,2678,2437,-227,108,2925,-5881,-650,-443,
	-13885,-39630,-171,121,-22991,2028,9481,11361,5326,3951,-3574,-3757,-3768,-131,-796,301,4592,952,-3641,-2576,-1292,-942,-791,684,
	4971,4585,-5298,1066,-2105,-3181,-2174,-218,1770,7065,-2124,-2213,-362,-591,-4880,-265,230,-447,-472,220,-1167,6201,-352,2098,
	826,351,-266,243,2447,257,-3947,-628,3640,2383,-218,323,4037,-5698,-606,-837,-13184,-42677,-141,107,-25921,2181,7685,10799,
	3328,3328,3328,3328,3328,3328,3328,3328,539,540,584,584,597,640,700,700,-318,-218,-152,-152,-128,-768,-140,-140,
	-986,-435,-374,-374,-256,-1536,-355,-355,2572,3453,2570,3353,3755,70,2568,3289,-1753,-870,-1710,-927,-512,-4154,-1597,-875,
	583,106,591,591,263,2,631,631,-1544,-435,-855,-855,-256,-2768,-799,-799,1250,686,-2823,2404,733,-4272,-473,-42,
	1610,1369,-2633,1788,-2159,1371,-67,-1726,1342,-1024,-1590,729,-202,592,-1063,3029,-1520,1026,-1737,-1360,970,-1599,494,-591,
	562,97,1025,-291,138,-706,-125,-233,-186,313,-113,-30,157,354,-90,-86,474,203,-123,-40,123,-1951,-99,-86,
	215,135,-523,-97,107,-35265,-389,-86,831,842,-2640,2409,-643,-4026,-212,685,1597,1529,-2538,1581,-2878,1363,37,-1596,
	857,-989,-1474,395,25,502,-740,3063,-1032,540,-1878,-869,346,-1274,164,-63,1310,-3,899,-270,135,-669,-295,-240,
	2,79,-97,141,56,-160,-114,15,698,-79,-101,172,-5,-1854,-121,45,613,169,-539,-105,119,-33006,-354,-100,
	3328,3328,3328,3328,3328,3328,3328,3328,732,742,768,768,768,768,895,1006,-283,-75,-768,-768,-64,-768,-768,-247,
	-716,-211,-1536,-1536,-128,-1536,-1536,-627,1809,3060,124,65,3840,254,226,1792,-2322,-1062,-3972,-4031,-256,-3842,-3743,-2066,
	445,1024,417,163,521,458,886,616,-1163,-531,-2446,-2510,-128,-2111,-2251,-1035,-2627,-3075,-3049,-2867,6512,-3492,1939,663,
	-1263,-1847,2826,2412,5977,4732,-2466,-932,-2701,-3282,-1027,-1496,-1235,-1167,-1561,-590,-3540,-96,-618,-336,581,-930,-1038,-1008,
	-5235,84,-291,-297,171,-222,-377,1533,135,22,439,404,160,8021,3619,41,220,93,7944,-1734,165,12688,10029,90,
	5454,-55,-26908,10179,86,12372,-1029,-1046,-2601,-3150,-2542,-2401,4809,-2665,1847,1097,-1323,-1725,2463,1757,4832,1531,-2543,-570,
	-2750,-3186,-506,-992,-1080,-1492,-551,-602,-3738,-318,-320,-639,15,-1691,-132,-1446,-5068,116,34,67,195,217,70,1108,
	-119,-49,566,-2181,122,-141,1714,-291,-116,-39,6430,-3444,122,1778,2746,-423,5436,-53,-20149,13185,102,13147,-2493,-983,
	3328,3328,3328,3328,3328,3328,3328,3328,1006,1006,1010,1024,1024,1024,1024,1024,-247,-247,-148,-768,-768,-768,-768,-61,
	-627,-627,-445,-1536,-1536,-1536,-1536,-158,2526,2526,1735,155,308,814,0,2789,-1332,-1332,-2119,-3685,-3532,-3026,-3840,-1051,
	616,616,1024,963,962,962,1024,794,-1035,-1035,-1060,-2564,-2409,-2409,-2816,-525,-819,1680,-170,1649,-2945,9344,-3654,6362,
	-5647,7008,-3504,-684,-1670,9163,4726,2968,-2148,150,-1340,-1432,-920,6656,4477,-2086,-2311,1262,-327,-2394,-834,4433,7088,1166,
	-505,-505,2184,-57,-440,7797,1306,-68,71,71,-222,-13524,15474,-4491,24314,-210,50,50,80,1808,7747,5712,-7496,-174,
	-124,-124,-741,-7659,-11775,-6994,-1416,-26,-650,1849,82,1374,-2995,8559,-3155,6067,-5701,6954,-3208,-163,-1466,8220,4183,2797,
	-1708,590,-1184,-1217,-1029,5576,3579,-2201,-2275,1298,-561,-1759,-871,4074,5930,1081,-584,-584,1805,70,-539,6642,816,-144,
	-48,-48,-393,-7573,15879,-3098,21339,-171,-98,-98,-262,5147,9569,7590,-5248,-103,-159,-159,-768,-9635,-10856,-4721,-3409,-19,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1024,1024,1024,1026,1026,-61,-32,-768,-768,-231,-8,-187,-187,
	-158,-64,-1536,-1536,-1086,-1536,-628,-628,3402,3712,64,1087,2025,682,1198,2363,-438,-128,-3776,-2753,-1815,-3158,-2640,-1474,
	794,774,775,1022,1022,948,856,856,-525,-64,-2696,-2272,-1676,-1988,-1335,-1335,-10186,2470,-11,-4024,4308,2134,1461,1535,
	-8418,2410,-450,-2549,2754,1632,-154,-200,-2474,570,-1190,-597,840,-646,-1694,6086,-253,42,-462,-2413,1416,-477,-571,-936,
	-60,206,-153,-1228,884,-50,-2408,-435,-177,184,-5824,3404,-743,3998,10,-52,-165,217,2266,-889,500,-1419,-160,-23,
	-54,82,-7521,2612,-737,-11810,-502,-222,-4206,1206,204,-4075,3703,1763,1556,998,-3740,1415,-641,-2559,2407,1411,-112,-625,
	-1644,401,-1753,-583,571,-619,-1662,5106,890,-128,-1071,-2133,1870,-259,-821,-282,-47,217,-414,-1332,1548,-375,-2374,-34,
	5,163,-4925,4498,-157,4637,-398,101,132,216,6184,-44,1397,-834,-685,242,-50,80,-10245,2884,-608,-11480,-706,-397,
	3328,3328,3328,3328,3328,3328,3328,3328,1040,1052,1109,1152,1233,1233,1269,1278,-768,-218,-128,-768,-115,-115,-187,-141,
	-1536,-435,-256,-1536,-297,-297,-514,-499,29,2941,3243,162,2272,2883,2377,2245,-3795,-870,-512,-3551,-1359,-748,-1217,-1341,
	795,801,840,886,823,823,1024,933,-2652,-435,-256,-2242,-680,-680,-1048,-1207,256,-1547,8150,-277,-430,-1557,2707,88,
	-2023,-223,1678,3815,-1876,-858,3216,888,78,1085,1269,-877,-1182,-2631,-317,-880,-1511,1344,2279,-1283,-114,-651,612,-1428,
	-746,-277,-64,40,96,-53,-119,-332,-6453,278,116,4099,-152,-114,215,-60,-8311,236,90,13285,-146,-138,245,-72,
	-7793,-45,-31,-23984,-59,11,19,24,300,-1828,3987,309,255,907,3031,-109,-1611,270,-964,2757,-784,-133,2652,-111,
	604,425,594,190,-896,-1683,352,-1013,-811,185,1219,-540,-968,607,767,-688,-425,-330,-82,171,-340,-57,-225,-70,
	-4505,29,-80,-3610,-275,52,92,129,-8553,-189,-232,872,-289,136,75,296,-8035,-54,-50,-9903,-40,14,-8,-31,
	3328,3328,3328,3328,3328,3328,3328,3328,1280,1280,1280,1280,1280,1408,1527,1529,-768,-630,-630,-768,-64,-768,-186,-105,
	-1536,-1536,-1536,-1536,-128,-1536,-508,-384,284,252,1297,846,3328,27,1254,1206,-3300,-3332,-2288,-2738,-256,-3429,-2083,-2128,
	948,918,918,939,903,1024,1024,979,-2285,-1861,-1861,-2211,-128,-2508,-1048,-1079,-1160,598,1916,4138,6909,2012,527,2492,
	-1962,244,-11,2516,8787,-773,19,728,-1005,553,2678,-557,846,-157,-667,1560,-558,74,-2676,-583,983,-686,-696,892,
	-967,-114,-3820,-2855,12,-2747,4766,-1805,22634,-956,5947,-8453,73,-4621,856,-20,12056,9114,2499,-9514,67,-3787,1270,-268,
	-17925,12749,-950,1104,-2,-23879,-337,-152,-1325,778,2131,3942,4027,1840,919,2454,-2354,-797,104,2269,6413,-1126,429,677,
	-980,-195,2746,-596,449,64,-834,1463,-550,-1120,-2722,-490,681,-437,-1278,724,-1300,-242,-3452,-2525,3,-2915,4262,-2868,
	21658,-630,5295,-7876,-5,-3237,-13,-519,14865,1834,2006,-8002,-53,-2881,-124,-567,-11689,6297,-1103,876,-14,-19808,-380,-90,
	3328,3328,3328,3328,3328,3328,3328,3328,1536,1536,1536,1536,1536,1536,1536,1536,-768,-768,-768,-32,-768,-50,-50,-768,
	-1536,-1536,-1536,-64,-1536,-123,-123,-1536,58,284,66,3200,0,2331,2939,114,-3270,-3044,-3262,-128,-3328,-997,-389,-3214,
	1023,942,1009,964,1024,934,934,1000,-2129,-2157,-2434,-64,-2560,-500,-500,-2082,963,-831,729,3440,-2213,2919,-13468,565,
	48,-949,-1809,4701,5479,2014,-13136,-1134,-345,-742,-203,-300,-312,-1074,-1246,392,29,-1053,-429,-143,1249,-1095,-2354,-81,
	1561,-2036,1009,96,6350,276,-3,447,-4903,16860,-5033,113,20955,-363,-157,-2413,1378,13441,-8038,146,2390,-378,-180,10321,
	37914,-28602,-28485,40,-22520,-1,-16,-17774,1017,-910,540,1461,-1932,2678,-6587,1108,590,-1022,-1862,2746,4611,2330,-6735,-902,
	368,-857,-461,-408,-517,-1335,-899,816,517,-1102,-433,-340,1003,-1108,-2104,-44,3229,-2125,1858,105,6192,190,15,870,
	-2960,16467,-5327,95,17886,-266,48,-2072,-7427,14249,-1507,146,3592,-226,240,4067,23520,-27759,-15086,36,-19116,33,1,-26064,
	3328,3328,3328,3328,3328,3328,3328,3328,1564,1621,1680,1729,1781,1791,1791,1792,-218,-128,-768,-93,-160,-68,-11,-768,
	-435,-256,-1536,-249,-463,-280,-1536,-1536,2430,2731,0,1593,1937,2053,285,10,-870,-512,-3184,-1542,-1147,-1020,-2788,-3062,
	1010,1013,1024,1024,1024,1004,939,1024,-435,-256,-2488,-778,-1051,-951,-2029,-2376,-3776,6264,2599,866,1114,-143,-264,-1241,
	-4616,1911,1370,-666,937,2533,230,-884,593,802,1452,790,69,-683,160,-7,230,-947,1393,-14,-425,-1763,-366,-1218,
	-134,2,-4305,-692,-642,133,-9,218,343,156,1537,13,410,-250,278,-1514,338,108,-4643,454,597,-335,3078,-2547,
	-4,-3,-7083,24,11,27,-4246,-4353,-2907,3470,2197,909,1096,562,-869,-1335,-2758,-39,702,-315,265,1589,-419,-895,
	-95,519,1121,441,647,-209,24,-13,-534,-1132,1085,-424,-101,-1338,-102,-1099,-204,27,-4523,-847,-789,270,-291,-31,
	105,31,570,-453,341,17,1438,-1461,-161,-181,-1888,-394,442,206,5969,-1903,-21,-10,-4451,44,-25,41,-3453,-3172,
	3328,3328,3328,3328,3328,3328,3328,3328,1792,1792,1796,2033,2039,2046,2048,2048,-64,-266,-12,-123,-49,-11,-160,-32,
	-128,-1244,-23,-394,-211,-1536,-842,-64,2816,252,665,995,711,276,1101,2688,-256,-2820,-2402,-1836,-2114,-2542,-1715,-128,
	1017,1020,923,1024,1016,1024,1024,1020,-128,-1605,-1611,-935,-1101,-1902,-1615,-64,8472,396,-219,512,105,883,546,5100,
	10059,270,-686,-316,1661,475,1741,7468,-360,665,-3264,125,-1029,-761,-2701,-298,-608,224,-3629,562,-781,-582,-3262,-117,
	5,230,-7097,-987,9535,378,250,26,79,-3488,661,1854,4647,-2561,-5197,60,63,6064,2320,2359,2099,3378,-9548,115,
	1,2226,-154,-88,-24,1946,-126,24,5005,927,-306,833,194,345,303,2034,6737,583,-718,156,1552,-12,1014,4086,
	-344,569,-3002,-172,-1153,-943,-2094,-15,-626,-448,-2981,-199,-1526,-548,-2354,253,14,208,-4489,-1708,5759,230,2823,59,
	7,-4871,2224,0,2518,-1371,-1963,59,-99,3134,3602,-205,461,5093,-5386,95,-5,637,-96,-65,-17,1994,-204,22,
	3328,3328,3328,3328,3328,3328,3328,3328,2048,2048,2048,2048,2076,2133,2226,2304,-768,-768,-39,-39,-218,-128,-59,-64,
	-1536,-1536,-105,-105,-435,-256,-198,-128,56,0,1850,2473,1919,2219,1169,2304,-2761,-2816,-966,-343,-868,-511,-1469,-256,
	1023,1024,1024,1024,1023,1023,1024,1024,-2176,-2304,-484,-484,-435,-256,-763,-128,-2132,1802,-1035,-15844,-1293,4023,1468,7276,
	-4980,5740,-1611,-16657,-3015,-624,42,9028,-575,-50,-378,562,1944,-238,105,-934,-2990,1261,-385,709,1070,-484,-432,-498,
	-388,-1982,434,77,-353,-45,-1150,-36,-401,1055,-342,-125,639,118,-727,20,-2172,190,-510,-223,801,72,-571,21,
	816,3055,6,0,-44,-22,18,-8,-1495,1181,-1132,-8444,-650,2572,1447,4746,-3414,4267,-866,-9434,-1193,-1368,405,6294,
	-403,-281,-1036,225,1000,-352,-339,-738,-2629,880,-663,248,334,-349,-797,-238,-558,-1949,283,55,-474,-43,-1194,-18,
	-349,554,-314,104,-75,-12,-1164,-22,-2937,371,-680,515,-561,-284,-1435,-113,417,3385,42,11,-68,-28,36,-12,
	3328,3328,3328,3328,3328,3328,3328,3328,2304,2304,2408,2541,2557,2557,2558,2560,-189,-83,-768,-21,-54,-54,-12,-32,
	-1536,-530,-1536,-101,-238,-238,-23,-64,53,170,0,597,740,1518,258,2177,-2507,-2389,-2456,-1726,-1567,-790,-2048,-128,
	1024,1024,1024,1023,1024,1024,1024,1024,-1807,-1487,-2124,-912,-864,-864,-1646,-64,-128,-37,-191,343,681,-1163,-725,3468,
	-1346,-194,73,-90,654,-1863,-379,4650,271,630,-746,-203,852,-630,-1290,-592,-429,-566,-1410,-352,-174,-1602,-1483,-155,
	507,-1522,2250,3820,-654,-401,-2438,-201,-1202,-3946,1160,4165,180,-135,-5155,-311,-4168,863,2495,4708,-640,69,-8791,130,
	-149,66,-142,-43,-69,-24,158,6,309,165,-163,321,625,-146,-960,3555,-563,122,61,-158,678,-1029,-535,4366,
	330,733,-737,-317,670,-711,-1208,-488,-717,-524,-1243,-754,-230,-1587,-1038,-216,475,-1569,2297,1471,-652,-421,550,-118,
	-1715,-4520,798,1580,91,82,-1894,-173,-5766,-317,2059,1279,-460,1679,-4799,338,-263,56,-388,22,-56,-35,137,-8,
	3328,3328,3328,3328,3328,3328,3328,3328,2560,2560,2560,2664,3043,3065,3072,3072,-32,0,-27,0,-6,0,-12,-2,
	-1536,-1536,-84,-1536,-43,-109,-58,-63,50,0,1380,0,535,364,942,50,-2254,-2304,-924,-2200,-1286,-1435,-850,-1742,
	1024,1024,1024,1024,1024,1024,1024,1024,-1920,-2048,-465,-1996,-780,-782,-441,-1664,156,1077,-1310,-158,596,827,-1553,1083,
	-1102,4077,-416,-1431,673,-334,-832,1503,-445,194,900,1139,274,68,-687,478,-771,850,1027,-462,-362,-408,-367,-279,
	604,2939,-180,-3264,-1085,2251,-1367,-3085,3297,-1457,-776,-1407,-335,7120,-1944,-686,-2369,-1230,-1043,1483,828,13664,-1807,-1713,
	-261,90,-6,-2,-14,-62,-38,-16,351,570,-1476,-350,426,1293,-1384,806,-291,2967,-691,-1736,616,466,-802,1184,
	-324,-17,527,1091,94,492,-508,409,-610,887,531,-298,-273,-438,-217,-142,915,2567,-326,-3389,-966,528,-893,-2063,
	2861,-544,-838,-1178,-533,1531,-1332,778,-2221,-617,-1464,1769,968,2342,-1262,-76,-240,163,3,2,-14,18,-43,-34,
	3328,3328,3328,3328,3328,3328,3328,3328,3072,3073,3571,3584,3586,3591,3595,4050,0,-11,0,0,0,-1,0,0,
	0,-23,0,0,-4,-11,-22,0,0,218,312,0,38,290,173,123,-1792,-1572,-981,-1280,-1240,-983,-1096,-691,
	1024,1024,1024,1024,1024,1024,1024,1024,-1792,-1390,-612,-1536,-1408,-658,-1134,-518,212,-1510,-1327,1182,-851,962,-254,1274,
	-536,-294,-329,1256,2,-344,-1242,-1743,744,-505,-2492,38,-730,1110,1444,-1380,1116,-1785,-45,266,-1649,-533,247,-816,
	-9071,7669,-557,-5944,7146,-438,744,-194,-4874,525,85,-18619,4629,535,9214,-95,1660,-12493,7868,240,-2651,11452,-13326,27678,
	161,-27,-19,57,15,-25,-23,-19,-321,-1067,-592,317,-590,1331,-178,1018,-888,-345,217,320,-19,138,-1150,-401,
	272,-285,-1319,-459,-628,1604,501,1307,797,-1812,662,-171,-1397,-58,-477,1356,-5918,5938,-212,-2896,4792,-300,-446,150,
	-2388,2902,-577,-11983,2299,-388,5420,-134,1866,-4588,629,1798,-637,4644,-3548,5339,190,-77,6,48,-2,-10,-46,17,
	3328,3328,3328,3328,3328,3328,3328,3328,4083,4096,4097,4102,4482,4539,4602,4608,0,0,0,0,0,0,0,0,
	-2,0,0,0,0,0,0,0,191,0,183,32,98,44,19,0,-590,-768,-584,-730,-285,-281,-243,-256,
	1024,1024,1024,1024,1024,1024,1024,1024,-402,-1280,-878,-1152,-622,-605,-896,-1024,4448,686,-5148,-1083,767,-2714,-1336,1304,
	2486,460,-2215,1284,-772,-1237,-1850,2827,-7083,940,5074,1332,-897,-1187,-1971,4356,-6567,1126,5014,843,-2219,-227,-1750,2853,
	-374,524,-317,148,-274,-24,-15,122,-773,1881,-706,620,-545,-56,-23,219,29589,-7786,-34580,-15504,-930,32165,-15266,-21048,
	-28,17,-24,2,-27,-3,1,16,1564,-135,-1985,-356,989,-2239,-772,-1,1684,-651,-1147,622,-440,-299,-1166,839,
	-2185,-633,-126,-163,-310,476,-1846,1106,-2233,-197,279,-312,-1686,938,-1154,920,-72,408,-531,-174,-196,34,-61,98,
	-409,2422,-832,57,-311,-77,-107,232,-582,2220,-4790,-1979,-6060,13809,-4335,-1392,-17,15,-50,-14,-32,-5,-6,34,
	3328,3328,3328,3328,3328,3328,3328,3328,5028,5120,5124,5530,6144,1174,1686,1003,0,0,0,0,0,-768,-768,-768,
	0,0,0,0,0,-1536,-1536,-1536,0,0,0,0,0,146,165,19,0,0,0,0,0,-3544,-3013,-3841,
	1024,1024,1024,1024,1024,944,1010,441,-377,-768,-640,-423,-211,-2508,-2190,-2776,6368,-3461,-4119,-3675,6894,1113,-1125,1108,
	5682,-1497,-4934,-1925,4764,-1740,-1029,1055,-5088,2889,1058,-969,-208,2095,-631,442,-4057,1656,319,-663,-467,1890,-670,-42,
	-32,12,14,178,896,495,1051,492,-66,-2,1,167,847,-9204,-1445,1956,24542,-37301,8502,7198,2110,-17198,-1014,-264,
	10,8,8,49,284,24822,15003,8865,2995,-1455,-2653,-3818,6683,742,-938,805,3127,-554,-3095,-2077,4617,-574,-540,1111,
	-2455,160,784,-450,-126,1694,-417,104,-2687,-6,259,-337,-468,1574,-560,-255,-20,95,-25,139,826,276,641,319,
	-143,223,-11,103,651,-5949,-1193,832,4240,-13540,2575,4664,1454,-10437,-1558,-180,-10,41,-2,38,264,19622,13154,5447,
	3328,3328,3328,3328,3328,3328,3328,3328,632,1180,437,169,935,1276,1223,535,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,11,25,528,663,202,16,47,523,-4221,-3660,-3900,-4033,-3728,-3572,-3594,-3806,
	0,1024,100,170,426,1021,1011,269,-2912,-2684,-2596,-2072,-2744,-2600,-2684,-2142,126,1916,-4497,2697,-950,-733,-681,-695,
	-1058,485,-4221,3485,-1138,5777,-175,-1294,-1313,495,-3201,-937,-69,-1380,-954,4321,-2113,-1243,-1484,-1043,226,-1248,364,2871,
	-775,-545,-986,1062,1082,-1091,-160,648,-4325,-7524,-4163,-585,-4042,-4208,-2603,1662,-2485,-1988,1046,-1474,-9147,803,-1812,651,
	14877,14015,10582,-8890,3115,6221,7189,5377,-118,1886,-4069,2215,-1968,-836,-725,-1310,-320,799,-3688,3050,-142,5573,207,-2291,
	-919,594,-3131,-911,-943,-917,-1496,3863,-2110,-1141,-1176,-1164,-111,-705,-183,2231,-590,-480,-998,1185,497,-899,-584,613,
	-3795,-7156,-89,-1719,-667,-2978,-3065,-983,-3041,-2054,1754,-1718,-2968,-85,479,-181,13448,12742,12551,-8294,3138,8049,5246,6653,
	3328,3328,3328,3328,3328,3328,3329,3329,411,640,569,1374,833,1500,394,1176,-768,-768,-768,-479,-327,-768,-178,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-356,-1536,687,24,212,297,995,33,2399,417,-3766,-4201,-4084,-3194,-3037,-3332,-2073,-3272,
	200,0,82,963,699,1024,126,967,-2136,-2800,-2736,-2046,-2003,-2526,-1037,-2271,-1441,1186,1280,-1760,-4615,-1023,157,434,
	-3607,148,164,-2443,-6017,-3337,690,1820,-3204,263,1350,279,-3892,639,-786,-946,-1812,-2042,218,-428,-3086,-479,-689,-880,
	-1525,47,2681,72,-1520,379,2221,-1115,5923,-699,-3567,-3570,3621,-9136,175,-13978,-905,-2555,489,-5765,-232,-2705,-55,-16023,
	14147,18426,20138,6196,6099,31006,3301,13888,-1356,1990,910,-1908,-4056,-1003,26,303,-3587,-211,1170,-2417,-5304,-3650,472,1734,
	-2610,438,1104,437,-3187,335,-660,-919,-1873,-1298,234,-197,-2519,-635,-307,-895,-1454,192,2395,-47,-1469,431,2043,-1098,
	3760,-2527,-776,-2915,3709,-9656,198,-14031,-957,-2393,2028,-5008,349,132,96,-14556,12209,23500,17768,7117,5620,34159,3159,15411,
	3329,3329,3329,3329,3329,3330,3330,3330,887,918,1152,2944,508,2804,1134,2120,-768,-768,-59,-3,-768,0,-502,-277,
	-1536,-1536,-463,-169,-1536,-1536,-1536,-961,140,121,852,32,4,0,608,131,-3839,-3826,-2862,-1890,-4354,-2063,-3126,-2618,
	470,422,1017,1024,0,1024,761,1024,-2689,-2641,-1587,-1627,-3073,-1928,-2001,-1630,3527,432,-1419,209,-4468,-721,273,-245,
	-4748,-3221,-1238,-621,-2840,-1055,-1902,310,-244,853,2678,-181,-663,-2119,-346,-400,109,-308,445,-980,-784,-2666,-414,-1242,
	-705,1006,1241,-297,-1063,-1085,-519,341,-7750,-1793,1916,-413,-2074,-958,685,1348,-9454,-3716,2,-1666,1979,1128,2639,-3263,
	9785,3963,1817,14,46598,-13,4346,-150,2211,415,-1372,432,-4905,-677,1405,11,-2810,-2616,-1186,-422,-2828,-944,-963,683,
	-663,1086,2673,107,-1320,-2012,400,-280,-173,-51,866,-636,-1407,-2398,-260,-1190,-876,1180,1103,-910,-1324,-938,412,695,
	-3913,-689,2047,-784,-1046,-897,-735,1286,-3262,-3461,-31,-1622,2020,961,1980,-4010,8257,5688,1557,-10,43076,-51,2597,-226,
	3331,3332,3332,3333,3336,3340,3340,3347,814,1336,1490,576,2246,941,1744,1875,-768,-768,-768,-768,-53,-126,-50,-30,
	-1536,-1536,-1536,-1536,-275,-382,-188,-192,228,0,289,0,1382,1649,1109,913,-3828,-3535,-3093,-4299,-1253,-2297,-2036,-2113,
	75,1024,994,0,1023,780,988,1024,-2579,-2664,-2117,-3045,-1070,-1267,-1194,-1375,2784,-546,-1008,5861,-383,-1235,-35,142,
	68,-6983,-527,991,228,-895,-135,-488,-2083,567,-2103,-69,-565,42,-1564,4622,-2024,54,-2167,0,-1292,-2277,-1315,2112,
	-375,-430,-1241,2234,-465,1116,5194,-4683,-4733,7255,-7932,-3040,302,-461,311,-2850,-6805,4648,-2101,122,318,-418,-446,-464,
	2097,13026,21303,23452,17,-209,20,49,2698,-359,-801,4734,-573,-1672,-96,111,-35,-6942,-186,1224,-338,-1374,-417,-383,
	-1819,253,-1936,-666,-121,23,-1111,4634,-1943,-304,-2231,-1176,-873,-1514,-775,2376,-146,-899,-1136,1875,-346,2069,4133,-1017,
	-4612,6030,-7382,-2790,866,266,185,-300,-6772,5412,-2480,-860,1431,591,3,1780,2697,8946,19446,20827,-6,-256,0,-57,
	3354,3584,3584,3584,3584,3584,3584,0,1040,512,1004,1536,2546,2560,4354,0,-44,-768,-251,-768,-55,-32,0,0,
	-108,-1536,-646,-1536,-247,-1536,0,0,2848,58,1794,66,994,56,36,0,-1028,-4806,-2578,-3774,-1836,-2760,-986,0,
	849,0,615,1009,1024,1024,1024,0,-515,-3232,-1291,-2690,-935,-2176,-1280,0,-3084,-1807,1657,406,-801,-523,-1069,0,
	-1967,-3167,209,-1495,43,-554,-1146,0,6254,-2159,1081,-1708,144,-488,-520,0,-1794,-838,2608,-485,1229,230,-785,0,
	233,-2435,-3224,957,1716,-641,1427,0,-171,-2488,633,-3379,2272,508,2902,0,-127,2495,690,93,2590,-2326,-3410,0,
	-7,-5418,1374,-10091,2,1551,120,0,-3490,-1845,1737,620,-718,-425,-714,0,-2298,-3246,234,-1561,208,-559,-844,0,
	6265,-2637,907,-1626,90,-433,-492,0,-1710,-1200,2244,-696,980,202,-786,0,234,-2578,-3303,936,786,-628,1213,0,
	-122,-2743,11,-3869,1247,71,2660,0,-46,1922,18,-625,1446,-2758,-2085,0,6,-5445,1455,-10293,-15,1666,107,0,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_4b0443a0d8f325f5_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_4b0443a0d8f325f5_boxes_0,
	  { { 19, segtune_segreduce_4b0443a0d8f325f5_unknown_0 }, { 251, segtune_segreduce_4b0443a0d8f325f5_longest_0 }, { 255, segtune_segreduce_4b0443a0d8f325f5_shares_0 } }, 1, 703, segtune_segreduce_4b0443a0d8f325f5_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_4b0443a0d8f325f5 = { "segtune_segreduce_4b0443a0d8f325f5", 1, segtune_segreduce_4b0443a0d8f325f5_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_4b0443a0d8f325f5

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
