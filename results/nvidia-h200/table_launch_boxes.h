/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-29
 * database: 39396181453d3e10
 * sources:  e54b7cac95edac0b
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 671 cases
 *     n and the mean length known: worst regret 165.6%, mean 19.1%; geometries left out: worst 165.6%, mean 18.8%
 *     the longest segment, too: worst regret 93.1%, mean 5.9%; geometries left out: worst 353.4%, mean 7.9%
 *     shares of long segments, too: worst regret 64.1%, mean 6.4%; geometries left out: worst 353.4%, mean 9.1%
 *     as probed (shares and the heaviest span; of few or long segments the longest, too): worst regret 28.2%, mean 2.5%; geometries left out: worst 65.0%, mean 5.3%
 *     all of these: worst regret 22.0%, mean 2.5%; geometries left out: worst 65.0%, mean 5.1%
 *     pareto lengths, 119 cases: worst regret 29.6%, mean 4.5%; left out: worst 135.9%, mean 6.1%; as probed: worst regret 22.0%, mean 2.2%; left out: worst 23.7%, mean 2.8%
 *     uniform lengths, 90 cases: worst regret 42.1%, mean 5.1%; left out: worst 42.1%, mean 5.7%; as probed: worst regret 14.5%, mean 1.9%; left out: worst 17.1%, mean 3.5%
 *     rowlen lengths, 99 cases: worst regret 29.2%, mean 5.5%; left out: worst 50.1%, mean 6.8%; as probed: worst regret 28.2%, mean 2.4%; left out: worst 29.2%, mean 3.9%
 *     bimodal lengths, 19 cases: worst regret 30.0%, mean 5.5%; left out: worst 30.0%, mean 5.5%; as probed: worst regret 17.7%, mean 3.0%; left out: worst 30.0%, mean 4.5%
 *     huge lengths, 44 cases: worst regret 44.0%, mean 4.7%; left out: worst 88.4%, mean 8.5%; as probed: worst regret 10.1%, mean 2.7%; left out: worst 44.0%, mean 4.7%
 *     poisson lengths, 57 cases: worst regret 17.2%, mean 5.5%; left out: worst 17.2%, mean 5.1%; as probed: worst regret 10.4%, mean 2.9%; left out: worst 12.0%, mean 4.1%
 *     geometric lengths, 43 cases: worst regret 44.2%, mean 8.3%; left out: worst 44.2%, mean 8.9%; as probed: worst regret 17.4%, mean 2.7%; left out: worst 65.0%, mean 8.0%
 *     zipf lengths, 35 cases: worst regret 64.1%, mean 6.8%; left out: worst 64.1%, mean 6.8%; as probed: worst regret 20.8%, mean 2.2%; left out: worst 41.4%, mean 7.1%
 *     lognormal lengths, 139 cases: worst regret 63.7%, mean 9.7%; left out: worst 353.4%, mean 18.6%; as probed: worst regret 21.6%, mean 3.0%; left out: worst 64.8%, mean 8.6%
 *     fixed lengths, 26 cases: worst regret 20.6%, mean 5.0%; left out: worst 20.6%, mean 6.1%; as probed: worst regret 12.0%, mean 3.0%; left out: worst 36.9%, mean 6.1%
 *     the best of the boxes for each case: worst regret 22.0%, mean 2.4%
 *     the best of the best 8 of all 896 variants for each case: mean regret 2.3% (exact, by branch and bound)
 *     the search of 671 cases was cut short; least was tried of huge:n=64M,mean=64,share=0.25,seed=1: 37 of 513 variants
 *     variants tried, of how many, on each case:
 *       37/513 huge:n=64M,mean=64,share=0.25,seed=1, 37/513 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1,
 *       37/506 huge:n=64M,mean=256,share=0.25,seed=1, 39/514 huge:n=64M,mean=64,share=0.1,seed=1,
 *       39/506 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1, 40/515 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1,
 *       41/517 huge:n=64M,mean=64,share=0.75,seed=1, 42/518 huge:n=64M,mean=64,share=0.5,seed=1,
 *       42/518 zipf:n=64M,mean=64,alpha=1,seed=1, 42/499 huge:n=64M,mean=256,share=0.5,seed=1,
 *       45/520 huge:n=512K,mean=16,share=0.75,seed=1, 49/550 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1,
 *       47/511 zipf:n=64M,mean=256,alpha=1,seed=1, 51/545 uniform:n=64M,mean=16M,seed=1,
 *       49/522 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1, 48/511 huge:n=64M,mean=256,share=0.1,seed=1,
 *       48/509 zipf:n=64M,mean=1K,alpha=1,seed=1, 50/522 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       51/521 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1, 55/545 pareto:n=64M,mean=1M,alpha=1.5,seed=1,
 *       53/523 huge:n=4M,mean=64,share=0.5,seed=1, 51/502 huge:n=64M,mean=256,share=0.75,seed=1,
 *       56/548 uniform:n=64M,mean=1M,seed=1, 55/525 huge:n=4M,mean=64,share=0.1,seed=1,
 *       54/510 pareto:n=64M,mean=256K,alpha=1.5,seed=1, 58/547 uniform:n=64M,mean=4M,seed=1,
 *       55/510 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1, 33/305 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       52/480 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 58/531 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1,
 *       35/318 huge:n=64M,mean=4,share=0.25,seed=1, 57/516 pareto:n=64M,mean=512,alpha=1.2,seed=1,
 *       57/511 bimodal:n=64M,mean=256K,share=0.9,seed=1, 37/331 huge:n=64M,mean=4,share=0.5,seed=1,
 *       54/482 lognormal:n=64M,mean=64K,sigma=2,seed=1, 60/530 huge:n=1M,mean=64,share=0.5,seed=1,
 *       35/309 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1, 63/555 fixed:n=64M,mean=1M,
 *       55/483 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1, 59/517 linux_lines_per_file.rowlen@64M,
 *       61/529 lognormal:n=8M,mean=256,sigma=2,seed=1, 57/494 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       56/482 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 56/481 uniform:n=4M,mean=256K,seed=1,
 *       63/537 huge:n=512K,mean=64,share=0.5,seed=1, 37/315 lp1.rowlen@4M,
 *       36/304 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1, 59/495 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       60/502 lognormal:n=64M,mean=1K,sigma=2,seed=1, 59/493 zipf:n=64M,mean=4K,alpha=1,seed=1,
 *       39/325 huge:n=64M,mean=4,share=0.1,seed=1, 63/525 lognormal:n=16M,mean=128,sigma=2,seed=1,
 *       38/315 huge:n=64M,mean=16,share=0.1,seed=1, 38/313 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       63/518 uniform:n=64M,mean=256K,seed=1, 64/525 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1,
 *       37/303 huge:n=64M,mean=16,share=0.5,seed=1, 73/596 lognormal:n=4M,mean=256,sigma=0.5,seed=1,
 *       65/529 lognormal:n=64M,mean=256,sigma=2,seed=1, 37/301 huge:n=64M,mean=16,share=0.25,seed=1,
 *       39/316 linux_identifier_postings.rowlen, 73/590 lognormal:n=8M,mean=256,sigma=0.5,seed=1,
 *       56/452 pareto:n=512K,mean=64K,alpha=1.5,seed=1, 65/524 linux_lines_per_file.rowlen,
 *       63/506 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 41/329 huge:n=4M,mean=4,share=0.5,seed=1,
 *       61/488 uniform:n=4M,mean=64K,seed=1, 61/488 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1,
 *       60/477 pareto:n=64M,mean=16K,alpha=1.5,seed=1, 67/532 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       67/531 pareto:n=16M,mean=256,alpha=1.5,seed=1, 71/562 lognormal:n=2M,mean=256,sigma=0.5,seed=1,
 *       56/442 uniform:n=512K,mean=256K,seed=1, 68/534 lognormal:n=4M,mean=256,sigma=2,seed=1,
 *       65/510 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 65/505 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1,
 *       37/285 huge:n=64M,mean=16,share=0.75,seed=1, 70/536 debian_files_per_package.rowlen@64M,
 *       40/306 huge:n=64M,mean=4,share=0.75,seed=1, 40/306 huge:n=8M,mean=16,share=0.25,seed=1,
 *       70/533 pareto:n=64M,mean=256,alpha=1.5,seed=1, 63/479 uniform:n=256M,mean=128K,seed=1,
 *       40/304 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1, 70/525 fixed:n=64M,mean=256K,
 *       65/487 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 65/485 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       67/498 pareto:n=64M,mean=4K,alpha=1.5,seed=1, 77/566 lognormal:n=1M,mean=256,sigma=0.5,seed=1,
 *       73/536 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 73/535 pareto:n=2M,mean=256,alpha=1.5,seed=1,
 *       75/546 huge:n=512K,mean=64,share=0.1,seed=1, 78/567 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1,
 *       83/601 uniform:n=64M,mean=256,seed=1, 73/527 bimodal:n=64M,mean=64K,share=0.9,seed=1,
 *       65/469 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1, 47/339 huge:n=1M,mean=4,share=0.5,seed=1,
 *       79/566 lognormal:n=128K,mean=256,sigma=0.5,seed=1, 86/616 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       75/537 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1, 72/515 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       44/314 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1, 74/528 uniform:n=64M,mean=64K,seed=1,
 *       74/527 bacterial_protein_lengths.rowlen@64M, 76/539 lognormal:n=2M,mean=256,sigma=2,seed=1,
 *       45/319 lp1.rowlen, 80/567 lognormal:n=256K,mean=256,sigma=0.5,seed=1,
 *       75/530 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1, 71/501 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       99/698 fixed:n=64M,mean=64, 76/535 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1,
 *       77/540 huge:n=1M,mean=64,share=0.1,seed=1, 83/579 pareto:n=1K,mean=1K,alpha=1.5,seed=1,
 *       77/537 debian_files_per_package.rowlen, 76/529 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       77/532 bacterial_protein_lengths.rowlen@4M, 78/536 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1,
 *       43/295 huge:n=4M,mean=16,share=0.75,seed=1, 79/541 gshhg_points_per_bin.rowlen,
 *       80/547 gshhg_points_per_bin.rowlen@64M, 73/499 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       78/533 lognormal:n=64M,mean=512,sigma=0.5,seed=1, 79/538 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1,
 *       91/618 fixed:n=4M,mean=100, 47/319 huge:n=2M,mean=16,share=0.25,seed=1,
 *       85/576 uniform:n=512K,mean=256,seed=1, 49/332 huge:n=4M,mean=4,share=0.1,seed=1,
 *       78/528 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1, 80/541 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       93/628 fixed:n=64M,mean=256, 80/540 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       79/533 bacterial_protein_lengths.rowlen, 44/296 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       78/524 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1, 75/503 lognormal:n=4M,mean=4K,sigma=0.5,seed=1,
 *       94/629 uniform:n=1K,mean=256,seed=1, 93/620 fixed:n=1M,mean=100, 77/510 photo_kmeans256.rowlen,
 *       77/510 photo_kmeans256.rowlen@4M, 95/628 poisson:n=4M,mean=128,seed=1,
 *       72/475 pareto:n=64K,mean=16K,alpha=1.5,seed=1, 76/501 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       77/507 uniform:n=64M,mean=16K,seed=1, 83/545 lognormal:n=128K,mean=64,sigma=1,seed=1,
 *       82/538 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1, 82/538 lognormal:n=8M,mean=64,sigma=1,seed=1,
 *       83/544 fixed:n=64M,mean=1K, 82/537 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1,
 *       83/543 pareto:n=256K,mean=256,alpha=1.5,seed=1, 77/503 lognormal:n=2M,mean=4K,sigma=0.5,seed=1,
 *       95/620 fixed:n=2M,mean=100, 50/326 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1,
 *       83/540 pareto:n=1M,mean=256,alpha=1.5,seed=1, 78/506 photo_kmeans256.rowlen@64M, 83/538 fixed:n=8M,mean=720,
 *       80/518 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 85/550 huge:n=64K,mean=16,share=0.75,seed=1,
 *       84/543 fixed:n=4M,mean=720, 84/542 lognormal:n=256K,mean=256,sigma=2,seed=1,
 *       78/503 lognormal:n=1M,mean=4K,sigma=0.5,seed=1, 78/502 fixed:n=64M,mean=64K,
 *       81/521 lognormal:n=2M,mean=512,sigma=1,seed=1, 96/617 fixed:n=8M,mean=100,
 *       96/617 uniform:n=128K,mean=128,seed=1, 75/482 uniform:n=64K,mean=16K,seed=1,
 *       85/546 lognormal:n=64M,mean=128,sigma=1,seed=1, 97/622 poisson:n=8M,mean=128,seed=1, 86/551 mbeacxc.rowlen,
 *       98/626 poisson:n=64M,mean=128,seed=1, 76/485 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       86/548 mbeacxc.rowlen@4M, 49/312 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       85/541 lognormal:n=128K,mean=256,sigma=2,seed=1, 96/611 uniform:n=8K,mean=256,seed=1,
 *       81/515 lognormal:n=8M,mean=1K,sigma=0.5,seed=1, 86/546 fixed:n=2M,mean=720,
 *       70/444 pareto:n=512K,mean=256K,alpha=1.5,seed=1, 51/323 lp1.rowlen@64M,
 *       78/493 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1, 50/316 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1,
 *       97/613 uniform:n=64K,mean=256,seed=1, 79/499 lognormal:n=8M,mean=2K,sigma=1,seed=1,
 *       73/461 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 82/517 dense2.rowlen@64M,
 *       88/554 huge:n=64K,mean=64,share=0.1,seed=1, 83/521 dense2.rowlen,
 *       51/320 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 88/552 uniform:n=1K,mean=1K,seed=1,
 *       82/513 pareto:n=4M,mean=1K,alpha=1.5,seed=1, 52/325 pareto:n=64M,mean=2,alpha=1.2,seed=1,
 *       85/531 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 79/493 lognormal:n=256K,mean=4K,sigma=0.5,seed=1,
 *       85/530 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 53/330 pareto:n=64M,mean=8,alpha=1.5,seed=1,
 *       82/510 fixed:n=64M,mean=4K, 84/522 lognormal:n=64M,mean=512,sigma=1,seed=1, 100/621 fixed:n=64M,mean=100,
 *       100/620 uniform:n=256K,mean=128,seed=1, 84/520 lognormal:n=4M,mean=1K,sigma=0.5,seed=1,
 *       84/519 lognormal:n=1M,mean=1K,sigma=0.5,seed=1, 85/524 lognormal:n=128K,mean=512,sigma=1,seed=1,
 *       89/548 mbeacxc.rowlen@64M, 100/615 uniform:n=8M,mean=128,seed=1,
 *       82/504 lognormal:n=4M,mean=2K,sigma=1,seed=1, 89/547 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       86/528 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1, 85/521 lognormal:n=2M,mean=1K,sigma=0.5,seed=1,
 *       89/544 pareto:n=8K,mean=256,alpha=1.5,seed=1, 55/336 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       101/617 uniform:n=2M,mean=128,seed=1, 83/506 lognormal:n=1M,mean=2K,sigma=1,seed=1, 86/524 dense2.rowlen@4M,
 *       90/547 fixed:n=64M,mean=720, 101/612 uniform:n=256M,mean=64,seed=1,
 *       85/515 bimodal:n=64M,mean=16K,share=0.9,seed=1, 86/521 lognormal:n=1M,mean=512,sigma=1,seed=1,
 *       102/617 uniform:n=4M,mean=128,seed=1, 82/495 fixed:n=64M,mean=16K, 87/525 fixed:n=4M,mean=1440,
 *       87/525 lognormal:n=4M,mean=512,sigma=1,seed=1, 76/457 uniform:n=512K,mean=64K,seed=1,
 *       78/469 uniform:n=64K,mean=64K,seed=1, 84/505 lognormal:n=128K,mean=4K,sigma=0.5,seed=1,
 *       84/505 lognormal:n=256K,mean=2K,sigma=1,seed=1, 87/523 fixed:n=64M,mean=1440,
 *       103/619 poisson:n=2M,mean=128,seed=1, 104/623 uniform:n=8K,mean=64,seed=1, 88/527 fixed:n=1M,mean=1440,
 *       55/329 pareto:n=8M,mean=8,alpha=1.2,seed=1, 87/520 fixed:n=8M,mean=1440,
 *       84/501 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 103/614 uniform:n=4M,mean=256,seed=1,
 *       93/554 fixed:n=1M,mean=720, 87/517 pareto:n=64K,mean=1K,alpha=1.5,seed=1,
 *       50/297 huge:n=1M,mean=16,share=0.75,seed=1, 92/546 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1,
 *       83/492 uniform:n=512K,mean=16K,seed=1, 92/545 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       86/509 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1, 57/337 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       93/549 lognormal:n=256K,mean=64,sigma=1,seed=1, 86/506 lognormal:n=2M,mean=2K,sigma=1,seed=1,
 *       55/322 zipf:n=64M,mean=4,alpha=1,seed=1, 89/521 pareto:n=8K,mean=1K,alpha=1.5,seed=1,
 *       106/620 uniform:n=1M,mean=128,seed=1, 51/298 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       95/554 huge:n=64K,mean=64,share=0.5,seed=1, 55/320 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       88/512 uniform:n=512K,mean=4K,seed=1, 60/349 pareto:n=2M,mean=2,alpha=1.2,seed=1,
 *       91/529 lognormal:n=256K,mean=1K,sigma=0.5,seed=1, 89/517 uniform:n=64K,mean=4K,seed=1,
 *       88/510 uniform:n=64M,mean=4K,seed=1, 87/504 lognormal:n=128K,mean=2K,sigma=1,seed=1,
 *       91/527 fixed:n=2M,mean=1440, 88/509 uniform:n=8M,mean=2K,seed=1,
 *       90/520 lognormal:n=128K,mean=1K,sigma=0.5,seed=1, 54/311 huge:n=4M,mean=16,share=0.25,seed=1,
 *       109/625 poisson:n=1M,mean=128,seed=1, 91/521 lognormal:n=256K,mean=512,sigma=1,seed=1,
 *       58/332 pareto:n=8M,mean=8,alpha=1.5,seed=1, 93/532 uniform:n=4M,mean=1K,seed=1,
 *       58/331 pareto:n=4M,mean=2,alpha=1.2,seed=1, 59/335 huge:n=512K,mean=4,share=0.5,seed=1,
 *       59/335 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 94/533 uniform:n=64K,mean=1K,seed=1,
 *       61/343 pareto:n=8M,mean=2,alpha=1.2,seed=1, 91/511 uniform:n=2M,mean=2K,seed=1,
 *       94/526 uniform:n=512K,mean=1K,seed=1, 112/626 poisson:n=128K,mean=128,seed=1,
 *       92/514 uniform:n=4M,mean=2K,seed=1, 99/553 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       97/541 uniform:n=64M,mean=1K,seed=1, 61/338 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       97/537 uniform:n=256M,mean=1K,seed=1, 62/342 debian_entries_per_directory.rowlen,
 *       61/336 pareto:n=64M,mean=16,alpha=1.5,seed=1, 102/561 bimodal:n=1M,mean=64,share=0.9,seed=1,
 *       93/511 uniform:n=256K,mean=2K,seed=1, 100/546 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1,
 *       94/512 uniform:n=4M,mean=4K,seed=1, 94/511 uniform:n=1M,mean=2K,seed=1,
 *       62/335 pareto:n=4M,mean=8,alpha=1.2,seed=1, 102/551 bimodal:n=64M,mean=128,share=0.9,seed=1,
 *       62/334 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1, 99/533 bimodal:n=64M,mean=1K,share=0.9,seed=1,
 *       116/624 poisson:n=256K,mean=128,seed=1, 65/349 debian_entries_per_directory.rowlen@64M,
 *       116/622 uniform:n=64K,mean=64,seed=1, 92/493 uniform:n=4M,mean=16K,seed=1,
 *       59/316 lognormal:n=64M,mean=16,sigma=2,seed=1, 62/332 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       97/519 uniform:n=8K,mean=4K,seed=1, 61/326 pareto:n=8M,mean=4,alpha=1.5,seed=1,
 *       61/326 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 98/523 bimodal:n=64M,mean=4K,share=0.9,seed=1,
 *       63/336 pareto:n=2M,mean=8,alpha=1.2,seed=1, 101/538 uniform:n=16M,mean=1K,seed=1,
 *       65/345 lognormal:n=16M,mean=8,sigma=2,seed=1, 106/562 uniform:n=8K,mean=1K,seed=1,
 *       117/620 uniform:n=512K,mean=64,seed=1, 64/338 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       65/340 pareto:n=8M,mean=16,alpha=1.5,seed=1, 67/349 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1,
 *       61/315 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1, 110/567 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       81/415 qcd5_4.rowlen@64M, 59/301 pareto:n=4M,mean=64,alpha=1.2,seed=1,
 *       62/316 huge:n=1M,mean=16,share=0.25,seed=1, 83/422 qcd5_4.rowlen@4M,
 *       68/341 pareto:n=1M,mean=8,alpha=1.2,seed=1, 69/345 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       113/564 geometric:n=64M,mean=64,seed=1, 69/343 pareto:n=4M,mean=8,alpha=1.5,seed=1,
 *       62/308 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1, 105/521 uniform:n=128K,mean=2K,seed=1,
 *       86/425 qcd5_4.rowlen, 70/345 lognormal:n=64M,mean=4,sigma=2,seed=1,
 *       62/303 pareto:n=2M,mean=64,alpha=1.2,seed=1, 66/322 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1,
 *       71/345 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1,
 *       63/306 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       62/301 pareto:n=8M,mean=64,alpha=1.2,seed=1, 71/344 pareto:n=1M,mean=8,alpha=1.5,seed=1,
 *       73/353 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1, 117/564 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       62/298 lognormal:n=64M,mean=64,sigma=2,seed=1, 77/369 lognormal:n=64M,mean=64,sigma=0.5,seed=1,
 *       72/344 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1, 67/319 pareto:n=64M,mean=2,alpha=1.5,seed=1,
 *       71/337 pareto:n=16M,mean=16,alpha=1.5,seed=1, 68/320 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1,
 *       68/319 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1, 66/309 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1,
 *       72/337 pareto:n=2M,mean=4,alpha=1.5,seed=1, 77/360 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       80/374 lognormal:n=4M,mean=32,sigma=0.5,seed=1, 74/345 lognormal:n=8M,mean=4,sigma=2,seed=1,
 *       75/349 pareto:n=2M,mean=8,alpha=1.5,seed=1,
 *       74/344 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       71/330 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1,
 *       74/342 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 76/350 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       76/348 huge:n=1M,mean=4,share=0.1,seed=1, 74/338 photo_colour_histogram.rowlen,
 *       69/315 lognormal:n=4M,mean=32,sigma=2,seed=1, 81/369 nsjac.rowlen@64M,
 *       64/290 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1, 83/376 nsjac.rowlen,
 *       69/312 lognormal:n=8M,mean=32,sigma=2,seed=1, 77/348 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       80/361 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1, 84/378 nsjac.rowlen@4M,
 *       78/351 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 77/346 pareto:n=1M,mean=2,alpha=1.2,seed=1,
 *       67/301 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1, 76/341 pareto:n=1M,mean=4,alpha=1.5,seed=1,
 *       79/353 pareto:n=2M,mean=16,alpha=1.5,seed=1, 80/356 pareto:n=512K,mean=16,alpha=1.5,seed=1,
 *       78/347 huge:n=512K,mean=4,share=0.1,seed=1, 76/338 photo_colour_histogram.rowlen@4M,
 *       74/328 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 86/381 bcsstk16.rowlen@4M,
 *       80/354 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1, 80/354 pareto:n=256K,mean=16,alpha=1.5,seed=1,
 *       81/358 maxwell_S.rowlen@4M, 77/340 pareto:n=256K,mean=2,alpha=1.2,seed=1, 87/382 bcsstk16.rowlen,
 *       78/342 pareto:n=256K,mean=8,alpha=1.2,seed=1, 86/377 bcsstk16.rowlen@64M,
 *       81/355 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       76/333 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       80/350 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       81/354 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1, 82/358 lognormal:n=2M,mean=32,sigma=0.5,seed=1,
 *       77/336 huge:n=512K,mean=16,share=0.25,seed=1, 81/353 pareto:n=128K,mean=2,alpha=1.2,seed=1,
 *       76/331 photo_colour_histogram.rowlen@64M, 96/417 poisson:n=4M,mean=48,seed=1,
 *       86/373 citeseer_words.rowlen@64M, 100/433 fixed:n=64M,mean=16,
 *       82/355 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1, 74/319 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       88/379 citeseer_words.rowlen, 88/379 citeseer_words.rowlen@4M, 82/353 wathenSmall.rowlen@64M,
 *       83/357 kjv_words_per_verse.rowlen, 74/318 lognormal:n=2M,mean=32,sigma=2,seed=1,
 *       78/335 huge:n=64K,mean=16,share=0.25,seed=1, 82/352 lognormal:n=4M,mean=4,sigma=2,seed=1,
 *       84/360 wathenSmall.rowlen@4M, 83/355 maxwell_S.rowlen@64M,
 *       83/355 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1, 97/414 poisson:n=64M,mean=48,seed=1,
 *       80/341 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1, 84/358 lognormal:n=8M,mean=8,sigma=1,seed=1,
 *       85/362 maxwell_S.rowlen, 79/336 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       83/353 kjv_words_per_verse.rowlen@64M, 83/353 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       76/323 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 86/365 lognormal:n=4M,mean=8,sigma=1,seed=1,
 *       82/348 pareto:n=128K,mean=8,alpha=1.2,seed=1, 83/352 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       85/360 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1,
 *       83/351 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 85/359 kjv_words_per_verse.rowlen@4M,
 *       81/342 pareto:n=512K,mean=4,alpha=1.5,seed=1, 86/362 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       78/328 pareto:n=64M,mean=4,alpha=1.5,seed=1, 85/357 lognormal:n=8M,mean=32,sigma=0.5,seed=1,
 *       86/361 wathenSmall.rowlen, 81/340 lognormal:n=64M,mean=8,sigma=0.5,seed=1, 87/365 email-Enron.rowlen@64M,
 *       78/327 huge:n=256K,mean=16,share=0.25,seed=1, 87/364 huge:n=64K,mean=4,share=0.1,seed=1,
 *       86/359 pareto:n=128K,mean=16,alpha=1.5,seed=1, 85/354 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1,
 *       73/304 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1,
 *       86/358 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1, 75/311 pareto:n=1M,mean=64,alpha=1.2,seed=1,
 *       90/373 email-Enron.rowlen@4M, 87/359 lognormal:n=1M,mean=32,sigma=0.5,seed=1,
 *       95/392 poisson:n=1M,mean=17,seed=1, 94/387 uniform:n=64M,mean=64,seed=1, 87/358 brack2.rowlen@64M,
 *       87/358 lognormal:n=256K,mean=8,sigma=1,seed=1, 88/362 huge:n=64K,mean=4,share=0.5,seed=1,
 *       87/357 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 87/357 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1,
 *       79/324 lognormal:n=256K,mean=32,sigma=2,seed=1, 82/336 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1,
 *       102/417 poisson:n=8M,mean=48,seed=1, 87/355 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       89/363 lognormal:n=2M,mean=8,sigma=1,seed=1, 90/366 basker_matrix1.rowlen@64M,
 *       93/378 lognormal:n=128K,mean=32,sigma=0.5,seed=1, 81/329 lognormal:n=64M,mean=2,sigma=2,seed=1,
 *       82/333 facebook_combined.rowlen@4M, 86/349 pareto:n=1K,mean=4,alpha=1.5,seed=1, 87/353 cage10.rowlen@64M,
 *       87/353 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       88/357 lognormal:n=128K,mean=4,sigma=2,seed=1, 83/336 gowalla_bipartite.rowlen@4M,
 *       83/336 pareto:n=4M,mean=4,alpha=1.5,seed=1, 90/364 brack2.rowlen@4M,
 *       78/315 pareto:n=128K,mean=64,alpha=1.2,seed=1, 90/363 brack2.rowlen,
 *       81/326 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       83/334 lognormal:n=128K,mean=32,sigma=2,seed=1, 96/386 poisson:n=64M,mean=17,seed=1,
 *       80/321 wdbii_river_segments.rowlen@4M, 88/353 pareto:n=8K,mean=4,alpha=1.5,seed=1,
 *       89/357 wordnet_pointers.rowlen, 89/357 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1,
 *       89/357 lognormal:n=1M,mean=4,sigma=2,seed=1, 91/364 lognormal:n=1M,mean=8,sigma=1,seed=1,
 *       98/392 uniform:n=4M,mean=32,seed=1, 100/399 poisson:n=128K,mean=24,seed=1,
 *       99/395 uniform:n=128K,mean=32,seed=1, 88/351 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       83/331 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1,
 *       90/358 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1, 88/350 copter2.rowlen@64M,
 *       88/350 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1, 94/373 basker_matrix1.rowlen@4M,
 *       90/357 wordnet_pointers.rowlen@4M, 89/353 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       81/321 wdbii_river_segments.rowlen, 84/332 gowalla_bipartite.rowlen@64M, 101/399 poisson:n=1M,mean=48,seed=1,
 *       101/399 poisson:n=2M,mean=48,seed=1, 79/312 pareto:n=256K,mean=64,alpha=1.2,seed=1,
 *       95/375 lognormal:n=256K,mean=32,sigma=0.5,seed=1, 92/363 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       86/339 gowalla_bipartite.rowlen, 93/366 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1,
 *       85/334 huge:n=128K,mean=16,share=0.25,seed=1, 81/318 lognormal:n=64M,mean=32,sigma=1,seed=1,
 *       89/349 pareto:n=64K,mean=4,alpha=1.5,seed=1, 93/364 debian_depends.rowlen,
 *       83/324 linux_kernel_line_lengths.rowlen@64M, 101/394 uniform:n=1K,mean=64,seed=1,
 *       85/331 facebook_combined.rowlen@64M, 91/354 copter2.rowlen, 94/365 debian_depends.rowlen@4M,
 *       93/361 lognormal:n=256K,mean=4,sigma=2,seed=1, 82/318 wdbii_river_segments.rowlen@64M,
 *       93/360 cage10.rowlen@4M, 98/379 uniform:n=1M,mean=32,seed=1, 92/355 copter2.rowlen@4M,
 *       99/382 email-Enron.rowlen, 98/378 geometric:n=64M,mean=12,empty=0.5,seed=1,
 *       102/393 poisson:n=4M,mean=17,seed=1, 93/358 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1,
 *       94/361 debian_depends.rowlen@64M, 88/337 facebook_combined.rowlen,
 *       88/337 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 98/375 basker_matrix1.rowlen,
 *       101/386 poisson:n=1M,mean=24,seed=1, 104/397 poisson:n=2M,mean=17,seed=1, 93/355 wordnet_pointers.rowlen@64M,
 *       85/324 linux_kernel_line_lengths.rowlen, 95/362 lognormal:n=128K,mean=8,sigma=1,seed=1,
 *       94/358 pareto:n=64K,mean=16,alpha=1.5,seed=1, 102/388 poisson:n=8M,mean=17,seed=1, 95/361 cage10.rowlen,
 *       93/352 english_word_lengths.rowlen@64M, 104/393 uniform:n=16M,mean=64,seed=1,
 *       89/336 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1, 100/377 poisson:n=8M,mean=24,seed=1,
 *       90/339 geometric:n=64M,mean=24,seed=1, 84/316 lognormal:n=4M,mean=64,sigma=1,seed=1,
 *       102/383 poisson:n=2M,mean=24,seed=1, 102/383 poisson:n=4M,mean=24,seed=1,
 *       84/315 lognormal:n=2M,mean=64,sigma=1,seed=1, 84/314 pareto:n=512K,mean=64,alpha=1.5,seed=1,
 *       98/366 pareto:n=1K,mean=16,alpha=1.5,seed=1, 85/317 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1,
 *       97/359 ibm03_nets.rowlen@4M, 92/340 geometric:n=8M,mean=24,seed=1,
 *       87/321 pareto:n=1K,mean=64,alpha=1.5,seed=1, 102/376 geometric:n=8M,mean=8,seed=1,
 *       94/346 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 96/353 ibm03_nets.rowlen@64M,
 *       99/364 geometric:n=8M,mean=16,sorted=up,seed=1, 86/316 pareto:n=64K,mean=64,alpha=1.5,seed=1,
 *       98/360 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 100/367 uniform:n=64M,mean=16,seed=1,
 *       86/314 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 103/375 uniform:n=2M,mean=32,seed=1,
 *       100/364 geometric:n=64M,mean=4,seed=1, 90/327 lognormal:n=64M,mean=2,sigma=1,seed=1,
 *       87/316 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1, 97/351 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       96/347 geometric:n=1M,mean=24,seed=1, 100/361 geometric:n=64M,mean=8,seed=1,
 *       102/368 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1,
 *       87/313 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1, 100/359 geometric:n=2M,mean=4,seed=1,
 *       101/362 ibm03_nets.rowlen, 110/394 uniform:n=256K,mean=32,seed=1,
 *       88/315 pareto:n=4M,mean=64,alpha=1.5,seed=1, 97/347 geometric:n=4M,mean=24,seed=1,
 *       104/372 bimodal:n=64M,mean=16,share=0.9,seed=1, 104/372 uniform:n=8M,mean=32,seed=1,
 *       102/364 geometric:n=8M,mean=4,seed=1, 103/367 poisson:n=4M,mean=12,seed=1,
 *       107/381 geometric:n=4M,mean=8,seed=1, 101/359 geometric:n=4M,mean=4,seed=1,
 *       82/291 lognormal:n=64M,mean=1,sigma=2,seed=1, 90/319 lognormal:n=1M,mean=64,sigma=1,seed=1,
 *       96/340 geometric:n=2M,mean=24,seed=1, 102/360 geometric:n=1M,mean=4,sorted=up,seed=1,
 *       104/367 pareto:n=8K,mean=16,alpha=1.5,seed=1, 106/372 geometric:n=1M,mean=8,seed=1,
 *       103/361 poisson:n=8M,mean=12,seed=1, 103/361 uniform:n=2M,mean=8,seed=1,
 *       100/350 geometric:n=4M,mean=16,sorted=up,seed=1, 114/399 poisson:n=256K,mean=24,seed=1,
 *       103/360 geometric:n=1M,mean=4,seed=1, 107/373 poisson:n=128K,mean=12,seed=1,
 *       103/359 geometric:n=4M,mean=4,sorted=up,seed=1, 110/381 geometric:n=2M,mean=8,seed=1,
 *       106/367 poisson:n=2M,mean=12,seed=1, 104/360 english_word_lengths.rowlen,
 *       107/369 uniform:n=64M,mean=16,empty=0.5,seed=1, 105/362 uniform:n=4M,mean=8,seed=1,
 *       90/310 delaunay_n15.rowlen@64M, 115/396 uniform:n=4M,mean=64,seed=1,
 *       97/334 bimodal:n=64M,mean=32,share=0.9,seed=1, 95/326 bimodal:n=64M,mean=64,share=0.9,seed=1,
 *       105/360 geometric:n=2M,mean=4,sorted=up,seed=1, 109/373 uniform:n=4M,mean=16,seed=1,
 *       110/375 geometric:n=2M,mean=16,sorted=up,seed=1, 108/368 geometric:n=8M,mean=4,sorted=up,seed=1,
 *       91/310 4elt.rowlen@64M, 91/310 ecology1.rowlen@64M, 108/366 geometric:n=64M,mean=4,sorted=down,seed=1,
 *       105/355 geometric:n=64M,mean=3,empty=0.5,seed=1, 91/307 git_files_per_commit.rowlen@4M,
 *       111/373 uniform:n=1K,mean=16,seed=1, 114/383 geometric:n=256K,mean=8,seed=1,
 *       104/347 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1, 113/376 uniform:n=512K,mean=16,seed=1,
 *       106/352 geometric:n=1M,mean=16,sorted=up,seed=1, 97/321 4elt.rowlen@4M, 97/321 delaunay_n15.rowlen@4M,
 *       114/377 bimodal:n=4M,mean=4,share=0.9,seed=1, 113/370 poisson:n=1M,mean=12,seed=1,
 *       115/376 geometric:n=128K,mean=16,sorted=up,seed=1, 97/317 ecology1.rowlen,
 *       95/310 git_files_per_commit.rowlen, 99/322 4elt.rowlen, 103/335 geometric:n=64M,mean=32,sorted=down,seed=1,
 *       112/362 uniform:n=1M,mean=8,seed=1, 110/355 geometric:n=16M,mean=3,empty=0.5,seed=1,
 *       100/322 delaunay_n15.rowlen, 117/375 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       120/384 geometric:n=128K,mean=8,seed=1, 101/323 fixed:n=64M,mean=4, 119/380 poisson:n=256K,mean=12,seed=1,
 *       116/370 bimodal:n=512K,mean=4,share=0.9,seed=1, 114/362 geometric:n=256K,mean=4,sorted=up,seed=1,
 *       101/320 geometric:n=1M,mean=2,seed=1, 103/326 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1,
 *       114/360 geometric:n=256K,mean=16,sorted=up,seed=1,
 *       83/262 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1, 97/306 git_files_per_commit.rowlen@64M,
 *       117/369 bimodal:n=64K,mean=4,share=0.9,seed=1, 104/326 uniform:n=64M,mean=2,empty=0.5,seed=1,
 *       120/375 uniform:n=8K,mean=16,seed=1, 102/316 geometric:n=8M,mean=2,seed=1,
 *       121/374 uniform:n=64K,mean=16,seed=1, 102/315 poisson:n=64M,mean=2,seed=1,
 *       104/321 geometric:n=2M,mean=2,seed=1, 102/314 poisson:n=8M,mean=6,seed=1, 104/320 poisson:n=4M,mean=6,seed=1,
 *       95/292 mdual.rowlen@64M, 97/298 mdual.rowlen@4M, 99/304 poisson:n=1M,mean=1,seed=1,
 *       105/322 geometric:n=4M,mean=2,seed=1, 101/309 geometric:n=64M,mean=1.5,empty=0.5,seed=1,
 *       119/364 geometric:n=128K,mean=4,sorted=up,seed=1, 100/304 uniform:n=64M,mean=4,seed=1,
 *       104/316 uniform:n=8M,mean=8,seed=1, 99/300 mdual.rowlen, 98/296 poisson:n=64M,mean=0.5,seed=1,
 *       104/314 poisson:n=64M,mean=6,seed=1, 107/322 pareto:n=8K,mean=64,alpha=1.5,seed=1,
 *       105/315 geometric:n=64M,mean=2,seed=1, 102/306 poisson:n=1M,mean=0.5,seed=1,
 *       102/306 poisson:n=2M,mean=0.5,seed=1, 100/300 poisson:n=8M,mean=0.5,seed=1,
 *       102/305 uniform:n=16M,mean=4,seed=1, 103/306 poisson:n=4M,mean=0.5,seed=1,
 *       108/320 poisson:n=2M,mean=6,seed=1, 105/310 poisson:n=128K,mean=0.5,seed=1,
 *       102/301 uniform:n=256M,mean=4,seed=1, 100/294 poisson:n=64M,mean=0.25,seed=1,
 *       101/295 uniform:n=8M,mean=4,seed=1, 115/335 bimodal:n=4M,mean=64,share=0.9,seed=1,
 *       110/320 poisson:n=1M,mean=6,seed=1, 104/300 poisson:n=4M,mean=3,seed=1, 112/323 poisson:n=128K,mean=6,seed=1,
 *       110/315 uniform:n=512K,mean=4,seed=1, 113/323 poisson:n=256K,mean=6,seed=1,
 *       114/325 geometric:n=128K,mean=2,seed=1, 114/323 geometric:n=256K,mean=2,seed=1,
 *       113/319 uniform:n=64K,mean=4,seed=1, 116/325 uniform:n=256K,mean=8,seed=1,
 *       101/281 poisson:n=2M,mean=1,seed=1, 110/306 poisson:n=256K,mean=0.5,seed=1,
 *       111/304 uniform:n=1K,mean=4,seed=1, 103/282 poisson:n=128K,mean=1,seed=1, 108/295 poisson:n=8M,mean=3,seed=1,
 *       110/300 poisson:n=2M,mean=3,seed=1, 112/305 uniform:n=2M,mean=4,seed=1, 113/305 uniform:n=1M,mean=4,seed=1,
 *       113/302 poisson:n=1M,mean=3,seed=1, 114/303 uniform:n=4M,mean=4,seed=1, 104/276 poisson:n=8M,mean=1,seed=1,
 *       115/305 uniform:n=256K,mean=4,seed=1, 119/314 uniform:n=8K,mean=4,seed=1, 107/282 poisson:n=4M,mean=1,seed=1,
 *       116/302 poisson:n=256K,mean=3,seed=1, 126/325 uniform:n=128K,mean=8,seed=1,
 *       102/262 uniform:n=64M,mean=1,seed=1, 111/282 poisson:n=256K,mean=1,seed=1,
 *       119/302 poisson:n=128K,mean=3,seed=1, 108/271 fixed:n=64M,mean=1, 122/305 uniform:n=128K,mean=4,seed=1
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 671 cases, n = 1024 to 268435456; serves 113 (huge zipf pareto lognormal rowlen): worst regret 48.7%, mean 6.7%
 *       launched 200 times in a row on 42 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 671 cases, n = 1024 to 268435456; serves 130 (huge pareto lognormal uniform zipf rowlen fixed bimodal): worst regret 42.1%, mean 4.0%
 *       launched 200 times in a row on 80 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7:
 *       measured on 671 cases, n = 1024 to 268435456; serves 64 (lognormal zipf pareto huge bimodal uniform rowlen): worst regret 32.8%, mean 8.7%
 *       launched 200 times in a row on 2 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6:
 *       measured on 571 cases, n = 1024 to 268435456; serves 188 (pareto uniform bimodal rowlen poisson geometric lognormal fixed): worst regret 63.7%, mean 7.5%
 *       launched 200 times in a row on 47 cases, all results right
 *     stream_fitted BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1:
 *       measured on 565 cases, n = 1024 to 268435456; serves 29 (pareto uniform lognormal rowlen fixed poisson): worst regret 22.8%, mean 5.0%
 *       launched 200 times in a row on 11 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=2 VEC=4:
 *       measured on 561 cases, n = 1024 to 268435456; serves 18 (pareto uniform lognormal fixed): worst regret 19.7%, mean 3.6%
 *       launched 200 times in a row on 34 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4:
 *       measured on 579 cases, n = 1024 to 268435456; serves 104 (pareto uniform rowlen bimodal huge poisson lognormal geometric zipf fixed): worst regret 64.1%, mean 5.6%
 *       launched 200 times in a row on 33 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 316 cases, n = 1024 to 268435456; serves 25 (poisson geometric rowlen fixed uniform lognormal): worst regret 59.3%, mean 7.0%
 *       launched 200 times in a row on 1 case, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_42481C1445F16FA5
