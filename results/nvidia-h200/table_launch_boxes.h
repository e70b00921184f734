/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-28
 * database: aa8b4b1d188d777e
 * sources:  01ec0ebfdd5d84e2
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 536 cases
 *     n and the mean length known: worst regret 219.0%, mean 24.2%; geometries left out: worst 8438.9%, mean 60.7%; picked where it was not measured: 0 times, left out 2
 *     the longest segment, too: worst regret 137.4%, mean 6.7%; geometries left out: worst 256.0%, mean 10.5%
 *     shares of long segments, too: worst regret 137.4%, mean 7.7%; geometries left out: worst 256.0%, mean 10.9%
 *     as probed (shares and the heaviest span; of few or long segments the longest, too): worst regret 40.0%, mean 4.0%; geometries left out: worst 136.9%, mean 6.4%
 *     all of these: worst regret 40.0%, mean 3.9%; geometries left out: worst 69.1%, mean 5.8%
 *     pareto lengths, 98 cases: worst regret 31.4%, mean 5.2%; left out: worst 56.3%, mean 7.8%; as probed: worst regret 18.7%, mean 2.9%; left out: worst 47.5%, mean 4.4%
 *     uniform lengths, 76 cases: worst regret 40.6%, mean 7.3%; left out: worst 40.6%, mean 7.8%; as probed: worst regret 40.0%, mean 5.0%; left out: worst 40.0%, mean 5.8%
 *     rowlen lengths, 99 cases: worst regret 27.9%, mean 6.6%; left out: worst 32.3%, mean 7.3%; as probed: worst regret 27.4%, mean 4.7%; left out: worst 32.3%, mean 5.3%
 *     bimodal lengths, 19 cases: worst regret 47.6%, mean 7.3%; left out: worst 47.6%, mean 7.3%; as probed: worst regret 27.9%, mean 5.4%; left out: worst 27.9%, mean 5.1%
 *     huge lengths, 44 cases: worst regret 50.3%, mean 5.5%; left out: worst 73.3%, mean 8.0%; as probed: worst regret 22.1%, mean 3.5%; left out: worst 29.9%, mean 5.8%
 *     poisson lengths, 30 cases: worst regret 24.4%, mean 4.6%; left out: worst 32.2%, mean 8.4%; as probed: worst regret 20.5%, mean 3.3%; left out: worst 23.6%, mean 6.1%
 *     geometric lengths, 19 cases: worst regret 17.2%, mean 5.4%; left out: worst 17.2%, mean 5.4%; as probed: worst regret 14.7%, mean 4.1%; left out: worst 15.6%, mean 4.8%
 *     zipf lengths, 31 cases: worst regret 25.0%, mean 4.7%; left out: worst 59.5%, mean 8.9%; as probed: worst regret 19.7%, mean 3.0%; left out: worst 42.9%, mean 7.2%
 *     lognormal lengths, 109 cases: worst regret 137.4%, mean 13.6%; left out: worst 256.0%, mean 22.0%; as probed: worst regret 36.1%, mean 4.1%; left out: worst 136.9%, mean 9.8%
 *     fixed lengths, 11 cases: worst regret 17.2%, mean 8.3%; left out: worst 17.2%, mean 9.6%; as probed: worst regret 12.9%, mean 4.1%; left out: worst 15.1%, mean 5.3%
 *     always the right one of the boxes: worst regret 36.1%, mean 3.0%
 *     always the right one of the best 8 of all 590 variants: mean regret 2.9% (exact, by branch and bound)
 *     the search of 536 cases was cut short; least was tried of huge:n=64M,mean=64,share=0.25,seed=1: 30 of 512 variants
 *     variants tried, of how many, on each case:
 *       30/512 huge:n=64M,mean=64,share=0.25,seed=1, 30/512 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1,
 *       30/510 huge:n=64M,mean=64,share=0.75,seed=1, 31/502 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       34/505 huge:n=64M,mean=256,share=0.25,seed=1, 35/517 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1,
 *       34/491 huge:n=64M,mean=256,share=0.5,seed=1, 37/519 huge:n=4M,mean=64,share=0.5,seed=1,
 *       38/517 huge:n=64M,mean=64,share=0.1,seed=1, 41/548 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1,
 *       39/507 huge:n=64M,mean=256,share=0.1,seed=1, 40/519 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       40/518 huge:n=64M,mean=64,share=0.5,seed=1, 41/516 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1,
 *       43/541 uniform:n=64M,mean=16M,seed=1, 44/541 pareto:n=64M,mean=1M,alpha=1.5,seed=1,
 *       46/544 uniform:n=64M,mean=1M,seed=1, 43/506 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       45/522 lognormal:n=8M,mean=256,sigma=2,seed=1, 45/522 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       45/514 zipf:n=64M,mean=256,alpha=1,seed=1, 46/524 huge:n=512K,mean=16,share=0.75,seed=1,
 *       45/510 linux_lines_per_file.rowlen@64M, 45/509 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       45/507 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1, 28/315 linux_identifier_postings.rowlen,
 *       47/527 huge:n=1M,mean=64,share=0.5,seed=1, 43/479 pareto:n=64M,mean=64K,alpha=1.5,seed=1,
 *       45/498 huge:n=64M,mean=256,share=0.75,seed=1, 48/526 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1,
 *       48/524 pareto:n=8M,mean=256,alpha=1.5,seed=1, 50/544 uniform:n=64M,mean=4M,seed=1,
 *       49/532 huge:n=512K,mean=64,share=0.1,seed=1, 48/520 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1,
 *       31/334 huge:n=64M,mean=4,share=0.5,seed=1, 63/677 fixed:n=64M,mean=64,
 *       55/587 lognormal:n=8M,mean=256,sigma=0.5,seed=1, 45/478 pareto:n=4M,mean=256K,alpha=1.5,seed=1,
 *       46/487 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1, 43/455 pareto:n=64K,mean=64K,alpha=1.5,seed=1,
 *       27/284 huge:n=64M,mean=16,share=0.75,seed=1, 51/532 huge:n=512K,mean=64,share=0.5,seed=1,
 *       48/498 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 51/525 debian_files_per_package.rowlen@64M,
 *       50/512 uniform:n=64M,mean=256K,seed=1, 52/532 huge:n=4M,mean=64,share=0.1,seed=1,
 *       52/531 pareto:n=2M,mean=256,alpha=1.5,seed=1, 54/551 fixed:n=64M,mean=1M,
 *       52/529 huge:n=1M,mean=64,share=0.1,seed=1, 49/498 pareto:n=256M,mean=1K,alpha=1.5,seed=1,
 *       58/589 uniform:n=64M,mean=256,seed=1, 30/304 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       47/475 pareto:n=64M,mean=16K,alpha=1.5,seed=1, 51/514 pareto:n=64M,mean=512,alpha=1.2,seed=1,
 *       33/332 huge:n=4M,mean=4,share=0.5,seed=1, 48/479 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       49/487 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 32/317 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       48/474 uniform:n=256M,mean=128K,seed=1, 32/316 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       54/533 lognormal:n=2M,mean=256,sigma=2,seed=1, 33/325 huge:n=64M,mean=4,share=0.25,seed=1,
 *       31/305 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1, 49/481 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       51/500 lognormal:n=64M,mean=1K,sigma=2,seed=1, 53/518 bacterial_protein_lengths.rowlen@64M,
 *       57/557 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1, 49/478 uniform:n=4M,mean=256K,seed=1,
 *       31/302 huge:n=64M,mean=16,share=0.5,seed=1, 58/561 lognormal:n=2M,mean=256,sigma=0.5,seed=1,
 *       51/491 lognormal:n=64M,mean=4K,sigma=2,seed=1, 33/316 huge:n=2M,mean=16,share=0.25,seed=1,
 *       33/316 huge:n=64M,mean=16,share=0.1,seed=1, 63/603 poisson:n=8M,mean=128,seed=1,
 *       63/602 poisson:n=64M,mean=128,seed=1, 49/467 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1,
 *       55/524 pareto:n=16M,mean=256,alpha=1.5,seed=1, 52/495 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       54/514 bimodal:n=64M,mean=256K,share=0.9,seed=1, 55/523 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       63/599 poisson:n=2M,mean=128,seed=1, 56/532 gshhg_points_per_bin.rowlen@64M,
 *       55/522 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1, 62/588 uniform:n=256M,mean=64,seed=1,
 *       33/311 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 55/517 linux_lines_per_file.rowlen,
 *       36/338 huge:n=1M,mean=4,share=0.5,seed=1, 47/441 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       56/525 lognormal:n=1M,mean=256,sigma=2,seed=1, 56/525 bacterial_protein_lengths.rowlen@4M,
 *       57/534 pareto:n=1M,mean=256,alpha=1.5,seed=1, 64/598 uniform:n=2M,mean=128,seed=1,
 *       56/523 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1,
 *       52/485 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1, 66/613 fixed:n=64M,mean=256,
 *       56/520 lognormal:n=16M,mean=128,sigma=2,seed=1, 53/491 zipf:n=64M,mean=4K,alpha=1,seed=1,
 *       61/565 lognormal:n=1M,mean=256,sigma=0.5,seed=1, 64/592 uniform:n=8M,mean=128,seed=1,
 *       61/564 lognormal:n=256K,mean=256,sigma=0.5,seed=1, 57/527 pareto:n=64M,mean=256,alpha=1.5,seed=1,
 *       58/536 mbeacxc.rowlen, 54/499 pareto:n=64M,mean=1K,alpha=1.5,seed=1,
 *       61/563 lognormal:n=128K,mean=256,sigma=0.5,seed=1, 57/526 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1,
 *       58/535 mbeacxc.rowlen@4M, 66/608 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       57/524 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 53/487 uniform:n=4M,mean=64K,seed=1,
 *       33/303 huge:n=64M,mean=16,share=0.25,seed=1, 35/320 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1,
 *       62/565 uniform:n=512K,mean=256,seed=1, 58/528 bacterial_protein_lengths.rowlen,
 *       66/600 uniform:n=1M,mean=128,seed=1, 55/499 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       59/534 huge:n=64K,mean=64,share=0.1,seed=1, 66/596 uniform:n=8K,mean=256,seed=1, 36/324 lp1.rowlen@4M,
 *       56/503 photo_kmeans256.rowlen, 34/304 huge:n=8M,mean=16,share=0.25,seed=1,
 *       56/500 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1,
 *       60/535 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1, 60/535 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       67/597 uniform:n=64K,mean=256,seed=1, 60/533 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1,
 *       58/515 lognormal:n=8M,mean=512,sigma=1,seed=1, 56/497 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       60/531 mbeacxc.rowlen@64M, 68/601 uniform:n=256K,mean=128,seed=1,
 *       60/530 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 59/521 fixed:n=64M,mean=256K,
 *       35/309 huge:n=4M,mean=16,share=0.25,seed=1, 35/309 huge:n=64M,mean=4,share=0.75,seed=1,
 *       35/309 zipf:n=64M,mean=16,alpha=1,seed=1, 61/537 lognormal:n=128K,mean=64,sigma=1,seed=1,
 *       61/536 huge:n=64K,mean=16,share=0.75,seed=1, 61/535 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       61/534 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1, 61/532 lognormal:n=8M,mean=64,sigma=1,seed=1,
 *       57/495 pareto:n=64M,mean=4K,alpha=1.5,seed=1, 62/538 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1,
 *       61/529 debian_files_per_package.rowlen, 62/537 pareto:n=256K,mean=256,alpha=1.5,seed=1,
 *       61/527 gshhg_points_per_bin.rowlen, 63/541 bimodal:n=1M,mean=64,share=0.9,seed=1,
 *       60/513 lognormal:n=1M,mean=512,sigma=1,seed=1, 70/598 uniform:n=128K,mean=128,seed=1,
 *       59/504 photo_kmeans256.rowlen@4M, 61/521 lognormal:n=128K,mean=512,sigma=1,seed=1,
 *       60/512 lognormal:n=2M,mean=512,sigma=1,seed=1, 62/529 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1,
 *       36/307 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1, 52/443 uniform:n=512K,mean=256K,seed=1,
 *       53/451 pareto:n=512K,mean=64K,alpha=1.5,seed=1, 71/604 poisson:n=256K,mean=128,seed=1,
 *       63/535 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1, 59/501 lognormal:n=256K,mean=2K,sigma=1,seed=1,
 *       63/534 geometric:n=64M,mean=64,seed=1, 60/508 pareto:n=64K,mean=1K,alpha=1.5,seed=1,
 *       57/482 pareto:n=4M,mean=16K,alpha=1.5,seed=1, 62/522 uniform:n=64M,mean=64K,seed=1,
 *       72/606 poisson:n=128K,mean=128,seed=1, 61/513 dense2.rowlen, 54/454 uniform:n=512K,mean=64K,seed=1,
 *       64/537 lognormal:n=128K,mean=256,sigma=2,seed=1, 59/495 lognormal:n=8M,mean=2K,sigma=1,seed=1,
 *       61/511 pareto:n=4M,mean=1K,alpha=1.5,seed=1, 63/527 lognormal:n=64M,mean=512,sigma=0.5,seed=1,
 *       60/501 lognormal:n=1M,mean=2K,sigma=1,seed=1, 63/526 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1,
 *       73/608 poisson:n=1M,mean=128,seed=1, 65/541 lognormal:n=256K,mean=64,sigma=1,seed=1,
 *       60/499 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 75/621 uniform:n=1K,mean=256,seed=1,
 *       73/604 uniform:n=8K,mean=64,seed=1, 57/471 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       65/537 lognormal:n=256K,mean=256,sigma=2,seed=1, 62/512 lognormal:n=256K,mean=512,sigma=1,seed=1,
 *       39/321 lp1.rowlen@64M, 61/502 uniform:n=1M,mean=2K,seed=1, 70/576 pareto:n=1K,mean=1K,alpha=1.5,seed=1,
 *       41/336 huge:n=64M,mean=4,share=0.1,seed=1, 64/524 bimodal:n=64M,mean=64K,share=0.9,seed=1,
 *       74/605 uniform:n=4M,mean=256,seed=1, 66/538 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       66/537 fixed:n=64M,mean=1K, 66/537 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       62/504 lognormal:n=2M,mean=2K,sigma=1,seed=1, 62/503 uniform:n=2M,mean=2K,seed=1,
 *       62/502 uniform:n=256K,mean=2K,seed=1, 74/599 uniform:n=512K,mean=64,seed=1,
 *       62/500 photo_kmeans256.rowlen@64M, 62/497 uniform:n=8M,mean=2K,seed=1,
 *       67/536 pareto:n=512K,mean=256,alpha=1.5,seed=1, 63/503 uniform:n=4M,mean=4K,seed=1,
 *       63/502 uniform:n=64M,mean=16K,seed=1, 62/494 fixed:n=64M,mean=64K, 61/486 uniform:n=512K,mean=16K,seed=1,
 *       63/501 lognormal:n=128K,mean=2K,sigma=1,seed=1, 41/326 lp1.rowlen,
 *       43/341 debian_entries_per_directory.rowlen, 69/547 huge:n=64K,mean=64,share=0.5,seed=1,
 *       37/293 huge:n=1M,mean=16,share=0.75,seed=1, 66/522 uniform:n=64M,mean=1K,seed=1,
 *       68/537 lognormal:n=64M,mean=128,sigma=1,seed=1, 69/544 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       69/543 uniform:n=1K,mean=1K,seed=1, 70/547 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       38/296 pareto:n=64M,mean=32,alpha=1.2,seed=1, 41/319 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       44/341 huge:n=4M,mean=4,share=0.1,seed=1, 67/519 dense2.rowlen@4M,
 *       43/333 pareto:n=8M,mean=8,alpha=1.2,seed=1, 69/534 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       65/502 uniform:n=512K,mean=4K,seed=1, 69/532 bimodal:n=64M,mean=128,share=0.9,seed=1,
 *       43/331 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1, 65/500 bimodal:n=64M,mean=16K,share=0.9,seed=1,
 *       63/484 fixed:n=64M,mean=16K, 65/499 bimodal:n=64M,mean=4K,share=0.9,seed=1,
 *       67/514 uniform:n=512K,mean=1K,seed=1, 68/521 uniform:n=16M,mean=1K,seed=1, 67/512 dense2.rowlen@64M,
 *       69/526 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 61/464 uniform:n=64K,mean=64K,seed=1,
 *       44/332 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1, 39/294 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       80/603 uniform:n=64K,mean=64,seed=1, 67/505 fixed:n=64M,mean=4K,
 *       45/339 debian_entries_per_directory.rowlen@64M, 68/512 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       67/501 uniform:n=64M,mean=4K,seed=1, 45/335 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       66/489 uniform:n=4M,mean=16K,seed=1, 70/518 uniform:n=4M,mean=1K,seed=1,
 *       71/524 uniform:n=256M,mean=1K,seed=1, 65/478 uniform:n=64K,mean=16K,seed=1,
 *       70/512 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 70/511 uniform:n=128K,mean=2K,seed=1,
 *       46/332 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 71/512 bimodal:n=64M,mean=1K,share=0.9,seed=1,
 *       71/512 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 57/410 qcd5_4.rowlen@4M, 71/510 uniform:n=8K,mean=4K,seed=1,
 *       56/402 qcd5_4.rowlen@64M, 47/337 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       47/335 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1, 47/334 pareto:n=2M,mean=8,alpha=1.2,seed=1,
 *       48/341 huge:n=1M,mean=4,share=0.1,seed=1, 44/312 lognormal:n=64M,mean=16,sigma=2,seed=1,
 *       44/311 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1,
 *       49/346 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1, 42/296 huge:n=4M,mean=16,share=0.75,seed=1,
 *       59/412 qcd5_4.rowlen, 46/320 zipf:n=64M,mean=4,alpha=1,seed=1, 49/340 pareto:n=256K,mean=8,alpha=1.2,seed=1,
 *       75/520 uniform:n=64K,mean=1K,seed=1, 74/510 uniform:n=64K,mean=4K,seed=1,
 *       49/335 pareto:n=64M,mean=16,alpha=1.5,seed=1, 47/319 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1,
 *       50/339 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 51/345 pareto:n=2M,mean=16,alpha=1.5,seed=1,
 *       50/338 pareto:n=8M,mean=16,alpha=1.5,seed=1, 82/548 uniform:n=8K,mean=1K,seed=1,
 *       45/300 pareto:n=2M,mean=64,alpha=1.2,seed=1, 51/339 huge:n=512K,mean=4,share=0.5,seed=1,
 *       51/338 wordnet_pointers.rowlen, 52/344 lognormal:n=16M,mean=8,sigma=2,seed=1,
 *       49/324 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1,
 *       48/317 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1, 55/362 nsjac.rowlen@4M,
 *       54/354 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1, 54/354 nsjac.rowlen@64M,
 *       54/353 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1, 49/320 huge:n=256K,mean=16,share=0.25,seed=1,
 *       53/344 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1, 56/361 citeseer_words.rowlen@4M,
 *       54/348 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       52/335 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1, 51/328 photo_colour_histogram.rowlen,
 *       53/340 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       53/339 pareto:n=1M,mean=8,alpha=1.2,seed=1, 50/319 photo_colour_histogram.rowlen@64M,
 *       54/344 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1, 57/362 uniform:n=64M,mean=64,seed=1,
 *       54/342 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1, 51/322 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       48/303 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1, 53/333 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1,
 *       59/370 bcsstk16.rowlen, 58/363 bcsstk16.rowlen@64M, 66/413 fixed:n=64M,mean=16,
 *       59/369 lognormal:n=128K,mean=32,sigma=0.5,seed=1, 48/299 pareto:n=8M,mean=64,alpha=1.2,seed=1,
 *       57/355 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1, 56/348 maxwell_S.rowlen@4M, 59/366 nsjac.rowlen,
 *       53/327 photo_colour_histogram.rowlen@4M, 49/302 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       50/306 lognormal:n=8M,mean=32,sigma=2,seed=1, 61/373 bcsstk16.rowlen@4M,
 *       56/342 lognormal:n=64M,mean=4,sigma=2,seed=1, 60/365 citeseer_words.rowlen,
 *       52/316 huge:n=1M,mean=16,share=0.25,seed=1, 52/316 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1,
 *       56/340 maxwell_S.rowlen@64M, 57/346 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       58/352 lognormal:n=1M,mean=32,sigma=0.5,seed=1, 57/345 kjv_words_per_verse.rowlen@4M,
 *       59/357 citeseer_words.rowlen@64M, 60/363 lognormal:n=64M,mean=64,sigma=0.5,seed=1, 58/350 maxwell_S.rowlen,
 *       57/343 wordnet_pointers.rowlen@4M, 58/348 huge:n=512K,mean=4,share=0.1,seed=1,
 *       52/312 lognormal:n=2M,mean=32,sigma=2,seed=1, 57/342 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       58/347 pareto:n=4M,mean=16,alpha=1.5,seed=1, 59/352 lognormal:n=2M,mean=32,sigma=0.5,seed=1,
 *       58/346 kjv_words_per_verse.rowlen, 59/350 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       58/344 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       58/344 lognormal:n=8M,mean=4,sigma=2,seed=1, 57/338 kjv_words_per_verse.rowlen@64M,
 *       57/338 wathenSmall.rowlen@64M, 57/337 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1,
 *       59/348 pareto:n=256K,mean=16,alpha=1.5,seed=1, 57/336 wordnet_pointers.rowlen@64M,
 *       60/353 email-Enron.rowlen@64M, 59/347 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       58/341 pareto:n=128K,mean=8,alpha=1.2,seed=1, 57/335 pareto:n=4M,mean=4,alpha=1.5,seed=1,
 *       59/346 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1, 60/351 basker_matrix1.rowlen@64M,
 *       51/298 lognormal:n=64M,mean=64,sigma=2,seed=1, 60/350 debian_depends.rowlen,
 *       59/344 debian_depends.rowlen@64M, 58/338 pareto:n=16M,mean=16,alpha=1.5,seed=1,
 *       55/320 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 60/349 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1,
 *       65/378 poisson:n=128K,mean=24,seed=1, 60/348 wathenSmall.rowlen@4M, 65/376 poisson:n=256K,mean=24,seed=1,
 *       60/347 huge:n=64K,mean=4,share=0.1,seed=1, 53/306 pareto:n=1M,mean=64,alpha=1.2,seed=1,
 *       60/346 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       52/299 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       53/304 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1, 61/349 lognormal:n=8M,mean=32,sigma=0.5,seed=1,
 *       57/326 huge:n=512K,mean=16,share=0.25,seed=1, 63/360 basker_matrix1.rowlen@4M,
 *       62/354 poisson:n=8M,mean=24,seed=1, 65/371 lognormal:n=256K,mean=32,sigma=0.5,seed=1,
 *       57/325 gowalla_bipartite.rowlen@4M, 60/342 brack2.rowlen@64M, 60/342 uniform:n=64M,mean=16,seed=1,
 *       56/318 gowalla_bipartite.rowlen@64M, 61/346 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       66/374 uniform:n=1K,mean=64,seed=1, 59/334 ibm03_nets.rowlen@64M,
 *       58/327 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1, 58/326 gowalla_bipartite.rowlen,
 *       60/337 cage10.rowlen@64M, 59/331 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 61/342 ibm03_nets.rowlen@4M,
 *       58/325 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 63/353 debian_depends.rowlen@4M,
 *       65/364 email-Enron.rowlen@4M, 62/346 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       59/329 english_word_lengths.rowlen@64M, 63/351 lognormal:n=8M,mean=8,sigma=1,seed=1, 63/351 brack2.rowlen@4M,
 *       64/356 huge:n=64K,mean=4,share=0.5,seed=1, 56/311 linux_kernel_line_lengths.rowlen@64M,
 *       56/311 wdbii_river_segments.rowlen, 56/311 wdbii_river_segments.rowlen@4M, 65/360 basker_matrix1.rowlen,
 *       56/310 linux_kernel_line_lengths.rowlen, 64/354 lognormal:n=1M,mean=8,sigma=1,seed=1,
 *       66/365 poisson:n=2M,mean=24,seed=1, 60/331 lognormal:n=64M,mean=8,sigma=0.5,seed=1,
 *       55/303 wdbii_river_segments.rowlen@64M, 57/314 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       58/319 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1, 64/352 brack2.rowlen,
 *       64/352 wathenSmall.rowlen, 56/307 pareto:n=256K,mean=64,alpha=1.2,seed=1,
 *       65/356 lognormal:n=2M,mean=8,sigma=1,seed=1, 63/345 cage10.rowlen@4M, 61/334 copter2.rowlen@64M,
 *       67/366 email-Enron.rowlen, 65/354 geometric:n=8M,mean=8,seed=1,
 *       64/348 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1,
 *       65/352 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1, 63/341 copter2.rowlen@4M,
 *       68/368 poisson:n=1M,mean=24,seed=1, 61/330 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       66/357 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 60/324 facebook_combined.rowlen,
 *       61/329 huge:n=128K,mean=16,share=0.25,seed=1, 66/354 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       70/375 uniform:n=4M,mean=64,seed=1, 54/289 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       66/353 lognormal:n=1M,mean=4,sigma=2,seed=1, 58/310 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1,
 *       64/342 geometric:n=64M,mean=8,seed=1, 64/342 pareto:n=1K,mean=4,alpha=1.5,seed=1, 64/342 copter2.rowlen,
 *       54/288 git_files_per_commit.rowlen, 67/357 geometric:n=64M,mean=12,empty=0.5,seed=1,
 *       66/351 lognormal:n=128K,mean=4,sigma=2,seed=1, 62/329 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1,
 *       66/350 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 60/318 facebook_combined.rowlen@64M,
 *       67/354 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       63/332 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       67/353 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 62/326 facebook_combined.rowlen@4M,
 *       59/310 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1,
 *       67/352 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1, 67/350 geometric:n=1M,mean=8,seed=1,
 *       65/339 english_word_lengths.rowlen, 67/349 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1,
 *       68/354 lognormal:n=256K,mean=4,sigma=2,seed=1, 61/317 lognormal:n=256K,mean=32,sigma=2,seed=1,
 *       54/280 git_files_per_commit.rowlen@64M, 65/337 pareto:n=512K,mean=4,alpha=1.5,seed=1,
 *       68/352 uniform:n=1K,mean=16,seed=1, 60/310 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       63/325 huge:n=64K,mean=16,share=0.25,seed=1, 70/361 geometric:n=2M,mean=8,seed=1,
 *       60/309 bimodal:n=64M,mean=32,share=0.9,seed=1, 60/309 pareto:n=128K,mean=64,alpha=1.2,seed=1,
 *       66/339 uniform:n=2M,mean=8,seed=1, 67/343 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       66/337 geometric:n=64M,mean=3,empty=0.5,seed=1, 68/346 ibm03_nets.rowlen,
 *       69/351 pareto:n=128K,mean=16,alpha=1.5,seed=1, 69/351 cage10.rowlen,
 *       68/345 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1, 69/350 lognormal:n=256K,mean=8,sigma=1,seed=1,
 *       65/329 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1, 69/349 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       70/354 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       67/338 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 73/368 uniform:n=16M,mean=64,seed=1,
 *       72/362 geometric:n=256K,mean=8,seed=1, 69/346 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       71/356 bimodal:n=1M,mean=4,share=0.9,seed=1, 62/310 lognormal:n=64M,mean=32,sigma=1,seed=1,
 *       70/350 pareto:n=512K,mean=16,alpha=1.5,seed=1, 68/340 uniform:n=1M,mean=8,seed=1,
 *       70/350 uniform:n=64K,mean=16,seed=1, 70/349 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       66/328 lognormal:n=128K,mean=32,sigma=2,seed=1, 65/323 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1,
 *       71/352 lognormal:n=128K,mean=8,sigma=1,seed=1, 70/347 pareto:n=8K,mean=4,alpha=1.5,seed=1,
 *       63/312 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1, 59/292 4elt.rowlen@64M,
 *       59/292 delaunay_n15.rowlen@64M, 71/349 geometric:n=64M,mean=4,sorted=down,seed=1,
 *       56/274 poisson:n=256K,mean=0.5,seed=1, 64/313 geometric:n=64M,mean=32,sorted=down,seed=1,
 *       63/307 fixed:n=64M,mean=4, 63/307 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1,
 *       73/355 uniform:n=512K,mean=16,seed=1, 70/340 geometric:n=16M,mean=3,empty=0.5,seed=1,
 *       74/359 bimodal:n=4M,mean=4,share=0.9,seed=1, 74/359 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       60/291 git_files_per_commit.rowlen@4M, 63/305 bimodal:n=64M,mean=64,share=0.9,seed=1,
 *       57/275 poisson:n=1M,mean=0.5,seed=1, 65/313 lognormal:n=1M,mean=64,sigma=1,seed=1, 63/302 4elt.rowlen@4M,
 *       65/311 pareto:n=4M,mean=64,alpha=1.5,seed=1, 61/291 ecology1.rowlen@64M,
 *       65/309 pareto:n=512K,mean=64,alpha=1.5,seed=1, 65/309 pareto:n=64K,mean=64,alpha=1.5,seed=1,
 *       64/304 4elt.rowlen, 64/303 delaunay_n15.rowlen@4M, 68/321 lognormal:n=64M,mean=2,sigma=1,seed=1,
 *       65/306 poisson:n=256K,mean=6,seed=1, 67/314 pareto:n=1K,mean=64,alpha=1.5,seed=1,
 *       66/309 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1, 78/365 geometric:n=128K,mean=8,seed=1,
 *       64/299 uniform:n=8M,mean=8,seed=1, 65/303 geometric:n=2M,mean=2,seed=1,
 *       66/307 uniform:n=64M,mean=2,empty=0.5,seed=1, 77/358 pareto:n=8K,mean=16,alpha=1.5,seed=1,
 *       76/353 uniform:n=8K,mean=16,seed=1, 65/301 geometric:n=1M,mean=2,seed=1, 65/300 ecology1.rowlen,
 *       64/295 geometric:n=8M,mean=2,seed=1, 61/280 poisson:n=2M,mean=0.5,seed=1,
 *       75/343 pareto:n=64K,mean=4,alpha=1.5,seed=1, 61/278 mdual.rowlen@64M, 67/305 delaunay_n15.rowlen,
 *       60/273 poisson:n=8M,mean=0.5,seed=1, 66/300 poisson:n=1M,mean=6,seed=1, 59/268 poisson:n=64M,mean=0.5,seed=1,
 *       77/349 bimodal:n=64K,mean=4,share=0.9,seed=1, 63/285 geometric:n=64M,mean=1.5,empty=0.5,seed=1,
 *       62/279 poisson:n=1M,mean=1,seed=1, 67/301 poisson:n=2M,mean=6,seed=1, 65/292 poisson:n=64M,mean=6,seed=1,
 *       65/292 poisson:n=8M,mean=6,seed=1, 68/305 poisson:n=128K,mean=6,seed=1, 66/296 poisson:n=64M,mean=2,seed=1,
 *       68/304 geometric:n=256K,mean=2,seed=1, 78/348 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       70/312 pareto:n=8K,mean=64,alpha=1.5,seed=1, 65/289 mdual.rowlen, 65/288 mdual.rowlen@4M,
 *       67/296 geometric:n=64M,mean=2,seed=1, 60/265 poisson:n=64M,mean=0.25,seed=1,
 *       64/282 poisson:n=128K,mean=0.5,seed=1, 69/304 uniform:n=256K,mean=8,seed=1,
 *       82/356 uniform:n=4M,mean=16,seed=1, 66/286 uniform:n=256M,mean=4,seed=1,
 *       73/315 bimodal:n=4M,mean=64,share=0.9,seed=1,
 *       59/250 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1, 73/306 geometric:n=128K,mean=2,seed=1,
 *       73/306 uniform:n=128K,mean=8,seed=1, 61/252 poisson:n=8M,mean=1,seed=1, 70/288 uniform:n=64M,mean=4,seed=1,
 *       63/256 poisson:n=256K,mean=1,seed=1, 64/258 poisson:n=128K,mean=1,seed=1, 66/262 poisson:n=2M,mean=1,seed=1,
 *       73/289 uniform:n=1K,mean=4,seed=1, 72/285 uniform:n=16M,mean=4,seed=1, 74/292 uniform:n=4M,mean=4,seed=1,
 *       75/294 uniform:n=8K,mean=4,seed=1, 60/235 uniform:n=64M,mean=1,seed=1, 61/237 fixed:n=64M,mean=1,
 *       78/295 uniform:n=512K,mean=4,seed=1, 82/299 uniform:n=64K,mean=4,seed=1
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7:
 *       measured on 536 cases, n = 1024 to 268435456; serves 62 (rowlen lognormal pareto zipf huge fixed uniform bimodal): worst regret 51.8%, mean 9.2%
 *       launched 200 times in a row on 6 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2:
 *       measured on 528 cases, n = 1024 to 268435456; serves 80 (huge zipf pareto lognormal rowlen): worst regret 50.3%, mean 6.4%
 *       launched 200 times in a row on 45 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2:
 *       measured on 525 cases, n = 1024 to 268435456; serves 114 (huge pareto lognormal zipf uniform rowlen bimodal poisson fixed): worst regret 40.6%, mean 3.5%
 *       launched 200 times in a row on 82 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3:
 *       measured on 441 cases, n = 1024 to 268435456; serves 125 (pareto uniform bimodal rowlen geometric lognormal poisson fixed): worst regret 137.4%, mean 11.8%
 *       launched 200 times in a row on 40 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 412 cases, n = 1024 to 268435456; serves 24 (pareto uniform rowlen lognormal poisson fixed): worst regret 70.8%, mean 10.3%
 *       launched 200 times in a row on 4 cases, all results right
 *     subwarp LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=0 UNROLL=2 VEC=4:
 *       measured on 384 cases, n = 1024 to 268435456; serves 39 (bimodal uniform rowlen lognormal poisson fixed): worst regret 64.9%, mean 7.9%
 *       launched 200 times in a row on 20 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 307 cases, n = 1024 to 268435456; serves 41 (poisson geometric rowlen uniform fixed lognormal): worst regret 44.3%, mean 6.1%
 *       launched 64 times in a row on 11 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4:
 *       measured on 321 cases, n = 1024 to 268435456; serves 51 (uniform pareto rowlen lognormal zipf): worst regret 40.0%, mean 5.6%
 *       launched 200 times in a row on 25 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_6DE75ABBA8D33904
