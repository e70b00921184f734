/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-28
 * database: 43659116316be816
 * sources:  750d519cc2b90359
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 545 cases
 *     n and the mean length known: worst regret 189.8%, mean 19.4%; geometries left out: worst 189.8%, mean 19.7%
 *     the longest segment, too: worst regret 216.9%, mean 8.5%; geometries left out: worst 378.1%, mean 11.7%
 *     shares of long segments, too: worst regret 349.1%, mean 9.0%; geometries left out: worst 532.9%, mean 13.6%
 *     as probed (shares and the heaviest span; of few or long segments the longest, too): worst regret 56.7%, mean 4.9%; geometries left out: worst 67.0%, mean 6.6%
 *     all of these: worst regret 56.7%, mean 4.7%; geometries left out: worst 67.0%, mean 6.6%
 *     pareto lengths, 105 cases: worst regret 31.0%, mean 5.8%; left out: worst 46.3%, mean 6.1%; as probed: worst regret 22.0%, mean 4.1%; left out: worst 43.2%, mean 5.8%
 *     uniform lengths, 76 cases: worst regret 37.3%, mean 8.5%; left out: worst 60.3%, mean 9.6%; as probed: worst regret 32.9%, mean 5.8%; left out: worst 32.9%, mean 6.8%
 *     rowlen lengths, 99 cases: worst regret 32.9%, mean 7.1%; left out: worst 32.9%, mean 8.3%; as probed: worst regret 32.9%, mean 5.7%; left out: worst 32.9%, mean 6.6%
 *     bimodal lengths, 19 cases: worst regret 21.5%, mean 5.8%; left out: worst 46.4%, mean 10.1%; as probed: worst regret 18.6%, mean 3.8%; left out: worst 46.4%, mean 7.9%
 *     huge lengths, 44 cases: worst regret 47.7%, mean 5.0%; left out: worst 47.7%, mean 5.2%; as probed: worst regret 19.3%, mean 3.2%; left out: worst 21.5%, mean 3.4%
 *     poisson lengths, 30 cases: worst regret 24.3%, mean 6.6%; left out: worst 24.3%, mean 6.7%; as probed: worst regret 18.8%, mean 4.7%; left out: worst 26.4%, mean 6.3%
 *     geometric lengths, 19 cases: worst regret 21.2%, mean 7.6%; left out: worst 25.7%, mean 8.9%; as probed: worst regret 21.2%, mean 8.6%; left out: worst 36.8%, mean 10.2%
 *     zipf lengths, 31 cases: worst regret 47.9%, mean 7.2%; left out: worst 47.9%, mean 7.2%; as probed: worst regret 21.4%, mean 2.4%; left out: worst 47.9%, mean 6.2%
 *     lognormal lengths, 111 cases: worst regret 349.1%, mean 16.7%; left out: worst 532.9%, mean 34.4%; as probed: worst regret 56.7%, mean 5.0%; left out: worst 67.0%, mean 7.6%
 *     fixed lengths, 11 cases: worst regret 21.7%, mean 9.1%; left out: worst 31.1%, mean 12.6%; as probed: worst regret 12.3%, mean 4.8%; left out: worst 31.1%, mean 7.4%
 *     always the right one of the boxes: worst regret 44.8%, mean 3.7%
 *     always the right one of the best 8 of all 619 variants: mean regret 3.0% (exact, by branch and bound)
 *     the search of 545 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 29 of 512 variants
 *     variants tried, of how many, on each case:
 *       29/512 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 30/512 huge:n=64M,mean=64,share=0.25,seed=1,
 *       31/502 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1, 32/510 huge:n=64M,mean=64,share=0.75,seed=1,
 *       34/505 huge:n=64M,mean=256,share=0.25,seed=1, 35/517 huge:n=4M,mean=64,share=0.5,seed=1,
 *       35/516 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1, 34/493 huge:n=64M,mean=256,share=0.5,seed=1,
 *       37/512 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1,
 *       40/547 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1, 38/515 huge:n=64M,mean=64,share=0.1,seed=1,
 *       40/541 uniform:n=64M,mean=16M,seed=1, 39/519 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       41/541 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 40/516 huge:n=64M,mean=64,share=0.5,seed=1,
 *       40/509 zipf:n=64M,mean=256,alpha=1,seed=1, 40/504 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       41/508 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1, 42/509 huge:n=64M,mean=256,share=0.1,seed=1,
 *       45/545 uniform:n=64M,mean=1M,seed=1, 42/507 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       42/495 huge:n=64M,mean=256,share=0.75,seed=1, 45/520 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       46/524 huge:n=512K,mean=16,share=0.75,seed=1, 43/487 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1,
 *       28/315 linux_identifier_postings.rowlen, 43/479 pareto:n=64M,mean=64K,alpha=1.5,seed=1,
 *       49/545 uniform:n=64M,mean=4M,seed=1, 46/510 linux_lines_per_file.rowlen@64M,
 *       47/518 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1, 62/674 fixed:n=64M,mean=64,
 *       51/551 fixed:n=64M,mean=1M, 31/334 huge:n=64M,mean=4,share=0.5,seed=1,
 *       46/495 lognormal:n=64M,mean=1K,sigma=2,seed=1, 49/524 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       49/524 debian_files_per_package.rowlen@64M, 45/480 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       45/479 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 45/479 uniform:n=4M,mean=256K,seed=1,
 *       30/315 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1, 29/304 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       49/513 uniform:n=64M,mean=256K,seed=1, 50/522 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       48/497 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 48/497 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1,
 *       47/486 lognormal:n=64M,mean=4K,sigma=2,seed=1, 51/527 huge:n=1M,mean=64,share=0.5,seed=1,
 *       51/526 huge:n=1M,mean=64,share=0.1,seed=1, 50/515 pareto:n=64M,mean=512,alpha=1.2,seed=1,
 *       57/587 uniform:n=64M,mean=256,seed=1, 52/531 huge:n=4M,mean=64,share=0.1,seed=1,
 *       51/518 lognormal:n=16M,mean=128,sigma=2,seed=1, 47/475 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       53/531 pareto:n=2M,mean=256,alpha=1.5,seed=1, 59/588 lognormal:n=8M,mean=256,sigma=0.5,seed=1,
 *       47/467 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1, 54/534 huge:n=512K,mean=64,share=0.5,seed=1,
 *       29/286 huge:n=64M,mean=16,share=0.75,seed=1, 45/442 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       34/332 huge:n=4M,mean=4,share=0.5,seed=1, 50/488 pareto:n=4M,mean=64K,alpha=1.5,seed=1,
 *       53/514 linux_lines_per_file.rowlen, 47/455 pareto:n=64K,mean=64K,alpha=1.5,seed=1,
 *       55/532 huge:n=512K,mean=64,share=0.1,seed=1, 54/521 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       50/478 uniform:n=256M,mean=128K,seed=1, 33/315 huge:n=64M,mean=16,share=0.1,seed=1,
 *       55/525 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1, 56/534 pareto:n=1M,mean=256,alpha=1.5,seed=1,
 *       55/520 fixed:n=64M,mean=256K, 32/302 huge:n=64M,mean=16,share=0.5,seed=1,
 *       64/601 poisson:n=8M,mean=128,seed=1, 57/535 huge:n=64K,mean=16,share=0.75,seed=1,
 *       60/562 lognormal:n=2M,mean=256,sigma=0.5,seed=1, 33/309 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       52/486 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1, 56/523 bacterial_protein_lengths.rowlen@4M,
 *       34/317 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       56/522 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1, 52/482 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       49/452 pareto:n=512K,mean=64K,alpha=1.5,seed=1, 33/304 huge:n=64M,mean=16,share=0.25,seed=1,
 *       57/523 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1, 58/532 gshhg_points_per_bin.rowlen@64M,
 *       64/587 uniform:n=256M,mean=64,seed=1, 65/596 uniform:n=2M,mean=128,seed=1, 67/613 fixed:n=64M,mean=256,
 *       54/494 lognormal:n=64M,mean=16K,sigma=2,seed=1, 37/338 huge:n=1M,mean=4,share=0.5,seed=1,
 *       66/602 poisson:n=64M,mean=128,seed=1, 55/501 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1,
 *       57/519 bacterial_protein_lengths.rowlen@64M, 34/309 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       36/327 huge:n=64M,mean=4,share=0.25,seed=1, 59/535 lognormal:n=2M,mean=256,sigma=2,seed=1,
 *       34/308 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1, 35/317 huge:n=2M,mean=16,share=0.25,seed=1,
 *       54/489 zipf:n=64M,mean=4K,alpha=1,seed=1, 59/533 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1,
 *       59/530 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 34/305 huge:n=8M,mean=16,share=0.25,seed=1,
 *       63/565 lognormal:n=256K,mean=256,sigma=0.5,seed=1, 66/591 uniform:n=8M,mean=128,seed=1,
 *       35/313 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 59/527 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       60/534 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1,
 *       60/533 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1, 60/533 mbeacxc.rowlen@4M,
 *       59/524 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1,
 *       59/524 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1, 56/497 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       56/496 pareto:n=64K,mean=4K,alpha=1.5,seed=1, 64/566 lognormal:n=1M,mean=256,sigma=0.5,seed=1,
 *       64/566 uniform:n=512K,mean=256,seed=1, 69/609 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       64/564 lognormal:n=128K,mean=256,sigma=0.5,seed=1, 61/537 mbeacxc.rowlen,
 *       59/519 bimodal:n=64M,mean=256K,share=0.9,seed=1, 60/527 gshhg_points_per_bin.rowlen,
 *       57/500 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 60/526 pareto:n=64M,mean=256,alpha=1.5,seed=1,
 *       57/499 photo_kmeans256.rowlen, 37/321 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1,
 *       69/598 uniform:n=64K,mean=256,seed=1, 62/537 pareto:n=256K,mean=256,alpha=1.5,seed=1,
 *       62/535 huge:n=64K,mean=64,share=0.1,seed=1, 62/534 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       36/310 huge:n=4M,mean=16,share=0.25,seed=1, 70/601 uniform:n=1M,mean=128,seed=1,
 *       36/309 huge:n=64M,mean=4,share=0.75,seed=1, 55/472 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       38/326 lp1.rowlen@4M, 70/598 uniform:n=8K,mean=256,seed=1, 62/528 bacterial_protein_lengths.rowlen,
 *       39/331 pareto:n=256M,mean=16,alpha=1.5,seed=1, 71/602 poisson:n=2M,mean=128,seed=1,
 *       61/517 lognormal:n=8M,mean=512,sigma=1,seed=1, 58/491 uniform:n=4M,mean=64K,seed=1,
 *       59/498 lognormal:n=256K,mean=2K,sigma=1,seed=1, 64/540 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1,
 *       63/528 debian_files_per_package.rowlen, 61/511 lognormal:n=256K,mean=512,sigma=1,seed=1,
 *       40/335 huge:n=64M,mean=4,share=0.1,seed=1, 64/536 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       67/561 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1, 72/602 uniform:n=256K,mean=128,seed=1,
 *       63/526 uniform:n=64M,mean=64K,seed=1, 72/601 uniform:n=128K,mean=128,seed=1,
 *       63/524 pareto:n=16M,mean=256,alpha=1.5,seed=1, 64/532 mbeacxc.rowlen@64M,
 *       58/482 pareto:n=4M,mean=16K,alpha=1.5,seed=1, 65/540 bimodal:n=1M,mean=64,share=0.9,seed=1,
 *       64/531 lognormal:n=8M,mean=64,sigma=1,seed=1, 75/622 uniform:n=1K,mean=256,seed=1,
 *       64/530 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1, 54/447 uniform:n=512K,mean=256K,seed=1,
 *       73/603 poisson:n=256K,mean=128,seed=1, 62/512 lognormal:n=2M,mean=512,sigma=1,seed=1,
 *       62/511 lognormal:n=1M,mean=512,sigma=1,seed=1, 39/321 lp1.rowlen@64M, 61/502 photo_kmeans256.rowlen@4M,
 *       62/510 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 60/493 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       61/500 lognormal:n=1M,mean=2K,sigma=1,seed=1, 36/295 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       64/523 lognormal:n=128K,mean=512,sigma=1,seed=1, 66/537 lognormal:n=256K,mean=256,sigma=2,seed=1,
 *       65/527 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1, 67/541 lognormal:n=256K,mean=64,sigma=1,seed=1,
 *       75/605 poisson:n=128K,mean=128,seed=1, 75/604 poisson:n=1M,mean=128,seed=1,
 *       67/537 lognormal:n=128K,mean=256,sigma=2,seed=1, 67/537 lognormal:n=128K,mean=64,sigma=1,seed=1,
 *       66/526 bimodal:n=64M,mean=64K,share=0.9,seed=1, 64/509 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       62/493 lognormal:n=8M,mean=2K,sigma=1,seed=1, 40/318 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       63/500 uniform:n=2M,mean=2K,seed=1, 41/325 pareto:n=64M,mean=2,alpha=1.2,seed=1,
 *       37/293 huge:n=1M,mean=16,share=0.75,seed=1, 68/537 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       65/513 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 68/536 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       63/496 fixed:n=64M,mean=64K, 69/540 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       64/500 uniform:n=1M,mean=2K,seed=1, 77/600 uniform:n=512K,mean=64,seed=1,
 *       74/576 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 44/342 pareto:n=8M,mean=2,alpha=1.2,seed=1,
 *       68/528 lognormal:n=64M,mean=512,sigma=0.5,seed=1, 42/326 lp1.rowlen, 66/512 dense2.rowlen,
 *       69/535 geometric:n=64M,mean=64,seed=1, 44/341 huge:n=4M,mean=4,share=0.1,seed=1,
 *       64/496 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 65/502 lognormal:n=2M,mean=2K,sigma=1,seed=1,
 *       43/332 pareto:n=8M,mean=8,alpha=1.2,seed=1, 65/499 photo_kmeans256.rowlen@64M, 70/537 fixed:n=64M,mean=1K,
 *       70/537 lognormal:n=64M,mean=128,sigma=1,seed=1, 66/504 uniform:n=64M,mean=16K,seed=1,
 *       79/603 uniform:n=64K,mean=64,seed=1, 69/525 uniform:n=64M,mean=1K,seed=1,
 *       66/501 bimodal:n=64M,mean=16K,share=0.9,seed=1, 80/605 uniform:n=8K,mean=64,seed=1,
 *       66/498 lognormal:n=128K,mean=2K,sigma=1,seed=1, 71/535 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       45/339 debian_entries_per_directory.rowlen@64M, 44/331 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       44/331 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 81/606 uniform:n=4M,mean=256,seed=1,
 *       46/344 pareto:n=2M,mean=2,alpha=1.2,seed=1, 67/501 uniform:n=256K,mean=2K,seed=1,
 *       72/536 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1, 46/342 debian_entries_per_directory.rowlen,
 *       45/334 pareto:n=64M,mean=16,alpha=1.5,seed=1, 67/497 uniform:n=8M,mean=2K,seed=1,
 *       68/503 uniform:n=4M,mean=4K,seed=1, 66/487 uniform:n=512K,mean=16K,seed=1,
 *       74/546 bimodal:n=64K,mean=64,share=0.9,seed=1, 45/332 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       66/486 fixed:n=64M,mean=16K, 65/478 uniform:n=64K,mean=16K,seed=1, 74/544 uniform:n=1K,mean=1K,seed=1,
 *       40/294 huge:n=4M,mean=16,share=0.75,seed=1, 40/294 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       69/506 fixed:n=64M,mean=4K, 74/542 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       67/489 uniform:n=4M,mean=16K,seed=1, 71/518 dense2.rowlen@4M, 72/524 uniform:n=16M,mean=1K,seed=1,
 *       69/502 bimodal:n=64M,mean=4K,share=0.9,seed=1, 69/502 uniform:n=512K,mean=4K,seed=1,
 *       64/465 uniform:n=64K,mean=64K,seed=1, 71/514 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       71/514 uniform:n=512K,mean=1K,seed=1, 63/455 uniform:n=512K,mean=64K,seed=1,
 *       46/332 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1, 73/525 uniform:n=256M,mean=1K,seed=1,
 *       47/337 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1, 44/315 zipf:n=64M,mean=4,alpha=1,seed=1,
 *       70/500 uniform:n=64M,mean=4K,seed=1, 72/513 bimodal:n=64M,mean=1K,share=0.9,seed=1,
 *       48/342 lognormal:n=16M,mean=8,sigma=2,seed=1, 77/548 huge:n=64K,mean=64,share=0.5,seed=1,
 *       72/512 dense2.rowlen@64M, 75/533 bimodal:n=64M,mean=128,share=0.9,seed=1,
 *       45/319 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1, 47/333 pareto:n=256K,mean=2,alpha=1.2,seed=1,
 *       47/333 pareto:n=2M,mean=8,alpha=1.2,seed=1, 44/311 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1,
 *       47/328 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 49/341 huge:n=1M,mean=4,share=0.1,seed=1,
 *       45/312 lognormal:n=64M,mean=16,sigma=2,seed=1, 59/409 qcd5_4.rowlen@4M,
 *       50/346 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1, 49/337 pareto:n=1M,mean=2,alpha=1.2,seed=1,
 *       49/336 pareto:n=256K,mean=8,alpha=1.2,seed=1, 76/521 uniform:n=64K,mean=1K,seed=1,
 *       76/517 uniform:n=4M,mean=1K,seed=1, 50/338 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       76/511 uniform:n=128K,mean=2K,seed=1, 45/301 pareto:n=2M,mean=64,alpha=1.2,seed=1,
 *       77/515 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 76/508 uniform:n=64K,mean=4K,seed=1, 62/412 qcd5_4.rowlen,
 *       61/404 qcd5_4.rowlen@64M, 51/337 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       48/317 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1, 80/527 pareto:n=8K,mean=4K,alpha=1.5,seed=1,
 *       51/335 pareto:n=16M,mean=16,alpha=1.5,seed=1, 54/354 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1,
 *       52/339 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1, 54/352 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1,
 *       56/363 nsjac.rowlen@4M, 52/337 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       53/343 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1, 85/548 uniform:n=8K,mean=1K,seed=1,
 *       53/340 huge:n=512K,mean=4,share=0.5,seed=1, 51/324 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1,
 *       53/336 pareto:n=1M,mean=8,alpha=1.2,seed=1, 65/411 fixed:n=64M,mean=16,
 *       54/341 lognormal:n=8M,mean=4,sigma=2,seed=1,
 *       48/301 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1, 82/511 uniform:n=8K,mean=4K,seed=1,
 *       49/303 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1, 48/296 pareto:n=8M,mean=64,alpha=1.2,seed=1,
 *       55/339 lognormal:n=64M,mean=4,sigma=2,seed=1, 56/345 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1,
 *       58/357 nsjac.rowlen@64M, 59/363 citeseer_words.rowlen@4M,
 *       56/344 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1, 59/361 uniform:n=64M,mean=64,seed=1,
 *       57/348 lognormal:n=2M,mean=4,sigma=2,seed=1, 58/354 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       52/317 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 54/329 huge:n=512K,mean=16,share=0.25,seed=1,
 *       52/316 pareto:n=64M,mean=2,alpha=1.5,seed=1, 56/340 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       58/352 lognormal:n=1M,mean=32,sigma=0.5,seed=1, 57/345 pareto:n=2M,mean=16,alpha=1.5,seed=1,
 *       49/296 lognormal:n=64M,mean=64,sigma=2,seed=1, 56/338 pareto:n=128K,mean=8,alpha=1.2,seed=1,
 *       51/307 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1, 61/367 nsjac.rowlen,
 *       58/348 pareto:n=4M,mean=16,alpha=1.5,seed=1, 55/330 photo_colour_histogram.rowlen,
 *       56/335 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1, 55/329 photo_colour_histogram.rowlen@4M,
 *       61/364 bcsstk16.rowlen@64M, 53/316 huge:n=1M,mean=16,share=0.25,seed=1,
 *       59/351 lognormal:n=2M,mean=32,sigma=0.5,seed=1, 58/345 huge:n=512K,mean=4,share=0.1,seed=1,
 *       62/367 citeseer_words.rowlen, 60/354 email-Enron.rowlen@64M, 59/348 debian_depends.rowlen,
 *       58/342 pareto:n=128K,mean=2,alpha=1.2,seed=1, 54/318 huge:n=256K,mean=16,share=0.25,seed=1,
 *       63/371 lognormal:n=128K,mean=32,sigma=0.5,seed=1, 63/371 bcsstk16.rowlen@4M, 58/341 wordnet_pointers.rowlen,
 *       63/370 lognormal:n=256K,mean=32,sigma=0.5,seed=1, 60/351 maxwell_S.rowlen,
 *       59/345 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 56/327 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       55/321 photo_colour_histogram.rowlen@64M, 59/344 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       59/344 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1, 58/338 wathenSmall.rowlen@64M,
 *       51/297 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1, 59/343 maxwell_S.rowlen@64M, 64/372 bcsstk16.rowlen,
 *       62/360 citeseer_words.rowlen@64M, 60/348 kjv_words_per_verse.rowlen@4M,
 *       60/347 pareto:n=256K,mean=16,alpha=1.5,seed=1, 63/363 email-Enron.rowlen@4M, 61/351 maxwell_S.rowlen@4M,
 *       60/345 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       61/350 lognormal:n=8M,mean=8,sigma=1,seed=1, 61/350 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       61/350 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       62/355 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 61/348 huge:n=64K,mean=4,share=0.1,seed=1,
 *       61/348 wathenSmall.rowlen@4M, 60/342 brack2.rowlen@64M, 58/330 lognormal:n=64M,mean=8,sigma=0.5,seed=1,
 *       61/347 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1,
 *       57/324 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 60/341 kjv_words_per_verse.rowlen@64M,
 *       62/352 basker_matrix1.rowlen@64M, 61/345 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       61/345 debian_depends.rowlen@64M, 62/350 kjv_words_per_verse.rowlen,
 *       62/349 lognormal:n=8M,mean=32,sigma=0.5,seed=1, 61/343 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       55/309 lognormal:n=8M,mean=32,sigma=2,seed=1, 60/337 cage10.rowlen@64M, 65/365 email-Enron.rowlen,
 *       56/313 lognormal:n=1M,mean=32,sigma=2,seed=1, 65/363 lognormal:n=64M,mean=64,sigma=0.5,seed=1,
 *       59/329 english_word_lengths.rowlen@64M, 63/351 lognormal:n=1M,mean=8,sigma=1,seed=1,
 *       56/312 lognormal:n=2M,mean=32,sigma=2,seed=1, 62/345 wordnet_pointers.rowlen@4M,
 *       59/328 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1, 68/378 poisson:n=256K,mean=24,seed=1,
 *       63/350 lognormal:n=1M,mean=4,sigma=2,seed=1, 64/355 poisson:n=8M,mean=24,seed=1,
 *       59/327 gowalla_bipartite.rowlen@4M, 61/337 wordnet_pointers.rowlen@64M, 56/309 wdbii_river_segments.rowlen,
 *       56/309 wdbii_river_segments.rowlen@4M, 64/351 brack2.rowlen@4M, 64/351 wathenSmall.rowlen,
 *       63/345 cage10.rowlen@4M, 61/334 copter2.rowlen@64M, 66/361 basker_matrix1.rowlen@4M,
 *       60/328 huge:n=128K,mean=16,share=0.25,seed=1,
 *       60/328 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       65/355 geometric:n=64M,mean=12,empty=0.5,seed=1, 64/349 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       64/349 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1, 60/327 gowalla_bipartite.rowlen,
 *       65/354 lognormal:n=2M,mean=8,sigma=1,seed=1, 65/354 debian_depends.rowlen@4M,
 *       59/321 lognormal:n=64M,mean=2,sigma=2,seed=1, 65/353 geometric:n=8M,mean=8,seed=1,
 *       65/353 lognormal:n=64M,mean=8,sigma=1,seed=1, 59/320 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1,
 *       59/320 gowalla_bipartite.rowlen@64M, 69/374 uniform:n=1K,mean=64,seed=1,
 *       53/287 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       61/330 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       64/346 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1, 57/308 pareto:n=256K,mean=64,alpha=1.2,seed=1,
 *       64/345 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1, 70/377 poisson:n=128K,mean=24,seed=1,
 *       63/338 pareto:n=4M,mean=4,alpha=1.5,seed=1, 63/338 pareto:n=512K,mean=4,alpha=1.5,seed=1,
 *       64/343 uniform:n=64M,mean=16,seed=1, 65/348 pareto:n=128K,mean=16,alpha=1.5,seed=1, 66/353 brack2.rowlen,
 *       62/331 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 66/352 lognormal:n=256K,mean=4,sigma=2,seed=1,
 *       60/320 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1, 64/341 copter2.rowlen@4M,
 *       66/351 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1, 59/313 linux_kernel_line_lengths.rowlen@64M,
 *       59/312 linux_kernel_line_lengths.rowlen, 66/348 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1,
 *       66/348 pareto:n=512K,mean=16,alpha=1.5,seed=1, 70/369 poisson:n=1M,mean=24,seed=1, 65/342 copter2.rowlen,
 *       70/367 poisson:n=2M,mean=24,seed=1, 58/304 wdbii_river_segments.rowlen@64M,
 *       63/330 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1, 64/335 ibm03_nets.rowlen@64M,
 *       65/340 geometric:n=64M,mean=8,seed=1, 66/345 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       69/360 basker_matrix1.rowlen, 69/359 geometric:n=2M,mean=8,seed=1, 66/343 ibm03_nets.rowlen@4M,
 *       61/317 lognormal:n=256K,mean=32,sigma=2,seed=1, 68/353 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       59/306 pareto:n=1M,mean=64,alpha=1.2,seed=1, 65/337 uniform:n=2M,mean=8,seed=1,
 *       67/347 geometric:n=1M,mean=8,seed=1, 65/336 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       60/310 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1, 60/310 pareto:n=128K,mean=64,alpha=1.2,seed=1,
 *       68/351 cage10.rowlen, 63/325 facebook_combined.rowlen,
 *       60/309 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 72/370 uniform:n=16M,mean=64,seed=1,
 *       67/344 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1,
 *       67/344 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       68/349 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 70/358 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       68/347 bimodal:n=64M,mean=16,share=0.9,seed=1, 68/347 lognormal:n=256K,mean=8,sigma=1,seed=1,
 *       70/357 pareto:n=8K,mean=16,alpha=1.5,seed=1, 64/326 facebook_combined.rowlen@4M,
 *       74/376 uniform:n=4M,mean=64,seed=1, 68/345 pareto:n=1K,mean=4,alpha=1.5,seed=1,
 *       63/319 facebook_combined.rowlen@64M, 67/339 english_word_lengths.rowlen,
 *       69/349 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       70/351 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 72/361 geometric:n=256K,mean=8,seed=1,
 *       62/310 lognormal:n=2M,mean=64,sigma=1,seed=1, 69/344 ibm03_nets.rowlen, 68/339 uniform:n=1M,mean=8,seed=1,
 *       62/309 pareto:n=64K,mean=64,alpha=1.5,seed=1, 70/348 geometric:n=64M,mean=4,sorted=down,seed=1,
 *       63/311 bimodal:n=64M,mean=32,share=0.9,seed=1, 73/358 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       72/353 uniform:n=1K,mean=16,seed=1, 69/336 geometric:n=64M,mean=3,empty=0.5,seed=1,
 *       73/355 huge:n=64K,mean=4,share=0.5,seed=1, 68/330 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       60/291 4elt.rowlen@64M, 60/291 delaunay_n15.rowlen@64M,
 *       64/310 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1, 64/308 pareto:n=512K,mean=64,alpha=1.5,seed=1,
 *       65/311 lognormal:n=1M,mean=64,sigma=1,seed=1, 65/311 lognormal:n=64M,mean=32,sigma=1,seed=1,
 *       69/330 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1, 71/339 geometric:n=16M,mean=3,empty=0.5,seed=1,
 *       68/323 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1, 75/354 lognormal:n=128K,mean=8,sigma=1,seed=1,
 *       69/325 huge:n=64K,mean=16,share=0.25,seed=1, 62/292 git_files_per_commit.rowlen,
 *       66/310 pareto:n=4M,mean=64,alpha=1.5,seed=1, 64/300 4elt.rowlen@4M,
 *       67/314 geometric:n=64M,mean=32,sorted=down,seed=1, 78/365 geometric:n=128K,mean=8,seed=1,
 *       62/290 ecology1.rowlen@64M, 68/317 lognormal:n=64M,mean=2,sigma=1,seed=1, 65/302 4elt.rowlen,
 *       65/302 delaunay_n15.rowlen@4M, 64/297 uniform:n=8M,mean=8,seed=1,
 *       74/343 pareto:n=64K,mean=4,alpha=1.5,seed=1, 77/355 uniform:n=4M,mean=16,seed=1, 66/304 fixed:n=64M,mean=4,
 *       66/304 poisson:n=256K,mean=6,seed=1, 61/280 lognormal:n=64M,mean=1,sigma=2,seed=1,
 *       63/289 git_files_per_commit.rowlen@4M, 77/353 uniform:n=512K,mean=16,seed=1,
 *       62/283 git_files_per_commit.rowlen@64M, 77/351 uniform:n=64K,mean=16,seed=1,
 *       67/305 bimodal:n=64M,mean=64,share=0.9,seed=1, 67/305 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1,
 *       66/300 uniform:n=256K,mean=8,seed=1, 78/354 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       69/313 pareto:n=8K,mean=64,alpha=1.5,seed=1, 65/289 poisson:n=64M,mean=6,seed=1,
 *       68/302 geometric:n=2M,mean=2,seed=1, 68/300 geometric:n=1M,mean=2,seed=1,
 *       78/344 bimodal:n=512K,mean=4,share=0.9,seed=1, 67/295 geometric:n=8M,mean=2,seed=1,
 *       67/294 poisson:n=64M,mean=2,seed=1, 70/307 delaunay_n15.rowlen, 66/289 poisson:n=8M,mean=6,seed=1,
 *       72/314 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1, 70/305 uniform:n=64M,mean=2,empty=0.5,seed=1,
 *       80/348 pareto:n=8K,mean=4,alpha=1.5,seed=1, 69/300 ecology1.rowlen, 70/303 geometric:n=256K,mean=2,seed=1,
 *       70/303 poisson:n=128K,mean=6,seed=1, 64/277 mdual.rowlen@64M, 69/298 poisson:n=2M,mean=6,seed=1,
 *       69/297 poisson:n=1M,mean=6,seed=1, 81/347 bimodal:n=64K,mean=4,share=0.9,seed=1,
 *       83/355 uniform:n=8K,mean=16,seed=1, 67/286 mdual.rowlen@4M, 66/281 poisson:n=256K,mean=0.5,seed=1,
 *       74/314 pareto:n=1K,mean=64,alpha=1.5,seed=1, 67/282 poisson:n=1M,mean=0.5,seed=1,
 *       68/285 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 75/314 bimodal:n=4M,mean=64,share=0.9,seed=1,
 *       67/280 poisson:n=1M,mean=1,seed=1, 69/288 mdual.rowlen, 66/275 poisson:n=8M,mean=0.5,seed=1,
 *       72/300 uniform:n=128K,mean=8,seed=1, 65/270 poisson:n=64M,mean=0.5,seed=1,
 *       68/282 poisson:n=2M,mean=0.5,seed=1, 68/282 uniform:n=256M,mean=4,seed=1,
 *       72/297 geometric:n=64M,mean=2,seed=1, 69/284 poisson:n=128K,mean=0.5,seed=1,
 *       69/284 uniform:n=64M,mean=4,seed=1, 69/282 uniform:n=16M,mean=4,seed=1,
 *       75/305 geometric:n=128K,mean=2,seed=1, 61/248 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1,
 *       67/268 poisson:n=64M,mean=0.25,seed=1, 74/293 uniform:n=512K,mean=4,seed=1,
 *       77/297 uniform:n=64K,mean=4,seed=1, 76/290 uniform:n=4M,mean=4,seed=1, 76/288 uniform:n=1K,mean=4,seed=1,
 *       68/253 poisson:n=8M,mean=1,seed=1, 79/292 uniform:n=8K,mean=4,seed=1, 72/264 poisson:n=128K,mean=1,seed=1,
 *       73/264 poisson:n=2M,mean=1,seed=1, 66/237 uniform:n=64M,mean=1,seed=1, 74/263 poisson:n=256K,mean=1,seed=1,
 *       72/243 fixed:n=64M,mean=1
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2:
 *       measured on 545 cases, n = 1024 to 268435456; serves 107 (huge zipf pareto lognormal rowlen uniform): worst regret 51.6%, mean 8.9%
 *       launched 200 times in a row on 50 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 545 cases, n = 1024 to 268435456; serves 123 (huge pareto lognormal zipf rowlen uniform bimodal poisson fixed): worst regret 34.8%, mean 5.1%
 *       launched 200 times in a row on 59 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7:
 *       measured on 545 cases, n = 1024 to 268435456; serves 46 (lognormal pareto zipf huge rowlen uniform): worst regret 33.3%, mean 9.7%
 *       launched 200 times in a row on 14 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8:
 *       measured on 428 cases, n = 1024 to 268435456; serves 92 (uniform pareto bimodal rowlen lognormal poisson geometric fixed): worst regret 192.4%, mean 14.8%
 *       launched 200 times in a row on 1 case, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 390 cases, n = 1024 to 268435456; serves 24 (pareto uniform lognormal rowlen poisson fixed): worst regret 76.7%, mean 12.0%
 *       launched 200 times in a row on 3 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 374 cases, n = 1024 to 268435456; serves 61 (pareto poisson geometric rowlen lognormal bimodal uniform fixed): worst regret 349.1%, mean 8.3%
 *       launched 200 times in a row on 8 cases, all results right
 *     subwarp LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=0 UNROLL=2 VEC=4:
 *       measured on 384 cases, n = 1024 to 268435456; serves 44 (bimodal uniform rowlen lognormal poisson fixed): worst regret 70.5%, mean 8.6%
 *       launched 200 times in a row on 18 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4:
 *       measured on 320 cases, n = 1024 to 268435456; serves 48 (uniform pareto rowlen lognormal zipf): worst regret 32.9%, mean 6.1%
 *       launched 200 times in a row on 26 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_A40A2C7932E6B2D9
