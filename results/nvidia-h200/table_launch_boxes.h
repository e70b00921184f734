/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-30
 * database: 851544a469520341
 * sources:  2a9b4daf7e6ec7ca
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 761 cases
 *     n and the mean length known: worst regret 148.5%, mean 15.7%; geometries left out: worst 976.4%, mean 17.6%; picked where it was not measured: 0 times, left out 6
 *     the longest segment, too: worst regret 167.1%, mean 5.0%; geometries left out: worst 462.6%, mean 7.7%; picked where it was not measured: 0 times, left out 1
 *     shares of long segments, too: worst regret 94.8%, mean 5.5%; geometries left out: worst 462.6%, mean 9.0%
 *     as probed (shares, heaviest span, longest sampled segment; of few or long segments the longest): worst regret 25.1%, mean 2.3%; geometries left out: worst 97.3%, mean 4.6%
 *     all of these: worst regret 25.1%, mean 2.3%; geometries left out: worst 97.3%, mean 4.6%
 *     pareto lengths, 150 cases: worst regret 44.0%, mean 5.8%; left out: worst 63.1%, mean 7.3%; as probed: worst regret 25.1%, mean 2.5%; left out: worst 97.3%, mean 7.4%
 *     uniform lengths, 96 cases: worst regret 34.8%, mean 4.6%; left out: worst 34.8%, mean 4.9%; as probed: worst regret 12.3%, mean 2.7%; left out: worst 19.1%, mean 3.6%
 *     rowlen lengths, 99 cases: worst regret 93.4%, mean 4.9%; left out: worst 93.4%, mean 6.4%; as probed: worst regret 12.5%, mean 1.9%; left out: worst 12.5%, mean 2.5%
 *     bimodal lengths, 27 cases: worst regret 30.6%, mean 2.6%; left out: worst 30.6%, mean 6.5%; as probed: worst regret 18.1%, mean 1.5%; left out: worst 30.6%, mean 2.7%
 *     huge lengths, 44 cases: worst regret 46.6%, mean 4.5%; left out: worst 20.9%, mean 4.3%; as probed: worst regret 13.0%, mean 2.7%; left out: worst 46.6%, mean 4.7%
 *     poisson lengths, 57 cases: worst regret 15.3%, mean 4.0%; left out: worst 16.0%, mean 4.7%; as probed: worst regret 11.2%, mean 3.1%; left out: worst 11.2%, mean 3.6%
 *     lognormal lengths, 164 cases: worst regret 94.8%, mean 7.9%; left out: worst 462.6%, mean 19.6%; as probed: worst regret 16.4%, mean 1.9%; left out: worst 51.2%, mean 4.9%
 *     geometric lengths, 45 cases: worst regret 24.1%, mean 5.4%; left out: worst 25.7%, mean 6.2%; as probed: worst regret 14.4%, mean 2.4%; left out: worst 41.9%, mean 5.8%
 *     fixed lengths, 42 cases: worst regret 18.3%, mean 4.5%; left out: worst 18.3%, mean 5.1%; as probed: worst regret 10.5%, mean 2.5%; left out: worst 12.8%, mean 4.1%
 *     zipf lengths, 37 cases: worst regret 30.5%, mean 4.3%; left out: worst 49.8%, mean 5.4%; as probed: worst regret 9.6%, mean 1.7%; left out: worst 23.3%, mean 3.4%
 *     the best of the boxes for each case: worst regret 25.1%, mean 2.2%
 *     the best of the best 8 of all 1012 variants for each case: mean regret at least 2.1% (a Lagrangian bound)
 *     the search of 761 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 29 of 511 variants
 *     variants tried, of how many, on each case:
 *       29/511 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 31/506 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       32/517 huge:n=64M,mean=64,share=0.75,seed=1, 32/514 huge:n=64M,mean=64,share=0.25,seed=1,
 *       35/516 huge:n=64M,mean=64,share=0.1,seed=1, 35/516 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1,
 *       34/498 huge:n=64M,mean=256,share=0.5,seed=1, 35/511 huge:n=64M,mean=256,share=0.25,seed=1,
 *       36/523 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1, 37/511 huge:n=64M,mean=256,share=0.1,seed=1,
 *       38/519 huge:n=4M,mean=64,share=0.5,seed=1, 38/519 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       39/510 zipf:n=64M,mean=256,alpha=1,seed=1, 40/523 huge:n=512K,mean=16,share=0.75,seed=1,
 *       40/520 huge:n=64M,mean=64,share=0.5,seed=1, 42/518 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1,
 *       43/520 pareto:n=64M,mean=128,alpha=1.2,seed=1, 46/545 uniform:n=64M,mean=16M,seed=1,
 *       43/501 huge:n=64M,mean=256,share=0.75,seed=1, 44/508 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       48/545 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 45/509 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1,
 *       50/550 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1, 48/525 lognormal:n=16M,mean=128,sigma=2,seed=1,
 *       51/552 uniform:n=64M,mean=1M,seed=1, 29/307 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       50/529 huge:n=1M,mean=64,share=0.5,seed=1, 29/305 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       47/490 zipf:n=64M,mean=4K,alpha=1,seed=1, 49/510 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       47/487 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 53/548 uniform:n=64M,mean=4M,seed=1,
 *       31/318 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,seed=1, 31/315 linux_identifier_postings.rowlen,
 *       52/527 huge:n=4M,mean=64,share=0.1,seed=1, 33/333 huge:n=64M,mean=4,share=0.5,seed=1,
 *       48/482 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 33/327 huge:n=64M,mean=4,share=0.1,seed=1,
 *       32/316 huge:n=64M,mean=16,share=0.1,seed=1, 49/483 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       53/520 pareto:n=64M,mean=512,alpha=1.2,seed=1, 31/304 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       31/303 huge:n=64M,mean=16,share=0.25,seed=1, 48/454 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       51/482 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1, 55/514 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       60/560 fixed:n=64M,mean=1M, 31/288 huge:n=64M,mean=16,share=0.75,seed=1,
 *       58/538 huge:n=512K,mean=64,share=0.5,seed=1, 33/306 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1,
 *       56/519 linux_lines_per_file.rowlen@64M, 52/479 pareto:n=4M,mean=256K,alpha=1.5,seed=1,
 *       32/293 pareto:n=64M,mean=32,alpha=1.2,sorted=down,seed=1, 35/320 huge:n=64M,mean=4,share=0.25,seed=1,
 *       55/497 lognormal:n=64M,mean=4K,sigma=2,seed=1, 58/522 uniform:n=64M,mean=256K,seed=1,
 *       35/315 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1, 55/494 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       36/323 pareto:n=4M,mean=8,alpha=1.2,seed=1, 60/532 pareto:n=16M,mean=256,alpha=1.5,seed=1,
 *       60/531 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1, 54/477 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       35/309 huge:n=64M,mean=4,share=0.75,seed=1, 55/483 uniform:n=256M,mean=128K,seed=1,
 *       35/306 huge:n=64M,mean=16,share=0.5,seed=1, 39/340 huge:n=1M,mean=4,share=0.5,seed=1,
 *       56/488 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1, 36/313 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1,
 *       38/330 huge:n=4M,mean=4,share=0.5,seed=1, 57/493 uniform:n=4M,mean=64K,seed=1,
 *       59/510 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 61/523 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1,
 *       60/514 pareto:n=4M,mean=1K,alpha=1.5,seed=1, 38/325 pareto:n=4M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       38/322 pareto:n=8M,mean=8,alpha=1.2,sorted=down,seed=1, 60/508 lognormal:n=64M,mean=1K,sigma=2,seed=1,
 *       60/508 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 35/296 pareto:n=16M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       38/321 pareto:n=8M,mean=8,alpha=1.2,seed=1, 39/329 huge:n=4M,mean=4,share=0.1,seed=1,
 *       63/530 lognormal:n=64M,mean=256,sigma=2,seed=1, 63/529 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       64/534 lognormal:n=4M,mean=256,sigma=2,seed=1, 64/532 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1,
 *       60/498 pareto:n=4M,mean=4K,alpha=1.5,seed=1, 64/531 debian_files_per_package.rowlen@64M,
 *       39/321 huge:n=2M,mean=16,share=0.25,seed=1, 39/321 pareto:n=64M,mean=2,alpha=1.2,sorted=down,seed=1,
 *       57/468 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1, 39/320 lp1.rowlen@4M,
 *       64/525 linux_lines_per_file.rowlen, 36/295 huge:n=1M,mean=16,share=0.75,seed=1,
 *       62/508 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 61/498 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       38/308 zipf:n=64M,mean=16,alpha=1,seed=1, 74/597 lognormal:n=4M,mean=256,sigma=0.5,seed=1,
 *       66/532 pareto:n=64M,mean=256,alpha=1.5,seed=1, 66/531 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       40/318 pareto:n=64M,mean=2,alpha=1.2,seed=1, 39/310 huge:n=8M,mean=16,share=0.25,seed=1,
 *       40/317 pareto:n=64M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       68/535 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 40/314 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1,
 *       38/297 pareto:n=64M,mean=32,alpha=1.2,seed=1, 69/534 pareto:n=2M,mean=256,alpha=1.5,seed=1,
 *       69/533 bimodal:n=64M,mean=64K,share=0.9,seed=1, 69/531 uniform:n=64M,mean=64K,seed=1, 42/323 lp1.rowlen,
 *       61/466 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 80/611 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       78/592 lognormal:n=8M,mean=256,sigma=0.5,seed=1, 70/530 fixed:n=64M,mean=256K,
 *       39/295 huge:n=4M,mean=16,share=0.75,seed=1, 65/489 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       43/323 pareto:n=4M,mean=2,alpha=1.2,seed=1, 72/538 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1,
 *       60/445 uniform:n=512K,mean=256K,seed=1, 65/482 uniform:n=4M,mean=256K,seed=1,
 *       44/323 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1, 77/564 lognormal:n=2M,mean=256,sigma=0.5,seed=1,
 *       45/328 pareto:n=64M,mean=8,alpha=1.5,seed=1, 74/538 lognormal:n=2M,mean=256,sigma=2,seed=1,
 *       74/537 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=256,seed=1,
 *       43/312 huge:n=4M,mean=16,share=0.25,seed=1, 46/333 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       44/318 pareto:n=64M,mean=8,alpha=1.2,seed=1, 46/332 pareto:n=1M,mean=2,alpha=1.2,seed=1,
 *       76/548 huge:n=512K,mean=64,share=0.1,seed=1, 79/569 lognormal:n=256K,mean=256,sigma=0.5,seed=1,
 *       72/518 lognormal:n=8M,mean=512,sigma=1,seed=1, 84/604 uniform:n=64M,mean=256,seed=1,
 *       75/539 pareto:n=1M,mean=256,alpha=1.5,seed=1, 74/531 lognormal:n=8M,mean=64,sigma=1,seed=1,
 *       46/330 pareto:n=64M,mean=16,alpha=1.5,sorted=down,seed=1,
 *       74/529 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1, 77/548 huge:n=64K,mean=16,share=0.75,seed=1,
 *       48/341 pareto:n=2M,mean=2,alpha=1.2,seed=1, 76/538 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       39/276 pareto:n=16M,mean=2,alpha=1.2,empty=0.95,seed=1, 77/544 huge:n=1M,mean=64,share=0.1,seed=1,
 *       100/706 fixed:n=64M,mean=64, 76/536 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1,
 *       72/504 lognormal:n=2M,mean=4K,sigma=0.5,seed=1, 77/539 pareto:n=256K,mean=256,alpha=1.5,seed=1,
 *       77/538 pareto:n=8K,mean=256,alpha=1.5,seed=1, 76/530 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1,
 *       76/529 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1, 64/445 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       82/570 lognormal:n=1M,mean=256,sigma=0.5,seed=1, 75/518 lognormal:n=256K,mean=512,sigma=1,seed=1,
 *       79/545 gshhg_points_per_bin.rowlen@64M, 78/538 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1,
 *       77/530 lognormal:n=1M,mean=256,sigma=2,seed=1, 71/488 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       78/536 gshhg_points_per_bin.rowlen, 78/536 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1,
 *       77/528 bacterial_protein_lengths.rowlen@64M, 79/541 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1,
 *       78/533 lognormal:n=64M,mean=512,sigma=0.5,seed=1, 83/567 lognormal:n=128K,mean=256,sigma=0.5,seed=1,
 *       49/334 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1, 79/538 lognormal:n=128K,mean=64,sigma=1,seed=1,
 *       75/510 uniform:n=64M,mean=16K,seed=1, 79/537 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1,
 *       78/529 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 48/325 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1,
 *       80/541 pareto:n=64K,mean=256,alpha=1.5,seed=1, 78/527 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1,
 *       92/620 fixed:n=1M,mean=100, 80/538 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       75/504 lognormal:n=4M,mean=4K,sigma=0.5,seed=1, 77/517 pareto:n=512K,mean=1K,alpha=1.5,seed=1,
 *       50/334 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 76/507 fixed:n=64M,mean=64K,
 *       81/540 lognormal:n=128K,mean=256,sigma=2,seed=1, 93/619 fixed:n=4M,mean=100,
 *       80/532 bacterial_protein_lengths.rowlen@4M, 95/629 fixed:n=64M,mean=256,
 *       75/496 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1, 95/628 poisson:n=4M,mean=128,seed=1,
 *       51/337 pareto:n=8M,mean=2,alpha=1.2,seed=1, 94/621 poisson:n=8M,mean=128,seed=1,
 *       88/579 uniform:n=512K,mean=256,seed=1, 83/546 mbeacxc.rowlen@4M, 50/328 pareto:n=2M,mean=8,alpha=1.2,seed=1,
 *       50/328 pareto:n=2M,mean=8,alpha=1.2,sorted=down,seed=1, 94/616 uniform:n=4M,mean=128,seed=1,
 *       83/541 lognormal:n=256K,mean=256,sigma=2,seed=1, 83/541 lognormal:n=256K,mean=64,sigma=1,seed=1,
 *       74/482 pareto:n=64K,mean=16K,alpha=1.5,seed=1, 77/501 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       84/546 fixed:n=2M,mean=720, 83/538 fixed:n=8M,mean=720, 97/628 poisson:n=64M,mean=128,seed=1,
 *       73/472 uniform:n=64K,mean=64K,seed=1, 41/265 pareto:n=8M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       50/323 zipf:n=64M,mean=4,alpha=1,seed=1, 88/568 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1,
 *       84/541 lognormal:n=64M,mean=128,sigma=1,seed=1, 78/501 lognormal:n=8M,mean=2K,sigma=1,seed=1,
 *       83/532 debian_files_per_package.rowlen, 96/615 fixed:n=8M,mean=100,
 *       52/333 lognormal:n=64M,mean=4,sigma=2,empty=0.9,seed=1, 77/493 lognormal:n=256K,mean=4K,sigma=0.5,seed=1,
 *       85/544 bimodal:n=64M,mean=128,share=0.9,seed=1, 80/512 photo_kmeans256.rowlen,
 *       80/512 photo_kmeans256.rowlen@4M, 86/550 mbeacxc.rowlen, 79/505 lognormal:n=1M,mean=4K,sigma=0.5,seed=1,
 *       85/543 fixed:n=4M,mean=720, 85/543 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1,
 *       80/511 lognormal:n=8M,mean=1K,sigma=0.5,seed=1, 91/581 pareto:n=1K,mean=1K,alpha=1.5,seed=1,
 *       79/504 pareto:n=64K,mean=4K,alpha=1.5,seed=1, 78/497 uniform:n=4M,mean=16K,seed=1,
 *       84/535 bacterial_protein_lengths.rowlen, 87/554 huge:n=64K,mean=64,share=0.1,seed=1,
 *       100/636 uniform:n=1K,mean=256,seed=1, 51/324 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,copies=64,seed=1,
 *       97/616 uniform:n=2M,mean=128,seed=1, 82/519 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       80/506 lognormal:n=256K,mean=2K,sigma=1,seed=1, 86/543 fixed:n=64M,mean=1K,
 *       52/328 pareto:n=8M,mean=8,alpha=1.5,seed=1, 84/529 pareto:n=8K,mean=4K,alpha=1.5,seed=1,
 *       54/339 pareto:n=256K,mean=8,alpha=1.2,seed=1, 98/615 uniform:n=8K,mean=256,seed=1,
 *       84/527 lognormal:n=128K,mean=512,sigma=1,seed=1, 99/620 fixed:n=2M,mean=100, 99/620 fixed:n=64M,mean=100,
 *       83/518 lognormal:n=1M,mean=512,sigma=1,seed=1, 83/518 lognormal:n=2M,mean=1K,sigma=0.5,seed=1,
 *       83/518 lognormal:n=2M,mean=512,sigma=1,seed=1, 54/337 huge:n=512K,mean=4,share=0.5,seed=1,
 *       89/555 bimodal:n=256K,mean=64,share=0.99,seed=1, 99/617 uniform:n=1M,mean=128,seed=1,
 *       82/511 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1, 54/336 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       82/510 photo_kmeans256.rowlen@64M, 84/522 lognormal:n=4M,mean=512,sigma=1,seed=1,
 *       53/329 pareto:n=1M,mean=8,alpha=1.2,seed=1, 87/540 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       83/515 fixed:n=64M,mean=4K, 55/341 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1,
 *       81/500 fixed:n=64M,mean=16K, 82/506 lognormal:n=4M,mean=2K,sigma=1,seed=1,
 *       100/617 uniform:n=256M,mean=64,seed=1, 52/320 pareto:n=8M,mean=4,alpha=1.5,seed=1,
 *       53/326 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1,
 *       54/332 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       56/344 lognormal:n=16M,mean=8,sigma=2,seed=1, 90/552 mbeacxc.rowlen@64M, 85/520 dense2.rowlen,
 *       83/507 lognormal:n=1M,mean=2K,sigma=1,seed=1, 54/329 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       56/341 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1, 91/554 huge:n=64K,mean=64,share=0.5,seed=1,
 *       84/511 uniform:n=64M,mean=4K,seed=1, 85/517 lognormal:n=4M,mean=1K,sigma=0.5,seed=1,
 *       56/340 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1, 85/516 pareto:n=64K,mean=1K,alpha=1.5,seed=1,
 *       87/528 lognormal:n=256K,mean=1K,sigma=0.5,seed=1, 52/315 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1,
 *       81/489 uniform:n=64K,mean=16K,seed=1, 55/332 lp1.rowlen@64M, 103/621 poisson:n=256K,mean=128,seed=1,
 *       92/554 bimodal:n=512K,mean=64,share=0.9,seed=1, 84/505 pareto:n=512K,mean=4K,alpha=1.5,seed=1,
 *       86/517 lognormal:n=1M,mean=1K,sigma=0.5,seed=1, 91/547 fixed:n=64M,mean=720,
 *       55/329 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1, 103/616 uniform:n=8M,mean=128,seed=1,
 *       93/555 bimodal:n=128K,mean=64,share=0.99,seed=1, 85/507 lognormal:n=128K,mean=4K,sigma=0.5,seed=1,
 *       85/507 lognormal:n=2M,mean=2K,sigma=1,seed=1, 55/328 huge:n=512K,mean=16,share=0.25,seed=1,
 *       104/619 uniform:n=4M,mean=256,seed=1, 83/494 uniform:n=512K,mean=16K,seed=1,
 *       87/517 lognormal:n=128K,mean=1K,sigma=0.5,seed=1,
 *       51/303 pareto:n=64M,mean=32,alpha=1.2,sorted=down,copies=64,seed=1, 104/617 uniform:n=128K,mean=128,seed=1,
 *       87/516 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 87/516 uniform:n=64K,mean=4K,seed=1, 89/527 dense2.rowlen@4M,
 *       57/337 pareto:n=64M,mean=16,alpha=1.5,seed=1, 89/526 fixed:n=4M,mean=1440, 88/520 fixed:n=8M,mean=1440,
 *       105/619 poisson:n=2M,mean=128,seed=1, 87/512 uniform:n=1M,mean=2K,seed=1, 89/523 fixed:n=64M,mean=1440,
 *       89/522 dense2.rowlen@64M, 94/551 bimodal:n=1M,mean=64,share=0.9,seed=1,
 *       79/463 uniform:n=512K,mean=64K,seed=1, 107/627 uniform:n=512K,mean=64,seed=1,
 *       105/615 uniform:n=64K,mean=256,seed=1, 92/537 uniform:n=16M,mean=1K,seed=1,
 *       55/321 zipf:n=64M,mean=4,alpha=1,sorted=down,copies=64,seed=1,
 *       89/517 bimodal:n=64M,mean=16K,share=0.9,seed=1, 108/627 uniform:n=64K,mean=64,seed=1,
 *       58/336 pareto:n=256K,mean=2,alpha=1.2,seed=1, 91/525 fixed:n=1M,mean=1440,
 *       56/323 pareto:n=64M,mean=4,alpha=1.5,sorted=down,seed=1, 89/512 uniform:n=2M,mean=2K,seed=1,
 *       94/538 uniform:n=256M,mean=1K,seed=1, 53/303 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       91/519 bimodal:n=64M,mean=4K,share=0.9,seed=1, 91/519 uniform:n=8K,mean=4K,seed=1,
 *       109/621 uniform:n=256K,mean=128,seed=1, 59/336 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       59/336 pareto:n=8M,mean=16,alpha=1.5,seed=1, 95/540 uniform:n=64M,mean=1K,seed=1,
 *       93/528 fixed:n=2M,mean=1440, 110/623 poisson:n=1M,mean=128,seed=1,
 *       58/328 pareto:n=64M,mean=2,alpha=1.2,sorted=down,copies=64,seed=1,
 *       58/327 pareto:n=64M,mean=8,alpha=1.2,sorted=down,copies=64,seed=1,
 *       53/298 pareto:n=2M,mean=64,alpha=1.2,seed=1, 90/506 lognormal:n=128K,mean=2K,sigma=1,seed=1,
 *       98/549 bimodal:n=64M,mean=256,share=0.9,seed=1, 62/346 lognormal:n=4M,mean=4,sigma=2,seed=1,
 *       61/340 pareto:n=256K,mean=8,alpha=1.2,sorted=down,seed=1, 62/345 debian_entries_per_directory.rowlen,
 *       101/562 uniform:n=8K,mean=1K,seed=1, 61/339 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       64/355 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1,
 *       55/305 zipf:n=64M,mean=32,alpha=1,sorted=down,copies=64,seed=1,
 *       63/349 debian_entries_per_directory.rowlen@64M, 92/509 uniform:n=8M,mean=2K,seed=1,
 *       95/525 bimodal:n=64M,mean=1K,share=0.9,seed=1, 101/557 uniform:n=1K,mean=1K,seed=1,
 *       113/623 poisson:n=128K,mean=128,seed=1, 101/556 bimodal:n=64M,mean=128,share=0.99,seed=1,
 *       101/556 fixed:n=1M,mean=720, 54/297 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       58/319 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1,
 *       49/269 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,seed=1, 54/296 pareto:n=8M,mean=64,alpha=1.2,seed=1,
 *       94/513 uniform:n=512K,mean=4K,seed=1, 94/512 uniform:n=256K,mean=2K,seed=1,
 *       63/343 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1, 95/516 uniform:n=4M,mean=2K,seed=1,
 *       95/514 uniform:n=4M,mean=4K,seed=1, 59/319 lognormal:n=64M,mean=16,sigma=2,seed=1,
 *       65/351 lognormal:n=2M,mean=4,sigma=2,seed=1, 55/297 pareto:n=4M,mean=64,alpha=1.2,seed=1,
 *       56/302 pareto:n=64M,mean=64,alpha=1.5,seed=1, 64/344 huge:n=1M,mean=4,share=0.1,seed=1,
 *       62/333 pareto:n=2M,mean=4,alpha=1.5,seed=1, 99/531 uniform:n=64K,mean=1K,seed=1,
 *       59/316 huge:n=1M,mean=16,share=0.25,seed=1, 60/321 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1,
 *       65/347 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1, 105/560 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       99/526 uniform:n=512K,mean=1K,seed=1, 64/340 pareto:n=1M,mean=8,alpha=1.5,seed=1,
 *       66/350 huge:n=512K,mean=4,share=0.1,seed=1, 64/339 pareto:n=4M,mean=8,alpha=1.5,seed=1,
 *       65/343 lognormal:n=64M,mean=4,sigma=2,seed=1, 65/343 lognormal:n=8M,mean=4,sigma=2,seed=1,
 *       68/358 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       66/346 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1, 52/272 pareto:n=4M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       66/345 pareto:n=2M,mean=8,alpha=1.5,seed=1, 59/308 lognormal:n=64M,mean=32,sigma=2,sorted=down,seed=1,
 *       67/349 pareto:n=1M,mean=16,alpha=1.5,seed=1, 65/338 pareto:n=128K,mean=8,alpha=1.2,seed=1,
 *       64/329 pareto:n=64M,mean=4,alpha=1.5,sorted=up,copies=16,seed=1,
 *       56/287 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       67/341 pareto:n=1M,mean=8,alpha=1.2,sorted=down,seed=1, 73/371 lognormal:n=64M,mean=64,sigma=0.5,seed=1,
 *       65/329 huge:n=256K,mean=16,share=0.25,seed=1, 103/521 uniform:n=128K,mean=2K,seed=1, 84/423 qcd5_4.rowlen@4M,
 *       62/312 lognormal:n=8M,mean=32,sigma=2,seed=1, 67/337 pareto:n=1M,mean=4,alpha=1.5,seed=1,
 *       83/417 qcd5_4.rowlen@64M, 65/326 pareto:n=64M,mean=2,alpha=1.5,seed=1,
 *       69/346 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1, 70/351 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       126/631 uniform:n=8K,mean=64,seed=1, 67/333 pareto:n=16M,mean=16,alpha=1.5,seed=1,
 *       71/352 pareto:n=512K,mean=16,alpha=1.5,seed=1, 66/327 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1,
 *       71/351 pareto:n=2M,mean=16,alpha=1.5,seed=1, 86/425 qcd5_4.rowlen,
 *       72/355 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1,
 *       72/354 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       70/344 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=16,seed=1, 108/530 uniform:n=4M,mean=1K,seed=1,
 *       74/361 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1, 65/317 lognormal:n=2M,mean=32,sigma=2,seed=1,
 *       70/341 pareto:n=128K,mean=2,alpha=1.2,seed=1, 117/568 geometric:n=64M,mean=64,seed=1,
 *       68/330 pareto:n=4M,mean=4,alpha=1.5,seed=1, 73/351 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1,
 *       73/350 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       58/277 pareto:n=256K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       73/346 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=16,seed=1,
 *       65/307 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       68/321 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       57/269 pareto:n=64M,mean=2,alpha=1.2,empty=0.95,sorted=down,copies=16,seed=1,
 *       70/328 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1, 77/359 huge:n=64K,mean=4,share=0.5,seed=1,
 *       70/326 pareto:n=64M,mean=4,alpha=1.5,seed=1, 64/298 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       75/348 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 77/357 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       73/337 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1, 59/272 pareto:n=2M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       66/304 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1,
 *       76/350 lognormal:n=64M,mean=4,sigma=2,sorted=down,seed=1, 74/340 photo_colour_histogram.rowlen,
 *       74/340 pareto:n=512K,mean=4,alpha=1.5,seed=1, 76/349 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       82/376 lognormal:n=4M,mean=32,sigma=0.5,seed=1, 77/353 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       76/347 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1, 78/356 lognormal:n=2M,mean=32,sigma=0.5,seed=1,
 *       77/351 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       73/332 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       83/377 lognormal:n=256K,mean=32,sigma=0.5,seed=1, 74/336 pareto:n=64M,mean=4,alpha=1.5,copies=256,seed=1,
 *       68/308 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1, 75/339 photo_colour_histogram.rowlen@4M,
 *       70/316 lognormal:n=4M,mean=32,sigma=2,seed=1, 62/279 pareto:n=1M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       82/368 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1, 80/359 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       78/350 pareto:n=1K,mean=4,alpha=1.5,seed=1, 78/350 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       79/352 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1, 73/324 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       76/337 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1, 80/354 wathenSmall.rowlen@64M,
 *       81/357 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       80/352 pareto:n=256K,mean=16,alpha=1.5,seed=1, 83/365 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       86/378 nsjac.rowlen@4M, 81/356 lognormal:n=1M,mean=32,sigma=0.5,seed=1, 85/373 nsjac.rowlen@64M,
 *       77/337 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       81/354 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1, 87/380 nsjac.rowlen,
 *       79/345 pareto:n=128K,mean=8,alpha=1.2,sorted=down,seed=1, 83/362 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       82/356 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       83/360 lognormal:n=1M,mean=4,sigma=2,seed=1, 89/386 bcsstk16.rowlen@4M,
 *       75/325 lognormal:n=256K,mean=32,sigma=2,seed=1,
 *       81/351 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=256,seed=1, 77/333 photo_colour_histogram.rowlen@64M,
 *       87/376 citeseer_words.rowlen@64M, 85/367 pareto:n=8K,mean=16,alpha=1.5,seed=1, 86/371 email-Enron.rowlen@64M,
 *       89/383 bcsstk16.rowlen@64M, 74/318 lognormal:n=64M,mean=32,sigma=1,seed=1,
 *       85/365 lognormal:n=4M,mean=8,sigma=1,sorted=up,seed=1,
 *       68/292 pareto:n=128K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       82/352 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=256,seed=1,
 *       79/339 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       84/360 lognormal:n=64M,mean=8,sigma=1,sorted=up,copies=64,seed=1,
 *       78/334 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 85/363 huge:n=64K,mean=4,share=0.1,seed=1,
 *       75/320 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1, 84/358 kjv_words_per_verse.rowlen,
 *       86/366 lognormal:n=4M,mean=8,sigma=1,seed=1, 76/323 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1,
 *       84/357 lognormal:n=8M,mean=32,sigma=0.5,seed=1, 75/318 pareto:n=64K,mean=64,alpha=1.5,seed=1,
 *       84/356 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1, 84/356 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       72/305 pareto:n=4M,mean=64,alpha=1.5,seed=1, 85/360 brack2.rowlen@64M, 90/381 citeseer_words.rowlen,
 *       80/338 huge:n=64K,mean=16,share=0.25,seed=1, 86/363 maxwell_S.rowlen@4M, 86/363 wathenSmall.rowlen@4M,
 *       83/350 pareto:n=8K,mean=4,alpha=1.5,seed=1, 87/366 lognormal:n=1M,mean=8,sigma=1,sorted=up,seed=1,
 *       92/387 bcsstk16.rowlen, 83/348 pareto:n=64K,mean=4,alpha=1.5,seed=1, 91/381 citeseer_words.rowlen@4M,
 *       100/418 poisson:n=64M,mean=48,seed=1, 79/330 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1,
 *       87/362 lognormal:n=256K,mean=4,sigma=2,seed=1, 87/362 lognormal:n=8M,mean=8,sigma=1,seed=1,
 *       87/361 lognormal:n=128K,mean=8,sigma=1,sorted=up,seed=1, 94/390 uniform:n=64M,mean=64,seed=1,
 *       74/307 pareto:n=1M,mean=64,alpha=1.2,seed=1, 86/356 kjv_words_per_verse.rowlen@64M,
 *       87/360 maxwell_S.rowlen@64M, 81/335 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       89/368 lognormal:n=2M,mean=8,sigma=1,sorted=up,seed=1, 75/310 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       89/367 lognormal:n=1M,mean=8,sigma=1,seed=1, 92/379 lognormal:n=128K,mean=32,sigma=0.5,seed=1,
 *       86/354 cage10.rowlen@64M, 87/358 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1,
 *       88/362 lognormal:n=8M,mean=8,sigma=1,sorted=up,seed=1, 78/320 wdbii_river_segments.rowlen@4M,
 *       108/443 fixed:n=64M,mean=16, 90/368 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1,
 *       104/425 poisson:n=4M,mean=48,seed=1, 64/261 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,copies=64,seed=1,
 *       90/367 maxwell_S.rowlen, 90/367 wathenSmall.rowlen, 93/379 email-Enron.rowlen@4M,
 *       74/301 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=16,seed=1, 89/362 kjv_words_per_verse.rowlen@4M,
 *       90/366 brack2.rowlen@4M, 84/341 lognormal:n=64M,mean=8,sigma=0.5,seed=1,
 *       88/357 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 90/365 brack2.rowlen, 87/351 copter2.rowlen@64M,
 *       76/306 pareto:n=64M,mean=64,alpha=1.5,sorted=up,copies=16,seed=1,
 *       78/313 lognormal:n=1M,mean=64,sigma=1,seed=1, 83/333 facebook_combined.rowlen@4M,
 *       84/337 gowalla_bipartite.rowlen@4M, 94/376 basker_matrix1.rowlen@64M,
 *       91/363 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,copies=64,seed=1,
 *       86/343 lognormal:n=64M,mean=2,sigma=2,seed=1, 85/339 gowalla_bipartite.rowlen,
 *       91/362 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1, 78/310 lognormal:n=4M,mean=64,sigma=1,seed=1,
 *       92/365 wordnet_pointers.rowlen, 85/337 facebook_combined.rowlen,
 *       79/313 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 78/309 pareto:n=256K,mean=64,alpha=1.2,seed=1,
 *       101/400 poisson:n=1M,mean=17,seed=1, 107/423 poisson:n=8M,mean=48,seed=1,
 *       101/398 uniform:n=1K,mean=64,seed=1, 82/322 wdbii_river_segments.rowlen,
 *       81/318 pareto:n=64M,mean=32,alpha=1.5,copies=256,seed=1, 86/337 gowalla_bipartite.rowlen@64M,
 *       93/364 lognormal:n=128K,mean=8,sigma=1,seed=1, 80/313 pareto:n=128K,mean=64,alpha=1.2,seed=1,
 *       91/356 copter2.rowlen@4M, 94/367 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       89/347 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       87/339 huge:n=128K,mean=16,share=0.25,seed=1, 86/335 facebook_combined.rowlen@64M,
 *       93/361 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1, 99/383 uniform:n=1M,mean=32,seed=1,
 *       105/406 poisson:n=2M,mean=48,seed=1, 81/313 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1,
 *       102/394 uniform:n=4M,mean=32,seed=1, 101/390 fixed:n=64M,mean=10, 104/401 uniform:n=128K,mean=32,seed=1,
 *       94/362 cage10.rowlen@4M, 94/362 wordnet_pointers.rowlen@64M, 96/369 wordnet_pointers.rowlen@4M,
 *       86/330 linux_kernel_line_lengths.rowlen@64M, 98/376 debian_depends.rowlen@4M, 93/356 copter2.rowlen,
 *       98/375 debian_depends.rowlen, 97/371 debian_depends.rowlen@64M, 94/359 ibm03_nets.rowlen@64M,
 *       96/366 pareto:n=1K,mean=16,alpha=1.5,seed=1, 106/404 poisson:n=1M,mean=48,seed=1,
 *       101/383 basker_matrix1.rowlen@4M, 85/322 wdbii_river_segments.rowlen@64M, 102/385 basker_matrix1.rowlen,
 *       105/396 poisson:n=64M,mean=17,seed=1, 95/358 lognormal:n=256K,mean=8,sigma=1,sorted=up,seed=1,
 *       97/364 cage10.rowlen, 93/348 pareto:n=4M,mean=16,alpha=1.5,seed=1, 104/389 poisson:n=1M,mean=24,seed=1,
 *       107/400 fixed:n=64M,mean=24, 98/366 ibm03_nets.rowlen@4M, 100/373 geometric:n=64M,mean=4,seed=1,
 *       106/395 email-Enron.rowlen, 98/364 lognormal:n=256K,mean=8,sigma=1,seed=1,
 *       104/386 poisson:n=2M,mean=24,seed=1, 88/326 bimodal:n=4M,mean=64,share=0.99,seed=1,
 *       91/337 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1, 84/311 pareto:n=512K,mean=64,alpha=1.5,seed=1,
 *       97/359 english_word_lengths.rowlen@64M, 110/407 fixed:n=2M,mean=24,
 *       84/310 lognormal:n=64M,mean=64,sigma=1,sorted=up,copies=64,seed=1, 93/343 geometric:n=64M,mean=24,seed=1,
 *       92/339 lognormal:n=64M,mean=2,sigma=1,seed=1, 104/383 poisson:n=8M,mean=24,seed=1,
 *       100/368 geometric:n=8M,mean=16,sorted=up,seed=1, 105/386 geometric:n=64M,mean=12,empty=0.5,seed=1,
 *       108/397 uniform:n=16M,mean=64,seed=1, 87/319 bimodal:n=8M,mean=64,share=0.99,seed=1,
 *       110/403 poisson:n=4M,mean=17,seed=1, 104/379 uniform:n=2M,mean=32,seed=1,
 *       103/375 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1, 89/323 pareto:n=8K,mean=64,alpha=1.5,seed=1,
 *       110/398 poisson:n=8M,mean=17,seed=1, 112/405 poisson:n=2M,mean=17,seed=1,
 *       88/318 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1, 102/368 ibm03_nets.rowlen,
 *       104/375 geometric:n=8M,mean=4,seed=1, 111/400 fixed:n=8M,mean=24,
 *       83/299 lognormal:n=64M,mean=1,sigma=2,seed=1, 106/381 geometric:n=8M,mean=8,seed=1,
 *       104/373 geometric:n=64M,mean=4,sorted=down,seed=1, 111/398 uniform:n=256K,mean=32,seed=1,
 *       89/319 pareto:n=1K,mean=64,alpha=1.5,seed=1, 105/376 uniform:n=8M,mean=32,seed=1,
 *       109/390 poisson:n=4M,mean=24,seed=1, 94/336 bimodal:n=64M,mean=32,share=0.9,seed=1,
 *       105/375 geometric:n=8M,mean=4,sorted=up,seed=1, 106/378 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       106/378 geometric:n=64M,mean=12,sorted=down,copies=64,seed=1, 93/331 linux_kernel_line_lengths.rowlen,
 *       92/327 bimodal:n=2M,mean=64,share=0.99,seed=1, 103/366 geometric:n=16M,mean=3,empty=0.5,seed=1,
 *       103/366 geometric:n=2M,mean=4,sorted=up,seed=1, 109/387 geometric:n=4M,mean=8,seed=1,
 *       115/407 fixed:n=4M,mean=24, 104/368 geometric:n=64M,mean=3,empty=0.5,seed=1,
 *       106/375 geometric:n=2M,mean=16,sorted=up,seed=1, 106/374 uniform:n=1K,mean=16,seed=1,
 *       106/373 uniform:n=64M,mean=16,seed=1, 116/408 fixed:n=128K,mean=24, 105/368 poisson:n=8M,mean=12,seed=1,
 *       100/349 geometric:n=1M,mean=24,seed=1, 97/338 geometric:n=64M,mean=32,sorted=down,seed=1,
 *       105/365 geometric:n=2M,mean=4,seed=1, 112/389 geometric:n=2M,mean=8,seed=1,
 *       111/385 uniform:n=512K,mean=16,seed=1, 102/353 bimodal:n=64M,mean=16,share=0.99,seed=1,
 *       102/352 geometric:n=4M,mean=24,seed=1, 109/376 poisson:n=1M,mean=12,seed=1, 118/407 fixed:n=1M,mean=24,
 *       116/400 uniform:n=4M,mean=64,seed=1, 107/367 geometric:n=4M,mean=4,seed=1,
 *       103/353 geometric:n=4M,mean=16,sorted=up,seed=1, 101/346 geometric:n=8M,mean=24,seed=1,
 *       94/322 bimodal:n=64M,mean=64,share=0.9,seed=1, 107/366 geometric:n=1M,mean=4,seed=1,
 *       112/383 bimodal:n=4M,mean=4,share=0.9,seed=1, 110/375 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       94/320 delaunay_n15.rowlen@64M, 104/354 geometric:n=1M,mean=16,sorted=up,seed=1, 93/316 ecology1.rowlen@64M,
 *       101/343 geometric:n=2M,mean=24,seed=1, 121/410 fixed:n=256K,mean=24, 121/410 poisson:n=128K,mean=24,seed=1,
 *       112/379 geometric:n=1M,mean=8,seed=1, 112/378 uniform:n=64K,mean=16,seed=1,
 *       83/280 lognormal:n=8M,mean=1,sigma=2,empty=0.7,seed=1, 109/367 geometric:n=1M,mean=4,sorted=up,seed=1,
 *       109/367 geometric:n=4M,mean=4,sorted=up,seed=1, 92/309 git_files_per_commit.rowlen@64M,
 *       93/311 git_files_per_commit.rowlen, 100/334 fixed:n=64M,mean=4, 112/374 poisson:n=4M,mean=12,seed=1,
 *       98/327 bimodal:n=4M,mean=64,share=0.9,seed=1, 100/333 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1,
 *       123/409 poisson:n=256K,mean=24,seed=1, 111/369 geometric:n=64M,mean=8,seed=1,
 *       111/367 english_word_lengths.rowlen, 98/324 4elt.rowlen@64M,
 *       86/284 lognormal:n=4M,mean=1,sigma=2,empty=0.7,seed=1, 101/332 uniform:n=64M,mean=2,empty=0.5,seed=1,
 *       120/392 geometric:n=256K,mean=8,seed=1, 89/290 lognormal:n=256K,mean=1,sigma=2,empty=0.7,seed=1,
 *       113/368 uniform:n=2M,mean=8,seed=1, 115/374 poisson:n=2M,mean=12,seed=1,
 *       119/387 poisson:n=256K,mean=12,seed=1, 88/286 lognormal:n=2M,mean=1,sigma=2,empty=0.7,seed=1,
 *       114/370 uniform:n=1M,mean=8,seed=1, 101/327 4elt.rowlen@4M, 118/382 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       114/369 uniform:n=4M,mean=8,seed=1, 102/330 delaunay_n15.rowlen@4M,
 *       100/323 geometric:n=64M,mean=2,sorted=down,copies=64,seed=1,
 *       110/355 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1,
 *       89/286 lognormal:n=64M,mean=1,sigma=2,empty=0.7,seed=1, 97/310 uniform:n=16M,mean=4,seed=1,
 *       103/329 geometric:n=1M,mean=2,seed=1, 120/383 uniform:n=4M,mean=16,seed=1, 101/322 ecology1.rowlen,
 *       123/392 geometric:n=128K,mean=8,seed=1, 103/328 geometric:n=4M,mean=2,seed=1,
 *       87/277 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1,
 *       98/312 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 99/315 git_files_per_commit.rowlen@4M,
 *       102/324 poisson:n=64M,mean=2,seed=1, 122/387 geometric:n=128K,mean=16,sorted=up,seed=1,
 *       118/374 bimodal:n=512K,mean=4,share=0.9,seed=1, 101/320 poisson:n=64M,mean=6,seed=1,
 *       113/358 geometric:n=256K,mean=16,sorted=up,seed=1, 120/380 poisson:n=128K,mean=12,seed=1,
 *       104/329 geometric:n=2M,mean=2,seed=1, 98/310 uniform:n=64M,mean=4,seed=1, 105/332 delaunay_n15.rowlen,
 *       105/332 geometric:n=256K,mean=2,seed=1, 117/369 geometric:n=256K,mean=4,sorted=up,seed=1,
 *       92/290 lognormal:n=1M,mean=1,sigma=2,empty=0.7,seed=1, 96/302 mdual.rowlen@64M, 98/308 mdual.rowlen@4M,
 *       121/379 uniform:n=8K,mean=16,seed=1, 106/332 4elt.rowlen, 100/310 uniform:n=256M,mean=4,seed=1,
 *       104/322 poisson:n=8M,mean=6,seed=1, 95/294 lognormal:n=128K,mean=1,sigma=2,empty=0.7,seed=1,
 *       105/323 geometric:n=64M,mean=2,seed=1, 105/323 geometric:n=8M,mean=2,seed=1,
 *       121/372 geometric:n=128K,mean=4,sorted=up,seed=1, 102/312 mdual.rowlen,
 *       101/307 poisson:n=64M,mean=0.5,seed=1, 106/322 uniform:n=512K,mean=4,seed=1,
 *       114/345 bimodal:n=1M,mean=64,share=0.99,seed=1, 99/299 fixed:n=64M,mean=3,
 *       105/317 poisson:n=4M,mean=0.5,seed=1, 109/328 poisson:n=4M,mean=6,seed=1,
 *       125/375 bimodal:n=64K,mean=4,share=0.9,seed=1, 105/315 poisson:n=1M,mean=1,seed=1,
 *       104/311 poisson:n=8M,mean=0.5,seed=1, 112/332 poisson:n=128K,mean=6,seed=1,
 *       107/317 poisson:n=2M,mean=0.5,seed=1, 111/328 poisson:n=1M,mean=6,seed=1, 111/328 poisson:n=2M,mean=6,seed=1,
 *       100/295 fixed:n=4M,mean=2, 99/291 fixed:n=64M,mean=2, 111/326 uniform:n=64K,mean=4,seed=1,
 *       111/326 uniform:n=8M,mean=8,seed=1, 108/317 poisson:n=1M,mean=0.5,seed=1,
 *       104/304 poisson:n=64M,mean=0.25,seed=1, 109/318 poisson:n=256K,mean=0.5,seed=1,
 *       115/333 poisson:n=256K,mean=6,seed=1, 109/314 uniform:n=256K,mean=4,seed=1,
 *       112/322 poisson:n=128K,mean=0.5,seed=1, 102/293 uniform:n=4M,mean=2,seed=1,
 *       101/288 uniform:n=8M,mean=2,seed=1, 107/305 poisson:n=4M,mean=3,seed=1, 110/313 uniform:n=2M,mean=4,seed=1,
 *       102/290 fixed:n=8M,mean=2, 109/309 poisson:n=1M,mean=3,seed=1, 109/308 uniform:n=8M,mean=4,seed=1,
 *       108/305 poisson:n=2M,mean=3,seed=1, 111/313 uniform:n=1M,mean=4,seed=1,
 *       119/334 geometric:n=128K,mean=2,seed=1, 106/297 poisson:n=128K,mean=1,seed=1, 108/301 fixed:n=1M,mean=2,
 *       108/301 poisson:n=8M,mean=3,seed=1, 117/321 uniform:n=8K,mean=4,seed=1, 113/309 poisson:n=128K,mean=3,seed=1,
 *       124/335 uniform:n=256K,mean=8,seed=1, 124/334 uniform:n=128K,mean=8,seed=1, 112/300 fixed:n=2M,mean=2,
 *       111/296 poisson:n=4M,mean=1,seed=1, 112/297 poisson:n=256K,mean=1,seed=1, 110/291 poisson:n=8M,mean=1,seed=1,
 *       112/296 uniform:n=1M,mean=2,seed=1, 106/280 uniform:n=2M,mean=2,seed=1, 117/309 poisson:n=256K,mean=3,seed=1,
 *       105/277 fixed:n=64M,mean=1, 105/276 uniform:n=64M,mean=1,seed=1, 119/311 uniform:n=1K,mean=4,seed=1,
 *       120/313 uniform:n=128K,mean=4,seed=1, 114/297 uniform:n=256K,mean=2,seed=1,
 *       120/312 uniform:n=4M,mean=4,seed=1, 117/303 fixed:n=256K,mean=2, 115/296 poisson:n=2M,mean=1,seed=1,
 *       120/303 fixed:n=128K,mean=2, 117/284 uniform:n=128K,mean=2,seed=1
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 761 cases, n = 1024 to 268435456; serves 102 (huge pareto zipf lognormal uniform rowlen): worst regret 12.1%, mean 2.2%
 *       launched 200 times in a row on 30 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2:
 *       measured on 761 cases, n = 1024 to 268435456; serves 186 (huge pareto bimodal lognormal zipf uniform rowlen geometric fixed): worst regret 8.8%, mean 1.1%
 *       launched 200 times in a row on 82 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=8 VECS=7:
 *       measured on 761 cases, n = 1024 to 268435456; serves 26 (zipf pareto lognormal huge uniform): worst regret 16.0%, mean 3.6%
 *       launched 200 times in a row on 1 case, all results right
 *     flat_persistent BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5:
 *       measured on 761 cases, n = 1024 to 268435456; serves 20 (pareto zipf lognormal rowlen): worst regret 25.1%, mean 5.5%
 *       launched 200 times in a row on 3 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6:
 *       measured on 712 cases, n = 1024 to 268435456; serves 134 (pareto huge rowlen lognormal bimodal geometric poisson uniform fixed): worst regret 17.2%, mean 2.4%
 *       launched 200 times in a row on 41 cases, all results right
 *     stream_fitted BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1:
 *       measured on 619 cases, n = 1024 to 268435456; serves 56 (uniform pareto lognormal rowlen bimodal geometric poisson fixed): worst regret 18.1%, mean 2.5%
 *       launched 200 times in a row on 20 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4:
 *       measured on 668 cases, n = 1024 to 268435456; serves 197 (pareto uniform rowlen bimodal huge poisson geometric fixed lognormal zipf): worst regret 10.7%, mean 2.5%
 *       launched 200 times in a row on 65 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 365 cases, n = 1024 to 268435456; serves 40 (poisson lognormal fixed uniform geometric rowlen): worst regret 12.0%, mean 3.6%
 *       launched 200 times in a row on 5 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_70F1F6D8A51B6E70
