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
 *     n and the mean length known: worst regret 177.6%, mean 20.5%; geometries left out: worst 465.8%, mean 23.3%; picked where it was not measured: 0 times, left out 2
 *     the longest segment, too: worst regret 188.7%, mean 7.2%; geometries left out: worst 505.7%, mean 11.9%
 *     shares of long segments, too: worst regret 188.7%, mean 8.3%; geometries left out: worst 505.7%, mean 13.5%; picked where it was not measured: 0 times, left out 1
 *     as probed (shares and the heaviest span; of few or long segments the longest, too): worst regret 53.0%, mean 3.5%; geometries left out: worst 177.6%, mean 6.8%
 *     all of these: worst regret 53.0%, mean 3.4%; geometries left out: worst 177.6%, mean 6.6%
 *     pareto lengths, 111 cases: worst regret 41.2%, mean 6.3%; left out: worst 453.0%, mean 8.9%; as probed: worst regret 20.3%, mean 3.3%; left out: worst 72.4%, mean 5.9%
 *     uniform lengths, 90 cases: worst regret 39.3%, mean 7.3%; left out: worst 39.3%, mean 7.2%; as probed: worst regret 17.8%, mean 3.6%; left out: worst 27.3%, mean 5.1%
 *     rowlen lengths, 99 cases: worst regret 33.9%, mean 6.6%; left out: worst 43.3%, mean 8.0%; as probed: worst regret 24.1%, mean 3.1%; left out: worst 28.3%, mean 4.7%
 *     bimodal lengths, 19 cases: worst regret 25.4%, mean 4.9%; left out: worst 47.6%, mean 6.2%; as probed: worst regret 25.4%, mean 3.0%; left out: worst 25.4%, mean 3.9%
 *     huge lengths, 44 cases: worst regret 35.9%, mean 5.1%; left out: worst 85.3%, mean 8.5%; as probed: worst regret 15.4%, mean 3.6%; left out: worst 42.7%, mean 5.5%
 *     poisson lengths, 47 cases: worst regret 25.7%, mean 6.8%; left out: worst 32.3%, mean 11.1%; as probed: worst regret 19.2%, mean 3.9%; left out: worst 27.7%, mean 8.3%
 *     geometric lengths, 21 cases: worst regret 16.4%, mean 6.2%; left out: worst 21.8%, mean 7.5%; as probed: worst regret 16.4%, mean 4.5%; left out: worst 21.8%, mean 8.4%
 *     zipf lengths, 35 cases: worst regret 40.1%, mean 6.8%; left out: worst 61.5%, mean 7.9%; as probed: worst regret 20.4%, mean 2.9%; left out: worst 40.1%, mean 6.7%
 *     lognormal lengths, 139 cases: worst regret 188.7%, mean 14.2%; left out: worst 505.7%, mean 30.3%; as probed: worst regret 53.0%, mean 3.8%; left out: worst 177.6%, mean 10.0%
 *     fixed lengths, 11 cases: worst regret 18.9%, mean 5.7%; left out: worst 18.9%, mean 7.6%; as probed: worst regret 11.1%, mean 3.7%; left out: worst 12.7%, mean 4.9%
 *     the best of the boxes for each case: worst regret 53.0%, mean 3.2%
 *     the best of the best 8 of all 942 variants for each case: mean regret at least 3.0% (a Lagrangian bound)
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
 *       measured on 616 cases, n = 1024 to 268435456; serves 109 (huge zipf pareto lognormal rowlen): worst regret 49.0%, mean 8.0%
 *       launched 200 times in a row on 43 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 616 cases, n = 1024 to 268435456; serves 139 (huge pareto lognormal zipf uniform rowlen bimodal poisson fixed): worst regret 39.3%, mean 4.6%
 *       launched 200 times in a row on 65 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7:
 *       measured on 616 cases, n = 1024 to 268435456; serves 63 (lognormal zipf pareto huge bimodal uniform rowlen): worst regret 33.0%, mean 9.9%
 *       launched 200 times in a row on 6 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3:
 *       measured on 487 cases, n = 1024 to 268435456; serves 144 (pareto uniform bimodal rowlen geometric poisson lognormal fixed): worst regret 188.7%, mean 11.4%
 *       launched 200 times in a row on 29 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 457 cases, n = 1024 to 268435456; serves 24 (pareto uniform lognormal rowlen poisson fixed): worst regret 70.7%, mean 11.4%
 *       launched 200 times in a row on 1 case, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=2 VEC=4:
 *       measured on 459 cases, n = 1024 to 268435456; serves 10 (pareto uniform poisson rowlen): worst regret 33.9%, mean 7.4%
 *       launched 200 times in a row on 30 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4:
 *       measured on 472 cases, n = 1024 to 268435456; serves 86 (uniform pareto rowlen bimodal poisson lognormal zipf): worst regret 41.2%, mean 6.3%
 *       launched 200 times in a row on 12 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 286 cases, n = 1024 to 268435456; serves 41 (poisson geometric rowlen fixed uniform lognormal): worst regret 60.1%, mean 8.5%
 *       launched 200 times in a row on 2 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_9ACCDCE48A7334BE
#define SEGTUNE_SEGREDUCE_9ACCDCE48A7334BE

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
static const struct segtune_box segtune_segreduce_9accdce48a7334be_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 616, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 4, 4194304, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 616, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 4, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 616, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 824633720448, 0, INT64_MAX, 1024, 268435456, 487, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 3 } }, 384, 4194304, 192 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 457, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 48 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=2 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 459, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 2 }, { "VEC", 4 } }, 64, 4194304, 2 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 472, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 286, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 512 }
};

static const struct segtune_node segtune_segreduce_9accdce48a7334be_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.6699999999999999, 1, 2, -1 },
	{ 0, 0.0, 0, 0, 7 },
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

