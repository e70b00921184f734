/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-30
 * database: cc3b36249168d155
 * sources:  60a10892b2a67d32
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H100 80GB HBM3 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H100 80GB HBM3, 497 cases
 *     n and the mean length known: worst regret 140.1%, mean 32.6%; geometries left out: worst 189.3%, mean 35.2%; picked where it was not measured: 0 times, left out 1
 *     the longest segment, too: worst regret 225.5%, mean 8.5%; geometries left out: worst 257.2%, mean 10.8%; picked where it was not measured: 0 times, left out 1
 *     shares of long segments, too: worst regret 246.1%, mean 9.2%; geometries left out: worst 392.6%, mean 13.4%
 *     as probed (shares, heaviest span, longest sampled segment; of few or long segments the longest): worst regret 34.8%, mean 3.3%; geometries left out: worst 58.5%, mean 5.6%
 *     all of these: worst regret 34.8%, mean 3.3%; geometries left out: worst 58.5%, mean 5.6%
 *     pareto lengths, 98 cases: worst regret 68.9%, mean 9.6%; left out: worst 392.6%, mean 17.7%; as probed: worst regret 34.8%, mean 3.5%; left out: worst 34.8%, mean 5.3%
 *     uniform lengths, 76 cases: worst regret 46.2%, mean 8.0%; left out: worst 46.2%, mean 8.3%; as probed: worst regret 29.7%, mean 3.9%; left out: worst 30.4%, mean 6.7%
 *     rowlen lengths, 99 cases: worst regret 36.4%, mean 5.6%; left out: worst 36.4%, mean 6.0%; as probed: worst regret 16.0%, mean 2.6%; left out: worst 27.6%, mean 4.4%
 *     bimodal lengths, 17 cases: worst regret 19.7%, mean 5.9%; left out: worst 29.1%, mean 7.5%; as probed: worst regret 17.4%, mean 4.6%; left out: worst 17.4%, mean 5.0%
 *     huge lengths, 44 cases: worst regret 19.6%, mean 4.2%; left out: worst 72.5%, mean 7.9%; as probed: worst regret 9.4%, mean 2.8%; left out: worst 58.5%, mean 5.3%
 *     poisson lengths, 18 cases: worst regret 12.4%, mean 4.0%; left out: worst 12.4%, mean 5.5%; as probed: worst regret 9.0%, mean 3.4%; left out: worst 11.3%, mean 5.0%
 *     geometric lengths, 19 cases: worst regret 39.2%, mean 7.7%; left out: worst 39.2%, mean 7.7%; as probed: worst regret 7.1%, mean 2.3%; left out: worst 39.2%, mean 7.4%
 *     zipf lengths, 31 cases: worst regret 36.9%, mean 5.8%; left out: worst 36.9%, mean 6.4%; as probed: worst regret 23.1%, mean 3.6%; left out: worst 23.1%, mean 6.1%
 *     lognormal lengths, 84 cases: worst regret 246.1%, mean 20.3%; left out: worst 257.2%, mean 32.5%; as probed: worst regret 21.6%, mean 3.5%; left out: worst 38.9%, mean 6.5%
 *     fixed lengths, 11 cases: worst regret 12.9%, mean 5.7%; left out: worst 12.9%, mean 5.7%; as probed: worst regret 4.6%, mean 1.1%; left out: worst 8.5%, mean 2.3%
 *     the best of the boxes for each case: worst regret 34.8%, mean 3.1%
 *     the best of the best 8 of all 710 variants for each case: mean regret 3.1% (exact, by branch and bound)
 *     the search of 497 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 40 of 508 variants
 *     variants tried, of how many, on each case:
 *       40/508 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 40/506 huge:n=64M,mean=64,share=0.75,seed=1,
 *       41/509 huge:n=64M,mean=64,share=0.25,seed=1, 42/498 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       43/499 huge:n=64M,mean=256,share=0.25,seed=1, 48/513 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1,
 *       51/538 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 49/514 huge:n=4M,mean=64,share=0.5,seed=1,
 *       49/512 huge:n=64M,mean=64,share=0.5,seed=1, 47/491 huge:n=64M,mean=256,share=0.5,seed=1,
 *       49/510 zipf:n=64M,mean=64,alpha=1,seed=1, 53/538 uniform:n=64M,mean=16M,seed=1,
 *       54/515 huge:n=64M,mean=64,share=0.1,seed=1, 57/542 uniform:n=64M,mean=1M,seed=1,
 *       53/502 zipf:n=8M,mean=256K,alpha=1,sorted=down,seed=1, 58/544 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1,
 *       56/492 huge:n=64M,mean=256,share=0.75,seed=1, 62/542 uniform:n=64M,mean=4M,seed=1,
 *       77/673 fixed:n=64M,mean=64, 60/524 huge:n=512K,mean=16,share=0.75,seed=1,
 *       61/528 huge:n=512K,mean=64,share=0.5,seed=1, 60/511 zipf:n=64M,mean=256,alpha=1,seed=1,
 *       62/528 huge:n=4M,mean=64,share=0.1,seed=1, 60/508 huge:n=64M,mean=256,share=0.1,seed=1,
 *       60/508 pareto:n=64M,mean=256K,alpha=1.5,seed=1, 60/508 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       37/310 linux_identifier_postings.rowlen, 58/483 zipf:n=2M,mean=64K,alpha=1,sorted=down,seed=1,
 *       64/531 huge:n=1M,mean=64,share=0.5,seed=1, 65/529 huge:n=1M,mean=64,share=0.1,seed=1,
 *       68/552 fixed:n=64M,mean=1M, 59/478 uniform:n=4M,mean=256K,seed=1, 63/509 linux_lines_per_file.rowlen@64M,
 *       65/523 pareto:n=64M,mean=128,alpha=1.2,seed=1, 64/512 uniform:n=64M,mean=256K,seed=1,
 *       38/299 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1, 67/526 debian_files_per_package.rowlen@64M,
 *       42/327 huge:n=64M,mean=4,share=0.5,seed=1, 62/478 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       69/530 huge:n=64K,mean=16,share=0.75,seed=1, 64/488 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       68/517 bimodal:n=64M,mean=256K,share=0.9,seed=1, 70/530 huge:n=512K,mean=64,share=0.1,seed=1,
 *       63/477 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 70/529 pareto:n=2M,mean=256,alpha=1.5,seed=1,
 *       70/525 pareto:n=8M,mean=256,alpha=1.5,seed=1, 66/495 zipf:n=128K,mean=4K,alpha=1,sorted=down,seed=1,
 *       79/592 uniform:n=64M,mean=256,seed=1, 62/462 zipf:n=1M,mean=32K,alpha=1,sorted=down,seed=1,
 *       64/476 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 61/453 pareto:n=64K,mean=64K,alpha=1.5,seed=1,
 *       64/475 uniform:n=256M,mean=128K,seed=1, 67/494 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       44/323 huge:n=4M,mean=4,share=0.5,seed=1, 66/481 zipf:n=256K,mean=8K,alpha=1,sorted=down,seed=1,
 *       73/532 pareto:n=1M,mean=256,alpha=1.5,seed=1, 62/451 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       73/531 gshhg_points_per_bin.rowlen@64M, 81/589 uniform:n=8M,mean=128,seed=1, 72/521 fixed:n=64M,mean=256K,
 *       72/521 lognormal:n=16M,mean=128,sigma=2,seed=1, 73/527 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       73/527 pareto:n=64M,mean=256,alpha=1.5,seed=1, 42/303 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       83/598 uniform:n=2M,mean=128,seed=1, 84/605 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       70/502 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 82/588 uniform:n=256M,mean=64,seed=1,
 *       73/523 bacterial_protein_lengths.rowlen@4M, 42/299 huge:n=64M,mean=16,share=0.25,seed=1,
 *       85/604 poisson:n=8M,mean=128,seed=1, 73/518 pareto:n=64M,mean=512,alpha=1.2,seed=1,
 *       42/298 huge:n=8M,mean=16,share=0.25,seed=1, 75/531 mbeacxc.rowlen@4M,
 *       44/311 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1, 67/473 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       74/521 uniform:n=64M,mean=64K,seed=1, 85/598 poisson:n=2M,mean=128,seed=1,
 *       70/490 zipf:n=64M,mean=4K,alpha=1,seed=1, 77/535 mbeacxc.rowlen,
 *       73/506 pareto:n=64M,mean=1K,alpha=1.5,seed=1, 77/529 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1,
 *       44/302 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1,
 *       78/534 lognormal:n=256K,mean=64,sigma=2,sorted=up,seed=1, 78/534 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       73/499 photo_kmeans256.rowlen, 78/533 lognormal:n=256K,mean=256,sigma=2,seed=1,
 *       76/519 bacterial_protein_lengths.rowlen@64M, 90/614 fixed:n=64M,mean=256,
 *       71/484 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 72/490 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       44/299 huge:n=64M,mean=16,share=0.5,seed=1, 47/319 huge:n=64M,mean=4,share=0.25,seed=1,
 *       46/312 huge:n=64M,mean=16,share=0.1,seed=1, 77/522 bimodal:n=64M,mean=64K,share=0.9,seed=1,
 *       89/603 uniform:n=1M,mean=128,seed=1, 79/534 pareto:n=256K,mean=256,alpha=1.5,seed=1,
 *       78/527 lognormal:n=64M,mean=256,sigma=2,seed=1, 79/533 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       67/450 uniform:n=512K,mean=64K,seed=1, 42/282 huge:n=64M,mean=16,share=0.75,seed=1,
 *       80/537 lognormal:n=2M,mean=256,sigma=2,seed=1, 79/530 lognormal:n=8M,mean=64,sigma=1,seed=1,
 *       79/528 gshhg_points_per_bin.rowlen, 80/533 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       79/526 pareto:n=16M,mean=256,alpha=1.5,seed=1, 66/439 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       76/505 lognormal:n=64M,mean=1K,sigma=2,seed=1, 47/312 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       80/531 huge:n=64K,mean=64,share=0.1,seed=1, 80/530 debian_files_per_package.rowlen,
 *       76/502 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 81/535 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       75/495 pareto:n=4M,mean=4K,alpha=1.5,seed=1, 79/521 linux_lines_per_file.rowlen,
 *       86/567 uniform:n=512K,mean=256,seed=1, 81/534 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       48/316 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 81/532 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1,
 *       81/532 mbeacxc.rowlen@64M, 92/603 uniform:n=64K,mean=256,seed=1, 92/602 uniform:n=8K,mean=256,seed=1,
 *       92/600 uniform:n=256K,mean=128,seed=1, 81/528 bacterial_protein_lengths.rowlen,
 *       86/560 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1,
 *       81/526 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 79/513 pareto:n=512K,mean=1K,alpha=1.5,seed=1,
 *       81/524 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1, 79/511 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       83/536 lognormal:n=128K,mean=256,sigma=2,seed=1, 83/536 lognormal:n=128K,mean=64,sigma=1,seed=1,
 *       94/606 poisson:n=256K,mean=128,seed=1, 83/534 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1,
 *       93/598 uniform:n=512K,mean=64,seed=1, 82/526 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       78/500 photo_kmeans256.rowlen@4M, 94/602 uniform:n=128K,mean=128,seed=1,
 *       77/493 pareto:n=64K,mean=4K,alpha=1.5,seed=1, 75/478 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       52/331 huge:n=64M,mean=4,share=0.1,seed=1, 95/604 uniform:n=64K,mean=64,seed=1,
 *       79/501 lognormal:n=1M,mean=2K,sigma=1,seed=1, 79/501 lognormal:n=2M,mean=2K,sigma=1,seed=1,
 *       77/488 uniform:n=4M,mean=64K,seed=1, 85/538 fixed:n=64M,mean=1K, 70/443 uniform:n=512K,mean=256K,seed=1,
 *       74/468 pareto:n=64K,mean=16K,alpha=1.5,seed=1, 82/518 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       76/480 pareto:n=4M,mean=16K,alpha=1.5,seed=1, 83/524 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1,
 *       49/309 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 82/517 lognormal:n=1M,mean=512,sigma=1,seed=1,
 *       79/496 lognormal:n=8M,mean=2K,sigma=1,seed=1, 51/320 lp1.rowlen@4M,
 *       50/313 huge:n=2M,mean=16,share=0.25,seed=1, 97/607 poisson:n=1M,mean=128,seed=1,
 *       49/306 zipf:n=64M,mean=16,alpha=1,seed=1, 86/537 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1,
 *       82/512 dense2.rowlen, 87/543 bimodal:n=512K,mean=64,share=0.9,seed=1, 74/461 uniform:n=64K,mean=64K,seed=1,
 *       87/538 lognormal:n=64M,mean=128,sigma=1,seed=1, 83/513 pareto:n=64K,mean=1K,alpha=1.5,seed=1,
 *       80/494 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 54/333 huge:n=4M,mean=4,share=0.1,seed=1,
 *       84/518 lognormal:n=256K,mean=512,sigma=1,seed=1, 81/499 uniform:n=256K,mean=2K,seed=1,
 *       81/498 lognormal:n=256K,mean=2K,sigma=1,seed=1, 81/498 uniform:n=2M,mean=2K,seed=1,
 *       55/338 huge:n=1M,mean=4,share=0.5,seed=1, 85/522 pareto:n=8K,mean=4K,alpha=1.5,seed=1,
 *       81/497 fixed:n=64M,mean=64K, 99/606 uniform:n=8K,mean=64,seed=1, 50/306 huge:n=4M,mean=16,share=0.25,seed=1,
 *       88/536 lognormal:n=256K,mean=64,sigma=1,seed=1, 83/505 uniform:n=64M,mean=16K,seed=1,
 *       54/328 pareto:n=256M,mean=16,alpha=1.5,seed=1, 83/504 bimodal:n=64M,mean=16K,share=0.9,seed=1,
 *       80/484 uniform:n=512K,mean=16K,seed=1, 87/526 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1,
 *       48/290 huge:n=1M,mean=16,share=0.75,seed=1, 83/500 photo_kmeans256.rowlen@64M,
 *       51/307 huge:n=64M,mean=4,share=0.75,seed=1, 86/517 dense2.rowlen@4M,
 *       90/540 bimodal:n=1M,mean=64,share=0.9,seed=1, 92/550 huge:n=64K,mean=64,share=0.5,seed=1,
 *       86/512 dense2.rowlen@64M, 84/500 lognormal:n=128K,mean=2K,sigma=1,seed=1,
 *       105/625 uniform:n=1K,mean=256,seed=1, 84/500 uniform:n=512K,mean=4K,seed=1,
 *       87/517 lognormal:n=2M,mean=512,sigma=1,seed=1, 85/505 fixed:n=64M,mean=4K,
 *       84/498 uniform:n=1M,mean=2K,seed=1, 88/521 lognormal:n=128K,mean=512,sigma=1,seed=1,
 *       91/538 geometric:n=64M,mean=64,seed=1, 82/484 uniform:n=4M,mean=16K,seed=1,
 *       87/512 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 104/609 poisson:n=128K,mean=128,seed=1,
 *       83/486 fixed:n=64M,mean=16K, 86/503 uniform:n=4M,mean=4K,seed=1, 85/497 uniform:n=8M,mean=2K,seed=1,
 *       86/502 bimodal:n=64M,mean=4K,share=0.9,seed=1, 70/406 qcd5_4.rowlen@4M, 105/609 uniform:n=4M,mean=256,seed=1,
 *       55/318 lp1.rowlen@64M, 90/520 uniform:n=4M,mean=1K,seed=1, 82/473 uniform:n=64K,mean=16K,seed=1,
 *       56/323 lp1.rowlen, 95/547 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       94/540 bimodal:n=64M,mean=256,share=0.9,seed=1, 55/314 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       58/331 pareto:n=2M,mean=8,alpha=1.2,seed=1, 88/501 uniform:n=64M,mean=4K,seed=1,
 *       55/313 zipf:n=64M,mean=4,alpha=1,seed=1, 72/408 qcd5_4.rowlen, 58/328 pareto:n=8M,mean=8,alpha=1.2,seed=1,
 *       52/294 pareto:n=64M,mean=32,alpha=1.2,seed=1, 71/401 qcd5_4.rowlen@64M, 94/530 uniform:n=256M,mean=1K,seed=1,
 *       95/532 uniform:n=64M,mean=1K,seed=1, 52/291 huge:n=4M,mean=16,share=0.75,seed=1,
 *       57/318 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1, 104/579 pareto:n=1K,mean=1K,alpha=1.5,seed=1,
 *       93/517 bimodal:n=64M,mean=1K,share=0.9,seed=1, 96/530 uniform:n=16M,mean=1K,seed=1,
 *       100/551 uniform:n=8K,mean=1K,seed=1, 61/336 debian_entries_per_directory.rowlen@64M,
 *       63/342 huge:n=512K,mean=4,share=0.1,seed=1, 61/330 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       62/333 pareto:n=1M,mean=8,alpha=1.2,seed=1, 97/520 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       61/327 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1, 95/508 uniform:n=8K,mean=4K,seed=1,
 *       97/518 uniform:n=512K,mean=1K,seed=1, 63/336 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       62/330 pareto:n=16M,mean=16,alpha=1.5,seed=1, 62/330 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       96/509 uniform:n=128K,mean=2K,seed=1, 104/549 uniform:n=1K,mean=1K,seed=1,
 *       61/322 photo_colour_histogram.rowlen, 66/346 lognormal:n=2M,mean=8,sigma=2,sorted=up,seed=1,
 *       64/335 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1, 97/506 uniform:n=64K,mean=4K,seed=1,
 *       63/328 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 69/359 bcsstk16.rowlen@64M, 69/359 nsjac.rowlen@4M,
 *       69/358 citeseer_words.rowlen@4M, 64/331 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       65/335 huge:n=512K,mean=4,share=0.5,seed=1, 66/340 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       65/334 lognormal:n=64M,mean=4,sigma=2,seed=1, 65/334 pareto:n=256K,mean=8,alpha=1.2,seed=1,
 *       69/354 nsjac.rowlen@64M, 102/523 uniform:n=64K,mean=1K,seed=1,
 *       68/347 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1, 66/336 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       66/335 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 80/406 fixed:n=64M,mean=16,
 *       67/340 lognormal:n=8M,mean=8,sigma=2,sorted=up,seed=1, 59/299 pareto:n=2M,mean=64,alpha=1.2,seed=1,
 *       61/309 lognormal:n=64M,mean=16,sigma=2,seed=1, 69/349 lognormal:n=1M,mean=8,sigma=2,sorted=up,seed=1,
 *       73/368 bcsstk16.rowlen@4M, 66/332 pareto:n=64M,mean=16,alpha=1.5,seed=1,
 *       63/315 huge:n=256K,mean=16,share=0.25,seed=1, 73/364 nsjac.rowlen, 74/368 bcsstk16.rowlen,
 *       73/363 citeseer_words.rowlen, 73/361 uniform:n=64M,mean=64,seed=1, 69/341 kjv_words_per_verse.rowlen@4M,
 *       70/345 maxwell_S.rowlen@4M, 61/300 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       70/344 pareto:n=2M,mean=16,alpha=1.5,seed=1, 69/339 maxwell_S.rowlen@64M,
 *       70/343 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 64/313 photo_colour_histogram.rowlen@64M,
 *       69/337 kjv_words_per_verse.rowlen@64M, 71/345 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1,
 *       70/340 huge:n=1M,mean=4,share=0.1,seed=1, 67/324 huge:n=512K,mean=16,share=0.25,seed=1,
 *       74/357 citeseer_words.rowlen@64M, 62/299 lognormal:n=2M,mean=64,sigma=2,sorted=up,seed=1,
 *       69/332 pareto:n=4M,mean=4,alpha=1.5,seed=1, 73/348 maxwell_S.rowlen,
 *       62/294 lognormal:n=64M,mean=64,sigma=2,seed=1, 73/346 huge:n=64K,mean=4,share=0.1,seed=1,
 *       68/322 photo_colour_histogram.rowlen@4M, 71/336 wathenSmall.rowlen@64M, 73/345 kjv_words_per_verse.rowlen,
 *       72/340 pareto:n=128K,mean=8,alpha=1.2,seed=1, 72/340 debian_entries_per_directory.rowlen,
 *       72/340 wordnet_pointers.rowlen, 73/344 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       72/339 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1, 71/334 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1,
 *       67/314 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 74/346 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       74/346 email-Enron.rowlen@64M, 70/326 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       72/335 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       74/344 pareto:n=1M,mean=16,alpha=1.5,seed=1, 74/344 wathenSmall.rowlen@4M,
 *       73/339 lognormal:n=8M,mean=4,sigma=2,seed=1, 75/348 lognormal:n=1M,mean=8,sigma=1,seed=1,
 *       63/292 pareto:n=64M,mean=64,alpha=1.5,seed=1, 64/296 lognormal:n=8M,mean=64,sigma=2,sorted=up,seed=1,
 *       72/333 pareto:n=512K,mean=4,alpha=1.5,seed=1, 77/356 email-Enron.rowlen,
 *       75/346 pareto:n=512K,mean=16,alpha=1.5,seed=1, 72/332 wordnet_pointers.rowlen@64M,
 *       79/363 uniform:n=16M,mean=64,seed=1, 74/340 brack2.rowlen@64M, 74/340 wordnet_pointers.rowlen@4M,
 *       76/349 lognormal:n=256K,mean=8,sigma=2,sorted=up,seed=1, 72/329 copter2.rowlen@64M,
 *       81/370 uniform:n=1K,mean=64,seed=1, 67/306 linux_kernel_line_lengths.rowlen@64M, 73/333 cage10.rowlen@64M,
 *       75/342 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       70/319 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 70/319 gowalla_bipartite.rowlen@4M,
 *       76/346 basker_matrix1.rowlen@64M, 78/354 email-Enron.rowlen@4M, 67/304 wdbii_river_segments.rowlen,
 *       68/308 lognormal:n=2M,mean=32,sigma=2,seed=1,
 *       76/344 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 71/321 gowalla_bipartite.rowlen,
 *       76/342 pareto:n=4M,mean=16,alpha=1.5,seed=1, 66/297 pareto:n=8M,mean=64,alpha=1.2,seed=1,
 *       78/350 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1, 76/341 pareto:n=1K,mean=4,alpha=1.5,seed=1,
 *       81/363 poisson:n=1M,mean=24,seed=1, 67/300 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       84/376 poisson:n=128K,mean=24,seed=1, 78/349 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       68/304 lognormal:n=8M,mean=32,sigma=2,seed=1, 79/353 basker_matrix1.rowlen@4M,
 *       77/344 lognormal:n=8M,mean=8,sigma=1,seed=1, 78/348 debian_depends.rowlen, 78/348 wathenSmall.rowlen,
 *       69/307 wdbii_river_segments.rowlen@4M, 74/328 english_word_lengths.rowlen@64M,
 *       65/288 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1, 72/319 facebook_combined.rowlen@4M,
 *       78/345 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       78/344 lognormal:n=128K,mean=8,sigma=2,sorted=up,seed=1, 78/344 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       69/304 pareto:n=256K,mean=64,alpha=1.2,seed=1, 75/330 ibm03_nets.rowlen@64M,
 *       79/347 lognormal:n=128K,mean=4,sigma=2,seed=1, 72/316 gowalla_bipartite.rowlen@64M,
 *       83/364 poisson:n=2M,mean=24,seed=1, 78/342 debian_depends.rowlen@64M,
 *       79/346 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 77/337 copter2.rowlen@4M,
 *       81/354 poisson:n=8M,mean=24,seed=1, 79/345 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       80/348 lognormal:n=1M,mean=4,sigma=2,seed=1, 80/348 brack2.rowlen@4M, 86/374 poisson:n=256K,mean=24,seed=1,
 *       78/338 lognormal:n=16M,mean=8,sigma=2,seed=1, 81/351 brack2.rowlen,
 *       79/342 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1, 72/311 huge:n=1M,mean=16,share=0.25,seed=1,
 *       76/327 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       76/326 huge:n=128K,mean=16,share=0.25,seed=1, 80/343 lognormal:n=256K,mean=8,sigma=1,seed=1,
 *       78/334 geometric:n=64M,mean=8,seed=1, 79/338 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1,
 *       79/338 ibm03_nets.rowlen@4M, 82/350 debian_depends.rowlen@4M, 71/303 pareto:n=1M,mean=64,alpha=1.2,seed=1,
 *       75/320 facebook_combined.rowlen, 80/341 cage10.rowlen@4M, 81/345 geometric:n=8M,mean=8,seed=1,
 *       83/353 geometric:n=64M,mean=12,empty=0.5,seed=1, 82/348 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1,
 *       82/348 pareto:n=256K,mean=16,alpha=1.5,seed=1, 74/314 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1,
 *       80/339 copter2.rowlen, 80/339 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       81/343 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       83/351 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 75/317 facebook_combined.rowlen@64M,
 *       76/321 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1, 72/303 wdbii_river_segments.rowlen@64M,
 *       77/324 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1, 73/307 pareto:n=4M,mean=64,alpha=1.5,seed=1,
 *       78/328 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 83/348 cage10.rowlen,
 *       84/352 lognormal:n=256K,mean=4,sigma=2,seed=1, 82/343 pareto:n=8K,mean=4,alpha=1.5,seed=1,
 *       84/351 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1, 86/358 basker_matrix1.rowlen,
 *       82/341 uniform:n=64M,mean=16,seed=1, 83/344 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       90/373 uniform:n=4M,mean=64,seed=1, 83/342 geometric:n=1M,mean=8,seed=1,
 *       75/309 linux_kernel_line_lengths.rowlen, 84/346 geometric:n=64M,mean=4,sorted=down,seed=1,
 *       84/346 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1,
 *       84/346 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 79/325 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       82/337 uniform:n=1M,mean=8,seed=1, 86/353 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       81/332 geometric:n=64M,mean=3,empty=0.5,seed=1, 83/340 pareto:n=64K,mean=4,alpha=1.5,seed=1,
 *       75/307 pareto:n=128K,mean=64,alpha=1.2,seed=1, 86/351 huge:n=64K,mean=4,share=0.5,seed=1,
 *       77/314 lognormal:n=1M,mean=32,sigma=2,seed=1, 77/314 lognormal:n=256K,mean=32,sigma=2,seed=1,
 *       82/334 geometric:n=16M,mean=3,empty=0.5,seed=1, 86/350 uniform:n=8K,mean=16,seed=1,
 *       87/354 bimodal:n=1M,mean=4,share=0.9,seed=1, 81/329 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1,
 *       85/345 ibm03_nets.rowlen, 76/308 lognormal:n=64M,mean=32,sigma=1,seed=1, 71/287 4elt.rowlen@64M,
 *       87/351 pareto:n=1K,mean=16,alpha=1.5,seed=1, 81/326 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1,
 *       83/334 english_word_lengths.rowlen, 88/354 geometric:n=2M,mean=8,seed=1,
 *       76/305 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1, 87/349 lognormal:n=128K,mean=8,sigma=1,seed=1,
 *       81/324 huge:n=64K,mean=16,share=0.25,seed=1, 76/304 pareto:n=512K,mean=64,alpha=1.5,seed=1,
 *       90/359 geometric:n=256K,mean=8,seed=1, 77/307 lognormal:n=1M,mean=64,sigma=1,seed=1,
 *       89/352 pareto:n=8K,mean=16,alpha=1.5,seed=1, 78/308 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       85/335 uniform:n=2M,mean=8,seed=1, 89/350 uniform:n=64K,mean=16,seed=1, 73/287 git_files_per_commit.rowlen,
 *       77/302 lognormal:n=1M,mean=64,sigma=2,sorted=up,seed=1, 79/309 pareto:n=1K,mean=64,alpha=1.5,seed=1,
 *       81/316 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       87/339 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1,
 *       86/335 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 76/296 delaunay_n15.rowlen@4M,
 *       82/319 lognormal:n=64M,mean=2,sigma=1,seed=1, 74/287 ecology1.rowlen@64M, 75/290 delaunay_n15.rowlen@64M,
 *       79/304 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1, 81/311 geometric:n=64M,mean=32,sorted=down,seed=1,
 *       95/364 geometric:n=128K,mean=8,seed=1, 80/306 pareto:n=64K,mean=64,alpha=1.5,seed=1, 78/298 4elt.rowlen@4M,
 *       75/286 git_files_per_commit.rowlen@4M, 80/304 uniform:n=64M,mean=2,empty=0.5,seed=1,
 *       79/300 bimodal:n=64M,mean=64,share=0.9,seed=1, 74/280 git_files_per_commit.rowlen@64M,
 *       92/347 uniform:n=4M,mean=16,seed=1, 93/350 uniform:n=512K,mean=16,seed=1,
 *       80/301 geometric:n=1M,mean=2,seed=1, 84/316 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1,
 *       80/300 delaunay_n15.rowlen, 83/310 lognormal:n=128K,mean=64,sigma=2,sorted=up,seed=1,
 *       83/309 fixed:n=64M,mean=4, 79/294 geometric:n=64M,mean=2,seed=1, 81/301 uniform:n=128K,mean=8,seed=1,
 *       94/348 uniform:n=1K,mean=16,seed=1, 79/292 uniform:n=8M,mean=8,seed=1, 72/266 poisson:n=64M,mean=0.5,seed=1,
 *       82/302 4elt.rowlen, 80/294 geometric:n=8M,mean=2,seed=1, 83/304 geometric:n=256K,mean=2,seed=1,
 *       81/296 poisson:n=64M,mean=2,seed=1, 78/283 mdual.rowlen@4M, 75/272 poisson:n=8M,mean=0.5,seed=1,
 *       77/279 poisson:n=1M,mean=0.5,seed=1, 76/275 mdual.rowlen@64M, 82/296 ecology1.rowlen,
 *       84/303 geometric:n=2M,mean=2,seed=1, 88/317 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1,
 *       78/280 poisson:n=256K,mean=0.5,seed=1, 80/285 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 80/285 mdual.rowlen,
 *       98/349 bimodal:n=512K,mean=4,share=0.9,seed=1, 74/263 poisson:n=64M,mean=0.25,seed=1,
 *       79/280 poisson:n=2M,mean=0.5,seed=1, 80/283 uniform:n=256M,mean=4,seed=1,
 *       89/311 bimodal:n=4M,mean=64,share=0.9,seed=1, 83/284 poisson:n=128K,mean=0.5,seed=1,
 *       89/302 uniform:n=256K,mean=8,seed=1, 85/288 uniform:n=4M,mean=4,seed=1,
 *       74/250 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1, 86/287 uniform:n=64M,mean=4,seed=1,
 *       93/309 geometric:n=128K,mean=2,seed=1, 94/312 pareto:n=8K,mean=64,alpha=1.5,seed=1,
 *       89/293 uniform:n=512K,mean=4,seed=1, 107/350 bimodal:n=64K,mean=4,share=0.9,seed=1,
 *       88/281 uniform:n=16M,mean=4,seed=1, 78/236 uniform:n=64M,mean=1,seed=1, 97/292 uniform:n=8K,mean=4,seed=1,
 *       97/289 uniform:n=1K,mean=4,seed=1, 84/243 fixed:n=64M,mean=1, 106/297 uniform:n=64K,mean=4,seed=1
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=8 VECS=7:
 *       measured on 497 cases, n = 1024 to 268435456; serves 73 (huge zipf lognormal pareto uniform rowlen): worst regret 34.8%, mean 4.7%
 *       launched 200 times in a row on 8 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=12 TILES=4 VECS=7:
 *       measured on 497 cases, n = 1024 to 268435456; serves 105 (pareto lognormal huge zipf rowlen uniform bimodal): worst regret 22.2%, mean 2.7%
 *       launched 200 times in a row on 32 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3:
 *       measured on 419 cases, n = 1024 to 268435456; serves 128 (pareto bimodal huge rowlen lognormal geometric uniform poisson fixed): worst regret 17.4%, mean 3.3%
 *       launched 200 times in a row on 6 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 387 cases, n = 1024 to 268435456; serves 25 (lognormal pareto rowlen bimodal uniform poisson fixed): worst regret 21.6%, mean 4.1%
 *       launched 200 times in a row on 9 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4:
 *       measured on 310 cases, n = 1024 to 268435456; serves 68 (pareto uniform rowlen bimodal huge lognormal zipf fixed): worst regret 29.7%, mean 3.4%
 *       launched 200 times in a row on 31 cases, all results right
 *     subwarp LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=0 UNROLL=2 VEC=4:
 *       measured on 336 cases, n = 1024 to 268435456; serves 58 (uniform rowlen geometric poisson fixed): worst regret 10.1%, mean 2.7%
 *       launched 200 times in a row on 10 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4:
 *       measured on 191 cases, n = 1024 to 268435456; serves 21 (pareto uniform huge lognormal rowlen bimodal): worst regret 13.3%, mean 1.6%
 *       launched 200 times in a row on 12 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=1792 MIN_BLOCKS=24 NT=64 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 70 cases, n = 1024 to 268435456; serves 19 (poisson geometric rowlen fixed uniform lognormal): worst regret 9.0%, mean 3.0%
 *       launched 200 times in a row on 1 case, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_3C315EA72C4D55F2
