/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-30
 * database: a93a73e54a05d1f0
 * sources:  8e6572c7b8d6e0b5
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 761 cases
 *     n and the mean length known: worst regret 147.3%, mean 18.0%; geometries left out: worst 967.1%, mean 21.1%; picked where it was not measured: 0 times, left out 5
 *     the longest segment, too: worst regret 177.7%, mean 5.4%; geometries left out: worst 463.3%, mean 8.2%
 *     shares of long segments, too: worst regret 96.6%, mean 5.7%; geometries left out: worst 463.3%, mean 9.8%
 *     as probed (shares, heaviest span, longest sampled segment; of few or long segments the longest): worst regret 23.7%, mean 2.3%; geometries left out: worst 93.2%, mean 4.4%
 *     all of these: worst regret 23.7%, mean 2.3%; geometries left out: worst 93.2%, mean 4.4%
 *     pareto lengths, 150 cases: worst regret 37.7%, mean 5.9%; left out: worst 93.2%, mean 8.5%; as probed: worst regret 21.4%, mean 2.7%; left out: worst 93.2%, mean 6.4%
 *     uniform lengths, 96 cases: worst regret 39.4%, mean 3.7%; left out: worst 39.4%, mean 4.3%; as probed: worst regret 12.6%, mean 2.3%; left out: worst 20.9%, mean 3.0%
 *     rowlen lengths, 99 cases: worst regret 84.6%, mean 5.6%; left out: worst 95.5%, mean 7.3%; as probed: worst regret 12.1%, mean 2.0%; left out: worst 15.3%, mean 2.4%
 *     bimodal lengths, 27 cases: worst regret 31.9%, mean 3.8%; left out: worst 31.9%, mean 6.6%; as probed: worst regret 18.7%, mean 1.9%; left out: worst 31.9%, mean 4.2%
 *     huge lengths, 44 cases: worst regret 24.2%, mean 4.2%; left out: worst 84.5%, mean 12.1%; as probed: worst regret 12.2%, mean 2.9%; left out: worst 43.3%, mean 4.5%
 *     poisson lengths, 57 cases: worst regret 17.0%, mean 3.9%; left out: worst 17.0%, mean 4.3%; as probed: worst regret 9.8%, mean 3.1%; left out: worst 9.9%, mean 3.5%
 *     lognormal lengths, 164 cases: worst regret 96.6%, mean 8.9%; left out: worst 463.3%, mean 20.6%; as probed: worst regret 23.7%, mean 2.1%; left out: worst 43.4%, mean 5.0%
 *     geometric lengths, 45 cases: worst regret 26.6%, mean 4.2%; left out: worst 26.6%, mean 5.3%; as probed: worst regret 13.8%, mean 1.9%; left out: worst 39.1%, mean 4.7%
 *     fixed lengths, 42 cases: worst regret 16.5%, mean 3.7%; left out: worst 16.5%, mean 4.3%; as probed: worst regret 12.8%, mean 2.3%; left out: worst 14.9%, mean 3.7%
 *     zipf lengths, 37 cases: worst regret 27.1%, mean 4.7%; left out: worst 27.1%, mean 5.4%; as probed: worst regret 9.0%, mean 1.6%; left out: worst 27.1%, mean 4.3%
 *     the best of the boxes for each case: worst regret 23.7%, mean 2.1%
 *     the best of the best 8 of all 1105 variants for each case: mean regret 2.1% (exact, by branch and bound)
 *     the search of 761 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 36 of 511 variants
 *     variants tried, of how many, on each case:
 *       36/511 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 38/505 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       39/513 huge:n=64M,mean=64,share=0.25,seed=1, 40/518 huge:n=64M,mean=64,share=0.75,seed=1,
 *       40/508 huge:n=64M,mean=256,share=0.25,seed=1, 41/516 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       43/515 huge:n=64M,mean=64,share=0.1,seed=1, 44/522 zipf:n=4M,mean=64,alpha=1,sorted=down,seed=1,
 *       45/520 huge:n=64M,mean=64,share=0.5,seed=1, 45/515 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1,
 *       46/519 huge:n=4M,mean=64,share=0.5,seed=1, 45/500 huge:n=64M,mean=256,share=0.5,seed=1,
 *       46/511 huge:n=64M,mean=256,share=0.1,seed=1, 48/512 zipf:n=64M,mean=256,alpha=1,seed=1,
 *       49/520 lognormal:n=64M,mean=128,sigma=2,sorted=down,seed=1, 52/544 uniform:n=64M,mean=16M,seed=1,
 *       53/544 uniform:n=64M,mean=4M,seed=1, 52/526 huge:n=1M,mean=64,share=0.5,seed=1,
 *       54/544 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 51/508 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       51/502 huge:n=64M,mean=256,share=0.75,seed=1, 56/548 uniform:n=64M,mean=1M,seed=1,
 *       54/522 huge:n=512K,mean=16,share=0.75,seed=1, 55/517 pareto:n=64M,mean=512,alpha=1.2,seed=1,
 *       56/525 huge:n=4M,mean=64,share=0.1,seed=1, 57/527 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       56/513 bimodal:n=64M,mean=256K,share=0.9,seed=1, 54/492 zipf:n=64M,mean=4K,alpha=1,seed=1,
 *       53/480 uniform:n=4M,mean=256K,seed=1, 58/524 lognormal:n=16M,mean=128,sigma=2,seed=1,
 *       61/548 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1, 54/482 pareto:n=64M,mean=64K,alpha=1.5,seed=1,
 *       57/508 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1, 60/534 huge:n=512K,mean=64,share=0.5,seed=1,
 *       63/557 fixed:n=64M,mean=1M, 54/477 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       58/510 pareto:n=64M,mean=256K,alpha=1.5,seed=1, 56/492 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       55/481 lognormal:n=64M,mean=64K,sigma=2,seed=1, 60/523 lognormal:n=8M,mean=128,sigma=2,sorted=down,seed=1,
 *       61/527 lognormal:n=64M,mean=256,sigma=2,seed=1, 54/453 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       38/317 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,seed=1, 63/519 uniform:n=64M,mean=256K,seed=1,
 *       40/327 huge:n=4M,mean=4,share=0.5,seed=1, 37/302 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       59/481 zipf:n=4M,mean=128K,alpha=1,sorted=down,seed=1, 73/595 lognormal:n=4M,mean=256,sigma=0.5,seed=1,
 *       37/300 huge:n=64M,mean=16,share=0.25,seed=1, 59/478 pareto:n=4M,mean=256K,alpha=1.5,seed=1,
 *       64/518 linux_lines_per_file.rowlen@64M, 55/443 uniform:n=512K,mean=256K,seed=1,
 *       39/313 linux_identifier_postings.rowlen, 39/313 huge:n=64M,mean=16,share=0.1,seed=1,
 *       62/497 lognormal:n=64M,mean=4K,sigma=2,seed=1, 40/320 huge:n=64M,mean=4,share=0.25,seed=1,
 *       41/325 huge:n=64M,mean=4,share=0.1,seed=1, 67/531 lognormal:n=4M,mean=128,sigma=2,sorted=down,seed=1,
 *       36/285 huge:n=64M,mean=16,share=0.75,seed=1, 67/526 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       62/486 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 65/508 pareto:n=256M,mean=1K,alpha=1.5,seed=1,
 *       65/508 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 40/312 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       65/506 lognormal:n=64M,mean=1K,sigma=2,seed=1, 39/303 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1,
 *       76/590 lognormal:n=8M,mean=256,sigma=0.5,seed=1, 69/534 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1,
 *       40/308 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1, 69/531 lognormal:n=4M,mean=256,sigma=2,seed=1,
 *       63/481 uniform:n=256M,mean=128K,seed=1, 40/305 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       64/487 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1, 74/562 lognormal:n=2M,mean=256,sigma=0.5,seed=1,
 *       68/511 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 41/304 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       72/533 pareto:n=64M,mean=256,alpha=1.5,seed=1, 42/307 huge:n=64M,mean=16,share=0.5,seed=1,
 *       84/613 pareto:n=1K,mean=256,alpha=1.5,seed=1, 46/335 huge:n=64M,mean=4,share=0.5,seed=1,
 *       73/530 pareto:n=16M,mean=256,alpha=1.5,seed=1, 74/535 debian_files_per_package.rowlen@64M,
 *       83/600 uniform:n=64M,mean=256,seed=1, 73/527 fixed:n=64M,mean=256K,
 *       43/307 huge:n=64M,mean=4,share=0.75,seed=1, 46/328 huge:n=4M,mean=4,share=0.1,seed=1,
 *       46/326 pareto:n=4M,mean=8,alpha=1.2,sorted=down,seed=1, 74/524 linux_lines_per_file.rowlen,
 *       75/531 pareto:n=8M,mean=256,alpha=1.5,seed=1, 63/444 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       48/338 huge:n=1M,mean=4,share=0.5,seed=1, 42/295 pareto:n=16M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       42/295 pareto:n=64M,mean=32,alpha=1.2,sorted=down,seed=1, 72/505 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       81/565 lognormal:n=128K,mean=256,sigma=0.5,seed=1, 76/529 uniform:n=64M,mean=64K,seed=1,
 *       74/515 lognormal:n=8M,mean=512,sigma=1,seed=1, 45/313 zipf:n=4M,mean=16,alpha=1,sorted=down,seed=1,
 *       77/534 bimodal:n=64M,mean=64K,share=0.9,seed=1, 44/305 huge:n=8M,mean=16,share=0.25,seed=1,
 *       72/499 pareto:n=64M,mean=4K,alpha=1.5,seed=1, 78/537 lognormal:n=2M,mean=256,sigma=2,seed=1,
 *       78/536 pareto:n=2M,mean=256,alpha=1.5,seed=1, 79/540 lognormal:n=64M,mean=128,sigma=1,seed=1,
 *       47/321 pareto:n=64M,mean=2,alpha=1.2,sorted=down,seed=1,
 *       69/470 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1, 47/319 lp1.rowlen@4M,
 *       74/502 pareto:n=4M,mean=4K,alpha=1.5,seed=1, 47/318 pareto:n=64M,mean=2,alpha=1.2,seed=1,
 *       86/580 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 44/296 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       73/491 uniform:n=4M,mean=64K,seed=1, 47/316 pareto:n=64M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       80/537 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1, 77/515 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       74/489 pareto:n=4M,mean=16K,alpha=1.5,seed=1, 86/568 lognormal:n=1M,mean=256,sigma=0.5,seed=1,
 *       49/323 pareto:n=4M,mean=8,alpha=1.2,seed=1, 49/323 pareto:n=8M,mean=8,alpha=1.2,seed=1,
 *       49/323 pareto:n=8M,mean=8,alpha=1.2,sorted=down,seed=1, 82/538 lognormal:n=128K,mean=256,sigma=2,seed=1,
 *       81/529 lognormal:n=1M,mean=256,sigma=2,seed=1, 82/535 lognormal:n=4M,mean=256,sigma=1,sorted=up,seed=1,
 *       87/567 lognormal:n=256K,mean=256,sigma=0.5,seed=1, 83/539 pareto:n=1M,mean=256,alpha=1.5,seed=1,
 *       83/539 pareto:n=4M,mean=256,alpha=1.5,seed=1, 82/532 lognormal:n=64M,mean=512,sigma=0.5,seed=1,
 *       51/330 pareto:n=64M,mean=16,alpha=1.5,sorted=down,seed=1, 48/310 huge:n=4M,mean=16,share=0.25,seed=1,
 *       46/297 huge:n=4M,mean=16,share=0.75,seed=1, 84/542 huge:n=1M,mean=64,share=0.1,seed=1,
 *       84/542 lognormal:n=128K,mean=64,sigma=1,seed=1, 83/535 lognormal:n=256K,mean=128,sigma=2,sorted=down,seed=1,
 *       85/547 gshhg_points_per_bin.rowlen@64M, 82/527 bacterial_protein_lengths.rowlen@64M,
 *       83/533 lognormal:n=2M,mean=128,sigma=2,sorted=down,seed=1, 99/631 uniform:n=1K,mean=256,seed=1,
 *       83/529 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1, 50/318 huge:n=2M,mean=16,share=0.25,seed=1,
 *       85/540 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=256,seed=1,
 *       77/489 pareto:n=512K,mean=16K,alpha=1.5,seed=1, 91/577 uniform:n=512K,mean=256,seed=1,
 *       81/511 uniform:n=64M,mean=16K,seed=1, 85/536 lognormal:n=1M,mean=128,sigma=2,sorted=down,seed=1,
 *       86/542 pareto:n=128K,mean=256,alpha=1.5,seed=1, 86/542 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       84/529 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1, 86/540 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       51/320 zipf:n=4M,mean=4,alpha=1,sorted=down,seed=1, 81/506 lognormal:n=2M,mean=4K,sigma=0.5,seed=1,
 *       75/467 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 89/553 huge:n=64K,mean=64,share=0.1,seed=1, 52/323 lp1.rowlen,
 *       87/539 lognormal:n=256K,mean=256,sigma=2,seed=1, 85/525 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1,
 *       82/506 fixed:n=64M,mean=64K, 87/536 lognormal:n=128K,mean=128,sigma=2,sorted=down,seed=1,
 *       88/542 pareto:n=256K,mean=256,alpha=1.5,seed=1, 77/473 uniform:n=64K,mean=64K,seed=1,
 *       85/519 lognormal:n=64M,mean=512,sigma=1,seed=1, 89/543 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       51/311 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 83/506 lognormal:n=4M,mean=4K,sigma=0.5,seed=1,
 *       84/512 lognormal:n=8M,mean=1K,sigma=0.5,seed=1, 85/518 lognormal:n=256K,mean=512,sigma=1,seed=1,
 *       85/518 lognormal:n=2M,mean=512,sigma=1,seed=1, 90/548 fixed:n=2M,mean=720,
 *       87/528 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 102/619 uniform:n=64K,mean=256,seed=1,
 *       119/720 fixed:n=64M,mean=64, 88/532 bacterial_protein_lengths.rowlen,
 *       88/532 bacterial_protein_lengths.rowlen@4M, 54/326 pareto:n=64M,mean=8,alpha=1.5,seed=1,
 *       86/519 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 94/567 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1,
 *       91/548 fixed:n=64M,mean=1K, 87/523 lognormal:n=128K,mean=512,sigma=1,seed=1,
 *       90/541 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1, 56/335 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       103/616 uniform:n=8K,mean=256,seed=1, 83/496 uniform:n=4M,mean=16K,seed=1,
 *       90/537 lognormal:n=8M,mean=64,sigma=1,seed=1, 86/513 photo_kmeans256.rowlen@4M,
 *       57/340 pareto:n=2M,mean=2,alpha=1.2,seed=1, 56/334 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       46/274 pareto:n=16M,mean=2,alpha=1.2,empty=0.95,seed=1, 87/517 lognormal:n=4M,mean=1K,sigma=0.5,seed=1,
 *       86/511 photo_kmeans256.rowlen@64M, 94/558 bimodal:n=1M,mean=64,share=0.9,seed=1,
 *       105/623 uniform:n=1M,mean=128,seed=1, 50/296 huge:n=1M,mean=16,share=0.75,seed=1,
 *       87/515 uniform:n=4M,mean=4K,seed=1, 88/520 pareto:n=512K,mean=1K,alpha=1.5,seed=1,
 *       87/514 photo_kmeans256.rowlen, 106/625 uniform:n=256K,mean=128,seed=1,
 *       86/507 lognormal:n=256K,mean=2K,sigma=1,seed=1, 93/547 fixed:n=4M,mean=720,
 *       57/335 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1, 88/517 fixed:n=64M,mean=4K,
 *       90/528 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1, 82/480 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       94/550 bimodal:n=64M,mean=128,share=0.9,seed=1, 108/631 fixed:n=1M,mean=100, 110/642 fixed:n=64M,mean=256,
 *       85/495 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1, 96/559 huge:n=64K,mean=16,share=0.75,seed=1,
 *       55/319 pareto:n=64M,mean=8,alpha=1.2,seed=1, 80/463 uniform:n=512K,mean=64K,seed=1,
 *       56/324 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 93/538 debian_files_per_package.rowlen,
 *       56/323 pareto:n=4M,mean=2,alpha=1.2,seed=1, 110/634 poisson:n=64M,mean=128,seed=1,
 *       88/507 lognormal:n=4M,mean=2K,sigma=1,seed=1, 95/547 fixed:n=64M,mean=720, 94/541 fixed:n=8M,mean=720,
 *       94/541 gshhg_points_per_bin.rowlen, 110/630 fixed:n=4M,mean=100, 96/549 huge:n=512K,mean=64,share=0.1,seed=1,
 *       92/526 fixed:n=4M,mean=1440, 90/513 uniform:n=64M,mean=4K,seed=1, 110/626 uniform:n=4M,mean=128,seed=1,
 *       91/517 lognormal:n=1M,mean=1K,sigma=0.5,seed=1, 93/528 uniform:n=512K,mean=1K,seed=1,
 *       89/505 lognormal:n=1M,mean=4K,sigma=0.5,seed=1, 92/522 dense2.rowlen,
 *       96/544 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1, 98/555 huge:n=64K,mean=64,share=0.5,seed=1,
 *       92/521 bimodal:n=64M,mean=16K,share=0.9,seed=1, 59/334 pareto:n=8M,mean=2,alpha=1.2,seed=1,
 *       112/633 poisson:n=8M,mean=128,seed=1, 89/503 lognormal:n=8M,mean=4K,sigma=0.5,seed=1,
 *       109/616 uniform:n=4M,mean=256,seed=1, 90/508 lognormal:n=2M,mean=2K,sigma=1,seed=1, 98/553 mbeacxc.rowlen@4M,
 *       92/519 lognormal:n=1M,mean=512,sigma=1,seed=1, 89/502 fixed:n=64M,mean=16K,
 *       89/502 lognormal:n=8M,mean=2K,sigma=1,seed=1, 88/495 lognormal:n=256K,mean=4K,sigma=0.5,seed=1,
 *       97/545 lognormal:n=256K,mean=64,sigma=1,seed=1, 93/522 dense2.rowlen@64M,
 *       95/533 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 94/527 lognormal:n=256K,mean=1K,sigma=0.5,seed=1,
 *       93/521 lognormal:n=4M,mean=512,sigma=1,seed=1, 100/560 bimodal:n=64M,mean=128,share=0.99,seed=1,
 *       99/554 mbeacxc.rowlen, 97/542 uniform:n=64M,mean=1K,seed=1, 92/514 uniform:n=512K,mean=4K,seed=1,
 *       92/514 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1, 111/620 uniform:n=128K,mean=128,seed=1,
 *       91/507 lognormal:n=128K,mean=2K,sigma=1,seed=1, 89/495 uniform:n=512K,mean=16K,seed=1,
 *       113/628 fixed:n=8M,mean=100, 58/322 zipf:n=64M,mean=4,alpha=1,seed=1,
 *       100/555 bimodal:n=64M,mean=256,share=0.9,seed=1, 100/555 mbeacxc.rowlen@64M,
 *       91/505 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 113/626 uniform:n=256M,mean=64,seed=1,
 *       88/487 uniform:n=64K,mean=16K,seed=1, 114/630 fixed:n=2M,mean=100, 96/527 dense2.rowlen@4M,
 *       95/521 fixed:n=8M,mean=1440, 61/333 huge:n=512K,mean=4,share=0.5,seed=1,
 *       60/327 pareto:n=2M,mean=8,alpha=1.2,seed=1, 116/631 fixed:n=64M,mean=100,
 *       117/636 uniform:n=64K,mean=64,seed=1, 60/326 pareto:n=64M,mean=8,alpha=1.2,empty=0.95,copies=64,seed=1,
 *       115/624 poisson:n=2M,mean=128,seed=1, 96/520 pareto:n=8K,mean=1K,alpha=1.5,seed=1,
 *       116/626 poisson:n=1M,mean=128,seed=1, 96/518 lognormal:n=2M,mean=1K,sigma=0.5,seed=1,
 *       94/507 lognormal:n=128K,mean=4K,sigma=0.5,seed=1, 61/328 pareto:n=2M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       64/343 lognormal:n=16M,mean=8,sigma=2,seed=1, 96/514 uniform:n=2M,mean=2K,seed=1,
 *       95/507 lognormal:n=1M,mean=2K,sigma=1,seed=1, 104/555 uniform:n=1K,mean=1K,seed=1,
 *       119/635 poisson:n=4M,mean=128,seed=1, 99/528 fixed:n=2M,mean=1440,
 *       97/517 lognormal:n=128K,mean=1K,sigma=0.5,seed=1, 97/517 uniform:n=4M,mean=2K,seed=1,
 *       97/517 uniform:n=64K,mean=4K,seed=1, 99/527 fixed:n=64M,mean=1440,
 *       65/346 debian_entries_per_directory.rowlen, 96/511 uniform:n=8M,mean=2K,seed=1,
 *       119/632 uniform:n=512K,mean=64,seed=1, 102/541 uniform:n=256M,mean=1K,seed=1,
 *       102/540 uniform:n=16M,mean=1K,seed=1, 60/317 lognormal:n=64M,mean=16,sigma=2,sorted=down,seed=1,
 *       118/623 uniform:n=8M,mean=128,seed=1, 61/322 pareto:n=64M,mean=4,alpha=1.5,sorted=down,seed=1,
 *       64/337 pareto:n=64M,mean=16,alpha=1.5,seed=1, 99/521 uniform:n=8K,mean=4K,seed=1,
 *       100/526 bimodal:n=64M,mean=4K,share=0.9,seed=1, 98/514 uniform:n=256K,mean=2K,seed=1,
 *       107/559 bimodal:n=256K,mean=64,share=0.99,seed=1, 108/564 uniform:n=8K,mean=1K,seed=1,
 *       108/563 bimodal:n=128K,mean=64,share=0.99,seed=1, 120/624 uniform:n=2M,mean=128,seed=1,
 *       108/561 bimodal:n=64K,mean=64,share=0.9,seed=1, 99/514 uniform:n=1M,mean=2K,seed=1,
 *       64/331 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       65/335 lognormal:n=64M,mean=4,sigma=2,empty=0.9,seed=1, 122/627 poisson:n=128K,mean=128,seed=1,
 *       65/333 lp1.rowlen@64M, 103/527 fixed:n=1M,mean=1440, 104/532 bimodal:n=64M,mean=1K,share=0.9,seed=1,
 *       65/330 pareto:n=1M,mean=8,alpha=1.2,seed=1, 104/523 uniform:n=128K,mean=2K,seed=1,
 *       53/266 pareto:n=8M,mean=2,alpha=1.2,empty=0.95,seed=1, 67/336 pareto:n=4M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       66/330 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1, 70/349 huge:n=512K,mean=4,share=0.1,seed=1,
 *       66/329 pareto:n=8M,mean=8,alpha=1.5,seed=1, 65/323 lognormal:n=64M,mean=16,sigma=2,seed=1,
 *       113/561 bimodal:n=512K,mean=64,share=0.9,seed=1, 68/337 pareto:n=1M,mean=2,alpha=1.2,seed=1,
 *       108/534 uniform:n=64K,mean=1K,seed=1, 65/320 pareto:n=8M,mean=4,alpha=1.5,seed=1,
 *       129/635 poisson:n=256K,mean=128,seed=1, 62/305 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       67/329 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1, 117/574 geometric:n=64M,mean=64,seed=1,
 *       63/308 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       68/332 pareto:n=16M,mean=16,alpha=1.5,seed=1, 70/341 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1,
 *       64/310 pareto:n=64M,mean=32,alpha=1.2,sorted=down,copies=64,seed=1, 132/637 uniform:n=8K,mean=64,seed=1,
 *       74/356 debian_entries_per_directory.rowlen@64M, 118/564 fixed:n=1M,mean=720,
 *       72/344 huge:n=1M,mean=4,share=0.1,seed=1, 69/329 zipf:n=64M,mean=4,alpha=1,sorted=down,copies=64,seed=1,
 *       69/327 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 68/321 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1,
 *       72/338 pareto:n=256K,mean=2,alpha=1.2,seed=1, 73/341 pareto:n=256K,mean=8,alpha=1.2,seed=1,
 *       73/340 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1, 73/339 pareto:n=4M,mean=8,alpha=1.5,seed=1,
 *       77/357 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1, 71/329 huge:n=512K,mean=16,share=0.25,seed=1,
 *       74/341 pareto:n=256K,mean=8,alpha=1.2,sorted=down,seed=1, 116/534 uniform:n=4M,mean=1K,seed=1,
 *       74/340 pareto:n=128K,mean=8,alpha=1.2,seed=1, 74/339 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       78/355 lognormal:n=4M,mean=8,sigma=2,sorted=up,seed=1, 75/340 pareto:n=4M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       76/343 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       73/329 pareto:n=64M,mean=4,alpha=1.5,sorted=up,copies=16,seed=1,
 *       77/347 lognormal:n=64M,mean=4,sigma=2,seed=1, 75/337 pareto:n=1M,mean=4,alpha=1.5,seed=1,
 *       78/350 lognormal:n=4M,mean=4,sigma=2,seed=1, 76/341 pareto:n=1M,mean=8,alpha=1.5,seed=1,
 *       74/332 pareto:n=64M,mean=2,alpha=1.2,sorted=down,copies=64,seed=1,
 *       72/323 pareto:n=64M,mean=4,alpha=1.5,seed=1, 73/326 lognormal:n=8M,mean=16,sigma=2,sorted=down,seed=1,
 *       95/424 qcd5_4.rowlen@64M, 70/312 lognormal:n=64M,mean=32,sigma=2,sorted=down,seed=1,
 *       67/298 pareto:n=8M,mean=64,alpha=1.2,seed=1, 97/431 qcd5_4.rowlen@4M,
 *       75/333 pareto:n=2M,mean=4,alpha=1.5,seed=1, 82/362 lognormal:n=1M,mean=32,sigma=0.5,seed=1,
 *       98/432 qcd5_4.rowlen, 80/350 lognormal:n=4M,mean=16,sigma=2,sorted=down,seed=1,
 *       80/350 pareto:n=2M,mean=16,alpha=1.5,seed=1, 62/271 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,seed=1,
 *       63/275 pareto:n=64M,mean=2,alpha=1.2,empty=0.95,sorted=down,copies=16,seed=1,
 *       78/340 pareto:n=512K,mean=4,alpha=1.5,seed=1, 79/344 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       80/348 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       80/348 pareto:n=4M,mean=16,alpha=1.5,sorted=up,seed=1, 78/339 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       81/352 pareto:n=1M,mean=16,alpha=1.5,seed=1, 64/277 pareto:n=4M,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       70/302 lognormal:n=64M,mean=64,sigma=2,seed=1, 80/345 pareto:n=128K,mean=2,alpha=1.2,seed=1,
 *       87/374 lognormal:n=64M,mean=64,sigma=0.5,seed=1, 77/331 lognormal:n=2M,mean=16,sigma=2,sorted=down,seed=1,
 *       80/343 pareto:n=2M,mean=8,alpha=1.5,seed=1, 71/303 pareto:n=2M,mean=64,alpha=1.2,seed=1,
 *       74/315 pareto:n=1M,mean=64,alpha=1.2,seed=1, 71/302 pareto:n=4M,mean=64,alpha=1.2,seed=1,
 *       83/353 lognormal:n=2M,mean=4,sigma=2,seed=1, 84/357 huge:n=64K,mean=4,share=0.5,seed=1,
 *       80/340 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 77/327 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1,
 *       73/309 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       82/346 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=16,seed=1,
 *       69/291 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1, 75/315 huge:n=1M,mean=16,share=0.25,seed=1,
 *       78/326 pareto:n=64M,mean=2,alpha=1.5,seed=1, 82/342 pareto:n=1M,mean=8,alpha=1.2,sorted=down,seed=1,
 *       86/358 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       85/352 lognormal:n=1M,mean=16,sigma=2,sorted=down,seed=1,
 *       78/323 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       67/277 pareto:n=2M,mean=2,alpha=1.2,empty=0.95,seed=1, 84/347 lognormal:n=8M,mean=4,sigma=2,seed=1,
 *       85/351 pareto:n=256K,mean=16,alpha=1.5,seed=1, 85/351 pareto:n=512K,mean=16,alpha=1.5,seed=1,
 *       85/350 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       84/345 pareto:n=128K,mean=8,alpha=1.2,sorted=down,seed=1,
 *       87/355 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1,
 *       83/338 pareto:n=64M,mean=8,alpha=1.2,sorted=down,copies=64,seed=1,
 *       85/346 pareto:n=64K,mean=4,alpha=1.5,seed=1, 88/358 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       78/317 zipf:n=64M,mean=32,alpha=1,sorted=down,copies=64,seed=1,
 *       82/333 pareto:n=64M,mean=4,alpha=1.5,copies=256,seed=1,
 *       87/351 lognormal:n=64M,mean=16,sigma=2,sorted=up,copies=256,seed=1, 86/346 photo_colour_histogram.rowlen,
 *       87/350 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       88/354 lognormal:n=64M,mean=4,sigma=2,sorted=down,seed=1, 96/386 lognormal:n=128K,mean=32,sigma=0.5,seed=1,
 *       86/345 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=16,seed=1,
 *       90/361 lognormal:n=2M,mean=32,sigma=0.5,seed=1, 91/365 huge:n=64K,mean=4,share=0.1,seed=1,
 *       90/360 lognormal:n=64M,mean=8,sigma=1,sorted=up,copies=64,seed=1, 95/379 nsjac.rowlen@64M,
 *       85/339 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1,
 *       83/331 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 97/385 bcsstk16.rowlen@64M,
 *       92/363 lognormal:n=64M,mean=8,sigma=1,seed=1, 98/384 nsjac.rowlen@4M, 97/380 citeseer_words.rowlen@64M,
 *       90/352 lognormal:n=4M,mean=16,sigma=1,sorted=up,seed=1, 95/369 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       94/365 lognormal:n=4M,mean=8,sigma=1,seed=1, 84/326 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       90/349 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 88/341 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       78/301 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1, 99/382 lognormal:n=4M,mean=32,sigma=0.5,seed=1,
 *       91/351 lognormal:n=4M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       95/366 lognormal:n=1M,mean=8,sigma=1,sorted=up,seed=1,
 *       92/354 lognormal:n=256K,mean=16,sigma=2,sorted=down,seed=1,
 *       93/357 lognormal:n=128K,mean=16,sigma=2,sorted=down,seed=1, 86/330 huge:n=256K,mean=16,share=0.25,seed=1,
 *       86/330 pareto:n=4M,mean=4,alpha=1.5,seed=1, 95/364 lognormal:n=4M,mean=8,sigma=1,sorted=up,seed=1,
 *       93/356 pareto:n=64K,mean=16,alpha=1.5,seed=1, 101/386 citeseer_words.rowlen@4M, 103/393 bcsstk16.rowlen@4M,
 *       81/308 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1, 94/357 lognormal:n=1M,mean=4,sigma=2,seed=1,
 *       95/360 wathenSmall.rowlen@64M, 95/360 lognormal:n=8M,mean=8,sigma=1,seed=1,
 *       95/360 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1, 85/322 lognormal:n=4M,mean=32,sigma=2,seed=1,
 *       99/374 email-Enron.rowlen@64M, 94/355 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       98/370 pareto:n=8K,mean=16,alpha=1.5,seed=1, 96/362 kjv_words_per_verse.rowlen@64M,
 *       94/354 pareto:n=128K,mean=16,alpha=1.5,seed=1, 97/365 maxwell_S.rowlen@64M,
 *       83/312 pareto:n=64M,mean=64,alpha=1.5,sorted=up,copies=16,seed=1,
 *       94/353 lognormal:n=64M,mean=4,sigma=2,sorted=up,copies=256,seed=1,
 *       94/352 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 104/389 nsjac.rowlen,
 *       114/426 poisson:n=64M,mean=48,seed=1, 87/325 lognormal:n=64M,mean=32,sigma=1,seed=1,
 *       87/325 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 85/317 lognormal:n=8M,mean=32,sigma=2,seed=1,
 *       98/365 lognormal:n=2M,mean=8,sigma=1,sorted=up,seed=1, 99/368 maxwell_S.rowlen@4M,
 *       98/364 lognormal:n=2M,mean=8,sigma=1,seed=1, 98/364 lognormal:n=8M,mean=32,sigma=0.5,seed=1,
 *       108/401 uniform:n=64M,mean=64,seed=1, 94/348 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       77/285 pareto:n=256K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       96/355 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       99/366 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 89/329 lognormal:n=256K,mean=32,sigma=2,seed=1,
 *       92/340 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 105/388 citeseer_words.rowlen,
 *       85/314 lognormal:n=4M,mean=64,sigma=2,sorted=up,seed=1, 85/314 pareto:n=4M,mean=64,alpha=1.5,seed=1,
 *       94/347 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       87/321 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1, 122/450 fixed:n=64M,mean=16,
 *       92/339 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1, 104/382 lognormal:n=256K,mean=32,sigma=0.5,seed=1,
 *       84/308 lognormal:n=64M,mean=64,sigma=2,sorted=up,copies=16,seed=1, 100/366 kjv_words_per_verse.rowlen,
 *       100/366 lognormal:n=1M,mean=8,sigma=1,seed=1, 100/366 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1,
 *       93/340 photo_colour_histogram.rowlen@64M, 108/394 bcsstk16.rowlen, 101/368 kjv_words_per_verse.rowlen@4M,
 *       100/364 brack2.rowlen@64M, 97/353 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       99/360 lognormal:n=8M,mean=8,sigma=1,sorted=up,seed=1, 89/323 lognormal:n=2M,mean=32,sigma=2,seed=1,
 *       91/330 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1,
 *       98/355 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1, 95/344 lognormal:n=64M,mean=8,sigma=0.5,seed=1,
 *       79/286 pareto:n=1M,mean=2,alpha=1.2,empty=0.95,seed=1, 102/369 wathenSmall.rowlen@4M,
 *       99/358 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1, 103/372 maxwell_S.rowlen,
 *       91/328 wdbii_river_segments.rowlen@4M, 87/313 lognormal:n=4M,mean=64,sigma=1,seed=1,
 *       94/338 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       101/363 lognormal:n=256K,mean=8,sigma=1,seed=1,
 *       98/352 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       88/316 pareto:n=512K,mean=64,alpha=1.5,seed=1, 98/349 photo_colour_histogram.rowlen@4M,
 *       101/359 cage10.rowlen@64M, 92/327 pareto:n=1K,mean=64,alpha=1.5,seed=1,
 *       92/327 pareto:n=8K,mean=64,alpha=1.5,seed=1, 100/355 copter2.rowlen@64M, 105/372 wathenSmall.rowlen,
 *       102/361 lognormal:n=256K,mean=4,sigma=2,seed=1, 105/370 brack2.rowlen@4M,
 *       115/405 uniform:n=16M,mean=64,seed=1, 97/341 facebook_combined.rowlen@4M,
 *       97/341 huge:n=128K,mean=16,share=0.25,seed=1, 105/369 brack2.rowlen, 109/383 email-Enron.rowlen@4M,
 *       89/312 lognormal:n=64M,mean=64,sigma=1,sorted=up,copies=64,seed=1,
 *       90/315 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1, 125/437 poisson:n=4M,mean=48,seed=1,
 *       85/297 pareto:n=128K,mean=2,alpha=1.2,empty=0.95,seed=1,
 *       104/363 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,copies=64,seed=1,
 *       98/342 lognormal:n=64M,mean=2,sigma=2,seed=1, 117/408 uniform:n=1K,mean=64,seed=1,
 *       91/317 lognormal:n=1M,mean=64,sigma=1,seed=1, 118/411 uniform:n=128K,mean=32,seed=1,
 *       104/362 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1, 95/330 wdbii_river_segments.rowlen,
 *       98/340 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 96/333 linux_kernel_line_lengths.rowlen@64M,
 *       92/319 pareto:n=64K,mean=64,alpha=1.5,seed=1, 99/343 facebook_combined.rowlen@64M, 104/360 copter2.rowlen@4M,
 *       100/346 facebook_combined.rowlen, 119/411 fixed:n=64M,mean=24, 91/314 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       100/345 gowalla_bipartite.rowlen@4M, 120/414 poisson:n=1M,mean=17,seed=1,
 *       78/268 pareto:n=64M,mean=1.5,alpha=1.2,empty=0.95,copies=64,seed=1, 106/364 cage10.rowlen@4M,
 *       107/367 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 101/345 gowalla_bipartite.rowlen@64M,
 *       117/398 fixed:n=64M,mean=10, 108/367 lognormal:n=128K,mean=8,sigma=1,seed=1,
 *       100/339 huge:n=64K,mean=16,share=0.25,seed=1, 98/332 wdbii_river_segments.rowlen@64M,
 *       95/321 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 117/394 uniform:n=1M,mean=32,seed=1,
 *       107/360 copter2.rowlen, 110/370 wordnet_pointers.rowlen, 125/420 fixed:n=128K,mean=24,
 *       108/362 lognormal:n=128K,mean=8,sigma=1,sorted=up,seed=1, 120/402 poisson:n=1M,mean=24,seed=1,
 *       106/355 pareto:n=1K,mean=4,alpha=1.5,seed=1, 130/435 poisson:n=8M,mean=48,seed=1,
 *       111/371 wordnet_pointers.rowlen@4M, 127/423 fixed:n=256K,mean=24,
 *       106/353 pareto:n=8K,mean=4,alpha=1.5,seed=1, 105/349 gowalla_bipartite.rowlen,
 *       116/385 basker_matrix1.rowlen@64M, 102/338 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1,
 *       111/366 wordnet_pointers.rowlen@64M, 126/415 poisson:n=2M,mean=48,seed=1,
 *       96/316 pareto:n=256K,mean=64,alpha=1.2,seed=1, 124/408 poisson:n=64M,mean=17,seed=1,
 *       123/402 email-Enron.rowlen, 113/369 cage10.rowlen, 116/377 debian_depends.rowlen@64M,
 *       121/393 geometric:n=64M,mean=12,empty=0.5,seed=1, 101/328 bimodal:n=64M,mean=64,share=0.9,seed=1,
 *       98/318 pareto:n=128K,mean=64,alpha=1.2,seed=1, 116/376 geometric:n=64M,mean=4,seed=1,
 *       117/379 debian_depends.rowlen, 101/327 pareto:n=64M,mean=32,alpha=1.5,copies=256,seed=1,
 *       128/414 poisson:n=1M,mean=48,seed=1, 120/387 uniform:n=1K,mean=16,seed=1,
 *       129/415 poisson:n=4M,mean=17,seed=1, 112/360 lognormal:n=256K,mean=8,sigma=1,sorted=up,seed=1,
 *       108/347 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 114/365 ibm03_nets.rowlen@64M,
 *       119/381 debian_depends.rowlen@4M, 110/352 geometric:n=64M,mean=24,seed=1, 131/419 fixed:n=1M,mean=24,
 *       131/419 fixed:n=2M,mean=24, 127/406 uniform:n=4M,mean=32,seed=1,
 *       120/383 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1, 120/383 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       115/367 english_word_lengths.rowlen@64M, 101/322 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1,
 *       124/395 poisson:n=8M,mean=24,seed=1, 123/391 basker_matrix1.rowlen@4M, 121/384 uniform:n=64M,mean=16,seed=1,
 *       132/418 fixed:n=4M,mean=24, 103/326 bimodal:n=8M,mean=64,share=0.99,seed=1,
 *       130/410 poisson:n=8M,mean=17,seed=1, 123/387 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       118/371 ibm03_nets.rowlen@4M, 119/374 geometric:n=8M,mean=16,sorted=up,seed=1, 131/411 fixed:n=8M,mean=24,
 *       133/417 poisson:n=2M,mean=17,seed=1, 98/307 lognormal:n=64M,mean=1,sigma=2,seed=1,
 *       122/382 geometric:n=2M,mean=16,sorted=up,seed=1, 126/393 basker_matrix1.rowlen,
 *       110/343 lognormal:n=64M,mean=2,sigma=1,seed=1, 124/386 geometric:n=64M,mean=12,sorted=down,copies=64,seed=1,
 *       124/386 uniform:n=8M,mean=32,seed=1, 114/353 geometric:n=8M,mean=24,seed=1,
 *       130/402 poisson:n=4M,mean=24,seed=1, 122/377 geometric:n=8M,mean=4,seed=1,
 *       127/391 uniform:n=2M,mean=32,seed=1, 126/387 poisson:n=128K,mean=12,seed=1,
 *       113/347 bimodal:n=64M,mean=32,share=0.9,seed=1, 124/380 geometric:n=64M,mean=8,seed=1,
 *       109/334 linux_kernel_line_lengths.rowlen, 128/392 uniform:n=512K,mean=16,seed=1, 122/373 ibm03_nets.rowlen,
 *       131/400 poisson:n=2M,mean=24,seed=1, 118/360 geometric:n=4M,mean=24,seed=1,
 *       124/378 geometric:n=8M,mean=4,sorted=up,seed=1, 124/377 geometric:n=64M,mean=4,sorted=down,seed=1,
 *       109/331 bimodal:n=4M,mean=64,share=0.9,seed=1, 111/337 bimodal:n=4M,mean=64,share=0.99,seed=1,
 *       129/390 uniform:n=64K,mean=16,seed=1, 131/396 geometric:n=4M,mean=8,seed=1,
 *       123/371 geometric:n=16M,mean=3,empty=0.5,seed=1, 136/410 uniform:n=256K,mean=32,seed=1,
 *       139/418 poisson:n=256K,mean=24,seed=1, 129/387 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       130/390 geometric:n=8M,mean=8,seed=1, 138/413 uniform:n=4M,mean=64,seed=1,
 *       120/359 geometric:n=1M,mean=24,seed=1, 112/335 bimodal:n=2M,mean=64,share=0.99,seed=1,
 *       133/397 geometric:n=2M,mean=8,seed=1, 128/381 poisson:n=4M,mean=12,seed=1,
 *       122/362 geometric:n=4M,mean=16,sorted=up,seed=1, 143/424 poisson:n=128K,mean=24,seed=1,
 *       126/373 geometric:n=2M,mean=4,seed=1, 119/352 geometric:n=2M,mean=24,seed=1,
 *       133/392 geometric:n=128K,mean=16,sorted=up,seed=1, 132/389 geometric:n=1M,mean=8,seed=1,
 *       126/371 geometric:n=64M,mean=3,empty=0.5,seed=1, 124/365 geometric:n=1M,mean=16,sorted=up,seed=1,
 *       132/388 bimodal:n=4M,mean=4,share=0.9,seed=1, 128/375 poisson:n=8M,mean=12,seed=1,
 *       128/374 geometric:n=1M,mean=4,seed=1, 128/374 geometric:n=2M,mean=4,sorted=up,seed=1,
 *       128/374 geometric:n=4M,mean=4,seed=1, 125/365 bimodal:n=64M,mean=16,share=0.99,seed=1,
 *       121/351 geometric:n=64M,mean=32,sorted=down,seed=1, 117/339 fixed:n=64M,mean=4,
 *       100/288 lognormal:n=4M,mean=1,sigma=2,empty=0.7,seed=1, 130/374 geometric:n=4M,mean=4,sorted=up,seed=1,
 *       136/390 uniform:n=4M,mean=16,seed=1, 131/375 english_word_lengths.rowlen,
 *       112/320 git_files_per_commit.rowlen@64M, 128/365 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1,
 *       113/322 git_files_per_commit.rowlen, 137/390 uniform:n=8K,mean=16,seed=1,
 *       103/293 lognormal:n=256K,mean=1,sigma=2,empty=0.7,seed=1,
 *       103/293 lognormal:n=2M,mean=1,sigma=2,empty=0.7,seed=1, 135/384 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       139/395 geometric:n=128K,mean=8,seed=1, 132/375 geometric:n=1M,mean=4,sorted=up,seed=1,
 *       120/340 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1, 140/396 geometric:n=256K,mean=8,seed=1,
 *       101/284 lognormal:n=8M,mean=1,sigma=2,empty=0.7,seed=1, 121/340 uniform:n=64M,mean=2,empty=0.5,seed=1,
 *       116/325 ecology1.rowlen@64M, 132/367 geometric:n=256K,mean=16,sorted=up,seed=1,
 *       135/375 uniform:n=1M,mean=8,seed=1, 117/324 git_files_per_commit.rowlen@4M, 120/332 4elt.rowlen@64M,
 *       120/332 delaunay_n15.rowlen@64M, 120/332 geometric:n=64M,mean=2,sorted=down,copies=64,seed=1,
 *       120/332 poisson:n=64M,mean=2,seed=1, 137/379 uniform:n=4M,mean=8,seed=1,
 *       143/395 poisson:n=256K,mean=12,seed=1, 138/381 poisson:n=2M,mean=12,seed=1,
 *       108/298 lognormal:n=128K,mean=1,sigma=2,empty=0.7,seed=1, 139/383 poisson:n=1M,mean=12,seed=1,
 *       117/322 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 106/291 lognormal:n=64M,mean=1,sigma=2,empty=0.7,seed=1,
 *       107/293 lognormal:n=1M,mean=1,sigma=2,empty=0.7,seed=1,
 *       103/281 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1,
 *       138/376 geometric:n=256K,mean=4,sorted=up,seed=1, 113/307 mdual.rowlen@64M,
 *       116/315 uniform:n=64M,mean=4,seed=1, 139/377 uniform:n=2M,mean=8,seed=1, 121/328 poisson:n=64M,mean=6,seed=1,
 *       141/380 geometric:n=128K,mean=4,sorted=up,seed=1, 117/315 uniform:n=256M,mean=4,seed=1,
 *       124/332 geometric:n=64M,mean=2,seed=1, 127/340 4elt.rowlen, 117/313 mdual.rowlen@4M, 126/337 4elt.rowlen@4M,
 *       123/328 poisson:n=1M,mean=1,seed=1, 127/338 delaunay_n15.rowlen@4M, 127/338 geometric:n=4M,mean=2,seed=1,
 *       127/337 geometric:n=1M,mean=2,seed=1, 120/318 poisson:n=64M,mean=0.5,seed=1,
 *       134/355 bimodal:n=1M,mean=64,share=0.99,seed=1, 119/315 mdual.rowlen, 126/332 geometric:n=8M,mean=2,seed=1,
 *       125/328 poisson:n=1M,mean=0.5,seed=1, 125/328 poisson:n=4M,mean=0.5,seed=1,
 *       147/385 bimodal:n=64K,mean=4,share=0.9,seed=1, 130/338 geometric:n=2M,mean=2,seed=1,
 *       118/306 fixed:n=64M,mean=3, 123/318 poisson:n=64M,mean=0.25,seed=1, 132/341 delaunay_n15.rowlen,
 *       125/322 poisson:n=8M,mean=0.5,seed=1, 132/340 geometric:n=256K,mean=2,seed=1,
 *       128/328 poisson:n=2M,mean=0.5,seed=1, 130/332 poisson:n=8M,mean=6,seed=1,
 *       126/319 uniform:n=16M,mean=4,seed=1, 130/329 uniform:n=512K,mean=4,seed=1, 131/331 ecology1.rowlen,
 *       133/336 poisson:n=4M,mean=6,seed=1, 119/298 fixed:n=64M,mean=2, 135/336 uniform:n=8M,mean=8,seed=1,
 *       137/340 poisson:n=128K,mean=6,seed=1, 126/311 uniform:n=8M,mean=4,seed=1,
 *       139/342 geometric:n=128K,mean=2,seed=1, 135/332 poisson:n=128K,mean=0.5,seed=1,
 *       129/317 uniform:n=2M,mean=4,seed=1, 129/315 poisson:n=1M,mean=3,seed=1,
 *       135/328 poisson:n=256K,mean=0.5,seed=1, 141/341 poisson:n=256K,mean=6,seed=1,
 *       132/318 uniform:n=256K,mean=4,seed=1, 141/339 poisson:n=1M,mean=6,seed=1, 132/317 uniform:n=1M,mean=4,seed=1,
 *       143/343 uniform:n=256K,mean=8,seed=1, 126/302 fixed:n=4M,mean=2, 130/311 poisson:n=4M,mean=3,seed=1,
 *       123/294 uniform:n=8M,mean=2,seed=1, 142/339 poisson:n=2M,mean=6,seed=1, 126/300 uniform:n=4M,mean=2,seed=1,
 *       125/297 fixed:n=8M,mean=2, 129/306 fixed:n=2M,mean=2, 130/308 poisson:n=8M,mean=3,seed=1,
 *       133/315 poisson:n=256K,mean=3,seed=1, 134/316 uniform:n=1K,mean=4,seed=1,
 *       136/318 uniform:n=128K,mean=4,seed=1, 122/285 uniform:n=64M,mean=1,seed=1,
 *       131/304 poisson:n=2M,mean=1,seed=1, 136/315 poisson:n=128K,mean=3,seed=1, 142/328 uniform:n=8K,mean=4,seed=1,
 *       124/286 fixed:n=64M,mean=1, 125/288 uniform:n=2M,mean=2,seed=1, 135/311 poisson:n=2M,mean=3,seed=1,
 *       150/345 uniform:n=128K,mean=8,seed=1, 132/302 uniform:n=1M,mean=2,seed=1,
 *       133/304 poisson:n=256K,mean=1,seed=1, 134/306 fixed:n=1M,mean=2, 133/302 uniform:n=256K,mean=2,seed=1,
 *       134/304 poisson:n=4M,mean=1,seed=1, 135/304 poisson:n=128K,mean=1,seed=1,
 *       148/333 uniform:n=64K,mean=4,seed=1, 133/299 poisson:n=8M,mean=1,seed=1, 143/316 uniform:n=4M,mean=4,seed=1,
 *       132/291 uniform:n=128K,mean=2,seed=1, 140/308 fixed:n=128K,mean=2, 140/308 fixed:n=256K,mean=2
 *     tiles_bulk BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4:
 *       measured on 761 cases, n = 1024 to 268435456; serves 91 (huge pareto zipf lognormal uniform rowlen geometric): worst regret 9.7%, mean 1.4%
 *       launched 200 times in a row on 46 cases, all results right
 *     tiles_bulk BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1:
 *       measured on 761 cases, n = 1024 to 268435456; serves 132 (huge pareto zipf bimodal lognormal uniform rowlen fixed): worst regret 6.5%, mean 0.8%
 *       launched 200 times in a row on 86 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7:
 *       measured on 761 cases, n = 1024 to 268435456; serves 61 (zipf pareto lognormal huge uniform rowlen): worst regret 18.2%, mean 4.1%
 *       launched 200 times in a row on 4 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5:
 *       measured on 761 cases, n = 1024 to 268435456; serves 31 (pareto zipf lognormal uniform rowlen): worst regret 18.6%, mean 3.9%
 *       launched 200 times in a row on 11 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6:
 *       measured on 708 cases, n = 1024 to 268435456; serves 149 (uniform pareto huge lognormal rowlen bimodal geometric poisson fixed): worst regret 21.4%, mean 2.5%
 *       launched 200 times in a row on 61 cases, all results right
 *     stream_fitted BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1:
 *       measured on 623 cases, n = 1024 to 268435456; serves 56 (uniform pareto lognormal rowlen bimodal geometric poisson fixed): worst regret 23.7%, mean 2.7%
 *       launched 200 times in a row on 13 cases, all results right
 *     threads_fitted LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4:
 *       measured on 673 cases, n = 1024 to 268435456; serves 201 (pareto uniform rowlen bimodal huge poisson geometric fixed lognormal zipf): worst regret 12.1%, mean 2.2%
 *       launched 200 times in a row on 75 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 325 cases, n = 1024 to 268435456; serves 40 (poisson lognormal fixed uniform geometric rowlen): worst regret 12.8%, mean 3.5%
 *       launched 200 times in a row on 6 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_16223B243AC5B852
