/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-29
 * database: dd882d6387f8b77a
 * sources:  648fbb6ecd740fc8
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 616 cases
 *     n and the mean length known: worst regret 177.6%, mean 20.6%; geometries left out: worst 177.6%, mean 21.0%; picked where it was not measured: 0 times, left out 2
 *     the longest segment, too: worst regret 134.1%, mean 7.1%; geometries left out: worst 505.7%, mean 11.6%
 *     shares of long segments, too: worst regret 186.0%, mean 8.1%; geometries left out: worst 505.7%, mean 13.3%; picked where it was not measured: 0 times, left out 1
 *     as probed (shares and the heaviest span; of few or long segments the longest, too): worst regret 27.0%, mean 3.6%; geometries left out: worst 177.6%, mean 6.1%
 *     all of these: worst regret 27.0%, mean 3.5%; geometries left out: worst 177.6%, mean 6.1%
 *     pareto lengths, 111 cases: worst regret 41.2%, mean 5.6%; left out: worst 453.0%, mean 8.7%; as probed: worst regret 20.2%, mean 2.6%; left out: worst 72.4%, mean 5.1%
 *     uniform lengths, 90 cases: worst regret 39.3%, mean 7.2%; left out: worst 39.3%, mean 7.8%; as probed: worst regret 21.3%, mean 3.7%; left out: worst 21.3%, mean 4.6%
 *     rowlen lengths, 99 cases: worst regret 28.3%, mean 6.6%; left out: worst 43.3%, mean 7.3%; as probed: worst regret 23.2%, mean 4.2%; left out: worst 28.3%, mean 4.8%
 *     bimodal lengths, 19 cases: worst regret 27.0%, mean 4.1%; left out: worst 47.6%, mean 7.1%; as probed: worst regret 27.0%, mean 3.3%; left out: worst 27.0%, mean 4.4%
 *     huge lengths, 44 cases: worst regret 35.9%, mean 5.0%; left out: worst 85.3%, mean 10.5%; as probed: worst regret 19.8%, mean 3.4%; left out: worst 42.7%, mean 5.2%
 *     poisson lengths, 47 cases: worst regret 22.9%, mean 8.8%; left out: worst 32.3%, mean 8.1%; as probed: worst regret 16.8%, mean 5.7%; left out: worst 18.0%, mean 5.1%
 *     geometric lengths, 21 cases: worst regret 17.6%, mean 7.1%; left out: worst 17.6%, mean 7.1%; as probed: worst regret 12.3%, mean 4.2%; left out: worst 17.6%, mean 5.5%
 *     zipf lengths, 35 cases: worst regret 61.5%, mean 8.0%; left out: worst 61.5%, mean 8.1%; as probed: worst regret 20.0%, mean 2.8%; left out: worst 40.1%, mean 6.7%
 *     lognormal lengths, 139 cases: worst regret 186.0%, mean 12.6%; left out: worst 505.7%, mean 29.9%; as probed: worst regret 20.7%, mean 3.5%; left out: worst 177.6%, mean 9.6%
 *     fixed lengths, 11 cases: worst regret 26.3%, mean 7.7%; left out: worst 26.3%, mean 9.9%; as probed: worst regret 12.6%, mean 3.6%; left out: worst 14.2%, mean 5.4%
 *     the best of the boxes for each case: worst regret 21.3%, mean 3.3%
 *     the best of the best 8 of all 942 variants for each case: mean regret 3.0% (exact, by branch and bound)
 *     the search of 616 cases was cut short; least was tried of huge:n=64M,mean=64,share=0.25,seed=1: 31 of 511 variants
 *     variants tried, of how many, on each case:
 *       31/511 huge:n=64M,mean=64,share=0.25,seed=1, 31/511 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1,
 *       31/510 huge:n=64M,mean=64,share=0.75,seed=1, 31/510 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1,
 *       33/503 huge:n=64M,mean=256,share=0.25,seed=1, 33/501 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       35/513 huge:n=64M,mean=64,share=0.1,seed=1, 34/492 huge:n=64M,mean=256,share=0.5,seed=1,
 *       36/516 huge:n=64M,mean=64,share=0.5,seed=1, 38/518 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1,
 *       39/519 zipf:n=64M,mean=64,alpha=1,seed=1, 39/513 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1,
 *       40/507 zipf:n=64M,mean=256,alpha=1,seed=1, 41/505 huge:n=64M,mean=256,share=0.1,seed=1,
 *       43/505 zipf:n=64M,mean=1K,alpha=1,seed=1, 47/544 uniform:n=64M,mean=16M,seed=1,
 *       43/496 huge:n=64M,mean=256,share=0.75,seed=1, 45/516 huge:n=4M,mean=64,share=0.5,seed=1,
 *       46/522 pareto:n=64M,mean=128,alpha=1.2,seed=1, 46/520 huge:n=512K,mean=16,share=0.75,seed=1,
 *       28/306 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1, 48/524 huge:n=1M,mean=64,share=0.5,seed=1,
 *       51/546 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1,
 *       49/524 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1, 51/544 pareto:n=64M,mean=1M,alpha=1.5,seed=1,
 *       29/300 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1, 31/315 linux_identifier_postings.rowlen,
 *       47/477 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 54/548 uniform:n=64M,mean=1M,seed=1,
 *       54/545 uniform:n=64M,mean=4M,seed=1, 30/302 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       33/330 huge:n=64M,mean=4,share=0.5,seed=1, 52/509 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       53/517 pareto:n=64M,mean=512,alpha=1.2,seed=1, 31/301 huge:n=64M,mean=16,share=0.25,seed=1,
 *       54/524 huge:n=4M,mean=64,share=0.1,seed=1, 54/520 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1,
 *       50/481 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1, 53/509 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1,
 *       50/480 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 51/488 zipf:n=64M,mean=4K,alpha=1,seed=1,
 *       33/313 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1, 32/303 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1,
 *       52/490 lognormal:n=64M,mean=16K,sigma=2,seed=1, 55/516 linux_lines_per_file.rowlen@64M,
 *       57/521 lognormal:n=8M,mean=256,sigma=2,seed=1, 54/492 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       58/526 pareto:n=8M,mean=256,alpha=1.5,seed=1, 35/317 lp1.rowlen@4M,
 *       59/532 huge:n=512K,mean=64,share=0.5,seed=1, 35/315 huge:n=64M,mean=16,share=0.1,seed=1,
 *       56/501 lognormal:n=64M,mean=1K,sigma=2,seed=1, 36/322 huge:n=64M,mean=4,share=0.25,seed=1,
 *       54/481 lognormal:n=64M,mean=64K,sigma=2,seed=1, 32/285 huge:n=64M,mean=16,share=0.75,seed=1,
 *       60/531 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 59/521 lognormal:n=16M,mean=128,sigma=2,seed=1,
 *       54/476 pareto:n=64M,mean=16K,alpha=1.5,seed=1, 59/515 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       38/330 huge:n=64M,mean=4,share=0.1,seed=1, 56/485 pareto:n=4M,mean=64K,alpha=1.5,seed=1,
 *       35/303 huge:n=8M,mean=16,share=0.25,seed=1, 65/558 fixed:n=64M,mean=1M,
 *       62/532 debian_files_per_package.rowlen@64M, 62/530 lognormal:n=4M,mean=256,sigma=2,seed=1,
 *       57/487 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1, 36/307 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       70/596 lognormal:n=4M,mean=256,sigma=0.5,seed=1, 36/306 huge:n=64M,mean=4,share=0.75,seed=1,
 *       61/518 uniform:n=64M,mean=256K,seed=1, 70/590 lognormal:n=8M,mean=256,sigma=0.5,seed=1,
 *       36/303 huge:n=64M,mean=16,share=0.5,seed=1, 60/505 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1,
 *       63/530 pareto:n=64M,mean=256,alpha=1.5,seed=1, 39/326 huge:n=4M,mean=4,share=0.5,seed=1,
 *       53/443 uniform:n=512K,mean=256K,seed=1, 37/309 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1,
 *       63/521 linux_lines_per_file.rowlen, 64/527 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1,
 *       66/543 huge:n=512K,mean=64,share=0.1,seed=1, 64/526 pareto:n=16M,mean=256,alpha=1.5,seed=1,
 *       62/508 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 62/506 pareto:n=256M,mean=1K,alpha=1.5,seed=1,
 *       65/524 lognormal:n=64M,mean=256,sigma=2,seed=1, 67/539 gshhg_points_per_bin.rowlen@64M,
 *       60/479 uniform:n=4M,mean=256K,seed=1, 67/533 pareto:n=2M,mean=256,alpha=1.5,seed=1,
 *       71/564 lognormal:n=2M,mean=256,sigma=0.5,seed=1, 66/524 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1,
 *       40/316 huge:n=2M,mean=16,share=0.25,seed=1, 72/567 lognormal:n=128K,mean=256,sigma=0.5,seed=1,
 *       78/611 pareto:n=1K,mean=256,alpha=1.5,seed=1, 67/523 bacterial_protein_lengths.rowlen@64M,
 *       43/335 huge:n=1M,mean=4,share=0.5,seed=1, 77/599 uniform:n=64M,mean=256,seed=1,
 *       62/482 pareto:n=512K,mean=16K,alpha=1.5,seed=1, 62/482 uniform:n=256M,mean=128K,seed=1,
 *       40/308 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 38/292 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       74/568 lognormal:n=1M,mean=256,sigma=0.5,seed=1, 42/322 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1,
 *       70/536 huge:n=1M,mean=64,share=0.1,seed=1, 62/474 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       69/526 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1,
 *       70/532 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1, 68/514 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       70/529 bimodal:n=64M,mean=64K,share=0.9,seed=1, 65/489 uniform:n=4M,mean=64K,seed=1,
 *       71/532 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1, 72/538 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       69/515 lognormal:n=8M,mean=512,sigma=1,seed=1, 72/537 pareto:n=1M,mean=256,alpha=1.5,seed=1,
 *       71/529 debian_files_per_package.rowlen, 71/528 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       71/528 uniform:n=64M,mean=64K,seed=1, 61/453 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       71/527 bacterial_protein_lengths.rowlen@4M, 67/497 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       72/534 lognormal:n=8M,mean=64,sigma=1,seed=1, 73/539 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       73/539 mbeacxc.rowlen@4M, 62/457 uniform:n=512K,mean=64K,seed=1, 78/573 uniform:n=512K,mean=256,seed=1,
 *       73/536 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1, 73/536 lognormal:n=2M,mean=256,sigma=2,seed=1,
 *       44/323 lp1.rowlen, 45/330 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       73/535 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1, 78/568 lognormal:n=256K,mean=256,sigma=0.5,seed=1,
 *       40/291 huge:n=4M,mean=16,share=0.75,seed=1, 76/551 huge:n=64K,mean=64,share=0.5,seed=1,
 *       74/536 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1, 73/528 fixed:n=64M,mean=256K,
 *       75/542 mbeacxc.rowlen, 40/289 huge:n=1M,mean=16,share=0.75,seed=1, 46/332 huge:n=4M,mean=4,share=0.1,seed=1,
 *       75/541 pareto:n=128K,mean=256,alpha=1.5,seed=1, 46/325 pareto:n=64M,mean=2,alpha=1.2,seed=1,
 *       47/332 pareto:n=16M,mean=16,alpha=1.5,seed=1, 100/705 fixed:n=64M,mean=64,
 *       47/331 pareto:n=64M,mean=16,alpha=1.5,seed=1, 71/500 lognormal:n=4M,mean=4K,sigma=0.5,seed=1,
 *       80/563 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1, 72/506 photo_kmeans256.rowlen,
 *       74/518 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 77/539 mbeacxc.rowlen@64M,
 *       67/469 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1, 76/531 bacterial_protein_lengths.rowlen,
 *       71/496 pareto:n=4M,mean=4K,alpha=1.5,seed=1, 88/613 uniform:n=128K,mean=128,seed=1,
 *       78/542 lognormal:n=64M,mean=128,sigma=1,seed=1, 47/326 lp1.rowlen@64M,
 *       43/298 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       78/540 lognormal:n=256K,mean=256,sigma=2,seed=1, 78/539 pareto:n=256K,mean=256,alpha=1.5,seed=1,
 *       77/532 lognormal:n=64M,mean=512,sigma=0.5,seed=1, 48/331 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       80/546 huge:n=64K,mean=16,share=0.75,seed=1, 49/333 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       71/482 pareto:n=4M,mean=16K,alpha=1.5,seed=1, 93/630 uniform:n=1K,mean=256,seed=1,
 *       75/508 photo_kmeans256.rowlen@4M, 90/609 uniform:n=8K,mean=256,seed=1, 75/507 uniform:n=64M,mean=16K,seed=1,
 *       47/317 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 92/620 poisson:n=8M,mean=128,seed=1,
 *       91/612 uniform:n=64K,mean=256,seed=1, 49/329 huge:n=512K,mean=4,share=0.5,seed=1,
 *       47/315 pareto:n=64M,mean=8,alpha=1.2,seed=1, 79/529 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1,
 *       81/541 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1, 75/500 lognormal:n=2M,mean=4K,sigma=0.5,seed=1,
 *       79/526 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 49/326 pareto:n=8M,mean=8,alpha=1.2,seed=1,
 *       48/319 zipf:n=64M,mean=4,alpha=1,seed=1, 75/498 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       50/331 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1, 93/615 uniform:n=1M,mean=128,seed=1,
 *       88/581 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 95/627 poisson:n=64M,mean=128,seed=1,
 *       77/508 lognormal:n=8M,mean=1K,sigma=0.5,seed=1, 93/612 uniform:n=8M,mean=128,seed=1,
 *       77/506 photo_kmeans256.rowlen@64M, 80/525 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1,
 *       77/505 lognormal:n=2M,mean=2K,sigma=1,seed=1, 75/491 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1,
 *       76/497 pareto:n=64K,mean=4K,alpha=1.5,seed=1, 78/510 bimodal:n=64M,mean=16K,share=0.9,seed=1,
 *       77/502 lognormal:n=1M,mean=2K,sigma=1,seed=1, 79/514 lognormal:n=4M,mean=1K,sigma=0.5,seed=1,
 *       53/344 lognormal:n=16M,mean=8,sigma=2,seed=1, 97/628 poisson:n=4M,mean=128,seed=1,
 *       76/491 lognormal:n=256K,mean=4K,sigma=0.5,seed=1, 53/342 pareto:n=8M,mean=2,alpha=1.2,seed=1,
 *       95/613 uniform:n=256M,mean=64,seed=1, 80/516 pareto:n=64K,mean=1K,alpha=1.5,seed=1,
 *       77/496 lognormal:n=8M,mean=2K,sigma=1,seed=1, 82/527 pareto:n=8K,mean=4K,alpha=1.5,seed=1,
 *       48/308 huge:n=4M,mean=16,share=0.25,seed=1, 84/539 lognormal:n=128K,mean=256,sigma=2,seed=1,
 *       83/531 gshhg_points_per_bin.rowlen, 70/446 pareto:n=512K,mean=256K,alpha=1.5,seed=1, 81/516 dense2.rowlen,
 *       81/515 lognormal:n=2M,mean=1K,sigma=0.5,seed=1, 97/615 uniform:n=4M,mean=128,seed=1,
 *       80/507 fixed:n=64M,mean=64K, 79/498 pareto:n=512K,mean=4K,alpha=1.5,seed=1,
 *       83/523 lognormal:n=128K,mean=512,sigma=1,seed=1, 83/522 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       80/503 lognormal:n=128K,mean=4K,sigma=0.5,seed=1, 98/614 uniform:n=2M,mean=128,seed=1,
 *       87/545 lognormal:n=256K,mean=64,sigma=1,seed=1, 88/551 uniform:n=1K,mean=1K,seed=1,
 *       74/462 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 83/518 lognormal:n=2M,mean=512,sigma=1,seed=1,
 *       55/343 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1, 55/343 debian_entries_per_directory.rowlen,
 *       47/293 pareto:n=4M,mean=64,alpha=1.2,seed=1, 100/623 uniform:n=512K,mean=64,seed=1, 83/517 dense2.rowlen@64M,
 *       53/330 pareto:n=4M,mean=2,alpha=1.2,seed=1, 84/523 lognormal:n=4M,mean=512,sigma=1,seed=1,
 *       51/317 lognormal:n=64M,mean=16,sigma=2,seed=1, 83/514 lognormal:n=1M,mean=1K,sigma=0.5,seed=1,
 *       104/644 fixed:n=64M,mean=256, 84/520 lognormal:n=1M,mean=512,sigma=1,seed=1,
 *       90/557 bimodal:n=1M,mean=64,share=0.9,seed=1, 85/526 lognormal:n=256K,mean=1K,sigma=0.5,seed=1,
 *       82/507 uniform:n=64M,mean=4K,seed=1, 55/340 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1,
 *       89/549 bimodal:n=64M,mean=128,share=0.9,seed=1, 84/518 lognormal:n=256K,mean=512,sigma=1,seed=1,
 *       54/333 pareto:n=4M,mean=8,alpha=1.2,seed=1, 87/536 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       88/541 lognormal:n=128K,mean=64,sigma=1,seed=1, 82/503 lognormal:n=1M,mean=4K,sigma=0.5,seed=1,
 *       82/502 lognormal:n=256K,mean=2K,sigma=1,seed=1, 100/612 uniform:n=4M,mean=256,seed=1,
 *       84/514 lognormal:n=128K,mean=1K,sigma=0.5,seed=1, 81/495 fixed:n=64M,mean=16K,
 *       82/501 lognormal:n=128K,mean=2K,sigma=1,seed=1, 82/501 lognormal:n=4M,mean=2K,sigma=1,seed=1,
 *       83/507 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1, 101/616 poisson:n=2M,mean=128,seed=1,
 *       101/616 uniform:n=256K,mean=128,seed=1, 88/535 uniform:n=64M,mean=1K,seed=1, 86/522 dense2.rowlen@4M,
 *       55/333 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1, 58/349 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1,
 *       80/479 uniform:n=64K,mean=16K,seed=1, 93/555 huge:n=64K,mean=64,share=0.1,seed=1,
 *       86/513 bimodal:n=64M,mean=4K,share=0.9,seed=1, 55/328 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       82/489 uniform:n=4M,mean=16K,seed=1, 50/298 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       91/542 pareto:n=64K,mean=256,alpha=1.5,seed=1, 59/351 debian_entries_per_directory.rowlen@64M,
 *       90/535 uniform:n=256M,mean=1K,seed=1, 93/552 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       87/515 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 53/313 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1,
 *       56/330 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       92/541 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1, 86/505 uniform:n=512K,mean=4K,seed=1,
 *       106/620 poisson:n=1M,mean=128,seed=1, 57/333 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       54/315 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1, 88/513 uniform:n=4M,mean=2K,seed=1,
 *       56/326 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 107/620 poisson:n=128K,mean=128,seed=1,
 *       90/519 fixed:n=64M,mean=4K, 85/489 uniform:n=512K,mean=16K,seed=1, 89/508 uniform:n=4M,mean=4K,seed=1,
 *       89/507 uniform:n=8M,mean=2K,seed=1, 110/624 uniform:n=64K,mean=64,seed=1,
 *       94/532 uniform:n=16M,mean=1K,seed=1, 90/509 uniform:n=1M,mean=2K,seed=1, 111/624 uniform:n=8K,mean=64,seed=1,
 *       111/623 poisson:n=256K,mean=128,seed=1, 91/509 uniform:n=256K,mean=2K,seed=1,
 *       91/509 uniform:n=2M,mean=2K,seed=1, 59/330 huge:n=512K,mean=16,share=0.25,seed=1,
 *       101/563 geometric:n=64M,mean=64,seed=1, 84/468 uniform:n=64K,mean=64K,seed=1,
 *       61/339 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1, 63/350 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1,
 *       54/297 lognormal:n=64M,mean=64,sigma=2,seed=1, 63/345 pareto:n=2M,mean=2,alpha=1.2,seed=1,
 *       61/334 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 55/301 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1,
 *       96/523 uniform:n=512K,mean=1K,seed=1, 62/336 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       61/330 pareto:n=2M,mean=8,alpha=1.2,seed=1, 96/518 uniform:n=8K,mean=4K,seed=1, 104/560 fixed:n=64M,mean=1K,
 *       64/344 lognormal:n=64M,mean=4,sigma=2,seed=1, 59/317 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1,
 *       64/343 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1, 99/529 uniform:n=64K,mean=1K,seed=1,
 *       66/352 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1, 97/516 uniform:n=64K,mean=4K,seed=1,
 *       105/558 bimodal:n=512K,mean=64,share=0.9,seed=1, 64/340 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       64/340 pareto:n=4M,mean=4,alpha=1.5,seed=1, 105/556 uniform:n=8K,mean=1K,seed=1,
 *       63/333 photo_colour_histogram.rowlen, 107/565 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       58/304 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1, 101/528 uniform:n=4M,mean=1K,seed=1,
 *       80/418 qcd5_4.rowlen@4M, 102/532 bimodal:n=64M,mean=1K,share=0.9,seed=1, 79/412 qcd5_4.rowlen@64M,
 *       57/294 pareto:n=8M,mean=64,alpha=1.2,seed=1, 63/323 pareto:n=64M,mean=2,alpha=1.5,seed=1,
 *       82/420 qcd5_4.rowlen, 58/297 pareto:n=2M,mean=64,alpha=1.2,seed=1,
 *       68/348 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       66/336 pareto:n=256K,mean=8,alpha=1.2,seed=1, 102/518 uniform:n=128K,mean=2K,seed=1,
 *       64/324 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1,
 *       68/344 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       69/349 lognormal:n=4M,mean=4,sigma=2,seed=1, 69/348 pareto:n=2M,mean=16,alpha=1.5,seed=1,
 *       65/327 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1, 69/347 pareto:n=256K,mean=16,alpha=1.5,seed=1,
 *       74/368 nsjac.rowlen@64M, 70/348 pareto:n=512K,mean=16,alpha=1.5,seed=1,
 *       69/343 pareto:n=128K,mean=8,alpha=1.2,seed=1, 71/352 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       69/342 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1, 67/328 photo_colour_histogram.rowlen@64M,
 *       69/337 pareto:n=256K,mean=2,alpha=1.2,seed=1, 71/346 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1,
 *       69/335 pareto:n=64M,mean=4,alpha=1.5,seed=1, 78/377 nsjac.rowlen, 78/377 nsjac.rowlen@4M,
 *       66/318 huge:n=256K,mean=16,share=0.25,seed=1, 71/342 pareto:n=1M,mean=2,alpha=1.2,seed=1,
 *       75/360 huge:n=64K,mean=4,share=0.5,seed=1, 75/360 lognormal:n=1M,mean=32,sigma=0.5,seed=1,
 *       74/355 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1, 72/345 lognormal:n=8M,mean=4,sigma=2,seed=1,
 *       74/354 wordnet_pointers.rowlen, 73/349 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       73/348 pareto:n=128K,mean=2,alpha=1.2,seed=1, 66/314 lognormal:n=2M,mean=32,sigma=2,seed=1,
 *       71/337 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1, 63/299 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       78/370 lognormal:n=64M,mean=64,sigma=0.5,seed=1, 74/351 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       74/351 kjv_words_per_verse.rowlen@64M, 75/355 kjv_words_per_verse.rowlen,
 *       73/345 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1, 76/359 maxwell_S.rowlen@4M,
 *       75/354 maxwell_S.rowlen@64M, 63/296 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       72/338 photo_colour_histogram.rowlen@4M, 74/347 huge:n=1M,mean=4,share=0.1,seed=1,
 *       74/346 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 76/355 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       69/322 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 80/373 bcsstk16.rowlen@64M,
 *       80/372 citeseer_words.rowlen@64M, 77/358 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       77/358 kjv_words_per_verse.rowlen@4M, 67/311 huge:n=1M,mean=16,share=0.25,seed=1,
 *       75/348 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1, 78/361 maxwell_S.rowlen,
 *       81/374 lognormal:n=4M,mean=32,sigma=0.5,seed=1, 78/360 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1,
 *       82/378 bcsstk16.rowlen, 78/357 wordnet_pointers.rowlen@4M, 68/311 lognormal:n=4M,mean=32,sigma=2,seed=1,
 *       77/350 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 83/377 citeseer_words.rowlen@4M,
 *       80/363 huge:n=64K,mean=4,share=0.1,seed=1, 74/335 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       65/293 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1, 84/378 bcsstk16.rowlen@4M,
 *       77/346 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 78/350 wordnet_pointers.rowlen@64M,
 *       72/321 lognormal:n=1M,mean=32,sigma=2,seed=1, 79/352 wathenSmall.rowlen@64M,
 *       73/325 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1, 98/436 fixed:n=64M,mean=16,
 *       79/351 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1, 85/377 citeseer_words.rowlen,
 *       82/360 debian_depends.rowlen, 82/360 wathenSmall.rowlen@4M, 77/337 pareto:n=1M,mean=8,alpha=1.2,seed=1,
 *       84/367 email-Enron.rowlen@64M, 82/358 lognormal:n=2M,mean=32,sigma=0.5,seed=1,
 *       74/323 linux_kernel_line_lengths.rowlen@64M, 77/336 gowalla_bipartite.rowlen@4M,
 *       80/349 huge:n=512K,mean=4,share=0.1,seed=1,
 *       75/327 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       81/353 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1, 82/356 lognormal:n=8M,mean=32,sigma=0.5,seed=1,
 *       77/333 gowalla_bipartite.rowlen@64M, 78/337 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       82/354 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1, 83/358 lognormal:n=8M,mean=8,sigma=1,seed=1,
 *       84/361 lognormal:n=64M,mean=8,sigma=1,seed=1, 85/365 lognormal:n=4M,mean=8,sigma=1,seed=1,
 *       82/352 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1, 83/356 lognormal:n=1M,mean=4,sigma=2,seed=1,
 *       77/330 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1,
 *       82/351 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1, 87/372 email-Enron.rowlen@4M,
 *       85/363 basker_matrix1.rowlen@64M, 81/345 pareto:n=512K,mean=4,alpha=1.5,seed=1,
 *       74/315 wdbii_river_segments.rowlen, 74/315 wdbii_river_segments.rowlen@4M,
 *       88/374 lognormal:n=256K,mean=32,sigma=0.5,seed=1, 84/356 debian_depends.rowlen@64M,
 *       80/339 gowalla_bipartite.rowlen, 73/309 lognormal:n=8M,mean=32,sigma=2,seed=1,
 *       86/364 lognormal:n=2M,mean=8,sigma=1,seed=1, 92/389 uniform:n=64M,mean=64,seed=1,
 *       84/355 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1,
 *       84/355 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 86/363 wathenSmall.rowlen,
 *       78/329 facebook_combined.rowlen@4M, 83/350 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       84/353 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1, 85/357 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       81/340 lognormal:n=64M,mean=8,sigma=0.5,seed=1, 85/356 lognormal:n=256K,mean=8,sigma=1,seed=1,
 *       84/351 ibm03_nets.rowlen@64M, 80/334 lognormal:n=64M,mean=2,sigma=2,seed=1,
 *       88/365 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 76/315 pareto:n=64K,mean=64,alpha=1.5,seed=1,
 *       91/377 lognormal:n=128K,mean=32,sigma=0.5,seed=1, 88/364 debian_depends.rowlen@4M,
 *       78/322 linux_kernel_line_lengths.rowlen, 87/359 brack2.rowlen@64M,
 *       87/358 pareto:n=1K,mean=4,alpha=1.5,seed=1, 86/352 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1,
 *       89/363 lognormal:n=1M,mean=8,sigma=1,seed=1, 77/314 wdbii_river_segments.rowlen@64M,
 *       82/334 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1, 88/358 lognormal:n=256K,mean=4,sigma=2,seed=1,
 *       88/358 pareto:n=8K,mean=4,alpha=1.5,seed=1, 76/308 pareto:n=256K,mean=64,alpha=1.2,seed=1,
 *       81/328 facebook_combined.rowlen@64M, 89/359 lognormal:n=128K,mean=8,sigma=1,seed=1,
 *       77/310 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 88/354 cage10.rowlen@64M, 91/366 brack2.rowlen@4M,
 *       83/333 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 89/357 ibm03_nets.rowlen@4M,
 *       90/360 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1, 93/372 basker_matrix1.rowlen@4M,
 *       99/395 uniform:n=4M,mean=32,seed=1, 81/323 lognormal:n=256K,mean=32,sigma=2,seed=1,
 *       98/390 poisson:n=1M,mean=24,seed=1, 80/318 pareto:n=8K,mean=64,alpha=1.5,seed=1,
 *       84/333 facebook_combined.rowlen, 97/384 uniform:n=1M,mean=32,seed=1,
 *       87/344 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 101/399 uniform:n=128K,mean=32,seed=1,
 *       93/367 pareto:n=1K,mean=16,alpha=1.5,seed=1, 89/351 copter2.rowlen@64M, 97/381 poisson:n=8M,mean=24,seed=1,
 *       81/318 lognormal:n=64M,mean=32,sigma=1,seed=1, 87/341 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       85/332 huge:n=64K,mean=16,share=0.25,seed=1, 100/389 poisson:n=2M,mean=24,seed=1,
 *       95/369 pareto:n=8K,mean=16,alpha=1.5,seed=1, 81/314 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       103/399 uniform:n=1K,mean=64,seed=1, 86/333 huge:n=128K,mean=16,share=0.25,seed=1,
 *       100/387 email-Enron.rowlen, 87/335 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1,
 *       97/373 basker_matrix1.rowlen, 94/361 cage10.rowlen@4M,
 *       96/368 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1, 97/371 uniform:n=64M,mean=16,seed=1,
 *       106/405 poisson:n=128K,mean=24,seed=1, 100/382 geometric:n=64M,mean=12,empty=0.5,seed=1,
 *       77/294 lognormal:n=64M,mean=1,sigma=2,seed=1, 83/316 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1,
 *       103/392 poisson:n=4M,mean=24,seed=1, 92/350 english_word_lengths.rowlen@64M,
 *       97/369 geometric:n=64M,mean=4,sorted=down,seed=1, 94/357 copter2.rowlen, 94/357 copter2.rowlen@4M,
 *       83/315 lognormal:n=4M,mean=64,sigma=1,seed=1, 83/315 pareto:n=4M,mean=64,alpha=1.5,seed=1,
 *       97/368 brack2.rowlen, 87/330 lognormal:n=64M,mean=2,sigma=1,seed=1,
 *       82/311 pareto:n=1M,mean=64,alpha=1.2,seed=1, 96/364 ibm03_nets.rowlen, 106/401 uniform:n=4M,mean=64,seed=1,
 *       95/353 pareto:n=64K,mean=4,alpha=1.5,seed=1, 90/334 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       100/371 uniform:n=64M,mean=16,empty=0.5,seed=1, 102/378 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       99/365 cage10.rowlen, 83/306 git_files_per_commit.rowlen,
 *       86/316 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1, 103/378 uniform:n=64K,mean=16,seed=1,
 *       98/359 geometric:n=64M,mean=8,seed=1, 83/304 git_files_per_commit.rowlen@4M,
 *       103/377 uniform:n=8M,mean=32,seed=1, 87/318 lognormal:n=1M,mean=64,sigma=1,seed=1,
 *       104/378 uniform:n=1K,mean=16,seed=1, 101/367 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       110/399 uniform:n=16M,mean=64,seed=1, 83/301 git_files_per_commit.rowlen@64M, 85/308 delaunay_n15.rowlen@64M,
 *       104/376 geometric:n=8M,mean=8,seed=1, 90/325 fixed:n=64M,mean=4,
 *       87/314 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1, 105/378 uniform:n=512K,mean=16,seed=1,
 *       107/385 geometric:n=2M,mean=8,seed=1, 87/313 pareto:n=128K,mean=64,alpha=1.2,seed=1,
 *       87/313 pareto:n=512K,mean=64,alpha=1.5,seed=1, 86/309 4elt.rowlen@64M,
 *       105/377 bimodal:n=1M,mean=4,share=0.9,seed=1, 94/336 bimodal:n=64M,mean=32,share=0.9,seed=1,
 *       90/321 pareto:n=1K,mean=64,alpha=1.5,seed=1, 107/381 geometric:n=4M,mean=8,seed=1,
 *       107/380 uniform:n=2M,mean=32,seed=1, 100/355 geometric:n=64M,mean=3,empty=0.5,seed=1,
 *       106/376 bimodal:n=64M,mean=16,share=0.9,seed=1, 87/308 ecology1.rowlen@64M,
 *       105/369 poisson:n=4M,mean=12,seed=1, 107/375 poisson:n=128K,mean=12,seed=1,
 *       115/403 poisson:n=256K,mean=24,seed=1, 85/297 mdual.rowlen@4M, 83/290 mdual.rowlen@64M,
 *       93/324 uniform:n=64M,mean=2,empty=0.5,seed=1, 93/324 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1,
 *       98/341 geometric:n=64M,mean=32,sorted=down,seed=1, 115/399 uniform:n=256K,mean=32,seed=1,
 *       104/358 english_word_lengths.rowlen, 104/357 geometric:n=16M,mean=3,empty=0.5,seed=1,
 *       106/363 poisson:n=8M,mean=12,seed=1, 90/307 geometric:n=64M,mean=1.5,empty=0.5,seed=1,
 *       88/300 poisson:n=1M,mean=1,seed=1, 88/300 mdual.rowlen, 92/313 poisson:n=64M,mean=2,seed=1,
 *       78/265 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1, 86/291 poisson:n=64M,mean=0.5,seed=1,
 *       111/375 uniform:n=4M,mean=16,seed=1, 90/302 poisson:n=256K,mean=0.5,seed=1,
 *       90/301 poisson:n=2M,mean=0.5,seed=1, 90/301 poisson:n=4M,mean=0.5,seed=1,
 *       111/371 geometric:n=1M,mean=8,seed=1, 94/314 geometric:n=8M,mean=2,seed=1,
 *       99/330 bimodal:n=64M,mean=64,share=0.9,seed=1, 96/320 delaunay_n15.rowlen@4M,
 *       105/350 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1, 109/362 uniform:n=4M,mean=8,seed=1,
 *       89/295 poisson:n=8M,mean=0.5,seed=1, 91/300 uniform:n=256M,mean=4,seed=1,
 *       97/319 geometric:n=1M,mean=2,seed=1, 98/322 delaunay_n15.rowlen, 88/289 poisson:n=64M,mean=0.25,seed=1,
 *       110/361 uniform:n=1M,mean=8,seed=1, 96/314 geometric:n=64M,mean=2,seed=1, 111/363 uniform:n=2M,mean=8,seed=1,
 *       116/379 uniform:n=8K,mean=16,seed=1, 98/320 4elt.rowlen@4M, 114/372 poisson:n=2M,mean=12,seed=1,
 *       96/313 poisson:n=64M,mean=6,seed=1, 94/306 poisson:n=128K,mean=0.5,seed=1, 99/322 4elt.rowlen,
 *       99/320 geometric:n=2M,mean=2,seed=1, 94/303 poisson:n=128K,mean=3,seed=1,
 *       121/389 geometric:n=256K,mean=8,seed=1, 115/369 poisson:n=1M,mean=12,seed=1,
 *       100/320 geometric:n=4M,mean=2,seed=1, 116/370 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       120/382 poisson:n=256K,mean=12,seed=1, 99/315 ecology1.rowlen, 95/302 poisson:n=4M,mean=3,seed=1,
 *       95/301 poisson:n=1M,mean=0.5,seed=1, 96/303 uniform:n=64M,mean=4,seed=1, 89/280 poisson:n=2M,mean=1,seed=1,
 *       97/302 poisson:n=2M,mean=3,seed=1, 102/315 poisson:n=8M,mean=6,seed=1, 91/280 poisson:n=4M,mean=1,seed=1,
 *       128/393 geometric:n=128K,mean=8,seed=1, 97/296 uniform:n=8M,mean=4,seed=1,
 *       105/320 poisson:n=4M,mean=6,seed=1, 105/319 uniform:n=8M,mean=8,seed=1,
 *       107/324 geometric:n=128K,mean=2,seed=1, 122/369 bimodal:n=64K,mean=4,share=0.9,seed=1,
 *       107/322 geometric:n=256K,mean=2,seed=1, 107/322 poisson:n=256K,mean=6,seed=1,
 *       102/306 uniform:n=2M,mean=4,seed=1, 110/329 uniform:n=256K,mean=8,seed=1,
 *       94/281 poisson:n=256K,mean=1,seed=1, 108/322 poisson:n=2M,mean=6,seed=1,
 *       109/323 poisson:n=128K,mean=6,seed=1, 103/305 uniform:n=1M,mean=4,seed=1, 109/322 poisson:n=1M,mean=6,seed=1,
 *       104/305 uniform:n=1K,mean=4,seed=1, 89/260 uniform:n=64M,mean=1,seed=1, 102/297 poisson:n=8M,mean=3,seed=1,
 *       95/275 poisson:n=8M,mean=1,seed=1, 117/337 bimodal:n=4M,mean=64,share=0.9,seed=1,
 *       110/316 uniform:n=512K,mean=4,seed=1, 107/306 uniform:n=256K,mean=4,seed=1,
 *       107/304 poisson:n=1M,mean=3,seed=1, 109/304 poisson:n=256K,mean=3,seed=1,
 *       110/306 uniform:n=16M,mean=4,seed=1, 110/304 uniform:n=128K,mean=4,seed=1,
 *       102/281 poisson:n=128K,mean=1,seed=1, 99/272 fixed:n=64M,mean=1, 111/303 uniform:n=4M,mean=4,seed=1,
 *       122/328 uniform:n=128K,mean=8,seed=1, 119/315 uniform:n=8K,mean=4,seed=1,
 *       127/320 uniform:n=64K,mean=4,seed=1
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 616 cases, n = 1024 to 268435456; serves 116 (huge zipf pareto lognormal rowlen): worst regret 49.0%, mean 8.0%
 *       launched 200 times in a row on 43 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 616 cases, n = 1024 to 268435456; serves 138 (huge pareto lognormal uniform zipf rowlen bimodal poisson fixed geometric): worst regret 39.3%, mean 4.1%
 *       launched 200 times in a row on 65 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7:
 *       measured on 616 cases, n = 1024 to 268435456; serves 63 (lognormal zipf pareto huge bimodal uniform rowlen): worst regret 33.0%, mean 9.2%
 *       launched 200 times in a row on 6 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8:
 *       measured on 493 cases, n = 1024 to 268435456; serves 170 (pareto uniform bimodal rowlen poisson geometric lognormal fixed): worst regret 186.0%, mean 11.5%
 *       launched 200 times in a row on 1 case, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 457 cases, n = 1024 to 268435456; serves 18 (pareto uniform lognormal poisson fixed): worst regret 17.0%, mean 7.6%
 *       launched 200 times in a row on 1 case, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4:
 *       measured on 472 cases, n = 1024 to 268435456; serves 86 (pareto uniform rowlen poisson lognormal zipf bimodal): worst regret 61.5%, mean 5.9%
 *       launched 200 times in a row on 12 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=6144 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 396 cases, n = 1024 to 268435456; serves 17 (uniform pareto rowlen bimodal lognormal): worst regret 33.3%, mean 7.5%
 *       launched 200 times in a row on 10 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1536 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 172 cases, n = 1024 to 268435456; serves 8 (poisson): worst regret 12.8%, mean 8.6%
 *       launched 200 times in a row on 4 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_09F2DD0F732FCE18
