/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-30
 * database: 2170085ac5fe3e97
 * sources:  2382c11e69513aa2
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 761 cases
 *     n and the mean length known: worst regret 288.1%, mean 18.9%; geometries left out: worst 1005.6%, mean 21.4%; picked where it was not measured: 4 times, left out 11
 *     the longest segment, too: worst regret 347.8%, mean 5.6%; geometries left out: worst 491.1%, mean 8.5%
 *     shares of long segments, too: worst regret 103.1%, mean 6.3%; geometries left out: worst 491.1%, mean 10.0%
 *     as probed (shares, heaviest span, longest sampled segment; of few or long segments the longest): worst regret 26.2%, mean 2.3%; geometries left out: worst 100.0%, mean 4.7%; picked where it was not measured: 0 times, left out 2
 *     all of these: worst regret 26.2%, mean 2.3%; geometries left out: worst 100.0%, mean 4.7%; picked where it was not measured: 0 times, left out 2
 *     pareto lengths, 150 cases: worst regret 39.7%, mean 5.9%; left out: worst 125.5%, mean 8.9%; as probed: worst regret 26.2%, mean 2.7%; left out: worst 100.0%, mean 6.9%
 *     uniform lengths, 96 cases: worst regret 42.6%, mean 3.6%; left out: worst 42.6%, mean 4.1%; as probed: worst regret 18.2%, mean 2.4%; left out: worst 18.2%, mean 2.8%
 *     rowlen lengths, 99 cases: worst regret 92.5%, mean 6.8%; left out: worst 92.5%, mean 7.7%; as probed: worst regret 18.5%, mean 2.3%; left out: worst 25.1%, mean 3.1%
 *     bimodal lengths, 27 cases: worst regret 32.0%, mean 2.6%; left out: worst 32.0%, mean 4.1%; as probed: worst regret 19.1%, mean 1.8%; left out: worst 32.0%, mean 2.8%
 *     huge lengths, 44 cases: worst regret 85.0%, mean 16.1%; left out: worst 92.2%, mean 19.9%; as probed: worst regret 14.0%, mean 3.0%; left out: worst 44.7%, mean 5.3%
 *     poisson lengths, 57 cases: worst regret 15.0%, mean 3.2%; left out: worst 15.0%, mean 3.3%; as probed: worst regret 10.8%, mean 2.4%; left out: worst 11.0%, mean 3.0%
 *     lognormal lengths, 164 cases: worst regret 103.1%, mean 8.5%; left out: worst 491.1%, mean 19.6%; as probed: worst regret 24.0%, mean 1.9%; left out: worst 40.8%, mean 5.2%
 *     geometric lengths, 45 cases: worst regret 24.9%, mean 5.0%; left out: worst 24.9%, mean 5.6%; as probed: worst regret 8.7%, mean 1.8%; left out: worst 39.5%, mean 5.4%
 *     fixed lengths, 42 cases: worst regret 15.3%, mean 3.6%; left out: worst 21.9%, mean 5.0%; as probed: worst regret 12.7%, mean 2.7%; left out: worst 32.8%, mean 4.9%
 *     zipf lengths, 37 cases: worst regret 31.5%, mean 5.2%; left out: worst 35.1%, mean 6.2%; as probed: worst regret 14.9%, mean 1.9%; left out: worst 31.0%, mean 4.9%
 *     the best of the boxes for each case: worst regret 26.2%, mean 2.2%
 *     the best of the best 8 of all 1125 variants for each case: mean regret at least 2.2% (a Lagrangian bound)
 *     the search of 761 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 33 of 512 variants
 *     variants tried, of how many, on each case:
 *       33/512 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 35/506 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       36/514 huge:n=64M,mean=64,share=0.25,seed=1, 37/509 huge:n=64M,mean=256,share=0.25,seed=1,
 *       39/520 huge:n=64M,mean=64,share=0.75,seed=1, 40/519 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       40/517 huge:n=64M,mean=64,share=0.1,seed=1, 40/515 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1,
 *       41/521 huge:n=64M,mean=64,share=0.5,seed=1, 42/511 huge:n=64M,mean=256,share=0.1,seed=1,
 *       42/511 zipf:n=64M,mean=256,alpha=1,seed=1, 44/523 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1,
 *       43/501 huge:n=64M,mean=256,share=0.5,seed=1, 47/545 uniform:n=64M,mean=16M,seed=1,
 *       45/521 huge:n=4M,mean=64,share=0.5,seed=1, 48/507 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       49/504 huge:n=64M,mean=256,share=0.75,seed=1, 54/552 uniform:n=64M,mean=1M,seed=1,
 *       54/549 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1, 54/548 uniform:n=64M,mean=4M,seed=1,
 *       53/537 huge:n=512K,mean=64,share=0.5,seed=1, 52/521 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       55/545 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 54/523 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1,
 *       53/513 pareto:n=64M,mean=256K,alpha=1.5,seed=1, 54/516 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       54/510 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1, 56/528 huge:n=4M,mean=64,share=0.1,seed=1,
 *       56/524 huge:n=512K,mean=16,share=0.75,seed=1, 34/317 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,seed=1,
 *       56/521 pareto:n=64M,mean=512,alpha=1.2,seed=1, 52/482 pareto:n=64M,mean=64K,alpha=1.5,seed=1,
 *       57/528 huge:n=1M,mean=64,share=0.5,seed=1, 33/303 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       54/493 lognormal:n=64M,mean=16K,sigma=2,seed=1, 53/482 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       53/480 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 34/307 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       36/325 lognormal:n=256K,mean=8,sigma=1,sorted=up,seed=1, 34/305 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       38/338 lognormal:n=4M,mean=8,sigma=1,sorted=up,seed=1, 63/560 fixed:n=64M,mean=1M,
 *       60/524 lognormal:n=16M,mean=128,sigma=2,seed=1, 55/478 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       35/304 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1, 53/456 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       61/523 uniform:n=64M,mean=256K,seed=1, 62/529 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       58/493 zipf:n=64M,mean=4K,alpha=1,seed=1, 57/483 uniform:n=4M,mean=256K,seed=1,
 *       62/520 linux_lines_per_file.rowlen@64M, 59/494 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       39/326 huge:n=64M,mean=4,share=0.1,seed=1, 39/324 huge:n=64M,mean=4,share=0.25,seed=1,
 *       38/314 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1, 59/482 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1,
 *       39/317 linux_identifier_postings.rowlen, 39/317 huge:n=64M,mean=16,share=0.1,seed=1,
 *       38/305 huge:n=64M,mean=16,share=0.25,seed=1, 36/288 huge:n=64M,mean=16,share=0.75,seed=1,
 *       61/488 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1,
 *       37/295 pareto:n=16M,mean=8,alpha=1.2,sorted=down,seed=1, 61/484 uniform:n=256M,mean=128K,seed=1,
 *       67/530 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1, 67/529 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       62/487 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 65/510 pareto:n=256M,mean=1K,alpha=1.5,seed=1,
 *       64/499 pareto:n=4M,mean=4K,alpha=1.5,seed=1, 38/295 pareto:n=64M,mean=32,alpha=1.2,sorted=down,seed=1,
 *       66/512 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 66/510 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1,
 *       78/600 lognormal:n=4M,mean=256,sigma=0.5,seed=1, 42/321 pareto:n=64M,mean=2,alpha=1.2,sorted=down,seed=1,
 *       69/525 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1,
 *       71/539 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 39/296 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       71/536 pareto:n=64M,mean=256,alpha=1.5,seed=1, 41/309 huge:n=64M,mean=4,share=0.75,seed=1,
 *       71/532 pareto:n=16M,mean=256,alpha=1.5,seed=1, 46/342 huge:n=1M,mean=4,share=0.5,seed=1,
 *       45/334 huge:n=4M,mean=4,share=0.5,seed=1, 44/325 pareto:n=4M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       42/310 huge:n=8M,mean=16,share=0.25,seed=1, 72/530 fixed:n=64M,mean=256K,
 *       67/493 uniform:n=4M,mean=64K,seed=1, 42/309 huge:n=64M,mean=16,share=0.5,seed=1,
 *       81/594 lognormal:n=8M,mean=256,sigma=0.5,seed=1, 46/337 huge:n=64M,mean=4,share=0.5,seed=1,
 *       46/335 lognormal:n=2M,mean=8,sigma=1,sorted=up,seed=1, 73/531 uniform:n=64M,mean=64K,seed=1,
 *       70/507 lognormal:n=64M,mean=1K,sigma=2,seed=1, 85/615 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       44/318 pareto:n=64M,mean=2,alpha=1.2,seed=1, 74/533 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       46/331 lognormal:n=8M,mean=8,sigma=1,sorted=up,seed=1, 45/322 huge:n=2M,mean=16,share=0.25,seed=1,
 *       75/535 bimodal:n=64M,mean=64K,share=0.9,seed=1, 70/499 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       76/537 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1,
 *       46/324 lognormal:n=128K,mean=8,sigma=1,sorted=up,seed=1, 47/330 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       81/567 lognormal:n=2M,mean=256,sigma=0.5,seed=1, 77/538 pareto:n=2M,mean=256,alpha=1.5,seed=1,
 *       46/321 lp1.rowlen@4M, 46/321 pareto:n=8M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       45/314 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1, 44/307 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       82/572 lognormal:n=1M,mean=256,sigma=0.5,seed=1, 47/327 pareto:n=64M,mean=16,alpha=1.5,sorted=down,seed=1,
 *       64/444 uniform:n=512K,mean=256K,seed=1, 77/534 lognormal:n=4M,mean=256,sigma=2,seed=1,
 *       65/449 pareto:n=512K,mean=256K,alpha=1.5,seed=1, 79/543 lognormal:n=256K,mean=256,sigma=2,seed=1,
 *       46/316 pareto:n=64M,mean=8,alpha=1.2,sorted=down,seed=1, 47/322 pareto:n=8M,mean=8,alpha=1.2,seed=1,
 *       79/540 debian_files_per_package.rowlen@64M, 49/333 huge:n=4M,mean=4,share=0.1,seed=1,
 *       48/323 pareto:n=4M,mean=8,alpha=1.2,seed=1, 81/541 pareto:n=1M,mean=256,alpha=1.5,seed=1,
 *       77/514 pareto:n=4M,mean=1K,alpha=1.5,seed=1, 81/540 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1,
 *       82/543 lognormal:n=64M,mean=128,sigma=1,seed=1, 81/535 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1,
 *       80/528 linux_lines_per_file.rowlen, 82/541 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=256,seed=1,
 *       82/540 lognormal:n=2M,mean=256,sigma=2,seed=1, 74/487 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       51/335 huge:n=512K,mean=4,share=0.5,seed=1, 81/532 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       51/334 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1, 46/300 huge:n=4M,mean=16,share=0.75,seed=1,
 *       50/324 lp1.rowlen, 73/470 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1,
 *       50/321 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1, 95/608 uniform:n=64M,mean=256,seed=1,
 *       52/332 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 86/549 huge:n=1M,mean=64,share=0.1,seed=1,
 *       86/547 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1, 86/545 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       84/532 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1,
 *       86/544 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1, 77/487 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       87/549 gshhg_points_per_bin.rowlen@64M, 84/530 bacterial_protein_lengths.rowlen@64M,
 *       85/535 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1, 93/583 uniform:n=512K,mean=256,seed=1,
 *       86/537 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1, 87/543 lognormal:n=128K,mean=64,sigma=1,seed=1,
 *       86/535 lognormal:n=64M,mean=512,sigma=0.5,seed=1, 50/311 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1,
 *       52/323 pareto:n=4M,mean=2,alpha=1.2,seed=1, 52/323 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1,
 *       77/477 pareto:n=64K,mean=16K,alpha=1.5,seed=1, 84/519 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       83/511 uniform:n=64M,mean=16K,seed=1, 93/572 lognormal:n=256K,mean=256,sigma=0.5,seed=1,
 *       87/533 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1,
 *       88/539 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1, 83/508 fixed:n=64M,mean=64K,
 *       88/538 lognormal:n=8M,mean=64,sigma=1,seed=1, 52/317 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       89/542 lognormal:n=128K,mean=256,sigma=2,seed=1, 89/542 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       87/529 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1, 88/534 bacterial_protein_lengths.rowlen@4M,
 *       54/327 pareto:n=2M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       95/575 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1, 90/544 pareto:n=256K,mean=256,alpha=1.5,seed=1,
 *       82/494 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1, 84/506 lognormal:n=2M,mean=4K,sigma=0.5,seed=1,
 *       104/624 uniform:n=128K,mean=128,seed=1, 97/581 pareto:n=1K,mean=1K,alpha=1.5,seed=1,
 *       86/515 uniform:n=512K,mean=4K,seed=1, 56/335 pareto:n=8M,mean=2,alpha=1.2,seed=1,
 *       91/544 pareto:n=8K,mean=256,alpha=1.5,seed=1, 91/543 fixed:n=8M,mean=720,
 *       50/298 huge:n=1M,mean=16,share=0.75,seed=1, 86/511 photo_kmeans256.rowlen,
 *       85/504 pareto:n=64K,mean=4K,alpha=1.5,seed=1, 88/521 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       55/325 pareto:n=64M,mean=8,alpha=1.5,seed=1, 87/514 fixed:n=64M,mean=4K,
 *       108/638 uniform:n=1K,mean=256,seed=1, 93/548 fixed:n=64M,mean=1K, 55/324 zipf:n=64M,mean=4,alpha=1,seed=1,
 *       86/506 lognormal:n=256K,mean=2K,sigma=1,seed=1, 97/570 lognormal:n=128K,mean=256,sigma=0.5,seed=1,
 *       56/328 pareto:n=2M,mean=8,alpha=1.2,seed=1, 47/275 pareto:n=16M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       58/339 pareto:n=2M,mean=2,alpha=1.2,seed=1, 88/514 lognormal:n=8M,mean=1K,sigma=0.5,seed=1,
 *       92/536 bacterial_protein_lengths.rowlen, 95/553 fixed:n=2M,mean=720,
 *       87/506 lognormal:n=4M,mean=4K,sigma=0.5,seed=1, 54/314 huge:n=4M,mean=16,share=0.25,seed=1,
 *       91/528 lognormal:n=128K,mean=512,sigma=1,seed=1, 87/504 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       80/463 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 58/335 pareto:n=64M,mean=16,alpha=1.5,seed=1,
 *       89/513 photo_kmeans256.rowlen@4M, 108/622 uniform:n=8K,mean=256,seed=1,
 *       88/506 lognormal:n=1M,mean=4K,sigma=0.5,seed=1, 89/511 photo_kmeans256.rowlen@64M,
 *       108/620 uniform:n=4M,mean=256,seed=1, 88/505 lognormal:n=4M,mean=2K,sigma=1,seed=1,
 *       110/630 fixed:n=4M,mean=100, 127/727 fixed:n=64M,mean=64,
 *       93/532 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1, 91/519 lognormal:n=1M,mean=1K,sigma=0.5,seed=1,
 *       93/530 lognormal:n=256K,mean=1K,sigma=0.5,seed=1, 88/500 fixed:n=64M,mean=16K,
 *       59/335 lognormal:n=64M,mean=4,sigma=2,empty=0.9,seed=1, 98/553 bimodal:n=64M,mean=128,share=0.9,seed=1,
 *       92/519 lognormal:n=2M,mean=512,sigma=1,seed=1, 99/558 huge:n=512K,mean=64,share=0.1,seed=1,
 *       59/332 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       88/495 lognormal:n=256K,mean=4K,sigma=0.5,seed=1, 56/315 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1,
 *       90/506 lognormal:n=1M,mean=2K,sigma=1,seed=1, 93/522 dense2.rowlen, 98/550 fixed:n=4M,mean=720,
 *       95/532 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1, 93/520 lognormal:n=1M,mean=512,sigma=1,seed=1,
 *       90/503 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 114/637 fixed:n=1M,mean=100,
 *       93/519 lognormal:n=4M,mean=1K,sigma=0.5,seed=1, 101/562 bimodal:n=1M,mean=64,share=0.9,seed=1,
 *       97/539 debian_files_per_package.rowlen, 85/472 uniform:n=64K,mean=64K,seed=1,
 *       60/333 pareto:n=1M,mean=2,alpha=1.2,seed=1, 100/554 mbeacxc.rowlen@4M,
 *       94/520 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 93/514 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1,
 *       101/558 mbeacxc.rowlen, 117/646 fixed:n=64M,mean=256, 99/546 lognormal:n=256K,mean=64,sigma=1,seed=1,
 *       91/501 lognormal:n=8M,mean=2K,sigma=1,seed=1, 93/512 uniform:n=64M,mean=4K,seed=1,
 *       117/643 poisson:n=4M,mean=128,seed=1, 99/543 gshhg_points_per_bin.rowlen,
 *       95/521 bimodal:n=64M,mean=16K,share=0.9,seed=1, 97/531 pareto:n=8K,mean=4K,alpha=1.5,seed=1,
 *       95/520 lognormal:n=2M,mean=1K,sigma=0.5,seed=1, 102/558 huge:n=64K,mean=64,share=0.5,seed=1,
 *       116/634 poisson:n=8M,mean=128,seed=1, 96/524 lognormal:n=4M,mean=512,sigma=1,seed=1,
 *       101/551 fixed:n=64M,mean=720, 93/507 lognormal:n=128K,mean=4K,sigma=0.5,seed=1,
 *       62/338 pareto:n=256K,mean=8,alpha=1.2,seed=1, 96/523 dense2.rowlen@64M,
 *       85/463 uniform:n=512K,mean=64K,seed=1, 93/506 lognormal:n=128K,mean=2K,sigma=1,seed=1,
 *       104/565 bimodal:n=64M,mean=128,share=0.99,seed=1, 61/331 pareto:n=16M,mean=16,alpha=1.5,seed=1,
 *       59/320 pareto:n=8M,mean=4,alpha=1.5,seed=1, 103/558 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       96/520 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 119/643 poisson:n=64M,mean=128,seed=1,
 *       117/632 fixed:n=2M,mean=100, 116/626 uniform:n=64K,mean=256,seed=1, 117/631 poisson:n=2M,mean=128,seed=1,
 *       92/496 uniform:n=4M,mean=16K,seed=1, 94/506 lognormal:n=2M,mean=2K,sigma=1,seed=1,
 *       63/339 pareto:n=128K,mean=8,alpha=1.2,seed=1, 117/629 fixed:n=8M,mean=100, 98/526 fixed:n=4M,mean=1440,
 *       104/558 mbeacxc.rowlen@64M, 102/545 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       102/544 uniform:n=16M,mean=1K,seed=1, 58/309 pareto:n=64M,mean=32,alpha=1.2,sorted=down,copies=64,seed=1,
 *       99/527 fixed:n=64M,mean=1440, 50/266 pareto:n=8M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       98/521 fixed:n=8M,mean=1440, 96/510 uniform:n=8M,mean=2K,seed=1,
 *       98/520 lognormal:n=256K,mean=512,sigma=1,seed=1, 102/541 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       61/323 pareto:n=64M,mean=4,alpha=1.5,sorted=down,seed=1,
 *       62/328 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,copies=64,seed=1, 62/327 pareto:n=8M,mean=8,alpha=1.5,seed=1,
 *       121/636 uniform:n=256M,mean=64,seed=1, 64/336 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       101/529 fixed:n=2M,mean=1440, 93/487 uniform:n=64K,mean=16K,seed=1, 121/633 fixed:n=64M,mean=100,
 *       65/340 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1, 57/298 pareto:n=4M,mean=64,alpha=1.2,seed=1,
 *       101/528 dense2.rowlen@4M, 63/329 pareto:n=1M,mean=8,alpha=1.2,seed=1,
 *       64/334 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1, 99/515 uniform:n=4M,mean=4K,seed=1,
 *       100/519 lognormal:n=128K,mean=1K,sigma=0.5,seed=1, 100/519 pareto:n=8K,mean=1K,alpha=1.5,seed=1,
 *       64/332 huge:n=512K,mean=16,share=0.25,seed=1, 123/638 poisson:n=256K,mean=128,seed=1,
 *       106/547 uniform:n=64M,mean=1K,seed=1, 96/495 uniform:n=512K,mean=16K,seed=1,
 *       106/545 uniform:n=256M,mean=1K,seed=1, 100/514 uniform:n=2M,mean=2K,seed=1,
 *       110/564 huge:n=64K,mean=64,share=0.1,seed=1, 65/333 lp1.rowlen@64M, 109/558 uniform:n=1K,mean=1K,seed=1,
 *       63/322 lognormal:n=64M,mean=16,sigma=2,seed=1, 64/327 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       64/327 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1, 111/566 huge:n=64K,mean=16,share=0.75,seed=1,
 *       101/514 uniform:n=1M,mean=2K,seed=1, 104/529 fixed:n=1M,mean=1440, 104/527 uniform:n=512K,mean=1K,seed=1,
 *       124/628 uniform:n=1M,mean=128,seed=1, 105/528 bimodal:n=64M,mean=4K,share=0.9,seed=1,
 *       126/632 poisson:n=1M,mean=128,seed=1, 103/516 uniform:n=4M,mean=2K,seed=1,
 *       104/521 uniform:n=8K,mean=4K,seed=1, 126/631 uniform:n=4M,mean=128,seed=1,
 *       69/344 lognormal:n=16M,mean=8,sigma=2,seed=1, 127/631 uniform:n=8M,mean=128,seed=1,
 *       108/536 bimodal:n=64M,mean=1K,share=0.9,seed=1, 127/630 uniform:n=2M,mean=128,seed=1,
 *       108/535 uniform:n=64K,mean=1K,seed=1, 68/336 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       128/632 poisson:n=128K,mean=128,seed=1, 131/645 uniform:n=512K,mean=64,seed=1,
 *       128/630 uniform:n=256K,mean=128,seed=1, 115/565 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       68/333 pareto:n=2M,mean=4,alpha=1.5,seed=1, 71/347 pareto:n=128K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       132/645 uniform:n=64K,mean=64,seed=1, 73/355 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1,
 *       106/514 uniform:n=256K,mean=2K,seed=1, 64/310 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       72/347 huge:n=512K,mean=4,share=0.1,seed=1, 118/567 bimodal:n=128K,mean=64,share=0.99,seed=1,
 *       69/331 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 108/518 uniform:n=64K,mean=4K,seed=1,
 *       135/647 uniform:n=8K,mean=64,seed=1, 118/565 bimodal:n=256K,mean=64,share=0.99,seed=1,
 *       70/335 lognormal:n=1M,mean=8,sigma=1,sorted=up,seed=1,
 *       73/349 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1,
 *       69/328 pareto:n=64M,mean=2,alpha=1.2,sorted=down,copies=64,seed=1,
 *       71/337 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 73/345 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       120/567 uniform:n=8K,mean=1K,seed=1, 76/359 debian_entries_per_directory.rowlen@64M,
 *       72/340 pareto:n=256K,mean=2,alpha=1.2,seed=1, 73/344 lognormal:n=8M,mean=4,sigma=2,seed=1,
 *       121/570 bimodal:n=64K,mean=64,share=0.9,seed=1, 64/301 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       111/522 uniform:n=128K,mean=2K,seed=1, 121/569 fixed:n=1M,mean=720,
 *       73/342 pareto:n=256K,mean=8,alpha=1.2,sorted=down,seed=1, 64/299 pareto:n=8M,mean=64,alpha=1.2,seed=1,
 *       75/350 debian_entries_per_directory.rowlen, 73/339 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       73/339 pareto:n=4M,mean=8,alpha=1.5,seed=1, 70/325 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1,
 *       66/306 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       72/333 zipf:n=64M,mean=4,alpha=1,sorted=down,copies=64,seed=1, 73/337 pareto:n=1M,mean=4,alpha=1.5,seed=1,
 *       78/360 lognormal:n=2M,mean=32,sigma=0.5,seed=1, 65/300 pareto:n=2M,mean=64,alpha=1.2,seed=1,
 *       75/346 lognormal:n=4M,mean=4,sigma=2,seed=1, 75/345 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       74/340 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1, 78/358 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       68/312 lognormal:n=64M,mean=32,sigma=2,sorted=down,seed=1,
 *       63/289 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1, 75/344 lognormal:n=64M,mean=4,sigma=2,seed=1,
 *       72/330 pareto:n=64M,mean=4,alpha=1.5,sorted=up,copies=16,seed=1, 76/348 huge:n=1M,mean=4,share=0.1,seed=1,
 *       128/584 geometric:n=64M,mean=64,seed=1, 75/342 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       118/537 uniform:n=4M,mean=1K,seed=1, 71/323 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1,
 *       61/277 pareto:n=64M,mean=2,alpha=1.2,empty=0.95,sorted=down,copies=16,seed=1,
 *       75/340 pareto:n=1M,mean=8,alpha=1.5,seed=1, 60/271 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,seed=1,
 *       76/342 pareto:n=128K,mean=2,alpha=1.2,seed=1, 78/351 pareto:n=512K,mean=16,alpha=1.5,seed=1,
 *       77/346 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=16,seed=1,
 *       77/345 pareto:n=2M,mean=8,alpha=1.5,seed=1, 73/327 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       79/353 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1, 74/329 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1,
 *       77/342 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=16,seed=1, 72/318 huge:n=1M,mean=16,share=0.25,seed=1,
 *       82/361 huge:n=64K,mean=4,share=0.5,seed=1, 76/334 pareto:n=64M,mean=8,alpha=1.2,sorted=down,copies=64,seed=1,
 *       78/342 pareto:n=1M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       82/359 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1,
 *       72/314 zipf:n=64M,mean=32,alpha=1,sorted=down,copies=64,seed=1, 98/427 qcd5_4.rowlen@64M,
 *       74/322 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       81/352 lognormal:n=2M,mean=4,sigma=2,seed=1, 76/329 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1,
 *       88/380 lognormal:n=4M,mean=32,sigma=0.5,seed=1, 82/352 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       101/433 qcd5_4.rowlen@4M, 102/436 qcd5_4.rowlen, 80/341 pareto:n=512K,mean=4,alpha=1.5,seed=1,
 *       79/336 pareto:n=64M,mean=4,alpha=1.5,copies=256,seed=1, 74/314 lognormal:n=8M,mean=32,sigma=2,seed=1,
 *       71/300 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       67/282 pareto:n=256K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       83/349 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1, 83/349 pareto:n=64K,mean=4,alpha=1.5,seed=1,
 *       89/374 lognormal:n=64M,mean=64,sigma=0.5,seed=1, 76/319 lognormal:n=2M,mean=32,sigma=2,seed=1,
 *       73/306 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=16,seed=1,
 *       84/352 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1, 76/318 pareto:n=512K,mean=64,alpha=1.5,seed=1,
 *       79/328 pareto:n=64M,mean=2,alpha=1.5,seed=1, 68/282 pareto:n=1M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       77/319 lognormal:n=4M,mean=32,sigma=2,seed=1, 92/381 lognormal:n=256K,mean=32,sigma=0.5,seed=1,
 *       84/347 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 85/351 pareto:n=2M,mean=16,alpha=1.5,seed=1,
 *       82/338 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1, 84/345 photo_colour_histogram.rowlen,
 *       75/308 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       82/336 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       89/361 lognormal:n=8M,mean=32,sigma=0.5,seed=1,
 *       82/332 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       83/336 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       86/348 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       86/348 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       88/356 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       87/350 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       88/354 lognormal:n=64M,mean=4,sigma=2,sorted=down,seed=1,
 *       69/277 pareto:n=4M,mean=2,alpha=1.2,empty=0.95,seed=1, 98/393 bcsstk16.rowlen@4M,
 *       88/352 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       88/352 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=256,seed=1,
 *       88/352 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       79/316 pareto:n=64M,mean=64,alpha=1.5,sorted=up,copies=16,seed=1,
 *       94/376 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1,
 *       89/355 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=256,seed=1,
 *       82/326 lognormal:n=1M,mean=32,sigma=2,seed=1, 77/306 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1,
 *       96/379 nsjac.rowlen@64M, 90/354 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1,
 *       91/355 pareto:n=128K,mean=16,alpha=1.5,seed=1, 87/339 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1,
 *       92/358 lognormal:n=1M,mean=4,sigma=2,seed=1, 95/369 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       83/322 lognormal:n=64M,mean=32,sigma=1,seed=1,
 *       92/356 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       84/325 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 88/340 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       72/278 pareto:n=2M,mean=2,alpha=1.2,empty=0.95,seed=1, 89/342 photo_colour_histogram.rowlen@64M,
 *       91/349 pareto:n=256K,mean=16,alpha=1.5,seed=1, 96/368 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       93/355 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       86/328 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1, 102/389 citeseer_words.rowlen@4M,
 *       101/385 citeseer_words.rowlen@64M, 101/385 nsjac.rowlen@4M, 95/361 lognormal:n=1M,mean=32,sigma=0.5,seed=1,
 *       94/357 lognormal:n=128K,mean=4,sigma=2,seed=1, 95/360 wathenSmall.rowlen@64M,
 *       95/360 lognormal:n=256K,mean=4,sigma=2,seed=1, 92/348 photo_colour_histogram.rowlen@4M,
 *       92/347 huge:n=64K,mean=16,share=0.25,seed=1, 104/392 bcsstk16.rowlen@64M,
 *       88/331 pareto:n=4M,mean=4,alpha=1.5,seed=1, 83/312 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1,
 *       95/357 pareto:n=64K,mean=16,alpha=1.5,seed=1, 96/360 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1,
 *       87/326 pareto:n=64M,mean=32,alpha=1.5,copies=256,seed=1, 89/332 huge:n=256K,mean=16,share=0.25,seed=1,
 *       104/387 nsjac.rowlen, 86/320 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1,
 *       98/363 kjv_words_per_verse.rowlen@64M, 93/344 gowalla_bipartite.rowlen@4M,
 *       94/347 pareto:n=4M,mean=16,alpha=1.5,seed=1, 97/358 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       100/369 maxwell_S.rowlen@4M, 86/317 pareto:n=4M,mean=64,alpha=1.5,seed=1,
 *       101/372 lognormal:n=4M,mean=8,sigma=1,seed=1, 100/368 maxwell_S.rowlen@64M, 104/382 email-Enron.rowlen@64M,
 *       97/355 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1, 101/368 wathenSmall.rowlen@4M,
 *       106/386 lognormal:n=128K,mean=32,sigma=0.5,seed=1,
 *       100/364 lognormal:n=64M,mean=8,sigma=1,sorted=up,copies=64,seed=1, 109/396 bcsstk16.rowlen,
 *       100/363 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1, 102/370 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       101/366 kjv_words_per_verse.rowlen, 101/365 lognormal:n=8M,mean=8,sigma=1,seed=1,
 *       102/367 kjv_words_per_verse.rowlen@4M, 94/338 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1,
 *       96/345 gowalla_bipartite.rowlen@64M, 103/370 brack2.rowlen@64M, 103/370 lognormal:n=1M,mean=8,sigma=1,seed=1,
 *       103/369 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1,
 *       100/358 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1, 104/372 pareto:n=8K,mean=16,alpha=1.5,seed=1,
 *       89/318 pareto:n=1M,mean=64,alpha=1.2,seed=1, 88/314 pareto:n=256K,mean=64,alpha=1.2,seed=1,
 *       89/317 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 110/391 citeseer_words.rowlen,
 *       101/359 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1, 106/376 brack2.rowlen@4M,
 *       75/266 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,copies=64,seed=1, 126/446 poisson:n=4M,mean=48,seed=1,
 *       105/371 wathenSmall.rowlen, 89/314 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       93/328 lognormal:n=256K,mean=32,sigma=2,seed=1, 104/366 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1,
 *       100/351 pareto:n=1K,mean=4,alpha=1.5,seed=1, 130/456 fixed:n=64M,mean=16,
 *       99/347 lognormal:n=64M,mean=8,sigma=0.5,seed=1, 107/375 maxwell_S.rowlen,
 *       101/352 pareto:n=8K,mean=4,alpha=1.5,seed=1, 95/331 pareto:n=8K,mean=64,alpha=1.5,seed=1,
 *       85/296 pareto:n=128K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       90/312 lognormal:n=64M,mean=64,sigma=1,sorted=up,copies=64,seed=1,
 *       97/336 linux_kernel_line_lengths.rowlen@64M, 101/349 gowalla_bipartite.rowlen,
 *       91/314 lognormal:n=4M,mean=64,sigma=1,seed=1, 101/348 lognormal:n=64M,mean=2,sigma=2,seed=1,
 *       106/365 cage10.rowlen@64M, 100/344 facebook_combined.rowlen@4M, 96/330 wdbii_river_segments.rowlen@4M,
 *       92/316 lognormal:n=1M,mean=64,sigma=1,seed=1, 102/350 huge:n=128K,mean=16,share=0.25,seed=1,
 *       109/374 huge:n=64K,mean=4,share=0.1,seed=1, 105/360 copter2.rowlen@64M, 110/375 brack2.rowlen,
 *       97/330 wdbii_river_segments.rowlen, 121/411 uniform:n=64M,mean=64,seed=1,
 *       109/370 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,copies=64,seed=1,
 *       130/441 poisson:n=64M,mean=48,seed=1, 103/348 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       116/390 email-Enron.rowlen@4M, 95/319 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1,
 *       95/319 pareto:n=128K,mean=64,alpha=1.2,seed=1, 103/345 facebook_combined.rowlen@64M,
 *       99/331 wdbii_river_segments.rowlen@64M, 126/421 poisson:n=1M,mean=17,seed=1,
 *       102/339 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1, 126/418 uniform:n=1K,mean=64,seed=1,
 *       110/363 copter2.rowlen, 127/419 uniform:n=4M,mean=32,seed=1, 112/369 cage10.rowlen@4M,
 *       126/415 uniform:n=16M,mean=64,seed=1, 128/421 fixed:n=64M,mean=24, 111/365 copter2.rowlen@4M,
 *       123/404 uniform:n=1M,mean=32,seed=1, 131/427 fixed:n=2M,mean=24,
 *       114/371 lognormal:n=128K,mean=8,sigma=1,seed=1, 131/426 uniform:n=128K,mean=32,seed=1,
 *       116/377 wordnet_pointers.rowlen, 100/324 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1,
 *       108/349 facebook_combined.rowlen, 116/374 cage10.rowlen, 115/370 lognormal:n=256K,mean=8,sigma=1,seed=1,
 *       121/389 basker_matrix1.rowlen@64M, 118/379 wordnet_pointers.rowlen@4M, 128/411 poisson:n=1M,mean=24,seed=1,
 *       131/417 poisson:n=64M,mean=17,seed=1, 132/420 fixed:n=8M,mean=24, 141/447 poisson:n=8M,mean=48,seed=1,
 *       137/434 poisson:n=128K,mean=24,seed=1, 129/408 fixed:n=64M,mean=10,
 *       118/373 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       109/344 lognormal:n=64M,mean=2,sigma=1,seed=1, 119/375 wordnet_pointers.rowlen@64M,
 *       98/308 lognormal:n=64M,mean=1,sigma=2,seed=1, 130/408 poisson:n=2M,mean=24,seed=1,
 *       103/323 pareto:n=64K,mean=64,alpha=1.5,seed=1, 106/332 bimodal:n=8M,mean=64,share=0.99,seed=1,
 *       123/385 debian_depends.rowlen@64M, 137/428 fixed:n=128K,mean=24, 116/362 geometric:n=64M,mean=24,seed=1,
 *       137/427 fixed:n=1M,mean=24, 136/423 poisson:n=1M,mean=48,seed=1,
 *       108/335 bimodal:n=64M,mean=64,share=0.9,seed=1, 128/397 uniform:n=8M,mean=32,seed=1,
 *       130/403 geometric:n=64M,mean=12,empty=0.5,seed=1, 125/387 debian_depends.rowlen,
 *       138/426 poisson:n=2M,mean=48,seed=1, 106/327 pareto:n=1K,mean=64,alpha=1.5,seed=1,
 *       121/373 ibm03_nets.rowlen@64M, 138/425 fixed:n=4M,mean=24, 126/388 debian_depends.rowlen@4M,
 *       129/396 basker_matrix1.rowlen@4M, 134/411 email-Enron.rowlen, 110/337 linux_kernel_line_lengths.rowlen,
 *       134/410 poisson:n=4M,mean=24,seed=1, 139/424 poisson:n=4M,mean=17,seed=1,
 *       124/376 english_word_lengths.rowlen@64M, 112/339 bimodal:n=2M,mean=64,share=0.99,seed=1,
 *       128/386 geometric:n=64M,mean=4,seed=1, 128/386 geometric:n=64M,mean=4,sorted=down,seed=1,
 *       129/389 geometric:n=2M,mean=16,sorted=up,seed=1, 130/392 uniform:n=64M,mean=16,seed=1,
 *       132/398 basker_matrix1.rowlen, 113/340 bimodal:n=4M,mean=64,share=0.99,seed=1,
 *       131/394 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1,
 *       119/357 geometric:n=64M,mean=32,sorted=down,seed=1, 128/383 geometric:n=8M,mean=16,sorted=up,seed=1,
 *       123/368 geometric:n=4M,mean=24,seed=1, 133/397 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       123/365 geometric:n=1M,mean=24,seed=1, 129/382 geometric:n=1M,mean=4,sorted=up,seed=1,
 *       144/426 poisson:n=2M,mean=17,seed=1, 142/420 poisson:n=8M,mean=17,seed=1,
 *       135/399 uniform:n=64K,mean=16,seed=1, 129/380 geometric:n=16M,mean=3,empty=0.5,seed=1,
 *       123/362 geometric:n=8M,mean=24,seed=1, 129/379 ibm03_nets.rowlen@4M, 144/423 uniform:n=4M,mean=64,seed=1,
 *       127/373 bimodal:n=64M,mean=16,share=0.99,seed=1, 138/405 poisson:n=8M,mean=24,seed=1,
 *       137/402 uniform:n=2M,mean=32,seed=1, 135/395 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       131/383 ibm03_nets.rowlen, 137/399 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       136/396 geometric:n=64M,mean=12,sorted=down,copies=64,seed=1, 123/358 bimodal:n=64M,mean=32,share=0.9,seed=1,
 *       146/422 uniform:n=256K,mean=32,seed=1, 125/361 geometric:n=2M,mean=24,seed=1,
 *       136/392 poisson:n=2M,mean=12,seed=1, 135/389 geometric:n=8M,mean=4,seed=1,
 *       132/380 geometric:n=64M,mean=3,empty=0.5,seed=1, 139/398 poisson:n=128K,mean=12,seed=1,
 *       129/369 geometric:n=4M,mean=16,sorted=up,seed=1, 100/286 lognormal:n=4M,mean=1,sigma=2,empty=0.7,seed=1,
 *       150/429 poisson:n=256K,mean=24,seed=1, 101/288 lognormal:n=2M,mean=1,sigma=2,empty=0.7,seed=1,
 *       142/402 uniform:n=512K,mean=16,seed=1, 140/396 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       138/389 geometric:n=8M,mean=4,sorted=up,seed=1, 131/369 geometric:n=1M,mean=16,sorted=up,seed=1,
 *       120/338 bimodal:n=4M,mean=64,share=0.9,seed=1, 141/397 geometric:n=1M,mean=8,seed=1,
 *       144/405 geometric:n=2M,mean=8,seed=1, 144/404 geometric:n=4M,mean=8,seed=1, 154/432 fixed:n=256K,mean=24,
 *       138/387 geometric:n=64M,mean=8,seed=1, 142/398 geometric:n=8M,mean=8,seed=1,
 *       116/324 git_files_per_commit.rowlen@64M, 119/332 ecology1.rowlen@64M, 142/395 uniform:n=1K,mean=16,seed=1,
 *       137/381 geometric:n=2M,mean=4,seed=1, 102/283 lognormal:n=8M,mean=1,sigma=2,empty=0.7,seed=1,
 *       105/291 lognormal:n=1M,mean=1,sigma=2,empty=0.7,seed=1, 138/382 geometric:n=1M,mean=4,seed=1,
 *       138/382 geometric:n=2M,mean=4,sorted=up,seed=1, 105/290 lognormal:n=64M,mean=1,sigma=2,empty=0.7,seed=1,
 *       138/381 geometric:n=4M,mean=4,sorted=up,seed=1, 136/375 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1,
 *       140/386 uniform:n=2M,mean=8,seed=1, 135/371 geometric:n=256K,mean=16,sorted=up,seed=1,
 *       148/406 geometric:n=128K,mean=8,seed=1, 147/403 geometric:n=256K,mean=8,seed=1,
 *       143/392 poisson:n=4M,mean=12,seed=1, 139/381 geometric:n=4M,mean=4,seed=1,
 *       108/296 lognormal:n=128K,mean=1,sigma=2,empty=0.7,seed=1, 126/345 fixed:n=64M,mean=4,
 *       141/386 poisson:n=8M,mean=12,seed=1, 102/279 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1,
 *       119/325 git_files_per_commit.rowlen, 126/344 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1,
 *       120/326 git_files_per_commit.rowlen@4M, 107/290 lognormal:n=256K,mean=1,sigma=2,empty=0.7,seed=1,
 *       127/344 uniform:n=64M,mean=2,empty=0.5,seed=1, 143/387 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       124/334 poisson:n=64M,mean=2,seed=1, 148/398 uniform:n=4M,mean=16,seed=1,
 *       151/405 geometric:n=128K,mean=16,sorted=up,seed=1, 149/399 uniform:n=8K,mean=16,seed=1,
 *       127/339 geometric:n=1M,mean=2,seed=1, 144/384 english_word_lengths.rowlen,
 *       153/407 poisson:n=256K,mean=12,seed=1, 126/334 geometric:n=64M,mean=2,seed=1,
 *       126/333 geometric:n=64M,mean=2,sorted=down,copies=64,seed=1, 128/338 delaunay_n15.rowlen@64M,
 *       129/340 geometric:n=2M,mean=2,seed=1, 124/326 geometric:n=64M,mean=1.5,empty=0.5,seed=1,
 *       129/339 4elt.rowlen@64M, 123/323 poisson:n=64M,mean=0.5,seed=1, 127/333 poisson:n=1M,mean=1,seed=1,
 *       127/333 poisson:n=4M,mean=0.5,seed=1, 148/388 uniform:n=4M,mean=8,seed=1,
 *       150/393 poisson:n=1M,mean=12,seed=1, 125/327 poisson:n=8M,mean=0.5,seed=1, 121/316 mdual.rowlen@64M,
 *       124/323 uniform:n=64M,mean=4,seed=1, 151/391 bimodal:n=64K,mean=4,share=0.9,seed=1, 133/343 4elt.rowlen@4M,
 *       149/384 geometric:n=256K,mean=4,sorted=up,seed=1, 130/334 poisson:n=256K,mean=0.5,seed=1,
 *       130/333 poisson:n=1M,mean=0.5,seed=1, 130/333 poisson:n=2M,mean=0.5,seed=1,
 *       150/384 geometric:n=128K,mean=4,sorted=up,seed=1, 131/335 geometric:n=8M,mean=2,seed=1,
 *       133/340 geometric:n=4M,mean=2,seed=1, 151/386 uniform:n=1M,mean=8,seed=1,
 *       135/344 geometric:n=128K,mean=2,seed=1, 127/322 mdual.rowlen@4M, 127/322 poisson:n=64M,mean=0.25,seed=1,
 *       133/336 uniform:n=512K,mean=4,seed=1, 145/366 bimodal:n=1M,mean=64,share=0.99,seed=1,
 *       134/338 poisson:n=128K,mean=0.5,seed=1, 133/334 poisson:n=64M,mean=6,seed=1,
 *       129/323 uniform:n=256M,mean=4,seed=1, 138/345 delaunay_n15.rowlen@4M, 130/325 mdual.rowlen,
 *       130/325 uniform:n=1K,mean=4,seed=1, 134/335 uniform:n=8K,mean=4,seed=1, 136/338 ecology1.rowlen,
 *       126/313 fixed:n=64M,mean=3, 141/347 4elt.rowlen, 141/347 delaunay_n15.rowlen,
 *       140/344 uniform:n=8M,mean=8,seed=1, 134/326 uniform:n=16M,mean=4,seed=1,
 *       142/342 geometric:n=256K,mean=2,seed=1, 126/303 fixed:n=64M,mean=2, 147/349 poisson:n=256K,mean=6,seed=1,
 *       137/324 poisson:n=128K,mean=3,seed=1, 135/319 poisson:n=2M,mean=3,seed=1, 133/312 fixed:n=1M,mean=2,
 *       144/337 poisson:n=8M,mean=6,seed=1, 131/306 fixed:n=4M,mean=2, 138/320 uniform:n=8M,mean=4,seed=1,
 *       149/345 poisson:n=4M,mean=6,seed=1, 130/301 fixed:n=8M,mean=2, 140/324 poisson:n=1M,mean=3,seed=1,
 *       138/319 poisson:n=4M,mean=3,seed=1, 132/304 poisson:n=2M,mean=1,seed=1, 131/301 uniform:n=8M,mean=2,seed=1,
 *       151/346 poisson:n=1M,mean=6,seed=1, 129/295 uniform:n=128K,mean=2,seed=1, 143/326 uniform:n=1M,mean=4,seed=1,
 *       143/326 uniform:n=2M,mean=4,seed=1, 152/346 poisson:n=2M,mean=6,seed=1, 139/316 poisson:n=8M,mean=3,seed=1,
 *       155/352 uniform:n=256K,mean=8,seed=1, 137/311 fixed:n=2M,mean=2, 127/288 uniform:n=64M,mean=1,seed=1,
 *       128/290 fixed:n=64M,mean=1, 154/348 poisson:n=128K,mean=6,seed=1, 135/305 uniform:n=4M,mean=2,seed=1,
 *       136/305 poisson:n=4M,mean=1,seed=1, 146/327 uniform:n=256K,mean=4,seed=1, 134/299 poisson:n=8M,mean=1,seed=1,
 *       157/347 uniform:n=128K,mean=8,seed=1, 132/291 uniform:n=2M,mean=2,seed=1,
 *       139/306 poisson:n=128K,mean=1,seed=1, 155/340 uniform:n=64K,mean=4,seed=1,
 *       149/326 uniform:n=128K,mean=4,seed=1, 143/309 uniform:n=1M,mean=2,seed=1,
 *       142/306 poisson:n=256K,mean=1,seed=1, 151/324 poisson:n=256K,mean=3,seed=1,
 *       154/325 uniform:n=4M,mean=4,seed=1, 147/310 uniform:n=256K,mean=2,seed=1, 150/314 fixed:n=128K,mean=2,
 *       151/314 fixed:n=256K,mean=2
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 761 cases, n = 1024 to 268435456; serves 160 (pareto uniform lognormal zipf bimodal huge rowlen fixed): worst regret 85.0%, mean 5.8%
 *       launched 200 times in a row on 95 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=8 VECS=7:
 *       measured on 761 cases, n = 1024 to 268435456; serves 7 (zipf huge uniform): worst regret 24.6%, mean 8.2%
 *       launched 200 times in a row on 1 case, all results right
 *     flat_persistent BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5:
 *       measured on 761 cases, n = 1024 to 268435456; serves 65 (pareto lognormal zipf huge rowlen): worst regret 39.7%, mean 8.9%
 *       launched 200 times in a row on 14 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 755 cases, n = 1024 to 268435456; serves 112 (huge zipf pareto lognormal rowlen): worst regret 42.9%, mean 7.3%
 *       launched 200 times in a row on 47 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6:
 *       measured on 708 cases, n = 1024 to 268435456; serves 176 (huge lognormal pareto rowlen geometric fixed uniform poisson bimodal): worst regret 103.1%, mean 6.5%
 *       launched 200 times in a row on 58 cases, all results right
 *     stream_fitted BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1:
 *       measured on 580 cases, n = 1024 to 268435456; serves 20 (pareto lognormal rowlen fixed uniform poisson): worst regret 51.8%, mean 8.0%
 *       launched 200 times in a row on 16 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4:
 *       measured on 668 cases, n = 1024 to 268435456; serves 183 (pareto uniform rowlen bimodal huge geometric fixed poisson lognormal zipf): worst regret 92.5%, mean 4.9%
 *       launched 200 times in a row on 117 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 321 cases, n = 1024 to 268435456; serves 38 (poisson lognormal geometric uniform fixed rowlen): worst regret 47.2%, mean 5.1%
 *       launched 200 times in a row on 7 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_539A0947416971E7