#define SEGTUNE_SEGREDUCE_A40A2C7932E6B2D9

/*
 * What headers of launch boxes share, once in a program, for C99 and C++11: boxes, the trees that say which one serves
 * a call, and where a box can run. segtune puts this text into each header that it exports, and lookup_impl.h behind
 * it.
 */
#ifndef SEGTUNE_LAUNCH_BOX_VERSION
#define SEGTUNE_LAUNCH_BOX_VERSION 6

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define SEGTUNE_BOX_PARAMS 16
#define SEGTUNE_SPAN 128 /* consecutive segments: as many as blocks of many strategies take */

struct segtune_param {
	const char *name;
	int64_t value;
};

/* A strategy with its parameters, what it needs, and what it was measured on. */
struct segtune_box {
	const char *strategy;
	const char *params;   /* all as one text, sorted by name: "NT=128 VT=7" */
	int id;               /* of the strategy: SEGTUNE_OPERATION_STRATEGY */
	const char *backend;  /* the only one that can build it ("cuda"), or empty: any */
	const char *runs_on;  /* architectures, in words: "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other" */
	int any_operator;     /* 0: only for plus, multiplies, minimum, maximum, bit_and, bit_or, bit_xor */
	int64_t max_n;        /* elements, segments and, of equal segments, lengths that it can handle */
	int64_t max_segments; /* at most */
	int64_t min_length, max_length;
	int64_t n_low, n_high; /* elements: least and most that it was measured on */
	int ncases;            /* that it was measured on */
	int reproducible; /* 1: results have the same bits in each run; 0: of floating point they may depend on timing
			   */
	int unaligned;    /* 1: arrays may begin at any element; 0: at multiples of 16 bytes only */
	int nparams;
	struct segtune_param param[SEGTUNE_BOX_PARAMS];
	/* So many elements of fast calls take as long as one element of the longest segment, which the box may leave to
	 * few threads (0: not known), and as the shortest call. */
	int64_t longest_worth, call_worth;
	/* As many as one element of the heaviest span, which it may leave to few blocks. */
	int64_t span_worth;
};

/* What a node of a tree asks about a call. Shares are of the elements: those in segments of at least so many. */
enum segtune_feature {
	SEGTUNE_N,        /* elements */
	SEGTUNE_MEAN,     /* n / segments */
	SEGTUNE_LONGEST,  /* elements of the longest segment */
	SEGTUNE_SHARE_1K, /* 1024 */
	SEGTUNE_SHARE_4K, /* 4096 */
	SEGTUNE_FEATURES
};

/* Below: go to node `low`, else to `high`. A leaf has box >= 0, the index of a box. */
struct segtune_node {
	int feature;
	double below;
	int low, high;
	int box;
};

struct segtune_tree {
	int nnodes;
	const struct segtune_node *nodes; /* [0] is the root */
};

#define SEGTUNE_TREES 3 /* for callers that know n and the mean length; the longest segment, too; the shares, too */

/* Of one device, element type, operator and key type (empty: without keys). */
struct segtune_table {
	const char *backend, *device, *arch;
	const char *type, *oper, *key_type;
	int nboxes; /* the most general one first */
	const struct segtune_box *boxes;
	struct segtune_tree trees[SEGTUNE_TREES];
	int tree_of_all; /* of them the better one for callers that know the longest segment and the shares */
	/* For callers that know the shares and the heaviest span: rows of the cases that were measured, each where it
	 * lies and how much each box tends to lose near it, if the longest segment is not known and if it is, after a
	 * row of what each loses on average. No cases: the trees serve these callers, too. In 1 / SEGTUNE_UNIT. */
	int ncases;
	const int *cases; /* [row * (SEGTUNE_AXES + 2 * nboxes)] */
};
#define SEGTUNE_AXES 7 /* the last is of the longest segment */
#define SEGTUNE_UNIT 4096

/* The tables of one header. Those of an operation are linked in the order in which they were included. */
struct segtune_tables {
	const char *name;
	int count;
	const struct segtune_table *tables; /* of a type and operator the most general one first */
	const struct segtune_tables *others;
};

/* ---- the call ---- */

/* What is known of the lengths of segments: negative is unknown, of a span 0, too. */
struct segtune_shape {
	double longest;            /* elements of the longest segment */
	double share_1k, share_4k; /* 0 to 1: elements that are in segments of at least 1024, 4096 elements */
	double span;               /* elements of the heaviest SEGTUNE_SPAN consecutive segments */
};

struct segtune_query {
	const char *backend;  /* "cuda", "opencl"; NULL: cuda if arch is one of its, else opencl */
	const char *device;   /* its name as the driver reports it, or NULL */
	const char *arch;     /* "sm_90"; for OpenCL the device's name, or NULL */
	int is_cpu;           /* 1: an OpenCL device that is a CPU */
	const char *type;     /* "f32" */
	const char *oper;     /* "plus" (or NULL) */
	const char *key_type; /* of operations with keys: "i32", or "none" if keys of runs are not needed; else NULL */
	int64_t n, segments;  /* elements; segments, or runs of equal keys: 0 is taken for 1 */
	struct segtune_shape shape;
};

/* Why a match is not what was measured for this very call. */
enum segtune_difference {
	SEGTUNE_OTHER_DEVICE = 1,   /* the table is of another device, or none was named */
	SEGTUNE_OTHER_ARCH = 2,     /* and of another architecture or backend */
	SEGTUNE_OTHER_OPERATOR = 4, /* of another operator */
	SEGTUNE_OTHER_BOX = 8,      /* the table's own choice cannot run here: the most general that can */
	SEGTUNE_SHAPE_IGNORED = 16  /* the tree asks for more of the shape than was given: one that asks for less */
};

struct segtune_match {
	const struct segtune_box *box;     /* NULL: nothing was measured for the type, or nothing of it can run here */
	const struct segtune_table *table; /* where it is from */
	int exact;                         /* 1: this device or architecture, type and operator were measured */
	unsigned why;                      /* segtune_difference, added up: 0 if none */
	int far; /* 1: the box was measured only on n further than a factor of 16 from the call's */
};

static inline struct segtune_shape segtune_shape_unknown(void)
{
	struct segtune_shape s;

	s.longest = s.share_1k = s.share_4k = s.span = -1;
	return s;
}

/* longest: elements of the longest segment. */
static inline struct segtune_shape segtune_shape_longest(int64_t longest)
{
	struct segtune_shape s = segtune_shape_unknown();

	s.longest = (double)longest;
	return s;
}

/* Shares of the elements that are in segments of at least 1024 and 4096 elements: 0 to 1. */
static inline struct segtune_shape segtune_shape_shares(double share_1k, double share_4k)
{
	struct segtune_shape s = segtune_shape_unknown();

	s.share_1k = share_1k;
	s.share_4k = share_4k;
	return s;
}

/*
 * Elements of the heaviest SEGTUNE_SPAN consecutive segments, for s->span: of offsets of 4 or 8 bytes, segments + 1 of
 * them, on the host; 0 if there are none. Which order segments have shows in no other figure.
 */
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

/* Count a segment of that many elements; begin with the shape {0, 0, 0, 0}, end with segtune_shape_end. */
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

/* Value of a box's parameter, or fallback if it has none of that name. */
static inline int64_t segtune_box_param(const struct segtune_box *box, const char *name, int64_t fallback)
{
	int i;

	for (i = 0; box && name && i < box->nparams; i++)
		if (strcmp(box->param[i].name, name) == 0)
			return box->param[i].value;
	return fallback;
}

/* ---- where a box can run ---- */

/* Is text given and not empty? */
static inline int segtune_given(const char *text)
{
	return text && *text;
}