#define SEGTUNE_SEGREDUCE_70F1F6D8A51B6E70

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
static const struct segtune_box segtune_segreduce_70f1f6d8a51b6e70_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 0, 8388608, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 2 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=8 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 8 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 9, { { "BLOCKS_PER_SM", 5 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 14 }, { "TILES", 4 }, { "VECS", 5 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 712, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 6 } }, 384, 4194304, 6 },
	{ "stream_fitted", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 619, 1, 0, 5, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 } }, 512, 4194304, 24 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 668, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 0 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 365, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 7 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 768 }
};

static const struct segtune_node segtune_segreduce_70f1f6d8a51b6e70_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.1300000000000001, 1, 6, -1 },
	{ SEGTUNE_MEAN, 0.70699999999999996, 2, 3, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 23700000.0, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 23.998169110140182, 7, 30, -1 },
	{ SEGTUNE_N, 285000.0, 8, 19, -1 },
	{ SEGTUNE_MEAN, 12.0, 9, 12, -1 },
	{ SEGTUNE_N, 23200.0, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 141000.0, 13, 18, -1 },
	{ SEGTUNE_MEAN, 21.5, 14, 17, -1 },
	{ SEGTUNE_N, 86300.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1.6699999999999999, 20, 23, -1 },
	{ SEGTUNE_N, 4210000.0, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 21.336009092390682, 24, 27, -1 },
	{ SEGTUNE_N, 147000000.0, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 2610000.0, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 152000.0, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
};

