/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-12-01
 * database: e4e2c187c84e09d7
 * sources:  b05e7e68716cdb2f
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 816 cases
 *     n and the mean length known: worst regret 114.7%, mean 12.1%; geometries left out: worst 114.7%, mean 13.6%
 *     the longest segment, too: worst regret 96.9%, mean 3.7%; geometries left out: worst 502.2%, mean 6.8%; picked where it was not measured: 0 times, left out 2
 *     shares of long segments, too: worst regret 111.0%, mean 4.9%; geometries left out: worst 175.8%, mean 6.0%
 *     as probed (shares, heaviest span, longest sampled segment; of few or long segments the longest): worst regret 22.3%, mean 1.5%; geometries left out: worst 76.8%, mean 3.0%; picked where it was not measured: 0 times, left out 3
 *     all of these: worst regret 22.3%, mean 1.5%; geometries left out: worst 76.8%, mean 3.0%; picked where it was not measured: 0 times, left out 3
 *     pareto lengths, 156 cases: worst regret 40.4%, mean 3.9%; left out: worst 131.1%, mean 5.1%; as probed: worst regret 22.3%, mean 1.2%; left out: worst 40.4%, mean 2.8%
 *     uniform lengths, 109 cases: worst regret 35.8%, mean 3.3%; left out: worst 35.8%, mean 3.7%; as probed: worst regret 10.3%, mean 1.2%; left out: worst 15.2%, mean 2.3%
 *     rowlen lengths, 99 cases: worst regret 82.6%, mean 5.7%; left out: worst 82.6%, mean 5.8%; as probed: worst regret 9.4%, mean 2.0%; left out: worst 14.7%, mean 2.8%
 *     bimodal lengths, 27 cases: worst regret 31.3%, mean 3.1%; left out: worst 34.2%, mean 6.7%; as probed: worst regret 16.5%, mean 1.7%; left out: worst 16.5%, mean 2.3%
 *     huge lengths, 44 cases: worst regret 16.4%, mean 3.8%; left out: worst 34.0%, mean 4.8%; as probed: worst regret 6.9%, mean 1.7%; left out: worst 34.0%, mean 3.2%
 *     poisson lengths, 57 cases: worst regret 17.7%, mean 3.4%; left out: worst 17.7%, mean 3.4%; as probed: worst regret 7.8%, mean 1.9%; left out: worst 10.3%, mean 2.6%
 *     lognormal lengths, 182 cases: worst regret 111.0%, mean 7.3%; left out: worst 175.8%, mean 10.3%; as probed: worst regret 14.5%, mean 1.4%; left out: worst 76.8%, mean 3.7%
 *     geometric lengths, 47 cases: worst regret 26.5%, mean 4.9%; left out: worst 26.5%, mean 5.5%; as probed: worst regret 12.8%, mean 1.5%; left out: worst 29.2%, mean 4.0%
 *     fixed lengths, 58 cases: worst regret 19.5%, mean 5.0%; left out: worst 19.5%, mean 5.3%; as probed: worst regret 8.1%, mean 1.8%; left out: worst 12.4%, mean 2.8%
 *     zipf lengths, 37 cases: worst regret 72.2%, mean 3.9%; left out: worst 9.7%, mean 1.7%; as probed: worst regret 6.7%, mean 1.0%; left out: worst 8.7%, mean 1.5%
 *     the best of the boxes for each case: worst regret 22.3%, mean 1.4%
 *     the best of the best 8 of all 1207 variants for each case: mean regret at least 1.4% (a Lagrangian bound)
 *     the search of 802 cases was cut short; least was tried of zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1: 26 of 515 variants
 *     variants tried, of how many, on each case:
 *       26/515 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1, 26/512 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1,
 *       27/516 huge:n=64M,mean=64,share=0.75,seed=1, 27/513 huge:n=64M,mean=64,share=0.25,seed=1,
 *       27/506 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1, 28/507 huge:n=64M,mean=256,share=0.25,seed=1,
 *       29/514 huge:n=64M,mean=64,share=0.1,seed=1, 31/520 huge:n=4M,mean=64,share=0.5,seed=1,
 *       31/519 huge:n=64M,mean=64,share=0.5,seed=1, 32/509 zipf:n=64M,mean=256,alpha=1,seed=1,
 *       32/504 zipf:n=64M,mean=1K,alpha=1,seed=1, 33/518 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       33/512 lognormal:n=64M,mean=96,sigma=2,empty=0.9,copies=64,seed=1,
 *       33/511 huge:n=64M,mean=256,share=0.1,seed=1, 34/515 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1,
 *       33/497 huge:n=64M,mean=256,share=0.5,seed=1,
 *       20/300 lognormal:n=64M,mean=24,sigma=1.5,empty=0.9,sorted=down,copies=64,seed=1,
 *       20/300 pareto:n=64M,mean=24,alpha=1.5,empty=0.9,copies=64,seed=1,
 *       35/525 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1, 38/545 uniform:n=64M,mean=16M,seed=1,
 *       37/523 huge:n=512K,mean=16,share=0.75,seed=1, 39/545 pareto:n=64M,mean=1M,alpha=1.5,seed=1,
 *       22/304 huge:n=64M,mean=4,share=0.75,seed=1, 40/552 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1,
 *       38/518 pareto:n=64M,mean=128,alpha=1.2,seed=1, 38/514 pareto:n=64M,mean=512,alpha=1.2,seed=1,
 *       39/527 huge:n=1M,mean=64,share=0.5,seed=1, 38/509 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1,
 *       42/548 uniform:n=64M,mean=1M,seed=1, 38/489 pareto:n=4M,mean=64K,alpha=1.5,seed=1,
 *       38/489 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1, 39/500 huge:n=64M,mean=256,share=0.75,seed=1,
 *       24/307 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1, 40/511 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       38/483 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1, 43/546 uniform:n=64M,mean=4M,seed=1,
 *       38/482 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 39/493 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       23/286 huge:n=64M,mean=16,share=0.75,seed=1, 39/482 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       26/317 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,seed=1, 26/315 huge:n=64M,mean=16,share=0.1,seed=1,
 *       25/301 lognormal:n=64M,mean=24,sigma=2,empty=0.9,copies=64,seed=1,
 *       40/481 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 41/490 zipf:n=64M,mean=4K,alpha=1,seed=1,
 *       40/477 pareto:n=64M,mean=16K,alpha=1.5,seed=1, 45/534 huge:n=512K,mean=64,share=0.5,seed=1,
 *       28/332 huge:n=64M,mean=4,share=0.5,seed=1, 45/529 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1,
 *       45/528 huge:n=4M,mean=64,share=0.1,seed=1, 43/503 pareto:n=256M,mean=1K,alpha=1.5,seed=1,
 *       27/315 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1, 44/513 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       28/325 pareto:n=4M,mean=8,alpha=1.2,seed=1, 45/522 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1,
 *       42/483 uniform:n=4M,mean=256K,seed=1, 46/527 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       41/469 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1, 46/526 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       46/524 debian_files_per_package.rowlen@64M, 49/554 fixed:n=64M,mean=1M,
 *       29/327 huge:n=64M,mean=4,share=0.1,seed=1, 27/303 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       45/502 lognormal:n=64M,mean=1K,sigma=2,seed=1, 27/301 huge:n=64M,mean=16,share=0.25,seed=1,
 *       48/533 lognormal:n=4M,mean=256,sigma=2,seed=1, 43/477 uniform:n=256M,mean=128K,seed=1,
 *       29/321 huge:n=64M,mean=4,share=0.25,seed=1, 45/497 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       47/518 lognormal:n=1M,mean=96,sigma=2,empty=0.9,seed=1, 29/319 huge:n=2M,mean=16,share=0.25,seed=1,
 *       47/517 uniform:n=64M,mean=256K,seed=1, 28/308 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       48/527 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 29/318 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1,
 *       46/504 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 45/493 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       28/305 huge:n=8M,mean=16,share=0.25,seed=1, 30/326 pareto:n=4M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       28/304 huge:n=64M,mean=16,share=0.5,seed=1, 28/304 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1,
 *       49/529 pareto:n=8M,mean=256,alpha=1.5,seed=1, 29/313 pareto:n=64M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       43/462 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 50/537 huge:n=1M,mean=64,share=0.1,seed=1,
 *       31/331 huge:n=4M,mean=4,share=0.1,seed=1, 49/522 lognormal:n=16M,mean=128,sigma=2,seed=1,
 *       48/503 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 30/313 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       47/490 uniform:n=4M,mean=64K,seed=1, 31/323 pareto:n=8M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       50/520 fixed:n=64M,mean=256K, 31/321 pareto:n=8M,mean=8,alpha=1.2,seed=1,
 *       57/588 lognormal:n=8M,mean=256,sigma=0.5,seed=1, 32/330 huge:n=4M,mean=4,share=0.5,seed=1,
 *       33/340 pareto:n=2M,mean=2,alpha=1.2,seed=1, 58/596 lognormal:n=4M,mean=256,sigma=0.5,seed=1,
 *       51/522 lognormal:n=256K,mean=96,sigma=2,empty=0.9,seed=1, 52/531 debian_files_per_package.rowlen,
 *       29/295 huge:n=4M,mean=16,share=0.75,seed=1, 48/487 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       29/294 pareto:n=64M,mean=32,alpha=1.2,sorted=down,seed=1,
 *       31/314 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 45/455 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       53/535 pareto:n=2M,mean=256,alpha=1.5,seed=1, 32/321 pareto:n=64M,mean=8,alpha=1.5,seed=1,
 *       34/341 huge:n=1M,mean=4,share=0.5,seed=1, 32/320 pareto:n=64M,mean=2,alpha=1.2,sorted=down,seed=1,
 *       53/529 pareto:n=16M,mean=256,alpha=1.5,seed=1, 49/487 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       60/593 uniform:n=64M,mean=256,seed=1, 45/444 uniform:n=512K,mean=256K,seed=1,
 *       54/531 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1, 55/537 lognormal:n=2M,mean=256,sigma=2,seed=1,
 *       49/477 pareto:n=64K,mean=16K,alpha=1.5,seed=1, 58/563 lognormal:n=2M,mean=256,sigma=0.5,seed=1,
 *       34/329 pareto:n=256M,mean=16,alpha=1.5,seed=1, 34/329 pareto:n=2M,mean=8,alpha=1.2,seed=1,
 *       32/309 lognormal:n=256K,mean=24,sigma=2,empty=0.9,seed=1, 33/317 pareto:n=64M,mean=2,alpha=1.2,seed=1,
 *       55/528 pareto:n=64M,mean=256,alpha=1.5,seed=1, 31/297 pareto:n=16M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       32/306 zipf:n=64M,mean=16,alpha=1,seed=1, 56/534 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1,
 *       34/324 pareto:n=4M,mean=2,alpha=1.2,seed=1, 61/578 uniform:n=2M,mean=320,seed=1,
 *       57/540 huge:n=512K,mean=64,share=0.1,seed=1, 53/502 lognormal:n=4M,mean=4K,sigma=0.5,seed=1,
 *       55/520 bacterial_protein_lengths.rowlen@64M, 33/311 huge:n=4M,mean=16,share=0.25,seed=1,
 *       56/527 bacterial_protein_lengths.rowlen@4M, 56/525 bimodal:n=64M,mean=64K,share=0.9,seed=1,
 *       53/496 pareto:n=64M,mean=4K,alpha=1.5,seed=1, 55/512 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       36/335 pareto:n=8M,mean=2,alpha=1.2,seed=1, 54/502 lognormal:n=2M,mean=4K,sigma=0.5,seed=1,
 *       35/324 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 32/296 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       58/536 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1,
 *       57/526 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1, 75/691 fixed:n=64M,mean=64,
 *       56/513 lognormal:n=8M,mean=512,sigma=1,seed=1, 55/503 lognormal:n=1M,mean=4K,sigma=0.5,seed=1,
 *       68/621 uniform:n=2M,mean=160,seed=1, 59/538 pareto:n=1M,mean=256,alpha=1.5,seed=1,
 *       59/535 fixed:n=64M,mean=1K, 37/335 pareto:n=1M,mean=2,alpha=1.2,seed=1,
 *       35/316 zipf:n=64M,mean=4,alpha=1,seed=1, 59/531 lognormal:n=8M,mean=64,sigma=1,seed=1,
 *       68/612 pareto:n=1K,mean=256,alpha=1.5,seed=1, 63/566 lognormal:n=128K,mean=256,sigma=0.5,seed=1,
 *       59/530 bacterial_protein_lengths.rowlen, 56/503 lognormal:n=4M,mean=2K,sigma=1,seed=1,
 *       55/494 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1, 56/501 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       36/322 pareto:n=8M,mean=8,alpha=1.5,seed=1, 35/313 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       50/447 pareto:n=512K,mean=256K,alpha=1.5,seed=1, 38/339 debian_entries_per_directory.rowlen,
 *       59/526 uniform:n=64M,mean=64K,seed=1, 59/525 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1,
 *       64/569 lognormal:n=1M,mean=256,sigma=0.5,seed=1, 65/577 uniform:n=64M,mean=320,seed=1,
 *       64/568 lognormal:n=256K,mean=256,sigma=0.5,seed=1, 37/327 pareto:n=64M,mean=16,alpha=1.5,sorted=down,seed=1,
 *       60/529 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1, 65/570 uniform:n=512K,mean=256,seed=1,
 *       71/620 fixed:n=64M,mean=256, 59/515 lognormal:n=2M,mean=512,sigma=1,seed=1,
 *       62/540 lognormal:n=256K,mean=256,sigma=2,seed=1, 61/531 fixed:n=8M,mean=720,
 *       62/539 lognormal:n=128K,mean=256,sigma=2,seed=1, 57/495 fixed:n=64M,mean=64K,
 *       38/330 pareto:n=1M,mean=8,alpha=1.2,seed=1, 38/330 pareto:n=2M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       62/538 fixed:n=4M,mean=720, 61/529 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       73/633 uniform:n=64M,mean=160,seed=1, 63/545 huge:n=64K,mean=64,share=0.5,seed=1,
 *       57/492 lognormal:n=256K,mean=4K,sigma=0.5,seed=1,
 *       62/535 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1, 72/621 fixed:n=2M,mean=144,
 *       57/491 uniform:n=512K,mean=16K,seed=1, 37/318 pareto:n=8M,mean=4,alpha=1.5,seed=1,
 *       58/498 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       38/326 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       61/523 lognormal:n=128K,mean=512,sigma=1,seed=1, 58/496 lognormal:n=8M,mean=2K,sigma=1,seed=1,
 *       59/504 lognormal:n=1M,mean=2K,sigma=1,seed=1, 38/324 lognormal:n=64M,mean=4,sigma=2,empty=0.9,seed=1,
 *       71/605 uniform:n=64K,mean=256,seed=1, 62/528 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1,
 *       64/543 lognormal:n=256K,mean=64,sigma=1,seed=1, 61/517 lognormal:n=1M,mean=512,sigma=1,seed=1,
 *       35/296 huge:n=1M,mean=16,share=0.75,seed=1, 64/540 fixed:n=2M,mean=720,
 *       60/506 bimodal:n=64M,mean=16K,share=0.9,seed=1, 64/538 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       60/504 lognormal:n=256K,mean=2K,sigma=1,seed=1, 60/504 lognormal:n=2M,mean=2K,sigma=1,seed=1,
 *       64/537 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1, 62/518 dense2.rowlen,
 *       62/518 lognormal:n=2M,mean=96,sigma=2,empty=0.9,seed=1,
 *       68/567 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1, 63/525 lognormal:n=256K,mean=1K,sigma=0.5,seed=1,
 *       61/508 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1,
 *       65/541 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1, 61/507 lognormal:n=8M,mean=1K,sigma=0.5,seed=1,
 *       65/540 lognormal:n=128K,mean=64,sigma=1,seed=1, 65/539 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       65/539 pareto:n=8K,mean=256,alpha=1.5,seed=1, 75/620 fixed:n=64M,mean=144, 62/512 fixed:n=8M,mean=1440,
 *       75/619 poisson:n=4M,mean=128,seed=1, 64/528 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1,
 *       76/625 uniform:n=1K,mean=256,seed=1, 65/534 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=256,seed=1,
 *       61/501 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 63/516 lognormal:n=2M,mean=1K,sigma=0.5,seed=1,
 *       75/614 fixed:n=2M,mean=100, 66/540 lognormal:n=64M,mean=128,sigma=1,seed=1,
 *       66/540 pareto:n=256K,mean=256,alpha=1.5,seed=1, 62/507 fixed:n=64M,mean=4K,
 *       74/605 uniform:n=8K,mean=256,seed=1, 63/515 lognormal:n=1M,mean=1K,sigma=0.5,seed=1,
 *       63/515 lognormal:n=4M,mean=1K,sigma=0.5,seed=1, 41/335 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1,
 *       56/457 uniform:n=512K,mean=64K,seed=1, 75/612 poisson:n=8M,mean=128,seed=1,
 *       38/310 lognormal:n=1M,mean=24,sigma=2,empty=0.9,seed=1, 75/610 uniform:n=1M,mean=128,seed=1,
 *       64/519 fixed:n=1M,mean=1440, 64/519 lognormal:n=4M,mean=512,sigma=1,seed=1,
 *       66/535 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1, 75/607 fixed:n=8M,mean=100,
 *       76/615 fixed:n=1M,mean=100, 41/331 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       63/508 uniform:n=4M,mean=4K,seed=1, 72/580 pareto:n=1K,mean=1K,alpha=1.5,seed=1,
 *       68/545 bimodal:n=256K,mean=64,share=0.99,seed=1, 76/609 fixed:n=64M,mean=100,
 *       76/609 poisson:n=2M,mean=128,seed=1, 76/609 uniform:n=4M,mean=128,seed=1, 77/616 fixed:n=4M,mean=100,
 *       65/520 fixed:n=4M,mean=1440, 68/544 huge:n=64K,mean=16,share=0.75,seed=1,
 *       68/543 bimodal:n=64M,mean=128,share=0.99,seed=1, 65/517 pareto:n=512K,mean=1K,alpha=1.5,seed=1,
 *       43/342 debian_entries_per_directory.rowlen@64M, 64/509 uniform:n=64M,mean=16K,seed=1,
 *       65/516 lognormal:n=256K,mean=512,sigma=1,seed=1, 64/508 uniform:n=2M,mean=2K,seed=1,
 *       62/491 fixed:n=64M,mean=16K, 67/530 lognormal:n=64M,mean=512,sigma=0.5,seed=1,
 *       77/609 uniform:n=128K,mean=128,seed=1, 77/609 uniform:n=2M,mean=128,seed=1,
 *       78/616 poisson:n=64M,mean=128,seed=1, 66/521 fixed:n=2M,mean=1440,
 *       64/505 lognormal:n=128K,mean=4K,sigma=0.5,seed=1, 68/536 bimodal:n=64M,mean=128,share=0.9,seed=1,
 *       64/504 lognormal:n=128K,mean=2K,sigma=1,seed=1, 69/543 bimodal:n=1M,mean=64,share=0.9,seed=1,
 *       63/495 uniform:n=4M,mean=16K,seed=1, 69/542 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       66/517 fixed:n=64M,mean=1440, 66/516 dense2.rowlen@64M, 65/508 uniform:n=1M,mean=2K,seed=1,
 *       43/336 pareto:n=256K,mean=8,alpha=1.2,seed=1, 43/336 pareto:n=4M,mean=8,alpha=1.5,seed=1,
 *       69/539 pareto:n=128K,mean=256,alpha=1.5,seed=1, 67/523 dense2.rowlen@4M,
 *       66/515 lognormal:n=128K,mean=1K,sigma=0.5,seed=1, 43/335 huge:n=512K,mean=4,share=0.5,seed=1,
 *       34/264 pareto:n=8M,mean=2,alpha=1.2,empty=0.95,seed=1, 45/349 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1,
 *       68/527 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 78/604 uniform:n=256M,mean=64,seed=1,
 *       78/604 uniform:n=8M,mean=128,seed=1, 71/549 bimodal:n=128K,mean=64,share=0.99,seed=1,
 *       70/541 fixed:n=64M,mean=720, 66/510 uniform:n=4M,mean=2K,seed=1, 65/502 uniform:n=8M,mean=2K,seed=1,
 *       71/547 fixed:n=1M,mean=720, 70/539 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1,
 *       43/331 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       36/276 pareto:n=16M,mean=2,alpha=1.2,empty=0.95,seed=1, 70/536 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       66/505 uniform:n=64M,mean=4K,seed=1, 80/612 uniform:n=512K,mean=64,seed=1,
 *       80/611 poisson:n=1M,mean=128,seed=1, 44/335 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       80/609 uniform:n=4M,mean=256,seed=1, 41/312 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1,
 *       43/327 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 44/334 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       67/508 uniform:n=256K,mean=2K,seed=1, 67/508 uniform:n=512K,mean=4K,seed=1,
 *       68/515 lognormal:n=64M,mean=512,sigma=1,seed=1, 68/515 pareto:n=64K,mean=1K,alpha=1.5,seed=1,
 *       70/529 uniform:n=256M,mean=1K,seed=1, 81/612 poisson:n=128K,mean=128,seed=1,
 *       68/513 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 81/610 uniform:n=256K,mean=128,seed=1,
 *       69/519 uniform:n=512K,mean=1K,seed=1, 45/337 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       68/509 bimodal:n=64M,mean=4K,share=0.9,seed=1, 73/546 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       45/335 pareto:n=1M,mean=8,alpha=1.5,seed=1, 46/341 lognormal:n=4M,mean=4,sigma=2,seed=1,
 *       44/326 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1, 71/525 uniform:n=64K,mean=1K,seed=1,
 *       45/332 lognormal:n=64M,mean=4,sigma=2,seed=1, 45/331 pareto:n=64M,mean=16,alpha=1.5,seed=1,
 *       37/272 pareto:n=4M,mean=2,alpha=1.2,empty=0.95,seed=1, 46/338 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       46/338 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1, 41/301 pareto:n=4M,mean=64,alpha=1.2,seed=1,
 *       75/550 huge:n=64K,mean=64,share=0.1,seed=1, 45/330 pareto:n=16M,mean=16,alpha=1.5,seed=1,
 *       66/484 uniform:n=64K,mean=16K,seed=1, 48/351 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1,
 *       76/554 uniform:n=8K,mean=1K,seed=1, 45/328 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       73/531 uniform:n=64M,mean=1K,seed=1, 45/327 pareto:n=64M,mean=2,alpha=1.2,sorted=down,copies=64,seed=1,
 *       46/334 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1, 46/334 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       65/471 uniform:n=64K,mean=64K,seed=1, 46/333 pareto:n=256K,mean=2,alpha=1.2,seed=1,
 *       71/513 uniform:n=64K,mean=4K,seed=1, 85/614 uniform:n=64K,mean=64,seed=1,
 *       46/332 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=16,seed=1,
 *       72/517 bimodal:n=64M,mean=1K,share=0.9,seed=1, 86/616 poisson:n=256K,mean=128,seed=1,
 *       73/522 uniform:n=4M,mean=1K,seed=1, 48/343 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1,
 *       42/299 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       45/320 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1,
 *       37/263 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,seed=1, 73/515 uniform:n=8K,mean=4K,seed=1,
 *       48/338 lognormal:n=16M,mean=8,sigma=2,seed=1, 49/345 huge:n=512K,mean=4,share=0.1,seed=1,
 *       49/344 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       43/301 pareto:n=64M,mean=32,alpha=1.2,sorted=down,copies=64,seed=1,
 *       43/301 zipf:n=64M,mean=32,alpha=1,sorted=down,copies=64,seed=1,
 *       46/321 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1, 45/314 pareto:n=64M,mean=2,alpha=1.5,seed=1,
 *       74/516 uniform:n=128K,mean=2K,seed=1, 79/550 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       46/320 zipf:n=64M,mean=4,alpha=1,sorted=down,copies=64,seed=1, 50/346 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       80/551 uniform:n=1K,mean=1K,seed=1, 44/302 lognormal:n=64M,mean=32,sigma=2,sorted=down,seed=1,
 *       44/302 pareto:n=2M,mean=64,alpha=1.2,seed=1, 48/329 huge:n=512K,mean=16,share=0.25,seed=1,
 *       47/322 pareto:n=64M,mean=4,alpha=1.5,sorted=down,seed=1,
 *       45/308 lognormal:n=1M,mean=24,sigma=1.5,empty=0.9,sorted=down,seed=1,
 *       48/327 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1,
 *       50/340 pareto:n=256K,mean=8,alpha=1.2,sorted=down,seed=1, 44/299 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       78/529 uniform:n=16M,mean=1K,seed=1, 47/318 huge:n=1M,mean=16,share=0.25,seed=1,
 *       52/350 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       44/296 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       42/281 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1, 50/333 pareto:n=2M,mean=4,alpha=1.5,seed=1,
 *       49/326 pareto:n=64M,mean=8,alpha=1.2,sorted=down,copies=64,seed=1,
 *       41/272 pareto:n=2M,mean=2,alpha=1.2,empty=0.95,seed=1, 51/337 lognormal:n=8M,mean=4,sigma=2,seed=1,
 *       49/323 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,copies=64,seed=1,
 *       47/309 lognormal:n=2M,mean=24,sigma=2,empty=0.9,seed=1, 94/618 uniform:n=8K,mean=64,seed=1,
 *       49/322 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       48/315 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 84/551 geometric:n=64M,mean=64,seed=1,
 *       46/301 lognormal:n=256K,mean=24,sigma=1.5,empty=0.9,sorted=down,seed=1,
 *       50/325 pareto:n=64M,mean=4,alpha=1.5,sorted=up,copies=16,seed=1,
 *       53/344 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       46/298 pareto:n=8M,mean=64,alpha=1.2,seed=1, 55/354 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1,
 *       54/347 pareto:n=2M,mean=16,alpha=1.5,seed=1, 46/295 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       42/269 pareto:n=64M,mean=2,alpha=1.2,empty=0.95,sorted=down,copies=16,seed=1,
 *       55/349 pareto:n=512K,mean=16,alpha=1.5,seed=1, 54/341 pareto:n=2M,mean=8,alpha=1.5,seed=1,
 *       43/270 pareto:n=64M,mean=1.5,alpha=1.5,empty=0.75,copies=64,seed=1,
 *       55/345 pareto:n=128K,mean=2,alpha=1.2,seed=1, 51/318 lognormal:n=64M,mean=16,sigma=2,seed=1,
 *       56/348 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1, 51/316 lognormal:n=4M,mean=32,sigma=2,seed=1,
 *       55/340 pareto:n=128K,mean=8,alpha=1.2,seed=1, 50/309 pareto:n=1M,mean=24,alpha=1.5,empty=0.9,seed=1,
 *       56/343 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       53/324 huge:n=256K,mean=16,share=0.25,seed=1, 54/330 pareto:n=4M,mean=4,alpha=1.5,seed=1,
 *       56/340 huge:n=1M,mean=4,share=0.1,seed=1, 57/345 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       58/350 lognormal:n=1M,mean=4,sigma=2,seed=1, 50/301 pareto:n=2M,mean=24,alpha=1.5,empty=0.9,seed=1,
 *       62/373 lognormal:n=4M,mean=32,sigma=0.5,seed=1, 55/330 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1,
 *       51/305 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1,
 *       58/346 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       57/340 lognormal:n=64M,mean=4,sigma=2,sorted=down,seed=1,
 *       58/345 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       53/315 lognormal:n=2M,mean=32,sigma=2,seed=1,
 *       52/309 lognormal:n=2M,mean=24,sigma=1.5,empty=0.9,sorted=down,seed=1,
 *       52/309 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1,
 *       51/302 pareto:n=256K,mean=24,alpha=1.5,empty=0.9,seed=1, 57/337 pareto:n=1M,mean=4,alpha=1.5,seed=1,
 *       59/347 pareto:n=256K,mean=16,alpha=1.5,seed=1, 55/323 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       55/322 lognormal:n=64M,mean=2,sigma=2,seed=1,
 *       54/316 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       59/344 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1, 60/349 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1,
 *       60/349 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1, 72/418 fixed:n=64M,mean=16,
 *       60/348 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       48/278 pareto:n=2M,mean=1.5,alpha=1.5,empty=0.75,copies=64,seed=1, 61/353 debian_depends.rowlen,
 *       57/328 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       61/351 lognormal:n=128K,mean=4,sigma=2,seed=1, 57/327 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1,
 *       52/298 lognormal:n=2M,mean=2,sigma=1.5,empty=0.7,copies=16,seed=1,
 *       59/338 pareto:n=1M,mean=8,alpha=1.2,sorted=down,seed=1, 62/355 lognormal:n=2M,mean=32,sigma=0.5,seed=1,
 *       54/309 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1, 67/383 poisson:n=1M,mean=17,seed=1,
 *       54/308 lognormal:n=8M,mean=32,sigma=2,seed=1, 65/370 bcsstk16.rowlen@64M,
 *       65/370 lognormal:n=64M,mean=64,sigma=0.5,seed=1,
 *       60/341 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=256,seed=1,
 *       63/357 lognormal:n=4M,mean=8,sigma=1,sorted=up,seed=1, 63/356 lognormal:n=1M,mean=32,sigma=0.5,seed=1,
 *       57/321 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1,
 *       62/348 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 67/376 citeseer_words.rowlen@4M,
 *       59/331 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 61/342 pareto:n=512K,mean=4,alpha=1.5,seed=1,
 *       72/403 poisson:n=64M,mean=48,seed=1, 64/358 lognormal:n=1M,mean=8,sigma=1,sorted=up,seed=1,
 *       64/358 lognormal:n=2M,mean=8,sigma=1,seed=1, 64/358 lognormal:n=4M,mean=8,sigma=1,seed=1,
 *       68/380 bcsstk16.rowlen, 68/380 bcsstk16.rowlen@4M, 66/368 citeseer_words.rowlen@64M,
 *       65/362 email-Enron.rowlen@64M, 60/334 huge:n=128K,mean=16,share=0.25,seed=1,
 *       62/345 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       61/339 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=16,seed=1, 64/355 debian_depends.rowlen@4M,
 *       68/377 citeseer_words.rowlen, 50/277 pareto:n=256K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       63/349 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1, 71/393 fixed:n=64M,mean=20,
 *       64/354 lognormal:n=256K,mean=4,sigma=2,seed=1,
 *       55/304 lognormal:n=64M,mean=2,sigma=1.5,empty=0.7,copies=16,seed=1,
 *       54/297 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=16,seed=1, 73/401 fixed:n=2M,mean=20,
 *       65/357 basker_matrix1.rowlen@64M, 62/340 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       63/345 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 64/350 brack2.rowlen@64M,
 *       64/350 debian_depends.rowlen@64M, 64/350 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1,
 *       51/278 lognormal:n=2M,mean=1.25,sigma=1.5,empty=0.97,seed=1,
 *       69/375 lognormal:n=256K,mean=32,sigma=0.5,seed=1, 65/353 lognormal:n=8M,mean=8,sigma=1,seed=1,
 *       65/353 lognormal:n=8M,mean=8,sigma=1,sorted=up,seed=1, 76/412 poisson:n=4M,mean=48,seed=1,
 *       65/352 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1,
 *       64/346 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,copies=64,seed=1,
 *       65/351 lognormal:n=64M,mean=8,sigma=1,sorted=up,copies=64,seed=1, 66/356 huge:n=64K,mean=4,share=0.5,seed=1,
 *       69/372 email-Enron.rowlen, 64/345 cage10.rowlen@64M,
 *       64/345 pareto:n=128K,mean=8,alpha=1.2,sorted=down,seed=1, 67/361 fixed:n=64M,mean=11,
 *       57/307 pareto:n=1M,mean=64,alpha=1.2,seed=1, 52/280 pareto:n=1M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       61/328 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 69/371 email-Enron.rowlen@4M,
 *       62/333 pareto:n=64M,mean=4,alpha=1.5,copies=256,seed=1, 73/392 uniform:n=64M,mean=48,seed=1,
 *       65/349 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1, 68/365 basker_matrix1.rowlen@4M,
 *       60/322 lognormal:n=1M,mean=32,sigma=2,seed=1, 66/354 lognormal:n=8M,mean=32,sigma=0.5,seed=1,
 *       67/359 lognormal:n=1M,mean=8,sigma=1,seed=1,
 *       64/342 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=256,seed=1, 67/358 brack2.rowlen,
 *       67/358 brack2.rowlen@4M, 69/368 fixed:n=64M,mean=10, 64/341 copter2.rowlen@64M,
 *       71/378 lognormal:n=128K,mean=32,sigma=0.5,seed=1, 71/378 poisson:n=64M,mean=17,seed=1,
 *       62/330 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1,
 *       68/361 lognormal:n=2M,mean=8,sigma=1,sorted=up,seed=1, 66/350 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       68/360 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 75/397 fixed:n=4M,mean=33,
 *       69/365 fixed:n=64M,mean=12, 66/349 pareto:n=1K,mean=4,alpha=1.5,seed=1,
 *       64/338 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       67/353 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 67/351 geometric:n=64M,mean=4,seed=1,
 *       67/351 pareto:n=64K,mean=16,alpha=1.5,seed=1, 76/398 fixed:n=2M,mean=33,
 *       68/356 lognormal:n=64M,mean=8,sigma=1,seed=1, 52/272 lognormal:n=64M,mean=1.25,sigma=1.5,empty=0.97,seed=1,
 *       78/407 poisson:n=8M,mean=48,seed=1, 71/370 fixed:n=2M,mean=11, 67/349 copter2.rowlen@4M,
 *       68/354 cage10.rowlen@4M, 67/348 copter2.rowlen, 62/322 lognormal:n=256K,mean=32,sigma=2,seed=1,
 *       75/389 fixed:n=4M,mean=24, 68/352 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       64/331 lognormal:n=64M,mean=8,sigma=0.5,seed=1, 71/367 basker_matrix1.rowlen,
 *       69/356 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1, 76/392 fixed:n=64M,mean=33,
 *       71/366 fixed:n=8M,mean=12, 59/304 pareto:n=64M,mean=64,alpha=1.5,sorted=up,copies=16,seed=1,
 *       60/309 pareto:n=256K,mean=64,alpha=1.2,seed=1, 73/375 uniform:n=2M,mean=24,seed=1,
 *       66/339 english_word_lengths.rowlen@64M, 73/374 fixed:n=2M,mean=12, 73/374 fixed:n=4M,mean=12,
 *       74/379 poisson:n=8M,mean=17,seed=1, 50/256 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,copies=64,seed=1,
 *       75/384 uniform:n=4M,mean=32,seed=1, 68/348 pareto:n=64K,mean=4,alpha=1.5,seed=1,
 *       66/337 uniform:n=64M,mean=8,seed=1, 61/311 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       72/367 uniform:n=2M,mean=32,seed=1, 69/351 geometric:n=8M,mean=4,seed=1, 70/356 cage10.rowlen,
 *       75/381 fixed:n=8M,mean=24, 76/386 poisson:n=4M,mean=17,seed=1, 77/391 poisson:n=1M,mean=48,seed=1,
 *       77/391 poisson:n=2M,mean=48,seed=1, 75/380 uniform:n=64M,mean=64,seed=1, 77/390 fixed:n=2M,mean=24,
 *       62/314 bimodal:n=4M,mean=64,share=0.99,seed=1, 74/374 poisson:n=2M,mean=24,seed=1,
 *       76/384 fixed:n=64M,mean=24, 77/389 poisson:n=2M,mean=17,seed=1, 78/393 fixed:n=8M,mean=33,
 *       71/357 huge:n=64K,mean=4,share=0.1,seed=1, 62/311 lognormal:n=4M,mean=64,sigma=1,seed=1,
 *       71/355 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1,
 *       58/290 pareto:n=128K,mean=2,alpha=1.2,empty=0.95,seed=1, 62/310 pareto:n=4M,mean=64,alpha=1.5,seed=1,
 *       72/359 pareto:n=1K,mean=16,alpha=1.5,seed=1, 71/354 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1,
 *       63/314 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1,
 *       52/259 lognormal:n=8M,mean=1,sigma=2,empty=0.7,seed=1, 76/377 poisson:n=1M,mean=24,seed=1,
 *       76/377 poisson:n=4M,mean=24,seed=1, 74/367 geometric:n=64M,mean=12,empty=0.5,seed=1,
 *       67/332 facebook_combined.rowlen@4M, 67/332 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       79/391 fixed:n=1M,mean=24, 57/282 lognormal:n=64M,mean=1,sigma=2,seed=1, 72/356 uniform:n=64M,mean=24,seed=1,
 *       70/346 uniform:n=64M,mean=12,seed=1, 77/380 uniform:n=2M,mean=48,seed=1, 73/360 geometric:n=8M,mean=8,seed=1,
 *       72/354 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1, 72/354 uniform:n=64M,mean=16,seed=1,
 *       71/349 english_word_lengths.rowlen, 76/373 uniform:n=1M,mean=32,seed=1, 75/368 geometric:n=4M,mean=8,seed=1,
 *       75/368 poisson:n=8M,mean=24,seed=1, 64/313 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1,
 *       80/391 uniform:n=128K,mean=32,seed=1, 71/347 geometric:n=4M,mean=4,seed=1,
 *       74/361 pareto:n=8K,mean=16,alpha=1.5,seed=1, 65/317 lognormal:n=64M,mean=32,sigma=1,seed=1,
 *       73/356 geometric:n=64M,mean=12,sorted=down,copies=64,seed=1, 80/390 fixed:n=256K,mean=24,
 *       63/306 bimodal:n=8M,mean=64,share=0.99,seed=1, 69/335 facebook_combined.rowlen,
 *       73/354 uniform:n=2M,mean=12,seed=1, 76/368 geometric:n=2M,mean=8,seed=1,
 *       55/266 lognormal:n=2M,mean=1,sigma=2,empty=0.7,seed=1, 73/353 geometric:n=8M,mean=4,sorted=up,seed=1,
 *       69/333 geometric:n=64M,mean=24,seed=1, 73/352 pareto:n=8K,mean=4,alpha=1.5,seed=1,
 *       72/347 geometric:n=2M,mean=4,seed=1, 77/371 geometric:n=128K,mean=8,seed=1,
 *       65/313 lognormal:n=1M,mean=64,sigma=1,seed=1, 69/332 huge:n=64K,mean=16,share=0.25,seed=1,
 *       71/341 uniform:n=2M,mean=24,empty=0.5,seed=1, 81/389 uniform:n=1K,mean=64,seed=1,
 *       74/355 uniform:n=64M,mean=16,empty=0.5,seed=1, 76/364 uniform:n=8M,mean=32,seed=1,
 *       76/363 bimodal:n=4M,mean=4,share=0.9,seed=1, 66/315 bimodal:n=2M,mean=64,share=0.99,seed=1,
 *       65/310 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1, 73/348 geometric:n=1M,mean=4,seed=1,
 *       75/357 bimodal:n=64M,mean=16,share=0.9,seed=1, 75/357 lognormal:n=128K,mean=8,sigma=1,seed=1,
 *       74/352 geometric:n=64M,mean=4,sorted=down,seed=1, 73/347 geometric:n=4M,mean=4,sorted=up,seed=1,
 *       74/351 lognormal:n=256K,mean=8,sigma=1,sorted=up,seed=1, 66/313 pareto:n=128K,mean=64,alpha=1.2,seed=1,
 *       68/322 lognormal:n=64M,mean=2,sigma=1,seed=1, 73/345 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       83/392 fixed:n=128K,mean=24, 75/354 geometric:n=8M,mean=16,sorted=up,seed=1,
 *       73/344 geometric:n=64M,mean=3,empty=0.5,seed=1, 83/391 poisson:n=128K,mean=24,seed=1,
 *       71/334 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1, 81/381 uniform:n=16M,mean=64,seed=1,
 *       74/348 geometric:n=2M,mean=4,sorted=up,seed=1, 74/348 geometric:n=64M,mean=8,seed=1,
 *       70/329 facebook_combined.rowlen@64M, 83/390 poisson:n=256K,mean=24,seed=1,
 *       67/314 pareto:n=64M,mean=32,alpha=1.5,copies=256,seed=1,
 *       57/267 lognormal:n=4M,mean=1,sigma=2,empty=0.7,seed=1, 74/346 uniform:n=4M,mean=8,seed=1,
 *       76/355 poisson:n=2M,mean=12,seed=1, 76/355 poisson:n=4M,mean=12,seed=1,
 *       78/364 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       66/308 lognormal:n=64M,mean=64,sigma=1,sorted=up,copies=64,seed=1, 77/359 geometric:n=1M,mean=8,seed=1,
 *       67/312 pareto:n=512K,mean=64,alpha=1.5,seed=1, 64/297 ecology1.rowlen@64M,
 *       75/348 geometric:n=1M,mean=4,sorted=up,seed=1, 74/343 geometric:n=16M,mean=3,empty=0.5,seed=1,
 *       75/347 poisson:n=8M,mean=12,seed=1, 77/356 lognormal:n=256K,mean=8,sigma=1,seed=1,
 *       79/365 geometric:n=2M,mean=16,sorted=up,seed=1, 73/337 uniform:n=64M,mean=24,empty=0.5,seed=1,
 *       79/364 geometric:n=128K,mean=16,sorted=up,seed=1, 75/345 geometric:n=4M,mean=24,seed=1,
 *       57/262 lognormal:n=64M,mean=1,sigma=2,empty=0.7,seed=1,
 *       77/353 lognormal:n=128K,mean=8,sigma=1,sorted=up,seed=1, 81/371 geometric:n=256K,mean=8,seed=1,
 *       69/316 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1, 68/311 fixed:n=64M,mean=4,
 *       77/352 geometric:n=128K,mean=4,sorted=up,seed=1,
 *       58/265 lognormal:n=64M,mean=1,sigma=1.5,empty=0.7,copies=16,seed=1, 73/333 geometric:n=2M,mean=24,seed=1,
 *       65/296 git_files_per_commit.rowlen, 67/305 ecology1.rowlen, 74/336 geometric:n=8M,mean=24,seed=1,
 *       76/344 geometric:n=4M,mean=16,sorted=up,seed=1,
 *       60/271 lognormal:n=2M,mean=1,sigma=1.5,empty=0.7,copies=16,seed=1, 76/343 geometric:n=1M,mean=24,seed=1,
 *       77/347 uniform:n=1M,mean=8,seed=1, 81/364 uniform:n=512K,mean=16,seed=1,
 *       87/390 uniform:n=256K,mean=32,seed=1, 79/354 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       82/367 poisson:n=256K,mean=12,seed=1, 81/362 poisson:n=128K,mean=12,seed=1,
 *       69/308 geometric:n=1M,mean=2,seed=1, 80/357 poisson:n=1M,mean=12,seed=1, 88/392 uniform:n=4M,mean=64,seed=1,
 *       71/316 bimodal:n=4M,mean=64,share=0.9,seed=1, 71/316 pareto:n=64K,mean=64,alpha=1.5,seed=1,
 *       67/298 delaunay_n15.rowlen@64M, 78/346 geometric:n=1M,mean=16,sorted=up,seed=1,
 *       82/363 uniform:n=4M,mean=16,seed=1, 72/316 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1,
 *       62/272 lognormal:n=1M,mean=1,sigma=2,empty=0.7,seed=1, 83/364 uniform:n=1K,mean=16,seed=1,
 *       73/320 pareto:n=8K,mean=64,alpha=1.5,seed=1, 74/324 bimodal:n=64M,mean=32,share=0.9,seed=1,
 *       62/271 lognormal:n=256K,mean=1,sigma=2,empty=0.7,seed=1, 80/349 geometric:n=256K,mean=4,sorted=up,seed=1,
 *       69/300 fixed:n=64M,mean=6, 80/347 uniform:n=2M,mean=8,seed=1, 71/307 fixed:n=2M,mean=6,
 *       71/307 4elt.rowlen@4M, 59/255 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1,
 *       78/337 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1, 72/311 bimodal:n=64M,mean=64,share=0.9,seed=1,
 *       72/311 uniform:n=64M,mean=2,empty=0.5,seed=1, 70/301 4elt.rowlen@64M, 70/301 geometric:n=8M,mean=2,seed=1,
 *       75/321 pareto:n=1K,mean=64,alpha=1.5,seed=1, 72/308 geometric:n=2M,mean=2,seed=1,
 *       71/301 geometric:n=64M,mean=2,seed=1, 71/301 poisson:n=64M,mean=2,seed=1,
 *       68/288 uniform:n=256M,mean=4,seed=1, 68/288 uniform:n=64M,mean=4,seed=1, 73/309 delaunay_n15.rowlen@4M,
 *       73/309 geometric:n=4M,mean=2,seed=1, 65/275 lognormal:n=128K,mean=1,sigma=2,empty=0.7,seed=1,
 *       66/279 fixed:n=64M,mean=3, 81/342 bimodal:n=64M,mean=16,share=0.99,seed=1, 74/310 4elt.rowlen,
 *       74/310 delaunay_n15.rowlen, 72/301 geometric:n=64M,mean=2,sorted=down,copies=64,seed=1,
 *       84/351 geometric:n=256K,mean=16,sorted=up,seed=1, 88/367 uniform:n=64K,mean=16,seed=1,
 *       79/329 geometric:n=64M,mean=32,sorted=down,seed=1, 79/327 bimodal:n=1M,mean=64,share=0.99,seed=1,
 *       68/281 geometric:n=64M,mean=1,empty=0.8,seed=1, 86/355 bimodal:n=64K,mean=4,share=0.9,seed=1,
 *       70/287 poisson:n=4M,mean=3,seed=1, 71/291 geometric:n=64M,mean=1.5,empty=0.5,seed=1,
 *       66/270 fixed:n=64M,mean=2, 75/305 poisson:n=4M,mean=6,seed=1, 77/313 geometric:n=128K,mean=2,seed=1,
 *       70/284 poisson:n=8M,mean=0.5,seed=1, 73/295 poisson:n=64M,mean=6,seed=1,
 *       72/290 geometric:n=2M,mean=1,empty=0.8,seed=1, 72/290 poisson:n=1M,mean=1,seed=1,
 *       76/306 poisson:n=2M,mean=6,seed=1, 69/277 poisson:n=64M,mean=0.25,seed=1,
 *       77/309 poisson:n=128K,mean=6,seed=1, 75/300 uniform:n=8M,mean=8,seed=1,
 *       78/311 geometric:n=256K,mean=2,seed=1, 72/287 poisson:n=2M,mean=3,seed=1, 75/298 poisson:n=8M,mean=6,seed=1,
 *       74/294 uniform:n=256K,mean=4,seed=1, 70/278 fixed:n=4M,mean=2, 74/293 poisson:n=1M,mean=0.5,seed=1,
 *       74/293 poisson:n=256K,mean=0.5,seed=1, 74/293 poisson:n=2M,mean=0.5,seed=1,
 *       74/293 poisson:n=4M,mean=0.5,seed=1, 74/293 uniform:n=1M,mean=4,seed=1, 74/293 uniform:n=2M,mean=4,seed=1,
 *       79/310 poisson:n=256K,mean=6,seed=1, 72/282 poisson:n=64M,mean=0.5,seed=1,
 *       94/368 uniform:n=8K,mean=16,seed=1, 77/300 uniform:n=8K,mean=4,seed=1, 72/279 fixed:n=2M,mean=2,
 *       79/306 poisson:n=1M,mean=6,seed=1, 71/275 uniform:n=4M,mean=2,seed=1, 70/271 fixed:n=8M,mean=2,
 *       74/286 uniform:n=8M,mean=4,seed=1, 75/289 poisson:n=1M,mean=3,seed=1, 75/289 uniform:n=16M,mean=4,seed=1,
 *       73/281 poisson:n=8M,mean=3,seed=1, 73/279 fixed:n=1M,mean=2, 70/267 uniform:n=8M,mean=2,seed=1,
 *       80/301 uniform:n=512K,mean=4,seed=1, 79/297 poisson:n=128K,mean=0.5,seed=1, 76/282 fixed:n=256K,mean=2,
 *       78/289 poisson:n=128K,mean=3,seed=1, 84/311 uniform:n=256K,mean=8,seed=1, 79/292 uniform:n=1K,mean=4,seed=1,
 *       75/277 uniform:n=1M,mean=2,seed=1, 71/261 uniform:n=2M,mean=2,seed=1, 83/305 uniform:n=64K,mean=4,seed=1,
 *       85/311 uniform:n=128K,mean=8,seed=1, 80/292 uniform:n=4M,mean=4,seed=1, 68/246 fixed:n=64M,mean=1,
 *       75/271 poisson:n=2M,mean=1,seed=1, 80/289 poisson:n=256K,mean=3,seed=1, 69/247 uniform:n=64M,mean=1,seed=1,
 *       74/264 uniform:n=128K,mean=2,seed=1, 78/277 uniform:n=256K,mean=2,seed=1,
 *       83/294 uniform:n=128K,mean=4,seed=1, 80/282 fixed:n=128K,mean=2, 75/264 poisson:n=8M,mean=1,seed=1,
 *       77/271 poisson:n=128K,mean=1,seed=1, 77/271 poisson:n=4M,mean=1,seed=1, 80/271 poisson:n=256K,mean=1,seed=1,
 *       162/530 gshhg_points_per_bin.rowlen@64M, 110/279 git_files_per_commit.rowlen@4M,
 *       208/507 linux_lines_per_file.rowlen@64M, 181/408 qcd5_4.rowlen@64M, 149/333 ibm03_nets.rowlen@64M,
 *       188/416 qcd5_4.rowlen, 259/549 mbeacxc.rowlen@64M, 130/272 git_files_per_commit.rowlen@64M,
 *       156/312 lp1.rowlen@64M, 250/487 photo_kmeans256.rowlen@64M, 279/541 gshhg_points_per_bin.rowlen,
 *       180/336 ibm03_nets.rowlen, 187/331 lp1.rowlen, 234/413 qcd5_4.rowlen@4M,
 *       198/345 kjv_words_per_verse.rowlen@64M, 201/348 kjv_words_per_verse.rowlen, 338/555 mbeacxc.rowlen@4M,
 *       208/341 linux_identifier_postings.rowlen, 211/336 gowalla_bipartite.rowlen, 216/343 wathenSmall.rowlen@64M,
 *       221/340 wordnet_pointers.rowlen@64M, 215/326 gowalla_bipartite.rowlen@64M, 331/498 photo_kmeans256.rowlen,
 *       333/494 photo_kmeans256.rowlen@4M, 378/551 mbeacxc.rowlen, 242/351 kjv_words_per_verse.rowlen@4M,
 *       235/326 photo_colour_histogram.rowlen@64M, 249/345 maxwell_S.rowlen@64M,
 *       234/324 linux_kernel_line_lengths.rowlen@64M, 205/279 mdual.rowlen@64M, 269/363 nsjac.rowlen@64M,
 *       264/351 wathenSmall.rowlen, 246/318 lp1.rowlen@4M, 405/511 linux_lines_per_file.rowlen,
 *       285/350 maxwell_S.rowlen, 267/325 wdbii_river_segments.rowlen@64M, 300/340 ibm03_nets.rowlen@4M,
 *       321/332 gowalla_bipartite.rowlen@4M, 364/366 nsjac.rowlen, 324/324 linux_kernel_line_lengths.rowlen,
 *       351/351 maxwell_S.rowlen@4M, 286/286 mdual.rowlen, 286/286 mdual.rowlen@4M, 370/370 nsjac.rowlen@4M,
 *       340/340 photo_colour_histogram.rowlen, 331/331 photo_colour_histogram.rowlen@4M,
 *       352/352 wathenSmall.rowlen@4M, 329/329 wdbii_river_segments.rowlen, 321/321 wdbii_river_segments.rowlen@4M,
 *       346/346 wordnet_pointers.rowlen, 344/344 wordnet_pointers.rowlen@4M
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2:
 *       measured on 816 cases, n = 1024 to 268435456; serves 175 (huge pareto lognormal zipf bimodal uniform rowlen fixed): worst regret 9.2%, mean 1.2%
 *       launched 200 times in a row on 19 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=3072 MIN_BLOCKS=8 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 816 cases, n = 1024 to 268435456; serves 56 (huge zipf pareto lognormal rowlen uniform): worst regret 13.0%, mean 1.8%
 *       launched 200 times in a row on 19 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 800 cases, n = 1024 to 268435456; serves 129 (huge pareto lognormal zipf rowlen geometric bimodal uniform): worst regret 16.5%, mean 1.2%
 *       launched 200 times in a row on 55 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6:
 *       measured on 744 cases, n = 1024 to 268435456; serves 128 (pareto huge rowlen lognormal bimodal geometric uniform poisson fixed): worst regret 22.3%, mean 1.6%
 *       launched 200 times in a row on 58 cases, all results right
 *     stream_fitted BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1:
 *       measured on 675 cases, n = 1024 to 268435456; serves 51 (lognormal rowlen uniform bimodal fixed poisson): worst regret 7.8%, mean 1.3%
 *       launched 200 times in a row on 19 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4:
 *       measured on 718 cases, n = 1024 to 268435456; serves 207 (pareto uniform rowlen bimodal huge poisson geometric fixed lognormal zipf): worst regret 12.0%, mean 1.9%
 *       launched 200 times in a row on 89 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 402 cases, n = 1024 to 268435456; serves 34 (poisson lognormal geometric pareto fixed uniform rowlen): worst regret 7.1%, mean 1.4%
 *       launched 64 times in a row on 17 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=3584 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 392 cases, n = 1024 to 268435456; serves 36 (poisson geometric fixed uniform rowlen): worst regret 6.4%, mean 1.6%
 *       launched 200 times in a row on 7 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_BCEB7E5A448AF212