#define SEGTUNE_SEGREDUCE_09F2DD0F732FCE18

/* Shared by all launch-box headers, and defined once per program, for C99 and C++11: boxes, the trees that say which
 * box to use for a call, and where a box can run. segtune puts this text into each header that it exports, followed by
 * lookup_impl.h. */
#ifndef SEGTUNE_LAUNCH_BOX_VERSION
#define SEGTUNE_LAUNCH_BOX_VERSION 7

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
	 * Measured cases, for callers that know the shares and the heaviest span. Each row holds the position of a
	 * case, then one weight per box for an unknown longest segment, then one for a known one. A first row holds the
	 * mean loss per box instead. ncases 0: the trees serve these callers as well. Fixed point, in units of 1 /
	 * SEGTUNE_UNIT.
	 */
	int ncases;
	const int *cases; /* [(1 + ncases) * (SEGTUNE_AXES + 2 * nboxes)] */
};
#define SEGTUNE_AXES 7 /* the last axis needs the longest segment */
#define SEGTUNE_UNIT 4096

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

	s.longest = s.share_1k = s.share_4k = s.span = -1;
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

/* Adds a segment of this length to the shape. Start with {0, 0, 0, 0}, finish with segtune_shape_end. */
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
#elif SEGTUNE_LAUNCH_BOX_VERSION != 7
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

static inline int segtune_units(double x)
{
	double units = SEGTUNE_UNIT * x + 0.5;
	int whole = (int)units;

	return whole - (whole > units);
}

