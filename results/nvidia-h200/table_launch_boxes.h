/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-29
 * database: a5cf78fad5984f38
 * sources:  e953b8d5863a31d0
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 671 cases
 *     n and the mean length known: worst regret 193.9%, mean 21.7%; geometries left out: worst 193.9%, mean 21.9%
 *     the longest segment, too: worst regret 143.7%, mean 7.1%; geometries left out: worst 328.3%, mean 9.7%
 *     shares of long segments, too: worst regret 188.2%, mean 8.1%; geometries left out: worst 350.2%, mean 11.8%; picked where it was not measured: 0 times, left out 1
 *     as probed (shares and the heaviest span; of few or long segments the longest, too): worst regret 49.8%, mean 3.4%; geometries left out: worst 89.7%, mean 6.1%
 *     all of these: worst regret 49.8%, mean 3.4%; geometries left out: worst 89.7%, mean 6.0%
 *     pareto lengths, 119 cases: worst regret 33.7%, mean 5.1%; left out: worst 129.3%, mean 6.1%; as probed: worst regret 21.1%, mean 2.8%; left out: worst 70.0%, mean 4.7%
 *     uniform lengths, 90 cases: worst regret 36.9%, mean 6.7%; left out: worst 36.9%, mean 8.4%; as probed: worst regret 12.7%, mean 3.2%; left out: worst 21.1%, mean 5.4%
 *     rowlen lengths, 99 cases: worst regret 40.4%, mean 6.7%; left out: worst 40.4%, mean 7.3%; as probed: worst regret 20.2%, mean 3.2%; left out: worst 36.8%, mean 5.5%
 *     bimodal lengths, 19 cases: worst regret 43.6%, mean 5.2%; left out: worst 47.5%, mean 8.7%; as probed: worst regret 26.1%, mean 3.2%; left out: worst 26.1%, mean 3.9%
 *     huge lengths, 44 cases: worst regret 85.3%, mean 7.5%; left out: worst 85.3%, mean 10.3%; as probed: worst regret 22.3%, mean 3.3%; left out: worst 36.1%, mean 4.6%
 *     poisson lengths, 57 cases: worst regret 26.7%, mean 6.1%; left out: worst 18.0%, mean 5.8%; as probed: worst regret 18.5%, mean 2.9%; left out: worst 13.9%, mean 3.8%
 *     geometric lengths, 43 cases: worst regret 35.2%, mean 7.7%; left out: worst 43.2%, mean 9.1%; as probed: worst regret 15.4%, mean 4.1%; left out: worst 89.7%, mean 10.1%
 *     zipf lengths, 35 cases: worst regret 58.8%, mean 7.1%; left out: worst 58.8%, mean 7.7%; as probed: worst regret 20.1%, mean 2.3%; left out: worst 41.4%, mean 6.6%
 *     lognormal lengths, 139 cases: worst regret 188.2%, mean 14.3%; left out: worst 350.2%, mean 26.9%; as probed: worst regret 49.8%, mean 4.4%; left out: worst 68.5%, mean 8.3%
 *     fixed lengths, 26 cases: worst regret 21.8%, mean 7.0%; left out: worst 31.2%, mean 9.8%; as probed: worst regret 13.0%, mean 4.6%; left out: worst 14.7%, mean 6.4%
 *     the best of the boxes for each case: worst regret 49.8%, mean 3.3%
 *     the best of the best 8 of all 994 variants for each case: mean regret at least 3.2% (a Lagrangian bound)
 *     the search of 671 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 33 of 511 variants
 *     variants tried, of how many, on each case:
 *       33/511 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 33/501 huge:n=64M,mean=256,share=0.25,seed=1,
 *       34/510 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1, 35/513 huge:n=64M,mean=64,share=0.25,seed=1,
 *       35/512 huge:n=64M,mean=64,share=0.1,seed=1, 35/510 huge:n=64M,mean=64,share=0.75,seed=1,
 *       35/501 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1, 37/493 huge:n=64M,mean=256,share=0.5,seed=1,
 *       40/519 zipf:n=64M,mean=64,alpha=1,seed=1, 40/517 huge:n=64M,mean=64,share=0.5,seed=1,
 *       42/505 huge:n=64M,mean=256,share=0.1,seed=1, 45/519 huge:n=512K,mean=16,share=0.75,seed=1,
 *       45/519 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1, 45/511 zipf:n=64M,mean=256,alpha=1,seed=1,
 *       49/543 uniform:n=64M,mean=16M,seed=1, 47/518 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1,
 *       46/496 huge:n=64M,mean=256,share=0.75,seed=1, 50/518 huge:n=4M,mean=64,share=0.5,seed=1,
 *       51/524 pareto:n=64M,mean=128,alpha=1.2,seed=1, 32/328 huge:n=64M,mean=4,share=0.5,seed=1,
 *       52/521 huge:n=4M,mean=64,share=0.1,seed=1, 55/543 pareto:n=64M,mean=1M,alpha=1.5,seed=1,
 *       32/315 linux_identifier_postings.rowlen, 52/510 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       31/302 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1, 31/300 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       53/508 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1, 32/306 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       56/528 huge:n=1M,mean=64,share=0.5,seed=1, 32/299 huge:n=64M,mean=16,share=0.25,seed=1,
 *       34/317 huge:n=64M,mean=4,share=0.25,seed=1, 34/313 huge:n=64M,mean=16,share=0.1,seed=1,
 *       53/487 zipf:n=64M,mean=4K,alpha=1,seed=1, 34/311 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       60/548 uniform:n=64M,mean=1M,seed=1, 60/546 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1,
 *       36/323 huge:n=4M,mean=4,share=0.5,seed=1, 54/482 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       61/544 uniform:n=64M,mean=4M,seed=1, 34/302 huge:n=64M,mean=4,share=0.75,seed=1,
 *       60/523 pareto:n=64M,mean=512,alpha=1.2,seed=1, 35/303 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1,
 *       59/509 pareto:n=64M,mean=256K,alpha=1.5,seed=1, 38/325 huge:n=64M,mean=4,share=0.1,seed=1,
 *       57/483 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 61/512 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       62/520 linux_lines_per_file.rowlen@64M, 34/285 huge:n=64M,mean=16,share=0.75,seed=1,
 *       57/477 pareto:n=64M,mean=16K,alpha=1.5,seed=1, 38/316 lp1.rowlen@4M,
 *       58/482 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1, 60/493 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       37/302 huge:n=8M,mean=16,share=0.25,seed=1, 65/528 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1,
 *       67/537 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 38/304 huge:n=64M,mean=16,share=0.5,seed=1,
 *       66/528 lognormal:n=16M,mean=128,sigma=2,seed=1, 70/558 fixed:n=64M,mean=1M,
 *       66/525 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1, 42/333 huge:n=1M,mean=4,share=0.5,seed=1,
 *       61/481 uniform:n=4M,mean=256K,seed=1, 66/518 uniform:n=64M,mean=256K,seed=1,
 *       67/525 lognormal:n=8M,mean=256,sigma=2,seed=1, 64/496 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       40/310 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1, 69/530 pareto:n=16M,mean=256,alpha=1.5,seed=1,
 *       70/534 pareto:n=64M,mean=256,alpha=1.5,seed=1, 42/320 lp1.rowlen,
 *       70/533 lognormal:n=4M,mean=256,sigma=2,seed=1, 79/594 lognormal:n=8M,mean=256,sigma=0.5,seed=1,
 *       42/314 huge:n=2M,mean=16,share=0.25,seed=1, 67/495 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       65/480 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 72/530 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       74/544 debian_files_per_package.rowlen@64M, 45/330 huge:n=4M,mean=4,share=0.1,seed=1,
 *       73/535 huge:n=512K,mean=64,share=0.5,seed=1, 40/293 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       70/512 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 70/511 pareto:n=256M,mean=1K,alpha=1.5,seed=1,
 *       73/530 pareto:n=8M,mean=256,alpha=1.5,seed=1, 72/518 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       68/488 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1, 40/287 huge:n=1M,mean=16,share=0.75,seed=1,
 *       86/616 pareto:n=1K,mean=256,alpha=1.5,seed=1, 43/307 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       69/491 uniform:n=4M,mean=64K,seed=1, 75/533 debian_files_per_package.rowlen,
 *       66/469 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1, 68/482 uniform:n=256M,mean=128K,seed=1,
 *       76/536 pareto:n=2M,mean=256,alpha=1.5,seed=1, 81/571 lognormal:n=1M,mean=256,sigma=0.5,seed=1,
 *       75/528 fixed:n=64M,mean=256K, 77/537 huge:n=1M,mean=64,share=0.1,seed=1,
 *       70/487 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 79/549 huge:n=512K,mean=64,share=0.1,seed=1,
 *       73/507 lognormal:n=64M,mean=1K,sigma=2,seed=1, 77/532 linux_lines_per_file.rowlen,
 *       42/290 huge:n=4M,mean=16,share=0.75,seed=1, 79/545 gshhg_points_per_bin.rowlen@64M,
 *       87/599 lognormal:n=4M,mean=256,sigma=0.5,seed=1, 77/528 uniform:n=64M,mean=64K,seed=1,
 *       45/306 huge:n=4M,mean=16,share=0.25,seed=1, 48/324 pareto:n=64M,mean=2,alpha=1.2,seed=1,
 *       80/539 lognormal:n=8M,mean=64,sigma=1,seed=1, 49/329 huge:n=512K,mean=4,share=0.5,seed=1,
 *       77/516 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 66/442 uniform:n=512K,mean=256K,seed=1,
 *       75/501 pareto:n=64M,mean=4K,alpha=1.5,seed=1, 81/541 lognormal:n=2M,mean=256,sigma=2,seed=1,
 *       91/606 uniform:n=64M,mean=256,seed=1, 80/532 bacterial_protein_lengths.rowlen@64M,
 *       81/538 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1, 73/484 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       81/537 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1, 80/530 bimodal:n=64M,mean=64K,share=0.9,seed=1,
 *       48/318 pareto:n=64M,mean=8,alpha=1.2,seed=1, 48/316 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1,
 *       47/309 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 50/328 pareto:n=64M,mean=8,alpha=1.5,seed=1,
 *       81/529 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1, 80/520 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       50/324 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1, 85/550 lognormal:n=256K,mean=64,sigma=1,seed=1,
 *       88/569 lognormal:n=2M,mean=256,sigma=0.5,seed=1, 110/710 fixed:n=64M,mean=64,
 *       84/541 pareto:n=1M,mean=256,alpha=1.5,seed=1, 83/534 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1,
 *       89/572 lognormal:n=256K,mean=256,sigma=0.5,seed=1, 98/626 fixed:n=1M,mean=100,
 *       85/541 pareto:n=512K,mean=256,alpha=1.5,seed=1, 86/546 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       52/330 pareto:n=8M,mean=8,alpha=1.2,seed=1, 87/552 mbeacxc.rowlen@4M, 99/627 poisson:n=8M,mean=128,seed=1,
 *       85/536 bacterial_protein_lengths.rowlen@4M, 85/536 lognormal:n=64M,mean=512,sigma=0.5,seed=1,
 *       100/630 poisson:n=64M,mean=128,seed=1, 99/623 fixed:n=4M,mean=100, 52/326 lp1.rowlen@64M,
 *       53/332 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 99/620 fixed:n=64M,mean=100,
 *       86/536 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1, 84/523 pareto:n=512K,mean=1K,alpha=1.5,seed=1,
 *       87/540 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1, 103/636 fixed:n=64M,mean=256,
 *       101/623 fixed:n=2M,mean=100, 82/505 lognormal:n=2M,mean=4K,sigma=0.5,seed=1, 101/622 fixed:n=8M,mean=100,
 *       101/619 uniform:n=256M,mean=64,seed=1, 88/539 gshhg_points_per_bin.rowlen, 91/557 mbeacxc.rowlen,
 *       82/501 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 90/549 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1,
 *       55/335 pareto:n=16M,mean=16,alpha=1.5,seed=1, 55/335 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       75/456 pareto:n=512K,mean=64K,alpha=1.5,seed=1, 90/547 lognormal:n=64M,mean=128,sigma=1,seed=1,
 *       94/571 lognormal:n=128K,mean=256,sigma=0.5,seed=1, 102/619 uniform:n=8M,mean=128,seed=1,
 *       89/539 bacterial_protein_lengths.rowlen, 94/569 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1,
 *       57/345 pareto:n=2M,mean=2,alpha=1.2,seed=1, 97/587 uniform:n=512K,mean=256,seed=1,
 *       80/484 pareto:n=512K,mean=16K,alpha=1.5,seed=1, 56/338 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       57/344 lognormal:n=16M,mean=8,sigma=2,seed=1, 104/627 uniform:n=512K,mean=64,seed=1,
 *       88/530 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1, 85/511 photo_kmeans256.rowlen,
 *       85/511 uniform:n=64M,mean=16K,seed=1, 104/624 uniform:n=128K,mean=128,seed=1,
 *       89/531 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 93/554 mbeacxc.rowlen@64M,
 *       91/542 lognormal:n=128K,mean=256,sigma=2,seed=1, 89/530 pareto:n=8K,mean=4K,alpha=1.5,seed=1,
 *       91/540 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1, 54/320 zipf:n=64M,mean=4,alpha=1,seed=1,
 *       86/509 fixed:n=64M,mean=64K, 56/330 pareto:n=8M,mean=8,alpha=1.5,seed=1, 87/512 photo_kmeans256.rowlen@4M,
 *       108/635 poisson:n=4M,mean=128,seed=1, 58/341 pareto:n=8M,mean=2,alpha=1.2,seed=1,
 *       57/335 pareto:n=64M,mean=16,alpha=1.5,seed=1, 79/464 uniform:n=512K,mean=64K,seed=1,
 *       93/546 lognormal:n=128K,mean=64,sigma=1,seed=1, 76/446 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       100/586 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 108/632 uniform:n=8K,mean=64,seed=1,
 *       106/619 uniform:n=8K,mean=256,seed=1, 95/554 huge:n=64K,mean=16,share=0.75,seed=1,
 *       107/623 uniform:n=1M,mean=128,seed=1, 107/623 uniform:n=4M,mean=128,seed=1,
 *       91/529 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1, 87/505 lognormal:n=4M,mean=4K,sigma=0.5,seed=1,
 *       91/528 lognormal:n=128K,mean=512,sigma=1,seed=1, 92/533 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       90/521 dense2.rowlen, 86/496 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1,
 *       60/346 debian_entries_per_directory.rowlen@64M, 110/632 uniform:n=64K,mean=64,seed=1,
 *       89/510 photo_kmeans256.rowlen@64M, 99/566 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       58/331 huge:n=512K,mean=16,share=0.25,seed=1, 88/501 lognormal:n=8M,mean=2K,sigma=1,seed=1,
 *       96/545 fixed:n=8M,mean=720, 93/527 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       57/323 pareto:n=8M,mean=4,alpha=1.5,seed=1, 96/543 lognormal:n=256K,mean=256,sigma=2,seed=1,
 *       96/543 pareto:n=256K,mean=256,alpha=1.5,seed=1, 89/501 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       60/337 pareto:n=256K,mean=8,alpha=1.2,seed=1, 91/511 lognormal:n=8M,mean=1K,sigma=0.5,seed=1,
 *       111/623 uniform:n=2M,mean=128,seed=1, 92/516 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1,
 *       112/628 poisson:n=256K,mean=128,seed=1, 115/642 uniform:n=1K,mean=256,seed=1,
 *       57/318 lognormal:n=64M,mean=16,sigma=2,seed=1, 56/312 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1,
 *       94/523 lognormal:n=1M,mean=512,sigma=1,seed=1, 91/506 lognormal:n=256K,mean=2K,sigma=1,seed=1,
 *       100/555 fixed:n=2M,mean=720, 61/338 pareto:n=1M,mean=8,alpha=1.5,seed=1, 93/515 fixed:n=64M,mean=4K,
 *       99/548 fixed:n=64M,mean=1K, 62/343 debian_entries_per_directory.rowlen,
 *       86/475 pareto:n=64K,mean=16K,alpha=1.5,seed=1, 91/502 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       84/463 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 95/523 dense2.rowlen@64M,
 *       113/622 poisson:n=2M,mean=128,seed=1, 92/506 lognormal:n=1M,mean=4K,sigma=0.5,seed=1,
 *       92/506 lognormal:n=4M,mean=2K,sigma=1,seed=1, 99/544 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       93/511 uniform:n=64M,mean=4K,seed=1, 61/335 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       97/532 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1, 102/559 huge:n=64K,mean=64,share=0.5,seed=1,
 *       101/553 fixed:n=4M,mean=720, 95/519 pareto:n=8K,mean=1K,alpha=1.5,seed=1,
 *       62/338 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1, 100/545 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       97/528 dense2.rowlen@4M, 62/337 pareto:n=4M,mean=8,alpha=1.2,seed=1, 92/500 fixed:n=64M,mean=16K,
 *       115/625 uniform:n=4M,mean=256,seed=1, 96/521 pareto:n=64K,mean=1K,alpha=1.5,seed=1,
 *       61/331 pareto:n=4M,mean=2,alpha=1.2,seed=1, 101/547 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1,
 *       60/324 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 63/340 lognormal:n=64M,mean=4,sigma=2,seed=1,
 *       64/345 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1, 103/555 fixed:n=64M,mean=720,
 *       98/527 fixed:n=64M,mean=1440, 62/333 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       92/494 lognormal:n=256K,mean=4K,sigma=0.5,seed=1, 64/343 huge:n=1M,mean=4,share=0.1,seed=1,
 *       92/493 uniform:n=4M,mean=16K,seed=1, 95/507 lognormal:n=1M,mean=2K,sigma=1,seed=1,
 *       98/523 lognormal:n=256K,mean=512,sigma=1,seed=1, 98/523 lognormal:n=2M,mean=512,sigma=1,seed=1,
 *       97/517 lognormal:n=4M,mean=1K,sigma=0.5,seed=1, 55/293 pareto:n=4M,mean=64,alpha=1.2,seed=1,
 *       63/335 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1, 96/510 lognormal:n=2M,mean=2K,sigma=1,seed=1,
 *       96/509 uniform:n=256K,mean=2K,seed=1, 100/530 lognormal:n=4M,mean=512,sigma=1,seed=1,
 *       89/471 uniform:n=64K,mean=64K,seed=1, 100/529 fixed:n=4M,mean=1440,
 *       98/518 lognormal:n=2M,mean=1K,sigma=0.5,seed=1, 96/507 lognormal:n=128K,mean=4K,sigma=0.5,seed=1,
 *       98/517 lognormal:n=1M,mean=1K,sigma=0.5,seed=1, 107/564 huge:n=64K,mean=64,share=0.1,seed=1,
 *       96/506 lognormal:n=128K,mean=2K,sigma=1,seed=1, 107/562 uniform:n=1K,mean=1K,seed=1,
 *       101/530 lognormal:n=256K,mean=1K,sigma=0.5,seed=1, 66/346 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1,
 *       100/524 bimodal:n=64M,mean=16K,share=0.9,seed=1, 100/523 fixed:n=8M,mean=1440,
 *       61/319 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1, 104/543 uniform:n=64M,mean=1K,seed=1,
 *       102/532 fixed:n=2M,mean=1440, 102/531 fixed:n=1M,mean=1440, 108/561 bimodal:n=64M,mean=128,share=0.9,seed=1,
 *       108/561 bimodal:n=64M,mean=256,share=0.9,seed=1, 98/509 uniform:n=1M,mean=2K,seed=1,
 *       120/622 uniform:n=64K,mean=256,seed=1, 121/627 uniform:n=256K,mean=128,seed=1, 108/558 fixed:n=1M,mean=720,
 *       63/325 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 105/541 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       68/350 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1, 94/483 uniform:n=64K,mean=16K,seed=1,
 *       112/573 geometric:n=64M,mean=64,seed=1, 67/342 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1,
 *       68/346 pareto:n=128K,mean=8,alpha=1.2,seed=1, 97/493 uniform:n=512K,mean=16K,seed=1,
 *       66/335 pareto:n=2M,mean=4,alpha=1.5,seed=1, 67/340 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       68/345 pareto:n=4M,mean=8,alpha=1.5,seed=1, 64/324 pareto:n=64M,mean=2,alpha=1.5,seed=1,
 *       68/342 lognormal:n=8M,mean=4,sigma=2,seed=1, 103/517 lognormal:n=128K,mean=1K,sigma=0.5,seed=1,
 *       108/542 uniform:n=16M,mean=1K,seed=1, 69/346 lognormal:n=4M,mean=4,sigma=2,seed=1,
 *       105/526 bimodal:n=64M,mean=4K,share=0.9,seed=1, 113/565 bimodal:n=1M,mean=64,share=0.9,seed=1,
 *       67/335 pareto:n=256K,mean=2,alpha=1.2,seed=1, 113/565 uniform:n=8K,mean=1K,seed=1,
 *       102/510 uniform:n=8M,mean=2K,seed=1, 103/511 uniform:n=512K,mean=4K,seed=1,
 *       69/342 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       63/312 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       61/302 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1, 110/544 uniform:n=256M,mean=1K,seed=1,
 *       103/509 uniform:n=2M,mean=2K,seed=1, 68/336 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       71/350 lognormal:n=2M,mean=4,sigma=2,seed=1, 68/335 pareto:n=2M,mean=8,alpha=1.2,seed=1,
 *       106/520 uniform:n=8K,mean=4K,seed=1, 106/518 uniform:n=64K,mean=4K,seed=1,
 *       70/341 pareto:n=1M,mean=2,alpha=1.2,seed=1, 62/301 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       61/296 pareto:n=8M,mean=64,alpha=1.2,seed=1, 131/635 poisson:n=128K,mean=128,seed=1,
 *       70/339 pareto:n=1M,mean=8,alpha=1.2,seed=1, 118/571 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       73/352 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1, 132/635 poisson:n=1M,mean=128,seed=1,
 *       72/346 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1, 62/297 pareto:n=2M,mean=64,alpha=1.2,seed=1,
 *       113/540 bimodal:n=64M,mean=1K,share=0.9,seed=1, 108/514 uniform:n=4M,mean=4K,seed=1,
 *       73/347 pareto:n=2M,mean=8,alpha=1.5,seed=1, 75/356 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1,
 *       67/318 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1, 72/341 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       89/421 qcd5_4.rowlen@64M, 72/340 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       71/335 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1, 110/518 uniform:n=4M,mean=2K,seed=1,
 *       65/306 pareto:n=64M,mean=64,alpha=1.5,seed=1, 75/351 pareto:n=512K,mean=16,alpha=1.5,seed=1,
 *       115/537 uniform:n=64K,mean=1K,seed=1, 92/429 qcd5_4.rowlen@4M, 72/335 pareto:n=1M,mean=4,alpha=1.5,seed=1,
 *       70/325 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1, 75/347 huge:n=512K,mean=4,share=0.1,seed=1,
 *       75/347 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1, 74/342 photo_colour_histogram.rowlen,
 *       76/350 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       78/358 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1, 79/361 huge:n=64K,mean=4,share=0.1,seed=1,
 *       79/361 lognormal:n=2M,mean=32,sigma=0.5,seed=1, 78/355 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       72/327 pareto:n=64M,mean=4,alpha=1.5,seed=1, 115/522 uniform:n=128K,mean=2K,seed=1,
 *       77/347 pareto:n=128K,mean=2,alpha=1.2,seed=1, 96/432 qcd5_4.rowlen, 118/531 uniform:n=512K,mean=1K,seed=1,
 *       83/373 lognormal:n=64M,mean=64,sigma=0.5,seed=1, 74/332 pareto:n=4M,mean=4,alpha=1.5,seed=1,
 *       70/314 lognormal:n=8M,mean=32,sigma=2,seed=1, 81/363 huge:n=64K,mean=4,share=0.5,seed=1,
 *       84/376 lognormal:n=4M,mean=32,sigma=0.5,seed=1, 69/306 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1,
 *       85/375 nsjac.rowlen@64M, 71/313 pareto:n=256K,mean=64,alpha=1.2,seed=1,
 *       77/339 pareto:n=512K,mean=4,alpha=1.5,seed=1, 66/290 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       81/355 pareto:n=64K,mean=16,alpha=1.5,seed=1, 83/363 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       82/358 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       80/349 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1, 88/383 nsjac.rowlen, 88/383 nsjac.rowlen@4M,
 *       123/535 uniform:n=4M,mean=1K,seed=1, 80/347 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       83/360 lognormal:n=64M,mean=8,sigma=1,seed=1, 81/350 pareto:n=2M,mean=16,alpha=1.5,seed=1,
 *       82/354 lognormal:n=256K,mean=4,sigma=2,seed=1,
 *       77/332 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 78/335 photo_colour_histogram.rowlen@64M,
 *       83/355 wordnet_pointers.rowlen, 79/337 lognormal:n=64M,mean=8,sigma=0.5,seed=1,
 *       77/328 huge:n=256K,mean=16,share=0.25,seed=1, 83/353 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       82/348 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 86/364 maxwell_S.rowlen@4M,
 *       79/333 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       85/357 lognormal:n=8M,mean=8,sigma=1,seed=1, 77/323 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1,
 *       104/436 fixed:n=64M,mean=16, 84/352 lognormal:n=1M,mean=4,sigma=2,seed=1,
 *       72/301 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1, 85/355 wathenSmall.rowlen@64M,
 *       91/380 citeseer_words.rowlen@64M, 86/359 lognormal:n=128K,mean=8,sigma=1,seed=1, 93/388 bcsstk16.rowlen@4M,
 *       72/300 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1, 86/358 kjv_words_per_verse.rowlen@64M,
 *       84/349 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       79/327 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       85/351 pareto:n=256K,mean=16,alpha=1.5,seed=1, 78/322 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       88/363 kjv_words_per_verse.rowlen, 88/363 wathenSmall.rowlen@4M, 93/383 bcsstk16.rowlen@64M,
 *       94/386 citeseer_words.rowlen@4M, 85/348 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       85/348 pareto:n=64K,mean=4,alpha=1.5,seed=1, 86/352 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1,
 *       78/319 lognormal:n=2M,mean=32,sigma=2,seed=1, 86/351 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       87/355 pareto:n=1M,mean=16,alpha=1.5,seed=1, 89/363 maxwell_S.rowlen@64M, 91/371 email-Enron.rowlen@64M,
 *       104/424 poisson:n=4M,mean=48,seed=1, 85/346 photo_colour_histogram.rowlen@4M, 91/370 maxwell_S.rowlen,
 *       79/321 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1, 95/386 citeseer_words.rowlen,
 *       77/312 huge:n=1M,mean=16,share=0.25,seed=1, 82/332 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1,
 *       86/348 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       87/352 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1, 90/362 lognormal:n=8M,mean=32,sigma=0.5,seed=1,
 *       91/366 kjv_words_per_verse.rowlen@4M, 91/366 wathenSmall.rowlen,
 *       79/317 lognormal:n=4M,mean=32,sigma=2,seed=1, 90/361 brack2.rowlen@64M, 91/364 debian_depends.rowlen,
 *       98/391 uniform:n=64M,mean=64,seed=1, 89/355 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1,
 *       88/351 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 98/390 bcsstk16.rowlen,
 *       91/362 lognormal:n=1M,mean=8,sigma=1,seed=1, 89/354 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       88/350 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       86/341 huge:n=64K,mean=16,share=0.25,seed=1, 85/337 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1,
 *       101/400 poisson:n=1M,mean=17,seed=1, 95/376 email-Enron.rowlen@4M, 93/368 basker_matrix1.rowlen@64M,
 *       82/324 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1, 91/359 wordnet_pointers.rowlen@4M,
 *       90/355 lognormal:n=256K,mean=8,sigma=1,seed=1, 90/354 cage10.rowlen@64M,
 *       89/350 pareto:n=8K,mean=4,alpha=1.5,seed=1, 107/420 poisson:n=64M,mean=48,seed=1,
 *       93/364 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 86/336 lognormal:n=64M,mean=2,sigma=2,seed=1,
 *       90/351 copter2.rowlen@64M, 100/390 poisson:n=64M,mean=17,seed=1, 88/343 gowalla_bipartite.rowlen@4M,
 *       83/323 lognormal:n=64M,mean=32,sigma=1,seed=1, 95/368 brack2.rowlen@4M,
 *       87/337 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1,
 *       93/360 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       93/359 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 103/397 poisson:n=4M,mean=17,seed=1,
 *       88/339 gowalla_bipartite.rowlen@64M, 94/362 lognormal:n=1M,mean=32,sigma=0.5,seed=1,
 *       86/330 linux_kernel_line_lengths.rowlen@64M, 86/330 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1,
 *       98/376 basker_matrix1.rowlen@4M, 90/345 gowalla_bipartite.rowlen,
 *       95/364 lognormal:n=4M,mean=8,sigma=1,seed=1, 93/355 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1,
 *       97/369 brack2.rowlen, 97/369 debian_depends.rowlen@4M, 95/361 cage10.rowlen@4M, 94/357 copter2.rowlen@4M,
 *       89/338 huge:n=128K,mean=16,share=0.25,seed=1, 89/338 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       102/387 email-Enron.rowlen, 94/356 wordnet_pointers.rowlen@64M, 96/363 debian_depends.rowlen@64M,
 *       100/377 lognormal:n=256K,mean=32,sigma=0.5,seed=1, 106/399 uniform:n=4M,mean=32,seed=1,
 *       100/376 basker_matrix1.rowlen, 87/327 wdbii_river_segments.rowlen@4M,
 *       87/327 lognormal:n=256K,mean=32,sigma=2,seed=1,
 *       91/341 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 95/355 english_word_lengths.rowlen@64M,
 *       91/340 facebook_combined.rowlen@4M, 105/392 poisson:n=1M,mean=24,seed=1, 114/425 poisson:n=8M,mean=48,seed=1,
 *       98/365 cage10.rowlen, 86/319 pareto:n=512K,mean=64,alpha=1.5,seed=1, 89/330 linux_kernel_line_lengths.rowlen,
 *       99/367 pareto:n=1K,mean=16,alpha=1.5,seed=1, 91/337 facebook_combined.rowlen@64M, 97/359 copter2.rowlen,
 *       107/396 uniform:n=16M,mean=64,seed=1, 93/344 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       96/355 pareto:n=128K,mean=16,alpha=1.5,seed=1, 109/403 uniform:n=128K,mean=32,seed=1,
 *       99/366 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1, 105/388 uniform:n=1M,mean=32,seed=1,
 *       98/361 geometric:n=64M,mean=8,seed=1, 89/327 wdbii_river_segments.rowlen,
 *       104/382 geometric:n=64M,mean=12,empty=0.5,seed=1, 94/344 facebook_combined.rowlen,
 *       108/395 poisson:n=8M,mean=17,seed=1, 97/354 ibm03_nets.rowlen@64M, 111/404 uniform:n=1K,mean=64,seed=1,
 *       90/327 pareto:n=8K,mean=64,alpha=1.5,seed=1, 95/345 geometric:n=64M,mean=24,seed=1,
 *       105/380 lognormal:n=128K,mean=32,sigma=0.5,seed=1, 101/365 geometric:n=64M,mean=4,seed=1,
 *       90/325 wdbii_river_segments.rowlen@64M, 100/361 geometric:n=8M,mean=16,sorted=up,seed=1,
 *       87/314 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 109/393 poisson:n=4M,mean=24,seed=1,
 *       98/353 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1,
 *       100/360 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 103/370 uniform:n=64M,mean=16,seed=1,
 *       106/380 uniform:n=8M,mean=32,seed=1, 114/408 poisson:n=2M,mean=48,seed=1,
 *       114/407 poisson:n=128K,mean=24,seed=1, 104/371 geometric:n=1M,mean=8,seed=1,
 *       103/367 geometric:n=64M,mean=4,sorted=down,seed=1, 97/345 geometric:n=8M,mean=24,seed=1,
 *       108/384 poisson:n=8M,mean=24,seed=1, 102/361 ibm03_nets.rowlen@4M,
 *       94/332 lognormal:n=64M,mean=2,sigma=1,seed=1, 115/404 poisson:n=2M,mean=17,seed=1,
 *       106/372 bimodal:n=64M,mean=16,share=0.9,seed=1, 109/382 geometric:n=2M,mean=8,seed=1,
 *       104/363 ibm03_nets.rowlen, 107/372 poisson:n=128K,mean=12,seed=1,
 *       91/316 pareto:n=1M,mean=64,alpha=1.2,seed=1, 85/295 lognormal:n=64M,mean=1,sigma=2,seed=1,
 *       118/409 poisson:n=1M,mean=48,seed=1, 110/381 uniform:n=1K,mean=16,seed=1,
 *       106/367 geometric:n=8M,mean=4,seed=1, 92/318 lognormal:n=4M,mean=64,sigma=1,seed=1,
 *       102/352 pareto:n=1K,mean=4,alpha=1.5,seed=1, 93/320 pareto:n=4M,mean=64,alpha=1.5,seed=1,
 *       105/361 geometric:n=1M,mean=4,seed=1, 107/367 pareto:n=8K,mean=16,alpha=1.5,seed=1,
 *       101/346 geometric:n=2M,mean=24,seed=1, 106/363 english_word_lengths.rowlen,
 *       105/359 geometric:n=64M,mean=3,empty=0.5,seed=1, 110/376 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       93/317 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1, 109/371 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       104/352 geometric:n=1M,mean=24,seed=1, 112/379 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       107/362 uniform:n=2M,mean=8,seed=1, 94/318 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       113/382 uniform:n=8K,mean=16,seed=1, 111/375 geometric:n=8M,mean=8,seed=1,
 *       91/307 git_files_per_commit.rowlen@4M, 113/381 uniform:n=512K,mean=16,seed=1,
 *       92/310 git_files_per_commit.rowlen, 107/360 geometric:n=2M,mean=4,seed=1,
 *       107/360 geometric:n=4M,mean=4,seed=1, 107/360 poisson:n=8M,mean=12,seed=1,
 *       113/380 geometric:n=4M,mean=8,seed=1, 116/390 poisson:n=2M,mean=24,seed=1,
 *       110/369 geometric:n=8M,mean=4,sorted=up,seed=1, 102/342 bimodal:n=64M,mean=32,share=0.9,seed=1,
 *       115/383 uniform:n=2M,mean=32,seed=1, 106/353 geometric:n=4M,mean=24,seed=1, 94/312 4elt.rowlen@64M,
 *       94/312 delaunay_n15.rowlen@64M, 109/360 geometric:n=16M,mean=3,empty=0.5,seed=1,
 *       109/360 geometric:n=4M,mean=4,sorted=up,seed=1, 97/320 lognormal:n=1M,mean=64,sigma=1,seed=1,
 *       123/405 poisson:n=256K,mean=24,seed=1, 95/312 ecology1.rowlen@64M, 112/366 poisson:n=2M,mean=12,seed=1,
 *       112/366 poisson:n=4M,mean=12,seed=1, 111/362 uniform:n=4M,mean=8,seed=1, 98/319 ecology1.rowlen,
 *       99/322 poisson:n=128K,mean=6,seed=1, 107/348 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1,
 *       115/374 geometric:n=2M,mean=16,sorted=up,seed=1, 124/403 uniform:n=4M,mean=64,seed=1,
 *       100/324 fixed:n=64M,mean=4, 100/322 delaunay_n15.rowlen@4M, 125/402 uniform:n=256K,mean=32,seed=1,
 *       109/350 geometric:n=1M,mean=16,sorted=up,seed=1, 100/321 pareto:n=128K,mean=64,alpha=1.2,seed=1,
 *       118/378 uniform:n=4M,mean=16,seed=1, 113/361 geometric:n=2M,mean=4,sorted=up,seed=1,
 *       110/351 geometric:n=4M,mean=16,sorted=up,seed=1, 117/373 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       97/309 git_files_per_commit.rowlen@64M, 104/330 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1,
 *       103/326 geometric:n=2M,mean=2,seed=1, 121/382 poisson:n=256K,mean=12,seed=1,
 *       115/363 geometric:n=1M,mean=4,sorted=up,seed=1, 122/385 geometric:n=128K,mean=8,seed=1,
 *       105/331 uniform:n=64M,mean=2,empty=0.5,seed=1, 103/324 delaunay_n15.rowlen,
 *       103/324 pareto:n=64K,mean=64,alpha=1.5,seed=1, 123/385 geometric:n=256K,mean=8,seed=1,
 *       116/363 geometric:n=256K,mean=4,sorted=up,seed=1, 104/325 geometric:n=1M,mean=2,seed=1,
 *       96/300 poisson:n=1M,mean=1,seed=1, 103/321 geometric:n=64M,mean=2,seed=1,
 *       119/370 poisson:n=1M,mean=12,seed=1, 103/320 poisson:n=64M,mean=2,seed=1,
 *       101/313 poisson:n=64M,mean=6,seed=1, 104/322 4elt.rowlen@4M, 104/322 geometric:n=8M,mean=2,seed=1,
 *       104/322 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1,
 *       85/263 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1, 98/302 poisson:n=1M,mean=0.5,seed=1,
 *       98/302 poisson:n=256K,mean=0.5,seed=1, 122/375 geometric:n=128K,mean=16,sorted=up,seed=1,
 *       95/292 poisson:n=64M,mean=0.5,seed=1, 101/310 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 106/324 4elt.rowlen,
 *       99/302 poisson:n=2M,mean=0.5,seed=1, 109/332 bimodal:n=64M,mean=64,share=0.9,seed=1,
 *       97/295 poisson:n=8M,mean=0.5,seed=1, 125/380 uniform:n=64K,mean=16,seed=1,
 *       108/328 geometric:n=4M,mean=2,seed=1, 100/302 mdual.rowlen@4M, 100/302 poisson:n=4M,mean=0.5,seed=1,
 *       113/341 geometric:n=64M,mean=32,sorted=down,seed=1, 96/289 poisson:n=64M,mean=0.25,seed=1,
 *       109/328 geometric:n=256K,mean=2,seed=1, 121/364 uniform:n=1M,mean=8,seed=1,
 *       102/306 poisson:n=128K,mean=0.5,seed=1, 99/296 mdual.rowlen@64M, 102/304 uniform:n=64M,mean=4,seed=1,
 *       123/366 geometric:n=128K,mean=4,sorted=up,seed=1, 103/305 mdual.rowlen,
 *       111/328 pareto:n=1K,mean=64,alpha=1.5,seed=1, 103/302 uniform:n=256M,mean=4,seed=1,
 *       128/373 bimodal:n=64K,mean=4,share=0.9,seed=1, 106/305 uniform:n=16M,mean=4,seed=1,
 *       109/313 poisson:n=8M,mean=6,seed=1, 127/364 geometric:n=256K,mean=16,sorted=up,seed=1,
 *       108/307 uniform:n=2M,mean=4,seed=1, 112/318 uniform:n=8M,mean=8,seed=1, 114/319 poisson:n=4M,mean=6,seed=1,
 *       115/320 poisson:n=2M,mean=6,seed=1, 124/344 bimodal:n=4M,mean=64,share=0.9,seed=1,
 *       116/320 poisson:n=1M,mean=6,seed=1, 110/303 poisson:n=2M,mean=3,seed=1,
 *       120/330 geometric:n=128K,mean=2,seed=1, 111/303 poisson:n=4M,mean=3,seed=1,
 *       109/297 uniform:n=8M,mean=4,seed=1, 103/280 poisson:n=2M,mean=1,seed=1, 119/323 poisson:n=256K,mean=6,seed=1,
 *       113/306 uniform:n=256K,mean=4,seed=1, 113/304 poisson:n=1M,mean=3,seed=1, 97/260 uniform:n=64M,mean=1,seed=1,
 *       106/284 poisson:n=128K,mean=1,seed=1, 106/284 poisson:n=256K,mean=1,seed=1,
 *       103/275 poisson:n=8M,mean=1,seed=1, 116/305 uniform:n=1K,mean=4,seed=1, 125/327 uniform:n=256K,mean=8,seed=1,
 *       126/328 uniform:n=128K,mean=8,seed=1, 119/306 uniform:n=1M,mean=4,seed=1, 116/298 poisson:n=8M,mean=3,seed=1,
 *       111/284 poisson:n=4M,mean=1,seed=1, 120/306 uniform:n=128K,mean=4,seed=1,
 *       124/315 uniform:n=512K,mean=4,seed=1, 109/275 fixed:n=64M,mean=1, 121/304 poisson:n=256K,mean=3,seed=1,
 *       129/319 uniform:n=64K,mean=4,seed=1, 125/304 poisson:n=128K,mean=3,seed=1,
 *       130/314 uniform:n=8K,mean=4,seed=1, 127/304 uniform:n=4M,mean=4,seed=1
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 671 cases, n = 1024 to 268435456; serves 123 (huge zipf pareto lognormal rowlen uniform): worst regret 47.9%, mean 8.1%
 *       launched 200 times in a row on 54 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 671 cases, n = 1024 to 268435456; serves 129 (huge pareto lognormal zipf rowlen uniform fixed poisson bimodal): worst regret 85.3%, mean 4.8%
 *       launched 200 times in a row on 71 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7:
 *       measured on 671 cases, n = 1024 to 268435456; serves 61 (zipf lognormal pareto huge uniform rowlen): worst regret 31.8%, mean 9.3%
 *       launched 200 times in a row on 5 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3:
 *       measured on 542 cases, n = 1024 to 268435456; serves 171 (pareto uniform bimodal rowlen poisson geometric lognormal fixed): worst regret 188.2%, mean 10.4%
 *       launched 200 times in a row on 19 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 498 cases, n = 1024 to 268435456; serves 22 (pareto uniform lognormal rowlen fixed): worst regret 70.7%, mean 11.5%
 *       launched 200 times in a row on 1 case, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=2 VEC=4:
 *       measured on 506 cases, n = 1024 to 268435456; serves 19 (uniform pareto fixed rowlen bimodal poisson): worst regret 43.6%, mean 12.4%
 *       launched 200 times in a row on 16 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4:
 *       measured on 520 cases, n = 1024 to 268435456; serves 106 (pareto uniform rowlen bimodal poisson geometric lognormal zipf fixed): worst regret 58.8%, mean 6.6%
 *       launched 200 times in a row on 15 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 317 cases, n = 1024 to 268435456; serves 40 (poisson geometric rowlen fixed uniform lognormal): worst regret 60.7%, mean 7.4%
 *       launched 200 times in a row on 7 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_78E8EC28E4E9E38F