#define SEGTUNE_SEGREDUCE_16223B243AC5B852

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
static const struct segtune_box segtune_segreduce_16223b243ac5b852_boxes_0[] = {
	{ "tiles_bulk", "BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 4, { { "BUFFER_ITEMS", 5120 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 4 } }, 4, 4194304, 0 },
	{ "tiles_bulk", "BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_TILES_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 4, { { "BUFFER_ITEMS", 7168 }, { "MIN_BLOCKS", 7 }, { "NT", 256 }, { "SEGMENTS_PER_THREAD", 1 } }, 3, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 761, 1, 0, 9, { { "BLOCKS_PER_SM", 5 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 14 }, { "TILES", 4 }, { "VECS", 5 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 708, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 6 } }, 384, 4194304, 8 },
	{ "stream_fitted", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 623, 1, 0, 5, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 } }, 512, 4194304, 24 },
	{ "threads_fitted", "LDG=1 LOAD_MODIFIER=0 NT=128 UNROLL=0 VEC=4", SEGTUNE_SEGREDUCE_THREADS_FITTED, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 673, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 0 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=7 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 325, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 7 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 768 }
};

static const struct segtune_node segtune_segreduce_16223b243ac5b852_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.1300000000000001, 1, 6, -1 },
	{ SEGTUNE_MEAN, 0.70699999999999996, 2, 3, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 23700000.0, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 24500000.0, 7, 18, -1 },
	{ SEGTUNE_MEAN, 31.991152405190316, 8, 15, -1 },
	{ SEGTUNE_N, 272000.0, 9, 14, -1 },
	{ SEGTUNE_MEAN, 12.5, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 141000.0, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 215000.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 8.0099999999999998, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_16223b243ac5b852_longest_0[] = {
	{ SEGTUNE_MEAN, 41.300000000000004, 1, 160, -1 },
	{ SEGTUNE_LONGEST, 5640.0, 2, 109, -1 },
	{ SEGTUNE_MEAN, 1.55, 3, 18, -1 },
	{ SEGTUNE_LONGEST, 576.0, 4, 11, -1 },
	{ SEGTUNE_N, 233000.0, 5, 10, -1 },
	{ SEGTUNE_MEAN, 0.72699999999999998, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 21.900000000000002, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1380000.0, 12, 15, -1 },
	{ SEGTUNE_MEAN, 0.46900000000000003, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1.0900000000000001, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 59.100000000000001, 19, 46, -1 },
	{ SEGTUNE_N, 2840000.0, 20, 29, -1 },
	{ SEGTUNE_N, 900000.0, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 4.5800000000000001, 23, 28, -1 },
	{ SEGTUNE_LONGEST, 8.1799999999999997, 24, 27, -1 },
	{ SEGTUNE_MEAN, 2.0899999999999999, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 2.5800000000000001, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 14.800000000000001, 32, 41, -1 },
	{ SEGTUNE_N, 7410000.0, 33, 38, -1 },
	{ SEGTUNE_MEAN, 7.3700000000000001, 34, 35, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 34.300000000000004, 36, 37, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 3.77, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 4600000.0, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 111000000.0, 44, 45, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 7.9400000000000004, 47, 68, -1 },
	{ SEGTUNE_N, 2430000.0, 48, 55, -1 },
	{ SEGTUNE_LONGEST, 155.0, 49, 54, -1 },
	{ SEGTUNE_N, 204000.0, 50, 53, -1 },
	{ SEGTUNE_MEAN, 3.1200000000000001, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 504.0, 56, 59, -1 },
	{ SEGTUNE_MEAN, 2.0, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 41400000.0, 60, 65, -1 },
	{ SEGTUNE_MEAN, 3.25, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 20500000.0, 63, 64, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 2.0600000000000001, 66, 67, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 887.0, 69, 90, -1 },
	{ SEGTUNE_N, 669000.0, 70, 77, -1 },
	{ SEGTUNE_LONGEST, 320.0, 71, 72, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 103000.0, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 15.0, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 530.0, 78, 83, -1 },
	{ SEGTUNE_N, 1850000.0, 79, 82, -1 },
	{ SEGTUNE_LONGEST, 138.0, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 16.900000000000002, 84, 89, -1 },
	{ SEGTUNE_N, 2140000.0, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 33100000.0, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 30000000.0, 91, 104, -1 },
	{ SEGTUNE_N, 695000.0, 92, 103, -1 },
	{ SEGTUNE_LONGEST, 3020.0, 93, 100, -1 },
	{ SEGTUNE_MEAN, 15.300000000000001, 94, 95, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 85800.0, 96, 97, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 273000.0, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 73700.0, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 57200000.0, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 29.700000000000003, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 19500000.0, 110, 135, -1 },
	{ SEGTUNE_MEAN, 2.5899999999999999, 111, 118, -1 },
	{ SEGTUNE_LONGEST, 29700.0, 112, 113, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1.8400000000000001, 114, 117, -1 },
	{ SEGTUNE_N, 3510000.0, 115, 116, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 666000.0, 119, 130, -1 },
	{ SEGTUNE_N, 78500.0, 120, 125, -1 },
	{ SEGTUNE_LONGEST, 9190.0, 121, 124, -1 },
	{ SEGTUNE_MEAN, 7.0300000000000002, 122, 123, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 3.21, 126, 129, -1 },
	{ SEGTUNE_LONGEST, 9420.0, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 11.200000000000001, 131, 132, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 5230000.0, 133, 134, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 6.96, 136, 141, -1 },
	{ SEGTUNE_N, 41600000.0, 137, 140, -1 },
	{ SEGTUNE_MEAN, 3.1699999999999999, 138, 139, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 85100000.0, 142, 155, -1 },
	{ SEGTUNE_MEAN, 23.900000000000002, 143, 152, -1 },
	{ SEGTUNE_LONGEST, 51000.0, 144, 151, -1 },
	{ SEGTUNE_N, 56600000.0, 145, 150, -1 },
	{ SEGTUNE_MEAN, 16.300000000000001, 146, 149, -1 },
	{ SEGTUNE_N, 33000000.0, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1480000.0, 153, 154, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 806000.0, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 16.300000000000001, 158, 159, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 2930000.0, 161, 194, -1 },
	{ SEGTUNE_LONGEST, 70300.0, 162, 189, -1 },
	{ SEGTUNE_MEAN, 477.0, 163, 188, -1 },
	{ SEGTUNE_LONGEST, 8400.0, 164, 179, -1 },
	{ SEGTUNE_N, 647000.0, 165, 172, -1 },
	{ SEGTUNE_LONGEST, 4710.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 159000.0, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 198.0, 170, 171, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 1250.0, 173, 178, -1 },
	{ SEGTUNE_LONGEST, 236.0, 174, 175, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 125.0, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 102000.0, 180, 183, -1 },
	{ SEGTUNE_MEAN, 97.5, 181, 182, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 84.0, 184, 187, -1 },
	{ SEGTUNE_N, 453000.0, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 204000.0, 190, 193, -1 },
	{ SEGTUNE_MEAN, 128.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 2140.0, 195, 216, -1 },
	{ SEGTUNE_MEAN, 74.0, 196, 203, -1 },
	{ SEGTUNE_LONGEST, 112.0, 197, 200, -1 },
	{ SEGTUNE_N, 3960000.0, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 1280.0, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 1150.0, 204, 209, -1 },
	{ SEGTUNE_MEAN, 115.0, 205, 208, -1 },
	{ SEGTUNE_LONGEST, 249.0, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 270.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 12200000.0, 212, 215, -1 },
	{ SEGTUNE_MEAN, 809.0, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 4460000.0, 217, 246, -1 },
	{ SEGTUNE_MEAN, 1580.0, 218, 229, -1 },
	{ SEGTUNE_N, 216000000.0, 219, 226, -1 },
	{ SEGTUNE_LONGEST, 3630.0, 220, 225, -1 },
	{ SEGTUNE_MEAN, 534.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 18500000.0, 223, 224, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 218.0, 227, 228, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 77000.0, 230, 241, -1 },
	{ SEGTUNE_LONGEST, 12900.0, 231, 234, -1 },
	{ SEGTUNE_N, 62200000.0, 232, 233, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 10100.0, 235, 240, -1 },
	{ SEGTUNE_N, 6740000.0, 236, 239, -1 },
	{ SEGTUNE_MEAN, 2680.0, 237, 238, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 255000.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 2150000.0, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 8010000.0, 247, 252, -1 },
	{ SEGTUNE_MEAN, 4630.0, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 923000.0, 250, 251, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_16223b243ac5b852_shares_0[] = {
	{ SEGTUNE_MEAN, 48.800000000000004, 1, 156, -1 },
	{ SEGTUNE_SHARE_4K, 0.0017400000000000002, 2, 53, -1 },
	{ SEGTUNE_MEAN, 1.8, 3, 14, -1 },
	{ SEGTUNE_SHARE_1K, 0.0155, 4, 11, -1 },
	{ SEGTUNE_N, 337000.0, 5, 10, -1 },
	{ SEGTUNE_MEAN, 1.0700000000000001, 6, 9, -1 },
	{ SEGTUNE_SHARE_1K, 0.0078300000000000002, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 0.55800000000000005, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 909000.0, 15, 26, -1 },
	{ SEGTUNE_SHARE_1K, 0.00029599999999999998, 16, 21, -1 },
	{ SEGTUNE_N, 401000.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 6.4800000000000004, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 14.300000000000001, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 187000.0, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.00066500000000000001, 27, 36, -1 },
	{ SEGTUNE_MEAN, 2.2400000000000002, 28, 31, -1 },
	{ SEGTUNE_N, 1370000.0, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1670000.0, 32, 35, -1 },
	{ SEGTUNE_MEAN, 12.0, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 17900000.0, 37, 44, -1 },
	{ SEGTUNE_MEAN, 3.6400000000000001, 38, 43, -1 },
	{ SEGTUNE_SHARE_1K, 0.0066000000000000008, 39, 42, -1 },
	{ SEGTUNE_N, 2370000.0, 40, 41, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.106, 45, 52, -1 },
	{ SEGTUNE_MEAN, 16.5, 46, 49, -1 },
	{ SEGTUNE_N, 61900000.0, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 114000000.0, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 20100000.0, 54, 125, -1 },
	{ SEGTUNE_MEAN, 3.21, 55, 86, -1 },
	{ SEGTUNE_SHARE_4K, 0.113, 56, 75, -1 },
	{ SEGTUNE_MEAN, 2.3799999999999999, 57, 66, -1 },
	{ SEGTUNE_N, 1550000.0, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.030500000000000003, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1.48, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.193, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1370000.0, 67, 72, -1 },
	{ SEGTUNE_SHARE_4K, 0.048000000000000001, 68, 69, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 389000.0, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.0093900000000000008, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 5060000.0, 76, 85, -1 },
	{ SEGTUNE_MEAN, 1.26, 77, 78, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 146000.0, 79, 82, -1 },
	{ SEGTUNE_SHARE_4K, 0.35299999999999998, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.16800000000000001, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 124000.0, 87, 96, -1 },
	{ SEGTUNE_SHARE_4K, 0.049500000000000002, 88, 91, -1 },
	{ SEGTUNE_MEAN, 18.400000000000002, 89, 90, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 5.5099999999999998, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 33.100000000000001, 94, 95, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 30.100000000000001, 97, 118, -1 },
	{ SEGTUNE_N, 10200000.0, 98, 111, -1 },
	{ SEGTUNE_MEAN, 4.3100000000000005, 99, 110, -1 },
	{ SEGTUNE_N, 451000.0, 100, 103, -1 },
	{ SEGTUNE_SHARE_4K, 0.0557, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.40900000000000003, 104, 109, -1 },
	{ SEGTUNE_SHARE_4K, 0.0074300000000000008, 105, 108, -1 },
	{ SEGTUNE_N, 1710000.0, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.159, 112, 115, -1 },
	{ SEGTUNE_MEAN, 20.600000000000001, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 16.100000000000001, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 4750000.0, 119, 124, -1 },
	{ SEGTUNE_SHARE_4K, 0.442, 120, 123, -1 },
	{ SEGTUNE_SHARE_1K, 0.115, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 6.9699999999999998, 126, 139, -1 },
	{ SEGTUNE_N, 47800000.0, 127, 134, -1 },
	{ SEGTUNE_MEAN, 3.9300000000000002, 128, 133, -1 },
	{ SEGTUNE_SHARE_4K, 0.0066800000000000002, 129, 132, -1 },
	{ SEGTUNE_SHARE_1K, 0.052200000000000003, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 0.76600000000000001, 135, 138, -1 },
	{ SEGTUNE_SHARE_4K, 0.017100000000000001, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 83700000.0, 140, 151, -1 },
	{ SEGTUNE_MEAN, 20.800000000000001, 141, 146, -1 },
	{ SEGTUNE_SHARE_4K, 0.047900000000000005, 142, 145, -1 },
	{ SEGTUNE_N, 29400000.0, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.121, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 30400000.0, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 108000000.0, 152, 155, -1 },
	{ SEGTUNE_MEAN, 22.200000000000003, 153, 154, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2880000.0, 157, 204, -1 },
	{ SEGTUNE_MEAN, 314.0, 158, 193, -1 },
	{ SEGTUNE_SHARE_4K, 0.0045900000000000003, 159, 174, -1 },
	{ SEGTUNE_N, 1790000.0, 160, 167, -1 },
	{ SEGTUNE_SHARE_1K, 0.00070799999999999997, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 88.0, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 484000.0, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 114.0, 168, 171, -1 },
	{ SEGTUNE_SHARE_1K, 0.00094899999999999997, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.00109, 172, 173, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 201000.0, 175, 186, -1 },
	{ SEGTUNE_MEAN, 97.5, 176, 179, -1 },
	{ SEGTUNE_N, 74900.0, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 104000.0, 180, 181, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 145.0, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.127, 184, 185, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 93.100000000000009, 187, 192, -1 },
	{ SEGTUNE_SHARE_4K, 0.32000000000000001, 188, 191, -1 },
	{ SEGTUNE_SHARE_1K, 0.20000000000000001, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 28700.0, 194, 203, -1 },
	{ SEGTUNE_N, 832000.0, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_4K, 0.01, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1900.0, 199, 200, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 14200.0, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.00013799999999999999, 205, 230, -1 },
	{ SEGTUNE_MEAN, 954.0, 206, 225, -1 },
	{ SEGTUNE_MEAN, 106.0, 207, 214, -1 },
	{ SEGTUNE_SHARE_1K, 0.0012000000000000001, 208, 213, -1 },
	{ SEGTUNE_N, 6360000.0, 209, 212, -1 },
	{ SEGTUNE_MEAN, 66.400000000000006, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.0040300000000000006, 215, 216, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 373.0, 217, 220, -1 },
	{ SEGTUNE_N, 79800000.0, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 13500000.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 126000000.0, 223, 224, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 66500000.0, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1650.0, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1560000.0, 231, 250, -1 },
	{ SEGTUNE_N, 53300000.0, 232, 233, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1430.0, 234, 249, -1 },
	{ SEGTUNE_SHARE_4K, 0.185, 235, 240, -1 },
	{ SEGTUNE_N, 128000000.0, 236, 237, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 175.0, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 153000000.0, 241, 246, -1 },
	{ SEGTUNE_MEAN, 986.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.54700000000000004, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 493.0, 247, 248, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const float segtune_segreduce_16223b243ac5b852_cases_0[] = {
	1046,1095,1637,1844,1202,1698,1456,2303,1046,1095,1637,1844,1202,1698,1456,2303,
	1280,1280,1280,1280,1280,1280,1280,1280,365,510,927,1028,1434,1506,1829,2048,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,58,13,0,0,0,0,0,0,-345,-244,0,0,0,0,0,0,
	177,0,531,772,988,1013,1024,1024,-608,-928,-378,-648,-424,-197,-254,-211,-2126,-162,-1905,695,789,-654,-1467,-1376,
	-3221,805,-1914,-208,2914,-4436,213,-70,72,268,132,142,53,48,-19,-40,-101,97,-3,-20,69,206,-783,313,
	992,-307,-228,421,1910,-1975,-1245,1280,848,-1434,606,48,-4225,3035,-1099,1788,-1760,1283,1265,-1610,4419,-2802,-834,-151,
	-2159,-4560,12887,-12962,-24405,19083,2010,313,-1594,-1289,-1189,-240,234,590,-1299,-1307,-2336,-824,-907,-1260,1259,-2050,403,-111,
	152,72,313,-124,-203,406,-88,-162,-46,33,67,-133,-36,358,-817,244,961,-95,-110,523,1546,-1301,-1076,1448,
	473,-992,286,452,-2605,1419,-842,1772,-1717,1644,662,-643,3400,-1927,-814,-34,-2920,-3392,9745,-10300,-16635,8459,2470,278,
	1280,1280,1664,1664,1664,1664,1664,1664,2304,2304,415,514,956,1031,1458,1544,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,0,0,207,31,117,30,5,0,0,0,-914,-990,-464,-475,-73,0,
	1024,1024,283,0,558,768,1024,1011,-115,-16,-646,-1312,-596,-1032,-505,-770,1242,-1655,633,2483,-104,-138,-667,2003,
	2880,-4068,235,3687,-258,1577,-1246,2037,22,22,-493,-239,-263,-311,49,64,70,70,-433,-98,-304,-233,-43,73,
	-419,620,-79,902,-1541,757,-1392,318,611,-3109,188,1141,-979,2653,-561,2646,1731,-2345,-1803,297,195,1606,-564,-694,
	87,87,-1426,1663,2799,2783,3013,1629,689,-594,2491,1428,1157,-1510,673,526,1380,-1927,2465,2174,1636,-383,284,183,
	-117,545,-352,-475,-1,-676,365,-297,-6,369,-412,-219,-267,-386,98,-146,-82,-384,646,717,-1070,233,-1038,-189,
	-306,-3226,-110,1249,-332,2589,307,2410,920,-2111,-3548,464,-265,2527,-1167,-222,55,-340,-800,918,3364,3608,3394,3487,
	1664,1664,1664,1664,1664,1664,1987,2048,1979,1991,2560,2597,2816,2901,1686,440,-768,-162,-41,-48,0,0,-768,-768,
	-1536,-1536,-1536,-96,-1536,-1536,-1536,-1536,0,0,0,0,0,0,164,412,0,0,0,0,0,0,-332,-1451,
	1023,1024,1024,1024,1024,1024,1010,332,-530,-325,-321,-96,-205,-144,-849,-782,1043,-366,1584,-1399,2027,-2018,1618,-5963,
	974,69,628,930,967,-905,1722,-5050,-221,-10,-327,1417,33,417,338,-795,63,-136,-172,-202,-14,177,65,-432,
	-221,-4001,-818,-2866,-9920,8915,4238,-2647,-485,-3051,-1797,-5078,4490,454,-267,-3532,2196,-1649,6660,1584,-3794,418,1991,5190,
	-678,423,21,292,56,88,-512,-8511,791,-315,1268,-890,1842,-1560,1552,-2746,760,104,421,672,925,-515,1649,-1700,
	-312,106,-451,1704,111,907,305,-542,14,-73,-241,-124,40,486,51,-432,-242,-3565,-379,-3668,-9254,7472,3927,-1538,
	-570,-2978,-1926,-5035,4061,325,-190,-7250,2033,-1505,6507,1371,-3795,-410,2034,-2285,-105,207,67,252,23,-14,-522,-6664,
	2048,2048,2048,2048,2048,2048,2048,2048,512,513,541,771,993,1026,1113,1486,-768,-768,-218,-64,-306,-768,-128,-236,
	-1536,-1536,-435,-128,-1536,-1536,-256,-1536,42,182,925,1282,326,37,711,126,-1750,-1609,-837,-252,-985,-1242,-479,-692,
	0,731,106,521,611,774,843,1024,-1696,-1416,-435,-128,-612,-1416,-256,-518,3092,266,3420,-2903,703,-591,-2980,-3599,
	1261,86,2005,-4656,518,-1597,-4327,-3625,-271,-705,2053,451,1015,-494,-2670,-2161,-106,-421,1900,-13,-777,-230,-2014,-236,
	8,787,-4871,5621,100,396,-6133,-1835,113,-3615,-3581,4930,-4447,923,-1926,3537,-1577,-6064,1877,5727,-1312,236,-137,-752,
	-3341,-3184,-4928,1101,118,1117,550,144,2108,-1158,3759,-2660,1539,-900,-2831,-2586,566,-1198,2209,-3600,1579,-2258,-4191,-2567,
	-327,-668,2359,-61,1392,-609,-2449,-1371,-134,-439,2180,-405,-611,-374,-1773,1,-465,168,-4985,4370,255,194,-6639,-1759,
	982,-1246,-3802,3451,-4271,915,-2785,2543,480,-1652,1423,3870,-1844,493,-374,-1552,-3925,-4089,-4772,1034,291,1016,491,-212,
	2048,2048,2048,2048,2048,2048,2048,2048,1537,1542,1542,1571,1797,1977,2042,2468,-768,-32,-768,-218,-64,-176,-768,-69,
	-1536,-64,-1536,-435,-128,-1536,-1536,-284,184,652,32,203,319,45,19,0,-583,-111,-731,-530,-188,-282,-243,0,
	943,964,1011,1012,1017,1024,1023,1024,-877,-64,-1154,-435,-128,-605,-896,-377,-1811,-3151,733,3953,604,1225,-1366,4970,
	-1157,-3434,-445,-315,3585,119,-2240,-1035,184,-3272,-242,1368,934,-161,-314,658,-23,-3730,-55,-240,1015,-354,2,-371,
	4179,1896,-3201,-3550,6285,-896,-4797,125,-1674,2371,2836,-1070,5487,-627,-1751,1888,-980,1193,-861,-2208,-151,540,522,-562,
	-516,231,-54,154,134,-66,-407,20,-848,-2489,-37,4070,1368,1383,-1367,4445,-282,-3291,-1312,-129,3679,393,-2231,-1052,
	254,-2662,-479,1513,1741,69,-393,674,12,-2673,-135,-243,1740,-210,-51,-521,3019,1461,-2162,-3231,4878,-1523,-4746,-70,
	-978,1346,2659,-1171,3711,-1293,-1931,1576,-1628,-1274,-634,-2076,-2072,230,581,-47,-676,113,49,70,-4,-210,-293,-6,
	2048,2048,2048,2048,2048,2048,2048,2099,2564,2970,3042,3365,3584,3840,3840,632,-34,-4,0,0,0,0,0,-768,
	-1536,-106,-119,0,0,0,0,-1536,0,0,0,0,0,0,0,11,0,0,0,0,0,0,0,-1763,
	1024,1024,1024,1024,1024,1024,1024,0,-640,-423,-197,-255,-211,-115,-16,-1683,-2560,8012,-6366,2921,5916,5090,-9116,-3070,
	-962,-4814,3135,4073,4777,1483,-5808,-293,-549,5244,-6965,3165,3660,7669,-8276,-103,-195,-233,-265,829,1802,4187,-2822,-24,
	1602,-19694,14809,1209,750,509,509,1293,-6137,1583,1017,662,388,334,334,677,-1628,4153,-3169,-1024,849,-3382,-3382,478,
	-61,-1,-15,30,19,39,39,3063,-2501,3451,-1212,2167,5384,1539,-4741,-3249,-1052,-4710,1838,3681,4517,-693,-3075,-434,
	-724,1090,-2847,2467,3069,3793,-3508,-128,-301,-1159,266,493,1519,2361,-471,-41,1355,-12207,5064,1884,1127,746,80,1193,
	-5859,1647,1252,612,357,294,304,530,-1086,4807,-3451,-311,1668,-2857,-6338,538,48,100,-59,53,31,49,30,2970,
	2103,2122,2125,2142,2176,2176,2176,2176,437,1223,1276,1003,-256,0,27,174,-768,-768,-768,-768,-768,-768,-412,-115,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-297,528,47,14,19,128,92,968,1409,-1449,-1181,-1169,-1469,-2688,-2468,-1566,-976,
	100,1011,1021,441,0,0,528,851,-1371,-1478,-1397,-1590,-1856,-1824,-824,-490,-1130,41,1801,3211,-1243,-1077,1571,5199,
	891,3799,-5974,36,-695,-709,217,4363,-436,-61,-222,-203,-467,-321,1375,2160,-345,7,-25,-219,-403,-281,445,3418,
	672,160,1150,1737,-2822,1982,827,-1791,-2924,66,2408,3882,-4891,-1354,1772,2191,-4740,474,1509,1239,-3006,-2272,921,799,
	-165,226,177,117,604,2395,-6781,735,-2871,-1421,1564,2428,-1435,-1397,1388,5267,-1093,1836,-5676,-874,-851,-836,15,4470,
	-599,-92,-219,-386,-418,-277,1218,2102,-506,6,-49,-311,-367,-229,288,3333,236,357,1443,1410,-2653,1888,882,-1940,
	-2748,-250,1770,3530,-4585,-1014,2205,2222,-2212,1218,1509,1131,-2810,-1576,1398,878,-957,245,182,204,581,2303,-7059,697,
	2176,2176,2176,2176,2176,2176,2176,2176,256,256,256,385,512,512,513,513,-768,-768,-768,-768,-161,-768,-768,-768,
	-1536,-1536,-1536,-1536,-430,-1536,-1536,-1536,36,77,0,79,1661,42,625,1503,-2268,-2227,-2304,-2096,-387,-2006,-1422,-544,
	0,0,0,0,484,0,73,955,-1984,-1656,-2048,-1728,-500,-1824,-1524,-979,536,140,1536,1713,1489,1256,3721,1231,
	-60,-561,380,296,3711,233,812,-356,-103,-193,-138,-202,-2112,-120,727,4366,-45,-179,12,-130,-2406,-34,178,3475,
	-1911,606,71,1257,-4395,-486,1713,-2411,-2773,-664,3596,-678,-7329,269,-1046,-50,-89,-1590,928,-584,6919,-630,-5123,-1669,
	-3995,-4458,430,5634,655,-4424,5482,1066,270,1099,1223,1671,1425,165,1873,1379,-400,-302,178,134,3303,-232,-648,-290,
	-33,-436,-129,-193,-1870,-102,732,4362,12,-323,13,-114,-2213,-9,323,3494,-1776,315,-31,1024,-4318,-628,1173,-2251,
	-1247,-1841,3777,-86,-7203,1236,418,-93,1114,-2601,1125,351,7078,1106,-1670,-1660,-4390,-5863,368,4995,665,-3340,4066,1003,
	2176,2176,2176,2176,2176,2176,2176,2176,533,553,640,665,665,749,760,761,-403,-222,-768,-190,-190,-280,-307,-173,
	-1536,-1536,-1536,-611,-611,-1536,-1536,-1536,522,736,42,712,1487,441,1331,631,-1505,-1271,-1878,-1183,-408,-1369,-470,-1167,
	569,542,2,594,594,627,720,1024,-806,-661,-1648,-611,-611,-740,-779,-653,1082,-3847,-2316,775,-350,3982,11055,-3352,
	-121,-5473,410,3284,-159,7537,7956,-1122,499,-811,-34,2557,-2393,3191,7223,-426,-695,-163,-8,780,-4151,-602,6077,484,
	1125,105,1861,2053,-9827,-188,1752,-113,247,5771,792,484,-17857,6930,-1088,-2949,4527,3636,827,1475,-21088,5649,5678,-1343,
	4645,3348,3309,2400,416,110,664,1070,1424,-2670,-1722,863,-619,3925,10961,-2762,262,-4241,842,3276,-594,7557,7739,-269,
	606,-715,-52,2684,-2175,3197,7367,-406,-581,-89,-32,972,-3853,-470,6288,397,1363,-446,1932,1968,-8772,37,1795,-282,
	415,4962,345,831,-16513,6969,-756,-3249,3936,2660,-104,1755,-19434,5770,6046,-1809,4590,3833,2764,2292,448,79,681,438,
	2176,2176,2176,2176,2176,2176,2176,2176,766,766,768,769,896,986,986,1017,-768,-768,-768,-768,-768,-370,-370,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,117,816,47,82,30,333,995,582,-1677,-978,-1745,-1708,-1634,-1241,-579,-961,
	455,455,0,420,284,606,606,760,-1202,-1202,-1680,-1388,-1536,-740,-740,-1265,-4395,4596,-1243,356,1413,-4809,-8484,334,
	-1754,1933,679,1931,-3159,-7157,-6407,5165,-110,2150,176,-175,-17,-1865,-4118,-888,-85,-778,55,-63,-53,-554,-2680,-730,
	-3312,3806,-2879,1289,1902,-1002,-720,-3468,-2487,4419,-796,-450,471,-2691,-4442,-496,-3003,-1986,-184,-2271,4121,-5160,-3305,22,
	5978,1013,-2745,-4513,1500,-682,-110,1,-1953,3721,-1323,-437,1397,-3350,-7593,-783,263,938,494,1190,-3040,-5412,-5626,3713,
	-127,1966,101,-194,-64,-1550,-3680,-889,-228,-732,32,-108,-79,-465,-2518,-694,-1357,3689,-2817,366,1681,-440,-766,-3204,
	-3172,4400,-1166,-73,152,-3072,-4569,-394,-5731,-1453,-457,-1330,3571,-6460,-3941,921,3363,1191,-2760,-2717,1610,-337,-32,-36,
	2176,2176,2176,2176,2176,2176,2176,2176,1023,1024,1028,1111,1151,1152,1282,1282,-213,-114,-768,-128,-768,-768,-768,-768,
	-1536,-328,-1536,-256,-1536,-1536,-1536,-1536,1174,1296,743,955,21,0,37,32,-364,-239,-789,-494,-1388,-1408,-1241,-1246,
	853,749,740,841,1006,1024,962,988,-677,-440,-1085,-256,-1492,-1600,-1412,-1254,2940,-961,751,1655,-1566,2050,1598,-4233,
	2556,1919,-664,4198,-896,2034,2950,-171,3482,-414,1218,2355,28,-86,-131,-59,4321,-1699,-386,1389,-53,-66,-107,-31,
	3855,1849,1487,7329,815,587,-3408,3194,608,2464,214,4376,1201,-2106,3155,-3237,6106,-11468,-666,7195,1990,-1621,-1297,545,
	180,-3,-218,-57,335,632,-388,-136,2969,-1121,948,1708,-896,315,235,-1096,2684,1022,-140,4479,-30,493,2759,2347,
	3356,48,1123,2317,-7,-155,-109,-89,4200,-1477,-470,1472,-41,-58,-129,-144,3631,2820,1596,6797,1047,98,-2237,2685,
	499,3479,-134,3733,464,-1606,1634,-1264,5713,-9918,-937,6441,1413,-634,-1144,-406,44,53,-263,-43,430,685,-457,-66,
	2176,2176,2176,2176,2176,2176,2176,2176,1289,1419,1523,1536,1538,1538,1779,1793,-134,-137,-110,-90,-12,-440,-79,-768,
	-1536,-408,-530,-287,-29,-1536,-266,-1536,289,319,862,846,281,67,671,5,-983,-822,-175,-178,-740,-955,-110,-762,
	935,932,978,941,927,999,1001,1024,-658,-536,-530,-394,-587,-880,-402,-1245,366,-4256,-2646,953,3228,424,4285,129,
	422,168,797,-2572,-977,245,4104,953,-222,1888,-204,-1200,881,613,4078,-204,1,276,909,753,547,-200,2652,-80,
	-1297,287,-3096,1824,2890,3178,495,1400,628,-1658,-10100,4766,-7297,-3030,1096,-96,3602,-3685,-4200,-775,-5135,3521,-5000,-1470,
	-52,83,-22,-29,286,-101,-67,-10,149,-4193,-2692,387,3043,655,3801,-654,188,101,883,-3012,-1115,329,3769,-24,
	2,1905,-305,-1508,815,414,3557,-404,36,285,753,331,338,-178,1960,-199,-1451,167,-2766,1966,2944,2216,1537,1669,
	199,-1395,-9389,4523,-7030,-1918,2058,-440,3451,-3446,-4047,-643,-4501,3258,-3896,-550,-219,93,-38,-21,335,-70,-25,90,
	2176,2176,2176,2176,2176,2176,2176,2176,1798,1998,2025,2051,2052,2288,2568,2820,-768,-143,-52,-166,-448,-90,-49,-8,
	-1536,-596,-233,-1536,-1536,-568,-640,-1536,32,104,158,313,31,62,0,0,-730,-458,-377,-196,-478,-210,0,0,
	1020,1024,1017,1023,1024,1024,1024,1024,-1153,-596,-409,-696,-896,-568,-640,-640,-167,-2660,-1458,863,-700,-223,-3276,981,
	-563,-2368,916,714,1352,743,-799,1376,0,2465,-1009,1170,-483,1549,231,88,53,-12,1249,393,-312,-503,-350,92,
	-3215,-3134,-6102,9628,-1032,2560,-5154,-423,-859,-9248,-4,5567,-4354,120,-1025,4480,2936,1175,-2592,-1461,376,889,2312,-1774,
	-67,-50,2,-161,-159,-30,-54,-32,6,-2892,-1563,817,-734,49,-3832,1125,-170,-2388,1030,661,1222,954,-1219,1342,
	-39,2150,-925,1227,-518,1760,-640,283,51,-164,1121,411,-334,-483,-767,234,-2659,-2558,-5419,9153,-1380,2546,-3714,-635,
	-846,-8131,402,5166,-4220,270,-685,4505,2418,1678,-2098,-1498,466,935,3125,-1870,-51,-19,19,-185,-83,-48,10,-66,
	2176,2176,2176,2181,2195,2220,2240,2304,2829,3003,3072,169,935,1374,640,-256,-14,0,-1,-768,-768,-479,-768,-768,
	-174,-129,-92,-1536,-1536,-1536,-1536,-1536,0,0,0,663,202,297,24,128,0,0,0,-1738,-1462,-978,-2024,-2944,
	1024,1024,1024,172,426,963,0,0,-312,-531,-260,-925,-1611,-938,-1712,-1984,-4178,7020,-4921,-1800,-1716,2005,-3224,-794,
	517,-2849,2579,-1614,3688,1750,-2706,-754,-2378,5186,-2210,-953,294,1624,-58,-318,-365,-225,183,-684,-174,58,2,-408,
	9479,-12659,8701,-11,-1001,576,-980,3737,1160,-137,-156,5749,-1714,-1659,-1613,1744,-456,-3314,4875,9939,-1678,-2994,655,802,
	-25,-16,-6,2784,-549,-417,2243,1787,-1621,1590,540,221,-4295,1766,-2597,-747,848,-2990,3903,-419,1420,1543,-2197,-828,
	-192,499,2887,-880,47,1245,-38,-215,374,-1277,1275,-651,-238,-99,-3,-318,5358,-3634,1562,437,-2093,384,-758,3544,
	662,517,-566,2050,-553,-821,-2524,1738,-1938,-755,2244,4264,1457,-2254,-909,698,-91,68,-51,4250,-210,-388,1613,1754,
	2304,2304,2304,2304,2304,2304,2304,2304,0,23,143,255,256,256,385,506,-768,-476,-139,-768,-768,-768,-768,-768,
	-1536,-1536,-425,-1536,-1536,-1536,-1536,-1536,102,972,1441,78,0,36,79,1584,-2714,-1822,-1232,-2483,-2560,-2524,-2352,-725,
	0,518,835,0,0,0,0,952,-1920,-952,-618,-1784,-2176,-2112,-1840,-1062,730,591,4172,1561,544,673,-909,2732,
	-567,-239,3275,-123,796,312,1252,5,-110,570,1836,-8,-199,-59,-34,967,-234,209,3188,-148,3,-31,-106,3703,
	-2460,-298,-2328,734,91,949,1064,-4833,-2512,-187,104,2608,-2050,-1700,834,-2834,-646,-274,-119,-376,-109,-140,-1318,-7186,
	-576,-2548,1072,-182,-206,-3572,4882,561,747,291,4371,2219,679,940,-732,2810,-443,-500,3515,570,518,204,1200,235,
	-76,431,1748,-180,-228,2,-37,700,-200,117,3104,-243,-46,-7,-89,3315,-2363,-279,-2213,1554,-106,939,1229,-4480,
	-2532,-18,241,-6,-1644,-218,673,-2878,-680,199,32,-2058,-241,428,-1384,-7048,-404,-3030,1008,-1651,-270,-2844,4451,623,
	2304,2304,2304,2304,2304,2304,2304,2304,512,512,512,531,584,640,676,676,-768,-145,-768,-398,-147,-768,-164,-164,
	-1536,-375,-1536,-1536,-425,-1536,-468,-468,42,1894,671,566,1179,49,1135,1705,-2262,-410,-1633,-1719,-1052,-2127,-1006,-435,
	0,499,71,568,586,2,609,609,-1952,-508,-1632,-912,-569,-1776,-507,-507,218,831,2146,1172,-6396,-4397,146,1401,
	-1123,2870,548,1207,-5184,1387,-4633,1923,-90,-2949,1321,898,-6321,15,-1410,-1702,-23,-1476,886,-182,-5804,20,-780,-951,
	-1091,3840,-86,1089,-8217,-255,3689,6796,-307,4272,-10440,6647,-2463,1755,4871,9486,2834,-229,-10651,937,-508,1452,652,6375,
	-1306,-19,6162,5153,701,2444,122,-436,-310,828,965,1513,-6462,-4044,105,1509,-1020,2249,-522,1479,-5654,1397,-4302,2037,
	-97,-2543,1669,921,-6075,4,-1511,-1960,-29,-955,1289,-227,-5579,-3,-976,-1224,-1091,3799,-898,1139,-7667,-61,3005,6591,
	196,4437,-2220,6470,-1872,585,4360,9045,3210,19,-525,736,118,67,219,5779,127,-69,3027,4635,627,2178,270,-464,
	2304,2304,2304,2304,2304,2304,2304,2304,737,767,767,768,769,769,770,896,-280,-768,-768,-768,-160,-768,-279,-768,
	-1536,-1536,-1536,-1536,-505,-1536,-1536,-1536,513,116,894,47,816,105,1485,32,-1566,-1933,-1155,-2001,-1231,-1942,-561,-1888,
	609,456,456,0,1024,420,728,287,-843,-1270,-1270,-1808,-628,-1516,-806,-1664,634,-4912,3358,413,236,-1011,-6198,1643,
	1274,-2315,2089,1993,-760,1951,-1268,-2189,-1925,-235,-353,269,324,-246,-8021,-27,389,-178,2462,121,2562,-143,-6628,-113,
	1556,-290,-1698,210,-1647,-782,-9494,991,-5758,4209,-6220,2126,3912,-4115,4001,2078,732,9234,-1591,532,758,-7583,1465,1120,
	-1228,7801,135,-2077,-172,-9001,22,1197,600,-988,3177,-188,290,-2111,-6015,932,1296,616,1948,1559,-623,1185,-952,-2423,
	-1994,-194,-423,192,289,-326,-8363,-142,228,-301,2434,100,2434,-209,-7055,-126,1445,1331,-1739,274,-1824,-819,-9370,787,
	-5956,-629,-6196,1748,3748,-1754,3741,1943,580,-764,-1794,296,591,-3558,1105,1209,-1248,2897,466,-1646,-301,-5061,133,1408,
	2304,2304,2304,2304,2304,2304,2304,2304,1002,1002,1005,1021,1023,1025,1110,1152,-285,-285,-215,-768,-105,-768,-128,-768,
	-1536,-1536,-1536,-1536,-299,-1536,-256,-1536,375,1163,1350,817,1532,620,1203,24,-1439,-651,-461,-979,-260,-1171,-504,-1641,
	621,621,847,732,750,768,840,1006,-782,-782,-780,-1202,-453,-1382,-256,-1608,-2790,-6850,1482,396,-833,5843,-66,-825,
	-5107,-5836,-517,-570,2560,5119,1,-10,-2107,1524,-4329,3953,175,2203,2154,-20,-79,3665,-4746,1811,1721,577,1541,-158,
	-1274,-571,5013,45,-197,4648,1270,-317,3522,9417,-10086,2924,1743,-302,206,1656,2247,10692,-15252,1255,6858,-1233,2715,2555,
	-1347,-457,-377,-538,-168,-261,-232,236,-2162,-6557,1402,533,-639,5007,-26,-122,-4468,-5429,-470,-354,1453,4196,806,932,
	-1919,1310,-4412,3698,854,2578,1654,-142,39,3383,-4806,1727,2309,1031,1167,-209,-1382,-895,4946,313,102,4530,731,-129,
	2132,8665,-10061,2299,1989,550,-380,1025,839,9803,-15030,530,7395,92,1535,1544,-1256,-401,-436,-605,-157,-305,-215,377,
	2304,2304,2304,2304,2304,2304,2304,2304,1152,1278,1283,1283,1440,1535,1541,1543,-768,-161,-768,-768,-120,-81,-411,-102,
	-1536,-677,-1536,-1536,-344,-237,-1536,-375,0,383,38,36,590,1077,77,1045,-1664,-1155,-1496,-1497,-787,-204,-1198,-228,
	1024,932,987,964,939,936,999,981,-1728,-677,-1357,-1540,-458,-413,-1008,-658,-502,2622,-1342,-232,-1451,95,346,-1369,
	1394,-524,-2923,-1898,-86,2043,89,-2713,-263,870,41,-48,-3668,429,364,333,-222,84,-133,-268,-767,1419,-261,864,
	400,-1713,-6513,4282,393,-855,1244,933,-2414,-4294,-7,907,7843,855,-3021,-85,-1035,4724,-2088,407,3003,-1433,-5343,-2142,
	578,-134,-201,-447,-164,-17,-37,-56,-1861,2445,1542,-1259,-1146,158,564,-1876,-84,-627,-496,-3325,20,1648,63,-3558,
	-334,818,111,-111,-3251,302,296,-34,-233,77,-286,-245,-470,979,-217,916,-471,-1612,-3420,1782,-235,-947,1085,1933,
	-1669,-3782,267,488,6773,369,-2431,1880,198,4964,-3555,-166,2917,-811,-4710,-238,625,-152,-148,-588,-137,-27,-22,28,
	2304,2304,2304,2304,2304,2304,2304,2304,1589,1779,1792,1794,2001,2035,2052,2053,-10,-77,-768,-768,-137,-51,-441,-167,
	-24,-309,-1536,-1536,-472,-204,-1536,-752,412,862,6,36,124,191,31,441,-815,-174,-1018,-986,-691,-590,-734,-322,
	942,1002,1024,1020,1024,1017,1024,1024,-715,-530,-1373,-1281,-518,-402,-998,-752,3135,-1288,-397,1689,-2418,-3138,778,4646,
	712,-1176,-1197,3751,192,-2534,66,-1172,3796,-2263,-343,-3,-5407,-4052,-353,1931,2626,-796,-200,53,-1406,-2374,-383,114,
	-3159,-542,3699,-9155,-2843,6538,2608,597,-11684,958,-2932,7385,3178,6117,4265,2490,-2080,-4767,763,171,-4665,6067,-1755,-2137,
	-25,-53,12,-35,-39,-32,-24,-164,2098,-1313,-656,1928,-1698,-2549,812,4048,-278,-1320,-1238,3694,678,-2207,199,-1362,
	2659,-2777,-501,38,-4501,-3417,-218,1463,1905,-1630,-345,34,-793,-1897,-247,-34,-1162,-19,2535,-7765,-4135,5155,1914,1416,
	-8902,1586,-1621,6391,1717,4587,3666,3383,-17,-2835,1122,35,-6073,4431,-1921,-1640,83,-2,17,-64,-111,-58,-18,-86,
	2304,2304,2304,2304,2304,2304,2314,2317,2307,2554,2824,2831,3076,3328,535,569,-83,-51,-6,-13,0,0,-768,-768,
	-696,-768,-1536,-181,-99,-47,-1536,-1536,67,23,0,0,0,0,523,212,-443,-239,0,0,0,0,-1777,-2061,
	1024,1024,1024,1024,1024,1024,270,82,-696,-768,-768,-440,-512,-260,-1128,-1725,922,1159,-348,-202,3700,-9234,2227,8310,
	2365,814,-1472,1514,3977,-10447,433,1626,2710,97,613,-3168,5610,-8519,-114,-225,-327,-512,563,-232,434,-2671,-48,-290,
	4265,-2646,-1489,5487,4322,2281,-2051,384,2809,-1045,1898,-36,-319,-324,5594,-3894,1019,-15,1845,-618,-2623,457,11885,-5218,
	-16,-71,25,8,-8,-26,3860,400,940,721,-422,665,2537,-4115,4690,7625,2496,569,-1458,2227,4608,-5372,2237,1244,
	2841,-298,319,-2023,4978,-3285,34,-228,-177,-701,385,98,115,-44,-119,-288,3616,-1896,-1071,4458,4441,-1411,-1322,-89,
	2325,-877,2361,-201,-393,-670,629,-1261,594,430,1972,-1364,-1658,-2623,5326,-1477,-19,-17,22,-41,1,-65,5651,495,
	2318,2356,2360,2370,2432,2432,2432,2432,1500,833,411,1180,433,512,512,540,-768,-327,-768,-768,-379,-768,-768,-218,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-435,33,995,687,25,808,42,213,1665,-1311,-1091,-1831,-1744,-1831,-2518,-2347,-866,
	1024,699,200,1024,313,0,730,106,-1516,-1031,-1168,-1726,-992,-2080,-1800,-435,1044,3522,599,1727,-558,166,-508,-2561,
	-354,5000,-767,788,3775,-1124,-1121,-687,-91,1622,525,-261,2452,-178,-776,-1733,-209,3667,440,-294,1483,-101,-541,-228,
	-825,-4022,-566,1384,-1187,1817,-289,5535,701,-3356,15635,1952,2413,1696,-5651,2806,1100,-3864,11066,412,1428,270,-6730,660,
	1,-519,-12672,336,-5513,-982,-3582,1601,-501,1712,2419,1064,-176,-106,-1158,-2379,-1922,3354,432,21,3852,-1114,-1515,-465,
	-166,700,694,-310,2017,-229,-537,-1604,-232,3046,392,-257,981,-113,-338,-154,-870,-4127,17,933,-1337,1623,-747,5303,
	-56,-2652,9681,2128,74,2648,-3134,2329,1201,-2263,4242,1091,-1055,1315,-3496,16,-86,-276,-8950,298,-3660,-197,-3225,1652,
	2432,2432,2432,2432,2432,2432,2432,2432,768,1001,1024,1109,1509,1539,1539,1548,-64,-264,-768,-128,-206,-32,-768,-768,
	-128,-802,-1536,-256,-740,-64,-1536,-1536,2049,548,49,1455,324,1407,36,209,-255,-1523,-1999,-508,-1239,-126,-1496,-1315,
	521,612,776,840,1024,966,1010,946,-128,-802,-1800,-256,-740,-64,-1538,-1261,-527,-4666,485,210,2992,625,3214,-4604,
	-3252,2182,-313,-3879,-1433,-899,3415,-4874,1039,-3939,-641,-57,-93,394,-21,-419,3073,495,-606,918,1701,966,-508,388,
	-620,-309,-1324,-41,-297,-564,20,-1173,-321,1763,-1715,-777,594,-604,3101,-2462,-861,1769,-1943,-475,-1508,2238,-567,-2021,
	-60,-476,344,-211,-124,-5,-52,-271,-364,-4200,-1035,283,3136,331,2648,-2834,-1492,2551,-1486,-2361,-1246,-484,2888,-3339,
	-272,-3697,-715,-1237,49,38,-84,-275,2147,584,-552,-96,1736,1430,-345,310,-474,-461,-1743,-316,-351,-635,-242,-737,
	-317,1224,-1206,-1017,495,-535,2333,-2134,-895,1053,309,-959,-1717,1457,-245,-2920,-48,-381,637,-225,-128,-38,-118,-291,
	2432,2432,2432,2432,2432,2432,2432,2432,1567,1794,2024,2050,2512,2567,2997,3080,-218,-64,-127,-768,-60,-33,0,-1,
	-435,-128,-413,-1536,-285,-1536,-126,-63,694,1030,145,36,103,31,6,0,-811,-248,-903,-987,-458,-474,-69,0,
	1011,1017,1024,1023,1024,1024,1024,1024,-435,-128,-646,-1280,-596,-1024,-505,-768,-817,-755,-2377,-88,-101,1200,-11047,8312,
	-288,-382,-1912,-1721,-349,449,-7308,8709,-505,-2043,-3731,-271,-2654,-791,-10712,8247,-115,-2859,-1092,-69,1987,-458,-30,1730,
	3371,-1459,-2559,3991,1881,2858,10119,-14069,3175,-1555,-779,-642,1709,388,-393,-473,5771,8403,-100,2785,-2794,-894,5088,-203,
	-132,-47,-7,-19,-28,5,-2,32,-319,-287,-2255,271,296,1126,-5995,1658,221,107,-1734,-1328,-88,453,-4108,3835,
	91,-1116,-3776,-169,-2214,-760,-5547,1543,335,-1348,-1001,-22,2048,-499,1514,-436,3042,-1987,-3216,4180,1515,2225,2395,-4109,
	2035,-2124,-1064,-769,1624,-772,-1034,568,4585,5739,-940,2209,-3614,-725,2116,3599,-188,-125,-4,-51,-36,72,-57,91,
	2432,2432,2432,2432,2432,2432,2476,2483,3515,3527,4096,4133,4352,4437,918,887,0,0,0,0,0,0,-768,-768,
	-6,0,-1,0,0,0,-1536,-1536,0,0,0,0,0,0,121,140,0,0,0,0,0,0,-2120,-2148,
	1024,1024,1024,1024,1024,1024,422,470,-530,-325,-321,-96,-205,-144,-1788,-1843,25539,-20982,97,-999,-148,-884,287,4362,
	31041,-27813,4240,-843,-1899,-819,-956,3762,22684,-21151,1087,-1638,263,142,208,98,16497,-15269,5156,-1317,938,2053,66,50,
	401,163,-47,14,226,485,583,2037,-254,-230,-22,12,121,270,-3632,2004,-8039,3153,-29299,27756,-4695,4696,-2548,-4794,
	-10,-6,-9,-4,17,48,-854,437,10666,-6707,-1555,-357,-326,-1111,-83,2141,12651,-10661,1925,1554,-2344,-967,-1226,2523,
	8228,-7695,-1305,-8,-280,317,98,39,7065,-5938,3538,763,561,1995,56,115,2106,-1314,647,-548,398,352,539,975,
	-58,-394,100,-156,113,167,-2925,5056,-2166,-2312,-12548,11050,-2469,3408,-1747,685,25,-33,18,-22,24,47,-258,2055,
	2496,2496,2497,2555,2560,2560,2560,2560,1152,2944,1174,508,-256,0,29,153,-59,-3,-768,-768,-768,-768,-389,-135,
	-463,-169,-1536,-1536,-1536,-1536,-1536,-420,852,22,146,4,160,108,1112,1434,-1196,-234,-1882,-2805,-3424,-3220,-2186,-1741,
	1017,1024,944,0,0,0,525,839,-754,-794,-1677,-2299,-2240,-2160,-1105,-874,-902,7163,3356,2211,-1074,1769,2005,9580,
	5024,-1826,480,1133,-687,-5,1234,5438,-3735,6011,607,-549,-1047,-44,-813,2392,-1871,-194,330,-21,-423,-308,644,2894,
	-8244,-10141,28,1129,-1507,1175,2063,3455,-11062,-162,778,-4478,1622,1616,-247,-651,-1163,-579,-5697,-1795,-1346,677,-335,-531,
	-325,-18,-81,1012,37,488,-2396,2769,-1322,4222,2136,866,-985,2139,1724,9723,4259,-3454,-688,734,-663,132,1065,5437,
	-3686,2604,440,-610,-912,-18,-1018,2702,-1980,-864,339,-141,-265,-216,487,3381,-7328,-4590,-216,128,-1627,1360,2154,3250,
	-9640,704,1281,-3425,1639,1701,-553,-178,227,1338,-3014,-878,-1039,975,-444,84,-310,27,41,1174,54,533,-2336,2533,
	2560,2560,2560,2560,2560,2560,2560,2560,256,256,256,384,435,504,511,512,-768,-768,-768,-768,-352,-768,-768,-768,
	-1536,-1536,-1536,-1536,-935,-1536,-1536,-1536,77,0,39,80,1053,1731,244,47,-2995,-3072,-3033,-2864,-1840,-1094,-2573,-2769,
	0,0,0,0,317,953,728,0,-2024,-2432,-2368,-2080,-935,-1314,-1928,-2208,-744,744,1528,-1525,561,3634,35,1153,
	473,1751,788,4271,298,4335,-528,-204,11,-549,-211,-29,-1512,140,-221,-87,-186,-146,-99,-182,799,-216,-514,-23,
	256,700,1821,-2536,4417,7113,346,963,1781,420,-643,1899,596,2105,-6613,-1170,497,-417,1959,-2169,566,1250,-4697,1647,
	-2851,107,-108,4216,-8630,734,-4501,-109,671,174,780,-816,805,3671,-302,682,1883,2032,1044,4251,571,4246,-647,-664,
	-145,-637,-287,-180,-1516,154,-64,-294,-252,-250,-94,-154,823,0,-351,-129,1712,90,996,-2243,4150,6521,-495,323,
	630,544,879,1425,-261,1915,-2169,-695,-291,-422,2919,-1667,-307,923,517,3078,-2316,-170,-980,4160,-8265,729,-3247,-351,
	2560,2560,2560,2560,2560,2560,2560,2560,512,512,512,535,540,551,641,656,-768,-768,-124,-374,-218,-199,-768,-183,
	-1536,-1536,-321,-1536,-435,-573,-1536,-515,98,732,2368,686,1919,1213,59,1202,-2717,-2084,-448,-2107,-868,-1564,-2628,-1470,
	71,71,508,575,106,541,2,592,-1868,-1868,-533,-1101,-435,-825,-2024,-763,-1016,5316,1386,-3109,9,-4225,-2700,-822,
	-1658,1271,2418,-3059,-140,-5297,-596,2884,-252,2601,-1638,2863,3456,-2807,-46,-1131,-476,2496,-1234,1987,1698,-2890,-74,189,
	-1815,751,290,-284,-72,-4670,-322,-4120,-2104,-7185,43,4047,129,-533,193,-271,766,-8271,13,1495,-140,-636,-779,-685,
	-3307,5289,-25,6778,336,2740,4461,-248,-413,4425,1450,-2580,56,-4363,-2305,-849,-890,748,1707,-2296,0,-5519,-454,2594,
	-224,3082,-963,2243,3259,-2645,-62,-1150,-486,2828,-768,1359,1515,-2569,-95,196,-1153,15,129,184,-221,-4818,-169,-4415,
	-4478,-1292,48,1518,-179,-37,-533,-227,-1590,-2150,69,-1276,-508,-5,-1208,-669,-2611,2865,-75,6184,341,2483,3972,-200,
	2560,2560,2560,2560,2560,2560,2560,2560,656,723,745,763,768,768,768,769,-183,-321,-255,-171,-768,-64,-768,-768,
	-515,-992,-816,-499,-1536,-128,-1536,-1536,2046,778,980,1020,106,2304,46,170,-626,-1827,-1603,-1546,-2454,-256,-2513,-2389,
	592,433,613,1024,418,521,0,459,-763,-992,-938,-785,-1750,-128,-2064,-1487,-252,-5094,4235,-2977,-2327,-1966,-116,-3224,
	583,-2883,3505,-2161,1721,-2278,2185,-1807,-2089,-3096,793,-1855,-751,3631,385,131,-1191,-822,2818,-1611,-342,2353,154,-7,
	-422,-2410,-7531,1983,-173,-336,502,-2753,-378,1914,57,690,-9861,-147,1551,11530,-217,675,-674,-261,-10339,-163,594,17853,
	-268,2276,77,-435,-13448,-8,-2328,9603,-446,-4848,3797,-2895,-2590,-2454,-253,-786,-216,-2614,3008,-2137,994,-667,2152,-62,
	-1060,-3143,800,-1904,-689,2570,270,104,-268,-805,2851,-1739,-308,1053,104,-165,203,-2279,-7067,1668,-607,-259,503,-775,
	414,1427,1174,563,-6226,-177,1356,1978,557,179,717,-510,-5595,-226,151,4656,-206,2465,-83,-447,-9292,-22,-2246,4200,
	2560,2560,2560,2560,2560,2560,2560,2560,769,776,896,1007,1007,1012,1021,1024,-768,-266,-768,-242,-242,-200,-768,-89,
	-1536,-973,-1536,-666,-666,-795,-1536,-236,1052,1764,41,752,1554,1636,982,1983,-1507,-788,-2391,-1569,-767,-680,-1325,-321,
	459,738,291,615,615,851,729,770,-1487,-973,-1920,-864,-864,-912,-1392,-475,2721,-1320,2242,4722,-471,2370,-9373,-575,
	6082,-481,-1186,-2692,-1880,2671,-6448,3019,-247,-3499,-229,8,5133,-5133,-6630,-3103,2183,-411,-98,1116,7189,-2904,-3434,381,
	1359,4069,1297,1671,1431,1841,-5578,-507,-16,2917,708,1342,1557,2697,-5112,-237,625,3428,573,-334,1432,3215,463,-53,
	560,-283,5049,-242,-194,-276,-537,-59,2539,-1331,1676,4702,-719,2274,-8588,-109,5861,-104,-1349,-2742,-2797,2455,-5719,1148,
	23,-4118,-327,33,5713,-5039,-6361,-1596,2387,-1045,-91,1144,7679,-2772,-3212,1427,1205,4061,958,1645,2039,1868,-5346,-621,
	593,2757,1607,1404,2126,2717,-5410,-287,1053,3378,1769,-222,1982,3172,-593,-6,378,-190,5183,-193,-191,-298,-557,-71,
	2560,2560,2560,2560,2560,2560,2560,2560,1024,1040,1110,1152,1152,1152,1269,1279,-768,-768,-128,-768,-768,-768,-145,-768,
	-1536,-1536,-256,-1536,-1536,-1536,-522,-1536,712,27,1708,147,0,29,547,42,-1592,-2261,-510,-2029,-2176,-2146,-1512,-2007,
	767,797,841,886,1024,1007,931,985,-1616,-1896,-256,-1530,-1984,-1848,-806,-1579,10401,1267,-131,-2846,3017,607,-1106,-7489,
	8944,1896,-1218,-3175,3186,1382,-1850,-3373,3490,-1033,1375,743,-782,-349,-3104,-202,7197,-606,2675,648,-522,-192,644,41,
	6982,2501,-567,2660,517,1329,-402,-8649,-1111,535,-938,-2327,171,843,4015,1694,-3244,-4038,-1358,8900,-1190,2024,-70,130,
	-267,548,-118,-560,758,499,-2,-77,8713,630,-235,784,1237,737,-1024,-1634,7327,1259,726,-476,1818,1812,-1755,1186,
	3448,-1004,-357,552,-745,-519,-2894,-24,7537,-485,1136,517,-401,-356,552,351,6006,2233,-552,4453,-326,1270,-660,-3700,
	81,994,-912,-3531,951,786,3819,314,-452,-2355,-1504,3896,1181,2524,-220,-5036,-202,637,-159,-434,647,584,-7,-152,
	2560,2560,2560,2560,2560,2560,2560,2560,1280,1408,1464,1491,1507,1533,1534,1536,-768,-768,-115,-13,-113,-435,-65,-32,
	-1536,-1536,-331,-26,-430,-1536,-199,-64,49,17,684,510,1361,119,1548,1665,-1999,-1903,-1179,-1327,-460,-1676,-246,-127,
	963,1024,946,915,976,997,931,965,-1796,-1764,-611,-971,-780,-1202,-444,-64,4290,2192,-137,2088,-343,1107,-1162,894,
	2610,1554,313,170,2408,1476,-2124,-493,-146,-323,-1419,-198,-6621,617,-1459,597,58,206,-612,1762,-3850,1445,2787,-717,
	6921,400,8051,-3253,-139,1651,-266,-132,-700,373,3217,2313,1064,-6842,-32,-213,-3172,-1885,-679,-169,2234,4264,12,-64,
	-374,-57,-45,100,-20,-89,11,-7,-183,1273,270,1556,-657,2025,-191,-10,-322,745,516,-521,1004,2242,-1759,-178,
	-229,-270,-1011,-492,-5718,731,-2339,1499,3,202,-493,1543,-2681,1499,1171,699,3024,-413,6705,-1607,350,1723,-424,-163,
	381,687,2829,3481,1691,-6520,-276,-93,-336,-842,-1153,1179,3091,3801,645,-200,-522,-126,3,105,-45,-100,29,-14,
	2560,2560,2560,2560,2560,2560,2560,2560,1537,1566,1680,1789,1792,1795,1795,2034,-768,-218,-768,-75,-768,-64,-768,-122,
	-1536,-435,-1536,-316,-1536,-128,-1536,-375,220,925,0,1182,7,1281,37,313,-1571,-837,-1648,-357,-1529,-252,-1496,-982,
	943,1010,1024,1004,1024,1017,1020,1024,-1389,-435,-1720,-677,-1615,-128,-1537,-612,-3710,446,1135,2720,1591,-929,2202,1117,
	-2899,-922,1271,713,2020,-2150,1783,-407,-352,-1393,-593,3215,-462,-139,111,-2614,1387,-2234,-546,4480,-361,-232,63,114,
	-288,-622,-1423,-855,-4000,-501,8585,7090,-781,724,-1371,86,2210,-714,1668,4153,5851,924,2753,3314,1272,-243,-2477,10812,
	-295,-65,2,7,31,-21,25,-22,-2354,805,135,2484,1167,-768,2499,1614,-1588,41,106,106,1465,-324,2243,-58,
	-287,-1273,-726,2399,-550,881,49,-1568,1386,-2181,-449,3385,-382,521,54,569,-3,-952,-1017,-947,-2773,-884,7472,5926,
	-1159,-422,-1240,-143,2018,-884,1481,2681,4612,-510,4145,5278,1289,-589,-2370,9334,-286,-113,-106,19,0,-38,34,-44,
	2560,2560,2560,2560,2560,2560,2560,2560,2050,2053,2055,2306,2408,2564,2664,2819,-442,-156,-47,-83,-768,-50,0,-14,
	-1536,-822,-204,-516,-1536,-883,-1536,-167,32,658,290,67,0,31,0,67,-1246,-617,-983,-955,-920,-734,-664,-443,
	1024,1024,1016,1024,1024,1024,1024,1024,-1254,-1008,-658,-880,-1356,-998,-1228,-696,22,-3206,-1116,6045,-465,308,1274,-559,
	1195,-1323,918,4597,292,883,1777,2109,-681,-2165,-1727,731,-151,-384,-686,-119,-238,2560,-1220,4446,7,550,-435,3949,
	159,1406,-3236,-7357,-4068,-2998,-5448,5259,-1472,2142,2745,-6450,-1967,-1472,-8654,-520,-2641,-4083,-2623,-6808,1132,-468,2540,-2544,
	46,-49,3,23,-56,-26,43,-10,37,-3777,-1328,5110,-386,-1,828,292,1257,-1996,769,4013,325,770,1171,2672,
	-559,-2937,-2065,-493,-173,-635,-986,865,-124,2128,-1476,3881,-11,428,-569,4235,-23,2753,-2757,-6476,-3656,-2344,-4029,4091,
	-1673,3683,3390,-5382,-1712,-1362,-6264,-320,-2763,-2604,-2042,-5782,865,-75,2805,-3624,69,-3,25,33,-73,-9,121,-8,
	2560,2560,2560,2630,2633,2666,2688,2688,2823,3066,3840,1134,394,1336,-256,0,-7,0,0,-502,-178,-768,-768,-768,
	-1536,-103,0,-1536,-356,-1536,-1536,-1536,31,23,0,608,2399,0,172,108,-474,-239,0,-1726,-681,-2204,-3668,-3476,
	1024,1024,1024,761,162,1024,0,0,-1024,-768,-260,-1301,-341,-1998,-2336,-2288,-44,2126,-4394,-5424,-2657,1893,-887,1809,
	-89,3976,-5271,-6514,-3712,1781,-581,1438,664,1154,-7013,-487,2003,-384,-161,-263,570,2452,-4526,1521,-2152,61,-197,-287,
	1175,1647,-377,-4516,400,2949,681,-1375,7433,-442,-229,-2972,216,-824,144,211,-1074,-1954,7152,4079,-13,1630,947,-1723,
	-17,-10,-17,-1390,305,-107,491,528,128,723,-1994,-2532,-2721,78,-837,2011,132,2675,-2704,-3542,-2867,5,-517,1421,
	704,-187,-4465,-189,1021,-436,-85,-330,594,2045,-2892,1535,-2938,148,-90,-300,577,2371,-1013,-3230,365,1107,640,-977,
	6316,-476,-280,-3404,62,-454,55,31,-1053,-2015,4111,1651,-206,3626,1003,-1543,-43,-13,-36,-1472,298,-363,602,627,
	2688,2688,2688,2688,2688,2688,2688,2688,31,153,256,256,256,384,437,509,-389,-140,-768,-768,-768,-768,-337,-636,
	-1536,-427,-1536,-1536,-1536,-1536,-873,-1536,1110,1667,81,43,0,80,1087,1823,-2442,-1764,-3247,-3285,-3328,-3120,-2060,-1253,
	527,838,0,0,0,0,321,954,-1233,-884,-2136,-2496,-2560,-2208,-1051,-1395,1838,1064,-2454,848,1646,-1684,-345,-174,
	1003,4994,-2406,633,2249,4117,734,-809,903,-890,73,-275,-697,-152,2195,-2385,902,-2482,-103,-184,-429,-94,-2622,-7632,
	-1844,-1482,-2405,869,3773,-625,2021,2246,94,-362,605,-823,880,-1782,191,2651,-100,-274,-74,-449,2673,-2657,644,4873,
	-1489,1493,-3474,-1332,-329,4759,-5353,367,1327,1190,-796,-253,1036,-1092,-229,-335,613,5049,-1057,137,2057,3882,824,-876,
	514,-657,175,-565,-895,-287,2424,-2395,635,-2248,-178,-310,-642,-106,-2174,-7351,-1668,-1495,-292,-472,2601,-89,2206,2034,
	-270,-161,-499,260,1010,-1715,130,2803,-567,-27,-995,572,2273,-1982,558,5033,-1495,1391,-3308,-2151,-559,4289,-5376,362,
	2688,2688,2688,2688,2688,2688,2688,2688,512,512,512,512,539,567,640,665,-768,-118,-768,-768,-329,-173,-768,-172,
	-1536,-295,-1536,-1536,-951,-445,-1536,-448,47,2608,98,769,1174,1604,60,1596,-3025,-464,-2973,-2303,-1871,-1413,-2884,-1324,
	0,517,73,73,582,563,2,604,-2336,-545,-1996,-1996,-951,-711,-2136,-665,2641,-517,-1278,1898,-3963,-1752,-2924,488,
	-1133,3037,-4075,2882,-7294,-3417,-2396,2866,-525,-2950,-185,-28,-2634,301,130,3601,169,-4420,-411,-2877,-5865,-1059,166,1063,
	-454,179,690,-1395,-4190,5839,-1686,2243,-2099,67,2274,-4769,-556,-232,2740,-486,694,101,2286,-4253,-854,-230,-2326,-599,
	-278,0,-2119,5203,5784,108,1959,-588,1438,-15,-110,1663,-4034,-1743,-2540,405,-2154,2662,-3069,2602,-7253,-3340,-2391,2962,
	-692,-2579,318,402,-2999,250,134,3321,88,-4385,-394,-2373,-6192,-1012,39,846,-1039,130,675,-1834,-4142,5695,-1358,2300,
	-332,111,124,-2512,-527,-219,1888,-724,1821,180,-156,-1552,-553,-207,-2693,-820,-352,-25,-1640,4725,5690,86,1179,-521,
	2688,2688,2688,2688,2688,2688,2688,2688,665,720,740,741,768,768,768,768,-172,-330,-187,-265,-768,-768,-768,-768,
	-448,-875,-606,-717,-1536,-1536,-1536,-1536,2258,1026,1043,1250,52,106,170,1101,-662,-1838,-1802,-1594,-2764,-2710,-2645,-1715,
	604,430,1024,610,0,417,457,457,-665,-935,-913,-807,-2192,-1854,-1615,-1615,1860,-514,-2221,1510,-400,871,-311,-2781,
	579,2068,-3038,416,1098,2354,900,-3722,-1886,4282,1212,3716,882,-886,164,-1968,-4282,1348,-1203,407,297,-277,71,-4843,
	-533,6672,-4184,8721,-1400,378,-1455,-7295,-471,775,-498,231,-37,-11315,25013,-5526,-277,812,-310,380,1877,-1277,17555,-12760,
	-172,2561,210,-560,-2874,-13833,15051,525,1758,-461,-2138,1606,-663,926,928,-3216,317,2360,-2906,773,913,1757,832,-4018,
	-1886,3872,1154,3123,742,-110,1060,-1572,-4361,922,-1148,-262,231,-108,398,-4345,-740,6249,-4260,8170,-1472,301,122,-7409,
	-648,-328,-329,-441,122,-5344,13983,-3830,-459,-417,-136,-447,1865,868,5666,-10760,-198,2963,-85,-354,-2832,-9192,7736,-94,
	2688,2688,2688,2688,2688,2688,2688,2688,773,896,996,996,1024,1024,1024,1026,-269,-768,-272,-272,-768,-83,-768,-190,
	-922,-1536,-794,-794,-1536,-220,-1536,-709,1864,41,763,1636,745,2214,1053,1781,-947,-2647,-1825,-952,-1815,-346,-1507,-777,
	734,292,607,607,766,774,731,856,-1101,-2048,-992,-992,-1744,-485,-1487,-973,-1477,1164,2682,-247,10040,-616,-3419,466,
	-1179,-3275,-945,-1367,10707,1530,-5353,1940,-220,-397,4564,7220,5268,1146,-1498,-1980,-4018,-126,-527,3290,2390,-738,-6000,-5480,
	528,-1541,-1042,546,2897,-95,-5625,-720,-202,-1433,838,502,-1501,-59,1231,-565,-59,-2749,84,372,-5463,38,-3638,-445,
	-214,3385,-1010,-232,-280,-18,-413,-17,-1783,1201,2778,-538,7822,133,-2866,443,-1333,-2800,-882,-1767,8379,-5,-4702,1186,
	-196,-416,4532,7502,4974,2194,-1451,-1234,-3760,-79,-370,3660,2543,-184,-6070,-4900,996,-1457,-701,875,1539,-216,-5371,-779,
	465,-61,919,777,-508,-103,541,-568,784,-1633,141,600,-2352,70,-4804,-457,-226,2911,-1225,-230,-261,-17,-444,-27,
	2688,2688,2688,2688,2688,2688,2688,2688,1040,1109,1152,1152,1153,1262,1279,1280,-768,-128,-768,-768,-768,-148,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,1964,0,29,146,596,44,49,-2517,-511,-2432,-2402,-2285,-1725,-2261,-2255,
	796,839,1024,1007,887,930,985,963,-2024,-256,-2112,-1976,-1658,-912,-1702,-1924,1739,973,6082,-2280,-1850,-43,-2589,1513,
	-531,-3867,5262,-1729,-2006,-138,-2031,-1832,-866,6701,-666,-159,1728,3440,308,355,21,1376,182,423,1442,514,592,594,
	48,-376,3701,-2235,-2962,-4213,-3182,-648,-2158,-491,458,-2704,3709,626,-3365,1623,-538,-618,-1133,-1061,4151,-303,6258,-7782,
	2877,-41,502,249,-446,28,-291,-572,1430,421,4463,-777,-45,-35,1068,-556,-637,-1766,3801,-172,-855,-73,292,-3364,
	-865,4862,-804,-72,1655,3144,929,439,-22,-20,429,553,1400,493,1009,842,-393,-410,1997,-1372,-1626,-4516,-643,-2332,
	-507,-546,605,-2343,1553,476,-4580,1432,964,-832,556,-933,-701,-393,-1749,-2339,2754,-90,251,188,-99,3,-307,-751,
	2688,2688,2688,2688,2688,2688,2688,2688,1408,1472,1524,1526,1534,1536,1680,1763,-768,-110,-106,-12,-423,-62,-768,-79,
	-1536,-295,-404,-24,-1536,-182,-1536,-316,17,1108,1517,475,117,1779,0,1361,-2159,-1005,-543,-1583,-1932,-269,-1904,-460,
	1024,947,978,923,998,929,1024,1003,-1886,-507,-806,-1099,-1270,-456,-1848,-780,1343,1438,3205,1118,-1964,-1410,4340,-1288,
	836,-538,3128,-297,-2372,-930,3539,2386,705,5017,-3514,5367,772,6194,817,6142,1406,167,-5489,-91,-1834,4792,1666,1802,
	-438,687,-63,-309,-1752,-71,1284,-477,-761,126,94,-3232,12465,20,-1425,-202,-1907,-1766,-243,1158,1631,-246,-964,-558,
	-87,-37,24,124,-147,11,-21,14,941,1327,3089,939,-1018,-302,2983,-1236,853,-192,1956,-500,-1537,-913,2093,1302,
	614,4638,-2460,4939,1113,4917,583,6051,1072,283,-4492,-135,-1679,2833,1282,1728,-400,269,-114,174,-1497,-65,1018,-351,
	-196,-359,89,-2523,11013,-66,-331,-79,-1012,-2018,-270,1646,-219,-233,117,391,-116,-27,10,96,-247,30,-100,21,
	2688,2688,2688,2688,2688,2688,2688,2688,1792,1792,2023,2045,2051,2052,2309,2408,-768,-768,-125,-50,-486,-160,-82,-768,
	-1536,-1536,-417,-224,-1536,-874,-510,-1536,50,7,323,384,38,743,77,0,-1743,-1785,-1238,-1155,-1496,-789,-1198,-1176,
	1020,1024,1024,1016,1024,1024,1024,1024,-1665,-1743,-740,-677,-1357,-1085,-1008,-1484,425,-100,-2004,-258,-1661,-609,-1561,442,
	-56,1344,1180,-187,-1679,384,-2241,291,1463,592,2565,3211,1699,4504,1914,431,1620,771,342,-501,1053,1119,-1313,46,
	2810,-3215,4975,1514,-1600,369,-6497,382,20,-158,4472,6,-2993,-3482,-7160,-549,-3047,235,3509,1787,-1006,2456,-5938,-318,
	6,12,5,5,46,-8,29,-18,751,-142,-1769,-98,-1353,-798,-2090,471,427,1127,1131,-102,-1263,65,-2401,294,
	1678,764,2827,3462,1805,4021,1085,401,1872,906,472,-462,1100,911,-1802,-1,2386,-2518,4348,856,-1794,921,-4785,453,
	-399,20,3617,-559,-3074,-2747,-5419,-372,-2768,253,3095,1169,-1349,3155,-3923,-384,23,-29,-6,16,72,-1,23,-49,
	2688,2688,2688,2688,2688,2688,2717,2780,2561,2664,2821,2822,3076,4066,1490,2120,-51,0,-14,-7,0,0,-768,-277,
	-1011,-1536,-167,-1536,-100,0,-1536,-961,33,0,64,32,31,0,289,131,-990,-920,-699,-730,-478,0,-1862,-1516,
	1024,1024,1024,1024,1024,1024,994,1024,-1126,-1356,-752,-1152,-896,-260,-1501,-1079,-60,772,-2876,462,908,-2271,-3617,1137,
	177,120,-4221,-810,906,-1569,-4271,-821,3372,1225,-1619,1844,5559,2378,404,321,1909,768,-5799,1404,3018,-4819,-472,-3764,
	-323,-2657,7765,3090,-8383,-137,-5359,2091,1368,-5986,2944,8198,368,-72,-4599,2850,2199,2256,-591,-1898,-5407,16060,-3843,5118,
	-19,47,7,-14,-4,-14,56,-76,87,532,-2034,804,-395,-598,-2685,1511,389,-331,-3265,-392,-131,341,-3417,-350,
	3278,1175,-921,2029,3713,3969,299,447,2087,845,-4939,1536,2377,-3424,-601,-3208,-857,-2033,5555,2203,-5465,-542,-4869,1033,
	389,-4323,1570,6177,873,-139,-4997,1785,1782,2484,-1411,-2051,-1646,5307,-4991,3925,-9,82,2,-56,10,-24,34,-64,
	2804,2816,2816,2816,2816,2816,2816,2816,2804,-256,0,33,162,256,256,256,0,-768,-768,-370,-132,-768,-768,-768,
	-1536,-1536,-1536,-1148,-388,-1536,-1536,-1536,0,172,108,1514,1987,97,0,43,-1012,-3924,-3732,-2293,-1691,-3487,-3584,-3541,
	1024,0,0,532,841,0,0,0,-1402,-2464,-2400,-1148,-846,-2264,-2688,-2624,1052,-755,1623,4972,-5177,-2744,-847,1149,
	1979,-669,308,3209,-7675,-4635,-3260,-1401,2370,437,316,4751,-6067,580,-420,-148,8,1381,1046,2971,-4087,-50,-600,-393,
	-1664,930,450,-2363,-10781,-2408,-235,3587,-7832,-878,489,-514,-253,2529,-526,-1189,3724,861,-46,-482,-235,-77,-35,-412,
	21,1260,-314,-4973,331,-5960,-1452,1413,213,-762,1581,4724,-5114,-1902,-851,284,1346,-682,273,2941,-7644,-5034,-3002,-2234,
	1823,373,245,4840,-5765,1019,-122,-151,-709,1376,995,2930,-4056,11,-498,-503,63,852,635,-2096,-10507,-512,-767,1925,
	-3428,-969,80,-311,-206,1125,288,501,3206,890,-359,-221,-185,-1205,-95,436,29,1366,-235,-4718,356,-5206,-1346,313,
	2816,2816,2816,2816,2816,2816,2816,2816,384,439,508,512,512,512,512,512,-768,-323,-630,-768,-768,-113,-768,-768,
	-1536,-818,-1536,-1536,-1536,-270,-1536,-1536,85,1316,1862,58,257,2849,101,793,-3371,-2085,-1470,-3270,-3071,-479,-3226,-2535,
	0,324,953,0,729,529,73,73,-2320,-1048,-1494,-2464,-2184,-555,-2108,-2108,502,-2273,-968,1788,459,-3611,-1774,-11,
	3317,-4160,308,-2450,-3168,-2258,-7089,3692,289,-352,-1503,965,2630,-1842,-517,-639,-340,4128,4085,37,1426,5488,-141,4110,
	-2287,-2750,1179,769,1020,112,-362,1347,-1134,297,859,-1505,962,58,3340,-5076,-2410,487,1245,1635,-2914,72,3299,-7315,
	9018,-7564,678,-1502,-3361,22,-2581,3961,1001,-2156,-1011,953,221,-2748,-642,590,2364,-4019,200,-4031,-2660,-2625,-6727,4016,
	165,-221,-1402,766,2384,-1509,782,64,-551,4379,3918,-242,1261,5498,150,4615,-1615,-2706,1205,63,216,92,234,696,
	-1416,240,929,145,5250,122,807,-1481,-2237,388,1217,3007,4114,167,401,-2302,8341,-7363,645,-1409,-646,0,-1905,2975,
	2816,2816,2816,2816,2816,2816,2816,2816,536,540,579,640,674,674,726,743,-338,-218,-158,-768,-164,-164,-310,-262,
	-1079,-435,-398,-1536,-426,-426,-819,-709,1177,2430,1918,60,1624,2457,1056,1247,-2127,-870,-1344,-3140,-1542,-709,-2058,-1850,
	578,106,579,2,608,608,436,612,-1079,-435,-673,-2256,-778,-778,-1051,-935,-3406,-376,-567,-2274,699,-514,-1142,1032,
	-6567,-1077,-1562,-2063,-556,-995,-224,-462,-792,4410,3042,1560,2087,-2321,12,5,3076,7939,-83,-791,-161,-4374,-2540,-1375,
	-1343,-768,511,-1087,1908,-363,-2903,-3194,-292,115,-484,849,-69,-183,270,-727,-1123,243,-481,-1439,-6,-106,355,-509,
	4854,-47,-318,1347,-88,-123,2575,-298,-3469,-459,-791,-1852,684,-542,-1079,968,-6410,-817,-1533,-1849,-518,-1879,-171,-464,
	-1280,3721,2474,1593,2175,-1200,277,161,2544,7250,-99,-613,2,-3084,-2335,-1136,-742,-808,274,-696,1837,-349,-2520,-3167,
	-483,-141,-535,128,-39,8,101,-275,-1144,-60,-461,-1843,79,107,94,104,5154,46,-311,938,-171,-112,2605,-401,
	2816,2816,2816,2816,2816,2816,2816,2816,753,768,768,768,768,768,777,896,-178,-64,-768,-768,-768,-768,-251,-768,
	-513,-128,-1536,-1536,-1536,-1536,-797,-1536,1370,2816,106,52,254,1171,2042,41,-1717,-256,-2966,-3020,-2818,-1900,-1022,-2903,
	1024,521,417,0,458,458,738,291,-865,-128,-1982,-2320,-1605,-1605,-951,-2168,-1344,4549,-1309,-1459,-3696,-3449,-2251,-1125,
	423,-5715,556,516,-1100,-4029,-1000,-4394,4804,466,1009,1064,199,-7401,-3322,684,2471,-1715,-1980,-1261,-1952,-8738,-4199,-345,
	7805,-89,254,-294,-1941,-6054,-444,1219,-58,79,-1752,821,10467,-10170,-387,-974,98,76,1662,4509,17326,8766,-282,-1239,
	-843,17,-6743,-3812,13919,212,-107,1339,-1329,1518,-1176,-1441,-2618,-3260,-2172,-952,544,-5350,409,419,-1432,-3662,-658,-4044,
	4477,-956,1041,881,1804,-7200,-3551,488,2200,-2461,-1814,-1105,-1158,-8509,-4546,-595,7625,-44,163,-373,-332,-5214,-453,1295,
	-201,5,-725,676,-393,-10660,-622,-1423,-94,-38,2219,3748,1936,6898,-568,-1005,-792,20,-4272,-3881,5915,451,-31,826,
	2816,2816,2816,2816,2816,2816,2816,2816,994,994,1022,1024,1024,1024,1024,1040,-281,-281,-192,-768,-768,-768,-77,-768,
	-754,-754,-726,-1536,-1536,-1536,-205,-1536,1009,1790,1876,1101,54,773,2448,27,-1837,-1056,-942,-1715,-2762,-2043,-368,-2773,
	607,607,854,731,775,766,781,795,-935,-935,-1101,-1615,-2184,-1849,-493,-2144,1618,3092,-2771,-3483,-1229,6486,-1876,-830,
	-721,372,-112,-2566,-2778,7211,2483,-1303,1190,5529,-4613,-4931,1160,19,4071,1410,-1369,3548,-6317,-8031,-1686,-3329,-1196,-1260,
	6927,-1351,-485,-4767,-3329,-2813,23,3035,2,-148,-443,-6034,-953,-1497,-7,1093,293,-30,-460,-5777,-373,-10332,17,-3869,
	-1487,-133,-3,-453,-5740,-358,-13,4244,1742,3197,-2729,-3726,-1852,4583,-420,-466,-394,636,-568,-2951,-3006,5490,1369,-931,
	736,5046,-3581,-4916,529,-44,4485,1233,-1666,2918,-5349,-8141,-1779,-3186,-251,-1363,6444,-1556,-345,-4990,-3706,-3275,-24,2824,
	-593,-583,-32,-5987,1155,-167,19,949,-527,-636,70,-5804,3136,-6449,127,-4320,-1378,-66,-115,-585,-4782,-189,-6,2979,
	2816,2816,2816,2816,2816,2816,2816,2816,1109,1152,1152,1152,1278,1280,1280,1408,-128,-768,-768,-768,-143,-768,-768,-768,
	-256,-1536,-1536,-1536,-518,-1536,-1536,-1536,2219,147,0,29,703,49,53,17,-511,-2541,-2688,-2658,-1858,-2511,-2507,-2415,
	840,886,1024,1008,933,963,985,1024,-256,-1786,-2240,-2104,-973,-2052,-1807,-2014,713,-2026,929,-844,-223,-1253,-1643,-926,
	-2430,354,1422,29,734,-1630,-1831,995,1041,379,2733,-493,2222,-1060,-906,1997,-1586,-1426,128,-452,-1213,-430,-2018,364,
	-112,-2544,-844,112,6974,-932,-2184,-180,-105,10165,197,-1939,-346,162,2032,-480,-104,10921,-778,1628,-240,-5135,11617,-3196,
	-10,-731,3289,2115,-59,-593,-401,-514,-303,-1036,-105,45,-102,-1935,-607,-407,-696,772,349,1648,873,-2228,-1498,1413,
	-49,1811,2230,651,1776,-1220,544,1953,-2691,-1138,93,-491,-1257,-1231,-1994,328,-188,-514,-966,555,5979,-2106,-306,-284,
	-230,4966,215,-1933,-705,1931,-783,-451,-336,2463,617,-107,-666,885,51,-2552,-48,183,4064,2045,-26,-1000,52,-721,
	2816,2816,2816,2816,2816,2816,2816,2816,1481,1503,1518,1529,1533,1534,1536,1536,-106,-13,-108,-185,-424,-768,-32,-768,
	-275,-25,-397,-495,-1536,-1536,-64,-1536,1147,567,1644,744,131,259,2177,49,-1213,-1770,-679,-1568,-2176,-2047,-128,-2255,
	950,918,977,1024,998,942,964,1009,-635,-1227,-912,-864,-1392,-1645,-64,-1922,-314,116,-641,-1625,-1431,-584,785,-2388,
	352,751,3136,-156,-925,-256,-2478,-3510,1800,748,-6821,1545,105,-1209,-7698,-1680,-3577,-2659,-9140,-1591,-2207,-672,-10576,-1991,
	569,551,-89,2257,-829,1210,14,-3976,120,2090,-105,196,2872,6813,57,-1182,-609,156,-342,9,4132,9680,224,-3975,
	-28,198,39,-186,-277,-410,-2,-189,-251,-44,-782,-1339,-627,-890,-2171,-2302,234,441,1391,100,-201,-655,-2808,-2973,
	1862,824,-4526,1354,632,-1070,-5092,-1472,-3198,-2251,-7592,-1833,-1716,-583,-6610,-2166,239,896,-121,1991,-311,1015,54,-3009,
	-119,2491,108,22,1311,6714,107,-487,-942,693,-61,-554,1600,9765,116,-2962,-7,162,21,-94,-363,-472,-5,-150,
	2816,2816,2816,2816,2816,2816,2816,2816,1536,1564,1680,1780,1792,1792,1792,2019,-59,-218,-768,-72,-64,-768,-768,-52,
	-166,-435,-1536,-290,-128,-1536,-1536,-225,2005,1414,0,1517,1793,50,7,535,-299,-862,-2160,-543,-255,-1999,-2041,-1286,
	931,1010,1024,1004,1016,1020,1024,1016,-467,-435,-1976,-806,-128,-1793,-1871,-780,-1539,-66,2549,-2113,1851,-3074,-200,100,
	-396,-4185,3796,1713,-3048,-2111,-401,182,4922,6358,5461,-511,-3194,-314,2350,397,2350,4306,2312,-3399,-5912,-2656,807,-2727,
	-12,-946,3493,-242,-80,-3206,-775,-2123,17,324,-313,-232,-108,-2106,252,-1630,-112,472,2479,-636,-159,-1140,1928,-1857,
	7,-25,-92,10,-27,-47,-52,2,-272,24,1096,-1609,348,-2661,-822,-108,-736,-589,2176,1133,-1605,-1703,-931,115,
	3039,3251,4821,-851,-2847,75,2017,65,-182,1973,1363,-3797,-4976,-2314,252,-3036,33,-1357,2942,-189,-200,-2690,-643,-1283,
	21,-653,779,-253,-167,-1775,633,-779,-18,-1404,3577,-400,-763,-933,1840,-744,25,-44,-168,20,-22,-59,-131,18,
	2816,2816,2816,2816,2816,2816,2816,2816,2041,2045,2047,2048,2308,2408,2546,2562,-120,-164,-507,-768,-82,-768,-55,-32,
	-383,-869,-1536,-1536,-559,-1536,-243,-1536,364,817,42,50,93,0,312,38,-1435,-979,-1751,-1743,-1439,-1432,-982,-1240,
	1024,1024,1024,1023,1024,1024,1024,1024,-782,-1202,-1480,-1664,-1085,-1612,-612,-1408,-703,1594,-608,-2113,2299,-550,-890,-1042,
	797,-531,-539,-1829,6,203,-117,-996,441,2800,563,488,2966,2774,68,192,-4695,-2930,-2247,-1191,-1201,517,-2169,-1703,
	3479,104,2093,1921,1593,-690,2654,6057,2946,1214,1778,1033,2169,-1273,1727,7528,1168,-4747,-2031,-1531,4239,650,11461,-2073,
	-8,24,-19,-45,36,-14,-23,40,-374,976,-500,-2092,2088,-547,-185,-534,921,-1056,-357,-1852,63,133,182,-478,
	655,2591,584,479,2868,2673,907,475,-4165,-2983,-2145,-1350,-1342,433,-1203,-1479,2189,1390,1712,2038,1941,-618,12,4934,
	1493,2508,1481,830,2402,-1198,-530,5871,90,-2924,-2050,-1822,4436,571,7292,-2224,-14,12,38,-81,18,-61,-33,38,
	2816,2816,2816,2816,2816,2816,2816,2816,2562,2664,2818,2818,3026,3076,3078,3515,-50,0,-8,-15,0,0,-2,0,
	-904,-1536,-1536,-166,-118,-100,-65,0,32,0,36,67,123,31,32,44,-1246,-1176,-986,-955,-691,-734,-730,-281,
	1024,1024,1024,1024,1024,1024,1024,1024,-1254,-1484,-1280,-880,-518,-998,-1152,-605,-3912,692,-2856,-2994,-8363,-5128,12621,-14581,
	-2078,614,-859,-2640,-7000,-5647,12569,-14182,-1770,1759,-2265,-2552,-7486,-5210,11179,-16090,-3796,-87,-3026,-6144,-6349,-7743,12781,-14138,
	1385,-4655,3711,9968,14955,-691,-10102,3399,-798,-5777,9416,8093,1879,-542,3853,-207,-4813,361,-3166,-8019,32547,-9035,-9532,5534,
	-1,43,-25,7,-33,0,17,-18,-3925,40,-1757,-1780,-1489,-3149,5225,-6828,-2162,26,230,-1277,-884,-3282,5475,-6569,
	-1795,1712,-1442,-1520,-80,-3745,4611,-7338,-3839,-471,-2387,-4453,-479,-4797,5639,-7138,1920,-3774,2005,5420,-641,-626,604,-206,
	-139,-3999,4949,4428,-1676,-587,6999,-738,-4021,821,-2911,-8836,12003,-2196,2019,-1727,13,68,-57,3,-56,-6,38,-40,
	2816,2816,2816,2816,2816,2816,2816,2816,3578,4004,4100,4352,4506,4578,1003,1276,0,0,0,0,0,0,-768,-768,
	-4,0,0,0,0,0,-1536,-1536,19,0,0,0,0,0,19,16,-243,0,0,0,0,0,-2818,-2549,
	1024,1024,1024,1024,1024,1024,441,1021,-896,-377,-640,-260,-423,-197,-2264,-2088,14951,-3565,4114,1000,-3938,2948,1285,-3625,
	15631,-4245,5209,-1788,3251,-1742,341,-5649,16456,-3840,3623,-1089,6608,-3351,2281,-1232,13219,-3655,3741,-2078,2897,-8882,464,-402,
	743,-211,-144,-125,1,153,1619,-213,145,-205,-122,-98,-26,36,3397,967,-11014,21689,-38492,7692,1620,1345,2681,-4378,
	-6,5,-3,-12,-5,3,2968,-528,5152,-1229,235,1395,-2316,1384,843,-2998,5499,-1651,202,-309,1428,-756,-378,-5003,
	5243,-1394,-122,569,3417,-904,2032,-844,4361,-1565,-374,-806,585,-7298,230,-975,4809,-848,955,-497,380,-192,1223,-356,
	384,-200,78,-117,82,-33,2852,1027,389,10248,-12888,-264,8016,-1640,2384,-3273,18,-19,20,-21,9,1,2490,-1008,
	2817,2817,2817,2817,2817,2817,2817,2817,437,169,935,632,918,1223,1374,535,-768,-768,-768,-768,-768,-768,-479,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,528,663,202,11,121,47,297,523,-2876,-3010,-2705,-3198,-2802,-2572,-2172,-2784,
	100,171,426,0,422,1011,963,269,-2085,-1561,-2233,-2401,-2129,-2173,-1535,-1631,-3959,4042,-290,-1958,-1267,-435,648,1767,
	-6397,2995,2625,232,-1375,1954,2106,-1114,454,-150,2768,2025,-82,1868,1143,-613,454,1553,1432,1561,-1023,-65,-749,693,
	3081,-2764,5550,961,-1221,270,1645,-1626,-9062,5365,-7573,742,-1493,417,-5344,4923,-12515,8163,-10079,1835,-5908,-73,-3995,11988,
	2325,-2044,-937,4707,-870,-117,136,-6124,-2184,3286,-2396,-3126,-1035,-2388,-318,831,-5147,2319,1835,-1546,-891,-131,1028,-2002,
	1057,-30,2077,2159,130,1123,858,-877,1070,1048,1063,564,-1005,-360,-972,504,1246,-1835,3540,995,-844,-1025,1555,-487,
	-1078,1685,1092,745,-242,1872,-3654,-1052,-758,1188,2589,739,-4388,3830,-1980,3146,636,-1862,4368,3929,573,-8,280,-5415,
	2817,2820,2820,2821,2821,2822,2823,2826,1686,640,569,1500,1180,887,833,411,-768,-768,-768,-768,-768,-768,-327,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,165,24,212,33,25,140,995,687,-1992,-3184,-3068,-2317,-2646,-2826,-2025,-2762,
	1010,0,82,1024,1024,470,699,200,-1679,-2292,-2228,-2019,-2177,-2182,-1498,-1634,-2346,-4847,6096,-1057,-1788,2410,-1659,1998,
	-3406,-3999,8512,620,344,-1272,-3869,1914,-3403,125,1201,1127,2230,225,-3625,3207,-3743,-2498,363,-1142,422,1301,-4768,1593,
	3386,1149,-1551,5844,2731,-1522,357,-692,972,-862,-2625,-903,-297,-7435,-1203,13812,-6604,-2405,-6559,-1660,-4537,-12448,834,16699,
	-27,-358,1289,-215,859,-6381,-563,-5492,-1787,-3755,5577,-2215,-1943,958,-2738,-167,-2681,-3709,8322,-735,159,-931,-4811,638,
	-2595,525,736,522,1856,-340,-3148,1677,-3194,-1991,338,-1612,326,479,-4239,888,3305,1736,-2214,4646,2377,-2535,180,943,
	770,-1789,879,-237,-160,-1604,931,5846,-6486,-3089,-683,172,-3236,-2493,2553,4704,30,-627,2624,-237,1048,-1217,35,-3357,
	2832,2832,2833,2836,2838,2840,2845,2845,1152,2944,1174,1134,394,576,1490,508,-59,-3,-768,-502,-178,-768,-768,-768,
	-463,-169,-1536,-1536,-356,-1536,-1536,-1536,852,32,146,608,2399,0,289,4,-1868,-896,-2553,-2139,-1093,-3313,-2118,-3385,
	1017,1024,944,761,138,0,994,0,-1090,-1130,-2013,-1507,-547,-2552,-1629,-2589,-1255,1849,221,-3501,-1407,4806,-3125,-1718,
	1867,2517,110,-1441,-1242,-495,-2851,-3631,-4550,3839,2134,841,-1341,684,-1141,2455,-6899,603,45,507,252,2,-2274,-547,
	-2350,-13503,2635,-1246,704,1012,-2321,240,-972,-12404,-6982,3199,-237,-1469,-1551,-647,-1012,-2936,-6881,11688,-310,-1319,4366,-3491,
	-12,0,2742,-902,435,-3009,273,1119,-1763,-1653,-1041,-3011,-1521,2874,-2429,-2546,1380,-765,-61,-767,-1524,-1075,-2065,-3337,
	-4095,745,2183,125,-1118,1049,-925,2382,-6465,-3485,-412,183,471,23,-2131,-287,-1750,-4201,1338,-1233,553,804,-1946,-303,
	-113,-7252,-2308,785,-149,-1041,-2513,-160,145,2306,-142,7041,-164,-955,2210,-2961,-87,8,2807,-868,436,-2112,231,2462,
	2864,2879,2908,2911,2913,2932,2944,2944,1336,814,2120,941,1744,2804,-256,0,-768,-768,-277,-126,-50,0,-768,-768,
	-1536,-1536,-961,-382,-188,-1536,-1536,-1536,0,228,131,1649,1109,0,172,110,-2599,-2924,-1772,-1441,-1180,-1268,-4180,-3986,
	1024,75,1024,781,988,1024,0,0,-2195,-2127,-1207,-839,-766,-1530,-2560,-2528,3213,3598,-1604,-83,-322,2112,335,2774,
	-1468,459,19,1297,-148,2691,-248,507,1864,-735,-2778,-1451,-3067,1367,2864,-1787,-2889,2025,1465,2125,4906,1669,2748,-3147,
	-945,1878,-3219,-1364,-1400,52,1266,1213,327,-2301,-978,-331,-656,-4897,-1309,-418,1280,-4571,2012,-572,-947,188,273,1006,
	-443,-2887,-449,-309,28,24,1130,-372,1889,3504,-1192,-50,-421,951,356,2632,-3123,854,334,1082,-442,1270,-246,360,
	1300,-1007,-2693,-1002,-2788,239,2869,-1893,-2782,1710,1322,2197,4769,1589,2730,-3189,-1596,1695,-3187,-1142,-1556,999,1426,1395,
	711,-2251,-1182,-105,-627,-2283,-1683,-971,2628,-3961,1454,-256,-911,225,255,624,-287,-2057,-292,-366,45,16,1401,-325,
	2944,2944,2944,2944,2944,2944,2944,2944,33,178,256,256,256,384,443,512,-358,-122,-768,-768,-768,-768,-307,-768,
	-1276,-345,-1536,-1536,-1536,-1536,-746,-1536,1514,2568,97,0,43,101,1842,115,-2549,-1350,-3743,-3840,-3797,-3611,-1811,-3469,
	532,847,0,0,0,0,331,73,-1276,-675,-2368,-2816,-2752,-2448,-907,-2236,4058,2952,366,-1042,2019,815,-3317,586,
	2703,3883,1883,2619,1683,5986,-2619,-755,4312,3987,448,3590,932,5750,-1242,-3779,1874,704,43,3617,1034,2058,-2649,1481,
	2178,3329,-1544,884,-633,-410,-2855,581,-248,-217,3932,2840,-1558,-539,224,3605,-276,-220,1940,520,-1291,-1827,17,4845,
	-3150,-101,-4020,-479,66,7640,1700,-2977,3020,2239,813,-211,2251,703,-3353,1341,1621,3044,2206,3479,3063,4805,-2879,-477,
	3902,3343,1850,3768,1390,4954,-1331,-3747,1236,333,1257,3605,1146,1802,-3289,2112,1876,3344,-907,561,-1263,-337,-1684,450,
	-609,-226,2149,3911,784,-796,-148,1365,-679,-202,-410,1561,548,-1468,-393,1941,-2287,-66,-4718,-389,-426,6446,2402,-2762,
	2944,2944,2944,2944,2944,2944,2944,2944,512,512,512,512,538,576,640,682,-768,-768,-108,-574,-339,-163,-768,-155,
	-1536,-1536,-252,-1536,-1138,-416,-1536,-389,810,58,3092,1933,1176,1921,60,1921,-2774,-3526,-492,-1651,-2383,-1600,-3396,-1493,
	73,0,538,954,580,578,2,614,-2236,-2592,-565,-1621,-1207,-801,-2384,-747,-5521,496,-594,-1216,4999,-647,-2732,-65,
	-4253,217,1842,-68,7226,241,3751,513,-4402,-3982,-1990,-2928,1959,-3883,868,-1494,-2751,1387,-851,-1067,5345,94,1367,631,
	2083,-1413,39,742,865,3432,40,-1233,-6164,-1324,36,-67,221,-23,-808,-14,-11650,-781,25,829,-424,-74,-3064,-59,
	-2034,101,31,595,5441,-90,5632,-322,-3944,93,303,-1295,4116,-691,-1644,-78,-2949,1167,1909,-74,6420,88,3140,522,
	-3246,-4555,-1503,-2809,1063,-3432,292,-1509,-1203,1967,-520,-827,4534,0,1159,556,1087,-1575,25,665,1180,3869,397,-1120,
	-204,341,139,460,-841,68,-1832,-90,-2940,1270,183,1505,-1970,61,-4149,-84,-3658,709,-5,435,6236,-66,3742,-287,
	2944,2944,2944,2944,2944,2944,2944,2944,682,729,744,749,768,768,768,768,-155,-296,-258,-185,-768,-768,-768,-768,
	-389,-744,-696,-555,-1536,-1536,-1536,-1536,2686,1283,1519,1374,63,108,254,1229,-728,-2084,-1833,-1973,-3265,-3220,-3074,-2099,
	614,440,613,1024,0,417,458,458,-747,-1048,-920,-993,-2448,-2094,-1733,-1733,1758,-1204,740,-2933,428,730,-2015,-3159,
	4617,4481,5630,262,5885,5475,3138,884,-1522,-2938,267,-3858,-2835,685,-3176,1311,813,-481,2443,830,1220,1543,165,5564,
	-351,-917,4990,-3785,-1712,1810,-439,11518,-85,223,-224,-501,77,763,5135,8282,-67,306,-363,-222,2939,691,14157,4101,
	-97,3036,-101,-204,-4899,-7687,20123,-307,1868,-1141,680,-2823,212,892,-714,-3509,3906,4579,5668,358,5892,5896,3720,433,
	-964,-2803,180,-3409,-2815,-68,-2196,1077,1801,-296,2038,894,1270,1541,1127,5335,-399,-838,5429,-3404,-1667,1653,288,11008,
	35,194,-156,-344,73,365,-1160,6976,90,240,-248,-75,2757,1035,3104,3206,-117,3164,37,-329,-4991,-5731,11130,6,
	2944,2944,2944,2944,2944,2944,2944,2944,775,896,998,998,1024,1024,1024,1026,-256,-768,-265,-265,-768,-71,-768,-189,
	-863,-1536,-712,-712,-1536,-191,-1536,-644,2115,45,1041,1952,796,2683,1172,2049,-1206,-3155,-2057,-1146,-2276,-389,-1900,-1020,
	737,291,610,610,766,786,730,856,-1079,-2296,-1051,-1051,-1975,-500,-1605,-951,-2927,1263,-972,1776,-5569,-3371,-1382,1516,
	-921,-738,184,-1788,-2060,2193,2210,2703,2595,-1701,-3421,150,-3849,686,3820,-1679,7750,2149,3550,4816,1070,2808,9722,998,
	-932,-1066,230,-1690,1252,19,14938,-483,-356,-2936,-38,-10,-7058,-22,12545,-190,-460,-3699,121,70,-9575,-32,12450,-178,
	-396,-2162,-1033,-109,191,-13,-662,62,-2898,1113,-776,1678,-6658,-1939,-462,1684,-729,18,230,-2152,-2842,1677,2999,2494,
	2708,-2000,-3264,1048,-3542,906,3735,-1554,7533,2004,3535,5652,1355,3391,9368,1005,-534,-856,398,-1417,1065,12,14990,-759,
	-419,-2210,-224,138,-4362,31,11188,-465,-566,-1327,-264,156,-4181,86,9610,-510,-325,-1099,-1235,-187,679,-10,-625,66,
	2944,2944,2944,2944,2944,2944,2944,2944,1040,1109,1152,1152,1152,1273,1280,1280,-768,-128,-768,-768,-768,-145,-768,-768,
	-1536,-256,-1536,-1536,-1536,-530,-1536,-1536,27,2475,147,0,30,708,57,55,-3029,-512,-2797,-2944,-2914,-2114,-2759,-2761,
	795,840,886,1024,1008,932,985,963,-2268,-256,-1897,-2368,-2232,-1101,-1935,-2180,-95,3200,-979,2046,-790,14,-718,2054,
	1120,-3202,2342,6660,157,-1299,-4237,777,-2415,-748,-3613,3650,-1391,-1636,-695,-2204,2196,8147,1606,1642,1137,5260,1537,1400,
	-1304,-42,-865,2058,-2011,-2790,-1117,3267,-2331,35,1947,-2269,111,1128,792,-1227,-5951,72,8366,-2310,-3487,204,10176,-4448,
	-2718,-3,-5146,516,-1331,1035,6960,-1693,-330,593,185,892,-158,102,1905,1368,1072,-2248,3733,5171,1868,-1258,-1277,-882,
	-2724,-1580,-2554,2399,-835,-1605,-36,-3223,1953,6931,2041,2436,1314,4978,2397,2097,-1277,-97,-11,1070,-1417,-3162,1071,2354,
	-1937,-112,-905,-1503,-391,361,-1804,21,-4745,-190,796,-719,-3150,-703,991,2571,-2017,-30,-7630,1622,-1941,593,4860,484,
	2944,2944,2944,2944,2944,2944,2944,2944,1408,1454,1534,1535,1536,1536,1680,1773,-768,-116,-103,-12,-56,-420,-768,-74,
	-1536,-326,-377,-24,-153,-1536,-1536,-295,22,1173,1792,671,2235,170,0,1644,-2666,-1469,-770,-1890,-325,-2390,-2416,-679,
	1024,946,979,924,932,998,1024,1003,-2142,-763,-973,-1355,-477,-1487,-2104,-912,618,267,-893,338,-4243,1222,3847,-456,
	1219,-509,1448,-940,834,-131,4969,1305,-2885,253,2602,-2328,3317,-1576,2321,-4053,3911,5904,4059,4863,11079,3766,3330,3711,
	-1974,1074,-201,-6658,-24,397,1618,-164,-566,-342,-124,1172,-24,1673,1798,-146,-5475,-141,-222,-1,-140,6969,1913,-378,
	733,-73,61,346,3,489,-420,23,882,396,-1059,-235,-2228,2261,3077,-120,1415,-417,-257,-1256,1012,657,4016,408,
	-2888,107,4370,-1554,1839,-1179,1695,-3415,3814,5299,5418,5142,9060,4163,3502,3655,-1954,156,-223,-3853,38,782,1206,-35,
	-467,-768,23,2830,68,-360,2053,92,-4745,-735,34,1465,130,2665,3040,156,649,6,43,326,15,-34,-531,13,
	2944,2944,2944,2944,2944,2944,2944,2944,1792,1792,2035,2036,2046,2048,2301,2408,-768,-768,-122,-50,-162,-495,-85,-768,
	-1536,-1536,-397,-212,-845,-1536,-569,-1536,50,7,370,549,898,42,119,0,-2255,-2297,-1691,-1512,-1152,-2007,-1676,-1688,
	1020,1024,1024,1016,1024,1024,1024,1024,-1921,-1992,-910,-806,-1270,-1579,-1202,-1740,-235,198,-416,1000,1365,1414,-893,1470,
	-1777,805,150,-273,214,1380,279,1711,-3846,-814,-2916,-2506,-3559,-2202,-629,-958,239,3294,2833,5882,4065,2709,3983,3240,
	-461,-2086,5908,259,809,-203,-3916,-1663,-1937,179,6174,-801,-4058,-1602,-6477,655,-2605,-957,2785,-818,1930,3945,-2347,1262,
	-270,-314,-127,-31,43,-470,-95,-130,427,217,-269,1050,870,1888,-967,1329,-852,671,311,-159,-184,1940,294,1524,
	-3665,-1223,-3043,-2563,-3211,-2157,-571,-873,675,3142,2884,5848,3940,2748,3653,3078,-136,-1989,4320,-664,2226,-490,-2389,-1421,
	-1530,194,4314,-1381,-2559,-1830,-5086,659,-2366,-813,1243,-1395,3503,3451,-1564,1175,-269,-437,-95,10,2,-351,-89,-255,
	2944,2944,2944,2944,2944,2944,2984,2988,2563,2664,2818,2821,3073,4592,1875,1176,-50,0,-8,-15,0,0,-30,-768,
	-988,-1536,-1536,-164,-102,0,-192,-1536,38,0,38,77,33,0,913,417,-1496,-1432,-1240,-1198,-990,0,-1387,-2589,
	1024,1024,1024,1024,1024,1024,1024,967,-1357,-1612,-1408,-1008,-1126,-260,-1012,-1930,831,2379,-2964,-567,1689,1402,-2932,2565,
	-690,3268,-4623,-1058,1717,-1229,1259,862,-2105,639,-5109,-2435,-803,-2770,-3689,-2579,2726,2960,2259,3995,6498,9466,-3313,2788,
	-2760,-2208,793,1893,-6695,85,-1158,-676,-1190,-3251,4099,3424,-3551,-94,-1196,-2576,-680,56,-833,-830,-4060,4543,-1225,-4505,
	-94,66,-29,-16,-6,-5,-1,-6203,919,1582,-1394,-200,1156,943,-3218,2829,-655,2423,-2847,-675,1192,-1009,758,1189,
	-1837,401,-4245,-2170,-1337,-1868,-3381,-2502,2431,2729,2661,4055,5895,9736,-2587,2626,-2509,-1500,-297,1193,-5226,-493,771,-650,
	-934,-1980,1091,2662,-3325,-90,651,-2554,-214,440,-1676,-1669,-2523,-1268,737,-3217,-62,70,-63,-22,-13,-13,-47,-6041,
	3072,3072,3072,3072,3072,3072,3072,3072,227,383,512,512,709,776,1002,1024,-104,-768,-768,-543,-132,-253,-253,-768,
	-262,-1536,-1536,-1536,-339,-871,-651,-1536,3063,217,58,2025,2957,1192,1266,1230,-1062,-3752,-3782,-1815,-686,-2384,-2084,-2099,
	862,250,0,954,639,738,614,730,-531,-2262,-2720,-1676,-543,-1207,-1048,-1733,4142,726,-947,-1259,-188,1769,665,-23,
	4843,3042,-4693,-2272,-391,4011,-1920,-2858,5624,615,-605,2012,-539,5096,186,1387,2219,-1566,73,-161,-3811,1396,-1140,991,
	71,-914,-1010,510,-250,-2400,886,-3378,-35,4492,-1165,-278,-75,-919,-251,5410,-18,5046,-66,232,-87,-1049,186,7749,
	-27,517,-1257,538,-63,-485,-1019,-1419,3170,773,-1157,-1366,-105,1591,783,-6,4114,2871,-3511,-2314,92,3714,-1788,-2788,
	4934,860,-408,1968,-918,4806,245,1254,1667,-1395,177,-152,-4265,997,-1240,908,181,-855,-1198,384,-300,-2352,566,-2954,
	-85,4285,-61,-292,-156,-805,-337,4258,-88,4751,1332,132,-195,-1070,-119,6332,7,396,-236,520,-70,-601,-972,-1182,
	3072,3072,3072,3072,3072,3072,3208,3328,1024,1536,1790,1792,2044,2560,2246,-512,-67,-768,-69,-265,-119,-32,-53,-768,
	-179,-1536,-283,-1307,-370,-1536,-275,-1536,2921,55,704,1053,740,50,1382,276,-407,-2761,-1858,-1507,-1567,-1742,-997,-5100,
	792,1009,1004,1020,1024,1024,1023,0,-507,-2178,-973,-1487,-864,-1664,-942,-2976,-6741,-603,-763,943,1261,659,1357,942,
	-5851,-1538,224,41,165,-243,87,705,-1042,2803,2521,1329,3300,2146,897,1636,-2349,-2172,-720,1332,-234,-235,485,4052,
	-15,733,7339,3543,-1411,88,-806,1023,-53,-1036,418,6976,161,1994,-31,408,-87,278,-478,1025,-35,-1874,-26,1080,
	-19,5944,-193,-299,-80,-48,24,-234,-4889,-736,-564,316,1406,350,1154,1003,-5021,-1676,235,-613,368,-514,-183,567,
	-620,2633,2171,1334,2891,1915,891,1843,-1909,-2044,-764,1274,-471,-565,523,4394,-7,634,5152,3397,-2079,58,-589,918,
	28,-674,-858,7039,-556,2009,57,-59,64,1320,-1261,1497,-719,-1437,373,506,-25,6038,-66,-336,-32,-55,19,-229,
	3328,3328,3328,3328,3328,3328,3328,3328,-256,0,0,0,35,50,91,128,-768,-768,-768,-768,-344,-152,-117,-768,
	-1536,-1536,-1536,-1536,-1011,-460,-306,-1536,180,0,0,2257,1850,1655,3449,212,-4940,-4864,-4864,-2606,-2978,-3159,-1324,-4524,
	0,0,0,550,536,782,810,17,-2928,-3328,-3328,-2008,-1491,-1582,-662,-2652,3106,-1473,-700,-7674,4449,1787,1474,1888,
	1314,833,1102,-7784,5540,2993,3779,1792,6072,-1692,-1391,3136,2283,3774,3022,-4095,3648,-3503,-2524,2040,-337,1429,659,-1903,
	-250,1173,1618,-6149,2449,2288,602,450,-387,833,833,1499,-143,-852,101,-2044,-378,2026,2320,3359,-266,-936,168,2536,
	-870,961,1097,443,-5707,8681,393,-177,2546,-700,73,-6562,3774,2146,178,1521,1382,1158,1427,-6732,4862,3468,1991,1926,
	5573,-1058,-757,3481,2175,3922,2265,-3919,2744,-2719,-1740,2278,-416,1986,228,-2268,323,1090,1536,-5984,2017,1838,596,751,
	-941,924,924,1658,-235,-198,-13,-1786,-326,2391,2685,3629,-235,-23,-10,2684,-345,607,742,-631,-5605,8218,429,234,
	3328,3328,3328,3328,3328,3328,3328,3328,162,173,242,256,256,256,256,256,-132,-513,-238,-768,-768,-768,-768,-768,
	-388,-1536,-603,-1536,-1536,-1536,-1536,-1536,3016,1285,2706,694,97,86,0,147,-1686,-3406,-1916,-3914,-4511,-4522,-4608,-4461,
	841,222,682,0,0,0,0,0,-1358,-1712,-958,-2792,-2752,-2848,-3200,-2976,-8128,1849,5864,-394,-2294,2633,1456,-1107,
	-12128,2993,8607,1303,-1836,1591,-466,414,-4622,-1246,2372,3223,5,-618,627,-3,-1687,903,4278,-464,-318,-494,1640,-334,
	1018,1138,878,1736,-46,32,-480,39,-40,2042,-156,2120,1626,1814,4397,1732,-16,3972,-85,-4511,-60,-1771,-1019,2905,
	190,-1488,546,2171,-711,-898,-1740,-285,-6027,1427,4654,692,-2109,1879,1826,-577,-8685,2516,6553,2105,-1775,907,-95,632,
	-2751,-1060,1784,1320,199,-545,-303,-1138,-203,31,2853,-591,-391,-546,1067,-842,756,1455,1867,1128,-383,-22,-397,-26,
	230,-21,-534,4168,1549,1550,5179,2869,379,439,-657,1755,-1778,-2240,-80,5719,18,-1241,1177,1784,-536,-529,-2232,-234,
	3328,3328,3328,3328,3328,3328,3328,3328,256,278,327,332,332,384,384,439,-768,-768,-409,-326,-326,-768,-768,-323,
	-1536,-1536,-1144,-821,-821,-1536,-1536,-818,1080,269,1384,1932,2948,225,0,2223,-3528,-4317,-3153,-2600,-1584,-4255,-4480,-2202,
	868,61,397,286,286,250,0,323,-2660,-2297,-1584,-1303,-1303,-2518,-3136,-1560,-5448,-883,-172,-4251,1920,1517,-2482,2174,
	-4136,-1204,25,-3166,3804,1601,-157,-219,-2003,-383,-1097,-5657,-1225,743,-1461,-171,-2523,-272,398,-3543,-1551,-178,-3341,-1641,
	-1354,-775,-707,-4695,839,-1217,-1945,3598,-2824,1339,1404,392,173,4123,-2104,194,-4150,2309,1874,560,296,4532,-2772,189,
	-1895,-172,-10455,-5404,722,103,4595,4938,-4375,-1207,-641,-4568,2067,1417,-2410,2133,-2865,-1825,-454,-3620,4096,1723,-140,113,
	-2105,-1012,-1379,-5622,-934,865,-1728,-294,-1955,-950,-332,-3891,-1167,75,-3458,-1051,-1794,-831,-880,-4279,740,-1224,-1933,2501,
	185,170,92,-32,171,4374,-1180,561,581,-1485,41,-36,303,5433,-1936,631,-1890,-2603,-9786,-4531,811,861,4084,4248,
	3328,3328,3328,3328,3328,3328,3328,3328,441,442,442,474,504,509,512,512,-333,-314,-314,-290,-768,-126,-768,-768,
	-1536,-792,-792,-745,-1536,-463,-1536,-1536,800,1843,2872,2894,1731,1844,115,866,-3623,-2579,-1550,-1496,-2630,-2511,-4237,-3486,
	324,329,329,443,953,950,73,73,-1888,-1291,-1291,-1264,-2082,-1256,-2588,-2588,-1376,3814,1305,-1799,835,-1186,-396,5430,
	-1379,1868,84,-3791,-486,1241,-3022,4171,-667,3538,2041,-2056,-2084,-1180,-1235,3474,-302,4362,-2996,2848,1413,480,981,1278,
	-304,-1970,-78,-819,-1321,-6000,-581,726,661,400,105,-62,-5674,-294,6411,-2136,918,565,132,-35,-4958,-269,4065,-5712,
	-339,-10990,-93,-317,-4840,1211,-1855,-3461,-1371,3631,1259,-1570,1539,-1165,-279,5488,-1471,1633,75,-3269,196,1174,-4085,4410,
	-269,3363,2103,-1882,-1683,-957,-726,2805,-391,3978,-2644,3186,1748,315,1578,1700,-295,-1667,-152,-979,-1066,-5409,-536,274,
	-169,29,101,-25,-5313,-364,2364,660,-983,54,112,-1,-4713,-353,91,-772,-1553,-10198,-95,-441,-5343,1498,-4606,-3045,
	3328,3328,3328,3328,3328,3328,3328,3328,512,512,512,512,512,512,516,531,-768,-97,-97,-768,-124,-552,-768,-398,
	-1536,-225,-225,-1536,-321,-1536,-1536,-1536,0,3173,3813,58,2368,2120,1474,1594,-4352,-1179,-539,-4294,-1984,-2232,-2874,-2740,
	0,557,557,0,501,954,206,567,-3072,-590,-590,-2976,-1301,-1866,-2224,-1936,4224,-2655,-5907,-3648,-1613,-687,-89,-3967,
	600,-2402,-3203,-1878,-1591,-697,-383,-3285,5056,-3614,319,-2986,1095,-944,-2471,-1817,7488,-1298,-2658,-1393,-1648,374,-4902,-3433,
	-599,-372,219,-237,3767,5829,559,-1929,-3177,-141,68,401,-44,1765,-2775,-46,-1083,-291,104,490,-175,-4648,-4838,2059,
	-314,-139,110,-198,-275,2377,7816,7250,3784,-3420,-3153,-3560,-1254,-416,770,-2925,495,-3430,-1429,-2235,-906,-428,500,-2283,
	4684,-4110,593,-2604,1234,-1109,-2234,-1116,7055,-1751,-1696,-537,-683,172,-4086,-2568,-676,-431,202,-612,3669,5865,424,-2563,
	-2636,-139,199,2196,173,1580,-2036,276,-549,-280,342,1872,42,-4594,-3756,2609,-269,-149,73,-120,-434,2358,5782,6478,
	3328,3328,3328,3328,3328,3328,3328,3328,536,539,539,540,551,584,584,597,-338,-318,-318,-218,-199,-152,-152,-128,
	-1079,-986,-986,-435,-573,-374,-374,-256,2092,1254,2572,3453,2094,2570,3353,3755,-2235,-3071,-1753,-870,-2219,-1710,-927,-512,
	577,583,583,106,540,591,591,263,-1591,-1544,-1544,-435,-1593,-855,-855,-256,1912,228,1201,712,-1908,-1759,2149,138,
	1610,297,1527,1356,-1319,-1195,2042,-1815,-417,-803,-48,36,173,-1416,-319,212,-1396,94,-1035,1027,-729,-673,-1222,1390,
	6624,2029,-990,175,2975,-423,-266,149,-193,262,-255,270,-297,2,-58,161,854,-130,185,356,-438,-86,-38,187,
	2470,12120,-849,181,1793,-578,-96,133,1504,-113,1572,624,-1922,-2237,2681,-1208,1331,-58,2442,1296,-706,-2067,2465,-2434,
	-622,-972,-42,-251,-459,-1322,10,163,-1359,-334,-418,488,-249,-1425,-555,748,5369,1710,-1048,172,942,599,-312,151,
	-284,-699,-249,67,448,-79,100,66,566,-1235,145,55,597,-177,191,31,2288,11776,-780,278,1110,-386,-132,150,
	3328,3328,3328,3328,3328,3328,3328,3328,640,656,663,700,700,732,742,768,-768,-183,-99,-140,-140,-283,-75,-768,
	-1536,-515,-278,-355,-355,-716,-211,-1536,70,2046,1433,2568,3289,1809,3060,124,-4154,-2162,-2768,-1597,-875,-2322,-1062,-3972,
	2,592,1024,631,631,445,1024,417,-2768,-1531,-1386,-799,-799,-1163,-531,-2446,-4061,-1234,-3357,445,495,-2162,-2549,-2826,
	1880,-2004,-2395,795,-1326,-367,-1097,2713,400,1494,-3239,-691,2027,-2845,-1367,-1333,-1970,-451,-2491,527,-308,-2565,624,-969,
	-873,3215,280,-636,-207,-8135,70,-180,132,-67,-243,1,-74,167,18,1029,-1080,-207,-296,-99,-83,249,44,-706,
	-2083,-587,2104,-352,-89,3964,-130,-14847,-3626,-1420,-3274,271,1427,-2333,-2961,-2261,1686,-1926,-2232,342,-949,-917,-1423,2396,
	468,763,-3250,-537,2398,-2674,-1598,-764,-1524,24,-2269,7,471,-3297,318,-564,-719,2169,-148,-284,-238,-6269,129,118,
	-331,326,-266,-49,20,-284,-68,554,-1252,315,-129,-125,63,-445,-97,-875,-1391,-658,1935,-283,-117,4928,-101,-12338,
	3328,3328,3328,3328,3328,3328,3328,3328,768,768,768,769,832,895,897,1005,-768,-64,-768,-768,-768,-768,-768,-215,
	-1536,-128,-1536,-1536,-1536,-1536,-1536,-1536,65,3840,254,1052,0,226,733,1350,-4031,-256,-3842,-3043,-4032,-3743,-3235,-2509,
	163,521,458,459,0,886,639,846,-2510,-128,-2111,-2255,-2912,-2251,-2429,-1804,-3657,6416,-3653,-1754,1811,2327,-233,-90,
	3337,4011,4173,-1939,-3375,-2213,-2115,-2067,-1482,-1011,-1200,1568,239,-1252,932,-266,-1128,92,-1047,-649,942,-870,-989,-1282,
	-451,167,-204,-2029,873,-275,-1650,-1292,1124,159,8515,-5533,-2012,7716,-9635,843,621,206,13270,-5111,2456,11689,-12460,2083,
	31343,96,30610,8799,-9042,-609,-4187,891,-2559,4783,-2530,-1532,503,2001,-927,-204,1911,3034,1404,-1709,-2040,-2477,-2601,-2008,
	-913,-1048,-1490,1583,-477,-588,181,-239,-1096,-508,-1569,-490,404,-166,-1142,-1242,140,204,282,-1916,602,75,-2180,-1849,
	-2108,121,-315,-5276,-2026,2273,-6615,590,-2403,143,1620,-5126,1739,4188,-8193,2170,24769,115,17722,8627,-3023,-3628,-1756,1342,
	3328,3328,3328,3328,3328,3328,3328,3328,1006,1006,1006,1010,1022,1024,1024,1024,-247,-247,-247,-148,-192,-768,-768,-768,
	-627,-627,-627,-445,-726,-1536,-1536,-1536,1792,2526,2526,1735,1876,155,308,814,-2066,-1332,-1332,-2119,-1966,-3685,-3532,-3026,
	616,616,616,1024,853,963,962,962,-1035,-1035,-1035,-1060,-1613,-2564,-2409,-2409,882,-249,509,269,-1937,585,-3227,10355,
	-834,-5308,5625,-3089,-170,-1648,-1686,9829,-2235,-598,-89,-2117,2046,-3164,-629,5941,-348,-1810,691,-565,-1494,-3308,-807,4910,
	-1714,-446,-446,-102,3730,-740,-533,9652,86,65,65,-79,-425,-8782,15319,-1089,252,126,126,53,-312,-787,9038,9927,
	-1240,-164,-164,-502,-894,-414,-3647,-275,611,-80,678,100,-1911,669,-3219,9682,-946,-5332,5601,-2990,-585,-799,-1440,9105,
	-1384,-262,247,-1573,863,-2433,-756,5053,-1680,-1708,793,-1621,-504,-2319,-862,4661,-113,-480,-480,518,3311,-654,-681,8732,
	-427,-22,-22,-544,121,-5300,15938,566,-587,-5,-5,-609,618,2843,10677,11611,-882,-149,-149,-429,-1298,431,-1074,584,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1024,1024,1024,1024,1024,-768,-61,-61,-32,-768,-768,-231,-8,
	-1536,-158,-158,-64,-1536,-1536,-1086,-1536,0,2789,3402,3712,64,1087,2025,682,-3840,-1051,-438,-128,-3776,-2753,-1815,-3158,
	1024,794,794,774,775,1022,1022,948,-2816,-525,-525,-64,-2696,-2272,-1676,-1988,-3117,5838,-9727,2313,-246,-6111,4822,2237,
	4447,1900,-8380,3374,-805,-3983,2738,1814,4681,-2430,-2294,903,-1132,-3140,3094,-214,6670,1955,-2982,324,-948,-4844,1889,21,
	664,-42,-66,191,-541,-3484,237,5,-3865,-111,-129,162,-2798,1707,-819,4107,-8057,-242,-214,252,-2892,4215,623,-386,
	4173,3,-64,77,-760,3526,-1142,-5468,-2900,5535,-3771,1097,-31,-6112,4688,1923,3709,1702,-3591,2384,-1011,-4043,2909,1690,
	3605,-2575,-1235,698,-1721,-3063,2874,-218,5438,1851,-962,-94,-1563,-4588,2157,223,316,-152,-47,229,-762,-3404,95,-141,
	-2424,-76,29,146,79,3214,-628,4945,-5332,-168,112,233,1424,5106,1063,742,4129,-38,-85,80,157,3432,-1170,-5132,
	3328,3328,3328,3328,3328,3328,3328,3328,1026,1026,1040,1052,1109,1152,1152,1215,-187,-187,-768,-218,-128,-768,-768,-123,
	-628,-628,-1536,-435,-256,-1536,-1536,-334,1198,2363,29,2941,3243,162,0,1667,-2640,-1474,-3795,-870,-512,-3551,-3712,-1982,
	856,856,795,801,840,886,1024,812,-1335,-1335,-2652,-435,-256,-2242,-2752,-1275,2162,1986,-58,-1328,8510,888,1127,1727,
	624,890,-2286,354,1799,4604,3114,-151,127,3747,-744,897,2119,226,3112,947,-208,-841,-1777,2675,3419,-440,3747,263,
	-1666,-934,-64,-194,-60,-449,2162,4528,-63,-25,-750,140,55,3265,444,-157,136,-49,-4913,342,136,8506,3842,-149,
	3581,-237,-2064,-58,-45,-3040,-3480,-29,2193,2112,149,-1951,4274,1001,1140,1694,602,1162,-1759,442,-960,3264,2662,-138,
	-47,3301,-24,19,1224,758,2313,925,-588,-323,-948,1262,1628,139,2725,784,-1932,-1242,159,-135,-73,498,1799,4478,
	-755,-24,-887,-81,-115,-4577,446,-65,-708,-83,-5695,-22,-205,-2514,4036,121,2772,-484,-2451,24,-31,-5878,-3567,-253,
	3328,3328,3328,3328,3328,3328,3328,3328,1233,1233,1250,1269,1278,1280,1280,1280,-115,-115,-241,-187,-141,-77,-768,-630,
	-297,-297,-740,-514,-499,-217,-1536,-1536,2272,2883,326,2377,2245,1772,284,252,-1359,-748,-3287,-1217,-1341,-1813,-3300,-3332,
	823,823,856,1024,933,845,948,918,-680,-680,-1764,-1048,-1207,-1227,-2285,-1861,-527,-2299,-71,2566,41,1299,-772,1035,
	-1036,-1564,-513,3397,11,-310,-1939,559,-1074,-1651,-1367,-1037,-1090,640,205,237,-1311,-2759,-1059,242,130,1392,-863,-13,
	-412,-10,877,59,-392,318,-286,190,-28,-62,4743,81,-32,-74,21470,-1233,-184,-117,3541,271,-43,-323,15331,6660,
	-5,29,7887,9,82,-12,-2784,25186,14,324,68,2822,10,1078,-894,1146,-333,-598,-540,2833,-429,-415,-2218,-430,
	-938,-602,-1173,-434,-1203,917,51,104,-1952,-938,-783,510,259,1731,-912,-1144,-379,-38,727,10,-575,143,-319,347,
	-191,83,3797,-21,40,14,20657,-891,-318,166,1906,151,27,-135,16898,1489,13,1,6117,39,24,-75,4004,11714,
	3328,3328,3328,3328,3328,3328,3328,3328,1280,1280,1280,1408,1518,1527,1529,1529,-630,-768,-64,-768,-108,-186,-185,-105,
	-1536,-1536,-128,-1536,-397,-508,-495,-384,1297,846,3328,27,1644,1254,1523,1206,-2288,-2738,-256,-3429,-1703,-2083,-1812,-2128,
	918,939,903,1024,977,1024,1024,979,-1861,-2211,-128,-2508,-1424,-1048,-1376,-1079,2127,4345,6494,-103,-3308,1337,1003,1861,
	1118,3845,9089,-2412,307,1283,-651,-341,1438,1231,625,-2328,984,867,-2074,140,-1803,550,4025,-2759,-4403,873,522,697,
	-2690,-1830,14,-1692,350,6694,-2356,-2740,5690,-6706,45,-456,-96,520,310,-235,-2137,-8485,90,-1673,-67,1694,1016,776,
	-1733,4540,-10,-5576,67,-245,-148,122,2200,4301,3646,72,-2939,1455,1304,1518,1148,3656,6699,-2518,-171,1471,-453,-402,
	1353,1100,202,-1779,1260,311,-1627,-284,-2065,657,3288,-2214,-2841,-340,1307,-62,-2439,-1550,2,-1440,1297,5066,-1344,-4185,
	4833,-6349,-19,-429,620,-505,485,-773,-2821,-7827,-44,-1735,850,-320,1239,-798,-1653,4597,-14,-3114,-45,-154,-228,307,
	3328,3328,3328,3328,3328,3328,3328,3328,1533,1536,1536,1536,1536,1536,1536,1536,-435,-768,-768,-768,-32,-768,-50,-50,
	-1536,-1536,-1536,-1536,-64,-1536,-123,-123,817,58,284,66,3200,0,2331,2939,-2515,-3270,-3044,-3262,-128,-3328,-997,-389,
	997,1023,942,1009,964,1024,934,934,-1970,-2129,-2157,-2434,-64,-2560,-500,-500,1130,43,-378,763,3298,1209,2659,-12877,
	-1030,-2091,-2313,-2756,4019,7905,1837,-12239,-1730,-1024,-1608,-785,-736,2492,-549,-1416,-1004,-938,-883,-138,-1723,4644,-547,-1253,
	-467,-753,-773,-1496,74,3073,96,-12,-3129,-1609,16939,-2218,93,923,-212,-97,-6975,2199,13571,-2392,183,-2833,-565,-230,
	1918,46964,-7262,-22013,36,-5406,12,-8,786,778,-463,582,1362,1014,2565,-6030,-1337,-971,-2368,-2521,2156,6468,2174,-5917,
	-1729,166,-1728,-986,-835,1815,-761,-961,-965,305,-913,-256,-1822,3887,-520,-959,-292,553,-859,-1599,110,2288,80,52,
	-2361,-3794,16695,-2825,88,745,-129,85,-5093,-4932,14037,587,165,-1169,-441,223,2398,25619,-6478,-5415,34,671,11,-17,
	3328,3328,3328,3328,3328,3328,3328,3328,1536,1543,1564,1621,1680,1729,1781,1791,-768,-102,-218,-128,-768,-93,-160,-68,
	-1536,-375,-435,-256,-1536,-249,-463,-280,114,1045,2430,2731,0,1593,1937,2053,-3214,-2276,-870,-512,-3184,-1542,-1147,-1020,
	1000,981,1010,1013,1024,1024,1024,1004,-2082,-1682,-435,-256,-2488,-778,-1051,-951,461,-890,-3762,6625,1508,1379,1376,330,
	768,-203,-4573,1747,-403,-400,743,2634,-334,-822,273,1082,-208,50,1123,-1457,-430,-691,-83,-860,-61,1010,-331,-1485,
	-708,-150,-34,43,806,40,-130,44,-1504,2564,182,90,1856,43,332,-166,3622,-2693,481,172,-2988,12,721,-397,
	-9532,1706,-35,-17,-6280,9,10,49,1050,-156,-2973,3766,952,805,1145,882,750,-321,-2973,-273,-1030,-183,102,1825,
	42,-247,-439,775,-528,-238,1358,-1075,-308,948,-776,-1200,-497,-751,-149,-1182,-224,3035,-50,26,351,-905,-484,216,
	-2062,5230,-29,-10,1985,-651,153,98,-447,704,66,-124,-1316,-753,468,81,-20066,2046,15,-2,-3742,69,8,32,
	3328,3328,3328,3328,3328,3328,3328,3328,1791,1792,1792,1792,1796,2033,2039,2046,-11,-768,-64,-266,-12,-123,-49,-11,
	-1536,-1536,-128,-1244,-23,-394,-211,-1536,285,10,2816,252,665,995,711,276,-2788,-3062,-256,-2820,-2402,-1836,-2114,-2542,
	939,1024,1017,1020,923,1024,1016,1024,-2029,-2376,-128,-1605,-1611,-935,-1101,-1902,-365,-1197,8341,488,-9,402,-454,572,
	181,-1933,10237,403,-281,197,253,357,616,-780,184,1494,-2898,-326,-1346,-783,-238,-716,-669,774,-3064,762,-489,-611,
	1050,-1360,19,-265,-4966,3601,1484,132,-4410,-44,54,-1815,-7725,2540,8165,135,-995,902,97,4862,204,2055,2554,-105,
	-4082,45,-5,4292,434,-251,132,2178,-871,-1309,4901,907,-120,645,-292,67,-339,-1831,6961,656,-312,389,240,-52,
	600,-667,136,1330,-2686,-717,-1491,-941,126,-618,-614,-21,-2601,-324,-1414,-593,850,-1311,4,-241,-3840,864,-1127,294,
	-3232,-7,-2,-3598,-5745,-29,4389,970,1854,933,-80,1656,1464,-237,568,1428,-2841,-415,-4,1700,538,-135,101,2349,
	3328,3328,3328,3328,3328,3328,3328,3328,2048,2048,2048,2048,2048,2048,2076,2133,-160,-32,-768,-768,-39,-39,-218,-128,
	-842,-64,-1536,-1536,-105,-105,-435,-256,1101,2688,56,0,1850,2473,1919,2219,-1715,-128,-2761,-2816,-966,-343,-868,-511,
	1024,1020,1023,1024,1024,1024,1023,1023,-1615,-64,-2176,-2304,-484,-484,-435,-256,125,5276,-2199,2170,-1591,-16425,-1907,4160,
	644,6523,-4336,6081,-1512,-16882,-2997,-498,-2852,-698,-2614,1609,-370,-10,861,-620,-3771,-653,-2609,1020,-1291,829,1817,-1665,
	-9124,-16,-2091,1820,146,71,20,11,-8597,50,-171,898,-282,-81,532,81,-7596,157,-2091,1383,-821,-293,1101,153,
	-235,25,2181,3984,11,5,-75,-30,-7,2107,-1469,1543,-1443,-8918,-1119,2743,336,3112,-2818,4666,-739,-9604,-1359,-1274,
	-2297,-518,-2081,1010,-837,-111,214,-744,-2755,-258,-2257,755,-1483,325,1175,-1457,-4966,50,-1549,1199,11,231,-542,-66,
	-5040,62,-203,720,-283,144,-205,-35,-3929,113,-2340,1392,-976,489,-230,-228,-345,24,2111,4447,32,-5,-44,-23,
	3328,3328,3328,3328,3328,3328,3328,3328,2226,2304,2304,2304,2408,2541,2557,2557,-59,-64,-189,-83,-768,-21,-54,-54,
	-198,-128,-1536,-530,-1536,-101,-238,-238,1169,2304,53,170,0,597,740,1518,-1469,-256,-2507,-2389,-2456,-1726,-1567,-790,
	1024,1024,1024,1024,1024,1023,1024,1024,-763,-128,-1807,-1487,-2124,-912,-864,-864,1326,7506,-403,440,34,726,481,-953,
	159,10005,-1399,0,-692,132,394,-2283,1317,507,-226,566,179,597,494,-864,695,736,-841,-243,-1425,209,-917,-1442,
	-1011,-42,-604,-574,484,5406,-614,-407,-622,7,-450,-2375,758,4621,128,-138,-740,49,-2081,2473,1397,4264,-359,254,
	-16,-9,-360,69,-344,-69,-79,-23,1369,4904,31,594,112,759,407,-25,446,7224,-600,273,-707,107,355,-1342,
	848,577,-94,661,161,525,306,-1087,223,974,-1105,-190,-1226,-201,-945,-1527,-1838,-41,-793,-975,531,2985,-519,386,
	-1334,-27,-1109,-2828,547,1895,84,185,-1579,-105,-3614,1328,1076,1107,-138,1761,20,-10,-573,18,-738,-39,-39,-32,
	3328,3328,3328,3328,3328,3328,3328,3328,2558,2560,2560,2560,2560,2664,3043,3065,-12,-32,-32,0,-27,0,-6,0,
	-23,-64,-1536,-1536,-84,-1536,-43,-109,258,2177,50,0,1380,0,535,364,-2048,-128,-2254,-2304,-924,-2200,-1286,-1435,
	1024,1024,1024,1024,1024,1024,1024,1024,-1646,-64,-1920,-2048,-465,-1996,-780,-782,-673,3510,-326,1096,-1009,155,805,759,
	-417,4458,-2266,4825,-226,-750,296,-82,-1094,-690,-1582,2119,581,-465,786,-344,-1678,-400,-1613,1806,793,-564,8,-568,
	-4263,-576,-894,326,-882,-2143,791,12327,-5447,-358,1241,-97,-832,-1040,-31,8240,-9890,161,-2027,-29,-1199,289,603,9501,
	150,11,-310,-3,-5,-28,-11,-55,-824,3598,-82,553,-994,-30,574,1015,-549,4207,-1211,3508,-603,-1107,268,621,
	-931,-589,-1133,1592,369,-534,592,60,-1089,-439,-1246,1650,443,-429,94,-669,-479,-300,-891,161,-1130,-2051,507,3583,
	-1459,-203,1102,556,-973,-827,-265,1896,-6235,313,-1878,760,-1691,610,1150,2663,125,2,-309,93,8,-30,4,-24,
	3328,3328,3328,3328,3328,3328,3328,3328,3072,3072,3072,3073,3571,3584,3586,3591,-12,-2,0,-11,0,0,0,-1,
	-58,-63,0,-23,0,0,-4,-11,942,50,0,218,312,0,38,290,-850,-1742,-1792,-1572,-981,-1280,-1240,-983,
	1024,1024,1024,1024,1024,1024,1024,1024,-441,-1664,-1792,-1390,-612,-1536,-1408,-658,-2386,403,1206,-2195,-25,240,225,116,
	-718,535,937,-632,-324,824,457,-342,-904,90,1284,-732,191,130,-711,-1247,-283,355,916,-2148,-275,-451,-934,-871,
	-2881,-2431,4618,-10197,3594,-6215,-1235,5764,-2103,-243,-3911,-1572,181,-17612,3298,647,-1686,-1444,-3178,-148,7800,-1530,-1649,11481,
	-37,-17,149,-25,-19,57,15,-26,-2192,254,464,-1614,531,-299,221,527,-677,422,281,-505,254,-6,320,160,
	-679,90,652,-496,1050,-408,-598,-455,-109,402,652,-2095,454,-683,-906,-330,-2114,-721,3996,-3299,-145,-2737,-61,1810,
	-1502,1134,-1695,1737,-605,-11203,1444,-347,-1396,-409,-1359,4210,709,-215,-535,4734,-27,-33,175,-73,-6,51,-10,-17,
	3328,3328,3328,3328,3328,3328,3328,3328,3595,4050,4083,4096,4097,4102,4482,4539,0,0,0,0,0,0,0,0,
	-22,0,-2,0,0,0,0,0,173,123,191,0,183,32,98,44,-1096,-691,-590,-768,-584,-730,-285,-281,
	1024,1024,1024,1024,1024,1024,1024,1024,-1134,-518,-402,-1280,-878,-1152,-622,-605,-569,811,4660,178,-4316,-878,-480,-880,
	-1310,-1304,3216,1607,-2363,-971,-584,-922,1191,-2876,-6522,1220,5335,1825,-3488,1739,502,-1226,-5872,647,4874,1237,-3940,1606,
	410,14141,1456,-19968,2346,-347,1290,4720,9895,307,-789,-372,-697,2046,-585,-34,-14722,27574,30882,-8913,-36961,-14009,-1679,32432,
	-23,-20,-30,17,-26,1,-29,-3,-403,511,2071,-494,-1273,-314,-272,-706,-1153,-499,2179,140,-841,-906,-305,-126,
	345,340,-1378,-627,77,-75,-2961,3266,-413,942,-1740,-551,505,-64,-3432,2644,3224,769,-1612,-10145,5431,1865,-341,162,
	6192,-182,-513,902,-780,1047,-349,-103,-5037,5540,-422,1241,-6189,-869,-6735,14209,-38,-11,-27,25,-33,-16,-28,-18,
	3328,3328,3328,3328,3328,3328,3328,3328,4602,4608,5028,5120,5124,5530,6144,1174,0,0,0,0,0,0,0,-768,
	0,0,0,0,0,0,0,-1536,19,0,0,0,0,0,0,146,-243,-256,0,0,0,0,0,-3544,
	1024,1024,1024,1024,1024,1024,1024,944,-896,-1024,-377,-768,-640,-423,-211,-2508,-2111,1167,5841,-4239,-3025,-3598,6629,403,
	-2226,2903,5846,-3666,-3595,-1687,4963,-2007,-100,2618,-5981,3846,851,-561,-389,1363,-1222,2361,-5399,2778,365,-740,-413,1631,
	8591,-13359,564,288,290,562,1384,2315,-21,265,-78,-5,-2,172,889,-8502,-14868,-21330,23935,-36667,8784,6978,2140,-11090,
	1,17,13,10,10,59,343,-991,-988,255,2458,-1772,-1964,-3749,6404,686,-1341,1002,2869,-1812,-2482,-1859,4831,-393,
	-590,127,-2859,404,623,47,-269,1583,-775,709,-3407,316,309,-286,-398,1807,5994,-4860,-606,1546,158,322,1181,1924,
	-96,343,-175,254,-12,105,684,-5945,-4123,-1756,4075,-13269,2819,4503,1490,-6324,-4,46,-18,56,1,38,278,1001,
	3328,3328,3328,3328,3328,3328,3328,3328,1686,1003,632,1180,437,169,935,1276,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,165,19,11,25,528,663,202,16,-3013,-3841,-4221,-3660,-3900,-4033,-3728,-3572,
	1010,441,0,1024,100,170,426,1021,-2190,-2776,-2912,-2684,-2596,-2072,-2744,-2600,-1734,842,-81,1075,-4289,2996,-353,-1857,
	50,1285,-201,-1289,-4317,2901,-1150,4884,616,275,-844,-1336,-2974,-3239,-298,-2224,-984,-426,-1416,-3092,-1087,-921,-200,-2573,
	1266,-29,199,-1396,-1439,723,1417,-1303,-1924,2647,-3394,161,-5249,-1546,-4855,-58,-3375,2094,-432,-2483,-11385,3576,-7742,-928,
	-4257,128,669,61,-528,-242,-5306,4892,-1558,532,-310,1089,-4353,2348,-1553,-1608,314,1298,440,-656,-4327,2906,-256,4939,
	653,-89,-544,-810,-2560,-2105,-1086,-1391,-871,-619,-1743,-2479,-849,-1102,-583,-1607,1305,-139,47,-1079,-1400,1413,882,-1008,
	-1724,2565,-2751,237,-1945,-2078,-234,-526,-3457,2074,-763,-2345,-4401,-731,-207,-2095,-5063,-490,1860,-491,619,-44,1636,4562,
	3328,3328,3328,3328,3328,3328,3328,3328,1223,535,411,640,569,1374,833,1500,-768,-768,-768,-768,-768,-479,-327,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,47,523,687,24,212,297,995,33,-3594,-3806,-3766,-4201,-4084,-3194,-3037,-3332,
	1011,269,200,0,82,963,699,1024,-2684,-2142,-2136,-2800,-2736,-2046,-2003,-2526,-606,-489,-1043,634,935,-2360,-3882,-1942,
	-711,-1087,-2995,63,-99,-2699,-4052,-2284,-1180,5252,-3164,15,380,-690,-3177,874,288,2348,-1309,-2677,93,-325,-2174,-1394,
	-1025,779,-1566,-461,2338,12,-283,1096,-1489,2262,5761,-497,-3952,-3696,5973,-1200,-2269,6541,9682,-999,-5970,-5364,3166,-1159,
	-1037,-4012,-403,-1246,-4758,-4497,-5713,-8884,-866,-1046,-949,1615,417,-2459,-3342,-2012,-420,-1966,-2704,-214,674,-2567,-3513,-2828,
	-1805,4708,-2345,383,157,-550,-2508,433,-439,1766,-1412,-1704,7,-81,-1736,-1699,-1296,703,-1208,-106,1976,12,-206,582,
	-19,-532,3877,-2129,-1121,-3039,5437,-900,275,1129,4339,-2109,-1873,-4150,3119,1072,8,-5652,-706,-1141,-1359,-2893,-5022,-1268,
	3329,3329,3329,3329,3329,3329,3329,3330,394,1176,887,918,1152,2944,508,2804,-178,-768,-768,-768,-59,-3,-768,0,
	-356,-1536,-1536,-1536,-463,-169,-1536,-1536,2399,417,140,121,852,32,4,0,-2073,-3272,-3839,-3826,-2862,-1890,-4354,-2063,
	126,967,470,422,1017,1024,0,1024,-1037,-2271,-2689,-2641,-1587,-1627,-3073,-1928,670,913,4450,-453,-1027,139,-3879,-871,
	1632,2656,-3746,-3224,-1249,-667,-1991,-1007,-890,114,1314,107,2626,-457,-210,-1107,538,8,1317,-9,732,-1142,-142,-2459,
	-1028,-1409,-449,828,1123,-2100,-551,3801,219,-12966,-7645,-2105,1824,-193,-1043,-1021,209,-12598,-5719,-1005,-238,2676,-3231,1518,
	1190,-5582,-6640,-3738,-13774,-21,-972,-8,668,775,2998,-306,-958,430,-4335,-824,1190,2549,-1986,-2617,-1053,-405,-2125,-912,
	-498,-13,797,418,2584,-128,-639,-1018,279,-87,864,210,921,-808,-586,-2180,-238,-1365,-638,969,530,-2021,-652,3764,
	49,-12927,-3133,-1343,1777,-569,-339,-916,-20,-11851,441,-504,5,1712,-2520,1300,1580,-3119,420,-2148,-13412,-83,-956,-85,
	3330,3330,3331,3332,3332,3333,3336,3340,1134,2120,814,1336,1490,576,2246,941,-502,-277,-768,-768,-768,-768,-53,-126,
	-1536,-961,-1536,-1536,-1536,-1536,-275,-382,608,131,228,0,289,0,1382,1649,-3126,-2618,-3828,-3535,-3093,-4299,-1253,-2297,
	761,1024,75,1024,994,0,1023,780,-2001,-1630,-2579,-2664,-2117,-3045,-1070,-1267,698,-11,2539,1189,-774,5919,198,-965,
	-1021,231,1070,-5752,36,1447,356,62,-358,15,-2034,2581,126,236,-850,-227,55,-721,-1720,1993,-1346,326,-1345,-1399,
	-426,321,-55,1759,-616,1909,77,-243,2466,468,-4632,226,-8054,-1875,437,-302,3566,-1759,-4869,0,-3751,-975,346,-336,
	-1235,-474,-6542,4351,-2092,-791,20,-240,1845,201,2735,918,-615,4766,-15,-893,-272,584,651,-6053,311,1627,-83,57,
	411,92,-1609,1840,259,-316,-432,-298,95,-723,-1516,1111,-1477,-894,-746,-840,337,375,215,1237,-461,1641,660,-489,
	39,490,-4560,1020,-7385,-1426,1159,10,1498,-2304,-4428,1289,-3762,-640,1337,248,-2403,-449,-7249,4707,-3121,-7,-24,-506,
	3340,3347,3354,3584,3584,3584,3584,3584,1744,1875,1040,512,1004,1536,2546,2560,-50,-30,-44,-768,-251,-768,-55,-32,
	-188,-192,-108,-1536,-646,-1536,-247,-1536,1109,913,2848,58,1794,66,994,56,-2036,-2113,-1028,-4806,-2578,-3774,-1836,-2760,
	988,1024,849,0,615,1009,1024,1024,-1194,-1375,-515,-3232,-1291,-2690,-935,-2176,-45,727,-2448,-1938,2461,432,-755,-466,
	184,70,-1052,-2997,917,-1308,399,-273,-70,3839,4857,-1485,1618,-1814,79,-627,-520,-297,-2740,-257,3182,-646,1357,82,
	1992,-1894,177,-2024,-3583,-675,3296,279,2048,-5625,-77,-2251,920,-234,2644,846,-154,286,-221,-3030,1345,1635,1936,-1404,
	6,329,-22,-1593,690,-3495,30,1720,-72,590,-2823,-1994,2426,583,-705,-377,166,261,-1344,-3082,749,-1395,492,-324,
	147,3902,4882,-1559,1316,-1768,14,-602,-296,169,-2732,-328,2596,-855,1074,61,1386,1305,127,-2094,-3919,-742,2264,54,
	1178,-2372,-40,-2772,-45,-368,1448,597,-427,2048,-172,-3444,30,892,663,-1664,21,230,-44,-1732,893,-4021,-19,1743,
	3584,0,0,0,0,0,0,0,4354,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
	0,0,0,0,0,0,0,0,36,0,0,0,0,0,0,0,-986,0,0,0,0,0,0,0,
	1024,0,0,0,0,0,0,0,-1280,0,0,0,0,0,0,0,-914,0,0,0,0,0,0,0,
	-1058,0,0,0,0,0,0,0,-614,0,0,0,0,0,0,0,-630,0,0,0,0,0,0,0,
	-2033,0,0,0,0,0,0,0,3162,0,0,0,0,0,0,0,-2419,0,0,0,0,0,0,0,
	136,0,0,0,0,0,0,0,-593,0,0,0,0,0,0,0,-708,0,0,0,0,0,0,0,
	-586,0,0,0,0,0,0,0,-651,0,0,0,0,0,0,0,-960,0,0,0,0,0,0,0,
	2943,0,0,0,0,0,0,0,-1014,0,0,0,0,0,0,0,90,0,0,0,0,0,0,0,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_16223b243ac5b852_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_16223b243ac5b852_boxes_0,
	  { { 21, segtune_segreduce_16223b243ac5b852_unknown_0 }, { 253, segtune_segreduce_16223b243ac5b852_longest_0 }, { 251, segtune_segreduce_16223b243ac5b852_shares_0 } }, 1, 761, segtune_segreduce_16223b243ac5b852_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_16223b243ac5b852 = { "segtune_segreduce_16223b243ac5b852", 1, segtune_segreduce_16223b243ac5b852_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_16223b243ac5b852

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