/* 90 of "sm_90" or "sm_90a", 0 of anything else. */
static inline int segtune_sm(const char *arch)
{
	int number = 0;

	if (!arch || strncmp(arch, "sm_", 3) != 0)
		return 0;
	for (arch += 3; *arch >= '0' && *arch <= '9' && number < 1000; arch++)
		number = 10 * number + (*arch - '0');
	return number;
}

/* Is the word one of those in text? */
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

/* Is there "sm_NUMBER" among the words? */
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

/*
 * One that was not tried needs its neighbours among those that were, which are of its own generation if there are any:
 * what the generations have differs, as does the shared memory within one. Older than all: only what runs on the
 * oldest.
 */
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

/*
 * Of OpenCL. Which GPU it is shows in its name; one of NVIDIA needs a box for all with known guarantees, any other one
 * a box for OpenCL 1.2 without any.
 */
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

/* Is it the device, or one of the architecture, that the table was measured on? */
static inline int segtune_same_device(const struct segtune_table *t, const struct segtune_query *q)
{
	return segtune_given(q->device) && strcmp(t->device, q->device) == 0 && segtune_same_backend(t, q) &&
	       (!segtune_given(q->arch) || strcmp(t->arch, q->arch) == 0);
}

static inline int segtune_same_arch(const struct segtune_table *t, const struct segtune_query *q)
{
	return segtune_given(q->arch) && strcmp(t->arch, q->arch) == 0 && segtune_same_backend(t, q);
}

/* Operators whose elements are single values in any order: a box for one of them is one for all. */
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

/* The mean length; without segments n. */
static inline double segtune_mean(const struct segtune_query *q)
{
	return segtune_elements(q) / (q->segments > 0 ? (double)q->segments : 1);
}

/* Can a box of this table do it? */
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
#elif SEGTUNE_LAUNCH_BOX_VERSION != 6
#error "launch-box headers of different segtune releases: export them again with one"
#endif
/* The lookup of launch boxes, once in a program: trees, estimates, and which of several tables fits a call best. */
#ifndef SEGTUNE_LOOKUP
#define SEGTUNE_LOOKUP


/* A feature of the call; negative: unknown. What is not a number is unknown, too. */
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

/* The index of the box that a tree picks; -1: it asks for what is unknown. */
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

/* The trees that the shape is known for: the last, and those before it. */
static inline int segtune_known_trees(const struct segtune_table *t, const struct segtune_query *q)
{
	if (!(q->shape.share_1k >= 0 && q->shape.share_4k >= 0))
		return q->shape.longest >= 0 ? 2 : 1;
	return q->shape.longest >= 0 ? t->tree_of_all + 1 : 3;
}

/* Fast calls' elements that take as long as the longest segment or the heaviest span, of which is known, by itself. */
static inline double segtune_delay(const struct segtune_box *b, const struct segtune_query *q)
{
	double longest = q->shape.longest >= 0 ? q->shape.longest * (double)b->longest_worth : 0;
	double span = q->shape.span >= 0 ? q->shape.span * (double)b->span_worth : 0;

	return longest > span ? longest : span;
}

/* Does that take far longer than all elements should? Shares may not show it, and none shows an order. */
static inline int segtune_is_held_up(const struct segtune_box *b, const struct segtune_query *q)
{
	return segtune_delay(b, q) > 2 * ((double)b->call_worth + segtune_elements(q));
}

/*
 * The box for a call that would hold up another: that of the tree for the longest segment, else the most general that
 * it does not hold up, else that of the least delay.
 */
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

/* log2(x), straight between powers of two: the bits of a double as a whole number are just that. */
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

/* Where a call lies among the cases. Octaves over which boxes lose alike are 16, of the mean and the span 8. */
static inline void segtune_place(const struct segtune_query *q, int place[SEGTUNE_AXES])
{
	double n = segtune_octaves(segtune_elements(q), 0), mean = segtune_octaves(segtune_mean(q), -10);
	double span = segtune_octaves(q->shape.span, 0), even = mean + 7; /* SEGTUNE_SPAN segments of the mean length */

	even = even < n ? even : n;
	place[0] = segtune_units(n / 16);
	place[1] = segtune_units(mean / 8);
	place[2] = segtune_units(segtune_octaves(q->shape.share_1k, -12) / 16);
	place[3] = segtune_units(segtune_octaves(q->shape.share_4k, -12) / 16);
	place[4] = segtune_units((span - even) / 8);
	place[5] = segtune_units((span - n) / 8);
	place[6] = segtune_units((segtune_octaves(q->shape.longest, 0) - n) / 16);
}

/*
 * What `count` boxes are expected to lose at a place, log(1 + regret), by that many axes: kriging. weights: the column
 * of the first one's.
 */
static inline void segtune_expect(const struct segtune_table *t, const int *place, int axes, int weights, int count,
				  double *sums)
{
	const int *row = t->cases;
	int i, axis, b;

	for (b = 0; b < count; b++)
		sums[b] = row[weights + b];
	for (i = 0; i < t->ncases; i++) {
		double squares = 0, alike;

		row += SEGTUNE_AXES + 2 * t->nboxes;
		for (axis = 0; axis < axes; axis++) {
			double apart = ((double)place[axis] - row[axis]) / SEGTUNE_UNIT;

			squares += apart * apart;
		}
		alike = 1 / (1 + squares);
		for (b = 0; b < count; b++)
			sums[b] += alike * row[weights + b];
	}
}

/* The box that is expected to lose least of those that can run; NULL: none can. *why: it is not the least of all. */
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

/* With the longest segment, if it is known, unless that or the span would hold up the box: then without. */
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

/* The box of table t, NULL if none of it can run; *why: differences that are due to it. */
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

/*
 * How well a table fits, more is better: this very device; else its architecture; else the newest older sm_
 * architecture; else its backend; else any. Within each: the operator itself, else plus, else any.
 */
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

/* Was the box measured only on n further than a factor of 16 from this one? */
static inline int segtune_is_far(const struct segtune_box *b, int64_t n)
{
	return (double)n * 16 < (double)b->n_low || (double)n > (double)b->n_high * 16;
}

/* Is table a of set x to be preferred to b of set y of the same rank? Not the order of #include lines decides. */
static inline int segtune_comes_first(const struct segtune_tables *x, const struct segtune_table *a,
				      const struct segtune_tables *y, const struct segtune_table *b)
{
	ptrdiff_t place = (a - x->tables) - (b - y->tables);

	return place != 0 ? place < 0 : strcmp(x->name, y->name) < 0;
}

/*
 * The box for a call, of all tables of the operation (SEGTUNE_OPERATION_TABLES): that of the best fitting table of its
 * types that has one that can run. Any query has an answer, and none a box that cannot run.
 */
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
#define SEGTUNE_SEGREDUCE_SUBWARP 5599278
#define SEGTUNE_SEGREDUCE_BLOCK 1369594

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_a40a2c7932e6b2d9_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 545, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 2 } }, 0, 4194304, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 545, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 2, 4194304, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 545, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 428, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 } }, 512, 4194304, 256 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 390, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 48 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 1099511627264, 0, INT64_MAX, 1024, 268435456, 374, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 4 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 384 },
	{ "subwarp", "LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=0 UNROLL=2 VEC=4", SEGTUNE_SEGREDUCE_SUBWARP, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 384, 1, 0, 7, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 256 }, { "SEGMENTS_IN_FLIGHT", 1 }, { "THREADS_PER_SEGMENT", 0 }, { "UNROLL", 2 }, { "VEC", 4 } }, 2048, 4194304, 32 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 320, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 0 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 }
};

static const struct segtune_node segtune_segreduce_a40a2c7932e6b2d9_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.6699999999999999, 1, 6, -1 },
	{ SEGTUNE_N, 1480000.0, 2, 3, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1.23, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 24500000.0, 7, 16, -1 },
	{ SEGTUNE_MEAN, 56.800000000000004, 8, 13, -1 },
	{ SEGTUNE_N, 2900.0, 9, 10, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 23200.0, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 20200.0, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 35.300000000000004, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
};

