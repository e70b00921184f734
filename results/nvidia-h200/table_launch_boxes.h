/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-12-01
 * database: 50e744677fe630a6
 * sources:  7224205ecf8e4210
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 816 cases
 *     n and the mean length known: worst regret 120.2%, mean 11.1%; geometries left out: worst 120.7%, mean 12.1%
 *     the longest segment, too: worst regret 98.3%, mean 3.5%; geometries left out: worst 375.3%, mean 5.3%
 *     shares of long segments, too: worst regret 115.5%, mean 4.5%; geometries left out: worst 133.1%, mean 5.9%
 *     as probed (shares, heaviest span, longest sampled segment; of few or long segments the longest): worst regret 18.5%, mean 1.2%; geometries left out: worst 69.9%, mean 2.7%
 *     all of these: worst regret 18.5%, mean 1.2%; geometries left out: worst 69.9%, mean 2.7%
 *     pareto lengths, 156 cases: worst regret 46.8%, mean 3.1%; left out: worst 133.1%, mean 4.7%; as probed: worst regret 18.5%, mean 1.0%; left out: worst 48.5%, mean 2.9%
 *     uniform lengths, 109 cases: worst regret 38.0%, mean 3.8%; left out: worst 38.0%, mean 4.0%; as probed: worst regret 13.0%, mean 1.4%; left out: worst 15.9%, mean 2.3%
 *     rowlen lengths, 99 cases: worst regret 93.1%, mean 6.1%; left out: worst 93.1%, mean 6.3%; as probed: worst regret 16.1%, mean 1.8%; left out: worst 16.8%, mean 2.6%
 *     bimodal lengths, 27 cases: worst regret 10.0%, mean 1.6%; left out: worst 30.5%, mean 6.8%; as probed: worst regret 10.0%, mean 1.1%; left out: worst 10.0%, mean 1.6%
 *     huge lengths, 44 cases: worst regret 42.1%, mean 3.0%; left out: worst 42.1%, mean 2.9%; as probed: worst regret 6.2%, mean 1.2%; left out: worst 38.9%, mean 3.0%
 *     poisson lengths, 57 cases: worst regret 19.0%, mean 3.0%; left out: worst 21.0%, mean 3.7%; as probed: worst regret 7.0%, mean 1.1%; left out: worst 14.5%, mean 2.2%
 *     lognormal lengths, 182 cases: worst regret 115.5%, mean 6.5%; left out: worst 115.5%, mean 9.0%; as probed: worst regret 12.6%, mean 0.9%; left out: worst 69.9%, mean 3.1%
 *     geometric lengths, 47 cases: worst regret 28.9%, mean 5.0%; left out: worst 28.9%, mean 5.7%; as probed: worst regret 11.8%, mean 1.4%; left out: worst 27.1%, mean 3.2%
 *     fixed lengths, 58 cases: worst regret 18.9%, mean 5.3%; left out: worst 30.5%, mean 6.6%; as probed: worst regret 5.8%, mean 1.6%; left out: worst 14.6%, mean 2.7%
 *     zipf lengths, 37 cases: worst regret 8.0%, mean 1.5%; left out: worst 18.1%, mean 2.6%; as probed: worst regret 3.8%, mean 0.4%; left out: worst 10.8%, mean 1.0%
 *     the best of the boxes for each case: worst regret 18.5%, mean 1.1%
 *     the best of the best 8 of all 1310 variants for each case: mean regret 1.1% (exact, by branch and bound)
 *     the search of 810 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 26 of 512 variants
 *     variants tried, of how many, on each case:
 *       26/512 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 27/506 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       28/517 huge:n=64M,mean=64,share=0.75,seed=1, 28/513 huge:n=64M,mean=64,share=0.25,seed=1,
 *       29/515 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1, 29/508 huge:n=64M,mean=256,share=0.25,seed=1,
 *       31/517 zipf:n=64M,mean=64,alpha=1,seed=1, 31/516 huge:n=64M,mean=64,share=0.1,seed=1,
 *       32/519 huge:n=4M,mean=64,share=0.5,seed=1, 32/510 huge:n=64M,mean=256,share=0.1,seed=1,
 *       32/509 zipf:n=64M,mean=256,alpha=1,seed=1, 33/519 huge:n=64M,mean=64,share=0.5,seed=1,
 *       34/499 huge:n=64M,mean=256,share=0.5,seed=1, 38/518 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1,
 *       40/545 uniform:n=64M,mean=16M,seed=1, 38/500 huge:n=64M,mean=256,share=0.75,seed=1,
 *       40/526 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1, 39/509 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       40/521 pareto:n=64M,mean=128,alpha=1.2,seed=1, 42/546 pareto:n=64M,mean=1M,alpha=1.5,seed=1,
 *       40/514 pareto:n=64M,mean=512,alpha=1.2,seed=1, 24/307 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       24/305 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1, 41/510 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       44/547 uniform:n=64M,mean=1M,seed=1, 44/545 uniform:n=64M,mean=4M,seed=1,
 *       43/529 huge:n=1M,mean=64,share=0.5,seed=1, 43/512 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       47/555 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1, 27/317 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,seed=1,
 *       42/489 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 46/530 lognormal:n=1M,mean=96,sigma=2,empty=0.9,seed=1,
 *       43/494 lognormal:n=64M,mean=16K,sigma=2,seed=1, 25/287 huge:n=64M,mean=16,share=0.75,seed=1,
 *       46/527 huge:n=4M,mean=64,share=0.1,seed=1, 28/320 huge:n=64M,mean=4,share=0.25,seed=1,
 *       47/535 huge:n=512K,mean=64,share=0.5,seed=1, 27/305 huge:n=64M,mean=4,share=0.75,seed=1,
 *       45/508 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1,
 *       47/530 lognormal:n=2M,mean=96,sigma=2,empty=0.9,seed=1, 43/483 pareto:n=64M,mean=64K,alpha=1.5,seed=1,
 *       27/303 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1, 27/302 huge:n=64M,mean=16,share=0.25,seed=1,
 *       29/324 pareto:n=4M,mean=8,alpha=1.2,seed=1, 43/478 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       46/505 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 44/482 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       44/481 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 48/524 huge:n=512K,mean=16,share=0.75,seed=1,
 *       45/491 zipf:n=64M,mean=4K,alpha=1,seed=1, 30/327 huge:n=64M,mean=4,share=0.1,seed=1,
 *       29/316 huge:n=64M,mean=16,share=0.1,seed=1, 51/555 fixed:n=64M,mean=1M,
 *       45/489 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1, 49/528 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       31/333 huge:n=64M,mean=4,share=0.5,seed=1, 47/504 lognormal:n=64M,mean=1K,sigma=2,seed=1,
 *       31/331 huge:n=4M,mean=4,share=0.5,seed=1, 29/305 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1,
 *       28/293 pareto:n=64M,mean=32,alpha=1.2,sorted=down,seed=1, 46/481 uniform:n=4M,mean=256K,seed=1,
 *       50/518 uniform:n=64M,mean=256K,seed=1, 51/527 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       31/320 huge:n=2M,mean=16,share=0.25,seed=1, 48/495 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       31/314 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1, 45/454 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       48/483 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1, 53/529 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       51/508 pareto:n=64M,mean=1K,alpha=1.5,seed=1,
 *       53/526 lognormal:n=64M,mean=96,sigma=2,empty=0.9,copies=64,seed=1,
 *       30/296 pareto:n=16M,mean=8,alpha=1.2,sorted=down,seed=1, 31/305 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       54/531 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1,
 *       53/521 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1,
 *       32/314 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1, 49/480 uniform:n=256M,mean=128K,seed=1,
 *       61/597 lognormal:n=4M,mean=256,sigma=0.5,seed=1, 35/341 huge:n=1M,mean=4,share=0.5,seed=1,
 *       34/331 huge:n=4M,mean=4,share=0.1,seed=1, 33/321 pareto:n=8M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       33/320 pareto:n=8M,mean=8,alpha=1.2,seed=1, 49/471 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1,
 *       32/307 huge:n=64M,mean=16,share=0.5,seed=1, 34/326 pareto:n=4M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       55/525 lognormal:n=16M,mean=128,sigma=2,seed=1, 53/505 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1,
 *       34/322 pareto:n=4M,mean=2,alpha=1.2,seed=1, 57/535 pareto:n=2M,mean=256,alpha=1.5,seed=1,
 *       33/307 huge:n=8M,mean=16,share=0.25,seed=1, 57/530 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1,
 *       34/316 pareto:n=64M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       58/539 lognormal:n=256K,mean=96,sigma=2,empty=0.9,seed=1, 53/492 uniform:n=4M,mean=64K,seed=1,
 *       54/501 pareto:n=4M,mean=4K,alpha=1.5,seed=1, 57/528 pareto:n=16M,mean=256,alpha=1.5,seed=1,
 *       59/546 huge:n=512K,mean=64,share=0.1,seed=1, 58/535 lognormal:n=4M,mean=256,sigma=2,seed=1,
 *       64/590 lognormal:n=8M,mean=256,sigma=0.5,seed=1, 54/496 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       58/532 pareto:n=64M,mean=256,alpha=1.5,seed=1, 58/531 debian_files_per_package.rowlen@64M,
 *       35/320 pareto:n=64M,mean=2,alpha=1.2,sorted=down,seed=1, 35/320 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1,
 *       36/329 pareto:n=2M,mean=8,alpha=1.2,sorted=down,seed=1, 58/530 lognormal:n=8M,mean=64,sigma=1,seed=1,
 *       35/317 pareto:n=64M,mean=2,alpha=1.2,seed=1, 36/326 pareto:n=64M,mean=8,alpha=1.5,seed=1,
 *       54/488 pareto:n=512K,mean=16K,alpha=1.5,seed=1, 60/542 lognormal:n=256K,mean=64,sigma=1,seed=1,
 *       33/298 huge:n=4M,mean=16,share=0.75,seed=1, 60/539 lognormal:n=128K,mean=64,sigma=1,seed=1,
 *       60/533 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=256,seed=1, 60/527 fixed:n=64M,mean=256K,
 *       70/614 pareto:n=1K,mean=256,alpha=1.5,seed=1, 51/446 uniform:n=512K,mean=256K,seed=1,
 *       51/445 pareto:n=512K,mean=256K,alpha=1.5,seed=1, 36/314 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1,
 *       39/340 pareto:n=2M,mean=2,alpha=1.2,seed=1, 65/564 lognormal:n=2M,mean=256,sigma=0.5,seed=1,
 *       36/312 huge:n=4M,mean=16,share=0.25,seed=1, 62/537 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1,
 *       38/328 pareto:n=64M,mean=16,alpha=1.5,sorted=down,seed=1,
 *       62/534 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1, 60/515 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       60/515 pareto:n=4M,mean=1K,alpha=1.5,seed=1, 62/532 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1,
 *       63/540 huge:n=1M,mean=64,share=0.1,seed=1, 62/528 uniform:n=64M,mean=64K,seed=1,
 *       39/331 pareto:n=256M,mean=16,alpha=1.5,seed=1, 61/516 pareto:n=64K,mean=1K,alpha=1.5,seed=1,
 *       64/539 lognormal:n=2M,mean=256,sigma=2,seed=1, 83/698 fixed:n=64M,mean=64,
 *       68/569 lognormal:n=256K,mean=256,sigma=0.5,seed=1, 68/567 lognormal:n=128K,mean=256,sigma=0.5,seed=1,
 *       40/333 pareto:n=8M,mean=2,alpha=1.2,seed=1, 56/466 pareto:n=64K,mean=64K,alpha=1.5,seed=1,
 *       38/316 pareto:n=64M,mean=8,alpha=1.2,seed=1, 64/531 bimodal:n=64M,mean=64K,share=0.9,seed=1,
 *       61/506 lognormal:n=2M,mean=4K,sigma=0.5,seed=1, 65/538 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1,
 *       69/569 lognormal:n=1M,mean=256,sigma=0.5,seed=1, 36/296 huge:n=1M,mean=16,share=0.75,seed=1,
 *       36/295 pareto:n=64M,mean=32,alpha=1.2,seed=1, 65/530 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       66/537 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1,
 *       65/528 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1,
 *       65/527 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1, 65/526 lognormal:n=128K,mean=512,sigma=1,seed=1,
 *       63/506 lognormal:n=4M,mean=4K,sigma=0.5,seed=1, 61/489 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       67/535 debian_files_per_package.rowlen, 76/606 uniform:n=64M,mean=256,seed=1,
 *       67/533 lognormal:n=64M,mean=512,sigma=0.5,seed=1, 68/540 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1,
 *       68/539 pareto:n=1M,mean=256,alpha=1.5,seed=1, 68/538 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1,
 *       64/506 pareto:n=64K,mean=4K,alpha=1.5,seed=1, 66/520 lognormal:n=2M,mean=512,sigma=1,seed=1,
 *       80/629 uniform:n=2M,mean=160,seed=1, 75/588 uniform:n=2M,mean=320,seed=1, 79/619 fixed:n=4M,mean=100,
 *       66/517 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 64/501 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       74/579 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 42/328 pareto:n=2M,mean=8,alpha=1.2,seed=1,
 *       68/531 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 80/624 fixed:n=64M,mean=256,
 *       68/530 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1, 43/334 pareto:n=1M,mean=2,alpha=1.2,seed=1,
 *       67/520 lognormal:n=128K,mean=1K,sigma=0.5,seed=1, 41/318 pareto:n=8M,mean=4,alpha=1.5,seed=1,
 *       66/511 uniform:n=64M,mean=16K,seed=1, 80/619 fixed:n=1M,mean=100,
 *       70/541 lognormal:n=128K,mean=256,sigma=2,seed=1, 43/332 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       70/540 pareto:n=512K,mean=256,alpha=1.5,seed=1, 42/324 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1,
 *       43/331 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 75/577 uniform:n=512K,mean=256,seed=1,
 *       71/546 huge:n=64K,mean=16,share=0.75,seed=1, 69/530 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1,
 *       43/329 pareto:n=1M,mean=8,alpha=1.2,seed=1,
 *       43/329 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       71/543 lognormal:n=64M,mean=128,sigma=1,seed=1, 36/275 pareto:n=16M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       71/541 bimodal:n=64M,mean=128,share=0.9,seed=1, 63/480 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       43/327 pareto:n=8M,mean=8,alpha=1.5,seed=1, 44/334 huge:n=512K,mean=4,share=0.5,seed=1,
 *       73/554 huge:n=64K,mean=64,share=0.5,seed=1, 70/531 bacterial_protein_lengths.rowlen@64M,
 *       66/500 lognormal:n=8M,mean=2K,sigma=1,seed=1, 66/499 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1,
 *       72/543 lognormal:n=256K,mean=256,sigma=2,seed=1, 72/543 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       84/633 uniform:n=1K,mean=256,seed=1, 72/542 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1,
 *       84/629 poisson:n=4M,mean=128,seed=1, 76/569 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1,
 *       72/539 pareto:n=4M,mean=256,alpha=1.5,seed=1, 86/641 uniform:n=64M,mean=160,seed=1,
 *       64/476 uniform:n=64K,mean=64K,seed=1, 79/587 uniform:n=64M,mean=320,seed=1, 68/505 fixed:n=64M,mean=64K,
 *       73/542 pareto:n=128K,mean=256,alpha=1.5,seed=1, 73/541 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       85/628 fixed:n=2M,mean=144, 41/302 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       69/507 lognormal:n=4M,mean=2K,sigma=1,seed=1, 45/329 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       71/519 lognormal:n=64M,mean=512,sigma=1,seed=1, 75/548 fixed:n=2M,mean=720, 85/620 fixed:n=2M,mean=100,
 *       68/496 lognormal:n=256K,mean=4K,sigma=0.5,seed=1, 85/620 poisson:n=8M,mean=128,seed=1,
 *       75/547 fixed:n=64M,mean=1K, 73/532 pareto:n=8K,mean=4K,alpha=1.5,seed=1,
 *       40/291 lognormal:n=64M,mean=64,sigma=2,seed=1, 74/538 fixed:n=8M,mean=720,
 *       74/538 bacterial_protein_lengths.rowlen@4M, 70/508 lognormal:n=256K,mean=2K,sigma=1,seed=1,
 *       44/319 lognormal:n=2M,mean=24,sigma=2,empty=0.9,seed=1, 73/529 lognormal:n=256K,mean=1K,sigma=0.5,seed=1,
 *       70/507 lognormal:n=1M,mean=2K,sigma=1,seed=1, 85/615 fixed:n=8M,mean=100,
 *       71/513 lognormal:n=8M,mean=1K,sigma=0.5,seed=1, 85/614 uniform:n=64K,mean=256,seed=1,
 *       72/520 lognormal:n=1M,mean=512,sigma=1,seed=1, 75/541 pareto:n=256K,mean=256,alpha=1.5,seed=1,
 *       47/339 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1, 87/627 fixed:n=64M,mean=144,
 *       46/331 pareto:n=256K,mean=2,alpha=1.2,seed=1, 65/464 uniform:n=512K,mean=64K,seed=1,
 *       73/521 lognormal:n=2M,mean=1K,sigma=0.5,seed=1, 86/613 uniform:n=8K,mean=256,seed=1,
 *       71/506 lognormal:n=1M,mean=4K,sigma=0.5,seed=1, 48/342 debian_entries_per_directory.rowlen@64M,
 *       73/520 lognormal:n=256K,mean=512,sigma=1,seed=1, 73/520 lognormal:n=4M,mean=1K,sigma=0.5,seed=1,
 *       71/505 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 87/617 poisson:n=2M,mean=128,seed=1,
 *       77/546 fixed:n=4M,mean=720, 73/516 uniform:n=512K,mean=4K,seed=1, 89/629 poisson:n=64M,mean=128,seed=1,
 *       87/614 uniform:n=256M,mean=64,seed=1, 72/508 lognormal:n=2M,mean=2K,sigma=1,seed=1,
 *       72/507 lognormal:n=128K,mean=4K,sigma=0.5,seed=1, 88/619 fixed:n=64M,mean=100,
 *       47/329 lognormal:n=64M,mean=4,sigma=2,empty=0.9,seed=1, 88/616 uniform:n=4M,mean=128,seed=1,
 *       74/516 fixed:n=64M,mean=4K, 78/543 bacterial_protein_lengths.rowlen, 89/619 uniform:n=512K,mean=64,seed=1,
 *       38/264 pareto:n=8M,mean=2,alpha=1.2,empty=0.95,seed=1, 80/555 bimodal:n=128K,mean=64,share=0.99,seed=1,
 *       75/520 lognormal:n=1M,mean=1K,sigma=0.5,seed=1, 89/617 uniform:n=2M,mean=128,seed=1,
 *       75/519 bimodal:n=64M,mean=16K,share=0.9,seed=1, 80/553 bimodal:n=64M,mean=128,share=0.99,seed=1,
 *       75/518 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1, 76/524 lognormal:n=4M,mean=512,sigma=1,seed=1,
 *       80/551 bimodal:n=1M,mean=64,share=0.9,seed=1, 71/489 uniform:n=64K,mean=16K,seed=1,
 *       74/509 uniform:n=64M,mean=4K,seed=1, 77/529 fixed:n=4M,mean=1440, 77/529 dense2.rowlen,
 *       91/625 uniform:n=8K,mean=64,seed=1, 90/618 uniform:n=1M,mean=128,seed=1,
 *       81/554 bimodal:n=256K,mean=64,share=0.99,seed=1, 49/335 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1,
 *       51/348 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1, 73/498 uniform:n=512K,mean=16K,seed=1,
 *       80/545 bimodal:n=64M,mean=256,share=0.9,seed=1, 91/617 uniform:n=256K,mean=128,seed=1,
 *       77/522 fixed:n=8M,mean=1440, 82/555 huge:n=64K,mean=64,share=0.1,seed=1,
 *       75/507 lognormal:n=128K,mean=2K,sigma=1,seed=1, 77/520 pareto:n=8K,mean=1K,alpha=1.5,seed=1,
 *       76/513 uniform:n=2M,mean=2K,seed=1, 48/323 lognormal:n=2M,mean=24,sigma=1.5,empty=0.9,sorted=down,seed=1,
 *       79/531 uniform:n=512K,mean=1K,seed=1, 93/623 uniform:n=64K,mean=64,seed=1, 79/529 fixed:n=1M,mean=1440,
 *       92/616 uniform:n=128K,mean=128,seed=1, 92/616 uniform:n=4M,mean=256,seed=1, 75/502 fixed:n=64M,mean=16K,
 *       48/321 lognormal:n=1M,mean=24,sigma=2,empty=0.9,seed=1, 82/548 fixed:n=64M,mean=720,
 *       52/347 debian_entries_per_directory.rowlen, 50/333 pareto:n=64M,mean=16,alpha=1.5,seed=1,
 *       79/526 fixed:n=64M,mean=1440, 84/559 uniform:n=1K,mean=1K,seed=1, 78/516 uniform:n=4M,mean=4K,seed=1,
 *       93/614 uniform:n=8M,mean=128,seed=1, 40/264 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,seed=1,
 *       50/330 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1, 82/541 uniform:n=64M,mean=1K,seed=1,
 *       94/620 poisson:n=1M,mean=128,seed=1, 84/554 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       80/527 dense2.rowlen@64M, 48/316 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1,
 *       79/520 uniform:n=8K,mean=4K,seed=1, 78/513 uniform:n=1M,mean=2K,seed=1, 84/552 fixed:n=1M,mean=720,
 *       49/322 lognormal:n=256K,mean=24,sigma=2,empty=0.9,seed=1, 51/335 lognormal:n=64M,mean=4,sigma=2,seed=1,
 *       76/499 uniform:n=4M,mean=16K,seed=1, 52/341 lognormal:n=4M,mean=4,sigma=2,seed=1,
 *       81/531 fixed:n=2M,mean=1440, 49/321 pareto:n=64M,mean=4,alpha=1.5,sorted=down,seed=1,
 *       46/301 lognormal:n=64M,mean=32,sigma=2,sorted=down,seed=1,
 *       50/327 pareto:n=64M,mean=2,alpha=1.2,sorted=down,copies=64,seed=1, 95/621 poisson:n=128K,mean=128,seed=1,
 *       49/320 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,copies=64,seed=1,
 *       48/313 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1, 78/508 uniform:n=8M,mean=2K,seed=1,
 *       82/534 dense2.rowlen@4M, 46/299 pareto:n=4M,mean=64,alpha=1.2,seed=1,
 *       52/338 pareto:n=4M,mean=8,alpha=1.5,seed=1, 52/337 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       80/517 uniform:n=4M,mean=2K,seed=1, 52/336 pareto:n=256K,mean=8,alpha=1.2,seed=1,
 *       80/513 uniform:n=256K,mean=2K,seed=1, 51/327 pareto:n=64M,mean=8,alpha=1.2,sorted=down,copies=64,seed=1,
 *       51/327 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 51/327 zipf:n=64M,mean=4,alpha=1,seed=1,
 *       49/314 lognormal:n=4M,mean=32,sigma=2,seed=1, 46/294 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       85/540 uniform:n=256M,mean=1K,seed=1, 47/297 pareto:n=8M,mean=64,alpha=1.2,seed=1,
 *       99/623 poisson:n=256K,mean=128,seed=1, 50/314 lognormal:n=64M,mean=24,sigma=2,empty=0.9,copies=64,seed=1,
 *       84/523 bimodal:n=64M,mean=4K,share=0.9,seed=1, 51/317 pareto:n=2M,mean=24,alpha=1.5,empty=0.9,seed=1,
 *       90/559 bimodal:n=64K,mean=64,share=0.9,seed=1, 52/322 zipf:n=64M,mean=4,alpha=1,sorted=down,copies=64,seed=1,
 *       54/334 pareto:n=2M,mean=4,alpha=1.5,seed=1, 55/340 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       55/340 pareto:n=1M,mean=8,alpha=1.5,seed=1, 55/339 pareto:n=128K,mean=8,alpha=1.2,seed=1,
 *       84/517 uniform:n=64K,mean=4K,seed=1, 46/283 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       91/559 geometric:n=64M,mean=64,seed=1, 54/331 pareto:n=16M,mean=16,alpha=1.5,seed=1,
 *       56/343 huge:n=1M,mean=4,share=0.1,seed=1, 50/306 zipf:n=64M,mean=32,alpha=1,sorted=down,copies=64,seed=1,
 *       55/336 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1, 57/348 huge:n=512K,mean=4,share=0.1,seed=1,
 *       52/317 lognormal:n=64M,mean=24,sigma=1.5,empty=0.9,sorted=down,copies=64,seed=1,
 *       56/341 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       55/334 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=16,seed=1,
 *       56/339 lognormal:n=16M,mean=8,sigma=2,seed=1, 89/536 uniform:n=4M,mean=1K,seed=1,
 *       50/301 pareto:n=2M,mean=64,alpha=1.2,seed=1, 88/527 bimodal:n=64M,mean=1K,share=0.9,seed=1,
 *       56/335 pareto:n=8M,mean=16,alpha=1.5,seed=1, 53/317 lognormal:n=64M,mean=16,sigma=2,seed=1,
 *       58/345 lognormal:n=2M,mean=4,sigma=2,seed=1, 57/339 lognormal:n=8M,mean=4,sigma=2,seed=1,
 *       56/333 huge:n=512K,mean=16,share=0.25,seed=1, 59/350 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1,
 *       88/522 uniform:n=128K,mean=2K,seed=1, 55/326 pareto:n=1M,mean=24,alpha=1.5,empty=0.9,seed=1,
 *       46/272 pareto:n=4M,mean=2,alpha=1.2,empty=0.95,seed=1, 96/567 uniform:n=8K,mean=1K,seed=1,
 *       58/342 pareto:n=128K,mean=2,alpha=1.2,seed=1,
 *       46/271 pareto:n=64M,mean=1.5,alpha=1.5,empty=0.75,copies=64,seed=1,
 *       54/318 pareto:n=64M,mean=2,alpha=1.5,seed=1, 58/341 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       56/327 pareto:n=64M,mean=4,alpha=1.5,sorted=up,copies=16,seed=1,
 *       55/321 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1, 59/344 pareto:n=2M,mean=8,alpha=1.5,seed=1,
 *       52/302 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1, 59/341 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       55/317 pareto:n=64M,mean=24,alpha=1.5,empty=0.9,copies=64,seed=1,
 *       53/304 pareto:n=64M,mean=32,alpha=1.2,sorted=down,copies=64,seed=1,
 *       62/355 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1, 94/538 uniform:n=16M,mean=1K,seed=1,
 *       61/349 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1, 94/537 uniform:n=64K,mean=1K,seed=1,
 *       61/347 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       61/346 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       57/323 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       65/368 lognormal:n=64M,mean=64,sigma=0.5,seed=1,
 *       56/316 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       59/332 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1, 57/319 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1,
 *       57/318 huge:n=1M,mean=16,share=0.25,seed=1, 59/326 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1,
 *       58/320 lognormal:n=256K,mean=24,sigma=1.5,empty=0.9,sorted=down,seed=1,
 *       55/303 pareto:n=64M,mean=64,alpha=1.5,seed=1, 65/358 huge:n=64K,mean=4,share=0.5,seed=1,
 *       56/307 lognormal:n=8M,mean=32,sigma=2,seed=1, 68/372 lognormal:n=4M,mean=32,sigma=0.5,seed=1,
 *       64/349 pareto:n=256K,mean=16,alpha=1.5,seed=1, 62/338 pareto:n=1M,mean=4,alpha=1.5,seed=1,
 *       60/325 pareto:n=64M,mean=4,alpha=1.5,seed=1, 65/352 pareto:n=2M,mean=16,alpha=1.5,seed=1,
 *       65/352 pareto:n=512K,mean=16,alpha=1.5,seed=1,
 *       61/330 lognormal:n=1M,mean=24,sigma=1.5,empty=0.9,sorted=down,seed=1,
 *       60/324 pareto:n=256K,mean=24,alpha=1.5,empty=0.9,seed=1,
 *       66/354 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1, 66/351 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       65/345 lognormal:n=64M,mean=4,sigma=2,sorted=down,seed=1,
 *       52/276 pareto:n=256K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       51/270 pareto:n=64M,mean=2,alpha=1.2,empty=0.95,sorted=down,copies=16,seed=1,
 *       58/307 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1, 62/327 huge:n=256K,mean=16,share=0.25,seed=1,
 *       66/348 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       63/332 pareto:n=64M,mean=4,alpha=1.5,copies=256,seed=1,
 *       65/342 pareto:n=256K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       61/319 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 68/355 lognormal:n=2M,mean=32,sigma=0.5,seed=1,
 *       67/349 pareto:n=1K,mean=4,alpha=1.5,seed=1,
 *       65/338 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=16,seed=1,
 *       68/353 lognormal:n=8M,mean=32,sigma=0.5,seed=1,
 *       64/331 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       53/274 pareto:n=2M,mean=2,alpha=1.2,empty=0.95,seed=1, 67/346 pareto:n=64K,mean=4,alpha=1.5,seed=1,
 *       54/278 pareto:n=1M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       68/350 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1, 62/319 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       66/339 huge:n=128K,mean=16,share=0.25,seed=1, 68/349 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       66/338 pareto:n=1M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       68/348 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1, 68/348 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       67/342 pareto:n=512K,mean=4,alpha=1.5,seed=1, 68/346 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       69/351 lognormal:n=1M,mean=4,sigma=2,seed=1, 68/345 pareto:n=128K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       71/360 lognormal:n=2M,mean=8,sigma=1,seed=1, 74/375 lognormal:n=256K,mean=32,sigma=0.5,seed=1,
 *       65/329 pareto:n=4M,mean=4,alpha=1.5,seed=1, 67/339 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       71/359 lognormal:n=4M,mean=8,sigma=1,sorted=up,seed=1,
 *       65/328 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1,
 *       56/282 pareto:n=2M,mean=1.5,alpha=1.5,empty=0.75,copies=64,seed=1,
 *       66/331 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       71/355 lognormal:n=1M,mean=32,sigma=0.5,seed=1, 66/330 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1,
 *       58/289 pareto:n=128K,mean=2,alpha=1.2,empty=0.95,seed=1, 84/418 poisson:n=4M,mean=48,seed=1,
 *       63/313 lognormal:n=2M,mean=32,sigma=2,seed=1, 77/382 bcsstk16.rowlen@64M,
 *       71/352 lognormal:n=128K,mean=4,sigma=2,seed=1, 70/347 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       66/327 lognormal:n=64M,mean=2,sigma=2,seed=1, 86/426 fixed:n=64M,mean=16,
 *       63/312 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1,
 *       62/307 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1,
 *       72/355 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1,
 *       71/350 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       70/345 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=256,seed=1,
 *       71/348 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1,
 *       71/348 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       71/347 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1, 66/322 lognormal:n=256K,mean=32,sigma=2,seed=1,
 *       74/361 debian_depends.rowlen, 73/356 lognormal:n=8M,mean=8,sigma=1,seed=1, 80/390 bcsstk16.rowlen@4M,
 *       74/360 lognormal:n=4M,mean=8,sigma=1,seed=1, 73/355 lognormal:n=256K,mean=4,sigma=2,seed=1,
 *       63/306 lognormal:n=64M,mean=64,sigma=1,sorted=up,copies=64,seed=1,
 *       71/343 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=256,seed=1, 81/390 poisson:n=1M,mean=17,seed=1,
 *       78/374 citeseer_words.rowlen@64M, 73/350 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       62/297 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=16,seed=1, 80/382 citeseer_words.rowlen@4M,
 *       66/315 lognormal:n=64M,mean=32,sigma=1,seed=1, 74/353 debian_depends.rowlen@64M,
 *       65/310 lognormal:n=4M,mean=64,sigma=1,seed=1, 75/357 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       74/352 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1,
 *       64/304 lognormal:n=2M,mean=2,sigma=1.5,empty=0.7,copies=16,seed=1, 84/399 uniform:n=64M,mean=48,seed=1,
 *       87/413 poisson:n=64M,mean=48,seed=1, 75/356 lognormal:n=8M,mean=8,sigma=1,sorted=up,seed=1,
 *       71/336 lognormal:n=64M,mean=8,sigma=0.5,seed=1,
 *       74/350 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,copies=64,seed=1,
 *       75/354 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1, 75/354 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       85/401 fixed:n=64M,mean=20, 66/311 pareto:n=4M,mean=64,alpha=1.5,seed=1,
 *       75/353 lognormal:n=64M,mean=8,sigma=1,sorted=up,copies=64,seed=1,
 *       75/353 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1, 86/404 fixed:n=4M,mean=33,
 *       66/310 lognormal:n=2M,mean=64,sigma=1,seed=1, 78/366 email-Enron.rowlen@64M,
 *       65/305 pareto:n=64M,mean=64,alpha=1.5,sorted=up,copies=16,seed=1, 87/408 fixed:n=2M,mean=20,
 *       77/361 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1,
 *       77/361 lognormal:n=2M,mean=8,sigma=1,sorted=up,seed=1, 77/360 lognormal:n=1M,mean=8,sigma=1,seed=1,
 *       83/388 uniform:n=64M,mean=64,seed=1, 78/364 debian_depends.rowlen@4M,
 *       66/308 lognormal:n=64M,mean=2,sigma=1.5,empty=0.7,copies=16,seed=1, 89/414 poisson:n=8M,mean=48,seed=1,
 *       77/358 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 77/358 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1,
 *       85/395 bcsstk16.rowlen, 79/367 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       78/361 lognormal:n=1M,mean=8,sigma=1,sorted=up,seed=1, 86/398 fixed:n=64M,mean=33,
 *       72/333 huge:n=64K,mean=16,share=0.25,seed=1, 79/364 basker_matrix1.rowlen@64M, 82/377 email-Enron.rowlen@4M,
 *       84/386 citeseer_words.rowlen, 88/404 fixed:n=2M,mean=33, 83/380 email-Enron.rowlen,
 *       83/380 uniform:n=2M,mean=24,seed=1, 85/389 uniform:n=4M,mean=32,seed=1,
 *       61/279 lognormal:n=64M,mean=1.25,sigma=1.5,empty=0.97,seed=1,
 *       69/313 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1, 84/381 poisson:n=1M,mean=24,seed=1,
 *       85/385 poisson:n=64M,mean=17,seed=1, 86/389 fixed:n=64M,mean=24,
 *       84/379 lognormal:n=128K,mean=32,sigma=0.5,seed=1, 89/401 poisson:n=2M,mean=48,seed=1,
 *       70/315 pareto:n=512K,mean=64,alpha=1.5,seed=1, 81/364 brack2.rowlen@4M, 79/355 brack2.rowlen@64M,
 *       88/395 uniform:n=128K,mean=32,seed=1, 84/377 uniform:n=1M,mean=32,seed=1, 78/350 cage10.rowlen@64M,
 *       89/399 fixed:n=8M,mean=33, 81/363 brack2.rowlen, 70/312 lognormal:n=1M,mean=64,sigma=1,seed=1,
 *       79/352 lognormal:n=256K,mean=8,sigma=1,sorted=up,seed=1,
 *       77/342 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 84/373 basker_matrix1.rowlen@4M,
 *       89/395 uniform:n=1K,mean=64,seed=1, 80/355 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       80/355 pareto:n=64K,mean=16,alpha=1.5,seed=1, 87/386 uniform:n=2M,mean=48,seed=1, 78/346 copter2.rowlen@64M,
 *       59/261 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,copies=64,seed=1,
 *       80/353 pareto:n=8K,mean=4,alpha=1.5,seed=1, 85/375 fixed:n=64M,mean=10, 85/375 basker_matrix1.rowlen,
 *       71/313 pareto:n=256K,mean=64,alpha=1.2,seed=1, 72/317 pareto:n=64M,mean=32,alpha=1.5,copies=256,seed=1,
 *       82/361 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       76/334 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 81/354 copter2.rowlen@4M, 82/358 cage10.rowlen@4M,
 *       92/401 poisson:n=1M,mean=48,seed=1, 81/353 copter2.rowlen, 87/379 poisson:n=2M,mean=24,seed=1,
 *       83/361 lognormal:n=128K,mean=8,sigma=1,seed=1, 83/361 uniform:n=64M,mean=24,seed=1,
 *       86/373 fixed:n=64M,mean=12, 84/364 huge:n=64K,mean=4,share=0.1,seed=1, 91/394 fixed:n=4M,mean=24,
 *       67/290 lognormal:n=64M,mean=1,sigma=2,seed=1, 77/333 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1,
 *       78/337 lognormal:n=128K,mean=32,sigma=2,seed=1, 73/315 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1,
 *       92/396 poisson:n=2M,mean=17,seed=1, 86/370 fixed:n=64M,mean=11, 90/387 fixed:n=8M,mean=24,
 *       84/361 uniform:n=64M,mean=16,seed=1, 89/382 fixed:n=4M,mean=12,
 *       83/356 lognormal:n=256K,mean=8,sigma=1,seed=1, 87/373 poisson:n=8M,mean=24,seed=1,
 *       87/373 uniform:n=2M,mean=32,seed=1, 92/394 poisson:n=4M,mean=17,seed=1,
 *       79/338 geometric:n=64M,mean=24,seed=1, 83/355 lognormal:n=128K,mean=8,sigma=1,sorted=up,seed=1,
 *       93/397 fixed:n=2M,mean=24, 86/367 uniform:n=1K,mean=16,seed=1, 81/345 uniform:n=2M,mean=24,empty=0.5,seed=1,
 *       89/379 fixed:n=2M,mean=11, 90/383 poisson:n=4M,mean=24,seed=1, 94/400 poisson:n=128K,mean=24,seed=1,
 *       91/387 poisson:n=8M,mean=17,seed=1, 76/323 bimodal:n=4M,mean=64,share=0.99,seed=1,
 *       68/289 lognormal:n=2M,mean=1.25,sigma=1.5,empty=0.97,seed=1, 90/382 fixed:n=2M,mean=12,
 *       74/314 bimodal:n=8M,mean=64,share=0.99,seed=1, 87/368 pareto:n=8K,mean=16,alpha=1.5,seed=1,
 *       74/313 pareto:n=1M,mean=64,alpha=1.2,seed=1, 89/376 fixed:n=8M,mean=12, 86/363 geometric:n=64M,mean=4,seed=1,
 *       87/367 uniform:n=8M,mean=32,seed=1, 86/362 cage10.rowlen, 85/357 geometric:n=64M,mean=8,seed=1,
 *       86/357 geometric:n=8M,mean=16,sorted=up,seed=1, 96/398 fixed:n=1M,mean=24,
 *       90/373 geometric:n=64M,mean=12,empty=0.5,seed=1, 86/356 geometric:n=2M,mean=4,seed=1,
 *       77/318 bimodal:n=64M,mean=64,share=0.9,seed=1, 77/318 pareto:n=64K,mean=64,alpha=1.5,seed=1,
 *       83/342 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1, 87/358 geometric:n=1M,mean=4,sorted=up,seed=1,
 *       79/325 lognormal:n=64M,mean=2,sigma=1,seed=1, 97/399 fixed:n=256K,mean=24,
 *       83/341 uniform:n=64M,mean=24,empty=0.5,seed=1, 87/357 geometric:n=1M,mean=4,seed=1,
 *       88/361 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1, 88/361 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       83/340 geometric:n=8M,mean=24,seed=1, 85/348 geometric:n=1M,mean=24,seed=1,
 *       87/354 geometric:n=64M,mean=3,empty=0.5,seed=1, 78/317 pareto:n=128K,mean=64,alpha=1.2,seed=1,
 *       86/349 geometric:n=4M,mean=24,seed=1, 88/357 geometric:n=4M,mean=4,seed=1,
 *       90/365 geometric:n=8M,mean=4,sorted=up,seed=1, 91/367 geometric:n=2M,mean=16,sorted=up,seed=1,
 *       92/371 geometric:n=8M,mean=8,seed=1, 86/346 uniform:n=64M,mean=8,seed=1, 88/354 uniform:n=64M,mean=12,seed=1,
 *       67/269 lognormal:n=64M,mean=1,sigma=2,empty=0.7,seed=1, 81/325 bimodal:n=2M,mean=64,share=0.99,seed=1,
 *       91/365 geometric:n=8M,mean=4,seed=1, 100/401 uniform:n=4M,mean=64,seed=1,
 *       67/268 lognormal:n=8M,mean=1,sigma=2,empty=0.7,seed=1, 91/363 geometric:n=64M,mean=4,sorted=down,seed=1,
 *       91/363 poisson:n=2M,mean=12,seed=1, 89/355 geometric:n=16M,mean=3,empty=0.5,seed=1,
 *       93/370 uniform:n=64K,mean=16,seed=1, 87/346 geometric:n=4M,mean=16,sorted=up,seed=1,
 *       86/342 bimodal:n=64M,mean=16,share=0.99,seed=1, 83/330 geometric:n=64M,mean=32,sorted=down,seed=1,
 *       100/397 poisson:n=256K,mean=24,seed=1, 90/357 geometric:n=2M,mean=4,sorted=up,seed=1,
 *       86/341 geometric:n=2M,mean=24,seed=1, 83/328 bimodal:n=64M,mean=32,share=0.9,seed=1,
 *       96/379 geometric:n=4M,mean=8,seed=1, 92/363 uniform:n=2M,mean=12,seed=1,
 *       70/276 lognormal:n=4M,mean=1,sigma=2,empty=0.7,seed=1, 100/394 uniform:n=256K,mean=32,seed=1,
 *       70/275 lognormal:n=64M,mean=1,sigma=1.5,empty=0.7,copies=16,seed=1, 102/400 fixed:n=128K,mean=24,
 *       94/368 geometric:n=1M,mean=8,seed=1, 93/364 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       96/375 bimodal:n=4M,mean=4,share=0.9,seed=1, 93/363 poisson:n=4M,mean=12,seed=1,
 *       91/355 poisson:n=8M,mean=12,seed=1, 78/304 ecology1.rowlen@64M, 95/370 uniform:n=4M,mean=16,seed=1,
 *       94/366 geometric:n=64M,mean=12,sorted=down,copies=64,seed=1,
 *       72/280 lognormal:n=256K,mean=1,sigma=2,empty=0.7,seed=1,
 *       72/280 lognormal:n=2M,mean=1,sigma=1.5,empty=0.7,copies=16,seed=1,
 *       93/361 bimodal:n=512K,mean=4,share=0.9,seed=1, 90/349 geometric:n=1M,mean=16,sorted=up,seed=1,
 *       95/368 poisson:n=128K,mean=12,seed=1, 84/325 pareto:n=1K,mean=64,alpha=1.5,seed=1,
 *       83/321 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1, 98/379 geometric:n=2M,mean=8,seed=1,
 *       80/308 delaunay_n15.rowlen@64M, 85/327 bimodal:n=4M,mean=64,share=0.9,seed=1,
 *       93/357 geometric:n=4M,mean=4,sorted=up,seed=1, 102/391 uniform:n=16M,mean=64,seed=1,
 *       84/320 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1, 94/358 uniform:n=4M,mean=8,seed=1,
 *       82/312 ecology1.rowlen, 94/357 uniform:n=2M,mean=8,seed=1, 98/371 uniform:n=512K,mean=16,seed=1,
 *       82/310 poisson:n=64M,mean=2,seed=1, 95/359 geometric:n=128K,mean=4,sorted=up,seed=1,
 *       70/264 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1,
 *       99/373 geometric:n=128K,mean=16,sorted=up,seed=1, 73/275 lognormal:n=2M,mean=1,sigma=2,empty=0.7,seed=1,
 *       99/372 uniform:n=8K,mean=16,seed=1, 101/379 geometric:n=128K,mean=8,seed=1,
 *       101/379 geometric:n=256K,mean=8,seed=1, 85/318 fixed:n=64M,mean=4,
 *       86/321 uniform:n=64M,mean=2,empty=0.5,seed=1, 85/317 4elt.rowlen@4M,
 *       96/358 geometric:n=256K,mean=4,sorted=up,seed=1, 88/326 pareto:n=8K,mean=64,alpha=1.5,seed=1,
 *       99/365 poisson:n=1M,mean=12,seed=1, 87/320 delaunay_n15.rowlen@4M,
 *       99/364 bimodal:n=64K,mean=4,share=0.9,seed=1, 102/375 poisson:n=256K,mean=12,seed=1,
 *       85/312 fixed:n=64M,mean=6, 85/312 4elt.rowlen@64M, 102/374 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       98/359 uniform:n=1M,mean=8,seed=1, 87/318 fixed:n=2M,mean=6, 88/321 delaunay_n15.rowlen,
 *       84/306 poisson:n=64M,mean=6,seed=1, 81/293 uniform:n=64M,mean=4,seed=1, 89/320 geometric:n=1M,mean=2,seed=1,
 *       90/321 4elt.rowlen, 86/304 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 88/311 geometric:n=64M,mean=2,seed=1,
 *       88/311 geometric:n=64M,mean=2,sorted=down,copies=64,seed=1,
 *       81/285 lognormal:n=128K,mean=1,sigma=2,empty=0.7,seed=1, 101/355 geometric:n=256K,mean=16,sorted=up,seed=1,
 *       85/298 geometric:n=64M,mean=1,empty=0.8,seed=1, 83/289 fixed:n=64M,mean=3,
 *       81/282 lognormal:n=1M,mean=1,sigma=2,empty=0.7,seed=1, 90/312 geometric:n=8M,mean=2,seed=1,
 *       84/291 poisson:n=64M,mean=0.25,seed=1, 86/297 poisson:n=8M,mean=0.5,seed=1,
 *       89/307 poisson:n=1M,mean=1,seed=1, 93/319 geometric:n=4M,mean=2,seed=1, 91/312 uniform:n=8M,mean=8,seed=1,
 *       90/307 poisson:n=256K,mean=0.5,seed=1, 100/341 bimodal:n=1M,mean=64,share=0.99,seed=1,
 *       87/296 uniform:n=256M,mean=4,seed=1, 90/306 poisson:n=1M,mean=0.5,seed=1, 92/312 uniform:n=64K,mean=4,seed=1,
 *       156/529 gshhg_points_per_bin.rowlen@64M, 87/295 poisson:n=64M,mean=0.5,seed=1,
 *       88/298 poisson:n=4M,mean=3,seed=1, 92/310 poisson:n=8M,mean=6,seed=1, 95/320 geometric:n=2M,mean=2,seed=1,
 *       83/278 fixed:n=64M,mean=2, 95/318 poisson:n=2M,mean=6,seed=1, 95/318 poisson:n=4M,mean=6,seed=1,
 *       85/284 fixed:n=4M,mean=2, 96/318 poisson:n=1M,mean=6,seed=1, 90/298 uniform:n=1K,mean=4,seed=1,
 *       85/281 uniform:n=4M,mean=2,seed=1, 93/307 geometric:n=2M,mean=1,empty=0.8,seed=1, 84/277 fixed:n=8M,mean=2,
 *       97/319 uniform:n=128K,mean=8,seed=1, 87/286 fixed:n=1M,mean=2, 98/322 poisson:n=256K,mean=6,seed=1,
 *       98/321 poisson:n=128K,mean=6,seed=1, 99/323 geometric:n=256K,mean=2,seed=1,
 *       94/306 poisson:n=4M,mean=0.5,seed=1, 100/325 geometric:n=128K,mean=2,seed=1, 89/289 fixed:n=128K,mean=2,
 *       91/295 uniform:n=16M,mean=4,seed=1, 96/311 poisson:n=128K,mean=0.5,seed=1, 93/301 uniform:n=2M,mean=4,seed=1,
 *       89/286 fixed:n=2M,mean=2, 85/273 uniform:n=8M,mean=2,seed=1, 93/298 poisson:n=2M,mean=3,seed=1,
 *       96/306 poisson:n=2M,mean=0.5,seed=1, 97/307 uniform:n=8K,mean=4,seed=1, 92/291 poisson:n=8M,mean=3,seed=1,
 *       95/300 poisson:n=1M,mean=3,seed=1, 93/293 uniform:n=8M,mean=4,seed=1, 96/301 uniform:n=1M,mean=4,seed=1,
 *       99/308 uniform:n=512K,mean=4,seed=1, 105/326 uniform:n=256K,mean=8,seed=1,
 *       97/301 uniform:n=128K,mean=4,seed=1, 88/272 uniform:n=128K,mean=2,seed=1, 94/289 fixed:n=256K,mean=2,
 *       98/300 uniform:n=4M,mean=4,seed=1, 93/284 uniform:n=256K,mean=2,seed=1, 86/262 fixed:n=64M,mean=1,
 *       166/505 linux_lines_per_file.rowlen@64M, 94/284 uniform:n=1M,mean=2,seed=1,
 *       95/287 poisson:n=4M,mean=1,seed=1, 87/262 uniform:n=64M,mean=1,seed=1, 93/280 poisson:n=8M,mean=1,seed=1,
 *       96/288 poisson:n=256K,mean=1,seed=1, 100/300 poisson:n=256K,mean=3,seed=1, 96/287 poisson:n=2M,mean=1,seed=1,
 *       90/268 uniform:n=2M,mean=2,seed=1, 102/302 uniform:n=256K,mean=4,seed=1, 98/288 poisson:n=128K,mean=1,seed=1,
 *       103/300 poisson:n=128K,mean=3,seed=1, 157/417 qcd5_4.rowlen, 155/409 qcd5_4.rowlen@64M,
 *       212/548 mbeacxc.rowlen@64M, 189/486 photo_kmeans256.rowlen@64M, 127/310 lp1.rowlen@64M,
 *       139/334 ibm03_nets.rowlen@64M, 145/340 ibm03_nets.rowlen, 179/414 qcd5_4.rowlen@4M,
 *       150/325 facebook_combined.rowlen@64M, 172/347 kjv_words_per_verse.rowlen@64M,
 *       169/337 wordnet_pointers.rowlen@64M, 166/328 english_word_lengths.rowlen@64M, 176/344 wathenSmall.rowlen@64M,
 *       143/279 git_files_per_commit.rowlen@64M, 181/349 maxwell_S.rowlen@64M,
 *       178/342 linux_identifier_postings.rowlen, 261/499 photo_kmeans256.rowlen, 290/553 mbeacxc.rowlen@4M,
 *       186/351 kjv_words_per_verse.rowlen, 186/349 wathenSmall.rowlen, 268/493 photo_kmeans256.rowlen@4M,
 *       194/343 ibm03_nets.rowlen@4M, 192/332 gowalla_bipartite.rowlen@64M,
 *       194/333 photo_colour_histogram.rowlen@64M, 206/353 maxwell_S.rowlen, 213/364 nsjac.rowlen@64M,
 *       325/548 mbeacxc.rowlen, 173/282 mdual.rowlen@64M, 201/324 wdbii_river_segments.rowlen@64M,
 *       340/535 gshhg_points_per_bin.rowlen, 209/328 linux_kernel_line_lengths.rowlen@64M,
 *       214/332 facebook_combined.rowlen@4M, 208/316 lp1.rowlen@4M, 223/331 lp1.rowlen,
 *       226/330 facebook_combined.rowlen, 359/510 linux_lines_per_file.rowlen, 200/284 git_files_per_commit.rowlen,
 *       248/351 kjv_words_per_verse.rowlen@4M, 275/371 nsjac.rowlen@4M, 257/346 wordnet_pointers.rowlen@4M,
 *       262/352 wathenSmall.rowlen@4M, 264/338 gowalla_bipartite.rowlen, 275/346 wordnet_pointers.rowlen,
 *       292/367 nsjac.rowlen, 234/287 mdual.rowlen, 292/355 maxwell_S.rowlen@4M, 280/336 gowalla_bipartite.rowlen@4M,
 *       269/319 wdbii_river_segments.rowlen@4M, 290/324 wdbii_river_segments.rowlen,
 *       321/358 english_word_lengths.rowlen, 309/335 photo_colour_histogram.rowlen@4M,
 *       317/339 photo_colour_histogram.rowlen, 262/280 git_files_per_commit.rowlen@4M, 284/287 mdual.rowlen@4M,
 *       328/328 linux_kernel_line_lengths.rowlen
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 816 cases, n = 1024 to 268435456; serves 238 (huge pareto zipf lognormal uniform rowlen geometric bimodal poisson fixed): worst regret 10.0%, mean 0.7%
 *       launched 200 times in a row on 194 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2:
 *       measured on 816 cases, n = 1024 to 268435456; serves 96 (lognormal pareto bimodal huge rowlen zipf uniform): worst regret 12.6%, mean 1.3%
 *       launched 200 times in a row on 26 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=3072 MIN_BLOCKS=8 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 816 cases, n = 1024 to 268435456; serves 44 (huge zipf pareto lognormal rowlen geometric uniform): worst regret 9.5%, mean 1.1%
 *       launched 200 times in a row on 22 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6:
 *       measured on 752 cases, n = 1024 to 268435456; serves 119 (pareto huge lognormal rowlen bimodal geometric poisson uniform fixed): worst regret 18.5%, mean 1.9%
 *       launched 200 times in a row on 47 cases, all results right
 *     stream_fitted BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1:
 *       measured on 674 cases, n = 1024 to 268435456; serves 49 (pareto lognormal rowlen bimodal fixed poisson uniform): worst regret 7.8%, mean 1.5%
 *       launched 200 times in a row on 15 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4:
 *       measured on 729 cases, n = 1024 to 268435456; serves 223 (pareto uniform rowlen bimodal huge poisson geometric fixed lognormal zipf): worst regret 13.0%, mean 1.4%
 *       launched 200 times in a row on 129 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 404 cases, n = 1024 to 268435456; serves 21 (lognormal geometric pareto poisson rowlen): worst regret 5.6%, mean 0.6%
 *       launched 64 times in a row on 17 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=2560 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 94 cases, n = 1024 to 268435456; serves 26 (poisson geometric fixed uniform): worst regret 5.2%, mean 1.5%
 *       launched 200 times in a row on 8 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_B43AF49E7B878C69