/* The position of a call among the cases. Two cases correlate by half at 32 octaves of distance, by mean length or span
 * at 16. */
static inline void segtune_place(const struct segtune_query *q, int place[SEGTUNE_AXES])
{
	double n = segtune_octaves(segtune_elements(q), 0), mean = segtune_octaves(segtune_mean(q), -10);
	/* Elements in SEGTUNE_SPAN segments of the mean length. */
	double span = segtune_octaves(q->shape.span, 0), even = mean + 7;

	even = even < n ? even : n;
	place[0] = segtune_units(n / 32);
	place[1] = segtune_units(mean / 16);
	place[2] = segtune_units(segtune_octaves(q->shape.share_1k, -12) / 32);
	place[3] = segtune_units(segtune_octaves(q->shape.share_4k, -12) / 32);
	place[4] = segtune_units((span - even) / 16);
	place[5] = segtune_units((span - n) / 16);
	place[6] = segtune_units((segtune_octaves(q->shape.longest, 0) - n) / 32);
}

/* The square root of x to five digits: Newton's method from half the exponent, so that headers do not need <math.h>. */
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

/* The expected losses of `count` boxes at a position, as log(1 + regret) with regret capped at 1, by kriging. axes: how
 * many axes to use; weights: column of the first box. */
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

/* The runnable box with the least expected loss; NULL: none can run. *why: whether another box would have less. */
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

/* The same, using the longest segment if known. If that or the span would dominate the box's time, chooses again
 * without it. */
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
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190
#define SEGTUNE_SEGREDUCE_THREADS_FITTED 7102755

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_09f2dd0f732fce18_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 616, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 4, 4194304, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 616, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 4, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 616, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 493, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 } }, 384, 4194304, 192 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 457, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 48 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 472, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=6144 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 8589934588, 0, INT64_MAX, 1024, 268435456, 396, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 6144 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 2 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 16 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1536 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 549755813632, 0, INT64_MAX, 1024, 268435456, 172, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1536 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 4 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 12288, 4194304, 3072 }
};

