/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-12-01
 * database: 440ec290667f5175
 * sources:  1280133e5e16e0a5
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 842 cases
 *     n and the mean length known: worst regret 111.0%, mean 10.3%; geometries left out: worst 111.0%, mean 12.2%
 *     the longest segment, too: worst regret 80.3%, mean 3.6%; geometries left out: worst 504.7%, mean 6.6%
 *     shares of long segments, too: worst regret 115.7%, mean 4.7%; geometries left out: worst 504.7%, mean 7.0%
 *     as probed (shares, heaviest span, longest sampled segment; of few or long segments the longest): worst regret 21.3%, mean 1.6%; geometries left out: worst 68.8%, mean 3.1%
 *     all of these: worst regret 21.3%, mean 1.6%; geometries left out: worst 68.8%, mean 3.1%
 *     pareto lengths, 158 cases: worst regret 42.4%, mean 3.7%; left out: worst 42.4%, mean 4.3%; as probed: worst regret 21.3%, mean 1.4%; left out: worst 35.3%, mean 3.1%
 *     uniform lengths, 117 cases: worst regret 34.6%, mean 3.7%; left out: worst 34.6%, mean 3.9%; as probed: worst regret 10.8%, mean 2.0%; left out: worst 15.2%, mean 3.1%
 *     rowlen lengths, 99 cases: worst regret 86.6%, mean 5.2%; left out: worst 86.6%, mean 5.2%; as probed: worst regret 11.7%, mean 1.9%; left out: worst 11.7%, mean 2.4%
 *     bimodal lengths, 27 cases: worst regret 24.8%, mean 1.6%; left out: worst 29.5%, mean 6.7%; as probed: worst regret 9.3%, mean 0.8%; left out: worst 9.3%, mean 1.1%
 *     huge lengths, 44 cases: worst regret 9.7%, mean 1.9%; left out: worst 36.8%, mean 2.7%; as probed: worst regret 7.1%, mean 1.3%; left out: worst 38.3%, mean 3.2%
 *     poisson lengths, 59 cases: worst regret 17.8%, mean 4.2%; left out: worst 18.4%, mean 4.6%; as probed: worst regret 9.5%, mean 2.1%; left out: worst 10.4%, mean 3.7%
 *     lognormal lengths, 194 cases: worst regret 115.7%, mean 7.1%; left out: worst 504.7%, mean 15.1%; as probed: worst regret 11.4%, mean 1.6%; left out: worst 68.8%, mean 3.7%
 *     geometric lengths, 49 cases: worst regret 25.7%, mean 4.8%; left out: worst 25.7%, mean 4.7%; as probed: worst regret 13.0%, mean 1.5%; left out: worst 25.1%, mean 3.5%
 *     fixed lengths, 58 cases: worst regret 17.8%, mean 5.5%; left out: worst 17.8%, mean 5.8%; as probed: worst regret 8.3%, mean 1.3%; left out: worst 15.0%, mean 2.6%
 *     zipf lengths, 37 cases: worst regret 17.7%, mean 2.3%; left out: worst 9.6%, mean 2.2%; as probed: worst regret 4.8%, mean 0.6%; left out: worst 8.5%, mean 1.7%
 *     the best of the boxes for each case: worst regret 21.3%, mean 1.5%
 *     the best of the best 8 of all 1268 variants for each case: mean regret at least 1.5% (a Lagrangian bound)
 *     the search of 835 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 23 of 510 variants
 *     variants tried, of how many, on each case:
 *       23/510 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 24/513 huge:n=64M,mean=64,share=0.75,seed=1,
 *       24/513 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1, 24/511 huge:n=64M,mean=64,share=0.25,seed=1,
 *       25/504 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1, 26/505 huge:n=64M,mean=256,share=0.25,seed=1,
 *       27/521 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1, 27/512 huge:n=64M,mean=64,share=0.1,seed=1,
 *       27/506 zipf:n=64M,mean=256,alpha=1,seed=1, 28/518 huge:n=4M,mean=64,share=0.5,seed=1,
 *       28/507 huge:n=64M,mean=256,share=0.1,seed=1, 29/517 huge:n=64M,mean=64,share=0.5,seed=1,
 *       30/516 zipf:n=64M,mean=64,alpha=1,seed=1, 30/495 huge:n=64M,mean=256,share=0.5,seed=1,
 *       32/514 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1, 32/502 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       35/543 uniform:n=64M,mean=16M,seed=1, 34/515 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       36/543 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 35/525 huge:n=1M,mean=64,share=0.5,seed=1,
 *       21/307 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1, 35/507 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1,
 *       36/520 huge:n=512K,mean=16,share=0.75,seed=1, 37/531 huge:n=512K,mean=64,share=0.5,seed=1,
 *       35/497 huge:n=64M,mean=256,share=0.75,seed=1, 23/324 pareto:n=4M,mean=8,alpha=1.2,seed=1,
 *       22/305 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1, 22/304 huge:n=64M,mean=4,share=0.75,seed=1,
 *       38/524 huge:n=4M,mean=64,share=0.1,seed=1, 23/317 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,seed=1,
 *       40/550 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1, 35/480 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       40/546 uniform:n=64M,mean=1M,seed=1, 36/487 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1,
 *       36/487 zipf:n=64M,mean=4K,alpha=1,seed=1, 21/283 huge:n=64M,mean=16,share=0.75,seed=1,
 *       39/525 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1, 38/509 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       36/481 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1, 36/480 pareto:n=64M,mean=64K,alpha=1.5,seed=1,
 *       37/491 lognormal:n=64M,mean=16K,sigma=2,seed=1, 25/331 huge:n=64M,mean=4,share=0.5,seed=1,
 *       37/487 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 24/315 huge:n=64M,mean=16,share=0.1,seed=1,
 *       40/518 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1, 37/479 pareto:n=4M,mean=256K,alpha=1.5,seed=1,
 *       41/527 lognormal:n=1M,mean=96,sigma=2,empty=0.9,seed=1, 40/513 pareto:n=64M,mean=512,alpha=1.2,seed=1,
 *       40/510 bimodal:n=64M,mean=256K,share=0.9,seed=1, 43/546 uniform:n=64M,mean=4M,seed=1,
 *       38/481 uniform:n=4M,mean=256K,seed=1, 24/303 huge:n=64M,mean=16,share=0.5,seed=1,
 *       24/303 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1, 25/315 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1,
 *       26/326 huge:n=64M,mean=4,share=0.1,seed=1, 42/526 lognormal:n=2M,mean=96,sigma=2,empty=0.9,seed=1,
 *       42/524 lognormal:n=8M,mean=256,sigma=2,seed=1, 26/319 huge:n=64M,mean=4,share=0.25,seed=1,
 *       26/318 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1, 39/476 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       25/303 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1, 43/520 lognormal:n=16M,mean=128,sigma=2,seed=1,
 *       27/326 pareto:n=4M,mean=8,alpha=1.2,sorted=down,seed=1, 25/301 huge:n=64M,mean=16,share=0.25,seed=1,
 *       28/337 pareto:n=2M,mean=2,alpha=1.2,seed=1, 27/321 pareto:n=8M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       27/320 pareto:n=8M,mean=8,alpha=1.2,seed=1, 28/329 huge:n=4M,mean=4,share=0.5,seed=1,
 *       45/526 lognormal:n=64M,mean=256,sigma=2,seed=1, 45/526 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       29/338 huge:n=1M,mean=4,share=0.5,seed=1, 46/532 lognormal:n=4M,mean=256,sigma=2,seed=1,
 *       46/532 pareto:n=2M,mean=256,alpha=1.5,seed=1, 48/555 fixed:n=64M,mean=1M,
 *       46/528 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1, 44/502 pareto:n=256M,mean=1K,alpha=1.5,seed=1,
 *       40/454 pareto:n=512K,mean=64K,alpha=1.5,seed=1, 46/517 uniform:n=64M,mean=256K,seed=1,
 *       44/492 lognormal:n=64M,mean=4K,sigma=2,seed=1, 28/313 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       29/324 pareto:n=4M,mean=2,alpha=1.2,seed=1, 43/479 uniform:n=256M,mean=128K,seed=1,
 *       47/523 lognormal:n=64M,mean=96,sigma=2,empty=0.9,copies=64,seed=1, 30/332 huge:n=4M,mean=4,share=0.1,seed=1,
 *       27/297 pareto:n=16M,mean=8,alpha=1.2,sorted=down,seed=1, 28/307 huge:n=8M,mean=16,share=0.25,seed=1,
 *       46/503 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 29/317 huge:n=2M,mean=16,share=0.25,seed=1,
 *       43/469 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1, 48/523 debian_files_per_package.rowlen@64M,
 *       46/501 lognormal:n=64M,mean=1K,sigma=2,seed=1, 31/337 debian_entries_per_directory.rowlen,
 *       56/608 lognormal:n=1536K,mean=140,sigma=0.35,seed=1, 56/608 lognormal:n=2560K,mean=140,sigma=0.35,seed=1,
 *       27/293 pareto:n=64M,mean=32,alpha=1.2,sorted=down,seed=1, 31/332 pareto:n=8M,mean=2,alpha=1.2,seed=1,
 *       47/502 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 50/534 huge:n=1M,mean=64,share=0.1,seed=1,
 *       31/329 pareto:n=256M,mean=16,alpha=1.5,seed=1, 47/497 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       51/537 lognormal:n=256K,mean=96,sigma=2,empty=0.9,seed=1, 50/526 pareto:n=16M,mean=256,alpha=1.5,seed=1,
 *       29/305 zipf:n=64M,mean=16,alpha=1,seed=1, 31/326 pareto:n=2M,mean=8,alpha=1.2,seed=1,
 *       30/314 pareto:n=64M,mean=8,alpha=1.2,sorted=down,seed=1, 57/596 lognormal:n=4M,mean=256,sigma=0.5,seed=1,
 *       51/533 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1,
 *       30/313 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 57/589 lognormal:n=8M,mean=256,sigma=0.5,seed=1,
 *       52/536 huge:n=64K,mean=16,share=0.75,seed=1, 67/683 fixed:n=64M,mean=64,
 *       52/530 debian_files_per_package.rowlen, 53/539 huge:n=512K,mean=64,share=0.1,seed=1,
 *       29/294 huge:n=4M,mean=16,share=0.75,seed=1, 32/324 pareto:n=64M,mean=8,alpha=1.5,seed=1,
 *       44/443 uniform:n=512K,mean=256K,seed=1, 32/321 pareto:n=64M,mean=2,alpha=1.2,sorted=down,seed=1,
 *       32/321 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 49/491 uniform:n=4M,mean=64K,seed=1,
 *       31/309 pareto:n=16M,mean=2,alpha=1.2,empty=0.95,seed=1, 32/318 pareto:n=64M,mean=2,alpha=1.2,seed=1,
 *       54/536 pareto:n=1M,mean=256,alpha=1.5,seed=1, 33/327 pareto:n=2M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       53/525 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1, 53/524 fixed:n=64M,mean=256K,
 *       57/563 lognormal:n=2M,mean=256,sigma=0.5,seed=1, 54/532 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1,
 *       51/501 lognormal:n=4M,mean=4K,sigma=0.5,seed=1, 51/500 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       30/294 huge:n=1M,mean=16,share=0.75,seed=1, 54/528 pareto:n=64M,mean=256,alpha=1.5,seed=1,
 *       54/527 bimodal:n=64M,mean=64K,share=0.9,seed=1, 54/527 lognormal:n=8M,mean=64,sigma=1,seed=1,
 *       55/536 lognormal:n=2M,mean=256,sigma=2,seed=1, 50/486 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       55/534 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1, 53/513 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       48/464 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 52/501 lognormal:n=2M,mean=4K,sigma=0.5,seed=1,
 *       55/529 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 63/604 fixed:n=4M,mean=100,
 *       56/536 lognormal:n=128K,mean=64,sigma=1,seed=1, 35/335 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1,
 *       33/315 pareto:n=64M,mean=8,alpha=1.2,seed=1, 50/476 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       34/323 lognormal:n=64M,mean=4,sigma=2,empty=0.9,seed=1,
 *       32/304 pareto:n=8M,mean=2,alpha=1.2,empty=0.95,seed=1, 52/493 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       53/502 lognormal:n=4M,mean=2K,sigma=1,seed=1, 65/615 fixed:n=2M,mean=144,
 *       53/501 lognormal:n=1M,mean=4K,sigma=0.5,seed=1, 52/491 lognormal:n=256K,mean=4K,sigma=0.5,seed=1,
 *       64/604 fixed:n=1M,mean=100, 65/613 fixed:n=64M,mean=256, 33/311 huge:n=4M,mean=16,share=0.25,seed=1,
 *       57/537 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1, 57/537 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       65/612 pareto:n=1K,mean=256,alpha=1.5,seed=1, 57/535 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1,
 *       35/328 pareto:n=64M,mean=16,alpha=1.5,sorted=down,seed=1, 52/486 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       35/327 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       53/494 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1, 60/559 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1,
 *       65/605 fixed:n=2M,mean=100, 57/530 bacterial_protein_lengths.rowlen@4M,
 *       54/502 lognormal:n=1M,mean=2K,sigma=1,seed=1, 61/566 lognormal:n=128K,mean=256,sigma=0.5,seed=1,
 *       58/538 pareto:n=256K,mean=256,alpha=1.5,seed=1, 57/528 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       36/333 pareto:n=1M,mean=2,alpha=1.2,seed=1, 64/592 uniform:n=1536K,mean=100,seed=1,
 *       67/619 uniform:n=2M,mean=160,seed=1, 65/600 uniform:n=4M,mean=128,seed=1,
 *       58/535 pareto:n=4M,mean=256,alpha=1.5,seed=1, 54/496 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       36/330 huge:n=512K,mean=4,share=0.5,seed=1, 54/495 lognormal:n=8M,mean=2K,sigma=1,seed=1,
 *       55/503 lognormal:n=256K,mean=2K,sigma=1,seed=1, 49/448 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       36/329 pareto:n=1M,mean=8,alpha=1.2,seed=1, 65/594 uniform:n=1536K,mean=200,seed=1,
 *       58/530 bacterial_protein_lengths.rowlen, 59/539 bimodal:n=1M,mean=64,share=0.9,seed=1,
 *       54/491 uniform:n=512K,mean=16K,seed=1, 55/500 pareto:n=512K,mean=4K,alpha=1.5,seed=1,
 *       56/509 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1, 35/318 zipf:n=64M,mean=4,alpha=1,seed=1,
 *       58/526 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1, 64/580 uniform:n=2M,mean=320,seed=1,
 *       68/614 poisson:n=4M,mean=128,seed=1, 35/316 pareto:n=8M,mean=4,alpha=1.5,seed=1,
 *       59/532 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=256,seed=1,
 *       60/541 bimodal:n=256K,mean=64,share=0.99,seed=1, 63/568 lognormal:n=256K,mean=256,sigma=0.5,seed=1,
 *       66/595 uniform:n=2560K,mean=200,seed=1, 60/540 lognormal:n=256K,mean=256,sigma=2,seed=1,
 *       60/540 lognormal:n=256K,mean=64,sigma=1,seed=1, 56/504 lognormal:n=8M,mean=1K,sigma=0.5,seed=1,
 *       66/594 uniform:n=2560K,mean=100,seed=1, 57/512 lognormal:n=4M,mean=1K,sigma=0.5,seed=1,
 *       57/512 pareto:n=4M,mean=1K,alpha=1.5,seed=1, 56/503 lognormal:n=2M,mean=2K,sigma=1,seed=1,
 *       36/323 pareto:n=8M,mean=8,alpha=1.5,seed=1, 67/601 uniform:n=2M,mean=128,seed=1,
 *       59/529 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1,
 *       59/528 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1, 33/295 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       61/545 huge:n=64K,mean=64,share=0.5,seed=1, 59/527 uniform:n=64M,mean=64K,seed=1,
 *       68/607 poisson:n=8M,mean=128,seed=1, 38/338 debian_entries_per_directory.rowlen@64M,
 *       64/569 lognormal:n=1M,mean=256,sigma=0.5,seed=1, 33/293 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,seed=1,
 *       56/497 fixed:n=64M,mean=64K, 59/523 lognormal:n=256K,mean=1K,sigma=0.5,seed=1,
 *       58/514 lognormal:n=2M,mean=512,sigma=1,seed=1, 57/505 uniform:n=64M,mean=16K,seed=1,
 *       58/512 lognormal:n=1M,mean=1K,sigma=0.5,seed=1, 68/600 fixed:n=8M,mean=100,
 *       68/600 uniform:n=64M,mean=256,seed=1, 60/529 bimodal:n=64M,mean=128,share=0.9,seed=1,
 *       57/502 lognormal:n=128K,mean=4K,sigma=0.5,seed=1, 62/543 bimodal:n=128K,mean=64,share=0.99,seed=1,
 *       66/578 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 69/604 poisson:n=2M,mean=128,seed=1,
 *       69/604 uniform:n=1M,mean=128,seed=1, 34/297 pareto:n=4M,mean=64,alpha=1.2,seed=1,
 *       60/524 bacterial_protein_lengths.rowlen@64M, 60/524 lognormal:n=128K,mean=512,sigma=1,seed=1,
 *       40/349 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1, 58/506 uniform:n=4M,mean=4K,seed=1,
 *       59/514 lognormal:n=1M,mean=512,sigma=1,seed=1, 38/331 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       59/513 lognormal:n=2M,mean=1K,sigma=0.5,seed=1, 59/512 lognormal:n=128K,mean=1K,sigma=0.5,seed=1,
 *       62/538 lognormal:n=128K,mean=256,sigma=2,seed=1, 61/529 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1,
 *       39/338 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1, 36/312 pareto:n=4M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       53/459 uniform:n=512K,mean=64K,seed=1, 73/632 uniform:n=64M,mean=160,seed=1,
 *       66/571 uniform:n=512K,mean=256,seed=1, 71/614 fixed:n=64M,mean=144, 67/578 uniform:n=64M,mean=320,seed=1,
 *       63/543 huge:n=64K,mean=64,share=0.1,seed=1, 59/508 bimodal:n=64M,mean=16K,share=0.9,seed=1,
 *       38/326 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1, 70/600 uniform:n=256M,mean=64,seed=1,
 *       39/334 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1, 63/539 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       70/598 uniform:n=8M,mean=128,seed=1, 39/333 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       39/332 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1, 59/502 lognormal:n=128K,mean=2K,sigma=1,seed=1,
 *       71/604 fixed:n=64M,mean=100, 71/604 uniform:n=128K,mean=128,seed=1,
 *       37/314 huge:n=1M,mean=16,share=0.25,seed=1, 64/541 fixed:n=4M,mean=720, 60/506 fixed:n=64M,mean=4K,
 *       72/607 uniform:n=256K,mean=128,seed=1, 61/514 lognormal:n=256K,mean=512,sigma=1,seed=1,
 *       40/337 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1, 60/505 uniform:n=256K,mean=2K,seed=1,
 *       60/505 uniform:n=2M,mean=2K,seed=1, 72/605 uniform:n=64K,mean=256,seed=1,
 *       61/512 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 64/537 fixed:n=64M,mean=1K,
 *       40/335 pareto:n=256K,mean=8,alpha=1.2,seed=1, 64/534 fixed:n=8M,mean=720,
 *       38/317 lognormal:n=2M,mean=24,sigma=2,empty=0.9,seed=1, 65/542 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       39/325 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1, 60/500 uniform:n=8M,mean=2K,seed=1,
 *       73/608 uniform:n=64K,mean=64,seed=1, 38/316 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       39/324 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 40/332 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       61/506 uniform:n=1M,mean=2K,seed=1, 65/539 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       73/605 uniform:n=8K,mean=256,seed=1, 74/613 poisson:n=64M,mean=128,seed=1,
 *       64/530 lognormal:n=64M,mean=512,sigma=0.5,seed=1, 62/513 pareto:n=512K,mean=1K,alpha=1.5,seed=1,
 *       41/339 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1, 73/603 uniform:n=512K,mean=64,seed=1,
 *       36/297 pareto:n=2M,mean=64,alpha=1.2,seed=1, 57/470 uniform:n=64K,mean=64K,seed=1,
 *       41/338 pareto:n=1M,mean=8,alpha=1.5,seed=1, 65/535 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1,
 *       74/609 poisson:n=1M,mean=128,seed=1, 62/510 fixed:n=8M,mean=1440,
 *       40/329 pareto:n=256K,mean=2,alpha=1.2,seed=1, 63/518 fixed:n=4M,mean=1440,
 *       63/518 lognormal:n=4M,mean=512,sigma=1,seed=1, 66/542 fixed:n=2M,mean=720,
 *       62/509 uniform:n=4M,mean=2K,seed=1, 63/517 dense2.rowlen, 66/541 bimodal:n=64M,mean=128,share=0.99,seed=1,
 *       66/541 pareto:n=64K,mean=256,alpha=1.5,seed=1, 42/344 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1,
 *       42/343 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1, 75/609 uniform:n=4M,mean=256,seed=1,
 *       64/519 fixed:n=2M,mean=1440, 67/543 lognormal:n=64M,mean=128,sigma=1,seed=1,
 *       41/332 lognormal:n=64M,mean=4,sigma=2,seed=1, 41/332 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       67/542 fixed:n=1M,mean=720, 61/493 uniform:n=4M,mean=16K,seed=1, 62/501 uniform:n=64M,mean=4K,seed=1,
 *       61/491 fixed:n=64M,mean=16K, 42/338 huge:n=1M,mean=4,share=0.1,seed=1, 78/627 uniform:n=1K,mean=256,seed=1,
 *       42/337 pareto:n=4M,mean=8,alpha=1.5,seed=1, 64/513 pareto:n=8K,mean=1K,alpha=1.5,seed=1,
 *       76/609 poisson:n=256K,mean=128,seed=1, 65/519 fixed:n=1M,mean=1440,
 *       67/534 bimodal:n=64M,mean=256,share=0.9,seed=1, 65/517 uniform:n=512K,mean=1K,seed=1,
 *       40/318 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1, 69/548 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       40/317 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1, 77/610 poisson:n=128K,mean=128,seed=1,
 *       64/507 uniform:n=512K,mean=4K,seed=1, 43/340 lognormal:n=4M,mean=4,sigma=2,seed=1,
 *       64/506 bimodal:n=64M,mean=4K,share=0.9,seed=1,
 *       38/299 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       67/527 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 65/510 uniform:n=64K,mean=4K,seed=1,
 *       69/540 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1, 62/484 uniform:n=64K,mean=16K,seed=1,
 *       66/515 fixed:n=64M,mean=1440, 66/514 dense2.rowlen@64M, 66/514 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       41/319 lognormal:n=1M,mean=24,sigma=2,empty=0.9,seed=1, 67/521 dense2.rowlen@4M,
 *       38/295 pareto:n=8M,mean=64,alpha=1.2,seed=1, 38/292 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       41/314 lognormal:n=64M,mean=24,sigma=2,empty=0.9,copies=64,seed=1, 67/513 uniform:n=8K,mean=4K,seed=1,
 *       42/321 lognormal:n=2M,mean=24,sigma=1.5,empty=0.9,sorted=down,seed=1,
 *       42/321 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,copies=64,seed=1,
 *       67/512 bimodal:n=64M,mean=1K,share=0.9,seed=1, 69/527 uniform:n=256M,mean=1K,seed=1,
 *       44/336 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       42/320 pareto:n=64M,mean=4,alpha=1.5,sorted=down,seed=1, 45/342 huge:n=512K,mean=4,share=0.1,seed=1,
 *       42/319 lognormal:n=256K,mean=24,sigma=2,empty=0.9,seed=1,
 *       42/319 zipf:n=64M,mean=4,alpha=1,sorted=down,copies=64,seed=1, 39/296 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       81/614 uniform:n=8K,mean=64,seed=1, 45/341 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       70/530 uniform:n=64M,mean=1K,seed=1, 44/332 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=16,seed=1,
 *       44/332 pareto:n=64M,mean=16,alpha=1.5,seed=1, 69/520 uniform:n=4M,mean=1K,seed=1,
 *       43/323 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1,
 *       40/300 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1, 45/336 lognormal:n=8M,mean=4,sigma=2,seed=1,
 *       42/313 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1,
 *       44/327 pareto:n=64M,mean=2,alpha=1.2,sorted=down,copies=64,seed=1, 71/524 uniform:n=64K,mean=1K,seed=1,
 *       40/295 pareto:n=2M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       44/324 pareto:n=64M,mean=8,alpha=1.2,sorted=down,copies=64,seed=1, 70/515 uniform:n=128K,mean=2K,seed=1,
 *       74/544 fixed:n=64M,mean=720, 46/338 lognormal:n=16M,mean=8,sigma=2,seed=1,
 *       41/301 lognormal:n=64M,mean=32,sigma=2,sorted=down,seed=1, 45/329 pareto:n=16M,mean=16,alpha=1.5,seed=1,
 *       43/312 pareto:n=2M,mean=24,alpha=1.5,empty=0.9,seed=1,
 *       47/340 pareto:n=256K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       43/310 pareto:n=64M,mean=2,alpha=1.2,empty=0.95,sorted=down,copies=16,seed=1,
 *       77/554 uniform:n=8K,mean=1K,seed=1, 42/302 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1,
 *       45/323 pareto:n=1M,mean=24,alpha=1.5,empty=0.9,seed=1, 49/350 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1,
 *       44/314 pareto:n=64M,mean=2,alpha=1.5,seed=1,
 *       44/314 pareto:n=64M,mean=24,alpha=1.5,empty=0.9,copies=64,seed=1,
 *       45/321 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       41/292 lognormal:n=64M,mean=64,sigma=2,seed=1, 45/319 huge:n=256K,mean=16,share=0.25,seed=1,
 *       49/347 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1, 43/304 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       78/551 uniform:n=1K,mean=1K,seed=1, 43/303 pareto:n=64M,mean=32,alpha=1.2,sorted=down,copies=64,seed=1,
 *       46/324 pareto:n=64M,mean=4,alpha=1.5,sorted=up,copies=16,seed=1,
 *       49/345 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1, 78/549 geometric:n=64M,mean=64,seed=1,
 *       49/344 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 75/526 uniform:n=16M,mean=1K,seed=1,
 *       49/343 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       49/343 pareto:n=2M,mean=16,alpha=1.5,seed=1, 48/335 pareto:n=1M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       48/333 pareto:n=2M,mean=4,alpha=1.5,seed=1, 47/326 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1,
 *       45/312 lognormal:n=4M,mean=32,sigma=2,seed=1, 50/345 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       44/303 pareto:n=64M,mean=1.5,alpha=1.5,empty=0.75,copies=64,seed=1,
 *       46/316 lognormal:n=64M,mean=24,sigma=1.5,empty=0.9,sorted=down,copies=64,seed=1,
 *       46/316 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 47/319 lognormal:n=64M,mean=16,sigma=2,seed=1,
 *       45/304 lognormal:n=8M,mean=32,sigma=2,seed=1, 51/340 lognormal:n=64M,mean=4,sigma=2,sorted=down,seed=1,
 *       51/340 pareto:n=2M,mean=8,alpha=1.5,seed=1, 52/346 lognormal:n=2560K,mean=12,sigma=1.25,seed=1,
 *       51/339 pareto:n=128K,mean=8,alpha=1.2,seed=1, 52/345 lognormal:n=1536K,mean=12,sigma=1.25,seed=1,
 *       53/351 huge:n=64K,mean=4,share=0.5,seed=1, 47/311 lognormal:n=2M,mean=32,sigma=2,seed=1,
 *       52/344 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1,
 *       45/297 lognormal:n=2M,mean=1.25,sigma=1.5,empty=0.97,seed=1, 52/342 pareto:n=128K,mean=2,alpha=1.2,seed=1,
 *       52/342 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       52/341 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       54/354 lognormal:n=4M,mean=8,sigma=1,sorted=up,seed=1, 46/301 pareto:n=1M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       50/327 huge:n=512K,mean=16,share=0.25,seed=1, 53/345 pareto:n=256K,mean=16,alpha=1.5,seed=1,
 *       53/342 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       53/342 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1, 54/347 pareto:n=512K,mean=16,alpha=1.5,seed=1,
 *       52/334 pareto:n=1M,mean=4,alpha=1.5,seed=1, 64/410 fixed:n=64M,mean=16,
 *       56/358 lognormal:n=1536K,mean=24,sigma=0.35,seed=1, 56/358 lognormal:n=2560K,mean=24,sigma=0.35,seed=1,
 *       51/326 pareto:n=4M,mean=4,alpha=1.5,seed=1, 58/370 lognormal:n=4M,mean=32,sigma=0.5,seed=1,
 *       54/344 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       53/336 lognormal:n=2M,mean=2,sigma=1.5,empty=0.7,copies=16,seed=1,
 *       56/355 lognormal:n=4M,mean=8,sigma=1,seed=1, 46/291 lognormal:n=64M,mean=1.25,sigma=1.5,empty=0.97,seed=1,
 *       50/316 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       52/327 lognormal:n=1M,mean=24,sigma=1.5,empty=0.9,sorted=down,seed=1,
 *       51/320 pareto:n=256K,mean=24,alpha=1.5,empty=0.9,seed=1, 56/351 lognormal:n=2M,mean=32,sigma=0.5,seed=1,
 *       54/338 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=16,seed=1,
 *       51/319 pareto:n=64M,mean=4,alpha=1.5,seed=1, 60/375 poisson:n=1M,mean=17,seed=1,
 *       55/343 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       51/318 lognormal:n=256K,mean=24,sigma=1.5,empty=0.9,sorted=down,seed=1,
 *       48/299 pareto:n=256K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       53/330 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 52/323 lognormal:n=2560K,mean=24,sigma=1.25,seed=1,
 *       55/341 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=256,seed=1,
 *       56/346 lognormal:n=1M,mean=4,sigma=2,seed=1, 56/346 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1,
 *       57/351 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1, 55/337 pareto:n=512K,mean=4,alpha=1.5,seed=1,
 *       48/294 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=16,seed=1, 57/349 debian_depends.rowlen,
 *       57/349 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1,
 *       57/349 lognormal:n=64M,mean=8,sigma=1,sorted=up,copies=64,seed=1, 66/404 poisson:n=4M,mean=48,seed=1,
 *       53/324 pareto:n=1536K,mean=24,alpha=2,seed=1, 57/348 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       58/354 lognormal:n=1M,mean=8,sigma=1,seed=1, 58/354 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       52/317 lognormal:n=1M,mean=32,sigma=2,seed=1, 58/352 lognormal:n=1M,mean=32,sigma=0.5,seed=1,
 *       50/303 zipf:n=64M,mean=32,alpha=1,sorted=down,copies=64,seed=1,
 *       53/321 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1,
 *       45/272 lognormal:n=8M,mean=1,sigma=2,empty=0.7,seed=1, 54/326 lognormal:n=1536K,mean=24,sigma=1.25,seed=1,
 *       59/356 lognormal:n=2M,mean=8,sigma=1,sorted=up,seed=1, 46/277 lognormal:n=2M,mean=1,sigma=2,empty=0.7,seed=1,
 *       54/325 pareto:n=2560K,mean=24,alpha=2,seed=1, 59/355 lognormal:n=1M,mean=8,sigma=1,sorted=up,seed=1,
 *       57/342 pareto:n=128K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       55/329 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       55/329 pareto:n=128K,mean=2,alpha=1.2,empty=0.95,seed=1, 54/323 lognormal:n=1536K,mean=48,sigma=1.25,seed=1,
 *       54/323 lognormal:n=64M,mean=2,sigma=2,seed=1, 59/352 huge:n=64K,mean=4,share=0.1,seed=1,
 *       59/352 lognormal:n=8M,mean=8,sigma=1,seed=1, 59/352 lognormal:n=8M,mean=8,sigma=1,sorted=up,seed=1,
 *       52/310 pareto:n=2M,mean=1.5,alpha=1.5,empty=0.75,copies=64,seed=1,
 *       51/304 pareto:n=1M,mean=64,alpha=1.2,seed=1, 58/345 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       55/327 huge:n=64K,mean=16,share=0.25,seed=1, 55/327 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1,
 *       52/309 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 67/398 poisson:n=64M,mean=48,seed=1,
 *       55/326 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1, 63/373 lognormal:n=256K,mean=32,sigma=0.5,seed=1,
 *       58/342 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=256,seed=1,
 *       52/306 lognormal:n=2M,mean=64,sigma=1,seed=1, 52/306 pareto:n=256K,mean=64,alpha=1.2,seed=1,
 *       67/394 fixed:n=2M,mean=20, 64/376 bcsstk16.rowlen@4M, 52/305 pareto:n=4M,mean=64,alpha=1.5,seed=1,
 *       59/346 debian_depends.rowlen@64M, 59/346 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       60/351 lognormal:n=256K,mean=4,sigma=2,seed=1, 63/368 lognormal:n=64M,mean=64,sigma=0.5,seed=1,
 *       61/356 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 67/390 fixed:n=2M,mean=33,
 *       67/390 fixed:n=4M,mean=33, 61/355 debian_depends.rowlen@4M, 55/320 lognormal:n=64M,mean=1,sigma=2,seed=1,
 *       57/331 pareto:n=64M,mean=4,alpha=1.5,copies=256,seed=1, 67/388 fixed:n=64M,mean=20,
 *       60/347 pareto:n=1K,mean=4,alpha=1.5,seed=1, 67/387 uniform:n=64M,mean=48,seed=1,
 *       53/306 lognormal:n=4M,mean=64,sigma=1,seed=1,
 *       60/345 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,copies=64,seed=1,
 *       61/350 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1, 62/355 basker_matrix1.rowlen@64M,
 *       49/280 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,copies=64,seed=1, 66/377 uniform:n=4M,mean=32,seed=1,
 *       65/371 poisson:n=64M,mean=17,seed=1, 63/359 fixed:n=64M,mean=12, 65/370 bcsstk16.rowlen@64M,
 *       58/330 huge:n=128K,mean=16,share=0.25,seed=1,
 *       59/335 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       62/352 lognormal:n=8M,mean=32,sigma=0.5,seed=1, 49/278 lognormal:n=4M,mean=1,sigma=2,empty=0.7,seed=1,
 *       64/363 fixed:n=64M,mean=10, 67/380 fixed:n=4M,mean=24, 63/356 fixed:n=64M,mean=11,
 *       63/356 pareto:n=1K,mean=16,alpha=1.5,seed=1, 62/350 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1,
 *       61/344 pareto:n=4M,mean=16,alpha=1.5,seed=1, 63/355 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       54/304 lognormal:n=64M,mean=2,sigma=1.5,empty=0.7,copies=16,seed=1,
 *       64/360 geometric:n=64M,mean=12,empty=0.5,seed=1, 62/348 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       66/370 uniform:n=2M,mean=48,seed=1, 65/364 basker_matrix1.rowlen@4M,
 *       67/375 lognormal:n=128K,mean=32,sigma=0.5,seed=1, 62/347 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       57/319 lognormal:n=256K,mean=32,sigma=2,seed=1,
 *       59/330 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       59/330 lognormal:n=64M,mean=8,sigma=0.5,seed=1, 72/402 poisson:n=8M,mean=48,seed=1,
 *       67/374 citeseer_words.rowlen@4M, 62/346 geometric:n=8M,mean=16,sorted=up,seed=1, 69/385 fixed:n=64M,mean=33,
 *       54/301 bimodal:n=8M,mean=64,share=0.99,seed=1, 66/367 uniform:n=2M,mean=24,seed=1,
 *       59/328 lognormal:n=2560K,mean=48,sigma=1.25,seed=1, 69/382 fixed:n=2M,mean=24,
 *       64/354 uniform:n=2560K,mean=28,seed=1, 66/365 fixed:n=2M,mean=11, 65/359 uniform:n=2M,mean=32,seed=1,
 *       62/342 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       64/353 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1, 67/369 fixed:n=2M,mean=12,
 *       67/369 fixed:n=4M,mean=12, 69/380 poisson:n=4M,mean=17,seed=1, 68/374 fixed:n=8M,mean=24,
 *       66/363 basker_matrix1.rowlen, 63/346 lognormal:n=256K,mean=8,sigma=1,sorted=up,seed=1,
 *       50/274 lognormal:n=64M,mean=1,sigma=2,empty=0.7,seed=1,
 *       55/301 pareto:n=64M,mean=64,alpha=1.5,sorted=up,copies=16,seed=1, 66/361 fixed:n=8M,mean=12,
 *       64/350 geometric:n=64M,mean=4,seed=1, 67/366 poisson:n=2M,mean=24,seed=1, 70/382 bcsstk16.rowlen,
 *       70/382 uniform:n=128K,mean=32,seed=1, 64/349 brack2.rowlen@64M, 71/387 fixed:n=8M,mean=33,
 *       71/387 poisson:n=2M,mean=48,seed=1, 69/376 fixed:n=64M,mean=24, 63/343 cage10.rowlen@64M,
 *       57/310 bimodal:n=4M,mean=64,share=0.99,seed=1, 69/375 uniform:n=64M,mean=64,seed=1,
 *       65/353 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1, 57/309 pareto:n=512K,mean=64,alpha=1.5,seed=1,
 *       68/368 citeseer_words.rowlen@64M, 68/368 poisson:n=4M,mean=24,seed=1, 66/357 brack2.rowlen@4M,
 *       69/373 poisson:n=8M,mean=17,seed=1, 57/308 lognormal:n=1M,mean=64,sigma=1,seed=1,
 *       65/351 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 71/383 fixed:n=256K,mean=24,
 *       72/388 poisson:n=1M,mean=48,seed=1, 70/377 citeseer_words.rowlen,
 *       65/349 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1, 71/380 uniform:n=1K,mean=64,seed=1,
 *       69/369 poisson:n=1M,mean=24,seed=1, 64/342 uniform:n=64M,mean=12,seed=1, 67/358 brack2.rowlen,
 *       65/347 copter2.rowlen@4M, 68/363 geometric:n=2M,mean=8,seed=1,
 *       63/336 geometric:n=4M,mean=16,sorted=up,seed=1, 67/357 geometric:n=8M,mean=8,seed=1,
 *       64/341 geometric:n=2M,mean=4,seed=1, 62/330 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       72/383 poisson:n=2M,mean=17,seed=1, 66/351 geometric:n=8M,mean=4,seed=1,
 *       66/351 geometric:n=8M,mean=4,sorted=up,seed=1, 67/356 uniform:n=8M,mean=32,seed=1, 64/340 copter2.rowlen@64M,
 *       68/361 poisson:n=8M,mean=24,seed=1, 63/334 uniform:n=64M,mean=8,seed=1,
 *       67/355 geometric:n=2M,mean=16,sorted=up,seed=1, 65/344 geometric:n=64M,mean=8,seed=1,
 *       65/344 uniform:n=1536K,mean=28,seed=1, 55/291 lognormal:n=256K,mean=1,sigma=2,empty=0.7,seed=1,
 *       69/365 geometric:n=4M,mean=8,seed=1, 69/365 uniform:n=1M,mean=32,seed=1,
 *       66/349 lognormal:n=128K,mean=8,sigma=1,sorted=up,seed=1, 67/354 uniform:n=1536K,mean=16,seed=1,
 *       62/327 geometric:n=64M,mean=24,seed=1, 67/353 cage10.rowlen, 65/342 geometric:n=1M,mean=2,seed=1,
 *       65/342 geometric:n=2M,mean=4,sorted=up,seed=1, 73/384 fixed:n=1M,mean=24,
 *       59/310 bimodal:n=2M,mean=64,share=0.99,seed=1, 59/310 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1,
 *       67/352 cage10.rowlen@4M, 73/383 poisson:n=256K,mean=24,seed=1, 65/341 geometric:n=4M,mean=2,seed=1,
 *       67/351 lognormal:n=256K,mean=8,sigma=1,seed=1, 68/356 uniform:n=2560K,mean=16,seed=1,
 *       73/382 uniform:n=256K,mean=32,seed=1, 66/345 geometric:n=4M,mean=4,seed=1,
 *       67/350 geometric:n=64M,mean=12,sorted=down,copies=64,seed=1,
 *       67/350 geometric:n=64M,mean=4,sorted=down,seed=1, 64/334 geometric:n=64M,mean=2,sorted=down,copies=64,seed=1,
 *       64/334 geometric:n=8M,mean=2,seed=1, 64/334 poisson:n=64M,mean=2,seed=1,
 *       66/344 pareto:n=64K,mean=4,alpha=1.5,seed=1, 64/333 uniform:n=2M,mean=24,empty=0.5,seed=1,
 *       55/286 lognormal:n=64M,mean=1,sigma=1.5,empty=0.7,copies=16,seed=1, 67/348 copter2.rowlen,
 *       68/353 geometric:n=1M,mean=8,seed=1, 68/353 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       64/332 geometric:n=1M,mean=24,seed=1, 64/332 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1,
 *       66/342 geometric:n=1M,mean=4,seed=1, 56/290 lognormal:n=2M,mean=1,sigma=1.5,empty=0.7,copies=16,seed=1,
 *       68/351 uniform:n=64M,mean=24,seed=1, 67/345 geometric:n=4M,mean=4,sorted=up,seed=1,
 *       61/314 lognormal:n=64M,mean=32,sigma=1,seed=1, 70/360 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       65/334 geometric:n=64M,mean=2,seed=1, 75/385 fixed:n=128K,mean=24, 68/349 uniform:n=2M,mean=12,seed=1,
 *       68/349 uniform:n=64M,mean=16,seed=1, 68/348 poisson:n=2M,mean=12,seed=1, 68/348 poisson:n=4M,mean=12,seed=1,
 *       61/312 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1,
 *       57/291 lognormal:n=2560K,mean=1,sigma=1,empty=0.5,seed=1, 67/342 geometric:n=2M,mean=2,seed=1,
 *       61/311 pareto:n=128K,mean=64,alpha=1.2,seed=1, 56/285 lognormal:n=1M,mean=1,sigma=2,empty=0.7,seed=1,
 *       69/351 bimodal:n=64M,mean=16,share=0.9,seed=1, 70/356 geometric:n=128K,mean=16,sorted=up,seed=1,
 *       60/305 bimodal:n=64M,mean=64,share=0.9,seed=1, 67/340 geometric:n=64M,mean=3,empty=0.5,seed=1,
 *       67/340 poisson:n=8M,mean=12,seed=1, 54/274 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1,
 *       69/350 uniform:n=64M,mean=16,empty=0.5,seed=1, 70/355 uniform:n=512K,mean=16,seed=1,
 *       72/365 geometric:n=256K,mean=8,seed=1, 68/344 uniform:n=4M,mean=8,seed=1,
 *       71/359 pareto:n=8K,mean=16,alpha=1.5,seed=1, 72/364 geometric:n=128K,mean=8,seed=1,
 *       76/384 poisson:n=128K,mean=24,seed=1, 62/313 pareto:n=64K,mean=64,alpha=1.5,seed=1,
 *       62/312 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1, 65/326 geometric:n=2M,mean=24,seed=1,
 *       68/341 geometric:n=16M,mean=3,empty=0.5,seed=1, 69/345 bimodal:n=64K,mean=4,share=0.9,seed=1,
 *       72/359 poisson:n=256K,mean=12,seed=1, 69/344 geometric:n=1M,mean=4,sorted=up,seed=1,
 *       62/309 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1, 69/343 geometric:n=256K,mean=4,sorted=up,seed=1,
 *       59/293 lognormal:n=1536K,mean=1,sigma=1,empty=0.5,seed=1, 70/347 geometric:n=128K,mean=2,seed=1,
 *       65/322 lognormal:n=64M,mean=2,sigma=1,seed=1, 76/376 uniform:n=16M,mean=64,seed=1,
 *       72/356 uniform:n=4M,mean=16,seed=1, 64/316 geometric:n=1536K,mean=2,empty=0.3,seed=1,
 *       72/355 uniform:n=1K,mean=16,seed=1, 71/350 pareto:n=8K,mean=4,alpha=1.5,seed=1,
 *       78/384 uniform:n=4M,mean=64,seed=1, 64/315 geometric:n=2560K,mean=2,empty=0.3,seed=1,
 *       71/349 poisson:n=1M,mean=12,seed=1, 69/339 geometric:n=4M,mean=24,seed=1,
 *       64/314 bimodal:n=4M,mean=64,share=0.9,seed=1, 64/314 pareto:n=64M,mean=32,alpha=1.5,copies=256,seed=1,
 *       73/358 bimodal:n=1M,mean=4,share=0.9,seed=1, 70/343 uniform:n=1M,mean=8,seed=1,
 *       70/343 uniform:n=2M,mean=8,seed=1, 69/338 geometric:n=1M,mean=16,sorted=up,seed=1,
 *       65/318 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 63/308 fixed:n=64M,mean=4,
 *       63/308 poisson:n=1536K,mean=1.25,seed=1, 63/308 poisson:n=2560K,mean=1.25,seed=1,
 *       68/332 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1, 68/332 uniform:n=64M,mean=24,empty=0.5,seed=1,
 *       68/331 geometric:n=8M,mean=24,seed=1, 73/355 lognormal:n=128K,mean=8,sigma=1,seed=1,
 *       64/307 lognormal:n=64M,mean=64,sigma=1,sorted=up,copies=64,seed=1, 72/345 geometric:n=256K,mean=2,seed=1,
 *       70/333 bimodal:n=64M,mean=16,share=0.99,seed=1, 65/309 uniform:n=64M,mean=2,empty=0.5,seed=1,
 *       61/288 lognormal:n=128K,mean=1,sigma=2,empty=0.7,seed=1, 74/349 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       73/344 geometric:n=256K,mean=16,sorted=up,seed=1, 74/348 geometric:n=128K,mean=4,sorted=up,seed=1,
 *       77/360 uniform:n=8K,mean=16,seed=1, 64/299 fixed:n=64M,mean=6, 64/299 4elt.rowlen@64M,
 *       64/299 delaunay_n15.rowlen@64M, 66/308 delaunay_n15.rowlen@4M, 77/359 uniform:n=64K,mean=16,seed=1,
 *       69/321 geometric:n=64M,mean=32,sorted=down,seed=1, 66/307 fixed:n=2M,mean=6,
 *       76/352 poisson:n=128K,mean=12,seed=1, 69/318 pareto:n=1K,mean=64,alpha=1.5,seed=1,
 *       70/321 bimodal:n=1M,mean=64,share=0.99,seed=1, 67/307 4elt.rowlen@4M, 64/293 poisson:n=64M,mean=6,seed=1,
 *       70/318 pareto:n=8K,mean=64,alpha=1.5,seed=1, 63/285 uniform:n=256M,mean=4,seed=1,
 *       71/320 bimodal:n=64M,mean=32,share=0.9,seed=1, 64/288 poisson:n=4M,mean=1,seed=1, 69/309 4elt.rowlen,
 *       68/304 poisson:n=4M,mean=6,seed=1, 64/284 uniform:n=64M,mean=4,seed=1, 70/310 delaunay_n15.rowlen,
 *       68/300 uniform:n=8M,mean=8,seed=1, 69/304 poisson:n=2M,mean=6,seed=1, 64/281 poisson:n=8M,mean=1,seed=1,
 *       65/285 uniform:n=16M,mean=4,seed=1, 63/276 fixed:n=64M,mean=3, 66/288 poisson:n=2M,mean=1,seed=1,
 *       68/296 poisson:n=8M,mean=6,seed=1, 71/309 poisson:n=128K,mean=6,seed=1, 70/304 poisson:n=1M,mean=6,seed=1,
 *       66/285 poisson:n=4M,mean=3,seed=1, 66/284 uniform:n=8M,mean=4,seed=1, 62/266 fixed:n=64M,mean=2,
 *       72/308 uniform:n=256K,mean=8,seed=1, 64/273 fixed:n=4M,mean=2,
 *       60/255 geometric:n=64M,mean=1,empty=0.8,seed=1, 73/310 poisson:n=256K,mean=6,seed=1,
 *       67/284 poisson:n=2M,mean=3,seed=1, 70/296 uniform:n=512K,mean=4,seed=1, 69/291 uniform:n=1M,mean=4,seed=1,
 *       69/291 uniform:n=2M,mean=4,seed=1, 69/289 poisson:n=256K,mean=1,seed=1,
 *       60/251 poisson:n=64M,mean=0.25,seed=1, 61/255 poisson:n=8M,mean=0.5,seed=1,
 *       67/279 poisson:n=8M,mean=3,seed=1, 69/287 poisson:n=128K,mean=3,seed=1,
 *       127/528 gshhg_points_per_bin.rowlen@64M, 64/266 fixed:n=8M,mean=2, 65/270 uniform:n=4M,mean=2,seed=1,
 *       70/289 poisson:n=128K,mean=1,seed=1, 64/263 geometric:n=2M,mean=1,empty=0.8,seed=1,
 *       64/263 poisson:n=1M,mean=0.5,seed=1, 64/263 poisson:n=2M,mean=0.5,seed=1,
 *       64/263 poisson:n=4M,mean=0.5,seed=1, 67/275 fixed:n=2M,mean=2, 70/287 poisson:n=1M,mean=3,seed=1,
 *       64/262 uniform:n=8M,mean=2,seed=1, 76/309 uniform:n=128K,mean=8,seed=1, 63/256 uniform:n=2M,mean=2,seed=1,
 *       74/300 uniform:n=64K,mean=4,seed=1, 68/275 fixed:n=1M,mean=2, 71/287 poisson:n=256K,mean=3,seed=1,
 *       73/295 uniform:n=8K,mean=4,seed=1, 59/238 fixed:n=64M,mean=1, 72/289 uniform:n=1K,mean=4,seed=1,
 *       66/264 poisson:n=256K,mean=0.5,seed=1, 73/292 uniform:n=256K,mean=4,seed=1,
 *       60/240 uniform:n=64M,mean=1,seed=1, 73/291 uniform:n=128K,mean=4,seed=1, 70/278 fixed:n=128K,mean=2,
 *       69/273 uniform:n=1M,mean=2,seed=1, 74/292 uniform:n=4M,mean=4,seed=1, 64/252 poisson:n=64M,mean=0.5,seed=1,
 *       71/278 fixed:n=256K,mean=2, 70/273 uniform:n=256K,mean=2,seed=1, 68/264 poisson:n=1M,mean=1,seed=1,
 *       71/268 poisson:n=128K,mean=0.5,seed=1, 73/260 uniform:n=128K,mean=2,seed=1, 99/345 email-Enron.rowlen@64M,
 *       95/326 git_files_per_commit.rowlen, 94/319 git_files_per_commit.rowlen@64M,
 *       152/505 linux_lines_per_file.rowlen@64M, 200/546 mbeacxc.rowlen@64M, 185/488 photo_kmeans256.rowlen@64M,
 *       157/409 qcd5_4.rowlen@64M, 161/415 qcd5_4.rowlen, 126/310 lp1.rowlen@64M, 168/412 qcd5_4.rowlen@4M,
 *       152/352 email-Enron.rowlen@4M, 145/335 ibm03_nets.rowlen@64M, 152/341 ibm03_nets.rowlen,
 *       163/358 email-Enron.rowlen, 160/346 kjv_words_per_verse.rowlen@64M, 154/327 gowalla_bipartite.rowlen@64M,
 *       163/345 wathenSmall.rowlen, 237/500 photo_kmeans256.rowlen, 257/534 gshhg_points_per_bin.rowlen,
 *       161/326 facebook_combined.rowlen, 163/328 english_word_lengths.rowlen@64M, 246/495 photo_kmeans256.rowlen@4M,
 *       276/553 mbeacxc.rowlen@4M, 175/348 maxwell_S.rowlen@64M, 170/338 wordnet_pointers.rowlen@64M,
 *       278/545 mbeacxc.rowlen, 178/340 wathenSmall.rowlen@64M, 172/326 facebook_combined.rowlen@64M,
 *       153/287 ecology1.rowlen@64M, 186/348 kjv_words_per_verse.rowlen, 176/321 git_files_per_commit.rowlen@4M,
 *       183/332 facebook_combined.rowlen@4M, 284/509 linux_lines_per_file.rowlen,
 *       189/337 linux_identifier_postings.rowlen, 205/363 nsjac.rowlen@64M,
 *       191/331 photo_colour_histogram.rowlen@64M, 208/352 maxwell_S.rowlen,
 *       198/327 linux_kernel_line_lengths.rowlen@64M, 215/350 kjv_words_per_verse.rowlen@4M,
 *       213/344 ibm03_nets.rowlen@4M, 175/281 mdual.rowlen@64M, 213/336 gowalla_bipartite.rowlen,
 *       205/322 wdbii_river_segments.rowlen@64M, 202/317 lp1.rowlen@4M, 239/368 nsjac.rowlen@4M, 222/332 lp1.rowlen,
 *       248/349 wathenSmall.rowlen@4M, 268/347 wordnet_pointers.rowlen@4M, 284/364 nsjac.rowlen,
 *       277/352 maxwell_S.rowlen@4M, 226/287 mdual.rowlen, 262/331 gowalla_bipartite.rowlen@4M,
 *       282/345 wordnet_pointers.rowlen, 277/317 wdbii_river_segments.rowlen@4M, 293/322 wdbii_river_segments.rowlen,
 *       312/334 photo_colour_histogram.rowlen@4M, 270/287 mdual.rowlen@4M, 316/335 english_word_lengths.rowlen,
 *       318/336 photo_colour_histogram.rowlen, 289/302 ecology1.rowlen, 327/327 linux_kernel_line_lengths.rowlen
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 842 cases, n = 1024 to 268435456; serves 223 (huge pareto zipf uniform lognormal rowlen geometric bimodal fixed): worst regret 9.3%, mean 0.7%
 *       launched 200 times in a row on 164 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=3072 MIN_BLOCKS=8 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 842 cases, n = 1024 to 268435456; serves 62 (huge zipf pareto lognormal rowlen geometric uniform): worst regret 11.4%, mean 1.6%
 *       launched 200 times in a row on 28 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2:
 *       measured on 842 cases, n = 1024 to 268435456; serves 95 (huge pareto lognormal bimodal zipf rowlen uniform geometric fixed): worst regret 9.8%, mean 1.3%
 *       launched 200 times in a row on 28 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6:
 *       measured on 784 cases, n = 1024 to 268435456; serves 141 (pareto huge lognormal rowlen bimodal geometric poisson uniform fixed): worst regret 21.3%, mean 2.0%
 *       launched 200 times in a row on 45 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4:
 *       measured on 752 cases, n = 1024 to 268435456; serves 209 (pareto uniform rowlen bimodal huge poisson geometric fixed lognormal zipf): worst regret 12.3%, mean 2.3%
 *       launched 200 times in a row on 52 cases, all results right
 *     stream_fitted BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1:
 *       measured on 694 cases, n = 1024 to 268435456; serves 62 (pareto lognormal rowlen bimodal uniform fixed poisson): worst regret 9.4%, mean 1.8%
 *       launched 200 times in a row on 14 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 408 cases, n = 1024 to 268435456; serves 20 (poisson lognormal geometric pareto rowlen): worst regret 9.5%, mean 2.4%
 *       launched 200 times in a row on 8 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=2560 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 262 cases, n = 1024 to 268435456; serves 30 (poisson fixed uniform geometric): worst regret 9.5%, mean 1.9%
 *       launched 64 times in a row on 9 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_01C7F9DEF49DE263
