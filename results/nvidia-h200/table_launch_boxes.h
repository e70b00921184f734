/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-30
 * database: f301ee509764c457
 * sources:  1fc1c10a43a02565
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 761 cases
 *     n and the mean length known: worst regret 158.3%, mean 19.2%; geometries left out: worst 1030.1%, mean 21.1%
 *     the longest segment, too: worst regret 191.0%, mean 5.6%; geometries left out: worst 476.9%, mean 8.9%
 *     shares of long segments, too: worst regret 104.2%, mean 6.1%; geometries left out: worst 476.9%, mean 9.3%
 *     as probed (shares, heaviest span, longest sampled segment; of few or long segments the longest): worst regret 20.6%, mean 2.3%; geometries left out: worst 109.1%, mean 4.4%
 *     all of these: worst regret 20.6%, mean 2.3%; geometries left out: worst 109.1%, mean 4.4%
 *     pareto lengths, 150 cases: worst regret 40.9%, mean 6.2%; left out: worst 109.1%, mean 8.7%; as probed: worst regret 20.6%, mean 2.7%; left out: worst 109.1%, mean 6.5%
 *     uniform lengths, 96 cases: worst regret 41.4%, mean 4.5%; left out: worst 41.4%, mean 4.8%; as probed: worst regret 13.4%, mean 2.8%; left out: worst 14.0%, mean 3.4%
 *     rowlen lengths, 99 cases: worst regret 89.7%, mean 7.2%; left out: worst 89.7%, mean 7.4%; as probed: worst regret 12.7%, mean 1.8%; left out: worst 20.6%, mean 2.5%
 *     bimodal lengths, 27 cases: worst regret 30.2%, mean 3.9%; left out: worst 30.2%, mean 4.7%; as probed: worst regret 18.2%, mean 2.0%; left out: worst 30.2%, mean 3.7%
 *     huge lengths, 44 cases: worst regret 19.6%, mean 3.4%; left out: worst 88.6%, mean 8.7%; as probed: worst regret 11.3%, mean 2.6%; left out: worst 42.1%, mean 4.0%
 *     poisson lengths, 57 cases: worst regret 15.4%, mean 3.5%; left out: worst 11.4%, mean 3.3%; as probed: worst regret 9.9%, mean 2.7%; left out: worst 10.3%, mean 3.1%
 *     lognormal lengths, 164 cases: worst regret 104.2%, mean 8.7%; left out: worst 476.9%, mean 19.1%; as probed: worst regret 20.6%, mean 1.9%; left out: worst 41.3%, mean 4.5%
 *     geometric lengths, 45 cases: worst regret 26.2%, mean 5.1%; left out: worst 26.2%, mean 5.7%; as probed: worst regret 12.6%, mean 2.0%; left out: worst 56.0%, mean 5.3%
 *     fixed lengths, 42 cases: worst regret 19.7%, mean 5.0%; left out: worst 19.7%, mean 5.2%; as probed: worst regret 12.4%, mean 3.3%; left out: worst 39.1%, mean 5.2%
 *     zipf lengths, 37 cases: worst regret 58.8%, mean 4.9%; left out: worst 58.8%, mean 5.6%; as probed: worst regret 11.7%, mean 1.6%; left out: worst 18.1%, mean 4.0%
 *     the best of the boxes for each case: worst regret 20.6%, mean 2.2%
 *     the best of the best 8 of all 827 variants for each case: mean regret 2.2% (exact, by branch and bound)
 *     the search of 759 cases was cut short; least was tried of huge:n=64M,mean=64,share=0.75,seed=1: 25 of 510 variants
 *     variants tried, of how many, on each case:
 *       25/510 huge:n=64M,mean=64,share=0.75,seed=1, 26/508 huge:n=64M,mean=64,share=0.25,seed=1,
 *       26/508 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 27/508 huge:n=64M,mean=64,share=0.1,seed=1,
 *       27/502 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1, 28/511 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1,
 *       29/504 huge:n=64M,mean=256,share=0.25,seed=1, 30/493 huge:n=64M,mean=256,share=0.5,seed=1,
 *       32/518 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1, 33/514 huge:n=64M,mean=64,share=0.5,seed=1,
 *       33/514 zipf:n=64M,mean=64,alpha=1,seed=1, 34/516 huge:n=4M,mean=64,share=0.5,seed=1,
 *       34/508 huge:n=64M,mean=256,share=0.1,seed=1, 35/522 huge:n=1M,mean=64,share=0.5,seed=1,
 *       35/508 zipf:n=64M,mean=256,alpha=1,seed=1, 36/515 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1,
 *       39/541 uniform:n=64M,mean=16M,seed=1, 37/505 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       38/517 huge:n=512K,mean=16,share=0.75,seed=1, 42/543 uniform:n=64M,mean=1M,seed=1,
 *       40/516 pareto:n=64M,mean=128,alpha=1.2,seed=1, 39/496 huge:n=64M,mean=256,share=0.75,seed=1,
 *       24/305 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1, 43/546 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1,
 *       43/542 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 43/542 uniform:n=64M,mean=4M,seed=1,
 *       25/315 huge:n=64M,mean=4,share=0.25,seed=1, 24/301 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       25/310 huge:n=64M,mean=16,share=0.1,seed=1, 41/506 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1,
 *       23/281 huge:n=64M,mean=16,share=0.75,seed=1, 43/523 huge:n=4M,mean=64,share=0.1,seed=1,
 *       27/328 huge:n=64M,mean=4,share=0.5,seed=1, 25/302 huge:n=64M,mean=4,share=0.75,seed=1,
 *       43/514 pareto:n=64M,mean=512,alpha=1.2,seed=1, 26/310 linux_identifier_postings.rowlen,
 *       45/531 huge:n=512K,mean=64,share=0.5,seed=1, 27/316 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,seed=1,
 *       41/479 lognormal:n=64M,mean=64K,sigma=2,seed=1, 44/509 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       26/300 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1, 44/507 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       26/299 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1, 45/514 linux_lines_per_file.rowlen@64M,
 *       46/525 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1, 42/479 pareto:n=64M,mean=64K,alpha=1.5,seed=1,
 *       43/488 zipf:n=64M,mean=4K,alpha=1,seed=1, 47/523 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       28/310 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       48/520 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1,
 *       45/486 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1, 42/451 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       45/482 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1, 46/492 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       48/513 uniform:n=64M,mean=256K,seed=1, 49/521 lognormal:n=16M,mean=128,sigma=2,seed=1,
 *       45/478 uniform:n=4M,mean=256K,seed=1, 50/531 huge:n=1M,mean=64,share=0.1,seed=1,
 *       28/297 huge:n=64M,mean=16,share=0.25,seed=1, 45/475 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       53/554 fixed:n=64M,mean=1M, 46/478 pareto:n=4M,mean=256K,alpha=1.5,seed=1,
 *       30/311 pareto:n=64M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       31/320 pareto:n=8M,mean=8,alpha=1.2,sorted=down,seed=1, 51/525 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       49/504 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 31/317 lp1.rowlen@4M,
 *       32/327 huge:n=4M,mean=4,share=0.5,seed=1, 32/325 huge:n=64M,mean=4,share=0.1,seed=1,
 *       48/485 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 52/525 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       32/322 pareto:n=4M,mean=8,alpha=1.2,seed=1, 50/501 lognormal:n=64M,mean=1K,sigma=2,seed=1,
 *       32/319 pareto:n=8M,mean=8,alpha=1.2,seed=1, 30/299 huge:n=64M,mean=16,share=0.5,seed=1,
 *       48/477 uniform:n=256M,mean=128K,seed=1, 34/336 huge:n=1M,mean=4,share=0.5,seed=1,
 *       33/325 pareto:n=4M,mean=8,alpha=1.2,sorted=down,seed=1, 50/492 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       54/531 pareto:n=2M,mean=256,alpha=1.5,seed=1, 31/303 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       32/311 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1,
 *       30/291 pareto:n=64M,mean=32,alpha=1.2,sorted=down,seed=1,
 *       52/504 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1,
 *       33/318 pareto:n=64M,mean=2,alpha=1.2,sorted=down,seed=1, 46/443 uniform:n=512K,mean=256K,seed=1,
 *       55/529 lognormal:n=4M,mean=256,sigma=2,seed=1, 54/519 linux_lines_per_file.rowlen,
 *       33/317 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1, 33/316 lp1.rowlen,
 *       33/315 pareto:n=64M,mean=2,alpha=1.2,seed=1, 31/295 pareto:n=16M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       32/304 huge:n=8M,mean=16,share=0.25,seed=1, 35/330 huge:n=4M,mean=4,share=0.1,seed=1,
 *       56/525 pareto:n=16M,mean=256,alpha=1.5,seed=1, 54/506 pareto:n=64M,mean=1K,alpha=1.5,seed=1,
 *       33/309 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 57/531 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1,
 *       52/484 pareto:n=512K,mean=16K,alpha=1.5,seed=1, 57/527 debian_files_per_package.rowlen@64M,
 *       54/498 pareto:n=4M,mean=4K,alpha=1.5,seed=1, 51/470 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1,
 *       53/488 uniform:n=4M,mean=64K,seed=1, 57/523 fixed:n=64M,mean=256K,
 *       64/587 lognormal:n=8M,mean=256,sigma=0.5,seed=1, 35/321 pareto:n=4M,mean=2,alpha=1.2,seed=1,
 *       32/293 huge:n=4M,mean=16,share=0.75,seed=1, 65/594 lognormal:n=4M,mean=256,sigma=0.5,seed=1,
 *       56/509 pareto:n=4M,mean=1K,alpha=1.5,seed=1, 36/323 pareto:n=64M,mean=8,alpha=1.5,seed=1,
 *       37/331 pareto:n=8M,mean=2,alpha=1.2,seed=1, 60/535 pareto:n=1M,mean=256,alpha=1.5,seed=1,
 *       35/312 pareto:n=64M,mean=8,alpha=1.2,seed=1, 56/499 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       50/442 pareto:n=512K,mean=256K,alpha=1.5,seed=1, 67/592 uniform:n=64M,mean=256,seed=1,
 *       56/493 pareto:n=64M,mean=4K,alpha=1.5,seed=1, 37/325 pareto:n=2M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       60/527 pareto:n=64M,mean=256,alpha=1.5,seed=1, 36/316 huge:n=2M,mean=16,share=0.25,seed=1,
 *       61/535 lognormal:n=2M,mean=256,sigma=2,seed=1, 64/561 lognormal:n=2M,mean=256,sigma=0.5,seed=1,
 *       37/324 pareto:n=64M,mean=16,alpha=1.5,sorted=down,seed=1, 60/525 bimodal:n=64M,mean=64K,share=0.9,seed=1,
 *       61/530 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1,
 *       37/319 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1,
 *       62/533 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1,
 *       62/533 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1, 63/536 lognormal:n=128K,mean=64,sigma=1,seed=1,
 *       63/536 pareto:n=512K,mean=256,alpha=1.5,seed=1, 58/493 lognormal:n=256K,mean=4K,sigma=0.5,seed=1,
 *       72/610 pareto:n=1K,mean=256,alpha=1.5,seed=1, 62/525 uniform:n=64M,mean=64K,seed=1,
 *       62/524 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1, 55/460 pareto:n=64K,mean=64K,alpha=1.5,seed=1,
 *       58/485 pareto:n=4M,mean=16K,alpha=1.5,seed=1, 83/692 fixed:n=64M,mean=64,
 *       63/524 bacterial_protein_lengths.rowlen@64M, 68/565 lognormal:n=1M,mean=256,sigma=0.5,seed=1,
 *       65/540 gshhg_points_per_bin.rowlen@64M, 64/529 debian_files_per_package.rowlen,
 *       61/503 lognormal:n=4M,mean=4K,sigma=0.5,seed=1, 58/476 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       65/533 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1, 69/565 lognormal:n=128K,mean=256,sigma=0.5,seed=1,
 *       65/532 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1, 63/514 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       39/316 pareto:n=8M,mean=4,alpha=1.5,seed=1, 61/494 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1,
 *       39/315 zipf:n=64M,mean=4,alpha=1,seed=1, 62/500 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       66/530 lognormal:n=8M,mean=64,sigma=1,seed=1, 76/610 fixed:n=1M,mean=100,
 *       41/329 huge:n=512K,mean=4,share=0.5,seed=1, 41/329 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       63/505 uniform:n=64M,mean=16K,seed=1, 66/529 bacterial_protein_lengths.rowlen,
 *       72/577 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 42/336 debian_entries_per_directory.rowlen,
 *       67/536 lognormal:n=128K,mean=256,sigma=2,seed=1, 34/272 pareto:n=16M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       42/336 pareto:n=2M,mean=2,alpha=1.2,seed=1, 41/328 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       68/543 huge:n=64K,mean=64,share=0.1,seed=1, 41/327 lognormal:n=64M,mean=4,sigma=2,empty=0.9,seed=1,
 *       41/327 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       66/524 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1, 41/325 pareto:n=2M,mean=8,alpha=1.2,seed=1,
 *       41/325 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       37/293 pareto:n=64M,mean=32,alpha=1.2,seed=1, 67/530 bacterial_protein_lengths.rowlen@4M,
 *       77/609 fixed:n=2M,mean=100, 68/537 lognormal:n=256K,mean=256,sigma=2,seed=1,
 *       65/513 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 67/528 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       37/291 huge:n=1M,mean=16,share=0.75,seed=1, 64/503 lognormal:n=2M,mean=4K,sigma=0.5,seed=1,
 *       69/542 huge:n=512K,mean=64,share=0.1,seed=1, 58/455 uniform:n=512K,mean=64K,seed=1,
 *       78/611 fixed:n=4M,mean=100, 73/571 uniform:n=512K,mean=256,seed=1, 41/320 lp1.rowlen@64M,
 *       65/507 photo_kmeans256.rowlen@4M, 64/499 fixed:n=64M,mean=64K,
 *       68/530 lognormal:n=64M,mean=512,sigma=0.5,seed=1, 72/561 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1,
 *       69/537 pareto:n=256K,mean=256,alpha=1.5,seed=1, 78/606 fixed:n=64M,mean=100,
 *       68/528 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1,
 *       69/535 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=256,seed=1,
 *       73/566 lognormal:n=256K,mean=256,sigma=0.5,seed=1, 70/542 huge:n=64K,mean=16,share=0.75,seed=1,
 *       66/510 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1, 65/502 photo_kmeans256.rowlen@64M,
 *       65/502 lognormal:n=1M,mean=4K,sigma=0.5,seed=1, 70/540 lognormal:n=256K,mean=64,sigma=1,seed=1,
 *       69/532 gshhg_points_per_bin.rowlen, 69/532 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1,
 *       69/532 pareto:n=4M,mean=256,alpha=1.5,seed=1, 68/524 lognormal:n=128K,mean=512,sigma=1,seed=1,
 *       70/539 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1, 66/508 photo_kmeans256.rowlen,
 *       71/546 huge:n=64K,mean=64,share=0.5,seed=1, 81/622 fixed:n=64M,mean=256,
 *       65/499 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 79/604 fixed:n=8M,mean=100,
 *       69/527 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1, 66/503 lognormal:n=256K,mean=2K,sigma=1,seed=1,
 *       71/540 mbeacxc.rowlen@4M, 81/615 poisson:n=64M,mean=128,seed=1, 71/539 fixed:n=64M,mean=1K,
 *       71/539 pareto:n=64K,mean=256,alpha=1.5,seed=1, 68/516 lognormal:n=2M,mean=512,sigma=1,seed=1,
 *       71/537 pareto:n=8K,mean=256,alpha=1.5,seed=1, 68/514 dense2.rowlen,
 *       43/325 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1, 72/542 mbeacxc.rowlen,
 *       82/617 poisson:n=4M,mean=128,seed=1, 67/503 lognormal:n=4M,mean=2K,sigma=1,seed=1,
 *       71/533 fixed:n=8M,mean=720, 70/524 lognormal:n=256K,mean=1K,sigma=0.5,seed=1,
 *       82/613 poisson:n=8M,mean=128,seed=1, 66/492 uniform:n=4M,mean=16K,seed=1,
 *       69/514 lognormal:n=4M,mean=1K,sigma=0.5,seed=1, 69/514 pareto:n=512K,mean=1K,alpha=1.5,seed=1,
 *       81/602 uniform:n=256M,mean=64,seed=1, 65/483 uniform:n=64K,mean=16K,seed=1,
 *       70/520 lognormal:n=4M,mean=512,sigma=1,seed=1, 67/497 lognormal:n=8M,mean=2K,sigma=1,seed=1,
 *       82/607 uniform:n=64K,mean=256,seed=1, 73/540 fixed:n=4M,mean=720,
 *       71/525 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 73/539 bimodal:n=64M,mean=128,share=0.9,seed=1,
 *       69/509 fixed:n=64M,mean=4K, 43/317 pareto:n=64M,mean=4,alpha=1.5,sorted=down,seed=1,
 *       70/516 lognormal:n=1M,mean=512,sigma=1,seed=1, 44/324 pareto:n=8M,mean=8,alpha=1.5,seed=1,
 *       69/508 lognormal:n=8M,mean=1K,sigma=0.5,seed=1, 67/493 uniform:n=512K,mean=16K,seed=1,
 *       70/514 lognormal:n=128K,mean=1K,sigma=0.5,seed=1, 45/330 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       83/608 uniform:n=128K,mean=128,seed=1, 72/527 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1,
 *       83/607 uniform:n=8K,mean=256,seed=1, 69/504 lognormal:n=128K,mean=4K,sigma=0.5,seed=1,
 *       74/540 lognormal:n=64M,mean=128,sigma=1,seed=1, 74/539 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       83/604 uniform:n=8M,mean=128,seed=1, 71/515 lognormal:n=2M,mean=1K,sigma=0.5,seed=1,
 *       36/261 pareto:n=8M,mean=2,alpha=1.2,empty=0.95,seed=1, 71/514 lognormal:n=1M,mean=1K,sigma=0.5,seed=1,
 *       84/608 poisson:n=2M,mean=128,seed=1, 84/608 uniform:n=2M,mean=128,seed=1,
 *       84/608 uniform:n=4M,mean=128,seed=1, 75/542 fixed:n=2M,mean=720, 45/325 pareto:n=1M,mean=8,alpha=1.2,seed=1,
 *       70/504 lognormal:n=2M,mean=2K,sigma=1,seed=1, 87/626 uniform:n=1K,mean=256,seed=1,
 *       45/323 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 85/610 uniform:n=512K,mean=64,seed=1,
 *       47/337 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1, 72/516 lognormal:n=256K,mean=512,sigma=1,seed=1,
 *       71/508 uniform:n=4M,mean=4K,seed=1, 72/513 dense2.rowlen@64M, 76/541 mbeacxc.rowlen@64M,
 *       71/505 lognormal:n=1M,mean=2K,sigma=1,seed=1, 72/511 bimodal:n=64M,mean=16K,share=0.9,seed=1,
 *       71/503 lognormal:n=128K,mean=2K,sigma=1,seed=1, 70/495 fixed:n=64M,mean=16K,
 *       73/516 lognormal:n=64M,mean=512,sigma=1,seed=1, 77/541 fixed:n=64M,mean=720,
 *       48/337 huge:n=1M,mean=4,share=0.1,seed=1, 48/337 huge:n=512K,mean=4,share=0.1,seed=1,
 *       72/505 uniform:n=64M,mean=4K,seed=1, 73/512 fixed:n=8M,mean=1440, 74/519 dense2.rowlen@4M,
 *       78/546 bimodal:n=1M,mean=64,share=0.9,seed=1, 44/308 huge:n=4M,mean=16,share=0.25,seed=1,
 *       67/468 uniform:n=64K,mean=64K,seed=1, 48/335 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       47/327 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1, 73/507 uniform:n=256K,mean=2K,seed=1,
 *       73/507 uniform:n=2M,mean=2K,seed=1, 48/333 lognormal:n=64M,mean=4,sigma=2,seed=1,
 *       48/333 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1, 75/519 fixed:n=4M,mean=1440,
 *       78/539 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1, 89/613 poisson:n=128K,mean=128,seed=1,
 *       49/337 pareto:n=256K,mean=8,alpha=1.2,seed=1, 80/550 bimodal:n=256K,mean=64,share=0.99,seed=1,
 *       89/611 uniform:n=1M,mean=128,seed=1, 89/611 uniform:n=4M,mean=256,seed=1,
 *       80/549 bimodal:n=512K,mean=64,share=0.9,seed=1, 48/329 pareto:n=1M,mean=2,alpha=1.2,seed=1,
 *       47/322 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,copies=64,seed=1, 76/520 uniform:n=512K,mean=1K,seed=1,
 *       44/301 pareto:n=64M,mean=32,alpha=1.2,sorted=down,copies=64,seed=1,
 *       50/342 debian_entries_per_directory.rowlen@64M, 76/519 fixed:n=1M,mean=1440, 76/517 fixed:n=64M,mean=1440,
 *       50/340 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1, 74/503 uniform:n=8M,mean=2K,seed=1,
 *       80/543 bimodal:n=64M,mean=256,share=0.9,seed=1, 75/509 uniform:n=512K,mean=4K,seed=1,
 *       81/549 bimodal:n=64M,mean=128,share=0.99,seed=1, 90/610 uniform:n=256K,mean=128,seed=1,
 *       49/332 pareto:n=8M,mean=16,alpha=1.5,seed=1, 91/616 poisson:n=256K,mean=128,seed=1,
 *       82/555 bimodal:n=64K,mean=64,share=0.9,seed=1, 75/507 uniform:n=1M,mean=2K,seed=1,
 *       79/534 uniform:n=64M,mean=1K,seed=1, 49/331 pareto:n=256K,mean=2,alpha=1.2,seed=1,
 *       77/520 fixed:n=2M,mean=1440, 91/613 poisson:n=1M,mean=128,seed=1, 76/511 uniform:n=4M,mean=2K,seed=1,
 *       46/309 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1,
 *       48/321 zipf:n=64M,mean=4,alpha=1,sorted=down,copies=64,seed=1, 51/341 lognormal:n=16M,mean=8,sigma=2,seed=1,
 *       49/327 pareto:n=16M,mean=16,alpha=1.5,seed=1,
 *       45/300 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1, 83/553 uniform:n=1K,mean=1K,seed=1,
 *       77/513 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 80/532 uniform:n=256M,mean=1K,seed=1,
 *       79/525 uniform:n=64K,mean=1K,seed=1, 49/325 pareto:n=2M,mean=4,alpha=1.5,seed=1,
 *       51/338 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1, 53/351 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1,
 *       51/336 pareto:n=1M,mean=8,alpha=1.5,seed=1, 48/316 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1,
 *       52/341 lognormal:n=4M,mean=4,sigma=2,seed=1, 84/549 fixed:n=1M,mean=720,
 *       48/313 lognormal:n=64M,mean=16,sigma=2,seed=1, 51/332 pareto:n=64M,mean=16,alpha=1.5,seed=1,
 *       85/552 bimodal:n=128K,mean=64,share=0.99,seed=1, 95/616 uniform:n=64K,mean=64,seed=1,
 *       79/512 uniform:n=64K,mean=4K,seed=1, 52/336 pareto:n=4M,mean=8,alpha=1.5,seed=1,
 *       46/297 pareto:n=64M,mean=64,alpha=1.5,seed=1, 52/335 pareto:n=128K,mean=8,alpha=1.2,seed=1,
 *       46/296 pareto:n=4M,mean=64,alpha=1.2,seed=1, 49/315 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1,
 *       83/532 uniform:n=16M,mean=1K,seed=1, 51/326 pareto:n=64M,mean=2,alpha=1.2,sorted=down,copies=64,seed=1,
 *       81/516 bimodal:n=64M,mean=4K,share=0.9,seed=1, 53/337 lognormal:n=8M,mean=4,sigma=2,seed=1,
 *       81/515 uniform:n=128K,mean=2K,seed=1, 81/513 uniform:n=8K,mean=4K,seed=1,
 *       53/334 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=16,seed=1,
 *       53/334 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 89/556 uniform:n=8K,mean=1K,seed=1,
 *       99/618 uniform:n=8K,mean=64,seed=1, 55/343 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       47/293 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1, 84/523 bimodal:n=64M,mean=1K,share=0.9,seed=1,
 *       54/336 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       42/261 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,seed=1,
 *       52/323 pareto:n=64M,mean=4,alpha=1.5,sorted=up,copies=16,seed=1, 90/555 geometric:n=64M,mean=64,seed=1,
 *       55/339 pareto:n=256K,mean=8,alpha=1.2,sorted=down,seed=1, 52/319 huge:n=256K,mean=16,share=0.25,seed=1,
 *       49/298 pareto:n=2M,mean=64,alpha=1.2,seed=1, 54/328 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1,
 *       56/340 lognormal:n=64M,mean=4,sigma=2,sorted=down,seed=1,
 *       46/279 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       54/327 pareto:n=64M,mean=8,alpha=1.2,sorted=down,copies=64,seed=1,
 *       56/339 pareto:n=2M,mean=8,alpha=1.5,seed=1, 50/302 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       87/525 uniform:n=4M,mean=1K,seed=1, 49/294 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       55/329 pareto:n=1M,mean=4,alpha=1.5,seed=1, 53/316 pareto:n=64M,mean=2,alpha=1.5,seed=1,
 *       53/316 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 53/316 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       57/338 pareto:n=128K,mean=2,alpha=1.2,seed=1, 57/337 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       53/313 huge:n=1M,mean=16,share=0.25,seed=1, 58/342 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1,
 *       45/265 pareto:n=64M,mean=2,alpha=1.2,empty=0.95,sorted=down,copies=16,seed=1, 71/416 qcd5_4.rowlen@4M,
 *       59/344 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       46/268 pareto:n=4M,mean=2,alpha=1.2,empty=0.95,seed=1, 51/296 pareto:n=8M,mean=64,alpha=1.2,seed=1,
 *       56/325 pareto:n=4M,mean=4,alpha=1.5,seed=1, 71/411 qcd5_4.rowlen@64M,
 *       60/347 pareto:n=512K,mean=16,alpha=1.5,seed=1, 57/329 huge:n=512K,mean=16,share=0.25,seed=1,
 *       56/322 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       60/345 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1, 54/310 lognormal:n=4M,mean=32,sigma=2,seed=1,
 *       53/304 zipf:n=64M,mean=32,alpha=1,sorted=down,copies=64,seed=1,
 *       60/342 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       47/267 pareto:n=2M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       57/322 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1,
 *       63/353 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1, 75/420 qcd5_4.rowlen,
 *       60/336 pareto:n=1M,mean=8,alpha=1.2,sorted=down,seed=1, 62/346 pareto:n=2M,mean=16,alpha=1.5,seed=1,
 *       62/344 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       55/304 lognormal:n=64M,mean=32,sigma=2,sorted=down,seed=1,
 *       62/342 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       64/351 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1, 62/340 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       63/345 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       50/273 pareto:n=1M,mean=2,alpha=1.2,empty=0.95,seed=1, 61/332 photo_colour_histogram.rowlen,
 *       50/272 pareto:n=256K,mean=2,alpha=1.2,empty=0.95,seed=1, 64/348 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       65/353 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1, 65/351 lognormal:n=2M,mean=32,sigma=0.5,seed=1,
 *       69/371 lognormal:n=4M,mean=32,sigma=0.5,seed=1, 62/333 pareto:n=512K,mean=4,alpha=1.5,seed=1,
 *       57/306 lognormal:n=8M,mean=32,sigma=2,seed=1, 61/327 pareto:n=64M,mean=4,alpha=1.5,copies=256,seed=1,
 *       59/315 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       65/347 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1, 69/368 bcsstk16.rowlen@64M,
 *       64/341 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=256,seed=1,
 *       65/346 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1, 65/346 pareto:n=256K,mean=16,alpha=1.5,seed=1,
 *       69/367 lognormal:n=64M,mean=64,sigma=0.5,seed=1, 67/356 huge:n=64K,mean=4,share=0.5,seed=1,
 *       64/340 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       64/340 pareto:n=128K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       57/302 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1,
 *       64/339 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=16,seed=1,
 *       59/311 lognormal:n=2M,mean=32,sigma=2,seed=1, 67/353 lognormal:n=1M,mean=8,sigma=1,sorted=up,seed=1,
 *       65/342 pareto:n=1K,mean=4,alpha=1.5,seed=1, 66/346 lognormal:n=1M,mean=4,sigma=2,seed=1,
 *       66/346 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 66/345 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       68/355 lognormal:n=4M,mean=8,sigma=1,sorted=up,seed=1,
 *       63/328 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1, 68/353 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       70/362 nsjac.rowlen@64M, 68/351 lognormal:n=8M,mean=8,sigma=1,seed=1,
 *       68/351 lognormal:n=8M,mean=8,sigma=1,sorted=up,seed=1, 69/356 lognormal:n=4M,mean=8,sigma=1,seed=1,
 *       67/344 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       68/349 lognormal:n=64M,mean=8,sigma=1,sorted=up,copies=64,seed=1, 72/369 nsjac.rowlen@4M,
 *       64/328 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 74/378 bcsstk16.rowlen@4M,
 *       62/316 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1,
 *       68/346 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1, 69/351 lognormal:n=256K,mean=4,sigma=2,seed=1,
 *       65/330 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 68/344 wathenSmall.rowlen@64M,
 *       72/364 citeseer_words.rowlen@64M, 69/348 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1,
 *       61/307 pareto:n=4M,mean=64,alpha=1.5,seed=1, 71/357 email-Enron.rowlen@64M,
 *       74/372 lognormal:n=256K,mean=32,sigma=0.5,seed=1, 63/316 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       74/371 nsjac.rowlen, 61/305 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1,
 *       71/355 lognormal:n=64M,mean=8,sigma=1,seed=1, 70/350 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       84/419 fixed:n=64M,mean=16, 71/354 huge:n=64K,mean=4,share=0.1,seed=1,
 *       71/354 lognormal:n=1M,mean=8,sigma=1,seed=1, 70/349 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       71/353 wathenSmall.rowlen@4M, 69/343 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=256,seed=1,
 *       82/406 poisson:n=64M,mean=48,seed=1, 73/360 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       72/355 lognormal:n=2M,mean=8,sigma=1,sorted=up,seed=1,
 *       72/355 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1, 71/350 kjv_words_per_verse.rowlen,
 *       71/350 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1, 66/325 photo_colour_histogram.rowlen@64M,
 *       66/325 lognormal:n=64M,mean=2,sigma=2,seed=1, 68/334 photo_colour_histogram.rowlen@4M,
 *       77/378 bcsstk16.rowlen, 72/353 maxwell_S.rowlen@4M, 76/372 citeseer_words.rowlen@4M,
 *       66/323 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1, 72/352 lognormal:n=1M,mean=32,sigma=0.5,seed=1,
 *       85/415 poisson:n=4M,mean=48,seed=1, 67/327 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1,
 *       72/350 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1,
 *       73/354 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 78/378 uniform:n=64M,mean=64,seed=1,
 *       71/344 lognormal:n=256K,mean=8,sigma=1,sorted=up,seed=1, 70/339 pareto:n=64K,mean=4,alpha=1.5,seed=1,
 *       72/348 maxwell_S.rowlen@64M, 73/352 lognormal:n=128K,mean=8,sigma=1,seed=1, 74/356 wathenSmall.rowlen,
 *       73/351 wordnet_pointers.rowlen@4M, 78/375 lognormal:n=128K,mean=32,sigma=0.5,seed=1,
 *       72/346 kjv_words_per_verse.rowlen@64M, 74/355 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1,
 *       78/373 citeseer_words.rowlen, 73/349 wordnet_pointers.rowlen, 74/353 kjv_words_per_verse.rowlen@4M,
 *       73/348 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,copies=64,seed=1,
 *       64/305 lognormal:n=2M,mean=64,sigma=1,seed=1, 75/357 maxwell_S.rowlen, 66/314 wdbii_river_segments.rowlen@4M,
 *       74/352 lognormal:n=8M,mean=32,sigma=0.5,seed=1, 69/328 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       81/385 poisson:n=1M,mean=17,seed=1, 67/318 lognormal:n=256K,mean=32,sigma=2,seed=1, 74/351 brack2.rowlen@64M,
 *       70/332 lognormal:n=64M,mean=8,sigma=0.5,seed=1, 74/350 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       54/254 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,copies=64,seed=1, 70/329 facebook_combined.rowlen@4M,
 *       70/329 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1, 76/357 brack2.rowlen,
 *       75/352 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1, 65/305 lognormal:n=4M,mean=64,sigma=1,seed=1,
 *       75/351 lognormal:n=256K,mean=8,sigma=1,seed=1,
 *       72/336 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 79/368 email-Enron.rowlen@4M,
 *       77/358 brack2.rowlen@4M, 71/330 gowalla_bipartite.rowlen@4M, 72/334 huge:n=128K,mean=16,share=0.25,seed=1,
 *       76/352 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       72/333 huge:n=64K,mean=16,share=0.25,seed=1, 76/351 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       75/345 cage10.rowlen@64M, 67/308 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1,
 *       65/298 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=16,seed=1, 84/385 uniform:n=4M,mean=32,seed=1,
 *       79/361 basker_matrix1.rowlen@64M, 83/379 poisson:n=64M,mean=17,seed=1, 69/315 wdbii_river_segments.rowlen,
 *       75/342 copter2.rowlen@64M, 79/360 pareto:n=8K,mean=16,alpha=1.5,seed=1,
 *       67/305 lognormal:n=64M,mean=64,sigma=1,sorted=up,copies=64,seed=1, 86/391 poisson:n=1M,mean=48,seed=1,
 *       85/386 uniform:n=1K,mean=64,seed=1, 76/345 wordnet_pointers.rowlen@64M, 78/354 geometric:n=64M,mean=4,seed=1,
 *       91/413 poisson:n=8M,mean=48,seed=1, 67/304 pareto:n=64M,mean=64,alpha=1.5,sorted=up,copies=16,seed=1,
 *       77/349 lognormal:n=128K,mean=8,sigma=1,sorted=up,seed=1, 81/367 basker_matrix1.rowlen@4M,
 *       68/308 lognormal:n=1M,mean=64,sigma=1,seed=1, 78/352 cage10.rowlen@4M, 83/374 fixed:n=64M,mean=10,
 *       80/360 debian_depends.rowlen, 68/306 pareto:n=1M,mean=64,alpha=1.2,seed=1, 78/350 ibm03_nets.rowlen@4M,
 *       79/354 debian_depends.rowlen@64M, 79/354 geometric:n=64M,mean=4,sorted=down,seed=1,
 *       73/327 facebook_combined.rowlen@64M, 74/331 facebook_combined.rowlen, 81/362 debian_depends.rowlen@4M,
 *       77/344 ibm03_nets.rowlen@64M, 78/348 copter2.rowlen@4M, 63/281 lognormal:n=64M,mean=1,sigma=2,seed=1,
 *       70/312 pareto:n=64M,mean=32,alpha=1.5,copies=256,seed=1, 77/343 pareto:n=8K,mean=4,alpha=1.5,seed=1,
 *       64/285 pareto:n=128K,mean=2,alpha=1.2,empty=0.95,seed=1, 78/347 copter2.rowlen,
 *       75/333 gowalla_bipartite.rowlen, 87/386 fixed:n=64M,mean=24, 71/315 pareto:n=1K,mean=64,alpha=1.5,seed=1,
 *       74/328 gowalla_bipartite.rowlen@64M, 72/319 linux_kernel_line_lengths.rowlen@64M,
 *       70/310 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1, 70/310 pareto:n=128K,mean=64,alpha=1.2,seed=1,
 *       70/310 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1, 89/394 poisson:n=2M,mean=48,seed=1,
 *       71/313 lognormal:n=64M,mean=32,sigma=1,seed=1, 70/308 pareto:n=256K,mean=64,alpha=1.2,seed=1,
 *       70/308 pareto:n=512K,mean=64,alpha=1.5,seed=1, 88/387 poisson:n=4M,mean=17,seed=1,
 *       73/321 lognormal:n=64M,mean=2,sigma=1,seed=1, 81/354 geometric:n=8M,mean=4,seed=1,
 *       84/367 basker_matrix1.rowlen, 72/314 wdbii_river_segments.rowlen@64M,
 *       81/353 geometric:n=8M,mean=16,sorted=up,seed=1, 82/356 cage10.rowlen, 87/377 poisson:n=1M,mean=24,seed=1,
 *       88/381 poisson:n=8M,mean=17,seed=1, 82/355 geometric:n=8M,mean=4,sorted=up,seed=1,
 *       86/372 uniform:n=1M,mean=32,seed=1, 77/332 geometric:n=64M,mean=24,seed=1,
 *       90/388 uniform:n=4M,mean=64,seed=1, 80/344 english_word_lengths.rowlen@64M,
 *       85/365 bimodal:n=4M,mean=4,share=0.9,seed=1, 82/352 ibm03_nets.rowlen,
 *       73/313 pareto:n=64K,mean=64,alpha=1.5,seed=1, 92/394 fixed:n=128K,mean=24, 90/385 fixed:n=8M,mean=24,
 *       91/389 poisson:n=2M,mean=17,seed=1, 85/362 geometric:n=2M,mean=16,sorted=up,seed=1,
 *       87/369 geometric:n=2M,mean=8,seed=1, 87/368 geometric:n=64M,mean=12,empty=0.5,seed=1,
 *       93/393 fixed:n=1M,mean=24, 93/393 fixed:n=4M,mean=24, 82/346 geometric:n=64M,mean=3,empty=0.5,seed=1,
 *       90/379 poisson:n=4M,mean=24,seed=1, 88/370 poisson:n=8M,mean=24,seed=1,
 *       85/357 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1,
 *       64/268 lognormal:n=2M,mean=1,sigma=2,empty=0.7,seed=1, 91/381 uniform:n=16M,mean=64,seed=1,
 *       76/318 bimodal:n=4M,mean=64,share=0.99,seed=1, 93/389 uniform:n=256K,mean=32,seed=1,
 *       64/267 lognormal:n=4M,mean=1,sigma=2,empty=0.7,seed=1, 88/367 uniform:n=2M,mean=32,seed=1,
 *       94/392 fixed:n=2M,mean=24, 83/346 geometric:n=16M,mean=3,empty=0.5,seed=1, 91/379 email-Enron.rowlen,
 *       94/391 uniform:n=128K,mean=32,seed=1, 63/262 lognormal:n=8M,mean=1,sigma=2,empty=0.7,seed=1,
 *       84/349 geometric:n=1M,mean=4,sorted=up,seed=1, 75/311 bimodal:n=8M,mean=64,share=0.99,seed=1,
 *       84/348 geometric:n=2M,mean=4,seed=1, 85/352 geometric:n=64M,mean=8,seed=1,
 *       71/294 git_files_per_commit.rowlen, 86/356 uniform:n=64M,mean=16,seed=1, 88/364 geometric:n=8M,mean=8,seed=1,
 *       75/310 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 87/359 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       96/396 poisson:n=128K,mean=24,seed=1, 81/334 geometric:n=8M,mean=24,seed=1,
 *       90/371 geometric:n=4M,mean=8,seed=1, 87/358 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       76/312 uniform:n=64M,mean=2,empty=0.5,seed=1, 78/320 linux_kernel_line_lengths.rowlen,
 *       71/291 git_files_per_commit.rowlen@64M, 83/340 geometric:n=4M,mean=16,sorted=up,seed=1,
 *       83/339 geometric:n=1M,mean=24,seed=1, 77/314 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1,
 *       92/375 poisson:n=2M,mean=24,seed=1, 88/358 geometric:n=64M,mean=12,sorted=down,copies=64,seed=1,
 *       86/349 geometric:n=1M,mean=4,seed=1, 86/349 poisson:n=8M,mean=12,seed=1, 88/356 poisson:n=4M,mean=12,seed=1,
 *       87/351 geometric:n=4M,mean=4,seed=1, 98/395 fixed:n=256K,mean=24, 73/294 git_files_per_commit.rowlen@4M,
 *       78/314 fixed:n=64M,mean=4, 91/366 uniform:n=8M,mean=32,seed=1, 79/317 bimodal:n=2M,mean=64,share=0.99,seed=1,
 *       87/349 geometric:n=2M,mean=4,sorted=up,seed=1, 90/360 geometric:n=1M,mean=8,seed=1,
 *       91/363 bimodal:n=1M,mean=4,share=0.9,seed=1, 91/362 uniform:n=1K,mean=16,seed=1,
 *       79/314 bimodal:n=64M,mean=64,share=0.9,seed=1, 67/266 lognormal:n=64M,mean=1,sigma=2,empty=0.7,seed=1,
 *       99/393 poisson:n=256K,mean=24,seed=1, 86/341 geometric:n=1M,mean=16,sorted=up,seed=1,
 *       76/301 geometric:n=64M,mean=2,seed=1, 74/293 geometric:n=64M,mean=1.5,empty=0.5,seed=1,
 *       82/324 bimodal:n=64M,mean=32,share=0.9,seed=1, 93/367 uniform:n=512K,mean=16,seed=1,
 *       89/351 geometric:n=4M,mean=4,sorted=up,seed=1, 87/343 geometric:n=4M,mean=24,seed=1,
 *       77/303 poisson:n=64M,mean=2,seed=1, 92/362 poisson:n=128K,mean=12,seed=1,
 *       88/346 geometric:n=256K,mean=16,sorted=up,seed=1, 81/318 pareto:n=8K,mean=64,alpha=1.5,seed=1,
 *       90/353 english_word_lengths.rowlen, 85/333 geometric:n=2M,mean=24,seed=1,
 *       79/309 geometric:n=4M,mean=2,seed=1, 77/301 ecology1.rowlen@64M, 79/308 geometric:n=2M,mean=2,seed=1,
 *       87/339 bimodal:n=64M,mean=16,share=0.99,seed=1, 82/319 bimodal:n=4M,mean=64,share=0.9,seed=1,
 *       79/307 geometric:n=1M,mean=2,seed=1, 95/369 geometric:n=128K,mean=16,sorted=up,seed=1,
 *       70/271 lognormal:n=1M,mean=1,sigma=2,empty=0.7,seed=1, 97/375 geometric:n=128K,mean=8,seed=1,
 *       97/375 geometric:n=256K,mean=8,seed=1, 78/301 geometric:n=64M,mean=2,sorted=down,copies=64,seed=1,
 *       88/339 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1, 91/350 uniform:n=2M,mean=8,seed=1,
 *       92/353 uniform:n=4M,mean=8,seed=1, 79/303 geometric:n=8M,mean=2,seed=1, 93/356 poisson:n=2M,mean=12,seed=1,
 *       92/352 geometric:n=256K,mean=4,sorted=up,seed=1, 93/355 geometric:n=128K,mean=4,sorted=up,seed=1,
 *       71/271 lognormal:n=256K,mean=1,sigma=2,empty=0.7,seed=1, 96/365 uniform:n=4M,mean=16,seed=1,
 *       96/365 uniform:n=8K,mean=16,seed=1, 77/292 mdual.rowlen@4M, 80/303 delaunay_n15.rowlen@64M,
 *       98/371 poisson:n=256K,mean=12,seed=1, 82/310 4elt.rowlen@4M, 93/351 uniform:n=1M,mean=8,seed=1,
 *       75/283 poisson:n=64M,mean=0.5,seed=1, 87/328 geometric:n=64M,mean=32,sorted=down,seed=1,
 *       95/358 bimodal:n=64K,mean=4,share=0.9,seed=1, 95/358 poisson:n=1M,mean=12,seed=1,
 *       78/293 poisson:n=1M,mean=1,seed=1, 69/258 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1,
 *       98/365 uniform:n=64K,mean=16,seed=1, 79/294 mdual.rowlen, 77/286 mdual.rowlen@64M, 83/307 ecology1.rowlen,
 *       79/291 uniform:n=256M,mean=4,seed=1, 85/313 delaunay_n15.rowlen@4M, 78/287 poisson:n=8M,mean=0.5,seed=1,
 *       80/294 poisson:n=1M,mean=0.5,seed=1, 80/294 poisson:n=2M,mean=0.5,seed=1,
 *       80/294 poisson:n=4M,mean=0.5,seed=1, 86/315 4elt.rowlen, 84/307 4elt.rowlen@64M,
 *       85/310 geometric:n=256K,mean=2,seed=1, 98/357 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       87/314 delaunay_n15.rowlen, 78/281 fixed:n=64M,mean=3,
 *       77/277 lognormal:n=128K,mean=1,sigma=2,empty=0.7,seed=1, 81/291 uniform:n=64M,mean=4,seed=1,
 *       88/316 poisson:n=128K,mean=6,seed=1, 82/294 poisson:n=256K,mean=0.5,seed=1, 77/276 fixed:n=4M,mean=2,
 *       79/282 poisson:n=64M,mean=0.25,seed=1, 85/302 poisson:n=64M,mean=6,seed=1, 76/270 fixed:n=64M,mean=2,
 *       93/330 bimodal:n=1M,mean=64,share=0.99,seed=1, 84/298 poisson:n=128K,mean=0.5,seed=1,
 *       87/308 uniform:n=8M,mean=8,seed=1, 77/270 fixed:n=8M,mean=2, 84/294 uniform:n=1K,mean=4,seed=1,
 *       87/303 poisson:n=8M,mean=6,seed=1, 83/289 poisson:n=4M,mean=3,seed=1, 91/315 geometric:n=128K,mean=2,seed=1,
 *       84/290 poisson:n=128K,mean=3,seed=1, 82/283 poisson:n=8M,mean=3,seed=1, 86/296 uniform:n=128K,mean=4,seed=1,
 *       85/291 uniform:n=8M,mean=4,seed=1, 84/287 poisson:n=2M,mean=3,seed=1, 91/310 poisson:n=1M,mean=6,seed=1,
 *       91/310 poisson:n=4M,mean=6,seed=1, 82/279 fixed:n=1M,mean=2, 80/272 uniform:n=4M,mean=2,seed=1,
 *       87/294 uniform:n=1M,mean=4,seed=1, 92/310 poisson:n=2M,mean=6,seed=1, 79/266 poisson:n=8M,mean=1,seed=1,
 *       83/279 fixed:n=2M,mean=2, 87/292 uniform:n=16M,mean=4,seed=1, 80/268 uniform:n=8M,mean=2,seed=1,
 *       88/294 uniform:n=2M,mean=4,seed=1, 89/296 uniform:n=256K,mean=4,seed=1, 95/314 poisson:n=256K,mean=6,seed=1,
 *       96/317 uniform:n=128K,mean=8,seed=1, 88/290 poisson:n=1M,mean=3,seed=1, 92/303 uniform:n=512K,mean=4,seed=1,
 *       83/272 poisson:n=128K,mean=1,seed=1, 80/261 uniform:n=2M,mean=2,seed=1, 84/274 uniform:n=1M,mean=2,seed=1,
 *       93/302 uniform:n=8K,mean=4,seed=1, 85/276 uniform:n=256K,mean=2,seed=1, 84/272 poisson:n=256K,mean=1,seed=1,
 *       78/252 fixed:n=64M,mean=1, 87/281 fixed:n=128K,mean=2, 99/319 uniform:n=256K,mean=8,seed=1,
 *       78/251 uniform:n=64M,mean=1,seed=1, 85/272 poisson:n=2M,mean=1,seed=1, 85/272 poisson:n=4M,mean=1,seed=1,
 *       88/281 fixed:n=256K,mean=2, 91/290 poisson:n=256K,mean=3,seed=1, 95/295 uniform:n=4M,mean=4,seed=1,
 *       99/307 uniform:n=64K,mean=4,seed=1, 87/264 uniform:n=128K,mean=2,seed=1
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2:
 *       measured on 761 cases, n = 1024 to 268435456; serves 131 (huge pareto zipf lognormal uniform rowlen): worst regret 41.6%, mean 6.3%
 *       launched 200 times in a row on 45 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 761 cases, n = 1024 to 268435456; serves 119 (huge pareto uniform bimodal lognormal zipf rowlen fixed): worst regret 41.4%, mean 4.0%
 *       launched 200 times in a row on 75 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7:
 *       measured on 761 cases, n = 1024 to 268435456; serves 51 (rowlen pareto zipf huge lognormal bimodal uniform): worst regret 30.2%, mean 7.3%
 *       launched 200 times in a row on 3 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5:
 *       measured on 761 cases, n = 1024 to 268435456; serves 44 (pareto lognormal zipf huge rowlen): worst regret 40.9%, mean 9.2%
 *       launched 200 times in a row on 18 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6:
 *       measured on 709 cases, n = 1024 to 268435456; serves 171 (huge lognormal pareto zipf geometric fixed uniform rowlen poisson bimodal): worst regret 104.2%, mean 7.0%
 *       launched 200 times in a row on 54 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4:
 *       measured on 673 cases, n = 1024 to 268435456; serves 169 (pareto uniform rowlen bimodal huge geometric fixed poisson lognormal zipf): worst regret 89.7%, mean 5.1%
 *       launched 200 times in a row on 78 cases, all results right
 *     stream_fitted BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1:
 *       measured on 609 cases, n = 1024 to 268435456; serves 37 (pareto lognormal rowlen uniform poisson fixed bimodal): worst regret 25.8%, mean 6.1%
 *       launched 200 times in a row on 7 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 373 cases, n = 1024 to 268435456; serves 39 (poisson lognormal geometric fixed uniform rowlen): worst regret 59.1%, mean 5.4%
 *       launched 200 times in a row on 7 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_E05DD7CDED8305D7