static const struct segtune_node segtune_segreduce_a40a2c7932e6b2d9_longest_0[] = {
	{ SEGTUNE_LONGEST, 467.0, 1, 98, -1 },
	{ SEGTUNE_N, 7030000.0, 2, 67, -1 },
	{ SEGTUNE_MEAN, 3.5, 3, 22, -1 },
	{ SEGTUNE_MEAN, 2.9199999999999999, 4, 15, -1 },
	{ SEGTUNE_N, 3290000.0, 5, 12, -1 },
	{ SEGTUNE_N, 128000.0, 6, 11, -1 },
	{ SEGTUNE_MEAN, 1.55, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 17.699999999999999, 9, 10, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1.1300000000000001, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 356000.0, 16, 19, -1 },
	{ SEGTUNE_LONGEST, 25.900000000000002, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 114.0, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 68.700000000000003, 23, 36, -1 },
	{ SEGTUNE_MEAN, 6.6400000000000006, 24, 29, -1 },
	{ SEGTUNE_N, 974000.0, 25, 28, -1 },
	{ SEGTUNE_LONGEST, 32.300000000000004, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 30500.0, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 14.300000000000001, 32, 35, -1 },
	{ SEGTUNE_LONGEST, 40.800000000000004, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 45.100000000000001, 37, 56, -1 },
	{ SEGTUNE_N, 211000.0, 38, 45, -1 },
	{ SEGTUNE_MEAN, 8.0700000000000003, 39, 42, -1 },
	{ SEGTUNE_N, 38300.0, 40, 41, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 5930.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 14.9, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1900000.0, 48, 55, -1 },
	{ SEGTUNE_LONGEST, 170.0, 49, 52, -1 },
	{ SEGTUNE_MEAN, 19.200000000000003, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 609000.0, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 69700.0, 57, 60, -1 },
	{ SEGTUNE_LONGEST, 136.0, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 275.0, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 136.0, 63, 64, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 181000.0, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 2.5300000000000002, 68, 71, -1 },
	{ SEGTUNE_LONGEST, 231.0, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 25.5, 72, 85, -1 },
	{ SEGTUNE_N, 23300000.0, 73, 78, -1 },
	{ SEGTUNE_MEAN, 11.5, 74, 75, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 25.900000000000002, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 4.6299999999999999, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 3.2600000000000002, 81, 84, -1 },
	{ SEGTUNE_LONGEST, 48.300000000000004, 82, 83, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 178.0, 86, 97, -1 },
	{ SEGTUNE_N, 15000000.0, 87, 92, -1 },
	{ SEGTUNE_LONGEST, 167.0, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 81.400000000000006, 90, 91, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 135000000.0, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 53.100000000000001, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 53.600000000000001, 99, 170, -1 },
	{ SEGTUNE_N, 15000000.0, 100, 143, -1 },
	{ SEGTUNE_LONGEST, 2760.0, 101, 124, -1 },
	{ SEGTUNE_MEAN, 5.8200000000000003, 102, 109, -1 },
	{ SEGTUNE_MEAN, 1.73, 103, 104, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 2480000.0, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.8100000000000001, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 307000.0, 110, 119, -1 },
	{ SEGTUNE_N, 13200.0, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 2010.0, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 139000.0, 115, 118, -1 },
	{ SEGTUNE_MEAN, 25.600000000000001, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 35.300000000000004, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 3910000.0, 122, 123, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 2.4900000000000002, 125, 130, -1 },
	{ SEGTUNE_LONGEST, 10600.0, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 2.0499999999999998, 128, 129, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 8420000.0, 131, 138, -1 },
	{ SEGTUNE_LONGEST, 3370.0, 132, 137, -1 },
	{ SEGTUNE_N, 90100.0, 133, 134, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 4.6399999999999997, 135, 136, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 30.400000000000002, 139, 142, -1 },
	{ SEGTUNE_MEAN, 4.7599999999999998, 140, 141, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 31.600000000000001, 144, 161, -1 },
	{ SEGTUNE_LONGEST, 6920.0, 145, 154, -1 },
	{ SEGTUNE_MEAN, 2.5300000000000002, 146, 147, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 18.199999999999999, 148, 151, -1 },
	{ SEGTUNE_LONGEST, 570.0, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 82500000.0, 152, 153, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 19600000.0, 155, 160, -1 },
	{ SEGTUNE_MEAN, 7.9400000000000004, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 18.900000000000002, 158, 159, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 57200000.0, 162, 165, -1 },
	{ SEGTUNE_LONGEST, 9680000.0, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 15600.0, 166, 169, -1 },
	{ SEGTUNE_LONGEST, 948.0, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1210000.0, 171, 192, -1 },
	{ SEGTUNE_LONGEST, 55800.0, 172, 191, -1 },
	{ SEGTUNE_MEAN, 300.0, 173, 186, -1 },
	{ SEGTUNE_LONGEST, 3730.0, 174, 181, -1 },
	{ SEGTUNE_N, 136000.0, 175, 176, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 756.0, 177, 180, -1 },
	{ SEGTUNE_MEAN, 190.0, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 184000.0, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 179.0, 184, 185, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 737.0, 187, 190, -1 },
	{ SEGTUNE_LONGEST, 8110.0, 188, 189, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1260.0, 193, 224, -1 },
	{ SEGTUNE_LONGEST, 7810000.0, 194, 221, -1 },
	{ SEGTUNE_LONGEST, 1860.0, 195, 206, -1 },
	{ SEGTUNE_MEAN, 168.0, 196, 199, -1 },
	{ SEGTUNE_N, 103000000.0, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 574.0, 200, 205, -1 },
	{ SEGTUNE_N, 5320000.0, 201, 204, -1 },
	{ SEGTUNE_LONGEST, 987.0, 202, 203, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 149000000.0, 207, 218, -1 },
	{ SEGTUNE_N, 2480000.0, 208, 211, -1 },
	{ SEGTUNE_MEAN, 93.800000000000011, 209, 210, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 2730.0, 212, 217, -1 },
	{ SEGTUNE_MEAN, 283.0, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 27400000.0, 215, 216, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 47200.0, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 42600000.0, 222, 223, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 184000.0, 225, 240, -1 },
	{ SEGTUNE_MEAN, 2310.0, 226, 231, -1 },
	{ SEGTUNE_LONGEST, 6630.0, 227, 230, -1 },
	{ SEGTUNE_N, 15000000.0, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 22800.0, 232, 233, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 11100.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 10100000.0, 236, 239, -1 },
	{ SEGTUNE_LONGEST, 50300.0, 237, 238, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 93700000.0, 241, 246, -1 },
	{ SEGTUNE_N, 61100000.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 123000.0, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 704000.0, 247, 248, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
};

static const struct segtune_node segtune_segreduce_a40a2c7932e6b2d9_shares_0[] = {
	{ SEGTUNE_SHARE_1K, 0.00084499999999999994, 1, 92, -1 },
	{ SEGTUNE_MEAN, 13.249280219950178, 2, 43, -1 },
	{ SEGTUNE_MEAN, 0.64800000000000002, 3, 6, -1 },
	{ SEGTUNE_N, 1850000.0, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 4.6200000000000001, 7, 20, -1 },
	{ SEGTUNE_N, 8360000.0, 8, 17, -1 },
	{ SEGTUNE_MEAN, 3.0700000000000003, 9, 14, -1 },
	{ SEGTUNE_N, 4150000.0, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1.2, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 529000.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 2.71, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 13300000.0, 21, 40, -1 },
	{ SEGTUNE_N, 69000.0, 22, 27, -1 },
	{ SEGTUNE_MEAN, 6.4400000000000004, 23, 26, -1 },
	{ SEGTUNE_N, 29100.0, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 5930000.0, 28, 37, -1 },
	{ SEGTUNE_MEAN, 11.600000000000001, 29, 34, -1 },
	{ SEGTUNE_N, 2940000.0, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 6.2400000000000002, 32, 33, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1380000.0, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 7.8700000000000001, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.00050000000000000001, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 3260000.0, 44, 63, -1 },
	{ SEGTUNE_N, 78200.0, 45, 52, -1 },
	{ SEGTUNE_MEAN, 30.100000000000001, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 57100.0, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 139.0, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 100000.0, 53, 58, -1 },
	{ SEGTUNE_MEAN, 32.300000000000004, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 163.0, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 2770000.0, 59, 60, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 17.400000000000002, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 104.0, 64, 85, -1 },
	{ SEGTUNE_N, 81400000.0, 65, 76, -1 },
	{ SEGTUNE_MEAN, 78.5, 66, 71, -1 },
	{ SEGTUNE_N, 52900000.0, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 23.400000000000002, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 37300000.0, 72, 75, -1 },
	{ SEGTUNE_N, 4650000.0, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 45.900000000000006, 77, 82, -1 },
	{ SEGTUNE_MEAN, 30.600000000000001, 78, 79, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 110000000.0, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 179000000.0, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 178.0, 86, 91, -1 },
	{ SEGTUNE_N, 10100000.0, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 113000000.0, 89, 90, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 58.700000000000003, 93, 158, -1 },
	{ SEGTUNE_N, 11800000.0, 94, 143, -1 },
	{ SEGTUNE_N, 154000.0, 95, 110, -1 },
	{ SEGTUNE_SHARE_4K, 0.0109, 96, 103, -1 },
	{ SEGTUNE_MEAN, 6.21, 97, 100, -1 },
	{ SEGTUNE_MEAN, 3.21, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.23800000000000002, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 3.75, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 32.600000000000001, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.23000000000000001, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 2.77, 111, 120, -1 },
	{ SEGTUNE_SHARE_4K, 0.012500000000000001, 112, 115, -1 },
	{ SEGTUNE_N, 6900000.0, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.14300000000000002, 116, 119, -1 },
	{ SEGTUNE_MEAN, 1.8, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 35.300000000000004, 121, 132, -1 },
	{ SEGTUNE_MEAN, 5.2999999999999998, 122, 131, -1 },
	{ SEGTUNE_SHARE_4K, 0.0017800000000000001, 123, 128, -1 },
	{ SEGTUNE_N, 629000.0, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 8360000.0, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.36599999999999999, 129, 130, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.19700000000000001, 133, 140, -1 },
	{ SEGTUNE_N, 1430000.0, 134, 139, -1 },
	{ SEGTUNE_SHARE_4K, 0.0016500000000000002, 135, 138, -1 },
	{ SEGTUNE_SHARE_1K, 0.0076200000000000009, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 8310000.0, 141, 142, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 29.600000000000001, 144, 149, -1 },
	{ SEGTUNE_N, 18400000.0, 145, 148, -1 },
	{ SEGTUNE_MEAN, 7.8300000000000001, 146, 147, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 72700000.0, 150, 155, -1 },
	{ SEGTUNE_SHARE_1K, 0.29499999999999998, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 33500000.0, 153, 154, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.023, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1020000.0, 159, 198, -1 },
	{ SEGTUNE_MEAN, 289.0, 160, 179, -1 },
	{ SEGTUNE_SHARE_4K, 0.015600000000000001, 161, 170, -1 },
	{ SEGTUNE_N, 115000.0, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 139.0, 164, 167, -1 },
	{ SEGTUNE_SHARE_1K, 0.021100000000000001, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 303000.0, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.32100000000000001, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 162.0, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.047699999999999999, 175, 176, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_4K, 0.315, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 37300.0, 180, 195, -1 },
	{ SEGTUNE_MEAN, 575.0, 181, 186, -1 },
	{ SEGTUNE_SHARE_4K, 0.063100000000000003, 182, 185, -1 },
	{ SEGTUNE_N, 433000.0, 183, 184, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 401000.0, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_4K, 0.221, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 1590.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 18100.0, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 528000.0, 196, 197, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.00012799999999999999, 199, 218, -1 },
	{ SEGTUNE_MEAN, 1030.0, 200, 213, -1 },
	{ SEGTUNE_MEAN, 239.0, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 740.0, 203, 210, -1 },
	{ SEGTUNE_N, 35200000.0, 204, 207, -1 },
	{ SEGTUNE_SHARE_1K, 0.0080300000000000007, 205, 206, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 295.0, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 13100000.0, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 20000000.0, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 2260.0, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 101000000.0, 219, 238, -1 },
	{ SEGTUNE_MEAN, 116.18873602597591, 220, 227, -1 },
	{ SEGTUNE_SHARE_1K, 0.35699999999999998, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 43900000.0, 223, 226, -1 },
	{ SEGTUNE_N, 8250000.0, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 76500000.0, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.67700000000000005, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 174000.0, 232, 237, -1 },
	{ SEGTUNE_MEAN, 9000.0, 233, 236, -1 },
	{ SEGTUNE_MEAN, 328.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.26900000000000002, 239, 244, -1 },
	{ SEGTUNE_MEAN, 216.0, 240, 243, -1 },
	{ SEGTUNE_SHARE_4K, 0.010500000000000001, 241, 242, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 692000.0, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
};

static const int segtune_segreduce_a40a2c7932e6b2d9_cases_0[] = {
	0,0,0,0,0,0,0,947,995,1580,2594,3591,3003,3216,3691,947,995,1580,2594,3591,3003,3216,3691,
	2560,730,-3072,-3072,116,-690,-1216,-5672,-4531,1043,4998,759,2990,-5199,12276,-4434,-3011,1527,4595,223,4093,-10299,19255,
	2560,1020,-3072,-3072,27,-489,-1856,-229,1358,533,-5864,-6799,1428,-13668,26897,-2563,-1905,-743,-5202,-4466,-426,-544,15796,
	2560,1854,-3072,-3072,0,0,-756,-881,-3654,-2181,352,8885,900,12479,-20900,428,-1756,-915,-555,5999,2530,4364,-13470,
	2560,2056,-3072,-3072,0,0,-1296,2463,-2472,950,-89,-3879,-2193,-8544,-9727,1358,-3961,-600,-42,-1733,-4959,-2130,-11615,
	2560,2867,-3072,-3072,0,0,-848,-215,4791,4770,-2491,-5521,2005,-9004,-379,-637,4397,3914,-4256,-5143,477,-7196,890,
	2560,3012,-3072,-3072,0,0,-394,-1932,-2529,-3608,9791,11123,2152,7603,-166,-720,-1052,-1775,9326,8499,5045,-96,1092,
	2560,3657,-3072,-3072,0,0,-508,368,-729,1001,3009,712,-3848,-4275,5900,386,-650,854,1768,401,-3639,-4174,6029,
	2560,4096,-3072,-3072,0,0,-422,-2074,-2851,-1308,-2058,-368,-2841,-545,5224,-2225,-2945,-1705,-2953,-309,-3026,527,5322,
	2560,4608,-3072,-3072,0,0,-229,-2095,745,505,-4885,-1160,664,-1124,-4403,-2060,820,527,-3652,-724,1046,-1303,-4302,
	2560,4608,-3072,-3072,0,0,-32,673,-117,-1646,-9966,-6837,-3383,7575,-3198,1491,633,-137,-5692,-6837,-708,3360,-4333,
	3328,830,-3072,-3072,413,-1829,-1292,4236,131,-2079,-1696,4088,-3861,35131,-40182,6813,3624,-377,1030,3988,-728,8741,-28178,
	3328,1029,-3072,-3072,62,-1981,-2624,6062,6333,520,4075,5077,2632,-23861,26249,3760,3080,-458,2781,4773,89,-3581,13506,
	3328,1911,-3072,-3072,234,-927,-1192,-5021,1618,-3319,1991,-7600,-3837,21064,-13789,-2098,5459,-865,3644,-6875,308,4978,-6252,
	3328,2061,-3072,-3072,60,-950,-2064,-531,2032,1278,-1438,2722,120,-13746,-452,-2602,-744,-612,-1282,4909,-4219,-2177,-7482,
	3328,2916,-3072,-3072,10,-146,-1010,-1406,-2632,-3134,-8414,-2781,-12350,11808,2272,9,-851,-1506,-6147,-2760,-6552,6109,3240,
	3328,3089,-3072,-3072,0,0,-1540,5219,5993,2181,-4506,-4855,-2495,-6200,9338,3333,3388,-55,-5821,-3031,-7271,2537,7103,
	3328,3958,-3072,-3072,0,0,-1060,4082,1053,2305,11314,4043,-5156,-2090,-1250,3531,871,1768,9885,3533,-4798,-34,-1487,
	3328,3982,-650,-3072,0,0,-650,317,1403,1362,-2416,-1796,-10603,-8935,-316,-33,1146,1058,-432,-1274,-8798,-7137,-371,
	3328,5120,-165,-3072,0,0,-641,-131,1477,-513,-9569,4491,-7138,-16007,-710,-619,1250,-1172,-10541,4101,-8545,-15055,592,
	3328,5193,-191,-191,0,0,-191,-9851,-2867,1377,-18014,-20466,-22443,-1643,-9970,-9677,-3650,465,-16345,-20784,-20973,-581,-8958,
	3328,5632,0,-3072,0,0,-409,1311,138,1265,-4886,-737,-7334,4968,-5547,1288,150,1552,-3070,-405,-5244,3772,-6114,
	3328,5803,0,-3072,0,0,-288,170,-391,-567,-4473,-4086,-7389,10565,9381,436,-246,321,-977,-3019,-3343,8506,7549,
	3974,3372,-3072,-3072,329,-663,-1698,-2820,-1211,535,3679,5417,15074,-4963,7869,-2681,-1150,721,4174,5073,14393,-4716,7296,
	4096,881,-3072,-3072,825,-2902,-1564,-13245,-17066,-1632,-9112,-7167,-11596,50885,13518,-10951,-12832,-1079,-4757,-9781,-6510,7523,21208,
	4096,1024,-3072,-3072,84,-3500,-3392,-2873,-3080,-1749,1958,-9037,1329,-7296,487,-3982,-4728,-2364,-1832,-9932,-1474,10191,-1565,
	4096,1026,-3072,-3072,364,-3218,-2832,-6379,-2865,-574,-3130,-5061,6444,-17379,5309,-6174,-3281,-205,-3183,-4166,4797,-5188,3136,
	4096,1083,-870,-870,1850,-1675,-870,8097,5036,8115,-107,-4318,-6440,-3742,7624,8402,4985,8866,-240,-4080,-6845,-3365,10268,
	4096,1542,-256,-256,2563,-503,-256,-2476,-7534,2637,-10299,4872,-21236,13663,4676,-1390,-5801,1740,-9441,1856,-19800,11002,2195,
	4096,1986,-1224,-3072,652,-1971,-1224,-1187,-665,692,2050,3670,-8683,14317,-7221,-1317,-498,1085,2040,3544,-8022,11634,-4148,
	4096,2051,-3072,-3072,73,-2483,-2832,-208,1137,-807,2916,12460,-8207,3716,-8155,-658,546,-1494,2534,12066,-8775,8145,-10697,
	4096,2227,-512,-512,1422,-959,-512,-912,-2620,-5977,-15542,-15110,9377,11028,-22249,-1112,-2887,-5792,-16043,-16837,8896,10499,-24529,
	4096,2971,-944,-3072,252,-1385,-1036,4559,-3720,-6247,-10073,7102,7871,25900,5252,4888,-2554,-4321,-8127,3540,9566,17141,1886,
	4096,3074,-3072,-3072,368,-1166,-1755,-2347,-6858,-3444,-9830,193,1900,4984,-3693,-458,-4347,-1593,-7767,151,3170,-1572,-2991,
	4096,3083,-128,-128,1304,-221,-128,-1705,-4327,-3559,9582,6598,-2052,-17174,26769,-2122,-5088,-3402,11032,5189,-824,-15575,17391,
	4096,3084,-3072,-3072,63,-1461,-2308,-1246,-422,676,-7751,3271,8314,-1818,405,-1505,-849,94,-8066,4096,6339,772,451,
	4096,3143,-870,-870,406,-1059,-870,10657,-2425,1327,-10591,-10740,1550,-9671,-9189,10445,-2580,1639,-10265,-8495,1839,-9330,-5242,
	4096,3594,-256,-256,638,-375,-256,4414,6899,4900,13403,22914,20917,5227,25219,4525,6391,5916,14872,20484,21602,6581,15935,
	4096,3955,-704,-3072,90,-563,-1210,-1373,1163,-786,-1486,-8416,22446,7158,10607,-713,1658,275,-750,-7763,21145,5542,9295,
	4096,4084,-3072,-3072,37,-487,-1793,-743,831,-225,9120,6118,16272,-4856,-4961,-1084,483,-416,7106,4707,13191,-3825,-5411,
	4096,4936,-277,-567,0,0,-754,10264,-3852,4473,-754,5561,5670,11160,348,9399,-4152,4118,-1375,4859,5262,10741,2684,
	4096,5128,-137,-3072,0,0,-1281,-1226,-2334,-2047,18092,-7259,24514,-14516,-5132,-1328,-2398,-2517,13972,-6858,20139,-12461,-3016,
	4096,5939,-17,-211,0,0,-846,10670,-7337,4418,25384,26666,27542,6972,8144,6588,-9350,821,21886,25210,24636,4232,15084,
	4096,6084,-1,-237,0,0,-394,31,4266,-2048,1730,2141,3521,-11091,4852,3157,5804,1009,3231,2879,4407,-8293,-514,
	4096,6729,0,0,0,0,-510,7096,9628,2263,1570,-2062,1472,-6565,5437,6397,9182,1540,636,-2138,541,-7196,8343,
	4096,7168,0,0,0,0,-422,9549,10341,8153,1147,-3444,961,19309,3395,8447,9588,7058,381,-3698,279,18341,7655,
	4096,7680,0,0,0,0,-229,-149,-2372,4033,1124,-4246,1100,-1953,-4998,-988,-2921,3325,943,-5037,1088,-2626,-1675,
	4096,7680,0,0,0,0,-32,-1947,-1588,-4883,1124,19320,1100,-1953,-4998,-450,-515,-3472,2292,18746,2486,-125,-9763,
	4198,1265,-3072,-3072,22,-3526,-3366,-2078,-4371,300,5885,-4111,-5074,-4808,-5287,-3110,-5668,-525,3376,-4893,-6739,4612,-6496,
	4206,874,-3072,-3072,1055,-2898,-2742,-3588,-4424,4631,290,6095,6627,-71562,1690,-4472,-6863,5634,-3548,6898,534,-29901,-4402,
	4243,2446,-3072,-3072,94,-2362,-2955,204,3391,712,1228,10031,-1841,6722,-600,-1968,728,-1535,-927,9087,-2549,14011,-3782,
	4251,2552,-3072,-3072,27,-2338,-2795,2718,-2540,465,-7540,-893,-6220,-1526,836,2261,-3078,-383,-7952,-1179,-6137,-431,113,
	4284,2007,-3072,-3072,39,-2938,-3180,-520,923,2013,-910,-2719,-2663,-2932,-7272,-2168,-1003,276,-3230,-3751,-3808,3998,-9840,
	4352,-512,-3072,-3072,256,-5376,-3712,1237,-6854,-1411,-2797,9338,-1764,-6431,-4156,1092,-6606,-1429,-3002,9457,-2073,-4709,-4350,
	4352,1,-3072,-3072,183,-4936,-3648,8494,10010,-588,-4757,6111,1312,-4886,16096,8675,10209,-491,-4992,6033,803,-1324,16096,
	4352,511,-3072,-3072,155,-4454,-3312,-2739,1044,99,2939,-7159,9942,-6298,-11197,-2485,1237,522,4477,-6480,9847,-9234,-11261,
	4352,1024,-643,-860,3323,-774,-1000,8868,12824,-2320,-8069,-19660,-6670,-4082,1557,8221,11220,-851,-8518,-18329,-7444,-1684,2133,
	4352,1026,-3072,-3072,3006,-1088,-1957,15967,12863,8594,11246,223,5303,8153,2556,15470,12263,8459,10783,692,5257,8896,1597,
	4352,1066,-1613,-3072,1043,-3011,-1613,2725,1261,1303,-168,-576,10533,6202,-1466,2968,1617,1619,822,730,10654,2601,-421,
	4352,1105,-888,-3072,1472,-2543,-1321,-2087,-2324,4882,-437,-1799,-7202,3334,3392,-1518,-1315,3883,-1037,-2819,-4679,4825,3844,
	4352,1279,-3072,-3072,85,-3756,-3296,-2172,-5088,512,6316,-4886,3624,-6976,14255,-2414,-5417,388,5601,-4595,2974,-2554,14082,
	4352,1330,-761,-1222,1424,-2366,-1222,-1042,6967,3444,18421,-435,11595,-9745,2473,-927,6930,3752,18631,374,11356,-8413,1716,
	4352,1498,-1121,-3072,883,-2739,-1480,8990,9054,5506,12206,1566,8619,-17801,11572,8757,8706,5637,12344,2321,8403,-17458,12319,
	4352,1519,-1227,-3072,2661,-939,-1559,3640,7151,-4175,-19522,-15954,-11911,666,20274,3523,6740,-3926,-19137,-13903,-12755,4453,21044,
	4352,1523,-693,-3072,1262,-2335,-1306,1954,1010,1790,-2597,2893,-3128,-19964,-624,1847,1133,783,-3573,1234,-1914,-17828,-915,
	4352,1532,-3072,-3072,234,-3354,-2404,-7704,-8003,-5003,-9406,-6295,-3988,31798,2228,-4013,-3426,-1515,-2993,-5205,188,1581,6669,
	4352,1536,-3072,-3072,93,-3491,-3360,2976,2342,1578,3804,800,3902,-3629,-2805,1585,734,427,1218,-24,2031,7269,-3860,
	4352,1539,-3072,-3072,164,-3417,-2776,-4132,-6188,-3813,686,-6129,-1082,-1984,3785,-1926,-3661,-1866,4197,-4529,935,-14241,5459,
	4352,1972,-1480,-3072,665,-2483,-1480,-8893,-7592,-6583,-5586,-2191,-17139,22185,-15056,-8533,-6776,-5913,-5102,-3640,-15959,14328,-12367,
	4352,1972,-1480,-3072,1990,-1158,-1480,-19417,-20254,-6022,-16100,-11142,-25036,10133,-14944,-19357,-20261,-6402,-16650,-12285,-23908,8571,-13301,
	4352,2045,-852,-3072,2347,-728,-1355,11670,14657,11243,20054,16192,16232,307,-3715,11684,14947,10710,19900,15165,16399,1643,-5854,
	4352,2048,-457,-657,2593,-479,-879,-6547,-5153,-2907,10129,-3686,14272,-11277,-43072,-6716,-6439,-1698,9409,-2101,13290,-9403,-38713,
	4352,2057,-3072,-3072,1486,-1577,-2170,8835,4580,8547,11525,4051,7144,-17087,2083,7602,3351,7911,11046,4230,5482,-14169,-57,
	4352,2222,-512,-512,1911,-988,-512,-2370,10891,2521,-3355,13984,2182,-11559,10691,-2548,11090,2227,-3226,12325,2210,-12560,6587,
	4352,2302,-3072,-3072,42,-2776,-2984,1180,1476,-193,-4550,2057,-6813,3326,-9721,753,981,-977,-5034,1758,-6769,4496,-10499,
	4352,2564,-3072,-3072,65,-2491,-2508,-287,1494,-1266,826,-4711,11618,246,-2769,2679,5148,1440,3863,-4028,13596,-9610,422,
	4352,2577,-534,-3072,577,-1965,-1316,-2043,1729,1946,-4065,7268,510,-990,2081,-2420,1132,1660,-4584,5130,-685,-402,-1571,
	4352,2838,-549,-817,639,-1643,-1073,-7599,-2088,9115,-758,-10778,5805,5465,-22039,-7837,-2448,8522,-527,-6368,5549,8107,-14011,
	4352,3046,-439,-1060,1724,-350,-1060,-1726,3560,1370,2742,-21823,-7659,13442,-583,-1348,4570,584,2833,-21107,-7792,13053,-2333,
	4352,3072,-360,-573,1693,-355,-788,596,-930,1747,8006,13200,-6778,9850,-8859,579,-1013,1628,7225,13782,-7219,8929,-5034,
	4352,3077,-1760,-3072,133,-1910,-1760,-763,-1125,-2744,-927,-4369,-785,-22226,3475,428,-100,-1625,-284,-1728,-1068,-20889,4668,
	4352,3558,-318,-533,1342,-220,-804,-3976,3807,-4428,7153,10655,-2720,8886,-14284,-4323,3475,-4789,5810,10760,-2852,7441,-6437,
	4352,3587,-3072,-3072,9,-1524,-2490,810,142,2311,1596,-8247,639,2995,-1481,-172,-1161,1142,298,-8162,-548,5203,-1063,
	4352,3596,-3072,-3072,63,-1461,-2306,-1188,-28,-89,-3683,-7535,-28,3318,1712,-924,225,187,-3850,-7334,-658,3374,2139,
	4352,3997,-570,-1191,207,-916,-1191,-3907,-4047,3616,11670,-12980,-3207,-15704,3714,-4003,-3879,3020,11326,-11137,-3520,-15207,6443,
	4352,4050,-208,-465,316,-754,-819,2269,3521,-175,-17683,-14567,-2886,3307,-2220,2338,3848,-65,-18209,-13965,-3509,3066,1519,
	4352,4102,-664,-3072,627,-391,-1391,2673,1360,1014,7188,8109,-8287,6762,-286,2800,1203,1878,6756,6839,-8738,5263,-5206,
	4352,4103,-1791,-3072,62,-955,-1791,635,1511,1183,2416,-720,-9351,-64,-681,351,941,647,970,-578,-10618,2586,-52,
	4352,4577,-361,-1135,124,-419,-1135,-4369,-1636,1598,17930,-7601,-94,2670,7326,-5063,-1684,1058,16854,-7859,-479,1733,7853,
	4352,5640,-30,-3072,0,0,-1281,-1770,-3359,-2605,17604,11818,19869,6201,-2860,-1481,-3080,-2145,15184,11382,16909,5591,-2158,
	4352,5657,-55,-347,0,0,-623,-783,4241,-5189,-3023,2300,272,8341,-2687,1950,5796,-1934,-2088,2458,508,9989,-7926,
	4352,6144,-4,-185,0,0,-519,-4538,-1469,-1756,-1114,-1787,-368,-12345,1267,-734,750,2085,-140,-702,-143,-9448,-5073,
	4362,338,-3072,-3072,1325,-3476,-1850,6660,10696,-1212,-3081,394,-5655,14313,-2644,6902,11232,-3062,-1716,-24,-3403,-2555,-1946,
	4390,1870,-3072,-3072,403,-2923,-3222,1470,5710,6462,12847,3666,-332,-22854,5222,-1344,2004,4559,8869,2557,-3808,1607,1443,
	4441,2747,-1916,-3072,595,-1956,-1875,4909,9170,3902,2481,-4030,25573,-11969,3661,4721,8510,3548,2181,-1077,23817,-7016,4590,
	4480,1280,-3072,-3072,47,-4049,-3424,-2648,-5794,-580,5549,-6164,-2472,-1946,11361,-2885,-6015,-704,5333,-6073,-2660,-1035,11563,
	4608,-512,-3072,-3072,256,-5888,-3968,6668,-2676,5234,11678,-11465,804,2741,-1240,6463,-2570,5339,10926,-10827,981,2693,-1254,
	4608,1,-3072,-3072,203,-5428,-3840,6369,13737,-246,1363,9597,-1256,-3353,-3155,6621,13969,-259,1106,9517,-1157,-2721,-3105,
	4608,511,-3072,-3072,155,-4966,-3568,-3661,-314,-837,-8127,9311,940,-5044,-6600,-3321,-139,-490,-6677,9090,1136,-9238,-6717,
	4608,1013,-3072,-3072,3169,-1451,-2124,-6653,-1173,-5905,-4014,-10908,1870,6384,-2522,-6989,-1441,-6282,-4031,-10520,1982,4091,-2659,
	4608,1024,-579,-750,3788,-820,-1017,7762,10754,-7568,8641,863,12976,-2149,14813,6477,7920,-4986,7375,1099,12168,-956,13687,
	4608,1061,-1591,-3072,1132,-3439,-1825,6952,3280,1410,1062,2234,9512,2949,-8743,6926,3284,1306,1643,2875,9645,-542,-9061,
	4608,1169,-588,-849,2358,-2105,-1138,-6376,-6269,-7532,-20886,-15423,-12584,831,-5493,-6833,-7265,-6764,-21037,-14162,-12890,1371,-4374,
	4608,1280,-3072,-3072,98,-4254,-3552,-1001,-3765,-2016,-4170,-6125,-3904,-4361,10932,-1493,-4261,-2410,-4875,-6563,-4476,-108,11270,
	4608,1352,-654,-936,2269,-2011,-1015,-3943,-12406,-8168,-11128,3948,-17809,-1268,-4611,-3771,-11787,-9033,-12113,1861,-17414,-2707,-3973,
	4608,1473,-1121,-3072,1027,-3132,-1687,1510,133,-5518,-2622,-9816,-4516,4645,-2906,1257,-202,-5889,-3011,-10107,-4310,4088,-3812,
	4608,1534,-3072,-3072,232,-3866,-2541,-5796,-8463,-6358,-9159,-7720,-4069,51583,-10696,-1849,-3670,-1842,-2562,-4741,1293,14281,-8165,
	4608,1536,-3072,-3072,93,-4003,-3616,-450,-671,-3377,2245,-4409,2495,1175,-11926,-2271,-2494,-4939,-267,-6073,632,11306,-11591,
	4608,1538,-640,-1010,1633,-2461,-1256,8252,3352,110,3142,6324,-438,15389,13565,8030,2873,328,2811,6270,-321,15623,14031,
	4608,1538,-3072,-3072,211,-3883,-3032,-4712,-5775,-4771,706,-4888,-2623,-11111,12711,-3135,-3983,-3034,3105,-2650,-1001,-19602,13101,
	4608,1539,-1116,-3072,2970,-1123,-1613,-5454,-4309,-4033,-18371,-479,-2300,-14847,-3688,-4393,-2379,-5538,-17863,-1138,-1152,-17907,-2425,
	4608,2005,-1139,-3072,750,-2877,-1564,-4595,-2254,-2633,4563,6280,-11733,13706,2752,-4755,-2150,-2883,3633,1801,-9727,6695,2447,
	4608,2005,-1139,-3072,2325,-1302,-1564,-15636,-18719,5857,16033,21568,3317,13264,4273,-14874,-17212,4611,15519,18707,5047,7777,4041,
	4608,2010,-859,-3072,2700,-922,-1559,8825,-316,-1670,14844,3179,5855,7986,-10852,9542,1266,-2654,14759,1795,6246,6122,-13943,
	4608,2042,-3072,-3072,1633,-1957,-2404,5187,3503,1671,8848,-2549,1237,4379,2385,3959,2108,1256,8324,-2541,-271,8442,840,
	4608,2047,-419,-598,3065,-520,-906,-5198,-1440,55,2058,20290,8517,-9074,-31906,-5552,-3270,1877,486,20002,7599,-8151,-29289,
	4608,2219,-512,-512,2405,-1008,-512,25,-805,8,18697,-4051,12957,13871,29819,1,409,-1502,19235,-5152,13211,12705,25440,
	4608,2303,-3072,-3072,47,-3281,-3216,2337,3038,1514,-1373,-62,2155,-4169,-1143,1486,2166,487,-2161,-120,1792,-2869,-1655,
	4608,2556,-642,-1355,767,-2310,-1355,7586,-1998,2192,871,765,-2125,2497,-1214,7679,-1892,1627,701,1190,-2081,4086,-1527,
	4608,2565,-3072,-3072,76,-2991,-2714,-795,-3121,207,-840,10279,-6936,1268,-3253,2574,858,3382,2156,10974,-4018,-10055,-191,
	4608,2880,-479,-688,1179,-1573,-917,-1639,901,-1614,-11925,1900,1584,-16808,-4581,-1994,632,-1473,-11964,2398,1256,-16376,-4126,
	4608,3071,-323,-474,2153,-408,-827,4368,-3580,5307,4078,6545,-8914,11001,9564,4535,-3812,5582,2552,6103,-9686,9871,14011,
	4608,3081,-1645,-3072,154,-2397,-2016,1853,2057,2611,3045,-3510,1951,-23781,-1050,2535,2205,3136,3290,-622,1106,-19088,-376,
	4608,3086,-408,-749,2089,-457,-1316,2813,-4446,-1350,644,-9172,13586,-28522,-22767,2693,-5879,-723,254,-5775,13151,-26094,-7226,
	4608,3558,-310,-617,1725,-349,-1060,-1576,2803,-1777,3631,7644,-3181,11199,-15161,-1494,2776,-2317,1803,7038,-3350,9262,-3452,
	4608,3585,-3072,-3072,11,-2036,-2746,-66,-400,-1240,3073,-4925,-2618,1330,313,-1077,-1638,-2387,2330,-5053,-2114,1966,910,
	4608,3587,-3072,-3072,72,-1973,-2562,1186,1275,-68,37,-2865,-3417,1972,829,1598,1767,482,330,-2833,-2171,586,1619,
	4608,4002,-549,-944,247,-1382,-1036,-6705,-1733,-14833,-13744,1054,-4956,13114,4757,-5807,-835,-12186,-12812,-2312,-5042,8631,-4320,
	4608,4070,-204,-408,383,-1180,-804,-5022,-5773,-7011,5513,14370,-3725,89,14657,-4352,-5160,-5030,5874,13086,-4635,-694,8324,
	4608,4104,-1766,-3072,61,-1467,-1996,-871,833,-1485,645,-866,-14056,1563,-3424,-732,649,-1542,354,-1316,-13589,2738,-4180,
	4608,4106,-670,-1504,882,-643,-1504,-5001,-4762,2620,-13363,2919,-2189,-14802,-5785,-5650,-5293,873,-13654,3967,-1650,-12425,-1558,
	4608,4613,-333,-1391,133,-886,-1391,2934,3728,7336,-4659,2506,-1587,7923,2705,3042,3989,6967,-5052,1295,-1892,6237,284,
	4608,5649,-25,-3072,0,0,-1537,-1740,1947,711,-11583,-3323,-10635,3600,-4894,-2008,1637,286,-12845,-3318,-11775,4370,-3850,
	4608,5662,-53,-362,0,0,-879,3459,5482,-1649,-5857,-1279,-3148,-16690,-5870,4985,6561,222,-5910,-1251,-3116,-16293,-8228,
	4608,6656,0,-93,0,0,-519,-15763,-14699,-7353,-1399,-4981,-2433,-9763,-2151,-10542,-11301,-2471,-470,-2879,-2274,-5793,-11353,
	4628,1070,-3072,-3072,1047,-3555,-2256,7492,13668,1375,-7926,5218,1331,41320,-6695,7471,14424,1049,-6187,4200,3416,23286,-5530,
	4634,1137,-3072,-3072,424,-4122,-3450,24980,31372,3834,5631,163,2960,-29821,-10903,24443,30661,3682,2906,349,353,-8373,-10791,
	4636,2999,-3072,-3072,67,-2621,-3032,3470,672,1667,-987,3615,6828,1146,796,1633,-1540,-424,-2204,3253,6799,3562,395,
	4711,1665,-1309,-3072,1991,-2182,-2061,3824,8684,-7655,-8534,-20949,19939,-12129,11070,2954,6793,-6523,-8445,-15703,14599,-2269,9102,
	4721,822,-3072,-3072,1375,-3661,-2336,11018,4890,7906,8946,14056,923,19610,-4265,9744,3881,6704,8707,12890,1192,15803,-4427,
	4740,2360,-3072,-3072,49,-3487,-3452,4591,6636,3464,-4041,5485,674,-4214,8072,1864,3761,852,-6310,4506,-1137,1348,6880,
	4864,867,-1514,-3072,1615,-3662,-1984,-2212,-806,4328,-4127,8326,-7710,-5737,-7728,-2325,-1124,3418,-4321,7487,-6944,-3762,-8629,
	4864,1024,-3072,-3072,84,-5036,-4160,-1431,-1467,-178,-1114,6351,-3617,-2459,-6644,-2367,-2104,-1588,-3453,4292,-4144,4950,-5126,
	4864,1024,-3072,-3072,426,-4694,-3600,-9542,-9922,-3294,-3264,3941,-3539,-10390,16354,-9351,-9906,-3232,-4423,4185,-4789,3278,16454,
	4864,1081,-870,-870,3331,-1733,-870,-6334,-4755,2239,5130,20492,-1623,-553,-11701,-5549,-2928,-84,4371,18256,-1620,-2049,-9246,
	4864,1535,-256,-256,4098,-511,-256,-4022,-2649,1369,7161,13244,14380,-3347,9463,-2286,878,-1307,10110,12757,15960,-4903,12593,
	4864,2002,-1056,-1603,1096,-3046,-1603,-10594,1949,-3405,5588,7218,-4605,1943,11527,-10563,2086,-3531,5058,6243,-4424,904,11365,
	4864,2048,-3072,-3072,98,-3999,-3600,3433,5123,1360,391,3650,3191,-5154,10790,1454,3151,-438,-1271,2599,1619,1225,10563,
	4864,2219,-512,-512,2910,-1016,-512,967,-3144,-837,5946,13323,9881,-7897,17224,1250,-583,-3848,6740,13371,9954,-8623,14267,
	4864,3018,-824,-1480,649,-2477,-1480,5290,-1178,3390,1162,7856,6198,7164,-12874,5598,-910,3299,757,5537,6913,6202,-14479,
	4864,3078,-128,-128,2814,-252,-128,5054,3098,512,-10987,6611,-5766,13487,679,4446,3248,-129,-8156,8746,-3962,14471,-6902,
	4864,3078,-3072,-3072,73,-2993,-3076,3742,2487,2395,-1901,5755,10324,6890,1208,3186,1853,1646,-2133,5810,10551,6932,1538,
	4864,3095,-3072,-3072,419,-2630,-2523,-7374,-12159,-8956,-6388,5323,-7736,3232,-12371,-4969,-9128,-6252,-4620,4391,-4387,-4485,-10136,
	4864,3134,-870,-870,1389,-1621,-870,3315,2369,-7204,21202,19328,-6467,-9339,27965,2999,2126,-5646,21566,15618,-5870,-13263,20111,
	4864,3588,-256,-256,2061,-496,-256,-465,-132,-1200,-13295,-25539,-2519,-14070,28369,-1147,-202,-730,-11054,-22136,-2794,-11465,10726,
	4864,4049,-508,-826,290,-1805,-1291,-4071,-2355,-9114,-450,-8972,18158,7725,-4896,-3655,-2113,-8388,-146,-8805,18282,6786,-5349,
	4864,4099,-3072,-3072,72,-1973,-2561,-398,-701,-2563,7305,2027,-8447,4760,8469,395,395,-1155,7853,1349,-6501,1598,8185,
	4864,5024,-240,-570,205,-915,-1191,1719,3411,-5566,15724,8616,-1010,6707,-23982,2920,4357,-3825,15537,9456,-1721,6158,-25051,
	4864,5133,-130,-3072,62,-949,-2049,4210,1072,454,8561,-3858,-5739,-6110,13238,3987,646,-536,9005,-4186,-5078,-4812,12686,
	4864,5994,0,-251,12,-138,-1010,-9643,-1833,-7925,-4627,-5980,-3754,8256,-3797,-7670,-348,-5811,-4504,-5413,-3872,8094,-8574,
	4864,6161,-6,-125,0,0,-1537,10641,15668,12899,-3170,-6138,-3933,9320,5552,1885,10095,4115,-4770,-8443,-2938,4913,18938,
	4864,7030,0,-13,0,0,-1059,7314,8930,9454,-813,-4895,-2381,15996,-11612,3387,6185,6167,-1457,-5531,-3056,11894,-2493,
	4864,7054,0,0,0,0,-650,-16038,-13523,-15023,-786,-4798,-2328,-7327,-9088,-12193,-10816,-11649,-415,-2771,-2483,-4805,-15432,
	4864,8192,0,-2,0,0,-641,-1864,-1800,-7096,-383,-2318,-423,-1865,-32896,-4045,-3436,-8942,-910,-2271,-1134,-4283,-21040,
	4864,8265,0,0,0,0,-192,-2329,-2809,-4277,-346,-2150,-309,-1685,28529,306,-560,-2133,128,-1738,175,758,15359,
	4864,8704,0,0,0,0,-409,-442,1138,1607,90,-1269,362,-1379,-16623,-1927,111,455,-160,-1961,-151,-3482,-10784,
	4864,8875,0,0,0,0,-288,2669,-165,-2753,356,-965,616,-1583,-11434,1653,-781,-3444,356,-2019,282,-3394,-11029,
	4952,1837,-3072,-3072,242,-4241,-3576,7278,4461,3175,-314,4050,6656,-13899,-14740,6344,3511,2322,-1367,3812,5551,-5570,-14801,
	4966,1773,-3072,-3072,279,-4295,-3686,9286,7480,4544,3375,6799,9076,-16134,-14433,7575,5757,2978,1274,5563,7115,-2557,-13976,
	4992,2304,-234,-927,1704,-2392,-1508,-1189,4114,-7096,-13874,-25270,-9917,-10073,-18182,-825,4455,-7443,-13124,-22480,-9711,-9508,-15114,
	4992,5888,-10,-338,43,-469,-1588,10756,-7304,8239,-5987,-5873,-2574,8850,13779,5763,-10262,2476,-7202,-6321,-1563,7611,22439,
	4994,2348,-3072,-3072,292,-3763,-3354,2826,4603,1498,9669,5303,5167,-14574,13268,1654,3383,507,8829,5683,4171,-7897,12875,
	5109,1016,-3072,-3072,8,-5610,-4597,1834,6587,4103,8345,5612,-1203,8916,-2119,156,5928,2660,6475,5140,-1190,10992,-779,
	5120,-512,-3072,-3072,320,-6848,-4480,9133,10161,-8974,-2536,-323,-1028,-2747,279,9478,10162,-8705,-2733,399,-846,-1434,255,
	5120,0,-3072,-3072,216,-6440,-4320,1011,9925,-2860,3981,-5460,-183,2392,330,1347,9800,-2686,3549,-5418,149,1824,310,
	5120,512,-3072,-3072,154,-5990,-4048,-7060,-2205,-827,13262,-14798,-1115,2856,286,-6309,-2227,-300,13393,-15527,-840,-2000,-46,
	5120,1007,-3072,-3072,3461,-2188,-2627,-6572,-5646,-4969,-8159,3628,1315,-2351,-3329,-6053,-5288,-4312,-7716,2615,1549,-1346,-3113,
	5120,1021,-3072,-3072,489,-5146,-3856,-9241,-6789,891,5338,-16275,-5729,-10319,-2431,-8727,-6614,651,3682,-16351,-6684,4963,-2163,
	5120,1024,-495,-641,4735,-896,-1065,5415,9170,-6678,2832,14636,6548,341,12697,3421,5170,-2957,588,13369,5476,427,8650,
	5120,1069,-1498,-3072,1372,-4215,-2201,-6288,-3810,2323,6580,12970,-2740,473,13504,-6971,-4846,1139,6266,11694,-1410,-5654,12287,
	5120,1081,-870,-870,3838,-1737,-870,-3343,-3005,9358,6737,9987,13717,-1104,-10384,-2314,-627,6338,6285,8579,13667,-1873,-7912,
	5120,1101,-795,-1147,2426,-3129,-1650,-2132,-115,-2672,-14821,-3775,-4445,-2187,-4791,-2271,-626,-1677,-14371,-2720,-5487,-127,-5899,
	5120,1281,-3072,-3072,119,-5256,-4048,-3422,-4572,-524,-6302,6548,-1262,-4173,-5004,-3271,-4628,-932,-6689,5527,-1132,-2333,-4708,
	5120,1312,-733,-1029,2404,-2939,-1527,-1983,2917,-636,-4564,-8231,1021,-585,-9052,-2270,2322,-211,-4726,-7978,501,-15,-9149,
	5120,1489,-1020,-1632,1960,-3206,-1877,4636,-5738,-3385,-3172,-10538,-1844,-10173,9410,4957,-5311,-3012,-2336,-8297,-3772,-7088,9457,
	5120,1525,-682,-998,2040,-3091,-1570,-2794,1259,-4615,-3793,-783,-3927,-5178,9882,-3118,607,-4171,-4416,-1059,-4483,-4628,9597,
	5120,1536,-3072,-3072,213,-4907,-3500,-3986,-3691,-3148,-9096,-1311,623,3459,-9293,-1666,-1916,-1194,-6500,1249,2092,-5894,-10898,
	5120,1536,-256,-256,4608,-511,-256,-4011,-4874,5342,-13209,-9537,-7154,-1118,-14225,-2231,-1260,2148,-10193,-8522,-5737,-1920,-9745,
	5120,1536,-3072,-3072,93,-5027,-4128,3291,3911,1826,-1094,3055,6855,-3275,14667,1966,2760,340,-2646,649,6133,2603,15900,
	5120,1538,-3072,-3072,339,-4779,-2975,-4544,-3351,-951,-6301,777,-774,41807,-9732,-748,128,3556,-962,6768,3005,10615,-12487,
	5120,1552,-1066,-1945,3527,-1576,-1945,1387,3679,-4622,6148,-12413,-982,-967,11717,1149,3704,-4365,6931,-10904,-564,-1589,9222,
	5120,2014,-967,-1333,1504,-3139,-1728,6895,2369,2549,7463,-7383,4606,7274,2295,6831,2154,2642,7787,-5567,3651,8777,4968,
	5120,2014,-967,-1333,3108,-1535,-1728,-6155,-9810,6694,2547,22835,5274,-887,13091,-6841,-11933,8804,3691,26416,4971,1498,17025,
	5120,2025,-799,-1591,3271,-1360,-1825,5308,10121,-6850,-1501,-21924,691,-1237,20849,5141,9647,-5907,-521,-20289,1252,224,17671,
	5120,2043,-3072,-3072,1963,-2650,-2783,2088,5294,-3882,-5687,-6187,1249,-10580,10390,1600,4286,-3978,-6194,-6528,1115,-5690,11005,
	5120,2048,-357,-472,3966,-642,-951,-2024,3332,-5705,3233,-5933,-11932,18961,12594,-3203,-373,-2091,391,-8199,-12924,19146,11266,
	5120,2220,-512,-512,3416,-1020,-512,1070,-3876,-456,529,-11514,7837,17282,9274,1733,-154,-4610,1487,-10024,7481,17407,8725,
	5120,2305,-3072,-3072,59,-4293,-3696,3792,5555,-671,7454,-676,1292,-4185,6675,2735,4476,-1745,6920,-1069,454,-2269,6142,
	5120,2538,-580,-1045,1094,-3023,-1613,-2344,-3247,-6044,-11611,-4036,-968,-452,-1517,-2569,-3596,-6409,-11998,-3791,-965,600,-99,
	5120,2559,-3072,-3072,83,-4014,-3158,-2718,-4987,-9899,1429,-6328,-11607,-4199,10448,1009,-1008,-6438,3743,-3612,-8696,-15664,9884,
	5120,2929,-459,-661,1369,-2358,-1222,-1221,2983,3008,5370,16458,6109,3185,-4678,-1816,2213,2499,4568,14941,6626,4327,-4087,
	5120,3013,-451,-859,2722,-921,-1559,-2559,5552,-16878,-226,-9134,10381,-4772,-16967,-2169,4070,-14538,-145,-9108,10746,-3697,-10442,
	5120,3065,-1739,-3072,238,-3352,-2403,-1573,-1026,-5503,-5042,-2777,1462,-7434,-5675,-482,44,-4438,-4558,-2887,2135,-8731,-5194,
	5120,3069,-261,-398,3096,-491,-888,2140,-3743,5837,9469,12511,15790,-7108,28809,2494,-3973,6228,6911,9826,14844,-8365,29641,
	5120,3071,-128,-128,3331,-254,-128,-1684,235,-2322,-5811,-8968,-3580,-6013,-4867,-2223,943,-3461,-3599,-6318,-2625,-5345,-7165,
	5120,3074,-3072,-3072,440,-3142,-2779,-10737,-2353,-7306,-3473,-7172,-6014,3655,-8258,-8624,142,-5179,-2474,-7969,-3007,-1899,-6429,
	5120,3131,-870,-870,1851,-1674,-870,3183,1712,-741,-11964,6390,-9872,18277,17407,3038,2414,-961,-12061,1794,-9298,13325,6829,
	5120,3577,-300,-633,2365,-714,-1355,-376,-3757,4010,7547,6871,-2843,16081,-11025,452,-3633,4231,5385,3084,-2876,13347,-895,
	5120,3585,-3072,-3072,13,-3058,-3230,6029,5953,4266,6999,6839,2882,-458,1999,4518,4271,2596,6533,6913,1713,828,1753,
	5120,3590,-256,-256,2562,-503,-256,-188,-1127,-194,-9070,-19379,-1472,-9961,1545,-700,-121,-1203,-7199,-14328,-2112,-7159,-13905,
	5120,3590,-3072,-3072,73,-2992,-3074,2904,5310,3518,3205,5961,1930,-261,3,2707,5124,3249,3200,5857,2093,-534,528,
	5120,4067,-487,-750,625,-1964,-1224,-579,-481,-8401,1154,14277,-4874,5087,18184,-236,-405,-7096,1551,11682,-4873,3079,11776,
	5120,4100,-1768,-3072,64,-2491,-2508,-1007,1446,-2061,3280,1788,5877,-599,1707,-1578,630,-2892,2898,1899,6543,2047,1203,
	5120,4105,-625,-1645,1316,-1234,-2016,-1546,-71,45,-14292,-3530,-832,-17710,-4546,-2539,-870,-2673,-13102,-212,-31,-11366,3516,
	5120,4109,-187,-408,580,-1966,-1316,256,-235,2039,-6193,-9412,-3478,-1629,-14010,1,-487,1316,-6522,-6308,-3491,560,-7658,
	5120,4613,-331,-1032,134,-1910,-1760,6769,9739,913,1700,-16412,-3986,-5798,-17356,6349,9330,-1136,2359,-13741,-3658,-3322,-10957,
	5120,5637,-57,-333,133,-886,-1391,-1477,323,-274,-7487,10918,-1093,-14760,-20936,-817,1172,8,-7673,11908,-1291,-15647,-21190,
	5120,5645,-28,-3072,62,-949,-2049,-72,1586,-985,-12613,5970,-3840,9763,8022,105,1728,-1133,-10249,3454,-2759,6564,5856,
	5120,7680,0,0,0,0,-519,-7216,-6858,-7249,-107,-2785,-1134,-4262,16612,-2547,-3347,-3580,294,-286,-844,-165,5215,
	5260,2268,-2007,-3072,1215,-3452,-2602,-679,-1823,2244,1601,-4032,1011,13311,5743,-1553,-2830,1468,1542,-3414,-471,16731,5678,
	5265,787,-713,-713,4797,-1362,-682,-8813,-11969,3779,347,-12487,2387,-59,-5946,-6836,-8360,257,2086,-12506,3393,-57,-3625,
	5332,2672,-3072,-3072,0,-4408,-3996,2730,1657,11369,4115,2663,2343,9010,5223,-628,-1805,8570,2464,195,243,13427,5441,
	5376,-511,-3072,-3072,343,-7336,-4672,-2663,916,-978,-7317,2027,1356,-2325,137,-2309,908,-900,-7065,1994,1465,-968,44,
	5376,0,-3072,-3072,216,-6952,-4576,-5081,-4804,-1039,-1946,23026,1466,926,125,-4745,-4905,-982,-1665,22473,1651,665,79,
	5376,512,-3072,-3072,162,-6494,-4272,-5998,-7442,3733,2469,-10043,1509,2942,644,-5456,-7677,4415,2386,-11223,1510,-1272,389,
	5376,1017,-2543,-3072,3646,-2505,-2790,3569,1521,756,2658,16832,-2655,1787,-4282,3701,1467,1554,2727,15683,-2821,2534,-3498,
	5376,1024,-472,-589,5215,-929,-1089,6504,7802,-6494,7672,13850,-16185,793,-6621,4539,3971,-2902,5538,12422,-17447,762,-10671,
	5376,1079,-1316,-1902,2348,-3742,-1902,-11016,-11272,-2947,2461,6380,-8376,6640,-2546,-10658,-10527,-4103,2689,4931,-6418,5215,-3200,
	5376,1134,-693,-890,3209,-2825,-1423,2489,-1321,4604,8970,6506,2048,2110,-1065,2060,-2005,4879,8543,6816,1596,2447,-1506,
	5376,1281,-3072,-3072,119,-5768,-4272,-5579,-7619,3645,3182,2526,-4339,-967,-1150,-5270,-7515,3618,2954,1993,-4015,-1160,-1150,
	5376,1330,-686,-896,3191,-2647,-1331,3423,4241,8266,7360,7403,5422,2281,-5789,3398,4497,7410,6354,7273,5227,2108,-5464,
	5376,1480,-747,-1211,2085,-3603,-1826,978,743,5606,-625,8762,4976,-7594,-9398,1081,887,6003,-1265,8135,4394,-6204,-11143,
	5376,1481,-1060,-1433,2499,-3188,-1614,483,-2452,6195,5464,15351,2806,-2430,-10145,1219,-818,4132,4704,12434,4859,-6032,-9896,
	5376,1536,-3072,-3072,104,-5527,-4384,-2617,-588,2199,1553,7437,3068,-5198,-4089,-3942,-1548,1087,188,5804,2754,-997,-3203,
	5376,1536,-3072,-3072,212,-5419,-3708,-8199,-7767,43,-5337,8373,545,3784,19357,-5157,-5755,2219,-2931,10909,1758,-6484,17662,
	5376,1536,-3072,-3072,341,-5291,-3231,-11484,-9232,-2415,-8006,6195,-5252,36014,-4446,-6997,-5926,1868,-3221,12425,-2749,8925,-7795,
	5376,1547,-1074,-1844,3727,-1894,-2201,2904,2617,-4626,1889,639,-2656,1849,12035,1344,419,-2325,3374,3244,-2589,2039,9832,
	5376,1992,-1089,-1589,1526,-3651,-1984,3628,-669,9515,7507,-9531,4905,7512,237,3643,-588,9661,7924,-7925,3978,8118,1271,
	5376,1992,-1089,-1589,3271,-1905,-1984,-750,-5591,19681,3107,13342,2494,4069,-15393,-635,-6091,20936,4656,15878,2519,3680,-12596,
	5376,2048,-331,-440,4428,-692,-969,-1406,-1003,-2632,9333,-4712,-6853,-2524,11501,-2777,-5011,1346,6442,-7519,-7851,-2554,8109,
	5376,2049,-3072,-3072,2106,-3013,-2975,-7851,-6361,-7130,-12145,-19375,-17014,-25808,4434,-8123,-7193,-7254,-12892,-19599,-16921,-19911,5602,
	5376,2052,-759,-1419,3563,-1554,-1945,5491,8637,-6413,-4237,-21647,-48,-9,-8216,4259,5965,-3580,-3637,-20943,435,1225,-11098,
	5376,2218,-512,-512,3928,-1022,-512,1555,-5397,12405,2266,-9511,-12617,-4573,-15958,2565,-1155,7868,3359,-6811,-13210,-3702,-14161,
	5376,2304,-3072,-3072,59,-4805,-3952,-641,2256,6328,-2777,-6034,2301,-2272,5969,-1125,1676,5676,-2900,-6822,1911,-1318,5999,
	5376,2525,-594,-1061,1192,-3451,-1825,-1786,-1233,4189,-9269,-10868,-3983,1356,4115,-1924,-1436,4197,-9199,-9908,-4440,2410,5113,
	5376,2559,-3072,-3072,87,-4522,-3404,-3104,-174,1113,-563,-6563,-9710,8287,4084,1029,3832,4572,1858,-2885,-7180,-2781,2105,
	5376,2943,-439,-590,2216,-2009,-1015,2204,-2159,11976,11171,-19042,-7964,-9860,5054,2136,-1020,9592,10188,-20149,-7771,-9063,-1969,
	5376,3048,-423,-809,3034,-1086,-1613,3845,5293,-14024,2255,13067,-11662,-3455,92,4238,3536,-11157,1723,10698,-11070,-3643,3099,
	5376,3069,-1691,-3072,235,-3864,-2541,-3052,-2579,5718,-4592,874,298,27526,5369,-1346,-802,7138,-4494,-501,1782,20949,5259,
	5376,3072,-246,-364,3558,-538,-913,-854,-1133,11816,-8100,-5974,-3759,-4299,21137,-635,-1795,12602,-10563,-8843,-4536,-5204,20611,
	5376,3525,-314,-632,2722,-921,-1559,-3051,2313,4987,-13860,8177,-3592,18234,-29109,-2305,1267,6745,-15594,3436,-3077,15976,-19574,
	5376,3584,-3072,-3072,99,-3485,-3330,1832,2911,9270,12,2312,11389,-4593,-3571,1080,2120,8537,-190,2699,10161,-3201,-3729,
	5376,3584,-3072,-3072,14,-3570,-3486,-942,-303,5455,776,-4781,12921,131,-5757,-2697,-2211,3796,430,-4239,10743,2271,-6763,
	5376,4046,-502,-835,646,-2476,-1480,-2119,1451,6562,3210,10585,-6625,6590,5756,-2017,1360,6573,2750,7311,-5988,4517,1449,
	5376,4089,-199,-448,769,-2310,-1355,3256,789,10979,10706,10672,-4354,-506,18582,3044,559,10411,10064,10084,-3897,57,16455,
	5376,4101,-1944,-3072,75,-2991,-2714,-437,-1692,4953,-543,-1983,-19158,-3297,-4937,-593,-1741,4729,-943,-2590,-18543,-2099,-4884,
	5376,4104,-642,-1749,1487,-1577,-2170,-2460,-1764,8938,9503,1778,-2492,-3829,-4287,-2917,-1789,7288,10552,4065,-2174,-74,388,
	5376,4617,-329,-1019,154,-2397,-2016,-3171,-992,6723,5649,-24017,-6865,-19965,-12604,-4072,-1773,4665,7069,-17792,-7149,-14181,-1472,
	5376,5642,-56,-333,128,-1398,-1504,-10898,-9162,-2980,14834,-442,-681,14191,-13742,-8776,-7198,-1274,15712,-1349,-915,10288,-20517,
	5376,5644,-30,-3072,63,-1461,-2304,-1332,-2088,7017,-14191,20431,619,11498,-6568,-910,-1634,7041,-11884,16981,1942,7243,-9042,
	5376,8132,0,0,0,0,-519,-1218,-2463,9455,-56,-890,-425,-3026,33881,2653,580,12119,125,1249,74,879,19809,
	5433,2981,-3072,-3072,578,-3723,-3003,-4048,-7965,1838,-3659,-7621,-7707,4773,10857,-1856,-5487,3573,-3260,-7788,-5249,-48,11335,
	5559,4240,-1106,-1922,262,-3032,-2157,3100,-1597,1086,-3150,9813,6633,21445,8745,3788,-889,2013,-2444,7386,6975,17704,6940,
	5608,5608,0,-3072,0,-2025,-2804,80,-2411,-344,-14172,-13991,1888,-13006,-1704,-886,-3191,-722,-14794,-11126,2123,-7982,376,
	5632,878,-1292,-1637,2631,-4171,-2096,1974,-3705,2978,845,-5557,850,4793,5746,1546,-4431,3396,1584,-4779,-12,8517,5965,
	5632,1024,-3072,-3072,116,-6540,-4928,-2155,-6519,1507,-4725,-18010,-3153,504,478,-3232,-6953,552,-4742,-17736,-2764,4009,546,
	5632,1024,-3072,-3072,514,-6142,-4368,-1691,-5165,2653,-2999,3264,-3260,10682,1905,-1558,-5506,2072,-4446,2660,-3054,21094,2160,
	5632,1081,-870,-870,4859,-1740,-870,-3081,-6672,9343,-3854,8323,-1046,-1773,-1675,-1479,-3861,6646,-2937,8653,206,-1620,760,
	5632,1536,-256,-256,5632,-512,-256,148,-6408,7212,-1035,-6479,-4889,1240,-5461,2089,-2782,3115,1482,-3676,-2462,1040,-579,
	5632,1988,-1124,-1509,2018,-3674,-1870,342,489,2890,7155,17312,5555,-6318,4155,657,1202,1853,5675,14266,7332,-10741,4324,
	5632,2048,-3072,-3072,107,-5525,-4368,-750,-1514,-986,-5572,5272,-6139,2977,15022,-1819,-2326,-1768,-6356,3717,-6492,5567,15787,
	5632,2219,-512,-512,4438,-1023,-512,520,-4667,7695,-14967,-6625,-7604,-2857,-12406,1762,-612,3460,-13732,-3352,-7893,-1748,-9158,
	5632,3057,-740,-990,1487,-3136,-1728,1170,2297,6792,7407,2359,11539,8328,-646,1185,2187,6389,7175,756,11436,8275,2636,
	5632,3067,-3072,-3072,518,-4095,-3291,-2794,-5794,-2737,1602,-2845,-4972,16108,5661,-1411,-4317,-1756,1804,-2301,-4192,15165,5372,
	5632,3071,-128,-128,4353,-255,-128,2074,179,-394,3742,759,3391,-531,-6729,1571,924,-1688,4748,2924,3120,-939,-1932,
	5632,3071,-3072,-3072,99,-4510,-3844,-1659,-3919,-1411,-6281,-3734,-2336,-5469,4598,-2506,-4978,-2103,-6386,-3708,-3233,-3590,4064,
	5632,3129,-870,-870,2827,-1724,-870,818,-1352,8357,-1980,-2646,6950,245,5609,1930,3017,3534,-2413,-3927,7483,-3190,-4114,
	5632,3584,-256,-256,3586,-510,-256,1503,-1764,4187,2070,-4524,2896,-2447,-3250,1398,771,1301,2919,1814,1135,-251,-7856,
	5632,4083,-479,-766,727,-2870,-1564,977,612,2949,8855,21673,-7496,8315,14922,1024,466,2672,6614,14952,-6234,3875,6681,
	5632,4096,-3072,-3072,99,-3485,-3329,229,-705,-87,603,3569,3942,-3376,-12644,268,-551,55,800,3816,2466,-3516,-12281,
	5632,5093,-220,-487,624,-1963,-1224,1639,-1458,-524,-10878,-9838,21774,7631,43519,4157,311,2523,-9167,-13633,20943,3129,23435,
	5632,5124,-128,-3072,76,-2480,-2816,-990,290,2328,15620,4914,-204,-4988,-4012,-1181,38,1969,14156,4810,-263,-3992,-4719,
	5632,6053,0,-237,246,-1381,-1036,-9852,-7897,-7971,-8277,-6781,206,-6945,75862,-794,-984,1180,-2865,-6625,-1474,-12195,40173,
	5632,6156,-7,-130,63,-1461,-2304,11299,11200,13652,14133,9447,-237,-19509,-23715,3631,5002,5988,11178,11264,1000,-11384,3241,
	5632,7030,0,0,89,-562,-1210,-7844,-8008,-10629,-1231,-7874,-508,-6382,721,-4965,-5824,-7718,434,-6342,-899,-7413,-5315,
	5632,7156,-1,-8,37,-487,-1793,18468,14602,13854,-1051,16795,-491,17830,-22441,9073,7037,6517,-2041,11887,-192,11871,1838,
	5632,8008,0,0,0,0,-754,-4076,-3213,-2746,564,-572,-345,-3850,21287,-783,-758,-448,660,1576,213,-321,12340,
	5632,8200,0,0,0,0,-1281,5792,5744,3364,151,-108,-259,-3352,-49816,-257,549,-755,-139,-2012,-408,-7751,-18275,
	5632,9011,0,0,0,0,-846,1251,2109,7190,-811,1000,165,-3830,-10131,-360,726,5967,-1231,708,-88,-4989,948,
	5632,9156,0,0,0,0,-394,-1486,-31,8712,-787,1051,254,19205,39841,581,1730,9483,-772,1208,632,21328,14973,
	5633,2007,-3072,-3072,39,-5636,-4529,2069,2478,2256,946,8146,4214,557,-7648,213,1194,1224,-166,6186,3691,2567,-6663,
	5633,2552,-3072,-3072,32,-5098,-4177,-2910,-5481,-1224,-2379,-4575,-5353,-630,-18005,-3654,-6257,-1882,-2640,-5869,-5655,71,-17417,
	5633,874,-3072,-3072,1055,-5753,-4169,-10068,-9709,-2626,1431,-20238,2679,-36933,2883,-9123,-9173,-2858,-1586,-19318,1923,-10662,3635,
	5633,338,-3072,-3072,1325,-6020,-3121,-189,-2214,-584,-1885,-7110,5137,21062,1021,-3576,-3924,-569,-932,-9576,3001,5102,1353,
	5633,1870,-3072,-3072,403,-5410,-4465,4519,2423,5437,7935,13565,3692,-21605,-5658,1023,-702,2500,4374,10184,1793,-5115,-3694,
	5634,1265,-3072,-3072,22,-6396,-4802,-361,-7180,1906,324,1974,-2705,-2338,-190,-1382,-7493,1594,496,1907,-2425,-2957,-192,
	5634,1837,-3072,-3072,242,-5605,-4258,3210,-111,1882,2503,10219,3991,-13120,-4789,3016,-328,1482,1943,9453,3895,-9192,-4506,
	5634,2446,-3072,-3072,94,-5145,-4346,1109,-369,700,3195,-1712,2445,-5814,-16488,-1662,-2995,-1425,1516,-5092,1153,-387,-14679,
	5634,2747,-1916,-3072,595,-4343,-3069,4560,2330,4845,1872,-3193,11821,-13911,91,3907,1646,4528,2938,-149,10334,-7408,-36,
	5635,1070,-3072,-3072,1047,-5568,-3263,1258,-1792,-3853,-1641,186,-3796,25094,2827,2506,-515,-2048,1219,2312,-3761,10259,1419,
	5635,3372,-3072,-3072,331,-3984,-3359,-6922,-6307,-6272,6553,-3776,-4910,-11681,-5678,-6184,-5508,-5648,6534,-3404,-5019,-11527,-5609,
	5640,1280,-3072,-3072,47,-6369,-4584,-3811,-10071,-1080,1236,1691,-4314,-4112,-117,-3761,-9809,-691,1669,1430,-3996,-7101,-215,
	5640,1137,-3072,-3072,424,-6135,-4456,10642,13973,-144,-3426,1696,-3958,-16793,1618,10367,13455,-927,-4820,974,-3753,-7368,1870,
	5642,2999,-3072,-3072,67,-4634,-4038,555,1847,416,-1799,-1120,527,2985,3498,-1662,-620,-1348,-2546,-2567,-776,6592,3704,
	5643,2360,-3072,-3072,49,-5293,-4355,3745,5567,3929,4173,198,2875,-4068,-14481,1994,4030,2649,3152,-2225,2174,-1440,-13196,
	5644,1773,-3072,-3072,279,-5652,-4364,3151,215,395,2705,7492,4082,-12544,-3605,2077,-712,-642,1375,6065,3660,-5430,-2992,
	5645,1665,-1309,-3072,1991,-4051,-2996,-3951,-2409,-9328,-6871,3166,7659,1030,-11296,-4473,-3081,-7220,-7387,4292,2432,9638,-11017,
	5653,822,-3072,-3072,1375,-5525,-3268,6198,-818,1988,-5088,2356,-2634,9252,3245,5933,-298,3069,-3296,2949,-3509,2003,2828,
	5664,2304,-234,-927,1704,-3736,-2180,-1062,-2468,-3059,-6935,-9980,-6909,12038,8655,-879,-2145,-2041,-4234,-6283,-7772,13222,8984,
	5664,5888,-10,-338,64,-1792,-2260,5971,4841,4765,-9922,8067,-1007,-13199,-19123,1483,1266,81,-11329,10846,37,-5442,2346,
	5665,2348,-3072,-3072,292,-5106,-4025,-1408,206,14,6675,-289,455,-5849,-14930,-1691,-263,-563,6407,-937,80,-1118,-14648,
	5673,2268,-2007,-3072,1215,-4278,-3015,-177,-3813,-2341,-2286,-2150,1559,3104,834,-558,-4069,-2345,-1445,-345,695,6975,198,
	5677,787,-713,-713,4797,-2185,-1093,-1858,-4527,-1810,-427,-15657,7414,-2643,2748,-2045,-5094,-1126,-701,-15230,6981,-2244,2363,
	5681,1151,-3072,-3072,1,-6626,-5105,7405,-1216,912,-1508,4234,-3207,3119,-163,5809,-1763,50,-1148,5108,-3019,4206,-271,
	5689,2981,-3072,-3072,578,-4235,-3259,-2188,-6786,-6052,-7405,-8903,-10849,5342,2879,311,-4143,-4286,-6786,-8033,-9267,1470,2163,
	5689,1016,-3072,-3072,8,-6770,-5177,245,-652,2572,458,-16452,2056,4120,-116,-940,-826,1658,1139,-15241,2291,5544,-222,
	5727,2672,-3072,-3072,0,-5198,-4391,5518,812,2304,-5253,-871,-487,2126,5281,3334,-1268,727,-6380,-3805,-1267,4406,6761,
	5758,1628,-3072,-3072,457,-5848,-4254,11146,5224,181,6379,1326,6911,-21612,-219,11301,5195,-103,5696,904,6927,-15235,-122,
	5815,4240,-1106,-1922,262,-3544,-2413,1145,-844,-7387,-9945,-3332,12186,6891,-1737,1493,-384,-6556,-9460,-2032,11294,6333,-92,
	5823,1883,-506,-765,3297,-2881,-1677,2184,6986,-1589,-2624,3295,7249,2022,14271,1832,6056,-378,-2191,4814,6604,2841,15549,
	5825,3488,-201,-376,2218,-2360,-1532,404,-1435,-2317,4767,-1667,11148,7469,4493,622,-1595,-2278,5183,130,10837,9219,8884,
	5864,5608,0,-3072,0,-2537,-3060,4612,3608,-1717,14861,-11372,-233,-8025,4973,4033,3118,-1478,13331,-8115,-882,-3578,6692,
	5888,-512,-3072,-3072,344,-8360,-5120,-2536,-1312,9204,1870,-725,-964,-5468,-403,-1980,-820,8639,2136,302,-556,-4176,41,
	5888,0,-3072,-3072,220,-7972,-5056,1909,1702,753,64,579,4374,5058,-514,2384,2153,325,625,406,4524,5947,-323,
	5888,512,-3072,-3072,194,-7486,-4736,2738,2602,5272,-483,-3590,2330,3795,-486,2842,2401,5625,-75,-5926,1982,2072,-511,
	5888,1024,-434,-504,6183,-985,-1130,5022,7451,-3500,-4669,-6669,9347,-384,0,3695,5420,-1766,-5779,-7400,7853,-172,-1909,
	5888,1025,-2295,-3072,3866,-3301,-3243,1287,1377,-520,9964,-1473,7404,-7103,1005,678,797,-250,8616,-865,6441,-4095,1110,
	5888,1075,-1355,-2276,2351,-4766,-2414,9555,12335,6845,1172,-5572,-1371,5862,2689,8502,10945,5621,1492,-6636,279,1039,2469,
	5888,1151,-651,-832,3841,-3199,-1601,341,3128,-6539,-2035,-1795,-11148,-31,4550,231,2630,-5490,-2004,-1053,-11091,801,3891,
	5888,1280,-3072,-3072,120,-6792,-4768,-782,3559,-744,-7057,3070,-5362,-5804,-192,-810,3806,-464,-6535,2451,-5099,-6824,-185,
	5888,1364,-619,-778,3841,-2986,-1494,1393,1433,-6300,10350,-2132,2990,598,431,1461,1321,-5643,9686,-831,2693,1664,303,
	5888,1489,-1033,-1393,3037,-3666,-1840,-1020,2063,-3174,-4368,-7136,-5042,179,298,157,3668,-4013,-3309,-7997,-2204,-2430,747,
	5888,1498,-739,-1110,2749,-3946,-1986,-738,-1562,-6302,-4799,2902,818,-2597,651,-591,-1430,-5773,-4815,2995,890,-851,-128,
	5888,1536,-3072,-3072,126,-6530,-4896,1563,6502,-6019,-3825,299,7345,-7093,-522,255,5762,-6738,-4171,-299,7513,-4172,-656,
	5888,1536,-3072,-3072,216,-6439,-4188,1217,6942,-4029,-2125,-78,7748,6794,-36,3229,8567,-2084,-1005,1674,7808,-2527,-240,
	5888,1536,-3072,-3072,508,-6148,-3466,-2561,3494,-6970,-1135,-24354,7453,24317,1305,1487,6400,-3365,2068,-17280,7661,-1344,-520,
	5888,1549,-1025,-1727,4230,-2412,-2158,-9013,-4751,-2496,-6769,3146,-6546,3628,-2176,-8575,-4299,-1975,-5027,2113,-3869,-600,-3515,
	5888,1996,-1059,-1424,2082,-4114,-2103,-3584,-98,-12255,1487,1940,-2878,-5437,-14778,-3545,-102,-11978,1494,2680,-2444,-6662,-14104,
	5888,1996,-1059,-1424,3904,-2291,-2103,-5396,-8431,-3069,-5575,-164,-2856,3771,-10699,-5907,-9965,-1162,-4739,-109,-2761,2642,-9564,
	5888,2048,-286,-383,5367,-777,-1001,-859,3674,-5205,-1375,20520,-2180,-555,18552,-2053,605,-2017,-3253,17866,-3289,-561,14286,
	5888,2048,-3072,-3072,2343,-3801,-3210,-2417,4311,-1474,10206,4757,3489,-30,-17324,-1921,4987,-1358,10131,4946,4241,-2392,-17037,
	5888,2053,-754,-1288,4098,-2041,-1902,8077,8569,-2826,-5439,-2236,-1398,1048,-7285,7865,7761,-1436,-6497,-4771,-956,-237,-10421,
	5888,2219,-512,-512,4950,-1023,-512,-2128,1272,969,-7766,-4426,-4129,-1629,-6972,-791,4695,-2629,-6410,-1355,-3645,-796,-3295,
	5888,2304,-3072,-3072,59,-5829,-4464,3054,8906,-4263,581,2976,-3642,2459,14603,2907,9094,-4149,578,2562,-3553,1604,14903,
	5888,2547,-580,-1060,1417,-4228,-2201,-2365,-852,-8781,-13998,-8597,-9500,-13320,-191,-2544,-1050,-8171,-12894,-6677,-9900,-12596,177,
	5888,2560,-3072,-3072,113,-5519,-3870,-925,85,-6169,2458,-711,-8001,10227,9571,3325,3879,-3034,4855,3579,-5938,338,8185,
	5888,2908,-464,-652,2346,-2938,-1527,1950,-858,1580,16989,9770,20203,-7755,301,2222,-430,592,14991,5117,20952,-8800,-2634,
	5888,3068,-414,-754,3583,-1540,-1945,-6471,3997,-397,6156,10287,-10385,-1628,17927,-8009,-991,4350,5833,5828,-10288,-1857,18253,
	5888,3072,-224,-305,4470,-650,-954,-23,509,-3145,1432,-710,3125,-1176,-4745,-284,-1181,-1306,-39,-3268,2741,-1254,-7177,
	5888,3073,-1682,-3072,340,-4779,-2975,-556,2195,-5558,3909,-3083,-6389,-1601,1852,941,3384,-4735,4003,-2892,-5286,-7775,587,
	5888,3546,-297,-590,3289,-1358,-1825,1649,7307,-12350,-10129,9333,-3901,-3267,-16172,1361,4358,-8963,-11092,3258,-3162,-5787,-12513,
	5888,3583,-3072,-3072,100,-4509,-3842,4225,4466,-2513,-3028,-1437,10675,6563,8907,3984,3985,-2541,-2655,-940,9854,7300,8398,
	5888,3584,-3072,-3072,14,-4594,-3984,3366,4446,-1596,-2663,-537,12850,2624,10732,2607,3392,-2042,-2332,-342,12168,3311,10009,
	5888,4070,-487,-793,740,-3382,-1820,-254,908,-3438,14463,10938,-4631,-6654,-9582,-166,856,-3583,10643,4338,-4109,-12967,-15276,
	5888,4071,-199,-424,1097,-3024,-1613,3010,46,-4381,-5126,10026,-7205,-18169,13212,2801,-266,-5251,-7768,5584,-5969,-20047,7960,
	5888,4093,-647,-1691,1795,-2304,-2541,5045,-1827,-5571,-13270,-17301,-11010,-13139,-13872,4881,-1377,-4722,-10102,-6586,-12958,-6598,-3548,
	5888,4095,-1982,-3072,84,-4013,-3159,1675,2250,-4114,-3852,4846,1259,-7713,-5431,1720,2508,-4114,-4501,4795,498,-4954,-4195,
	5888,4601,-339,-1137,238,-3353,-2404,-3430,-1785,-2219,-12219,-14327,14919,-4894,-12093,-3547,-1731,-1707,-11133,-8067,13466,-1583,-5337,
	5888,5636,-32,-3072,76,-2480,-2816,-2823,-38,-7187,13096,3122,-74,2027,1288,-2032,772,-6386,10792,411,568,-1834,-262,
	5888,5641,-58,-329,154,-2397,-2016,-5575,-4715,-8224,-6311,-1605,-4006,34502,-21990,-4805,-4004,-7110,-7967,-7127,-2578,26952,-22234,
	5888,9185,0,0,0,0,-519,-1126,233,-7229,-1123,1361,156,-4947,42922,1413,2354,-6268,-1437,1874,640,-1794,14853,
	5968,3751,-120,-384,1826,-2775,-2024,-3142,56,-7338,7967,-9576,12267,3803,-42399,-3465,-496,-5847,12937,4349,9706,10771,-20984,
	5975,2353,-3072,-3072,835,-5179,-3860,-1359,6078,-4900,-172,7200,-5746,-16684,-10802,-583,6823,-4763,497,7510,-5809,-11317,-11114,
	6144,767,-3072,-3072,433,-7504,-4524,728,1026,1212,2097,16839,-4671,7982,-289,650,557,1734,1985,13988,-5510,5038,-368,
	6144,1024,-3072,-3072,116,-7564,-5440,-1613,240,2188,184,-11952,-2620,1260,-905,-1509,487,1317,115,-10997,-2115,6499,-1104,
	6144,1024,-2172,-3072,4050,-3630,-3352,2206,1377,3262,7316,57,5484,2791,1645,1818,1115,3192,6298,425,5164,2874,1636,
	6144,1551,-1013,-1743,2385,-4768,-2414,4727,7171,9882,-1659,-713,325,-5789,-324,4372,6721,9560,-1452,-261,1317,-8047,-892,
	6144,2004,-1013,-1302,2532,-4168,-2096,-4993,116,767,1936,935,-4497,21,-9121,-4737,278,1190,1978,1484,-3463,-1198,-8448,
	6144,2047,-3072,-3072,2460,-4197,-3466,-4713,-8156,-3095,-3138,10179,4602,18462,10075,-4320,-7148,-2645,-2466,11054,4293,16589,9855,
	6144,2048,-266,-358,5842,-814,-1014,-6731,-6364,-3681,1562,-2334,20812,-968,-2340,-7705,-8427,-1486,416,-4379,19536,-720,-5722,
	6144,3072,-3072,-3072,110,-5522,-4356,-319,1457,6083,5807,706,-5932,2359,6574,-556,1099,5756,5665,-179,-5762,3435,7147,
	6144,3580,-276,-565,1407,-3717,-1945,-88,278,3753,13764,10081,5800,11070,6076,6,311,3808,11262,6359,6406,7864,3838,
	6144,3585,-1061,-2613,2106,-3013,-2975,-932,2069,3986,2879,2039,2011,5181,12779,-1168,1446,3906,1658,-404,2982,1208,7534,
	6144,4088,-476,-740,1481,-3135,-1728,-488,942,3532,-10323,10441,-10475,-10890,6757,-258,1256,2605,-11745,4438,-9517,-13822,3466,
	6144,5120,-127,-3072,99,-3485,-3328,442,96,6642,4500,3154,-4072,-319,-2750,288,-153,6396,3014,3883,-3661,987,-2916,
	6416,4492,-212,-551,2763,-1993,-1885,-688,-3024,1571,15259,9886,-4417,16295,-4865,-1099,-2790,1753,14699,7952,-5282,13102,385,
	6656,-1024,-3072,-3072,552,-10200,-5952,-102,24,4842,-2520,-2568,-3780,-3238,-1578,-199,-146,4770,-2362,-2439,-3559,-2979,-1356,
	6656,-512,-3072,-3072,360,-9880,-5856,2410,3349,7675,-470,-4559,-611,-3321,-3503,1660,2772,7544,510,-3260,166,-2902,-2084,
	6656,0,-3072,-3072,0,-9728,-6656,-755,-623,-2443,3383,18982,4323,7055,18350,567,685,-1964,1961,17664,3486,5139,15957,
	6656,0,-3072,-3072,0,-9728,-6656,-619,-784,-2403,2942,-4585,4601,6969,-5217,703,524,-1924,1521,-5903,3763,5053,-7610,
	6656,1,-3072,-3072,4514,-5213,-4016,-5116,-5147,6614,-4115,4534,-7208,4017,11,-4777,-4830,6514,-4168,4525,-7074,4711,-198,
	6656,256,-3072,-3072,424,-9048,-5304,-881,-2178,-5168,1205,-1903,2320,-121,-1101,-1414,-2476,-4730,1908,-1205,2969,2420,682,
	6656,347,-2051,-3072,2569,-6812,-3425,8721,6543,1033,-2164,2510,4305,13333,-266,5452,4664,1167,-942,2501,4201,3048,-412,
	6656,484,-953,-1206,5412,-3831,-1916,5168,5826,3519,-7529,1978,-10479,13481,427,5811,6377,3924,-6128,763,-8519,11062,861,
	6656,512,-3072,-3072,194,-9022,-5504,1237,1609,-4882,-1821,-2236,849,2106,-1611,499,1429,-4003,-745,-1759,1242,2155,99,
	6656,512,-3072,-3072,172,-9044,-5696,4219,2755,-5519,-1877,-2275,918,2254,-1748,3853,2823,-4988,-1051,-900,1568,2716,-510,
	6656,512,-3072,-3072,294,-8922,-5952,-789,-976,-5056,-1102,-2040,1718,1796,-1031,190,-186,-5728,-1593,1120,2782,5930,-1132,
	6656,513,-3072,-3072,2159,-7056,-5320,-16003,-10744,-4176,1434,6093,-4502,-19329,-983,-10727,-7856,-5116,-1051,6104,-1940,-1823,-258,
	6656,557,-3072,-3072,537,-8634,-4595,1909,2181,-2296,-1683,21983,1859,2815,118,482,917,-1826,-1716,17115,-296,-682,823,
	6656,655,-1635,-2289,2768,-6305,-3169,1874,1616,-1344,3010,-5804,4705,9721,299,1184,1367,-964,2578,-5700,3499,7388,445,
	6656,664,-1303,-1642,3864,-5200,-2605,-2842,-3121,-6358,-4911,-909,1167,-11141,1146,-3596,-3881,-6536,-4764,-1250,281,-11138,1262,
	6656,664,-1303,-1642,5897,-3167,-2605,2292,1863,1275,3529,-3360,7850,-2292,1125,1700,1455,919,3356,-1555,6887,-1720,911,
	6656,768,-3072,-3072,449,-8511,-5036,1328,663,-985,26,-3139,-2220,6584,109,1124,663,-141,237,-4989,-2717,7064,734,
	6656,884,-1256,-1584,3686,-5157,-2582,4089,5066,4099,-5421,-8379,-2361,14624,2088,3494,4462,3913,-4955,-8297,-3000,14352,2387,
	6656,949,-1158,-1490,5788,-2992,-2527,-2019,-3173,-1558,-1082,-7066,2698,-2314,1197,-3466,-4577,-2045,-1307,-6140,1015,-1629,534,
	6656,1024,-3072,-3072,1732,-6972,-5176,10889,9510,11761,251,-6948,3142,-14482,1286,12555,9584,10094,-1538,-7098,5507,-1454,1051,
	6656,1024,-3072,-3072,0,-8704,-6144,-402,1300,6516,-1186,-4358,-2453,3477,-1325,-261,1105,5294,-1777,-2098,-2213,3573,-1764,
	6656,1024,-387,-449,6346,-2358,-1179,-1586,-1091,-5683,10449,-1367,-6125,9717,-2109,-1476,-944,-5775,9831,-2201,-6125,9303,-2086,
	6656,1024,-387,-449,7626,-1078,-1179,1830,-1134,5704,836,-2207,-2212,-1449,195,351,-1885,5665,144,-1743,-4108,-673,-152,
	6656,1024,-3072,-3072,116,-8588,-5952,-2119,-700,-2011,88,-4984,-3509,719,-826,-1818,-691,-2847,-420,-2741,-2903,3525,-995,
	6656,1024,-2209,-3072,4240,-4463,-3733,-2779,-2269,-7024,7413,-7584,-3283,-10095,-1060,-1534,-1030,-6894,6398,-7567,-3015,-9824,-830,
	6656,1031,-3072,-3072,2948,-5749,-4448,-408,-688,-6209,-3560,-7517,-3767,-11685,-30,1086,1001,-4808,-2710,-6012,-3574,-9482,-37,
	6656,1079,-1273,-1972,2507,-6142,-3087,-2825,-1526,-1362,5180,2386,2506,-10563,678,-2456,-1214,-1167,4470,2911,1681,-10519,536,
	6656,1081,-870,-870,6906,-1741,-870,1190,1437,274,-8294,15663,8556,-2970,505,2035,2247,48,-7200,14426,10564,-3966,1489,
	6656,1169,-607,-749,5140,-3419,-1710,-2998,-2068,-2531,10681,15830,-3762,-6042,-533,-2394,-1621,-1692,10256,15704,-3137,-6188,-528,
	6656,1195,-512,-512,7509,-1024,-512,-1516,588,-169,237,-3210,-3889,-40,340,-565,1332,-668,923,-3174,-2849,-177,967,
	6656,1280,-3072,-3072,140,-8308,-5536,-1987,-1869,598,-605,14652,-1686,-6603,-703,-1830,-1609,1193,-448,14728,-1362,-4937,-366,
	6656,1399,-559,-710,5135,-3194,-1597,-2772,-1317,-2321,6167,-9109,16618,-5283,-1559,-1838,-485,-1182,5533,-8647,17287,-5320,-1488,
	6656,1536,-3072,-3072,249,-7943,-4892,-598,-1578,-2709,-1939,-14383,2861,7908,-488,-245,-296,-495,-989,-15790,1650,778,456,
	6656,1536,-3072,-3072,129,-8062,-5020,2026,-1778,-3138,-581,10445,4092,-105,-930,2369,-473,-652,503,8767,2958,-6875,115,
	6656,1536,-256,-256,7680,-512,-256,-2771,-13,-2672,1400,928,843,1590,317,-2017,435,-2581,1510,1153,1326,1403,536,
	6656,1537,-3072,-3072,507,-7684,-4223,-30,-1190,-2675,-1872,6993,1668,14940,491,-249,34,-863,-521,8155,-1593,-5691,1663,
	6656,1791,-3072,-3072,451,-7486,-4503,-1314,-4009,-4182,-2009,-18975,-937,25582,376,-794,-2064,-2028,-555,-17301,-2195,12226,1672,
	6656,2011,-987,-1254,3584,-4133,-2070,-1254,-2564,-1769,-3570,-4815,-3826,5663,17454,222,-1166,-1110,-2162,-4258,-339,2609,18349,
	6656,2011,-987,-1254,5053,-2664,-2070,-721,763,-883,-4197,5217,-1614,1377,-3629,-1190,-230,0,-4583,2772,-2300,35,-4374,
	6656,2020,-591,-889,3470,-4238,-2121,-1534,-3518,311,3428,3042,21,416,-4843,-1072,-3012,486,3329,2816,1515,742,-5407,
	6656,2047,-3072,-3072,310,-7371,-5128,-576,151,-2105,-1898,6639,-415,7807,-469,-593,173,-2019,-1982,6112,-155,9814,-593,
	6656,2048,-3072,-3072,616,-7064,-4818,-3478,-3798,-1090,-806,5430,-3007,41644,1282,-3740,-3690,-1080,-710,5353,-2665,41403,1304,
	6656,2048,-3072,-3072,1628,-6052,-4818,16738,18084,12368,20486,5282,-4137,12856,2842,14443,15009,9720,17735,3033,-4395,19693,2342,
	6656,2048,-3072,-3072,0,-7680,-5632,2360,15087,12204,8625,9177,2523,-13710,21446,2053,13914,11037,8000,8927,3049,-9793,20613,
	6656,2048,-244,-316,5579,-2101,-1051,-1090,-1073,-2149,-11034,-117,-6962,-7860,18232,-828,-785,-1856,-11131,959,-6923,-7908,18385,
	6656,2048,-244,-316,6803,-877,-1051,1396,-400,-3567,572,-574,-1136,-2180,-1254,224,-1304,-2767,179,-1314,-3191,-1184,-2959,
	6656,2048,-128,-128,7424,-256,-128,317,-1750,-261,838,1302,859,1341,70,576,-1658,-254,693,1462,1215,1113,122,
	6656,2048,-3072,-3072,128,-7552,-5392,-2284,-337,-1914,-1876,7960,-1017,9605,-1477,-2353,-814,-2272,-2166,7351,-635,13024,-1944,
	6656,2048,-3072,-3072,2174,-5506,-4545,-8990,-5758,-858,-5470,6795,2878,-2168,-1191,-10547,-7532,-2052,-6578,6491,2359,2508,-829,
	6656,2048,-923,-2172,4050,-3630,-3352,3821,1285,4170,7095,6259,9890,1805,-3203,4139,2759,563,5891,7087,6699,3537,-2647,
	6656,2052,-749,-1257,2395,-5280,-2670,3229,436,-1041,171,1868,2880,-4063,-7070,2817,-32,-1222,211,2729,2708,-4070,-7406,
	6656,2052,-749,-1257,4727,-2949,-2670,4210,2841,12194,-1559,4343,1594,2347,-3761,1220,-357,9562,69,1336,-657,3444,-4393,
	6656,2105,-870,-870,5882,-1741,-870,-295,-1657,-1481,11495,-6181,-11108,-1655,-1227,1224,150,-1398,12458,-4984,-8652,-1873,505,
	6656,2219,-512,-512,6485,-1024,-512,-34,506,3137,-949,-2111,-2198,-1341,-461,554,1305,2034,-267,-1689,-1160,-1513,646,
	6656,2467,-459,-595,4544,-2717,-1359,-1934,-5084,-3524,4732,-12819,8093,-1690,-9644,-99,-2743,-2845,4193,-8898,9012,-5,-8309,
	6656,2539,-748,-1028,4755,-2435,-2096,8190,9980,-3890,1961,7600,3108,592,15940,5855,6694,-3361,362,2796,629,799,13563,
	6656,2560,-3072,-3072,568,-6600,-4571,-1480,-3275,-1080,58,6944,-2396,34554,-1244,-1543,-2769,-807,406,7773,-2269,32577,-927,
	6656,2560,-2521,-3072,503,-6665,-3722,655,-1529,1544,-291,5427,-1738,12070,-1780,2530,1137,3210,1423,12702,-910,-3139,-1030,
	6656,2560,-2521,-3072,2593,-4575,-3722,5785,1783,9624,-6647,-4228,4266,2858,6520,5565,1841,10005,-5656,-4886,3965,-2837,6411,
	6656,2560,-3072,-3072,1692,-5476,-4423,8740,8954,-926,-762,3038,2752,-22738,-5338,6249,6113,-2867,-1629,341,1565,-18718,-4433,
	6656,2560,-256,-256,6656,-512,-256,-1559,308,1594,892,-1364,-283,-1185,102,-1412,512,790,995,-1178,373,-1670,736,
	6656,3054,-744,-1016,2508,-4167,-2096,2185,-233,-1285,1740,5458,-10802,4355,1379,2865,403,-952,-511,120,-8696,-722,-509,
	6656,3059,-419,-768,2412,-4257,-2158,2435,-769,-425,-7087,-3460,-14983,-2858,3752,2682,-526,-305,-9359,-8497,-13062,-6874,91,
	6656,3072,-3072,-3072,116,-6541,-4257,2089,-1024,-141,200,-7003,6833,-4222,-6540,4625,2752,2873,1834,-1626,7945,-14626,-5147,
	6656,3072,-3072,-3072,568,-6088,-4315,-2777,-3692,202,-3897,-9772,544,17194,16238,-2390,-3216,517,-3419,-9301,842,16478,16771,
	6656,3072,-3072,-3072,132,-6525,-4868,2299,-726,936,515,-5933,7756,-7165,-6551,1781,-1121,482,-23,-7088,7056,-5372,-6623,
	6656,3072,-128,-128,6400,-256,-128,4142,3167,648,353,-3093,-547,-2872,806,3871,2797,266,253,-3512,84,-3665,1048,
	6656,3072,-3072,-3072,0,-6656,-5120,1288,905,-579,-759,-11175,6833,-13663,17085,340,-377,-1703,-1698,-14111,5619,-10404,16378,
	6656,3072,-198,-247,4661,-1995,-1001,-731,-1666,-2134,15903,-3661,15500,-3394,-8467,115,-364,-2284,16134,1564,15292,-1259,-6532,
	6656,3072,-198,-247,5879,-777,-1001,1238,-242,-1229,1431,-1968,617,-4104,272,524,-1458,324,1133,-3835,-513,-2793,-2452,
	6656,3072,-3072,-3072,227,-6429,-4164,-3508,-4834,-4389,-3841,-10866,2909,15879,-6644,-942,-1304,-1626,-2202,-5839,4161,6119,-5431,
	6656,3129,-870,-870,4859,-1740,-870,-2168,-5060,-2392,-9160,-11598,-7144,-364,-7866,252,-1491,-2988,-8311,-6505,-5102,695,-4038,
	6656,3243,-512,-512,5462,-1024,-512,-1427,-872,-578,-153,-3588,1417,-3227,127,-770,297,-1350,327,-1392,1460,-3096,2327,
	6656,3458,-370,-498,3186,-3084,-1556,-2107,-2076,764,-9471,-9485,-11986,-4654,5444,-1133,-871,331,-11192,-13617,-9828,-6426,788,
	6656,3561,-639,-927,3874,-2293,-2103,2392,897,2244,10541,8323,8845,4051,11542,1039,-914,2415,9283,3542,7657,1531,9863,
	6656,3581,-273,-561,4107,-2040,-1902,5103,5019,1726,-7928,14857,-9184,-1362,-6228,2800,1882,2176,-7962,9365,-9674,-3474,-8991,
	6656,3582,-43,-3072,569,-5576,-4059,1336,165,746,546,-8545,-5304,810,8352,577,-389,294,467,-9212,-7075,3844,9502,
	6656,3584,-3072,-3072,19,-6125,-4752,-1575,-1927,-479,2613,-6844,-5795,-3304,14731,-2014,-2367,-1040,2069,-8073,-6251,-1676,14572,
	6656,3584,-256,-256,5632,-512,-256,-1494,-1243,-836,394,19508,505,19200,1279,-1585,-1231,-1262,446,19697,464,18319,2417,
	6656,3584,-1064,-2488,503,-5641,-3210,1033,1353,3496,-1029,-10616,-2385,5775,9909,936,818,2992,-2006,-12649,-512,2240,8360,
	6656,4067,-493,-787,1989,-3672,-1870,-699,-9,2234,20729,28772,8939,22714,2800,62,944,1420,16621,17068,11567,14256,-3819,
	6656,4078,-198,-422,1421,-4229,-2201,392,423,-1353,24235,7279,8819,27906,221,657,435,-1024,19056,848,9531,20566,-4990,
	6656,4093,-45,-3072,551,-5084,-3804,-1300,-1082,-688,111,3265,-12232,-1644,9845,-1551,-1212,-1346,-216,2715,-10807,-759,9619,
	6656,4095,-640,-1683,2202,-3431,-3231,1178,3771,-5700,-1605,-32946,11051,-31930,-14171,164,2516,-4480,7020,-9008,4651,-11340,-925,
	6656,4096,-128,-128,5376,-256,-128,1782,3864,-1024,-598,-3729,-871,-3909,-1123,1429,3393,-950,-723,-4488,-796,-4984,-293,
	6656,4096,-3072,-3072,111,-5521,-4353,-5398,-2508,-545,-1470,9769,-7985,-2669,-4690,-5091,-2436,-351,-1186,9845,-7588,-2604,-4743,
	6656,4096,-3072,-3072,0,-5632,-4608,5107,5886,932,910,9140,-8421,-1386,-855,4535,5080,149,755,8416,-8236,-274,-1564,
	6656,4096,-157,-211,3701,-1931,-967,-2441,-1941,769,-2702,-7289,-5102,-5304,14901,-1107,-225,-340,-1780,-2861,-3943,-1504,10238,
	6656,4096,-157,-211,4945,-687,-967,-380,694,257,1256,-2223,706,-2501,-1768,-649,63,992,1581,-4507,1034,-2021,-2035,
	6656,4153,-870,-870,3839,-1737,-870,-3114,-2333,123,-4545,8256,-3766,4160,11167,-979,507,-990,-3456,8098,-1047,1911,5107,
	6656,4267,-512,-512,4438,-1023,-512,-1413,-3476,219,1539,-5795,2730,-417,-4578,-641,-2068,-495,2177,-2085,1923,480,-5386,
	6656,4452,-236,-397,2338,-2937,-1527,-1090,86,2217,-11814,9277,-11276,-14868,3188,-557,624,1188,-11860,4371,-8729,-15431,-4625,
	6656,4608,-256,-256,4608,-511,-256,-3000,-3335,1384,1615,-496,1299,-199,-6039,-2906,-3270,1448,1365,230,630,-366,-5706,
	6656,4608,-758,-3072,106,-5013,-3614,-1512,-1867,740,11325,6513,-6356,-2950,-6417,-1298,-1673,677,9000,4695,-3969,-4364,-7245,
	6656,4609,-334,-1061,340,-4779,-2975,-570,-60,778,-1641,2586,-10883,1540,1761,195,735,1188,-2936,-1403,-8388,-3979,-4114,
	6656,5082,-84,-202,1195,-3451,-1825,533,392,-1171,3304,6288,-4580,5776,17960,690,110,-1036,-3770,-4238,-2624,-5590,7553,
	6656,5113,-218,-477,1480,-3135,-1728,203,642,2962,-6318,-6986,-5641,16804,7883,0,496,2064,-8432,-11189,-4700,13524,4539,
	6656,5113,-218,-477,3035,-1579,-1728,4600,1611,1029,2017,-2140,1885,-1974,15096,2625,412,391,-47,-7013,1748,-6326,22904,
	6656,5115,-46,-46,516,-4097,-3293,2183,-203,-3216,-16787,-19680,127,-29829,-27892,1273,-631,-3100,-7187,-2280,-3130,-13909,-9061,
	6656,5119,-128,-128,4353,-255,-128,2683,2844,-2504,2490,4706,400,2662,10564,2689,2141,-1813,1431,3215,640,2433,11571,
	6656,5119,-128,-3072,100,-4509,-3840,-803,-1477,-1115,-8429,4460,15470,953,-6452,-705,-1385,-1289,-7872,4328,16311,818,-6629,
	6656,5120,0,-3072,0,-4608,-4096,4125,5127,1766,-9257,874,5990,647,4736,3629,4642,1402,-6242,1641,4268,2117,4074,
	6656,5120,-108,-169,2759,-1849,-929,-2225,401,-1315,-222,-7690,-173,-10362,-18609,-1437,404,-2005,1455,-4211,1094,-3484,-24064,
	6656,6085,-24,-86,1070,-2572,-1559,1326,422,-1550,-9407,-5316,154,-3259,10051,879,214,-1806,-8983,-7695,114,-8478,11062,
	6656,6131,0,-217,728,-2869,-1564,-3402,-2271,1363,16822,38039,-1280,40923,42170,-1058,-284,3329,14602,18966,2492,15852,15500,
	6656,6143,-47,-116,1885,-1700,-882,87,1930,2282,1525,-9795,1372,-15468,-12639,-598,435,895,3103,124,117,-1384,-4129,
	6656,6144,-8,-127,99,-3485,-3328,862,146,2899,1481,-7457,-5066,-6236,-2414,565,-71,2637,3518,-152,-6455,3732,2041,
	6656,6144,0,0,0,-3584,-3584,-3607,-1879,2133,-8932,-12704,18229,-2036,6595,-3705,-2024,787,-3325,-3932,15569,8082,5244,
	6656,6146,-46,-46,437,-3145,-2781,5049,4855,-2106,17872,11603,-2982,-19687,-31123,3352,3486,-1586,14040,17016,-3416,-11523,-10907,
	6656,7141,0,0,624,-1963,-1224,-3675,-3941,-2716,-10022,-189,-850,1866,24024,-520,-828,49,-3624,-3596,-901,-6756,7044,
	6656,7168,0,0,0,-2560,-3072,3850,4414,1627,7855,-33697,-1277,-36692,-1834,2463,2544,-470,3749,-27444,-1422,-24404,1675,
	6656,7172,0,-8,76,-2480,-2816,1903,313,319,7636,816,-1053,-20814,2387,737,-1086,-715,2342,1382,-509,-16244,8562,
	6656,7181,-4,-22,580,-1966,-1316,909,-1087,-2373,-10427,692,-881,3093,-18989,3723,1840,331,-4878,-3867,-1026,-7003,-32727,
	6656,7189,0,-44,346,-2193,-2269,-1826,-771,-1755,9381,11142,-671,41957,-26437,-3636,-2146,-2452,4817,6235,-742,37125,-9176,
	6656,8101,0,0,246,-1381,-1036,-4961,-3127,-4708,-5994,-3320,-2708,-3470,49078,930,2600,645,-761,-1669,-1979,-4103,7649,
	6656,8166,0,-4,383,-1180,-804,-1396,-1556,-2270,-2947,-5315,-3630,-9441,64531,4192,3421,1789,282,1401,-2101,-156,18525,
	6656,8192,0,0,0,-1536,-2560,1843,3135,4109,14359,772,-1455,-17696,-14163,-2145,-1025,60,11797,-1254,-1890,-18159,9472,
	6656,8194,0,0,365,-1169,-1757,-44,-2737,-1843,-3051,-5230,19981,14337,-43344,-3112,-5123,-3665,-5179,-6588,18277,12449,-17694,
	6656,8204,0,0,63,-1461,-2304,2010,3953,3309,-8097,22625,-1839,25830,-21060,-1057,1040,818,-9863,18662,-2728,21219,1441,
	6656,8963,0,0,195,-570,-1245,-3272,-3097,-2759,21360,-2559,-2309,-9585,-8703,-2210,-1917,-1594,19955,-745,-2386,-5931,-17724,
	6656,9078,0,0,89,-562,-1210,-2651,-3514,-4959,-2825,-2310,-1559,-8477,18449,-374,-1205,-2778,-3445,-684,-1465,-5488,407,
	6656,9204,0,0,37,-487,-1793,1735,833,-2413,-2854,-1723,-1031,-8044,-32506,-1065,-1619,-3675,-2441,-3004,-1494,-11399,-3019,
	6656,9216,0,0,0,-512,-2048,7829,7039,6435,-3070,-1815,-832,15890,-29668,3148,2666,3519,-1778,-3790,-1157,10956,13226,
	6656,10056,0,0,0,0,-754,-3032,-3959,-3691,-996,871,278,-9800,57014,-108,-1407,-2451,-2028,1030,510,-6000,18008,
	6656,10240,0,0,0,0,-1536,3287,3197,568,-753,599,268,12809,-60037,1062,1169,-448,108,680,465,10410,-27016,
	6656,10248,0,0,0,0,-1281,601,654,893,-743,587,267,-10797,-31483,108,243,864,-715,638,284,-11509,-19857,
	6656,11059,0,0,0,0,-846,-2772,-2135,239,263,-278,82,10978,30833,-2006,-1436,627,105,-299,-78,11170,20777,
	6656,12288,0,0,0,0,-422,571,323,-644,1878,621,1018,-4179,751,522,281,-684,1857,422,1027,-4187,-2150,
	6656,2348,-3072,-3072,292,-7088,-5016,1869,275,624,4370,14954,119,-8771,-1209,1669,266,621,4240,14476,99,-7598,-1331,
	6656,3372,-3072,-3072,331,-6026,-4380,-5718,-4853,-762,1143,-11707,-1828,-704,-9588,-5293,-4405,-438,1300,-11365,-1549,-640,-8939,
	6656,2007,-3072,-3072,39,-7683,-5552,-969,2635,40,1113,8443,2155,-7238,-1868,-1115,1848,-672,699,8119,2655,-3720,-2485,
	6656,1265,-3072,-3072,22,-8441,-5824,-12,-4921,397,-829,-7607,-2212,-4283,-1114,-20,-5027,200,-895,-6436,-1750,-3302,-1022,
	6656,2360,-3072,-3072,49,-7319,-5368,351,2666,-362,-1144,15185,845,-7384,-2536,58,1851,-995,-1553,13914,896,-4264,-3291,
	6656,874,-3072,-3072,1055,-7799,-5192,-3171,-3028,-3183,2080,-4338,-1203,-12025,794,-1668,-2467,-4190,1117,-3370,873,-571,359,
	6656,338,-3072,-3072,1325,-8066,-4144,4928,3085,-1634,-448,3642,5580,10255,420,2412,1261,-1692,-465,1417,3838,3283,-758,
	6656,1870,-3072,-3072,403,-7455,-5488,-327,-689,-2161,2352,4775,695,-25263,137,-1009,-2625,-4519,695,4382,1405,-14215,-1116,
	6656,2552,-3072,-3072,32,-7145,-5200,-1693,5405,-900,-1237,7823,-1649,-4518,-3297,-1753,5296,-834,-1266,6774,-1865,-3670,-3710,
	6656,2446,-3072,-3072,94,-7189,-5368,-958,2137,-647,-808,10898,484,-4010,-2590,-1663,652,-1975,-1700,9023,305,1014,-3646,
	6656,1070,-3072,-3072,1047,-7612,-4284,-3051,-2787,7098,756,-8553,-2734,3904,1094,-4117,-3099,7505,2000,-9145,-4196,-7772,823,
	6656,822,-3072,-3072,1375,-7533,-4272,-1695,-2078,-2798,-1159,-2571,-2125,7468,581,-3140,-2641,-2346,445,-2700,-2749,-2393,53,
	6656,1280,-3072,-3072,47,-8402,-5600,-359,-4227,1015,-1273,-8060,-1876,-5230,-1027,-348,-3958,1829,-861,-8033,-1651,-5356,-535,
	6656,1137,-3072,-3072,424,-8168,-5472,-1163,1537,1913,7005,-8370,-2265,-7352,177,-567,1726,1576,6388,-7561,-1367,-205,69,
	6656,2747,-1916,-3072,595,-6387,-4091,-1535,200,-224,-806,-3236,4988,-4984,-7540,-2043,-248,-420,-722,-3150,4105,-574,-5692,
	6657,1665,-1309,-3072,1991,-6073,-4007,-10867,-10087,-5554,-2625,1499,-4387,-8075,-2065,-8339,-7606,-4264,-3720,594,-4519,-2383,-2160,
	6657,2999,-3072,-3072,67,-6664,-5053,-1861,-4746,995,1894,-9020,1868,-8832,-5942,-2691,-5761,76,1073,-11311,861,-5818,-6455,
	6657,787,-713,-713,4797,-4146,-2073,1414,1004,1249,-6320,-4000,-3075,-7681,229,742,231,1036,-6394,-4298,-3631,-6049,-29,
	6657,2353,-3072,-3072,835,-6543,-4542,-3130,-534,-957,-3714,13064,-864,-15586,1141,-3540,-514,-1043,-3335,13165,-587,-17226,1097,
	6657,1773,-3072,-3072,279,-7678,-5377,588,-3256,-180,516,6077,734,-15188,-473,594,-3690,-659,32,5742,1319,-9893,-853,
	6658,1837,-3072,-3072,242,-7653,-5282,-1578,-2397,-950,321,6139,-732,-15159,-682,-1429,-2357,-768,247,5639,-352,-12442,-781,
	6658,2304,-234,-927,1704,-5724,-3174,49,-732,3729,5496,15302,3290,12874,6155,107,-566,2638,4693,13391,1852,14591,4465,
	6658,5888,-10,-338,64,-3780,-3254,-1537,-2146,-375,-7917,-96,-5419,5469,4531,-740,-1238,563,-7314,-974,-4882,5239,1128,
	6658,1016,-3072,-3072,8,-8709,-6146,-2647,-355,2646,-586,-4288,-3632,1199,-1301,-2482,-540,1401,-1199,-1999,-3381,1447,-1754,
	6659,5608,0,-3072,0,-4127,-3855,-2532,-3280,-1855,-8736,-3958,-9825,6140,3385,-2236,-2969,-1787,-6743,-3648,-9834,5280,2402,
	6660,2268,-2007,-3072,1215,-6252,-4002,2861,1276,-628,398,9924,2139,-3551,-2242,3135,1655,-331,1708,9855,2224,-2301,-1935,
	6661,4240,-1106,-1922,262,-5235,-3259,-638,402,-405,1615,3303,-3576,-7215,-519,-574,332,-303,2875,5333,-3760,-2956,380,
	6663,1628,-3072,-3072,457,-7657,-5159,381,1785,-2312,290,-17409,-1,-22959,341,553,1849,-2258,84,-17961,511,-19300,252,
	6663,2672,-3072,-3072,0,-7070,-5327,2057,-2426,2582,1280,2776,-128,7454,-3915,1408,-3717,1545,570,411,-663,10941,-4914,
	6664,2981,-3072,-3072,578,-6186,-4234,-2024,-5041,-2195,-4679,-9535,-1089,306,-5953,-929,-3610,-1143,-3589,-7752,-430,-3260,-5452,
	6667,1151,-3072,-3072,1,-8598,-6091,3906,-193,2465,1404,-5631,372,120,-1202,3933,-575,1209,809,-3434,704,762,-1574,
	6672,4492,-212,-551,2763,-2505,-2141,-107,-2220,-2289,-9252,-9442,13980,15286,-23389,-1381,-2661,-1371,-7958,-4481,10588,15999,-13553,
	6679,1883,-506,-765,3297,-4594,-2534,-3633,-1162,1233,6718,4753,7838,-3884,-2887,-4492,-1946,383,7665,5425,5578,-506,-2086,
	6681,3488,-201,-376,2218,-4071,-2388,-768,509,-2284,-8170,-12656,-475,13805,2281,-1339,-240,-1340,-5281,-6950,-2546,16669,6030,
	6694,3751,-120,-384,1826,-4227,-2750,516,186,6201,-18291,-27127,13487,-32704,-1565,-198,-334,6835,-9032,-9890,9208,-19641,9912,
	6709,2081,-176,-216,5697,-2056,-1030,2715,3924,11562,-8583,1566,-4650,14756,-5882,2574,3653,11805,-8624,2114,-4864,14381,-5664,
	7168,1024,-3072,-3072,116,-9612,-6464,-2511,-1025,62,-2447,756,-5259,-6585,-1399,-2732,-1973,-1212,-2166,-286,-5387,-8410,-1804,
	7168,2008,-1004,-1292,3587,-5157,-2582,-587,-1055,-780,-8500,4250,-8873,4038,-4190,-465,-993,-545,-8261,4357,-8363,1557,-3822,
	7168,3072,-3072,-3072,131,-7549,-5380,3502,681,-19,-3369,-15933,-3072,12448,731,3123,-191,44,-3484,-17450,-3314,13114,-37,
	7168,5092,-222,-494,1988,-3672,-1870,-1047,215,-271,5329,10073,-2081,1818,5745,-1151,133,-739,1291,3862,-381,-3570,2032,
	7168,5120,-128,-3072,111,-5521,-4352,-275,-320,-1699,4111,1765,13528,-922,-12636,-108,-129,-1193,3743,921,11540,-3258,-12497,
	7168,8707,0,0,72,-1973,-2560,-194,-275,1656,-5574,5066,-1015,7808,-345,679,320,1232,-5616,4281,-508,5595,-1997,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_a40a2c7932e6b2d9_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_a40a2c7932e6b2d9_boxes_0,
	  { { 19, segtune_segreduce_a40a2c7932e6b2d9_unknown_0 }, { 249, segtune_segreduce_a40a2c7932e6b2d9_longest_0 }, { 247, segtune_segreduce_a40a2c7932e6b2d9_shares_0 } }, 1, 545, segtune_segreduce_a40a2c7932e6b2d9_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_a40a2c7932e6b2d9 = { "segtune_segreduce_a40a2c7932e6b2d9", 1, segtune_segreduce_a40a2c7932e6b2d9_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_a40a2c7932e6b2d9

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