#define SEGTUNE_SEGREDUCE_3C315EA72C4D55F2

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

#define SEGTUNE_SEGREDUCE_FLAT_PERSISTENT 4537640
#define SEGTUNE_SEGREDUCE_STREAM_FITTED 14853640
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190
#define SEGTUNE_SEGREDUCE_BLOCK 1369594
#define SEGTUNE_SEGREDUCE_SUBWARP 5599278

/* f32 plus on NVIDIA H100 80GB HBM3 */
static const struct segtune_box segtune_segreduce_3c315ea72c4d55f2_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=8 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 497, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 8 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=12 TILES=4 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 497, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 12 }, { "TILES", 4 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 824633720448, 0, INT64_MAX, 1024, 268435456, 419, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 3 } }, 256, 4194304, 128 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 387, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 32 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 310, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 0 }, { "UNROLL", 8 }, { "VEC", 4 } }, 32, 4194304, 2 },
	{ "subwarp", "LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=0 UNROLL=2 VEC=4", SEGTUNE_SEGREDUCE_SUBWARP, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 336, 1, 0, 7, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 256 }, { "SEGMENTS_IN_FLIGHT", 1 }, { "THREADS_PER_SEGMENT", 0 }, { "UNROLL", 2 }, { "VEC", 4 } }, 1536, 4194304, 24 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 191, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=1792 MIN_BLOCKS=24 NT=64 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 1099511627264, 0, INT64_MAX, 1024, 268435456, 70, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 24 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 2097152, 384 }
};