#define SEGTUNE_SEGREDUCE_E05DD7CDED8305D7

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
static const struct segtune_box segtune_segreduce_e05dd7cded8305d7_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 2 } }, 4, 8388608, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 4, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 9, { { "BLOCKS_PER_SM", 5 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 14 }, { "TILES", 4 }, { "VECS", 5 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 709, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 6 } }, 384, 4194304, 6 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 673, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 0 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_fitted", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 609, 1, 0, 5, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 } }, 512, 4194304, 24 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 373, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 512 }
};

static const struct segtune_node segtune_segreduce_e05dd7cded8305d7_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.1300000000000001, 1, 6, -1 },
	{ SEGTUNE_MEAN, 0.70699999999999996, 2, 3, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 23700000.0, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 24500000.0, 7, 22, -1 },
	{ SEGTUNE_N, 109000.0, 8, 11, -1 },
	{ SEGTUNE_MEAN, 13.4, 9, 10, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 63.300000000000004, 12, 19, -1 },
	{ SEGTUNE_N, 186000.0, 13, 18, -1 },
	{ SEGTUNE_MEAN, 12.600000000000001, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 141000.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 185000.0, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 11.800000000000001, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_e05dd7cded8305d7_longest_0[] = {
	{ SEGTUNE_MEAN, 61.600000000000001, 1, 182, -1 },
	{ SEGTUNE_LONGEST, 4580.0, 2, 113, -1 },
	{ SEGTUNE_MEAN, 1.55, 3, 10, -1 },
	{ SEGTUNE_N, 412000.0, 4, 9, -1 },
	{ SEGTUNE_MEAN, 0.72699999999999998, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 19.400000000000002, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 59.800000000000004, 11, 40, -1 },
	{ SEGTUNE_N, 2860000.0, 12, 21, -1 },
	{ SEGTUNE_MEAN, 4.46, 13, 20, -1 },
	{ SEGTUNE_N, 633000.0, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 7.3300000000000001, 16, 19, -1 },
	{ SEGTUNE_MEAN, 2.0600000000000001, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 2.3700000000000001, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 7000000.0, 24, 29, -1 },
	{ SEGTUNE_MEAN, 7.4100000000000001, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 46.400000000000006, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 23.800000000000001, 30, 37, -1 },
	{ SEGTUNE_N, 224000000.0, 31, 36, -1 },
	{ SEGTUNE_MEAN, 3.0, 32, 35, -1 },
	{ SEGTUNE_N, 20000000.0, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 57200000.0, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 8.0039578279571941, 41, 66, -1 },
	{ SEGTUNE_N, 5410000.0, 42, 55, -1 },
	{ SEGTUNE_N, 2110000.0, 43, 50, -1 },
	{ SEGTUNE_LONGEST, 229.0, 44, 49, -1 },
	{ SEGTUNE_N, 209000.0, 45, 48, -1 },
	{ SEGTUNE_MEAN, 3.71, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 763.0, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 3.5899999999999999, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 445.0, 56, 59, -1 },
	{ SEGTUNE_MEAN, 2.4100000000000001, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 35300000.0, 60, 63, -1 },
	{ SEGTUNE_MEAN, 3.4300000000000002, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 2.0600000000000001, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 686.0, 67, 88, -1 },
	{ SEGTUNE_N, 1790000.0, 68, 75, -1 },
	{ SEGTUNE_LONGEST, 260.0, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 145000.0, 71, 72, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 14.300000000000001, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 11400000.0, 76, 87, -1 },
	{ SEGTUNE_LONGEST, 130.0, 77, 82, -1 },
	{ SEGTUNE_MEAN, 13.600000000000001, 78, 79, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 2720000.0, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 469.0, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 28.0, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 36500000.0, 89, 106, -1 },
	{ SEGTUNE_N, 348000.0, 90, 97, -1 },
	{ SEGTUNE_MEAN, 14.9, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 93700.0, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 2170.0, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 943.0, 98, 103, -1 },
	{ SEGTUNE_N, 1510000.0, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 24.900000000000002, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 45.0, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 31.100000000000001, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 1420.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 122000000.0, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 19500000.0, 114, 153, -1 },
	{ SEGTUNE_MEAN, 2.77, 115, 130, -1 },
	{ SEGTUNE_LONGEST, 18600.0, 116, 121, -1 },
	{ SEGTUNE_MEAN, 1.22, 117, 120, -1 },
	{ SEGTUNE_N, 395000.0, 118, 119, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1.9199999999999999, 122, 127, -1 },
	{ SEGTUNE_N, 4770000.0, 123, 126, -1 },
	{ SEGTUNE_MEAN, 1.25, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 6130000.0, 128, 129, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 666000.0, 131, 148, -1 },
	{ SEGTUNE_N, 174000.0, 132, 143, -1 },
	{ SEGTUNE_MEAN, 5.4800000000000004, 133, 136, -1 },
	{ SEGTUNE_LONGEST, 13600.0, 134, 135, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 36.899999999999999, 137, 142, -1 },
	{ SEGTUNE_LONGEST, 5290.0, 138, 141, -1 },
	{ SEGTUNE_MEAN, 9.5899999999999999, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 48.100000000000001, 144, 145, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 8390000.0, 146, 147, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 11.200000000000001, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 4820000.0, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 14.9, 154, 171, -1 },
	{ SEGTUNE_N, 50400000.0, 155, 166, -1 },
	{ SEGTUNE_MEAN, 4.9100000000000001, 156, 161, -1 },
	{ SEGTUNE_LONGEST, 19600.0, 157, 160, -1 },
	{ SEGTUNE_MEAN, 1.3800000000000001, 158, 159, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 55200.0, 162, 165, -1 },
	{ SEGTUNE_N, 36300000.0, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 0.78100000000000003, 167, 170, -1 },
	{ SEGTUNE_LONGEST, 27500.0, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 1520000.0, 172, 179, -1 },
	{ SEGTUNE_N, 95800000.0, 173, 178, -1 },
	{ SEGTUNE_MEAN, 23.900000000000002, 174, 177, -1 },
	{ SEGTUNE_LONGEST, 124000.0, 175, 176, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 139000000.0, 180, 181, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2930000.0, 183, 208, -1 },
	{ SEGTUNE_LONGEST, 73500.0, 184, 205, -1 },
	{ SEGTUNE_MEAN, 314.0, 185, 204, -1 },
	{ SEGTUNE_LONGEST, 8150.0, 186, 195, -1 },
	{ SEGTUNE_N, 331000.0, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 1540.0, 189, 194, -1 },
	{ SEGTUNE_LONGEST, 264.0, 190, 191, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 125.0, 192, 193, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 102000.0, 196, 197, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 546000.0, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 171.0, 200, 203, -1 },
	{ SEGTUNE_LONGEST, 16800.0, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 194000.0, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 4190000.0, 209, 244, -1 },
	{ SEGTUNE_LONGEST, 2080.0, 210, 227, -1 },
	{ SEGTUNE_MEAN, 954.0, 211, 224, -1 },
	{ SEGTUNE_N, 88000000.0, 212, 221, -1 },
	{ SEGTUNE_LONGEST, 720.00413399113768, 213, 218, -1 },
	{ SEGTUNE_MEAN, 106.0, 214, 217, -1 },
	{ SEGTUNE_LONGEST, 180.0, 215, 216, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 258.0, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 184.0, 222, 223, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 26200000.0, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1580.0, 228, 233, -1 },
	{ SEGTUNE_N, 189000000.0, 229, 230, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 146.0, 231, 232, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 204000.0, 234, 241, -1 },
	{ SEGTUNE_LONGEST, 12900.0, 235, 238, -1 },
	{ SEGTUNE_N, 62200000.0, 236, 237, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 8910.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1440000.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 8010000.0, 245, 250, -1 },
	{ SEGTUNE_MEAN, 3690.0, 246, 247, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 987000.0, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_e05dd7cded8305d7_shares_0[] = {
	{ SEGTUNE_MEAN, 70.600000000000009, 1, 162, -1 },
	{ SEGTUNE_SHARE_4K, 0.00077399999999999995, 2, 71, -1 },
	{ SEGTUNE_MEAN, 1.71, 3, 20, -1 },
	{ SEGTUNE_SHARE_1K, 0.0177, 4, 17, -1 },
	{ SEGTUNE_N, 85800.0, 5, 8, -1 },
	{ SEGTUNE_MEAN, 0.90800000000000003, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 491000.0, 9, 16, -1 },
	{ SEGTUNE_MEAN, 1.2, 10, 13, -1 },
	{ SEGTUNE_SHARE_1K, 0.0109, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 175000.0, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1140000.0, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1670000.0, 21, 40, -1 },
	{ SEGTUNE_SHARE_1K, 0.000144, 22, 31, -1 },
	{ SEGTUNE_N, 735000.0, 23, 28, -1 },
	{ SEGTUNE_MEAN, 2.7400000000000002, 24, 27, -1 },
	{ SEGTUNE_N, 262000.0, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 10.9, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 13.700000000000001, 32, 37, -1 },
	{ SEGTUNE_N, 829000.0, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 4.8500000000000005, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 188000.0, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.00057799999999999995, 41, 56, -1 },
	{ SEGTUNE_MEAN, 2.3700000000000001, 42, 45, -1 },
	{ SEGTUNE_N, 3040000.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 46.300000000000004, 46, 53, -1 },
	{ SEGTUNE_N, 2260000.0, 47, 52, -1 },
	{ SEGTUNE_MEAN, 15.200000000000001, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 31.800000000000001, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 6360000.0, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 23600000.0, 57, 64, -1 },
	{ SEGTUNE_MEAN, 3.6400000000000001, 58, 61, -1 },
	{ SEGTUNE_SHARE_1K, 0.0086300000000000005, 59, 60, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 44.700000000000003, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 25.600000000000001, 65, 68, -1 },
	{ SEGTUNE_SHARE_1K, 0.20700000000000002, 66, 67, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 123000000.0, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 19500000.0, 72, 139, -1 },
	{ SEGTUNE_MEAN, 3.21, 73, 98, -1 },
	{ SEGTUNE_SHARE_4K, 0.113, 74, 89, -1 },
	{ SEGTUNE_N, 1330000.0, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.0247, 77, 84, -1 },
	{ SEGTUNE_MEAN, 1.3700000000000001, 78, 81, -1 },
	{ SEGTUNE_SHARE_1K, 0.0349, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2.9199999999999999, 82, 83, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1.96, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.17200000000000001, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 5060000.0, 90, 97, -1 },
	{ SEGTUNE_N, 198000.0, 91, 94, -1 },
	{ SEGTUNE_SHARE_1K, 0.313, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1.26, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 126000.0, 99, 112, -1 },
	{ SEGTUNE_MEAN, 7.4100000000000001, 100, 105, -1 },
	{ SEGTUNE_SHARE_4K, 0.07640000000000001, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 75000.0, 103, 104, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 26.600000000000001, 106, 109, -1 },
	{ SEGTUNE_SHARE_4K, 0.0361, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 38700.0, 110, 111, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.36299999999999999, 113, 134, -1 },
	{ SEGTUNE_MEAN, 30.100000000000001, 114, 127, -1 },
	{ SEGTUNE_MEAN, 4.3100000000000005, 115, 126, -1 },
	{ SEGTUNE_SHARE_1K, 0.30299999999999999, 116, 123, -1 },
	{ SEGTUNE_SHARE_4K, 0.0074300000000000008, 117, 120, -1 },
	{ SEGTUNE_N, 1710000.0, 118, 119, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 200000.0, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.056100000000000004, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.106, 128, 129, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 6480000.0, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.123, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 24.400000000000002, 135, 138, -1 },
	{ SEGTUNE_N, 8480000.0, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 11.5, 140, 151, -1 },
	{ SEGTUNE_MEAN, 0.78100000000000003, 141, 144, -1 },
	{ SEGTUNE_SHARE_4K, 0.025400000000000002, 142, 143, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 39100000.0, 145, 150, -1 },
	{ SEGTUNE_MEAN, 4.9100000000000001, 146, 147, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.129, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 82500000.0, 152, 161, -1 },
	{ SEGTUNE_SHARE_4K, 0.11800000000000001, 153, 158, -1 },
	{ SEGTUNE_MEAN, 20.800000000000001, 154, 157, -1 },
	{ SEGTUNE_SHARE_4K, 0.029700000000000001, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 26500000.0, 159, 160, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2880000.0, 163, 198, -1 },
	{ SEGTUNE_MEAN, 314.0, 164, 183, -1 },
	{ SEGTUNE_SHARE_4K, 0.0045900000000000003, 165, 168, -1 },
	{ SEGTUNE_N, 1800000.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 201000.0, 169, 174, -1 },
	{ SEGTUNE_N, 104000.0, 170, 171, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 145.0, 172, 173, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_4K, 0.35100000000000003, 175, 182, -1 },
	{ SEGTUNE_SHARE_1K, 0.32200000000000001, 176, 181, -1 },
	{ SEGTUNE_SHARE_1K, 0.184, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.14100000000000001, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 29800.0, 184, 193, -1 },
	{ SEGTUNE_N, 832000.0, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_4K, 0.01, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1900.0, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 16000.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 105000.0, 194, 197, -1 },
	{ SEGTUNE_N, 103000.0, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.00013799999999999999, 199, 220, -1 },
	{ SEGTUNE_MEAN, 794.0, 200, 215, -1 },
	{ SEGTUNE_SHARE_1K, 0.0039399999999999999, 201, 208, -1 },
	{ SEGTUNE_N, 24400000.0, 202, 205, -1 },
	{ SEGTUNE_MEAN, 354.0, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 143.0, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 461.0, 209, 212, -1 },
	{ SEGTUNE_N, 149000000.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 19700000.0, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 66900000.0, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1340.0, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1540000.0, 221, 246, -1 },
	{ SEGTUNE_N, 53300000.0, 222, 231, -1 },
	{ SEGTUNE_MEAN, 113.0, 223, 230, -1 },
	{ SEGTUNE_N, 8290000.0, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.32600000000000001, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 33000000.0, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1980.0, 232, 245, -1 },
	{ SEGTUNE_SHARE_4K, 0.157, 233, 238, -1 },
	{ SEGTUNE_N, 129000000.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 274.0, 236, 237, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.29099999999999998, 239, 242, -1 },
	{ SEGTUNE_MEAN, 824.0, 240, 241, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 189000000.0, 243, 244, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const float segtune_segreduce_e05dd7cded8305d7_cases_0[] = {
	988,1076,1620,1822,1225,1451,1723,2271,988,1076,1620,1822,1225,1451,1723,2271,
	1280,1280,1280,1280,1280,1280,1280,1280,365,510,927,1028,1434,1506,1829,2048,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,58,13,0,0,0,0,0,0,-345,-244,0,0,0,0,0,0,
	177,0,531,772,988,1013,1024,1024,-608,-928,-378,-648,-424,-197,-254,-211,-1965,-641,-1230,-773,3965,-3956,-1520,1117,
	-2023,59,240,-3008,3035,-2295,-1470,-778,52,272,157,154,59,50,-20,-44,-87,143,44,-4,107,297,-317,-604,
	-651,307,-339,864,711,-146,87,-895,-193,-647,-178,677,1496,150,-1301,-220,445,199,-228,356,2119,-3337,1190,-17,
	-2608,-963,-3629,-1542,-2210,-4913,-2938,-4109,-1626,-1637,-708,-1425,2231,-1625,-1420,1219,-1528,-1136,579,-3545,1878,-422,-1262,-552,
	133,41,354,-152,-221,451,-88,-166,-24,52,119,-136,-4,462,-346,-507,-505,31,-48,890,1089,45,311,-499,
	-520,-49,-633,1309,1651,19,-1273,-120,365,400,-257,681,1404,-2633,1281,236,-2069,-2030,-2355,-3287,-4116,-2267,-2029,-3560,
	1280,1280,1664,1664,1664,1664,1664,1664,2304,2304,415,514,956,1031,1458,1544,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,0,0,207,31,117,30,5,0,0,0,-914,-990,-464,-475,-73,0,
	1024,1024,283,0,558,768,1024,1011,-115,-16,-646,-1312,-596,-1032,-505,-770,-3376,676,1731,959,-1158,1269,-767,1255,
	-3435,2139,718,1609,-1183,3259,-3433,3779,17,17,-571,-281,-210,-323,74,75,-3663,3552,-438,-112,-221,-251,-67,71,
	-5492,5469,2220,-25,-3908,3138,-5480,2646,1876,-1599,-2376,1305,25,993,-1480,714,-5471,3094,-356,17,-760,1955,436,-549,
	255,-6703,-1939,1155,4536,3061,4011,4403,-2665,446,2918,221,507,-436,365,-142,-2254,1443,2370,435,1159,1018,-1245,1349,
	-117,586,-366,-561,139,-744,442,-339,-2202,2229,-389,-260,-158,-409,81,-158,-3051,2275,2602,217,-2715,1641,-3888,905,
	1250,-1631,-3777,1377,-398,1781,-1594,861,-3745,284,-953,65,-285,2073,322,-366,-1202,-4252,-600,-118,5713,2360,5706,2218,
	1664,1664,1664,1664,1664,1664,1987,2048,1979,1991,2560,2597,2816,2901,1686,440,-768,-162,-41,-48,0,0,-768,-768,
	-1536,-1536,-1536,-96,-1536,-1536,-1536,-1536,0,0,0,0,0,0,164,412,0,0,0,0,0,0,-332,-1451,
	1023,1024,1024,1024,1024,1024,1010,332,-530,-325,-321,-96,-205,-144,-849,-782,1283,1566,917,-3009,-1354,1296,325,-2961,
	1566,1707,-248,164,-432,171,-46,-4276,-244,46,-195,1396,-524,777,392,-936,389,-40,-84,-171,24,221,84,-497,
	306,-2704,-1669,-2854,-5297,4954,4214,-2448,1145,107,461,888,-272,-399,-1634,6535,-145,-2607,-535,-4063,212,3962,826,-312,
	7498,2994,1766,1262,859,1162,-809,-8128,972,1549,735,-2339,-1234,1481,355,-447,1438,1652,-349,49,-301,534,-121,-715,
	-325,164,-326,1727,-398,1264,352,-542,304,13,-151,-86,78,532,71,-437,413,-2270,-1257,-3657,-4946,3905,3827,-1615,
	1290,264,656,486,-405,-1206,-1635,-1496,-266,-2556,-694,-3981,75,3538,971,-4348,5558,3308,1394,1275,801,1375,-934,-4198,
	2048,2048,2048,2048,2048,2048,2048,2048,512,513,541,771,993,1026,1113,1486,-768,-768,-218,-64,-306,-768,-128,-236,
	-1536,-1536,-435,-128,-1536,-1536,-256,-1536,42,182,925,1282,326,37,711,126,-1750,-1609,-837,-252,-985,-1242,-479,-692,
	0,731,106,521,611,774,843,1024,-1696,-1416,-435,-128,-612,-1416,-256,-518,-257,-1337,3706,-1987,1007,-1146,-2090,-2841,
	2199,-339,2521,-3690,538,-1792,-2410,-4695,-294,-790,2521,665,1864,-512,-2748,-2779,-134,-476,2016,-562,-611,-276,-3368,-202,
	1325,-383,-4894,5444,4432,834,-7540,-2224,-1215,-6273,2469,6027,511,950,-1141,-1390,1267,-3959,-2870,3635,-3215,1650,-335,2563,
	-4461,6422,-630,983,-120,172,464,-52,-921,-2166,3972,-1694,1913,-1785,-1886,-1854,1472,-1672,2700,-2951,1616,-2394,-2292,-3458,
	-388,-778,2832,10,2261,-677,-2463,-1850,-168,-509,2294,-912,-403,-407,-3085,39,773,-920,-5011,4314,4414,947,-7968,-2054,
	769,-1768,2017,4096,77,1160,-1334,-2103,2208,-1355,-3152,2572,-3124,1711,-1133,1533,-5207,4142,-386,1124,120,3,592,225,
	2048,2048,2048,2048,2048,2048,2048,2048,1537,1542,1542,1571,1797,1977,2042,2468,-768,-32,-768,-218,-64,-176,-768,-69,
	-1536,-64,-1536,-435,-128,-1536,-1536,-284,184,652,32,203,319,45,19,0,-583,-111,-731,-530,-188,-282,-243,0,
	943,964,1011,1012,1017,1024,1023,1024,-877,-64,-1154,-435,-128,-605,-896,-377,-2509,-2431,2305,4551,-804,-371,-1633,6663,
	-339,-2231,-1432,69,1125,208,-1477,-164,275,-3182,-282,53,176,-70,-376,2780,12,-2490,-78,-113,820,-373,34,-380,
	4294,2032,-3362,-4702,5584,-344,-4970,216,840,1757,2108,-429,-52,-737,2290,437,-1292,2107,1308,-1152,4075,-355,-1108,3020,
	-686,415,2,302,226,-673,-7,74,-1245,-1791,1230,4616,45,-46,-1583,6004,602,-2101,-2454,251,1515,474,-1431,-259,
	374,-2529,-580,237,1121,168,-444,2701,59,-1578,-159,-99,1518,-234,-23,-535,3252,1677,-2540,-4352,4454,-838,-4964,104,
	571,-786,2168,-291,-1886,-818,2234,883,-813,1169,1367,-1309,2657,-1066,-1190,2650,-602,521,-165,403,378,-718,-179,78,
	2048,2048,2048,2048,2048,2048,2048,2099,2564,2970,3042,3365,3584,3840,3840,632,-34,-4,0,0,0,0,0,-768,
	-1536,-106,-119,0,0,0,0,-1536,0,0,0,0,0,0,0,11,0,0,0,0,0,0,0,-1763,
	1024,1024,1024,1024,1024,1024,1024,0,-640,-423,-197,-255,-211,-115,-16,-1683,738,8938,-5027,4939,2387,10753,-12503,-463,
	792,-5379,1860,6138,2652,6047,-9045,-2102,-553,4803,-7207,4772,2562,2887,-3550,-123,-207,-217,-260,762,1731,6822,-5810,-39,
	1940,-22195,15790,1851,573,510,510,-180,-49,-676,2104,-143,265,-3104,-3104,-130,-6227,1141,796,528,315,278,278,-1462,
	-525,41,84,150,136,170,170,3397,634,4501,204,4205,1831,5530,-6418,-552,559,-5317,301,5868,2321,2426,-4949,-2243,
	-751,507,-2955,4071,2116,1043,-807,-150,-307,-1128,288,428,1348,3816,-2241,-55,1659,-14329,5347,2557,944,732,106,-281,
	193,1305,678,595,1175,-2506,-6161,-119,-5903,1252,899,507,294,247,245,-1532,-470,40,45,103,85,127,287,3346,
	2103,2122,2125,2142,2176,2176,2176,2176,437,1223,1276,1003,-256,0,27,174,-768,-768,-768,-768,-768,-768,-412,-115,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-297,528,47,14,19,128,92,968,1409,-1449,-1181,-1169,-1469,-2688,-2468,-1566,-976,
	100,1011,1021,441,0,0,528,851,-1371,-1478,-1397,-1590,-1856,-1824,-824,-490,-2731,43,-768,-360,-1101,-1185,1835,6485,
	934,2967,-4632,-1726,-699,-690,309,4058,-497,-112,-309,-152,-504,-341,1400,2201,-372,-8,-36,-238,-402,-278,529,2452,
	206,1094,227,341,-1969,2897,-356,-2461,-7523,543,330,4002,-3088,-1033,1216,701,-2723,746,-956,592,-4180,-671,2092,1565,
	2158,47,174,-358,796,1131,-3184,-2250,-3636,-1370,-943,-1185,-1318,-1482,1601,6494,-888,590,-4453,-2741,-858,-831,106,4178,
	-751,-177,-292,-412,-469,-298,1234,2123,-538,-5,-57,-320,-376,-233,384,2401,-163,436,391,118,-1879,2818,-255,-2594,
	-4484,1018,284,3708,-2861,-386,1630,787,-2231,-831,-1291,196,-3908,98,2489,1620,-335,-9,144,-304,910,1202,-3469,-2390,
	2176,2176,2176,2176,2176,2176,2176,2176,256,256,256,385,512,512,513,513,-768,-768,-768,-768,-161,-768,-768,-768,
	-1536,-1536,-1536,-1536,-430,-1536,-1536,-1536,36,77,0,79,1661,42,625,1503,-2268,-2227,-2304,-2096,-387,-2006,-1422,-544,
	0,0,0,0,484,0,73,955,-1984,-1656,-2048,-1728,-500,-1824,-1524,-979,1173,-55,-892,4012,1497,-3304,4119,1697,
	-32,-551,432,610,4301,127,899,-371,-110,-202,-156,-210,-610,-121,650,3889,-54,-175,-15,-140,-1482,-50,273,4044,
	-1253,-330,902,-1349,-2612,330,-177,-2158,715,-2591,-327,-1309,6614,-918,-3319,-1072,-1372,-1932,3824,-3332,-4844,-1120,-3266,2,
	-1318,-4645,-2264,5318,1060,-4827,3465,1267,1181,78,-584,3334,1450,-3316,2405,1860,-433,-172,140,460,3935,-333,-613,-281,
	-76,-408,-176,-196,-387,-159,607,3911,10,-343,-8,-126,-1320,-23,399,4042,-1891,186,195,-1381,-2565,-112,-740,-2010,
	1207,-2987,-87,-181,6807,373,-137,-1068,-885,-1949,2967,-2633,-4772,159,-1561,-14,-2490,-5268,-2439,4623,1023,-4243,2011,1223,
	2176,2176,2176,2176,2176,2176,2176,2176,533,553,640,665,665,749,760,761,-403,-222,-768,-190,-190,-280,-307,-173,
	-1536,-1536,-1536,-611,-611,-1536,-1536,-1536,522,736,42,712,1487,441,1331,631,-1505,-1271,-1878,-1183,-408,-1369,-470,-1167,
	569,542,2,594,594,627,720,1024,-806,-661,-1648,-611,-611,-740,-779,-653,39,-7300,432,719,-463,8393,9441,-126,
	-1171,-6010,254,3252,-162,8606,8973,-289,690,-1247,-28,2809,-2697,4035,7751,753,-740,-27,-13,1165,-3224,-636,5830,583,
	1845,94,-749,814,-8923,-621,1531,-415,4820,2426,-891,1419,-19702,7098,5138,-1538,-1095,4846,4870,-421,-14825,7869,-2092,-3259,
	-3114,4639,1108,1436,354,1973,703,1333,273,-6019,335,804,-668,8330,9376,529,-732,-4739,619,3226,-589,8589,8756,585,
	810,-1086,-5,2929,-2461,4023,7864,779,-632,130,-35,1322,-2969,-508,6026,561,2010,-420,-503,722,-7939,-428,1564,-593,
	4122,1507,-1568,1697,-18096,7210,5514,-1932,-934,4005,4169,-89,-13716,7912,-1778,-3334,-2471,4629,877,1326,325,2057,654,1105,
	2176,2176,2176,2176,2176,2176,2176,2176,766,766,768,769,896,986,986,1017,-768,-768,-768,-768,-768,-370,-370,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,117,816,47,82,30,333,995,582,-1677,-978,-1745,-1708,-1634,-1241,-579,-961,
	455,455,0,420,284,606,606,760,-1202,-1202,-1680,-1388,-1536,-740,-740,-1265,-2699,2680,1409,3032,-590,-8487,-6954,2649,
	-2493,2158,1853,3336,-2572,-8305,-7653,5468,81,1837,163,26,-5,-3533,-6048,-621,-87,-507,70,-79,-59,-575,-4854,-756,
	-1064,5567,-331,1386,547,-2142,-2394,-6080,-2572,-1772,1908,-1556,799,-8143,-4613,107,-612,5107,-1160,-809,2031,-4440,-3838,1053,
	903,690,991,1256,-476,-719,-225,-226,-459,1882,1294,2130,-507,-6863,-6025,1523,548,1136,1645,2387,-2466,-6354,-6785,3881,
	368,1602,100,77,-21,-3057,-5542,-623,-254,-554,45,-120,-82,-468,-4592,-758,756,5457,-349,1241,633,-1423,-2394,-5522,
	-4775,-1291,1559,-390,485,-9132,-5209,966,-1166,5031,-1515,196,1819,-4657,-4027,1098,1595,616,1306,524,-444,-399,-255,-352,
	2176,2176,2176,2176,2176,2176,2176,2176,1023,1024,1028,1111,1151,1152,1282,1282,-213,-114,-768,-128,-768,-768,-768,-768,
	-1536,-328,-1536,-256,-1536,-1536,-1536,-1536,1174,1296,743,955,21,0,37,32,-364,-239,-789,-494,-1388,-1408,-1241,-1246,
	853,749,740,841,1006,1024,962,988,-677,-440,-1085,-256,-1492,-1600,-1412,-1254,2570,940,2124,-978,86,-65,2164,-2032,
	4255,-1569,-1083,1678,-341,2125,3243,-2908,3471,-954,2185,2719,13,-144,-122,-78,3711,-1853,45,1328,-56,-74,-107,-30,
	4047,1694,2047,7813,65,1620,810,-2874,6574,-13777,73,7520,-366,1952,-64,665,256,3053,-420,3152,-2128,3989,5235,-7001,
	314,-50,-267,-131,23,247,-234,-48,2638,697,2493,-827,255,-1047,1282,467,4272,-2306,-491,1917,425,365,2302,899,
	3356,-508,2058,2680,-25,-251,-103,-47,3640,-1670,-123,1402,-42,-64,-120,-153,3825,2580,1953,7331,399,651,152,-1101,
	6140,-12144,-250,6752,154,2006,91,24,202,3795,-545,2639,-1367,2606,2819,-2974,242,-116,-354,-68,80,212,-261,140,
	2176,2176,2176,2176,2176,2176,2176,2176,1289,1419,1523,1536,1538,1538,1779,1793,-134,-137,-110,-90,-12,-440,-79,-768,
	-1536,-408,-530,-287,-29,-1536,-266,-1536,289,319,862,846,281,67,671,5,-983,-822,-175,-178,-740,-955,-110,-762,
	935,932,978,941,927,999,1001,1024,-658,-536,-530,-394,-587,-880,-402,-1245,-1569,-5763,-2341,1401,2591,411,2413,653,
	6,-1621,1659,-1625,-1745,148,4444,1653,-853,1631,1080,-1789,564,848,4475,-245,40,575,2218,104,642,-219,2717,-79,
	-2184,781,-1060,1405,2864,1498,139,123,3627,-5357,-130,-2579,-4689,1522,-5521,429,1626,-2572,-8195,3364,-6587,-1798,577,1318,
	-183,-30,-2,-59,309,-85,-76,130,-1757,-5667,-2388,1052,2433,762,1861,-328,-221,-1642,1724,-2010,-1837,307,4029,811,
	-594,1630,919,-2112,515,580,3892,-472,72,555,2004,-207,463,-207,2097,-200,-2350,617,-842,1598,2879,702,1103,624,
	3496,-5098,-145,-2383,-4018,1374,-4302,669,1191,-2289,-7543,3374,-6403,-877,1385,945,-416,-36,-80,-91,255,-31,-136,-2,
	2176,2176,2176,2176,2176,2176,2176,2176,1798,1998,2025,2051,2052,2288,2568,2820,-768,-143,-52,-166,-448,-90,-49,-8,
	-1536,-596,-233,-1536,-1536,-568,-640,-1536,32,104,158,313,31,62,0,0,-730,-458,-377,-196,-478,-210,0,0,
	1020,1024,1017,1023,1024,1024,1024,1024,-1153,-596,-409,-696,-896,-568,-640,-640,-968,-1359,676,1339,1939,-1854,-1128,63,
	1839,532,2054,-611,-241,-388,-857,651,-21,4187,-990,1232,-478,-1729,564,113,51,110,1224,398,-313,-511,-362,86,
	-1225,-610,-4479,7664,-248,-1383,-2169,-616,-660,905,-2725,-1117,2526,713,725,-223,-379,-9643,3236,5278,-4272,-826,-1106,4300,
	0,-29,-76,-582,-236,-39,-97,-153,-678,-1617,403,1306,1841,-1643,-1705,60,2085,417,2032,-676,-278,-158,-1176,677,
	-64,3807,-954,1293,-536,-1391,-219,321,49,-38,1100,410,-338,-493,-780,231,-1100,-90,-3869,7239,-544,-1346,-807,-877,
	-710,1414,-2229,-1210,2400,894,1654,-507,-102,-8573,3448,4895,-4147,-672,-696,4398,47,-102,-118,-617,-239,-71,-137,-177,
	2176,2176,2176,2181,2195,2220,2240,2304,2829,3003,3072,169,935,1374,640,-256,-14,0,-1,-768,-768,-479,-768,-768,
	-174,-129,-92,-1536,-1536,-1536,-1536,-1536,0,0,0,663,202,297,24,128,0,0,0,-1738,-1462,-978,-2024,-2944,
	1024,1024,1024,172,426,963,0,0,-312,-531,-260,-925,-1611,-938,-1712,-1984,-3762,6535,-8153,-1679,1097,525,-2570,-700,
	3626,-4419,2493,-1668,6167,1994,-1691,-805,-5182,6144,-2326,-1055,443,2077,-65,-317,-359,-227,156,-655,-153,67,-11,-419,
	9605,-13177,8556,-1482,201,-4,3540,2397,-216,-1189,-1534,9209,-2558,-3584,3083,705,658,-105,-118,4723,-200,-2597,-120,1482,
	-81,-30,-10,-1412,-1020,-490,706,834,-1245,673,-2667,-60,-1155,293,-2612,-679,3615,-4186,3274,-434,3614,1659,-1246,-881,
	-2579,989,3300,-920,-13,1607,-1,-241,371,-1266,1220,-574,-201,-90,-11,-336,5520,-4220,1670,-740,-753,-88,3756,2321,
	-1469,86,-2407,3422,278,-2864,1678,653,177,447,-467,906,859,-1716,-1040,1472,-126,15,-61,597,-1616,-654,671,1017,
	2304,2304,2304,2304,2304,2304,2304,2304,0,23,143,255,256,256,385,506,-768,-476,-139,-768,-768,-768,-768,-768,
	-1536,-1536,-425,-1536,-1536,-1536,-1536,-1536,102,972,1441,78,0,36,79,1584,-2714,-1822,-1232,-2483,-2560,-2524,-2352,-725,
	0,518,835,0,0,0,0,952,-1920,-952,-618,-1784,-2176,-2112,-1840,-1062,440,699,3018,779,2724,1448,2230,3530,
	-582,-324,3173,-219,712,233,1010,23,-103,706,1315,1,-228,-65,-36,810,-231,464,3405,-126,-25,-35,-88,3411,
	-2657,1578,-2323,1810,1338,-467,-886,-5155,-568,-152,-141,-2271,-38,-776,2836,-7145,-3401,-18,-73,-1925,1015,1612,-824,-2634,
	37,-4043,-2676,-4523,-2112,2271,6476,566,534,375,3283,2045,2798,1851,1955,3525,-410,-613,3412,703,312,5,1212,267,
	-69,547,1251,-146,-279,-21,-30,586,-200,370,3306,-245,-68,2,-78,3016,-2344,1508,-2217,2937,893,-232,-333,-4774,
	-545,313,5,-4011,-98,-348,2818,-7021,-3093,157,63,-1294,84,1135,-274,-2668,374,-4286,-2853,-3374,-2554,815,6346,669,
	2304,2304,2304,2304,2304,2304,2304,2304,512,512,512,531,584,640,676,676,-768,-145,-768,-398,-147,-768,-164,-164,
	-1536,-375,-1536,-1536,-425,-1536,-468,-468,42,1894,671,566,1179,49,1135,1705,-2262,-410,-1633,-1719,-1052,-2127,-1006,-435,
	0,499,71,568,586,2,609,609,-1952,-508,-1632,-912,-569,-1776,-507,-507,-3758,-976,2383,2520,-7659,-368,1254,1978,
	-739,2079,565,1822,-3749,4,-5322,3007,-111,-4138,1338,1325,-5507,-1,-1721,-1281,-31,-2237,1043,-211,-4581,21,-1164,589,
	432,3234,2395,514,-8307,-2052,3961,5908,5016,-247,-12288,1306,-608,-1925,597,6093,811,3165,-9350,7678,974,2625,2629,7445,
	-3468,582,2866,-28,2100,1643,-293,-208,-3223,-924,1198,2649,-7656,-534,1103,2058,-734,1462,-638,2048,-4237,229,-4872,3207,
	-141,-3671,1660,1310,-5279,14,-1809,-1478,-29,-1818,1430,-272,-4389,-4,-1288,307,72,3171,838,549,-7766,-1446,3305,5738,
	5000,-4,-2131,1040,20,-2895,195,5540,1055,3296,-1418,7433,1367,1785,2266,7087,-2328,487,1097,-5,1966,1852,-87,-223,
	2304,2304,2304,2304,2304,2304,2304,2304,737,767,767,768,769,769,770,896,-280,-768,-768,-768,-160,-768,-279,-768,
	-1536,-1536,-1536,-1536,-505,-1536,-1536,-1536,513,116,894,47,816,105,1485,32,-1566,-1933,-1155,-2001,-1231,-1942,-561,-1888,
	609,456,456,0,1024,420,728,287,-843,-1270,-1270,-1808,-628,-1516,-806,-1664,-757,-7061,4871,-357,1086,2896,-6993,-2721,
	-405,-6700,2199,479,-1134,4424,-2064,-2060,-2869,-3151,2391,256,-249,1392,-9431,199,375,-189,2835,142,1576,-162,-7675,-123,
	409,-3727,-1329,-2180,-391,-1196,-9682,2168,-142,2155,-498,838,774,-3095,445,1054,-7597,-1162,-5562,170,2858,-1750,2875,145,
	370,-5484,-132,812,953,4486,-35,-1200,-764,-2515,4528,-515,1068,692,-6858,-3218,-334,-2169,2003,124,-965,1760,-1727,-2584,
	-2911,-1828,2179,166,-279,188,-9714,-94,199,-319,2755,116,1449,-224,-8071,-134,322,-1503,-1385,-2108,-572,-2183,-9516,1641,
	-288,-4537,-765,389,616,-1667,108,624,-7728,-4122,-5623,22,2770,-1367,2668,-244,556,-2165,-22,1540,980,1918,94,-1112,
	2304,2304,2304,2304,2304,2304,2304,2304,1002,1002,1005,1021,1023,1025,1110,1152,-285,-285,-215,-768,-105,-768,-128,-768,
	-1536,-1536,-1536,-1536,-299,-1536,-256,-1536,375,1163,1350,817,1532,620,1203,24,-1439,-651,-461,-979,-260,-1171,-504,-1641,
	621,621,847,732,750,768,840,1006,-782,-782,-780,-1202,-453,-1382,-256,-1608,-3838,-6439,2182,-2932,-1889,9372,-694,-2078,
	-3608,-7156,-1253,488,1543,5117,269,-206,-2454,1273,-2488,2036,-1980,2602,553,10,-119,3694,-2907,1966,-896,554,931,-158,
	-925,-1669,6505,-707,-350,6101,1306,1686,3113,10020,-14150,-521,7448,-801,3121,-3005,4313,7814,-7260,57,1042,1073,-112,-1410,
	-616,-713,-340,-515,-215,-375,-178,-31,-3270,-6198,2077,-2615,-1685,8269,-582,-1111,-2927,-6687,-1175,634,621,4173,965,606,
	-2187,1097,-2579,1827,-1224,2816,-51,-61,-6,3442,-3011,1801,-205,1029,478,-215,-996,-1930,6446,-387,-79,5879,802,1701,
	1817,9170,-13924,-1203,8041,317,1858,-2014,3007,7086,-7218,-415,1179,1548,-530,-923,-212,-682,-398,-423,-262,-576,-133,89,
	2304,2304,2304,2304,2304,2304,2304,2304,1152,1278,1283,1283,1440,1535,1541,1543,-768,-161,-768,-768,-120,-81,-411,-102,
	-1536,-677,-1536,-1536,-344,-237,-1536,-375,0,383,38,36,590,1077,77,1045,-1664,-1155,-1496,-1497,-787,-204,-1198,-228,
	1024,932,987,964,939,936,999,981,-1728,-677,-1357,-1540,-458,-413,-1008,-658,1117,3189,-3584,2668,-14,-619,1455,302,
	1535,384,-3682,-863,739,1653,1648,-3196,-289,1521,108,50,-3130,1235,1089,-557,-236,552,-127,-260,132,1865,-305,539,
	-599,-2682,-2690,345,160,-845,3592,458,4980,4698,-1822,-1609,3128,-13,-4052,-4607,-51,-4783,968,-677,8658,-304,-1175,2369,
	217,-290,-91,-281,-305,-69,29,-32,-391,2987,33,701,309,-331,1533,-663,39,263,-460,-2904,913,1346,1877,-3961,
	-404,1431,397,-42,-2623,859,948,-822,-246,520,-302,-234,404,1388,-278,659,-1023,-2603,-938,-808,-387,-986,3317,1363,
	4230,4934,-3196,-1754,3069,233,-3591,-2358,-479,-4255,1829,-887,7609,-268,-200,3523,202,-378,137,-361,-324,-106,7,-64,
	2304,2304,2304,2304,2304,2304,2304,2304,1589,1779,1792,1794,2001,2035,2052,2053,-10,-77,-768,-768,-137,-51,-441,-167,
	-24,-309,-1536,-1536,-472,-204,-1536,-752,412,862,6,36,124,191,31,441,-815,-174,-1018,-986,-691,-590,-734,-322,
	942,1002,1024,1020,1024,1017,1024,1024,-715,-530,-1373,-1281,-518,-402,-998,-752,4198,-1272,1017,-516,-3882,-3129,-316,1091,
	2144,-2715,1929,-1854,-2746,-2233,834,1340,5362,-3032,-346,10,-6066,-3082,-181,2604,2770,-2045,-194,51,-1800,-2120,-383,3,
	-2273,-865,-420,-3617,-3154,6685,2603,1324,-1610,-5373,196,-160,-6172,6106,-1885,-1073,-12132,164,-715,1974,5199,3654,1598,3715,
	-33,-96,83,-29,-23,-90,-37,-255,3017,-1549,288,76,-3074,-2555,-175,556,1010,-2731,828,-899,-2078,-1850,861,992,
	4071,-3611,-495,95,-5048,-2343,-84,2039,2075,-2722,-340,36,-1171,-1650,-257,-143,-506,-432,-322,-3296,-4307,5435,1855,2020,
	427,-3436,466,-424,-7502,4521,-2128,-638,-9622,623,-490,1865,3888,2332,1064,4497,-83,-101,-26,40,43,-64,19,-298,
	2304,2304,2304,2304,2304,2304,2314,2317,2307,2554,2824,2831,3076,3328,535,569,-83,-51,-6,-13,0,0,-768,-768,
	-696,-768,-1536,-181,-99,-47,-1536,-1536,67,23,0,0,0,0,523,212,-443,-239,0,0,0,0,-1777,-2061,
	1024,1024,1024,1024,1024,1024,270,82,-696,-768,-768,-440,-512,-260,-1128,-1725,3197,-583,-1745,-668,3274,-5954,723,6589,
	1854,1109,-786,365,4128,-9029,507,2244,3660,580,610,-870,6717,-10344,-31,-175,-328,-537,550,-230,373,-2522,-36,-267,
	4072,-2732,-875,5150,6439,1782,-2320,1558,472,2186,-739,-1623,3307,115,12338,-5752,2209,-1362,1849,-166,-239,-255,4888,-3161,
	-69,-197,-216,-124,-25,-54,5472,529,3216,-919,-1703,256,2315,-456,3150,5802,1905,836,-863,1242,4837,-4781,2532,1785,
	3709,83,322,-48,5823,-5271,255,-241,-171,-714,376,92,48,-18,-82,-277,3434,-2060,-531,4169,6571,-1657,-1078,873,
	-3,2521,-312,-2197,2938,-2225,5950,-1964,1769,-1200,2331,-331,-283,-544,220,-832,-72,-164,-126,-116,-23,-75,6993,24,
	2318,2356,2360,2370,2432,2432,2432,2432,1500,833,411,1180,433,512,512,540,-768,-327,-768,-768,-379,-768,-768,-218,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-435,33,995,687,25,808,42,213,1665,-1311,-1091,-1831,-1744,-1831,-2518,-2347,-866,
	1024,699,200,1024,313,0,730,106,-1516,-1031,-1168,-1726,-992,-2080,-1800,-435,1712,4758,814,593,404,-687,-722,-2478,
	3920,5336,-857,-676,3933,482,-1954,214,-72,1244,473,-190,2812,-216,-700,-2161,-199,3980,537,-315,1721,-105,-603,-384,
	30,-3759,-953,1348,-1538,2591,686,5352,-1301,-2875,11612,695,1438,622,-8016,572,5061,-2866,15937,1837,2500,1411,-5888,2145,
	96,-524,-4873,160,-515,447,-78,695,147,2896,2545,-71,714,-647,-1157,-2303,1735,3600,369,-1409,4018,315,-2364,455,
	-150,300,807,-287,2372,-270,-531,-2059,-221,3247,539,-273,1228,-108,-395,-302,-26,-3894,248,955,-1454,2098,32,5165,
	-1048,-1483,5049,914,-961,1821,-4924,-61,3623,-2278,10231,1729,159,1828,-3469,1704,-61,-530,-2540,119,878,550,-1261,794,
	2432,2432,2432,2432,2432,2432,2432,2432,768,1001,1024,1109,1509,1539,1539,1548,-64,-264,-768,-128,-206,-32,-768,-768,
	-128,-802,-1536,-256,-740,-64,-1536,-1536,2049,548,49,1455,324,1407,36,209,-255,-1523,-1999,-508,-1239,-126,-1496,-1315,
	521,612,776,840,1024,966,1010,946,-128,-802,-1800,-256,-740,-64,-1538,-1261,-994,-4083,-825,1935,2819,94,2815,-5378,
	-3188,423,-533,-2239,-1269,-399,3767,-8193,2710,-1973,-285,1802,-483,1252,320,-512,2650,849,-637,3888,1875,1095,-500,381,
	-663,1961,1925,-21,549,-520,-200,-1054,-832,1794,-646,-368,-1584,2326,2701,-127,-329,4352,1383,-719,825,-554,2515,-4046,
	-76,-727,104,-55,-81,97,28,-289,-987,-3627,-2326,1913,2998,10,2255,-3693,-1489,828,-1851,-760,-1078,-191,2873,-5775,
	1241,-1715,-627,477,-340,1351,188,-230,1736,947,-582,2722,1925,1638,-353,306,-501,1804,1355,-274,479,-592,-271,-583,
	-871,1125,1198,-867,-1750,1469,2859,-1225,-299,3799,1309,-888,777,-430,1700,-3043,61,-524,-122,-61,-85,96,-29,-112,
	2432,2432,2432,2432,2432,2432,2432,2432,1567,1794,2024,2050,2512,2567,2997,3080,-218,-64,-127,-768,-60,-33,0,-1,
	-435,-128,-413,-1536,-285,-1536,-126,-63,694,1030,145,36,103,31,6,0,-811,-248,-903,-987,-458,-474,-69,0,
	1011,1017,1024,1023,1024,1024,1024,1024,-435,-128,-646,-1280,-596,-1024,-505,-768,-1282,-1714,-1182,1062,-1317,-177,-11693,9575,
	-604,-152,-488,-740,-3227,794,-5548,7368,-1177,-2066,-3160,-136,-4033,-806,-11244,7697,-2316,-1960,-2239,-72,2016,-463,-43,1634,
	3238,-1414,-3398,4338,1611,1507,9621,-13726,5652,8557,958,3156,-2821,-52,5261,-2026,2434,-1370,-67,1089,1085,689,-307,-400,
	-143,-44,18,33,-67,-149,-55,-45,-700,-1028,-1125,1457,-942,-184,-6309,2587,-86,0,-399,-260,-2933,731,-2724,3410,
	-538,-1082,-3262,19,-3551,-780,-6315,1129,-1830,-541,-2127,-22,2132,-509,1487,-463,2981,-1897,-4011,4427,1348,990,1808,-3798,
	4492,5725,2,2676,-3575,-212,1818,2289,1488,-1777,-262,995,1034,-426,-835,490,-69,-67,46,97,-45,-75,-76,8,
	2432,2432,2432,2432,2432,2432,2476,2483,3515,3527,4096,4133,4352,4437,918,887,0,0,0,0,0,0,-768,-768,
	-6,0,-1,0,0,0,-1536,-1536,0,0,0,0,0,0,121,140,0,0,0,0,0,0,-2120,-2148,
	1024,1024,1024,1024,1024,1024,422,470,-530,-325,-321,-96,-205,-144,-1788,-1843,27379,-26571,-1050,-784,20,-1044,1898,5475,
	22018,-19947,301,1700,-1275,-970,478,3241,19807,-17764,2378,-5134,4563,-1565,395,321,15141,-13680,4246,-883,411,4356,99,85,
	269,55,-36,27,243,507,-412,2303,-3215,-2429,-31488,28785,-4484,5614,-561,-4417,-208,-189,-23,6,101,230,1293,-1897,
	-47,-46,-7,7,69,160,-930,1143,10472,-10901,-2529,-498,-108,-1233,1432,3796,8467,-7316,-382,2141,-1483,-1189,-69,1923,
	6877,-5833,-1216,-2477,3834,-1055,148,30,6520,-5085,2975,763,256,4210,81,142,1843,-1352,618,-505,390,368,-605,844,
	-455,-5393,-14042,11120,-2111,4267,-202,600,-25,-319,81,-133,95,145,1343,927,-20,-73,-32,30,38,163,-987,64,
	2496,2496,2497,2555,2560,2560,2560,2560,1152,2944,1174,508,-256,0,29,153,-59,-3,-768,-768,-768,-768,-389,-135,
	-463,-169,-1536,-1536,-1536,-1536,-1536,-420,852,22,146,4,160,108,1112,1434,-1196,-234,-1882,-2805,-3424,-3220,-2186,-1741,
	1017,1024,944,0,0,0,525,839,-754,-794,-1677,-2299,-2240,-2160,-1105,-874,-1136,6108,1903,2523,-1026,1691,2085,9975,
	4026,-2980,809,1755,-731,94,1023,5989,-4309,4990,1150,-655,-1338,4,-1299,3744,-2797,-69,316,-46,-443,-348,-148,3074,
	-8682,-11994,-2655,1136,-94,1433,1833,3973,-1106,-350,-5624,-1635,-1656,1569,-332,-532,-10578,-87,1037,-1891,788,1494,-242,-669,
	-435,-50,-74,2474,701,-149,-738,237,-1564,2993,697,1154,-930,2116,1758,10144,3195,-4258,-405,958,-710,234,806,5978,
	-4329,1616,838,-653,-1244,26,-1447,3972,-2939,-694,340,-181,-304,-261,-280,3541,-7856,-6580,-2778,-607,-312,1545,1900,3730,
	228,1596,-2958,-1026,-1341,1868,-439,72,-9384,662,1501,-1774,830,1582,-524,-221,-636,-22,-357,1640,681,124,-471,-121,
	2560,2560,2560,2560,2560,2560,2560,2560,256,256,256,384,435,504,511,512,-768,-768,-768,-768,-352,-768,-768,-768,
	-1536,-1536,-1536,-1536,-935,-1536,-1536,-1536,77,0,39,80,1053,1731,244,47,-2995,-3072,-3033,-2864,-1840,-1094,-2573,-2769,
	0,0,0,0,317,953,728,0,-2024,-2432,-2368,-2080,-935,-1314,-1928,-2208,-1888,1502,1220,827,-3099,3504,-2674,-910,
	783,2043,1017,4568,-1186,4472,-691,760,27,-615,-238,-15,-2077,967,-84,-110,-201,-166,-114,-190,-1628,-597,-540,-28,
	-5158,-1655,9728,-3036,2997,7733,-1007,2182,579,1168,-980,-1941,542,950,-4847,1392,-783,41,738,1847,612,1510,-7017,-800,
	-4294,22,3,4271,-5616,523,331,-849,-238,1060,520,1125,-2788,3585,-2384,-1890,2496,2361,1320,4587,-795,4378,-740,-340,
	-145,-691,-329,-186,-2063,942,52,-303,-277,-298,-129,-162,-1524,-376,-326,-141,-597,-2839,5954,-2346,2863,7094,-1958,630,
	-749,1070,386,-1412,-310,628,356,2460,-913,-177,987,1677,-252,1333,-2781,-990,-2643,-606,-1742,4288,-5367,568,-1540,-2130,
	2560,2560,2560,2560,2560,2560,2560,2560,512,512,512,535,540,551,641,656,-768,-768,-124,-374,-218,-199,-768,-183,
	-1536,-1536,-321,-1536,-435,-573,-1536,-515,98,732,2368,686,1919,1213,59,1202,-2717,-2084,-448,-2107,-868,-1564,-2628,-1470,
	71,71,508,575,106,541,2,592,-1868,-1868,-533,-1101,-435,-825,-2024,-763,-5187,5338,318,-3335,-85,-4933,24,421,
	-3696,1247,3517,-1873,-769,-4253,-1615,3132,-163,3102,-1149,2479,4125,-552,-64,-2505,-500,3153,147,1955,2112,230,-75,-746,
	-4504,2477,293,925,-121,-1652,786,-5265,-428,-5881,15,1610,-130,-650,-3463,-701,-4205,-6500,45,4280,114,-661,167,-468,
	-4984,3468,263,-4934,-3,3560,707,-250,-4461,4536,460,-3071,3,-5007,195,403,-2080,745,2760,-1269,-616,-4480,-1303,2850,
	-188,3515,-577,1891,3926,-487,-82,-2490,-525,3404,517,1254,1920,476,-93,-706,-2800,1385,123,1284,-236,-1875,1123,-5503,
	-2596,98,71,-1084,-492,-32,-3716,-681,-5090,-833,48,1892,-159,-194,-223,-439,-3166,1821,159,-3702,41,3256,798,-207,
	2560,2560,2560,2560,2560,2560,2560,2560,656,723,745,763,768,768,768,769,-183,-321,-255,-171,-768,-64,-768,-768,
	-515,-992,-816,-499,-1536,-128,-1536,-1536,2046,778,980,1020,106,2304,46,170,-626,-1827,-1603,-1546,-2454,-256,-2513,-2389,
	592,433,613,1024,418,521,0,459,-763,-992,-938,-785,-1750,-128,-2064,-1487,828,-3909,4259,-3888,-88,-813,718,-2342,
	976,-3478,2889,-1565,2528,-2929,3777,-457,-2293,-3606,61,-1136,-781,1821,356,243,-2195,-1047,1912,-471,-380,2267,180,61,
	-433,-1641,-7732,2015,-1908,-328,-552,-1340,-241,652,-601,-263,-9171,-153,4407,18269,-343,1591,90,903,-9146,-117,1161,11807,
	8,4534,-202,521,462,-72,2972,-1926,586,-3696,3809,-3764,-730,-1234,703,-556,149,-3234,2365,-1512,2095,-1228,3681,1209,
	-1282,-3662,-4,-1165,-729,746,255,457,-1149,-1060,1927,-599,-339,1030,124,-153,129,-1495,-7366,1751,-1946,-244,-571,479,
	510,205,727,-510,-4394,-221,3852,5424,300,1123,1101,785,-5427,-134,968,2674,74,4886,-546,608,150,14,3299,1063,
	2560,2560,2560,2560,2560,2560,2560,2560,769,776,896,1007,1007,1012,1021,1024,-768,-266,-768,-242,-242,-200,-768,-89,
	-1536,-973,-1536,-666,-666,-795,-1536,-236,1052,1764,41,752,1554,1636,982,1983,-1507,-788,-2391,-1569,-767,-680,-1325,-321,
	459,738,291,615,615,851,729,770,-1487,-973,-1920,-864,-864,-912,-1392,-475,309,-2937,-108,3098,1019,428,-9312,-355,
	5410,4,-2884,-1520,-1725,2454,-5814,1368,-2198,-2916,-249,-1203,3663,-5218,-6245,-3619,572,-392,-87,843,4581,-2425,-3127,244,
	341,4001,1644,510,1380,1780,-4263,-504,-285,3538,-3302,-331,1427,3197,1065,-53,-1425,2817,-219,503,1321,2378,-4498,-193,
	-21,-57,1724,-1128,-789,-112,-628,-76,248,-2889,-412,3118,829,417,-8686,45,5144,401,-2739,-1595,-2583,2188,-5113,-467,
	-1901,-3556,-341,-1168,4341,-5086,-6031,-2026,809,-972,-83,869,5324,-2215,-2932,1286,164,4011,1208,484,1957,1816,-4145,-632,
	170,3487,-1831,-230,1980,3153,-17,1,-831,2712,835,504,1760,2405,-4810,-259,-95,-14,1469,-1161,-798,-143,-473,-140,
	2560,2560,2560,2560,2560,2560,2560,2560,1024,1040,1110,1152,1152,1152,1269,1279,-768,-768,-128,-768,-768,-768,-145,-768,
	-1536,-1536,-256,-1536,-1536,-1536,-522,-1536,712,27,1708,147,0,29,547,42,-1592,-2261,-510,-2029,-2176,-2146,-1512,-2007,
	767,797,841,886,1024,1007,931,985,-1616,-1896,-256,-1530,-1984,-1848,-806,-1579,8535,3069,-135,-4098,2391,265,-2494,-7136,
	9365,2485,-1415,-2853,5292,-1277,-1964,-2689,3300,-914,1854,-529,-2040,411,-4301,-1280,6967,-658,2264,656,-642,-261,-664,-16,
	6539,1899,-531,3537,1745,311,-1291,-7275,-2856,-533,-1389,8973,523,-3748,-70,-1800,-78,-518,-760,-2697,2051,-360,3395,-9180,
	-251,344,20,-342,508,362,-90,-55,7085,2320,-317,-701,667,124,-2408,-527,7632,1850,502,-286,3279,-123,-1844,1690,
	3249,-916,130,-334,-1860,-249,-4055,-517,7374,-507,708,463,-541,-422,-710,212,5539,1844,-499,5139,554,845,-1520,-3671,
	-128,1187,-1532,4378,1410,-2461,-232,-6390,740,-11,-715,-2154,1645,-523,3218,-5217,-621,80,-11,291,292,424,-58,316,
	2560,2560,2560,2560,2560,2560,2560,2560,1280,1408,1464,1491,1507,1533,1534,1536,-768,-768,-115,-13,-113,-435,-65,-32,
	-1536,-1536,-331,-26,-430,-1536,-199,-64,49,17,684,510,1361,119,1548,1665,-1999,-1903,-1179,-1327,-460,-1676,-246,-127,
	963,1024,946,915,976,997,931,965,-1796,-1764,-611,-971,-780,-1202,-444,-64,6699,1738,-530,3089,-322,1655,-560,-139,
	3004,976,-593,-46,3945,1784,-1973,-460,641,-154,-1762,335,-7242,-310,2734,-2061,4,110,-496,1765,-4369,1016,4079,-1807,
	3318,2313,7630,-2219,-184,-591,-278,-117,-2875,1441,-783,535,2262,4810,45,-47,8774,-506,2621,3892,641,-5822,-53,-161,
	-300,14,-171,141,-54,27,-83,89,1992,839,-16,2449,-596,2499,-47,-713,429,268,-244,-864,2554,2615,-1410,-125,
	-117,-206,-1323,-38,-6069,-114,1133,-457,-32,159,-370,1545,-3048,1017,2203,-380,190,1599,6473,-747,292,-447,-427,-155,
	-851,2317,-1175,1805,3176,4238,725,-199,4817,-802,2525,4748,1098,-5387,-298,-56,-541,-51,-50,68,-84,1,-71,76,
	2560,2560,2560,2560,2560,2560,2560,2560,1537,1566,1680,1789,1792,1795,1795,2034,-768,-218,-768,-75,-768,-64,-768,-122,
	-1536,-435,-1536,-316,-1536,-128,-1536,-375,220,925,0,1182,7,1281,37,313,-1571,-837,-1648,-357,-1529,-252,-1496,-982,
	943,1010,1024,1004,1024,1017,1020,1024,-1389,-435,-1720,-677,-1615,-128,-1537,-612,-3234,803,673,3357,3475,165,-613,457,
	-3465,-418,763,302,2047,-1727,1581,865,-1590,-1009,-421,4327,-410,-952,272,-2986,1338,-473,-562,5652,-351,-1365,55,1545,
	-381,-524,-47,-893,-1620,-463,4343,6643,1122,894,-2804,3325,3214,-226,-1097,10887,12,487,-2687,-329,4125,-552,191,3085,
	-347,-95,37,-31,44,-8,9,-13,-1936,1209,-437,3012,2590,522,168,1087,-2142,540,-506,-127,1302,-154,1971,1247,
	-1381,-895,-754,3243,-567,228,235,-1953,1320,-411,-470,4427,-374,-494,56,1952,-11,-825,-8,-985,-969,-835,3998,5577,
	-48,-537,-1175,5404,3311,-612,-1223,9376,-324,-404,-2588,-604,3483,-709,228,1796,-206,-50,-125,-32,-19,-15,55,26,
	2560,2560,2560,2560,2560,2560,2560,2560,2050,2053,2055,2306,2408,2564,2664,2819,-442,-156,-47,-83,-768,-50,0,-14,
	-1536,-822,-204,-516,-1536,-883,-1536,-167,32,658,290,67,0,31,0,67,-1246,-617,-983,-955,-920,-734,-664,-443,
	1024,1024,1016,1024,1024,1024,1024,1024,-1254,-1008,-658,-880,-1356,-998,-1228,-696,-409,-1845,-2004,4892,-963,285,864,617,
	123,-1874,-471,4390,-135,-128,1109,5010,-2032,-2605,-1427,1421,-156,-842,-673,-537,-245,2935,-1534,5704,11,426,-440,3830,
	255,993,-3108,-7011,-4348,-988,-4326,6361,-3244,-3473,-2843,-7214,768,234,638,-3605,-1799,2442,2195,-4047,-2680,-1986,-8408,-449,
	-2,-94,-16,32,200,-47,0,-37,-381,-2616,-2262,3923,-891,6,445,1437,233,-2532,-621,3770,-109,-273,583,5450,
	-1871,-3357,-1783,166,-140,-1064,-988,419,-150,2465,-1773,5068,-6,338,-581,4117,-5,2286,-2624,-6283,-3935,-427,-3155,5262,
	-3382,-1993,-2291,-6256,621,553,1257,-4697,-1915,3840,2736,-3130,-2472,-1907,-6188,-253,-11,-139,-32,13,158,-34,-32,-34,
	2560,2560,2560,2630,2633,2666,2688,2688,2823,3066,3840,1134,394,1336,-256,0,-7,0,0,-502,-178,-768,-768,-768,
	-1536,-103,0,-1536,-356,-1536,-1536,-1536,31,23,0,608,2399,0,172,108,-474,-239,0,-1726,-681,-2204,-3668,-3476,
	1024,1024,1024,761,162,1024,0,0,-1024,-768,-260,-1301,-341,-1998,-2336,-2288,1688,2654,-3400,-4860,-2641,1216,-877,1374,
	-103,5068,-4936,-7130,-2917,46,-605,1810,679,1955,-6021,-227,1942,-280,-159,-133,550,2599,-4242,1733,-1796,4,-39,-330,
	-146,1584,-449,-4570,396,1613,1149,-1586,110,-2216,7502,4195,-2,1924,1081,-1265,6644,-371,-192,-4051,191,-140,472,611,
	-66,-32,-55,-712,464,-49,1079,1003,1811,1211,-907,-2519,-2723,-174,-837,1579,111,3953,-2683,-4041,-2056,-1352,-532,1785,
	739,626,-3622,86,1064,-251,-127,-172,584,2210,-2678,1647,-2568,105,27,-340,-575,2323,-976,-3334,380,-381,1096,-1331,
	-63,-2287,4607,1945,-198,3759,1119,-1127,5633,-389,-232,-4166,71,-339,388,420,-6,-20,-63,-536,526,-337,1090,1038,
	2688,2688,2688,2688,2688,2688,2688,2688,31,153,256,256,256,384,437,509,-389,-140,-768,-768,-768,-768,-337,-636,
	-1536,-427,-1536,-1536,-1536,-1536,-873,-1536,1110,1667,81,43,0,80,1087,1823,-2442,-1764,-3247,-3285,-3328,-3120,-2060,-1253,
	527,838,0,0,0,0,321,954,-1233,-884,-2136,-2496,-2560,-2208,-1051,-1395,1848,522,-2519,-109,2533,2682,-75,-1791,
	962,4488,-2738,1895,1178,5029,2983,-983,1499,-1685,187,-174,-540,40,2854,-2914,1455,-2591,-137,-218,-476,-76,-1088,-7627,
	-2045,-2466,-535,1968,1394,-1553,3794,2032,-42,-271,-104,137,1450,-1041,549,5160,116,-345,800,-559,-463,745,135,3118,
	-46,-5713,-5172,756,-602,8601,-80,401,1283,648,-1101,-605,2184,2593,-65,-1896,552,4532,-1253,1228,1033,4674,2993,-1074,
	1143,-1491,372,-475,-771,-51,3001,-2925,1137,-2364,-214,-358,-707,-57,-749,-7351,-1877,-2487,1573,914,751,-1133,3923,1806,
	-524,-28,-1247,1372,1403,-455,500,5291,-237,-158,-332,579,-157,640,66,3231,34,-5822,-3444,-1052,-1031,8214,55,366,
	2688,2688,2688,2688,2688,2688,2688,2688,512,512,512,512,539,567,640,665,-768,-118,-768,-768,-329,-173,-768,-172,
	-1536,-295,-1536,-1536,-951,-445,-1536,-448,47,2608,98,769,1174,1604,60,1596,-3025,-464,-2973,-2303,-1871,-1413,-2884,-1324,
	0,517,73,73,582,563,2,604,-2336,-545,-1996,-1996,-951,-711,-2136,-665,-3121,3075,-3490,1106,-5526,-2639,767,933,
	-2723,1976,-5743,3179,-7226,-3449,-1782,2051,-344,-2576,305,279,-2656,895,353,3228,315,-5353,-381,-3514,-5044,144,184,-559,
	941,183,-923,-2181,-3773,5784,-1905,2361,557,100,1631,-5216,-790,-236,-2084,-610,-3190,62,1423,-5129,-454,-292,2853,-538,
	-3216,116,-4104,5130,10471,2032,365,-286,-4051,3499,-3283,1066,-5556,-2597,627,902,-4159,1555,-4807,2954,-7093,-3392,-1869,2167,
	-413,-2265,608,631,-2973,780,374,2960,232,-5322,-357,-3001,-5245,158,85,-659,-619,127,-33,-2598,-3700,5640,-1442,2441,
	1670,179,-801,-2468,-529,-213,-2520,-815,-1736,98,-414,-3000,-402,-286,2025,-749,-4260,51,-3083,3696,10195,1964,239,-229,
	2688,2688,2688,2688,2688,2688,2688,2688,665,720,740,741,768,768,768,768,-172,-330,-187,-265,-768,-768,-768,-768,
	-448,-875,-606,-717,-1536,-1536,-1536,-1536,2258,1026,1043,1250,52,106,170,1101,-662,-1838,-1802,-1594,-2764,-2710,-2645,-1715,
	604,430,1024,610,0,417,457,457,-665,-935,-913,-807,-2192,-1854,-1615,-1615,-295,2357,-1688,551,82,2010,130,-830,
	1383,1656,-1301,217,979,2204,-101,-3387,-507,4201,2292,3722,990,-782,383,-2118,-3395,620,-178,584,277,-230,213,-4270,
	-512,5421,-3059,7798,297,5525,-3573,-7086,-281,806,-260,411,2897,-2159,16444,-13691,-393,808,-408,338,669,-10839,23297,-6073,
	-84,-84,1628,-1544,274,1087,-3318,161,-302,2442,-1646,717,-89,1733,-35,-1330,1126,1964,-1182,601,665,1668,-272,-3749,
	-506,3809,2237,3162,863,-23,1252,-1816,-3496,224,-85,-97,204,22,434,-3864,-701,5066,-3143,7291,185,4575,-883,-7308,
	-456,-408,-108,-406,2778,144,4510,-11684,-528,-248,-222,-285,650,-4957,12699,-4488,-133,92,1488,-1335,414,936,310,-388,
	2688,2688,2688,2688,2688,2688,2688,2688,773,896,996,996,1024,1024,1024,1026,-269,-768,-272,-272,-768,-83,-768,-190,
	-922,-1536,-794,-794,-1536,-220,-1536,-709,1864,41,763,1636,745,2214,1053,1781,-947,-2647,-1825,-952,-1815,-346,-1507,-777,
	734,292,607,607,766,774,731,856,-1101,-2048,-992,-992,-1744,-485,-1487,-973,491,-2240,2738,-727,8342,-605,-4783,-678,
	-875,-3144,-981,137,11371,1746,-6396,2621,-858,-239,4554,7634,6102,365,-878,-1264,-3376,-8,184,5962,2195,-946,-5812,-5005,
	557,-1769,-1192,608,3222,-89,-6705,-704,-24,-1155,72,446,-5220,37,-4132,-479,-123,-1025,579,577,-550,-44,1173,-536,
	49,-340,-41,-750,-238,-32,-647,146,60,-2082,2749,-969,6294,153,-4167,-650,-1071,-2676,-955,-302,8901,181,-5699,1826,
	-892,-266,4489,7811,5743,1419,-841,-519,-3260,55,293,6155,2396,-421,-5883,-4381,977,-1670,-869,908,1782,-218,-6405,-763,
	800,-319,141,658,-2228,71,-5248,-493,479,255,693,803,19,-91,548,-551,27,-534,-40,-707,-777,-84,-405,155,
	2688,2688,2688,2688,2688,2688,2688,2688,1040,1109,1152,1152,1153,1262,1279,1280,-768,-128,-768,-768,-768,-148,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,1964,0,29,146,596,44,49,-2517,-511,-2432,-2402,-2285,-1725,-2261,-2255,
	796,839,1024,1007,887,930,985,963,-2024,-256,-2112,-1976,-1658,-912,-1702,-1924,1290,162,5287,-949,-2541,-128,-1807,297,
	-512,-3672,5364,-1183,-2378,402,-1184,-2119,-214,6344,-305,291,2390,4007,514,588,474,1984,361,693,1814,873,631,671,
	-537,-353,3533,-2063,-1001,-3509,-4509,-202,-2220,-636,1703,-3716,4734,-322,7204,-7272,96,-386,2630,-4538,3458,394,-1281,-1411,
	1525,11,366,187,-441,2,-231,-514,1169,-344,4026,492,-983,-180,1404,-1583,-481,-1627,3863,499,-1297,425,630,-3378,
	-47,4557,-218,636,2263,3697,1264,757,622,602,700,1075,1646,807,1144,1015,-748,-364,1715,-927,116,-3835,-1714,-2020,
	-551,-853,2589,-2512,-209,-417,-466,-1401,1624,-411,1906,-3157,1402,242,-2834,-929,1206,-2,109,196,476,20,149,-931,
	2688,2688,2688,2688,2688,2688,2688,2688,1408,1472,1524,1526,1534,1536,1680,1763,-768,-110,-106,-12,-423,-62,-768,-79,
	-1536,-295,-404,-24,-1536,-182,-1536,-316,17,1108,1517,475,117,1779,0,1361,-2159,-1005,-543,-1583,-1932,-269,-1904,-460,
	1024,947,978,923,998,929,1024,1003,-1886,-507,-806,-1099,-1270,-456,-1848,-780,3050,1600,1144,221,-1366,-1084,5353,-1372,
	2015,-774,2891,308,-1500,-781,3629,1743,862,4704,-2295,4198,2020,5417,1023,5059,1524,-190,-5349,570,-367,3326,1786,1327,
	165,756,-67,-43,-705,-82,1845,-466,-2443,-1776,-251,864,2210,-250,241,-569,-688,178,78,-1948,11677,36,-80,-246,
	-14,-111,14,209,16,-59,21,6,2645,1474,1138,33,-473,-360,4040,-1280,2011,-372,1775,2,-791,-850,2336,743,
	792,4334,-1047,3805,2387,3507,825,4933,1304,-82,-4238,469,-329,1292,1502,1183,396,348,-111,382,-489,-79,1630,-350,
	-1332,-1996,-271,1354,419,-224,1486,412,-355,-251,66,-1394,10577,-42,787,-181,-54,-128,11,146,186,-51,-153,8,
	2688,2688,2688,2688,2688,2688,2688,2688,1792,1792,2023,2045,2051,2052,2309,2408,-768,-768,-125,-50,-486,-160,-82,-768,
	-1536,-1536,-417,-224,-1536,-874,-510,-1536,50,7,323,384,38,743,77,0,-1743,-1785,-1238,-1155,-1496,-789,-1198,-1176,
	1020,1024,1024,1016,1024,1024,1024,1024,-1665,-1743,-740,-677,-1357,-1085,-1008,-1484,1355,691,398,403,-1327,-2590,-1565,796,
	253,1928,-38,102,-1147,-739,-907,289,1526,664,2647,2534,2407,4079,210,396,1608,843,-769,-465,1196,646,-3369,31,
	4627,-5489,4659,1244,-1036,390,-5906,-668,-1889,-457,3662,1866,1835,855,-7218,-544,1578,-1082,3878,-38,-3659,-3560,-9145,-1105,
	-13,17,20,-4,18,-26,34,38,1825,652,658,543,-938,-2716,-2142,796,738,1701,38,234,-678,-1035,-1160,272,
	1702,804,2881,2797,2518,3635,-565,367,1862,958,-633,-421,1224,469,-3822,-7,3888,-4661,4075,667,-1173,910,-4401,-489,
	-1865,-120,3242,1240,1287,1636,-5158,-605,1105,-689,3107,-483,-3613,-2878,-7569,-940,15,-24,44,33,32,-56,-16,51,
	2688,2688,2688,2688,2688,2688,2717,2780,2561,2664,2821,2822,3076,4066,1490,2120,-51,0,-14,-7,0,0,-768,-277,
	-1011,-1536,-167,-1536,-100,0,-1536,-961,33,0,64,32,31,0,289,131,-990,-920,-699,-730,-478,0,-1862,-1516,
	1024,1024,1024,1024,1024,1024,994,1024,-1126,-1356,-752,-1152,-896,-260,-1501,-1079,1111,1010,-5206,-1280,1758,-1146,-3233,1909,
	516,-114,-5044,500,1754,-1468,-3791,-841,3784,1307,-222,1883,5329,4280,205,69,2331,653,-4983,1282,2745,-3259,-666,-3387,
	-1484,-2535,7583,4548,-6832,-141,-5699,1005,1601,-334,1763,-873,-5597,16283,-3948,5694,945,-6686,2042,9459,-29,-65,-6640,3289,
	-22,19,5,-12,-12,-29,-145,-44,1207,580,-4119,-820,600,892,-2265,2295,729,-434,-4173,848,759,540,-2993,-332,
	3695,1270,419,2040,3664,5653,216,213,2507,726,-4262,1409,1985,-1866,-772,-2840,-1963,-1835,5372,3617,-4057,-506,-5252,18,
	1172,70,860,-1259,-1806,5525,-4886,4522,6,-5060,830,7444,189,-117,-6605,2301,-5,-37,12,39,-9,-34,-51,18,
	2804,2816,2816,2816,2816,2816,2816,2816,2804,-256,0,33,162,256,256,256,0,-768,-768,-370,-132,-768,-768,-768,
	-1536,-1536,-1536,-1148,-388,-1536,-1536,-1536,0,172,108,1514,1987,97,0,43,-1012,-3924,-3732,-2293,-1691,-3487,-3584,-3541,
	1024,0,0,532,841,0,0,0,-1402,-2464,-2400,-1148,-846,-2264,-2688,-2624,1087,-763,921,4610,-4326,-2049,-507,1223,
	521,-698,480,3304,-6922,-5216,-4121,-908,874,335,448,2412,-5072,179,-977,711,-303,1594,1494,1396,-3176,74,-355,-223,
	-1192,336,-989,-3931,-9654,-2801,303,2946,3926,746,-507,-464,-231,144,378,-983,-6948,-886,533,-512,-233,1980,-968,-614,
	20,363,-1142,-2703,-3190,-2881,626,-1550,424,-791,855,4321,-4297,-1325,-274,957,-181,-709,466,3021,-6907,-5685,-3888,-1984,
	689,220,416,2601,-4699,838,-759,401,-870,1567,1427,1423,-3146,153,-330,-320,325,311,-800,-3633,-9393,-1096,-329,1333,
	3699,770,-763,-213,-184,-1253,262,115,-2667,-980,134,-318,-187,599,-178,917,-16,407,-1002,-2563,-3119,-2492,628,-2026,
	2816,2816,2816,2816,2816,2816,2816,2816,384,439,508,512,512,512,512,512,-768,-323,-630,-768,-768,-113,-768,-768,
	-1536,-818,-1536,-1536,-1536,-270,-1536,-1536,85,1316,1862,58,257,2849,101,793,-3371,-2085,-1470,-3270,-3071,-479,-3226,-2535,
	0,324,953,0,729,529,73,73,-2320,-1048,-1494,-2464,-2184,-555,-2108,-2108,2682,-1136,488,-1338,-1215,-3262,-3089,-535,
	2280,-4891,1270,-3248,-3512,-1047,-6210,3151,27,-502,-1122,1337,2404,-1848,10,-608,-298,4121,4190,292,1601,5911,163,3190,
	-1313,-3411,1159,-1855,196,115,-681,1615,-1993,453,1713,513,-2160,70,4908,-7105,-934,263,970,300,701,53,3851,-3508,
	5808,-1359,548,-1403,-751,81,-4428,3542,2072,-1022,378,-2068,-99,-2569,-3058,423,1370,-4777,1079,-4610,-2886,-1449,-6023,3462,
	-17,-445,-1036,1064,2217,-1524,1271,-57,-336,4352,4020,93,1537,5962,491,3732,-584,-3360,1180,-2565,-669,89,12,753,
	-1999,359,1651,2389,4999,166,1554,-2083,-1278,192,1033,2068,4835,105,1705,-246,5454,-1225,564,-2479,-2531,30,-2092,1479,
	2816,2816,2816,2816,2816,2816,2816,2816,536,540,579,640,674,674,726,743,-338,-218,-158,-768,-164,-164,-310,-262,
	-1079,-435,-398,-1536,-426,-426,-819,-709,1177,2430,1918,60,1624,2457,1056,1247,-2127,-870,-1344,-3140,-1542,-709,-2058,-1850,
	578,106,579,2,608,608,436,612,-1079,-435,-673,-2256,-778,-778,-1051,-935,-1167,31,109,-1236,677,-182,-851,2799,
	-2872,-2177,-2460,-1718,-602,-821,-2469,-413,2254,3418,3328,400,2073,-2591,-993,715,6290,6375,-932,-2078,-677,-5133,-3830,-2143,
	1519,-774,472,23,2174,-354,-3760,-3139,-1081,260,-489,-2341,-14,-107,308,-499,-275,154,-439,1445,-67,-158,235,-694,
	-5299,-576,1022,-1018,353,-175,-5718,2646,-1356,-87,-77,-1150,681,-134,-753,2729,-2881,-1887,-2396,-1496,-611,-1723,-2443,-429,
	1692,2890,2734,558,2117,-1587,-782,833,5677,5759,-888,-1843,-573,-3830,-3678,-1887,1973,-797,247,649,2095,-354,-3430,-3138,
	-1138,-38,-462,-2678,71,103,64,102,-435,-74,-474,626,-44,0,77,-267,-4470,-471,926,-581,296,-161,-5348,2250,
	2816,2816,2816,2816,2816,2816,2816,2816,753,768,768,768,768,768,777,896,-178,-64,-768,-768,-768,-768,-251,-768,
	-513,-128,-1536,-1536,-1536,-1536,-797,-1536,1370,2816,106,52,254,1171,2042,41,-1717,-256,-2966,-3020,-2818,-1900,-1022,-2903,
	1024,521,417,0,458,458,738,291,-865,-128,-1982,-2320,-1605,-1605,-951,-2168,-630,3013,1354,-6,1221,-4408,-2351,-3628,
	-3480,-5648,-946,791,-553,-2506,-1268,-3573,941,1030,738,738,578,-6028,-3261,1269,-1894,-1226,-2854,-684,-1500,-7266,-4320,-138,
	4953,-94,-1426,-1425,-1733,-4479,-435,-356,98,83,1369,3916,18168,10461,-293,193,19,72,-3258,264,11322,-8233,-360,1223,
	1209,-39,-1339,-1008,-5696,432,93,-1347,-633,270,1303,412,788,-4241,-2241,-3273,-3273,-5272,-586,639,-1054,-2183,-872,-3254,
	728,-340,940,540,2174,-5846,-3450,1121,-2076,-1960,-2339,-555,-875,-7134,-4561,-351,4833,-38,-1412,-1492,-260,-3668,-419,-135,
	-90,-35,2124,3231,2722,8551,-570,395,-104,13,-1571,140,707,-8689,-549,774,1292,44,-1765,-719,-2158,852,170,-1508,
	2816,2816,2816,2816,2816,2816,2816,2816,994,994,1022,1024,1024,1024,1024,1040,-281,-281,-192,-768,-768,-768,-77,-768,
	-754,-754,-726,-1536,-1536,-1536,-205,-1536,1009,1790,1876,1101,54,773,2448,27,-1837,-1056,-942,-1715,-2762,-2043,-368,-2773,
	607,607,854,731,775,766,781,795,-935,-935,-1101,-1615,-2184,-1849,-493,-2144,-40,5335,-2294,-2493,-1512,7763,-1742,-418,
	693,-1011,-1137,-3076,-2899,7166,2756,-552,1429,6297,-4531,-5726,264,-497,2518,1591,-767,2690,-6316,-8359,-3087,-3218,-965,666,
	7136,-1333,-429,-4965,-1536,-3154,24,2300,293,-10,-473,-5886,-2624,-10122,17,-496,90,-72,-434,-6377,-1232,-1938,-9,707,
	-703,-661,149,-872,-1376,-313,-9,1235,88,5428,-2302,-2774,-2068,5973,-408,-235,1053,-708,-1605,-3490,-3265,5376,1622,-102,
	1048,5861,-3544,-5709,-487,-580,3013,1426,-1009,2182,-5500,-8448,-3290,-3103,13,480,6714,-1505,-315,-5221,-2133,-3582,-30,2342,
	-509,-606,45,-5904,997,-6358,129,-1084,-462,-450,-90,-6371,801,-835,8,732,-482,-619,73,-838,-2151,-871,-52,885,
	2816,2816,2816,2816,2816,2816,2816,2816,1109,1152,1152,1152,1278,1280,1280,1408,-128,-768,-768,-768,-143,-768,-768,-768,
	-256,-1536,-1536,-1536,-518,-1536,-1536,-1536,2219,147,0,29,703,49,53,17,-511,-2541,-2688,-2658,-1858,-2511,-2507,-2415,
	840,886,1024,1008,933,963,985,1024,-256,-1786,-2240,-2104,-973,-2052,-1807,-2014,1355,-1283,1768,-1508,513,-711,-3436,894,
	-2290,1508,2484,-1503,-49,-2341,-2782,198,1244,810,3657,-1323,2599,-2348,-669,2513,-1824,-529,1226,-2552,-937,-3188,-1640,1826,
	-106,-1766,2216,-1508,6584,-2360,-2556,765,-111,11167,-1307,-3355,-254,-5391,11911,-3339,-71,9607,47,-352,-266,-2297,2262,-831,
	-12,611,1734,1101,-415,-788,-458,-433,396,-1034,355,25,585,-1879,-1222,1531,-499,1703,626,886,115,-2842,-1665,1022,
	111,1584,2617,447,2205,-2298,550,2623,-2960,-814,332,-1766,-986,-3499,-1987,1946,-159,-415,917,104,5633,-3089,-213,969,
	-345,1987,-877,-3815,-662,960,826,-2477,-164,4778,150,-65,-589,-367,-777,-578,-6,2192,1743,1375,-313,-1179,373,-483,
	2816,2816,2816,2816,2816,2816,2816,2816,1481,1503,1518,1529,1533,1534,1536,1536,-106,-13,-108,-185,-424,-768,-32,-768,
	-275,-25,-397,-495,-1536,-1536,-64,-1536,1147,567,1644,744,131,259,2177,49,-1213,-1770,-679,-1568,-2176,-2047,-128,-2255,
	950,918,977,1024,998,942,964,1009,-635,-1227,-912,-864,-1392,-1645,-64,-1922,16,726,824,226,-767,-339,-343,-3207,
	854,1075,2573,1163,219,-1406,-3000,-4204,2465,651,-7015,1853,603,-844,-6044,-2645,-3191,-3549,-8056,-1384,-2472,531,-10292,-3990,
	612,-193,-83,2715,1223,1370,19,-6074,-625,120,-347,-51,4887,8753,227,-6546,147,859,-87,241,3294,7618,51,-1421,
	-127,275,38,-402,-120,-591,77,-182,95,510,622,535,-12,-637,-2766,-3047,792,727,893,1449,752,-1849,-3167,-3575,
	2560,711,-4599,1703,1146,-734,-3502,-2341,-2801,-3116,-6512,-1596,-1996,600,-6368,-3899,325,196,-115,2498,1644,1193,56,-4611,
	-942,646,-71,-598,2360,8739,113,-5156,-47,1296,73,32,2120,7362,98,-409,-90,165,22,-307,224,-619,79,-217,
	2816,2816,2816,2816,2816,2816,2816,2816,1536,1564,1680,1780,1792,1792,1792,2019,-59,-218,-768,-72,-64,-768,-768,-52,
	-166,-435,-1536,-290,-128,-1536,-1536,-225,2005,1414,0,1517,1793,50,7,535,-299,-862,-2160,-543,-255,-1999,-2041,-1286,
	931,1010,1024,1004,1016,1020,1024,1016,-467,-435,-1976,-806,-128,-1793,-1871,-780,89,-675,1941,-942,1186,-2813,-1338,-1124,
	1845,-4263,3427,1368,-3373,-2990,-760,186,6474,6435,5342,-1135,-4681,210,488,765,3499,4113,1837,-4093,-5496,-1529,-769,-2277,
	-19,-868,2889,-231,-71,-3457,-2029,-2116,-113,454,2637,-643,-169,-1741,-2361,-1875,20,309,-17,-207,-63,-1752,-1975,-1597,
	-43,-38,-32,7,-6,-45,-37,-3,1018,-625,394,-511,-107,-2586,-2087,-1294,1347,-734,1916,822,-1898,-2590,-1366,111,
	4596,3337,4717,-1654,-4284,443,282,423,1071,1885,895,-4504,-4726,-1389,-1185,-2577,19,-1224,2378,-182,-182,-2996,-1889,-1328,
	-16,-1419,3743,-399,-781,-1728,-2071,-756,22,-429,831,-220,-114,-1548,-1452,-854,-41,18,-244,10,-4,-39,-113,-43,
	2816,2816,2816,2816,2816,2816,2816,2816,2041,2045,2047,2048,2308,2408,2546,2562,-120,-164,-507,-768,-82,-768,-55,-32,
	-383,-869,-1536,-1536,-559,-1536,-243,-1536,364,817,42,50,93,0,312,38,-1435,-979,-1751,-1743,-1439,-1432,-982,-1240,
	1024,1024,1024,1023,1024,1024,1024,1024,-782,-1202,-1480,-1664,-1085,-1612,-612,-1408,-1514,4051,-1820,-2015,2757,-889,-769,-1114,
	226,330,-1540,-798,-266,398,105,-1436,-390,3514,-86,1320,3203,3167,505,387,-4383,-1679,-3080,-831,-484,497,-2249,-2555,
	2801,157,1032,1980,1842,-574,1992,7074,1145,-3763,-3417,-1490,3681,-307,11263,-1717,2414,2558,1227,1452,2869,1545,936,7056,
	1,18,-29,-86,30,3,-32,3,-1159,3304,-1538,-2075,2514,-852,-3,-599,435,-323,-1265,-899,-263,290,560,-903,
	-59,3231,-42,1285,3043,3046,1300,607,-3800,-1784,-2931,-1016,-674,436,-1181,-2314,1641,1355,712,2051,2111,-463,-380,5907,
	133,-2006,-3529,-1706,3906,-267,7153,-1988,1255,3587,947,1146,2954,1460,-828,5400,90,-74,-36,-40,0,20,19,13,
	2816,2816,2816,2816,2816,2816,2816,2816,2562,2664,2818,2818,3026,3076,3078,3515,-50,0,-8,-15,0,0,-2,0,
	-904,-1536,-1536,-166,-118,-100,-65,0,32,0,36,67,123,31,32,44,-1246,-1176,-986,-955,-691,-734,-730,-281,
	1024,1024,1024,1024,1024,1024,1024,1024,-1254,-1484,-1280,-880,-518,-998,-1152,-605,-4417,-1,-1335,-2646,-6914,-6685,11743,-12770,
	-1985,1615,-2037,-2719,-7272,-4164,9886,-14956,-1119,2460,-1120,-2650,-7657,-7315,12972,-12752,-4888,505,-2391,-6459,-7429,-4792,9303,-13722,
	492,-7246,2347,11035,14070,-1700,-9519,2555,-4392,-335,-2442,-8897,32149,-9709,-9434,8368,-124,-6093,9115,7506,204,1884,3256,-303,
	0,27,-25,8,-44,1,18,-42,-4448,-605,-364,-982,-442,-4307,4284,-5511,-2059,836,-958,-1298,-1404,-2721,3605,-7010,
	-1216,2470,-692,-1597,-427,-5090,5803,-5192,-4909,103,-1853,-4815,-1630,-3297,3181,-6686,1085,-6332,737,6368,-1063,-1684,617,-491,
	-3651,150,-2327,-9629,11553,-2789,2099,87,403,-4421,4891,4145,-1734,1042,6101,-678,-38,-45,59,28,-1,4,-24,-49,
	2816,2816,2816,2816,2816,2816,2816,2816,3578,4004,4100,4352,4506,4578,1003,1276,0,0,0,0,0,0,-768,-768,
	-4,0,0,0,0,0,-1536,-1536,19,0,0,0,0,0,19,16,-243,0,0,0,0,0,-2818,-2549,
	1024,1024,1024,1024,1024,1024,441,1021,-896,-377,-640,-260,-423,-197,-2264,-2088,13909,-4422,5729,-944,-3600,1040,-818,-3311,
	16265,-4319,5722,-969,-97,-307,-303,-5837,13860,-5521,3558,-2596,6133,-4978,1303,-634,13519,-5211,4186,-3364,1950,-11542,203,-396,
	1688,-296,-172,-138,-8,138,909,-1560,-12908,21773,-38657,7585,1486,1185,1713,-5148,68,-182,-113,-93,-27,27,1654,818,
	-39,-34,-29,-34,-4,34,2088,-390,4653,-1661,1329,-219,-2699,-233,-1220,-2658,6019,-1534,1069,223,-748,-366,-1177,-4695,
	4264,-3024,-212,-928,2665,-2518,1055,-89,4851,-2805,-66,-1976,-686,-10030,-118,-485,5142,-835,757,-463,320,-158,534,-882,
	-432,10245,-12954,-379,7989,-1875,1628,-3485,168,-164,45,-99,58,-26,975,1103,-31,-37,-31,-31,-24,51,2483,-482,
	2817,2817,2817,2817,2817,2817,2817,2817,437,169,935,632,918,1223,1374,535,-768,-768,-768,-768,-768,-768,-479,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,528,663,202,11,121,47,297,523,-2876,-3010,-2705,-3198,-2802,-2572,-2172,-2784,
	100,171,426,0,422,1011,963,269,-2085,-1561,-2233,-2401,-2129,-2173,-1535,-1631,-6190,4749,1188,-279,-242,-1030,1140,463,
	-6231,3377,2030,-40,-1439,247,1452,-945,1233,-204,2607,2238,-330,244,1049,-1875,459,1535,701,787,-1022,808,168,784,
	3798,-2343,5464,2115,-647,-381,2120,-1503,-12285,8277,-11464,1464,-3660,-2506,-4661,12200,-8247,5801,-8068,-2469,-3303,1223,-4566,4652,
	4212,-1739,7198,1155,4639,-236,57,-3957,-3496,3419,722,-685,89,-3621,214,-1233,-4919,2675,1087,-1552,-902,-2544,398,-1895,
	1558,216,1910,2417,-81,-933,736,-2033,1182,1071,355,-207,-934,-146,-51,549,1646,-1280,3525,1738,-200,-2581,2052,-213,
	-420,1269,1254,516,-2509,767,-2607,3306,-704,2260,49,-1882,-1973,1958,-3077,-1135,525,29,4380,687,4340,-796,-250,-1537,
	2817,2820,2820,2821,2821,2822,2823,2826,1686,640,569,1500,1180,887,833,411,-768,-768,-768,-768,-768,-768,-327,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,165,24,212,33,25,140,995,687,-1992,-3184,-3068,-2317,-2646,-2826,-2025,-2762,
	1010,0,82,1024,1024,470,699,200,-1679,-2292,-2228,-2019,-2177,-2182,-1498,-1634,-4050,-600,2852,-2391,86,-830,-1424,3831,
	-3300,-3296,7743,-241,1285,-286,-3688,1368,-3349,1640,-614,1233,3870,948,-3667,3251,-4076,-2116,584,-264,1427,1925,-4262,1849,
	4165,-1410,-1177,7835,1527,-1359,-1037,-2072,-3574,-2020,-7408,396,1463,-12972,1049,16654,1285,67,-4046,700,96,-4143,-835,12734,
	-50,-240,717,-193,306,-637,4676,-5694,-3335,-469,3127,-3570,-415,50,-2248,1082,-2635,-3030,7475,-1473,722,26,-4510,202,
	-2568,1967,-1038,556,3153,499,-3217,1837,-3546,-1633,573,-1007,878,1181,-3669,1116,4061,-6,-2152,6334,944,-2174,-1122,-100,
	-3803,-2635,-1442,1802,1865,-2874,2731,4612,1046,-1263,-856,1199,263,1346,1222,5291,-57,730,-1148,-450,204,-2985,3699,-1842,
	2832,2832,2833,2836,2838,2840,2845,2845,1152,2944,1174,1134,394,576,1490,508,-59,-3,-768,-502,-178,-768,-768,-768,
	-463,-169,-1536,-1536,-356,-1536,-1536,-1536,852,32,146,608,2399,0,289,4,-1868,-896,-2553,-2139,-1093,-3313,-2118,-3385,
	1017,1024,944,761,138,0,994,0,-1090,-1130,-2013,-1507,-547,-2552,-1629,-2589,-824,4221,-2122,-2619,-2069,2264,-2788,-4750,
	1532,3097,-872,-3024,-1080,-49,-437,-3474,-4949,3581,-327,690,-1018,-777,-454,3021,-7353,155,-2042,-805,1085,510,-2794,-329,
	-2637,-13698,733,-1206,660,3705,-2228,665,-992,-2354,-8285,10974,-317,459,5426,-5142,-864,-11391,-7110,2660,-215,-542,-689,-1549,
	173,0,834,33,513,4021,-251,169,-1285,435,-2948,-2346,-2133,1809,-2048,-4680,994,-190,-655,-2253,-1365,-635,214,-3311,
	-4588,530,13,-90,-813,-262,-233,2888,-6963,-3777,-1943,-1042,1279,255,-2653,-203,-2095,-4361,24,-1223,504,2802,-1834,-282,
	127,2961,-1248,6411,-170,713,3233,-4571,-105,-7025,-2577,331,-143,-228,-1595,-941,-145,-43,234,656,452,3346,-71,504,
	2864,2879,2908,2911,2913,2932,2944,2944,1336,814,2120,941,1744,2804,-256,0,-768,-768,-277,-126,-50,0,-768,-768,
	-1536,-1536,-961,-382,-188,-1536,-1536,-1536,0,228,131,1649,1109,0,172,110,-2599,-2924,-1772,-1441,-1180,-1268,-4180,-3986,
	1024,75,1024,781,988,1024,0,0,-2195,-2127,-1207,-839,-766,-1530,-2560,-2528,5015,6274,-879,-313,-875,2214,131,2052,
	4661,615,-38,2005,-122,2095,-259,490,1825,-910,-2160,-1038,-3095,-22,2401,-1978,-2302,2171,2142,3299,4674,1445,2110,-4119,
	6550,2194,-1632,-929,-1410,706,664,1292,5002,-4960,2426,-578,-968,-828,-257,632,-604,-2845,-71,-269,-657,-4566,-1344,-521,
	-662,1201,-315,-597,77,20,-16,-621,3270,6339,-461,-281,-877,1018,112,1866,2227,1222,263,1804,-390,980,-259,372,
	984,-1113,-2129,-523,-2807,-815,2453,-1968,-2638,1955,1952,3356,4539,1412,2171,-4061,5038,2099,-1660,-751,-1540,1609,841,1440,
	5943,-4284,1775,-264,-924,-376,-284,276,-689,-2649,-340,-84,-596,-1947,-1709,-1047,-968,1063,-186,-704,70,-2,136,-466,
	2944,2944,2944,2944,2944,2944,2944,2944,33,178,256,256,256,384,443,512,-358,-122,-768,-768,-768,-768,-307,-768,
	-1276,-345,-1536,-1536,-1536,-1536,-746,-1536,1514,2568,97,0,43,101,1842,115,-2549,-1350,-3743,-3840,-3797,-3611,-1811,-3469,
	532,847,0,0,0,0,331,73,-1276,-675,-2368,-2816,-2752,-2448,-907,-2236,3776,3553,755,-369,2320,2491,-3699,-1269,
	2817,2878,2253,2716,1848,5984,-2967,-105,4895,2857,356,3837,672,5318,-1612,-4215,2176,99,244,3560,951,281,-3155,1963,
	2428,3238,-627,-172,-499,-592,-2688,-157,-284,-224,1806,602,-590,-1847,41,4516,-248,-199,4347,1957,-874,-128,250,3422,
	-985,2402,-4112,-688,351,6140,2400,-1359,2756,2751,1005,555,2980,1911,-3955,-1996,1790,2186,2653,3591,3334,4836,-3209,85,
	4631,2331,1979,3824,1016,4641,-1285,-4115,1562,-161,1455,3440,1053,299,-3704,2648,2159,3246,-62,-430,-1048,-308,-1490,280,
	-662,-205,-177,1497,1087,-1336,-375,1462,-601,-194,2676,3029,1480,-438,-103,988,-1219,2409,-3843,-834,-406,5494,2999,-376,
	2944,2944,2944,2944,2944,2944,2944,2944,512,512,512,512,538,576,640,682,-768,-768,-108,-574,-339,-163,-768,-155,
	-1536,-1536,-252,-1536,-1138,-416,-1536,-389,810,58,3092,1933,1176,1921,60,1921,-2774,-3526,-492,-1651,-2383,-1600,-3396,-1493,
	73,0,538,954,580,578,2,614,-2236,-2592,-565,-1621,-1207,-801,-2384,-747,-5030,-2252,-2749,-1523,3490,-1339,1132,-249,
	-3813,-178,1794,-1731,5361,534,3632,1066,-5373,-4312,-2552,-1879,1198,-4328,988,-2915,-2073,2016,-993,-409,4542,1054,261,-5,
	2381,-646,44,773,-295,3294,-1522,-1255,-11934,-789,25,152,-355,-77,-4079,-63,-6310,-2447,32,-54,255,-23,-1154,2,
	4243,-945,67,630,-5762,1565,1665,-372,-2850,-1968,-1891,-1513,2553,-1431,778,-272,-2626,877,1857,-1703,4609,365,3123,1103,
	-4449,-5072,-2140,-1845,469,-3657,423,-2714,-573,2456,-674,-229,3740,928,312,-34,1012,-1263,22,668,111,3723,-642,-1150,
	-3130,1131,181,872,-1951,57,-5076,-83,-627,-815,117,437,-772,55,-2104,-67,1447,-709,8,364,-5358,1623,1638,-373,
	2944,2944,2944,2944,2944,2944,2944,2944,682,729,744,749,768,768,768,768,-155,-296,-258,-185,-768,-768,-768,-768,
	-389,-744,-696,-555,-1536,-1536,-1536,-1536,2686,1283,1519,1374,63,108,254,1229,-728,-2084,-1833,-1973,-3265,-3220,-3074,-2099,
	614,440,613,1024,0,417,458,458,-747,-1048,-920,-993,-2448,-2094,-1733,-1733,643,-1885,1609,-2380,2709,2384,2175,-3090,
	3223,3047,4288,576,6377,3669,4852,-923,-1107,-4682,-1129,-3318,-2105,-967,-1942,58,1646,-3037,2239,1185,1589,-537,1085,3880,
	-340,-2991,4607,-3379,-1040,734,662,10257,-67,287,-342,-186,4204,-658,14957,2362,-75,188,-193,-421,1488,-1408,5924,6578,
	-229,-5062,1088,-1066,-1416,385,-172,2152,867,-1773,1502,-2269,2962,2513,1682,-3475,2527,3104,4368,545,6370,4561,5056,-1212,
	-805,-4633,-1063,-2955,-2177,-1317,-1095,-75,2508,-2885,1883,1143,1515,-155,1765,3761,-387,-2913,5039,-3110,-1175,1079,930,9858,
	88,223,-234,-46,3952,-150,3548,1544,28,149,-123,-263,1505,-1265,-583,5447,-262,-4784,1159,-916,-1580,430,428,1631,
	2944,2944,2944,2944,2944,2944,2944,2944,775,896,998,998,1024,1024,1024,1026,-256,-768,-265,-265,-768,-71,-768,-189,
	-863,-1536,-712,-712,-1536,-191,-1536,-644,2115,45,1041,1952,796,2683,1172,2049,-1206,-3155,-2057,-1146,-2276,-389,-1900,-1020,
	737,291,610,610,766,786,730,856,-1079,-2296,-1051,-1051,-1975,-500,-1605,-951,-3381,-3178,-1188,1535,-6489,-3059,-1076,1462,
	-522,-687,890,-2294,-1705,1474,2530,3333,2426,-1161,-2224,-358,-4264,1634,3818,-1172,7943,3027,4494,4722,1655,2147,9533,150,
	-877,273,1370,-1718,1474,20,15822,-441,-426,-3967,84,80,-9146,-33,12598,-190,-343,-989,-3,21,-5984,-24,12636,-189,
	-323,-2012,1651,-762,638,1,-1094,129,-3435,-2350,-1021,1477,-7228,-1806,-188,1612,-377,-30,963,-2744,-2609,955,3359,3139,
	2496,-1509,-2105,423,-3991,1911,3779,-969,7633,2688,4468,5412,1849,2784,9214,214,-505,354,1508,-1470,1290,6,15861,-700,
	-543,-1521,-280,159,-3871,87,9802,-515,-388,-459,-168,140,-3522,17,11427,-413,-162,-2148,1818,-708,-235,-33,-495,117,
	2944,2944,2944,2944,2944,2944,2944,2944,1040,1109,1152,1152,1152,1273,1280,1280,-768,-128,-768,-768,-768,-145,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,2475,147,0,30,708,57,55,-3029,-512,-2797,-2944,-2914,-2114,-2759,-2761,
	795,840,886,1024,1008,932,985,963,-2268,-256,-1897,-2368,-2232,-1101,-1935,-2180,596,2434,-2281,801,712,-1101,-2926,2782,
	2810,-2989,1096,5566,1370,-711,-7347,1000,-1074,229,-4554,2988,-383,-2054,-4066,296,2783,8658,-703,1779,1744,4892,-387,3186,
	-1683,-43,-394,2454,-507,-3366,-2258,571,-6726,67,8695,-1065,-4672,123,8536,-5027,-3697,44,3740,651,-2465,773,-245,-1748,
	-2682,-30,-4016,2149,1449,1127,2232,2439,560,-9,-1015,-109,734,-999,930,699,2741,-2047,3251,3944,2556,-696,-2812,-2296,
	-1450,-588,-2736,1628,-307,-1916,-1258,-2544,2410,7437,508,2243,1622,4627,2293,2535,-1678,-80,876,1234,143,-3722,176,-825,
	-5381,-195,1199,-95,-3883,-716,180,1323,-3066,-74,895,140,-1710,245,-2366,-716,-2970,-11,-2878,2363,1322,900,4452,2234,
	2944,2944,2944,2944,2944,2944,2944,2944,1408,1454,1534,1535,1536,1536,1680,1773,-768,-116,-103,-12,-56,-420,-768,-74,
	-1536,-326,-377,-24,-153,-1536,-1536,-295,22,1173,1792,671,2235,170,0,1644,-2666,-1469,-770,-1890,-325,-2390,-2416,-679,
	1024,946,979,924,932,998,1024,1003,-2142,-763,-973,-1355,-477,-1487,-2104,-912,839,-539,-962,-242,-3704,-628,5497,-1685,
	1552,-654,1372,-1047,-99,-955,4402,1377,-808,392,2561,-848,2530,-3115,1567,-4229,3914,6505,4422,5695,10428,2827,3241,3001,
	-3807,966,-183,-5385,-27,-1775,651,-151,-3811,-139,-221,4,-138,5551,622,-375,-459,-200,-108,-84,-24,412,1843,-140,
	-159,-472,60,237,-35,237,-543,25,981,-348,-1091,-745,-1945,614,4522,-1266,1718,-455,-299,-1374,-33,-75,3472,478,
	-997,470,4323,-477,1239,-2537,975,-3656,3752,5993,5830,5740,8504,3472,3303,3020,-3657,179,-209,-2835,25,-1237,157,-35,
	-3083,-709,28,1398,133,1494,1716,154,-306,-563,0,1187,48,-1216,1879,40,-363,-383,44,35,-50,1224,-892,4,
	2944,2944,2944,2944,2944,2944,2944,2944,1792,1792,2035,2036,2046,2048,2301,2408,-768,-768,-122,-50,-162,-495,-85,-768,
	-1536,-1536,-397,-212,-845,-1536,-569,-1536,50,7,370,549,898,42,119,0,-2255,-2297,-1691,-1512,-1152,-2007,-1676,-1688,
	1020,1024,1024,1016,1024,1024,1024,1024,-1921,-1992,-910,-806,-1270,-1579,-1202,-1740,2876,-1763,-141,650,78,-91,-1740,2861,
	1014,-384,199,-140,83,602,153,1330,-1284,-1260,-1460,-2736,-3804,-3221,-154,-1227,2524,2224,3291,5219,3541,2047,3432,3257,
	3146,-3574,7180,-136,681,-1452,-4391,-235,519,-912,2464,-773,1979,3704,-1750,1879,-1676,238,5213,-827,-3394,-2189,-4829,-662,
	-311,-340,-119,-61,40,-431,-113,-135,3355,-1498,-97,705,-397,556,-1821,2622,1717,-268,362,4,-374,1246,94,1127,
	-1270,-1517,-1567,-2705,-3521,-3116,-159,-1111,2835,2255,3322,5258,3372,2184,3066,3105,3181,-3238,5575,-970,1992,-1674,-2895,-73,
	658,-647,1027,-1343,3507,3144,-1085,1880,-1176,221,3593,-1280,-2184,-2323,-3798,-550,-248,-389,43,33,-110,-285,-186,-153,
	2944,2944,2944,2944,2944,2944,2984,2988,2563,2664,2818,2821,3073,4592,1875,1176,-50,0,-8,-15,0,0,-30,-768,
	-988,-1536,-1536,-164,-102,0,-192,-1536,38,0,38,77,33,0,913,417,-1496,-1432,-1240,-1198,-990,0,-1387,-2589,
	1024,1024,1024,1024,1024,1024,1024,967,-1357,-1612,-1408,-1008,-1126,-260,-1012,-1930,1004,3263,-3301,-1368,2313,3502,-1548,1165,
	-159,3643,-2600,-1208,2009,-777,1409,841,-2591,473,-4242,-2494,-866,-527,-3247,-2567,3955,2902,2355,5476,7114,12013,-3584,2751,
	-1556,-1797,1064,2186,-6899,-44,-1203,-942,-235,518,622,470,-4960,4498,-1211,-4745,-2193,-3415,4325,5170,-2875,-86,-1144,-3910,
	-88,33,-32,-22,-7,-3,39,-1609,1145,2442,-1665,-1086,1840,3031,-2042,1657,-139,2779,-938,-821,1526,-647,785,1222,
	-2349,292,-3701,-2153,-1359,423,-3081,-2301,3630,2649,2710,5540,6593,12307,-2952,2658,-1323,-1114,140,1447,-5482,-459,552,-902,
	161,989,-592,-464,-3452,-1336,678,-3501,-1901,-2213,1428,4258,-2775,-76,241,-3923,-121,-48,92,6,-20,3,-157,-1835,
	3072,3072,3072,3072,3072,3072,3072,3072,227,383,512,512,709,776,1002,1024,-104,-768,-768,-543,-132,-253,-253,-768,
	-262,-1536,-1536,-1536,-339,-871,-651,-1536,3063,217,58,2025,2957,1192,1266,1230,-1062,-3752,-3782,-1815,-686,-2384,-2084,-2099,
	862,250,0,954,639,738,614,730,-531,-2262,-2720,-1676,-543,-1207,-1048,-1733,5063,2782,-3654,-1770,1030,4091,-1189,1047,
	5404,2930,-4480,-1453,-21,4147,-822,-2946,7074,1021,81,841,-1537,5179,1415,987,2590,-800,577,-646,-4701,2186,180,1080,
	103,-616,404,510,-243,-2257,1984,-3478,-23,5121,365,369,-87,-983,142,8055,-32,4527,-989,-292,-70,-788,-209,5447,
	190,3921,-579,596,-163,6005,172,-661,3969,2634,-3202,-1847,979,3834,-1011,978,4733,2782,-3318,-1523,379,3858,-712,-2808,
	6516,1341,190,805,-1649,4939,1466,993,2120,-720,626,-651,-5059,1755,64,1085,206,-506,130,374,-287,-2206,1639,-3002,
	-92,4901,1673,277,-194,-1031,-136,6645,-67,4350,69,-300,-133,-676,-278,4445,279,3749,258,461,-188,5891,391,-339,
	3072,3072,3072,3072,3072,3072,3208,3328,1024,1536,1790,1792,2044,2560,2246,-512,-67,-768,-69,-265,-119,-32,-53,-768,
	-179,-1536,-283,-1307,-370,-1536,-275,-1536,2921,55,704,1053,740,50,1382,276,-407,-2761,-1858,-1507,-1567,-1742,-997,-5100,
	792,1009,1004,1020,1024,1024,1023,0,-507,-2178,-973,-1487,-864,-1664,-942,-2976,-5903,-743,-603,225,663,-81,1780,1009,
	-5615,-2017,-176,-156,-69,-788,111,694,-1049,2900,1203,1467,3385,2418,1552,1166,-1898,-561,-827,997,-15,-117,1124,3729,
	-14,917,6416,3908,-1599,-119,-751,1145,-89,-319,-511,820,-172,-1954,-62,1298,-51,-613,-127,6008,88,2117,-161,249,
	4,3978,-313,-571,-82,-113,28,-167,-4094,-1046,-462,-361,926,-338,1714,1041,-4785,-2267,-171,-846,250,-1052,-198,545,
	-737,2573,1215,1454,3001,2173,1688,1173,-1599,-604,-561,973,-221,-410,1241,3982,-11,673,4381,3737,-2193,-144,-540,1015,
	63,616,-1240,1298,-783,-1483,347,683,14,-334,-853,6050,-478,2138,-93,-162,-29,3690,-86,-676,-46,-175,12,-139,
	3328,3328,3328,3328,3328,3328,3328,3328,-256,0,0,0,35,50,91,128,-768,-768,-768,-768,-344,-152,-117,-768,
	-1536,-1536,-1536,-1536,-1011,-460,-306,-1536,180,0,0,2257,1850,1655,3449,212,-4940,-4864,-4864,-2606,-2978,-3159,-1324,-4524,
	0,0,0,550,536,782,810,17,-2928,-3328,-3328,-2008,-1491,-1582,-662,-2652,3057,-1256,-1109,-7883,4944,2437,910,1642,
	1267,807,1304,-7422,5607,3045,1909,1583,4229,268,615,4047,3318,4799,1839,-2065,3357,-1836,-2073,2412,431,2145,-437,-2204,
	-1084,1594,1769,-5987,2704,2457,596,970,-987,2205,2777,3382,-291,-901,171,2548,-397,679,679,1547,-134,-953,81,-1880,
	-1188,1089,969,2875,-2880,-5607,578,-118,2313,-454,-307,-6745,4284,2930,-607,1585,1386,1080,1577,-6403,4968,3499,305,1781,
	4529,511,858,4254,3250,4691,1244,-1746,2851,-1304,-1541,2578,371,2638,-694,-2200,-391,1382,1557,-5875,2286,1964,572,1340,
	-834,2446,3018,3644,-246,5,-8,2783,-889,725,725,1685,-211,-329,-13,-1696,-543,626,506,2403,-2834,-5566,604,90,
	3328,3328,3328,3328,3328,3328,3328,3328,162,173,242,256,256,256,256,256,-132,-513,-238,-768,-768,-768,-768,-768,
	-388,-1536,-603,-1536,-1536,-1536,-1536,-1536,3016,1285,2706,694,97,86,0,147,-1686,-3406,-1916,-3914,-4511,-4522,-4608,-4461,
	841,222,682,0,0,0,0,0,-1358,-1712,-958,-2792,-2752,-2848,-3200,-2976,-9769,2086,7440,260,-3276,3414,2259,928,
	-11154,2652,8468,1748,-2111,1336,-183,205,-4878,-2022,1602,6403,-736,-1174,-29,-1207,-792,521,3885,640,-472,-944,1490,-348,
	853,1176,1414,2096,-466,234,-200,-48,-11,3893,-73,-4001,91,-1918,-651,2722,-58,1982,-152,2600,1472,1632,3898,1627,
	673,-120,1139,1149,-691,-560,-801,-474,-7091,1557,5772,1174,-2394,2391,2704,978,-8140,2271,6605,2312,-1804,869,-38,329,
	-3850,-1130,1899,3436,-538,-695,-1120,-2213,291,-244,2768,145,-278,-726,612,-1102,660,1548,2352,1407,-558,257,-141,-61,
	381,365,-641,2095,-1525,-2203,222,5580,152,44,-471,4330,1499,1447,4564,2594,782,113,1519,450,-192,-57,-1268,-801,
	3328,3328,3328,3328,3328,3328,3328,3328,256,278,327,332,332,384,384,439,-768,-768,-409,-326,-326,-768,-768,-323,
	-1536,-1536,-1144,-821,-821,-1536,-1536,-818,1080,269,1384,1932,2948,225,0,2223,-3528,-4317,-3153,-2600,-1584,-4255,-4480,-2202,
	868,61,397,286,286,250,0,323,-2660,-2297,-1584,-1303,-1303,-2518,-3136,-1560,-5356,-1307,410,-3779,2730,2914,-1869,1708,
	-3768,-1046,76,-3542,3362,1734,749,-5,-946,-817,-2120,-7042,142,552,-1017,745,-2507,8,197,-4193,-1355,-545,-3146,-1403,
	-1157,-542,-880,-4895,726,-1196,-1944,3881,-4116,2697,1796,515,304,4472,-2640,184,-3330,1295,1420,379,178,3308,-1911,200,
	-375,-630,-6822,-18875,416,1740,2610,2826,-3958,-1831,-91,-4200,2917,2882,-1782,1839,-2590,-1721,-363,-3968,3613,1867,630,268,
	-1713,-1328,-2168,-6727,263,559,-1540,43,-2012,-767,-522,-4449,-1030,-202,-3435,-961,-1696,-575,-1021,-4441,643,-1222,-1994,2790,
	620,-1113,-26,-63,309,5388,-1840,611,-902,259,130,-18,170,3511,-1136,539,-1276,-590,-6819,-18642,495,1689,2261,2837,
	3328,3328,3328,3328,3328,3328,3328,3328,441,442,442,474,504,509,512,512,-333,-314,-314,-290,-768,-126,-768,-768,
	-1536,-792,-792,-745,-1536,-463,-1536,-1536,800,1843,2872,2894,1731,1844,115,866,-3623,-2579,-1550,-1496,-2630,-2511,-4237,-3486,
	324,329,329,443,953,950,73,73,-1888,-1291,-1291,-1264,-2082,-1256,-2588,-2588,-1161,2622,636,-1953,937,333,-4276,5253,
	-1187,1863,77,-3301,-574,1197,-2990,4227,-1190,3087,3190,-3084,-3075,-1948,-1543,5298,-387,4353,-2703,2482,1660,-20,954,1373,
	-300,-2224,-146,-821,-825,-6382,-626,560,865,522,133,-35,-4353,-242,4039,-5799,652,400,113,-56,-5240,-263,6619,-1667,
	500,17313,-345,-549,389,3531,-756,-2392,-1299,2406,604,-1616,1703,218,-4702,5473,-1282,1638,39,-2856,120,1105,-3987,4398,
	-484,3062,3062,-3211,-2711,-1479,-794,3827,-453,4011,-2390,2718,1974,-123,1821,1667,-287,-1898,-218,-980,-612,-5781,-530,75,
	-1043,29,111,-2,-4111,-322,124,-862,-93,40,105,-26,-4897,-318,2952,960,353,17216,-343,-625,286,3296,-568,-2543,
	3328,3328,3328,3328,3328,3328,3328,3328,512,512,512,512,512,512,516,531,-768,-97,-97,-768,-124,-552,-768,-398,
	-1536,-225,-225,-1536,-321,-1536,-1536,-1536,0,3173,3813,58,2368,2120,1474,1594,-4352,-1179,-539,-4294,-1984,-2232,-2874,-2740,
	0,557,557,0,501,954,206,567,-3072,-590,-590,-2976,-1301,-1866,-2224,-1936,2949,-1756,-5116,-1872,-1197,-1057,746,-3950,
	-113,-1862,-3373,-1861,-1184,-1242,-7,-3239,5179,-4524,1449,-3016,3013,-2552,-1680,-543,7991,-1159,-2655,-1182,-1593,-71,-4589,-3385,
	-1090,-366,221,-1184,3135,5453,509,-1846,-1090,-298,104,526,-179,-5118,-4580,2193,-649,-139,59,214,-62,1634,-2513,-380,
	-1537,-298,184,-1468,154,2384,1243,-5787,2687,-2700,-2305,-2889,-767,-777,1581,-2811,-224,-2791,-1590,-2231,-648,-950,791,-2242,
	4722,-4680,1399,-2784,2431,-2622,-1821,-64,7487,-1478,-1707,-376,-731,-261,-3898,-2534,-1262,-446,201,-1509,3083,5512,300,-2560,
	-584,-285,342,1892,32,-5035,-3529,2743,-266,-134,170,2123,121,1458,-1798,-60,-1639,-343,105,-1532,-31,2490,589,-6160,
	3328,3328,3328,3328,3328,3328,3328,3328,536,539,539,540,551,584,584,597,-338,-318,-318,-218,-199,-152,-152,-128,
	-1079,-986,-986,-435,-573,-374,-374,-256,2092,1254,2572,3453,2094,2570,3353,3755,-2235,-3071,-1753,-870,-2219,-1710,-927,-512,
	577,583,583,106,540,591,591,263,-1591,-1544,-1544,-435,-1593,-855,-855,-256,943,-653,1598,556,-2413,-1937,764,419,
	1191,335,1468,1496,-1611,-943,2222,-1693,1021,-1269,860,-893,655,-1835,1707,-1277,-1251,-25,-903,1085,-640,-707,-787,629,
	6751,1913,-1231,162,2689,-592,-256,143,948,-101,250,361,-435,-93,-38,192,-166,376,-248,271,-286,8,-53,156,
	2259,15029,-962,20,783,-619,-184,98,700,-1069,2157,376,-1926,-2548,1513,-934,932,-17,2336,1475,-970,-1705,2637,-2338,
	617,-1318,555,-778,-654,-1059,1471,-963,-1246,-465,-395,636,-303,-1344,-259,27,5492,1608,-1228,158,684,342,-298,150,
	657,-1239,209,62,582,-177,190,34,-234,-569,-248,88,387,-66,84,72,2248,14875,-838,105,900,-495,-255,152,
	3328,3328,3328,3328,3328,3328,3328,3328,640,656,663,700,700,732,742,768,-768,-183,-99,-140,-140,-283,-75,-768,
	-1536,-515,-278,-355,-355,-716,-211,-1536,70,2046,1433,2568,3289,1809,3060,124,-4154,-2162,-2768,-1597,-875,-2322,-1062,-3972,
	2,592,1024,631,631,445,1024,417,-2768,-1531,-1386,-799,-799,-1163,-531,-2446,-1385,-2309,-3512,963,1151,248,-1966,1330,
	1277,-1905,-2572,685,-1567,497,-514,2502,-325,3216,-3497,-1116,3336,-3171,-2481,-1119,-2413,-342,-2780,514,-560,-2044,761,-1094,
	-1048,4039,214,-663,-203,-7910,94,-238,-1462,-204,-261,-104,-83,231,43,-834,-42,-65,-443,1,-71,180,8,207,
	-450,-725,5243,-475,-153,17,-15,-92,-1083,-2216,-3357,715,2038,-370,-2466,1255,1156,-1808,-2413,350,-1262,-116,-810,2293,
	-82,1792,-3599,-462,3303,-2398,-2522,-431,-1813,61,-2563,82,111,-2703,501,-617,-761,3068,-209,-351,-228,-6000,153,144,
	-1554,304,-95,-125,63,-447,-98,-954,-389,283,-398,-44,10,-249,-61,440,-159,-851,5055,-464,-197,543,43,91,
	3328,3328,3328,3328,3328,3328,3328,3328,768,768,768,769,832,895,897,1005,-768,-64,-768,-768,-768,-768,-768,-215,
	-1536,-128,-1536,-1536,-1536,-1536,-1536,-1536,65,3840,254,1052,0,226,733,1350,-4031,-256,-3842,-3043,-4032,-3743,-3235,-2509,
	163,521,458,459,0,886,639,846,-2510,-128,-2111,-2255,-2912,-2251,-2429,-1804,-253,6110,1333,-2827,5915,1494,-1878,-517,
	3197,3773,4566,-2341,-3049,-2338,-2095,-1295,-1535,88,-938,1599,602,-1614,2314,1130,-796,920,-846,-1224,1291,-1092,-702,-1251,
	-590,166,-98,-1708,823,59,-1649,-57,687,210,14080,-5138,2318,11796,-11969,2156,909,150,8339,-5705,-1866,3923,-9170,653,
	916,116,66,-2424,-2167,714,-718,-1516,1067,4515,-25,-2628,5333,453,-2227,-536,1888,2764,1669,-2088,-1848,-2490,-2596,-1226,
	-610,259,-1083,1670,-289,-656,1153,1186,-654,340,-1655,-1036,610,-245,-924,-1136,104,204,379,-1583,398,450,-2182,-616,
	-2392,146,2039,-5125,1564,4225,-7592,2197,-1888,117,187,-5337,-2170,1597,-6496,469,598,167,207,-2074,-1966,1291,-1061,-1329,
	3328,3328,3328,3328,3328,3328,3328,3328,1006,1006,1006,1010,1022,1024,1024,1024,-247,-247,-247,-148,-192,-768,-768,-768,
	-627,-627,-627,-445,-726,-1536,-1536,-1536,1792,2526,2526,1735,1876,155,308,814,-2066,-1332,-1332,-2119,-1966,-3685,-3532,-3026,
	616,616,616,1024,853,963,962,962,-1035,-1035,-1035,-1060,-1613,-2564,-2409,-2409,1397,-1018,1402,-1227,-980,-878,-980,11302,
	-248,-6209,7107,-2148,-373,-1947,-813,9904,-2907,-3471,1584,-1844,4521,-3262,-623,7016,-345,-3906,3180,179,-1324,-3924,-213,4398,
	-487,-467,-467,737,2824,-741,-159,8993,238,126,126,74,-313,-939,9253,8201,105,68,68,-17,-396,-14649,16543,-1369,
	-1359,-355,-355,-360,-712,-952,-3229,5815,1036,-915,1505,-1420,-945,-485,-839,10651,-349,-6287,7029,-2074,-701,-1103,-580,9111,
	-982,-3061,1995,-655,2381,-2627,-831,5756,-1516,-3827,3259,-771,-420,-2886,-307,4072,903,-506,-506,1181,2760,-513,-292,8055,
	-575,-3,-3,-568,577,2697,10892,10011,-346,-9,-9,-404,95,-8509,16954,-79,-1087,-362,-362,-173,-1029,-1046,-3241,5380,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1024,1024,1024,1024,1024,-768,-61,-61,-32,-768,-768,-231,-8,
	-1536,-158,-158,-64,-1536,-1536,-1086,-1536,0,2789,3402,3712,64,1087,2025,682,-3840,-1051,-438,-128,-3776,-2753,-1815,-3158,
	1024,794,794,774,775,1022,1022,948,-2816,-525,-525,-64,-2696,-2272,-1676,-1988,-1772,5446,-10469,2739,-1509,-6660,4288,2088,
	4295,2122,-8617,3832,-964,-4560,3469,1494,4590,-4262,-2153,55,-1378,-2496,115,-666,6742,1676,-1691,1020,-967,-4806,1954,-159,
	972,-29,-67,193,-349,-3817,71,-157,-8529,-243,-215,256,-3008,2747,704,-301,25004,-108,-127,150,-5807,2086,-866,3298,
	4711,-17,-57,137,-863,2896,-785,-4917,-1484,5180,-4411,1445,-1082,-6575,4224,1897,3545,1959,-3839,2799,-1228,-4606,3570,1362,
	3364,-4350,-1535,-100,-2161,-2424,-137,-773,5429,1617,-281,711,-1660,-4569,2128,41,564,-143,-53,230,-615,-3721,-80,-319,
	-5737,-169,113,235,1371,3688,1147,826,22742,-79,7,137,-4605,3465,-701,4137,4181,-86,-114,163,-1332,2908,-863,-5027,
	3328,3328,3328,3328,3328,3328,3328,3328,1026,1026,1040,1052,1109,1152,1152,1215,-187,-187,-768,-218,-128,-768,-768,-123,
	-628,-628,-1536,-435,-256,-1536,-1536,-334,1198,2363,29,2941,3243,162,0,1667,-2640,-1474,-3795,-870,-512,-3551,-3712,-1982,
	856,856,795,801,840,886,1024,812,-1335,-1335,-2652,-435,-256,-2242,-2752,-1275,1562,2267,436,-2428,7861,378,942,700,
	313,711,-1786,-672,1253,4237,2187,-675,-676,6379,-587,339,1045,-425,3361,-211,-787,-703,-1228,1356,4279,-830,4019,671,
	-2220,-935,-650,-192,-64,-367,1587,3612,88,-50,-4271,342,134,8607,3507,-154,25,-34,-6136,146,58,5137,-3577,-156,
	3123,-226,-833,-171,-78,-2477,-5091,-323,1536,2448,501,-2939,3642,32,819,671,324,890,-1246,-341,-1412,3104,1745,-636,
	-717,5138,242,-49,603,590,2462,-452,-1116,-149,-337,141,2803,5,2870,1166,-2465,-1251,-313,-133,-69,406,1196,3588,
	-753,-85,-5100,-18,-207,-2414,3714,97,-574,-43,-4084,-37,-87,-3324,-5266,-51,2662,-401,-394,-80,-30,18,-5042,-508,
	3328,3328,3328,3328,3328,3328,3328,3328,1233,1233,1250,1269,1278,1280,1280,1280,-115,-115,-241,-187,-141,-77,-768,-630,
	-297,-297,-740,-514,-499,-217,-1536,-1536,2272,2883,326,2377,2245,1772,284,252,-1359,-748,-3287,-1217,-1341,-1813,-3300,-3332,
	823,823,856,1024,933,845,948,918,-680,-680,-1764,-1048,-1207,-1227,-2285,-1861,-28,-1143,-122,2609,154,989,-403,843,
	-1508,-392,-208,3055,821,-140,-2717,556,-2029,-1865,-1522,-581,-918,-68,-430,-158,-126,-2328,-965,759,-1349,886,-1287,160,
	-413,-15,805,87,-373,134,-412,106,-183,-115,3511,269,-48,-306,15348,6404,-10,-66,4028,76,-45,-106,21531,-463,
	-73,-9,-837,64,70,-19,2363,4729,554,1311,-181,2686,130,834,-558,504,-448,326,-198,2447,125,-314,-3068,-377,
	-1027,-1267,-1275,5,-1502,98,-694,-139,-1042,-785,-644,910,-845,1308,-1338,-856,-419,-37,690,48,-557,-83,-455,304,
	-309,166,1890,152,24,-118,16874,1450,-149,58,3358,-8,14,-22,20520,-451,-113,-56,-874,102,33,-54,3766,3398,
	3328,3328,3328,3328,3328,3328,3328,3328,1280,1280,1280,1408,1518,1527,1529,1529,-630,-768,-64,-768,-108,-186,-185,-105,
	-1536,-1536,-128,-1536,-397,-508,-495,-384,1297,846,3328,27,1644,1254,1523,1206,-2288,-2738,-256,-3429,-1703,-2083,-1812,-2128,
	918,939,903,1024,977,1024,1024,979,-1861,-2211,-128,-2508,-1424,-1048,-1376,-1079,2042,5825,7091,843,-2532,574,768,1988,
	1177,4902,8942,-2087,1141,-444,-1161,1375,2545,1487,35,-2352,4404,85,-2700,314,-1909,1663,-611,-1826,-3503,-175,92,1007,
	-3099,-1151,13,-1901,-144,6106,-1503,-2171,-2122,-6725,89,-765,-70,1494,971,465,5490,-5745,43,-3848,-104,603,281,-340,
	-883,2397,-4,-3866,17,-526,-320,-108,2061,5647,4171,1035,-2472,911,893,2009,1219,4609,6531,-2025,431,-162,-1056,1201,
	2576,1326,-277,-1707,3866,-81,-2541,243,-2110,1652,-1015,-1240,-2249,-1251,659,326,-2817,-939,4,-1473,705,4625,-611,-3456,
	-2848,-6145,-46,-791,779,-356,1106,-817,4743,-5582,-12,-3408,369,-251,359,-777,-351,2331,6,-2431,-93,-270,-432,104,
	3328,3328,3328,3328,3328,3328,3328,3328,1533,1536,1536,1536,1536,1536,1536,1536,-435,-768,-768,-768,-32,-768,-50,-50,
	-1536,-1536,-1536,-1536,-64,-1536,-123,-123,817,58,284,66,3200,0,2331,2939,-2515,-3270,-3044,-3262,-128,-3328,-997,-389,
	997,1023,942,1009,964,1024,934,934,-1970,-2129,-2157,-2434,-64,-2560,-500,-500,873,-98,1066,661,3357,2409,2230,-13126,
	-1270,-2615,-1310,222,4578,6888,1931,-12500,-2160,-1422,-1335,-915,324,1600,-304,-281,-845,-316,-1242,-721,-672,4092,-304,306,
	-710,-1824,-1865,-364,76,2319,113,-13,-6708,2379,13390,-2930,186,-2677,-555,-228,-3488,-5817,17048,-5243,86,23823,-185,-94,
	1122,-2243,-7594,-3051,70,3699,54,-18,561,814,818,325,1418,2025,2148,-6031,-1606,-695,-1445,-834,2666,5472,2325,-6015,
	-2206,224,-1533,-1244,293,879,-574,-99,-833,872,-1358,-888,-601,3327,-406,297,-554,94,-1944,-1151,110,1392,85,41,
	-4877,-4822,13813,62,167,-1072,-435,227,-2964,-3275,16563,-5935,81,20704,-121,53,980,-1404,-7580,-4341,81,2006,18,-65,
	3328,3328,3328,3328,3328,3328,3328,3328,1536,1543,1564,1621,1680,1729,1781,1791,-768,-102,-218,-128,-768,-93,-160,-68,
	-1536,-375,-435,-256,-1536,-249,-463,-280,114,1045,2430,2731,0,1593,1937,2053,-3214,-2276,-870,-512,-3184,-1542,-1147,-1020,
	1000,981,1010,1013,1024,1024,1024,1004,-2082,-1682,-435,-256,-2488,-778,-1051,-951,71,358,-4681,7060,2256,949,1072,303,
	-953,-556,-4978,1769,948,-787,939,2782,614,-431,-15,-255,1701,-1094,278,-1498,-1079,-1036,-571,-1268,764,237,105,-2476,
	-1246,386,-49,40,2256,-118,-159,63,3359,-1874,477,168,-2663,24,690,-386,-3389,945,182,84,2119,16,232,-153,
	-3089,1288,-79,-18,-101,65,-20,63,842,744,-3838,4205,1592,538,947,993,-122,-530,-3207,-202,-23,-278,243,1888,
	1377,-660,-516,-421,1019,-488,658,-1052,-803,323,-1295,-1467,267,-1263,294,-1858,-305,3575,-45,30,1622,-992,-501,224,
	-655,1170,65,-130,-933,-703,447,89,-2729,2679,14,3,1173,-461,90,66,-3091,1220,24,28,-596,105,-4,17,
	3328,3328,3328,3328,3328,3328,3328,3328,1791,1792,1792,1792,1796,2033,2039,2046,-11,-768,-64,-266,-12,-123,-49,-11,
	-1536,-1536,-128,-1244,-23,-394,-211,-1536,285,10,2816,252,665,995,711,276,-2788,-3062,-256,-2820,-2402,-1836,-2114,-2542,
	939,1024,1017,1020,923,1024,1016,1024,-2029,-2376,-128,-1605,-1611,-935,-1101,-1902,271,-1749,8630,-157,-403,-440,305,604,
	389,-928,10285,394,-371,-199,652,372,1213,202,-677,791,-3354,211,-2144,-423,275,-1166,-1060,-66,-4200,-90,-1571,-723,
	1242,-2503,18,145,-5453,2989,2176,45,-388,1048,95,4106,157,1828,2439,-175,1551,-2332,50,-3400,-133,1770,4495,-1721,
	4652,2863,0,-2586,2149,-213,-155,13,-422,-1856,5097,489,-461,39,296,104,-194,-983,6950,824,-381,237,584,-76,
	966,93,-624,914,-3301,166,-1845,-616,433,-1034,-877,-572,-3767,-641,-2061,-729,1032,-2347,6,247,-4274,447,-552,194,
	2302,1136,-82,1100,1358,-304,524,1369,2134,-2056,3,-4137,1021,15,2548,-987,3962,3037,13,-1933,2009,-19,200,-200,
	3328,3328,3328,3328,3328,3328,3328,3328,2048,2048,2048,2048,2048,2048,2076,2133,-160,-32,-768,-768,-39,-39,-218,-128,
	-842,-64,-1536,-1536,-105,-105,-435,-256,1101,2688,56,0,1850,2473,1919,2219,-1715,-128,-2761,-2816,-966,-343,-868,-511,
	1024,1020,1023,1024,1024,1024,1023,1023,-1615,-64,-2176,-2304,-484,-484,-435,-256,1412,5596,-2897,2866,-1325,-17663,-1396,5133,
	1879,7318,-4724,5493,-1723,-17378,-3357,778,-2489,-124,-1901,780,259,-486,1292,334,-3195,566,-3024,945,-408,-931,1037,1254,
	-8658,-12,-1826,1667,162,71,-14,6,-6965,163,-1484,-87,-787,-289,1066,148,-5976,46,66,387,-202,-78,441,79,
	-229,38,1270,2349,33,5,-103,-50,1010,2223,-2033,1955,-1301,-9784,-725,3572,1340,3807,-3168,3999,-910,-10029,-1551,-55,
	-2211,-51,-1415,244,-388,-579,539,135,-2590,673,-2664,529,-737,-1101,368,1251,-4765,51,-1329,1058,24,211,-511,-60,
	-3471,117,-2013,112,-950,497,-243,-236,-3310,56,-44,46,-198,98,-126,-18,-630,53,1610,2355,24,-72,21,-15,
	3328,3328,3328,3328,3328,3328,3328,3328,2226,2304,2304,2304,2408,2541,2557,2557,-59,-64,-189,-83,-768,-21,-54,-54,
	-198,-128,-1536,-530,-1536,-101,-238,-238,1169,2304,53,170,0,597,740,1518,-1469,-256,-2507,-2389,-2456,-1726,-1567,-790,
	1024,1024,1024,1024,1024,1023,1024,1024,-763,-128,-1807,-1487,-2124,-912,-864,-864,1173,7799,-993,74,-208,1008,270,-2337,
	38,8354,-1395,-53,157,-121,1066,-1965,1110,55,-906,410,-95,-302,707,-2531,188,-903,-1291,-408,-1007,-179,-691,-2094,
	-996,-41,-572,-996,93,5216,-604,-394,-723,50,-2413,2407,1203,4205,-469,218,-679,9,-810,-3485,926,4220,129,-179,
	-8,-17,-541,415,-463,-133,-89,-33,1300,5021,-435,271,-224,917,228,-1005,413,5553,-489,246,90,-154,1060,-1083,
	661,79,-704,539,-102,-338,526,-2389,-189,-821,-1433,-382,-844,-505,-742,-1947,-1716,-37,-830,-1367,143,2802,-500,358,
	-1515,-106,-4006,1246,915,1048,-229,1736,-1082,-20,-1273,-3990,706,1605,33,48,57,-4,-72,408,-560,-2,-73,-87,
	3328,3328,3328,3328,3328,3328,3328,3328,2558,2560,2560,2560,2560,2664,3043,3065,-12,-32,-32,0,-27,0,-6,0,
	-23,-64,-1536,-1536,-84,-1536,-43,-109,258,2177,50,0,1380,0,535,364,-2048,-128,-2254,-2304,-924,-2200,-1286,-1435,
	1024,1024,1024,1024,1024,1024,1024,1024,-1646,-64,-1920,-2048,-465,-1996,-780,-782,-837,3771,-747,2515,-442,-981,95,1117,
	-432,5164,-3022,5755,-404,-834,450,-232,-1069,-504,-576,1494,1233,-655,927,-744,-1078,145,-969,1714,1078,-969,-458,-866,
	-4148,-549,665,-712,-834,-3472,707,11865,-9574,170,-1818,-409,-1166,314,509,9108,-5383,-317,2651,-1041,-708,-1405,-365,6839,
	135,13,-310,-107,-17,-57,-16,-68,-976,3785,-272,1704,-815,-1203,-26,1546,-631,4886,-1755,4177,-689,-1247,400,504,
	-1161,-477,-284,1078,569,-702,837,-62,-718,84,-645,1578,573,-823,-326,-743,-445,-283,306,-530,-1051,-3280,411,3376,
	-5996,324,-1750,476,-1657,692,1085,2470,-2162,-185,2268,-290,-781,-1163,-531,1418,-100,30,-307,-405,10,-118,-53,126,
	3328,3328,3328,3328,3328,3328,3328,3328,3072,3072,3072,3073,3571,3584,3586,3591,-12,-2,0,-11,0,0,0,-1,
	-58,-63,0,-23,0,0,-4,-11,942,50,0,218,312,0,38,290,-850,-1742,-1792,-1572,-981,-1280,-1240,-983,
	1024,1024,1024,1024,1024,1024,1024,1024,-441,-1664,-1792,-1390,-612,-1536,-1408,-658,-1807,1271,746,-1887,39,1010,-317,-751,
	-848,-387,1440,-493,74,995,278,-697,5,901,1093,-264,304,602,-933,-1210,-244,-54,1641,-1690,-308,-273,-486,-398,
	-2791,-3907,5871,-9217,3160,-7297,-1155,5142,-1730,-1421,-3894,914,7749,-1574,-1524,11412,-1929,-798,-4553,1060,47,-19526,6166,481,
	-54,-24,187,-34,-23,64,16,-29,-1688,1035,83,-1312,452,43,-256,-280,-815,-369,627,-437,597,113,191,-146,
	166,805,488,-92,955,-248,-779,-560,-106,149,1236,-1859,432,-576,-549,80,-2016,-1879,5022,-2674,-194,-3467,-87,1586,
	-1409,-355,-1851,4877,681,-198,-468,4696,-1319,756,-2108,3245,-567,-12618,3415,-393,-51,-52,155,-112,28,40,11,5,
	3328,3328,3328,3328,3328,3328,3328,3328,3595,4050,4083,4096,4097,4102,4482,4539,0,0,0,0,0,0,0,0,
	-22,0,-2,0,0,0,0,0,173,123,191,0,183,32,98,44,-1096,-691,-590,-768,-584,-730,-285,-281,
	1024,1024,1024,1024,1024,1024,1024,1024,-1134,-518,-402,-1280,-878,-1152,-622,-605,-1224,26,5497,1520,-5050,-1067,494,-699,
	-1406,-1604,2595,2553,-2256,-823,-718,-1246,79,-3568,-5497,2095,4581,1518,-1356,-1289,-336,-2541,-5296,1667,4780,802,-1378,-397,
	2473,13762,1406,-20058,2272,208,963,3725,-14597,27548,30822,-8607,-37122,-14202,-319,31793,8783,-99,-761,1839,-694,607,-537,-53,
	-25,-23,-38,17,-34,0,-45,-13,-1062,-10,2351,529,-1464,-349,532,-962,-1255,-276,1788,775,-1106,-835,-361,-257,
	-407,-177,-894,-44,-76,-256,-680,717,-960,-6,-1251,19,527,-524,-858,659,4475,765,-1501,-10393,5080,2050,-405,104,
	-4971,5466,-593,1536,-6321,-967,-5404,13493,5060,-130,-409,2363,-825,47,-312,-74,-56,57,5,-4,-95,-17,-55,1,
	3328,3328,3328,3328,3328,3328,3328,3328,4602,4608,5028,5120,5124,5530,6144,1174,0,0,0,0,0,0,0,-768,
	0,0,0,0,0,0,0,-1536,19,0,0,0,0,0,0,146,-243,-256,0,0,0,0,0,-3544,
	1024,1024,1024,1024,1024,1024,1024,944,-896,-1024,-377,-768,-640,-423,-211,-2508,-2827,913,7607,-2049,-6500,-3931,7249,1125,
	-2092,3025,6038,-867,-5745,-2374,5186,-2985,-74,3425,-4969,4412,-104,-1336,51,1537,-2195,2999,-4393,2405,387,-1149,-268,1678,
	6330,-9264,386,240,244,554,1383,1108,-16057,-20425,24209,-38343,10033,7055,2156,-11375,-20,220,-61,-1,2,165,837,-9053,
	-12,4,-2,9,9,80,438,2262,-1372,355,3670,-354,-3996,-4184,6966,1225,-1316,896,3465,-199,-3536,-2530,5018,-1269,
	-682,397,-1973,900,154,-789,141,1566,-1462,1062,-2667,367,379,-768,-265,1771,4521,-2616,-556,1303,111,327,1179,907,
	-4849,-1065,4027,-14100,3490,4540,1499,-6526,-103,241,-143,227,-10,106,660,-5627,-21,14,14,26,-14,71,462,2072,
	3328,3328,3328,3328,3328,3328,3328,3328,1686,1003,632,1180,437,169,935,1276,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,165,19,11,25,528,663,202,16,-3013,-3841,-4221,-3660,-3900,-4033,-3728,-3572,
	1010,441,0,1024,100,170,426,1021,-2190,-2776,-2912,-2684,-2596,-2072,-2744,-2600,-1422,-1312,1425,-129,-3480,2599,68,-3082,
	-817,2052,-9,-528,-4428,2658,-1121,3731,-2002,669,16,-1020,-4241,-3257,72,-3264,-170,49,-1113,-3468,-1678,-1305,-13,-3576,
	2224,630,1399,-846,-1522,738,1182,-1752,-2393,2782,80,-2120,-11265,3412,-7884,-2101,-756,1903,-3674,-5647,-4608,-1776,-3472,-426,
	-752,-36,2071,617,266,-509,449,1953,-1214,-1511,791,-18,-3500,2228,163,-2693,-301,1967,530,-67,-4497,2798,-331,4152,
	-1643,198,27,-498,-4330,-1097,-1207,-2122,-78,-271,-1622,-2833,-1176,-1305,-519,-2411,2292,412,937,-611,-1500,1468,504,-1247,
	-2496,2680,-446,-2070,-4327,-773,-271,-3137,-541,1032,-3059,-4556,-1634,-2036,-106,129,-315,-61,1884,198,232,104,-152,2753,
	3328,3328,3328,3328,3328,3328,3328,3328,1223,535,411,640,569,1374,833,1500,-768,-768,-768,-768,-768,-479,-327,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,47,523,687,24,212,297,995,33,-3594,-3806,-3766,-4201,-4084,-3194,-3037,-3332,
	1011,269,200,0,82,963,699,1024,-2684,-2142,-2136,-2800,-2736,-2046,-2003,-2526,418,-774,-2447,-106,-754,-2581,-4111,-3464,
	858,-1076,-3348,30,-95,-2374,-3880,-4187,-292,4037,-4172,-596,900,653,-3865,1420,1104,3628,-1784,-3198,-404,-326,-2064,-1447,
	-711,783,-1616,-1490,2143,194,-99,1081,-1483,6448,9512,-1435,-6169,-5237,3410,-1642,-1896,1899,5679,-604,-3880,-4305,6351,-9357,
	3911,-823,175,-1021,135,-505,977,-1786,123,-1541,-2129,267,-499,-2569,-3607,-3580,721,-1965,-2927,-111,648,-2198,-3343,-4863,
	-1311,3625,-2466,220,352,683,-3073,831,157,2851,-1784,-1905,-437,-71,-1621,-1808,-1246,686,-1213,-687,1735,222,-55,370,
	898,1031,4266,-2354,-2032,-4061,3288,564,-1149,-736,4109,-2020,-1435,-3597,5828,-10029,3167,-745,320,-86,149,-284,1536,-2720,
	3329,3329,3329,3329,3329,3329,3329,3330,394,1176,887,918,1152,2944,508,2804,-178,-768,-768,-768,-59,-3,-768,0,
	-356,-1536,-1536,-1536,-463,-169,-1536,-1536,2399,417,140,121,852,32,4,0,-2073,-3272,-3839,-3826,-2862,-1890,-4354,-2063,
	126,967,470,422,1017,1024,0,1024,-1037,-2271,-2689,-2641,-1587,-1627,-3073,-1928,533,-529,133,-2383,-1450,-486,-4314,-67,
	1436,2676,-4388,-3240,-1446,-495,-1876,-1102,-2395,-457,1172,-635,3012,-1063,122,-1255,274,70,475,-267,1027,-2196,-116,-2544,
	-594,-1312,-455,624,907,-2582,551,4960,183,-12394,-6518,-1328,-286,2169,-3008,1561,173,-12403,-7085,-2102,729,-1221,-1605,-844,
	1926,-3134,173,119,-10256,-21,186,-43,330,-541,848,-2069,-1329,-215,-4617,-29,1014,2560,-2583,-2509,-1242,-175,-2021,-960,
	-1523,-581,577,-120,2906,-754,-416,-1156,110,-40,111,84,1216,-1806,-641,-2252,185,-1292,-656,866,285,-2432,344,4862,
	-39,-11669,-153,-709,-42,1157,-2325,1381,21,-12528,-3300,-882,764,-1551,-1071,-706,2021,-2935,124,312,-9948,-26,47,-12,
	3330,3330,3331,3332,3332,3333,3336,3340,1134,2120,814,1336,1490,576,2246,941,-502,-277,-768,-768,-768,-768,-53,-126,
	-1536,-961,-1536,-1536,-1536,-1536,-275,-382,608,131,228,0,289,0,1382,1649,-3126,-2618,-3828,-3535,-3093,-4299,-1253,-2297,
	761,1024,75,1024,994,0,1023,780,-2001,-1630,-2579,-2664,-2117,-3045,-1070,-1267,414,512,-437,1633,-1288,1446,-58,-1169,
	-1216,-6,850,-4478,-97,1726,218,-414,-1475,770,-2137,2627,-773,177,-1468,-108,-286,-781,-2217,2009,-1738,451,-1637,-1664,
	-559,169,-369,2906,560,2288,59,239,3732,-1147,-4807,511,-3585,-1097,296,-356,2212,647,-4582,-941,-7632,-2551,261,-349,
	-389,1482,-1218,3132,-1984,2203,31,-694,1280,799,-51,1318,-985,1028,-195,-1113,-419,399,492,-5020,244,1825,-331,-408,
	-272,902,-1671,1699,-588,-555,-1040,-414,-206,-711,-1919,1092,-1824,-968,-1110,-1144,152,239,-90,2201,714,1883,587,52,
	1519,-1717,-4354,1763,-3589,-846,1260,225,-207,690,-4350,-1128,-7061,-2393,757,-39,-100,1707,-1221,1973,-1962,2036,-53,-1047,
	3340,3347,3354,3584,3584,3584,3584,3584,1744,1875,1040,512,1004,1536,2546,2560,-50,-30,-44,-768,-251,-768,-55,-32,
	-188,-192,-108,-1536,-646,-1536,-247,-1536,1109,913,2848,58,1794,66,994,56,-2036,-2113,-1028,-4806,-2578,-3774,-1836,-2760,
	988,1024,849,0,615,1009,1024,1024,-1194,-1375,-515,-3232,-1291,-2690,-935,-2176,681,87,-3228,-2973,1757,308,-419,-629,
	-4,-56,-1426,-3190,900,-1564,115,-580,-2403,6969,7744,-2474,1163,-1699,-138,-603,-1974,4542,-2239,-826,3274,-578,1309,345,
	2661,-2276,183,-2245,-3838,-893,3150,267,-214,203,-221,-3364,1281,1554,1868,-1376,96,-2309,-80,-2591,836,-2990,2264,78,
	-101,72,68,-1382,-290,-3018,25,1289,607,15,-3557,-2983,1634,306,-338,-625,-116,31,-1711,-3285,792,-1620,251,-658,
	-1957,6407,7740,-2581,1040,-1624,-115,-605,-1555,4183,-2211,-928,2758,-768,1096,249,1975,809,133,-2309,-4126,-919,2145,69,
	-436,1848,-173,-3778,-25,823,608,-1640,-245,-341,-50,-3130,-28,-3138,1262,-260,-66,-240,44,-1326,-235,-2827,116,1320,
	3584,0,0,0,0,0,0,0,4354,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
	0,0,0,0,0,0,0,0,36,0,0,0,0,0,0,0,-986,0,0,0,0,0,0,0,
	1024,0,0,0,0,0,0,0,-1280,0,0,0,0,0,0,0,-1953,0,0,0,0,0,0,0,
	-1206,0,0,0,0,0,0,0,-611,0,0,0,0,0,0,0,-793,0,0,0,0,0,0,0,
	-2196,0,0,0,0,0,0,0,-2705,0,0,0,0,0,0,0,2845,0,0,0,0,0,0,0,
	127,0,0,0,0,0,0,0,-1569,0,0,0,0,0,0,0,-927,0,0,0,0,0,0,0,
	-580,0,0,0,0,0,0,0,-793,0,0,0,0,0,0,0,-1192,0,0,0,0,0,0,0,
	-1288,0,0,0,0,0,0,0,2614,0,0,0,0,0,0,0,149,0,0,0,0,0,0,0,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_e05dd7cded8305d7_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_e05dd7cded8305d7_boxes_0,
	  { { 25, segtune_segreduce_e05dd7cded8305d7_unknown_0 }, { 251, segtune_segreduce_e05dd7cded8305d7_longest_0 }, { 247, segtune_segreduce_e05dd7cded8305d7_shares_0 } }, 1, 761, segtune_segreduce_e05dd7cded8305d7_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_e05dd7cded8305d7 = { "segtune_segreduce_e05dd7cded8305d7", 1, segtune_segreduce_e05dd7cded8305d7_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_e05dd7cded8305d7

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