#define SEGTUNE_SEGREDUCE_42481C1445F16FA5

/* Shared by all launch-box headers, and defined once per program, for C99 and C++11: boxes, the trees that say which
 * box to use for a call, and where a box can run. segtune puts this text into each header that it exports, followed by
 * lookup_impl.h. */
#ifndef SEGTUNE_LAUNCH_BOX_VERSION
#define SEGTUNE_LAUNCH_BOX_VERSION 8

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
#define SEGTUNE_AXES 8 /* the last axis needs the longest segment */
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
	double share_16;           /* as share_1k, for 16 elements; unknown: guessed from the mean length */
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

	s.longest = s.share_1k = s.share_4k = s.span = s.share_16 = -1;
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

/* Adds a segment of this length to the shape. Start with {0, 0, 0, 0, 0}, finish with segtune_shape_end. */
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
#elif SEGTUNE_LAUNCH_BOX_VERSION != 8
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

/* Unknown: guessed from the mean length in octaves, as none up to 4 and all from 64 on. */
static inline double segtune_share_16(double known, double mean)
{
	double share = known >= 0 ? known : (mean - 2) / 4;

	return share < 0 ? 0 : share > 1 ? 1 : share;
}

/* The position of a call among the cases. Two cases correlate by half at 32 octaves of distance, by mean length or span
 * at 16, by the share of segments of 1024 at 64. */
static inline void segtune_place(const struct segtune_query *q, int place[SEGTUNE_AXES])
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
	place[7] = segtune_units((segtune_octaves(q->shape.longest, 0) - n) / 32);
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
#define SEGTUNE_SEGREDUCE_THREADS_FITTED 7102755
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_42481c1445f16fa5_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 671, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 4, 4194304, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 671, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 4, 4194304, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 671, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 571, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 6 } }, 384, 4194304, 64 },
	{ "stream_fitted", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 565, 1, 0, 5, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 } }, 512, 4194304, 24 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=2 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 561, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 2 }, { "VEC", 4 } }, 64, 4194304, 2 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 579, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 316, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 512 }
};