static const struct segtune_node segtune_segreduce_9accdce48a7334be_longest_0[] = {
	{ SEGTUNE_LONGEST, 1360.0, 1, 134, -1 },
	{ SEGTUNE_MEAN, 2.3900000000000001, 2, 19, -1 },
	{ SEGTUNE_N, 400000.0, 3, 12, -1 },
	{ SEGTUNE_LONGEST, 15.700000000000001, 4, 9, -1 },
	{ SEGTUNE_MEAN, 0.71299999999999997, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 11.600000000000001, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 0.78200000000000003, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 775000.0, 13, 18, -1 },
	{ SEGTUNE_MEAN, 1.28, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 8.8000000000000007, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 21.800000000000001, 20, 41, -1 },
	{ SEGTUNE_N, 16400000.0, 21, 34, -1 },
	{ SEGTUNE_N, 205000.0, 22, 27, -1 },
	{ SEGTUNE_LONGEST, 10.100000000000001, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 10.300000000000001, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 3.6299999999999999, 28, 33, -1 },
	{ SEGTUNE_N, 3960000.0, 29, 32, -1 },
	{ SEGTUNE_LONGEST, 13.5, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 7.0700000000000003, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 150000000.0, 37, 40, -1 },
	{ SEGTUNE_N, 29500000.0, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 38.600000000000001, 42, 103, -1 },
	{ SEGTUNE_LONGEST, 475.0, 43, 90, -1 },
	{ SEGTUNE_N, 185000.0, 44, 57, -1 },
	{ SEGTUNE_MEAN, 6.5, 45, 48, -1 },
	{ SEGTUNE_LONGEST, 27.100000000000001, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 79.300000000000011, 49, 52, -1 },
	{ SEGTUNE_N, 72600.0, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 12.0, 53, 56, -1 },
	{ SEGTUNE_N, 101000.0, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 3.4500000000000002, 58, 61, -1 },
	{ SEGTUNE_N, 6440000.0, 59, 60, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 39.800000000000004, 62, 77, -1 },
	{ SEGTUNE_MEAN, 14.700000000000001, 63, 74, -1 },
	{ SEGTUNE_N, 625000.0, 64, 67, -1 },
	{ SEGTUNE_MEAN, 5.1799999999999997, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 34100000.0, 68, 71, -1 },
	{ SEGTUNE_MEAN, 10.0, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 6.3399999999999999, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 18000000.0, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1140000.0, 78, 85, -1 },
	{ SEGTUNE_MEAN, 13.700000000000001, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 118.0, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 372000.0, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 5.1100000000000003, 86, 89, -1 },
	{ SEGTUNE_N, 15700000.0, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 426000.0, 91, 94, -1 },
	{ SEGTUNE_MEAN, 7.1500000000000004, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 21200000.0, 95, 100, -1 },
	{ SEGTUNE_MEAN, 4.3500000000000005, 96, 99, -1 },
	{ SEGTUNE_N, 2060000.0, 97, 98, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 11.0, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 186.0, 104, 111, -1 },
	{ SEGTUNE_N, 25800000.0, 105, 110, -1 },
	{ SEGTUNE_N, 776000.0, 106, 109, -1 },
	{ SEGTUNE_LONGEST, 75.0, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1380000.0, 112, 115, -1 },
	{ SEGTUNE_MEAN, 90.5, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 164.0, 116, 129, -1 },
	{ SEGTUNE_MEAN, 70.700000000000003, 117, 122, -1 },
	{ SEGTUNE_LONGEST, 557.0, 118, 119, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 63800000.0, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 104000000.0, 123, 128, -1 },
	{ SEGTUNE_LONGEST, 587.0, 124, 127, -1 },
	{ SEGTUNE_N, 6530000.0, 125, 126, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 7490000.0, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 200000000.0, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 3150000.0, 135, 246, -1 },
	{ SEGTUNE_MEAN, 42.100000000000001, 136, 183, -1 },
	{ SEGTUNE_N, 24000000.0, 137, 174, -1 },
	{ SEGTUNE_LONGEST, 3866.6864856366105, 138, 151, -1 },
	{ SEGTUNE_MEAN, 5.2000000000000002, 139, 144, -1 },
	{ SEGTUNE_N, 1040000.0, 140, 141, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.1499999999999999, 142, 143, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 188000.0, 145, 150, -1 },
	{ SEGTUNE_LONGEST, 3060.0, 146, 149, -1 },
	{ SEGTUNE_MEAN, 7.2700000000000005, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 677000.0, 152, 169, -1 },
	{ SEGTUNE_MEAN, 2.0100000000000002, 153, 158, -1 },
	{ SEGTUNE_LONGEST, 12900.0, 154, 157, -1 },
	{ SEGTUNE_N, 345000.0, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 17500000.0, 159, 166, -1 },
	{ SEGTUNE_N, 157000.0, 160, 165, -1 },
	{ SEGTUNE_MEAN, 5.46, 161, 164, -1 },
	{ SEGTUNE_LONGEST, 7590.0, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 15.9, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 11.9, 170, 173, -1 },
	{ SEGTUNE_N, 11000000.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 20.300000000000001, 175, 180, -1 },
	{ SEGTUNE_MEAN, 1.0700000000000001, 176, 179, -1 },
	{ SEGTUNE_LONGEST, 28500.0, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 70800000.0, 181, 182, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1060000.0, 184, 201, -1 },
	{ SEGTUNE_MEAN, 506.0, 185, 198, -1 },
	{ SEGTUNE_LONGEST, 3890.0, 186, 191, -1 },
	{ SEGTUNE_MEAN, 191.0, 187, 190, -1 },
	{ SEGTUNE_MEAN, 67.299999999999997, 188, 189, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 72.200000000000003, 192, 197, -1 },
	{ SEGTUNE_N, 207000.0, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 173000.0, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 75800.0, 199, 200, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1470.0, 202, 223, -1 },
	{ SEGTUNE_N, 4840000.0, 203, 210, -1 },
	{ SEGTUNE_MEAN, 137.0, 204, 209, -1 },
	{ SEGTUNE_LONGEST, 224000.0, 205, 208, -1 },
	{ SEGTUNE_LONGEST, 7430.0, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 2650.0, 211, 218, -1 },
	{ SEGTUNE_MEAN, 330.0, 212, 213, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1250.0, 214, 217, -1 },
	{ SEGTUNE_N, 14200000.0, 215, 216, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 197000000.0, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 1130000.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 13000.0, 224, 231, -1 },
	{ SEGTUNE_LONGEST, 5080.0, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 3190.0, 227, 230, -1 },
	{ SEGTUNE_N, 4410000.0, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 317000.0, 232, 243, -1 },
	{ SEGTUNE_MEAN, 5900.0, 233, 234, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 116000.0, 235, 240, -1 },
	{ SEGTUNE_MEAN, 13800.0, 236, 239, -1 },
	{ SEGTUNE_LONGEST, 28300.0, 237, 238, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 151000000.0, 241, 242, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1990000.0, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 8650000.0, 247, 248, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 2630.0, 249, 250, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 708000.0, 251, 254, -1 },
	{ SEGTUNE_LONGEST, 8660000.0, 252, 253, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_9accdce48a7334be_shares_0[] = {
	{ SEGTUNE_SHARE_1K, 0.00058399999999999999, 1, 60, -1 },
	{ SEGTUNE_MEAN, 2.3799999999999999, 2, 7, -1 },
	{ SEGTUNE_N, 486000.0, 3, 6, -1 },
	{ SEGTUNE_MEAN, 1.01, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 56.100000000000001, 8, 37, -1 },
	{ SEGTUNE_N, 1130000.0, 9, 20, -1 },
	{ SEGTUNE_MEAN, 9.1799999999999997, 10, 15, -1 },
	{ SEGTUNE_N, 28000.0, 11, 14, -1 },
	{ SEGTUNE_MEAN, 4.1100000000000003, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 68800.0, 16, 19, -1 },
	{ SEGTUNE_MEAN, 35.200000000000003, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 3.9300000000000002, 21, 28, -1 },
	{ SEGTUNE_N, 4930000.0, 22, 27, -1 },
	{ SEGTUNE_MEAN, 2.7000000000000002, 23, 26, -1 },
	{ SEGTUNE_N, 2350000.0, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 4.7599999999999998, 29, 32, -1 },
	{ SEGTUNE_N, 31700000.0, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 227000000.0, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 7.4299999999999997, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1080000.0, 38, 41, -1 },
	{ SEGTUNE_MEAN, 300.0, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 4110000.0, 42, 45, -1 },
	{ SEGTUNE_MEAN, 333.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 182.0, 46, 55, -1 },
	{ SEGTUNE_MEAN, 65.5, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 180000000.0, 49, 54, -1 },
	{ SEGTUNE_N, 8740000.0, 50, 53, -1 },
	{ SEGTUNE_MEAN, 127.93655654101147, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 645.0, 56, 59, -1 },
	{ SEGTUNE_N, 119000000.0, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 16300000.0, 61, 182, -1 },
	{ SEGTUNE_MEAN, 62.600000000000001, 62, 117, -1 },
	{ SEGTUNE_SHARE_4K, 0.00025499999999999996, 63, 84, -1 },
	{ SEGTUNE_MEAN, 5.8100000000000005, 64, 69, -1 },
	{ SEGTUNE_N, 1030000.0, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.04, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 146000.0, 70, 75, -1 },
	{ SEGTUNE_MEAN, 7.8799999999999999, 71, 72, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.186, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 29.600000000000001, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1000000.0, 78, 81, -1 },
	{ SEGTUNE_SHARE_1K, 0.023599999999999999, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 42.300000000000004, 82, 83, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 30.200000000000003, 85, 108, -1 },
	{ SEGTUNE_MEAN, 1.75, 86, 93, -1 },
	{ SEGTUNE_SHARE_1K, 0.187, 87, 92, -1 },
	{ SEGTUNE_SHARE_4K, 0.0051500000000000001, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 173000.0, 90, 91, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 9010000.0, 94, 99, -1 },
	{ SEGTUNE_N, 55500.0, 95, 98, -1 },
	{ SEGTUNE_SHARE_1K, 0.16, 96, 97, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.16900000000000001, 100, 105, -1 },
	{ SEGTUNE_MEAN, 18.600000000000001, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.14000000000000001, 103, 104, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 21.0, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.189, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 10900000.0, 111, 116, -1 },
	{ SEGTUNE_SHARE_4K, 0.192, 112, 113, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 3930000.0, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 959000.0, 118, 153, -1 },
	{ SEGTUNE_MEAN, 255.0, 119, 130, -1 },
	{ SEGTUNE_SHARE_4K, 0.0016000000000000001, 120, 125, -1 },
	{ SEGTUNE_MEAN, 156.0, 121, 124, -1 },
	{ SEGTUNE_SHARE_1K, 0.085400000000000004, 122, 123, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_1K, 0.34500000000000003, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.245, 128, 129, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 46400.0, 131, 152, -1 },
	{ SEGTUNE_MEAN, 626.0, 132, 139, -1 },
	{ SEGTUNE_SHARE_4K, 0.035000000000000003, 133, 138, -1 },
	{ SEGTUNE_N, 405000.0, 134, 135, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_4K, 0.00097299999999999991, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.0011500000000000002, 140, 145, -1 },
	{ SEGTUNE_MEAN, 1400.0, 141, 142, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 268000.0, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 2090.0, 146, 151, -1 },
	{ SEGTUNE_SHARE_4K, 0.27000000000000002, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 173000.0, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.00017199999999999998, 154, 161, -1 },
	{ SEGTUNE_MEAN, 501.0, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1230.0, 157, 160, -1 },
	{ SEGTUNE_SHARE_1K, 0.69500000000000006, 158, 159, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 123.0, 162, 173, -1 },
	{ SEGTUNE_N, 4990000.0, 163, 168, -1 },
	{ SEGTUNE_SHARE_1K, 0.188, 164, 165, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.33700000000000002, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.59899999999999998, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.26900000000000002, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 2010000.0, 174, 181, -1 },
	{ SEGTUNE_MEAN, 2300.0, 175, 178, -1 },
	{ SEGTUNE_MEAN, 158.0, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 15800.0, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 120.0, 183, 214, -1 },
	{ SEGTUNE_N, 32400000.0, 184, 199, -1 },
	{ SEGTUNE_MEAN, 16.400000000000002, 185, 196, -1 },
	{ SEGTUNE_SHARE_1K, 0.14100000000000001, 186, 195, -1 },
	{ SEGTUNE_SHARE_4K, 0.0064800000000000005, 187, 190, -1 },
	{ SEGTUNE_MEAN, 1.6600000000000001, 188, 189, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 12.5, 191, 194, -1 },
	{ SEGTUNE_MEAN, 2.0899999999999999, 192, 193, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.53100000000000003, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 28.600000000000001, 200, 203, -1 },
	{ SEGTUNE_MEAN, 0.74099999999999999, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.10400000000000001, 204, 213, -1 },
	{ SEGTUNE_N, 98300000.0, 205, 210, -1 },
	{ SEGTUNE_SHARE_1K, 0.307, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.0068500000000000002, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0031400000000000004, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1240000.0, 215, 250, -1 },
	{ SEGTUNE_MEAN, 2420.0, 216, 247, -1 },
	{ SEGTUNE_SHARE_4K, 0.246, 217, 236, -1 },
	{ SEGTUNE_SHARE_4K, 0.000213, 218, 229, -1 },
	{ SEGTUNE_MEAN, 1150.0, 219, 228, -1 },
	{ SEGTUNE_N, 109000000.0, 220, 225, -1 },
	{ SEGTUNE_MEAN, 445.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 44300000.0, 223, 224, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 509.0, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 127000000.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.078700000000000006, 232, 233, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 879.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 51000000.0, 237, 242, -1 },
	{ SEGTUNE_MEAN, 240.0, 238, 241, -1 },
	{ SEGTUNE_N, 21400000.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1460.0, 243, 244, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 125000000.0, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0018800000000000002, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const int segtune_segreduce_9accdce48a7334be_cases_0[] = {
	0,0,0,0,0,0,0,975,1006,1617,1657,2310,1745,1801,2324,975,1006,1617,1657,2310,1745,1801,2324,
	1280,365,-1536,-1536,58,-345,-608,-1942,-969,217,-1497,1275,1093,-1154,-1489,-1267,-770,186,-95,1018,-1749,-2641,-1096,
	1280,510,-1536,-1536,13,-244,-928,821,-1279,86,3208,-1725,-6628,-3132,-1542,-372,-2233,145,1533,-1197,-2267,-1041,-2724,
	1280,927,-1536,-1536,0,0,-378,-1411,-1375,160,-2343,1909,6281,1726,-2071,-804,-996,224,-1194,1184,1762,121,-1446,
	1280,1028,-1536,-1536,0,0,-648,-361,-503,77,-798,-988,-5401,-1284,-2400,-941,-1081,-30,-1855,-248,-1608,185,-3778,
	1280,1434,-1536,-1536,0,0,-424,618,79,-2,-658,-1444,-5549,-329,-2505,368,-239,-157,-1038,-602,-3422,-143,-3487,
	1280,1506,-1536,-1536,0,0,-197,-687,-1140,-17,-515,2669,6910,-1138,-2942,27,-560,156,557,1818,2343,-2320,-1300,
	1280,1829,-1536,-1536,0,0,-254,-1573,-443,-47,-2384,384,33,-436,-3579,-1410,-300,-82,-1882,480,-367,-410,-2779,
	1280,2048,-1536,-1536,0,0,-211,379,-373,-25,-868,-2670,-636,502,-2180,395,-373,-91,-522,-2630,-635,583,-1632,
	1280,2304,-1536,-1536,0,0,-115,1105,2278,144,-2039,2741,-1335,-173,-2334,590,1526,89,-2326,1857,-949,-51,-2391,
	1280,2304,-1536,-1536,0,0,-16,-2382,-3107,144,-4802,-3978,1185,578,-3468,-1538,-1952,441,-3316,-3198,-841,-599,-2454,
	1664,415,-1536,-1536,207,-914,-646,691,1520,-135,298,-1610,13025,13748,-2000,1805,2898,-358,1883,-905,4818,6463,-688,
	1664,514,-1536,-1536,31,-990,-1312,1272,1997,-526,1180,1222,-11326,-10049,755,527,1368,-422,197,345,-3321,-2466,-832,
	1664,956,-1536,-1536,117,-464,-596,-1686,-28,-192,-6507,-3062,15373,5825,3638,-316,938,-230,-4017,-1715,6051,1046,5064,
	1664,1031,-1536,-1536,30,-475,-1032,1266,236,-397,2551,3074,-13498,-4970,2937,-185,-612,-461,-956,1835,-4583,-1332,2836,
	1664,1458,-1536,-1536,5,-73,-505,-993,725,-109,-691,-3229,7197,-319,3687,-27,1244,36,1137,-2265,2990,-1387,5028,
	1664,1544,-1536,-1536,0,0,-770,1936,456,27,2369,1281,-7203,21,4049,898,-145,-137,426,483,-2371,972,2339,
	1664,1979,-1536,-1536,0,0,-530,777,608,-48,4110,-242,-992,-1150,6712,653,453,-87,3460,-108,-1046,-718,5358,
	1664,1991,-325,-1536,0,0,-325,782,1180,-122,1513,-2892,-1252,-2536,1687,753,1203,-11,1896,-2880,-1214,-2634,1752,
	1664,2560,-83,-1536,0,0,-321,1675,1465,-273,392,2871,3140,783,690,1501,1383,-339,347,2850,3105,898,552,
	1664,2597,-96,-96,0,0,-96,-2304,326,685,-3143,-2883,-2309,-3300,798,-1930,189,908,-2927,-2741,-2165,-3343,800,
	1664,2816,0,-1536,0,0,-205,-1690,-2447,94,-1389,510,-1568,-1538,413,-1650,-2297,183,-1168,474,-1912,-1727,378,
	1664,2901,0,-1536,0,0,-144,1167,1537,341,-1294,497,-204,1973,615,1196,1615,713,-775,557,-1290,955,697,
	1987,1686,-1536,-1536,164,-332,-849,-280,288,192,3961,3006,-2327,-2704,-583,-213,368,195,3906,2962,-2052,-2737,-793,
	2048,440,-1536,-1536,412,-1451,-782,-4600,-2432,-269,-2562,-4559,12103,16043,-9453,-2520,-550,-552,-623,-2795,130,2643,-4064,
	2048,512,-1536,-1536,42,-1750,-1696,2167,1744,-380,165,-91,2748,3857,-5246,1819,1399,-72,-1178,-731,5853,5808,-5043,
	2048,513,-1536,-1536,182,-1609,-1416,-621,1225,-448,-696,-1579,-5124,-10061,7287,-936,1000,-456,-551,-2047,-2156,-5261,4251,
	2048,541,-435,-435,925,-837,-435,3730,3063,4018,-4791,-3042,185,130,-1124,3813,3072,4141,-4795,-3141,200,130,-1082,
	2048,771,-128,-128,1282,-252,-128,-2698,-3073,780,2450,928,280,103,581,-2455,-2327,282,2213,844,296,199,661,
	2048,993,-612,-1536,326,-985,-612,166,-1395,695,675,737,970,2134,673,405,-1098,805,905,457,193,1206,825,
	2048,1026,-1536,-1536,37,-1242,-1416,-354,-727,-398,1040,-2910,226,-1611,814,-401,-791,-374,1471,-2843,38,-1077,583,
	2048,1113,-256,-256,711,-479,-256,-347,-2542,-1629,-1464,2902,-8,-384,501,-380,-2496,-1495,-1663,2612,-113,-466,561,
	2048,1486,-472,-1536,126,-692,-518,-1465,-1076,-2146,-5596,2458,4276,7995,100,-1068,-669,-1732,-5037,1801,2775,6172,252,
	2048,1537,-1536,-1536,184,-583,-877,-2685,-1970,112,-3871,-4119,6797,3559,-612,-1838,-1313,61,-3267,-3570,3952,2001,-525,
	2048,1542,-64,-64,652,-111,-64,-449,-1126,-1080,1270,195,277,-243,216,-877,-1496,-1153,1194,196,346,57,270,
	2048,1542,-1536,-1536,32,-731,-1154,1190,-116,-412,-694,2712,-5644,-303,-68,544,-636,-426,-1423,2129,-3827,579,-211,
	2048,1571,-435,-435,203,-530,-435,4597,108,1817,-4351,-1357,1775,4438,348,4703,150,2002,-4161,-1328,1484,4144,405,
	2048,1797,-128,-128,319,-188,-128,3133,2416,974,1797,1220,1370,3531,153,2703,2153,1184,1908,1152,1112,2787,232,
	2048,1977,-352,-1536,45,-282,-605,-823,-944,-265,2979,-5443,2583,364,-132,-603,-739,-92,3149,-5461,1900,-135,-136,
	2048,2042,-1536,-1536,19,-243,-896,10,-340,137,2186,1260,172,3471,479,-60,-410,64,1593,1024,497,3538,64,
	2048,2468,-139,-284,0,0,-377,5500,-31,1109,1438,1683,-2063,352,85,5124,-50,1068,1241,1534,-1966,92,77,
	2048,2564,-69,-1536,0,0,-640,-1625,-912,-450,1185,934,-2974,-192,-217,-1511,-876,-588,688,1165,-2437,300,-177,
	2048,2970,-8,-106,0,0,-423,5233,-818,3356,883,610,-6014,4157,40,2556,-998,1193,605,498,-3775,4360,29,
	2048,3042,-1,-119,0,0,-197,-4479,2199,-3171,666,378,-175,-3137,54,-1274,1772,-745,956,514,-3272,-2556,32,
	2048,3365,0,0,0,0,-255,2002,903,1331,531,337,990,-28,121,1703,728,1006,412,299,1772,542,84,
	2048,3584,0,0,0,0,-211,6003,5122,4313,366,197,-3176,-765,116,5813,4967,3935,284,164,-2321,-105,77,
	2048,3840,0,0,0,0,-115,-539,1250,4932,340,183,-6812,-1610,148,-956,190,3076,288,148,-4867,-1559,123,
	2048,3840,0,0,0,0,-16,-1428,-3809,-5489,340,183,3393,-3424,148,-433,-2314,-3010,555,223,-100,-5320,229,
	2099,632,-1536,-1536,11,-1763,-1683,-2735,-1639,-242,6342,-1732,-4796,-1339,1161,-3210,-2158,-178,5374,-2278,-1967,-253,1380,
	2103,437,-1536,-1536,528,-1449,-1371,2640,708,586,1576,3460,-12772,-15004,5664,853,-820,1264,-430,1602,-2697,-3295,709,
	2122,1223,-1536,-1536,47,-1181,-1478,1257,2270,-81,1428,6211,-2300,-1035,-66,443,1394,17,-94,5261,850,586,-94,
	2125,1276,-1536,-1536,14,-1169,-1397,-1686,-2273,-291,-7126,-4601,-3299,-141,63,-1698,-2219,-295,-6772,-4034,-2667,-26,55,
	2142,1003,-1536,-1536,19,-1469,-1590,46,-409,-284,4481,208,-732,-48,208,-294,-902,-292,3619,-266,1056,807,195,
	2176,-256,-1536,-1536,128,-2688,-1856,-475,-430,-150,-1175,281,1173,-2489,732,-624,-621,-111,-1178,194,1384,-2011,721,
	2176,0,-1536,-1536,92,-2468,-1824,-540,-664,-268,1516,215,-1418,-1672,1894,-567,-912,-129,1196,208,-762,-940,1561,
	2176,256,-1536,-1536,77,-2227,-1656,706,-851,-317,-1226,726,-2733,-2122,-5807,1076,-388,-465,-503,857,-5240,-3606,-5663,
	2176,385,-1536,-1536,79,-2096,-1728,2045,-507,-287,3654,1985,1985,1758,2087,2199,-312,-143,3481,2122,1935,2069,1555,
	2176,512,-322,-430,1661,-387,-500,3938,6879,-1591,1812,392,-4,-71,497,3944,6442,-1254,1930,390,291,199,450,
	2176,512,-1536,-1536,42,-2006,-1824,-1359,1577,-208,-225,-516,-2136,-2378,-3321,-1558,991,48,-1203,-929,404,-434,-2941,
	2176,513,-1536,-1536,1503,-544,-979,2522,368,4454,1381,-1746,351,1600,1144,2499,329,4297,1260,-1648,873,1875,1149,
	2176,533,-806,-1536,522,-1505,-806,717,1079,377,-28,383,953,1408,-2267,1015,1346,426,215,820,-34,295,-1902,
	2176,553,-444,-1536,736,-1271,-661,-1407,-1367,1526,-398,-302,-396,-902,-2332,-1082,-744,1233,-422,-468,-429,-1074,-2190,
	2176,640,-1536,-1536,42,-1878,-1648,-905,785,-128,-2607,-1327,-4478,23,893,-1131,756,-145,-2847,-1285,-2753,751,537,
	2176,665,-381,-611,712,-1183,-611,-93,3017,2504,463,-5218,144,-58,-790,37,3097,2643,424,-5065,178,-48,-867,
	2176,749,-560,-1536,441,-1369,-740,3783,4273,2856,-3,-581,255,-75,2824,3791,4217,2883,38,-454,202,-108,2776,
	2176,760,-613,-1536,1331,-470,-779,5878,4112,1672,-1115,-8071,-182,-216,640,5887,4062,1767,-1150,-7965,321,194,579,
	2176,761,-346,-1536,631,-1167,-653,-1512,-1552,-601,-3150,-303,-574,-1280,403,-1418,-1250,-828,-3216,-666,-369,-1113,451,
	2176,766,-1536,-1536,117,-1677,-1202,-3720,-3148,65,-5679,-2761,25912,10962,352,-2321,-1229,-420,-1425,-2066,9174,1612,1160,
	2176,768,-1536,-1536,47,-1745,-1680,1918,2715,-118,730,1495,-9251,-4622,808,303,931,85,-1780,76,98,-829,1073,
	2176,769,-1536,-1536,82,-1708,-1388,-622,-1014,-17,844,-254,-3951,-4886,430,-170,-192,-196,1649,31,-5523,-4909,107,
	2176,896,-1536,-1536,30,-1634,-1536,331,-642,-213,255,-1129,-4434,-2242,-5,374,-607,-233,165,-995,-2939,-1439,-201,
	2176,986,-740,-1536,333,-1241,-740,-2033,-2490,-515,984,-679,1718,3779,75,-1791,-2249,-511,1254,-718,135,2357,359,
	2176,986,-740,-1536,995,-579,-740,-5340,-5750,-199,-348,-4617,-157,1760,-26,-5190,-5469,-266,-184,-4701,31,1641,18,
	2176,1023,-426,-1536,1174,-364,-677,4358,6882,4432,2168,5030,409,706,244,4351,6917,4148,2162,4822,602,863,222,
	2176,1024,-229,-328,1296,-239,-440,-1748,-774,-1533,127,550,-10,0,39,-1778,-1437,-1025,533,700,308,256,0,
	2176,1028,-1536,-1536,743,-789,-1085,167,640,1896,5784,1929,1826,-688,147,-68,468,1864,5463,1834,2662,-326,82,
	2176,1111,-256,-256,955,-494,-256,1333,3966,1312,4142,679,-238,-432,5,1209,4126,1181,3990,520,-380,-583,54,
	2176,1151,-1536,-1536,21,-1388,-1492,326,-434,-131,-2615,-785,-1688,92,-78,298,-378,-182,-2389,-698,-1709,-14,-115,
	2176,1282,-1536,-1536,37,-1241,-1412,-75,-327,36,-2313,-2914,-1743,2818,-96,-34,106,48,-1830,-2045,421,3116,-140,
	2176,1282,-1536,-1536,32,-1246,-1254,232,1527,-14,300,2757,6794,933,-68,1354,2460,-60,337,2558,501,-708,105,
	2176,1289,-267,-1536,289,-983,-658,-927,241,314,1198,619,317,1267,-95,-956,247,306,1007,325,463,1347,-199,
	2176,1419,-274,-408,319,-822,-536,-3367,-1785,2023,-1094,-2865,-131,-62,164,-3285,-1946,1996,-1110,-2600,174,395,121,
	2176,1523,-219,-530,862,-175,-530,-1808,1795,1577,853,972,615,1775,-44,-1808,1914,1485,876,1046,749,1806,-82,
	2176,1536,-180,-287,846,-178,-394,-358,-1748,-535,261,-66,-221,-480,-12,-458,-1723,-542,301,-25,-152,-470,-45,
	2176,1538,-880,-1536,67,-955,-880,266,-349,-262,-1260,-2545,3506,-509,-131,598,-61,-243,-1108,-2313,2548,-893,-137,
	2176,1779,-159,-266,671,-110,-402,-1066,-910,-2094,-245,-210,668,2095,-45,-904,-888,-2087,-187,-49,1055,2432,-87,
	2176,1793,-1536,-1536,5,-762,-1245,3067,1327,-218,2083,-1168,3618,445,85,2145,682,-252,1417,-1154,4357,912,-35,
	2176,1798,-1536,-1536,32,-730,-1153,-1822,-377,-13,-1252,950,-3492,-2737,-60,-1339,-101,-25,-781,819,-3112,-2644,-48,
	2176,1998,-285,-596,104,-458,-596,1657,1196,3445,2176,-4688,-511,-4494,-15,1584,1129,3367,2127,-4457,-320,-4059,-57,
	2176,2025,-104,-233,158,-377,-409,-4888,-2455,-1119,666,1187,1961,-811,-51,-4652,-2254,-993,713,1182,2027,-788,-84,
	2176,2051,-332,-1536,313,-196,-696,1295,157,1107,-147,5899,1622,-1762,-349,1333,241,1117,-291,5705,1856,-1593,-372,
	2176,2052,-896,-1536,31,-478,-896,-554,943,-443,1055,147,-1499,-107,-35,-588,846,-500,907,62,-1054,198,-198,
	2176,2288,-181,-568,62,-210,-568,-62,205,496,-1,48,980,-1798,-28,44,366,630,-50,78,520,-1920,-44,
	2176,2568,-98,-640,0,0,-640,-1316,-575,244,120,232,1849,-746,-79,-1647,-782,-352,-56,280,2830,146,-89,
	2176,2820,-15,-1536,0,0,-640,900,-842,83,950,-478,-336,368,-56,894,-660,177,671,-547,-628,222,-67,
	2176,2829,-28,-174,0,0,-312,-924,775,-2322,318,165,7360,2727,-46,660,1005,-762,302,91,5802,1657,-75,
	2176,3003,0,-129,0,0,-531,5995,-4311,3822,19,-54,-4268,2695,-26,2729,-4208,1227,44,25,-1439,3268,1,
	2176,3072,-2,-92,0,0,-260,-3957,1129,-1465,28,11,502,-1167,0,-538,1406,1484,14,-62,-3428,-1819,-32,
	2181,169,-1536,-1536,663,-1738,-925,438,-1229,548,-1239,2372,3322,3764,-3052,1160,-821,224,-639,3033,382,497,-2054,
	2195,935,-1536,-1536,202,-1462,-1611,437,1890,648,767,1422,-9231,-4392,-227,-309,894,1208,-1102,364,-2075,281,-641,
	2220,1374,-958,-1536,297,-978,-938,1311,709,1067,-447,-1045,-2982,-5140,-775,1079,391,912,-699,-751,-2601,-4313,-821,
	2240,640,-1536,-1536,24,-2024,-1712,-2175,-2016,-190,817,373,2012,-894,2574,-2403,-1751,-351,1037,333,1231,-1716,2370,
	2304,-256,-1536,-1536,128,-2944,-1984,-354,-467,-157,-576,58,-370,2134,-1326,-387,-587,-146,-525,53,-142,2126,-1192,
	2304,0,-1536,-1536,102,-2714,-1920,499,-532,-159,-1163,-196,-3391,-717,-224,640,-546,-154,-1088,-143,-3437,-885,-302,
	2304,255,-1536,-1536,78,-2483,-1784,2324,-376,-185,502,-292,-441,-3825,-4606,2481,264,-351,1260,-339,-3203,-5832,-4210,
	2304,385,-1536,-1536,79,-2352,-1840,3188,168,-158,-546,-373,-325,4980,4959,3384,383,-180,-357,-327,-941,4259,4498,
	2304,506,-1536,-1536,1584,-725,-1062,2659,667,-3228,184,-5356,-60,890,437,2506,629,-3385,139,-5010,-62,848,534,
	2304,512,-1536,-1536,42,-2262,-1952,-1086,1784,-249,-749,279,1041,-830,-2410,-701,1205,-141,-1261,631,2538,330,-2202,
	2304,512,-289,-375,1894,-410,-508,3175,4120,-4426,-1,726,17,-39,122,3068,3231,-3725,-31,675,202,132,58,
	2304,531,-795,-1536,566,-1719,-912,3172,4131,553,567,6140,564,831,1517,3166,4144,505,850,6288,-281,62,1589,
	2304,584,-294,-425,1179,-1052,-569,-2380,-2989,-3665,-2649,-2054,-16,-110,1066,-2413,-3353,-3326,-2618,-1857,214,107,917,
	2304,640,-1536,-1536,49,-2127,-1776,-982,8,-224,599,2672,-4167,-106,1993,-1160,104,-348,755,2423,-4325,-406,1955,
	2304,676,-327,-468,1135,-1006,-507,-654,-3363,-3954,-2862,5204,-197,-180,349,-708,-3096,-4135,-2930,5049,-387,-403,438,
	2304,737,-561,-1536,513,-1566,-843,-1675,-1975,-2474,-21,-3687,-255,-517,211,-1870,-2159,-2531,-19,-3636,-256,-392,284,
	2304,767,-1536,-1536,116,-1933,-1270,-5539,-3559,123,-5871,-2647,29125,17181,-1464,-2869,-583,-327,-784,278,7576,3319,692,
	2304,768,-1536,-1536,47,-2001,-1808,40,2013,-227,352,1628,-6353,-4706,973,-1973,195,-87,-1876,99,884,346,1156,
	2304,769,-320,-505,816,-1231,-628,568,-594,-1214,-3564,400,23,-71,1511,635,-572,-1171,-3636,555,6,-118,1488,
	2304,769,-1536,-1536,105,-1942,-1516,-1443,-989,64,866,-986,-7693,-2974,727,-1735,-542,-40,544,-153,-3094,-991,529,
	2304,770,-558,-1536,1485,-561,-806,-2298,1237,-4307,-879,-171,-134,-400,93,-2139,1650,-4735,-860,-147,-393,-666,186,
	2304,896,-1536,-1536,32,-1888,-1664,1272,-1057,-257,-980,-270,-4913,1608,-335,944,-1225,-268,-1214,-439,-2632,2709,-494,
	2304,1002,-570,-1536,375,-1439,-782,-2788,-2083,-1881,-840,233,-248,444,185,-2860,-2141,-1995,-787,41,-999,-103,430,
	2304,1002,-570,-1536,1163,-651,-782,-8426,-9624,1272,3648,8443,-241,72,-451,-8276,-9198,990,3655,8313,-634,-308,-353,
	2304,1005,-430,-1536,1350,-461,-780,3411,-86,-3438,331,-423,262,190,-251,3553,304,-3492,227,-346,183,152,-274,
	2304,1021,-1536,-1536,817,-979,-1202,4834,5523,3638,4083,-1052,465,-2851,-208,4328,5031,3552,3908,-1178,1107,-2307,-266,
	2304,1023,-210,-299,1532,-260,-453,-1657,530,-391,-658,10,-1,7,-104,-1471,-328,199,-523,2,138,108,-148,
	2304,1110,-256,-256,1203,-504,-256,-491,-1527,1081,1046,-70,-174,-265,-158,-692,-1045,435,893,-149,-375,-472,-107,
	2304,1152,-1536,-1536,24,-1641,-1608,1445,1891,-94,-967,-932,-118,789,-277,1459,1729,-170,-892,-692,102,725,-312,
	2304,1278,-321,-677,383,-1155,-677,3168,31,255,-2624,-3740,-204,-155,-15,3130,-15,264,-2592,-3604,-62,30,-60,
	2304,1283,-1536,-1536,38,-1496,-1357,-390,-3193,192,1012,4030,4955,-1759,-112,1411,-945,392,2710,3884,-1702,-3714,-64,
	2304,1283,-1536,-1536,36,-1497,-1540,592,991,159,-310,-1651,-3859,821,-105,32,-454,101,-357,-446,-1052,608,-195,
	2304,1440,-240,-344,590,-787,-458,-965,-383,-1073,1559,2376,-726,-991,-125,-984,-358,-1049,1509,2325,-655,-1036,-145,
	2304,1535,-161,-237,1077,-204,-413,2146,823,1177,-456,-317,-135,-481,-21,2193,836,761,-608,-429,-177,-608,-61,
	2304,1541,-822,-1536,77,-1198,-1008,559,1366,499,-808,-1582,801,-1925,-209,584,1302,493,-826,-1464,752,-1510,-236,
	2304,1543,-204,-375,1045,-228,-658,-1165,-1233,-1287,-432,-125,5,138,-62,-816,-2061,-1062,-47,173,672,913,-87,
	2304,1779,-155,-309,862,-174,-530,-1013,-1364,-213,-597,-641,267,1303,-74,-687,-1466,-633,-623,-610,696,1760,-83,
	2304,1792,-1536,-1536,6,-1018,-1373,-731,-404,-166,713,2164,-2886,25,78,-847,-660,-163,540,1561,-1625,578,-10,
	2304,1794,-1536,-1536,36,-986,-1281,1180,712,144,858,-3545,867,-915,-68,1276,894,179,1098,-3030,-28,-1191,0,
	2304,2001,-274,-472,124,-691,-518,-1673,-251,-4524,849,3661,2310,-649,-12,-1334,41,-4036,992,3264,1133,-2140,22,
	2304,2035,-102,-204,191,-590,-402,-1169,-333,-1285,335,81,-380,4849,-40,-958,-150,-1109,371,-102,-1002,3829,-39,
	2304,2052,-883,-1536,31,-734,-998,482,-894,-199,1262,-978,-2551,-1759,-99,475,-839,-214,1300,-995,-2484,-1683,-91,
	2304,2053,-335,-752,441,-322,-752,-2410,-1193,88,-466,1478,-5197,-5805,-182,-2526,-1434,-155,-547,1652,-4004,-4669,-218,
	2304,2307,-167,-696,67,-443,-696,240,1392,2260,-292,-500,435,700,-69,307,1450,2347,-253,-549,-61,324,-65,
	2304,2554,-103,-768,23,-239,-768,1137,1889,536,-435,400,-4100,-354,-132,897,1682,228,-455,493,-3241,135,-105,
	2304,2824,-12,-1536,0,0,-768,-1882,69,493,-175,-555,-875,-1384,-107,-1836,-123,261,-319,-499,-346,-808,-70,
	2304,2831,-26,-181,0,0,-440,-518,2987,888,-254,-260,4582,-2591,-77,286,3484,1588,-278,-307,3900,-3126,-76,
	2304,3076,0,-99,0,0,-512,241,1243,981,-123,-121,-5236,-2294,-22,-314,2088,862,-149,-126,-5086,-2498,-19,
	2304,3328,0,-47,0,0,-260,-6344,-3928,-7028,-126,-120,5349,-606,-31,-2844,-822,-3618,-142,-184,1323,-2811,-44,
	2314,535,-1536,-1536,523,-1777,-1128,4753,2146,913,-1544,4135,4708,8244,5562,5327,2747,439,-440,4655,777,4464,6103,
	2317,569,-1536,-1536,212,-2061,-1725,8369,2997,30,2200,1516,-1751,-8980,2405,8622,2897,656,665,1607,3481,-4506,1925,
	2318,1500,-1536,-1536,33,-1311,-1516,2054,1308,366,3280,-1052,2207,-680,10,811,4,201,2260,-1811,4376,118,-109,
	2356,833,-655,-1536,995,-1091,-1031,2769,4721,-1099,-851,-5713,-1016,-6,703,1809,3572,-1021,-1376,-5581,307,1318,426,
	2360,411,-1536,-1536,687,-1831,-1168,3307,1419,2213,-1598,6,1092,2533,-1934,3116,1223,1957,-1550,163,842,2259,-2162,
	2370,1180,-1536,-1536,25,-1744,-1726,186,551,-205,363,-325,-80,1879,-237,-340,-341,-327,-660,-794,2102,3120,-284,
	2432,433,-757,-1536,808,-1831,-992,2784,2842,3282,-1127,1321,-762,-700,436,2434,2614,2858,-1037,1284,-359,-495,591,
	2432,512,-1536,-1536,42,-2518,-2080,1098,2817,-378,2430,-15,-1246,-4379,77,1112,2230,-323,1521,94,310,-3155,-499,
	2432,512,-1536,-1536,213,-2347,-1800,-4098,-656,144,-988,-1358,-3875,-4862,-584,-3935,-334,283,-1305,-1452,-1845,-2722,-1028,
	2432,540,-435,-435,1665,-866,-435,-2414,-1963,1053,3052,627,-95,-79,257,-2279,-1455,602,3147,738,-297,-276,296,
	2432,768,-128,-128,2049,-255,-128,-2181,-1459,2256,-131,-121,63,39,15,-1747,536,991,-75,-46,-12,-10,91,
	2432,1001,-528,-802,548,-1523,-802,-3822,385,-2314,1232,1056,-216,1,447,-3749,447,-2246,1252,1080,-605,-304,555,
	2432,1024,-1536,-1536,49,-1999,-1800,-385,619,-379,3595,-778,-3365,2258,-442,-843,20,-394,2906,-1317,-1812,3409,-502,
	2432,1109,-256,-256,1455,-508,-256,593,-2619,1065,99,-287,-91,-120,-149,415,-1513,-215,3,-290,-300,-327,-122,
	2432,1509,-412,-740,324,-1239,-740,1535,-1065,283,-1179,2836,-323,667,-328,1638,-1004,323,-1088,2729,-562,655,-322,
	2432,1539,-64,-64,1407,-126,-64,-183,-997,-39,-240,-207,59,-124,12,-412,-817,-55,-301,-185,58,-49,23,
	2432,1539,-1536,-1536,36,-1496,-1538,2765,2302,756,1386,3739,-4991,492,73,1947,1491,475,859,3303,-4122,588,-14,
	2432,1548,-1536,-1536,209,-1315,-1261,-6867,-6582,-1344,-3134,-3088,-1434,-2731,-393,-5603,-5272,-1090,-1996,-2557,-3672,-3822,-191,
	2432,1567,-435,-435,694,-811,-435,220,1382,-2935,2113,1043,-435,510,-180,241,1452,-2585,2192,1005,-915,-264,-89,
	2432,1794,-128,-128,1030,-248,-128,1060,459,-1102,-481,-669,-373,-282,-26,502,593,-558,-612,-686,-735,-661,-36,
	2432,2024,-254,-413,145,-903,-646,-630,-1415,-2925,1304,2594,1167,6242,31,-506,-1376,-2940,1344,2438,946,5909,33,
	2432,2050,-1536,-1536,36,-987,-1280,1204,1599,665,1954,3338,2629,6700,123,1364,1814,686,2030,3495,1843,6193,163,
	2432,2512,-120,-285,103,-458,-596,-1713,-2672,-2902,-609,127,5997,2890,-30,-1410,-2461,-2556,-610,94,5124,2280,-18,
	2432,2567,-65,-1536,31,-474,-1024,2322,1505,-511,-223,1444,-605,4838,-126,2142,1321,-559,-260,1520,-238,4958,-79,
	2432,2997,0,-126,6,-69,-505,-7984,-6970,-8500,-185,-199,7380,4432,-46,-4568,-4683,-5041,-216,-321,3122,1782,-59,
	2432,3080,-3,-63,0,0,-768,6483,7402,7067,-170,-133,-7304,-93,-27,1646,4102,2125,-80,111,-1704,2881,8,
	2432,3515,0,-6,0,0,-530,15823,18169,12392,-119,-101,-6330,-3457,-32,7871,9459,5891,-101,-31,-720,-991,-16,
	2432,3527,0,0,0,0,-325,-14506,-17369,-10381,-112,-89,5003,-522,-31,-6892,-9080,-4018,-150,-124,129,-3156,-49,
	2432,4096,0,-1,0,0,-321,1327,1099,-1052,-2,-7,-12161,-19767,4,-424,101,-2106,-54,2,-5970,-10466,-19,
	2432,4133,0,0,0,0,-96,-2955,-149,-670,21,9,9809,18262,14,-1888,681,-284,69,-22,3589,8654,38,
	2432,4352,0,0,0,0,-205,-145,-1187,1842,133,81,2634,-2208,72,-349,-1375,1550,78,52,3551,-1010,47,
	2432,4437,0,0,0,0,-144,-1506,-1062,448,250,155,1794,3659,137,-1649,-1164,526,239,109,1463,2781,138,
	2476,918,-1536,-1536,121,-2120,-1788,629,-1014,117,-599,3532,-4340,-3212,78,759,-972,147,-502,3418,-3168,-2204,-61,
	2483,887,-1536,-1536,140,-2148,-1843,3011,2030,262,4259,1683,-3598,-5873,752,2427,1166,421,2962,1430,954,-1614,352,
	2496,1152,-117,-463,852,-1196,-754,-688,4080,-2774,74,-3841,-99,-427,-225,-673,3719,-2581,256,-3639,324,44,-298,
	2496,2944,-5,-169,22,-234,-794,5049,-2935,3028,-133,-190,-4435,-3029,-45,3064,-4111,812,-93,-37,-988,-1124,-23,
	2497,1174,-1536,-1536,146,-1882,-1677,1595,760,1211,4705,1880,-4805,-6464,-483,1486,536,1141,4616,1867,-3436,-4948,-706,
	2555,508,-1536,-1536,4,-2805,-2299,594,2032,-499,793,200,489,479,-902,727,2004,-592,-220,302,910,561,-1095,
	2560,-256,-1536,-1536,160,-3424,-2240,-534,-416,-513,580,39,-586,753,4832,-489,-413,-514,464,39,-114,762,4639,
	2560,0,-1536,-1536,108,-3220,-2160,1408,119,-251,1699,-12,1244,3811,-1676,1612,177,-276,1620,1,1549,3632,-1792,
	2560,256,-1536,-1536,77,-2995,-2024,1620,937,-318,-2964,-8,553,1001,-2227,1762,1187,-199,-2082,45,-1599,-457,-1569,
	2560,384,-1536,-1536,80,-2864,-2080,1210,2286,-157,1149,-55,-414,-1302,2864,1429,2598,-246,1560,-11,-939,-1862,2652,
	2560,504,-1536,-1536,1731,-1094,-1314,202,1772,-2759,1286,5824,77,935,396,303,1604,-2610,1228,5387,258,1214,451,
	2560,511,-1536,-1536,244,-2573,-1928,-1904,441,612,-937,-771,-3200,329,-745,-1967,442,656,-1762,-827,1672,4703,-1821,
	2560,512,-1536,-1536,47,-2769,-2208,-327,1925,-240,-33,22,-2266,-779,-1235,-393,1679,-312,-698,36,-312,809,-1761,
	2560,512,-247,-321,2368,-448,-533,3499,5898,-2837,-110,106,20,-13,26,3164,4121,-1621,-187,43,189,139,-43,
	2560,535,-749,-1536,686,-2107,-1101,-1321,-836,2393,-325,-487,253,35,-4708,-1401,-710,1916,91,-201,-1100,-1043,-4130,
	2560,540,-435,-435,1919,-868,-435,-1357,-1432,4612,-185,-205,-47,-42,53,-1223,-655,3478,-188,-64,-225,-213,71,
	2560,551,-397,-573,1213,-1564,-825,-999,-444,-1521,-2667,562,11,-58,-3740,-1022,-673,-1310,-2727,534,324,220,-3822,
	2560,641,-1536,-1536,59,-2628,-2024,-834,-1514,-399,222,-5,-6564,-1760,2268,-1189,-1538,-498,-84,-135,-4399,542,1555,
	2560,656,-366,-515,1202,-1470,-763,6,838,603,1273,549,2,19,3017,-26,739,570,1039,629,31,35,2921,
	2560,745,-510,-816,980,-1603,-938,1477,2180,-632,-7389,2028,-316,-270,3137,1364,1876,-566,-7274,1934,290,259,3039,
	2560,763,-341,-499,1020,-1546,-785,-1054,-1838,-2026,-2397,989,131,145,-1759,-1017,-1801,-1997,-2748,1028,108,106,-1756,
	2560,768,-1536,-1536,106,-2454,-1750,-2600,-2323,-109,-3812,-405,1622,-3649,-1986,-1881,-1126,-350,-1864,-574,-15,-3867,-451,
	2560,768,-128,-128,2304,-256,-128,-2046,-5748,1882,-16,-24,48,41,30,-2071,-3400,850,32,17,-17,-14,81,
	2560,768,-1536,-1536,46,-2513,-2064,1937,2864,-533,3614,-10,-3770,-5675,3918,508,1322,-518,1266,-154,3684,502,2630,
	2560,769,-1536,-1536,170,-2389,-1487,-2684,-2108,434,-2580,-851,19121,21718,-1162,-1421,-43,257,528,705,5440,7994,1253,
	2560,776,-533,-973,1764,-788,-973,1897,971,-3003,283,2211,-189,-268,-99,1899,1127,-3099,315,2267,-159,-251,-69,
	2560,896,-1536,-1536,41,-2391,-1920,1644,904,-557,2516,500,-3045,-3709,2480,1304,593,-577,2195,243,-783,-1128,2219,
	2560,1007,-483,-666,752,-1569,-864,4339,-1136,83,4733,440,-133,11,58,4324,-1212,100,4656,455,9,143,62,
	2560,1007,-483,-666,1554,-767,-864,-3204,-6191,4618,691,916,-121,53,-286,-3157,-6928,5329,834,1099,36,205,-327,
	2560,1012,-400,-795,1636,-680,-912,2988,5390,-6559,-43,-933,-40,-77,-188,2998,5204,-6363,-41,-890,-32,-55,-205,
	2560,1021,-1536,-1536,982,-1325,-1392,-1942,1544,-2782,-3903,-2365,3253,-5720,-373,-2008,1369,-2632,-3826,-2496,3751,-5107,-423,
	2560,1024,-179,-236,1983,-321,-475,-928,2956,-3458,-296,-63,3,3,-72,-758,1068,-2076,-359,-146,139,127,-123,
	2560,1110,-256,-256,1708,-510,-256,1721,-1293,1198,-246,-264,-51,-37,-86,1596,465,-481,-276,-225,-234,-226,-87,
	2560,1152,-1536,-1536,29,-2146,-1848,1622,2327,-492,-219,499,1329,-2452,-273,1264,2017,-631,-655,167,1945,-2150,-347,
	2560,1269,-290,-522,547,-1512,-806,-1356,-977,-2420,-4127,1342,-126,-380,14,-1338,-990,-2351,-4075,1377,-80,-298,29,
	2560,1279,-1536,-1536,42,-2007,-1579,-3955,-3561,4,-8082,-3718,11153,-610,-90,-770,-491,223,-4051,-1287,3019,-6607,177,
	2560,1280,-1536,-1536,49,-1999,-1796,3451,2857,145,3722,2539,-4021,-3077,-99,1403,912,-45,407,837,1471,-1315,-330,
	2560,1464,-230,-331,684,-1179,-611,902,-600,-109,4236,899,-403,-770,-29,848,-570,-183,4258,1058,-405,-739,-9,
	2560,1507,-226,-430,1361,-460,-780,-621,908,-7551,-357,-6,5,70,-62,-574,-214,-6602,-118,108,121,250,-107,
	2560,1533,-869,-1536,119,-1676,-1202,3068,700,-583,-2920,-1463,5123,867,-288,3156,904,-521,-2765,-1520,4058,526,-248,
	2560,1534,-131,-199,1548,-246,-444,-34,-1371,1830,-153,13,9,-36,-7,447,-933,706,-262,-96,83,-65,-26,
	2560,1536,-64,-64,1665,-127,-64,235,325,-346,-73,-75,54,22,18,-376,456,584,-94,-36,49,38,30,
	2560,1537,-1536,-1536,220,-1571,-1389,-2230,-1743,-2794,-2231,-1572,4927,-666,-307,-1548,-931,-2471,-1635,-1454,2977,-1775,-191,
	2560,1566,-435,-435,925,-837,-435,593,-233,-962,-268,-46,-286,129,-170,591,147,-920,-173,-123,-842,-471,-87,
	2560,1789,-150,-316,1182,-357,-677,582,1123,3243,-371,-474,-23,491,-21,998,878,2570,-477,-577,231,819,-27,
	2560,1792,-1536,-1536,7,-1529,-1615,1269,1975,121,1284,-962,-370,3547,111,900,1503,-13,1204,-524,984,3839,-3,
	2560,1795,-128,-128,1281,-252,-128,-145,-1100,-1028,-163,-218,-114,-58,6,-692,88,-216,-287,-280,-376,-304,7,
	2560,1795,-1536,-1536,37,-1496,-1537,1998,2287,746,2034,5340,2227,-2110,28,2044,2421,795,2054,4877,1851,-2111,65,
	2560,2034,-243,-375,313,-982,-612,271,855,-2090,-338,201,-433,1682,-3,523,996,-1549,-286,-161,-1019,792,14,
	2560,2050,-884,-1536,32,-1246,-1254,647,1721,-368,3870,-1720,-1392,-3669,-27,550,1589,-402,3665,-1731,-1037,-3439,-57,
	2560,2053,-313,-822,658,-617,-1008,-999,-1882,-1527,-682,-199,-568,-9602,-130,-1418,-2245,-2047,-606,346,798,-7915,-171,
	2560,2055,-94,-204,290,-983,-658,337,24,-1679,190,65,-282,316,14,249,-136,-1835,135,187,187,925,-12,
	2560,2306,-166,-516,67,-955,-880,4089,3401,-1530,-127,-4021,2465,-8018,22,3644,3043,-2179,-7,-3730,2979,-6890,14,
	2560,2564,-100,-883,31,-734,-998,922,805,55,-478,1067,-1811,-1667,-39,622,688,-187,-427,1039,-1146,-1297,-24,
	2560,2819,-29,-167,67,-443,-696,529,4197,-285,-125,-237,4494,-2344,-26,1175,4550,445,-123,-178,3169,-3152,-25,
	2560,2823,-14,-1536,31,-474,-1024,773,950,617,-288,-294,545,-816,-44,702,902,574,-313,-400,439,-959,-13,
	2560,3066,0,-103,23,-239,-768,3591,4888,3346,-91,-144,406,-2596,-27,2427,3910,2197,-53,-113,1261,-2328,-18,
	2560,3840,0,0,0,0,-260,-3991,-4141,-7352,-116,-101,9913,6358,-39,-2102,-2366,-5568,-103,-103,6785,3752,-44,
	2630,1134,-1003,-1536,608,-1726,-1301,-1822,-4492,-85,543,-1985,399,1834,-478,-2047,-4604,-309,537,-1700,679,2457,-365,
	2633,394,-356,-356,2399,-681,-341,-3740,-4417,3434,38,105,-14,-61,160,-3445,-2775,2137,123,151,-162,-184,250,
	2666,1336,-1536,-1536,0,-2204,-1998,3123,3000,376,1959,2597,-1534,-3098,-119,2195,1717,353,-172,1421,2912,-183,-484,
	2688,-256,-1536,-1536,172,-3668,-2336,-420,-370,-106,1104,27,473,-277,-1139,-417,-373,-105,1082,23,655,-292,-1098,
	2688,0,-1536,-1536,108,-3476,-2288,1560,782,-209,-12,14,-364,101,-1223,1701,889,-316,-40,11,-89,49,-1472,
	2688,256,-1536,-1536,81,-3247,-2136,-972,73,-290,-1484,24,-555,1426,-3471,-775,18,100,-1016,57,-2753,391,-2645,
	2688,384,-1536,-1536,80,-3120,-2208,222,2508,-268,2483,19,78,-1693,2879,488,2491,-287,2557,30,-488,-2187,2796,
	2688,509,-1272,-1536,1823,-1253,-1395,834,1124,-341,426,1771,-268,-41,122,817,1031,-231,426,1537,-65,194,148,
	2688,512,-1536,-1536,47,-3025,-2336,-184,288,-375,1493,88,3618,1602,-673,31,424,-571,726,84,4852,2298,-964,
	2688,512,-236,-295,2608,-464,-545,2740,4743,-3166,-24,68,14,-8,16,2796,3451,-2342,-67,36,136,103,-33,
	2688,539,-658,-951,1174,-1871,-951,-2734,-2624,296,-789,-60,-361,-228,-3158,-2875,-2615,-59,-706,18,-479,-434,-3051,
	2688,567,-347,-445,1604,-1413,-711,346,680,1391,2995,-17,-18,-40,931,258,530,1504,2988,-12,42,7,865,
	2688,640,-1536,-1536,60,-2884,-2136,-1134,-3285,-4,-1721,88,-5909,-3458,1435,-1384,-3373,-24,-1741,67,-4519,-2129,989,
	2688,665,-343,-448,1596,-1324,-665,921,862,2745,1497,-191,-6,-5,-164,822,1066,2503,1579,-180,-119,-118,-148,
	2688,740,-373,-606,1043,-1802,-913,-435,1536,149,-4805,-365,120,52,-3999,-413,1511,226,-4926,-453,303,220,-4105,
	2688,741,-530,-717,1250,-1594,-807,292,-2150,2670,6041,45,-116,-7,1659,257,-1768,2118,5816,117,-595,-497,1870,
	2688,768,-1536,-1536,52,-2764,-2192,-52,1367,-225,1887,102,-4309,-4714,611,-839,140,-268,-186,58,2759,957,-929,
	2688,768,-1536,-1536,106,-2710,-1854,-818,-1023,53,-2635,-103,5232,805,-2079,-506,-660,616,-716,-373,1526,-1895,-980,
	2688,768,-1536,-1536,170,-2645,-1615,-1449,-2106,675,-2676,-445,19155,19167,-2953,-740,-1138,1282,160,-153,5480,6184,320,
	2688,773,-537,-922,1864,-947,-1101,862,1667,-2222,-96,386,-91,-154,-34,458,1032,-1307,155,544,218,140,-50,
	2688,896,-1536,-1536,41,-2647,-2048,2102,-1726,-323,-588,-134,-4134,-4614,-32,2038,-1655,-98,-510,-418,-2393,-3150,-335,
	2688,996,-544,-794,763,-1825,-992,1630,-2466,3701,1297,996,-370,-420,1081,1574,-2533,3587,1508,1094,-420,-368,1137,
	2688,996,-544,-794,1636,-952,-992,-2116,-2504,9699,127,593,-45,66,-378,-2201,-2810,9919,257,680,-54,99,-363,
	2688,1024,-166,-220,2214,-346,-485,-791,2077,-129,-78,-25,-3,-6,-44,-422,99,966,-139,-83,109,104,-82,
	2688,1024,-1536,-1536,1053,-1507,-1487,-3655,-4570,-2159,-4526,-5149,-2881,716,-269,-3525,-4467,-2057,-4533,-5062,-2302,1020,-307,
	2688,1026,-380,-709,1781,-777,-973,2576,3643,-2931,-409,-21,58,-3,-46,2436,2708,-2059,-391,-60,120,55,-52,
	2688,1109,-256,-256,1964,-511,-256,319,-3584,4765,-203,-158,-43,-7,-41,13,-1488,3105,-240,-118,-207,-183,-46,
	2688,1152,-1536,-1536,29,-2402,-1976,661,-6,352,-2040,2440,-3199,3065,-126,734,37,383,-2286,2060,-2268,3712,-251,
	2688,1262,-297,-530,596,-1725,-912,503,-1146,3425,431,957,-109,-253,96,449,-1136,3242,203,927,-112,-223,106,
	2688,1279,-1536,-1536,44,-2261,-1702,-166,-1055,773,-5032,-1644,8138,4607,-204,1470,245,1481,-1813,45,-1661,-2133,407,
	2688,1280,-1536,-1536,49,-2255,-1924,-22,-1833,877,2216,-557,-7377,-3267,-199,-347,-2362,931,185,-1361,-2852,-154,-484,
	2688,1472,-220,-295,1108,-1005,-507,1859,178,4773,260,-159,-178,-396,-89,1694,667,4223,251,-310,-347,-576,-94,
	2688,1524,-212,-404,1517,-543,-806,2026,4117,-3399,-110,5,28,-11,-5,2124,3191,-2491,-117,-36,-34,-71,-25,
	2688,1534,-846,-1536,117,-1932,-1270,-1178,-1215,1345,-1762,1827,3985,4605,-199,-986,-817,1328,-1611,1570,2035,3352,33,
	2688,1536,-123,-182,1779,-269,-456,-932,-1880,4389,-24,32,1,-6,-1,-150,-1663,3157,-59,-12,100,49,-11,
	2688,1763,-157,-316,1361,-460,-780,-1151,290,6033,-155,-234,-67,41,10,-834,-355,5992,-178,-229,227,431,4,
	2688,1792,-1536,-1536,50,-1743,-1665,1181,636,1687,-1683,-1161,-841,-3210,-3,1185,673,1656,-1738,-1245,-591,-3244,-15,
	2688,1792,-1536,-1536,7,-1785,-1743,2006,1499,1076,1058,-290,-881,-1529,84,1714,1073,1050,756,-199,313,-661,-64,
	2688,2023,-251,-417,323,-1238,-740,-2422,348,2578,346,1379,176,456,14,-2220,338,2687,448,1143,-213,469,24,
	2688,2045,-100,-224,384,-1155,-677,436,-184,2870,-34,-124,-186,-549,22,471,-186,2919,-78,-261,-355,-718,26,
	2688,2051,-972,-1536,38,-1496,-1357,-6,-988,2826,1692,233,128,-3273,-39,43,-888,2783,1613,150,-32,-3391,-44,
	2688,2052,-321,-874,743,-789,-1085,-1639,-109,4484,-561,178,2896,6505,-96,-1694,-198,4096,-573,402,3337,7020,-126,
	2688,2309,-164,-510,77,-1198,-1008,-770,-1602,1689,193,-3228,-4484,-3830,34,-1108,-1705,1253,253,-2843,-3399,-2701,3,
	2688,2561,-102,-1011,33,-990,-1126,287,-355,1567,-537,438,-2900,-2844,-13,323,-186,1421,-470,-19,-2992,-3151,2,
	2688,2821,-28,-167,64,-699,-752,-5146,-4497,-1966,-33,156,3267,874,3,-4386,-3848,-1337,-24,92,1625,-1185,6,
	2688,2822,-15,-1536,32,-730,-1152,174,-267,1985,-241,1671,-1433,-1326,-6,343,-20,1914,-256,1181,-1368,-1353,18,
	2688,3076,0,-100,31,-478,-896,2152,664,5303,-11,-50,-9803,-4540,-11,1177,-70,4000,-27,-81,-5826,-2102,-9,
	2688,4066,0,0,0,0,-260,-1994,-1170,1976,-57,-48,6658,12009,-24,-107,417,3199,-50,-57,1195,4765,-27,
	2717,1490,-1536,-1536,289,-1862,-1501,-2294,-1761,946,-2749,-4538,-1052,9817,-360,-1915,-1417,956,-2181,-4331,-2560,8347,-221,
	2780,2120,-553,-961,131,-1516,-1079,-890,-506,144,2063,4540,5399,5513,-82,-701,-297,97,2013,3855,3985,4389,-19,
	2804,2804,0,-1536,0,-1012,-1402,2606,3337,2005,73,-4604,5324,4104,24,1617,2215,1943,-107,-2229,5169,4190,-16,
	2816,-256,-1536,-1536,172,-3924,-2464,-25,-335,547,1171,25,608,-215,-55,8,-347,530,1146,20,825,-217,-57,
	2816,0,-1536,-1536,108,-3732,-2400,1717,336,796,843,14,579,-413,-652,1764,267,634,879,11,674,-559,-736,
	2816,256,-1536,-1536,97,-3487,-2264,-1388,-3195,-498,280,-4,-208,1385,128,-1227,-2753,-256,413,3,-1693,1083,502,
	2816,384,-1536,-1536,85,-3371,-2320,1843,-848,321,-1176,-24,-848,165,4160,1988,-639,181,-828,-31,-1410,474,3938,
	2816,439,-646,-818,1316,-2085,-1048,29,-1763,235,-2322,-448,-114,0,-2600,27,-1823,560,-2173,-467,241,294,-2649,
	2816,508,-1261,-1536,1862,-1470,-1494,-200,490,-1448,929,-30,-84,420,431,-227,382,-1318,896,-75,-47,478,483,
	2816,512,-1536,-1536,58,-3270,-2464,229,-1395,29,-508,-17,553,499,-2439,386,-1299,-74,-728,-35,2218,1575,-2876,
	2816,512,-1536,-1536,257,-3071,-2184,-1623,-5728,1127,-1709,-78,10891,10474,-574,-1642,-5563,907,-2071,-146,14239,12843,-1380,
	2816,512,-226,-270,2849,-479,-555,-1486,-223,-1454,-24,55,0,-23,26,-1101,-1115,-985,-47,42,102,70,-15,
	2816,536,-677,-1079,1177,-2127,-1079,-3083,-4617,-998,-3079,-663,-361,-260,-4723,-3155,-4512,-1326,-2822,-580,-642,-572,-4289,
	2816,540,-435,-435,2430,-870,-435,-1107,-2679,4835,-457,-104,-59,-50,-144,-1139,-2003,3771,-461,-20,-240,-217,-55,
	2816,579,-316,-398,1918,-1344,-673,534,-379,597,-325,-161,-21,-38,123,373,-463,467,-373,-185,11,-15,93,
	2816,640,-1536,-1536,60,-3140,-2256,-2068,-3148,1759,619,16,-4637,-3404,-713,-2327,-3387,1672,758,5,-4302,-2694,-534,
	2816,674,-328,-426,1624,-1542,-778,430,-294,2797,1161,-157,-9,3,140,447,-292,2811,1132,-172,32,44,144,
	2816,743,-525,-709,1247,-1850,-935,-93,1473,857,214,-345,25,65,3537,-50,1476,902,325,-320,1,43,3577,
	2816,753,-357,-513,1370,-1717,-865,528,630,1771,5273,-330,9,16,756,529,636,1765,5103,-378,86,90,755,
	2816,768,-128,-128,2816,-256,-128,2328,-6818,818,8,39,44,40,41,105,-5668,-500,87,55,-66,-65,112,
	2816,768,-1536,-1536,106,-2966,-1982,-1560,-154,408,-2387,-11,11466,8078,-1426,-1541,-75,1249,-1205,-123,4726,1637,-1077,
	2816,768,-1536,-1536,52,-3020,-2320,-309,28,953,-571,74,-2348,-5331,21,-1022,-615,612,-1574,58,3451,-926,-861,
	2816,768,-1536,-1536,254,-2818,-1605,-2917,-2170,228,-3201,-349,18509,16392,-6003,-1746,-1409,1525,216,-145,1206,972,-2080,
	2816,777,-502,-797,2042,-1022,-951,-1064,700,-4635,-451,-162,-43,-63,-49,-1195,531,-4339,-499,-203,-194,-236,17,
	2816,896,-1536,-1536,41,-2903,-2168,-332,-1845,579,1138,10,557,-1106,-1958,-173,-1496,564,1313,-80,-143,-1881,-1897,
	2816,994,-562,-754,1009,-1837,-935,439,110,1357,5425,-189,-101,-111,217,369,213,933,5354,-209,-688,-606,543,
	2816,994,-562,-754,1790,-1056,-935,-921,-2093,6275,-740,-73,34,111,-305,-682,-1468,5384,-775,-126,-371,-266,-218,
	2816,1022,-384,-726,1876,-942,-1101,-1528,2377,-5974,-228,-174,79,-37,-32,-1851,1343,-4430,-113,-108,385,261,-119,
	2816,1024,-1536,-1536,1101,-1715,-1615,-1013,1149,-5249,-2356,3754,-3365,-4265,-66,-1060,879,-4981,-2840,3349,-1855,-3074,-401,
	2816,1024,-1536,-1536,54,-2762,-2184,-1234,-435,-1000,-2499,-475,1304,3033,-2353,-1220,-468,-1111,-2484,-515,1147,2973,-2281,
	2816,1024,-154,-205,2448,-368,-493,-1913,3238,2144,-13,-24,-7,-13,-34,-946,1698,2816,-56,-53,97,93,-70,
	2816,1109,-256,-256,2219,-511,-256,1131,-2039,1342,-121,-73,-40,-6,-29,489,-220,314,-136,-44,-185,-158,-23,
	2816,1152,-1536,-1536,29,-2658,-2104,-2213,-318,322,-1119,-235,-640,-361,1028,-1445,511,686,-341,-508,-1923,-1582,1109,
	2816,1278,-285,-518,703,-1858,-973,-476,2297,1882,2320,-29,-154,-222,-143,-479,2317,1684,1982,-147,-296,-353,-91,
	2816,1280,-1536,-1536,49,-2511,-2052,-1862,-1044,-363,-1666,1047,-2339,-7793,-290,-1928,-1181,-563,-2462,753,1749,-3133,-665,
	2816,1280,-1536,-1536,53,-2507,-1807,-1439,-1212,-1416,-2487,-242,10792,12400,-294,-828,64,237,-706,2258,1303,2804,1036,
	2816,1481,-212,-275,1147,-1213,-635,-1264,-351,2500,-4,-137,-19,-84,-80,-1216,-276,2365,16,-190,-201,-239,-71,
	2816,1518,-216,-397,1644,-679,-912,-359,1529,-6105,-53,-22,26,-43,12,-316,228,-4370,-117,-23,105,53,-28,
	2816,1529,-370,-495,744,-1568,-864,-408,145,596,3038,-49,-368,-540,-438,-313,168,499,3123,-156,-653,-695,-421,
	2816,1533,-848,-1536,131,-2176,-1392,-2065,-956,1005,-331,-4129,4698,2409,-82,-1752,-625,959,-162,-4062,2921,1041,196,
	2816,1534,-1536,-1536,259,-2047,-1645,-764,-853,1076,-1787,794,5579,6398,-211,-818,-817,1074,-1791,531,5299,6300,-199,
	2816,1536,-64,-64,2177,-128,-64,1081,-1366,-5269,-30,-6,41,44,27,-1379,-1978,-3484,25,20,8,6,40,
	2816,1536,-1536,-1536,49,-2255,-1922,-3306,-588,-155,-1493,-2068,-2999,-8431,-171,-3415,-812,-251,-1130,-2247,-2216,-6751,-275,
	2816,1536,-117,-166,2005,-299,-467,-1158,115,5876,18,10,-26,-34,1,-119,82,4534,4,-3,93,68,-11,
	2816,1564,-435,-435,1414,-862,-435,-28,-2507,4467,-953,-16,111,143,-109,-343,-205,2201,-870,-189,-782,-646,-15,
	2816,1780,-144,-290,1517,-543,-806,-1432,2799,604,-17,-148,-89,-88,16,-947,2378,337,-48,-149,77,98,17,
	2816,1792,-128,-128,1793,-255,-128,1872,-2572,-2643,-44,-59,-47,44,1,408,-1598,-2458,-27,-45,-222,-167,17,
	2816,1792,-1536,-1536,50,-1999,-1793,-646,2679,794,-1125,-2546,-2667,-676,-59,-708,2431,760,-1085,-2396,-2362,-417,-74,
	2816,1792,-1536,-1536,7,-2041,-1871,-556,-697,1796,-1707,-353,2016,-634,-24,-1038,-1121,1683,-1633,-358,2535,375,-191,
	2816,2019,-103,-225,535,-1286,-780,280,20,1139,-537,-936,-623,-1068,28,150,-72,897,-504,-549,38,-297,-10,
	2816,2041,-239,-383,364,-1435,-782,-615,1034,558,342,1133,13,-813,16,-430,1079,545,318,643,-662,-1078,65,
	2816,2045,-329,-869,817,-979,-1202,2116,-149,1938,-623,576,375,1908,-68,1772,-408,1926,-559,1057,1379,2787,-138,
	2816,2047,-1014,-1536,42,-1751,-1480,-1365,-941,-988,-1124,-1138,-5505,643,-140,-1265,-882,-920,-1150,-1076,-5061,654,-164,
	2816,2048,-1536,-1536,50,-1743,-1664,-2234,-1841,449,451,-697,-763,-1505,-90,-2045,-1632,479,687,-439,-1287,-1996,-22,
	2816,2308,-164,-559,93,-1439,-1085,3127,-197,2793,1855,790,8254,6027,21,2967,-132,2793,1785,530,7944,5757,8,
	2816,2546,-110,-243,312,-982,-612,-802,258,1495,-987,125,4181,3080,-9,-228,505,2020,-805,-370,1089,815,28,
	2816,2562,-64,-1536,38,-1240,-1408,-427,968,2326,425,1253,-2140,-2916,-4,-385,942,2430,347,1176,-1984,-2844,-23,
	2816,2562,-101,-904,32,-1246,-1254,-2599,-1071,-304,-287,-1840,-3970,-1024,-2,-2638,-1107,-377,-231,-1662,-3027,-430,-19,
	2816,2818,-16,-1536,36,-986,-1280,-4498,-4572,-978,-337,7986,-2854,-2562,-10,-3498,-3450,-698,-322,5899,-2334,-2269,37,
	2816,2818,-30,-166,67,-955,-880,-3380,-1834,-1519,-21,626,-96,14810,10,-2535,-1157,-814,-50,361,-2127,10631,19,
	2816,3026,0,-118,123,-691,-518,-5300,-4817,-5974,-269,-918,21844,21453,-37,-618,-860,-803,-17,-695,5197,6127,-5,
	2816,3076,0,-100,31,-734,-998,-1936,-593,-4648,12,140,-9315,-2478,1,-1430,-374,-4038,-38,-354,-4411,-574,-2,
	2816,3078,-3,-65,32,-730,-1152,7674,6436,9000,64,64,-5596,-10807,17,3586,3157,4575,-62,549,2983,-386,-13,
	2816,3515,0,0,44,-281,-605,-11094,-9975,-11624,-139,-218,9805,9847,-33,-6208,-5637,-6324,-93,-270,1938,3199,-39,
	2816,3578,0,-4,19,-243,-896,11312,10950,11812,-105,-58,-15143,-12390,-32,4383,4574,4495,-133,-12,-3608,-1928,-27,
	2816,4004,0,0,0,0,-377,-4567,-3491,-3074,-102,-106,10025,15297,-30,-2325,-1646,-1393,-80,-80,4403,8104,-34,
	2816,4100,0,0,0,0,-640,6543,4893,2892,-76,-77,-18095,-27970,-26,2648,1306,375,-103,-21,-5229,-11078,-29,
	2816,4352,0,0,0,0,-260,319,-1172,82,-62,-59,3291,5645,-24,1028,-166,1053,-38,-46,-788,237,-21,
	2816,4506,0,0,0,0,-423,-2916,1317,3008,-6,-15,851,1782,3,-2134,388,1771,-45,-3,4050,6191,-17,
	2816,4578,0,0,0,0,-197,3030,-898,-1018,46,18,728,1594,32,2107,-549,-34,77,5,-1466,-1039,48,
	2816,1003,-1536,-1536,19,-2818,-2264,-1091,-34,1292,1526,-88,609,186,1979,-1404,-901,1136,720,147,782,632,2094,
	2816,1276,-1536,-1536,16,-2549,-2088,-1315,-1686,-194,-2173,966,-3779,-3488,-271,-1021,-1484,-194,-2375,752,-2268,-1812,-492,
	2817,437,-1536,-1536,528,-2876,-2085,-3449,-4607,-3,2229,-211,-17850,-8597,4812,-2087,-3173,53,404,-578,-5784,-1603,1617,
	2817,169,-1536,-1536,663,-3010,-1561,3493,3225,363,2107,-386,6154,690,-1232,2979,2660,843,2391,-428,879,-966,-59,
	2817,935,-1536,-1536,202,-2705,-2233,547,1937,2746,6914,-846,-10662,-12937,6916,-935,131,2316,4105,-633,-128,-3529,4521,
	2817,632,-1536,-1536,11,-3198,-2401,-3255,-2912,1323,-1541,97,-727,67,541,-3497,-3550,1464,-1453,94,-684,36,259,
	2817,918,-1536,-1536,121,-2802,-2129,-589,-1987,1002,-4498,-309,-4773,-3664,3750,-585,-1752,1176,-3863,-562,-3213,-2671,3399,
	2817,1223,-1536,-1536,47,-2572,-2173,1,974,1510,2980,1332,-2961,356,-163,-1248,-299,799,1811,1401,-182,3222,-579,
	2817,1374,-958,-1536,297,-2172,-1535,-640,2276,1196,-1077,-239,-4576,431,-74,-781,1952,1369,-1135,21,-2949,1542,-297,
	2817,535,-1536,-1536,523,-2784,-1631,-889,709,-1588,-2108,-595,9253,4661,-2627,-1288,9,-1334,-1217,-672,1453,559,-596,
	2817,1686,-1536,-1536,165,-1992,-1679,-1653,-3690,-2425,4465,2020,-2084,-2908,-141,-1529,-3327,-2303,4271,1554,-2503,-3354,-73,
	2820,640,-1536,-1536,24,-3184,-2292,-2317,-3792,523,-851,64,-1598,-1579,-1124,-2399,-3927,652,-435,60,-2682,-1679,-509,
	2820,569,-1536,-1536,212,-3068,-2228,5081,9049,306,-879,-60,-12618,-10253,-39,4497,8556,-196,-1542,-153,-6912,-5788,-1161,
	2821,1500,-1536,-1536,33,-2317,-2019,265,62,740,3434,-2052,-2954,293,-287,-574,-687,532,2629,-2843,-733,2122,-664,
	2821,1180,-1536,-1536,25,-2646,-2177,2529,2241,2906,1557,123,-906,-1172,497,1883,1635,2472,1110,156,-363,-324,504,
	2822,887,-1536,-1536,140,-2826,-2182,1380,-500,290,6413,-252,-3794,-4370,655,702,-1140,110,4955,-342,1877,487,-648,
	2823,833,-655,-1536,995,-2025,-1498,-2643,-1774,-4131,3137,1324,-609,-1174,4961,-2766,-2010,-3158,2283,1084,983,226,3635,
	2826,411,-1536,-1536,687,-2762,-1634,3159,2113,1392,-1535,-899,5470,2394,-1679,2779,1487,1561,-1413,-993,1939,794,-711,
	2832,1152,-117,-463,852,-1868,-1090,-1083,1758,-1952,-2002,26,72,-132,406,-1212,1481,-1549,-1623,189,840,506,140,
	2832,2944,-5,-169,32,-896,-1130,1487,2274,2968,0,493,-7483,-12578,-4,-1242,255,902,-107,1165,-1443,-4178,-26,
	2833,1174,-1536,-1536,146,-2553,-2013,-1769,128,-312,5861,522,-3375,-1483,526,-1604,461,59,6104,214,-1991,-115,333,
	2836,1134,-1003,-1536,608,-2139,-1507,-1409,547,743,789,4321,1662,-635,1107,-1183,478,882,679,4506,1745,-674,975,
	2838,394,-356,-356,2399,-1093,-547,-925,-1303,-920,22,-106,-59,-105,220,-1183,-1735,-573,21,-109,18,-35,204,
	2840,576,-1536,-1536,0,-3313,-2552,1705,106,237,2116,93,457,961,2065,933,-515,499,1345,134,603,360,1546,
	2845,1490,-1536,-1536,289,-2118,-1629,-847,-1196,-1952,711,-1048,2733,8400,-273,-425,-701,-1894,1259,-975,426,6083,68,
	2845,508,-1536,-1536,4,-3385,-2589,-1467,-1088,2329,1068,90,-1823,2075,-480,-1482,-1382,2507,340,118,-1534,1804,-604,
	2864,1336,-1536,-1536,0,-2599,-2195,2529,636,1832,-2304,2972,3262,3444,-258,1599,-479,1259,-3297,2724,4965,5230,-493,
	2879,814,-1536,-1536,228,-2924,-2127,3126,653,-640,3757,-375,-18786,-13729,2218,1981,240,-1343,2431,-654,-8400,-5422,-365,
	2908,2120,-553,-961,131,-1772,-1207,-58,245,-1637,-2566,420,4126,4322,-245,66,352,-1664,-2647,273,3570,3565,-145,
	2911,941,-253,-382,1649,-1441,-839,-326,1656,-3082,-451,-224,-22,-43,-639,-342,1357,-2688,-343,-214,184,148,-698,
	2913,1744,-100,-188,1109,-1180,-766,1290,-68,-1864,-602,-593,-347,-520,78,1198,-251,-1787,-596,-558,-337,-426,38,
	2932,2804,0,-1536,0,-1268,-1530,2546,2126,1672,641,-7817,3185,3734,25,1665,1368,988,563,-5167,3195,3651,-20,
	2944,-256,-1536,-1536,172,-4180,-2560,1222,301,2297,677,9,45,-191,-239,1331,382,2477,899,-2,253,-339,-162,
	2944,0,-1536,-1536,110,-3986,-2528,1151,1214,-744,1601,-3,936,-270,-117,1391,1269,-645,1870,-17,1283,-514,-253,
	2944,256,-1536,-1536,97,-3743,-2368,1699,3298,2060,1919,7,-328,-199,-4052,1670,3155,2001,1926,5,-1560,-525,-3896,
	2944,384,-1536,-1536,101,-3611,-2448,829,3053,4496,-2162,-37,-1837,1648,4216,915,2823,4032,-1966,-76,-937,1972,3985,
	2944,512,-1536,-1536,58,-3526,-2592,356,2347,-3462,141,-50,-1021,1350,63,374,2421,-3150,-199,-75,787,1812,181,
	2944,512,-217,-252,3092,-492,-565,69,3084,-1423,-48,50,-17,-46,42,718,2919,-1140,-75,45,122,80,-19,
	2944,512,-1147,-1536,1933,-1651,-1621,-1582,-246,-2206,929,-270,-81,762,584,-1616,-245,-2045,864,-275,301,1139,383,
	2944,538,-677,-1138,1176,-2383,-1207,4308,7150,2472,-552,-840,-262,-298,-6173,3984,6641,2104,-644,-858,-853,-788,-6041,
	2944,576,-326,-416,1921,-1600,-801,-1012,-842,-3125,964,-64,-103,-84,527,-936,-895,-2875,904,-67,-2,-22,505,
	2944,640,-1536,-1536,60,-3396,-2384,-2049,569,-229,-1427,-135,-3981,-5030,327,-1698,977,-564,-736,-188,-4504,-4403,616,
	2944,682,-310,-389,1921,-1493,-747,-564,666,-1104,-628,-116,-48,-32,-222,-477,768,-1177,-707,-112,-55,-39,-212,
	2944,744,-516,-696,1519,-1833,-920,-773,690,-1184,3204,-141,-58,7,1119,-552,981,-1468,3204,-113,-353,-314,1333,
	2944,749,-370,-555,1374,-1973,-993,-1234,-559,-2946,-4313,-198,-88,-53,1006,-1172,-535,-2599,-4161,-243,252,242,971,
	2944,768,-1536,-1536,63,-3265,-2448,210,2806,-1227,487,-132,-6672,-6492,632,289,3458,-1715,338,-183,-760,-1993,4,
	2944,768,-1536,-1536,108,-3220,-2094,1758,3157,-391,1109,-232,9627,9170,614,1321,3906,-520,1326,-340,2800,3676,1072,
	2944,768,-1536,-1536,254,-3074,-1733,-3152,-620,-3486,-1031,-466,17407,12933,-3442,-1762,1057,-2117,135,-297,3369,1821,-1524,
	2944,775,-513,-863,2115,-1206,-1079,-3172,-715,861,-785,-62,-92,-69,-152,-3286,-844,1132,-588,-120,-248,-281,-33,
	2944,896,-1536,-1536,45,-3155,-2296,1501,2020,-149,-1258,-161,-5586,-7395,-2255,1581,2281,-629,-1078,-235,-3871,-5766,-2160,
	2944,998,-530,-712,1041,-2057,-1051,-1262,-863,-3098,1438,-367,-77,-178,692,-1172,-824,-3001,1593,-289,-292,-326,868,
	2944,998,-530,-712,1952,-1146,-1051,84,-4486,1519,-941,-136,43,72,-282,64,-4769,2109,-745,-106,41,87,-281,
	2944,1024,-143,-191,2683,-389,-500,-3249,2680,-1268,-26,-36,-25,-30,-35,-2088,1724,-818,-49,-44,73,68,-68,
	2944,1024,-1536,-1536,1172,-1900,-1605,-1401,1852,1020,9213,1667,3008,3684,96,-1236,1782,1036,8981,1690,2370,3134,316,
	2944,1026,-377,-644,2049,-1020,-951,2323,3396,-2183,-349,-128,17,-34,-46,2374,2923,-1883,-490,-254,-83,-134,-65,
	2944,1109,-256,-256,2475,-512,-256,2920,-2879,382,-119,-31,-43,-18,-35,1325,-1654,-371,-86,-14,-194,-169,-11,
	2944,1152,-1536,-1536,30,-2914,-2232,598,4345,-1005,-1639,314,-1291,-1352,707,559,4058,-1350,-1721,345,-1488,-1073,904,
	2944,1273,-290,-530,708,-2114,-1101,-1201,-1463,-1877,-4308,849,-142,-377,56,-1173,-1471,-1731,-4197,822,-335,-527,52,
	2944,1280,-1536,-1536,57,-2759,-1935,-1000,-4051,-3329,-1979,1489,5236,9991,1887,1001,-1011,-1999,-62,2173,-1175,2622,3600,
	2944,1280,-1536,-1536,55,-2761,-2180,1320,1878,27,884,1510,-1622,-2952,1944,745,144,-1536,17,1770,818,1292,2258,
	2944,1454,-232,-326,1173,-1469,-763,340,-152,179,-44,-275,123,106,-277,376,-28,95,-90,-519,-290,-269,-234,
	2944,1534,-207,-377,1792,-770,-973,-1217,2816,2915,-109,-47,-10,-71,25,-1303,1136,4475,-162,-22,202,128,-21,
	2944,1536,-112,-153,2235,-325,-477,-4409,-2181,2612,17,-18,-58,-70,4,-2837,-1856,1662,4,-11,120,99,-22,
	2944,1536,-841,-1536,170,-2390,-1487,2970,-770,-1953,1172,328,5560,2617,922,3264,-552,-1985,1399,328,3608,722,1249,
	2944,1773,-148,-295,1644,-679,-912,-1387,1,-5760,0,-100,-84,-143,29,-969,-660,-5100,-29,-43,214,174,9,
	2944,1792,-1536,-1536,50,-2255,-1921,2540,627,-762,-323,-2254,-400,-889,-274,2602,754,-818,3,-2085,-556,-774,-218,
	2944,1792,-1536,-1536,7,-2297,-1992,975,1652,-242,1270,-364,-81,1729,-273,843,1437,-291,1218,-638,247,2047,-445,
	2944,2035,-244,-397,370,-1691,-910,-364,127,-2045,2769,3276,1203,-299,-40,-303,208,-2167,2169,2273,16,-1274,50,
	2944,2036,-100,-212,549,-1512,-806,1072,-113,-934,-59,-320,33,-473,34,998,-86,-1097,-200,-547,-301,-783,56,
	2944,2046,-324,-845,898,-1152,-1270,1012,-219,-3097,-1008,1794,-1201,923,-56,772,-399,-2686,-867,2318,-204,1743,-147,
	2944,2048,-991,-1536,42,-2007,-1579,-436,599,-1861,-2445,456,-4226,-1387,-357,-304,690,-1830,-2494,495,-3736,-1251,-318,
	2944,2301,-169,-569,119,-1676,-1202,-1433,66,-1327,-1819,-719,-2359,4485,-58,-1425,127,-1162,-1695,-424,-1771,4469,-81,
	2944,2563,-100,-988,38,-1496,-1357,601,-764,-1523,1826,-4916,-4474,-3380,-69,660,-732,-1355,1741,-4737,-4009,-2931,-71,
	2944,2818,-16,-1536,38,-1240,-1408,-1643,-1366,-5001,102,5909,-513,-1891,-16,-896,-725,-4572,-33,3761,-907,-2119,52,
	2944,2821,-29,-164,77,-1198,-1008,135,-490,-2402,221,2995,-1614,2785,0,340,-279,-2127,48,1877,-2200,1711,15,
	2944,3073,0,-102,33,-990,-1126,1206,-689,-637,-68,976,-3907,-8125,-1,669,-1134,-1146,-132,680,-1901,-5457,-14,
	2944,4592,0,0,0,0,-260,431,-896,-3120,-26,-50,2819,3811,2,157,-767,-2475,2,-36,-1131,-658,8,
	2984,1875,-60,-192,913,-1387,-1012,-2392,426,-3368,-625,-812,-461,-623,57,-2470,-96,-2754,-263,65,1071,777,-72,
	2988,1176,-1536,-1536,417,-2589,-1930,987,632,-3151,-3049,1047,-5433,-4669,-2564,1415,1074,-2915,-2719,792,-4381,-4237,-2458,
	3072,383,-1536,-1536,217,-3752,-2262,226,-380,-314,940,-143,9313,-701,2425,284,-124,22,551,-114,5875,-444,2643,
	3072,512,-1536,-1536,58,-3782,-2720,-567,-640,653,-1880,-48,-2937,4437,-474,-329,5,1237,-1594,-79,1822,5720,-293,
	3072,512,-1086,-1536,2025,-1815,-1676,-392,-1669,1775,1591,-309,54,-435,738,-498,-1662,1758,1514,-361,80,-438,657,
	3072,776,-506,-871,1192,-2384,-1207,993,1953,3182,-2838,-164,-141,-320,4897,883,1793,3015,-2753,-186,-302,-471,4994,
	3072,1002,-506,-651,1266,-2084,-1048,-573,97,1006,1086,-307,54,10,-604,-455,193,1032,964,-260,-176,-166,-361,
	3072,1024,-1536,-1536,1230,-2099,-1733,-1904,-2955,-579,-237,-308,3877,2520,523,-1881,-2859,-506,-204,-332,3817,2315,623,
	3072,1024,-133,-179,2921,-407,-507,-6446,-5023,-917,-60,-51,-53,-56,-41,-4870,-4666,-539,-77,-48,68,59,-85,
	3072,1536,-1536,-1536,55,-2761,-2178,874,43,2944,3434,1286,-779,-1984,3588,699,-172,2746,3301,893,-46,-1305,3342,
	3072,1790,-138,-283,704,-1858,-973,-761,-235,1918,2563,609,-64,-173,-57,-698,-236,1986,2079,47,-303,-496,-8,
	3072,1792,-530,-1307,1053,-1507,-1487,-258,-487,798,1673,699,962,2206,-966,-448,-723,968,1636,885,1665,2739,-1022,
	3072,2044,-238,-370,740,-1567,-864,627,290,1738,-1316,77,226,-319,-8,751,487,1381,-1335,-503,-579,-936,10,
	3072,2560,-63,-1536,50,-1742,-1664,704,692,2382,6247,-666,-1940,-2404,-113,519,550,2285,5812,-300,-1509,-1950,-167,
	3208,2246,-106,-275,1382,-997,-942,745,-195,764,-288,-259,-26,-210,29,677,-340,845,-302,-265,315,203,18,
	3328,-512,-1536,-1536,276,-5100,-2976,2035,1105,1526,2027,262,1267,353,-376,2020,992,1538,1773,195,866,138,-248,
	3328,-256,-1536,-1536,180,-4940,-2928,315,1833,3742,-321,30,-676,-84,-1214,231,1732,3935,138,-9,-596,-303,-658,
	3328,0,-1536,-1536,0,-4864,-3328,16,525,333,2337,108,2191,255,927,370,876,434,2421,134,2464,242,406,
	3328,0,-1536,-1536,0,-4864,-3328,134,407,452,2360,108,2343,255,918,489,759,554,2444,134,2615,242,396,
	3328,0,-1536,-1536,2257,-2606,-2008,-4638,-5020,4641,-5929,-20,1334,1794,1043,-4491,-4866,4564,-5843,-36,1639,1991,1023,
	3328,128,-1536,-1536,212,-4524,-2652,-855,-1384,-1425,731,-107,2184,-581,-318,-776,-1184,-1101,1359,-64,2251,-557,-121,
	3328,173,-1026,-1536,1285,-3406,-1712,3295,3095,-166,4968,-59,1696,-39,-1777,2369,2442,-30,4031,-188,-309,-886,-1404,
	3328,242,-476,-603,2706,-1916,-958,2448,3133,1525,1665,-7,-137,89,1242,2408,3101,1502,1477,-32,-360,-245,1359,
	3328,256,-1536,-1536,97,-4511,-2752,-576,629,-1211,94,-14,-496,-114,-516,-368,654,-960,256,-6,-1528,31,-320,
	3328,256,-1536,-1536,86,-4522,-2848,2266,1621,-1346,171,-3,-1693,-55,-253,1962,1496,-1104,418,-45,-1634,-216,-36,
	3328,256,-1536,-1536,147,-4461,-2976,-577,-966,-921,686,-50,1405,-332,-96,-76,-326,-1723,1433,-140,4647,-575,-298,
	3328,256,-1536,-1536,1080,-3528,-2660,-6847,-4903,-1258,-6005,-23,728,-1757,1242,-5418,-3654,-1576,-4793,26,4667,-854,-21,
	3328,278,-1536,-1536,269,-4317,-2297,-63,968,-759,661,-81,1077,-515,-834,-175,567,-1268,283,82,-1803,-384,-620,
	3328,327,-818,-1144,1384,-3153,-1584,1305,1685,-392,2617,-263,581,42,-8085,1105,1519,-330,2295,-332,-179,-210,-8070,
	3328,332,-652,-821,1932,-2600,-1303,215,428,-1638,938,-110,-93,339,-13976,-26,181,-1604,907,-180,-220,180,-13794,
	3328,332,-652,-821,2948,-1584,-1303,478,757,1084,252,43,-21,236,269,422,761,1157,335,33,36,280,403,
	3328,384,-1536,-1536,225,-4255,-2518,981,-19,69,-425,-80,8846,293,2471,1010,-74,217,-725,-41,6441,812,2088,
	3328,442,-628,-792,1843,-2579,-1291,1159,2128,1446,-2974,-176,-12,251,11729,1036,1994,1385,-2899,-221,-153,95,11828,
	3328,474,-579,-745,2894,-1496,-1264,512,-1298,-836,-418,-22,-11,87,-253,212,-1668,-842,-354,-14,103,187,-252,
	3328,512,-1536,-1536,866,-3486,-2588,5464,4344,4505,2429,-193,-11862,837,-2396,5761,4534,4116,2558,-148,-6523,2483,-2961,
	3328,512,-1536,-1536,0,-4352,-3072,2379,1260,4342,124,80,-1073,2115,-1193,2299,1238,3900,-11,86,-597,1796,-1278,
	3328,512,-194,-225,3173,-1179,-590,-562,350,-1351,142,-39,-4,-55,62,-641,259,-1296,111,-59,-6,-36,33,
	3328,512,-194,-225,3813,-539,-590,-5317,-3546,2565,261,98,114,88,211,-2521,-2036,2371,162,119,361,316,105,
	3328,512,-1536,-1536,58,-4294,-2976,-2121,-130,-2481,-687,-42,-358,2612,-1051,-2029,223,-2062,-640,-68,1265,2941,-922,
	3328,512,-1105,-1536,2120,-2232,-1866,427,-721,-2461,4144,-197,1317,-4488,2698,560,-400,-2552,4119,-222,1333,-4303,2468,
	3328,516,-1536,-1536,1474,-2874,-2224,-1045,-738,-2219,-1840,-473,-8781,-1021,-1020,-718,-319,-2112,-1769,-445,-7767,-539,-1596,
	3328,539,-636,-986,1254,-3071,-1544,-562,183,-485,-283,-228,-31,-267,10631,-591,112,-484,-469,-246,-457,-504,10439,
	3328,540,-435,-435,3453,-870,-435,478,1302,302,-63,78,50,40,-11,433,1527,40,-67,90,-180,-169,95,
	3328,584,-304,-374,2570,-1710,-855,-2255,-1168,-1592,329,-32,-34,-39,-174,-2129,-1110,-1450,269,-32,-69,-80,-158,
	3328,597,-256,-256,3755,-512,-256,1027,-1448,-743,9,57,43,41,25,-1271,-2570,-306,96,60,-92,-86,133,
	3328,640,-1536,-1536,70,-4154,-2768,-3321,-194,332,-798,1,-2749,-2125,-418,-3447,-251,189,-786,-15,-1753,-787,-283,
	3328,700,-279,-355,2568,-1597,-799,-708,-864,-1316,-3,-41,-39,-50,-199,-404,-664,-921,-75,-41,-91,-97,-181,
	3328,768,-1536,-1536,124,-3972,-2446,-2213,-381,-1121,-311,-6,6159,8691,-34,-2272,-542,-559,-516,17,1774,5685,167,
	3328,768,-1536,-1536,65,-4031,-2510,-1887,-43,-1751,-505,117,-1027,-3378,-2,-1841,-192,-1028,-728,106,-4600,-4529,348,
	3328,768,-128,-128,3840,-256,-128,5290,4549,-540,156,111,146,131,130,4203,3867,-495,182,106,114,103,168,
	3328,768,-1536,-1536,254,-3842,-2111,-4596,-752,-834,-806,-100,17467,12247,-113,-3529,-769,-1449,-1456,-18,-427,367,-202,
	3328,895,-1536,-1536,226,-3743,-2251,2269,-1389,-1001,-719,-153,22790,19162,417,2741,-1216,-669,212,-243,6924,4176,409,
	3328,1006,-494,-627,1792,-2066,-1035,-1307,-1857,-1928,707,-116,163,185,-478,-800,-1432,-2011,453,-97,-433,-382,-156,
	3328,1006,-494,-627,2526,-1332,-1035,-684,-266,-1098,-453,-58,46,124,-272,-175,-266,-312,-577,-53,-183,-114,-241,
	3328,1010,-295,-445,1735,-2119,-1060,731,-910,-1019,2183,-81,-118,-113,-398,697,-786,-950,1677,-134,-138,-128,-362,
	3328,1024,-1536,-1536,155,-3685,-2564,1178,395,162,-551,-252,5838,6905,-895,1081,528,515,-236,-301,5835,6370,-660,
	3328,1024,-1536,-1536,308,-3532,-2409,-2042,-1564,-1431,-502,-601,10614,9660,-2060,-2058,-1470,-1300,-394,-596,10525,9264,-1882,
	3328,1024,-1536,-1536,814,-3026,-2409,6196,5654,3660,5047,-494,3878,2922,4080,5895,5248,3077,4253,-154,6485,5046,3506,
	3328,1024,-1536,-1536,0,-3840,-2816,-2173,6332,7147,1329,350,-1956,-3749,5203,-2111,5529,6037,1016,448,-807,-3139,4436,
	3328,1024,-122,-158,2789,-1051,-525,4397,1205,-2849,45,-58,-45,-57,-25,4413,1198,-2797,28,-74,-21,-27,-52,
	3328,1024,-122,-158,3402,-438,-525,-7394,-7387,-1923,-13,-69,-60,-60,-60,-2986,-3816,-1408,-76,-36,175,167,-142,
	3328,1024,-64,-64,3712,-128,-64,2100,2809,682,133,90,144,135,100,1285,2084,502,146,88,162,154,118,
	3328,1024,-1536,-1536,64,-3776,-2696,-63,-1972,-1865,-754,-4,-252,2511,-1973,-3,-1308,-1217,-574,-49,536,3279,-1573,
	3328,1024,-1536,-1536,1087,-2753,-2272,-3329,-2417,-61,-249,-523,3879,-2804,3627,-3520,-2576,-131,-269,-284,5381,-1304,3269,
	3328,1024,-461,-1086,2025,-1815,-1676,3252,1571,1058,1507,494,592,676,-424,2632,1265,654,2307,624,1230,1283,-604,
	3328,1026,-374,-628,1198,-2640,-1335,1243,-98,-832,-2564,95,-108,-250,-111,1175,-184,-885,-2456,136,-335,-457,-114,
	3328,1026,-374,-628,2363,-1474,-1335,2646,1226,5081,-291,18,23,30,-223,1848,181,4280,-4,81,409,413,-382,
	3328,1052,-435,-435,2941,-870,-435,-2214,-1509,-153,-248,15,29,48,-160,-1707,-800,-458,-249,46,-196,-157,-60,
	3328,1109,-256,-256,3243,-512,-256,5554,545,985,-110,8,-8,5,-77,3276,-836,521,-65,-13,-190,-167,-29,
	3328,1233,-229,-297,2272,-1359,-680,-468,-1931,-900,20,-85,-84,-77,-71,377,-756,-728,-116,-109,-219,-201,-58,
	3328,1269,-374,-514,2377,-1217,-1048,3605,4801,-1281,-207,32,80,48,-65,3595,3541,-807,-278,58,164,151,-126,
	3328,1280,-1536,-1536,284,-3300,-2285,-1488,-1684,-258,-939,746,12349,10462,2233,-1483,-1697,-272,-1133,966,12350,11033,2823,
	3328,1280,-1260,-1536,252,-3332,-1861,577,487,-208,-252,511,6217,6706,2667,941,452,-323,73,1123,1244,1570,2538,
	3328,1280,-1260,-1536,1297,-2288,-1861,1821,-101,1655,-2849,1313,-3538,1570,-652,1768,-66,1661,-2552,1387,-3636,1215,-397,
	3328,1280,-1536,-1536,846,-2738,-2211,3852,3447,-446,-2290,1797,-9464,-8749,2745,3559,3131,-543,-2252,1852,-8068,-7128,2582,
	3328,1280,-128,-128,3328,-256,-128,5674,7443,806,-21,20,20,24,-10,3451,5526,505,-6,0,-65,-58,2,
	3328,1527,-372,-508,1254,-2083,-1048,1294,50,-399,4886,1052,916,655,-665,1460,212,-609,4443,461,-159,-297,-488,
	3328,1529,-209,-384,1206,-2128,-1079,1379,188,207,-1604,564,77,43,-360,1404,243,195,-2051,72,-350,-347,-290,
	3328,1536,-1536,-1536,58,-3270,-2129,612,101,145,245,6,934,-508,-1175,656,568,536,2234,794,-4996,-6585,-1160,
	3328,1536,-1536,-1536,284,-3044,-2157,-1317,-538,-750,-1871,363,9387,10543,-6333,-1371,-575,-804,-1984,321,9797,10944,-6245,
	3328,1536,-1536,-1536,66,-3262,-2434,1064,-304,120,1369,1341,-2022,-5594,-2453,1174,-513,37,890,1762,-53,-1664,-3443,
	3328,1536,-64,-64,3200,-128,-64,3168,4928,-1170,55,46,85,85,45,1534,3304,-1138,73,42,87,85,59,
	3328,1536,-1536,-1536,0,-3328,-2560,-656,3311,626,3937,-478,-4578,14,-113,-513,2680,411,3398,-587,-2678,1787,-980,
	3328,1536,-99,-123,2331,-997,-500,1965,579,-987,221,-119,-177,-168,39,1937,1118,-1217,206,-111,-132,-156,16,
	3328,1536,-99,-123,2939,-389,-500,-9994,-10621,188,61,-36,-45,-59,-3,-4938,-5833,291,-1,8,248,235,-63,
	3328,1536,-1536,-1536,114,-3214,-2082,875,-459,122,-986,1289,2515,7328,-2592,992,-206,318,176,1226,-1159,2842,-2634,
	3328,1564,-435,-435,2430,-870,-435,-3452,-3718,-344,-197,67,94,127,-64,-2490,-2012,-982,-229,60,-236,-190,32,
	3328,1621,-256,-256,2731,-512,-256,4838,1676,410,-53,43,16,21,-19,3217,591,343,-14,28,-158,-153,18,
	3328,1729,-185,-249,1593,-1542,-778,856,-494,370,-515,124,281,257,-67,844,-218,53,-559,-310,-462,-442,-12,
	3328,1781,-319,-463,1937,-1147,-1051,596,867,62,-444,350,506,334,-79,520,100,437,-605,358,483,335,-116,
	3328,1791,-137,-280,2053,-1020,-951,205,2222,-955,137,-11,-71,-113,27,781,1426,-581,150,86,257,224,-11,
	3328,1791,-22,-1536,285,-2788,-2029,-152,-671,722,310,-3825,-262,2915,2019,-313,-795,704,276,-3882,1182,4350,1813,
	3328,1792,-1536,-1536,10,-3062,-2376,-915,-850,-646,-947,-6154,-2130,-4234,2046,-1048,-1092,-739,-1233,-6564,-1006,-2778,2107,
	3328,1792,-128,-128,2816,-256,-128,6910,8398,-696,-19,29,26,26,-1,4252,5804,-566,12,13,-84,-88,17,
	3328,1792,-532,-1244,252,-2820,-1605,265,501,72,274,-3737,-250,4574,-2511,391,504,-59,231,-4058,-2085,3014,-2386,
	3328,2033,-247,-394,995,-1836,-935,331,117,194,-155,2530,1797,1549,-57,652,464,-200,-730,455,-337,-496,66,
	3328,2039,-99,-211,711,-2114,-1101,-355,100,-684,5447,4719,1991,2150,-26,-207,174,-501,4006,3098,755,812,106,
	3328,2046,-23,-1536,276,-2542,-1902,-14,-387,-901,-361,14,-3199,3407,-3,-143,-427,-943,-336,132,-2452,4081,-46,
	3328,2048,-320,-842,1101,-1715,-1615,951,1499,-1979,507,-7419,-8175,-8523,-295,795,1074,-1502,1847,-4505,-4828,-5295,-599,
	3328,2048,-64,-64,2688,-128,-64,4496,6021,-322,35,23,67,75,33,2085,3399,-156,67,30,68,64,49,
	3328,2048,-1536,-1536,56,-2761,-2176,-1606,-3069,-2840,-837,-807,91,-1049,1603,-1237,-2224,-2421,-761,-968,-686,-1900,1868,
	3328,2048,-1536,-1536,0,-2816,-2304,1970,4006,1775,-1382,-1490,-912,-1011,2469,1531,3238,1326,-1424,-1544,-266,-465,2515,
	3328,2048,-78,-105,1850,-966,-484,-729,-1569,384,228,-135,-342,-319,30,-783,-795,-243,214,-164,-546,-603,27,
	3328,2048,-78,-105,2473,-343,-484,-12956,-13575,177,87,-31,-82,-117,-6,-7654,-8389,-41,9,21,431,410,-71,
	3328,2076,-435,-435,1919,-868,-435,-1472,-2502,1377,-410,315,531,526,-60,-1081,-1205,581,-370,24,-490,-398,73,
	3328,2133,-256,-256,2219,-511,-256,3444,-547,-509,-64,39,32,64,-17,2579,-826,-719,-26,21,-198,-174,18,
	3328,2226,-118,-198,1169,-1469,-763,1091,225,866,-747,-415,-354,-477,49,1058,451,461,-662,-799,-1140,-1158,75,
	3328,2304,-128,-128,2304,-256,-128,5995,7623,-444,-23,-2,9,34,-4,4155,5659,-362,7,-1,-72,-56,12,
	3328,2304,-379,-1536,53,-2507,-1807,529,-358,407,2217,1504,879,-3974,258,596,-166,381,1895,1275,404,-4486,308,
	3328,2304,-167,-530,170,-2389,-1487,304,-15,-39,-3024,-1579,-1574,507,15,407,191,0,-2958,-1570,-2347,-346,63,
	3328,2541,-42,-101,597,-1726,-912,848,43,446,1876,3154,3614,3969,-31,868,50,358,696,961,1381,1223,43,
	3328,2557,-109,-238,740,-1567,-864,323,625,-89,-438,413,466,26,-34,284,648,-265,-582,-36,269,-156,-8,
	3328,2557,-109,-238,1518,-790,-864,-548,-1808,-956,-145,-109,70,150,-22,250,-1099,-1004,-241,-61,1389,1546,-57,
	3328,2558,-23,-23,258,-2048,-1646,-395,-228,-1319,-4174,-4571,-8282,-7457,111,-584,-461,-1176,-2735,-1655,-5066,-3786,-28,
	3328,2560,-64,-64,2177,-128,-64,3474,4516,-518,-28,-168,-18,161,19,3348,4128,-435,17,-80,127,298,41,
	3328,2560,-64,-1536,50,-2254,-1920,-438,-1469,-644,-801,1903,-2355,-1707,-221,-325,-1068,-515,-1124,1774,-2241,-1672,-236,
	3328,2560,0,-1536,0,-2304,-2048,1020,2697,925,-3817,-1547,682,-971,-76,751,2137,858,-3162,-1072,1264,-320,-192,
	3328,2560,-54,-84,1380,-924,-465,-1248,-390,679,-50,-528,-843,-806,3,-1328,-663,380,-42,-473,-1177,-1114,17,
	3328,3043,-12,-43,535,-1286,-780,223,379,-214,-356,-817,2083,1832,-15,190,396,-271,-312,-792,1794,1242,-31,
	3328,3065,0,-109,364,-1435,-782,598,-120,509,25,2203,9954,11311,-58,1038,422,710,239,226,3055,2476,76,
	3328,3072,-24,-58,942,-850,-441,-1434,-698,-703,-396,-1183,-992,-973,-38,-1282,-655,-513,-264,-713,-1109,-915,-30,
	3328,3072,-4,-63,50,-1742,-1664,163,143,-44,4031,-2298,-1798,-1065,-1,98,59,-58,3897,-962,-800,335,-22,
	3328,3072,0,0,0,-1792,-1792,1275,778,1173,-671,-8753,2207,53,118,686,230,709,234,-5470,2612,992,76,
	3328,3073,-23,-23,218,-1572,-1390,-1172,-251,-767,869,9014,-7909,-9770,-9,-910,-203,-441,777,7687,-2476,-3955,-49,
	3328,3571,0,0,312,-981,-612,-61,-476,-890,-183,-281,7349,7381,-22,466,-12,-233,13,-341,1356,1103,19,
	3328,3584,0,0,0,-1280,-1536,76,671,211,442,-14595,-520,371,47,-441,39,-359,328,-10184,916,2292,24,
	3328,3586,0,-4,38,-1240,-1408,713,597,-457,166,11374,-3290,-3140,18,469,396,-523,-22,8536,-1195,-811,7,
	3328,3591,-2,-11,290,-983,-658,-699,-201,432,-164,-60,9465,9526,-24,-175,219,832,-34,-343,4058,3814,6,
	3328,3595,0,-22,173,-1096,-1134,-631,-1003,-193,-114,2299,-10409,-10541,-18,-649,-910,-476,-287,479,-3231,-3323,-40,
	3328,4050,0,0,123,-691,-518,229,-1545,-1512,-71,-77,20137,20589,-18,433,-604,574,117,-41,4250,4430,40,
	3328,4083,0,-2,191,-590,-402,2922,2525,-4041,-119,-372,19277,19720,-32,1818,2052,-1456,19,-151,-601,-20,10,
	3328,4096,0,0,0,-768,-1280,1366,1558,2197,92,793,-6875,-6906,16,448,411,491,-1,994,1604,1660,-2,
	3328,4097,0,0,183,-584,-878,-2683,-1967,1983,-107,-343,-23815,-22642,-29,-1147,-1017,-543,-217,-459,-6018,-4937,-70,
	3328,4102,0,0,32,-730,-1152,-1277,-7,222,23,323,-10758,-11451,2,-927,-276,-776,-64,11,-952,-1580,-13,
	3328,4482,0,0,98,-285,-622,361,-733,-549,-101,-243,10430,1304,-35,646,-460,-13,-94,-169,5554,-3046,-40,
	3328,4539,0,0,44,-281,-605,-2217,-694,-293,-20,-26,17812,21701,-13,-1792,-139,879,9,-41,4850,10061,-6,
	3328,4602,0,0,19,-243,-896,-1412,-1258,-1186,-11,7,-12531,-11291,-10,-1010,-1011,-1404,-35,-28,-5232,-3344,-17,
	3328,4608,0,0,0,-256,-1024,1152,1748,3194,31,112,-18692,-15835,0,130,492,1015,21,184,-4424,-1805,7,
	3328,5028,0,0,0,0,-377,4294,4077,-3997,-7,-15,9107,17409,3,2203,2347,-2185,17,-57,-64,3797,18,
	3328,5120,0,0,0,0,-768,-1931,-1821,1922,21,16,-21225,-25270,12,-904,-992,74,44,146,-9079,-11383,21,
	3328,5124,0,0,0,0,-640,-3996,-3532,887,23,18,13387,3570,13,-2752,-2543,556,-9,10,9193,1711,-5,
	3328,5530,0,0,0,0,-423,-2979,-1037,-754,176,156,2909,6003,86,-3024,-1111,-342,145,113,1592,4122,78,
	3328,6144,0,0,0,0,-211,6195,4229,-26,731,574,1733,2174,384,5989,4123,46,696,489,1243,1540,402,
	3328,1174,-1536,-1536,146,-3544,-2508,519,-72,1004,1009,-373,-5489,-8642,-10,501,96,1112,816,-177,-5538,-8297,601,
	3328,1686,-1536,-1536,165,-3013,-2190,-295,-682,-67,1359,-5712,790,-180,-452,-368,-536,-62,1266,-6100,636,-484,-164,
	3328,1003,-1536,-1536,19,-3841,-2776,1879,-797,-2386,153,198,1241,-2325,-2321,1692,-774,-2430,136,180,1873,-1701,-2258,
	3328,632,-1536,-1536,11,-4221,-2912,568,-2458,-935,-532,113,-481,-1867,715,216,-2429,-834,-767,104,-502,-1993,612,
	3328,1180,-1536,-1536,25,-3660,-2684,853,282,-132,-226,246,-948,-1763,-277,902,432,4,-188,218,-876,-1684,-240,
	3328,437,-1536,-1536,528,-3900,-2596,-2617,-1498,-2578,-142,-39,-14201,-200,447,-2631,-1602,-2293,246,-105,-4217,1429,70,
	3328,169,-1536,-1536,663,-4033,-2072,2157,1971,-704,3370,-47,2817,-665,-313,1606,1623,-729,3180,9,-183,-1193,79,
	3328,935,-1536,-1536,202,-3728,-2744,-1781,-438,-325,1394,-164,-17127,-17229,-78,-1630,-1507,-1637,373,-78,-2175,-5325,-954,
	3328,1276,-1536,-1536,16,-3572,-2600,111,3402,-1212,-1271,678,-610,-2,2411,201,3452,-855,-1195,653,-1739,-599,2927,
	3328,1223,-1536,-1536,47,-3594,-2684,-717,318,-590,-571,90,-1223,-1317,976,-800,209,-915,-866,303,661,-36,722,
	3328,535,-1536,-1536,523,-3806,-2142,-1529,-1399,3328,-1734,-100,7492,283,-161,-1880,-1619,2946,-1975,-150,204,-753,78,
	3328,411,-1536,-1536,687,-3766,-2136,-896,-1125,-2854,-465,-44,7267,-330,-684,-1086,-1165,-2495,-722,-150,2345,-966,-452,
	3328,640,-1536,-1536,24,-4201,-2800,1099,-1469,153,-1240,84,-1340,-1878,-573,1343,-1607,301,-1193,63,-2040,-1246,-208,
	3328,569,-1536,-1536,212,-4084,-2736,966,494,593,-1137,-86,-7113,-283,-116,599,584,463,-970,-116,-1679,2364,-156,
	3328,1374,-958,-1536,297,-3194,-2046,-754,-1452,-92,339,4445,-2154,-2956,-1716,-783,-1355,22,339,4106,-1356,-2151,-1581,
	3328,833,-655,-1536,995,-3037,-2003,-3988,-4526,-3032,-1990,561,1387,-361,-1241,-3574,-3827,-2695,-2276,506,2478,369,-1364,
	3328,1500,-1536,-1536,33,-3332,-2526,-1361,-3036,-631,106,1930,-1122,-3371,-1314,-1202,-3325,-749,-384,2071,716,-980,-1835,
	3329,394,-356,-356,2399,-2073,-1037,106,534,-57,1339,-56,-123,-37,1451,-120,334,-16,1310,-66,56,109,1363,
	3329,1176,-1536,-1536,417,-3272,-2271,916,675,-196,-692,-261,-9212,-10523,-1224,918,669,-223,-744,-357,-8426,-9582,-1104,
	3329,887,-1536,-1536,140,-3839,-2689,1842,-1993,-289,451,-32,-2963,-6711,-450,1364,-2060,-685,292,-87,2428,-2323,-452,
	3329,918,-1536,-1536,121,-3826,-2641,-503,-1779,17,647,-35,-3296,-5805,-139,-531,-1442,420,924,-99,-1377,-4592,244,
	3329,1152,-117,-463,852,-2862,-1587,-570,-871,1569,-597,1950,731,221,1296,-636,-907,1588,-397,2309,1084,540,1128,
	3329,2944,-5,-169,32,-1890,-1627,-452,-485,30,-1677,-1359,3318,-1669,-4,-251,-292,238,-1839,-1637,3094,-1574,-4,
	3329,508,-1536,-1536,4,-4354,-3073,-3805,-736,-495,-1494,69,-3055,1876,-191,-3873,-735,-980,-1619,74,-2414,1611,-280,
	3330,2804,0,-1536,0,-2063,-1928,-239,-1020,-1687,-3561,-1596,2445,801,-50,-299,-1003,-1621,-3032,-1256,2202,893,-66,
	3330,1134,-1003,-1536,608,-3126,-2001,885,-303,-557,-120,212,631,1418,-1603,1289,76,-214,74,44,750,1588,-1398,
	3330,2120,-553,-961,131,-2618,-1630,246,404,-336,-678,-594,7085,-2688,1069,310,502,-279,-521,-298,6754,-2990,1110,
	3331,814,-1536,-1536,228,-3828,-2579,3578,2204,-922,-185,-75,-21959,-15136,-643,2128,1667,-1011,-327,-160,-10669,-7680,-556,
	3332,1336,-1536,-1536,0,-3535,-2664,875,-3820,1058,35,1886,-908,3087,1835,789,-4026,795,-212,2031,409,4170,1559,
	3332,1490,-1536,-1536,289,-3093,-2117,-259,-1877,-1697,-1237,2122,-3334,-271,-2430,-177,-1704,-1585,-1101,1855,-3456,-776,-2265,
	3333,576,-1536,-1536,0,-4299,-3045,3167,120,-133,258,119,-590,1188,1951,2668,-337,-602,-218,164,-427,356,1758,
	3336,2246,-106,-275,1382,-1253,-1070,-271,43,-392,-273,301,394,154,21,-437,-368,68,-355,665,1398,1165,-27,
	3340,941,-253,-382,1649,-2297,-1267,-1351,-359,-192,-1238,-216,-256,-169,-1,-1652,-777,-229,-384,-80,497,485,-284,
	3340,1744,-100,-188,1109,-2036,-1194,122,-230,-1579,3386,1272,-238,-91,-12,64,-445,-1122,3155,1357,315,394,-123,
	3347,1875,-60,-192,913,-2113,-1375,813,-143,2524,-4152,-5036,249,296,-24,579,-350,2665,-1889,-2073,2633,2540,-260,
	3354,1040,-88,-108,2848,-1028,-515,-2062,-352,5521,167,-58,-35,-42,-5,-2207,-537,5619,159,-68,-2,-4,-30,
	3584,512,-1536,-1536,58,-4806,-3232,-1971,-2076,-2166,-4573,585,-3658,2028,-1236,-1978,-2199,-2597,-4732,528,-3874,1585,-1242,
	3584,1004,-502,-646,1794,-2578,-1291,687,-352,389,-4872,228,617,579,449,719,-309,199,-4896,211,-80,21,621,
	3584,1536,-1536,-1536,66,-3774,-2690,470,-885,-1209,674,-235,547,-1154,-3032,633,-843,-1129,694,-547,185,-1279,-2793,
	3584,2546,-111,-247,994,-1836,-935,-757,129,-211,1410,2439,1744,2296,-16,-693,284,-280,755,1414,685,1199,98,
	3584,2560,-64,-1536,56,-2760,-2176,-519,-342,-670,-239,383,-1482,-2523,762,-402,-324,-712,-101,262,-1463,-2694,839,
	3584,4354,0,0,36,-986,-1280,-896,-1109,-472,581,1785,-3984,-3483,91,-672,-902,-518,490,1656,-2257,-1937,105,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_9accdce48a7334be_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_9accdce48a7334be_boxes_0,
	  { { 11, segtune_segreduce_9accdce48a7334be_unknown_0 }, { 255, segtune_segreduce_9accdce48a7334be_longest_0 }, { 251, segtune_segreduce_9accdce48a7334be_shares_0 } }, 1, 616, segtune_segreduce_9accdce48a7334be_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_9accdce48a7334be = { "segtune_segreduce_9accdce48a7334be", 1, segtune_segreduce_9accdce48a7334be_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_9accdce48a7334be

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