#define SEGTUNE_SEGREDUCE_B43AF49E7B878C69

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
static const struct segtune_box segtune_segreduce_b43af49e7b878c69_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 816, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 0, 8388608, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 816, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 2 } }, 0, 8388608, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=3072 MIN_BLOCKS=8 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 816, 1, 0, 4, { { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 8 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 0, 4194304, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 752, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 6 } }, 384, 4194304, 8 },
	{ "stream_fitted", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 674, 1, 0, 5, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 } }, 512, 4194304, 24 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 729, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 0 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 404, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 512 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=2560 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100", 1, INT64_MAX, 1099511627264, 0, INT64_MAX, 1024, 268435456, 94, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 4 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 12288, 4194304, 3072 }
};

static const struct segtune_node segtune_segreduce_b43af49e7b878c69_unknown_0[] = {
	{ SEGTUNE_N, 3040000.0, 1, 30, -1 },
	{ SEGTUNE_MEAN, 1.9988714888318999, 2, 9, -1 },
	{ SEGTUNE_MEAN, 1.03, 3, 4, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 524000.0, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.5979378637724853, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 48.010622580665178, 10, 27, -1 },
	{ SEGTUNE_N, 163000.0, 11, 20, -1 },
	{ SEGTUNE_MEAN, 9.8599999999999994, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 16.300000000000001, 14, 17, -1 },
	{ SEGTUNE_N, 86300.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 26.100000000000001, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 1770000.0, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 15.600000000000001, 23, 26, -1 },
	{ SEGTUNE_MEAN, 4.6399999999999997, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 185000.0, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 24.700000000000003, 31, 36, -1 },
	{ SEGTUNE_MEAN, 1.22, 32, 35, -1 },
	{ SEGTUNE_MEAN, 0.70699999999999996, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 48900000.0, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_b43af49e7b878c69_longest_0[] = {
	{ SEGTUNE_N, 2890000.0, 1, 126, -1 },
	{ SEGTUNE_MEAN, 8.9299999999999997, 2, 71, -1 },
	{ SEGTUNE_LONGEST, 50.700000000000003, 3, 26, -1 },
	{ SEGTUNE_MEAN, 1.8900000000000001, 4, 17, -1 },
	{ SEGTUNE_LONGEST, 12.300000000000001, 5, 12, -1 },
	{ SEGTUNE_N, 166000.0, 6, 9, -1 },
	{ SEGTUNE_MEAN, 0.74299999999999999, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 0.26100000000000001, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 0.94500000000000006, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 133000.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1170000.0, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 4.9400000000000004, 20, 25, -1 },
	{ SEGTUNE_LONGEST, 8.2599999999999998, 21, 24, -1 },
	{ SEGTUNE_MEAN, 2.54, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 9630.0, 27, 60, -1 },
	{ SEGTUNE_MEAN, 0.879, 28, 33, -1 },
	{ SEGTUNE_N, 189000.0, 29, 32, -1 },
	{ SEGTUNE_MEAN, 0.64400000000000002, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 4600.0, 34, 51, -1 },
	{ SEGTUNE_LONGEST, 113.0, 35, 42, -1 },
	{ SEGTUNE_N, 470000.0, 36, 39, -1 },
	{ SEGTUNE_MEAN, 3.1000000000000001, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1.1799999999999999, 40, 41, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1170000.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 446.0, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.8399999999999999, 47, 50, -1 },
	{ SEGTUNE_MEAN, 1.3400000000000001, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 3.3000000000000003, 52, 57, -1 },
	{ SEGTUNE_N, 1050000.0, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.9299999999999999, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 72500.0, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 4.6600000000000001, 61, 68, -1 },
	{ SEGTUNE_MEAN, 0.60199999999999998, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 12800.0, 64, 67, -1 },
	{ SEGTUNE_MEAN, 2.1000000000000001, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1230000.0, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 42700.0, 72, 115, -1 },
	{ SEGTUNE_MEAN, 541.0, 73, 114, -1 },
	{ SEGTUNE_LONGEST, 3840.0, 74, 93, -1 },
	{ SEGTUNE_LONGEST, 241.0, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 36.200000000000003, 77, 84, -1 },
	{ SEGTUNE_N, 133000.0, 78, 81, -1 },
	{ SEGTUNE_MEAN, 12.4, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 773.0, 82, 83, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 752000.0, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 1090.0, 87, 90, -1 },
	{ SEGTUNE_MEAN, 127.0, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 294.0, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 32.800000000000004, 94, 99, -1 },
	{ SEGTUNE_N, 1090000.0, 95, 98, -1 },
	{ SEGTUNE_N, 166000.0, 96, 97, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 210000.0, 100, 111, -1 },
	{ SEGTUNE_MEAN, 97.300000000000011, 101, 106, -1 },
	{ SEGTUNE_N, 81600.0, 102, 105, -1 },
	{ SEGTUNE_LONGEST, 6890.0, 103, 104, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 14800.0, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 91000.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 39.100000000000001, 112, 113, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 87.400000000000006, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1610.0, 118, 119, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 85700.0, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 16300.0, 122, 123, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 332000.0, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 206.0, 127, 174, -1 },
	{ SEGTUNE_MEAN, 2.1499999999999999, 128, 143, -1 },
	{ SEGTUNE_LONGEST, 11.4, 129, 136, -1 },
	{ SEGTUNE_MEAN, 0.34800000000000003, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1.6699999999999999, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 31300000.0, 134, 135, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 18.300000000000001, 137, 142, -1 },
	{ SEGTUNE_MEAN, 0.58999999999999997, 138, 139, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1.46, 140, 141, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 13.9, 144, 157, -1 },
	{ SEGTUNE_LONGEST, 107.0, 145, 154, -1 },
	{ SEGTUNE_LONGEST, 2.7800000000000002, 146, 147, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 7.5800000000000001, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 6110000.0, 150, 153, -1 },
	{ SEGTUNE_LONGEST, 30.400000000000002, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 6730000.0, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 72.400000000000006, 158, 163, -1 },
	{ SEGTUNE_N, 3800000.0, 159, 160, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 180000000.0, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 66.700000000000003, 164, 171, -1 },
	{ SEGTUNE_MEAN, 22.200000000000003, 165, 170, -1 },
	{ SEGTUNE_N, 31800000.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 96.5, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 5150000.0, 172, 173, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 59.700000000000003, 175, 204, -1 },
	{ SEGTUNE_MEAN, 1.4000000000000001, 176, 187, -1 },
	{ SEGTUNE_LONGEST, 18300.0, 177, 184, -1 },
	{ SEGTUNE_LONGEST, 5170.0, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 0.82200000000000006, 180, 181, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 22300000.0, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 18500000.0, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 38.600000000000001, 188, 197, -1 },
	{ SEGTUNE_N, 4400000.0, 189, 196, -1 },
	{ SEGTUNE_MEAN, 3.0600000000000001, 190, 191, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 480.0, 192, 195, -1 },
	{ SEGTUNE_MEAN, 19.400000000000002, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 9760.0, 198, 203, -1 },
	{ SEGTUNE_N, 45400000.0, 199, 202, -1 },
	{ SEGTUNE_LONGEST, 421.0, 200, 201, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 261000.0, 205, 242, -1 },
	{ SEGTUNE_MEAN, 1280.0, 206, 227, -1 },
	{ SEGTUNE_LONGEST, 2130.0, 207, 218, -1 },
	{ SEGTUNE_MEAN, 201.0, 208, 215, -1 },
	{ SEGTUNE_LONGEST, 458.0, 209, 212, -1 },
	{ SEGTUNE_MEAN, 116.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 96900000.0, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 5610000.0, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 117.0, 219, 222, -1 },
	{ SEGTUNE_LONGEST, 29200.0, 220, 221, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 2860.0, 223, 226, -1 },
	{ SEGTUNE_MEAN, 504.0, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 109000.0, 228, 241, -1 },
	{ SEGTUNE_MEAN, 4390.0, 229, 240, -1 },
	{ SEGTUNE_LONGEST, 7150.0, 230, 235, -1 },
	{ SEGTUNE_N, 48200000.0, 231, 232, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 2520.0, 233, 234, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 6880000.0, 236, 239, -1 },
	{ SEGTUNE_LONGEST, 17800.0, 237, 238, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 667000.0, 243, 248, -1 },
	{ SEGTUNE_MEAN, 2710.0, 244, 247, -1 },
	{ SEGTUNE_MEAN, 197.0, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_b43af49e7b878c69_shares_0[] = {
	{ SEGTUNE_N, 1740000.0, 1, 116, -1 },
	{ SEGTUNE_MEAN, 8.9600000000000009, 2, 45, -1 },
	{ SEGTUNE_SHARE_1K, 0.00022999999999999998, 3, 22, -1 },
	{ SEGTUNE_N, 386000.0, 4, 15, -1 },
	{ SEGTUNE_MEAN, 2.54, 5, 14, -1 },
	{ SEGTUNE_N, 96800.0, 6, 9, -1 },
	{ SEGTUNE_MEAN, 0.72699999999999998, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1.1500000000000001, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 143000.0, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1.52, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 4.8700000000000001, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 767000.0, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_4K, 0.049300000000000004, 23, 40, -1 },
	{ SEGTUNE_MEAN, 0.55200000000000005, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 498000.0, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 4.1500000000000004, 28, 35, -1 },
	{ SEGTUNE_MEAN, 1.1699999999999999, 29, 32, -1 },
	{ SEGTUNE_SHARE_4K, 0.0018200000000000002, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_4K, 0.012500000000000001, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.073800000000000004, 36, 39, -1 },
	{ SEGTUNE_SHARE_4K, 0.0015700000000000002, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1.7, 41, 44, -1 },
	{ SEGTUNE_N, 630000.0, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.00021699999999999999, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 254.0, 48, 99, -1 },
	{ SEGTUNE_MEAN, 35.600000000000001, 49, 70, -1 },
	{ SEGTUNE_N, 140000.0, 50, 59, -1 },
	{ SEGTUNE_MEAN, 15.0, 51, 54, -1 },
	{ SEGTUNE_SHARE_4K, 0.021700000000000001, 52, 53, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.0047700000000000008, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.158, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.067900000000000002, 60, 67, -1 },
	{ SEGTUNE_N, 799000.0, 61, 66, -1 },
	{ SEGTUNE_MEAN, 13.200000000000001, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.0055700000000000003, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.26500000000000001, 68, 69, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 121000.0, 71, 82, -1 },
	{ SEGTUNE_MEAN, 97.300000000000011, 72, 81, -1 },
	{ SEGTUNE_N, 51600.0, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_4K, 0.0053900000000000007, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_1K, 0.51400000000000001, 77, 78, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.21199999999999999, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_4K, 0.0015600000000000002, 83, 90, -1 },
	{ SEGTUNE_MEAN, 77.900000000000006, 84, 87, -1 },
	{ SEGTUNE_N, 426000.0, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 355000.0, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 81.600000000000009, 91, 98, -1 },
	{ SEGTUNE_N, 444000.0, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.16800000000000001, 94, 95, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.38900000000000001, 96, 97, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 29800.0, 100, 113, -1 },
	{ SEGTUNE_MEAN, 408.0, 101, 106, -1 },
	{ SEGTUNE_N, 185000.0, 102, 103, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_4K, 0.0015, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 534000.0, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 877.0, 109, 112, -1 },
	{ SEGTUNE_SHARE_4K, 0.021899999999999999, 110, 111, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 295000.0, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.00047399999999999997, 117, 164, -1 },
	{ SEGTUNE_MEAN, 2.1499999999999999, 118, 123, -1 },
	{ SEGTUNE_MEAN, 1.8400000000000001, 119, 120, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 4930000.0, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 72.299999999999997, 124, 145, -1 },
	{ SEGTUNE_N, 12800000.0, 125, 130, -1 },
	{ SEGTUNE_N, 2140000.0, 126, 129, -1 },
	{ SEGTUNE_MEAN, 13.9, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 7.6000000000000005, 131, 134, -1 },
	{ SEGTUNE_MEAN, 2.3199999999999998, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 25.800000000000001, 135, 138, -1 },
	{ SEGTUNE_N, 99800000.0, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 56.5, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 44300000.0, 141, 142, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 106000000.0, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 6560000.0, 146, 151, -1 },
	{ SEGTUNE_MEAN, 131.0, 147, 150, -1 },
	{ SEGTUNE_N, 2630000.0, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 125.0, 152, 157, -1 },
	{ SEGTUNE_N, 39600000.0, 153, 154, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 121000000.0, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 101000000.0, 158, 161, -1 },
	{ SEGTUNE_MEAN, 1000.0, 159, 160, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 248.0, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 74.100000000000009, 165, 208, -1 },
	{ SEGTUNE_MEAN, 1.1699999999999999, 166, 173, -1 },
	{ SEGTUNE_SHARE_4K, 0.011900000000000001, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 24200000.0, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 0.63800000000000001, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 3510000.0, 174, 191, -1 },
	{ SEGTUNE_MEAN, 3.29, 175, 180, -1 },
	{ SEGTUNE_SHARE_4K, 0.026600000000000002, 176, 179, -1 },
	{ SEGTUNE_SHARE_1K, 0.015800000000000002, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 38.300000000000004, 181, 186, -1 },
	{ SEGTUNE_SHARE_1K, 0.25, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.223, 184, 185, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.109, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.36699999999999999, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1.7, 192, 199, -1 },
	{ SEGTUNE_N, 36000000.0, 193, 198, -1 },
	{ SEGTUNE_SHARE_4K, 0.0046100000000000004, 194, 195, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 12500000.0, 196, 197, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 47.5, 200, 201, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.42499999999999999, 202, 207, -1 },
	{ SEGTUNE_SHARE_1K, 0.048300000000000003, 203, 206, -1 },
	{ SEGTUNE_N, 28700000.0, 204, 205, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.00015999999999999999, 209, 226, -1 },
	{ SEGTUNE_MEAN, 566.0, 210, 217, -1 },
	{ SEGTUNE_N, 86300000.0, 211, 216, -1 },
	{ SEGTUNE_MEAN, 191.0, 212, 213, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.158, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 33100000.0, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1340.0, 220, 223, -1 },
	{ SEGTUNE_N, 184000000.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 89500000.0, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 9240.0, 227, 250, -1 },
	{ SEGTUNE_N, 71900000.0, 228, 243, -1 },
	{ SEGTUNE_MEAN, 154.0, 229, 236, -1 },
	{ SEGTUNE_SHARE_4K, 0.37, 230, 235, -1 },
	{ SEGTUNE_SHARE_1K, 0.13100000000000001, 231, 232, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.024900000000000002, 233, 234, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 2430000.0, 237, 238, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 47500000.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 4730.0, 241, 242, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.64900000000000002, 244, 247, -1 },
	{ SEGTUNE_SHARE_4K, 0.047900000000000005, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1600.0, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
};

static const float segtune_segreduce_b43af49e7b878c69_cases_0[] = {
	630,763,838,1213,1693,1463,2253,2603,630,763,838,1213,1693,1463,2253,2603,
	1280,1280,1280,1280,1280,1280,1280,1280,365,510,927,1028,1434,1506,1829,2048,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,58,13,0,0,0,0,0,0,-345,-244,0,0,0,0,0,0,
	177,0,531,772,988,1013,1024,1024,-608,-928,-378,-648,-424,-197,-254,-211,-998,-897,-334,611,1993,-3085,-721,869,
	-2972,-1016,756,-511,3037,-3688,31,-7,1803,-1160,-2254,699,3371,-3797,-787,-160,-590,140,-677,1523,2280,-2622,1680,-579,
	304,-1238,426,281,365,-771,623,-225,-1411,1117,-182,-126,-1719,1748,248,340,-1909,-886,-4724,-838,-2404,-5245,-4745,-2903,
	-3195,-7001,4038,682,-24,7,48,57,-726,-1684,258,-128,585,-1211,-661,715,-2503,-2108,1106,-935,1490,-1673,154,30,
	1847,-1632,-1465,-281,1799,-1341,-658,-174,-417,6,-367,1400,1740,-1536,1889,-460,-30,-881,146,611,490,-675,831,-90,
	-1357,1407,-638,465,-660,556,388,377,-1411,-1966,-3204,-2869,-4365,-2409,-3760,-2288,-4000,-6519,3253,1386,-159,-73,12,30,
	1280,1280,1664,1664,1664,1664,1664,1664,2304,2304,415,514,956,1031,1458,1544,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,0,0,207,31,117,30,5,0,0,0,-914,-990,-464,-475,-73,0,
	1024,1024,283,0,558,768,1024,1011,-115,-16,-646,-1312,-596,-1032,-505,-770,2166,-3884,-782,1279,-652,93,225,400,
	-1198,3,1513,3101,-1479,78,-1545,2222,-154,-597,-611,617,-2608,1827,-3052,3590,1094,-1933,1076,900,-1116,-91,-4065,2526,
	-2234,422,1152,1326,-156,1223,-2940,3683,1288,-780,-2099,1375,511,459,-1549,3151,-1691,-4655,-1324,542,4570,3194,3817,5082,
	75,75,-3428,5873,1846,193,-250,-110,749,-1657,905,101,702,-1124,1062,-747,-1010,384,3490,2048,-135,-1453,-145,575,
	-383,191,650,-334,-958,-181,-1157,1314,582,-1951,1848,829,-789,-621,-2852,1093,-1751,-1084,776,1732,174,1396,-1698,2656,
	898,-1324,-3535,1416,-112,1291,-1125,3189,-2341,-3033,-85,-558,5793,2347,5797,2489,43,50,-1671,4275,1870,1043,-495,34,
	1664,1664,1664,1664,1664,1664,1987,2048,1979,1991,2560,2597,2816,2901,1686,440,-768,-162,-41,-48,0,0,-768,-768,
	-1536,-1536,-1536,-96,-1536,-1536,-1536,-1536,0,0,0,0,0,0,164,412,0,0,0,0,0,0,-332,-1451,
	1023,1024,1024,1024,1024,1024,1010,332,-530,-325,-321,-96,-205,-144,-849,-782,192,1237,15,-2753,2112,-2072,56,-4420,
	104,575,2032,91,975,-1843,830,-6525,1120,525,727,1546,2129,-3920,-38,-7057,-1257,-1963,-1968,-3885,-6331,6512,4704,-2470,
	-578,-2451,-1704,-5308,5167,-1012,-110,-2420,-676,-295,-1161,1517,3597,-2737,-2,6472,7725,3125,1763,1206,860,1164,-778,-10324,
	-97,48,23,139,34,60,-163,303,-88,1328,-185,-2006,2032,-1383,26,-1361,60,601,1771,59,924,-1290,779,-3271,
	892,620,223,2096,2009,-2817,-150,-3898,-1163,-1572,-1638,-4588,-5922,5369,4382,-1139,-546,-2388,-1798,-5272,4725,-963,-82,-6607,
	-360,-205,-852,1215,3225,-3384,-80,-1491,5831,3460,1381,1214,793,1360,-937,-5940,-89,24,25,118,20,34,-168,651,
	2048,2048,2048,2048,2048,2048,2048,2048,512,513,541,771,993,1026,1113,1486,-768,-768,-218,-64,-306,-768,-128,-236,
	-1536,-1536,-435,-128,-1536,-1536,-256,-1536,42,182,925,1282,326,37,711,126,-1750,-1609,-837,-252,-985,-1242,-479,-692,
	0,731,106,521,611,774,843,1024,-1696,-1416,-435,-128,-612,-1416,-256,-518,1791,533,4136,-1772,-714,181,-588,-2681,
	349,1707,1060,-16,1415,-1775,-1034,-3326,-1471,182,2774,1688,-1420,-1981,-3610,2854,-179,1340,-5224,4669,168,240,-7244,-2463,
	-1712,-4524,-2725,3579,-4942,1791,-2232,3427,-2011,-6261,2270,4345,-2471,288,-778,-1200,-5018,6698,-759,979,-62,202,447,-35,
	6340,1378,875,284,159,82,108,-24,780,-915,4398,-1662,132,-417,-346,-1672,-560,162,1186,164,2195,-2064,-1107,-2312,
	-2177,-931,3136,1436,-499,-2418,-3152,3307,-636,668,-5381,3925,227,122,-7663,-2226,-766,-1913,-3085,2565,-4842,1624,-3224,2439,
	85,-1553,1772,2941,-2918,465,-978,-2048,-5814,4217,-516,1126,184,43,588,267,6813,1363,833,262,264,-27,93,-131,
	2048,2048,2048,2048,2048,2048,2048,2048,1537,1542,1542,1571,1797,1977,2042,2468,-768,-32,-768,-218,-64,-176,-768,-69,
	-1536,-64,-1536,-435,-128,-1536,-1536,-284,184,652,32,203,319,45,19,0,-583,-111,-731,-530,-188,-282,-243,0,
	943,964,1011,1012,1017,1024,1023,1024,-877,-64,-1154,-435,-128,-605,-896,-377,532,-4320,-601,4325,1237,215,-527,5136,
	-1249,-2340,158,128,1603,437,-741,-1641,-913,-3654,-130,910,-1177,-668,-745,1919,1155,2118,-1443,-3665,6202,-889,-3890,203,
	-659,2392,2040,-494,5187,-2547,-1655,2703,264,1699,374,-2637,-1417,214,337,1617,-689,417,28,328,242,-682,-61,106,
	-235,108,-62,-2,50,11,-6,13,1276,-3556,-1030,4425,2286,434,-605,4549,-336,-2145,-630,201,1735,714,-825,-1673,
	-225,-2785,-498,1018,139,-576,-863,1910,517,1839,-947,-3318,5088,-1370,-3981,-40,-47,1404,1912,-527,3555,-3132,-1830,2308,
	-241,-694,698,-2486,-3144,-123,323,1962,-595,532,-163,438,399,-733,-212,105,-343,79,-46,-26,20,-7,32,8,
	2048,2048,2048,2048,2048,2048,2048,2099,2564,2970,3042,3365,3584,3840,3840,632,-34,-4,0,0,0,0,0,-768,
	-1536,-106,-119,0,0,0,0,-1536,0,0,0,0,0,0,0,11,0,0,0,0,0,0,0,-1763,
	1024,1024,1024,1024,1024,1024,1024,0,-640,-423,-197,-255,-211,-115,-16,-1683,433,9691,-9866,5459,5416,6190,-9151,-1271,
	-919,-2003,-883,6746,3941,7745,-9405,82,-4522,8322,-8905,7922,1546,6520,-9452,-352,14,-19179,15163,1734,627,513,513,663,
	-4566,1606,1049,687,406,348,348,1862,1455,-124,270,361,-462,-3284,-3284,2579,-549,57,95,157,140,174,174,3875,
	3,3,-10,22,13,26,26,1870,243,3996,-4125,4661,4794,2316,-4324,-1485,-952,-3201,-1044,6460,3556,3709,-4657,-101,
	-4856,3002,-3319,7094,960,2626,-4639,-566,-224,-11616,5201,2426,1001,739,122,573,-4340,1620,1309,620,364,299,341,1735,
	1710,1667,-931,1137,404,-2674,-6335,2617,-489,52,58,108,87,129,289,3787,39,24,-22,21,10,21,30,1915,
	2103,2122,2125,2142,2176,2176,2176,2176,437,1223,1276,1003,-256,0,27,174,-768,-768,-768,-768,-768,-768,-412,-115,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-297,528,47,14,19,128,92,968,1409,-1449,-1181,-1169,-1469,-2688,-2468,-1566,-976,
	100,1011,1021,441,0,0,528,851,-1371,-1478,-1397,-1590,-1856,-1824,-824,-490,-3453,2536,-1029,568,-795,1596,2803,2699,
	-829,2645,-811,-2669,-971,-1169,1469,6016,190,4267,-1808,-1998,2366,924,4915,4204,1973,3275,127,1501,-1324,1876,170,-3328,
	-3986,1041,508,1423,-4291,-2100,1879,1593,-7059,1388,2184,2891,-5055,-1245,1195,901,3529,53,189,-353,1535,2480,-4806,-1787,
	444,0,54,-129,-1052,1107,567,233,-3721,848,-1050,-305,-704,1412,2651,2839,-2634,894,-859,-3272,-1111,-1309,1376,6189,
	-1117,2878,-1675,-2627,2539,818,4756,4162,1316,2430,314,1240,-1285,1730,221,-3444,-3451,574,128,961,-4040,-1636,2228,1636,
	-3972,1812,2125,2661,-4799,-512,1556,938,539,3,159,-297,1640,2416,-4968,-1934,321,107,50,-37,-1017,1466,524,204,
	2176,2176,2176,2176,2176,2176,2176,2176,256,256,256,385,512,512,513,513,-768,-768,-768,-768,-161,-768,-768,-768,
	-1536,-1536,-1536,-1536,-430,-1536,-1536,-1536,36,77,0,79,1661,42,625,1503,-2268,-2227,-2304,-2096,-387,-2006,-1422,-544,
	0,0,0,0,484,0,73,955,-1984,-1656,-2048,-1728,-500,-1824,-1524,-979,1466,1589,-2219,-3069,-110,1973,6516,6931,
	1267,1529,1516,-2387,14,2056,3365,2046,2308,1164,-2157,-2511,-1933,57,5258,6034,-2137,961,602,541,158,-408,554,-489,
	280,-667,41,653,-3601,-633,-1191,641,118,-1368,1248,-1211,5579,-258,-3664,365,-862,-3817,-3205,3901,1029,-4615,3172,1251,
	-823,281,157,-5892,162,-18313,-259,351,1157,1729,-2253,-2948,-371,861,4467,6727,915,2665,677,-2224,-244,880,1637,1973,
	2143,1238,-1991,-2516,-1903,-364,4080,5844,-2026,711,259,345,209,-636,145,-434,1471,-1840,470,1108,-3509,582,395,547,
	1412,-2267,1469,-350,5723,1422,-377,245,-1811,-4796,-2955,3258,991,-3974,1709,1219,1144,-3486,638,-7474,200,-14376,63,338,
	2176,2176,2176,2176,2176,2176,2176,2176,533,553,640,665,665,749,760,761,-403,-222,-768,-190,-190,-280,-307,-173,
	-1536,-1536,-1536,-611,-611,-1536,-1536,-1536,522,736,42,712,1487,441,1331,631,-1505,-1271,-1878,-1183,-408,-1369,-470,-1167,
	569,542,2,594,594,627,720,1024,-806,-661,-1648,-611,-611,-740,-779,-653,232,-189,-3095,1758,-1942,4857,-3208,-3759,
	1156,-1253,-4157,1302,304,2574,456,-3123,-1800,2105,-1486,2483,-1601,3437,-3969,-1887,723,982,597,1335,-5212,402,-10977,-533,
	-137,7785,342,269,-13633,7469,-10784,-2682,4388,3751,-696,1256,-16161,7335,-4160,-1219,-3555,5136,515,1588,357,1164,701,1531,
	-97,163,4754,149,17,83,257,186,567,603,-2547,1784,-2227,4778,-3215,-3358,1602,-228,-3612,1299,-15,2481,394,-2529,
	-1319,2286,-1302,2554,-1571,3495,-3874,-1776,982,314,731,1160,-4467,588,-10921,-695,-37,6713,-302,472,-12528,7450,-10471,-3005,
	3716,2616,-1498,1445,-14660,7410,-3778,-1689,-2796,5147,273,1476,318,1281,648,1318,-21,192,2218,156,94,134,298,56,
	2176,2176,2176,2176,2176,2176,2176,2176,766,766,768,769,896,986,986,1017,-768,-768,-768,-768,-768,-370,-370,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,117,816,47,82,30,333,995,582,-1677,-978,-1745,-1708,-1634,-1241,-579,-961,
	455,455,0,420,284,606,606,760,-1202,-1202,-1680,-1388,-1536,-740,-740,-1265,-3711,3801,-176,60,1856,-8826,-5489,1204,
	-3396,5094,723,-270,2199,-3992,-4866,1376,-2590,3725,2264,1079,-427,-2980,-3306,2751,-1952,4016,-134,1086,497,-926,1407,-5010,
	-3883,5063,1432,192,1436,-5057,-2397,924,-2964,-1078,139,-1683,34,-6435,-2543,643,772,719,1118,1040,-462,-512,-254,-215,
	-263,246,-1607,110,-728,-208,132,-116,-854,3104,-398,-615,1825,-7127,-4789,92,-1226,4284,617,-903,2197,-2690,-4095,382,
	-498,3227,2073,221,-520,-1770,-2692,2146,-164,3910,-47,579,486,-328,1274,-4636,-3890,5151,1063,243,1066,-5284,-2627,763,
	-5747,-575,-223,-717,-313,-7583,-3232,1472,1169,648,1395,135,-483,-142,-278,-338,-423,150,-1542,-182,-905,-188,105,-88,
	2176,2176,2176,2176,2176,2176,2176,2176,1023,1024,1028,1111,1151,1152,1282,1282,-213,-114,-768,-128,-768,-768,-768,-768,
	-1536,-328,-1536,-256,-1536,-1536,-1536,-1536,1174,1296,743,955,21,0,37,32,-364,-239,-789,-494,-1388,-1408,-1241,-1246,
	853,749,740,841,1006,1024,962,988,-677,-440,-1085,-256,-1492,-1600,-1412,-1254,2215,-1272,1303,-431,-1296,534,2917,-3906,
	2801,-2016,1012,-1257,-406,-544,2539,-3735,1031,-1502,4371,1283,2500,-4434,1326,-1832,4442,1167,2919,7545,-260,79,2331,-3619,
	424,3632,-1697,4260,-943,-959,2420,-1028,8616,-5455,-51,6457,-278,-17,-433,-741,316,-84,-288,-167,21,257,-250,-50,
	48,-9,-24,-75,31,159,-80,-21,2366,-1520,1491,-259,-1063,-848,1582,-568,2926,-2204,1114,-1102,-430,-1734,1266,-514,
	1218,-1586,4237,1511,1425,-4220,495,413,4140,1804,2939,7176,-398,-486,1223,-1253,303,4244,-1778,3725,-1220,-982,1570,505,
	8047,-4566,-307,5742,-429,396,-796,-832,243,-152,-357,-91,84,234,-279,153,30,23,-67,-84,25,275,-97,-114,
	2176,2176,2176,2176,2176,2176,2176,2176,1289,1419,1523,1536,1538,1538,1779,1793,-134,-137,-110,-90,-12,-440,-79,-768,
	-1536,-408,-530,-287,-29,-1536,-266,-1536,289,319,862,846,281,67,671,5,-983,-822,-175,-178,-740,-955,-110,-762,
	935,932,978,941,927,999,1001,1024,-658,-536,-530,-394,-587,-880,-402,-1245,1887,-2635,-2173,-643,3855,231,4919,-1968,
	61,275,-2892,1085,-1348,1772,4281,-503,-1872,2160,-35,-1610,4744,-650,4418,-154,-444,1000,-748,1305,4209,4632,245,-862,
	1041,-3687,-8689,3674,-8256,-1459,684,277,4212,-3631,-1358,-2165,-4151,3111,-5330,73,-199,-30,-2,-52,297,-92,-70,137,
	60,16,-60,-13,178,-24,-48,21,1725,-2591,-2119,-1243,3437,523,4068,-2083,-266,287,-2536,538,-1588,2044,3864,-906,
	-2022,2124,-117,-1939,4313,34,3500,-679,-722,1006,-631,1494,4877,3884,1246,-264,559,-3243,-8042,3737,-7601,-448,1682,211,
	3998,-3414,-1466,-1782,-3345,2924,-4248,374,-447,-32,-75,-85,231,-36,-132,-3,23,14,-49,-7,177,-43,-27,65,
	2176,2176,2176,2176,2176,2176,2176,2176,1798,1998,2025,2051,2052,2288,2568,2820,-768,-143,-52,-166,-448,-90,-49,-8,
	-1536,-596,-233,-1536,-1536,-568,-640,-1536,32,104,158,313,31,62,0,0,-730,-458,-377,-196,-478,-210,0,0,
	1020,1024,1017,1023,1024,1024,1024,1024,-1153,-596,-409,-696,-896,-568,-640,-640,2568,-2885,1166,1557,-294,-1870,-1264,-489,
	2121,-5098,2758,419,206,381,-213,-933,173,697,-592,-662,-434,921,833,3629,-444,-2272,-4466,8048,39,-574,-3362,1092,
	1355,-9077,-411,5490,-1949,-673,-1452,4161,-146,2468,-3111,-1097,315,919,190,-622,-3,-21,-71,-614,-258,-37,-99,-161,
	-1,-29,13,-63,-31,-17,-22,-8,2232,-3133,1005,1548,-341,-1536,-2134,-380,2012,-4953,2704,319,148,655,-696,-676,
	325,173,-718,-521,-508,1259,-143,3706,-555,-1807,-3782,7624,-306,-541,-2012,817,1341,-7982,24,5100,-2047,-488,-1106,4124,
	-237,2877,-2674,-1179,378,980,1215,-923,47,-97,-115,-648,-260,-71,-140,-184,-9,-16,17,-41,-6,-19,9,-20,
	2176,2176,2176,2181,2195,2220,2240,2304,2829,3003,3072,169,935,1374,640,-256,-14,0,-1,-768,-768,-479,-768,-768,
	-174,-129,-92,-1536,-1536,-1536,-1536,-1536,0,0,0,663,202,297,24,128,0,0,0,-1738,-1462,-978,-2024,-2944,
	1024,1024,1024,172,426,963,0,0,-312,-531,-260,-925,-1611,-938,-1712,-1984,-3743,5408,-1143,1144,2281,1044,-1966,552,
	2263,-4528,877,-1010,3689,-204,-1830,-846,-3057,6582,-4938,-843,6175,134,-1098,5023,9835,-14771,9529,-802,-109,-1827,915,2769,
	1146,-132,-153,5090,1126,-3108,-97,851,-205,40,199,9786,-145,-3585,1238,2113,-75,-31,-11,61,-930,-533,2252,472,
	-11,-12,-3,2588,-879,-155,9395,-327,-1135,269,3879,3067,-782,970,-1312,876,3037,-5560,2573,724,1583,-412,-1237,-834,
	-211,391,1216,347,4326,122,-842,5145,5551,-5256,1713,-286,-1059,-1756,1110,2690,652,505,-545,1121,2041,-2300,-1236,740,
	-1544,1731,-1306,3823,2905,-2717,-429,1971,-122,17,-63,2096,-1605,-686,2139,784,-29,12,-15,1144,-605,-169,6643,371,
	2304,2304,2304,2304,2304,2304,2304,2304,0,23,143,255,256,256,385,506,-768,-476,-139,-768,-768,-768,-768,-768,
	-1536,-1536,-425,-1536,-1536,-1536,-1536,-1536,102,972,1441,78,0,36,79,1584,-2714,-1822,-1232,-2483,-2560,-2524,-2352,-725,
	0,518,835,0,0,0,0,952,-1920,-952,-618,-1784,-2176,-2112,-1840,-1062,2926,3471,2531,316,-1924,1042,-2876,1889,
	-76,1035,3490,1702,1608,1299,-4458,3211,-1914,4877,2173,1428,-1282,1773,-2853,4570,-3008,-1095,-3321,1474,1038,307,-683,-5819,
	-1502,-183,-1,791,-90,-787,-719,-3304,-1531,-287,6,-972,912,95,-389,-8027,-1270,-2341,-3244,-2620,-1150,-1096,5947,565,
	-1103,303,54,828,-1646,-3778,-4231,17,2983,3063,2638,601,-1596,814,-2392,1705,44,832,3749,3391,1034,1062,-3810,3050,
	-1950,4587,2126,1618,-806,1927,-2627,4111,-2831,-1004,-3268,2477,698,438,-279,-5418,-1394,150,90,-788,-238,64,-771,-3302,
	-1498,271,111,-2382,679,642,-572,-7858,-845,-2640,-3438,-2860,-1468,-1494,5652,670,-1059,283,56,-2800,-347,-2457,-4153,-5,
	2304,2304,2304,2304,2304,2304,2304,2304,512,512,512,531,584,640,676,676,-768,-145,-768,-398,-147,-768,-164,-164,
	-1536,-375,-1536,-1536,-425,-1536,-468,-468,42,1894,671,566,1179,49,1135,1705,-2262,-410,-1633,-1719,-1052,-2127,-1006,-435,
	0,499,71,568,586,2,609,609,-1952,-508,-1632,-912,-569,-1776,-507,-507,1571,1278,6229,3995,-3672,-5819,-1665,2172,
	566,1058,1884,2949,-2466,-3962,-3369,2779,160,-482,3035,2180,-2534,-2654,-764,261,-549,2087,-375,1018,-5149,-808,3558,3714,
	-80,2679,-11566,6738,855,1995,2468,6688,861,-135,-12480,1008,-727,733,195,5135,-2153,526,2796,1160,2167,-204,-277,-216,
	-16403,40,-360,-145,-111,10355,-208,-120,907,945,3676,4013,-3911,-5050,-1520,2620,-328,432,733,3128,-2870,-3430,-3108,3199,
	-160,-402,2914,2227,-2637,-2423,-710,435,-700,2009,-1351,1103,-4723,-407,2968,3525,577,2813,-3342,6625,1265,940,2118,6291,
	1387,77,-2217,733,-131,-783,-244,4608,-1160,434,1070,1125,2021,91,-72,-223,-13372,63,417,-82,-79,9142,-224,-161,
	2304,2304,2304,2304,2304,2304,2304,2304,737,767,767,768,769,769,770,896,-280,-768,-768,-768,-160,-768,-279,-768,
	-1536,-1536,-1536,-1536,-505,-1536,-1536,-1536,513,116,894,47,816,105,1485,32,-1566,-1933,-1155,-2001,-1231,-1942,-561,-1888,
	609,456,456,0,1024,420,728,287,-843,-1270,-1270,-1808,-628,-1516,-806,-1664,-3388,-3991,-229,-636,-955,-773,-2807,1273,
	-4047,-3211,408,-803,-4293,-1027,-91,1553,-1437,-1369,-1893,1887,827,-164,-2340,-702,537,-3840,-2001,-1151,-2562,666,-1220,-213,
	-6283,4057,-6978,-5,2412,-3515,10352,-430,336,10711,-3472,1022,868,-8075,8267,194,63,-1403,-84,1041,1005,2282,-49,-1563,
	-132,148,-274,-1230,34,191,15,-1003,-3297,-264,-137,-1099,-881,-1956,-2578,537,-4022,-179,355,-1241,-4103,-1731,237,1024,
	-1340,846,-1860,1705,864,-491,-2357,-1023,502,-1193,-2044,-1041,-2588,-516,-1105,-578,-6389,-671,-6825,-155,2336,-1419,10055,-541,
	157,290,-3545,735,643,-3248,7861,370,260,387,0,1809,1034,1303,88,-1221,-90,-317,-311,634,-17,-199,-17,-1163,
	2304,2304,2304,2304,2304,2304,2304,2304,1002,1002,1005,1021,1023,1025,1110,1142,-285,-285,-215,-768,-105,-768,-128,-52,
	-1536,-1536,-1536,-1536,-299,-1536,-256,-226,375,1163,1350,817,1532,620,1203,775,-1439,-651,-461,-979,-260,-1171,-504,-899,
	621,621,847,732,750,768,840,1014,-782,-782,-780,-1202,-453,-1382,-256,-476,-498,-2721,2492,-840,-1907,6017,217,-142,
	738,-5124,-1137,-406,-3501,4486,1364,1611,-1040,430,-982,-2668,1310,4163,-553,14,-905,-1008,6871,-2275,-783,6042,884,3055,
	4692,8911,-7196,2882,1553,-947,-55,1702,2721,10707,-15744,-1298,8235,-993,2499,1508,-411,-749,-345,-526,-278,-349,-222,165,
	-152,-45,-84,-69,-33,-185,-85,0,260,-2477,2525,-625,-1996,4861,602,-261,1241,-4766,-1007,-322,-3888,3747,2161,1416,
	-505,382,-935,-2592,1440,3694,-379,177,-1058,-1224,6886,-1747,-705,5576,553,2572,3283,8209,-7146,2300,1509,-364,-525,1237,
	1229,9924,-15408,-1833,8261,61,1071,1845,24,-708,-405,-425,-324,-576,-157,140,-146,-95,-85,-95,-24,-137,-107,4,
	2304,2304,2304,2304,2304,2304,2304,2304,1152,1152,1155,1185,1278,1283,1283,1440,-768,-768,-84,-117,-161,-768,-768,-120,
	-1536,-1536,-387,-395,-677,-1536,-1536,-344,24,0,1468,628,383,38,36,590,-1641,-1664,-193,-1003,-1155,-1496,-1497,-787,
	1006,1024,1019,1024,932,987,964,939,-1608,-1728,-612,-586,-677,-1357,-1540,-458,2065,-1984,5446,-846,4405,-1634,-628,-1762,
	1251,-901,9167,-2076,-873,-1437,609,1752,3172,-5377,-663,-3119,433,-1310,-13,-1269,950,-1348,653,-9060,-1697,424,-918,3134,
	695,-1755,-3120,-7217,-1360,357,1296,8131,-464,-125,-14387,-903,5770,-202,-7,3117,-54,211,273,-76,-290,-94,-303,-333,
	8,182,-6,-11,-29,-44,-90,-80,1975,-2506,5029,-1085,4294,780,-1710,-1514,1439,-1618,8399,-1925,-869,1345,-490,1631,
	2537,-5136,-904,-3370,364,592,-927,-839,1051,-1649,1032,-8814,-1703,1075,-843,2916,556,-1457,-2443,-6415,-1039,1191,1048,7253,
	-675,355,-12854,-435,5879,-1758,100,3043,62,218,223,-120,-370,106,-393,-350,4,331,17,-16,-19,-95,-136,-67,
	2304,2304,2304,2304,2304,2304,2304,2304,1535,1541,1543,1589,1621,1779,1792,1794,-81,-411,-102,-10,-25,-77,-768,-768,
	-237,-1536,-375,-24,-105,-309,-1536,-1536,1077,77,1045,412,414,862,6,36,-204,-1198,-228,-815,-781,-174,-1018,-986,
	936,999,981,942,1023,1002,1024,1020,-413,-1008,-658,-715,-476,-530,-1373,-1281,196,1378,-351,7415,-5210,-2670,1590,-457,
	390,420,-2076,-748,1362,-2267,2067,-1066,2094,614,1994,7678,-7559,-3827,2409,-2295,-860,2337,276,1373,-8769,-827,183,-4487,
	-306,-862,3096,-17263,11410,85,1841,-769,-1111,-5380,182,-2511,-481,-5308,-227,-729,-75,14,-54,-65,6,-94,91,-32,
	2,28,-21,16,-32,-24,16,-11,247,1658,-1451,4379,-2870,-3030,957,151,63,704,-2774,-882,1145,-2108,1267,-302,
	2384,908,624,3483,-4429,-4571,1374,-1426,-1051,2115,1087,1448,-8438,-333,157,-3996,-237,-233,4336,-10827,5914,626,1484,-392,
	-186,-4751,1906,-339,-1493,-3519,23,-909,-116,-13,-102,-117,15,-101,-25,43,-2,48,24,53,-26,-4,43,-31,
	2304,2304,2304,2304,2304,2304,2304,2304,2001,2035,2052,2053,2307,2554,2824,2831,-137,-51,-441,-167,-83,-51,-6,-13,
	-472,-204,-1536,-752,-696,-768,-1536,-181,124,191,31,441,67,23,0,0,-691,-590,-734,-322,-443,-239,0,0,
	1024,1017,1024,1024,1024,1024,1024,1024,-518,-402,-998,-752,-696,-768,-768,-440,-3162,-5233,-1039,1700,6003,-342,-454,-1141,
	-1313,-1663,-441,1029,4248,178,1160,3686,-5753,-2820,-381,3288,6481,279,2345,-2293,-3499,6238,269,1157,6819,-3708,-1168,5642,
	3237,5165,-1465,3588,3817,-1589,1656,-21,-5799,7586,-991,-1750,481,826,-639,-881,-21,-91,-48,-261,-71,-202,-226,-129,
	-11,0,-8,-95,-5,-36,40,16,-2354,-4540,-899,1088,5910,-827,-718,-108,-816,-1569,-335,761,4278,-91,742,4533,
	-4768,-1954,-198,2514,6413,-187,2152,-938,-4593,5315,-349,1818,6036,-3031,-677,4638,1973,3887,-1898,4394,3273,-1477,2101,-179,
	-7134,6073,-1143,-1308,59,1274,-181,-1554,45,-71,8,-304,-76,-168,-133,-121,-31,-11,-6,-60,-7,-17,51,3,
	2304,2304,2314,2317,2318,2356,2360,2370,3076,3328,535,569,1500,833,411,1180,0,0,-768,-768,-768,-327,-768,-768,
	-99,-47,-1536,-1536,-1536,-1536,-1536,-1536,0,0,523,212,33,995,687,25,0,0,-1777,-2061,-1311,-1091,-1831,-1744,
	1024,1024,270,82,1024,699,200,1024,-512,-260,-1128,-1725,-1516,-1031,-1168,-1726,627,-10004,-4407,11809,895,2104,-1800,-207,
	5349,-12881,1605,7740,1329,3505,663,-364,4120,-11673,322,5205,1574,49,1560,3536,3338,2213,-856,1048,-1470,-4623,-1146,2086,
	-316,-324,6461,-3406,1479,-4351,15813,2832,-550,-91,12546,-3472,1724,-3606,11465,2075,-27,-56,5778,812,107,-501,-5979,155,
	-6,-17,-858,6725,16,-180,-91,107,729,-4346,-1100,10630,-349,633,962,-724,5738,-7946,3692,7137,-186,2040,2318,-931,
	3670,-5495,1437,4794,275,-979,1739,3250,3921,-1436,-139,557,-1480,-4464,-647,1772,-389,-646,1422,-776,637,-3242,9644,2826,
	-506,-3267,5883,339,1709,-1805,4468,2629,-25,-79,7139,396,-54,-488,-3544,123,-3,-24,-857,6399,43,-108,-374,146,
	2432,2432,2432,2432,2432,2432,2432,2432,433,512,512,540,768,1001,1024,1109,-379,-768,-768,-218,-64,-264,-768,-128,
	-1536,-1536,-1536,-435,-128,-802,-1536,-256,808,42,213,1665,2049,548,49,1455,-1831,-2518,-2347,-866,-255,-1523,-1999,-508,
	313,0,730,106,521,612,776,840,-992,-2080,-1800,-435,-128,-802,-1800,-256,-1239,3157,-653,-2029,-1597,-4098,209,-581,
	-1026,943,-1127,78,-2455,1790,-2053,-3491,-311,1948,-77,-2662,390,251,-1231,181,-1057,2419,1710,4852,-666,2148,567,-286,
	2035,1141,-5791,1941,-362,2147,432,-643,1366,-286,-9823,262,-790,1712,-1684,292,-993,-438,-660,714,-62,-698,-115,-113,
	-211,16788,8560,77,33,-131,41,-51,-613,2649,-1251,-1839,-837,-3585,-1099,235,-463,317,-1618,162,-1032,2055,-3207,-1495,
	-540,1728,-135,-2477,101,509,-1988,419,-945,2029,943,4671,-472,1875,17,-424,-185,1915,-3224,1477,-352,1518,803,-932,
	-1118,875,-6286,-359,-849,969,593,-729,391,-297,-1701,827,71,-495,-175,-81,-280,17973,8858,19,16,-124,204,-86,
	2432,2432,2432,2432,2432,2432,2432,2432,1509,1539,1539,1548,1567,1794,2024,2050,-206,-32,-768,-768,-218,-64,-127,-768,
	-740,-64,-1536,-1536,-435,-128,-413,-1536,324,1407,36,209,694,1030,145,36,-1239,-126,-1496,-1315,-811,-248,-903,-987,
	1024,966,1010,946,1011,1017,1024,1023,-740,-64,-1538,-1261,-435,-128,-646,-1280,1132,1023,3524,-3191,-649,-1402,279,1004,
	-336,-1833,2661,-4005,74,-248,-1061,273,1469,-461,2332,-3591,-589,-947,-1918,1135,1053,-551,170,-1254,3845,-1258,-1562,5030,
	108,-324,2707,-3241,2687,-1712,-1421,996,-1559,3278,-629,-1388,5312,8158,516,4854,-73,65,34,-315,-155,-50,21,35,
	-36,14,0,-74,-60,-16,7,-4,1345,1340,3024,-1595,-152,-789,188,1208,-171,-1032,2079,-2382,368,-524,-870,541,
	1540,-150,1837,-2203,57,672,-2151,1371,835,-576,145,-996,3686,-1687,-2349,5019,12,-378,1883,-2686,1860,-2052,-1527,926,
	-1779,1748,-492,-2297,4204,5716,-332,4353,-78,91,-33,-126,-71,-71,49,99,-24,2,-20,-114,-89,-51,2,-29,
	2432,2432,2432,2432,2432,2432,2432,2432,2512,2567,2997,3080,3515,3527,4096,4133,-60,-33,0,-1,0,0,0,0,
	-285,-1536,-126,-63,-6,0,-1,0,103,31,6,0,0,0,0,0,-458,-474,-69,0,0,0,0,0,
	1024,1024,1024,1024,1024,1024,1024,1024,-596,-1024,-505,-768,-530,-325,-321,-96,-1405,481,-11300,12603,24293,-23657,-743,-457,
	-2713,208,-8336,9427,24001,-21820,-2721,2707,-4282,-2222,-14209,12972,23961,-21801,479,-1503,781,2096,10356,-12626,329,91,-45,19,
	1550,1848,-379,-462,-253,-230,-21,13,-2900,-73,4910,-2416,-8033,3050,-31317,27771,-69,-155,-57,-48,-48,-47,-7,8,
	-13,7,1,30,-5,-2,-6,-3,-1084,492,-5072,4452,8547,-9212,-2490,276,-2378,190,-4929,4249,9039,-8014,-2847,2060,
	-3918,-2573,-7572,4003,8318,-7514,-1919,-93,434,1534,2691,-2897,2027,-1337,619,-524,1471,593,-981,541,-66,-386,88,-141,
	-3671,-84,1604,1698,-1889,-2687,-14183,10354,-46,-81,-80,9,-20,-75,-32,29,-20,30,-18,68,6,-11,-3,-5,
	2432,2432,2476,2483,2496,2496,2497,2555,4352,4437,918,887,1152,2944,1174,508,0,0,-768,-768,-59,-3,-768,-768,
	0,0,-1536,-1536,-463,-169,-1536,-1536,0,0,121,140,852,22,146,4,0,0,-2120,-2148,-1196,-234,-1882,-2805,
	1024,1024,422,470,1017,1024,944,0,-205,-144,-1788,-1843,-754,-794,-1677,-2299,-304,-467,-659,5080,-918,7388,4642,3184,
	-1724,16,751,4156,3223,-3174,4958,1958,-55,-1612,-483,5440,1695,6102,4747,188,236,499,-115,3381,-7367,-11474,-221,1517,
	126,279,-887,-827,-7707,-143,878,-3585,-4121,5222,-2445,-3057,-913,-530,-4861,-329,71,163,-1042,1109,-350,-51,-110,464,
	11,32,-1032,-594,-26,-12,-127,-13432,-646,-417,-935,3040,-1553,3920,3547,1716,-1882,-61,552,2477,2706,-4686,3793,541,
	-500,-1476,-562,4493,516,2015,3827,-570,396,369,-158,1996,-6287,-5902,-483,236,111,177,-357,2434,-6342,685,1346,-2915,
	-1749,3966,-1588,2377,507,1457,-2443,293,39,165,-886,328,-606,-22,-382,-109,8,27,-1150,200,25,9,-127,-8595,
	2560,2560,2560,2560,2560,2560,2560,2560,-256,0,29,153,256,256,256,384,-768,-768,-389,-135,-768,-768,-768,-768,
	-1536,-1536,-1536,-420,-1536,-1536,-1536,-1536,160,108,1112,1434,77,0,39,80,-3424,-3220,-2186,-1741,-2995,-3072,-3033,-2864,
	0,0,525,839,0,0,0,0,-2240,-2160,-1105,-874,-2024,-2432,-2368,-2080,6602,5434,2423,7406,-1401,-2310,2053,-4508,
	1505,3233,4800,7966,2534,840,4450,-5794,2872,237,620,2156,413,-438,2397,-3505,-1151,2623,2987,2719,106,1155,1191,-2724,
	999,2031,-532,-342,804,-881,50,1879,-1450,2105,-412,-275,-4686,-8248,9103,-996,773,2523,77,-1476,-7793,-573,1804,5076,
	-555,1523,116,170,-3634,1817,2072,-7915,6325,5389,2192,7346,-486,-2541,682,-3524,1238,3200,4598,7965,4970,629,3883,-4811,
	2946,462,466,2357,1452,-842,1859,-3024,-1379,2685,3110,2423,1784,388,165,-2204,867,1857,-730,-34,-403,-617,1206,1583,
	-1230,2292,-448,142,-4577,-8123,7541,-270,635,2734,408,-1802,-5404,-1727,-1312,5214,194,2957,165,202,-5942,1472,3909,-10007,
	2560,2560,2560,2560,2560,2560,2560,2560,435,504,511,512,512,512,512,535,-352,-768,-768,-768,-768,-768,-124,-374,
	-935,-1536,-1536,-1536,-1536,-1536,-321,-1536,1053,1731,244,47,98,732,2368,686,-1840,-1094,-2573,-2769,-2717,-2084,-448,-2107,
	317,953,728,0,71,71,508,575,-935,-1314,-1928,-2208,-1868,-1868,-533,-1101,-748,-1805,1038,2510,305,4594,2510,-2238,
	-3656,-1733,1141,3098,1256,4947,3821,-2759,-1816,-2453,-311,1790,-1240,2,-77,-2592,2559,6885,-1282,567,-1924,766,277,-605,
	603,871,-6847,-840,-1658,-7257,52,3355,568,283,-3166,-2829,4214,-9390,104,1694,-6390,518,1028,470,-3549,3681,221,-6017,
	-7,-32,-15350,-18942,18270,-12,15,18,-574,-1559,508,2135,1515,3139,1977,-1860,-3438,-1535,678,2777,1997,4114,2966,-2389,
	-1923,-2135,-291,1310,-1070,112,-19,-2714,2313,6342,-2014,-110,-995,-189,121,-33,-237,799,-2146,-353,-3608,-1429,63,1061,
	-306,62,1951,-247,766,-3093,150,-1040,-6214,565,-841,-742,-1804,1904,125,-4734,-68,14,-12724,-12008,7140,870,36,-203,
	2560,2560,2560,2560,2560,2560,2560,2560,540,551,641,656,656,723,745,763,-218,-199,-768,-183,-183,-321,-255,-171,
	-435,-573,-1536,-515,-515,-992,-816,-499,1919,1213,59,1202,2046,778,980,1020,-868,-1564,-2628,-1470,-626,-1827,-1603,-1546,
	106,541,2,592,592,433,613,1024,-435,-825,-2024,-763,-763,-992,-938,-785,-1153,-2744,-4376,-407,1778,-3804,-1698,-2305,
	-1242,-2783,-3347,1904,906,-3393,-1439,-747,327,-1925,-838,-2626,-51,-3928,-223,-1655,-143,-1873,145,-5669,-332,-644,-8592,903,
	67,-455,-45,-542,-318,1879,-128,189,-215,-513,-1927,-620,-225,776,-759,-35,-9,3956,1399,-127,-9,5148,-31,698,
	53,8,5557,-34,-73,-194,-84,11,-980,-2968,-3498,-551,1191,-3592,-2121,-2286,-1122,-3038,-2586,1655,123,-3123,-1908,-806,
	487,-1990,-493,-2604,-153,-3777,-482,-1623,-229,-2137,475,-5875,84,-505,-8176,749,-224,-50,-464,-527,284,1374,974,137,
	-573,28,-1965,-595,402,196,598,-183,60,3648,1600,-80,22,5492,-362,774,-2,57,3366,-36,3,-168,39,-22,
	2560,2560,2560,2560,2560,2560,2560,2560,768,768,768,769,769,776,896,1007,-768,-64,-768,-768,-768,-266,-768,-242,
	-1536,-128,-1536,-1536,-1536,-973,-1536,-666,106,2304,46,170,1052,1764,41,752,-2454,-256,-2513,-2389,-1507,-788,-2391,-1569,
	418,521,0,459,459,738,291,615,-1750,-128,-2064,-1487,-1487,-973,-1920,-864,-3007,-1950,669,-1642,-1870,714,1358,5515,
	-2160,-2655,-36,-1693,-576,205,2453,2331,-791,-767,589,-405,-5218,-1392,249,2072,-2282,-267,109,-2321,-2845,3398,1810,45,
	-10637,-103,1921,13009,-4654,2262,919,1025,-9169,-148,173,19245,-3078,3032,-2717,-428,-1301,-47,1559,-1534,-9,-59,2577,-1151,
	970,32,33,362,-329,-89,-1194,-42,-2906,-948,668,258,-1923,742,1112,5497,-1980,-832,-26,462,-692,727,2167,2193,
	-947,-925,613,534,-4970,-1704,70,1961,-2486,-179,134,-704,-2941,3476,1437,70,-7055,-125,1940,2574,-3929,2178,1800,1053,
	-4993,-191,250,5349,-2489,3013,-1407,-277,-1251,31,1859,926,-75,-13,2312,-1191,765,13,114,-823,-293,-69,-1142,-51,
	2560,2560,2560,2560,2560,2560,2560,2560,1007,1012,1021,1024,1024,1040,1110,1149,-242,-200,-768,-89,-768,-768,-128,-51,
	-666,-795,-1536,-236,-1536,-1536,-256,-211,1554,1636,982,1983,712,27,1708,879,-767,-680,-1325,-321,-1592,-2261,-510,-1300,
	615,851,729,770,767,797,841,1015,-864,-912,-1392,-475,-1616,-1896,-256,-689,-2192,3797,-8657,-2025,5018,2542,-1579,101,
	-4207,4472,-7712,1405,6270,2106,-5091,1470,-595,-575,-4624,-430,4336,2795,-298,70,1015,1246,-4422,-522,4115,2676,-601,-1706,
	1122,2221,-4828,-165,-2853,2098,-889,1546,753,3247,1358,166,-5263,-1648,-1528,-702,-725,-145,-634,-114,-238,306,-71,222,
	-80,-49,3,-16,-205,287,-24,21,-2812,3821,-8013,-2609,3290,2268,-137,73,-5351,4599,-7081,-14,4738,1794,-1464,1302,
	-698,-655,-4356,-206,3433,2460,-20,328,1516,1231,-4153,-700,3012,2863,-496,-1935,1579,2182,-4970,-239,-1981,2108,-745,1588,
	1397,3074,435,252,-2708,-931,-1289,-560,-752,-176,-468,-183,-602,220,-23,239,-54,-51,-31,-5,-110,247,-63,24,
	2560,2560,2560,2560,2560,2560,2560,2560,1151,1152,1152,1152,1152,1269,1279,1280,-120,-768,-87,-768,-768,-145,-768,-768,
	-373,-1536,-370,-1536,-1536,-522,-1536,-1536,843,147,1767,0,29,547,42,49,-1334,-2029,-409,-2176,-2146,-1512,-2007,-1999,
	1024,886,1019,1024,1007,931,985,963,-686,-1530,-838,-1984,-1848,-806,-1579,-1796,1495,-2437,248,2860,-285,-3052,-7965,5168,
	-1283,-3104,3994,3064,-759,-280,-5578,3606,-285,-2906,1192,-77,3406,-2805,-5330,3136,6771,2598,267,1429,-258,-1531,-6542,3672,
	3329,-1575,986,-449,888,3187,-4423,3357,-124,8822,3373,2598,-4710,-181,1746,-4207,-223,-386,158,465,320,-47,-48,-302,
	-11,-279,-5,379,180,24,-3,-97,1735,763,-1170,1427,156,-2792,-2185,889,-962,-515,647,1270,112,-327,-443,303,
	71,-625,790,-86,3137,-2643,-1120,22,6277,3930,421,435,462,-1866,-3218,908,2815,-2053,1155,-11,228,2945,-3330,1664,
	-695,3772,3747,2587,-3153,-270,-3753,-1079,-124,211,112,351,447,-40,299,-531,-30,-327,24,565,195,20,-5,-171,
	2560,2560,2560,2560,2560,2560,2560,2560,1408,1464,1491,1507,1533,1534,1536,1537,-768,-115,-13,-113,-435,-65,-32,-768,
	-1536,-331,-26,-430,-1536,-199,-64,-1536,17,684,510,1361,119,1548,1665,220,-1903,-1179,-1327,-460,-1676,-246,-127,-1571,
	1024,946,915,976,997,931,965,943,-1764,-611,-971,-780,-1202,-444,-64,-1389,3307,-953,-4791,-1656,-1092,-873,-982,-4203,
	3593,-6,-131,2059,-924,-1411,425,-4661,3267,-2706,5342,-392,-1124,-367,169,-4811,2520,6544,-1781,-332,-1072,-285,-160,-1729,
	2516,2245,3055,846,-7932,99,-36,-2945,-1019,-854,1235,2864,2956,636,603,1469,29,-162,94,-88,7,-98,61,-369,
	29,-45,59,-7,21,-2,8,-90,2421,-908,-5241,-1960,-56,-983,-592,-2883,2716,148,-551,1072,142,-1004,1143,-3260,
	2324,-1691,3753,-837,-9,-444,-118,-3545,1828,5758,-445,-49,-863,-509,-147,-1242,2269,2186,4196,1271,-7393,-139,-6,-3013,
	-291,-1125,2432,3629,2467,1568,51,356,-28,-74,27,-133,-32,-99,73,-232,19,-42,62,-7,62,10,3,-126,
	2560,2560,2560,2560,2560,2560,2560,2560,1566,1654,1680,1789,1792,1795,1795,2034,-218,-22,-768,-75,-768,-64,-768,-122,
	-435,-103,-1536,-316,-1536,-128,-1536,-375,925,775,0,1182,7,1281,37,313,-837,-899,-1648,-357,-1529,-252,-1496,-982,
	1010,1023,1024,1004,1024,1017,1020,1024,-435,-476,-1720,-677,-1615,-128,-1537,-612,-481,892,567,3018,2499,524,1475,398,
	405,874,1356,-1446,2105,247,1623,-205,-557,-1925,1921,5541,3638,-2834,1704,1171,-731,790,797,-856,-1485,-435,4138,6790,
	429,273,-1581,-338,1237,-644,1248,3606,739,690,139,2931,-31,-297,-774,10844,-103,19,42,-28,53,-5,15,-16,
	-18,-11,12,-3,14,-11,-2,-26,95,966,-461,2589,2066,1164,1986,954,1110,772,55,-1527,1597,793,2165,34,
	187,-1216,786,4058,3078,-1076,2362,1881,-892,705,626,-896,-775,-774,3880,5758,-433,-210,-1785,-622,885,-804,1058,2377,
	-654,664,1069,4905,224,-644,-879,9393,-52,3,-118,-33,-17,-12,54,24,-54,6,17,3,17,-23,-9,-30,
	2560,2560,2560,2560,2560,2560,2560,2560,2050,2053,2055,2306,2408,2564,2664,2819,-442,-156,-47,-83,-768,-50,0,-14,
	-1536,-822,-204,-516,-1536,-883,-1536,-167,32,658,290,67,0,31,0,67,-1246,-617,-983,-955,-920,-734,-664,-443,
	1024,1024,1016,1024,1024,1024,1024,1024,-1254,-1008,-658,-880,-1356,-998,-1228,-696,-19,-3466,-2869,2899,355,-759,1351,-71,
	754,-1497,-453,3966,-596,208,1652,4664,695,-2557,-864,3014,-573,549,-2006,187,1412,1117,-2965,-7403,-3135,-2629,-4784,7318,
	-757,2448,2165,-4818,-2452,-1421,-9856,-504,-2012,-3090,-3487,-7895,723,-493,589,-3549,-14,-100,-17,33,197,-46,1,-38,
	3,-30,11,14,-2,-23,23,-6,-96,-4228,-3296,2099,295,-924,1020,801,745,-2004,-525,3431,-625,105,1196,5168,
	686,-3423,-1330,1922,-572,369,-1894,1018,1095,2401,-2459,-6646,-2841,-1935,-3457,6019,-777,3966,2985,-3931,-2302,-1333,-7341,-326,
	-2175,-1648,-2813,-6823,508,-116,1137,-4606,-33,-143,-36,16,164,-33,-35,-35,13,-7,12,15,-16,-20,67,-9,
	2560,2560,2560,2630,2633,2666,2688,2688,2823,3066,3840,1134,394,1336,-256,0,-7,0,0,-502,-178,-768,-768,-768,
	-1536,-103,0,-1536,-356,-1536,-1536,-1536,31,23,0,608,2399,0,172,294,-474,-239,0,-1726,-681,-2204,-3668,-3290,
	1024,1024,1024,761,162,1024,0,159,-1024,-768,-260,-1301,-341,-1998,-2336,-1960,1706,1268,-3650,-3210,-456,1058,-602,-5584,
	786,5214,-3960,-3746,-1760,4321,5799,-2174,4436,3976,-3103,-1069,-1484,3218,-2298,-3711,1156,1406,-477,-4635,392,2161,1274,-2781,
	7545,-443,-228,-3434,175,117,142,707,-386,-834,11855,3970,-18,818,1288,-79,-71,-33,-56,-741,413,-24,1509,-1728,
	-5,-6,-10,-134,128,26,-128,-3366,1747,-334,-1019,-1856,14,-75,-612,-5078,891,3782,-1609,-2038,-1070,2823,5634,-1734,
	4297,2135,-356,-707,-1592,1888,-2237,-3955,648,2064,-1026,-3724,399,529,1156,-2397,6356,-477,-270,-4050,47,167,-18,2070,
	-504,-820,8517,1387,-191,1663,1238,786,-8,-21,-65,-533,491,-210,1432,-1099,-16,-9,-14,-205,95,-5,48,-3572,
	2688,2688,2688,2688,2688,2688,2688,2688,0,17,31,69,86,153,254,256,-768,-768,-389,-225,-768,-140,-768,-768,
	-1536,-1536,-1536,-930,-1536,-427,-1536,-1536,108,625,1110,1297,588,1667,640,81,-3476,-2941,-2442,-2218,-2910,-1764,-2690,-3247,
	0,372,527,947,342,838,569,0,-2288,-1543,-1233,-1113,-1508,-884,-1416,-2136,-795,-2381,-2021,3935,2647,-4655,-502,-2680,
	450,239,-225,3892,1082,-3215,1142,-1420,-4947,-2502,-1544,965,-937,-4245,132,-1187,152,-2193,-2238,481,2626,-5531,1577,-1662,
	1017,-449,-588,-973,1548,-153,4581,111,-553,417,-466,-966,1657,-104,2182,-1519,1465,214,-227,-1476,-1719,-8123,-158,-4856,
	1347,4592,661,222,3215,-48,2559,-1675,-840,-2240,-2122,3909,2771,-4665,-145,-1591,422,466,-435,3908,1105,-3228,1183,573,
	-4650,-2563,-1617,1087,-1090,-4193,-102,55,210,-2202,-2059,323,2727,-5600,1629,275,836,484,-752,-149,936,-56,1878,-1313,
	-326,1307,-562,114,536,18,-394,-1696,1465,-81,-52,-2026,-1345,-8228,263,-2933,1950,4050,484,333,1850,1,578,-4136,
	2688,2688,2688,2688,2688,2688,2688,2688,256,256,384,437,509,512,512,512,-768,-768,-768,-337,-636,-768,-118,-768,
	-1536,-1536,-1536,-873,-1536,-1536,-295,-1536,43,0,80,1087,1823,47,2608,98,-3285,-3328,-3120,-2060,-1253,-3025,-464,-2973,
	0,0,0,321,954,0,517,73,-2496,-2560,-2208,-1051,-1395,-2336,-545,-1996,-386,1891,-1700,-1056,1418,3837,2908,-802,
	2947,1931,-3807,-841,918,2661,3749,-1399,-196,1576,-3278,-711,-1495,820,-259,-3348,1854,1536,-1277,1664,1713,2435,172,-2091,
	-1215,715,-225,510,2627,-2368,68,2108,2444,1706,-1053,803,4716,2027,136,2089,1376,-1253,6069,-2562,368,-1428,101,-3916,
	-331,2327,-6844,315,-34,-25609,11,19926,-1866,729,-1068,-1136,1348,2734,2589,770,1632,1073,-2956,-915,875,1290,3190,-658,
	-1452,293,-2772,-671,-1410,-627,-90,-2777,522,798,-699,1674,1512,1165,119,-965,-91,911,-257,215,2794,-1013,109,66,
	2954,1390,-627,582,4887,3106,208,-127,-493,-1494,5819,-2452,335,-2593,41,-2209,1076,1786,-7168,111,34,-18426,26,9593,
	2688,2688,2688,2688,2688,2688,2688,2688,512,539,567,640,640,665,665,720,-768,-329,-173,-768,-768,-172,-172,-330,
	-1536,-951,-445,-1536,-1536,-448,-448,-875,769,1174,1604,0,60,1596,2258,1026,-2303,-1871,-1413,-2944,-2884,-1324,-662,-1838,
	73,582,563,0,2,604,604,430,-1996,-951,-711,-2368,-2136,-665,-665,-935,-602,-832,-1294,1656,-4838,-40,532,-342,
	1087,-1286,-1841,803,-5025,-1286,3208,4793,-2680,-2453,-2564,-897,-1938,-15,590,3058,-2006,-382,5280,354,-2362,2142,-380,5666,
	-6643,-889,-293,671,279,-589,-354,423,-4853,-995,-223,113,-2747,-564,-260,561,5336,11676,1859,3036,-1750,-192,-96,268,
	219,-288,-55,10954,6745,-65,-54,-66,-873,-880,-1346,-670,-3316,45,462,-94,869,-1277,-1836,-1471,-3811,-981,2965,5009,
	-2660,-2715,-2559,-2024,-1614,185,580,2890,-2460,-273,5200,-1106,-1573,2182,-565,5433,-4166,-624,-278,1107,-181,-816,-517,-436,
	-2069,-645,-191,68,-2679,-773,-477,-497,3762,11354,1798,1858,-826,-119,-131,452,1301,-149,-43,15923,6354,-89,-71,-113,
	2688,2688,2688,2688,2688,2688,2688,2688,740,741,768,768,768,768,773,864,-187,-265,-768,-768,-768,-768,-269,-768,
	-606,-717,-1536,-1536,-1536,-1536,-922,-1536,1043,1250,52,106,170,1101,1864,0,-1802,-1594,-2764,-2710,-2645,-1715,-947,-2720,
	1024,610,0,417,457,457,734,0,-913,-807,-2192,-1854,-1615,-1615,-1101,-2256,-1763,2257,-1639,448,-688,-177,1712,684,
	-3042,-1366,-2100,-290,-1383,301,4214,-828,-1014,703,-1206,341,-674,-2467,-758,4518,-4255,7093,-1744,1492,-1110,-4554,365,1215,
	-380,-5,-940,-9941,24686,-3310,-263,2745,-129,163,-369,1259,16847,-8294,-82,4075,1708,-1516,-1602,532,-2736,214,17,4669,
	106,-61,96,1044,1073,-304,-40,73,-1744,2403,-1614,693,330,-857,1330,255,-2993,-1030,-2046,-89,-133,-340,3626,-1178,
	-953,557,-1047,459,-598,-2643,-892,4290,-4305,6775,-1644,1673,439,-4973,782,1044,-245,-492,-423,-4696,12836,-1975,363,2557,
	-23,-497,497,2265,4333,-6598,724,3576,1588,-1281,-1618,858,863,-348,-33,4699,84,-108,1064,676,-213,-193,33,687,
	2688,2688,2688,2688,2688,2688,2688,2688,896,896,896,996,996,1024,1024,1024,-768,-768,-768,-272,-272,-768,-83,-768,
	-1536,-1536,-1536,-794,-794,-1536,-220,-1536,0,71,41,763,1636,745,2214,1053,-2688,-2617,-2647,-1825,-952,-1815,-346,-1507,
	0,585,292,607,607,766,774,731,-2240,-2120,-2048,-992,-992,-1744,-485,-1487,1560,-605,-272,4113,-1639,4227,3007,518,
	3973,2290,-581,-104,-1308,5293,3371,606,-4008,745,-1699,-1248,5175,1037,-1420,-641,-118,-1227,-1556,-1104,240,954,-89,-726,
	-452,-5659,-1163,943,214,-3243,-37,6793,2271,-5527,-3629,171,13,-7756,64,474,-802,1743,-1727,-31,-692,-140,-39,-637,
	-406,1574,-1596,-47,-20,-182,-11,75,1470,-1579,106,4114,-2063,2533,2191,950,3852,975,-526,3,-1976,3643,1580,951,
	-4061,465,-1605,-1140,4874,135,-1347,-424,-48,-2221,-1261,-829,620,-254,-218,-434,-908,-94,19,955,493,-2230,-100,6142,
	1229,1140,-2540,132,303,-4661,8,-565,-407,256,-1643,-33,-658,-667,-100,-369,-612,2653,-1881,-53,-5,-75,2,27,
	2688,2688,2688,2688,2688,2688,2688,2688,1026,1040,1088,1109,1148,1149,1150,1151,-190,-768,-768,-128,-50,-768,-86,-768,
	-709,-1536,-1536,-256,-210,-1536,-371,-1536,1781,27,0,1964,1020,168,1924,73,-777,-2517,-2496,-511,-1416,-2267,-509,-2359,
	856,796,1024,839,1015,997,1019,917,-973,-2024,-2144,-256,-732,-1858,-893,-1988,3727,778,-1105,-1653,-197,-472,3092,-1506,
	2727,-1573,1754,-5141,-74,-1227,4918,-930,-65,-3074,1854,548,-1119,-748,-807,-768,-687,269,85,-361,4828,-2730,298,-2442,
	-506,-879,-2450,-509,-780,-1426,90,-3598,-412,-1373,18,-1081,-510,1950,364,-1293,117,1391,1278,-71,79,730,192,-570,
	15,473,1116,-13,3,269,2,-227,3527,964,-1685,242,-129,-1310,1488,-2722,2419,-1449,1022,-1065,-260,-2012,1227,-2445,
	-146,-2925,1435,378,-921,-1440,-822,-1995,-769,461,-573,-293,4413,-2500,147,-2769,-556,-472,-1892,-443,-814,-364,-28,-1577,
	-567,-1436,299,-884,-421,5118,159,2769,118,1501,1116,1,101,193,147,-1031,8,274,1295,-51,15,303,27,-304,
	2688,2688,2688,2688,2688,2688,2688,2688,1152,1152,1153,1153,1262,1279,1280,1288,-768,-768,-768,-117,-148,-768,-768,-768,
	-1536,-1536,-1536,-371,-530,-1536,-1536,-1536,0,29,146,1016,596,44,49,0,-2432,-2402,-2285,-1415,-1725,-2261,-2255,-2296,
	1024,1007,887,1024,930,985,963,1024,-2112,-1976,-1658,-717,-912,-1702,-1924,-2044,6277,-3276,-1401,1078,714,-2273,97,2220,
	3862,-1801,-2344,-1335,-282,-1600,-2108,2241,-423,-1404,-2736,-1786,-1187,-2378,-1936,1530,2678,-1295,2167,4209,-3834,-4071,-1923,4077,
	44,1522,4664,-38,473,-1657,66,178,2104,-4131,4834,-19,-209,5237,-8042,3563,21,-1,-504,-550,54,-230,-509,-94,
	220,112,-317,-20,35,-114,-231,22,4667,-854,-180,1245,771,1314,-803,952,2466,508,-1273,-1115,-300,1939,-2682,688,
	-1351,-324,-2277,-1695,-1089,-22,-2769,102,1395,321,2248,4098,-4074,-1061,-2471,2005,622,719,1303,-219,331,-3346,52,110,
	1983,-4551,-854,-307,-293,-2034,-3984,4451,-141,389,557,-466,50,198,-782,-341,277,263,-309,-25,25,-54,-385,-39,
	2688,2688,2688,2688,2688,2688,2688,2688,1408,1409,1472,1524,1526,1534,1536,1679,-768,-768,-110,-106,-12,-423,-62,-20,
	-1536,-1536,-295,-404,-24,-1536,-182,-95,17,73,1108,1517,475,117,1779,861,-2159,-2102,-1005,-543,-1583,-1932,-269,-1044,
	1024,998,947,978,923,998,929,1023,-1886,-1858,-507,-806,-1099,-1270,-456,-561,2077,-1043,1186,1330,4286,-1442,868,929,
	2049,-2762,-365,4403,-258,-1861,-2688,-600,685,-3393,-1118,611,181,-3751,-1796,221,1304,-3585,-402,-130,-1147,-905,-94,-467,
	1183,-3971,-313,69,-2910,12381,14,-899,-2123,-477,-1676,-159,783,2395,-293,-1247,21,-100,-111,-11,171,10,-73,56,
	15,-78,-6,6,87,24,-1,-10,2391,-2514,1191,1256,3850,-380,551,933,2792,-4088,-196,3555,-404,-781,-2531,-636,
	1327,-4307,-877,557,-143,-2494,-1693,704,1989,-4127,-408,-267,-614,-604,-112,-905,1372,-3093,-563,5,-2273,11249,-34,-890,
	-1945,2044,-1868,-269,1242,850,-50,-1294,77,-389,-151,-25,123,187,-69,91,1,-89,-2,-1,65,45,9,7,
	2688,2688,2688,2688,2688,2688,2688,2688,1680,1763,1792,1792,1824,1856,2023,2045,-768,-79,-768,-768,-768,-768,-125,-50,
	-1536,-316,-1536,-1536,-1536,-1536,-417,-224,0,1361,50,7,0,61,323,384,-1904,-460,-1743,-1785,-1760,-1666,-1238,-1155,
	1024,1003,1020,1024,1024,1022,1024,1016,-1848,-780,-1665,-1743,-1776,-1632,-740,-677,3228,-1030,1141,659,1469,-2439,-1992,2286,
	4214,-1296,1383,-304,519,-992,-23,1121,4266,-778,-9,-1865,-116,-1848,-2246,-1209,1781,-396,4645,-2166,-2966,-3167,4712,1520,
	387,-236,-1366,61,-4416,7059,4237,-120,1358,-663,-2200,-813,284,1899,3426,1983,17,11,-15,13,17,-9,17,-6,
	3,1,-14,3,8,-6,-10,2,2157,-1227,1803,753,411,-2348,-1540,2499,2904,-1933,1893,-89,-433,-1022,-32,1106,
	2929,-1555,324,-1676,-1201,-1971,-1885,-784,1544,-285,3874,-1885,-2451,-3359,4052,1003,1101,-132,-2302,131,-3139,6391,3433,-583,
	2072,350,-2097,-814,718,2118,3043,1441,-137,8,33,24,-132,-7,45,23,15,9,-22,-7,21,-5,-12,4,
	2688,2688,2688,2688,2688,2688,2688,2688,2051,2052,2114,2309,2408,2561,2664,2821,-486,-160,-768,-82,-768,-51,0,-14,
	-1536,-874,-1536,-510,-1536,-1011,-1536,-167,38,743,48,77,0,33,0,64,-1496,-789,-1422,-1198,-1176,-990,-920,-699,
	1024,1024,1023,1024,1024,1024,1024,1024,-1357,-1085,-1504,-1008,-1484,-1126,-1356,-752,-174,525,-2189,513,-699,-668,-488,-3890,
	-73,-439,-2700,-1440,738,198,150,-5225,-1754,1685,-3562,-1776,-1115,-1172,-3492,-5339,-897,340,484,-5829,-1839,-1203,-1637,8351,
	-3574,-3691,3675,-6314,-1630,1101,-5909,2989,1077,1834,-1075,-5127,-439,2449,750,1857,3,-34,-22,33,44,-21,19,5,
	1,-11,-7,17,-2,-24,22,7,78,235,-1907,-99,-625,-502,-800,-3028,260,-635,-2425,-1568,724,441,-266,-4280,
	-1366,1316,-3296,-2546,-980,-1069,-3476,-4349,-1088,883,672,-4226,-1619,-1625,-1081,6072,-3391,-2969,3542,-4732,-1517,173,-4340,1716,
	724,2545,-1224,-3189,-399,1995,1100,785,5,-63,43,-16,51,-8,-42,12,3,-3,-24,12,-18,-24,49,1,
	2688,2688,2688,2717,2780,2804,2816,2816,2822,3076,4066,1490,2120,2804,-256,0,-7,0,0,-768,-277,0,-768,-768,
	-1536,-100,0,-1536,-961,-1536,-1536,-1536,32,31,0,289,131,0,172,108,-730,-478,0,-1862,-1516,-1012,-3924,-3732,
	1024,1024,1024,994,1024,1024,0,0,-1152,-896,-260,-1501,-1079,-1402,-2464,-2400,-985,1706,-921,-1802,1909,1197,-2325,-3694,
	-1259,1146,-2300,-3685,-973,4322,-4573,-7722,1391,-79,-3243,-3150,2294,-2904,2038,-825,2385,-9967,-154,-4634,807,-1701,266,-194,
	8274,194,-72,-5626,3259,-7467,-813,471,-917,-5395,15142,-3699,5595,3575,333,-596,-16,-12,-30,-99,-43,22,-492,-100,
	-7,-1,-10,19,-40,14,-938,1247,-650,35,883,-1077,2178,509,-2224,-3279,-756,284,-753,-2813,-582,2766,-4288,-7112,
	1253,-1544,-1291,-2493,2562,-1658,1864,-532,1650,-7037,-529,-4222,-185,-351,220,-6,6320,605,-134,-5752,2283,-3129,-941,156,
	-1229,-1597,4364,-4624,4442,3270,330,-755,38,-8,-35,0,16,-16,-453,86,-30,3,-10,1,-36,24,-528,1414,
	2816,2816,2816,2816,2816,2816,2816,2816,33,162,256,256,256,384,439,508,-370,-132,-768,-768,-768,-768,-323,-630,
	-1148,-388,-1536,-1536,-1536,-1536,-818,-1536,1514,1987,97,0,43,85,1316,1862,-2293,-1691,-3487,-3584,-3541,-3371,-2085,-1470,
	532,841,0,0,0,0,324,953,-1148,-846,-2264,-2688,-2624,-2320,-1048,-1494,-3292,-1975,-2230,2579,-717,-4799,-1114,-1459,
	-4420,-4130,-3880,330,-1137,-6426,-5656,393,591,-993,1758,3905,2559,-2168,-1751,-774,-4093,-1023,-1611,623,1693,-2674,-3790,511,
	-246,-126,1880,87,-1226,-1126,410,408,-259,-117,-362,1659,-59,-3071,526,707,-2323,5736,-4794,1378,-996,7457,-1154,509,
	-342,-51,574,1836,2407,-2996,116,-39,-3336,-1999,-827,1510,-2309,-2610,-1123,-1349,-4477,-4229,-3098,-1057,-3195,-5027,-5606,340,
	436,-1089,4122,2726,1800,-1227,-1668,-654,-3800,-841,-255,58,390,-1987,-3792,521,-203,-112,588,738,308,-1268,245,452,
	-207,-104,-868,1332,618,-2638,353,692,-2044,5700,-3973,1361,-1802,7066,-1037,558,-216,-27,592,438,2572,-4129,4,4,
	2816,2816,2816,2816,2816,2816,2816,2816,512,512,512,512,512,536,540,579,-768,-768,-113,-768,-768,-338,-218,-158,
	-1536,-1536,-270,-1536,-1536,-1079,-435,-398,58,257,2849,101,793,1177,2430,1918,-3270,-3071,-479,-3226,-2535,-2127,-870,-1344,
	0,729,529,73,73,578,106,579,-2464,-2184,-555,-2108,-2108,-1079,-435,-673,985,2223,-1920,938,-1109,-3404,-1141,417,
	717,-937,-2917,-1702,-590,-5008,-758,-2615,2811,314,-540,-331,216,-3041,1494,1532,1553,-361,113,67,810,-3788,-701,112,
	-247,148,58,3166,-5526,-857,121,-406,2269,-3250,95,4063,-6423,-1202,168,-433,-2015,78,77,-2335,3424,-7296,-478,334,
	-25754,-9905,15,22186,6156,-342,27,-59,745,1482,-2116,2706,-1366,-3301,-1003,366,-644,-1166,-3338,-1495,-655,-4784,-598,-2431,
	2001,367,-199,1175,212,-3006,1475,1487,809,-1210,85,982,-97,-2914,-716,-65,1365,4741,113,921,-1977,-859,-114,-450,
	3783,4033,183,1018,-1701,-1230,-124,-427,-2620,-2010,27,-367,1181,-6354,-362,315,-18148,-6528,32,13337,7795,-243,-30,-57,
	2816,2816,2816,2816,2816,2816,2816,2816,640,674,674,726,743,753,768,768,-768,-164,-164,-310,-262,-178,-64,-768,
	-1536,-426,-426,-819,-709,-513,-128,-1536,60,1624,2457,1056,1247,1370,2816,106,-3140,-1542,-709,-2058,-1850,-1717,-256,-2966,
	2,608,608,436,612,1024,521,417,-2256,-778,-778,-1051,-935,-865,-128,-1982,-3068,125,-1557,-393,444,-782,-1164,-1685,
	-2614,1381,-2318,-1966,-1668,1501,-2841,-3526,-289,3608,-377,-647,1569,3888,2441,782,-1469,905,-262,-3896,-2206,6656,-78,-1405,
	925,-23,-142,362,-630,-109,74,-1896,-1322,16,-105,447,-440,189,64,2117,-2053,194,-159,-5334,1871,515,-19,-401,
	3156,13,-47,81,8,-43,38,1127,-2114,83,-1873,-402,426,-682,-667,-1119,-1963,1269,-2796,-1860,-1742,1624,-1783,-2681,
	106,3653,-278,-439,1568,3702,1764,1419,-988,890,-257,-3618,-2263,6559,-18,-1133,151,-4,24,79,-211,-208,14,-589,
	-1832,98,73,106,115,18,-28,2597,-1508,139,-178,-4969,1513,645,59,-897,2388,20,12,-51,84,-69,15,583,
	2816,2816,2816,2816,2816,2816,2816,2816,768,768,768,777,896,896,994,994,-768,-768,-768,-251,-768,-768,-281,-281,
	-1536,-1536,-1536,-797,-1536,-1536,-754,-754,52,254,1171,2042,0,41,1009,1790,-3020,-2818,-1900,-1022,-2944,-2903,-1837,-1056,
	0,458,458,738,0,291,607,607,-2320,-1605,-1605,-951,-2368,-2168,-935,-935,-1356,-384,325,-3245,1678,-1940,-386,275,
	-2318,-712,-1208,-3407,533,-911,1130,-2874,811,3325,-672,-1252,296,1308,2087,4521,-1171,-1875,1006,-327,1090,-11,4574,-1372,
	434,11962,-2748,-259,1082,-253,-240,-212,2683,17444,10125,-163,1853,-1986,14,-223,127,-5258,455,27,-236,-2773,-857,-561,
	-1739,919,-235,-24,-978,-1801,-11,11,-1168,501,468,-2979,1448,-1451,-122,493,-1916,293,-1044,-2659,376,-635,1404,-2371,
	882,3714,-596,-1243,323,1493,2065,4410,-1158,-248,1624,-378,1098,59,4368,-1499,373,771,-3458,-484,208,-310,-683,-574,
	2657,2215,8364,-463,525,-1137,-638,-741,-90,-1775,872,94,117,-3008,-648,-491,-2060,-899,-490,-58,-1858,-2085,-31,-42,
	2816,2816,2816,2816,2816,2816,2816,2816,1022,1024,1024,1024,1024,1040,1109,1152,-192,-768,-768,-768,-77,-768,-128,-768,
	-726,-1536,-1536,-1536,-205,-1536,-256,-1536,1876,1101,54,773,2448,27,2219,147,-942,-1715,-2762,-2043,-368,-2773,-511,-2541,
	854,731,775,766,781,795,840,886,-1101,-1615,-2184,-1849,-493,-2144,-256,-1786,-1822,1096,914,1646,-1479,-2548,-2043,-1879,
	403,-164,-1044,1230,967,-1709,-4879,-1715,-1927,-263,2299,-2316,3567,-1433,-450,-324,-450,1426,204,-4904,15,428,-82,-1838,
	-430,1068,233,-3186,-4,1043,-93,10299,-452,2024,-5442,-10797,46,595,-229,13408,146,-811,448,-65,-9,-996,-35,683,
	23,83,705,-138,-9,563,-8,-308,-1753,909,42,626,-2020,-1771,-804,180,-124,-417,-1837,176,-324,-1223,-2364,-240,
	-1823,-361,1654,-2716,3665,-1256,-576,1279,-363,1265,-396,-5241,-35,759,-112,274,-91,1142,1706,-1741,8,666,-180,5268,
	-17,1967,-2186,-7184,98,-378,-387,3380,43,-749,-381,-663,-60,-1043,5,2503,58,130,671,-33,5,173,-43,-174,
	2816,2816,2816,2816,2816,2816,2816,2816,1152,1152,1278,1280,1280,1288,1408,1481,-768,-768,-143,-768,-768,-768,-768,-106,
	-1536,-1536,-518,-1536,-1536,-1536,-1536,-275,0,29,703,49,53,0,17,1147,-2688,-2658,-1858,-2511,-2507,-2552,-2415,-1213,
	1024,1008,933,963,985,1024,1024,950,-2240,-2104,-973,-2052,-1807,-2172,-2014,-635,3785,-4851,-1248,-1322,-5320,3223,60,-263,
	2499,-3222,-234,-2992,-2050,5513,-582,383,-3592,-1012,-454,-2495,-3316,5146,764,1854,824,-2904,4110,-1423,-3597,5610,-723,-1171,
	-2607,-1285,-287,-812,998,-2403,-1044,-269,-180,-2158,-265,-5917,11678,-582,-3727,-416,1985,1247,-298,-739,-419,-387,-368,-82,
	562,267,-21,-352,-165,-21,-48,-7,1669,-2189,-1039,-2490,-1958,423,926,-127,722,-998,-138,-3090,231,2939,278,303,
	-3983,-236,-222,-2845,260,2749,1480,1975,-245,-1223,3280,-2133,-326,3324,-406,-1347,-2302,-1401,-639,515,-1748,-1987,-859,-436,
	2,-2822,-593,190,234,-198,-2976,-625,1847,1736,-233,-1055,643,-725,-369,-73,688,289,-27,-536,-81,-112,-81,-7,
	2816,2816,2816,2816,2816,2816,2816,2816,1503,1518,1529,1533,1534,1536,1536,1536,-13,-108,-185,-424,-768,-32,-768,-59,
	-25,-397,-495,-1536,-1536,-64,-1536,-166,567,1644,744,131,259,2177,49,2005,-1770,-679,-1568,-2176,-2047,-128,-2255,-299,
	918,977,1024,998,942,964,1009,931,-1227,-912,-864,-1392,-1645,-64,-1922,-467,1028,-1511,-1128,-1059,-4943,-888,-1929,-20,
	-251,-1337,128,-721,674,-1785,-1718,695,2257,558,1948,214,-630,-44,-2263,1073,-650,-112,1425,560,1892,-25,-4529,-26,
	1695,-137,-274,2989,7859,86,-601,-15,179,-474,-236,3463,10700,419,-3418,-247,177,20,-261,-128,-557,62,-154,-52,
	73,8,-46,6,-146,7,-60,-3,716,-1677,-832,-278,-5157,-276,-1580,-384,-422,-2290,295,42,331,-645,-1437,126,
	1890,421,2007,1030,-1023,265,-1553,1063,-113,-228,1290,956,1659,40,-3299,6,2096,-7,-329,1662,7583,127,172,-5,
	664,-325,-604,1181,10486,234,-2746,-97,114,-7,-218,269,-584,77,-165,-55,66,7,-39,28,-232,4,-89,9,
	2816,2816,2816,2816,2816,2816,2816,2816,1564,1680,1780,1792,1792,1792,2019,2041,-218,-768,-72,-64,-768,-768,-52,-120,
	-435,-1536,-290,-128,-1536,-1536,-225,-383,1414,0,1517,1793,50,7,535,364,-862,-2160,-543,-255,-1999,-2041,-1286,-1435,
	1010,1024,1004,1016,1020,1024,1016,1024,-435,-1976,-806,-128,-1793,-1871,-780,-782,317,1416,-874,-754,-1102,-211,770,-2965,
	-2597,2703,4118,-1020,-412,-1576,-719,737,68,2641,1075,454,-442,288,356,703,-949,2338,-150,-82,-505,-2786,-1915,3029,
	265,-509,-199,-84,-1063,297,-1612,2841,305,2222,-701,-187,-1362,-488,-1738,1056,-22,-18,12,-2,-35,-24,-9,-2,
	4,10,-2,-15,-12,6,-11,-10,1106,394,-1019,-379,-965,-682,633,-2394,-316,1440,3538,289,-323,-1993,-761,819,
	877,1737,711,498,-177,-125,44,1267,-1246,1995,-91,-159,-364,-2385,-1128,1799,-506,493,-199,-139,-812,665,-772,1476,
	-1414,3215,-426,-822,-1366,-509,-653,53,52,-236,10,5,-13,-97,-51,85,-42,12,6,-19,-21,-3,-8,-10,
	2816,2816,2816,2816,2816,2816,2816,2816,2045,2047,2048,2308,2408,2546,2562,2562,-164,-507,-768,-82,-768,-55,-32,-50,
	-869,-1536,-1536,-559,-1536,-243,-1536,-904,817,42,50,93,0,312,38,32,-979,-1751,-1743,-1439,-1432,-982,-1240,-1246,
	1024,1024,1023,1024,1024,1024,1024,1024,-1202,-1480,-1664,-1085,-1612,-612,-1408,-1254,1089,-2531,-316,3903,549,288,-173,-3091,
	74,-1818,-163,-587,456,843,-1092,-2247,1989,-662,1217,1661,2672,-9,-188,887,12,112,3243,2071,-701,2333,5711,1522,
	-477,-1264,1307,817,-419,1629,7636,-710,-6675,-4101,-1457,3211,532,11159,-2357,-4350,12,-43,-61,26,12,-38,-6,-2,
	0,-2,-8,15,-2,-28,5,-14,466,-2128,-356,3524,531,1072,333,-3136,-318,-1444,-202,-497,385,1082,-539,-2285,
	1226,-304,1195,1357,2529,1003,-222,590,1230,-46,3291,2348,-565,-158,4704,2092,744,-1520,1041,1008,-385,-465,5952,-61,
	-4864,-3981,-1769,3395,600,7090,-2496,-3579,-77,-55,-8,-4,22,15,2,-44,8,2,-31,10,-21,-23,3,-10,
	2816,2816,2816,2816,2816,2816,2816,2816,2664,2818,2818,3026,3076,3078,3515,3578,0,-8,-15,0,0,-2,0,0,
	-1536,-1536,-166,-118,-100,-65,0,-4,0,36,67,123,31,32,44,19,-1176,-986,-955,-691,-734,-730,-281,-243,
	1024,1024,1024,1024,1024,1024,1024,1024,-1484,-1280,-880,-518,-998,-1152,-605,-896,1938,-1515,-3243,-9114,-2607,11671,-14102,15091,
	1455,-4405,-2907,-6409,-4403,9487,-11695,13515,1430,4704,-779,-7273,-4181,12288,-12538,13984,-4175,2294,10126,14619,728,-10471,2872,1810,
	-6082,9443,5515,1432,808,3677,-237,129,509,-2729,-8471,32035,-7952,-10049,7931,-14489,28,-31,9,-46,3,18,-43,-39,
	20,-15,9,-32,2,19,-10,1,1337,-471,-1972,-1101,-1438,4629,-6002,4830,711,-2461,-1414,-1252,-2827,3603,-5046,4822,
	1265,3948,359,117,-2253,4936,-4986,4313,-3430,862,5418,-823,439,490,-353,5455,-4378,5119,2200,-1516,566,6856,-731,320,
	932,-2541,-9589,11491,-1519,2131,-762,-1244,-50,58,27,-4,3,-21,-51,-29,43,-37,2,-25,-9,35,-23,18,
	2816,2816,2816,2816,2816,2816,2816,2817,4004,4100,4352,4506,4578,1003,1276,437,0,0,0,0,0,-768,-768,-768,
	0,0,0,0,0,-1536,-1536,-1536,0,0,0,0,0,19,16,528,0,0,0,0,0,-2818,-2549,-2876,
	1024,1024,1024,1024,1024,441,1021,100,-377,-640,-260,-423,-197,-2264,-2088,-2085,-3432,3861,-351,1543,-2426,1582,-5624,2889,
	-1663,2680,429,3790,-2318,-2572,-5537,-91,-3046,3832,2099,534,-1041,-518,-4098,1836,-321,-184,-137,-2,153,1652,-4189,4595,
	-202,-121,-98,-25,39,4383,1602,-6635,20935,-38072,7476,1486,1213,4491,-4496,-10290,-35,-29,-35,-4,36,3832,-304,6412,
	9,1,-6,-3,2,-567,-24,5778,-994,-367,877,69,-1537,799,-3634,1721,124,-904,1603,2041,-916,-2853,-2988,-1113,
	-672,-860,3326,-581,-451,-853,-1899,2128,-879,789,-482,354,-173,1185,-2334,2731,-191,68,-112,73,-24,3243,1253,860,
	9461,-12486,-409,7928,-1800,3708,-2993,772,-38,-30,-31,-23,51,4017,-298,2710,0,15,-8,-1,2,-539,-89,10642,
	2817,2817,2817,2817,2817,2817,2817,2817,169,935,632,918,1223,1374,535,1686,-768,-768,-768,-768,-768,-479,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,663,202,11,121,47,297,523,165,-3010,-2705,-3198,-2802,-2572,-2172,-2784,-1992,
	171,426,0,422,1011,963,269,1010,-1561,-2233,-2401,-2129,-2173,-1535,-1631,-1679,33,1736,-3527,-567,560,-716,-2629,-1654,
	-235,1131,-2999,2823,1159,-324,-3831,-3381,3858,1548,-436,-984,1835,542,-1388,-1440,-699,4417,-507,-542,2345,1481,-1961,4510,
	3980,-7600,-1503,-2211,-176,-5061,3817,685,6696,-11495,-1342,-4613,-2088,-3231,10878,-4553,751,5823,1817,3615,-252,-22,-3801,-12,
	7837,-1550,5611,-819,-53,-22,420,1,335,-317,-3961,39,-1944,-1618,-1962,-1150,-292,-539,-3817,2754,-1179,-1253,-3869,-2746,
	3344,1190,-767,-719,-150,-286,-1515,-845,201,2390,-437,43,241,1295,-655,4450,646,462,-986,-907,1085,-3538,-1485,581,
	473,288,-1716,-3289,1327,-1447,2915,-4615,2488,2925,1112,3603,-818,-342,-1338,1,2606,642,9399,-1117,-88,99,-1470,9,
	2820,2820,2821,2821,2822,2823,2826,2832,640,569,1500,1180,887,833,411,1152,-768,-768,-768,-768,-768,-327,-768,-59,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-463,24,212,33,25,140,995,687,852,-3184,-3068,-2317,-2646,-2826,-2025,-2762,-1868,
	0,82,1024,1024,470,699,200,1017,-2292,-2228,-2019,-2177,-2182,-1498,-1634,-1090,-4284,3703,-1185,-289,-10,-1040,-12,-51,
	-2260,3577,-1430,-786,1645,-2350,-502,807,-1322,2115,522,3377,-463,-329,1356,464,957,-157,6204,2505,851,1489,-3004,-613,
	745,-3091,270,3094,-7447,833,12220,-1285,-1464,-7060,-2454,-2879,-11578,-154,14944,-778,-1037,1202,-144,343,287,4693,-6096,56,
	3304,3980,-17,131,143,-43,5096,88,-2415,2480,-1995,-730,-912,-1907,107,-563,-1693,2797,-2401,-1107,861,-3241,-799,371,
	-635,1697,-361,2784,35,-676,498,-111,1509,-1123,4858,1892,-267,1152,-1174,390,-549,217,907,3070,-1800,2700,4907,-329,
	-2531,-1339,-904,-2038,-1897,1630,4141,214,51,-647,-398,237,-2114,3658,-2674,-264,3804,8802,-23,129,1685,176,-666,175,
	2832,2833,2836,2838,2840,2845,2845,2864,2944,1174,1134,394,576,1490,508,1336,-3,-768,-502,-178,-768,-768,-768,-768,
	-169,-1536,-1536,-356,-1536,-1536,-1536,-1536,32,146,608,2399,0,289,4,0,-896,-2553,-2139,-1093,-3313,-2118,-3385,-2599,
	1024,944,761,138,0,994,0,1024,-1130,-2013,-1507,-547,-2552,-1629,-2589,-2195,2668,3765,72,478,7159,2760,5615,7020,
	4404,2958,-1046,-693,-3036,-1663,3897,2647,2897,3575,1822,-152,925,2241,963,5981,-13859,2980,-2202,422,813,-3949,352,973,
	-11038,-5165,1747,-186,-1447,-2090,-249,2402,-4157,-7361,9783,-263,-1467,2241,-3308,6185,3,926,-102,268,3762,-92,-585,-609,
	1,-14,-202,65,23396,12,-15982,-70,-1095,2757,-15,270,4315,3243,3483,5426,1337,2176,-778,-906,-4599,-1133,2217,1172,
	-663,3359,1093,-164,494,2606,335,4605,-4425,2291,-2281,325,312,-3687,-468,-239,-6597,-806,-638,-114,-1128,-2985,135,2519,
	1380,-369,5356,-131,-1345,-18,-3135,6853,-40,455,543,245,3119,98,-143,-1025,6,-69,-462,71,26284,-12,-15628,-127,
	2879,2908,2911,2913,2932,2944,2944,2944,814,2120,941,1744,2804,-256,0,33,-768,-277,-126,-50,0,-768,-768,-358,
	-1536,-961,-382,-188,-1536,-1536,-1536,-1276,228,131,1649,1109,0,172,110,1514,-2924,-1772,-1441,-1180,-1268,-4180,-3986,-2549,
	75,1024,781,988,1024,0,0,532,-2127,-1207,-839,-766,-1530,-2560,-2528,-1276,2645,526,320,762,1624,2223,-251,3338,
	2199,353,930,890,2331,5742,-910,4870,2978,330,-1318,-615,-1960,-532,-3941,1168,1872,-751,-2068,-1052,85,730,804,1303,
	-3642,-39,-326,-497,-5270,-1047,-322,-608,-5494,2765,-448,-711,307,-28,185,-479,34,-211,-590,54,21,83,-1181,-1316,
	-2560,-60,13,1,15,14,1001,164,2819,740,200,807,371,2237,-107,2935,2646,595,701,608,961,5627,-797,4094,
	2990,539,-1529,-722,-1436,-505,-3690,746,1863,-783,-1979,-1178,971,853,1006,1331,-3116,-260,-116,-443,-2544,-1448,-835,-731,
	-4403,2164,-156,-666,327,-151,-85,-706,-201,-102,-717,41,-4,195,-975,-1150,-4406,-48,40,8,17,796,1614,119,
	2944,2944,2944,2944,2944,2944,2944,2944,178,256,256,256,384,443,512,512,-122,-768,-768,-768,-768,-307,-768,-768,
	-345,-1536,-1536,-1536,-1536,-746,-1536,-1536,2568,97,0,43,101,1842,115,810,-1350,-3743,-3840,-3797,-3611,-1811,-3469,-2774,
	847,0,0,0,0,331,73,73,-675,-2368,-2816,-2752,-2448,-907,-2236,-2236,-463,100,3203,-259,54,324,3187,-1256,
	-317,2077,3833,2467,-1021,2334,3620,-1949,-581,542,4133,677,-4921,-1281,-679,-3247,1830,-1303,694,-792,-661,1719,-980,1917,
	-135,3046,2682,-1051,-818,155,3411,-6666,-115,832,1303,-1222,-2392,1,3719,-11747,846,-2926,1561,-1067,5903,3002,-1757,2052,
	-28,-2209,-4054,-1627,-3562,-27,-13704,-22766,-462,1779,2604,-789,615,402,5386,-1748,-292,4654,3130,2044,-400,2078,5616,-2271,
	-888,2840,2928,-165,-4191,-1433,-237,-2624,1880,-540,316,-1475,-356,2828,-215,483,-156,1608,3665,930,-951,-157,1251,-1144,
	-121,-864,1920,105,-1770,-369,1126,-3650,911,-2724,1397,-1317,5046,3535,-778,-608,-30,-1318,-5591,-3588,-2233,-107,-16426,-17376,
	2944,2944,2944,2944,2944,2944,2944,2944,512,512,512,538,576,640,682,682,-768,-108,-574,-339,-163,-768,-155,-155,
	-1536,-252,-1536,-1138,-416,-1536,-389,-389,58,3092,1933,1176,1921,60,1921,2686,-3526,-492,-1651,-2383,-1600,-3396,-1493,-728,
	0,538,954,580,578,2,614,614,-2592,-565,-1621,-1207,-801,-2384,-747,-747,2732,1577,-853,5469,1586,-6615,-528,1563,
	4564,3197,-2048,6400,1653,-911,986,1446,382,-1318,-900,4645,-940,-5,-28,-1061,737,41,143,429,678,-529,-1514,-259,
	-1350,40,-391,-255,16,-1587,30,-74,-437,55,-336,-506,-32,-3281,-30,-73,-750,66,539,-5805,144,-56,-607,-182,
	-11802,11,-42,-266,-20,15758,-2,-43,1712,1426,-892,5051,1562,-4215,-481,1242,4427,2961,-1995,5793,1430,553,1023,962,
	-507,-1059,-810,4129,-1032,407,-131,-990,-52,13,73,984,1100,160,-1436,-292,81,129,38,-1175,93,-2395,-38,33,
	1073,200,266,-1869,88,-3913,-63,69,-902,0,323,-5187,115,-115,-615,-226,-13184,42,113,-551,-1,14473,-8,-8,
	2944,2944,2944,2944,2944,2944,2944,2944,729,744,749,768,768,768,768,775,-296,-258,-185,-768,-768,-768,-768,-256,
	-744,-696,-555,-1536,-1536,-1536,-1536,-863,1283,1519,1374,63,108,254,1229,2115,-2084,-1833,-1973,-3265,-3220,-3074,-2099,-1206,
	440,613,1024,0,417,458,458,737,-1048,-920,-993,-2448,-2094,-1733,-1733,-1079,214,548,-715,-1550,-479,-910,-2451,-1009,
	3635,2403,-946,1447,1440,3017,-991,48,-933,3682,-475,830,924,133,475,3100,-154,4798,-2686,-1080,1786,-441,8583,-1201,
	219,-276,-326,-72,-113,4409,7030,-333,284,-407,-75,1729,20,14644,4637,-397,-292,224,1120,-1737,1704,-3507,1739,-475,
	38,-44,-17,-930,2730,1802,-87,-19,217,611,-683,-2132,-98,89,-2496,-1040,3646,2403,-913,1305,2496,3990,-1100,-110,
	-708,3552,-420,759,882,589,347,2908,-106,5097,-2515,-1119,1762,258,8364,-1002,148,-163,-225,201,-435,-1971,6134,-387,
	194,-266,10,2093,457,3312,3943,-473,-59,298,1211,-2065,1170,-2424,1157,-370,-24,-13,10,-50,2361,-415,-579,-33,
	2944,2944,2944,2944,2944,2944,2944,2944,896,896,998,998,1024,1024,1024,1026,-768,-768,-265,-265,-768,-71,-768,-189,
	-1536,-1536,-712,-712,-1536,-191,-1536,-644,0,45,1041,1952,796,2683,1172,2049,-3200,-3155,-2057,-1146,-2276,-389,-1900,-1020,
	0,291,610,610,766,786,730,856,-2496,-2296,-1051,-1051,-1975,-500,-1605,-951,3434,681,52,650,-2988,-37,-1598,2163,
	5683,3485,1706,-456,79,-621,179,2191,70,1395,-424,-2194,-1715,-3360,632,-1900,348,-703,2438,-1600,2487,9,7635,-272,
	910,-2362,78,-53,-4969,-21,6087,-138,3320,-4860,74,-82,-8101,-10,6900,-140,-1811,-1944,1068,-591,911,-2,-1006,122,
	-1630,-2245,-14,19,-21,-11,55,10,2629,464,83,415,-3605,-275,-948,2155,5411,3849,1748,-1165,-661,-1260,866,2301,
	275,1479,-207,-1956,-1855,-3137,877,-1974,356,-693,2476,-1442,2061,-4,7838,-523,171,-1595,-191,60,-2513,21,4720,-376,
	2215,-1949,-303,19,-3416,85,4228,-497,-1654,-2390,1230,-595,-131,-39,-378,116,-1984,-1790,-58,27,223,3,-78,-5,
	2944,2944,2944,2944,2944,2944,2944,2944,1040,1109,1152,1152,1152,1273,1280,1280,-768,-128,-768,-768,-768,-145,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,2475,147,0,30,708,57,55,-3029,-512,-2797,-2944,-2914,-2114,-2759,-2761,
	795,840,886,1024,1008,932,985,963,-2268,-256,-1897,-2368,-2232,-1101,-1935,-2180,439,735,-1202,6424,-4462,185,-2401,-1196,
	-321,132,-1161,4488,-3176,-689,-3407,-1347,-1734,-146,-1684,-2358,1421,-1974,-4856,-781,-775,-31,-342,2219,-2328,-3578,-3016,-10,
	-2262,41,1762,-1742,-1291,909,-1567,-2385,-7025,54,9518,-1072,-1687,-135,7744,-5378,-3648,-31,-4254,2453,-1171,696,242,2406,
	1080,-7,-314,831,466,4,-213,-449,201,1252,296,3803,-2246,269,1443,-1876,-389,1561,-131,2299,-1422,-624,427,-2162,
	-1768,-240,-1120,-2413,965,-1802,-1119,-2465,-789,-68,812,826,-1351,-3947,-247,-1037,-1917,-86,-819,-1638,-1555,297,-2769,-1746,
	-5751,-195,2101,-98,-1236,-654,-761,415,-3919,3,-3245,2009,-1131,506,3682,1648,993,-47,-184,1112,446,-11,-157,-680,
	2944,2944,2944,2944,2944,2944,2944,2944,1288,1408,1454,1534,1535,1536,1536,1680,-768,-768,-116,-103,-12,-56,-420,-768,
	-1536,-1536,-326,-377,-24,-153,-1536,-1536,0,22,1173,1792,671,2235,170,0,-2808,-2666,-1469,-770,-1890,-325,-2390,-2416,
	1024,1024,946,979,924,932,998,1024,-2300,-2142,-763,-973,-1355,-477,-1487,-2104,3883,-727,282,-1027,956,1086,1093,2910,
	5728,-330,209,-978,-302,1189,1488,3570,6732,-2183,-1123,830,2143,1029,-450,2838,3205,-2959,-1344,-149,-5788,-17,-202,1685,
	3472,655,-539,-126,601,-36,1969,1505,-1447,-4166,-62,-303,-66,-204,7175,887,3767,-237,-366,49,115,-34,-121,-456,
	-64,-92,-8,5,43,-8,-60,-35,1958,-74,576,-1317,305,650,2027,2247,3522,344,320,-1923,-613,287,2206,2847,
	4824,-1764,-752,871,1387,915,342,2149,1689,-2632,-2051,-203,-3180,23,298,1162,3065,907,-881,-39,2151,37,249,1745,
	542,-3511,-462,-164,1181,58,3139,2047,3672,-399,-318,18,4,-62,1170,-865,-179,-116,-7,17,87,14,-28,-50,
	2944,2944,2944,2944,2944,2944,2944,2944,1773,1792,1792,2035,2036,2046,2048,2301,-74,-768,-768,-122,-50,-162,-495,-85,
	-295,-1536,-1536,-397,-212,-845,-1536,-569,1644,50,7,370,549,898,42,119,-679,-2255,-2297,-1691,-1512,-1152,-2007,-1676,
	1003,1020,1024,1024,1016,1024,1024,1024,-912,-1921,-1992,-910,-806,-1270,-1579,-1202,1619,432,-352,576,447,1618,-471,-2554,
	719,1074,-1570,492,715,197,-555,536,-3195,-580,-967,-1055,-646,822,-787,-1191,-38,1572,-3082,7167,126,75,-1663,-4953,
	-105,-2028,-745,5827,-648,-1517,-1496,-5570,-385,-39,-1738,2429,-651,3430,2840,-2275,28,-238,-272,-71,-52,42,-380,-80,
	-2,-24,-5,-20,-7,7,-11,2,1352,800,-294,609,757,1148,-75,-2686,188,1424,-1412,656,700,25,-130,591,
	-3290,-229,-997,-806,-93,178,-468,-1524,42,1724,-2812,5566,-765,1374,-1903,-3447,81,-1677,-658,4085,-1242,-250,-1742,-4385,
	113,15,-1386,1046,-1207,4847,2383,-1646,3,-146,-324,72,23,-96,-216,-148,12,-49,-27,-20,0,7,-18,-1,
	2944,2944,2944,2944,2944,2944,2944,2984,2408,2563,2664,2818,2821,3073,4592,1875,-768,-50,0,-8,-15,0,0,-30,
	-1536,-988,-1536,-1536,-164,-102,0,-192,0,38,0,38,77,33,0,913,-1688,-1496,-1432,-1240,-1198,-990,0,-1387,
	1024,1024,1024,1024,1024,1024,1024,1024,-1740,-1357,-1612,-1408,-1008,-1126,-260,-1012,1888,296,2645,-3916,-1329,1285,2032,53,
	1973,-31,2716,-3770,-585,-314,-356,-455,1022,-1361,1395,1372,-2146,334,-174,1066,-144,-2866,-1997,1206,2267,-7286,47,-1089,
	-501,-1995,-2898,4616,4961,-4362,-91,-1134,1665,-610,367,-915,629,-4667,4375,-979,-103,-72,28,-41,-19,-4,-3,40,
	-7,-31,26,-16,5,4,0,-4,1714,495,2005,-2461,-950,737,2410,-342,1732,-6,1958,-2161,-245,-724,32,-544,
	908,-1322,1205,1220,-1776,-73,279,-153,-24,-2616,-1346,226,1514,-5847,-481,510,-407,-1750,-1677,1590,4114,-4217,-83,376,
	1590,-193,723,-1700,-283,-3146,-1379,631,-106,-110,-57,91,6,-19,2,-133,-46,-27,45,-42,-2,-3,-3,-2,
	2988,3072,3072,3072,3072,3072,3072,3072,1176,227,383,512,512,709,776,1002,-768,-104,-768,-768,-543,-132,-253,-253,
	-1536,-262,-1536,-1536,-1536,-339,-871,-651,417,3063,217,58,2025,2957,1192,1266,-2589,-1062,-3752,-3782,-1815,-686,-2384,-2084,
	967,862,250,0,954,639,738,614,-1930,-531,-2262,-2720,-1676,-543,-1207,-1048,1637,-1169,-709,117,-986,-1119,-1250,610,
	110,-764,-1110,-950,-265,-1257,392,208,-491,-257,-1581,-897,-150,-1731,2769,-1641,-1395,124,-769,809,-56,-214,-4496,2670,
	-2837,-3,4834,-912,-421,-73,-734,-166,-4636,45,5304,-207,777,-91,-865,26,-1951,158,2979,-2877,382,-130,5658,-776,
	360,-1,-10986,19406,-56,-41,-213,-3,1541,-1065,-742,-227,-979,-870,-1328,662,62,-630,-998,-1081,-286,-928,313,207,
	-594,-555,-1530,-1539,-206,-1818,2661,-1445,-1552,219,-563,500,-93,-260,-4233,2276,-2849,-49,4547,131,-434,-146,-657,-297,
	-3619,-31,4926,1050,710,-199,-897,-176,-2447,249,2845,-2128,344,-143,5720,-582,283,-15,-7816,17139,-9,-65,-106,-16,
	3072,3072,3072,3072,3072,3072,3072,3208,1024,1024,1536,1790,1792,2044,2560,2246,-768,-67,-768,-69,-265,-119,-32,-53,
	-1536,-179,-1536,-283,-1307,-370,-1536,-275,1230,2921,55,704,1053,740,50,1382,-2099,-407,-2761,-1858,-1507,-1567,-1742,-997,
	730,792,1009,1004,1020,1024,1024,1023,-1733,-507,-2178,-973,-1487,-864,-1664,-942,619,-190,-1741,-1877,117,279,-442,-77,
	-237,958,-1704,-24,497,604,-448,-361,2289,569,-1687,-1346,1797,-552,-813,188,-1366,-28,525,5945,4059,-1603,-50,-655,
	3192,-47,-1952,8,5154,-159,1926,-131,4346,-61,-647,-604,1571,-463,-1556,-109,-850,-3,3715,-95,-496,-68,-108,27,
	-68,-18,-201,-42,77,-12,8,-2,775,-334,-1836,-1554,-296,409,-597,-144,118,668,-1721,19,-57,709,-714,-349,
	2286,678,-1805,-731,1540,-298,-1013,91,-935,-29,440,4063,3965,-2040,-97,-422,2286,21,-1625,-999,5223,-580,1893,-19,
	3146,77,190,-1092,2034,-893,-1160,317,-546,-41,3344,54,-593,-41,-165,12,-297,5,-215,-35,121,-7,14,3,
	3328,3328,3328,3328,3328,3328,3328,3328,-512,-256,0,0,0,0,20,35,-768,-768,-768,-768,-768,-768,-724,-344,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1011,276,180,352,0,0,2257,959,1850,-5100,-4940,-4512,-4864,-4864,-2606,-3885,-2978,
	0,0,158,0,0,550,374,536,-2976,-2928,-2540,-3328,-3328,-2008,-1960,-1491,835,1817,-1783,-225,-143,-1821,-791,923,
	1111,1864,-973,-452,-743,-2452,41,1576,3228,-2553,-2118,-666,-781,-1852,-728,396,863,-803,866,1517,1729,-3917,1548,1932,
	541,-135,-1982,891,891,1806,-1008,-322,1019,-700,583,2208,2591,2876,-303,-310,-639,-915,129,947,1170,4763,264,-2131,
	-155,-1005,3366,394,643,715,9604,460,911,1849,-1603,-162,-81,-1648,-501,787,1209,1794,-825,-258,-549,-2136,424,1385,
	3395,-2670,-2037,-1139,-1255,-1600,-874,166,731,-136,1133,1336,1548,-3984,1905,1670,40,-739,-1804,900,900,1816,-1140,-262,
	369,-624,1271,2461,2844,3030,-818,-175,-627,-324,291,454,677,4124,553,-1884,295,-87,4428,670,920,1232,6850,535,
	3328,3328,3328,3328,3328,3328,3328,3328,50,64,91,93,128,162,173,242,-152,-236,-117,-348,-768,-132,-513,-238,
	-460,-841,-306,-1536,-1536,-388,-1536,-603,1655,1875,3449,1196,212,3016,1285,2706,-3159,-2925,-1324,-3575,-4524,-1686,-3406,-1916,
	782,945,810,371,17,841,222,682,-1582,-1463,-662,-1794,-2652,-1358,-1712,-958,-604,80,-370,-504,-13,-156,98,45,
	-16,201,709,-719,-1125,-1117,-632,575,-1279,337,-422,-312,-2430,-2007,526,1072,2097,-496,626,1255,90,893,-1130,439,
	-556,-225,111,-1867,-1302,-24,2126,-84,-570,-318,181,-1617,2115,-7,4023,-65,-4276,-5364,578,638,-811,611,-1522,905,
	885,-27,133,1188,2009,31,-5438,-77,-557,124,-306,-366,108,-500,324,209,206,166,616,-504,-1008,-1039,-388,249,
	-983,157,-797,-381,-1706,-1158,243,312,1458,-503,631,1339,346,626,-542,1310,-59,-336,12,-1345,-1075,234,256,-390,
	199,-421,15,-810,2134,367,675,-547,-4368,-5168,614,598,-453,696,-1141,1231,1166,-124,87,920,1958,195,-8858,-200,
	3328,3328,3328,3328,3328,3328,3328,3328,256,256,256,256,256,256,261,278,-768,-768,-768,-768,-768,-768,-635,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,694,97,86,0,147,1080,716,269,-3914,-4511,-4522,-4608,-4461,-3528,-3887,-4317,
	0,0,0,0,0,868,579,61,-2792,-2752,-2848,-3200,-2976,-2660,-1987,-2297,910,-765,-558,1017,-830,1295,594,1124,
	691,-779,-729,1962,-497,1767,-542,-394,1028,1169,-379,4420,-83,-2580,2069,3940,1853,-21,39,-583,68,631,-402,-668,
	2515,1642,1828,4408,1785,-421,-855,1606,-4212,29,-1978,-727,3088,-1330,-3044,2815,957,-149,-497,-512,79,2526,101,-214,
	-22480,-97,-55,241,-1655,-8508,-2892,-5537,-44,-373,-155,366,-1128,786,694,694,-424,-352,-284,1146,-1262,1383,-385,-619,
	530,2243,693,3724,-261,-2128,1628,3032,825,-230,63,-537,-71,-210,-297,-658,4151,1623,1579,5168,2862,1992,-765,552,
	1649,-1502,-2250,104,5874,2640,-3013,-1057,33,397,-6,-937,-199,1127,470,-210,-10238,-2178,-1167,788,-2734,-3394,-4072,-7086,
	3328,3328,3328,3328,3328,3328,3328,3328,327,332,332,384,384,439,441,442,-409,-326,-326,-768,-768,-323,-333,-314,
	-1144,-821,-821,-1536,-1536,-818,-1536,-792,1384,1932,2948,225,0,2223,800,1843,-3153,-2600,-1584,-4255,-4480,-2202,-3623,-2579,
	397,286,286,250,0,323,324,329,-1584,-1303,-1303,-2518,-3136,-1560,-1888,-1291,-94,-2016,-393,-1046,-2003,1634,-210,1247,
	-301,-1933,-377,-450,-2114,-656,441,2112,455,-1467,-1035,-2328,-1809,2510,-572,118,-1193,-3333,659,-1210,-1603,3106,-727,-4965,
	865,279,136,4442,-2105,111,1403,308,1456,488,250,4867,-2764,135,2017,493,-7515,-16614,261,2436,1806,2259,-707,15824,
	3629,41,135,-9085,-1583,6,-1732,-217,-123,-2066,-432,-851,-2266,1456,-168,1185,-350,-2225,-360,-463,-2405,-390,482,1901,
	189,-1654,-1022,-1811,-1998,2488,-600,6,-1140,-2812,590,-1308,-1639,2166,-802,-4551,-166,-30,137,4613,-1152,376,486,33,
	-105,-27,254,5512,-1949,486,54,55,-7330,-16274,361,2362,1531,2304,-783,15816,2567,-90,150,-7641,-1792,84,-4025,-287,
	3328,3328,3328,3328,3328,3328,3328,3328,442,474,504,509,512,512,512,512,-314,-290,-768,-126,-768,-768,-768,-97,
	-792,-745,-1536,-463,-1536,-1536,-1536,-225,2872,2894,1731,1844,115,866,0,3173,-1550,-1496,-2630,-2511,-4237,-3486,-4352,-1179,
	329,443,953,950,73,73,0,557,-1291,-1264,-2082,-1256,-2588,-2588,-3072,-590,26,82,-847,-613,902,1439,3666,423,
	950,-703,-2563,-967,1949,2062,3758,-215,492,-189,-1084,10,-1595,1281,3803,1525,-172,-569,-2516,-6268,-388,301,-1005,-202,
	70,-46,-5922,-137,6264,-2345,-3407,-148,101,-30,-5819,-122,4227,-6294,-1351,-299,-345,-430,217,4280,-913,-3692,-1408,-201,
	14,-60,158,-281,-29589,-15872,-20439,-36,2,67,-493,-597,1553,767,3287,427,907,-677,-2040,-1136,1901,1429,3624,-299,
	614,171,-678,-238,-1147,1358,3337,1280,-248,-727,-2471,-5675,-382,-397,-1111,-284,67,-8,-5624,-173,2205,97,-2834,-148,
	86,14,-5581,-184,221,-1651,-810,-290,-349,-532,-115,4056,-1077,-4068,-1544,-248,6,-51,290,-235,-18627,-12354,-19268,-44,
	3328,3328,3328,3328,3328,3328,3328,3328,512,512,512,512,516,531,536,539,-97,-768,-124,-552,-768,-398,-338,-318,
	-225,-1536,-321,-1536,-1536,-1536,-1079,-986,3813,58,2368,2120,1474,1594,2092,1254,-539,-4294,-1984,-2232,-2874,-2740,-2235,-3071,
	557,0,501,954,206,567,577,583,-590,-2976,-1301,-1866,-2224,-1936,-1591,-1544,-572,-1766,92,163,-949,-575,540,108,
	-1640,-40,-154,-1,-562,-2000,-116,383,-11,-3017,-793,32,6,-1152,1367,868,212,-837,1282,4191,1719,272,5874,967,
	74,532,-44,1078,-747,1916,-414,49,128,649,-135,-2639,-3009,2932,163,-182,175,-826,-160,1581,2147,-2856,1755,14328,
	47,33726,-29,-160,4137,-26,-368,474,-618,-832,5,179,-722,-225,468,122,-1325,745,-160,-20,-178,-1278,-61,372,
	19,-3083,-271,46,468,-627,1344,711,191,-1010,1278,4213,1234,-792,4863,741,189,2406,170,880,-264,2051,-499,-745,
	346,2163,100,-2708,-2218,3324,-47,-1122,91,-730,-286,1673,1431,-3519,1882,14246,99,20286,62,-246,4635,545,-385,-130,
	3328,3328,3328,3328,3328,3328,3328,3328,539,540,551,584,584,597,640,640,-318,-218,-199,-152,-152,-128,-768,-768,
	-986,-435,-573,-374,-374,-256,-1536,-1536,2572,3453,2094,2570,3353,3755,0,70,-1753,-870,-2219,-1710,-927,-512,-4224,-4154,
	583,106,540,591,591,263,0,2,-1544,-435,-1593,-855,-855,-256,-3008,-2768,50,635,-415,204,-121,40,3188,-1369,
	354,756,-899,362,-659,704,2026,-1629,-164,829,-1796,351,-782,466,6992,-691,-1568,175,6015,-655,-221,146,-59,-598,
	-198,240,-170,-6,-55,148,-1193,533,7,296,-281,-67,-43,156,-274,-1268,-1052,9,777,-662,-151,86,496,-478,
	-40,139,-83,-45,-50,100,3917,3221,-27,719,-625,295,-190,61,332,-698,409,840,-494,197,-646,540,319,-1237,
	140,632,-1318,-42,-403,405,4315,-72,-1566,174,4106,75,-225,155,-394,-475,-175,51,400,-73,86,61,-847,-145,
	1,11,547,-146,172,11,-559,-1518,-889,115,954,-663,-220,146,355,-541,-38,57,133,-69,13,64,3783,3753,
	3328,3328,3328,3328,3328,3328,3328,3328,656,663,700,700,732,742,768,768,-183,-99,-140,-140,-283,-75,-768,-768,
	-515,-278,-355,-355,-716,-211,-1536,-1536,2046,1433,2568,3289,1809,3060,124,65,-2162,-2768,-1597,-875,-2322,-1062,-3972,-4031,
	592,1024,631,631,445,1024,417,163,-1531,-1386,-799,-799,-1163,-531,-2446,-2510,57,-826,263,139,-124,-93,-532,-489,
	-629,-1131,742,367,1141,-606,-551,-174,-1019,71,2453,26,2704,2220,285,-192,4018,860,-566,-177,-6746,70,-277,-206,
	4,-464,1,-75,135,20,2085,1126,-87,-252,-71,-97,199,85,307,-951,-773,3761,-441,-124,-327,-16,142,-1889,
	-7,76,-27,-45,-96,-17,3099,446,-43,-825,309,16,-14,-14,50,-245,-271,-1060,683,220,696,-507,-168,-66,
	-496,259,2088,133,2330,1981,709,485,3327,505,-349,-182,-4658,114,121,153,301,-360,-43,9,-220,-48,1008,-2225,
	301,-13,-101,45,-364,-46,-312,-2980,-836,3725,-463,-168,194,41,-533,-4625,49,65,-39,-21,-172,-44,3304,3959,
	3328,3328,3328,3328,3328,3328,3328,3328,768,768,768,769,832,864,895,896,-64,-768,-768,-768,-768,-768,-768,-768,
	-128,-1536,-1536,-1536,-1536,-1536,-1536,-1536,3840,63,254,1052,0,0,226,0,-256,-4033,-3842,-3043,-4032,-4000,-3743,-3968,
	521,0,458,459,0,0,886,0,-128,-2832,-2111,-2255,-2912,-2896,-2251,-2880,-909,-1667,-110,-427,-412,24,-1550,2017,
	166,-1224,-227,-1332,1254,-289,2358,1742,-1829,-1655,231,395,1875,2140,4505,-186,166,-560,-118,-1997,592,-376,-385,-217,
	153,291,8904,-5649,-3233,-485,8054,1094,198,84,14369,-5246,-4538,7180,12421,4604,113,-1953,-2314,-1825,-2030,-1689,863,-4942,
	76,-1376,1339,4011,-449,-522,1605,-776,-934,-1614,-41,-195,-749,-98,-782,1969,-35,-1065,-298,-1048,1073,-299,2433,1828,
	-1822,-1429,613,541,1497,2001,3913,-170,207,-524,439,-1908,491,-391,137,-184,120,798,-182,-5349,-2880,-554,2289,590,
	141,208,2214,-5228,-4734,6580,4696,3539,166,-1057,-1226,-1680,-1345,-633,1169,-3264,65,-2312,1728,3391,-566,-565,1247,-927,
	3328,3328,3328,3328,3328,3328,3328,3328,896,897,1005,1006,1006,1006,1010,1022,-768,-768,-215,-247,-247,-247,-148,-192,
	-1536,-1536,-1536,-627,-627,-627,-445,-726,95,733,1350,1792,2526,2526,1735,1876,-3873,-3235,-2509,-2066,-1332,-1332,-2119,-1966,
	586,639,846,616,616,616,1024,853,-2760,-2429,-1804,-1035,-1035,-1035,-1060,-1613,-205,-899,733,353,209,209,-121,241,
	861,-1442,-140,1275,-1168,1136,1,-688,4454,-1400,-145,-427,1406,-253,2658,513,-529,-2270,863,1321,-365,-365,2267,140,
	-5864,-10399,-526,92,46,46,-54,-346,-4061,-12983,-44,120,70,70,101,-335,-277,-3671,1345,-1331,-269,-269,-591,-625,
	1057,1784,-256,18,-1,-1,-26,-9,-834,-1470,741,630,229,229,127,197,599,-1833,69,885,-1191,1113,5,-110,
	4612,-1456,-34,-851,1395,-264,1090,1567,-930,-2751,329,2004,-399,-399,2238,514,-2336,-7346,-592,-333,-28,-28,-418,-72,
	936,-8749,96,-519,-29,-29,-417,124,-472,-2899,1433,-1102,-273,-273,-415,-959,1561,2545,-225,-51,-29,-29,-55,20,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1024,1024,1024,1024,1024,-768,-768,-768,-768,-61,-61,-32,-768,
	-1536,-1536,-1536,-1536,-158,-158,-64,-1536,155,308,814,0,2789,3402,3712,64,-3685,-3532,-3026,-3840,-1051,-438,-128,-3776,
	963,962,962,1024,794,794,774,775,-2564,-2409,-2409,-2816,-525,-525,-64,-2696,-2055,-769,3040,6004,251,-178,1299,-337,
	-2939,-604,1353,7972,783,-1073,1247,-779,-3887,-224,2529,10704,4234,762,2696,-3586,-1032,-402,7303,238,53,-65,183,244,
	-8325,15011,-3438,-3473,-102,-126,161,-2589,-894,8235,7815,-5100,-235,-213,274,-2582,-721,-3321,1987,6416,0,-54,135,-882,
	128,633,449,1744,-9,-40,58,-299,-1592,-888,2489,5175,224,-183,1259,-858,-1629,-519,932,7285,739,-1013,1146,-924,
	-2131,-150,2377,10162,4260,422,2678,-3367,-645,-494,6489,-211,-52,-60,224,-120,-5376,15434,-1683,-2175,-75,16,148,-313,
	1548,9443,9463,-2798,-175,107,252,800,-678,-3185,2811,6080,-61,-118,162,-1045,564,573,896,2101,2,-3,52,-112,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1026,1026,1040,1052,1088,-768,-231,-8,-187,-187,-768,-218,-768,
	-1536,-1086,-1536,-628,-628,-1536,-435,-1536,1087,2025,682,1198,2363,29,2941,0,-2753,-1815,-3158,-2640,-1474,-3795,-870,-3776,
	1022,1022,948,856,856,795,801,1024,-2272,-1676,-1988,-1335,-1335,-2652,-435,-2784,-1056,402,-534,215,10,-961,-166,-3851,
	4752,-160,-197,-262,143,-3034,-213,-3670,-2130,-401,900,114,-1346,-3534,-878,-3592,473,-882,-849,-3144,-867,-1215,-151,2835,
	7574,-852,3821,-227,10,104,134,-499,8680,-141,-327,-225,7,-3570,294,-6388,2775,-772,-8069,1032,-193,719,-137,-3024,
	74,23,1015,-342,2,33,-11,441,-1000,359,-692,265,88,-117,104,-4303,4671,-114,-337,-182,176,-2016,229,-4082,
	-1713,-222,925,85,-531,-2734,-995,-3878,659,-1010,-1038,-3209,-1281,-714,-130,2459,8721,-747,4557,-761,0,-544,-65,-266,
	9393,141,678,-746,-34,-5128,-46,-5403,2730,-807,-8132,509,-369,1102,-27,-3039,276,46,1465,-347,-8,-361,-75,563,
	3328,3328,3328,3328,3328,3328,3328,3328,1109,1149,1151,1152,1152,1152,1152,1152,-128,-51,-120,-87,-768,-768,-768,-768,
	-256,-211,-373,-370,-1536,-1536,-1536,-1536,3243,879,843,1767,181,162,0,97,-512,-2836,-2870,-1945,-3531,-3551,-3712,-3615,
	840,1015,1024,1019,997,886,1024,917,-256,-1457,-1454,-1606,-2498,-2242,-2752,-2628,-11,-437,-241,76,-421,490,4208,-357,
	-305,-288,-6,998,-1164,-424,331,-377,626,1507,-1145,-4525,-768,-754,-2774,-467,-78,-1136,426,549,-1018,130,365,-445,
	48,417,743,-126,912,3120,580,-847,114,147,190,-86,6376,6873,4591,-22,-75,4860,13210,90,-758,-1642,-5497,-2285,
	-18,255,46,9,160,-652,115,-516,143,-372,-64,-276,-322,890,3532,-327,-100,-278,8,733,-879,-1058,-188,-565,
	813,1661,-1197,-2740,-519,-1961,-3002,-568,-84,-1405,717,1912,-964,593,15,-478,-102,301,113,357,2274,-4936,411,1091,
	-208,-55,-626,568,7913,-3414,4596,3087,-21,4638,9876,-10,-308,-434,-5145,-3141,-63,225,-106,118,187,-1003,129,-559,
	3328,3328,3328,3328,3328,3328,3328,3328,1215,1233,1233,1250,1269,1278,1280,1280,-123,-115,-115,-241,-187,-141,-77,-768,
	-334,-297,-297,-740,-514,-499,-217,-1536,1667,2272,2883,326,2377,2245,1772,284,-1982,-1359,-748,-3287,-1217,-1341,-1813,-3300,
	812,823,823,856,1024,933,845,948,-1275,-680,-680,-1764,-1048,-1207,-1227,-2285,-35,272,247,-391,-607,-64,42,1086,
	-397,663,702,-545,-88,-618,-597,666,1012,672,1235,-617,-176,-1200,926,755,1442,-193,4,932,51,-291,-321,966,
	-42,17,-68,5105,71,-45,5,22314,-60,-143,-141,3498,266,-44,-145,14465,-385,-39,2,-2012,47,96,-92,4967,
	19,-3,0,272,-3,9,14,-271,-41,272,13,-185,-514,-29,-48,1005,-174,597,259,-444,-194,-624,-612,742,
	606,-209,1120,-546,-228,-770,436,864,1349,-333,15,840,42,-483,-703,856,-67,-124,55,4283,3,11,39,21360,
	-2,-257,118,2014,159,10,-40,15860,-532,-59,-47,-1663,96,55,-106,5856,11,-11,22,156,-25,22,17,-448,
	3328,3328,3328,3328,3328,3328,3328,3328,1280,1280,1280,1280,1288,1408,1408,1518,-630,-630,-768,-64,-768,-768,-768,-108,
	-1536,-1536,-1536,-128,-1536,-1536,-1536,-397,252,1297,846,3328,0,98,27,1644,-3332,-2288,-2738,-256,-3576,-3358,-3429,-1703,
	918,918,939,903,1024,997,1024,977,-1861,-1861,-2211,-128,-2684,-2498,-2508,-1424,380,1001,-381,-1002,651,794,-2496,-488,
	450,-55,-1855,-628,3061,476,-1634,1695,333,1490,-274,-5315,2919,1386,-1758,270,-122,-1382,-5064,4,931,-824,-1074,-842,
	-791,4046,-9260,42,495,-1681,-381,-85,6410,1292,-11405,95,1119,789,-1255,-58,-489,-1566,1546,-4,-1902,-2528,-3964,59,
	-408,-117,-418,-1,36,-143,-14,8,772,1159,-462,-967,56,425,-1669,-736,-135,235,-2042,-615,2055,467,-750,1306,
	-83,1484,-296,-5026,2190,1358,-1031,275,273,-1030,-4742,-3,242,-1006,-347,-414,-378,3421,-9021,-14,763,4,-781,300,
	1847,643,-10765,-36,1146,4100,-2331,406,-720,-1091,1403,7,-1408,-2011,-2244,-43,-499,-406,-686,-17,26,-172,-74,26,
	3328,3328,3328,3328,3328,3328,3328,3328,1527,1529,1529,1533,1536,1536,1536,1536,-186,-185,-105,-435,-768,-768,-768,-32,
	-508,-495,-384,-1536,-1536,-1536,-1536,-64,1254,1523,1206,817,58,284,66,3200,-2083,-1812,-2128,-2515,-3270,-3044,-3262,-128,
	1024,1024,979,997,1023,942,1009,964,-1048,-1376,-1079,-1970,-2129,-2157,-2434,-64,746,1189,-775,825,-2386,1946,1342,1089,
	-28,-1316,358,1164,241,1119,-1158,449,-674,303,41,983,-265,389,491,2936,5582,-709,-2219,863,-249,1312,-953,62,
	263,110,-412,-437,-2117,18694,-1349,91,655,562,-253,-4897,1654,14754,-1923,207,-447,-232,-177,30,-2879,-7375,-1910,69,
	-34,5,-11,-156,26,-362,-81,29,1146,1223,-471,379,-469,1734,106,1048,130,-1164,326,718,355,1022,-981,418,
	-613,69,280,704,176,229,-140,3084,4326,-59,-3531,892,603,1172,-1101,102,-529,92,-989,137,-3999,18405,-2606,88,
	-538,376,-672,-3316,-5260,15143,-135,183,-237,-298,-52,-206,-2819,-7244,-3365,81,-51,-25,-22,-177,-74,-503,-140,26,
	3328,3328,3328,3328,3328,3328,3328,3328,1536,1536,1536,1536,1543,1564,1621,1654,-768,-50,-50,-768,-102,-218,-128,-22,
	-1536,-123,-123,-1536,-375,-435,-256,-103,0,2331,2939,114,1045,2430,2731,775,-3328,-997,-389,-3214,-2276,-870,-512,-2435,
	1024,934,934,1000,981,1010,1013,1023,-2560,-500,-500,-2082,-1682,-435,-256,-1244,2147,276,-90,-1317,727,48,-299,-166,
	671,29,-646,-439,23,-714,316,263,-2272,368,1546,-1148,495,-108,672,-212,1343,211,4,-1401,-1074,-87,9,5172,
	757,-155,-92,-2288,518,147,74,7125,-4240,-509,-242,2645,-94,405,169,579,2003,43,-17,-3555,745,-66,-19,-3681,
	-22,-3,-7,-98,-105,-3,-8,-10,1272,108,-184,-226,73,243,-120,205,227,-51,-814,-282,-36,-179,629,321,
	-2448,220,874,-621,1,-435,979,164,753,180,44,-998,2565,-105,4,1426,403,-95,62,-2641,3681,-25,-8,2634,
	-2930,-418,207,-1046,1884,34,-120,-863,429,5,-72,-4332,532,49,29,-3141,-35,17,25,-194,-16,-41,-25,-41,
	3328,3328,3328,3328,3328,3328,3328,3328,1680,1729,1781,1791,1791,1792,1792,1792,-768,-93,-160,-68,-11,-768,-64,-266,
	-1536,-249,-463,-280,-1536,-1536,-128,-1244,0,1593,1937,2053,285,10,2816,252,-3184,-1542,-1147,-1020,-2788,-3062,-256,-2820,
	1024,1024,1024,1004,939,1024,1017,1020,-2488,-778,-1051,-951,-2029,-2376,-128,-1605,860,-374,-165,84,797,-2862,-1020,-332,
	483,-418,-405,979,318,-1038,-583,336,817,92,688,-942,-51,-336,-5110,-285,486,-207,-242,157,1141,-1419,5,-1171,
	2634,22,167,-120,-3622,-964,47,-3025,-2982,49,449,-304,-459,-858,103,3673,-2326,60,4,62,3190,-277,0,-5203,
	-26,0,5,1,-33,-14,0,-261,165,-120,-36,-81,308,-2444,-984,102,201,-38,-283,539,-27,-787,-564,613,
	524,164,790,-731,-376,-195,-4642,-97,203,-1033,-564,337,885,-1205,0,-1036,2638,-439,11,102,-2691,-880,0,-4415,
	-1609,-523,242,116,2107,-979,-73,863,-2748,116,30,13,2189,-156,15,-3986,-57,-3,-16,23,-11,-53,-10,-226,
	3328,3328,3328,3328,3328,3328,3328,3328,1796,1824,1856,2033,2039,2046,2048,2048,-12,-768,-768,-123,-49,-11,-160,-32,
	-23,-1536,-1536,-394,-211,-1536,-842,-64,665,0,69,995,711,276,1101,2688,-2402,-3040,-2939,-1836,-2114,-2542,-1715,-128,
	923,1024,1022,1024,1016,1024,1024,1020,-1611,-2416,-2272,-935,-1101,-1902,-1615,-64,74,2293,-552,328,810,335,16,1492,
	89,923,-205,-131,903,535,368,1127,-44,931,-177,-411,435,497,-379,2687,-7685,282,-113,1662,1873,-84,-6142,-22,
	-10295,-310,895,1291,6013,141,-4997,45,922,3874,-1189,1078,1917,-340,-4708,165,2253,1839,5676,-127,104,247,-113,40,
	64,-8,-29,-16,-43,45,-12,23,-114,1668,-270,471,905,-57,-358,1338,122,512,-33,-12,845,167,153,885,
	-178,670,-8,-189,675,192,-830,2905,-4538,98,-90,-187,-529,108,-2950,47,-5928,-204,869,-318,2904,913,-2299,59,
	2446,4086,-751,-504,565,1128,-1977,118,1522,2345,5561,41,495,-6,-452,55,66,-29,-41,-17,-44,94,-7,19,
	3328,3328,3328,3328,3328,3328,3328,3328,2048,2048,2048,2048,2076,2112,2133,2226,-768,-768,-39,-39,-218,-768,-128,-59,
	-1536,-1536,-105,-105,-435,-1536,-256,-198,56,0,1850,2473,1919,69,2219,1169,-2761,-2816,-966,-343,-868,-2683,-511,-1469,
	1023,1024,1024,1024,1023,1023,1023,1024,-2176,-2304,-484,-484,-435,-2144,-256,-763,-1649,355,23,-722,-434,132,830,-519,
	-1077,854,-207,-1117,113,-156,-51,-107,328,-1913,487,1377,306,599,592,284,-497,-357,283,84,-137,597,-13,-1017,
	-385,-119,-148,-69,371,1714,65,-703,-1521,-283,-656,-277,824,572,120,-738,767,1748,24,4,-90,-110,-45,-18,
	-20,10,0,-5,-6,-23,-9,6,-1269,-75,23,-754,24,243,930,-285,-662,398,-92,-1134,731,-9,203,-26,
	190,-1775,384,611,533,551,698,642,-458,-481,154,202,-543,678,-71,-1543,-563,-91,-166,113,-193,1612,-38,-1126,
	-1870,-152,-850,493,-334,380,-262,-1381,1063,1557,12,-77,46,-37,-8,45,-61,-17,15,22,-45,-70,-23,6,
	3328,3328,3328,3328,3328,3328,3328,3328,2304,2304,2304,2408,2541,2557,2557,2558,-64,-189,-83,-768,-21,-54,-54,-12,
	-128,-1536,-530,-1536,-101,-238,-238,-23,2304,53,170,0,597,740,1518,258,-256,-2507,-2389,-2456,-1726,-1567,-790,-2048,
	1024,1024,1024,1024,1023,1024,1024,1024,-128,-1807,-1487,-2124,-912,-864,-864,-1646,-1432,-547,-927,-139,-142,-15,-220,1080,
	454,-393,-60,-566,-190,347,-539,-370,-4609,-103,-564,-249,574,-227,-247,1386,-48,-41,-955,-609,5158,-614,-451,-4055,
	2,-777,-2645,122,4515,13,-228,-4981,37,-1727,2576,1176,4132,-544,138,-9135,-14,-430,442,-278,-123,-83,-32,103,
	-1,-15,-23,4,-14,-23,-13,59,-1461,-50,-630,-104,97,-77,-517,763,323,5,177,-550,-237,326,-674,-451,
	-4290,71,-391,-159,994,-259,-578,962,-42,-399,-1336,-538,2745,-472,319,-499,-28,-1432,-3095,-33,1831,22,65,-1402,
	-118,-3233,1463,931,1089,-278,1658,-5831,-2,83,454,-340,2,-73,-85,-62,-8,-53,-51,-78,1,-14,-6,49,
	3328,3328,3328,3328,3328,3328,3328,3328,2560,2560,2560,2560,2664,3043,3065,3072,-32,-32,0,-27,0,-6,0,-12,
	-64,-1536,-1536,-84,-1536,-43,-109,-58,2177,50,0,1380,0,535,364,942,-128,-2254,-2304,-924,-2200,-1286,-1435,-850,
	1024,1024,1024,1024,1024,1024,1024,1024,-64,-1920,-2048,-465,-1996,-780,-782,-441,1328,-2092,1688,-45,165,662,-132,25,
	465,-181,538,494,-530,-10,-241,230,2226,246,-1201,206,578,546,86,126,-580,426,-886,-768,-2537,812,12149,-2799,
	-356,2975,-1052,-710,-2033,-28,8011,-2071,151,-2233,-1328,-1077,851,532,9106,-1709,14,-287,-65,-21,-46,-20,-65,-58,
	15,-32,49,0,23,-9,-34,-24,1311,-1566,791,107,-36,515,487,220,353,-33,51,382,-673,-59,409,291,
	2285,92,-1369,497,530,368,882,438,-311,89,-688,-960,-2382,506,3550,-2035,-210,2505,-126,-833,-1766,-281,1882,-1461,
	293,-2277,-483,-1577,1229,1078,2483,-1407,31,-267,-386,3,-108,-56,121,-55,11,-36,83,-5,36,-5,-12,-25,
	3328,3328,3328,3328,3328,3328,3328,3328,3072,3072,3073,3571,3584,3586,3591,3595,-2,0,-11,0,0,0,-1,0,
	-63,0,-23,0,0,-4,-11,-22,50,0,218,312,0,38,290,173,-1742,-1792,-1572,-981,-1280,-1240,-983,-1096,
	1024,1024,1024,1024,1024,1024,1024,1024,-1664,-1792,-1390,-612,-1536,-1408,-658,-1134,1100,-602,-864,-271,480,536,-375,-932,
	189,820,2,-615,1223,-439,598,-785,5004,-3539,-1697,1804,1049,703,-837,-2601,-3577,4698,-9451,3469,-5976,-1858,5567,1203,
	-236,-4436,-1254,178,-17591,3470,631,9782,-1942,-4176,907,7745,-1684,-1366,11396,-14503,-19,175,-37,-26,67,18,-30,-25,
	-6,87,-11,-13,38,10,-17,-15,820,-999,-885,455,-92,381,150,-1071,159,262,-49,-30,448,-290,898,-633,
	3952,-3174,-1585,2024,310,590,-553,-1881,-1734,4063,-2854,-151,-2526,-540,1734,3694,1092,-2134,1783,-575,-11184,1580,-334,6088,
	-889,-2134,4771,683,-232,-336,4691,-4937,-48,156,-109,26,46,11,4,-58,-10,117,-33,-6,46,-4,-13,-30,
	3328,3328,3328,3328,3328,3328,3328,3328,4050,4083,4096,4097,4102,4482,4539,4602,0,0,0,0,0,0,0,0,
	0,-2,0,0,0,0,0,0,123,191,0,183,32,98,44,19,-691,-590,-768,-584,-730,-285,-281,-243,
	1024,1024,1024,1024,1024,1024,1024,1024,-518,-402,-1280,-878,-1152,-622,-605,-896,-1404,-220,1421,-295,589,-622,-1458,104,
	-893,455,1159,-815,6,-1260,-242,-1185,-489,-191,691,-357,390,-160,-763,-155,13709,1374,-19580,2242,166,1194,4464,8034,
	290,-790,-305,-697,1997,-585,-35,-21,27370,30560,-9273,-37082,-13419,1613,30258,-15643,-24,-40,21,-36,2,-48,-13,-13,
	-12,-20,16,-17,4,-19,-2,2,455,846,-9,-1114,-70,-258,-234,-71,294,862,24,-1003,-303,-968,735,-933,
	710,794,-325,-979,-22,75,78,-293,771,-1563,-9915,5156,2147,-362,164,5615,-150,-497,929,-808,1015,-355,-89,-97,
	5389,-765,1044,-6452,-460,-3458,12083,-4672,57,3,0,-97,-17,-57,1,-21,-5,-19,27,-28,-9,-22,-11,-1,
	3328,3328,3328,3328,3328,3328,3328,3328,4608,5028,5120,5124,5530,6144,1174,1686,0,0,0,0,0,0,-768,-768,
	0,0,0,0,0,0,-1536,-1536,0,0,0,0,0,0,146,165,-256,0,0,0,0,0,-3544,-3013,
	1024,1024,1024,1024,1024,1024,944,1010,-1024,-377,-768,-640,-423,-211,-2508,-2190,1686,772,-627,-590,-913,851,803,-35,
	2643,-936,864,-493,-1520,1462,-108,-470,1280,829,-49,-615,-440,516,475,223,-12355,519,278,280,564,1385,852,1470,
	265,-77,-5,-2,172,883,-9125,-2548,-20554,23883,-38170,10141,6974,2121,-13321,-3050,5,-2,9,9,81,443,1219,-3416,
	13,12,7,7,36,203,-222,-42,134,682,-771,-455,-889,884,1086,156,751,-292,-243,-293,-1316,1467,180,-236,
	-33,969,-386,-436,-446,556,474,392,-4363,-585,1478,147,330,1194,1014,1434,332,-164,243,-14,108,693,-7690,-2381,
	-1160,3897,-14095,3557,4498,1492,-10992,-3046,16,13,28,-14,72,469,1453,-3090,39,-5,41,1,23,168,-482,-25,
	3328,3328,3328,3328,3328,3328,3328,3328,1003,632,1180,437,169,935,1276,1223,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,19,11,25,528,663,202,16,47,-3841,-4221,-3660,-3900,-4033,-3728,-3572,-3594,
	441,0,1024,100,170,426,1021,1011,-2776,-2912,-2684,-2596,-2072,-2744,-2600,-2684,359,-4466,-3309,-457,-249,459,-1408,-139,
	-558,-2806,-1143,-575,-1094,-1089,-2647,825,-4934,-3717,-190,-755,-220,-1084,-1893,739,871,-479,-523,-1507,-465,794,-2115,-875,
	4182,-3622,-163,-5357,-961,-4673,671,-1523,2792,-1037,-1830,-11639,4358,-8068,-1718,-2239,21,122,1970,-1787,-484,-2872,5434,5066,
	-696,4063,40,10598,16064,-1195,2,-31,209,-2983,-2706,-764,-113,-604,-283,-682,-540,-2101,-898,-1126,-857,-1562,-941,-55,
	-5023,-2336,-158,-783,-358,-1055,-581,200,803,-206,-250,-1613,190,152,-1135,-1429,3691,-2946,-385,-2013,-1393,-250,-9,-527,
	1872,-1327,-2313,-4570,246,-1070,-3178,-439,434,568,1411,-2468,-146,-2866,5838,4681,-1092,1699,12,14836,8247,-107,-108,46,
	3328,3328,3328,3328,3328,3328,3328,3329,535,411,640,569,1374,833,1500,394,-768,-768,-768,-768,-479,-327,-768,-178,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-356,523,687,24,212,297,995,33,2399,-3806,-3766,-4201,-4084,-3194,-3037,-3332,-2073,
	269,200,0,82,963,699,1024,126,-2142,-2136,-2800,-2736,-2046,-2003,-2526,-1037,-78,-350,-2668,627,-170,-254,-1606,-385,
	-1278,255,-1615,-580,-409,-1437,-1180,672,183,-724,-2442,918,-36,-37,692,-751,857,-1591,-7,2085,425,1249,744,-808,
	2528,5697,160,-4141,-3741,5495,-1133,232,7246,9924,-1213,-6115,-4836,2456,-1462,235,-2331,-209,431,-2715,13403,811,-1498,1614,
	3589,11762,2597,11078,-221,1113,-5,323,-241,80,-1035,371,-150,-9,-2099,-239,-1448,791,-887,-836,-293,-1075,-1244,415,
	-152,-459,-666,675,75,102,495,-793,842,-1238,281,1693,412,1036,437,-45,-183,3908,-1903,-1275,-3141,4893,-1249,62,
	1790,4626,-2425,-2134,-3682,2352,-166,16,-1347,-372,787,-2248,12905,848,-2225,1619,3916,5593,4555,8892,-45,1135,-5,184,
	3329,3329,3329,3329,3329,3329,3330,3330,1176,887,918,1152,2944,508,2804,1134,-768,-768,-768,-59,-3,-768,0,-502,
	-1536,-1536,-1536,-463,-169,-1536,-1536,-1536,417,140,121,852,32,4,0,608,-3272,-3839,-3826,-2862,-1890,-4354,-2063,-3126,
	967,470,422,1017,1024,0,1024,761,-2271,-2689,-2641,-1587,-1627,-3073,-1928,-2001,-915,452,-328,116,-936,1018,-3,102,
	-427,557,1260,-503,-948,1296,50,3,-394,2236,890,-692,-133,-1092,-398,-371,-1559,153,564,1963,-1616,219,3897,-569,
	-13475,-5766,-2178,30,-147,-855,-549,2834,-13164,-5260,-1281,-831,2856,-2854,1495,4035,-5223,456,-1022,-19757,-3,251,-43,10041,
	100,-258,-854,-33,10,-18658,29,-652,-996,287,166,-94,-669,603,97,295,-399,488,1375,-509,-720,1133,81,30,
	-467,2369,562,-667,-115,-1597,-256,-636,-1565,-4,832,1606,-1533,78,3808,-132,-13377,-2137,-1623,992,-512,-122,-473,236,
	-12339,-277,-940,104,1855,-2141,1329,1809,-4823,60,-1598,-16346,-14,104,3,9211,-188,33,-1622,147,-21,-17521,21,-1099,
	3330,3331,3332,3332,3333,3336,3340,3340,2120,814,1336,1490,576,2246,941,1744,-277,-768,-768,-768,-768,-53,-126,-50,
	-961,-1536,-1536,-1536,-1536,-275,-382,-188,131,228,0,289,0,1382,1649,1109,-2618,-3828,-3535,-3093,-4299,-1253,-2297,-2036,
	1024,75,1024,994,0,1023,780,988,-1630,-2579,-2664,-2117,-3045,-1070,-1267,-1194,706,-1089,2500,-1355,2369,217,152,50,
	40,-1039,1439,-364,-2986,96,-800,171,215,283,2499,-229,-327,207,184,-523,939,43,3500,-640,2309,-29,1290,2375,
	715,-4817,177,-7903,-1536,184,-240,375,-1323,-6412,407,-3467,-1277,76,-225,-425,1818,23801,5388,-3666,2427,31,-1000,13,
	-144,-1010,-23,-52,21904,4,-14,2,914,-990,1869,-1112,1374,-85,83,-2,268,-1002,773,-149,-3378,8,-716,74,
	331,282,1999,-42,-1268,2,428,-469,965,248,2976,-436,2119,449,1185,1796,804,-4560,699,-7199,-980,735,-7,-207,
	-1833,-5024,1361,-3401,-978,956,220,-403,2019,22233,4179,-3874,2189,-44,-1325,87,-156,-1005,-22,-85,21396,4,63,-16,
	3347,3354,3584,3584,3584,3584,3584,3584,1875,1040,512,1004,1536,2546,2560,4354,-30,-44,-768,-251,-768,-55,-32,0,
	-192,-108,-1536,-646,-1536,-247,-1536,0,913,2848,58,1794,66,994,56,36,-2113,-1028,-4806,-2578,-3774,-1836,-2760,-986,
	1024,849,0,615,1009,1024,1024,1024,-1375,-515,-3232,-1291,-2690,-935,-2176,-1280,-684,235,-1192,701,85,236,-150,-520,
	-532,-268,-696,1288,-663,177,-256,-669,420,-2417,-638,-177,-1072,-461,-101,-641,-762,183,-2123,-5058,-856,2641,-32,-2302,
	-2243,-77,-2251,679,-139,2132,643,3132,-317,-203,-3420,892,1353,1513,-1498,-2539,452,53,-1363,-511,-3517,3,1159,126,
	-18,-1,-5005,-184,-8,-11,128,65,-851,187,-1231,806,311,358,-76,-414,-348,-329,-793,1254,-504,224,-156,-590,
	-79,-2344,-607,-336,-1055,-375,57,-519,2133,143,-2169,-5260,-813,1766,-125,-1264,367,-40,-2785,-88,-205,1124,434,2929,
	1153,-154,-3798,-186,665,423,-1698,-1098,230,26,-1259,-330,-3101,111,1171,151,-24,9,-4108,-385,-283,-36,98,49,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_b43af49e7b878c69_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_b43af49e7b878c69_boxes_0,
	  { { 39, segtune_segreduce_b43af49e7b878c69_unknown_0 }, { 249, segtune_segreduce_b43af49e7b878c69_longest_0 }, { 251, segtune_segreduce_b43af49e7b878c69_shares_0 } }, 1, 816, segtune_segreduce_b43af49e7b878c69_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_b43af49e7b878c69 = { "segtune_segreduce_b43af49e7b878c69", 1, segtune_segreduce_b43af49e7b878c69_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_b43af49e7b878c69

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