#define SEGTUNE_SEGREDUCE_BCEB7E5A448AF212

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
static const struct segtune_box segtune_segreduce_bceb7e5a448af212_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 816, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 2 } }, 0, 8388608, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=3072 MIN_BLOCKS=8 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 816, 1, 0, 4, { { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 8 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 0, 4194304, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 800, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 0, 4194304, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 744, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 6 } }, 384, 4194304, 12 },
	{ "stream_fitted", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 675, 1, 0, 5, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 } }, 512, 4194304, 24 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 718, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 0 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 402, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 512 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=3584 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100", 1, INT64_MAX, 824633720448, 0, INT64_MAX, 1024, 268435456, 392, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 6144, 4194304, 1024 }
};

static const struct segtune_node segtune_segreduce_bceb7e5a448af212_unknown_0[] = {
	{ SEGTUNE_N, 3040000.0, 1, 42, -1 },
	{ SEGTUNE_MEAN, 1.9988714888318999, 2, 13, -1 },
	{ SEGTUNE_MEAN, 1.03, 3, 4, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1.1000000000000001, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 524000.0, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.5979378637724853, 9, 12, -1 },
	{ SEGTUNE_MEAN, 1.3, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 48.010622580665178, 14, 29, -1 },
	{ SEGTUNE_N, 163000.0, 15, 28, -1 },
	{ SEGTUNE_MEAN, 9.8599999999999994, 16, 19, -1 },
	{ SEGTUNE_N, 23200.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 82300.0, 20, 23, -1 },
	{ SEGTUNE_N, 23200.0, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 16.100000000000001, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 26.100000000000001, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 276000.0, 30, 35, -1 },
	{ SEGTUNE_MEAN, 81.200000000000003, 31, 34, -1 },
	{ SEGTUNE_N, 92700.0, 32, 33, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 14400.0, 36, 39, -1 },
	{ SEGTUNE_MEAN, 519.0, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 45000.0, 40, 41, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 15.385367437376098, 43, 48, -1 },
	{ SEGTUNE_MEAN, 1.0002413669609509, 44, 47, -1 },
	{ SEGTUNE_MEAN, 1.0, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 250000.0, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1890000.0, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_bceb7e5a448af212_longest_0[] = {
	{ SEGTUNE_N, 2890000.0, 1, 126, -1 },
	{ SEGTUNE_MEAN, 8.9299999999999997, 2, 63, -1 },
	{ SEGTUNE_LONGEST, 50.700000000000003, 3, 18, -1 },
	{ SEGTUNE_MEAN, 0.93000000000000005, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 524000.0, 6, 13, -1 },
	{ SEGTUNE_MEAN, 1.3300000000000001, 7, 12, -1 },
	{ SEGTUNE_N, 157000.0, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 17.400000000000002, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 4.9400000000000004, 14, 17, -1 },
	{ SEGTUNE_LONGEST, 29.900000000000002, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 9650.0, 19, 48, -1 },
	{ SEGTUNE_MEAN, 0.879, 20, 25, -1 },
	{ SEGTUNE_N, 172000.0, 21, 24, -1 },
	{ SEGTUNE_MEAN, 0.64400000000000002, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 6.2400000000000002, 26, 39, -1 },
	{ SEGTUNE_N, 1170000.0, 27, 32, -1 },
	{ SEGTUNE_LONGEST, 108.0, 28, 31, -1 },
	{ SEGTUNE_N, 152000.0, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.28, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 423.0, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.8199999999999998, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 3730.0, 40, 47, -1 },
	{ SEGTUNE_LONGEST, 172.0, 41, 44, -1 },
	{ SEGTUNE_N, 578000.0, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1670000.0, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1420000.0, 49, 58, -1 },
	{ SEGTUNE_MEAN, 0.83799999999999997, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 79900.0, 52, 53, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1.6300000000000001, 54, 57, -1 },
	{ SEGTUNE_LONGEST, 19200.0, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 2.7600000000000002, 59, 62, -1 },
	{ SEGTUNE_LONGEST, 17300.0, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 38.0, 64, 87, -1 },
	{ SEGTUNE_LONGEST, 637.0, 65, 70, -1 },
	{ SEGTUNE_LONGEST, 245.0, 66, 67, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 319000.0, 68, 69, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 102000.0, 71, 78, -1 },
	{ SEGTUNE_LONGEST, 4010.0, 72, 75, -1 },
	{ SEGTUNE_MEAN, 13.100000000000001, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 28.300000000000001, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 1640.0, 79, 84, -1 },
	{ SEGTUNE_N, 533000.0, 80, 83, -1 },
	{ SEGTUNE_MEAN, 16.300000000000001, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 728000.0, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 254.0, 88, 111, -1 },
	{ SEGTUNE_LONGEST, 5640.0, 89, 102, -1 },
	{ SEGTUNE_N, 856000.0, 90, 95, -1 },
	{ SEGTUNE_N, 232000.0, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 3250.0, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 1110.0, 96, 101, -1 },
	{ SEGTUNE_LONGEST, 257.0, 97, 98, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 127.0, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 92300.0, 103, 106, -1 },
	{ SEGTUNE_MEAN, 79.400000000000006, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 67800.0, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1100000.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 85700.0, 112, 123, -1 },
	{ SEGTUNE_MEAN, 542.0, 113, 122, -1 },
	{ SEGTUNE_LONGEST, 17800.0, 114, 119, -1 },
	{ SEGTUNE_N, 435000.0, 115, 116, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 3550.0, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 149000.0, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 396000.0, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 12.4, 127, 176, -1 },
	{ SEGTUNE_MEAN, 1.71, 128, 143, -1 },
	{ SEGTUNE_LONGEST, 12100.0, 129, 134, -1 },
	{ SEGTUNE_LONGEST, 5640.0, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1.3, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 28700000.0, 135, 140, -1 },
	{ SEGTUNE_LONGEST, 43700.0, 136, 139, -1 },
	{ SEGTUNE_MEAN, 0.98699999999999999, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 0.54100000000000004, 141, 142, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 159.0, 144, 165, -1 },
	{ SEGTUNE_LONGEST, 43.200000000000003, 145, 158, -1 },
	{ SEGTUNE_N, 66200000.0, 146, 155, -1 },
	{ SEGTUNE_MEAN, 8.75, 147, 152, -1 },
	{ SEGTUNE_MEAN, 2.1800000000000002, 148, 151, -1 },
	{ SEGTUNE_N, 16500000.0, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 7610000.0, 153, 154, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.7800000000000002, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.1499999999999999, 159, 160, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 58.700000000000003, 161, 164, -1 },
	{ SEGTUNE_MEAN, 7.4900000000000002, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 74800000.0, 166, 169, -1 },
	{ SEGTUNE_LONGEST, 206.0, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 5.5700000000000003, 170, 171, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 250000.0, 172, 175, -1 },
	{ SEGTUNE_LONGEST, 1160.0, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 774.0, 177, 204, -1 },
	{ SEGTUNE_LONGEST, 66.299999999999997, 178, 185, -1 },
	{ SEGTUNE_N, 3760000.0, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 17.800000000000001, 181, 184, -1 },
	{ SEGTUNE_N, 46900000.0, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 66.700000000000003, 186, 197, -1 },
	{ SEGTUNE_LONGEST, 310.0, 187, 192, -1 },
	{ SEGTUNE_LONGEST, 91.0, 188, 191, -1 },
	{ SEGTUNE_MEAN, 33.899999999999999, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 26.400000000000002, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 505.0, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 4330000.0, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 118.0, 200, 203, -1 },
	{ SEGTUNE_LONGEST, 185.0, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 806.0, 205, 224, -1 },
	{ SEGTUNE_LONGEST, 989000.0, 206, 219, -1 },
	{ SEGTUNE_LONGEST, 1910.0, 207, 214, -1 },
	{ SEGTUNE_MEAN, 369.0, 208, 213, -1 },
	{ SEGTUNE_MEAN, 22.0, 209, 212, -1 },
	{ SEGTUNE_N, 60400000.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 446000.0, 215, 216, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 30.5, 217, 218, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 54.200000000000003, 220, 221, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 45500000.0, 222, 223, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 109000.0, 225, 242, -1 },
	{ SEGTUNE_MEAN, 1280.0, 226, 231, -1 },
	{ SEGTUNE_LONGEST, 3450.0, 227, 230, -1 },
	{ SEGTUNE_N, 11500000.0, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 15100.0, 232, 239, -1 },
	{ SEGTUNE_N, 64600000.0, 233, 234, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 3770.0, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 4095.3751430147786, 237, 238, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 6970.0, 240, 241, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 3070000.0, 243, 244, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_bceb7e5a448af212_shares_0[] = {
	{ SEGTUNE_N, 1710000.0, 1, 110, -1 },
	{ SEGTUNE_MEAN, 8.9600000000000009, 2, 49, -1 },
	{ SEGTUNE_SHARE_1K, 0.00022999999999999998, 3, 22, -1 },
	{ SEGTUNE_MEAN, 1.3600000000000001, 4, 9, -1 },
	{ SEGTUNE_N, 68200.0, 5, 8, -1 },
	{ SEGTUNE_MEAN, 0.72699999999999998, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 386000.0, 10, 15, -1 },
	{ SEGTUNE_MEAN, 2.6600000000000001, 11, 14, -1 },
	{ SEGTUNE_N, 121000.0, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 6.0200000000000005, 16, 19, -1 },
	{ SEGTUNE_MEAN, 1.52, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 877000.0, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_4K, 0.0118, 23, 32, -1 },
	{ SEGTUNE_MEAN, 0.69600000000000006, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 684000.0, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 3.6899999999999999, 28, 31, -1 },
	{ SEGTUNE_MEAN, 1.1899999999999999, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 217000.0, 33, 42, -1 },
	{ SEGTUNE_MEAN, 5.0800000000000001, 34, 37, -1 },
	{ SEGTUNE_SHARE_4K, 0.113, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.128, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.036900000000000002, 40, 41, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.10000000000000001, 43, 46, -1 },
	{ SEGTUNE_MEAN, 1.8800000000000001, 44, 45, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1.22, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 208.0, 50, 99, -1 },
	{ SEGTUNE_SHARE_1K, 0.00021699999999999999, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 40.200000000000003, 53, 74, -1 },
	{ SEGTUNE_SHARE_1K, 0.074400000000000008, 54, 63, -1 },
	{ SEGTUNE_SHARE_4K, 0.00075499999999999992, 55, 62, -1 },
	{ SEGTUNE_MEAN, 14.818901730280279, 56, 59, -1 },
	{ SEGTUNE_N, 222000.0, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 188000.0, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 126000.0, 64, 71, -1 },
	{ SEGTUNE_SHARE_4K, 0.027400000000000001, 65, 68, -1 },
	{ SEGTUNE_MEAN, 15.700000000000001, 66, 67, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 26.600000000000001, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.70999999999999996, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 112000.0, 75, 80, -1 },
	{ SEGTUNE_MEAN, 70.200000000000003, 76, 79, -1 },
	{ SEGTUNE_N, 56700.0, 77, 78, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_4K, 0.0015600000000000002, 81, 86, -1 },
	{ SEGTUNE_SHARE_1K, 0.010800000000000001, 82, 83, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 86.400000000000006, 84, 85, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_1K, 0.156, 87, 90, -1 },
	{ SEGTUNE_MEAN, 69.900000000000006, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.23300000000000001, 91, 98, -1 },
	{ SEGTUNE_MEAN, 61.400000000000006, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 170000.0, 94, 97, -1 },
	{ SEGTUNE_MEAN, 115.0, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 29800.0, 100, 107, -1 },
	{ SEGTUNE_N, 523000.0, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 563.0, 103, 106, -1 },
	{ SEGTUNE_SHARE_4K, 0.0023700000000000001, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 296000.0, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.00047399999999999997, 111, 140, -1 },
	{ SEGTUNE_MEAN, 2.1099999999999999, 112, 117, -1 },
	{ SEGTUNE_MEAN, 1.8400000000000001, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 5110000.0, 115, 116, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 72.700000000000003, 118, 123, -1 },
	{ SEGTUNE_MEAN, 2.27, 119, 122, -1 },
	{ SEGTUNE_N, 14400000.0, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 6060000.0, 124, 129, -1 },
	{ SEGTUNE_MEAN, 127.0, 125, 128, -1 },
	{ SEGTUNE_N, 2630000.0, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 85400000.0, 130, 137, -1 },
	{ SEGTUNE_MEAN, 119.0, 131, 134, -1 },
	{ SEGTUNE_N, 11800000.0, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1000.0, 135, 136, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 248.0, 138, 139, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 12.9, 141, 176, -1 },
	{ SEGTUNE_MEAN, 1.4199999999999999, 142, 151, -1 },
	{ SEGTUNE_SHARE_4K, 0.0126, 143, 146, -1 },
	{ SEGTUNE_SHARE_1K, 0.081100000000000005, 144, 145, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 22400000.0, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 0.63800000000000001, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.27100000000000002, 152, 165, -1 },
	{ SEGTUNE_N, 3950000.0, 153, 160, -1 },
	{ SEGTUNE_SHARE_1K, 0.13700000000000001, 154, 159, -1 },
	{ SEGTUNE_MEAN, 2.9100000000000001, 155, 158, -1 },
	{ SEGTUNE_SHARE_4K, 0.011900000000000001, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1.7, 161, 164, -1 },
	{ SEGTUNE_SHARE_4K, 0.0032900000000000004, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 13500000.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 6.7300000000000004, 168, 175, -1 },
	{ SEGTUNE_SHARE_1K, 0.64100000000000001, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.40300000000000002, 171, 174, -1 },
	{ SEGTUNE_SHARE_4K, 0.018100000000000002, 172, 173, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.00015999999999999999, 177, 196, -1 },
	{ SEGTUNE_MEAN, 592.0, 178, 189, -1 },
	{ SEGTUNE_MEAN, 27.300000000000001, 179, 182, -1 },
	{ SEGTUNE_SHARE_1K, 0.11900000000000001, 180, 181, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 5390000.0, 183, 186, -1 },
	{ SEGTUNE_MEAN, 189.0, 184, 185, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 417.0, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 33100000.0, 190, 191, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1500.0, 192, 195, -1 },
	{ SEGTUNE_N, 133000000.0, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_1K, 0.16300000000000001, 197, 216, -1 },
	{ SEGTUNE_N, 66900000.0, 198, 213, -1 },
	{ SEGTUNE_SHARE_4K, 0.0070300000000000007, 199, 202, -1 },
	{ SEGTUNE_MEAN, 51.600000000000001, 200, 201, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.11600000000000001, 203, 206, -1 },
	{ SEGTUNE_MEAN, 355.0, 204, 205, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 64.100000000000009, 207, 210, -1 },
	{ SEGTUNE_N, 3500000.0, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.038400000000000004, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.072099999999999997, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 4820000.0, 217, 238, -1 },
	{ SEGTUNE_MEAN, 29.5, 218, 221, -1 },
	{ SEGTUNE_SHARE_4K, 0.45500000000000002, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.0064900000000000001, 222, 225, -1 },
	{ SEGTUNE_MEAN, 499.0, 223, 224, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_1K, 0.29199999999999998, 226, 231, -1 },
	{ SEGTUNE_SHARE_4K, 0.097000000000000003, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 82.600000000000009, 229, 230, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 2190.0, 232, 233, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 14000.0, 234, 237, -1 },
	{ SEGTUNE_N, 2880000.0, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 2290000.0, 239, 250, -1 },
	{ SEGTUNE_SHARE_1K, 0.30599999999999999, 240, 249, -1 },
	{ SEGTUNE_MEAN, 90.800000000000011, 241, 242, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.072800000000000004, 243, 244, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 56600000.0, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 267.0, 247, 248, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
};

static const float segtune_segreduce_bceb7e5a448af212_cases_0[] = {
	791,934,748,1216,1686,1461,2241,2184,791,934,748,1216,1686,1461,2241,2184,
	1280,1280,1280,1280,1280,1280,1280,1280,365,510,927,1028,1434,1506,1829,2048,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,58,13,0,0,0,0,0,0,-345,-244,0,0,0,0,0,0,
	177,0,531,772,988,1013,1024,1024,-608,-928,-378,-648,-424,-197,-254,-211,-3740,-404,919,318,-2205,355,-1489,-260,
	2911,-2447,-1122,-430,1207,-2633,-967,656,-517,-2246,393,1761,-3041,-1745,1193,-880,-1544,1457,-172,949,-752,-61,-678,1147,
	47,-461,1304,596,-2533,2331,270,1496,-636,-33,-1578,2866,-2039,2913,1103,-912,-2022,-1557,-3934,-1171,-2413,-5620,-5158,-1533,
	1696,-4223,1204,-5737,-10852,7205,-4281,-5377,-3133,-1661,1459,-318,-2112,751,-1150,-171,2522,-2362,-806,-1128,130,-1058,-753,756,
	-513,-2866,1100,850,-3546,-994,1530,-916,-1065,989,179,858,-317,-213,-428,1304,-306,-39,903,1223,-1289,867,382,1535,
	-907,466,-1836,3327,-565,1276,1062,-807,-1731,-2500,-2584,-3033,-4490,-2787,-4164,-913,297,-2819,-425,-5042,-8081,3244,-3720,-4801,
	1280,1280,1664,1664,1664,1664,1664,1664,2304,2304,415,514,956,1031,1458,1544,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,0,0,207,31,117,30,5,0,0,0,-914,-990,-464,-475,-73,0,
	1024,1024,283,0,558,768,1024,1011,-115,-16,-646,-1312,-596,-1032,-505,-770,-402,-126,537,2767,-1294,1051,-3126,4774,
	-3832,2311,93,-360,-1290,599,-1709,3904,3025,-4633,-81,1344,295,-331,-567,2354,-830,-60,1117,916,-1475,945,-2848,1371,
	-709,-2794,1012,-434,125,1549,-912,-404,-485,1389,-1650,487,605,-44,-591,-515,-3413,-3677,-9,-811,4596,3148,4210,4946,
	-3723,8923,3716,-5594,5892,-3614,4782,3708,-369,411,2479,1455,212,-726,-771,2256,-2721,1559,860,-847,-277,-631,-42,2053,
	1297,-1981,1582,405,1395,-1512,1054,472,-582,-787,1958,768,-765,87,-1795,219,-1306,-3114,142,143,335,2095,-868,-92,
	24,-109,-3266,751,-280,1109,-1112,370,-3574,-2580,926,-1543,5705,2457,6082,2470,-711,5443,-90,-3256,3742,-1343,5101,4229,
	1664,1664,1664,1664,1664,1664,1987,2048,1979,1991,2560,2597,2816,2901,1686,440,-768,-162,-41,-48,0,0,-768,-768,
	-1536,-1536,-1536,-96,-1536,-1536,-1536,-1536,0,0,0,0,0,0,164,412,0,0,0,0,0,0,-332,-1451,
	1023,1024,1024,1024,1024,1024,1010,332,-530,-325,-321,-96,-205,-144,-849,-782,907,-254,692,639,1599,-1451,396,-5297,
	1063,153,1471,1580,-768,-1236,612,-5613,2029,83,70,-1242,809,-913,-309,-5457,-630,-2041,-1887,-2496,-5478,4687,4555,-1846,
	990,-3179,-2988,-4789,5926,-773,1390,-524,-538,-582,2006,2058,-934,-761,2467,5929,7620,3117,1795,1302,991,1016,-820,-10335,
	2782,1582,274,633,154,219,-528,11749,931,-151,490,603,1530,-909,199,-2063,837,189,972,2133,-692,-384,523,-2854,
	1682,322,-51,-848,862,-328,-405,-2458,-475,-1652,-1517,-3235,-5091,3775,4235,-625,871,-3136,-3011,-4714,5459,-734,1567,-4653,
	-193,-543,2155,1685,-1051,-1551,2481,-1481,5750,3447,1413,1305,915,1226,-965,-5101,2491,1647,273,536,48,-15,-603,3885,
	2048,2048,2048,2048,2048,2048,2048,2048,512,513,541,771,993,1026,1113,1486,-768,-768,-218,-64,-306,-768,-128,-236,
	-1536,-1536,-435,-128,-1536,-1536,-256,-1536,42,182,925,1282,326,37,711,126,-1750,-1609,-837,-252,-985,-1242,-479,-692,
	0,731,106,521,611,774,843,1024,-1696,-1416,-435,-128,-612,-1416,-256,-518,3041,780,1577,-97,1303,-2526,508,-2112,
	398,-1536,2106,2321,-191,-998,-3139,3921,3043,-145,4617,-1408,233,-1449,-2837,-3093,2081,751,-5024,4753,-1536,-15,-6721,-2105,
	961,-4440,-2553,3504,-4527,1411,-2701,3662,-1540,-6268,2362,4667,-879,-338,-749,-1027,-3403,6580,-1222,1127,-127,164,500,-40,
	1056,-10007,1557,374,1700,-4420,329,349,2134,-676,1769,103,2039,-2998,492,-1149,-289,-2355,2482,1852,546,-1492,-2729,4128,
	1902,-1640,4631,-1396,1033,-1871,-2584,-1829,1473,17,-5144,3947,-1387,-349,-7142,-1783,1815,-1892,-2920,2469,-4465,1211,-3729,2585,
	452,-1785,1895,3143,-1426,-227,-980,-1811,-4224,4008,-972,1260,68,60,635,235,2724,-5977,1045,368,927,-3763,296,-14,
	2048,2048,2048,2048,2048,2048,2048,2048,1537,1542,1542,1571,1797,1977,2042,2468,-768,-32,-768,-218,-64,-176,-768,-69,
	-1536,-64,-1536,-435,-128,-1536,-1536,-284,184,652,32,203,319,45,19,0,-583,-111,-731,-530,-188,-282,-243,0,
	943,964,1011,1012,1017,1024,1023,1024,-877,-64,-1154,-435,-128,-605,-896,-377,-836,-3652,-514,525,1119,-1203,-682,-1827,
	-1753,-3100,-408,2511,-1969,-3094,-1925,3237,582,-5046,-99,4616,-54,-708,-888,5108,1577,1864,-1317,-2908,5835,-2496,-3512,-129,
	-1547,2336,950,86,4551,-3716,-1734,2027,-493,1089,-736,-1393,-1043,-139,-352,-119,-693,426,15,322,237,-685,-60,78,
	188,261,820,409,170,-215,-555,63,-182,-3304,-1249,591,1677,-911,-802,-1839,-1132,-2387,-711,2530,-564,-2892,-2047,3163,
	1262,-4166,-732,4747,704,-384,-1009,4647,995,1655,-857,-2570,4802,-2798,-3597,-350,-1066,1383,798,-27,3063,-4276,-1827,1743,
	-981,-1312,-438,-1297,-2725,-377,-303,381,-624,534,-156,427,385,-740,-209,83,-139,217,1020,306,62,-354,-382,54,
	2048,2048,2048,2048,2048,2048,2048,2099,2564,2970,3042,3365,3584,3840,3840,632,-34,-4,0,0,0,0,0,-768,
	-1536,-106,-119,0,0,0,0,-1536,0,0,0,0,0,0,0,11,0,0,0,0,0,0,0,-1763,
	1024,1024,1024,1024,1024,1024,1024,0,-640,-423,-197,-255,-211,-115,-16,-1683,-621,-1455,229,5344,3723,6134,-8344,-3402,
	-5258,5699,-6973,6551,3195,6123,-10291,-320,1869,4290,-3488,5855,4109,6042,-8431,-2606,1491,-19791,14669,270,1027,476,476,1001,
	-4792,1450,946,653,386,337,337,208,-118,-629,-288,294,-532,-4607,-1348,812,-545,41,88,153,140,176,176,3695,
	-265,3,-10,63,45,74,74,-2766,-756,-2313,-266,4980,3363,2698,-4068,-3556,-5540,1085,-2032,5803,2610,2072,-5428,-481,
	1567,589,596,5081,3540,2454,-3932,-2879,1122,-12500,5145,898,1344,681,197,883,-4622,1492,1164,600,349,292,317,83,
	207,786,-1028,991,374,-3324,-5140,860,-482,47,42,105,88,132,288,3628,-58,141,-99,80,49,74,39,-2635,
	2103,2122,2125,2142,2176,2176,2176,2176,437,1223,1276,1003,-256,0,27,174,-768,-768,-768,-768,-768,-768,-412,-115,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-297,528,47,14,19,128,92,968,1409,-1449,-1181,-1169,-1469,-2688,-2468,-1566,-976,
	100,1011,1021,441,0,0,528,851,-1371,-1478,-1397,-1590,-1856,-1824,-824,-490,-1558,1053,-34,-4164,-1038,-1118,1899,5359,
	-1560,2136,-1162,-3367,1915,1167,4600,3346,-4907,354,90,1709,-974,1567,3182,1378,-315,83,1664,1581,-1658,2218,-660,-3724,
	-5018,1222,-1793,1157,-3740,-1492,2064,1525,-4294,3534,462,3137,-2387,-2969,1289,894,7698,39,176,-317,502,2313,-4629,-3030,
	-11550,2319,1239,-2607,-1740,665,-129,198,-3017,-123,17,-4881,-1150,-1228,1772,5510,-2372,1145,-1086,-3969,2036,997,4450,3351,
	-5134,-501,87,805,-884,1404,3108,1478,-461,-305,1508,1148,-1616,2068,-587,-3813,-3905,812,-1903,616,-3554,-896,2404,1564,
	-1684,3776,791,2840,-2244,-2296,1632,920,4023,11,153,-250,592,2429,-4774,-3124,-6574,2963,1035,-2308,-1718,1053,244,249,
	2176,2176,2176,2176,2176,2176,2176,2176,256,256,256,385,512,512,513,513,-768,-768,-768,-768,-161,-768,-768,-768,
	-1536,-1536,-1536,-1536,-430,-1536,-1536,-1536,36,77,0,79,1661,42,625,1503,-2268,-2227,-2304,-2096,-387,-2006,-1422,-544,
	0,0,0,0,484,0,73,955,-1984,-1656,-2048,-1728,-500,-1824,-1524,-979,1142,1392,1303,-2780,1211,1547,3562,2294,
	3343,1501,-2957,-2024,-2335,-1942,5051,6896,1465,1018,-2192,-1034,1309,1474,7367,6314,553,-295,-636,872,-229,-807,860,-677,
	432,-1330,1184,-130,-2640,-512,-704,317,4578,-3403,-820,-207,5896,-1074,-5019,-1806,-1451,-3780,-1095,3328,1132,-4266,1399,1249,
	-2613,998,1511,259,139,-561,1131,646,702,2435,392,-2617,951,655,1741,2217,3234,1533,-2508,-2261,-2240,-2081,3694,6720,
	1157,1102,-2235,-1030,1010,590,5016,6162,-31,191,-931,708,-202,-1315,79,-639,1244,-1857,1197,359,-2572,499,667,243,
	4654,-3063,-648,688,6038,547,-1604,-1856,-2397,-4379,-1332,2676,1098,-3793,220,1217,-842,-519,1965,675,276,326,3247,687,
	2176,2176,2176,2176,2176,2176,2176,2176,533,553,640,665,665,749,760,761,-403,-222,-768,-190,-190,-280,-307,-173,
	-1536,-1536,-1536,-611,-611,-1536,-1536,-1536,522,736,42,712,1487,441,1331,631,-1505,-1271,-1878,-1183,-408,-1369,-470,-1167,
	569,542,2,594,594,627,720,1024,-806,-661,-1648,-611,-611,-740,-779,-653,1506,-3688,7,1758,-834,4136,222,-1597,
	96,-1128,83,3434,-1742,4389,-2741,-1117,1638,-2484,-1070,1633,-5997,3898,-2182,-2668,632,1062,-851,1618,-5940,622,-10684,-563,
	41,6164,298,383,-14660,8212,-10223,-2753,4682,3733,-665,1496,-17015,6653,-4060,-972,-3573,5008,430,1629,418,1644,705,1508,
	1522,-788,1233,337,-42,920,284,-348,1900,-2631,344,1803,-1124,4050,195,-1072,421,-709,-63,3498,-1616,4420,-2599,-1002,
	1923,-1446,-565,1591,-6431,3756,-2182,-2209,841,468,-589,1444,-5192,809,-10651,-730,139,5192,-272,594,-13495,8173,-9906,-3021,
	4006,2651,-1535,1707,-15450,6748,-3691,-1443,-2807,5043,244,1518,379,1729,654,1274,557,-725,497,323,217,456,520,-247,
	2176,2176,2176,2176,2176,2176,2176,2176,766,766,768,769,896,986,986,1017,-768,-768,-768,-768,-768,-370,-370,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,117,816,47,82,30,333,995,582,-1677,-978,-1745,-1708,-1634,-1241,-579,-961,
	455,455,0,420,284,606,606,760,-1202,-1202,-1680,-1388,-1536,-740,-740,-1265,-3024,5187,567,333,2927,-5050,-5401,2803,
	-322,3179,-387,-289,1721,-5686,-4746,3368,-4417,4138,-757,1154,82,-5666,-5061,2579,-2435,2938,-872,1049,-341,-1339,1123,-4287,
	-4430,4035,940,787,725,-5865,-3579,2729,-2929,-1353,202,-2008,1275,-8310,-3473,560,265,578,760,1141,-517,-600,-238,-267,
	3604,1376,-1324,-5897,3018,1560,102,563,-539,4338,456,-189,2903,-3746,-4670,1743,1167,2729,-527,-333,1639,-4429,-4128,2752,
	-1097,3452,-1085,296,66,-4083,-4388,1513,-342,2830,-857,637,-261,-648,962,-4150,-3976,4133,527,768,396,-6071,-3811,2617,
	-5667,-839,-136,-989,926,-9415,-4111,1360,763,508,1069,100,-551,-276,-274,-358,-750,2036,-1680,-3195,3031,369,43,1471,
	2176,2176,2176,2176,2176,2176,2176,2176,1023,1024,1028,1111,1151,1152,1282,1282,-213,-114,-768,-128,-768,-768,-768,-768,
	-1536,-328,-1536,-256,-1536,-1536,-1536,-1536,1174,1296,743,955,21,0,37,32,-364,-239,-789,-494,-1388,-1408,-1241,-1246,
	853,749,740,841,1006,1024,962,988,-677,-440,-1085,-256,-1492,-1600,-1412,-1254,4701,-1080,377,-2087,-2851,2854,-825,218,
	2643,-1593,2365,1355,2082,-3245,322,-1128,3492,236,259,-3056,-3142,2302,-531,807,5239,1283,2386,7366,923,1059,1722,-1218,
	949,3940,-810,4481,-157,923,78,1875,8575,-6232,81,6938,-1539,3167,-3260,1660,313,-82,-306,-144,23,249,-234,-47,
	126,43,-4,-132,486,-1397,1246,750,4718,-1313,621,-1894,-1853,1017,-787,1692,2687,-1447,2493,1510,1275,-3038,-278,341,
	3779,-380,443,-2392,-2182,625,-371,1947,4887,1907,2439,7018,1068,764,1271,384,808,4536,-862,3933,-1,963,281,2090,
	8006,-5278,-123,6207,-864,2972,-2704,751,243,-137,-370,-71,85,232,-261,132,237,167,-83,-172,-336,-436,992,792,
	2176,2176,2176,2176,2176,2176,2176,2176,1289,1419,1523,1536,1538,1538,1779,1793,-134,-137,-110,-90,-12,-440,-79,-768,
	-1536,-408,-530,-287,-29,-1536,-266,-1536,289,319,862,846,281,67,671,5,-983,-822,-175,-178,-740,-955,-110,-762,
	935,932,978,941,927,999,1001,1024,-658,-536,-530,-394,-587,-880,-402,-1245,-181,-1517,-2369,-1115,-222,1048,5408,-621,
	-1508,45,1698,-1410,3285,-2119,3374,-1217,1204,-7878,-2235,77,-2482,403,5256,397,441,-1170,-764,1313,5765,2415,302,672,
	1385,-5455,-8759,3943,-7637,-3345,625,819,3610,-6345,-785,-3483,-3573,2230,-4790,4230,-186,-20,-8,-53,311,-84,-73,136,
	-277,233,-60,7,392,-47,-93,106,-461,-1511,-2188,-1705,-457,1284,4779,-1035,-1652,-7,1548,-1564,2997,-1344,2510,-1477,
	1057,-8069,-1740,-570,-4282,523,4377,-213,264,-1150,-660,1485,6471,1815,1182,772,1053,-5002,-8136,3929,-6947,-2353,1534,737,
	3519,-6106,-953,-3078,-2691,2256,-3743,3587,-428,-24,-78,-86,249,-41,-129,12,-99,180,37,39,451,38,-24,296,
	2176,2176,2176,2176,2176,2176,2176,2176,1798,1998,2025,2051,2052,2288,2568,2820,-768,-143,-52,-166,-448,-90,-49,-8,
	-1536,-596,-233,-1536,-1536,-568,-640,-1536,32,104,158,313,31,62,0,0,-730,-458,-377,-196,-478,-210,0,0,
	1020,1024,1017,1023,1024,1024,1024,1024,-1153,-596,-409,-696,-896,-568,-640,-640,1142,404,2646,1034,938,685,-177,226,
	1008,3827,907,1065,893,-260,364,3817,190,-62,677,1291,151,255,-1778,-2116,-2743,-1444,-5881,8728,613,2308,-4538,1660,
	1235,-8278,927,6874,-1918,517,-282,4206,-3561,1191,-2414,-1047,1691,460,1864,-258,-2,-23,-74,-614,-256,-40,-98,-143,
	-179,-17,-2,-573,-330,-31,-121,-103,1131,362,2614,892,745,868,-702,349,1009,3266,736,1123,678,61,-466,3954,
	330,-59,473,1303,-67,567,-2474,-1867,-2380,-1019,-5197,8233,177,2231,-3329,1150,1433,-7171,1304,6426,-2111,605,2,4195,
	-2629,1603,-1977,-1150,1725,575,2719,-576,46,-95,-116,-645,-255,-73,-134,-175,-240,37,17,-518,-218,-56,-2,-157,
	2176,2176,2176,2181,2195,2220,2240,2304,2829,3003,3072,169,935,1374,640,-256,-14,0,-1,-768,-768,-479,-768,-768,
	-174,-129,-92,-1536,-1536,-1536,-1536,-1536,0,0,0,663,202,297,24,128,0,0,0,-1738,-1462,-978,-2024,-2944,
	1024,1024,1024,172,426,963,0,0,-312,-531,-260,-925,-1611,-938,-1712,-1984,2838,-5970,3349,-922,4718,526,-3887,-814,
	-3422,8084,-6754,-1958,5434,2154,-1912,4606,-3882,7887,-7092,1072,2972,1646,-2222,663,9122,-11355,8618,-1379,666,-33,-559,3531,
	884,-132,-125,4201,1172,-951,-1007,1396,-532,2854,-723,8550,-1464,-3198,2681,681,-83,-30,-11,-3164,-998,-526,424,1684,
	-49,-29,-7,7594,-509,-1124,-1558,-1966,3027,-6020,4326,715,2515,274,-3249,-749,-531,1603,-226,-572,3737,2229,-1792,4779,
	-1138,2158,-1293,3057,-19,1403,-1605,976,5221,-2756,1831,-590,-597,-72,-220,3400,433,446,-504,537,1902,-245,-2001,1252,
	-1407,3720,-1161,3080,1380,-2432,1032,587,-134,22,-66,-764,-1686,-682,470,1814,-150,95,-81,3133,2345,-745,-2492,-1808,
	2304,2304,2304,2304,2304,2304,2304,2304,0,23,143,255,256,256,385,506,-768,-476,-139,-768,-768,-768,-768,-768,
	-1536,-1536,-425,-1536,-1536,-1536,-1536,-1536,102,972,1441,78,0,36,79,1584,-2714,-1822,-1232,-2483,-2560,-2524,-2352,-725,
	0,518,835,0,0,0,0,952,-1920,-952,-618,-1784,-2176,-2112,-1840,-1062,235,1371,3652,1803,1496,1284,-5055,3691,
	-1625,5238,3009,647,-646,1236,-2245,4053,3217,3489,2622,-25,-2930,2134,-3695,1971,-2706,953,-2674,1312,2340,-1733,-642,-5307,
	-2819,-175,-25,-1456,2560,-1282,-298,-2957,246,-188,-1,-999,27,99,-1327,-6664,-710,-1759,-2179,-4632,1838,-3003,5245,557,
	-684,-73,-46,1096,3053,-3485,624,44,427,1132,3863,3629,900,994,-4241,3510,-1568,4899,2908,847,-317,1324,-2078,3599,
	3287,3071,2791,488,-2615,1587,-3141,1805,-2466,931,-2644,2005,1825,-1393,-303,-4935,-2504,96,66,-1917,1674,-1042,-82,-2963,
	275,345,99,-2572,-114,485,-1527,-6556,-182,-2079,-2418,-4098,672,-3923,5332,659,-415,239,24,-307,2936,-2005,635,-76,
	2304,2304,2304,2304,2304,2304,2304,2304,512,512,512,531,584,640,676,676,-768,-145,-768,-398,-147,-768,-164,-164,
	-1536,-375,-1536,-1536,-425,-1536,-468,-468,42,1894,671,566,1179,49,1135,1705,-2262,-410,-1633,-1719,-1052,-2127,-1006,-435,
	0,499,71,568,586,2,609,609,-1952,-508,-1632,-912,-569,-1776,-507,-507,1418,1333,2107,3078,-3177,-3005,-4127,1926,
	-748,-28,6091,1902,-4413,332,-303,740,961,437,6154,3482,-3897,-4903,-1486,2072,-964,2273,2313,721,-5526,299,2612,4180,
	-647,2439,-9341,7099,828,3412,2522,6768,2095,-139,-11175,1158,-762,-33,233,5424,-3509,561,2577,232,2272,2003,-188,-220,
	-714,21,-4436,906,-262,2617,-371,-138,465,808,800,3235,-3570,-2417,-3841,2317,-787,141,5539,1920,-4392,480,-323,883,
	460,243,3722,3498,-4297,-4225,-1564,2551,-1135,2187,648,759,-5128,639,2089,4005,16,2574,-1880,6949,1249,2355,2178,6358,
	2417,75,-1687,843,-149,-1305,-210,4873,-2463,467,679,260,2117,2235,33,-228,-402,103,644,560,-83,1678,-470,-256,
	2304,2304,2304,2304,2304,2304,2304,2304,737,767,767,768,769,769,770,896,-280,-768,-768,-768,-160,-768,-279,-768,
	-1536,-1536,-1536,-1536,-505,-1536,-1536,-1536,513,116,894,47,816,105,1485,32,-1566,-1933,-1155,-2001,-1231,-1942,-561,-1888,
	609,456,456,0,1024,420,728,287,-843,-1270,-1270,-1808,-628,-1516,-806,-1664,-4539,-4412,465,-1020,-3485,-489,-404,1926,
	-2091,-2722,-651,220,1337,-741,-2861,1337,-4581,-3832,888,-59,-6220,-1286,-2698,2380,1681,-2002,-696,-470,-1301,-1067,-1535,2241,
	-7409,3279,-6032,-69,2806,-3116,9937,1929,207,10610,-1673,108,905,-8417,7857,1813,-141,-1365,-121,1140,988,2285,-43,-1527,
	-85,10899,546,-1123,50,-10885,-98,4377,-4466,-1076,346,-1333,-3322,-1754,-101,1333,-1998,-465,-743,223,1297,-1391,-2944,964,
	-4467,-96,851,-507,-6515,-2386,-2286,1532,1666,-54,-703,-538,-1352,-1633,-1401,1801,-7462,-828,-5933,-270,2722,-1467,9664,1650,
	21,288,-1852,-78,673,-3729,7457,1955,82,529,-98,1815,1013,1289,92,-1191,-119,2658,648,-1520,-7,-5259,-234,4500,
	2304,2304,2304,2304,2304,2304,2304,2304,1002,1002,1005,1021,1023,1025,1110,1142,-285,-285,-215,-768,-105,-768,-128,-52,
	-1536,-1536,-1536,-1536,-299,-1536,-256,-226,375,1163,1350,817,1532,620,1203,775,-1439,-651,-461,-979,-260,-1171,-504,-899,
	621,621,847,732,750,768,840,1014,-782,-782,-780,-1202,-453,-1382,-256,-476,429,-4557,-2282,-2759,-2907,4824,727,1582,
	-961,-365,-1835,-2978,-165,5023,370,-674,-512,-1865,-584,-2661,-5731,4533,-3002,10795,-969,-786,6347,-3038,-699,5852,879,3501,
	4765,8914,-7317,-75,1789,-982,-32,2090,3675,10409,-13931,-1129,8777,-1216,2746,1468,-350,-725,-349,-509,-291,-351,-210,178,
	584,-172,-198,-601,-24,109,-135,-59,962,-4198,-2102,-2525,-3240,3929,1496,1487,-404,-353,-1778,-2908,109,4405,370,-429,
	282,-1516,-280,-2465,-5959,3508,-1836,9719,-997,-953,6390,-2444,-622,5271,567,3019,3461,8235,-7251,-585,1723,-519,-537,1622,
	2208,9641,-13625,-1689,8822,-254,1257,1864,89,-685,-404,-399,-335,-573,-150,158,-150,-467,-215,-1136,-10,911,-222,-24,
	2304,2304,2304,2304,2304,2304,2304,2304,1152,1152,1155,1185,1278,1283,1283,1440,-768,-768,-84,-117,-161,-768,-768,-120,
	-1536,-1536,-387,-395,-677,-1536,-1536,-344,24,0,1468,628,383,38,36,590,-1641,-1664,-193,-1003,-1155,-1496,-1497,-787,
	1006,1024,1019,1024,932,987,964,939,-1608,-1728,-612,-586,-677,-1357,-1540,-458,-1939,1293,8405,-1336,-1460,-1021,805,327,
	1901,-4087,-548,-1250,-1578,595,-762,-2185,1009,-124,16830,16669,-1778,-99,-1418,-8758,-975,-202,632,-8192,-3847,-38,-2019,2679,
	-2665,244,-3976,-6974,-3462,1271,229,8931,757,-342,-14955,442,3273,278,-1678,3177,-42,206,263,-86,-288,-91,-288,-328,
	1925,313,5,-54,31,1644,2094,-196,-1026,-287,7679,-1226,-1482,1846,-77,334,1518,-3990,-652,-1545,-1662,1942,-1045,-1703,
	1423,-993,15697,16128,-1802,1920,-1779,-9231,-485,-1094,988,-7966,-3849,299,-1931,2485,-2260,-195,-3225,-6143,-3119,1556,461,8021,
	330,328,-13364,898,3403,-1559,-1323,3128,69,207,221,-126,-369,106,-372,-347,832,1604,101,-15,55,966,2270,-193,
	2304,2304,2304,2304,2304,2304,2304,2304,1535,1541,1543,1589,1621,1779,1792,1794,-81,-411,-102,-10,-25,-77,-768,-768,
	-237,-1536,-375,-24,-105,-309,-1536,-1536,1077,77,1045,412,414,862,6,36,-204,-1198,-228,-815,-781,-174,-1018,-986,
	936,999,981,942,1023,1002,1024,1020,-413,-1008,-658,-715,-476,-530,-1373,-1281,1035,1511,-2017,1965,-1766,-1747,1971,-1016,
	-1145,469,1414,10207,-8517,-2622,3647,-2023,-378,886,-254,-8744,21579,-4093,2373,-2080,-891,2228,298,2585,-10510,-730,582,-4640,
	23,-158,2408,-16682,10364,281,4974,-1510,-1522,-2511,90,-581,-2529,-4443,1460,-481,-76,29,-63,-55,-12,-95,89,-31,
	18,-269,-61,34,-197,-87,109,-199,849,1721,-2828,664,-1087,-1783,1217,-241,-651,788,-19,5640,-4845,-3155,2566,-995,
	-592,1073,-2154,-4207,17893,-4155,1443,-1242,-1072,1990,1047,2148,-9750,-316,270,-4056,-46,296,3862,-10372,5024,808,4151,-654,
	-531,-2136,1684,929,-2959,-2718,1499,-514,-122,2,-98,-96,-2,-98,-16,37,-7,-82,98,210,-198,-42,107,-364,
	2304,2304,2304,2304,2304,2304,2304,2304,2001,2035,2052,2053,2307,2554,2824,2831,-137,-51,-441,-167,-83,-51,-6,-13,
	-472,-204,-1536,-752,-696,-768,-1536,-181,124,191,31,441,67,23,0,0,-691,-590,-734,-322,-443,-239,0,0,
	1024,1017,1024,1024,1024,1024,1024,1024,-518,-402,-998,-752,-696,-768,-768,-440,-2895,-1770,471,106,3374,354,192,707,
	-5487,-4477,367,1886,5287,1315,2444,-2408,-4053,-5910,1296,749,2747,1253,193,131,-3232,6886,1669,651,4204,-3482,-2082,5294,
	3335,4642,-107,2704,2936,-1831,1586,-217,-5361,6454,-1784,-2244,1688,1622,-694,-141,-22,-93,-43,-264,-71,-202,-216,-127,
	-10,-47,-155,-343,-43,-137,-43,-20,-2354,-1538,554,-171,3444,104,-36,1673,-4594,-3601,539,1156,5263,855,2265,-1177,
	-3198,-6024,1314,525,2871,850,-226,1105,-4354,5976,1083,1284,3666,-2763,-1627,4302,1933,3300,-646,3566,2480,-1630,2042,-380,
	-6677,5057,-1891,-1884,1165,2001,-250,-688,37,-79,10,-300,-76,-167,-125,-120,-142,-119,-167,-217,-56,-53,9,-71,
	2304,2304,2314,2317,2318,2356,2360,2370,3076,3328,535,569,1500,833,411,1180,0,0,-768,-768,-768,-327,-768,-768,
	-99,-47,-1536,-1536,-1536,-1536,-1536,-1536,0,0,523,212,33,995,687,25,0,0,-1777,-2061,-1311,-1091,-1831,-1744,
	1024,1024,270,82,1024,699,200,1024,-512,-260,-1128,-1725,-1516,-1031,-1168,-1726,3892,-12752,1564,6878,1868,3097,-7,-121,
	4700,-10156,707,4435,1708,1466,1502,2452,2310,-10064,-4715,10004,1219,2722,-313,86,2315,2451,-1856,675,-1554,-4606,-1402,1387,
	-292,-308,4945,-3447,181,-3935,15488,590,577,-229,11713,-4113,836,-4057,9952,1608,-26,-55,5633,731,100,-486,-4926,152,
	-16,-41,4551,-2637,-437,-1427,4289,-5163,4972,-7676,3776,6289,448,1682,1711,-855,3854,-4172,2141,3890,423,343,1950,2152,
	1388,-4386,-1464,8796,96,1360,2225,-507,2845,-971,-640,-1,-1559,-4462,-387,957,-348,-621,468,-1091,-535,-2958,9773,534,
	662,-2791,5478,-549,1018,-2276,3809,2131,-22,-79,6952,206,-49,-477,-2882,118,1,-100,1261,-652,-454,-685,803,-4899,
	2432,2432,2432,2432,2432,2432,2432,2432,433,512,512,540,768,1001,1024,1109,-379,-768,-768,-218,-64,-264,-768,-128,
	-1536,-1536,-1536,-435,-128,-802,-1536,-256,808,42,213,1665,2049,548,49,1455,-1831,-2518,-2347,-866,-255,-1523,-1999,-508,
	313,0,730,106,521,612,776,840,-992,-2080,-1800,-435,-128,-802,-1800,-256,-1277,2048,-846,-825,-1735,506,-1060,-4129,
	-627,2477,873,-2439,1028,1562,-203,467,-728,4159,-289,-999,767,-2538,686,-2484,-1529,2620,770,4985,-676,1442,356,-282,
	2174,1821,-5810,1911,-425,2467,573,-628,1174,-1019,-9528,280,-827,2044,-1870,341,-406,1431,138,812,-52,-691,-109,-106,
	1132,2093,-6183,179,40,405,-3475,-60,-786,1337,-1319,-687,-551,829,-2332,-2312,-798,2276,713,-2291,601,1785,-912,371,
	-214,3549,-941,-897,1218,-2212,-701,248,-1268,2314,18,4834,-474,1210,-146,-397,90,2491,-3382,1457,-414,1865,833,-946,
	-979,85,-6139,-335,-891,1321,336,-725,1032,1483,-1007,928,84,-474,-195,-79,-367,2465,-4012,-94,-5,19,-2501,-175,
	2432,2432,2432,2432,2432,2432,2432,2432,1509,1539,1539,1548,1567,1794,2024,2050,-206,-32,-768,-768,-218,-64,-127,-768,
	-740,-64,-1536,-1536,-435,-128,-413,-1536,324,1407,36,209,694,1030,145,36,-1239,-126,-1496,-1315,-811,-248,-903,-987,
	1024,966,1010,946,1011,1017,1024,1023,-740,-64,-1538,-1261,-435,-128,-646,-1280,-292,-347,2263,-4924,1009,-785,-2555,192,
	2415,208,2468,-4062,-739,268,-1929,663,3615,-1851,2352,-3733,-4107,-837,-864,576,1869,-594,-134,-1221,4348,-1276,-2389,3852,
	850,-286,3131,-3115,3023,-1750,-1690,-3004,-799,3511,-1160,-1806,6039,8299,1115,3123,-86,64,30,-302,-165,-54,18,35,
	-249,19,27,-745,-161,-56,70,-16,-161,213,1730,-3279,1283,-981,-2411,519,2417,279,1974,-2636,-250,1248,-2207,942,
	4043,-196,1849,-2237,-3460,-531,-659,917,1649,-614,-113,-915,4226,-1649,-3143,4031,749,-379,2436,-2688,2104,-2117,-1854,-2979,
	-1058,1900,-932,-2840,4873,5947,196,2615,-84,85,-32,-125,-86,-81,44,92,-230,1,-240,-1119,-303,-193,45,-135,
	2432,2432,2432,2432,2432,2432,2432,2432,2512,2567,2997,3080,3515,3527,4096,4133,-60,-33,0,-1,0,0,0,0,
	-285,-1536,-126,-63,-6,0,-1,0,103,31,6,0,0,0,0,0,-458,-474,-69,0,0,0,0,0,
	1024,1024,1024,1024,1024,1024,1024,1024,-596,-1024,-505,-768,-530,-325,-321,-96,-2759,-657,-7661,11548,24988,-21987,-544,-1501,
	-3925,-1882,-12350,11607,23649,-22192,480,-160,-1626,870,-10274,10038,25258,-24110,1795,-2842,1641,877,9923,-11066,468,214,-69,-19,
	1239,2093,-386,-456,-250,-225,-19,15,-3115,-300,-703,-1445,-5995,827,-30423,27648,-71,-155,-56,-47,-48,-47,-7,8,
	-32,-35,-15,27,-20,-15,-12,-3,-2442,-761,-3873,5988,9691,-7737,-2302,-773,-3589,-2403,-6367,3412,8162,-8134,-1260,913,
	-1213,766,-4732,2417,9220,-9298,-946,-1007,1266,461,2761,-2251,1937,-1147,452,-397,1146,694,-980,490,-56,-374,94,-143,
	-3851,-472,-2947,1266,-1325,-3561,-13464,10481,-48,-77,-82,15,-16,-76,-29,27,-60,76,-95,152,41,-50,32,-37,
	2432,2432,2476,2483,2496,2496,2497,2555,4352,4437,918,887,1152,2944,1174,508,0,0,-768,-768,-59,-3,-768,-768,
	0,0,-1536,-1536,-463,-169,-1536,-1536,0,0,121,140,852,22,146,4,0,0,-2120,-2148,-1196,-234,-1882,-2805,
	1024,1024,422,470,1017,1024,944,0,-205,-144,-1788,-1843,-754,-794,-1677,-2299,-488,342,1897,2150,4474,-3008,3980,2843,
	-269,-1664,-60,4084,1260,5319,4195,2066,-1772,166,1523,2623,-19484,5447,3428,4315,152,339,843,1094,-7066,-10440,1718,758,
	125,276,-1003,-1552,-7603,-193,7435,-3719,-5405,6630,-2181,-4791,-899,-796,-5206,-1873,71,165,-1046,1093,-343,-50,-89,1342,
	32,84,2770,-3199,-302,-29,3916,2442,-681,346,1488,584,3866,-4787,2863,1144,-693,-1695,-263,3003,326,1564,3337,748,
	-2160,197,1012,690,-17594,2414,2354,2598,288,333,587,-35,-6000,-5202,1432,-186,113,175,-624,1625,-6160,587,7700,-3363,
	-2976,5241,-1426,590,561,353,-2839,-1126,41,166,-913,262,-584,-18,-353,434,38,67,3060,-568,5,42,3974,1865,
	2560,2560,2560,2560,2560,2560,2560,2560,-256,0,29,153,256,256,256,384,-768,-768,-389,-135,-768,-768,-768,-768,
	-1536,-1536,-1536,-420,-1536,-1536,-1536,-1536,160,108,1112,1434,77,0,39,80,-3424,-3220,-2186,-1741,-2995,-3072,-3033,-2864,
	0,0,525,839,0,0,0,0,-2240,-2160,-1105,-874,-2024,-2432,-2368,-2080,1651,4622,3665,8199,344,2988,3813,-4504,
	1932,-2617,-866,2823,-990,3510,1053,-3088,5065,2835,751,8252,-2020,-997,3380,-4113,-1138,326,2155,3513,-1468,2163,1477,-586,
	1220,-246,-529,-370,6,1903,-400,2068,-1153,-746,-446,-303,-1527,3420,205,-1980,1331,-386,-7,-1148,-4842,-305,1453,4509,
	113,698,259,60,-952,-425,1028,-1913,1491,4795,3471,8215,3403,2194,2710,-3418,2182,-1925,-992,3060,820,1959,174,-2241,
	5006,3076,553,8080,-243,-1728,1689,-2920,-1274,664,2287,3212,629,1097,200,-177,1169,-156,-752,-71,-435,1463,478,1950,
	-879,-133,-492,116,-1672,2480,819,-1143,1297,-101,333,-1481,-2771,-1063,-640,4690,388,1164,46,288,-901,-730,1160,-1120,
	2560,2560,2560,2560,2560,2560,2560,2560,435,504,511,512,512,512,512,535,-352,-768,-768,-768,-768,-768,-124,-374,
	-935,-1536,-1536,-1536,-1536,-1536,-321,-1536,1053,1731,244,47,98,732,2368,686,-1840,-1094,-2573,-2769,-2717,-2084,-448,-2107,
	317,953,728,0,71,71,508,575,-935,-1314,-1928,-2208,-1868,-1868,-533,-1101,-3206,-1394,1084,2577,-688,5346,3392,-1596,
	-1912,-2738,-998,884,-2826,559,171,-3054,-1367,-476,613,2484,-679,4650,1340,-2230,3064,6521,-1119,694,-1803,1494,264,-736,
	592,1060,-7410,143,-2977,-6903,43,3464,514,21,-3759,380,2768,-4380,107,1643,-6272,506,-405,-464,-3701,3739,229,-6013,
	311,100,-6287,357,-958,-6325,1,2445,-2944,-1184,603,1937,554,4407,2674,-1254,-1946,-2414,-1032,307,-2272,494,327,-3264,
	-1159,-340,189,2023,1007,3440,1191,-2069,2887,5984,-1779,-6,-801,255,97,-260,-207,966,-2712,82,-4198,-1389,51,1120,
	-283,-213,1505,2308,-125,1096,150,-1087,-6006,550,-2133,-1627,-1835,1933,130,-4751,-197,56,-2518,859,-1254,-2871,65,688,
	2560,2560,2560,2560,2560,2560,2560,2560,540,551,641,656,656,723,745,763,-218,-199,-768,-183,-183,-321,-255,-171,
	-435,-573,-1536,-515,-515,-992,-816,-499,1919,1213,59,1202,2046,778,980,1020,-868,-1564,-2628,-1470,-626,-1827,-1603,-1546,
	106,541,2,592,592,433,613,1024,-435,-825,-2024,-763,-763,-992,-938,-785,-566,-2204,-2924,1440,494,-3427,514,-2480,
	-26,-2915,-455,1205,-629,-4211,177,-2623,-739,-1761,-3591,-1637,1210,-3213,1938,-8625,-125,-2839,128,-4111,-331,-552,-8142,570,
	52,-468,-712,-573,-316,1923,-85,81,-222,-532,-2166,-652,-220,692,-756,-82,1,3775,550,-170,-21,5153,144,638,
	143,-106,473,10,-83,538,-736,53,-437,-2448,-2257,1216,-149,-3183,20,-2517,89,-2866,-134,1133,-566,-4041,42,-2601,
	-635,-1999,-2707,-1871,-236,-2992,1758,-8562,-201,-3096,288,-4382,94,-421,-7737,421,-232,-63,-1013,-551,292,1446,1009,29,
	-582,13,-2298,-620,438,180,584,-235,67,3463,791,-130,10,5493,-199,711,-46,157,321,-15,78,233,-26,-25,
	2560,2560,2560,2560,2560,2560,2560,2560,768,768,768,769,769,776,896,1007,-768,-64,-768,-768,-768,-266,-768,-242,
	-1536,-128,-1536,-1536,-1536,-973,-1536,-666,106,2304,46,170,1052,1764,41,752,-2454,-256,-2513,-2389,-1507,-788,-2391,-1569,
	418,521,0,459,459,738,291,615,-1750,-128,-2064,-1487,-1487,-973,-1920,-864,-1242,-2397,-84,-1676,-333,462,2270,2308,
	-636,-11,617,-1766,-5647,-201,1578,254,-1708,-299,-726,-3058,-3330,-12,1779,4222,1090,-274,-210,-1832,-3601,3461,787,350,
	-8473,-112,808,12029,-5523,2412,206,1057,-7508,-156,2779,18559,-4863,3133,-1869,-398,-514,-44,1439,-1978,16,-72,2474,-1101,
	-6451,46,-1020,7962,342,-201,2851,28,-1112,-899,-126,443,-532,848,2104,2174,-1024,-264,628,-512,-5482,-595,1279,197,
	-1950,217,-706,-957,-3414,308,1539,4252,879,-186,-160,-21,-3686,3520,814,368,-5313,-132,833,1953,-4857,2321,1197,1095,
	-3338,-202,2720,5120,-4258,3111,-470,-236,-528,34,1731,696,-92,-28,2222,-1141,-3786,6,-1306,902,724,-158,3218,20,
	2560,2560,2560,2560,2560,2560,2560,2560,1007,1012,1021,1024,1024,1040,1110,1149,-242,-200,-768,-89,-768,-768,-128,-51,
	-666,-795,-1536,-236,-1536,-1536,-256,-211,1554,1636,982,1983,712,27,1708,879,-767,-680,-1325,-321,-1592,-2261,-510,-1300,
	615,851,729,770,767,797,841,1015,-864,-912,-1392,-475,-1616,-1896,-256,-689,-3416,4721,-5381,-63,7363,1295,-3373,569,
	167,-587,-3851,-629,3916,2578,-5,52,1514,1613,-5147,-4784,5859,2881,-8738,5749,1191,1275,-2816,-523,4562,1397,-613,-2946,
	1224,2368,-3653,-142,-2448,1342,-933,1504,833,3280,1549,171,-4717,-1091,-1583,-792,-722,-156,-616,-119,-212,247,-68,221,
	-40,-130,-454,-10,48,473,2,47,-4568,4750,-4825,-1118,5759,1009,17,410,124,-659,-3648,-219,3123,2344,-264,293,
	-561,1616,-4637,-5189,4210,2589,-1751,5088,1668,1263,-2573,-709,3412,1648,-488,-3187,1712,2323,-3853,-214,-1717,1331,-759,1533,
	1519,3104,638,261,-2191,-442,-1354,-653,-751,-186,-438,-190,-604,163,-23,231,10,-116,-883,20,875,903,-121,57,
	2560,2560,2560,2560,2560,2560,2560,2560,1151,1152,1152,1152,1152,1269,1279,1280,-120,-768,-87,-768,-768,-145,-768,-768,
	-373,-1536,-370,-1536,-1536,-522,-1536,-1536,843,147,1767,0,29,547,42,49,-1334,-2029,-409,-2176,-2146,-1512,-2007,-1999,
	1024,886,1019,1024,1007,931,985,963,-686,-1530,-838,-1984,-1848,-806,-1579,-1796,-2579,-2816,3925,2776,-408,838,-6921,5382,
	-2295,-1938,-102,-1617,3675,-1188,-5437,3595,15903,-2650,14498,2876,-1202,-2976,-7103,4807,5708,2925,241,2001,317,-855,-6709,2961,
	3293,-3162,1140,-1527,1797,3564,-5748,3746,-155,8378,3464,200,-2403,205,1072,-2755,-228,-371,155,443,313,-46,-54,-304,
	-3,3661,-31,438,-576,30,3514,315,-2192,-25,922,1197,119,792,-1163,1447,-2006,215,-139,-1118,2930,-1056,-1376,524,
	15106,364,8836,1412,-786,-3146,-1779,813,5274,4346,374,1105,1130,-1205,-3305,224,2771,-3109,1303,-570,565,3294,-4346,1533,
	-724,3506,3860,1037,-1826,97,-3853,-128,-132,212,116,335,434,-43,270,-516,-116,1554,60,2315,-564,14,1612,2054,
	2560,2560,2560,2560,2560,2560,2560,2560,1408,1464,1491,1507,1533,1534,1536,1537,-768,-115,-13,-113,-435,-65,-32,-768,
	-1536,-331,-26,-430,-1536,-199,-64,-1536,17,684,510,1361,119,1548,1665,220,-1903,-1179,-1327,-460,-1676,-246,-127,-1571,
	1024,946,915,976,997,931,965,943,-1764,-611,-971,-780,-1202,-444,-64,-1389,2375,681,-437,1780,-1221,-3069,-713,-4185,
	3437,-475,4645,281,-2293,1221,51,-4246,2508,-10470,-5697,-2751,-1033,-979,-2444,-3882,2007,7219,-2150,-351,-707,-272,-172,-2091,
	1662,2543,2486,1021,-6983,156,-24,-3229,-738,-608,882,2996,2384,697,618,1238,18,-145,108,-95,26,-98,60,-363,
	947,-29,167,-39,-436,11,11,-675,1461,895,-968,801,-60,-2606,-85,-2715,2512,373,3245,122,-1057,1233,-68,-2952,
	1624,-11755,-3782,-3849,29,-1924,-648,-2593,1275,6400,-848,-61,-413,-513,-163,-1437,1404,2447,3724,1495,-6404,-68,-3,-3104,
	-115,-854,2060,3806,1909,1684,44,206,-30,-72,47,-135,-6,-101,70,-229,728,-94,256,-12,-171,23,5,-862,
	2560,2560,2560,2560,2560,2560,2560,2560,1566,1654,1680,1789,1792,1795,1795,2034,-218,-22,-768,-75,-768,-64,-768,-122,
	-435,-103,-1536,-316,-1536,-128,-1536,-375,925,775,0,1182,7,1281,37,313,-837,-899,-1648,-357,-1529,-252,-1496,-982,
	1010,1023,1024,1004,1024,1017,1020,1024,-435,-476,-1720,-677,-1615,-128,-1537,-612,1330,252,3311,-2101,2988,1466,-167,532,
	762,-1525,3024,3370,4491,-2775,-198,114,-2113,11858,1509,-226,893,1049,2657,-907,-780,736,1548,-824,-1183,-421,5166,7415,
	472,246,-1081,-183,3394,-689,-933,4198,753,749,132,3036,1137,-319,-791,10979,-112,14,37,-27,49,-8,14,-16,
	-26,-72,234,-12,198,-16,-73,-60,1958,262,1843,-1915,2220,1863,727,791,1296,-798,1688,2292,3611,-1595,769,744,
	-1279,10779,427,-223,592,1061,2931,-328,-869,674,1235,-899,-461,-745,4923,6294,-448,-243,-1339,-450,2627,-842,-719,2802,
	-643,776,983,5031,1273,-659,-712,9499,-62,-3,-110,-30,-13,-16,49,20,-186,-26,179,0,155,-78,-90,-113,
	2560,2560,2560,2560,2560,2560,2560,2560,2050,2053,2055,2306,2408,2564,2664,2819,-442,-156,-47,-83,-768,-50,0,-14,
	-1536,-822,-204,-516,-1536,-883,-1536,-167,32,658,290,67,0,31,0,67,-1246,-617,-983,-955,-920,-734,-664,-443,
	1024,1024,1016,1024,1024,1024,1024,1024,-1254,-1008,-658,-880,-1356,-998,-1228,-696,588,-2158,452,5230,-278,105,459,3664,
	376,-3351,-190,4101,-798,1172,-3305,706,60,-2012,-2509,4816,-784,393,807,62,1522,1370,-2909,-7989,-3996,-1198,-3418,5509,
	-100,1310,2436,-5213,-1950,-183,-11234,-557,-1661,-4535,-3350,-6715,1363,-1059,-141,-3674,-7,-100,-18,34,200,-46,2,-39,
	-82,-173,14,53,72,-49,60,-18,608,-2625,339,4578,-241,19,102,4199,436,-4110,-701,2976,-730,980,-3001,1551,
	91,-2523,-2776,4090,-775,178,394,891,1338,2534,-2399,-7139,-3647,-577,-2414,4306,-60,2947,3263,-4264,-1729,-115,-8570,-352,
	-1793,-3055,-2758,-5719,1133,-639,501,-4635,-23,-136,-35,19,159,-34,-24,-35,-41,-71,42,84,36,-24,212,-20,
	2560,2560,2560,2630,2633,2666,2688,2688,2823,3066,3840,1134,394,1336,-256,0,-7,0,0,-502,-178,-768,-768,-768,
	-1536,-103,0,-1536,-356,-1536,-1536,-1536,31,23,0,608,2399,0,172,294,-474,-239,0,-1726,-681,-2204,-3668,-3290,
	1024,1024,1024,761,162,1024,0,159,-1024,-768,-260,-1301,-341,-1998,-2336,-1960,1226,4723,-4262,-4639,-476,3096,3674,-2155,
	4759,2858,-3940,-725,-2148,2653,-1404,-2674,397,3686,-4241,-3317,-833,1386,3,-4414,996,505,-299,-5107,374,3960,406,-1024,
	7571,-424,-228,-3951,151,651,541,1886,637,2941,9084,4064,-16,881,-660,1434,-66,-33,-56,-676,429,-41,-257,-20,
	-36,-15,-29,-965,141,-6818,-2520,-681,1303,3277,-1903,-2917,115,1779,3757,-1830,4510,1251,-1358,-382,-2238,1865,-1216,-2807,
	474,2159,-1715,-1757,-390,609,149,-4056,546,1129,-874,-4195,388,2320,351,-929,6285,-454,-272,-4557,25,1244,410,3074,
	429,2577,5950,1553,-196,2175,-591,2001,-9,-21,-66,-454,507,-214,-203,164,-82,-20,-54,-721,55,-3534,-2427,167,
	2688,2688,2688,2688,2688,2688,2688,2688,0,17,31,69,86,153,254,256,-768,-768,-389,-225,-768,-140,-768,-768,
	-1536,-1536,-1536,-930,-1536,-427,-1536,-1536,108,625,1110,1297,588,1667,640,81,-3476,-2941,-2442,-2218,-2910,-1764,-2690,-3247,
	0,372,527,947,342,838,569,0,-2288,-1543,-1233,-1113,-1508,-884,-1416,-2136,-2201,701,-758,2044,-497,-3500,-131,-3601,
	-5770,-550,1024,-774,-3121,-4827,-1201,-3158,-2156,694,-935,1991,-1127,-5096,-592,-3646,-245,-612,-2112,203,1672,-5469,916,-2560,
	-441,-481,-615,-1051,1726,-164,4779,-488,272,282,-450,-1043,1578,-113,2326,-3118,709,1356,-267,-1861,-2336,-7945,433,-5187,
	128,-6989,1453,-794,4156,-131,8858,-1777,-1972,897,-1054,2109,-554,-3477,-21,-1244,-5322,-653,770,-584,-3440,-4735,-1488,-883,
	-2057,772,-1206,1949,-1167,-5124,-468,-2003,32,-642,-1978,85,1794,-5539,1045,-123,-522,440,-791,-231,999,-66,2010,-1425,
	481,1182,-631,60,386,15,-345,-3097,837,1077,-99,-2382,-2020,-8051,688,-3563,356,-6527,926,-30,2234,-19,5439,-1983,
	2688,2688,2688,2688,2688,2688,2688,2688,256,256,384,437,509,512,512,512,-768,-768,-768,-337,-636,-768,-118,-768,
	-1536,-1536,-1536,-873,-1536,-1536,-295,-1536,43,0,80,1087,1823,47,2608,98,-3285,-3328,-3120,-2060,-1253,-3025,-464,-2973,
	0,0,0,321,954,0,517,73,-2496,-2560,-2208,-1051,-1395,-2336,-545,-1996,2240,2805,-4149,197,117,1972,2408,-1666,
	1682,555,-5478,834,-1418,-393,-510,-3209,258,1979,-3087,140,-369,2275,2980,-1324,2951,1494,-1024,3228,1772,730,166,-2479,
	-104,-157,-1724,450,2571,-3412,67,1421,2669,73,-2578,751,4885,542,141,1521,735,-934,6631,324,357,-3167,104,-4742,
	-1455,2661,1006,1029,-174,486,5,-690,200,1382,-3163,138,97,429,1871,-688,-850,-1310,-4605,855,-1343,-2134,-399,-2385,
	-1877,337,-2296,18,-377,867,2828,169,1211,420,-604,3239,1567,-429,108,-1515,472,-155,-1628,178,2722,-2402,109,-411,
	2265,-508,-1633,542,5048,1334,214,-773,-1156,-1457,6236,398,331,-4450,43,-3165,-1021,2051,1345,662,-62,329,46,-1031,
	2688,2688,2688,2688,2688,2688,2688,2688,512,539,567,640,640,665,665,720,-768,-329,-173,-768,-768,-172,-172,-330,
	-1536,-951,-445,-1536,-1536,-448,-448,-875,769,1174,1604,0,60,1596,2258,1026,-2303,-1871,-1413,-2944,-2884,-1324,-662,-1838,
	73,582,563,0,2,604,604,430,-1996,-951,-711,-2368,-2136,-665,-665,-935,531,-1648,-395,1706,-3965,-964,3431,2516,
	-3717,-2340,-2499,1322,-2549,34,1123,2472,-1523,-411,-1163,3558,-4808,-254,1097,-846,-2502,-1309,5133,1717,-216,2036,-396,4813,
	-5952,-836,-296,2664,669,-611,-355,452,-6876,-951,-229,1966,-2538,-584,-269,559,5447,11654,1784,4277,-1462,-207,-101,-1633,
	-4361,-1146,-77,-1227,-800,-51,-57,88,340,-1624,-405,-515,-2672,-745,3154,2800,-3626,-2576,-2516,-191,-1619,124,1094,2314,
	-1612,-428,-1275,1047,-3009,-352,868,-732,-2941,-1192,5036,628,496,2091,-574,4672,-3546,-600,-279,3046,523,-831,-519,-403,
	-3986,-621,-195,1638,-2234,-799,-494,-481,3928,11361,1720,2982,-439,-135,-139,-1392,-2161,-698,-56,-1792,-1188,-146,-94,-349,
	2688,2688,2688,2688,2688,2688,2688,2688,740,741,768,768,768,768,773,864,-187,-265,-768,-768,-768,-768,-269,-768,
	-606,-717,-1536,-1536,-1536,-1536,-922,-1536,1043,1250,52,106,170,1101,1864,0,-1802,-1594,-2764,-2710,-2645,-1715,-947,-2720,
	1024,610,0,417,457,457,734,0,-913,-807,-2192,-1854,-1615,-1615,-1101,-2256,-1823,-151,-2781,-1547,-1156,-391,3761,-1091,
	-1309,11,-1823,-395,-302,-2490,-511,1984,-2533,1350,-2601,-1152,-71,-350,2745,-690,-5396,7651,-3800,-1556,-1505,-4436,338,-168,
	-432,19,470,-10310,24541,-2249,-262,420,-157,188,-1492,-2109,16958,-8411,-82,3164,1660,-1387,-2514,202,-2998,205,4,3693,
	-110,-153,-3062,-4723,6652,694,-139,202,-1806,126,-2789,-1146,-292,-999,3363,-1418,-1229,-217,-1762,-15,-201,-2732,-515,1792,
	-2610,1632,-2630,-651,510,-983,2342,-1159,-5392,7326,-3755,-946,-356,-4902,738,-385,-305,-453,784,-4963,12761,-987,358,239,
	-61,-480,-664,-571,3987,-6828,736,2803,1544,-1146,-2557,496,568,-368,-43,3713,-5,-365,-2942,-2381,422,1455,54,-88,
	2688,2688,2688,2688,2688,2688,2688,2688,896,896,896,996,996,1024,1024,1024,-768,-768,-768,-272,-272,-768,-83,-768,
	-1536,-1536,-1536,-794,-794,-1536,-220,-1536,0,71,41,763,1636,745,2214,1053,-2688,-2617,-2647,-1825,-952,-1815,-346,-1507,
	0,585,292,607,607,766,774,731,-2240,-2120,-2048,-992,-992,-1744,-485,-1487,2916,126,810,-494,-1549,4617,2051,-933,
	-2203,418,-1219,-2057,895,2252,-1533,-1275,3446,-654,303,2130,-1001,4650,-164,-72,757,-656,-421,-1521,280,1073,-89,-1366,
	24,-6350,-483,921,273,-3204,-26,6919,659,-6371,-1833,138,26,-6818,64,1111,-438,2369,-1046,47,-680,-159,-41,-634,
	1997,-1792,1334,94,-10,91,-16,-432,2856,-1035,884,-417,-2143,2906,530,-537,-2217,-14,-1244,-1913,750,1371,-1253,-1030,
	3277,-1631,585,2252,-1370,2978,-1330,369,812,-1618,-111,-1287,643,-228,-225,-1055,-489,-775,696,941,563,-2280,-97,6245,
	-151,113,-1011,101,326,-3751,8,67,-41,788,-1132,54,-643,-691,-102,-357,1560,-82,1405,98,17,759,22,-841,
	2688,2688,2688,2688,2688,2688,2688,2688,1026,1040,1088,1109,1148,1149,1150,1151,-190,-768,-768,-128,-50,-768,-86,-768,
	-709,-1536,-1536,-256,-210,-1536,-371,-1536,1781,27,0,1964,1020,168,1924,73,-777,-2517,-2496,-511,-1416,-2267,-509,-2359,
	856,796,1024,839,1015,997,1019,917,-973,-2024,-2144,-256,-732,-1858,-893,-1988,2970,84,1211,-4036,880,-51,5846,-2106,
	694,-2338,2502,1003,-1672,-211,-630,-2192,1430,-162,-1445,-7785,7789,1,17977,-1520,-721,15,3139,-367,5238,-1941,272,-2448,
	-540,519,-1060,-547,-807,-477,95,-4209,-457,-2165,603,-1112,-554,2384,349,-1159,113,1343,1277,-70,71,784,193,-573,
	17,-2056,-816,22,16,-3404,-35,-4804,2623,318,702,-221,690,-840,2568,-3135,643,-2096,2168,475,-1455,-887,-385,-2910,
	710,6,-1771,-152,7383,-677,11757,-2258,-800,254,2318,-288,4826,-1995,99,-3030,-600,1013,-520,-454,-847,370,-46,-1900,
	-614,-2014,905,-925,-466,5253,139,2867,114,1395,1129,-1,80,284,151,-990,12,-2721,-1561,-95,36,-2221,44,-3488,
	2688,2688,2688,2688,2688,2688,2688,2688,1152,1152,1153,1153,1262,1279,1280,1288,-768,-768,-768,-117,-148,-768,-768,-768,
	-1536,-1536,-1536,-371,-530,-1536,-1536,-1536,0,29,146,1016,596,44,49,0,-2432,-2402,-2285,-1415,-1725,-2261,-2255,-2296,
	1024,1007,887,1024,930,985,963,1024,-2112,-1976,-1658,-717,-912,-1702,-1924,-2044,3718,-611,-1226,-1360,131,-2078,-1019,407,
	-1471,-514,-1976,-612,-1431,-981,-2014,-487,5448,-1167,-273,14161,-1018,-813,-1533,-322,1465,-1316,135,4572,-4027,-3276,-357,-932,
	-1175,768,4334,-104,495,628,-1389,-2619,578,-3005,3812,-64,-193,7322,-7745,103,0,2,-477,-544,45,-232,-514,-115,
	6038,-4251,2513,-43,75,8890,-3045,-9555,2711,1473,-339,-1145,133,941,-1899,-904,-2029,359,-2035,-513,-1291,15,-2557,-1292,
	4508,796,587,14083,-1117,1056,-2019,-1145,151,415,377,4555,-4239,-571,-1296,-2565,-597,-10,488,-286,346,-2762,-967,-2021,
	886,-3713,-1856,-358,-289,-1181,-3497,1765,-144,370,540,-459,40,136,-768,-346,4784,-2091,-1205,-103,43,847,-714,-6744,
	2688,2688,2688,2688,2688,2688,2688,2688,1408,1409,1472,1524,1526,1534,1536,1679,-768,-768,-110,-106,-12,-423,-62,-20,
	-1536,-1536,-295,-404,-24,-1536,-182,-95,17,73,1108,1517,475,117,1779,861,-2159,-2102,-1005,-543,-1583,-1932,-269,-1044,
	1024,998,947,978,923,998,929,1023,-1886,-1858,-507,-806,-1099,-1270,-456,-561,2039,-1953,184,2105,-408,-1269,-784,-564,
	2384,-3716,126,-178,200,-3261,-1583,-1352,2654,-468,-5976,-2891,1279,-1339,-952,14899,1014,-3057,-382,-142,-1011,-1433,-83,-493,
	4192,-4977,-408,79,-3169,11617,17,-917,-1841,-563,-1783,-180,922,2343,-302,-1314,10,-96,-103,-13,174,19,-73,52,
	6756,1744,21,-4,242,-376,9,-57,2565,-3324,343,1337,-544,-223,-745,-615,2833,-4597,297,-79,-131,-2135,-1622,-881,
	2919,-1856,-6539,-3508,1475,-336,-1048,13774,1697,-3626,-385,-263,-512,-959,-110,-977,4210,-4169,-656,16,-2493,10501,-26,-943,
	-1818,1875,-1968,-282,1367,745,-55,-1367,64,-361,-144,-27,123,181,-70,77,5604,1584,11,-10,239,-72,23,-13,
	2688,2688,2688,2688,2688,2688,2688,2688,1680,1763,1792,1792,1824,1856,2023,2045,-768,-79,-768,-768,-768,-768,-125,-50,
	-1536,-316,-1536,-1536,-1536,-1536,-417,-224,0,1361,50,7,0,61,323,384,-1904,-460,-1743,-1785,-1760,-1666,-1238,-1155,
	1024,1003,1020,1024,1024,1022,1024,1016,-1848,-780,-1665,-1743,-1776,-1632,-740,-677,4192,210,775,-453,1383,-964,-184,-542,
	3355,-1026,549,-1147,960,-2455,-1208,-1997,3575,442,161,1128,338,165,28,-1180,1551,-397,6719,-1886,-3396,-5649,5209,1551,
	-521,-217,-387,716,-4793,6427,4765,-7,1664,-681,-1727,-576,-21,1143,3682,2019,16,11,-14,12,16,-12,16,-5,
	90,3,-251,117,261,-176,-11,-1,2891,-263,1453,-257,253,-926,-216,-498,2083,-1627,1019,-1019,-223,-2507,-975,-1619,
	2485,291,711,1239,-389,117,521,-1498,1215,-315,5894,-1563,-2991,-5861,4505,1012,235,-89,-1397,790,-3407,5715,3895,-525,
	2299,356,-1628,-540,374,1276,3239,1450,-127,10,32,25,-123,-7,43,15,-110,31,-228,20,132,-168,-41,-6,
	2688,2688,2688,2688,2688,2688,2688,2688,2051,2052,2114,2309,2408,2561,2664,2821,-486,-160,-768,-82,-768,-51,0,-14,
	-1536,-874,-1536,-510,-1536,-1011,-1536,-167,38,743,48,77,0,33,0,64,-1496,-789,-1422,-1198,-1176,-990,-920,-699,
	1024,1024,1023,1024,1024,1024,1024,1024,-1357,-1085,-1504,-1008,-1484,-1126,-1356,-752,-332,-594,-1912,-2164,586,10,-426,-4059,
	-2061,594,-2635,-2809,-520,-591,-3242,-6173,-1180,-454,-2068,-1399,-110,-360,46,-4642,-1307,412,428,-7266,-570,-786,-2927,8810,
	-3928,-3814,4475,-8734,-1421,1218,-6507,2929,-1058,972,-169,-6814,-935,2523,-436,2198,14,-33,-24,33,43,-22,20,4,
	-80,-111,14,77,91,-55,56,17,-1,-762,-1700,-2309,589,211,-609,-3178,-1621,315,-2428,-3494,-428,-484,-3146,-4996,
	-869,-451,-1919,-1795,-105,-140,-237,-3767,-1427,910,555,-5564,-463,-1187,-2468,6633,-3716,-3038,4236,-6971,-1368,296,-4795,1662,
	-1256,1756,-386,-4766,-892,2083,30,1276,13,-60,36,-7,46,-11,-33,11,-15,-92,-44,87,46,-47,140,8,
	2688,2688,2688,2717,2780,2804,2816,2816,2822,3076,4066,1490,2120,2804,-256,0,-7,0,0,-768,-277,0,-768,-768,
	-1536,-100,0,-1536,-961,-1536,-1536,-1536,32,31,0,289,131,0,172,108,-730,-478,0,-1862,-1516,-1012,-3924,-3732,
	1024,1024,1024,994,1024,1024,0,0,-1152,-896,-260,-1501,-1079,-1402,-2464,-2400,1091,1388,2565,-3159,-762,2059,-1347,-8321,
	1962,1952,-2051,-2640,471,-2208,6453,-470,-310,1782,1274,-3416,93,1383,-221,-3720,1919,-9208,-119,-4660,925,-2901,651,-485,
	9455,321,-71,-6233,2441,-8454,-852,958,227,-6225,15505,-3273,4603,2963,1156,-574,-13,-12,-30,-130,-48,24,251,-909,
	-26,1,-21,-1562,-118,52,-522,151,1342,396,3607,-2325,-434,1185,-1177,-7788,1781,524,-683,-2117,821,-1086,6226,-304,
	74,457,2125,-2543,549,370,-121,-3353,1144,-6339,-390,-4150,11,-1353,576,-253,7368,846,-135,-6285,1514,-3808,-971,580,
	-229,-2328,4970,-4259,3503,2899,1138,-788,34,-6,-36,-34,10,-12,249,-780,-109,20,-36,-1459,-102,73,-413,-12,
	2816,2816,2816,2816,2816,2816,2816,2816,33,162,256,256,256,384,439,508,-370,-132,-768,-768,-768,-768,-323,-630,
	-1148,-388,-1536,-1536,-1536,-1536,-818,-1536,1514,1987,97,0,43,85,1316,1862,-2293,-1691,-3487,-3584,-3541,-3371,-2085,-1470,
	532,841,0,0,0,0,324,953,-1148,-846,-2264,-2688,-2624,-2320,-1048,-1494,-4364,-5528,-4060,33,-759,-5483,-5619,1343,
	2798,-1371,1182,2908,3960,-485,-2797,-822,-1818,-3348,-2331,2239,-1666,-3363,-2144,-1971,-3997,-1145,-2315,786,2161,-2437,-6972,550,
	-242,-144,1893,-524,-679,291,418,434,-249,-129,-620,-619,499,-2119,537,772,-2903,5223,-5039,-370,409,7485,-2063,507,
	-149,-113,-698,782,-443,-114,309,-64,-4309,-5598,-3067,-1512,-3054,-4095,-5526,1224,2640,-1448,3855,1798,2978,266,-2695,-730,
	-1765,-3279,-1237,977,-3234,-1231,-2151,-1842,-3681,-984,-660,16,634,-1682,-6949,566,-204,-125,617,145,846,-115,255,472,
	-204,-112,-1669,-659,1253,-1998,354,749,-2581,5194,-4113,-455,-734,7087,-1946,557,-275,-88,-910,536,-35,417,136,-82,
	2816,2816,2816,2816,2816,2816,2816,2816,512,512,512,512,512,536,540,579,-768,-768,-113,-768,-768,-338,-218,-158,
	-1536,-1536,-270,-1536,-1536,-1079,-435,-398,58,257,2849,101,793,1177,2430,1918,-3270,-3071,-479,-3226,-2535,-2127,-870,-1344,
	0,729,529,73,73,578,106,579,-2464,-2184,-555,-2108,-2108,-1079,-435,-673,-357,-445,-3148,-1116,-738,-5391,-1553,-2726,
	1647,524,369,351,263,-2568,1704,1766,-448,1675,-3024,463,-1237,-2906,-104,-56,-3717,496,109,442,1002,-3316,-675,47,
	-1861,370,55,4142,-5346,-780,136,-415,1507,-2847,98,4583,-7640,-1159,180,-447,-3634,-620,79,-2437,2896,-8049,-477,346,
	-1053,-3353,12,433,-3806,-931,137,-93,-1622,-755,-3607,-703,-644,-5207,-1434,-2628,953,615,573,1798,580,-2589,1656,1695,
	-767,1251,-3147,2152,-1099,-2770,-19,-224,-3898,-311,76,495,366,-2498,-684,-116,-42,4981,111,1522,-1772,-815,-96,-457,
	3109,4560,188,1447,-2585,-1218,-113,-443,-3978,-2454,29,-785,948,-7073,-364,324,-406,1128,53,-393,-856,-829,-43,-77,
	2816,2816,2816,2816,2816,2816,2816,2816,640,674,674,726,743,753,768,768,-768,-164,-164,-310,-262,-178,-64,-768,
	-1536,-426,-426,-819,-709,-513,-128,-1536,60,1624,2457,1056,1247,1370,2816,106,-3140,-1542,-709,-2058,-1850,-1717,-256,-2966,
	2,608,608,436,612,1024,521,417,-2256,-778,-778,-1051,-935,-865,-128,-1982,-2318,895,-3049,-465,-2810,1389,-3735,-2896,
	-970,4149,-630,439,1744,3793,1142,596,-3418,168,-1433,-924,609,-3151,-954,-1330,-165,931,-269,-1892,-1833,6254,-71,-1146,
	781,-23,-138,356,-648,-123,72,-2087,-2198,14,-108,443,-452,185,68,1971,-510,175,-165,-4905,2088,472,-15,273,
	1655,56,-65,575,-195,13,61,-332,-1490,817,-3482,-441,-2769,1458,-2656,-1945,-646,4185,-496,618,1796,3590,670,1377,
	-2431,-31,-2191,-974,479,-2471,-653,-752,208,897,-273,-1666,-1840,6162,-8,-655,-69,-7,19,78,-234,-219,13,-768,
	-2760,100,76,93,112,11,-27,2660,-200,113,-180,-4599,1740,604,63,-233,1310,90,59,289,72,-87,7,1701,
	2816,2816,2816,2816,2816,2816,2816,2816,768,768,768,777,896,896,994,994,-768,-768,-768,-251,-768,-768,-281,-281,
	-1536,-1536,-1536,-797,-1536,-1536,-754,-754,52,254,1171,2042,0,41,1009,1790,-3020,-2818,-1900,-1022,-2944,-2903,-1837,-1056,
	0,458,458,738,0,291,607,607,-2320,-1605,-1605,-951,-2368,-2168,-935,-935,-3800,-794,-1515,-2827,728,1340,30,-1847,
	1059,3003,-755,-820,-241,3278,2854,6269,-3314,-382,-161,-3704,1319,-374,1981,2537,-2567,-1513,751,-353,634,1176,3349,-1351,
	-798,11510,-4030,-278,574,818,-237,-206,1243,18017,11013,-166,2745,-1828,19,-217,-2235,-5353,454,18,68,-617,-647,-553,
	255,14738,1278,-32,-147,994,-132,88,-3458,302,-1373,-2287,562,1561,359,-1485,953,3661,-788,-937,-226,3314,2804,6052,
	-3026,332,-33,-3213,1156,7,2063,2758,-2471,230,1300,-393,575,1171,3194,-1456,-809,659,-4744,-499,-159,626,-679,-564,
	1185,2851,9137,-471,1355,-1059,-637,-743,-2345,-1969,852,85,492,-850,-414,-482,333,7607,608,-116,-608,1365,-260,-85,
	2816,2816,2816,2816,2816,2816,2816,2816,1022,1024,1024,1024,1024,1040,1109,1152,-192,-768,-768,-768,-77,-768,-128,-768,
	-726,-1536,-1536,-1536,-205,-1536,-256,-1536,1876,1101,54,773,2448,27,2219,147,-942,-1715,-2762,-2043,-368,-2773,-511,-2541,
	854,731,775,766,781,795,840,886,-1101,-1615,-2184,-1849,-493,-2144,-256,-1786,-1696,-511,-2040,2028,924,-429,-4152,250,
	-2159,-724,930,-2972,1794,271,-191,743,-4415,-158,-1854,1818,-1543,746,-2418,-1143,-491,445,-3362,-5510,16,3236,-83,-1810,
	-462,-109,-450,-4705,3,1172,-103,11977,-493,675,1318,-11478,45,-2311,-234,13140,144,-830,-1099,-125,-9,620,-35,797,
	-30,-623,-2046,167,-21,-1225,15,-7451,-1939,-757,-2620,889,-298,19,-1982,886,-1905,-811,416,-3283,1940,238,-563,1607,
	-4448,-311,-2340,798,-2520,1163,300,106,-423,281,-3752,-5721,-41,3277,-102,251,-125,-7,1131,-3125,11,833,-182,6060,
	-52,667,3977,-7734,101,-2911,-402,3362,43,-765,-1734,-691,-60,368,3,2522,87,-758,-2158,772,21,-1291,-79,-2455,
	2816,2816,2816,2816,2816,2816,2816,2816,1152,1152,1278,1280,1280,1288,1408,1481,-768,-768,-143,-768,-768,-768,-768,-106,
	-1536,-1536,-518,-1536,-1536,-1536,-1536,-275,0,29,703,49,53,0,17,1147,-2688,-2658,-1858,-2511,-2507,-2552,-2415,-1213,
	1024,1008,933,963,985,1024,1024,950,-2240,-2104,-973,-2052,-1807,-2172,-2014,-635,3582,-5122,-579,-1990,-2611,5374,-249,586,
	-2261,-2099,-86,-1339,-1525,5860,-498,1637,4928,-5144,-410,-2270,-3370,3275,-475,-4758,-200,-1957,3458,-1910,-3427,7466,-494,-1109,
	-1428,-2851,-311,-1474,3330,937,-1118,-291,502,-2694,-273,-5486,11972,-493,-2898,-455,1925,1218,-301,-767,-418,-436,-402,-72,
	14082,-9800,-55,-8396,-1003,-7562,1354,29,1422,-2597,-436,-2152,-292,2873,555,527,-2868,-1024,137,-1075,1314,3594,137,1792,
	2708,-2600,-761,-2721,-1218,857,484,-5341,-1011,-664,2721,-2560,47,5122,-90,-1286,-1623,-2625,-665,1035,-69,1047,-772,-469,
	424,-3140,-607,718,730,-23,-2169,-661,1861,1618,-248,-1077,519,-763,-399,-69,11192,-6723,-91,-7534,-2823,-9582,1280,12,
	2816,2816,2816,2816,2816,2816,2816,2816,1503,1518,1529,1533,1534,1536,1536,1536,-13,-108,-185,-424,-768,-32,-768,-59,
	-25,-397,-495,-1536,-1536,-64,-1536,-166,567,1644,744,131,259,2177,49,2005,-1770,-679,-1568,-2176,-2047,-128,-2255,-299,
	918,977,1024,998,942,964,1009,931,-1227,-912,-864,-1392,-1645,-64,-1922,-467,-317,-843,553,-1102,-814,-1613,-1854,865,
	2031,-169,633,706,-1407,-127,-2587,1708,-884,-2298,-2247,-1300,-1609,-1835,-2477,-1395,-1273,-122,976,-77,2921,-23,-6439,-22,
	1939,-154,-276,3940,7266,88,-1330,-17,182,-498,-254,4503,9572,424,-3960,-252,145,21,-251,-111,-578,61,-168,-51,
	208,2,-218,251,-729,13,3248,-3,-462,-1755,738,-280,-1106,-649,-1406,369,1644,-104,764,1444,-1664,106,-1945,1610,
	-532,-3164,-1757,-607,-1915,-595,-2042,-1663,-770,-243,860,525,2654,41,-4898,7,2331,-16,-315,2594,6986,131,-572,-9,
	669,-349,-610,2144,9446,231,-3164,-103,67,-5,-190,233,-598,76,-165,-55,241,22,-210,287,-829,6,2891,23,
	2816,2816,2816,2816,2816,2816,2816,2816,1564,1680,1780,1792,1792,1792,2019,2041,-218,-768,-72,-64,-768,-768,-52,-120,
	-435,-1536,-290,-128,-1536,-1536,-225,-383,1414,0,1517,1793,50,7,535,364,-862,-2160,-543,-255,-1999,-2041,-1286,-1435,
	1010,1024,1004,1016,1020,1024,1016,1024,-435,-1976,-806,-128,-1793,-1871,-780,-782,-2726,1672,3533,-870,-1507,13,574,1441,
	250,2966,2193,15,-1518,426,110,635,838,1779,-448,1148,-1637,-113,-1256,-1958,-1020,1974,-150,-58,-538,-2337,-1945,3477,
	265,-847,-207,-100,-1854,1274,-1621,3017,260,2146,-729,-211,-2363,292,-1772,1210,-33,-33,12,-6,-41,-36,-3,-1,
	60,304,-6,-24,-411,19,-29,-2,-793,395,3065,416,-1256,-619,462,1511,541,1810,1849,111,-1159,-165,-218,1185,
	1810,723,-500,1455,-1423,-617,-1061,-1707,-1228,1386,-101,-125,-373,-2122,-1168,2226,-542,60,-210,-155,-1457,1490,-729,1639,
	-1472,2959,-452,-862,-2214,111,-665,207,40,-235,11,2,-26,-106,-39,75,-144,288,18,-54,-534,-306,-15,-36,
	2816,2816,2816,2816,2816,2816,2816,2816,2045,2047,2048,2308,2408,2546,2562,2562,-164,-507,-768,-82,-768,-55,-32,-50,
	-869,-1536,-1536,-559,-1536,-243,-1536,-904,817,42,50,93,0,312,38,32,-979,-1751,-1743,-1439,-1432,-982,-1240,-1246,
	1024,1024,1023,1024,1024,1024,1024,1024,-1202,-1480,-1664,-1085,-1612,-612,-1408,-1254,-141,-1555,-962,-628,696,249,-420,-706,
	2772,-424,1138,1652,2434,923,-922,481,1181,-485,-727,3169,2125,-305,-635,-2071,67,668,2935,1704,503,3153,7054,1167,
	554,224,7,1826,-508,1837,7408,-789,-4714,-3435,-1188,3119,349,11146,-2107,-3643,13,-33,-74,31,10,-36,-3,1,
	-64,-172,-27,79,109,-59,-24,-20,-498,-1236,-970,-558,620,506,17,-803,2045,-104,1117,1404,2252,1858,-815,223,
	747,-320,-710,2990,1947,337,-123,-2179,1214,568,2991,2135,515,229,6188,1554,1785,-144,-173,2067,-496,-432,5739,-173,
	-2997,-3348,-1539,3351,358,7080,-2232,-2919,-66,-47,-27,8,15,8,4,-35,-43,-51,-114,71,51,-88,-30,7,
	2816,2816,2816,2816,2816,2816,2816,2816,2664,2818,2818,3026,3076,3078,3515,3578,0,-8,-15,0,0,-2,0,0,
	-1536,-1536,-166,-118,-100,-65,0,-4,0,36,67,123,31,32,44,19,-1176,-986,-955,-691,-734,-730,-281,-243,
	1024,1024,1024,1024,1024,1024,1024,1024,-1484,-1280,-880,-518,-998,-1152,-605,-896,1294,-3005,-2800,-6990,-4958,10978,-13342,14255,
	651,3864,-3299,-7848,-5544,12073,-11692,13190,1853,-3026,-2188,-7709,-4667,11978,-12656,13594,-4573,3949,9830,15807,915,-12659,3684,479,
	-4972,10049,7293,1820,-1744,5479,-198,153,374,-2344,-9286,32003,-9882,-9562,8410,-14447,29,-29,7,-43,2,15,-44,-39,
	63,-58,23,-76,10,42,-24,-5,699,-1768,-1469,-1281,-3089,4549,-6212,4924,438,3282,-1464,-415,-3441,4225,-4449,4105,
	1151,-1710,-1023,-902,-2820,4982,-5328,4324,-3879,2239,5489,-183,767,-1907,441,3872,-3275,5496,3827,-1511,-1204,7962,-691,362,
	760,-2299,-9939,11587,-2937,1912,-207,-1525,-40,50,24,-13,2,-14,-53,-25,122,-123,12,-98,-13,89,-60,42,
	2816,2816,2816,2816,2816,2816,2816,2817,4004,4100,4352,4506,4578,1003,1276,437,0,0,0,0,0,-768,-768,-768,
	0,0,0,0,0,-1536,-1536,-1536,0,0,0,0,0,19,16,528,0,0,0,0,0,-2818,-2549,-2876,
	1024,1024,1024,1024,1024,441,1021,100,-377,-640,-260,-423,-197,-2264,-2088,-2085,-3735,1938,-385,261,-1341,-2451,-5346,-1917,
	-1287,1633,1602,-2298,3144,-1033,-5061,-385,-3213,831,2382,3092,-1453,154,-4964,-158,-53,-38,-57,-13,47,1932,-3686,2976,
	-207,-122,-97,-24,39,4081,-96,-8210,21162,-37355,7296,1380,1088,3320,-4479,-11714,-34,-29,-35,-4,36,1686,-329,3508,
	3,-5,-16,-4,13,-2508,-6189,-10327,-1828,-842,329,-501,-1011,-2865,-2977,-2487,481,-1747,2152,-1828,2559,-1132,-2673,706,
	-1596,-1750,3162,1765,-361,-462,-2911,-480,-573,486,-276,214,-35,1307,-1634,1390,-198,66,-114,77,-26,3046,722,-561,
	9844,-12086,-485,7780,-1964,2565,-2874,-23,-38,-26,-32,-21,51,2192,-375,239,-26,42,-32,25,0,-3379,-4971,-2843,
	2817,2817,2817,2817,2817,2817,2817,2817,169,935,632,918,1223,1374,535,1686,-768,-768,-768,-768,-768,-479,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,663,202,11,121,47,297,523,165,-3010,-2705,-3198,-2802,-2572,-2172,-2784,-1992,
	171,426,0,422,1011,963,269,1010,-1561,-2233,-2401,-2129,-2173,-1535,-1631,-1679,979,2743,-839,269,1274,84,-2512,-3681,
	5819,774,-194,-587,1524,288,-558,-3109,848,1757,-2310,-516,-886,-691,-656,-3111,-2033,5473,214,-1864,-1,1184,-2343,3674,
	4390,-7242,-666,-1889,-108,-5378,4046,445,7067,-11135,-1128,-3371,-1504,-4458,11645,-6247,52,5695,1445,4441,-264,67,-3595,-33,
	17670,-1960,260,-1310,31896,-354,378,-1222,605,933,-1874,387,-1014,-887,-2856,-3000,4776,420,8,-508,-274,-508,-1321,-2386,
	560,13,-2851,-142,-2930,-1513,-628,-2622,-1381,3261,670,-1193,-2217,826,-1315,3670,852,765,66,-698,1136,-3849,-1360,356,
	488,616,-1159,-2253,1721,-2627,3211,-6181,1521,3045,1273,4032,-761,-232,-1584,-28,12171,2579,319,-498,31432,-110,-4776,-1059,
	2820,2820,2821,2821,2822,2823,2826,2832,640,569,1500,1180,887,833,411,1152,-768,-768,-768,-768,-768,-327,-768,-59,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-463,24,212,33,25,140,995,687,852,-3184,-3068,-2317,-2646,-2826,-2025,-2762,-1868,
	0,82,1024,1024,470,699,200,1017,-2292,-2228,-2019,-2177,-2182,-1498,-1634,-1090,-2632,3670,-1134,-593,1794,-1777,55,1177,
	1590,3172,1438,4261,634,242,2869,2259,-3558,4561,-790,-1422,128,-1034,778,-3916,1089,245,8667,2630,1319,1588,-457,2518,
	2053,-2837,90,1817,-7186,1191,12084,-1327,1162,-6486,-1793,-2286,-12271,-67,16016,-823,149,2121,-172,304,-591,4850,-4953,18,
	-371,-1608,1017,-14250,-4581,-1639,3152,-209,-1549,2803,-2050,-1112,832,-2671,-327,718,1906,2707,489,3486,942,-216,1469,1673,
	-1623,3463,-1491,-1787,-644,-1765,364,-2340,1761,-813,6996,2014,-9,1136,1031,3358,625,365,697,1694,-1712,2968,4813,-369,
	-204,-765,-309,-1678,-2701,1605,4469,171,928,238,-387,212,-2815,3774,-1665,-270,-693,610,2018,-13781,-207,-222,-3097,133,
	2832,2833,2836,2838,2840,2845,2845,2864,2944,1174,1134,394,576,1490,508,1336,-3,-768,-502,-178,-768,-768,-768,-768,
	-169,-1536,-1536,-356,-1536,-1536,-1536,-1536,32,146,608,2399,0,289,4,0,-896,-2553,-2139,-1093,-3313,-2118,-3385,-2599,
	1024,944,761,138,0,994,0,1024,-1130,-2013,-1507,-547,-2552,-1629,-2589,-2195,3061,500,-1830,-2,-2482,349,4351,2028,
	5000,1172,1991,259,840,2141,284,3607,2188,3127,-12,1608,6369,1841,6560,7429,-13752,2505,-676,443,2637,-3872,1314,1594,
	-11480,-6798,2664,-195,-1551,-1259,-1388,3135,-2226,-8488,10812,-281,-1476,3577,-3167,5706,3,1047,6,281,3691,-146,73,-719,
	6,20456,-200,17,-514,-1045,729,-5936,-23,363,-1528,-202,-3831,903,2866,596,698,1435,1267,269,853,2607,-41,2365,
	-1226,2440,-146,1282,3677,2289,4651,5944,-4486,1707,-977,348,2004,-3497,334,308,-6658,-1775,150,-121,-891,-2141,-718,3093,
	2980,-1450,6171,-141,-1084,1363,-2668,6400,-31,614,595,256,3234,30,551,-1105,31,19852,-376,75,-726,-855,330,-6024,
	2879,2908,2911,2913,2932,2944,2944,2944,814,2120,941,1744,2804,-256,0,33,-768,-277,-126,-50,0,-768,-768,-358,
	-1536,-961,-382,-188,-1536,-1536,-1536,-1276,228,131,1649,1109,0,172,110,1514,-2924,-1772,-1441,-1180,-1268,-4180,-3986,-2549,
	75,1024,781,988,1024,0,0,532,-2127,-1207,-839,-766,-1530,-2560,-2528,-1276,1909,379,-174,307,1959,4857,3458,9742,
	2173,540,-2031,-9,-1459,194,-4715,2910,3837,931,-1485,-2660,3086,5579,-492,6432,2331,-1437,-2058,-1104,-324,962,777,1842,
	-2382,-19,-345,-492,-5766,-1107,-334,-556,-4957,2734,-464,-751,1063,134,95,-437,823,-265,-577,63,24,213,-815,-898,
	1143,-207,61,23,57,-319,882,1412,2256,606,-395,102,836,4806,3271,8703,2044,776,-2168,7,-1196,386,-4499,2294,
	3942,1094,-993,-2206,1629,5592,-429,5821,2283,-1233,-1963,-1228,365,1079,903,1736,-2034,-266,-135,-439,-2998,-1500,-873,-741,
	-3868,2148,-170,-692,931,8,-226,-720,449,-144,-705,46,0,293,-731,-835,1386,-136,140,60,53,-123,1016,336,
	2944,2944,2944,2944,2944,2944,2944,2944,178,256,256,256,384,443,512,512,-122,-768,-768,-768,-768,-307,-768,-768,
	-345,-1536,-1536,-1536,-1536,-746,-1536,-1536,2568,97,0,43,101,1842,115,810,-1350,-3743,-3840,-3797,-3611,-1811,-3469,-2774,
	847,0,0,0,0,331,73,73,-675,-2368,-2816,-2752,-2448,-907,-2236,-2236,-96,2260,1159,2671,-83,2482,3516,-319,
	-711,734,3812,-203,-5184,-1419,-873,-2651,-492,836,2640,106,-533,1013,3655,-422,1749,-722,-449,938,-1066,1864,1226,2267,
	-151,3974,2406,-1157,-1548,186,3273,-5797,-124,2135,1093,-1156,-2316,16,4990,-11811,912,-2462,111,-131,5933,3109,-602,4022,
	-94,1363,103,-2374,-864,-11,-306,-6089,-99,4131,1260,2441,305,2144,5029,-335,-1019,2411,2873,-759,-4531,-1662,-690,-1319,
	-416,2242,2350,-119,-24,1022,5569,-315,1816,144,-677,250,-758,2890,1588,1258,-166,2287,3517,1101,-1661,-129,1017,-250,
	-129,23,1912,692,-1812,-355,2003,-3275,978,-2166,20,-450,5352,3664,247,1575,-89,-317,437,-1140,-498,-327,-608,-1012,
	2944,2944,2944,2944,2944,2944,2944,2944,512,512,512,538,576,640,682,682,-768,-108,-574,-339,-163,-768,-155,-155,
	-1536,-252,-1536,-1138,-416,-1536,-389,-389,58,3092,1933,1176,1921,60,1921,2686,-3526,-492,-1651,-2383,-1600,-3396,-1493,-728,
	0,538,954,580,578,2,614,614,-2592,-565,-1621,-1207,-801,-2384,-747,-747,2430,3284,-3031,6430,1772,-860,1810,2187,
	450,-1473,-1207,4062,-71,85,-674,-1528,2101,2227,-815,6086,2191,-5772,-546,952,199,39,185,1088,833,-1516,-1503,-261,
	-562,35,-355,-178,15,-1073,31,-70,-946,57,-300,-372,-37,-3121,-32,-75,-428,67,558,-5642,173,-182,-595,-188,
	569,-8,-82,291,-106,-869,17,-68,2580,3058,-2963,5701,1589,397,1786,1726,-295,-1255,-1114,3398,-153,240,-789,-1449,
	1487,2108,-912,5509,2270,-3526,-403,517,-126,5,117,1501,1212,-641,-1421,-299,984,124,72,-1119,93,-2047,-39,34,
	1121,205,310,-1853,87,-3916,-65,72,-123,2,336,-5112,150,-188,-602,-229,587,66,172,-750,-14,-974,1,11,
	2944,2944,2944,2944,2944,2944,2944,2944,729,744,749,768,768,768,768,775,-296,-258,-185,-768,-768,-768,-768,-256,
	-744,-696,-555,-1536,-1536,-1536,-1536,-863,1283,1519,1374,63,108,254,1229,2115,-2084,-1833,-1973,-3265,-3220,-3074,-2099,-1206,
	440,613,1024,0,417,458,458,737,-1048,-920,-993,-2448,-2094,-1733,-1733,-1079,4466,2206,-1906,2034,1343,2912,-1379,-1249,
	-1569,2215,-1224,312,1433,-194,-229,2400,-12,1155,-1798,-1717,-80,-80,-2310,-516,-32,5420,-3242,597,630,-122,8085,-1236,
	248,-258,-353,-694,192,4461,6102,-336,306,-403,-91,664,-252,14704,3441,-411,-1052,388,1117,-981,1225,-2685,1934,-484,
	241,-242,-186,-763,-1828,2728,4027,-186,4468,2235,-1850,1826,2314,3970,-1490,-1282,-1364,2099,-1142,294,1171,385,-371,2217,
	-102,1328,-1402,-2251,278,651,-2330,-285,31,5717,-3062,561,723,568,7856,-1010,168,-149,-249,-327,-252,-1766,5197,-389,
	206,-260,0,1073,211,3550,2715,-488,-816,471,1221,-1193,654,-2025,1286,-369,116,-165,-108,-661,-957,-2210,3399,-196,
	2944,2944,2944,2944,2944,2944,2944,2944,896,896,998,998,1024,1024,1024,1026,-768,-768,-265,-265,-768,-71,-768,-189,
	-1536,-1536,-712,-712,-1536,-191,-1536,-644,0,45,1041,1952,796,2683,1172,2049,-3200,-3155,-2057,-1146,-2276,-389,-1900,-1020,
	0,291,610,610,766,786,730,856,-2496,-2296,-1051,-1051,-1975,-500,-1605,-951,5348,2530,2027,718,160,864,717,2019,
	-337,426,-1453,-1353,-1543,-1604,511,-2507,4444,-432,362,1359,-3309,874,-1087,981,405,-1348,1297,-1568,2188,9,9022,-297,
	1167,-2993,79,-36,-4594,-18,7073,-154,3349,-4779,94,-68,-8807,-12,7579,-155,-975,-2398,1109,-584,912,-2,-1034,122,
	3394,1570,88,111,1472,-25,-721,-8,5046,2945,2037,227,-571,185,1391,2008,-59,541,-1206,-998,-1638,-1462,734,-2643,
	3573,-318,243,875,-3786,411,-480,868,254,-1345,1300,-1402,1966,-7,9140,-527,484,-2168,-188,75,-2021,23,5699,-398,
	2208,-1919,-297,39,-3894,87,4849,-523,-737,-2611,1259,-587,-58,-38,-412,117,2881,2185,30,133,2343,14,-1294,-41,
	2944,2944,2944,2944,2944,2944,2944,2944,1040,1109,1152,1152,1152,1273,1280,1280,-768,-128,-768,-768,-768,-145,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,2475,147,0,30,708,57,55,-3029,-512,-2797,-2944,-2914,-2114,-2759,-2761,
	795,840,886,1024,1008,932,985,963,-2268,-256,-1897,-2368,-2232,-1101,-1935,-2180,154,-142,-797,4149,-3029,-752,-2934,-142,
	-2094,-420,-2615,-3353,1371,-2669,-4124,227,502,27,-658,4361,-3473,-1454,-2587,-7,-1086,-27,-626,2566,-2843,-4177,-2914,2017,
	-2952,40,1926,-220,-1647,925,-1632,-1470,-7138,56,8309,-476,-4067,-116,7452,-3556,-3373,-32,-3988,1496,-490,498,951,2687,
	-32,14,-2772,11696,-10813,-31,2982,-2430,82,1266,242,2143,-1476,-666,1034,-976,-2132,-573,-2186,-3194,486,-2473,-542,-1507,
	348,927,539,2463,-1938,-2238,1314,-804,-1068,-46,462,1083,-1805,-4557,250,757,-2609,-83,-786,-418,-1485,294,-3015,-915,
	-5911,-200,1380,-100,-3491,-650,-686,1700,-3554,1,-3198,1282,-738,224,4287,2172,345,-81,-4493,7123,-6129,-82,-1435,-1051,
	2944,2944,2944,2944,2944,2944,2944,2944,1288,1408,1454,1534,1535,1536,1536,1680,-768,-768,-116,-103,-12,-56,-420,-768,
	-1536,-1536,-326,-377,-24,-153,-1536,-1536,0,22,1173,1792,671,2235,170,0,-2808,-2666,-1469,-770,-1890,-325,-2390,-2416,
	1024,1024,946,979,924,932,998,1024,-2300,-2142,-763,-973,-1355,-477,-1487,-2104,4707,944,289,-1232,-208,-86,673,4852,
	5690,-132,-1404,349,1001,276,-2100,2242,4002,-628,-2385,-1675,-1926,857,1362,3135,1991,-3315,-1299,-160,-6462,-16,-437,1134,
	1848,-736,-548,-137,678,-36,404,2452,-2447,-4517,-75,-316,-45,-209,6406,1665,3749,-345,-328,51,-85,-33,231,-572,
	-10137,-8,53,-6,165,-22,2472,5374,2885,1439,420,-2078,-552,-890,1517,3957,4280,76,-1050,500,364,151,-1161,1483,
	2365,-79,-2600,-2690,-1565,-70,2079,2469,754,-3111,-1962,-224,-3887,21,306,418,1398,-581,-897,-50,2265,35,-1256,2486,
	-314,-3981,-469,-180,1211,59,2496,2721,3862,-517,-297,22,-167,-59,1262,-939,-10258,708,17,41,288,33,1540,5849,
	2944,2944,2944,2944,2944,2944,2944,2944,1773,1792,1792,2035,2036,2046,2048,2301,-74,-768,-768,-122,-50,-162,-495,-85,
	-295,-1536,-1536,-397,-212,-845,-1536,-569,1644,50,7,370,549,898,42,119,-679,-2255,-2297,-1691,-1512,-1152,-2007,-1676,
	1003,1020,1024,1024,1016,1024,1024,1024,-912,-1921,-1992,-910,-806,-1270,-1579,-1202,916,215,-922,-178,56,312,-721,682,
	-3336,356,-742,-578,-1026,200,-1346,-445,469,-39,-352,852,1306,3046,-1052,-985,-50,2943,-3502,6829,328,168,-2037,-3937,
	-106,-1681,-690,5885,-657,-2560,-2487,-5444,-399,-751,-1151,2512,-664,3113,3738,-1875,29,-294,-340,-79,-26,45,-400,-74,
	-13,-596,752,-6,-21,-15,-480,71,390,718,-891,39,61,138,-228,689,-3372,593,-854,-307,-551,-360,-920,-755,
	178,388,-341,703,552,2837,-694,-982,7,2973,-3272,5304,-624,1405,-1854,-2256,89,-1307,-649,4164,-1278,-1215,-2603,-4221,
	100,-532,-880,1159,-1225,4530,3317,-1274,7,-205,-383,42,13,-61,-253,-122,35,-656,558,-38,-23,-9,-247,69,
	2944,2944,2944,2944,2944,2944,2944,2984,2408,2563,2664,2818,2821,3073,4592,1875,-768,-50,0,-8,-15,0,0,-30,
	-1536,-988,-1536,-1536,-164,-102,0,-192,0,38,0,38,77,33,0,913,-1688,-1496,-1432,-1240,-1198,-990,0,-1387,
	1024,1024,1024,1024,1024,1024,1024,1024,-1740,-1357,-1612,-1408,-1008,-1126,-260,-1012,1121,-1574,2853,-3212,-1072,749,1227,-222,
	300,-1177,2792,531,-1907,1155,-2054,1054,25,568,2566,-3918,-1406,1219,-1412,-3768,-1486,-2389,-1819,961,1530,-7612,-72,-1123,
	-245,-1689,-2898,4551,4200,-4731,-93,-1128,1719,-482,875,-1436,282,-4350,4425,-1028,-121,-68,34,-37,-16,-4,-2,64,
	104,-65,81,-69,36,19,2,-36,921,-1538,2177,-1798,-708,315,1475,-361,178,-1161,2388,710,-1498,682,-1683,-123,
	-20,656,1900,-2210,-1094,753,-1169,-2259,-1457,-2122,-1334,121,1640,-5482,-165,492,-131,-1500,-1697,1445,3422,-4543,-86,469,
	1600,-129,1169,-1990,-634,-2846,-1376,577,-139,-97,-44,80,6,-17,2,-49,-75,-44,115,-125,25,9,-15,9,
	2988,3072,3072,3072,3072,3072,3072,3072,1176,227,383,512,512,709,776,1002,-768,-104,-768,-768,-543,-132,-253,-253,
	-1536,-262,-1536,-1536,-1536,-339,-871,-651,417,3063,217,58,2025,2957,1192,1266,-2589,-1062,-3752,-3782,-1815,-686,-2384,-2084,
	967,862,250,0,954,639,738,614,-1930,-531,-2262,-2720,-1676,-543,-1207,-1048,-1501,-816,773,-329,340,-862,982,-170,
	103,-503,-1292,-1181,-303,-1705,3423,-940,631,-1479,594,-425,-552,-919,-81,1169,-1347,90,-641,-1149,-11,-209,-4311,2775,
	-3393,-12,4785,-1069,-392,-70,-786,-156,-4875,42,5578,-350,898,-94,-881,50,-2729,159,3334,-498,422,-134,5796,-635,
	6064,-36,2053,897,262,-76,-737,107,-1459,-711,866,-119,257,-569,857,-153,38,-778,-1230,-1716,-376,-1831,3280,-752,
	654,-1350,551,-547,-556,-604,-415,964,-1413,200,-637,-1361,-52,-238,-4108,2412,-3359,-56,4489,-8,-413,-140,-692,-289,
	-3793,-36,5160,1089,824,-204,-912,-162,-3202,252,3274,256,369,-148,5820,-457,5250,-54,2448,1097,226,-109,-548,68,
	3072,3072,3072,3072,3072,3072,3072,3208,1024,1024,1536,1790,1792,2044,2560,2246,-768,-67,-768,-69,-265,-119,-32,-53,
	-1536,-179,-1536,-283,-1307,-370,-1536,-275,1230,2921,55,704,1053,740,50,1382,-2099,-407,-2761,-1858,-1507,-1567,-1742,-997,
	730,792,1009,1004,1020,1024,1024,1023,-1733,-507,-2178,-973,-1487,-864,-1664,-942,-705,1268,-1616,-102,505,-176,-276,-332,
	2204,725,-1448,-651,1679,-353,-663,525,913,-594,-1338,335,935,661,-840,-320,-2018,-28,397,6626,4183,-1401,-712,-651,
	3768,-46,-1383,37,5242,-166,2290,-96,5103,-64,-113,-608,1102,-518,-1997,-141,-754,-3,3911,-140,-530,-31,-105,28,
	488,-42,-6826,-81,-635,-3,-43,13,-352,982,-1716,-15,-57,-66,-564,-387,2199,781,-1650,-240,1384,-68,-944,377,
	976,-802,-1465,-859,547,953,-1026,-94,-1508,-33,249,4672,3992,-1883,-322,-432,2916,22,-1129,-1016,5289,-592,2249,22,
	3910,78,688,-1112,1549,-911,-1645,292,-497,-40,3525,-88,-608,11,-163,17,-320,12,-5909,-94,-636,-15,-76,31,
	3328,3328,3328,3328,3328,3328,3328,3328,-512,-256,0,0,0,0,20,35,-768,-768,-768,-768,-768,-768,-724,-344,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1011,276,180,352,0,0,2257,959,1850,-5100,-4940,-4512,-4864,-4864,-2606,-3885,-2978,
	0,0,158,0,0,550,374,536,-2976,-2928,-2540,-3328,-3328,-2008,-1960,-1491,2059,2179,-2636,-569,-934,-2632,683,2634,
	1895,-651,-4006,566,83,-2790,738,3031,1335,1894,-3855,-363,-393,-2504,82,3144,694,-534,868,1534,1581,-3545,1643,2204,
	532,-131,-1987,904,904,2068,-902,-295,963,-568,557,2347,2531,3154,-186,-306,-615,-900,25,1049,1001,5031,171,-1837,
	-219,-585,1289,364,611,-5292,-491,1941,2173,1984,-2415,-225,-591,-2130,1022,2376,1953,-567,-3513,243,-239,-2329,463,2687,
	1448,1816,-3590,-114,-144,-2116,253,2940,582,149,1167,1360,1406,-3581,1978,1920,35,-735,-1801,917,917,2109,-1080,-260,
	313,-477,1268,2623,2806,3334,-727,-184,-609,-301,85,588,541,4384,441,-1633,-245,-516,2361,688,934,-4343,-2078,1493,
	3328,3328,3328,3328,3328,3328,3328,3328,50,64,91,93,128,162,173,242,-152,-236,-117,-348,-768,-132,-513,-238,
	-460,-841,-306,-1536,-1536,-388,-1536,-603,1655,1875,3449,1196,212,3016,1285,2706,-3159,-2925,-1324,-3575,-4524,-1686,-3406,-1916,
	782,945,810,371,17,841,222,682,-1582,-1463,-662,-1794,-2652,-1358,-1712,-958,-649,-649,406,-1037,-320,-880,-124,1495,
	-1948,-884,-658,-977,-1305,-1967,1471,1052,-1794,-758,-578,-756,1066,-598,592,1059,2113,-425,598,1240,90,876,-695,530,
	-601,-245,99,-1874,-1296,-33,2490,-111,-617,-347,178,-1632,2264,-15,4357,-77,-4351,-5280,577,673,-570,608,-1191,904,
	-417,245,248,2005,1474,56,-68,135,-307,-766,294,-796,-574,-699,-191,987,-1527,-1158,-1012,-1052,-673,-1200,828,209,
	-1618,-831,-541,-645,870,-1069,445,1189,1538,-439,613,1334,322,584,-257,1383,-62,-372,3,-1355,-1071,217,466,-412,
	191,-456,10,-830,2179,361,867,-567,-4372,-5103,612,664,-321,690,-932,1259,520,-119,100,2237,1126,389,-3381,-376,
	3328,3328,3328,3328,3328,3328,3328,3328,256,256,256,256,256,256,261,278,-768,-768,-768,-768,-768,-768,-635,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,694,97,86,0,147,1080,716,269,-3914,-4511,-4522,-4608,-4461,-3528,-3887,-4317,
	0,0,0,0,0,868,579,61,-2792,-2752,-2848,-3200,-2976,-2660,-1987,-2297,701,282,-998,501,-1337,511,-177,-154,
	668,1572,423,3366,-440,-4677,1921,3786,1036,-601,-388,361,-1447,-972,1342,1268,1863,150,-451,-256,-15,-51,-483,-731,
	2305,1650,1838,4432,1793,-1069,-774,1609,-4322,198,-1956,-955,2640,-1993,-2993,2627,1226,-349,-397,-724,-83,1569,-387,-262,
	-9667,1094,516,-481,-704,-7509,4989,-55,9,-17,-625,56,-1464,528,-135,-714,819,1518,731,3194,-120,-3599,1222,2380,
	386,-707,-193,-3,-1311,-737,1113,372,927,-151,-252,-323,-133,-705,-420,-829,4104,1637,1589,5202,2886,1530,-756,520,
	1698,-1514,-2248,-73,5540,2180,-3017,-1327,307,42,-26,-1078,-392,370,-62,-235,-304,-465,110,501,1733,-1745,3821,-3426,
	3328,3328,3328,3328,3328,3328,3328,3328,327,332,332,384,384,439,441,442,-409,-326,-326,-768,-768,-323,-333,-314,
	-1144,-821,-821,-1536,-1536,-818,-1536,-792,1384,1932,2948,225,0,2223,800,1843,-3153,-2600,-1584,-4255,-4480,-2202,-3623,-2579,
	397,286,286,250,0,323,324,329,-1584,-1303,-1303,-2518,-3136,-1560,-1888,-1291,658,-2980,-359,-181,-1376,-1358,279,3047,
	519,-3360,719,-2457,-5917,1466,-862,1186,179,-3582,-468,-1241,-2286,20,-332,2493,-1033,-4891,733,-1174,-1804,2724,-624,-3369,
	1148,316,136,4491,-2170,128,1405,360,1691,522,259,5093,-2647,151,1983,534,-6853,-18472,286,1797,1550,2508,-287,17002,
	4786,1076,652,-630,-2471,698,1528,366,400,-3386,-299,-165,-1420,-972,246,2736,-6,-3646,702,-2023,-5640,1468,-958,991,
	-69,-3692,-413,-953,-2386,112,-387,2416,-1141,-4408,667,-1239,-1884,1836,-685,-3022,-39,-21,135,4684,-1220,415,503,53,
	-17,-24,264,5737,-1815,520,33,65,-6851,-18143,387,1741,1335,2545,-550,16951,2914,284,572,988,-2134,1090,-200,-139,
	3328,3328,3328,3328,3328,3328,3328,3328,442,474,504,509,512,512,512,512,-314,-290,-768,-126,-768,-768,-768,-97,
	-792,-745,-1536,-463,-1536,-1536,-1536,-225,2872,2894,1731,1844,115,866,0,3173,-1550,-1496,-2630,-2511,-4237,-3486,-4352,-1179,
	329,443,953,950,73,73,0,557,-1291,-1264,-2082,-1256,-2588,-2588,-3072,-590,-200,-305,-2580,-685,1880,1727,2811,-236,
	-331,-550,-1326,-61,-1067,1356,2149,1383,32,33,-966,-874,876,1340,2751,935,-110,-605,-3015,-6566,-412,447,-787,-204,
	81,-47,-6463,-168,6022,-2241,-3079,-142,111,-29,-6087,-152,4094,-5893,-1105,-306,-340,-448,-41,4299,-1157,-2447,-1320,-204,
	149,-148,-2688,-564,-801,-2984,-342,-152,-189,-237,-1968,-893,1713,1389,2801,-363,-203,-185,-810,-328,-1196,1780,1925,1199,
	62,51,-599,-1096,1384,997,2434,811,-186,-771,-2909,-6017,-358,-207,-894,-263,77,-9,-6134,-204,2034,308,-2535,-142,
	95,15,-5805,-212,128,-1150,-562,-296,-345,-550,-360,4086,-1009,-2570,-1404,-254,97,-117,-2165,-581,-1803,378,-516,-101,
	3328,3328,3328,3328,3328,3328,3328,3328,512,512,512,512,516,531,536,539,-97,-768,-124,-552,-768,-398,-338,-318,
	-225,-1536,-321,-1536,-1536,-1536,-1079,-986,3813,58,2368,2120,1474,1594,2092,1254,-539,-4294,-1984,-2232,-2874,-2740,-2235,-3071,
	557,0,501,954,206,567,577,583,-590,-2976,-1301,-1866,-2224,-1936,-1591,-1544,-2363,1047,-134,-15,-1866,-2726,-442,63,
	-408,-2416,-599,832,-963,-1929,1371,779,-778,-1267,-190,122,-1622,-1330,1364,76,201,-678,2057,4531,748,-483,6631,1714,
	69,454,-46,1247,-2098,2276,-361,134,126,799,-143,-2863,-4112,3467,227,-143,173,-1102,-168,1868,1177,-3627,2011,14462,
	70,-1033,-211,3481,-4377,-3631,789,1195,-1872,1840,27,-85,-1112,-1683,-463,-24,-314,-2242,2,789,-149,-1130,1295,492,
	-808,-320,-358,66,-993,-552,1455,-50,155,-861,1979,4549,351,-1431,5651,1422,185,2299,163,1036,-1474,2396,-448,-703,
	349,2293,90,-2926,-3170,3854,9,-1120,93,-1167,-297,1952,540,-4254,2111,14244,170,-936,-35,3346,-2513,-2574,638,-113,
	3328,3328,3328,3328,3328,3328,3328,3328,539,540,551,584,584,597,640,640,-318,-218,-199,-152,-152,-128,-768,-768,
	-986,-435,-573,-374,-374,-256,-1536,-1536,2572,3453,2094,2570,3353,3755,0,70,-1753,-870,-2219,-1710,-927,-512,-4224,-4154,
	583,106,540,591,591,263,0,2,-1544,-435,-1593,-855,-855,-256,-3008,-2768,415,1213,-680,471,-797,813,2564,-1578,
	-302,762,-1340,279,-400,870,-1597,-420,156,1055,126,-25,-266,112,3295,-1320,-1464,199,4020,-587,-224,153,4,-604,
	-207,247,-203,0,-54,148,-1128,483,14,310,-314,-67,-42,162,-395,-1390,-1091,30,806,-675,-158,98,-59,70,
	151,322,-537,-157,-71,180,-131,535,538,1211,-200,241,-683,543,487,-1124,37,610,-809,-119,-41,762,-1604,-397,
	221,1054,-247,90,-269,79,228,-662,-1438,210,2279,168,-250,166,-479,-419,-187,57,405,-69,87,60,-888,-155,
	6,23,553,-148,177,15,-673,-1650,-928,129,1025,-669,-224,154,-80,184,178,107,353,-186,51,88,-442,432,
	3328,3328,3328,3328,3328,3328,3328,3328,656,663,700,700,732,742,768,768,-183,-99,-140,-140,-283,-75,-768,-768,
	-515,-278,-355,-355,-716,-211,-1536,-1536,2046,1433,2568,3289,1809,3060,124,65,-2162,-2768,-1597,-875,-2322,-1062,-3972,-4031,
	592,1024,631,631,445,1024,417,163,-1531,-1386,-799,-799,-1163,-531,-2446,-2510,-722,-1276,335,316,223,-501,-721,-223,
	-1157,68,2594,-122,2485,2105,-187,252,-205,-4836,-69,74,-16,-894,-778,-359,4418,589,-581,-175,-6331,37,-233,-340,
	-8,-482,6,-73,176,17,1511,1047,-103,-278,-72,-98,232,81,-308,-886,-814,3679,-449,-128,-172,-26,10,900,
	-238,-262,-96,-76,134,-53,-2176,333,-310,-1174,253,261,-338,-439,-293,-245,-562,250,2186,36,2012,1849,207,688,
	-967,-5271,121,-55,40,-670,-240,-195,3780,259,-346,-194,-4450,88,195,217,306,-376,-39,11,-210,-51,501,-2130,
	304,-25,-103,47,-364,-55,-860,-2895,-845,3668,-470,-170,330,32,67,588,70,-127,-92,-19,-374,-103,-1077,253,
	3328,3328,3328,3328,3328,3328,3328,3328,768,768,768,769,832,864,895,896,-64,-768,-768,-768,-768,-768,-768,-768,
	-128,-1536,-1536,-1536,-1536,-1536,-1536,-1536,3840,63,254,1052,0,0,226,0,-256,-4033,-3842,-3043,-4032,-4000,-3743,-3968,
	521,0,458,459,0,0,886,0,-128,-2832,-2111,-2255,-2912,-2896,-2251,-2880,994,-775,-88,-1814,937,-195,695,1447,
	-1607,-967,546,-584,2797,4069,4132,-3572,-837,-1046,-66,-936,-2022,1343,-644,2336,168,-490,56,-2845,2143,-545,-329,-1054,
	151,-108,9131,-6767,-1697,-737,8057,624,203,387,14430,-6059,-4602,7395,12344,4239,120,1499,171,-3391,-2067,394,891,-1784,
	132,-46,890,-4186,1579,-738,2050,221,679,-629,-620,-1530,763,-232,1085,1486,-1653,-631,645,-438,2675,4005,3551,-3489,
	-893,-1070,-546,-673,-2273,1189,-297,2193,201,-381,437,-2688,1935,-620,148,-1068,117,464,-119,-6404,-1464,-855,2333,97,
	143,481,2100,-5948,-4800,6771,4676,3139,170,1439,-183,-3224,-1853,499,1112,-1645,96,16,-2366,-3652,1288,-996,1922,-173,
	3328,3328,3328,3328,3328,3328,3328,3328,896,897,1005,1006,1006,1006,1010,1022,-768,-768,-215,-247,-247,-247,-148,-192,
	-1536,-1536,-1536,-627,-627,-627,-445,-726,95,733,1350,1792,2526,2526,1735,1876,-3873,-3235,-2509,-2066,-1332,-1332,-2119,-1966,
	586,639,846,616,616,616,1024,853,-2760,-2429,-1804,-1035,-1035,-1035,-1060,-1613,596,-1500,-194,910,658,-605,1180,-641,
	4173,-746,-698,55,2473,-874,3098,570,-108,-592,963,1404,1953,-304,-9185,-2089,-512,-1968,243,1313,-350,-350,2306,385,
	-6048,-9832,-518,116,56,56,-70,-362,-4010,-12748,140,150,80,80,98,-341,-1180,-3604,882,-1306,-269,-269,-629,-619,
	-2017,-5780,-6,159,44,44,-62,-255,259,-1938,-7,464,662,-601,893,-31,4424,-847,-570,-414,2420,-927,1510,1677,
	-545,-1039,926,2135,1920,-337,-1568,-4462,-887,-2489,-214,1995,-389,-389,2310,797,-2549,-6824,-571,-327,-19,-19,-444,-71,
	923,-8552,301,-515,-21,-21,-438,146,-1271,-2478,957,-1085,-275,-275,-474,-918,-1897,-3434,-62,-196,-28,-28,-301,32,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1024,1024,1024,1024,1024,-768,-768,-768,-768,-61,-61,-32,-768,
	-1536,-1536,-1536,-1536,-158,-158,-64,-1536,155,308,814,0,2789,3402,3712,64,-3685,-3532,-3026,-3840,-1051,-438,-128,-3776,
	963,962,962,1024,794,794,774,775,-2564,-2409,-2409,-2816,-525,-525,-64,-2696,-1840,10,3794,5700,268,-1089,385,48,
	-3255,198,3396,8421,3976,700,2157,-3245,-1665,-575,4346,3718,526,225,911,-453,-1210,-386,7466,-1253,43,-72,184,-410,
	-8184,15511,-3038,-3513,-102,-123,156,-2481,-763,8249,8460,-6131,-241,-219,277,-2531,-383,-3499,2483,5918,4,-57,137,-834,
	-10339,6344,-17188,30991,-44,-90,104,-3417,-956,7,3193,5067,216,-957,282,-212,-1801,231,3223,8100,4020,386,2138,-2957,
	-1172,-608,3883,3231,351,46,916,-764,-743,-535,6584,-1701,-54,-90,207,-770,-5201,15892,-1326,-2197,-74,18,145,-175,
	1734,9410,10036,-3823,-179,107,251,844,-347,-3268,3385,5508,-60,-119,163,-961,-7714,5805,-15054,29411,3,5,83,-3834,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1026,1026,1040,1052,1088,-768,-231,-8,-187,-187,-768,-218,-768,
	-1536,-1086,-1536,-628,-628,-1536,-435,-1536,1087,2025,682,1198,2363,29,2941,0,-2753,-1815,-3158,-2640,-1474,-3795,-870,-3776,
	1022,1022,948,856,856,795,801,1024,-2272,-1676,-1988,-1335,-1335,-2652,-435,-2784,4384,720,-249,20,368,-2725,-57,-1983,
	-763,-49,904,73,-1828,-2746,-513,-964,-1824,-231,-398,-2007,-552,-747,82,-3150,1685,-835,-903,-3106,-901,-1073,-141,6323,
	8283,-899,3895,-251,5,185,134,-563,9173,-124,-252,-220,1,-3719,306,-4369,2993,-765,-6961,1094,-211,-180,-142,-1991,
	7957,-583,2136,-391,-67,-3749,62,-19221,4268,686,-367,93,434,-1793,206,-2374,-387,101,952,45,-935,-2167,-712,-1135,
	-1738,-514,-487,-3263,-641,-99,425,-3474,1789,-992,-1058,-3151,-1332,-552,-93,5829,9445,-794,4643,-784,-5,-461,-62,-324,
	9912,169,764,-745,-42,-5253,-40,-3449,2944,-792,-6985,469,-397,253,-33,-2080,8382,-491,2710,-568,-90,-2054,-106,-20045,
	3328,3328,3328,3328,3328,3328,3328,3328,1109,1149,1151,1152,1152,1152,1152,1152,-128,-51,-120,-87,-768,-768,-768,-768,
	-256,-211,-373,-370,-1536,-1536,-1536,-1536,3243,879,843,1767,181,162,0,97,-512,-2836,-2870,-1945,-3531,-3551,-3712,-3615,
	840,1015,1024,1019,997,886,1024,917,-256,-1457,-1454,-1606,-2498,-2242,-2752,-2628,-269,20,14,-126,-1614,-160,501,-517,
	1065,1199,-966,-4353,-2136,-933,-6108,-98,80,10034,22046,27929,-1322,617,4114,-717,-71,-1231,546,608,-1312,-144,-293,-358,
	50,463,809,-134,198,3569,651,-765,119,149,197,-98,5712,7165,4583,-549,-78,4426,13243,61,-1604,-1503,-5863,-2542,
	8,54,85,-88,-21505,-13066,4789,-12992,-128,41,-14,41,-1521,-236,29,-576,1228,1343,-1007,-2529,-2031,-1731,-6027,-285,
	379,9600,17482,20254,-1196,844,3514,-570,-52,-1467,869,1882,-1406,853,-777,-225,-100,343,159,348,1570,-4541,458,1249,
	-209,-45,-628,565,7162,-3102,4529,2743,-26,4230,9755,6,-1344,281,-5588,-3145,-100,142,-305,144,-22474,-8536,3221,-12591,
	3328,3328,3328,3328,3328,3328,3328,3328,1215,1233,1233,1250,1269,1278,1280,1280,-123,-115,-115,-241,-187,-141,-77,-768,
	-334,-297,-297,-740,-514,-499,-217,-1536,1667,2272,2883,326,2377,2245,1772,284,-1982,-1359,-748,-3287,-1217,-1341,-1813,-3300,
	812,823,823,856,1024,933,845,948,-1275,-680,-680,-1764,-1048,-1207,-1227,-2285,-208,494,140,-875,-400,-539,-183,251,
	871,357,1055,-713,-87,-885,1096,-251,-5521,489,370,-3287,-1757,-994,-6376,-416,1668,-199,13,680,29,-312,-304,80,
	-34,21,-65,4650,62,-45,18,21525,-52,-139,-144,3494,266,-47,-137,14919,-383,-35,7,-1870,34,97,-101,2930,
	127,50,-18,3106,-6,-12,86,1341,-97,367,-208,-727,-366,-497,-319,258,476,-501,1058,-646,-63,-489,569,-232,
	-2742,728,-52,-2575,-1347,-912,-3321,-411,1595,-309,2,572,11,-531,-689,45,-58,-123,57,3853,-7,10,51,20479,
	10,-257,122,2036,157,8,-33,16075,-530,-62,-43,-1592,84,54,-117,4276,180,-15,53,3102,-66,36,111,-57,
	3328,3328,3328,3328,3328,3328,3328,3328,1280,1280,1280,1280,1288,1408,1408,1518,-630,-630,-768,-64,-768,-768,-768,-108,
	-1536,-1536,-1536,-128,-1536,-1536,-1536,-397,252,1297,846,3328,0,98,27,1644,-3332,-2288,-2738,-256,-3576,-3358,-3429,-1703,
	918,918,939,903,1024,997,1024,977,-1861,-1861,-2211,-128,-2684,-2498,-2508,-1424,161,137,-1697,73,2133,-1164,-1522,903,
	-168,1730,-998,-4507,2722,558,-1009,-109,320,919,-448,-1311,2615,-576,-1240,-1937,222,-1421,-5152,6,1968,-849,-1812,-891,
	-1132,4113,-9163,42,610,-2381,-93,-93,5683,864,-11458,97,456,-88,-1308,-66,3631,-1407,1712,-5,-1341,-2377,-3289,79,
	-6277,-109,1707,9,-16067,10418,14943,1,-508,395,-1894,86,1390,-1320,-710,623,-619,1731,-987,-4193,2212,560,-422,-21,
	-51,894,-405,-1164,1707,-724,-558,-3040,499,-1009,-4889,4,1069,-1111,-1079,-557,-916,3529,-8928,-14,675,-625,-475,296,
	1330,261,-10841,-37,653,3220,-2452,389,1874,-959,1561,5,-945,-2209,-1697,11,-415,-793,523,-29,-16820,5068,12063,82,
	3328,3328,3328,3328,3328,3328,3328,3328,1527,1529,1529,1533,1536,1536,1536,1536,-186,-185,-105,-435,-768,-768,-768,-32,
	-508,-495,-384,-1536,-1536,-1536,-1536,-64,1254,1523,1206,817,58,284,66,3200,-2083,-1812,-2128,-2515,-3270,-3044,-3262,-128,
	1024,1024,979,997,1023,942,1009,964,-1048,-1376,-1079,-1970,-2129,-2157,-2434,-64,-109,-499,15,620,-1769,608,-1297,319,
	-214,51,-68,1051,611,148,-3,1909,43,-809,406,1618,-1371,656,605,1031,5767,-720,-2464,932,-911,846,-1090,71,
	219,70,-416,-841,-312,18007,-2601,89,665,560,-266,-5223,2066,14230,-3044,210,-443,-218,-230,401,-1764,-6899,-3114,69,
	-206,-3,-26,-1312,-35962,5547,22692,55,65,-383,31,175,-632,508,-1184,303,-130,-160,259,760,385,20,-164,2133,
	356,-153,-1134,1329,-653,565,206,1015,4651,-82,-3554,833,244,732,-1224,90,-565,58,-1007,-246,-3095,17754,-2874,87,
	-543,367,-689,-3620,-4969,14618,-627,182,-312,-235,-362,236,-1578,-6820,-3794,81,-265,-62,-50,-1830,-11030,4566,2628,44,
	3328,3328,3328,3328,3328,3328,3328,3328,1536,1536,1536,1536,1543,1564,1621,1654,-768,-50,-50,-768,-102,-218,-128,-22,
	-1536,-123,-123,-1536,-375,-435,-256,-103,0,2331,2939,114,1045,2430,2731,775,-3328,-997,-389,-3214,-2276,-870,-512,-2435,
	1024,934,934,1000,981,1010,1013,1023,-2560,-500,-500,-2082,-1682,-435,-256,-1244,2341,263,-661,805,170,55,-654,-251,
	-4034,34,1797,-468,1088,1009,896,-21,-924,338,-205,228,-5328,286,747,20596,2056,178,-8,-1027,-354,-69,10,5376,
	876,-160,-91,-1805,566,148,75,7499,-2238,-515,-245,3203,-77,415,171,806,3112,44,-16,-2223,39,-73,-23,503,
	8856,-25,-28,-17859,-209,47,-3,-170,1492,159,-766,1052,-33,417,-371,-63,-3864,-79,928,-249,731,617,1242,179,
	-1277,-129,-597,499,-3254,659,1136,15807,1278,159,-3,-533,2919,-63,31,1805,771,-101,64,-2702,3813,-26,-8,2824,
	-1043,-423,211,-753,1970,33,-123,-768,1436,4,-69,-2934,400,42,25,194,2932,30,52,-4010,-89,-88,-52,-191,
	3328,3328,3328,3328,3328,3328,3328,3328,1680,1729,1781,1791,1791,1792,1792,1792,-768,-93,-160,-68,-11,-768,-64,-266,
	-1536,-249,-463,-280,-1536,-1536,-128,-1244,0,1593,1937,2053,285,10,2816,252,-3184,-1542,-1147,-1020,-2788,-3062,-256,-2820,
	1024,1024,1024,1004,939,1024,1017,1020,-2488,-778,-1051,-951,-2029,-2376,-128,-1605,340,-214,-532,1083,-16,-2565,-172,1109,
	1186,304,1282,-1058,167,-331,-5289,461,-498,346,812,220,296,-1360,-1796,517,354,-266,-253,142,946,-1047,7,-222,
	1149,9,166,-122,-3546,458,48,-2405,-3382,40,449,-309,-549,-1810,104,4307,-2179,60,1,66,4457,-952,-2,-3604,
	6325,28,26,-43,1291,5127,4,786,-83,60,-463,647,-312,-2125,-179,1249,1133,262,1382,-843,-132,-177,-4714,661,
	-748,852,1335,-217,60,-1093,-1638,521,22,-1034,-577,275,403,-799,10,88,1458,-459,13,100,-2605,437,1,-3832,
	-1956,-524,240,116,2057,-1832,-75,1409,-2630,104,28,19,3772,-796,13,-2909,1196,-21,-12,44,1692,5612,-20,911,
	3328,3328,3328,3328,3328,3328,3328,3328,1796,1824,1856,2033,2039,2046,2048,2048,-12,-768,-768,-123,-49,-11,-160,-32,
	-23,-1536,-1536,-394,-211,-1536,-842,-64,665,0,69,995,711,276,1101,2688,-2402,-3040,-2939,-1836,-2114,-2542,-1715,-128,
	923,1024,1022,1024,1016,1024,1024,1020,-1611,-2416,-2272,-935,-1101,-1902,-1615,-64,322,2050,-710,351,535,738,461,1418,
	-766,1090,377,177,394,566,286,2897,-11730,2084,-876,2091,-292,382,873,1903,-7985,293,99,1904,1574,-1642,-5642,0,
	-10837,-288,-416,1261,6280,-255,-4564,43,446,4631,-860,998,2026,-677,-4276,168,341,1991,6102,-48,-83,127,-119,41,
	208,7046,-22051,-17,-137,-674,-247,46,181,1466,-412,487,576,326,245,1204,-809,989,578,454,499,232,-70,3251,
	-6230,1660,-566,1890,-2452,134,901,1759,-5050,-6,179,112,-677,-1865,-2752,39,-6301,-225,-389,-340,3017,494,-1864,59,
	2090,4840,-369,-531,594,773,-1565,118,684,2483,5996,76,-39,-61,-378,55,197,4145,-20091,-47,-123,-736,-325,31,
	3328,3328,3328,3328,3328,3328,3328,3328,2048,2048,2048,2048,2076,2112,2133,2226,-768,-768,-39,-39,-218,-768,-128,-59,
	-1536,-1536,-105,-105,-435,-1536,-256,-198,56,0,1850,2473,1919,69,2219,1169,-2761,-2816,-966,-343,-868,-2683,-511,-1469,
	1023,1024,1024,1024,1023,1023,1023,1024,-2176,-2304,-484,-484,-435,-2144,-256,-763,-1523,847,-25,-792,-434,-472,-438,-215,
	1789,-4720,517,2032,192,77,884,-397,660,-1114,-1002,-436,861,-1719,-182,-512,249,-724,194,50,-95,-413,-3,-1114,
	-427,797,-164,-71,389,-57,71,-717,-662,-1620,-656,-283,834,495,123,-766,672,1598,19,3,-93,-227,-46,4,
	2557,3735,-31,-36,69,319,1,58,-1076,334,152,-789,152,-342,-190,-35,1175,-4080,494,982,446,-109,1015,32,
	711,-1198,-1178,-749,1745,-1656,73,-643,296,-1168,118,111,-430,-433,-29,-1621,-440,562,-186,117,-193,-92,-38,-1160,
	-1242,-1230,-855,493,-328,229,-264,-1387,980,1421,2,-74,36,-143,-10,41,3090,3986,17,50,-96,217,-44,25,
	3328,3328,3328,3328,3328,3328,3328,3328,2304,2304,2304,2408,2541,2557,2557,2558,-64,-189,-83,-768,-21,-54,-54,-12,
	-128,-1536,-530,-1536,-101,-238,-238,-23,2304,53,170,0,597,740,1518,258,-256,-2507,-2389,-2456,-1726,-1567,-790,-2048,
	1024,1024,1024,1024,1023,1024,1024,1024,-128,-1807,-1487,-2124,-912,-864,-864,-1646,-223,-726,79,88,640,293,-282,-395,
	-5870,583,-301,826,877,-93,332,864,-1578,544,-446,723,674,-154,611,306,-35,-3145,-1779,-481,5609,-38,-290,-5397,
	3,-109,-2495,1160,4567,7,-215,-5090,38,-1622,2808,1036,4256,-551,132,-9532,-14,-445,310,-397,-94,-65,-29,85,
	5,-54,-173,-259,-38,-27,-18,74,-326,-247,317,34,591,239,-555,-404,-5416,586,-107,962,1173,-115,-230,541,
	-1591,701,-287,795,309,0,207,482,-28,-1621,-1620,-1127,3274,-205,188,-2177,-28,-727,-2938,960,1852,24,86,-1445,
	-119,-3118,1708,810,1139,-287,1646,-6207,-3,28,300,-493,-17,-40,-77,-32,-17,117,-175,-588,3,-20,1,33,
	3328,3328,3328,3328,3328,3328,3328,3328,2560,2560,2560,2560,2664,3043,3065,3072,-32,-32,0,-27,0,-6,0,-12,
	-64,-1536,-1536,-84,-1536,-43,-109,-58,2177,50,0,1380,0,535,364,942,-128,-2254,-2304,-924,-2200,-1286,-1435,-850,
	1024,1024,1024,1024,1024,1024,1024,1024,-64,-1920,-2048,-465,-1996,-780,-782,-441,959,-1381,1999,157,-263,772,-146,-106,
	2487,1682,-3765,-133,1894,636,36,-70,1525,164,-1725,-511,1633,117,-267,-194,-394,-17831,37335,-811,-12028,1168,12277,-1981,
	-365,1655,-216,-727,-693,4,8174,-2095,156,-2400,450,-1073,-139,544,9097,-1725,17,-304,-73,-24,-46,-21,-58,-57,
	26,-204,154,-1,48,-23,-82,-47,844,-872,1157,234,-492,693,308,10,2562,1029,-3464,428,1902,461,838,251,
	1442,24,-1867,-335,1543,42,375,-47,-283,-10679,30914,-963,-13515,747,4265,-1839,-215,1480,435,-861,-513,-253,1942,-1488,
	303,-2175,1129,-1571,178,1096,2538,-1385,33,-297,-373,-9,-109,-51,95,-56,-3,-251,124,-23,37,-12,-33,-74,
	3328,3328,3328,3328,3328,3328,3328,3328,3072,3072,3073,3571,3584,3586,3591,3595,-2,0,-11,0,0,0,-1,0,
	-63,0,-23,0,0,-4,-11,-22,50,0,218,312,0,38,290,173,-1742,-1792,-1572,-981,-1280,-1240,-983,-1096,
	1024,1024,1024,1024,1024,1024,1024,1024,-1664,-1792,-1390,-612,-1536,-1408,-658,-1134,-820,1157,-521,-151,2931,-1496,-189,-1121,
	5220,-3492,-2028,1902,1731,-106,-1394,-2060,27,-708,666,993,1888,-688,-1114,-1068,-19538,30129,-13559,3485,26953,-28501,5011,-4505,
	-419,-4206,-1452,190,-16937,3121,645,9768,-1767,-3567,682,7801,-195,-2907,11480,-14706,-17,158,-36,-25,61,16,-29,-24,
	-13,152,-21,-31,67,17,-34,-29,-754,430,-418,389,1663,-992,213,-882,4126,-3160,-1906,2217,785,2,-932,-1539,
	-76,-955,290,1418,942,-500,-566,-930,-14600,22532,-4695,197,19040,-19323,2037,592,919,-1993,1690,-571,-10705,1373,-314,6161,
	-708,-1691,4642,723,725,-1436,4745,-4973,-43,155,-96,19,44,8,1,-54,-24,194,-66,-18,78,-2,-23,-57,
	3328,3328,3328,3328,3328,3328,3328,3328,4050,4083,4096,4097,4102,4482,4539,4602,0,0,0,0,0,0,0,0,
	0,-2,0,0,0,0,0,0,123,191,0,183,32,98,44,19,-691,-590,-768,-584,-730,-285,-281,-243,
	1024,1024,1024,1024,1024,1024,1024,1024,-518,-402,-1280,-878,-1152,-622,-605,-896,-286,-84,510,-103,-756,959,-1114,-1467,
	-409,-1164,356,656,263,319,-560,-594,-862,286,416,-776,766,720,-1580,-2209,6735,853,14931,1238,-25079,-250,229,9,
	390,-781,-898,-683,2340,-585,-28,-20,27720,30214,-8022,-36189,-15664,1530,30798,-15973,-23,-39,19,-34,1,-46,-13,-13,
	-23,-40,36,-33,11,-40,-5,-1,423,554,-538,-527,-823,1161,-493,-1036,727,338,-604,-612,-192,536,257,-512,
	390,779,-549,-973,254,999,-846,-1574,687,-1017,11439,3641,-16332,-354,-52,166,-151,-509,494,-783,1256,-358,-91,-93,
	5378,-769,1909,-5777,-2011,-3629,12336,-4858,49,-1,2,-90,-17,-55,-3,-20,-5,-57,55,-52,-6,-46,-23,-1,
	3328,3328,3328,3328,3328,3328,3328,3328,4608,5028,5120,5124,5530,6144,1174,1686,0,0,0,0,0,0,-768,-768,
	0,0,0,0,0,0,-1536,-1536,0,0,0,0,0,0,146,165,-256,0,0,0,0,0,-3544,-3013,
	1024,1024,1024,1024,1024,1024,944,1010,-1024,-377,-768,-640,-423,-211,-2508,-2190,1859,-17,-523,-140,-1091,1404,1276,-392,
	1622,1114,-518,-479,-96,389,1983,149,2774,900,-1195,-23,-573,723,1879,-152,407,-94,-15,-13,146,889,3213,1466,
	273,-81,-6,-3,171,880,-8898,-1927,-20948,24213,-38744,10369,7035,2103,-11941,-3309,4,-1,9,10,82,446,3350,-3347,
	20,16,12,12,69,386,38311,6815,468,13,-724,-128,-974,1409,1394,-140,302,1079,-535,-357,-137,422,1772,301,
	901,619,-956,-115,-573,725,2104,13,775,-187,101,-48,95,783,3117,1572,349,-169,244,-14,107,691,-7361,-1786,
	-1338,3980,-14328,3665,4531,1466,-9749,-3341,18,11,31,-13,72,467,3443,-3094,71,-27,78,4,45,310,33653,8263,
	3328,3328,3328,3328,3328,3328,3328,3328,1003,632,1180,437,169,935,1276,1223,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,19,11,25,528,663,202,16,47,-3841,-4221,-3660,-3900,-4033,-3728,-3572,-3594,
	441,0,1024,100,170,426,1021,1011,-2776,-2912,-2684,-2596,-2072,-2744,-2600,-2684,611,-3122,-1615,-1140,-1032,-1005,-1727,-147,
	-3817,15,945,-1284,123,-1171,-1256,493,1158,-5075,-2377,-766,-713,518,-2866,-421,1177,-416,-2323,-1435,-400,741,-2895,-975,
	4477,-3517,-176,-5211,-944,-4643,-170,-1214,3295,-1055,-2501,-11603,4355,-8052,-975,-2737,905,491,1133,-253,-799,-201,4996,4290,
	890,-158,-16817,-6216,18306,-776,-11326,40971,525,-2442,-1290,-1462,-790,-1532,-449,-829,-3895,-112,709,-1133,-173,-968,-324,97,
	908,-3491,-1895,-909,-538,-344,-1432,-1006,1037,-209,-1869,-1457,256,65,-1695,-1462,3930,-2915,-405,-1830,-1441,-183,-721,-325,
	2310,-1359,-2868,-4489,220,-1042,-2710,-792,944,653,633,-154,-276,-314,5339,3957,-40,-157,-15481,-2609,12570,-525,-11278,41465,
	3328,3328,3328,3328,3328,3328,3328,3329,535,411,640,569,1374,833,1500,394,-768,-768,-768,-768,-479,-327,-768,-178,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-356,523,687,24,212,297,995,33,2399,-3806,-3766,-4201,-4084,-3194,-3037,-3332,-2073,
	269,200,0,82,963,699,1024,126,-2142,-2136,-2800,-2736,-2046,-2003,-2526,-1037,-1113,113,-2573,-728,-243,-1561,403,830,
	289,-1213,-41,994,-144,-116,1659,-850,-86,-795,-3068,629,1,-167,949,-248,1092,-1670,-376,2358,-259,1153,967,-1181,
	2527,5779,-26,-3923,-3707,5711,-987,228,7264,9909,-1072,-6093,-5159,2725,-1770,230,-48,-55,-339,116,-2839,776,-1500,1713,
	-1581,647,-237,-1068,-10710,6883,8977,368,-1520,490,-1703,-754,-133,-1082,26,506,-162,-1077,-169,970,-91,92,1622,-932,
	-399,-385,-1465,554,49,158,708,-336,1025,-1305,29,2001,-248,1039,573,-502,-182,4004,-2012,-1085,-3146,5153,-807,57,
	1799,4661,-2313,-2100,-4051,2670,-392,9,-175,-97,102,193,-2638,803,-2249,1722,-4374,-3279,-409,36,-9128,6140,1623,137,
	3329,3329,3329,3329,3329,3329,3330,3330,1176,887,918,1152,2944,508,2804,1134,-768,-768,-768,-59,-3,-768,0,-502,
	-1536,-1536,-1536,-463,-169,-1536,-1536,-1536,417,140,121,852,32,4,0,608,-3272,-3839,-3826,-2862,-1890,-4354,-2063,-3126,
	967,470,422,1017,1024,0,1024,761,-2271,-2689,-2641,-1587,-1627,-3073,-1928,-2001,-1258,574,-285,-668,-462,1111,-702,98,
	-18,1238,1191,-477,-198,582,-1073,-647,-292,-690,-182,-22799,-659,1009,-1223,-272,-1248,-252,597,1919,-8706,-64,1409,-630,
	-13551,-6064,-1988,76,-98,-858,-1846,2603,-13044,-5779,-1074,-859,2420,-3136,1024,3652,-3287,-170,559,-20106,-2,200,-36,13025,
	13903,-704,28,-727,10,-413,16,2809,-1224,545,114,-605,-161,1091,-624,322,-100,1463,852,-431,-164,334,-950,-758,
	-273,-708,346,-17405,-457,667,-1127,33,-1241,-321,903,1512,-6818,-204,1301,-112,-13454,-2430,-1410,1077,-456,-155,-1711,133,
	-12293,-796,-698,107,1452,-2416,858,1547,-2822,-89,699,-16506,-15,86,-7,12184,12422,62,501,-404,-8,-546,-20,-349,
	3330,3331,3332,3332,3333,3336,3340,3340,2120,814,1336,1490,576,2246,941,1744,-277,-768,-768,-768,-768,-53,-126,-50,
	-961,-1536,-1536,-1536,-1536,-275,-382,-188,131,228,0,289,0,1382,1649,1109,-2618,-3828,-3535,-3093,-4299,-1253,-2297,-2036,
	1024,75,1024,994,0,1023,780,988,-1630,-2579,-2664,-2117,-3045,-1070,-1267,-1194,393,-1733,1526,-460,-3038,592,-391,27,
	390,704,2646,398,1688,540,-87,-534,-585,-1610,1590,-262,3265,1503,-939,-1389,778,-41,2852,336,2414,-73,990,1848,
	497,-4964,511,-7085,-1624,179,-256,548,-1510,-6556,300,-2442,-1024,47,-245,-418,1501,-1301,5007,-1157,2178,37,-1048,-174,
	-395,253,-19005,6017,1844,21,-151,70,629,-1643,856,-305,-3487,403,-229,-1,476,615,2248,529,1500,204,202,-511,
	-308,-1467,1055,-103,2215,1333,-1900,-2275,1057,159,2193,525,2188,305,893,1350,601,-4680,981,-6444,-1116,759,-14,-84,
	-2030,-5180,1224,-2424,-738,914,218,-413,1765,-1283,3746,-1333,2043,2,-1363,-217,-165,162,-16126,7155,1536,50,175,70,
	3347,3354,3584,3584,3584,3584,3584,3584,1875,1040,512,1004,1536,2546,2560,4354,-30,-44,-768,-251,-768,-55,-32,0,
	-192,-108,-1536,-646,-1536,-247,-1536,0,913,2848,58,1794,66,994,56,36,-2113,-1028,-4806,-2578,-3774,-1836,-2760,-986,
	1024,849,0,615,1009,1024,1024,1024,-1375,-515,-3232,-1291,-2690,-935,-2176,-1280,-198,388,-409,717,-382,90,-177,-297,
	206,-2703,-800,317,-529,-405,22,-615,-3738,-106,-1157,1762,228,-183,-98,-574,-612,159,-2215,-4830,-831,2684,-3372,2737,
	-2762,-77,-2380,744,-233,2135,438,3165,-270,-209,-3486,963,1414,1541,-1597,-2396,-38,51,-1273,-363,-2589,1,1265,119,
	-123,-35,-3792,567,7355,-96,-172,81,-85,332,-605,614,-252,120,-83,-111,-141,-2619,-835,63,-528,-372,298,-484,
	-3228,-226,-1273,1487,448,-246,109,-468,2278,120,-2261,-5048,-804,1909,-4299,2637,-46,-41,-2919,-55,-321,1119,244,2969,
	1209,-159,-3870,-156,689,436,-1803,-916,-238,23,-1191,-272,-2344,82,1306,140,-146,3,-3709,-140,8022,-117,-181,60,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_bceb7e5a448af212_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_bceb7e5a448af212_boxes_0,
	  { { 53, segtune_segreduce_bceb7e5a448af212_unknown_0 }, { 245, segtune_segreduce_bceb7e5a448af212_longest_0 }, { 251, segtune_segreduce_bceb7e5a448af212_shares_0 } }, 2, 816, segtune_segreduce_bceb7e5a448af212_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_bceb7e5a448af212 = { "segtune_segreduce_bceb7e5a448af212", 1, segtune_segreduce_bceb7e5a448af212_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_bceb7e5a448af212

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