static const struct segtune_node segtune_segreduce_42481c1445f16fa5_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.97, 1, 2, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 24500000.0, 3, 10, -1 },
	{ SEGTUNE_MEAN, 32.3654685334972, 4, 7, -1 },
	{ SEGTUNE_N, 172000.0, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 152000.0, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_42481c1445f16fa5_longest_0[] = {
	{ SEGTUNE_LONGEST, 3410.0, 1, 140, -1 },
	{ SEGTUNE_MEAN, 1.53, 2, 9, -1 },
	{ SEGTUNE_N, 432000.0, 3, 8, -1 },
	{ SEGTUNE_LONGEST, 16.199999999999999, 4, 7, -1 },
	{ SEGTUNE_MEAN, 0.71299999999999997, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 49.100000000000001, 10, 99, -1 },
	{ SEGTUNE_LONGEST, 26.900000000000002, 11, 36, -1 },
	{ SEGTUNE_N, 7400000.0, 12, 25, -1 },
	{ SEGTUNE_MEAN, 3.73, 13, 24, -1 },
	{ SEGTUNE_N, 1230000.0, 14, 19, -1 },
	{ SEGTUNE_LONGEST, 14.200000000000001, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 269000.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 10.100000000000001, 20, 23, -1 },
	{ SEGTUNE_MEAN, 2.0899999999999999, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 2.8799999999999999, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 190000000.0, 28, 35, -1 },
	{ SEGTUNE_N, 20200000.0, 29, 32, -1 },
	{ SEGTUNE_MEAN, 6.8100000000000005, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 3.4700000000000002, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 10.0, 37, 60, -1 },
	{ SEGTUNE_N, 2750000.0, 38, 45, -1 },
	{ SEGTUNE_LONGEST, 65.100000000000009, 39, 44, -1 },
	{ SEGTUNE_MEAN, 5.4500000000000002, 40, 41, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 947000.0, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 834.0, 46, 55, -1 },
	{ SEGTUNE_MEAN, 2.0699999999999998, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 492.0, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 4.3300000000000001, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 27600000.0, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 16900000.0, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 2.48, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 805.0, 61, 84, -1 },
	{ SEGTUNE_N, 781000.0, 62, 73, -1 },
	{ SEGTUNE_LONGEST, 159.0, 63, 68, -1 },
	{ SEGTUNE_LONGEST, 49.200000000000003, 64, 67, -1 },
	{ SEGTUNE_MEAN, 19.800000000000001, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 123000.0, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 18.300000000000001, 71, 72, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 53.700000000000003, 74, 77, -1 },
	{ SEGTUNE_N, 9560000.0, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 69.799999999999997, 78, 83, -1 },
	{ SEGTUNE_N, 4570000.0, 79, 82, -1 },
	{ SEGTUNE_MEAN, 23.300000000000001, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 424000.0, 85, 90, -1 },
	{ SEGTUNE_MEAN, 17.800000000000001, 86, 87, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 2360.0, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 19900000.0, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 23.700000000000003, 93, 96, -1 },
	{ SEGTUNE_N, 39200000.0, 94, 95, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1160.0, 97, 98, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 4050000.0, 100, 121, -1 },
	{ SEGTUNE_LONGEST, 110.0, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 377000.0, 103, 112, -1 },
	{ SEGTUNE_MEAN, 276.0, 104, 111, -1 },
	{ SEGTUNE_LONGEST, 229.0, 105, 108, -1 },
	{ SEGTUNE_MEAN, 108.0, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 68.299999999999997, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 470.0, 113, 120, -1 },
	{ SEGTUNE_LONGEST, 798.0, 114, 119, -1 },
	{ SEGTUNE_MEAN, 71.400000000000006, 115, 116, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2120000.0, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 782.0, 122, 133, -1 },
	{ SEGTUNE_MEAN, 82.900000000000006, 123, 128, -1 },
	{ SEGTUNE_LONGEST, 119.0, 124, 127, -1 },
	{ SEGTUNE_N, 6850000.0, 125, 126, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 139.0, 129, 132, -1 },
	{ SEGTUNE_LONGEST, 316.0, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 326.0, 134, 135, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1410.0, 136, 139, -1 },
	{ SEGTUNE_LONGEST, 3010.0, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 17200000.0, 141, 216, -1 },
	{ SEGTUNE_MEAN, 43.700000000000003, 142, 173, -1 },
	{ SEGTUNE_LONGEST, 4910.0, 143, 152, -1 },
	{ SEGTUNE_MEAN, 6.6000000000000005, 144, 147, -1 },
	{ SEGTUNE_N, 610000.0, 145, 146, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 156000.0, 148, 151, -1 },
	{ SEGTUNE_MEAN, 12.100000000000001, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 763000.0, 153, 168, -1 },
	{ SEGTUNE_MEAN, 1.49, 154, 159, -1 },
	{ SEGTUNE_LONGEST, 17500.0, 155, 158, -1 },
	{ SEGTUNE_N, 843000.0, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 7010.0, 160, 167, -1 },
	{ SEGTUNE_MEAN, 2.3700000000000001, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 100000.0, 163, 166, -1 },
	{ SEGTUNE_MEAN, 8.1699999999999999, 164, 165, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 10.700000000000001, 169, 172, -1 },
	{ SEGTUNE_LONGEST, 2290000.0, 170, 171, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1280.0, 174, 201, -1 },
	{ SEGTUNE_N, 140000.0, 175, 180, -1 },
	{ SEGTUNE_MEAN, 103.0, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 14600.0, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 92.0, 181, 192, -1 },
	{ SEGTUNE_LONGEST, 233000.0, 182, 189, -1 },
	{ SEGTUNE_N, 6510000.0, 183, 188, -1 },
	{ SEGTUNE_LONGEST, 13600.0, 184, 185, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 294000.0, 186, 187, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 7120000.0, 190, 191, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 5720000.0, 193, 200, -1 },
	{ SEGTUNE_N, 717000.0, 194, 199, -1 },
	{ SEGTUNE_MEAN, 555.0, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 16600.0, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 75600.0, 202, 213, -1 },
	{ SEGTUNE_MEAN, 3230.0, 203, 212, -1 },
	{ SEGTUNE_N, 3490000.0, 204, 209, -1 },
	{ SEGTUNE_LONGEST, 36300.0, 205, 206, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 339000.0, 207, 208, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 10648.156219837218, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 12200000.0, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 2760000.0, 217, 244, -1 },
	{ SEGTUNE_MEAN, 30.5, 218, 229, -1 },
	{ SEGTUNE_N, 26700000.0, 219, 224, -1 },
	{ SEGTUNE_MEAN, 18.800000000000001, 220, 223, -1 },
	{ SEGTUNE_LONGEST, 212000.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 16.900000000000002, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 50600000.0, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 3100.0, 230, 237, -1 },
	{ SEGTUNE_N, 132000000.0, 231, 232, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 157.0, 233, 234, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1650000.0, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 107000.0, 238, 243, -1 },
	{ SEGTUNE_MEAN, 18300.0, 239, 242, -1 },
	{ SEGTUNE_LONGEST, 12300.0, 240, 241, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 2750.0, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 646000.0, 247, 250, -1 },
	{ SEGTUNE_LONGEST, 11500000.0, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_42481c1445f16fa5_shares_0[] = {
	{ SEGTUNE_SHARE_4K, 8.6399999999999999e-05, 1, 134, -1 },
	{ SEGTUNE_MEAN, 1.4399999999999999, 2, 11, -1 },
	{ SEGTUNE_N, 281000.0, 3, 6, -1 },
	{ SEGTUNE_MEAN, 0.746, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 804000.0, 7, 10, -1 },
	{ SEGTUNE_MEAN, 1.01, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 53.900000000000006, 12, 71, -1 },
	{ SEGTUNE_SHARE_1K, 0.00066799999999999997, 13, 42, -1 },
	{ SEGTUNE_N, 601000.0, 14, 29, -1 },
	{ SEGTUNE_MEAN, 6.9000000000000004, 15, 22, -1 },
	{ SEGTUNE_MEAN, 5.3300000000000001, 16, 19, -1 },
	{ SEGTUNE_N, 3790.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 177000.0, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 10500.0, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 7.6799999999999997, 25, 28, -1 },
	{ SEGTUNE_N, 248000.0, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 2.0899999999999999, 30, 33, -1 },
	{ SEGTUNE_N, 2960000.0, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1130000.0, 34, 37, -1 },
	{ SEGTUNE_MEAN, 12.5, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 2.6400000000000001, 38, 41, -1 },
	{ SEGTUNE_N, 10700000.0, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1180000.0, 43, 58, -1 },
	{ SEGTUNE_MEAN, 17.0, 44, 49, -1 },
	{ SEGTUNE_MEAN, 11.100000000000001, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 260000.0, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 221000.0, 50, 55, -1 },
	{ SEGTUNE_MEAN, 21.800000000000001, 51, 54, -1 },
	{ SEGTUNE_N, 89100.0, 52, 53, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.0060500000000000007, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 16773934.959551461, 59, 64, -1 },
	{ SEGTUNE_MEAN, 32.300000000000004, 60, 63, -1 },
	{ SEGTUNE_MEAN, 3.1099999999999999, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 25.400000000000002, 65, 70, -1 },
	{ SEGTUNE_N, 32100000.0, 66, 69, -1 },
	{ SEGTUNE_MEAN, 9.1500000000000004, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1320.0, 72, 129, -1 },
	{ SEGTUNE_N, 3420000.0, 73, 102, -1 },
	{ SEGTUNE_SHARE_1K, 0.0014000000000000002, 74, 87, -1 },
	{ SEGTUNE_MEAN, 244.0, 75, 82, -1 },
	{ SEGTUNE_N, 1840000.0, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 88.5, 78, 81, -1 },
	{ SEGTUNE_MEAN, 68.700000000000003, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 524000.0, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 632.0, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 259.0, 88, 97, -1 },
	{ SEGTUNE_N, 737000.0, 89, 94, -1 },
	{ SEGTUNE_MEAN, 193.0, 90, 91, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.105, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 183.0, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.043700000000000003, 98, 101, -1 },
	{ SEGTUNE_N, 1580000.0, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 97.5, 103, 110, -1 },
	{ SEGTUNE_SHARE_1K, 0.000127, 104, 109, -1 },
	{ SEGTUNE_MEAN, 73.200000000000003, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 25800000.0, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.000736, 111, 120, -1 },
	{ SEGTUNE_MEAN, 125.0, 112, 115, -1 },
	{ SEGTUNE_N, 29400000.0, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 6480000.0, 116, 119, -1 },
	{ SEGTUNE_MEAN, 159.0, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 348.0, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 10600000.0, 123, 128, -1 },
	{ SEGTUNE_MEAN, 1010.0, 124, 127, -1 },
	{ SEGTUNE_SHARE_1K, 0.45500000000000002, 125, 126, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 270000.0, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_1K, 0.0057400000000000003, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 24000000.0, 135, 212, -1 },
	{ SEGTUNE_MEAN, 49.0, 136, 169, -1 },
	{ SEGTUNE_MEAN, 26.300000000000001, 137, 164, -1 },
	{ SEGTUNE_MEAN, 1.5800000000000001, 138, 145, -1 },
	{ SEGTUNE_SHARE_4K, 0.0106, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_1K, 0.11900000000000001, 141, 144, -1 },
	{ SEGTUNE_N, 8820000.0, 142, 143, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 84400.0, 146, 149, -1 },
	{ SEGTUNE_SHARE_4K, 0.081799999999999998, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 13000000.0, 150, 159, -1 },
	{ SEGTUNE_SHARE_1K, 0.64800000000000002, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 4.5899999999999999, 153, 154, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 5760000.0, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 14.300000000000001, 157, 158, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.184, 160, 163, -1 },
	{ SEGTUNE_MEAN, 17.199999999999999, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.186, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 5780000.0, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1420000.0, 170, 199, -1 },
	{ SEGTUNE_MEAN, 569.0, 171, 190, -1 },
	{ SEGTUNE_N, 117000.0, 172, 179, -1 },
	{ SEGTUNE_MEAN, 129.0, 173, 178, -1 },
	{ SEGTUNE_N, 56700.0, 174, 175, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_1K, 0.48299999999999998, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_1K, 0.433, 180, 185, -1 },
	{ SEGTUNE_MEAN, 69.0, 181, 184, -1 },
	{ SEGTUNE_SHARE_1K, 0.17599999999999999, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 165.0, 186, 189, -1 },
	{ SEGTUNE_SHARE_4K, 0.41300000000000003, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 32800.0, 191, 198, -1 },
	{ SEGTUNE_MEAN, 1320.0, 192, 197, -1 },
	{ SEGTUNE_N, 262395.30044223031, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_4K, 0.099400000000000002, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 2880000.0, 200, 209, -1 },
	{ SEGTUNE_MEAN, 123.0, 201, 204, -1 },
	{ SEGTUNE_SHARE_1K, 0.23300000000000001, 202, 203, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 2680.0, 205, 206, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 15700.0, 207, 208, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 2000000.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 185.0, 213, 234, -1 },
	{ SEGTUNE_MEAN, 39.900000000000006, 214, 223, -1 },
	{ SEGTUNE_N, 32700000.0, 215, 222, -1 },
	{ SEGTUNE_SHARE_1K, 0.098600000000000007, 216, 221, -1 },
	{ SEGTUNE_MEAN, 14.800000000000001, 217, 220, -1 },
	{ SEGTUNE_MEAN, 3.1600000000000001, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.088900000000000007, 224, 229, -1 },
	{ SEGTUNE_N, 116000000.0, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.0114, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 45100000.0, 230, 233, -1 },
	{ SEGTUNE_SHARE_4K, 0.28100000000000003, 231, 232, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1230000.0, 235, 252, -1 },
	{ SEGTUNE_MEAN, 944.0, 236, 245, -1 },
	{ SEGTUNE_SHARE_4K, 0.249, 237, 240, -1 },
	{ SEGTUNE_N, 133000000.0, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 35400000.0, 241, 244, -1 },
	{ SEGTUNE_SHARE_4K, 0.61099999999999999, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1390.0, 246, 251, -1 },
	{ SEGTUNE_SHARE_4K, 0.66900000000000004, 247, 250, -1 },
	{ SEGTUNE_N, 180000000.0, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const int segtune_segreduce_42481c1445f16fa5_cases_0[] = {
	0,0,0,0,0,0,0,0,995,1039,1663,1412,1707,1549,1627,2324,995,1039,1663,1412,1707,1549,1627,2324,
	1280,365,-768,-1536,58,-345,177,-608,-3135,-773,316,1102,1317,-326,1867,-1718,-2501,-349,341,865,1055,-1156,322,-1144,
	1280,510,-768,-1536,13,-244,0,-928,664,-408,265,-1680,-92,-1778,-3969,-444,-613,-1665,111,-1242,182,-98,-1907,-1617,
	1280,927,-768,-1536,0,0,531,-378,-64,-2244,128,4073,-817,4742,1707,-5387,587,-1168,285,3739,-831,2417,113,-3874,
	1280,1028,-768,-1536,0,0,772,-648,-900,154,201,-1755,182,-4536,-1128,-1398,-1525,-895,-42,-1503,359,-2130,139,-3440,
	1280,1434,-768,-1536,0,0,988,-424,-609,3937,58,-656,1383,-6887,-1502,-5240,-1292,1611,-187,-1860,1068,-3350,-563,-6364,
	1280,1506,-768,-1536,0,0,1013,-197,-2169,-6433,55,-3329,-2516,9825,2694,-3856,-1130,-3417,405,-2327,-2122,4471,776,-2199,
	1280,1829,-768,-1536,0,0,1024,-254,550,330,-31,-1147,2206,-276,-1897,-1188,816,496,-100,-701,2179,-515,-1892,-219,
	1280,2048,-768,-1536,0,0,1024,-211,-739,-2300,-56,-2315,1302,-353,-1440,-2839,-774,-2251,-173,-2073,1119,-295,-998,-2151,
	1280,2304,-768,-1536,0,0,1024,-115,3393,4069,-10,-993,839,-489,-6122,-6338,1617,2428,-142,-1040,20,-382,-3100,-5450,
	1280,2304,-768,-1536,0,0,1024,-16,-4899,-4223,-10,-1548,-2494,-489,7350,-1453,-2504,-1780,490,-1341,-2647,-1991,3082,-1543,
	1664,415,-768,-1536,207,-914,283,-646,1397,651,-123,-118,61,-2444,2326,-1096,2652,2374,-123,849,-1073,-5420,-902,80,
	1664,514,-768,-1536,31,-990,0,-1312,1550,2147,-325,1376,-254,345,-2796,848,705,867,-434,1102,29,1227,-505,-219,
	1664,956,-768,-1536,117,-464,558,-596,-1918,-2789,-253,-3155,96,4488,9410,4655,-11,-217,-51,-2393,668,1568,5828,5918,
	1664,1031,-768,-1536,30,-475,768,-1032,2927,4100,-330,194,3172,-3217,-5504,3333,966,1521,-607,-736,3254,367,-811,2364,
	1664,1458,-768,-1536,5,-73,1024,-505,-1077,544,79,2018,-412,6563,3764,4461,592,1609,380,3233,15,2984,1492,6285,
	1664,1544,-768,-1536,0,0,1011,-770,2487,154,60,1399,565,-7024,-1484,4614,772,-1297,-253,301,382,-2204,952,2572,
	1664,1979,-768,-1536,0,0,1023,-530,1314,2200,-235,1255,-3738,-19,1524,7115,1150,1828,-301,640,-3316,-115,1356,5370,
	1664,1991,-162,-1536,0,0,1024,-325,1350,2658,343,1751,-704,3709,689,2962,1254,2529,394,1808,-790,3568,860,3258,
	1664,2560,-41,-1536,0,0,1024,-321,138,761,-281,2059,-1667,-1027,-621,1784,-63,494,-402,2008,-1675,-657,-331,1427,
	1664,2597,-48,-96,0,0,1024,-96,-1697,787,1297,-3250,-5423,3109,-571,1247,-1256,595,1509,-3083,-5199,2773,-463,1251,
	1664,2816,0,-1536,0,0,1024,-205,2065,951,22,-293,1052,-464,-1357,874,1923,886,88,-85,979,-573,-1451,820,
	1664,2901,0,-1536,0,0,1024,-144,-1075,-1052,394,-2383,2400,-194,1986,1190,-722,-655,845,-1597,2291,-1160,819,1396,
	1987,1686,-768,-1536,164,-332,1010,-849,871,1885,347,6992,-379,2474,-2717,-850,863,2005,320,6854,-298,2775,-2609,-966,
	2048,440,-768,-1536,412,-1451,332,-782,-4760,-4549,-631,-2211,1876,18162,6713,-8032,-1924,-1205,-460,-307,-3726,6634,-1497,-4121,
	2048,512,-768,-1536,42,-1750,0,-1696,2886,-74,-324,1101,1858,-832,-2347,-4505,2146,-736,-314,268,3498,2275,81,-5459,
	2048,513,-768,-1536,182,-1609,731,-1416,110,-578,-656,1477,-5510,-7637,-6654,5734,-1123,-1852,-453,648,-1903,-1501,-1614,3370,
	2048,541,-218,-435,925,-837,106,-435,4865,2284,2394,-5594,-3644,2594,2735,244,5038,2319,2599,-5602,-3986,1956,2196,455,
	2048,771,-64,-128,1282,-252,521,-128,-2657,-4048,151,4760,2467,1821,908,642,-2411,-2988,-215,4022,2201,1742,1175,770,
	2048,993,-306,-1536,326,-985,611,-612,2528,-373,912,3304,-3483,-1690,-801,536,3070,699,1168,3253,-3423,-2717,-1813,857,
	2048,1026,-768,-1536,37,-1242,774,-1416,-1087,-1101,-568,929,1646,-2236,-108,111,-1446,-1831,-671,872,1448,-1357,456,-8,
	2048,1113,-128,-256,711,-479,843,-256,-1021,209,-2432,-8258,-2076,-3399,-1843,524,-1011,241,-2275,-8675,-2449,-3358,-1828,612,
	2048,1486,-236,-1536,126,-692,1024,-518,-2020,-3233,-2448,-2623,2684,-4189,-3630,-52,-1199,-2211,-1648,-2075,1880,-5373,-4537,217,
	2048,1537,-768,-1536,184,-583,943,-877,-2377,-4618,97,-2237,1020,3408,4281,-719,-1439,-3321,147,-1567,1543,1702,2675,-627,
	2048,1542,-32,-64,652,-111,964,-64,-2917,-1750,-120,2175,866,-4941,-161,370,-2710,-1853,-6,1887,858,-3478,-1748,469,
	2048,1542,-768,-1536,32,-731,1011,-1154,-50,381,-251,4438,910,-1272,-2323,-25,-908,-1010,-508,3981,955,-395,-1359,-180,
	2048,1571,-218,-435,203,-530,1012,-435,6741,-120,2824,-1604,-988,-3719,-3850,351,6705,-14,2907,-1384,-1038,-4193,-3662,435,
	2048,1797,-64,-128,319,-188,1017,-128,402,797,-1314,4909,2622,-6120,-1171,237,810,1005,-798,4069,2242,-6542,-2400,362,
	2048,1977,-176,-1536,45,-282,1024,-605,-3719,-2678,-1721,-9069,-5491,-1885,-317,-687,-3243,-2182,-1384,-8679,-5698,-1706,-681,-754,
	2048,2042,-768,-1536,19,-243,1023,-896,-887,-1107,-294,-4248,-257,-1678,37,10,-921,-1009,-377,-4455,-537,-1578,326,-160,
	2048,2468,-69,-284,0,0,1024,-377,4715,-2172,2126,2590,4371,-796,2571,84,4217,-2135,2060,2476,3850,-456,2656,88,
	2048,2564,-34,-1536,0,0,1024,-640,-707,-1542,-465,3120,-3568,-390,-1889,-515,-692,-1545,-610,2849,-3403,-49,-1558,-458,
	2048,2970,-4,-106,0,0,1024,-423,5430,-3467,3883,1055,1267,-6923,2540,39,1818,-3598,888,800,1148,-3525,2956,44,
	2048,3042,0,-119,0,0,1024,-197,-5948,1959,-3598,700,900,1165,-2985,86,-2514,696,-561,1041,1189,-2970,-2819,44,
	2048,3365,0,0,0,0,1024,-255,2395,1042,2116,583,579,-2599,-106,146,1752,756,1421,474,516,-1702,619,100,
	2048,3584,0,0,0,0,1024,-211,4694,5336,2511,349,343,-1359,539,135,4330,5089,1988,272,303,-224,1370,86,
	2048,3840,0,0,0,0,1024,-115,5391,3408,6223,321,296,-13666,-3562,169,2011,797,3057,247,242,-8663,-2824,128,
	2048,3840,0,0,0,0,1024,-16,-8600,-6550,-6576,321,296,7796,-2736,169,-4546,-3529,-2729,550,324,857,-5941,277,
	2099,632,-768,-1536,11,-1763,0,-1683,-3342,290,-149,-402,-1659,-985,-213,1983,-3465,136,-157,-558,-1706,-641,-58,1888,
	2103,437,-768,-1536,528,-1449,100,-1371,-752,1074,-288,673,-4533,-13688,-5402,1528,-1931,-621,-325,467,-3262,-7813,-2697,-926,
	2122,1223,-768,-1536,47,-1181,1011,-1478,1410,3907,-104,905,2428,3152,-1037,52,-210,1636,-114,-494,1858,5522,488,6,
	2125,1276,-768,-1536,14,-1169,1021,-1397,-975,-5144,-272,-1907,-1231,-3662,-1502,179,-973,-4910,-243,-1742,-1306,-2932,-1084,142,
	2142,1003,-768,-1536,19,-1469,441,-1590,1717,-759,-243,870,1890,1535,2007,-372,960,-1801,-429,345,1301,2256,2187,-232,
	2176,-256,-768,-1536,128,-2688,0,-1856,-456,-200,-127,-1395,-3528,-2039,-2742,542,-757,-438,-155,-1416,-3201,-1823,-2218,593,
	2176,0,-768,-1536,92,-2468,0,-1824,-255,-350,-234,1837,-2800,-2949,-3313,838,-600,-666,-224,1417,-1884,-1664,-2144,323,
	2176,256,-768,-1536,77,-2227,0,-1656,1352,-422,-252,-500,-39,1706,-558,-6086,1534,-256,-386,-14,-1289,-202,-1828,-5620,
	2176,385,-768,-1536,79,-2096,0,-1728,467,-156,-199,6,-1049,-2896,598,4212,351,-273,-177,-226,-342,-1995,1508,3291,
	2176,512,-161,-430,1661,-387,484,-500,3619,6013,-1770,-4157,-6629,494,725,481,3522,5493,-1589,-3881,-6299,934,1092,391,
	2176,512,-768,-1536,42,-2006,0,-1824,1958,986,-146,594,-748,-1231,-2536,-5507,1140,541,-99,-36,1175,1777,-194,-4990,
	2176,513,-768,-1536,625,-1422,73,-1524,4398,1525,864,921,-4345,-4829,-4643,4156,2611,-67,896,-131,-1723,-649,-853,2306,
	2176,513,-768,-1536,1503,-544,955,-979,3356,613,6148,3079,-4199,-5919,-9051,999,3378,631,6074,2958,-4142,-5574,-8705,922,
	2176,533,-403,-1536,522,-1505,569,-806,2736,73,1127,2805,6087,1876,3252,-3346,2964,388,1278,3075,5646,1072,2777,-2875,
	2176,553,-222,-1536,736,-1271,542,-661,-892,-3588,339,412,2055,1433,1885,-1559,-435,-2934,160,-278,2464,451,1058,-1241,
	2176,640,-768,-1536,42,-1878,2,-1648,-1914,-381,-41,1023,-221,3244,1248,3043,-1450,77,-83,1399,-1000,1651,180,2716,
	2176,665,-190,-611,712,-1183,594,-611,504,3756,2937,912,-587,566,1004,-2297,464,3629,2947,694,-312,776,1257,-2362,
	2176,749,-280,-1536,441,-1369,627,-740,3691,7481,3684,-153,1694,2258,5111,2710,3615,7458,3639,-41,1930,2085,5216,2826,
	2176,760,-307,-1536,1331,-470,720,-779,2542,5351,-2618,-6776,-6220,-361,-10018,766,2497,5141,-2397,-6787,-5937,229,-9538,671,
	2176,761,-173,-1536,631,-1167,1024,-653,-4001,-567,400,-427,-4211,2902,4473,79,-3487,253,249,-878,-3854,2141,3870,75,
	2176,766,-768,-1536,117,-1677,455,-1202,-4101,-4140,-193,-3514,-3600,-1199,-1213,602,-1681,-794,-264,-792,-4779,-6698,-4897,922,
	2176,768,-768,-1536,47,-1745,0,-1680,-1711,546,101,-2226,-491,-597,-1166,645,-1756,326,41,-2323,-797,-838,-1309,918,
	2176,769,-768,-1536,82,-1708,420,-1388,8,4200,-219,1383,-1872,-3384,-110,822,-673,2708,-219,674,-1020,-1852,822,35,
	2176,896,-768,-1536,30,-1634,284,-1536,2026,-2098,-61,1028,3067,1712,1730,-419,1945,-2137,-102,1037,2629,1194,1328,-404,
	2176,986,-370,-1536,333,-1241,606,-740,-6880,-7048,-3021,-2863,-5306,3054,-9274,-248,-5395,-5055,-2746,-1832,-5822,459,-10885,85,
	2176,986,-370,-1536,995,-579,606,-740,-7831,-7486,-3508,1231,-4593,-3376,-6041,117,-7285,-6880,-3201,1018,-4718,-4137,-6650,191,
	2176,1017,-768,-1536,582,-961,760,-1265,1417,5929,-278,-3332,141,2364,690,-101,472,4180,-110,-3082,-60,3623,1878,-298,
	2176,1023,-213,-1536,1174,-364,853,-677,5126,6510,6320,4868,1971,8126,-549,348,5110,6472,6009,4478,1824,7854,-523,302,
	2176,1024,-114,-328,1296,-239,749,-440,-1162,1270,-1575,1122,2321,-3772,2252,55,-1251,403,-1164,1903,2707,-3373,2774,-33,
	2176,1028,-768,-1536,743,-789,740,-1085,1408,-2043,2607,2379,-1264,-7810,-3328,-154,1567,-1468,2524,2618,-1714,-7618,-3316,-210,
	2176,1111,-128,-256,955,-494,841,-256,1404,1184,824,8074,2958,3423,4376,-144,1397,1368,730,7713,2709,3255,3989,-85,
	2176,1151,-768,-1536,21,-1388,1006,-1492,346,140,-65,-108,126,-1695,2565,164,-115,-146,-89,-476,0,-877,2986,148,
	2176,1282,-768,-1536,37,-1241,962,-1412,495,2291,-165,556,409,-4890,-1681,-249,-237,1632,-147,-16,149,-2245,-339,-240,
	2176,1282,-768,-1536,32,-1246,988,-1254,-2033,-1462,-83,-2222,181,7192,3084,-36,221,1310,-91,-93,834,1405,253,97,
	2176,1289,-134,-1536,289,-983,935,-658,577,1927,238,43,2313,4407,306,-14,333,1577,400,-357,2167,5064,713,-228,
	2176,1419,-137,-408,319,-822,932,-536,-4995,-1656,2212,-3832,-5521,4044,-6802,107,-4971,-1871,2100,-3546,-5009,4203,-6145,62,
	2176,1523,-110,-530,862,-175,978,-530,-2439,780,191,-1877,-9203,-6833,-4372,42,-2336,973,184,-1748,-8766,-6865,-4686,-18,
	2176,1536,-90,-287,846,-178,941,-394,-567,-2444,-922,1777,3871,8024,-1510,-29,-1075,-2727,-911,1935,3639,7222,-2227,-51,
	2176,1538,-440,-1536,67,-955,999,-880,59,512,605,981,-2957,-3479,4307,-129,327,750,384,954,-1920,-4642,3017,-118,
	2176,1779,-79,-266,671,-110,1001,-402,5115,3343,2726,-116,858,1314,-6110,-57,4571,3053,2472,524,1268,674,-5276,-114,
	2176,1793,-768,-1536,5,-762,1024,-1245,2841,-1399,-205,-6344,5988,-1826,2368,126,1753,-1771,-419,-5704,4250,-664,2535,3,
	2176,1798,-768,-1536,32,-730,1020,-1153,-942,3309,-22,3252,-4769,710,-2429,-11,-394,2925,-76,1990,-3356,310,-2086,48,
	2176,1998,-143,-596,104,-458,1024,-596,-3031,-3067,1099,-7932,-12143,-4616,3326,-34,-2999,-3070,961,-7461,-11359,-4376,3489,-107,
	2176,2025,-52,-233,158,-377,1017,-409,1628,2444,-956,-5899,2401,1525,-5192,-67,1370,2344,-1038,-5474,2455,959,-4539,-115,
	2176,2051,-166,-1536,313,-196,1023,-696,2244,847,1541,6991,6326,-1206,2607,-585,2178,820,1575,6726,6061,-814,2697,-623,
	2176,2052,-448,-1536,31,-478,1024,-896,960,1101,-83,-205,-661,5113,2121,-244,693,900,-221,-839,-890,4965,2164,-256,
	2176,2288,-90,-568,62,-210,1024,-568,-454,1312,1319,2615,-476,-500,4464,-35,-126,1519,1574,2822,-263,-676,4361,-66,
	2176,2568,-49,-640,0,0,1024,-640,-3162,-943,-32,-102,-1768,1676,-1161,-83,-3549,-1325,-793,-254,-1414,2968,-244,-124,
	2176,2820,-8,-1536,0,0,1024,-640,-579,233,64,816,3779,-939,1611,-143,-331,438,248,476,3853,-1116,1204,-164,
	2176,2829,-14,-174,0,0,1024,-312,-2974,4207,-5039,194,571,5088,1115,-79,-1458,4081,-3104,108,252,2632,143,-127,
	2176,3003,0,-129,0,0,1024,-531,4010,-5377,4854,-113,-111,-3905,1718,-29,1711,-5163,1574,14,283,1485,2635,21,
	2176,3072,-1,-92,0,0,1024,-260,3387,2088,344,-26,-113,8008,-525,-10,6065,2704,4114,-160,-377,2930,-1640,-63,
	2181,169,-768,-1536,663,-1738,172,-925,226,-462,141,-2283,9302,8633,9148,-2971,2082,636,131,-1136,4260,2013,3520,-858,
	2195,935,-768,-1536,202,-1462,426,-1611,-27,6362,240,1697,60,-1699,-1173,-896,-2476,3819,27,-166,1822,4051,2721,-1394,
	2220,1374,-479,-1536,297,-978,963,-938,830,31,1491,-479,-1916,1753,-633,-569,939,188,1170,-466,-1409,1999,-794,-717,
	2240,640,-768,-1536,24,-2024,0,-1712,-1822,886,-79,2431,5146,138,2549,4409,-1402,1292,-83,2859,3352,-2325,757,4212,
	2304,-256,-768,-1536,128,-2944,0,-1984,-271,-405,-198,2048,676,120,3527,519,-315,-510,-180,1935,705,137,3302,573,
	2304,0,-768,-1536,102,-2714,0,-1920,1145,-432,-177,-2158,-1010,-273,-450,-4,1190,-415,-167,-2167,-853,-168,-455,-182,
	2304,255,-768,-1536,78,-2483,0,-1784,629,-52,-148,-377,-1803,-2587,-3230,-5936,933,297,-197,152,-2602,-4536,-4457,-5099,
	2304,385,-768,-1536,79,-2352,0,-1840,1411,395,-53,819,356,1311,-284,6316,1606,407,-51,1018,943,1455,-313,5700,
	2304,506,-768,-1536,1584,-725,952,-1062,5061,1582,217,-5535,930,3854,-219,312,4937,1680,-60,-5505,531,3672,-158,397,
	2304,512,-768,-1536,42,-2262,0,-1952,-1156,173,-129,-10,-1772,-629,1774,-3354,-1283,-12,-137,-536,-630,1235,2950,-3094,
	2304,512,-145,-375,1894,-410,499,-508,1714,2536,-4846,3601,4065,-76,37,81,1634,1680,-4390,3592,4193,178,242,-23,
	2304,512,-768,-1536,671,-1633,71,-1632,2238,898,1070,4716,-13317,-11997,-14005,3309,964,-364,1426,1949,-3041,-1730,-2933,1059,
	2304,531,-398,-1536,566,-1719,568,-912,1832,3425,1716,-398,301,-282,3,1633,2212,3645,1823,-83,196,-292,-192,1493,
	2304,584,-147,-425,1179,-1052,586,-569,-1328,-2941,-5404,-11791,995,-658,-797,1298,-1514,-3431,-5187,-11123,1381,-58,-210,1061,
	2304,640,-768,-1536,49,-2127,2,-1776,-4504,-812,8,-1998,-1374,80,2487,197,-4225,-522,-11,-1374,-2585,-2066,814,670,
	2304,676,-164,-468,1135,-1006,609,-507,-2248,-4081,-1757,4250,2077,-224,-403,234,-2150,-3706,-1905,3819,1836,-729,-948,346,
	2304,737,-280,-1536,513,-1566,609,-843,343,-598,-3169,1042,4436,-333,-1152,1095,341,-506,-3152,1128,3796,-496,-1281,1230,
	2304,767,-768,-1536,116,-1933,456,-1270,-7601,-4094,-287,-1432,538,16934,11671,-764,-2850,-590,-319,535,-5052,1916,-731,727,
	2304,768,-768,-1536,47,-2001,0,-1808,-861,453,229,-1344,9,568,4049,-542,-1284,95,167,-1411,-29,582,3919,470,
	2304,769,-160,-505,816,-1231,1024,-628,1365,425,1028,-4596,3420,460,564,2047,1409,592,924,-4695,3294,234,399,1953,
	2304,769,-768,-1536,105,-1942,420,-1516,1634,2851,-274,-2029,-3263,-11598,-9344,1460,-754,1232,-349,-2224,-2634,-4839,-4249,809,
	2304,770,-279,-1536,1485,-561,728,-806,-3622,82,-3827,-5430,5838,4311,9609,7,-3416,437,-4224,-5600,5583,4032,9315,161,
	2304,896,-768,-1536,32,-1888,287,-1664,1292,-3585,-54,1333,681,-751,-1329,-1681,450,-3929,-171,909,13,-327,-755,-1348,
	2304,1002,-285,-1536,375,-1439,621,-782,-2230,-4206,-1640,-757,682,3953,7822,-249,-1744,-3533,-1587,-640,-429,1782,6276,232,
	2304,1002,-285,-1536,1163,-651,621,-782,-5005,-4317,2557,-360,7052,7684,11876,-500,-4864,-3960,2266,-540,6740,6873,10927,-297,
	2304,1005,-215,-1536,1350,-461,847,-780,1377,-4516,-4565,5594,-7441,-8552,963,-365,1477,-4199,-4542,5602,-7348,-8211,880,-410,
	2304,1021,-768,-1536,817,-979,732,-1202,580,2934,2267,-2707,466,3593,1194,-373,729,2887,2157,-1931,-281,2460,211,-255,
	2304,1023,-105,-299,1532,-260,750,-453,-1203,4620,1610,-380,914,1697,-13,-121,-994,3528,2140,-112,908,1806,138,-186,
	2304,1025,-768,-1536,620,-1171,768,-1382,7211,5204,2937,5409,-1773,-6142,-1782,-272,6388,4368,3304,4657,-1390,-3731,-400,-561,
	2304,1110,-128,-256,1203,-504,840,-256,-490,-488,1947,1060,-289,308,-724,-270,-562,201,1388,743,-459,-152,-1234,-205,
	2304,1152,-768,-1536,24,-1641,1006,-1608,-405,-211,-136,1737,615,-3008,-3828,53,-364,-101,-228,1646,460,-2660,-3158,123,
	2304,1278,-161,-677,383,-1155,932,-677,3631,250,1829,1332,-3907,3169,3723,3,3568,149,1804,1286,-3550,3406,3958,-69,
	2304,1283,-768,-1536,38,-1496,987,-1357,-435,-1343,107,-1749,-1071,8823,-4356,-55,2276,1115,364,332,-663,1353,-5174,84,
	2304,1283,-768,-1536,36,-1497,964,-1540,1171,-430,11,-750,634,-4831,611,-267,200,-1726,-116,-1978,-13,4,-135,-291,
	2304,1440,-120,-344,590,-787,939,-458,2252,-942,-1507,2420,4908,497,7027,-223,2095,-1078,-1516,2286,4828,641,7334,-253,
	2304,1535,-81,-237,1077,-204,936,-413,980,205,-3,-734,-93,-92,10904,-38,919,-26,-154,-847,-123,-197,9483,-73,
	2304,1541,-411,-1536,77,-1198,999,-1008,586,858,962,2154,-1632,914,-643,-28,707,949,920,2647,-998,520,-1001,-95,
	2304,1543,-102,-375,1045,-228,981,-658,-1115,-2932,545,555,2385,2795,-8034,-34,-1473,-3875,304,1242,2922,4223,-4201,-93,
	2304,1779,-77,-309,862,-174,1002,-530,-3594,-1314,-2892,-864,360,6158,-5501,-94,-3592,-1339,-3219,-689,514,6356,-3980,-107,
	2304,1792,-768,-1536,6,-1018,1024,-1373,-932,-1348,-337,-4606,-2029,5252,-5306,87,-1333,-1619,-478,-4001,-1660,4686,-3171,-22,
	2304,1794,-768,-1536,36,-986,1020,-1281,-140,1482,-21,3622,4430,-5005,5608,-36,38,1573,48,3191,3717,-4507,4009,43,
	2304,2001,-137,-472,124,-691,1024,-518,-1822,-315,-5073,-220,5539,6255,-6760,-28,-1352,98,-4338,-666,4457,4793,-8065,33,
	2304,2035,-51,-204,191,-590,1017,-402,-4000,-2575,-1639,6997,1442,1246,6125,-66,-3928,-2464,-1441,6449,952,386,5306,-68,
	2304,2052,-441,-1536,31,-734,1024,-998,612,100,-206,-1517,-3601,-2325,-3784,-54,667,207,-110,-1798,-3682,-2484,-3988,0,
	2304,2053,-167,-752,441,-322,1024,-752,123,450,1910,2351,4878,-7473,-107,-252,-136,141,1524,2328,5305,-6558,268,-291,
	2304,2307,-83,-696,67,-443,1024,-696,1432,2806,3480,4331,1332,-1243,4429,-78,1512,2947,3624,4375,966,-1533,3881,-80,
	2304,2554,-51,-768,23,-239,1024,-768,3157,942,399,-924,965,2850,-1875,-196,2751,729,34,-835,1018,3405,-1209,-163,
	2304,2824,-6,-1536,0,0,1024,-768,508,290,595,-751,1457,92,-981,-205,253,49,291,-832,1819,460,-295,-118,
	2304,2831,-13,-181,0,0,1024,-440,806,960,248,-624,-345,1746,1419,-123,1441,1815,925,-660,-468,1204,722,-118,
	2304,3076,0,-99,0,0,1024,-512,-1636,4247,839,-174,-242,-4424,-3262,-24,-1131,5118,1224,-190,-293,-2996,-2745,-20,
	2304,3328,0,-47,0,0,1024,-260,-7577,-6873,-7970,-196,-254,5065,1803,-50,-3036,-1946,-3224,-263,-471,416,-1150,-74,
	2314,535,-768,-1536,523,-1777,270,-1128,1363,416,-326,-2827,14370,12999,14159,5335,3973,2460,-235,-872,8329,6326,6479,7020,
	2317,569,-768,-1536,212,-2061,82,-1725,8104,1258,-81,1526,-3268,-1247,-7177,915,7478,957,-60,574,109,2769,-3207,428,
	2318,1500,-768,-1536,33,-1311,1024,-1516,1126,861,-20,5295,-1526,-798,-1235,115,-344,-842,-106,4076,-2179,964,148,-31,
	2356,833,-327,-1536,995,-1091,699,-1031,3230,4490,408,-4086,6288,-9191,-6388,1245,1728,2946,-148,-3752,6534,-6547,-4390,708,
	2360,411,-768,-1536,687,-1831,200,-1168,1459,-125,740,-2396,11316,11038,13123,-4025,3291,1148,683,-1204,4446,4224,5643,-1632,
	2370,1180,-768,-1536,25,-1744,1024,-1726,614,645,-252,-195,1268,480,10786,198,-409,-503,-446,-852,1518,2588,10992,171,
	2432,433,-379,-1536,808,-1831,313,-992,-3898,-262,988,-3079,927,1075,881,-5226,-3426,-156,654,-2690,-1676,-984,-1367,-3794,
	2432,512,-768,-1536,42,-2518,0,-2080,2370,453,-218,2839,5953,1674,-2817,-222,2365,304,-301,2313,6892,3910,-1774,-1136,
	2432,512,-768,-1536,213,-2347,730,-1800,-926,-1337,-686,868,-3975,-7311,-7147,1187,-1609,-1747,-408,134,-1117,-3533,-3526,-84,
	2432,540,-218,-435,1665,-866,106,-435,-2350,138,-1280,4725,1761,70,28,424,-2243,289,-1168,4720,1445,-456,-478,537,
	2432,768,-64,-128,2049,-255,521,-128,-1960,-3669,1133,-333,-104,-167,-279,-54,-1815,-1874,42,-225,-27,-245,-317,40,
	2432,1001,-264,-802,548,-1523,612,-802,-4384,174,-853,-2256,4276,857,863,-9,-4048,536,-735,-2347,3669,-110,5,234,
	2432,1024,-768,-1536,49,-1999,776,-1800,530,-462,-703,-209,-2173,-4154,-1602,-189,-1081,-1881,-807,-1415,-1190,-924,1076,-227,
	2432,1109,-128,-256,1455,-508,840,-256,1892,-3502,866,-132,-485,-77,-1025,-183,1796,-2028,-308,-237,-618,-601,-1466,-156,
	2432,1509,-206,-740,324,-1239,1024,-740,2077,-1186,-283,-567,835,-3169,3021,-186,2270,-986,-143,-493,778,-3240,2847,-197,
	2432,1539,-32,-64,1407,-126,966,-64,11,-212,-34,-523,-552,128,358,62,103,-141,-32,-579,-314,440,463,80,
	2432,1539,-768,-1536,36,-1496,1010,-1538,1231,2542,376,5682,7271,-3464,-682,52,782,1949,186,4917,6696,-2937,-202,-10,
	2432,1548,-768,-1536,209,-1315,946,-1261,-4120,-4667,-590,-4804,-1961,-3207,-194,-363,-2653,-2942,-303,-2794,-1676,-5571,-1801,-129,
	2432,1567,-218,-435,694,-811,1011,-435,-1788,1693,-2086,3524,1999,2236,3415,-163,-1495,2083,-1609,3324,1518,1540,2612,-61,
	2432,1794,-64,-128,1030,-248,1017,-128,-1136,87,-1821,-1226,-2092,1097,6840,-55,-849,328,-1515,-1438,-1712,1562,4825,-71,
	2432,2024,-127,-413,145,-903,1024,-646,-2091,-1242,-4048,-4614,-197,-4495,-1226,16,-1927,-1216,-4034,-4634,-438,-4514,-2146,28,
	2432,2050,-768,-1536,36,-987,1023,-1280,1026,798,-253,-62,2520,3717,5015,34,1365,1220,-132,135,2297,2967,4233,107,
	2432,2512,-60,-285,103,-458,1024,-596,-967,-452,-2962,373,1205,-193,-4430,-61,-608,-244,-2537,496,1137,-823,-5248,-35,
	2432,2567,-33,-1536,31,-474,1024,-1024,888,-91,-697,1384,652,-1769,-663,-158,927,24,-679,1492,-327,-1732,-520,-87,
	2432,2997,0,-126,6,-69,1024,-505,-10329,-7380,-11612,-300,-357,2836,1947,-55,-5612,-4262,-6176,-415,-771,-1254,-443,-80,
	2432,3080,-1,-63,0,0,1024,-768,8276,8560,9441,-226,-424,-5531,672,-46,2070,4081,2314,-88,253,97,3852,6,
	2432,3515,0,-6,0,0,1024,-530,27546,28705,20554,-150,-213,-6859,-8394,-45,11403,11511,7689,-92,-57,423,-2273,-15,
	2432,3527,0,0,0,0,1024,-325,-24869,-27039,-18367,-136,-197,5725,2803,-45,-9481,-10877,-6091,-183,-301,-608,-2825,-74,
	2432,4096,0,-1,0,0,1024,-321,-2022,-1221,557,-24,-21,-17081,-30185,-6,-2610,-1501,-1387,-63,47,-6872,-13199,-27,
	2432,4133,0,0,0,0,1024,-96,990,2568,-1141,5,8,14223,27706,8,603,2394,147,36,-103,4359,10525,27,
	2432,4352,0,0,0,0,1024,-205,-824,-1040,952,109,107,2826,-5821,68,-842,-1198,485,58,83,4235,-3369,40,
	2432,4437,0,0,0,0,1024,-144,-475,-886,369,251,241,1690,6747,157,-676,-1137,548,245,151,1269,5330,160,
	2476,918,-768,-1536,121,-2120,422,-1788,-1453,331,161,-160,-1867,231,-2495,-1114,-1673,-54,63,-231,-1380,927,-1580,-954,
	2483,887,-768,-1536,140,-2148,470,-1843,5418,3661,51,2883,-1394,-8901,-5403,813,3226,2472,57,1272,3711,-1151,825,-47,
	2496,1152,-59,-463,852,-1196,1017,-754,-1255,3201,-4418,-7090,-8865,-956,-1439,-71,-1454,2465,-4238,-6473,-7889,136,-250,-224,
	2496,2944,-3,-169,22,-234,1024,-794,5200,-5293,4228,-341,-190,2339,-575,-50,2686,-6762,840,-249,390,4852,1209,-21,
	2497,1174,-768,-1536,146,-1882,944,-1677,826,940,794,334,-1460,-3666,-5103,-110,-446,-424,547,-536,165,-426,-2120,-349,
	2555,508,-768,-1536,4,-2805,0,-2299,4027,2659,-673,3789,1246,87,2547,3345,2418,2464,-861,1843,1226,2097,2240,1367,
	2560,-256,-768,-1536,160,-3424,0,-2240,-795,-467,-574,-1027,1444,-1109,418,522,-758,-411,-568,-985,1549,-654,334,372,
	2560,0,-768,-1536,108,-3220,0,-2160,2415,600,-331,2297,1702,1917,3716,-107,2547,792,-365,2197,2017,2473,3495,-345,
	2560,256,-768,-1536,77,-2995,0,-2024,-668,1882,-381,602,892,1197,1032,-3555,-178,2382,-243,874,271,-546,577,-2180,
	2560,384,-768,-1536,80,-2864,0,-2080,-1843,4427,-65,-3438,2311,-805,-2638,3507,-988,4535,-232,-2796,2438,-32,-1914,3382,
	2560,435,-352,-935,1053,-1840,317,-935,2246,770,-999,1883,712,545,507,-2859,2455,1009,-954,1906,-45,-167,-133,-2617,
	2560,504,-768,-1536,1731,-1094,953,-1314,-1146,529,-3039,-8087,-10766,2562,5956,323,-939,567,-2898,-8044,-10492,2502,5726,368,
	2560,511,-768,-1536,244,-2573,728,-1928,1014,229,-16,-803,-8504,-6694,-2965,-582,569,61,149,-1415,-3198,-872,1941,-2520,
	2560,512,-768,-1536,47,-2769,0,-2208,1155,-1265,-96,143,-7195,-4592,-643,-1712,855,-1292,-324,-476,-5805,-847,1023,-2958,
	2560,512,-768,-1536,98,-2717,71,-1868,-1109,-913,-105,-2231,-1952,5548,864,-3540,12,2,-94,-1042,-4501,659,-635,-1553,
	2560,512,-768,-1536,732,-2084,71,-1868,4585,1200,858,-3427,-9033,-6924,-11079,3699,3448,377,1393,-4807,-2548,-890,-4168,1748,
	2560,512,-124,-321,2368,-448,508,-533,713,3406,-2444,39,164,-84,68,34,758,2200,-1589,-75,233,145,255,-61,
	2560,535,-374,-1536,686,-2107,575,-1101,-1177,-1440,3285,553,2915,1087,930,-5559,-711,-701,2523,1052,-303,-1964,-2044,-4210,
	2560,540,-218,-435,1919,-868,106,-435,-120,645,2964,-22,60,26,12,-30,-100,702,2901,-47,-138,-301,-298,46,
	2560,551,-199,-573,1213,-1564,541,-825,-1023,-3195,-2350,-1468,-132,-544,-542,-4603,-1212,-3511,-2107,-1577,554,352,314,-4870,
	2560,641,-768,-1536,59,-2628,2,-2024,-1957,-160,-19,-1337,-2537,-3086,3356,1259,-1489,-17,-33,-877,-3167,-3740,3119,1542,
	2560,656,-183,-515,1202,-1470,592,-763,61,3479,1407,4057,-53,-241,-283,3508,-57,3119,1259,3736,-60,-178,-211,3369,
	2560,723,-321,-992,778,-1827,433,-992,-4973,-2752,-3208,-8683,1067,601,571,5513,-4682,-2479,-3206,-8394,422,150,-17,5818,
	2560,745,-255,-816,980,-1603,613,-938,-339,-578,-3929,-6816,-5161,-790,-839,749,-599,-998,-3697,-6315,-3972,824,570,365,
	2560,763,-171,-499,1020,-1546,1024,-785,-1287,-467,-1050,5242,1046,38,13,-1088,-1271,-428,-1089,4767,971,-114,-132,-1099,
	2560,768,-768,-1536,106,-2454,418,-1750,-2931,2220,-744,-1716,-18352,-12664,-12718,742,-2866,1694,-677,-1459,-11126,-7528,-7121,294,
	2560,768,-64,-128,2304,-256,521,-128,-239,-2543,2946,-274,-181,3,-9,-6,-758,-641,2034,-169,-129,-85,-74,54,
	2560,768,-768,-1536,46,-2513,0,-2064,-422,3303,350,838,5922,1219,-1989,3283,-594,3183,255,744,5626,819,-2210,3637,
	2560,769,-768,-1536,170,-2389,459,-1487,-2601,-1006,152,-2001,26879,25727,22259,-2456,-356,852,34,-53,11382,8622,6968,455,
	2560,776,-266,-973,1764,-788,738,-973,-1105,-23,-2902,4424,4306,1727,419,-123,-1091,306,-3478,4351,4301,1888,674,-82,
	2560,896,-768,-1536,41,-2391,291,-1920,2074,-2497,-266,1640,-2125,-3435,-2280,1750,1566,-2434,-347,1368,47,-1837,-662,1540,
	2560,1007,-242,-666,752,-1569,615,-864,5802,-1095,-613,-2784,807,-93,-35,-424,5788,-1174,-533,-2825,837,31,66,-454,
	2560,1007,-242,-666,1554,-767,615,-864,-916,-2899,2293,1211,2346,2183,244,-518,-1023,-3814,3069,1639,2715,2584,576,-515,
	2560,1012,-200,-795,1636,-680,851,-912,1405,1992,-5506,1466,-6893,-9495,1155,-154,1431,1835,-5343,1483,-6725,-9245,1198,-192,
	2560,1021,-768,-1536,982,-1325,729,-1392,-8946,-5947,-7440,-1312,-2545,6817,-4158,-465,-8154,-5212,-7081,-1069,-2921,5711,-5064,-308,
	2560,1024,-89,-236,1983,-321,770,-475,-753,2118,-2976,-294,156,90,-17,-49,-286,104,-1575,-395,82,245,162,-115,
	2560,1024,-768,-1536,712,-1592,767,-1616,11750,9705,4246,3117,-7334,-4760,-7746,-236,9823,7912,4091,1613,-4808,-1583,-4519,-675,
	2560,1040,-768,-1536,27,-2261,797,-1896,2508,2543,-1169,2560,-1083,-2706,-2977,286,1790,1745,-1151,1908,637,535,-839,29,
	2560,1110,-128,-256,1708,-510,841,-256,-428,-1540,-98,-409,-251,-21,-353,-72,-639,411,-1840,-324,-327,-495,-796,-76,
	2560,1152,-768,-1536,147,-2029,886,-1530,-3444,-4481,441,-3607,3709,8020,7001,-331,-377,-1579,353,-1049,1046,-184,1234,178,
	2560,1152,-768,-1536,29,-2146,1007,-1848,2521,4025,-757,3039,344,-6542,-4705,593,1521,3129,-810,2080,933,-3912,-2944,443,
	2560,1269,-145,-522,547,-1512,931,-806,-24,-1872,-4389,-5392,2847,-182,-939,89,-108,-1923,-4285,-5213,2914,-69,-810,96,
	2560,1279,-768,-1536,42,-2007,985,-1579,-2765,-2694,-244,-5919,-7847,8761,-611,-9,1547,1919,86,-1160,-7932,-2513,-6692,266,
	2560,1280,-768,-1536,49,-1999,963,-1796,2150,2195,-168,4003,4135,-6036,-5076,-266,-661,-720,-350,332,2762,1273,-2276,-472,
	2560,1408,-768,-1536,17,-1903,1024,-1764,2466,2080,-223,1774,386,-3525,1512,45,1623,1216,-320,1056,573,-1305,2663,-35,
	2560,1464,-115,-331,684,-1179,946,-611,32,-555,-109,6662,1459,-944,-1483,-113,-23,-527,-274,6482,1440,-1063,-1437,-63,
	2560,1507,-113,-430,1361,-460,976,-780,-1444,1411,-7156,-201,1184,944,1016,-40,-1376,125,-6083,238,1457,1386,1729,-102,
	2560,1533,-435,-1536,119,-1676,997,-1202,2966,30,-1968,80,-700,9140,298,-34,3715,877,-1644,584,-361,7436,-320,-99,
	2560,1534,-65,-199,1548,-246,931,-444,1725,-2411,2027,-239,-8,-128,-411,-26,2033,-1736,678,-458,-288,-141,-418,-29,
	2560,1536,-32,-64,1665,-127,965,-64,269,694,-887,-125,-134,36,44,58,-223,801,398,-161,-17,15,-79,67,
	2560,1537,-768,-1536,220,-1571,943,-1389,-4262,-3499,-1111,-934,-5070,3072,1813,-392,-2872,-2101,-941,-399,-5235,624,543,-199,
	2560,1566,-218,-435,925,-837,1010,-435,-282,-208,-1354,-251,579,148,16,-108,17,624,-1290,-497,-128,-788,-1124,-17,
	2560,1680,-768,-1536,0,-1648,1024,-1720,1971,1677,-322,-3550,-561,-2807,195,53,864,318,-739,-3653,-264,208,1455,-118,
	2560,1789,-75,-316,1182,-357,1004,-677,6454,2311,2004,-785,-327,-5392,2366,-26,5799,1831,1423,-1028,-858,-4456,4276,-37,
	2560,1792,-768,-1536,7,-1529,1024,-1615,-917,1799,-369,-560,1783,-629,999,51,-948,1220,-537,-538,1658,434,1419,-22,
	2560,1795,-64,-128,1281,-252,1017,-128,-1574,-1976,591,-360,-686,854,-302,-6,-909,-561,1406,-595,-615,-380,-739,-8,
	2560,1795,-768,-1536,37,-1496,1020,-1537,3492,1638,255,4307,2526,2080,15,12,3624,2132,215,3729,2394,779,-140,61,
	2560,2034,-122,-375,313,-982,1024,-612,1238,-155,-2868,5310,3016,5033,7783,-14,1654,126,-1972,4640,1959,4502,6605,26,
	2560,2050,-442,-1536,32,-1246,1024,-1254,660,656,-1333,-2210,-1711,-1592,-3906,-27,661,726,-1139,-2291,-1786,-1644,-3979,-37,
	2560,2053,-156,-822,658,-617,1024,-1008,-2527,-2361,-1518,-333,3177,-3127,-8167,-116,-3061,-2866,-2221,122,4150,-1749,-6626,-157,
	2560,2055,-47,-204,290,-983,1016,-658,209,1323,253,-1170,239,2052,5455,8,-96,945,-104,-668,901,2788,6345,-41,
	2560,2306,-83,-516,67,-955,1024,-880,4194,2250,-1389,-5275,-5978,-4844,-9722,24,3532,1878,-2314,-5021,-5275,-4032,-9049,10,
	2560,2408,-768,-1536,0,-920,1024,-1356,-539,-802,-178,2686,-2646,931,1114,238,-507,-766,-200,2634,-2553,619,935,200,
	2560,2564,-50,-883,31,-734,1024,-998,799,978,-648,2754,33,-1548,-823,-50,515,928,-897,2876,-11,-1319,-453,-36,
	2560,2664,0,-1536,0,-664,1024,-1228,2699,4642,-618,911,-5614,2292,1084,-12,2024,3845,-919,732,-3749,2897,1820,-49,
	2560,2819,-14,-167,67,-443,1024,-696,-38,2067,-1736,-413,-579,-4761,-3627,-37,723,2664,-638,-312,-391,-5670,-4542,-33,
	2560,2823,-7,-1536,31,-474,1024,-1024,-1410,106,717,-1284,6600,811,-233,-61,-1094,456,752,-1192,5780,716,-366,1,
	2560,3066,0,-103,23,-239,1024,-768,3821,7512,3455,-175,-399,-4301,-184,-32,2467,6295,2167,-142,-394,-3734,-299,-20,
	2560,3840,0,0,0,0,1024,-260,-3326,-4572,-6972,-147,-193,11717,8221,-53,-960,-2051,-4709,-130,-211,8140,5027,-63,
	2630,1134,-502,-1536,608,-1726,761,-1301,-7210,-7331,-1153,-7169,4141,-509,9573,-699,-4091,-4155,-854,-5330,1797,-1991,6656,-428,
	2633,394,-178,-356,2399,-681,162,-341,-2296,-2882,2065,274,237,13,64,252,-2365,-2014,1416,296,188,-106,-60,317,
	2666,1336,-768,-1536,0,-2204,1024,-1998,412,1937,-328,3543,1215,-2544,-1528,10,-164,587,-379,1394,1733,4460,1193,-263,
	2688,-256,-768,-1536,172,-3668,0,-2336,-748,-473,-238,248,327,534,-415,-324,-728,-438,-220,330,290,688,-483,-293,
	2688,0,-768,-1536,108,-3476,0,-2288,2040,1434,-423,-1814,198,-1207,-464,2884,2148,1663,-562,-1739,424,-721,-484,2452,
	2688,256,-768,-1536,81,-3247,0,-2136,-586,-1375,-426,-651,-124,517,2133,-6208,-199,-1067,42,-541,-866,-1111,1696,-4742,
	2688,384,-768,-1536,80,-3120,0,-2208,-1449,4300,-292,-1964,-1079,-3538,-1811,6164,-1212,4103,-464,-1748,-790,-2473,-1526,5197,
	2688,437,-337,-873,1087,-2060,321,-1051,200,2401,2264,8662,463,884,583,-1459,125,2255,2353,8864,344,740,714,-1433,
	2688,509,-636,-1536,1823,-1253,954,-1395,3875,2666,-92,2378,6349,-68,237,219,3590,2487,-164,2262,6455,290,603,177,
	2688,512,-768,-1536,47,-3025,0,-2336,4009,407,-559,2412,-530,1783,3717,4,2046,-964,-947,1130,668,3243,2866,-2343,
	2688,512,-118,-295,2608,-464,517,-545,2433,2955,-3280,13,56,-50,32,19,2810,2062,-2752,-41,111,109,174,-40,
	2688,512,-768,-1536,98,-2973,73,-1996,-3045,-6961,2,-1070,49,48,-2913,-5048,-1435,-5650,525,-221,-1312,-2678,-3150,-2957,
	2688,512,-768,-1536,769,-2303,73,-1996,2665,2770,287,4424,-5439,-4766,-2734,4998,2249,2369,739,3804,-2932,-1943,-498,3449,
	2688,539,-329,-951,1174,-1871,582,-951,-2846,-4395,-2243,1994,-544,-1290,-922,-5809,-2748,-4246,-2365,2063,-277,-746,-698,-5918,
	2688,567,-173,-445,1604,-1413,563,-711,224,-174,1656,2001,-338,-223,-202,1134,162,-232,1639,1967,-208,-48,-31,1018,
	2688,640,-768,-1536,60,-2884,2,-2136,-3609,-1403,85,-799,2674,-2519,-2128,658,-3133,-1428,131,-351,2083,-2810,-2218,976,
	2688,665,-172,-448,1596,-1324,604,-665,809,1515,2800,399,-537,-198,-178,-373,723,1752,2533,569,-704,-455,-494,-323,
	2688,720,-330,-875,1026,-1838,430,-935,-1063,1349,4552,9921,1108,676,732,4387,-850,1786,4264,9723,26,-546,-430,4728,
	2688,740,-187,-606,1043,-1802,1024,-913,-750,-965,3250,919,-51,-388,-348,-3223,-725,-860,3189,679,121,-166,-192,-3295,
	2688,741,-265,-717,1250,-1594,610,-807,787,-542,2834,7195,784,166,178,1764,809,-172,2136,6725,92,-706,-719,2022,
	2688,768,-768,-1536,52,-2764,0,-2192,-978,-348,729,-1242,-1804,2996,660,-420,-1318,-562,593,-1473,-1693,3237,887,-242,
	2688,768,-768,-1536,106,-2710,417,-1854,-756,1103,-765,-1787,-4824,18532,-944,237,-415,572,-36,-1367,573,16996,1659,379,
	2688,768,-768,-1536,170,-2645,457,-1615,-388,219,362,-1533,24838,13180,20677,-2395,603,23,1164,-501,12609,3358,8334,1046,
	2688,773,-269,-922,1864,-947,734,-1101,336,-442,-1793,936,380,-141,-346,-32,-98,-836,-1399,1500,1017,468,438,-99,
	2688,896,-768,-1536,41,-2647,292,-2048,1220,-4072,-469,419,-2784,-7316,-885,-1554,1101,-3591,-528,133,-811,-5235,559,-1623,
	2688,996,-272,-794,763,-1825,607,-992,3002,-649,4428,-290,397,33,-231,-80,3151,-608,4440,-64,379,-24,-294,-80,
	2688,996,-272,-794,1636,-952,607,-992,-792,-130,9915,471,600,849,179,-467,-968,-492,10212,779,778,1047,455,-412,
	2688,1024,-768,-1536,745,-1815,766,-1744,9571,11117,4340,7098,-5104,-6782,-12754,-149,7140,8531,4068,5164,-2181,-3627,-8658,-753,
	2688,1024,-83,-220,2214,-346,774,-485,-1175,2295,350,-107,-17,-2,-3,-24,-225,437,1400,-228,-52,155,180,-69,
	2688,1024,-768,-1536,1053,-1507,731,-1487,-3806,-5715,-568,73,7755,-8454,-607,-359,-3321,-5050,-602,265,6866,-8970,-1493,-176,
	2688,1026,-190,-709,1781,-777,856,-973,2165,3323,-2594,-709,2640,3100,-2396,44,2176,2430,-1803,-837,2587,3116,-2305,33,
	2688,1040,-768,-1536,27,-2517,796,-2024,2266,-758,-445,1401,-7747,-3891,-4644,1348,2122,-761,-450,1039,-3848,-668,-2687,1002,
	2688,1109,-128,-256,1964,-511,839,-256,1128,-3686,7174,-302,-227,-39,33,-24,437,-1547,5383,-247,-201,-333,-398,-18,
	2688,1152,-768,-1536,29,-2402,1007,-1976,2349,2751,116,1668,-2227,-6882,393,436,2197,2669,298,1318,-631,-3279,1681,226,
	2688,1153,-768,-1536,146,-2285,887,-1658,-1854,-1958,1997,-2492,9527,15275,5174,-331,-384,-726,1918,-938,4583,5658,-44,523,
	2688,1262,-148,-530,596,-1725,930,-912,121,850,3719,-952,194,-168,-499,154,24,736,3401,-1294,252,-125,-396,162,
	2688,1279,-768,-1536,44,-2261,985,-1702,-1072,-3121,438,-3335,-5082,22223,5945,-166,566,-916,1167,-994,-9164,3292,-1898,137,
	2688,1280,-768,-1536,49,-2255,963,-1924,-1335,-2127,463,-2866,-2802,-18526,-8123,-465,-2825,-4295,594,-4869,-1073,-4643,-2320,-822,
	2688,1408,-768,-1536,17,-2159,1024,-1886,5772,3865,928,844,-767,-1919,1292,-3,5224,3767,840,1032,452,-853,2522,-51,
	2688,1472,-110,-295,1108,-1005,947,-507,974,-969,4565,428,-264,-873,-1407,-131,745,-677,4095,175,-648,-1041,-1647,-142,
	2688,1524,-106,-404,1517,-543,978,-806,2559,3623,-2144,-85,371,210,-189,15,2727,2565,-1075,-88,405,225,-281,-2,
	2688,1534,-423,-1536,117,-1932,998,-1270,-3565,-1740,2269,-1433,2249,7012,8346,-51,-2595,-803,2636,-804,1127,3692,6114,105,
	2688,1536,-62,-182,1779,-269,929,-456,-1873,-1431,4366,-55,28,-87,-146,-16,-1040,-1255,2812,-110,-72,4,-97,-18,
	2688,1680,-768,-1536,0,-1904,1024,-1848,4842,4650,894,-326,-689,181,-1298,18,3484,3110,645,-927,160,3130,138,-170,
	2688,1763,-79,-316,1361,-460,1003,-780,-2065,-145,6413,-374,-345,997,-683,4,-1915,-1030,6524,-395,-391,1518,216,-1,
	2688,1792,-768,-1536,50,-1743,1020,-1665,257,708,1523,527,-1254,-2472,-2407,-11,815,1071,1688,668,-1404,-2801,-2409,14,
	2688,1792,-768,-1536,7,-1785,1024,-1743,1087,-506,660,2492,1607,-1482,-609,16,873,-653,784,2291,1444,-538,-409,-41,
	2688,2023,-125,-417,323,-1238,1024,-740,-2060,-86,2149,4316,3918,696,-518,4,-1736,-19,2459,3904,3298,669,-411,27,
	2688,2045,-50,-224,384,-1155,1016,-677,1454,-223,2608,456,-782,-731,-610,17,1404,-225,2721,222,-971,-849,-778,18,
	2688,2051,-486,-1536,38,-1496,1024,-1357,-1995,-1531,1925,-3439,-3659,-1432,-1957,1,-1641,-1133,2067,-3382,-3571,-2306,-2290,20,
	2688,2052,-160,-874,743,-789,1024,-1085,-2202,172,4090,-91,-2432,7181,7110,-57,-2253,-30,3632,107,-1935,7564,7586,-80,
	2688,2309,-82,-510,77,-1198,1024,-1008,389,-1510,2397,-4299,-6192,5176,-7594,26,-31,-1709,1669,-3682,-4925,6160,-6340,-21,
	2688,2408,-768,-1536,0,-1176,1024,-1484,135,787,319,487,1927,724,-2219,60,181,776,269,562,1922,438,-2122,79,
	2688,2561,-51,-1011,33,-990,1024,-1126,-1918,-1718,2341,1224,-1713,-3502,1013,-27,-1667,-1349,2233,1059,-2415,-3913,347,-14,
	2688,2664,0,-1536,0,-920,1024,-1356,1242,-86,1209,1303,-7273,-29,209,5,820,-646,1141,1064,-5971,649,666,-59,
	2688,2821,-14,-167,64,-699,1024,-752,-5659,-4902,-2090,304,1964,-1419,-1142,5,-4799,-3951,-1379,351,722,-3407,-2726,11,
	2688,2822,-7,-1536,32,-730,1024,-1152,-643,-2858,2031,-1003,6592,-558,-1181,-7,-90,-2258,2212,-863,4937,-1139,-1589,49,
	2688,3076,0,-100,31,-478,1024,-896,664,2573,6452,-81,-149,-4658,-5348,-13,-608,1564,4639,-185,-72,-1279,-1686,-8,
	2688,4066,0,0,0,0,1024,-260,-683,-2369,3936,-58,-65,8925,15771,-28,831,20,5571,-49,-103,839,5101,-34,
	2717,1490,-768,-1536,289,-1862,994,-1501,-3531,-3742,572,-6102,-1793,539,-5093,-137,-2498,-2702,512,-5402,-2775,-957,-6147,12,
	2780,2120,-277,-961,131,-1516,1024,-1079,1408,-773,206,377,3630,1311,8723,-59,1723,-255,303,-101,2626,-18,6893,2,
	2804,2804,0,-1536,0,-1012,1024,-1402,2430,2524,2246,2096,-5073,-1928,3676,20,982,1058,1706,1895,-1512,-1044,3430,-17,
	2816,-256,-768,-1536,172,-3924,0,-2464,-646,-529,399,961,-812,1040,-227,346,-629,-476,359,959,-726,1242,-251,336,
	2816,0,-768,-1536,108,-3732,0,-2400,1708,318,830,-55,674,-656,-716,-1131,1755,338,651,-16,756,-528,-853,-1271,
	2816,256,-768,-1536,97,-3487,0,-2264,-1887,-5333,333,1860,1494,344,1259,-4074,-1641,-4828,821,1875,767,-672,1146,-3436,
	2816,384,-768,-1536,85,-3371,0,-2320,178,2040,140,-989,-484,-2645,-510,7314,559,1386,-12,-513,-551,-2166,-11,6237,
	2816,439,-323,-818,1316,-2085,324,-1048,-1110,-3846,-134,-6395,162,543,235,-2096,-1212,-3967,-15,-6322,142,455,387,-2031,
	2816,508,-630,-1536,1862,-1470,953,-1494,-1027,773,-1465,5777,2872,33,618,442,-1108,626,-1355,5584,2767,36,632,442,
	2816,512,-768,-1536,58,-3270,0,-2464,1020,-2619,1544,1216,-1238,1156,1229,-2732,493,-3769,1038,1326,719,3282,1766,-4310,
	2816,512,-768,-1536,257,-3071,729,-2184,1495,-2851,3183,777,385,-2961,1944,-458,1135,-2371,3061,413,4703,4429,6871,-2591,
	2816,512,-113,-270,2849,-479,529,-555,-1861,-10,-1653,21,64,-42,16,20,-1257,-889,-1312,-8,117,90,133,-27,
	2816,512,-768,-1536,101,-3226,73,-2108,-441,-5884,-597,1528,3921,4269,631,-3441,368,-5812,846,1946,1502,1010,145,-1309,
	2816,512,-768,-1536,793,-2535,73,-2108,-636,3715,-1073,1573,-4753,-7697,-4071,3965,-71,3880,-317,1792,-1213,-2729,-1291,1896,
	2816,536,-338,-1079,1177,-2127,578,-1079,1404,-3175,3510,-1903,-74,-862,-604,-1132,1390,-2989,3040,-1497,-658,-1189,-1071,-652,
	2816,540,-218,-435,2430,-870,106,-435,-564,-2151,3354,-476,33,188,97,-289,-607,-1961,3030,-490,-201,-184,-214,-153,
	2816,579,-158,-398,1918,-1344,579,-673,885,-2165,3269,-687,-474,-307,-223,3,627,-2131,2817,-663,-403,-219,-183,-25,
	2816,640,-768,-1536,60,-3140,2,-2256,-3081,-3075,1243,-1539,333,-1923,-948,-1091,-2466,-2851,1346,-1470,-513,-2652,-1149,-539,
	2816,674,-164,-426,1624,-1542,608,-778,797,295,1935,414,-196,-14,-23,-58,791,281,2027,195,-113,157,164,-112,
	2816,726,-310,-819,1056,-2058,436,-1051,-2126,-2018,-980,-552,483,670,478,-3841,-2069,-1990,-791,-88,190,259,264,-3495,
	2816,743,-262,-709,1247,-1850,612,-935,1176,-1553,-348,-7908,-480,-515,-339,4541,1141,-1555,-147,-7900,28,127,178,4263,
	2816,753,-178,-513,1370,-1717,1024,-865,-63,365,4105,7337,28,0,94,1295,5,564,3816,6879,-19,-108,-45,1399,
	2816,768,-64,-128,2816,-256,521,-128,3219,-7007,786,-58,11,90,59,6,507,-6003,-406,19,-39,-75,-80,84,
	2816,768,-768,-1536,106,-2966,417,-1982,-2676,421,-27,-934,-2709,532,724,-830,-2150,444,164,-556,-1635,-27,441,-1291,
	2816,768,-768,-1536,52,-3020,0,-2320,-1163,527,1421,-1284,963,6078,-723,-905,-1341,332,1246,-1513,495,5190,-1484,-659,
	2816,768,-768,-1536,254,-2818,458,-1605,-2820,-1224,174,-1285,10584,14185,14945,-6581,-1880,-1360,1559,-385,-1794,-1658,158,-2643,
	2816,777,-251,-797,2042,-1022,738,-951,-1816,-1244,-2116,-429,-217,-305,-87,-38,-1676,-1007,-2364,-499,-336,-585,-418,44,
	2816,896,-768,-1536,41,-2903,291,-2168,-200,-4095,1056,943,1582,-766,-1935,-1538,-143,-3777,829,928,1082,-302,-1875,-1742,
	2816,994,-281,-754,1009,-1837,607,-935,1104,57,1058,11020,315,134,130,-526,1193,436,542,10514,-478,-765,-758,-190,
	2816,994,-281,-754,1790,-1056,607,-935,1959,-788,6581,-962,-359,37,182,-378,2140,-323,5951,-1065,-741,-583,-466,-249,
	2816,1022,-192,-726,1876,-942,854,-1101,-3016,363,-3926,-536,35,188,361,57,-3026,-357,-2789,-402,348,623,815,-83,
	2816,1024,-768,-1536,1101,-1715,731,-1615,-3964,-3756,-7781,-7364,-4726,5810,3167,-420,-4471,-4328,-7688,-7231,-4167,5506,3240,-536,
	2816,1024,-768,-1536,54,-2762,775,-2184,-1248,-2793,-1029,-4009,-2599,-1394,-168,-1149,-1803,-2840,-1292,-4239,668,2942,3778,-1666,
	2816,1024,-768,-1536,773,-2043,766,-1849,6009,6840,-337,1491,-5214,-2492,2157,-99,4196,5060,-219,1126,-2767,1189,5256,-715,
	2816,1024,-77,-205,2448,-368,781,-493,-2274,3710,3068,-38,-43,-33,-42,-17,-746,2169,3594,-117,-34,125,149,-58,
	2816,1040,-768,-1536,27,-2773,795,-2144,196,-118,3280,4454,905,-2716,-4596,1816,432,121,2894,4221,1169,-3261,-4706,1505,
	2816,1109,-128,-256,2219,-511,840,-256,2138,-3005,704,-140,-98,-29,73,-18,905,-1079,-281,-117,-105,-250,-253,6,
	2816,1152,-768,-1536,147,-2541,886,-1786,-1021,934,689,-1388,29947,14281,11842,528,-491,1446,1514,-293,18781,-760,3654,2113,
	2816,1152,-768,-1536,29,-2658,1008,-2104,-2248,-1724,675,439,-276,-270,-1761,1637,-1248,-193,1194,1315,149,-1334,-2538,1459,
	2816,1278,-143,-518,703,-1858,933,-973,-582,648,3461,10732,-311,-198,-237,-216,-554,742,3006,9737,-580,-546,-550,-85,
	2816,1280,-768,-1536,49,-2511,963,-2052,-1013,-1662,-2360,-1359,-1162,-14673,-5701,-818,-1444,-2497,-2248,-2100,900,387,-1878,-1215,
	2816,1280,-768,-1536,53,-2507,985,-1807,-1783,-2702,-302,-1571,-4391,34931,3669,-436,-1052,-2276,554,-150,-9393,11429,-4897,313,
	2816,1408,-768,-1536,17,-2415,1024,-2014,-2,695,2122,-74,-1242,-5654,-1009,-394,649,1028,2167,-134,-429,-4171,-373,-468,
	2816,1481,-106,-275,1147,-1213,950,-635,568,617,2299,118,91,-206,-239,-105,562,576,2234,22,-112,-452,-529,-79,
	2816,1518,-108,-397,1644,-679,977,-912,272,4572,-7570,-87,82,14,-127,27,354,2865,-5178,-90,333,276,106,-8,
	2816,1529,-185,-495,744,-1568,1024,-864,-884,-442,2551,3931,445,-148,-373,-255,-622,-143,2333,4072,173,-703,-1021,-180,
	2816,1533,-424,-1536,131,-2176,998,-1392,-153,653,83,280,15129,1116,4512,-188,430,1313,608,1060,12383,-2793,1938,154,
	2816,1534,-768,-1536,259,-2047,942,-1645,-650,-1564,534,1226,3197,15831,13372,-541,-935,-1904,635,929,3293,15939,13547,-504,
	2816,1536,-32,-64,2177,-128,964,-64,1086,-3403,-5840,16,109,112,212,61,-1955,-3293,-3599,50,102,40,120,68,
	2816,1536,-768,-1536,49,-2255,1009,-1922,-4174,-4526,-2623,-1850,-3900,-7266,-5833,-176,-4046,-4011,-2355,-898,-1820,-6758,-4252,-186,
	2816,1536,-59,-166,2005,-299,931,-467,-1576,351,5158,-5,-15,-83,-95,-15,-327,-171,3435,-19,-25,59,81,-20,
	2816,1564,-218,-435,1414,-862,1010,-435,443,-3290,6682,-641,707,555,388,-35,165,346,3192,-824,-59,-887,-1464,90,
	2816,1680,-768,-1536,0,-2160,1024,-1976,613,1425,5031,-256,973,1083,-1809,-48,-636,85,4450,-718,2289,3020,-443,-264,
	2816,1780,-72,-290,1517,-543,1004,-806,-2244,944,-829,-161,-334,-175,-538,4,-1743,457,-1114,-191,-359,60,-273,7,
	2816,1792,-64,-128,1793,-255,1016,-128,2164,-3295,-3033,-23,-37,34,60,-6,352,-2030,-2871,-57,-72,-270,-501,2,
	2816,1792,-768,-1536,50,-1999,1020,-1793,-1262,997,-156,-865,-2672,-6441,-1512,-37,-1278,944,190,-751,-2405,-5921,-1414,-27,
	2816,1792,-768,-1536,7,-2041,1024,-1871,-1645,-2040,1742,-799,1192,-303,1146,-42,-2237,-2420,1429,-726,1124,368,1129,-124,
	2816,2019,-52,-225,535,-1286,1016,-780,-1063,-357,1909,-1906,-1836,-1681,-1999,21,-1215,-469,1484,-1325,-996,-696,-804,-39,
	2816,2041,-120,-383,364,-1435,1024,-782,-594,2089,98,2907,2439,389,-594,6,-327,2245,267,2070,1371,-745,-941,76,
	2816,2045,-164,-869,817,-979,1024,-1202,2801,-312,2546,126,1224,-3888,1256,-20,2191,-833,2430,659,2156,-2381,2616,-95,
	2816,2047,-507,-1536,42,-1751,1024,-1480,-1075,-376,1137,-676,-2347,4068,-2282,-33,-835,-166,1125,-734,-2421,3177,-2385,-35,
	2816,2048,-768,-1536,50,-1743,1023,-1664,-1800,-2110,347,-833,2038,-4369,-2184,-69,-1788,-2088,370,-965,1505,-4429,-2436,-10,
	2816,2308,-82,-559,93,-1439,1024,-1085,2198,-255,4755,-1128,2067,5516,10122,19,2020,-223,4611,-1030,2164,5319,9602,-8,
	2816,2408,-768,-1536,0,-1432,1024,-1612,-141,-536,3063,1267,-314,-479,3509,29,-155,-546,2932,1266,-285,-672,3379,55,
	2816,2546,-55,-243,312,-982,1024,-612,-383,581,607,429,869,5185,5724,-18,204,988,1363,-349,-593,2669,3392,31,
	2816,2562,-32,-1536,38,-1240,1024,-1408,-2196,-57,1909,3723,5548,-3286,-3143,-14,-1458,423,2198,2855,4277,-3392,-2897,-6,
	2816,2562,-50,-904,32,-1246,1024,-1254,-3588,1242,-455,556,-36,-3357,-5625,-3,-3589,984,-575,411,469,-2187,-4797,-40,
	2816,2664,0,-1536,0,-1176,1024,-1484,1360,1040,1955,-1314,-3234,2632,134,15,427,206,1941,-838,-1959,3114,485,-70,
	2816,2818,-8,-1536,36,-986,1024,-1280,-4233,-3654,-2305,524,7974,638,-2402,-19,-2477,-1954,-1486,448,4646,-488,-2215,73,
	2816,2818,-15,-166,67,-955,1024,-880,-2449,-2257,-1255,818,7204,9629,4705,9,-1442,-945,-415,804,3758,5177,966,26,
	2816,3026,0,-118,123,-691,1024,-518,-7576,-6892,-8384,-1118,-71,27374,31872,-41,-967,-1069,-638,-639,-1621,8176,10454,-12,
	2816,3076,0,-100,31,-734,1024,-998,-1191,-6707,-6563,50,3436,-2878,-9197,0,-189,-4157,-4619,-442,2114,-328,-3777,3,
	2816,3078,-2,-65,32,-730,1024,-1152,10366,13107,13716,-34,2458,-14522,-9816,15,4440,5824,6359,-132,5595,-1143,2449,-24,
	2816,3515,0,0,44,-281,1024,-605,-12362,-15282,-14007,-287,-333,14524,7245,-42,-5408,-7242,-6130,-173,-645,2865,-906,-51,
	2816,3578,0,-4,19,-243,1024,-896,13651,16477,14227,-110,51,-20649,-13041,-39,4776,5781,4013,-281,103,-4466,-574,-29,
	2816,4004,0,0,0,0,1024,-377,-3984,-4679,-6450,-117,-184,14542,21367,-33,-1719,-1597,-3595,-77,-150,5471,9975,-38,
	2816,4100,0,0,0,0,1024,-640,3642,6980,4999,-77,-114,-26398,-37981,-28,-197,1621,728,-128,17,-7409,-12471,-27,
	2816,4352,0,0,0,0,1024,-260,-1685,-1051,-3031,-72,-94,4642,7446,-33,-888,336,-1183,-41,-88,-1218,-429,-31,
	2816,4506,0,0,0,0,1024,-423,-211,-111,6833,-16,-26,638,1435,-3,-450,-800,3369,-57,38,5216,7930,-20,
	2816,4578,0,0,0,0,1024,-197,-1876,-311,-4522,41,29,428,1136,35,-2033,-375,-1974,75,-15,-1999,-1945,49,
	2816,1003,-768,-1536,19,-2818,441,-2264,564,1274,1715,2358,2819,2586,3580,2736,128,431,1662,2158,2165,3036,3472,3074,
	2816,1276,-768,-1536,16,-2549,1021,-2088,-3612,-4459,-764,-490,2021,-6875,-3427,-290,-2869,-4004,-431,-421,1503,-2295,-2800,-499,
	2817,437,-768,-1536,528,-2876,100,-2085,-5229,-6009,129,-717,-8633,-11976,-4816,3410,-3318,-4924,789,-12,-855,-313,1408,-200,
	2817,169,-768,-1536,663,-3010,171,-1561,5398,3902,398,2234,5534,7880,981,-2102,4445,3098,612,1804,1756,860,-1175,-218,
	2817,935,-768,-1536,202,-2705,426,-2233,16,3534,2203,793,-8857,-12868,-12004,7081,-1957,2412,1810,-755,1566,1792,178,3982,
	2817,632,-768,-1536,11,-3198,0,-2401,-229,-206,2311,-3055,-1329,-531,1531,1264,-1957,-1732,2275,-2222,-1003,-897,638,570,
	2817,918,-768,-1536,121,-2802,422,-2129,661,-1433,1576,3113,-4016,-6112,-6353,5060,775,-828,1609,3069,-2431,-4602,-4908,4775,
	2817,1223,-768,-1536,47,-2572,1011,-2173,-1338,1497,547,695,-753,-5589,290,-136,-3305,-420,-166,-904,1046,2040,3194,-520,
	2817,1374,-479,-1536,297,-2172,963,-1535,24,414,18,159,-2066,-7029,1839,23,-934,-568,-244,-287,-441,-4222,4412,-368,
	2817,535,-768,-1536,523,-2784,269,-1631,155,-2616,-2250,-56,2906,10734,6426,-3698,-920,-3327,-2670,-430,-2967,2076,1850,-1174,
	2817,1686,-768,-1536,165,-1992,1010,-1679,-2949,-3551,-3223,2751,-3878,-1956,-6187,-18,-2487,-2801,-2414,2617,-3932,-2839,-6330,-4,
	2820,640,-768,-1536,24,-3184,0,-2292,-5935,-2852,193,3241,457,-652,-1188,-844,-4448,-2624,612,2896,-902,-2000,-1291,160,
	2820,569,-768,-1536,212,-3068,82,-2228,6244,7647,748,200,-2806,-6528,-3849,1557,5681,7313,330,-150,373,-409,-320,-521,
	2821,1500,-768,-1536,33,-2317,1024,-2019,-1194,1332,681,5195,-2680,1875,3340,-175,-2165,44,6,4273,-803,3789,4857,-417,
	2821,1180,-768,-1536,25,-2646,1024,-2177,2158,4315,3985,3946,-1932,-1423,-3842,808,1200,3575,3532,3396,-1276,374,-2322,940,
	2822,887,-768,-1536,140,-2826,470,-2182,910,-1907,-639,-1630,-6914,-12966,-10937,-222,-468,-1723,-1021,-2543,-584,-2012,-1977,-2932,
	2823,833,-327,-1536,995,-2025,699,-1498,-2182,-2948,-3550,829,-4930,567,-804,5023,-3253,-3911,-3079,419,-2895,2292,1000,3523,
	2826,411,-768,-1536,687,-2762,200,-1634,2944,2171,4767,3468,14150,16337,8520,-5217,343,818,2748,3219,6318,4473,2780,-1201,
	2832,1152,-59,-463,852,-1868,1017,-1090,-1171,1398,-5081,-10264,-818,-779,-770,734,-1608,698,-4287,-8907,526,975,803,231,
	2832,2944,-3,-169,32,-896,1024,-1130,1912,2660,2963,311,-11610,-15593,-11411,-2,-1573,-581,-99,809,-7399,-6801,-3058,-37,
	2833,1174,-768,-1536,146,-2553,944,-2013,-1406,202,426,-1339,-16518,-14635,-5876,858,-2115,177,696,-1855,-4678,-4726,1046,227,
	2836,1134,-502,-1536,608,-2139,761,-1507,-2359,-2457,1835,5789,2552,9518,6123,-21,-1921,-1802,841,5117,-244,5398,2377,676,
	2838,394,-178,-356,2399,-1093,138,-547,-455,-46,-972,194,-199,-63,-199,175,-590,-358,-716,150,-145,61,-30,144,
	2840,576,-768,-1536,0,-3313,0,-2552,4672,359,-127,1172,-877,363,396,3472,2668,-317,134,717,-437,809,-215,2492,
	2845,1490,-768,-1536,289,-2118,994,-1629,-2472,-1430,-1986,-203,8367,-5594,-1502,-80,-1844,-562,-1792,238,6686,-8483,-3450,151,
	2845,508,-768,-1536,4,-3385,0,-2589,-1945,-3796,2587,1443,-1816,-3853,519,-1202,-2751,-3578,2467,852,-525,-2802,695,-1636,
	2864,1336,-768,-1536,0,-2599,1024,-2195,4025,-1436,1912,-1187,4780,-375,9032,-559,2631,-2891,1355,-1979,4213,2696,9826,-677,
	2879,814,-768,-1536,228,-2924,75,-2127,3555,1056,-306,-149,-3441,-4941,-3854,1057,3683,1496,-463,-165,-3338,-4630,-3392,1092,
	2908,2120,-277,-961,131,-1772,1024,-1207,-987,85,-2808,-1070,-921,7158,3057,-276,-577,401,-2699,-752,-1223,6056,2233,-144,
	2911,941,-126,-382,1649,-1441,781,-839,-486,644,-2173,-1153,-330,-190,-201,-760,-502,281,-1814,-989,-83,205,209,-865,
	2913,1744,-50,-188,1109,-1180,988,-766,-811,-687,-1512,-1303,-955,-754,-996,69,-846,-830,-1312,-1153,-805,-626,-746,12,
	2932,2804,0,-1536,0,-1268,1024,-1530,4361,3090,1338,-4441,-5545,2272,1466,22,2535,1817,-60,-2331,-3201,2052,1023,2,
	2944,-256,-768,-1536,172,-4180,0,-2560,452,-77,2493,1573,-1200,698,-214,809,526,133,2691,1714,-1269,879,-407,905,
	2944,0,-768,-1536,110,-3986,0,-2528,2832,1119,-643,589,-68,390,-503,-1054,3032,1379,-523,621,174,622,-795,-1183,
	2944,256,-768,-1536,97,-3743,0,-2368,942,3323,1239,-1364,3856,1048,-805,-3034,928,2555,1286,-1091,2371,-608,-889,-2726,
	2944,384,-768,-1536,101,-3611,0,-2448,286,5248,6157,-781,-641,-1200,1754,4873,435,4412,5412,-553,-199,-340,2266,4131,
	2944,443,-307,-746,1842,-1811,331,-907,-2000,-1977,-517,-610,49,72,46,3324,-2058,-2043,-583,-642,-251,-428,-399,3523,
	2944,512,-768,-1536,115,-3469,73,-2236,1302,1029,-3204,-1411,4186,4383,2301,-430,2031,1189,-3052,-1292,1811,1589,2603,888,
	2944,512,-768,-1536,810,-2774,73,-2236,-5617,-4821,-5408,-1772,-6540,-11864,-4553,4156,-3996,-3619,-4171,-672,-812,-3394,-377,1265,
	2944,512,-768,-1536,58,-3526,0,-2592,1612,878,-3387,-518,-985,-62,1969,503,1381,2040,-3726,-1195,1335,2164,2561,414,
	2944,512,-108,-252,3092,-492,538,-565,-769,4430,-1181,-14,57,-76,-6,15,-62,4227,-1000,-40,147,105,151,-52,
	2944,512,-574,-1536,1933,-1651,954,-1621,105,-60,-2288,1187,120,-306,470,458,-177,-133,-2232,1177,648,322,1119,209,
	2944,538,-339,-1138,1176,-2383,580,-1207,5648,7010,1937,71,668,343,-13,-7834,4988,6362,1268,205,-671,-1571,-1343,-7096,
	2944,576,-163,-416,1921,-1600,578,-801,-725,-843,-5141,1688,-229,-295,-188,30,-670,-906,-4820,1565,11,65,83,-82,
	2944,640,-768,-1536,60,-3396,2,-2384,-3829,1450,-331,-1211,-1592,-3258,-3957,84,-2651,1053,-873,-651,-2677,-4514,-4124,503,
	2944,682,-155,-389,1921,-1493,614,-747,-606,2694,-1053,-705,-92,-35,-22,-440,-600,2722,-1198,-828,-156,-75,-60,-419,
	2944,729,-296,-744,1283,-2084,440,-1048,-1793,4356,-3143,-1945,210,491,294,-2157,-1696,4436,-3001,-1916,135,338,319,-1935,
	2944,744,-258,-696,1519,-1833,613,-920,280,5183,-149,2669,-389,-370,-280,954,432,5415,-352,2601,-347,-354,-362,1016,
	2944,749,-185,-555,1374,-1973,1024,-993,-2101,1728,-3282,-7646,-626,-608,-159,1156,-1964,1766,-2868,-7274,-303,-220,20,1175,
	2944,768,-768,-1536,63,-3265,0,-2448,629,6206,-2418,-785,961,2391,-315,33,286,6105,-2440,-769,684,1973,-1006,35,
	2944,768,-768,-1536,108,-3220,417,-2094,-1553,3611,-1375,-107,-586,-73,2756,300,-989,4246,-1694,55,-659,172,2168,209,
	2944,768,-768,-1536,254,-3074,458,-1733,-724,4210,-1196,-144,4590,13942,10212,-1532,311,4637,-700,297,-1601,2646,1447,-370,
	2944,775,-256,-863,2115,-1206,737,-1079,-3155,-700,1729,-687,-276,-421,-466,-338,-3137,-618,1867,-282,-293,-600,-671,-240,
	2944,896,-768,-1536,45,-3155,291,-2296,2252,-427,-1076,1028,-1638,-4265,-6067,-1413,1878,202,-1415,931,-1371,-2237,-4187,-1692,
	2944,998,-265,-712,1041,-2057,610,-1051,-1604,-394,-3236,-444,142,277,59,1042,-1439,-340,-3151,-117,-166,-169,-256,1274,
	2944,998,-265,-712,1952,-1146,610,-1051,670,-2691,-2028,-983,-238,69,49,-402,620,-3185,-1024,-688,-192,172,246,-431,
	2944,1024,-768,-1536,796,-2276,766,-1975,-5994,-2683,-4683,-5038,-2603,-13423,-14292,981,-6838,-3454,-4109,-4251,293,-7721,-9696,3,
	2944,1024,-71,-191,2683,-389,786,-500,-3442,3352,-482,-44,-55,-56,-69,-23,-2054,2469,-163,-81,-19,86,90,-61,
	2944,1024,-768,-1536,1172,-1900,730,-1605,-2801,1936,3002,4556,5910,6240,7187,-483,-1944,2714,2864,4865,3916,3138,4487,134,
	2944,1026,-189,-644,2049,-1020,856,-951,1097,2469,-2418,-547,-178,-151,15,64,1291,2135,-2293,-778,-343,-356,-231,73,
	2944,1040,-768,-1536,27,-3029,795,-2268,651,2214,-730,-991,-2108,-6737,-8778,-3201,296,2316,-913,-1089,-1946,-5440,-7131,-3221,
	2944,1109,-128,-256,2475,-512,840,-256,2931,-3540,143,-84,24,-1,50,-30,318,-2288,-434,-35,-50,-252,-250,14,
	2944,1152,-768,-1536,147,-2797,886,-1897,-959,2831,-2490,-813,2270,9996,14509,-1702,289,3963,-1592,20,-1871,1253,5724,-1010,
	2944,1152,-768,-1536,30,-2914,1008,-2232,-475,3798,-157,-264,-2237,-5163,-6174,1435,-919,3832,-669,-445,-2143,-3780,-3628,1459,
	2944,1273,-145,-530,708,-2114,932,-1101,-309,-1314,-2180,-2165,750,156,-326,-66,-274,-1329,-1921,-1851,406,-340,-719,-9,
	2944,1280,-768,-1536,57,-2759,985,-1935,-1435,-3323,-2824,-773,1328,8486,13563,2400,1382,-1413,-1379,78,-1799,-2055,3420,4022,
	2944,1280,-768,-1536,55,-2761,963,-2180,2476,-564,298,-625,-2197,-3896,-6059,2445,1255,-1901,-1594,-1241,-201,2937,3323,2730,
	2944,1408,-768,-1536,22,-2666,1024,-2142,583,2069,-1716,-1023,-1304,-2710,-6241,-29,760,2225,-1882,-887,-952,-2296,-5511,-231,
	2944,1454,-116,-326,1173,-1469,946,-763,-64,-944,-617,-64,-59,97,278,-339,96,-744,-764,-457,-428,-489,-340,-266,
	2944,1534,-103,-377,1792,-770,979,-973,-1847,-493,1361,-157,-85,-132,-76,41,-1878,-2257,3185,-188,112,199,269,-4,
	2944,1536,-56,-153,2235,-325,932,-477,-4261,1531,2970,-12,-68,-120,-150,-18,-2216,1422,1723,-17,-2,123,157,-43,
	2944,1536,-420,-1536,170,-2390,998,-1487,1011,-1046,-2219,-1935,2918,5359,5009,197,2021,-199,-1639,-1356,-226,226,1107,1166,
	2944,1680,-768,-1536,0,-2416,1024,-2104,3424,3972,3391,2128,1428,1936,-3787,-477,2776,3248,2703,1588,2126,2932,-2527,-829,
	2944,1773,-74,-295,1644,-679,1003,-912,-1494,2461,-3463,-93,-255,-312,-386,14,-1043,1480,-2696,-83,-62,103,115,-8,
	2944,1792,-768,-1536,50,-2255,1020,-1921,2331,1310,-1653,-456,-3698,-694,-710,-240,2772,1872,-1587,4,-2890,-585,-800,-140,
	2944,1792,-768,-1536,7,-2297,1024,-1992,-220,520,-1967,-744,536,-2251,2287,-299,-47,575,-2202,-719,552,-1763,2121,-347,
	2944,2035,-122,-397,370,-1691,1024,-910,206,-34,-2029,6291,5148,3058,45,-72,199,88,-2208,5195,3632,1220,-1314,48,
	2944,2036,-50,-212,549,-1512,1016,-806,325,-593,-2721,-739,-976,-405,-830,23,259,-525,-2881,-1035,-1182,-715,-1066,36,
	2944,2046,-162,-845,898,-1152,1024,-1270,1707,-27,-3053,99,-1597,3185,1091,-3,1261,-443,-2534,749,-531,4405,2318,-104,
	2944,2048,-495,-1536,42,-2007,1024,-1579,-489,-392,-3462,1436,-1671,10906,1233,-355,82,271,-3310,1631,-2004,9970,938,-175,
	2944,2301,-85,-569,119,-1676,1024,-1202,-1711,127,-1349,-3516,-4433,-9091,2723,-88,-1697,51,-1140,-2538,-3343,-8011,3175,-140,
	2944,2408,-768,-1536,0,-1688,1024,-1740,1200,2251,-1036,-1729,-11,-1147,2456,-73,1016,2033,-945,-1640,-130,-801,2501,-67,
	2944,2563,-50,-988,38,-1496,1024,-1357,700,-1718,-3250,-5060,-2817,253,-6491,-71,877,-1652,-2902,-5097,-2439,762,-5301,-95,
	2944,2664,0,-1536,0,-1432,1024,-1612,2617,1897,617,-1272,-2177,-17,3891,16,1619,1179,399,-588,-1202,545,3989,-75,
	2944,2818,-8,-1536,38,-1240,1024,-1408,-4436,-2725,-6552,7110,3869,-1436,-2124,-22,-2159,-980,-5565,4915,1155,-2083,-2375,118,
	2944,2821,-15,-164,77,-1198,1024,-1008,-293,-182,-2678,3277,6187,-3735,12380,-11,80,227,-2296,2827,5255,-4755,10918,15,
	2944,3073,0,-102,33,-990,1024,-1126,60,-196,-1247,-14,-3287,5021,-8270,-7,-397,-680,-1755,54,-3137,7312,-5724,-21,
	2944,4592,0,0,0,0,1024,-260,4276,-810,-1231,-40,-85,3481,4511,-2,3938,-678,-418,-4,-68,-1553,-1363,2,
	2984,1875,-30,-192,913,-1387,1024,-1012,-1782,3512,-4016,-1600,-1227,-1020,-996,83,-2244,2436,-3210,-300,482,1083,1069,-126,
	2988,1176,-768,-1536,417,-2589,967,-1930,1692,177,-2450,1134,-8033,-4816,-5019,-3092,2164,546,-2295,1361,-7317,-3212,-4036,-3243,
	3072,383,-768,-1536,217,-3752,250,-2262,925,2544,554,-243,4301,4618,-1370,2997,879,2081,703,-113,3961,4278,-670,2988,
	3072,512,-768,-1536,58,-3782,0,-2720,-804,-4526,205,311,-994,344,5699,-465,-601,-2347,1035,-250,1330,2514,5809,-241,
	3072,512,-543,-1536,2025,-1815,954,-1676,-1767,-2351,2009,831,-238,-288,-475,412,-1932,-2340,1971,856,-193,-252,-499,398,
	3072,776,-253,-871,1192,-2384,738,-1207,1547,3736,4378,-3966,-630,-774,-678,5190,1373,3548,4136,-3944,-541,-812,-923,5307,
	3072,1002,-253,-651,1266,-2084,614,-1048,-290,-2620,705,-194,-38,340,79,-427,-134,-2491,719,-427,-195,-6,-78,-194,
	3072,1024,-768,-1536,1230,-2099,730,-1733,-1862,-3683,102,1826,2229,7821,5932,-118,-1818,-3482,146,1918,1069,5860,4334,170,
	3072,1024,-67,-179,2921,-407,792,-507,-6385,-6394,-270,-83,-85,-91,-104,-39,-4467,-5733,76,-101,-8,85,77,-88,
	3072,1536,-768,-1536,55,-2761,1009,-2178,78,-1417,2662,-41,-896,-863,-1583,4218,-134,-1494,2431,-181,-395,-16,-649,3978,
	3072,1790,-69,-283,704,-1858,1004,-973,-212,-128,2600,2077,-79,-277,-195,-112,-253,-208,2659,1426,-401,-433,-465,-61,
	3072,1792,-265,-1307,1053,-1507,1020,-1487,600,-370,1677,1737,2035,1099,-1079,-605,95,-984,1749,1436,2360,2178,-117,-679,
	3072,2044,-119,-370,740,-1567,1024,-864,955,-440,3455,-1509,223,-104,-376,-20,1232,79,2910,-1770,-495,-1060,-1379,24,
	3072,2560,-32,-1536,50,-1742,1024,-1664,622,103,2953,-2185,2485,-3607,-3534,-116,368,-141,2715,-2057,2515,-2830,-2921,-170,
	3208,2246,-53,-275,1382,-997,1023,-942,806,62,789,-569,-203,-263,-459,16,721,-218,1056,-569,-169,33,-99,9,
	3328,-512,-768,-1536,276,-5100,0,-2976,1154,925,1362,298,302,430,494,-1339,1167,737,1358,220,-97,-101,192,-1205,
	3328,-256,-768,-1536,180,-4940,0,-2928,3131,1269,4220,762,-359,785,-122,575,2588,1350,4418,1198,-768,691,-341,1005,
	3328,0,-768,-1536,0,-4864,0,-3328,-1026,841,213,1146,1019,1768,267,418,-170,1249,333,1078,1457,2328,287,115,
	3328,0,-768,-1536,0,-4864,0,-3328,-974,1200,464,1072,1019,2153,267,602,-117,1609,585,1004,1457,2713,287,298,
	3328,0,-768,-1536,2257,-2606,550,-2008,-5284,-5655,5318,-5058,725,1135,2465,1434,-5003,-5246,5091,-5003,946,1607,2564,1209,
	3328,128,-768,-1536,212,-4524,17,-2652,2270,1951,-1687,747,-1544,2385,-701,-212,1859,2222,-1269,1052,-1493,2719,-805,-102,
	3328,173,-513,-1536,1285,-3406,222,-1712,2195,3237,-1101,921,2047,3822,-413,-959,1757,2722,-444,732,-137,174,-1323,-720,
	3328,242,-238,-603,2706,-1916,682,-958,4457,6133,2366,2476,-385,-636,149,1152,4195,5913,2569,2368,-455,-855,-312,1276,
	3328,256,-768,-1536,97,-4511,0,-2752,-2554,-1870,-1236,-230,1993,-570,-238,48,-2246,-1764,-859,-288,1550,-1801,-153,46,
	3328,256,-768,-1536,86,-4522,0,-2848,2391,897,-1426,-701,2445,-2773,-177,-551,1702,496,-1062,-402,1849,-2657,-349,-218,
	3328,256,-768,-1536,147,-4461,0,-2976,-1175,671,-777,-126,1695,2580,-500,-398,-448,1271,-1935,-249,3987,5607,-964,-654,
	3328,256,-768,-1536,1080,-3528,868,-2660,-5066,-3455,-237,-1599,-4537,-5825,-2368,-1444,-4242,-2315,-792,-1813,-1490,-540,-760,-2306,
	3328,278,-768,-1536,269,-4317,61,-2297,-945,-907,-634,-465,1414,2334,-973,-716,-1243,-1773,-1450,-623,280,-1227,-611,-694,
	3328,327,-409,-1144,1384,-3153,397,-1584,1653,2134,-182,-607,839,1546,-110,-9257,1123,1637,-147,-825,-214,-38,-396,-9219,
	3328,332,-326,-821,1932,-2600,286,-1303,-2022,-937,-4589,-2918,151,403,122,-20011,-2516,-1416,-4409,-2958,-72,117,93,-19715,
	3328,332,-326,-821,2948,-1584,286,-1303,1525,2817,1551,1238,403,366,294,517,1453,2756,1542,1413,417,440,420,695,
	3328,384,-768,-1536,225,-4255,250,-2518,1352,1949,215,-1311,3494,4513,-788,2152,1365,2140,541,-1172,3856,5427,-83,2041,
	3328,442,-314,-792,1843,-2579,329,-1291,4606,2490,3991,-1218,132,426,220,16986,4310,2263,3885,-1172,-21,200,206,17047,
	3328,474,-290,-745,2894,-1496,443,-1264,1,-2706,-1306,-620,26,-19,90,-412,-327,-3044,-1634,-460,109,142,257,-418,
	3328,512,-768,-1536,115,-4237,73,-2588,-202,-2916,-1118,-698,6315,4058,2978,-903,-109,-4130,-620,-677,2620,130,3919,-822,
	3328,512,-768,-1536,866,-3486,73,-2588,4694,3497,5934,257,-2462,-7357,2639,-1743,5332,4313,4913,225,829,-1495,3509,-2429,
	3328,512,-768,-1536,0,-4352,0,-3072,4924,561,6154,-374,226,-652,2076,75,4440,550,5486,-647,963,17,1988,-94,
	3328,512,-97,-225,3173,-1179,557,-590,-1830,-1302,-1819,-262,-250,-199,-210,-9,-1993,-1368,-1814,-249,-190,-155,-180,-28,
	3328,512,-97,-225,3813,-539,557,-590,-5350,-3341,3528,269,130,26,132,192,-2646,-1661,3192,204,281,325,387,111,
	3328,512,-768,-1536,58,-4294,0,-2976,-4396,-1630,-3376,-1092,-25,344,2496,-927,-4026,-1845,-2820,-1269,2214,2028,3499,-1034,
	3328,512,-552,-1536,2120,-2232,954,-1866,-290,-1205,-2567,6450,280,560,-5730,1976,-88,-820,-2634,6286,289,652,-5526,1945,
	3328,516,-768,-1536,1474,-2874,206,-2224,-1675,-1874,-1713,225,-4366,-5849,41,23,-887,-986,-1790,-165,-3750,-4895,15,-725,
	3328,539,-318,-986,1254,-3071,583,-1544,412,950,-402,1667,-19,-432,-530,12441,189,748,-351,1389,-484,-1116,-868,12157,
	3328,540,-218,-435,3453,-870,106,-435,914,1256,-269,238,302,347,189,76,1033,1429,-357,203,89,-5,-83,179,
	3328,584,-152,-374,2570,-1710,591,-855,-3316,-2629,-1761,650,-167,-187,-105,-342,-3200,-2586,-1669,559,-116,-120,-102,-375,
	3328,597,-128,-256,3755,-512,263,-256,650,-2382,-983,168,153,194,122,101,-743,-3000,-671,184,59,26,-14,162,
	3328,640,-768,-1536,70,-4154,2,-2768,-3864,1253,79,-673,218,-685,-2024,-435,-3586,1301,71,-629,-246,-931,-1942,-207,
	3328,700,-140,-355,2568,-1597,631,-799,24,-330,-390,-192,-107,-102,-85,-276,250,-149,46,-259,-123,-141,-144,-260,
	3328,732,-283,-716,1809,-2322,445,-1163,-2865,-991,-2457,-5165,22,234,234,1117,-2851,-1044,-2525,-5030,-212,-186,-110,1400,
	3328,768,-768,-1536,124,-3972,417,-2446,-2642,2770,-1280,127,375,-634,7765,55,-2149,2474,-695,437,572,-996,6319,316,
	3328,768,-768,-1536,65,-4031,163,-2510,-2941,2634,-1270,-389,358,1741,-1851,262,-2489,1924,-820,-5,-2181,-2149,-3417,547,
	3328,768,-64,-128,3840,-256,521,-128,6244,5599,-1097,178,164,179,169,108,4617,4582,-767,209,126,109,114,161,
	3328,768,-768,-1536,254,-3842,458,-2111,-4095,4605,-1385,-325,8287,13669,12619,-128,-2970,1420,-1674,117,11,1734,1756,82,
	3328,895,-768,-1536,226,-3743,886,-2251,2053,-2613,-1330,-334,3877,11184,9885,-177,1994,-2694,-469,127,1832,3912,2558,414,
	3328,1006,-247,-627,1792,-2066,616,-1035,132,-1663,-713,3190,54,351,107,-1147,540,-1333,-803,2838,-340,-399,-498,-874,
	3328,1006,-247,-627,2526,-1332,616,-1035,686,2226,-1544,-394,93,241,129,-375,1050,1893,-849,-504,-103,-62,-123,-345,
	3328,1010,-148,-445,1735,-2119,1024,-1060,-341,-2383,-1282,1836,-370,-372,42,-427,-115,-2156,-1163,1560,-489,-597,-292,-309,
	3328,1024,-768,-1536,155,-3685,963,-2564,1716,-966,-2380,-534,-13821,111,1744,-1833,1470,-417,-1827,-397,-7725,3381,5186,-1740,
	3328,1024,-768,-1536,308,-3532,962,-2409,-3521,-1957,-754,-356,15153,8177,7500,-2958,-3610,-1771,-850,-532,15578,9925,9356,-3027,
	3328,1024,-768,-1536,814,-3026,962,-2409,9467,9682,7782,7883,-4547,4205,4861,5513,8679,8694,6578,6794,-3128,6503,6847,4826,
	3328,1024,-768,-1536,0,-3840,1024,-2816,-3321,5333,5654,1408,24451,-7273,-7063,4262,-2978,4626,4503,840,21384,-4326,-4899,3422,
	3328,1024,-61,-158,2789,-1051,794,-525,5273,2158,-4496,-166,-227,-144,-195,-20,5260,2074,-4421,-192,-173,-37,-91,-68,
	3328,1024,-61,-158,3402,-438,794,-525,-9235,-8711,-2458,-125,-183,-147,-170,-80,-3400,-4048,-1824,-158,3,186,178,-154,
	3328,1024,-32,-64,3712,-128,774,-64,2299,3127,647,206,196,179,227,125,1068,2129,452,206,168,169,212,148,
	3328,1024,-768,-1536,64,-3776,775,-2696,-324,-1096,-1410,73,-5868,-2847,1988,-382,-150,-1317,-2004,-271,-4916,1504,5921,-1107,
	3328,1024,-768,-1536,1087,-2753,1022,-2272,-4057,-2972,-3712,-1463,3327,3759,-1886,2303,-4109,-2970,-3550,-1580,4428,4599,-962,2155,
	3328,1024,-231,-1086,2025,-1815,1022,-1676,4236,2434,333,1273,-739,-9,543,-753,3688,2263,60,1876,-136,1085,1528,-997,
	3328,1026,-187,-628,1198,-2640,856,-1335,1229,94,-2149,-2757,57,-80,-126,-667,1301,126,-2146,-2781,-344,-547,-655,-525,
	3328,1026,-187,-628,2363,-1474,856,-1335,1699,402,6750,-491,-76,-84,12,-188,1201,-250,5517,-183,124,420,475,-407,
	3328,1040,-768,-1536,29,-3795,795,-2652,44,-1992,-692,-885,-6768,-4415,-8358,-1922,172,-1541,10,-512,-4734,-5354,-8573,-1354,
	3328,1052,-218,-435,2941,-870,801,-435,-2337,-765,-616,-233,187,96,166,-152,-1931,62,-785,-164,17,-302,-225,-21,
	3328,1109,-128,-256,3243,-512,840,-256,7995,1785,1691,-55,82,30,60,-75,4174,-670,1125,-18,-74,-276,-258,-11,
	3328,1152,-768,-1536,162,-3551,886,-2242,285,4167,-41,-462,5020,8197,14200,-1896,945,3271,518,118,-2899,-2430,1534,516,
	3328,1233,-115,-297,2272,-1359,823,-680,-471,-1935,-2027,-60,-158,-103,-159,-40,225,-972,-1377,-229,-262,-275,-287,-37,
	3328,1269,-187,-514,2377,-1217,1024,-1048,2995,3621,-969,-240,193,128,208,40,3201,2537,-520,-332,134,72,175,44,
	3328,1280,-768,-1536,284,-3300,948,-2285,-1505,-2784,-1073,-690,21268,15097,11766,3041,-1635,-3081,-1120,-972,20448,16673,14543,4143,
	3328,1280,-630,-1536,252,-3332,918,-1861,463,640,188,-48,-414,6068,8844,3719,767,-465,-362,-55,-195,1133,1646,2667,
	3328,1280,-630,-1536,1297,-2288,918,-1861,1493,-282,2326,-3062,5953,-3602,2823,-1134,1721,-165,2263,-2876,5295,-3798,2248,-676,
	3328,1280,-768,-1536,846,-2738,939,-2211,4180,2826,-21,-2580,-8472,-9869,-9441,2677,3974,2542,-14,-2231,-7930,-8598,-7863,2606,
	3328,1280,-64,-128,3328,-256,903,-128,6242,8614,273,36,77,48,70,6,3541,6277,-69,26,-1,-71,-61,14,
	3328,1408,-768,-1536,27,-3429,1024,-2508,668,-2799,-1434,-4566,-5938,-248,-4632,-3723,751,-2872,-921,-4397,-4312,-464,-3529,-2403,
	3328,1527,-186,-508,1254,-2083,1024,-1048,571,-407,-1264,5770,874,1510,1157,-588,979,108,-1556,5060,-192,-348,-448,-270,
	3328,1529,-105,-384,1206,-2128,979,-1079,2245,272,1366,-2334,20,-37,-136,-351,2207,291,1357,-3012,-424,-461,-467,-279,
	3328,1536,-768,-1536,58,-3270,1023,-2129,509,-1028,857,940,-5999,1995,1133,-2731,1034,0,1213,2953,-3716,-5514,-7590,-2004,
	3328,1536,-768,-1536,284,-3044,942,-2157,-1126,-826,-952,-2489,17591,12658,13022,-6256,-1193,-919,-1066,-2586,17151,13240,13851,-6239,
	3328,1536,-768,-1536,66,-3262,1009,-2434,646,31,-1543,1099,-5404,-3100,-8230,-2578,509,-308,-1122,1805,-5573,-638,-1532,-4016,
	3328,1536,-32,-64,3200,-128,964,-64,3100,4566,-397,101,122,118,153,69,1265,2710,-522,98,95,119,143,78,
	3328,1536,-768,-1536,0,-3328,1024,-2560,-118,6038,817,7446,22331,-5804,3743,1792,-186,5056,524,6968,18970,-4117,4757,240,
	3328,1536,-50,-123,2331,-997,934,-500,2905,2248,-239,74,-364,-333,-359,30,2858,2616,-464,56,-269,-143,-171,-20,
	3328,1536,-50,-123,2939,-389,934,-500,-12330,-12671,-1552,-26,-165,-120,-187,-22,-5500,-6353,-1173,-53,39,306,294,-83,
	3328,1536,-768,-1536,114,-3214,1000,-2082,138,-449,-44,6,-1671,2924,10302,-2467,686,-72,37,521,-1430,-958,3877,-2501,
	3328,1564,-218,-435,2430,-870,1010,-435,-4396,-5047,43,-11,324,277,319,-30,-3266,-3080,-498,-22,116,-250,-208,94,
	3328,1621,-128,-256,2731,-512,1013,-256,5740,1888,-228,47,146,76,94,-8,3297,98,-296,71,46,-181,-187,32,
	3328,1680,-768,-1536,0,-3184,1024,-2488,1188,1049,141,-5450,899,1540,-6096,-873,783,325,-110,-5678,3,3234,-3204,-1221,
	3328,1729,-93,-249,1593,-1542,1024,-778,427,-792,146,-582,16,400,438,3,477,-409,-243,-712,-446,-538,-437,55,
	3328,1781,-160,-463,1937,-1147,1024,-1051,1160,484,711,-327,389,629,554,-27,935,-300,1111,-472,311,451,404,-28,
	3328,1791,-68,-280,2053,-1020,1004,-951,562,3375,-1067,69,-232,-301,-321,33,1129,2292,-656,125,38,267,286,-24,
	3328,1791,-11,-1536,285,-2788,939,-2029,617,735,-52,1939,1150,-488,2774,3744,-104,32,-250,1241,2376,2614,5820,2924,
	3328,1792,-768,-1536,10,-3062,1024,-2376,-1368,-1742,220,686,-1694,-2007,-2109,3118,-1431,-1715,201,356,-1572,-1622,-1429,3265,
	3328,1792,-64,-128,2816,-256,1017,-128,8099,10023,155,24,83,50,65,5,4778,6767,93,32,12,-99,-105,18,
	3328,1792,-266,-1244,252,-2820,1020,-1605,-36,345,677,-154,-4207,4587,5964,-3716,618,688,623,351,-5441,1406,2968,-3126,
	3328,2033,-123,-394,995,-1836,1024,-935,84,-285,340,211,1791,2383,2133,-59,486,471,-219,-1017,-249,-660,-654,128,
	3328,2039,-49,-211,711,-2114,1016,-1101,-23,411,-2126,7431,4599,2544,2631,-13,89,517,-1784,5190,2724,902,896,172,
	3328,2046,-11,-1536,276,-2542,1024,-1902,362,206,-280,-1413,-2604,-2823,3465,-6,-154,-272,-528,-1765,-1393,-496,5227,-240,
	3328,2048,-160,-842,1101,-1715,1024,-1615,655,2589,-2935,45,-5103,-10422,-9555,-235,312,1588,-2317,2185,-1964,-5830,-5309,-621,
	3328,2048,-32,-64,2688,-128,1020,-64,5115,6699,63,35,67,84,117,44,2004,3232,202,56,57,72,92,56,
	3328,2048,-768,-1536,56,-2761,1023,-2176,-1891,-4418,-186,291,-447,642,-1590,1487,-1264,-2950,-125,417,-475,-173,-2554,1832,
	3328,2048,-768,-1536,0,-2816,1024,-2304,1969,5616,-368,322,836,169,-598,2555,1356,4251,-560,-199,358,667,-233,2540,
	3328,2048,-39,-105,1850,-966,1024,-484,-1007,-1764,-319,175,-342,-488,-475,20,-1038,-905,-1040,158,-325,-582,-641,-7,
	3328,2048,-39,-105,2473,-343,1024,-484,-16176,-17409,-15,30,-125,-171,-215,-11,-8886,-10187,-101,-18,70,495,544,-81,
	3328,2076,-218,-435,1919,-868,1023,-435,-2075,-3232,1783,-119,612,792,781,-46,-1364,-1368,816,-212,-15,-554,-641,101,
	3328,2133,-128,-256,2219,-511,1023,-256,4730,-174,-973,6,124,89,72,-29,3280,-909,-1132,16,17,-226,-294,5,
	3328,2226,-59,-198,1169,-1469,1024,-763,1501,-117,1167,-1171,-731,-580,-560,36,1567,412,406,-1174,-1131,-1528,-1476,68,
	3328,2304,-64,-128,2304,-256,1024,-128,7093,9613,-233,-18,24,21,21,-7,4550,6810,-170,-1,-13,-93,-116,4,
	3328,2304,-189,-1536,53,-2507,1024,-1807,-638,-1296,-493,-3588,-832,-2662,-4726,-295,-102,-463,-255,-2029,-1345,-4439,-6339,229,
	3328,2304,-83,-530,170,-2389,1024,-1487,-162,-33,70,-3092,-3655,2980,833,61,36,233,159,-2604,-4006,1855,-143,92,
	3328,2408,-768,-1536,0,-2456,1024,-2124,-332,-697,-557,-1383,900,455,2769,-263,-335,-738,-664,-1849,519,312,2311,-332,
	3328,2541,-21,-101,597,-1726,1023,-912,932,-48,-11,4015,3976,4969,4598,-43,1032,-104,65,1669,1485,1979,1284,47,
	3328,2557,-54,-238,740,-1567,1024,-864,125,784,313,58,157,-152,-704,-48,101,830,97,-352,21,-84,-588,-24,
	3328,2557,-54,-238,1518,-790,1024,-864,-1072,-2327,-2110,-251,-139,107,59,-29,3,-1421,-1811,-427,45,1620,1689,-61,
	3328,2558,-12,-23,258,-2048,1024,-1646,-11,-314,-711,-6206,-4804,-7842,-8062,136,-323,-721,-752,-3537,-1182,-3450,-3571,-69,
	3328,2560,-32,-64,2177,-128,1024,-64,3350,4817,-842,-180,-299,-17,119,25,3415,4533,-801,-123,-157,215,315,42,
	3328,2560,-32,-1536,50,-2254,1024,-1920,-103,-2480,-1324,-14886,1262,-2280,-2932,-266,243,-1358,-628,-8433,1146,-2087,-2499,-251,
	3328,2560,0,-1536,0,-2304,1024,-2048,2155,5040,3765,34033,-429,-481,265,-134,1495,3625,3048,28186,145,723,718,-460,
	3328,2560,-27,-84,1380,-924,1024,-465,-529,-251,2349,-371,-803,-963,-1023,-9,-750,-599,1438,-380,-815,-1315,-1466,0,
	3328,2664,0,-1536,0,-2200,1024,-1996,-1498,-432,-1073,-11160,-775,223,1069,-59,-1689,-814,-1219,-12543,-587,720,1320,-129,
	3328,3043,-6,-43,535,-1286,1024,-780,850,685,707,-975,-343,1145,909,-12,638,613,526,-910,-561,1277,1038,-47,
	3328,3065,0,-109,364,-1435,1024,-782,280,-305,244,2655,7165,13962,14107,-58,814,461,351,1050,1471,3191,2352,113,
	3328,3072,-12,-58,942,-850,1024,-441,-2152,-889,-638,-1129,-1935,-1918,-1805,-46,-2050,-856,-516,-868,-1286,-1348,-1275,-45,
	3328,3072,-2,-63,50,-1742,1024,-1664,1680,726,-87,-19023,-361,-1096,-1008,-15,1316,561,-1,-14251,991,-32,468,-30,
	3328,3072,0,0,0,-1792,1024,-1792,279,409,2413,21033,-5407,-186,1330,146,-300,-236,1449,17096,-2765,387,1641,91,
	3328,3073,-11,-23,218,-1572,1024,-1390,-1772,-515,-1636,3674,-3,-11974,-13980,-17,-1369,-484,-939,4669,2342,-4295,-5719,-55,
	3328,3571,0,0,312,-981,1024,-612,-1013,-396,-1123,-497,56,7351,8062,-21,-342,218,-159,-129,-559,461,654,22,
	3328,3584,0,0,0,-1280,1024,-1536,803,1303,64,1288,-19648,728,446,55,72,344,-470,1294,-12653,2092,1980,34,
	3328,3586,0,-4,38,-1240,1024,-1408,-65,409,-916,470,6411,-4168,-2346,14,26,328,-714,407,3634,-1952,-353,11,
	3328,3591,-1,-11,290,-983,1024,-658,668,-442,181,-330,495,10952,11729,-25,1041,142,772,-129,-378,4353,4728,5,
	3328,3595,0,-22,173,-1096,1024,-1134,-421,-1168,1306,-148,8804,-13341,-14368,-21,-313,-1018,562,-438,5101,-4114,-4242,-45,
	3328,4050,0,0,123,-691,1024,-518,509,-1834,-2281,-137,-101,26876,27585,-21,302,-664,312,233,-117,5033,5292,49,
	3328,4083,0,-2,191,-590,1024,-402,4553,3720,-5052,-207,-756,29271,29440,-34,2046,2434,-975,-6,-377,-1315,-685,4,
	3328,4096,0,0,0,-768,1024,-1280,31,1394,2981,160,1831,-6422,-7915,14,-665,-82,768,-139,2345,3131,2182,-4,
	3328,4097,0,0,183,-584,1024,-878,-4172,-2882,4073,-177,-692,-36830,-34583,-31,-1261,-1159,0,-360,-828,-6693,-4828,-84,
	3328,4102,0,0,32,-730,1024,-1152,-676,18,-610,38,601,-15695,-15167,-1,-237,-249,-1508,-119,38,-2032,-1708,-17,
	3328,4482,0,0,98,-285,1024,-622,807,-785,-816,-168,-532,12193,350,-41,1048,-440,-454,-136,-307,6623,-4870,-50,
	3328,4539,0,0,44,-281,1024,-605,-2393,-1263,663,-15,-54,25617,32140,-13,-2105,-258,1648,71,-68,5585,13393,-2,
	3328,4602,0,0,19,-243,1024,-896,-2996,-2321,-2578,-12,-21,-16556,-17536,-12,-1664,-1446,-2191,-45,-107,-6659,-5835,-19,
	3328,4608,0,0,0,-256,1024,-1024,2122,3324,3525,75,216,-24244,-19994,2,688,1097,788,-7,225,-4231,-714,14,
	3328,5028,0,0,0,0,1024,-377,6028,6092,-5391,-17,-59,12751,24383,-1,2788,3327,-2622,22,-131,-629,4113,12,
	3328,5120,0,0,0,0,1024,-768,-2475,-1841,3542,13,1,-34066,-37492,9,-828,-728,463,29,216,-12023,-13557,28,
	3328,5124,0,0,0,0,1024,-640,-4679,-5135,827,15,4,23234,9110,10,-2870,-3245,635,-25,-13,12552,2981,-12,
	3328,5530,0,0,0,0,1024,-423,-4067,-1975,-535,156,173,3366,7110,78,-4195,-2154,10,128,108,1649,4581,70,
	3328,6144,0,0,0,0,1024,-211,7053,5102,-501,813,860,1853,2107,416,6819,4944,-396,770,668,1323,1443,444,
	3328,1174,-768,-1536,146,-3544,944,-2508,950,-1371,1148,1535,-9369,-10478,-17435,2754,782,-74,1167,1175,-5758,-6150,-10382,2484,
	3328,1686,-768,-1536,165,-3013,1010,-2190,-704,-901,-616,2867,-1036,201,-296,-820,-653,-521,-499,2398,-885,83,-949,-476,
	3328,1003,-768,-1536,19,-3841,441,-2776,1836,1831,532,327,2740,3490,-44,43,1431,1818,139,174,1517,3389,3,-54,
	3328,632,-768,-1536,11,-4221,0,-2912,-149,-984,-1101,-588,-4596,-437,-2563,275,-376,-217,-737,-465,-4047,-598,-3041,286,
	3328,1180,-768,-1536,25,-3660,1024,-2684,1566,227,-792,-426,-7197,-420,-2250,-1673,1517,557,-684,-383,-6820,-412,-2289,-1653,
	3328,437,-768,-1536,528,-3900,100,-2596,-4273,-4222,-3013,-929,-3710,-12044,990,280,-3927,-3643,-3040,-819,196,-3534,1624,69,
	3328,169,-768,-1536,663,-4033,170,-2072,2895,3496,-829,1567,-638,1999,-1522,-109,2424,3072,-794,1558,-1709,-806,-1743,242,
	3328,935,-768,-1536,202,-3728,426,-2744,-525,-1714,-369,781,-4176,-8882,-9799,107,-1837,-817,-1308,124,-835,-1060,-3641,-692,
	3328,1276,-768,-1536,16,-3572,1021,-2600,-918,6292,-1479,-1952,-4684,-163,199,4240,-878,6170,-794,-1542,-3354,-1640,-594,4796,
	3328,1223,-768,-1536,47,-3594,1011,-2684,-787,-889,-261,-486,-3453,-2598,-2340,634,-983,-516,-950,-1100,-3949,166,-81,212,
	3328,535,-768,-1536,523,-3806,269,-2142,-765,-1115,4185,612,1426,6081,600,-321,-1361,-2160,3775,502,-1162,634,-182,-202,
	3328,411,-768,-1536,687,-3766,200,-2136,-1658,-3593,-3466,-1801,5777,8377,-949,168,-1514,-3603,-2826,-1791,3693,3646,-993,191,
	3328,640,-768,-1536,24,-4201,0,-2800,633,40,159,-25,-786,-910,-2198,-489,1532,-208,509,196,-2479,-2117,-2014,61,
	3328,569,-768,-1536,212,-4084,82,-2736,539,-314,1118,2344,-3719,-5925,773,274,170,757,893,2062,-979,-1509,2208,225,
	3328,1374,-479,-1536,297,-3194,963,-2046,-1716,-2077,561,-108,-3361,-3639,-6001,-1731,-1936,-2079,678,-279,-2609,-2591,-5162,-1551,
	3328,833,-327,-1536,995,-3037,699,-2003,-4155,-5487,-3646,-1503,5011,1810,-496,-2379,-3668,-4776,-2928,-1660,5293,2618,193,-2161,
	3328,1500,-768,-1536,33,-3332,1024,-2526,-1279,-4286,952,398,-8814,-512,-2894,-437,-1359,-4601,773,333,-9447,1483,-62,-1424,
	3329,394,-178,-356,2399,-2073,126,-1037,125,423,-902,1635,144,331,-38,2172,-4,204,-807,1449,211,500,192,1982,
	3329,1176,-768,-1536,417,-3272,967,-2271,774,2499,-50,-1338,-12708,-13438,-15159,-3013,603,2411,-88,-1339,-12787,-12352,-13724,-2890,
	3329,887,-768,-1536,140,-3839,470,-2689,3833,-4470,241,-803,-7748,-6533,-9195,123,2346,-2590,-248,-937,-3902,-221,-3077,-27,
	3329,918,-768,-1536,121,-3826,422,-2641,-286,-3361,819,1282,-2379,-933,-3475,262,-154,-2691,1072,1399,-1141,-508,-3266,502,
	3329,1152,-59,-463,852,-2862,1017,-1587,-976,-1156,2276,-597,2236,614,227,1809,-1072,-1260,2255,-391,2873,1380,706,1409,
	3329,2944,-3,-169,32,-1890,1024,-1627,-316,-796,-788,-7950,-436,1073,-1778,-7,-83,-493,-402,-6915,-829,633,-1760,3,
	3329,508,-768,-1536,4,-4354,0,-3073,-4586,-2536,-1194,-957,-2641,-4357,1669,-739,-5084,-2569,-1949,-1263,-1698,-3492,1670,-937,
	3330,2804,0,-1536,0,-2063,1024,-1928,351,-1298,-1837,-1255,-1405,1916,488,-24,347,-1152,-1758,-1115,-1297,1644,298,24,
	3330,1134,-502,-1536,608,-3126,761,-2001,956,-1802,-1397,-737,1460,1665,2485,-1578,2041,-839,-530,38,169,980,1845,-1122,
	3330,2120,-277,-961,131,-2618,1024,-1630,234,177,-683,40,1782,-1633,-2857,1142,492,500,-577,576,1752,-2444,-3556,1381,
	3331,814,-768,-1536,228,-3828,75,-2579,2755,365,-1704,-88,-4886,-4873,-6642,-1625,2672,238,-1482,52,-4768,-4758,-6597,-1342,
	3332,1336,-768,-1536,0,-3535,1024,-2664,1211,-4807,2166,1731,9021,308,6534,2889,1044,-5123,1550,819,7532,1827,7071,1920,
	3332,1490,-768,-1536,289,-3093,994,-2117,152,-954,-1205,-392,-8390,-4739,-1058,-2438,311,-633,-1060,-310,-7906,-4613,-1510,-2286,
	3333,576,-768,-1536,0,-4299,0,-3045,6162,1656,417,2497,-2147,-903,1314,2116,4892,1819,-308,2074,-2090,-460,283,1803,
	3336,2246,-53,-275,1382,-1253,1023,-1070,3,205,-2095,-260,290,388,307,22,-241,-487,-1258,-279,799,1496,1460,-38,
	3340,941,-126,-382,1649,-2297,780,-1267,-958,-750,245,515,-698,-701,-394,-252,-1454,-1237,267,1387,241,804,862,-778,
	3340,1744,-50,-188,1109,-2036,988,-1194,148,-93,-1297,3721,281,-320,-176,1,-34,-476,-687,3336,468,388,513,-155,
	3347,1875,-30,-192,913,-2113,1024,-1375,212,-153,2692,-6551,-2549,37,109,33,-11,-621,2790,-2681,747,3484,3258,-325,
	3354,1040,-44,-108,2848,-1028,849,-515,-3132,-1799,7178,60,-173,-117,-120,41,-3237,-1985,7296,60,-110,1,-7,9,
	3584,512,-768,-1536,58,-4806,0,-3232,-2072,-3330,-2459,-2539,-2331,-3508,2429,-1457,-2108,-3411,-2954,-2691,-2607,-3911,1870,-1358,
	3584,1004,-251,-646,1794,-2578,615,-1291,1452,525,1187,-3092,543,977,713,141,1508,550,988,-3101,-67,61,19,331,
	3584,1536,-768,-1536,66,-3774,1009,-2690,362,-1623,-1661,822,-3475,1626,19,-3582,568,-1722,-1612,761,-4002,822,-704,-3278,
	3584,2546,-55,-247,994,-1836,1024,-935,-984,-172,61,2086,2308,2407,2648,34,-865,75,60,1241,1234,1109,1428,166,
	3584,2560,-32,-1536,56,-2760,1024,-2176,-274,-481,-702,-2491,562,-733,-2355,1159,-246,-519,-775,-3428,152,-1295,-2827,1194,
	3584,4354,0,0,36,-986,1024,-1280,-1000,-1268,-793,756,2883,-3626,-3512,115,-680,-948,-718,559,2642,-2071,-2165,145,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_42481c1445f16fa5_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_42481c1445f16fa5_boxes_0,
	  { { 11, segtune_segreduce_42481c1445f16fa5_unknown_0 }, { 251, segtune_segreduce_42481c1445f16fa5_longest_0 }, { 253, segtune_segreduce_42481c1445f16fa5_shares_0 } }, 1, 671, segtune_segreduce_42481c1445f16fa5_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_42481c1445f16fa5 = { "segtune_segreduce_42481c1445f16fa5", 1, segtune_segreduce_42481c1445f16fa5_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_42481c1445f16fa5

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
