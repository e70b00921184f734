/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-28
 * database: 667c79c79f0b719a
 * sources:  c387984b4ae1d5a7
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 555 cases
 *     n and the mean length known: worst regret 186.5%, mean 19.9%; geometries left out: worst 186.5%, mean 20.4%
 *     the longest segment, too: worst regret 134.5%, mean 6.4%; geometries left out: worst 264.3%, mean 9.5%
 *     shares of long segments, too: worst regret 134.5%, mean 7.7%; geometries left out: worst 451.2%, mean 11.3%
 *     as probed (shares and the heaviest span; of few or long segments the longest, too): worst regret 49.1%, mean 4.1%; geometries left out: worst 106.1%, mean 5.6%
 *     all of these: worst regret 49.1%, mean 3.9%; geometries left out: worst 67.0%, mean 5.3%
 *     pareto lengths, 105 cases: worst regret 26.3%, mean 5.0%; left out: worst 451.2%, mean 9.1%; as probed: worst regret 23.0%, mean 3.5%; left out: worst 64.1%, mean 4.8%
 *     uniform lengths, 76 cases: worst regret 40.6%, mean 7.4%; left out: worst 40.6%, mean 7.8%; as probed: worst regret 34.8%, mean 4.5%; left out: worst 34.8%, mean 5.9%
 *     rowlen lengths, 99 cases: worst regret 34.2%, mean 7.3%; left out: worst 34.2%, mean 8.2%; as probed: worst regret 28.4%, mean 4.9%; left out: worst 29.9%, mean 5.9%
 *     bimodal lengths, 19 cases: worst regret 23.3%, mean 5.0%; left out: worst 23.3%, mean 5.0%; as probed: worst regret 23.3%, mean 3.6%; left out: worst 23.3%, mean 4.2%
 *     huge lengths, 44 cases: worst regret 48.7%, mean 5.8%; left out: worst 87.2%, mean 10.6%; as probed: worst regret 26.6%, mean 3.5%; left out: worst 26.6%, mean 3.9%
 *     poisson lengths, 30 cases: worst regret 23.7%, mean 4.6%; left out: worst 23.7%, mean 5.1%; as probed: worst regret 22.6%, mean 2.9%; left out: worst 23.7%, mean 3.6%
 *     geometric lengths, 19 cases: worst regret 16.3%, mean 4.4%; left out: worst 16.3%, mean 4.4%; as probed: worst regret 15.1%, mean 3.3%; left out: worst 16.6%, mean 4.2%
 *     zipf lengths, 31 cases: worst regret 43.0%, mean 6.7%; left out: worst 43.0%, mean 7.9%; as probed: worst regret 20.1%, mean 3.1%; left out: worst 43.0%, mean 9.1%
 *     lognormal lengths, 121 cases: worst regret 134.5%, mean 13.0%; left out: worst 319.9%, mean 22.0%; as probed: worst regret 49.1%, mean 4.5%; left out: worst 106.1%, mean 6.7%
 *     fixed lengths, 11 cases: worst regret 11.9%, mean 4.9%; left out: worst 13.8%, mean 8.1%; as probed: worst regret 11.9%, mean 3.1%; left out: worst 7.2%, mean 2.9%
 *     always the right one of the boxes: worst regret 36.5%, mean 3.0%
 *     always the right one of the best 8 of all 250 variants: mean regret 2.9% (exact, by branch and bound)
 *     the search of 555 cases was cut short; least was tried of huge:n=64M,mean=64,share=0.25,seed=1: 28 of 513 variants
 *     variants tried, of how many, on each case:
 *       28/513 huge:n=64M,mean=64,share=0.25,seed=1, 28/513 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1,
 *       28/511 huge:n=64M,mean=64,share=0.75,seed=1, 28/503 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       29/505 huge:n=64M,mean=256,share=0.25,seed=1, 31/516 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1,
 *       33/519 huge:n=4M,mean=64,share=0.5,seed=1, 33/516 huge:n=64M,mean=64,share=0.1,seed=1,
 *       32/494 huge:n=64M,mean=256,share=0.5,seed=1, 34/513 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1,
 *       35/526 huge:n=1M,mean=64,share=0.5,seed=1, 37/550 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1,
 *       34/503 zipf:n=64M,mean=1K,alpha=1,seed=1, 37/542 pareto:n=64M,mean=1M,alpha=1.5,seed=1,
 *       37/542 uniform:n=64M,mean=16M,seed=1, 35/509 zipf:n=64M,mean=256,alpha=1,seed=1,
 *       37/517 huge:n=64M,mean=64,share=0.5,seed=1, 37/508 linux_lines_per_file.rowlen@64M,
 *       40/544 uniform:n=64M,mean=1M,seed=1, 39/522 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       38/508 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1, 38/507 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       40/528 huge:n=1M,mean=64,share=0.1,seed=1, 39/511 huge:n=64M,mean=256,share=0.1,seed=1,
 *       38/488 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1, 39/494 huge:n=64M,mean=256,share=0.75,seed=1,
 *       41/519 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1, 43/544 uniform:n=64M,mean=4M,seed=1,
 *       38/480 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 38/479 pareto:n=4M,mean=256K,alpha=1.5,seed=1,
 *       42/521 pareto:n=64M,mean=128,alpha=1.2,seed=1, 39/481 uniform:n=4M,mean=256K,seed=1,
 *       43/527 huge:n=512K,mean=16,share=0.75,seed=1, 40/488 pareto:n=4M,mean=64K,alpha=1.5,seed=1,
 *       40/480 lognormal:n=64M,mean=64K,sigma=2,seed=1, 39/467 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1,
 *       46/550 fixed:n=64M,mean=1M, 44/512 uniform:n=64M,mean=256K,seed=1,
 *       46/535 huge:n=512K,mean=64,share=0.5,seed=1, 29/337 huge:n=64M,mean=4,share=0.5,seed=1,
 *       42/487 lognormal:n=64M,mean=4K,sigma=2,seed=1, 42/486 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1,
 *       43/496 lognormal:n=64M,mean=1K,sigma=2,seed=1, 28/320 linux_identifier_postings.rowlen,
 *       44/500 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 47/534 huge:n=4M,mean=64,share=0.1,seed=1,
 *       44/499 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 42/476 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       42/475 uniform:n=256M,mean=128K,seed=1, 60/678 fixed:n=64M,mean=64,
 *       40/452 pareto:n=512K,mean=64K,alpha=1.5,seed=1, 27/305 huge:n=64M,mean=16,share=0.5,seed=1,
 *       47/528 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1, 47/527 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       47/525 lognormal:n=8M,mean=256,sigma=2,seed=1, 41/457 pareto:n=64K,mean=64K,alpha=1.5,seed=1,
 *       40/442 pareto:n=512K,mean=256K,alpha=1.5,seed=1, 47/519 lognormal:n=16M,mean=128,sigma=2,seed=1,
 *       26/286 huge:n=64M,mean=16,share=0.75,seed=1, 28/308 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       45/494 lognormal:n=64M,mean=16K,sigma=2,seed=1, 44/483 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       48/526 debian_files_per_package.rowlen@64M, 47/515 pareto:n=64M,mean=512,alpha=1.2,seed=1,
 *       49/534 pareto:n=2M,mean=256,alpha=1.5,seed=1, 46/500 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1,
 *       30/326 huge:n=64M,mean=4,share=0.25,seed=1, 45/489 zipf:n=64M,mean=4K,alpha=1,seed=1,
 *       31/334 huge:n=4M,mean=4,share=0.5,seed=1, 49/527 pareto:n=16M,mean=256,alpha=1.5,seed=1,
 *       32/342 huge:n=1M,mean=4,share=0.5,seed=1, 47/498 lognormal:n=2M,mean=4K,sigma=0.5,seed=1,
 *       47/498 photo_kmeans256.rowlen, 47/497 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       56/590 uniform:n=64M,mean=256,seed=1, 30/313 huge:n=4M,mean=16,share=0.25,seed=1,
 *       47/488 lognormal:n=256K,mean=4K,sigma=0.5,seed=1, 47/488 uniform:n=4M,mean=64K,seed=1,
 *       50/519 fixed:n=64M,mean=256K, 30/311 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       31/321 huge:n=2M,mean=16,share=0.25,seed=1, 48/497 lognormal:n=1M,mean=4K,sigma=0.5,seed=1,
 *       48/497 lognormal:n=256K,mean=2K,sigma=1,seed=1, 50/517 linux_lines_per_file.rowlen,
 *       52/537 huge:n=512K,mean=64,share=0.1,seed=1, 31/319 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       51/524 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1,
 *       51/524 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1, 47/482 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       51/523 lognormal:n=64M,mean=256,sigma=2,seed=1, 30/307 huge:n=64M,mean=16,share=0.25,seed=1,
 *       58/592 lognormal:n=8M,mean=256,sigma=0.5,seed=1, 51/520 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       49/499 lognormal:n=1M,mean=2K,sigma=1,seed=1, 49/498 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       53/537 pareto:n=1M,mean=256,alpha=1.5,seed=1, 49/496 pareto:n=512K,mean=4K,alpha=1.5,seed=1,
 *       53/536 huge:n=64K,mean=16,share=0.75,seed=1, 53/536 lognormal:n=2M,mean=256,sigma=2,seed=1,
 *       53/535 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1, 47/473 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       31/311 huge:n=64M,mean=4,share=0.75,seed=1, 53/531 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1,
 *       60/600 poisson:n=2M,mean=128,seed=1, 60/599 uniform:n=2M,mean=128,seed=1,
 *       52/519 bacterial_protein_lengths.rowlen@64M, 51/509 lognormal:n=1M,mean=1K,sigma=0.5,seed=1,
 *       50/498 lognormal:n=128K,mean=4K,sigma=0.5,seed=1, 54/537 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1,
 *       53/526 bacterial_protein_lengths.rowlen@4M, 61/605 poisson:n=8M,mean=128,seed=1, 33/327 lp1.rowlen@4M,
 *       32/317 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 57/561 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1,
 *       54/531 gshhg_points_per_bin.rowlen, 54/530 debian_files_per_package.rowlen,
 *       51/500 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 55/538 huge:n=64K,mean=64,share=0.1,seed=1,
 *       58/566 lognormal:n=2M,mean=256,sigma=0.5,seed=1, 32/312 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       55/536 mbeacxc.rowlen@4M, 51/497 lognormal:n=128K,mean=2K,sigma=1,seed=1,
 *       54/526 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 54/526 bacterial_protein_lengths.rowlen,
 *       55/535 gshhg_points_per_bin.rowlen@64M, 61/592 uniform:n=256M,mean=64,seed=1,
 *       62/601 uniform:n=128K,mean=128,seed=1, 62/601 uniform:n=1M,mean=128,seed=1,
 *       54/522 bimodal:n=64M,mean=64K,share=0.9,seed=1, 46/444 uniform:n=512K,mean=256K,seed=1,
 *       51/492 lognormal:n=8M,mean=2K,sigma=1,seed=1, 53/511 lognormal:n=1M,mean=512,sigma=1,seed=1,
 *       53/511 lognormal:n=2M,mean=512,sigma=1,seed=1, 52/501 photo_kmeans256.rowlen@4M,
 *       54/520 lognormal:n=256K,mean=1K,sigma=0.5,seed=1, 59/568 lognormal:n=128K,mean=256,sigma=0.5,seed=1,
 *       32/308 huge:n=8M,mean=16,share=0.25,seed=1, 56/539 mbeacxc.rowlen,
 *       55/528 lognormal:n=1M,mean=256,sigma=2,seed=1, 62/595 uniform:n=8M,mean=128,seed=1,
 *       52/499 uniform:n=2M,mean=2K,seed=1, 64/614 fixed:n=64M,mean=256,
 *       56/537 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1, 63/602 uniform:n=256K,mean=128,seed=1,
 *       33/313 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1, 60/569 lognormal:n=1M,mean=256,sigma=0.5,seed=1,
 *       60/569 lognormal:n=256K,mean=256,sigma=0.5,seed=1, 52/493 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       54/511 lognormal:n=256K,mean=512,sigma=1,seed=1, 64/605 poisson:n=64M,mean=128,seed=1,
 *       53/501 lognormal:n=2M,mean=2K,sigma=1,seed=1, 56/529 pareto:n=64M,mean=256,alpha=1.5,seed=1,
 *       53/500 uniform:n=1M,mean=2K,seed=1, 56/528 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1,
 *       54/509 dense2.rowlen, 53/499 uniform:n=256K,mean=2K,seed=1, 34/320 huge:n=64M,mean=16,share=0.1,seed=1,
 *       58/541 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1, 61/568 uniform:n=512K,mean=256,seed=1,
 *       58/540 pareto:n=4M,mean=256,alpha=1.5,seed=1, 54/502 lognormal:n=8M,mean=1K,sigma=0.5,seed=1,
 *       65/604 poisson:n=128K,mean=128,seed=1, 55/510 lognormal:n=2M,mean=1K,sigma=0.5,seed=1,
 *       66/612 pareto:n=1K,mean=256,alpha=1.5,seed=1, 49/454 uniform:n=512K,mean=64K,seed=1,
 *       55/509 lognormal:n=128K,mean=1K,sigma=0.5,seed=1, 57/525 lognormal:n=128K,mean=512,sigma=1,seed=1,
 *       35/322 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1, 58/533 lognormal:n=8M,mean=64,sigma=1,seed=1,
 *       53/487 uniform:n=512K,mean=16K,seed=1, 57/523 uniform:n=64M,mean=64K,seed=1,
 *       59/541 pareto:n=256K,mean=256,alpha=1.5,seed=1, 66/605 poisson:n=256K,mean=128,seed=1,
 *       32/293 huge:n=1M,mean=16,share=0.75,seed=1, 56/512 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       55/501 uniform:n=512K,mean=4K,seed=1, 66/601 uniform:n=512K,mean=64,seed=1,
 *       36/327 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 59/534 mbeacxc.rowlen@64M,
 *       60/543 bimodal:n=1M,mean=64,share=0.9,seed=1, 67/606 poisson:n=1M,mean=128,seed=1,
 *       53/478 uniform:n=64K,mean=16K,seed=1, 60/541 lognormal:n=128K,mean=64,sigma=1,seed=1,
 *       60/541 lognormal:n=256K,mean=256,sigma=2,seed=1, 59/531 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1,
 *       67/601 uniform:n=64K,mean=256,seed=1, 36/322 lp1.rowlen@64M, 52/465 uniform:n=64K,mean=64K,seed=1,
 *       70/624 uniform:n=1K,mean=256,seed=1, 55/489 uniform:n=4M,mean=16K,seed=1,
 *       36/320 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1, 61/541 lognormal:n=128K,mean=256,sigma=2,seed=1,
 *       61/541 pareto:n=128K,mean=256,alpha=1.5,seed=1, 56/496 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       39/345 debian_entries_per_directory.rowlen, 57/504 uniform:n=4M,mean=4K,seed=1,
 *       68/600 uniform:n=8K,mean=256,seed=1, 39/343 pareto:n=8M,mean=2,alpha=1.2,seed=1,
 *       62/544 lognormal:n=256K,mean=64,sigma=1,seed=1, 61/535 fixed:n=64M,mean=1K,
 *       57/497 uniform:n=8M,mean=2K,seed=1, 57/495 fixed:n=64M,mean=64K,
 *       58/503 bimodal:n=64M,mean=16K,share=0.9,seed=1, 60/520 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       38/329 lp1.rowlen, 58/500 photo_kmeans256.rowlen@64M,
 *       62/534 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1, 63/541 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       40/343 huge:n=4M,mean=4,share=0.1,seed=1, 63/540 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       64/548 huge:n=64K,mean=64,share=0.5,seed=1, 60/513 pareto:n=64K,mean=1K,alpha=1.5,seed=1,
 *       68/581 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 35/297 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       40/339 huge:n=64M,mean=4,share=0.1,seed=1, 61/516 pareto:n=512K,mean=1K,alpha=1.5,seed=1,
 *       72/609 uniform:n=4M,mean=256,seed=1, 38/321 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       63/532 lognormal:n=64M,mean=512,sigma=0.5,seed=1, 39/329 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1,
 *       72/607 uniform:n=64K,mean=64,seed=1, 39/327 pareto:n=64M,mean=2,alpha=1.2,seed=1,
 *       40/335 pareto:n=256M,mean=16,alpha=1.5,seed=1, 40/335 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       65/544 bimodal:n=512K,mean=64,share=0.9,seed=1, 65/543 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       63/525 uniform:n=64M,mean=1K,seed=1, 73/608 uniform:n=8K,mean=64,seed=1,
 *       65/540 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1, 62/515 uniform:n=512K,mean=1K,seed=1,
 *       61/506 uniform:n=64M,mean=16K,seed=1, 42/348 pareto:n=2M,mean=2,alpha=1.2,seed=1,
 *       65/536 bimodal:n=64M,mean=128,share=0.9,seed=1, 63/518 dense2.rowlen@4M,
 *       41/336 pareto:n=2M,mean=8,alpha=1.2,seed=1, 41/336 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       41/336 pareto:n=8M,mean=8,alpha=1.2,seed=1, 64/524 uniform:n=256M,mean=1K,seed=1,
 *       66/539 geometric:n=64M,mean=64,seed=1, 41/334 pareto:n=256K,mean=2,alpha=1.2,seed=1,
 *       63/512 dense2.rowlen@64M, 42/341 debian_entries_per_directory.rowlen@64M, 60/487 fixed:n=64M,mean=16K,
 *       67/541 lognormal:n=64M,mean=128,sigma=1,seed=1, 42/337 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       40/319 zipf:n=64M,mean=4,alpha=1,seed=1, 65/518 uniform:n=4M,mean=1K,seed=1,
 *       63/502 bimodal:n=64M,mean=4K,share=0.9,seed=1, 69/549 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       43/339 pareto:n=256K,mean=8,alpha=1.2,seed=1, 68/535 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       42/329 huge:n=512K,mean=16,share=0.25,seed=1, 67/524 uniform:n=16M,mean=1K,seed=1,
 *       38/297 huge:n=4M,mean=16,share=0.75,seed=1, 65/508 fixed:n=64M,mean=4K, 70/547 uniform:n=1K,mean=1K,seed=1,
 *       43/335 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1, 43/335 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       43/335 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       41/319 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1, 68/529 pareto:n=8K,mean=4K,alpha=1.5,seed=1,
 *       45/348 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1, 66/510 uniform:n=64K,mean=4K,seed=1,
 *       46/355 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1, 67/515 pareto:n=8K,mean=1K,alpha=1.5,seed=1,
 *       41/315 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1, 67/512 bimodal:n=64M,mean=1K,share=0.9,seed=1,
 *       67/512 uniform:n=128K,mean=2K,seed=1, 45/342 huge:n=1M,mean=4,share=0.1,seed=1,
 *       45/341 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 68/515 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       68/513 uniform:n=8K,mean=4K,seed=1, 73/550 uniform:n=8K,mean=1K,seed=1, 67/502 uniform:n=64M,mean=4K,seed=1,
 *       70/522 uniform:n=64K,mean=1K,seed=1, 46/341 pareto:n=1M,mean=2,alpha=1.2,seed=1,
 *       46/341 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1, 47/348 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       56/413 qcd5_4.rowlen@4M, 41/302 pareto:n=2M,mean=64,alpha=1.2,seed=1,
 *       41/302 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       43/316 huge:n=1M,mean=16,share=0.25,seed=1, 56/406 qcd5_4.rowlen@64M,
 *       41/297 pareto:n=64M,mean=64,alpha=1.5,seed=1, 47/339 pareto:n=1M,mean=8,alpha=1.2,seed=1,
 *       44/316 lognormal:n=64M,mean=16,sigma=2,seed=1, 50/358 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1,
 *       50/356 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       45/320 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 45/319 huge:n=256K,mean=16,share=0.25,seed=1,
 *       48/340 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1, 59/416 qcd5_4.rowlen,
 *       50/350 lognormal:n=2M,mean=4,sigma=2,seed=1, 49/342 huge:n=512K,mean=4,share=0.5,seed=1,
 *       53/366 nsjac.rowlen@4M, 50/345 lognormal:n=16M,mean=8,sigma=2,seed=1,
 *       49/338 pareto:n=64M,mean=16,alpha=1.5,seed=1, 53/364 citeseer_words.rowlen@4M,
 *       51/349 pareto:n=2M,mean=16,alpha=1.5,seed=1, 45/306 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       53/359 nsjac.rowlen@64M, 61/412 fixed:n=64M,mean=16, 52/350 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       51/343 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       49/329 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1,
 *       52/347 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       52/346 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       52/346 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 48/319 pareto:n=64M,mean=2,alpha=1.5,seed=1,
 *       45/299 pareto:n=8M,mean=64,alpha=1.2,seed=1, 53/350 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       53/348 huge:n=512K,mean=4,share=0.1,seed=1, 53/348 pareto:n=128K,mean=2,alpha=1.2,seed=1,
 *       52/341 lognormal:n=64M,mean=4,sigma=2,seed=1, 52/339 pareto:n=16M,mean=16,alpha=1.5,seed=1,
 *       53/345 pareto:n=128K,mean=8,alpha=1.2,seed=1, 52/338 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1,
 *       57/370 nsjac.rowlen, 51/331 photo_colour_histogram.rowlen@4M,
 *       54/350 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1, 50/323 photo_colour_histogram.rowlen@64M,
 *       58/374 bcsstk16.rowlen, 54/348 pareto:n=256K,mean=16,alpha=1.5,seed=1, 55/353 email-Enron.rowlen@64M,
 *       55/353 maxwell_S.rowlen@4M, 52/333 photo_colour_histogram.rowlen, 57/365 uniform:n=64M,mean=64,seed=1,
 *       55/352 pareto:n=1M,mean=16,alpha=1.5,seed=1, 54/345 maxwell_S.rowlen@64M,
 *       48/306 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1, 54/344 lognormal:n=8M,mean=4,sigma=2,seed=1,
 *       54/344 wordnet_pointers.rowlen, 55/350 kjv_words_per_verse.rowlen@4M, 58/367 bcsstk16.rowlen@64M,
 *       56/354 lognormal:n=2M,mean=32,sigma=0.5,seed=1, 47/297 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       56/352 basker_matrix1.rowlen@64M, 54/339 pareto:n=4M,mean=4,alpha=1.5,seed=1, 54/339 wathenSmall.rowlen@64M,
 *       52/326 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       57/357 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 59/369 citeseer_words.rowlen,
 *       56/350 huge:n=64K,mean=4,share=0.1,seed=1,
 *       56/350 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 60/375 bcsstk16.rowlen@4M,
 *       58/362 email-Enron.rowlen@4M, 55/343 kjv_words_per_verse.rowlen@64M,
 *       56/349 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1, 56/349 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       56/349 debian_depends.rowlen, 56/349 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1,
 *       57/355 lognormal:n=1M,mean=8,sigma=1,seed=1, 57/355 maxwell_S.rowlen,
 *       56/348 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       53/329 pareto:n=64M,mean=4,alpha=1.5,seed=1, 58/360 basker_matrix1.rowlen@4M, 59/365 email-Enron.rowlen,
 *       57/352 kjv_words_per_verse.rowlen, 58/357 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       49/301 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1, 58/356 lognormal:n=1M,mean=32,sigma=0.5,seed=1,
 *       59/362 citeseer_words.rowlen@64M, 61/374 lognormal:n=128K,mean=32,sigma=0.5,seed=1,
 *       61/374 lognormal:n=256K,mean=32,sigma=0.5,seed=1, 47/288 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       57/349 wathenSmall.rowlen@4M, 54/330 english_word_lengths.rowlen@64M,
 *       58/353 lognormal:n=8M,mean=8,sigma=1,seed=1, 58/353 brack2.rowlen@4M,
 *       51/310 lognormal:n=8M,mean=32,sigma=2,seed=1, 52/315 lognormal:n=2M,mean=32,sigma=2,seed=1,
 *       51/308 pareto:n=1M,mean=64,alpha=1.2,seed=1, 57/344 brack2.rowlen@64M, 58/347 wordnet_pointers.rowlen@4M,
 *       54/323 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 54/323 gowalla_bipartite.rowlen@64M,
 *       64/382 poisson:n=128K,mean=24,seed=1, 64/382 poisson:n=256K,mean=24,seed=1, 58/346 cage10.rowlen@4M,
 *       55/328 huge:n=64K,mean=16,share=0.25,seed=1, 59/351 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       59/351 lognormal:n=1M,mean=4,sigma=2,seed=1, 53/315 linux_kernel_line_lengths.rowlen,
 *       52/309 pareto:n=256K,mean=64,alpha=1.2,seed=1, 57/338 cage10.rowlen@64M,
 *       62/367 lognormal:n=64M,mean=64,sigma=0.5,seed=1, 60/355 debian_depends.rowlen@4M,
 *       59/349 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       60/354 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1, 58/342 copter2.rowlen@4M,
 *       56/330 gowalla_bipartite.rowlen, 56/330 gowalla_bipartite.rowlen@4M, 61/359 poisson:n=8M,mean=24,seed=1,
 *       54/317 lognormal:n=1M,mean=32,sigma=2,seed=1, 59/346 debian_depends.rowlen@64M,
 *       58/340 english_word_lengths.rowlen, 54/316 linux_kernel_line_lengths.rowlen@64M,
 *       58/339 pareto:n=512K,mean=4,alpha=1.5,seed=1, 58/339 wordnet_pointers.rowlen@64M,
 *       61/356 geometric:n=8M,mean=8,seed=1, 60/350 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       60/350 pareto:n=512K,mean=16,alpha=1.5,seed=1, 62/361 basker_matrix1.rowlen,
 *       61/355 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1, 61/355 brack2.rowlen,
 *       58/337 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1,
 *       57/331 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       57/330 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1, 61/353 lognormal:n=8M,mean=32,sigma=0.5,seed=1,
 *       61/353 wathenSmall.rowlen, 58/335 copter2.rowlen@64M, 63/363 geometric:n=2M,mean=8,seed=1,
 *       62/357 geometric:n=64M,mean=12,empty=0.5,seed=1, 62/357 huge:n=64K,mean=4,share=0.5,seed=1,
 *       66/379 uniform:n=4M,mean=64,seed=1, 61/350 pareto:n=64K,mean=16,alpha=1.5,seed=1, 60/344 copter2.rowlen,
 *       66/378 uniform:n=1K,mean=64,seed=1, 58/332 lognormal:n=64M,mean=8,sigma=0.5,seed=1,
 *       59/337 ibm03_nets.rowlen@64M, 65/371 poisson:n=1M,mean=24,seed=1,
 *       58/331 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       62/353 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1, 55/313 wdbii_river_segments.rowlen@4M,
 *       61/346 uniform:n=64M,mean=16,seed=1, 62/351 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1,
 *       61/345 ibm03_nets.rowlen@4M, 55/311 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1,
 *       59/333 huge:n=128K,mean=16,share=0.25,seed=1, 59/333 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1,
 *       58/327 lognormal:n=64M,mean=2,sigma=2,seed=1, 58/327 facebook_combined.rowlen,
 *       63/355 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1, 62/349 lognormal:n=256K,mean=8,sigma=1,seed=1,
 *       61/343 geometric:n=64M,mean=8,seed=1, 66/371 poisson:n=2M,mean=24,seed=1,
 *       63/354 lognormal:n=64M,mean=8,sigma=1,seed=1, 64/359 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       63/353 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 56/313 wdbii_river_segments.rowlen,
 *       58/324 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       63/351 pareto:n=1K,mean=4,alpha=1.5,seed=1, 62/345 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1,
 *       64/356 lognormal:n=256K,mean=4,sigma=2,seed=1,
 *       61/339 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       64/355 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 62/342 uniform:n=1M,mean=8,seed=1,
 *       66/364 geometric:n=256K,mean=8,seed=1, 63/346 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       64/351 geometric:n=1M,mean=8,seed=1, 60/329 facebook_combined.rowlen@4M,
 *       57/312 pareto:n=512K,mean=64,alpha=1.5,seed=1, 68/372 uniform:n=16M,mean=64,seed=1,
 *       61/333 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1, 59/322 facebook_combined.rowlen@64M,
 *       60/326 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1, 65/353 cage10.rowlen,
 *       59/320 lognormal:n=256K,mean=32,sigma=2,seed=1, 63/341 uniform:n=2M,mean=8,seed=1,
 *       64/346 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1, 65/351 geometric:n=64M,mean=4,sorted=down,seed=1,
 *       58/313 lognormal:n=2M,mean=64,sigma=1,seed=1, 67/361 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       57/307 wdbii_river_segments.rowlen@64M, 58/312 pareto:n=128K,mean=64,alpha=1.2,seed=1,
 *       66/355 uniform:n=64K,mean=16,seed=1, 67/359 pareto:n=8K,mean=16,alpha=1.5,seed=1,
 *       64/341 geometric:n=64M,mean=3,empty=0.5,seed=1, 55/292 delaunay_n15.rowlen@64M,
 *       59/312 pareto:n=4M,mean=64,alpha=1.5,seed=1, 63/332 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       67/353 lognormal:n=128K,mean=8,sigma=1,seed=1, 57/300 4elt.rowlen@4M, 70/367 geometric:n=128K,mean=8,seed=1,
 *       66/346 pareto:n=64K,mean=4,alpha=1.5,seed=1, 68/356 uniform:n=512K,mean=16,seed=1,
 *       60/314 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1,
 *       60/313 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1, 56/292 4elt.rowlen@64M,
 *       67/349 bimodal:n=64M,mean=16,share=0.9,seed=1, 69/359 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       60/312 pareto:n=64K,mean=64,alpha=1.5,seed=1, 56/291 ecology1.rowlen@64M, 69/358 uniform:n=1K,mean=16,seed=1,
 *       69/358 uniform:n=8K,mean=16,seed=1, 61/315 lognormal:n=1M,mean=64,sigma=1,seed=1,
 *       67/344 geometric:n=16M,mean=3,empty=0.5,seed=1, 61/313 bimodal:n=64M,mean=32,share=0.9,seed=1,
 *       69/352 pareto:n=8K,mean=4,alpha=1.5,seed=1, 62/315 pareto:n=8K,mean=64,alpha=1.5,seed=1,
 *       69/350 ibm03_nets.rowlen, 58/293 git_files_per_commit.rowlen, 60/303 delaunay_n15.rowlen@4M,
 *       71/357 uniform:n=4M,mean=16,seed=1, 63/316 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1,
 *       60/300 ecology1.rowlen, 62/306 poisson:n=256K,mean=6,seed=1, 57/281 lognormal:n=64M,mean=1,sigma=2,seed=1,
 *       64/315 lognormal:n=64M,mean=32,sigma=1,seed=1, 63/309 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1,
 *       62/304 4elt.rowlen, 63/308 bimodal:n=64M,mean=64,share=0.9,seed=1,
 *       66/322 lognormal:n=64M,mean=2,sigma=1,seed=1, 65/317 geometric:n=64M,mean=32,sorted=down,seed=1,
 *       65/317 pareto:n=1K,mean=64,alpha=1.5,seed=1, 63/307 fixed:n=64M,mean=4, 63/306 poisson:n=128K,mean=6,seed=1,
 *       63/306 delaunay_n15.rowlen, 60/291 git_files_per_commit.rowlen@4M,
 *       72/349 bimodal:n=512K,mean=4,share=0.9,seed=1, 62/300 uniform:n=8M,mean=8,seed=1,
 *       64/309 uniform:n=64M,mean=2,empty=0.5,seed=1, 63/304 geometric:n=1M,mean=2,seed=1,
 *       61/292 poisson:n=8M,mean=6,seed=1, 63/301 poisson:n=1M,mean=6,seed=1, 63/301 poisson:n=2M,mean=6,seed=1,
 *       64/305 geometric:n=2M,mean=2,seed=1, 64/305 uniform:n=256K,mean=8,seed=1,
 *       60/285 git_files_per_commit.rowlen@64M, 67/318 bimodal:n=4M,mean=64,share=0.9,seed=1,
 *       74/350 bimodal:n=64K,mean=4,share=0.9,seed=1, 59/279 mdual.rowlen@64M, 61/288 mdual.rowlen@4M,
 *       63/297 geometric:n=64M,mean=2,seed=1, 63/297 geometric:n=8M,mean=2,seed=1,
 *       63/297 poisson:n=64M,mean=2,seed=1, 62/292 poisson:n=64M,mean=6,seed=1,
 *       66/307 geometric:n=256K,mean=2,seed=1, 63/290 mdual.rowlen, 63/288 geometric:n=64M,mean=1.5,empty=0.5,seed=1,
 *       68/309 geometric:n=128K,mean=2,seed=1, 68/308 uniform:n=128K,mean=8,seed=1,
 *       63/284 poisson:n=1M,mean=0.5,seed=1, 63/284 poisson:n=256K,mean=0.5,seed=1,
 *       63/284 poisson:n=2M,mean=0.5,seed=1, 63/284 uniform:n=256M,mean=4,seed=1, 63/281 poisson:n=1M,mean=1,seed=1,
 *       64/284 uniform:n=16M,mean=4,seed=1, 67/295 uniform:n=8K,mean=4,seed=1, 63/277 poisson:n=8M,mean=0.5,seed=1,
 *       67/294 uniform:n=4M,mean=4,seed=1, 62/272 poisson:n=64M,mean=0.5,seed=1,
 *       66/287 poisson:n=128K,mean=0.5,seed=1, 69/296 uniform:n=512K,mean=4,seed=1,
 *       59/253 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1, 63/270 poisson:n=64M,mean=0.25,seed=1,
 *       67/287 uniform:n=64M,mean=4,seed=1, 69/292 uniform:n=1K,mean=4,seed=1, 62/257 poisson:n=8M,mean=1,seed=1,
 *       73/300 uniform:n=64K,mean=4,seed=1, 67/268 poisson:n=2M,mean=1,seed=1, 68/268 poisson:n=128K,mean=1,seed=1,
 *       68/268 poisson:n=256K,mean=1,seed=1, 63/241 uniform:n=64M,mean=1,seed=1, 68/246 fixed:n=64M,mean=1
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2:
 *       measured on 555 cases, n = 1024 to 268435456; serves 103 (huge zipf pareto lognormal rowlen uniform): worst regret 51.0%, mean 7.7%
 *       launched 200 times in a row on 52 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 555 cases, n = 1024 to 268435456; serves 118 (huge pareto lognormal zipf uniform rowlen bimodal poisson fixed): worst regret 40.6%, mean 3.8%
 *       launched 200 times in a row on 76 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7:
 *       measured on 555 cases, n = 1024 to 268435456; serves 57 (lognormal zipf pareto huge bimodal uniform rowlen): worst regret 33.1%, mean 9.6%
 *       launched 200 times in a row on 11 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3:
 *       measured on 443 cases, n = 1024 to 268435456; serves 119 (pareto uniform bimodal rowlen geometric lognormal poisson fixed): worst regret 134.5%, mean 11.1%
 *       launched 200 times in a row on 37 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 392 cases, n = 1024 to 268435456; serves 24 (pareto uniform lognormal rowlen poisson fixed): worst regret 61.3%, mean 9.3%
 *       launched 200 times in a row on 3 cases, all results right
 *     subwarp LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=0 UNROLL=2 VEC=4:
 *       measured on 383 cases, n = 1024 to 268435456; serves 39 (bimodal uniform rowlen lognormal poisson fixed): worst regret 63.2%, mean 8.8%
 *       launched 200 times in a row on 21 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 315 cases, n = 1024 to 268435456; serves 37 (poisson geometric rowlen uniform fixed lognormal): worst regret 48.4%, mean 5.8%
 *       launched 64 times in a row on 17 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4:
 *       measured on 299 cases, n = 1024 to 268435456; serves 58 (uniform pareto rowlen lognormal zipf): worst regret 34.8%, mean 6.3%
 *       launched 200 times in a row on 32 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_83055433B2C8DED6
