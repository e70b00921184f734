/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-30
 * database: b210cdb070c6a860
 * sources:  dc1d6296b817fe34
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 761 cases
 *     n and the mean length known: worst regret 114.4%, mean 11.8%; geometries left out: worst 114.4%, mean 12.8%
 *     the longest segment, too: worst regret 64.9%, mean 3.4%; geometries left out: worst 505.7%, mean 6.7%; picked where it was not measured: 0 times, left out 1
 *     shares of long segments, too: worst regret 110.5%, mean 4.8%; geometries left out: worst 1218.9%, mean 8.1%; picked where it was not measured: 0 times, left out 2
 *     as probed (shares, heaviest span, longest sampled segment; of few or long segments the longest): worst regret 14.8%, mean 1.5%; geometries left out: worst 78.9%, mean 3.1%
 *     all of these: worst regret 14.8%, mean 1.4%; geometries left out: worst 78.9%, mean 3.1%
 *     pareto lengths, 150 cases: worst regret 45.8%, mean 3.8%; left out: worst 135.1%, mean 5.0%; as probed: worst regret 11.8%, mean 1.3%; left out: worst 48.5%, mean 3.1%
 *     uniform lengths, 96 cases: worst regret 37.3%, mean 3.6%; left out: worst 46.9%, mean 4.5%; as probed: worst regret 12.2%, mean 1.5%; left out: worst 17.5%, mean 2.5%
 *     rowlen lengths, 99 cases: worst regret 88.5%, mean 4.8%; left out: worst 87.6%, mean 6.5%; as probed: worst regret 8.0%, mean 1.5%; left out: worst 14.1%, mean 2.3%
 *     bimodal lengths, 27 cases: worst regret 30.7%, mean 2.9%; left out: worst 34.2%, mean 7.4%; as probed: worst regret 9.2%, mean 1.4%; left out: worst 15.4%, mean 2.1%
 *     huge lengths, 44 cases: worst regret 32.4%, mean 3.0%; left out: worst 32.4%, mean 3.6%; as probed: worst regret 7.7%, mean 1.7%; left out: worst 37.8%, mean 3.2%
 *     poisson lengths, 57 cases: worst regret 10.1%, mean 2.6%; left out: worst 10.1%, mean 3.0%; as probed: worst regret 6.3%, mean 1.4%; left out: worst 9.8%, mean 2.4%
 *     lognormal lengths, 164 cases: worst regret 110.5%, mean 8.2%; left out: worst 1218.9%, mean 19.0%; as probed: worst regret 14.8%, mean 1.2%; left out: worst 78.9%, mean 3.8%
 *     geometric lengths, 45 cases: worst regret 26.3%, mean 4.8%; left out: worst 26.3%, mean 5.6%; as probed: worst regret 10.6%, mean 1.4%; left out: worst 28.7%, mean 4.4%
 *     fixed lengths, 42 cases: worst regret 20.7%, mean 5.0%; left out: worst 20.7%, mean 5.8%; as probed: worst regret 9.9%, mean 2.8%; left out: worst 14.1%, mean 4.4%
 *     zipf lengths, 37 cases: worst regret 15.9%, mean 1.7%; left out: worst 15.9%, mean 1.8%; as probed: worst regret 3.9%, mean 1.0%; left out: worst 14.5%, mean 1.4%
 *     the best of the boxes for each case: worst regret 14.8%, mean 1.4%
 *     the best of the best 8 of all 818 variants for each case: mean regret 1.3% (exact, by branch and bound)
 *     the search of 761 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 26 of 512 variants
 *     variants tried, of how many, on each case:
 *       26/512 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 27/515 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1,
 *       27/506 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1, 28/513 huge:n=64M,mean=64,share=0.25,seed=1,
 *       28/507 huge:n=64M,mean=256,share=0.25,seed=1, 29/518 huge:n=64M,mean=64,share=0.75,seed=1,
 *       30/515 huge:n=64M,mean=64,share=0.1,seed=1, 31/520 huge:n=4M,mean=64,share=0.5,seed=1,
 *       32/523 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1, 32/518 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       32/510 huge:n=64M,mean=256,share=0.1,seed=1, 32/509 zipf:n=64M,mean=256,alpha=1,seed=1,
 *       33/519 huge:n=64M,mean=64,share=0.5,seed=1, 32/497 huge:n=64M,mean=256,share=0.5,seed=1,
 *       35/506 zipf:n=64M,mean=1K,alpha=1,seed=1, 37/524 huge:n=512K,mean=16,share=0.75,seed=1,
 *       39/545 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 38/519 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       40/545 uniform:n=64M,mean=16M,seed=1, 38/517 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1,
 *       42/554 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1, 40/527 huge:n=1M,mean=64,share=0.5,seed=1,
 *       38/500 huge:n=64M,mean=256,share=0.75,seed=1, 39/513 pareto:n=64M,mean=512,alpha=1.2,seed=1,
 *       42/547 uniform:n=64M,mean=1M,seed=1, 24/307 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       40/509 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1, 38/482 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       39/490 zipf:n=64M,mean=4K,alpha=1,seed=1, 25/314 linux_identifier_postings.rowlen,
 *       41/513 linux_lines_per_file.rowlen@64M, 23/286 huge:n=64M,mean=16,share=0.75,seed=1,
 *       39/482 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 40/494 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       25/307 huge:n=64M,mean=4,share=0.75,seed=1, 27/331 huge:n=64M,mean=4,share=0.5,seed=1,
 *       40/489 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 42/511 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       46/546 uniform:n=64M,mean=4M,seed=1, 41/483 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1,
 *       26/306 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1, 27/317 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,seed=1,
 *       45/528 huge:n=4M,mean=64,share=0.1,seed=1, 41/477 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       46/534 huge:n=512K,mean=64,share=0.5,seed=1, 45/513 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       46/522 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1, 49/555 fixed:n=64M,mean=1M,
 *       47/530 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1,
 *       27/303 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1, 27/303 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       47/527 lognormal:n=8M,mean=256,sigma=2,seed=1, 29/325 pareto:n=4M,mean=8,alpha=1.2,seed=1,
 *       44/493 lognormal:n=64M,mean=4K,sigma=2,seed=1, 44/489 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1,
 *       44/482 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 46/503 pareto:n=256M,mean=1K,alpha=1.5,seed=1,
 *       29/316 huge:n=64M,mean=16,share=0.1,seed=1, 47/505 pareto:n=64M,mean=1K,alpha=1.5,seed=1,
 *       47/503 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 30/320 lp1.rowlen,
 *       30/320 huge:n=64M,mean=4,share=0.25,seed=1, 30/319 lp1.rowlen@4M,
 *       50/530 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 49/517 linux_lines_per_file.rowlen,
 *       30/315 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1, 48/503 lognormal:n=64M,mean=1K,sigma=2,seed=1,
 *       50/523 lognormal:n=16M,mean=128,sigma=2,seed=1, 29/303 huge:n=64M,mean=16,share=0.25,seed=1,
 *       50/519 uniform:n=64M,mean=256K,seed=1, 32/332 huge:n=4M,mean=4,share=0.5,seed=1,
 *       51/529 debian_files_per_package.rowlen@64M, 51/529 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       44/455 pareto:n=512K,mean=64K,alpha=1.5,seed=1, 32/329 huge:n=64M,mean=4,share=0.1,seed=1,
 *       52/534 lognormal:n=4M,mean=256,sigma=2,seed=1, 30/307 huge:n=8M,mean=16,share=0.25,seed=1,
 *       47/479 uniform:n=256M,mean=128K,seed=1, 30/305 huge:n=64M,mean=16,share=0.5,seed=1,
 *       30/305 zipf:n=64M,mean=16,alpha=1,seed=1, 52/528 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       31/314 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1, 32/323 pareto:n=8M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       33/332 huge:n=4M,mean=4,share=0.1,seed=1, 51/512 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       32/321 pareto:n=8M,mean=8,alpha=1.2,seed=1, 47/470 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1,
 *       60/597 lognormal:n=4M,mean=256,sigma=0.5,seed=1, 33/326 pareto:n=4M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       49/483 uniform:n=4M,mean=256K,seed=1, 30/295 pareto:n=64M,mean=32,alpha=1.2,sorted=down,seed=1,
 *       51/500 pareto:n=4M,mean=4K,alpha=1.5,seed=1, 54/526 bimodal:n=64M,mean=64K,share=0.9,seed=1,
 *       55/535 pareto:n=2M,mean=256,alpha=1.5,seed=1, 61/589 lognormal:n=8M,mean=256,sigma=0.5,seed=1,
 *       51/492 uniform:n=4M,mean=64K,seed=1, 31/297 pareto:n=16M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       33/316 pareto:n=64M,mean=8,alpha=1.2,sorted=down,seed=1, 34/324 pareto:n=4M,mean=2,alpha=1.2,seed=1,
 *       36/342 huge:n=1M,mean=4,share=0.5,seed=1, 56/532 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1,
 *       36/341 pareto:n=2M,mean=2,alpha=1.2,seed=1, 34/322 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1,
 *       49/464 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 56/529 pareto:n=16M,mean=256,alpha=1.5,seed=1,
 *       34/320 huge:n=2M,mean=16,share=0.25,seed=1, 34/320 pareto:n=64M,mean=2,alpha=1.2,sorted=down,seed=1,
 *       57/535 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1, 52/488 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       52/487 pareto:n=512K,mean=16K,alpha=1.5,seed=1, 34/317 pareto:n=64M,mean=2,alpha=1.2,seed=1,
 *       57/531 lognormal:n=8M,mean=64,sigma=1,seed=1, 32/298 huge:n=4M,mean=16,share=0.75,seed=1,
 *       34/313 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 57/524 fixed:n=64M,mean=256K,
 *       58/531 pareto:n=64M,mean=256,alpha=1.5,seed=1, 57/520 bacterial_protein_lengths.rowlen@64M,
 *       59/538 pareto:n=1M,mean=256,alpha=1.5,seed=1, 59/537 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1,
 *       49/444 uniform:n=512K,mean=256K,seed=1, 53/478 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       66/595 uniform:n=64M,mean=256,seed=1, 57/513 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       63/563 lognormal:n=2M,mean=256,sigma=0.5,seed=1, 60/536 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1,
 *       37/330 pareto:n=2M,mean=8,alpha=1.2,sorted=down,seed=1, 57/508 photo_kmeans256.rowlen,
 *       57/504 lognormal:n=4M,mean=4K,sigma=0.5,seed=1, 37/327 pareto:n=64M,mean=8,alpha=1.5,seed=1,
 *       60/528 bacterial_protein_lengths.rowlen@4M, 60/528 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1,
 *       60/528 uniform:n=64M,mean=64K,seed=1, 36/316 zipf:n=64M,mean=4,alpha=1,seed=1,
 *       70/614 pareto:n=1K,mean=256,alpha=1.5,seed=1, 60/525 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1,
 *       62/542 huge:n=1M,mean=64,share=0.1,seed=1, 80/699 fixed:n=64M,mean=64,
 *       34/297 pareto:n=64M,mean=32,alpha=1.2,seed=1, 57/497 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       62/539 lognormal:n=128K,mean=64,sigma=1,seed=1, 61/529 bacterial_protein_lengths.rowlen,
 *       36/312 huge:n=4M,mean=16,share=0.25,seed=1, 62/537 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1,
 *       61/528 lognormal:n=1M,mean=256,sigma=2,seed=1, 61/528 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1,
 *       66/570 uniform:n=512K,mean=256,seed=1, 59/508 photo_kmeans256.rowlen@4M,
 *       62/533 debian_files_per_package.rowlen, 63/541 gshhg_points_per_bin.rowlen@64M,
 *       63/540 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1, 59/504 lognormal:n=2M,mean=4K,sigma=0.5,seed=1,
 *       63/538 lognormal:n=2M,mean=256,sigma=2,seed=1, 59/503 pareto:n=512K,mean=4K,alpha=1.5,seed=1,
 *       63/536 fixed:n=64M,mean=1K, 67/569 lognormal:n=1M,mean=256,sigma=0.5,seed=1,
 *       64/542 lognormal:n=256K,mean=64,sigma=1,seed=1, 59/499 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       67/566 lognormal:n=128K,mean=256,sigma=0.5,seed=1, 61/514 pareto:n=64K,mean=1K,alpha=1.5,seed=1,
 *       73/614 poisson:n=8M,mean=128,seed=1, 60/504 lognormal:n=4M,mean=2K,sigma=1,seed=1,
 *       40/336 pareto:n=8M,mean=2,alpha=1.2,seed=1, 59/494 lognormal:n=256K,mean=4K,sigma=0.5,seed=1,
 *       68/568 lognormal:n=256K,mean=256,sigma=0.5,seed=1, 65/542 lognormal:n=256K,mean=256,sigma=2,seed=1,
 *       65/540 fixed:n=4M,mean=720, 60/498 fixed:n=64M,mean=64K, 36/298 huge:n=1M,mean=16,share=0.75,seed=1,
 *       39/322 lp1.rowlen@64M, 75/619 fixed:n=4M,mean=100, 64/528 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1,
 *       75/618 fixed:n=1M,mean=100, 75/617 fixed:n=2M,mean=100, 64/526 lognormal:n=256K,mean=1K,sigma=0.5,seed=1,
 *       66/542 fixed:n=2M,mean=720, 67/550 huge:n=512K,mean=64,share=0.1,seed=1,
 *       74/607 uniform:n=64K,mean=256,seed=1, 40/328 pareto:n=2M,mean=8,alpha=1.2,seed=1,
 *       67/548 bimodal:n=1M,mean=64,share=0.9,seed=1, 55/449 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       40/326 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 61/497 lognormal:n=8M,mean=2K,sigma=1,seed=1,
 *       75/611 uniform:n=4M,mean=128,seed=1, 41/334 pareto:n=1M,mean=2,alpha=1.2,seed=1,
 *       76/619 poisson:n=64M,mean=128,seed=1, 67/545 mbeacxc.rowlen@4M, 77/626 uniform:n=1K,mean=256,seed=1,
 *       62/504 lognormal:n=128K,mean=4K,sigma=0.5,seed=1, 62/504 lognormal:n=1M,mean=4K,sigma=0.5,seed=1,
 *       39/317 pareto:n=64M,mean=8,alpha=1.2,seed=1, 63/511 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1,
 *       77/624 poisson:n=4M,mean=128,seed=1, 61/494 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1,
 *       66/534 gshhg_points_per_bin.rowlen, 63/509 uniform:n=64M,mean=16K,seed=1, 77/622 fixed:n=64M,mean=256,
 *       66/533 fixed:n=8M,mean=720, 67/541 lognormal:n=128K,mean=256,sigma=2,seed=1,
 *       67/541 pareto:n=8K,mean=256,alpha=1.5,seed=1, 64/516 dense2.rowlen, 76/612 fixed:n=64M,mean=100,
 *       63/507 fixed:n=64M,mean=4K, 76/611 fixed:n=8M,mean=100, 63/505 photo_kmeans256.rowlen@64M,
 *       67/536 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=256,seed=1,
 *       63/503 pareto:n=64K,mean=4K,alpha=1.5,seed=1, 62/495 uniform:n=4M,mean=16K,seed=1,
 *       41/327 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       41/327 pareto:n=8M,mean=8,alpha=1.5,seed=1, 68/542 lognormal:n=64M,mean=128,sigma=1,seed=1,
 *       68/541 pareto:n=512K,mean=256,alpha=1.5,seed=1, 69/548 mbeacxc.rowlen,
 *       66/524 lognormal:n=128K,mean=512,sigma=1,seed=1, 77/611 uniform:n=2M,mean=128,seed=1,
 *       71/563 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1, 67/531 lognormal:n=64M,mean=512,sigma=0.5,seed=1,
 *       65/515 lognormal:n=1M,mean=1K,sigma=0.5,seed=1, 64/507 lognormal:n=8M,mean=1K,sigma=0.5,seed=1,
 *       58/459 uniform:n=512K,mean=64K,seed=1, 65/514 lognormal:n=4M,mean=1K,sigma=0.5,seed=1,
 *       64/506 lognormal:n=256K,mean=2K,sigma=1,seed=1, 77/607 uniform:n=256M,mean=64,seed=1,
 *       77/607 uniform:n=8K,mean=256,seed=1, 65/512 dense2.rowlen@64M,
 *       64/504 lognormal:n=128K,mean=2K,sigma=1,seed=1, 66/519 fixed:n=1M,mean=1440,
 *       69/542 pareto:n=256K,mean=256,alpha=1.5,seed=1, 66/516 lognormal:n=2M,mean=512,sigma=1,seed=1,
 *       43/336 pareto:n=256M,mean=16,alpha=1.5,seed=1, 69/537 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1,
 *       78/607 uniform:n=8M,mean=128,seed=1, 41/319 pareto:n=8M,mean=4,alpha=1.5,seed=1,
 *       68/529 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 65/505 lognormal:n=1M,mean=2K,sigma=1,seed=1,
 *       65/505 lognormal:n=2M,mean=2K,sigma=1,seed=1, 67/520 fixed:n=4M,mean=1440,
 *       71/551 bimodal:n=256K,mean=64,share=0.99,seed=1, 71/551 huge:n=64K,mean=16,share=0.75,seed=1,
 *       71/551 huge:n=64K,mean=64,share=0.5,seed=1, 79/613 poisson:n=2M,mean=128,seed=1, 66/512 fixed:n=8M,mean=1440,
 *       67/519 dense2.rowlen@4M, 70/541 bimodal:n=64M,mean=128,share=0.9,seed=1,
 *       64/494 uniform:n=512K,mean=16K,seed=1, 70/540 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       67/516 lognormal:n=2M,mean=1K,sigma=0.5,seed=1, 36/277 pareto:n=16M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       64/492 fixed:n=64M,mean=16K, 80/615 uniform:n=512K,mean=64,seed=1,
 *       39/299 pareto:n=4M,mean=64,alpha=1.2,seed=1, 69/529 uniform:n=64M,mean=1K,seed=1, 71/544 mbeacxc.rowlen@64M,
 *       71/542 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1, 67/511 bimodal:n=64M,mean=16K,share=0.9,seed=1,
 *       62/472 uniform:n=64K,mean=64K,seed=1, 71/540 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       68/517 lognormal:n=256K,mean=512,sigma=1,seed=1, 67/508 uniform:n=256K,mean=2K,seed=1,
 *       81/613 uniform:n=4M,mean=256,seed=1, 69/522 fixed:n=2M,mean=1440,
 *       77/581 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 81/611 uniform:n=128K,mean=128,seed=1,
 *       35/264 pareto:n=8M,mean=2,alpha=1.2,empty=0.95,seed=1, 45/339 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1,
 *       45/339 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       44/331 pareto:n=64M,mean=16,alpha=1.5,sorted=down,seed=1, 67/503 uniform:n=8M,mean=2K,seed=1,
 *       44/330 pareto:n=1M,mean=8,alpha=1.2,seed=1, 69/517 fixed:n=64M,mean=1440,
 *       69/517 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 68/508 uniform:n=1M,mean=2K,seed=1,
 *       45/336 huge:n=512K,mean=4,share=0.5,seed=1, 73/544 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       71/529 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 70/521 lognormal:n=4M,mean=512,sigma=1,seed=1,
 *       42/312 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1, 68/505 uniform:n=64M,mean=4K,seed=1,
 *       73/541 bimodal:n=64M,mean=256,share=0.9,seed=1, 83/615 poisson:n=1M,mean=128,seed=1,
 *       74/548 fixed:n=1M,mean=720, 83/614 uniform:n=256K,mean=128,seed=1,
 *       70/516 lognormal:n=64M,mean=512,sigma=1,seed=1, 69/508 uniform:n=2M,mean=2K,seed=1,
 *       70/515 lognormal:n=128K,mean=1K,sigma=0.5,seed=1, 70/515 pareto:n=8K,mean=1K,alpha=1.5,seed=1,
 *       66/485 uniform:n=64K,mean=16K,seed=1, 75/551 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       84/615 poisson:n=128K,mean=128,seed=1, 45/328 lognormal:n=64M,mean=4,sigma=2,empty=0.9,seed=1,
 *       46/335 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1, 71/517 lognormal:n=1M,mean=512,sigma=1,seed=1,
 *       46/334 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 85/617 poisson:n=256K,mean=128,seed=1,
 *       47/341 debian_entries_per_directory.rowlen, 75/544 fixed:n=64M,mean=720, 86/622 uniform:n=8K,mean=64,seed=1,
 *       85/612 uniform:n=1M,mean=128,seed=1, 71/511 uniform:n=4M,mean=2K,seed=1,
 *       46/331 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1, 77/554 bimodal:n=128K,mean=64,share=0.99,seed=1,
 *       71/510 uniform:n=512K,mean=4K,seed=1, 77/553 huge:n=64K,mean=64,share=0.1,seed=1,
 *       48/344 debian_entries_per_directory.rowlen@64M, 77/551 uniform:n=1K,mean=1K,seed=1,
 *       48/343 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1, 74/528 uniform:n=256M,mean=1K,seed=1,
 *       72/513 bimodal:n=64M,mean=4K,share=0.9,seed=1, 42/299 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       46/327 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 37/263 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,seed=1,
 *       74/526 uniform:n=64K,mean=1K,seed=1, 73/517 uniform:n=128K,mean=2K,seed=1,
 *       47/332 pareto:n=256K,mean=2,alpha=1.2,seed=1, 47/330 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       49/342 lognormal:n=16M,mean=8,sigma=2,seed=1, 48/335 pareto:n=256K,mean=8,alpha=1.2,seed=1,
 *       39/272 pareto:n=4M,mean=2,alpha=1.2,empty=0.95,seed=1, 49/341 pareto:n=1M,mean=8,alpha=1.5,seed=1,
 *       51/354 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1, 74/512 uniform:n=4M,mean=4K,seed=1,
 *       50/344 lognormal:n=4M,mean=4,sigma=2,seed=1, 90/618 uniform:n=64K,mean=64,seed=1,
 *       76/520 uniform:n=512K,mean=1K,seed=1, 50/342 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       50/342 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1, 49/335 lognormal:n=64M,mean=4,sigma=2,seed=1,
 *       76/519 bimodal:n=64M,mean=1K,share=0.9,seed=1, 75/512 uniform:n=64K,mean=4K,seed=1,
 *       50/340 pareto:n=4M,mean=8,alpha=1.5,seed=1, 77/522 uniform:n=4M,mean=1K,seed=1,
 *       76/515 uniform:n=8K,mean=4K,seed=1, 50/338 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       50/337 pareto:n=8M,mean=16,alpha=1.5,seed=1, 50/335 pareto:n=64M,mean=16,alpha=1.5,seed=1,
 *       83/555 bimodal:n=64K,mean=64,share=0.9,seed=1, 52/347 huge:n=512K,mean=4,share=0.1,seed=1,
 *       48/320 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1, 50/333 pareto:n=2M,mean=4,alpha=1.5,seed=1,
 *       50/332 pareto:n=16M,mean=16,alpha=1.5,seed=1, 51/338 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       83/550 bimodal:n=64M,mean=128,share=0.99,seed=1, 52/344 huge:n=1M,mean=4,share=0.1,seed=1,
 *       48/317 zipf:n=64M,mean=4,alpha=1,sorted=down,copies=64,seed=1, 80/527 uniform:n=16M,mean=1K,seed=1,
 *       49/321 pareto:n=64M,mean=4,alpha=1.5,sorted=down,seed=1, 49/321 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1,
 *       52/340 lognormal:n=8M,mean=4,sigma=2,seed=1,
 *       50/326 pareto:n=64M,mean=2,alpha=1.2,sorted=down,copies=64,seed=1,
 *       50/326 pareto:n=64M,mean=8,alpha=1.2,sorted=down,copies=64,seed=1,
 *       41/266 pareto:n=64M,mean=2,alpha=1.2,empty=0.95,sorted=down,copies=16,seed=1,
 *       86/557 geometric:n=64M,mean=64,seed=1, 86/554 uniform:n=8K,mean=1K,seed=1,
 *       46/296 lognormal:n=64M,mean=64,sigma=2,seed=1, 53/341 pareto:n=256K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       47/302 pareto:n=2M,mean=64,alpha=1.2,seed=1,
 *       47/302 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       50/318 lognormal:n=64M,mean=16,sigma=2,seed=1, 55/349 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       48/304 lognormal:n=64M,mean=32,sigma=2,sorted=down,seed=1,
 *       54/342 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 54/340 pareto:n=128K,mean=8,alpha=1.2,seed=1,
 *       52/327 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1, 55/344 pareto:n=2M,mean=8,alpha=1.5,seed=1,
 *       49/305 pareto:n=64M,mean=32,alpha=1.2,sorted=down,copies=64,seed=1,
 *       52/323 pareto:n=64M,mean=4,alpha=1.5,sorted=up,copies=16,seed=1,
 *       52/323 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,copies=64,seed=1,
 *       44/273 pareto:n=2M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       54/335 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=16,seed=1,
 *       56/347 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1, 51/316 pareto:n=64M,mean=2,alpha=1.5,seed=1,
 *       48/296 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       46/283 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1, 69/423 qcd5_4.rowlen@4M,
 *       53/324 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       55/333 huge:n=512K,mean=16,share=0.25,seed=1, 61/369 lognormal:n=64M,mean=64,sigma=0.5,seed=1,
 *       54/326 huge:n=256K,mean=16,share=0.25,seed=1, 69/416 qcd5_4.rowlen@64M,
 *       59/354 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1, 56/335 photo_colour_histogram.rowlen,
 *       50/299 pareto:n=8M,mean=64,alpha=1.2,seed=1, 58/344 pareto:n=128K,mean=2,alpha=1.2,seed=1,
 *       59/349 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       59/347 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       54/317 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       59/346 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       60/351 pareto:n=2M,mean=16,alpha=1.5,seed=1, 73/427 qcd5_4.rowlen,
 *       59/344 lognormal:n=64M,mean=4,sigma=2,sorted=down,seed=1, 53/309 lognormal:n=8M,mean=32,sigma=2,seed=1,
 *       57/332 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1, 61/355 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       58/337 pareto:n=1M,mean=4,alpha=1.5,seed=1, 55/319 huge:n=1M,mean=16,share=0.25,seed=1,
 *       55/317 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 62/357 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1,
 *       61/351 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1, 54/309 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       62/354 lognormal:n=1M,mean=4,sigma=2,seed=1, 56/317 lognormal:n=4M,mean=32,sigma=2,seed=1,
 *       57/322 pareto:n=64M,mean=4,alpha=1.5,seed=1, 62/350 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1,
 *       56/316 lognormal:n=2M,mean=32,sigma=2,seed=1, 59/332 pareto:n=64M,mean=4,alpha=1.5,copies=256,seed=1,
 *       62/348 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       55/308 zipf:n=64M,mean=32,alpha=1,sorted=down,copies=64,seed=1,
 *       67/375 lognormal:n=4M,mean=32,sigma=0.5,seed=1, 62/345 pareto:n=128K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       64/356 lognormal:n=2M,mean=32,sigma=0.5,seed=1, 63/349 wathenSmall.rowlen@64M,
 *       56/310 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1,
 *       58/321 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 64/352 pareto:n=512K,mean=16,alpha=1.5,seed=1,
 *       64/351 pareto:n=256K,mean=16,alpha=1.5,seed=1, 69/376 nsjac.rowlen@4M,
 *       63/343 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=256,seed=1,
 *       63/342 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=16,seed=1, 68/369 nsjac.rowlen@64M,
 *       66/358 lognormal:n=1M,mean=32,sigma=0.5,seed=1, 62/336 photo_colour_histogram.rowlen@4M,
 *       66/357 lognormal:n=256K,mean=4,sigma=2,seed=1, 61/329 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1,
 *       70/377 nsjac.rowlen, 63/339 pareto:n=512K,mean=4,alpha=1.5,seed=1, 70/376 bcsstk16.rowlen@64M,
 *       68/365 email-Enron.rowlen@64M, 52/279 pareto:n=256K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       63/338 pareto:n=1M,mean=8,alpha=1.2,sorted=down,seed=1, 67/359 huge:n=64K,mean=4,share=0.1,seed=1,
 *       65/348 pareto:n=4M,mean=16,alpha=1.5,seed=1, 57/305 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1,
 *       62/331 photo_colour_histogram.rowlen@64M, 68/363 lognormal:n=4M,mean=8,sigma=1,sorted=up,seed=1,
 *       72/384 bcsstk16.rowlen, 66/352 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       65/346 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1, 71/376 lognormal:n=256K,mean=32,sigma=0.5,seed=1,
 *       66/349 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       66/349 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 68/359 wathenSmall.rowlen@4M,
 *       55/290 pareto:n=128K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       63/332 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       68/358 lognormal:n=8M,mean=8,sigma=1,sorted=up,seed=1, 67/352 wordnet_pointers.rowlen,
 *       63/330 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1, 68/356 kjv_words_per_verse.rowlen,
 *       74/386 bcsstk16.rowlen@4M, 80/417 poisson:n=4M,mean=48,seed=1, 68/354 maxwell_S.rowlen@64M,
 *       68/354 lognormal:n=128K,mean=4,sigma=2,seed=1, 68/354 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       69/359 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1, 73/379 citeseer_words.rowlen,
 *       69/358 huge:n=64K,mean=4,share=0.5,seed=1, 69/358 lognormal:n=8M,mean=8,sigma=1,seed=1,
 *       79/409 poisson:n=64M,mean=48,seed=1, 68/352 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1,
 *       72/372 citeseer_words.rowlen@64M, 70/361 brack2.rowlen, 70/361 maxwell_S.rowlen@4M,
 *       83/428 fixed:n=64M,mean=16, 67/345 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       68/350 pareto:n=8K,mean=4,alpha=1.5,seed=1, 65/334 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1,
 *       74/380 citeseer_words.rowlen@4M, 67/344 wordnet_pointers.rowlen@64M,
 *       68/349 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 69/354 brack2.rowlen@64M,
 *       71/364 lognormal:n=4M,mean=8,sigma=1,seed=1,
 *       68/348 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,copies=64,seed=1,
 *       69/353 wordnet_pointers.rowlen@4M, 63/322 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       75/383 uniform:n=64M,mean=64,seed=1, 58/296 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=16,seed=1,
 *       71/362 brack2.rowlen@4M, 71/362 maxwell_S.rowlen, 71/362 wathenSmall.rowlen,
 *       77/392 poisson:n=1M,mean=17,seed=1, 69/351 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       61/310 lognormal:n=4M,mean=64,sigma=1,seed=1, 74/376 email-Enron.rowlen@4M, 69/349 cage10.rowlen@64M,
 *       69/347 pareto:n=1K,mean=4,alpha=1.5,seed=1, 70/352 kjv_words_per_verse.rowlen@64M,
 *       56/281 pareto:n=1M,mean=2,alpha=1.2,empty=0.95,seed=1, 64/321 wdbii_river_segments.rowlen@4M,
 *       66/331 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 73/365 basker_matrix1.rowlen@64M,
 *       67/335 gowalla_bipartite.rowlen@4M, 72/360 kjv_words_per_verse.rowlen@4M,
 *       67/335 huge:n=64K,mean=16,share=0.25,seed=1, 73/365 lognormal:n=1M,mean=8,sigma=1,sorted=up,seed=1,
 *       70/350 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       69/344 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=256,seed=1,
 *       63/314 pareto:n=128K,mean=64,alpha=1.2,seed=1, 73/363 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       72/358 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1,
 *       74/367 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 71/352 copter2.rowlen,
 *       67/332 pareto:n=4M,mean=4,alpha=1.5,seed=1, 63/312 pareto:n=256K,mean=64,alpha=1.2,seed=1,
 *       74/366 debian_depends.rowlen, 70/346 copter2.rowlen@64M,
 *       72/355 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1, 84/414 poisson:n=8M,mean=48,seed=1,
 *       52/256 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,copies=64,seed=1,
 *       64/315 pareto:n=512K,mean=64,alpha=1.5,seed=1, 63/310 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       73/358 cage10.rowlen@4M, 73/358 lognormal:n=8M,mean=32,sigma=0.5,seed=1, 72/353 copter2.rowlen@4M,
 *       72/353 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       73/357 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       63/308 lognormal:n=64M,mean=64,sigma=1,sorted=up,copies=64,seed=1,
 *       69/337 lognormal:n=64M,mean=8,sigma=0.5,seed=1, 75/366 pareto:n=8K,mean=16,alpha=1.5,seed=1,
 *       75/365 lognormal:n=2M,mean=8,sigma=1,sorted=up,seed=1, 67/326 lognormal:n=64M,mean=2,sigma=2,seed=1,
 *       66/321 wdbii_river_segments.rowlen, 73/355 geometric:n=64M,mean=4,seed=1,
 *       64/311 pareto:n=1M,mean=64,alpha=1.2,seed=1, 71/345 ibm03_nets.rowlen@64M,
 *       69/335 facebook_combined.rowlen@4M, 81/393 uniform:n=128K,mean=32,seed=1,
 *       65/315 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1, 74/358 debian_depends.rowlen@64M,
 *       74/358 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1,
 *       73/353 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1, 82/396 poisson:n=1M,mean=48,seed=1,
 *       74/357 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 70/337 facebook_combined.rowlen,
 *       64/308 pareto:n=64M,mean=64,alpha=1.5,sorted=up,copies=16,seed=1,
 *       66/317 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 76/365 lognormal:n=1M,mean=8,sigma=1,seed=1,
 *       76/365 pareto:n=1K,mean=16,alpha=1.5,seed=1, 75/360 cage10.rowlen,
 *       79/379 lognormal:n=128K,mean=32,sigma=0.5,seed=1, 83/398 poisson:n=2M,mean=48,seed=1,
 *       78/373 basker_matrix1.rowlen@4M, 77/368 debian_depends.rowlen@4M, 81/386 poisson:n=64M,mean=17,seed=1,
 *       71/338 gowalla_bipartite.rowlen, 75/357 lognormal:n=64M,mean=8,sigma=1,sorted=up,copies=64,seed=1,
 *       74/352 ibm03_nets.rowlen@4M, 73/347 pareto:n=64K,mean=4,alpha=1.5,seed=1,
 *       68/323 lognormal:n=256K,mean=32,sigma=2,seed=1, 82/389 uniform:n=4M,mean=32,seed=1,
 *       80/379 poisson:n=2M,mean=24,seed=1, 76/360 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       72/341 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       67/317 lognormal:n=64M,mean=32,sigma=1,seed=1, 82/387 uniform:n=16M,mean=64,seed=1,
 *       66/310 pareto:n=4M,mean=64,alpha=1.5,seed=1, 82/385 email-Enron.rowlen, 81/380 fixed:n=64M,mean=10,
 *       68/319 pareto:n=64K,mean=64,alpha=1.5,seed=1, 80/375 basker_matrix1.rowlen,
 *       69/323 linux_kernel_line_lengths.rowlen@64M, 84/393 uniform:n=1K,mean=64,seed=1,
 *       71/332 gowalla_bipartite.rowlen@64M, 76/355 ibm03_nets.rowlen, 76/355 geometric:n=8M,mean=4,seed=1,
 *       76/355 lognormal:n=128K,mean=8,sigma=1,sorted=up,seed=1, 82/382 poisson:n=1M,mean=24,seed=1,
 *       76/354 lognormal:n=256K,mean=8,sigma=1,sorted=up,seed=1, 67/312 lognormal:n=1M,mean=64,sigma=1,seed=1,
 *       78/363 lognormal:n=64M,mean=8,sigma=1,seed=1, 62/288 lognormal:n=64M,mean=1,sigma=2,seed=1,
 *       73/338 huge:n=128K,mean=16,share=0.25,seed=1, 86/398 fixed:n=2M,mean=24, 85/392 fixed:n=64M,mean=24,
 *       82/378 uniform:n=1M,mean=32,seed=1, 70/322 bimodal:n=4M,mean=64,share=0.99,seed=1,
 *       86/395 poisson:n=4M,mean=17,seed=1, 73/335 geometric:n=64M,mean=24,seed=1,
 *       81/371 uniform:n=2M,mean=32,seed=1, 78/357 geometric:n=8M,mean=16,sorted=up,seed=1,
 *       78/357 lognormal:n=256K,mean=8,sigma=1,seed=1, 85/389 fixed:n=8M,mean=24,
 *       73/334 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1, 87/398 fixed:n=1M,mean=24,
 *       69/315 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1, 78/356 geometric:n=8M,mean=4,sorted=up,seed=1,
 *       87/397 poisson:n=2M,mean=17,seed=1, 73/333 facebook_combined.rowlen@64M,
 *       70/319 wdbii_river_segments.rowlen@64M, 84/382 poisson:n=4M,mean=24,seed=1,
 *       77/350 english_word_lengths.rowlen@64M, 69/313 bimodal:n=8M,mean=64,share=0.99,seed=1,
 *       88/399 fixed:n=4M,mean=24, 74/335 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       86/388 poisson:n=8M,mean=17,seed=1, 83/374 poisson:n=8M,mean=24,seed=1, 84/378 geometric:n=4M,mean=8,seed=1,
 *       71/319 pareto:n=64M,mean=32,alpha=1.5,copies=256,seed=1, 89/399 fixed:n=256K,mean=24,
 *       79/354 geometric:n=2M,mean=4,seed=1, 82/367 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       78/348 geometric:n=64M,mean=3,empty=0.5,seed=1, 72/321 bimodal:n=2M,mean=64,share=0.99,seed=1,
 *       77/343 geometric:n=1M,mean=24,seed=1, 89/396 poisson:n=256K,mean=24,seed=1,
 *       83/369 uniform:n=8M,mean=32,seed=1, 80/355 geometric:n=2M,mean=4,sorted=up,seed=1,
 *       73/322 bimodal:n=4M,mean=64,share=0.9,seed=1, 81/357 geometric:n=64M,mean=8,seed=1,
 *       84/370 geometric:n=8M,mean=8,seed=1, 72/317 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1,
 *       82/361 lognormal:n=128K,mean=8,sigma=1,seed=1, 81/356 geometric:n=4M,mean=4,seed=1,
 *       81/356 geometric:n=64M,mean=4,sorted=down,seed=1, 77/338 geometric:n=8M,mean=24,seed=1,
 *       81/355 geometric:n=1M,mean=4,seed=1, 74/324 linux_kernel_line_lengths.rowlen,
 *       74/324 lognormal:n=64M,mean=2,sigma=1,seed=1, 83/363 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1,
 *       61/266 lognormal:n=8M,mean=1,sigma=2,empty=0.7,seed=1, 87/378 geometric:n=64M,mean=12,empty=0.5,seed=1,
 *       82/356 geometric:n=4M,mean=4,sorted=up,seed=1, 84/364 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       91/394 uniform:n=4M,mean=64,seed=1, 78/337 geometric:n=2M,mean=24,seed=1,
 *       91/393 uniform:n=256K,mean=32,seed=1, 85/367 geometric:n=2M,mean=16,sorted=up,seed=1,
 *       75/323 pareto:n=8K,mean=64,alpha=1.5,seed=1, 69/297 git_files_per_commit.rowlen@64M,
 *       74/318 fixed:n=64M,mean=4, 81/348 geometric:n=16M,mean=3,empty=0.5,seed=1,
 *       85/365 geometric:n=64M,mean=12,sorted=down,copies=64,seed=1, 85/365 poisson:n=4M,mean=12,seed=1,
 *       64/274 lognormal:n=4M,mean=1,sigma=2,empty=0.7,seed=1, 81/346 geometric:n=4M,mean=16,sorted=up,seed=1,
 *       85/363 uniform:n=64M,mean=16,seed=1, 93/397 fixed:n=128K,mean=24,
 *       77/328 bimodal:n=64M,mean=32,share=0.9,seed=1, 71/302 git_files_per_commit.rowlen,
 *       89/378 geometric:n=2M,mean=8,seed=1, 74/314 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1,
 *       85/360 english_word_lengths.rowlen, 65/274 lognormal:n=2M,mean=1,sigma=2,empty=0.7,seed=1,
 *       87/366 bimodal:n=64M,mean=16,share=0.9,seed=1, 83/349 geometric:n=4M,mean=24,seed=1,
 *       89/374 uniform:n=512K,mean=16,seed=1, 85/357 poisson:n=8M,mean=12,seed=1, 87/365 poisson:n=2M,mean=12,seed=1,
 *       91/381 geometric:n=256K,mean=8,seed=1, 71/296 mdual.rowlen@4M, 96/400 poisson:n=128K,mean=24,seed=1,
 *       73/304 ecology1.rowlen@64M, 73/304 git_files_per_commit.rowlen@4M, 86/358 uniform:n=2M,mean=8,seed=1,
 *       92/381 geometric:n=128K,mean=8,seed=1, 87/359 uniform:n=4M,mean=8,seed=1,
 *       90/371 poisson:n=128K,mean=12,seed=1, 84/346 geometric:n=1M,mean=16,sorted=up,seed=1,
 *       70/288 mdual.rowlen@64M, 76/312 geometric:n=1M,mean=2,seed=1, 77/316 bimodal:n=64M,mean=64,share=0.9,seed=1,
 *       92/377 poisson:n=256K,mean=12,seed=1, 75/307 4elt.rowlen@64M, 76/311 ecology1.rowlen,
 *       87/356 geometric:n=1M,mean=4,sorted=up,seed=1, 90/366 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       64/260 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1,
 *       80/324 pareto:n=1K,mean=64,alpha=1.5,seed=1, 91/368 geometric:n=1M,mean=8,seed=1,
 *       85/343 bimodal:n=64M,mean=16,share=0.99,seed=1, 73/294 uniform:n=256M,mean=4,seed=1,
 *       69/277 lognormal:n=1M,mean=1,sigma=2,empty=0.7,seed=1,
 *       69/277 lognormal:n=256K,mean=1,sigma=2,empty=0.7,seed=1, 93/373 geometric:n=128K,mean=16,sorted=up,seed=1,
 *       77/308 delaunay_n15.rowlen@64M, 93/371 uniform:n=64K,mean=16,seed=1, 90/359 uniform:n=1M,mean=8,seed=1,
 *       79/315 4elt.rowlen@4M, 79/315 delaunay_n15.rowlen@4M, 75/299 mdual.rowlen,
 *       94/373 uniform:n=4M,mean=16,seed=1, 79/313 uniform:n=64M,mean=2,empty=0.5,seed=1,
 *       69/272 lognormal:n=64M,mean=1,sigma=2,empty=0.7,seed=1, 92/362 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       76/299 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 91/358 geometric:n=256K,mean=4,sorted=up,seed=1,
 *       80/314 geometric:n=4M,mean=2,seed=1, 78/306 geometric:n=8M,mean=2,seed=1, 78/306 poisson:n=64M,mean=2,seed=1,
 *       88/345 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1, 81/317 4elt.rowlen,
 *       78/305 geometric:n=64M,mean=2,seed=1, 76/297 poisson:n=1M,mean=1,seed=1, 75/292 poisson:n=8M,mean=0.5,seed=1,
 *       82/318 delaunay_n15.rowlen, 96/372 uniform:n=8K,mean=16,seed=1,
 *       93/360 geometric:n=128K,mean=4,sorted=up,seed=1, 81/313 geometric:n=2M,mean=2,seed=1,
 *       95/367 poisson:n=1M,mean=12,seed=1, 79/304 poisson:n=64M,mean=6,seed=1,
 *       78/300 poisson:n=256K,mean=0.5,seed=1, 75/288 uniform:n=8M,mean=4,seed=1, 74/284 fixed:n=64M,mean=3,
 *       74/284 poisson:n=64M,mean=0.25,seed=1, 80/305 geometric:n=64M,mean=2,sorted=down,copies=64,seed=1,
 *       74/282 lognormal:n=128K,mean=1,sigma=2,empty=0.7,seed=1, 76/289 poisson:n=64M,mean=0.5,seed=1,
 *       79/300 poisson:n=1M,mean=0.5,seed=1, 79/300 poisson:n=4M,mean=0.5,seed=1,
 *       93/352 geometric:n=256K,mean=16,sorted=up,seed=1, 79/298 uniform:n=2M,mean=4,seed=1,
 *       88/331 geometric:n=64M,mean=32,sorted=down,seed=1, 84/315 poisson:n=2M,mean=6,seed=1,
 *       83/310 uniform:n=8M,mean=8,seed=1, 84/313 poisson:n=4M,mean=6,seed=1,
 *       90/335 bimodal:n=1M,mean=64,share=0.99,seed=1, 99/368 uniform:n=1K,mean=16,seed=1, 74/274 fixed:n=64M,mean=2,
 *       80/295 uniform:n=64M,mean=4,seed=1, 99/365 bimodal:n=64K,mean=4,share=0.9,seed=1,
 *       86/317 geometric:n=128K,mean=2,seed=1, 86/317 poisson:n=128K,mean=6,seed=1, 76/280 fixed:n=4M,mean=2,
 *       81/298 uniform:n=1M,mean=4,seed=1, 86/315 geometric:n=256K,mean=2,seed=1,
 *       88/322 uniform:n=256K,mean=8,seed=1, 82/300 poisson:n=2M,mean=0.5,seed=1, 76/278 uniform:n=4M,mean=2,seed=1,
 *       84/307 poisson:n=8M,mean=6,seed=1, 80/292 poisson:n=4M,mean=3,seed=1, 75/273 fixed:n=8M,mean=2,
 *       81/292 poisson:n=2M,mean=3,seed=1, 75/270 uniform:n=8M,mean=2,seed=1, 82/294 poisson:n=1M,mean=3,seed=1,
 *       80/283 fixed:n=1M,mean=2, 84/297 uniform:n=1K,mean=4,seed=1, 75/265 uniform:n=2M,mean=2,seed=1,
 *       81/285 poisson:n=8M,mean=3,seed=1, 85/299 uniform:n=128K,mean=4,seed=1, 89/312 uniform:n=64K,mean=4,seed=1,
 *       90/315 poisson:n=1M,mean=6,seed=1, 80/280 uniform:n=1M,mean=2,seed=1, 81/283 fixed:n=2M,mean=2,
 *       77/268 uniform:n=128K,mean=2,seed=1, 86/299 uniform:n=256K,mean=4,seed=1,
 *       85/294 poisson:n=128K,mean=3,seed=1, 93/320 uniform:n=128K,mean=8,seed=1, 74/254 fixed:n=64M,mean=1,
 *       81/277 poisson:n=2M,mean=1,seed=1, 93/318 poisson:n=256K,mean=6,seed=1,
 *       89/304 poisson:n=128K,mean=0.5,seed=1, 82/278 poisson:n=4M,mean=1,seed=1, 80/270 poisson:n=8M,mean=1,seed=1,
 *       83/278 poisson:n=256K,mean=1,seed=1, 89/296 uniform:n=4M,mean=4,seed=1, 86/285 fixed:n=128K,mean=2,
 *       86/285 fixed:n=256K,mean=2, 93/308 uniform:n=512K,mean=4,seed=1, 77/254 uniform:n=64M,mean=1,seed=1,
 *       85/280 uniform:n=256K,mean=2,seed=1, 90/294 poisson:n=256K,mean=3,seed=1, 92/298 uniform:n=16M,mean=4,seed=1,
 *       86/278 poisson:n=128K,mean=1,seed=1, 99/307 uniform:n=8K,mean=4,seed=1
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 761 cases, n = 1024 to 268435456; serves 143 (huge pareto lognormal uniform rowlen zipf geometric fixed): worst regret 12.2%, mean 1.2%
 *       launched 200 times in a row on 65 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2:
 *       measured on 761 cases, n = 1024 to 268435456; serves 148 (huge pareto lognormal zipf bimodal rowlen uniform geometric fixed): worst regret 7.7%, mean 1.0%
 *       launched 200 times in a row on 21 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=3072 MIN_BLOCKS=8 NT=256 SEGMENTS_PER_THREAD=2:
 *       measured on 761 cases, n = 1024 to 268435456; serves 52 (huge uniform zipf pareto lognormal rowlen geometric): worst regret 14.8%, mean 2.0%
 *       launched 200 times in a row on 10 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6:
 *       measured on 686 cases, n = 1024 to 268435456; serves 128 (pareto huge lognormal rowlen bimodal geometric poisson uniform fixed): worst regret 12.8%, mean 1.5%
 *       launched 200 times in a row on 49 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4:
 *       measured on 665 cases, n = 1024 to 268435456; serves 147 (pareto uniform rowlen bimodal huge poisson fixed geometric lognormal zipf): worst regret 10.5%, mean 1.8%
 *       launched 200 times in a row on 71 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4:
 *       measured on 635 cases, n = 1024 to 268435456; serves 77 (uniform pareto huge rowlen geometric poisson fixed lognormal bimodal): worst regret 11.0%, mean 1.2%
 *       launched 200 times in a row on 27 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 513 cases, n = 1024 to 268435456; serves 33 (poisson lognormal pareto geometric fixed uniform bimodal rowlen): worst regret 9.5%, mean 2.4%
 *       launched 200 times in a row on 14 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 323 cases, n = 1024 to 268435456; serves 33 (poisson lognormal uniform fixed geometric rowlen): worst regret 9.1%, mean 2.0%
 *       launched 200 times in a row on 14 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_DEFD7D36675CFC4A