#define SEGTUNE_SEGREDUCE_78E8EC28E4E9E38F

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
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190
#define SEGTUNE_SEGREDUCE_THREADS_FITTED 7102755

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_78e8ec28e4e9e38f_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 671, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 4, 4194304, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 671, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 4, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 671, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 824633720448, 0, INT64_MAX, 1024, 268435456, 542, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 3 } }, 384, 4194304, 192 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 498, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 48 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=2 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 506, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 2 }, { "VEC", 4 } }, 64, 4194304, 2 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 520, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 317, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 512 }
};

static const struct segtune_node segtune_segreduce_78e8ec28e4e9e38f_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.97, 1, 4, -1 },
	{ SEGTUNE_MEAN, 1.6699999999999999, 2, 3, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 24500000.0, 5, 14, -1 },
	{ SEGTUNE_MEAN, 32.3654685334972, 6, 11, -1 },
	{ SEGTUNE_N, 98300.0, 7, 10, -1 },
	{ SEGTUNE_MEAN, 6.9000000000000004, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 20200.0, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_78e8ec28e4e9e38f_longest_0[] = {
	{ SEGTUNE_LONGEST, 1900.0, 1, 142, -1 },
	{ SEGTUNE_MEAN, 2.3100000000000001, 2, 15, -1 },
	{ SEGTUNE_N, 535000.0, 3, 10, -1 },
	{ SEGTUNE_LONGEST, 15.800000000000001, 4, 7, -1 },
	{ SEGTUNE_MEAN, 1.04, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 0.91700000000000004, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1150000.0, 11, 14, -1 },
	{ SEGTUNE_MEAN, 1.47, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 22.700000000000003, 16, 31, -1 },
	{ SEGTUNE_N, 8800000.0, 17, 24, -1 },
	{ SEGTUNE_N, 146000.0, 18, 23, -1 },
	{ SEGTUNE_MEAN, 7.8900000000000006, 19, 22, -1 },
	{ SEGTUNE_LONGEST, 8.8599999999999994, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 5.8500000000000005, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 20400000.0, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 175000000.0, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 53.800000000000004, 32, 103, -1 },
	{ SEGTUNE_N, 240000.0, 33, 50, -1 },
	{ SEGTUNE_MEAN, 7.7800000000000002, 34, 37, -1 },
	{ SEGTUNE_LONGEST, 27.100000000000001, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 100.0, 38, 47, -1 },
	{ SEGTUNE_MEAN, 22.800000000000001, 39, 44, -1 },
	{ SEGTUNE_N, 68000.0, 40, 43, -1 },
	{ SEGTUNE_LONGEST, 51.300000000000004, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 51.200000000000003, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 2340.0, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 516.0, 51, 86, -1 },
	{ SEGTUNE_LONGEST, 57.300000000000004, 52, 71, -1 },
	{ SEGTUNE_N, 9710000.0, 53, 66, -1 },
	{ SEGTUNE_MEAN, 10.4, 54, 59, -1 },
	{ SEGTUNE_MEAN, 8.3399999999999999, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1250000.0, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 19.700000000000003, 60, 65, -1 },
	{ SEGTUNE_N, 1660000.0, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 38.400000000000006, 63, 64, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 5.1500000000000004, 67, 70, -1 },
	{ SEGTUNE_N, 17200000.0, 68, 69, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 3.6200000000000001, 72, 75, -1 },
	{ SEGTUNE_N, 6970000.0, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 791000.0, 76, 85, -1 },
	{ SEGTUNE_MEAN, 12.200000000000001, 77, 78, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 170.0, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 402000.0, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 33.300000000000004, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 761000.0, 87, 92, -1 },
	{ SEGTUNE_MEAN, 8.2300000000000004, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 15.0, 90, 91, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 23200000.0, 93, 98, -1 },
	{ SEGTUNE_MEAN, 4.1200000000000001, 94, 95, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 42.0, 96, 97, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 14.200000000000001, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1250.0, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 179.0, 104, 111, -1 },
	{ SEGTUNE_N, 21900000.0, 105, 110, -1 },
	{ SEGTUNE_LONGEST, 123.0, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 1670000.0, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2110000.0, 112, 117, -1 },
	{ SEGTUNE_MEAN, 91.800000000000011, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1030.0, 115, 116, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 167.0, 118, 129, -1 },
	{ SEGTUNE_LONGEST, 558.0, 119, 126, -1 },
	{ SEGTUNE_MEAN, 88.900000000000006, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 67500000.0, 122, 125, -1 },
	{ SEGTUNE_N, 12800000.0, 123, 124, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 140000000.0, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1340.0, 130, 141, -1 },
	{ SEGTUNE_N, 163000000.0, 131, 138, -1 },
	{ SEGTUNE_N, 8630000.0, 132, 137, -1 },
	{ SEGTUNE_MEAN, 630.0, 133, 136, -1 },
	{ SEGTUNE_LONGEST, 1030.0, 134, 135, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 489.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 2760000.0, 143, 230, -1 },
	{ SEGTUNE_MEAN, 48.900000000000006, 144, 187, -1 },
	{ SEGTUNE_N, 23300000.0, 145, 176, -1 },
	{ SEGTUNE_LONGEST, 4880.0, 146, 157, -1 },
	{ SEGTUNE_MEAN, 5.3700000000000001, 147, 152, -1 },
	{ SEGTUNE_N, 1330000.0, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.1699999999999999, 150, 151, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 123000.0, 153, 156, -1 },
	{ SEGTUNE_LONGEST, 2960.0, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 761000.0, 158, 173, -1 },
	{ SEGTUNE_MEAN, 1.49, 159, 164, -1 },
	{ SEGTUNE_LONGEST, 16500.0, 160, 163, -1 },
	{ SEGTUNE_N, 843000.0, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 2.2600000000000002, 165, 168, -1 },
	{ SEGTUNE_LONGEST, 7590.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 18500000.0, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 18.699999999999999, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 10.4, 174, 175, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 16.900000000000002, 177, 184, -1 },
	{ SEGTUNE_MEAN, 1.02, 178, 181, -1 },
	{ SEGTUNE_LONGEST, 21700.0, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 26700000.0, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 82200000.0, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1140000.0, 188, 211, -1 },
	{ SEGTUNE_MEAN, 533.0, 189, 200, -1 },
	{ SEGTUNE_LONGEST, 3010.0, 190, 193, -1 },
	{ SEGTUNE_MEAN, 253.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 72.400000000000006, 194, 199, -1 },
	{ SEGTUNE_N, 231000.0, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 183000.0, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 75600.0, 201, 208, -1 },
	{ SEGTUNE_MEAN, 3160.0, 202, 205, -1 },
	{ SEGTUNE_LONGEST, 31200.0, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 4690.0, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 33100.0, 209, 210, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1500.0, 212, 219, -1 },
	{ SEGTUNE_N, 3460000.0, 213, 218, -1 },
	{ SEGTUNE_MEAN, 139.0, 214, 217, -1 },
	{ SEGTUNE_LONGEST, 257000.0, 215, 216, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 10300.0, 220, 221, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 160000.0, 222, 229, -1 },
	{ SEGTUNE_MEAN, 5990.0, 223, 224, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 57700.0, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 47800.0, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 3960000.0, 231, 238, -1 },
	{ SEGTUNE_N, 34200000.0, 232, 233, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 317.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 695000.0, 236, 237, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 4960.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 638000.0, 241, 246, -1 },
	{ SEGTUNE_LONGEST, 7990000.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 33400000.0, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_78e8ec28e4e9e38f_shares_0[] = {
	{ SEGTUNE_SHARE_1K, 0.00066799999999999997, 1, 74, -1 },
	{ SEGTUNE_MEAN, 2.1000000000000001, 2, 11, -1 },
	{ SEGTUNE_N, 289000.0, 3, 6, -1 },
	{ SEGTUNE_MEAN, 0.90100000000000002, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 535000.0, 7, 10, -1 },
	{ SEGTUNE_MEAN, 1.27, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 57.200000000000003, 12, 47, -1 },
	{ SEGTUNE_N, 809000.0, 13, 22, -1 },
	{ SEGTUNE_MEAN, 8.9199999999999999, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 68300.0, 16, 21, -1 },
	{ SEGTUNE_MEAN, 39.200000000000003, 17, 20, -1 },
	{ SEGTUNE_N, 3090.0, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 3.8999999999999999, 23, 34, -1 },
	{ SEGTUNE_N, 5070000.0, 24, 29, -1 },
	{ SEGTUNE_MEAN, 2.3399999999999999, 25, 28, -1 },
	{ SEGTUNE_N, 1850000.0, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 8020000.0, 30, 33, -1 },
	{ SEGTUNE_MEAN, 3.02, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 178000000.0, 35, 44, -1 },
	{ SEGTUNE_N, 1180000.0, 36, 39, -1 },
	{ SEGTUNE_MEAN, 12.025541080099764, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 4.6900000000000004, 40, 43, -1 },
	{ SEGTUNE_N, 42800000.0, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 7.2599999999999998, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2110000.0, 48, 53, -1 },
	{ SEGTUNE_N, 1060000.0, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 120.0, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 131.0, 54, 61, -1 },
	{ SEGTUNE_N, 6930000.0, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 78.200000000000003, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 132000000.0, 59, 60, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 478.0, 62, 71, -1 },
	{ SEGTUNE_N, 53400000.0, 63, 66, -1 },
	{ SEGTUNE_N, 3410000.0, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 254.0, 67, 70, -1 },
	{ SEGTUNE_N, 178000000.0, 68, 69, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 43800000.0, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 19300000.0, 75, 200, -1 },
	{ SEGTUNE_MEAN, 63.200000000000003, 76, 143, -1 },
	{ SEGTUNE_SHARE_4K, 0.00047099999999999996, 77, 106, -1 },
	{ SEGTUNE_MEAN, 5.5300000000000002, 78, 83, -1 },
	{ SEGTUNE_N, 1200000.0, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.97, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 157000.0, 84, 91, -1 },
	{ SEGTUNE_MEAN, 8.3399999999999999, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.16800000000000001, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 93400.0, 89, 90, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 38.900000000000006, 92, 101, -1 },
	{ SEGTUNE_N, 262000.0, 93, 100, -1 },
	{ SEGTUNE_SHARE_1K, 0.035200000000000002, 94, 97, -1 },
	{ SEGTUNE_MEAN, 13.4, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 7.3700000000000001, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1070000.0, 102, 105, -1 },
	{ SEGTUNE_SHARE_1K, 0.033500000000000002, 103, 104, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 28.700000000000003, 107, 134, -1 },
	{ SEGTUNE_MEAN, 2.79, 108, 123, -1 },
	{ SEGTUNE_SHARE_1K, 0.28100000000000003, 109, 122, -1 },
	{ SEGTUNE_SHARE_4K, 0.0097400000000000004, 110, 115, -1 },
	{ SEGTUNE_N, 1690000.0, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.7, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 119000.0, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_4K, 0.187, 118, 121, -1 },
	{ SEGTUNE_MEAN, 1.01, 119, 120, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 89200.0, 124, 129, -1 },
	{ SEGTUNE_SHARE_4K, 0.0608, 125, 128, -1 },
	{ SEGTUNE_SHARE_1K, 0.312, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 13800000.0, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.17599999999999999, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.20899999999999999, 135, 138, -1 },
	{ SEGTUNE_MEAN, 33.300000000000004, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 5790000.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.13900000000000001, 141, 142, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1110000.0, 144, 173, -1 },
	{ SEGTUNE_MEAN, 569.0, 145, 158, -1 },
	{ SEGTUNE_SHARE_4K, 0.0071300000000000009, 146, 151, -1 },
	{ SEGTUNE_MEAN, 165.0, 147, 150, -1 },
	{ SEGTUNE_SHARE_1K, 0.025000000000000001, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_1K, 0.32900000000000001, 152, 153, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.32000000000000001, 154, 157, -1 },
	{ SEGTUNE_MEAN, 233.0, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 45700.0, 159, 172, -1 },
	{ SEGTUNE_SHARE_4K, 0.0010200000000000001, 160, 163, -1 },
	{ SEGTUNE_SHARE_1K, 0.45400000000000001, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1840.0, 164, 171, -1 },
	{ SEGTUNE_N, 281000.0, 165, 168, -1 },
	{ SEGTUNE_SHARE_4K, 0.93500000000000005, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.0521, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.00012899999999999999, 174, 183, -1 },
	{ SEGTUNE_MEAN, 851.0, 175, 182, -1 },
	{ SEGTUNE_SHARE_1K, 0.0062500000000000003, 176, 179, -1 },
	{ SEGTUNE_MEAN, 130.0, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 589.0, 180, 181, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 2320000.0, 184, 193, -1 },
	{ SEGTUNE_MEAN, 124.0, 185, 188, -1 },
	{ SEGTUNE_SHARE_1K, 0.19700000000000001, 186, 187, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 3090.0, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 13100.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 2000000.0, 194, 199, -1 },
	{ SEGTUNE_MEAN, 96.5, 195, 198, -1 },
	{ SEGTUNE_N, 3570000.0, 196, 197, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 133.0, 201, 226, -1 },
	{ SEGTUNE_N, 34700000.0, 202, 213, -1 },
	{ SEGTUNE_MEAN, 14.700000000000001, 203, 210, -1 },
	{ SEGTUNE_SHARE_1K, 0.096700000000000008, 204, 209, -1 },
	{ SEGTUNE_SHARE_4K, 0.0111, 205, 206, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 2.0100000000000002, 207, 208, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.309, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 40.300000000000004, 214, 219, -1 },
	{ SEGTUNE_MEAN, 1.0700000000000001, 215, 218, -1 },
	{ SEGTUNE_SHARE_1K, 0.021000000000000001, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.097100000000000006, 220, 225, -1 },
	{ SEGTUNE_N, 116000000.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.024900000000000002, 223, 224, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1230000.0, 227, 252, -1 },
	{ SEGTUNE_SHARE_4K, 0.00021499999999999999, 228, 237, -1 },
	{ SEGTUNE_MEAN, 1320.0, 229, 236, -1 },
	{ SEGTUNE_MEAN, 354.0, 230, 233, -1 },
	{ SEGTUNE_N, 163000000.0, 231, 232, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 186000000.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 944.0, 238, 251, -1 },
	{ SEGTUNE_SHARE_4K, 0.25, 239, 248, -1 },
	{ SEGTUNE_N, 132000000.0, 240, 245, -1 },
	{ SEGTUNE_N, 83700000.0, 241, 242, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.126, 243, 244, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.053500000000000006, 246, 247, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 33400000.0, 249, 250, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const int segtune_segreduce_78e8ec28e4e9e38f_cases_0[] = {
	0,0,0,0,0,0,0,0,996,1030,1658,1582,2298,1673,1731,2322,996,1030,1658,1582,2298,1673,1731,2322,
	1280,365,-768,-1536,58,-345,177,-608,-3237,-1407,270,-753,6981,315,-3376,-2830,-2655,-1018,298,-171,7384,-1992,-4510,-2383,
	1280,510,-768,-1536,13,-244,0,-928,189,-1177,214,386,5623,-5434,-2215,-1385,-1128,-2575,66,-306,5901,-2384,-1209,-2338,
	1280,927,-768,-1536,0,0,531,-378,-1500,-2216,105,733,-5820,3955,1713,-1839,-618,-1254,269,1132,-4891,781,186,-985,
	1280,1028,-768,-1536,0,0,772,-648,1562,-376,210,-782,951,-5199,-4437,-4138,655,-1513,-15,-1174,15,-2152,-2511,-5510,
	1280,1434,-768,-1536,0,0,988,-424,825,2373,78,700,3241,-6833,5593,-605,124,1020,-151,-168,2581,-3477,4125,-3253,
	1280,1506,-768,-1536,0,0,1013,-197,-1797,-3930,75,-1146,-2365,8422,-5276,-6911,-374,-1556,423,227,-1196,2162,-4719,-3791,
	1280,1829,-768,-1536,0,0,1024,-254,-1194,-503,-12,-4510,2090,-790,-37,-2182,-964,-211,-85,-3991,2223,-1081,-135,-1250,
	1280,2048,-768,-1536,0,0,1024,-211,-198,-676,-39,57,-3800,-2151,2182,-4307,-47,-491,-162,693,-3439,-1905,2230,-3541,
	1280,2304,-768,-1536,0,0,1024,-115,-2576,-3026,10,-10193,-4094,-2024,-1015,-5573,-1820,-1877,-129,-7585,-3337,-484,-699,-4658,
	1280,2304,-768,-1536,0,0,1024,-16,1271,2451,10,2820,-744,3706,685,-1125,958,1774,504,1146,-1642,121,-1107,-1195,
	1664,415,-768,-1536,207,-914,283,-646,2182,1864,-208,-814,-3289,11777,14287,-990,3499,3656,-228,775,-4173,5139,7874,320,
	1664,514,-768,-1536,31,-990,0,-1312,1853,2910,-325,1736,-4161,-7618,-7882,1098,1047,1849,-448,686,-4221,-2103,-2500,-33,
	1664,956,-768,-1536,117,-464,558,-596,-1012,-2015,-305,-5087,165,15372,2326,4616,444,509,-125,-2937,401,7441,-938,5880,
	1664,1031,-768,-1536,30,-475,768,-1032,765,3650,-274,2262,-93,-13323,-1078,3282,-994,821,-584,-416,-405,-4617,2188,2591,
	1664,1458,-768,-1536,5,-73,1024,-505,-3362,-3955,58,-3839,-3380,9827,1203,4326,-1346,-1108,334,-1390,-2655,3248,-919,5994,
	1664,1544,-768,-1536,0,0,1011,-770,3531,5392,33,2366,-779,-9876,-1114,4627,1155,2219,-252,-707,-2046,-2893,667,2465,
	1664,1979,-768,-1536,0,0,1023,-530,1327,361,-278,6057,2631,138,-326,7618,1257,442,-384,5255,2137,-286,-365,5723,
	1664,1991,-162,-1536,0,0,1024,-325,-209,531,20,258,-2345,-107,-3629,3065,-164,587,127,885,-2202,-6,-3391,3373,
	1664,2560,-41,-1536,0,0,1024,-321,1817,963,-320,1652,4188,1106,169,1803,1564,764,-452,1435,4074,1429,589,1444,
	1664,2597,-48,-96,0,0,1024,-96,-2880,-275,654,-2920,-3865,-1631,-3255,1275,-2209,-464,888,-2721,-3591,-1712,-3361,1269,
	1664,2816,0,-1536,0,0,1024,-205,-1112,269,43,-1291,896,318,-3439,875,-1066,286,101,-1063,861,-22,-3328,814,
	1664,2901,0,-1536,0,0,1024,-144,962,-833,429,-557,883,-779,4899,1189,1109,-431,878,45,1055,-2102,3445,1381,
	1987,1686,-768,-1536,164,-332,1010,-849,-387,-581,300,5772,4537,-3184,-3497,-841,-456,-694,272,5673,4531,-2832,-3355,-956,
	2048,440,-768,-1536,412,-1451,332,-782,-3991,-1805,-627,-2542,-2866,10484,15304,-8646,-1375,637,-535,-798,-1824,-17,2422,-4394,
	2048,512,-768,-1536,42,-1750,0,-1696,1667,3208,-292,964,-2720,-1919,-729,-4465,1072,2596,-303,303,-3279,1659,2775,-5403,
	2048,513,-768,-1536,182,-1609,731,-1416,-844,1430,-581,1311,-2366,-8271,-10478,5876,-1917,510,-427,339,-2796,-2047,-3312,3455,
	2048,541,-218,-435,925,-837,106,-435,3475,3843,3072,-5737,-3571,1513,1660,-266,3615,3788,3296,-5709,-3641,798,909,-39,
	2048,771,-64,-128,1282,-252,521,-128,-3097,-3389,743,3183,1143,290,224,738,-2700,-2431,248,2829,1006,341,391,847,
	2048,993,-306,-1536,326,-985,611,-612,-847,-2289,-674,1028,0,2335,3538,416,30,-1159,-330,1933,-180,-184,1354,741,
	2048,1026,-768,-1536,37,-1242,774,-1416,1703,416,-658,2486,2263,-1533,-1522,113,1278,-223,-693,2119,2217,-59,592,-15,
	2048,1113,-128,-256,711,-479,843,-256,-255,-4089,-2538,-1890,3395,7,-357,542,-246,-3992,-2377,-2107,3017,-117,-429,622,
	2048,1486,-236,-1536,126,-692,1024,-518,-3485,-3233,-2202,-5065,4097,6258,9986,-52,-2535,-2092,-1433,-4018,2975,3211,6815,211,
	2048,1537,-768,-1536,184,-583,943,-877,-1056,-2005,139,-6826,-3714,7667,3053,-734,-58,-776,141,-5740,-2791,3432,1016,-634,
	2048,1542,-32,-64,652,-111,964,-64,-2045,-1041,-1781,1710,249,188,-542,379,-2379,-1478,-1760,1510,281,295,-35,470,
	2048,1542,-768,-1536,32,-731,1011,-1154,400,259,-251,-176,2090,-7210,-2645,-6,-586,-1115,-468,-1749,1965,-3770,-795,-178,
	2048,1571,-218,-435,203,-530,1012,-435,6235,-153,1752,-6085,-1988,2134,4760,360,6327,80,1946,-5790,-1948,1558,4319,441,
	2048,1797,-64,-128,319,-188,1017,-128,2540,3287,2033,2501,1665,1366,3624,242,2547,3122,2225,2501,1598,944,2886,367,
	2048,1977,-176,-1536,45,-282,1024,-605,692,363,-124,3701,-6151,3278,1576,-705,875,658,87,3942,-6271,1972,947,-767,
	2048,2042,-768,-1536,19,-243,1023,-896,-1025,-877,-382,1109,-187,1405,1627,-3,-996,-951,-453,790,-439,1700,1442,-149,
	2048,2468,-69,-284,0,0,1024,-377,7046,1056,2554,1631,2031,-443,-764,84,6422,904,2452,1403,1803,-650,-1101,90,
	2048,2564,-34,-1536,0,0,1024,-640,87,-171,-576,1197,1191,-2331,84,-538,35,-339,-736,574,1545,-1662,644,-469,
	2048,2970,-4,-106,0,0,1024,-423,10341,-3586,4096,996,964,-9746,3902,40,4997,-3845,858,678,738,-5260,3877,47,
	2048,3042,0,-119,0,0,1024,-197,-8462,2262,-3723,724,570,2895,-3412,86,-2312,1370,-382,1070,849,-2941,-2505,41,
	2048,3365,0,0,0,0,1024,-255,4567,3323,1913,575,490,-1944,-114,149,3776,2945,1229,433,419,-648,591,102,
	2048,3584,0,0,0,0,1024,-211,4366,3254,4033,370,258,-1672,518,136,3864,3028,3398,274,209,-372,1425,87,
	2048,3840,0,0,0,0,1024,-115,2720,-44,8597,344,223,-10605,-4469,171,203,-1066,4353,256,166,-6127,-3232,129,
	2048,3840,0,0,0,0,1024,-16,-6392,-2329,-9372,344,223,7006,-1257,171,-3252,-705,-4167,583,306,597,-4935,277,
	2099,632,-768,-1536,11,-1763,0,-1683,-2742,-2155,-130,696,-149,1319,-2091,4475,-2850,-2307,-139,568,-377,1891,-1712,4377,
	2103,437,-768,-1536,528,-1449,100,-1371,101,-172,-314,1923,137,-4823,-9280,3084,-1216,-1192,-402,727,-331,-1174,-3938,295,
	2122,1223,-768,-1536,47,-1181,1011,-1478,325,1227,-73,-165,1164,-4908,-4438,70,-1308,-697,-100,-2382,-380,234,-1958,14,
	2125,1276,-768,-1536,14,-1169,1021,-1397,-1840,-3702,-249,-1066,-584,-655,1812,192,-1831,-3688,-225,-1336,-947,383,1600,146,
	2142,1003,-768,-1536,19,-1469,441,-1590,1592,-50,-276,871,1333,-1355,1449,-417,939,-938,-406,307,880,1174,2889,-293,
	2176,-256,-768,-1536,128,-2688,0,-1856,-433,-388,-120,-1582,291,-2721,-2917,-144,-707,-645,-152,-1527,195,-2498,-2395,-111,
	2176,0,-768,-1536,92,-2468,0,-1824,-656,-657,-252,394,313,-1764,-5017,1210,-882,-1176,-247,176,239,-621,-3697,714,
	2176,256,-768,-1536,77,-2227,0,-1656,704,-879,-267,1095,925,-586,2861,-6076,704,-311,-401,1254,1004,-2657,963,-5702,
	2176,385,-768,-1536,79,-2096,0,-1728,2902,-466,-207,-411,2196,-2262,-4572,3497,2571,-349,-188,-638,2231,-1288,-3501,2608,
	2176,512,-161,-430,1661,-387,484,-500,4983,7564,-1536,2269,145,-126,-170,546,4823,7020,-1302,2489,148,364,303,455,
	2176,512,-768,-1536,42,-2006,0,-1824,333,2710,-129,504,576,-641,1017,-4272,-104,1493,-108,160,-156,2265,3546,-4126,
	2176,513,-768,-1536,625,-1422,73,-1524,3750,1136,724,-1275,2326,-6677,-9653,3474,2113,-169,795,-2006,1272,-1863,-4214,1734,
	2176,513,-768,-1536,1503,-544,955,-979,1996,-680,8397,1753,-3091,967,2000,1067,2063,-711,8243,1724,-2889,1236,2158,991,
	2176,533,-403,-1536,522,-1505,569,-806,2151,696,970,453,1371,709,1822,-1906,2391,965,1121,674,1817,86,586,-1436,
	2176,553,-222,-1536,736,-1271,542,-661,-2656,-2628,12,-2212,-878,-1484,-2048,-1996,-1896,-1683,-114,-2210,-892,-1034,-2319,-1595,
	2176,640,-768,-1536,42,-1878,2,-1648,-1121,-2064,-36,1436,-2331,-2834,-505,335,-829,-1228,-71,1711,-1718,-4501,-1921,243,
	2176,665,-190,-611,712,-1183,594,-611,1128,3315,3213,1887,-6074,-111,-302,-1502,1102,3204,3291,1832,-5860,172,-90,-1551,
	2176,749,-280,-1536,441,-1369,627,-740,3428,4488,3244,84,-381,212,-105,3874,3257,4373,3192,220,-416,131,-289,3944,
	2176,760,-307,-1536,1331,-470,720,-779,7550,4991,489,-617,-9116,-167,-363,783,7420,4683,666,-639,-9033,550,370,686,
	2176,761,-173,-1536,631,-1167,1024,-653,-4386,-2652,645,-3618,-504,-750,-687,-184,-3601,-1479,529,-3024,-665,-835,-1009,-201,
	2176,766,-768,-1536,117,-1677,455,-1202,-5954,-5618,-177,-4246,-3913,28952,11643,622,-3675,-2730,-245,-1512,-2650,10896,1120,971,
	2176,768,-768,-1536,47,-1745,0,-1680,-2026,12,111,-998,-2290,938,3455,520,-2057,-221,39,-1014,-2426,614,3051,805,
	2176,769,-768,-1536,82,-1708,420,-1388,594,2506,-192,3233,1847,-16193,-12359,850,-511,1269,-209,2083,888,-7925,-6930,66,
	2176,896,-768,-1536,30,-1634,284,-1536,1888,-806,-29,-36,-1966,-4110,-900,-533,1756,-767,-82,-15,-1864,-3391,-777,-492,
	2176,986,-370,-1536,333,-1241,606,-740,-3082,-2629,1245,-654,-1528,5155,6349,-484,-1606,-1260,1367,287,-930,492,2634,-134,
	2176,986,-370,-1536,995,-579,606,-740,-6651,-6887,-1810,-782,-7379,73,3154,125,-6098,-6188,-1541,-230,-7506,77,2375,201,
	2176,1017,-768,-1536,582,-961,760,-1265,1032,4280,-615,154,1765,-6810,-4147,-91,-203,2524,-448,-389,1330,-3431,-1113,-305,
	2176,1023,-213,-1536,1174,-364,853,-677,3751,6297,4294,2437,7715,19,692,358,3836,6402,4057,2503,7240,505,1053,312,
	2176,1024,-114,-328,1296,-239,749,-440,-1666,321,-2493,-12,558,-44,14,58,-1769,-595,-1941,493,726,450,433,-24,
	2176,1028,-768,-1536,743,-789,740,-1085,-84,-683,1823,5025,-1897,3244,-1222,-126,181,-456,1736,4904,-1215,2522,-1958,-174,
	2176,1111,-128,-256,955,-494,841,-256,430,5234,2233,4691,483,-266,-452,-134,391,5534,2138,4552,301,-459,-651,-77,
	2176,1151,-768,-1536,21,-1388,1006,-1492,633,954,-89,2044,-600,-1389,936,191,278,688,-118,1724,-887,-212,1355,167,
	2176,1282,-768,-1536,37,-1241,962,-1412,-726,408,-113,382,5313,-2930,2789,-254,-721,629,-77,-718,3707,142,2788,-251,
	2176,1282,-768,-1536,32,-1246,988,-1254,7,1044,-52,-4139,-3644,7378,-27,-36,1846,3084,12,-1366,-19,-1067,-2075,111,
	2176,1289,-134,-1536,289,-983,935,-658,401,1264,-1106,-1459,1658,-1097,3190,17,182,1025,-910,-1576,727,-195,3017,-197,
	2176,1419,-137,-408,319,-822,932,-536,-5381,-1513,893,-1404,-4388,-17,-183,101,-5338,-1815,822,-1426,-4030,360,406,52,
	2176,1523,-110,-530,862,-175,978,-530,-1948,1418,-56,1206,1322,522,1957,34,-2001,1571,-124,1207,1388,793,2009,-26,
	2176,1536,-90,-287,846,-178,941,-394,-801,-1702,504,234,-148,-284,-684,-32,-1107,-1809,484,367,-67,-210,-712,-54,
	2176,1538,-440,-1536,67,-955,999,-880,225,-957,663,-1061,-2567,4647,-3534,-135,385,-628,444,-574,-1650,2334,-3496,-121,
	2176,1779,-79,-266,671,-110,1001,-402,-299,-619,-1960,-372,-330,680,2160,-62,-339,-570,-1936,-201,-105,1195,2522,-115,
	2176,1793,-768,-1536,5,-762,1024,-1245,-73,463,-235,2582,1973,-2280,1801,133,-595,-356,-406,1625,1101,226,2456,6,
	2176,1798,-768,-1536,32,-730,1020,-1153,1881,1862,-18,-265,-2709,-396,-1718,-6,1862,1912,-60,364,-2002,-988,-1463,51,
	2176,1998,-143,-596,104,-458,1024,-596,-2466,-1491,2871,2807,-6385,-805,-5348,-35,-2426,-1432,2750,2741,-6059,-465,-4688,-106,
	2176,2025,-52,-233,158,-377,1017,-409,-1009,21,-2793,805,1649,2147,-455,-68,-996,100,-2585,943,1656,2352,-368,-114,
	2176,2051,-166,-1536,313,-196,1023,-696,1157,102,1153,-366,7021,2804,-1592,-607,1018,12,1147,-709,6770,3341,-1278,-635,
	2176,2052,-448,-1536,31,-478,1024,-896,1173,512,-504,398,-1480,-3253,-2299,-251,1150,491,-523,514,-1721,-2684,-1872,-260,
	2176,2288,-90,-568,62,-210,1024,-568,-1861,-277,1447,-51,1482,2668,1773,-38,-1594,-28,1685,-108,1467,1994,1462,-67,
	2176,2568,-49,-640,0,0,1024,-640,-1395,-497,142,161,-21,-3495,-1520,-93,-1903,-787,-545,-34,5,-1864,-560,-127,
	2176,2820,-8,-1536,0,0,1024,-640,-684,-110,67,962,-737,817,-2813,-153,-548,48,240,636,-860,218,-2538,-173,
	2176,2829,-14,-174,0,0,1024,-312,-1811,441,-2670,291,223,8749,2604,-81,634,866,-840,234,106,5567,1658,-131,
	2176,3003,0,-129,0,0,1024,-531,8457,-2237,4935,-58,-111,-8718,3169,-30,2381,-2828,893,37,25,-2178,3380,22,
	2176,3072,-1,-92,0,0,1024,-260,-6321,709,-2641,-34,-16,6644,-2217,-10,-333,1924,2070,-111,-141,117,-2372,-65,
	2181,169,-768,-1536,663,-1738,172,-925,-360,-1849,-16,-2265,2090,6589,7846,-3929,1314,-910,-19,-1380,2870,1129,1304,-1875,
	2195,935,-768,-1536,202,-1462,426,-1611,-1614,1335,63,-759,-391,-9016,-4375,-955,-3846,-974,-41,-2255,-2042,128,2822,-1488,
	2220,1374,-479,-1536,297,-978,963,-938,1796,1382,1797,1164,-2371,996,-5202,-545,1654,1173,1292,733,-1181,810,-4029,-690,
	2240,640,-768,-1536,24,-2024,0,-1712,-2687,-490,-64,379,447,1922,2406,2390,-2489,350,-50,628,835,-516,48,2382,
	2304,-256,-768,-1536,128,-2944,0,-1984,-446,-489,-155,296,32,1209,3644,536,-482,-651,-142,311,38,1196,3393,554,
	2304,0,-768,-1536,102,-2714,0,-1920,380,-679,-208,-1296,-201,-831,-471,-191,580,-792,-200,-1237,-155,-664,-444,-311,
	2304,255,-768,-1536,78,-2483,0,-1784,2586,-682,-187,2478,-392,-918,-1378,-4816,2605,205,-239,2814,-495,-2819,-2684,-4018,
	2304,385,-768,-1536,79,-2352,0,-1840,2579,-199,-100,-1055,-714,-1772,-1514,6136,2469,138,-96,-881,-788,-1510,-1265,5451,
	2304,506,-768,-1536,1584,-725,952,-1062,4650,12,-3683,1050,-4542,263,1050,331,4553,148,-3782,1012,-4175,21,838,413,
	2304,512,-768,-1536,42,-2262,0,-1952,-3124,1938,-141,-1536,117,2853,201,-5062,-2623,933,-181,-1631,548,4278,1794,-4655,
	2304,512,-145,-375,1894,-410,499,-508,3253,4499,-3628,-89,813,-101,-170,87,2967,3474,-3144,-106,769,179,100,-18,
	2304,512,-768,-1536,671,-1633,71,-1632,1555,1072,900,78,3480,-8839,-10395,3014,713,-266,1213,-798,3499,109,462,909,
	2304,531,-398,-1536,566,-1719,568,-912,3507,4668,1370,1782,7852,-742,376,195,3772,4885,1454,1891,8102,-879,-21,82,
	2304,584,-147,-425,1179,-1052,586,-569,-3618,-4496,-6511,-8176,-4295,-348,-519,1209,-3719,-4963,-6240,-7900,-3897,238,87,966,
	2304,640,-768,-1536,49,-2127,2,-1776,-3670,-2655,-4,641,3091,-1229,2752,2758,-3757,-1999,-17,893,2986,-3126,796,3016,
	2304,676,-164,-468,1135,-1006,609,-507,574,-2488,-1258,572,7154,-390,-333,121,602,-1988,-1386,303,6847,-730,-786,272,
	2304,737,-280,-1536,513,-1566,609,-843,-3603,-2197,-3530,85,-6195,-843,-444,-595,-3633,-2304,-3533,-3,-5925,-792,-577,-416,
	2304,767,-768,-1536,116,-1933,456,-1270,-4014,-2288,-277,-1490,-2818,32373,17187,-812,-697,675,-246,287,336,8622,1494,689,
	2304,768,-768,-1536,47,-2001,0,-1808,539,1014,228,-1654,311,2092,-1384,-26,187,248,140,-1554,-319,1685,-1475,759,
	2304,769,-160,-505,816,-1231,1024,-628,1740,-411,604,-4358,500,110,-34,1656,1805,-188,558,-4320,683,17,-168,1582,
	2304,769,-768,-1536,105,-1942,420,-1516,-1198,-1043,-273,-1109,338,-18608,-11190,1733,-2004,-1317,-341,-1576,2,-4405,-3687,1043,
	2304,770,-279,-1536,1485,-561,728,-806,-4235,1205,-4442,-3709,-869,-408,-995,-24,-4066,1613,-4896,-3667,-811,-690,-1249,134,
	2304,896,-768,-1536,32,-1888,287,-1664,1290,137,-9,532,-1221,-3760,1227,-1617,635,-387,-149,282,-1602,-1076,1655,-1256,
	2304,1002,-285,-1536,375,-1439,621,-782,-424,-4012,-3570,-1585,1531,1008,1986,-274,31,-3653,-3487,-1299,1494,-1533,-150,230,
	2304,1002,-285,-1536,1163,-651,621,-782,-8348,-8149,2044,3979,10843,-507,325,-516,-8141,-7605,1721,3905,10590,-950,-388,-310,
	2304,1005,-215,-1536,1350,-461,847,-780,3197,-1170,-4471,654,-816,-189,-202,-365,3199,-864,-4546,443,-619,-134,-89,-402,
	2304,1021,-768,-1536,817,-979,732,-1202,954,3643,3176,4336,-2196,5484,340,-356,1168,3530,3085,4346,-1888,4142,-830,-243,
	2304,1023,-105,-299,1532,-260,750,-453,-1518,587,-489,-894,-40,-14,-27,-130,-1407,-680,230,-720,-57,173,120,-191,
	2304,1025,-768,-1536,620,-1171,768,-1382,9263,4031,2404,3195,3437,-8331,-5295,-250,8348,3344,2941,3136,2585,-5529,-2786,-561,
	2304,1110,-128,-256,1203,-504,840,-256,706,-2310,1086,877,-190,-152,-277,-261,584,-1442,369,700,-281,-455,-577,-198,
	2304,1152,-768,-1536,24,-1641,1006,-1608,-474,-83,-152,710,-1369,-2221,-608,88,-533,-169,-232,649,-1073,-2008,-675,150,
	2304,1278,-161,-677,383,-1155,932,-677,3728,61,1125,-2723,-4547,-236,-25,-24,3645,-85,1114,-2663,-4377,-43,215,-100,
	2304,1283,-768,-1536,38,-1496,987,-1357,-5279,-6485,127,-3495,-1039,5945,-1744,-55,-452,-1620,459,-1022,703,-2680,-3817,108,
	2304,1283,-768,-1536,36,-1497,964,-1540,4354,3869,61,-1445,105,-3726,2704,-270,1420,525,-102,-3250,-683,339,2496,-304,
	2304,1440,-120,-344,590,-787,939,-458,1886,-991,-501,2154,3576,-920,-1363,-225,1732,-1104,-502,2088,3493,-648,-1235,-257,
	2304,1535,-81,-237,1077,-204,936,-413,1888,2380,835,-666,-426,-87,-512,-39,2026,2245,518,-830,-546,-182,-730,-75,
	2304,1541,-411,-1536,77,-1198,999,-1008,80,405,1032,-986,-3121,2293,-1999,-24,292,562,939,-597,-2733,1328,-1377,-81,
	2304,1543,-102,-375,1045,-228,981,-658,-1129,-2023,422,-463,-96,-39,72,-36,-982,-2793,476,-23,217,846,1041,-88,
	2304,1779,-77,-309,862,-174,1002,-530,-1970,-1721,-101,-735,-818,203,1413,-97,-1747,-1854,-837,-749,-805,730,1876,-107,
	2304,1792,-768,-1536,6,-1018,1024,-1373,1059,520,-294,2389,329,-3736,682,88,393,-232,-384,1548,-196,-1259,1292,-25,
	2304,1794,-768,-1536,36,-986,1020,-1281,-306,34,70,-1510,-977,1610,-1040,-37,313,587,160,-826,-754,437,-1370,42,
	2304,2001,-137,-472,124,-691,1024,-518,-1273,-188,-4395,1505,4985,3039,-1263,-26,-885,216,-3737,1665,4365,1374,-3168,36,
	2304,2035,-51,-204,191,-590,1017,-402,-2060,785,-675,268,-131,-1040,5619,-65,-1972,754,-525,310,-304,-1676,4463,-68,
	2304,2052,-441,-1536,31,-734,1024,-998,-927,859,-299,1496,-1249,-1555,2957,-56,-765,1042,-185,1714,-1318,-1781,2929,-3,
	2304,2053,-167,-752,441,-322,1024,-752,1055,1134,2557,-597,1524,-4825,-4645,-258,745,812,2145,-695,1759,-3212,-3294,-293,
	2304,2307,-83,-696,67,-443,1024,-696,1889,-95,1326,-484,-185,-1297,-1380,-79,1883,43,1466,-445,-334,-1793,-1784,-83,
	2304,2554,-51,-768,23,-239,1024,-768,609,1823,692,-527,587,-4748,-206,-200,226,1554,330,-541,764,-3660,373,-166,
	2304,2824,-6,-1536,0,0,1024,-768,-440,483,595,-396,-936,-1309,1458,-218,-569,238,296,-482,-748,-502,1701,-124,
	2304,2831,-13,-181,0,0,1024,-440,-2709,3071,-1950,-383,-473,5015,-210,-126,-1518,3569,-986,-400,-529,3998,-619,-120,
	2304,3076,0,-99,0,0,1024,-512,2325,2193,5087,-140,-158,-2185,-1385,-25,1387,3169,4816,-164,-167,-1691,-1242,-20,
	2304,3328,0,-47,0,0,1024,-260,-11332,-5385,-7691,-168,-178,5272,-893,-52,-6011,-668,-2505,-206,-268,-258,-3180,-77,
	2314,535,-768,-1536,523,-1777,270,-1128,3054,260,-455,-2162,3284,9516,14074,5271,5264,2359,-347,-1549,4326,1587,6057,6788,
	2317,569,-768,-1536,212,-2061,82,-1725,7793,2621,-249,1080,1688,-1813,-3695,719,7280,2402,-260,545,1669,2454,502,266,
	2318,1500,-768,-1536,33,-1311,1024,-1516,2606,2615,328,4864,808,-1943,161,113,631,423,114,3199,-639,1501,915,-41,
	2356,833,-327,-1536,995,-1091,699,-1031,4941,6615,1110,1053,-3723,-1550,1743,1097,3118,4778,471,-179,-3670,316,3492,509,
	2360,411,-768,-1536,687,-1831,200,-1168,15,-1001,223,2475,-1495,9429,12060,-4384,1569,379,383,2424,-1112,2802,4622,-2220,
	2370,1180,-768,-1536,25,-1744,1024,-1726,765,901,-257,904,470,-1098,2848,228,-511,-555,-439,-157,-573,1513,4322,191,
	2432,433,-379,-1536,808,-1831,313,-992,130,2367,2686,-1741,435,1061,1053,-1557,355,2341,2343,-1811,233,-491,-1037,-237,
	2432,512,-768,-1536,42,-2518,0,-2080,-205,3704,-256,1694,-295,652,-1379,-468,287,2801,-354,1423,-119,2526,-182,-1274,
	2432,512,-768,-1536,213,-2347,730,-1800,-113,611,-709,685,369,-8580,-8121,-764,-563,216,-408,130,-78,-4358,-4191,-1896,
	2432,540,-218,-435,1665,-866,106,-435,-2437,-2759,-2640,4102,1286,379,394,501,-2329,-2575,-2542,4077,1314,-138,-142,619,
	2432,768,-64,-128,2049,-255,521,-128,-2294,-3321,1498,-425,-278,77,71,-53,-1631,-1002,325,-347,-164,-66,-37,42,
	2432,1001,-264,-802,548,-1523,612,-802,-5380,-74,-2476,-348,1060,434,822,-197,-4999,255,-2303,-291,1193,-663,-253,65,
	2432,1024,-768,-1536,49,-1999,776,-1800,2502,2269,-435,608,1084,-6319,957,-85,753,485,-680,9,-358,-1602,4188,-147,
	2432,1109,-128,-256,1455,-508,840,-256,511,-3871,1622,153,-321,-49,-123,-179,399,-2108,216,30,-307,-380,-443,-153,
	2432,1509,-206,-740,324,-1239,1024,-740,1928,-705,-35,-788,3427,-240,1061,-152,2150,-534,104,-613,3326,-726,915,-153,
	2432,1539,-32,-64,1407,-126,966,-64,2284,130,1102,-234,-192,82,-150,61,2251,365,1079,-343,-148,98,-6,76,
	2432,1539,-768,-1536,36,-1496,1010,-1538,2129,1180,642,1797,1239,-5366,1974,46,1246,237,315,1117,1040,-4330,1650,-20,
	2432,1548,-768,-1536,209,-1315,946,-1261,-7400,-8036,-2022,-4765,-2713,-2919,-2600,-354,-5332,-5910,-1646,-3191,-2050,-6109,-4166,-110,
	2432,1567,-218,-435,694,-811,1011,-435,-674,124,-1456,2083,935,-406,766,-151,-428,602,-1085,2173,800,-1298,-555,-46,
	2432,1794,-64,-128,1030,-248,1017,-128,626,-303,-2877,-552,-776,-465,-406,-54,190,-363,-2143,-776,-806,-970,-829,-73,
	2432,2024,-127,-413,145,-903,1024,-646,-1805,-1513,-2469,1524,3442,1449,7818,19,-1616,-1308,-2463,1578,3227,1159,7356,31,
	2432,2050,-768,-1536,36,-987,1023,-1280,613,171,-218,1455,2907,2293,4249,35,965,669,-103,1720,2909,1212,3528,110,
	2432,2512,-60,-285,103,-458,1024,-596,-347,-1989,-4629,-800,63,7708,1000,-61,27,-1748,-4169,-816,-73,6710,395,-35,
	2432,2567,-33,-1536,31,-474,1024,-1024,-1208,-65,-712,-590,3054,-3507,4952,-161,-1033,-47,-674,-618,2775,-3031,4595,-89,
	2432,2997,0,-126,6,-69,1024,-505,-13051,-7843,-12212,-193,-251,8902,-58,-56,-7175,-4592,-6902,-243,-424,1821,-2386,-82,
	2432,3080,-1,-63,0,0,1024,-768,11304,9166,8913,-173,-185,-11159,2406,-47,3298,4557,2122,-34,130,-2249,4836,10,
	2432,3515,0,-6,0,0,1024,-530,22157,27485,21412,-129,-132,-7552,-4450,-46,9067,10691,7286,-83,-35,299,-977,-14,
	2432,3527,0,0,0,0,1024,-325,-17111,-27214,-21066,-123,-111,5406,-348,-46,-4440,-11642,-8089,-174,-161,-1519,-3893,-75,
	2432,4096,0,-1,0,0,1024,-321,926,10038,1620,-18,-16,-18338,-29082,-6,-242,5397,-1523,-61,-2,-7476,-12297,-26,
	2432,4133,0,0,0,0,1024,-96,484,-6013,-3767,11,7,14689,28057,8,1185,-1021,-1627,42,-40,4030,11373,25,
	2432,4352,0,0,0,0,1024,-205,-1555,-2482,2456,119,83,2823,-5774,69,-1787,-3073,1861,61,52,4379,-3515,40,
	2432,4437,0,0,0,0,1024,-144,-1721,-342,-649,269,186,1647,5003,160,-2008,-484,-346,251,128,1226,3615,161,
	2476,918,-768,-1536,121,-2120,422,-1788,155,914,188,-112,3685,-2811,-4142,-1125,-119,432,75,-93,3217,-1263,-3001,-947,
	2483,887,-768,-1536,140,-2148,470,-1843,2547,681,67,1204,1544,-7306,-6225,867,725,-958,12,120,647,1527,1425,76,
	2496,1152,-59,-463,852,-1196,1017,-754,-1594,6071,-3247,160,-4094,-659,-996,-171,-1734,5189,-2990,406,-3805,457,187,-340,
	2496,2944,-3,-169,22,-234,1024,-794,4886,-4226,3965,-135,-206,-5956,-1416,-51,1524,-5827,548,-70,14,-910,304,-20,
	2497,1174,-768,-1536,146,-1882,944,-1677,1358,970,937,4490,2779,-4441,-9155,-86,48,-469,667,4070,1908,-1145,-5392,-343,
	2555,508,-768,-1536,4,-2805,0,-2299,2144,4354,-706,1855,216,-589,1435,2229,1148,3126,-898,455,209,541,1059,300,
	2560,-256,-768,-1536,160,-3424,0,-2240,-740,-497,-847,-16,17,-587,485,1545,-695,-520,-833,-36,18,-126,404,1420,
	2560,0,-768,-1536,108,-3220,0,-2160,1583,-35,-232,1193,-15,1653,3856,-284,1794,-86,-266,1156,0,2156,3642,-552,
	2560,256,-768,-1536,77,-2995,0,-2024,3286,717,-415,319,-5,891,1971,-2428,3659,1347,-288,853,55,-567,1446,-899,
	2560,384,-768,-1536,80,-2864,0,-2080,913,2368,-95,-1754,-79,-1124,-2704,4165,1465,2783,-254,-1264,-81,-376,-2041,4066,
	2560,435,-352,-935,1053,-1840,317,-935,347,139,-1720,-1598,285,581,635,-3166,573,383,-1614,-1677,174,95,-29,-2907,
	2560,504,-768,-1536,1731,-1094,953,-1314,-1981,1747,-2828,1168,6348,383,1320,335,-1707,1670,-2737,1185,5816,331,1434,382,
	2560,511,-768,-1536,244,-2573,728,-1928,-330,1142,26,-70,-932,-6400,-2657,1154,-470,783,253,-1030,-1236,-98,2735,-745,
	2560,512,-768,-1536,47,-2769,0,-2208,947,2935,-107,555,-22,-1077,1329,-386,98,1957,-332,86,-100,835,2161,-2034,
	2560,512,-768,-1536,98,-2717,71,-1868,-3479,-1868,-169,-797,-362,180,-1418,-4437,-2646,784,-202,-113,-287,-2849,-2377,-2230,
	2560,512,-768,-1536,732,-2084,71,-1868,3470,1088,1854,-1758,-1336,-6759,-11191,3408,2752,202,2376,-1984,-1137,-1368,-4362,1754,
	2560,512,-124,-321,2368,-448,508,-533,3441,5761,-1888,-193,67,-100,-132,30,3023,4134,-1075,-277,3,165,112,-65,
	2560,535,-374,-1536,686,-2107,575,-1101,-483,-27,3819,1353,-912,1323,1485,-4854,-58,997,3032,1571,-473,-2327,-1827,-3617,
	2560,540,-218,-435,1919,-868,106,-435,-532,1542,3703,-101,-148,263,233,-17,-495,1649,3619,-149,-111,-95,-104,58,
	2560,551,-199,-573,1213,-1564,541,-825,-977,-1082,-1284,-3533,637,-269,-415,-4134,-1181,-1507,-1112,-3575,528,626,495,-4422,
	2560,641,-768,-1536,59,-2628,2,-2024,-2956,-3689,-51,-872,-188,-2225,1445,1254,-2669,-3111,-58,-567,-209,-2741,1220,1577,
	2560,656,-183,-515,1202,-1470,592,-763,-11,3451,-434,1306,665,67,12,2886,-82,3144,-473,921,756,155,101,2785,
	2560,723,-321,-992,778,-1827,433,-992,-5198,-3262,-2804,-1269,1078,479,785,4900,-5032,-3054,-2872,-1171,1187,-139,113,5175,
	2560,745,-255,-816,980,-1603,613,-938,735,559,-665,-9546,2031,-1029,-792,2554,444,13,-558,-9315,1849,550,682,2136,
	2560,763,-171,-499,1020,-1546,1024,-785,-1485,-3309,-683,-1540,1641,156,209,-548,-1423,-3206,-735,-1891,1682,24,54,-562,
	2560,768,-768,-1536,106,-2454,418,-1750,-3214,-675,-794,-1746,-620,-4338,-12947,253,-3205,-882,-684,-1439,-1044,515,-6299,8,
	2560,768,-64,-128,2304,-256,521,-128,-2668,-4124,2691,-135,-101,80,88,-5,-2684,-1564,1759,-86,-41,-38,-17,54,
	2560,768,-768,-1536,46,-2513,0,-2064,914,1205,334,970,377,3468,730,3903,856,938,217,909,508,2981,499,4287,
	2560,769,-768,-1536,170,-2389,459,-1487,-2732,-2481,92,-894,-1338,22808,27134,-1966,-904,-186,73,840,502,6022,9313,670,
	2560,776,-266,-973,1764,-788,738,-973,548,992,-3364,566,2546,-408,-614,-143,595,1422,-3891,527,2670,-318,-521,-102,
	2560,896,-768,-1536,41,-2391,291,-1920,3166,924,-244,1334,674,-5244,-2583,1787,2637,586,-354,1096,409,-2981,-239,1597,
	2560,1007,-242,-666,752,-1569,615,-864,5489,-1263,-1366,4971,1312,165,347,-774,5510,-1352,-1270,4862,1216,281,420,-802,
	2560,1007,-242,-666,1554,-767,615,-864,-1938,-2954,3244,601,511,10,299,-509,-2066,-4252,4026,858,727,192,457,-517,
	2560,1012,-200,-795,1636,-680,851,-912,1601,3991,-4917,108,-3,-280,-301,-161,1630,3653,-4760,77,57,-225,-217,-196,
	2560,1021,-768,-1536,982,-1325,729,-1392,-6152,-518,-4992,-6267,-3045,5744,-4340,-467,-5493,115,-4665,-5871,-2906,4647,-5263,-316,
	2560,1024,-89,-236,1983,-321,770,-475,-755,3853,-4332,-326,-59,-16,-41,-57,-641,1323,-2761,-393,-169,194,154,-121,
	2560,1024,-768,-1536,712,-1592,767,-1616,13144,9057,5537,5533,4446,367,-10427,-187,11347,7345,5429,4752,3153,3806,-6975,-656,
	2560,1040,-768,-1536,27,-2261,797,-1896,3287,2317,-985,1812,3962,-805,-5074,369,2511,1526,-981,1298,3175,1978,-1897,99,
	2560,1110,-128,-256,1708,-510,841,-256,451,-2606,891,-133,-273,0,-18,-72,377,-75,-891,-160,-188,-313,-334,-75,
	2560,1152,-768,-1536,147,-2029,886,-1530,-5602,-5676,-706,569,-4550,6969,9040,-330,-1815,-1900,-592,2977,-1269,-2465,1767,205,
	2560,1152,-768,-1536,29,-2146,1007,-1848,1330,2158,-442,2391,1075,-4586,-4070,631,-128,768,-652,1765,-220,-1675,-2169,479,
	2560,1269,-145,-522,547,-1512,931,-806,-946,-2188,-3641,-4238,883,-260,-503,77,-989,-2211,-3538,-4211,961,-114,-322,80,
	2560,1279,-768,-1536,42,-2007,985,-1579,-6769,-6939,-1647,-8130,-5969,14226,-4807,-10,-872,-397,-892,-4185,-1020,2071,-11991,287,
	2560,1280,-768,-1536,49,-1999,963,-1796,4920,6653,594,2969,4968,-7750,-1910,-270,210,1710,-211,-596,1042,1749,392,-488,
	2560,1408,-768,-1536,17,-1903,1024,-1764,2085,1179,-483,-494,761,-6182,-2159,40,1275,283,-434,-1161,47,-3448,-113,-42,
	2560,1464,-115,-331,684,-1179,946,-611,223,543,-678,5038,1257,-272,-784,-100,140,456,-792,4997,1439,-312,-794,-49,
	2560,1507,-113,-430,1361,-460,976,-780,-975,2342,-9672,-389,72,-66,27,-42,-879,670,-8298,-115,195,113,306,-101,
	2560,1533,-435,-1536,119,-1676,997,-1202,2608,1970,-617,-866,-178,8230,1778,-20,3557,2825,-341,-541,92,6001,1140,-70,
	2560,1534,-65,-199,1548,-246,931,-444,1320,-2091,3127,-224,-6,46,-8,-28,1476,-1441,1657,-305,-115,155,-62,-31,
	2560,1536,-32,-64,1665,-127,965,-64,-2933,-734,-1085,-15,-37,53,16,58,-3147,-483,206,-73,14,66,69,64,
	2560,1537,-768,-1536,220,-1571,943,-1389,-4852,-2916,-2338,-1766,-2418,7802,-2281,-381,-3315,-1481,-2164,-1202,-1652,4914,-4311,-183,
	2560,1566,-218,-435,925,-837,1010,-435,57,622,-1213,-561,-105,-203,393,-95,262,1646,-1353,-490,-302,-1142,-694,-1,
	2560,1680,-768,-1536,0,-1648,1024,-1720,1677,1433,-415,-1868,1999,-629,-2608,49,409,182,-799,-2304,1321,2462,-773,-125,
	2560,1789,-75,-316,1182,-357,1004,-677,1750,-488,2781,-411,-563,-117,605,-29,2002,-769,2009,-533,-695,192,970,-38,
	2560,1792,-768,-1536,7,-1529,1024,-1615,2628,188,-303,3199,1377,2854,3526,50,1943,18,-458,2999,1294,3585,3430,-25,
	2560,1795,-64,-128,1281,-252,1017,-128,-663,-1279,572,-98,-183,-74,-52,-5,-973,44,1319,-260,-266,-425,-317,-8,
	2560,1795,-768,-1536,37,-1496,1020,-1537,1337,4877,410,65,-450,191,-1084,11,1893,4914,351,429,137,4,-1602,59,
	2560,2034,-122,-375,313,-982,1024,-612,1663,1385,-1764,-504,309,-616,1952,-14,1985,1592,-1081,-464,-312,-1493,613,29,
	2560,2050,-442,-1536,32,-1246,1024,-1254,189,698,-1011,4338,790,-729,-3820,-30,224,806,-843,4237,336,-270,-3459,-43,
	2560,2053,-156,-822,658,-617,1024,-1008,-1463,-2172,-2036,-733,-276,-65,-12752,-117,-1979,-2758,-2575,-674,453,1753,-10445,-157,
	2560,2055,-47,-204,290,-983,1016,-658,-633,-1248,-2173,161,-136,-629,-252,9,-851,-1506,-2458,74,142,292,888,-42,
	2560,2306,-83,-516,67,-955,1024,-880,3535,4073,-993,-202,-4287,2891,-8434,23,3000,3698,-1794,-21,-3786,3519,-7058,9,
	2560,2408,-768,-1536,0,-920,1024,-1356,-343,-490,-175,-1614,67,56,975,236,-337,-467,-203,-1624,106,-246,620,205,
	2560,2564,-50,-883,31,-734,1024,-998,-120,133,-521,-513,-688,-166,-1300,-51,-406,-61,-823,-464,-656,391,-1067,-38,
	2560,2664,0,-1536,0,-664,1024,-1228,3319,1756,-577,127,-504,1004,-1953,-12,2553,1014,-845,-71,380,2151,-442,-49,
	2560,2819,-14,-167,67,-443,1024,-696,661,1556,-1152,-119,-244,4362,-3759,-37,1629,2163,-80,-118,-177,2685,-4493,-33,
	2560,2823,-7,-1536,31,-474,1024,-1024,361,-797,731,-306,-308,2262,347,-64,694,-478,746,-267,-613,1862,-300,0,
	2560,3066,0,-103,23,-239,1024,-768,4521,5760,3842,-74,-144,1005,-2141,-32,2911,4645,2460,-35,-123,1644,-2456,-20,
	2560,3840,0,0,0,0,1024,-260,-4214,-4631,-6273,-129,-130,12060,6635,-54,-2091,-2229,-3768,-120,-130,8315,3593,-64,
	2630,1134,-502,-1536,608,-1726,761,-1301,-7368,-9521,-933,723,-3772,5017,8603,-647,-4309,-6242,-717,822,-2034,1466,5337,-422,
	2633,394,-178,-356,2399,-681,162,-341,-3263,-5001,1447,29,62,77,48,264,-3140,-3882,845,112,95,-64,-75,329,
	2666,1336,-768,-1536,0,-2204,1024,-1998,1273,1078,-672,2079,1404,-2068,-3266,21,-111,-691,-999,-436,-300,3067,586,-256,
	2688,-256,-768,-1536,172,-3668,0,-2336,-663,-469,-132,1103,8,-149,-404,-572,-640,-448,-106,1131,6,29,-472,-483,
	2688,0,-768,-1536,108,-3476,0,-2288,1985,1036,-135,-1143,6,-1877,-356,57,2106,1136,-275,-1077,0,-1416,-412,-276,
	2688,256,-768,-1536,81,-3247,0,-2136,-1434,994,-269,-339,20,-365,745,-5255,-983,1334,207,166,67,-1875,409,-3745,
	2688,384,-768,-1536,80,-3120,0,-2208,-907,2648,-222,-90,10,-2927,-1972,7281,-535,2561,-359,23,-26,-1975,-1558,6379,
	2688,437,-337,-873,1087,-2060,321,-1051,723,2447,3506,-719,-447,1069,694,-81,574,2252,3567,-560,-705,955,877,-115,
	2688,509,-636,-1536,1823,-1253,954,-1395,3090,1592,249,522,1195,-343,-240,197,2884,1468,165,482,1003,-39,159,163,
	2688,512,-768,-1536,47,-3025,0,-2336,2617,2647,-432,2190,48,3501,3846,598,1456,1211,-753,374,-54,4933,3272,-2546,
	2688,512,-118,-295,2608,-464,517,-545,1662,4129,-3407,-71,51,-66,-76,17,1871,2986,-2940,-104,23,114,86,-41,
	2688,512,-768,-1536,98,-2973,73,-1996,-3799,-3582,202,-3275,-91,1513,-1670,-8396,-2689,-1579,581,-2294,79,-369,-1853,-5777,
	2688,512,-768,-1536,769,-2303,73,-1996,3400,2244,628,-287,-854,-3207,-3312,5033,3079,1771,1086,-572,-704,-498,-835,3655,
	2688,539,-329,-951,1174,-1871,582,-951,-2502,-3565,-2268,-1176,-155,-1317,-913,-6262,-2419,-3374,-2446,-1098,15,-796,-710,-6372,
	2688,567,-173,-445,1604,-1413,563,-711,330,159,-1158,3992,3,-120,-156,1119,250,29,-1135,3974,24,59,15,1001,
	2688,640,-768,-1536,60,-2884,2,-2136,-1597,-4723,270,-748,-29,-1847,-1685,509,-1560,-4402,333,-271,-26,-2345,-1769,773,
	2688,665,-172,-448,1596,-1324,604,-665,796,749,5147,1713,-231,-12,-30,-382,762,1098,4836,1800,-179,-277,-316,-323,
	2688,720,-330,-875,1026,-1838,430,-935,-1018,-1611,2325,3136,-330,536,719,3419,-802,-1139,2062,3006,-206,-608,-552,3779,
	2688,740,-187,-606,1043,-1802,1024,-913,-734,634,2882,-3956,-138,-284,-208,-2783,-700,658,2813,-4159,-116,-81,-45,-2846,
	2688,741,-265,-717,1250,-1594,610,-807,604,-1270,3370,6720,-107,-139,59,1354,694,-769,2726,6325,-13,-854,-816,1654,
	2688,768,-768,-1536,52,-2764,0,-2192,165,-564,878,-2035,293,2403,-177,-203,-175,-1154,752,-2162,349,2212,-211,-27,
	2688,768,-768,-1536,106,-2710,417,-1854,137,-96,-795,857,-201,-3087,-3909,-161,493,-217,48,1082,-446,43,-683,84,
	2688,768,-768,-1536,170,-2645,457,-1615,32,145,240,-2960,-665,20688,21056,-2242,857,314,1063,-167,-336,6300,7092,854,
	2688,773,-269,-922,1864,-947,734,-1101,429,932,-1135,22,159,-274,-402,-39,18,462,-848,292,338,292,225,-115,
	2688,896,-768,-1536,41,-2647,292,-2048,193,-2030,-286,347,330,-3967,-2839,-1158,231,-1767,-313,239,217,-2053,-1200,-1287,
	2688,996,-272,-794,763,-1825,607,-992,3691,-1308,5171,1735,539,-69,-123,-174,3751,-1261,5094,2006,765,-339,-228,-186,
	2688,996,-272,-794,1636,-952,607,-992,-1324,-2742,8875,156,417,-28,223,-474,-1617,-3255,9197,388,507,76,401,-437,
	2688,1024,-768,-1536,745,-1815,766,-1744,8584,10007,4135,-659,3523,-10498,-6853,-130,6216,7157,3809,-1178,2133,-5894,-2540,-723,
	2688,1024,-83,-220,2214,-346,774,-485,-835,2507,-470,-67,-4,-27,-46,-28,-342,285,686,-141,-85,152,133,-73,
	2688,1024,-768,-1536,1053,-1507,731,-1487,-7527,-8707,-4920,-7052,-8471,293,5407,-372,-6910,-7767,-4747,-6760,-7964,-1026,4068,-179,
	2688,1026,-190,-709,1781,-777,856,-973,2596,4937,-1586,-313,-33,-1,-80,41,2541,3867,-760,-372,-100,49,-25,33,
	2688,1040,-768,-1536,27,-2517,796,-2024,2036,678,130,1074,-481,-4633,-7182,1443,1874,494,60,143,-706,-1842,-3823,1080,
	2688,1109,-128,-256,1964,-511,839,-256,597,-5034,7016,-119,-156,9,37,-23,265,-2226,5170,-150,-71,-296,-285,-18,
	2688,1152,-768,-1536,29,-2402,1007,-1976,1978,2182,274,23,2220,-2349,-1957,452,1976,2206,493,-916,1766,88,590,242,
	2688,1153,-768,-1536,146,-2285,887,-1658,-357,-468,2382,-3740,1114,9329,14699,-406,1222,988,2561,-1693,2629,1879,7017,462,
	2688,1262,-148,-530,596,-1725,930,-912,197,324,4201,-511,1289,-251,-370,142,75,254,3887,-823,1302,-206,-247,147,
	2688,1279,-768,-1536,44,-2261,985,-1702,-1102,-3006,181,-5582,-2796,11165,7308,-168,1555,-223,1293,-1453,-511,-1182,-4964,155,
	2688,1280,-768,-1536,49,-2255,963,-1924,-149,-458,282,2277,2,-10764,-11565,-462,-1784,-2677,262,-861,-1863,-1866,-3235,-839,
	2688,1408,-768,-1536,17,-2159,1024,-1886,3259,2457,151,-433,859,-1270,766,0,2807,2171,95,-420,436,279,2163,-49,
	2688,1472,-110,-295,1108,-1005,947,-507,711,-1342,4439,160,-179,-169,-449,-129,546,-942,3940,122,-332,-199,-507,-137,
	2688,1524,-106,-404,1517,-543,978,-806,1158,5134,-2676,-85,29,-10,-65,14,1266,3680,-1390,-96,-18,-58,-111,-2,
	2688,1534,-423,-1536,117,-1932,998,-1270,-1763,-1018,1889,-3997,-1325,6491,6435,-37,-903,-133,2248,-3629,-1206,2522,3725,125,
	2688,1536,-62,-182,1779,-269,929,-456,-623,-1655,3800,-74,14,21,14,-17,-226,-1607,2088,-73,-28,155,81,-18,
	2688,1680,-768,-1536,0,-1904,1024,-1848,4177,2809,579,1306,1543,-501,-1120,19,3002,1500,562,929,763,1872,1823,-169,
	2688,1763,-79,-316,1361,-460,1003,-780,-1340,412,6122,-143,-271,-119,21,3,-1037,-541,6328,-159,-256,239,511,-1,
	2688,1792,-768,-1536,50,-1743,1020,-1665,700,-910,1466,-1844,-1873,-2960,-3871,-11,1095,-282,1577,-1616,-1444,-2682,-4307,15,
	2688,1792,-768,-1536,7,-1785,1024,-1743,388,2269,711,1897,582,947,-589,16,283,1895,842,1738,602,1173,-200,-39,
	2688,2023,-125,-417,323,-1238,1024,-740,-2332,139,1654,458,1798,84,606,7,-1992,179,1878,594,1530,-416,546,31,
	2688,2045,-50,-224,384,-1155,1016,-677,1595,573,3399,-106,-349,-382,-894,17,1541,492,3433,-179,-446,-417,-1001,17,
	2688,2051,-486,-1536,38,-1496,1024,-1357,-968,-847,2244,349,-1611,-2765,-4260,-2,-663,-498,2346,484,-1842,-2995,-4566,17,
	2688,2052,-160,-874,743,-789,1024,-1085,-3161,-272,4359,-525,212,2712,8325,-56,-3187,-485,3953,-601,428,3240,8870,-78,
	2688,2309,-82,-510,77,-1198,1024,-1008,280,-1797,1270,153,-5697,-4986,-4540,25,-127,-1889,761,226,-5030,-3700,-3152,-22,
	2688,2408,-768,-1536,0,-1176,1024,-1484,-58,136,297,-944,-223,-49,-1784,62,-34,164,273,-763,94,-247,-1851,82,
	2688,2561,-51,-1011,33,-990,1024,-1126,-1328,-939,2389,-681,900,-3892,-2181,-28,-1162,-660,2289,-587,-55,-4124,-2662,-16,
	2688,2664,0,-1536,0,-920,1024,-1356,129,432,1512,63,-5909,738,-677,5,-233,21,1490,-87,-5042,1593,65,-61,
	2688,2821,-14,-167,64,-699,1024,-752,-5971,-4638,-183,7,359,1671,1706,5,-4898,-3620,416,6,268,245,-779,11,
	2688,2822,-7,-1536,32,-730,1024,-1152,174,1107,2085,-254,3655,-738,-1290,-8,600,1614,2235,-182,2141,-1345,-1858,48,
	2688,3076,0,-100,31,-478,1024,-896,2323,2915,5721,18,19,-11834,-6471,-13,1260,1964,3952,1,-28,-6543,-3231,-7,
	2688,4066,0,0,0,0,1024,-260,-1149,-2770,2636,-55,-45,9005,15812,-29,-17,-617,4288,-52,-61,923,5370,-35,
	2717,1490,-768,-1536,289,-1862,994,-1501,6,-1261,4156,254,-2867,125,15101,-126,857,-278,3869,572,-2327,-2269,12621,36,
	2780,2120,-277,-961,131,-1516,1024,-1079,629,-602,792,1602,6196,7130,6697,-52,1054,-103,857,1769,4936,4949,5013,14,
	2804,2804,0,-1536,0,-1012,1024,-1402,1714,3491,1870,60,-5897,1183,4472,20,627,1989,1350,-143,-1684,1177,3903,-16,
	2816,-256,-768,-1536,172,-3924,0,-2464,-405,-497,186,367,7,737,-223,419,-395,-511,141,339,1,913,-244,386,
	2816,0,-768,-1536,108,-3732,0,-2400,1879,289,662,1674,3,1083,-713,-278,1898,201,471,1716,-4,1148,-866,-483,
	2816,256,-768,-1536,97,-3487,0,-2264,-2606,-5589,-1234,-122,-6,-505,1341,-5696,-2209,-4901,-590,104,26,-1372,1268,-4908,
	2816,384,-768,-1536,85,-3371,0,-2320,2043,669,629,1258,-19,-1522,126,7169,2232,611,687,1431,-48,-935,608,6173,
	2816,439,-323,-818,1316,-2085,324,-1048,480,-3073,-1499,-2168,-50,555,265,-2657,349,-3224,-1389,-1998,-181,527,463,-2612,
	2816,508,-630,-1536,1862,-1470,953,-1494,-54,353,-1072,879,44,-80,1003,449,-167,247,-965,912,19,-113,965,459,
	2816,512,-768,-1536,58,-3270,0,-2464,1153,79,732,-35,-30,-465,2457,-1478,835,-1186,441,-517,-126,1906,2782,-3252,
	2816,512,-768,-1536,257,-3071,729,-2184,1140,-1759,2509,349,-642,-2849,2352,-1677,902,-1921,2410,-573,-916,4407,7260,-3498,
	2816,512,-113,-270,2849,-479,529,-555,-2178,27,-499,-55,44,-55,-61,21,-1566,-986,-223,-67,30,92,70,-26,
	2816,512,-768,-1536,101,-3226,73,-2108,-737,-4968,314,-790,-104,4687,307,-4330,-229,-4251,1629,-59,76,1303,102,-1624,
	2816,512,-768,-1536,793,-2535,73,-2108,25,4832,-1734,4879,-332,-7937,-4019,3232,892,4845,-976,3978,-273,-2810,-1051,1372,
	2816,536,-338,-1079,1177,-2127,578,-1079,-230,-2270,3118,-211,-562,-702,-430,-2202,-224,-2095,2607,-45,-411,-1113,-1003,-1749,
	2816,540,-218,-435,2430,-870,106,-435,-398,-591,3550,-509,-112,249,215,-289,-398,-400,3237,-549,-89,-142,-134,-153,
	2816,579,-158,-398,1918,-1344,579,-673,373,-816,3004,-509,-206,-158,-173,19,172,-730,2610,-541,-182,-95,-129,-8,
	2816,640,-768,-1536,60,-3140,2,-2256,-3067,-5391,639,-1019,-48,-2026,-1342,-1179,-2870,-4907,851,-652,-14,-2738,-1579,-707,
	2816,674,-164,-426,1624,-1542,608,-778,864,-1642,2007,1112,-226,37,13,-33,846,-1703,2091,1112,-295,215,214,-94,
	2816,726,-310,-819,1056,-2058,436,-1051,-2089,-2282,-265,-329,-474,755,526,-3318,-2064,-2316,-129,-8,-436,282,264,-3027,
	2816,743,-262,-709,1247,-1850,612,-935,1090,-1385,368,-906,-421,-445,-351,4409,1049,-1416,561,-810,-460,183,203,4146,
	2816,753,-178,-513,1370,-1717,1024,-865,-86,1421,3219,7232,-239,-76,-3,1463,-20,1539,2921,6979,-233,-198,-159,1529,
	2816,768,-64,-128,2816,-256,521,-128,4053,-7497,449,-27,-18,107,106,9,1492,-6277,-527,45,14,-73,-59,86,
	2816,768,-768,-1536,106,-2966,417,-1982,-1683,-2704,-30,-1833,-115,1165,1078,-550,-1201,-2035,320,-1501,-139,1822,993,-822,
	2816,768,-768,-1536,52,-3020,0,-2320,-2221,-1159,1335,906,277,3633,1706,-420,-2140,-1529,1101,783,311,2759,816,-333,
	2816,768,-768,-1536,254,-2818,458,-1605,-2002,-1248,1322,-2935,-480,16632,15058,-5000,-1195,-1248,2559,-49,-169,402,-82,-1621,
	2816,777,-251,-797,2042,-1022,738,-951,-1983,-105,-3897,-460,-284,-84,-120,-37,-1845,315,-4033,-509,-260,-347,-455,53,
	2816,896,-768,-1536,41,-2903,291,-2168,259,-556,1104,163,313,-166,-922,-1922,368,-375,927,53,289,-289,-1128,-2082,
	2816,994,-281,-754,1009,-1837,607,-935,788,2226,796,5825,-346,38,43,-601,892,2655,247,5526,-370,-865,-879,-257,
	2816,994,-281,-754,1790,-1056,607,-935,456,-2957,5911,-867,-212,175,275,-366,736,-2248,5327,-931,-292,-439,-364,-235,
	2816,1022,-192,-726,1876,-942,854,-1101,-2625,1195,-4880,-250,-135,-92,-212,52,-2771,134,-3725,-186,-90,374,309,-89,
	2816,1024,-768,-1536,1101,-1715,731,-1615,-3892,-1803,-7230,-3487,3880,-292,-872,-407,-4453,-2329,-7241,-3628,3312,-222,-627,-515,
	2816,1024,-768,-1536,54,-2762,775,-2184,-2020,-2137,986,-1783,-749,612,-360,-1139,-2722,-2520,227,-2402,-750,4165,3995,-1675,
	2816,1024,-768,-1536,773,-2043,766,-1849,7511,10095,-97,-1690,548,-7941,-8578,-105,5559,7928,-160,-1567,287,-3631,-4369,-727,
	2816,1024,-77,-205,2448,-368,781,-493,-2160,4680,2364,-1,0,-34,-53,-20,-864,2885,2803,-53,-46,139,124,-61,
	2816,1040,-768,-1536,27,-2773,795,-2144,1551,56,2117,1803,-425,-2626,-3864,1293,1665,428,1819,1652,-679,-3044,-4038,975,
	2816,1109,-128,-256,2219,-511,840,-256,1394,-2284,1862,-81,-58,0,37,-17,526,43,799,-88,2,-271,-250,6,
	2816,1152,-768,-1536,147,-2541,886,-1786,-4096,-3153,-2664,-5515,-59,8880,18011,423,-3180,-1934,-1056,-1319,643,-900,5506,1911,
	2816,1152,-768,-1536,29,-2658,1008,-2104,-2123,-343,1456,-1495,-790,-2241,-698,1618,-1104,991,1912,-903,-1037,-2946,-1648,1455,
	2816,1278,-143,-518,703,-1858,933,-973,290,1444,3128,5158,-121,-203,-283,-205,281,1539,2671,4481,-254,-538,-583,-75,
	2816,1280,-768,-1536,49,-2511,963,-2052,79,-812,257,-1577,356,-4180,-10771,-781,-831,-1735,-373,-3676,291,2046,-1557,-1184,
	2816,1280,-768,-1536,53,-2507,985,-1807,-2591,-2399,-1565,-3204,463,10915,16525,-444,-706,-1129,953,-1205,2987,-957,802,302,
	2816,1408,-768,-1536,17,-2415,1024,-2014,-635,909,2815,-299,-2163,-3271,-2518,-395,-83,1294,2770,-696,-2296,-2313,-1511,-467,
	2816,1481,-106,-275,1147,-1213,950,-635,823,344,2482,-49,-99,77,25,-109,806,189,2396,-66,-171,-149,-193,-81,
	2816,1518,-108,-397,1644,-679,977,-912,-25,2269,-6216,-29,-22,-25,-106,25,-124,157,-3671,-83,-3,106,80,-9,
	2816,1529,-185,-495,744,-1568,1024,-864,-422,-588,2047,4493,278,-258,-380,-225,-152,-281,1817,4554,74,-941,-930,-144,
	2816,1533,-424,-1536,131,-2176,998,-1392,-899,-668,264,1020,-2776,7493,4025,-184,-60,268,914,1541,-2330,3633,654,157,
	2816,1534,-768,-1536,259,-2047,942,-1645,-2872,-1788,-1769,-2922,-300,5253,4255,-534,-2909,-1936,-1445,-2831,-493,5864,5203,-513,
	2816,1536,-32,-64,2177,-128,964,-64,906,-1885,-6376,13,30,44,51,62,-1889,-2262,-3853,53,61,14,21,68,
	2816,1536,-768,-1536,49,-2255,1009,-1922,-1916,-2053,264,828,-284,-3677,-6724,-172,-1678,-1643,440,1714,-258,-2379,-4732,-198,
	2816,1536,-59,-166,2005,-299,931,-467,-214,1325,7183,-14,-4,-20,-31,-16,907,996,5282,-8,-19,139,100,-21,
	2816,1564,-218,-435,1414,-862,1010,-435,-455,-5004,6985,-754,178,280,414,-23,-639,-675,3249,-702,-111,-1085,-965,108,
	2816,1680,-768,-1536,0,-2160,1024,-1976,1761,2649,4881,-1460,3438,915,148,-35,248,1069,4260,-1913,2390,2254,2045,-255,
	2816,1780,-72,-290,1517,-543,1004,-806,-1478,2585,459,2,-180,-130,-125,3,-904,2027,21,-20,-169,78,97,6,
	2816,1792,-64,-128,1793,-255,1016,-128,2354,-3291,-4047,1,-44,-23,80,-4,882,-1638,-3977,4,-33,-260,-186,3,
	2816,1792,-768,-1536,50,-1999,1020,-1793,-1916,-1083,358,-4006,-2516,269,-5263,-34,-1751,-875,578,-3741,-2114,-11,-4856,-22,
	2816,1792,-768,-1536,7,-2041,1024,-1871,-1730,-1382,405,-1681,-1598,-320,-741,-35,-2332,-1925,245,-1722,-1602,-590,-534,-116,
	2816,2019,-52,-225,535,-1286,1016,-780,-73,560,1801,-755,-1337,-882,-1322,21,-260,391,1437,-714,-752,118,-192,-41,
	2816,2041,-120,-383,364,-1435,1024,-782,-580,471,717,307,1077,-245,-1067,10,-340,620,800,328,574,-1076,-1457,82,
	2816,2045,-164,-869,817,-979,1024,-1202,3160,-270,1718,-581,571,-516,1873,-17,2530,-772,1721,-545,1104,817,3056,-93,
	2816,2047,-507,-1536,42,-1751,1024,-1480,-2645,-3488,-397,-1672,-768,-5514,2470,-34,-2447,-3190,-394,-1817,-867,-5262,1813,-35,
	2816,2048,-768,-1536,50,-1743,1023,-1664,-3074,-2351,420,-1518,1016,-1747,-3067,-64,-3129,-2457,381,-1367,1328,-2478,-3374,-5,
	2816,2308,-82,-559,93,-1439,1024,-1085,2583,-24,3305,2063,3448,10312,7123,18,2447,33,3277,1971,3092,9830,6785,-10,
	2816,2408,-768,-1536,0,-1432,1024,-1612,51,603,3172,632,-741,2600,3519,32,58,588,3089,921,-276,2353,3201,58,
	2816,2546,-55,-243,312,-982,1024,-612,-1281,798,1377,-1106,198,4548,3073,-20,-637,1040,1923,-908,-433,1010,611,30,
	2816,2562,-32,-1536,38,-1240,1024,-1408,-1939,-608,456,-207,7906,-5611,-5401,-15,-1343,-34,734,-150,5718,-4633,-4853,-9,
	2816,2562,-50,-904,32,-1246,1024,-1254,-3881,-1180,-773,-555,-1765,-5687,-3615,-5,-3966,-1325,-863,-475,-1620,-4358,-2665,-42,
	2816,2664,0,-1536,0,-1176,1024,-1484,1618,1113,2533,-19,-6734,3816,4015,14,740,250,2475,-104,-4680,3995,4138,-71,
	2816,2818,-8,-1536,36,-986,1024,-1280,-3266,-4747,-2405,-427,13289,-1595,-3399,-20,-1829,-2804,-1655,-300,8807,-1723,-2722,72,
	2816,2818,-15,-166,67,-955,1024,-880,-1637,-2549,-1283,4,703,719,19860,10,-326,-1055,-433,-28,451,-1949,13113,26,
	2816,3026,0,-118,123,-691,1024,-518,-7728,-6112,-8702,-321,-1259,28892,28484,-42,-871,-326,-1120,-19,-830,6226,7160,-14,
	2816,3076,0,-100,31,-734,1024,-998,-8613,-7877,-7567,34,237,-12184,-2297,0,-5312,-4780,-5457,-18,-532,-5131,-572,2,
	2816,3078,-2,-65,32,-730,1024,-1152,15750,13724,14054,106,104,-6505,-14463,17,7162,6217,6492,-22,714,4393,499,-22,
	2816,3515,0,0,44,-281,1024,-605,-12998,-13962,-14000,-136,-255,12856,13716,-42,-5928,-6644,-5935,-88,-297,1204,3599,-52,
	2816,3578,0,-4,19,-243,1024,-896,12796,14420,14789,-82,-25,-18935,-16373,-39,4081,4555,4523,-100,17,-3007,-1700,-28,
	2816,4004,0,0,0,0,1024,-377,-1968,-4400,-3606,-91,-130,14594,20931,-34,-267,-1619,-1180,-70,-90,5560,9610,-39,
	2816,4100,0,0,0,0,1024,-640,2091,6545,3890,-67,-83,-25976,-37046,-29,-871,983,165,-79,-12,-6695,-12203,-27,
	2816,4352,0,0,0,0,1024,-260,-1197,-1577,-2162,-68,-68,4635,7457,-34,-886,-69,-733,-47,-54,-1276,-258,-32,
	2816,4506,0,0,0,0,1024,-423,-1841,1253,3932,-13,-16,647,1653,-3,-1132,-187,1588,-44,7,5340,7976,-20,
	2816,4578,0,0,0,0,1024,-197,843,-991,-2243,49,28,435,1462,35,26,-536,-611,72,5,-2035,-1492,49,
	2816,1003,-768,-1536,19,-2818,441,-2264,-131,691,1255,-218,854,2356,3821,2688,-655,-280,985,-729,978,1988,3572,2946,
	2816,1276,-768,-1536,16,-2549,1021,-2088,-3820,-4711,-1901,1755,865,-3800,-5197,-277,-3105,-4151,-1644,1026,946,-2518,-2898,-471,
	2817,437,-768,-1536,528,-2876,100,-2085,-5587,-6334,310,451,-13,-13484,-5155,2089,-3385,-5387,1063,-598,-187,-1424,1313,-787,
	2817,169,-768,-1536,663,-3010,171,-1561,3605,3423,649,2741,-200,8380,1131,-648,2620,2934,764,2901,-241,1076,-1214,838,
	2817,935,-768,-1536,202,-2705,426,-2233,671,1219,2701,8187,-231,-12208,-12261,6706,-1170,-584,2220,5498,-284,1656,567,4015,
	2817,632,-768,-1536,11,-3198,0,-2401,-3119,-1042,2558,-1083,73,-41,-340,717,-3835,-3009,2501,-1109,32,-441,-1081,-10,
	2817,918,-768,-1536,121,-2802,422,-2129,-1217,-2204,135,-3454,-19,-5233,-4842,4314,-914,-1654,384,-2817,-174,-3769,-3469,4172,
	2817,1223,-768,-1536,47,-2572,1011,-2173,-351,1360,321,-1419,1704,539,-2749,-146,-2886,-1051,-1000,-2342,1739,4467,2499,-538,
	2817,1374,-479,-1536,297,-2172,963,-1535,228,1601,2287,-661,300,-4942,-1853,-57,-743,493,1989,-935,397,-1625,790,-424,
	2817,535,-768,-1536,523,-2784,269,-1631,-697,-120,-1542,-1654,-407,11471,6551,-2569,-2071,-652,-2097,-1206,-531,2597,1818,-578,
	2817,1686,-768,-1536,165,-1992,1010,-1679,-2440,-2893,-2545,6961,-1179,-6475,-2472,-15,-1727,-2048,-1706,6687,-1008,-6077,-2758,-1,
	2820,640,-768,-1536,24,-3184,0,-2292,-2780,-3880,226,71,34,-888,-835,-434,-2313,-3215,841,575,61,-2081,-1271,423,
	2820,569,-768,-1536,212,-3068,82,-2228,5859,9976,-396,-810,-130,-6044,-4728,1824,5307,9260,-749,-1580,-291,-152,-1109,-340,
	2821,1500,-768,-1536,33,-2317,1024,-2019,930,1346,1491,7519,306,350,3684,-177,-190,142,938,6769,-544,2745,5961,-430,
	2821,1180,-768,-1536,25,-2646,1024,-2177,2096,3588,3973,4289,17,-1471,-3181,773,928,2716,3265,3868,-13,-640,-1479,878,
	2822,887,-768,-1536,140,-2826,470,-2182,1488,-358,-121,4738,-279,-11514,-11252,256,377,-1099,-402,2813,-608,-1338,-2306,-2019,
	2823,833,-327,-1536,995,-2025,699,-1498,-2564,-3845,-4822,2051,752,347,-25,4723,-3544,-4598,-4186,1546,300,1837,1800,3308,
	2826,411,-768,-1536,687,-2762,200,-1634,6440,1309,4195,-3340,-302,16690,8763,-5410,3257,179,2227,-2455,-598,4531,2802,-1864,
	2832,1152,-59,-463,852,-1868,1017,-1090,-1488,636,-5489,-5427,-379,-569,-722,655,-1932,-115,-4667,-4592,-82,1218,949,165,
	2832,2944,-3,-169,32,-896,1024,-1130,2232,3392,2825,10,558,-8315,-18439,-2,-1564,71,66,-111,1517,-599,-6105,-36,
	2833,1174,-768,-1536,146,-2553,944,-2013,-1703,-240,157,9442,202,-9413,-11875,687,-3252,-1403,-601,6687,-373,-2108,-1478,53,
	2836,1134,-502,-1536,608,-2139,761,-1507,-3045,-3051,1215,-20,4171,9129,5992,-185,-2528,-1858,355,-199,4189,4281,1273,513,
	2838,394,-178,-356,2399,-1093,138,-547,-947,-1492,-1277,305,-111,14,-116,191,-1106,-1898,-1014,283,-124,158,54,157,
	2840,576,-768,-1536,0,-3313,0,-2552,3445,478,56,3856,72,-127,565,3677,1774,-935,165,2838,99,128,-218,2652,
	2845,1490,-768,-1536,289,-2118,994,-1629,-2765,-2649,-2617,149,-1603,1974,8592,-137,-1820,-1619,-2169,852,-1285,-338,6020,104,
	2845,508,-768,-1536,4,-3385,0,-2589,-1911,-2286,3762,-664,71,-1799,425,-816,-2409,-2742,3349,-1231,54,-1096,510,-1171,
	2864,1336,-768,-1536,0,-2599,1024,-2195,3824,-1055,2652,-3130,2752,-1566,8276,-552,2319,-2597,1932,-3395,2593,-80,9847,-690,
	2879,814,-768,-1536,228,-2924,75,-2127,2921,703,-785,2217,137,-4189,-4371,576,2937,1187,-938,2251,179,-3767,-3705,798,
	2908,2120,-277,-961,131,-1772,1024,-1207,-419,249,-2840,-2868,693,5385,4913,-268,-62,565,-2780,-2920,417,4563,3826,-138,
	2911,941,-126,-382,1649,-1441,781,-839,-597,3149,-1606,-995,-303,-39,-127,-743,-625,2727,-1227,-822,-291,342,280,-858,
	2913,1744,-50,-188,1109,-1180,988,-766,622,349,-1863,-822,-715,-396,-610,69,460,-193,-1673,-820,-664,-289,-369,10,
	2932,2804,0,-1536,0,-1268,1024,-1530,3335,4132,1247,283,-6015,2551,3693,21,1802,2341,21,28,-2247,1267,2484,2,
	2944,-256,-768,-1536,172,-4180,0,-2560,1167,299,2292,1058,-13,187,-205,269,1269,409,2495,1281,-24,393,-395,383,
	2944,0,-768,-1536,110,-3986,0,-2528,2222,1351,524,2892,-16,1223,-501,-53,2427,1444,586,3136,-38,1440,-786,-232,
	2944,256,-768,-1536,97,-3743,0,-2368,746,3670,1042,738,-11,100,-776,-3376,678,3333,1204,622,29,-1447,-859,-3145,
	2944,384,-768,-1536,101,-3611,0,-2448,2582,4005,6816,284,-20,-1258,1829,6860,2371,3363,5929,206,-68,-455,2279,5773,
	2944,443,-307,-746,1842,-1811,331,-907,-1984,-973,-772,-2114,-131,75,129,2874,-2033,-1012,-821,-2205,-80,-366,-364,3085,
	2944,512,-768,-1536,115,-3469,73,-2236,-705,836,-4189,-1430,-137,3728,1398,958,-4,2129,-3763,-1617,-33,1290,1969,2113,
	2944,512,-768,-1536,810,-2774,73,-2236,-7296,-4710,-4873,-1164,-5,-12064,-4544,4261,-5052,-3726,-3698,-1888,-58,-3385,-250,1665,
	2944,512,-768,-1536,58,-3526,0,-2592,948,2967,-3467,-912,29,329,2351,-599,533,3201,-4242,-1377,-54,2116,2685,-288,
	2944,512,-108,-252,3092,-492,538,-565,429,3428,-1784,-90,36,-87,-86,18,1127,3170,-1643,-101,27,113,86,-49,
	2944,512,-574,-1536,1933,-1651,954,-1621,-1672,-1303,-2366,881,-172,-237,-487,477,-1893,-1372,-2319,874,-207,383,236,226,
	2944,538,-339,-1138,1176,-2383,580,-1207,4851,6430,1550,-1193,-649,498,217,-8526,4206,5904,962,-1253,-744,-1371,-1198,-7815,
	2944,576,-163,-416,1921,-1600,578,-801,-564,20,-3860,1644,-35,-280,-192,133,-547,-96,-3587,1582,-52,90,101,22,
	2944,640,-768,-1536,60,-3396,2,-2384,-3306,-516,-1031,-2531,24,-4422,-3859,107,-2508,-81,-1399,-1965,6,-5400,-3994,426,
	2944,682,-155,-389,1921,-1493,614,-747,-491,927,-1314,-991,-90,-10,0,-421,-428,1071,-1414,-1110,-91,-51,-39,-398,
	2944,729,-296,-744,1283,-2084,440,-1048,-2064,3616,-2381,-1003,5,468,281,-1033,-2002,3633,-2241,-837,7,321,302,-826,
	2944,744,-258,-696,1519,-1833,613,-920,211,3120,-109,4957,-83,-413,-298,1119,351,3357,-321,4898,-51,-400,-383,1198,
	2944,749,-185,-555,1374,-1973,1024,-993,-2041,-1799,-3770,-4745,-357,-545,-166,148,-1902,-1717,-3356,-4506,-338,-175,8,203,
	2944,768,-768,-1536,63,-3265,0,-2448,1656,5024,-1873,-518,289,2994,-177,-870,1441,4718,-2002,-461,308,2597,-868,-884,
	2944,768,-768,-1536,108,-3220,417,-2094,-625,2230,-423,567,-302,-350,2524,390,-262,2991,-825,683,-327,-3,1929,370,
	2944,768,-768,-1536,254,-3074,458,-1733,-1473,1406,-2140,-31,-437,13878,10278,-1214,-328,2750,-1494,476,-126,3296,1518,-448,
	2944,775,-256,-863,2115,-1206,737,-1079,-3853,-1067,2444,-850,-176,-284,-301,-311,-3880,-995,2517,-571,-207,-411,-504,-205,
	2944,896,-768,-1536,45,-3155,291,-2296,1650,2133,-825,78,346,-3523,-6381,-1597,1404,2210,-1163,81,197,-1500,-4527,-1803,
	2944,998,-265,-712,1041,-2057,610,-1051,-1505,171,-3656,1108,-387,349,61,942,-1365,284,-3569,1337,-306,-175,-318,1164,
	2944,998,-265,-712,1952,-1146,610,-1051,2177,-1009,-462,-1034,-144,225,188,-391,1921,-1804,484,-688,-154,349,379,-427,
	2944,1024,-768,-1536,796,-2276,766,-1975,-5783,-1481,-4403,251,-1237,-11101,-12795,833,-6804,-2528,-4094,401,-917,-5653,-7569,-167,
	2944,1024,-71,-191,2683,-389,786,-500,-3601,2111,701,-14,-12,-50,-64,-26,-2246,1068,889,-39,-34,103,89,-63,
	2944,1024,-768,-1536,1172,-1900,730,-1605,-2442,585,1746,10719,1278,6626,7841,-426,-1512,1590,1796,10718,1456,3189,4513,176,
	2944,1026,-189,-644,2049,-1020,856,-951,1790,188,-2887,-428,-107,-55,-103,59,2014,-2,-2772,-582,-206,-266,-342,75,
	2944,1040,-768,-1536,27,-3029,795,-2268,1131,3246,-31,-679,-450,-7066,-9287,-2956,745,3202,-382,-739,-546,-5858,-7822,-2977,
	2944,1109,-128,-256,2475,-512,840,-256,3291,-4047,-1016,-109,-15,-9,22,-29,858,-2615,-1482,-60,28,-290,-266,14,
	2944,1152,-768,-1536,147,-2797,886,-1897,-1488,3341,-3995,-196,-1019,8888,13094,-2337,149,5282,-2326,580,-1095,1863,4002,-1568,
	2944,1152,-768,-1536,30,-2914,1008,-2232,413,3776,134,-1452,-73,-4430,-5078,2392,-66,3693,-696,-1529,-146,-3296,-3052,2329,
	2944,1273,-145,-530,708,-2114,932,-1101,-538,-865,-2293,-5428,748,-103,-396,-62,-478,-828,-2013,-5174,835,-593,-823,3,
	2944,1280,-768,-1536,57,-2759,985,-1935,-1145,-5147,-4352,-136,1704,5752,11778,2239,1787,-2503,-1714,639,2779,-1392,1037,3981,
	2944,1280,-768,-1536,55,-2761,963,-2180,1280,-503,1183,134,1720,-1101,-5519,2353,-45,-2681,-1819,-179,2006,3940,3178,2512,
	2944,1408,-768,-1536,22,-2666,1024,-2142,1422,2441,-1127,-1920,925,-2599,-5430,-85,1601,2564,-1367,-1764,590,-2071,-4845,-278,
	2944,1454,-116,-326,1173,-1469,946,-763,-424,-721,-157,-11,-241,240,233,-331,-314,-579,-348,-160,-587,-335,-323,-260,
	2944,1534,-103,-377,1792,-770,979,-973,-1151,1626,2648,-113,-52,-61,-132,40,-1336,-554,4559,-141,-23,239,174,-5,
	2944,1536,-56,-153,2235,-325,932,-477,-5172,-1649,2787,-3,-33,-68,-86,-18,-3228,-1513,1392,-4,-32,183,150,-43,
	2944,1536,-420,-1536,170,-2390,998,-1487,-21,-1319,-3907,-511,-603,9559,4687,62,1282,-237,-3159,129,-126,5001,123,1016,
	2944,1680,-768,-1536,0,-2416,1024,-2104,3464,3178,2003,-3220,1233,1609,-2740,-471,2645,2407,1346,-3151,219,2886,-1523,-825,
	2944,1773,-74,-295,1644,-679,1003,-912,-1739,2005,-7253,13,-131,-143,-207,13,-1296,918,-6384,-5,-53,236,213,-8,
	2944,1792,-768,-1536,50,-2255,1020,-1921,1509,-292,-1824,-2277,-3347,-1669,-615,-237,1926,384,-1872,-1795,-2893,-1796,-781,-147,
	2944,1792,-768,-1536,7,-2297,1024,-1992,-817,1618,-1837,4493,-1883,-1372,437,-289,-777,1398,-2161,3937,-2031,-1650,166,-338,
	2944,2035,-122,-397,370,-1691,1024,-910,-1153,144,-2216,3237,3694,1315,-507,-67,-1065,288,-2351,2507,2426,-294,-1783,53,
	2944,2036,-50,-212,549,-1512,1016,-806,1333,-137,-2926,-304,-769,-127,-554,22,1159,-167,-3117,-423,-864,-298,-770,35,
	2944,2046,-162,-845,898,-1152,1024,-1270,1298,112,-2614,-1130,2200,-202,867,0,894,-265,-2046,-977,2738,959,1905,-99,
	2944,2048,-495,-1536,42,-2007,1024,-1579,459,472,-2819,-3985,307,-5502,-722,-350,1044,1180,-2766,-4348,79,-5428,-1307,-175,
	2944,2301,-85,-569,119,-1676,1024,-1202,-1641,164,-656,-1361,-1944,-3572,4611,-87,-1686,120,-485,-1171,-1363,-2513,4884,-140,
	2944,2408,-768,-1536,0,-1688,1024,-1740,2002,2220,-883,5523,-801,4083,2197,-63,1820,1985,-761,5678,-225,3547,2328,-58,
	2944,2563,-50,-988,38,-1496,1024,-1357,1950,-287,-2141,1929,-5046,-6022,-4616,-72,2029,-218,-1869,1853,-4831,-4858,-3566,-96,
	2944,2664,0,-1536,0,-1432,1024,-1612,2195,2205,571,961,-6770,6458,2875,15,1278,1327,352,903,-4945,6264,2971,-77,
	2944,2818,-8,-1536,38,-1240,1024,-1408,-3844,-5026,-5612,-288,8417,-3858,-4281,-23,-1886,-2837,-4750,-307,4216,-3478,-4075,117,
	2944,2821,-15,-164,77,-1198,1024,-1008,-883,-1024,-2936,229,3431,-1758,3183,-11,-520,-613,-2533,15,2044,-2623,1836,15,
	2944,3073,0,-102,33,-990,1024,-1126,1488,568,-898,-92,1025,-4402,-9066,-7,962,57,-1446,-154,578,-2518,-6183,-21,
	2944,4592,0,0,0,0,1024,-260,3700,-1010,-793,-30,-60,3481,4431,-2,3272,-746,-36,-7,-42,-1611,-1314,1,
	2984,1875,-30,-192,913,-1387,1024,-1012,-3000,151,-5098,-916,-1042,-632,-745,82,-3170,-599,-4184,-386,95,1417,1196,-129,
	2988,1176,-768,-1536,417,-2589,967,-1930,2112,365,-2000,-2402,1055,-4775,-6470,-1797,2521,671,-1831,-2466,551,-3014,-5079,-2024,
	3072,383,-768,-1536,217,-3752,250,-2262,1255,913,907,1445,-218,4939,-1233,2891,1188,735,1141,1229,-205,4664,-514,2845,
	3072,512,-768,-1536,58,-3782,0,-2720,-1736,-2363,401,-1955,6,482,5451,-1294,-1286,-1053,1150,-1471,-49,2472,5549,-899,
	3072,512,-543,-1536,2025,-1815,954,-1676,-337,-1266,2209,1916,-227,-171,320,433,-520,-1278,2151,1816,-311,-113,314,413,
	3072,776,-253,-871,1192,-2384,738,-1207,1583,2860,4447,-2688,-400,-705,-600,5393,1456,2692,4306,-2624,-330,-745,-861,5535,
	3072,1002,-253,-651,1266,-2084,614,-1048,636,-459,1503,1052,-143,368,49,-506,771,-352,1525,877,-141,14,-129,-275,
	3072,1024,-768,-1536,1230,-2099,730,-1733,-2304,-4525,666,-281,-635,8218,6515,-27,-2315,-4346,693,222,-749,6429,4918,199,
	3072,1024,-67,-179,2921,-407,792,-507,-6933,-5776,-380,-46,-31,-82,-95,-41,-5044,-5183,-74,-61,-37,103,84,-89,
	3072,1536,-768,-1536,55,-2761,1009,-2178,379,-507,3413,4919,1269,-98,-985,4091,141,-627,3116,4861,973,978,-67,3875,
	3072,1790,-69,-283,704,-1858,1004,-973,-100,82,3178,2965,532,-201,-262,-107,-96,31,3316,2375,-116,-353,-535,-57,
	3072,1792,-265,-1307,1053,-1507,1020,-1487,713,-516,1038,2285,1276,743,1949,-587,111,-1169,1117,1959,1265,1995,3042,-661,
	3072,2044,-119,-370,740,-1567,1024,-864,856,256,3863,-1659,177,301,-222,-16,1058,658,3270,-1654,-602,-837,-1162,31,
	3072,2560,-32,-1536,50,-1742,1024,-1664,304,135,2290,7137,1704,-4788,-4315,-113,46,-112,2062,6307,1722,-3880,-3404,-170,
	3208,2246,-53,-275,1382,-997,1023,-942,2078,126,1862,-258,-296,-90,-228,14,1897,-173,2003,-254,-341,166,115,9,
	3328,-512,-768,-1536,276,-5100,0,-2976,1657,1069,1395,1632,205,852,486,-847,1642,948,1401,1297,156,319,178,-737,
	3328,-256,-768,-1536,180,-4940,0,-2928,1009,2058,4283,6,1,-295,-122,-642,883,1990,4532,584,-28,-211,-344,15,
	3328,0,-768,-1536,0,-4864,0,-3328,-111,390,448,2450,69,1881,276,787,312,748,564,2559,85,2312,298,282,
	3328,0,-768,-1536,0,-4864,0,-3328,124,641,244,2660,69,2619,276,1103,547,999,359,2769,85,3049,298,597,
	3328,0,-768,-1536,2257,-2606,550,-2008,-5050,-5596,5568,-6377,-56,1330,2472,1641,-4805,-5267,5329,-6101,-96,1803,2591,1411,
	3328,128,-768,-1536,212,-4524,17,-2652,-873,-1209,-1391,983,-100,2862,-705,-147,-797,-1070,-1050,1651,-56,3198,-810,84,
	3328,173,-513,-1536,1285,-3406,222,-1712,2620,2685,-989,4639,93,3981,-338,-1184,2221,2410,-402,3944,23,239,-1299,-1004,
	3328,242,-238,-603,2706,-1916,682,-958,2941,3663,2475,2114,-49,-618,99,1163,2816,3614,2737,1801,-36,-828,-383,1310,
	3328,256,-768,-1536,97,-4511,0,-2752,-1496,83,-1434,-402,-21,-877,-234,-500,-885,194,-1163,-251,5,-2084,-160,-314,
	3328,256,-768,-1536,86,-4522,0,-2848,3427,2205,-1694,154,-16,-2807,-170,-675,2704,1866,-1284,352,-47,-2649,-349,-299,
	3328,256,-768,-1536,147,-4461,0,-2976,-1112,-1702,-1123,432,-40,2395,-503,-272,-658,-1016,-2329,1335,-155,5367,-955,-727,
	3328,256,-768,-1536,1080,-3528,868,-2660,-4385,-2657,-769,-4384,-244,-5910,-2646,-1378,-3640,-2046,-1285,-3733,-213,-570,-973,-2174,
	3328,278,-768,-1536,269,-4317,61,-2297,-243,398,-1098,459,-67,1792,-1000,-1010,-616,-113,-1904,-249,116,-1692,-632,-936,
	3328,327,-409,-1144,1384,-3153,397,-1584,1846,2109,-354,3529,-74,1596,-80,-9346,1322,1688,-355,2912,-141,-27,-378,-9331,
	3328,332,-326,-821,1932,-2600,286,-1303,-1392,-1323,-4428,810,-33,391,141,-19825,-1876,-1792,-4240,605,-83,129,126,-19525,
	3328,332,-326,-821,2948,-1584,286,-1303,1911,2337,1586,821,47,354,279,508,1718,2212,1561,962,28,454,418,683,
	3328,384,-768,-1536,225,-4255,250,-2518,2132,1123,407,217,-101,4677,-787,2530,2126,1240,692,205,-151,5548,-77,2383,
	3328,442,-314,-792,1843,-2579,329,-1291,3914,5171,4271,-978,-35,418,218,16918,3618,4884,4154,-988,-76,203,221,16977,
	3328,474,-290,-745,2894,-1496,443,-1264,298,-2243,-1333,-557,-29,-6,88,-415,-182,-2648,-1702,-428,-43,173,270,-423,
	3328,512,-768,-1536,115,-4237,73,-2588,-1105,-216,-970,-121,-103,4198,2900,-840,-906,-663,-396,-1269,-2,322,3888,-662,
	3328,512,-768,-1536,866,-3486,73,-2588,4533,3364,5739,236,59,-7799,2653,-2018,5103,3822,4780,1350,108,-1821,3561,-2581,
	3328,512,-768,-1536,0,-4352,0,-3072,3690,1821,5203,654,53,-973,2052,-242,3450,1773,4565,524,48,-290,1962,-413,
	3328,512,-97,-225,3173,-1179,557,-590,-1664,-479,-1726,-173,-44,-181,-183,-14,-1780,-551,-1705,-157,-43,-146,-150,-33,
	3328,512,-97,-225,3813,-539,557,-590,-5851,-4203,3336,173,94,0,30,194,-3131,-2405,2994,110,103,323,303,113,
	3328,512,-768,-1536,58,-4294,0,-2976,-2704,210,-3019,-609,-45,747,2433,-560,-2853,750,-2483,-408,-103,2375,3387,-698,
	3328,512,-552,-1536,2120,-2232,954,-1866,-234,-521,-2904,4017,-134,616,-5782,1959,-64,-270,-3002,3928,-200,712,-5554,1914,
	3328,516,-768,-1536,1474,-2874,206,-2224,-1886,-2151,-1814,-2231,-119,-5956,131,18,-1169,-1339,-1957,-1693,-78,-4967,108,-746,
	3328,539,-318,-986,1254,-3071,583,-1544,-232,597,-406,42,-243,-376,-487,12467,-421,409,-396,-398,-328,-1098,-827,12151,
	3328,540,-218,-435,3453,-870,106,-435,456,1594,-290,41,46,346,227,76,661,1824,-347,-5,47,-13,-66,179,
	3328,584,-152,-374,2570,-1710,591,-855,-2355,-1280,-1445,378,-37,-191,-98,-332,-2228,-1230,-1363,306,-32,-131,-95,-362,
	3328,597,-128,-256,3755,-512,263,-256,804,-1662,-827,92,28,204,156,104,-626,-2378,-533,121,27,28,13,164,
	3328,640,-768,-1536,70,-4154,2,-2768,-4711,-61,339,-1162,56,-788,-2245,-163,-4418,37,306,-935,55,-1017,-2122,86,
	3328,700,-140,-355,2568,-1597,631,-799,-1034,-1104,-1138,-155,-41,-101,-72,-278,-675,-800,-685,-237,-30,-148,-135,-260,
	3328,732,-283,-716,1809,-2322,445,-1163,-2775,-3908,-2770,-6239,-59,217,245,1135,-2772,-3863,-2801,-6173,-64,-199,-111,1419,
	3328,768,-768,-1536,124,-3972,417,-2446,-2974,-300,-1186,-1179,-94,-342,7541,153,-2519,-214,-617,-840,-117,-840,6112,341,
	3328,768,-768,-1536,65,-4031,163,-2510,-2692,-337,-1587,222,153,1535,-1823,69,-2250,-722,-1072,-282,204,-2325,-3359,332,
	3328,768,-64,-128,3840,-256,521,-128,6341,5344,-1176,122,57,173,155,111,4677,4224,-867,157,66,103,99,164,
	3328,768,-768,-1536,254,-3842,458,-2111,-3650,277,-1331,-735,-238,13008,12578,-249,-2594,-866,-1713,-802,27,1160,1759,-17,
	3328,895,-768,-1536,226,-3743,886,-2251,1797,-1905,-1275,-749,-358,11243,9764,197,1800,-1105,-459,-303,-449,3875,2446,773,
	3328,1006,-247,-627,1792,-2066,616,-1035,298,-1151,-1391,2690,7,333,116,-1135,662,-747,-1446,2160,9,-430,-535,-852,
	3328,1006,-247,-627,2526,-1332,616,-1035,605,1593,-1050,-390,-36,256,213,-381,972,1316,-461,-541,-50,-52,-67,-351,
	3328,1010,-148,-445,1735,-2119,1024,-1060,-78,-1993,-491,1773,-180,-372,8,-285,115,-1658,-358,1366,-163,-594,-349,-152,
	3328,1024,-768,-1536,155,-3685,963,-2564,1793,-409,-2227,-244,-299,412,1925,-917,1619,4,-1568,-168,-447,3752,5454,-798,
	3328,1024,-768,-1536,308,-3532,962,-2409,-3080,-1849,-1252,-62,-743,8243,7548,-3690,-3167,-1861,-1305,-223,-798,10078,9446,-3614,
	3328,1024,-768,-1536,814,-3026,962,-2409,8469,8192,5812,7171,-818,3180,3952,3962,7751,7206,4784,6030,-346,5551,6035,3514,
	3328,1024,-768,-1536,0,-3840,1024,-2816,-3179,5070,5613,913,474,-7575,-7023,3439,-2837,4133,4474,371,484,-4583,-4927,2722,
	3328,1024,-61,-158,2789,-1051,794,-525,6121,2195,-4873,-26,-72,-94,-117,-25,6116,2080,-4780,-48,-84,7,-7,-74,
	3328,1024,-61,-158,3402,-438,794,-525,-8864,-8605,-2296,-28,-55,-122,-121,-83,-3120,-3924,-1660,-87,-28,209,198,-157,
	3328,1024,-32,-64,3712,-128,774,-64,2234,3176,457,147,88,149,153,127,1038,2168,270,164,95,151,153,150,
	3328,1024,-768,-1536,64,-3776,775,-2696,109,-418,-598,-1,-50,-2417,2492,-74,283,-851,-1137,-265,-105,1994,6430,-735,
	3328,1024,-768,-1536,1087,-2753,1022,-2272,-4374,-3257,-1206,-1061,-581,3483,-2093,2632,-4438,-3380,-1173,-1222,-393,4271,-1144,2470,
	3328,1024,-231,-1086,2025,-1815,1022,-1676,3453,2039,926,1485,366,5,483,-709,2969,1713,636,2245,512,1150,1557,-967,
	3328,1026,-187,-628,1198,-2640,856,-1335,1415,-365,-1799,-2791,-126,-73,-112,-658,1521,-290,-1761,-2722,-62,-557,-676,-531,
	3328,1026,-187,-628,2363,-1474,856,-1335,2573,1385,6130,-387,-8,-80,13,-189,1811,330,4926,-39,41,460,529,-411,
	3328,1040,-768,-1536,29,-3795,795,-2652,-11,-1045,-1173,-868,174,-4554,-8657,-2006,143,-405,-392,-477,32,-5465,-8831,-1451,
	3328,1052,-218,-435,2941,-870,801,-435,-2848,-2024,-1015,-318,21,65,124,-154,-2337,-1071,-1105,-314,61,-363,-303,-19,
	3328,1109,-128,-256,3243,-512,840,-256,7656,1559,1695,-106,24,8,34,-76,3899,-841,1172,-54,8,-305,-271,-12,
	3328,1152,-768,-1536,162,-3551,886,-2242,1055,3188,1331,386,-386,9237,15294,-1204,1278,2809,1298,728,-424,-1938,2169,683,
	3328,1233,-115,-297,2272,-1359,823,-680,-812,-2537,-2201,-87,-107,-43,-90,-50,76,-1271,-1517,-255,-119,-226,-232,-42,
	3328,1269,-187,-514,2377,-1217,1024,-1048,2718,3847,-397,-258,87,64,97,41,2854,2675,-104,-372,121,12,44,46,
	3328,1280,-768,-1536,284,-3300,948,-2285,-804,-1467,763,-890,66,14839,11689,2940,-1119,-1739,485,-1211,462,16615,14467,3948,
	3328,1280,-630,-1536,252,-3332,918,-1861,76,753,-49,-235,-111,7012,8699,3464,673,237,-271,-285,1173,1598,1421,2328,
	3328,1280,-630,-1536,1297,-2288,918,-1861,1849,-158,2452,-3709,1875,-3466,2384,-1141,2031,-94,2430,-3356,1918,-3633,1915,-727,
	3328,1280,-768,-1536,846,-2738,939,-2211,5100,4378,251,-2114,2273,-8918,-8890,2826,4788,4016,111,-1889,2335,-7837,-7148,2726,
	3328,1280,-64,-128,3328,-256,903,-128,6280,9027,722,1,31,30,37,7,3591,6686,399,12,15,-84,-76,14,
	3328,1408,-768,-1536,27,-3429,1024,-2508,656,-758,-1672,-3800,2906,62,-4158,-3081,718,-779,-1269,-3844,2859,-190,-3156,-1815,
	3328,1527,-186,-508,1254,-2083,1024,-1048,80,-701,-955,5940,1391,1409,967,-553,501,-169,-1193,5304,621,-458,-731,-227,
	3328,1529,-105,-384,1206,-2128,979,-1079,2262,994,445,-2367,503,-7,-106,-349,2222,995,478,-2879,-55,-381,-415,-279,
	3328,1536,-768,-1536,58,-3270,1023,-2129,-1991,-202,-1670,-954,-2157,252,-1203,-4749,-311,620,121,1786,211,-6591,-8960,-2875,
	3328,1536,-768,-1536,284,-3044,942,-2157,-1831,-770,-2081,-2649,43,11683,12560,-6964,-1936,-854,-2208,-2766,31,12216,13480,-6932,
	3328,1536,-768,-1536,66,-3262,1009,-2434,1882,-621,-208,2234,2567,-2057,-7124,-528,716,-661,-1060,2274,2584,-91,-1180,-2977,
	3328,1536,-32,-64,3200,-128,964,-64,3177,4474,-158,73,47,93,98,70,1291,2558,-282,86,49,108,109,79,
	3328,1536,-768,-1536,0,-3328,1024,-2560,575,6003,1295,8010,395,-5420,4329,2614,150,5130,582,7424,44,-3892,5000,828,
	3328,1536,-50,-123,2331,-997,934,-500,2859,2260,-480,212,-154,-215,-228,27,2829,2634,-688,195,-123,-6,-49,-24,
	3328,1536,-50,-123,2939,-389,934,-500,-12598,-13020,-1632,48,-54,-69,-100,-24,-5740,-6629,-1296,-11,-15,348,322,-84,
	3328,1536,-768,-1536,114,-3214,1000,-2082,347,-448,-716,577,1145,3335,10724,-2614,1535,-91,201,1374,1497,-372,4689,-2040,
	3328,1564,-218,-435,2430,-870,1010,-435,-4603,-4965,-478,-179,94,178,224,-28,-3356,-2750,-939,-197,74,-370,-324,101,
	3328,1621,-128,-256,2731,-512,1013,-256,6524,2341,72,-27,56,35,46,-8,4046,517,14,12,36,-220,-210,33,
	3328,1680,-768,-1536,0,-3184,1024,-2488,2976,887,2246,-4216,-1097,2290,-4640,-93,2266,191,1588,-4517,-2349,3877,-2023,-682,
	3328,1729,-93,-249,1593,-1542,1024,-778,381,-790,900,-742,222,419,393,3,403,-363,504,-743,-296,-504,-502,59,
	3328,1781,-160,-463,1937,-1147,1024,-1051,1467,1251,207,-493,462,605,421,-29,1236,349,696,-658,447,402,257,-27,
	3328,1791,-68,-280,2053,-1020,1004,-951,463,2891,-1118,161,-94,-222,-277,28,944,1661,-688,190,47,353,307,-31,
	3328,1791,-11,-1536,285,-2788,939,-2029,175,427,-321,1069,-4561,-1359,2820,3425,-560,-314,-393,914,-4818,1964,6076,2711,
	3328,1792,-768,-1536,10,-3062,1024,-2376,-1818,-2093,-1359,435,-6294,-3389,-3188,2874,-1811,-2061,-1212,256,-6578,-2709,-2463,3040,
	3328,1792,-64,-128,2816,-256,1017,-128,8047,10351,-237,-9,32,31,35,6,4690,7025,-275,14,15,-108,-110,18,
	3328,1792,-266,-1244,252,-2820,1020,-1605,461,483,1948,-154,-3849,1378,5839,-3012,1110,915,1782,-121,-4788,-2255,2714,-2496,
	3328,2033,-123,-394,995,-1836,1024,-935,615,-49,270,-354,3373,2451,2145,-57,1014,596,-233,-1177,466,-566,-784,129,
	3328,2039,-49,-211,711,-2114,1016,-1101,-732,137,-2967,6592,5750,2397,2596,-19,-511,264,-2497,4599,3573,743,803,162,
	3328,2046,-11,-1536,276,-2542,1024,-1902,883,423,-184,-553,259,-5042,3480,-76,289,-149,-454,-525,454,-2728,5520,-320,
	3328,2048,-160,-842,1101,-1715,1024,-1615,361,1909,-3136,464,-9223,-10191,-10951,-239,120,1047,-2482,1997,-5586,-5805,-6614,-625,
	3328,2048,-32,-64,2688,-128,1020,-64,5157,6702,-340,30,10,71,83,44,2043,3272,-124,58,26,74,74,56,
	3328,2048,-768,-1536,56,-2761,1023,-2176,-2288,-5168,-2139,-248,-484,-1752,-2033,1457,-1617,-3557,-1736,-351,-693,-2703,-3041,1819,
	3328,2048,-768,-1536,0,-2816,1024,-2304,1818,6104,709,-1730,-1652,-1741,-509,2479,1178,4604,220,-1519,-1694,-975,-210,2476,
	3328,2048,-39,-105,1850,-966,1024,-484,-1377,-1673,-278,270,-162,-421,-415,20,-1315,-769,-983,251,-120,-430,-539,-9,
	3328,2048,-39,-105,2473,-343,1024,-484,-16095,-16767,352,85,-25,-123,-171,-12,-8821,-9625,115,12,26,554,512,-82,
	3328,2076,-218,-435,1919,-868,1023,-435,-1490,-3386,2074,-367,339,685,711,-43,-668,-1261,1040,-350,-51,-719,-622,107,
	3328,2133,-128,-256,2219,-511,1023,-256,4384,-696,-144,-60,24,57,82,-29,2959,-1374,-323,-31,-4,-258,-236,5,
	3328,2226,-59,-198,1169,-1469,1024,-763,1542,272,538,-838,-475,-350,-447,36,1490,651,-170,-693,-910,-1325,-1355,69,
	3328,2304,-64,-128,2304,-256,1024,-128,7185,9732,-221,-28,-10,12,28,-7,4635,6964,-77,-5,-11,-98,-88,3,
	3328,2304,-189,-1536,53,-2507,1024,-1807,-569,-1267,-290,3526,1824,2101,-4169,-313,-83,-406,-163,2601,1216,283,-5884,195,
	3328,2304,-83,-530,170,-2389,1024,-1487,205,-26,580,-3115,-1698,-2558,1095,47,351,263,598,-3043,-1673,-3318,114,77,
	3328,2408,-768,-1536,0,-2456,1024,-2124,331,-14,342,-846,958,5329,3540,-232,367,-43,303,-289,1318,4592,3015,-307,
	3328,2541,-21,-101,597,-1726,1023,-912,405,115,555,2201,3623,4343,4834,-42,420,71,461,725,937,1586,1425,47,
	3328,2557,-54,-238,740,-1567,1024,-864,833,548,1062,-663,129,67,-465,-48,788,593,804,-706,-210,128,-330,-25,
	3328,2557,-54,-238,1518,-790,1024,-864,-1501,-2083,-1188,-143,-117,73,186,-31,-545,-1266,-1247,-225,-95,1595,1803,-62,
	3328,2558,-12,-23,258,-2048,1024,-1646,-467,-355,-1362,-4681,-5576,-9602,-8933,140,-806,-730,-1295,-2856,-2008,-5656,-4350,-61,
	3328,2560,-32,-64,2177,-128,1024,-64,3460,4437,-900,-43,-232,-95,105,24,3510,4154,-801,-12,-118,116,339,41,
	3328,2560,-32,-1536,50,-2254,1024,-1920,914,-1591,-314,2532,3751,-5267,-3891,-255,993,-660,-147,1087,3183,-5018,-3457,-243,
	3328,2560,0,-1536,0,-2304,1024,-2048,733,4244,620,-4777,-1454,-2920,-1358,-127,329,2979,331,-3311,-451,-2177,-790,-447,
	3328,2560,-27,-84,1380,-924,1024,-465,-1207,-270,888,-23,-562,-972,-942,-8,-1337,-587,469,-29,-479,-1327,-1262,-1,
	3328,2664,0,-1536,0,-2200,1024,-1996,-533,-456,422,-5224,-1816,9574,4657,-55,-709,-827,364,-4422,-1570,9534,4910,-124,
	3328,3043,-6,-43,535,-1286,1024,-780,611,513,-18,-416,-1326,1598,1226,-12,442,459,-210,-356,-1016,1901,1279,-46,
	3328,3065,0,-109,364,-1435,1024,-782,822,-277,721,-89,1907,12294,14242,-59,1239,529,868,247,-7,3321,2688,112,
	3328,3072,-12,-58,942,-850,1024,-441,-1551,-683,-724,-402,-1348,-1679,-1672,-47,-1411,-679,-549,-276,-768,-1388,-1128,-46,
	3328,3072,-2,-63,50,-1742,1024,-1664,1132,781,484,5451,-2105,-2634,-1357,-14,881,593,564,5002,-708,-1588,88,-30,
	3328,3072,0,0,0,-1792,1024,-1792,473,308,1846,-1537,-10341,3367,1325,149,-142,-307,1099,-208,-6038,3174,1684,96,
	3328,3073,-11,-23,218,-1572,1024,-1390,-1830,-358,-1132,897,11068,-9869,-12494,-16,-1302,-343,-486,734,8845,-2552,-4377,-55,
	3328,3571,0,0,312,-981,1024,-612,-911,-368,-532,-193,-541,7941,8012,-21,-272,189,402,24,-370,864,532,22,
	3328,3584,0,0,0,-1280,1024,-1536,649,1076,-378,507,-20826,-94,1713,56,-126,128,-852,347,-13368,782,2913,36,
	3328,3586,0,-4,38,-1240,1024,-1408,22,537,-783,123,17316,-3017,-3257,15,25,373,-706,-88,11559,-1118,-937,11,
	3328,3591,-1,-11,290,-983,1024,-658,637,-399,-573,-167,-265,11526,11666,-25,1013,136,154,-36,-424,4936,4637,5,
	3328,3595,0,-22,173,-1096,1024,-1134,-889,-1476,1455,-156,2530,-13778,-14275,-22,-685,-1289,557,-344,99,-3798,-4045,-46,
	3328,4050,0,0,123,-691,1024,-518,-286,-2192,-2444,-83,-147,27161,27575,-21,-313,-745,397,137,-31,5197,5218,49,
	3328,4083,0,-2,191,-590,1024,-402,5978,3876,-5551,-128,-458,30082,29827,-35,2746,2589,-1410,0,-165,-1360,-684,3,
	3328,4096,0,0,0,-768,1024,-1280,1172,2252,2899,105,972,-7131,-7427,15,39,548,553,12,1189,2709,2535,-3,
	3328,4097,0,0,183,-584,1024,-878,-5075,-3048,3925,-112,-410,-37965,-35252,-31,-1336,-1222,-410,-243,-557,-7110,-5235,-84,
	3328,4102,0,0,32,-730,1024,-1152,-1345,-86,-278,18,302,-14695,-15580,-1,-714,-302,-1395,-68,-132,-1084,-1982,-17,
	3328,4482,0,0,98,-285,1024,-622,-541,-594,-1964,-121,-323,12210,-981,-42,-224,-231,-1407,-116,-200,6605,-6064,-51,
	3328,4539,0,0,44,-281,1024,-605,-1910,-1360,489,-16,-25,25562,31814,-13,-1403,-321,1997,23,-28,5491,13637,-2,
	3328,4602,0,0,19,-243,1024,-896,-1780,-2128,-1145,-13,-9,-16183,-14884,-13,-767,-1316,-1163,-37,-58,-6399,-4129,-19,
	3328,4608,0,0,0,-256,1024,-1024,1549,3177,3291,48,149,-24521,-20913,2,387,998,635,46,199,-4355,-1354,15,
	3328,5028,0,0,0,0,1024,-377,6069,6132,-5164,-12,-44,12656,24254,-1,2733,3133,-2505,4,-83,-715,4102,11,
	3328,5120,0,0,0,0,1024,-768,-2999,-3483,3176,16,3,-33796,-38038,9,-1093,-1680,251,61,148,-11870,-13949,29,
	3328,5124,0,0,0,0,1024,-640,-4371,-4024,690,18,5,23044,9646,10,-2711,-2719,530,-20,-12,12463,3249,-12,
	3328,5530,0,0,0,0,1024,-423,-3973,-1495,-691,156,124,3310,7151,79,-4126,-1688,-161,123,86,1613,4624,71,
	3328,6144,0,0,0,0,1024,-211,7116,4961,-178,767,544,1744,2149,422,6871,4835,-81,720,462,1231,1488,447,
	3328,1174,-768,-1536,146,-3544,944,-2508,-281,-2367,171,1062,-559,-11882,-18971,753,-108,-1227,604,928,-574,-7070,-11441,908,
	3328,1686,-768,-1536,165,-3013,1010,-2190,-951,-924,-30,1422,-5827,385,-506,-718,-693,-623,241,1017,-6339,272,-1066,-266,
	3328,1003,-768,-1536,19,-3841,441,-2776,1519,1903,285,1094,613,3014,-233,5,1220,1654,-120,1011,594,2995,-234,-79,
	3328,632,-768,-1536,11,-4221,0,-2912,890,-2537,-823,-788,125,-387,-1863,525,427,-2461,-545,-903,127,-564,-2544,437,
	3328,1180,-768,-1536,25,-3660,1024,-2684,1260,-413,-575,-531,237,-379,-2001,-1159,1227,-219,-405,-437,156,-346,-2068,-1223,
	3328,437,-768,-1536,528,-3900,100,-2596,-3624,-2454,-2857,-950,3,-11992,939,389,-3595,-2522,-2778,-300,-121,-3405,1603,179,
	3328,169,-768,-1536,663,-4033,170,-2072,1531,1620,-1012,3124,-59,2194,-1514,-233,1175,1512,-931,3050,-3,-635,-1767,126,
	3328,935,-768,-1536,202,-3728,426,-2744,-656,-79,-21,698,8,-8608,-9353,556,-1825,-578,-897,57,73,-787,-3187,-184,
	3328,1276,-768,-1536,16,-3572,1021,-2600,-1092,4468,-855,-1205,258,349,469,3931,-954,4591,-272,-974,50,-1154,-329,4594,
	3328,1223,-768,-1536,47,-3594,1011,-2684,-333,328,-1236,-653,-185,-2604,-2186,1272,-570,259,-1742,-1015,81,258,72,668,
	3328,535,-768,-1536,523,-3806,269,-2142,-1076,-1469,4634,-1410,-106,6178,604,-413,-1495,-1932,4176,-2107,-68,716,-176,-299,
	3328,411,-768,-1536,687,-3766,200,-2136,-1197,-1434,-3357,-721,-45,8493,-921,414,-937,-1150,-2763,-903,-48,3678,-996,408,
	3328,640,-768,-1536,24,-4201,0,-2800,1549,-2263,129,-1065,110,-740,-2511,-846,2327,-2194,492,-897,107,-1938,-2186,-195,
	3328,569,-768,-1536,212,-4084,82,-2736,639,803,909,-1389,-97,-6326,1063,-51,286,1110,675,-938,-179,-1930,2478,-107,
	3328,1374,-479,-1536,297,-3194,963,-2046,-1090,-1935,12,536,4973,-3604,-5463,-1305,-1334,-1986,180,405,4512,-2405,-4535,-1076,
	3328,833,-327,-1536,995,-3037,699,-2003,-3836,-5395,-3882,-1626,142,1943,-190,-1852,-3436,-4803,-3247,-1827,-145,2802,582,-1697,
	3328,1500,-768,-1536,33,-3332,1024,-2526,-1661,-4950,1492,-183,2204,-725,-3007,-1399,-2112,-5148,818,-448,2074,1116,-491,-2647,
	3329,394,-178,-356,2399,-2073,126,-1037,742,1067,-819,2619,10,338,32,2176,549,808,-742,2597,-19,514,281,1983,
	3329,1176,-768,-1536,417,-3272,967,-2271,792,1027,-813,-1052,-749,-13596,-14985,-2107,555,876,-953,-1127,-895,-12515,-13609,-2026,
	3329,887,-768,-1536,140,-3839,470,-2689,3259,-2027,83,517,-126,-6657,-9215,-321,1855,-1980,-366,217,-271,-452,-3151,-456,
	3329,918,-768,-1536,121,-3826,422,-2641,404,-1448,736,662,31,-760,-3562,469,440,-892,1004,1042,-18,-421,-3335,700,
	3329,1152,-59,-463,852,-2862,1017,-1587,-895,-1033,2336,-188,1603,291,267,1750,-991,-1177,2252,54,2031,1068,832,1341,
	3329,2944,-3,-169,32,-1890,1024,-1627,-182,-657,-1150,-2182,-953,4217,-1500,-5,77,-371,-787,-2522,-1686,3770,-1576,5,
	3329,508,-768,-1536,4,-4354,0,-3073,-5242,-773,-336,-1791,42,-4083,1649,-525,-5486,-791,-1063,-1910,34,-3208,1647,-727,
	3330,2804,0,-1536,0,-2063,1024,-1928,-588,-1408,-1949,-2269,-1408,-364,-545,-19,-562,-1282,-1857,-1990,-1222,-890,-694,27,
	3330,1134,-502,-1536,608,-3126,761,-2001,1060,-1166,-473,-429,494,1923,2640,-1478,2032,-239,178,238,89,1139,1931,-1188,
	3330,2120,-277,-961,131,-2618,1024,-1630,46,-1,-897,-228,205,9062,-2961,961,315,387,-794,-203,512,8214,-3722,1197,
	3331,814,-768,-1536,228,-3828,75,-2579,2972,106,-2402,13,286,-4459,-6724,-1502,2867,40,-2144,83,262,-4336,-6672,-1241,
	3332,1336,-768,-1536,0,-3535,1024,-2664,937,-4753,1723,739,1174,-635,5910,2556,775,-4968,1224,100,1704,1045,6508,1613,
	3332,1490,-768,-1536,289,-3093,994,-2117,-174,-1230,-795,-855,3270,-4069,-767,-2542,18,-952,-607,-849,2886,-4077,-1275,-2405,
	3333,576,-768,-1536,0,-4299,0,-3045,5009,312,168,247,105,-1098,1275,2124,4065,-424,-506,-330,153,-630,241,1796,
	3336,2246,-53,-275,1382,-1253,1023,-1070,-444,253,-1624,-285,464,562,329,19,-665,-357,-951,-395,874,1676,1475,-40,
	3340,941,-126,-382,1649,-2297,780,-1267,-1219,199,-662,-64,-248,-628,-367,-228,-1713,-470,-654,1027,-147,906,976,-759,
	3340,1744,-50,-188,1109,-2036,988,-1194,-86,-180,-1325,4032,1653,-250,-103,-3,-202,-539,-638,3655,1646,507,596,-162,
	3347,1875,-30,-192,913,-2113,1024,-1375,946,-97,3907,-5508,-6495,25,128,25,644,-487,3786,-2320,-2367,3394,3346,-331,
	3354,1040,-44,-108,2848,-1028,849,-515,-3414,-861,7965,182,-35,-97,-82,40,-3551,-1091,8082,195,-34,20,30,6,
	3584,512,-768,-1536,58,-4806,0,-3232,-2135,-2424,-2275,-4905,499,-3484,2415,-1295,-2168,-2573,-2795,-5125,457,-3890,1842,-1236,
	3584,1004,-251,-646,1794,-2578,615,-1291,1554,620,1215,-4190,244,936,720,113,1624,698,1036,-4308,255,-18,-35,301,
	3584,1536,-768,-1536,66,-3774,1009,-2690,212,-1434,-1773,904,-320,1380,-65,-3668,435,-1388,-1692,881,-665,644,-791,-3353,
	3584,2546,-55,-247,994,-1836,1024,-935,-1020,-122,-404,1477,2708,1977,2582,32,-912,121,-456,714,1527,749,1334,160,
	3584,2560,-32,-1536,56,-2760,1024,-2176,-481,-588,-442,-28,139,-2301,-2600,1131,-391,-583,-433,244,204,-2269,-3044,1177,
	3584,4354,0,0,36,-986,1024,-1280,-905,-1418,-349,628,1983,-4186,-3599,117,-618,-1114,-327,523,1791,-2626,-2303,146,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_78e8ec28e4e9e38f_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_78e8ec28e4e9e38f_boxes_0,
	  { { 15, segtune_segreduce_78e8ec28e4e9e38f_unknown_0 }, { 247, segtune_segreduce_78e8ec28e4e9e38f_longest_0 }, { 253, segtune_segreduce_78e8ec28e4e9e38f_shares_0 } }, 1, 671, segtune_segreduce_78e8ec28e4e9e38f_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_78e8ec28e4e9e38f = { "segtune_segreduce_78e8ec28e4e9e38f", 1, segtune_segreduce_78e8ec28e4e9e38f_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_78e8ec28e4e9e38f

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