static const struct segtune_node segtune_segreduce_70f1f6d8a51b6e70_longest_0[] = {
	{ SEGTUNE_MEAN, 25.700000000000003, 1, 140, -1 },
	{ SEGTUNE_LONGEST, 9630.0, 2, 113, -1 },
	{ SEGTUNE_LONGEST, 55.0, 3, 42, -1 },
	{ SEGTUNE_MEAN, 2.0699999999999998, 4, 9, -1 },
	{ SEGTUNE_N, 316000.0, 5, 8, -1 },
	{ SEGTUNE_MEAN, 0.91900000000000004, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 2850000.0, 10, 17, -1 },
	{ SEGTUNE_N, 1000000.0, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 4.5800000000000001, 13, 16, -1 },
	{ SEGTUNE_LONGEST, 8.4499999999999993, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 14.0, 18, 37, -1 },
	{ SEGTUNE_MEAN, 2.7000000000000002, 19, 24, -1 },
	{ SEGTUNE_N, 10000000.0, 20, 23, -1 },
	{ SEGTUNE_LONGEST, 5.5300000000000002, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 163000000.0, 25, 36, -1 },
	{ SEGTUNE_MEAN, 8.0999999999999996, 26, 31, -1 },
	{ SEGTUNE_N, 83100000.0, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 3.6600000000000001, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 10100000.0, 32, 35, -1 },
	{ SEGTUNE_LONGEST, 23.400000000000002, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 5030000.0, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 71700000.0, 40, 41, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 8.0039578279571941, 43, 78, -1 },
	{ SEGTUNE_N, 2570000.0, 44, 59, -1 },
	{ SEGTUNE_MEAN, 4.96, 45, 50, -1 },
	{ SEGTUNE_MEAN, 0.67200000000000004, 46, 49, -1 },
	{ SEGTUNE_LONGEST, 1150.0, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 5810.0, 51, 58, -1 },
	{ SEGTUNE_LONGEST, 157.0, 52, 55, -1 },
	{ SEGTUNE_N, 621000.0, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 2110000.0, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 442.0, 60, 63, -1 },
	{ SEGTUNE_MEAN, 2.48, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 3.3200000000000003, 64, 75, -1 },
	{ SEGTUNE_N, 53200000.0, 65, 72, -1 },
	{ SEGTUNE_LONGEST, 1570.0, 66, 69, -1 },
	{ SEGTUNE_MEAN, 1.9000000000000001, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2.4700000000000002, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1.75, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 75000000.0, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 498.0, 79, 96, -1 },
	{ SEGTUNE_N, 991000.0, 80, 85, -1 },
	{ SEGTUNE_LONGEST, 320.0, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 247000.0, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 340.0, 86, 91, -1 },
	{ SEGTUNE_N, 1790000.0, 87, 90, -1 },
	{ SEGTUNE_LONGEST, 134.0, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 6110000.0, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 14.700000000000001, 94, 95, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 67100000.0, 97, 112, -1 },
	{ SEGTUNE_N, 828000.0, 98, 107, -1 },
	{ SEGTUNE_LONGEST, 3340.0, 99, 106, -1 },
	{ SEGTUNE_MEAN, 15.300000000000001, 100, 101, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 81400.0, 102, 103, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 2240.0, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 738.0, 108, 111, -1 },
	{ SEGTUNE_N, 3270000.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 30900000.0, 114, 123, -1 },
	{ SEGTUNE_MEAN, 2.27, 115, 122, -1 },
	{ SEGTUNE_LONGEST, 40600.0, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 3530000.0, 118, 121, -1 },
	{ SEGTUNE_MEAN, 1.71, 119, 120, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 6.3200000000000003, 124, 133, -1 },
	{ SEGTUNE_MEAN, 4.0600000000000005, 125, 130, -1 },
	{ SEGTUNE_LONGEST, 16300.0, 126, 129, -1 },
	{ SEGTUNE_MEAN, 1.3200000000000001, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 64900000.0, 131, 132, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 13.0, 134, 139, -1 },
	{ SEGTUNE_N, 87600000.0, 135, 136, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 175000000.0, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 2930000.0, 141, 198, -1 },
	{ SEGTUNE_LONGEST, 68400.0, 142, 195, -1 },
	{ SEGTUNE_MEAN, 364.0, 143, 178, -1 },
	{ SEGTUNE_LONGEST, 4700.0, 144, 163, -1 },
	{ SEGTUNE_N, 401000.0, 145, 146, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 225.0, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 1250.0, 149, 158, -1 },
	{ SEGTUNE_MEAN, 116.0, 150, 155, -1 },
	{ SEGTUNE_N, 1480000.0, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 65.5, 153, 154, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 1290000.0, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 33.0, 159, 160, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 251.0, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 157000.0, 164, 175, -1 },
	{ SEGTUNE_MEAN, 101.0, 165, 172, -1 },
	{ SEGTUNE_N, 74900.0, 166, 169, -1 },
	{ SEGTUNE_LONGEST, 16900.0, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 34.300000000000004, 170, 171, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 23500.0, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 41.300000000000004, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 38900.0, 179, 186, -1 },
	{ SEGTUNE_N, 1630000.0, 180, 181, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 780.0, 182, 185, -1 },
	{ SEGTUNE_LONGEST, 3420.0, 183, 184, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 823000.0, 187, 192, -1 },
	{ SEGTUNE_MEAN, 1590.0, 188, 191, -1 },
	{ SEGTUNE_N, 102000.0, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 5060.0, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 72.600000000000009, 196, 197, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 733.0, 199, 208, -1 },
	{ SEGTUNE_MEAN, 85.300000000000011, 200, 207, -1 },
	{ SEGTUNE_LONGEST, 99.200000000000003, 201, 204, -1 },
	{ SEGTUNE_N, 4500000.0, 202, 203, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 98500000.0, 205, 206, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1390.0, 209, 224, -1 },
	{ SEGTUNE_LONGEST, 2080.0, 210, 217, -1 },
	{ SEGTUNE_MEAN, 269.0, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 5940000.0, 213, 216, -1 },
	{ SEGTUNE_MEAN, 726.0, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 38.800000000000004, 218, 223, -1 },
	{ SEGTUNE_N, 18700000.0, 219, 222, -1 },
	{ SEGTUNE_LONGEST, 1030000.0, 220, 221, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 158000.0, 225, 248, -1 },
	{ SEGTUNE_LONGEST, 12300.0, 226, 235, -1 },
	{ SEGTUNE_N, 33900000.0, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 2490.0, 229, 232, -1 },
	{ SEGTUNE_LONGEST, 3780.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 64200000.0, 233, 234, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 8910.0, 236, 243, -1 },
	{ SEGTUNE_N, 6740000.0, 237, 242, -1 },
	{ SEGTUNE_LONGEST, 30100.0, 238, 241, -1 },
	{ SEGTUNE_MEAN, 2530.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 72600.0, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 54400.0, 246, 247, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 8040000.0, 249, 254, -1 },
	{ SEGTUNE_LONGEST, 273000.0, 250, 253, -1 },
	{ SEGTUNE_MEAN, 192000.0, 251, 252, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_70f1f6d8a51b6e70_shares_0[] = {
	{ SEGTUNE_MEAN, 27.800000000000001, 1, 148, -1 },
	{ SEGTUNE_SHARE_4K, 0.00077399999999999995, 2, 59, -1 },
	{ SEGTUNE_MEAN, 1.95, 3, 16, -1 },
	{ SEGTUNE_SHARE_1K, 0.012700000000000001, 4, 13, -1 },
	{ SEGTUNE_N, 337000.0, 5, 12, -1 },
	{ SEGTUNE_MEAN, 1.0700000000000001, 6, 9, -1 },
	{ SEGTUNE_SHARE_1K, 0.0047700000000000008, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 41200.0, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1560000.0, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 914000.0, 17, 32, -1 },
	{ SEGTUNE_SHARE_1K, 0.00029599999999999998, 18, 27, -1 },
	{ SEGTUNE_MEAN, 2.8999999999999999, 19, 22, -1 },
	{ SEGTUNE_N, 168000.0, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 586000.0, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 8.0400000000000009, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 14.300000000000001, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 203000.0, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.000408, 33, 42, -1 },
	{ SEGTUNE_MEAN, 2.5500000000000003, 34, 37, -1 },
	{ SEGTUNE_N, 7380000.0, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1670000.0, 38, 41, -1 },
	{ SEGTUNE_MEAN, 12.0, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 45200000.0, 43, 52, -1 },
	{ SEGTUNE_MEAN, 3.3599999999999999, 44, 47, -1 },
	{ SEGTUNE_N, 4380000.0, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.434, 48, 51, -1 },
	{ SEGTUNE_MEAN, 24.5, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 7.3900000000000006, 53, 56, -1 },
	{ SEGTUNE_SHARE_1K, 0.054300000000000001, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.46300000000000002, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 3.4900000000000002, 60, 111, -1 },
	{ SEGTUNE_N, 10900000.0, 61, 94, -1 },
	{ SEGTUNE_MEAN, 2.52, 62, 83, -1 },
	{ SEGTUNE_SHARE_4K, 0.13100000000000001, 63, 74, -1 },
	{ SEGTUNE_N, 2720000.0, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.019700000000000002, 66, 67, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_4K, 0.031900000000000005, 68, 69, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 0.71299999999999997, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1.9199999999999999, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 177000.0, 75, 78, -1 },
	{ SEGTUNE_SHARE_4K, 0.35299999999999998, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1.4399999999999999, 79, 82, -1 },
	{ SEGTUNE_N, 2360000.0, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 398000.0, 84, 87, -1 },
	{ SEGTUNE_SHARE_4K, 0.16, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0089600000000000009, 88, 91, -1 },
	{ SEGTUNE_N, 4310000.0, 89, 90, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.313, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0049100000000000003, 95, 102, -1 },
	{ SEGTUNE_MEAN, 1.8500000000000001, 96, 99, -1 },
	{ SEGTUNE_SHARE_1K, 0.0441, 97, 98, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 27000000.0, 100, 101, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 25000000.0, 103, 108, -1 },
	{ SEGTUNE_SHARE_1K, 0.20800000000000002, 104, 107, -1 },
	{ SEGTUNE_MEAN, 2.3599999999999999, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 0.34200000000000003, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 50400000.0, 112, 135, -1 },
	{ SEGTUNE_N, 105000.0, 113, 120, -1 },
	{ SEGTUNE_SHARE_4K, 0.07640000000000001, 114, 119, -1 },
	{ SEGTUNE_MEAN, 8.6099999999999994, 115, 116, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.025400000000000002, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 4.3100000000000005, 121, 128, -1 },
	{ SEGTUNE_N, 625000.0, 122, 125, -1 },
	{ SEGTUNE_SHARE_4K, 0.053500000000000006, 123, 124, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 35900000.0, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 19.600000000000001, 129, 130, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 21000000.0, 131, 134, -1 },
	{ SEGTUNE_SHARE_1K, 0.059500000000000004, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 10.5, 136, 147, -1 },
	{ SEGTUNE_N, 68000000.0, 137, 142, -1 },
	{ SEGTUNE_MEAN, 4.8399999999999999, 138, 139, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.503, 140, 141, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 8.2699999999999996, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.17000000000000001, 145, 146, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 2130000.0, 149, 194, -1 },
	{ SEGTUNE_MEAN, 314.0, 150, 183, -1 },
	{ SEGTUNE_SHARE_4K, 0.0045900000000000003, 151, 164, -1 },
	{ SEGTUNE_SHARE_1K, 0.000192, 152, 157, -1 },
	{ SEGTUNE_N, 1790000.0, 153, 154, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 83.400000000000006, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 88.0, 158, 161, -1 },
	{ SEGTUNE_N, 605000.0, 159, 160, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 484000.0, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 129000.0, 165, 170, -1 },
	{ SEGTUNE_MEAN, 79.200000000000003, 166, 169, -1 },
	{ SEGTUNE_N, 51500.0, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_4K, 0.252, 171, 182, -1 },
	{ SEGTUNE_SHARE_1K, 0.26700000000000002, 172, 177, -1 },
	{ SEGTUNE_MEAN, 41.100000000000001, 173, 176, -1 },
	{ SEGTUNE_SHARE_1K, 0.14100000000000001, 174, 175, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 189.0, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 212000.0, 180, 181, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 28500.0, 184, 193, -1 },
	{ SEGTUNE_N, 450000.0, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 793.0, 187, 190, -1 },
	{ SEGTUNE_SHARE_4K, 0.0253, 188, 189, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 15600.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.00013799999999999999, 195, 230, -1 },
	{ SEGTUNE_MEAN, 826.0, 196, 223, -1 },
	{ SEGTUNE_SHARE_1K, 0.00014799999999999999, 197, 212, -1 },
	{ SEGTUNE_MEAN, 72.799999999999997, 198, 207, -1 },
	{ SEGTUNE_N, 77500000.0, 199, 204, -1 },
	{ SEGTUNE_N, 2750000.0, 200, 203, -1 },
	{ SEGTUNE_MEAN, 38.400000000000006, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 38.200000000000003, 205, 206, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 73200000.0, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 184.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 420.0, 213, 218, -1 },
	{ SEGTUNE_MEAN, 205.0, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.0093200000000000002, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 13500000.0, 219, 222, -1 },
	{ SEGTUNE_SHARE_1K, 0.29499999999999998, 220, 221, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 32300000.0, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1360.0, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 93100000.0, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 6130000.0, 231, 242, -1 },
	{ SEGTUNE_MEAN, 114.0, 232, 237, -1 },
	{ SEGTUNE_SHARE_4K, 0.36599999999999999, 233, 236, -1 },
	{ SEGTUNE_SHARE_1K, 0.158, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.0053, 238, 241, -1 },
	{ SEGTUNE_SHARE_1K, 0.25900000000000001, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 7570000.0, 243, 244, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const float segtune_segreduce_70f1f6d8a51b6e70_cases_0[] = {
	877,930,1716,1886,1213,1694,1461,2260,877,930,1716,1886,1213,1694,1461,2260,
	1280,1280,1280,1280,1280,1280,1280,1280,365,510,927,1028,1434,1506,1829,2048,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,58,13,0,0,0,0,0,0,-345,-244,0,0,0,0,0,0,
	177,0,531,772,988,1013,1024,1024,-608,-928,-378,-648,-424,-197,-254,-211,-3030,603,-1104,785,93,-1140,395,-785,
	-4303,-391,668,48,907,-2439,-388,472,138,321,195,175,60,48,-17,-32,-37,164,63,13,3,14,21,192,
	185,1055,167,582,1443,-1499,-897,1132,-156,-394,1498,-826,-209,-359,-549,1878,1359,-1609,1506,-903,1629,487,-2440,1435,
	-2497,-4665,13184,-12896,-26587,20513,2164,331,-2354,-699,-379,-98,-491,-92,597,-624,-3676,-1768,1123,-410,-64,-1328,-279,556,
	206,155,358,-62,-171,383,-80,-137,14,131,119,-65,-107,123,-14,180,512,1001,358,745,1317,-1146,-716,1185,
	-333,11,1005,-207,8,-714,-335,1967,627,-471,501,205,1882,-10,-2445,1593,-3244,-3517,10032,-10217,-18176,9133,2677,304,
	1280,1280,1664,1664,1664,1664,1664,1664,2304,2304,415,514,956,1031,1458,1544,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,0,0,207,31,117,30,5,0,0,0,-914,-990,-464,-475,-73,0,
	1024,1024,283,0,558,768,1024,1011,-115,-16,-646,-1312,-596,-1032,-505,-770,-2909,1167,972,1904,-268,-695,-2689,3030,
	-2584,1492,2516,3523,-1006,-820,-14,609,45,45,-455,-278,-151,-322,38,44,-1664,1382,-395,-129,-196,-250,-59,18,
	2950,-4051,-1594,1727,-2401,819,-3684,233,-1117,-1702,-208,1114,543,635,-1506,1947,-2497,2544,-1928,-24,-350,839,-1266,688,
	80,80,-1667,1500,2884,2886,3201,1748,-2168,1079,2770,918,901,-2066,-1052,1084,-1756,1217,4349,2638,116,-2209,807,-531,
	-67,515,-295,-513,137,-668,324,-274,-1109,983,-382,-232,-182,-353,30,-115,1571,-3052,-604,1118,-1716,-54,-3037,-678,
	-1409,-2309,-676,1224,589,1209,-985,1631,-1396,616,-3659,305,-905,1861,-1534,1106,68,-327,-986,773,3517,3703,3671,3639,
	1664,1664,1664,1664,1664,1664,1987,2048,1979,1991,2560,2597,2816,2901,1686,440,-768,-162,-41,-48,0,0,-768,-768,
	-1536,-1536,-1536,-96,-1536,-1536,-1536,-1536,0,0,0,0,0,0,164,412,0,0,0,0,0,0,-332,-1451,
	1023,1024,1024,1024,1024,1024,1010,332,-530,-325,-321,-96,-205,-144,-849,-782,2520,-718,264,-3146,-138,765,-412,-6630,
	78,-237,-186,-698,377,197,-927,-2855,-254,170,-1069,1159,357,596,285,-857,8,-99,-122,-162,22,228,50,-503,
	592,967,-3225,-3322,-7390,7116,4724,-1479,1343,-3753,-3173,-4768,4663,498,885,-1527,305,992,1704,597,-319,-1670,-1112,6182,
	-699,456,21,294,54,83,-520,-6634,2297,-659,146,-2420,-57,1099,-480,-3039,165,-220,-242,-635,453,602,-895,-267,
	-323,244,-1148,1515,407,984,258,-598,-21,-73,-184,-28,68,499,51,-507,542,1232,-2866,-4052,-6900,5889,4568,-673,
	1137,-3602,-3176,-4687,4287,406,1023,-5627,648,997,1803,255,-467,-2312,-980,-1104,-77,205,61,263,24,-1,-545,-4354,
	2048,2048,2048,2048,2048,2048,2048,2048,512,513,541,771,993,1026,1113,1486,-768,-768,-218,-64,-306,-768,-128,-236,
	-1536,-1536,-435,-128,-1536,-1536,-256,-1536,42,182,925,1282,326,37,711,126,-1750,-1609,-837,-252,-985,-1242,-479,-692,
	0,731,106,521,611,774,843,1024,-1696,-1416,-435,-128,-612,-1416,-256,-518,3194,760,4509,-3512,1576,66,-1316,-2106,
	879,-212,2349,-4175,1467,-2424,-42,-307,-308,-848,2754,-787,623,-528,-2356,-2232,-136,-486,2074,-1068,-642,-285,-2155,-208,
	955,1474,-4535,5148,3896,1788,-6685,-1621,-458,-3981,-2174,4779,-2667,531,-2434,3661,-434,-6740,2600,6005,31,2945,-1003,-517,
	-3090,-2188,-4739,1035,-54,1180,535,170,2203,-859,4821,-3063,2401,-431,-1167,-1259,327,-1013,2506,-3167,2285,-2924,-30,354,
	-366,-729,3084,-1195,1065,-690,-2110,-1419,-162,-475,2396,-1445,-456,-406,-1891,-26,437,792,-4643,4023,3930,1666,-7183,-1459,
	564,-1449,-2448,3295,-2590,466,-3342,2476,1548,-2335,2113,4039,-379,3152,-1245,-1424,-3851,-3717,-4560,974,66,1136,474,-176,
	2048,2048,2048,2048,2048,2048,2048,2048,1537,1542,1542,1571,1797,1977,2042,2468,-768,-32,-768,-218,-64,-176,-768,-69,
	-1536,-64,-1536,-435,-128,-1536,-1536,-284,184,652,32,203,319,45,19,0,-583,-111,-731,-530,-188,-282,-243,0,
	943,964,1011,1012,1017,1024,1023,1024,-877,-64,-1154,-435,-128,-605,-896,-377,-1013,-2798,-147,3142,400,-321,-115,7307,
	-794,-4113,-159,-474,2908,-831,1244,35,174,-4193,-314,1003,1415,-59,-394,1591,-25,-3801,-85,24,1022,-322,-8,-394,
	784,1929,-853,-4419,6064,-1761,-4976,555,-2833,2394,1944,135,5136,-1937,-2993,2996,-700,1181,1216,-212,-744,-886,2486,944,
	-542,240,-60,181,143,-73,-435,21,-171,-2257,-864,3220,1202,-169,-86,6573,253,-3593,-871,-344,3314,-657,1160,-153,
	239,-3567,-544,1163,2214,124,-431,1492,-6,-2832,-147,23,1754,-203,-48,-517,356,1542,-531,-4026,4808,-2103,-4819,341,
	-2161,1374,1672,8,3456,-2533,-3013,2692,-750,-1341,1000,-111,-2477,-992,2515,1294,-669,116,46,100,3,-227,-289,-7,
	2048,2048,2048,2048,2048,2048,2048,2099,2564,2970,3042,3365,3584,3840,3840,632,-34,-4,0,0,0,0,0,-768,
	-1536,-106,-119,0,0,0,0,-1536,0,0,0,0,0,0,0,11,0,0,0,0,0,0,0,-1763,
	1024,1024,1024,1024,1024,1024,1024,0,-640,-423,-197,-255,-211,-115,-16,-1683,1738,7647,-7880,5745,3707,4170,-6355,-4900,
	874,-374,-644,5545,2964,2487,-4446,1020,-334,5185,-6152,2213,3383,9593,-9760,-116,-195,-198,-244,662,2081,4252,-4222,-37,
	770,-20391,15233,767,957,533,533,-704,-4796,1396,932,634,377,331,331,-2058,-601,-916,1683,1309,-1177,-1450,-4618,-2286,
	-64,-3,-13,27,18,37,37,3564,1564,2811,-2985,5032,3291,1449,-2735,-5071,684,-1874,29,5133,2682,595,-1848,940,
	-515,1362,-2166,1644,2856,5274,-4443,-145,-281,-1000,236,395,1806,2161,-1560,-55,423,-12735,5291,1448,1334,772,121,-786,
	-4687,1457,1121,587,342,286,301,-2134,-291,1075,100,2028,-404,-1497,-6941,-2204,40,98,-58,53,31,50,39,3500,
	2103,2122,2125,2142,2176,2176,2176,2176,437,1223,1276,1003,-256,0,27,174,-768,-768,-768,-768,-768,-768,-412,-115,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-297,528,47,14,19,128,92,968,1409,-1449,-1181,-1169,-1469,-2688,-2468,-1566,-976,
	100,1011,1021,441,0,0,528,851,-1371,-1478,-1397,-1590,-1856,-1824,-824,-490,72,349,-645,1787,-1224,-950,1517,5034,
	279,-375,320,-2070,-891,-887,-58,4210,-462,-111,-300,-144,-515,-344,1546,1937,-365,-24,-48,-231,-422,-289,580,2703,
	-2305,-882,133,-2761,-2802,1765,-104,-2347,-3478,904,-577,1001,-4360,-25,2145,2170,-6787,687,681,2013,-3170,-2702,1115,724,
	90,244,166,-24,121,2433,-4160,626,-1871,-776,-699,1018,-1437,-1207,1372,5173,-1151,-1539,49,-2812,-1093,-1072,-260,4364,
	-622,-192,-278,-385,-467,-291,1341,1915,-515,2,-61,-312,-379,-230,402,2686,-2260,-1424,105,-3013,-2640,1649,1,-2458,
	-2989,199,-1004,684,-4068,593,2547,2210,-3879,1199,675,1826,-3004,-1861,1551,813,-1053,152,186,62,223,2440,-4497,593,
	2176,2176,2176,2176,2176,2176,2176,2176,256,256,256,385,512,512,513,513,-768,-768,-768,-768,-161,-768,-768,-768,
	-1536,-1536,-1536,-1536,-430,-1536,-1536,-1536,36,77,0,79,1661,42,625,1503,-2268,-2227,-2304,-2096,-387,-2006,-1422,-544,
	0,0,0,0,484,0,73,955,-1984,-1656,-2048,-1728,-500,-1824,-1524,-979,1468,585,467,-1476,2296,4093,3259,2229,
	-105,-698,397,553,3907,-135,854,-406,-104,-220,-122,-222,-839,-123,794,4858,-48,-187,10,-141,-2209,-42,243,4703,
	761,-2023,-919,-226,-4834,1858,1644,-1934,-5597,69,3414,15,-6630,568,-2096,532,-147,-2682,2526,657,6950,-2268,-967,-755,
	1073,-5756,-1643,998,621,-2736,5113,980,771,1884,-105,-1225,2104,2406,1440,2250,-563,-308,150,304,3478,-423,-420,-411,
	-37,-462,-121,-208,-575,-109,823,4860,8,-332,4,-122,-1955,-20,409,4701,-542,-1103,-1480,-63,-4757,1111,803,-1815,
	-3471,-2266,3443,437,-6515,1933,-468,477,915,-3286,2323,1310,7124,31,2029,-769,-1067,-5083,-2134,606,600,-2355,3536,921,
	2176,2176,2176,2176,2176,2176,2176,2176,533,553,640,665,665,749,760,761,-403,-222,-768,-190,-190,-280,-307,-173,
	-1536,-1536,-1536,-611,-611,-1536,-1536,-1536,522,736,42,712,1487,441,1331,631,-1505,-1271,-1878,-1183,-408,-1369,-470,-1167,
	569,542,2,594,594,627,720,1024,-806,-661,-1648,-611,-611,-740,-779,-653,1013,-3147,-2505,1678,142,3714,3230,-2800,
	2409,-6975,1754,3404,2147,5961,8128,-762,596,-1146,-38,2884,-1805,3498,-1600,547,-741,61,-11,1136,-1940,-652,-2252,563,
	665,759,629,1907,-7631,59,-5424,-696,182,5549,3079,314,-18021,6568,-7673,-3073,4402,3932,5203,1075,-20629,5238,-2764,-1600,
	-2955,4790,2695,2254,435,2037,642,1500,1415,-1945,-1689,1760,-191,3674,3218,-2272,2514,-5445,1892,3391,1588,5824,7938,198,
	702,-1083,-60,3017,-1647,3523,-1361,515,-628,166,-37,1310,-1721,-509,-1964,461,1013,140,1001,1819,-6686,335,-5339,-815,
	365,4688,2362,664,-16642,6630,-7293,-3251,3847,2921,3943,1376,-18953,5399,-2320,-1997,-3030,4917,2427,2071,408,1935,602,957,
	2176,2176,2176,2176,2176,2176,2176,2176,766,766,768,769,896,986,986,1017,-768,-768,-768,-768,-768,-370,-370,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,117,816,47,82,30,333,995,582,-1677,-978,-1745,-1708,-1634,-1241,-579,-961,
	455,455,0,420,284,606,606,760,-1202,-1202,-1680,-1388,-1536,-740,-740,-1265,-4279,4169,2075,-596,2006,-6747,-8076,195,
	-3283,2184,-2101,168,1415,-6239,-7724,4358,-133,2913,177,-207,-5,-2355,-5012,-537,-87,-380,64,-80,-56,-590,-3628,-800,
	-1558,4269,464,708,1234,-3267,-546,-4951,-764,3863,1941,-1918,1596,-4138,-3636,962,-5596,-1220,1113,2735,-969,-7019,-4107,-37,
	4145,892,-2613,-3296,1646,-818,-214,19,-1907,3318,1939,-1261,1990,-5124,-7138,-850,-1146,1211,-2241,-140,1460,-4941,-6807,3209,
	-89,2663,92,-214,-54,-2001,-4522,-501,-258,-411,39,-124,-85,-510,-3380,-747,252,4140,481,317,1200,-2464,-555,-4479,
	-1897,3900,1561,-1005,1300,-4326,-3807,1121,-7034,-715,765,2572,-1389,-8012,-4736,861,2941,1037,-2502,-2238,1731,-391,-200,-58,
	2176,2176,2176,2176,2176,2176,2176,2176,1023,1024,1028,1111,1151,1152,1282,1282,-213,-114,-768,-128,-768,-768,-768,-768,
	-1536,-328,-1536,-256,-1536,-1536,-1536,-1536,1174,1296,743,955,21,0,37,32,-364,-239,-789,-494,-1388,-1408,-1241,-1246,
	853,749,740,841,1006,1024,962,988,-677,-440,-1085,-256,-1492,-1600,-1412,-1254,4945,-169,1458,295,-1639,985,210,568,
	4679,-82,2386,172,-2573,1773,1593,-324,6182,-15,2192,3072,1,-168,-36,-20,5911,-2480,-22,1193,-58,-83,-96,-30,
	5033,1941,3386,7815,1260,1591,1837,-2380,1502,1889,253,4880,1389,-475,3392,-1892,9075,-12821,206,7968,-942,704,-2053,1131,
	210,22,-229,-66,383,661,-442,-156,4930,-558,1679,386,-1126,-244,211,2019,4761,-1041,2666,518,-1770,261,1186,1483,
	5913,482,2069,3006,-46,-266,-45,192,5703,-2031,-141,1168,-41,-59,-114,-174,4755,2847,3321,7283,1510,886,1277,-669,
	1373,2946,106,4173,997,-228,2346,149,8540,-11162,-137,7168,-663,717,-1658,1,37,52,-261,-44,523,611,-527,107,
	2176,2176,2176,2176,2176,2176,2176,2176,1289,1419,1523,1536,1538,1538,1779,1793,-134,-137,-110,-90,-12,-440,-79,-768,
	-1536,-408,-530,-287,-29,-1536,-266,-1536,289,319,862,846,281,67,671,5,-983,-822,-175,-178,-740,-955,-110,-762,
	935,932,978,941,927,999,1001,1024,-658,-536,-530,-394,-587,-880,-402,-1245,317,-3855,-1583,-1657,2390,1411,4764,-306,
	-1909,-350,-4506,2003,61,483,3977,1558,-745,874,221,-1818,1751,1015,3950,-237,-21,602,812,149,635,-197,2755,-75,
	-2512,277,-4322,2257,4135,2782,558,-111,615,-4359,-10638,5205,-6057,-3164,944,851,3012,-5164,-2239,-2865,-3734,-2297,-4950,2509,
	-218,65,6,-30,250,-80,-60,-18,-28,-3785,-1721,-2096,2287,1657,4128,-925,-2266,-384,-4209,1691,-234,1044,3359,561,
	-566,890,-13,-2161,1730,808,3511,-444,-9,599,503,-338,515,-184,2188,-181,-2742,135,-4002,2348,4124,2263,1531,228,
	214,-4065,-9908,4871,-5827,-2016,1898,478,3012,-4906,-2215,-2706,-3138,-2076,-3823,2392,-409,77,-40,-24,318,-37,-29,72,
	2176,2176,2176,2176,2176,2176,2176,2176,1798,1998,2025,2051,2052,2288,2568,2820,-768,-143,-52,-166,-448,-90,-49,-8,
	-1536,-596,-233,-1536,-1536,-568,-640,-1536,32,104,158,313,31,62,0,0,-730,-458,-377,-196,-478,-210,0,0,
	1020,1024,1017,1023,1024,1024,1024,1024,-1153,-596,-409,-696,-896,-568,-640,-640,736,314,-583,1518,-1192,-1423,-1597,-1787,
	-88,269,2939,1674,-1047,-1504,337,469,-42,2917,-1161,978,-478,1446,-264,125,37,266,1458,326,-299,-501,-365,86,
	-868,-50,-6293,8431,311,1040,-4173,879,78,-8440,-288,6091,-34,-1174,-863,4081,-72,1771,-2833,-882,-352,1107,121,2628,
	-74,-44,-2,-171,-155,-29,-46,-32,773,36,-747,1430,-1222,-1212,-2145,-1523,331,239,3000,1547,-1049,-1234,-178,476,
	-62,2597,-1040,1001,-519,1667,-982,293,38,97,1352,323,-312,-488,-748,214,-810,445,-5565,8032,91,1044,-2784,566,
	396,-7320,121,5597,-130,-939,-488,4117,77,2271,-2403,-928,-224,1208,1066,1936,-40,-29,16,-230,-87,-50,6,-62,
	2176,2176,2176,2181,2195,2220,2240,2304,2829,3003,3072,169,935,1374,640,-256,-14,0,-1,-768,-768,-479,-768,-768,
	-174,-129,-92,-1536,-1536,-1536,-1536,-1536,0,0,0,663,202,297,24,128,0,0,0,-1738,-1462,-978,-2024,-2944,
	1024,1024,1024,172,426,963,0,0,-312,-531,-260,-925,-1611,-938,-1712,-1984,-709,5663,-3403,-1609,-119,761,-6571,-931,
	1825,-1757,-652,-2116,2348,-330,-1761,-994,-1713,5755,-3111,-1043,410,2099,-55,-421,-339,-220,58,-700,-147,-5,-1,-420,
	9490,-12203,9202,-652,1951,-500,-2795,3098,821,-130,-129,4890,310,-1568,-2562,1267,-262,-1788,244,8286,-1127,-1242,-937,17,
	-25,-15,-6,299,-170,-460,2271,2236,1441,904,1208,450,-2772,625,-5528,-923,2577,-3373,1649,-844,313,-490,-1455,-1105,
	400,1238,1718,-967,122,1645,-34,-316,316,-1152,970,-644,-165,-154,-4,-329,5350,-2984,1832,-188,931,-582,-2198,2928,
	353,454,-512,1049,1573,-734,-3631,1220,-1683,-28,-890,2747,1735,-580,-2743,-80,-92,66,-51,2149,-474,-509,2168,2293,
	2304,2304,2304,2304,2304,2304,2304,2304,0,23,143,255,256,256,385,506,-768,-476,-139,-768,-768,-768,-768,-768,
	-1536,-1536,-425,-1536,-1536,-1536,-1536,-1536,102,972,1441,78,0,36,79,1584,-2714,-1822,-1232,-2483,-2560,-2524,-2352,-725,
	0,518,835,0,0,0,0,952,-1920,-952,-618,-1784,-2176,-2112,-1840,-1062,398,488,4111,-190,285,2070,-415,2937,
	-736,-501,3386,-264,697,220,1274,-24,-124,446,2371,-31,-173,-55,-57,1292,-229,213,3632,-150,8,-30,-108,3791,
	-1737,1784,-2015,2817,-10,121,75,-4025,-3106,-91,129,-778,237,-43,866,-2452,80,-201,-124,-2418,-695,2952,-982,-6654,
	-2462,-2334,1065,-2550,678,-2508,6140,442,455,169,4349,1367,136,1593,83,2913,-592,-712,3673,652,245,-76,1263,173,
	-90,297,2221,-194,-215,-1,-49,963,-195,120,3509,-241,-55,-9,-86,3342,-1688,1737,-1927,3362,78,672,252,-3758,
	-2944,117,279,-1701,-198,360,983,-2544,79,271,25,-2838,-1069,2530,-1009,-6594,-2113,-2576,988,-2491,-3,-2839,5932,558,
	2304,2304,2304,2304,2304,2304,2304,2304,512,512,512,531,584,640,676,676,-768,-145,-768,-398,-147,-768,-164,-164,
	-1536,-375,-1536,-1536,-425,-1536,-468,-468,42,1894,671,566,1179,49,1135,1705,-2262,-410,-1633,-1719,-1052,-2127,-1006,-435,
	0,499,71,568,586,2,609,609,-1952,-508,-1632,-912,-569,-1776,-507,-507,161,183,2234,1625,-5427,-1659,-2415,1465,
	-1103,2066,932,1109,-3629,3840,-6386,3688,-97,-4000,1384,1040,-4248,7,-3591,-2540,-26,-1501,987,-149,-3433,21,-2565,-1265,
	835,3937,1484,342,-7582,923,1921,6414,-1595,4073,-9845,6896,-2003,2543,4678,9431,70,-242,-13591,902,-587,849,694,6378,
	-1726,-9,5493,377,575,2843,25,-378,-615,-36,873,1913,-5605,-1253,-2326,1654,-794,1274,-339,1422,-4177,3919,-5847,3938,
	-117,-3392,1786,1002,-4043,-5,-3664,-2835,-40,-870,1430,-229,-3226,-5,-2715,-1592,391,3874,248,420,-7105,1285,1315,6256,
	-757,4240,-1688,6709,-1395,1319,4158,8984,742,13,-3419,749,71,-650,251,5781,-861,-72,2326,40,466,3034,216,-379,
	2304,2304,2304,2304,2304,2304,2304,2304,737,767,767,768,769,769,770,896,-280,-768,-768,-768,-160,-768,-279,-768,
	-1536,-1536,-1536,-1536,-505,-1536,-1536,-1536,513,116,894,47,816,105,1485,32,-1566,-1933,-1155,-2001,-1231,-1942,-561,-1888,
	609,456,456,0,1024,420,728,287,-843,-1270,-1270,-1808,-628,-1516,-806,-1664,-671,-4112,3947,-1028,-293,-1248,-4496,1994,
	138,-4538,2237,-3877,-1999,-1842,-1492,2349,-2111,-236,121,273,-475,-258,-5368,10,441,-170,2829,142,1811,-150,-4274,-92,
	385,-3036,-1604,-1215,-1142,1328,-6780,1607,-7363,4250,-5240,383,2797,-3838,5930,1058,424,9544,-2004,114,852,-8953,4152,1219,
	3518,3943,60,-4003,34,-6418,-45,1533,-699,-576,3699,-1799,-237,-2156,-4283,1286,23,-1193,2106,-4072,-1826,-2764,-1143,1494,
	-2243,-92,6,178,-494,-300,-5830,-120,223,-264,2763,108,1692,-188,-4797,-112,328,-473,-1624,-1347,-1334,108,-6652,1258,
	-7468,-728,-5313,259,2672,-1583,5667,953,242,-443,-2227,163,716,-4663,3768,1295,3728,2591,398,-3370,-70,-4099,83,1633,
	2304,2304,2304,2304,2304,2304,2304,2304,1002,1002,1005,1021,1023,1025,1110,1152,-285,-285,-215,-768,-105,-768,-128,-768,
	-1536,-1536,-1536,-1536,-299,-1536,-256,-1536,375,1163,1350,817,1532,620,1203,24,-1439,-651,-461,-979,-260,-1171,-504,-1641,
	621,621,847,732,750,768,840,1006,-782,-782,-780,-1202,-453,-1382,-256,-1608,-412,-6106,3414,-667,-1482,6632,273,-438,
	-1704,-7411,-781,-3989,-437,6796,-955,-373,-1715,2413,-2790,1897,-369,2934,1352,31,-10,3918,-2008,1968,238,676,2533,-156,
	88,-1410,6760,-1680,-289,5852,1371,1358,4343,8495,-7375,223,1972,1243,418,1228,3562,10660,-14070,-266,7337,-865,3102,1736,
	-1446,-636,-363,-603,-150,-196,-230,308,134,-5769,3340,-465,-1635,5674,386,205,-1433,-6901,-739,-3664,-1607,5874,-161,358,
	-1630,2157,-2843,1694,571,3248,699,-80,13,3613,-2092,1806,1311,1203,1858,-210,-15,-1694,6738,-1316,-22,5566,865,1067,
	3117,7736,-7321,-308,2239,1781,-238,705,2133,9772,-13740,-975,7941,349,1834,1397,-1011,-560,-401,-587,-145,-322,-196,511,
	2304,2304,2304,2304,2304,2304,2304,2304,1152,1278,1283,1283,1440,1535,1541,1543,-768,-161,-768,-768,-120,-81,-411,-102,
	-1536,-677,-1536,-1536,-344,-237,-1536,-375,0,383,38,36,590,1077,77,1045,-1664,-1155,-1496,-1497,-787,-204,-1198,-228,
	1024,932,987,964,939,936,999,981,-1728,-677,-1357,-1540,-458,-413,-1008,-658,-261,1428,237,-925,-1080,496,-122,-436,
	-23,-1804,233,-867,-404,-2440,701,4401,-282,986,260,216,-3209,77,524,-79,-245,644,-130,-247,-172,1328,-250,-567,
	-2097,-1944,-4833,1967,-288,-857,2572,1294,-2846,-2058,-980,1313,8030,1319,-572,-1010,917,4755,-2589,751,2538,-1048,-1860,-4077,
	594,-150,-227,-515,-178,-25,-49,-44,-1400,1270,2323,-1243,-754,582,41,-1099,-1240,-1891,2462,-1269,-297,-1703,800,2413,
	-394,910,794,10,-2766,76,528,-251,-253,606,-290,-224,120,964,-212,-57,-2513,-1868,-2285,-28,-876,-913,2274,2229,
	-2344,-1583,0,489,6920,666,22,1188,1514,4996,-2921,-7,2434,-644,-1595,-2057,510,-195,122,-683,-157,-28,-61,27,
	2304,2304,2304,2304,2304,2304,2304,2304,1589,1779,1792,1794,2001,2035,2052,2053,-10,-77,-768,-768,-137,-51,-441,-167,
	-24,-309,-1536,-1536,-472,-204,-1536,-752,412,862,6,36,124,191,31,441,-815,-174,-1018,-986,-691,-590,-734,-322,
	942,1002,1024,1020,1024,1017,1024,1024,-715,-530,-1373,-1281,-518,-402,-998,-752,4112,-1934,294,566,-3658,-3719,354,374,
	187,-987,625,-166,-2848,-3890,-813,1294,3711,-2071,-237,74,-5666,-4109,-234,2443,2662,-94,-186,33,-1800,-2940,-360,225,
	-3024,-423,370,-2764,-4744,6535,609,645,-12346,1035,2860,-26,2907,6104,-1888,3923,-2517,-3547,-449,-707,-6315,6638,120,-1710,
	-38,-52,5,-42,-39,-34,-16,-153,3043,-1840,-152,966,-2907,-3157,535,-42,-866,-1324,-109,316,-2156,-3482,-476,914,
	2757,-2378,-387,222,-4787,-3528,-132,1987,2091,-613,-328,16,-1211,-2452,-228,73,-1128,64,510,-2457,-5896,5246,87,1388,
	-9507,1665,2419,366,1489,4577,-2160,4708,-422,-1675,-218,-1138,-7632,5019,-111,-1241,50,0,-8,-57,-98,-49,-27,-99,
	2304,2304,2304,2304,2304,2304,2314,2317,2307,2554,2824,2831,3076,3328,535,569,-83,-51,-6,-13,0,0,-768,-768,
	-696,-768,-1536,-181,-99,-47,-1536,-1536,67,23,0,0,0,0,523,212,-443,-239,0,0,0,0,-1777,-2061,
	1024,1024,1024,1024,1024,1024,270,82,-696,-768,-768,-440,-512,-260,-1128,-1725,3126,-389,-186,-1292,946,-9059,1225,8131,
	4015,-248,-1292,473,4815,-9527,1036,3196,3145,60,341,-1703,3261,-8416,-67,-286,-211,-510,509,-249,228,-1432,-13,-297,
	5874,-3536,-1629,5514,2859,2664,-1308,59,3399,-1133,1706,-228,-288,-303,5113,-3055,477,1064,-3127,-1080,3317,-2129,10788,-2104,
	-15,-65,20,8,-7,-24,3926,2142,3184,-709,-493,-70,564,-3643,3715,7538,4033,-516,-1380,1235,4945,-4875,3248,2551,
	3236,-283,120,-679,2742,-3580,96,-266,-85,-686,353,40,-15,851,-84,-286,5188,-2801,-1140,4445,3158,-1193,-247,-291,
	2901,-1029,2127,-377,-344,-619,178,-510,36,1446,-2352,-1715,3308,-4933,4362,1353,-20,-15,18,-43,1,-64,6121,1491,
	2318,2356,2360,2370,2432,2432,2432,2432,1500,833,411,1180,433,512,512,540,-768,-327,-768,-768,-379,-768,-768,-218,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-435,33,995,687,25,808,42,213,1665,-1311,-1091,-1831,-1744,-1831,-2518,-2347,-866,
	1024,699,200,1024,313,0,730,106,-1516,-1031,-1168,-1726,-992,-2080,-1800,-435,852,3444,827,957,-569,2955,-651,-2707,
	826,7021,-879,-278,2406,242,1362,-129,439,1853,496,-142,2617,-193,-785,-264,-212,4264,499,-335,1652,-103,-553,174,
	-1251,-3294,-1221,3094,-1443,1440,813,5619,636,-2822,16083,2639,2715,2219,-4412,2488,300,-2718,13594,1073,1399,-849,-6893,598,
	2,-569,-9787,339,-1209,321,-1177,1227,-522,1742,2614,268,-96,2561,-1319,-2464,-695,5267,568,-1030,2584,128,839,162,
	81,883,780,-320,2135,-247,-484,-142,-235,3544,495,-299,1133,-122,-338,232,-1304,-3452,-258,2728,-1515,1242,257,5421,
	-287,-2207,10066,2650,276,3004,-1886,1989,506,-1315,6437,1399,-1122,139,-3711,-63,-186,-235,-6040,215,768,673,-2264,1343,
	2432,2432,2432,2432,2432,2432,2432,2432,768,1001,1024,1109,1509,1539,1539,1548,-64,-264,-768,-128,-206,-32,-768,-768,
	-128,-802,-1536,-256,-740,-64,-1536,-1536,2049,548,49,1455,324,1407,36,209,-255,-1523,-1999,-508,-1239,-126,-1496,-1315,
	521,612,776,840,1024,966,1010,946,-128,-802,-1800,-256,-740,-64,-1538,-1261,-1677,-4066,-54,667,1859,-676,2957,-4550,
	-4538,-555,-643,-1855,-372,-882,3666,-4359,1223,-2335,-587,155,-294,729,959,-1965,2878,1327,-596,3266,2194,1198,-529,332,
	-591,1494,-328,-38,-40,-574,860,-1485,-390,1415,322,-740,-827,-566,3417,-3238,-879,1900,579,-416,-1947,2509,1343,-743,
	-54,-625,607,-200,-121,1,-64,-390,-1070,-3561,-1497,896,2048,-869,2427,-2960,-2380,-210,-2262,-405,-230,-853,3031,-2732,
	-432,-2157,-698,-1406,-153,279,542,-1396,1640,1359,-558,1705,2246,1007,-362,241,-404,1318,-729,-269,-76,-622,726,-1115,
	-374,902,671,-1003,-899,-524,2673,-2744,-922,1175,2586,-937,-2131,1616,1370,-1601,-33,-412,447,-194,-121,-36,-164,-341,
	2432,2432,2432,2432,2432,2432,2432,2432,1567,1794,2024,2050,2512,2567,2997,3080,-218,-64,-127,-768,-60,-33,0,-1,
	-435,-128,-413,-1536,-285,-1536,-126,-63,694,1030,145,36,103,31,6,0,-811,-248,-903,-987,-458,-474,-69,0,
	1011,1017,1024,1023,1024,1024,1024,1024,-435,-128,-646,-1280,-596,-1024,-505,-768,842,556,-1691,425,-2617,-214,-11757,9758,
	-981,-1654,-646,198,-2770,-204,-6559,8736,-669,-1546,-3512,-193,-4038,-796,-9427,8887,-1853,-2019,-1240,-98,1902,-469,-80,1353,
	3748,-1533,-3659,4760,483,775,10839,-13716,3638,-1552,-1964,1870,1332,1192,-381,-465,6093,8533,-110,4572,-2876,1271,3695,-1205,
	-123,-44,-11,-31,-32,-2,-2,30,1349,635,-1641,745,-2220,-50,-5984,2201,-492,-1016,-622,528,-2497,-88,-3419,4064,
	-175,-1139,-3572,-42,-3580,-779,-4519,2407,-1483,-942,-1179,-51,2011,-504,1317,-436,3474,-1975,-4377,4705,144,303,2901,-3736,
	2431,-2179,-2229,1708,1308,-27,-967,495,4882,5886,-929,4136,-3614,973,464,2856,-163,-122,7,-24,-33,60,-55,85,
	2432,2432,2432,2432,2432,2432,2476,2483,3515,3527,4096,4133,4352,4437,918,887,0,0,0,0,0,0,-768,-768,
	-6,0,-1,0,0,0,-1536,-1536,0,0,0,0,0,0,121,140,0,0,0,0,0,0,-2120,-2148,
	1024,1024,1024,1024,1024,1024,422,470,-530,-325,-321,-96,-205,-144,-1788,-1843,26979,-25168,294,-1437,-29,-1131,-365,3780,
	22116,-21349,2602,-2843,829,-1318,2005,1864,20291,-20452,650,-4177,235,298,280,174,14562,-14200,4402,-2074,3105,-198,137,122,
	474,217,-53,11,230,495,837,666,-248,-224,-19,14,123,273,-2087,-628,-9794,5823,-30986,27749,-3525,4762,-3495,-3662,
	-8,-6,-9,-3,16,46,-223,2365,10461,-9672,-1729,-355,-420,-1031,-664,1665,7944,-8404,42,-814,364,-1161,1426,91,
	6881,-8264,-2096,-2688,-144,354,149,101,6215,-5942,2801,-153,2633,-186,120,167,2274,-1287,643,-551,403,367,669,-258,
	-51,-372,95,-145,111,170,-1495,2677,-2990,-623,-14005,10485,-1230,3538,-2747,1552,22,-34,14,-17,23,53,98,1687,
	2496,2496,2497,2555,2560,2560,2560,2560,1152,2944,1174,508,-256,0,29,153,-59,-3,-768,-768,-768,-768,-389,-135,
	-463,-169,-1536,-1536,-1536,-1536,-1536,-420,852,22,146,4,160,108,1112,1434,-1196,-234,-1882,-2805,-3424,-3220,-2186,-1741,
	1017,1024,944,0,0,0,525,839,-754,-794,-1677,-2299,-2240,-2160,-1105,-874,-783,6863,2439,2553,-1157,1613,1602,10166,
	6439,-3139,3237,3970,-909,-138,846,6676,-3116,4826,883,-533,-475,-165,-510,2428,-1640,-117,389,-5,-443,-314,471,3072,
	-9003,-10966,-223,1961,-1666,1939,1395,3149,-12096,-188,4,-2511,1458,2222,-247,-666,-1098,-1133,-5818,1308,-1217,1225,-315,-550,
	-291,-17,33,2857,-480,1707,-815,3003,-1330,3731,1130,835,-1055,1949,1354,10287,5658,-4695,1717,3072,-953,110,718,6628,
	-3056,1806,532,-573,-336,-134,-747,2837,-1711,-736,397,-172,-291,-226,302,3625,-8132,-5308,-417,507,-1741,2016,1480,2984,
	-10659,594,484,-1977,1495,2208,-530,-190,274,691,-3419,1359,-932,1542,-444,67,-383,25,-193,2291,-360,1705,-360,2725,
	2560,2560,2560,2560,2560,2560,2560,2560,256,256,256,384,435,504,511,512,-768,-768,-768,-768,-352,-768,-768,-768,
	-1536,-1536,-1536,-1536,-935,-1536,-1536,-1536,77,0,39,80,1053,1731,244,47,-2995,-3072,-3033,-2864,-1840,-1094,-2573,-2769,
	0,0,0,0,317,953,728,0,-2024,-2432,-2368,-2080,-935,-1314,-1928,-2208,292,91,2273,-2381,-2031,4576,-583,898,
	1093,2116,1199,2802,-1606,4613,1305,-89,-4,-515,-204,-28,-2508,134,-208,-85,-193,-133,-98,-190,-703,-984,-576,-24,
	37,1653,1356,-2151,2557,6712,-1181,-214,3609,352,-1197,1395,661,1755,-7604,-1497,957,1969,-115,-2385,550,463,-4854,-1608,
	-2709,-932,408,2578,-8204,526,-1659,-509,1848,-341,1655,-1564,-1699,4523,-986,390,2984,2085,1213,3067,-1279,4449,898,-523,
	-168,-599,-261,-168,-2495,192,12,-280,-257,-265,-111,-148,-638,-716,-370,-140,1805,957,406,-1544,2392,6136,-1914,-686,
	2120,801,873,1149,-204,1589,-3168,-901,178,1786,1157,-1541,-327,184,280,232,-1704,-1134,-958,2718,-7795,605,-2983,-1103,
	2560,2560,2560,2560,2560,2560,2560,2560,512,512,512,535,540,551,641,656,-768,-768,-124,-374,-218,-199,-768,-183,
	-1536,-1536,-321,-1536,-435,-573,-1536,-515,98,732,2368,686,1919,1213,59,1202,-2717,-2084,-448,-2107,-868,-1564,-2628,-1470,
	71,71,508,575,106,541,2,592,-1868,-1868,-533,-1101,-435,-825,-2024,-763,-440,4661,880,-2627,-725,-4101,-4608,-759,
	-1937,1612,1781,-2172,-1765,-3018,1188,2464,-248,2929,-2477,3017,2756,-1540,-58,-1084,-501,2637,-1208,2012,1387,25,-83,-1075,
	-1222,1455,307,618,-81,-3091,-593,-3794,-1490,-7916,54,4003,93,-600,-1698,-286,884,-7661,14,1609,-129,-652,-2131,-698,
	-2905,5097,-20,-5049,187,2956,2884,-766,347,3661,594,-2004,-593,-4282,-3987,-814,-322,741,941,-977,-1517,-3355,1244,2203,
	-242,3476,-1513,2298,2547,-1308,-80,-1070,-522,2985,-510,1340,1149,351,-95,-994,-602,626,137,841,-209,-3217,-351,-4103,
	-3542,-1904,59,1413,-221,-90,-2218,-229,-1660,-1402,76,-1169,-510,-19,-2374,-681,-1371,2252,-77,-3780,242,2524,2636,-733,
	2560,2560,2560,2560,2560,2560,2560,2560,656,723,745,763,768,768,768,769,-183,-321,-255,-171,-768,-64,-768,-768,
	-515,-992,-816,-499,-1536,-128,-1536,-1536,2046,778,980,1020,106,2304,46,170,-626,-1827,-1603,-1546,-2454,-256,-2513,-2389,
	592,433,613,1024,418,521,0,459,-763,-992,-938,-785,-1750,-128,-2064,-1487,942,-4853,3666,-2941,-2157,-1384,170,-2672,
	2110,-2545,2468,-4302,-2880,-1253,-1125,-894,-1069,-3183,2065,-1092,-741,4496,366,201,-1412,-828,2931,-936,-355,2930,159,30,
	-459,-860,-7074,3082,-494,-334,942,-1510,-360,1596,201,1192,-10293,-158,2732,12132,-213,694,-627,-282,-7754,-160,3807,17382,
	-216,4616,1390,-248,-6741,-2,-2460,1068,387,-4571,3122,-2877,-2171,-1075,4,-416,1032,-2288,1836,-4215,-2576,559,-1179,1080,
	172,-3215,2115,-1186,-656,2481,231,216,-194,-801,2982,-1076,-293,708,78,-116,148,-724,-6622,2718,-552,-249,921,-81,
	431,1065,1294,1059,-6434,-181,2471,2347,581,181,726,-529,-3327,-232,3356,4896,-210,5014,1040,-262,-5343,-9,-2117,1953,
	2560,2560,2560,2560,2560,2560,2560,2560,769,776,896,1007,1007,1012,1021,1024,-768,-266,-768,-242,-242,-200,-768,-89,
	-1536,-973,-1536,-666,-666,-795,-1536,-236,1052,1764,41,752,1554,1636,982,1983,-1507,-788,-2391,-1569,-767,-680,-1325,-321,
	459,738,291,615,615,851,729,770,-1487,-973,-1920,-864,-864,-912,-1392,-475,2158,414,2437,3815,-804,959,-7554,625,
	5966,-1361,1711,-478,-3047,4726,-5120,4623,-1038,-2397,-183,-1346,3198,-5102,-6385,-2877,2050,-14,-66,847,4788,-3402,-3567,744,
	890,4110,692,379,1464,1809,-3953,-529,-1262,3098,1091,1443,1582,2769,-4335,-237,-728,3634,-978,-321,1511,3182,420,-69,
	494,-206,5625,-1012,-248,-221,-668,-53,1952,286,1947,3783,-1170,818,-6881,237,5721,-861,1349,-570,-4102,4370,-4405,2050,
	-681,-3209,-302,-1317,3994,-5005,-6157,-583,2289,-738,-81,857,5585,-3205,-3357,2596,728,4093,544,347,2054,1837,-3863,-663,
	-665,2931,2054,1494,2182,2795,-4801,-290,-255,3567,398,-232,2093,3157,-586,-4,344,-125,5113,-1050,-282,-240,-505,-68,
	2560,2560,2560,2560,2560,2560,2560,2560,1024,1040,1110,1152,1152,1152,1269,1279,-768,-768,-128,-768,-768,-768,-145,-768,
	-1536,-1536,-256,-1536,-1536,-1536,-522,-1536,712,27,1708,147,0,29,547,42,-1592,-2261,-510,-2029,-2176,-2146,-1512,-2007,
	767,797,841,886,1024,1007,931,985,-1616,-1896,-256,-1530,-1984,-1848,-806,-1579,8836,1964,-361,-2751,1615,1948,-2535,-5827,
	9949,2072,-2601,-4218,2905,-82,-1118,-7188,2432,-948,2557,781,-1860,105,-3749,-134,6252,-604,2368,822,-617,-236,-1526,33,
	5690,1892,-570,3076,632,1579,-982,-6767,-1216,1127,-960,-2806,-2904,4571,4227,-5066,-2714,-3287,-1404,7645,-2560,609,94,-1375,
	6,706,-107,-426,631,494,31,-143,7127,1394,72,475,479,1763,-2387,-595,8184,1389,-240,-673,924,-6,-1038,-574,
	2442,-903,213,725,-1593,-330,-3592,258,6681,-460,131,718,-505,-414,-1616,406,4744,1972,-532,4400,40,1820,-1274,-3633,
	26,1684,-935,-2976,-1344,3040,4047,-3373,-50,-1544,-1578,3266,-357,703,-76,-5407,-361,563,-126,471,346,502,19,80,
	2560,2560,2560,2560,2560,2560,2560,2560,1280,1408,1464,1491,1507,1533,1534,1536,-768,-768,-115,-13,-113,-435,-65,-32,
	-1536,-1536,-331,-26,-430,-1536,-199,-64,49,17,684,510,1361,119,1548,1665,-1999,-1903,-1179,-1327,-460,-1676,-246,-127,
	963,1024,946,915,976,997,931,965,-1796,-1764,-611,-971,-780,-1202,-444,-64,3697,2344,-1161,1990,-1084,-1365,-865,1408,
	5805,2452,137,-316,-621,-20,-2452,1997,-62,-71,-1273,1878,-6523,-2884,-292,314,78,182,-416,2218,-3767,1481,1071,954,
	2084,2189,8279,-2424,-120,-873,-292,-117,3314,1600,3528,2540,1183,-8071,-25,-210,-1474,-388,-548,271,2356,1776,74,-60,
	-499,-112,-76,43,-14,-96,4,-1,-186,1257,-567,1273,-1418,-333,-427,1062,1000,1219,389,-1057,-2103,994,-1848,2066,
	-257,-224,-799,1579,-5389,-2388,-774,280,25,243,-249,2047,-2341,1501,556,415,-718,1589,6945,-806,365,-652,-474,-149,
	1129,1416,3209,3684,1867,-7537,-251,-90,265,191,-968,1560,3293,1437,796,-212,-771,-231,-28,15,-49,-83,25,-15,
	2560,2560,2560,2560,2560,2560,2560,2560,1537,1566,1680,1789,1792,1795,1795,2034,-768,-218,-768,-75,-768,-64,-768,-122,
	-1536,-435,-1536,-316,-1536,-128,-1536,-375,220,925,0,1182,7,1281,37,313,-1571,-837,-1648,-357,-1529,-252,-1496,-982,
	943,1010,1024,1004,1024,1017,1020,1024,-1389,-435,-1720,-677,-1615,-128,-1537,-612,-4326,-194,3252,409,-2,835,1617,531,
	-8245,1095,2858,-569,460,1262,2648,-615,-2039,-1385,-70,1389,-215,764,506,-1977,1299,-812,-558,3946,-290,357,70,-238,
	-224,-481,-410,-844,-4464,-517,6105,7437,-2843,846,-130,142,11,-723,3435,4567,-684,948,-1071,3340,1120,-215,-318,10939,
	-474,-68,-7,8,27,-19,24,-15,-2816,265,1769,679,-411,734,2008,1142,-6476,1940,1104,-875,43,2142,3092,-270,
	-1717,-1522,-748,1165,-455,746,536,-1083,1325,-976,-462,3508,-316,36,109,179,173,-787,-367,-980,-3360,-883,5319,6354,
	-2901,-331,-468,-67,100,-919,3116,3100,-1588,-483,-135,5401,1363,-624,-402,9503,-368,-89,-176,21,-10,-38,47,-36,
	2560,2560,2560,2560,2560,2560,2560,2560,2050,2053,2055,2306,2408,2564,2664,2819,-442,-156,-47,-83,-768,-50,0,-14,
	-1536,-822,-204,-516,-1536,-883,-1536,-167,32,658,290,67,0,31,0,67,-1246,-617,-983,-955,-920,-734,-664,-443,
	1024,1024,1016,1024,1024,1024,1024,1024,-1254,-1008,-658,-880,-1356,-998,-1228,-696,119,-953,-1659,4267,985,-477,3513,104,
	1267,-2060,555,4988,1384,121,2372,4698,-1212,-1992,-2392,1438,-188,-349,-651,-473,-48,2531,-519,4825,-25,574,-407,3943,
	297,1422,-2867,-7377,-2689,-2330,-3390,7363,-1227,1241,2963,-5594,-2425,-85,-8815,-580,-2472,-4111,-2993,-5477,-939,-484,-941,-2788,
	49,-45,2,19,-69,-16,36,-12,143,-1718,-1903,3349,917,-710,2820,994,1298,-2679,354,4264,1286,61,1793,5196,
	-1050,-2733,-2686,222,-166,-602,-901,480,48,2062,-773,4193,-30,463,-521,4263,-47,2677,-2412,-6721,-2437,-1687,-2244,6073,
	-1435,2838,3579,-4652,-2240,-15,-6372,-367,-2600,-2645,-2416,-4602,-1054,-215,14,-3874,19,-28,26,29,-42,-5,95,-9,
	2560,2560,2560,2630,2633,2666,2688,2688,2823,3066,3840,1134,394,1336,-256,0,-7,0,0,-502,-178,-768,-768,-768,
	-1536,-103,0,-1536,-356,-1536,-1536,-1536,31,23,0,608,2399,0,172,108,-474,-239,0,-1726,-681,-2204,-3668,-3476,
	1024,1024,1024,761,162,1024,0,0,-1024,-768,-260,-1301,-341,-1998,-2336,-2288,563,3487,-4517,-6651,-3597,1122,-998,1720,
	459,4153,-4040,-8353,-3909,2207,-762,1302,671,1211,-3707,-144,2123,-251,-413,-337,524,2294,-2867,1627,-2022,57,-190,-281,
	1858,642,-398,-4227,418,2424,1002,-849,7516,-422,-226,185,201,-674,137,597,2246,-1011,9252,4665,-1,1828,998,-1259,
	-18,-10,-15,-1214,248,-193,691,-461,827,1930,-1999,-3699,-3179,-260,-938,1937,678,2975,-1709,-4799,-3071,671,-744,1370,
	704,-2,-1610,207,836,-271,-297,-398,548,2002,-1505,1644,-3115,126,-91,-288,1404,1400,-1046,-3062,394,641,999,-553,
	6364,-446,-269,-564,50,-102,67,504,1852,-1181,6187,2478,-209,3866,1056,-1052,-31,-13,-36,-605,257,-483,818,-390,
	2688,2688,2688,2688,2688,2688,2688,2688,31,153,256,256,256,384,437,509,-389,-140,-768,-768,-768,-768,-337,-636,
	-1536,-427,-1536,-1536,-1536,-1536,-873,-1536,1110,1667,81,43,0,80,1087,1823,-2442,-1764,-3247,-3285,-3328,-3120,-2060,-1253,
	527,838,0,0,0,0,321,954,-1233,-884,-2136,-2496,-2560,-2208,-1051,-1395,1300,-389,-3585,347,1021,-428,-709,-2033,
	659,3357,-3156,2333,2239,2507,692,-1397,924,-2088,57,-261,-645,-95,2030,-2870,866,-2589,-114,-190,-431,-67,-2435,-6440,
	-1141,-2361,-1670,-301,1799,-953,2628,2366,110,-381,-729,-2276,600,-1119,185,2919,-15,-275,-882,-2079,2701,-2006,596,5267,
	1845,1448,-3682,-2483,-149,5262,-2135,297,836,-259,-2152,-1088,155,114,-674,-2109,338,3388,-990,1126,1700,2303,711,-1497,
	582,-1824,179,-502,-824,-193,2316,-2860,594,-2335,-174,-333,-665,-42,-1982,-6193,-1024,-2360,-402,-1314,1154,-389,2798,2146,
	-227,-179,-2421,-1358,693,-1110,140,3071,-507,-26,-2257,-1034,2400,-1354,510,5429,1946,1359,-3628,-3239,-140,4667,-2290,305,
	2688,2688,2688,2688,2688,2688,2688,2688,512,512,512,512,539,567,640,665,-768,-118,-768,-768,-329,-173,-768,-172,
	-1536,-295,-1536,-1536,-951,-445,-1536,-448,47,2608,98,769,1174,1604,60,1596,-3025,-464,-2973,-2303,-1871,-1413,-2884,-1324,
	0,517,73,73,582,563,2,604,-2336,-545,-1996,-1996,-951,-711,-2136,-665,2398,-494,-2652,2318,-3867,-2213,-3372,7,
	-935,1650,-5615,3219,-5047,-2042,17,-657,-391,-3255,-25,97,-1962,211,285,3397,282,-5725,-376,-2742,-4736,-84,164,40,
	3838,184,-2766,-1691,-3572,5965,-1490,2420,-1955,73,1959,-4335,-524,-277,1245,-504,1427,100,1819,-4115,-800,-243,-2382,-613,
	414,-1,-3855,5449,-7524,54,2177,-572,663,-497,-1264,2018,-3840,-2203,-2880,10,-2652,1195,-4181,2711,-4884,-2012,-175,-345,
	-517,-2686,392,541,-2378,207,251,2977,176,-5364,-364,-2254,-5048,-7,75,-200,1952,129,-1371,-2037,-3542,5840,-910,2459,
	-463,118,-157,-2087,-503,-265,560,-745,2362,184,-341,-1411,-515,-218,-2572,-844,-464,-29,-2210,4043,-7440,33,1751,-458,
	2688,2688,2688,2688,2688,2688,2688,2688,665,720,740,741,768,768,768,768,-172,-330,-187,-265,-768,-768,-768,-768,
	-448,-875,-606,-717,-1536,-1536,-1536,-1536,2258,1026,1043,1250,52,106,170,1101,-662,-1838,-1802,-1594,-2764,-2710,-2645,-1715,
	604,430,1024,610,0,417,457,457,-665,-935,-913,-807,-2192,-1854,-1615,-1615,236,-678,-2516,1819,639,-644,-1625,-3377,
	-146,963,-1410,182,-2592,-2034,-297,-3119,-2454,3248,2801,3100,957,-768,234,-2051,-3907,-160,-107,-32,249,-338,-107,-5548,
	-545,5303,-3102,7179,-1622,-395,-2111,-7460,-467,832,-457,259,-386,-10432,22821,-6364,-285,841,-316,416,1880,-914,14906,-13216,
	-138,5138,1586,352,-3727,-4443,-229,677,149,-536,-2469,1980,158,-452,-604,-3846,-358,1315,-1364,678,-2757,-1642,127,-3580,
	-2387,2791,2765,2410,803,-46,897,-1632,-3961,-610,-24,-790,143,-98,42,-5054,-749,4909,-3155,6642,-1742,-279,-699,-7597,
	-644,-275,-277,-417,-384,-4857,11997,-4699,-474,-398,-133,-427,1793,826,3518,-11283,-146,5809,1384,614,-3401,-3323,1098,-311,
	2688,2688,2688,2688,2688,2688,2688,2688,773,896,996,996,1024,1024,1024,1026,-269,-768,-272,-272,-768,-83,-768,-190,
	-922,-1536,-794,-794,-1536,-220,-1536,-709,1864,41,763,1636,745,2214,1053,1781,-947,-2647,-1825,-952,-1815,-346,-1507,-777,
	734,292,607,607,766,774,731,856,-1101,-2048,-992,-992,-1744,-485,-1487,-973,-3321,74,2445,-471,10782,932,-5987,857,
	-765,712,-1186,-1433,11414,5317,-7981,1694,-2197,-160,3532,8785,6427,787,-2706,-1417,-4395,-67,-1802,4571,3176,-835,-7595,-4111,
	553,-538,-2383,593,2902,-103,-7760,-756,-183,-1309,814,526,-1172,-54,-246,-609,-33,-2965,142,403,-5248,33,-5454,-534,
	-89,3464,-1052,-298,-26,-16,-633,2,-3457,-103,2522,-844,8327,655,-5275,704,-1123,472,-1151,-1983,8602,2996,-7140,786,
	-1909,-200,3546,9017,5964,2961,-2556,-456,-4109,6,-1631,4801,3216,825,-7536,-3351,1047,-537,-2029,933,1513,-230,-7390,-810,
	489,-42,856,799,25,-103,-915,-617,827,-1929,178,632,-2300,74,-6432,-542,-189,2755,-1090,-338,-705,-20,-410,-7,
	2688,2688,2688,2688,2688,2688,2688,2688,1040,1109,1152,1152,1153,1262,1279,1280,-768,-128,-768,-768,-768,-148,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,1964,0,29,146,596,44,49,-2517,-511,-2432,-2402,-2285,-1725,-2261,-2255,
	796,839,1024,1007,887,930,985,963,-2024,-256,-2112,-1976,-1658,-912,-1702,-1924,772,-578,4187,-1821,-1485,1191,-2105,-1504,
	-767,-5950,4617,-1968,-1929,832,-1157,-2067,-462,6865,-557,17,2159,4457,467,528,279,2053,210,564,1931,1000,645,704,
	-453,-373,3315,-2587,472,-3467,-3149,-2527,-1535,-499,-264,-3901,4672,670,-2000,-1393,-2115,-633,1375,-3352,5439,-239,6719,-7850,
	3327,-37,302,238,-46,227,-346,-679,351,-152,2654,-741,57,1153,165,-3128,-909,-2885,3008,-525,-680,870,1365,-3542,
	-420,4104,-674,210,2096,4082,1335,596,380,-271,460,829,1841,902,1238,949,-483,-401,1605,-1337,1254,-3823,-1452,-3620,
	197,-553,-254,-3318,2228,505,-4080,-1078,-341,-878,2584,-2283,197,-342,-1370,-2153,2860,-60,-94,115,1140,204,-96,-993,
	2688,2688,2688,2688,2688,2688,2688,2688,1408,1472,1524,1526,1534,1536,1680,1763,-768,-110,-106,-12,-423,-62,-768,-79,
	-1536,-295,-404,-24,-1536,-182,-1536,-316,17,1108,1517,475,117,1779,0,1361,-2159,-1005,-543,-1583,-1932,-269,-1904,-460,
	1024,947,978,923,998,929,1024,1003,-1886,-507,-806,-1099,-1270,-456,-1848,-780,2200,383,1998,836,-1401,-950,3676,-1312,
	2774,816,4129,-374,-880,-1528,5210,248,979,4765,-4520,4226,2203,3484,1169,6639,1664,-440,-6288,178,-681,354,1991,1031,
	552,811,-80,-161,-625,-86,2371,-487,2193,218,83,-2785,11797,8,-407,-223,-1605,-1756,-279,1056,2254,-259,1594,-589,
	-105,-66,26,69,-125,6,-27,16,1936,544,1855,553,-319,-566,2235,-1320,2536,1139,2988,-594,313,-1393,3572,-375,
	863,4297,-3126,3801,2673,3259,749,7140,1303,-353,-5075,67,-668,163,1624,1555,784,342,-128,337,-332,-90,1899,-378,
	2411,-277,89,-2140,10705,-79,58,-92,-778,-1994,-290,1523,749,-231,2502,392,-194,-48,10,47,-17,25,-156,22,
	2688,2688,2688,2688,2688,2688,2688,2688,1792,1792,2023,2045,2051,2052,2309,2408,-768,-768,-125,-50,-486,-160,-82,-768,
	-1536,-1536,-417,-224,-1536,-874,-510,-1536,50,7,323,384,38,743,77,0,-1743,-1785,-1238,-1155,-1496,-789,-1198,-1176,
	1020,1024,1024,1016,1024,1024,1024,1024,-1665,-1743,-740,-677,-1357,-1085,-1008,-1484,1472,-586,-1400,520,-1389,-2490,-1287,-1266,
	1971,-685,88,76,-1194,-729,-2526,-529,1668,808,1571,4061,2629,4581,841,570,1717,1003,-975,-259,1095,902,-1554,30,
	1985,-3006,4972,1334,-1068,460,-5894,-1886,-1038,1074,4668,54,-2403,-3206,-7999,-558,161,-866,3581,1862,997,2256,-6153,1091,
	3,3,3,9,49,-12,22,-28,1724,-699,-1058,720,-1021,-2661,-1847,-1156,2249,-713,49,161,-780,-995,-2667,-465,
	1879,868,1810,4225,2765,4066,87,551,2051,1102,-850,-216,1121,658,-2088,-3,1773,-2531,4391,702,-1272,998,-4350,-1649,
	-1037,1009,3842,-514,-2455,-2459,-6278,-428,164,-482,3156,1241,626,2960,-4160,1023,15,-23,-4,23,36,-32,14,-17,
	2688,2688,2688,2688,2688,2688,2717,2780,2561,2664,2821,2822,3076,4066,1490,2120,-51,0,-14,-7,0,0,-768,-277,
	-1011,-1536,-167,-1536,-100,0,-1536,-961,33,0,64,32,31,0,289,131,-990,-920,-699,-730,-478,0,-1862,-1516,
	1024,1024,1024,1024,1024,1024,994,1024,-1126,-1356,-752,-1152,-896,-260,-1501,-1079,-100,-529,-4625,-780,1573,-422,-4489,944,
	557,186,-5903,-859,1839,-912,-3566,-1146,3824,1257,-1652,1848,5445,4104,1587,-398,2537,825,-5280,1376,3182,-1596,-126,-4281,
	-544,-2056,8439,2284,-9203,-145,-4332,1557,663,-6512,2693,7051,315,-70,-4496,2934,1458,1274,1238,-1933,-5778,15428,-2356,4781,
	-5,38,4,-13,-5,-13,-145,-74,52,-841,-3757,-443,190,513,-3532,1356,794,-180,-5006,-454,722,388,-2333,-712,
	3699,1279,-1073,1921,3749,4470,1531,-166,2709,942,-4495,1491,2476,-1223,-203,-3672,-994,-1446,6249,1528,-6145,-551,-3849,583,
	-237,-4978,1361,5071,800,-134,-4574,1952,1029,1631,345,-2238,-1950,4798,-3272,3695,-6,51,5,-36,8,-23,-109,-68,
	2804,2816,2816,2816,2816,2816,2816,2816,2804,-256,0,33,162,256,256,256,0,-768,-768,-370,-132,-768,-768,-768,
	-1536,-1536,-1536,-1148,-388,-1536,-1536,-1536,0,172,108,1514,1987,97,0,43,-1012,-3924,-3732,-2293,-1691,-3487,-3584,-3541,
	1024,0,0,532,841,0,0,0,-1402,-2464,-2400,-1148,-846,-2264,-2688,-2624,658,-970,1008,4555,-4899,-2571,-649,-104,
	1602,-865,72,3509,-6907,-4075,-2798,-742,-36,-379,-667,4253,-6263,-1,-544,-88,-675,1591,1260,3236,-4080,-28,-533,-354,
	-3035,1163,-161,-2000,-9570,-997,2274,-56,-8942,-887,588,-544,-265,1795,26,-853,3200,647,-124,-474,-235,-247,932,-1047,
	19,356,-111,-3540,71,-4989,-699,-1170,-60,-1033,1071,4319,-4826,-1912,-922,-991,674,-960,74,3232,-6942,-4048,-2751,-1827,
	55,-424,-766,4334,-5988,381,-457,-297,-1272,1579,1263,3217,-4089,115,-515,-498,-1487,1121,44,-1766,-9343,108,1709,-750,
	-4115,-975,227,-330,-213,603,751,783,2981,688,-351,-211,-180,-1332,836,28,24,452,-106,-3289,140,-4990,-505,-1821,
	2816,2816,2816,2816,2816,2816,2816,2816,384,439,508,512,512,512,512,512,-768,-323,-630,-768,-768,-113,-768,-768,
	-1536,-818,-1536,-1536,-1536,-270,-1536,-1536,85,1316,1862,58,257,2849,101,793,-3371,-2085,-1470,-3270,-3071,-479,-3226,-2535,
	0,324,953,0,729,529,73,73,-2320,-1048,-1494,-2464,-2184,-555,-2108,-2108,509,-1764,845,86,639,-1804,-1687,1528,
	894,-3934,1988,-2356,-381,-2506,-6622,3730,960,-1761,-1207,907,2352,-2572,-596,920,-351,3418,1493,202,1333,4738,69,4295,
	-693,-3830,1146,1672,338,116,-2217,2253,714,303,916,-630,136,61,3427,-3740,-197,506,1298,993,-2715,71,4183,-7946,
	9714,-4155,619,19,737,17,-1662,5845,1423,-1665,752,-449,569,-1649,82,2037,-288,-3847,1769,-4217,-413,-2916,-6102,3855,
	981,-1593,-1120,773,2369,-1969,669,1467,-439,3682,1477,-82,1341,5236,408,4756,-323,-3767,1167,349,-651,93,-856,1462,
	222,238,1002,1086,4564,125,1131,-325,-340,389,1295,2672,4320,172,922,-2935,8692,-4215,607,-181,-774,-9,-149,4404,
	2816,2816,2816,2816,2816,2816,2816,2816,536,540,579,640,674,674,726,743,-338,-218,-158,-768,-164,-164,-310,-262,
	-1079,-435,-398,-1536,-426,-426,-819,-709,1177,2430,1918,60,1624,2457,1056,1247,-2127,-870,-1344,-3140,-1542,-709,-2058,-1850,
	578,106,579,2,608,608,436,612,-1079,-435,-673,-2256,-778,-778,-1051,-935,100,750,-46,-1608,161,189,-1875,821,
	-2951,-306,-1897,-1152,53,-943,-1366,790,2781,3869,3233,1479,2312,-2408,-168,-621,6041,7598,-1247,-1534,-938,-4322,-3219,-2202,
	1243,-793,537,-3419,1997,-364,-3063,-3191,-247,132,-488,269,-85,-180,292,-755,-1038,273,-491,353,-1,-106,391,-504,
	-2059,-73,-218,-717,-418,-88,5723,1490,-7,756,-179,-1042,164,-78,-1840,781,-2746,-33,-1735,-1129,-11,-1863,-1316,721,
	2065,2986,2527,1508,2476,-979,76,-400,5364,6728,-1327,-1222,-740,-2673,-3050,-1942,1623,-836,312,-2865,1958,-321,-2735,-3155,
	-476,-128,-541,-516,-59,4,110,-308,-1097,-45,-477,-175,77,115,107,98,-1552,47,-203,-880,-515,-114,5867,1388,
	2816,2816,2816,2816,2816,2816,2816,2816,753,768,768,768,768,768,777,896,-178,-64,-768,-768,-768,-768,-251,-768,
	-513,-128,-1536,-1536,-1536,-1536,-797,-1536,1370,2816,106,52,254,1171,2042,41,-1717,-256,-2966,-3020,-2818,-1900,-1022,-2903,
	1024,521,417,0,458,458,738,291,-865,-128,-1982,-2320,-1605,-1605,-951,-2168,-1563,393,-2147,-654,-1958,-2377,-1469,24,
	-853,-3866,-4318,-3859,-1656,-4346,-1090,579,2479,3401,282,505,1369,-5772,-2677,1671,-162,2488,-3285,-785,-243,-6543,-5036,327,
	5866,-90,498,-1301,-469,-3845,-422,-164,-18,75,-2294,1047,12332,-7858,-393,203,102,89,2087,4087,17606,10325,-275,-240,
	-698,23,715,-4752,-2115,705,-52,1489,-1578,306,-1334,-917,-819,-2247,-1467,110,-753,-2377,-3238,-3944,-1058,-3891,-613,487,
	2143,1314,593,342,2404,-5608,-3227,1520,-434,572,-2628,-692,44,-6393,-5535,105,5668,-41,578,-1491,1049,-3098,-437,-68,
	-160,7,-829,750,1275,-8420,-632,-160,-89,-34,2649,3340,2686,8460,-577,14,-609,30,442,-4345,-509,1010,73,1154,
	2816,2816,2816,2816,2816,2816,2816,2816,994,994,1022,1024,1024,1024,1024,1040,-281,-281,-192,-768,-768,-768,-77,-768,
	-754,-754,-726,-1536,-1536,-1536,-205,-1536,1009,1790,1876,1101,54,773,2448,27,-1837,-1056,-942,-1715,-2762,-2043,-368,-2773,
	607,607,854,731,775,766,781,795,-935,-935,-1101,-1615,-2184,-1849,-493,-2144,2729,3790,-1046,-1865,372,5244,-1658,-1292,
	409,-960,1453,-1211,-1267,6952,557,-624,1435,5750,-4293,-3583,1093,-604,-1086,1551,38,4294,-5722,-6123,-679,-3402,-7229,-1783,
	7070,-1400,-475,-2851,2122,-2338,21,-1193,-52,-154,-484,-5359,-775,-2246,-4,268,243,-38,-546,-3411,-808,-9624,14,-2121,
	-1959,-186,30,-887,-3253,-111,-10,3359,2926,3773,-962,-2160,-451,3694,-1497,-958,832,-524,699,-1741,-2029,4837,-965,-345,
	1017,5072,-2965,-3665,460,-939,460,1434,-229,3556,-4607,-6312,-938,-3454,-5020,-1779,6647,-1603,-299,-3153,1325,-2871,-27,-900,
	-626,-596,-78,-5393,1275,-865,19,141,-532,-649,-10,-3547,2714,-6018,133,-2602,-1604,-45,-142,-993,-3575,-685,-10,2583,
	2816,2816,2816,2816,2816,2816,2816,2816,1109,1152,1152,1152,1278,1280,1280,1408,-128,-768,-768,-768,-143,-768,-768,-768,
	-256,-1536,-1536,-1536,-518,-1536,-1536,-1536,2219,147,0,29,703,49,53,17,-511,-2541,-2688,-2658,-1858,-2511,-2507,-2415,
	840,886,1024,1008,933,963,985,1024,-256,-1786,-2240,-2104,-973,-2052,-1807,-2014,-505,-3047,1622,-1558,-1705,-1619,-3298,972,
	-4966,-1462,2994,-1582,-1021,-577,-1553,527,4208,171,3207,962,2036,11,-1615,2425,781,-973,257,-801,-1636,207,-2090,1254,
	-109,-1906,307,-1148,7036,-996,-1842,294,-105,9987,-3636,2019,-374,29,43,-297,-103,12288,-841,74,-273,-4614,12735,-2682,
	-10,-1542,3162,2035,463,-636,-399,-599,-332,-510,441,-514,-1493,-2927,-935,1496,-2348,-819,1674,75,-779,-1375,202,941,
	1718,1536,2643,2210,1519,-400,774,2410,-1791,-1300,-78,-499,-1702,-516,-1710,1208,-185,-198,-382,145,6046,-1679,-71,288,
	-228,5242,-2662,1184,-709,1141,-1767,-90,-357,2858,-39,-1283,-640,1911,1122,-1883,-25,967,3884,2080,477,-1095,588,-817,
	2816,2816,2816,2816,2816,2816,2816,2816,1481,1503,1518,1529,1533,1534,1536,1536,-106,-13,-108,-185,-424,-768,-32,-768,
	-275,-25,-397,-495,-1536,-1536,-64,-1536,1147,567,1644,744,131,259,2177,49,-1213,-1770,-679,-1568,-2176,-2047,-128,-2255,
	950,918,977,1024,998,942,964,1009,-635,-1227,-912,-864,-1392,-1645,-64,-1922,-119,1088,2219,78,546,-2275,612,-2782,
	-154,-400,3570,193,-1194,-558,-2253,-3261,1008,-14,-5112,507,-596,596,-557,-1284,-3687,-3545,-7942,-1553,-3114,-710,-2664,-2215,
	751,-931,-90,1987,-617,1888,27,-5621,167,1894,-120,100,3358,7777,62,-800,-631,162,-367,-239,2849,8781,225,-3285,
	-55,129,41,-84,-262,-616,5,-200,51,821,1890,342,1318,-2684,410,-2462,-161,-645,1649,477,-275,-1023,-957,-2945,
	1127,69,-2531,411,42,755,-477,-1279,-3180,-3146,-6265,-1700,-2562,-577,-1472,-2491,404,-466,-114,1864,-91,1825,67,-4380,
	-36,2258,92,37,2107,7746,117,-116,-942,669,-97,-644,590,8868,113,-2461,-43,83,15,-17,-81,-629,-7,-230,
	2816,2816,2816,2816,2816,2816,2816,2816,1536,1564,1680,1780,1792,1792,1792,2019,-59,-218,-768,-72,-64,-768,-768,-52,
	-166,-435,-1536,-290,-128,-1536,-1536,-225,2005,1414,0,1517,1793,50,7,535,-299,-862,-2160,-543,-255,-1999,-2041,-1286,
	931,1010,1024,1004,1016,1020,1024,1016,-467,-435,-1976,-806,-128,-1793,-1871,-780,17,-314,3180,-309,-38,1197,-1509,-1090,
	1145,-4985,1849,1520,-2055,-519,-1059,488,1696,7397,5273,-3059,2338,206,1785,-749,-478,4867,1524,-5128,1154,-727,-1019,-3785,
	-16,-977,3960,-241,-62,-2268,-1792,-2111,15,262,-853,-250,-101,534,-135,-1646,-109,326,2640,-653,-173,-2384,-1563,-1823,
	5,-33,-98,13,-22,-44,-59,14,172,565,2110,-342,-188,1140,-1797,-1265,376,-1069,414,1003,-292,-438,-1593,412,
	1807,3236,4480,-2601,539,494,1344,-1045,-575,1708,495,-4597,-293,-712,-1497,-4016,24,-1331,3228,-198,-187,-1871,-1708,-1328,
	14,-667,-126,-276,-177,574,108,-815,-11,-1495,3503,-414,-811,-2351,-1578,-744,19,8,-203,22,-21,-50,-114,11,
	2816,2816,2816,2816,2816,2816,2816,2816,2041,2045,2047,2048,2308,2408,2546,2562,-120,-164,-507,-768,-82,-768,-55,-32,
	-383,-869,-1536,-1536,-559,-1536,-243,-1536,364,817,42,50,93,0,312,38,-1435,-979,-1751,-1743,-1439,-1432,-982,-1240,
	1024,1024,1024,1023,1024,1024,1024,1024,-782,-1202,-1480,-1664,-1085,-1612,-612,-1408,978,2777,-836,-1285,2796,1219,214,-53,
	979,-31,-1216,-1039,380,22,1174,392,130,458,-1016,1195,3050,2091,467,857,-3223,-3520,-3837,-997,-1661,558,-1656,-2537,
	3142,80,545,2243,1789,498,2474,4937,2850,-242,187,1690,1370,-533,1568,7427,1167,-6015,-4125,-1699,3617,-1210,11040,-2179,
	-12,19,-12,-72,33,-26,-17,28,1396,2040,-626,-1255,2604,1187,906,268,1117,-573,-947,-1045,412,20,1456,743,
	375,301,-888,1188,2888,2048,1307,1019,-2668,-3651,-3620,-1212,-1797,491,-591,-2242,1946,1336,329,2348,2079,565,-68,4087,
	1553,1034,100,1500,1618,-482,-618,5663,142,-4200,-4086,-1951,3817,-1094,6997,-2283,5,-32,-19,-41,17,-22,-26,13,
	2816,2816,2816,2816,2816,2816,2816,2816,2562,2664,2818,2818,3026,3076,3078,3515,-50,0,-8,-15,0,0,-2,0,
	-904,-1536,-1536,-166,-118,-100,-65,0,32,0,36,67,123,31,32,44,-1246,-1176,-986,-955,-691,-734,-730,-281,
	1024,1024,1024,1024,1024,1024,1024,1024,-1254,-1484,-1280,-880,-518,-998,-1152,-605,-2791,2308,-1846,-2176,-7693,-4312,12644,-12846,
	-2435,1992,-2601,-2201,-7831,-3005,11198,-12990,-1041,2942,-507,-181,-8780,-5186,12062,-10446,-4986,998,-2754,-5606,-8486,-6431,11205,-12238,
	-942,-1334,2797,9835,14989,-1978,-9358,3596,-899,-5096,11656,8902,1666,-1518,5162,-214,-4863,-67,-2453,-8899,32300,-9916,-9383,6326,
	12,36,-23,3,-26,0,11,-18,-2926,1720,-881,-1039,-495,-2393,5608,-5667,-2461,1407,-1389,-1013,-1323,-1666,4865,-5814,
	-1097,3024,-366,432,-1466,-3863,5397,-4251,-4986,561,-2205,-3923,-2450,-4505,4234,-5974,-325,-737,1288,5403,-748,-1482,931,-53,
	-306,-3336,6851,5196,-1619,-1197,7714,-694,-4057,325,-2330,-9645,11602,-2916,2046,-1165,8,34,-27,8,-47,-4,25,-40,
	2816,2816,2816,2816,2816,2816,2816,2816,3578,4004,4100,4352,4506,4578,1003,1276,0,0,0,0,0,0,-768,-768,
	-4,0,0,0,0,0,-1536,-1536,19,0,0,0,0,0,19,16,-243,0,0,0,0,0,-2818,-2549,
	1024,1024,1024,1024,1024,1024,441,1021,-896,-377,-640,-260,-423,-197,-2264,-2088,13220,-656,210,1377,2257,-2495,120,-2304,
	14034,-2777,2536,1060,1071,-3102,-1512,-1394,10752,-1937,-288,34,1450,4758,1596,-1096,11728,-3231,753,-2521,-425,-2993,666,-1001,
	840,-234,-158,-133,-1,155,1776,-2207,144,-207,-122,-98,-25,38,3633,2133,-11364,20887,-38023,7443,1487,1233,1813,-4762,
	-6,6,-2,-11,-5,3,1124,-623,4050,592,-2162,2057,983,-1540,-437,-1909,4780,-916,-755,1950,-209,-2371,-2006,-988,
	3109,-871,-1328,156,1874,4847,1278,-700,4452,-1955,-1278,-2363,-378,-3013,158,-1386,5004,-875,921,-503,375,-186,1176,-1883,
	349,-195,66,-113,76,-27,2885,1801,584,9616,-12740,-401,7911,-1796,1527,-3369,11,-20,13,-21,4,5,1630,-997,
	2817,2817,2817,2817,2817,2817,2817,2817,437,169,935,632,918,1223,1374,535,-768,-768,-768,-768,-768,-768,-479,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,528,663,202,11,121,47,297,523,-2876,-3010,-2705,-3198,-2802,-2572,-2172,-2784,
	100,171,426,0,422,1011,963,269,-2085,-1561,-2233,-2401,-2129,-2173,-1535,-1631,-4375,5155,230,-2784,-134,-1287,-1501,1715,
	-6307,3488,1604,631,884,-109,-410,-1009,183,786,2562,1959,-1257,1685,1248,-1412,435,1597,1720,1673,-2533,409,-1497,489,
	3571,-1679,5938,-564,-1582,1071,1287,-2682,-9247,5684,-7277,-1420,-3616,-575,-5644,5248,-12353,8262,-8505,697,-5623,-2078,-2964,12187,
	1316,-1066,5274,3089,1284,-65,175,-714,-2649,4051,-1801,-3776,18,-3023,-2395,558,-5441,2938,-200,-412,938,-1996,-1538,-1610,
	774,814,2042,2166,-891,607,843,-1758,1093,1012,1407,408,-2173,-341,-1681,243,1539,-746,3836,-583,-1037,-683,1125,-1458,
	-1323,1905,1232,-901,-2049,517,-4064,-813,-558,1262,3715,-183,-4195,1678,-1140,3308,-627,83,3875,2540,1080,-249,55,963,
	2817,2820,2820,2821,2821,2822,2823,2826,1686,640,569,1500,1180,887,833,411,-768,-768,-768,-768,-768,-768,-327,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,165,24,212,33,25,140,995,687,-1992,-3184,-3068,-2317,-2646,-2826,-2025,-2762,
	1010,0,82,1024,1024,470,699,200,-1679,-2292,-2228,-2019,-2177,-2182,-1498,-1634,-3631,-5527,5539,-689,-1220,2876,-2328,1318,
	-4211,-828,8669,351,372,1293,-3688,1279,-4177,670,811,596,1851,556,-4307,2697,-4647,-3116,427,-1112,1523,1474,-4225,1633,
	2141,3289,-1246,7484,4548,-1227,10,-1677,-3328,1363,-3355,-953,1549,-6252,-897,12745,-5425,-2966,-8109,-2372,-3271,-12763,1138,16714,
	-33,589,3217,-236,905,-1520,4326,-4127,-3030,-3991,4944,-1572,-1429,1631,-3270,-776,-3551,-809,7781,-840,6,265,-4406,710,
	-3207,998,487,-145,1481,354,-3622,1272,-3988,-2400,490,-1736,1154,960,-3495,955,2368,3651,-2276,5962,3882,-2218,3,248,
	-3105,-71,257,-288,1748,-199,1194,4992,-5451,-3897,-2224,-574,-2366,-2911,2919,4749,-58,653,1896,-380,1034,-3159,3436,-1709,
	2832,2832,2833,2836,2838,2840,2845,2845,1152,2944,1174,1134,394,576,1490,508,-59,-3,-768,-502,-178,-768,-768,-768,
	-463,-169,-1536,-1536,-356,-1536,-1536,-1536,852,32,146,608,2399,0,289,4,-1868,-896,-2553,-2139,-1093,-3313,-2118,-3385,
	1017,1024,944,761,138,0,994,0,-1090,-1130,-2013,-1507,-547,-2552,-1629,-2589,-1529,2472,5420,-107,68,9377,1900,45,
	2621,3167,-623,-4503,-1359,286,-1199,-5706,-7359,2561,920,-99,-1785,-252,-4022,3750,-8524,687,-3037,-963,820,303,-2828,-422,
	-5340,-12874,1210,-1493,688,1950,-4152,-788,-875,-12474,-6604,2160,-251,-282,-1764,-2411,-1012,-2820,-9578,9667,-314,-1586,3681,-5010,
	-2177,1,3554,-29,296,-2207,66,143,-2093,-1057,3658,140,-140,6693,2414,-1199,1980,-64,-1543,-3230,-1616,147,-489,-5417,
	-6900,-146,936,-956,-1438,12,-3660,3503,-8137,-3335,-3158,-1206,1107,76,-2634,-281,-4656,-3568,644,-1630,572,1350,-3734,-1344,
	-83,-7360,-2080,-264,-162,124,-2474,-1672,78,2452,-2290,5122,-166,-1135,1673,-4217,-2397,2,2632,675,282,-1435,97,1728,
	2864,2879,2908,2911,2913,2932,2944,2944,1336,814,2120,941,1744,2804,-256,0,-768,-768,-277,-126,-50,0,-768,-768,
	-1536,-1536,-961,-382,-188,-1536,-1536,-1536,0,228,131,1649,1109,0,172,110,-2599,-2924,-1772,-1441,-1180,-1268,-4180,-3986,
	1024,75,1024,781,988,1024,0,0,-2195,-2127,-1207,-839,-766,-1530,-2560,-2528,5636,2440,883,950,1101,1863,-235,2250,
	-645,-342,1058,1750,-760,1595,-504,601,2326,-883,-1513,-2402,-2387,-89,1830,1941,-2739,1831,3481,1875,4141,1626,2625,-3688,
	443,2465,-836,-1134,-1393,1062,470,1760,911,-2271,302,-289,-706,-6210,-1313,-328,2082,-4904,3372,-525,-920,990,161,1189,
	-517,-120,-430,-469,49,23,746,-90,4341,2550,1071,899,988,867,-144,2078,-1543,-43,1299,1535,-1027,505,-526,410,
	1401,-1072,-1362,-1913,-2101,-934,1845,1703,-2783,1705,3251,1949,4267,1508,2617,-3662,-553,2422,-838,-1016,-1483,1462,666,1876,
	1026,-2001,57,-73,-602,-3196,-1678,-907,3299,-4240,2796,-222,-852,789,147,826,-259,-240,-290,-595,51,22,925,14,
	2944,2944,2944,2944,2944,2944,2944,2944,33,178,256,256,256,384,443,512,-358,-122,-768,-768,-768,-768,-307,-768,
	-1276,-345,-1536,-1536,-1536,-1536,-746,-1536,1514,2568,97,0,43,101,1842,115,-2549,-1350,-3743,-3840,-3797,-3611,-1811,-3469,
	532,847,0,0,0,0,331,73,-1276,-675,-2368,-2816,-2752,-2448,-907,-2236,3927,2587,660,-423,3445,531,-2772,1273,
	3383,3176,2547,3103,2042,4668,-1227,1244,4735,5934,952,1471,761,4557,3089,-4533,1813,479,-1154,3721,1791,2195,-2548,1655,
	1919,3285,-1841,-374,-459,189,-2875,-754,-266,-216,3539,1944,-731,-725,259,3637,-224,-217,605,396,-917,-609,97,3882,
	-809,-159,-3274,-326,-1022,7758,1290,-1533,3013,1788,1818,344,3503,535,-2995,2592,2299,2457,3617,3809,3252,3872,-1688,1460,
	4327,5203,1977,2135,1306,3991,2747,-4397,1186,108,497,3517,1490,2063,-3350,2396,1620,3304,-1311,-576,-1241,424,-1877,-209,
	-594,-221,1914,3077,1384,-899,-127,1339,-626,-204,-1434,1285,502,-209,-340,1027,-800,-99,-3632,-311,-1234,6857,2026,-1108,
	2944,2944,2944,2944,2944,2944,2944,2944,512,512,512,512,538,576,640,682,-768,-768,-108,-574,-339,-163,-768,-155,
	-1536,-1536,-252,-1536,-1138,-416,-1536,-389,810,58,3092,1933,1176,1921,60,1921,-2774,-3526,-492,-1651,-2383,-1600,-3396,-1493,
	73,0,538,954,580,578,2,614,-2236,-2592,-565,-1621,-1207,-801,-2384,-747,-5127,1419,3713,628,4957,83,-4981,-332,
	-1577,610,5848,-595,5980,-857,4935,2772,-5122,-4698,-5006,-1741,-569,-4715,105,-1379,-2793,1515,-2355,806,4304,934,437,1634,
	1895,63,48,644,-48,3216,-809,-1333,-6519,-1168,41,-60,301,-22,-1631,-5,-11191,-568,32,636,-235,-52,-3792,-34,
	-475,-1100,28,592,-6326,-154,2948,-309,-3436,751,3904,651,4236,104,-3423,-314,-544,1970,5666,-542,5496,-1029,4370,2813,
	-3983,-5588,-4330,-1619,-1359,-4261,-314,-1510,-1268,2010,-1711,903,3517,738,384,1424,702,-467,35,583,263,3579,-268,-1295,
	-705,473,142,474,-740,66,-2682,-87,-2511,1367,193,1325,-1814,74,-4970,-74,-2008,-241,-19,247,-5746,-170,1985,-271,
	2944,2944,2944,2944,2944,2944,2944,2944,682,729,744,749,768,768,768,768,-155,-296,-258,-185,-768,-768,-768,-768,
	-389,-744,-696,-555,-1536,-1536,-1536,-1536,2686,1283,1519,1374,63,108,254,1229,-728,-2084,-1833,-1973,-3265,-3220,-3074,-2099,
	614,440,613,1024,0,417,458,458,-747,-1048,-920,-993,-2448,-2094,-1733,-1733,2591,-1084,703,-2129,1182,-1134,713,-3595,
	3806,1549,2928,-1324,2833,1789,3891,195,-4345,-5234,-1979,-3646,-2399,-850,-1205,-2840,-471,-1932,2540,1148,2001,17,1766,2465,
	-344,-2180,4884,-3753,-311,2359,-1083,8108,-82,256,-196,-497,828,-674,6532,6042,-63,348,-316,-214,5240,396,14417,2695,
	-60,4374,521,175,-4388,-30,-3809,2405,2422,-1069,612,-2137,621,-450,1366,-3891,3148,1576,2899,-1359,3133,2974,4953,-241,
	-3137,-5131,-2160,-3372,-2421,-1124,-895,-2938,991,-1784,2010,1062,1926,438,2146,2412,-362,-2116,5163,-3543,-397,2312,-76,7807,
	33,198,-155,-325,801,-726,-354,4951,96,253,-221,-42,5084,797,3288,1906,-93,4372,752,168,-4105,-793,-3473,1879,
	2944,2944,2944,2944,2944,2944,2944,2944,775,896,998,998,1024,1024,1024,1026,-256,-768,-265,-265,-768,-71,-768,-189,
	-863,-1536,-712,-712,-1536,-191,-1536,-644,2115,45,1041,1952,796,2683,1172,2049,-1206,-3155,-2057,-1146,-2276,-389,-1900,-1020,
	737,291,610,610,766,786,730,856,-1079,-2296,-1051,-1051,-1975,-500,-1605,-951,-511,1872,-123,343,-4016,-639,-39,-174,
	725,4072,1086,-1547,1611,26,3032,1568,1160,-1733,-4888,-1019,-5316,-3123,-1285,-1847,6581,2497,4614,4271,760,1829,6693,400,
	-845,-40,902,-1798,-385,22,11501,-424,-340,-2735,-51,-9,-6815,-20,12590,-201,-422,-4235,80,73,-10738,-32,10981,-191,
	-251,159,-1209,-157,1546,-9,-1218,85,-554,1706,51,348,-4597,-393,737,-64,705,4250,1188,-2030,335,-752,4122,1478,
	1096,-1934,-4703,16,-5075,-2266,-1016,-1685,6174,2298,4641,5211,841,3273,6555,499,-536,108,1077,-1501,-525,15,11726,-719,
	-401,-1979,-233,140,-4273,30,11241,-476,-522,-1708,-266,176,-5658,92,8289,-528,-161,-42,-1166,-264,1004,-13,-606,120,
	2944,2944,2944,2944,2944,2944,2944,2944,1040,1109,1152,1152,1152,1273,1280,1280,-768,-128,-768,-768,-768,-145,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,2475,147,0,30,708,57,55,-3029,-512,-2797,-2944,-2914,-2114,-2759,-2761,
	795,840,886,1024,1008,932,985,963,-2268,-256,-1897,-2368,-2232,-1101,-1935,-2180,-93,2070,-1429,3129,-175,1492,-2699,1188,
	150,-448,-1001,2149,331,-699,-1453,759,-2646,1160,-3785,3500,-1728,-2036,-4928,-1630,2399,10651,970,1694,1322,5230,920,1943,
	-1383,-40,117,1557,-1181,-2337,-1669,551,-3207,35,2285,-459,220,1037,-1999,-300,-7091,75,9004,-2735,-2897,-58,5139,66,
	-1792,-5,-5245,388,-1545,1114,7836,-3383,-291,1862,73,1957,522,1577,224,-363,77,1409,258,1219,855,-622,970,-324,
	-2805,-1188,-2382,1777,-1264,-1909,-3002,-4487,2146,7702,1746,2365,1406,4992,2402,2170,-1394,-99,1142,525,-647,-2675,-139,-396,
	-2774,-107,-225,-22,32,351,-3402,-288,-5779,-201,1897,-1115,-2889,-735,-1490,4869,-1938,-12,-6076,1087,-2072,925,5669,-876,
	2944,2944,2944,2944,2944,2944,2944,2944,1408,1454,1534,1535,1536,1536,1680,1773,-768,-116,-103,-12,-56,-420,-768,-74,
	-1536,-326,-377,-24,-153,-1536,-1536,-295,22,1173,1792,671,2235,170,0,1644,-2666,-1469,-770,-1890,-325,-2390,-2416,-679,
	1024,946,979,924,932,998,1024,1003,-2142,-763,-973,-1355,-477,-1487,-2104,-912,595,1484,-625,634,-317,784,2630,-1161,
	2294,-389,5126,-399,1135,1965,3607,-190,-3861,-449,1932,-1821,-1537,-2965,1416,-7267,3937,5723,4601,5477,6404,3863,3374,902,
	-1497,1104,-161,-4716,-17,239,2180,-136,90,-343,-121,1013,-19,668,2428,-147,-3256,-187,-216,-48,-122,6636,1898,-358,
	750,-68,69,187,7,399,-502,31,773,1641,-796,205,-204,1731,2106,-1330,2483,-132,3361,-824,15,2734,2960,-1172,
	-3969,-524,4241,-856,-1164,-2117,689,-5887,3809,5269,6414,5632,6510,4410,3563,1608,-1379,313,-163,-2338,47,631,1692,-15,
	22,-673,2,2418,65,-940,2541,67,-2782,-688,16,1206,148,2587,3024,147,742,-52,35,74,8,466,-628,14,
	2944,2944,2944,2944,2944,2944,2944,2944,1792,1792,2035,2036,2046,2048,2301,2408,-768,-768,-122,-50,-162,-495,-85,-768,
	-1536,-1536,-397,-212,-845,-1536,-569,-1536,50,7,370,549,898,42,119,0,-2255,-2297,-1691,-1512,-1152,-2007,-1676,-1688,
	1020,1024,1024,1016,1024,1024,1024,1024,-1921,-1992,-910,-806,-1270,-1579,-1202,-1740,358,-1288,-1093,425,1422,-1132,-1322,1044,
	-897,1344,1070,53,165,-1006,-323,1264,-1020,-2873,-3323,-3848,-3511,-4078,-1083,-1234,3839,1266,1706,5348,4575,1621,4098,3369,
	1573,-3456,6490,121,95,-592,-4217,-1617,-1924,286,5622,-750,-2112,-2089,-4864,-248,742,-2533,2547,-682,3084,4007,-2450,3074,
	-286,-340,-144,-21,51,-452,-82,-142,642,-1174,-894,570,933,-743,-1455,1006,-239,1200,1223,162,-188,-464,-215,1106,
	-1181,-3068,-3425,-3900,-3127,-3867,-1073,-1166,3898,1411,1847,5430,4295,1796,3657,3175,1716,-3212,4954,-777,1470,-750,-2754,-1431,
	-1508,274,3975,-1301,-776,-2113,-3698,-237,737,-2164,1149,-1277,4560,3496,-1787,2983,-282,-418,-60,13,-23,-391,-94,-183,
	2944,2944,2944,2944,2944,2944,2984,2988,2563,2664,2818,2821,3073,4592,1875,1176,-50,0,-8,-15,0,0,-30,-768,
	-988,-1536,-1536,-164,-102,0,-192,-1536,38,0,38,77,33,0,913,417,-1496,-1432,-1240,-1198,-990,0,-1387,-2589,
	1024,1024,1024,1024,1024,1024,1024,967,-1357,-1612,-1408,-1008,-1126,-260,-1012,-1930,371,1027,-2704,-1250,401,1523,-1899,1306,
	-947,1757,-3308,-793,-441,2548,1237,-1697,-2912,-1282,-4906,-2616,-1388,-4367,-4390,-2015,3066,2918,2203,4166,6890,8267,-1342,2659,
	-2337,-2326,-564,2459,-6954,77,-1097,-1539,-1651,-3307,5347,3197,-3770,-94,-1203,-3104,-434,1081,-1609,520,-4217,4486,-1145,-4371,
	-53,55,-25,-17,-7,-3,62,-5629,421,523,-1482,-881,-62,1719,-2237,1256,-916,1157,-1973,-381,-896,2802,703,-1608,
	-2645,-1455,-4407,-2273,-1785,-4261,-4140,-1985,2729,2622,2641,4296,6365,7936,-1026,2420,-2098,-1809,-1134,1678,-5493,-496,701,-1564,
	-1474,-2022,2002,2454,-3561,-86,416,-3105,-41,1325,-2133,-388,-2696,-1353,617,-3143,-52,36,-13,-9,-13,-11,-7,-5845,
	3072,3072,3072,3072,3072,3072,3072,3072,227,383,512,512,709,776,1002,1024,-104,-768,-768,-543,-132,-253,-253,-768,
	-262,-1536,-1536,-1536,-339,-871,-651,-1536,3063,217,58,2025,2957,1192,1266,1230,-1062,-3752,-3782,-1815,-686,-2384,-2084,-2099,
	862,250,0,954,639,738,614,730,-531,-2262,-2720,-1676,-543,-1207,-1048,-1733,4103,969,-133,-3553,-3382,451,1052,-126,
	4971,2330,-2775,-3304,-2768,2154,-456,-2145,5524,2663,2391,311,4512,6831,6625,10500,1882,-1310,191,-1126,-2407,855,675,3613,
	93,-1006,394,334,-244,-3466,3405,41,-31,4732,-1008,-293,-71,-942,-230,5461,-20,4680,188,-77,-81,-1052,100,6835,
	-36,3000,-77,343,-36,6065,-1791,-880,3519,1085,-331,-3535,-3115,267,1086,-172,4573,2432,-1881,-3294,-2188,2014,-371,-1866,
	4868,3116,2587,291,3827,6660,6637,10093,1296,-1103,242,-1120,-3108,582,549,3541,202,-866,142,202,-301,-3288,3035,388,
	-77,4530,42,-294,-151,-753,-311,4503,-93,4501,1524,-133,-195,-1005,-129,5542,-8,3005,866,252,-37,6066,-1666,-514,
	3072,3072,3072,3072,3072,3072,3208,3328,1024,1536,1790,1792,2044,2560,2246,-512,-67,-768,-69,-265,-119,-32,-53,-768,
	-179,-1536,-283,-1307,-370,-1536,-275,-1536,2921,55,704,1053,740,50,1382,276,-407,-2761,-1858,-1507,-1567,-1742,-997,-5100,
	792,1009,1004,1020,1024,1024,1023,0,-507,-2178,-973,-1487,-864,-1664,-942,-2976,-1176,-1202,-242,876,-315,-495,249,552,
	769,-1830,323,509,-650,-200,-189,582,6653,7732,6095,5295,7456,5949,3380,1771,-592,-2103,746,1968,478,341,2748,3986,
	-9,-407,6289,4521,-1742,37,-783,1085,-49,-1422,112,5790,-302,1987,-152,392,-81,-1372,-589,1854,-471,-1990,-136,1077,
	-10,5648,-155,-672,-44,-55,34,-492,-990,-1326,-26,318,-137,-703,229,218,444,-1884,431,-256,-423,-498,-355,265,
	7047,7484,5568,5124,7154,5545,3386,1982,20,-2031,861,1896,485,-16,2731,4334,0,-475,4428,4332,-2168,-28,-538,982,
	28,-1165,-930,5807,-718,1942,-34,-71,73,-466,-1173,2320,-873,-1614,300,501,-27,5730,-20,-767,-18,-94,28,-391,
	3328,3328,3328,3328,3328,3328,3328,3328,-256,0,0,0,35,50,91,128,-768,-768,-768,-768,-344,-152,-117,-768,
	-1536,-1536,-1536,-1536,-1011,-460,-306,-1536,180,0,0,2257,1850,1655,3449,212,-4940,-4864,-4864,-2606,-2978,-3159,-1324,-4524,
	0,0,0,550,536,782,810,17,-2928,-3328,-3328,-2008,-1491,-1582,-662,-2652,503,3086,3086,-6119,5141,3265,6280,930,
	385,2849,2849,-5704,6326,3914,6864,1647,6350,-1980,-1660,4887,2288,4252,5403,-3954,3645,-3315,-2742,4280,-917,1896,2884,-1621,
	-219,1115,1540,-3781,2200,2489,564,831,-389,849,849,2446,-310,-855,76,-2049,-357,2016,2300,3738,-345,-906,140,2827,
	-935,1043,988,2759,-5210,9128,217,-326,1301,3056,3056,-5060,4559,3632,5008,1746,1022,2895,2895,-4656,5760,4367,5465,2381,
	5677,-1253,-933,5206,2199,4386,4700,-3807,2748,-2538,-1965,4428,-928,2445,2642,-2011,330,1040,1464,-3666,1832,2052,560,1073,
	-937,939,939,2574,-361,-241,-24,-1788,-317,2397,2681,3992,-296,-15,-30,2924,-309,656,601,2249,-5110,8930,286,-196,
	3328,3328,3328,3328,3328,3328,3328,3328,162,173,242,256,256,256,256,256,-132,-513,-238,-768,-768,-768,-768,-768,
	-388,-1536,-603,-1536,-1536,-1536,-1536,-1536,3016,1285,2706,694,97,86,0,147,-1686,-3406,-1916,-3914,-4511,-4522,-4608,-4461,
	841,222,682,0,0,0,0,0,-1358,-1712,-958,-2792,-2752,-2848,-3200,-2976,-8223,3088,6791,3874,-2753,3813,-1264,1035,
	-9290,3205,8553,3087,-4538,4425,-2268,2673,-3395,-1452,1436,3000,-119,-768,1643,-4,182,856,3410,-160,-165,-742,1890,-453,
	981,1052,992,1663,193,-251,-103,-176,-62,2024,-213,2103,1648,1840,4456,1745,-41,4024,-137,-4486,112,-2026,-856,2771,
	6,-145,122,925,-738,-876,-1774,-592,-5153,2178,4938,4149,-2167,2492,-662,874,-5842,2469,6365,3421,-3510,2579,-1582,2026,
	-1286,-1237,652,1201,275,-514,677,-1061,1685,-67,1961,-361,-276,-667,1274,-999,837,1336,1782,1135,-251,-154,-37,-126,
	179,-26,-546,4171,1555,1571,5253,2908,343,478,-674,1804,-1714,-2408,95,5697,-281,284,862,436,-390,-417,-2277,-786,
	3328,3328,3328,3328,3328,3328,3328,3328,256,278,327,332,332,384,384,439,-768,-768,-409,-326,-326,-768,-768,-323,
	-1536,-1536,-1144,-821,-821,-1536,-1536,-818,1080,269,1384,1932,2948,225,0,2223,-3528,-4317,-3153,-2600,-1584,-4255,-4480,-2202,
	868,61,397,286,286,250,0,323,-2660,-2297,-1584,-1303,-1303,-2518,-3136,-1560,-5220,-765,-247,-3181,6012,-1120,-4308,1241,
	-3892,-1987,-39,-3601,5417,2282,-771,287,-2012,57,-1029,-5726,-1719,-276,-575,-576,-2832,-523,717,-3147,-2072,-241,-3237,-1957,
	-1390,-924,-575,-4496,717,-1173,-1986,3282,-3133,1344,1448,335,128,4151,-2236,143,-4500,2422,1964,540,265,4592,-2799,166,
	-807,-580,36,-4970,443,1940,4188,4327,-3949,-920,-993,-3525,6299,-1162,-4012,1271,-2738,-1467,-730,-4067,5775,2165,-585,710,
	-2201,-801,-1359,-5749,-1458,-159,-896,-383,-2309,-1132,-78,-3491,-1672,12,-3405,-1238,-1873,-974,-794,-4125,659,-1228,-1988,2347,
	-152,136,137,-53,130,4375,-1297,510,249,-1384,112,-43,273,5495,-1956,611,-1881,-814,23,-4398,524,1943,3777,3876,
	3328,3328,3328,3328,3328,3328,3328,3328,441,442,442,474,504,509,512,512,-333,-314,-314,-290,-768,-126,-768,-768,
	-1536,-792,-792,-745,-1536,-463,-1536,-1536,800,1843,2872,2894,1731,1844,115,866,-3623,-2579,-1550,-1496,-2630,-2511,-4237,-3486,
	324,329,329,443,953,950,73,73,-1888,-1291,-1291,-1264,-2082,-1256,-2588,-2588,-1049,2025,-3143,-3643,-255,-1448,1697,1188,
	-357,2341,-2107,-4477,-1661,325,-2358,1645,-866,2849,2700,-3528,-2765,-1134,-1384,4434,-79,3944,-3610,3313,-1024,-36,921,1135,
	-338,-2573,-113,-788,-2483,-6476,-176,620,772,440,107,-53,-6234,-299,6588,-2089,1051,611,137,-32,-5916,-263,3976,-5764,
	819,-9009,-98,-226,-670,1238,-848,-1304,-1286,1812,-3137,-3307,427,-1380,1072,1571,-538,2030,-2151,-4168,-1040,233,-3077,2109,
	-411,2644,2796,-3308,-2364,-1155,-905,3677,-215,3519,-3204,3613,-699,-380,1578,1562,-305,-2331,-161,-916,-2262,-6086,-317,190,
	-91,69,104,-19,-5943,-362,2448,711,-863,90,119,6,-5711,-328,34,-797,744,-8707,-97,-341,-1067,1468,-696,-1511,
	3328,3328,3328,3328,3328,3328,3328,3328,512,512,512,512,512,512,516,531,-768,-97,-97,-768,-124,-552,-768,-398,
	-1536,-225,-225,-1536,-321,-1536,-1536,-1536,0,3173,3813,58,2368,2120,1474,1594,-4352,-1179,-539,-4294,-1984,-2232,-2874,-2740,
	0,557,557,0,501,954,206,567,-3072,-590,-590,-2976,-1301,-1866,-2224,-1936,948,-2268,-2925,120,-311,-236,-3300,-1160,
	-615,-4137,-3672,-1329,-868,-542,-3816,-2668,5712,-5523,1157,-3237,638,-1653,-2940,-2094,7217,-2840,-3466,-1197,-2538,2581,-4942,-4237,
	-529,-350,214,-740,3457,5145,26,-2692,-2848,-133,65,319,-36,1549,-2594,-342,-1224,-274,93,824,-152,-3457,-4741,1785,
	-587,-47,75,-964,-493,2227,1302,-4612,659,-2962,-2373,453,319,-119,-2248,-325,-565,-4810,-3011,-2217,-309,-431,-2885,-1845,
	5353,-5893,1049,-2977,792,-1884,-2685,-1441,6786,-3194,-2346,-422,-1486,2190,-4171,-3405,-609,-406,195,-976,3321,5127,-106,-3315,
	-2300,-134,190,2196,175,1348,-1953,-19,-665,-267,333,2159,84,-3482,-3730,2342,-575,-81,35,-996,-757,2386,79,-5673,
	3328,3328,3328,3328,3328,3328,3328,3328,536,539,539,540,551,584,584,597,-338,-318,-318,-218,-199,-152,-152,-128,
	-1079,-986,-986,-435,-573,-374,-374,-256,2092,1254,2572,3453,2094,2570,3353,3755,-2235,-3071,-1753,-870,-2219,-1710,-927,-512,
	577,583,583,106,540,591,591,263,-1591,-1544,-1544,-435,-1593,-855,-855,-256,1077,-642,-1589,545,-1388,-649,703,955,
	-25,-962,-1317,1190,-2687,-1304,617,1409,-768,-1254,1041,-310,-1171,-1572,-269,-780,-2400,-91,-1051,986,-1626,-558,-1823,1200,
	5894,2029,-971,139,1581,-447,-263,137,-166,251,-273,262,-285,21,-57,155,621,-44,96,358,-401,-60,-42,192,
	3703,-5041,-1002,125,1391,-454,-72,111,722,-1123,-911,465,-1295,-1309,969,675,-139,-1317,-317,1258,-1951,-2243,762,1158,
	-773,-1401,1074,-644,-1365,-1687,-153,-615,-2172,-533,-506,357,-899,-1548,-1199,384,4817,1727,-1027,136,15,399,-295,142,
	-235,-675,-280,64,429,-62,95,63,393,-1147,64,54,600,-156,187,32,3597,-4972,-1029,243,1028,-315,-108,137,
	3328,3328,3328,3328,3328,3328,3328,3328,640,656,663,700,700,732,742,768,-768,-183,-99,-140,-140,-283,-75,-768,
	-1536,-515,-278,-355,-355,-716,-211,-1536,70,2046,1433,2568,3289,1809,3060,124,-4154,-2162,-2768,-1597,-875,-2322,-1062,-3972,
	2,592,1024,631,631,445,1024,417,-2768,-1531,-1386,-799,-799,-1163,-531,-2446,-2448,594,-3641,-517,-1675,-2423,-2830,-1171,
	1483,-468,-3045,815,-1217,579,-2071,-1071,-24,2080,-3828,37,2407,-920,-3756,-1200,-1739,-345,-3299,580,-884,-895,63,-857,
	-804,4152,-250,-649,-204,-6316,100,-34,291,-50,-242,16,-73,234,20,1226,-773,-144,-279,-70,-84,300,29,-592,
	1853,-839,2665,-249,-61,4823,-128,-788,-1941,510,-3548,-1016,-1497,-2612,-3201,-854,1112,-238,-2898,230,-1391,-206,-2356,-784,
	104,1805,-3789,-96,2785,-1195,-4097,-704,-1309,620,-3014,-145,68,-2011,-381,-468,-641,3730,-588,-404,-220,-4878,141,238,
	-225,335,-250,-37,16,-231,-59,789,-969,358,-120,-108,61,-389,-108,-778,1756,-808,2536,-199,-89,5377,-88,-664,
	3328,3328,3328,3328,3328,3328,3328,3328,768,768,768,769,832,895,897,1005,-768,-64,-768,-768,-768,-768,-768,-215,
	-1536,-128,-1536,-1536,-1536,-1536,-1536,-1536,65,3840,254,1052,0,226,733,1350,-4031,-256,-3842,-3043,-4032,-3743,-3235,-2509,
	163,521,458,459,0,886,639,846,-2510,-128,-2111,-2255,-2912,-2251,-2429,-1804,210,-1048,-1530,-513,336,-166,1137,1368,
	-2524,88,-1359,-2259,-788,885,187,187,-1951,-299,-1491,313,958,-1227,1719,1944,-1144,1290,-820,-1752,1016,-716,-524,-1069,
	-373,164,-310,-2398,134,-361,-761,-73,841,156,8562,-6225,-1563,7638,-9243,169,417,207,13599,-5887,2525,11735,-11706,504,
	-1378,87,-784,-1822,-930,1354,1800,4170,-129,-1367,-1773,-221,28,170,597,1190,-2096,-251,-2328,-2007,-1439,1040,-335,249,
	-1143,-114,-1739,413,58,-554,1003,2010,-1036,585,-1477,-1563,446,21,-628,-907,28,201,220,-2274,-14,126,-1372,-527,
	-2289,119,-221,-5978,-1640,2217,-6178,120,-2555,140,1787,-5928,1786,4255,-7472,708,-1340,106,-1469,-1963,-1177,298,1988,4531,
	3328,3328,3328,3328,3328,3328,3328,3328,1006,1006,1006,1010,1022,1024,1024,1024,-247,-247,-247,-148,-192,-768,-768,-768,
	-627,-627,-627,-445,-726,-1536,-1536,-1536,1792,2526,2526,1735,1876,155,308,814,-2066,-1332,-1332,-2119,-1966,-3685,-3532,-3026,
	616,616,616,1024,853,963,962,962,-1035,-1035,-1035,-1060,-1613,-2564,-2409,-2409,2130,2219,-852,694,67,-736,-1461,5594,
	1084,-1328,2774,-986,60,-1474,-686,6142,-113,5406,-3839,228,2954,-3002,-1903,5633,2066,4123,-2842,1602,-1799,-3275,-1135,3710,
	2237,-487,-487,2951,889,-862,-564,7768,104,66,66,-65,-423,-8441,15402,-2870,213,121,121,35,-379,-902,9088,8358,
	-1439,-151,-151,-786,-822,-259,-3454,145,1963,2159,-912,474,403,-425,-1526,4942,776,-1523,2579,-1091,293,-685,-622,5321,
	146,5594,-3651,163,2860,-2199,-1988,4734,162,4215,-2750,85,333,-2301,-1180,3468,2674,-544,-544,2674,2198,-736,-724,6845,
	-388,-17,-17,-466,82,-4932,16058,-1199,-551,-4,-4,-525,402,2757,10726,10022,-1029,-107,-107,-652,-1238,-1,-1996,290,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1024,1024,1024,1024,1024,-768,-61,-61,-32,-768,-768,-231,-8,
	-1536,-158,-158,-64,-1536,-1536,-1086,-1536,0,2789,3402,3712,64,1087,2025,682,-3840,-1051,-438,-128,-3776,-2753,-1815,-3158,
	1024,794,794,774,775,1022,1022,948,-2816,-525,-525,-64,-2696,-2272,-1676,-1988,1023,366,-981,1561,230,-3676,1088,-612,
	2798,-1043,-1530,674,-52,3324,646,-791,5513,-2971,-1152,-1909,-1276,-358,-1022,-1417,6779,1594,-1132,-777,-550,-92,69,-395,
	1077,-16,-62,191,753,845,-468,-550,-4042,-106,-127,160,-3519,7505,-885,3849,-7957,-223,-210,246,-2483,9041,39,-468,
	4267,33,-48,68,-555,5025,-1170,-6094,489,360,-399,1404,-115,-3498,1026,-785,2158,-977,-1480,537,-266,3159,751,-968,
	4301,-3037,-1431,-1859,-1914,-36,-1264,-1515,5539,1491,9,-1033,-1185,222,165,-221,601,-120,-43,229,375,1033,-583,-721,
	-2635,-76,23,147,-641,8715,-739,4636,-5252,-156,113,226,1811,9826,411,625,3674,-20,-81,73,-374,4823,-1269,-6031,
	3328,3328,3328,3328,3328,3328,3328,3328,1026,1026,1040,1052,1109,1152,1152,1215,-187,-187,-768,-218,-128,-768,-768,-123,
	-628,-628,-1536,-435,-256,-1536,-1536,-334,1198,2363,29,2941,3243,162,0,1667,-2640,-1474,-3795,-870,-512,-3551,-3712,-1982,
	856,856,795,801,840,886,1024,812,-1335,-1335,-2652,-435,-256,-2242,-2752,-1275,76,13,-1121,756,1948,408,2542,132,
	-1233,-94,-2064,-1144,-427,-307,1334,295,-2012,2105,-1193,961,1478,1171,4142,-333,-674,-1944,-1925,2896,4301,-642,3763,556,
	-2775,-913,-1186,-209,-72,-484,1898,1988,-178,-24,-483,130,51,3532,1532,-94,-182,-35,-5126,315,122,8457,4159,-66,
	4859,-221,-1770,-75,-53,-3111,-3841,-286,39,379,-590,419,1398,772,2035,236,-1114,116,-1300,-678,-219,-480,698,383,
	-1980,2065,-429,-125,1319,1550,3288,-184,-890,-883,-1073,1142,2757,53,2758,1247,-2894,-1254,-831,-187,-88,538,1468,2236,
	-727,-21,-639,-81,-110,-4455,1426,-3,-877,-54,-5868,-48,-213,-2478,4337,146,4378,-467,-1491,44,-23,-4065,-3844,-547,
	3328,3328,3328,3328,3328,3328,3328,3328,1233,1233,1250,1269,1278,1280,1280,1280,-115,-115,-241,-187,-141,-77,-768,-630,
	-297,-297,-740,-514,-499,-217,-1536,-1536,2272,2883,326,2377,2245,1772,284,252,-1359,-748,-3287,-1217,-1341,-1813,-3300,-3332,
	823,823,856,1024,933,845,948,918,-680,-680,-1764,-1048,-1207,-1227,-2285,-1861,487,27,-736,-44,308,-97,-1149,263,
	-872,1573,-833,-690,1857,-257,-304,436,942,-230,-872,-2644,114,475,-203,495,2612,-974,-1198,-2950,-1319,142,-1190,56,
	-375,-13,1000,81,-386,-92,-738,199,-3,-65,4754,68,-43,5,21204,-971,-117,-112,3523,218,-61,-161,14968,6792,
	5,35,8241,-29,86,-103,-3046,24698,496,447,-590,151,549,-113,-1156,255,-77,860,-804,-1008,1268,-397,-170,-521,
	631,916,-755,-1793,467,750,-253,391,726,1182,-922,-2256,-109,697,-1081,-1192,-570,-3,867,21,-566,-342,-662,230,
	-162,70,3806,-24,29,94,20532,-703,-265,162,1903,114,27,33,16685,1595,35,-5,7428,31,24,-184,3345,14166,
	3328,3328,3328,3328,3328,3328,3328,3328,1280,1280,1280,1408,1518,1527,1529,1529,-630,-768,-64,-768,-108,-186,-185,-105,
	-1536,-1536,-128,-1536,-397,-508,-495,-384,1297,846,3328,27,1644,1254,1523,1206,-2288,-2738,-256,-3429,-1703,-2083,-1812,-2128,
	918,939,903,1024,977,1024,1024,979,-1861,-2211,-128,-2508,-1424,-1048,-1376,-1079,1663,514,-2210,-54,-370,842,135,632,
	-321,-852,-935,-1679,1959,276,-898,342,-324,-2265,-1003,-376,2295,904,-1547,761,12,-2254,-854,-1456,-2226,881,-83,431,
	-794,-4638,11,-1792,-949,5981,-692,-1927,4434,-8971,44,690,-138,151,23,-295,1113,-11168,82,-584,-93,752,562,-61,
	-2052,4457,-13,-4938,87,-425,-206,11,1572,534,-2365,339,-239,916,364,607,-189,-1036,-922,-1000,1359,625,-867,503,
	-270,-2234,-796,79,2621,387,-1176,271,-129,-2108,-1121,-913,-930,-185,482,-398,-461,-4314,0,-1331,-115,4618,187,-3345,
	3777,-8729,-16,713,359,-572,61,-732,477,-10516,-48,-590,544,-589,509,-799,-1512,4667,-12,-2523,-63,-172,-293,116,
	3328,3328,3328,3328,3328,3328,3328,3328,1533,1536,1536,1536,1536,1536,1536,1536,-435,-768,-768,-768,-32,-768,-50,-50,
	-1536,-1536,-1536,-1536,-64,-1536,-123,-123,817,58,284,66,3200,0,2331,2939,-2515,-3270,-3044,-3262,-128,-3328,-997,-389,
	997,1023,942,1009,964,1024,934,934,-1970,-2129,-2157,-2434,-64,-2560,-500,-500,795,-1176,-379,-230,1472,-1815,822,340,
	520,-1514,551,-576,994,2097,-47,198,606,-1295,-551,-102,-2428,1877,-1364,1385,116,-1391,-1549,-864,-686,3159,-953,1249,
	355,-876,680,-1440,74,2178,184,-8,-952,-1771,17102,-2255,91,775,-171,-95,-5663,1384,13514,-2504,177,-3251,-481,-216,
	935,47090,-6958,-21200,33,-7427,21,-3,386,-558,-432,-844,1433,-2146,703,347,-42,-307,488,-792,1022,1390,207,-61,
	444,-304,-666,-593,-1991,1343,-1739,567,25,-586,-1532,-970,-439,2409,-1306,758,428,-48,623,-1326,109,1498,141,58,
	-385,-3939,16856,-3088,89,540,-106,74,-3996,-5618,13999,102,160,-1756,-379,229,1315,26145,-6108,-5489,33,-1195,0,-24,
	3328,3328,3328,3328,3328,3328,3328,3328,1536,1543,1564,1621,1680,1729,1781,1791,-768,-102,-218,-128,-768,-93,-160,-68,
	-1536,-375,-435,-256,-1536,-249,-463,-280,114,1045,2430,2731,0,1593,1937,2053,-3214,-2276,-870,-512,-3184,-1542,-1147,-1020,
	1000,981,1010,1013,1024,1024,1024,1004,-2082,-1682,-435,-256,-2488,-778,-1051,-951,-301,75,64,396,2192,477,208,-699,
	41,481,-886,-659,555,-550,-1469,1139,-396,-395,2215,1317,1492,633,-652,-1856,-65,-1293,1246,10,1449,503,695,-3759,
	-49,-270,-83,33,1908,-328,-332,142,-2423,2018,165,85,1567,-17,181,-127,3118,-524,422,151,-1289,18,465,-320,
	-11710,1213,-62,-26,-4944,39,-8,63,211,231,-6,362,1890,402,292,-626,508,243,-96,-197,173,132,-1612,308,
	127,347,761,1223,1170,470,-131,-821,-58,183,-434,-308,1120,-827,873,-2662,276,3032,-114,19,1578,-1259,-689,331,
	-2912,4152,-31,-6,1755,-529,23,107,-773,1587,19,-138,342,-597,248,129,-21546,1295,31,-3,-2491,104,26,28,
	3328,3328,3328,3328,3328,3328,3328,3328,1791,1792,1792,1792,1796,2033,2039,2046,-11,-768,-64,-266,-12,-123,-49,-11,
	-1536,-1536,-128,-1244,-23,-394,-211,-1536,285,10,2816,252,665,995,711,276,-2788,-3062,-256,-2820,-2402,-1836,-2114,-2542,
	939,1024,1017,1020,923,1024,1016,1024,-2029,-2376,-128,-1605,-1611,-935,-1101,-1902,912,-945,-2670,244,580,258,-33,515,
	740,-435,-474,917,153,192,-24,185,957,-1297,-1095,908,-2488,-833,-143,-1180,129,-1486,-3133,46,-2939,-969,-724,-851,
	1018,-1867,15,-755,-4952,1670,1818,95,-4154,76,52,-2610,-6813,1241,6845,295,-611,27,87,4300,1213,1037,2048,-417,
	-3607,-410,-7,3804,1022,-173,-82,1827,494,-746,-2585,642,501,323,56,118,347,-338,-361,1268,70,458,96,-245,
	733,-1158,-576,1044,-2195,-1404,-603,-1453,365,-1233,-2632,-624,-2467,-1522,-1395,-843,807,-1724,2,-750,-3838,-258,-718,245,
	-3213,171,1,-4066,-5079,-373,3647,1008,2049,237,-83,1312,2208,-518,439,1038,-2674,-724,-3,1740,1047,-47,40,1788,
	3328,3328,3328,3328,3328,3328,3328,3328,2048,2048,2048,2048,2048,2048,2076,2133,-160,-32,-768,-768,-39,-39,-218,-128,
	-842,-64,-1536,-1536,-105,-105,-435,-256,1101,2688,56,0,1850,2473,1919,2219,-1715,-128,-2761,-2816,-966,-343,-868,-511,
	1024,1020,1023,1024,1024,1024,1023,1023,-1615,-64,-2176,-2304,-484,-484,-435,-256,268,2100,-917,-681,132,381,57,215,
	685,1460,-2099,1643,-83,-871,-703,-313,-2541,-3984,-2054,847,-131,3641,1545,2002,-1942,-3114,-2813,858,-79,3965,860,1253,
	-6392,-18,-203,83,257,82,-154,-1,-4889,45,381,236,-178,-70,405,80,-4480,152,-864,137,-660,-272,873,136,
	-284,25,2035,3794,12,8,-94,-32,43,2098,-757,-849,29,296,259,223,323,1227,-1437,1103,319,-1099,247,110,
	-1834,-3114,-1685,414,-830,2344,294,1659,-1468,-2146,-2498,561,-479,2484,-60,1152,-3016,49,-84,-102,79,232,-607,-69,
	-2146,62,215,181,-207,131,-214,-36,-1639,111,-1400,434,-860,495,-323,-246,-479,25,2053,4285,18,-13,-20,-20,
	3328,3328,3328,3328,3328,3328,3328,3328,2226,2304,2304,2304,2408,2541,2557,2557,-59,-64,-189,-83,-768,-21,-54,-54,
	-198,-128,-1536,-530,-1536,-101,-238,-238,1169,2304,53,170,0,597,740,1518,-1469,-256,-2507,-2389,-2456,-1726,-1567,-790,
	1024,1024,1024,1024,1024,1023,1024,1024,-763,-128,-1807,-1487,-2124,-912,-864,-864,-38,-2730,-545,-565,267,523,79,156,
	-56,-255,-35,56,-407,51,204,-178,-11,-973,888,624,765,1467,-6,-52,-926,-1716,-190,-290,-1368,-359,-342,-640,
	-1144,-44,-148,-1042,-214,5219,-634,-435,-759,6,245,-2914,402,4414,-32,-215,-769,43,-1694,2550,1106,4179,-531,137,
	-4,-9,-341,-49,-348,-63,-45,-19,67,-2637,-242,-356,360,772,45,-70,216,-343,374,306,-375,67,184,-533,
	-435,-387,873,701,768,1350,-169,-463,-1100,-1024,-477,-271,-1164,-696,-371,-996,-1727,-41,-449,-1487,-154,2786,-495,358,
	-1200,-26,-431,-3401,213,1838,-22,82,-1422,-110,-3253,1384,842,1091,-259,1645,20,-8,-439,-73,-585,-26,-26,-33,
	3328,3328,3328,3328,3328,3328,3328,3328,2558,2560,2560,2560,2560,2664,3043,3065,-12,-32,-32,0,-27,0,-6,0,
	-23,-64,-1536,-1536,-84,-1536,-43,-109,258,2177,50,0,1380,0,535,364,-2048,-128,-2254,-2304,-924,-2200,-1286,-1435,
	1024,1024,1024,1024,1024,1024,1024,1024,-1646,-64,-1920,-2048,-465,-1996,-780,-782,1098,1799,810,-1242,17,473,736,-631,
	98,1166,-302,889,144,-756,384,-56,-1150,-2477,-1293,3013,-842,-1478,174,-235,-1328,-2349,-1522,1139,-420,-327,-153,-1022,
	-4092,-571,412,-124,-804,-2831,751,12099,-4586,-368,2176,-730,-742,-1395,-46,8041,-9246,138,-1411,-100,-1081,-13,521,9043,
	53,10,-284,-11,-13,-25,-11,-36,870,1811,651,-1425,244,385,639,-1,-12,998,-125,365,276,-915,277,495,
	-900,-2236,-871,2603,-507,-1484,76,235,-980,-2240,-1259,1078,-191,-160,-28,-1010,-500,-298,210,6,-1057,-2708,493,3572,
	-1016,-216,1819,106,-889,-1161,-296,1933,-5910,283,-1340,794,-1602,321,1091,2534,-23,0,-290,-3,0,-39,-11,15,
	3328,3328,3328,3328,3328,3328,3328,3328,3072,3072,3072,3073,3571,3584,3586,3591,-12,-2,0,-11,0,0,0,-1,
	-58,-63,0,-23,0,0,-4,-11,942,50,0,218,312,0,38,290,-850,-1742,-1792,-1572,-981,-1280,-1240,-983,
	1024,1024,1024,1024,1024,1024,1024,1024,-441,-1664,-1792,-1390,-612,-1536,-1408,-658,6,236,332,-624,2013,1362,88,-2410,
	146,1340,-300,-772,-245,921,781,-347,398,11,1372,-259,-798,999,-1184,-319,129,130,1228,-1937,-785,-692,42,89,
	-2826,-3278,4030,-9137,3765,-6173,-431,6007,-2109,-249,-3968,-1107,167,-17782,3639,632,-1730,-924,-4157,796,7847,-1769,-1092,11557,
	-34,-10,114,-25,-18,49,13,-22,171,87,-243,-723,2351,529,120,-1660,227,1076,-663,-675,376,250,617,152,
	499,13,751,-72,-191,202,-895,134,272,192,871,-2090,-201,-830,-122,382,-2064,-1498,3571,-2642,-76,-2699,538,1941,
	-1496,1126,-1780,1956,-579,-11338,1693,-332,-1422,39,-2087,4740,726,-407,-164,4767,-33,-26,136,-63,0,51,-3,-11,
	3328,3328,3328,3328,3328,3328,3328,3328,3595,4050,4083,4096,4097,4102,4482,4539,0,0,0,0,0,0,0,0,
	-22,0,-2,0,0,0,0,0,173,123,191,0,183,32,98,44,-1096,-691,-590,-768,-584,-730,-285,-281,
	1024,1024,1024,1024,1024,1024,1024,1024,-1134,-518,-402,-1280,-878,-1152,-622,-605,-1144,-547,-195,1915,21,-1384,-525,-877,
	-1147,-838,-161,1441,-206,-602,-287,-857,447,-858,-917,1494,1023,-968,-211,-616,-597,-321,-931,1109,1052,-1095,-169,-1143,
	-696,14148,1477,-19057,2362,-1077,1293,4720,9798,325,-787,-490,-694,2112,-586,-32,-15266,27378,30576,-8458,-37130,-14221,1692,31100,
	-19,-19,-28,15,-24,1,-27,-4,-981,515,567,434,-474,-1274,-209,-14,-1049,401,580,71,-766,-793,27,36,
	55,87,227,343,11,-1036,30,62,-968,250,-131,221,229,-1031,80,-905,2469,818,-1606,-9483,5490,1410,-345,171,
	6091,-148,-499,796,-799,1095,-356,-90,-5480,5425,-734,1579,-6443,-1003,-3452,12515,-39,5,-19,20,-45,-16,-32,-11,
	3328,3328,3328,3328,3328,3328,3328,3328,4602,4608,5028,5120,5124,5530,6144,1174,0,0,0,0,0,0,0,-768,
	0,0,0,0,0,0,0,-1536,19,0,0,0,0,0,0,146,-243,-256,0,0,0,0,0,-3544,
	1024,1024,1024,1024,1024,1024,1024,944,-896,-1024,-377,-768,-640,-423,-211,-2508,-1563,2448,457,-655,-813,-704,969,430,
	-1689,2596,-468,-195,-196,-1562,1691,-116,-2418,3105,-1264,684,-75,-119,-1000,1068,-2297,1578,-952,-147,-511,9,-965,2113,
	8586,-13345,560,289,291,568,1394,2101,-20,268,-79,-5,-2,174,890,-9266,-17943,-19593,24150,-39032,10873,7020,2133,-10701,
	1,15,13,9,10,57,330,-785,-1007,807,190,-813,-608,-649,976,561,-1139,856,-249,-692,-156,-1400,1679,-118,
	-1722,1188,-664,-154,-12,-1,-981,1575,-1265,750,-1265,-212,-313,23,-1002,2068,5988,-4869,-605,1538,157,329,1194,1809,
	-96,339,-168,246,-13,108,693,-6568,-6113,-552,3923,-14439,3986,4511,1495,-6102,-6,42,-12,52,-1,44,305,820,
	3328,3328,3328,3328,3328,3328,3328,3328,1686,1003,632,1180,437,169,935,1276,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,165,19,11,25,528,663,202,16,-3013,-3841,-4221,-3660,-3900,-4033,-3728,-3572,
	1010,441,0,1024,100,170,426,1021,-2190,-2776,-2912,-2684,-2596,-2072,-2744,-2600,447,743,-3714,-1476,-3928,2365,843,-978,
	-582,363,1461,-1817,-4831,2463,-1022,-917,-778,840,754,-1552,-3556,-3207,259,-1597,-346,-478,-1510,-2936,-1251,-919,156,-1807,
	864,-26,614,-1137,-1647,833,1072,-1846,-1381,2988,-3848,-313,-5287,-1548,-4814,-117,-2777,2350,-308,-2509,-11643,3637,-7496,-389,
	-3894,1055,1894,-389,-799,-600,598,5521,676,594,-3764,-1128,-3711,3056,-69,-530,-332,270,1498,-1460,-4387,3115,-1344,-333,
	-650,402,618,-940,-3088,-2259,-635,-864,-172,-711,-1790,-2295,-925,-1066,-229,-1040,928,-117,442,-874,-1583,1459,495,-1394,
	-1227,2823,-3080,-157,-1938,-2109,-271,-544,-2792,2304,-692,-2306,-4550,-717,80,-1708,-4734,996,1793,-790,-436,-273,824,5260,
	3328,3328,3328,3328,3328,3328,3328,3328,1223,535,411,640,569,1374,833,1500,-768,-768,-768,-768,-768,-479,-327,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,47,523,687,24,212,297,995,33,-3594,-3806,-3766,-4201,-4084,-3194,-3037,-3332,
	1011,269,200,0,82,963,699,1024,-2684,-2142,-2136,-2800,-2736,-2046,-2003,-2526,-1212,955,-2358,-3714,695,424,-1883,870,
	-1583,1526,-3031,1453,1496,409,-2978,-167,-1758,5096,-3003,-455,32,533,-2074,-1206,-1082,2559,-1438,-2474,-187,-104,-1381,-1672,
	-941,974,-1647,-825,2189,173,310,135,-1532,2386,5743,-111,-4244,-3346,6182,-1489,-3910,6899,9642,-1081,-6185,-4860,2963,-1960,
	-1905,485,-399,-127,-507,-3838,2120,-8648,-1595,11,-2073,-2847,693,410,-1530,488,-2205,525,-2861,1093,1144,523,-2546,-547,
	-2221,4482,-2160,115,-184,579,-1472,-1535,-1658,1933,-1519,-1549,-287,126,-985,-1981,-1374,882,-1307,-366,1849,152,376,-209,
	-121,-423,3878,-1913,-1394,-2722,5649,-1233,-1239,1436,4268,-2228,-2076,-3689,2916,144,-914,429,-256,67,-579,-2783,2092,-1250,
	3329,3329,3329,3329,3329,3329,3329,3330,394,1176,887,918,1152,2944,508,2804,-178,-768,-768,-768,-59,-3,-768,0,
	-356,-1536,-1536,-1536,-463,-169,-1536,-1536,2399,417,140,121,852,32,4,0,-2073,-3272,-3839,-3826,-2862,-1890,-4354,-2063,
	126,967,470,422,1017,1024,0,1024,-1037,-2271,-2689,-2641,-1587,-1627,-3073,-1928,-44,841,-217,720,-689,-1053,-1370,-459,
	646,-2189,67,1256,-638,-874,-3303,349,-1181,48,37,777,3442,-382,-1024,-1883,580,-196,485,163,1330,-1470,3,-2952,
	-817,-1419,-181,612,1280,-1615,-437,3503,183,-13497,-7238,-2669,1640,-767,-1054,-1134,205,-12985,-6943,-585,-574,2151,-3065,794,
	1005,-5587,-169,450,-12598,-8,-743,-2,-11,726,-669,1066,-675,-775,-1643,-397,277,-2127,-200,1432,-629,-648,-3287,376,
	-941,-87,-513,1100,3260,-145,-1448,-1794,216,-263,137,397,1514,-1132,-445,-2661,-164,-1383,-404,745,647,-1566,-543,3402,
	25,-13413,-2737,-1805,1639,-1124,-343,-1031,-20,-12194,-644,-65,-340,1132,-2327,585,1352,-3518,-369,731,-12140,-44,-759,-33,
	3330,3330,3331,3332,3332,3333,3336,3340,1134,2120,814,1336,1490,576,2246,941,-502,-277,-768,-768,-768,-768,-53,-126,
	-1536,-961,-1536,-1536,-1536,-1536,-275,-382,608,131,228,0,289,0,1382,1649,-3126,-2618,-3828,-3535,-3093,-4299,-1253,-2297,
	761,1024,75,1024,994,0,1023,780,-2001,-1630,-2579,-2664,-2117,-3045,-1070,-1267,-1031,39,-1222,1659,108,5478,58,-376,
	-1272,81,-2887,2760,-106,715,199,-828,-717,10,-2248,2314,563,-549,-174,-649,-408,-1017,-1799,1902,240,214,-1285,-1479,
	-813,475,-87,3047,454,1905,-110,658,2187,488,-4662,-122,-6688,-2246,170,-255,3404,-1936,-4815,675,-2440,-1403,71,-269,
	-908,-519,-794,3657,-823,-480,27,-747,-413,223,-1173,1336,243,3894,-61,-170,-648,329,-2604,2121,98,1101,-103,-724,
	-9,98,-1743,1879,678,-1008,90,-470,-450,-988,-1552,1228,69,-974,-1090,-718,-141,508,134,2372,557,1681,387,781,
	-335,542,-4539,778,-6021,-1753,734,43,1251,-2490,-4339,2096,-2478,-1023,971,272,-853,-513,-457,4236,-1924,-221,-1,-1116,
	3340,3347,3354,3584,3584,3584,3584,3584,1744,1875,1040,512,1004,1536,2546,2560,-50,-30,-44,-768,-251,-768,-55,-32,
	-188,-192,-108,-1536,-646,-1536,-247,-1536,1109,913,2848,58,1794,66,994,56,-2036,-2113,-1028,-4806,-2578,-3774,-1836,-2760,
	988,1024,849,0,615,1009,1024,1024,-1194,-1375,-515,-3232,-1291,-2690,-935,-2176,-39,-1079,517,-3605,979,317,-46,230,
	0,-40,1769,-3940,105,184,427,-234,-1115,1008,3535,-3101,-244,-3158,-1753,-1911,-1617,1675,-3385,-362,1961,-608,882,87,
	2839,-1031,196,-2068,-4800,-777,2772,-47,1197,-2951,-71,-2379,826,-331,2210,536,-337,-182,-208,-3256,1083,1372,1560,-1666,
	-25,155,-15,-1459,1898,-3510,9,1574,-37,-1114,528,-3859,833,458,6,328,-32,23,1772,-4080,25,294,503,-87,
	-1101,1543,3634,-3231,-659,-3118,-1971,-1847,-1444,1571,-3337,-426,1376,-783,609,82,2116,1572,157,-2143,-5095,-813,1846,-204,
	447,-580,-35,-2897,-73,-410,1177,355,-483,1129,-156,-3657,-155,669,431,-1896,-14,-5,-46,-1433,2123,-3449,17,1669,
	3584,0,0,0,0,0,0,0,4354,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
	0,0,0,0,0,0,0,0,36,0,0,0,0,0,0,0,-986,0,0,0,0,0,0,0,
	1024,0,0,0,0,0,0,0,-1280,0,0,0,0,0,0,0,-491,0,0,0,0,0,0,0,
	-470,0,0,0,0,0,0,0,-1123,0,0,0,0,0,0,0,-792,0,0,0,0,0,0,0,
	-2176,0,0,0,0,0,0,0,3170,0,0,0,0,0,0,0,-2511,0,0,0,0,0,0,0,
	123,0,0,0,0,0,0,0,-386,0,0,0,0,0,0,0,-374,0,0,0,0,0,0,0,
	-1014,0,0,0,0,0,0,0,-689,0,0,0,0,0,0,0,-1114,0,0,0,0,0,0,0,
	2966,0,0,0,0,0,0,0,-1055,0,0,0,0,0,0,0,111,0,0,0,0,0,0,0,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_70f1f6d8a51b6e70_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_70f1f6d8a51b6e70_boxes_0,
	  { { 33, segtune_segreduce_70f1f6d8a51b6e70_unknown_0 }, { 255, segtune_segreduce_70f1f6d8a51b6e70_longest_0 }, { 245, segtune_segreduce_70f1f6d8a51b6e70_shares_0 } }, 1, 761, segtune_segreduce_70f1f6d8a51b6e70_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_70f1f6d8a51b6e70 = { "segtune_segreduce_70f1f6d8a51b6e70", 1, segtune_segreduce_70f1f6d8a51b6e70_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_70f1f6d8a51b6e70

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