static const struct segtune_node segtune_segreduce_09f2dd0f732fce18_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.6699999999999999, 1, 2, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 24500000.0, 3, 10, -1 },
	{ SEGTUNE_MEAN, 50.300000000000004, 4, 9, -1 },
	{ SEGTUNE_N, 77500.0, 5, 8, -1 },
	{ SEGTUNE_MEAN, 6.0099999999999998, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_09f2dd0f732fce18_longest_0[] = {
	{ SEGTUNE_LONGEST, 2880000.0, 1, 236, -1 },
	{ SEGTUNE_MEAN, 52.0, 2, 149, -1 },
	{ SEGTUNE_LONGEST, 3140.0, 3, 112, -1 },
	{ SEGTUNE_LONGEST, 14.100000000000001, 4, 23, -1 },
	{ SEGTUNE_MEAN, 4.4199999999999999, 5, 16, -1 },
	{ SEGTUNE_N, 149000.0, 6, 9, -1 },
	{ SEGTUNE_MEAN, 1.5600000000000001, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 262000000.0, 10, 15, -1 },
	{ SEGTUNE_N, 293000.0, 11, 14, -1 },
	{ SEGTUNE_MEAN, 2.5500000000000003, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2190000.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 5.5800000000000001, 19, 22, -1 },
	{ SEGTUNE_N, 76100000.0, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 5.9800000000000004, 24, 45, -1 },
	{ SEGTUNE_LONGEST, 22.600000000000001, 25, 34, -1 },
	{ SEGTUNE_N, 1840000.0, 26, 31, -1 },
	{ SEGTUNE_MEAN, 3.1099999999999999, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 590000.0, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 53500000.0, 32, 33, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 3.5600000000000001, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 501.0, 37, 40, -1 },
	{ SEGTUNE_N, 29100.0, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 910000.0, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 22300000.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 2610000.0, 46, 91, -1 },
	{ SEGTUNE_LONGEST, 73.299999999999997, 47, 58, -1 },
	{ SEGTUNE_MEAN, 8.4199999999999999, 48, 53, -1 },
	{ SEGTUNE_LONGEST, 41.600000000000001, 49, 52, -1 },
	{ SEGTUNE_N, 1160000.0, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 58800.0, 54, 57, -1 },
	{ SEGTUNE_LONGEST, 49.900000000000006, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 276000.0, 59, 76, -1 },
	{ SEGTUNE_MEAN, 18.0, 60, 69, -1 },
	{ SEGTUNE_N, 164000.0, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 11.4, 63, 66, -1 },
	{ SEGTUNE_LONGEST, 1980.0, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 1800.0, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 80400.0, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 1300.0, 72, 75, -1 },
	{ SEGTUNE_LONGEST, 112.0, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 564.0, 77, 84, -1 },
	{ SEGTUNE_MEAN, 19.900000000000002, 78, 79, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 159.0, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 733000.0, 82, 83, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 342000.0, 85, 90, -1 },
	{ SEGTUNE_LONGEST, 1280.0, 86, 89, -1 },
	{ SEGTUNE_MEAN, 9.8499999999999996, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 488.0, 92, 101, -1 },
	{ SEGTUNE_N, 5760000.0, 93, 100, -1 },
	{ SEGTUNE_LONGEST, 35.399999999999999, 94, 97, -1 },
	{ SEGTUNE_MEAN, 13.245851077736047, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 351.0, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 18400000.0, 102, 105, -1 },
	{ SEGTUNE_MEAN, 40.600000000000001, 103, 104, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 14.5, 106, 109, -1 },
	{ SEGTUNE_N, 29800000.0, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1060.0, 110, 111, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 20500000.0, 113, 136, -1 },
	{ SEGTUNE_MEAN, 2.8399999999999999, 114, 117, -1 },
	{ SEGTUNE_LONGEST, 10600.0, 115, 116, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 680000.0, 118, 133, -1 },
	{ SEGTUNE_N, 96500.0, 119, 128, -1 },
	{ SEGTUNE_LONGEST, 7400.0, 120, 125, -1 },
	{ SEGTUNE_MEAN, 7.96, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 12.700000000000001, 123, 124, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 34.200000000000003, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 13600000.0, 129, 130, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 22.5, 131, 132, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 11.9, 134, 135, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 22.900000000000002, 137, 146, -1 },
	{ SEGTUNE_MEAN, 1.1599999999999999, 138, 141, -1 },
	{ SEGTUNE_LONGEST, 28500.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 27700000.0, 142, 145, -1 },
	{ SEGTUNE_MEAN, 5.8500000000000005, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 95500000.0, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 4720000.0, 150, 191, -1 },
	{ SEGTUNE_MEAN, 554.0, 151, 180, -1 },
	{ SEGTUNE_LONGEST, 3890.0, 152, 173, -1 },
	{ SEGTUNE_LONGEST, 511.17262258389081, 153, 162, -1 },
	{ SEGTUNE_LONGEST, 205.0, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 128.68702188991159, 156, 159, -1 },
	{ SEGTUNE_N, 134000.0, 157, 158, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 2620000.0, 160, 161, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 226.0, 163, 168, -1 },
	{ SEGTUNE_N, 405000.0, 164, 165, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 813.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 850000.0, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 1060.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 127.41152774905632, 174, 179, -1 },
	{ SEGTUNE_N, 305000.0, 175, 176, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 213000.0, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 70100.0, 181, 190, -1 },
	{ SEGTUNE_MEAN, 1730.0, 182, 189, -1 },
	{ SEGTUNE_LONGEST, 9210.0, 183, 188, -1 },
	{ SEGTUNE_N, 1790000.0, 184, 185, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 4900.0, 186, 187, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1970.0, 192, 221, -1 },
	{ SEGTUNE_LONGEST, 2050.0, 193, 210, -1 },
	{ SEGTUNE_MEAN, 189.0, 194, 207, -1 },
	{ SEGTUNE_N, 89500000.0, 195, 204, -1 },
	{ SEGTUNE_LONGEST, 152.0, 196, 201, -1 },
	{ SEGTUNE_N, 13100000.0, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 72.299999999999997, 199, 200, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 156.0, 202, 203, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 1080.0, 205, 206, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1100.0, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 3870.0, 211, 216, -1 },
	{ SEGTUNE_MEAN, 386.0, 212, 213, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 59500000.0, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 168000000.0, 217, 218, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 242.0, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 116000.0, 222, 231, -1 },
	{ SEGTUNE_LONGEST, 13300.0, 223, 224, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 6080.0, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 13800.0, 227, 230, -1 },
	{ SEGTUNE_LONGEST, 27900.0, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 206000000.0, 232, 233, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 335000.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 8650000.0, 237, 238, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 3440000.0, 239, 244, -1 },
	{ SEGTUNE_MEAN, 289.0, 240, 241, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1040000.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 2630.0, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 708000.0, 247, 250, -1 },
	{ SEGTUNE_LONGEST, 8660000.0, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_09f2dd0f732fce18_shares_0[] = {
	{ SEGTUNE_SHARE_1K, 0.000428, 1, 58, -1 },
	{ SEGTUNE_MEAN, 52.800000000000004, 2, 29, -1 },
	{ SEGTUNE_MEAN, 0.57999999999999996, 3, 8, -1 },
	{ SEGTUNE_N, 87600000.0, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 0.30399999999999999, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1150000.0, 9, 24, -1 },
	{ SEGTUNE_MEAN, 8.8499999999999996, 10, 19, -1 },
	{ SEGTUNE_N, 22500.0, 11, 14, -1 },
	{ SEGTUNE_MEAN, 4.1100000000000003, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 0.79300000000000004, 15, 18, -1 },
	{ SEGTUNE_N, 252000.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 67500.0, 20, 23, -1 },
	{ SEGTUNE_MEAN, 27.200000000000003, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 0.874, 25, 28, -1 },
	{ SEGTUNE_N, 8640000.0, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1750000.0, 30, 37, -1 },
	{ SEGTUNE_N, 75800.0, 31, 36, -1 },
	{ SEGTUNE_MEAN, 155.0, 32, 35, -1 },
	{ SEGTUNE_N, 1710.0, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 151.0, 38, 49, -1 },
	{ SEGTUNE_N, 4240000.0, 39, 44, -1 },
	{ SEGTUNE_MEAN, 88.300000000000011, 40, 43, -1 },
	{ SEGTUNE_MEAN, 58.600000000000001, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 62.0, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 156000000.0, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 413.0, 50, 57, -1 },
	{ SEGTUNE_N, 47100000.0, 51, 54, -1 },
	{ SEGTUNE_N, 2620000.0, 52, 53, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 234.0, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 16300000.0, 59, 194, -1 },
	{ SEGTUNE_MEAN, 402.0, 60, 169, -1 },
	{ SEGTUNE_MEAN, 43.300000000000004, 61, 118, -1 },
	{ SEGTUNE_SHARE_4K, 0.0013200000000000002, 62, 95, -1 },
	{ SEGTUNE_MEAN, 5.8100000000000005, 63, 70, -1 },
	{ SEGTUNE_N, 1030000.0, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.7000000000000002, 66, 69, -1 },
	{ SEGTUNE_N, 7640000.0, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 183000.0, 71, 86, -1 },
	{ SEGTUNE_SHARE_1K, 0.031200000000000002, 72, 79, -1 },
	{ SEGTUNE_MEAN, 7.6200000000000001, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 27.100000000000001, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 125000.0, 77, 78, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 13.9, 80, 85, -1 },
	{ SEGTUNE_MEAN, 7.8700000000000001, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 129000.0, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 26.0, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 270000.0, 89, 92, -1 },
	{ SEGTUNE_SHARE_1K, 0.028200000000000003, 90, 91, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 5820000.0, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1.75, 96, 101, -1 },
	{ SEGTUNE_SHARE_1K, 0.187, 97, 100, -1 },
	{ SEGTUNE_SHARE_4K, 0.0229, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 10200000.0, 102, 111, -1 },
	{ SEGTUNE_N, 55500.0, 103, 106, -1 },
	{ SEGTUNE_SHARE_4K, 0.10300000000000001, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 30.300000000000001, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.14599999999999999, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 18.400000000000002, 112, 115, -1 },
	{ SEGTUNE_SHARE_4K, 0.19800000000000001, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.35699999999999998, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.00017199999999999998, 119, 134, -1 },
	{ SEGTUNE_N, 405000.0, 120, 127, -1 },
	{ SEGTUNE_MEAN, 301.0, 121, 126, -1 },
	{ SEGTUNE_N, 227000.0, 122, 123, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 74.700000000000003, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 2270000.0, 128, 133, -1 },
	{ SEGTUNE_SHARE_1K, 0.0094300000000000009, 129, 130, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 213.0, 131, 132, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.33400000000000002, 135, 148, -1 },
	{ SEGTUNE_MEAN, 78.300000000000011, 136, 143, -1 },
	{ SEGTUNE_SHARE_1K, 0.20400000000000001, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 5390000.0, 139, 142, -1 },
	{ SEGTUNE_N, 202000.0, 140, 141, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 206000.0, 144, 147, -1 },
	{ SEGTUNE_SHARE_4K, 0.033300000000000003, 145, 146, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.28899999999999998, 149, 164, -1 },
	{ SEGTUNE_MEAN, 165.0, 150, 155, -1 },
	{ SEGTUNE_N, 55800.0, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 9700000.0, 153, 154, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 2340000.0, 156, 163, -1 },
	{ SEGTUNE_SHARE_4K, 0.032000000000000001, 157, 160, -1 },
	{ SEGTUNE_N, 463000.0, 158, 159, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.41899999999999998, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 66.799999999999997, 165, 168, -1 },
	{ SEGTUNE_N, 2920000.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1240000.0, 170, 179, -1 },
	{ SEGTUNE_MEAN, 46400.0, 171, 178, -1 },
	{ SEGTUNE_MEAN, 606.0, 172, 177, -1 },
	{ SEGTUNE_SHARE_4K, 0.050000000000000003, 173, 176, -1 },
	{ SEGTUNE_N, 646000.0, 174, 175, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.0043800000000000002, 180, 185, -1 },
	{ SEGTUNE_MEAN, 729.0, 181, 184, -1 },
	{ SEGTUNE_SHARE_1K, 0.182, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 2010000.0, 186, 193, -1 },
	{ SEGTUNE_SHARE_4K, 0.015900000000000001, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 3260.0, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 14500.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 120.0, 195, 224, -1 },
	{ SEGTUNE_N, 32400000.0, 196, 209, -1 },
	{ SEGTUNE_MEAN, 16.400000000000002, 197, 206, -1 },
	{ SEGTUNE_SHARE_1K, 0.14100000000000001, 198, 205, -1 },
	{ SEGTUNE_SHARE_4K, 0.0064800000000000005, 199, 200, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 12.5, 201, 204, -1 },
	{ SEGTUNE_MEAN, 2.0899999999999999, 202, 203, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.53100000000000003, 207, 208, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 28.600000000000001, 210, 213, -1 },
	{ SEGTUNE_MEAN, 0.74099999999999999, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.10400000000000001, 214, 223, -1 },
	{ SEGTUNE_N, 98300000.0, 215, 220, -1 },
	{ SEGTUNE_SHARE_1K, 0.307, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.0068500000000000002, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0031400000000000004, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1240000.0, 225, 254, -1 },
	{ SEGTUNE_MEAN, 1560.0, 226, 251, -1 },
	{ SEGTUNE_SHARE_4K, 0.246, 227, 242, -1 },
	{ SEGTUNE_N, 126000000.0, 228, 233, -1 },
	{ SEGTUNE_SHARE_4K, 0.000213, 229, 232, -1 },
	{ SEGTUNE_MEAN, 1110.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.078700000000000006, 234, 239, -1 },
	{ SEGTUNE_SHARE_4K, 0.0010200000000000001, 235, 238, -1 },
	{ SEGTUNE_MEAN, 509.0, 236, 237, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 879.0, 240, 241, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 50100000.0, 243, 250, -1 },
	{ SEGTUNE_MEAN, 240.0, 244, 247, -1 },
	{ SEGTUNE_N, 21400000.0, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.72599999999999998, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0017700000000000001, 252, 253, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const int segtune_segreduce_09f2dd0f732fce18_cases_0[] = {
	0,0,0,0,0,0,0,971,1000,1615,1615,2307,1792,2357,2388,971,1000,1615,1615,2307,1792,2357,2388,
	1280,365,-1536,-1536,58,-345,-608,-1946,-982,219,758,-855,-2975,3577,1058,-1270,-781,188,1290,-339,-4034,4460,-104,
	1280,510,-1536,-1536,13,-244,-928,818,-1283,88,-27,1119,-1712,7547,-3906,-378,-2244,145,-561,683,-218,7167,-2292,
	1280,927,-1536,-1536,0,0,-378,-1412,-1375,163,-172,-407,466,-5456,4007,-804,-993,227,228,-330,-710,-4043,617,
	1280,1028,-1536,-1536,0,0,-648,-361,-499,79,-910,-100,-665,-170,-8775,-944,-1085,-29,-1468,-62,501,-1451,-6486,
	1280,1434,-1536,-1536,0,0,-424,618,83,-1,1087,-1146,-617,-170,-14456,367,-238,-156,208,-442,-525,681,-10465,
	1280,1506,-1536,-1536,0,0,-197,-686,-1137,-16,-1899,2434,-1448,1500,11712,31,-547,158,-490,1895,-2570,1246,6251,
	1280,1829,-1536,-1536,0,0,-254,-1571,-440,-46,-2475,694,-938,-1456,1803,-1409,-296,-82,-1996,778,-958,-1288,1853,
	1280,2048,-1536,-1536,0,0,-211,381,-374,-23,-2383,-1204,1676,695,432,397,-373,-90,-2031,-1065,1708,889,330,
	1280,2304,-1536,-1536,0,0,-115,1112,2270,152,-56,-2296,-213,-3865,155,602,1521,97,-521,-2202,-171,-2992,2,
	1280,2304,-1536,-1536,0,0,-16,-2375,-3114,152,-4736,-1857,538,2019,155,-1518,-1953,452,-3086,-2037,-708,605,-256,
	1664,415,-1536,-1536,207,-914,-646,686,1506,-138,-2088,-2806,13990,10543,1532,1805,2887,-359,-225,-1734,6773,5851,-2172,
	1664,514,-1536,-1536,31,-990,-1312,1267,1985,-529,1869,1478,-9969,-11949,-5696,521,1351,-428,437,2,-2513,-7699,-3504,
	1664,956,-1536,-1536,117,-464,-596,-1693,-13,-193,-3551,-1598,5716,-5206,4802,-319,980,-229,-1910,-438,918,-4737,4030,
	1664,1031,-1536,-1536,30,-475,-1032,1258,253,-400,701,2003,-5273,2276,1578,-194,-615,-463,-1438,1234,-1538,-122,3500,
	1664,1458,-1536,-1536,5,-73,-505,-996,743,-111,-1830,-1332,3395,-3144,2442,-27,1284,34,-138,-768,1589,-1904,2570,
	1664,1544,-1536,-1536,0,0,-770,1934,466,26,2201,232,-1632,3051,1512,893,-148,-137,36,-179,287,2125,2995,
	1664,1979,-1536,-1536,0,0,-530,776,604,-48,3671,191,-634,-107,-411,654,457,-88,3163,113,-511,144,-144,
	1664,1991,-325,-1536,0,0,-325,775,1305,-123,697,-2817,-2369,34,509,747,1343,-12,1095,-2800,-2482,-1,421,
	1664,2560,-83,-1536,0,0,-321,1685,1474,-270,539,2958,7,-1931,73,1507,1392,-337,504,2931,188,-2036,76,
	1664,2597,-96,-96,0,0,-96,-2370,132,705,-2420,-2814,-2705,-5890,257,-1956,-7,929,-2254,-2662,-2856,-5962,211,
	1664,2816,0,-1536,0,0,-205,-1675,-2440,101,-1511,566,-1382,916,59,-1632,-2290,190,-1301,536,-1564,714,4,
	1664,2901,0,-1536,0,0,-144,1192,1542,354,-516,594,2337,1619,59,1235,1623,728,-81,679,1269,1269,-69,
	1987,1686,-1536,-1536,164,-332,-849,-289,314,193,3894,2911,-2285,662,-493,-223,393,196,3828,2892,-2165,692,-526,
	2048,440,-1536,-1536,412,-1451,-782,-4600,-2441,-269,-2697,-4496,16003,837,11252,-2508,-574,-555,-916,-2502,2559,1437,2151,
	2048,512,-1536,-1536,42,-1750,-1696,2166,1736,-383,150,-129,290,1386,-2072,1812,1397,-73,-981,-817,2566,1410,-637,
	2048,513,-1536,-1536,182,-1609,-1416,-624,1217,-450,411,-1650,-8362,929,-7048,-946,996,-458,181,-2198,-4002,1273,-4862,
	2048,541,-435,-435,925,-837,-435,3716,2972,4042,-4759,-3015,167,-5982,552,3789,2982,4164,-4772,-3107,174,-5600,511,
	2048,771,-128,-128,1282,-252,-128,-2733,-2153,831,2489,937,120,3289,285,-2480,-1470,315,2234,864,220,2596,262,
	2048,993,-612,-1536,326,-985,-612,159,-1198,698,2448,1887,2116,-3721,591,397,-857,811,2674,1620,1203,-3770,363,
	2048,1026,-1536,-1536,37,-1242,-1416,-361,-745,-401,1125,818,575,-4745,512,-404,-811,-377,1325,794,1049,-4420,760,
	2048,1113,-256,-256,711,-479,-256,298,-2284,-1625,-1388,2902,-379,-6407,216,259,-2235,-1492,-1591,2617,-458,-6873,166,
	2048,1486,-472,-1536,126,-692,-518,-1472,-3152,-2146,-6505,2295,8000,1239,249,-1070,-2634,-1729,-5897,1662,6166,648,-92,
	2048,1537,-1536,-1536,184,-583,-877,-2699,-1948,114,-4814,-4174,3284,-2101,-404,-1850,-1283,62,-3987,-3538,1845,-1595,-838,
	2048,1542,-64,-64,652,-111,-64,-1003,-1463,-1078,1284,194,-232,2357,179,-1310,-1851,-1156,1187,205,57,1794,118,
	2048,1542,-1536,-1536,32,-731,-1154,1173,-122,-416,-439,2243,-396,2378,127,528,-659,-429,-1261,1799,538,1952,298,
	2048,1571,-435,-435,203,-530,-435,4482,-93,1822,-4928,-1373,4445,-392,256,4557,-50,2005,-4719,-1335,4152,-221,158,
	2048,1797,-128,-128,319,-188,-128,2495,2706,975,1815,1217,3581,5943,136,2293,2551,1184,1897,1163,2826,4764,15,
	2048,1977,-352,-1536,45,-282,-605,-802,-623,-267,3484,-5485,-784,-507,31,-588,-402,-94,3640,-5504,-1290,-567,-8,
	2048,2042,-1536,-1536,19,-243,-896,-1,-366,140,2221,1493,570,-137,-321,-70,-435,66,1665,1187,809,-215,-285,
	2048,2468,-139,-284,0,0,-377,5189,-433,1112,1185,1692,-324,1379,34,4782,-473,1070,1026,1544,-490,990,25,
	2048,2564,-69,-1536,0,0,-640,-1626,-909,-452,1047,921,-46,-4533,-34,-1511,-874,-589,615,1151,439,-4424,72,
	2048,2970,-8,-106,0,0,-423,5235,-835,3368,732,615,1764,2058,5,2551,-1002,1221,499,498,2593,2269,96,
	2048,3042,-1,-119,0,0,-197,-4451,2217,-3158,549,388,-1406,1640,-13,-1222,1771,-736,783,526,-1746,1548,-61,
	2048,3365,0,0,0,0,-255,2085,895,1347,454,351,143,569,31,1786,726,1030,348,309,766,525,50,
	2048,3584,0,0,0,0,-211,6329,5067,4282,313,213,-732,440,20,6078,4929,3903,236,177,-30,419,32,
	2048,3840,0,0,0,0,-115,984,953,4883,298,202,-1468,384,35,-21,16,3031,248,166,-1393,361,40,
	2048,3840,0,0,0,0,-16,-3729,-3352,-5538,298,202,-3348,384,35,-2073,-1993,-3043,490,256,-5340,325,2,
	2099,632,-1536,-1536,11,-1763,-1683,-2736,-1647,-245,3387,-1806,0,674,-3418,-3214,-2166,-180,2629,-2359,1223,443,-2397,
	2103,437,-1536,-1536,528,-1449,-1371,2645,706,597,668,3558,-15064,911,-11323,845,-793,1280,-1305,1553,-3328,1552,-3399,
	2122,1223,-1536,-1536,47,-1181,-1478,1251,2261,-81,-26,1858,-1579,-320,408,420,1371,21,-1299,1160,-39,-1281,898,
	2125,1276,-1536,-1536,14,-1169,-1397,-1698,-2299,-294,-1775,586,-617,826,430,-1709,-2249,-297,-1847,575,-504,957,420,
	2142,1003,-1536,-1536,19,-1469,-1590,44,-428,-288,757,-458,-447,-2146,3685,-306,-930,-295,100,-832,478,-3004,4109,
	2176,-256,-1536,-1536,128,-2688,-1856,-477,-436,-151,-1368,300,-2011,-21,-2065,-626,-622,-112,-1314,203,-1539,-36,-1932,
	2176,0,-1536,-1536,92,-2468,-1824,-541,-669,-270,2484,228,-3268,-18,1576,-570,-910,-130,2196,208,-2522,-2,2274,
	2176,256,-1536,-1536,77,-2227,-1656,705,-856,-319,162,737,-889,-49,714,1077,-392,-468,887,870,-2356,-198,-932,
	2176,385,-1536,-1536,79,-2096,-1728,2043,-511,-289,-124,1996,-1050,-170,-1093,2196,-310,-144,-173,2127,-570,-236,-954,
	2176,512,-322,-430,1661,-387,-500,3997,6676,-1666,1836,400,-56,1917,148,3988,6278,-1328,1951,393,218,2190,292,
	2176,512,-1536,-1536,42,-2006,-1824,-1360,1575,-209,326,-510,-968,-111,-4095,-1566,990,48,-501,-947,698,102,-2580,
	2176,513,-1536,-1536,1503,-544,-979,2552,349,4426,1251,-2053,1656,-4056,708,2529,307,4266,1159,-1961,1925,-3882,837,
	2176,533,-806,-1536,522,-1505,-806,740,1066,378,-328,424,1437,1156,1252,1040,1344,425,-80,889,294,1151,554,
	2176,553,-444,-1536,736,-1271,-661,-1473,-1282,1514,-609,-331,-880,4356,178,-1153,-689,1223,-644,-488,-1048,4620,134,
	2176,640,-1536,-1536,42,-1878,-1648,-906,782,-129,598,-1321,-577,71,1782,-1133,754,-146,331,-1277,420,-183,2244,
	2176,665,-381,-611,712,-1183,-611,-652,3291,2506,358,-5231,-38,938,386,-532,3325,2648,336,-5078,-28,881,363,
	2176,749,-560,-1536,441,-1369,-740,3772,4267,2857,-157,-560,-58,4385,436,3783,4218,2885,-96,-424,-97,4342,342,
	2176,760,-613,-1536,1331,-470,-779,5921,4068,1409,-630,-7998,-191,-2080,235,5928,4021,1504,-667,-7903,223,-2011,432,
	2176,761,-346,-1536,631,-1167,-653,-1275,-1491,-608,-2884,-408,-1274,-4742,-24,-1183,-1206,-832,-2972,-780,-1109,-4482,44,
	2176,766,-1536,-1536,117,-1677,-1202,-3720,-3148,69,-6461,-2803,11104,-1143,11580,-2287,-1221,-421,-1886,-1996,1535,887,4563,
	2176,768,-1536,-1536,47,-1745,-1680,1917,2709,-119,1228,1469,-4233,2641,-3967,286,921,88,-562,11,-292,2301,-424,
	2176,769,-1536,-1536,82,-1708,-1388,-623,-1017,-16,3523,-281,-4661,1749,-3693,-163,-190,-197,3831,34,-4539,2401,-3655,
	2176,896,-1536,-1536,30,-1634,-1536,328,-657,-215,567,-1233,-2269,-2347,-2580,380,-614,-236,373,-1024,-1350,-2211,-1686,
	2176,986,-740,-1536,333,-1241,-740,-2179,-2483,-511,933,-1730,3729,-3929,148,-1955,-2229,-509,1247,-1659,2323,-3830,-211,
	2176,986,-740,-1536,995,-579,-740,-5361,-5758,-204,433,-4910,1739,-2757,-65,-5210,-5482,-273,552,-5013,1610,-2382,-102,
	2176,1023,-426,-1536,1174,-364,-677,4329,6941,4290,2101,5097,651,-2951,128,4325,6974,4020,2086,4875,800,-3043,176,
	2176,1024,-229,-328,1296,-239,-440,-1759,-450,-1524,95,558,-4,-7346,-4,-1804,-1013,-1026,507,697,259,-6435,126,
	2176,1028,-1536,-1536,743,-789,-1085,168,640,1905,5421,-646,-767,-2234,216,-71,456,1867,5169,-657,-416,-2046,369,
	2176,1111,-256,-256,955,-494,-256,1126,1553,1306,4172,680,-433,7117,-65,1022,1710,1175,4018,523,-589,6454,-113,
	2176,1151,-1536,-1536,21,-1388,-1492,328,-447,-132,-197,-1287,-317,1471,620,295,-394,-183,-162,-1258,-463,1253,390,
	2176,1282,-1536,-1536,37,-1241,-1412,-75,-335,36,39,-181,2455,-2577,-120,-37,100,49,-501,-297,2685,-2738,-196,
	2176,1282,-1536,-1536,32,-1246,-1254,231,1517,-15,-2707,-205,562,-1726,-63,1392,2471,-65,-1186,882,-1072,-1148,-390,
	2176,1289,-267,-1536,289,-983,-658,-918,815,311,-757,484,1219,-1919,40,-963,791,307,-933,167,1287,-2193,107,
	2176,1419,-274,-408,319,-822,-536,-3411,-671,2024,-404,-2888,-73,-5114,164,-3316,-835,1996,-431,-2628,394,-4509,211,
	2176,1523,-219,-530,862,-175,-530,-1864,599,1568,918,977,1722,-10507,-56,-1850,706,1478,941,1040,1747,-10159,19,
	2176,1536,-180,-287,846,-178,-394,-246,-1395,-536,282,-64,-483,6367,-14,-384,-1420,-548,328,-28,-473,5511,22,
	2176,1538,-880,-1536,67,-955,-880,290,-9,-265,-1200,-2759,-577,942,17,621,204,-246,-973,-2449,-906,1008,-94,
	2176,1779,-159,-266,671,-110,-402,-1039,-1051,-2087,-245,-203,2096,516,-65,-987,-1064,-2087,-176,-52,2441,1266,15,
	2176,1793,-1536,-1536,5,-762,-1245,3053,1308,-220,-63,-1072,35,664,25,2125,649,-251,-445,-1215,694,520,225,
	2176,1798,-1536,-1536,32,-730,-1153,-1835,-389,-12,1196,180,-668,368,-107,-1352,-117,-25,1276,98,-744,426,-180,
	2176,1998,-285,-596,104,-458,-596,1570,1369,3444,2317,-4700,-4319,-6181,-18,1546,1340,3366,2268,-4474,-3883,-5557,43,
	2176,2025,-104,-233,158,-377,-409,-1527,105,-1120,683,1174,-770,-5745,30,-1400,282,-993,741,1164,-720,-5188,63,
	2176,2051,-332,-1536,313,-196,-696,1285,380,1105,111,5920,158,3909,-233,1322,456,1113,-56,5710,284,3648,-153,
	2176,2052,-896,-1536,31,-478,-896,-550,1070,-445,1123,182,-1163,1103,-259,-588,955,-501,967,64,-831,1145,-159,
	2176,2288,-181,-568,62,-210,-568,-485,-260,496,-12,48,-1710,-144,-24,-378,-113,630,-50,76,-1836,-60,-32,
	2176,2568,-98,-640,0,0,-640,-1348,-573,241,58,235,-440,-2213,-49,-1694,-802,-349,-97,275,442,-1923,40,
	2176,2820,-15,-1536,0,0,-640,899,-842,83,718,-467,82,3498,-36,900,-656,177,495,-533,-22,3530,-81,
	2176,2829,-28,-174,0,0,-312,-979,691,-2316,242,162,606,2394,-17,604,913,-767,222,88,-426,1726,-82,
	2176,3003,0,-129,0,0,-531,6001,-4300,3828,10,-56,1039,-2070,-16,2730,-4199,1256,31,23,2130,-1017,68,
	2176,3072,-2,-92,0,0,-260,-3950,1138,-1456,21,12,24,408,-5,-533,1403,1477,4,-63,-1075,-420,-52,
	2181,169,-1536,-1536,663,-1738,-925,431,-1246,536,-353,2430,3966,-795,4551,1156,-858,211,269,3101,564,-867,1836,
	2195,935,-1536,-1536,202,-1462,-1611,454,1917,667,279,1134,-4680,3113,-376,-328,922,1237,-1423,30,99,2241,2695,
	2220,1374,-958,-1536,297,-978,-938,1362,869,1075,-907,-1090,-5249,-1754,-611,1125,486,916,-1099,-722,-4418,-1849,-361,
	2240,640,-1536,-1536,24,-2024,-1712,-2177,-2018,-191,272,369,-174,29,-248,-2397,-1754,-353,501,342,-872,-146,-995,
	2304,-256,-1536,-1536,128,-2944,-1984,-355,-469,-157,3118,63,2188,8,-243,-388,-587,-146,3009,55,2169,5,-112,
	2304,0,-1536,-1536,102,-2714,-1920,497,-533,-159,-2269,-200,-357,-7,-1640,639,-544,-154,-2267,-145,-556,4,-1430,
	2304,255,-1536,-1536,78,-2483,-1784,2322,-377,-185,117,-295,-3494,6,788,2484,261,-352,814,-333,-5459,-17,-1097,
	2304,385,-1536,-1536,79,-2352,-1840,3186,167,-158,134,-375,5155,-14,706,3382,383,-180,372,-326,4491,9,576,
	2304,506,-1536,-1536,1584,-725,-1062,2699,657,-3323,403,-4142,906,1223,178,2551,611,-3477,368,-3839,865,1197,145,
	2304,512,-1536,-1536,42,-2262,-1952,-1090,1782,-250,314,275,-569,69,-2893,-714,1196,-141,-323,617,457,196,-1484,
	2304,512,-289,-375,1894,-410,-508,3214,4062,-4668,18,724,-35,148,51,3100,3204,-3953,-15,669,139,155,148,
	2304,531,-795,-1536,566,-1719,-912,3192,4180,553,898,6157,870,-871,791,3192,4193,503,1142,6312,72,-807,167,
	2304,584,-294,-425,1179,-1052,-569,-2414,-3000,-3667,-3202,-2056,-108,1224,19,-2442,-3345,-3330,-3166,-1866,111,1295,146,
	2304,640,-1536,-1536,49,-2127,-1776,-987,3,-225,400,2668,209,-54,4118,-1160,97,-350,574,2426,-102,-80,3707,
	2304,676,-327,-468,1135,-1006,-507,-680,-3404,-3964,-2616,5200,-188,2487,-178,-753,-3163,-4143,-2688,5050,-412,2544,-265,
	2304,737,-561,-1536,513,-1566,-843,-1656,-1818,-2473,84,-3640,-514,2019,-33,-1842,-2023,-2531,74,-3591,-396,1932,-68,
	2304,767,-1536,-1536,116,-1933,-1270,-5542,-3561,126,-5731,-2633,19388,-318,13571,-2815,-571,-329,-1254,471,4188,346,3502,
	2304,768,-1536,-1536,47,-2001,-1808,35,2006,-229,1359,1622,-3663,-24,-3710,-1995,177,-85,-806,68,530,-13,-766,
	2304,769,-320,-505,816,-1231,-628,1410,-390,-1216,-3369,393,-71,2957,-5,1444,-428,-1173,-3425,547,-118,2875,-36,
	2304,769,-1536,-1536,105,-1942,-1516,-1447,-992,66,-714,-976,-8469,-269,-6314,-1725,-536,-37,-1059,-93,-4770,-561,-3628,
	2304,770,-558,-1536,1485,-561,-806,-2128,1204,-3817,-1637,-213,-395,4137,-30,-1972,1605,-4247,-1623,-183,-661,4068,-132,
	2304,896,-1536,-1536,32,-1888,-1664,1267,-1071,-258,779,-258,2152,1089,-364,949,-1234,-269,377,-400,3371,789,528,
	2304,1002,-570,-1536,375,-1439,-782,-2619,-1963,-1880,-1178,482,439,656,-78,-2727,-2049,-1995,-1120,291,-117,744,-426,
	2304,1002,-570,-1536,1163,-651,-782,-8417,-9357,1129,3592,8549,55,4945,-215,-8267,-8948,842,3575,8431,-331,5015,-396,
	2304,1005,-430,-1536,1350,-461,-780,3457,-111,-3179,481,-423,159,-8278,-70,3598,265,-3238,379,-346,117,-8524,-96,
	2304,1021,-1536,-1536,817,-979,-1202,4882,5554,3696,4172,28,-2879,2965,-97,4368,5057,3597,3987,-211,-2353,2819,109,
	2304,1023,-210,-299,1532,-260,-453,-1645,59,-353,-674,10,2,3197,-44,-1474,-751,226,-536,-2,107,3504,13,
	2304,1110,-256,-256,1203,-504,-256,-518,754,1045,1054,-71,-267,2124,-86,-695,1249,416,900,-147,-480,1503,-165,
	2304,1152,-1536,-1536,24,-1641,-1608,1471,1922,-93,40,-280,805,493,1134,1472,1752,-170,-57,-263,749,213,979,
	2304,1278,-321,-677,383,-1155,-677,3106,21,257,-2871,-3763,-164,552,31,3072,-25,266,-2830,-3633,23,643,70,
	2304,1283,-1536,-1536,38,-1496,-1357,-345,-3116,193,-2555,-1798,-1914,-2725,-243,1549,-769,388,-520,-124,-3768,-156,-817,
	2304,1283,-1536,-1536,36,-1497,-1540,637,1066,160,133,1821,666,1780,-215,58,-381,104,-1048,989,351,271,-406,
	2304,1440,-240,-344,590,-787,-458,-1022,-661,-1080,865,2369,-1004,397,-102,-1043,-639,-1053,833,2313,-1050,343,-63,
	2304,1535,-161,-237,1077,-204,-413,2368,859,1149,-462,-317,-478,5404,-5,2368,944,733,-612,-432,-603,3693,-2,
	2304,1541,-822,-1536,77,-1198,-1008,948,1549,497,-63,-1479,-2059,-2287,-11,944,1442,491,-148,-1385,-1620,-2339,40,
	2304,1543,-204,-375,1045,-228,-658,-1108,-845,-1320,-428,-121,132,-8978,-42,-842,-1660,-1104,-43,167,923,-6038,134,
	2304,1779,-155,-309,862,-174,-530,-783,-1106,-211,-594,-640,1296,2858,-60,-650,-1150,-630,-617,-614,1761,3622,6,
	2304,1792,-1536,-1536,6,-1018,-1373,-739,-437,-167,1323,-745,162,-540,62,-852,-691,-163,1069,-815,723,-520,171,
	2304,1794,-1536,-1536,36,-986,-1281,1171,694,146,474,30,-709,-2,-90,1280,890,178,833,35,-931,216,-202,
	2304,2001,-274,-472,124,-691,-518,-2728,-550,-4523,822,3657,-693,1237,-6,-2454,-315,-4033,986,3276,-2197,-13,-143,
	2304,2035,-102,-204,191,-590,-402,-1911,-1628,-1285,373,76,4828,6712,20,-1809,-1488,-1105,418,-106,3815,5828,-35,
	2304,2052,-883,-1536,31,-734,-998,513,-785,-199,1240,-1112,-1036,1115,-133,495,-778,-213,1229,-1138,-995,999,-117,
	2304,2053,-335,-752,441,-322,-752,-2451,-1854,90,-404,1497,-5899,1231,-207,-2535,-2030,-156,-496,1658,-4773,1764,-78,
	2304,2307,-167,-696,67,-443,-696,335,1242,2261,-269,-509,859,3624,-24,439,1338,2349,-229,-556,463,3307,-39,
	2304,2554,-103,-768,23,-239,-768,1111,1829,533,-453,395,-376,-1727,-62,893,1644,230,-467,486,115,-1566,-12,
	2304,2824,-12,-1536,0,0,-768,-1893,63,490,-228,-553,-1253,1503,0,-1842,-126,259,-351,-496,-691,1724,27,
	2304,2831,-26,-181,0,0,-440,-599,2862,891,-236,-269,418,1215,6,189,3343,1583,-256,-315,-269,1016,-33,
	2304,3076,0,-99,0,0,-512,247,1262,982,-108,-122,-1386,-53,-8,-318,2114,865,-129,-127,-1280,-30,4,
	2304,3328,0,-47,0,0,-260,-6338,-3906,-7066,-117,-120,-437,-264,-23,-2842,-823,-3698,-128,-185,-2750,-706,-67,
	2314,535,-1536,-1536,523,-1777,-1128,4753,2154,942,-1035,4135,8351,-624,3230,5332,2744,460,-141,4691,4497,-444,1046,
	2317,569,-1536,-1536,212,-2061,-1725,8362,2990,30,1867,1522,-8480,-636,-922,8593,2900,663,489,1591,-3858,-838,2101,
	2318,1500,-1536,-1536,33,-1311,-1516,2080,1329,363,3091,254,1906,3154,-122,822,42,203,2089,-467,2594,2028,-8,
	2356,833,-655,-1536,995,-1091,-1031,2783,4806,-1113,-1297,-5558,-34,5150,-539,1853,3681,-1048,-1796,-5458,1291,4651,151,
	2360,411,-1536,-1536,687,-1831,-1168,3298,1423,2232,-1769,-14,2528,-740,1051,3106,1220,1975,-1684,144,2305,-948,1217,
	2370,1180,-1536,-1536,25,-1744,-1726,227,620,-207,-317,167,1916,3399,1234,-371,-341,-324,-1220,-623,3059,2506,1659,
	2432,433,-757,-1536,808,-1831,-992,2782,3021,3282,-1568,1300,-706,-1138,-212,2436,2748,2856,-1483,1251,-493,-1217,19,
	2432,512,-1536,-1536,42,-2518,-2080,1090,2816,-378,2368,-17,-4322,97,-398,1100,2221,-323,1498,86,-3120,128,374,
	2432,512,-1536,-1536,213,-2347,-1800,-4106,-666,141,-1818,-1363,-4018,-238,-5459,-3962,-344,284,-2058,-1463,-1730,-252,-3802,
	2432,540,-435,-435,1665,-866,-435,-2331,-1912,1103,3106,626,-77,-463,-10,-2242,-1425,658,3194,745,-275,-290,-140,
	2432,768,-128,-128,2049,-255,-128,-2181,-1911,2431,-120,-119,41,-325,41,-1743,-24,1095,-65,-39,-9,-248,3,
	2432,1001,-528,-802,548,-1523,-802,-3438,-511,-2314,2062,1094,3,3018,91,-3366,-459,-2244,2064,1127,-305,3036,-139,
	2432,1024,-1536,-1536,49,-1999,-1800,-383,596,-380,540,-786,2411,18,-1388,-852,-16,-393,102,-1370,3472,10,-871,
	2432,1109,-256,-256,1455,-508,-256,585,-3227,985,99,-288,-120,-269,-45,421,-2116,-233,3,-287,-334,-283,-140,
	2432,1509,-412,-740,324,-1239,-740,1833,-990,285,-1378,2871,646,-5178,-75,1932,-914,322,-1278,2763,639,-5163,-122,
	2432,1539,-64,-64,1407,-126,-64,17,-1119,-11,-246,-208,-124,-206,21,-141,-944,-5,-311,-182,-54,-371,-8,
	2432,1539,-1536,-1536,36,-1496,-1538,2960,2705,750,2216,1523,254,547,-56,2095,1824,473,1720,1225,243,-192,-169,
	2432,1548,-1536,-1536,209,-1315,-1261,-6693,-6202,-1320,-3087,-2366,-2917,-3832,-576,-5375,-4849,-1072,-1833,-1878,-3716,-2644,-826,
	2432,1567,-435,-435,694,-811,-435,214,1388,-2930,2237,1058,532,5480,-134,254,1473,-2580,2335,1031,-265,4791,-287,
	2432,1794,-128,-128,1030,-248,-128,0,619,-1086,-486,-669,-271,-1274,-18,-334,593,-542,-615,-678,-678,-1819,-140,
	2432,2024,-254,-413,145,-903,-646,-638,-1328,-2921,1323,2593,6233,-4024,50,-575,-1329,-2935,1362,2439,5899,-4250,32,
	2432,2050,-1536,-1536,36,-987,-1280,1200,1555,673,1494,3477,4797,49,-6,1377,1790,691,1595,3582,4257,268,-203,
	2432,2512,-120,-285,103,-458,-596,-643,-785,-2893,-638,133,2901,790,-28,-361,-606,-2549,-634,101,2286,597,-53,
	2432,2567,-65,-1536,31,-474,-1024,2405,1543,-511,-156,1420,4779,-1055,7,2219,1337,-556,-194,1490,4909,-1131,119,
	2432,2997,0,-126,6,-69,-505,-8013,-6999,-8508,-160,-205,2463,-3,-2,-4646,-4752,-5083,-183,-327,-121,-767,-61,
	2432,3080,-3,-63,0,0,-768,6462,7402,7033,-143,-138,-391,-630,29,1652,4106,2121,-70,103,2624,779,134,
	2432,3515,0,-6,0,0,-530,15827,18171,12138,-106,-103,-3410,-302,-9,7887,9488,5657,-94,-32,-750,-146,34,
	2432,3527,0,0,0,0,-325,-14496,-17371,-10668,-99,-92,-477,-317,-5,-6905,-9087,-4410,-129,-129,-3137,-567,-29,
	2432,4096,0,-1,0,0,-321,1471,1080,-1313,-5,-5,-22042,20,-7,-237,108,-2374,-57,1,-12154,158,27,
	2432,4133,0,0,0,0,-96,-2818,-164,-820,16,12,19398,41,-3,-1742,641,-471,65,-15,8977,-141,-33,
	2432,4352,0,0,0,0,-205,30,-1196,1868,118,90,-1986,154,17,-156,-1375,1592,67,59,-692,146,25,
	2432,4437,0,0,0,0,-144,-1250,-1069,509,225,172,3758,265,40,-1335,-1175,610,217,128,2869,173,27,
	2476,918,-1536,-1536,121,-2120,-1788,640,-1027,118,260,3512,-2970,-491,-2148,787,-975,149,200,3389,-1909,-569,-1327,
	2483,887,-1536,-1536,140,-2148,-1843,3022,2018,264,1883,1665,-5618,-501,-1488,2414,1144,426,818,1389,-1372,-427,1127,
	2496,1152,-117,-463,852,-1196,-754,-682,4091,-2813,126,-3859,-440,-10201,-149,-655,3740,-2635,287,-3668,35,-9481,81,
	2496,2944,-5,-169,22,-234,-794,4965,-3059,3027,-121,-194,-2672,-804,-17,3000,-4212,825,-88,-42,-861,309,41,
	2497,1174,-1536,-1536,146,-1882,-1677,1653,853,1223,5569,2120,-6360,724,318,1499,587,1158,5351,2056,-4838,411,843,
	2555,508,-1536,-1536,4,-2805,-2299,591,2032,-501,54,198,540,94,18,721,1999,-594,-685,292,633,144,421,
	2560,-256,-1536,-1536,160,-3424,-2240,-534,-417,-513,-360,42,752,3,8,-490,-412,-514,-419,40,762,6,471,
	2560,0,-1536,-1536,108,-3220,-2160,1408,119,-251,191,-14,3794,7,2396,1611,179,-276,107,0,3611,7,2886,
	2560,256,-1536,-1536,77,-2995,-2024,1619,937,-318,1236,-10,977,13,1038,1769,1186,-198,1736,49,-500,15,-777,
	2560,384,-1536,-1536,80,-2864,-2080,1212,2286,-157,-1184,-55,-1334,-8,-649,1430,2599,-246,-922,-9,-1886,0,-794,
	2560,504,-1536,-1536,1731,-1094,-1314,211,1774,-2384,1149,5561,939,1187,39,315,1601,-2247,1139,5148,1224,1036,174,
	2560,511,-1536,-1536,244,-2573,-1928,-1892,432,610,-1795,-775,302,-135,-5992,-1989,432,659,-2539,-836,4754,-106,-1536,
	2560,512,-1536,-1536,47,-2769,-2208,-325,1924,-240,629,22,-725,19,-2391,-399,1676,-312,-106,33,897,20,-922,
	2560,512,-247,-321,2368,-448,-533,3576,5796,-3462,-103,104,-12,103,17,3255,4114,-2216,-187,36,142,34,114,
	2560,535,-749,-1536,686,-2107,-1101,-1296,-606,2377,1120,-499,46,-599,867,-1368,-548,1904,1464,-194,-1027,-757,-37,
	2560,540,-435,-435,1919,-868,-435,-1302,-1279,4677,-186,-208,-41,-565,-7,-1200,-533,3553,-187,-63,-214,-454,-130,
	2560,551,-397,-573,1213,-1564,-825,-930,-982,-1506,-3424,561,-53,-243,105,-941,-1170,-1294,-3491,526,227,-242,278,
	2560,641,-1536,-1536,59,-2628,-2024,-837,-1516,-400,1028,-5,-1610,44,1992,-1196,-1548,-498,743,-131,601,28,3410,
	2560,656,-366,-515,1202,-1470,-763,33,1404,579,1765,549,18,-96,-26,-2,1236,544,1512,629,35,-70,-15,
	2560,745,-510,-816,980,-1603,-938,937,-787,-643,-6901,2017,-276,-392,-176,848,-965,-582,-6799,1910,257,-254,174,
	2560,763,-341,-499,1020,-1546,-785,-889,-492,-2039,-2401,988,148,278,68,-854,-543,-2009,-2755,1025,108,246,20,
	2560,768,-1536,-1536,106,-2454,-1750,-2596,-2329,-110,-2211,-409,-7559,-63,-6455,-1834,-1092,-351,-497,-578,-6966,-104,-5842,
	2560,768,-128,-128,2304,-256,-128,-2014,-4460,1878,-12,-22,42,-98,36,-2038,-2210,794,41,23,-14,-41,0,
	2560,768,-1536,-1536,46,-2513,-2064,1936,2863,-534,2735,-13,-4538,75,-2993,496,1295,-518,835,-165,903,74,175,
	2560,769,-1536,-1536,170,-2389,-1487,-2671,-2120,432,-1939,-862,22696,-266,12990,-1297,-3,248,721,731,8628,-546,3549,
	2560,776,-533,-973,1764,-788,-973,-10,951,-3146,345,2182,-270,1589,-96,47,1112,-3235,373,2232,-252,1415,-53,
	2560,896,-1536,-1536,41,-2391,-1920,1693,916,-560,1842,483,-2712,-26,651,1365,625,-580,1659,227,-153,-7,2131,
	2560,1007,-483,-666,752,-1569,-864,2565,-1002,81,4766,445,11,214,-78,2590,-1046,92,4676,459,145,379,-47,
	2560,1007,-483,-666,1554,-767,-864,-3037,-6327,4574,639,924,54,869,-78,-2978,-7022,5263,779,1105,210,1263,-16,
	2560,1012,-400,-795,1636,-680,-912,3140,5345,-6624,-18,-938,-86,1007,-73,3161,5157,-6438,-12,-895,-63,898,-31,
	2560,1021,-1536,-1536,982,-1325,-1392,-2127,1838,-2164,-4012,-2278,-5693,1997,-325,-2199,1656,-2036,-3929,-2446,-5086,1837,-70,
	2560,1024,-179,-236,1983,-321,-475,-926,2889,-3786,-302,-65,0,112,-31,-777,1050,-2398,-367,-151,127,-17,25,
	2560,1110,-256,-256,1708,-510,-256,1700,-1351,1156,-253,-263,-36,-806,-17,1584,380,-444,-281,-222,-231,-617,-106,
	2560,1152,-1536,-1536,29,-2146,-1848,1791,2384,-495,471,476,-1924,-300,3284,1454,2096,-633,352,115,-1586,-220,3009,
	2560,1269,-290,-522,547,-1512,-806,-1268,-751,-2431,-3952,1351,-381,3527,88,-1246,-760,-2361,-3914,1382,-299,3608,62,
	2560,1279,-1536,-1536,42,-2007,-1579,-3896,-3467,0,-5810,-3537,-556,566,365,-448,-281,212,-3141,-821,-6492,932,-627,
	2560,1280,-1536,-1536,49,-1999,-1796,3509,2953,142,944,2742,-3030,576,220,1468,1013,-44,-1264,922,-1301,617,420,
	2560,1464,-230,-331,684,-1179,-611,876,-706,-140,4238,896,-773,2929,1,808,-689,-199,4258,1056,-736,2911,-36,
	2560,1507,-226,-430,1361,-460,-780,-536,1836,-7819,-345,-6,64,2471,-30,-489,719,-6888,-111,106,250,3070,33,
	2560,1533,-869,-1536,119,-1676,-1202,731,166,-586,-1970,-1064,805,1078,-51,869,386,-524,-1870,-1092,484,1132,-95,
	2560,1534,-131,-199,1548,-246,-444,38,-1429,1831,-157,13,-38,304,-9,509,-916,741,-265,-100,-62,158,22,
	2560,1536,-64,-64,1665,-127,-64,369,265,-113,-77,-74,22,-284,16,-181,384,929,-99,-33,34,-157,-3,
	2560,1537,-1536,-1536,220,-1571,-1389,-2943,-3853,-2767,-2355,-84,-2184,-3409,-585,-2191,-2939,-2446,-1718,177,-3211,-2715,-695,
	2560,1566,-435,-435,925,-837,-435,631,-200,-979,-278,-31,153,1311,-63,633,206,-926,-169,-97,-468,582,-239,
	2560,1789,-150,-316,1182,-357,-677,881,-611,3260,-361,-475,486,1574,-20,1061,-698,2606,-472,-579,822,1691,14,
	2560,1792,-1536,-1536,7,-1529,-1615,1380,2114,118,1390,383,3654,990,145,960,1578,-13,1315,401,3844,493,146,
	2560,1795,-128,-128,1281,-252,-128,-339,-807,-861,-180,-214,-51,-1090,-4,-725,184,-43,-295,-274,-316,-1132,-74,
	2560,1795,-1536,-1536,37,-1496,-1537,2128,2466,748,1870,988,-1921,993,20,2206,2626,796,1925,1042,-1945,1064,-35,
	2560,2034,-243,-375,313,-982,-612,627,945,-2089,-341,207,1683,7468,-46,843,1063,-1546,-276,-148,780,6215,-112,
	2560,2050,-884,-1536,32,-1246,-1254,1106,1781,-365,3909,-515,-3053,-1713,-43,1009,1643,-399,3661,-584,-2832,-1845,34,
	2560,2053,-313,-822,658,-617,-1008,-902,-1613,-1531,-626,-196,-9931,-809,-114,-1321,-2014,-2057,-579,338,-8212,296,25,
	2560,2055,-94,-204,290,-983,-658,-483,-54,-1682,222,65,284,-1318,45,-572,-220,-1836,158,177,907,-689,117,
	2560,2306,-166,-516,67,-955,-880,1716,1994,-1523,-133,-4023,-7961,-5462,27,1344,1726,-2172,-17,-3734,-6868,-4659,61,
	2560,2564,-100,-883,31,-734,-998,1601,890,52,-483,1061,-1592,538,-28,1301,813,-185,-431,1033,-1227,851,-15,
	2560,2819,-29,-167,67,-443,-696,312,3777,-274,-127,-238,-1993,1527,-9,957,4150,445,-121,-179,-2783,1507,-10,
	2560,2823,-14,-1536,31,-474,-1024,777,874,614,-316,-289,-784,2595,-18,709,828,572,-327,-389,-932,2497,-53,
	2560,3066,0,-103,23,-239,-768,3533,4900,3273,-80,-147,-2283,-67,-7,2366,3929,2131,-47,-115,-2057,5,-6,
	2560,3840,0,0,0,0,-260,-3884,-4150,-5661,-107,-104,6601,-209,-15,-2054,-2380,-3926,-92,-107,3971,-329,-35,
	2630,1134,-1003,-1536,608,-1726,-1301,-1658,-4238,-20,427,-1698,1856,1227,-843,-1879,-4348,-240,330,-1408,2488,1188,-454,
	2633,394,-356,-356,2399,-681,-341,-3677,-5069,3556,57,102,-57,-105,48,-3405,-3473,2212,152,155,-180,-91,-28,
	2666,1336,-1536,-1536,0,-2204,-1998,3501,3575,369,2988,2668,-2557,299,987,2168,2186,355,1125,1375,608,586,1667,
	2688,-256,-1536,-1536,172,-3668,-2336,-420,-371,-106,270,29,-274,-1,-2530,-417,-373,-105,262,24,-290,-2,-2376,
	2688,0,-1536,-1536,108,-3476,-2288,1560,782,-209,-458,13,97,9,-295,1701,890,-316,-518,10,44,6,140,
	2688,256,-1536,-1536,81,-3247,-2136,-974,73,-290,-1993,24,1416,8,-926,-770,16,98,-1488,59,365,5,-2815,
	2688,384,-1536,-1536,80,-3120,-2208,220,2508,-268,519,19,-1715,-1,-665,489,2492,-288,686,30,-2219,-3,-888,
	2688,509,-1272,-1536,1823,-1253,-1395,781,1129,-445,427,1687,-47,84,-115,767,1042,-330,435,1457,191,4,45,
	2688,512,-1536,-1536,47,-3025,-2336,-181,287,-377,-388,87,1562,25,-1259,28,423,-573,-936,80,2253,28,-184,
	2688,512,-236,-295,2608,-464,-545,2601,4667,-2849,-21,67,-7,86,13,2670,3418,-1991,-71,32,105,59,81,
	2688,539,-658,-951,1174,-1871,-951,-2619,-1371,292,-61,-71,-234,-566,-134,-2759,-1386,-63,-4,9,-438,-621,-242,
	2688,567,-347,-445,1604,-1413,-711,340,650,1399,3123,-17,-39,-201,21,259,509,1512,3099,-14,9,-243,50,
	2688,640,-1536,-1536,60,-2884,-2136,-1108,-3285,-6,-892,88,-3284,21,3298,-1386,-3375,-27,-1001,71,-1844,5,4130,
	2688,665,-343,-448,1596,-1324,-665,917,804,2657,1479,-192,-8,-308,-35,813,1025,2427,1562,-180,-122,-356,-105,
	2688,740,-373,-606,1043,-1802,-913,-373,-970,195,-4808,-368,58,-73,176,-346,-887,278,-4934,-461,225,-180,237,
	2688,741,-530,-717,1250,-1594,-807,401,-848,2652,6311,40,-13,-335,-130,359,-633,2093,6084,123,-504,-384,-399,
	2688,768,-1536,-1536,52,-2764,-2192,-35,1365,-228,3380,101,-6236,53,-5024,-849,125,-271,1295,55,-324,42,-2144,
	2688,768,-1536,-1536,106,-2710,-1854,-779,-1028,51,-3057,-102,1414,-11,-5274,-433,-627,614,-1013,-373,-1483,11,-5592,
	2688,768,-1536,-1536,170,-2645,-1615,-1384,-2115,674,-3040,-448,19590,-97,16912,-538,-1079,1274,-431,-153,6611,-140,5765,
	2688,773,-537,-922,1864,-947,-1101,1464,1654,-1838,-65,368,-157,-29,-47,1018,1035,-931,188,515,141,-28,148,
	2688,896,-1536,-1536,41,-2647,-2048,2139,-1718,-327,-370,-138,-3978,50,-3252,2095,-1622,-104,-392,-419,-2577,35,-1612,
	2688,996,-544,-794,763,-1825,-992,2434,-1483,3686,1227,1016,-418,-721,24,2351,-1579,3571,1436,1124,-366,-545,-15,
	2688,996,-544,-794,1636,-952,-992,-1863,-2026,9643,92,594,67,65,-45,-1925,-2324,9865,219,681,101,181,-43,
	2688,1024,-166,-220,2214,-346,-485,-828,1600,-44,-80,-27,-9,97,-23,-455,-247,1040,-145,-87,104,-8,26,
	2688,1024,-1536,-1536,1053,-1507,-1487,-3587,-5261,-3890,-4183,-5140,741,57,-320,-3475,-5133,-3722,-4194,-5062,1047,-11,-72,
	2688,1026,-380,-709,1781,-777,-973,2700,3624,-2960,-399,-23,-7,355,-4,2584,2687,-2092,-380,-62,52,251,48,
	2688,1109,-256,-256,1964,-511,-256,228,-3539,4827,-215,-157,-5,-443,-8,-63,-1514,3213,-247,-115,-186,-309,-87,
	2688,1152,-1536,-1536,29,-2402,-1976,1078,464,348,59,2406,95,-160,-4107,1004,531,380,-124,2030,881,-102,-3673,
	2688,1262,-297,-530,596,-1725,-912,560,-475,3404,802,971,-253,502,125,513,-449,3224,572,940,-226,565,85,
	2688,1279,-1536,-1536,44,-2261,-1702,-2597,-1874,772,-3566,-1655,6311,-333,1737,-98,-71,1469,-1418,123,-1709,-544,-231,
	2688,1280,-1536,-1536,49,-2255,-1924,1042,-1076,876,-1418,-563,-6118,-393,-451,-115,-1803,933,-2671,-1388,-2312,-374,360,
	2688,1472,-220,-295,1108,-1005,-507,1730,105,4716,276,-164,-400,-1,-8,1562,606,4196,279,-317,-581,-511,-26,
	2688,1524,-212,-404,1517,-543,-806,1653,3943,-1848,-102,3,-15,341,-4,1767,2999,-980,-112,-37,-73,340,6,
	2688,1534,-846,-1536,117,-1932,-1270,-213,-785,1337,-2793,-1572,4580,2295,111,10,-454,1321,-2651,-1651,3339,2315,-150,
	2688,1536,-123,-182,1779,-269,-456,-829,-1863,4695,-25,32,-7,13,-6,-97,-1629,3346,-59,-15,51,-134,23,
	2688,1763,-157,-316,1361,-460,-780,-1028,917,6289,-151,-235,39,21,-2,-789,280,6213,-179,-230,438,226,37,
	2688,1792,-1536,-1536,50,-1743,-1665,1329,984,1688,-1716,-1910,-2952,142,-47,1311,943,1657,-1731,-1729,-3049,118,-39,
	2688,1792,-1536,-1536,7,-1785,-1743,2097,1871,1070,1728,2166,-1291,814,141,1734,1417,1050,1463,1898,-446,376,126,
	2688,2023,-251,-417,323,-1238,-740,-1427,405,2577,313,1386,454,4043,-3,-1203,425,2682,423,1155,460,3439,-51,
	2688,2045,-100,-224,384,-1155,-677,999,-190,2854,-8,-122,-570,1362,25,1028,-185,2914,-53,-263,-735,861,26,
	2688,2051,-972,-1536,38,-1496,-1357,-653,-933,2829,914,-191,-3346,-1360,-57,-569,-815,2786,863,-201,-3440,-1460,-10,
	2688,2052,-321,-874,743,-789,-1085,-1469,-5,4476,-515,175,6568,-2114,-73,-1535,-123,4081,-548,393,7092,-1535,-27,
	2688,2309,-164,-510,77,-1198,-1008,-101,-1250,1697,183,-3242,-3651,-9156,47,-430,-1370,1254,234,-2858,-2552,-7494,94,
	2688,2561,-102,-1011,33,-990,-1126,-940,-241,1565,-532,380,-2253,-1261,-19,-904,-125,1421,-468,-70,-2606,-1443,-25,
	2688,2821,-28,-167,64,-699,-752,-5211,-4585,-1949,-38,159,922,2609,12,-4388,-3865,-1324,-27,95,-1109,1302,-2,
	2688,2822,-15,-1536,32,-730,-1152,249,-604,1984,-244,1673,-1152,1928,-4,428,-408,1914,-251,1186,-1221,1686,-41,
	2688,3076,0,-100,31,-478,-896,2080,816,5212,-8,-52,-4380,2036,1,1120,196,3947,-28,-83,-1807,3147,22,
	2688,4066,0,0,0,0,-260,-1408,-1169,1616,-54,-50,12227,-63,-12,-37,413,2783,-44,-59,5000,-177,-26,
	2717,1490,-1536,-1536,289,-1862,-1501,-2062,-1388,973,-3260,-5084,10095,3512,-726,-1647,-1071,982,-2766,-4735,8636,3631,-823,
	2780,2120,-553,-961,131,-1516,-1079,657,-451,142,2422,4521,5605,2756,-51,810,-235,93,2348,3864,4471,2136,-118,
	2804,2804,0,-1536,0,-1012,-1402,2734,2421,2006,80,-4613,2911,-2708,44,1733,1709,1947,-108,-2252,3233,-1501,140,
	2816,-256,-1536,-1536,172,-3924,-2464,-25,-336,546,-190,26,-211,3,-856,8,-347,530,-226,21,-213,3,-583,
	2816,0,-1536,-1536,108,-3732,-2400,1717,336,795,1179,13,-414,10,912,1765,266,633,1181,11,-559,6,1068,
	2816,256,-1536,-1536,97,-3487,-2264,-1389,-3195,-499,471,-4,1383,-5,105,-1225,-2754,-257,666,4,1076,-8,-1105,
	2816,384,-1536,-1536,85,-3371,-2320,1841,-848,320,853,-24,162,-15,-507,1988,-639,179,965,-30,467,-15,-557,
	2816,439,-646,-818,1316,-2085,-1048,-65,-1493,301,-3593,-445,4,-135,114,-61,-1534,632,-3425,-471,301,-96,301,
	2816,508,-1261,-1536,1862,-1470,-1494,-635,495,-1422,806,-46,415,-311,-103,-639,394,-1285,827,-89,476,-292,0,
	2816,512,-1536,-1536,58,-3270,-2464,226,-1395,28,-167,-16,487,-12,-145,383,-1298,-75,-384,-37,1558,-10,1289,
	2816,512,-1536,-1536,257,-3071,-2184,-1604,-5726,1127,-4122,-76,10479,-33,204,-1649,-5561,910,-4478,-146,12900,-28,4039,
	2816,512,-226,-270,2849,-479,-555,-1774,-244,-1679,-22,54,-21,49,14,-1378,-1127,-1166,-53,39,72,46,68,
	2816,536,-677,-1079,1177,-2127,-1079,-3322,-4659,-1007,-3911,-672,-268,-190,-230,-3383,-4614,-1333,-3582,-586,-579,-255,-334,
	2816,540,-435,-435,2430,-870,-435,-1061,-1693,4920,-504,-107,-50,-87,-38,-1101,-1044,3855,-497,-20,-220,-38,-166,
	2816,579,-316,-398,1918,-1344,-673,526,-2098,670,-297,-160,-39,-162,-1,367,-2118,536,-350,-186,-15,-209,13,
	2816,640,-1536,-1536,60,-3140,-2256,-2068,-3149,1757,-2331,16,-3522,-2,172,-2327,-3387,1668,-2202,7,-2797,-7,264,
	2816,674,-328,-426,1624,-1542,-778,424,-668,2779,1243,-155,3,-34,12,439,-680,2788,1210,-171,45,-41,21,
	2816,743,-525,-709,1247,-1850,-935,-126,-962,944,298,-345,65,-73,1,-87,-896,991,407,-320,42,-73,-38,
	2816,753,-357,-513,1370,-1717,-865,506,2064,1867,4670,-329,16,59,6,505,2078,1846,4512,-378,89,43,43,
	2816,768,-128,-128,2816,-256,-128,2433,-6959,1469,10,41,42,10,35,194,-5871,169,102,62,-65,29,-14,
	2816,768,-1536,-1536,106,-2966,-1982,-1521,-156,406,-2298,-10,8218,-7,258,-1509,-72,1240,-779,-120,1952,15,-2406,
	2816,768,-1536,-1536,52,-3020,-2320,-308,25,948,632,73,-3891,27,-2228,-1032,-620,613,-580,55,443,17,-530,
	2816,768,-1536,-1536,254,-2818,-1605,-3533,-2179,230,-2728,-351,16965,-56,17077,-2166,-1390,1509,466,-142,987,-160,1557,
	2816,777,-502,-797,2042,-1022,-951,-858,707,-4514,-462,-167,-64,-84,-23,-950,549,-4206,-516,-209,-239,-186,-96,
	2816,896,-1536,-1536,41,-2903,-2168,-335,-1854,575,-646,9,-1234,38,-3778,-175,-1496,556,-467,-76,-1918,17,-3456,
	2816,994,-562,-754,1009,-1837,-935,1084,563,1353,4913,-188,-113,-480,-109,1010,699,930,4837,-193,-609,-544,-362,
	2816,994,-562,-754,1790,-1056,-935,-658,-2195,6389,-778,-72,116,-417,12,-435,-1577,5492,-821,-118,-265,-415,-204,
	2816,1022,-384,-726,1876,-942,-1101,-1403,2398,-5869,-215,-176,-42,125,3,-1683,1366,-4329,-100,-113,260,142,174,
	2816,1024,-1536,-1536,1101,-1715,-1615,-1025,1432,-4857,-2838,3753,-4250,-362,-379,-1099,1155,-4632,-3270,3335,-3058,-302,351,
	2816,1024,-1536,-1536,54,-2762,-2184,-1200,-453,-1002,-2303,-475,3503,-2,-12497,-1189,-496,-1113,-2294,-514,3475,3,-10925,
	2816,1024,-154,-205,2448,-368,-493,-1854,3647,1979,-13,-25,-15,61,-20,-912,2186,2610,-63,-57,93,16,25,
	2816,1109,-256,-256,2219,-511,-256,1606,-2068,1458,-133,-72,-4,-154,-10,982,-319,473,-143,-41,-161,-81,-77,
	2816,1152,-1536,-1536,29,-2658,-2104,-1981,-198,318,-1465,-238,342,36,-13632,-1152,737,678,-622,-504,-986,8,-11905,
	2816,1278,-285,-518,703,-1858,-973,-520,267,1877,1749,-23,-223,-233,9,-531,344,1684,1432,-137,-357,-279,-36,
	2816,1280,-1536,-1536,49,-2511,-2052,-1174,-1617,-363,-2132,1028,-7131,-186,-12779,-1304,-2154,-562,-2748,741,-2345,-194,-10011,
	2816,1280,-1536,-1536,53,-2507,-1807,-1321,-3136,-1415,-1997,-262,13052,-220,5330,-645,-1426,217,-718,2269,3201,-433,994,
	2816,1481,-212,-275,1147,-1213,-635,-1221,-383,2445,-5,-138,-84,100,8,-1183,-315,2328,9,-191,-238,-178,-19,
	2816,1518,-216,-397,1644,-679,-912,-304,1697,-6338,-45,-24,-46,8,4,-256,380,-4608,-114,-25,55,148,44,
	2816,1529,-370,-495,744,-1568,-864,-482,299,567,2958,-30,-544,184,-100,-383,322,458,3032,-135,-697,399,-124,
	2816,1533,-848,-1536,131,-2176,-1392,-1062,-522,988,1061,-1862,2400,2690,175,-739,-249,940,1172,-1816,1022,2672,-178,
	2816,1534,-1536,-1536,259,-2047,-1645,53,-754,1088,-142,1761,6387,1104,-586,73,-764,1081,-163,1513,6310,1251,-515,
	2816,1536,-64,-64,2177,-128,-64,383,-1426,-5939,-32,-4,43,-3,14,-1942,-2059,-3914,24,23,3,57,-2,
	2816,1536,-1536,-1536,49,-2255,-1922,-2085,-1813,-158,-602,-1879,-5618,242,-55,-2267,-1906,-252,-103,-2134,-4041,222,-362,
	2816,1536,-117,-166,2005,-299,-467,-959,162,6301,21,9,-35,16,-8,-46,123,4754,4,-6,71,-69,26,
	2816,1564,-435,-435,1414,-862,-435,8,-2519,4405,-994,-3,163,-276,25,-299,-214,2201,-905,-166,-645,-737,-231,
	2816,1780,-144,-290,1517,-543,-806,-1363,2526,-847,-14,-150,-90,-306,-2,-917,2125,-1217,-48,-151,100,-356,22,
	2816,1792,-128,-128,1793,-255,-128,1731,-2495,-3855,-55,-54,46,-308,-10,364,-1522,-3564,-31,-41,-174,-318,-48,
	2816,1792,-1536,-1536,50,-1999,-1793,-314,198,794,-3574,-1895,-3087,71,-86,-408,128,760,-3343,-1870,-2682,89,-148,
	2816,1792,-1536,-1536,7,-2041,-1871,-584,103,1790,-410,-21,576,297,130,-1132,-454,1683,-504,-298,1406,-141,25,
	2816,2019,-103,-225,535,-1286,-780,255,10,1046,-519,-935,-1076,-668,0,134,-75,814,-491,-554,-301,40,59,
	2816,2041,-239,-383,364,-1435,-782,-344,1031,552,307,1144,-823,3865,8,-173,1089,542,286,662,-1094,2691,-69,
	2816,2045,-329,-869,817,-979,-1202,1779,-119,1927,-602,570,1933,87,-48,1472,-399,1906,-555,1038,2824,1072,37,
	2816,2047,-1014,-1536,42,-1751,-1480,-2069,-871,-987,-753,-458,667,-2824,-131,-1949,-809,-920,-786,-365,683,-2732,-10,
	2816,2048,-1536,-1536,50,-1743,-1664,-2138,-1853,461,632,767,-1060,-4370,-8,-1935,-1647,487,852,1114,-1580,-4239,-171,
	2816,2308,-164,-559,93,-1439,-1085,3212,-150,2793,1862,720,6270,3486,38,3088,-91,2790,1784,477,5976,3842,48,
	2816,2546,-110,-243,312,-982,-612,-558,257,1478,-1005,136,3088,4390,-61,-67,490,2005,-818,-353,777,1702,-119,
	2816,2562,-64,-1536,38,-1240,-1408,-998,83,2332,541,1145,-2674,1780,35,-968,63,2436,435,1056,-2590,1528,103,
	2816,2562,-101,-904,32,-1246,-1254,-2110,-970,-310,-296,-2105,-2699,-195,-20,-2207,-1052,-381,-241,-1928,-2038,255,17,
	2816,2818,-16,-1536,36,-986,-1280,-4418,-2089,-978,-338,7983,-1858,1302,-26,-3401,-1296,-698,-313,5902,-1786,445,-101,
	2816,2818,-30,-166,67,-955,-880,-3356,-1830,-1509,-22,626,14874,3489,18,-2371,-1019,-803,-52,367,10785,1180,-2,
	2816,3026,0,-118,123,-691,-518,-5439,-4427,-6009,-271,-914,21899,6523,-53,-722,-822,-899,-14,-689,6192,-191,-103,
	2816,3076,0,-100,31,-734,-998,-2092,-2512,-4683,10,139,-4863,-4746,6,-1601,-1835,-4073,-41,-351,-2423,-3412,-10,
	2816,3078,-3,-65,32,-730,-1152,7525,7249,8959,65,63,-9793,935,30,3384,3605,4548,-65,540,227,4826,103,
	2816,3515,0,0,44,-281,-605,-10282,-9930,-10454,-132,-220,9882,182,-14,-5547,-5597,-5492,-83,-271,3210,-740,-46,
	2816,3578,0,-4,19,-243,-896,10926,10976,10909,-96,-61,-12370,348,-2,4424,4641,4134,-134,-15,-1846,1026,47,
	2816,4004,0,0,0,0,-377,-3731,-3489,-3208,-92,-109,15319,-171,3,-1979,-1649,-1584,-71,-84,8138,-258,-16,
	2816,4100,0,0,0,0,-640,4037,4895,2711,-70,-79,-27941,-99,-3,981,1333,216,-106,-23,-10935,186,43,
	2816,4352,0,0,0,0,-260,1152,-1168,19,-59,-61,5673,-64,-10,1663,-173,966,-34,-48,253,-133,-22,
	2816,4506,0,0,0,0,-423,-2109,1318,2917,-8,-14,1792,-6,-4,-1786,396,1647,-52,-3,6289,115,23,
	2816,4578,0,0,0,0,-197,-86,-902,-1480,38,23,1602,44,3,-711,-577,-457,71,12,-1063,-38,-13,
	2816,1003,-1536,-1536,19,-2818,-2264,-1090,-48,1287,865,-90,390,68,25467,-1404,-932,1137,102,142,870,98,22678,
	2816,1276,-1536,-1536,16,-2549,-2088,-2679,-2337,-198,-1830,951,-3820,21,4649,-2344,-2254,-199,-1935,745,-2114,8,5682,
	2817,437,-1536,-1536,528,-2876,-2085,-3432,-4607,-4,1501,-211,-8600,-18,-21192,-2108,-3158,54,49,-586,-1542,-43,-7711,
	2817,169,-1536,-1536,663,-3010,-1561,3487,3221,354,-1949,-385,665,-78,10287,2987,2634,832,-1267,-417,-1002,-108,2583,
	2817,935,-1536,-1536,202,-2705,-2233,665,1919,2750,5335,-852,-12466,-152,-8704,-926,79,2341,2748,-646,-2891,-97,-1511,
	2817,632,-1536,-1536,11,-3198,-2401,-3258,-2914,1319,-532,96,5,38,-659,-3496,-3552,1460,-472,93,-67,34,-426,
	2817,918,-1536,-1536,121,-2802,-2129,-552,-2001,1003,-2301,-309,-2721,-34,-5108,-573,-1764,1175,-1934,-560,-1763,-49,-2402,
	2817,1223,-1536,-1536,47,-2572,-2173,-544,1832,1509,718,1325,-918,-65,5493,-1888,95,809,-351,1385,2075,16,6289,
	2817,1374,-958,-1536,297,-2172,-1535,-45,785,1195,-920,11,456,-588,-323,-150,538,1365,-986,138,1546,-320,-13,
	2817,535,-1536,-1536,523,-2784,-1631,-841,705,-1591,-628,-600,4688,-74,11662,-1216,-12,-1343,300,-678,545,-111,2373,
	2817,1686,-1536,-1536,165,-1992,-1679,-2585,-3054,-2417,4249,-1494,-2481,-1316,-362,-2370,-2773,-2300,4050,-1781,-2970,-883,-348,
	2820,640,-1536,-1536,24,-3184,-2292,-2320,-3794,520,691,64,-1656,23,1627,-2396,-3928,647,1088,62,-1786,14,438,
	2820,569,-1536,-1536,212,-3068,-2228,5104,9050,305,7813,-59,-10250,-29,-4259,4488,8557,-192,6822,-153,-5722,-39,544,
	2821,1500,-1536,-1536,33,-2317,-2019,80,-374,738,3351,-2029,-313,-157,474,-787,-1171,538,2743,-2876,1854,46,572,
	2821,1180,-1536,-1536,25,-2646,-2177,2851,2462,2902,2520,119,-1420,44,12874,2192,1746,2472,2082,151,-473,65,11826,
	2822,887,-1536,-1536,140,-2826,-2182,1447,-512,292,4353,-251,-6403,-35,-5817,691,-1158,115,3052,-342,-1336,-48,-1613,
	2823,833,-655,-1536,995,-2025,-1498,-2691,-2801,-4114,2634,1299,-1203,-478,-666,-2819,-2942,-3126,1892,1030,208,-516,626,
	2826,411,-1536,-1536,687,-2762,-1634,3157,2111,1370,1023,-906,2367,-98,6564,2778,1483,1536,1213,-1001,770,-139,2141,
	2832,1152,-117,-463,852,-1868,-1090,-1083,2378,-1924,-2456,16,-133,518,29,-1204,2107,-1530,-2084,165,508,796,399,
	2832,2944,-5,-169,32,-896,-1130,2193,2534,2971,-1,488,-12314,-9567,3,-576,514,908,-109,1153,-3863,-5270,49,
	2833,1174,-1536,-1536,146,-2553,-2013,-2065,574,-307,4603,503,-848,-405,5249,-1943,1038,67,4739,199,467,-352,6764,
	2836,1134,-1003,-1536,608,-2139,-1507,-1287,1227,740,793,4358,-630,-1163,-801,-1066,1191,871,658,4519,-667,-1249,-534,
	2838,394,-356,-356,2399,-1093,-547,-925,-1435,-892,77,-106,-104,-163,22,-1170,-1847,-535,65,-112,-32,-191,58,
	2840,576,-1536,-1536,0,-3313,-2552,1703,104,233,2403,92,947,44,-1221,932,-516,497,1933,130,342,69,-1157,
	2845,1490,-1536,-1536,289,-2118,-1629,-1593,-426,-1929,592,-642,8344,-412,-886,-1007,18,-1890,1071,-503,6056,-297,-1200,
	2845,508,-1536,-1536,4,-3385,-2589,-1468,-1091,2326,-154,88,2074,46,-58,-1483,-1384,2504,-567,113,1804,71,93,
	2864,1336,-1536,-1536,0,-2599,-2195,2943,1489,1826,-752,2944,3792,17,4885,1924,-22,1262,-1642,2697,5715,217,5747,
	2879,814,-1536,-1536,228,-2924,-2127,3256,644,-631,2045,-374,-15125,-57,-12817,1973,224,-1329,715,-654,-6568,-73,-3085,
	2908,2120,-553,-961,131,-1772,-1207,-242,232,-1690,-2515,457,4348,-943,-123,-54,346,-1713,-2587,332,3605,-957,-95,
	2911,941,-253,-382,1649,-1441,-839,-320,1738,-2442,-468,-225,-45,-65,-12,-338,1433,-2056,-359,-217,148,68,96,
	2913,1744,-100,-188,1109,-1180,-766,1306,-67,-1983,-579,-596,-523,199,17,1203,-239,-1865,-576,-564,-425,-2,76,
	2932,2804,0,-1536,0,-1268,-1530,2576,2809,1674,667,-7901,3533,-1532,44,1709,1893,994,594,-5274,3554,-692,94,
	2944,-256,-1536,-1536,172,-4180,-2560,1223,300,2295,227,10,-187,-2,-1237,1332,382,2476,351,-1,-335,-6,-806,
	2944,0,-1536,-1536,110,-3986,-2528,1151,1213,-747,2183,-4,-270,9,899,1391,1268,-646,2199,-19,-513,3,1517,
	2944,256,-1536,-1536,97,-3743,-2368,1699,3296,2058,-711,6,-199,7,-507,1673,3153,2000,-442,6,-528,-3,-1767,
	2944,384,-1536,-1536,101,-3611,-2448,828,3054,4495,-1096,-37,1647,-10,-1325,914,2825,4030,-1072,-76,1973,-20,-186,
	2944,512,-1536,-1536,58,-3526,-2592,355,2350,-3463,599,-51,1350,3,-1281,373,2427,-3150,118,-77,1815,1,346,
	2944,512,-217,-252,3092,-492,-565,197,3099,-1532,-41,50,-44,33,14,852,2940,-1236,-85,41,83,43,86,
	2944,512,-1147,-1536,1933,-1651,-1621,-415,-254,-1931,738,-276,756,-183,-136,-498,-229,-1761,693,-283,1138,-134,203,
	2944,538,-677,-1138,1176,-2383,-1207,4424,7276,2481,1632,-850,-304,-112,-370,4108,6739,2112,1566,-865,-796,-193,-538,
	2944,576,-326,-416,1921,-1600,-801,-1005,198,-3469,1201,-63,-83,-9,4,-924,92,-3217,1112,-67,-21,-16,49,
	2944,640,-1536,-1536,60,-3396,-2384,-2050,580,-226,-1779,-135,-5040,-15,-999,-1697,992,-557,-1211,-186,-4420,-34,-1081,
	2944,682,-310,-389,1921,-1493,-747,-545,1012,-1115,-625,-114,-33,-67,-5,-471,1113,-1189,-708,-110,-40,-71,-31,
	2944,744,-516,-696,1519,-1833,-920,-768,982,-1003,3722,-141,5,-71,-71,-546,1256,-1310,3732,-109,-318,-79,-233,
	2944,749,-370,-555,1374,-1973,-993,-1193,-280,-3652,-3472,-195,-52,97,56,-1136,-211,-3289,-3343,-246,245,85,235,
	2944,768,-1536,-1536,63,-3265,-2448,207,2817,-1220,-556,-132,-6538,-11,-3227,283,3484,-1689,-796,-185,-2050,-29,-406,
	2944,768,-1536,-1536,108,-3220,-2094,1754,3168,-382,937,-231,9131,-42,790,1324,3902,-523,1085,-334,3733,-38,-1643,
	2944,768,-1536,-1536,254,-3074,-1733,-3123,-614,-3470,-2002,-463,13200,-65,18318,-1632,1030,-2145,121,-287,1848,-87,4936,
	2944,775,-513,-863,2115,-1206,-1079,-3023,-741,795,-785,-70,-72,33,-35,-3117,-882,1053,-567,-128,-285,-60,-88,
	2944,896,-1536,-1536,45,-3155,-2296,1492,2025,-135,-222,-161,-7102,-24,-2865,1573,2295,-599,-339,-232,-5515,-58,-1544,
	2944,998,-530,-712,1041,-2057,-1051,-1419,844,-3029,1398,-370,-177,-424,-26,-1319,838,-2934,1556,-286,-325,-404,-124,
	2944,998,-530,-712,1952,-1146,-1051,-975,-4500,1074,-981,-133,76,-254,26,-972,-4794,1662,-776,-102,92,-210,-3,
	2944,1024,-143,-191,2683,-389,-500,-3159,2311,-479,-26,-37,-32,23,-26,-2019,1371,-35,-56,-47,68,14,18,
	2944,1024,-1536,-1536,1172,-1900,-1605,-1436,2089,1300,9467,1664,3689,-302,-401,-1273,1996,1326,9242,1696,3139,-371,-586,
	2944,1026,-377,-644,2049,-1020,-951,2519,3453,-2475,-360,-128,-37,55,-9,2554,2992,-2186,-510,-252,-138,-80,-17,
	2944,1109,-256,-256,2475,-512,-256,2534,-2960,-12,-132,-30,-17,-28,-19,969,-1766,-684,-91,-11,-171,1,-82,
	2944,1152,-1536,-1536,30,-2914,-2232,600,4318,-998,-54,310,-2465,-77,-12109,551,4029,-1330,-137,345,-2184,-102,-11053,
	2944,1273,-290,-530,708,-2114,-1101,-1262,-1087,-1803,-4132,838,-375,-97,90,-1232,-1152,-1644,-4010,822,-528,-38,25,
	2944,1280,-1536,-1536,57,-2759,-1935,-920,-3982,-3326,-939,1480,10218,-145,17411,1226,-586,-2030,503,2181,2682,-242,6125,
	2944,1280,-1536,-1536,55,-2761,-2180,1396,1944,30,-664,1500,-2719,-136,-17201,822,195,-1522,-1113,1765,1630,-161,-9642,
	2944,1454,-232,-326,1173,-1469,-763,336,-159,157,41,-275,106,173,-1,373,-26,81,-23,-516,-270,-136,-56,
	2944,1534,-207,-377,1792,-770,-973,-1234,2279,2928,-101,-49,-74,-16,0,-1309,624,4460,-163,-24,130,43,70,
	2944,1536,-112,-153,2235,-325,-477,-4200,-2162,2943,24,-19,-72,22,-14,-2761,-1849,1816,4,-15,101,4,41,
	2944,1536,-841,-1536,170,-2390,-1487,385,-501,-2000,236,100,2609,910,173,776,-243,-2047,507,144,690,911,-619,
	2944,1773,-148,-295,1644,-679,-912,-1387,221,-5344,5,-103,-146,-133,-3,-995,-438,-4806,-30,-46,177,30,48,
	2944,1792,-1536,-1536,50,-2255,-1921,2526,1892,-755,-579,-2096,-833,2947,-25,2574,2039,-817,-260,-1974,-843,2889,-383,
	2944,1792,-1536,-1536,7,-2297,-1992,940,1392,-244,993,-345,121,2805,583,776,1279,-292,893,-683,492,2731,243,
	2944,2035,-244,-397,370,-1691,-910,-478,122,-2024,2718,3282,-312,3515,1,-437,209,-2127,2121,2294,-1296,2403,-61,
	2944,2036,-100,-212,549,-1512,-806,268,-113,-991,-21,-314,-481,513,22,195,-90,-1126,-172,-546,-795,-202,18,
	2944,2046,-324,-845,898,-1152,-1270,606,-272,-3100,-1006,1784,944,-2357,-36,403,-462,-2696,-861,2298,1775,-1097,36,
	2944,2048,-991,-1536,42,-2007,-1579,113,626,-1876,-2974,-739,-1332,-2032,-283,260,750,-1851,-2998,-701,-1200,-1879,-192,
	2944,2301,-169,-569,119,-1676,-1202,-2013,51,-1369,-1990,-833,4627,-6587,-4,-1967,110,-1194,-1862,-537,4636,-5549,54,
	2944,2563,-100,-988,38,-1496,-1357,652,-697,-1551,1826,-4222,-3457,-1638,-64,723,-660,-1383,1753,-4059,-3002,-1518,-45,
	2944,2818,-16,-1536,38,-1240,-1408,-1337,-2742,-4999,117,5845,-1466,883,-37,-602,-1932,-4571,-6,3711,-1741,279,-155,
	2944,2821,-29,-164,77,-1198,-1008,-799,-508,-2410,243,2973,2875,3274,10,-571,-268,-2131,62,1871,1804,2843,-11,
	2944,3073,0,-102,33,-990,-1126,1711,-562,-693,-68,967,-7915,-5647,8,1141,-1007,-1223,-132,674,-5232,-4902,2,
	2944,4592,0,0,0,0,-260,2431,-908,-2255,-28,-48,3841,-76,-4,2104,-832,-1602,2,-34,-683,-103,-18,
	2984,1875,-60,-192,913,-1387,-1012,-2291,423,-2597,-576,-812,-630,-5191,10,-2370,-109,-2040,-210,53,784,-3035,183,
	2988,1176,-1536,-1536,417,-2589,-1930,1139,698,-3056,-3069,1014,-4584,-669,2003,1557,1216,-2852,-2769,761,-4160,-672,1784,
	3072,383,-1536,-1536,217,-3752,-2262,227,-378,-312,-1220,-143,-704,-50,-1003,286,-123,26,-874,-114,-449,-28,-4643,
	3072,512,-1536,-1536,58,-3782,-2720,-565,-642,652,82,-49,4439,22,-3011,-329,3,1230,-612,-82,5723,23,-105,
	3072,512,-1086,-1536,2025,-1815,-1676,-693,-1760,1129,953,-311,-438,-43,-177,-809,-1733,1129,945,-363,-440,-54,-34,
	3072,776,-506,-871,1192,-2384,-1207,745,2068,3371,-2234,-171,-319,-111,-173,648,1878,3200,-2157,-191,-473,-168,-164,
	3072,1002,-506,-651,1266,-2084,-1048,-644,-529,1213,555,-306,10,-229,-62,-528,-448,1227,473,-256,-167,-212,-154,
	3072,1024,-1536,-1536,1230,-2099,-1733,-1940,-3434,-165,-869,-311,2519,-207,-555,-1920,-3320,-114,-739,-335,2314,-233,-557,
	3072,1024,-133,-179,2921,-407,-507,-6409,-4975,-1079,-58,-52,-58,-2,-37,-4834,-4613,-720,-87,-51,59,9,18,
	3072,1536,-1536,-1536,55,-2761,-2178,950,132,2944,3792,1227,-1912,266,-5071,729,-83,2753,3667,847,-1223,439,-4368,
	3072,1790,-138,-283,704,-1858,-973,-261,-183,2028,2680,609,-178,652,-7,-207,-177,2139,2190,49,-505,388,-5,
	3072,1792,-530,-1307,1053,-1507,-1487,334,-524,865,1743,743,2197,4224,-244,132,-766,1045,1677,901,2720,3846,-103,
	3072,2044,-238,-370,740,-1567,-864,328,239,1719,-1338,79,-309,834,-53,438,469,1366,-1353,-495,-933,271,-82,
	3072,2560,-63,-1536,50,-1742,-1664,780,762,2383,6006,-571,-2348,-114,-43,596,608,2280,5594,-208,-1900,-198,22,
	3208,2246,-106,-275,1382,-997,-942,1213,-166,824,-296,-261,-211,149,-4,1134,-295,948,-310,-266,207,368,15,
	3328,-512,-1536,-1536,276,-5100,-2976,2035,1105,1530,1087,266,363,160,-981,2021,991,1541,1052,199,145,108,-997,
	3328,-256,-1536,-1536,180,-4940,-2928,315,1833,3743,-516,31,-83,20,-1183,232,1732,3936,-17,-7,-303,-14,-949,
	3328,0,-1536,-1536,0,-4864,-3328,16,524,332,1259,108,257,81,1346,370,875,435,999,132,246,106,1254,
	3328,0,-1536,-1536,0,-4864,-3328,134,407,452,1315,108,257,81,888,488,758,554,1055,132,246,106,796,
	3328,0,-1536,-1536,2257,-2606,-2008,-4658,-5039,4628,-2915,-17,1801,0,561,-4509,-4890,4544,-2910,-34,2000,26,908,
	3328,128,-1536,-1536,212,-4524,-2652,-856,-1384,-1425,130,-107,-583,-70,-1748,-776,-1184,-1101,537,-63,-559,-49,-535,
	3328,173,-1026,-1536,1285,-3406,-1712,3273,3125,-163,777,-59,-45,37,3618,2351,2455,-30,797,-182,-896,-44,-148,
	3328,242,-476,-603,2706,-1916,-958,2441,3082,1598,2237,-7,90,-15,42,2404,3032,1584,2130,-29,-246,-51,-116,
	3328,256,-1536,-1536,97,-4511,-2752,-576,629,-1212,-194,-14,-114,-4,-1411,-367,654,-961,15,-5,30,-11,-2162,
	3328,256,-1536,-1536,86,-4522,-2848,2266,1621,-1347,-584,-3,-55,4,-1214,1963,1496,-1104,-295,-44,-216,-25,-550,
	3328,256,-1536,-1536,147,-4461,-2976,-577,-966,-921,106,-50,-332,-28,-5412,-77,-323,-1722,-254,-142,-575,-67,1498,
	3328,256,-1536,-1536,1080,-3528,-2660,-6848,-4912,-1260,-1266,-20,-1759,-13,-7146,-5426,-3649,-1575,-1797,23,-854,28,28,
	3328,278,-1536,-1536,269,-4317,-2297,-63,969,-757,-281,-81,-517,-53,23098,-171,560,-1265,-225,86,-388,-9,11463,
	3328,327,-818,-1144,1384,-3153,-1584,1293,1692,-378,-479,-260,39,-24,499,1095,1523,-318,-588,-330,-214,-44,-363,
	3328,332,-652,-821,1932,-2600,-1303,224,374,-1822,-1768,-107,339,-14,-121,-21,134,-1783,-1647,-177,180,-24,-74,
	3328,332,-652,-821,2948,-1584,-1303,462,720,1129,107,40,238,44,55,405,728,1199,257,29,284,51,110,
	3328,384,-1536,-1536,225,-4255,-2518,981,-19,71,-1573,-80,292,-48,-8282,1010,-75,219,-1391,-42,810,-31,-7272,
	3328,442,-628,-792,1843,-2579,-1291,1186,2086,1617,-3553,-173,250,-10,-162,1063,1960,1560,-3415,-217,94,-9,-145,
	3328,474,-579,-745,2894,-1496,-1264,510,-1362,-730,-526,-24,87,35,-25,209,-1714,-773,-446,-18,188,47,50,
	3328,512,-1536,-1536,866,-3486,-2588,5453,4365,4514,1208,-189,837,6,-13495,5750,4561,4123,660,-148,2485,2,-5697,
	3328,512,-1536,-1536,0,-4352,-3072,2379,1258,4339,172,79,2117,45,-308,2299,1236,3898,-63,84,1797,51,-228,
	3328,512,-194,-225,3173,-1179,-590,-552,385,-1449,204,-39,-56,-65,38,-632,291,-1381,151,-59,-37,-78,54,
	3328,512,-194,-225,3813,-539,-590,-5317,-3538,2259,300,99,90,51,115,-2522,-2016,2184,164,116,321,100,216,
	3328,512,-1536,-1536,58,-4294,-2976,-2121,-130,-2481,-614,-42,2612,-22,-1425,-2030,224,-2062,-780,-69,2941,-34,501,
	3328,512,-1105,-1536,2120,-2232,-1866,307,-443,-2167,5406,-196,-4492,54,-381,445,-119,-2267,5212,-220,-4307,49,-224,
	3328,516,-1536,-1536,1474,-2874,-2224,-1065,-759,-2257,-607,-471,-1028,-4,2419,-738,-326,-2140,-734,-442,-543,11,3094,
	3328,539,-636,-986,1254,-3071,-1544,-572,258,-387,1847,-232,-267,-123,388,-591,184,-393,1712,-252,-506,-190,-240,
	3328,540,-435,-435,3453,-870,-435,483,1310,439,-119,77,42,57,36,437,1522,185,-90,93,-168,42,-111,
	3328,584,-304,-374,2570,-1710,-855,-2201,-938,-1508,572,-31,-40,-15,-10,-2075,-895,-1363,485,-31,-82,-17,-34,
	3328,597,-256,-256,3755,-512,-256,1026,-1435,-269,-5,58,43,39,28,-1272,-2563,57,113,64,-85,15,-26,
	3328,640,-1536,-1536,70,-4154,-2768,-3321,-197,333,-632,1,-2125,-8,-4539,-3447,-255,185,-692,-15,-786,-15,-2703,
	3328,700,-279,-355,2568,-1597,-799,-829,-950,-1264,42,-41,-52,-16,-16,-523,-751,-847,-43,-40,-99,-12,-52,
	3328,768,-1536,-1536,124,-3972,-2446,-2211,-389,-1106,-624,-6,8692,-13,-14290,-2269,-543,-549,-112,19,5684,-10,-14623,
	3328,768,-1536,-1536,65,-4031,-2510,-1887,-53,-1754,-634,116,-3374,35,26600,-1838,-201,-1030,-243,108,-4528,15,23018,
	3328,768,-128,-128,3840,-256,-128,5291,4555,-398,168,114,134,74,96,4204,3867,-374,203,111,105,66,71,
	3328,768,-1536,-1536,254,-3842,-2111,-4624,-739,-1014,-814,-99,12244,-33,27053,-3545,-777,-1589,-121,-10,358,-15,7892,
	3328,895,-1536,-1536,226,-3743,-2251,2270,-1330,-967,-834,-152,19163,-32,4929,2744,-1131,-594,106,-238,4177,-42,-7162,
	3328,1006,-494,-627,1792,-2066,-1035,-1186,-1630,-1783,354,-114,186,-132,-49,-684,-1225,-1907,201,-89,-384,-146,-350,
	3328,1006,-494,-627,2526,-1332,-1035,-661,-55,-1143,-535,-57,126,-25,-1,-150,-75,-406,-643,-50,-114,-16,-167,
	3328,1010,-295,-445,1735,-2119,-1060,812,-1344,-914,2123,-80,-114,8,-20,754,-1230,-834,1679,-132,-130,-45,-5,
	3328,1024,-1536,-1536,155,-3685,-2564,1176,546,284,-503,-250,6924,-55,-11517,1081,705,678,-296,-300,6392,-75,-9881,
	3328,1024,-1536,-1536,308,-3532,-2409,-2052,-1928,-1210,-633,-595,9684,-75,3030,-2066,-1789,-1045,-692,-592,9292,-93,4270,
	3328,1024,-1536,-1536,814,-3026,-2409,6181,5662,3883,5382,-490,2937,-41,-13181,5871,5267,3294,4528,-154,5074,8,-9694,
	3328,1024,-1536,-1536,0,-3840,-2816,-2173,6322,7135,1642,348,-3710,94,14642,-2112,5509,6018,1228,445,-3103,132,12272,
	3328,1024,-122,-158,2789,-1051,-525,4401,1359,-2927,48,-59,-59,-55,-18,4416,1361,-2868,26,-76,-30,-64,10,
	3328,1024,-122,-158,3402,-438,-525,-7402,-7475,-1603,-6,-71,-63,-49,-41,-2999,-3889,-1230,-97,-42,167,10,47,
	3328,1024,-64,-64,3712,-128,-64,2104,2815,296,141,93,137,65,81,1290,2080,138,158,92,154,70,68,
	3328,1024,-1536,-1536,64,-3776,-2696,-63,-1949,-1842,-775,-5,2534,-9,-18410,-3,-1296,-1199,-584,-49,3300,-24,-16284,
	3328,1024,-1536,-1536,1087,-2753,-2272,-3342,-2380,127,-1069,-524,-2808,-36,3621,-3541,-2550,94,-1083,-287,-1300,37,4380,
	3328,1024,-461,-1086,2025,-1815,-1676,3193,1535,640,1566,487,670,203,-113,2567,1280,281,2247,614,1279,195,217,
	3328,1026,-374,-628,1198,-2640,-1335,1307,-177,-1580,-2483,85,-249,-243,-136,1249,-274,-1620,-2374,128,-458,-300,-296,
	3328,1026,-374,-628,2363,-1474,-1335,2676,1170,5337,-298,17,27,86,-21,1875,144,4493,-10,78,414,122,164,
	3328,1052,-435,-435,2941,-870,-435,-2198,-1600,-907,-311,15,50,53,-26,-1695,-886,-1198,-293,50,-158,68,-169,
	3328,1109,-256,-256,3243,-512,-256,5552,597,936,-135,8,5,30,-30,3279,-799,517,-72,-10,-169,-8,-99,
	3328,1233,-229,-297,2272,-1359,-680,-453,-2344,-919,22,-84,-78,-124,11,385,-1163,-694,-107,-108,-204,-137,-55,
	3328,1269,-374,-514,2377,-1217,-1048,3629,4855,-1083,-232,31,48,36,4,3623,3598,-681,-320,58,153,38,16,
	3328,1280,-1536,-1536,284,-3300,-2285,-1502,-1777,-791,-1102,753,10501,-203,1962,-1500,-1733,-722,-1387,972,11076,-271,3153,
	3328,1280,-1260,-1536,252,-3332,-1861,596,899,435,-424,504,6719,-163,1696,1004,730,125,4,1124,1555,-176,-943,
	3328,1280,-1260,-1536,1297,-2288,-1861,1777,-88,1680,-3225,1315,1571,110,-673,1721,-48,1671,-2920,1384,1207,140,-1249,
	3328,1280,-1536,-1536,846,-2738,-2211,3866,3438,-1277,-2231,1790,-8751,13,2336,3544,3115,-1349,-2143,1841,-7122,134,2261,
	3328,1280,-128,-128,3328,-256,-128,5673,7443,254,-28,21,24,25,2,3454,5520,17,-6,1,-59,1,-32,
	3328,1527,-372,-508,1254,-2083,-1048,1259,-7,-274,4614,1047,655,-19,-115,1427,165,-489,4213,469,-299,-342,-294,
	3328,1529,-209,-384,1206,-2128,-1079,1374,233,-471,-1764,560,40,129,-79,1398,289,-447,-2194,73,-353,-290,-97,
	3328,1536,-1536,-1536,58,-3270,-2129,609,364,-238,515,-4,-504,27,10673,666,607,245,2296,782,-6583,114,6214,
	3328,1536,-1536,-1536,284,-3044,-2157,-1310,-551,-582,-2026,282,10543,-33,2156,-1375,-581,-628,-2137,240,10945,-28,2215,
	3328,1536,-1536,-1536,66,-3262,-2434,1061,-791,242,955,1329,-5589,-1,-16947,1161,-821,146,685,1749,-1652,-70,-11248,
	3328,1536,-64,-64,3200,-128,-64,3183,4867,-922,55,49,85,40,40,1555,3263,-851,76,46,84,43,24,
	3328,1536,-1536,-1536,0,-3328,-2560,-659,2572,668,4635,-484,16,306,6348,-520,2021,437,4136,-592,1786,406,6406,
	3328,1536,-99,-123,2331,-997,-500,1951,1333,-725,239,-121,-171,-247,7,1924,1807,-953,227,-118,-158,-247,48,
	3328,1536,-99,-123,2939,-389,-500,-9994,-10373,526,71,-39,-62,-52,-9,-4964,-5608,515,-11,2,237,29,71,
	3328,1536,-1536,-1536,114,-3214,-2082,870,-328,277,-547,1256,7337,-123,-3709,1008,-214,460,484,1198,2840,55,-7319,
	3328,1564,-435,-435,2430,-870,-435,-3444,-3688,-318,-226,71,133,45,12,-2490,-2033,-947,-244,68,-189,57,-151,
	3328,1621,-256,-256,2731,-512,-256,4833,1634,-486,-65,43,23,87,-9,3230,560,-481,-16,31,-153,55,-57,
	3328,1729,-185,-249,1593,-1542,-778,851,-445,71,-464,127,256,-66,40,833,-165,-241,-500,-306,-446,-483,-37,
	3328,1781,-319,-463,1937,-1147,-1051,586,498,88,-457,349,335,211,18,507,-220,515,-626,362,340,221,-18,
	3328,1791,-137,-280,2053,-1020,-951,189,2035,-996,146,-16,-120,54,-12,748,1338,-607,144,81,221,96,82,
	3328,1791,-22,-1536,285,-2788,-2029,-77,-616,665,1013,-3412,2881,4143,281,-278,-734,670,885,-3499,4314,4409,754,
	3328,1792,-1536,-1536,10,-3062,-2376,-914,-884,-671,-983,-6327,-4331,2526,-13946,-1061,-1112,-740,-1283,-6702,-2887,2520,-12501,
	3328,1792,-128,-128,2816,-256,-128,6908,8341,-472,-24,31,27,53,3,4272,5778,-284,13,15,-89,26,-24,
	3328,1792,-532,-1244,252,-2820,-1605,462,496,320,-285,-3782,4522,3453,8,630,502,159,-209,-4070,2957,3356,-768,
	3328,2033,-247,-394,995,-1836,-935,327,-32,281,-93,2529,1550,1093,-76,634,401,-63,-669,465,-500,-117,-191,
	3328,2039,-99,-211,711,-2114,-1101,-370,103,-1824,5604,4709,2164,3569,-14,-221,172,-1510,4147,3101,815,2327,-134,
	3328,2046,-23,-1536,276,-2542,-1902,28,-386,-921,-784,-266,3273,2028,-260,-113,-424,-969,-762,-160,3944,2101,-53,
	3328,2048,-320,-842,1101,-1715,-1615,839,2083,-1982,502,-7442,-8521,-3351,-196,681,1576,-1555,1812,-4551,-5275,-1139,45,
	3328,2048,-64,-64,2688,-128,-64,4490,6008,-263,33,27,74,20,28,2115,3397,-70,68,34,61,39,16,
	3328,2048,-1536,-1536,56,-2761,-2176,-1602,-3396,-2829,-1300,-851,-1288,-1518,1851,-1229,-2479,-2424,-1145,-1011,-2046,-1660,1109,
	3328,2048,-1536,-1536,0,-2816,-2304,1966,4492,1764,-879,-1535,-344,-1842,3780,1510,3652,1324,-1051,-1595,117,-1949,4136,
	3328,2048,-78,-105,1850,-966,-484,-794,-1473,373,241,-139,-324,-415,14,-838,-766,-303,235,-172,-610,-589,32,
	3328,2048,-78,-105,2473,-343,-484,-12777,-13492,272,97,-36,-121,-55,-6,-7530,-8319,-14,3,13,414,66,80,
	3328,2076,-435,-435,1919,-868,-435,-1503,-2285,1823,-440,325,546,286,12,-1107,-1065,990,-384,44,-392,-72,-203,
	3328,2133,-256,-256,2219,-511,-256,3418,-1091,-470,-75,43,68,114,-10,2571,-1373,-645,-30,27,-175,46,-61,
	3328,2226,-118,-198,1169,-1469,-763,1055,193,625,-735,-409,-480,-459,28,996,444,178,-653,-795,-1165,-1107,-21,
	3328,2304,-128,-128,2304,-256,-128,5978,7764,-401,-28,1,34,12,-2,4165,5805,-294,5,2,-59,-1,-24,
	3328,2304,-379,-1536,53,-2507,-1807,621,-421,330,1928,1456,-3556,-3647,3,679,-214,298,1634,1224,-4069,-4013,-200,
	3328,2304,-167,-530,170,-2389,-1487,302,-38,559,-2880,-1747,529,-2952,120,412,171,568,-2790,-1726,-322,-3237,-36,
	3328,2541,-42,-101,597,-1726,-912,784,43,-48,1973,3158,4014,4376,-43,823,52,-85,746,971,1239,1977,-27,
	3328,2557,-109,-238,740,-1567,-864,662,608,474,-449,408,55,819,-77,612,638,293,-595,-36,-138,504,-62,
	3328,2557,-109,-238,1518,-790,-864,-711,-1775,-845,-156,-108,148,-38,-27,78,-1057,-820,-261,-62,1549,317,14,
	3328,2558,-23,-23,258,-2048,-1646,-345,-278,-1228,-4388,-4602,-7632,-6056,187,-545,-543,-1194,-2928,-1715,-3925,-2807,281,
	3328,2560,-64,-64,2177,-128,-64,3510,4550,-504,-35,-160,153,-348,8,3390,4166,-421,7,-70,281,-202,-9,
	3328,2560,-64,-1536,50,-2254,-1920,-444,-1712,-651,-531,1789,-2066,129,-130,-331,-1276,-526,-848,1693,-1975,-108,-129,
	3328,2560,0,-1536,0,-2304,-2048,1033,2964,911,-3694,-1196,-483,-1785,109,753,2353,857,-3063,-772,113,-1793,281,
	3328,2560,-54,-84,1380,-924,-465,-1004,-401,1248,-48,-528,-813,-1038,11,-1079,-653,864,-35,-473,-1129,-1209,-22,
	3328,3043,-12,-43,535,-1286,-780,946,375,-18,-356,-812,1841,761,-25,873,401,-101,-315,-789,1245,145,10,
	3328,3065,0,-109,364,-1435,-782,410,-150,522,39,2190,11409,8077,-84,800,425,701,256,233,2498,2452,-109,
	3328,3072,-24,-58,942,-850,-441,-1872,-702,-876,-406,-1178,-997,-1912,-44,-1693,-659,-696,-270,-709,-954,-1549,-55,
	3328,3072,-4,-63,50,-1742,-1664,223,70,-25,4250,-2546,-986,-635,12,135,6,-38,4118,-1169,401,743,5,
	3328,3072,0,0,0,-1792,-1792,1319,1358,1182,-743,-8264,92,-3301,188,696,694,710,179,-5088,1018,-1680,282,
	3328,3073,-23,-23,218,-1572,-1390,-1407,-417,-963,933,8957,-10084,-1903,-19,-1085,-328,-617,847,7665,-4196,1313,-53,
	3328,3571,0,0,312,-981,-612,-1136,-483,-771,-185,-277,7307,854,-28,-497,0,59,17,-337,1063,-462,-32,
	3328,3584,0,0,0,-1280,-1536,61,331,-198,455,-14626,723,-11334,78,-428,-263,-613,339,-10227,2593,-7296,90,
	3328,3586,0,-4,38,-1240,-1408,666,1111,-212,170,11358,-3383,-827,31,442,799,-348,-20,8526,-992,-592,-5,
	3328,3591,-2,-11,290,-983,-658,280,-213,-738,-169,-57,9441,1366,-33,733,234,-58,-35,-339,3758,-1,-37,
	3328,3595,0,-22,173,-1096,-1134,-487,-1114,1072,-119,2298,-10322,8773,-25,-553,-992,335,-296,484,-3167,6798,-47,
	3328,4050,0,0,123,-691,-518,-403,-1568,-1685,-73,-76,20329,1929,-20,-277,-606,437,124,-38,4261,-188,-42,
	3328,4083,0,-2,191,-590,-402,4126,2527,-4752,-121,-370,18982,-290,-36,2546,2035,-1502,24,-147,-144,-648,-61,
	3328,4096,0,0,0,-768,-1280,792,1687,2368,93,789,-6972,-8484,32,-29,515,557,-5,988,1586,-5451,55,
	3328,4097,0,0,183,-584,-878,-3315,-1965,3551,-109,-341,-21279,-198,-31,-1255,-987,429,-223,-459,-4124,-120,-21,
	3328,4102,0,0,32,-730,-1152,-855,-69,-472,24,321,-11567,5849,11,-614,-305,-1471,-67,12,-1784,4508,-6,
	3328,4482,0,0,98,-285,-622,79,-669,-1477,-101,-243,1341,-416,-30,341,-460,-920,-94,-171,-3046,-353,-30,
	3328,4539,0,0,44,-281,-605,-2003,-551,-45,-19,-28,21890,49,-2,-1677,-162,1178,15,-42,10129,-153,-30,
	3328,4602,0,0,19,-243,-896,-1021,-995,-1035,-8,6,-12261,29,4,-596,-788,-1353,-35,-30,-4071,46,9,
	3328,4608,0,0,0,-256,-1024,601,1053,3198,35,109,-15379,285,20,-75,68,934,20,181,-1482,621,69,
	3328,5028,0,0,0,0,-377,4773,4807,-4511,-4,-15,17453,-89,13,2442,2858,-2294,22,-54,3792,-186,-32,
	3328,5120,0,0,0,0,-768,-2796,-1989,2520,21,17,-25255,-16,12,-1352,-954,482,42,145,-11316,208,73,
	3328,5124,0,0,0,0,-640,-3428,-3686,1501,23,19,3584,-14,13,-2364,-2622,1065,-10,10,1742,-2,13,
	3328,5530,0,0,0,0,-423,-3160,-1347,-993,174,161,6006,132,65,-3244,-1467,-566,145,119,4120,81,34,
	3328,6144,0,0,0,0,-211,6287,4314,-622,742,592,2181,529,303,6087,4193,-535,711,511,1543,421,198,
	3328,1174,-1536,-1536,146,-3544,-2508,513,-727,30,1154,-369,-8788,-121,6274,497,-460,255,879,-174,-8431,-166,7920,
	3328,1686,-1536,-1536,165,-3013,-2190,-285,-701,-68,1179,-5324,-220,824,6934,-363,-554,-57,1099,-5727,-528,1013,5579,
	3328,1003,-1536,-1536,19,-3841,-2776,1879,-805,-2395,-93,197,-2426,53,17498,1692,-788,-2442,-162,179,-1796,47,15959,
	3328,632,-1536,-1536,11,-4221,-2912,568,-2462,-939,-488,112,-1865,49,-3106,216,-2434,-838,-556,103,-1991,41,-2217,
	3328,1180,-1536,-1536,25,-3660,-2684,853,358,-21,-530,245,-1740,27,7775,903,467,71,-460,217,-1670,18,7810,
	3328,437,-1536,-1536,528,-3900,-2596,-2618,-1496,-2572,-229,-39,-202,-28,-21567,-2634,-1590,-2293,-490,-107,1428,-47,-3926,
	3328,169,-1536,-1536,663,-4033,-2072,2157,1968,-704,730,-47,-668,-59,9847,1608,1611,-729,978,15,-1200,-52,2809,
	3328,935,-1536,-1536,202,-3728,-2744,-1782,-364,-286,1021,-163,-17225,-36,-9940,-1635,-1464,-1610,-88,-81,-5317,-24,-4823,
	3328,1276,-1536,-1536,16,-3572,-2600,110,3448,-1169,-1645,679,20,15,2289,203,3554,-749,-1559,656,-574,-53,2248,
	3328,1223,-1536,-1536,47,-3594,-2684,-719,459,-362,-596,92,-1283,-38,3479,-802,273,-795,-886,301,-18,-2,4733,
	3328,535,-1536,-1536,523,-3806,-2142,-1531,-1381,3344,739,-99,280,-25,16610,-1880,-1617,2961,997,-146,-756,-24,5459,
	3328,411,-1536,-1536,687,-3766,-2136,-899,-1118,-2851,-1375,-43,-332,-17,13055,-1089,-1167,-2497,-1138,-146,-970,-24,4735,
	3328,640,-1536,-1536,24,-4201,-2800,1099,-1472,150,-688,84,-1877,33,-2921,1344,-1612,297,-488,64,-1245,18,-3073,
	3328,569,-1536,-1536,212,-4084,-2736,967,493,605,2726,-86,-286,-51,-6962,597,584,462,2320,-117,2364,-58,-408,
	3328,1374,-958,-1536,297,-3194,-2046,-630,-1520,-274,715,4368,-2968,-156,1057,-719,-1385,-105,627,4027,-2163,20,1226,
	3328,833,-655,-1536,995,-3037,-2003,-3777,-4810,-3194,-788,528,-368,-261,468,-3387,-4074,-2851,-1182,465,366,-293,1363,
	3328,1500,-1536,-1536,33,-3332,-2526,-1365,-2440,-547,-633,1930,-3360,27,4940,-1209,-2655,-662,-1038,2069,-968,26,6054,
	3329,394,-356,-356,2399,-2073,-1037,122,469,-293,1092,-54,-35,-50,114,-104,280,-250,1041,-64,112,-37,207,
	3329,1176,-1536,-1536,417,-3272,-2271,899,769,-222,-525,-253,-10489,-115,4578,901,770,-212,-634,-347,-9540,-156,4942,
	3329,887,-1536,-1536,140,-3839,-2689,1844,-1996,-279,249,-32,-6706,-16,-8265,1364,-2061,-690,-55,-87,-2316,-31,-4298,
	3329,918,-1536,-1536,121,-3826,-2641,-502,-1779,22,567,-35,-5794,-15,-9240,-530,-1432,425,720,-98,-4585,-34,-5685,
	3329,1152,-117,-463,852,-2862,-1587,-564,-1034,1794,-356,1900,231,476,558,-630,-1056,1772,-224,2251,550,574,639,
	3329,2944,-5,-169,32,-1890,-1627,-404,-731,-2,-1971,-1515,-1581,-622,53,-212,-518,215,-2131,-1772,-1478,-646,-31,
	3329,508,-1536,-1536,4,-4354,-3073,-3805,-737,-498,-975,68,1877,39,-624,-3873,-736,-981,-1234,72,1612,45,-385,
	3330,2804,0,-1536,0,-2063,-1928,-268,-808,-1687,-3510,-1617,751,190,34,-328,-817,-1619,-2991,-1275,830,344,-3,
	3330,1134,-1003,-1536,608,-3126,-2001,899,-220,-447,-267,181,1418,-462,1830,1284,159,-108,-36,13,1591,-447,587,
	3330,2120,-553,-961,131,-2618,-1630,257,356,-283,-189,-166,-2753,-604,159,339,458,-242,-18,129,-3046,-586,-104,
	3331,814,-1536,-1536,228,-3828,-2579,3586,2217,-859,467,-75,-15138,-27,-16082,2127,1700,-1003,149,-160,-7680,-45,-2855,
	3332,1336,-1536,-1536,0,-3535,-2664,873,-3630,1153,-293,1887,3105,72,2652,787,-3833,870,-525,2029,4180,128,2636,
	3332,1490,-1536,-1536,289,-3093,-2117,-263,-1877,-1614,-1572,2085,-260,-171,2180,-175,-1725,-1531,-1441,1824,-770,-175,1410,
	3333,576,-1536,-1536,0,-4299,-3045,3167,118,-136,1562,118,1190,55,676,2667,-341,-605,1193,162,358,79,555,
	3336,2246,-106,-275,1382,-1253,-1070,-445,29,-1048,-276,299,152,295,5,-584,-380,-533,-353,662,1172,1070,60,
	3340,941,-253,-382,1649,-2297,-1267,-1573,-540,-11,-691,-211,-168,-7,48,-1851,-947,-39,44,-83,490,118,430,
	3340,1744,-100,-188,1109,-2036,-1194,109,-217,-1171,3525,1276,-92,398,39,53,-438,-689,3259,1357,395,534,114,
	3347,1875,-60,-192,913,-2113,-1375,783,-127,2986,-4577,-5041,296,-2025,6,569,-376,2943,-2288,-2092,2555,367,187,
	3354,1040,-88,-108,2848,-1028,-515,-2065,-735,5739,191,-59,-45,-105,4,-2209,-913,5838,178,-70,-6,-108,38,
	3584,512,-1536,-1536,58,-4806,-3232,-1977,-2077,-2164,-2162,583,2027,285,-2816,-1980,-2205,-2595,-2298,528,1584,257,-2694,
	3584,1004,-502,-646,1794,-2578,-1291,702,-144,602,-4001,227,577,29,9,743,-118,410,-3978,217,17,-36,-433,
	3584,1536,-1536,-1536,66,-3774,-2690,443,-878,-1193,782,-243,-1181,867,-12356,621,-834,-1108,778,-548,-1304,782,-12950,
	3584,2546,-111,-247,994,-1836,-935,-856,80,-218,1429,2430,2303,1714,-21,-786,244,-255,788,1417,1200,931,-151,
	3584,2560,-64,-1536,56,-2760,-2176,-562,-420,-725,-316,188,-2679,-3652,583,-444,-418,-747,-216,68,-2841,-3864,559,
	3584,4354,0,0,36,-986,-1280,-774,-1144,-405,595,1774,-3450,3518,132,-536,-931,-496,504,1649,-1916,3644,69,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_09f2dd0f732fce18_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_09f2dd0f732fce18_boxes_0,
	  { { 11, segtune_segreduce_09f2dd0f732fce18_unknown_0 }, { 251, segtune_segreduce_09f2dd0f732fce18_longest_0 }, { 255, segtune_segreduce_09f2dd0f732fce18_shares_0 } }, 1, 616, segtune_segreduce_09f2dd0f732fce18_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_09f2dd0f732fce18 = { "segtune_segreduce_09f2dd0f732fce18", 1, segtune_segreduce_09f2dd0f732fce18_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_09f2dd0f732fce18

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