#define SEGTUNE_SEGREDUCE_6DE75ABBA8D33904

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

#define SEGTUNE_SEGREDUCE_FLAT_PERSISTENT 4537640
#define SEGTUNE_SEGREDUCE_TILES_BULK 5192017
#define SEGTUNE_SEGREDUCE_STREAM_FITTED 14853640
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190
#define SEGTUNE_SEGREDUCE_SUBWARP 5599278
#define SEGTUNE_SEGREDUCE_BLOCK 1369594

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_6de75abba8d33904_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 536, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 528, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 2 } }, 2, 4194304, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 525, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 2 } }, 2, 4194304, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 824633720448, 0, INT64_MAX, 1024, 268435456, 441, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 3 } }, 384, 4194304, 192 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 412, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 48 },
	{ "subwarp", "LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=0 UNROLL=2 VEC=4", SEGTUNE_SEGREDUCE_SUBWARP, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 384, 1, 0, 7, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 256 }, { "SEGMENTS_IN_FLIGHT", 1 }, { "THREADS_PER_SEGMENT", 0 }, { "UNROLL", 2 }, { "VEC", 4 } }, 2048, 4194304, 32 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 307, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 512 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 321, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 0 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 }
};

static const struct segtune_node segtune_segreduce_6de75abba8d33904_unknown_0[] = {
	{ SEGTUNE_MEAN, 46.400000000000006, 1, 12, -1 },
	{ SEGTUNE_N, 227000.0, 2, 5, -1 },
	{ SEGTUNE_MEAN, 8.0600000000000005, 3, 4, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1.8, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 456000.0, 8, 11, -1 },
	{ SEGTUNE_MEAN, 6.2700000000000005, 9, 10, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_6de75abba8d33904_longest_0[] = {
	{ SEGTUNE_LONGEST, 1650.0, 1, 116, -1 },
	{ SEGTUNE_MEAN, 2.98, 2, 25, -1 },
	{ SEGTUNE_LONGEST, 218.0, 3, 16, -1 },
	{ SEGTUNE_N, 184000.0, 4, 9, -1 },
	{ SEGTUNE_MEAN, 1.01, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 18.5, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 334000.0, 10, 15, -1 },
	{ SEGTUNE_MEAN, 1.6200000000000001, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 15.100000000000001, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 2570000.0, 17, 20, -1 },
	{ SEGTUNE_MEAN, 0.70499999999999996, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.1800000000000002, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 10300000.0, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 6250000.0, 26, 87, -1 },
	{ SEGTUNE_MEAN, 11.4, 27, 48, -1 },
	{ SEGTUNE_LONGEST, 23.100000000000001, 28, 33, -1 },
	{ SEGTUNE_N, 2350000.0, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 3.6200000000000001, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 44900.0, 34, 37, -1 },
	{ SEGTUNE_MEAN, 6.3100000000000005, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 9.0, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 159000.0, 40, 43, -1 },
	{ SEGTUNE_LONGEST, 78.100000000000009, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 1130.0, 44, 47, -1 },
	{ SEGTUNE_LONGEST, 39.200000000000003, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 282.0, 49, 64, -1 },
	{ SEGTUNE_LONGEST, 109.0, 50, 57, -1 },
	{ SEGTUNE_N, 4225677.8823767006, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 31.300000000000001, 53, 56, -1 },
	{ SEGTUNE_LONGEST, 38.100000000000001, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 50.800000000000004, 58, 61, -1 },
	{ SEGTUNE_N, 318000.0, 59, 60, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 42400.0, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 74.600000000000009, 65, 76, -1 },
	{ SEGTUNE_N, 421000.0, 66, 69, -1 },
	{ SEGTUNE_N, 17500.0, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 622.0, 70, 73, -1 },
	{ SEGTUNE_MEAN, 46.5, 71, 72, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 48.600000000000001, 74, 75, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 284000.0, 77, 78, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 782.0, 79, 84, -1 },
	{ SEGTUNE_MEAN, 219.0, 80, 83, -1 },
	{ SEGTUNE_LONGEST, 347.0, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 343.0, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 5.0899999999999999, 88, 93, -1 },
	{ SEGTUNE_LONGEST, 203.0, 89, 90, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 606.0, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 154.0, 94, 113, -1 },
	{ SEGTUNE_LONGEST, 1110.0, 95, 108, -1 },
	{ SEGTUNE_MEAN, 70.299999999999997, 96, 103, -1 },
	{ SEGTUNE_MEAN, 6.0499999999999998, 97, 102, -1 },
	{ SEGTUNE_N, 49400000.0, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 136.0, 100, 101, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 28100000.0, 104, 107, -1 },
	{ SEGTUNE_LONGEST, 183.0, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 16.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 75.700000000000003, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 888.0, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 58.5, 117, 168, -1 },
	{ SEGTUNE_N, 7830000.0, 118, 157, -1 },
	{ SEGTUNE_MEAN, 5.6699999999999999, 119, 134, -1 },
	{ SEGTUNE_LONGEST, 6250.0, 120, 125, -1 },
	{ SEGTUNE_N, 1470000.0, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.48, 123, 124, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 3.0600000000000001, 126, 129, -1 },
	{ SEGTUNE_LONGEST, 88300.0, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 3650000.0, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 69800.0, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 116000.0, 135, 142, -1 },
	{ SEGTUNE_LONGEST, 3370.0, 136, 139, -1 },
	{ SEGTUNE_MEAN, 6.6000000000000005, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 27.5, 140, 141, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1020000.0, 143, 156, -1 },
	{ SEGTUNE_MEAN, 43.400000000000006, 144, 151, -1 },
	{ SEGTUNE_LONGEST, 3020.0, 145, 150, -1 },
	{ SEGTUNE_MEAN, 8.4100000000000001, 146, 147, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 142000.0, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 344000.0, 152, 153, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 203000.0, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 21200000.0, 158, 163, -1 },
	{ SEGTUNE_MEAN, 20.100000000000001, 159, 162, -1 },
	{ SEGTUNE_LONGEST, 1070000.0, 160, 161, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 0.71599999999999997, 164, 167, -1 },
	{ SEGTUNE_LONGEST, 9500.0, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 935.0, 169, 212, -1 },
	{ SEGTUNE_LONGEST, 7600000.0, 170, 207, -1 },
	{ SEGTUNE_N, 364000.0, 171, 180, -1 },
	{ SEGTUNE_LONGEST, 7050.0, 172, 177, -1 },
	{ SEGTUNE_MEAN, 132.0, 173, 176, -1 },
	{ SEGTUNE_N, 76600.0, 174, 175, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 809.0, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 95700000.0, 181, 198, -1 },
	{ SEGTUNE_MEAN, 97.100000000000009, 182, 189, -1 },
	{ SEGTUNE_N, 56800000.0, 183, 188, -1 },
	{ SEGTUNE_N, 2880000.0, 184, 187, -1 },
	{ SEGTUNE_LONGEST, 143000.0, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 4230.0, 190, 197, -1 },
	{ SEGTUNE_MEAN, 243.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 24500000.0, 193, 196, -1 },
	{ SEGTUNE_N, 965000.0, 194, 195, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 214.0, 199, 202, -1 },
	{ SEGTUNE_LONGEST, 21500.0, 200, 201, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 2900.0, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 175000000.0, 205, 206, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 49500000.0, 208, 211, -1 },
	{ SEGTUNE_LONGEST, 27300000.0, 209, 210, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 178000.0, 213, 232, -1 },
	{ SEGTUNE_MEAN, 2090.0, 214, 221, -1 },
	{ SEGTUNE_N, 12200000.0, 215, 218, -1 },
	{ SEGTUNE_LONGEST, 22000.0, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 3460.0, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 38800.0, 222, 223, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 3800.0, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 23200000.0, 226, 229, -1 },
	{ SEGTUNE_LONGEST, 78100.0, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 23700.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 77300000.0, 233, 242, -1 },
	{ SEGTUNE_N, 51000000.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 239000.0, 236, 241, -1 },
	{ SEGTUNE_MEAN, 8140.0, 237, 240, -1 },
	{ SEGTUNE_LONGEST, 5960000.0, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 369000.0, 243, 246, -1 },
	{ SEGTUNE_MEAN, 87300.0, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 785000.0, 247, 248, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_6de75abba8d33904_shares_0[] = {
	{ SEGTUNE_SHARE_1K, 0.0013000000000000002, 1, 76, -1 },
	{ SEGTUNE_MEAN, 2.6400000000000001, 2, 13, -1 },
	{ SEGTUNE_N, 336000.0, 3, 6, -1 },
	{ SEGTUNE_MEAN, 1.3400000000000001, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.00071299999999999998, 7, 12, -1 },
	{ SEGTUNE_N, 874000.0, 8, 11, -1 },
	{ SEGTUNE_MEAN, 1.77, 9, 10, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 58.900000000000006, 14, 53, -1 },
	{ SEGTUNE_MEAN, 4.1200000000000001, 15, 24, -1 },
	{ SEGTUNE_N, 5170000.0, 16, 21, -1 },
	{ SEGTUNE_N, 3120000.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 3.25, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.000232, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1210000.0, 25, 38, -1 },
	{ SEGTUNE_MEAN, 13.800000000000001, 26, 31, -1 },
	{ SEGTUNE_N, 67400.0, 27, 30, -1 },
	{ SEGTUNE_MEAN, 9.5800000000000001, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 111000.0, 32, 37, -1 },
	{ SEGTUNE_MEAN, 43.300000000000004, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 22400.0, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 5.0899999999999999, 39, 44, -1 },
	{ SEGTUNE_N, 46600000.0, 40, 43, -1 },
	{ SEGTUNE_SHARE_1K, 0.00068399999999999993, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 241000000.0, 45, 50, -1 },
	{ SEGTUNE_N, 2290000.0, 46, 49, -1 },
	{ SEGTUNE_MEAN, 19.600000000000001, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 9.3000000000000007, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 3340000.0, 54, 65, -1 },
	{ SEGTUNE_N, 74800.0, 55, 60, -1 },
	{ SEGTUNE_N, 63800.0, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 135.0, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 100000.0, 61, 64, -1 },
	{ SEGTUNE_MEAN, 146.0, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 126.0, 66, 69, -1 },
	{ SEGTUNE_N, 6290000.0, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 155000000.0, 70, 75, -1 },
	{ SEGTUNE_MEAN, 180.0, 71, 74, -1 },
	{ SEGTUNE_N, 33400000.0, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 9030000.0, 77, 182, -1 },
	{ SEGTUNE_MEAN, 132.0, 78, 151, -1 },
	{ SEGTUNE_SHARE_4K, 0.0026800000000000001, 79, 114, -1 },
	{ SEGTUNE_MEAN, 8.1699999999999999, 80, 85, -1 },
	{ SEGTUNE_N, 2180000.0, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.01, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 198000.0, 86, 97, -1 },
	{ SEGTUNE_SHARE_1K, 0.13300000000000001, 87, 92, -1 },
	{ SEGTUNE_MEAN, 80.800000000000011, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 144000.0, 90, 91, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 82500.0, 93, 96, -1 },
	{ SEGTUNE_MEAN, 41.100000000000001, 94, 95, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.0149, 98, 107, -1 },
	{ SEGTUNE_MEAN, 32.300000000000004, 99, 104, -1 },
	{ SEGTUNE_SHARE_1K, 0.0062200000000000007, 100, 101, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 12.200000000000001, 102, 103, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 734000.0, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 3360000.0, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 12.700000000000001, 110, 111, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 43.200000000000003, 112, 113, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 25.600000000000001, 115, 136, -1 },
	{ SEGTUNE_SHARE_1K, 0.047800000000000002, 116, 125, -1 },
	{ SEGTUNE_MEAN, 10.100000000000001, 117, 122, -1 },
	{ SEGTUNE_N, 326000.0, 118, 119, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.8300000000000001, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.0073500000000000006, 123, 124, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 57600.0, 126, 129, -1 },
	{ SEGTUNE_SHARE_4K, 0.083400000000000002, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 7790000.0, 130, 135, -1 },
	{ SEGTUNE_MEAN, 2.29, 131, 134, -1 },
	{ SEGTUNE_SHARE_1K, 0.35899999999999999, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.25900000000000001, 137, 144, -1 },
	{ SEGTUNE_SHARE_1K, 0.14999999999999999, 138, 139, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 53.100000000000001, 140, 143, -1 },
	{ SEGTUNE_N, 334000.0, 141, 142, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 144000.0, 145, 146, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.26300000000000001, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 54.800000000000004, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 817000.0, 152, 167, -1 },
	{ SEGTUNE_MEAN, 522.0, 153, 164, -1 },
	{ SEGTUNE_SHARE_4K, 0.0309, 154, 159, -1 },
	{ SEGTUNE_N, 347000.0, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 293.0, 157, 158, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_4K, 0.077800000000000008, 160, 163, -1 },
	{ SEGTUNE_SHARE_1K, 0.28000000000000003, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 52900.0, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.00028899999999999998, 168, 175, -1 },
	{ SEGTUNE_MEAN, 698.0, 169, 172, -1 },
	{ SEGTUNE_SHARE_1K, 0.0086400000000000001, 170, 171, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 935.0, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1320000.0, 176, 181, -1 },
	{ SEGTUNE_MEAN, 899.0, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 15400.0, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 65.400000000000006, 183, 206, -1 },
	{ SEGTUNE_N, 22400000.0, 184, 197, -1 },
	{ SEGTUNE_MEAN, 14.4, 185, 190, -1 },
	{ SEGTUNE_SHARE_4K, 0.032199999999999999, 186, 187, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 6.8799999999999999, 188, 189, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.042100000000000005, 191, 196, -1 },
	{ SEGTUNE_SHARE_1K, 0.0070500000000000007, 192, 193, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 37.600000000000001, 194, 195, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 38.600000000000001, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.000718, 200, 201, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 42300000.0, 202, 205, -1 },
	{ SEGTUNE_SHARE_4K, 0.123, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 91300000.0, 207, 228, -1 },
	{ SEGTUNE_SHARE_4K, 0.000166, 208, 219, -1 },
	{ SEGTUNE_MEAN, 1630.0, 209, 218, -1 },
	{ SEGTUNE_MEAN, 826.0, 210, 217, -1 },
	{ SEGTUNE_MEAN, 221.0, 211, 214, -1 },
	{ SEGTUNE_SHARE_1K, 0.0045500000000000002, 212, 213, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.17000000000000001, 215, 216, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 66700000.0, 220, 221, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 10400.0, 222, 225, -1 },
	{ SEGTUNE_MEAN, 118.0, 223, 224, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 254000.0, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0012200000000000002, 229, 236, -1 },
	{ SEGTUNE_MEAN, 992.0, 230, 233, -1 },
	{ SEGTUNE_MEAN, 277.0, 231, 232, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2880.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 785000.0, 237, 246, -1 },
	{ SEGTUNE_MEAN, 5700.0, 238, 245, -1 },
	{ SEGTUNE_MEAN, 335.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 163000000.0, 241, 244, -1 },
	{ SEGTUNE_SHARE_4K, 0.54100000000000004, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
};

static const int segtune_segreduce_6de75abba8d33904_cases_0[] = {
	0,0,0,0,0,0,0,1589,1018,979,2443,3622,3173,3518,3668,1589,1018,979,2443,3622,3173,3518,3668,
	2560,730,-3072,-3072,116,-690,-1216,1267,-5352,-3387,-494,-28792,-9876,-1123,12611,1882,-3895,-1645,565,-21560,-14389,-97,19642,
	2560,1020,-3072,-3072,27,-489,-1856,1253,1649,-1251,738,53128,-10517,2748,25723,-347,-1125,-4838,-856,41909,2469,-368,14600,
	2560,1854,-3072,-3072,0,0,-756,-2976,-2122,-1749,3549,-7269,12914,-1573,-21390,-1619,-490,80,4735,1750,4381,184,-13941,
	2560,2056,-3072,-3072,0,0,-1296,3469,957,2165,-3570,-11487,-9818,-5791,-8576,2008,-114,509,-5083,-14150,-2273,-8315,-10640,
	2560,2867,-3072,-3072,0,0,-848,2312,-2017,2016,10070,-724,-7709,-731,2053,1725,-2106,1712,8480,-237,-5605,-1875,3178,
	2560,3012,-3072,-3072,0,0,-394,-1044,-3399,-2691,-1797,1125,13475,5776,1056,540,-2405,-1026,-657,3780,4453,8690,2579,
	2560,3657,-3072,-3072,0,0,-508,-1486,3386,-640,-5135,1676,-9761,-7214,-1964,-1584,3459,-485,-5857,1401,-9893,-6880,-1843,
	2560,4096,-3072,-3072,0,0,-422,-529,-5724,-3358,-748,977,-1,-5425,4788,-874,-5809,-3449,-1429,401,1090,-5485,4847,
	2560,4608,-3072,-3072,0,0,-229,-631,-1818,-718,-6121,-1124,2364,-3670,1480,-727,-1910,-758,-5436,-1284,2272,-3193,1562,
	2560,4608,-3072,-3072,0,0,-32,1125,3913,1906,676,-3612,6246,-559,-5211,2109,4015,2403,3651,-3621,1568,2016,-6260,
	3328,830,-3072,-3072,413,-1829,-1292,-2663,-631,-3588,-1207,-2516,32515,-1674,-42868,-410,2040,1662,1488,2501,6604,2470,-30273,
	3328,1029,-3072,-3072,62,-1981,-2624,683,2902,9635,4611,2961,-18039,631,27116,-806,807,5160,2407,-3581,1217,-2996,13788,
	3328,1911,-3072,-3072,234,-927,-1192,-5216,676,-3692,-7040,-6866,22266,-5973,-15022,-2579,3042,941,-3129,-1408,5546,293,-7405,
	3328,2061,-3072,-3072,60,-950,-2064,886,2523,3984,4025,-2029,-17061,631,425,-1175,646,890,1779,-8228,-4627,-2785,-6408,
	3328,2916,-3072,-3072,10,-146,-1010,-2622,2269,-1474,-2871,-6602,15607,-4956,8477,-1140,3189,377,171,-4374,8862,-249,9220,
	3328,3089,-3072,-3072,0,0,-1540,1295,2212,2945,-3116,2265,-12590,-795,8576,-737,495,210,-6105,-1248,-2541,-5338,6239,
	3328,3958,-3072,-3072,0,0,-1060,2201,3797,2966,6143,5056,-5018,2168,-1828,1998,3656,2760,5485,4515,-2771,1067,-2324,
	3328,3982,-650,-3072,0,0,-650,39,523,244,-3901,-1240,-7069,-9481,-1271,-162,370,223,-1879,-700,-5276,-8072,-1014,
	3328,5120,-165,-3072,0,0,-641,1562,-347,4645,-7408,6265,-14670,-3653,-3601,914,-710,4356,-8569,5517,-13470,-4847,-2298,
	3328,5193,-191,-191,0,0,-191,3856,-10682,-3326,-22944,-21306,-4725,-15602,-7855,2807,-10985,-4346,-20995,-21806,-3667,-14754,-7164,
	3328,5632,0,-3072,0,0,-409,680,-1205,-1787,-6999,-1768,3034,-6589,-1957,1097,-1068,-1541,-4797,-1332,1909,-5034,-2015,
	3328,5803,0,-3072,0,0,-288,-2367,1077,-2156,-8566,-5282,9417,-6108,3072,-1238,1523,-1582,-4361,-3884,7346,-2951,2039,
	3974,3372,-3072,-3072,329,-663,-1698,1663,-2409,-727,2577,8470,4239,12148,1032,1860,-2360,-799,3159,7921,4302,10756,550,
	4096,881,-3072,-3072,825,-2902,-1564,-3323,-12998,-16353,-4072,-5291,51530,-12128,14149,-2279,-11274,-10708,-2318,-6371,8332,-5328,22312,
	4096,1024,-3072,-3072,84,-3500,-3392,1911,1134,2013,819,-3865,-8366,1436,4877,1161,-388,-285,-1515,-5385,9085,-3551,2480,
	4096,1026,-3072,-3072,364,-3218,-2832,-2369,-6411,-6978,-3598,-6804,-30365,-9384,2844,-2179,-5747,-7592,-3054,-5957,-18117,-10303,572,
	4096,1083,-870,-870,1850,-1675,-870,8782,9411,4949,516,-5368,877,-6046,7877,9372,9613,4878,42,-4631,1402,-6789,10584,
	4096,1542,-256,-256,2563,-503,-256,-433,-3913,-6484,-14457,2714,15162,-12846,1034,-882,-2558,-4291,-13866,829,12342,-11179,-696,
	4096,1986,-1224,-3072,652,-1971,-1224,-129,1928,2183,8227,6289,12917,-2196,-3907,350,1384,2156,8125,6682,9755,-1578,-840,
	4096,2051,-3072,-3072,73,-2483,-2832,-388,3809,4449,9092,3041,4228,2061,-9042,-1180,3843,3803,8419,2722,8828,1044,-11664,
	4096,2227,-512,-512,1422,-959,-512,-4772,-4135,-2672,-14630,-15766,-7840,-4247,-21043,-4374,-4044,-2396,-14688,-16803,-8208,-4029,-22939,
	4096,2971,-944,-3072,252,-1385,-1036,-5244,-3891,-6334,-8092,8522,25691,15605,2823,-3349,-3490,-5089,-5600,5551,16338,15477,-370,
	4096,3074,-3072,-3072,368,-1166,-1755,-2731,-4193,-1207,-14379,-402,4591,6009,-2328,-920,-2633,1366,-11451,-24,-2711,7915,-1390,
	4096,3083,-128,-128,1304,-221,-128,-2239,881,-963,5075,9015,-14618,-2264,30302,-1970,-49,-2179,6516,8219,-12953,-3186,20697,
	4096,3084,-3072,-3072,63,-1461,-2308,-37,421,290,661,-839,-2249,9622,4869,-620,424,-124,-348,-853,806,9433,5048,
	4096,3143,-870,-870,406,-1059,-870,1734,11899,-1520,-14602,-9648,-8766,-1008,-7759,1863,11783,-1416,-14403,-7169,-8266,-967,-3960,
	4096,3594,-256,-256,638,-375,-256,5954,9265,10650,11730,23904,6589,21343,25456,6733,8569,9688,13944,22186,7666,20960,15622,
	4096,3955,-704,-3072,90,-563,-1210,-3153,-722,-2926,-8447,-8048,4119,16308,10603,-2204,98,-2327,-7840,-7393,2604,15166,9165,
	4096,4084,-3072,-3072,37,-487,-1793,-2136,-4314,-3257,4225,-800,-5405,18591,-1460,-2073,-4159,-3457,3279,-1534,-4243,15294,-1686,
	4096,4936,-277,-567,0,0,-754,2401,14667,-2559,20459,-2082,6459,2940,-70,2133,13811,-2813,19605,-2682,6086,2612,2442,
	4096,5128,-137,-3072,0,0,-1281,-1448,-549,1110,23539,-7184,-13104,20875,-137,-2116,-840,691,18859,-7123,-11017,17621,1256,
	4096,5939,-17,-211,0,0,-846,4129,6836,-10199,25481,21601,204,25047,5254,579,3255,-12134,21339,18894,-1250,22842,12932,
	4096,6084,-1,-237,0,0,-394,-5379,1910,394,1726,-2377,5022,1319,5399,-2355,4700,1778,3438,-125,6556,2006,-876,
	4096,6729,0,0,0,0,-510,3895,8062,11033,2838,-2918,-11406,586,5604,3142,7570,10546,1696,-2963,-11957,-123,8429,
	4096,7168,0,0,0,0,-422,5602,6524,8238,2018,-2518,16581,599,3768,4493,5644,7450,1115,-3007,15745,66,8059,
	4096,7680,0,0,0,0,-229,2686,1036,6859,1437,-2346,-2539,925,-5382,2059,243,6286,1232,-3806,-3184,904,-1905,
	4096,7680,0,0,0,0,-32,-5896,-108,-7296,1437,21221,-2539,925,-5382,-4233,1029,-6255,2696,20275,-1146,2022,-10134,
	4198,1265,-3072,-3072,22,-3526,-3366,22,-2624,-4830,3124,-2518,-1617,2457,-5481,-828,-3709,-6258,1514,-3533,7810,-913,-6848,
	4206,874,-3072,-3072,1055,-2898,-2742,5314,-7203,-4458,-2694,6505,-65389,6113,2274,5738,-8310,-8653,-5035,6029,-23748,-1040,-4215,
	4243,2446,-3072,-3072,94,-2362,-2955,960,-2618,2380,-8426,7445,2127,11890,-1696,-1321,-4527,-492,-11594,6584,9727,8655,-5053,
	4251,2552,-3072,-3072,27,-2338,-2795,586,-740,-2397,-5244,-5084,314,10734,3321,-266,-834,-2901,-6260,-5039,1650,10373,2518,
	4284,2007,-3072,-3072,39,-2938,-3180,1754,4815,3219,-2611,-909,-3913,3409,-6650,32,3091,1094,-4989,-1846,3097,-408,-9265,
	4352,-512,-3072,-3072,256,-5376,-3712,-92,9590,10069,640,9816,-5188,3526,-4150,-170,9176,9581,326,9612,-3577,3158,-4374,
	4352,1,-3072,-3072,183,-4936,-3648,-2921,6509,1861,-7878,5317,-8669,8358,15984,-2878,6646,1737,-8111,5050,-5158,7707,15908,
	4352,511,-3072,-3072,155,-4454,-3312,294,-5574,63,-4083,-8632,-2720,-742,-11429,665,-4861,257,-2797,-7785,-6035,782,-11486,
	4352,1024,-643,-860,3323,-774,-1000,-3949,4750,9650,-13559,-20391,-3836,7164,1554,-2921,4507,8469,-14162,-19395,-1181,5811,1766,
	4352,1026,-3072,-3072,3006,-1088,-1957,8693,8356,15812,11811,-1139,9729,2700,2871,8499,7942,15362,10993,-1045,10365,1922,1854,
	4352,1066,-1613,-3072,1043,-3011,-1613,323,940,130,6135,-919,4923,917,-1317,565,964,738,6009,510,1678,658,-141,
	4352,1279,-3072,-3072,85,-3756,-3296,-466,-1251,-5496,3986,-4852,-2702,28,14086,-543,-1260,-5681,3771,-4469,1670,-1040,13902,
	4352,1330,-761,-1222,1424,-2366,-1222,2503,-2310,4856,11719,-811,-5851,4423,1940,2907,-2037,4886,11641,-160,-4260,3588,1236,
	4352,1498,-1121,-3072,883,-2739,-1480,8117,9459,8052,3331,1779,2281,299,13107,8136,9320,7869,3117,2530,2802,335,13941,
	4352,1519,-1227,-3072,2661,-939,-1559,-1664,-837,6699,-17472,-15393,-22083,297,20878,-1588,-1095,6019,-17217,-13653,-18045,-454,21542,
	4352,1523,-693,-3072,1262,-2335,-1306,2272,-648,-2294,-2408,926,-3479,-13997,-676,1306,-577,-2043,-3210,-843,-1649,-12598,-643,
	4352,1532,-3072,-3072,234,-3354,-2404,-3043,-5218,-8780,-6360,-5263,31634,-12820,1755,456,-752,-3179,-307,-3453,1336,-2053,6442,
	4352,1536,-3072,-3072,93,-3491,-3360,337,-1292,-3501,814,-2190,-6208,-4795,-2864,-777,-2872,-5288,-1193,-3100,4724,-8819,-3970,
	4352,1539,-3072,-3072,164,-3417,-2776,-3337,-4129,-5390,-397,-3945,-5528,-9285,3261,-1355,-1284,-2248,3214,-1775,-17825,-3985,5110,
	4352,1972,-1480,-3072,665,-2483,-1480,-4971,-4535,-2692,-1260,-1074,21816,-9938,-12430,-4334,-4464,-1846,-766,-2305,13727,-7231,-9727,
	4352,1972,-1480,-3072,1990,-1158,-1480,-4006,-13237,-16117,-15200,-10111,11723,7953,-12201,-4397,-14098,-17100,-16157,-10929,10105,7614,-10745,
	4352,2045,-852,-3072,2347,-728,-1355,7811,11673,12879,17001,14574,1216,11299,-4742,7486,10689,12099,16377,13507,2450,11526,-6815,
	4352,2048,-457,-657,2593,-479,-879,9,-3434,-2785,5234,-1355,-11930,13637,-38986,609,-3310,-3731,4680,-379,-9996,12119,-35332,
	4352,2057,-3072,-3072,1486,-1577,-2170,8009,3984,2924,14162,5273,-15782,6462,1059,7281,2883,1360,13208,4606,-12692,5471,-1095,
	4352,2222,-512,-512,1911,-988,-512,-1060,-2809,-1577,-7196,10175,13277,19171,7049,-795,-2790,-926,-6809,9312,12418,19906,3565,
	4352,2302,-3072,-3072,42,-2776,-2984,1311,-2672,1935,1275,3309,-2068,10727,-9473,560,-2933,1483,561,3462,-789,9633,-10261,
	4352,2564,-3072,-3072,65,-2491,-2508,-915,-278,-331,-1290,1046,4919,-14231,-2118,1734,3050,3846,2444,2268,-5037,-8712,1152,
	4352,2577,-534,-3072,577,-1965,-1316,715,2486,3849,-2629,3926,-6872,-2967,166,367,2178,3066,-3240,1433,-6087,-4484,-3437,
	4352,2838,-549,-817,639,-1643,-1073,9626,-6930,-1976,9489,-10070,9733,-3813,-23160,8871,-6904,-2112,9256,-6023,12690,-3578,-15222,
	4352,3046,-439,-1060,1724,-350,-1060,3610,-1469,2383,4571,-15270,13363,-4524,804,2917,-1365,2893,3940,-15368,12723,-4176,-918,
	4352,3072,-360,-573,1693,-355,-788,-2583,-1770,-1282,11367,10369,10059,-2925,-13297,-2667,-1487,-1084,10433,10764,9377,-3474,-9411,
	4352,3077,-1760,-3072,133,-1910,-1760,1679,-416,182,1562,-3786,-22875,-10005,3412,2721,441,1359,2769,-1165,-21564,-9614,4567,
	4352,3558,-318,-533,1342,-220,-804,-6776,-5220,-1510,8357,4269,8942,-2147,-17745,-7081,-5256,-1529,7288,4446,7715,-2106,-9730,
	4352,3587,-3072,-3072,9,-1524,-2490,2043,1519,-206,1626,-10620,-1122,-11959,-2848,958,656,-1497,-389,-10649,1608,-12326,-2391,
	4352,3596,-3072,-3072,63,-1461,-2306,554,-181,-1295,-3228,7333,92,-12880,-5359,845,165,-945,-3318,7512,328,-12712,-4775,
	4352,3997,-570,-1191,207,-916,-1191,3098,-6231,-2154,5122,-8045,-12829,-1885,6942,2646,-6136,-2003,4388,-6324,-12250,-2158,9797,
	4352,4050,-208,-465,316,-754,-819,-2629,-1665,788,-17688,-14667,2573,-2520,-3329,-2560,-1481,1217,-18285,-14245,2252,-2164,505,
	4352,4102,-664,-3072,627,-391,-1391,2433,2584,2437,11459,7134,6935,-10055,31,3244,2815,2298,10559,5826,5391,-10085,-4966,
	4352,4103,-1791,-3072,62,-955,-1791,1092,3092,4466,2869,-1459,1860,-5500,-1758,546,2727,3747,1622,-935,4504,-7036,-1307,
	4352,4577,-361,-1135,124,-419,-1135,977,-2278,-1171,2730,-9236,-858,-818,5518,605,-2733,-1126,1583,-9737,-1583,-770,6445,
	4352,5640,-30,-3072,0,0,-1281,268,-345,-103,19766,9033,6792,18157,2931,443,-70,44,17063,8387,6013,15684,3176,
	4352,5657,-55,-347,0,0,-623,-4566,-2770,3912,-5268,17100,427,-1294,-1569,-1407,-282,5393,-4110,18562,852,-1105,-7547,
	4352,6144,-4,-185,0,0,-519,755,-2883,4345,-1665,-8237,3816,-1273,2434,4519,657,6453,-533,-5553,5338,-1049,-4851,
	4362,338,-3072,-3072,1325,-3476,-1850,-730,12917,2965,-429,78,14311,4093,-2480,-2344,12638,4049,-716,-463,-2230,5139,-1607,
	4390,1870,-3072,-3072,403,-2923,-3222,5862,10386,8198,8097,7097,-18965,13307,5320,3842,6876,3646,4288,5793,5576,5653,1379,
	4441,2747,-1916,-3072,595,-1956,-1875,795,7324,7868,-3238,-2413,-15555,6867,-421,354,7178,7289,-3760,549,-10315,6248,450,
	4480,1280,-3072,-3072,47,-4049,-3424,-32,316,-1713,-2317,-5599,-1142,1692,11192,-95,505,-1573,-2365,-5413,-312,1240,11401,
	4608,-512,-3072,-3072,256,-5888,-3968,4591,-2643,-6003,9665,-10600,2797,-675,-1208,4698,-3188,-6300,9074,-10139,2674,-739,-1213,
	4608,1,-3072,-3072,203,-5428,-3840,2775,11902,7257,4912,10285,1113,-1593,-3163,2708,11819,7246,4529,10230,1665,-1670,-3102,
	4608,511,-3072,-3072,155,-4966,-3568,-1057,-8572,-329,-3491,7026,-7542,3319,-6700,-834,-8098,-137,-2614,7137,-12178,4620,-6776,
	4608,1013,-3072,-3072,3169,-1451,-2124,-6223,6232,-10300,-2267,-10473,7315,1422,-2380,-6517,6457,-9526,-2149,-9948,4859,1404,-2520,
	4608,1024,-579,-750,3788,-820,-1017,-6731,3682,4917,3638,-1323,-2381,4987,14808,-4566,3154,2924,2689,-830,-817,3379,13500,
	4608,1061,-1591,-3072,1132,-3439,-1825,3066,8581,6420,2208,3074,3242,7037,-8828,2784,8179,6194,2428,3621,205,7530,-9107,
	4608,1280,-3072,-3072,98,-4254,-3552,-1634,-1447,-4059,9153,-6725,-4646,2744,10804,-1978,-1732,-4359,8492,-7103,-400,1315,11130,
	4608,1352,-654,-936,2269,-2011,-1015,-7983,-4490,-5919,-13235,-1554,245,-18414,-6692,-8563,-5068,-6451,-13733,-3560,-1248,-17690,-5867,
	4608,1473,-1121,-3072,1027,-3132,-1687,-2139,-1247,-608,1662,-9940,-21013,-4910,-2753,-2755,-1141,-639,1524,-10327,-21015,-3820,-3609,
	4608,1534,-3072,-3072,232,-3866,-2541,-7360,-5555,-9022,-6411,-5997,55196,-10153,-10708,-2830,-1132,-3688,135,-3010,17291,2078,-7974,
	4608,1536,-3072,-3072,93,-4003,-3616,-1279,2130,25,3410,-3635,-2901,-1643,-11971,-2760,187,-1813,986,-5380,7398,-5758,-11665,
	4608,1538,-640,-1010,1633,-2461,-1256,-2182,5785,-1068,-3262,1472,-4118,-6940,9921,-1847,5755,-1573,-3236,1383,-3522,-7277,10306,
	4608,1538,-3072,-3072,211,-3883,-3032,-4857,-3911,-6848,-3460,-5844,-9242,-8102,12695,-3026,-1938,-4782,-882,-3459,-18063,-4407,13230,
	4608,1539,-1116,-3072,2970,-1123,-1613,-5154,-9004,-9092,-22650,-961,6998,5234,-4526,-6412,-6649,-5908,-21304,-1662,3416,6804,-3112,
	4608,2005,-1139,-3072,750,-2877,-1564,-3304,-767,-1916,-1625,4145,12737,12527,3467,-3688,-937,-1735,-1809,-254,5686,15747,3237,
	4608,2005,-1139,-3072,2325,-1302,-1564,3875,-8948,-10819,13888,18868,12073,-16675,2921,2801,-8148,-9356,13548,16119,6148,-15115,2799,
	4608,2010,-859,-3072,2700,-922,-1559,814,6993,-416,16336,4838,6711,-15959,-9970,89,7613,911,16476,3122,4469,-14630,-12827,
	4608,2042,-3072,-3072,1633,-1957,-2404,2234,1102,842,7735,-1713,1615,-17019,2761,1763,-116,-858,7193,-1806,5840,-18088,1178,
	4608,2047,-419,-598,3065,-520,-906,-1972,-2260,-2498,11842,21072,-11022,10728,-31175,-729,-2018,-3679,11260,20762,-10054,9346,-29192,
	4608,2219,-512,-512,2405,-1008,-512,1298,-484,1120,14115,-5237,-11588,-2606,28791,611,-757,2166,14667,-5749,-12693,-1156,25209,
	4608,2303,-3072,-3072,47,-3281,-3216,1080,-1637,5774,1901,2992,245,11003,-2621,169,-2553,4920,874,3144,1537,9176,-3047,
	4608,2556,-642,-1355,767,-2310,-1355,-904,1540,-721,-4458,-726,5243,11955,-3412,-1373,1835,-525,-4579,-443,6701,11476,-3759,
	4608,2565,-3072,-3072,76,-2991,-2714,-717,-2421,-4956,-10270,1891,808,-15531,-3921,2413,985,-694,-6285,2811,-10706,-9434,-792,
	4608,2880,-479,-688,1179,-1573,-917,-1929,-1590,856,-12020,970,-14324,-3561,-6917,-1830,-1564,897,-11936,1157,-13726,-2510,-6323,
	4608,3071,-323,-474,2153,-408,-827,4476,-614,-1456,6610,6798,9495,-2430,9274,4600,49,-1264,5547,6236,8517,-3004,13629,
	4608,3081,-1645,-3072,154,-2397,-2016,-105,-4299,-4036,-54,-4135,-23173,-8264,-1226,371,-3598,-3501,339,-1448,-18073,-8349,-651,
	4608,3086,-408,-749,2089,-457,-1316,2848,4452,-3445,-1347,-6037,-26876,-3206,-18396,2320,4524,-4685,-1455,-3846,-24571,-3427,-3693,
	4608,3558,-310,-617,1725,-349,-1060,-2284,-1912,-677,905,7748,10165,-1029,-17543,-3087,-1485,-437,-259,6873,8181,-210,-5755,
	4608,3585,-3072,-3072,11,-2036,-2746,-601,-617,21,2251,-719,2005,13135,199,-1658,-1624,-1201,805,-527,2891,13122,656,
	4608,3587,-3072,-3072,72,-1973,-2562,-538,1922,449,-1245,629,3904,-11379,3377,-1,2336,1059,-848,775,2595,-10202,4131,
	4608,4002,-549,-944,247,-1382,-1036,-10916,-5658,-3187,-12388,3789,13888,-1628,7657,-8550,-4404,-2158,-11242,108,8887,-1697,-1461,
	4608,4070,-204,-408,383,-1180,-804,-3044,-4554,-4423,5721,14176,-388,-2306,14763,-1337,-3688,-3742,6212,12358,-1647,-1691,8275,
	4608,4104,-1766,-3072,61,-1467,-1996,-216,699,641,1667,-2221,3458,-1964,-460,-276,623,458,1452,-2475,4586,-2482,-1261,
	4608,4106,-670,-1504,882,-643,-1504,2323,-2934,-442,-486,1342,-12958,-1423,-5145,723,-3750,-1351,-1284,2392,-10421,-845,-820,
	4608,4613,-333,-1391,133,-886,-1391,7167,-2020,2493,9108,-599,6885,-1317,1341,6919,-1780,2703,8682,-1957,5335,-1313,-843,
	4608,5649,-25,-3072,0,0,-1537,-378,-1587,-3673,-11223,599,2760,-10657,-9105,-974,-2009,-4137,-12645,283,3427,-11515,-8349,
	4608,5662,-53,-362,0,0,-879,-653,-426,7329,-9241,11060,-987,-3603,-4137,1183,1051,8461,-9127,11630,-1164,-3500,-6702,
	4608,6656,0,-93,0,0,-519,-10080,-14955,-11684,-1737,-9584,-14710,-2012,-780,-5280,-10010,-8373,-677,-5691,-12212,-1777,-10941,
	4628,1070,-3072,-3072,1047,-3555,-2256,1761,4585,4705,-2029,4903,40641,6378,-6769,1478,4823,5284,-18,3885,22710,10807,-5529,
	4634,1137,-3072,-3072,424,-4122,-3450,316,16795,28135,9995,-266,-25835,3465,-11026,240,15162,26344,7847,-99,-4440,-1190,-10953,
	4636,2999,-3072,-3072,67,-2621,-3032,1279,1019,1942,7368,4879,3708,5732,1166,-697,-894,-345,5149,5052,6228,3367,623,
	4711,1665,-1309,-3072,1991,-2182,-2061,-6065,-1774,4528,-10765,-20770,-14994,21084,10952,-5547,-1079,4126,-10904,-16299,-3564,17171,8827,
	4721,822,-3072,-3072,1375,-3661,-2336,8416,3976,23442,-418,16174,18669,-1955,-4462,7232,2992,21744,211,14779,14942,-931,-4633,
	4740,2360,-3072,-3072,49,-3487,-3452,885,4228,4227,5852,3391,-2643,13307,4813,-1591,1332,1296,2773,2467,2977,8704,3706,
	4864,867,-1514,-3072,1615,-3662,-1984,2974,-6876,-4531,202,7061,-4640,-8020,-7642,1945,-6487,-4354,853,6003,-2593,-7011,-8564,
	4864,1024,-3072,-3072,84,-5036,-4160,625,659,1637,-4851,7592,-3336,1585,-6692,-720,-728,898,-6949,5236,4902,-1511,-5266,
	4864,1024,-3072,-3072,426,-4694,-3600,-2672,-6767,-7847,-5880,5918,-15637,1623,16278,-2580,-7855,-8889,-7041,6198,-2084,-980,16376,
	4864,1081,-870,-870,3331,-1733,-870,420,-2699,-1025,-4018,20314,-284,11490,-12039,-1497,-4302,-2058,-4625,18643,-2311,12001,-9550,
	4864,1535,-256,-256,4098,-511,-256,1759,-2746,-4010,14821,15077,-3598,11752,10176,-572,-1899,-1138,16157,14201,-5367,13975,13448,
	4864,2002,-1056,-1603,1096,-3046,-1603,-2072,-10300,-1537,5535,7808,3615,-7220,12107,-2112,-10570,-1733,5310,6964,2386,-6932,11968,
	4864,2048,-3072,-3072,98,-3999,-3600,773,6088,4529,-2914,2821,-5747,1545,11003,-939,4086,2586,-5090,1722,772,-1889,10830,
	4864,2219,-512,-512,2910,-1016,-512,-1770,1039,-4730,12435,11774,12201,-6324,16030,-3892,290,-3451,13040,11786,11332,-4273,13873,
	4864,3018,-824,-1480,649,-2477,-1480,3963,10259,-1224,901,7595,8970,10898,-11926,3924,10446,-970,587,5418,7698,9953,-13541,
	4864,3078,-128,-128,2814,-252,-128,-3106,2333,884,11652,5777,12499,-1296,476,-2975,1737,1262,12032,8037,14080,-1521,-6690,
	4864,3078,-3072,-3072,73,-2993,-3076,2643,3917,1798,5490,10182,2336,4605,2622,1957,3122,997,4953,10485,2298,3805,2909,
	4864,3095,-3072,-3072,419,-2630,-2523,-7793,-10612,-10230,-6346,-1494,5057,2931,-11708,-5236,-8222,-6987,-3325,-2602,-2865,7398,-9492,
	4864,3134,-870,-870,1389,-1621,-870,-3318,3472,1703,11208,19454,-8899,-4601,29881,-1782,2919,1234,11666,16078,-13098,-3738,22024,
	4864,3588,-256,-256,2061,-496,-256,-3937,1667,1708,-15191,-26732,-15497,908,29145,-2752,805,1300,-13780,-22673,-12702,-57,11620,
	4864,4049,-508,-826,290,-1805,-1291,-10908,-3915,337,-5214,-10093,8581,-1445,-7182,-10238,-3287,691,-5035,-10168,7555,-1930,-7682,
	4864,4099,-3072,-3072,72,-1973,-2561,-2712,421,-1466,6777,-1364,4568,-1418,9418,-1372,1189,-243,7960,-2173,1381,220,9156,
	4864,5024,-240,-570,205,-915,-1191,-4148,107,-313,14075,1688,2812,864,-23296,-2464,1557,885,14174,2257,1894,860,-24427,
	4864,5133,-130,-3072,62,-949,-2049,-701,3636,2095,-8054,-3043,-5111,-6718,14435,-1595,3074,1517,-7724,-3297,-3670,-5495,13635,
	4864,5994,0,-251,12,-138,-1010,-7793,-7103,-5214,-6777,-15938,1275,-3555,-1497,-5747,-5101,-3548,-6390,-15218,670,-3493,-6407,
	4864,6161,-6,-125,0,0,-1537,11628,9212,13462,-4642,7398,2759,-3485,-2913,2985,753,8015,-6178,2274,1804,-3098,12377,
	4864,7030,0,-13,0,0,-1059,13131,11001,10322,-956,-7817,13459,-1655,-10181,9665,7581,7778,-1527,-9624,10255,-2328,-607,
	4864,7054,0,0,0,0,-650,-14441,-17060,-17143,-858,-7524,-9734,-1614,-6815,-11191,-13312,-14437,-435,-4301,-8067,-1632,-13705,
	4864,8192,0,-2,0,0,-641,-2551,-3765,-2832,-649,-1372,-248,-208,-28073,-4595,-5523,-4392,-1311,-1846,-2541,-815,-16084,
	4864,8265,0,0,0,0,-192,-1294,-2883,-3534,-626,-1195,135,-136,27672,890,-766,-1449,-302,-446,2622,303,14560,
	4864,8704,0,0,0,0,-409,-1229,4582,-529,-308,-567,1616,307,-18006,-2483,3239,-1556,-687,-2004,-234,-139,-12014,
	4864,8875,0,0,0,0,-288,-1159,-691,225,-98,-431,1861,485,-11483,-1890,-1752,-443,-203,-2313,478,185,-10909,
	4952,1837,-3072,-3072,242,-4241,-3576,1782,6528,5657,3181,1982,-14171,7165,-14653,1006,5287,4491,1852,1719,-5783,4600,-14682,
	4966,1773,-3072,-3072,279,-4295,-3686,4839,10960,8730,2576,6299,-16061,6242,-14380,3346,8536,6520,143,5033,-2261,2085,-13917,
	4992,2304,-234,-927,1704,-2392,-1508,1005,-1856,3621,-1736,-15628,-9021,5829,-5663,436,-608,4698,-1514,-13463,-8264,5248,-2996,
	4992,5888,-10,-338,43,-469,-1588,5866,10599,-4558,-8300,10154,2654,-2476,12131,274,5673,-7530,-9462,8345,3813,-2024,22070,
	4994,2348,-3072,-3072,292,-3763,-3354,1038,6305,5938,11927,4991,-13572,13364,13717,149,4758,4441,10735,5358,-6945,10903,13406,
	5109,1016,-3072,-3072,8,-5610,-4597,1071,-1470,-799,4549,5190,4829,-1623,-2097,-102,-3161,-1502,3306,3714,7956,-4009,-833,
	5120,-512,-3072,-3072,320,-6848,-4480,-8341,17375,11550,-7501,-4,-1994,-425,276,-7932,16776,11022,-7240,481,-683,-387,240,
	5120,0,-3072,-3072,216,-6440,-4320,-3811,-4195,5533,-2583,-5890,3000,-2147,367,-3582,-4238,5419,-2662,-5370,2498,-1678,366,
	5120,512,-3072,-3072,154,-5990,-4048,-656,-5093,1693,13187,-15039,1223,-3152,355,-293,-4466,1916,13174,-14556,-3902,-1607,80,
	5120,1007,-3072,-3072,3461,-2188,-2627,-4272,7714,12015,-10733,3210,-5339,2725,-3560,-3567,8297,12123,-9738,2254,-4144,3535,-3327,
	5120,1021,-3072,-3072,489,-5146,-3856,1080,-6349,-5488,7808,-14559,-11131,-1082,-2436,843,-7954,-6763,6209,-14685,4331,-3907,-2168,
	5120,1024,-495,-641,4735,-896,-1065,-7979,-1876,2175,6392,15263,221,11612,12656,-4592,-3084,-914,4788,15157,699,9826,8786,
	5120,1069,-1498,-3072,1372,-4215,-2201,3008,-2350,1111,-186,13966,3065,-11157,13393,1837,-3762,-725,701,12322,-3659,-9768,12115,
	5120,1081,-870,-870,3838,-1737,-870,8418,1134,-866,16202,10064,-774,-10914,-10084,5802,-225,-1462,16204,8758,-2254,-10388,-7786,
	5120,1281,-3072,-3072,119,-5256,-4048,-2379,-5245,-4775,-4263,4430,-3223,-399,-5020,-2855,-5200,-4735,-4687,3637,-1099,-815,-4745,
	5120,1312,-733,-1029,2404,-2939,-1527,-5170,-3091,-1301,-6458,-13144,1892,-2252,-10793,-4460,-3965,-2639,-6841,-12320,3185,-3500,-11196,
	5120,1489,-1020,-1632,1960,-3206,-1877,-2232,7584,-4921,-8173,-9549,-8761,-1514,8542,-2041,7469,-4940,-8671,-7404,-5205,-3011,8406,
	5120,1525,-682,-998,2040,-3091,-1570,-5863,-4559,-740,-10200,-4137,-2309,-7737,8221,-5202,-5430,-2128,-10524,-3885,-1247,-8735,7702,
	5120,1536,-3072,-3072,213,-4907,-3500,-3816,-5805,-5087,-3798,-2619,4908,-7700,-9330,-1976,-3229,-3071,-1536,73,-5039,-4878,-10918,
	5120,1536,-256,-256,4608,-511,-256,5377,-2623,-4041,-9515,-7988,-869,-7316,-13530,2490,-1664,-1122,-8082,-8193,-1866,-5662,-9162,
	5120,1536,-3072,-3072,93,-5027,-4128,4281,3409,4661,-588,4190,-4322,3112,14634,2777,1938,3476,-2163,1776,2166,1051,15812,
	5120,1538,-3072,-3072,339,-4779,-2975,-2252,-3112,-5937,-6365,760,49377,-9455,-9777,2170,1254,-2138,-1015,6357,16804,-1398,-12498,
	5120,1552,-1066,-1945,3527,-1576,-1945,-4539,-3807,-266,5798,-11042,-1971,1545,11584,-4214,-2817,1143,6538,-9883,-2460,1795,9268,
	5120,2014,-967,-1333,1504,-3139,-1728,-780,6282,2058,8230,-10215,8838,3464,2191,-783,5585,1198,8191,-8148,10387,2378,4659,
	5120,2014,-967,-1333,3108,-1535,-1728,6974,1784,-975,7372,22710,-2932,8171,12196,8510,860,-3137,7478,26217,-4,5242,15379,
	5120,2025,-799,-1591,3271,-1360,-1825,-9783,4909,8636,2771,-21380,-3722,4805,19145,-9000,4951,8450,3141,-20203,-2098,4093,15881,
	5120,2043,-3072,-3072,1963,-2650,-2783,-5539,-2478,807,-8483,-6892,-10333,9008,11181,-5628,-4060,-1155,-8600,-6913,-5603,7816,11743,
	5120,2048,-357,-472,3966,-642,-951,-3810,-262,5067,7769,-5963,17826,-8995,12337,-770,-438,2402,6662,-6861,18168,-10526,10625,
	5120,2220,-512,-512,3416,-1020,-512,1479,2039,3304,4993,-13145,14230,-7759,8439,-1921,901,4623,5671,-12580,13951,-5542,8524,
	5120,2305,-3072,-3072,59,-4293,-3696,577,1598,7519,-3241,500,-3641,5162,6962,-497,778,6571,-4388,52,-1560,3285,6456,
	5120,2538,-580,-1045,1094,-3023,-1613,-9090,-3847,-2655,-5754,-8138,1410,18659,-3944,-9327,-3712,-2598,-5508,-7637,2406,17960,-2615,
	5120,2559,-3072,-3072,83,-4014,-3158,-8173,-4763,-2683,-7247,-5271,-4959,-13957,10952,-4721,-1224,1081,-3892,-3000,-16893,-8218,10430,
	5120,2929,-459,-661,1369,-2358,-1222,5,-1677,2114,-3265,12296,-18728,-5067,-7861,-374,-2066,1458,-3338,10605,-17257,-4375,-7207,
	5120,3013,-451,-859,2722,-921,-1559,-13396,812,10282,-3286,-3842,14596,-3078,-11108,-11982,1569,9546,-2405,-3857,15541,-4123,-5417,
	5120,3065,-1739,-3072,238,-3352,-2403,-6018,-5507,-4907,-5299,-685,-6006,-10453,-6609,-5010,-4410,-3771,-4285,-1315,-7238,-7526,-6144,
	5120,3069,-261,-398,3096,-491,-888,5536,-1056,-1855,-16833,10326,-9342,-713,27615,5710,136,-1576,-17493,7989,-10754,-742,28384,
	5120,3071,-128,-128,3331,-254,-128,41,4647,1219,-9468,-11003,-6453,-308,-5078,-514,4032,2017,-9782,-9100,-5404,-414,-7031,
	5120,3074,-3072,-3072,440,-3142,-2779,-8272,-997,-3139,-4954,1333,-2286,1148,-9224,-6260,844,-785,-2627,176,-8096,5513,-7470,
	5120,3131,-870,-870,1851,-1674,-870,-3933,680,2472,11512,5759,16785,-3701,18134,-3874,-290,2090,11185,1110,11264,-2301,7880,
	5120,3577,-300,-633,2365,-714,-1355,4065,-270,-2781,695,4902,13612,1897,-11457,3676,927,-2188,465,1126,10402,2809,-1503,
	5120,3585,-3072,-3072,13,-3058,-3230,4669,4388,4608,3899,2228,1524,-13362,2894,3094,2703,2749,2688,2648,2745,-15483,2633,
	5120,3590,-256,-256,2562,-503,-256,3105,-1836,-1012,-14646,-21944,-11427,2304,1765,2957,-2740,-769,-14352,-16952,-8399,1861,-13151,
	5120,3590,-3072,-3072,73,-2992,-3074,3727,4601,5896,2318,807,899,-13143,708,3466,4160,5482,2391,794,505,-13082,1154,
	5120,4067,-487,-750,625,-1964,-1224,-7340,-815,347,1044,14456,5767,-1103,18356,-6231,-170,506,1106,11484,3492,-1463,11862,
	5120,4100,-1768,-3072,64,-2491,-2508,-2099,263,1213,4364,1647,-979,5287,1531,-2846,-202,434,3153,1577,1654,4723,938,
	5120,4105,-625,-1645,1316,-1234,-2016,-2422,-450,-827,-4213,-5825,-19077,479,-7363,-4932,-2224,-2116,-3404,-1922,-12307,578,835,
	5120,4109,-187,-408,580,-1966,-1316,-429,937,-710,-7320,-10717,-1285,-2000,-13515,-1117,912,-792,-7690,-7940,1109,-1722,-7171,
	5120,4613,-331,-1032,134,-1910,-1760,-344,4556,7799,764,-17468,-8348,2148,-17585,-2022,3818,7307,1116,-13919,-5432,1504,-11103,
	5120,5637,-57,-333,133,-886,-1391,2541,2203,2964,-9425,7369,3990,-580,-19464,2865,3013,4037,-9503,7727,3272,-422,-19491,
	5120,5645,-28,-3072,62,-949,-2049,922,755,2727,-9539,12044,11391,-4540,4539,867,1005,2964,-7164,9619,8394,-3523,2428,
	5120,7680,0,0,0,0,-519,-4275,-7789,-3312,-196,-3236,-3894,-669,13649,-680,-3424,153,101,815,-455,-302,1885,
	5260,2268,-2007,-3072,1215,-3452,-2602,2154,4319,949,4237,-5996,14330,10497,5963,1483,4126,348,3894,-5271,18016,8958,6042,
	5265,787,-713,-713,4797,-1362,-682,6601,-4511,-5870,2751,-12319,80,-10712,-5874,3369,-3985,-3923,3890,-12805,-286,-8237,-3607,
	5332,2672,-3072,-3072,0,-4408,-3996,12269,1054,1230,3375,3645,4412,11971,5702,9427,-1960,-1960,295,1212,9238,7971,5955,
	5376,-511,-3072,-3072,343,-7336,-4672,-1367,-10772,-9377,-288,1938,-2036,286,110,-1221,-11534,-10226,168,1734,-796,295,7,
	5376,0,-3072,-3072,216,-6952,-4576,-1423,-5977,-5395,-6509,21225,-884,-1617,128,-1320,-6015,-5604,-6109,21059,-1073,-1320,85,
	5376,512,-3072,-3072,162,-6494,-4272,3344,-1037,-1307,-26,-11998,2565,1769,699,3903,-521,-1306,-162,-11514,-1818,3058,485,
	5376,1017,-2543,-3072,3646,-2505,-2790,-1027,-4244,-3646,-1847,17081,1502,-469,-4264,-214,-3630,-3454,-1476,15801,2442,448,-3490,
	5376,1024,-472,-589,5215,-929,-1089,-5617,7629,6857,6350,14733,628,-6330,-6695,-2343,6135,3631,4662,14601,946,-7975,-10487,
	5376,1079,-1316,-1902,2348,-3742,-1902,-2949,-13500,-12566,1709,6508,10520,-13658,-2714,-3841,-12348,-10928,2801,5179,9286,-10924,-3389,
	5376,1281,-3072,-3072,119,-5768,-4272,2288,-6974,-8920,4102,2249,-785,-2428,-1143,2223,-6622,-8671,4065,2183,-811,-1984,-1141,
	5376,1330,-686,-896,3191,-2647,-1331,7167,5449,5875,-1733,6656,2763,19271,-6372,6763,4958,5117,-1949,6620,2776,18046,-6290,
	5376,1480,-747,-1211,2085,-3603,-1826,5372,3761,6700,-4670,7962,-5105,-2201,-10365,5871,2875,5809,-5221,7642,-3378,-2533,-12176,
	5376,1481,-1060,-1433,2499,-3188,-1614,5264,-268,-598,-1203,15437,-847,4439,-10679,3768,1079,1580,-527,12976,-4759,6736,-10441,
	5376,1536,-3072,-3072,104,-5527,-4384,4291,-1634,-2106,2286,7496,-2848,-1338,-4132,3237,-3112,-3252,1270,5818,1836,-2376,-3267,
	5376,1536,-3072,-3072,212,-5419,-3708,1515,-5168,-5303,-227,8885,8923,-5671,19308,3443,-1961,-2897,1905,11979,-1885,-2818,17608,
	5376,1536,-3072,-3072,341,-5291,-3231,-1453,-9415,-9935,-6684,8561,34940,-11479,-4506,2564,-4350,-5914,-2225,14934,6587,-5671,-7875,
	5376,1547,-1074,-1844,3727,-1894,-2201,-3123,-8107,-5338,-1559,835,1328,-21648,12253,-1063,-9022,-6317,-1114,3525,2410,-21253,10353,
	5376,1992,-1089,-1589,1526,-3651,-1984,9620,9994,4460,7436,-10220,8145,-1991,398,9531,8969,3442,7163,-8718,8790,-1885,1420,
	5376,1992,-1089,-1589,3271,-1905,-1984,18315,3085,-1024,7329,13699,2904,5521,-15454,19335,3598,-708,7959,16358,2997,3999,-12801,
	5376,2048,-331,-440,4428,-692,-969,409,-105,1501,-12688,-4874,-2700,-4783,11438,3885,-707,-1678,-14046,-5746,-2531,-6240,7830,
	5376,2049,-3072,-3072,2106,-3013,-2975,-4394,-7922,-7683,-9857,-19789,-22816,-13685,4801,-4532,-9727,-9750,-10465,-19843,-17248,-15067,5910,
	5376,2052,-759,-1419,3563,-1554,-1945,-6363,1167,3472,-2493,-22861,-2081,5491,-9526,-3818,334,1672,-2723,-21480,-225,4257,-12317,
	5376,2218,-512,-512,3928,-1022,-512,10643,2211,-1609,-18899,-11281,-6082,-6458,-16446,6628,1154,-196,-18105,-10349,-5755,-4583,-14268,
	5376,2304,-3072,-3072,59,-4805,-3952,7497,-2967,1683,373,-5595,-2112,696,6079,6765,-3138,1292,-139,-6347,-916,-207,6083,
	5376,2525,-594,-1061,1192,-3451,-1825,5021,-4431,-84,-4355,-7870,1818,9178,4583,5026,-4344,-35,-4070,-6806,2601,8697,5514,
	5376,2559,-3072,-3072,87,-4522,-3404,741,-7069,-4795,-1334,-6966,7965,-6135,4431,4138,-2896,-866,1849,-3667,-3479,-1913,2424,
	5376,2943,-439,-590,2216,-2009,-1015,11190,4691,-1428,11702,-75,11023,-2758,3221,9141,4488,-1172,11160,-2604,11388,-621,-2989,
	5376,3048,-423,-809,3034,-1086,-1613,-7250,308,7337,-2402,10568,-7443,-2301,2337,-5050,1297,6703,-1968,9043,-7671,-3364,4717,
	5376,3069,-1691,-3072,235,-3864,-2541,5417,-5335,-6316,-4418,2011,27649,-10124,5133,6800,-4025,-4797,-2902,46,20796,-5141,4995,
	5376,3072,-246,-364,3558,-538,-913,8335,-2094,-1929,11356,-8932,-5557,581,20142,8875,-956,-2048,11086,-10975,-6659,687,19570,
	5376,3525,-314,-632,2722,-921,-1559,5558,-601,-3257,-21596,5387,15455,2156,-28406,6593,700,-3220,-21145,1389,12897,2353,-19383,
	5376,3584,-3072,-3072,99,-3485,-3330,8895,2524,841,-1633,926,-4019,4651,-3903,8181,1578,-172,-2059,1454,-2686,3423,-4039,
	5376,3584,-3072,-3072,14,-3570,-3486,5611,-2680,-51,-3108,-1581,1503,-19335,-7309,4018,-4468,-2012,-4504,-767,3683,-22577,-8205,
	5376,4046,-502,-835,646,-2476,-1480,8569,-1570,659,593,10767,6746,-2969,6595,8575,-1435,620,-285,7361,4467,-3666,2235,
	5376,4089,-199,-448,769,-2310,-1355,9488,2768,116,3769,9565,-374,-2561,15866,8980,2796,20,2918,8451,211,-2227,13762,
	5376,4101,-1944,-3072,75,-2991,-2714,5709,-1801,3906,890,1051,-2078,2112,-4045,5478,-1825,3632,211,209,-1003,2453,-4049,
	5376,4104,-642,-1749,1487,-1577,-2170,10885,-752,-1266,-3122,2750,-5458,-18,-4084,9486,-1674,-1457,-2517,5723,-1373,-494,821,
	5376,4617,-329,-1019,154,-2397,-2016,5367,3452,-2385,-4455,-22096,-22048,1775,-10095,3641,2065,-3255,-3150,-14249,-15714,702,1072,
	5376,5642,-56,-333,128,-1398,-1504,-2439,-13479,-10898,14492,945,11972,1129,-16106,-736,-11153,-8657,14838,-790,7673,1247,-22880,
	5376,5644,-30,-3072,63,-1461,-2304,3758,-2876,-3267,-8741,7124,5768,-68,-3845,3957,-2327,-2679,-6575,4021,1767,936,-6233,
	5376,8132,0,0,0,0,-519,5650,-1021,-2744,163,-1132,-1256,-268,31831,8297,2495,261,193,2717,2487,252,17604,
	5433,2981,-3072,-3072,578,-3723,-3003,3217,1490,3688,-4289,-4910,4962,-437,10244,4912,3635,6129,-2523,-5416,-208,3728,10647,
	5559,4240,-1106,-1922,262,-3032,-2157,1539,4897,-2097,-239,10753,20039,28,9222,2430,5395,-1342,423,8305,16393,672,7373,
	5608,5608,0,-3072,0,-2025,-2804,690,118,-1361,-5688,-9728,-11815,2362,637,324,-1025,-2411,-7297,-6844,-7062,2553,2742,
	5632,878,-1292,-1637,2631,-4171,-2096,2083,1947,-7317,425,-5077,-12902,4059,5920,2540,409,-9169,444,-4253,-8557,3323,5978,
	5632,1024,-3072,-3072,116,-6540,-4928,-177,-467,-3189,-3462,-21038,-284,-3115,519,-916,-1875,-4253,-3201,-22050,3437,-4426,569,
	5632,1024,-3072,-3072,514,-6142,-4368,2804,2512,1745,587,3716,10300,-1239,1966,2310,1049,244,-302,3059,21084,-2602,2236,
	5632,1081,-870,-870,4859,-1740,-870,9300,-165,-4704,-3049,8150,-1355,10579,-1139,6887,2119,-1358,-905,7675,-1822,12248,797,
	5632,1536,-256,-256,5632,-512,-256,5831,-1492,-6328,-4932,-4583,1348,799,-4901,2017,542,-2524,-3018,-3993,1116,2633,-264,
	5632,1988,-1124,-1509,2018,-3674,-1870,5950,3604,7097,9840,18309,-6006,936,4176,4955,3369,7146,9287,15479,-10683,4110,4451,
	5632,2048,-3072,-3072,107,-5525,-4368,-604,-129,-253,-5029,5012,1772,-7188,14904,-1370,-1129,-1113,-5592,3588,4482,-7164,15670,
	5632,2219,-512,-512,4438,-1023,-512,5629,2643,-2096,-15043,-8551,-2942,-3404,-12939,1722,2332,-217,-14121,-7576,-2297,-2062,-9543,
	5632,3057,-740,-990,1487,-3136,-1728,5610,1836,1720,1404,1698,7568,16412,271,5161,1213,1070,529,685,7406,15823,3440,
	5632,3067,-3072,-3072,518,-4095,-3291,-2726,-3732,-6861,-5482,-2107,16294,1350,6630,-1749,-2260,-5324,-4580,-1652,15172,2767,6273,
	5632,3071,-128,-128,4353,-255,-128,858,640,-365,-1098,-1204,346,1905,-6352,-308,321,616,-1606,-1299,-122,1412,-1525,
	5632,3071,-3072,-3072,99,-4510,-3844,-1037,-10,-3566,5207,-3451,-4886,7402,5420,-1760,-816,-4611,4302,-3378,-2819,5166,4923,
	5632,3129,-870,-870,2827,-1724,-870,6864,2170,200,-8148,-2981,-2844,-4184,6831,2554,1692,1856,-8889,-5904,-7654,-1550,-1744,
	5632,3584,-256,-256,3586,-510,-256,3045,1132,-1183,16592,14606,-2301,2924,-3161,662,199,-130,16069,19148,-196,3125,-6866,
	5632,4083,-479,-766,727,-2870,-1564,2936,-464,775,4938,20495,7130,-3357,14245,2704,-480,621,2389,13311,2233,-3115,5958,
	5632,4096,-3072,-3072,99,-3485,-3329,-856,-698,-234,-681,-595,-3560,11160,-12725,-694,-564,-39,-71,-220,-3724,11231,-12357,
	5632,5093,-220,-487,624,-1963,-1224,-493,446,-1187,9537,10321,7574,4228,45071,2342,3375,874,9736,4914,1834,4167,24615,
	5632,5124,-128,-3072,76,-2480,-2816,2469,-247,-554,15798,2140,-600,2006,-4511,2093,-400,-792,14456,2029,156,2093,-5213,
	5632,6053,0,-237,246,-1381,-1036,-9834,-9732,-9192,-9955,-7842,-8146,469,77286,-903,-272,-1409,-6341,-8866,-15892,724,40748,
	5632,6156,-7,-130,63,-1461,-2304,15223,13501,11201,15658,8524,-21311,333,-22430,7683,5194,4024,13701,11330,-11177,287,4988,
	5632,7030,0,0,89,-562,-1210,-12152,-10133,-11738,-371,-10415,-6822,-817,295,-9248,-7029,-9171,999,-8674,-8642,-821,-6034,
	5632,7156,-1,-8,37,-487,-1793,12963,19222,16599,75,14358,17692,-675,-22152,5865,10111,8916,-210,5869,12726,-917,2610,
	5632,8008,0,0,0,0,-754,-1850,-1713,-3443,1086,-1871,-2358,-236,22450,466,1396,-923,1207,1993,825,319,13282,
	5632,8200,0,0,0,0,-1281,2450,1666,4208,771,-1101,-1440,-207,-49612,-1678,-3724,-824,853,-5098,-6229,-476,-17989,
	5632,9011,0,0,0,0,-846,4839,583,937,-182,362,-126,71,-12264,3613,-647,-312,-480,90,-1635,-166,-1228,
	5632,9156,0,0,0,0,-394,7680,33,1046,-239,432,-366,149,40823,8733,1693,2720,-175,2135,2710,487,15921,
	5633,2007,-3072,-3072,39,-5636,-4529,2067,4255,4273,-2362,7885,1809,-590,-7764,1123,2767,3086,-3211,5978,3917,-509,-6769,
	5633,2552,-3072,-3072,32,-5098,-4177,-896,-4221,-2283,-3654,-5452,-1982,-6240,-17891,-1610,-4700,-2881,-4161,-6651,-1160,-6537,-17311,
	5633,874,-3072,-3072,1055,-5753,-4169,-1916,-6355,-8003,-2967,-16225,-38190,7512,2930,-1997,-9074,-9900,-5407,-16249,-11325,3160,3694,
	5633,338,-3072,-3072,1325,-6020,-3121,171,-7295,-7067,5049,-2093,23602,2954,1089,30,-4294,-4248,4509,-3701,7040,4184,1442,
	5633,1870,-3072,-3072,403,-5410,-4465,4168,8078,4274,7301,14530,-21756,6095,-5794,1393,2194,-889,4092,10652,-4755,2610,-3802,
	5634,1265,-3072,-3072,22,-6396,-4802,2371,1379,-5932,1227,-831,-1483,2194,-175,2195,1066,-5984,1466,-1247,-2032,2012,-181,
	5634,1837,-3072,-3072,242,-5605,-4258,1861,5851,2390,5503,10658,-11818,4478,-4904,1445,5305,1882,5202,10044,-7721,4280,-4621,
	5634,2446,-3072,-3072,94,-5145,-4346,1324,-1663,-1540,-2195,-2750,-5409,-1833,-16458,-788,-4577,-4328,-4189,-6070,200,-3056,-14636,
	5634,2747,-1916,-3072,595,-4343,-3069,4888,7593,6863,41,-4420,-13442,16434,407,4768,7108,6014,-586,-1169,-6977,13688,323,
	5635,1070,-3072,-3072,1047,-5568,-3263,-4024,-4854,-6180,-3522,4073,22186,-3289,2820,-2387,184,-1557,-1346,6770,7276,-1110,1377,
	5635,3372,-3072,-3072,331,-3984,-3359,-6412,444,-8173,7189,-5409,-6825,-237,-6178,-5808,1026,-7572,7723,-5046,-6770,440,-6158,
	5640,1280,-3072,-3072,47,-6369,-4584,-37,-82,-7984,6716,-893,-2766,1748,-103,346,711,-7241,7105,-568,-5814,2703,-191,
	5640,1137,-3072,-3072,424,-6135,-4456,-1387,4577,11177,-2952,1672,-18010,2742,1662,-2059,2895,9523,-3782,774,-8224,1367,1926,
	5642,2999,-3072,-3072,67,-4634,-4038,-327,-1528,-1681,5835,-3574,-2863,11202,4191,-2127,-3679,-4062,3878,-4940,982,8251,4444,
	5643,2360,-3072,-3072,49,-5293,-4355,2289,5103,2662,-471,-517,-3328,3014,-14514,1014,3529,1192,-1550,-2834,-590,2796,-13225,
	5644,1773,-3072,-3072,279,-5652,-4364,1140,7887,1596,4338,7981,-13590,-891,-3712,157,6078,5,3365,6523,-6207,-1882,-3088,
	5645,1665,-1309,-3072,1991,-4051,-2996,-10616,-8811,-11216,-3478,5013,2125,24819,-11531,-8505,-9690,-11843,-5609,5950,10948,17433,-11243,
	5653,822,-3072,-3072,1375,-5525,-3268,455,1680,-5931,-6218,-15961,10670,-416,3244,1421,6808,-1058,-5172,-14860,3541,474,2805,
	5664,2304,-234,-927,1704,-3736,-2180,1767,-1263,-3858,11079,-2461,12179,-9047,7331,2468,-714,-2937,11844,1180,13310,-9961,7657,
	5664,5888,-10,-338,64,-1792,-2260,4485,5698,9299,-8594,-10378,-15587,1224,-19274,-118,617,4932,-9066,-5432,-6449,1065,2512,
	5665,2348,-3072,-3072,292,-5106,-4025,-693,473,83,8595,-1016,-5242,-630,-14974,-1312,-181,-658,8196,-1630,-337,-1697,-14704,
	5673,2268,-2007,-3072,1215,-4278,-3015,-3649,2941,1856,1482,-4824,-554,-3671,587,-3398,3801,2815,1245,-2732,3295,-6439,32,
	5677,787,-713,-713,4797,-2185,-1093,-2177,408,2577,3894,-16376,-2000,-7429,3672,-1351,564,2328,3998,-15899,-1246,-8191,3055,
	5681,1151,-3072,-3072,1,-6626,-5105,541,1122,1568,3347,337,2172,4161,-139,-87,-172,791,3735,-550,3354,2799,-270,
	5689,2981,-3072,-3072,578,-4235,-3259,-7322,-5748,-6993,-4866,-11110,1965,1000,3674,-5552,-2767,-3917,-3224,-10388,-2133,3554,2869,
	5689,1016,-3072,-3072,8,-6770,-5177,3379,847,-1514,-1936,2658,3999,2194,-87,2684,-371,-2165,-1255,1669,5535,794,-222,
	5727,2672,-3072,-3072,0,-5198,-4391,1338,4503,-402,-4277,678,5999,1108,5435,-231,2543,-2314,-5801,-2150,8281,822,6939,
	5758,1628,-3072,-3072,457,-5848,-4254,464,12129,4012,4122,2043,-23932,2261,-297,181,11613,3524,3739,1706,-17260,1680,-186,
	5815,4240,-1106,-1922,262,-3544,-2413,-7118,-1583,-1397,-7025,-2558,2107,-4712,-1758,-6371,-1254,-1088,-5726,-1388,1816,-2533,-151,
	5823,1883,-506,-765,3297,-2881,-1677,-2499,3201,4939,8388,1388,1024,1236,13837,-1453,3002,4134,8237,2989,2293,-141,14867,
	5825,3488,-201,-376,2218,-2360,-1532,-3743,731,-819,3827,-7374,5846,-3127,3181,-3908,1120,-729,3822,-5399,8011,-3760,7621,
	5864,5608,0,-3072,0,-2537,-3060,-1229,4288,4162,23876,-10720,-7993,2217,4226,-1150,3620,3484,22282,-7757,-3948,1838,5971,
	5888,-512,-3072,-3072,344,-8360,-5120,10292,-7740,-6556,1179,-501,-4372,531,-423,9691,-6153,-5143,1540,42,-3247,655,23,
	5888,0,-3072,-3072,220,-7972,-5056,-491,166,997,6376,-1843,3726,-1146,-542,-997,1239,2064,6771,-2306,4596,-1135,-348,
	5888,512,-3072,-3072,194,-7486,-4736,6636,7970,9079,3718,-8076,5621,-3663,-489,6822,8061,8895,3552,-9236,3799,-3608,-502,
	5888,1024,-434,-504,6183,-985,-1130,-4018,3238,6188,-12948,-3844,-754,-804,-14,-2420,1214,3417,-14603,-3806,-437,-2578,-1632,
	5888,1025,-2295,-3072,3866,-3301,-3243,445,14332,13587,20461,-1344,-4730,810,1086,569,11584,10331,18294,-1001,-1728,90,1114,
	5888,1075,-1355,-2276,2351,-4766,-2414,6144,8382,8055,-1900,-5786,10153,-15319,2744,5045,8914,7744,-1238,-7034,4335,-14689,2512,
	5888,1280,-3072,-3072,120,-6792,-4768,-2223,-1091,4165,-6164,-836,-7920,2358,-174,-1978,-671,4568,-5890,-1110,-9058,2859,-159,
	5888,1364,-619,-778,3841,-2986,-1494,-5945,3503,6184,736,-2426,898,20938,1740,-5007,4621,7336,1048,-1350,2342,18898,1310,
	5888,1489,-1033,-1393,3037,-3666,-1840,-2629,-6862,-7158,-6181,-6410,1469,-12704,874,-2980,-1037,-285,-3598,-7542,-1105,-9516,1235,
	5888,1498,-739,-1110,2749,-3946,-1986,-5488,1959,-2835,-5063,2890,-1125,-8730,660,-4877,1355,-3128,-5147,3138,1158,-8469,-216,
	5888,1536,-3072,-3072,126,-6530,-4896,-5050,2220,5188,-4146,-2299,-4314,-1307,-542,-5622,1151,4263,-4424,-3318,-1497,-1944,-663,
	5888,1536,-3072,-3072,216,-6439,-4188,-5582,384,3564,-4077,-2031,5765,-3740,-56,-3889,2804,5662,-3285,1030,-3742,-1124,-250,
	5888,1536,-3072,-3072,508,-6148,-3466,-5327,-1030,3948,-4623,-24294,23960,-4422,1270,-2056,4558,8923,-2161,-16174,-1907,-651,-611,
	5888,1549,-1025,-1727,4230,-2412,-2158,-1636,-23717,-26771,-3374,3301,3644,795,-1553,-772,-17020,-19546,-914,2067,-712,3046,-2494,
	5888,1996,-1059,-1424,2082,-4114,-2103,-11737,-2146,2201,-3219,1397,-5330,-26652,-14648,-11639,-2894,1357,-3237,2150,-6266,-25806,-13951,
	5888,1996,-1059,-1424,3904,-2291,-2103,-2228,-10617,-11364,-3243,-5,3755,3427,-10277,-436,-9901,-11230,-2860,995,3036,2770,-8963,
	5888,2048,-286,-383,5367,-777,-1001,-3917,1190,962,-5906,-2251,273,1602,18602,-1033,-323,-2346,-7275,-2712,450,526,14317,
	5888,2048,-3072,-3072,2343,-3801,-3210,-437,-8603,-4268,7897,8333,1251,-13036,-17449,-366,-5787,-1389,8014,8590,-1147,-12188,-17192,
	5888,2053,-754,-1288,4098,-2041,-1902,-4301,2359,2505,-6283,-3173,565,5853,-8225,-2862,3677,3464,-6987,-4675,-883,5028,-10982,
	5888,2219,-512,-512,4950,-1023,-512,-2562,2931,3771,13182,17478,-969,-344,-7778,-5932,3754,6413,14209,18151,-380,684,-4120,
	5888,2304,-3072,-3072,59,-5829,-4464,-3111,-1413,7841,-3842,2730,1618,-2250,14466,-2987,-1190,8226,-3614,2557,532,-820,14787,
	5888,2547,-580,-1060,1417,-4228,-2201,-10602,-5206,-1906,-9131,-7741,-14378,-11205,420,-10147,-5361,-2083,-8598,-6188,-13826,-12101,810,
	5888,2560,-3072,-3072,113,-5519,-3870,-6934,-2903,908,-2845,-576,8304,29728,9533,-3950,1355,4909,239,3639,-1757,32197,8082,
	5888,2908,-464,-652,2346,-2938,-1527,1332,1417,857,6731,6910,-9287,-3198,-628,449,1390,704,4578,1885,-10539,-2446,-3304,
	5888,3068,-414,-754,3583,-1540,-1945,-386,-3095,-4016,-669,7398,-3820,-3124,15383,4019,-5551,-8793,-1542,6121,-3176,-5092,14627,
	5888,3072,-224,-305,4470,-650,-954,-4860,-2200,-798,-2828,-3387,-710,2625,-5804,-3282,-2109,-2335,-2789,-4121,-822,2659,-8371,
	5888,3073,-1682,-3072,340,-4779,-2975,-4557,-566,1866,3989,-2563,-318,3467,2380,-3624,326,2841,4990,-2379,-6653,4432,1025,
	5888,3546,-297,-590,3289,-1358,-1825,-12998,-2625,5114,4223,5554,-5096,794,-16094,-9918,-2807,3242,4171,1639,-7286,26,-13685,
	5888,3583,-3072,-3072,100,-4509,-3842,-2952,3350,4507,-836,254,4041,5475,8857,-2960,3155,4167,-1129,842,4956,3312,8404,
	5888,3584,-3072,-3072,14,-4594,-3984,-1840,2633,3634,2353,1102,3938,6817,8929,-2273,2002,2838,1546,1344,4830,4152,8294,
	5888,4070,-487,-793,740,-3382,-1820,-4534,-979,400,-1352,10104,14276,-4182,-11058,-4658,-1008,307,-4227,2975,7265,-2946,-16811,
	5888,4071,-199,-424,1097,-3024,-1613,-3621,179,100,4218,8274,-19744,-3179,14656,-4390,-53,-257,1355,3393,-21827,-2571,9416,
	5888,4093,-647,-1691,1795,-2304,-2541,-7520,4479,-593,2864,-19526,-14309,-5147,-14410,-6633,4639,298,6608,-8195,-7141,-6846,-4035,
	5888,4095,-1982,-3072,84,-4013,-3159,-4563,970,2889,-3412,4211,-6857,-12287,-6096,-4568,963,2631,-3921,4525,-4188,-12073,-4870,
	5888,4601,-339,-1137,238,-3353,-2404,-2441,-3019,49,-11866,-14782,-8822,-3508,-13572,-1953,-3117,218,-8755,-7626,-5031,-3326,-6614,
	5888,5636,-32,-3072,76,-2480,-2816,-6715,-2749,-298,-1437,6478,2983,2579,-2167,-5977,-1774,736,-1501,3660,-959,2964,-3573,
	5888,5641,-58,-329,154,-2397,-2016,-8146,-6300,-5554,-3154,-433,35102,1419,-22972,-7067,-5492,-4707,-3506,-5640,27535,1960,-22956,
	5888,9185,0,0,0,0,-519,-7928,-2392,236,-110,195,-1408,66,43947,-6604,-233,2305,-204,2963,2658,501,15794,
	5968,3751,-120,-384,1826,-2775,-2024,-6302,-966,-840,470,-12790,3014,19290,-41886,-5214,-1257,-897,5798,3061,11075,16583,-20825,
	5975,2353,-3072,-3072,835,-5179,-3860,-3510,-893,7422,-2165,8862,-15072,-24095,-10982,-3384,525,9043,-1697,9174,-9270,-25459,-11313,
	6144,767,-3072,-3072,433,-7504,-4524,2605,-2225,-1177,1053,13161,8319,6648,-280,2943,-3085,-2443,164,11869,5398,6420,-340,
	6144,1024,-3072,-3072,116,-7564,-5440,2506,1444,2771,-4728,6225,1623,-887,-894,1711,416,1977,-4282,5532,6812,-1401,-1104,
	6144,1024,-2172,-3072,4050,-3630,-3352,1812,6267,5300,6422,-77,641,684,1776,1621,4808,3495,5001,151,597,302,1689,
	6144,1551,-1013,-1743,2385,-4768,-2414,9695,5681,5893,-1194,-949,-5162,40043,-446,9376,5496,5565,-929,-656,-7002,38905,-960,
	6144,2004,-1013,-1302,2532,-4168,-2096,-1898,-5423,-1392,1015,2262,-2,15874,-8824,-1565,-4607,-589,1416,2803,-867,17106,-8152,
	6144,2047,-3072,-3072,2460,-4197,-3466,-1065,-17314,-19553,1859,9940,17032,11449,9895,-732,-13740,-15636,2248,10928,15633,11540,9653,
	6144,2048,-266,-358,5842,-814,-1014,-2328,-6816,-2873,18830,-820,97,2319,-2148,-281,-8779,-5959,17533,-1009,412,1179,-5475,
	6144,3072,-3072,-3072,110,-5522,-4356,6049,-538,811,5626,1364,2840,783,6917,5744,-1006,336,5491,607,3677,1273,7521,
	6144,3580,-276,-565,1407,-3717,-1945,6148,219,-697,1151,9548,9261,-981,7089,6182,439,-646,-730,5561,5620,-299,4799,
	6144,3585,-1061,-2613,2106,-3013,-2975,3285,-2703,216,-3395,4081,5663,-3195,13641,3244,-2144,506,-4772,485,1323,-3049,8360,
	6144,4088,-476,-740,1481,-3135,-1728,5650,-101,1221,10801,8483,-12268,-4455,8580,4758,-308,1022,7528,2743,-15481,-3801,5327,
	6144,5120,-127,-3072,99,-3485,-3328,6777,1672,-487,-7972,4707,-587,-6366,-1259,6360,1692,-652,-7102,5244,659,-7056,-1377,
	6416,4492,-212,-551,2763,-1993,-1885,-156,-1749,-1462,2046,2928,16532,-137,-4437,240,-1470,-722,1626,-346,13542,-606,-41,
	6656,-1024,-3072,-3072,552,-10200,-5952,4900,-7027,-7475,-2975,-2165,-2726,-2421,-1565,4854,-6129,-6612,-3019,-1877,-2690,-2054,-1345,
	6656,-512,-3072,-3072,360,-9880,-5856,7247,-11614,-9491,-1560,-3856,-3734,-791,-3497,7144,-6908,-4756,-1060,-2217,-3345,108,-2079,
	6656,0,-3072,-3072,0,-9728,-6656,-2470,45333,42778,5112,18642,6816,2424,18357,-2051,38177,35746,4659,16622,5045,1210,15956,
	6656,0,-3072,-3072,0,-9728,-6656,-2396,-7235,-5856,5161,-4925,6814,2066,-5210,-1977,-14392,-12889,4708,-6945,5043,853,-7611,
	6656,1,-3072,-3072,4514,-5213,-4016,5702,5890,4476,-6557,3863,4190,-4940,-23,5543,6170,4992,-6426,4256,4324,-5244,-208,
	6656,256,-3072,-3072,424,-9048,-5304,-5431,-9434,-10696,2485,-1561,-463,748,-1115,-5021,-4136,-5067,3074,-143,1895,881,678,
	6656,484,-953,-1206,5412,-3831,-1916,-4763,-20153,-25004,-17737,15769,11279,-15932,523,-3523,-10196,-14051,-14895,13562,8503,-13190,848,
	6656,512,-3072,-3072,194,-9022,-5504,-4842,352,192,1025,-3097,2377,-548,-1618,-4005,5722,6115,1491,-1849,2399,20,98,
	6656,512,-3072,-3072,172,-9044,-5696,-5544,-902,-1835,719,-3182,2256,-1020,-1754,-5026,3394,2866,1438,-1482,2763,-173,-513,
	6656,512,-3072,-3072,294,-8922,-5952,-4999,-6191,-7453,1286,-2697,1441,-504,-1041,-5615,-5722,-6992,2592,-335,5655,223,-1138,
	6656,513,-3072,-3072,2159,-7056,-5320,-3788,39962,40671,-7174,7081,-12282,5691,-977,-4648,34463,35245,-6314,6061,-667,3879,-288,
	6656,557,-3072,-3072,537,-8634,-4595,-3138,-1995,-64,1736,21609,2194,188,102,-2753,-2719,-553,-152,17873,-1499,-2134,824,
	6656,664,-1303,-1642,5897,-3167,-2605,2745,-33289,-33291,7943,-5462,-3200,9623,993,1887,-37717,-38580,6496,-3886,-2170,7604,881,
	6656,768,-3072,-3072,449,-8511,-5036,-180,-2100,-4720,-1466,-4366,7081,3813,101,546,-818,-2944,-1792,-5263,7423,3273,738,
	6656,884,-1256,-1584,3686,-5157,-2582,1419,-3419,29851,3135,-11189,13700,-20786,2694,947,-3390,27987,1966,-11158,11923,-20645,3094,
	6656,949,-1158,-1490,5788,-2992,-2527,665,59975,62973,2674,-7964,-3167,6551,1292,-26,53420,55628,652,-7024,-2093,4226,816,
	6656,1024,-3072,-3072,1732,-6972,-5176,11141,-14001,-14467,3646,-6694,-13644,-5960,1338,9567,-17474,-18879,4018,-7678,-2662,-6936,1082,
	6656,1024,-3072,-3072,0,-8704,-6144,6187,2890,2894,-932,-7021,3285,-1883,-1324,5119,1553,1001,-943,-5851,3561,-1462,-1766,
	6656,1024,-387,-449,6346,-2358,-1179,-5022,-1042,1235,7370,770,12631,-3222,-1438,-5007,-1511,818,6988,-29,12067,-2655,-1375,
	6656,1024,-387,-449,7626,-1078,-1179,4377,1125,-1399,13018,876,-1331,16575,92,4614,-2121,-4424,9242,1350,-746,11417,-115,
	6656,1024,-3072,-3072,116,-8588,-5952,-1514,-3293,-770,-2207,-7465,668,-1973,-824,-2224,-3779,-1518,-1698,-5930,3611,-1452,-995,
	6656,1024,-2209,-3072,4240,-4463,-3733,-5605,5549,2051,-5631,-8510,-8901,16229,-992,-5692,4496,1930,-5465,-8014,-8935,15012,-779,
	6656,1031,-3072,-3072,2948,-5749,-4448,-6400,-43228,-45466,369,-6325,-10333,-14547,-5,-4629,-40598,-41060,797,-5022,-9035,-14367,-30,
	6656,1079,-1273,-1972,2507,-6142,-3087,-2614,517,-8335,5262,-81,-2238,-4191,889,-2223,1626,-6501,4453,580,-6038,-4849,787,
	6656,1081,-870,-870,6906,-1741,-870,207,-3785,-4201,2490,1483,-3136,-7823,449,261,1172,1324,4955,101,-4425,-4237,1278,
	6656,1195,-512,-512,7509,-1024,-512,948,933,1916,-10845,732,-321,-5955,307,310,2396,3369,-8820,603,-356,-3017,939,
	6656,1280,-3072,-3072,140,-8308,-5536,1083,-625,-4043,-2931,11763,-6680,-1424,-693,1660,241,-2835,-2519,12224,-5012,-886,-358,
	6656,1399,-559,-710,5135,-3194,-1597,-3333,-4724,-4720,12284,10676,-5003,19848,-550,-1820,-246,581,13452,10204,-5460,18953,-737,
	6656,1536,-3072,-3072,249,-7943,-4892,-2393,579,-1970,-999,-17137,8640,-1281,-467,-470,1040,-626,-1358,-17864,1512,-296,475,
	6656,1536,-3072,-3072,129,-8062,-5020,-2948,2495,-535,-803,7500,218,-1861,-915,-753,3521,1501,-1060,6710,-6644,-813,128,
	6656,1536,-256,-256,7680,-512,-256,-2611,-2539,847,-2916,218,1343,-4202,269,-2752,-1752,1424,-1142,459,1274,-1926,457,
	6656,1537,-3072,-3072,507,-7684,-4223,-2328,378,-2126,-1788,4689,14486,-1108,524,-802,-291,-2029,-3239,5505,-5581,265,1686,
	6656,1791,-3072,-3072,451,-7486,-4503,-3021,2885,-206,-438,2619,24732,-943,398,-1172,3806,1600,-369,3977,11810,1339,1681,
	6656,2011,-987,-1254,3584,-4133,-2070,-3601,-12333,-18110,-8991,-4449,4635,-132,18216,-2557,-1787,-6745,-5816,-4930,1557,2747,19075,
	6656,2011,-987,-1254,5053,-2664,-2070,-1971,-27390,-26258,-1211,3631,1604,6560,-4907,-635,-25684,-24898,-1323,1966,-160,5789,-5416,
	6656,2020,-591,-889,3470,-4238,-2121,150,-41,-3208,-479,2658,-219,-18588,-4543,538,2130,-419,365,2156,92,-17758,-5153,
	6656,2047,-3072,-3072,310,-7371,-5128,-1891,4610,3764,32,5176,6995,-467,-478,-1836,4525,3660,-59,4905,9022,-525,-603,
	6656,2048,-3072,-3072,616,-7064,-4818,-1894,261,8,-1322,4503,40398,-3547,1273,-1930,892,611,-1252,4330,40492,-3029,1293,
	6656,2048,-3072,-3072,1628,-6052,-4818,11871,-779,823,14271,5964,15227,4279,2788,9388,-6404,-5728,11630,3353,22273,2689,2356,
	6656,2048,-3072,-3072,0,-7680,-5632,10066,3450,2184,3798,7220,-13129,5826,21436,9072,3000,1200,3427,7107,-9303,4424,20601,
	6656,2048,-244,-316,5579,-2101,-1051,-3589,518,-2120,-10813,-1363,-2160,-998,17506,-3525,703,-2015,-10610,-621,-1946,-1228,17611,
	6656,2048,-244,-316,6803,-877,-1051,-4145,1347,-309,-5272,1083,-752,24,-845,-3149,-1886,-3752,-7544,1418,29,-3076,-2389,
	6656,2048,-128,-128,7424,-256,-128,954,1019,-2191,37,164,1055,-1333,350,802,1333,-2003,883,378,895,-268,320,
	6656,2048,-3072,-3072,128,-7552,-5392,-2046,3846,4002,1006,6205,8463,-1846,-1486,-2350,3608,3546,830,5928,11803,-2581,-1955,
	6656,2048,-3072,-3072,2174,-5506,-4545,-3364,68923,72413,728,7479,-3238,21325,-1284,-4441,61940,65500,-743,6870,2038,20742,-847,
	6656,2048,-923,-2172,4050,-3630,-3352,6167,38756,39582,12691,6208,386,-2257,-3116,2131,28297,29052,9696,6964,2560,-1366,-2368,
	6656,2052,-749,-1257,2395,-5280,-2670,-617,7232,4123,416,2946,-4829,29972,-7249,-820,5755,2677,573,3888,-4029,26984,-7516,
	6656,2052,-749,-1257,4727,-2949,-2670,9222,-24220,-23661,1724,2436,2291,-15084,-4665,6957,-35834,-36460,-507,2038,3793,-13108,-4859,
	6656,2105,-870,-870,5882,-1741,-870,-474,-9768,-11387,-14020,-5651,-478,-4459,-3382,-359,-3044,-3695,-11078,-5582,-864,-3052,-2372,
	6656,2219,-512,-512,6485,-1024,-512,2605,542,375,17229,-473,-568,900,-883,1606,2053,2381,17722,-791,-648,1922,181,
	6656,2467,-459,-595,4544,-2717,-1359,-1686,-13421,-12482,5000,-17152,-194,-5249,-12176,-1351,-8104,-6579,6112,-15021,935,-6279,-10760,
	6656,2539,-748,-1028,4755,-2435,-2096,-2574,78425,83951,1134,4874,1478,-9967,12402,-1589,71639,76119,-1681,2748,1548,-11489,9996,
	6656,2560,-3072,-3072,568,-6600,-4571,122,-1751,-5340,-2483,7330,33675,7567,-1327,339,-655,-3994,-2048,7908,31956,8809,-1007,
	6656,2560,-2521,-3072,503,-6665,-3722,-368,1349,1241,-1081,4562,12994,10567,-1931,1198,2906,4081,1110,10472,-2052,12139,-1268,
	6656,2560,-2521,-3072,2593,-4575,-3722,7536,-13313,-14751,-6012,-5084,1966,-7091,6742,7783,-10726,-12179,-5303,-5542,-3440,-5808,6549,
	6656,2560,-3072,-3072,1692,-5476,-4423,1800,-5559,-6968,-2240,2720,-23225,5929,-5355,-107,-10268,-12111,-3738,233,-18879,4789,-4389,
	6656,2560,-256,-256,6656,-512,-256,500,196,1867,-1693,-792,-1168,865,485,-241,671,2544,-1704,-1197,-1615,1210,1134,
	6656,3054,-744,-1016,2508,-4167,-2096,-541,105,561,4216,5230,4667,-6852,1900,-198,2303,2837,1954,-256,-766,-5672,0,
	6656,3059,-419,-768,2412,-4257,-2158,896,1595,1143,-6092,-5272,-2330,1328,3592,1045,2498,2046,-7741,-10446,-6754,1656,-33,
	6656,3072,-3072,-3072,116,-6541,-4257,1933,2917,-2326,1941,-6137,-3393,-7261,-6500,4688,5009,1190,4599,-1740,-13532,-3332,-5149,
	6656,3072,-3072,-3072,568,-6088,-4315,-393,-2085,-5058,-3236,-8681,17790,-17643,16358,-88,-979,-3807,-2295,-8271,17216,-17052,16886,
	6656,3072,-3072,-3072,132,-6525,-4868,-650,1409,-428,4320,-6745,-7671,-9316,-6509,-1083,924,-991,3601,-7744,-6198,-9013,-6556,
	6656,3072,-128,-128,6400,-256,-128,980,2450,3647,433,-2295,-3228,301,1502,635,2568,3794,194,-3207,-3993,221,1620,
	6656,3072,-3072,-3072,0,-6656,-5120,-2362,1503,1305,5085,-11502,-12551,-5408,17113,-3375,659,-63,3661,-14158,-9735,-6650,16437,
	6656,3072,-198,-247,4661,-1995,-1001,-478,-4609,-3959,12917,-9697,-792,1275,-13823,-1164,-2504,-1705,13987,-5809,1445,1352,-10816,
	6656,3072,-198,-247,5879,-777,-1001,-2101,1469,1241,636,-2262,-2853,1665,-864,-532,-1398,-2364,-222,-1938,-1632,898,-4004,
	6656,3072,-3072,-3072,227,-6429,-4164,-3141,-2926,-5033,-2524,-10054,15362,-12706,-6589,-580,-576,-1433,293,-5980,5944,-9524,-5424,
	6656,3129,-870,-870,4859,-1740,-870,-427,-12405,-15741,-11132,8913,-54,-2340,11016,-1434,-5150,-7201,-8600,11825,639,-1802,14956,
	6656,3243,-512,-512,5462,-1024,-512,1472,-2472,-2386,-311,-5872,-2925,1958,-3166,728,-430,307,128,-4898,-2652,1897,-486,
	6656,3458,-370,-498,3186,-3084,-1556,1434,-1702,-1410,8402,6765,-4688,-4103,4376,966,310,774,5223,1579,-6994,-2457,133,
	6656,3561,-639,-927,3874,-2293,-2103,-556,-3934,-5542,729,6966,4035,16982,10422,332,-7610,-9557,-858,2610,1788,15585,6763,
	6656,3581,-273,-561,4107,-2040,-1902,-107,153,-663,7345,9256,-1069,-1949,12598,887,-5120,-6609,5575,5405,-2995,-2344,7734,
	6656,3582,-43,-3072,569,-5576,-4059,-67,-297,129,-3364,-9271,3,-11325,9119,-415,-934,-810,-4941,-9885,3139,-11105,10296,
	6656,3584,-3072,-3072,19,-6125,-4752,1225,-1088,-2444,-288,-6064,-2409,-1255,15329,691,-1718,-3203,-1058,-7172,-1113,-572,15173,
	6656,3584,-256,-256,5632,-512,-256,-1209,-3699,-3574,838,19301,18938,489,496,-1523,-3214,-2891,584,18602,18154,317,1929,
	6656,3584,-1064,-2488,503,-5641,-3210,3169,2604,1152,3113,-10255,3948,-18639,10745,2650,2163,1084,3509,-12362,846,-19839,9126,
	6656,4067,-493,-787,1989,-3672,-1870,383,1122,298,13087,25303,22592,-6378,4220,-345,2039,1289,7214,13355,13471,-3904,-2401,
	6656,4078,-198,-422,1421,-4229,-2201,-2340,737,40,-3287,4078,27278,785,-910,-2075,1383,348,-5755,-3028,19377,1375,-6075,
	6656,4093,-45,-3072,551,-5084,-3804,-1091,-358,-1219,-4138,3537,-2160,4633,7829,-1724,-259,-925,-4091,3111,-1101,4553,7755,
	6656,4095,-640,-1683,2202,-3431,-3231,-4569,-943,1453,-11732,-34826,-32511,6971,-14870,-3570,-2852,-734,1044,-10235,-10979,3139,-1666,
	6656,4096,-128,-128,5376,-256,-128,-1115,3962,2577,-1709,-3326,-4237,-714,-1009,-1013,3920,2473,-2138,-4789,-5258,-780,-270,
	6656,4096,-3072,-3072,111,-5521,-4353,-702,-1759,-563,-1015,10797,-1233,6813,-4495,-457,-1696,-548,-764,10900,-1162,6438,-4562,
	6656,4096,-3072,-3072,0,-5632,-4608,1850,6021,7337,-3023,9703,-1780,7248,-1845,1120,5200,6297,-3979,8973,-850,7160,-2575,
	6656,4096,-157,-211,3701,-1931,-967,1763,97,-161,-11318,6855,-5256,-323,12506,256,1888,1882,-10268,11150,-1721,1198,10020,
	6656,4096,-157,-211,4945,-687,-967,1956,2909,3003,-1211,-3837,-2252,-37,-3159,2647,1796,1315,-179,-5164,-1864,-75,-4155,
	6656,4153,-870,-870,3839,-1737,-870,1281,-2249,-3355,6677,-12336,4158,-1896,-7487,-238,961,586,6170,-12327,1362,96,-11915,
	6656,4267,-512,-512,4438,-1023,-512,-1096,-1882,-2788,-5515,-6330,-603,269,-3876,-1908,-1191,-1604,-4570,-2688,364,653,-3314,
	6656,4452,-236,-397,2338,-2937,-1527,-774,-343,655,3827,-2239,-14834,-1443,3932,-1706,-66,876,208,-7114,-15624,-113,-3584,
	6656,4608,-256,-256,4608,-511,-256,-1118,-4052,-1636,-6060,-1302,-215,-437,-5288,-1041,-4275,-1856,-6039,-354,-304,-469,-4587,
	6656,4608,-758,-3072,106,-5013,-3614,2405,-270,-1335,-679,5755,-1978,15311,-6165,2194,-113,-949,593,4044,-3339,14280,-6916,
	6656,4609,-334,-1061,340,-4779,-2975,618,-561,-608,2768,3040,-151,14911,1430,992,612,680,2885,-1868,-5491,15750,-4216,
	6656,5082,-84,-202,1195,-3451,-1825,-121,1373,438,9797,17371,5058,-680,16306,-47,1455,183,4583,5329,-6630,708,6130,
	6656,5113,-218,-477,1480,-3135,-1728,4506,-54,1004,11507,2050,16672,593,9415,3616,-398,600,8055,-2741,13259,1177,6204,
	6656,5113,-218,-477,3035,-1579,-1728,1400,3560,3242,12493,14989,-1511,583,17692,1027,2125,2169,11163,6301,-5740,193,24273,
	6656,5115,-46,-46,516,-4097,-3293,-4365,2046,-430,-17204,-22310,-29918,-4961,-27202,-4081,1217,-853,-9406,-3095,-12917,-6862,-8463,
	6656,5119,-128,-128,4353,-255,-128,-1055,2978,3184,13164,3647,2908,-798,11492,-412,2630,2423,12584,3378,2694,-669,12154,
	6656,5119,-128,-3072,100,-4509,-3840,-1049,-762,-1839,-19359,4958,646,7565,-5860,-1221,-659,-1653,-18731,4989,583,6840,-6039,
	6656,5120,0,-3072,0,-4608,-4096,1448,3711,4827,57319,30,865,8418,4464,1252,3143,4074,54681,914,2312,7711,3641,
	6656,5120,-108,-169,2759,-1849,-929,157,58,594,-10462,-18695,-10147,694,-17729,-659,105,279,-9105,-11984,-3416,1113,-22027,
	6656,6085,-24,-86,1070,-2572,-1559,-1049,1832,499,-12350,5160,-2850,1243,8923,-1369,1467,243,-13050,432,-7977,798,9991,
	6656,6131,0,-217,728,-2869,-1564,844,-3106,-2208,16945,27842,41543,1,42466,2692,-588,231,13599,6020,16007,2068,16377,
	6656,6143,-47,-116,1885,-1700,-882,866,358,1028,-5407,-20528,-15578,361,-11750,-433,-904,-655,-3460,-7358,-1489,-442,-3497,
	6656,6144,-8,-127,99,-3485,-3328,3336,1764,-171,-11045,-6809,-5891,-5407,-1701,3049,1376,-556,-8917,2028,3978,-6053,2501,
	6656,6144,0,0,0,-3584,-3584,2811,-3269,90,22993,-9399,-1192,17246,7180,1387,-3686,-507,23414,164,8547,15885,5213,
	6656,6146,-46,-46,437,-3145,-2781,-3715,2847,2752,2557,1190,-23439,-1988,-33503,-3122,1378,1501,5360,7913,-14726,-1894,-13091,
	6656,7141,0,0,624,-1963,-1224,-1703,-739,-4014,-4388,-9430,2228,-1480,21432,745,2525,-835,-1732,-12696,-6729,-1380,4601,
	6656,7168,0,0,0,-2560,-3072,-389,2293,1899,-4990,-37712,-35908,-1184,-1171,-2237,567,-14,-7572,-30101,-23736,-927,1931,
	6656,7172,0,-8,76,-2480,-2816,882,3996,2256,17965,-4111,-20037,-1049,3077,44,2712,886,15590,-3195,-15425,-607,9063,
	6656,7181,-4,-22,580,-1966,-1316,-2167,-4652,-1600,-4450,15182,3503,-1441,-18730,228,-1627,1393,-2188,10190,-6879,-1549,-32289,
	6656,7189,0,-44,346,-2193,-2269,-1904,-2404,-1653,-5947,27515,42664,-978,-26564,-2535,-3945,-3088,-7496,20080,38144,-1427,-9289,
	6656,8101,0,0,246,-1381,-1036,-3620,-5045,-3696,-107,-11696,-2944,-2848,48448,1383,864,2091,1752,-4850,-3832,-2032,7251,
	6656,8166,0,-4,383,-1180,-804,-1798,1085,607,1439,-13635,-9204,-3704,64850,2129,6307,5605,2336,202,246,-1995,18991,
	6656,8192,0,0,0,-1536,-2560,4911,2785,4171,-1690,16817,-19201,-1569,-14861,1152,-1331,-41,-2704,11051,-19480,-1961,8645,
	6656,8194,0,0,365,-1169,-1757,-1775,-1816,-2093,1376,10087,14598,19916,-40201,-3487,-4549,-4595,562,5495,12741,18267,-14739,
	6656,8204,0,0,63,-1461,-2304,3050,4539,5217,-1166,14821,24695,-1949,-21034,714,1561,2233,-1728,7096,20147,-2879,1362,
	6656,8963,0,0,195,-570,-1245,-3274,-1781,-3515,902,-7867,-9114,-2216,-9319,-2037,-710,-2367,191,-4127,-5459,-2314,-18438,
	6656,9078,0,0,89,-562,-1210,-4426,-3468,-3444,437,-7421,-7833,-1499,18286,-2216,-1208,-1157,52,-2975,-4865,-1430,178,
	6656,9204,0,0,37,-487,-1793,-1070,660,1417,232,-6362,-7310,-991,-31780,-2652,-1910,-1050,464,-10555,-11558,-1433,-2245,
	6656,9216,0,0,0,-512,-2048,4998,7021,5568,119,17037,16674,-805,-31646,1653,2518,1149,803,10130,10726,-1086,11376,
	6656,10056,0,0,0,0,-754,-4358,-3243,-3724,-126,-351,-9024,279,57770,-2481,-663,-1252,-374,2439,-4003,474,18625,
	6656,10240,0,0,0,0,-1536,3098,2476,3647,-221,-244,13493,284,-59316,1439,430,1637,120,-1981,9967,467,-26160,
	6656,10248,0,0,0,0,-1281,2180,2484,1541,-224,-240,-10117,283,-31544,1894,2065,1144,-232,-463,-11356,304,-19882,
	6656,11059,0,0,0,0,-846,-1469,-2343,-3185,-211,34,11129,125,29980,-886,-1632,-2470,-284,583,11622,-5,19894,
	6656,12288,0,0,0,0,-422,-445,100,636,1678,939,-4335,726,1007,-395,82,592,1629,510,-4172,731,-1899,
	6656,2348,-3072,-3072,292,-7088,-5016,-750,-2335,-629,-128,12702,-9827,4093,-1263,-776,-2295,-602,-412,12370,-8694,4137,-1378,
	6656,3372,-3072,-3072,331,-6026,-4380,-3697,-6939,-6626,-1547,-15509,-3018,-12701,-9179,-3379,-6604,-6136,-863,-15167,-2988,-12017,-8533,
	6656,2007,-3072,-3072,39,-7683,-5552,-460,4420,4956,1886,6404,-7996,-2241,-1875,-1057,4155,4340,1686,6317,-4560,-3194,-2494,
	6656,1265,-3072,-3072,22,-8441,-5824,425,134,-3149,-3448,-10654,-4453,-1289,-1108,316,569,-2766,-3159,-9676,-3401,-691,-1019,
	6656,2360,-3072,-3072,49,-7319,-5368,899,-2548,4137,-128,14591,-6592,4724,-2584,358,-2750,3532,-667,13628,-3648,3292,-3329,
	6656,874,-3072,-3072,1055,-7799,-5192,-3027,-12585,-11732,-821,-5067,-11703,497,799,-4031,-13703,-13253,658,-4390,-856,561,370,
	6656,338,-3072,-3072,1325,-8066,-4144,-1839,33414,33692,7887,4744,11394,1870,367,-1703,31842,31986,6430,2578,4136,1246,-824,
	6656,1870,-3072,-3072,403,-7455,-5488,-1229,2128,1058,2540,2921,-24278,352,151,-3346,-258,-2230,1779,2643,-13290,-2019,-1102,
	6656,2552,-3072,-3072,32,-7145,-5200,-673,-5792,3405,-1812,7440,-3530,11857,-3365,-599,-5541,3526,-2162,6635,-2875,11369,-3766,
	6656,2446,-3072,-3072,94,-7189,-5368,115,-2933,1786,-807,10817,-4490,8374,-2650,-1055,-3725,336,-1830,9267,295,6069,-3685,
	6656,1070,-3072,-3072,1047,-7612,-4284,6478,-13542,-12747,-2543,-9674,3292,-940,1123,6869,-11989,-11245,-3173,-10271,-7558,-442,838,
	6656,822,-3072,-3072,1375,-7533,-4272,-2403,-19771,-19103,205,-2742,8328,165,589,-1870,-15420,-14890,140,-2747,-1128,1356,35,
	6656,1280,-3072,-3072,47,-8402,-5600,844,848,-593,-2860,-11083,-5355,-1459,-1020,1636,2274,1234,-2516,-10656,-5484,-730,-531,
	6656,1137,-3072,-3072,424,-8168,-5472,1392,-1608,492,-2640,-10622,-7244,302,189,1083,-2109,22,-1855,-9754,-101,410,82,
	6656,2747,-1916,-3072,595,-6387,-4091,638,437,2476,-142,-2280,-4072,3591,-7750,367,-808,955,-229,-2126,113,3134,-5860,
	6657,1665,-1309,-3072,1991,-6073,-4007,-5040,-12210,-11239,-2502,994,-3919,-6451,-2166,-3670,-10944,-9513,-2832,429,-1201,-4586,-2240,
	6657,2999,-3072,-3072,67,-6664,-5053,1693,-2482,-5623,2697,-8632,-7237,-4804,-5946,855,-3229,-6751,1491,-10659,-4620,-5639,-6427,
	6657,787,-713,-713,4797,-4146,-2073,2566,11451,5691,-335,-10220,-10301,261,1056,2510,7111,1436,-1419,-9837,-8184,100,676,
	6657,2353,-3072,-3072,835,-6543,-4542,-873,-6594,-2143,-2430,13123,-16355,-764,1070,-977,-4807,-408,-2029,12994,-17448,-14,1028,
	6657,1773,-3072,-3072,279,-7678,-5377,-1201,3776,1531,3355,3755,-14929,-566,-455,-1628,3078,638,3368,3719,-9636,-1089,-842,
	6658,1837,-3072,-3072,242,-7653,-5282,-599,2339,2632,3513,3917,-13823,-35,-670,-440,2181,2512,3602,3793,-11110,-74,-775,
	6658,2304,-234,-927,1704,-5724,-3174,3149,112,550,6865,15523,12812,-17545,6337,2211,-1248,-517,4309,13191,14711,-16234,4698,
	6658,5888,-10,-338,64,-3780,-3254,877,-1395,-1407,-18108,-299,6525,-8095,5465,1762,-493,-426,-16594,-619,6231,-8018,2140,
	6658,1016,-3072,-3072,8,-8709,-6146,2202,-4181,-1592,-1927,-6903,1112,-1699,-1301,1110,-5566,-3541,-1916,-5711,1541,-1287,-1755,
	6659,5608,0,-3072,0,-4127,-3855,-2368,-3279,-2736,-29644,-5519,5197,-13291,3812,-2285,-3003,-2351,-28283,-5162,4402,-13512,2721,
	6660,2268,-2007,-3072,1215,-6252,-4002,1003,410,1496,801,10218,-3700,-758,-2443,1256,3034,3718,1734,10381,-2533,-158,-2116,
	6661,4240,-1106,-1922,262,-5235,-3259,20,-936,214,3469,3438,-6713,4698,-1004,46,-1122,-154,3131,5386,-2083,4039,-168,
	6663,1628,-3072,-3072,457,-7657,-5159,-1605,1763,912,613,-19669,-22970,-2084,371,-1593,1314,464,804,-19918,-19211,-2082,277,
	6663,2672,-3072,-3072,0,-7070,-5327,2510,-1833,-2863,-1138,2689,7428,7616,-3984,1607,-2312,-3958,-2179,626,10621,5479,-4956,
	6664,2981,-3072,-3072,578,-6186,-4234,-2842,-4725,-5605,-3182,-10000,-1292,-10523,-5908,-1842,-2480,-2962,-1467,-8524,-4525,-9335,-5433,
	6667,1151,-3072,-3072,1,-8598,-6091,1830,-778,688,-552,15104,-640,1336,-1199,745,-1889,-998,-572,16371,157,1721,-1575,
	6672,4492,-212,-551,2763,-2505,-2141,-441,387,-1791,-21435,-1127,15574,-1955,-24998,723,-239,-1956,-18745,2432,16885,-3689,-16584,
	6679,1883,-506,-765,3297,-4594,-2534,-615,-2142,-371,1413,4907,-4434,3995,-2698,-1570,-9000,-7823,644,6333,-668,2425,-2099,
	6681,3488,-201,-376,2218,-4071,-2388,-2867,-677,2119,-7341,-16210,14539,3063,2174,-2014,-2089,522,-3376,-9569,17707,1247,5691,
	6694,3751,-120,-384,1826,-4227,-2750,6456,1651,436,-10085,-28054,-33930,3565,-2436,7102,531,-337,-553,-9380,-20101,1084,9227,
	6709,2081,-176,-216,5697,-2056,-1030,10954,1031,2044,-8445,590,-2196,211,-6393,10991,204,934,-8609,1097,-2220,53,-6173,
	7168,1024,-3072,-3072,116,-9612,-6464,766,-8080,-6285,-6475,1039,-6028,-2012,-1396,-579,-8926,-8055,-6716,150,-7977,-2040,-1801,
	7168,2008,-1004,-1292,3587,-5157,-2582,-567,-5463,-14483,-7160,4044,1943,10815,-4295,-412,-3054,-12559,-6282,4180,-271,10751,-3899,
	7168,3072,-3072,-3072,131,-7549,-5380,97,1936,1374,1438,-14812,11552,964,741,160,1653,526,1324,-15980,12426,-921,-39,
	7168,5092,-222,-494,1988,-3672,-1870,-222,-1407,36,8990,15117,2614,-1699,6559,-677,-1291,157,4836,8269,-2986,-605,2833,
	7168,5120,-128,-3072,111,-5521,-4352,-2084,-760,-503,-7788,2335,37,-3303,-12476,-1480,-496,-438,-9162,1413,-2773,-1370,-12351,
	7168,8707,0,0,72,-1973,-2560,922,-935,-1382,307,-1938,7307,-729,-309,680,-40,-504,482,-3549,5635,-449,-1837,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_6de75abba8d33904_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_6de75abba8d33904_boxes_0,
	  { { 13, segtune_segreduce_6de75abba8d33904_unknown_0 }, { 249, segtune_segreduce_6de75abba8d33904_longest_0 }, { 247, segtune_segreduce_6de75abba8d33904_shares_0 } }, 1, 536, segtune_segreduce_6de75abba8d33904_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_6de75abba8d33904 = { "segtune_segreduce_6de75abba8d33904", 1, segtune_segreduce_6de75abba8d33904_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_6de75abba8d33904

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