#define SEGTUNE_SEGREDUCE_01C7F9DEF49DE263

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
static const struct segtune_box segtune_segreduce_01c7f9def49de263_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 842, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 0, 8388608, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=3072 MIN_BLOCKS=8 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 842, 1, 0, 4, { { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 8 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 0, 4194304, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 842, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 2 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 784, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 6 } }, 384, 4194304, 6 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 752, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 0 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_fitted", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 694, 1, 0, 5, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 } }, 512, 4194304, 24 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 408, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 512 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=2560 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100", 1, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 262, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 12288, 4194304, 3072 }
};

static const struct segtune_node segtune_segreduce_01c7f9def49de263_unknown_0[] = {
	{ SEGTUNE_N, 2320000.0, 1, 46, -1 },
	{ SEGTUNE_MEAN, 1.998399145892505, 2, 7, -1 },
	{ SEGTUNE_N, 524000.0, 3, 6, -1 },
	{ SEGTUNE_MEAN, 1.0015244531929961, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 45.700000000000003, 8, 37, -1 },
	{ SEGTUNE_N, 163000.0, 9, 24, -1 },
	{ SEGTUNE_MEAN, 9.8599999999999994, 10, 13, -1 },
	{ SEGTUNE_N, 23200.0, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 16.300000000000001, 14, 19, -1 },
	{ SEGTUNE_N, 86300.0, 15, 18, -1 },
	{ SEGTUNE_N, 23200.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 30.0, 20, 23, -1 },
	{ SEGTUNE_N, 82300.0, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2.0006258098357401, 25, 28, -1 },
	{ SEGTUNE_N, 524000.0, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 1770000.0, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 15.600000000000001, 31, 34, -1 },
	{ SEGTUNE_MEAN, 4.6399999999999997, 32, 33, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 32.5, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 185000.0, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 63600.0, 40, 45, -1 },
	{ SEGTUNE_MEAN, 519.0, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 21800.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 24.013902138938928, 47, 58, -1 },
	{ SEGTUNE_MEAN, 1.1699999999999999, 48, 57, -1 },
	{ SEGTUNE_MEAN, 0.70699999999999996, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 5930000.0, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 23700000.0, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1.0008457589771267, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 24500000.0, 59, 62, -1 },
	{ SEGTUNE_MEAN, 166000.0, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_01c7f9def49de263_longest_0[] = {
	{ SEGTUNE_N, 3120000.0, 1, 154, -1 },
	{ SEGTUNE_MEAN, 8.9299999999999997, 2, 75, -1 },
	{ SEGTUNE_LONGEST, 39.100000000000001, 3, 32, -1 },
	{ SEGTUNE_MEAN, 1.3, 4, 17, -1 },
	{ SEGTUNE_LONGEST, 7.0899999999999999, 5, 10, -1 },
	{ SEGTUNE_N, 278000.0, 6, 9, -1 },
	{ SEGTUNE_MEAN, 0.70000000000000007, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 0.86799999999999999, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 11.600000000000001, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 593000.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 1150000.0, 18, 25, -1 },
	{ SEGTUNE_N, 387000.0, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2.1600000000000001, 21, 24, -1 },
	{ SEGTUNE_LONGEST, 9.6699999999999999, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 4.4699999999999998, 26, 31, -1 },
	{ SEGTUNE_LONGEST, 7.4500000000000002, 27, 30, -1 },
	{ SEGTUNE_MEAN, 2.0800000000000001, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 6810.0, 33, 64, -1 },
	{ SEGTUNE_MEAN, 0.94400000000000006, 34, 39, -1 },
	{ SEGTUNE_N, 300000.0, 35, 38, -1 },
	{ SEGTUNE_MEAN, 0.73099999999999998, 36, 37, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 113.0, 40, 47, -1 },
	{ SEGTUNE_N, 648000.0, 41, 44, -1 },
	{ SEGTUNE_MEAN, 3.0899999999999999, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1.1599999999999999, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 973000.0, 48, 57, -1 },
	{ SEGTUNE_MEAN, 5.7300000000000004, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 3200.0, 51, 56, -1 },
	{ SEGTUNE_LONGEST, 266.0, 52, 55, -1 },
	{ SEGTUNE_N, 283000.0, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 596.0, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.3100000000000001, 60, 63, -1 },
	{ SEGTUNE_MEAN, 1.3500000000000001, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 0.88400000000000001, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 1710000.0, 67, 72, -1 },
	{ SEGTUNE_LONGEST, 9650.0, 68, 71, -1 },
	{ SEGTUNE_MEAN, 2.46, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 4.0800000000000001, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 252.0, 76, 133, -1 },
	{ SEGTUNE_LONGEST, 1140.0, 77, 96, -1 },
	{ SEGTUNE_LONGEST, 180.0, 78, 85, -1 },
	{ SEGTUNE_N, 1400000.0, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 88.900000000000006, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 56.700000000000003, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 568000.0, 86, 91, -1 },
	{ SEGTUNE_MEAN, 12.800000000000001, 87, 90, -1 },
	{ SEGTUNE_LONGEST, 466.0, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 78.600000000000009, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 118.0, 94, 95, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 32.700000000000003, 97, 114, -1 },
	{ SEGTUNE_N, 1720000.0, 98, 113, -1 },
	{ SEGTUNE_N, 102000.0, 99, 104, -1 },
	{ SEGTUNE_LONGEST, 3320.0, 100, 103, -1 },
	{ SEGTUNE_MEAN, 12.200000000000001, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 1640.0, 105, 108, -1 },
	{ SEGTUNE_N, 441000.0, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 98800.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1020000.0, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 168000.0, 115, 118, -1 },
	{ SEGTUNE_LONGEST, 8040.0, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 47000.0, 119, 128, -1 },
	{ SEGTUNE_LONGEST, 2320.0, 120, 123, -1 },
	{ SEGTUNE_N, 470000.0, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 38.400000000000006, 124, 127, -1 },
	{ SEGTUNE_LONGEST, 13100.0, 125, 126, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1240000.0, 129, 130, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 100.0, 131, 132, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 84100.0, 134, 151, -1 },
	{ SEGTUNE_MEAN, 561.0, 135, 144, -1 },
	{ SEGTUNE_LONGEST, 13900.0, 136, 141, -1 },
	{ SEGTUNE_N, 524492.98824338487, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 3410.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 111000.0, 142, 143, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 34900.0, 145, 146, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2770.0, 147, 150, -1 },
	{ SEGTUNE_N, 372000.0, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 21300.0, 152, 153, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 216.0, 155, 184, -1 },
	{ SEGTUNE_MEAN, 2.2000000000000002, 156, 159, -1 },
	{ SEGTUNE_LONGEST, 17.699999999999999, 157, 158, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 11.950957454697608, 160, 165, -1 },
	{ SEGTUNE_LONGEST, 104.0, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 12700000.0, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 73.0, 166, 173, -1 },
	{ SEGTUNE_MEAN, 14.300000000000001, 167, 170, -1 },
	{ SEGTUNE_N, 29300000.0, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 159000000.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 66.299999999999997, 174, 181, -1 },
	{ SEGTUNE_MEAN, 18.199999999999999, 175, 180, -1 },
	{ SEGTUNE_N, 10100000.0, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 94.0, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 4520000.0, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 61.400000000000006, 185, 206, -1 },
	{ SEGTUNE_MEAN, 1.27, 186, 191, -1 },
	{ SEGTUNE_LONGEST, 19000.0, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 19000000.0, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 35.200000000000003, 192, 199, -1 },
	{ SEGTUNE_MEAN, 1.73, 193, 198, -1 },
	{ SEGTUNE_LONGEST, 1820.0, 194, 195, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 11100000.0, 196, 197, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 6930.0, 200, 205, -1 },
	{ SEGTUNE_LONGEST, 548.0, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 25000000.0, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 141000.0, 207, 246, -1 },
	{ SEGTUNE_MEAN, 1420.0, 208, 231, -1 },
	{ SEGTUNE_LONGEST, 1830.0, 209, 218, -1 },
	{ SEGTUNE_MEAN, 161.0, 210, 215, -1 },
	{ SEGTUNE_LONGEST, 510.0, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 125000000.0, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 5170000.0, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 123.26362769650655, 219, 224, -1 },
	{ SEGTUNE_LONGEST, 18800.0, 220, 223, -1 },
	{ SEGTUNE_N, 65600000.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 3440.0, 225, 230, -1 },
	{ SEGTUNE_MEAN, 673.0, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 10700000.0, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 111000000.0, 232, 241, -1 },
	{ SEGTUNE_LONGEST, 23300.0, 233, 238, -1 },
	{ SEGTUNE_N, 47800000.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 6740.0, 236, 237, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 5930.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 13800.0, 242, 245, -1 },
	{ SEGTUNE_LONGEST, 10900.0, 243, 244, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_01c7f9def49de263_shares_0[] = {
	{ SEGTUNE_N, 1830000.0, 1, 118, -1 },
	{ SEGTUNE_MEAN, 8.9500000000000011, 2, 55, -1 },
	{ SEGTUNE_MEAN, 1.22, 3, 10, -1 },
	{ SEGTUNE_SHARE_1K, 0.023, 4, 9, -1 },
	{ SEGTUNE_SHARE_1K, 0.0097600000000000013, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 173000.0, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_4K, 0.049300000000000004, 11, 44, -1 },
	{ SEGTUNE_SHARE_1K, 0.00013099999999999999, 12, 25, -1 },
	{ SEGTUNE_N, 383000.0, 13, 18, -1 },
	{ SEGTUNE_MEAN, 2.6600000000000001, 14, 17, -1 },
	{ SEGTUNE_N, 101000.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1.51, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 636000.0, 21, 24, -1 },
	{ SEGTUNE_MEAN, 5.2300000000000004, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 499000.0, 26, 33, -1 },
	{ SEGTUNE_SHARE_4K, 0.0096600000000000002, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 124000.0, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 3.2200000000000002, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 4.1799999999999997, 34, 39, -1 },
	{ SEGTUNE_SHARE_4K, 0.016199999999999999, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.6000000000000001, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.052700000000000004, 40, 43, -1 },
	{ SEGTUNE_SHARE_4K, 0.0025400000000000002, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 78500.0, 45, 48, -1 },
	{ SEGTUNE_SHARE_4K, 0.113, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 2.1899999999999999, 49, 54, -1 },
	{ SEGTUNE_N, 315000.0, 50, 53, -1 },
	{ SEGTUNE_SHARE_4K, 0.108, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 303.0, 56, 103, -1 },
	{ SEGTUNE_SHARE_1K, 0.00020099999999999998, 57, 62, -1 },
	{ SEGTUNE_N, 1230000.0, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 33.5, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 35.800000000000004, 63, 84, -1 },
	{ SEGTUNE_N, 115000.0, 64, 71, -1 },
	{ SEGTUNE_SHARE_4K, 0.025400000000000002, 65, 68, -1 },
	{ SEGTUNE_MEAN, 14.300000000000001, 66, 67, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 27.5, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.013100000000000001, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.074400000000000008, 74, 81, -1 },
	{ SEGTUNE_SHARE_4K, 0.010700000000000001, 75, 78, -1 },
	{ SEGTUNE_N, 183000.0, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 15.700000000000001, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.44, 82, 83, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 112000.0, 85, 92, -1 },
	{ SEGTUNE_MEAN, 79.200000000000003, 86, 91, -1 },
	{ SEGTUNE_N, 51600.0, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.0053900000000000007, 89, 90, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.0011000000000000001, 93, 102, -1 },
	{ SEGTUNE_MEAN, 164.0, 94, 101, -1 },
	{ SEGTUNE_N, 644000.0, 95, 98, -1 },
	{ SEGTUNE_SHARE_1K, 0.026000000000000002, 96, 97, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.0072200000000000007, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 29800.0, 104, 115, -1 },
	{ SEGTUNE_N, 526000.0, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.0071400000000000005, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1670.0, 109, 114, -1 },
	{ SEGTUNE_SHARE_4K, 0.0292, 110, 113, -1 },
	{ SEGTUNE_SHARE_1K, 0.29799999999999999, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 179000.0, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.00038499999999999998, 119, 160, -1 },
	{ SEGTUNE_MEAN, 2.04, 120, 127, -1 },
	{ SEGTUNE_MEAN, 0.378, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 1.9000000000000001, 123, 124, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 4310000.0, 125, 126, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 62.600000000000001, 128, 139, -1 },
	{ SEGTUNE_N, 12500000.0, 129, 130, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 7.7300000000000004, 131, 134, -1 },
	{ SEGTUNE_MEAN, 2.1600000000000001, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 26.100000000000001, 135, 138, -1 },
	{ SEGTUNE_N, 102000000.0, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 4330000.0, 140, 145, -1 },
	{ SEGTUNE_MEAN, 111.0, 141, 144, -1 },
	{ SEGTUNE_N, 2440000.0, 142, 143, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 110.0, 146, 153, -1 },
	{ SEGTUNE_N, 52400000.0, 147, 150, -1 },
	{ SEGTUNE_N, 9570000.0, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 159000000.0, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 13400000.0, 154, 157, -1 },
	{ SEGTUNE_MEAN, 286.0, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 173.0, 158, 159, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 86.200000000000003, 161, 204, -1 },
	{ SEGTUNE_MEAN, 1.1799999999999999, 162, 169, -1 },
	{ SEGTUNE_SHARE_4K, 0.0132, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 33100000.0, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 0.34500000000000003, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 3710000.0, 170, 189, -1 },
	{ SEGTUNE_MEAN, 3.7600000000000002, 171, 176, -1 },
	{ SEGTUNE_SHARE_4K, 0.014700000000000001, 172, 175, -1 },
	{ SEGTUNE_SHARE_1K, 0.028400000000000002, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 29.100000000000001, 177, 182, -1 },
	{ SEGTUNE_SHARE_1K, 0.25001581093697334, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.17699999999999999, 180, 181, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.124, 183, 186, -1 },
	{ SEGTUNE_SHARE_1K, 0.00445, 184, 185, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.376, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 40.400000000000006, 190, 197, -1 },
	{ SEGTUNE_MEAN, 1.3400000000000001, 191, 196, -1 },
	{ SEGTUNE_SHARE_4K, 0.0024200000000000003, 192, 193, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 15300000.0, 194, 195, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.60399999999999998, 198, 203, -1 },
	{ SEGTUNE_SHARE_1K, 0.045999999999999999, 199, 202, -1 },
	{ SEGTUNE_N, 42300000.0, 200, 201, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0010400000000000001, 205, 222, -1 },
	{ SEGTUNE_MEAN, 530.0, 206, 211, -1 },
	{ SEGTUNE_N, 52700000.0, 207, 210, -1 },
	{ SEGTUNE_SHARE_1K, 0.0060300000000000006, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 56300000.0, 212, 217, -1 },
	{ SEGTUNE_N, 23800000.0, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1220.0, 215, 216, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 105000000.0, 218, 221, -1 },
	{ SEGTUNE_MEAN, 1340.0, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 29700000.0, 223, 232, -1 },
	{ SEGTUNE_MEAN, 16100.0, 224, 231, -1 },
	{ SEGTUNE_MEAN, 153.0, 225, 230, -1 },
	{ SEGTUNE_SHARE_4K, 0.34000000000000002, 226, 229, -1 },
	{ SEGTUNE_SHARE_4K, 0.037900000000000003, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 4490.0, 233, 244, -1 },
	{ SEGTUNE_SHARE_4K, 0.57799999999999996, 234, 241, -1 },
	{ SEGTUNE_SHARE_4K, 0.018800000000000001, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 48800000.0, 237, 240, -1 },
	{ SEGTUNE_MEAN, 333.0, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 109000000.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
};

static const float segtune_segreduce_01c7f9def49de263_cases_0[] = {
	636,823,765,1180,1471,1675,2253,2475,636,823,765,1180,1471,1675,2253,2475,
	1280,1280,1280,1280,1280,1280,1280,1280,365,510,927,1028,1434,1506,1829,2048,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,58,13,0,0,0,0,0,0,-345,-244,0,0,0,0,0,0,
	177,0,531,772,988,1013,1024,1024,-608,-928,-378,-648,-424,-197,-254,-211,-722,-209,82,486,-2337,-1385,1892,-2010,
	2003,-456,-2269,1241,5198,-7267,-634,353,-2938,-840,666,-257,2881,-3877,50,-951,144,281,-1668,1455,3061,-2681,-732,374,
	765,-640,1764,-652,-811,-623,-1292,237,373,-945,939,-395,2760,-3379,614,1735,-2159,-1320,-3874,-2179,240,-6945,-5904,-928,
	3065,-7074,1467,-7883,-12908,12873,-1937,1627,-345,-1080,870,-327,-2681,-710,2150,-1995,2148,-971,-1232,156,2472,-3687,-505,394,
	-2447,-1965,1144,-772,1393,-1766,259,-868,297,136,-1170,1139,2406,-1258,-479,705,287,229,1090,227,-669,-1214,-1098,674,
	79,-488,563,32,1882,-2381,766,1611,-1721,-2306,-2635,-3951,-2505,-3364,-4982,-203,1312,-5665,-495,-6769,-7975,6853,-1755,1542,
	1280,1280,1664,1664,1664,1664,1664,1664,2304,2304,415,514,956,1031,1458,1544,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,0,0,207,31,117,30,5,0,0,0,-914,-990,-464,-475,-73,0,
	1024,1024,283,0,558,768,1024,1011,-115,-16,-646,-1312,-596,-1032,-505,-770,2038,-2959,-1650,1047,-1686,2645,-1012,1947,
	-2299,1264,-907,410,-3417,2277,-1058,2851,-201,77,737,2756,-1714,1277,-3805,3864,-3196,2109,-219,598,-1248,2014,-4707,2731,
	-6749,7243,-2514,1003,-1187,2126,1078,1407,2811,-5478,-242,1286,1359,3,-1895,2496,-7266,175,-1447,737,4734,3217,4234,4730,
	247,247,4522,-3034,3184,2273,2159,1527,929,-1118,-190,-283,213,699,591,225,-1706,1213,160,-555,-1755,172,412,841,
	-150,582,2619,1542,-104,-560,-1713,1400,-1993,308,367,382,-473,1146,-3332,944,-3776,3239,-4117,1134,-1423,2761,794,1962,
	900,-4392,-573,1423,1342,704,-1171,1828,-5837,-433,-273,-357,5918,2538,5941,2332,177,-30,2884,-1511,3147,3140,2401,2825,
	1664,1664,1664,1664,1664,1664,1987,2048,1979,1991,2560,2597,2816,2901,1686,440,-768,-162,-41,-48,0,0,-768,-768,
	-1536,-1536,-1536,-96,-1536,-1536,-1536,-1536,0,0,0,0,0,0,164,412,0,0,0,0,0,0,-332,-1451,
	1023,1024,1024,1024,1024,1024,1010,332,-530,-325,-321,-96,-205,-144,-849,-782,1712,339,1263,-1134,1172,-869,326,-4623,
	692,756,1019,1422,2677,-4546,-1073,-6290,631,1403,973,392,-793,169,1369,-6750,792,-2344,-3509,-2095,-3873,6357,3501,-2169,
	2031,-968,1096,1262,-2840,2028,-1306,7305,-1016,-2585,-1552,-4406,3893,-284,119,-1359,7510,3062,1745,1287,856,1160,-826,-8583,
	-129,540,28,315,51,87,-415,495,1386,458,976,-630,1083,-412,278,-2028,364,848,550,1973,2526,-3412,-1065,-3491,
	654,1454,737,260,-737,447,1243,-3465,805,-1949,-3128,-2928,-3667,5093,3147,-1353,2085,-782,1293,893,-2820,939,-1293,-1001,
	-1079,-2465,-1670,-4445,3546,-273,262,-5480,5672,3379,1386,1282,787,1334,-964,-4595,96,408,52,271,15,-10,-451,-140,
	2048,2048,2048,2048,2048,2048,2048,2048,512,513,541,771,993,1026,1113,1486,-768,-768,-218,-64,-306,-768,-128,-236,
	-1536,-1536,-435,-128,-1536,-1536,-256,-1536,42,182,925,1282,326,37,711,126,-1750,-1609,-837,-252,-985,-1242,-479,-692,
	0,731,106,521,611,774,843,1024,-1696,-1416,-435,-128,-612,-1416,-256,-518,1810,89,3753,-2165,-776,-715,-24,-2566,
	-1432,114,2284,798,279,-1710,-3057,3077,1234,1495,1249,-317,1995,-2554,-204,-2134,35,1348,-5208,4767,2051,967,-6869,-2172,
	-651,-6366,2091,4609,-1890,2035,-732,-687,-216,-4333,-2898,3485,-5352,1762,-1639,3351,-4927,6848,-726,1086,-83,156,480,-48,
	-6094,1219,871,370,62,-45,207,32,851,-1279,3987,-1918,6,-1101,164,-1419,-1993,-855,2629,629,1050,-2198,-2586,3383,
	301,6,1370,-110,2695,-2777,-303,-1254,-415,759,-5383,3960,2050,821,-7288,-1953,1423,-1727,1568,3075,-2301,2069,-985,-1551,
	761,-1959,-3258,2476,-5142,1532,-2682,2334,-5664,4511,-497,1228,129,27,617,212,-5438,1642,656,324,-198,238,158,-242,
	2048,2048,2048,2048,2048,2048,2048,2048,1537,1542,1542,1571,1797,1977,2042,2468,-768,-32,-768,-218,-64,-176,-768,-69,
	-1536,-64,-1536,-435,-128,-1536,-1536,-284,184,652,32,203,319,45,19,0,-583,-111,-731,-530,-188,-282,-243,0,
	943,964,1011,1012,1017,1024,1023,1024,-877,-64,-1154,-435,-128,-605,-896,-377,-1462,-4301,1150,5344,-165,262,-1405,3913,
	-1344,-3467,103,1141,-455,-1106,-839,1601,-2836,-2366,1709,-2537,1497,275,-1330,-974,1914,1969,-807,-3917,6240,-999,-3111,-920,
	-26,1814,-162,-2907,423,-1307,1132,-418,-2169,2255,3109,-228,5056,-1661,-1914,1349,-726,432,8,329,241,-676,-55,78,
	-302,228,-125,127,137,-45,-273,53,-605,-3648,266,5336,806,522,-1425,3438,-525,-2645,-435,1303,825,-994,-934,1636,
	-1814,-2213,630,-2366,1680,654,-1382,-978,1219,1690,-391,-3554,5052,-1479,-3124,-1101,-677,-754,119,-2730,-1412,-1573,1231,-7,
	-1177,1266,2707,-279,3404,-2247,-2090,1051,-663,535,-161,429,382,-731,-190,82,-601,157,36,54,25,-154,-176,34,
	2048,2048,2048,2048,2048,2048,2048,2099,2564,2970,3042,3365,3584,3840,3840,632,-34,-4,0,0,0,0,0,-768,
	-1536,-106,-119,0,0,0,0,-1536,0,0,0,0,0,0,0,11,0,0,0,0,0,0,0,-1763,
	1024,1024,1024,1024,1024,1024,1024,0,-640,-423,-197,-255,-211,-115,-16,-1683,-1461,5435,-5053,4174,5182,8758,-11262,-3438,
	-3728,8135,-10111,7862,1221,7082,-9411,-1668,-1202,-3279,734,3137,3318,4714,-6538,-1144,-679,-17926,13781,1175,610,454,454,787,
	-769,3426,-405,-455,-992,-5405,-6,883,-4704,1535,999,626,385,341,341,1584,-537,40,84,151,137,173,173,1590,
	-49,-2,-18,33,21,41,41,520,-1450,1485,-843,3434,4495,4009,-5456,-3613,-4036,2571,-4287,7049,654,3112,-4741,-1798,
	-1313,-3590,-419,2857,3029,1946,-3096,-1322,-786,-10818,4588,1847,999,699,23,689,-504,4384,-265,174,-68,-3628,-4328,894,
	-4589,1613,1215,563,345,294,319,1452,-463,50,35,105,86,129,279,1535,54,85,-61,49,28,46,33,583,
	2103,2122,2125,2142,2176,2176,2176,2176,437,1223,1276,1003,-256,0,27,174,-768,-768,-768,-768,-768,-768,-412,-115,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-297,528,47,14,19,128,92,968,1409,-1449,-1181,-1169,-1469,-2688,-2468,-1566,-976,
	100,1011,1021,441,0,0,528,851,-1371,-1478,-1397,-1590,-1856,-1824,-824,-490,-4736,489,600,78,-856,1767,2961,1831,
	-549,525,470,-2850,2820,751,2770,3067,-965,1845,-331,-3000,-1063,-1210,1705,5399,623,-174,535,428,-3260,2938,-321,-3204,
	-7756,-341,1799,1688,-3375,-1475,1383,919,-2189,4101,-219,1244,-4658,-1156,1906,1617,1779,47,191,-375,312,3209,-4821,-3147,
	1127,-105,41,321,-1553,3183,232,165,-4847,-471,716,-510,-739,1599,2871,2003,-1617,-210,287,-3329,3019,651,2720,3087,
	-2741,232,-339,-3592,-1285,-1349,1601,5596,416,-274,628,246,-3165,2864,-266,-3322,-4369,341,1636,1465,-3525,-805,1730,956,
	-1709,2978,-315,836,-4510,-643,2271,1655,-695,33,166,-298,419,3184,-4958,-3256,1364,170,85,499,-1408,2964,249,167,
	2176,2176,2176,2176,2176,2176,2176,2176,256,256,256,385,512,512,513,513,-768,-768,-768,-768,-161,-768,-768,-768,
	-1536,-1536,-1536,-1536,-430,-1536,-1536,-1536,36,77,0,79,1661,42,625,1503,-2268,-2227,-2304,-2096,-387,-2006,-1422,-544,
	0,0,0,0,484,0,73,955,-1984,-1656,-2048,-1728,-500,-1824,-1524,-979,1854,431,-1491,-3898,83,2015,7200,6951,
	1925,868,-1244,-1462,-1782,-818,5736,6406,1622,2102,1827,-3838,818,2393,3591,2218,-565,-406,420,-1482,-526,333,-174,-1854,
	-1192,-400,1978,-2232,5671,49,-3323,-611,250,-1597,188,-1170,-3305,-906,-3442,227,-1953,-5122,-1854,4017,1180,-1677,3959,1313,
	-6302,376,-5283,4834,141,-6972,30,316,1115,1030,-1812,-3752,-218,1035,5110,6729,1833,1029,-1167,-1673,-1783,-838,4627,6221,
	1358,3303,953,-3716,544,1325,1854,2133,-1270,220,-234,-1421,-463,-117,-515,-1775,372,-1702,1928,-1316,5846,1737,-48,-713,
	766,-2273,42,-404,-3214,44,-1612,143,-3281,-5855,-2105,3546,1143,-1387,2418,1270,-3788,-5419,-2889,3681,199,-4696,769,351,
	2176,2176,2176,2176,2176,2176,2176,2176,533,553,640,665,665,749,760,761,-403,-222,-768,-190,-190,-280,-307,-173,
	-1536,-1536,-1536,-611,-611,-1536,-1536,-1536,522,736,42,712,1487,441,1331,631,-1505,-1271,-1878,-1183,-408,-1369,-470,-1167,
	569,542,2,594,594,627,720,1024,-806,-661,-1648,-611,-611,-740,-779,-653,2964,-5,-994,1623,-1778,2307,-3673,-4439,
	878,2095,524,3601,-1610,3762,-4315,-2649,4306,-1953,-2294,1784,274,3606,-824,-3247,1798,2271,460,797,-5801,-449,-7747,-472,
	4989,4496,-228,1427,-16289,6316,-5088,-1795,226,7660,-1214,216,-13562,6552,-9954,-3117,-858,5394,474,1666,426,588,725,1739,
	-238,-54,5107,72,-3,28,206,-21,3175,770,-556,1654,-2136,2157,-3677,-4062,1247,2335,397,3623,-1580,3725,-4219,-2467,
	4653,-995,-1801,1799,-17,3428,-883,-2663,2010,1468,720,600,-5028,-291,-7731,-659,4306,3205,-1070,1604,-14738,6419,-4705,-2249,
	324,6653,-1741,419,-12432,6570,-9634,-3303,-175,5356,552,1546,390,649,676,1500,-181,-115,3839,57,116,35,293,-73,
	2176,2176,2176,2176,2176,2176,2176,2176,766,766,768,769,896,986,986,1017,-768,-768,-768,-768,-768,-370,-370,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,117,816,47,82,30,333,995,582,-1677,-978,-1745,-1708,-1634,-1241,-579,-961,
	455,455,0,420,284,606,606,760,-1202,-1202,-1680,-1388,-1536,-740,-740,-1265,-1078,3940,116,-1480,1868,-2229,-4785,821,
	-889,4949,1104,222,61,-3938,-3841,2425,-1864,5720,-1126,-1679,2665,-3740,-6022,1375,-2014,4598,-1123,629,949,-1901,1339,-3493,
	-3038,-1258,485,-2064,784,-6119,-1274,650,-956,4783,1051,-2410,1990,-3166,-2258,556,902,667,2016,1272,-360,-435,-272,-274,
	-77,-182,2289,489,258,-177,146,-408,914,3319,-94,-1316,1952,-1007,-4156,-152,507,4457,982,-77,27,-2864,-3227,1751,
	121,4919,-1223,-1632,2727,-2469,-5254,382,-494,4581,-1102,189,929,-1291,1102,-3300,-6141,-669,74,-978,395,-7299,-1984,1431,
	-2360,4848,670,-1343,1738,-3385,-2464,395,1382,653,2276,481,-326,-101,-314,-344,-251,134,2247,202,84,-325,26,-77,
	2176,2176,2176,2176,2176,2176,2176,2176,1023,1024,1028,1111,1151,1152,1282,1282,-213,-114,-768,-128,-768,-768,-768,-768,
	-1536,-328,-1536,-256,-1536,-1536,-1536,-1536,1174,1296,743,955,21,0,37,32,-364,-239,-789,-494,-1388,-1408,-1241,-1246,
	853,749,740,841,1006,1024,962,988,-677,-440,-1085,-256,-1492,-1600,-1412,-1254,2509,-58,1537,740,-1087,1696,-2621,584,
	1668,-1470,2342,1578,1099,-2815,351,-478,2115,-2169,963,72,-2183,1563,951,-2371,3859,1219,-220,7466,1019,-604,-308,363,
	6716,-6832,-114,6688,-93,913,-536,654,342,3806,-1115,4049,1774,-1428,85,-2479,318,-101,-307,-160,25,274,-262,-53,
	213,50,-147,-93,-16,145,-54,-13,2666,-466,1538,953,-425,263,-2334,1433,1811,-1591,2378,1789,429,-2678,-107,671,
	2277,-2338,1050,164,-1528,-253,193,245,3540,1898,71,7069,870,-656,-116,728,6232,-5840,-324,5938,-84,1439,-411,-98,
	198,4410,-1136,3487,1016,-983,-1026,-731,249,-160,-405,-86,78,263,-281,101,199,111,-182,-120,-44,321,-107,-259,
	2176,2176,2176,2176,2176,2176,2176,2176,1289,1419,1523,1536,1538,1538,1779,1793,-134,-137,-110,-90,-12,-440,-79,-768,
	-1536,-408,-530,-287,-29,-1536,-266,-1536,289,319,862,846,281,67,671,5,-983,-822,-175,-178,-740,-955,-110,-762,
	935,932,978,941,927,999,1001,1024,-658,-536,-530,-394,-587,-880,-402,-1245,858,-4186,-1303,-2195,3557,704,5218,-2484,
	-2361,1097,812,-2527,4616,-2232,4471,-1836,-218,-337,-2738,-779,-793,35,5650,-1178,-1840,338,-1285,1417,4752,3088,303,-1514,
	2822,-5457,72,-3707,-4017,3224,-5388,237,903,-3957,-8241,3456,-8297,-3422,598,2905,-193,-36,-14,-61,310,-96,-76,139,
	95,50,30,8,240,-36,-48,19,731,-4057,-1272,-2616,3143,865,4246,-2519,-2459,1056,703,-2748,4190,-1435,3678,-2036,
	-561,-337,-2439,-1288,-1080,378,5242,-1377,-2000,324,-1139,1598,5357,2304,1338,-934,2773,-5229,-55,-3200,-3171,3002,-4123,577,
	541,-3500,-7593,3540,-7699,-2152,1608,2217,-431,-38,-83,-93,250,-57,-131,15,99,39,53,27,292,-105,-1,178,
	2176,2176,2176,2176,2176,2176,2176,2176,1798,1998,2025,2051,2052,2288,2568,2820,-768,-143,-52,-166,-448,-90,-49,-8,
	-1536,-596,-233,-1536,-1536,-568,-640,-1536,32,104,158,313,31,62,0,0,-730,-458,-377,-196,-478,-210,0,0,
	1020,1024,1017,1023,1024,1024,1024,1024,-1153,-596,-409,-696,-896,-568,-640,-640,2810,-2864,266,1316,373,882,-2358,-531,
	2216,2013,-2291,-231,386,2532,-114,2272,2168,-1996,1366,-738,2090,1251,-1867,1354,-1199,-2928,-5561,8035,-296,2058,-5628,754,
	-654,2368,-2426,506,2009,-246,1545,1677,-425,-9983,-512,5835,-1894,900,-2126,4458,-1,-26,-75,-612,-254,-40,-99,-157,
	-38,-26,8,-134,-151,-19,-31,-30,2254,-3127,-25,1309,296,1159,-3040,-324,1907,1439,-2307,-102,347,2828,-1070,2444,
	1888,-1977,1428,-859,1981,1531,-2198,1289,-1412,-2444,-4861,7610,-687,2060,-4182,633,-684,2846,-1813,369,1902,-140,2344,1177,
	30,-8834,-90,5389,-1864,1044,-1779,4357,44,-95,-115,-639,-249,-72,-130,-181,-48,1,26,-125,-84,-37,36,-69,
	2176,2176,2176,2181,2195,2220,2240,2304,2829,3003,3072,169,935,1374,640,-256,-14,0,-1,-768,-768,-479,-768,-768,
	-174,-129,-92,-1536,-1536,-1536,-1536,-1536,0,0,0,663,202,297,24,128,0,0,0,-1738,-1462,-978,-2024,-2944,
	1024,1024,1024,172,426,963,0,0,-312,-531,-260,-925,-1611,-938,-1712,-1984,-2404,6078,-3863,1511,1722,571,-2371,704,
	-2098,7309,-4274,-572,4504,689,-656,5776,2817,-4889,3603,-894,3663,-476,-1972,-1161,9281,-12852,8411,682,-452,-1023,1176,3971,
	-2562,946,-928,8801,-771,-4008,3213,608,1304,-123,-169,4557,-76,-3433,1616,1235,-83,-31,-11,-1964,-1062,-559,1485,1828,
	-25,-20,-6,2008,-783,-263,1641,692,-143,1268,1248,3460,-697,230,-1760,962,583,1055,2347,579,3058,685,-680,5919,
	2616,-4500,4117,896,1629,-630,-1441,-1349,5240,-4023,1324,1045,-1341,-1074,1512,3684,-3382,1689,-1517,2809,2405,-3274,1460,164,
	808,546,-572,681,1188,-2534,564,980,-135,23,-66,111,-1590,-698,1635,1868,-85,56,-46,958,-319,-282,337,1126,
	2304,2304,2304,2304,2304,2304,2304,2304,0,23,143,255,256,256,385,506,-768,-476,-139,-768,-768,-768,-768,-768,
	-1536,-1536,-425,-1536,-1536,-1536,-1536,-1536,102,972,1441,78,0,36,79,1584,-2714,-1822,-1232,-2483,-2560,-2524,-2352,-725,
	0,518,835,0,0,0,0,952,-1920,-952,-618,-1784,-2176,-2112,-1840,-1062,3116,3568,2422,1470,-3460,1932,-2893,2203,
	-2842,6262,2490,384,-3223,4887,-1699,3646,-56,1108,3540,2028,1843,1516,-4904,3157,-3647,338,-3686,1325,-160,2241,-1082,-5184,
	-3257,-105,28,-1309,930,1545,-1593,-7444,-2563,135,32,279,803,366,-1303,-2829,-1975,-1950,-3285,-1955,-1483,-490,5355,589,
	-2386,267,15,4022,-2061,-5111,6473,-28,3029,3225,2536,1715,-2783,1845,-2451,1992,-2867,5925,2442,1337,-2699,4335,-1536,3238,
	-75,913,3826,3801,1301,1352,-4236,3004,-3527,351,-3618,2731,-309,2083,-682,-4804,-3231,413,125,-2203,466,1798,-1512,-7300,
	-2438,360,121,-422,450,909,-1030,-2855,-1657,-2232,-3482,-1846,-1736,-874,5226,680,-2053,264,27,-468,-974,-1915,5013,-41,
	2304,2304,2304,2304,2304,2304,2304,2304,512,512,512,531,584,640,676,676,-768,-145,-768,-398,-147,-768,-164,-164,
	-1536,-375,-1536,-1536,-425,-1536,-468,-468,42,1894,671,566,1179,49,1135,1705,-2262,-410,-1633,-1719,-1052,-2127,-1006,-435,
	0,499,71,568,586,2,609,609,-1952,-508,-1632,-912,-569,-1776,-507,-507,321,590,6433,457,-3957,-4485,-747,1343,
	-2123,-625,3188,-499,-3111,-1381,-1011,1399,-455,1185,2007,-401,-3804,-4561,-2473,2220,961,2351,2056,404,-5517,-417,4174,4102,
	2454,-147,-12467,1010,-706,1577,267,5247,3960,2575,-9596,6834,904,-20,2572,6583,-2610,617,3072,-2554,2453,170,-219,-196,
	-4714,37,-176,-103,-134,3385,-218,-120,-263,213,4130,580,-4204,-3826,-565,1798,-2118,-558,3109,-406,-3211,-1290,-1014,1532,
	-1369,475,821,-52,-4133,-4101,-2316,2591,571,2285,741,488,-5052,56,3510,3887,2755,75,-2370,922,-80,169,-195,4705,
	4007,2706,-1666,6741,1325,-750,2225,6194,-1754,521,1271,-2443,2306,428,1,-206,-2281,71,428,-37,-65,2399,-251,-181,
	2304,2304,2304,2304,2304,2304,2304,2304,737,767,767,768,769,769,770,896,-280,-768,-768,-768,-160,-768,-279,-768,
	-1536,-1536,-1536,-1536,-505,-1536,-1536,-1536,513,116,894,47,816,105,1485,32,-1566,-1933,-1155,-2001,-1231,-1942,-561,-1888,
	609,456,456,0,1024,420,728,287,-843,-1270,-1270,-1808,-628,-1516,-806,-1664,-3810,-5927,-39,-1188,458,139,-1950,2574,
	-3223,-3872,-2897,-184,841,877,-2268,1999,-5384,-5492,376,-510,-4236,-391,447,4183,-158,-2208,-2464,-1327,-858,-588,-2212,981,
	-1417,11292,-2483,-771,898,-9014,8941,2118,-8295,3730,-5725,268,2377,-3923,10085,1256,-1445,-2467,-158,1318,1124,2772,-70,-1341,
	-49,169,-316,948,-16,211,-6,-680,-3745,-2007,81,-1485,560,-1890,-1714,1704,-3135,-1134,-2872,-33,854,-523,-2288,1483,
	-5289,-1863,333,-828,-4050,-2149,760,3343,-147,-109,-2415,-1347,-923,-1162,-2116,577,-1332,-53,-2585,-1044,658,-4088,8531,2023,
	-8218,-2059,-5675,-103,2293,-1990,9814,875,-1222,-802,-10,1887,1143,1237,68,-1094,16,-138,-344,1715,-40,-22,-57,-753,
	2304,2304,2304,2304,2304,2304,2304,2304,1002,1002,1005,1021,1023,1025,1110,1142,-285,-285,-215,-768,-105,-768,-128,-52,
	-1536,-1536,-1536,-1536,-299,-1536,-256,-226,375,1163,1350,817,1532,620,1203,775,-1439,-651,-461,-979,-260,-1171,-504,-899,
	621,621,847,732,750,768,840,1014,-782,-782,-780,-1202,-453,-1382,-256,-476,-1721,-2364,1577,-1619,-1245,5043,-856,-1481,
	-203,1207,-1316,-2222,1466,6032,-471,-259,1026,-2744,-332,-1865,-3108,5469,472,-193,279,26,5840,-1809,-725,6951,936,1748,
	2619,10462,-13569,-1276,8809,-808,2808,1495,3847,8812,-7711,1444,1823,1749,10,1657,158,-792,-365,-548,-312,-379,-211,200,
	-61,-20,-58,-4,-22,-253,-113,-31,-1073,-2092,1676,-1376,-1458,4093,-334,-1503,204,1205,-1252,-2099,1494,5439,-332,-171,
	1499,-2419,-238,-1641,-3503,4650,1171,-270,88,-220,5842,-1298,-633,6428,572,1224,1352,9641,-13305,-1812,8870,111,1296,1865,
	2641,8126,-7671,981,1759,2028,-508,1150,557,-755,-417,-461,-358,-547,-150,182,-50,-111,-47,-112,-9,-186,-155,1,
	2304,2304,2304,2304,2304,2304,2304,2304,1152,1152,1155,1185,1278,1283,1283,1440,-768,-768,-84,-117,-161,-768,-768,-120,
	-1536,-1536,-387,-395,-677,-1536,-1536,-344,24,0,1468,628,383,38,36,590,-1641,-1664,-193,-1003,-1155,-1496,-1497,-787,
	1006,1024,1019,1024,932,987,964,939,-1608,-1728,-612,-586,-677,-1357,-1540,-458,-1303,1413,4173,-1742,2813,-2592,1715,-132,
	1752,-5489,-724,-3157,2456,988,-37,-1507,-2414,1636,9107,-166,-1488,-2430,2461,559,1057,-985,705,-7888,-1467,-671,-1227,2924,
	86,-873,-14893,-236,5937,-977,-2,2798,140,-2374,-4398,-7260,-2012,1708,-66,8174,-36,243,303,-79,-301,-98,-315,-361,
	-23,179,17,-43,-25,-57,-85,-99,-566,-34,3618,-1860,2726,748,290,99,1213,-5281,-999,-3427,2336,2343,-119,-1078,
	-1365,-174,8408,-66,-1513,1347,1009,517,1159,-1326,1103,-7708,-1482,-40,-1396,2679,-527,-147,-13305,246,6070,-2646,-159,2692,
	-262,-1881,-3644,-6427,-1635,1452,164,7224,40,250,259,-122,-381,38,-382,-377,-48,317,71,-27,-17,-183,-173,-99,
	2304,2304,2304,2304,2304,2304,2304,2304,1535,1541,1543,1589,1621,1779,1792,1794,-81,-411,-102,-10,-25,-77,-768,-768,
	-237,-1536,-375,-24,-105,-309,-1536,-1536,1077,77,1045,412,414,862,6,36,-204,-1198,-228,-815,-781,-174,-1018,-986,
	936,999,981,942,1023,1002,1024,1020,-413,-1008,-658,-715,-476,-530,-1373,-1281,-957,1312,1824,4917,-4695,-3437,-1410,1597,
	1628,1336,2146,8246,-7180,-3884,-1512,2110,1088,2354,-2116,-961,2148,-2036,1682,-1928,-853,3344,428,1052,-7124,-776,-3955,30,
	-808,-3286,-25,-3099,589,-5133,-1260,435,-308,550,3204,-18648,13505,27,475,677,-87,11,-60,-70,14,-97,94,-30,
	6,39,-41,25,-104,-60,41,-15,-489,1474,321,2184,-2721,-3400,-1389,1611,1896,1568,759,4161,-3992,-4612,-1556,2026,
	782,2578,-2748,-1015,1923,-1901,849,-1145,-1022,3056,1247,1590,-7039,-276,-3024,-365,119,-2697,1719,-584,-638,-3374,-619,-10,
	-219,1015,4490,-11504,7508,553,401,661,-129,-12,-98,-105,21,-97,-10,35,-9,60,72,118,-88,-20,113,-72,
	2304,2304,2304,2304,2304,2304,2304,2304,2001,2035,2052,2053,2307,2554,2824,2831,-137,-51,-441,-167,-83,-51,-6,-13,
	-472,-204,-1536,-752,-696,-768,-1536,-181,124,191,31,441,67,23,0,0,-691,-590,-734,-322,-443,-239,0,0,
	1024,1017,1024,1024,1024,1024,1024,1024,-518,-402,-998,-752,-696,-768,-768,-440,-3716,-3185,-1052,880,3159,2009,-414,-1463,
	-4419,-3169,-1695,3840,4369,1429,2841,-5080,-608,-1555,289,1602,3201,1975,-895,-56,-1077,5879,1392,1959,3166,-1608,-1352,5685,
	-4283,5667,-1467,-1483,2317,331,-1535,-61,4242,4988,-478,4329,1634,-534,1992,130,-21,-92,-47,-266,-70,-199,-218,-124,
	-24,-24,-31,-164,-28,-82,51,19,-2874,-2531,-921,342,3194,1579,-678,-474,-3529,-2279,-1428,3081,4354,940,2520,-3667,
	-234,-1469,313,1312,3199,1705,-958,634,-2319,4861,651,2647,2566,-939,-830,4606,-5706,4188,-1702,-1052,1794,707,-839,-962,
	2847,3605,-892,5136,1167,-428,2422,-9,34,-77,9,-300,-75,-162,-124,-119,-102,-59,-35,-89,-37,-32,61,-24,
	2304,2304,2314,2317,2318,2356,2360,2370,3076,3328,535,569,1500,833,411,1180,0,0,-768,-768,-768,-327,-768,-768,
	-99,-47,-1536,-1536,-1536,-1536,-1536,-1536,0,0,523,212,33,995,687,25,0,0,-1777,-2061,-1311,-1091,-1831,-1744,
	1024,1024,270,82,1024,699,200,1024,-512,-260,-1128,-1725,-1516,-1031,-1168,-1726,2661,-11309,-3669,11396,634,1254,-711,-1069,
	7027,-12537,2183,4494,2212,195,332,3286,3561,-6090,2357,8326,2154,2544,702,126,4336,2320,-1063,1322,841,-5664,-2814,1814,
	-9,-908,12709,-5808,745,-4750,11507,1124,-315,-315,5134,-2914,1898,-4820,16142,1416,-26,-55,6155,-391,114,-460,-4748,188,
	-8,-26,-679,2042,20,-175,-273,83,1939,-6241,-612,10204,-400,-29,1820,-1794,5980,-6949,3128,4026,1062,-705,565,3040,
	4920,-1777,4503,7627,639,1249,2338,-680,4377,-1426,-42,790,964,-5185,-1807,1466,-119,-3712,6002,-1879,1029,-2850,4779,1742,
	-397,-647,157,-187,993,-3720,10009,1632,-21,-80,7535,-724,-19,-359,-2480,160,0,-60,-737,1934,67,-54,-458,105,
	2432,2432,2432,2432,2432,2432,2432,2432,433,512,512,540,768,1001,1024,1109,-379,-768,-768,-218,-64,-264,-768,-128,
	-1536,-1536,-1536,-435,-128,-802,-1536,-256,808,42,213,1665,2049,548,49,1455,-1831,-2518,-2347,-866,-255,-1523,-1999,-508,
	313,0,730,106,521,612,776,840,-992,-2080,-1800,-435,-128,-802,-1800,-256,-2015,3464,1082,-2011,-1814,-5158,873,-915,
	-283,1673,-290,-2417,-192,774,96,667,-2268,695,-370,635,-3604,404,-1816,-2570,-1658,1164,1109,4930,-642,1838,215,-267,
	1343,-278,-8804,272,-804,1580,-1962,421,1753,483,-6622,1912,-378,1891,-502,-553,-170,748,226,750,-66,-653,-135,-96,
	-258,-1726,475,72,53,-64,111,-68,-1372,2930,343,-1837,-915,-4674,-550,134,-417,1338,-285,-2268,-405,998,-848,806,
	-1654,33,-946,684,-2029,704,-3237,-690,-1435,778,325,4728,-459,1547,-296,-430,-956,577,-4214,-367,-876,882,1031,-658,
	-344,1044,-3162,1454,-371,1275,807,-891,1324,895,-920,864,80,-468,-224,-68,-261,-239,793,-15,22,-80,219,-124,
	2432,2432,2432,2432,2432,2432,2432,2432,1509,1539,1539,1548,1567,1794,2024,2050,-206,-32,-768,-768,-218,-64,-127,-768,
	-740,-64,-1536,-1536,-435,-128,-413,-1536,324,1407,36,209,694,1030,145,36,-1239,-126,-1496,-1315,-811,-248,-903,-987,
	1024,966,1010,946,1011,1017,1024,1023,-740,-64,-1538,-1261,-435,-128,-646,-1280,2219,-816,3702,-3069,1574,2384,-1749,1260,
	640,-744,2063,-4395,-897,-1313,-2170,1624,1437,-1748,2076,-4566,851,-405,-2010,-180,641,-566,465,-2485,3757,-1312,-2720,3978,
	-1625,3340,3892,-1631,5535,7977,265,5188,515,-217,3326,-3460,2588,-1737,-1345,865,-69,69,37,-336,-162,-46,22,36,
	-74,24,4,-80,-93,-51,12,-3,2401,-241,3134,-1558,2124,2760,-1679,1511,729,-70,1616,-3053,-302,-283,-2413,1773,
	1546,-1087,1500,-2855,1128,-768,-1857,215,482,-593,494,-1993,3573,-1731,-3386,4032,-1871,1749,3772,-2423,4331,5473,-637,4667,
	418,-341,2736,-2945,1700,-2099,-1422,770,-84,89,-13,-160,-93,-80,48,88,-69,4,-15,-194,-182,-136,9,-60,
	2432,2432,2432,2432,2432,2432,2432,2432,2512,2567,2997,3080,3515,3527,4096,4133,-60,-33,0,-1,0,0,0,0,
	-285,-1536,-126,-63,-6,0,-1,0,103,31,6,0,0,0,0,0,-458,-474,-69,0,0,0,0,0,
	1024,1024,1024,1024,1024,1024,1024,1024,-596,-1024,-505,-768,-530,-325,-321,-96,-2771,1874,-8689,10334,21859,-17890,-1285,-849,
	-5314,-2688,-12177,10665,19968,-16997,-2996,3727,-2099,-435,-6875,9887,24386,-24289,2926,-1209,384,2106,10633,-13538,523,277,-52,4,
	-3455,-390,4608,162,-8040,4036,-30948,27933,1734,346,-370,-466,-249,-229,-18,15,-70,-152,-55,-44,-47,-46,-7,7,
	-33,-12,-2,46,-7,-4,-9,-4,-2392,1828,-3735,3431,8554,-5374,-2991,-343,-4974,-2952,-6321,2894,6997,-5055,-2779,2847,
	-1890,-406,-4112,5893,9389,-10501,1023,514,72,1507,2635,-3389,2227,-1286,649,-555,-4273,-433,1463,3873,-1974,-1658,-13715,10461,
	1671,-798,-992,580,-67,-387,93,-140,-48,-73,-81,18,-15,-75,-28,25,-47,62,-56,121,24,-28,13,-19,
	2432,2432,2476,2483,2496,2496,2497,2555,4352,4437,918,887,1152,2944,1174,508,0,0,-768,-768,-59,-3,-768,-768,
	0,0,-1536,-1536,-463,-169,-1536,-1536,0,0,121,140,852,22,146,4,0,0,-2120,-2148,-1196,-234,-1882,-2805,
	1024,1024,422,470,1017,1024,944,0,-205,-144,-1788,-1843,-754,-794,-1677,-2299,-467,-475,1016,1772,465,5477,3698,6124,
	-1181,-1648,730,2763,-113,7037,3351,-27,-1780,-44,2867,234,2267,-4612,4732,2391,207,457,418,3176,-8740,-11151,-292,1329,
	-5254,5893,-2093,-7776,-987,-1422,-5564,-1102,126,278,-2363,-1722,-8300,-126,464,-4709,70,162,-1159,755,-363,-50,-119,3382,
	17,49,-865,-503,-35,-24,-150,28180,-709,-445,458,-5,-387,2594,2593,4293,-1426,-1724,494,2266,-1093,3149,2381,-880,
	-2103,-137,2282,-1069,1786,-6033,3392,866,388,332,286,1983,-7528,-5486,-529,203,-2812,4518,-705,-254,556,443,-2386,-594,
	112,176,-1244,3461,-6826,742,1931,-4074,40,163,-1024,310,-591,-18,-305,2369,22,46,-1042,-121,41,26,-185,24167,
	2560,2560,2560,2560,2560,2560,2560,2560,-256,0,29,153,256,256,256,384,-768,-768,-389,-135,-768,-768,-768,-768,
	-1536,-1536,-1536,-420,-1536,-1536,-1536,-1536,160,108,1112,1434,77,0,39,80,-3424,-3220,-2186,-1741,-2995,-3072,-3033,-2864,
	0,0,525,839,0,0,0,0,-2240,-2160,-1105,-874,-2024,-2432,-2368,-2080,5994,3979,3303,8412,-662,-815,402,-4487,
	2033,-2373,49,2050,1303,843,2229,-2711,922,1980,5373,8611,1029,1856,3312,-5241,-2159,756,3275,3289,33,2451,1716,-1471,
	-3321,-3459,-376,-284,-2255,2391,640,-140,961,-1149,-418,-326,1536,2351,-3096,2340,165,-1322,836,-298,-3597,1490,613,4221,
	-858,-16,149,164,207,-1144,-2786,-1238,5754,4059,3077,8307,44,-1187,-745,-3457,2249,-2185,-49,2223,2693,164,1541,-2406,
	716,2293,5160,8566,3029,1665,2967,-4354,-2267,1031,3382,2986,2056,1080,-93,-1083,-2283,-838,-439,137,-2337,1842,2254,745,
	947,-775,-642,-30,240,2309,-781,2040,186,-1007,1147,-666,-1886,195,-1728,4536,-118,359,169,199,-667,-1051,-2135,1156,
	2560,2560,2560,2560,2560,2560,2560,2560,435,504,511,512,512,512,512,535,-352,-768,-768,-768,-768,-768,-124,-374,
	-935,-1536,-1536,-1536,-1536,-1536,-321,-1536,1053,1731,244,47,98,732,2368,686,-1840,-1094,-2573,-2769,-2717,-2084,-448,-2107,
	317,953,728,0,71,71,508,575,-935,-1314,-1928,-2208,-1868,-1868,-533,-1101,-2385,-2242,-170,1179,-1479,3924,3217,-1720,
	-3016,-1440,-218,2304,-3223,255,-351,-2224,-3258,-513,771,2332,-4,5488,3518,-1439,2223,6618,-1093,331,-2418,434,283,-763,
	646,48,-5967,-1164,1639,-6827,103,-238,761,467,-8852,101,-2863,-8606,57,1785,-6837,538,-117,-2215,-3278,3670,252,-6122,
	-24,-23,-4280,-14665,-4574,220,13,-209,-2152,-1988,-580,881,96,2695,2642,-1666,-3062,-1190,-107,1266,-2491,286,-158,-2463,
	-3058,-345,569,1925,760,4598,2615,-1206,1988,6078,-1660,-391,-1483,-750,133,-273,-237,-169,848,685,-1476,-741,155,-1917,
	-90,388,-2876,177,-4702,-2820,66,173,-6644,573,-1605,-2731,-1721,2001,151,-5145,-70,17,-2681,-11479,-3380,583,42,-244,
	2560,2560,2560,2560,2560,2560,2560,2560,540,551,641,656,656,723,745,763,-218,-199,-768,-183,-183,-321,-255,-171,
	-435,-573,-1536,-515,-515,-992,-816,-499,1919,1213,59,1202,2046,778,980,1020,-868,-1564,-2628,-1470,-626,-1827,-1603,-1546,
	106,541,2,592,592,433,613,1024,-435,-825,-2024,-763,-763,-992,-938,-785,-1294,-3235,-2553,948,2504,-2445,-96,-2384,
	-148,-2505,40,-1432,-151,-3704,-331,-1271,-886,-1028,-1576,215,1146,-4060,-694,-1398,-141,-2358,1196,-6015,-320,-714,-8547,891,
	-230,-502,-2216,-614,-228,515,-596,-24,48,-429,730,-507,-335,1704,23,272,-21,3831,2299,-184,12,5318,-4,729,
	55,-3,1050,-14,-78,-176,-90,11,-1117,-3444,-1746,805,1825,-2307,-472,-2347,1,-2550,235,-1474,-207,-3574,-528,-1235,
	-766,-1336,-914,42,300,-3789,-1199,-1432,-237,-2614,1378,-6224,121,-555,-8086,772,-602,58,-2462,-588,413,122,786,-185,
	-241,-23,227,-485,257,1314,1121,204,47,3525,2338,-131,40,5662,-301,796,-13,54,1261,-14,10,-123,26,-20,
	2560,2560,2560,2560,2560,2560,2560,2560,768,768,768,769,769,776,896,1007,-768,-64,-768,-768,-768,-266,-768,-242,
	-1536,-128,-1536,-1536,-1536,-973,-1536,-666,106,2304,46,170,1052,1764,41,752,-2454,-256,-2513,-2389,-1507,-788,-2391,-1569,
	418,521,0,459,459,738,291,615,-1750,-128,-2064,-1487,-1487,-973,-1920,-864,-2918,-2293,-80,-1202,-3391,-236,2346,4418,
	-2650,936,1525,1155,-5526,236,1543,80,-2474,-2669,-639,-1626,-1735,134,4446,2991,-1919,-271,51,-481,-3672,3378,1218,68,
	-9929,-157,2378,16258,-4760,2977,-1304,-317,-10378,-106,1436,10560,-5201,2332,917,1203,-2143,-56,1299,-1169,-44,-47,2571,-1222,
	1869,48,3204,172,-277,-96,877,8,-2622,-1155,-17,-32,-3484,-184,2256,4403,-1939,676,1533,1214,-5356,-98,1570,52,
	-1979,-735,-569,-243,-1908,641,4341,2895,-1591,-187,110,362,-3729,3454,1181,127,-5029,-205,2256,3693,-4165,2966,-5,-196,
	-6426,-126,1346,653,-4556,2252,1895,1198,-1621,30,1494,-165,-129,-3,2451,-1242,1446,19,2967,-313,-306,-73,703,-11,
	2560,2560,2560,2560,2560,2560,2560,2560,1007,1012,1021,1024,1024,1040,1110,1149,-242,-200,-768,-89,-768,-768,-128,-51,
	-666,-795,-1536,-236,-1536,-1536,-256,-211,1554,1636,982,1983,712,27,1708,879,-767,-680,-1325,-321,-1592,-2261,-510,-1300,
	615,851,729,770,767,797,841,1015,-864,-912,-1392,-475,-1616,-1896,-256,-689,-2471,4373,-6325,-1054,4367,2812,-1968,-1827,
	-1113,-187,-3289,184,3060,2252,-439,-373,-5109,4397,-5579,1541,6711,3143,-4154,-363,1026,1273,-3528,-525,4067,2268,-607,-3319,
	764,3217,1589,172,-5142,-3385,-1538,-699,1100,2346,-5210,-132,-2652,-376,-913,1684,-785,-143,-633,-129,-150,-113,-64,229,
	-61,-55,43,-11,-207,260,-25,15,-3212,4389,-5781,-1749,2743,2570,-153,-1844,-1178,-190,-3133,303,2302,2106,-372,-137,
	-6165,4564,-4987,-74,5046,2939,-510,-563,1559,1262,-3329,-696,2925,2253,-519,-3575,1441,3043,583,270,-2718,-1389,-1317,-556,
	1581,2305,-5486,-198,-1933,1034,-736,1716,-811,-170,-458,-203,-555,62,-11,246,-29,-52,-34,8,-166,129,-86,29,
	2560,2560,2560,2560,2560,2560,2560,2560,1151,1152,1152,1152,1152,1269,1279,1280,-120,-768,-87,-768,-768,-145,-768,-768,
	-373,-1536,-370,-1536,-1536,-522,-1536,-1536,843,147,1767,0,29,547,42,49,-1334,-2029,-409,-2176,-2146,-1512,-2007,-1999,
	1024,886,1019,1024,1007,931,985,963,-686,-1530,-838,-1984,-1848,-806,-1579,-1796,308,-2468,2695,4948,-1006,-1056,-7383,5467,
	13,-3195,-405,1299,2692,-2285,-5301,4465,1711,-1776,3606,4349,62,-507,-4825,4119,8407,3704,277,2650,838,-1124,-6186,2685,
	-108,7069,3460,1614,146,-219,-89,-899,3616,-4343,1217,585,1811,3179,-3777,2595,-229,-513,181,566,404,-51,1,-267,
	-13,-221,-18,371,179,23,14,-52,636,162,1084,2786,-16,-921,-1443,1563,282,-1133,-652,915,2817,-2109,-431,1283,
	1999,92,435,2440,1189,-529,344,1187,7863,4758,454,1536,1726,-1409,-2944,270,-734,2512,3868,1652,954,-293,-4603,1129,
	3056,-4580,1377,1022,1565,2917,-3042,1348,-138,-527,137,481,536,-50,188,-363,-44,-220,35,442,242,24,72,-121,
	2560,2560,2560,2560,2560,2560,2560,2560,1408,1464,1491,1507,1533,1534,1536,1537,-768,-115,-13,-113,-435,-65,-32,-768,
	-1536,-331,-26,-430,-1536,-199,-64,-1536,17,684,510,1361,119,1548,1665,220,-1903,-1179,-1327,-460,-1676,-246,-127,-1571,
	1024,946,915,976,997,931,965,943,-1764,-611,-971,-780,-1202,-444,-64,-1389,3919,-563,1759,-320,-1769,635,-1031,-5534,
	3921,-1675,4408,155,-1742,2915,-1506,-5149,3241,-507,477,1489,-952,-2946,-228,-4715,2377,6971,-3486,-293,-418,-282,-167,-1486,
	-977,-671,731,2889,-533,688,616,98,3709,2382,2921,960,-11120,168,18,-3072,44,-184,91,-103,-25,-114,66,-399,
	27,-21,83,-20,-9,1,17,-94,3092,-15,781,-844,-696,133,-373,-4107,3058,-820,2993,-3,-677,2348,-1146,-3926,
	2455,-372,2,519,148,-2575,543,-3341,1850,6008,-1959,11,-49,-509,-154,-894,-547,-1019,2020,3708,-751,1650,48,-1388,
	3568,2264,4175,1424,-10288,-32,18,-2936,42,-100,33,-143,-114,-113,73,-267,13,-32,102,-7,34,15,6,-151,
	2560,2560,2560,2560,2560,2560,2560,2560,1566,1654,1680,1789,1792,1795,1795,2034,-218,-22,-768,-75,-768,-64,-768,-122,
	-435,-103,-1536,-316,-1536,-128,-1536,-375,925,775,0,1182,7,1281,37,313,-837,-899,-1648,-357,-1529,-252,-1496,-982,
	1010,1023,1024,1004,1024,1017,1020,1024,-435,-476,-1720,-677,-1615,-128,-1537,-612,-1904,911,361,1746,3427,-1694,502,-598,
	63,-1481,3438,2244,3463,-1183,2440,755,94,157,1041,-2306,3345,1458,1433,112,-686,762,-226,-847,-2284,-446,5790,6978,
	755,674,-1288,2885,2407,-329,-2156,10623,493,123,-661,-322,3485,-662,668,3676,-107,22,43,-32,53,-1,14,-17,
	-22,-36,36,-13,35,-18,-2,-36,-1256,1214,-809,1407,2420,-1126,821,116,691,-850,2063,1157,2637,21,2869,1445,
	722,80,-473,-2105,2276,1937,1747,292,-870,558,-705,-890,-1806,-787,5518,5929,-699,615,-203,4849,2796,-696,-1911,9094,
	-411,-434,-1289,-590,2550,-823,1047,2347,-71,9,-81,-32,-30,-16,10,17,-108,-4,34,-5,45,-58,1,-66,
	2560,2560,2560,2560,2560,2560,2560,2560,2050,2053,2055,2306,2408,2564,2664,2819,-442,-156,-47,-83,-768,-50,0,-14,
	-1536,-822,-204,-516,-1536,-883,-1536,-167,32,658,290,67,0,31,0,67,-1246,-617,-983,-955,-920,-734,-664,-443,
	1024,1024,1016,1024,1024,1024,1024,1024,-1254,-1008,-658,-880,-1356,-998,-1228,-696,826,-1505,1088,4852,-989,-638,594,595,
	1335,-2890,90,2818,-581,1166,-859,802,243,-1921,-234,2797,-1230,-954,1808,4752,707,1097,-2976,-8141,-3804,-1581,-4043,7329,
	-2963,-4938,-2692,-8071,-626,-260,416,-2469,-807,864,2084,-5604,-3187,-205,-9296,-533,-18,-103,-17,34,201,-45,2,-38,
	-1,-67,13,24,2,-36,34,-15,863,-2309,748,3834,-1007,-895,233,1451,1257,-3666,-398,1744,-585,918,-838,1611,
	329,-2312,-280,2377,-1132,-956,1337,5141,467,2416,-2465,-7296,-3416,-996,-2739,6091,-3038,-3326,-2034,-6981,-738,173,1043,-3578,
	-854,2523,2951,-4621,-3025,-162,-6910,-329,-22,-136,-32,19,160,-33,-22,-35,14,-2,32,38,-10,-27,135,-17,
	2560,2560,2560,2624,2624,2624,2624,2624,2823,3066,3840,22,64,256,898,1024,-7,0,0,-768,-768,-768,-671,-768,
	-1536,-103,0,-1536,-1536,-1536,-1536,-1536,31,23,0,272,114,138,258,49,-474,-239,0,-3162,-3278,-3062,-2301,-2383,
	1024,1024,1024,60,0,12,687,775,-1024,-768,-260,-1784,-2224,-1980,-1326,-1992,-10,-294,-3602,-637,2387,-460,1149,975,
	4281,2116,-3037,-2118,1472,-1552,2991,295,221,3756,-3469,2289,2848,2133,2735,-2802,1209,70,-233,355,1207,-3776,-1410,-267,
	-833,-2282,9310,14360,-4515,1207,12872,-2241,7401,-441,-224,2433,-134,1762,14980,-4692,-70,-32,-55,-36,1413,-3088,1805,-241,
	-18,-11,-14,-2309,-745,217,-392,109,69,-1562,-1370,912,1700,-282,2696,403,4192,515,-641,-2163,1157,-1062,3577,289,
	396,2656,-1354,3365,3140,2586,3694,-2941,716,872,-996,914,1246,-2480,-490,-587,-939,-2341,6045,7805,28,-432,4317,2327,
	6289,-473,-268,1283,973,501,8811,-781,-14,-21,-65,330,1155,-1543,2460,31,-48,-17,-31,-4438,192,-722,-392,54,
	2624,2624,2624,2624,2624,2624,2624,2624,1144,1149,1152,1216,1406,1680,1816,1940,-420,-493,-768,-768,-336,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,381,224,44,74,218,77,31,58,-1931,-2084,-2261,-2165,-1833,-1699,-1609,-1458,
	817,859,959,945,962,1018,1024,1023,-1126,-1245,-1796,-1892,-1130,-1657,-1488,-1528,1503,-2707,-3640,-950,875,1832,-2076,2018,
	2496,-1525,-826,-483,-554,265,-2849,906,-906,-3934,-3724,-1459,-798,284,-3064,1844,-216,-423,-2609,299,-963,575,-5790,3316,
	4241,1454,-3915,-6241,4112,-2313,3427,-1308,6943,7574,-1636,-447,10680,964,-3813,-757,226,-27,1,-385,27,6,22,-1,
	-76,-53,50,-146,52,-38,6,-6,2084,-1569,-1698,-2896,698,826,641,1764,2914,-539,224,-2091,-609,-570,-149,657,
	-122,-2995,-1682,-3078,-899,-640,38,1521,-239,309,-1119,-385,-1288,252,-4866,3511,2565,-587,-5860,-2430,3654,-1627,436,-1009,
	5112,6513,-2760,493,10046,407,-2666,-666,488,-169,191,-653,2,-64,205,-23,-80,56,116,-269,71,-38,-12,-5,
	2630,2633,2666,2688,2688,2688,2688,2688,1134,394,1336,-256,0,0,17,31,-502,-178,-768,-768,-768,-768,-768,-389,
	-1536,-356,-1536,-1536,-1536,-1536,-1536,-1536,608,2399,0,172,294,108,625,1110,-1726,-681,-2204,-3668,-3290,-3476,-2941,-2442,
	761,162,1024,0,159,0,372,527,-1301,-341,-1998,-2336,-1960,-2288,-1543,-1233,-2573,456,2106,-1359,51,-1257,-1861,-1613,
	-414,-1282,4413,-3184,2739,-7265,-2948,-490,-4019,-803,3921,4980,642,-1150,-768,293,-4758,396,2922,565,918,-1498,-2149,-2699,
	1440,-31,4297,224,-5423,-3618,-480,-539,-7101,164,1036,366,819,-1651,-540,-680,-665,436,38,674,2265,-2020,313,-496,
	-73,125,63,-1073,1544,-2652,-7027,613,-1710,952,965,-1258,-352,-1342,-1685,-1653,-386,-1420,2876,-2957,2312,-6939,-2827,-584,
	-2349,-110,2523,4927,522,-1124,-513,130,-3901,393,1392,564,537,-1087,-2116,-2459,-247,-212,4518,456,-1439,-2523,506,-588,
	-6928,41,944,225,2553,-1706,387,-758,-718,519,-125,741,1802,-1629,98,-211,-162,77,13,-836,2865,-2092,-6963,457,
	2688,2688,2688,2688,2688,2688,2688,2688,69,86,153,254,256,256,256,384,-225,-768,-140,-768,-768,-768,-768,-768,
	-930,-1536,-427,-1536,-1536,-1536,-1536,-1536,1297,588,1667,640,81,43,0,80,-2218,-2910,-1764,-2690,-3247,-3285,-3328,-3120,
	947,342,838,569,0,0,0,0,-1113,-1508,-884,-1416,-2136,-2496,-2560,-2208,3177,851,-4018,-600,-2001,1006,1128,-503,
	786,-1072,-2535,-398,-273,705,1041,-1901,3259,1505,-2398,-250,-3221,2485,2328,-3104,623,2950,-5388,953,-1961,3059,1899,1107,
	-977,894,-103,2236,-3194,-22,1960,-3598,-963,1642,-158,4801,-2384,-739,121,-1463,-2092,-1392,-8220,-568,-4040,806,-1165,6525,
	45,8740,-26,2400,-3535,-1321,-2370,4856,3194,975,-4059,-254,-636,-1744,-280,-13,891,-1094,-2499,-648,891,-1364,-378,-1795,
	3270,1427,-2434,-218,-1242,690,1271,-2153,450,2971,-5468,963,220,397,699,1157,109,-210,22,-566,-3370,613,771,-2015,
	-184,930,-62,1804,-3088,41,25,-872,-2635,-1168,-8341,-479,-2974,-1527,-1705,5941,243,7916,7,983,-3856,-2086,-3773,4991,
	2688,2688,2688,2688,2688,2688,2688,2688,437,509,512,512,512,512,539,567,-337,-636,-768,-118,-768,-768,-329,-173,
	-873,-1536,-1536,-295,-1536,-1536,-951,-445,1087,1823,47,2608,98,769,1174,1604,-2060,-1253,-3025,-464,-2973,-2303,-1871,-1413,
	321,954,0,517,73,73,582,563,-1051,-1395,-2336,-545,-1996,-1996,-951,-711,1401,1388,1835,2525,792,-483,-238,-1761,
	343,-2266,-1163,-332,-2259,-1949,-1189,-1595,-1166,-641,2081,3190,-2522,13,140,-2052,2442,1788,477,175,-1268,-1674,-502,5326,
	740,4809,1152,138,1496,-4838,-885,-227,514,2811,-3171,73,1459,-5109,-833,-308,-2209,366,-1792,113,-4567,5334,11867,1845,
	283,-36,-3988,10,-1526,2911,-262,-52,1245,1320,1120,2213,1875,-693,-290,-1819,317,-2178,-2335,-117,-1838,-1949,-1416,-1608,
	-1258,-634,606,2655,-2006,-53,153,-2019,2428,1594,-609,126,-373,-2133,-394,5250,557,4997,2261,215,-1380,-1892,-588,-193,
	248,2966,-1905,113,-893,-2651,-605,-292,-2121,336,-3183,50,-3374,3838,11510,1792,113,28,-3734,30,-3199,3334,-141,-39,
	2688,2688,2688,2688,2688,2688,2688,2688,640,640,665,665,720,740,741,768,-768,-768,-172,-172,-330,-187,-265,-768,
	-1536,-1536,-448,-448,-875,-606,-717,-1536,0,60,1596,2258,1026,1043,1250,52,-2944,-2884,-1324,-662,-1838,-1802,-1594,-2764,
	0,2,604,604,430,1024,610,0,-2368,-2136,-665,-665,-935,-913,-807,-2192,1387,-4818,638,979,-1097,-1474,2094,-2482,
	626,-1589,39,919,2643,-1203,1048,-1877,464,-3171,-655,3255,4389,-3751,-1670,-2345,1041,-1507,2208,-381,6265,-4643,7266,-2580,
	-564,-1035,-565,-258,621,-178,212,-329,1867,520,-610,-356,480,-432,19,-684,4013,-2432,-147,-90,751,1798,-1587,-4272,
	-3194,445,-56,-56,-41,34,-45,-1542,-842,-3377,718,935,-826,-1457,2306,-2422,-377,-1117,185,921,2551,-1120,910,-1801,
	-1498,-2227,-397,2990,4662,-3696,-1284,-2256,-189,-752,2227,-577,6079,-4663,6921,-2472,-485,-1466,-790,-487,-499,-61,-493,376,
	2039,313,-832,-521,-401,-311,-461,-144,2697,-1735,-72,-128,925,1647,-1344,-4394,-2890,-779,-83,-77,-95,53,-109,-1889,
	2688,2688,2688,2688,2688,2688,2688,2688,768,768,768,773,864,896,896,896,-768,-768,-768,-269,-768,-768,-768,-768,
	-1536,-1536,-1536,-922,-1536,-1536,-1536,-1536,106,170,1101,1864,0,0,71,41,-2710,-2645,-1715,-947,-2720,-2688,-2617,-2647,
	417,457,457,734,0,0,585,292,-1854,-1615,-1615,-1101,-2256,-2240,-2120,-2048,-847,-492,453,1455,1205,675,1019,-1478,
	-1361,-1071,-2034,-1417,3312,-3396,1532,-462,-1778,-653,-67,3924,72,2602,2335,-339,-1302,-1424,-3945,358,376,357,-30,-727,
	-1297,16241,-7783,-96,1394,3169,-7512,-2743,-10177,23563,-2545,-253,2430,-1123,-7956,-666,-474,-3694,170,33,3019,245,1739,-1320,
	528,3368,-227,-44,-929,-129,-1278,-2213,-376,68,-244,1058,738,619,131,-1148,-841,-1033,-2284,-1513,3163,-3344,1294,-629,
	-1382,-230,-787,3374,-233,2559,1678,-254,-617,-582,-4430,793,234,457,-732,-513,-24,4013,-6234,744,982,2180,714,-2222,
	-5009,12111,-1311,374,2161,-1642,-1019,408,-198,-737,-389,-24,3090,609,868,-1572,719,1083,-166,40,-816,-312,150,-2241,
	2688,2688,2688,2688,2688,2688,2688,2688,996,996,1024,1024,1024,1026,1040,1088,-272,-272,-768,-83,-768,-190,-768,-768,
	-794,-794,-1536,-220,-1536,-709,-1536,-1536,763,1636,745,2214,1053,1781,27,0,-1825,-952,-1815,-346,-1507,-777,-2517,-2496,
	607,607,766,774,731,856,796,1024,-992,-992,-1744,-485,-1487,-973,-2024,-2144,3685,-1523,4203,3246,2443,4450,272,-2180,
	-597,2825,1381,-1418,-1341,-423,-640,3185,406,-1942,6171,4777,-1,3679,1333,618,-1330,219,394,-93,-973,-672,840,1341,
	-193,-15,-8072,62,1963,-434,-2974,-688,602,226,-3975,-28,8392,-504,1066,-2012,-51,-731,-106,-45,-619,126,448,1296,
	-32,-5,-151,-11,73,12,416,934,3610,-1960,2680,2389,2777,4231,442,-2761,-545,2558,590,-1284,-1084,-458,-604,2236,
	473,-2618,4312,2845,421,3338,1536,-482,-1064,626,-865,-217,-677,-753,984,542,-104,304,-4776,10,790,-587,-2925,-152,
	693,515,-2809,-99,7558,-563,1364,-1809,-93,-690,-622,-111,-341,127,938,1079,-18,16,-100,11,39,4,145,858,
	2688,2688,2688,2688,2688,2688,2688,2688,1109,1148,1149,1150,1151,1152,1152,1153,-128,-50,-768,-86,-768,-768,-768,-768,
	-256,-210,-1536,-371,-1536,-1536,-1536,-1536,1964,1020,168,1924,73,0,29,146,-511,-1416,-2267,-509,-2359,-2432,-2402,-2285,
	839,1015,997,1019,917,1024,1007,887,-256,-732,-1858,-893,-1988,-2112,-1976,-1658,-1895,-34,785,769,781,5224,354,-1014,
	190,-1986,-619,350,258,-596,804,-1458,-6568,648,-1562,5655,587,4569,1548,494,-369,5127,-1427,302,-517,492,1232,-1127,
	-1094,-506,105,361,-872,-858,-421,3637,-556,-779,-2430,119,-3075,107,952,3589,-72,77,690,216,-534,168,156,-831,
	-9,-4,27,-13,-221,233,55,-356,-149,-84,-194,-727,-723,3999,1570,-114,199,-1773,-1342,206,-1003,-2057,1514,-1727,
	-2166,478,-2021,1743,-780,2854,2966,107,-315,4749,-1668,160,-1742,-554,1843,-851,-913,-403,4934,162,2487,-598,-1453,-791,
	-455,-808,211,-21,-974,-96,366,875,8,103,370,166,-824,-124,393,-474,-67,15,7,25,-371,86,182,-294,
	2688,2688,2688,2688,2688,2688,2688,2688,1153,1262,1279,1280,1288,1408,1409,1472,-117,-148,-768,-768,-768,-768,-768,-110,
	-371,-530,-1536,-1536,-1536,-1536,-1536,-295,1016,596,44,49,0,17,73,1108,-1415,-1725,-2261,-2255,-2296,-2159,-2102,-1005,
	1024,930,985,963,1024,1024,998,947,-717,-912,-1702,-1924,-2044,-1886,-1858,-507,768,-285,-2952,1120,339,4353,-3509,1486,
	-86,-2031,-3964,546,1391,317,-4302,267,-1899,77,-2226,-554,1440,2052,-2594,-567,4099,-4257,-2723,-1655,1210,1192,-3161,-230,
	-1,-387,5882,-5418,-95,-1924,46,-1688,26,302,-784,1156,-1496,424,-3044,-281,-548,59,-106,-378,25,47,-76,-122,
	-17,24,-61,-116,80,29,-63,7,946,-244,666,-77,-1021,4779,-4592,1559,25,-1880,-695,-641,-231,1114,-5010,379,
	-1639,96,984,-1086,-281,2897,-3666,-382,4035,-4427,-199,-2269,-541,1891,-3577,-279,-320,-430,-1500,-2470,242,-1761,2473,-1880,
	-167,157,-2970,1019,-1722,486,-2130,-539,-464,32,73,-506,-225,124,-228,-162,-33,27,88,-196,-14,50,-95,14,
	2688,2688,2688,2688,2688,2688,2688,2688,1524,1526,1534,1536,1679,1680,1763,1792,-106,-12,-423,-62,-20,-768,-79,-768,
	-404,-24,-1536,-182,-95,-1536,-316,-1536,1517,475,117,1779,861,0,1361,50,-543,-1583,-1932,-269,-1044,-1904,-460,-1743,
	978,923,998,929,1023,1024,1003,1020,-806,-1099,-1270,-456,-561,-1848,-780,-1665,-739,2024,-2859,219,-998,3264,-876,2359,
	597,351,-3128,-2197,-630,4125,-492,1759,3963,-537,-1293,-888,334,5071,1084,2422,-121,-396,-1134,-93,-297,3595,-399,7616,
	-172,963,-1489,-293,-1229,2139,-665,-3373,88,-3094,8305,15,-913,911,-237,1245,-19,173,-64,-86,62,13,11,-20,
	2,109,10,3,-25,43,-3,-20,-853,1680,-1724,25,-842,2000,-1305,2249,676,-3,-1943,-2564,-148,2480,-1050,1707,
	3137,-671,-218,-847,202,3434,507,2413,-255,99,-674,-113,-796,2696,-276,6826,-268,1445,-2619,-41,-1285,2568,361,-2782,
	33,-2414,8319,-15,-923,1109,-110,622,-32,127,-89,-79,98,-110,10,-18,-6,94,40,16,4,21,15,-15,
	2688,2688,2688,2688,2688,2688,2688,2688,1792,1824,1856,2023,2045,2051,2052,2114,-768,-768,-768,-125,-50,-486,-160,-768,
	-1536,-1536,-1536,-417,-224,-1536,-874,-1536,7,0,61,323,384,38,743,48,-1785,-1760,-1666,-1238,-1155,-1496,-789,-1422,
	1024,1024,1022,1024,1016,1024,1024,1023,-1743,-1776,-1632,-740,-677,-1357,-1085,-1504,972,2351,-942,-413,-533,-792,-1105,-1901,
	729,2000,-2422,-995,-2932,-1622,993,-4009,2911,1714,-270,356,362,630,-439,-3074,679,-1814,109,4657,1557,377,311,-281,
	-2568,-883,-85,3494,1855,1720,2769,30,4004,-4853,6596,4362,-114,-3512,-2608,4048,11,18,-9,17,-6,-2,-37,-19,
	24,39,-14,-12,3,-9,-26,-5,280,673,-1442,-109,-260,-504,-1320,-1621,-89,-212,-2923,-652,-2479,-1319,691,-3655,
	2156,-226,-911,371,364,869,-614,-2807,277,-2159,-448,4072,1029,251,865,-118,-522,1559,415,3064,1304,1314,3494,-268,
	3641,-4253,5845,3520,-604,-3269,-1899,3898,4,-121,-40,41,22,7,-60,31,14,29,-10,-24,8,-1,-12,-30,
	2688,2688,2688,2688,2688,2688,2688,2688,2309,2408,2561,2664,2821,2822,3076,4066,-82,-768,-51,0,-14,-7,0,0,
	-510,-1536,-1011,-1536,-167,-1536,-100,0,77,0,33,0,64,32,31,0,-1198,-1176,-990,-920,-699,-730,-478,0,
	1024,1024,1024,1024,1024,1024,1024,1024,-1008,-1484,-1126,-1356,-752,-1152,-896,-260,-425,-469,-654,437,-4302,-103,3436,-290,
	-1986,-1194,-1664,-4153,-5290,1160,615,-3538,-82,1504,464,-7,-5429,-250,1180,-1659,-5238,-1499,-565,-2648,8396,1899,-8306,-114,
	-5576,-132,2045,-160,1857,234,-5323,15627,-6583,-650,-168,-5422,2725,7386,395,-72,34,46,-21,20,5,-17,-11,-30,
	29,13,-33,33,9,-14,-2,-14,-1043,-440,-427,129,-3443,309,1856,1310,-2690,-1014,-1577,-4127,-4390,945,-930,-2493,
	-220,1465,647,-289,-4573,110,333,-786,-3687,-1321,-1032,-2055,5930,1125,-5375,-550,-3568,-151,1611,356,735,-220,-1508,4898,
	-4922,-606,-1044,-3961,1286,5515,865,-134,-10,47,-9,-31,12,29,-6,-35,29,-6,-37,85,4,-65,10,-22,
	2717,2720,2720,2720,2720,2720,2720,2720,1490,22,64,256,896,1024,1143,1151,-768,-768,-768,-768,-658,-768,-445,-486,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,289,272,118,138,259,49,383,249,-1862,-3354,-3466,-3254,-2493,-2575,-2123,-2248,
	994,60,0,12,685,775,816,860,-1501,-1870,-2304,-2076,-1422,-2088,-1222,-1294,-1628,-4963,1194,-5624,-752,-2080,-1725,-518,
	-1965,-1980,2359,-4011,202,-5567,-2495,-4414,-3892,-2317,728,-1908,981,-3524,108,-1764,-4390,697,1137,-4392,1932,-2321,93,343,
	-2186,12554,-968,-600,10308,698,134,6082,-6198,1883,2567,1520,5848,-2578,-7084,3014,-80,437,3328,-2741,4367,1250,72,-96,
	-18,3758,3415,-1405,154,959,-149,-212,-877,-3740,609,-4997,-523,-2286,-1505,-315,-1427,-2153,2468,-3151,-285,-5674,-2033,-4185,
	-3116,-2431,742,-1908,619,-3656,365,-2004,-3948,1022,1337,-3221,2035,-2530,-222,186,-3635,5492,1696,-1670,1102,3537,-1665,1961,
	-6051,977,3090,640,-1130,-183,-8556,56,9,1279,3324,-1394,5695,1472,456,296,-29,609,4238,-2007,-503,755,-145,18,
	2720,2720,2720,2720,2720,2720,2780,2804,1152,1216,1406,1680,1816,1936,2120,2804,-768,-768,-319,-768,-768,-768,-277,0,
	-1536,-1536,-1536,-1536,-1536,-1536,-961,-1536,43,75,222,77,31,77,131,0,-2453,-2357,-2020,-1891,-1801,-1635,-1516,-1012,
	959,945,962,1018,1024,1023,1024,1024,-1878,-1988,-1213,-1753,-1579,-1624,-1079,-1402,-2051,-1880,1837,-1667,-3617,-1306,540,1371,
	-4615,-2749,-1016,-3536,-3878,-1999,1197,-3640,-4030,-2250,1399,-2463,-3374,-2023,-1253,2294,-1867,-248,194,-5085,-3910,-2936,1312,-1055,
	1516,-2251,5100,-4431,10401,-1864,5211,3749,-1518,-1185,-4185,-3663,-1878,-3437,3181,-8205,-477,-512,109,16,6,-18,-44,23,
	-213,-239,89,-31,-3,-19,-48,24,-137,-3143,1467,-2111,-277,-1917,934,459,-2580,-4066,-639,-3843,-578,-2622,1469,-2060,
	-1074,-3514,1154,-2859,642,-2745,-926,1154,173,-1390,2,-4925,-2654,-2874,319,220,-2371,902,4420,-2919,5734,-1248,3979,3512,
	-3260,115,-5039,-3221,-2421,-3574,2142,-3651,332,-838,143,-41,230,-67,5,-13,116,-377,108,-26,11,-19,-53,40,
	2816,2816,2816,2816,2816,2816,2816,2816,-256,0,33,162,256,256,256,384,-768,-768,-370,-132,-768,-768,-768,-768,
	-1536,-1536,-1148,-388,-1536,-1536,-1536,-1536,172,108,1514,1987,97,0,43,85,-3924,-3732,-2293,-1691,-3487,-3584,-3541,-3371,
	0,0,532,841,0,0,0,0,-2464,-2400,-1148,-846,-2264,-2688,-2624,-2320,-1662,-3526,-3033,-2099,-3392,3940,-1907,-3206,
	3153,-235,706,-2414,1037,4461,1534,-778,-3608,-7469,-4440,-4868,-5459,1244,-2088,-5034,1366,423,-4135,-1362,-3651,827,1528,-852,
	1458,121,-211,-115,-1479,2208,-2096,-1798,-821,854,-203,-131,-306,129,-1477,488,482,137,-1779,5368,-6463,1632,-1494,8459,
	-276,-80,-232,-37,-2109,1241,-2443,-3037,-1545,-3031,-3083,-2141,-2039,2601,-3847,-1320,2982,108,562,-2517,3185,3176,697,-196,
	-3335,-6756,-4486,-4970,-4735,-552,-4526,-3675,1299,715,-3840,-1193,-2098,34,-321,-275,1400,42,-172,-102,-2355,1318,-1133,-977,
	-951,548,-168,-116,-1548,557,-198,657,507,377,-1525,5333,-5723,1400,-2551,8061,-113,103,-137,-22,-1744,438,-2845,2107,
	2816,2816,2816,2816,2816,2816,2816,2816,439,508,512,512,512,512,512,536,-323,-630,-768,-768,-113,-768,-768,-338,
	-818,-1536,-1536,-1536,-270,-1536,-1536,-1079,1316,1862,58,257,2849,101,793,1177,-2085,-1470,-3270,-3071,-479,-3226,-2535,-2127,
	324,953,0,729,529,73,73,578,-1048,-1494,-2464,-2184,-555,-2108,-2108,-1079,-3138,-2152,685,2876,-2803,2034,-465,-2706,
	-1773,-594,353,572,-495,857,-452,-3381,-4817,385,-601,-846,-3060,-310,164,-4754,-4442,493,66,-66,116,223,1112,-3894,
	542,721,585,-2768,96,5885,-8232,-1170,439,451,-2707,113,60,5682,-5564,-876,-577,521,-2752,640,85,-2372,2719,-7922,
	125,-35,-8903,-4995,15,46,-5717,-336,-3152,-2010,491,2159,-2968,4095,-608,-2661,-1703,-491,-55,531,-177,2063,-333,-3328,
	-4789,347,-1579,-903,-3460,-122,229,-4510,-4442,509,-661,-841,90,1343,293,-3024,363,700,2863,4744,188,2274,-3086,-1230,
	275,484,-399,4825,115,2980,-1936,-877,-477,575,-3207,-1391,33,-557,655,-7010,20,-4,-6190,-1596,35,-459,-4274,-231,
	2816,2816,2816,2816,2816,2816,2816,2816,540,579,640,674,674,726,743,753,-218,-158,-768,-164,-164,-310,-262,-178,
	-435,-398,-1536,-426,-426,-819,-709,-513,2430,1918,60,1624,2457,1056,1247,1370,-870,-1344,-3140,-1542,-709,-2058,-1850,-1717,
	106,579,2,608,608,436,612,1024,-435,-673,-2256,-778,-778,-1051,-935,-865,-1676,-800,-3533,-146,-1526,-617,586,-1195,
	1311,1062,-982,2801,-670,-439,698,3441,-1722,-3112,-3032,-485,-2245,-1253,-2552,1765,-715,95,-2204,971,-259,-2727,-3115,6880,
	160,-429,-2248,7,-102,348,-417,209,118,-417,-668,-32,-142,283,-622,-108,-517,407,-2342,110,-165,-6037,1740,513,
	41,-64,206,18,-52,98,-5,-27,-1504,-793,-2447,-199,-1802,-671,574,-1101,1324,1059,-652,2843,-592,-283,738,3278,
	-1508,-2899,-2357,-583,-2814,-1210,-2629,1892,-737,-83,-1626,959,-246,-2468,-3155,6766,-142,-429,-2933,98,80,50,142,21,
	-114,-460,-1232,-15,17,46,-215,-210,-405,388,-2074,61,-185,-5660,1380,639,-28,-57,-727,25,14,-18,69,-63,
	2816,2816,2816,2816,2816,2816,2816,2816,768,768,768,768,768,777,896,896,-64,-768,-768,-768,-768,-251,-768,-768,
	-128,-1536,-1536,-1536,-1536,-797,-1536,-1536,2816,106,52,254,1171,2042,0,41,-256,-2966,-3020,-2818,-1900,-1022,-2944,-2903,
	521,417,0,458,458,738,0,291,-128,-1982,-2320,-1605,-1605,-951,-2368,-2168,-929,-511,-1057,34,-665,-3057,2076,-1061,
	2082,256,1162,3299,-748,-948,304,2057,-2773,-2423,-2071,67,-1442,-3007,298,-278,-78,-1333,-1611,-807,490,-316,1278,42,
	57,2452,2863,17241,9880,-156,2185,-876,71,-1494,1754,11370,-3956,-265,1045,-826,-26,14,-4072,-6213,422,42,-1036,-3138,
	56,1043,-1130,6832,-101,-24,-2486,-4286,-565,49,-872,909,-534,-2754,1812,-585,1391,1005,1159,3999,-708,-985,345,2032,
	-1720,-1623,-1746,247,-1230,-2313,89,-6,-24,-938,-1574,440,1115,-382,1238,9,-38,2867,2787,2196,8050,-472,828,-425,
	14,-320,1627,429,-4699,-485,20,-1022,57,-1017,-3520,-2609,830,106,159,-3799,23,641,-327,2568,-378,-72,-1636,-4261,
	2816,2816,2816,2816,2816,2816,2816,2816,994,994,1022,1024,1024,1024,1024,1040,-281,-281,-192,-768,-768,-768,-77,-768,
	-754,-754,-726,-1536,-1536,-1536,-205,-1536,1009,1790,1876,1101,54,773,2448,27,-1837,-1056,-942,-1715,-2762,-2043,-368,-2773,
	607,607,854,731,775,766,781,795,-935,-935,-1101,-1615,-2184,-1849,-493,-2144,-690,-485,-2414,76,761,612,-1728,-2113,
	1575,4078,-1474,717,2077,-2899,2124,209,-321,-2507,18,-14,-997,905,765,-592,4032,-1371,-449,1959,-2468,-4730,13,2320,
	76,-238,-473,2942,192,-11400,45,-2978,-201,-222,-428,1036,1233,-4063,2,1337,-884,-588,159,-766,-275,-102,-11,-865,
	11,27,14,52,400,-160,-11,1579,-399,-232,-2382,24,-67,-155,-2195,-1421,1640,4018,-1437,624,1457,-3059,2257,365,
	74,-1993,-507,-269,-1631,-24,-606,-168,3867,-1506,-347,1781,-2845,-5016,-32,2509,-672,-771,-17,2720,3044,-7241,103,-3941,
	-681,-577,-92,986,2587,-2124,9,755,-684,-520,56,-682,-841,-625,-65,-1000,-16,-40,60,128,979,-153,11,1173,
	2816,2816,2816,2816,2816,2816,2816,2816,1109,1152,1152,1152,1278,1280,1280,1288,-128,-768,-768,-768,-143,-768,-768,-768,
	-256,-1536,-1536,-1536,-518,-1536,-1536,-1536,2219,147,0,29,703,49,53,0,-511,-2541,-2688,-2658,-1858,-2511,-2507,-2552,
	840,886,1024,1008,933,963,985,1024,-256,-1786,-2240,-2104,-973,-2052,-1807,-2172,-1651,-1146,3609,-4527,-506,-1602,-3324,5424,
	-725,597,-3770,-735,314,-623,-4073,5192,-4634,-760,3522,-3096,-1051,-234,-4059,4674,-81,-2285,3204,-3310,3866,-1500,-2641,6951,
	-229,10223,-628,-1885,-327,-4409,10854,1489,-107,9928,-1380,-2574,-345,1031,1915,-1823,-36,328,2160,1321,-296,-676,-338,-348,
	-6,-600,1717,544,-15,-350,-288,37,-534,329,1557,-1947,-348,-2056,-540,2649,-799,1889,-4047,-169,518,-1450,583,2855,
	-1863,236,1695,-833,-867,-1163,-347,2238,-125,-214,1797,-1321,3066,-1826,537,4348,-400,2745,-562,-2540,-681,977,1338,1698,
	-186,5663,-1706,-2477,-712,2455,125,-1392,9,1961,2022,1783,-250,-971,608,-736,-56,-466,2109,698,-15,-586,-74,-206,
	2816,2816,2816,2816,2816,2816,2816,2816,1408,1481,1503,1518,1529,1533,1534,1536,-768,-106,-13,-108,-185,-424,-768,-32,
	-1536,-275,-25,-397,-495,-1536,-1536,-64,17,1147,567,1644,744,131,259,2177,-2415,-1213,-1770,-679,-1568,-2176,-2047,-128,
	1024,950,918,977,1024,998,942,964,-2014,-635,-1227,-912,-864,-1392,-1645,-64,722,1093,442,-862,-1538,-743,448,52,
	856,1665,2501,-282,739,788,-62,-20,428,2757,-380,-1090,-343,-753,-582,-1129,-231,-1041,394,-112,482,724,3609,-23,
	-1963,-406,200,-493,-149,2382,10278,413,-973,-252,1792,-151,-225,3434,8376,102,-308,-87,171,16,-245,-195,-570,67,
	-103,3,94,6,-56,-1,-78,18,1689,1155,206,-1249,-1336,106,267,258,1460,1840,2068,-302,884,1702,-376,382,
	1259,2546,-546,-2089,-123,120,-887,-74,228,-1224,809,-216,419,1226,3434,38,-1422,-627,710,-327,-587,510,10044,227,
	-1003,-434,2204,-7,-340,2570,8125,139,-293,-79,112,-9,-206,-24,-528,79,-135,4,85,10,-61,79,-164,7,
	2816,2816,2816,2816,2816,2816,2816,2816,1536,1536,1564,1680,1780,1792,1792,1792,-768,-59,-218,-768,-72,-64,-768,-768,
	-1536,-166,-435,-1536,-290,-128,-1536,-1536,49,2005,1414,0,1517,1793,50,7,-2255,-299,-862,-2160,-543,-255,-1999,-2041,
	1009,931,1010,1024,1004,1016,1020,1024,-1922,-467,-435,-1976,-806,-128,-1793,-1871,-2312,98,-933,3927,478,620,-232,-949,
	-1074,1823,-42,4006,1954,-237,-363,-62,-1999,13,-3094,3932,2417,-1410,-1851,-520,-5361,-25,-961,4646,-157,-77,-1570,-2141,
	-5787,-251,314,3768,-704,-208,-1948,-333,202,-25,303,-407,-210,-96,-1098,220,-140,-60,-11,-16,12,2,-35,-22,
	-68,-3,11,56,-6,-19,-16,46,-1839,13,65,2831,378,930,-203,-1402,-415,1658,542,3094,1567,0,-179,-550,
	-1502,-494,-825,2557,1854,-101,-1671,-1229,-4005,8,-1288,4085,-93,-164,-1218,-2017,-4973,-98,-1478,4425,-427,-846,-1557,-173,
	656,-12,-516,323,-207,-155,-847,431,-106,-61,45,-233,13,4,-12,-100,-86,15,-79,11,9,-39,-16,24,
	2816,2816,2816,2816,2816,2816,2816,2816,2019,2041,2045,2047,2048,2308,2408,2546,-52,-120,-164,-507,-768,-82,-768,-55,
	-225,-383,-869,-1536,-1536,-559,-1536,-243,535,364,817,42,50,93,0,312,-1286,-1435,-979,-1751,-1743,-1439,-1432,-982,
	1016,1024,1024,1024,1023,1024,1024,1024,-780,-782,-1202,-1480,-1664,-1085,-1612,-612,1197,-3243,2272,-1857,836,2692,1075,-1169,
	850,203,3018,-543,2646,3133,2648,1031,-540,-132,-14,-2513,334,-501,453,971,-1874,2944,-39,-602,3705,2294,24,2264,
	-1707,1146,-5504,-4728,-1388,3154,30,10929,-1590,2933,398,322,3043,659,-976,1439,-10,-1,8,-47,-52,26,15,-39,
	-13,-11,-5,-12,0,25,18,-40,914,-2745,1598,-1615,656,2425,996,-316,534,777,2259,-204,2482,2796,2552,1983,
	-593,-81,-360,-2186,79,-452,420,1102,-1059,1730,1187,-540,3697,2543,117,-200,-596,75,-3677,-4631,-1694,3385,91,6864,
	-715,1483,1629,408,2898,899,-944,-711,-45,77,-68,-50,-28,-1,19,7,-10,-15,5,2,-27,20,-6,-53,
	2816,2816,2816,2816,2816,2816,2816,2816,2562,2562,2664,2818,2818,3026,3076,3078,-32,-50,0,-8,-15,0,0,-2,
	-1536,-904,-1536,-1536,-166,-118,-100,-65,38,32,0,36,67,123,31,32,-1240,-1246,-1176,-986,-955,-691,-734,-730,
	1024,1024,1024,1024,1024,1024,1024,1024,-1408,-1254,-1484,-1280,-880,-518,-998,-1152,-660,-3140,2571,-2354,-589,-9274,-5631,15010,
	1010,657,925,5988,-863,-8370,-4355,14345,-95,-1620,1378,-3499,-1513,-6396,-2964,9909,6248,1142,-3989,1977,11124,14763,1202,-11363,
	-2312,-3788,1033,-2933,-7450,31867,-8068,-10110,8138,-165,-6176,10681,9278,1955,-123,3733,-8,-3,29,-33,9,-47,3,18,
	0,-18,31,-28,13,-48,4,27,-165,-3222,1885,-1074,287,-1125,-3443,6889,854,393,887,4880,100,-354,-2226,6417,
	252,-1647,770,-2128,-441,-1104,-1608,4432,5130,1746,-3202,656,6011,-961,571,226,-2522,-3014,1519,-2802,-8744,11285,-1719,2058,
	6297,457,-4367,6051,5314,-1702,-349,7067,7,-40,-40,46,26,-11,3,-16,-3,-12,65,-68,8,-59,-10,56,
	2816,2816,2816,2816,2816,2816,2816,2816,3515,3578,4004,4100,4352,4506,4578,1003,0,0,0,0,0,0,0,-768,
	0,-4,0,0,0,0,0,-1536,44,19,0,0,0,0,0,19,-281,-243,0,0,0,0,0,-2818,
	1024,1024,1024,1024,1024,1024,1024,441,-605,-896,-377,-640,-260,-423,-197,-2264,-13488,13422,-4302,3991,2691,-1828,-1178,1012,
	-13439,13907,346,-290,1413,2013,-932,-1259,-11485,12417,173,342,-725,861,-1498,-1742,4624,-848,-74,-104,-121,-2,144,2089,
	8049,-14423,21255,-38042,7510,1497,1212,1773,-176,168,-198,-119,-98,-25,38,5737,-43,-37,-33,-29,-34,-4,35,3621,
	-16,0,14,2,-9,-3,5,9091,-6156,4058,-2014,386,3490,-2068,-1351,356,-5714,4538,1604,-3041,2144,967,-116,-1585,
	-5317,4415,1220,-2083,-160,-5,-965,-2176,292,3950,-817,1097,-506,377,-201,1476,-657,-1365,9776,-12452,-373,7965,-1833,745,
	-723,410,-190,74,-112,75,-25,4117,-52,-26,-38,-26,-32,-21,49,3980,-43,29,-10,28,-18,9,2,9297,
	2816,2817,2817,2817,2817,2817,2817,2817,1276,437,169,935,632,918,1223,1374,-768,-768,-768,-768,-768,-768,-768,-479,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,16,528,663,202,11,121,47,297,-2549,-2876,-3010,-2705,-3198,-2802,-2572,-2172,
	1021,100,171,426,0,422,1011,963,-2088,-2085,-1561,-2233,-2401,-2129,-2173,-1535,-6776,1481,1093,1239,-3147,86,-1208,-966,
	-3093,909,3757,1416,-915,-1640,3121,2376,-4065,-2232,-76,1405,-2758,1327,1556,552,-5837,3549,-1898,4720,-344,-889,2681,484,
	-4099,-12540,5303,-13293,-1921,-2910,-3015,-8375,2160,-7920,3878,-8020,-457,-2165,1701,-7294,-260,3380,658,4646,482,3790,-181,-187,
	-87,7435,7604,-3480,-1993,3758,-307,-114,-4273,486,1008,-650,-3637,516,-3480,-2105,-1270,1111,3359,1013,-699,-1461,980,592,
	-2215,-2949,-462,232,-3449,1403,-979,-934,-3435,1626,-1238,2885,-183,-258,524,245,-2537,-494,-927,-1,-1772,-2040,13,-2957,
	2013,-297,509,888,-135,-761,2798,-3718,-279,-364,1959,2210,598,3381,-771,-710,-206,10945,4588,-166,-291,4096,-461,-40,
	2817,2817,2820,2820,2821,2821,2822,2823,535,1686,640,569,1500,1180,887,833,-768,-768,-768,-768,-768,-768,-768,-327,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,523,165,24,212,33,25,140,995,-2784,-1992,-3184,-3068,-2317,-2646,-2826,-2025,
	269,1010,0,82,1024,1024,470,699,-1631,-1679,-2292,-2228,-2019,-2177,-2182,-1498,-2157,-2395,-4647,2795,-1564,939,73,-1022,
	-1894,-580,174,1666,-871,3128,1445,453,-3137,-3087,-2101,3128,-2335,-256,-112,-1427,-1601,4905,1334,-255,5407,762,525,2304,
	11411,-4000,1067,-7681,-1711,-987,-12316,-719,3429,1266,622,-4334,-695,1945,-7950,1496,-5177,2,1311,-958,-111,428,-42,4768,
	325,-47,1975,-6859,-67,201,-8898,-217,-1912,-1776,-2469,1583,-2350,407,-714,-1975,-2169,70,740,1090,-1594,2493,1660,-85,
	-3631,-2366,-1345,2445,-3170,-742,-509,-2480,-514,5108,2126,-1362,4035,230,-522,1896,3048,-4420,-483,-1354,-769,-448,-2505,1334,
	-1866,1141,-314,-860,-202,1710,-2269,3557,-2667,61,2067,-2783,-338,285,-2567,3635,-1149,-21,1746,-4978,-135,285,-5505,-45,
	2826,2832,2832,2833,2836,2838,2840,2845,411,1152,2944,1174,1134,394,576,1490,-768,-59,-3,-768,-502,-178,-768,-768,
	-1536,-463,-169,-1536,-1536,-356,-1536,-1536,687,852,32,146,608,2399,0,289,-2762,-1868,-896,-2553,-2139,-1093,-3313,-2118,
	200,1017,1024,944,761,138,0,994,-1634,-1090,-1130,-2013,-1507,-547,-2552,-1629,647,463,1633,4350,2137,590,8006,-714,
	2490,1347,1620,3347,3751,-277,3093,1711,-159,1691,2982,1694,51,-746,-1006,553,-2501,1186,-15388,4054,-1193,396,2260,-3954,
	15846,-816,-4782,-7217,6975,-269,-103,2791,11996,-1309,-12900,-6438,1207,-187,-28,-2166,-4775,73,3,962,-682,285,6319,39,
	4020,11,2,-491,-286,52,-7649,-103,447,-65,-1890,3476,1329,379,5223,-178,1508,799,-2033,3288,2386,-270,2735,2157,
	-524,1181,291,1268,-316,-957,-2532,1069,-754,2137,-5578,3234,-1589,312,1606,-3629,4419,278,1005,-269,5473,-130,-41,228,
	4872,-289,-7473,-1443,742,-116,161,-3322,-1677,-211,-36,686,-580,260,5556,201,257,100,13,-588,-487,70,-9841,-86,
	2845,2864,2879,2908,2911,2913,2932,2944,508,1336,814,2120,941,1744,2804,-256,-768,-768,-768,-277,-126,-50,0,-768,
	-1536,-1536,-1536,-961,-382,-188,-1536,-1536,4,0,228,131,1649,1109,0,172,-3385,-2599,-2924,-1772,-1441,-1180,-1268,-4180,
	0,1024,75,1024,781,988,1024,0,-2589,-2195,-2127,-1207,-839,-766,-1530,-2560,5862,6683,2675,1218,328,871,3249,3624,
	434,4837,2621,1148,-1382,-1621,-2048,343,3742,2303,1384,579,1203,-261,1754,6731,1249,1704,2116,-744,-2042,-1035,-37,1530,
	-2662,5109,-5359,3367,-456,-687,-692,1326,634,2344,-3308,630,-342,-481,-6503,-1049,-49,-536,15162,-209,-584,53,21,1031,
	39237,-30,14024,-59,19,6,25,-342,3911,5136,2841,1370,184,683,1739,3664,-90,3642,2541,1331,-1566,-1563,-1462,408,
	2181,885,1877,810,994,-502,841,6623,427,459,2138,-778,-1942,-1112,917,1670,-2551,5578,-4225,2650,-139,-627,-362,1096,
	1029,2376,-2673,386,-121,-425,-3349,-1465,314,-991,13905,-112,-710,42,-5,1170,35651,-158,12117,-42,41,18,26,54,
	2944,2944,2944,2944,2944,2944,2944,2944,0,33,178,256,256,256,384,443,-768,-358,-122,-768,-768,-768,-768,-307,
	-1536,-1276,-345,-1536,-1536,-1536,-1536,-746,110,1514,2568,97,0,43,101,1842,-3986,-2549,-1350,-3743,-3840,-3797,-3611,-1811,
	0,532,847,0,0,0,0,331,-2528,-1276,-675,-2368,-2816,-2752,-2448,-907,808,2826,-809,14,2738,-844,-117,448,
	-2799,1177,-527,-233,3831,-125,-4612,-1352,542,4743,-202,1531,2861,3077,-1408,2291,1831,1309,1869,-2531,-518,8,-337,2040,
	1522,-484,-108,494,531,-1142,-1573,-3,-233,-636,-134,3170,2563,-1090,-628,163,305,-1393,964,-2891,-489,-240,5826,2856,
	-357,-15,-32,-1905,113,-291,1226,-30,933,2481,-786,1603,2287,-1413,366,507,-2542,786,-809,1866,2709,-1071,-3915,-1467,
	639,4037,-183,4247,2286,2374,-800,2019,2026,1377,1916,-1672,-727,-1050,-103,3128,1162,-679,-119,-1560,1180,300,-781,-372,
	-732,-724,-152,1665,3549,1006,-773,-138,455,-1157,1030,-2900,-344,-523,4936,3386,80,49,-33,-2805,-43,-126,893,-104,
	2944,2944,2944,2944,2944,2944,2944,2944,512,512,512,512,512,538,576,640,-768,-768,-768,-108,-574,-339,-163,-768,
	-1536,-1536,-1536,-252,-1536,-1138,-416,-1536,115,810,58,3092,1933,1176,1921,60,-3469,-2774,-3526,-492,-1651,-2383,-1600,-3396,
	73,73,0,538,954,580,578,2,-2236,-2236,-2592,-565,-1621,-1207,-801,-2384,2864,-1458,2272,1512,-910,3976,2013,-6008,
	-1193,-2491,641,-1311,-703,3061,-96,234,2944,-942,4405,2880,-2091,4477,2393,-220,-912,2139,380,43,122,-490,653,-1019,
	3429,-11440,68,55,-338,-597,-35,-3965,2708,-5890,-2032,41,-377,-415,12,-1581,-1899,2976,-1308,73,554,-7054,157,-293,
	-1112,-8434,-6316,9,-58,-376,-24,-6198,5229,-1717,1225,1355,-961,3615,1952,-3582,-554,-1796,-294,-1080,-637,2598,-210,753,
	5039,-1170,4167,2630,-2052,3976,2153,1313,18,696,-431,19,65,84,1066,-149,903,-3022,1662,205,269,-1928,91,-4583,
	524,-444,-672,129,48,-1243,89,-2254,-977,427,-1487,5,351,-6301,133,-269,900,-4709,-8180,42,64,-634,-6,-4044,
	2944,2944,2944,2944,2944,2944,2944,2944,682,682,729,744,749,768,768,768,-155,-155,-296,-258,-185,-768,-768,-768,
	-389,-389,-744,-696,-555,-1536,-1536,-1536,1921,2686,1283,1519,1374,63,108,254,-1493,-728,-2084,-1833,-1973,-3265,-3220,-3074,
	614,614,440,613,1024,0,417,458,-747,-747,-1048,-920,-993,-2448,-2094,-1733,-321,2140,499,456,-871,-1550,-625,-891,
	280,-626,-71,2999,-308,384,1923,756,1780,2103,4085,2441,-1390,1384,1978,3979,-1521,-256,-200,5114,-3083,-531,2892,-380,
	-28,-72,320,-399,-51,1254,-42,14102,27,-73,255,-268,-319,-714,549,4987,-597,-191,510,107,1189,-1876,2901,-4285,
	0,-48,86,-41,-56,-1629,-983,2959,-243,1785,507,512,-849,-2224,-279,149,193,-606,120,2906,-271,339,1797,1404,
	1825,1562,4056,2454,-1349,1208,3096,4680,-1447,-285,-152,5416,-2917,-646,2808,392,-65,73,216,-261,22,1695,288,3049,
	-44,31,171,-156,-235,-469,198,-1339,-605,-236,739,186,1267,-1856,1746,-2954,-7,-9,13,-15,-10,-1565,-1427,-3112,
	2944,2944,2944,2944,2944,2944,2944,2944,768,775,896,896,998,998,1024,1024,-768,-256,-768,-768,-265,-265,-768,-71,
	-1536,-863,-1536,-1536,-712,-712,-1536,-191,1229,2115,0,45,1041,1952,796,2683,-2099,-1206,-3200,-3155,-2057,-1146,-2276,-389,
	458,737,0,291,610,610,766,786,-1733,-1079,-2496,-2296,-1051,-1051,-1975,-500,-2011,-463,3337,298,73,1539,-2793,-314,
	328,2884,-573,281,342,-722,-2005,-2638,-772,-567,5219,2684,2465,556,15,-654,8798,-1219,390,-1635,2145,-1616,1515,8,
	4973,-413,2390,-2927,26,-96,-8713,-9,6794,-331,1254,-2799,31,-58,-5034,-18,1718,-469,-3435,-3701,1042,-621,723,-1,
	415,-25,-2923,-4433,30,37,-29,-14,-2100,-507,2516,218,83,1233,-3198,-483,176,2692,-344,526,514,-530,-1910,-2425,
	-867,-679,4873,3306,2430,-162,-388,-1330,8566,-1018,308,-1440,2149,-1446,1299,0,4152,-481,1294,-247,-368,18,-3218,90,
	5859,-373,385,-1946,-216,52,-1930,22,1095,-361,-2830,-3920,1193,-623,-195,-41,-146,-39,-3197,-3229,-13,52,96,7,
	2944,2944,2944,2944,2944,2944,2944,2944,1024,1026,1040,1109,1152,1152,1152,1273,-768,-189,-768,-128,-768,-768,-768,-145,
	-1536,-644,-1536,-256,-1536,-1536,-1536,-530,1172,2049,27,2475,147,0,30,708,-1900,-1020,-3029,-512,-2797,-2944,-2914,-2114,
	730,856,795,840,886,1024,1008,932,-1605,-951,-2268,-256,-1897,-2368,-2232,-1101,-1504,1511,-439,1031,-1359,4784,-3410,-219,
	144,-2073,-1543,-293,-2407,-1338,-3,-2009,216,1459,26,-268,-1161,1822,-1953,327,7601,-269,-388,-26,-750,1152,-2305,-3997,
	6694,-145,-5233,57,7274,-1701,-3974,-376,6348,-142,-2379,41,99,-1851,187,766,-927,129,-3688,-32,-4110,1218,-88,686,
	15,5,-7227,-5,3207,4953,-6968,-40,-926,1553,-643,1465,77,2586,-1813,-154,348,-2131,-1554,-424,-1880,-1687,-201,-1886,
	888,1538,27,1236,-15,306,-1091,324,7738,-531,-358,-75,146,-111,-1589,-4436,3747,-516,-4164,-202,727,-1360,-3787,-877,
	4787,-383,-2243,-84,-1890,-1624,-353,184,-321,124,-3938,4,-3249,1165,-443,425,-63,-17,-6579,-57,1414,3670,-5279,-19,
	2944,2944,2944,2944,2944,2944,2944,2944,1280,1280,1288,1408,1454,1534,1535,1536,-768,-768,-768,-768,-116,-103,-12,-56,
	-1536,-1536,-1536,-1536,-326,-377,-24,-153,57,55,0,22,1173,1792,671,2235,-2759,-2761,-2808,-2666,-1469,-770,-1890,-325,
	985,963,1024,1024,946,979,924,932,-1935,-2180,-2300,-2142,-763,-973,-1355,-477,-4431,696,4547,-932,439,35,-76,-407,
	-3384,-469,5123,-1554,-192,1293,1222,628,-5171,783,5391,-114,-372,-414,-412,364,-2458,-461,3052,-1657,-1239,-156,-6907,-18,
	5137,-3402,107,-2977,-27,-315,-58,-207,-1422,-1520,2199,-712,-507,-139,618,-43,-467,2485,4277,-78,-374,47,93,-39,
	1040,1071,-719,-16,13,1,75,-11,278,-812,2435,-374,677,-338,-579,-600,-276,-1822,3775,-1245,172,1321,601,471,
	-535,-960,3237,399,-206,-1447,-646,-462,-33,-1303,1710,-1335,-1944,-202,-4198,29,-1837,901,1639,-2579,-450,-167,1224,61,
	-2653,-1297,1678,-666,-874,-48,2195,29,3164,1478,4065,-258,-325,15,-1,-66,641,1721,-60,-141,5,18,95,20,
	2944,2944,2944,2944,2944,2944,2944,2944,1536,1680,1773,1792,1792,2035,2036,2046,-420,-768,-74,-768,-768,-122,-50,-162,
	-1536,-1536,-295,-1536,-1536,-397,-212,-845,170,0,1644,50,7,370,549,898,-2390,-2416,-679,-2255,-2297,-1691,-1512,-1152,
	998,1024,1003,1020,1024,1024,1016,1024,-1487,-2104,-912,-1921,-1992,-910,-806,-1270,1458,3481,280,-1372,-661,494,1517,952,
	-242,3646,-3607,-692,-2335,-138,-1199,76,1655,3720,781,-1435,452,1170,645,55,-341,3015,-48,439,-3417,7195,132,13,
	5765,2137,-384,-1354,-1270,2444,-640,1950,509,2167,-112,-2001,172,5824,-644,-2972,-207,-447,28,-224,-268,-67,-52,39,
	-264,-37,-6,-73,35,-20,-10,5,2338,2710,82,-830,-764,614,1713,464,555,2943,-3698,-356,-2312,19,-647,-519,
	2336,3000,201,-720,307,1255,598,-84,161,2311,46,750,-3246,5569,-766,1314,2401,2822,122,-1159,-1130,1024,-1197,3446,
	-811,2161,85,-1668,91,4059,-1257,-1625,818,-850,5,-114,-326,58,22,-86,-78,-176,17,-85,-13,-14,2,-1,
	2944,2944,2944,2944,2944,2944,2944,2944,2048,2301,2408,2563,2664,2818,2821,3073,-495,-85,-768,-50,0,-8,-15,0,
	-1536,-569,-1536,-988,-1536,-1536,-164,-102,42,119,0,38,0,38,77,33,-2007,-1676,-1688,-1496,-1432,-1240,-1198,-990,
	1024,1024,1024,1024,1024,1024,1024,1024,-1579,-1202,-1740,-1357,-1612,-1408,-1008,-1126,-1280,-1902,892,1195,1617,-4360,-2021,721,
	-1313,-2034,1011,-1571,967,1178,-1984,330,-165,-232,1944,-628,1609,-2093,-1251,-435,-1205,-5372,-823,-2349,-2859,1221,2093,-7049,
	2468,-2731,1694,-43,22,52,624,-4552,-2378,-5909,-531,-2025,-3599,5966,4153,-4822,-384,-78,-95,-71,29,-44,-17,-3,
	-12,14,33,-40,38,-32,12,8,-903,-2040,769,1259,991,-2646,-1647,207,-1079,-2265,898,-1532,870,918,-1525,-148,
	258,-115,1698,-606,1062,-909,-905,-846,-1386,-3860,-696,-2113,-2099,89,1359,-5511,2045,-2058,1576,332,519,-1146,-268,-3003,
	-2389,-4668,-494,-1820,-2225,2456,3365,-4525,-195,-140,-110,-105,-49,76,5,-19,14,10,-20,-37,57,-65,7,-2,
	2944,2984,2988,3072,3072,3072,3072,3072,4592,1875,1176,227,383,512,512,709,0,-30,-768,-104,-768,-768,-543,-132,
	0,-192,-1536,-262,-1536,-1536,-1536,-339,0,913,417,3063,217,58,2025,2957,0,-1387,-2589,-1062,-3752,-3782,-1815,-686,
	1024,1024,967,862,250,0,954,639,-260,-1012,-1930,-531,-2262,-2720,-1676,-543,1734,-860,874,-1058,-468,343,-538,-1128,
	-717,2117,-391,-176,-1594,-460,-476,-1921,2117,-551,-877,-739,-1082,-1096,-247,-969,83,-997,-976,125,-829,615,-46,-214,
	4420,-955,-5852,49,4625,-207,793,-91,-90,-1107,-4038,2,4955,-808,-412,-73,-2,42,-3142,181,3083,-2526,396,-137,
	3,-15,-325,-6,-742,-1668,-97,-49,1941,-1325,786,-948,-419,36,-524,-836,-364,863,-493,-440,-1418,-1094,-528,-1980,
	2394,-529,-724,-589,-900,-1268,-265,-587,-501,659,-1067,218,-584,307,-78,-265,-1419,739,-3881,-30,4352,1019,728,-201,
	-82,499,-3460,-43,4699,225,-422,-144,2,-117,-3503,276,2942,-1794,373,-151,-7,-13,-536,-20,-788,-1560,-64,-76,
	3072,3072,3072,3072,3072,3072,3072,3072,776,1002,1024,1024,1536,1790,1792,2044,-253,-253,-768,-67,-768,-69,-265,-119,
	-871,-651,-1536,-179,-1536,-283,-1307,-370,1192,1266,1230,2921,55,704,1053,740,-2384,-2084,-2099,-407,-2761,-1858,-1507,-1567,
	738,614,730,792,1009,1004,1020,1024,-1207,-1048,-1733,-507,-2178,-973,-1487,-864,-937,651,689,-74,-2163,-1210,27,-748,
	3143,-2217,2009,658,-2195,-1083,1750,-687,412,-279,-430,1163,-1909,444,837,32,-4344,2595,-1538,-30,-1499,6210,4256,-1575,
	-943,87,4615,-61,-539,-623,1811,-384,-815,-123,3468,-46,-1364,7,5246,-51,5837,-892,-756,-1,3824,-98,-468,-65,
	-308,75,143,-23,257,-46,36,-7,-988,698,842,-198,-2285,-1007,-330,-583,3041,-2050,2003,762,-2290,-619,1498,-421,
	334,-290,-105,874,-1911,445,262,100,-4124,2208,-1145,-26,-1578,4223,4114,-2018,-961,-160,3174,83,118,-1111,2238,-861,
	-715,-272,2405,21,-1229,-1006,5305,-528,5974,-698,-512,-40,3449,41,-501,-40,-176,37,-100,5,195,-31,86,-15,
	3072,3208,3328,3328,3328,3328,3328,3328,2560,2246,-512,-256,0,0,0,0,-32,-53,-768,-768,-768,-768,-768,-768,
	-1536,-275,-1536,-1536,-1536,-1536,-1536,-1536,50,1382,276,180,352,0,0,2257,-1742,-997,-5100,-4940,-4512,-4864,-4864,-2606,
	1024,1023,0,0,158,0,0,550,-1664,-942,-2976,-2928,-2540,-3328,-3328,-2008,-685,88,1393,3187,-1724,-1078,-1047,-1823,
	-894,260,3816,-1167,-1898,-1464,-1634,-1755,-500,146,1702,3256,-877,-1569,-1455,-2385,40,-676,1458,648,928,485,933,-3725,
	-1668,-81,692,1004,-320,1554,2028,2865,2066,-80,559,-131,-1994,900,900,1818,-108,26,23,577,145,200,78,4830,
	5,-3,-1337,-501,1253,315,457,1088,-788,17,1552,2921,-1591,-663,-631,-1667,-1110,190,4059,-1557,-1835,-1595,-1766,-1527,
	-759,199,1874,2866,-767,-1025,-912,-2073,-28,-429,1393,1005,1163,650,1098,-3795,-1236,341,35,793,400,2078,2552,3020,
	2062,31,43,-740,-1805,907,907,1817,-153,11,117,907,245,90,-33,4232,5,4,-1074,87,2120,142,285,1405,
	3328,3328,3328,3328,3328,3328,3328,3328,20,35,50,64,91,93,128,162,-724,-344,-152,-236,-117,-348,-768,-132,
	-1536,-1011,-460,-841,-306,-1536,-1536,-388,959,1850,1655,1875,3449,1196,212,3016,-3885,-2978,-3159,-2925,-1324,-3575,-4524,-1686,
	374,536,782,945,810,371,17,841,-1960,-1491,-1582,-1463,-662,-1794,-2652,-1358,-385,792,-606,78,-402,-630,184,-67,
	-435,225,-1336,343,-567,-591,-2172,-1560,337,1369,-130,264,558,-820,-1014,-1111,1837,1759,2091,-520,617,1236,371,952,
	-546,-336,-606,-298,179,-1762,2865,-7,-1020,-334,-543,-212,114,-1926,-1303,-23,537,-2056,-4262,-5357,575,239,-272,609,
	-4776,479,887,-217,153,2687,-303,31,-88,671,-549,130,-315,-488,-27,-456,-559,8,-1040,171,-876,-645,-1706,-836,
	772,1196,100,248,470,-575,-1177,-1041,2208,1512,1478,-534,630,1328,383,688,-1063,-183,168,-404,7,-900,2617,381,
	-1190,-270,-56,-332,16,-1383,-1082,232,818,-1796,-4363,-5147,612,234,-259,701,-6948,604,1153,-190,107,2631,-296,159,
	3328,3328,3328,3328,3328,3328,3328,3328,173,242,256,256,256,256,256,256,-513,-238,-768,-768,-768,-768,-768,-768,
	-1536,-603,-1536,-1536,-1536,-1536,-1536,-1536,1285,2706,694,97,86,0,147,1080,-3406,-1916,-3914,-4511,-4522,-4608,-4461,-3528,
	222,682,0,0,0,0,0,868,-1712,-958,-2792,-2752,-2848,-3200,-2976,-2660,49,-201,113,-651,-909,1029,-1575,948,
	383,743,101,357,-271,4090,-167,-2724,-768,640,117,-648,-1312,1826,-739,1853,-1345,267,1213,-558,-185,-181,-267,590,
	3942,-57,-4939,-213,-2101,-844,2760,-1150,2065,-86,2113,1655,1843,4432,1795,-310,-1676,921,113,-545,-333,-922,-165,2390,
	-3645,-72,-21405,-239,-120,-648,-742,-4239,256,13,-677,-613,-495,371,-1669,498,123,80,-158,1380,566,3339,-450,-2292,
	-502,338,-905,-520,-846,968,-1445,1419,-740,1120,291,-908,-231,-251,-372,-276,585,-556,1300,-2000,-2492,-21,5660,2826,
	219,-387,3905,1593,1576,5202,2928,2082,-1341,1250,-512,-235,-17,-1239,-353,1125,-7044,-170,-9107,110,42,-978,-920,9,
	3328,3328,3328,3328,3328,3328,3328,3328,261,278,327,332,332,384,384,439,-635,-768,-409,-326,-326,-768,-768,-323,
	-1536,-1536,-1144,-821,-821,-1536,-1536,-818,716,269,1384,1932,2948,225,0,2223,-3887,-4317,-3153,-2600,-1584,-4255,-4480,-2202,
	579,61,397,286,286,250,0,323,-1987,-2297,-1584,-1303,-1303,-2518,-3136,-1560,110,893,131,-1887,-390,-1183,-1543,1980,
	1711,3179,631,-1569,-991,-2497,-1324,2667,-863,-757,16,-2152,-505,-869,-1775,-835,-920,-953,-1253,-3538,643,-1359,-1861,3342,
	-3043,2330,1476,473,239,5064,-2718,127,-851,1597,854,268,135,4422,-2222,107,-265,-429,-7602,-16797,246,2234,840,2266,
	-210,-4316,3105,91,153,-1774,-6406,21,209,272,80,-1925,-427,-1011,-1817,1779,1296,2264,369,-1732,-1006,-2003,-1576,2603,
	-673,-1113,-27,-2439,-500,-852,-2113,-560,-800,-1124,-1181,-3015,578,-1443,-1959,2440,-3021,-1697,-75,-50,245,5697,-1930,485,
	-756,493,-159,-31,138,4586,-1253,374,96,-886,-7429,-16465,346,2246,435,2308,-271,-7316,2045,-38,161,210,-7306,94,
	3328,3328,3328,3328,3328,3328,3328,3328,441,442,442,474,504,509,512,512,-333,-314,-314,-290,-768,-126,-768,-768,
	-1536,-792,-792,-745,-1536,-463,-1536,-1536,800,1843,2872,2894,1731,1844,115,866,-3623,-2579,-1550,-1496,-2630,-2511,-4237,-3486,
	324,329,329,443,953,950,73,73,-1888,-1291,-1291,-1264,-2082,-1256,-2588,-2588,-70,1267,10,66,-782,-612,746,1607,
	-447,-32,862,-655,-1073,65,-1004,1433,424,1988,1461,-1237,-2337,-605,1762,2339,-680,-4928,-184,-548,-2939,-6290,-439,512,
	1873,502,97,-26,-5634,-111,4163,-6249,1311,311,71,-45,-5795,-136,6709,-2288,-1297,15965,-352,-435,490,4328,-2981,-3669,
	4476,-138,21,-67,512,-336,-4351,-14983,-19,1215,-14,63,-481,-591,1496,953,-481,-124,974,-299,-689,-187,-573,1517,
	428,1792,1413,-1197,-1853,-763,1818,1688,-776,-4505,-258,-705,-2895,-5739,-350,-256,-91,53,83,19,-5436,-177,146,-1426,
	443,39,68,-7,-5538,-175,2504,152,-1484,15950,-357,-535,77,4111,-782,-3945,2144,-222,17,-54,552,-265,-550,-11156,
	3328,3328,3328,3328,3328,3328,3328,3328,512,512,512,512,512,512,516,531,-768,-97,-97,-768,-124,-552,-768,-398,
	-1536,-225,-225,-1536,-321,-1536,-1536,-1536,0,3173,3813,58,2368,2120,1474,1594,-4352,-1179,-539,-4294,-1984,-2232,-2874,-2740,
	0,557,557,0,501,954,206,567,-3072,-590,-590,-2976,-1301,-1866,-2224,-1936,3985,755,-370,-1311,72,269,-946,-454,
	3854,1322,-217,-2838,-794,43,89,-1044,4745,-249,-1401,3,-367,-247,-768,-1849,-428,-209,212,-841,1405,4341,1758,625,
	-1346,-299,129,602,-138,-2701,-2796,2936,-2981,-154,78,211,-48,1093,-641,1896,-9576,-208,178,-8795,-153,1575,2191,-3697,
	-38737,-41,51,-17186,-33,-271,3285,139,3664,746,-471,-498,-69,273,-744,-178,3433,1115,-159,-2890,-297,67,516,-583,
	4612,-327,-1125,747,-353,-252,-407,-1192,-518,-285,196,-1013,1363,4360,1260,-458,-802,-288,351,2095,108,-2771,-2065,3370,
	-2398,-154,192,2151,161,898,-227,2043,-10513,-258,95,-8266,-283,1692,1401,-4470,-41350,-44,106,-13870,40,-343,3663,600,
	3328,3328,3328,3328,3328,3328,3328,3328,536,539,539,540,551,584,584,597,-338,-318,-318,-218,-199,-152,-152,-128,
	-1079,-986,-986,-435,-573,-374,-374,-256,2092,1254,2572,3453,2094,2570,3353,3755,-2235,-3071,-1753,-870,-2219,-1710,-927,-512,
	577,583,583,106,540,591,591,263,-1591,-1544,-1544,-435,-1593,-855,-855,-256,-1,150,143,725,-408,236,-196,-349,
	1512,905,-193,819,-1952,561,-734,522,-14,432,541,748,-714,396,-212,488,5847,1543,-1573,167,5102,-612,-218,143,
	170,-144,1,286,-283,-63,-40,149,-416,89,-203,238,-176,-6,-54,146,1813,13635,-1065,-3,787,-654,-154,80,
	-391,349,-54,174,-112,-47,-59,125,-44,142,40,793,-622,338,-261,-294,1487,748,89,655,-1496,188,-400,444,
	54,402,629,839,-310,201,-246,361,4876,1298,-1585,164,3296,113,-218,150,-26,-1096,-2,-7,566,-145,178,0,
	-490,-712,-176,51,393,-74,86,60,1946,13731,-903,99,955,-652,-225,141,-372,-417,-39,80,81,-68,10,79,
	3328,3328,3328,3328,3328,3328,3328,3328,640,640,656,663,700,700,732,742,-768,-768,-183,-99,-140,-140,-283,-75,
	-1536,-1536,-515,-278,-355,-355,-716,-211,0,70,2046,1433,2568,3289,1809,3060,-4224,-4154,-2162,-2768,-1597,-875,-2322,-1062,
	0,2,592,1024,631,631,445,1024,-3008,-2768,-1531,-1386,-799,-799,-1163,-531,3274,-1361,17,-888,237,89,31,-90,
	7844,-1234,-939,161,2498,183,2846,2173,1823,-1933,-829,-1147,694,-54,1282,-482,-174,-691,4348,838,-560,-176,-5988,75,
	-416,-1712,-92,-226,-66,-96,211,92,-1302,95,-2,-441,0,-76,147,25,-6843,-1760,-775,3806,-439,-129,-346,-6,
	-10177,-1057,-19,-18,-31,-54,-20,-32,447,-616,-74,-881,295,-55,139,-3,4953,-488,-416,350,2142,264,2492,1955,
	235,-1492,-463,-1079,638,-212,850,-365,-304,-541,3687,500,-344,-178,-3982,115,-570,-1918,317,9,-99,49,-368,-43,
	-833,-517,298,-355,-44,8,-208,-43,-10731,-582,-846,3761,-462,-173,175,54,-14971,25,42,16,-41,-26,-118,-55,
	3328,3328,3328,3328,3328,3328,3328,3328,768,768,768,768,768,769,832,864,-768,-768,-64,-768,-768,-768,-768,-768,
	-1536,-1536,-128,-1536,-1536,-1536,-1536,-1536,124,65,3840,63,254,1052,0,0,-3972,-4031,-256,-4033,-3842,-3043,-4032,-4000,
	417,163,521,0,458,459,0,0,-2446,-2510,-128,-2832,-2111,-2255,-2912,-2896,-562,-730,-579,-1595,-301,-403,-194,221,
	103,-169,-1527,-1675,150,281,1797,2127,-214,152,469,-1273,-767,-1357,924,267,-230,-142,166,-320,-64,-1859,-280,-7,
	115,-697,193,320,13951,-5028,-4696,7309,1897,1142,153,-175,8890,-5704,-1690,-878,-153,-1892,112,-1884,-2209,-3660,-2700,-1629,
	-3558,-3194,100,-1627,386,-2037,-1689,-4194,-41,-392,-580,-1559,-242,-173,-565,93,532,563,-1550,-1462,510,410,1388,1983,
	145,267,291,-1092,-671,-1057,769,270,178,209,206,-351,421,-1763,-343,-13,-529,-2785,133,435,1810,-5065,-4891,6696,
	826,-2112,121,410,-293,-5434,-1467,-992,-627,-4376,165,-1032,-1305,-3441,-2349,-701,-2303,-5938,83,-928,-6370,-2589,-1881,-3753,
	3328,3328,3328,3328,3328,3328,3328,3328,895,896,896,897,1005,1006,1006,1006,-768,-768,-768,-768,-215,-247,-247,-247,
	-1536,-1536,-1536,-1536,-1536,-627,-627,-627,226,0,95,733,1350,1792,2526,2526,-3743,-3968,-3873,-3235,-2509,-2066,-1332,-1332,
	886,0,586,639,846,616,616,616,-2251,-2880,-2760,-2429,-1804,-1035,-1035,-1035,-968,1587,-311,-860,752,343,152,152,
	4191,15,4313,-1394,-185,-463,821,379,1887,1587,1539,-1493,72,1075,-157,667,-339,-165,-438,-2445,554,1094,-371,-371,
	12364,4369,-4152,-13025,-21,125,67,67,8005,655,-6013,-10260,-628,101,47,47,984,-5250,-149,-4738,617,-1351,-279,-279,
	3209,-5489,-6767,-8824,-573,73,13,13,-285,1563,-884,-1356,767,597,173,173,3688,34,4441,-1386,-98,-865,806,364,
	2105,1689,1205,-1784,228,765,-201,623,131,-129,-824,-2859,8,1762,-405,-405,4691,3273,779,-8841,155,-543,-35,-35,
	2302,129,-2523,-7244,-656,-328,-26,-26,1425,-3615,-437,-3589,720,-1118,-282,-282,-1255,-4638,-6964,-6519,-506,-18,-15,-15,
	3328,3328,3328,3328,3328,3328,3328,3328,1010,1022,1024,1024,1024,1024,1024,1024,-148,-192,-768,-768,-768,-768,-61,-61,
	-445,-726,-1536,-1536,-1536,-1536,-158,-158,1735,1876,155,308,814,0,2789,3402,-2119,-1966,-3685,-3532,-3026,-3840,-1051,-438,
	1024,853,963,962,962,1024,794,794,-1060,-1613,-2564,-2409,-2409,-2816,-525,-525,171,196,-2523,-792,2776,4676,196,-34,
	2686,491,-4001,281,2434,9900,4285,766,-25,-584,-2554,-494,1399,6940,654,-1113,2458,184,-1204,-398,7519,-1142,46,-69,
	121,-338,-950,8287,7960,-6217,-234,-211,-44,-352,-8664,15412,-3182,-4098,-108,-128,-548,-594,-627,-3301,1620,5754,-1,-54,
	-61,-37,-10512,7553,2978,28390,-13,-54,421,192,-1895,-906,2307,3931,172,-99,1186,1484,-2245,304,2334,9370,4313,468,
	74,-134,-1356,-431,1008,6257,629,-1066,2381,560,-786,-499,6750,-1558,-56,-55,-429,145,1561,9467,9559,-3957,-171,115,
	-422,-74,-5616,15798,-1482,-2836,-81,14,-370,-935,-555,-3233,2736,5395,-63,-118,-82,28,-6964,7399,4056,26762,2,-6,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1024,1024,1026,1026,1040,-32,-768,-768,-231,-8,-187,-187,-768,
	-64,-1536,-1536,-1086,-1536,-628,-628,-1536,3712,64,1087,2025,682,1198,2363,29,-128,-3776,-2753,-1815,-3158,-2640,-1474,-3795,
	774,775,1022,1022,948,856,856,795,-64,-2696,-2272,-1676,-1988,-1335,-1335,-2652,786,230,-961,479,-450,226,4,-1220,
	2153,-2810,-2335,-262,844,-165,-1549,-3812,587,-257,4504,368,-407,-315,-145,-3423,186,-418,-7,-858,-948,-3201,-863,-1028,
	270,-2087,8452,-154,-734,-181,5,-3819,164,-2404,6930,-861,3590,-190,10,253,137,-342,2422,-727,-9853,872,-189,514,
	79,-4391,521,-58,-6,-335,-4,-9655,767,-288,-922,446,-583,292,47,-366,2136,-2655,-1928,-76,855,-185,-753,-2989,
	492,-467,4408,384,-548,-250,-89,-2406,225,-779,178,-981,-1113,-3284,-1278,-568,245,1242,9102,134,580,-751,-36,-5353,
	153,-158,8049,-755,4553,-746,-2,-382,165,-530,2380,-753,-9884,400,-367,953,68,-3261,646,-21,520,-357,-6,-7830,
	3328,3328,3328,3328,3328,3328,3328,3328,1052,1088,1109,1149,1151,1152,1152,1152,-218,-768,-128,-51,-120,-87,-768,-768,
	-435,-1536,-256,-211,-373,-370,-1536,-1536,2941,0,3243,879,843,1767,181,162,-870,-3776,-512,-2836,-2870,-1945,-3531,-3551,
	801,1024,840,1015,1024,1019,997,886,-435,-2784,-256,-1457,-1454,-1606,-2498,-2242,-199,-2646,-1,-337,-763,287,-501,505,
	-539,-3321,112,1481,-1491,-4218,-1444,-492,-73,-2831,-674,-54,-310,1068,-1672,-408,-134,5173,-70,-1015,261,502,-845,-700,
	296,-4752,117,153,230,-93,5514,6863,140,-202,52,433,826,-135,286,3278,-141,-2739,-76,4833,13127,101,-1442,-1894,
	2,-25926,-17,244,9,-34,-23655,16057,90,-3158,172,-273,-494,-26,-436,950,-653,-3646,303,1634,-1465,-2504,-1207,-1602,
	399,-3280,-476,-35,-263,684,-1489,-781,-127,4713,-87,-1279,552,1950,-959,244,-58,-3878,-210,-68,-658,596,7057,-3332,
	-56,-43,-99,295,151,355,1660,-4864,-35,-2808,-23,4610,9786,6,-1154,-371,-72,-26069,-72,246,-133,45,-20892,8469,
	3328,3328,3328,3328,3328,3328,3328,3328,1152,1152,1215,1233,1233,1250,1269,1278,-768,-768,-123,-115,-115,-241,-187,-141,
	-1536,-1536,-334,-297,-297,-740,-514,-499,0,97,1667,2272,2883,326,2377,2245,-3712,-3615,-1982,-1359,-748,-3287,-1217,-1341,
	1024,917,812,823,823,856,1024,933,-2752,-2628,-1275,-680,-680,-1764,-1048,-1207,5675,185,-93,235,239,-670,-448,-39,
	-1232,-48,590,-71,955,-823,-123,-1096,1778,-180,-758,15,380,-364,-134,-31,1093,-337,1490,-199,-1,782,63,-305,
	5840,-278,-57,-138,-145,3361,269,-53,2397,-747,-47,8,-72,4790,80,-46,-3827,-1885,-409,-42,-5,-2210,58,93,
	-4784,-15244,55,8,-4,1362,-12,1,4817,230,-64,300,12,-493,-385,-55,-1599,-96,223,-871,886,-748,-149,-817,
	1131,-225,-555,162,-29,-298,-271,-272,588,-340,1392,-349,21,654,53,-494,5648,2975,15,-263,119,1891,157,6,
	2085,1211,-68,-134,52,4005,10,8,-3656,-2668,-553,-61,-54,-1911,106,54,-3924,-9394,47,-6,24,1021,-37,20,
	3328,3328,3328,3328,3328,3328,3328,3328,1280,1280,1280,1280,1280,1280,1288,1408,-77,-768,-630,-630,-768,-64,-768,-768,
	-217,-1536,-1536,-1536,-1536,-128,-1536,-1536,1772,284,252,1297,846,3328,0,98,-1813,-3300,-3332,-2288,-2738,-256,-3576,-3358,
	845,948,918,918,939,903,1024,997,-1227,-2285,-1861,-1861,-2211,-128,-2684,-2498,-23,-822,-135,945,-380,-844,2091,373,
	958,464,-576,1489,-213,-4114,2454,1681,-418,796,122,-309,-1747,279,2212,-654,-307,356,103,-1170,-4817,8,2655,105,
	-147,14518,6390,1156,-10940,96,767,578,-8,22435,-1535,4256,-8750,45,-205,-2384,-109,5505,-1668,-1532,1620,-3,-1172,-2530,
	32,1232,1460,-2,-269,1,-27287,1742,-126,-941,-149,1120,-413,-797,1262,258,491,407,-988,1509,-160,-3865,1713,1771,
	-417,796,-562,-38,-1871,261,1336,-674,-695,403,189,-827,-4452,-3,1826,38,-32,15841,1753,334,-10543,-36,732,4083,
	27,21223,-1019,3501,-8669,-12,151,-623,-123,6146,-1706,-1107,1430,8,-780,-1955,32,1051,1262,-261,-593,-20,-29636,1600,
	3328,3328,3328,3328,3328,3328,3328,3328,1408,1518,1527,1529,1529,1533,1536,1536,-768,-108,-186,-185,-105,-435,-768,-768,
	-1536,-397,-508,-495,-384,-1536,-1536,-1536,27,1644,1254,1523,1206,817,58,284,-3429,-1703,-2083,-1812,-2128,-2515,-3270,-3044,
	1024,977,1024,1024,979,997,1023,942,-2508,-1424,-1048,-1376,-1079,-1970,-2129,-2157,-2199,-176,1148,257,-460,806,717,1414,
	-2808,343,-647,-34,227,766,690,-170,-1997,1718,-325,-1356,698,1056,-149,-88,-1755,-854,5664,-695,-1813,583,-756,1097,
	-2246,-79,703,561,-236,-4879,3191,14529,-447,-96,309,129,-413,-288,-208,18076,-3548,54,-403,-203,-191,-114,-2628,-8176,
	3834,4,-59,3,-6,-711,-19231,-310,-1463,-373,1399,409,-395,474,628,1298,-2090,383,-684,-169,239,535,168,-269,
	-1168,1450,-171,-1182,650,691,236,-127,-1147,-391,4363,-10,-3211,635,-283,1018,-3298,404,-582,377,-674,-3336,-4712,14823,
	-940,306,-518,122,-984,200,-3039,17704,-1944,-42,-219,-263,-78,-299,-3209,-8000,4344,30,-64,-23,-11,-788,-11376,-409,
	3328,3328,3328,3328,3328,3328,3328,3328,1536,1536,1536,1536,1536,1536,1543,1564,-768,-32,-768,-50,-50,-768,-102,-218,
	-1536,-64,-1536,-123,-123,-1536,-375,-435,66,3200,0,2331,2939,114,1045,2430,-3262,-128,-3328,-997,-389,-3214,-2276,-870,
	1009,964,1024,934,934,1000,981,1010,-2434,-64,-2560,-500,-500,-2082,-1682,-435,-981,1095,-1153,380,-74,753,-89,-262,
	-1268,2641,-2433,834,1219,647,-183,-20,-1804,364,1062,189,-744,-184,82,-1303,-626,65,567,201,-3,745,-1280,-71,
	-3658,202,-3958,-504,-240,3763,-116,404,-2482,94,-80,-175,-98,-1746,562,159,-3120,69,1363,44,-19,-1999,688,-67,
	7064,43,3372,-6,-12,2506,-114,4,-386,1043,-1263,249,-161,778,-470,7,-816,2752,-2410,664,597,548,-425,-297,
	-1450,314,520,78,-885,-119,40,-733,-423,103,179,169,51,908,2439,-102,-735,177,-2435,-405,215,-559,1884,13,
	-2772,92,-36,-116,59,-2665,3722,-14,-3931,81,-61,8,-72,-3195,523,46,557,36,564,22,30,5731,-87,-49,
	3328,3328,3328,3328,3328,3328,3328,3328,1621,1654,1680,1729,1781,1791,1791,1792,-128,-22,-768,-93,-160,-68,-11,-768,
	-256,-103,-1536,-249,-463,-280,-1536,-1536,2731,775,0,1593,1937,2053,285,10,-512,-2435,-3184,-1542,-1147,-1020,-2788,-3062,
	1013,1023,1024,1024,1024,1004,939,1024,-256,-1244,-2488,-778,-1051,-951,-2029,-2376,-149,-204,575,-224,-71,150,458,-2890,
	994,-102,450,-99,1188,-1407,132,-55,947,-202,472,1,-840,512,586,243,17,5150,659,-179,-253,148,1468,-974,
	172,504,-3723,41,439,-308,-779,-528,81,7100,371,12,188,-134,-3687,1478,-18,-3393,-2525,65,5,59,2975,-323,
	-12,-66,1473,-1,4,-10,-82,167,1,183,353,-17,35,-45,25,-2569,1281,199,483,-62,1235,-1080,-163,65,
	1216,-138,253,327,-696,153,322,411,3,1454,531,-1046,-570,341,1297,-813,-122,-941,-2071,-537,228,123,2095,-698,
	-4,2612,790,-463,36,90,-2661,1343,29,-2921,-2714,119,29,12,2097,-214,-35,-34,133,-6,-15,21,-87,354,
	3328,3328,3328,3328,3328,3328,3328,3328,1792,1792,1796,1824,1856,2033,2039,2046,-64,-266,-12,-768,-768,-123,-49,-11,
	-128,-1244,-23,-1536,-1536,-394,-211,-1536,2816,252,665,0,69,995,711,276,-256,-2820,-2402,-3040,-2939,-1836,-2114,-2542,
	1017,1020,923,1024,1022,1024,1016,1024,-128,-1605,-1611,-2416,-2272,-935,-1101,-1902,-868,-141,494,1767,265,382,275,132,
	-4769,296,109,604,66,-160,344,501,-261,902,-27,-887,-9,495,86,-107,9,-454,-7328,-62,-674,1820,1928,-407,
	103,4154,1105,3515,-912,1041,1866,-314,51,-3152,-10159,-944,-568,1341,6005,220,0,-4614,2118,1584,6519,-119,93,195,
	0,-664,157,144,-228,-14,-68,-79,-839,213,250,1299,406,580,461,-222,-4306,448,36,442,198,49,537,193,
	-200,1066,-118,-1081,58,545,85,-437,-1,-454,-4201,-302,-655,-88,-463,-211,-74,1249,2599,3813,-568,-541,513,1209,
	2,-4479,-5825,-743,-641,-297,2892,1007,15,-3506,1467,2229,6348,36,454,-8,-13,-392,114,-62,-110,-19,-41,-102,
	3328,3328,3328,3328,3328,3328,3328,3328,2048,2048,2048,2048,2048,2048,2076,2112,-160,-32,-768,-768,-39,-39,-218,-768,
	-842,-64,-1536,-1536,-105,-105,-435,-1536,1101,2688,56,0,1850,2473,1919,69,-1715,-128,-2761,-2816,-966,-343,-868,-2683,
	1024,1020,1023,1024,1024,1024,1023,1023,-1615,-64,-2176,-2304,-484,-484,-435,-2144,249,962,-1132,376,81,-106,-249,101,
	-133,1937,-470,-1246,1222,2019,-485,374,157,-155,-1095,776,533,435,-38,-173,-6137,-21,9,587,278,78,-125,-415,
	-4317,155,-2272,309,-651,-273,830,759,-4816,46,-215,335,-184,-77,413,908,-110,38,663,1628,27,5,-90,-138,
	-41,35,-115,98,-6,-15,6,-97,-139,879,-825,-19,96,-259,256,188,-508,2283,-481,-1275,1021,1004,-288,379,
	82,-133,-728,386,518,-6,424,-48,-2905,46,154,365,136,216,-551,-289,-1607,110,-2559,280,-835,506,-373,524,
	-2111,61,-381,278,-202,113,-182,784,-417,53,942,1431,17,-73,35,-63,-65,26,-85,-44,20,30,-60,-157,
	3328,3328,3328,3328,3328,3328,3328,3328,2133,2226,2304,2304,2304,2408,2541,2557,-128,-59,-64,-189,-83,-768,-21,-54,
	-256,-198,-128,-1536,-530,-1536,-101,-238,2219,1169,2304,53,170,0,597,740,-511,-1469,-256,-2507,-2389,-2456,-1726,-1567,
	1023,1024,1024,1024,1024,1024,1023,1024,-256,-763,-128,-1807,-1487,-2124,-912,-864,195,-190,-1399,-678,-530,131,156,31,
	771,584,-5283,263,-616,-90,505,-504,-407,679,-138,-602,566,-132,-132,559,-5,-996,-45,81,-1129,-594,5111,-659,
	121,-730,33,-1678,2656,1390,4097,-520,71,-693,3,171,-2542,283,4409,56,-47,-16,-15,-449,444,-259,-122,-83,
	-10,15,1,1,-19,87,-23,-30,320,16,-1384,-109,-242,90,394,-11,898,869,-4859,302,-448,23,929,-536,
	-115,574,-78,-263,774,-140,-204,542,-72,-1558,-43,-361,-1526,-543,2709,-514,-267,-1381,-121,-3288,1503,1057,1077,-265,
	-37,-1150,-28,-544,-3012,78,1789,60,-11,43,-4,37,445,-336,0,-73,-33,12,-12,59,-27,-37,13,-26,
	3328,3328,3328,3328,3328,3328,3328,3328,2557,2558,2560,2560,2560,2560,2664,3043,-54,-12,-32,-32,0,-27,0,-6,
	-238,-23,-64,-1536,-1536,-84,-1536,-43,1518,258,2177,50,0,1380,0,535,-790,-2048,-128,-2254,-2304,-924,-2200,-1286,
	1024,1024,1024,1024,1024,1024,1024,1024,-864,-1646,-64,-1920,-2048,-465,-1996,-780,-204,941,1402,-2258,2389,-14,286,284,
	-270,1542,2859,1814,-2524,615,1,435,-796,-377,863,598,323,708,-779,-339,-454,-3948,-580,1733,-1731,-774,-3213,816,
	131,-9090,108,43,-2269,-1070,-175,514,-204,-4751,-359,2555,-576,-737,-2169,-16,-34,110,12,-286,-56,-20,-43,-21,
	-22,78,23,-57,100,0,40,-15,-483,641,1346,-1564,1372,132,37,145,-514,1133,2882,1279,-2305,783,22,243,
	-841,-388,704,637,-22,456,-906,-444,350,-379,-310,1120,-1238,-983,-2995,522,1657,-5804,255,-378,-938,-1578,277,1067,
	101,-1190,-205,2151,344,-864,-1909,-283,-85,-43,27,-262,-365,2,-104,-54,-12,40,6,-54,87,-9,39,-11,
	3328,3328,3328,3328,3328,3328,3328,3328,3065,3072,3072,3072,3073,3571,3584,3586,0,-12,-2,0,-11,0,0,0,
	-109,-58,-63,0,-23,0,0,-4,364,942,50,0,218,312,0,38,-1435,-850,-1742,-1792,-1572,-981,-1280,-1240,
	1024,1024,1024,1024,1024,1024,1024,1024,-782,-441,-1664,-1792,-1390,-612,-1536,-1408,193,124,569,504,-888,-163,1006,-38,
	279,-45,5653,-4043,-1696,547,1073,421,999,97,1396,-281,-1026,-1333,79,475,12115,-2820,-3034,4264,-9417,3634,-6369,-1377,
	8991,-1722,-1357,-3996,713,7666,-1769,-1536,8077,-2081,-542,-4066,-1251,222,-17100,2696,-67,-59,-19,178,-38,-27,68,18,
	-54,-37,-7,127,-16,-21,56,16,814,247,421,-157,-787,423,206,-11,1081,214,4513,-3519,-1571,989,322,331,
	1205,84,1185,-596,-613,-703,-319,327,3496,-2048,-1281,3760,-2807,-139,-2823,-179,2383,-1408,-353,-1965,4632,669,-313,-483,
	1867,-1472,834,-1857,1886,-589,-10849,1024,111,-57,-48,163,-109,24,47,10,-5,-48,-15,147,-47,-7,59,-1,
	3328,3328,3328,3328,3328,3328,3328,3328,3591,3595,4050,4083,4096,4097,4102,4482,-1,0,0,0,0,0,0,0,
	-11,-22,0,-2,0,0,0,0,290,173,123,191,0,183,32,98,-983,-1096,-691,-590,-768,-584,-730,-285,
	1024,1024,1024,1024,1024,1024,1024,1024,-658,-1134,-518,-402,-1280,-878,-1152,-622,-221,-1161,-1383,2161,1421,-1619,-454,-482,
	-71,-2008,-218,180,2109,-325,-1404,-367,865,-453,-1854,839,2216,-163,-855,-705,5806,649,14529,1565,-18319,2477,-2564,1314,
	11295,-14081,27583,30499,-8751,-36838,-14374,2030,684,10024,248,-801,34,-712,1839,-593,-31,-25,-24,-41,22,-36,2,-48,
	-25,-21,-18,-30,25,-25,7,-29,218,-1077,-209,1881,83,-906,-604,-158,201,-1568,753,904,736,-636,-1189,-204,
	1120,-560,-524,1385,733,-347,-1050,-381,1835,3436,822,-1624,-8917,5730,395,-338,4655,-4645,5391,-782,1456,-6161,-1078,-3193,
	-322,6323,-160,-505,1199,-808,915,-356,3,-58,54,0,2,-94,-16,-56,-16,-43,0,-33,36,-43,-8,-34,
	3328,3328,3328,3328,3328,3328,3328,3328,4539,4602,4608,5028,5120,5124,5530,6144,0,0,0,0,0,0,0,0,
	0,0,0,0,0,0,0,0,44,19,0,0,0,0,0,0,-281,-243,-256,0,0,0,0,0,
	1024,1024,1024,1024,1024,1024,1024,1024,-605,-896,-1024,-377,-768,-640,-423,-211,-978,-2015,3171,-316,-107,-105,-838,834,
	-341,363,617,1433,-639,-858,124,267,-805,-644,2042,-884,-855,915,-1222,1325,4746,8610,-13368,561,286,288,558,1376,
	30749,-14623,-22737,23843,-37839,10056,6931,2102,-38,-21,266,-75,-4,-1,174,890,-13,-12,6,-1,9,10,81,439,
	-3,2,18,17,10,10,51,280,36,-1378,1108,7,-559,-69,-735,865,341,157,-238,1110,-582,-656,52,307,
	184,-468,545,-534,-1003,506,-1066,1330,166,6027,-4817,-612,1542,154,319,1178,12019,-4019,-2368,3822,-13809,3543,4458,1452,
	-93,-99,328,-162,247,-13,108,697,0,-20,18,11,30,-13,71,462,-14,-1,52,-12,56,2,34,233,
	3328,3328,3328,3328,3328,3328,3328,3328,1174,1686,1003,632,1180,437,169,935,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,146,165,19,11,25,528,663,202,-3544,-3013,-3841,-4221,-3660,-3900,-4033,-3728,
	944,1010,441,0,1024,100,170,426,-2508,-2190,-2776,-2912,-2684,-2596,-2072,-2744,1063,-840,358,-3548,-4541,-76,-231,149,
	868,228,-4773,-3393,-1446,-531,15,-1307,1289,-348,-797,-1926,-2920,-708,-877,-1024,2589,700,1030,605,-2102,-1321,-471,958,
	-12051,-3193,2703,-161,-3317,-11487,4226,-7928,-9108,-1330,4332,-2545,-510,-5019,-887,-4569,2874,-3692,19,-5018,388,-1738,163,-2615,
	16637,-251,29434,-6190,23189,13321,18479,-10927,1325,-759,231,-2341,-3817,-434,-160,-873,926,374,-4859,-2054,-1281,-585,-246,-1258,
	1441,-124,-798,-1463,-2474,-1224,-739,-1567,2393,718,933,619,-1652,-1442,89,342,-9751,-3294,1778,-681,-3627,-4301,-95,-950,
	-7619,-1344,3802,-2182,-608,-1698,-1439,-165,2871,-3382,326,-2387,13,-2389,218,-2612,21054,187,27287,-3137,22137,18580,10247,-9167,
	3328,3328,3328,3328,3328,3328,3328,3328,1276,1223,535,411,640,569,1374,833,-768,-768,-768,-768,-768,-768,-479,-327,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,16,47,523,687,24,212,297,995,-3572,-3594,-3806,-3766,-4201,-4084,-3194,-3037,
	1021,1011,269,200,0,82,963,699,-2600,-2684,-2142,-2136,-2800,-2736,-2046,-2003,-2257,-534,-144,-203,-3213,640,-139,-224,
	-1742,981,-59,-391,-2934,1023,262,97,-2306,399,-733,-268,-1830,-215,-446,-1454,-2605,-1565,885,-1596,-249,2435,-46,1102,
	-1846,-1984,7309,10026,-1229,-5991,-4949,2331,1171,-1805,2252,5812,-39,-4149,-3471,5389,4833,4372,-2246,-2,-3444,-1990,13732,8782,
	-17643,20618,7754,11135,-3308,-6674,-652,2089,-855,-1175,-244,139,-1375,397,-210,-26,-479,426,-350,-274,-828,769,258,174,
	-874,-319,-923,182,-981,-468,-353,-1110,-1386,-2047,903,-1324,169,2053,-53,904,-3290,-160,1852,4674,-2355,-1983,-3617,2446,
	346,-836,-422,4004,-1995,-1259,-2824,4941,5294,4037,-1414,-435,-50,-1697,13225,8487,-18339,20649,7270,4923,150,-4778,-229,1607,
	3328,3329,3329,3329,3329,3329,3329,3329,1500,394,1176,887,918,1152,2944,508,-768,-178,-768,-768,-768,-59,-3,-768,
	-1536,-356,-1536,-1536,-1536,-463,-169,-1536,33,2399,417,140,121,852,32,4,-3332,-2073,-3272,-3839,-3826,-2862,-1890,-4354,
	1024,126,967,470,422,1017,1024,0,-2526,-1037,-2271,-2689,-2641,-1587,-1627,-3073,569,-450,196,204,137,902,-1384,172,
	1236,-789,-371,2001,1000,-173,-227,-1404,836,660,-540,900,425,-296,-711,775,312,-830,-1878,-15,344,2118,-1603,320,
	-999,217,-13011,-5069,-1191,-901,2462,-2724,550,227,-13650,-6044,-2188,38,-51,-868,-866,1589,-5321,-16,-1200,-19589,0,-6871,
	3002,356,2277,-6123,-8464,-343,22,52010,615,-282,135,23,523,596,-1070,-184,1278,-824,-456,2104,644,-209,-244,-1863,
	647,361,-489,743,567,-343,-524,607,165,-90,-1808,-141,643,1745,-1564,193,591,-11,-12263,-190,-900,119,1446,-2004,
	723,56,-13632,-2420,-1605,1058,-423,-120,-1468,1592,-5060,-404,-1713,-16211,-15,-7896,212,218,1546,-4939,-5853,-168,-4,49171,
	3330,3330,3330,3331,3332,3332,3333,3336,2804,1134,2120,814,1336,1490,576,2246,0,-502,-277,-768,-768,-768,-768,-53,
	-1536,-1536,-961,-1536,-1536,-1536,-1536,-275,0,608,131,228,0,289,0,1382,-2063,-3126,-2618,-3828,-3535,-3093,-4299,-1253,
	1024,761,1024,75,1024,994,0,1023,-1928,-2001,-1630,-2579,-2664,-2117,-3045,-1070,-466,249,431,-750,2128,-120,2164,135,
	48,-110,12,605,2742,138,-686,-388,122,198,-256,-886,1857,728,-3461,-561,4081,-266,727,147,2375,71,1640,-40,
	1294,3922,-1657,-6289,663,-3007,-1413,83,-622,2697,455,-4796,24,-7463,-2348,211,-44,8981,1720,24251,4819,-2893,47153,29,
	34,2210,-161,22175,17686,-517,42232,3,-352,451,659,-675,1490,-7,1207,-100,130,-386,103,593,2127,266,-1626,-467,
	138,224,-40,-849,1186,872,-3822,-369,3966,154,734,348,1821,207,1524,472,1068,1928,-2193,-4944,1515,-3068,-1083,984,
	-562,320,517,-4537,556,-6851,-1723,794,-5,7886,1908,22569,3667,-3135,44343,-44,24,471,-97,20470,18651,-396,38141,2,
	3340,3340,3347,3354,3584,3584,3584,3584,941,1744,1875,1040,512,1004,1536,2546,-126,-50,-30,-44,-768,-251,-768,-55,
	-382,-188,-192,-108,-1536,-646,-1536,-247,1649,1109,913,2848,58,1794,66,994,-2297,-2036,-2113,-1028,-4806,-2578,-3774,-1836,
	780,988,1024,849,0,615,1009,1024,-1267,-1194,-1375,-515,-3232,-1291,-2690,-935,53,110,-265,215,-1293,668,-424,199,
	279,-303,257,-2484,-601,-101,-1160,-505,-813,-306,-229,-177,-699,1482,-749,-11,1208,1743,-885,176,-2111,-5128,-922,2658,
	-227,-422,-340,-201,-3253,944,1318,1503,-249,427,-2502,-82,-2247,707,-290,2106,-1021,-7,422,58,-2189,-543,-3410,0,
	-5,20,-53,-7,-3698,-5,3639,-38,-3,71,-433,156,-1332,770,-225,323,502,-289,-126,-2423,-570,-249,-1155,-426,
	-764,-304,-1,-246,-796,1455,-602,37,1105,1178,2057,138,-2159,-5336,-897,1770,246,-381,1135,-147,-3672,-191,571,392,
	-10,-151,151,-46,-2795,-77,-390,1098,-1347,62,213,32,-2054,-349,-3021,103,70,5,-73,8,-3396,-236,3765,-50,
	3584,3584,0,0,0,0,0,0,2560,4354,0,0,0,0,0,0,-32,0,0,0,0,0,0,0,
	-1536,0,0,0,0,0,0,0,56,36,0,0,0,0,0,0,-2760,-986,0,0,0,0,0,0,
	1024,1024,0,0,0,0,0,0,-2176,-1280,0,0,0,0,0,0,-109,-393,0,0,0,0,0,0,
	-228,-710,0,0,0,0,0,0,-319,-628,0,0,0,0,0,0,12,-1966,0,0,0,0,0,0,
	-1612,-2483,0,0,0,0,0,0,294,3105,0,0,0,0,0,0,1137,123,0,0,0,0,0,0,
	53,83,0,0,0,0,0,0,-87,-269,0,0,0,0,0,0,-11,-595,0,0,0,0,0,0,
	-220,-569,0,0,0,0,0,0,-63,-894,0,0,0,0,0,0,-1817,-1008,0,0,0,0,0,0,
	133,2886,0,0,0,0,0,0,1154,147,0,0,0,0,0,0,15,63,0,0,0,0,0,0,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_01c7f9def49de263_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_01c7f9def49de263_boxes_0,
	  { { 63, segtune_segreduce_01c7f9def49de263_unknown_0 }, { 247, segtune_segreduce_01c7f9def49de263_longest_0 }, { 245, segtune_segreduce_01c7f9def49de263_shares_0 } }, 1, 842, segtune_segreduce_01c7f9def49de263_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_01c7f9def49de263 = { "segtune_segreduce_01c7f9def49de263", 1, segtune_segreduce_01c7f9def49de263_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_01c7f9def49de263

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