static const struct segtune_node segtune_segreduce_3c315ea72c4d55f2_unknown_0[] = {
	{ SEGTUNE_N, 92700.0, 1, 8, -1 },
	{ SEGTUNE_MEAN, 86.0, 2, 3, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 20200.0, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 3550.0, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1.9984905758192386, 9, 14, -1 },
	{ SEGTUNE_MEAN, 1.23, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 16800000.0, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 11100000.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
};

static const struct segtune_node segtune_segreduce_3c315ea72c4d55f2_longest_0[] = {
	{ SEGTUNE_LONGEST, 4150.0, 1, 158, -1 },
	{ SEGTUNE_MEAN, 1.52, 2, 7, -1 },
	{ SEGTUNE_MEAN, 1.3100000000000001, 3, 4, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 128.0, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 39.200000000000003, 8, 81, -1 },
	{ SEGTUNE_LONGEST, 39.001998434893764, 9, 28, -1 },
	{ SEGTUNE_N, 1840000.0, 10, 17, -1 },
	{ SEGTUNE_MEAN, 4.9000000000000004, 11, 16, -1 },
	{ SEGTUNE_LONGEST, 15.0, 12, 15, -1 },
	{ SEGTUNE_N, 959000.0, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 12.300000000000001, 18, 25, -1 },
	{ SEGTUNE_MEAN, 1.8700000000000001, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 9.0199999999999996, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 5390000.0, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 20900000.0, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 11.100000000000001, 29, 44, -1 },
	{ SEGTUNE_N, 76700000.0, 30, 39, -1 },
	{ SEGTUNE_MEAN, 8.6099999999999994, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 164000.0, 33, 36, -1 },
	{ SEGTUNE_LONGEST, 75.200000000000003, 34, 35, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 2470.0, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 430.0, 40, 43, -1 },
	{ SEGTUNE_MEAN, 1.8, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 565000.0, 45, 64, -1 },
	{ SEGTUNE_LONGEST, 63.400000000000006, 46, 49, -1 },
	{ SEGTUNE_N, 98100.0, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 3850.0, 50, 53, -1 },
	{ SEGTUNE_MEAN, 18.800000000000001, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 252000.0, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 217.0, 56, 59, -1 },
	{ SEGTUNE_MEAN, 22.200000000000003, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 17.199999999999999, 60, 63, -1 },
	{ SEGTUNE_N, 332000.0, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 1690.0, 65, 78, -1 },
	{ SEGTUNE_LONGEST, 64.799999999999997, 66, 71, -1 },
	{ SEGTUNE_N, 4660000.0, 67, 70, -1 },
	{ SEGTUNE_MEAN, 14.700000000000001, 68, 69, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 792000.0, 72, 77, -1 },
	{ SEGTUNE_MEAN, 24.400000000000002, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 169.0, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 8760000.0, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 257.0, 82, 97, -1 },
	{ SEGTUNE_N, 22700000.0, 83, 94, -1 },
	{ SEGTUNE_N, 32200.0, 84, 87, -1 },
	{ SEGTUNE_LONGEST, 80.200000000000003, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 196.0, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 80.700000000000003, 90, 91, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 51700.0, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 142.0, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 113.0, 98, 119, -1 },
	{ SEGTUNE_N, 83200.0, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 4700000.0, 101, 112, -1 },
	{ SEGTUNE_LONGEST, 2780.0, 102, 107, -1 },
	{ SEGTUNE_N, 3840000.0, 103, 104, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 59.100000000000001, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 191000.0, 108, 111, -1 },
	{ SEGTUNE_MEAN, 44.200000000000003, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 77.200000000000003, 113, 116, -1 },
	{ SEGTUNE_LONGEST, 2910.0, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 38800000.0, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 19200.0, 120, 123, -1 },
	{ SEGTUNE_MEAN, 318.0, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 35200000.0, 124, 151, -1 },
	{ SEGTUNE_LONGEST, 462.0, 125, 132, -1 },
	{ SEGTUNE_N, 196000.0, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 147.0, 128, 131, -1 },
	{ SEGTUNE_N, 1680000.0, 129, 130, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 223.0, 133, 136, -1 },
	{ SEGTUNE_N, 529000.0, 134, 135, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 4260000.0, 137, 146, -1 },
	{ SEGTUNE_N, 55600.0, 138, 141, -1 },
	{ SEGTUNE_LONGEST, 2390.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 532.0, 142, 145, -1 },
	{ SEGTUNE_N, 389000.0, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 585.0, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 1030.0, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 810.0, 152, 153, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2280.0, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 84500000.0, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 7720000.0, 159, 224, -1 },
	{ SEGTUNE_MEAN, 217.0, 160, 187, -1 },
	{ SEGTUNE_LONGEST, 8400.0, 161, 174, -1 },
	{ SEGTUNE_N, 318000.0, 162, 169, -1 },
	{ SEGTUNE_MEAN, 25.5, 163, 168, -1 },
	{ SEGTUNE_MEAN, 12.4, 164, 165, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 5620.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 128.0, 170, 173, -1 },
	{ SEGTUNE_MEAN, 0.999, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 49200.0, 175, 182, -1 },
	{ SEGTUNE_MEAN, 93.900000000000006, 176, 181, -1 },
	{ SEGTUNE_LONGEST, 15900.0, 177, 180, -1 },
	{ SEGTUNE_MEAN, 18.699999999999999, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 5290000.0, 183, 184, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 45.0, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 136000.0, 188, 215, -1 },
	{ SEGTUNE_N, 232000.0, 189, 198, -1 },
	{ SEGTUNE_MEAN, 5800.0, 190, 197, -1 },
	{ SEGTUNE_N, 148000.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 8770.0, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 325.0, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 17700.0, 199, 200, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 852.0, 201, 204, -1 },
	{ SEGTUNE_N, 5560000.0, 202, 203, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 14000.0, 205, 212, -1 },
	{ SEGTUNE_MEAN, 1740.0, 206, 211, -1 },
	{ SEGTUNE_LONGEST, 29800.0, 207, 208, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 1250000.0, 209, 210, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 113000.0, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1840000.0, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 203000.0, 218, 223, -1 },
	{ SEGTUNE_MEAN, 4030.0, 219, 222, -1 },
	{ SEGTUNE_N, 4290000.0, 220, 221, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 16400.0, 225, 232, -1 },
	{ SEGTUNE_MEAN, 813.0, 226, 231, -1 },
	{ SEGTUNE_MEAN, 5.9199999999999999, 227, 230, -1 },
	{ SEGTUNE_N, 52100000.0, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 5.6399999999999997, 233, 236, -1 },
	{ SEGTUNE_N, 38600000.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 13400.0, 237, 242, -1 },
	{ SEGTUNE_N, 11500000.0, 238, 241, -1 },
	{ SEGTUNE_MEAN, 15.200000000000001, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 297000.0, 243, 248, -1 },
	{ SEGTUNE_MEAN, 44000.0, 244, 247, -1 },
	{ SEGTUNE_LONGEST, 122000.0, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 14100000.0, 249, 254, -1 },
	{ SEGTUNE_LONGEST, 509000.0, 250, 253, -1 },
	{ SEGTUNE_MEAN, 353000.0, 251, 252, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_3c315ea72c4d55f2_shares_0[] = {
	{ SEGTUNE_SHARE_4K, 0.00052499999999999997, 1, 132, -1 },
	{ SEGTUNE_MEAN, 1.54, 2, 9, -1 },
	{ SEGTUNE_SHARE_1K, 0.020800000000000003, 3, 8, -1 },
	{ SEGTUNE_MEAN, 1.4299999999999999, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 947000.0, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 36.899999999999999, 10, 67, -1 },
	{ SEGTUNE_MEAN, 13.600000000000001, 11, 34, -1 },
	{ SEGTUNE_N, 61300.0, 12, 23, -1 },
	{ SEGTUNE_MEAN, 8.5600000000000005, 13, 20, -1 },
	{ SEGTUNE_MEAN, 6.4500000000000002, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 4210.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 44100.0, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 2320.0, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.7, 24, 27, -1 },
	{ SEGTUNE_N, 5660000.0, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_1K, 0.000377, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 3140000.0, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 33700000.0, 32, 33, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1010000.0, 35, 54, -1 },
	{ SEGTUNE_N, 205000.0, 36, 45, -1 },
	{ SEGTUNE_N, 3050.0, 37, 40, -1 },
	{ SEGTUNE_MEAN, 22.400000000000002, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 128000.0, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.000718, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.00056099999999999998, 46, 49, -1 },
	{ SEGTUNE_MEAN, 15.5, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 359000.0, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 27.0, 52, 53, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2340000.0, 55, 60, -1 },
	{ SEGTUNE_SHARE_1K, 0.00056300000000000002, 56, 59, -1 },
	{ SEGTUNE_MEAN, 18.5, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.000379, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 25600000.0, 63, 66, -1 },
	{ SEGTUNE_MEAN, 15.200000000000001, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.037999999999999999, 68, 109, -1 },
	{ SEGTUNE_N, 63800.0, 69, 78, -1 },
	{ SEGTUNE_MEAN, 394.0, 70, 75, -1 },
	{ SEGTUNE_MEAN, 43.0, 71, 74, -1 },
	{ SEGTUNE_N, 13800.0, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 4480.0, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 3920000.0, 79, 100, -1 },
	{ SEGTUNE_SHARE_1K, 0.000484, 80, 95, -1 },
	{ SEGTUNE_N, 2070000.0, 81, 90, -1 },
	{ SEGTUNE_MEAN, 452.0, 82, 87, -1 },
	{ SEGTUNE_N, 100000.0, 83, 86, -1 },
	{ SEGTUNE_MEAN, 154.0, 84, 85, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 624000.0, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 87.800000000000011, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 273.0, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 248.0, 96, 97, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 595000.0, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 107.0, 101, 108, -1 },
	{ SEGTUNE_N, 6920000.0, 102, 107, -1 },
	{ SEGTUNE_MEAN, 57.5, 103, 104, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 80.100000000000009, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 16000.0, 110, 113, -1 },
	{ SEGTUNE_MEAN, 528.0, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 53.100000000000001, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 19600000.0, 116, 123, -1 },
	{ SEGTUNE_N, 226000.0, 117, 120, -1 },
	{ SEGTUNE_MEAN, 1220.0, 118, 119, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 242.0, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1660.0, 124, 131, -1 },
	{ SEGTUNE_MEAN, 579.0, 125, 130, -1 },
	{ SEGTUNE_MEAN, 185.0, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 130000000.0, 128, 129, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 7730000.0, 133, 236, -1 },
	{ SEGTUNE_MEAN, 163.0, 134, 181, -1 },
	{ SEGTUNE_N, 106000.0, 135, 156, -1 },
	{ SEGTUNE_SHARE_4K, 0.112, 136, 141, -1 },
	{ SEGTUNE_MEAN, 32.700000000000003, 137, 140, -1 },
	{ SEGTUNE_MEAN, 1.0700000000000001, 138, 139, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 97.5, 142, 153, -1 },
	{ SEGTUNE_N, 46100.0, 143, 152, -1 },
	{ SEGTUNE_SHARE_1K, 0.248, 144, 147, -1 },
	{ SEGTUNE_MEAN, 44.700000000000003, 145, 146, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.155, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 77.800000000000011, 150, 151, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 72500.0, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.038300000000000001, 157, 176, -1 },
	{ SEGTUNE_N, 494000.0, 158, 167, -1 },
	{ SEGTUNE_MEAN, 52.700000000000003, 159, 164, -1 },
	{ SEGTUNE_MEAN, 29.200000000000003, 160, 161, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 259000.0, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 409000.0, 165, 166, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.0073500000000000006, 168, 175, -1 },
	{ SEGTUNE_N, 1260000.0, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 107.0, 171, 174, -1 },
	{ SEGTUNE_MEAN, 1.5900000000000001, 172, 173, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 4770000.0, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 39.700000000000003, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.08320000000000001, 182, 193, -1 },
	{ SEGTUNE_SHARE_4K, 0.0022100000000000002, 183, 184, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_4K, 0.0504, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 323.0, 187, 190, -1 },
	{ SEGTUNE_N, 334000.0, 188, 189, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 110000.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 4810.0, 194, 215, -1 },
	{ SEGTUNE_N, 222000.0, 195, 198, -1 },
	{ SEGTUNE_MEAN, 3380.0, 196, 197, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 675.0, 199, 206, -1 },
	{ SEGTUNE_N, 281000.0, 200, 203, -1 },
	{ SEGTUNE_MEAN, 300.0, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 5640000.0, 204, 205, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.28800000000000003, 207, 210, -1 },
	{ SEGTUNE_N, 3100000.0, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1450.0, 211, 214, -1 },
	{ SEGTUNE_N, 970000.0, 212, 213, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 71100.0, 216, 231, -1 },
	{ SEGTUNE_N, 1810000.0, 217, 222, -1 },
	{ SEGTUNE_MEAN, 48600.0, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 498000.0, 220, 221, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 11200.0, 223, 226, -1 },
	{ SEGTUNE_SHARE_4K, 0.27200000000000002, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 25100.0, 227, 230, -1 },
	{ SEGTUNE_SHARE_4K, 0.68200000000000005, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 3350000.0, 232, 233, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 119000.0, 234, 235, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 5.6399999999999997, 237, 242, -1 },
	{ SEGTUNE_N, 46300000.0, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1.3200000000000001, 240, 241, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.00232, 243, 246, -1 },
	{ SEGTUNE_MEAN, 170.0, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 11900000.0, 247, 252, -1 },
	{ SEGTUNE_MEAN, 15.800000000000001, 248, 251, -1 },
	{ SEGTUNE_SHARE_1K, 0.061900000000000004, 249, 250, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 14100000.0, 253, 254, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const float segtune_segreduce_3c315ea72c4d55f2_cases_0[] = {
	1284,1347,1502,2189,2195,1988,2466,2596,1284,1347,1502,2189,2195,1988,2466,2596,
	1280,1280,1280,1280,1280,1280,1280,1280,365,510,927,1028,1434,1506,1829,2048,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,58,13,0,0,0,0,0,0,-345,-244,0,0,0,0,0,0,
	177,0,531,772,988,1013,1024,1024,-608,-928,-378,-648,-424,-197,-254,-211,40,448,188,85,29,18,-25,-41,
	-155,429,-583,396,520,-338,-992,-341,-491,696,-504,-120,1910,-1389,-2593,-3248,17687,-10945,-3040,2145,1411,-1072,-1393,735,
	4782,4499,-4991,156,4217,-4312,2044,-1887,-3458,-4336,5397,-6515,-5020,3876,4192,-5074,262,805,11592,-15269,-24858,32423,-7286,822,
	-3483,-3825,3772,738,-54,13,28,40,152,131,450,-274,-291,495,-92,-176,25,78,-215,-64,29,419,-986,-387,
	102,-85,109,-611,850,177,-2351,-2838,14571,-7290,-3552,2005,1301,-489,-1246,763,5991,4203,-4127,-238,3334,-3169,2123,-1495,
	-5326,-1901,2173,-3389,-3001,-1390,3834,-4725,-2,1849,7797,-11572,-13993,18208,-7793,858,-3740,-3517,3330,1129,-226,92,2,23,
	1280,1280,1664,1664,1664,1664,1664,1664,2304,2304,415,514,956,1031,1458,1544,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,0,0,207,31,117,30,5,0,0,0,-914,-990,-464,-475,-73,0,
	1024,1024,283,0,558,768,1024,1011,-115,-16,-646,-1312,-596,-1032,-505,-770,26,26,-546,-300,-234,-667,-91,20,
	-43,-851,-733,-136,-323,-602,-143,193,-2940,-1718,-431,618,-4013,2439,-462,-1742,-753,-3928,-3529,-1879,-2062,1369,-2948,796,
	-3423,3228,-9610,5976,-5655,367,-750,172,-8214,10289,13369,-8099,15789,-12799,10973,-9668,723,-2111,-534,1,721,2385,23777,-20324,
	42,42,-5805,2438,2951,739,-311,-232,-136,684,-518,-578,-25,-1136,319,-516,-339,-58,-653,-464,-221,-1075,258,-491,
	-2540,-1087,690,-129,-2134,162,650,-3448,-1511,-3484,-4086,-1367,-1861,1415,-1911,-482,-1719,903,-6990,2862,-4196,-2055,-730,335,
	-4119,3657,6478,-2232,8370,-4090,4577,-2754,743,-3076,-981,204,661,4240,16219,-9377,36,140,-4182,313,3153,1628,-499,-248,
	1664,1664,1664,1664,1664,1664,1987,2048,1979,1991,2560,2597,2816,2901,1686,440,-768,-162,-41,-48,0,0,-768,-768,
	-1536,-1536,-1536,-96,-1536,-1536,-1536,-1536,0,0,0,0,0,0,164,412,0,0,0,0,0,0,-332,-1451,
	1023,1024,1024,1024,1024,1024,1010,332,-530,-325,-321,-96,-205,-144,-849,-782,-295,-321,-458,1222,-8,391,338,-754,
	855,-346,-179,-210,53,408,37,-541,3862,260,658,-3695,-1760,-1166,5422,-2141,348,-1716,2614,-3931,1379,1038,3685,-3727,
	1323,-987,1251,-3654,-1682,1810,-239,977,-2048,-24,-5434,957,3999,1983,-2969,13197,567,-3414,4109,540,-1371,-1512,-3302,-131,
	-142,15,22,146,24,32,-257,-9178,-408,-119,-616,1629,71,946,295,-671,529,-141,-331,-77,138,941,24,-568,
	3056,928,544,-3470,-1433,-414,5447,-740,90,-1575,2632,-3692,1355,1191,3563,-3272,1385,-1360,1319,-3930,-1712,939,22,2023,
	-2586,245,-4826,1032,3692,1263,-2371,844,-239,-4135,4501,232,-1210,-1779,-2223,-301,-138,-48,3,145,18,51,-283,-4476,
	2048,2048,2048,2048,2048,2048,2048,2048,512,513,541,771,993,1026,1113,1486,-768,-768,-218,-64,-306,-768,-128,-236,
	-1536,-1536,-435,-128,-1536,-1536,-256,-1536,42,182,925,1282,326,37,711,126,-1750,-1609,-837,-252,-985,-1242,-479,-692,
	0,731,106,521,611,774,843,1024,-1696,-1416,-435,-128,-612,-1416,-256,-518,-603,-1275,5318,-1407,953,-757,-4494,-1793,
	-386,-979,4696,-1589,-1040,-726,-4238,-667,1022,1522,-4046,-2398,2314,-1194,-7705,-3764,-1587,-2275,-3346,2123,3964,2092,-3676,4280,
	-47,1113,984,6362,-1981,-1716,-9829,576,-1664,-11239,1238,161,1821,-2682,81,6847,43,18,177,1226,-329,-262,3461,3590,
	-6850,-3301,-2526,876,724,1587,394,-27,-454,-951,5429,-1254,1251,-712,-4213,-778,-308,-882,4817,-1260,-723,-812,-3914,-103,
	97,750,-4045,-2076,2800,-1368,-7872,-2862,-1935,-2249,-3491,1871,3296,2389,-4063,3081,-218,668,1519,4500,-1141,-2465,-10069,-511,
	2119,-4345,724,221,-266,-1105,17,3280,80,9,63,1265,-627,-216,3642,3634,-7623,-5413,-2259,855,1056,1380,391,-101,
	2048,2048,2048,2048,2048,2048,2048,2048,1537,1542,1542,1571,1797,1977,2042,2468,-768,-32,-768,-218,-64,-176,-768,-69,
	-1536,-64,-1536,-435,-128,-1536,-1536,-284,184,652,32,203,319,45,19,0,-583,-111,-731,-530,-188,-282,-243,0,
	943,964,1011,1012,1017,1024,1023,1024,-877,-64,-1154,-435,-128,-605,-896,-377,338,-4220,-652,-697,4213,-647,-508,1221,
	41,-4128,-433,948,4657,-1002,-82,-1056,-6586,3596,1349,-9108,3907,4332,2282,1860,-3050,974,3302,-4782,2240,-7490,-1439,2010,
	-2505,6671,656,-5907,8159,3402,-713,1922,1672,-151,-2289,1390,-63,3668,-3036,248,-900,-11621,2062,-4367,-2089,-1875,-5838,513,
	-466,149,-47,74,79,12,-47,-10,327,-3679,-932,-526,4697,-365,-684,1016,93,-3415,-699,987,5287,-721,-290,-1383,
	-5512,3508,-153,-8713,3831,4552,1929,1547,-2397,1127,3167,-4737,2126,-7426,-1892,1802,-1812,4467,161,-5431,6631,2898,-267,1911,
	-767,-5,-98,1008,-195,2906,-2683,495,-105,-10516,2052,-4423,-2230,-1961,-5613,676,-455,112,-71,58,69,-9,19,-19,
	2048,2048,2048,2048,2048,2048,2048,2099,2564,2970,3042,3365,3584,3840,3840,632,-34,-4,0,0,0,0,0,-768,
	-1536,-106,-119,0,0,0,0,-1536,0,0,0,0,0,0,0,11,0,0,0,0,0,0,0,-1763,
	1024,1024,1024,1024,1024,1024,1024,0,-640,-423,-197,-255,-211,-115,-16,-1683,-805,5989,-5724,4026,3100,5305,-4571,-301,
	-683,-347,-340,2173,4567,4579,-4801,-189,1933,1238,842,729,450,409,409,2190,1496,961,554,504,270,239,239,-1581,
	-1700,4765,-2122,213,194,-2195,-2195,91,-2205,-41,-76,111,90,165,165,723,-513,-5024,5208,-1147,-1427,-9614,4744,74,
	3,1,-13,21,11,21,21,7258,-1106,1246,-2467,3234,2509,2825,-530,-371,-936,-2493,624,1481,3998,2038,-821,-256,
	1095,816,1323,548,336,302,705,2055,1810,785,846,439,221,180,301,-1802,-1150,5170,-1677,901,1091,-1353,-5097,40,
	-1735,572,-332,229,146,198,-66,1182,-80,-987,2523,-354,-381,-5881,-1051,66,16,2,-14,18,5,15,51,7204,
	2103,2122,2125,2142,2176,2176,2176,2176,437,1223,1276,1003,-256,256,512,513,-768,-768,-768,-768,-768,-768,-161,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-430,-1536,528,47,14,19,128,77,1661,1503,-1449,-1181,-1169,-1469,-2688,-2227,-387,-544,
	100,1011,1021,441,0,0,484,955,-1371,-1478,-1397,-1590,-1856,-1656,-500,-979,811,-189,-628,-318,-380,-792,175,7592,
	390,-310,-470,-410,-668,-705,-690,6639,99,-2338,563,-65,436,-1342,3746,2745,1751,-1640,2428,-902,204,2040,-1277,-2386,
	146,-338,374,3183,-53,-82,1764,1445,-16503,-2967,1940,-300,-2894,-2066,-189,1601,-129,-241,-122,96,71,30,-166,268,
	10402,114,-5,-508,2146,-4410,672,866,1007,-53,-587,-584,-380,-884,70,7416,498,-156,-722,-542,-699,-824,-851,6490,
	-1387,-3207,395,-603,415,-1074,3582,2661,1005,-1912,2369,-1408,172,2063,-1115,-2169,-473,-1155,367,2461,-69,-88,2522,1347,
	-6129,335,929,2333,-2167,-3145,293,1929,-77,121,-176,119,58,6,-134,254,5506,157,27,-385,2098,-5019,633,806,
	2176,2176,2176,2176,2176,2176,2176,2176,533,665,749,760,761,766,768,769,-403,-190,-280,-307,-173,-768,-768,-768,
	-1536,-611,-1536,-1536,-1536,-1536,-1536,-1536,522,712,441,1331,631,117,47,82,-1505,-1183,-1369,-470,-1167,-1677,-1745,-1708,
	569,594,627,720,1024,455,0,420,-806,-611,-740,-779,-653,-1202,-1680,-1388,758,4095,3559,2043,1136,-239,412,-489,
	-918,2466,-946,3187,1096,-172,330,-371,133,2997,220,-1392,-2523,-2531,-1290,915,1307,-4486,1106,-7643,609,-2315,-1897,-1800,
	-218,1388,2070,1066,2962,-363,152,-196,956,-292,-367,-434,-777,32111,-568,-22786,-35,-266,-39,139,-122,-26,92,13,
	-2726,2238,3412,528,1677,2406,-1071,1319,784,4096,3436,2117,950,-346,360,-476,-903,2566,-864,3292,1093,-448,333,-381,
	297,2951,246,-1427,-2372,-206,-1436,523,1600,-4392,1035,-7545,-161,-1790,-2044,-1957,-151,1523,2144,963,2926,676,148,-182,
	-141,-90,-542,424,-967,12436,-128,-12283,-39,-279,-32,136,-334,-109,86,-54,-2591,2184,3464,471,1336,2354,-1013,1182,
	2176,2176,2176,2176,2176,2176,2176,2176,986,986,1024,1028,1111,1151,1289,1419,-370,-370,-114,-768,-128,-768,-134,-137,
	-1536,-1536,-328,-1536,-256,-1536,-1536,-408,333,995,1296,743,955,21,289,319,-1241,-579,-239,-789,-494,-1388,-983,-822,
	606,606,749,740,841,1006,935,932,-740,-740,-440,-1085,-256,-1492,-658,-536,-2472,1812,-524,4870,316,-226,-763,4961,
	-505,3903,-1406,230,-805,-522,374,4159,-1899,-3620,2803,8228,3890,5,-739,2572,-5697,-2628,1240,1396,3969,-1656,3474,-4169,
	-2726,-2619,-19767,5244,10756,-505,72,-7495,4881,1475,55,-6979,-149,-1034,774,-78,-205,103,135,-104,204,63,-177,6355,
	-492,53,-77,144,-55,528,-420,130,-2374,2145,-674,4712,451,-163,-460,4540,-551,4181,-1684,256,-612,-469,493,3767,
	-1347,-3075,2698,7665,3815,156,-921,2317,-5362,-2882,1589,1783,3734,-1375,2363,-3778,-1912,-2232,-17489,4668,9621,-362,-237,-6412,
	983,1234,504,-5459,-332,-1389,1064,315,-345,-69,-11,-87,380,18,-264,5920,-29,86,-74,43,-36,656,-575,140,
	2176,2176,2176,2176,2176,2176,2176,2176,1523,1536,1538,1793,1798,1998,2025,2051,-110,-90,-440,-768,-768,-143,-52,-166,
	-530,-287,-1536,-1536,-1536,-596,-233,-1536,862,846,67,5,32,104,158,313,-175,-178,-955,-762,-730,-458,-377,-196,
	978,941,999,1024,1020,1024,1017,1023,-530,-394,-880,-1245,-1153,-596,-409,-696,3915,2647,206,-456,-66,3652,925,1511,
	4034,2827,-544,-280,4,1770,4130,755,1971,1302,-1108,-1499,1747,6329,846,-169,2434,15,-3053,-3419,1192,-6336,2245,8140,
	-677,-2121,-4300,-3831,3460,1191,1396,-2110,903,426,-5103,-2192,-4,557,-503,3919,4917,654,9,-685,5316,1162,399,59,
	-198,-61,-42,18,-15,-43,21,-146,3901,2145,12,-660,-115,3401,1203,1630,3873,2175,-585,-463,12,1670,4240,840,
	1952,1593,-600,-1716,1643,6283,1172,-424,2465,294,-2242,-3132,602,-5788,2388,7738,-563,-1793,-3740,-3356,2714,2237,2612,-2601,
	1098,366,-6107,-373,-356,795,-184,4151,4213,-529,551,-419,4437,743,168,121,-237,-74,12,-8,5,-49,19,-175,
	2176,2176,2176,2176,2181,2195,2220,2240,2288,2820,2829,3072,169,935,1374,640,-90,-8,-14,-1,-768,-768,-479,-768,
	-568,-1536,-174,-92,-1536,-1536,-1536,-1536,62,0,0,0,663,202,297,24,-210,0,0,0,-1738,-1462,-978,-2024,
	1024,1024,1024,1024,172,426,963,0,-568,-640,-312,-260,-925,-1611,-938,-1712,859,-13,-2183,-635,-81,1283,2687,-392,
	-1635,-20,-540,1095,-417,605,400,-292,-423,1310,301,-99,-2007,2165,442,-932,1170,-717,155,-102,2485,2903,-3511,-416,
	1677,-597,-463,-1448,-349,965,1042,-2,-6,1517,-173,-56,5748,-11798,6010,1016,-2066,-710,1817,580,-59,-134,-868,43,
	-36,-18,-17,-8,-6041,-588,-575,4221,821,166,-409,2000,-163,1487,2195,-529,-1764,181,703,2761,-446,1078,169,-421,
	-464,895,263,-128,-1156,590,58,-528,1282,-811,35,-180,2728,1513,-2319,-329,1910,-406,-1428,-1689,-388,447,1253,31,
	154,1380,-441,-254,1457,-984,6748,-1337,-1550,-677,571,-1099,-102,-45,-879,0,-37,-20,-23,-8,-3757,-911,-641,4075,
	2304,2304,2304,2304,2304,2304,2304,2304,-256,255,506,512,531,676,737,767,-768,-768,-768,-145,-398,-164,-280,-768,
	-1536,-1536,-1536,-375,-1536,-468,-1536,-1536,128,78,1584,1894,566,1135,513,116,-2944,-2483,-725,-410,-1719,-1006,-1566,-1933,
	0,0,952,499,568,609,609,456,-1984,-1784,-1062,-508,-912,-507,-843,-1270,249,-580,-3406,-319,1479,-4457,-2879,-403,
	-693,-781,-382,2535,-153,-2930,1436,-382,4868,-858,1182,-28,1240,-6895,1108,-3037,-44,-503,-4557,1258,8029,2677,-6116,-2350,
	-2,-22,-444,67,-681,-509,-901,-321,783,-3004,783,-160,179,-707,-804,38800,39,-7,-15,-29,32,-470,34,-8,
	1220,-5500,419,42,-2247,447,4711,1342,214,-636,-3430,-335,1358,-4379,-3028,-233,-709,-886,-550,2398,-310,-2923,1067,-218,
	4574,-633,1144,-146,1380,-6916,952,-205,-26,-536,-4181,1268,8149,2582,-5970,506,-3,-7,-502,318,-788,-159,-1084,-283,
	913,-4043,601,79,-800,-712,-1014,11382,33,-18,-11,20,62,-528,67,4,1265,-5021,447,-16,-2119,488,4980,1032,
	2304,2304,2304,2304,2304,2304,2304,2304,768,769,769,770,1002,1002,1021,1023,-768,-160,-768,-279,-285,-285,-768,-105,
	-1536,-505,-1536,-1536,-1536,-1536,-1536,-299,47,816,105,1485,375,1163,817,1532,-2001,-1231,-1942,-561,-1439,-651,-979,-260,
	0,1024,420,728,621,621,732,750,-1808,-628,-1516,-806,-782,-782,-1202,-453,434,3098,-489,-3666,-156,-7784,1197,1255,
	360,3988,-460,-3812,1541,-7693,4151,2519,-287,-1208,399,-2752,-415,6309,1580,-457,861,2505,-166,3597,4233,2505,-2318,46,
	81,565,-207,2986,2693,-1915,1985,-1401,1716,5,-26296,-491,1962,527,4605,7,64,-84,-4,-18,-60,-95,-210,-169,
	-2117,332,340,-166,-1412,-555,-274,-191,288,2986,-441,-3697,-247,-7759,1198,1201,285,3883,-385,-3862,1286,-7592,4057,2536,
	-660,-1201,-599,-2650,-345,6175,1496,-584,309,2380,-370,3546,3755,2051,-2276,70,176,652,-446,2562,2805,-2301,1734,-157,
	2455,-57,-8508,-911,-891,-265,5298,134,77,-157,-27,-57,-80,-144,-154,-146,-1200,208,343,-81,-952,-483,-357,-198,
	2304,2304,2304,2304,2304,2304,2304,2304,1110,1152,1278,1440,1535,1541,1543,1792,-128,-768,-161,-120,-81,-411,-102,-768,
	-256,-1536,-677,-344,-237,-1536,-375,-1536,1203,24,383,590,1077,77,1045,6,-504,-1641,-1155,-787,-204,-1198,-228,-1018,
	840,1006,932,939,936,999,981,1024,-256,-1608,-677,-458,-413,-1008,-658,-1373,1441,-255,1896,-3405,-1554,1469,-2476,-376,
	2092,-677,2253,-3730,-1509,-17,-1901,-336,3982,331,-1889,-6615,-453,-86,-829,1766,39,434,-2887,6206,-716,-2153,-228,-71,
	5637,1703,4202,-645,8660,675,-19700,-3554,-135,40,-158,-798,1383,-2934,-3715,763,-633,79,-479,1573,2167,-375,37,67,
	-152,459,-209,-111,-15,-111,-65,9,1519,-332,1808,-3530,-1991,1596,-3502,-429,2152,-613,2152,-3798,-1886,137,-2411,-492,
	4034,197,-1990,-6759,-963,378,-440,1061,-103,685,-2789,6005,-1035,-1521,89,-234,3733,1549,4173,-37,6329,1109,-12261,-3596,
	-410,-389,14,-430,746,-3507,-1994,1636,-653,56,-475,1554,2017,-481,460,261,-139,612,-249,-99,-16,-103,-26,-33,
	2304,2304,2304,2304,2304,2304,2304,2304,1794,2001,2035,2053,2307,2824,2831,3328,-768,-137,-51,-167,-83,-6,-13,0,
	-1536,-472,-204,-752,-696,-1536,-181,-47,36,124,191,441,67,0,0,0,-986,-691,-590,-322,-443,0,0,0,
	1020,1024,1017,1024,1024,1024,1024,1024,-1281,-518,-402,-752,-696,-768,-440,-260,205,-6283,-5360,3141,3566,475,-129,-7163,
	100,-2706,-7216,3190,854,490,356,-6432,-1175,-3081,2947,-825,-226,-601,-596,-242,419,4554,1791,2043,1883,-835,-577,-214,
	1160,2885,8638,-3320,-1097,-792,-3802,-576,-878,507,-540,2275,690,978,-127,-118,-10,-6627,-7303,4351,2939,-1746,1921,3969,
	-28,-10,37,-127,-2,9,5,-18,300,-5040,-4834,2501,3389,75,352,-2377,43,-1719,-6716,2754,754,152,857,-2417,
	-660,-2798,2709,-923,-150,-738,-639,-256,440,3698,1304,2250,1793,-725,-635,-308,671,298,6483,-1589,-1105,-423,-3372,-1790,
	-1220,-560,-707,2711,340,1394,-168,-343,-255,-5701,-6900,3782,2674,-1403,1706,637,-17,-3,53,-121,4,14,0,-16,
	2314,2317,2318,2356,2360,2370,2432,2432,535,569,1500,833,411,1180,433,512,-768,-768,-768,-327,-768,-768,-379,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,523,212,33,995,687,25,808,42,-1777,-2061,-1311,-1091,-1831,-1744,-1831,-2518,
	270,82,1024,699,200,1024,313,0,-1128,-1725,-1516,-1031,-1168,-1726,-992,-2080,462,-224,188,-1766,1552,-593,1476,-671,
	500,-409,-811,1696,1016,-888,1874,-621,-1051,3976,2129,-3039,-1147,-2322,-808,-845,4887,3117,431,-6427,-692,177,561,-170,
	-527,-218,935,824,-247,-118,-157,13,7787,-6681,874,286,3429,-1233,-1112,-1316,-17,-84,-171,-262,-21,111,-12,5,
	3637,4711,-150,360,8884,434,-8783,-5153,290,437,25,-2203,1527,-843,1226,-726,286,121,-715,1285,924,-755,1718,-642,
	-42,2952,1289,-3813,-1010,-3014,-876,-1524,5282,3523,-268,-6003,-474,-469,443,0,-375,-238,-21,432,-225,221,-339,18,
	2852,-923,1910,2184,3419,717,-869,453,-10,-71,-55,-161,-17,141,4,31,3746,4516,-252,362,7539,610,-7834,-4824,
	2432,2432,2432,2432,2432,2432,2432,2432,512,540,768,1001,1024,1109,1509,1539,-768,-218,-64,-264,-768,-128,-206,-32,
	-1536,-435,-128,-802,-1536,-256,-740,-64,213,1665,2049,548,49,1455,324,1407,-2347,-866,-255,-1523,-1999,-508,-1239,-126,
	730,106,521,612,776,840,1024,966,-1800,-435,-128,-802,-1800,-256,-740,-64,-1115,-3324,13,-299,-622,-1322,875,91,
	-978,-974,395,3079,-530,1121,3558,159,-1387,2464,114,1643,-213,307,-1548,-168,416,1633,-240,4126,-61,-553,1621,-378,
	-79,-694,282,812,-351,2505,-4749,2062,-10028,144,65,679,566,-187,1338,-82,22,-89,152,-174,23,-293,118,1053,
	-2890,1124,-74,-152,528,-118,-106,16,-640,-3227,-104,-125,-802,-1167,979,-99,-615,-958,831,3149,-622,1165,3624,97,
	-1824,2480,513,1801,-757,472,-1498,-69,81,1645,-149,3972,-905,-491,1333,-227,-69,-753,-42,709,-219,1293,-4836,424,
	-5517,-171,-44,-606,3939,-415,828,-73,27,-128,86,-159,16,-520,-10,1308,-3418,1173,-17,53,821,-136,-123,-12,
	2432,2432,2432,2432,2432,2432,2432,2432,1539,1548,1567,1794,2024,2050,2512,2567,-768,-768,-218,-64,-127,-768,-60,-33,
	-1536,-1536,-435,-128,-413,-1536,-285,-1536,36,209,694,1030,145,36,103,31,-1496,-1315,-811,-248,-903,-987,-458,-474,
	1010,946,1011,1017,1024,1023,1024,1024,-1538,-1261,-435,-128,-646,-1280,-596,-1024,707,-1394,-1359,-2364,-6101,1222,-1645,-494,
	-1243,1439,-757,-563,-6118,1645,3039,215,2129,-2019,8282,-1333,-5689,3979,-710,-542,2831,-255,1978,-1916,-7716,1579,-240,2322,
	3880,-3011,7749,3939,-10881,2490,-5836,6009,2264,-1488,1207,205,275,895,-173,-3259,61,-559,303,4270,-5962,2471,-2839,1691,
	-181,-446,-109,7,22,-37,-19,24,237,-709,-936,-2086,-5839,1419,-1026,-627,-1010,1345,-390,-343,-5768,1733,3455,68,
	1643,-715,8245,-1246,-5376,4311,-503,-528,2686,243,1402,-1585,-7562,1707,-196,2384,3546,-1896,5954,494,-10628,2582,-6182,5662,
	2183,-3761,-203,-488,222,166,-321,-2313,-14,-772,689,5156,-6406,2023,-3246,1353,-277,-425,-107,-29,38,5,-12,33,
	2432,2432,2432,2432,2432,2432,2432,2432,2997,3080,3515,3527,4096,4133,4352,4437,0,-1,0,0,0,0,0,0,
	-126,-63,-6,0,-1,0,0,0,6,0,0,0,0,0,0,0,-69,0,0,0,0,0,0,0,
	1024,1024,1024,1024,1024,1024,1024,1024,-505,-768,-530,-325,-321,-96,-205,-144,-7377,10390,21130,-17908,9158,-16053,5187,137,
	-3812,5666,24211,-19051,13936,-14895,5218,2567,-325,-259,-163,-143,-21,13,137,312,-337,-263,-146,-124,-14,9,88,202,
	-3027,1323,-2374,-2782,-28784,23547,-4636,6317,-112,-48,-96,-83,0,19,101,229,795,-2294,-11489,7225,-28175,22838,1500,3579,
	-2,23,-5,-2,-6,-3,8,24,-2762,3079,7931,-5465,441,-9140,4456,1223,-709,782,10537,-5803,5591,-7102,4503,3289,
	-379,-163,-118,-198,-78,58,67,293,-537,95,-37,-179,9,-54,56,133,-2193,1591,-297,-4460,-13745,7205,-2737,4472,
	-446,772,174,-200,191,-203,123,98,-998,2039,-2575,-339,-13341,7265,3190,2541,-8,35,-10,-7,-18,9,2,32,
	2476,2483,2496,2496,2497,2555,2560,2560,918,887,1152,2944,1174,508,-256,256,-768,-768,-59,-3,-768,-768,-768,-768,
	-1536,-1536,-463,-169,-1536,-1536,-1536,-1536,121,140,852,22,146,4,160,77,-2120,-2148,-1196,-234,-1882,-2805,-3424,-2995,
	422,470,1017,1024,944,0,0,0,-1788,-1843,-754,-794,-1677,-2299,-2240,-2024,671,425,-5049,5249,2297,-73,-3287,542,
	731,549,185,5161,2271,503,-382,37,1210,2305,-1428,-324,6733,1314,-3990,5848,1661,4641,-11766,-338,2020,-54,8,-137,
	-91,-125,255,9450,-1190,48,0,-8,-5865,-9849,-800,-134,-6179,1006,3652,45,-2,-19,-528,-2045,-22,31,27,-9,
	-2189,-70,-544,-13,-175,11711,1181,-8688,519,385,-5242,1344,2431,166,-3104,467,643,619,-158,2780,2687,573,-317,-157,
	914,1113,-1331,-345,6506,1297,-3626,5774,1314,3568,-10835,-161,2225,31,8,-101,-98,-74,1500,9638,-1096,82,0,-14,
	-2901,-257,471,272,-5416,2044,3759,-1220,-22,-15,-516,-353,-38,69,26,-25,-2075,594,-601,-2,-274,9173,937,-7357,
	2560,2560,2560,2560,2560,2560,2560,2560,504,511,512,535,540,656,745,763,-768,-768,-124,-374,-218,-183,-255,-171,
	-1536,-1536,-321,-1536,-435,-515,-816,-499,1731,244,2368,686,1919,1202,980,1020,-1094,-2573,-448,-2107,-868,-1470,-1603,-1546,
	953,728,508,575,106,592,613,1024,-1314,-1928,-533,-1101,-435,-763,-938,-785,-2685,630,1860,5021,327,835,2067,405,
	-2560,738,2948,3634,-1480,354,3670,-369,-1625,3187,-494,955,1411,-4086,-304,670,6244,-1461,-48,-965,-202,239,4048,4319,
	-553,1,-134,-92,-351,-596,-472,-752,1304,-4126,-139,53,98,-280,-525,38,11,6,-11,7,-25,30,-43,129,
	509,-6357,-33,-1032,205,804,2006,-37,-2618,967,1756,4346,445,835,1966,483,-2367,1051,2564,3074,-1418,456,3487,-280,
	-1498,2604,-666,1393,1447,-4302,-791,642,5789,-1806,-95,-280,-186,394,4184,4261,-445,15,-33,-313,-468,-510,-292,-829,
	1442,942,66,-2365,-156,188,639,-75,48,9,54,29,-55,80,5,140,515,-6401,-82,-1063,202,700,2010,-58,
	2560,2560,2560,2560,2560,2560,2560,2560,768,768,768,769,776,1007,1007,1021,-768,-64,-768,-768,-266,-242,-242,-768,
	-1536,-128,-1536,-1536,-973,-666,-666,-1536,106,2304,46,170,1764,752,1554,982,-2454,-256,-2513,-2389,-788,-1569,-767,-1325,
	418,521,0,459,738,615,615,729,-1750,-128,-2064,-1487,-973,-864,-864,-1392,-1016,-481,482,234,-2420,-5076,-424,632,
	-10,-1729,1045,588,-193,-4605,25,2260,-2019,-32,383,-1184,578,-944,1396,-1475,-148,-61,1004,-803,2572,-8003,1439,566,
	48,-136,151,-33,494,-444,1274,-503,-16764,81,-433,28521,-473,186,110,114,-3,80,47,-31,-143,-112,-376,-42,
	1878,-31,760,2574,-286,-740,-435,-439,-1033,-322,403,645,-2377,-4911,-425,548,64,-1340,963,879,-246,-4425,54,2359,
	-2015,80,281,219,510,-894,1478,-1529,-566,-16,932,1353,2605,-7912,1818,104,25,-198,182,-103,118,-310,1843,-329,
	-8129,0,254,9210,-506,293,323,886,-26,29,38,-6,-87,-76,-273,-24,2382,-1,1727,1574,-243,-742,-450,-482,
	2560,2560,2560,2560,2560,2560,2560,2560,1024,1110,1152,1269,1464,1507,1533,1534,-89,-128,-768,-145,-115,-113,-435,-65,
	-236,-256,-1536,-522,-331,-430,-1536,-199,1983,1708,29,547,684,1361,119,1548,-321,-510,-2146,-1512,-1179,-460,-1676,-246,
	770,841,1007,931,946,976,997,931,-475,-256,-1848,-806,-611,-780,-1202,-444,-2866,-75,-340,-1358,-600,-1641,-2240,-1273,
	-1108,669,54,-296,-1533,-434,2471,29,-475,-398,-1836,-2080,1279,-957,-1463,-415,-47,-549,293,576,4808,241,333,-96,
	1228,-57,-145,1368,145,451,2543,1747,-20,-166,-318,-331,-391,647,174,45,-25,-28,70,-94,-386,-1230,-227,-588,
	-93,-68,1080,-39,-9,-57,-145,-5,-2582,-1,9,-1348,-920,-2017,-1322,-1372,-1373,704,309,-414,-1806,-357,2987,227,
	-733,-125,-1466,-2183,1174,-632,-839,-815,-207,-355,783,600,4598,513,587,-431,1584,-558,-158,1383,373,3002,3076,3097,
	97,-365,-928,-210,-308,1342,-1654,160,102,-260,48,-87,-539,-722,-275,-479,-122,-102,1102,-52,13,-76,-95,18,
	2560,2560,2560,2560,2560,2560,2560,2560,1536,1537,1566,1792,1795,1795,2034,2053,-32,-768,-218,-768,-64,-768,-122,-156,
	-64,-1536,-435,-1536,-128,-1536,-375,-822,1665,220,925,7,1281,37,313,658,-127,-1571,-837,-1529,-252,-1496,-982,-617,
	965,943,1010,1024,1017,1020,1024,1024,-64,-1389,-435,-1615,-128,-1537,-612,-1008,-1066,-1659,-1189,224,473,1433,-4458,-764,
	824,2467,-229,244,635,1032,-2154,2508,43,-1881,770,2593,-714,462,5095,-894,-95,-2599,577,1975,-817,-355,4116,74,
	-67,1401,2425,772,615,-725,14915,-5118,-97,-4542,1728,-404,108,-723,607,-5995,404,-190,-1014,49,21,-191,3964,1976,
	11,-502,-90,16,19,35,-15,-46,-775,-1208,-963,-165,669,1449,-3197,-1854,557,2617,-43,264,550,1070,-1237,1763,
	44,-1207,755,2194,-773,725,5371,-779,16,-2152,-338,1745,-694,-25,3307,1028,-257,1763,503,367,-628,-656,12695,-2792,
	-20,-6330,-16,566,-231,-1009,-242,-4252,132,-212,-1091,116,-112,-187,4766,1898,0,-491,-87,-49,5,45,-16,-61,
	2560,2560,2560,2560,2560,2630,2633,2666,2055,2306,2819,2823,3840,1134,394,1336,-47,-83,-14,-7,0,-502,-178,-768,
	-204,-516,-167,-1536,0,-1536,-356,-1536,290,67,67,31,0,608,2399,0,-983,-955,-443,-474,0,-1726,-681,-2204,
	1016,1024,1024,1024,1024,761,162,1024,-658,-880,-696,-1024,-260,-1301,-341,-1998,-1837,6810,2786,933,-7237,-696,-355,3088,
	-38,9536,4260,2317,-7719,-2211,-2485,4506,-5152,2689,-284,-655,-159,-1724,-13,3421,1221,-1143,-442,-247,-138,-5248,75,2349,
	-6517,-4381,-5983,2518,2463,-696,-245,-129,-625,859,-243,5365,-113,6290,30,96,6495,7869,-2903,-2446,10395,-83,12,98,
	52,2,-4,-13,-9,-874,268,-256,-2368,5101,3043,885,-4393,-1007,-235,2924,-543,8212,4457,2224,-5156,-2311,-2190,4205,
	-5069,2363,-286,-650,-136,-1653,187,2471,1869,-1080,-376,-433,-141,-4542,81,1143,-4608,-3084,-5712,2171,157,-770,-362,173,
	167,967,-198,4799,-211,6082,-53,2752,5886,6562,-3182,-2191,7099,-85,-49,88,59,6,-5,-6,-9,-778,303,-184,
	2688,2688,2688,2688,2688,2688,2688,2688,-256,256,509,512,539,665,740,741,-768,-768,-636,-118,-329,-172,-187,-265,
	-1536,-1536,-1536,-295,-951,-448,-606,-717,172,81,1823,2608,1174,1596,1043,1250,-3668,-3247,-1253,-464,-1871,-1324,-1802,-1594,
	0,0,954,517,582,604,1024,610,-2336,-2136,-1395,-545,-951,-665,-913,-807,1376,1053,-425,-1360,2995,-1391,6026,-3386,
	567,-339,-3469,-3103,238,-4404,2723,-6426,3007,-3612,2548,-263,3656,1858,-1540,-4628,-2,9,1169,1,-727,-648,1456,694,
	-1,-8,-323,-29,-147,-602,-199,-45,-328,240,291,-103,-766,-313,-182,253,24,-6,15,0,5,30,69,-28,
	2340,-7733,323,-23,-3764,98,1260,845,1418,937,-479,-1577,2709,-1300,5991,-3405,662,274,-3340,-3414,21,-4243,2791,-6377,
	3119,-3566,2483,-400,3659,1914,-1509,-4448,-25,90,1033,-13,-631,-639,1453,592,-4,-14,-269,56,-260,-691,-322,-324,
	-294,-946,592,74,-757,-397,-168,-575,19,-17,27,50,-4,22,76,-65,2393,-7338,355,-56,-3564,62,1205,949,
	2688,2688,2688,2688,2688,2688,2688,2688,768,768,768,773,996,996,1024,1024,-768,-768,-768,-269,-272,-272,-83,-768,
	-1536,-1536,-1536,-922,-794,-794,-220,-1536,52,106,170,1864,763,1636,2214,1053,-2764,-2710,-2645,-947,-1825,-952,-346,-1507,
	0,417,457,734,607,607,774,731,-2192,-1854,-1615,-1101,-992,-992,-485,-1487,3076,1684,2027,2872,4812,2453,1865,-4087,
	-530,-676,1366,-1195,1617,-710,1006,-6863,-1034,-1431,818,-151,3320,1434,-169,-3083,451,-361,-901,-56,-948,1187,9,-4414,
	121,11,-31,-290,-268,36,80,-457,-457,-5820,26035,-290,132,756,-35,-10726,38,0,-22,15,2,-67,-24,19,
	-1831,1886,2276,-172,369,-461,-50,-350,3018,1969,2641,2408,4578,2266,1861,-3967,-579,-672,891,-1557,1456,-995,303,-6559,
	-1151,-827,1538,-57,3331,1400,-459,-3216,444,-504,-58,272,-758,1367,-131,-4621,125,-14,-52,-175,-176,97,223,-298,
	-304,-2443,9773,199,-203,738,103,-9323,29,-21,-5,66,13,-59,104,22,-1395,2255,1170,-122,426,-421,-75,-462,
	2688,2688,2688,2688,2688,2688,2688,2688,1109,1152,1262,1472,1524,1534,1536,1792,-128,-768,-148,-110,-106,-423,-62,-768,
	-256,-1536,-530,-295,-404,-1536,-182,-1536,1964,29,596,1108,1517,117,1779,50,-511,-2402,-1725,-1005,-543,-1932,-269,-1743,
	839,1007,930,947,978,998,929,1020,-256,-1976,-912,-507,-806,-1270,-456,-1665,3694,3552,3126,5963,2318,3046,2723,3347,
	-712,4660,-1572,516,-1230,-1207,-1560,2960,-452,-2328,-3281,2090,-560,-1928,-102,-2035,-369,2018,-3542,491,10,-1122,14,-1909,
	-646,69,15,-1905,1702,643,-115,2688,-89,-1890,-213,-304,47,13601,-44,-2748,0,37,53,-256,-337,-116,-177,-74,
	-32,1190,-8,-89,13,-31,2,-3,3589,3482,2899,5657,2354,3477,2694,3178,-483,4432,-1466,634,-1375,-840,-1820,3147,
	-197,-2404,-3347,2031,-705,-1059,-287,-2196,-202,2285,-3542,-88,24,-1357,-151,-1760,-933,-11,57,-2039,2833,515,297,2846,
	-297,-2505,-348,-362,478,9168,37,-1993,-161,20,51,-428,-100,-136,-3,-82,-59,1295,-29,-73,-1,70,22,-34,
	2688,2688,2688,2688,2688,2688,2688,2688,1792,2023,2045,2052,2309,2821,2822,4066,-768,-125,-50,-160,-82,-14,-7,0,
	-1536,-417,-224,-874,-510,-167,-1536,0,7,323,384,743,77,64,32,0,-1785,-1238,-1155,-789,-1198,-699,-730,0,
	1024,1024,1016,1024,1024,1024,1024,1024,-1743,-740,-677,-1085,-1008,-752,-1152,-260,2560,459,4295,1518,5206,-2483,3126,-668,
	2550,-2178,-50,-3946,1235,-6900,273,-8469,34,-1773,3450,-608,4216,-47,-638,-73,589,4077,-1296,617,-5697,335,5415,-55,
	2535,3263,2607,-5821,-3919,-8419,-1332,21333,1593,14,-492,-1754,624,-221,4519,-51,128,-1213,-517,-881,1504,-10656,-2325,13098,
	-37,8,41,-37,7,6,-8,-8,2546,636,4282,772,3917,-1471,2995,2821,2637,-1956,46,-4317,-119,-5664,347,-4806,
	-601,-1612,3409,-484,3984,-112,-581,-64,334,3473,-1281,1173,-4750,178,4387,-78,2809,2653,2346,-4338,-1304,-9062,-1607,10278,
	3041,-242,-279,-901,1236,-645,2988,-174,120,-1148,-641,-494,1745,-10290,-1876,3275,-114,4,51,-71,3,5,0,-5,
	2717,2780,2804,2816,2816,2816,2816,2816,1490,2120,2804,439,512,512,540,768,-768,-277,0,-323,-768,-768,-218,-64,
	-1536,-961,-1536,-818,-1536,-1536,-435,-128,289,131,0,1316,58,257,2430,2816,-1862,-1516,-1012,-2085,-3270,-3071,-870,-256,
	994,1024,1024,324,0,729,106,521,-1501,-1079,-1402,-1048,-2464,-2184,-435,-128,3370,-4306,666,960,116,2019,-591,-1484,
	1983,-5764,-2376,4746,-4426,693,-2356,-1011,-2440,-2668,-437,-2610,-1573,-401,-852,33,-1936,721,-2198,-675,-99,-1605,-61,59,
	-1138,-1258,-939,-13,-50,-7,45,1,2334,5929,-6349,-94,1448,891,163,87,-49,-540,2063,3,-18,12,-43,65,
	-136,-7,4,-1215,-22344,-7141,-217,-10,3172,-3769,965,989,1,2169,-492,-1225,1808,-5326,-2329,4730,-3602,1014,-2183,-867,
	-1918,-2595,-654,-2644,-1614,-473,-745,162,-1762,-95,-951,-784,-206,-2105,-81,53,-1152,-1805,-219,88,-55,-29,-58,-87,
	605,4285,-4153,264,1935,5061,-145,-30,-41,-615,1630,22,-14,7,-73,-1,-107,-19,1,-1437,-20998,-7285,-161,35,
	2816,2816,2816,2816,2816,2816,2816,2816,994,1024,1109,1529,1534,1536,1536,1564,-281,-768,-128,-185,-768,-32,-768,-218,
	-754,-1536,-256,-495,-1536,-64,-1536,-435,1009,54,2219,744,259,2177,49,1414,-1837,-2762,-511,-1568,-2047,-128,-2255,-862,
	607,775,840,1024,942,964,1009,1010,-935,-2184,-256,-864,-1645,-64,-1922,-435,-3650,774,-1154,896,-4775,2497,-831,-177,
	-6094,-827,-3558,-2885,-4814,-3160,-2829,-1512,401,-2161,-371,3467,-4826,83,-1817,-1400,3681,-1106,-180,5590,-2937,50,-2883,525,
	-101,24,-289,0,-497,49,-316,319,491,997,-41,1041,4212,-31,-3543,1442,-19,-3,-18,-185,-51,224,26,-176,
	-328,1351,-26,-180,-556,13,-227,-58,-3912,691,-1058,813,-4568,1970,-960,59,-6176,-732,-3100,-2910,-4653,-2042,-3488,-1146,
	233,-2142,-166,3597,-4928,162,-1808,-1231,3378,-1160,-90,5141,-3036,99,-3227,-369,-312,12,-537,77,-479,-85,-447,-1478,
	-482,2279,-223,296,4640,-5,-2695,-484,-39,-8,-130,-305,-44,116,-18,-650,-63,1402,-35,-198,-700,14,-399,-44,
	2816,2816,2816,2816,2816,2816,2816,2816,1792,2041,2048,2546,2562,3026,3078,3515,-64,-120,-768,-55,-32,0,-2,0,
	-128,-383,-1536,-243,-1536,-118,-65,0,1793,364,50,312,38,123,32,44,-255,-1435,-1743,-982,-1240,-691,-730,-281,
	1016,1024,1023,1024,1024,1024,1024,1024,-128,-782,-1664,-612,-1408,-518,-1152,-605,-337,-1356,-728,-2975,841,-15606,13448,-15254,
	-815,-5031,-1429,-5700,-659,-14082,11636,-16599,-138,2597,183,-1849,2916,-743,271,-207,-226,2532,1793,30,788,-1236,670,-243,
	-495,5234,-2737,12552,-1837,29867,-16154,3827,-103,-488,-812,-701,-3331,-829,1040,-89,17,-708,35,6273,1673,16980,-5277,3385,
	8,12,-51,-22,25,-22,18,-6,-44,-1068,-1076,-1041,1019,-4215,3815,-6987,-767,-4379,-1856,-3406,-663,-4296,2800,-8559,
	-146,2185,377,-1232,2618,-101,-163,-115,-141,1562,2253,-819,548,-1001,891,-372,-806,3592,-2888,7401,-2241,12266,-405,-1714,
	-194,-957,-1024,-1359,-2747,-1358,2097,-568,-277,-746,42,5700,1565,8473,2756,-2744,4,27,-22,-15,18,-2,13,-12,
	2816,2816,2816,2816,2816,2816,2816,2817,3578,4004,4100,4506,4578,1003,1276,437,0,0,0,0,0,-768,-768,-768,
	-4,0,0,0,0,-1536,-1536,-1536,19,0,0,0,0,19,16,528,-243,0,0,0,0,-2818,-2549,-2876,
	1024,1024,1024,1024,1024,441,1021,100,-896,-377,-640,-423,-197,-2264,-2088,-2085,15505,-6549,8480,9726,-7194,1174,-1528,-2568,
	15247,-5535,9104,4862,-9108,689,-2256,1560,-109,-128,-103,-43,49,598,-481,-1571,12,-138,-101,-41,23,1709,-97,-159,
	-9128,20174,-34153,-3581,6799,161,25,-49,168,-89,-70,-31,32,3543,924,-11039,-13062,18507,-30079,2706,1215,38,23,-27,
	0,6,-1,-4,1,-1907,-166,7724,3981,-2713,1555,5066,-2801,1030,-1312,-1513,3758,-1769,1092,1516,-6129,576,-1968,2781,
	-201,-94,-121,-70,78,171,-886,-2018,41,-104,-4,-1,-10,1609,103,-591,220,9149,-10825,3146,330,162,-99,-42,
	640,-187,275,121,-111,3578,-271,-1677,-1842,8143,-9013,6196,-2478,32,-1,-28,-2,1,-7,-17,10,-1704,-196,7814,
	2817,2817,2817,2817,2817,2817,2817,2817,169,935,632,918,1223,1374,535,1686,-768,-768,-768,-768,-768,-479,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,663,202,11,121,47,297,523,165,-3010,-2705,-3198,-2802,-2572,-2172,-2784,-1992,
	171,426,0,422,1011,963,269,1010,-1561,-2233,-2401,-2129,-2173,-1535,-1631,-1679,1060,1572,1755,-1157,-343,1294,-1718,-764,
	2537,576,-1966,-1726,-1268,-422,-2903,-3605,1448,1540,-1233,-1995,-755,-26,-301,5025,-380,75,126,81,1115,-428,-846,521,
	-78,-65,58,-17,-43,-503,-16,105,3307,-11242,-3330,-3619,-2277,-1714,9174,-6235,-46,-31,26,-8,-6,-71,-21,-83,
	-7434,-2328,3827,-1197,49,-158,2324,33,1028,1770,1722,-895,-597,1381,-2101,-647,2040,830,-1387,-1662,-1301,-317,-2822,-3253,
	1602,526,-569,-1502,-587,-115,-272,4834,-475,-290,80,49,925,504,-842,495,-89,21,43,-48,64,-537,-4,197,
	-405,-632,-2686,-2925,-564,-782,2530,-5311,-48,-10,18,-23,14,-45,-13,-97,-8037,-905,5351,-1403,191,-147,3108,7,
	2820,2820,2821,2821,2822,2823,2826,2832,640,569,1500,1180,887,833,411,1152,-768,-768,-768,-768,-768,-327,-768,-59,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-463,24,212,33,25,140,995,687,852,-3184,-3068,-2317,-2646,-2826,-2025,-2762,-1868,
	0,82,1024,1024,470,699,200,1017,-2292,-2228,-2019,-2177,-2182,-1498,-1634,-1090,1363,-897,109,1488,-1337,-4979,2097,-4314,
	-744,-3322,-2302,566,-1110,-4336,3889,-2561,1564,-1379,2528,1488,1841,-1413,-1463,491,96,-233,-2069,3774,-659,2381,-927,-4356,
	35,-104,-204,87,-44,-142,-3,-243,4558,-4867,-645,-1057,-8220,-183,5260,-872,16,-43,33,42,-13,4,-18,104,
	2895,7154,-185,919,558,3665,9058,-235,862,-1094,-504,1532,-1224,-4055,1912,-4117,-117,-3015,-2859,732,-1029,-3512,3924,-2541,
	1662,-1388,1584,1695,1550,-1857,-1528,519,210,-398,-3533,3886,-1009,2178,-1010,-3498,19,-99,-147,84,-62,-134,9,284,
	1430,-1986,910,-1157,-2781,2426,2368,861,-3,-38,16,38,-18,-11,-23,116,4517,6617,-310,1013,1281,2822,9003,-329,
	2832,2833,2836,2838,2840,2845,2845,2864,2944,1174,1134,394,576,1490,508,1336,-3,-768,-502,-178,-768,-768,-768,-768,
	-169,-1536,-1536,-356,-1536,-1536,-1536,-1536,32,146,608,2399,0,289,4,0,-896,-2553,-2139,-1093,-3313,-2118,-3385,-2599,
	1024,944,761,138,0,994,0,1024,-1130,-2013,-1507,-547,-2552,-1629,-2589,-2195,5719,-1271,-3686,88,-1747,-1982,-347,471,
	4456,-2398,-4169,4126,5790,-1658,5779,466,2,5689,4,944,5653,-193,-4070,-3386,1382,3575,2724,-244,60,-3813,11,109,
	-6043,-201,-372,-193,53,-571,41,-3,1036,160,5948,-133,-1507,477,-976,1031,-1937,-56,-30,3,25,-33,23,40,
	1,-137,-625,368,9638,-121,16968,-390,1170,-1405,-3547,116,-1196,-1541,160,191,-140,-2547,-3997,3931,4649,-1489,5051,533,
	-267,5344,82,820,5343,445,-4193,-3345,1922,3799,3181,-248,44,-3262,-80,-492,1033,-255,-455,-152,77,-625,52,102,
	2001,75,4922,44,-1089,-1643,17,1733,263,-54,-21,15,40,-7,38,46,-8,-226,-874,353,8285,-112,13397,-387,
	2879,2908,2911,2913,2932,2944,2944,2944,814,2120,941,1744,2804,-256,256,512,-768,-277,-126,-50,0,-768,-768,-108,
	-1536,-961,-382,-188,-1536,-1536,-1536,-252,228,131,1649,1109,0,172,97,3092,-2924,-1772,-1441,-1180,-1268,-4180,-3743,-492,
	75,1024,781,988,1024,0,0,538,-2127,-1207,-839,-766,-1530,-2560,-2368,-565,-1281,-3220,487,-280,-545,3630,6533,-770,
	5231,-3139,3251,-1082,4187,3961,1049,2525,230,-4555,3927,-1149,2081,2941,1244,-229,363,-1016,-389,-1177,-11609,-69,-54,11,
	0,403,-397,27,1510,-8,-9,-30,-5007,3311,-308,-128,-6323,-1452,5303,-120,-15,-414,56,-72,3454,28,-2,10,
	-3730,-32,-759,95,5,2867,-3326,9,-1513,-3087,503,-374,-1216,3866,6099,-977,4756,-3184,3175,-1064,3469,4097,981,2430,
	386,-4546,3931,-1254,2218,3210,1019,-331,385,-1079,-288,-1164,-7735,-120,-2,27,13,303,-102,114,1602,-13,-19,62,
	-4558,2185,104,111,-3170,-1361,3821,75,-20,-513,87,-243,2709,23,-15,53,-3740,-46,-797,86,-5,3109,-3497,-33,
	2944,2944,2944,2944,2944,2944,2944,2944,512,538,682,744,749,768,768,768,-574,-339,-155,-258,-185,-768,-768,-768,
	-1536,-1138,-389,-696,-555,-1536,-1536,-1536,1933,1176,1921,1519,1374,63,108,254,-1651,-2383,-1493,-1833,-1973,-3265,-3220,-3074,
	954,580,614,613,1024,0,417,458,-1621,-1207,-747,-920,-993,-2448,-2094,-1733,-442,436,501,-2094,-4922,-1982,-1179,-1669,
	1861,4663,625,-243,-1351,-1672,-338,73,1847,-555,2820,1976,-3551,-41,-689,108,-321,-1556,-584,-822,-711,550,-521,-854,
	-101,63,-83,159,-39,125,-33,-80,465,-926,-394,-103,-546,1019,-3003,13812,14,-10,11,-16,47,30,-9,-27,
	721,-6406,207,1985,656,-1269,2539,2607,-492,82,485,-2114,-4814,-2346,-1692,-1885,1724,4015,800,-292,-1281,-1446,-323,-458,
	1728,-387,2734,2112,-3466,-235,-468,349,-271,-1508,-653,-889,-698,526,-480,-183,-50,-10,-99,86,-41,121,-52,-108,
	926,-1661,-235,-239,-332,579,-2219,3222,25,-19,17,-35,44,20,-19,-4,662,-6234,168,2039,697,-842,3074,1960,
	2944,2944,2944,2944,2944,2944,2944,2944,775,998,998,1024,1024,1109,1152,1273,-256,-265,-265,-71,-768,-128,-768,-145,
	-863,-712,-712,-191,-1536,-256,-1536,-530,2115,1041,1952,2683,1172,2475,30,708,-1206,-2057,-1146,-389,-1900,-512,-2914,-2114,
	737,610,610,786,730,840,1008,932,-1079,-1051,-1051,-500,-1605,-256,-2232,-1101,-173,-6256,257,-576,-3474,-628,-2369,-1675,
	1381,2008,2444,2081,2451,4636,4453,3076,-1203,-2771,-1392,-52,443,-325,403,-2846,-487,901,-312,-11,4290,-70,3018,889,
	4,-84,-56,13,-213,-35,4,-106,-381,215,528,-63,-2280,-21,-2534,621,1,-6,16,-13,29,-26,49,-1,
	-275,266,-336,-28,-260,-30,1231,-316,-213,-6291,227,-830,-3213,-430,-2317,-1561,1393,1732,2213,2117,2183,4959,4550,3021,
	-792,-2786,-1148,-231,498,-111,499,-2759,-594,1152,-300,-46,4146,-36,3403,1029,-185,-71,-65,152,-243,-257,-50,-148,
	-636,-96,479,82,-2425,-204,-3375,-37,-41,6,27,69,0,-133,30,-25,-184,390,-333,-51,-367,-22,1228,-264,
	2944,2944,2944,2944,2944,2944,2944,2944,1454,1534,1536,1536,1792,1792,2035,2036,-116,-103,-56,-420,-768,-768,-122,-50,
	-326,-377,-153,-1536,-1536,-1536,-397,-212,1173,1792,2235,170,50,7,370,549,-1469,-770,-325,-2390,-2255,-2297,-1691,-1512,
	946,979,932,998,1020,1024,1024,1016,-763,-973,-477,-1487,-1921,-1992,-910,-806,245,-891,-2913,-1750,-249,12,-3097,-1626,
	5020,363,4547,3668,4298,3714,1901,5193,3706,-648,23,-697,350,568,-780,2655,1196,-178,-26,-2952,192,-541,6046,-1696,
	-262,-439,-157,-139,822,1059,2144,261,200,-236,-113,4484,2278,-858,610,-740,92,-17,-88,-129,-30,79,-298,-170,
	-345,51,17,-214,-66,-68,6,44,275,-632,-2485,-1301,-326,-219,-2843,-1759,5078,-172,3568,3804,4041,3673,2118,5191,
	3571,-935,-114,-165,365,461,-1309,2226,321,122,-61,-2375,264,-770,4712,-1864,-924,399,102,-154,840,1113,985,-440,
	-519,619,82,-264,2446,162,-681,-732,26,207,124,-125,-35,65,-296,-210,-332,13,18,-95,-115,-128,34,63,
	2944,2944,2944,2944,2944,2984,2988,3072,2046,2301,2818,2821,4592,1875,1176,383,-162,-85,-8,-15,0,-30,-768,-768,
	-845,-569,-1536,-164,0,-192,-1536,-1536,898,119,38,77,0,913,417,217,-1152,-1676,-1240,-1198,0,-1387,-2589,-3752,
	1024,1024,1024,1024,1024,1024,967,250,-1270,-1202,-1408,-1008,-260,-1012,-1930,-2262,-2920,1814,-4000,-5085,-4060,-2552,-1567,-454,
	2599,5433,-271,741,2583,57,1625,-550,-407,-968,795,1436,-50,-590,-1222,-420,-2834,-3334,8228,3998,-70,-1472,3606,-527,
	-2937,-5741,-1072,-5788,8337,-5229,-441,-87,-3994,3808,5181,3564,-84,-494,-5325,4229,-1091,623,-2330,-2284,4721,-143,-25,-31,
	21,5,-20,4,-1,105,184,-9734,-3176,1485,-3528,-4622,-2450,-2786,-1523,-633,1615,4771,707,946,3855,-690,1508,-471,
	197,-733,759,607,-15,299,-1140,-725,-1077,-2143,4387,2524,-54,969,3438,-515,-525,-4215,-1173,-5922,1472,-1803,-532,-62,
	-2282,4369,1711,1874,-143,1807,-4886,3608,-468,807,-1347,-2078,-1724,58,-21,-21,-40,-4,2,7,3,48,-16,-9830,
	3072,3072,3072,3072,3072,3072,3072,3072,512,512,776,1002,1024,1024,1536,1790,-768,-543,-253,-253,-768,-67,-768,-69,
	-1536,-1536,-871,-651,-1536,-179,-1536,-283,58,2025,1192,1266,1230,2921,55,704,-3782,-1815,-2384,-2084,-2099,-407,-2761,-1858,
	0,954,738,614,730,792,1009,1004,-2720,-1676,-1207,-1048,-1733,-507,-2178,-973,-249,-437,7446,3370,3598,3889,4518,4535,
	-803,-1681,1355,-2633,-3350,-2852,-560,-770,-1952,2601,305,2446,1952,-87,917,2022,-87,-386,-741,-258,-586,-42,-3367,2692,
	37,-1,-60,-37,-70,-12,-574,287,-283,1068,-439,289,8429,-87,1869,296,23,9,-11,-13,14,-15,-4,-4,
	-11631,760,5980,-367,494,-23,-496,22,926,-458,7172,3434,3355,3741,4285,4438,-494,-1641,1059,-2666,-3401,-2854,-271,-725,
	-1700,2512,339,2332,1880,-183,916,1607,-266,-491,-517,-242,-557,-27,-3620,1701,28,-32,-112,-38,-94,105,-546,195,
	2345,915,-706,83,8181,59,2079,-419,28,-2,-6,-9,3,46,-20,-31,-13644,813,6152,-271,223,-48,-572,55,
	3072,3072,3072,3208,3328,3328,3328,3328,1792,2044,2560,2246,-512,-256,0,0,-265,-119,-32,-53,-768,-768,-768,-768,
	-1307,-370,-1536,-275,-1536,-1536,-1536,-1536,1053,740,50,1382,276,180,0,0,-1507,-1567,-1742,-997,-5100,-4940,-4864,-4864,
	1020,1024,1024,1023,0,0,0,0,-1487,-864,-1664,-942,-2976,-2928,-3328,-3328,1722,5427,4609,1802,2157,7538,-2097,-2689,
	-1687,-695,231,94,2278,6656,-2030,-2818,1210,530,2463,-951,1906,1524,561,-115,-2571,647,1059,-27,275,7,73,73,
	3056,784,-2067,978,203,10,80,80,-3748,1280,-2174,738,365,-322,1084,1084,-282,-634,-294,-288,154,12,47,47,
	-587,21,9,40,691,855,74,-853,1556,5328,4121,1548,2436,6696,-1249,-1841,-1697,-491,-167,-90,2520,5799,-1131,-1919,
	776,490,1853,-1020,1891,1559,844,169,-2565,-616,1340,-115,202,-36,81,81,2446,334,-2372,1814,137,-34,107,107,
	-2771,-30,-1031,813,-130,-798,1585,1585,-278,-728,-238,39,113,-16,72,72,-545,2,6,41,1110,1332,-211,-1137,
	3328,3328,3328,3328,3328,3328,3328,3328,0,128,242,256,256,256,256,278,-768,-768,-238,-768,-768,-768,-768,-768,
	-1536,-1536,-603,-1536,-1536,-1536,-1536,-1536,2257,212,2706,97,86,147,1080,269,-2606,-4524,-1916,-4511,-4522,-4461,-3528,-4317,
	550,17,682,0,0,0,868,61,-2008,-2652,-958,-2752,-2848,-2976,-2660,-2297,2629,-3735,-1305,-950,-686,425,-2518,-1033,
	562,-2056,-857,-954,-574,-454,-1976,-677,-4611,-176,-2706,-320,-212,204,-1596,280,-131,-124,-181,-46,-44,-63,-387,-91,
	-26,-87,-13,-11,-3,-35,-26,-67,1570,-1523,-429,1862,2292,1602,-2566,1922,16,-46,19,-2,2,-16,15,-34,
	-1446,1616,1528,-1144,-1119,-661,-4278,-2943,2594,-3728,-1118,-825,-1044,-1003,-2432,-2127,604,-2297,-758,-1060,-839,-1165,-1612,-1620,
	-4566,39,-2624,-462,-217,391,-1786,-586,-156,-58,-262,20,-73,-237,-474,228,1,-55,-121,-12,-40,-88,21,13,
	1643,-1301,-722,1697,1770,3688,-227,486,34,-33,-54,-12,-21,-32,42,-10,-1291,1034,1467,-1596,-1003,-2680,-4576,-3451,
	3328,3328,3328,3328,3328,3328,3328,3328,332,384,442,474,512,512,512,512,-326,-768,-314,-290,-768,-768,-97,-97,
	-821,-1536,-792,-745,-1536,-1536,-225,-225,2948,225,1843,2894,866,0,3173,3813,-1584,-4255,-2579,-1496,-3486,-4352,-1179,-539,
	286,250,329,443,73,0,557,557,-1303,-2518,-1291,-1264,-2588,-3072,-590,-590,3166,-630,81,-2616,4166,422,-1156,1838,
	-35,225,92,-34,509,1115,-1108,-1522,2430,-888,-2651,307,1258,-966,395,266,90,-148,-172,-35,163,58,-82,65,
	18,-67,22,36,2,48,-60,25,206,3852,420,-8,-2761,902,-147,-7,-6,-26,-14,-25,-12,22,3,53,
	752,-9790,-6561,-466,-14025,-42173,-150,167,3002,-290,2,-2746,3981,297,-1116,1437,-87,482,-210,-140,945,964,-1088,-1234,
	2317,-941,-2721,331,1016,-1026,455,108,94,-221,-325,-16,143,45,-81,117,61,-72,18,113,57,47,-83,165,
	293,3966,-140,130,262,1302,-110,219,41,-27,-32,42,13,25,-31,140,958,-9878,-6759,-426,-12866,-44034,-133,125,
	3328,3328,3328,3328,3328,3328,3328,3328,512,512,516,539,540,597,700,768,-768,-552,-768,-318,-218,-128,-140,-768,
	-1536,-1536,-1536,-986,-435,-256,-355,-1536,58,2120,1474,1254,3453,3755,2568,124,-4294,-2232,-2874,-3071,-870,-512,-1597,-3972,
	0,954,206,583,106,263,631,417,-2976,-1866,-2224,-1544,-435,-256,-799,-2446,-40,-2129,-1772,-1148,462,-578,219,-566,
	566,377,-3111,-760,701,619,-615,-395,-573,2940,-286,970,26,130,1899,153,-99,-299,-279,-412,142,94,-104,-83,
	-48,51,26,-3,35,27,-1,-7,1324,-2317,-4638,728,270,159,-245,631,-18,9,-17,-1,-7,20,-6,2,
	-27789,3760,-2402,-6787,70,88,-554,3142,192,-2121,-1449,-1163,548,-281,152,-319,922,414,-2480,-1234,753,470,-571,-247,
	-567,2953,-526,913,140,198,1880,136,-155,-414,-214,-666,113,64,-99,-67,-59,42,81,-60,-36,-38,-3,-44,
	2202,-2413,-3524,-454,4,28,-205,-1062,-21,17,14,-15,-50,-20,-26,-21,-26359,3890,-3845,-7335,101,126,-532,3658,
	3328,3328,3328,3328,3328,3328,3328,3328,768,768,895,1006,1006,1010,1024,1024,-64,-768,-768,-247,-247,-148,-768,-768,
	-128,-1536,-1536,-627,-627,-445,-1536,-1536,3840,254,226,1792,2526,1735,155,308,-256,-3842,-3743,-2066,-1332,-2119,-3685,-3532,
	521,458,886,616,616,1024,963,962,-128,-2111,-2251,-1035,-1035,-1060,-2564,-2409,-390,-161,-1099,913,1239,453,-282,112,
	554,-433,12,81,-195,-400,-560,-194,155,240,-279,1100,-896,1008,341,59,99,-445,-842,-173,20,-293,-764,-1271,
	55,-90,-84,-5,87,-47,-83,-103,131,7494,5274,407,259,-428,-921,17505,68,-27,-18,-39,-42,30,-18,-16,
	67,1940,2320,77,-407,-625,184,987,-111,-856,-658,801,1251,427,-310,98,366,-1159,31,154,-131,-296,-291,-133,
	222,337,-11,1058,-842,952,211,58,86,108,-660,-229,0,-335,-1081,-817,27,-20,-88,-110,91,-134,-112,-93,
	72,-1726,391,-249,81,-600,521,17504,50,-19,-17,-78,-5,4,-26,-18,107,2108,1766,136,-494,-566,685,725,
	3328,3328,3328,3328,3328,3328,3328,3328,1024,1024,1024,1024,1024,1024,1024,1024,-768,-768,-61,-61,-32,-768,-768,-231,
	-1536,-1536,-158,-158,-64,-1536,-1536,-1086,814,0,2789,3402,3712,64,1087,2025,-3026,-3840,-1051,-438,-128,-3776,-2753,-1815,
	962,1024,794,794,774,775,1022,1022,-2409,-2816,-525,-525,-64,-2696,-2272,-1676,4633,518,-2959,-933,-1195,294,-1181,-23,
	3407,505,-2207,-922,-984,-469,-2994,1615,4225,-985,-114,-34,180,618,539,2557,-804,1244,-90,-73,110,268,-965,595,
	-69,230,-74,-55,84,-21,-75,29,9894,-8302,-122,-98,106,1447,-235,1493,8,105,-18,-46,118,-13,19,4,
	1776,2047,-57,-62,58,-527,1851,-978,3939,445,-2939,-1239,-1161,179,-1079,75,3031,417,-2201,-590,-1071,-392,-2849,1538,
	3599,-969,-182,-206,213,545,336,2811,-347,1080,-94,-1,102,-32,-774,957,35,207,-53,163,88,-73,34,74,
	10709,-6040,-19,145,94,3685,840,2373,17,103,-18,90,117,-27,46,69,2283,2518,-68,-109,75,-315,2121,-769,
	3328,3328,3328,3328,3328,3328,3328,3328,1026,1052,1109,1233,1269,1280,1280,1280,-187,-218,-128,-115,-187,-630,-630,-768,
	-628,-435,-256,-297,-514,-1536,-1536,-1536,1198,2941,3243,2272,2377,252,1297,846,-2640,-870,-512,-1359,-1217,-3332,-2288,-2738,
	856,801,840,823,1024,918,918,939,-1335,-435,-256,-680,-1048,-1861,-1861,-2211,-954,337,-322,915,-132,-54,1169,-387,
	-582,228,798,-184,-347,-105,3151,438,-1052,-646,-176,-136,-667,10,-2956,-2736,-40,28,28,-197,64,5507,2495,3773,
	-215,83,37,-126,51,-47,-272,-365,247,117,49,-265,105,7192,-2593,-7049,-37,-36,-38,-7,31,-50,-13,-31,
	1239,-170,-70,-183,-123,-657,-1007,-1318,-933,382,-99,839,94,-42,1091,-626,-684,272,572,-73,-239,-811,2843,264,
	-955,-440,-17,-240,-744,128,-2740,-2713,108,11,-20,-273,113,5962,2452,3585,-353,-73,-155,-215,105,-192,-334,-160,
	-146,-253,-188,-364,154,-43,-2807,-5428,-39,-107,-143,-45,102,-24,-16,1,1444,-120,-37,-156,-221,-313,-710,-1190,
	3328,3328,3328,3328,3328,3328,3328,3328,1280,1527,1529,1536,1536,1536,1536,1536,-64,-186,-105,-768,-768,-32,-768,-50,
	-128,-508,-384,-1536,-1536,-64,-1536,-123,3328,1254,1206,284,66,3200,0,2331,-256,-2083,-2128,-3044,-3262,-128,-3328,-997,
	903,1024,979,942,1009,964,1024,934,-128,-1048,-1079,-2157,-2434,-64,-2560,-500,1380,427,307,-2217,-594,-1274,960,-696,
	1303,496,-239,-1570,-657,-680,1726,-256,2,3696,-2209,-1703,-433,93,1638,308,37,2734,1806,-4679,-1879,70,-2149,-321,
	30,-520,-142,-375,51,73,384,-434,37,2253,342,9742,-6258,65,-2652,-513,13,1,-25,-52,8,96,76,-9,
	-8,-832,-553,-680,-106,17,-90,58,1475,462,286,-2246,-816,-1210,670,-770,1141,602,-132,-1528,-699,-696,1388,-254,
	41,3447,-2590,-1629,-440,119,1402,191,7,1746,958,-4442,-2222,64,-3292,-227,-48,-818,-538,-292,61,73,463,-365,
	-49,445,-278,10194,-1819,62,-1405,-169,-36,-92,-41,-37,-11,93,78,-11,-4,-722,-519,-806,-313,25,-181,53,
	3328,3328,3328,3328,3328,3328,3328,3328,1536,1536,1564,1621,1729,1781,1792,1792,-50,-768,-218,-128,-93,-160,-64,-266,
	-123,-1536,-435,-256,-249,-463,-128,-1244,2939,114,2430,2731,1593,1937,2816,252,-389,-3214,-870,-512,-1542,-1147,-256,-2820,
	934,1000,1010,1013,1024,1024,1017,1020,-500,-2082,-435,-256,-778,-1051,-128,-1605,-553,-1195,406,70,1039,15,288,921,
	-362,-777,-342,-621,-149,245,-429,328,106,-553,-326,-50,154,-676,-16,1033,-54,-2219,128,78,433,688,48,-4581,
	-104,-55,121,86,-93,214,51,865,-74,10182,300,80,179,964,49,1766,-50,-9,-4,-31,77,-1,3,-134,
	5,-124,-38,-12,-94,-72,-10,-323,-752,-838,355,125,964,221,279,820,-487,-806,-242,-545,-34,274,-356,-2,
	-66,-257,-238,53,17,-755,42,899,32,-3429,29,46,-487,916,20,-5313,263,-77,-154,-150,-641,321,-94,750,
	229,2978,-227,-102,-717,1167,-48,-559,155,-15,-93,-149,-106,84,-78,-170,-24,-243,-8,6,-61,-125,-2,-220,
	3328,3328,3328,3328,3328,3328,3328,3328,2033,2039,2046,2048,2048,2048,2048,2048,-123,-49,-11,-160,-32,-768,-768,-39,
	-394,-211,-1536,-842,-64,-1536,-1536,-105,995,711,276,1101,2688,56,0,1850,-1836,-2114,-2542,-1715,-128,-2761,-2816,-966,
	1024,1016,1024,1024,1020,1023,1024,1024,-935,-1101,-1902,-1615,-64,-2176,-2304,-484,-314,-1012,-1529,-122,-255,-809,62,-42,
	24,-1233,-1767,567,613,-2369,525,223,3594,-728,-361,1923,40,748,-1651,389,5236,7299,-954,-8462,43,1752,38,-538,
	-505,3210,6679,1410,76,1600,2219,-694,3836,5790,-4038,-8598,44,-1193,1788,-961,-285,-428,-403,-282,95,25,190,-9,
	-3,-63,-148,-188,1,-119,-95,54,-426,-1015,-1736,93,-222,-636,-94,-53,286,-1059,-1694,191,663,-2068,215,326,
	2923,-1864,-697,3854,87,681,-1262,251,1371,4412,-1137,-3704,49,1843,-197,-449,-986,1901,6729,3298,34,1738,2509,-1009,
	152,2880,-1714,-3454,29,-1578,1735,-586,-477,-384,-384,115,75,17,204,-241,30,28,-158,-350,10,-133,-163,63,
	3328,3328,3328,3328,3328,3328,3328,3328,2048,2076,2133,2226,2304,2304,2541,2557,-39,-218,-128,-59,-64,-83,-21,-54,
	-105,-435,-256,-198,-128,-530,-101,-238,2473,1919,2219,1169,2304,170,597,740,-343,-868,-511,-1469,-256,-2389,-1726,-1567,
	1024,1023,1023,1024,1024,1024,1023,1024,-484,-435,-256,-763,-128,-1487,-912,-864,398,174,148,140,-376,1144,-424,681,
	-174,167,52,423,-486,-177,-676,-221,135,-458,-59,-1328,-33,-348,4278,-1022,-61,667,50,-433,9,-1672,4053,119,
	-197,574,95,-474,28,-1789,6276,131,-172,1283,108,-362,30,471,5050,201,-54,-82,-113,-182,-32,148,1601,788,
	11,-50,-24,47,-15,-52,3,-5,194,258,169,-16,-324,1299,-245,559,-423,463,184,678,-421,66,-713,-262,
	-21,-387,0,-1331,10,-515,2448,-1152,48,-3,22,-1429,1,-1570,1129,-198,546,-383,-224,-1636,-95,-2588,2852,338,
	281,-149,-103,-1286,-48,-43,1589,42,343,-417,-262,-533,-104,-118,2150,1198,-13,-25,-15,55,-9,-60,43,-15,
	3328,3328,3328,3328,3328,3328,3328,3328,2557,2558,2560,2560,2560,2560,3043,3065,-54,-12,-32,-32,0,-27,-6,0,
	-238,-23,-64,-1536,-1536,-84,-43,-109,1518,258,2177,50,0,1380,535,364,-790,-2048,-128,-2254,-2304,-924,-1286,-1435,
	1024,1024,1024,1024,1024,1024,1024,1024,-864,-1646,-64,-1920,-2048,-465,-780,-782,-870,-805,110,-451,1040,215,546,-592,
	-139,-1097,40,-101,396,397,475,-1199,-334,-3347,-92,3151,-3187,-176,-991,482,88,-7058,-224,2868,-1262,-856,-1111,3342,
	468,-9091,152,-4273,760,-1157,2008,16080,472,-10671,-144,918,-1743,-779,657,10440,-273,2712,190,-271,111,2,-3221,-955,
	-21,76,-11,-24,39,6,-3,-27,-1288,-1257,128,-238,835,288,425,909,-520,-1427,32,51,170,578,431,-65,
	-529,-1352,-45,2416,-2403,-264,-928,453,86,-2905,-115,2534,-714,-868,-948,377,2233,-5046,286,-4168,99,-1886,2207,5334,
	931,-5713,-46,316,-179,-791,371,1513,1138,3165,249,-306,156,-530,-2501,-4060,-26,34,-6,-6,-3,15,-13,24,
	3328,3328,3328,3328,3328,3328,3328,3328,3072,3072,3072,3073,3571,3584,3586,3591,-12,-2,0,-11,0,0,0,-1,
	-58,-63,0,-23,0,0,-4,-11,942,50,0,218,312,0,38,290,-850,-1742,-1792,-1572,-981,-1280,-1240,-983,
	1024,1024,1024,1024,1024,1024,1024,1024,-441,-1664,-1792,-1390,-612,-1536,-1408,-658,613,581,711,346,-383,625,323,-578,
	487,112,864,-685,-156,588,228,-461,-932,2641,-6140,5776,-381,1704,605,-338,-1512,-4109,-6698,8732,-214,-19645,9996,166,
	-1193,-365,1352,-13640,24009,-2160,2741,-13466,-1281,-970,-3545,-9143,355,-12638,-2257,851,1785,-1444,2462,-4255,19486,-1474,-2367,-856,
	-20,-9,68,-6,-8,23,6,-13,736,361,134,34,554,-329,101,113,630,-26,302,-1186,746,-226,92,246,
	-637,2881,-3737,4350,5,1832,241,-106,-965,-2243,-3299,7914,-408,-12792,6038,-382,-1111,715,875,-4418,15388,-373,3144,-16004,
	-720,257,-1507,-4341,-596,-7083,-2178,-388,1447,-1667,916,-2559,11592,-1499,-819,-5049,-20,-12,68,-21,9,20,0,-6,
	3328,3328,3328,3328,3328,3328,3328,3328,3595,4050,4083,4096,4097,4102,4482,4539,0,0,0,0,0,0,0,0,
	-22,0,-2,0,0,0,0,0,173,123,191,0,183,32,98,44,-1096,-691,-590,-768,-584,-730,-285,-281,
	1024,1024,1024,1024,1024,1024,1024,1024,-1134,-518,-402,-1280,-878,-1152,-622,-605,-1274,-2380,-361,2125,-611,1330,-1332,-1855,
	-989,-2051,177,857,-641,1683,-797,-1767,-247,-145,-214,190,-181,37,-178,-20,5910,-83,-550,1375,-508,437,-388,-41,
	-12107,29763,36163,-7556,-40941,-14619,-10377,27364,10520,1917,-477,-9788,-351,7279,-445,58,-15127,29258,36055,-8009,-45890,-14058,12030,27150,
	-12,-9,-16,10,-13,3,-16,-2,-1550,481,1220,121,-1732,259,-702,205,-1183,366,1441,-702,-1366,572,-169,-35,
	-655,214,13,17,-392,-129,-158,46,2622,-52,-214,1794,-638,-21,-230,-48,-4143,8056,1884,1728,-6846,-667,-14365,13509,
	7098,-425,-555,-5551,-265,4717,-318,-246,-4902,7028,-413,1975,-10532,417,6063,7103,-27,17,1,6,-37,-7,-21,2,
	3328,3328,3328,3328,3328,3328,3328,3328,4602,4608,5028,5120,5124,5530,6144,1174,0,0,0,0,0,0,0,-768,
	0,0,0,0,0,0,0,-1536,19,0,0,0,0,0,0,146,-243,-256,0,0,0,0,0,-3544,
	1024,1024,1024,1024,1024,1024,1024,944,-896,-1024,-377,-768,-640,-423,-211,-2508,-747,4268,-3157,2472,631,-741,-351,1461,
	-1019,3454,-2949,2636,-712,-717,-305,276,-16,75,-21,16,19,179,869,520,-13,161,-41,5,8,143,632,169,
	-10483,-15896,27765,-28918,-4356,8047,1698,-162,11,323,-48,11,14,203,895,-8078,-18359,-22813,22663,-37689,11731,6334,1302,-43,
	0,8,7,4,4,24,162,-737,-1298,603,-787,0,436,-365,-240,1340,-1153,524,-1149,227,-379,-382,-244,290,
	-50,51,7,64,-26,146,831,437,-80,197,-88,174,-10,98,530,1843,-1457,-539,7198,-9139,-4750,5395,1071,-157,
	-18,764,-248,396,7,104,612,-7712,-6699,-2440,3285,-13961,4644,4072,955,-46,-5,14,9,14,-5,21,175,-979,
	3328,3328,3328,3328,3328,3328,3328,3328,1686,1003,632,1180,437,169,935,1276,-768,-768,-768,-768,-768,-768,-768,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,165,19,11,25,528,663,202,16,-3013,-3841,-4221,-3660,-3900,-4033,-3728,-3572,
	1010,441,0,1024,100,170,426,1021,-2190,-2776,-2912,-2684,-2596,-2072,-2744,-2600,-499,177,103,204,-2951,-2108,-332,-1035,
	-348,-253,-1945,-27,-1346,-1045,-285,-1256,1378,180,-284,449,-1325,1560,302,-598,-4156,1353,223,925,41,-23,143,3163,
	-381,228,99,54,-21,-59,-46,26,-3350,137,-2292,-4821,-3983,-497,-8044,-1576,-29,50,33,29,-14,-32,-29,18,
	-92,-1196,6215,81,11113,-8377,-1516,-35,-375,33,62,320,-2434,-2169,-608,-822,-139,-307,-1637,58,-962,-1112,-482,-921,
	1481,253,-128,453,-1126,1588,105,-525,-4086,1302,221,697,-161,15,123,3870,-363,204,84,20,-51,-68,15,-64,
	-3321,124,-2766,-5027,-100,-1908,-3189,-2408,-45,46,26,19,-20,-33,-2,-13,-60,-1159,8447,109,13415,-7734,-255,-188,
	3328,3328,3328,3328,3328,3328,3328,3328,1223,535,411,640,569,1374,833,1500,-768,-768,-768,-768,-768,-479,-327,-768,
	-1536,-1536,-1536,-1536,-1536,-1536,-1536,-1536,47,523,687,24,212,297,995,33,-3594,-3806,-3766,-4201,-4084,-3194,-3037,-3332,
	1011,269,200,0,82,963,699,1024,-2684,-2142,-2136,-2800,-2736,-2046,-2003,-2526,-792,4628,-2313,-1138,442,543,-2254,-181,
	-645,1862,-1201,-532,227,12,-2368,-1724,-119,-561,-1046,-174,-440,597,-117,-717,746,-164,-33,226,-94,2616,-430,-2728,
	-54,-49,-25,91,-63,-70,58,45,-364,2039,4718,-2256,-3132,-3234,-1182,-1471,-7,-19,-14,27,-27,-50,-38,15,
	-105,4735,14517,5065,11563,-286,6113,-36,-900,3961,-2068,-673,725,606,-1722,-347,-908,1369,-1415,-510,432,318,-1885,-1728,
	-248,-845,-867,-210,-354,443,-129,-817,1032,-139,-63,284,-208,2534,-908,-2441,-4,-31,-46,67,-70,22,0,48,
	581,-497,2505,-3795,-1084,-1963,-217,349,11,-14,-25,10,-25,-54,-50,5,-29,5936,12735,6959,10163,-332,4884,-131,
	3329,3329,3329,3329,3329,3329,3329,3330,394,1176,887,918,1152,2944,508,2804,-178,-768,-768,-768,-59,-3,-768,0,
	-356,-1536,-1536,-1536,-463,-169,-1536,-1536,2399,417,140,121,852,32,4,0,-2073,-3272,-3839,-3826,-2862,-1890,-4354,-2063,
	126,967,470,422,1017,1024,0,1024,-1037,-2271,-2689,-2641,-1587,-1627,-3073,-1928,-322,-438,477,-457,1396,-77,733,-2521,
	-445,-402,258,24,321,-257,7,-2174,-119,-895,-142,609,294,-4166,-605,-6150,70,2020,-203,113,2621,51,43,-1797,
	-5,-165,-44,5,488,314,37,-292,118,-11616,-6190,-794,1902,1895,-257,417,29,-8,-12,-4,71,1645,18,1159,
	3241,162,-12,-850,1428,-4,46029,-13,-278,-387,496,-278,1378,198,562,-2334,-437,-357,261,138,512,172,-166,-1997,
	-248,-750,-57,669,161,-4542,-678,-5557,60,3049,-532,115,2975,-563,27,-1432,52,-139,-90,-29,490,90,38,-310,
	247,-9923,-2154,-1085,2812,1998,297,547,37,-14,-22,-21,11,1557,21,1142,3100,-188,711,-1375,1637,-8,43804,-6,
	3330,3330,3331,3332,3332,3333,3336,3340,1134,2120,814,1336,1490,576,2246,941,-502,-277,-768,-768,-768,-768,-53,-126,
	-1536,-961,-1536,-1536,-1536,-1536,-275,-382,608,131,228,0,289,0,1382,1649,-3126,-2618,-3828,-3535,-3093,-4299,-1253,-2297,
	761,1024,75,1024,994,0,1023,780,-2001,-1630,-2579,-2664,-2117,-3045,-1070,-1267,-1011,-302,-1752,916,953,-274,-493,-426,
	-1296,-888,-1083,1001,395,-370,182,-1337,-285,414,1211,-372,199,832,-742,-287,1079,827,560,7088,127,164,745,-204,
	-105,2058,105,102,-277,79,-1631,45,-1640,-1924,-3525,4838,-3224,-2302,864,-841,-51,-26,9,35,-20,29,-136,19,
	-898,-141,-418,-99,-128,20184,15,785,-461,-327,-1629,802,1091,-460,-357,-389,-955,-868,-993,814,462,-749,40,-1330,
	209,342,1161,-497,344,735,-743,90,573,1214,585,6853,35,226,1630,102,-165,1739,93,156,-307,111,-158,254,
	-980,-2305,-4126,5243,-3611,-2768,2019,396,-46,-155,1,47,-10,44,368,77,-1297,-179,75,-141,-123,20518,-1,684,
	3340,3347,3354,3584,3584,3584,3584,3584,1744,1875,1040,512,1004,1536,2546,2560,-50,-30,-44,-768,-251,-768,-55,-32,
	-188,-192,-108,-1536,-646,-1536,-247,-1536,1109,913,2848,58,1794,66,994,56,-2036,-2113,-1028,-4806,-2578,-3774,-1836,-2760,
	988,1024,849,0,615,1009,1024,1024,-1194,-1375,-515,-3232,-1291,-2690,-935,-2176,190,-1052,4043,-1263,-897,-1160,-284,-573,
	-687,1287,2878,-425,1032,413,1108,563,592,-3887,345,-2656,-3931,-305,2521,695,-1277,-11197,-66,919,252,-7809,3236,780,
	-339,66,-123,383,57,1028,1285,-6674,1772,-7281,-114,-2018,1210,4197,3311,336,65,-40,17,131,-20,150,326,446,
	-17,-39,7,-5651,3456,-250,-57,-12,321,-652,4020,-1580,-894,-1025,-239,-433,-494,874,2855,-703,935,437,1166,672,
	699,-1796,285,-2771,-3881,-188,1832,801,-1047,-5422,-50,844,156,-8105,1940,576,-249,2244,-72,320,-92,906,575,-6682,
	2237,-1964,23,-2325,364,3524,1854,-38,90,-45,13,112,-54,114,443,348,-115,-223,14,-5212,3508,-392,-14,-21,
	3584,0,0,0,0,0,0,0,4354,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
	0,0,0,0,0,0,0,0,36,0,0,0,0,0,0,0,-986,0,0,0,0,0,0,0,
	1024,0,0,0,0,0,0,0,-1280,0,0,0,0,0,0,0,-892,0,0,0,0,0,0,0,
	-371,0,0,0,0,0,0,0,929,0,0,0,0,0,0,0,2454,0,0,0,0,0,0,0,
	-2584,0,0,0,0,0,0,0,4363,0,0,0,0,0,0,0,-3830,0,0,0,0,0,0,0,
	36,0,0,0,0,0,0,0,-782,0,0,0,0,0,0,0,-270,0,0,0,0,0,0,0,
	787,0,0,0,0,0,0,0,2308,0,0,0,0,0,0,0,-1565,0,0,0,0,0,0,0,
	4336,0,0,0,0,0,0,0,-1697,0,0,0,0,0,0,0,42,0,0,0,0,0,0,0,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_3c315ea72c4d55f2_tables[] = {
	{ "cuda", "NVIDIA H100 80GB HBM3", "sm_90", "f32", "plus", "", 8, segtune_segreduce_3c315ea72c4d55f2_boxes_0,
	  { { 17, segtune_segreduce_3c315ea72c4d55f2_unknown_0 }, { 255, segtune_segreduce_3c315ea72c4d55f2_longest_0 }, { 255, segtune_segreduce_3c315ea72c4d55f2_shares_0 } }, 1, 497, segtune_segreduce_3c315ea72c4d55f2_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_3c315ea72c4d55f2 = { "segtune_segreduce_3c315ea72c4d55f2", 1, segtune_segreduce_3c315ea72c4d55f2_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_3c315ea72c4d55f2

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