#define SEGTUNE_SEGREDUCE_83055433B2C8DED6

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
static const struct segtune_box segtune_segreduce_83055433b2c8ded6_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 555, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 2 } }, 4, 8388608, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 555, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 4, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 555, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 824633720448, 0, INT64_MAX, 1024, 268435456, 443, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 3 } }, 384, 4194304, 192 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 392, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 48 },
	{ "subwarp", "LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=0 UNROLL=2 VEC=4", SEGTUNE_SEGREDUCE_SUBWARP, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 383, 1, 0, 7, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 256 }, { "SEGMENTS_IN_FLIGHT", 1 }, { "THREADS_PER_SEGMENT", 0 }, { "UNROLL", 2 }, { "VEC", 4 } }, 2048, 4194304, 32 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 315, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 512 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 299, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 0 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 }
};

static const struct segtune_node segtune_segreduce_83055433b2c8ded6_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.6699999999999999, 1, 2, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 24500000.0, 3, 10, -1 },
	{ SEGTUNE_MEAN, 60.5, 4, 9, -1 },
	{ SEGTUNE_N, 77500.0, 5, 8, -1 },
	{ SEGTUNE_MEAN, 6.0099999999999998, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_83055433b2c8ded6_longest_0[] = {
	{ SEGTUNE_LONGEST, 982.0, 1, 116, -1 },
	{ SEGTUNE_MEAN, 3.1600000000000001, 2, 21, -1 },
	{ SEGTUNE_N, 524000.0, 3, 14, -1 },
	{ SEGTUNE_LONGEST, 24.0, 4, 11, -1 },
	{ SEGTUNE_MEAN, 1.47, 5, 10, -1 },
	{ SEGTUNE_MEAN, 1.1300000000000001, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 206000.0, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 0.80200000000000005, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 334.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 6040000.0, 17, 20, -1 },
	{ SEGTUNE_MEAN, 1.73, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 5580000.0, 22, 79, -1 },
	{ SEGTUNE_LONGEST, 236.0, 23, 48, -1 },
	{ SEGTUNE_MEAN, 8.4399999999999995, 24, 35, -1 },
	{ SEGTUNE_LONGEST, 27.200000000000003, 25, 32, -1 },
	{ SEGTUNE_N, 1500000.0, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 7.0700000000000003, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 3510000.0, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 27300.0, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 66.700000000000003, 36, 37, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 38.0, 38, 47, -1 },
	{ SEGTUNE_N, 132000.0, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 19.300000000000001, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1030000.0, 43, 46, -1 },
	{ SEGTUNE_LONGEST, 119.0, 44, 45, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 9.0, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 79.800000000000011, 51, 64, -1 },
	{ SEGTUNE_N, 647000.0, 52, 61, -1 },
	{ SEGTUNE_N, 310000.0, 53, 58, -1 },
	{ SEGTUNE_MEAN, 65.299999999999997, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 56000.0, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 22.0, 59, 60, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 376.0, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 232000.0, 65, 70, -1 },
	{ SEGTUNE_LONGEST, 294.0, 66, 69, -1 },
	{ SEGTUNE_N, 81100.0, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 211.0, 71, 74, -1 },
	{ SEGTUNE_LONGEST, 293.0, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 486000.0, 75, 78, -1 },
	{ SEGTUNE_LONGEST, 445.0, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 5.1799999999999997, 80, 87, -1 },
	{ SEGTUNE_LONGEST, 278.0, 81, 84, -1 },
	{ SEGTUNE_N, 9410000.0, 82, 83, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 584.0, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 74.600000000000009, 88, 103, -1 },
	{ SEGTUNE_LONGEST, 627.0, 89, 98, -1 },
	{ SEGTUNE_MEAN, 6.4000000000000004, 90, 93, -1 },
	{ SEGTUNE_N, 63200000.0, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 8770000.0, 94, 97, -1 },
	{ SEGTUNE_MEAN, 49.600000000000001, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 23400000.0, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 10.4, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 183.0, 104, 111, -1 },
	{ SEGTUNE_N, 62800000.0, 105, 110, -1 },
	{ SEGTUNE_LONGEST, 194.0, 106, 109, -1 },
	{ SEGTUNE_N, 25500000.0, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 615.0, 112, 115, -1 },
	{ SEGTUNE_N, 175000000.0, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 17100000.0, 117, 204, -1 },
	{ SEGTUNE_MEAN, 83.300000000000011, 118, 169, -1 },
	{ SEGTUNE_LONGEST, 5140.0, 119, 140, -1 },
	{ SEGTUNE_MEAN, 6.8600000000000003, 120, 127, -1 },
	{ SEGTUNE_N, 724000.0, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.8600000000000001, 123, 124, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 3.79, 125, 126, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 180000.0, 128, 133, -1 },
	{ SEGTUNE_LONGEST, 2990.0, 129, 132, -1 },
	{ SEGTUNE_MEAN, 44.0, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 56.600000000000001, 134, 139, -1 },
	{ SEGTUNE_N, 250000.0, 135, 138, -1 },
	{ SEGTUNE_LONGEST, 2190.0, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 620000.0, 141, 162, -1 },
	{ SEGTUNE_MEAN, 48.600000000000001, 142, 157, -1 },
	{ SEGTUNE_MEAN, 2.4399999999999999, 143, 150, -1 },
	{ SEGTUNE_LONGEST, 10000.0, 144, 145, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.45, 146, 147, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 6710000.0, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 74100.0, 151, 156, -1 },
	{ SEGTUNE_MEAN, 6.3300000000000001, 152, 155, -1 },
	{ SEGTUNE_LONGEST, 10900.0, 153, 154, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 228000.0, 158, 159, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 230000.0, 160, 161, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 10.700000000000001, 163, 166, -1 },
	{ SEGTUNE_N, 6000000.0, 164, 165, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 6080000.0, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 47200.0, 170, 189, -1 },
	{ SEGTUNE_MEAN, 629.0, 171, 180, -1 },
	{ SEGTUNE_N, 471000.0, 172, 175, -1 },
	{ SEGTUNE_LONGEST, 6810.0, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 128.0, 176, 179, -1 },
	{ SEGTUNE_LONGEST, 15100.0, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 6690000.0, 181, 182, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 1550.0, 183, 186, -1 },
	{ SEGTUNE_LONGEST, 2210.0, 184, 185, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 22200.0, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 473000.0, 190, 195, -1 },
	{ SEGTUNE_MEAN, 2510.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 91100.0, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 10200000.0, 196, 203, -1 },
	{ SEGTUNE_MEAN, 13600.0, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 125000.0, 199, 202, -1 },
	{ SEGTUNE_LONGEST, 899000.0, 200, 201, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 2910000.0, 205, 244, -1 },
	{ SEGTUNE_MEAN, 28.300000000000001, 206, 221, -1 },
	{ SEGTUNE_MEAN, 1.3700000000000001, 207, 210, -1 },
	{ SEGTUNE_LONGEST, 15400.0, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 28100000.0, 211, 216, -1 },
	{ SEGTUNE_MEAN, 6.6500000000000004, 212, 213, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 235000.0, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 19.100000000000001, 217, 218, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 70000000.0, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 2800.0, 222, 237, -1 },
	{ SEGTUNE_LONGEST, 2610.0, 223, 230, -1 },
	{ SEGTUNE_MEAN, 277.0, 224, 227, -1 },
	{ SEGTUNE_N, 116000000.0, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 896.0, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 151000000.0, 231, 232, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 70.900000000000006, 233, 234, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 4180.0, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 212000.0, 238, 243, -1 },
	{ SEGTUNE_LONGEST, 13800.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 10000.0, 241, 242, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 4320.0, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 493000.0, 247, 250, -1 },
	{ SEGTUNE_LONGEST, 8570000.0, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_83055433b2c8ded6_shares_0[] = {
	{ SEGTUNE_SHARE_1K, 0.00098200000000000002, 1, 68, -1 },
	{ SEGTUNE_MEAN, 2.9399999999999999, 2, 11, -1 },
	{ SEGTUNE_N, 524000.0, 3, 10, -1 },
	{ SEGTUNE_MEAN, 1.3500000000000001, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1.47, 6, 9, -1 },
	{ SEGTUNE_N, 256000.0, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 57.700000000000003, 12, 41, -1 },
	{ SEGTUNE_N, 57600.0, 13, 18, -1 },
	{ SEGTUNE_MEAN, 6.4400000000000004, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 43.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 14.200000000000001, 19, 34, -1 },
	{ SEGTUNE_N, 112000000.0, 20, 31, -1 },
	{ SEGTUNE_MEAN, 3.6800000000000002, 21, 24, -1 },
	{ SEGTUNE_N, 5930000.0, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 4.0899999999999999, 25, 28, -1 },
	{ SEGTUNE_N, 13200000.0, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_1K, 0.00069399999999999996, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 6.79, 32, 33, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2180000.0, 35, 40, -1 },
	{ SEGTUNE_N, 100000.0, 36, 39, -1 },
	{ SEGTUNE_MEAN, 32.899999999999999, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2240000.0, 42, 49, -1 },
	{ SEGTUNE_N, 57100.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 249.0, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 163000.0, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 189.0, 50, 67, -1 },
	{ SEGTUNE_N, 98200000.0, 51, 64, -1 },
	{ SEGTUNE_N, 5570000.0, 52, 57, -1 },
	{ SEGTUNE_MEAN, 95.900000000000006, 53, 56, -1 },
	{ SEGTUNE_N, 3390000.0, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 67.100000000000009, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 127.0, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 22500000.0, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 155.0, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 16700000.0, 69, 184, -1 },
	{ SEGTUNE_MEAN, 139.0, 70, 145, -1 },
	{ SEGTUNE_SHARE_4K, 0.0019600000000000004, 71, 104, -1 },
	{ SEGTUNE_MEAN, 7.71, 72, 81, -1 },
	{ SEGTUNE_N, 1660000.0, 73, 76, -1 },
	{ SEGTUNE_MEAN, 1.26, 74, 75, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.8199999999999998, 77, 80, -1 },
	{ SEGTUNE_MEAN, 1.78, 78, 79, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 183000.0, 82, 91, -1 },
	{ SEGTUNE_MEAN, 94.5, 83, 88, -1 },
	{ SEGTUNE_SHARE_1K, 0.23800000000000002, 84, 87, -1 },
	{ SEGTUNE_MEAN, 8.2900000000000009, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.0045100000000000001, 89, 90, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 50.0, 92, 99, -1 },
	{ SEGTUNE_MEAN, 33.899999999999999, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.010400000000000001, 95, 98, -1 },
	{ SEGTUNE_N, 579000.0, 96, 97, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1650000.0, 100, 103, -1 },
	{ SEGTUNE_SHARE_1K, 0.012800000000000001, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 40.800000000000004, 105, 132, -1 },
	{ SEGTUNE_MEAN, 2.29, 106, 113, -1 },
	{ SEGTUNE_SHARE_1K, 0.096300000000000011, 107, 112, -1 },
	{ SEGTUNE_SHARE_4K, 0.0086, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 173000.0, 110, 111, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 125000.0, 114, 121, -1 },
	{ SEGTUNE_SHARE_4K, 0.076600000000000001, 115, 118, -1 },
	{ SEGTUNE_MEAN, 8.9500000000000011, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 3.7600000000000002, 119, 120, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 11800000.0, 122, 127, -1 },
	{ SEGTUNE_SHARE_4K, 0.44, 123, 124, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 5.9400000000000004, 125, 126, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.375, 128, 131, -1 },
	{ SEGTUNE_MEAN, 19.800000000000001, 129, 130, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.25800000000000001, 133, 140, -1 },
	{ SEGTUNE_SHARE_1K, 0.16500000000000001, 134, 135, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.091700000000000004, 136, 139, -1 },
	{ SEGTUNE_N, 432000.0, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.27100000000000002, 141, 144, -1 },
	{ SEGTUNE_N, 67900.0, 142, 143, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 985000.0, 146, 167, -1 },
	{ SEGTUNE_MEAN, 352.0, 147, 158, -1 },
	{ SEGTUNE_SHARE_4K, 0.049700000000000001, 148, 153, -1 },
	{ SEGTUNE_N, 288000.0, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_1K, 0.248, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.48499999999999999, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.27700000000000002, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 38600.0, 159, 164, -1 },
	{ SEGTUNE_MEAN, 671.0, 160, 163, -1 },
	{ SEGTUNE_SHARE_4K, 0.0814, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 143000.0, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.00018199999999999998, 168, 173, -1 },
	{ SEGTUNE_MEAN, 992.0, 169, 172, -1 },
	{ SEGTUNE_SHARE_1K, 0.0092800000000000001, 170, 171, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1990000.0, 174, 179, -1 },
	{ SEGTUNE_MEAN, 938.0, 175, 176, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 16100.0, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 16200.0, 180, 181, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 90200.0, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 84.5, 185, 214, -1 },
	{ SEGTUNE_N, 35600000.0, 186, 199, -1 },
	{ SEGTUNE_MEAN, 18.400000000000002, 187, 196, -1 },
	{ SEGTUNE_SHARE_1K, 0.17100000000000001, 188, 195, -1 },
	{ SEGTUNE_MEAN, 4.7199999999999998, 189, 194, -1 },
	{ SEGTUNE_MEAN, 1.23, 190, 193, -1 },
	{ SEGTUNE_MEAN, 0.97799999999999998, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.247, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1.0700000000000001, 200, 203, -1 },
	{ SEGTUNE_SHARE_4K, 0.0052900000000000004, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 22.800000000000001, 204, 205, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.151, 206, 211, -1 },
	{ SEGTUNE_N, 82500000.0, 207, 208, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.032199999999999999, 209, 210, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0018600000000000001, 212, 213, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1500000.0, 215, 252, -1 },
	{ SEGTUNE_N, 92700000.0, 216, 233, -1 },
	{ SEGTUNE_SHARE_4K, 0.32400000000000001, 217, 226, -1 },
	{ SEGTUNE_SHARE_4K, 0.00013799999999999999, 218, 225, -1 },
	{ SEGTUNE_MEAN, 532.0, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 2040.0, 221, 224, -1 },
	{ SEGTUNE_MEAN, 761.0, 222, 223, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1060.0, 227, 232, -1 },
	{ SEGTUNE_N, 34500000.0, 228, 231, -1 },
	{ SEGTUNE_SHARE_4K, 0.56600000000000006, 229, 230, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 2010.0, 234, 247, -1 },
	{ SEGTUNE_SHARE_4K, 0.090900000000000009, 235, 242, -1 },
	{ SEGTUNE_SHARE_4K, 0.00022999999999999998, 236, 241, -1 },
	{ SEGTUNE_MEAN, 1060.0, 237, 240, -1 },
	{ SEGTUNE_MEAN, 363.0, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.189, 243, 246, -1 },
	{ SEGTUNE_MEAN, 479.0, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.052299999999999999, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 813000.0, 250, 251, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
};

static const int segtune_segreduce_83055433b2c8ded6_cases_0[] = {
	0,0,0,0,0,0,0,966,1016,1616,2493,3581,3207,3533,3600,966,1016,1616,2493,3581,3207,3533,3600,
	2560,730,-3072,-3072,116,-690,-1216,-6566,-8560,-3141,-2469,-278,-14200,-6276,6144,-5629,-7340,-2325,-628,952,-18593,-5118,8711,
	2560,1020,-3072,-3072,27,-489,-1856,-1081,-89,3649,2546,2642,-9543,5191,14052,-2454,-2522,1864,-433,1363,2967,2008,13349,
	2560,1854,-3072,-3072,0,0,-756,-542,-80,391,1324,-2831,13775,-1871,42749,136,1256,2216,3205,-1995,5991,21,41251,
	2560,2056,-3072,-3072,0,0,-1296,1369,-19,2750,-712,285,-10120,-286,-38058,697,-1040,980,-2332,-470,-3559,-2679,-35973,
	2560,2867,-3072,-3072,0,0,-848,2475,733,559,3078,1100,-1515,-4778,-3674,1987,525,-114,1685,1223,108,-5806,-2912,
	2560,3012,-3072,-3072,0,0,-394,-934,-3051,-5683,4296,3715,6656,8265,-8916,-180,-2080,-3628,5632,4349,-1152,11000,-12751,
	2560,3657,-3072,-3072,0,0,-508,-1884,2130,4438,-5259,454,-8893,-4454,3686,-1906,2238,4347,-5983,699,-8891,-4161,3634,
	2560,4096,-3072,-3072,0,0,-422,-2191,-1833,-1136,-2409,-1786,-1524,-9926,1100,-2293,-1840,-1570,-3155,-1703,-407,-9998,1813,
	2560,4608,-3072,-3072,0,0,-229,-626,-1839,-13,-2315,-929,1817,1456,1706,-578,-1780,-190,-1733,-842,1872,1914,2368,
	2560,4608,-3072,-3072,0,0,-32,310,1823,-295,-2156,-2888,7250,-2920,-2365,995,2200,865,624,-2782,3246,-559,-3775,
	3328,830,-3072,-3072,413,-1829,-1292,6199,4621,-1448,-3239,1226,35632,1368,-40586,7255,6705,146,1550,1728,9771,4829,-31206,
	3328,1029,-3072,-3072,62,-1981,-2624,5547,6174,-1164,6148,1389,-21213,393,28864,4341,4183,-2141,2120,682,-1959,-2894,18324,
	3328,1911,-3072,-3072,234,-927,-1192,-3183,2892,-2545,-11946,-6193,26265,-5977,-22640,-1579,5622,34,-7251,-3727,9661,49,-17517,
	3328,2061,-3072,-3072,60,-950,-2064,-1303,2444,2428,7345,4245,-15118,-1516,-7697,-2661,310,29,4189,2816,-3316,-4786,-8931,
	3328,2916,-3072,-3072,10,-146,-1010,2791,-2551,-5163,-107,-8098,14236,-5249,-3679,3892,-1091,-3313,3319,-5861,8229,-711,-3186,
	3328,3089,-3072,-3072,0,0,-1540,2420,4237,-311,-3708,2058,-9499,-3593,18495,1062,2210,-2698,-6858,559,-784,-7956,19537,
	3328,3958,-3072,-3072,0,0,-1060,727,-545,2710,5324,1170,-6560,1978,-1766,442,-431,2416,4798,1245,-4344,1020,-281,
	3328,3982,-650,-3072,0,0,-650,-109,43,223,-5090,-2327,-10174,-10383,290,-227,-3,142,-2767,-1789,-8420,-8962,-28,
	3328,5120,-165,-3072,0,0,-641,-50,-312,-1966,-8430,7410,-13079,-5057,-2529,-490,-484,-2651,-9311,6746,-12112,-6160,-1260,
	3328,5193,-191,-191,0,0,-191,-6410,-2179,1287,-23734,-21291,-3698,-18004,-8449,-6418,-3209,350,-21491,-21490,-2994,-16960,-7523,
	3328,5632,0,-3072,0,0,-409,1185,2206,1158,-6920,-1655,4827,-4518,-56,1211,2132,1507,-4640,-1301,3689,-3011,-81,
	3328,5803,0,-3072,0,0,-288,622,-1445,-745,-7840,-5681,7878,-6643,1608,957,-1440,283,-3686,-4481,5883,-3611,669,
	3974,3372,-3072,-3072,329,-663,-1698,-2490,-2620,2550,3691,8630,-5853,12691,-3747,-2152,-2575,2609,4223,8372,-5681,11347,-3546,
	4096,881,-3072,-3072,825,-2902,-1564,-11699,-17061,-2675,-6458,-6259,51272,-12013,9311,-10986,-14318,-2565,-2236,-8682,9327,-6197,14286,
	4096,1024,-3072,-3072,84,-3500,-3392,-1432,620,997,2552,-5087,-4979,-3385,5483,-2216,-838,424,-1355,-6294,11628,-7735,3755,
	4096,1026,-3072,-3072,364,-3218,-2832,-6406,-6616,-1936,220,-1758,-20043,-7824,4051,-5489,-6257,-1392,379,-776,-8198,-8714,2265,
	4096,1083,-870,-870,1850,-1675,-870,9674,7743,8196,985,-4490,-1358,-4439,4700,9802,7494,8796,646,-4258,-1004,-5019,7328,
	4096,1542,-256,-256,2563,-503,-256,-4072,-5258,1521,-13313,4479,13547,-10109,13250,-2593,-3424,232,-13081,1584,10655,-9163,10915,
	4096,1986,-1224,-3072,652,-1971,-1224,1049,342,3070,13022,10557,14766,1491,32892,937,258,3430,13092,10304,11744,1902,34714,
	4096,2051,-3072,-3072,73,-2483,-2832,-1363,-578,-36,-6726,1123,-4184,3896,-9783,-1473,-787,-611,-7459,949,630,2978,-12012,
	4096,2227,-512,-512,1422,-959,-512,-3047,-5089,-5792,-16618,-14922,-9205,-4673,-25123,-3206,-5424,-5778,-16920,-16576,-9291,-4759,-27299,
	4096,2971,-944,-3072,252,-1385,-1036,-5480,-1407,-7444,-12400,4928,23994,15365,-4685,-4399,-749,-5560,-9807,2005,15369,15173,-8855,
	4096,3074,-3072,-3072,368,-1166,-1755,-3049,-5869,-2909,-13809,-8158,1758,6158,-750,-1530,-3791,-1324,-11039,-7598,-4962,8068,206,
	4096,3083,-128,-128,1304,-221,-128,2064,-1926,-3259,2757,6556,-185,-2985,27456,1719,-3669,-3125,4713,5452,431,-4035,17969,
	4096,3084,-3072,-3072,63,-1461,-2308,2038,744,1228,2871,12929,1528,9647,6097,1721,400,471,1660,12504,4238,9450,5234,
	4096,3143,-870,-870,406,-1059,-870,7339,-4281,4440,-11397,-12811,-8610,-1707,-8051,7070,-4283,4419,-11155,-10608,-8200,-1616,-4545,
	4096,3594,-256,-256,638,-375,-256,2626,12358,1928,7351,21999,753,21529,23194,2952,11170,2840,9510,19607,1375,21051,13904,
	4096,3955,-704,-3072,90,-563,-1210,839,-682,1543,-5138,-9394,6710,16828,10694,1463,-495,2417,-4610,-8715,5022,15615,9927,
	4096,4084,-3072,-3072,37,-487,-1793,607,2539,-799,4208,1787,2916,19251,-3950,416,2249,-847,3345,551,3784,16064,-4523,
	4096,4936,-277,-567,0,0,-754,10148,-1561,5140,24464,4107,14654,4481,-2550,10112,-1322,5294,23754,3313,14115,4204,-535,
	4096,5128,-137,-3072,0,0,-1281,-926,1260,-908,22950,-7719,-10071,21458,-2166,-1046,1248,-1470,18438,-7528,-8223,18274,-850,
	4096,5939,-17,-211,0,0,-846,9101,-5990,2759,26005,27583,7700,26030,4676,5424,-7556,-879,23034,26624,6975,24205,10003,
	4096,6084,-1,-237,0,0,-394,-7139,2554,-3005,2583,3032,-7086,2199,4365,-3078,4282,1426,3651,3296,-6029,2831,-1168,
	4096,6729,0,0,0,0,-510,5786,3816,1911,2123,-2289,-5341,930,5509,5243,3485,1319,1295,-2271,-5514,369,7546,
	4096,7168,0,0,0,0,-422,11525,8648,8620,1692,-3770,19418,689,2907,10584,8005,7404,1070,-3881,18879,271,6670,
	4096,7680,0,0,0,0,-229,1037,1813,1,1464,-4535,-2717,841,-3971,650,1425,-894,1387,-5168,-3144,864,-637,
	4096,7680,0,0,0,0,-32,-7279,-6185,-5249,1464,19032,-2717,841,-6088,-5228,-5086,-3316,2587,18519,-1400,1885,-10313,
	4198,1265,-3072,-3072,22,-3526,-3366,-1178,-4204,1817,4482,-2471,-2670,-1415,-976,-2065,-5505,1037,1866,-3447,6305,-4351,-1928,
	4206,874,-3072,-3072,1055,-2898,-2742,-5657,-7552,2673,7212,4120,-63472,3181,-723,-5197,-8572,4109,2964,4656,-23903,-3155,-4417,
	4243,2446,-3072,-3072,94,-2362,-2955,-10,2338,-1366,-2636,-381,3529,12345,-4184,-1558,-9,-3365,-5870,-1187,11051,9317,-7010,
	4251,2552,-3072,-3072,27,-2338,-2795,-641,-2318,1260,-786,-1458,3017,11080,-528,-977,-2674,499,-1648,-1674,4468,10690,-1575,
	4284,2007,-3072,-3072,39,-2938,-3180,-488,1179,1233,9157,8137,-2359,2508,-7198,-1678,-675,-324,6414,7284,4556,-950,-8918,
	4352,-512,-3072,-3072,256,-5376,-3712,2510,-6868,-147,1758,9350,-4348,1054,218,2469,-6600,-204,1468,9606,-2806,674,113,
	4352,1,-3072,-3072,183,-4936,-3648,6422,10272,-573,-6983,5869,-8770,7840,-1675,6660,10497,-487,-7306,5802,-5491,7255,-1652,
	4352,511,-3072,-3072,155,-4454,-3312,-3685,-284,-934,-1540,-10211,-4259,13708,-5028,-3306,-42,-397,294,-9293,-7049,15012,-5378,
	4352,1024,-643,-860,3323,-774,-1000,6561,12292,-3341,-14506,-21164,-3602,7521,3922,5905,10601,-1679,-14874,-19734,-1330,6691,4518,
	4352,1026,-3072,-3072,3006,-1088,-1957,16936,15579,9133,11840,-731,9361,2422,1557,16613,14989,8864,10954,-305,9867,1682,1181,
	4352,1066,-1613,-3072,1043,-3011,-1613,1487,2398,1867,1306,389,7828,2461,-14131,1598,2688,2075,1847,1651,4359,1873,-13372,
	4352,1105,-888,-3072,1472,-2543,-1321,-1429,-463,4207,6553,-767,-19205,-2397,13140,-1059,283,3140,5859,-2040,-17390,-1159,12895,
	4352,1279,-3072,-3072,85,-3756,-3296,-4332,-5280,-1035,976,-5538,-5344,-1136,-4751,-4494,-5603,-1114,373,-5338,-1092,-2147,-4753,
	4352,1330,-761,-1222,1424,-2366,-1222,-2008,5544,3623,13745,-1489,-8776,5351,255,-1934,5543,3937,13704,-756,-7762,4563,-327,
	4352,1498,-1121,-3072,883,-2739,-1480,10033,8478,7075,2146,692,-17957,-1451,-7306,9791,8197,7176,2105,1397,-17696,-1699,-6735,
	4352,1519,-1227,-3072,2661,-939,-1559,3041,8874,-566,-16619,-14454,1187,1620,-10148,2911,8607,-358,-16381,-12526,4680,904,-8819,
	4352,1523,-693,-3072,1262,-2335,-1306,1348,-1608,472,-3503,1605,2010,-13196,-14400,1330,-1480,-463,-4620,-67,4374,-12281,-14889,
	4352,1532,-3072,-3072,234,-3354,-2404,-9101,-9356,-4226,-8890,-6066,32248,-12375,3121,-6105,-5006,-1068,-712,-4501,3450,-2676,5581,
	4352,1536,-3072,-3072,93,-3491,-3360,847,419,1053,4863,451,-6582,-3552,523,-238,-1196,11,1977,-526,3842,-7174,264,
	4352,1539,-3072,-3072,164,-3417,-2776,-6155,-7546,-3575,-5760,-4791,-8616,-8153,2853,-4135,-4966,-1759,-1084,-2921,-20035,-3491,3904,
	4352,1972,-1480,-3072,665,-2483,-1480,1103,-7421,-8242,1203,-1926,22696,-13801,12936,1127,-6938,-7653,2032,-3433,14675,-11271,14100,
	4352,1972,-1480,-3072,1990,-1158,-1480,-17262,-18868,-6623,-16020,-10179,11013,7194,-19199,-17302,-19037,-7049,-16825,-11175,9394,6893,-17535,
	4352,2045,-852,-3072,2347,-728,-1355,7666,8506,9650,15230,11820,97,10915,-2661,7817,9050,9313,14809,10989,1561,11125,-4777,
	4352,2048,-457,-657,2593,-479,-879,-4252,-2540,-4533,310,-5152,-9174,12422,-42316,-4577,-3905,-3242,-80,-3613,-7427,11416,-38098,
	4352,2057,-3072,-3072,1486,-1577,-2170,5742,2876,9134,15979,6933,-17923,6638,21121,4812,1735,8445,14559,6778,-15002,5707,18645,
	4352,2222,-512,-512,1911,-988,-512,-1457,7622,4135,527,17868,-7902,24470,12605,-1549,7841,3730,741,16223,-8428,24797,9050,
	4352,2302,-3072,-3072,42,-2776,-2984,563,101,1677,-3364,-1924,-408,13420,-8259,318,-319,984,-3924,-1944,1010,12348,-8734,
	4352,2564,-3072,-3072,65,-2491,-2508,-1223,-1555,-56,-2345,4509,2746,-13812,-3993,1022,1998,2451,1807,5266,-6718,-8650,-1782,
	4352,2577,-534,-3072,577,-1965,-1316,-1565,2011,1802,-6539,7029,-4134,-2500,-5975,-1683,1394,1537,-7673,4814,-3406,-3944,-8922,
	4352,2838,-549,-817,639,-1643,-1073,-7310,-1674,6149,6444,-11860,7420,-3640,-25042,-7943,-1853,5483,6366,-7757,9907,-3202,-17208,
	4352,3046,-439,-1060,1724,-350,-1060,147,-555,-236,7327,-20721,13952,-4825,-259,169,638,-697,6812,-20041,13830,-4380,-1898,
	4352,3072,-360,-573,1693,-355,-788,-353,-587,2122,13402,12781,8496,-3588,-10525,-458,-311,1970,12240,13240,7938,-3991,-6749,
	4352,3077,-1760,-3072,133,-1910,-1760,1578,-12,-696,1723,-5163,-19763,-10150,-3137,2197,974,240,2654,-2618,-18871,-9630,-1429,
	4352,3558,-318,-533,1342,-220,-804,-1773,-3270,-3476,10528,10546,5947,-2109,-14163,-1904,-2934,-4048,8919,10462,5070,-2032,-6583,
	4352,3587,-3072,-3072,9,-1524,-2490,494,2586,3266,146,-3553,-820,-12039,5258,-395,1385,2196,-1826,-4413,1398,-12435,4143,
	4352,3596,-3072,-3072,63,-1461,-2306,-817,-1481,1331,-3248,-10933,-1541,-12926,733,-648,-1241,1573,-3460,-11301,-1506,-12765,177,
	4352,3997,-570,-1191,207,-916,-1191,2945,4838,5962,10548,-6874,-10379,-1661,8426,2666,5125,5543,9863,-5049,-10012,-1903,11409,
	4352,4050,-208,-465,316,-754,-819,-1917,-4248,-385,-18856,-13627,1683,-2086,-1300,-1865,-3573,-504,-19910,-13386,1688,-1751,2403,
	4352,4102,-664,-3072,627,-391,-1391,2296,2194,1815,13241,9673,3939,-9741,2612,2651,1959,2590,12352,8270,2719,-9842,-1769,
	4352,4103,-1791,-3072,62,-955,-1791,1001,969,-1693,272,-418,-871,-5338,1775,498,406,-2259,-1137,-64,1625,-6876,2305,
	4352,4577,-361,-1135,124,-419,-1135,-3871,-1501,-1153,8226,-6584,3377,148,4651,-3855,-1074,-920,7403,-6654,2440,232,5263,
	4352,5137,-196,-1279,0,0,-1279,-4701,229,-737,-7767,-3609,-10130,-1325,3214,-6572,-553,-2708,-8917,-3724,-9103,-1574,4540,
	4352,5640,-30,-3072,0,0,-1281,-1247,-180,307,19813,12832,7461,18249,-4365,-667,62,647,17321,12388,6627,15812,-3963,
	4352,5657,-55,-347,0,0,-623,-2606,3689,-2076,-2996,4243,12887,-325,-3020,1341,5641,2563,-2516,3861,13047,-198,-8608,
	4352,6006,0,-258,0,0,-1062,3240,-3723,7921,-1300,576,-9188,-632,7484,-1391,-5861,3245,-3597,-298,-10172,-2048,13138,
	4352,6144,-4,-185,0,0,-519,-1921,625,-4121,-874,-775,-8836,-633,1778,2819,3155,1238,-436,-256,-7577,-491,-5075,
	4362,338,-3072,-3072,1325,-3476,-1850,5437,11120,-141,-1743,1138,14521,4216,-1133,5418,11308,-2087,-1418,948,-1051,5097,-950,
	4390,1870,-3072,-3072,403,-2923,-3222,2621,6339,5986,92,6815,-20155,10118,1773,979,3071,4419,-4781,5701,3525,3165,623,
	4441,2747,-1916,-3072,595,-1956,-1875,3506,7286,3114,-3133,-3996,-12282,6607,-8519,3028,6809,2714,-3673,-1202,-7649,6207,-6861,
	4480,1280,-3072,-3072,47,-4049,-3424,-3198,-5266,-736,12287,-6339,462,2710,16589,-3575,-5618,-840,12014,-6362,1231,2288,16808,
	4608,-512,-3072,-3072,256,-5888,-3968,7908,-2222,4782,10437,-11734,3167,-924,545,7618,-2151,4849,9803,-11102,3103,-930,461,
	4608,1,-3072,-3072,203,-5428,-3840,4619,14352,-591,1645,9289,-3009,-1248,4,4735,14532,-604,1475,9121,-2374,-1147,26,
	4608,511,-3072,-3072,155,-4966,-3568,-4283,-492,-205,-11617,7884,-7091,-3342,-2206,-4163,-449,240,-9867,7679,-11066,-1949,-2484,
	4608,1013,-3072,-3072,3169,-1451,-2124,-6102,-3677,-5904,-2901,-11631,6785,1336,-2726,-6497,-3988,-6396,-2812,-11461,4589,1256,-3236,
	4608,1024,-579,-750,3788,-820,-1017,7951,9608,-7044,6542,1356,-1173,6996,18736,7153,6530,-4458,5606,1687,115,5823,17725,
	4608,1061,-1591,-3072,1132,-3439,-1825,3907,3281,2461,432,983,4103,6487,9684,3964,3402,2396,1128,1956,936,6904,9314,
	4608,1169,-588,-849,2358,-2105,-1138,-7322,-11256,-11062,-12004,-14605,752,-18350,-4823,-8057,-12380,-10161,-12352,-13467,1051,-18523,-3467,
	4608,1280,-3072,-3072,98,-4254,-3552,798,-2791,510,-4964,-6481,-3600,1992,-7548,224,-3367,175,-5985,-7066,297,696,-7054,
	4608,1352,-654,-936,2269,-2011,-1015,-243,-5009,-5707,-9443,4048,-791,-13279,-3471,-386,-4515,-6569,-10023,2038,-1946,-12426,-3549,
	4608,1473,-1121,-3072,1027,-3132,-1687,966,1443,-3362,281,-9800,4039,-3689,12014,760,1247,-3625,160,-9830,3657,-2715,11229,
	4608,1534,-3072,-3072,232,-3866,-2541,-6148,-6464,-6403,-7547,-7860,44569,-9734,-6527,-3086,-2150,-2352,1224,-4306,9145,1391,-5706,
	4608,1536,-3072,-3072,93,-4003,-3616,2377,696,-2467,15530,-3657,-3404,-1999,-7110,731,-1216,-3922,12204,-5524,6029,-5733,-6266,
	4608,1538,-640,-1010,1633,-2461,-1256,6596,2132,-983,-2205,4295,15892,-7901,12508,6410,1740,-684,-2269,4287,15860,-8075,12612,
	4608,1538,-3072,-3072,211,-3883,-3032,-2788,-2050,-3119,-4661,-4536,-9043,-6199,16975,-1428,-350,-1501,-1419,-2171,-16986,-3012,17249,
	4608,1539,-1116,-3072,2970,-1123,-1613,-3657,-3682,-3159,-20964,976,-14981,5413,17968,-2970,-1859,-4792,-19894,244,-17649,6619,18524,
	4608,2005,-1139,-3072,750,-2877,-1564,-9264,-2526,-2991,-453,5222,12379,13038,-7991,-9456,-2577,-3072,-724,1118,5757,16262,-9448,
	4608,2005,-1139,-3072,2325,-1302,-1564,-15345,-18178,5254,12872,19271,12462,-16803,4114,-14819,-16930,3998,12570,16566,7430,-15408,3256,
	4608,2010,-859,-3072,2700,-922,-1559,9694,2737,-3151,16153,4207,7056,-15830,-2295,10357,4382,-4065,16220,2931,5558,-14710,-5537,
	4608,2042,-3072,-3072,1633,-1957,-2404,2815,4316,-35,6922,-2014,2619,-16732,4685,1972,3102,-348,6078,-2081,6699,-17673,2524,
	4608,2047,-419,-598,3065,-520,-906,-4656,-4867,-182,10255,20645,-5746,10356,-26883,-4704,-6881,1446,9610,20346,-4721,9356,-24513,
	4608,2219,-512,-512,2405,-1008,-512,775,-533,3607,16445,-4807,17930,-3269,30794,790,931,2176,17072,-5864,17430,-2241,27091,
	4608,2303,-3072,-3072,47,-3281,-3216,548,2188,19,-1856,2471,-1258,10971,-2514,-134,1197,-982,-2874,2495,-21,9175,-2489,
	4608,2556,-642,-1355,767,-2310,-1355,4881,687,4541,506,43,2929,12436,-5596,4930,827,4106,376,404,4186,11963,-6092,
	4608,2565,-3072,-3072,76,-2991,-2714,276,-2852,-625,-6588,7230,4657,-14839,-509,2878,990,2330,-2047,8113,-6191,-9189,1990,
	4608,2880,-479,-688,1179,-1573,-917,1096,-992,-1624,-9971,2187,-14017,-3073,-6661,693,-1170,-1487,-10035,2550,-13211,-1995,-5966,
	4608,3071,-323,-474,2153,-408,-827,-711,317,5321,5772,6690,10391,-2968,9047,-401,428,5447,4401,6149,9600,-3373,13366,
	4608,3081,-1645,-3072,154,-2397,-2016,1108,1706,2159,2323,-3673,-24376,-8247,-5208,1309,2122,2610,2513,-1048,-19784,-8215,-3444,
	4608,3086,-408,-749,2089,-457,-1316,-2179,-2788,80,-5218,-9424,-27671,-3520,-21285,-2826,-4335,500,-5046,-6129,-25507,-3257,-6563,
	4608,3558,-310,-617,1725,-349,-1060,-68,-1730,-2900,3938,8535,9654,-910,-15175,67,-1150,-3715,2284,7840,8417,-36,-4019,
	4608,3585,-3072,-3072,11,-2036,-2746,1217,187,-848,1219,5603,6774,12879,109,351,-975,-1781,-5,5296,7437,12835,-245,
	4608,3587,-3072,-3072,72,-1973,-2562,-2681,-1596,-2703,-1817,4326,1384,-11636,2214,-2366,-1073,-2071,-1434,4202,52,-10489,2331,
	4608,4002,-549,-944,247,-1382,-1036,-4968,-2044,-13169,-12294,3230,13588,-1789,4638,-3599,-1510,-10865,-11344,-223,8996,-1930,-3591,
	4608,4070,-204,-408,383,-1180,-804,-3753,-3451,-3611,4716,13441,-1444,-2145,17128,-2673,-2852,-2080,4704,11781,-2127,-1636,11198,
	4608,4104,-1766,-3072,61,-1467,-1996,624,613,1081,4013,699,4027,-2149,-779,507,447,1000,3556,447,5154,-2667,-1358,
	4608,4106,-670,-1504,882,-643,-1504,1448,351,356,-10461,1122,-12369,-1165,-6364,872,61,-900,-10730,2411,-9966,-590,-2199,
	4608,4613,-333,-1391,133,-886,-1391,1223,3620,7982,2200,4721,10969,-1120,-2021,1708,3990,8575,1973,4123,9006,-1082,-3915,
	4608,5108,-206,-1535,46,-478,-1535,1431,-901,734,-7609,-4420,-5842,-2572,3177,413,-1445,-315,-7671,-4283,-4862,-2424,2226,
	4608,5649,-25,-3072,0,0,-1537,-2634,-3831,-862,-11196,-2171,3319,-10499,-4128,-2540,-3852,-1155,-12407,-2143,3952,-11263,-3696,
	4608,5662,-53,-362,0,0,-879,-2176,2636,-4380,-6325,1079,-12061,-2828,-5745,584,4324,-1133,-6360,931,-12124,-2678,-8956,
	4608,6152,0,-198,0,0,-1023,2939,4392,3073,-2867,-2853,-10148,-2341,-1459,1451,3783,1671,-3721,-3208,-10911,-2889,16,
	4608,6656,0,-93,0,0,-519,-9789,-7026,-12316,-1083,-4360,-8174,-1762,-655,-3979,-3320,-5761,-775,-2875,-6076,-1682,-10212,
	4628,1070,-3072,-3072,1047,-3555,-2256,12397,15969,3583,-3271,4515,40854,4606,-4937,11955,16373,3076,-569,4192,24031,8686,-5246,
	4634,1137,-3072,-3072,424,-4122,-3450,22589,29852,863,4106,-3039,-24531,4396,-6675,22644,29469,946,1051,-2942,-4121,-62,-5622,
	4636,2999,-3072,-3072,67,-2621,-3032,4393,3245,1481,7111,1698,2226,5841,1840,2937,1056,-424,5175,1607,4591,3497,1378,
	4711,1665,-1309,-3072,1991,-2182,-2061,5860,7960,-6868,-11703,-21235,-11976,21442,6421,5116,6496,-5842,-11677,-16362,-2800,17732,6992,
	4721,822,-3072,-3072,1375,-3661,-2336,12590,6701,8005,-2045,12673,13348,-410,-1909,11184,5571,6755,-1613,12043,10080,541,-2605,
	4740,2360,-3072,-3072,49,-3487,-3452,1320,7467,1938,-1905,5279,-2043,13408,7501,-906,4439,-567,-5252,4240,3107,9058,6912,
	4864,867,-1514,-3072,1615,-3662,-1984,-420,-2430,3918,3415,8683,-3646,-3624,-7129,-494,-2655,3118,3805,7829,-1623,-2640,-7768,
	4864,1024,-3072,-3072,84,-5036,-4160,449,655,782,2424,4872,-2367,-1226,-3163,-263,135,-702,-776,2735,4563,-4017,-1524,
	4864,1024,-3072,-3072,426,-4694,-3600,-8079,-9512,-3108,-6541,1010,-6794,194,20085,-7569,-9238,-2830,-7855,1229,6251,-2308,20520,
	4864,1081,-870,-870,3331,-1733,-870,-6805,-4427,946,-1439,20273,239,14525,-8876,-6020,-2496,-1593,-2009,17972,-964,15047,-7733,
	4864,1535,-256,-256,4098,-511,-256,-4505,-5532,2353,14755,13559,-301,12655,-8571,-2723,-988,-147,16414,13019,-2581,14414,-5558,
	4864,2002,-1056,-1603,1096,-3046,-1603,-10066,-1496,-5723,-1609,6504,1795,-6834,17445,-10049,-1302,-5747,-1612,5818,820,-6739,16533,
	4864,2048,-3072,-3072,98,-3999,-3600,1529,2907,-2083,4970,1445,-5416,-845,15578,-165,894,-3790,2325,230,493,-4075,15702,
	4864,2219,-512,-512,2910,-1016,-512,1602,-3696,7,10347,12697,-3230,-6727,-3060,1749,-652,-2697,11265,12825,-3131,-5031,-5543,
	4864,3018,-824,-1480,649,-2477,-1480,4917,-1949,-715,-1416,2686,7413,10325,-14908,5269,-1839,-653,-1492,492,6387,9392,-16754,
	4864,3078,-128,-128,2814,-252,-128,500,996,1572,10476,6496,12109,-1736,-224,166,1323,1510,12026,8645,12697,-2093,-7104,
	4864,3078,-3072,-3072,73,-2993,-3076,2762,1774,3143,5646,1853,393,4830,1707,2302,1093,2420,5326,2143,330,3972,2139,
	4864,3095,-3072,-3072,419,-2630,-2523,-499,-5050,-8258,-4468,-2716,-1111,2774,-13534,1343,-2112,-5581,-1427,-3444,-8436,7125,-11827,
	4864,3134,-870,-870,1389,-1621,-870,613,3852,-7468,15755,19955,-4629,-5119,27506,906,3568,-5939,16219,16357,-7756,-4395,19881,
	4864,3588,-256,-256,2061,-496,-256,-1875,2573,-1638,-14464,-25521,-15893,853,29216,-2386,2190,-422,-12677,-22381,-13559,-223,13016,
	4864,4049,-508,-826,290,-1805,-1291,-5531,-3004,-8419,-5477,-9705,7646,-1637,-7341,-5260,-2969,-7908,-5109,-9548,6613,-2118,-7507,
	4864,4099,-3072,-3072,72,-1973,-2561,-2439,-2906,-5149,6201,-2912,6412,-1693,6677,-1617,-1787,-3609,7406,-3419,3344,3,6541,
	4864,5024,-240,-570,205,-915,-1191,-2969,-1074,-9414,17427,7241,9139,934,-24447,-1047,277,-7127,17088,8040,8450,914,-25881,
	4864,5133,-130,-3072,62,-949,-2049,3741,-2533,-861,11578,-5008,-8249,-7021,9744,3196,-2697,-1558,11394,-5165,-6931,-5819,8951,
	4864,5994,0,-251,12,-138,-1010,-10823,-5844,-12735,-4397,-3809,12124,-3069,-4426,-7796,-3786,-9315,-4275,-3339,11838,-2955,-10529,
	4864,6161,-6,-125,0,0,-1537,11844,12536,13770,-3436,-4645,11471,-3069,-3133,3866,7481,4769,-2676,-5462,10977,-2060,8263,
	4864,7030,0,-13,0,0,-1059,13476,13377,12797,-471,-4532,15560,-1563,-9206,9834,10787,8801,-530,-4850,13191,-1981,-1292,
	4864,7054,0,0,0,0,-650,-15164,-17717,-13989,-456,-4483,-7921,-1531,-6001,-11187,-14752,-9578,-456,-2855,-6511,-1642,-12679,
	4864,8192,0,-2,0,0,-641,-3728,-947,-2779,-485,-2382,-3138,-287,-26628,-5256,-2042,-5366,-840,-2261,-5233,-824,-14980,
	4864,8265,0,0,0,0,-192,-3210,1945,-357,-472,-2212,-2733,-214,29792,-1189,4036,2475,-76,-1838,-914,150,17293,
	4864,8704,0,0,0,0,-409,1787,-1483,4202,-88,-1262,-381,254,-15605,711,-2235,2506,-226,-1878,-2035,-150,-9942,
	4864,8875,0,0,0,0,-288,-717,994,1688,193,-920,427,447,-10555,-1818,260,604,290,-1897,-753,177,-10325,
	4952,1837,-3072,-3072,242,-4241,-3576,6833,2820,2951,5270,3993,-14038,7490,-9984,6124,1976,2209,3537,3613,-6183,5025,-9663,
	4966,1773,-3072,-3072,279,-4295,-3686,7591,3901,2212,689,1435,-15423,4474,-9725,6359,2399,869,-2360,111,-2509,546,-8858,
	4992,2304,-234,-927,1704,-2392,-1508,835,7031,-6726,-8901,-21446,-10798,88,2257,677,7164,-6748,-8554,-18813,-10862,-52,5331,
	4992,5888,-10,-338,43,-469,-1588,9439,-5080,5320,-5027,-3225,13036,-2096,12526,5243,-7354,466,-4561,-2435,14101,-1282,19057,
	4994,2348,-3072,-3072,292,-3763,-3354,6238,6910,4545,12436,8552,-14468,13828,-5930,5423,5733,3556,11010,8812,-8158,11364,-5634,
	5109,1016,-3072,-3072,8,-5610,-4597,1376,4338,5013,8519,7235,8524,2039,-649,425,3851,3274,5630,7226,10406,-593,943,
	5120,-512,-3072,-3072,320,-6848,-4480,9385,11352,-8080,-7949,-591,-2277,27,-136,9816,11457,-7785,-7969,113,-986,-95,-152,
	5120,0,-3072,-3072,216,-6440,-4320,2109,9569,-3530,-836,-5087,3106,-2635,84,2239,9434,-3335,-904,-5167,2697,-2038,-22,
	5120,512,-3072,-3072,154,-5990,-4048,-5522,-2031,-1072,14736,-13817,2637,3035,629,-5405,-2240,-491,15591,-15009,-1873,5095,96,
	5120,1007,-3072,-3072,3461,-2188,-2627,-5476,-7153,-4496,-10632,4667,-5542,3225,-2117,-4706,-6540,-3699,-9749,3499,-4271,4001,-2214,
	5120,1021,-3072,-3072,489,-5146,-3856,-8382,-5071,858,7360,5982,-9164,114,-326,-7508,-4505,850,5638,5813,5615,-2589,44,
	5120,1024,-495,-641,4735,-896,-1065,4625,8036,-8608,5195,14394,861,-10869,17010,4009,3598,-5201,3218,13268,1261,-12522,13662,
	5120,1069,-1498,-3072,1372,-4215,-2201,-6844,-5234,618,-1391,11464,435,-13838,-3480,-7707,-6410,-412,-747,10301,-5395,-12124,-4302,
	5120,1081,-870,-870,3838,-1737,-870,-4025,-6424,7849,14552,10402,-252,-12011,-7389,-2918,-3814,4649,14444,8841,-743,-11584,-6327,
	5120,1101,-795,-1147,2426,-3129,-1650,-3295,-3807,-1551,-6144,172,-591,-1744,-739,-3168,-4159,-553,-6251,1149,1191,-2834,-1030,
	5120,1281,-3072,-3072,119,-5256,-4048,-3693,-5622,-1036,-7408,5351,-3118,641,-2779,-3648,-5611,-1430,-7863,4062,-1377,435,-2526,
	5120,1312,-733,-1029,2404,-2939,-1527,-974,390,-1892,-6729,-7380,-242,1824,-4465,-1019,-65,-1450,-7009,-7133,49,955,-4478,
	5120,1489,-1020,-1632,1960,-3206,-1877,-2472,-5373,-3630,-6221,-11912,-9762,-2442,-6746,-1974,-4764,-3352,-6065,-9894,-6893,-3582,-5694,
	5120,1525,-682,-998,2040,-3091,-1570,-1901,1935,-4788,-7872,-1181,-4998,-4417,-6522,-1913,1442,-4317,-8384,-1310,-4706,-5297,-6950,
	5120,1536,-3072,-3072,213,-4907,-3500,-2557,-4073,-4209,-8818,-3242,-1063,-6819,-6039,-1054,-2482,-2336,-5787,-1181,-10262,-3924,-7704,
	5120,1536,-256,-256,4608,-511,-256,-2859,-4616,7143,-9946,-9407,1214,-6812,-8330,-2765,-545,4557,-7983,-8456,-405,-5320,-4581,
	5120,1536,-3072,-3072,93,-5027,-4128,4014,2405,1451,-4653,1137,-3546,604,-5927,2988,1419,26,-6724,-1233,2068,-1270,-4793,
	5120,1538,-3072,-3072,339,-4779,-2975,-2953,-4443,-2298,-6423,-1085,38183,-9717,-6114,-696,-1737,1710,279,4727,7937,-1868,-9117,
	5120,1552,-1066,-1945,3527,-1576,-1945,1208,4090,-4054,5014,-12806,-1104,1976,-323,1129,4272,-3734,5643,-11323,-1679,2103,-2190,
	5120,2014,-967,-1333,1504,-3139,-1728,4571,1362,147,10830,-9210,7194,5240,11080,4664,1261,194,11186,-7431,8435,4185,13541,
	5120,2014,-967,-1333,3108,-1535,-1728,-5468,-8564,8869,7312,23744,1192,7536,20652,-6041,-11041,11086,7905,27041,2350,5056,24188,
	5120,2025,-799,-1591,3271,-1360,-1825,6948,10867,-8951,3793,-20987,-269,5529,8427,6451,9909,-7771,4254,-19364,416,4846,5298,
	5120,2043,-3072,-3072,1963,-2650,-2783,-1942,5999,-3061,-8872,-6015,-6931,8974,11386,-2193,5112,-3024,-8994,-6254,-2158,8026,12162,
	5120,2048,-357,-472,3966,-642,-951,-221,6395,-6074,7807,-5869,-3,-8322,17704,472,2571,-3332,6179,-8111,590,-9673,16711,
	5120,2220,-512,-512,3416,-1020,-512,1617,-4801,3687,3946,-11862,-1259,-7843,13640,1703,-599,23,5005,-10294,-356,-5879,13124,
	5120,2305,-3072,-3072,59,-4293,-3696,4649,5418,377,700,-271,-2430,5737,11091,3691,4363,-679,-646,-858,-753,3951,10491,
	5120,2538,-580,-1045,1094,-3023,-1613,3214,-3836,-4269,-6013,-2703,-768,22496,10812,3113,-4051,-4544,-5949,-2360,196,21724,11785,
	5120,2559,-3072,-3072,83,-4014,-3158,-2500,-1936,-9816,-6857,-5135,269,-13239,14786,230,1815,-6826,-3550,-2714,-11218,-7871,14296,
	5120,2929,-459,-661,1369,-2358,-1222,-122,-975,348,-775,15216,4836,-4616,-5340,-421,-1406,127,-930,14118,6058,-3885,-5373,
	5120,3013,-451,-859,2722,-921,-1559,-441,6209,-15377,249,-9285,-2195,-2711,-15167,-656,3762,-13480,1071,-9356,-2371,-3521,-9717,
	5120,3065,-1739,-3072,238,-3352,-2403,1268,-1557,-6533,-6026,-2104,-8555,-10757,-5832,2100,-446,-5403,-4985,-2171,-9381,-7823,-4588,
	5120,3069,-261,-398,3096,-491,-888,5663,-3319,152,-15263,12599,-5646,-765,27743,7423,-2790,-109,-16813,9972,-6440,-752,28433,
	5120,3071,-128,-128,3331,-254,-128,-659,53,-796,-8082,-8887,-5625,-509,-7796,-1859,773,-1028,-7265,-6258,-5164,-643,-9710,
	5120,3074,-3072,-3072,440,-3142,-2779,-6038,-5828,-8180,-5035,-2778,5173,890,-8714,-4456,-3416,-6149,-2727,-3381,-196,5145,-6946,
	5120,3131,-870,-870,1851,-1674,-870,3488,1410,-4279,-5914,6403,-435,-4230,17547,3767,2237,-4098,-6138,2215,-4225,-2989,7353,
	5120,3577,-300,-633,2365,-714,-1355,3052,98,7925,5590,7154,16402,2267,-8006,4008,373,7454,4432,3444,13626,3148,1079,
	5120,3585,-3072,-3072,13,-3058,-3230,4819,5909,6690,5560,-109,642,-13263,2367,3611,4145,5087,4727,230,1780,-15365,2088,
	5120,3590,-256,-256,2562,-503,-256,2516,198,122,-12106,-19317,-10873,2269,807,1477,1079,277,-11005,-14420,-7849,1851,-13094,
	5120,3590,-3072,-3072,73,-2992,-3074,5319,4716,4096,3448,33,858,-13137,952,5153,4506,3848,3663,189,459,-13081,1576,
	5120,4067,-487,-750,625,-1964,-1224,731,1113,-3365,4642,18275,5348,-1120,20377,1360,913,-2199,5206,15881,3552,-1467,14654,
	5120,4100,-1768,-3072,64,-2491,-2508,-363,2096,-1480,3871,-1015,-756,5377,2302,-826,1566,-2200,3013,-864,2086,4829,1792,
	5120,4105,-625,-1645,1316,-1234,-2016,-3911,-1526,-1227,-13324,-6245,-19546,564,-8716,-5109,-2184,-3614,-12345,-2692,-14017,597,-738,
	5120,4109,-187,-408,580,-1966,-1316,49,332,-510,-10438,-9954,-2676,-1695,-13845,-479,267,-1445,-10879,-6864,-218,-1379,-7638,
	5120,4613,-331,-1032,134,-1910,-1760,6930,7258,-3054,8048,-20252,-8234,1714,-21128,5958,6888,-4561,8529,-17191,-6274,1052,-14930,
	5120,5128,-199,-1766,61,-1467,-1996,2114,2923,-2333,-6397,-348,665,1073,15809,1387,2337,-3258,-4716,-1260,1247,1298,15223,
	5120,5637,-57,-333,133,-886,-1391,-2859,1010,-880,-6807,11267,-12033,-445,-18834,-1402,2463,308,-6918,12657,-12428,-256,-20914,
	5120,5645,-28,-3072,62,-949,-2049,1572,2956,2065,-12745,6816,14449,-4821,4788,1888,3079,2199,-10640,4522,11328,-3833,2895,
	5120,6132,0,-206,46,-478,-1535,8246,7489,7571,-3452,-5962,-9763,-1804,9440,5174,5631,3920,-2992,-5949,-10274,-1223,13151,
	5120,7680,0,0,0,0,-519,-8082,-9674,-13488,64,-2710,-6337,-680,8510,-3804,-6004,-8686,134,-533,-3829,-451,-2314,
	5260,2268,-2007,-3072,1215,-3452,-2602,-1132,-2085,1578,3366,-4894,12308,8189,9016,-1762,-3092,789,3385,-4206,15976,6812,10060,
	5265,787,-713,-713,4797,-1362,-682,-7834,-11130,6447,1475,-12396,-266,-10525,-5375,-7079,-7206,3082,2730,-12545,-416,-8121,-3655,
	5332,2672,-3072,-3072,0,-4408,-3996,5891,4428,10921,3277,2935,6909,12707,8567,3191,1044,8389,411,583,11466,8885,8210,
	5376,-511,-3072,-3072,343,-7336,-4672,-3821,239,-1574,-650,1738,-2360,768,-183,-3355,317,-1459,-239,1703,-1023,663,-206,
	5376,0,-3072,-3072,216,-6952,-4576,-6311,-5849,-1537,-6530,23509,-606,-1757,-311,-6041,-5946,-1447,-6121,22951,-779,-1418,-365,
	5376,512,-3072,-3072,162,-6494,-4272,-6426,-9243,2754,-360,-8392,1977,-3962,258,-6489,-9690,3478,213,-9903,-1946,-2135,-196,
	5376,1017,-2543,-3072,3646,-2505,-2790,378,1494,-742,-1172,21636,1860,99,-1882,835,1744,197,-897,20548,2797,961,-1089,
	5376,1024,-472,-589,5215,-929,-1089,7165,10830,-7474,3143,13538,533,16809,-3458,6874,6603,-4286,1044,12245,769,15184,-6526,
	5376,1079,-1316,-1902,2348,-3742,-1902,-10147,-9556,-5735,-570,5880,10926,-18037,1316,-9955,-8880,-6861,380,4514,10120,-15291,199,
	5376,1134,-693,-890,3209,-2825,-1423,2763,4334,6274,10288,8701,2518,11200,134,2509,3708,6529,9904,8966,2678,9957,-175,
	5376,1281,-3072,-3072,119,-5768,-4272,-5731,-7300,2923,6031,4539,-4352,-1902,-675,-5550,-7203,2840,6092,3775,-4490,-1344,-690,
	5376,1330,-686,-896,3191,-2647,-1331,3305,3689,11191,2381,8644,2138,24361,-3068,3280,3946,10298,1833,8509,1949,23372,-3247,
	5376,1480,-747,-1211,2085,-3603,-1826,-679,1526,4304,-3911,8383,-6335,-2751,-343,-383,1712,4692,-4681,7991,-4899,-2947,-1732,
	5376,1481,-1060,-1433,2499,-3188,-1614,3172,718,8528,2184,14200,-1529,7773,-5140,3849,2331,6419,2446,11506,-4727,9713,-6075,
	5376,1536,-3072,-3072,104,-5527,-4384,2300,-33,4213,4310,9068,-3947,-1714,-3046,1412,-844,3077,2875,7724,232,-2837,-2189,
	5376,1536,-3072,-3072,212,-5419,-3708,-5637,-5651,-287,-2857,9198,4764,-9024,20599,-3663,-3854,1832,254,10730,-5400,-5725,18849,
	5376,1536,-3072,-3072,341,-5291,-3231,-7282,-6489,-977,-4686,7637,39244,-12222,-2839,-4648,-3907,2944,1055,12736,12535,-5930,-6140,
	5376,1547,-1074,-1844,3727,-1894,-2201,343,-97,-5602,-2647,1374,1401,-21923,-2776,-947,-2016,-3139,-1777,4004,1566,-21158,-3517,
	5376,1992,-1089,-1589,1526,-3651,-1984,9730,-3670,7997,9631,-12051,7023,-2644,-10705,9667,-3630,8040,9912,-10384,7803,-2366,-9391,
	5376,1992,-1089,-1589,3271,-1905,-1984,-3782,-7815,18656,6510,14308,4095,4359,-7974,-3743,-8394,19812,7608,16497,3123,3117,-5265,
	5376,2048,-331,-440,4428,-692,-969,-271,8749,2700,-12496,-4739,1008,-4253,-7536,1099,4897,5588,-14445,-7497,1425,-5650,-10063,
	5376,2049,-3072,-3072,2106,-3013,-2975,-6277,-10018,-9663,-10884,-21507,-28816,-13997,-12359,-6382,-10762,-9711,-11465,-21665,-23199,-15102,-10663,
	5376,2052,-759,-1419,3563,-1554,-1945,4447,6183,-9973,-2180,-23778,807,6022,-320,3102,2890,-7004,-2227,-23071,1268,4871,-2732,
	5376,2218,-512,-512,3928,-1022,-512,1235,-4993,10287,-18826,-9654,-101,-6298,-11886,717,-725,6360,-17745,-6911,1272,-4557,-10605,
	5376,2304,-3072,-3072,59,-4805,-3952,2098,2494,5516,-3416,-6181,623,-1581,8802,1671,2025,4940,-3930,-7069,1564,-2384,8575,
	5376,2525,-594,-1061,1192,-3451,-1825,-2878,1566,6990,-3343,-6950,661,6173,-7555,-2936,1364,6912,-3324,-6034,1796,5554,-6430,
	5376,2559,-3072,-3072,87,-4522,-3404,-316,-5849,1935,-346,-5501,8491,-5651,-16226,2710,-2023,4879,2493,-2498,-2863,-1603,-17977,
	5376,2943,-439,-590,2216,-2009,-1015,2389,-2042,11415,12293,-20496,-7418,-2386,4104,1880,-766,9698,11293,-21027,-6171,-300,-2653,
	5376,3048,-423,-809,3034,-1086,-1613,-176,7722,-10251,1951,12805,-1250,-1863,1439,54,5077,-8138,1962,10371,-2515,-2888,3652,
	5376,3069,-1691,-3072,235,-3864,-2541,-3631,-574,2611,-4155,-292,25926,-10941,6756,-2412,966,4040,-3224,-1630,19655,-5927,7079,
	5376,3072,-246,-364,3558,-538,-913,-2316,-3425,9320,14740,-5839,-2430,641,17695,522,-2773,9034,13301,-8621,-2864,724,17272,
	5376,3525,-314,-632,2722,-921,-1559,-2386,1944,7661,-15591,8213,19045,2517,-27643,-1030,901,8235,-16223,3503,16144,2616,-19334,
	5376,3584,-3072,-3072,99,-3485,-3330,2343,2069,8702,-2098,1287,-5948,4742,-1520,1790,1261,7909,-2447,1700,-4763,3518,-1622,
	5376,3584,-3072,-3072,14,-3570,-3486,1254,5067,4942,-4037,257,1414,-19066,-6300,-119,3077,3284,-5067,797,3451,-22292,-7426,
	5376,4046,-502,-835,646,-2476,-1480,-2752,824,7410,-1208,12260,6522,-2968,5541,-2558,517,7460,-1350,9282,4572,-3620,1576,
	5376,4089,-199,-448,769,-2310,-1355,1758,561,8980,455,8439,-1173,-2104,16775,1594,413,8346,-167,8203,-302,-1755,14877,
	5376,4101,-1944,-3072,75,-2991,-2714,-1759,-2661,4832,-1358,2918,-6338,2461,-4574,-1737,-2508,4661,-1683,2447,-4984,2809,-4691,
	5376,4104,-642,-1749,1487,-1577,-2170,-2637,-3055,9972,10536,2979,-1568,128,-6406,-3319,-3120,8441,11027,5288,1357,-466,-1522,
	5376,4617,-329,-1019,154,-2397,-2016,5173,-2945,6786,11383,-21899,-18449,1537,-10559,3681,-3510,5043,12635,-15852,-13462,401,-69,
	5376,5123,-203,-2022,66,-1979,-2252,-3227,-836,6327,-6085,2226,195,2638,-1385,-3393,-1062,5906,-4854,190,-144,2550,-2496,
	5376,5642,-56,-333,128,-1398,-1504,-10478,-9966,-4225,15388,-110,15168,1007,-16191,-7899,-7770,-2009,15768,-575,11184,1084,-25116,
	5376,5644,-30,-3072,63,-1461,-2304,-1694,1739,2114,-14061,21122,7301,-469,-6409,-1163,1955,2443,-12248,17956,3183,464,-8472,
	5376,6151,-1,-201,62,-955,-1791,2485,972,7189,-4898,-5577,-6191,-400,-14727,-746,-1197,3419,-4745,-5927,-6141,-85,-8016,
	5376,8132,0,0,0,0,-519,-3840,-1641,2000,-74,-925,18942,-279,25309,-993,1240,5619,-67,1050,21589,153,12040,
	5433,2981,-3072,-3072,578,-3723,-3003,-5174,-9027,149,-9914,-10628,2379,-1340,12865,-3500,-6730,1564,-8557,-10873,-2668,2756,13481,
	5559,4240,-1106,-1922,262,-3032,-2157,1006,-1060,-305,-3936,9560,21727,-267,5899,1886,-594,593,-3562,7098,17625,444,4286,
	5608,5608,0,-3072,0,-2025,-2804,2684,-4013,-1228,-12750,-13737,-14057,2029,4179,1988,-4398,-1293,-13387,-10685,-9248,2276,6035,
	5632,878,-1292,-1637,2631,-4171,-2096,305,-6103,1171,-2233,-4927,-11840,-1953,4754,99,-6628,1742,-1506,-3951,-7734,-2094,5251,
	5632,1024,-3072,-3072,116,-6540,-4928,-1021,-5694,1139,-808,8448,117,347,224,-1469,-5957,86,-1302,9213,3578,-1572,604,
	5632,1024,-3072,-3072,514,-6142,-4368,-2314,-5075,3755,-3966,4754,10096,-1282,1185,-1940,-5123,3278,-4948,4272,20557,-2830,1428,
	5632,1081,-870,-870,4859,-1740,-870,-2219,-6192,7638,-4462,8926,-1809,9586,-509,-1400,-3475,4849,-2654,9057,-1299,10858,862,
	5632,1536,-256,-256,5632,-512,-256,3932,-12388,2019,-9267,-6514,1065,-745,-1928,-1453,-11160,-914,-6669,-3777,255,1477,1250,
	5632,1988,-1124,-1509,2018,-3674,-1870,-219,4740,5305,9095,17210,-6625,1865,-10469,9,5332,4305,8448,14586,-10698,4938,-11127,
	5632,2048,-3072,-3072,107,-5525,-4368,-550,579,-1464,-5060,4998,5080,-8120,15568,-1312,-146,-2154,-5554,3790,7810,-8153,16183,
	5632,2219,-512,-512,4438,-1023,-512,4215,-2053,2758,-14754,-6711,100,-3299,-9182,2328,1068,-770,-13667,-3428,1362,-1956,-6963,
	5632,3057,-740,-990,1487,-3136,-1728,-1120,1358,3325,-980,81,8208,13952,3477,-785,1359,2997,-1308,-1438,7994,13421,6355,
	5632,3067,-3072,-3072,518,-4095,-3291,-6283,-7365,-553,-5402,-1801,15393,234,8893,-5032,-5901,109,-5140,-1570,13952,1644,8825,
	5632,3071,-128,-128,4353,-255,-128,287,-1058,-7459,2435,912,327,1873,8836,-5378,-3126,-7218,2512,3009,-367,1500,12845,
	5632,3071,-3072,-3072,99,-4510,-3844,-5764,-7433,-2664,-2757,-4191,-6633,7438,6413,-6389,-8367,-3255,-3526,-4248,-4597,5227,5675,
	5632,3129,-870,-870,2827,-1724,-870,-655,-2347,6421,-2054,-2988,3230,-4886,5165,-215,2201,2358,-2819,-3589,1087,-2550,-4403,
	5632,3584,-256,-256,3586,-510,-256,3546,-4873,-2570,88,-4342,-2687,2826,-10110,-25,-3749,-3988,184,1943,110,3272,-13952,
	5632,4083,-479,-766,727,-2870,-1564,385,2174,2909,2946,20282,7830,-3483,16966,580,1860,2722,998,14010,3594,-3177,9008,
	5632,4096,-3072,-3072,99,-3485,-3329,-2246,727,-983,-1446,5380,-4252,11346,-14965,-2164,839,-909,-906,5650,-4514,11469,-14385,
	5632,5093,-220,-487,624,-1963,-1224,-1593,-640,282,8885,-11171,7393,4072,42270,1600,713,3277,9768,-14384,2643,4010,22522,
	5632,5124,-128,-3072,76,-2480,-2816,-3303,503,1762,10694,2031,-1650,1717,-6158,-3461,399,1419,8458,2060,-845,1858,-7143,
	5632,6053,0,-237,246,-1381,-1036,-10513,-8994,-7952,-8465,-6469,-6186,471,79078,-944,-2287,1701,-4895,-6271,-13160,514,41172,
	5632,6156,-7,-130,63,-1461,-2304,10287,8460,10090,15985,6695,-19734,334,-18940,3846,3387,4076,14838,9091,-10745,241,5377,
	5632,7030,0,0,89,-562,-1210,-13446,-11275,-10593,116,-6929,-6223,-605,4956,-9969,-8795,-7348,1327,-5544,-7468,-745,-2646,
	5632,7156,-1,-8,37,-487,-1793,15897,15552,14102,244,17623,17636,-485,-18934,9128,9010,6003,-287,13350,14481,-621,3729,
	5632,8008,0,0,0,0,-754,-3928,-4593,-2125,665,-563,-5674,-204,21827,-1204,-2159,938,537,1390,-3309,263,13562,
	5632,8200,0,0,0,0,-1281,1763,7501,4980,158,-157,-4717,-192,-50551,-1395,3586,-475,-33,-1965,-8202,-389,-19416,
	5632,9011,0,0,0,0,-846,-39,-45,2344,-919,963,-1522,77,-13453,-859,-1062,669,-1340,677,-2713,-127,-2589,
	5632,9156,0,0,0,0,-394,3112,151,2008,-878,1041,-1290,159,40770,1484,-176,3484,-856,1234,1291,505,16085,
	5633,2007,-3072,-3072,39,-5636,-4529,-1826,1090,1416,-5945,8220,-1744,-766,-7249,-3211,-185,407,-6882,6867,409,-879,-6374,
	5633,2552,-3072,-3072,32,-5098,-4177,-2628,240,-515,-5737,-3932,-2615,-6257,-16803,-3220,-478,-1016,-5983,-5029,-1649,-6526,-16496,
	5633,874,-3072,-3072,1055,-5753,-4169,-10989,-10549,-2793,-1349,-20828,-37022,9714,2749,-9244,-9251,-2776,-4448,-19506,-11292,4717,3411,
	5633,338,-3072,-3072,1325,-6020,-3121,784,-1199,453,3730,-7650,20723,1938,135,-2706,-3287,442,2738,-10090,5051,2963,474,
	5633,1870,-3072,-3072,403,-5410,-4465,-3495,2296,3877,9082,13258,-22781,7658,-4729,-5837,-200,1453,5640,11062,-6015,4033,-3108,
	5634,1265,-3072,-3072,22,-6396,-4802,-1519,-6512,4334,5469,-18148,-1434,2697,-230,-2185,-6870,3854,5266,-17830,-2087,2128,-69,
	5634,1837,-3072,-3072,242,-5605,-4258,-1926,-3163,895,5844,11438,-12744,3854,-4413,-1952,-3214,601,5661,10741,-8755,3675,-4221,
	5634,2446,-3072,-3072,94,-5145,-4346,-829,-572,377,-4516,-3825,-6380,-2598,-15290,-2966,-3018,-1355,-6163,-6465,-503,-3793,-13935,
	5634,2747,-1916,-3072,595,-4343,-3069,-1359,824,2573,-2867,-5409,-15904,13865,5134,-1756,282,2118,-2714,-2555,-9538,11015,5313,
	5635,1070,-3072,-3072,1047,-5568,-3263,-2386,-2827,-3976,-2871,-940,23405,-3149,3417,-1740,-2147,-2427,-723,524,8334,-774,2147,
	5635,3372,-3072,-3072,331,-3984,-3359,-2692,-8127,-5729,6192,-2283,-6224,-825,-2771,-1956,-7252,-5330,6206,-2162,-6477,-144,-2565,
	5640,1280,-3072,-3072,47,-6369,-4584,-2045,-5629,1414,-3498,5060,-2999,804,-213,-2133,-5571,1658,-2995,4782,-5969,1736,-354,
	5640,1137,-3072,-3072,424,-6135,-4456,9771,10955,-1145,-1009,-20043,-17612,1557,998,9811,10701,-1863,-2032,-20529,-8119,-59,1284,
	5642,2999,-3072,-3072,67,-4634,-4038,-544,4354,814,8077,-3909,-4081,11346,5155,-2304,2014,-622,6636,-5128,-6,8463,4943,
	5643,2360,-3072,-3072,49,-5293,-4355,8107,6653,3558,7413,-128,897,3466,-13595,6760,5189,2490,6569,-2020,3831,3220,-12618,
	5644,1773,-3072,-3072,279,-5652,-4364,1163,-1086,775,8306,8715,-13160,-319,-3347,534,-1751,-105,7287,7669,-5940,-1402,-2830,
	5645,1665,-1309,-3072,1991,-4051,-2996,-3229,-3026,-9142,-3737,5393,811,24736,-5016,-3298,-3330,-7075,-5533,6188,8416,17241,-3910,
	5653,822,-3072,-3072,1375,-5525,-3268,4218,-1640,472,-5193,960,11751,-355,3953,3916,-1494,1303,-4879,1291,3967,115,3727,
	5664,2304,-234,-927,1704,-3736,-2180,-1122,357,-3216,1719,-8478,10806,-12964,-822,-1016,566,-2460,3076,-5476,12056,-13733,672,
	5664,5888,-10,-338,64,-1792,-2260,1860,3907,2677,-9063,6723,-13279,1025,-18298,-2137,1148,-596,-8819,9832,-5610,784,452,
	5665,2348,-3072,-3072,292,-5106,-4025,-8350,-865,-1135,7221,-1479,-9239,704,-13442,-8404,-1044,-1474,6944,-2037,-4409,-262,-13330,
	5673,2268,-2007,-3072,1215,-4278,-3015,-414,2887,3527,8880,4032,7356,7135,-14719,-554,2483,3332,8800,5552,10836,4353,-15095,
	5677,787,-713,-713,4797,-2185,-1093,-1079,-1850,234,3908,-13202,-2301,-10266,1049,-1601,-2798,924,3962,-13035,-1865,-10814,825,
	5681,1151,-3072,-3072,1,-6626,-5105,3519,-4053,-1886,4304,-15991,1931,4375,-89,2721,-4405,-2854,3809,-14570,2901,2303,228,
	5689,2981,-3072,-3072,578,-4235,-3259,-6084,-2276,-574,6683,-3189,12017,2880,6248,-3973,224,730,7470,-2753,7522,5418,5804,
	5689,1016,-3072,-3072,8,-6770,-5177,-5234,-3678,2161,-2809,-13449,4667,1958,-17,-5595,-3585,1187,-3013,-11823,5941,-188,324,
	5727,2672,-3072,-3072,0,-5198,-4391,4114,-4698,2977,-6189,-625,5748,1893,5955,2341,-6787,1723,-7165,-2866,8565,1583,7059,
	5758,1628,-3072,-3072,457,-5848,-4254,12797,1981,-1073,5597,2532,-18332,1319,-480,13119,2176,-1216,5347,2120,-11917,717,-451,
	5815,4240,-1106,-1922,262,-3544,-2413,-1974,347,-4116,-6270,-1456,8993,-5105,1213,-1337,863,-3445,-6128,-453,7990,-2836,2675,
	5823,1883,-506,-765,3297,-2881,-1677,1408,5922,-378,13493,4469,881,-2345,-4694,729,4752,883,13612,5939,1445,-3178,-3299,
	5825,3488,-201,-376,2218,-2360,-1532,-412,-1146,-1203,2873,-3115,8911,-2497,1777,-1157,-1762,-1188,2718,-1383,10111,-2907,5904,
	5864,5608,0,-3072,0,-2537,-3060,2466,2285,-318,17336,-11146,-6502,2138,5382,2071,2127,-75,16266,-7870,-2522,1857,6903,
	5888,-512,-3072,-3072,344,-8360,-5120,-2089,-981,9667,216,-1104,-5461,687,-312,-1527,-453,9089,761,-141,-4206,793,162,
	5888,0,-3072,-3072,220,-7972,-5056,1476,225,506,6553,126,4703,-1157,-541,1978,697,92,7112,18,5538,-1152,-387,
	5888,512,-3072,-3072,194,-7486,-4736,4429,6300,6406,4449,-3034,5618,-4727,-477,4290,5915,6780,4726,-5133,3944,-4325,-674,
	5888,1024,-434,-504,6183,-985,-1130,1843,9884,-2145,5395,-6795,-1281,-2964,555,3261,8494,-696,3944,-7468,-1071,-4772,-535,
	5888,1025,-2295,-3072,3866,-3301,-3243,-88,4282,-2110,20999,-17711,-2477,1537,1741,-614,3805,-1772,18907,-16684,99,739,2222,
	5888,1075,-1355,-2276,2351,-4766,-2414,9923,12531,6395,-3447,-4744,8843,-21327,4171,8712,11060,5166,-3041,-6676,3967,-20914,3873,
	5888,1151,-651,-832,3841,-3199,-1601,-333,303,-8688,-13517,-19847,953,-1361,4204,-314,-156,-7674,-13098,-18911,1752,-2300,3974,
	5888,1280,-3072,-3072,120,-6792,-4768,2221,6557,566,-5538,5995,-5900,3301,-137,2112,6630,761,-5107,5497,-6945,3728,-267,
	5888,1364,-619,-778,3841,-2986,-1494,739,-446,-5616,2531,2350,501,19700,2067,772,-662,-5104,2425,3824,1469,18050,2101,
	5888,1489,-1033,-1393,3037,-3666,-1840,364,1559,-3586,-3242,-5835,1953,-11019,735,1387,3089,-4526,-1240,-6577,-166,-7836,910,
	5888,1498,-739,-1110,2749,-3946,-1986,235,393,-4747,-3361,2471,-891,-8663,3139,557,620,-4150,-3410,2750,983,-7828,2592,
	5888,1536,-3072,-3072,126,-6530,-4896,6077,11269,-4313,-3138,3488,-5231,408,-645,5163,10570,-5092,-3693,3394,-2293,-638,-648,
	5888,1536,-3072,-3072,216,-6439,-4188,2580,6651,-6324,-5079,2862,5292,-3809,-388,3647,7812,-4463,-3374,3768,-4061,-607,-921,
	5888,1536,-3072,-3072,508,-6148,-3466,1827,5100,-5057,-4356,-22511,24419,-6152,620,4101,7166,-1639,-1197,-17460,-1465,-1254,-1136,
	5888,1549,-1025,-1727,4230,-2412,-2158,-7251,-3947,-1100,-4964,4885,3075,-353,1415,-7536,-3799,-529,-3026,3842,-380,1728,473,
	5888,1996,-1059,-1424,2082,-4114,-2103,-2978,1680,-4533,1729,7594,-5136,-17640,-6775,-3027,1589,-4369,1840,8301,-6305,-16652,-6307,
	5888,1996,-1059,-1424,3904,-2291,-2103,2976,-2048,3048,-4954,223,3080,2131,-6248,2370,-3719,4872,-4274,78,2057,1708,-4739,
	5888,2048,-286,-383,5367,-777,-1001,-6988,2672,-1355,-7985,20455,-156,974,-1605,-3325,1383,854,-9667,17844,103,-173,-4438,
	5888,2048,-3072,-3072,2343,-3801,-3210,-1566,5750,1283,6769,7352,1434,-13609,-5704,-1214,6197,1150,6453,7250,-1241,-12923,-5362,
	5888,2053,-754,-1288,4098,-2041,-1902,3594,6094,-7534,-6749,-2019,507,5743,-2115,3180,4687,-6149,-7676,-4399,-634,4707,-4756,
	5888,2219,-512,-512,4950,-1023,-512,3883,-2460,1298,12435,-4528,-416,-569,-4219,133,-1205,-1521,13558,-1463,306,591,-1930,
	5888,2304,-3072,-3072,59,-5829,-4464,1202,12180,-3071,-4363,5092,2234,-2623,14347,1052,12251,-2971,-3886,4904,1475,-1276,14593,
	5888,2547,-580,-1060,1417,-4228,-2201,-1937,-1345,-5415,-7415,-7499,-13948,-3641,-7626,-2237,-1700,-4999,-7116,-5838,-13131,-4660,-6897,
	5888,2560,-3072,-3072,113,-5519,-3870,-2343,167,-7300,-3112,166,8191,29849,9467,852,3716,-4564,-219,3378,-2119,32435,8423,
	5888,2908,-464,-652,2346,-2938,-1527,-1070,-2666,1316,11380,7284,-7552,-4042,2612,-798,-2233,494,8524,3159,-8932,-3472,-633,
	5888,3068,-414,-754,3583,-1540,-1945,-2423,6171,57,4501,10085,-884,-2895,16299,-2730,843,4090,4222,5386,-1780,-4864,17322,
	5888,3072,-224,-305,4470,-650,-954,-8844,-3905,7249,530,-594,-464,2586,12441,-3092,-2229,7598,-403,-3088,-197,2526,10894,
	5888,3073,-1682,-3072,340,-4779,-2975,4379,-232,-2845,2434,-2497,310,1480,4520,5370,747,-2189,2477,-2821,-6337,2568,3376,
	5888,3546,-297,-590,3289,-1358,-1825,-2433,7414,-11946,-11731,9274,-2897,901,-16433,-545,5078,-9820,-12298,3072,-5801,-65,-13055,
	5888,3583,-3072,-3072,100,-4509,-3842,3566,3094,-3279,314,-546,6531,5277,7243,3377,2662,-3241,127,-180,7465,3096,6710,
	5888,3584,-3072,-3072,14,-4594,-3984,3326,5079,-2022,5784,970,1929,6837,10583,2617,3978,-2293,5511,1182,3073,4136,9764,
	5888,4070,-487,-793,740,-3382,-1820,678,966,-3413,-6128,13274,-7718,-4856,-5759,763,802,-3586,-9791,6740,-13987,-3553,-11334,
	5888,4071,-199,-424,1097,-3024,-1613,706,549,-2018,4983,6713,-18769,-3045,10322,590,368,-2837,1976,2757,-20427,-2410,5387,
	5888,4093,-647,-1691,1795,-2304,-2541,5386,-850,-4770,-12137,-13987,-9612,-4955,-13011,4344,-754,-4228,-8323,-4252,-3680,-6848,-2596,
	5888,4095,-1982,-3072,84,-4013,-3159,305,-1275,-5330,-3893,1846,-7745,-12008,-8103,489,-721,-5445,-4401,1875,-5213,-11877,-7394,
	5888,4601,-339,-1137,238,-3353,-2404,-3602,-410,-1366,-13519,-11727,5,-3439,-13320,-3776,-40,-1044,-12729,-6358,2292,-3328,-7231,
	5888,5125,-200,-1976,75,-2991,-2714,727,-3786,-3428,13289,-4596,-10418,-356,648,1047,-3467,-3059,12872,-2825,-6812,-548,2711,
	5888,5636,-32,-3072,76,-2480,-2816,-3132,2142,-6328,14954,3529,3308,2485,-3052,-2190,2734,-5584,12382,895,-735,2919,-4479,
	5888,5641,-58,-329,154,-2397,-2016,-1057,-2882,-5312,-4821,1662,33120,1272,-13261,-537,-1988,-4283,-6534,-4147,24745,1812,-16161,
	5888,6147,-1,-204,66,-1979,-2252,1718,2096,-2953,-9382,8569,7434,486,-18894,-245,678,-4149,-10613,6812,8029,388,-8114,
	5888,9185,0,0,0,0,-519,10321,-182,-3992,-1176,1317,-2284,76,43844,8590,-465,-2186,-1522,1858,1201,517,16011,
	5968,3751,-120,-384,1826,-2775,-2024,-2208,-1058,-6284,535,-4495,4680,19860,-38520,-3331,-1861,-5131,6781,8103,11604,17224,-17789,
	5975,2353,-3072,-3072,835,-5179,-3860,1344,4872,-5653,-4270,4126,-18454,-23108,-9033,2415,5851,-5349,-4031,4390,-13327,-24420,-9345,
	6144,767,-3072,-3072,433,-7504,-4524,1052,-384,926,851,17267,7390,5544,-372,668,-1091,1491,499,14765,4556,5817,-688,
	6144,1024,-3072,-3072,116,-7564,-5440,397,-65,1821,-4804,-11283,1585,863,-280,868,541,1062,-4557,-10580,6714,-10,-267,
	6144,1024,-2172,-3072,4050,-3630,-3352,2461,-2069,4606,5827,6881,700,855,1390,1932,-2420,4451,4305,7432,478,155,1506,
	6144,1551,-1013,-1743,2385,-4768,-2414,3964,4809,7844,-2992,-1647,-4161,35582,1312,3491,4348,7562,-2932,-1919,-6593,34490,645,
	6144,2004,-1013,-1302,2532,-4168,-2096,-3460,32,-1971,3195,-1891,436,10627,17715,-3219,140,-1700,3437,-1426,-811,11887,18218,
	6144,2047,-3072,-3072,2460,-4197,-3466,-2512,-6513,-555,5622,12623,20986,11045,-3210,-2109,-5684,-280,5424,13122,18649,10806,-3229,
	6144,2048,-266,-358,5842,-814,-1014,-14951,-10045,-3023,15971,-2339,-1277,1471,718,-9260,-8656,-1534,14734,-4358,-905,263,-1355,
	6144,3072,-3072,-3072,110,-5522,-4356,1983,-1818,5507,4302,-1552,242,77,6019,1733,-2182,5384,4633,-2057,1703,565,6678,
	6144,3580,-276,-565,1407,-3717,-1945,-2902,-764,3155,17375,9541,10229,-2264,8907,-2698,-709,3117,14142,5921,7110,-1686,6946,
	6144,3585,-1061,-2613,2106,-3013,-2975,3093,1830,4805,2698,3513,6012,-3640,17712,2589,1165,4374,522,971,2349,-3569,12275,
	6144,4088,-476,-740,1481,-3135,-1728,-1356,1154,2132,8976,8241,-10453,-4876,3857,-1056,1288,1413,6521,2533,-13437,-4072,1004,
	6144,5120,-127,-3072,99,-3485,-3328,1040,-633,7225,-3124,4539,294,-6296,-1554,744,-760,6804,-4350,5102,1168,-6960,-2153,
	6416,4492,-212,-551,2763,-1993,-1885,3548,-1266,2666,7796,9876,19050,-232,-2499,3878,-786,2893,7026,7755,16962,-855,1917,
	6656,-1024,-3072,-3072,552,-10200,-5952,364,153,4941,-3274,-2091,-3017,-2507,-1281,263,10,4887,-3235,-1962,-2759,-2076,-1039,
	6656,-512,-3072,-3072,360,-9880,-5856,1772,2775,7200,-1740,-4128,-3760,-770,-3493,1019,2223,7102,-1277,-2780,-3323,151,-2146,
	6656,0,-3072,-3072,0,-9728,-6656,-847,-726,-2372,5290,18842,7145,2280,18207,449,486,-1965,4807,17344,5202,967,15743,
	6656,0,-3072,-3072,0,-9728,-6656,-902,-538,-2284,5300,-4725,6986,2392,-5360,394,675,-1876,4817,-6223,5043,1078,-7824,
	6656,1,-3072,-3072,4514,-5213,-4016,-6138,-5788,5893,-7625,4040,4643,-5025,308,-5768,-5452,5814,-7211,3916,5013,-5209,95,
	6656,256,-3072,-3072,424,-9048,-5304,-452,-1907,-4812,3205,-2694,70,875,-1497,-963,-2181,-4348,3879,-1646,2614,1117,218,
	6656,347,-2051,-3072,2569,-6812,-3425,8701,6499,1053,8027,4897,13114,5363,248,5420,4564,1179,6040,4392,2902,5359,-106,
	6656,484,-953,-1206,5412,-3831,-1916,5200,5979,3544,-8884,2179,-946,-12564,-435,5445,6353,3955,-7031,1040,-1935,-10637,-417,
	6656,512,-3072,-3072,194,-9022,-5504,879,1776,-5075,1117,-3512,2231,-832,-1891,133,1535,-4193,1537,-2675,2262,-243,-383,
	6656,512,-3072,-3072,172,-9044,-5696,3899,2605,-5404,1328,-3550,2403,-932,-2016,3502,2626,-4897,1989,-2136,2841,-112,-1001,
	6656,512,-3072,-3072,294,-8922,-5952,-695,-573,-4575,1786,-3306,1937,-423,-1353,221,251,-5333,3124,-863,6024,252,-1617,
	6656,513,-3072,-3072,2159,-7056,-5320,-15897,-10281,-3963,-11710,5683,-19621,3477,-1244,-10722,-7289,-4938,-7590,5973,-2116,2932,-484,
	6656,557,-3072,-3072,537,-8634,-4595,1403,1881,-2914,1944,20774,2508,43,-230,145,537,-2310,111,17217,-879,-2007,712,
	6656,655,-1635,-2289,2768,-6305,-3169,2339,1781,-643,6023,-4805,9667,-1334,-147,1624,1445,-407,4895,-4860,7129,-1736,157,
	6656,664,-1303,-1642,3864,-5200,-2605,-2721,-2995,-5761,1756,-1370,-8320,-34775,-323,-3501,-3777,-5909,889,-1597,-8381,-35134,-115,
	6656,664,-1303,-1642,5897,-3167,-2605,2937,1516,976,6955,-3460,2130,8007,-125,2261,1137,618,5725,-1677,1687,6432,11,
	6656,768,-3072,-3072,449,-8511,-5036,1164,1024,-867,-1540,-4560,6422,2991,-73,980,947,-31,-1715,-5726,6877,2599,430,
	6656,884,-1256,-1584,3686,-5157,-2582,4710,5508,4017,-654,-8386,16714,42422,-63,4173,4915,3858,-972,-8318,16373,41932,280,
	6656,949,-1158,-1490,5788,-2992,-2527,-738,-2361,-1301,2215,-7273,428,4971,500,-1398,-3382,-1652,419,-6388,166,3217,287,
	6656,1024,-3072,-3072,1732,-6972,-5176,11253,9679,12136,4016,-6056,-13552,-5426,555,12937,10017,10388,5339,-6412,-464,-6297,641,
	6656,1024,-3072,-3072,0,-8704,-6144,47,1629,6177,-290,-6237,3548,-1523,-807,212,1566,4993,-331,-4635,3678,-1151,-995,
	6656,1024,-387,-449,6346,-2358,-1179,280,-157,-5488,-5913,-1940,10645,-4451,-511,-991,-1022,-5498,-5975,-2789,10320,-3935,-611,
	6656,1024,-387,-449,7626,-1078,-1179,-6293,-6476,5043,-1690,-2157,-1331,16643,-246,-61,-2745,5167,-2690,-1686,-892,11642,-396,
	6656,1024,-3072,-3072,116,-8588,-5952,-2033,-1051,-1987,-2369,16789,449,-1788,-423,-1722,-890,-2804,-1897,18393,3260,-1307,-427,
	6656,1024,-2209,-3072,4240,-4463,-3733,-183,442,-5050,-6881,-4805,-10178,13236,-858,805,1384,-5187,-6298,-4909,-10147,12694,-947,
	6656,1031,-3072,-3072,2948,-5749,-4448,-287,-1701,-6653,-530,-7492,-12212,-16170,615,1238,43,-5255,-85,-5793,-9977,-15493,525,
	6656,1079,-1273,-1972,2507,-6142,-3087,-2375,-776,-1040,1329,5084,-10447,-11064,805,-2072,-567,-918,726,5228,-10720,-11438,1051,
	6656,1081,-870,-870,6906,-1741,-870,2827,4522,29,7274,15398,-3433,-7397,-296,2057,4454,-231,9295,14145,-3524,-4374,225,
	6656,1169,-607,-749,5140,-3419,-1710,-4209,-2602,-2907,-2232,16951,-3448,13945,1077,-3392,-2013,-2162,-1709,16979,-3318,13331,989,
	6656,1195,-512,-512,7509,-1024,-512,-1609,-3575,-426,-4822,-3125,-85,-5894,-259,-5164,-5104,-883,-4430,-3092,-129,-2950,141,
	6656,1280,-3072,-3072,140,-8308,-5536,-1764,-1906,891,-3867,13093,-6444,-1467,181,-1663,-1615,1481,-3460,13144,-4818,-921,498,
	6656,1399,-559,-710,5135,-3194,-1597,-4509,-4415,-3034,15940,-8158,-4206,15923,1518,-3494,-3591,-2089,16591,-7517,-4021,14683,1528,
	6656,1536,-3072,-3072,249,-7943,-4892,215,-1408,-3012,-940,-15253,8280,-987,630,256,-611,-955,-1148,-16049,994,45,918,
	6656,1536,-3072,-3072,129,-8062,-5020,2024,-750,-3374,-918,9343,-172,-1469,456,2051,87,-1034,-1047,8335,-7100,-375,874,
	6656,1536,-256,-256,7680,-512,-256,3577,5427,-1986,945,986,1633,-4244,-67,636,3744,-2009,1094,1201,1472,-1957,119,
	6656,1537,-3072,-3072,507,-7684,-4223,-1022,-1034,-2940,-1326,6695,15008,-469,1008,-1729,-763,-1254,-2798,8273,-5895,1047,1493,
	6656,1791,-3072,-3072,451,-7486,-4503,-808,-3648,-2458,-85,-18892,26090,-262,1058,-800,-2445,-535,60,-17123,12440,1972,1566,
	6656,2011,-987,-1254,3584,-4133,-2070,-2782,-3650,-2288,-9004,-4121,5798,-4840,-4166,-1859,-2627,-1955,-7054,-3604,2820,-2424,-2879,
	6656,2011,-987,-1254,5053,-2664,-2070,-1410,1300,-2698,-1338,5007,844,6560,529,173,1256,-1779,-1807,2547,-332,5307,474,
	6656,2020,-591,-889,3470,-4238,-2121,-2630,-3353,-143,-511,3731,-234,-19975,-1030,-2335,-2894,21,-264,3616,110,-19013,-1337,
	6656,2047,-3072,-3072,310,-7371,-5128,-1816,-411,-2986,38,6891,7246,1679,554,-1840,-320,-2939,-89,6428,9294,1568,258,
	6656,2048,-3072,-3072,616,-7064,-4818,-4923,-3643,-1103,-680,6043,41240,-2200,1194,-5217,-3558,-1205,-724,5907,40996,-1858,1038,
	6656,2048,-3072,-3072,1628,-6052,-4818,16022,14803,10220,12806,6037,10846,2685,2068,14034,12246,7873,10335,4397,18267,1070,1666,
	6656,2048,-3072,-3072,0,-7680,-5632,-463,11403,10974,4163,9039,-13587,6845,115,-580,10604,10019,3767,8690,-9524,5573,-124,
	6656,2048,-244,-316,5579,-2101,-1051,9264,4915,-3564,-8041,-222,-8493,-1494,1773,7572,3798,-3281,-8024,844,-8656,-1559,1900,
	6656,2048,-244,-316,6803,-877,-1051,-19429,-13629,-3758,-4395,-517,-2197,18,574,-7656,-6127,-3146,-5136,-1244,-1301,-3057,-202,
	6656,2048,-128,-128,7424,-256,-128,6347,3474,1280,878,1318,1363,-1331,-126,3779,1628,1174,1073,1470,1158,-302,-83,
	6656,2048,-3072,-3072,128,-7552,-5392,-2229,-239,-681,628,7982,8526,-2402,261,-2213,-497,-961,408,7399,12035,-3093,-45,
	6656,2048,-3072,-3072,2174,-5506,-4545,-8827,-3226,-86,2638,6624,-2048,23122,276,-10173,-4554,-812,1598,7004,3204,22709,235,
	6656,2048,-923,-2172,4050,-3630,-3352,3575,738,3994,11807,7142,780,-2540,-1544,2565,2006,617,10095,8101,2693,-984,-2575,
	6656,2052,-749,-1257,2395,-5280,-2670,2749,-385,-2756,297,1549,-4077,28119,-2616,2363,-804,-2870,136,1983,-4327,25124,-3125,
	6656,2052,-749,-1257,4727,-2949,-2670,2519,1478,11337,1639,4628,2066,-15434,1364,167,-1062,9551,864,1265,2825,-12249,954,
	6656,2105,-870,-870,5882,-1741,-870,-4978,-2204,806,-14746,-6641,-2443,-4114,2141,-3878,-603,612,-12157,-5371,-2161,-3198,3163,
	6656,2219,-512,-512,6485,-1024,-512,8596,-490,2512,16043,-2088,-1461,937,1556,4207,-2318,1746,16238,-1658,-1720,2104,2008,
	6656,2467,-459,-595,4544,-2717,-1359,1051,-2204,-992,5638,-12273,-2418,-4946,-2906,1405,-824,-778,5946,-8119,-970,-6565,-1810,
	6656,2539,-748,-1028,4755,-2435,-2096,6396,8322,-2793,2378,7295,-11,-9134,-2047,7519,6839,-1762,619,2449,203,-10632,-3010,
	6656,2560,-3072,-3072,568,-6600,-4571,-753,-3094,-1428,-2231,6605,34354,5873,-1937,-911,-2676,-1294,-1906,7297,32283,6968,-1682,
	6656,2560,-2521,-3072,503,-6665,-3722,-114,1847,-733,-1574,5909,13656,10101,-1805,835,3500,602,-62,11987,-2510,11587,-1101,
	6656,2560,-2521,-3072,2593,-4575,-3722,3542,155,3752,-8960,-6780,-573,-7622,10005,3593,148,4254,-8284,-7322,-5887,-6565,9665,
	6656,2560,-3072,-3072,1692,-5476,-4423,9615,7898,61,-4206,1514,-23183,6191,-4706,7513,5484,-1256,-5080,-388,-18458,5260,-4011,
	6656,2560,-256,-256,6656,-512,-256,16263,15474,681,-3081,-1288,-1092,932,821,10646,12013,211,-3124,-1122,-1693,1342,929,
	6656,3054,-744,-1016,2508,-4167,-2096,2192,-153,-2849,1091,5334,4152,-6367,5871,2694,134,-2765,-2107,-71,-1330,-5309,4356,
	6656,3059,-419,-768,2412,-4257,-2158,2937,-277,-183,-9102,-3329,-3237,2433,-13127,3094,-207,-157,-12133,-8265,-7324,2598,-16536,
	6656,3072,-3072,-3072,116,-6541,-4257,1742,-2611,898,3172,-7090,-3637,-7456,-6389,3328,547,3331,5111,-2590,-14879,-3889,-5313,
	6656,3072,-3072,-3072,568,-6088,-4315,-1426,-3758,-2922,-3718,-10654,17429,-19365,15146,-1108,-3297,-2725,-3100,-10372,16547,-18838,15986,
	6656,3072,-3072,-3072,132,-6525,-4868,1788,-2529,-431,2687,-7001,-8193,-8830,-6463,1459,-2840,-827,2224,-7855,-6245,-8453,-6665,
	6656,3072,-128,-128,6400,-256,-128,7650,7272,-198,-942,-3073,-2776,442,469,2039,2887,-265,-900,-3494,-3657,311,350,
	6656,3072,-3072,-3072,0,-6656,-5120,-1558,493,-2260,3927,-12330,-11677,-5294,17713,-2036,-621,-3171,2889,-14776,-8145,-6305,16970,
	6656,3072,-198,-247,4661,-1995,-1001,6499,5626,-1121,14982,-3522,-3574,1372,-5307,4318,5075,-1514,15190,1643,-1725,1574,-3931,
	6656,3072,-198,-247,5879,-777,-1001,-24930,-21285,-2342,-660,-1946,-4096,1768,1005,-10088,-11658,-1497,-1004,-3797,-2710,932,-544,
	6656,3072,-3072,-3072,227,-6429,-4164,-432,-3351,-600,-36,-7556,19329,-9144,-6902,1263,-391,1590,1896,-3477,8688,-6296,-5760,
	6656,3129,-870,-870,4859,-1740,-870,-7241,-6585,-2170,-8197,-11867,-645,-1911,-5764,-5744,-3382,-3312,-6245,-6658,483,-1762,-3175,
	6656,3243,-512,-512,5462,-1024,-512,8029,2212,-647,-873,-3571,-3284,1975,317,3784,406,-1108,-730,-1412,-3190,2101,1659,
	6656,3458,-370,-498,3186,-3084,-1556,-322,-1746,1272,9452,-9660,-2609,-2662,7895,-750,-1438,719,5414,-13387,-5114,-1304,3581,
	6656,3561,-639,-927,3874,-2293,-2103,409,345,-425,8449,8126,5067,17838,12774,1167,-314,391,7614,3154,3367,16438,11525,
	6656,3581,-273,-561,4107,-2040,-1902,1041,2711,-1850,-10301,14825,-660,-1659,-5752,3619,2536,-866,-10261,9281,-1983,-2075,-7818,
	6656,3582,-43,-3072,569,-5576,-4059,221,403,1200,726,-7797,207,-11368,9478,-189,38,850,671,-8090,3617,-11176,10087,
	6656,3584,-3072,-3072,19,-6125,-4752,-1106,-1801,1628,-1212,-6975,-3621,-1724,14976,-1373,-2226,1171,-1471,-7895,-1781,-962,14845,
	6656,3584,-256,-256,5632,-512,-256,16044,16705,-365,189,19547,19216,524,-352,9425,11986,-291,-121,19706,18327,427,339,
	6656,3584,-1064,-2488,503,-5641,-3210,1182,2261,1243,2208,-9867,5935,-16743,10737,828,1481,835,1050,-12252,1897,-17779,9559,
	6656,4067,-493,-787,1989,-3672,-1870,-530,275,2269,7378,27828,23727,-6505,2255,60,734,1548,935,16445,14938,-3896,-3681,
	6656,4078,-198,-422,1421,-4229,-2201,-468,60,-3216,28007,5326,26422,215,2285,-238,72,-3035,22395,-955,19086,730,-2767,
	6656,4093,-45,-3072,551,-5084,-3804,1047,-711,-1266,1152,4026,-1111,6613,10655,766,-766,-1801,486,3585,-119,6438,10264,
	6656,4095,-640,-1683,2202,-3431,-3231,-1056,2198,-5252,-12160,-35375,-32750,7331,-16851,-1898,1461,-3894,2843,-11723,-11459,3440,-4614,
	6656,4096,-128,-128,5376,-256,-128,7517,6644,-24,315,-3769,-3996,-659,-3449,1836,1754,366,42,-4501,-4960,-767,-2709,
	6656,4096,-3072,-3072,111,-5521,-4353,-2253,-2473,-1628,-1715,8946,-3317,6301,-5168,-2107,-2426,-1401,-1388,9003,-3105,5888,-4949,
	6656,4096,-3072,-3072,0,-5632,-4608,1976,7869,369,-4185,9036,-1573,6882,-2294,1434,6945,-206,-4099,8607,-28,6831,-2806,
	6656,4096,-157,-211,3701,-1931,-967,-525,-1908,-924,-6138,-7225,-3574,-625,13629,-2382,-1701,-2299,-5904,-2693,-1345,1121,9062,
	6656,4096,-157,-211,4945,-687,-967,-34148,-26794,1218,2059,-2274,-2909,-134,-4338,-18524,-15621,966,2125,-4494,-2363,-351,-4539,
	6656,4153,-870,-870,3839,-1737,-870,-3753,-4145,2579,-5228,8301,5148,-2002,10594,-3247,-2027,1194,-5387,8355,1948,53,4783,
	6656,4267,-512,-512,4438,-1023,-512,3738,-2480,250,2041,-5724,-751,-30,-6301,956,-3093,-430,2714,-2091,-10,607,-7019,
	6656,4452,-236,-397,2338,-2937,-1527,3430,1446,269,2345,9225,-11229,-1395,1316,3027,1285,-624,-368,4865,-12490,11,-5634,
	6656,4608,-256,-256,4608,-511,-256,14701,13500,-107,1682,-524,-712,-499,-7332,10832,10604,80,1852,153,-773,-448,-6860,
	6656,4608,-758,-3072,106,-5013,-3614,276,-726,2843,6770,5443,-2756,14620,-7796,165,-561,2732,4378,3600,-4150,13518,-8714,
	6656,4609,-334,-1061,340,-4779,-2975,257,-427,588,-708,1844,964,14537,1571,574,258,820,-2969,-2173,-4950,15352,-4362,
	6656,5082,-84,-202,1195,-3451,-1825,2554,631,351,68,5173,4704,-661,16842,2413,406,273,-8081,-5234,-6578,794,6597,
	6656,5113,-218,-477,1480,-3135,-1728,1501,1636,2843,8019,-7350,17730,558,4376,1047,1166,2069,4833,-11389,14486,1232,1483,
	6656,5113,-218,-477,3035,-1579,-1728,-5849,-4541,-841,18198,-2010,-22,409,15152,-740,-940,-1449,14647,-6848,-2969,-239,22016,
	6656,5115,-46,-46,516,-4097,-3293,-675,-1137,-2894,-14217,-17102,-27744,-4822,-26336,-794,-1004,-2667,-2330,-342,-11603,-6898,-7824,
	6656,5119,-128,-128,4353,-255,-128,6570,6459,-874,1427,4617,2029,-648,11147,4593,3989,-166,1588,3076,1841,-578,12391,
	6656,5119,-128,-3072,100,-4509,-3840,-344,-1214,-1691,-2731,6678,953,7320,-5517,-457,-1254,-1854,-2034,6482,741,6532,-5719,
	6656,5120,0,-3072,0,-4608,-4096,1760,5547,1193,-5422,-568,645,8120,4104,1339,4878,966,-2602,217,2054,7344,3501,
	6656,5120,-108,-169,2759,-1849,-929,-1094,-382,2604,-8405,-7598,-8054,450,-18723,-2583,-1482,1907,-6191,-3892,-3092,1079,-23141,
	6656,6085,-24,-86,1070,-2572,-1559,767,1734,-752,-12293,-6166,-4106,1160,12019,565,1682,-1265,-13017,-8471,-8862,728,12548,
	6656,6131,0,-217,728,-2869,-1564,1741,-192,-766,17358,37060,40143,-81,42660,2829,964,341,12277,17955,14314,2145,14975,
	6656,6143,-47,-116,1885,-1700,-882,-1796,54,-1129,-4569,-9462,-14490,428,-14224,-2433,-1319,-1511,-1548,570,-1052,-402,-4314,
	6656,6144,-8,-127,99,-3485,-3328,74,691,4134,-3306,-8076,-8355,-5323,-3378,39,496,4057,-98,-539,1709,-5989,1103,
	6656,6144,0,0,0,-3584,-3584,744,1752,660,-10829,-14488,-2913,17342,6731,430,972,-261,-5110,-4924,7687,15964,5799,
	6656,6146,-46,-46,437,-3145,-2781,-1479,-1047,-915,8930,13972,-17755,-2005,-29764,-1902,-1186,-432,7351,18574,-9394,-1961,-10255,
	6656,7141,0,0,624,-1963,-1224,-1272,-1431,1165,-9338,-401,3009,-1470,25829,190,547,3140,-2990,-3764,-6000,-1369,7594,
	6656,7168,0,0,0,-2560,-3072,408,1561,-133,13168,-34020,-36933,-1264,-1657,-350,165,-946,8877,-27421,-24890,-1005,2654,
	6656,7172,0,-8,76,-2480,-2816,1298,2170,-99,12093,16,-21744,-1124,1940,1040,1499,-409,6530,575,-17321,-681,8332,
	6656,7181,-4,-22,580,-1966,-1316,-1626,-1555,-1177,-9825,500,4331,-1435,-15042,-200,388,581,-4345,-4069,-5912,-1541,-30189,
	6656,7189,0,-44,346,-2193,-2269,-1680,-2141,661,11179,10774,42395,-1020,-23723,-1661,-2288,-148,6432,5572,38314,-1494,-7061,
	6656,8101,0,0,246,-1381,-1036,1979,-1468,-3974,-6413,-3267,-600,-2827,50667,1924,535,388,-322,-1684,-2223,-2031,7870,
	6656,8166,0,-4,383,-1180,-804,6459,3391,-5326,-3305,-5201,-5841,-3669,60997,5540,4636,-945,865,1461,1636,-2002,15046,
	6656,8192,0,0,0,-1536,-2560,-355,1138,1891,13938,738,-15806,-1570,-15919,-892,-902,-1195,10861,-1178,-15906,-1964,8636,
	6656,8194,0,0,365,-1169,-1757,-2137,-1352,1170,-3405,-5129,-5695,19948,-40050,-2257,-2219,-1197,-5562,-6509,-5835,18271,-14696,
	6656,8204,0,0,63,-1461,-2304,-1629,-893,1150,-8563,22611,27899,-1946,-22936,-1724,-2123,-1217,-10653,18663,24197,-2882,-332,
	6656,8963,0,0,195,-570,-1245,-59,-420,-1093,21346,-2610,-7289,-2216,-7529,-714,-421,-187,19942,-788,-3415,-2316,-16888,
	6656,9078,0,0,89,-562,-1210,-561,-863,-349,-2856,-2381,-6719,-1503,23183,-1333,-557,1459,-3428,-744,-3663,-1435,4486,
	6656,9204,0,0,37,-487,-1793,-2621,-636,1252,-2848,-1801,-6651,-996,-29472,-1083,-789,-663,-2542,-3104,-10237,-1444,-9,
	6656,9216,0,0,0,-512,-2048,1307,2591,3576,-3083,-1897,17136,-811,-33582,3162,1901,263,-1927,-3894,11651,-1097,9826,
	6656,10056,0,0,0,0,-754,7552,7457,-5960,-894,853,-9054,279,56663,3754,5878,-3889,-1974,1063,-4158,479,17408,
	6656,10240,0,0,0,0,-1536,-5377,-4013,1593,-667,600,13533,285,-60411,-1281,-1988,10,217,647,9764,465,-27034,
	6656,10248,0,0,0,0,-1281,-7225,-4810,1775,-657,589,-10075,284,-32357,-5224,-3631,1472,-638,630,-11383,303,-20724,
	6656,11059,0,0,0,0,-846,-6674,-3904,-390,275,-245,11262,130,31397,-7325,-4099,165,133,-265,11850,1,21128,
	6656,12288,0,0,0,0,-422,8760,5585,-609,1978,626,-4382,722,756,7732,4881,-614,1950,422,-4149,725,-2178,
	6656,2348,-3072,-3072,292,-7088,-5016,832,-314,-188,415,14406,-9563,4178,-526,657,-272,-233,131,14050,-8324,4174,-887,
	6656,3372,-3072,-3072,331,-6026,-4380,-2968,-2851,1243,843,-11380,336,-9560,-10236,-2651,-2373,1468,1276,-11137,307,-8927,-9356,
	6656,2007,-3072,-3072,39,-7683,-5552,-593,2744,-416,2793,8267,-6446,-2088,222,-617,2254,-979,2558,7879,-2820,-2949,18,
	6656,1265,-3072,-3072,22,-8441,-5824,-274,-5051,157,-2954,-9346,-4602,-1083,-95,-293,-5036,13,-2697,-8509,-3617,-489,208,
	6656,2360,-3072,-3072,49,-7319,-5368,572,2410,-239,-866,15281,-8990,3277,-779,483,1836,-737,-1404,14183,-5714,1959,-1366,
	6656,874,-3072,-3072,1055,-7799,-5192,-3349,-3468,-3386,-593,-4672,-11882,286,481,-1816,-2658,-4455,1341,-4175,-488,374,104,
	6656,338,-3072,-3072,1325,-8066,-4144,4357,2737,-1952,7151,3050,9914,1866,331,2109,1047,-1820,4768,1091,3145,781,-523,
	6656,1870,-3072,-3072,403,-7455,-5488,57,-1074,-819,2884,4906,-25780,148,944,-269,-2419,-2996,1957,4292,-14509,-2218,268,
	6656,2552,-3072,-3072,32,-7145,-5200,-360,6046,-622,-2199,8813,-2435,10237,-1802,-318,6008,-512,-2503,7978,-1504,9823,-2363,
	6656,2446,-3072,-3072,94,-7189,-5368,185,2792,-320,-1559,11413,-4927,6315,-1187,-160,1657,-1445,-2558,9796,346,4167,-1979,
	6656,1070,-3072,-3072,1047,-7612,-4284,-2855,-2428,7458,-2388,-8543,4035,2,745,-3889,-3009,7884,-3615,-8984,-7683,301,496,
	6656,822,-3072,-3072,1375,-7533,-4272,-1758,-1719,-3296,-1038,-2487,7557,-617,190,-3075,-2354,-2804,-2053,-2663,-2314,7,-219,
	6656,1280,-3072,-3072,47,-8402,-5600,194,-4341,1035,-3223,-9752,-5372,-1694,-10,130,-4087,1851,-2895,-9693,-5539,-960,459,
	6656,1137,-3072,-3072,424,-8168,-5472,-1142,1177,1704,-2632,-9619,-6985,292,455,-532,1551,1348,-1797,-9151,129,403,387,
	6656,2747,-1916,-3072,595,-6387,-4091,-1652,-2045,1317,-2021,-2309,-5767,3002,-7454,-1918,-2293,1134,-1272,-1990,-1004,2545,-5852,
	6657,1665,-1309,-3072,1991,-6073,-4007,-11591,-10100,-5875,-6003,-10165,-8174,-5506,-1687,-8911,-7563,-4628,-5772,-9721,-2057,-3925,-2008,
	6657,2999,-3072,-3072,67,-6664,-5053,-549,-5128,1026,1210,-7169,-9998,-3322,-5485,-1009,-5982,263,312,-9028,-6743,-3987,-6081,
	6657,787,-713,-713,4797,-4146,-2073,816,1623,1256,-1941,-2452,-2686,-11033,228,622,1198,1186,-2764,-2683,-1362,-10097,90,
	6657,2353,-3072,-3072,835,-6543,-4542,-2446,692,1021,-1898,14143,-14508,-823,80,-2836,686,827,-1771,14090,-16202,-282,175,
	6657,1773,-3072,-3072,279,-7678,-5377,-124,-3573,-933,2700,5790,-13710,-198,752,-46,-3762,-1369,2649,5353,-8354,-728,520,
	6658,1837,-3072,-3072,242,-7653,-5282,-2288,-2710,102,2141,5913,-15603,-2605,677,-2162,-2573,275,2200,5433,-12868,-2658,526,
	6658,2304,-234,-927,1704,-5724,-3174,-390,-1214,3583,4078,14302,12718,-16895,-364,-374,-984,2817,3304,13184,14482,-15362,-2139,
	6658,5888,-10,-338,64,-3780,-3254,129,-1693,-390,-9324,-1819,4870,-7821,2782,845,-909,242,-8388,-2681,4258,-7734,-848,
	6658,1016,-3072,-3072,8,-8709,-6146,-2506,117,2611,-2887,-6164,967,-1954,-811,-2318,63,1400,-2905,-4544,1250,-1590,-1017,
	6659,5608,0,-3072,0,-4127,-3855,-385,-2439,-1492,-14084,-3805,6783,-12831,2883,-403,-2360,-1517,-11269,-3653,5613,-13045,1973,
	6660,2268,-2007,-3072,1215,-6252,-4002,3415,1754,8,605,14442,-4533,-1297,-2351,3949,2173,351,1706,14560,-3144,-883,-2060,
	6661,4240,-1106,-1922,262,-5235,-3259,-456,669,-238,2731,2718,-7014,3716,181,-495,781,-112,3626,4938,-2810,3097,975,
	6663,1628,-3072,-3072,457,-7657,-5159,1659,2332,-2548,1061,-17668,-22920,-1300,1019,1818,2481,-2546,1234,-18241,-19261,-1354,823,
	6663,2672,-3072,-3072,0,-7070,-5327,962,-2742,885,4789,1515,5724,6439,-2484,700,-3775,55,3866,-505,9447,4512,-3339,
	6664,2981,-3072,-3072,578,-6186,-4234,-3217,-5074,-2673,-3487,-10467,-321,-11460,-7033,-2368,-3840,-1898,-2365,-9169,-4320,-10429,-6222,
	6667,1151,-3072,-3072,1,-8598,-6091,3736,-346,2420,-900,-7506,48,1393,-432,3794,-556,1231,-942,-5952,733,1759,-457,
	6672,4492,-212,-551,2763,-2505,-2141,-140,-12,-1814,-18321,-9365,-3773,-1912,-22577,-1124,-707,-493,-14883,-4947,-1064,-3714,-13874,
	6679,1883,-506,-765,3297,-4594,-2534,-3927,-2133,-333,2924,4990,-4654,1290,650,-4327,-2441,-779,3876,5539,-1146,504,916,
	6681,3488,-201,-376,2218,-4071,-2388,2043,47,-159,-12812,-10902,13681,3996,6699,1905,-329,782,-7891,-5545,17102,2245,9955,
	6694,3751,-120,-384,1826,-4227,-2750,293,-109,4866,-23100,-26748,-30824,3719,4675,264,40,5594,-9916,-10126,-17301,1205,15113,
	6709,2081,-176,-216,5697,-2056,-1030,1438,3144,10837,-4996,1391,14209,-137,1410,-654,1496,11152,-5273,1897,13688,-24,1648,
	7168,1024,-3072,-3072,116,-9612,-6464,-1845,-953,311,-6708,-181,-6527,-2169,-1461,-2198,-2052,-1063,-6874,-1176,-8338,-2137,-1748,
	7168,2008,-1004,-1292,3587,-5157,-2582,-755,-213,1476,-5546,4091,3485,4443,-2306,-587,-289,1424,-5398,3873,823,3852,-1907,
	7168,3072,-3072,-3072,131,-7549,-5380,3135,1013,389,124,-16606,12545,1376,2491,3065,322,476,-15,-18141,13356,-310,1642,
	7168,5092,-222,-494,1988,-3672,-1870,-2175,234,-578,8569,11338,3846,-1407,4410,-2563,-197,-1039,3174,5243,-1557,-248,1248,
	7168,5120,-128,-3072,111,-5521,-4352,-2017,-1562,-1839,3851,1665,-1307,-3775,-12800,-1370,-1328,-1448,3261,772,-3446,-1741,-12300,
	7168,8707,0,0,72,-1973,-2560,-2017,-1596,281,-5991,5577,8941,-724,-2617,-600,-255,412,-6345,4740,6683,-398,-3138,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_83055433b2c8ded6_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_83055433b2c8ded6_boxes_0,
	  { { 11, segtune_segreduce_83055433b2c8ded6_unknown_0 }, { 251, segtune_segreduce_83055433b2c8ded6_longest_0 }, { 253, segtune_segreduce_83055433b2c8ded6_shares_0 } }, 1, 555, segtune_segreduce_83055433b2c8ded6_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_83055433b2c8ded6 = { "segtune_segreduce_83055433b2c8ded6", 1, segtune_segreduce_83055433b2c8ded6_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_83055433b2c8ded6

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