#define SEGTUNE_SEGREDUCE_DEFD7D36675CFC4A

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
#define SEGTUNE_SEGREDUCE_STREAM_FITTED 14853640
#define SEGTUNE_SEGREDUCE_THREADS_FITTED 7102755
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_defd7d36675cfc4a_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 0, 8388608, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 2 } }, 0, 8388608, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=3072 MIN_BLOCKS=8 NT=256 SEGMENTS_PER_THREAD=2", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 4, { { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 8 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 2 } }, 0, 4194304, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 686, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 6 } }, 384, 4194304, 12 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 665, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 0 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 635, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 1099511627264, 0, INT64_MAX, 1024, 268435456, 513, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 4 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 384 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 323, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 7 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 512 }
};

static const struct segtune_node segtune_segreduce_defd7d36675cfc4a_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.1300000000000001, 1, 10, -1 },
	{ SEGTUNE_N, 23700000.0, 2, 7, -1 },
	{ SEGTUNE_MEAN, 1.0015244531929961, 3, 6, -1 },
	{ SEGTUNE_N, 524000.0, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 0.70699999999999996, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1630000.0, 11, 40, -1 },
	{ SEGTUNE_MEAN, 504.0, 12, 35, -1 },
	{ SEGTUNE_MEAN, 2.0, 13, 16, -1 },
	{ SEGTUNE_MEAN, 1.998399145892505, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 20200.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 32.100000000000001, 19, 30, -1 },
	{ SEGTUNE_N, 172000.0, 20, 29, -1 },
	{ SEGTUNE_MEAN, 9.8599999999999994, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 26.100000000000001, 23, 28, -1 },
	{ SEGTUNE_MEAN, 16.199999999999999, 24, 27, -1 },
	{ SEGTUNE_N, 86300.0, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 215000.0, 31, 34, -1 },
	{ SEGTUNE_MEAN, 32.700000000000003, 32, 33, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 15400.0, 36, 37, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 185000.0, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 23.99988555972595, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 257000.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_defd7d36675cfc4a_longest_0[] = {
	{ SEGTUNE_MEAN, 33.600000000000001, 1, 140, -1 },
	{ SEGTUNE_LONGEST, 5090.0, 2, 111, -1 },
	{ SEGTUNE_MEAN, 1.9000000000000001, 3, 22, -1 },
	{ SEGTUNE_LONGEST, 375.0, 4, 11, -1 },
	{ SEGTUNE_N, 297000.0, 5, 10, -1 },
	{ SEGTUNE_MEAN, 0.91900000000000004, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 11.700000000000001, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1310000.0, 12, 15, -1 },
	{ SEGTUNE_MEAN, 1.0863415620682888, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.1899999999999999, 16, 19, -1 },
	{ SEGTUNE_LONGEST, 2480.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 19400000.0, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 4380000.0, 23, 90, -1 },
	{ SEGTUNE_LONGEST, 84.5, 24, 53, -1 },
	{ SEGTUNE_N, 379000.0, 25, 32, -1 },
	{ SEGTUNE_LONGEST, 29.5, 26, 31, -1 },
	{ SEGTUNE_MEAN, 3.9100000000000001, 27, 30, -1 },
	{ SEGTUNE_N, 130000.0, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 5.1100000000000003, 33, 44, -1 },
	{ SEGTUNE_LONGEST, 25.800000000000001, 34, 43, -1 },
	{ SEGTUNE_N, 1520000.0, 35, 40, -1 },
	{ SEGTUNE_MEAN, 2.9700000000000002, 36, 39, -1 },
	{ SEGTUNE_N, 852000.0, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2.1800000000000002, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 39.600000000000001, 45, 48, -1 },
	{ SEGTUNE_N, 558000.0, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 2790000.0, 49, 52, -1 },
	{ SEGTUNE_MEAN, 6.6699999999999999, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 8.5999999999999996, 54, 63, -1 },
	{ SEGTUNE_N, 540000.0, 55, 60, -1 },
	{ SEGTUNE_LONGEST, 229.0, 56, 59, -1 },
	{ SEGTUNE_MEAN, 4.6000000000000005, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 789.0, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 343000.0, 64, 77, -1 },
	{ SEGTUNE_LONGEST, 733.0, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 2870.0, 67, 74, -1 },
	{ SEGTUNE_MEAN, 13.100000000000001, 68, 69, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 121000.0, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 1520.0, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 59500.0, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 552.0, 78, 83, -1 },
	{ SEGTUNE_N, 1510000.0, 79, 82, -1 },
	{ SEGTUNE_LONGEST, 200.0, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2970000.0, 84, 89, -1 },
	{ SEGTUNE_LONGEST, 1070.0, 85, 88, -1 },
	{ SEGTUNE_N, 823000.0, 86, 87, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 189.0, 91, 104, -1 },
	{ SEGTUNE_MEAN, 2.5800000000000001, 92, 95, -1 },
	{ SEGTUNE_LONGEST, 28.700000000000003, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 27.800000000000001, 96, 103, -1 },
	{ SEGTUNE_N, 12500000.0, 97, 100, -1 },
	{ SEGTUNE_MEAN, 7.3500000000000005, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 3.77, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 23.300000000000001, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 440.0, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 52900000.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1700000.0, 112, 129, -1 },
	{ SEGTUNE_MEAN, 1.24, 113, 116, -1 },
	{ SEGTUNE_LONGEST, 24000.0, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 9670.0, 117, 124, -1 },
	{ SEGTUNE_MEAN, 3.8900000000000001, 118, 121, -1 },
	{ SEGTUNE_N, 454000.0, 119, 120, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 27.900000000000002, 122, 123, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1100000.0, 125, 126, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 7.8100000000000005, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1.3200000000000001, 130, 135, -1 },
	{ SEGTUNE_N, 14900000.0, 131, 134, -1 },
	{ SEGTUNE_LONGEST, 24700.0, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 2420000.0, 136, 139, -1 },
	{ SEGTUNE_MEAN, 4.25, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 915.0, 141, 178, -1 },
	{ SEGTUNE_N, 3590000.0, 142, 159, -1 },
	{ SEGTUNE_N, 757000.0, 143, 154, -1 },
	{ SEGTUNE_MEAN, 122.0, 144, 151, -1 },
	{ SEGTUNE_LONGEST, 117.0, 145, 150, -1 },
	{ SEGTUNE_MEAN, 61.800000000000004, 146, 149, -1 },
	{ SEGTUNE_LONGEST, 57.800000000000004, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 472.0, 152, 153, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 177.15136158683629, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 91.700000000000003, 157, 158, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 156.0, 160, 175, -1 },
	{ SEGTUNE_LONGEST, 529.0, 161, 172, -1 },
	{ SEGTUNE_N, 6620000.0, 162, 167, -1 },
	{ SEGTUNE_LONGEST, 126.0, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 119.0, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 118000000.0, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 73.0, 170, 171, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 9750000.0, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 69200000.0, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 652000.0, 179, 198, -1 },
	{ SEGTUNE_MEAN, 132.0, 180, 189, -1 },
	{ SEGTUNE_LONGEST, 4710.0, 181, 186, -1 },
	{ SEGTUNE_N, 269000.0, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 1460.0, 184, 185, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 47000.0, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 78400.0, 190, 197, -1 },
	{ SEGTUNE_LONGEST, 10700.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 501.0, 193, 196, -1 },
	{ SEGTUNE_N, 175000.0, 194, 195, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1090.0, 199, 224, -1 },
	{ SEGTUNE_MEAN, 48.700000000000003, 200, 207, -1 },
	{ SEGTUNE_LONGEST, 23400.0, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 38300000.0, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 19200000.0, 205, 206, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 2190000.0, 208, 217, -1 },
	{ SEGTUNE_LONGEST, 100000.0, 209, 214, -1 },
	{ SEGTUNE_MEAN, 321.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 6780.0, 212, 213, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1440000.0, 215, 216, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 1290.0, 218, 221, -1 },
	{ SEGTUNE_MEAN, 383.0, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 57200000.0, 222, 223, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 19800.0, 225, 232, -1 },
	{ SEGTUNE_N, 3280000.0, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1690.0, 228, 231, -1 },
	{ SEGTUNE_LONGEST, 3120.0, 229, 230, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1150000.0, 233, 244, -1 },
	{ SEGTUNE_N, 2460000.0, 234, 237, -1 },
	{ SEGTUNE_LONGEST, 69200.0, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 263000.0, 238, 243, -1 },
	{ SEGTUNE_MEAN, 10100.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 72600.0, 241, 242, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_defd7d36675cfc4a_shares_0[] = {
	{ SEGTUNE_SHARE_4K, 0.000299, 1, 124, -1 },
	{ SEGTUNE_MEAN, 2.1099999999999999, 2, 25, -1 },
	{ SEGTUNE_N, 276000.0, 3, 14, -1 },
	{ SEGTUNE_MEAN, 0.71199999999999997, 4, 7, -1 },
	{ SEGTUNE_SHARE_1K, 0.00462, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1.6584275370599462, 8, 13, -1 },
	{ SEGTUNE_N, 189000.0, 9, 10, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1.04, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.0020100000000000001, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 1.4000000000000001, 17, 22, -1 },
	{ SEGTUNE_N, 1240000.0, 18, 21, -1 },
	{ SEGTUNE_MEAN, 0.70000000000000007, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 5510000.0, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1740000.0, 26, 75, -1 },
	{ SEGTUNE_SHARE_1K, 0.000144, 27, 44, -1 },
	{ SEGTUNE_N, 716000.0, 28, 41, -1 },
	{ SEGTUNE_MEAN, 110.0, 29, 34, -1 },
	{ SEGTUNE_MEAN, 2.7400000000000002, 30, 33, -1 },
	{ SEGTUNE_N, 239000.0, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 85700.0, 35, 38, -1 },
	{ SEGTUNE_MEAN, 213.0, 36, 37, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 355.0, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 12.0, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 15.800000000000001, 45, 56, -1 },
	{ SEGTUNE_N, 447000.0, 46, 51, -1 },
	{ SEGTUNE_MEAN, 9.8000000000000007, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 186000.0, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 5.4500000000000002, 52, 55, -1 },
	{ SEGTUNE_SHARE_1K, 0.011300000000000001, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1560.0, 57, 74, -1 },
	{ SEGTUNE_MEAN, 39.0, 58, 65, -1 },
	{ SEGTUNE_N, 143000.0, 59, 62, -1 },
	{ SEGTUNE_MEAN, 22.400000000000002, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.0034100000000000003, 63, 64, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 417000.0, 66, 69, -1 },
	{ SEGTUNE_N, 11300.0, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 135.0, 70, 73, -1 },
	{ SEGTUNE_SHARE_1K, 0.010500000000000001, 71, 72, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_1K, 0.00023799999999999998, 76, 107, -1 },
	{ SEGTUNE_MEAN, 93.900000000000006, 77, 92, -1 },
	{ SEGTUNE_N, 118000000.0, 78, 85, -1 },
	{ SEGTUNE_MEAN, 2.3799999999999999, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 2050000.0, 81, 84, -1 },
	{ SEGTUNE_MEAN, 17.600000000000001, 82, 83, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 59.200000000000003, 86, 91, -1 },
	{ SEGTUNE_MEAN, 18.300000000000001, 87, 90, -1 },
	{ SEGTUNE_MEAN, 4.4800000000000004, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 8350000.0, 93, 98, -1 },
	{ SEGTUNE_MEAN, 159.0, 94, 97, -1 },
	{ SEGTUNE_N, 4320000.0, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 73200000.0, 99, 106, -1 },
	{ SEGTUNE_MEAN, 267.0, 100, 101, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 35900000.0, 102, 103, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 526.0, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 26.0, 108, 111, -1 },
	{ SEGTUNE_N, 3030000.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1260.0, 112, 121, -1 },
	{ SEGTUNE_N, 13300000.0, 113, 116, -1 },
	{ SEGTUNE_MEAN, 335.0, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 655.0, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 44900000.0, 119, 120, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 146000000.0, 122, 123, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 32.029337765217463, 125, 186, -1 },
	{ SEGTUNE_N, 1830000.0, 126, 163, -1 },
	{ SEGTUNE_N, 131000.0, 127, 138, -1 },
	{ SEGTUNE_SHARE_4K, 0.086199999999999999, 128, 133, -1 },
	{ SEGTUNE_MEAN, 5.9699999999999998, 129, 130, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 85400.0, 131, 132, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 14.0, 134, 137, -1 },
	{ SEGTUNE_MEAN, 1.8600000000000001, 135, 136, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1.25, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_1K, 0.0504, 141, 148, -1 },
	{ SEGTUNE_N, 930000.0, 142, 147, -1 },
	{ SEGTUNE_MEAN, 2.4900000000000002, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 4.4299999999999997, 145, 146, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 17.699999999999999, 149, 160, -1 },
	{ SEGTUNE_SHARE_4K, 0.070699999999999999, 150, 159, -1 },
	{ SEGTUNE_MEAN, 3.25, 151, 156, -1 },
	{ SEGTUNE_N, 374000.0, 152, 153, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_4K, 0.021400000000000002, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1230000.0, 157, 158, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.26000000000000001, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1.1329563707825083, 164, 173, -1 },
	{ SEGTUNE_SHARE_4K, 0.0071100000000000009, 165, 168, -1 },
	{ SEGTUNE_SHARE_1K, 0.049700000000000001, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 24000000.0, 169, 172, -1 },
	{ SEGTUNE_SHARE_4K, 0.064399999999999999, 170, 171, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 3670000.0, 174, 181, -1 },
	{ SEGTUNE_MEAN, 3.1600000000000001, 175, 180, -1 },
	{ SEGTUNE_SHARE_1K, 0.074900000000000008, 176, 179, -1 },
	{ SEGTUNE_MEAN, 2.3799999999999999, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 25.900000000000002, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 71100000.0, 184, 185, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 429000.0, 187, 206, -1 },
	{ SEGTUNE_MEAN, 178.0, 188, 193, -1 },
	{ SEGTUNE_N, 75400.0, 189, 192, -1 },
	{ SEGTUNE_MEAN, 68.700000000000003, 190, 191, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 30700.0, 194, 205, -1 },
	{ SEGTUNE_MEAN, 289.0, 195, 200, -1 },
	{ SEGTUNE_N, 204000.0, 196, 197, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.0183, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 4730.0, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.52400000000000002, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1490000.0, 207, 244, -1 },
	{ SEGTUNE_N, 2890000.0, 208, 227, -1 },
	{ SEGTUNE_MEAN, 1970.0, 209, 222, -1 },
	{ SEGTUNE_MEAN, 466.0, 210, 217, -1 },
	{ SEGTUNE_MEAN, 44.0, 211, 216, -1 },
	{ SEGTUNE_SHARE_1K, 0.13100000000000001, 212, 213, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.40800000000000003, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.028300000000000002, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 712000.0, 220, 221, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 15600.0, 223, 226, -1 },
	{ SEGTUNE_SHARE_1K, 0.83899999999999997, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 43.200000000000003, 228, 235, -1 },
	{ SEGTUNE_N, 31400000.0, 229, 234, -1 },
	{ SEGTUNE_SHARE_1K, 0.098000000000000004, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.45700000000000002, 232, 233, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 15400000.0, 236, 243, -1 },
	{ SEGTUNE_MEAN, 83.700000000000003, 237, 242, -1 },
	{ SEGTUNE_SHARE_1K, 0.16900000000000001, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.30499999999999999, 240, 241, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const float segtune_segreduce_defd7d36675cfc4a_cases_0[] = {
	706,802,945,1255,1466,1626,1925,2304,706,802,945,1255,1466,1626,1925,2304,
	1280,1280,1280,1280,1280,1280,1280,1280,365,510,927,1028,1434,1506,1829,2048,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,58,13,0,0,0,0,0,0,-345,-244,0,0,0,0,0,0,
	177,0,531,772,988,1013,1024,1024,-608,-928,-378,-648,-424,-197,-254,-211,-2095,70,1360,-398,-2310,-113,-249,235,
	-2176,-1078,-339,-7,2532,-3263,-796,1586,-845,-761,-1836,1772,608,-2624,287,-596,-390,594,-834,1218,2578,-2783,-727,967,
	-1945,1686,-153,708,-1910,104,890,3064,366,-2802,709,-1938,-2878,2657,1474,-63,1479,-1741,-1590,-2939,767,-5502,-2038,-2654,
	-3247,-3926,12664,-12292,-25342,19575,2071,323,-1650,-869,1785,-918,-2445,203,-34,353,-1864,-2008,100,-621,1169,-1391,-640,1650,
	-579,-1629,-968,790,-381,-1139,414,-553,-160,441,-496,1129,1830,-1678,-594,1096,-1818,1714,-303,1309,-1161,-969,943,3003,
	-791,-1221,-717,-798,-1654,383,1459,92,1424,-2060,-888,-4131,-1389,-2774,-1392,-1954,-3946,-2965,9641,-9687,-17320,8682,2551,288,
	1280,1280,1664,1664,1664,1664,1664,1664,2304,2304,415,514,956,1031,1458,1544,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,0,0,207,31,117,30,5,0,0,0,-914,-990,-464,-475,-73,0,
	1024,1024,283,0,558,768,1024,1011,-115,-16,-646,-1312,-596,-1032,-505,-770,-4333,2507,-10,635,-1802,1239,-102,1930,
	-3223,1329,1678,1578,-508,-516,-1848,2364,-1448,710,944,1224,-1321,575,-959,1657,709,-1297,414,433,-1192,179,-419,-890,
	-546,-1532,-958,292,-1313,2822,204,279,-1992,1749,3154,-2398,9740,-5955,4885,-1898,-8939,3841,-1268,-1210,728,3802,1496,2666,
	88,88,705,237,2619,2724,3052,1662,-3026,1810,1451,-432,-145,-530,1384,478,-2417,1039,3180,795,563,-1852,-356,543,
	-1101,956,2307,489,-17,-980,251,126,383,-1422,1035,317,-808,-247,-434,-1064,-891,-2074,-2693,559,-1294,3083,-99,1038,
	-1132,-248,156,-105,6317,-1511,2545,999,-6235,1920,-192,-2108,2910,2067,3395,155,55,-347,803,88,3089,3553,3462,3513,
	1664,1664,1664,1664,1664,1664,1987,2048,1979,1991,2560,2597,2816,2901,1686,440,-768,-162,-41,-48,0,0,-768,-768,
	-1536,-1536,-1536,-96,-1536,-1536,-1536,-1536,0,0,0,0,0,0,164,412,0,0,0,0,0,0,-332,-1451,
	1023,1024,1024,1024,1024,1024,1010,332,-530,-325,-321,-96,-205,-144,-849,-782,120,501,2325,-2119,-104,-909,64,-5159,
	-21,-133,-284,84,1451,-130,1639,-5326,1088,48,552,1601,523,-2921,-664,-5279,360,-1999,-3638,-4639,-4497,5318,4894,-2105,
	-1154,2890,-413,94,105,60,-616,7790,-101,-1837,-418,-1160,-378,1063,-3473,4685,4569,679,-848,-3628,1849,-2459,484,-6990,
	-677,430,22,291,57,89,-509,-7707,129,541,2005,-1509,-91,-369,8,-2263,1,-50,-395,10,1398,201,1539,-2369,
	869,164,184,2134,573,-1901,-623,-2588,81,-1657,-3203,-5184,-4159,4327,4712,-755,-843,2807,-230,-260,-67,-819,-492,-391,
	-270,-1641,-100,-1063,-508,3,-3356,-3113,3504,1137,-950,-3336,1905,-1701,264,-3022,-89,219,68,252,24,-13,-519,-5934,
	2048,2048,2048,2048,2048,2048,2048,2048,512,513,541,771,993,1026,1113,1486,-768,-768,-218,-64,-306,-768,-128,-236,
	-1536,-1536,-435,-128,-1536,-1536,-256,-1536,42,182,925,1282,326,37,711,126,-1750,-1609,-837,-252,-985,-1242,-479,-692,
	0,731,106,521,611,774,843,1024,-1696,-1416,-435,-128,-612,-1416,-256,-518,1817,-125,3402,-2068,-2458,-282,-1579,-3152,
	1020,550,1554,-617,499,-1802,-1320,-2738,-2475,-94,1801,231,-2940,-1438,-2572,2295,2338,1245,-5426,4760,1022,813,-7101,-2317,
	437,-6421,2324,4768,-2715,1782,-476,-693,1872,-6923,3687,3854,-4209,-408,-935,-4913,-1947,-3709,-2786,2459,-3102,401,2369,877,
	-5239,-4175,-3707,930,10,1134,465,154,774,-1514,3686,-1824,-1496,-977,-1379,-1955,181,-820,1763,-421,1345,-2216,-1347,-1729,
	-3309,-1009,2153,182,-2062,-2135,-2186,2826,1646,363,-5542,3937,1109,648,-7549,-2003,2490,-1687,1789,3357,-3132,1875,-673,-1546,
	4062,-2042,3137,2824,-5004,-8,-1128,-5457,-3268,-6030,-2643,2346,-2223,-375,2368,1586,-5789,-4981,-3590,874,121,1090,403,-205,
	2048,2048,2048,2048,2048,2048,2048,2048,1537,1542,1542,1571,1797,1977,2042,2468,-768,-32,-768,-218,-64,-176,-768,-69,
	-1536,-64,-1536,-435,-128,-1536,-1536,-284,184,652,32,203,319,45,19,0,-583,-111,-731,-530,-188,-282,-243,0,
	943,964,1011,1012,1017,1024,1023,1024,-877,-64,-1154,-435,-128,-605,-896,-377,-1512,-3032,1943,5064,-747,-123,1071,5072,
	-2371,-1409,2336,1460,870,1886,-489,-832,-1869,-3723,1709,2923,-1053,-197,-75,2713,1308,1999,-331,-3195,6034,751,-5516,1744,
	105,177,-650,-843,-176,-1376,-81,628,5527,670,-1259,-1997,-926,4607,-379,3915,-526,518,375,605,652,882,1221,1999,
	-513,229,-45,154,134,-65,-410,19,-374,-2387,943,5127,234,196,943,4516,-1287,-1521,1404,1584,1225,2079,-608,-852,
	-776,-2823,973,2999,208,-181,-167,2703,795,1673,213,-2888,4828,221,-5394,1464,-275,-2113,-541,-746,-1895,-1395,-48,916,
	4125,-1517,-101,-1927,-2432,3760,-132,3933,46,620,107,745,1036,687,862,1722,-684,114,59,65,-6,-208,-297,-7,
	2048,2048,2048,2048,2048,2048,2048,2099,2564,2970,3042,3365,3584,3840,3840,632,-34,-4,0,0,0,0,0,-768,
	-1536,-106,-119,0,0,0,0,-1536,0,0,0,0,0,0,0,11,0,0,0,0,0,0,0,-1763,
	1024,1024,1024,1024,1024,1024,1024,0,-640,-423,-197,-255,-211,-115,-16,-1683,-1154,6418,-5992,6671,5142,6474,-10298,-2034,
	-134,-5232,2386,5110,3859,3241,-5692,-379,-2596,5980,-6969,4357,3795,8259,-12363,2235,1404,-20277,15306,1846,528,437,437,-6138,
	-199,-1401,3709,148,-477,-2407,-3883,-813,-393,-975,-294,-769,2699,-2129,-4974,154,2039,1146,817,635,403,360,360,-1202,
	-63,-1,-14,30,19,39,39,4877,-1176,2163,-1718,5970,4586,2352,-5276,-2254,-194,-5346,870,4825,3588,893,-2608,-539,
	-3046,1421,-2093,3571,3052,3327,-6486,2060,1059,-12758,5351,2546,913,668,192,-6219,151,1060,1992,872,376,-2084,-6614,-774,
	-122,550,-1590,88,3514,-2181,-7300,262,1414,733,1267,472,302,270,636,-1400,47,101,-59,53,32,49,30,4817,
	2103,2122,2125,2142,2176,2176,2176,2176,437,1223,1276,1003,-256,0,27,174,-768,-768,-768,-768,-768,-768,-412,-115,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-297,528,47,14,19,128,92,968,1409,-1449,-1181,-1169,-1469,-2688,-2468,-1566,-976,
	100,1011,1021,441,0,0,528,851,-1371,-1478,-1397,-1590,-1856,-1824,-824,-490,-3789,218,-774,1031,-950,1283,3204,1773,
	-1005,-845,937,-3189,-973,-1068,1862,4584,-4541,205,-493,-319,1840,279,1266,2410,1260,-3242,7092,986,-2393,2548,559,-3270,
	-8431,3365,-1767,1205,-3586,-2817,1235,716,-4528,479,5465,-147,-3955,-1755,887,1169,1412,1048,356,2569,-586,1451,-1368,-5398,
	1021,237,180,44,1263,3116,-7256,704,-4246,-621,-842,254,-867,1192,3043,1905,-2537,-1706,796,-3768,-1045,-1193,1743,4720,
	-4787,-542,-619,-1056,1803,-170,1203,2449,814,-2789,6671,707,-2301,2456,550,-3405,-4925,3452,-1393,900,-3457,-2210,1611,782,
	-2099,1877,5612,-42,-3541,-870,1241,1217,-248,154,290,1658,-663,1148,-1339,-5523,249,268,190,143,1150,3146,-7497,663,
	2176,2176,2176,2176,2176,2176,2176,2176,256,256,256,385,512,512,513,513,-768,-768,-768,-768,-161,-768,-768,-768,
	-1536,-1536,-1536,-1536,-430,-1536,-1536,-1536,36,77,0,79,1661,42,625,1503,-2268,-2227,-2304,-2096,-387,-2006,-1422,-544,
	0,0,0,0,484,0,73,955,-1984,-1656,-2048,-1728,-500,-1824,-1524,-979,3529,-916,-964,-2921,-224,3671,6272,6951,
	774,921,962,-2124,855,2503,2829,2239,2578,1438,-1345,-2376,-1928,-1362,7736,8029,681,-921,-180,371,-29,442,-2893,-1206,
	-2562,1486,1652,-1611,5735,2295,-3238,-168,629,-2470,2127,-2056,-4488,1370,-5511,-6759,3529,573,-633,1660,2043,1114,4186,1254,
	-1634,-5007,686,3754,578,-2897,4853,1030,2098,901,-1557,-2515,-463,2143,4194,6739,265,1990,259,-1972,613,1361,1263,2166,
	2530,1651,-822,-2855,-1967,-1302,5962,7795,-291,-10,-791,191,3,108,-3473,-1130,-146,-661,2266,-879,5884,3701,-83,-246,
	1460,-2763,2073,-960,-4300,2650,-1950,-6640,2328,2587,-1276,1811,2028,-738,1952,1260,-2797,-5089,191,3184,583,-2088,3609,973,
	2176,2176,2176,2176,2176,2176,2176,2176,533,553,640,665,665,749,760,761,-403,-222,-768,-190,-190,-280,-307,-173,
	-1536,-1536,-1536,-611,-611,-1536,-1536,-1536,522,736,42,712,1487,441,1331,631,-1505,-1271,-1878,-1183,-408,-1369,-470,-1167,
	569,542,2,594,594,627,720,1024,-806,-661,-1648,-611,-611,-740,-779,-653,2489,-2989,-2613,2253,-1973,5779,-2988,-3893,
	1743,-3723,-1754,2088,-535,3870,519,-3066,379,1477,2502,4238,-897,6400,-2931,-1341,1085,420,2806,1507,-6090,-215,-6668,-154,
	4086,3735,907,1467,-16978,7377,-4425,-1687,3798,2439,-1960,809,-15461,6408,-6720,5402,5035,-6519,-3897,1147,1944,5054,1273,-4220,
	4660,3279,3165,2186,334,84,630,1090,2708,-2052,-1835,2274,-2241,5648,-2954,-3504,2077,-2616,-1248,2103,-686,3786,505,-2496,
	784,1843,2351,4210,-998,6360,-2867,-1221,1305,-174,2961,1313,-5295,-11,-6660,-363,3407,2533,327,1698,-15567,7482,-4062,-2112,
	3132,1217,-2465,1030,-14192,6495,-6178,4701,4980,-4952,-2892,935,2035,4772,1109,-3555,4522,3745,2704,2073,367,15,652,443,
	2176,2176,2176,2176,2176,2176,2176,2176,766,766,768,769,896,986,986,1017,-768,-768,-768,-768,-768,-370,-370,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,117,816,47,82,30,333,995,582,-1677,-978,-1745,-1708,-1634,-1241,-579,-961,
	455,455,0,420,284,606,606,760,-1202,-1202,-1680,-1388,-1536,-740,-740,-1265,-3300,4592,1034,781,970,-4452,-1144,1253,
	-2165,5000,-780,-728,3912,-3704,-3968,2830,-2664,4120,-1446,550,100,-5433,-2450,3575,-2449,5337,1798,695,1018,-1045,2793,-5938,
	-3312,-1147,207,-1822,417,-6337,-701,302,4131,2589,-595,-4713,2529,-7008,-1506,309,-2355,3187,4716,3491,-2007,-5331,906,1968,
	5542,802,-1716,-3588,979,-702,-161,-35,-407,3980,759,128,977,-2982,-551,68,-37,4254,-871,-988,3833,-2391,-3211,1743,
	-352,3753,-1645,49,36,-4015,-1884,2504,-355,5308,1794,68,961,-273,2607,-5560,-5716,-600,-176,-789,47,-7413,-1476,1069,
	-739,3372,-859,-2060,2325,-8780,-2225,1827,714,2731,4728,2459,-1791,-3488,1489,801,3229,1069,-1760,-2018,1095,-415,-95,-29,
	2176,2176,2176,2176,2176,2176,2176,2176,1023,1024,1028,1111,1151,1152,1282,1282,-213,-114,-768,-128,-768,-768,-768,-768,
	-1536,-328,-1536,-256,-1536,-1536,-1536,-1536,1174,1296,743,955,21,0,37,32,-364,-239,-789,-494,-1388,-1408,-1241,-1246,
	853,749,740,841,1006,1024,962,988,-677,-440,-1085,-256,-1492,-1600,-1412,-1254,3547,1362,135,-266,-2391,1188,-852,2377,
	4472,-268,-427,-163,1434,-643,-1104,81,2034,-230,287,-648,4642,-5239,-708,1532,4298,1325,2144,7353,1015,128,-1486,-823,
	6786,-8181,-299,6735,-1586,2056,-2967,2017,6863,751,435,5351,2868,-2934,-2377,-2945,669,-282,-472,945,1469,1546,-98,-303,
	184,-7,-246,-85,370,670,-391,-137,3496,931,368,-113,-1700,-161,-252,3066,4398,-510,-70,-110,1350,-1325,-1116,1229,
	2075,-412,620,-404,3296,-4354,-618,2284,3982,2066,2209,6937,1047,-150,-1724,-309,6344,-6875,-572,6110,-1063,2034,-2306,746,
	6436,1729,136,4806,1834,-1494,-3013,-3779,534,-179,-71,955,1532,889,-420,1612,55,39,-294,-73,467,727,-471,-71,
	2176,2176,2176,2176,2176,2176,2176,2176,1289,1419,1523,1536,1538,1538,1779,1793,-134,-137,-110,-90,-12,-440,-79,-768,
	-1536,-408,-530,-287,-29,-1536,-266,-1536,289,319,862,846,281,67,671,5,-983,-822,-175,-178,-740,-955,-110,-762,
	935,932,978,941,927,999,1001,1024,-658,-536,-530,-394,-587,-880,-402,-1245,1548,-4287,106,-2521,3180,-135,6004,3096,
	165,-569,-2467,-1287,-711,224,4775,629,-141,-409,595,-1259,3327,-1317,4148,140,-2672,-1573,-1854,1550,3678,2391,356,-1163,
	4441,-6066,-1290,-3103,-3944,1301,-5018,942,1094,-6499,-3086,-4417,-3276,3402,-5915,1844,4531,649,-78,-352,809,-305,-105,18,
	-38,66,-18,-28,268,-98,-65,-8,1408,-4176,-148,-3078,2956,248,5217,1637,-67,-578,-2369,-1607,-772,509,4411,-279,
	-304,-423,484,-1568,3033,-579,3324,-350,-2690,-1713,-1636,1688,3707,1816,1271,-802,4277,-5810,-1335,-2888,-3425,1413,-4029,1071,
	1613,-6286,-3379,-4554,-2821,2324,-4802,2150,4277,657,-194,-430,659,-51,-234,-198,-186,72,-31,-18,319,-68,-22,93,
	2176,2176,2176,2176,2176,2176,2176,2176,1798,1998,2025,2051,2052,2288,2568,2820,-768,-143,-52,-166,-448,-90,-49,-8,
	-1536,-596,-233,-1536,-1536,-568,-640,-1536,32,104,158,313,31,62,0,0,-730,-458,-377,-196,-478,-210,0,0,
	1020,1024,1017,1023,1024,1024,1024,1024,-1153,-596,-409,-696,-896,-568,-640,-640,-3018,-1508,-733,267,-333,1055,-2007,537,
	-1179,-876,757,-819,305,3055,-520,-666,874,2263,-1818,165,-2278,2810,327,2301,-1936,-1981,-6689,6733,63,3713,-4349,1226,
	636,2383,-3060,-1511,2978,1661,476,-366,-1539,5159,-5167,274,-1829,6022,-2667,-184,-360,81,112,-517,-387,216,402,1184,
	-66,-48,2,-161,-159,-30,-54,-32,-2233,-1828,-980,191,-417,1181,-2658,611,-829,-937,758,-984,311,3158,-932,-461,
	829,1740,-1939,242,-2248,3045,-546,2368,-1950,-1495,-6062,6265,-145,3617,-2971,830,679,2848,-2597,-1536,3013,1677,1377,-574,
	-1432,5378,-4554,255,-1444,5861,-1524,-461,-261,-109,9,-747,-556,159,202,907,-51,-18,20,-183,-81,-49,10,-67,
	2176,2176,2176,2181,2195,2220,2240,2304,2829,3003,3072,169,935,1374,640,-256,-14,0,-1,-768,-768,-479,-768,-768,
	-174,-129,-92,-1536,-1536,-1536,-1536,-1536,0,0,0,663,202,297,24,128,0,0,0,-1738,-1462,-978,-2024,-2944,
	1024,1024,1024,172,426,963,0,0,-312,-531,-260,-925,-1611,-938,-1712,-1984,-3665,4048,-1054,742,1865,1787,-4295,39,
	3366,-5696,1277,-979,3086,2446,-3638,-828,-2398,7628,-4847,-1894,4003,419,358,3738,9513,-13778,8924,-2083,881,850,1554,3054,
	-401,34,-1221,8474,1645,-3677,-1139,-166,2120,252,-73,8146,-713,1049,-537,1299,401,-66,-33,-2980,3175,-176,-3771,-563,
	-25,-16,-6,1043,-645,-401,1578,-876,-1549,-63,3632,2734,-834,1419,-3309,245,3505,-5932,2808,652,1153,2102,-2932,-813,
	165,1831,1168,-300,1806,470,277,3777,5309,-4600,1616,-820,-345,560,1864,2913,-1720,1758,-2379,2674,4594,-2838,-2537,-283,
	752,2162,-1806,2562,2857,937,-1782,1302,402,3,-89,-542,234,54,-2538,-485,-92,69,-52,2668,-289,-373,1070,-759,
	2304,2304,2304,2304,2304,2304,2304,2304,0,23,143,255,256,256,385,506,-768,-476,-139,-768,-768,-768,-768,-768,
	-1536,-1536,-425,-1536,-1536,-1536,-1536,-1536,102,972,1441,78,0,36,79,1584,-2714,-1822,-1232,-2483,-2560,-2524,-2352,-725,
	0,518,835,0,0,0,0,952,-1920,-952,-618,-1784,-2176,-2112,-1840,-1062,2943,3631,3612,-870,-2652,2199,-2302,1305,
	262,1408,4624,1291,1489,1099,-1918,3269,-2251,6404,2816,2513,-3315,2382,-699,1566,-3106,176,-3474,223,2350,-67,-534,-5616,
	885,-198,-63,-442,723,-750,224,-7913,-263,-115,42,-1782,-41,-1535,-343,7192,-1858,-18,-2242,-359,1368,786,179,424,
	-711,-1016,1100,-4759,-258,-620,6312,546,3007,3259,3645,65,-2452,1372,-1717,1135,406,1190,4734,2959,1017,943,-1392,3106,
	-2443,5977,2727,2022,-2253,2908,-1000,1291,-2870,117,-3425,1690,1678,-295,-161,-5204,827,356,65,-2325,602,89,-70,-7737,
	-13,377,91,-3403,-840,-1409,-391,6411,-1661,-263,-2511,1077,753,376,731,566,-312,-1541,1035,-4232,-1022,-1645,6292,606,
	2304,2304,2304,2304,2304,2304,2304,2304,512,512,512,531,584,640,676,676,-768,-145,-768,-398,-147,-768,-164,-164,
	-1536,-375,-1536,-1536,-425,-1536,-468,-468,42,1894,671,566,1179,49,1135,1705,-2262,-410,-1633,-1719,-1052,-2127,-1006,-435,
	0,499,71,568,586,2,609,609,-1952,-508,-1632,-912,-569,-1776,-507,-507,1699,921,5725,2527,-5348,-4011,580,1582,
	642,717,2131,3022,-3173,-3043,-4015,3308,-2293,-111,6037,1680,-2409,2130,-3371,1403,-322,2165,7791,1120,-5000,-634,3826,3960,
	-813,-167,-12533,946,-589,3639,423,5125,1072,3049,-12237,927,-525,522,330,7466,567,640,6273,4432,-2466,-4907,-554,-179,
	-3418,-5,6265,5384,574,2695,-1,-397,770,704,3488,2635,-5479,-3313,666,2000,-163,192,895,3131,-3471,-2567,-3740,3630,
	-1816,-134,4590,1801,-2623,2147,-3259,1599,-565,2089,5067,1124,-4600,-164,3254,3791,-71,63,-2663,705,-23,1939,-44,4566,
	1383,3293,-1912,673,43,-927,-232,6897,-725,465,2677,4297,-2525,-4220,-220,-111,-2109,-52,2870,4857,510,2464,130,-425,
	2304,2304,2304,2304,2304,2304,2304,2304,737,767,767,768,769,769,770,896,-280,-768,-768,-768,-160,-768,-279,-768,
	-1536,-1536,-1536,-1536,-505,-1536,-1536,-1536,513,116,894,47,816,105,1485,32,-1566,-1933,-1155,-2001,-1231,-1942,-561,-1888,
	609,456,456,0,1024,420,728,287,-843,-1270,-1270,-1808,-628,-1516,-806,-1664,-4535,-5105,566,-439,31,197,-3200,1018,
	-4151,-5852,2394,-717,-3861,527,-1128,2124,-2761,-4589,34,-3850,1331,-915,-3393,389,1451,-3654,-2560,-1947,-2342,1758,-3357,134,
	436,8431,-3190,453,795,-6929,7045,445,171,6793,-4854,4231,434,-4757,12399,-665,-6847,-2419,1559,5947,-8261,467,-350,-550,
	-1174,6889,105,-2786,-123,-7143,35,710,-4438,-761,604,-1131,96,-1358,-3019,285,-4149,-1605,2192,-1166,-3696,-1156,-873,1474,
	-2600,-1406,140,-3614,1318,-2165,-3387,-373,1424,-688,-2471,-1755,-2465,202,-3227,-326,288,-1108,-3245,-25,633,-3102,6659,375,
	70,-2894,-4956,3646,182,-1557,11766,-349,-6339,345,1618,5328,-7844,-478,-61,-726,-1174,2676,452,-2327,-252,-3831,138,907,
	2304,2304,2304,2304,2304,2304,2304,2304,1002,1002,1005,1021,1023,1025,1110,1152,-285,-285,-215,-768,-105,-768,-128,-768,
	-1536,-1536,-1536,-1536,-299,-1536,-256,-1536,375,1163,1350,817,1532,620,1203,24,-1439,-651,-461,-979,-260,-1171,-504,-1641,
	621,621,847,732,750,768,840,1006,-782,-782,-780,-1202,-453,-1382,-256,-1608,-1330,-5217,1489,-2459,-989,6527,-782,576,
	-127,-5367,-1106,-2657,-1149,6082,1936,453,-3666,703,-1664,-1904,-195,6281,1346,1345,-1381,-2888,6630,-2591,-560,7591,1021,-495,
	2566,9634,-12653,-1122,5292,-1087,1986,-2263,1986,8990,-15592,-3477,2372,-1187,66,6112,-4326,-948,-964,-1905,-737,1475,520,1603,
	-1339,-454,-344,-506,-145,-228,-226,269,-549,-4935,1493,-2111,-1242,5450,-513,929,464,-4988,-1080,-2446,-1742,5193,2318,626,
	-3002,740,-1604,-1728,-160,5414,1528,996,-1334,-3065,6642,-1960,-346,6995,614,10,1103,8804,-12341,-1637,5743,-79,991,-1836,
	325,8041,-15254,-4065,2660,137,-683,4335,-2383,-396,-1163,-1471,-730,50,556,1673,-1234,-399,-399,-586,-137,-262,-211,403,
	2304,2304,2304,2304,2304,2304,2304,2304,1152,1278,1283,1283,1440,1535,1541,1543,-768,-161,-768,-768,-120,-81,-411,-102,
	-1536,-677,-1536,-1536,-344,-237,-1536,-375,0,383,38,36,590,1077,77,1045,-1664,-1155,-1496,-1497,-787,-204,-1198,-228,
	1024,932,987,964,939,936,999,981,-1728,-677,-1357,-1540,-458,-413,-1008,-658,-759,1086,-2323,507,-1175,1029,555,-1566,
	-426,-1602,-2964,3119,-13,-549,-506,-827,-4480,-182,-2067,1843,-2113,-257,399,1259,87,-2167,-2396,556,1462,-781,2317,565,
	2332,4551,1025,-1867,4050,-1382,-3441,-1930,-3449,7142,-1085,-648,4315,7006,497,-4169,337,3445,-595,-396,-314,-327,266,-241,
	612,-140,-206,-454,-165,-17,-38,-45,-1671,971,446,-623,-901,922,721,-1985,-1202,-1656,571,1367,89,-354,-352,-1472,
	-4558,-322,417,548,-1658,-8,737,-156,-847,-2117,-828,-264,854,-925,1910,1438,2204,4797,-1139,-1116,3863,-714,-2917,-338,
	-1093,7324,-3100,-971,4146,6692,359,-923,-5,3368,1369,-1074,-131,-410,333,-228,650,-160,-147,-609,-140,-22,-18,35,
	2304,2304,2304,2304,2304,2304,2304,2304,1589,1779,1792,1794,2001,2035,2052,2053,-10,-77,-768,-768,-137,-51,-441,-167,
	-24,-309,-1536,-1536,-472,-204,-1536,-752,412,862,6,36,124,191,31,441,-815,-174,-1018,-986,-691,-590,-734,-322,
	942,1002,1024,1020,1024,1017,1024,1024,-715,-530,-1373,-1281,-518,-402,-998,-752,2689,-2891,-801,1493,-4116,-4224,-275,1172,
	1436,-2245,1556,262,-2700,-1817,-262,1709,4017,-2463,-1012,153,-6325,-3202,1269,1273,-2680,-667,-1641,-1810,-2974,6642,1290,818,
	-2574,-4287,-457,2428,-5389,6479,-2371,-2603,-3247,-4455,-1851,-469,-7317,6337,-1330,1282,-175,-159,-65,-415,-223,-191,-426,-536,
	-28,-52,12,-36,-37,-30,-24,-165,1662,-2701,-1100,1580,-3322,-3563,-159,692,779,-1876,919,863,-2189,-1601,-57,1377,
	2530,-2983,-1309,294,-5342,-2394,1340,707,-868,-219,-1343,-1763,-4089,5380,732,1520,-532,-2541,148,1895,-6832,4840,-2483,-2096,
	-1259,-2597,-976,-888,-8726,4960,-1616,1755,-300,-195,-290,-236,-87,-102,-489,-671,80,-1,17,-66,-110,-56,-18,-86,
	2304,2304,2304,2304,2304,2304,2314,2317,2307,2554,2824,2831,3076,3328,535,569,-83,-51,-6,-13,0,0,-768,-768,
	-696,-768,-1536,-181,-99,-47,-1536,-1536,67,23,0,0,0,0,523,212,-443,-239,0,0,0,0,-1777,-2061,
	1024,1024,1024,1024,1024,1024,270,82,-696,-768,-768,-440,-512,-260,-1128,-1725,1443,-293,-210,-352,4472,-13123,-4464,9705,
	761,666,-870,1370,8974,-10600,541,6702,2725,2029,2115,-3869,4066,-9647,-345,7146,1787,-3095,-2208,5479,5898,2295,-2596,100,
	1404,287,-847,-303,1091,-657,11935,-5992,1625,-1436,-641,3031,-772,837,10816,-5026,-112,-255,-238,-338,-149,-169,-649,-2293,
	-16,-70,24,8,-8,-25,2267,805,1530,-563,-416,403,3860,-7862,-1414,8617,898,560,-1083,2246,9368,-5615,2718,6052,
	2795,1622,1810,-2581,3487,-4192,1808,6152,1450,-2254,-1733,4322,5832,-1507,-571,-833,984,759,-372,-909,1160,-3391,5572,-2310,
	1182,-660,-88,2307,-485,-2385,3817,-1269,-114,-237,-229,-353,-185,-201,1800,-3168,-20,-17,21,-42,1,-66,4163,706,
	2318,2356,2360,2370,2432,2432,2432,2432,1500,833,411,1180,433,512,512,540,-768,-327,-768,-768,-379,-768,-768,-218,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-435,33,995,687,25,808,42,213,1665,-1311,-1091,-1831,-1744,-1831,-2518,-2347,-866,
	1024,699,200,1024,313,0,730,106,-1516,-1031,-1168,-1726,-992,-2080,-1800,-435,2017,2940,390,752,-1175,2815,-73,-1379,
	1098,2983,333,-336,-462,799,-297,-39,2370,-296,-130,4439,-591,1159,113,496,-1282,-5036,-3309,2542,-1775,1858,-143,4806,
	2573,-3832,11870,616,1171,-218,-7424,583,1460,-5126,15130,436,1285,-2041,-7736,1030,-585,5719,-4442,1116,-351,-53,-2333,3307,
	-3,-476,-10993,354,-6086,1145,-4156,1381,862,1346,2754,201,-659,2235,-745,-1150,-400,1453,2062,-905,-72,260,-920,127,
	1105,-1171,761,4078,-594,1132,-253,698,-1133,-4918,-1364,2043,-1264,1542,-848,4655,2706,-2059,5315,1016,-1056,951,-4223,-64,
	2373,-3118,7752,1315,-1010,-1007,-4380,387,-1200,4033,-2003,660,927,-376,-3481,3497,-93,-225,-7421,309,-4170,1593,-3835,1430,
	2432,2432,2432,2432,2432,2432,2432,2432,768,1001,1024,1109,1509,1539,1539,1548,-64,-264,-768,-128,-206,-32,-768,-768,
	-128,-802,-1536,-256,-740,-64,-1536,-1536,2049,548,49,1455,324,1407,36,209,-255,-1523,-1999,-508,-1239,-126,-1496,-1315,
	521,612,776,840,1024,966,1010,946,-128,-802,-1800,-256,-740,-64,-1538,-1261,-1386,-4844,-87,-21,2344,799,2077,-4394,
	-2688,1490,-1649,-1771,-312,723,1208,-5621,-382,-159,1481,738,1698,-466,2769,-4584,-639,888,-566,-94,-875,-451,-633,-1062,
	-735,2007,-217,-599,-2157,2210,304,-1348,-405,1775,-1441,-1158,-3833,762,541,-2111,-300,-4448,-227,228,-361,22,-438,-1121,
	-54,-480,367,-194,-111,3,-59,-271,-705,-4337,-1537,433,2534,923,1563,-2881,-1309,1804,-3015,-828,-180,731,513,-4062,
	-326,213,359,893,1841,-282,2161,-3056,-476,760,-1209,-317,-933,-526,-583,-894,-765,1262,1809,-1078,-2340,1539,451,-2296,
	-401,958,922,-1607,-4083,623,677,-2944,-105,-3948,-1637,259,-220,-49,-720,-556,-43,-374,618,-208,-117,-27,-126,-301,
	2432,2432,2432,2432,2432,2432,2432,2432,1567,1794,2024,2050,2512,2567,2997,3080,-218,-64,-127,-768,-60,-33,0,-1,
	-435,-128,-413,-1536,-285,-1536,-126,-63,694,1030,145,36,103,31,6,0,-811,-248,-903,-987,-458,-474,-69,0,
	1011,1017,1024,1023,1024,1024,1024,1024,-435,-128,-646,-1280,-596,-1024,-505,-768,488,902,1024,-59,-814,3278,-9648,9077,
	-1023,1452,-2011,-35,-2754,1301,-8583,8318,-92,-1090,-2224,867,-3444,-507,-11898,11371,3192,-1332,-2030,3302,67,1647,11042,-15178,
	5760,8540,83,2451,-3031,96,2504,-1163,5500,8783,-333,3293,-4244,-873,800,-2132,-724,-82,-111,-157,-146,-294,-214,-154,
	-121,-44,-5,-20,-29,5,-2,31,947,568,952,272,-541,3074,-4921,2556,-716,862,-1867,307,-2454,1249,-5594,4097,
	647,-84,-2344,1185,-3092,-928,-6063,3440,2948,-1827,-2645,3409,-184,1197,2657,-4791,4521,6029,-798,1866,-3816,-155,-385,2369,
	4390,5540,-1400,2703,-4997,-735,-2274,1804,-393,-121,-117,74,-124,-291,-260,-49,-181,-121,-1,-53,-37,72,-57,90,
	2432,2432,2432,2432,2432,2432,2476,2483,3515,3527,4096,4133,4352,4437,918,887,0,0,0,0,0,0,-768,-768,
	-6,0,-1,0,0,0,-1536,-1536,0,0,0,0,0,0,121,140,0,0,0,0,0,0,-2120,-2148,
	1024,1024,1024,1024,1024,1024,422,470,-530,-325,-321,-96,-205,-144,-1788,-1843,24024,-22561,-1450,181,-609,-847,2259,2723,
	25307,-24050,1981,-2113,2233,-2185,663,4621,19402,-17363,2699,-2459,-1088,-1252,-405,5266,500,230,-83,-26,151,340,1768,1665,
	-5794,200,-32012,27960,-4433,6142,-2561,-3861,-6807,602,-33139,28794,-4706,6445,-2110,-5074,-125,-120,-15,14,121,267,4720,133,
	-10,-6,-9,-4,17,49,-951,427,8551,-8535,-2783,539,-934,-823,1725,721,9341,-9569,-373,-302,1697,-2018,349,2632,
	6408,-5565,-255,-195,-1573,-1177,-643,3637,2055,-1273,454,-407,295,341,1578,582,-1285,-4228,-14745,10268,-1975,4838,-1855,1528,
	-1512,-4346,-15460,10553,-2162,5117,-1473,478,-89,-184,-66,49,62,260,4183,-898,25,-33,18,-22,24,48,-341,2057,
	2496,2496,2497,2555,2560,2560,2560,2560,1152,2944,1174,508,-256,0,29,153,-59,-3,-768,-768,-768,-768,-389,-135,
	-463,-169,-1536,-1536,-1536,-1536,-1536,-420,852,22,146,4,160,108,1112,1434,-1196,-234,-1882,-2805,-3424,-3220,-2186,-1741,
	1017,1024,944,0,0,0,525,839,-754,-794,-1677,-2299,-2240,-2160,-1105,-874,-32,4661,5405,5429,2764,4137,941,7816,
	2667,-3125,2769,4654,769,3816,4508,6646,815,5736,1295,1650,182,-1457,-1631,3184,-5271,-12312,38,950,-1324,2700,2932,2583,
	-1131,498,-4843,-782,-1001,1953,-418,-422,-1448,-648,-4605,856,1852,3588,-197,-423,2926,-166,4338,608,-867,3109,-216,-2024,
	-319,-17,-64,3194,711,1912,-1771,2793,-608,2027,4170,3454,2801,4407,773,7808,2188,-4653,1589,2655,693,3952,4306,6711,
	149,2010,322,914,488,-963,-1751,3372,-4489,-6537,-286,317,-1484,2964,2997,2247,216,2169,-2194,-425,-738,2223,-474,149,
	-161,1449,-2108,900,1691,3822,-323,148,2329,-109,3017,-478,-968,3355,-30,-2469,-298,27,36,2616,684,2039,-1746,2559,
	2560,2560,2560,2560,2560,2560,2560,2560,256,256,256,384,435,504,511,512,-768,-768,-768,-768,-352,-768,-768,-768,
	-1536,-1536,-1536,-1536,-935,-1536,-1536,-1536,77,0,39,80,1053,1731,244,47,-2995,-3072,-3033,-2864,-1840,-1094,-2573,-2769,
	0,0,0,0,317,953,728,0,-2024,-2432,-2368,-2080,-935,-1314,-1928,-2208,-1562,-441,1106,-3903,-2685,24,173,2247,
	1395,1755,2941,-3916,-4574,-191,760,2298,387,194,2059,-3076,-4550,-445,-650,1763,-1684,2403,1114,-1253,2298,7067,-187,166,
	2295,-1055,1747,-3855,536,553,-4565,349,-1662,1366,359,-36,575,-14151,-4525,610,1077,1089,-1620,-1292,-1265,330,-1587,732,
	-4689,-148,943,4362,-11563,686,-4583,1275,-635,-922,-28,-2868,-2480,162,-365,1538,3417,1465,2472,-2996,-4339,-72,98,1427,
	1175,-447,1740,-2690,-4402,-278,-827,1247,99,1285,-170,-859,2183,6506,-1096,220,1162,-695,3244,-3291,-266,301,635,1649,
	-1475,532,119,611,-242,-13418,604,1596,1183,464,-1556,-812,-937,374,-2289,362,-3362,-661,-801,4577,-11123,682,-3359,250,
	2560,2560,2560,2560,2560,2560,2560,2560,512,512,512,535,540,551,641,656,-768,-768,-124,-374,-218,-199,-768,-183,
	-1536,-1536,-321,-1536,-435,-573,-1536,-515,98,732,2368,686,1919,1213,59,1202,-2717,-2084,-448,-2107,-868,-1564,-2628,-1470,
	71,71,508,575,106,541,2,592,-1868,-1868,-533,-1101,-435,-825,-2024,-763,-2018,4064,2061,-2012,-1562,-2765,-2866,-862,
	-2294,5084,3016,-2624,-1547,-1636,-2881,288,-2596,-17,44,-2483,-2313,-1050,2879,-1944,1371,1918,272,-386,-154,-1738,-798,-5001,
	-62,-5574,28,1581,-79,-522,-2647,-606,-1773,-10135,130,1817,30,-543,609,-584,-132,3395,242,-4460,-45,-2677,-4979,-1646,
	-5947,5360,-12,6898,267,2854,4007,-232,-2,2834,1725,-1663,-1377,-2961,-2088,-922,-598,4169,2263,-2194,-1340,-1860,-2241,84,
	-1893,-617,-19,-2563,-2138,-1094,2823,-2017,1811,128,114,107,-232,-2020,-557,-5212,-2515,288,94,-1210,-448,46,-2805,-615,
	-2994,-3538,199,-1111,-345,48,405,-570,-3,797,74,-3274,27,-3191,-4225,-1904,-3627,2804,-59,6286,288,2608,3779,-174,
	2560,2560,2560,2560,2560,2560,2560,2560,656,723,745,763,768,768,768,769,-183,-321,-255,-171,-768,-64,-768,-768,
	-515,-992,-816,-499,-1536,-128,-1536,-1536,2046,778,980,1020,106,2304,46,170,-626,-1827,-1603,-1546,-2454,-256,-2513,-2389,
	592,433,613,1024,418,521,0,459,-763,-992,-938,-785,-1750,-128,-2064,-1487,2204,-3718,764,-2469,-2043,-591,-118,-2401,
	1923,-3481,-630,1343,-800,-2254,1087,-2829,745,-1677,-223,-2126,-1067,-967,-634,-1528,-349,-903,-8355,2598,-2136,-267,331,-849,
	-164,707,-749,-245,-8199,-127,4712,18774,-135,809,-810,-218,-10240,-157,2516,19090,-142,-4053,-148,12751,-128,-160,4276,194,
	-236,2685,245,-421,-13765,-6,-2025,9972,1729,-3503,337,-2365,-2089,128,-251,-7,1373,-3233,-1058,1244,-1055,-698,934,-4,
	459,-1556,-542,-1992,-1234,-797,-565,97,102,-744,-8019,2413,-1892,-191,249,381,526,206,630,-487,-3468,-187,4290,5538,
	609,290,616,-484,-5374,-181,2168,5185,-68,-3839,-715,12241,-29,-56,4294,1279,-182,2879,77,-425,-9413,-17,-1985,4415,
	2560,2560,2560,2560,2560,2560,2560,2560,769,776,896,1007,1007,1012,1021,1024,-768,-266,-768,-242,-242,-200,-768,-89,
	-1536,-973,-1536,-666,-666,-795,-1536,-236,1052,1764,41,752,1554,1636,982,1983,-1507,-788,-2391,-1569,-767,-680,-1325,-321,
	459,738,291,615,615,851,729,770,-1487,-973,-1920,-864,-864,-912,-1392,-475,-1883,591,2144,4856,-619,3590,-7724,-81,
	63,-133,2364,903,-3920,5371,-6760,2594,-4832,-1181,999,1769,961,375,-5241,387,-2287,3365,76,1030,1024,1344,-4802,-448,
	-2938,2941,-2588,-327,1164,2584,755,-65,-4979,2969,-1275,-321,975,2139,-1732,-130,1373,192,-617,303,-285,-98,-1875,-246,
	586,-257,5205,-269,-210,-245,-513,-51,-1958,574,1782,4840,-1070,3387,-7124,-655,-135,223,1940,860,-4485,5125,-6266,1000,
	-4723,-1364,770,1763,754,319,-4973,271,-2533,3430,-73,1049,1572,1390,-4560,-555,-2427,2952,-991,-211,1669,2601,-158,8,
	-4286,2799,232,-183,1423,2128,-2443,-51,1086,196,-422,87,-257,-202,-1443,-367,374,-172,5422,-210,-203,-266,-533,-61,
	2560,2560,2560,2560,2560,2560,2560,2560,1024,1040,1110,1152,1152,1152,1269,1279,-768,-768,-128,-768,-768,-768,-145,-768,
	-1536,-1536,-256,-1536,-1536,-1536,-522,-1536,712,27,1708,147,0,29,547,42,-1592,-2261,-510,-2029,-2176,-2146,-1512,-2007,
	767,797,841,886,1024,1007,931,985,-1616,-1896,-256,-1530,-1984,-1848,-806,-1579,5243,3132,-331,-4423,2871,437,-1312,-6770,
	6822,2038,-2105,-4057,2807,1042,-774,-4770,4187,3581,0,-2576,-1075,3177,-3011,-4792,4153,1459,-414,2247,1794,638,-1443,-7034,
	-5078,-2982,-1161,8514,2268,-2497,215,-1297,-5882,-3280,-1071,8816,141,-1436,-16,-245,1065,2246,32,-6662,2149,1713,2840,-2963,
	-227,582,-105,-557,781,518,-7,-83,3607,2303,355,-900,1115,422,-1184,-1335,5385,1258,-670,-1162,1225,1183,-780,460,
	3146,2925,131,272,-1342,2262,-2841,-278,2918,1434,-427,3862,650,1150,-1656,-2921,-2591,-1249,-1377,3836,3321,-947,65,-5927,
	-3316,-1607,-1297,3601,1664,-381,-159,-5356,-327,1448,48,-3979,1082,1487,2890,1592,-183,667,-143,-449,648,614,-11,-143,
	2560,2560,2560,2560,2560,2560,2560,2560,1280,1408,1464,1491,1507,1533,1534,1536,-768,-768,-115,-13,-113,-435,-65,-32,
	-1536,-1536,-331,-26,-430,-1536,-199,-64,49,17,684,510,1361,119,1548,1665,-1999,-1903,-1179,-1327,-460,-1676,-246,-127,
	963,1024,946,915,976,997,931,965,-1796,-1764,-611,-971,-780,-1202,-444,-64,3486,2631,-1619,1746,705,1814,1313,-1577,
	3957,2396,1334,-536,2814,1391,-270,-1153,4304,1232,-2878,3129,-751,1210,1156,453,4048,1441,7587,-3558,-257,2207,-228,-87,
	-3036,-482,-462,-77,1822,4192,-75,-21,-3871,-1893,-525,171,2133,2023,-234,-140,4351,-592,-916,388,-257,125,-198,86,
	-388,-67,-46,88,-15,-98,7,-1,-696,1711,-957,999,473,2799,1160,-1331,529,1476,1392,-912,2033,2382,104,-788,
	1061,296,-2047,2141,-1005,2238,1140,327,884,746,6371,-2067,152,2256,-373,-126,-803,465,-874,1222,2651,3544,516,-169,
	-1113,-587,-891,1469,2957,1167,183,-214,1725,-1091,-378,57,-277,442,-201,26,-540,-133,-1,95,-39,-101,28,-10,
	2560,2560,2560,2560,2560,2560,2560,2560,1537,1566,1680,1789,1792,1795,1795,2034,-768,-218,-768,-75,-768,-64,-768,-122,
	-1536,-435,-1536,-316,-1536,-128,-1536,-375,220,925,0,1182,7,1281,37,313,-1571,-837,-1648,-357,-1529,-252,-1496,-982,
	943,1010,1024,1004,1024,1017,1020,1024,-1389,-435,-1720,-677,-1615,-128,-1537,-612,-4496,324,1051,-1216,1781,1750,2171,-20,
	-4737,1386,2143,-2356,1497,-559,2855,208,-5340,-1141,3091,2239,517,-1305,3532,-63,-3755,-836,1346,-845,-2177,-404,5988,7210,
	-1166,833,-584,3072,-422,-119,556,11009,-1116,876,-850,-4783,2504,1404,-1640,9555,-1194,-388,-244,-57,52,32,-101,-209,
	-299,-59,-1,5,30,-21,25,-21,-3149,705,80,-545,1365,1428,2516,478,-3367,2041,884,-2120,1125,16,3235,502,
	-4097,-352,2042,1421,326,-446,3716,737,-3140,-1015,1070,-924,-1250,-790,5688,6055,-2291,-596,488,5067,-1,-533,221,9461,
	-2335,-528,206,-1883,2419,-311,-1521,8199,-713,-102,-851,-95,-136,12,-6,-140,-294,-110,-114,18,-2,-40,34,-44,
	2560,2560,2560,2560,2560,2560,2560,2560,2050,2053,2055,2306,2408,2564,2664,2819,-442,-156,-47,-83,-768,-50,0,-14,
	-1536,-822,-204,-516,-1536,-883,-1536,-167,32,658,290,67,0,31,0,67,-1246,-617,-983,-955,-920,-734,-664,-443,
	1024,1024,1016,1024,1024,1024,1024,1024,-1254,-1008,-658,-880,-1356,-998,-1228,-696,406,-2733,-1185,4237,148,802,-380,1283,
	1020,-2586,116,5119,-262,183,1707,4013,782,-1580,-976,5086,-636,1932,-2820,739,1854,1401,-3893,-7886,-2876,3075,-4111,7743,
	-2245,-4993,-2391,-7660,2006,-379,-491,-2728,-3652,-9521,1454,-8193,3859,-1237,-561,-3028,-143,-423,-50,100,118,-92,47,-64,
	43,-50,3,22,-57,-26,42,-11,411,-3394,-1458,3447,171,519,-612,2048,1077,-3106,-9,4465,-270,23,1292,4598,
	847,-2431,-1297,3854,-587,1606,-2613,1535,1587,2558,-3416,-7053,-2572,3448,-3011,6413,-2451,-3418,-1817,-6558,1730,22,263,-3761,
	-3663,-7690,2047,-7341,3583,-779,141,-3884,-310,-607,-126,17,208,-55,-112,-85,66,-3,27,32,-74,-9,121,-8,
	2560,2560,2560,2630,2633,2666,2688,2688,2823,3066,3840,1134,394,1336,-256,0,-7,0,0,-502,-178,-768,-768,-768,
	-1536,-103,0,-1536,-356,-1536,-1536,-1536,31,23,0,608,2399,0,172,108,-474,-239,0,-1726,-681,-2204,-3668,-3476,
	1024,1024,1024,761,162,1024,0,0,-1024,-768,-260,-1301,-341,-1998,-2336,-2288,-781,2397,-3038,-3297,-1468,907,2420,-1854,
	234,4588,-4407,-3598,-469,1730,3784,-671,2962,2231,-3942,-1513,-2113,2675,-948,-4708,602,1678,-344,-4452,373,3956,1729,-1175,
	1788,-1740,11981,4019,34,1671,1405,-887,536,-662,11160,4135,180,-2124,-505,919,-147,-90,-119,2398,329,2240,2146,-499,
	-16,-10,-17,-1387,296,-115,1383,1066,-771,922,-573,-1998,-1064,-573,2487,-1411,335,3300,-1940,-2032,147,235,3866,-312,
	2750,686,-1431,-1102,-2093,1157,-776,-4185,96,2463,-906,-3718,379,1737,1641,-807,1489,-1928,8801,1428,-158,3537,1427,-637,
	331,-751,7919,1539,-44,-288,-640,985,-35,-56,-122,2597,434,1188,2074,-250,-42,-13,-36,-1470,293,-390,1448,1167,
	2688,2688,2688,2688,2688,2688,2688,2688,31,153,256,256,256,384,437,509,-389,-140,-768,-768,-768,-768,-337,-636,
	-1536,-427,-1536,-1536,-1536,-1536,-873,-1536,1110,1667,81,43,0,80,1087,1823,-2442,-1764,-3247,-3285,-3328,-3120,-2060,-1253,
	527,838,0,0,0,0,321,954,-1233,-884,-2136,-2496,-2560,-2208,-1051,-1395,-1234,-3918,-4066,-1533,2900,-1706,-998,758,
	-1118,-2511,-2138,432,3109,-3435,-1072,784,-318,-6046,-3115,-429,1241,-4956,890,-2969,-2548,-5108,-3307,1115,3122,-1635,2116,1561,
	-124,-206,-2367,-687,2353,-1201,741,4654,-8,-128,-2348,1127,556,-1498,647,2508,290,-4912,-2648,259,2732,-564,960,200,
	-2223,1398,-5268,-4948,2533,6390,-4104,346,-1420,-3895,-3060,-3155,1370,-1010,-1048,664,-1304,-2477,-761,-700,1933,-2706,-1085,698,
	-586,-5952,-2128,-2206,-304,-4663,762,-2923,-2302,-5187,-1373,-396,2023,-1129,2115,1345,-560,24,-3393,-89,1920,-687,571,4832,
	-328,74,-1956,722,205,-1148,541,3013,37,-4973,-1182,-720,1892,180,435,37,-2149,1291,-5748,-5594,2063,5676,-4237,337,
	2688,2688,2688,2688,2688,2688,2688,2688,512,512,512,512,539,567,640,665,-768,-118,-768,-768,-329,-173,-768,-172,
	-1536,-295,-1536,-1536,-951,-445,-1536,-448,47,2608,98,769,1174,1604,60,1596,-3025,-464,-2973,-2303,-1871,-1413,-2884,-1324,
	0,517,73,73,582,563,2,604,-2336,-545,-1996,-1996,-951,-711,-2136,-665,1456,2812,-464,-175,-704,-1285,-3640,-176,
	-302,3075,-267,1043,-1197,-1800,-3287,-288,-1685,-272,-2938,-2255,525,-1009,2020,175,-450,170,-2270,-2177,-1009,5129,-383,2149,
	-591,93,2688,-5855,-1029,-203,-2275,-522,-494,116,187,-5096,-829,-185,-2633,-471,-390,118,2457,-109,-3549,5500,-5485,1476,
	-1251,7,-4428,5400,6106,18,2200,-552,70,2600,623,-417,-771,-1321,-3007,-132,-1586,2551,-134,829,-1231,-1785,-2797,-89,
	-3145,-190,-2489,-2283,422,-1050,1933,306,-1463,115,-2413,-2755,-919,5046,-272,2233,824,172,-137,-3074,-616,-183,-2767,-754,
	-126,187,-1436,-2631,-520,-175,-2905,-744,-577,33,1860,-1007,-3022,5366,-4607,1668,-1839,-18,-3712,4788,6013,11,1275,-481,
	2688,2688,2688,2688,2688,2688,2688,2688,665,720,740,741,768,768,768,768,-172,-330,-187,-265,-768,-768,-768,-768,
	-448,-875,-606,-717,-1536,-1536,-1536,-1536,2258,1026,1043,1250,52,106,170,1101,-662,-1838,-1802,-1594,-2764,-2710,-2645,-1715,
	604,430,1024,610,0,417,457,457,-665,-935,-913,-807,-2192,-1854,-1615,-1615,383,-166,-1660,1939,-148,-1100,-693,-854,
	2659,3638,-2533,-367,-520,-1028,-1863,-1844,-727,-2074,-1304,-1046,-4606,-1819,-3310,-1705,-389,4384,-3379,7610,-1437,-658,-1515,-5623,
	-232,597,-254,198,4061,-1818,15389,-9653,-308,593,-270,270,1039,-1629,22084,-618,-164,-1324,-9089,4571,3330,876,1741,1479,
	-151,2917,166,-547,-3263,-13992,15562,525,308,33,-1615,2072,-645,-726,247,-1439,2456,3829,-2406,-175,-930,-980,-842,-2335,
	-725,-2059,-1192,-1129,-4635,-1536,-2457,-2083,-567,4295,-3417,7315,-1515,-267,144,-6171,-411,-488,-103,-499,3955,202,3385,-7976,
	-523,-458,-162,-486,1145,1480,9412,888,-253,-497,-8938,5010,3035,1240,1702,519,-174,3352,-121,-340,-3423,-8997,8183,-114,
	2688,2688,2688,2688,2688,2688,2688,2688,773,896,996,996,1024,1024,1024,1026,-269,-768,-272,-272,-768,-83,-768,-190,
	-922,-1536,-794,-794,-1536,-220,-1536,-709,1864,41,763,1636,745,2214,1053,1781,-947,-2647,-1825,-952,-1815,-346,-1507,-777,
	734,292,607,607,766,774,731,856,-1101,-2048,-992,-992,-1744,-485,-1487,-973,2671,415,3369,-2512,4747,778,-63,3923,
	4738,427,331,-3405,4641,1540,-555,3781,-167,-2071,1032,769,2965,-1041,-626,-793,346,82,-193,285,213,-75,-27,-594,
	-88,-3405,154,189,-7413,21,1138,-411,416,-2481,148,202,-10132,-34,9043,-363,141,-3875,793,-749,626,-55,-1841,2,
	-204,2512,-1046,-237,-258,-16,-405,2,2375,376,3381,-2733,3025,252,369,3518,4295,187,432,-3817,3072,72,-223,3187,
	-378,-2182,1066,556,1816,-1229,-406,-852,735,-40,-11,645,-1068,-173,213,-639,741,-2447,141,458,-4276,80,43,-421,
	1370,-845,141,485,-6781,34,7677,-382,40,-3360,835,-708,-351,-141,-1346,-15,-223,2177,-1267,-239,-253,-15,-428,-7,
	2688,2688,2688,2688,2688,2688,2688,2688,1040,1109,1152,1152,1153,1262,1279,1280,-768,-128,-768,-768,-768,-148,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,1964,0,29,146,596,44,49,-2517,-511,-2432,-2402,-2285,-1725,-2261,-2255,
	796,839,1024,1007,887,930,985,963,-2024,-256,-2112,-1976,-1658,-912,-1702,-1924,-320,-1352,5671,-3008,-3488,-476,-2689,1794,
	-347,-2950,6207,-3269,-2869,-687,-2242,-329,-2176,-570,2195,-2234,-3812,-2663,-2566,103,-933,-232,4255,-3065,185,-4132,-3146,-2808,
	-2118,-497,1229,-4451,5090,-212,7846,-8794,-4559,-475,-2447,174,5119,-196,3378,-4814,-454,8,4491,-1424,-5105,515,-2729,-3204,
	2919,-37,509,241,-467,-3,-305,-591,-597,-621,3860,-1692,-1797,-426,896,-469,-616,-1231,4189,-1632,-1485,-667,624,-2086,
	-2144,-495,803,-1764,-2689,-2524,-217,-1709,-1026,-281,2233,-1686,1075,-4400,-943,-3988,-275,-756,2163,-3353,-241,-323,-272,-2634,
	-2797,-739,-968,-50,477,-322,-2274,-984,-599,-2,2643,-295,-3768,583,-67,-5289,2906,-80,223,204,-113,-24,-305,-798,
	2688,2688,2688,2688,2688,2688,2688,2688,1408,1472,1524,1526,1534,1536,1680,1763,-768,-110,-106,-12,-423,-62,-768,-79,
	-1536,-295,-404,-24,-1536,-182,-1536,-316,17,1108,1517,475,117,1779,0,1361,-2159,-1005,-543,-1583,-1932,-269,-1904,-460,
	1024,947,978,923,998,929,1024,1003,-1886,-507,-806,-1099,-1270,-456,-1848,-780,2398,-115,-381,1793,-4355,-610,4256,-258,
	1685,-1137,3905,-271,-2878,-1796,4196,-341,-1003,-415,909,583,-5186,-2565,3214,-2626,-1038,365,-92,876,-1595,-62,1503,-442,
	-2043,-1649,-268,1289,2907,-244,-153,-528,2544,-1427,-169,1167,9927,-228,2217,1428,3393,-226,-63,436,219,-111,-563,24,
	-93,-38,24,112,-157,7,-25,13,1964,25,-504,1475,-3087,-1012,2901,-51,1486,-846,2989,-403,-1681,-2216,2811,-856,
	-966,-34,783,225,-3949,-2593,1826,-3130,-630,20,-137,1222,-1136,-50,788,-339,-990,-1923,-299,1734,1187,-215,847,439,
	3251,-1691,-296,1694,7747,-136,3410,2507,3574,0,-88,265,1466,-98,-1186,-13,-119,-25,12,88,-244,27,-107,19,
	2688,2688,2688,2688,2688,2688,2688,2688,1792,1792,2023,2045,2051,2052,2309,2408,-768,-768,-125,-50,-486,-160,-82,-768,
	-1536,-1536,-417,-224,-1536,-874,-510,-1536,50,7,323,384,38,743,77,0,-1743,-1785,-1238,-1155,-1496,-789,-1198,-1176,
	1020,1024,1024,1016,1024,1024,1024,1024,-1665,-1743,-740,-677,-1357,-1085,-1008,-1484,1932,-1601,-1348,-272,-2121,41,-2330,-461,
	240,-77,534,54,-1265,-120,-1822,295,-1309,-859,-68,-1074,-2632,780,-3442,-1403,-3032,-721,5310,1626,-1091,475,-6577,-24,
	-1183,-122,3747,1822,-538,2972,-5869,-834,-1415,-1356,3433,777,-469,8747,-7944,-3385,-259,-104,-173,-63,-107,-283,106,26,
	6,11,6,5,43,-9,27,-18,2055,-1478,-1124,-53,-1793,-220,-2693,-394,594,-227,497,35,-903,-371,-1919,295,
	-1096,-1164,164,-712,-2207,458,-4054,-1265,-2833,-976,4651,1013,-1150,956,-4928,93,-1011,35,3354,1199,-856,3688,-3829,-827,
	-1258,-1038,3037,232,-677,9230,-6049,-3227,-243,-277,-137,11,-179,-413,-48,123,23,-31,-6,16,70,-2,22,-49,
	2688,2688,2688,2688,2688,2688,2717,2780,2561,2664,2821,2822,3076,4066,1490,2120,-51,0,-14,-7,0,0,-768,-277,
	-1011,-1536,-167,-1536,-100,0,-1536,-961,33,0,64,32,31,0,289,131,-990,-920,-699,-730,-478,0,-1862,-1516,
	1024,1024,1024,1024,1024,1024,994,1024,-1126,-1356,-752,-1152,-896,-260,-1501,-1079,-740,-90,-5851,932,1603,247,-2353,401,
	-212,-233,-5726,659,2478,-2120,-2299,-1361,-1924,-3655,-6294,2279,1062,-2643,-1664,281,-2633,-2015,8446,1959,-10541,-131,-3596,195,
	2570,548,1291,-1542,-5747,15033,-799,4460,2910,2857,-1684,-1107,-5244,15169,-2089,4391,-10,61,36,-53,-20,-49,-1000,-157,
	-20,45,6,-13,-4,-14,61,-73,-538,-282,-4760,1140,399,1253,-1558,797,-13,-425,-4765,882,1504,-385,-1503,-948,
	-1781,-3557,-5100,2089,-304,-1002,-1132,621,-2961,-1535,6370,1209,-7356,-397,-2960,-751,2138,879,334,-1828,-1899,4396,-1850,3315,
	2358,3171,-3100,-1368,-1587,4726,-2925,2977,34,-104,37,90,-22,-53,-405,14,-11,80,3,-55,10,-24,38,-63,
	2804,2816,2816,2816,2816,2816,2816,2816,2804,-256,0,33,162,256,256,256,0,-768,-768,-370,-132,-768,-768,-768,
	-1536,-1536,-1536,-1148,-388,-1536,-1536,-1536,0,172,108,1514,1987,97,0,43,-1012,-3924,-3732,-2293,-1691,-3487,-3584,-3541,
	1024,0,0,532,841,0,0,0,-1402,-2464,-2400,-1148,-846,-2264,-2688,-2624,393,-1803,-3612,-9,-2983,-2235,2098,-1856,
	1852,-1290,-8448,-2957,-5530,-4256,253,-956,-1929,5415,-797,3923,-24,1573,2225,2888,-2720,35,-553,-3078,-1175,-1485,1620,458,
	4170,-5,-742,-454,-172,-1504,601,-129,2600,-425,-1123,-270,-59,727,2108,1280,77,111,-707,-238,-492,1659,-114,407,
	21,-102,-368,-5285,226,-5337,-916,-1334,-179,-1623,-3222,-28,-3000,-1260,980,-3281,997,-1116,-7815,-2932,-5609,-3334,-1368,-3212,
	-975,5229,-738,3741,-86,3488,1572,2393,-1227,6,-351,-2823,-1004,-363,862,-643,3779,55,-962,-178,-124,-2322,425,518,
	2417,-555,-1232,-26,-35,1424,2160,1792,-14,76,-544,-59,-343,2376,-448,283,29,66,-389,-5006,241,-5592,-633,-1756,
	2816,2816,2816,2816,2816,2816,2816,2816,384,439,508,512,512,512,512,512,-768,-323,-630,-768,-768,-113,-768,-768,
	-1536,-818,-1536,-1536,-1536,-270,-1536,-1536,85,1316,1862,58,257,2849,101,793,-3371,-2085,-1470,-3270,-3071,-479,-3226,-2535,
	0,324,953,0,729,529,73,73,-2320,-1048,-1494,-2464,-2184,-555,-2108,-2108,-4986,-1731,-2944,1529,1894,-2617,-338,-1572,
	-5913,-3692,-740,252,-381,-3936,-1476,-538,-978,-1058,237,785,4185,-1065,1666,-413,-3176,-4830,509,-89,600,112,6197,940,
	-99,516,741,767,-2564,70,3964,-7464,-1566,339,5430,1917,754,96,3504,-6548,-972,-7393,393,-1315,-1367,76,-1456,-1359,
	9147,-7449,605,-1588,-3286,25,2974,3304,-2671,-1669,-2800,1082,1244,-2703,1762,-1437,-4459,-3593,-752,-911,-692,-4350,-1074,-373,
	-762,-984,236,635,3851,-860,3190,79,-2200,-4819,516,747,-283,81,5968,153,-50,380,721,2640,4423,163,608,-2519,
	-1466,328,5197,2961,6489,183,1697,-2961,27,-7515,321,-2098,-1530,14,-1396,-1958,8467,-7271,589,26,-626,3,3009,2320,
	2816,2816,2816,2816,2816,2816,2816,2816,536,540,579,640,674,674,726,743,-338,-218,-158,-768,-164,-164,-310,-262,
	-1079,-435,-398,-1536,-426,-426,-819,-709,1177,2430,1918,60,1624,2457,1056,1247,-2127,-870,-1344,-3140,-1542,-709,-2058,-1850,
	578,106,579,2,608,608,436,612,-1079,-435,-673,-2256,-778,-778,-1051,-935,-2954,-44,113,-3505,233,-2167,-285,376,
	-4414,-2088,-2908,-1954,1662,-3108,-1172,-2789,-536,3512,635,3460,4721,881,-103,1353,-3309,-693,55,-923,1067,-271,-2107,-2708,
	-1261,232,-411,118,25,-96,446,-457,-969,137,-427,-169,-18,-130,378,-395,-5548,-774,774,-4461,936,-234,-794,-1391,
	4847,-77,-350,-1095,-183,-104,2530,-342,-2878,13,34,-2770,213,-2340,-262,363,-4318,-1904,-2772,-1476,1588,-3457,-1101,-2749,
	-572,3484,617,3394,4719,760,-127,1368,-2542,-706,-105,-543,1036,-262,-1894,-2712,-1234,-74,-411,-675,94,127,98,118,
	-1066,-182,-442,-705,70,126,99,125,-4548,-674,634,-3472,937,-274,-954,-1331,5100,16,-332,-1633,-261,-98,2557,-442,
	2816,2816,2816,2816,2816,2816,2816,2816,753,768,768,768,768,768,777,896,-178,-64,-768,-768,-768,-768,-251,-768,
	-513,-128,-1536,-1536,-1536,-1536,-797,-1536,1370,2816,106,52,254,1171,2042,41,-1717,-256,-2966,-3020,-2818,-1900,-1022,-2903,
	1024,521,417,0,458,458,738,291,-865,-128,-1982,-2320,-1605,-1605,-951,-2168,-541,-667,-1587,-153,-904,541,-3317,695,
	240,-3250,-3140,-1427,-504,-1230,-2967,693,3364,1439,57,-2537,584,-1258,-1680,2099,7068,-73,-1119,-973,-1742,264,-358,-347,
	94,82,1803,2973,17752,11129,-187,-554,166,54,-418,3079,16295,2538,-2,-483,7084,-74,1743,3416,556,1648,28,-4633,
	-808,17,-7909,-3346,14225,179,-98,2243,-493,-466,-952,-434,283,583,-3157,784,286,-2233,-2158,-1575,656,-1105,-2470,703,
	3278,1143,756,-2771,2369,-1231,-1608,1991,6898,-14,-981,-1061,68,866,-408,-365,-83,-31,2548,2506,2858,9241,-484,-429,
	-36,-53,121,2419,704,1008,-422,-362,6974,21,1920,3113,1070,1900,157,-4241,-758,23,-5082,-3537,6266,417,-35,1632,
	2816,2816,2816,2816,2816,2816,2816,2816,994,994,1022,1024,1024,1024,1024,1040,-281,-281,-192,-768,-768,-768,-77,-768,
	-754,-754,-726,-1536,-1536,-1536,-205,-1536,1009,1790,1876,1101,54,773,2448,27,-1837,-1056,-942,-1715,-2762,-2043,-368,-2773,
	607,607,854,731,775,766,781,795,-935,-935,-1101,-1615,-2184,-1849,-493,-2144,259,1062,-3706,451,-2011,711,-1187,-219,
	727,-776,-1343,-451,-2004,1766,1363,-998,2118,4652,-1135,-1346,-158,-3380,4542,1154,2841,-1368,-393,824,-1296,-4310,17,1530,
	42,-114,-465,1288,-4386,-11718,2,-1029,18,-98,-422,-3540,449,-2277,-24,-3617,1863,-1161,-36,-2230,568,2166,0,-372,
	-1511,-156,27,-445,-3331,-330,-11,2141,477,1122,-3499,327,-2561,-269,-1434,206,1022,-382,-1656,-662,-2623,743,421,-681,
	2176,4677,-1252,-1467,-584,-3880,4139,1328,2756,-1485,-316,693,-1904,-4705,-19,1693,-642,-662,25,1260,-560,-7834,124,-1562,
	-641,-712,166,-3292,3977,817,102,-3958,2443,-994,-215,-2160,-390,1450,-54,-55,-1406,-96,-82,-561,-2700,-169,-5,1127,
	2816,2816,2816,2816,2816,2816,2816,2816,1109,1152,1152,1152,1278,1280,1280,1408,-128,-768,-768,-768,-143,-768,-768,-768,
	-256,-1536,-1536,-1536,-518,-1536,-1536,-1536,2219,147,0,29,703,49,53,17,-511,-2541,-2688,-2658,-1858,-2511,-2507,-2415,
	840,886,1024,1008,933,963,985,1024,-256,-1786,-2240,-2104,-973,-2052,-1807,-2014,-1108,-475,3585,-4414,-1517,-1712,-2781,999,
	-2634,479,3923,-3279,-84,636,-2734,557,232,2443,-2126,-102,807,520,-2145,1060,-50,-1293,2017,-4133,4757,1277,-2618,1020,
	-69,14156,1322,-2705,-292,-4750,11177,-1046,-77,11751,-3212,1059,-247,-4686,2390,-1072,4,-2240,2196,-617,1765,-1676,-5971,3487,
	-9,-355,3705,1389,-157,-588,-408,-529,-627,775,1695,-2127,-1293,-2641,-1395,1560,-1185,929,2332,-1220,16,-554,-751,824,
	513,3046,-2213,427,996,-167,360,1198,-118,106,573,-2248,3999,140,25,962,-324,4099,1592,-3203,-653,1250,196,-334,
	-359,4814,-1783,-818,-621,-1731,-3427,-659,3,169,1065,1091,1798,-3898,-2227,3383,-43,630,4206,1605,-116,-981,110,-746,
	2816,2816,2816,2816,2816,2816,2816,2816,1481,1503,1518,1529,1533,1534,1536,1536,-106,-13,-108,-185,-424,-768,-32,-768,
	-275,-25,-397,-495,-1536,-1536,-64,-1536,1147,567,1644,744,131,259,2177,49,-1213,-1770,-679,-1568,-2176,-2047,-128,-2255,
	950,918,977,1024,998,942,964,1009,-635,-1227,-912,-864,-1392,-1645,-64,-1922,-31,-233,-780,134,245,-1889,-195,-3332,
	1020,-257,-2633,259,-1718,-1334,-1451,-2760,1255,1413,-1095,880,873,-195,-642,-2915,380,-980,-76,2004,-432,1926,15,-4781,
	-583,235,-317,-316,3873,9527,228,-5324,-500,176,-321,-103,914,12065,229,-5752,-573,1108,-21,-1087,25,1466,77,-26,
	-29,150,39,-165,-288,-403,2,-186,145,-418,-1046,331,1081,-2184,78,-3041,918,-405,-3557,472,-823,-1610,-612,-2499,
	1473,1020,-1469,1067,1717,-438,152,-2484,108,-690,-128,1937,187,1780,52,-3542,-882,709,-58,-672,1422,9656,120,-4227,
	-842,741,-119,-627,-974,12372,128,-4403,-423,893,-126,-888,1608,1439,72,538,-6,119,22,-88,-354,-474,-2,-154,
	2816,2816,2816,2816,2816,2816,2816,2816,1536,1564,1680,1780,1792,1792,1792,2019,-59,-218,-768,-72,-64,-768,-768,-52,
	-166,-435,-1536,-290,-128,-1536,-1536,-225,2005,1414,0,1517,1793,50,7,535,-299,-862,-2160,-543,-255,-1999,-2041,-1286,
	931,1010,1024,1004,1016,1020,1024,1016,-467,-435,-1976,-806,-128,-1793,-1871,-780,1399,450,2893,-662,-250,-309,-423,487,
	2610,-2648,2287,4843,-1346,-876,-433,-379,1616,-1817,3219,4283,-417,426,-387,-172,-13,-970,3641,-199,-45,1796,-4179,-1977,
	-108,332,1007,-570,-109,-2359,2766,-1820,-113,483,295,-325,8,-1203,-597,-1977,-64,-277,-371,52,19,-429,-430,-154,
	5,-22,-90,9,-26,-44,-48,4,1156,834,1696,-600,-178,-195,-927,340,1817,-915,1041,4326,181,-746,-1003,-479,
	1305,-1075,2167,3907,-17,516,-823,-358,32,-1190,3036,-151,-159,1680,-3683,-1212,1,-1416,2087,-321,-739,-2081,2469,-707,
	32,-1347,1122,17,-504,-1189,-697,-902,-57,-47,-1022,47,25,-309,-703,-252,22,-40,-171,19,-23,-52,-125,18,
	2816,2816,2816,2816,2816,2816,2816,2816,2041,2045,2047,2048,2308,2408,2546,2562,-120,-164,-507,-768,-82,-768,-55,-32,
	-383,-869,-1536,-1536,-559,-1536,-243,-1536,364,817,42,50,93,0,312,38,-1435,-979,-1751,-1743,-1439,-1432,-982,-1240,
	1024,1024,1024,1023,1024,1024,1024,1024,-782,-1202,-1480,-1664,-1085,-1612,-612,-1408,-449,-397,-1445,-1092,2583,1206,1346,277,
	708,40,-1770,-718,-610,46,1227,407,573,1549,-1037,470,2126,1646,336,-656,3556,162,-765,2986,556,-994,3119,6185,
	1188,-7386,-4475,-984,2851,-584,11234,-2143,1216,-1120,-3762,-452,9249,4192,8858,-2708,-130,-184,-349,-262,50,-31,-4,-52,
	-4,23,-18,-40,35,-14,-24,36,-67,-926,-1317,-1141,2415,1145,1914,626,779,-369,-1542,-782,-505,19,1545,790,
	1090,799,-826,417,1927,1542,1199,-599,2335,1284,-676,2989,1016,-903,187,5268,206,-5521,-4260,-1358,3095,-543,7116,-2210,
	33,606,-3614,-874,9163,3994,5133,-2654,90,-426,-389,-177,-53,46,157,-67,-11,11,40,-75,19,-59,-35,36,
	2816,2816,2816,2816,2816,2816,2816,2816,2562,2664,2818,2818,3026,3076,3078,3515,-50,0,-8,-15,0,0,-2,0,
	-904,-1536,-1536,-166,-118,-100,-65,0,32,0,36,67,123,31,32,44,-1246,-1176,-986,-955,-691,-734,-730,-281,
	1024,1024,1024,1024,1024,1024,1024,1024,-1254,-1484,-1280,-880,-518,-998,-1152,-605,-1620,1208,-1781,-2813,-7457,-6476,13178,-13503,
	-953,897,-2893,-1720,-7264,-5935,11275,-12554,1177,1880,3435,-2856,-7257,-6090,13988,-12336,1691,-4997,3673,10290,15728,-2817,-8262,3428,
	-3620,393,-2998,-8604,32079,-8753,-9795,9195,-3589,-488,-2422,7274,31395,-10171,-7803,9041,13,88,-96,42,-107,6,61,-88,
	-1,42,-25,7,-33,1,16,-18,-1751,656,-915,-1175,-758,-3958,5416,-5968,-1040,340,-1698,-313,-1523,-4004,4455,-5566,
	866,1625,3020,-1202,256,-3334,5765,-4810,2075,-4321,2010,5990,-232,-1373,841,352,-2890,779,-2637,-9494,11511,-2073,2057,289,
	-2688,-35,-2477,3760,10647,-4126,3665,252,-53,-99,121,65,43,3,-31,-94,12,64,-54,3,-55,-5,36,-40,
	2816,2816,2816,2816,2816,2816,2816,2816,3578,4004,4100,4352,4506,4578,1003,1276,0,0,0,0,0,0,-768,-768,
	-4,0,0,0,0,0,-1536,-1536,19,0,0,0,0,0,19,16,-243,0,0,0,0,0,-2818,-2549,
	1024,1024,1024,1024,1024,1024,441,1021,-896,-377,-640,-260,-423,-197,-2264,-2088,14139,-1062,629,-166,2303,613,430,-3744,
	14024,-1965,3648,-559,199,62,-1357,-958,13725,-2341,2723,1638,124,1523,1998,-854,1090,-75,-44,-57,-13,46,1689,-1371,
	-14744,20675,-37644,7351,1397,1105,1851,-1128,-14481,20520,-36943,7219,1375,1106,5006,977,-83,-73,-53,-56,-5,58,2633,-1433,
	-6,5,-3,-12,-5,4,2992,-522,4767,411,-1823,521,1437,1370,-244,-3070,4810,85,-396,462,-609,366,-1806,-920,
	4312,-268,-1499,2628,-439,1795,1291,-657,4382,-585,469,-280,218,-35,1171,-1187,-1233,9322,-12300,-475,7864,-1953,1761,-136,
	-1147,9353,-11809,-501,7833,-1954,4780,1049,-60,-68,-55,-47,-33,80,2008,-1397,17,-19,20,-21,9,1,2257,-931,
	2817,2817,2817,2817,2817,2817,2817,2817,437,169,935,632,918,1223,1374,535,-768,-768,-768,-768,-768,-768,-479,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,528,663,202,11,121,47,297,523,-2876,-3010,-2705,-3198,-2802,-2572,-2172,-2784,
	100,171,426,0,422,1011,963,269,-2085,-1561,-2233,-2401,-2129,-2173,-1535,-1631,434,-1455,2131,-2966,-2155,-2456,-186,-1990,
	-2179,145,2273,-1569,-180,-1684,1603,-2946,-467,2242,4445,2044,-2189,243,1257,439,3434,-2520,5629,32,320,-974,-310,-1661,
	-11927,8093,-11532,403,-2933,-3881,-4050,11927,-5838,2879,-13184,15,-6275,-1787,-6439,8590,2004,493,189,1323,-1454,3457,5877,-2645,
	3354,-2163,-384,2952,-2068,-26,132,-7351,-336,-1169,38,-3305,-1771,-4394,-1086,-1671,-2760,-18,388,-2298,-31,-3312,549,-3287,
	655,1307,2422,2883,-1589,-1010,402,-53,1488,-1425,3488,238,735,-2535,-524,-453,-259,1258,1013,-74,-1806,126,-2044,3242,
	2296,-242,-621,-401,-4599,865,-4015,2496,820,1109,-771,313,-692,790,4840,-2366,1542,-1774,4691,2857,-367,22,253,-6519,
	2817,2820,2820,2821,2821,2822,2823,2826,1686,640,569,1500,1180,887,833,411,-768,-768,-768,-768,-768,-768,-327,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,165,24,212,33,25,140,995,687,-1992,-3184,-3068,-2317,-2646,-2826,-2025,-2762,
	1010,0,82,1024,1024,470,699,200,-1679,-2292,-2228,-2019,-2177,-2182,-1498,-1634,-4457,-2359,4656,-584,1269,1447,-1024,1869,
	-3514,-1847,2912,-658,1149,2320,-2683,796,-3552,2327,2403,761,4133,835,189,3009,3426,-531,-1609,7263,4221,-639,1259,-1127,
	-5375,-1895,-7341,-351,-2192,-11953,-172,16399,-6016,-1159,-5222,5019,-2151,-11605,-486,11569,-615,-848,-1016,2063,1345,2369,8412,-1655,
	-21,1980,838,-214,1210,-5486,-570,-3925,-3840,-836,3505,-1496,748,236,-1995,1465,-2889,-1204,2247,-1647,730,1338,-3594,297,
	-2912,2659,1650,-259,3590,-224,-278,1445,3547,287,-2269,5737,3453,-1779,838,544,-5231,-3134,-1427,1132,-1373,-2049,1556,4487,
	-5642,-2056,-745,5804,-1435,-2059,1446,3654,-267,387,-974,1368,753,2585,6404,-1246,38,1235,2003,-261,1322,-496,31,-1879,
	2832,2832,2833,2836,2838,2840,2845,2845,1152,2944,1174,1134,394,576,1490,508,-59,-3,-768,-502,-178,-768,-768,-768,
	-463,-169,-1536,-1536,-356,-1536,-1536,-1536,852,32,146,608,2399,0,289,4,-1868,-896,-2553,-2139,-1093,-3313,-2118,-3385,
	1017,1024,944,761,138,0,994,0,-1090,-1130,-2013,-1507,-547,-2552,-1629,-2589,923,3846,2918,530,942,6238,1373,6955,
	1214,3530,-312,-608,-207,-1500,-211,3868,2238,4191,-1203,875,-427,2610,930,-891,2932,-14058,1208,-1549,455,1915,-3688,192,
	-982,-3054,-9620,10707,-256,-1918,2093,-3246,-951,-9581,-3851,9047,-307,-2150,-1373,-1937,1335,3,2716,-558,785,480,-2191,1909,
	358,1,2858,-916,304,-2596,297,566,354,83,2075,277,735,3686,1799,4897,901,416,-743,-416,-408,-2671,248,2407,
	1735,-70,-897,365,-430,3266,1358,-750,3202,-4984,479,-1600,358,1627,-3281,-445,76,2313,-1916,6230,-125,-1370,26,-2443,
	120,-1055,2392,5099,-160,-2042,-2872,-1714,1096,-68,1637,-109,654,-792,-1305,624,273,9,3016,-897,315,-1247,244,2434,
	2864,2879,2908,2911,2913,2932,2944,2944,1336,814,2120,941,1744,2804,-256,0,-768,-768,-277,-126,-50,0,-768,-768,
	-1536,-1536,-961,-382,-188,-1536,-1536,-1536,0,228,131,1649,1109,0,172,110,-2599,-2924,-1772,-1441,-1180,-1268,-4180,-3986,
	1024,75,1024,781,988,1024,0,0,-2195,-2127,-1207,-839,-766,-1530,-2560,-2528,5170,3321,91,466,814,3324,4906,558,
	-893,1902,48,-128,432,4402,4502,2967,2099,1983,7,-2131,43,-2082,-502,-2705,1268,1993,-899,-1428,-1214,707,515,1502,
	1678,-3818,3096,-447,-869,495,-85,1105,9222,-4397,4186,-445,-751,559,-430,-872,308,2074,-269,-2128,-54,49,831,1585,
	-390,-2422,-416,-249,29,25,811,-92,3768,3228,271,336,781,1961,4888,576,-1765,2034,275,-290,226,2682,4437,2813,
	1363,1673,231,-2158,72,-1670,-350,-2740,415,1844,-749,-1389,-1388,1359,689,1630,3149,-3344,2482,-164,-808,351,-110,719,
	9659,-3740,3603,-151,-761,392,-729,-1337,-886,2421,58,-2356,-204,-11,983,1705,-258,-1656,-267,-305,44,17,1074,-118,
	2944,2944,2944,2944,2944,2944,2944,2944,33,178,256,256,256,384,443,512,-358,-122,-768,-768,-768,-768,-307,-768,
	-1276,-345,-1536,-1536,-1536,-1536,-746,-1536,1514,2568,97,0,43,101,1842,115,-2549,-1350,-3743,-3840,-3797,-3611,-1811,-3469,
	532,847,0,0,0,0,331,73,-1276,-675,-2368,-2816,-2752,-2448,-907,-2236,6501,-515,760,1516,485,-688,314,3608,
	9771,32,1851,1302,3714,-1166,1825,3217,2765,-1203,268,1002,1434,-2983,-1105,325,2431,1795,-316,-475,-64,-1016,1394,-486,
	-495,-160,1584,96,-707,-1529,9,5230,-432,-35,-152,1651,476,109,56,4509,4335,2087,-102,-229,1536,-2595,-990,-1881,
	-3429,-80,-1484,-1105,-819,7562,3744,-2257,5838,-585,1959,1402,178,-202,232,5683,8741,-13,4207,1252,3120,-673,1492,5092,
	2166,-1446,1599,649,837,-2682,-1233,364,2326,1859,211,-652,-552,-713,2439,-333,-724,-159,-517,1030,854,-1123,-370,2221,
	-511,-82,153,1782,462,521,-267,3304,3866,2150,616,-282,1066,-2169,25,-1094,-2439,-44,-3024,-693,-434,6276,4337,-2815,
	2944,2944,2944,2944,2944,2944,2944,2944,512,512,512,512,538,576,640,682,-768,-768,-108,-574,-339,-163,-768,-155,
	-1536,-1536,-252,-1536,-1138,-416,-1536,-389,810,58,3092,1933,1176,1921,60,1921,-2774,-3526,-492,-1651,-2383,-1600,-3396,-1493,
	73,0,538,954,580,578,2,614,-2236,-2592,-565,-1621,-1207,-801,-2384,-747,-878,2493,756,-1178,5547,1412,-5970,-238,
	-826,3825,4298,-1727,6143,2121,38,1827,-2953,-31,-697,-1026,4262,75,3218,-552,2296,-93,39,166,80,836,-1170,-1507,
	-11554,-994,35,-308,-423,-36,-3493,-17,-6288,-188,73,412,-257,-56,-3517,-66,33,2085,28,358,-1459,1712,-3976,-1340,
	-2333,-1183,35,516,5440,-419,5218,-335,-837,1682,685,-1230,4928,1412,-3817,-221,-690,3783,4058,-1709,5407,1936,1241,1817,
	-1619,-75,-506,-992,3764,9,2915,-588,1071,-711,10,89,568,1220,-461,-1418,-2988,1192,187,315,-1888,80,-4672,-58,
	-607,990,225,951,-1551,53,-4194,-101,-748,799,-44,0,-1267,1992,-2882,-1228,-3786,-146,-1,385,6247,-422,3226,-307,
	2944,2944,2944,2944,2944,2944,2944,2944,682,729,744,749,768,768,768,768,-155,-296,-258,-185,-768,-768,-768,-768,
	-389,-744,-696,-555,-1536,-1536,-1536,-1536,2686,1283,1519,1374,63,108,254,1229,-728,-2084,-1833,-1973,-3265,-3220,-3074,-2099,
	614,440,613,1024,0,417,458,458,-747,-1048,-920,-993,-2448,-2094,-1733,-1733,2420,82,558,-579,-31,-540,-479,-2696,
	2857,4210,1961,-953,3144,1490,3405,-1427,-1964,-332,567,-2693,-5539,-1637,-2443,-281,-266,292,5529,-4611,-664,376,394,8340,
	-65,322,-414,-173,2653,-305,14087,3733,-68,195,-331,-49,1230,933,12780,4944,-282,17726,2796,-2331,4827,3589,1862,3665,
	-80,2858,-377,-199,-5566,-7960,20265,-367,2183,117,559,-540,-755,-242,626,-2723,2424,4204,1963,-920,3015,2454,4484,-1482,
	-1933,-238,576,-2509,-5532,-2073,-1520,-346,-300,336,5845,-4390,-733,464,885,8078,91,217,-270,-10,2710,68,3250,2933,
	94,185,-230,49,1050,759,2450,4177,-350,17561,3261,-2225,4565,3890,2229,3209,-101,2975,-281,-321,-5558,-6029,11377,-44,
	2944,2944,2944,2944,2944,2944,2944,2944,775,896,998,998,1024,1024,1024,1026,-256,-768,-265,-265,-768,-71,-768,-189,
	-863,-1536,-712,-712,-1536,-191,-1536,-644,2115,45,1041,1952,796,2683,1172,2049,-1206,-3155,-2057,-1146,-2276,-389,-1900,-1020,
	737,291,610,610,766,786,730,856,-1079,-2296,-1051,-1051,-1975,-500,-1605,-951,-483,1001,-260,-19,-3062,82,-1326,2445,
	-1110,4120,2370,400,-111,-411,1540,2024,1845,-1303,-607,409,-1822,-1378,1007,-1847,-1231,-404,1982,-1642,2160,11,8923,-269,
	-447,-2028,102,-7,-7594,-36,7478,-137,-118,-5431,17,-84,-11215,-40,7616,-141,-834,-1435,-920,-1356,4385,8,-2324,-67,
	-429,-1923,-1055,-154,244,-12,-641,98,-563,673,-193,-24,-3557,9,-759,2251,-1241,4326,2403,57,-707,-922,2120,1957,
	1702,-1893,-462,544,-2078,-1560,1320,-1898,-1020,-376,1996,-1476,1775,4,9145,-501,-526,286,-291,88,-2653,84,4735,-449,
	-146,-3408,-310,72,-6779,82,5128,-502,-595,-686,-827,-1293,3862,-30,-1193,-93,-377,-987,-1252,-234,694,-9,-589,103,
	2944,2944,2944,2944,2944,2944,2944,2944,1040,1109,1152,1152,1152,1273,1280,1280,-768,-128,-768,-768,-768,-145,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,2475,147,0,30,708,57,55,-3029,-512,-2797,-2944,-2914,-2114,-2759,-2761,
	795,840,886,1024,1008,932,985,963,-2268,-256,-1897,-2368,-2232,-1101,-1935,-2180,10,627,2,6576,-3282,307,-2354,1112,
	-348,648,-31,4646,-2232,-962,-1746,1424,132,-3104,-828,-2055,1490,-2000,-3815,759,-681,-25,49,2237,-1572,-4604,-1605,578,
	-6174,75,9403,-2131,-3260,-72,5158,-1537,-7532,84,9918,-6886,465,-172,724,1940,-293,-28,-3444,1529,565,-3331,-5197,193,
	-2133,-4,-6746,1636,-2253,791,7687,-2419,-159,848,1278,4359,-1450,400,711,-15,-382,1779,879,2903,-898,-894,884,487,
	71,-2571,215,-1957,821,-1802,-1960,-1144,-634,-66,1127,902,-788,-4977,122,-294,-4871,-200,2049,-826,-2960,-747,-1994,3510,
	-6229,-230,3010,-3814,-853,-796,-4004,4660,-384,-3,-1653,29,685,-3251,-2342,-2868,-1543,-28,-8961,2196,-2607,405,5489,-118,
	2944,2944,2944,2944,2944,2944,2944,2944,1408,1454,1534,1535,1536,1536,1680,1773,-768,-116,-103,-12,-56,-420,-768,-74,
	-1536,-326,-377,-24,-153,-1536,-1536,-295,22,1173,1792,671,2235,170,0,1644,-2666,-1469,-770,-1890,-325,-2390,-2416,-679,
	1024,946,979,924,932,998,1024,1003,-2142,-763,-973,-1355,-477,-1487,-2104,-912,1997,39,-202,657,-188,1278,2518,238,
	3437,3,-507,-268,-188,1063,4010,1167,1377,-1298,437,698,1698,-1713,1719,-2622,-1967,298,-130,-6449,-24,1170,549,-109,
	-4224,-216,-193,29,-127,6655,245,-328,-5132,-71,-194,-185,-124,5207,-4016,-317,1526,-1262,-33,2160,-55,-4620,6677,52,
	806,-72,63,200,2,416,-422,22,2242,288,-462,170,-366,2054,2033,156,3538,99,-1357,-517,-962,1690,3385,777,
	1295,-886,283,114,1218,-768,1190,-2778,-1785,-288,-154,-4162,32,1695,-103,-26,-3705,-685,39,1230,142,2551,1428,175,
	-5057,-663,45,1177,157,2176,-2957,193,1464,-1125,-98,1828,-70,-3148,6267,0,771,3,45,175,14,-39,-565,12,
	2944,2944,2944,2944,2944,2944,2944,2944,1792,1792,2035,2036,2046,2048,2301,2408,-768,-768,-122,-50,-162,-495,-85,-768,
	-1536,-1536,-397,-212,-845,-1536,-569,-1536,50,7,370,549,898,42,119,0,-2255,-2297,-1691,-1512,-1152,-2007,-1676,-1688,
	1020,1024,1024,1016,1024,1024,1024,1024,-1921,-1992,-910,-806,-1270,-1579,-1202,-1740,-280,-40,-424,-268,2661,426,-1346,379,
	644,-883,390,100,302,12,273,1057,738,-1187,-862,-868,1582,-560,-320,188,-1193,-2056,6828,205,241,-524,-3348,-946,
	237,-1886,2406,-696,4292,3234,-1241,2814,1330,45,3437,-744,-3524,749,-6907,1497,621,1284,-70,-278,-177,-435,-222,-293,
	-258,-302,-119,-26,44,-446,-81,-118,139,-29,-291,-95,2221,734,-1500,346,1040,-796,559,86,109,411,295,902,
	874,-1180,-579,-471,890,-223,-612,110,-864,-2129,5390,-685,1457,-412,-1704,-1007,105,-1577,1069,-1277,5726,2808,-639,2588,
	887,-13,1678,-1384,-1768,584,-5725,1432,943,1042,174,-63,-529,-116,-378,-323,-257,-426,-83,11,7,-322,-76,-238,
	2944,2944,2944,2944,2944,2944,2984,2988,2563,2664,2818,2821,3073,4592,1875,1176,-50,0,-8,-15,0,0,-30,-768,
	-988,-1536,-1536,-164,-102,0,-192,-1536,38,0,38,77,33,0,913,417,-1496,-1432,-1240,-1198,-990,0,-1387,-2589,
	1024,1024,1024,1024,1024,1024,1024,967,-1357,-1612,-1408,-1008,-1126,-260,-1012,-1930,891,1704,-4050,-1838,1227,-1438,-1007,714,
	-306,1780,-5541,-1595,944,-352,-420,-2708,-1497,1490,1095,-2470,867,-2347,196,-74,-2931,-2386,1101,1005,-7759,-68,-1159,-1840,
	-1093,1162,-1634,87,-4790,4423,-1147,-4685,-3234,2724,-1572,-2147,-5568,4387,-1072,-5222,-239,31,-130,-13,3,-5,-394,-5252,
	-83,63,-28,-13,-5,-4,11,-6372,886,1147,-2450,-1390,739,-1142,-1398,660,-330,1130,-3585,-1166,502,54,-502,-2622,
	-1495,1190,1051,-2048,354,-1868,-798,-129,-2683,-1948,405,1160,-5702,-164,463,-1891,-668,1445,-2237,-802,-3281,-1392,606,-3425,
	-2452,2867,-2018,-2991,-3391,-1419,843,-4518,-302,-182,154,14,-29,4,-924,-5413,-52,67,-56,-18,-11,-13,-33,-6251,
	3072,3072,3072,3072,3072,3072,3072,3072,227,383,512,512,709,776,1002,1024,-104,-768,-768,-543,-132,-253,-253,-768,
	-262,-1536,-1536,-1536,-339,-871,-651,-1536,3063,217,58,2025,2957,1192,1266,1230,-1062,-3752,-3782,-1815,-686,-2384,-2084,-2099,
	862,250,0,954,639,738,614,730,-531,-2262,-2720,-1676,-543,-1207,-1048,-1733,-815,-1018,292,-329,-1060,-712,217,1025,
	-974,-453,25,-129,-1015,1026,-634,-1188,95,-682,-40,-1311,-699,407,-1384,2176,108,-902,284,-42,-215,-4162,2328,-1709,
	3,4464,229,898,-87,-945,79,4950,77,-572,3553,1028,-82,-727,-39,4077,140,-866,-1285,299,-215,-4273,-3422,397,
	-4,160,-631,389,-53,-496,-979,-1394,-804,-1034,-67,-387,-834,-841,267,1131,-906,-238,-19,-213,-704,909,-636,-810,
	-184,-501,-424,-1343,-805,330,-1243,2249,213,-802,-64,-89,-255,-3909,1984,-1200,-71,4228,1556,830,-201,-922,-158,3710,
	-24,45,3744,955,-220,-837,-197,2761,263,-954,-1716,177,-219,-4086,-3633,692,27,-46,442,414,-62,-576,-937,-1141,
	3072,3072,3072,3072,3072,3072,3208,3328,1024,1536,1790,1792,2044,2560,2246,-512,-67,-768,-69,-265,-119,-32,-53,-768,
	-179,-1536,-283,-1307,-370,-1536,-275,-1536,2921,55,704,1053,740,50,1382,276,-407,-2761,-1858,-1507,-1567,-1742,-997,-5100,
	792,1009,1004,1020,1024,1024,1023,0,-507,-2178,-973,-1487,-864,-1664,-942,-2976,-112,-3040,-748,383,690,-390,90,1168,
	777,-2895,265,379,241,-569,-424,1981,-253,-698,-68,1912,-793,-273,976,1504,-26,306,6441,4041,-1547,-717,-718,836,
	-78,-118,-620,1365,-543,-2069,-140,888,-71,-26,-587,1780,38,-2319,10,464,-6,-2861,-54,-1815,-414,-417,64,785,
	-16,5646,-190,-260,-49,-44,25,-431,-169,-3166,-573,-63,860,-620,129,1287,484,-2975,304,-202,347,-817,-477,2114,
	-245,-794,241,1553,-482,-524,870,1579,-24,208,4541,3791,-1998,-331,-497,734,68,827,-1195,1835,-920,-1667,307,286,
	79,629,-1112,2381,-708,-1903,388,97,-45,-3245,137,-2036,-256,-600,56,637,-23,5728,-51,-292,-16,-45,19,-452,
	3328,3328,3328,3328,3328,3328,3328,3328,-256,0,0,0,35,50,91,128,-768,-768,-768,-768,-344,-152,-117,-768,
	-1536,-1536,-1536,-1536,-1011,-460,-306,-1536,180,0,0,2257,1850,1655,3449,212,-4940,-4864,-4864,-2606,-2978,-3159,-1324,-4524,
	0,0,0,550,536,782,810,17,-2928,-3328,-3328,-2008,-1491,-1582,-662,-2652,1526,-315,-727,-2830,2391,-1567,-387,-241,
	1816,-917,-762,-2863,2126,-831,458,-1144,-715,158,192,-3145,2503,-2575,-764,-1092,-444,1762,1285,-3800,1743,2028,602,674,
	-537,2151,2591,3158,-507,-836,156,2777,-184,334,334,2603,-310,-555,181,-982,-302,2348,1652,-4939,3562,3432,527,283,
	-1064,1307,1202,2814,-6398,8539,337,-6,1498,81,-331,-2345,2123,-1348,-418,-402,1672,-489,-334,-2284,1839,-491,346,-1180,
	-489,99,133,-2647,2093,-2286,-1121,-848,210,1570,1093,-3741,1471,1487,607,1078,-425,2451,2891,3327,-382,-7,-11,2980,
	-481,340,340,2570,-246,34,13,-1057,341,2202,1506,-4464,3189,3088,541,885,-464,882,778,1640,-6130,8034,394,443,
	3328,3328,3328,3328,3328,3328,3328,3328,162,173,242,256,256,256,256,256,-132,-513,-238,-768,-768,-768,-768,-768,
	-388,-1536,-603,-1536,-1536,-1536,-1536,-1536,3016,1285,2706,694,97,86,0,147,-1686,-3406,-1916,-3914,-4511,-4522,-4608,-4461,
	841,222,682,0,0,0,0,0,-1358,-1712,-958,-2792,-2752,-2848,-3200,-2976,-399,771,1064,631,-527,-846,401,-1054,
	-890,207,1449,283,-1431,-242,496,-358,-2272,2143,986,450,836,273,2180,318,848,651,632,1710,-256,27,-135,259,
	-31,3524,-100,-4382,-20,-1932,-868,2987,2,345,20,332,-207,-176,635,-313,662,1994,1303,1769,774,25,155,496,
	165,-1984,374,2155,-563,-711,-1909,-184,-473,681,861,199,-697,-596,12,-1031,-700,193,955,-158,-1114,-220,-73,-998,
	-1663,1231,276,756,457,191,2166,-416,603,1230,1455,957,-388,74,-143,94,364,203,-613,1736,-1725,-2331,56,5824,
	408,-679,-479,352,33,-166,347,-615,548,2516,1943,1708,474,206,425,1060,-17,-1562,992,1621,-475,-430,-2298,-84,
	3328,3328,3328,3328,3328,3328,3328,3328,256,278,327,332,332,384,384,439,-768,-768,-409,-326,-326,-768,-768,-323,
	-1536,-1536,-1144,-821,-821,-1536,-1536,-818,1080,269,1384,1932,2948,225,0,2223,-3528,-4317,-3153,-2600,-1584,-4255,-4480,-2202,
	868,61,397,286,286,250,0,323,-2660,-2297,-1584,-1303,-1303,-2518,-3136,-1560,-779,298,-185,-2199,-541,-1887,-2200,-116,
	143,-1150,342,-1640,-208,-620,-1067,-1164,-4987,-2018,-926,-3210,733,-222,-4952,1521,409,-883,-1023,-3460,703,-1203,-1970,2804,
	-2776,2568,1577,535,257,4418,-2863,156,212,-837,444,149,228,-638,2326,41,181,894,434,-1809,693,-1087,-2064,430,
	-165,-129,-10520,-3943,507,-187,4060,4234,-648,-389,-433,-2430,-544,-1732,-2403,-144,352,-1471,87,-2082,-175,-574,-1291,-824,
	-4048,-1647,-1455,-3472,769,-168,-4811,1531,-368,-833,-1092,-3030,625,-1202,-2031,1881,1751,-1158,-111,-16,267,5336,-2033,539,
	1736,-874,-273,-147,251,-115,2303,318,-113,116,198,-1526,646,-1075,-1933,-430,-358,-2510,-9796,-3061,611,548,3612,3759,
	3328,3328,3328,3328,3328,3328,3328,3328,441,442,442,474,504,509,512,512,-333,-314,-314,-290,-768,-126,-768,-768,
	-1536,-792,-792,-745,-1536,-463,-1536,-1536,800,1843,2872,2894,1731,1844,115,866,-3623,-2579,-1550,-1496,-2630,-2511,-4237,-3486,
	324,329,329,443,953,950,73,73,-1888,-1291,-1291,-1264,-2082,-1256,-2588,-2588,-382,1401,-72,-48,-904,-910,1499,1158,
	42,1931,-338,-372,-2642,-767,2408,1583,213,2281,-914,-377,-1237,188,-645,496,-439,-4338,-113,-607,-2732,-6637,-428,404,
	1049,556,116,-33,-6074,-257,3971,-6024,-1250,254,82,15,-5602,12,6249,3044,-1314,-5396,-76,-658,-5061,-6950,-640,329,
	-736,-11846,-165,-270,-4222,1254,-1485,-3448,-392,1217,-46,3,-382,-956,1911,844,50,1605,-346,-309,-2031,-973,2223,1384,
	-121,2088,-760,-23,-802,-44,-72,1226,-392,-4027,-195,-769,-2582,-6047,-499,-238,-842,80,101,13,-5896,-275,78,-1194,
	-1496,7,86,65,-5487,-85,5269,3941,-1290,-5199,-135,-794,-4793,-6493,-1573,70,-1883,-11094,-160,-392,-4817,1532,-4328,-3178,
	3328,3328,3328,3328,3328,3328,3328,3328,512,512,512,512,512,512,516,531,-768,-97,-97,-768,-124,-552,-768,-398,
	-1536,-225,-225,-1536,-321,-1536,-1536,-1536,0,3173,3813,58,2368,2120,1474,1594,-4352,-1179,-539,-4294,-1984,-2232,-2874,-2740,
	0,557,557,0,501,954,206,567,-3072,-590,-590,-2976,-1301,-1866,-2224,-1936,3009,529,-497,-1235,151,165,-1821,-1391,
	3318,-84,-1984,1062,-273,-90,-1808,-2628,645,827,-407,-1596,-509,886,-727,-1851,-373,-199,204,-598,2058,4467,517,-617,
	-1225,-263,99,891,-132,-2917,-4054,3440,1677,-326,122,3176,-140,-3004,295,2195,-687,-219,174,-1258,2462,5327,-1200,-1898,
	-703,-116,100,15,-478,1592,7378,6591,2601,481,-519,-265,253,154,-1144,-661,3243,-207,-1668,1797,-91,-168,-979,-1560,
	543,554,-313,-2023,117,853,65,-1083,-498,-267,164,-836,2003,4496,199,-1531,-672,-264,330,2200,117,-2960,-3162,3854,
	2000,-316,344,4724,83,-3007,522,2563,-814,-275,87,-1448,2379,5407,-941,-2522,-662,-136,62,210,-609,1569,5209,5709,
	3328,3328,3328,3328,3328,3328,3328,3328,536,539,539,540,551,584,584,597,-338,-318,-318,-218,-199,-152,-152,-128,
	-1079,-986,-986,-435,-573,-374,-374,-256,2092,1254,2572,3453,2094,2570,3353,3755,-2235,-3071,-1753,-870,-2219,-1710,-927,-512,
	577,583,583,106,540,591,591,263,-1591,-1544,-1544,-435,-1593,-855,-855,-256,1049,180,28,888,-212,352,-360,-66,
	-621,-56,543,1180,-506,588,-1419,849,684,1743,249,1272,-1099,1323,-680,1061,6437,1579,-1495,195,3785,-585,-228,149,
	214,-176,12,339,-331,-59,-47,187,208,-75,63,252,-196,-76,-22,140,7764,386,-934,65,1567,-579,-215,85,
	2188,11718,-966,144,1664,-563,-86,121,916,38,72,859,-254,354,-333,-65,-650,-169,624,1167,-55,371,-1275,658,
	586,1391,554,1067,-830,1001,-227,935,5425,1344,-1476,199,2031,175,-245,159,5,-1198,3,42,583,-154,178,34,
	-5,-839,77,-16,490,-165,191,2,6685,53,-785,139,63,65,-300,138,2121,11501,-875,238,1053,-452,-121,141,
	3328,3328,3328,3328,3328,3328,3328,3328,640,656,663,700,700,732,742,768,-768,-183,-99,-140,-140,-283,-75,-768,
	-1536,-515,-278,-355,-355,-716,-211,-1536,70,2046,1433,2568,3289,1809,3060,124,-4154,-2162,-2768,-1597,-875,-2322,-1062,-3972,
	2,592,1024,631,631,445,1024,417,-2768,-1531,-1386,-799,-799,-1163,-531,-2446,-842,235,-827,-55,257,-769,-99,-119,
	-1864,-504,-1103,256,672,159,-299,-30,1519,-645,91,1841,-49,255,1871,-444,-608,4765,656,-571,-181,-6793,71,-275,
	-946,-102,-262,-63,-90,250,37,-540,-1911,-46,-61,-95,-90,103,70,5185,-149,4846,-667,-650,-166,-7390,55,788,
	-1907,-598,1803,-307,-78,3910,-105,-15054,-481,234,-780,-55,203,-798,-92,192,-1541,-93,-998,193,553,-378,-295,166,
	1319,-453,142,1542,145,-13,1664,44,-492,4143,297,-337,-194,-4933,122,109,-1143,358,-108,-106,53,-378,-95,-727,
	-1818,336,34,-136,58,-344,-69,3949,14,4433,-820,-456,-214,-5984,122,913,-1311,-629,1653,-270,-104,4761,-74,-12532,
	3328,3328,3328,3328,3328,3328,3328,3328,768,768,768,769,832,895,897,1005,-768,-64,-768,-768,-768,-768,-768,-215,
	-1536,-128,-1536,-1536,-1536,-1536,-1536,-1536,65,3840,254,1052,0,226,733,1350,-4031,-256,-3842,-3043,-4032,-3743,-3235,-2509,
	163,521,458,459,0,886,639,846,-2510,-128,-2111,-2255,-2912,-2251,-2429,-1804,-92,-872,-385,-746,-565,-515,-401,413,
	-337,186,-288,-2032,1529,949,-1132,-374,-2268,-1557,-303,-805,-1244,-1316,-171,-88,-6,168,76,-2726,315,-332,-1996,247,
	448,204,13548,-5915,2424,11664,-12652,100,565,181,13458,-5946,-2531,10620,-13299,-778,1426,119,1086,-1344,-434,-730,-176,-3452,
	31329,92,30745,8200,-8826,-445,-4761,555,-278,-905,-363,-515,-800,-30,-887,348,-409,-20,-812,-1774,1453,1212,-1522,-211,
	-1435,-1598,-462,-653,-2050,-798,-357,-62,431,201,513,-2573,135,91,-2441,-236,-2561,144,1746,-5972,1707,4256,-8394,307,
	-2448,130,2275,-5971,-2792,2996,-9511,-691,1095,172,649,-1085,-20,-192,-202,-3815,24734,111,17778,8082,-2814,-3390,-2205,1016,
	3328,3328,3328,3328,3328,3328,3328,3328,1006,1006,1006,1010,1022,1024,1024,1024,-247,-247,-247,-148,-192,-768,-768,-768,
	-627,-627,-627,-445,-726,-1536,-1536,-1536,1792,2526,2526,1735,1876,155,308,814,-2066,-1332,-1332,-2119,-1966,-3685,-3532,-3026,
	616,616,616,1024,853,963,962,962,-1035,-1035,-1035,-1060,-1613,-2564,-2409,-2409,751,936,-748,31,-223,-1946,-994,4104,
	883,335,-362,1009,-856,-2280,-272,3428,-10,2737,-2246,-304,366,-1154,-704,3655,1086,-367,-367,2538,512,-965,-431,7356,
	176,96,96,39,-364,-616,9189,8076,68,59,59,145,-363,1267,8922,6543,3414,-376,-376,3379,-165,-67,7,-2820,
	-1233,-164,-164,-467,-813,-618,-4094,-829,803,984,-699,37,-123,-1325,-1052,3594,396,339,-358,682,-221,-1232,-188,2830,
	18,2721,-2262,-271,478,-1021,-795,3410,1812,-416,-416,2552,1234,-577,-505,6488,-546,-21,-21,-470,327,2988,10868,9779,
	-564,-45,-45,-397,246,4822,10778,8546,3965,-398,-398,3425,869,-18,28,-3088,-930,-151,-151,-381,-1212,240,-1467,120,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1024,1024,1024,1024,1024,-768,-61,-61,-32,-768,-768,-231,-8,
	-1536,-158,-158,-64,-1536,-1536,-1086,-1536,0,2789,3402,3712,64,1087,2025,682,-3840,-1051,-438,-128,-3776,-2753,-1815,-3158,
	1024,794,794,774,775,1022,1022,948,-2816,-525,-525,-64,-2696,-2272,-1676,-1988,2677,611,97,1090,552,-1580,704,-634,
	4315,255,-273,698,1042,4450,885,-179,4623,789,706,1913,1025,-537,762,-505,222,41,-72,190,-316,1662,-737,-1035,
	-8174,-207,-204,246,-2210,9298,-149,-425,-7330,-242,-207,239,1166,4671,-296,-1726,1220,21,-38,157,1011,4946,-891,-2635,
	4170,14,-59,75,77,3127,-1005,-6317,1875,600,114,1061,72,-1477,651,-755,3527,284,-352,655,730,4320,842,-293,
	4026,798,345,1900,602,-300,789,-534,-357,-57,-81,215,-634,1731,-845,-1171,-5434,-146,109,230,2071,9978,200,686,
	-5048,-171,116,227,5295,5485,52,-816,919,-75,-106,188,715,4872,-1009,-2772,4102,-27,-82,79,961,3021,-1041,-5963,
	3328,3328,3328,3328,3328,3328,3328,3328,1026,1026,1040,1052,1109,1152,1152,1215,-187,-187,-768,-218,-128,-768,-768,-123,
	-628,-628,-1536,-435,-256,-1536,-1536,-334,1198,2363,29,2941,3243,162,0,1667,-2640,-1474,-3795,-870,-512,-3551,-3712,-1982,
	856,856,795,801,840,886,1024,812,-1335,-1335,-2652,-435,-256,-2242,-2752,-1275,158,308,-1633,19,321,1302,3212,-1,
	-105,393,-3098,-113,-825,604,307,-566,-833,-1305,-1248,171,913,695,-5362,296,-3299,-899,-758,-147,-71,898,5201,1846,
	-168,-20,-5166,294,111,8790,2656,-49,-195,-2,-7586,334,125,14079,-1175,-106,-2792,-784,-1472,-166,-82,553,-2368,462,
	2983,-187,-2188,-57,-49,-2711,-4858,-32,147,449,-950,57,362,1126,2452,-17,-25,435,-2197,180,-566,20,-349,-395,
	-832,-550,-806,8,1127,892,-5175,249,-3288,-1249,-366,-113,-64,1266,4421,1894,-849,-26,-5924,-64,-215,-2491,2960,128,
	-887,19,-7928,-61,-216,973,-673,72,-2685,-1082,-1167,-53,-14,470,-2243,437,2293,-420,-2515,17,-32,-5697,-4841,-245,
	3328,3328,3328,3328,3328,3328,3328,3328,1233,1233,1250,1269,1278,1280,1280,1280,-115,-115,-241,-187,-141,-77,-768,-630,
	-297,-297,-740,-514,-499,-217,-1536,-1536,2272,2883,326,2377,2245,1772,284,252,-1359,-748,-3287,-1217,-1341,-1813,-3300,-3332,
	823,823,856,1024,933,845,948,918,-680,-680,-1764,-1048,-1207,-1227,-2285,-1861,510,-182,-479,-247,-777,-258,-581,-595,
	117,274,-811,109,-289,-54,-408,358,1145,998,-247,606,-1746,540,-449,-547,-218,-6,528,69,-318,-96,-642,59,
	-95,-118,3615,217,-62,-128,15138,6146,-149,-142,2640,288,-75,-200,12164,8993,-208,-11,-2,98,-240,-521,-1512,-1774,
	-1,27,7374,20,90,-19,-4112,24994,264,-194,-287,-119,-508,-310,-891,-645,179,-87,-701,-6,-351,-128,-377,-491,
	416,867,-93,614,-1117,575,-637,-171,-335,-5,329,49,-484,-414,-670,145,-245,153,1972,125,34,56,16677,1111,
	-299,146,937,185,23,-2,14982,1908,-287,-52,-142,130,-396,-888,-2187,-1076,23,1,5618,57,37,-76,2726,11423,
	3328,3328,3328,3328,3328,3328,3328,3328,1280,1280,1280,1408,1518,1527,1529,1529,-630,-768,-64,-768,-108,-186,-185,-105,
	-1536,-1536,-128,-1536,-397,-508,-495,-384,1297,846,3328,27,1644,1254,1523,1206,-2288,-2738,-256,-3429,-1703,-2083,-1812,-2128,
	918,939,903,1024,977,1024,1024,979,-1861,-2211,-128,-2508,-1424,-1048,-1376,-1079,1207,-368,-1216,-386,-494,189,932,710,
	612,-1350,-243,-1777,629,-70,-502,197,1529,-872,-4262,96,-286,227,320,493,-1507,-5178,9,-1138,-873,5764,-697,-2511,
	584,-11465,78,-16,-87,649,538,-254,4339,-9446,84,-4364,-60,657,659,-265,2691,-1530,-1,-2248,-677,2235,-730,-482,
	-1680,4445,-11,-4543,75,-215,-117,97,1302,-316,-1179,-8,-506,405,1002,793,874,-1494,-167,-1091,478,61,-346,212,
	1549,-846,-3929,463,-316,497,149,761,-1106,-4889,4,-667,-299,4722,33,-3546,-42,-10787,-48,-32,511,-605,429,-797,
	3547,-8604,-48,-3176,631,-605,632,-882,3064,-1429,16,-2393,-810,2596,-691,-12,-1606,4446,-13,-2096,-38,-129,-189,259,
	3328,3328,3328,3328,3328,3328,3328,3328,1533,1536,1536,1536,1536,1536,1536,1536,-435,-768,-768,-768,-32,-768,-50,-50,
	-1536,-1536,-1536,-1536,-64,-1536,-123,-123,817,58,284,66,3200,0,2331,2939,-2515,-3270,-3044,-3262,-128,-3328,-997,-389,
	997,1023,942,1009,964,1024,934,934,-1970,-2129,-2157,-2434,-64,-2560,-500,-500,842,-199,713,790,857,-1132,590,-37,
	455,-1060,183,-520,418,1436,271,-186,1198,792,128,727,2172,-4573,360,2044,883,-881,662,13,80,1831,186,-15,
	-5212,2743,14118,-2673,175,-3285,-435,-207,-4604,1379,12592,-7722,165,4322,-476,-219,3067,1918,1646,1932,82,9854,169,-1,
	1709,46328,-7047,-20745,35,-6710,9,-8,533,-151,658,579,817,-1178,416,-109,122,-109,143,-845,402,767,255,-333,
	898,405,80,358,2449,-4205,148,1003,802,-85,630,-181,99,1250,158,7,-3524,-4950,14604,412,162,-1517,-344,224,
	-3239,-7313,13344,-1175,155,5382,-352,229,2577,3209,1236,3842,98,9769,83,-65,2147,25096,-6235,-4800,34,-565,13,-19,
	3328,3328,3328,3328,3328,3328,3328,3328,1536,1543,1564,1621,1680,1729,1781,1791,-768,-102,-218,-128,-768,-93,-160,-68,
	-1536,-375,-435,-256,-1536,-249,-463,-280,114,1045,2430,2731,0,1593,1937,2053,-3214,-2276,-870,-512,-3184,-1542,-1147,-1020,
	1000,981,1010,1013,1024,1024,1024,1004,-2082,-1682,-435,-256,-2488,-778,-1051,-951,578,279,415,570,1675,406,537,-619,
	-627,261,-526,-333,2057,29,-334,572,-557,583,1020,1012,2440,499,1254,-1693,-594,416,-65,15,411,-316,-284,129,
	3249,124,386,137,-2593,37,419,-307,9327,-215,413,157,-4873,101,487,-334,2893,2716,-67,-22,-6483,-159,-178,90,
	-10568,1332,-39,-18,-5074,11,11,48,882,188,407,633,1510,478,729,-578,-125,206,-174,-100,1594,187,-327,196,
	-224,306,758,1456,2444,661,1433,-1404,-206,2994,-64,25,163,-1081,-608,270,-942,2049,-3,-145,-734,-574,207,136,
	3144,1602,-17,-147,-2070,-627,268,113,2762,2925,58,39,-6547,-281,-190,60,-20794,1564,11,-3,-2539,75,9,29,
	3328,3328,3328,3328,3328,3328,3328,3328,1791,1792,1792,1792,1796,2033,2039,2046,-11,-768,-64,-266,-12,-123,-49,-11,
	-1536,-1536,-128,-1244,-23,-394,-211,-1536,285,10,2816,252,665,995,711,276,-2788,-3062,-256,-2820,-2402,-1836,-2114,-2542,
	939,1024,1017,1020,923,1024,1016,1024,-2029,-2376,-128,-1605,-1611,-935,-1101,-1902,811,-770,-1464,561,-5,533,760,30,
	240,-1377,-388,500,-31,315,140,318,524,-97,-5799,443,-761,197,683,290,1022,-1400,10,1,-5887,1570,2032,-1190,
	-377,831,80,4164,714,998,2142,-721,3989,-3680,83,5983,2009,1483,1973,3330,9172,-1528,-5,-10679,-5753,-849,1884,1154,
	-3161,-57,-5,3741,1060,-183,-72,1814,494,-664,-1402,816,-14,612,805,-325,-93,-1174,-355,674,-88,440,186,-72,
	209,77,-5129,775,-717,459,792,-64,534,-1290,8,284,-4920,-89,-216,-1393,2306,971,-86,1198,1706,-542,491,785,
	6577,-2844,-92,3531,2924,-362,602,4665,7341,-1768,17,-9279,-5429,-379,1355,931,-2037,-469,-4,1420,1097,-89,10,1981,
	3328,3328,3328,3328,3328,3328,3328,3328,2048,2048,2048,2048,2048,2048,2076,2133,-160,-32,-768,-768,-39,-39,-218,-128,
	-842,-64,-1536,-1536,-105,-105,-435,-256,1101,2688,56,0,1850,2473,1919,2219,-1715,-128,-2761,-2816,-966,-343,-868,-511,
	1024,1020,1023,1024,1024,1024,1023,1023,-1615,-64,-2176,-2304,-484,-484,-435,-256,269,1532,-469,-1111,8,89,365,-281,
	406,1121,-1082,21,154,-549,-441,-522,45,2508,1961,-4173,664,1814,489,1405,-5656,7,191,-277,196,46,-104,-5,
	-4514,150,-662,-421,-611,-263,819,119,-6011,130,-953,-1317,-656,-261,843,109,-631,44,-3158,-5677,136,27,-152,-67,
	-199,24,1996,3751,7,5,-75,-30,103,1509,-404,-1154,-87,10,607,-230,224,954,-769,-258,306,-629,83,-277,
	-312,2882,1313,-3498,537,563,812,1591,-2771,47,232,-757,84,130,-450,-40,-1712,113,-1280,-38,-828,491,-344,-253,
	-2875,97,-2065,-737,-823,513,-418,-260,-1029,66,-4062,-5214,109,-71,48,-16,-308,24,1903,4161,31,-6,-46,-24,
	3328,3328,3328,3328,3328,3328,3328,3328,2226,2304,2304,2304,2408,2541,2557,2557,-59,-64,-189,-83,-768,-21,-54,-54,
	-198,-128,-1536,-530,-1536,-101,-238,-238,1169,2304,53,170,0,597,740,1518,-1469,-256,-2507,-2389,-2456,-1726,-1567,-790,
	1024,1024,1024,1024,1024,1023,1024,1024,-763,-128,-1807,-1487,-2124,-912,-864,-864,-280,-1704,87,-617,225,-552,549,-483,
	36,-284,-394,171,-191,190,157,-171,145,-5537,595,-415,842,494,339,-126,-1182,-33,-4258,-1882,-53,5472,-40,-294,
	-763,40,-1683,2189,856,4175,-578,141,-726,33,-3793,1707,3193,5044,-168,145,-76,-24,-404,1098,4320,-190,-264,-60,
	-11,-9,-362,-16,-304,-68,-60,-22,-142,-1662,374,-386,331,-346,508,-613,132,-331,42,398,-157,203,117,-460,
	395,-5061,639,-199,960,827,336,-582,-1683,-29,-2598,-1750,-726,3252,-203,203,-1418,-110,-3228,1045,561,1108,-283,1669,
	-1591,-111,-5333,630,2732,1927,20,1740,78,-3,-190,1288,4586,-27,-170,-80,20,-10,-549,-68,-689,-37,-27,-33,
	3328,3328,3328,3328,3328,3328,3328,3328,2558,2560,2560,2560,2560,2664,3043,3065,-12,-32,-32,0,-27,0,-6,0,
	-23,-64,-1536,-1536,-84,-1536,-43,-109,258,2177,50,0,1380,0,535,364,-2048,-128,-2254,-2304,-924,-2200,-1286,-1435,
	1024,1024,1024,1024,1024,1024,1024,1024,-1646,-64,-1920,-2048,-465,-1996,-780,-782,711,1306,-910,98,314,1056,470,-258,
	-94,1112,-1196,1525,-16,720,148,-41,1035,2372,739,-2553,108,1626,664,284,-5134,-366,-18651,38059,-787,-12194,1242,12408,
	-9231,167,-2669,721,-1040,106,584,9193,-8680,122,-2957,163,-1130,552,1187,13905,731,17,-635,-194,57,-270,-3,-172,
	82,8,-289,6,-9,-18,-13,-49,406,1282,-705,-400,323,909,397,417,-193,1022,-737,769,47,475,79,552,
	679,2453,344,-2501,497,1590,467,1056,-1957,-256,-11282,31389,-990,-13705,812,4364,-5893,314,-2371,1356,-1571,402,1119,2536,
	-4916,317,-2648,497,-1593,781,1287,3561,598,58,-601,-509,92,-340,-65,169,31,-1,-282,78,5,-23,2,-19,
	3328,3328,3328,3328,3328,3328,3328,3328,3072,3072,3072,3073,3571,3584,3586,3591,-12,-2,0,-11,0,0,0,-1,
	-58,-63,0,-23,0,0,-4,-11,942,50,0,218,312,0,38,290,-850,-1742,-1792,-1572,-981,-1280,-1240,-983,
	1024,1024,1024,1024,1024,1024,1024,1024,-441,-1664,-1792,-1390,-612,-1536,-1408,-658,-170,581,-188,-462,1020,1906,-411,-405,
	-32,740,94,-384,-275,844,190,-274,15,4940,-3149,-2196,1612,2063,-199,-1240,-1967,-19940,30067,-13859,3500,26508,-27661,5016,
	-1702,-1712,-3709,441,7682,-1894,-1230,11300,-1932,-1986,1212,-10212,7539,248,-3338,11090,-70,-70,346,-35,-33,99,27,-49,
	-38,-13,139,-26,-20,56,15,-26,-5,349,-620,-538,1384,913,-233,-68,65,581,-313,-374,355,186,138,198,
	316,3877,-2938,-1956,1984,993,-67,-764,-1849,-15041,22422,-4974,223,18721,-18700,2060,-1400,-689,-1789,4449,668,-411,-240,4666,
	-1528,-702,1274,-2512,491,1569,-1258,4487,-41,-112,309,-204,46,59,13,4,-29,-28,157,-67,-7,51,-9,-16,
	3328,3328,3328,3328,3328,3328,3328,3328,3595,4050,4083,4096,4097,4102,4482,4539,0,0,0,0,0,0,0,0,
	-22,0,-2,0,0,0,0,0,173,123,191,0,183,32,98,44,-1096,-691,-590,-768,-584,-730,-285,-281,
	1024,1024,1024,1024,1024,1024,1024,1024,-1134,-518,-402,-1280,-878,-1152,-622,-605,-2053,-753,-373,251,-625,1329,-186,-773,
	-796,-909,-161,361,-372,756,-21,-599,-2120,-297,-1123,1703,394,-585,-366,-11,-4808,6727,848,14911,1235,-25120,-247,227,
	-14312,27477,31094,-9000,-37979,-13622,1608,30772,-12576,27486,29359,-7595,-34904,-15882,1559,30821,-45,-34,-62,32,-53,4,-71,-20,
	-22,-20,-31,18,-26,2,-30,-3,-1521,717,377,-684,-1206,631,107,107,-831,421,662,-641,-974,144,262,278,
	-1610,1023,357,324,-810,-743,-186,786,376,677,-1032,11388,3622,-16376,-356,-57,-4783,5437,-754,1254,-6859,-513,-3557,12246,
	-3158,5190,-901,2222,-5211,-2325,-3635,12263,-89,84,10,0,-139,-21,-80,1,-37,-9,-27,25,-34,-15,-28,-17,
	3328,3328,3328,3328,3328,3328,3328,3328,4602,4608,5028,5120,5124,5530,6144,1174,0,0,0,0,0,0,0,-768,
	0,0,0,0,0,0,0,-1536,19,0,0,0,0,0,0,146,-243,-256,0,0,0,0,0,-3544,
	1024,1024,1024,1024,1024,1024,1024,944,-896,-1024,-377,-768,-640,-423,-211,-2508,-1862,2825,174,-200,-395,-1111,1183,-498,
	-1904,2806,-622,1443,-1145,-1738,1851,-1090,208,938,1485,-906,-523,-49,598,-43,10,404,-88,-14,-11,146,887,306,
	-14741,-22175,24021,-38642,10559,6985,2120,-12256,-15560,-21403,24009,-38767,10734,6989,2065,-18320,-21,4,-9,10,12,110,572,-494,
	1,17,13,10,10,58,338,-1567,-1340,888,292,-579,-276,-1021,1195,-53,-1440,791,30,167,-602,-1533,1835,-610,
	-1,-126,1274,-790,-467,-105,651,179,166,774,-186,109,-46,96,785,632,-4064,-2059,3876,-14257,3795,4496,1488,-7399,
	-4630,-1597,3858,-14298,3909,4496,1446,-11091,-31,15,18,30,-20,97,600,-519,-4,45,-17,55,1,38,275,517,
	3328,3328,3328,3328,3328,3328,3328,3328,1686,1003,632,1180,437,169,935,1276,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,165,19,11,25,528,663,202,16,-3013,-3841,-4221,-3660,-3900,-4033,-3728,-3572,
	1010,441,0,1024,100,170,426,1021,-2190,-2776,-2912,-2684,-2596,-2072,-2744,-2600,-40,338,-4363,-2830,-1008,-303,606,-464,
	283,304,-1882,-1060,-1487,-425,-1035,-1567,256,458,779,2074,-1498,511,677,-578,1544,297,-503,-2629,-1492,864,1039,-1730,
	-2909,2401,-468,-1451,-11530,3584,-8130,-673,-691,-11,-1934,-1157,1387,-2084,-8907,328,482,758,-502,2815,-1475,2037,-103,-405,
	-4141,511,-847,1251,-329,-251,-5357,5166,145,185,-3787,-2342,-1218,-72,-207,96,559,271,-2098,-785,-1764,-155,-1402,-813,
	418,97,1038,1762,-989,287,160,-300,1581,91,-412,-2096,-1452,1582,414,-1092,-3007,2401,-806,-1461,-4491,-674,-536,-1883,
	-1358,411,-2021,-1461,2406,-2064,-2345,-517,-581,835,-285,2649,-1506,2657,-307,-255,-4852,-139,692,556,725,18,1586,4791,
	3328,3328,3328,3328,3328,3328,3328,3328,1223,535,411,640,569,1374,833,1500,-768,-768,-768,-768,-768,-479,-327,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,47,523,687,24,212,297,995,33,-3594,-3806,-3766,-4201,-4084,-3194,-3037,-3332,
	1011,269,200,0,82,963,699,1024,-2684,-2142,-2136,-2800,-2736,-2046,-2003,-2526,-839,-8,-478,-2282,653,-228,-568,-1689,
	-703,-1008,174,-2060,-880,-217,-1543,-545,338,1610,-198,1115,2152,427,-140,544,-1014,794,-1624,-397,2188,273,1219,-943,
	-2518,6840,9569,-891,-6013,-5068,2694,-2882,-2425,1610,47,-2135,-1478,-6123,2278,-4710,-26,-587,-1522,-477,-674,536,2459,-4144,
	-1363,-4128,-734,-601,-4912,-3838,-2525,-9901,-1284,-285,-251,-1579,514,-283,-264,-1692,-1430,-1444,412,-1700,-938,-119,-1100,-898,
	98,1173,-470,1252,1460,328,43,579,-1545,746,-1263,-117,1854,253,1103,-1185,-47,1421,4235,-2055,-1932,-3904,2577,-495,
	-147,477,2,-2423,702,-5125,1985,-1736,-474,-1038,-1158,-305,-497,-97,2028,-3559,-353,-5686,-951,-817,-1516,-2249,-1957,-2316,
	3329,3329,3329,3329,3329,3329,3329,3330,394,1176,887,918,1152,2944,508,2804,-178,-768,-768,-768,-59,-3,-768,0,
	-356,-1536,-1536,-1536,-463,-169,-1536,-1536,2399,417,140,121,852,32,4,0,-2073,-3272,-3839,-3826,-2862,-1890,-4354,-2063,
	126,967,470,422,1017,1024,0,1024,-1037,-2271,-2689,-2641,-1587,-1627,-3073,-1928,-465,-15,-618,538,-211,-597,933,-1448,
	590,-903,468,-145,-229,-745,601,-1184,-860,595,-530,29,259,-115,265,-848,-1420,-1368,-271,482,2463,-7959,-504,1624,
	272,-12616,-6375,-765,-557,2781,-3176,1283,15,-14536,-8200,-2951,-744,978,-809,816,-874,1485,-756,-131,-767,-173,-1183,-377,
	1657,-5072,-7580,-3245,-11905,-8,-453,3,-429,-99,-810,814,-182,-390,516,-1317,316,-866,400,110,-164,-536,520,-1097,
	-908,406,-810,250,270,-61,121,-715,-735,-1312,-421,719,1764,-6056,-657,1545,30,-11827,-115,-264,-339,1803,-2444,1097,
	-123,-13285,-2013,-2635,-622,645,-363,650,-408,1401,-401,188,-1124,-208,-1331,-315,1947,-2616,-486,-1645,-11617,-65,-434,-66,
	3330,3330,3331,3332,3332,3333,3336,3340,1134,2120,814,1336,1490,576,2246,941,-502,-277,-768,-768,-768,-768,-53,-126,
	-1536,-961,-1536,-1536,-1536,-1536,-275,-382,608,131,228,0,289,0,1382,1649,-3126,-2618,-3828,-3535,-3093,-4299,-1253,-2297,
	761,1024,75,1024,994,0,1023,780,-2001,-1630,-2579,-2664,-2117,-3045,-1070,-1267,-20,-174,-518,1649,-244,4100,-112,19,
	-258,206,-786,2694,325,-2554,157,-521,-282,266,-1705,3033,348,2384,-545,472,-744,615,-84,2571,902,2153,-122,1386,
	3474,-1258,-4758,377,-2660,-1170,39,-214,6161,-2706,-4991,6807,1274,-2436,215,-209,845,5906,36,120,-1251,1920,25,3782,
	-1811,-498,-6448,4309,275,-397,20,-209,364,-42,-571,1230,-119,2701,-246,53,-10,410,-738,1951,474,-3188,54,-313,
	-133,331,-1477,2847,412,2510,-738,464,-190,868,141,1887,1058,1832,244,1356,1260,-1854,-4287,1798,-2656,-807,937,283,
	3679,-3411,-5055,7425,764,-2507,1294,240,705,5796,84,-382,-1294,1634,-173,3789,-3102,-486,-7130,4773,-787,329,-19,-475,
	3340,3347,3354,3584,3584,3584,3584,3584,1744,1875,1040,512,1004,1536,2546,2560,-50,-30,-44,-768,-251,-768,-55,-32,
	-188,-192,-108,-1536,-646,-1536,-247,-1536,1109,913,2848,58,1794,66,994,56,-2036,-2113,-1028,-4806,-2578,-3774,-1836,-2760,
	988,1024,849,0,615,1009,1024,1024,-1194,-1375,-515,-3232,-1291,-2690,-935,-2176,-596,-756,-394,-973,1546,206,-3,-17,
	-99,-65,0,-398,825,-373,296,-98,-817,209,-798,-263,1189,-138,-488,-144,2391,208,177,-2195,-4738,-821,2606,-3229,
	-360,-142,-187,-3260,1018,1590,1557,-1662,-505,-524,-208,1717,601,-50,1717,-2952,780,1987,169,-3871,-5285,-1614,122,2035,
	-39,133,-18,-1603,688,-3192,8,1605,-621,-753,-411,-1100,1485,368,47,89,-84,43,-20,-566,693,-262,335,-4,
	-847,-32,-729,-261,1011,13,-420,118,1763,2706,139,-2265,-4939,-831,1860,-4262,-483,1161,-139,-3658,-151,907,438,-1880,
	-555,1072,-147,1207,-344,-669,735,-3262,478,1796,119,-3911,-5179,-1483,251,2377,-1,34,-37,-1744,908,-3661,-24,1609,
	3584,0,0,0,0,0,0,0,4354,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
	0,0,0,0,0,0,0,0,36,0,0,0,0,0,0,0,-986,0,0,0,0,0,0,0,
	1024,0,0,0,0,0,0,0,-1280,0,0,0,0,0,0,0,-528,0,0,0,0,0,0,0,
	-487,0,0,0,0,0,0,0,-788,0,0,0,0,0,0,0,2714,0,0,0,0,0,0,0,
	-2488,0,0,0,0,0,0,0,-3150,0,0,0,0,0,0,0,158,0,0,0,0,0,0,0,
	131,0,0,0,0,0,0,0,-424,0,0,0,0,0,0,0,-363,0,0,0,0,0,0,0,
	-666,0,0,0,0,0,0,0,2625,0,0,0,0,0,0,0,-1029,0,0,0,0,0,0,0,
	-1723,0,0,0,0,0,0,0,190,0,0,0,0,0,0,0,87,0,0,0,0,0,0,0,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_defd7d36675cfc4a_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_defd7d36675cfc4a_boxes_0,
	  { { 45, segtune_segreduce_defd7d36675cfc4a_unknown_0 }, { 245, segtune_segreduce_defd7d36675cfc4a_longest_0 }, { 245, segtune_segreduce_defd7d36675cfc4a_shares_0 } }, 1, 761, segtune_segreduce_defd7d36675cfc4a_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_defd7d36675cfc4a = { "segtune_segreduce_defd7d36675cfc4a", 1, segtune_segreduce_defd7d36675cfc4a_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_defd7d36675cfc4a

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