#define SEGTUNE_SEGREDUCE_539A0947416971E7

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
static const struct segtune_box segtune_segreduce_539a0947416971e7_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 3, 4194304, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=8 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 8 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 9, { { "BLOCKS_PER_SM", 5 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 14 }, { "TILES", 4 }, { "VECS", 5 } }, 0, 8388608, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 755, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 4, 4194304, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 708, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 6 } }, 384, 4194304, 6 },
	{ "stream_fitted", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 580, 1, 0, 5, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 } }, 512, 4194304, 48 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 668, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 0 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 321, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 7 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 768 }
};

static const struct segtune_node segtune_segreduce_539a0947416971e7_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.1300000000000001, 1, 2, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 24500000.0, 3, 12, -1 },
	{ SEGTUNE_N, 134000.0, 4, 7, -1 },
	{ SEGTUNE_MEAN, 13.4, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 35.5, 8, 11, -1 },
	{ SEGTUNE_N, 326000.0, 9, 10, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_539a0947416971e7_longest_0[] = {
	{ SEGTUNE_MEAN, 40.800000000000004, 1, 164, -1 },
	{ SEGTUNE_LONGEST, 5640.0, 2, 107, -1 },
	{ SEGTUNE_MEAN, 1.55, 3, 18, -1 },
	{ SEGTUNE_LONGEST, 576.0, 4, 11, -1 },
	{ SEGTUNE_N, 233000.0, 5, 10, -1 },
	{ SEGTUNE_MEAN, 0.84999999999999998, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 21.5, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1380000.0, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 1800.0, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 0.88400000000000001, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 59.100000000000001, 19, 50, -1 },
	{ SEGTUNE_N, 3930000.0, 20, 33, -1 },
	{ SEGTUNE_N, 1580000.0, 21, 26, -1 },
	{ SEGTUNE_MEAN, 3.54, 22, 25, -1 },
	{ SEGTUNE_LONGEST, 20.700000000000003, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 5.3700000000000001, 27, 32, -1 },
	{ SEGTUNE_MEAN, 2.0800000000000001, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 7.1799999999999997, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 2.5800000000000001, 34, 35, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 7410000.0, 36, 41, -1 },
	{ SEGTUNE_MEAN, 7.3600000000000003, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 40.100000000000001, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 3.77, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 17200000.0, 44, 49, -1 },
	{ SEGTUNE_MEAN, 11.5, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 25.600000000000001, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 9.5, 51, 80, -1 },
	{ SEGTUNE_N, 35600000.0, 52, 75, -1 },
	{ SEGTUNE_N, 4810000.0, 53, 66, -1 },
	{ SEGTUNE_LONGEST, 213.0, 54, 59, -1 },
	{ SEGTUNE_N, 303000.0, 55, 58, -1 },
	{ SEGTUNE_MEAN, 3.75, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 2060000.0, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 1930.0, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 3.54, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 559.0, 67, 70, -1 },
	{ SEGTUNE_MEAN, 2.1400000000000001, 68, 69, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2.7400000000000002, 71, 72, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 2060.0, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 478.0, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2.0600000000000001, 78, 79, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1520000.0, 81, 94, -1 },
	{ SEGTUNE_LONGEST, 373.0, 82, 83, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 2760.0, 84, 91, -1 },
	{ SEGTUNE_N, 91200.0, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 15.800000000000001, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 1820.0, 89, 90, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 75700.0, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 989.0, 95, 102, -1 },
	{ SEGTUNE_LONGEST, 94.900000000000006, 96, 101, -1 },
	{ SEGTUNE_N, 13100000.0, 97, 100, -1 },
	{ SEGTUNE_N, 2280000.0, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 15800000.0, 103, 104, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 54300000.0, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 19500000.0, 108, 141, -1 },
	{ SEGTUNE_MEAN, 2.5899999999999999, 109, 122, -1 },
	{ SEGTUNE_LONGEST, 29700.0, 110, 115, -1 },
	{ SEGTUNE_LONGEST, 20300.0, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1.53, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.8400000000000001, 116, 119, -1 },
	{ SEGTUNE_N, 3510000.0, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 9720000.0, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 769000.0, 123, 136, -1 },
	{ SEGTUNE_N, 78500.0, 124, 129, -1 },
	{ SEGTUNE_LONGEST, 9190.0, 125, 128, -1 },
	{ SEGTUNE_MEAN, 7.0300000000000002, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 30.100000000000001, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 9200000.0, 132, 135, -1 },
	{ SEGTUNE_LONGEST, 342000.0, 133, 134, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 9.1400000000000006, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 4720000.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 20.100000000000001, 142, 157, -1 },
	{ SEGTUNE_LONGEST, 19100000.0, 143, 154, -1 },
	{ SEGTUNE_N, 31200000.0, 144, 149, -1 },
	{ SEGTUNE_MEAN, 4.4100000000000001, 145, 146, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 392000.0, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 0.89300000000000002, 150, 153, -1 },
	{ SEGTUNE_LONGEST, 26700.0, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 3.5500000000000003, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 72100000.0, 158, 161, -1 },
	{ SEGTUNE_LONGEST, 2750000.0, 159, 160, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 8520000.0, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 2930000.0, 165, 194, -1 },
	{ SEGTUNE_LONGEST, 73500.0, 166, 193, -1 },
	{ SEGTUNE_MEAN, 476.0, 167, 192, -1 },
	{ SEGTUNE_LONGEST, 8400.0, 168, 183, -1 },
	{ SEGTUNE_N, 647000.0, 169, 176, -1 },
	{ SEGTUNE_LONGEST, 4710.0, 170, 171, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 159000.0, 172, 173, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 198.0, 174, 175, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 1250.0, 177, 182, -1 },
	{ SEGTUNE_LONGEST, 270.0, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 149.0, 180, 181, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 102000.0, 184, 187, -1 },
	{ SEGTUNE_MEAN, 97.5, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 63.100000000000001, 188, 191, -1 },
	{ SEGTUNE_N, 453000.0, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 1150.0, 195, 212, -1 },
	{ SEGTUNE_N, 51400000.0, 196, 209, -1 },
	{ SEGTUNE_MEAN, 72.200000000000003, 197, 202, -1 },
	{ SEGTUNE_LONGEST, 131.0, 198, 201, -1 },
	{ SEGTUNE_N, 5450000.0, 199, 200, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 531.0, 203, 208, -1 },
	{ SEGTUNE_LONGEST, 712.0, 204, 205, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 182.0, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 506.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1150.0, 213, 232, -1 },
	{ SEGTUNE_LONGEST, 5180000.0, 214, 227, -1 },
	{ SEGTUNE_N, 169000000.0, 215, 222, -1 },
	{ SEGTUNE_LONGEST, 2080.0, 216, 221, -1 },
	{ SEGTUNE_MEAN, 294.0, 217, 218, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 675.0, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 145.0, 223, 224, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 2690.0, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 12900000.0, 228, 231, -1 },
	{ SEGTUNE_N, 68400000.0, 229, 230, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 77000.0, 233, 244, -1 },
	{ SEGTUNE_LONGEST, 8550.0, 234, 237, -1 },
	{ SEGTUNE_N, 125000000.0, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 5500.0, 238, 243, -1 },
	{ SEGTUNE_N, 7690000.0, 239, 242, -1 },
	{ SEGTUNE_MEAN, 2680.0, 240, 241, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1350000.0, 245, 248, -1 },
	{ SEGTUNE_LONGEST, 8530000.0, 246, 247, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
};

static const struct segtune_node segtune_segreduce_539a0947416971e7_shares_0[] = {
	{ SEGTUNE_MEAN, 48.800000000000004, 1, 152, -1 },
	{ SEGTUNE_SHARE_4K, 0.0009639999999999999, 2, 67, -1 },
	{ SEGTUNE_MEAN, 1.95, 3, 20, -1 },
	{ SEGTUNE_SHARE_1K, 0.0094300000000000009, 4, 13, -1 },
	{ SEGTUNE_N, 337000.0, 5, 12, -1 },
	{ SEGTUNE_MEAN, 1.3200000000000001, 6, 9, -1 },
	{ SEGTUNE_SHARE_1K, 0.0042900000000000004, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.00077699999999999991, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 0.48299999999999998, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1910000.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.022000000000000002, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 1670000.0, 21, 40, -1 },
	{ SEGTUNE_SHARE_1K, 0.000144, 22, 27, -1 },
	{ SEGTUNE_N, 735000.0, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 11.4, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 13.700000000000001, 28, 33, -1 },
	{ SEGTUNE_N, 829000.0, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 4.8500000000000005, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 187000.0, 34, 39, -1 },
	{ SEGTUNE_SHARE_1K, 0.074900000000000008, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 26.900000000000002, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.00057799999999999995, 41, 50, -1 },
	{ SEGTUNE_MEAN, 2.27, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 2260000.0, 44, 47, -1 },
	{ SEGTUNE_MEAN, 16.5, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 2.3799999999999999, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 17900000.0, 51, 58, -1 },
	{ SEGTUNE_MEAN, 2.6400000000000001, 52, 55, -1 },
	{ SEGTUNE_SHARE_1K, 0.0025700000000000002, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 36.5, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 22.400000000000002, 59, 62, -1 },
	{ SEGTUNE_SHARE_1K, 0.20700000000000002, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.57500000000000007, 63, 66, -1 },
	{ SEGTUNE_N, 127000000.0, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 24300000.0, 68, 127, -1 },
	{ SEGTUNE_MEAN, 2.7600000000000002, 69, 90, -1 },
	{ SEGTUNE_SHARE_4K, 0.113, 70, 81, -1 },
	{ SEGTUNE_N, 1330000.0, 71, 72, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.0275, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1.6899999999999999, 75, 78, -1 },
	{ SEGTUNE_N, 10100000.0, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.255, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 4190000.0, 82, 89, -1 },
	{ SEGTUNE_MEAN, 1.8500000000000001, 83, 86, -1 },
	{ SEGTUNE_N, 694000.0, 84, 85, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 65300.0, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 124000.0, 91, 104, -1 },
	{ SEGTUNE_MEAN, 5.6500000000000004, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.050599999999999999, 94, 97, -1 },
	{ SEGTUNE_MEAN, 18.400000000000002, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 26.600000000000001, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 37900.0, 100, 101, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_1K, 0.60599999999999998, 102, 103, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 24.400000000000002, 105, 118, -1 },
	{ SEGTUNE_MEAN, 3.21, 106, 113, -1 },
	{ SEGTUNE_N, 1070000.0, 107, 110, -1 },
	{ SEGTUNE_SHARE_4K, 0.047800000000000002, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.29399999999999998, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.29799999999999999, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 8580000.0, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 5640000.0, 119, 126, -1 },
	{ SEGTUNE_SHARE_4K, 0.46300000000000002, 120, 125, -1 },
	{ SEGTUNE_SHARE_1K, 0.13800000000000001, 121, 124, -1 },
	{ SEGTUNE_MEAN, 34.399999999999999, 122, 123, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 20.0, 128, 143, -1 },
	{ SEGTUNE_MEAN, 0.92300000000000004, 129, 134, -1 },
	{ SEGTUNE_SHARE_4K, 0.025400000000000002, 130, 133, -1 },
	{ SEGTUNE_SHARE_1K, 0.0373, 131, 132, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 39200000.0, 135, 142, -1 },
	{ SEGTUNE_MEAN, 7.1000000000000005, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.185, 138, 141, -1 },
	{ SEGTUNE_N, 29200000.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 66200000.0, 144, 147, -1 },
	{ SEGTUNE_SHARE_4K, 0.218, 145, 146, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.379, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 117000000.0, 150, 151, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 2880000.0, 153, 192, -1 },
	{ SEGTUNE_MEAN, 314.0, 154, 181, -1 },
	{ SEGTUNE_SHARE_4K, 0.0045900000000000003, 155, 160, -1 },
	{ SEGTUNE_SHARE_1K, 0.00070799999999999997, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 477000.0, 158, 159, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 126000.0, 161, 170, -1 },
	{ SEGTUNE_MEAN, 97.5, 162, 165, -1 },
	{ SEGTUNE_N, 74900.0, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 104000.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 145.0, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_4K, 0.223, 171, 180, -1 },
	{ SEGTUNE_SHARE_1K, 0.26500000000000001, 172, 173, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 209000.0, 174, 177, -1 },
	{ SEGTUNE_MEAN, 156.0, 175, 176, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 188.0, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 29800.0, 182, 191, -1 },
	{ SEGTUNE_N, 832000.0, 183, 184, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_4K, 0.009130000000000001, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1900.0, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 16200.0, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.00013799999999999999, 193, 228, -1 },
	{ SEGTUNE_MEAN, 606.0, 194, 219, -1 },
	{ SEGTUNE_SHARE_1K, 0.00065600000000000001, 195, 210, -1 },
	{ SEGTUNE_MEAN, 106.0, 196, 201, -1 },
	{ SEGTUNE_N, 6360000.0, 197, 200, -1 },
	{ SEGTUNE_MEAN, 66.400000000000006, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 5630000.0, 202, 205, -1 },
	{ SEGTUNE_MEAN, 140.0, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 147.0, 206, 209, -1 },
	{ SEGTUNE_N, 48400000.0, 207, 208, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 205.0, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.036299999999999999, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 8000000.0, 215, 216, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 143000000.0, 217, 218, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 95900000.0, 220, 225, -1 },
	{ SEGTUNE_SHARE_1K, 0.096300000000000011, 221, 224, -1 },
	{ SEGTUNE_N, 13800000.0, 222, 223, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_1K, 0.099100000000000008, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1540000.0, 229, 252, -1 },
	{ SEGTUNE_N, 88400000.0, 230, 243, -1 },
	{ SEGTUNE_MEAN, 113.0, 231, 242, -1 },
	{ SEGTUNE_SHARE_1K, 0.44500000000000001, 232, 233, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 41900000.0, 234, 239, -1 },
	{ SEGTUNE_SHARE_4K, 0.092800000000000007, 235, 238, -1 },
	{ SEGTUNE_N, 14900000.0, 236, 237, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.23000000000000001, 240, 241, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1010.0, 244, 251, -1 },
	{ SEGTUNE_SHARE_4K, 0.094899999999999998, 245, 250, -1 },
	{ SEGTUNE_MEAN, 144.0, 246, 249, -1 },
	{ SEGTUNE_N, 118000000.0, 247, 248, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
};

static const float segtune_segreduce_539a0947416971e7_cases_0[] = {
	1091,1680,1839,1055,1235,1736,1448,2312,1091,1680,1839,1055,1235,1736,1448,2312,
	1280,1280,1280,1280,1280,1280,1280,1280,365,510,927,1028,1434,1506,1829,2048,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,58,13,0,0,0,0,0,0,-345,-244,0,0,0,0,0,0,
	177,0,531,772,988,1013,1024,1024,-608,-928,-378,-648,-424,-197,-254,-211,-1137,-336,-1718,-1651,465,-2108,-1470,1005,
	157,276,164,197,71,60,-21,-46,-26,141,56,33,9,19,1,57,-1377,-404,-1826,519,-117,-565,-1709,1775,
	-1859,538,1554,-510,3232,-2003,-1018,2682,1477,-2103,196,944,-2246,1773,-716,-1084,-3244,4293,-729,-574,-2994,4817,-885,-788,
	-3246,-3864,13251,-13395,-24877,19499,2049,317,-605,-1443,-1117,-2644,-383,-790,-1243,1052,226,65,349,-84,-190,451,-87,-164,
	31,66,138,-86,-128,182,-41,2,-957,-1282,-1222,-342,-505,271,-1528,1813,-1577,403,1343,33,2561,-1252,-961,2855,
	945,-1470,-130,1297,-1219,745,-545,-921,-2560,3787,-896,7,-930,2608,-897,-503,-3849,-2872,10070,-10659,-16948,8651,2519,282,
	1280,1280,1664,1664,1664,1664,1664,1664,2304,2304,415,514,956,1031,1458,1544,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,0,0,207,31,117,30,5,0,0,0,-914,-990,-464,-475,-73,0,
	1024,1024,283,0,558,768,1024,1011,-115,-16,-646,-1312,-596,-1032,-505,-770,-1243,599,-1254,3605,1871,472,312,2933,
	10,10,-437,-307,-198,-249,102,65,-552,502,-386,-142,-206,-220,-40,33,-1930,-876,-209,2371,768,-828,-926,2318,
	-3178,751,1276,816,-2314,191,-1136,-1331,-1241,726,-202,1155,-155,1273,-422,1330,-4879,6293,-2054,-375,-1496,4161,-405,-171,
	85,85,-973,1079,2862,2878,3095,1665,-883,784,1020,1968,3415,-897,1867,1330,-120,545,-261,-558,148,-649,455,-302,
	-420,579,-352,-269,-160,-362,91,-148,-1880,-409,1569,1324,1725,-1870,241,1053,-2392,-462,1906,795,-1933,-231,-1287,-1288,
	-776,-734,-567,1256,61,1579,82,1201,-2395,2680,-3651,-510,-927,4019,-480,572,56,-345,-515,480,3435,3712,3483,3568,
	1664,1664,1664,1664,1664,1664,1987,2048,1979,1991,2560,2597,2816,2901,1686,440,-768,-162,-41,-48,0,0,-768,-768,
	-1536,-1536,-1536,-96,-1536,-1536,-1536,-1536,0,0,0,0,0,0,164,412,0,0,0,0,0,0,-332,-1451,
	1023,1024,1024,1024,1024,1024,1010,332,-530,-325,-321,-96,-205,-144,-849,-782,-483,426,976,269,659,-1154,-169,-5022,
	-265,67,-340,1043,45,456,405,-891,-16,-114,-157,-200,-9,178,69,-484,1700,1193,227,-2376,-467,364,-943,-6059,
	793,-2459,-1095,-3070,-5351,4372,4147,-2257,-178,-1847,-1620,-4784,4385,191,1,-2893,-3,135,111,-836,-125,-457,1557,5295,
	-694,429,19,288,54,84,-517,-7683,-363,425,793,316,634,-752,-199,-1524,-350,164,-469,1313,115,923,368,-588,
	-64,-58,-228,-106,47,499,59,-478,1402,1137,78,-1698,-395,624,-904,-2978,688,-2109,-768,-3659,-5007,3454,4013,-1431,
	-197,-1833,-1756,-4611,3967,123,114,-6421,370,174,347,-833,-268,-1273,1576,-2013,-112,209,66,251,23,-14,-532,-5866,
	2048,2048,2048,2048,2048,2048,2048,2048,512,513,541,771,993,1026,1113,1486,-768,-768,-218,-64,-306,-768,-128,-236,
	-1536,-1536,-435,-128,-1536,-1536,-256,-1536,42,182,925,1282,326,37,711,126,-1750,-1609,-837,-252,-985,-1242,-479,-692,
	0,731,106,521,611,774,843,1024,-1696,-1416,-435,-128,-612,-1416,-256,-518,605,-320,2389,-4376,-309,-450,-3029,-4273,
	-300,-748,2364,-579,1282,-524,-2989,-3538,-156,-447,2001,-1141,-650,-253,-3542,-206,2569,272,4379,-3313,917,325,-1737,-3023,
	312,1268,-4837,5395,4177,672,-7676,-3194,-215,-3996,-3217,3472,-3572,1149,598,2174,-1365,-5476,2682,5844,-552,1864,-1742,-2750,
	-3323,-3510,-3818,947,85,1151,489,149,-143,-1677,2573,-3396,841,-1145,-2928,-3096,-368,-690,2635,-1013,1696,-676,-2783,-2582,
	-188,-453,2248,-1320,-455,-374,-3284,21,1561,-1131,4672,-2954,1684,-86,-1619,-2127,-168,571,-4988,4329,4098,656,-8126,-2807,
	636,-1624,-3485,2463,-3499,1090,-257,1158,524,-1131,2246,3965,-801,1904,-1933,-3496,-3932,-4366,-3671,890,240,1069,425,-208,
	2048,2048,2048,2048,2048,2048,2048,2048,1537,1542,1542,1571,1797,1977,2042,2468,-768,-32,-768,-218,-64,-176,-768,-69,
	-1536,-64,-1536,-435,-128,-1536,-1536,-284,184,652,32,203,319,45,19,0,-583,-111,-731,-530,-188,-282,-243,0,
	943,964,1011,1012,1017,1024,1023,1024,-877,-64,-1154,-435,-128,-605,-896,-377,-3546,-2192,1926,-723,1452,-741,162,-41,
	263,-1174,-219,1117,-116,9,-383,2012,-26,-2640,-82,-85,909,-341,2,-387,-1076,-1674,1047,4927,-908,209,-1782,6657,
	618,2054,-175,-5056,5498,-1878,-3559,238,-1132,2084,2957,-1245,4128,-1670,-1321,3131,-204,1971,45,-1916,-485,585,38,1750,
	-526,233,-56,161,137,-73,-417,19,-2285,-2107,473,-567,1786,-365,78,-43,343,-844,-545,1285,605,242,-436,1932,
	-1,-1720,-154,-76,1655,-195,-59,-537,-136,-1134,208,4942,-59,452,-1673,6083,38,1716,186,-4702,4472,-2288,-3512,77,
	-501,1105,2658,-1381,2754,-2160,-1418,2760,-460,-514,8,-1778,-2265,359,113,1960,-691,115,52,73,-5,-216,-301,-7,
	2048,2048,2048,2048,2048,2048,2048,2099,2564,2970,3042,3365,3584,3840,3840,632,-34,-4,0,0,0,0,0,-768,
	-1536,-106,-119,0,0,0,0,-1536,0,0,0,0,0,0,0,11,0,0,0,0,0,0,0,-1763,
	1024,1024,1024,1024,1024,1024,1024,0,-640,-423,-197,-255,-211,-115,-16,-1683,-538,-823,-1020,6155,3587,3313,-6732,-647,
	-595,4196,-5267,3816,2323,3589,-4374,-113,-185,-218,-283,580,1465,5809,-4513,-42,866,8093,-8566,6362,2388,3013,-5893,-1867,
	778,-15285,12749,1557,567,524,524,129,-5970,1200,854,504,290,235,235,-3589,95,10391,-4207,-209,-268,-3054,-3054,3507,
	-62,-2,-15,28,18,37,37,3374,-644,-2337,-570,5771,3303,619,-3555,-796,-769,680,-1827,3131,1858,1444,-1448,-137,
	-292,-1157,269,217,1065,3270,-1330,-61,719,3157,-3589,5635,2099,685,-2920,-2056,546,-8972,4362,2145,881,712,180,26,
	-5622,1213,1043,488,274,213,280,-3716,338,9739,-2239,390,600,-2479,-6064,3475,47,100,-59,52,31,48,30,3299,
	2103,2122,2125,2142,2176,2176,2176,2176,437,1223,1276,1003,-256,0,27,174,-768,-768,-768,-768,-768,-768,-412,-115,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-297,528,47,14,19,128,92,968,1409,-1449,-1181,-1169,-1469,-2688,-2468,-1566,-976,
	100,1011,1021,441,0,0,528,851,-1371,-1478,-1397,-1590,-1856,-1824,-824,-490,1113,1053,-2837,-907,-678,-614,253,4311,
	-501,-85,-291,-181,-479,-328,1569,937,-398,-20,-38,-205,-417,-293,559,2137,-1546,-691,-660,1037,-1085,-912,1889,3890,
	605,2287,-1932,107,-1018,1651,-691,-3672,-264,253,-784,220,-4082,-2035,1948,1475,-6986,1734,554,3064,-1843,-2645,1145,776,
	-22,240,178,101,1880,1945,-6112,706,-943,-518,-2581,-1841,-816,-730,10,4412,-716,-177,-274,-397,-443,-280,1387,914,
	-543,-14,-58,-289,-385,-240,375,2105,-3255,-1904,-793,351,-1271,-1117,1833,4004,193,1449,-1487,-173,-925,1801,-658,-3757,
	-407,-123,-1130,-119,-3799,-1560,2335,1526,-4016,2195,265,2853,-1693,-1844,1564,856,-714,248,187,191,1845,2119,-6410,665,
	2176,2176,2176,2176,2176,2176,2176,2176,256,256,256,385,512,512,513,513,-768,-768,-768,-768,-161,-768,-768,-768,
	-1536,-1536,-1536,-1536,-430,-1536,-1536,-1536,36,77,0,79,1661,42,625,1503,-2268,-2227,-2304,-2096,-387,-2006,-1422,-544,
	0,0,0,0,484,0,73,955,-1984,-1656,-2048,-1728,-500,-1824,-1524,-979,-37,-492,356,331,3699,-623,1025,-232,
	-103,-217,-123,-224,941,-121,693,3429,-50,-198,12,-156,-1580,-47,342,4189,1557,-57,924,433,2692,1314,3296,2367,
	7,-1575,-136,1706,-2505,454,-679,-2128,1672,-780,-489,301,-4375,-2295,-3728,-90,-1033,-1765,3627,-1243,6939,-924,-1453,-864,
	-165,-6220,-1286,4880,591,-3923,5304,1087,-405,-228,76,121,3319,-920,-422,-138,-63,-428,-136,-210,1128,-120,713,3455,
	8,-358,9,-138,-1435,-17,522,4178,808,1449,295,406,2581,73,1320,2496,-943,-683,-932,1657,-2436,-105,-1063,-1973,
	2574,-1507,-97,680,-4302,-966,-1914,-136,221,-2265,3372,-274,7092,444,1559,-913,-1783,-6243,-1780,4218,594,-2886,3924,1017,
	2176,2176,2176,2176,2176,2176,2176,2176,533,553,640,665,665,749,760,761,-403,-222,-768,-190,-190,-280,-307,-173,
	-1536,-1536,-1536,-611,-611,-1536,-1536,-1536,522,736,42,712,1487,441,1331,631,-1505,-1271,-1878,-1183,-408,-1369,-470,-1167,
	569,542,2,594,594,627,720,1024,-806,-661,-1648,-611,-611,-740,-779,-653,-950,-4667,677,4202,1283,8574,7781,-1887,
	802,-1062,-38,3366,-1545,3983,216,-775,-715,4,-18,1458,-2491,-627,-1035,585,1811,-3709,-2684,748,68,4990,3872,-3522,
	122,787,-558,1834,-7659,-5,-5156,-1073,876,6193,760,-114,-13488,6835,-10173,-3292,4641,4337,-1940,1437,-20684,6750,-1951,-2430,
	4556,3153,3461,2166,354,117,651,1096,-523,-3422,987,4216,803,8588,7585,-953,925,-916,-51,3486,-1374,3984,425,-689,
	-614,90,-50,1650,-2291,-477,-765,567,2137,-2397,-1938,752,-268,4833,3829,-3172,420,150,-175,1709,-6705,246,-5045,-1181,
	1036,5315,54,205,-12423,6826,-9795,-3469,4067,3249,-2424,1693,-19058,6830,-1554,-2844,4461,3628,2962,2064,382,72,667,460,
	2176,2176,2176,2176,2176,2176,2176,2176,766,766,768,769,896,986,986,1017,-768,-768,-768,-768,-768,-370,-370,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,117,816,47,82,30,333,995,582,-1677,-978,-1745,-1708,-1634,-1241,-579,-961,
	455,455,0,420,284,606,606,760,-1202,-1202,-1680,-1388,-1536,-740,-740,-1265,-2554,2502,1009,3001,-2223,-7346,-8636,6143,
	-130,2249,146,-183,-12,-2872,-5327,-357,-82,-438,58,-75,-44,-542,-3553,-790,-2917,4927,-451,-688,563,-4813,-7788,474,
	-686,4565,-1280,430,735,-3817,-923,-4964,-2707,4296,3018,172,814,-3299,-4496,407,-2800,-919,176,-1732,712,-6586,-4792,-23,
	5873,957,-2447,-4478,1192,-684,-134,4,23,1455,826,1953,-2164,-5484,-7801,4428,-92,1998,78,-207,-51,-2483,-4858,-325,
	-220,-484,31,-115,-76,-460,-3328,-749,-1073,4124,-555,-965,714,-3270,-6928,-730,930,4482,-1239,396,818,-3079,-1028,-4435,
	-3088,4246,2639,527,611,-3643,-4689,441,-5538,-539,-144,-746,427,-7609,-5415,747,3383,1159,-2485,-2720,1311,-359,-63,-26,
	2176,2176,2176,2176,2176,2176,2176,2176,1023,1024,1028,1111,1151,1152,1282,1282,-213,-114,-768,-128,-768,-768,-768,-768,
	-1536,-328,-1536,-256,-1536,-1536,-1536,-1536,1174,1296,743,955,21,0,37,32,-364,-239,-789,-494,-1388,-1408,-1241,-1246,
	853,749,740,841,1006,1024,962,988,-677,-440,-1085,-256,-1492,-1600,-1412,-1254,4877,-1040,-1844,3841,-1726,3061,-920,1160,
	6766,-848,2523,2284,19,-110,-167,-97,5010,-1773,-103,1271,-53,-66,-90,-28,4444,-1046,-913,-115,-2699,2557,1749,-1787,
	5617,1716,2157,7783,-1090,3050,1293,-2848,3097,3129,-1149,2915,-379,-82,2501,92,9284,-12111,161,7548,-1970,-779,678,401,
	199,-1,-211,-78,357,650,-395,-139,4883,-1897,-1172,4098,-456,1026,-510,2644,6497,-442,2384,2210,-13,-234,-145,10,
	4885,-1652,-248,1358,-35,-58,-99,-141,4338,-1258,-461,-34,-1868,874,1124,294,5323,2578,2169,7308,-591,1719,708,-876,
	2923,3832,-1319,2397,-440,-159,2080,1273,8757,-10558,-241,6790,-2317,-171,460,-208,62,43,-262,-68,452,695,-467,-53,
	2176,2176,2176,2176,2176,2176,2176,2176,1289,1419,1523,1536,1538,1538,1779,1793,-134,-137,-110,-90,-12,-440,-79,-768,
	-1536,-408,-530,-287,-29,-1536,-266,-1536,289,319,862,846,281,67,671,5,-983,-822,-175,-178,-740,-955,-110,-762,
	935,932,978,941,927,999,1001,1024,-658,-536,-530,-394,-587,-880,-402,-1245,842,-1447,888,-2078,-1283,556,4288,-4047,
	218,1182,-672,-1627,484,903,4270,-225,7,408,992,-531,676,-204,2414,-83,185,-5589,-2464,-343,2485,420,4885,-2757,
	-1449,-103,-3094,1951,3159,4669,198,-5542,2114,-3984,-11916,4401,-6573,-3473,905,-3474,4854,-4963,-2538,-1970,-4410,-1670,-5316,71,
	-49,67,-14,-29,261,-106,-64,-14,588,-1469,991,-2403,-1433,597,3928,-3890,416,1210,-740,-1799,473,581,3885,-455,
	27,385,774,-799,457,-201,1855,-195,-81,-5478,-2450,-735,2333,543,4344,-2716,-1633,-269,-2841,2080,3115,3673,1145,-3883,
	1724,-3658,-11164,4287,-6337,-2671,1664,-2786,4744,-4728,-2526,-1808,-3857,-1523,-4168,-28,-205,77,-32,-20,318,-70,-23,86,
	2176,2176,2176,2176,2176,2176,2176,2176,1798,1998,2025,2051,2052,2288,2568,2820,-768,-143,-52,-166,-448,-90,-49,-8,
	-1536,-596,-233,-1536,-1536,-568,-640,-1536,32,104,158,313,31,62,0,0,-730,-458,-377,-196,-478,-210,0,0,
	1020,1024,1017,1023,1024,1024,1024,1024,-1153,-596,-409,-696,-896,-568,-640,-640,4608,-753,1145,672,1345,1829,-243,13,
	-16,3020,-1815,1177,-433,1645,-69,98,37,72,1174,401,-311,-495,-353,92,3414,-1519,553,452,1159,-218,-1900,-538,
	3595,-135,-5698,8250,98,2029,-3729,-940,4472,-9419,2385,4511,-1348,262,-915,4174,-660,1659,-2946,-870,105,1287,251,-1449,
	-68,-52,0,-156,-162,-31,-52,-32,3684,-903,1175,602,1148,1964,-764,144,-73,2691,-1776,1195,-491,1875,-829,285,
	33,-102,1040,415,-331,-478,-787,234,2780,-1745,288,438,1089,18,-2428,-437,2392,276,-5031,7836,-385,1958,-2486,-1031,
	3654,-8428,2664,4152,-1398,406,-633,4276,-552,2094,-2519,-951,228,1360,1129,-1451,-50,-21,19,-187,-85,-50,9,-66,
	2176,2176,2176,2181,2195,2220,2240,2304,2829,3003,3072,169,935,1374,640,-256,-14,0,-1,-768,-768,-479,-768,-768,
	-174,-129,-92,-1536,-1536,-1536,-1536,-1536,0,0,0,663,202,297,24,128,0,0,0,-1738,-1462,-978,-2024,-2944,
	1024,1024,1024,172,426,963,0,0,-312,-531,-260,-925,-1611,-938,-1712,-1984,1408,-2893,-1435,-1525,4124,1670,-285,-776,
	-2633,4620,-761,-1019,282,1883,-53,-364,-344,-212,93,-695,-118,3,2,-420,-2608,5466,-883,-1157,-1004,2058,-2242,-748,
	8373,-14320,7734,613,-12,775,814,2422,638,-86,-117,4862,485,-983,3410,1205,-1575,-1569,-924,9485,-2262,-1872,1566,352,
	-25,-16,-6,1293,-556,-407,3121,807,2172,-4982,1168,-329,1711,1371,108,-836,-798,823,3782,-929,-30,1437,-18,-291,
	413,-1284,1146,-666,-149,-139,-3,-332,-691,1066,3841,711,-3446,1820,-1538,-719,4584,-6189,1103,1112,-1084,688,1208,2228,
	216,379,-409,1330,1454,-290,2169,1192,-2535,-858,-2256,3746,645,-1064,181,288,-92,68,-51,2836,-254,-386,2503,825,
	2304,2304,2304,2304,2304,2304,2304,2304,0,23,143,255,256,256,385,506,-768,-476,-139,-768,-768,-768,-768,-768,
	-1536,-1536,-425,-1536,-1536,-1536,-1536,-1536,102,972,1441,78,0,36,79,1584,-2714,-1822,-1232,-2483,-2560,-2524,-2352,-725,
	0,518,835,0,0,0,0,952,-1920,-952,-618,-1784,-2176,-2112,-1840,-1062,-588,-227,3366,-320,509,102,509,67,
	-104,704,2443,-24,-171,-53,-52,2351,-233,367,4224,-152,4,-31,-113,4470,599,302,5084,-341,1412,2423,-389,3360,
	-3154,357,-1500,-1645,2136,2760,-262,-3046,-2518,-19,-82,-307,-129,124,-570,-1315,-1370,-260,-119,-1075,306,-178,-458,-7427,
	-1408,-2261,1063,-5565,1279,-637,6062,556,-428,-516,3605,492,148,-192,701,294,-74,528,2308,-143,-224,-24,-40,2003,
	-200,254,4099,-254,-48,-5,-96,3982,678,272,5226,1750,1176,1854,75,3395,-2947,283,-1434,1076,1209,1648,283,-2799,
	-2330,129,46,-1360,-600,475,-552,-1461,-1330,234,29,-2430,-57,166,-431,-7275,-976,-2747,999,-4500,98,-1961,6087,613,
	2304,2304,2304,2304,2304,2304,2304,2304,512,512,512,531,584,640,676,676,-768,-145,-768,-398,-147,-768,-164,-164,
	-1536,-375,-1536,-1536,-425,-1536,-468,-468,42,1894,671,566,1179,49,1135,1705,-2262,-410,-1633,-1719,-1052,-2127,-1006,-435,
	0,499,71,568,586,2,609,609,-1952,-508,-1632,-912,-569,-1776,-507,-507,-1103,730,776,2567,-6571,1280,-3576,3605,
	-94,-4525,1385,1231,-6856,3,-1021,-3722,-26,-2081,1142,-193,-6253,19,356,-469,-956,-460,774,1709,-5551,-4104,-1566,2559,
	-1453,3191,2040,2434,-8592,585,4782,5527,199,2967,-8559,7250,930,453,2503,6943,488,-236,-12867,1287,-604,-817,670,6385,
	-3854,-5,6133,5037,562,2889,12,-400,-969,131,-216,2788,-6983,1491,-3259,3773,-114,-4088,1793,1219,-6613,12,-1106,-3943,
	-33,-1607,1620,-266,-6014,-5,124,-770,-1516,-469,-1218,2133,-5705,-3668,-1529,2708,-1602,3131,828,2427,-8045,906,4062,5351,
	852,3088,-647,7115,1316,-473,2139,6592,691,9,-2771,1097,16,-2208,232,5810,-2320,-53,2844,4525,495,2673,143,-426,
	2304,2304,2304,2304,2304,2304,2304,2304,737,767,767,768,769,769,770,896,-280,-768,-768,-768,-160,-768,-279,-768,
	-1536,-1536,-1536,-1536,-505,-1536,-1536,-1536,513,116,894,47,816,105,1485,32,-1566,-1933,-1155,-2001,-1231,-1942,-561,-1888,
	609,456,456,0,1024,420,728,287,-843,-1270,-1270,-1808,-628,-1516,-806,-1664,-235,-3938,2988,675,-2053,2824,-1908,-2903,
	-3016,-240,2238,239,-277,-249,-5805,-7,453,-166,3258,138,507,-147,-4991,-75,-691,-5691,3567,672,266,-1011,-4570,1691,
	24,-5141,151,-175,-1092,410,-7253,3002,-8391,3618,-4942,1152,2640,-4749,6498,2000,-473,7871,-1959,4969,895,-6990,3565,-736,
	-1235,6975,110,-2783,-113,-7508,5,679,-187,-292,2738,398,-1835,1421,-1593,-3201,-3061,-104,2012,169,-293,-324,-6118,-128,
	239,-256,3122,115,433,-186,-5404,-94,-630,-1309,3641,54,258,-2098,-4371,895,-1,-2072,-7,-258,-1243,-1245,-7097,2402,
	-8452,-1071,-5029,1116,2546,-2626,6273,1753,-618,-1182,-2150,4402,730,-3051,3235,-698,-1249,2729,448,-2235,-242,-4086,115,853,
	2304,2304,2304,2304,2304,2304,2304,2304,1002,1002,1005,1021,1023,1025,1110,1152,-285,-285,-215,-768,-105,-768,-128,-768,
	-1536,-1536,-1536,-1536,-299,-1536,-256,-1536,375,1163,1350,817,1532,620,1203,24,-1439,-651,-461,-979,-260,-1171,-504,-1641,
	621,621,847,732,750,768,840,1006,-782,-782,-780,-1202,-453,-1382,-256,-1608,-3704,-5878,-947,-573,3324,5493,-651,-911,
	-1802,2451,-4085,479,1169,2670,1639,47,117,4889,-2862,1772,2585,509,1743,-148,-2405,-5717,3181,-801,-1135,8491,598,-1285,
	384,-294,6589,-2885,-411,5780,1209,4157,4388,10353,-8045,1885,1001,479,-202,459,2755,11376,-14138,-286,7061,-843,2948,-805,
	-1345,-479,-361,-522,-148,-233,-226,259,-3122,-5436,-833,-423,2210,4478,78,245,-1641,2261,-4058,349,1871,2875,1131,-65,
	124,4599,-2898,1647,3189,1052,1407,-217,-1823,-5363,3107,-518,-976,7384,707,-535,329,-600,6600,-2447,-151,5429,728,3135,
	3076,9635,-7881,1354,1110,1207,-581,319,1261,10502,-13808,-932,7621,355,1728,-1104,-1240,-418,-415,-591,-140,-282,-211,401,
	2304,2304,2304,2304,2304,2304,2304,2304,1152,1278,1283,1283,1440,1535,1541,1543,-768,-161,-768,-768,-120,-81,-411,-102,
	-1536,-677,-1536,-1536,-344,-237,-1536,-375,0,383,38,36,590,1077,77,1045,-1664,-1155,-1496,-1497,-787,-204,-1198,-228,
	1024,932,987,964,939,936,999,981,-1728,-677,-1357,-1540,-458,-413,-1008,-658,2057,632,-4712,956,727,1351,1397,-2262,
	-228,722,224,162,-2355,-334,1291,-326,-207,682,-132,-231,234,1152,-233,822,-651,1828,463,313,1495,718,1236,-1050,
	-3331,-3865,-2133,1577,2224,-802,838,943,-1790,-3833,-513,2132,8665,-164,-1551,3092,-75,4783,3460,927,4696,-443,-3161,-3699,
	590,-134,-201,-450,-165,-20,-43,-46,114,511,-567,-1360,906,1009,1356,-3193,-381,653,707,4,-1927,-376,1195,-641,
	-221,653,-297,-231,498,904,-205,738,-1936,1671,3092,-71,1727,822,1268,-1777,-2801,-3768,-157,335,1676,-889,601,1794,
	-1680,-3362,822,1500,7720,-53,-972,4200,696,5020,1279,2308,4554,-102,-2902,-1616,627,-153,-126,-597,-143,-25,-20,34,
	2304,2304,2304,2304,2304,2304,2304,2304,1589,1779,1792,1794,2001,2035,2052,2053,-10,-77,-768,-768,-137,-51,-441,-167,
	-24,-309,-1536,-1536,-472,-204,-1536,-752,412,862,6,36,124,191,31,441,-815,-174,-1018,-986,-691,-590,-734,-322,
	942,1002,1024,1020,1024,1017,1024,1024,-715,-530,-1373,-1281,-518,-402,-998,-752,1140,-2172,142,442,-2149,-1873,406,378,
	3940,-1968,-421,-76,-6151,-2342,-281,1794,2582,543,-192,33,-2041,-2366,-405,45,3923,-2582,-288,1211,-4884,-3257,-266,789,
	-1618,-727,-612,-2405,-3001,6070,737,1762,-11304,601,1135,724,4234,3538,-2100,4729,-1697,-4042,1565,3080,-6361,7004,878,-1978,
	-31,-53,6,-34,-39,-32,-25,-162,62,-2257,-274,912,-1501,-1452,445,66,2938,-2339,-544,18,-5229,-1787,-218,1289,
	1873,-319,-322,19,-1401,-1826,-275,-157,2953,-2908,-428,1464,-4091,-2771,-243,343,131,-313,-147,-2123,-4127,4954,-66,2427,
	-8955,1047,1007,859,3073,2389,-2474,5359,320,-2186,1835,2830,-7643,5414,587,-1522,76,-2,10,-63,-110,-57,-18,-88,
	2304,2304,2304,2304,2304,2304,2314,2317,2307,2554,2824,2831,3076,3328,535,569,-83,-51,-6,-13,0,0,-768,-768,
	-696,-768,-1536,-181,-99,-47,-1536,-1536,67,23,0,0,0,0,523,212,-443,-239,0,0,0,0,-1777,-2061,
	1024,1024,1024,1024,1024,1024,270,82,-696,-768,-768,-440,-512,-260,-1128,-1725,2045,-328,-145,-620,6727,-9311,639,1359,
	3104,55,620,-2463,5155,-9705,-112,-295,-326,-497,568,-166,336,-1845,18,-344,3251,-349,-794,-2941,3461,-8896,1482,8724,
	3037,-3592,16,4748,5726,1535,-2279,-596,3054,-2414,1752,-218,-219,-226,4320,-3239,918,815,1528,-397,-66,2179,12144,-5269,
	-17,-70,24,8,-7,-25,3033,1158,2168,-519,-344,267,6733,-3758,2493,937,3253,-301,328,-1446,5028,-4910,65,-294,
	-181,-686,380,180,78,640,-50,-336,3327,-652,-902,-2008,3136,-3364,4085,7781,2500,-2869,204,3832,5933,-1499,-1169,-1259,
	2642,-2230,2148,-382,-264,-478,-353,-956,507,1228,1723,-1063,68,-231,5729,-1609,-20,-17,20,-42,2,-65,4952,1018,
	2318,2356,2360,2370,2432,2432,2432,2432,1500,833,411,1180,433,512,512,540,-768,-327,-768,-768,-379,-768,-768,-218,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-435,33,995,687,25,808,42,213,1665,-1311,-1091,-1831,-1744,-1831,-2518,-2347,-866,
	1024,699,200,1024,313,0,730,106,-1516,-1031,-1168,-1726,-992,-2080,-1800,-435,1696,5616,-643,1521,3674,908,-1460,-544,
	-72,1643,556,-100,2698,-176,-692,-1857,-189,3983,593,-320,1555,-103,-572,53,955,2191,-555,2271,-2439,2344,-104,-2857,
	158,-3719,-1587,872,-1172,1999,2016,5374,693,-3260,16152,2237,2246,729,-4817,2157,-666,-3538,11538,-68,1573,-927,-6956,551,
	-3,-539,-11673,347,-4948,1845,-4185,1378,85,3861,592,512,3717,754,-1848,-297,-119,645,879,-312,2206,-239,-460,-1727,
	-204,3262,594,-281,1019,-114,-369,123,-287,690,1128,1545,-1280,1872,-908,-2559,118,-3828,-252,701,-1145,1476,1300,5150,
	-257,-2550,10362,2100,-66,1497,-2362,1715,-541,-2094,4765,473,-819,124,-3827,-90,-98,-309,-8089,304,-3101,2335,-3862,1430,
	2432,2432,2432,2432,2432,2432,2432,2432,768,1001,1024,1109,1509,1539,1539,1548,-64,-264,-768,-128,-206,-32,-768,-768,
	-128,-802,-1536,-256,-740,-64,-1536,-1536,2049,548,49,1455,324,1407,36,209,-255,-1523,-1999,-508,-1239,-126,-1496,-1315,
	521,612,776,840,1024,966,1010,946,-128,-802,-1800,-256,-740,-64,-1538,-1261,-2874,-2727,-824,-3019,-1337,-961,1248,-5327,
	2260,-2676,-626,1036,546,2575,903,-60,2969,-529,-500,1927,1796,2329,-503,313,-1308,-4575,1104,495,2861,624,2210,-4000,
	-654,-147,-1419,-70,1922,-519,-1236,-626,-344,2996,1140,-789,1687,-586,2228,-3185,-887,1791,-1844,-443,-2168,2250,-589,-978,
	-61,-487,380,-195,-107,3,-58,-263,-1081,-2257,-2159,-1504,-1165,-426,571,-3514,911,-2423,-748,-124,646,2125,595,384,
	2102,-413,-470,952,1848,2545,-419,260,-1113,-4122,-603,608,2982,430,1630,-2417,-484,-267,-1886,-315,1806,-573,-1467,-280,
	-304,2458,1340,-922,1561,-442,1416,-2672,-916,1090,120,-940,-2190,1436,-513,-2108,-47,-380,635,-209,-113,-29,-122,-288,
	2432,2432,2432,2432,2432,2432,2432,2432,1567,1794,2024,2050,2512,2567,2997,3080,-218,-64,-127,-768,-60,-33,0,-1,
	-435,-128,-413,-1536,-285,-1536,-126,-63,694,1030,145,36,103,31,6,0,-811,-248,-903,-987,-458,-474,-69,0,
	1011,1017,1024,1023,1024,1024,1024,1024,-435,-128,-646,-1280,-596,-1024,-505,-768,-278,-430,-455,282,-1396,-776,-6969,9258,
	-1242,-1582,-3384,-335,-4621,-865,-12555,9096,-588,-2650,-1397,-99,2006,-451,-511,1621,-1551,-3419,-1743,221,-1878,-165,-11492,9368,
	2559,-1542,-2473,4080,1447,2992,8411,-11558,2418,-1520,1532,1859,746,2248,-295,-393,5311,8201,843,-1566,-2811,-448,-179,-1160,
	-118,-44,-9,-18,-28,4,-2,31,270,-279,-375,771,-1139,-716,-3582,4288,-689,-782,-3406,-176,-4107,-846,-7311,2231,
	-119,-981,-1321,-53,2111,-486,1156,-599,-1091,-2715,-1640,547,-1441,-101,-6403,2595,2328,-1923,-3179,4116,1160,2259,1529,-2645,
	1520,-1803,1258,1789,678,1050,-743,305,4241,5608,-12,-1953,-3527,-557,-2297,1671,-178,-123,-2,-47,-35,71,-56,88,
	2432,2432,2432,2432,2432,2432,2476,2483,3515,3527,4096,4133,4352,4437,918,887,0,0,0,0,0,0,-768,-768,
	-6,0,-1,0,0,0,-1536,-1536,0,0,0,0,0,0,121,140,0,0,0,0,0,0,-2120,-2148,
	1024,1024,1024,1024,1024,1024,422,470,-530,-325,-321,-96,-205,-144,-1788,-1843,29074,-27354,581,2159,-1431,-1024,-1291,5081,
	18278,-16178,535,-3155,3516,-1375,216,119,14244,-13241,5816,-3131,1777,3484,123,94,29115,-28205,-489,-664,1090,-924,-1431,7004,
	199,2,-20,36,247,511,745,1718,-187,-184,-34,-10,67,167,-3494,27,-3084,-3753,-30658,28208,-3693,4310,-1375,-2701,
	-9,-6,-9,-4,16,46,-998,370,11277,-10885,-77,2674,-1706,-1303,-1554,3558,6397,-5085,-2177,-1423,2898,-936,94,29,
	5998,-4917,3410,-444,1443,3530,99,116,11026,-11514,-1902,-199,889,-1127,-1699,4306,1577,-1268,579,-458,376,371,491,431,
	-65,-288,31,-93,65,132,-2981,2885,-292,-6457,-13551,10975,-1467,3046,-752,2286,24,-33,17,-21,23,47,-431,1853,
	2496,2496,2497,2555,2560,2560,2560,2560,1152,2944,1174,508,-256,0,29,153,-59,-3,-768,-768,-768,-768,-389,-135,
	-463,-169,-1536,-1536,-1536,-1536,-1536,-420,852,22,146,4,160,108,1112,1434,-1196,-234,-1882,-2805,-3424,-3220,-2186,-1741,
	1017,1024,944,0,0,0,525,839,-754,-794,-1677,-2299,-2240,-2160,-1105,-874,5320,-4126,896,1850,-703,-19,1152,5742,
	-3814,4414,648,-524,-587,-121,-638,2741,-1186,51,135,-22,-445,-313,123,2382,-1138,4163,1602,1977,-1045,1890,1457,11178,
	-8428,-10703,-105,735,-1548,2350,2293,3558,-9649,-85,-1165,-1356,1273,1472,-252,-679,-1108,-195,-4569,-1971,-1175,1322,-444,-528,
	-313,-18,-46,1571,-269,2087,-1838,2735,4533,-5914,-414,1209,-683,147,972,5745,-3715,926,310,-616,-519,-108,-866,3008,
	-1337,-678,155,-144,-292,-218,-10,2878,-1493,1145,299,454,-954,2158,1399,11189,-7582,-5716,-405,-696,-1694,2300,2379,3312,
	-8475,561,-756,-1211,1286,1494,-536,-227,209,1016,-2113,-985,-882,1617,-485,57,-298,26,45,1192,-278,2254,-1813,2501,
	2560,2560,2560,2560,2560,2560,2560,2560,256,256,256,384,435,504,511,512,-768,-768,-768,-768,-352,-768,-768,-768,
	-1536,-1536,-1536,-1536,-935,-1536,-1536,-1536,77,0,39,80,1053,1731,244,47,-2995,-3072,-3033,-2864,-1840,-1094,-2573,-2769,
	0,0,0,0,317,953,728,0,-2024,-2432,-2368,-2080,-935,-1314,-1928,-2208,549,1790,841,4566,-2120,3969,562,-780,
	-35,-481,-197,-75,-3118,-333,97,-102,-191,-148,-101,-189,239,-1248,-556,-24,-798,541,1893,-2436,-1504,1780,-107,1538,
	2806,338,132,-3986,2179,7203,-1282,1872,1562,203,349,1066,680,1106,-6438,-2542,364,2778,-524,-1355,566,3563,-4471,149,
	-3427,299,1000,1937,-9963,718,-2998,1419,2225,1983,1013,4564,-1776,3882,254,-1371,-138,-604,-329,-232,-3125,-319,152,-330,
	-252,-264,-104,-158,256,-1006,-377,-132,742,69,1014,-1746,-831,1932,-564,768,3515,-46,-31,-3662,1984,6637,-2209,763,
	998,181,1381,963,-208,976,-2085,-2008,-402,2489,769,-813,-292,3154,602,1805,-1913,-419,-636,2147,-9542,714,-2023,632,
	2560,2560,2560,2560,2560,2560,2560,2560,512,512,512,535,540,551,641,656,-768,-768,-124,-374,-218,-199,-768,-183,
	-1536,-1536,-321,-1536,-435,-573,-1536,-515,98,732,2368,686,1919,1213,59,1202,-2717,-2084,-448,-2107,-868,-1564,-2628,-1470,
	71,71,508,575,106,541,2,592,-1868,-1868,-533,-1101,-435,-825,-2024,-763,-2775,1316,2742,-3263,-179,-6141,587,2682,
	-210,3270,-1545,2797,3893,-3130,-58,-517,-498,2692,-273,1786,1681,-2284,-81,-611,-1611,2508,-272,-2690,-488,-3809,-3206,-590,
	-2546,2959,304,-829,-71,-4131,647,-4136,-2852,-7171,52,3911,132,-633,1482,-461,1545,-7872,16,1338,-144,-630,-2712,-702,
	-4386,5110,-11,6585,283,2703,4600,-251,-1635,804,1993,-2384,11,-6359,666,2416,-187,3752,-886,2205,3706,-2982,-62,-559,
	-524,3027,125,1254,1481,-1967,-104,-551,-697,928,-168,-2031,-322,-4116,-2778,-675,-1297,1803,140,-147,-207,-4303,993,-4399,
	-4568,-1474,54,1597,-146,-164,888,-432,-1208,-1913,69,-1197,-507,-40,-3147,-693,-2658,2646,-61,6039,299,2457,4290,-198,
	2560,2560,2560,2560,2560,2560,2560,2560,656,723,745,763,768,768,768,769,-183,-321,-255,-171,-768,-64,-768,-768,
	-515,-992,-816,-499,-1536,-128,-1536,-1536,2046,778,980,1020,106,2304,46,170,-626,-1827,-1603,-1546,-2454,-256,-2513,-2389,
	592,433,613,1024,418,521,0,459,-763,-992,-938,-785,-1750,-128,-2064,-1487,1435,-2101,4114,-902,1348,-3014,3212,-1467,
	-2802,-2788,1260,-1289,-723,2835,320,212,-1404,42,3251,-739,-360,2120,161,-4,1213,-5093,3443,-2796,-1683,-1407,265,-4679,
	-408,-1054,-8490,1868,-2922,-320,-49,-117,-338,1854,63,736,-10606,-108,1583,12155,-204,672,-527,-238,-8672,-163,5439,16518,
	-236,2269,155,-417,-12833,-11,-2301,9143,542,-1875,3533,-891,889,-1188,3112,602,-1813,-2852,1241,-1339,-682,1803,224,247,
	-422,42,3217,-848,-333,862,103,-143,847,-4806,2857,-2762,-2229,-2035,133,-1573,153,-875,-8104,1626,-2437,-235,-20,1215,
	287,1379,1067,614,-6631,-124,1361,2431,578,250,804,-467,-4575,-228,4935,4253,-184,2457,-22,-420,-8734,-20,-2246,4124,
	2560,2560,2560,2560,2560,2560,2560,2560,769,776,896,1007,1007,1012,1021,1024,-768,-266,-768,-242,-242,-200,-768,-89,
	-1536,-973,-1536,-666,-666,-795,-1536,-236,1052,1764,41,752,1554,1636,982,1983,-1507,-788,-2391,-1569,-767,-680,-1325,-321,
	459,738,291,615,615,851,729,770,-1487,-973,-1920,-864,-864,-912,-1392,-475,982,-585,-2088,-438,-1630,2186,-5679,2087,
	-4188,-3476,-270,-1266,4810,-4674,-5710,-2541,-2460,-906,-68,940,6108,-3816,-2909,-170,6069,-1518,1802,4663,484,2170,-9531,-906,
	-2673,3842,510,1403,1273,1621,-3820,-497,-4647,2700,211,849,1270,2274,-4678,-179,-5568,3578,-1952,-342,1481,3164,1327,-67,
	531,-274,4322,-267,-207,-253,-519,-52,989,-176,-2244,-498,-2498,1958,-4940,143,-3775,-4140,-359,-1196,5493,-4535,-5461,-1063,
	-2045,-1478,-94,966,6744,-3613,-2627,866,6074,-1496,1108,4669,208,2084,-8816,-435,-2716,3851,369,1388,1873,1659,-3620,-623,
	-3919,2602,1182,855,1689,2304,-4861,-260,-4755,3526,-812,-236,2041,3119,419,-15,352,-185,4507,-210,-202,-273,-539,-63,
	2560,2560,2560,2560,2560,2560,2560,2560,1024,1040,1110,1152,1152,1152,1269,1279,-768,-768,-128,-768,-768,-768,-145,-768,
	-1536,-1536,-256,-1536,-1536,-1536,-522,-1536,712,27,1708,147,0,29,547,42,-1592,-2261,-510,-2029,-2176,-2146,-1512,-2007,
	767,797,841,886,1024,1007,931,985,-1616,-1896,-256,-1530,-1984,-1848,-806,-1579,9559,2067,-2092,-3412,3221,1615,-1193,-5606,
	4519,-1060,1086,686,-847,-399,-4055,-270,7636,-483,2015,597,-545,-209,-1250,-94,9889,2075,-364,-4215,3058,270,-410,-6053,
	7932,4382,-517,3491,1341,93,166,-8170,1437,1551,-776,-1910,1284,762,3100,-5304,-756,-4202,-1367,8502,3090,-1437,-74,-2847,
	-226,513,-106,-527,760,519,-5,-80,7783,1327,-147,-291,1506,2020,-1077,274,4387,-1008,-656,558,-812,-554,-3840,-24,
	7894,-398,428,409,-476,-340,-1272,10,8128,1272,-531,-512,1116,428,-356,-32,6762,4143,-504,5079,28,557,-107,-4136,
	2176,2013,-721,-1922,1231,742,2939,-3249,1602,-2563,-1519,4069,3876,240,-203,-6349,-189,584,-144,-408,638,619,-6,-123,
	2560,2560,2560,2560,2560,2560,2560,2560,1280,1408,1464,1491,1507,1533,1534,1536,-768,-768,-115,-13,-113,-435,-65,-32,
	-1536,-1536,-331,-26,-430,-1536,-199,-64,49,17,684,510,1361,119,1548,1665,-1999,-1903,-1179,-1327,-460,-1676,-246,-127,
	963,1024,946,915,976,997,931,965,-1796,-1764,-611,-971,-780,-1202,-444,-64,4298,2013,-406,77,1964,-2088,279,-1157,
	-209,-223,-1053,803,-6431,-3496,-1420,-1309,-78,-247,-1007,1114,-3867,1037,1148,-422,5214,2096,-185,621,605,-1231,-1617,40,
	4563,1645,7290,-3034,-159,16,-263,-115,3512,4392,2297,3440,739,-8318,-33,-163,-1452,-1084,-766,-526,2228,1387,39,-51,
	-384,-72,-46,80,-17,-95,5,-1,416,1073,-35,-690,654,-1002,301,-294,-346,-358,-694,554,-5418,-3031,-2435,-154,
	-52,-53,-821,914,-2759,1063,89,262,1087,1112,148,235,342,-214,-889,-809,1258,934,6053,-1489,288,56,-422,-145,
	1347,4090,2206,4256,1152,-7482,-299,-52,65,-414,-1189,780,3099,882,680,-203,-532,-132,0,86,-41,-100,27,-10,
	2560,2560,2560,2560,2560,2560,2560,2560,1537,1566,1680,1789,1792,1795,1795,2034,-768,-218,-768,-75,-768,-64,-768,-122,
	-1536,-435,-1536,-316,-1536,-128,-1536,-375,220,925,0,1182,7,1281,37,313,-1571,-837,-1648,-357,-1529,-252,-1496,-982,
	943,1010,1024,1004,1024,1017,1020,1024,-1389,-435,-1720,-677,-1615,-128,-1537,-612,-3585,-626,2633,-691,1827,-1637,1805,448,
	-3982,-1336,71,3667,-246,-1800,401,-1784,767,-1680,-619,4127,-269,-1590,61,1085,-6226,756,2295,5356,3224,534,157,1337,
	-2968,-668,-573,-874,-2929,-496,5619,5876,-2762,464,-862,-208,1827,-605,2795,2729,-3055,576,984,3229,-719,-233,1881,9914,
	-283,-57,-10,3,22,-19,28,-16,-2118,332,908,-1177,1222,-62,2421,829,-3590,-1275,-725,2629,-445,-430,511,-852,
	746,-1596,-521,2886,-287,-674,59,1492,-4702,1091,738,4800,2464,1072,1022,1898,-2566,-969,-741,-1023,-2048,-830,5098,4793,
	-2695,-402,-1454,-578,1563,-703,2690,1425,-3918,-625,1605,5244,-207,-611,1631,8640,-279,-106,-125,17,-10,-40,38,-41,
	2560,2560,2560,2560,2560,2560,2560,2560,2050,2053,2055,2306,2408,2564,2664,2819,-442,-156,-47,-83,-768,-50,0,-14,
	-1536,-822,-204,-516,-1536,-883,-1536,-167,32,658,290,67,0,31,0,67,-1246,-617,-983,-955,-920,-734,-664,-443,
	1024,1024,1016,1024,1024,1024,1024,1024,-1254,-1008,-658,-880,-1356,-998,-1228,-696,262,-2105,-306,4898,-329,632,2540,4290,
	-742,-2774,-2104,486,-220,574,-696,1753,-264,2088,-231,5067,-41,428,-461,4668,575,-1784,-1507,4966,-506,824,2466,2412,
	443,760,-2252,-6848,-3814,-310,-5569,6125,-1690,2067,1791,-4759,-3004,-285,-9382,-428,-2791,-4876,-1315,-7373,3422,-634,905,-2673,
	41,-48,1,18,-59,-25,38,-11,369,-2771,-468,4278,-246,517,1789,4758,-566,-3535,-2364,-675,-205,248,-960,2747,
	-158,1652,-484,4472,-69,306,-605,4989,595,-2531,-1737,4031,-453,506,1902,3205,176,2050,-1839,-6107,-3408,213,-4095,5001,
	-1718,3357,2335,-3854,-2806,-285,-7101,-235,-3001,-3394,-814,-6375,3198,-304,1409,-3563,65,-5,25,31,-73,-9,113,-8,
	2560,2560,2560,2630,2633,2666,2688,2688,2823,3066,3840,1134,394,1336,-256,0,-7,0,0,-502,-178,-768,-768,-768,
	-1536,-103,0,-1536,-356,-1536,-1536,-1536,31,23,0,608,2399,0,172,108,-474,-239,0,-1726,-681,-2204,-3668,-3476,
	1024,1024,1024,761,162,1024,0,0,-1024,-768,-260,-1301,-341,-1998,-2336,-2288,137,6535,-4950,-7747,-3331,1344,-589,1572,
	692,2454,-5233,-935,2112,-344,-413,-317,565,2742,-3226,-510,-2538,73,-217,-285,408,3890,-2825,-4869,-2541,2985,-877,1997,
	1735,2424,-437,-5540,405,3360,304,-1392,6590,-352,-166,-4175,203,-9,415,-53,96,1506,8793,3005,-12,1982,675,-2167,
	-16,-10,-16,-1371,295,-124,1540,-620,436,5172,-2355,-4638,-2467,-824,-519,1524,715,1087,-2958,-526,1185,-305,-356,-361,
	586,2337,-1417,-353,-3321,210,-115,-290,620,2343,-102,-2183,-2569,1145,-812,2175,1065,2941,-911,-4128,392,1137,287,-1145,
	5486,-360,-194,-4370,86,-561,331,-162,-32,1219,5820,1044,-205,3121,752,-1930,-40,-13,-35,-1466,292,-391,1619,-438,
	2688,2688,2688,2688,2688,2688,2688,2688,31,153,256,256,256,384,437,509,-389,-140,-768,-768,-768,-768,-337,-636,
	-1536,-427,-1536,-1536,-1536,-1536,-873,-1536,1110,1667,81,43,0,80,1087,1823,-2442,-1764,-3247,-3285,-3328,-3120,-2060,-1253,
	527,838,0,0,0,0,321,954,-1233,-884,-2136,-2496,-2560,-2208,-1051,-1395,1033,3818,-3261,2626,1175,4947,3458,507,
	352,-2333,57,-200,-521,-225,3964,-901,1332,-2887,-111,-189,-434,-104,-1657,-6155,1898,-398,-1327,191,815,-1097,760,300,
	-2283,-2145,-1127,1586,1623,-1670,4301,1897,59,-346,1191,-1210,62,-1744,176,3097,-104,-270,114,-614,1046,-2603,600,3884,
	-2119,1447,-6329,-404,926,5018,-3689,349,592,3878,-1358,1682,1058,4685,3491,395,26,-2120,267,-523,-757,-332,4110,-961,
	1018,-2640,-178,-329,-660,-118,-1212,-5910,1125,-328,-314,-410,467,-591,467,106,-2154,-2177,464,602,1002,-1110,4461,1703,
	-324,-158,-234,55,284,-1793,82,3249,-644,-27,-1211,446,777,-1966,504,4062,-2099,1342,-5081,-2211,320,4746,-3761,345,
	2688,2688,2688,2688,2688,2688,2688,2688,512,512,512,512,539,567,640,665,-768,-118,-768,-768,-329,-173,-768,-172,
	-1536,-295,-1536,-1536,-951,-445,-1536,-448,47,2608,98,769,1174,1604,60,1596,-3025,-464,-2973,-2303,-1871,-1413,-2884,-1324,
	0,517,73,73,582,563,2,604,-2336,-545,-1996,-1996,-951,-711,-2136,-665,-1491,3254,-6436,2944,-5143,-2916,-2516,1329,
	-622,-3158,-181,473,-1720,1232,38,3162,193,-5035,-390,-2182,-4406,264,191,341,2338,500,-1411,815,-4279,-1931,-2850,336,
	1941,183,-2026,-2009,-2097,5700,-2241,2227,-1532,63,521,-4882,-501,-275,3131,-535,1079,100,645,-3896,-832,-231,790,-596,
	147,7,-3375,4838,5779,65,1446,-551,-3249,2827,-5258,2615,-5118,-2859,-2511,1501,-830,-2863,320,783,-2139,1122,63,2871,
	99,-4982,-350,-1734,-4751,289,63,176,975,984,-262,639,-3754,-1912,-2433,267,245,130,-1039,-2541,-2135,5570,-1637,2288,
	-447,98,-1121,-2760,-438,-271,2377,-761,2150,178,-1679,-1319,-466,-212,220,-813,-730,-18,-2368,4221,5679,50,864,-482,
	2688,2688,2688,2688,2688,2688,2688,2688,665,720,740,741,768,768,768,768,-172,-330,-187,-265,-768,-768,-768,-768,
	-448,-875,-606,-717,-1536,-1536,-1536,-1536,2258,1026,1043,1250,52,106,170,1101,-662,-1838,-1802,-1594,-2764,-2710,-2645,-1715,
	604,430,1024,610,0,417,457,457,-665,-935,-913,-807,-2192,-1854,-1615,-1615,955,2167,-3228,-259,-338,1497,-101,-1661,
	-65,3971,1270,2605,704,-928,276,-1010,-4545,467,-538,-524,272,-492,-118,-3169,1653,-1113,-1673,820,-944,77,-513,5616,
	-489,6626,-3111,7795,-787,-287,-1855,-6706,-384,817,-496,340,-1609,-12005,25320,-4639,-283,764,-283,427,181,1612,16278,-7949,
	-152,2579,191,-524,-3782,-14379,14601,495,665,2463,-3095,160,-431,1005,142,-2116,-87,3553,1230,2039,558,-95,1209,-706,
	-4614,23,-477,-1161,210,-189,201,-2794,1614,-458,-1768,1183,-1214,243,660,4556,-686,6218,-3218,7289,-899,9,-47,-7023,
	-520,-234,-298,-304,-1443,-5669,14297,-3207,-460,-378,-113,-387,305,3167,4942,-6371,-175,2997,-100,-320,-3795,-9606,7677,-110,
	2688,2688,2688,2688,2688,2688,2688,2688,773,896,996,996,1024,1024,1024,1026,-269,-768,-272,-272,-768,-83,-768,-190,
	-922,-1536,-794,-794,-1536,-220,-1536,-709,1864,41,763,1636,745,2214,1053,1781,-947,-2647,-1825,-952,-1815,-346,-1507,-777,
	734,292,607,607,766,774,731,856,-1101,-2048,-992,-992,-1744,-485,-1487,-973,-1204,-2503,-762,317,11035,1938,-5243,1282,
	-869,-708,5047,9115,5516,715,-597,-2422,-3379,-227,-112,5114,2324,-484,-5074,-4885,-122,1416,4114,-709,9040,-1438,-7889,-508,
	464,-380,-517,532,2672,-88,-5934,-720,-176,-183,711,530,-1903,-37,1510,-550,-63,-4464,-7,389,-6904,35,-5721,-522,
	-207,3833,-1015,-236,-250,-17,-401,-4,-1300,-2287,-757,-94,8463,223,-4509,495,-811,-722,5029,9381,5137,1686,-560,-1655,
	-3175,-244,-10,5428,2279,139,-5087,-4306,-526,1282,4044,-963,6710,-407,-7271,-415,908,-523,-176,867,1160,-209,-5585,-780,
	446,1109,804,766,-1303,-88,919,-568,759,-3363,72,607,-4192,69,-6573,-540,-229,3250,-1232,-239,-260,-17,-428,-13,
	2688,2688,2688,2688,2688,2688,2688,2688,1040,1109,1152,1152,1153,1262,1279,1280,-768,-128,-768,-768,-768,-148,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,1964,0,29,146,596,44,49,-2517,-511,-2432,-2402,-2285,-1725,-2261,-2255,
	796,839,1024,1007,887,930,985,963,-2024,-256,-2112,-1976,-1658,-912,-1702,-1924,-120,-3283,6500,-1044,-2988,-590,-4798,-1000,
	-384,6496,-434,145,2093,3914,393,446,378,1523,322,675,1200,736,695,754,2165,1042,5168,-442,-2552,-300,-2593,-537,
	199,-327,3473,-2070,-3795,-4170,-4752,373,-2225,-383,3097,-3784,2981,418,-3958,-282,1151,-618,556,-3551,4071,-437,3768,-5893,
	2575,-37,485,263,-443,-3,-279,-578,-375,-1164,4764,637,-1293,-556,-1333,-3769,-241,4769,-451,405,1969,3583,1176,593,
	357,50,549,959,1164,657,1205,1022,1820,351,3863,828,-630,-324,692,-2537,-237,-361,1572,-1372,-1989,-4454,-1177,-1931,
	-504,-405,2508,-2630,1140,274,-4747,-695,2730,-839,1416,-2785,-585,-512,-2506,-1357,2474,-80,241,234,-124,-21,-274,-771,
	2688,2688,2688,2688,2688,2688,2688,2688,1408,1472,1524,1526,1534,1536,1680,1763,-768,-110,-106,-12,-423,-62,-768,-79,
	-1536,-295,-404,-24,-1536,-182,-1536,-316,17,1108,1517,475,117,1779,0,1361,-2159,-1005,-543,-1583,-1932,-269,-1904,-460,
	1024,947,978,923,998,929,1024,1003,-1886,-507,-806,-1099,-1270,-456,-1848,-780,2100,112,2349,1976,255,-448,3711,2837,
	897,4611,-4387,4772,2257,6145,1080,7430,1357,-267,-5482,1226,40,1824,1526,3111,1047,1697,1865,1836,-798,-728,4627,-2172,
	-911,645,-68,-995,-631,-77,617,-456,-1912,62,74,-1594,11230,44,-387,-224,-2090,-1815,-268,1287,2293,-241,3664,-621,
	-100,-38,24,103,-168,7,-51,12,2172,466,1302,1593,1145,-771,2276,1867,919,4185,-3296,4359,2717,4292,826,7090,
	1190,-144,-4631,1112,18,196,1448,2827,1079,1484,1822,1625,185,146,3332,-1957,-487,237,-114,-486,-427,-75,545,-359,
	-1160,-339,59,-1062,10492,-45,138,-199,-1109,-2045,-302,1691,816,-213,4251,344,-110,-26,11,80,-241,27,-135,19,
	2688,2688,2688,2688,2688,2688,2688,2688,1792,1792,2023,2045,2051,2052,2309,2408,-768,-768,-125,-50,-486,-160,-82,-768,
	-1536,-1536,-417,-224,-1536,-874,-510,-1536,50,7,323,384,38,743,77,0,-1743,-1785,-1238,-1155,-1496,-789,-1198,-1176,
	1020,1024,1024,1016,1024,1024,1024,1024,-1665,-1743,-740,-677,-1357,-1085,-1008,-1484,458,654,637,-428,-74,952,-2360,-211,
	1641,823,2244,2596,2545,5353,2102,239,1518,967,-817,-1789,1645,1790,-2430,-17,728,31,-1788,691,-577,-1291,18,452,
	4525,-3480,4601,1080,-605,311,-6726,-1130,-577,438,3761,-150,-2556,-3169,-8647,-546,-1750,-1097,2662,1502,-245,-885,-5732,-1473,
	14,-6,8,5,39,-8,21,-20,848,395,628,-298,332,604,-2526,-165,1747,822,2466,2820,2743,4815,1333,254,
	1738,1047,-710,-1694,1640,1550,-2878,-44,1000,-180,-1475,805,-202,-1464,-590,508,3912,-2831,3956,458,-695,831,-5132,-925,
	-784,319,2972,-539,-2399,-2553,-7140,-444,-1364,-931,2520,883,-547,-2,-3900,-1458,27,-44,-4,16,71,-2,19,-48,
	2688,2688,2688,2688,2688,2688,2717,2780,2561,2664,2821,2822,3076,4066,1490,2120,-51,0,-14,-7,0,0,-768,-277,
	-1011,-1536,-167,-1536,-100,0,-1536,-961,33,0,64,32,31,0,289,131,-990,-920,-699,-730,-478,0,-1862,-1516,
	1024,1024,1024,1024,1024,1024,994,1024,-1126,-1356,-752,-1152,-896,-260,-1501,-1079,-931,291,-5478,-418,704,-1834,-1761,-851,
	3025,1476,-2987,2074,5138,3052,3773,59,2089,348,-6466,1194,2030,-4226,2513,-3012,1257,300,-6263,-178,1050,-2247,-425,623,
	-1734,-2261,7794,2372,-8644,-138,-3847,1894,-212,-6769,1959,8860,-164,-57,-3468,3958,2552,-618,-977,-1143,-5568,16200,592,9232,
	-18,41,5,-11,-5,-14,81,-70,-616,-157,-4413,76,-236,61,-1031,-335,2922,1489,-2200,2197,3418,4571,3556,221,
	2263,390,-5478,1333,1127,-2373,2226,-2518,1326,82,-5252,128,-384,-149,366,976,-2098,-1641,5537,1583,-5903,-486,-3471,882,
	-1070,-5332,768,6966,4,-87,-3569,3021,1959,-290,-1772,-1499,-1730,5278,-530,7777,-8,72,3,-50,9,-23,54,-58,
	2804,2816,2816,2816,2816,2816,2816,2816,2804,-256,0,33,162,256,256,256,0,-768,-768,-370,-132,-768,-768,-768,
	-1536,-1536,-1536,-1148,-388,-1536,-1536,-1536,0,172,108,1514,1987,97,0,43,-1012,-3924,-3732,-2293,-1691,-3487,-3584,-3541,
	1024,0,0,532,841,0,0,0,-1402,-2464,-2400,-1148,-846,-2264,-2688,-2624,2130,-683,391,3221,-6412,-4627,-3297,-1842,
	1126,-478,-701,4284,-5756,172,-429,-19,704,1372,1144,2330,-3415,-49,-539,-365,544,-757,1618,4567,-3775,-2845,-749,991,
	-2110,1031,29,-2950,-9308,975,1962,-733,-6057,-896,587,-481,-240,1433,764,-1802,4474,715,131,-584,-250,-473,294,516,
	15,233,-358,-5191,292,-5494,-430,-1539,1032,-690,373,2930,-6415,-5217,-3061,-2654,781,-582,-762,4385,-5375,664,-411,-306,
	-47,1363,1118,2305,-3402,42,-452,-475,-283,-758,1617,4388,-3772,-2169,-825,133,-687,959,232,-2679,-9060,1687,1478,-1063,
	-1935,-998,249,-290,-193,77,1254,-267,4112,742,-114,-259,-186,-1244,93,1158,23,383,-229,-4946,306,-5267,-538,-2363,
	2816,2816,2816,2816,2816,2816,2816,2816,384,439,508,512,512,512,512,512,-768,-323,-630,-768,-768,-113,-768,-768,
	-1536,-818,-1536,-1536,-1536,-270,-1536,-1536,85,1316,1862,58,257,2849,101,793,-3371,-2085,-1470,-3270,-3071,-479,-3226,-2535,
	0,324,953,0,729,529,73,73,-2320,-1048,-1494,-2464,-2184,-555,-2108,-2108,2998,-5437,-292,-2182,-3665,-2260,-6429,3603,
	420,-2082,-2621,806,2398,-2125,-483,-954,-357,3170,2851,14,1647,6229,-47,2745,-1,-2314,-2137,1265,717,-2268,-1080,-2254,
	-3596,-3820,1133,1960,286,115,-2430,1557,-203,322,982,-1867,807,54,4366,-4810,-2155,481,872,617,-2762,71,4121,-8186,
	9155,-7991,653,-779,-3907,26,-2852,4232,1916,-5294,-373,-3815,-3255,-2657,-5866,3739,380,-1990,-2459,650,2024,-1890,888,-633,
	-572,3425,2761,-271,1482,6320,290,3308,492,-2177,-2182,434,560,-1436,57,-1441,-3000,-3750,1166,569,-858,90,-977,554,
	-665,245,1058,57,4963,104,1878,-1557,-2096,394,904,2198,4341,167,980,-3269,8421,-7794,631,-993,-1386,3,-1640,2996,
	2816,2816,2816,2816,2816,2816,2816,2816,536,540,579,640,674,674,726,743,-338,-218,-158,-768,-164,-164,-310,-262,
	-1079,-435,-398,-1536,-426,-426,-819,-709,1177,2430,1918,60,1624,2457,1056,1247,-2127,-870,-1344,-3140,-1542,-709,-2058,-1850,
	578,106,579,2,608,608,436,612,-1079,-435,-673,-2256,-778,-778,-1051,-935,-6950,-1271,-1966,-2943,628,-814,-1662,-1099,
	-585,3569,3052,1710,2668,-2184,-104,-475,2982,7924,-669,-1688,-214,-4896,-2856,-2056,-4985,-324,-61,-4311,703,-718,-1346,1496,
	-3809,-764,513,-1487,1549,-343,-4813,-2831,-415,171,-433,705,-53,-157,223,-703,-1295,259,-466,-1156,0,-106,297,-479,
	4733,-69,-323,-642,-130,-107,2364,-287,-6752,-1039,-1907,-2644,616,-1664,-1582,-1145,-1116,2968,2442,1708,2738,-1173,137,-329,
	2482,7211,-666,-1502,-67,-3603,-2652,-1856,-4213,-367,-304,-3455,650,-749,-1410,1323,-3059,-801,288,-924,1501,-329,-4378,-2871,
	-522,-60,-473,-95,-26,4,57,-265,-1137,-47,-457,-1675,77,108,53,116,5006,25,-309,-942,-210,-102,2393,-391,
	2816,2816,2816,2816,2816,2816,2816,2816,753,768,768,768,768,768,777,896,-178,-64,-768,-768,-768,-768,-251,-768,
	-513,-128,-1536,-1536,-1536,-1536,-797,-1536,1370,2816,106,52,254,1171,2042,41,-1717,-256,-2966,-3020,-2818,-1900,-1022,-2903,
	1024,521,417,0,458,458,738,291,-865,-128,-1982,-2320,-1605,-1605,-951,-2168,39,-5946,105,913,-632,-3479,-1459,-2219,
	4877,440,903,781,565,-7382,-2633,2056,1959,-1141,-2573,-1522,-773,-8608,-4398,301,-1266,4310,-1971,-1592,-1892,7007,-1971,458,
	8264,-93,-330,-211,-2063,-4999,-438,1182,-13,80,-2870,-463,11266,-9201,-354,1091,94,84,-1089,2337,17568,7474,-287,421,
	-813,11,-8110,-3377,13690,186,-93,2232,155,-5503,215,742,-720,-3136,-1146,-1897,4577,-613,1088,585,2298,-7199,-2909,1883,
	1690,-1804,-2172,-1370,41,-8420,-4708,21,-1287,1405,-1494,-1695,-1135,7298,-1867,666,8070,-35,-275,-444,-29,-4203,-457,1183,
	-136,22,-1361,-674,275,-9659,-563,664,-88,-32,-351,1827,1957,5877,-566,551,-758,19,-5349,-3597,5988,436,-20,1705,
	2816,2816,2816,2816,2816,2816,2816,2816,994,994,1022,1024,1024,1024,1024,1040,-281,-281,-192,-768,-768,-768,-77,-768,
	-754,-754,-726,-1536,-1536,-1536,-205,-1536,1009,1790,1876,1101,54,773,2448,27,-1837,-1056,-942,-1715,-2762,-2043,-368,-2773,
	607,607,854,731,775,766,781,795,-935,-935,-1101,-1615,-2184,-1849,-493,-2144,416,1147,-562,-3204,-2771,7024,3538,-1166,
	2744,5284,-4734,-6374,622,-581,4309,1900,217,3619,-6146,-8598,-1533,-3299,-1210,-995,891,2323,-2747,-7713,-1581,5410,-2325,-146,
	7101,-1314,-496,-4698,-1145,-3503,22,2050,61,-57,-468,-5983,-1149,-2149,-9,745,232,-44,-524,-3100,-1299,-7521,17,-3172,
	-1474,-142,9,-437,-5639,-336,-12,4513,752,1321,-948,-3573,-3116,5244,2255,-710,2300,4737,-3685,-6348,-114,-701,4540,1801,
	-84,2967,-5203,-8656,-1809,-3196,-336,-1074,1140,2481,-2644,-8140,-2283,3466,-760,221,6680,-1514,-371,-4917,-1741,-3877,-28,1982,
	-455,-450,-115,-5996,813,-919,6,860,-520,-632,-29,-3311,2272,-3999,128,-3596,-1362,-75,-103,-568,-4844,-203,-7,3316,
	2816,2816,2816,2816,2816,2816,2816,2816,1109,1152,1152,1152,1278,1280,1280,1408,-128,-768,-768,-768,-143,-768,-768,-768,
	-256,-1536,-1536,-1536,-518,-1536,-1536,-1536,2219,147,0,29,703,49,53,17,-511,-2541,-2688,-2658,-1858,-2511,-2507,-2415,
	840,886,1024,1008,933,963,985,1024,-256,-1786,-2240,-2104,-973,-2052,-1807,-2014,-3284,-26,4211,-3540,2424,-1980,-1457,903,
	1544,980,3833,-1663,1824,-1825,-1197,3595,-167,-1431,605,-2208,-1179,-2537,-2056,1286,3433,-1645,1840,-5070,-294,-2516,-1379,17,
	-96,-3096,-39,-1164,6073,-2809,-3091,1224,-70,10972,1263,-2736,-211,-1967,2079,414,-106,11943,-1941,-1872,-349,-6585,8766,-611,
	-9,-273,3061,2025,-171,-643,-372,-493,-1358,493,2272,-657,2462,-2615,-827,1314,643,1939,2758,206,1335,-2006,556,3647,
	-1295,-1221,-47,-1588,-1242,-3133,-1994,1365,2237,-881,-108,-3019,-230,-2970,-248,624,-162,-573,-379,-373,5138,-4427,-308,1031,
	-159,5777,744,-2005,-530,-289,-803,636,-341,3226,-1158,-2557,-753,-1325,-2140,424,-42,629,3662,2023,-127,-1019,111,-655,
	2816,2816,2816,2816,2816,2816,2816,2816,1481,1503,1518,1529,1533,1534,1536,1536,-106,-13,-108,-185,-424,-768,-32,-768,
	-275,-25,-397,-495,-1536,-1536,-64,-1536,1147,567,1644,744,131,259,2177,49,-1213,-1770,-679,-1568,-2176,-2047,-128,-2255,
	950,918,977,1024,998,942,964,1009,-635,-1227,-912,-864,-1392,-1645,-64,-1922,459,-819,3716,-708,-1,-3926,-3945,-4486,
	2528,1081,-8544,1286,651,12,-8512,-2009,-3485,-2971,-9565,-403,-2651,-949,-11239,-2846,251,137,-440,-703,-330,-184,644,-4270,
	517,572,-81,2587,1586,1619,11,-6175,91,588,-96,212,3635,7335,53,-3193,-602,240,-352,-403,2321,5013,227,-6233,
	-31,155,38,-176,-301,-386,3,-166,358,-1025,1963,-442,692,-4175,-3764,-3765,2501,1086,-6033,1117,1032,207,-5318,-1876,
	-3114,-2565,-8071,-641,-2244,-762,-7109,-2924,287,-8,-415,-396,293,-389,-2219,-3861,228,905,-116,2342,1921,1492,55,-4836,
	-100,1024,59,-12,2471,7117,100,-1812,-911,692,-133,-891,-54,5211,113,-4730,-6,121,21,-91,-352,-469,-2,-111,
	2816,2816,2816,2816,2816,2816,2816,2816,1536,1564,1680,1780,1792,1792,1792,2019,-59,-218,-768,-72,-64,-768,-768,-52,
	-166,-435,-1536,-290,-128,-1536,-1536,-225,2005,1414,0,1517,1793,50,7,535,-299,-862,-2160,-543,-255,-1999,-2041,-1286,
	931,1010,1024,1004,1016,1020,1024,1016,-467,-435,-1976,-806,-128,-1793,-1871,-780,105,-4490,3619,1514,-3265,-2087,-1014,563,
	7406,7125,4780,410,-4451,-212,1215,1521,4040,4491,2064,-2776,-4637,-1116,-1709,-1240,-1104,347,1934,-2383,2213,-2527,-1051,-274,
	-17,-886,3483,-224,-85,-1887,-2781,-2050,21,286,-223,-206,-69,-1345,-438,-1561,-108,237,1916,-670,-145,-1662,1403,-1832,
	4,-18,-130,8,-24,-30,-76,5,-639,-1038,2010,982,-1650,-1699,-1561,471,5082,3778,4183,-206,-3705,59,882,1130,
	1563,2107,1197,-3200,-3821,-1066,-2051,-1566,92,-5,550,-1803,550,-2260,-1666,-459,21,-1259,3080,-177,-180,-1586,-2403,-1247,
	17,-414,489,-231,-102,-1117,-229,-866,-2,-1467,2807,-418,-754,-1485,989,-712,22,-33,-222,19,-22,-39,-144,18,
	2816,2816,2816,2816,2816,2816,2816,2816,2041,2045,2047,2048,2308,2408,2546,2562,-120,-164,-507,-768,-82,-768,-55,-32,
	-383,-869,-1536,-1536,-559,-1536,-243,-1536,364,817,42,50,93,0,312,38,-1435,-979,-1751,-1743,-1439,-1432,-982,-1240,
	1024,1024,1024,1023,1024,1024,1024,1024,-782,-1202,-1480,-1664,-1085,-1612,-612,-1408,753,-683,-3506,-1009,-204,289,-42,136,
	18,1674,-1960,1373,3590,2777,747,1123,-3220,-2720,-4447,-1063,-659,550,-2067,-1529,-1126,611,-3805,-1277,2252,-818,-674,-1826,
	3013,116,-118,2172,1770,65,2178,6060,2451,1633,-330,1447,2867,1022,1091,7298,372,3012,-3595,-534,3400,715,11172,-1641,
	-3,25,-21,-27,27,-17,-17,38,916,-1231,-3188,-1140,-142,259,384,574,132,1591,-1816,1298,3460,2720,1531,1395,
	-2765,-2752,-4270,-1311,-794,530,-1001,-1325,-791,64,-3489,-1373,2032,-739,38,-1219,1786,1331,-303,2199,2051,167,-278,5135,
	1255,2628,-335,1141,2985,950,-803,5793,-451,4396,-3370,-704,3374,769,7084,-1796,-8,9,38,-64,15,-61,-32,39,
	2816,2816,2816,2816,2816,2816,2816,2816,2562,2664,2818,2818,3026,3076,3078,3515,-50,0,-8,-15,0,0,-2,0,
	-904,-1536,-1536,-166,-118,-100,-65,0,32,0,36,67,123,31,32,44,-1246,-1176,-986,-955,-691,-734,-730,-281,
	1024,1024,1024,1024,1024,1024,1024,1024,-1254,-1484,-1280,-880,-518,-998,-1152,-605,-669,805,-2957,-2650,-7024,-5600,12201,-15220,
	-1335,1791,-2048,-1655,-9074,-4778,11814,-13156,-4082,-6,-2798,-5665,-9361,-5293,11399,-15083,-4869,602,-2826,-3158,-8001,-555,9246,-14622,
	884,-3967,2540,10462,14174,981,-11489,2563,-227,-6734,9883,6750,460,3219,2106,-314,-3881,-51,-2730,-8080,32632,-9701,-9117,6882,
	-1,35,-18,5,-28,-1,13,-17,-824,98,-1525,-1118,-940,-3345,5104,-7069,-1336,1787,-1502,-594,-1272,-3552,4827,-5579,
	-4121,-349,-2083,-3748,-2411,-3679,3926,-7003,-4824,-104,-1795,-1834,-780,42,3295,-6515,1492,-3319,1152,5775,-930,249,-508,-467,
	168,-5195,5880,3522,-1550,2267,4877,-545,-3131,380,-2402,-8938,12186,-2707,2292,-1047,10,53,-44,4,-54,-4,31,-39,
	2816,2816,2816,2816,2816,2816,2816,2816,3578,4004,4100,4352,4506,4578,1003,1276,0,0,0,0,0,0,-768,-768,
	-4,0,0,0,0,0,-1536,-1536,19,0,0,0,0,0,19,16,-243,0,0,0,0,0,-2818,-2549,
	1024,1024,1024,1024,1024,1024,441,1021,-896,-377,-640,-260,-423,-197,-2264,-2088,16751,-3959,4952,-770,-59,-263,-1253,-4796,
	13661,-4559,3805,-2334,6982,-4270,1456,357,15761,-6291,5615,-5335,4483,-12637,-469,50,15925,-4188,5742,-1301,-3613,1799,-335,-3417,
	1677,-309,-175,-135,-3,147,-7,3657,-17,-133,-83,-72,-24,12,2262,1499,-13139,22113,-39100,7726,1577,1298,1202,-2871,
	-7,6,-3,-11,-5,3,1736,-537,6090,-1288,363,342,-652,-339,-1913,-3977,4136,-2156,15,-580,3424,-1626,1292,789,
	6178,-3350,0,-3390,739,-10248,-665,-197,5597,-1322,1075,-549,-2627,479,-695,-2420,5071,-814,740,-453,315,-153,-259,3262,
	-95,-121,-24,-69,16,-2,1598,1607,-1037,10472,-13011,-336,8064,-1756,1278,-2004,15,-19,18,-21,8,2,1358,-932,
	2817,2817,2817,2817,2817,2817,2817,2817,437,169,935,632,918,1223,1374,535,-768,-768,-768,-768,-768,-768,-479,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,528,663,202,11,121,47,297,523,-2876,-3010,-2705,-3198,-2802,-2572,-2172,-2784,
	100,171,426,0,422,1011,963,269,-2085,-1561,-2233,-2401,-2129,-2173,-1535,-1631,-3981,2901,3647,423,-366,-231,1147,-1378,
	3160,-343,3058,1377,1564,423,1116,-2416,472,1563,1362,1348,486,541,-870,706,-1702,3996,614,1252,812,-1052,722,287,
	5463,-2877,6073,167,976,-862,1198,-1621,-6052,5132,-7361,-591,-1243,-1987,-5034,3827,-10030,7995,-10758,1089,-1644,-4179,-1490,11469,
	5506,-2452,-358,3802,2053,-96,179,-6844,-3106,2439,2513,-1177,-83,-2543,108,-1884,2975,470,2252,1996,1675,-672,661,-2009,
	1202,1086,1071,499,404,-333,-1093,475,-441,3438,-1336,-670,877,-3415,-232,-475,3018,-1575,3814,263,1073,-2287,1196,82,
	1159,1859,1018,-39,-2,-941,-3843,-1543,1393,1195,2186,464,-512,-943,137,2962,3240,-2005,4582,3383,3200,-105,249,-5614,
	2817,2820,2820,2821,2821,2822,2823,2826,1686,640,569,1500,1180,887,833,411,-768,-768,-768,-768,-768,-768,-327,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,165,24,212,33,25,140,995,687,-1992,-3184,-3068,-2317,-2646,-2826,-2025,-2762,
	1010,0,82,1024,1024,470,699,200,-1679,-2292,-2228,-2019,-2177,-2182,-1498,-1634,-3259,-2174,7540,1921,2783,-2078,-2405,1144,
	-3411,1600,1221,92,4068,-962,-2507,2260,-3724,-1261,497,-1447,2029,815,-3050,1870,-2761,-5248,5810,-384,2084,-73,-4272,1531,
	4066,2486,-165,6957,3759,-1387,1862,-2515,-452,1102,-3011,724,-8,-7792,537,12866,-4796,-1096,-7508,-1245,1955,-14583,353,16257,
	28,2734,1215,-188,805,-7705,-579,-5189,-2378,-1948,7127,429,2207,-1889,-3334,184,-2597,1854,574,-537,3357,-1458,-2112,1332,
	-3154,-879,437,-1989,1505,126,-2474,1062,-2140,-3396,5278,-1765,1259,-1145,-5776,-1023,3965,3061,-1264,5396,3235,-2706,1499,-205,
	-463,-132,132,915,119,-2059,2508,5651,-4371,-1998,-1676,426,2487,-4401,2025,4457,65,2201,2168,-238,932,-2813,7,-2697,
	2832,2832,2833,2836,2838,2840,2845,2845,1152,2944,1174,1134,394,576,1490,508,-59,-3,-768,-502,-178,-768,-768,-768,
	-463,-169,-1536,-1536,-356,-1536,-1536,-1536,852,32,146,608,2399,0,289,4,-1868,-896,-2553,-2139,-1093,-3313,-2118,-3385,
	1017,1024,944,761,138,0,994,0,-1090,-1130,-2013,-1507,-547,-2552,-1629,-2589,973,3982,-185,-2086,-1751,-261,61,-4626,
	-5084,4289,182,618,-2007,1291,-2896,2458,-7139,1794,-859,-176,275,-8,-1811,-540,-1086,3644,-711,-2657,-1756,4610,-3526,-1829,
	-1622,-13864,3281,-380,653,1725,-2929,278,-950,-11804,-6102,3724,-215,-264,209,-1904,-905,-2418,-7545,11355,-280,-467,4995,-4487,
	385,-1,2639,-905,318,-2695,378,375,538,517,-562,-1475,-2033,-700,883,-4295,-4711,1005,509,-341,-1715,1560,-2682,2129,
	-6741,-2638,-1124,-486,486,32,-1715,-287,-1560,-220,-1716,-2387,-1903,2731,-2848,-2703,-1079,-4497,1682,-537,516,1181,-2552,-614,
	-192,-7856,-1472,1172,-137,294,-678,-1166,164,2834,-376,6552,-154,-10,2877,-3992,284,6,2722,-867,329,-1849,302,1749,
	2864,2879,2908,2911,2913,2932,2944,2944,1336,814,2120,941,1744,2804,-256,0,-768,-768,-277,-126,-50,0,-768,-768,
	-1536,-1536,-961,-382,-188,-1536,-1536,-1536,0,228,131,1649,1109,0,172,110,-2599,-2924,-1772,-1441,-1180,-1268,-4180,-3986,
	1024,75,1024,781,988,1024,0,0,-2195,-2127,-1207,-839,-766,-1530,-2560,-2528,-802,547,33,907,-268,3097,-268,502,
	1437,-1065,-2751,-1855,-3330,1039,1354,1743,-2262,2053,1693,2168,4338,1314,2603,-3349,4017,2885,-318,-93,-1193,2354,336,2673,
	-462,1229,-2033,-1567,-1339,2437,1097,1280,234,-2439,-646,-280,-658,-5189,-1367,-518,1844,-4257,7575,-540,-1006,810,246,1375,
	-577,-2996,-399,-279,26,18,1451,-324,-2535,1067,333,642,-533,1684,-271,377,590,-1303,-2505,-1319,-3204,-118,1434,1600,
	-2560,1768,1540,2229,4202,1281,2634,-3334,2408,2947,45,-112,-1212,1200,348,2553,-1079,1308,-2000,-1390,-1481,2707,1243,1455,
	213,-2392,-588,-92,-595,-2647,-1736,-1043,2943,-3784,6738,-240,-942,747,228,987,-605,-2097,-263,-334,43,12,1720,-259,
	2944,2944,2944,2944,2944,2944,2944,2944,33,178,256,256,256,384,443,512,-358,-122,-768,-768,-768,-768,-307,-768,
	-1276,-345,-1536,-1536,-1536,-1536,-746,-1536,1514,2568,97,0,43,101,1842,115,-2549,-1350,-3743,-3840,-3797,-3611,-1811,-3469,
	532,847,0,0,0,0,331,73,-1276,-675,-2368,-2816,-2752,-2448,-907,-2236,2728,3716,2073,2688,1777,5617,-2195,-795,
	4469,6665,810,1488,729,4579,2558,-4962,1881,253,-391,3912,895,2161,-2551,1566,4066,2948,757,-549,1701,-17,-3998,345,
	2184,3091,-1099,563,-518,-832,-2138,-467,-223,-208,4531,2362,-1445,-805,291,3818,-312,-219,1283,93,-935,-1852,64,3421,
	-3248,-78,-4239,-1057,1234,7844,2513,-1887,1606,2786,2449,3558,3205,4493,-2554,-483,4233,5866,2047,2013,1152,4086,2680,-4739,
	1210,-180,874,3791,934,1924,-3231,2183,2784,2110,1210,263,2071,-24,-3780,1286,1864,3104,-573,273,-1034,-614,-1005,-37,
	-600,-202,2856,3361,921,-990,-67,1352,-795,-203,-893,1134,646,-1466,-324,887,-2394,-45,-4645,-922,612,6769,3133,-1664,
	2944,2944,2944,2944,2944,2944,2944,2944,512,512,512,512,538,576,640,682,-768,-768,-108,-574,-339,-163,-768,-155,
	-1536,-1536,-252,-1536,-1138,-416,-1536,-389,810,58,3092,1933,1176,1921,60,1921,-2774,-3526,-492,-1651,-2383,-1600,-3396,-1493,
	73,0,538,954,580,578,2,614,-2236,-2592,-565,-1621,-1207,-801,-2384,-747,-4655,981,2375,-555,7146,-498,3556,1895,
	-4969,-4443,-4103,-258,581,-5307,550,-2047,-2315,1435,-1679,151,5109,546,1303,1009,-5625,1511,-1768,-1132,4064,-757,-2513,-267,
	2483,463,43,711,1531,2957,-450,-1274,-5918,-1912,34,-78,162,-20,-250,7,-11946,278,32,-316,-485,-32,-1991,-34,
	-2747,753,34,574,5417,-239,4306,-322,-3523,1865,2488,-532,6298,-678,2920,1853,-4406,-5489,-3719,-180,-184,-4614,183,-1912,
	-790,2025,-1312,349,4258,428,1075,906,-3989,949,-871,-1417,3253,-863,-1405,-291,970,-129,25,636,1817,3383,146,-1165,
	-358,-106,116,426,-901,61,-1291,-62,-3287,1980,186,346,-2058,77,-3113,-77,-4452,1565,-3,426,6214,-238,2509,-293,
	2944,2944,2944,2944,2944,2944,2944,2944,682,729,744,749,768,768,768,768,-155,-296,-258,-185,-768,-768,-768,-768,
	-389,-744,-696,-555,-1536,-1536,-1536,-1536,2686,1283,1519,1374,63,108,254,1229,-728,-2084,-1833,-1973,-3265,-3220,-3074,-2099,
	614,440,613,1024,0,417,458,458,-747,-1048,-920,-993,-2448,-2094,-1733,-1733,3860,4840,5192,836,5499,3956,3247,-708,
	-3226,-3437,-1563,-4044,-3765,-1927,-2724,-1611,1752,-1001,2981,727,1128,340,-481,3835,1876,-1522,737,-2445,339,-1522,-821,11612,
	-337,-379,5380,-3953,-1203,835,-656,10268,-76,215,-197,-459,-218,-1298,5416,7183,-62,285,-352,-221,3190,-356,15056,7191,
	-85,2916,-178,-184,-5086,-9488,20463,-349,3230,4931,5183,879,5503,4535,3753,-1086,-2707,-3355,-1565,-3613,-3764,-2303,-1745,-1805,
	2667,-826,2537,775,1119,406,518,3633,2007,-1363,859,-2403,-111,-926,99,10954,-381,-266,5761,-3608,-1246,838,225,9746,
	27,177,-124,-301,-194,-1239,-944,5992,93,241,-221,-67,3027,269,3654,6073,-105,3049,-57,-306,-5243,-7153,11547,-24,
	2944,2944,2944,2944,2944,2944,2944,2944,775,896,998,998,1024,1024,1024,1026,-256,-768,-265,-265,-768,-71,-768,-189,
	-863,-1536,-712,-712,-1536,-191,-1536,-644,2115,45,1041,1952,796,2683,1172,2049,-1206,-3155,-2057,-1146,-2276,-389,-1900,-1020,
	737,291,610,610,766,786,730,856,-1079,-2296,-1051,-1051,-1975,-500,-1605,-951,-851,-356,254,-2660,-1908,2258,3123,3248,
	1896,-1118,-5993,-1721,-4661,-2134,2166,-1171,7890,2724,3733,3237,1571,2811,10293,912,-3450,2048,-168,1137,-6725,-3525,-5721,2216,
	-990,-554,1177,-1646,1243,17,15240,-453,-365,-1040,-10,43,-6184,-26,12494,-194,-439,-3226,96,85,-11306,-31,11132,-186,
	-399,-721,-1042,-132,171,-13,-641,78,-670,254,346,-2969,-2723,1672,3915,3005,1966,-1656,-5793,-906,-4217,-2089,2273,-1066,
	7636,2348,3773,4086,1845,3345,9951,935,-3431,1768,-69,1018,-7690,-2134,-4756,2446,-632,-566,1371,-1388,1182,6,15291,-722,
	-404,-608,-174,176,-3534,13,11255,-417,-534,-988,-299,175,-5903,88,8429,-522,-333,37,-1239,-212,593,-11,-587,88,
	2944,2944,2944,2944,2944,2944,2944,2944,1040,1109,1152,1152,1152,1273,1280,1280,-768,-128,-768,-768,-768,-145,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,2475,147,0,30,708,57,55,-3029,-512,-2797,-2944,-2914,-2114,-2759,-2761,
	795,840,886,1024,1008,932,985,963,-2268,-256,-1897,-2368,-2232,-1101,-1935,-2180,2244,-3332,3092,5768,-68,-1138,-5167,316,
	-1559,-1351,-4419,3764,-2878,-2458,-5086,-68,2546,6735,909,1746,1479,4570,-927,2922,397,2337,-1567,2154,-1430,-360,-2494,3663,
	-647,-46,-451,282,-1100,-3729,-2351,2936,-2777,43,1868,885,-2832,863,-580,-540,-5290,66,8381,-3293,-2007,-15,5202,-2062,
	-1743,-2,-5975,843,-1708,962,5951,-3,2261,-2270,4692,4214,1505,-1077,-1940,-1707,-1861,-1839,-2696,1645,-2356,-2406,-2323,-3210,
	2206,5615,1965,2304,1489,4357,1502,2289,172,-318,-52,612,-843,-325,1494,1993,-638,-89,711,-356,-990,-4109,13,1447,
	-2298,-70,-733,18,-2151,338,-1818,101,-4093,-195,1379,-1593,-2169,-992,-1591,2774,-1089,-26,-7952,1436,-2255,524,5011,1504,
	2944,2944,2944,2944,2944,2944,2944,2944,1408,1454,1534,1535,1536,1536,1680,1773,-768,-116,-103,-12,-56,-420,-768,-74,
	-1536,-326,-377,-24,-153,-1536,-1536,-295,22,1173,1792,671,2235,170,0,1644,-2666,-1469,-770,-1890,-325,-2390,-2416,-679,
	1024,946,979,924,932,998,1024,1003,-2142,-763,-973,-1355,-477,-1487,-2104,-912,1022,-783,477,-967,1909,-774,2358,1586,
	-3378,-1392,3871,-2698,2803,-3167,-130,-5265,3932,5342,4777,5297,11159,3134,3052,3107,642,399,-1248,-99,-4167,439,3079,-798,
	-2787,646,-179,-5632,-28,-1822,293,-141,1516,-229,-117,-158,-29,-64,2701,-148,-3202,-117,-220,156,-131,12238,2295,-393,
	459,-99,60,250,0,462,-459,21,1268,-697,-1130,-1237,1724,26,1622,719,-3521,-1424,5678,-1587,936,-2460,-736,-4534,
	3745,4769,6264,5490,9058,3705,3212,3288,848,500,-1142,-560,-2174,1673,2262,-252,-2868,-170,-201,-3049,25,-1245,-156,-26,
	1633,-583,-13,1065,40,-1319,2363,18,-2377,-675,-3,1489,145,7889,3620,109,361,-12,42,222,12,37,-631,11,
	2944,2944,2944,2944,2944,2944,2944,2944,1792,1792,2035,2036,2046,2048,2301,2408,-768,-768,-122,-50,-162,-495,-85,-768,
	-1536,-1536,-397,-212,-845,-1536,-569,-1536,50,7,370,549,898,42,119,0,-2255,-2297,-1691,-1512,-1152,-2007,-1676,-1688,
	1020,1024,1024,1016,1024,1024,1024,1024,-1921,-1992,-910,-806,-1270,-1579,-1202,-1740,-705,2337,106,-373,122,1359,67,1870,
	-2018,-752,-3781,-4592,-4924,-3097,-2242,-1306,2554,2748,1971,5059,3093,2171,2879,3448,602,939,-538,978,2411,648,-1518,2105,
	1115,-1718,7071,15,761,-1640,-4602,-446,-1718,-247,5505,-911,-2806,-2315,-5488,-108,-1184,-1540,1335,-547,-432,-2920,-1094,2213,
	-167,-315,-114,-31,46,-420,-92,-113,114,2129,277,-277,-293,1960,44,1634,-1969,-1095,-3948,-4703,-4315,-2967,-2067,-1246,
	2855,2722,2011,5080,2978,2274,2593,3269,1295,922,-433,994,1953,1169,-1585,1878,1360,-1616,5448,-829,2093,-1857,-3055,-300,
	-1145,-350,3854,-1355,-1681,-2018,-4195,-228,-960,-1403,-79,-1095,1038,-3076,-498,2206,-155,-401,-79,10,1,-292,-86,-234,
	2944,2944,2944,2944,2944,2944,2984,2988,2563,2664,2818,2821,3073,4592,1875,1176,-50,0,-8,-15,0,0,-30,-768,
	-988,-1536,-1536,-164,-102,0,-192,-1536,38,0,38,77,33,0,913,417,-1496,-1432,-1240,-1198,-990,0,-1387,-2589,
	1024,1024,1024,1024,1024,1024,1024,967,-1357,-1612,-1408,-1008,-1126,-260,-1012,-1930,-262,2204,-3970,-891,292,-615,1258,313,
	-2564,-568,-5424,-3063,-1472,-2145,-6042,-2909,3373,2757,2206,3823,6747,11988,-3130,2467,1088,3049,-2451,-1210,354,2101,-2480,2328,
	-2589,-2152,-736,2183,-6596,-3,-1178,-1634,-2317,-2726,4593,6910,-4729,-62,-1193,-3905,-5375,1111,-1192,-47,-4317,4618,-1152,-5250,
	-82,53,-18,-18,-8,-4,1,-6189,-251,1469,-2180,-544,-228,-531,703,632,-2231,-835,-4566,-2676,-1983,-1145,-5519,-2617,
	3087,2593,2466,3940,6120,12498,-2499,2368,1205,2171,-767,-892,-145,1854,-2745,2717,-2304,-1609,-1067,1473,-5154,-454,624,-1626,
	-1946,-1775,1781,6740,-3978,-45,169,-3854,-4513,1465,-1866,-871,-2564,-1279,708,-3694,-52,52,-39,-18,-12,-12,-50,-6081,
	3072,3072,3072,3072,3072,3072,3072,3072,227,383,512,512,709,776,1002,1024,-104,-768,-768,-543,-132,-253,-253,-768,
	-262,-1536,-1536,-1536,-339,-871,-651,-1536,3063,217,58,2025,2957,1192,1266,1230,-1062,-3752,-3782,-1815,-686,-2384,-2084,-2099,
	862,250,0,954,639,738,614,730,-531,-2262,-2720,-1676,-543,-1207,-1048,-1733,3951,3278,-4778,-1429,-861,3086,-1831,-2613,
	4848,3065,2540,-305,2994,6778,4483,7669,1425,-1117,-214,-552,-4625,1179,-1213,1374,3056,1364,-1265,-1787,-218,1887,-734,-5282,
	101,-598,-1427,469,-246,-2828,769,-2794,-39,4390,-1005,-313,-69,-861,-197,5374,-21,5396,-319,-370,-80,-965,203,6826,
	-7,1301,-1295,515,-57,-436,-1017,-1413,3107,3069,-3592,-1492,-458,2811,-1715,-2490,4231,3523,2694,-281,2695,6530,4540,7415,
	858,-1014,-50,-563,-5036,796,-1310,1354,2010,1337,-1467,-1975,-184,1519,-576,-5511,203,-686,-1636,346,-293,-2762,452,-2360,
	-72,4191,53,-318,-127,-769,-255,4377,-93,5101,1066,-388,-191,-1078,-106,5273,26,1127,-180,509,-63,-543,-963,-1145,
	3072,3072,3072,3072,3072,3072,3208,3328,1024,1536,1790,1792,2044,2560,2246,-512,-67,-768,-69,-265,-119,-32,-53,-768,
	-179,-1536,-283,-1307,-370,-1536,-275,-1536,2921,55,704,1053,740,50,1382,276,-407,-2761,-1858,-1507,-1567,-1742,-997,-5100,
	792,1009,1004,1020,1024,1024,1023,0,-507,-2178,-973,-1487,-864,-1664,-942,-2976,-5483,-491,130,-132,11,0,99,690,
	4759,8879,5858,4302,8118,5990,2793,1305,-1494,-803,-605,1283,-215,160,-298,2993,-6006,387,-828,1749,842,802,1482,958,
	-17,2225,6468,3713,-1509,23,-730,573,-55,-1645,-8,6330,363,1723,-93,223,-79,292,-526,2644,-442,-2649,-238,595,
	-19,5094,-196,-268,-61,-36,23,-766,-4636,-633,63,-844,293,-264,-147,557,4830,8589,5117,4200,7528,5582,2913,1304,
	-1193,-795,-527,1242,-502,-136,-13,3274,-4184,145,-775,1217,1008,485,1364,1039,-13,2050,4413,3589,-2142,-35,-522,479,
	8,-1444,-767,6367,-317,2117,-61,-182,70,1502,-1314,3050,-1103,-2082,205,24,-26,5243,-61,-320,-23,-43,19,-754,
	3328,3328,3328,3328,3328,3328,3328,3328,-256,0,0,0,35,50,91,128,-768,-768,-768,-768,-344,-152,-117,-768,
	-1536,-1536,-1536,-1536,-1011,-460,-306,-1536,180,0,0,2257,1850,1655,3449,212,-4940,-4864,-4864,-2606,-2978,-3159,-1324,-4524,
	0,0,0,550,536,782,810,17,-2928,-3328,-3328,-2008,-1491,-1582,-662,-2652,1320,610,1196,-7518,5335,2884,6221,2176,
	4359,308,451,4095,2678,4855,5997,-2419,4840,-2678,-2179,2453,204,1859,3424,-1932,3139,-1294,-1052,-8007,4707,1921,4048,2128,
	546,813,1483,-5931,2337,2387,595,691,-410,681,681,1735,-128,-993,69,-1912,547,1809,2144,2391,-266,-915,125,2659,
	17,864,1115,758,-5688,8530,378,-265,1372,951,1538,-6416,4666,3395,4220,2243,4563,590,733,4415,2589,4784,4957,-1939,
	4112,-1913,-1413,2726,120,2397,2868,-2173,2556,-500,-258,-6795,4025,2390,2567,1769,988,815,1485,-5745,1919,1923,570,1003,
	-902,721,721,1883,-205,-375,-18,-1690,490,2281,2616,2629,-289,6,-39,2773,515,571,822,-297,-5558,8072,417,145,
	3328,3328,3328,3328,3328,3328,3328,3328,162,173,242,256,256,256,256,256,-132,-513,-238,-768,-768,-768,-768,-768,
	-388,-1536,-603,-1536,-1536,-1536,-1536,-1536,3016,1285,2706,694,97,86,0,147,-1686,-3406,-1916,-3914,-4511,-4522,-4608,-4461,
	841,222,682,0,0,0,0,0,-1358,-1712,-958,-2792,-2752,-2848,-3200,-2976,-12955,2869,8386,1802,-1830,1202,-230,276,
	-7065,-2049,1569,5937,-1190,-1084,852,-511,-2147,741,3896,577,-187,-874,1433,-885,-8881,2109,5837,-6,-2906,2988,1809,-1087,
	852,1255,1266,2015,-551,130,-80,395,-69,2028,-161,2466,1609,1779,4124,1777,-75,4104,-231,-4167,-314,-1717,-747,2832,
	183,-1579,460,2134,-770,-973,-1868,-319,-8962,2405,6028,2425,-1780,690,61,491,-4984,-1155,1301,3285,-665,-616,-290,-1644,
	-291,-71,2313,180,-382,-768,682,-1364,-6213,1564,4393,981,-2566,2135,2143,-603,659,1624,2151,1329,-624,73,-91,175,
	111,104,-463,4279,1570,1545,4868,2831,294,532,-721,2078,-2011,-2223,156,5683,33,-1363,1028,1750,-597,-608,-2419,-335,
	3328,3328,3328,3328,3328,3328,3328,3328,256,278,327,332,332,384,384,439,-768,-768,-409,-326,-326,-768,-768,-323,
	-1536,-1536,-1144,-821,-821,-1536,-1536,-818,1080,269,1384,1932,2948,225,0,2223,-3528,-4317,-3153,-2600,-1584,-4255,-4480,-2202,
	868,61,397,286,286,250,0,323,-2660,-2297,-1584,-1303,-1303,-2518,-3136,-1560,-4068,-1399,155,-1570,3000,1607,286,-395,
	-692,-419,-1979,-5218,-324,-624,-703,-2,-2745,-110,215,-2147,-1960,-484,-3227,-1880,-5444,-878,-92,-2481,1084,1489,-2791,1676,
	-1164,-982,-887,-2755,705,-1129,-1742,3418,-3319,1431,1480,387,186,3458,-2469,205,-4317,2451,2056,603,243,4622,-2921,187,
	-1958,-320,-10484,-3871,608,458,4793,4375,-2881,-1996,-322,-2075,3400,1688,227,66,-1582,-1115,-1988,-5019,-82,-582,-1239,-346,
	-2232,-990,-500,-2484,-1498,-227,-3431,-1234,-4322,-1254,-799,-2885,1327,1358,-2746,1582,-1739,-897,-1031,-2340,624,-1183,-1813,2434,
	-906,330,185,-5,181,3676,-1629,551,432,-1426,161,-2,253,5506,-2091,626,-2028,-2719,-9831,-3030,702,1176,4264,3856,
	3328,3328,3328,3328,3328,3328,3328,3328,441,442,442,474,504,509,512,512,-333,-314,-314,-290,-768,-126,-768,-768,
	-1536,-792,-792,-745,-1536,-463,-1536,-1536,800,1843,2872,2894,1731,1844,115,866,-3623,-2579,-1550,-1496,-2630,-2511,-4237,-3486,
	324,329,329,443,953,950,73,73,-1888,-1291,-1291,-1264,-2082,-1256,-2588,-2588,-1183,1151,707,-4308,-1054,1186,-2836,4250,
	-1704,1711,4502,-5083,-3301,-1340,-1723,5673,-349,3387,-3014,2863,693,216,1274,1234,-1103,2713,1753,-1967,409,-896,-190,5327,
	-374,-3260,-141,-801,-1362,-6387,-482,440,687,422,121,-53,-5578,-274,6338,-1647,948,623,152,-36,-6750,-397,4011,-5886,
	-53,-11714,-152,-285,-4370,1197,-1944,-3567,-1245,887,730,-3687,-336,1048,-3933,4471,-953,1663,4414,-5015,-2891,-1004,-1025,4132,
	-400,3005,-2644,3213,1038,35,1828,1580,-1066,2425,1722,-1670,1266,-855,-166,5469,-327,-2957,-208,-959,-1126,-5798,-487,-33,
	-53,57,114,-25,-5219,-331,2494,994,-964,95,139,8,-6367,-441,18,-891,-1263,-10946,-151,-407,-4885,1465,-4647,-3166,
	3328,3328,3328,3328,3328,3328,3328,3328,512,512,512,512,512,512,516,531,-768,-97,-97,-768,-124,-552,-768,-398,
	-1536,-225,-225,-1536,-321,-1536,-1536,-1536,0,3173,3813,58,2368,2120,1474,1594,-4352,-1179,-539,-4294,-1984,-2232,-2874,-2740,
	0,557,557,0,501,954,206,567,-3072,-590,-590,-2976,-1301,-1866,-2224,-1936,692,-1535,-4754,-1745,-1671,-861,-506,-2811,
	5459,-4016,2091,-3251,3449,-3200,-2017,322,7408,-925,-3697,-1554,-1935,-56,-4684,-3146,4369,-1805,-6848,-4074,-1585,-785,-1723,-4218,
	-680,-354,221,-451,3102,5693,315,-1733,-757,-146,54,14,-73,1713,-2643,-455,-1070,-237,90,512,-119,2104,-4953,1441,
	-466,-160,113,-42,-599,2189,7638,7098,601,-2780,-2562,-2105,-859,-597,442,-1807,5059,-4443,1665,-3187,2954,-3252,-2080,774,
	6973,-1425,-2528,-647,-875,-259,-3910,-2299,3927,-2726,-3872,-3955,-1127,-503,-348,-3413,-802,-429,203,-775,3079,5736,176,-2454,
	-355,-134,154,1912,100,1531,-1926,-121,-523,-245,327,1889,129,1902,-3794,1914,-396,-169,74,-19,-704,2165,5615,6317,
	3328,3328,3328,3328,3328,3328,3328,3328,536,539,539,540,551,584,584,597,-338,-318,-318,-218,-199,-152,-152,-128,
	-1079,-986,-986,-435,-573,-374,-374,-256,2092,1254,2572,3453,2094,2570,3353,3755,-2235,-3071,-1753,-870,-2219,-1710,-927,-512,
	577,583,583,106,540,591,591,263,-1591,-1544,-1544,-435,-1593,-855,-855,-256,1081,365,1750,1672,-2142,-109,970,-1321,
	1139,-1700,1879,-856,508,-2638,579,-1011,-1306,-136,-956,1296,-814,-139,-1662,1254,1429,476,1377,767,-2455,-1159,1378,1082,
	6592,1984,-1161,154,2797,-563,-253,140,-148,488,-244,284,-297,8,-51,165,-428,9,-310,355,-396,-26,-50,189,
	2342,12075,-844,146,1622,-610,-82,121,838,-11,2683,1505,-1330,-1157,1671,-2208,843,-1673,1691,-854,-461,-2024,492,-504,
	-1283,-569,-373,752,-298,-1010,-971,503,893,11,1779,641,-2412,-1765,2060,-426,5336,1670,-1148,148,815,350,-293,150,
	-214,-470,-241,107,363,-62,78,82,-567,-1136,-319,55,612,-143,182,32,2200,11760,-763,240,1023,-493,-121,140,
	3328,3328,3328,3328,3328,3328,3328,3328,640,656,663,700,700,732,742,768,-768,-183,-99,-140,-140,-283,-75,-768,
	-1536,-515,-278,-355,-355,-716,-211,-1536,70,2046,1433,2568,3289,1809,3060,124,-4154,-2162,-2768,-1597,-875,-2322,-1062,-3972,
	2,592,1024,631,631,445,1024,417,-2768,-1531,-1386,-799,-799,-1163,-531,-2446,1859,-1637,-2541,-138,-1405,-54,-919,2595,
	-1019,2721,-3439,-761,3803,-3420,-3904,-1062,-2093,-460,-2924,45,-707,-2296,383,-1220,-4497,-1386,-3710,14,194,-1830,-2529,-2874,
	-920,3930,163,-624,-199,-8594,85,-244,804,-70,-485,0,-69,197,-7,424,-1010,-171,-263,-56,-86,290,9,-513,
	-1771,-595,2094,-336,-81,3810,-103,-14778,1659,-1418,-2345,-611,-868,-773,-1313,2302,-791,1528,-3544,-317,3675,-2879,-4058,-481,
	-1602,104,-2695,-474,-48,-3075,47,-806,-4058,-1603,-3581,-199,1101,-2117,-3013,-2340,-735,2937,-256,-319,-224,-6705,140,75,
	342,267,-440,-42,8,-230,-74,563,-1162,374,-89,-108,60,-403,-117,-757,-1081,-647,1932,-288,-108,4696,-73,-12254,
	3328,3328,3328,3328,3328,3328,3328,3328,768,768,768,769,832,895,897,1005,-768,-64,-768,-768,-768,-768,-768,-215,
	-1536,-128,-1536,-1536,-1536,-1536,-1536,-1536,65,3840,254,1052,0,226,733,1350,-4031,-256,-3842,-3043,-4032,-3743,-3235,-2509,
	163,521,458,459,0,886,639,846,-2510,-128,-2111,-2255,-2912,-2251,-2429,-1804,3178,5287,4604,-2145,-3171,-2500,-1377,-1563,
	-2234,-876,-1520,1773,1302,-1506,2624,1727,-1111,1622,-1003,-819,1427,-746,-401,-1241,-3997,6319,-3457,-2717,2302,1925,619,-223,
	-805,165,-266,-1873,1844,-214,-609,-274,1062,154,8464,-5399,-3038,3874,-9072,643,611,205,13314,-5366,2568,11769,-11717,2008,
	30978,93,30464,8444,-8864,-816,-3556,917,1801,4070,1746,-1897,-1869,-2669,-2005,-1553,-1055,-435,-1354,1837,225,-591,1343,1715,
	-963,930,-1618,-669,812,-50,-699,-1198,-2752,4569,-2430,-2235,894,1754,-115,-466,-6,205,323,-1757,1492,104,-1289,-892,
	-2021,117,230,-5053,-3105,1620,-6469,492,-2414,140,1602,-5307,1896,4264,-7544,2007,24554,112,17715,8295,-2943,-3652,-1370,1386,
	3328,3328,3328,3328,3328,3328,3328,3328,1006,1006,1006,1010,1022,1024,1024,1024,-247,-247,-247,-148,-192,-768,-768,-768,
	-627,-627,-627,-445,-726,-1536,-1536,-1536,1792,2526,2526,1735,1876,155,308,814,-2066,-1332,-1332,-2119,-1966,-3685,-3532,-3026,
	616,616,616,1024,853,963,962,962,-1035,-1035,-1035,-1060,-1613,-2564,-2409,-2409,-540,-5626,6551,-2264,-578,-1284,-1906,10476,
	-3215,-499,-1064,-1823,4969,-2512,-2284,9232,-109,-1711,1155,137,-1562,-3104,-1364,5483,814,-1313,1853,199,-1367,1203,-3045,10894,
	-964,-428,-428,406,3091,-691,-615,9787,128,79,79,-38,-403,-14182,15515,-728,279,128,128,19,-329,-761,9214,10617,
	-1231,-167,-167,-450,-835,-227,-3499,1107,-905,-5646,6532,-2385,-701,-555,-1627,9602,-1682,-214,-779,-976,3188,-2104,-2542,7818,
	-1530,-1599,1267,-993,-440,-2226,-1437,5099,704,-1160,2006,119,-1494,1045,-3125,10140,446,-466,-466,867,2949,-611,-800,8770,
	-311,3,3,-413,66,-8085,15912,474,-572,5,5,-628,609,2792,10803,12160,-904,-151,-151,-375,-1238,606,-963,1615,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1024,1024,1024,1024,1024,-768,-61,-61,-32,-768,-768,-231,-8,
	-1536,-158,-158,-64,-1536,-1536,-1086,-1536,0,2789,3402,3712,64,1087,2025,682,-3840,-1051,-438,-128,-3776,-2753,-1815,-3158,
	1024,794,794,774,775,1022,1022,948,-2816,-525,-525,-64,-2696,-2272,-1676,-1988,4197,2507,-8300,2662,-524,-4610,2550,1764,
	4618,-4906,-403,-1552,-752,-3816,-2155,-656,6253,522,-556,-790,-1134,-4764,1941,248,-3175,5583,-9150,2323,-159,-6473,4923,2342,
	1462,-20,-63,190,-367,-4283,15,-73,24816,-112,-133,150,-4879,2219,-916,3426,-8653,-214,-204,246,-2173,3706,-137,-346,
	4214,1,-64,79,-581,3169,-1085,-5963,3481,2303,-3359,1663,-749,-4626,2744,1623,3477,-4890,-878,-1414,-1518,-3560,-2251,-831,
	5124,473,670,-1011,-1680,-4490,2175,433,-2859,5311,-3291,1127,56,-6444,4814,2031,1072,-128,-51,230,-565,-4110,-84,-241,
	22571,-79,-10,129,-3711,3629,-758,4273,-5821,-151,115,227,2156,4597,282,754,4141,-38,-85,81,285,3073,-1123,-5682,
	3328,3328,3328,3328,3328,3328,3328,3328,1026,1026,1040,1052,1109,1152,1152,1215,-187,-187,-768,-218,-128,-768,-768,-123,
	-628,-628,-1536,-435,-256,-1536,-1536,-334,1198,2363,29,2941,3243,162,0,1667,-2640,-1474,-3795,-870,-512,-3551,-3712,-1982,
	856,856,795,801,840,886,1024,812,-1335,-1335,-2652,-435,-256,-2242,-2752,-1275,681,838,-1888,356,2021,5294,2054,-228,
	-250,6171,-1210,-593,-727,552,3805,-120,197,-622,-1099,2860,986,195,3006,44,2573,1932,410,-1870,7648,1171,-138,1963,
	-2005,-911,-529,-198,-69,412,361,3815,101,-30,-6765,157,62,5899,-3441,-157,227,-62,-4952,291,114,8793,3422,-97,
	3588,-195,-2137,-48,-43,-2319,-3792,-47,656,1061,-1396,182,-1028,3855,1680,-121,-357,5019,-467,-914,-332,1665,3081,-261,
	-153,-125,-340,1440,-317,715,2129,602,2575,2093,522,-2454,3518,1389,68,1883,-2269,-1213,-282,-150,-74,1096,187,3801,
	-480,-48,-4661,-21,-72,-2710,-5126,-53,-659,-63,-5758,-60,-215,-2316,3718,182,2807,-434,-2420,29,-28,-5099,-3816,-260,
	3328,3328,3328,3328,3328,3328,3328,3328,1233,1233,1250,1269,1278,1280,1280,1280,-115,-115,-241,-187,-141,-77,-768,-630,
	-297,-297,-740,-514,-499,-217,-1536,-1536,2272,2883,326,2377,2245,1772,284,252,-1359,-748,-3287,-1217,-1341,-1813,-3300,-3332,
	823,823,856,1024,933,845,948,918,-680,-680,-1764,-1048,-1207,-1227,-2285,-1861,-1848,-3281,-721,2503,1292,-282,-2737,1260,
	-2509,-991,-603,1264,-235,294,-470,151,-1282,-2897,-1272,-33,-413,1374,-1453,-128,-578,-1733,-143,2435,510,1299,-1064,119,
	-357,-10,830,56,-357,165,-570,-12,-8,-61,3543,72,-39,-129,21706,-1150,-135,-108,3591,209,-25,-269,15842,6363,
	-8,23,7693,24,85,-26,-3096,25354,-896,-2015,-723,2150,608,-402,-2981,13,-1294,-808,-449,1527,-970,380,-710,474,
	-2075,-1323,-968,318,-174,1787,-1532,-1115,33,767,-1,2728,479,1078,-1390,621,-366,-30,690,11,-525,-42,-623,192,
	-135,55,2844,-20,6,-60,20484,-666,-299,168,1961,100,52,-55,17309,1488,15,-2,6025,60,29,-87,3248,12043,
	3328,3328,3328,3328,3328,3328,3328,3328,1280,1280,1280,1408,1518,1527,1529,1529,-630,-768,-64,-768,-108,-186,-185,-105,
	-1536,-1536,-128,-1536,-397,-508,-495,-384,1297,846,3328,27,1644,1254,1523,1206,-2288,-2738,-256,-3429,-1703,-2083,-1812,-2128,
	918,939,903,1024,977,1024,1024,979,-1861,-2211,-128,-2508,-1424,-1048,-1376,-1079,970,4190,8732,-1566,-335,-660,-355,1656,
	-673,-998,-150,517,3468,427,-2041,1164,-2040,575,2497,-377,-3830,393,196,299,2580,4642,6633,2027,-4014,1069,978,2382,
	-2867,-1985,10,-1119,134,6674,-2244,-2837,5613,-6629,44,-1211,-101,672,305,-323,-2951,-8281,81,310,-42,1692,988,869,
	-1699,4389,-8,-4751,65,-213,-139,108,999,4003,6295,-1647,-739,-468,-204,1452,-636,-927,36,743,3369,-97,-1618,722,
	-2254,670,2120,-85,-2420,-724,838,-174,2662,4579,3857,1960,-3548,1150,1354,1977,-2597,-1656,2,-957,1021,5095,-1289,-4132,
	4897,-6416,-9,-973,326,-157,413,-707,-3647,-7595,-49,79,900,-408,1194,-740,-1584,4276,-12,-2583,-55,-116,-213,299,
	3328,3328,3328,3328,3328,3328,3328,3328,1533,1536,1536,1536,1536,1536,1536,1536,-435,-768,-768,-768,-32,-768,-50,-50,
	-1536,-1536,-1536,-1536,-64,-1536,-123,-123,817,58,284,66,3200,0,2331,2939,-2515,-3270,-3044,-3262,-128,-3328,-997,-389,
	997,1023,942,1009,964,1024,934,934,-1970,-2129,-2157,-2434,-64,-2560,-500,-500,-924,-1307,-1808,563,4594,3749,2609,-12552,
	-467,-320,-1065,-176,-513,443,-1396,-640,-1015,-790,-1502,202,-1082,1357,456,-330,1682,554,-859,1509,3358,-1256,2784,-13009,
	-305,64,-1293,-1864,72,1563,123,-7,-2975,-5186,16926,-4116,89,20359,-215,-102,-6885,2599,12901,-2199,179,-5168,-501,-213,
	2039,44307,-7434,-23897,37,-12068,5,-12,-1264,-385,-1883,-281,2686,2882,2807,-6015,-511,759,-1242,-956,-440,42,-1471,-956,
	-996,166,-1549,-339,-1081,870,193,-173,1355,1053,-962,806,1422,-1185,2548,-6146,-129,426,-1314,-1457,109,1136,106,43,
	-2593,-2850,16439,-5301,76,17585,-138,29,-4867,-4813,13363,398,162,-3304,-387,233,2357,25457,-6720,-11085,34,-6862,6,-21,
	3328,3328,3328,3328,3328,3328,3328,3328,1536,1543,1564,1621,1680,1729,1781,1791,-768,-102,-218,-128,-768,-93,-160,-68,
	-1536,-375,-435,-256,-1536,-249,-463,-280,114,1045,2430,2731,0,1593,1937,2053,-3214,-2276,-870,-512,-3184,-1542,-1147,-1020,
	1000,981,1010,1013,1024,1024,1024,1004,-2082,-1682,-435,-256,-2488,-778,-1051,-951,-798,-554,-4290,2058,1905,-199,1139,1574,
	-1320,-27,363,213,2326,-219,-591,-1208,-725,177,-27,-1480,773,770,-128,-3476,-478,-842,-3827,6268,2491,1354,1364,-612,
	220,385,-55,32,1380,-48,-111,67,-4274,1142,191,86,1779,-20,262,-164,2951,-2752,420,147,-2491,92,635,-342,
	-15269,1645,-33,-14,20409,8,10,47,-256,-407,-2797,-108,1116,-86,584,1048,-511,701,25,284,1823,-24,-111,-931,
	-456,1434,-978,-1719,353,-935,354,-2516,345,103,-3141,3446,1920,542,1332,237,312,3599,-72,23,1119,-991,-465,237,
	-3393,2766,30,17,761,-475,121,24,-1013,700,13,-142,-814,-706,350,150,-22221,1906,20,0,20420,72,10,27,
	3328,3328,3328,3328,3328,3328,3328,3328,1791,1792,1792,1792,1796,2033,2039,2046,-11,-768,-64,-266,-12,-123,-49,-11,
	-1536,-1536,-128,-1244,-23,-394,-211,-1536,285,10,2816,252,665,995,711,276,-2788,-3062,-256,-2820,-2402,-1836,-2114,-2542,
	939,1024,1017,1020,923,1024,1016,1024,-2029,-2376,-128,-1605,-1611,-935,-1101,-1902,262,-1839,10577,449,-281,13,285,466,
	976,-816,-20,1321,-2947,953,1234,-1071,122,-453,-823,185,-3891,1651,-627,-676,562,-829,8435,-106,-400,938,329,78,
	1372,-1706,15,-12,-5555,3115,2353,35,1294,-1797,52,-2887,-573,2122,4891,-2620,-831,1351,87,3934,-164,2047,2576,-695,
	-2909,-7456,-4,3621,864,-213,39,1802,-268,-1790,7277,729,-307,383,247,31,765,-745,181,1436,-2556,-258,434,-1318,
	339,-362,-691,-426,-3432,604,-1461,-680,-113,-958,4988,601,-433,1045,262,-413,1157,-1615,5,58,-4332,450,-436,197,
	1507,-1642,9,-3320,467,231,3003,-2310,2021,1388,-87,704,1120,-423,534,875,-1886,-7341,-3,1668,909,-105,80,1898,
	3328,3328,3328,3328,3328,3328,3328,3328,2048,2048,2048,2048,2048,2048,2076,2133,-160,-32,-768,-768,-39,-39,-218,-128,
	-842,-64,-1536,-1536,-105,-105,-435,-256,1101,2688,56,0,1850,2473,1919,2219,-1715,-128,-2761,-2816,-966,-343,-868,-511,
	1024,1020,1023,1024,1024,1024,1023,1023,-1615,-64,-2176,-2304,-484,-484,-435,-256,1609,6170,-4653,5341,-1311,-16632,-2838,-530,
	-4736,-810,-2124,504,-293,1385,2518,-768,-3887,1015,-2846,724,135,-2,2706,-1233,-216,5203,-1584,1391,-947,-16188,-1199,4102,
	-9210,-17,-627,941,154,74,4,1,-6410,55,128,499,-300,-100,500,88,-8756,157,-494,-308,-687,-271,950,130,
	-185,25,1987,2853,7,3,-72,-29,1160,2841,-3169,3966,-705,-9463,-1267,-1321,-3448,-416,-1738,107,-883,773,1571,-825,
	-2894,1255,-2510,431,-461,-243,1658,-1176,-156,2075,-994,889,-1052,-8700,-663,2614,-5201,50,-353,637,32,205,-516,-61,
	-3893,53,43,-229,-241,47,-37,9,-4928,112,-1107,14,-888,513,-349,-247,-337,24,2056,2943,29,-7,-39,-23,
	3328,3328,3328,3328,3328,3328,3328,3328,2226,2304,2304,2304,2408,2541,2557,2557,-59,-64,-189,-83,-768,-21,-54,-54,
	-198,-128,-1536,-530,-1536,-101,-238,-238,1169,2304,53,170,0,597,740,1518,-1469,-256,-2507,-2389,-2456,-1726,-1567,-790,
	1024,1024,1024,1024,1024,1023,1024,1024,-763,-128,-1807,-1487,-2124,-912,-864,-864,77,9530,-1187,-92,-108,-156,1348,-2266,
	780,374,31,1135,1706,100,1415,-2362,-469,-491,-843,-192,-884,-413,213,-2099,1186,7349,-326,173,-206,713,1028,-1246,
	-990,-44,-608,-928,106,5264,-541,-386,-730,16,-4770,-3684,817,4426,777,-28,-669,44,-1718,2205,1759,4830,-420,132,
	-22,-9,-429,25,-319,-66,-61,-20,400,6810,-340,185,-129,-177,1343,-1322,25,623,36,1299,1712,64,1203,-2421,
	-899,-334,-1067,-131,-720,-771,132,-1854,1201,4777,118,347,-142,702,955,-236,-1742,-38,-911,-1294,148,2846,-442,361,
	-1150,-11,-3284,-3670,-164,1962,341,25,-1551,-110,-3261,1101,1268,1725,-131,1762,17,-10,-477,-17,-737,-34,-30,-33,
	3328,3328,3328,3328,3328,3328,3328,3328,2558,2560,2560,2560,2560,2664,3043,3065,-12,-32,-32,0,-27,0,-6,0,
	-23,-64,-1536,-1536,-84,-1536,-43,-109,258,2177,50,0,1380,0,535,364,-2048,-128,-2254,-2304,-924,-2200,-1286,-1435,
	1024,1024,1024,1024,1024,1024,1024,1024,-1646,-64,-1920,-2048,-465,-1996,-780,-782,-366,4630,-4323,5531,-232,40,304,50,
	-1125,-456,-853,1963,871,-166,367,-249,-1438,-392,-1325,1446,1562,70,-365,-400,-688,3507,-420,1092,-1328,289,1,1171,
	-4327,-568,1434,-1496,-853,-3032,738,11954,-6881,-238,-15470,37200,-755,-11513,-169,7138,-9427,168,-515,-1191,-1142,-63,1447,13704,
	96,10,-232,-36,-9,-27,-9,-41,-521,4386,-2978,3838,-593,-355,240,672,-824,-450,-559,1629,417,-181,232,316,
	-942,-445,-1001,1307,849,189,-280,-444,-780,3584,-171,507,-1418,105,-201,1593,-569,-282,916,-1157,-1056,-2842,432,3434,
	-4031,-162,-8391,31268,-783,-12902,-410,1939,-5488,334,-632,-159,-1676,267,1652,3612,41,0,-235,-12,6,-43,2,-10,
	3328,3328,3328,3328,3328,3328,3328,3328,3072,3072,3072,3073,3571,3584,3586,3591,-12,-2,0,-11,0,0,0,-1,
	-58,-63,0,-23,0,0,-4,-11,942,50,0,218,312,0,38,290,-850,-1742,-1792,-1572,-981,-1280,-1240,-983,
	1024,1024,1024,1024,1024,1024,1024,1024,-441,-1664,-1792,-1390,-612,-1536,-1408,-658,-755,433,37,-738,-275,1560,-238,-320,
	-232,155,2111,-517,-669,519,-870,-416,-507,534,1328,-2333,-235,-207,-1093,-610,-1730,1261,379,-1801,-676,886,-130,351,
	-2793,-2979,5030,-9644,3185,-6926,-1309,5175,-1377,-18743,24870,-4926,64,15055,-19576,404,-1802,244,-2048,-11043,7832,-1524,-215,11396,
	-33,-14,119,-20,-16,46,12,-22,-700,224,-493,-645,273,558,-156,168,-130,200,1286,-177,294,-160,-677,311,
	-347,610,952,-2219,611,-513,-989,-32,-1611,975,-191,-1264,-62,90,-42,762,-2002,-1161,4361,-2994,-191,-3206,-186,1590,
	-1184,-13739,19559,-55,-359,11214,-13824,-69,-1436,804,-1258,-3569,671,244,999,4690,-27,-28,123,-58,-5,40,-7,-13,
	3328,3328,3328,3328,3328,3328,3328,3328,3595,4050,4083,4096,4097,4102,4482,4539,0,0,0,0,0,0,0,0,
	-22,0,-2,0,0,0,0,0,173,123,191,0,183,32,98,44,-1096,-691,-590,-768,-584,-730,-285,-281,
	1024,1024,1024,1024,1024,1024,1024,1024,-1134,-518,-402,-1280,-878,-1152,-622,-605,-1166,-1832,3182,733,-2563,915,-526,-735,
	1172,-2516,-5055,1420,3757,1653,-1987,-551,400,-1707,-5764,1081,4839,855,-2112,-21,-716,-253,5785,841,-4907,-1199,10,-2280,
	2216,13622,1379,-20089,2238,493,1052,4008,4931,-83,-378,703,-348,237,-287,-25,-14641,27233,30542,-9436,-36609,-13087,-1132,32549,
	-19,-18,-27,13,-23,0,-26,-4,-1025,-561,2203,-461,-1123,383,-257,-98,459,407,-1007,-343,-452,35,-1394,1416,
	-436,616,-1489,-398,311,-478,-1595,1198,-548,-283,2848,-216,-1433,-685,336,-1581,4295,756,-1484,-10415,5051,2261,-377,130,
	4207,44,-249,666,-418,46,-174,3,-4617,5399,-509,843,-6060,-286,-6258,14029,-32,-8,-24,19,-32,-14,-26,-16,
	3328,3328,3328,3328,3328,3328,3328,3328,4602,4608,5028,5120,5124,5530,6144,1174,0,0,0,0,0,0,0,-768,
	0,0,0,0,0,0,0,-1536,19,0,0,0,0,0,0,146,-243,-256,0,0,0,0,0,-3544,
	1024,1024,1024,1024,1024,1024,1024,944,-896,-1024,-377,-768,-640,-423,-211,-2508,-1786,1972,5594,-1389,-5149,-1687,4653,-3284,
	248,3382,-5134,4478,-327,-684,-475,2234,-997,2391,-4780,3149,-667,-393,-678,1114,-1243,1471,5703,-898,-6243,-3398,6470,190,
	7005,-10519,436,253,256,553,1375,2097,-11,124,-30,5,6,132,711,-9044,-14786,-22104,24673,-37733,8851,7185,2146,-11661,
	1,15,13,9,10,56,329,-1474,-1084,385,2984,-495,-3240,-1843,4509,-1275,-452,461,-2140,825,-49,-142,-376,2221,
	-749,571,-2939,517,-346,23,-644,1364,-604,98,2796,-149,-3776,-3500,6243,303,4949,-3355,-555,1357,122,325,1180,1890,
	-56,49,-59,100,-9,86,564,-5574,-4001,-2067,4264,-13733,2771,4646,1480,-6899,-4,41,-15,51,0,37,272,748,
	3328,3328,3328,3328,3328,3328,3328,3328,1686,1003,632,1180,437,169,935,1276,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,165,19,11,25,528,663,202,16,-3013,-3841,-4221,-3660,-3900,-4033,-3728,-3572,
	1010,441,0,1024,100,170,426,1021,-2190,-2776,-2912,-2684,-2596,-2072,-2744,-2600,-269,1327,-392,-880,-4599,2661,-807,4541,
	-1281,570,1339,-2045,-5041,-2629,281,-720,-916,-356,-1198,-2856,-1715,-1297,78,-1792,-1897,587,15,993,-4447,2611,-224,-903,
	292,-51,-348,-799,-1532,651,829,-581,-980,1892,-3733,-5796,-4745,-1672,-3582,-1018,-3235,2167,-122,-2498,-11598,3486,-7839,-281,
	-6093,383,987,53,-481,-259,-5046,6156,177,1322,300,-417,-4596,2796,71,4788,-1049,157,1062,-1451,-4960,-769,-1049,-118,
	-737,-583,-1560,-2330,-1257,-1244,-346,-976,-1643,276,-166,909,-4475,2097,-1446,-860,338,-163,-481,-587,-1517,1446,229,-430,
	-691,1099,-2927,-4675,-1745,-1984,-141,-517,-3267,2154,-515,-2420,-4583,-733,-311,-1575,-4869,-286,2119,-435,618,-54,1658,5898,
	3328,3328,3328,3328,3328,3328,3328,3328,1223,535,411,640,569,1374,833,1500,-768,-768,-768,-768,-768,-479,-327,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,47,523,687,24,212,297,995,33,-3594,-3806,-3766,-4201,-4084,-3194,-3037,-3332,
	1011,269,200,0,82,963,699,1024,-2684,-2142,-2136,-2800,-2736,-2046,-2003,-2526,768,-818,-3375,312,-407,-2718,-4606,-3704,
	-852,4278,-4138,-276,1362,600,-4104,-445,1057,3447,-1749,-2651,-310,-55,-2439,-639,47,-370,-1114,1280,769,-1412,-3897,-2354,
	-674,893,-1757,-726,2344,143,-415,575,-1961,1746,5781,-371,-4032,-3693,5579,-8747,-1803,6535,9724,-1069,-6315,-4939,3334,-856,
	318,-4302,-301,-1226,-5306,-3543,-5618,-7500,886,-1739,-2988,-24,369,-2562,-4008,-4105,-1259,3746,-2624,549,800,608,-3256,-913,
	436,2729,-1760,-1609,-345,156,-1954,-1012,-82,-956,-963,2209,265,-1609,-3391,-2445,-748,815,-1369,-366,1948,40,-312,352,
	-1150,-890,4152,-1963,-1502,-3061,5108,-9409,840,1090,4398,-2148,-2165,-3719,3347,1334,1386,-5941,-618,-1096,-1937,-1838,-4858,-1506,
	3329,3329,3329,3329,3329,3329,3329,3330,394,1176,887,918,1152,2944,508,2804,-178,-768,-768,-768,-59,-3,-768,0,
	-356,-1536,-1536,-1536,-463,-169,-1536,-1536,2399,417,140,121,852,32,4,0,-2073,-3272,-3839,-3826,-2862,-1890,-4354,-2063,
	126,967,470,422,1017,1024,0,1024,-1037,-2271,-2689,-2641,-1587,-1627,-3073,-1928,1696,2580,-4202,-3280,-967,137,-2394,-1098,
	-2539,-473,928,330,2751,-918,-712,-2535,618,-171,869,29,1036,-1775,8,-3205,753,465,4042,-364,-847,-63,-3955,-897,
	-485,-1514,263,819,1095,-2066,-594,4382,161,-12606,-7932,-1668,856,-8272,-1618,-3003,302,-13348,-5913,-1333,-157,3489,-3074,2050,
	1982,-5257,-6501,-4296,-13693,-26,-864,6,1155,2510,-2380,-2621,-772,395,-2517,-917,-1810,-595,193,682,2555,-640,-1201,-2430,
	332,-286,439,265,1212,-1404,-444,-2900,646,309,2625,-250,-772,181,-4418,-828,267,-1462,-21,922,460,-1974,-742,4264,
	20,-12785,-4019,-514,870,-6726,-1065,-2885,49,-12620,294,-832,78,3015,-2349,1763,2276,-2959,469,-2608,-13361,-75,-826,-61,
	3330,3330,3331,3332,3332,3333,3336,3340,1134,2120,814,1336,1490,576,2246,941,-502,-277,-768,-768,-768,-768,-53,-126,
	-1536,-961,-1536,-1536,-1536,-1536,-275,-382,608,131,228,0,289,0,1382,1649,-3126,-2618,-3828,-3535,-3093,-4299,-1253,-2297,
	761,1024,75,1024,994,0,1023,780,-2001,-1630,-2579,-2664,-2117,-3045,-1070,-1267,-1435,348,975,-5348,-585,1347,298,-543,
	-1290,409,-2620,971,-562,-407,-917,-641,-350,-511,-1789,340,-1153,259,-1085,-1755,422,339,2505,151,-447,5873,153,-694,
	-838,477,-282,1066,569,2247,116,340,2559,262,-3871,-1444,-7309,-2725,321,-362,2948,-1975,-4639,-962,-3685,-1286,309,-278,
	-2033,-546,-6626,562,-2186,-1184,18,-244,-504,705,620,-5627,-249,1548,-101,-437,84,497,-2085,708,-321,-925,-297,-828,
	-162,-479,-1509,-162,-1228,-951,-452,-1141,1714,565,2763,208,-236,4784,24,-695,93,532,67,730,674,1844,659,163,
	209,584,-3742,-1295,-6650,-2418,740,-55,1030,-2381,-4207,651,-3633,-906,1377,311,-2966,-437,-7319,1093,-2976,-340,-26,-506,
	3340,3347,3354,3584,3584,3584,3584,3584,1744,1875,1040,512,1004,1536,2546,2560,-50,-30,-44,-768,-251,-768,-55,-32,
	-188,-192,-108,-1536,-646,-1536,-247,-1536,1109,913,2848,58,1794,66,994,56,-2036,-2113,-1028,-4806,-2578,-3774,-1836,-2760,
	988,1024,849,0,615,1009,1024,1024,-1194,-1375,-515,-3232,-1291,-2690,-935,-2176,55,92,-940,-3094,1056,-1150,-124,-325,
	-151,-1530,7439,-3882,525,-3209,-1150,-2096,-1222,915,-813,-704,3150,-524,1316,20,290,-2,-2327,-1925,2376,442,-1059,-545,
	3370,-2575,187,-2197,-3941,-676,3181,214,197,-2762,-98,-2695,915,-2879,2479,-2859,1,460,-199,-3226,1324,1718,2104,-1261,
	-35,239,-25,-1696,646,-3949,41,1400,1,206,-1261,-3176,866,-1232,2,-363,-253,-201,7538,-4025,207,-3128,-1351,-2045,
	-888,1275,-774,-791,2557,-694,1040,-8,186,124,-2670,-1964,2376,654,-1025,-462,2651,655,141,-2253,-4258,-712,2162,36,
	-143,-612,-65,-3228,67,-3004,1566,-4105,-246,2241,-150,-3637,33,974,906,-1563,2,130,-45,-1823,863,-4368,-3,1343,
	3584,0,0,0,0,0,0,0,4354,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
	0,0,0,0,0,0,0,0,36,0,0,0,0,0,0,0,-986,0,0,0,0,0,0,0,
	1024,0,0,0,0,0,0,0,-1280,0,0,0,0,0,0,0,-1148,0,0,0,0,0,0,0,
	-1086,0,0,0,0,0,0,0,-682,0,0,0,0,0,0,0,-909,0,0,0,0,0,0,0,
	-2125,0,0,0,0,0,0,0,1212,0,0,0,0,0,0,0,-2555,0,0,0,0,0,0,0,
	124,0,0,0,0,0,0,0,-825,0,0,0,0,0,0,0,-1089,0,0,0,0,0,0,0,
	-653,0,0,0,0,0,0,0,-580,0,0,0,0,0,0,0,-1117,0,0,0,0,0,0,0,
	931,0,0,0,0,0,0,0,-1188,0,0,0,0,0,0,0,84,0,0,0,0,0,0,0,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_539a0947416971e7_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_539a0947416971e7_boxes_0,
	  { { 13, segtune_segreduce_539a0947416971e7_unknown_0 }, { 249, segtune_segreduce_539a0947416971e7_longest_0 }, { 253, segtune_segreduce_539a0947416971e7_shares_0 } }, 1, 761, segtune_segreduce_539a0947416971e7_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_539a0947416971e7 = { "segtune_segreduce_539a0947416971e7", 1, segtune_segreduce_539a0947416971e7_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_539a0947416971e7

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
