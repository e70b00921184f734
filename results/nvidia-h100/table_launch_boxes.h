/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-29
 * database: cc3b36249168d155
 * sources:  60a10892b2a67d32
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H100 80GB HBM3 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H100 80GB HBM3, 497 cases
 *     n and the mean length known: worst regret 140.1%, mean 33.4%; geometries left out: worst 189.3%, mean 36.6%
 *     the longest segment, too: worst regret 225.5%, mean 8.9%; geometries left out: worst 257.2%, mean 11.5%
 *     shares of long segments, too: worst regret 246.1%, mean 9.8%; geometries left out: worst 392.6%, mean 13.3%
 *     as probed (shares and the heaviest span; of few or long segments the longest, too): worst regret 34.8%, mean 3.3%; geometries left out: worst 69.0%, mean 5.8%
 *     all of these: worst regret 34.8%, mean 3.3%; geometries left out: worst 69.0%, mean 5.9%
 *     pareto lengths, 98 cases: worst regret 85.8%, mean 10.3%; left out: worst 392.6%, mean 17.7%; as probed: worst regret 34.8%, mean 3.5%; left out: worst 34.8%, mean 5.2%
 *     uniform lengths, 76 cases: worst regret 46.2%, mean 7.4%; left out: worst 46.2%, mean 8.7%; as probed: worst regret 29.7%, mean 4.3%; left out: worst 30.4%, mean 7.0%
 *     rowlen lengths, 99 cases: worst regret 39.1%, mean 5.3%; left out: worst 36.4%, mean 5.7%; as probed: worst regret 11.9%, mean 2.9%; left out: worst 27.3%, mean 4.8%
 *     bimodal lengths, 17 cases: worst regret 26.9%, mean 7.4%; left out: worst 26.9%, mean 7.7%; as probed: worst regret 15.6%, mean 3.8%; left out: worst 26.9%, mean 7.4%
 *     huge lengths, 44 cases: worst regret 19.6%, mean 4.2%; left out: worst 72.5%, mean 7.9%; as probed: worst regret 9.4%, mean 2.8%; left out: worst 58.5%, mean 5.0%
 *     poisson lengths, 18 cases: worst regret 12.4%, mean 5.6%; left out: worst 12.4%, mean 5.4%; as probed: worst regret 9.9%, mean 4.2%; left out: worst 11.3%, mean 5.0%
 *     geometric lengths, 19 cases: worst regret 39.2%, mean 7.7%; left out: worst 48.6%, mean 7.1%; as probed: worst regret 7.9%, mean 2.9%; left out: worst 8.9%, mean 4.5%
 *     zipf lengths, 31 cases: worst regret 36.9%, mean 5.5%; left out: worst 36.9%, mean 6.6%; as probed: worst regret 23.1%, mean 3.6%; left out: worst 23.1%, mean 6.1%
 *     lognormal lengths, 84 cases: worst regret 246.1%, mean 23.8%; left out: worst 257.2%, mean 31.6%; as probed: worst regret 22.1%, mean 3.0%; left out: worst 69.0%, mean 7.8%
 *     fixed lengths, 11 cases: worst regret 12.9%, mean 5.8%; left out: worst 12.9%, mean 5.7%; as probed: worst regret 6.4%, mean 1.3%; left out: worst 8.5%, mean 2.2%
 *     the best of the boxes for each case: worst regret 34.8%, mean 3.2%
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
 *       measured on 497 cases, n = 1024 to 268435456; serves 91 (huge zipf pareto lognormal uniform rowlen): worst regret 46.4%, mean 12.2%
 *       launched 200 times in a row on 8 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=12 TILES=4 VECS=7:
 *       measured on 497 cases, n = 1024 to 268435456; serves 118 (zipf pareto uniform rowlen huge lognormal bimodal fixed): worst regret 46.2%, mean 6.1%
 *       launched 200 times in a row on 32 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3:
 *       measured on 419 cases, n = 1024 to 268435456; serves 151 (pareto uniform bimodal huge rowlen geometric lognormal poisson fixed): worst regret 246.1%, mean 15.0%
 *       launched 200 times in a row on 6 cases, all results right
 *     stream_fitted BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1:
 *       measured on 420 cases, n = 1024 to 268435456; serves 31 (rowlen lognormal poisson uniform bimodal fixed): worst regret 26.9%, mean 7.4%
 *       launched 200 times in a row on 10 cases, all results right
 *     subwarp LDG=1 LOAD_MODIFIER=0 NT=128 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=16 UNROLL=4 VEC=4:
 *       measured on 344 cases, n = 1024 to 268435456; serves 29 (uniform pareto bimodal rowlen poisson fixed): worst regret 26.9%, mean 4.2%
 *       launched 200 times in a row on 8 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4:
 *       measured on 310 cases, n = 1024 to 268435456; serves 45 (uniform pareto rowlen huge lognormal zipf): worst regret 36.9%, mean 5.3%
 *       launched 200 times in a row on 31 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4:
 *       measured on 191 cases, n = 1024 to 268435456; serves 20 (pareto uniform huge lognormal rowlen): worst regret 68.9%, mean 6.9%
 *       launched 200 times in a row on 12 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=1792 MIN_BLOCKS=24 NT=64 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 70 cases, n = 1024 to 268435456; serves 12 (poisson fixed uniform lognormal geometric rowlen): worst regret 28.3%, mean 6.0%
 *       launched 200 times in a row on 1 case, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_4B5E3556E989B289
#define SEGTUNE_SEGREDUCE_4B5E3556E989B289

/* Shared by all launch-box headers, and defined once per program, for C99 and C++11: boxes, the trees that say which
 * box to use for a call, and where a box can run. segtune puts this text into each header that it exports, followed by
 * lookup_impl.h. */
#ifndef SEGTUNE_LAUNCH_BOX_VERSION
#define SEGTUNE_LAUNCH_BOX_VERSION 8

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
	 * Measured cases, for callers that know the shares and the heaviest span. Each row holds the position of a
	 * case, then one weight per box for an unknown longest segment, then one for a known one. A first row holds the
	 * mean loss per box instead. ncases 0: the trees serve these callers as well. Fixed point, in units of 1 /
	 * SEGTUNE_UNIT.
	 */
	int ncases;
	const int *cases; /* [(1 + ncases) * (SEGTUNE_AXES + 2 * nboxes)] */
};
#define SEGTUNE_AXES 8 /* the last axis needs the longest segment */
#define SEGTUNE_UNIT 4096

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

	s.longest = s.share_1k = s.share_4k = s.span = s.share_16 = -1;
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

/* Adds a segment of this length to the shape. Start with {0, 0, 0, 0, 0}, finish with segtune_shape_end. */
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
#elif SEGTUNE_LAUNCH_BOX_VERSION != 8
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

static inline int segtune_units(double x)
{
	double units = SEGTUNE_UNIT * x + 0.5;
	int whole = (int)units;

	return whole - (whole > units);
}

/* Unknown: guessed from the mean length in octaves, as none up to 4 and all from 64 on. */
static inline double segtune_share_16(double known, double mean)
{
	double share = known >= 0 ? known : (mean - 2) / 4;

	return share < 0 ? 0 : share > 1 ? 1 : share;
}

/* The position of a call among the cases. Two cases correlate by half at 32 octaves of distance, by mean length or span
 * at 16, by the share of segments of 1024 at 64. */
static inline void segtune_place(const struct segtune_query *q, int place[SEGTUNE_AXES])
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
	place[7] = segtune_units((segtune_octaves(q->shape.longest, 0) - n) / 32);
}

/* The square root of x to five digits: Newton's method from half the exponent, so that headers do not need <math.h>. */
static inline double segtune_root(double x)
{
	double inverse, half = 0.5 * x;
	uint64_t bits;
	int step;

	memcpy(&bits, &x, sizeof bits);
	bits = 0x5fe6eb50c7b537a9u - (bits >> 1);
	memcpy(&inverse, &bits, sizeof inverse);
	for (step = 0; step < 2; step++)
		inverse *= 1.5 - half * inverse * inverse;
	return x * inverse;
}

/* The expected losses of `count` boxes at a position, as log(1 + regret) with regret capped at 1, by kriging. axes: how
 * many axes to use; weights: column of the first box. */
static inline void segtune_expect(const struct segtune_table *t, const int *place, int axes, int weights, int count,
				  double *sums)
{
	const int *row = t->cases;
	int i, axis, b;

	for (b = 0; b < count; b++)
		sums[b] = row[weights + b];
	for (i = 0; i < t->ncases; i++) {
		int64_t squares = 0;
		double alike;

		row += SEGTUNE_AXES + 2 * t->nboxes;
		for (axis = 0; axis < axes; axis++) {
			int64_t apart = place[axis] - row[axis];

			squares += apart * apart;
		}
		alike = SEGTUNE_UNIT / (SEGTUNE_UNIT + segtune_root((double)squares));
		for (b = 0; b < count; b++)
			sums[b] += alike * row[weights + b];
	}
}

/* The runnable box with the least expected loss; NULL: none can run. *why: whether another box would have less. */
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

/* The same, using the longest segment if known. If that or the span would dominate the box's time, chooses again
 * without it. */
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
#define SEGTUNE_SEGREDUCE_SUBWARP 5599278
#define SEGTUNE_SEGREDUCE_BLOCK 1369594
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190

/* f32 plus on NVIDIA H100 80GB HBM3 */
static const struct segtune_box segtune_segreduce_4b5e3556e989b289_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=8 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 497, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 8 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=12 TILES=4 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 497, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 12 }, { "TILES", 4 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 824633720448, 0, INT64_MAX, 1024, 268435456, 419, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 3 } }, 256, 4194304, 128 },
	{ "stream_fitted", "BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 420, 1, 0, 5, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 3072 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 } }, 384, 4194304, 16 },
	{ "subwarp", "LDG=1 LOAD_MODIFIER=0 NT=128 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=16 UNROLL=4 VEC=4", SEGTUNE_SEGREDUCE_SUBWARP, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, 17179869176, 0, INT64_MAX, 1024, 268435456, 344, 1, 0, 7, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "SEGMENTS_IN_FLIGHT", 1 }, { "THREADS_PER_SEGMENT", 16 }, { "UNROLL", 4 }, { "VEC", 4 } }, 1536, 4194304, 24 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 310, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 0 }, { "UNROLL", 8 }, { "VEC", 4 } }, 32, 4194304, 2 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 191, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=1792 MIN_BLOCKS=24 NT=64 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 1099511627264, 0, INT64_MAX, 1024, 268435456, 70, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 24 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 2097152, 384 }
};

static const struct segtune_node segtune_segreduce_4b5e3556e989b289_unknown_0[] = {
	{ SEGTUNE_N, 92700.0, 1, 4, -1 },
	{ SEGTUNE_MEAN, 86.0, 2, 3, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1.9984905758192386, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 11100000.0, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
};

static const struct segtune_node segtune_segreduce_4b5e3556e989b289_longest_0[] = {
	{ SEGTUNE_LONGEST, 5737.6132420564718, 1, 162, -1 },
	{ SEGTUNE_MEAN, 1.46, 2, 7, -1 },
	{ SEGTUNE_MEAN, 1.3100000000000001, 3, 4, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 128.0, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 36.800000000000004, 8, 81, -1 },
	{ SEGTUNE_N, 30300.0, 9, 22, -1 },
	{ SEGTUNE_LONGEST, 242.0, 10, 19, -1 },
	{ SEGTUNE_MEAN, 4.96, 11, 16, -1 },
	{ SEGTUNE_LONGEST, 22.700000000000003, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 4690.0, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 6.0700000000000003, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 13.4, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 157.0, 23, 50, -1 },
	{ SEGTUNE_N, 2860000.0, 24, 37, -1 },
	{ SEGTUNE_MEAN, 7.7300000000000004, 25, 32, -1 },
	{ SEGTUNE_LONGEST, 24.600000000000001, 26, 31, -1 },
	{ SEGTUNE_N, 971000.0, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 5.1500000000000004, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 113000.0, 33, 36, -1 },
	{ SEGTUNE_MEAN, 13.9, 34, 35, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1.8300000000000001, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 14.200000000000001, 40, 41, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 11800000.0, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 43.200000000000003, 44, 45, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 19.300000000000001, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 134000000.0, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 23800000.0, 51, 72, -1 },
	{ SEGTUNE_LONGEST, 4140.0, 52, 69, -1 },
	{ SEGTUNE_MEAN, 25.400000000000002, 53, 60, -1 },
	{ SEGTUNE_N, 9240000.0, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1260.0, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 6.8100000000000005, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 86100.0, 61, 64, -1 },
	{ SEGTUNE_LONGEST, 838.0, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 339.0, 65, 68, -1 },
	{ SEGTUNE_N, 2690000.0, 66, 67, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 353000.0, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 692.0, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 24.900000000000002, 75, 78, -1 },
	{ SEGTUNE_MEAN, 1.71, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 1760.0, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 422.0, 82, 109, -1 },
	{ SEGTUNE_N, 717000.0, 83, 96, -1 },
	{ SEGTUNE_N, 45600.0, 84, 89, -1 },
	{ SEGTUNE_LONGEST, 126.0, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 330.0, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 251.0, 90, 91, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 117.0, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 215000.0, 94, 95, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 127.9441710246528, 97, 104, -1 },
	{ SEGTUNE_N, 131000000.0, 98, 103, -1 },
	{ SEGTUNE_MEAN, 95.400000000000006, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 3820000.0, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 20100000.0, 105, 106, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 228.0, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 25300.0, 110, 117, -1 },
	{ SEGTUNE_MEAN, 319.0, 111, 116, -1 },
	{ SEGTUNE_MEAN, 235.0, 112, 113, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 899.0, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 463.0, 118, 151, -1 },
	{ SEGTUNE_N, 284000.0, 119, 126, -1 },
	{ SEGTUNE_LONGEST, 1810.0, 120, 125, -1 },
	{ SEGTUNE_MEAN, 75.900000000000006, 121, 124, -1 },
	{ SEGTUNE_N, 69600.0, 122, 123, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 64.299999999999997, 127, 134, -1 },
	{ SEGTUNE_N, 1220000.0, 128, 131, -1 },
	{ SEGTUNE_MEAN, 46.400000000000006, 129, 130, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 3560.0, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 3240.0, 135, 144, -1 },
	{ SEGTUNE_MEAN, 75.900000000000006, 136, 139, -1 },
	{ SEGTUNE_N, 2770000.0, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 554000.0, 140, 143, -1 },
	{ SEGTUNE_MEAN, 220.0, 141, 142, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1870000.0, 145, 148, -1 },
	{ SEGTUNE_MEAN, 121.0, 146, 147, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 8540000.0, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 12400000.0, 152, 157, -1 },
	{ SEGTUNE_N, 76600.0, 153, 156, -1 },
	{ SEGTUNE_LONGEST, 2390.0, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1510.0, 158, 161, -1 },
	{ SEGTUNE_LONGEST, 1600.0, 159, 160, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 7720000.0, 163, 224, -1 },
	{ SEGTUNE_MEAN, 275.0, 164, 191, -1 },
	{ SEGTUNE_LONGEST, 9010.0, 165, 174, -1 },
	{ SEGTUNE_N, 253000.0, 166, 173, -1 },
	{ SEGTUNE_MEAN, 26.0, 167, 170, -1 },
	{ SEGTUNE_MEAN, 11.800000000000001, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 236.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 49200.0, 175, 182, -1 },
	{ SEGTUNE_MEAN, 93.900000000000006, 176, 181, -1 },
	{ SEGTUNE_LONGEST, 15900.0, 177, 180, -1 },
	{ SEGTUNE_MEAN, 18.699999999999999, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 5290000.0, 183, 188, -1 },
	{ SEGTUNE_MEAN, 200.0, 184, 185, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 146000.0, 186, 187, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 45.0, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 136000.0, 192, 217, -1 },
	{ SEGTUNE_N, 331000.0, 193, 202, -1 },
	{ SEGTUNE_MEAN, 5800.0, 194, 199, -1 },
	{ SEGTUNE_N, 175000.0, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 9980.0, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 101000.0, 200, 201, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 17700.0, 203, 204, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 14000.0, 205, 216, -1 },
	{ SEGTUNE_MEAN, 1520.0, 206, 211, -1 },
	{ SEGTUNE_LONGEST, 28900.0, 207, 210, -1 },
	{ SEGTUNE_MEAN, 589.0, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 2570.0, 212, 215, -1 },
	{ SEGTUNE_LONGEST, 32100.0, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 1840000.0, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 126000.0, 220, 223, -1 },
	{ SEGTUNE_MEAN, 4030.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 16400.0, 225, 228, -1 },
	{ SEGTUNE_MEAN, 813.0, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 5.6399999999999997, 229, 232, -1 },
	{ SEGTUNE_N, 38600000.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 13400.0, 233, 238, -1 },
	{ SEGTUNE_N, 11500000.0, 234, 237, -1 },
	{ SEGTUNE_MEAN, 15.200000000000001, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 297000.0, 239, 244, -1 },
	{ SEGTUNE_MEAN, 44000.0, 240, 243, -1 },
	{ SEGTUNE_LONGEST, 122000.0, 241, 242, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 14100000.0, 245, 250, -1 },
	{ SEGTUNE_LONGEST, 509000.0, 246, 249, -1 },
	{ SEGTUNE_MEAN, 353000.0, 247, 248, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_4b5e3556e989b289_shares_0[] = {
	{ SEGTUNE_SHARE_4K, 0.00045999999999999996, 1, 122, -1 },
	{ SEGTUNE_MEAN, 1.54, 2, 9, -1 },
	{ SEGTUNE_SHARE_1K, 0.020800000000000003, 3, 8, -1 },
	{ SEGTUNE_MEAN, 1.4299999999999999, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 947000.0, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 44.0, 10, 57, -1 },
	{ SEGTUNE_N, 24700.0, 11, 22, -1 },
	{ SEGTUNE_MEAN, 3.25, 12, 15, -1 },
	{ SEGTUNE_MEAN, 1.8800000000000001, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.0045200000000000006, 16, 21, -1 },
	{ SEGTUNE_MEAN, 33.5, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 9490.0, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 11.4, 23, 28, -1 },
	{ SEGTUNE_MEAN, 1.6899999999999999, 24, 27, -1 },
	{ SEGTUNE_N, 5660000.0, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1930000.0, 29, 46, -1 },
	{ SEGTUNE_SHARE_1K, 0.00056099999999999998, 30, 41, -1 },
	{ SEGTUNE_N, 113000.0, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 1450000.0, 33, 38, -1 },
	{ SEGTUNE_N, 170000.0, 34, 37, -1 },
	{ SEGTUNE_MEAN, 24.200000000000003, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 23.400000000000002, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 39.200000000000003, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 84300.0, 44, 45, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.000379, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 25900000.0, 49, 52, -1 },
	{ SEGTUNE_SHARE_1K, 0.020300000000000002, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 31.900000000000002, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 118000000.0, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.038300000000000001, 58, 99, -1 },
	{ SEGTUNE_N, 63800.0, 59, 64, -1 },
	{ SEGTUNE_MEAN, 394.0, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 4480.0, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 127.0, 65, 88, -1 },
	{ SEGTUNE_N, 525000.0, 66, 69, -1 },
	{ SEGTUNE_SHARE_1K, 0.0010300000000000001, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 57.300000000000004, 70, 75, -1 },
	{ SEGTUNE_N, 3920000.0, 71, 74, -1 },
	{ SEGTUNE_SHARE_1K, 0.000484, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 8220000.0, 76, 83, -1 },
	{ SEGTUNE_N, 1190000.0, 77, 82, -1 },
	{ SEGTUNE_SHARE_1K, 0.0017900000000000001, 78, 81, -1 },
	{ SEGTUNE_MEAN, 74.700000000000003, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.00040999999999999999, 84, 87, -1 },
	{ SEGTUNE_MEAN, 67.100000000000009, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.00050799999999999999, 89, 96, -1 },
	{ SEGTUNE_N, 26800000.0, 90, 93, -1 },
	{ SEGTUNE_N, 129000.0, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 330.0, 94, 95, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 181000.0, 97, 98, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 24300.0, 100, 103, -1 },
	{ SEGTUNE_MEAN, 528.0, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 49000000.0, 104, 113, -1 },
	{ SEGTUNE_MEAN, 984.0, 105, 108, -1 },
	{ SEGTUNE_N, 2710000.0, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 223000.0, 109, 112, -1 },
	{ SEGTUNE_MEAN, 1420.0, 110, 111, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1970.0, 114, 121, -1 },
	{ SEGTUNE_MEAN, 890.0, 115, 120, -1 },
	{ SEGTUNE_N, 108000000.0, 116, 119, -1 },
	{ SEGTUNE_MEAN, 240.0, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 7730000.0, 123, 236, -1 },
	{ SEGTUNE_MEAN, 163.0, 124, 175, -1 },
	{ SEGTUNE_N, 113000.0, 125, 150, -1 },
	{ SEGTUNE_SHARE_4K, 0.112, 126, 135, -1 },
	{ SEGTUNE_MEAN, 32.700000000000003, 127, 134, -1 },
	{ SEGTUNE_MEAN, 1.0700000000000001, 128, 129, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.081799999999999998, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 83100.0, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 97.5, 136, 147, -1 },
	{ SEGTUNE_N, 46100.0, 137, 146, -1 },
	{ SEGTUNE_SHARE_1K, 0.248, 138, 141, -1 },
	{ SEGTUNE_MEAN, 44.700000000000003, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_4K, 0.155, 142, 143, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 77.800000000000011, 144, 145, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 72500.0, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.038300000000000001, 151, 170, -1 },
	{ SEGTUNE_N, 494000.0, 152, 161, -1 },
	{ SEGTUNE_MEAN, 45.700000000000003, 153, 158, -1 },
	{ SEGTUNE_SHARE_4K, 0.024400000000000002, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 337000.0, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 409000.0, 159, 160, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.0073500000000000006, 162, 169, -1 },
	{ SEGTUNE_N, 1300000.0, 163, 166, -1 },
	{ SEGTUNE_MEAN, 12.600000000000001, 164, 165, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1.1200000000000001, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 4770000.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 39.700000000000003, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.08320000000000001, 176, 191, -1 },
	{ SEGTUNE_N, 3440000.0, 177, 186, -1 },
	{ SEGTUNE_SHARE_4K, 0.052900000000000003, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 323.0, 180, 183, -1 },
	{ SEGTUNE_N, 334000.0, 181, 182, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 110000.0, 184, 185, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 499.0, 187, 190, -1 },
	{ SEGTUNE_SHARE_4K, 0.0064600000000000005, 188, 189, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 4810.0, 192, 215, -1 },
	{ SEGTUNE_N, 222000.0, 193, 196, -1 },
	{ SEGTUNE_MEAN, 3380.0, 194, 195, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 675.0, 197, 204, -1 },
	{ SEGTUNE_N, 281000.0, 198, 201, -1 },
	{ SEGTUNE_MEAN, 300.0, 199, 200, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 5640000.0, 202, 203, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.28800000000000003, 205, 208, -1 },
	{ SEGTUNE_N, 3100000.0, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1450.0, 209, 212, -1 },
	{ SEGTUNE_N, 970000.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 4280000.0, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 71100.0, 216, 231, -1 },
	{ SEGTUNE_N, 1810000.0, 217, 222, -1 },
	{ SEGTUNE_MEAN, 48600.0, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 498000.0, 220, 221, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 11200.0, 223, 226, -1 },
	{ SEGTUNE_SHARE_4K, 0.27200000000000002, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 25100.0, 227, 230, -1 },
	{ SEGTUNE_SHARE_4K, 0.68200000000000005, 228, 229, -1 },
	{ 0, 0.0, 0, 0, 5 },
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
	{ SEGTUNE_N, 14500000.0, 243, 252, -1 },
	{ SEGTUNE_MEAN, 15.800000000000001, 244, 247, -1 },
	{ SEGTUNE_SHARE_1K, 0.061900000000000004, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.00249, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 250000.0, 250, 251, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 14100000.0, 253, 254, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const int segtune_segreduce_4b5e3556e989b289_cases_0[] = {
	0,0,0,0,0,0,0,0,1284,1347,1502,1753,2339,2195,2466,2596,1284,1347,1502,1753,2339,2195,2466,2596,
	1280,365,-768,-1536,58,-345,177,-608,40,-155,-491,-2236,-380,4782,262,-3483,152,25,102,-2825,-426,5991,-2,-3740,
	1280,510,-768,-1536,13,-244,0,-928,448,429,696,-1059,-2056,4499,805,-3825,131,78,-85,-617,-1191,4203,1849,-3517,
	1280,927,-768,-1536,0,0,531,-378,188,-583,-504,-795,-981,-4991,11592,3772,450,-215,109,-1447,-1727,-4127,7797,3330,
	1280,1028,-768,-1536,0,0,772,-648,85,396,-120,444,20,156,-15269,738,-274,-64,-611,1342,921,-238,-11572,1129,
	1280,1434,-768,-1536,0,0,988,-424,29,520,1910,-2622,-4801,4217,-24858,-54,-291,29,850,-737,-2673,3334,-13993,-226,
	1280,1506,-768,-1536,0,0,1013,-197,18,-338,-1389,4363,4362,-4312,32423,13,495,419,177,2129,1143,-3169,18208,92,
	1280,1829,-768,-1536,0,0,1024,-254,-25,-992,-2593,-1943,-3215,2044,-7286,28,-92,-986,-2351,-1982,-3247,2123,-7793,2,
	1280,2048,-768,-1536,0,0,1024,-211,-41,-341,-3248,1239,-638,-1887,822,40,-176,-387,-2838,1292,-335,-1495,858,23,
	1280,2304,-768,-1536,0,0,1024,-115,26,-43,-2940,-1604,-7170,-3423,723,42,-136,-339,-2540,-1347,-3860,-1719,743,36,
	1280,2304,-768,-1536,0,0,1024,-16,26,-851,-1718,-365,8184,3228,-2111,42,684,-58,-1087,-1779,3248,903,-3076,140,
	1664,415,-768,-1536,207,-914,283,-646,-546,-733,-431,5261,-4800,-9610,-534,-5805,-518,-653,690,1331,-4487,-6990,-981,-4182,
	1664,514,-768,-1536,31,-990,0,-1312,-300,-136,618,-4209,4352,5976,1,2438,-578,-464,-129,-1414,3558,2862,204,313,
	1664,956,-768,-1536,117,-464,558,-596,-234,-323,-4013,-1070,343,-5655,721,2951,-25,-221,-2134,-2304,-1440,-4196,661,3153,
	1664,1031,-768,-1536,30,-475,768,-1032,-667,-602,2439,571,-2002,367,2385,739,-1136,-1075,162,1847,-155,-2055,4240,1628,
	1664,1458,-768,-1536,5,-73,1024,-505,-91,-143,-462,859,5181,-750,23777,-311,319,258,650,-8,2497,-730,16219,-499,
	1664,1544,-768,-1536,0,0,1011,-770,20,193,-1742,-1582,-3529,172,-20324,-232,-516,-491,-3448,-309,-492,335,-9377,-248,
	1664,1979,-768,-1536,0,0,1023,-530,-295,855,3862,116,-130,1323,567,-142,-408,529,3056,100,-757,1385,-239,-138,
	1664,1991,-162,-1536,0,0,1024,-325,-321,-346,260,-2274,309,-987,-3414,15,-119,-141,928,-2285,667,-1360,-4135,-48,
	1664,2560,-41,-1536,0,0,1024,-321,-458,-179,658,-2648,-3863,1251,4109,22,-616,-331,544,-2591,-3445,1319,4501,3,
	1664,2597,-48,-96,0,0,1024,-96,1222,-210,-3695,-5746,803,-3654,540,146,1629,-77,-3470,-5441,874,-3930,232,145,
	1664,2816,0,-1536,0,0,1024,-205,-8,53,-1760,2546,2649,-1682,-1371,24,71,138,-1433,2342,2471,-1712,-1210,18,
	1664,2901,0,-1536,0,0,1024,-144,391,408,-1166,2128,1517,1810,-1512,32,946,941,-414,1913,1067,939,-1779,51,
	1987,1686,-768,-1536,164,-332,1010,-849,338,37,5422,-2713,-2409,-239,-3302,-257,295,24,5447,-2635,-2265,22,-2223,-283,
	2048,440,-768,-1536,412,-1451,332,-782,-754,-541,-2141,17130,-2894,977,-131,-9178,-671,-568,-740,6441,-4470,2023,-301,-4476,
	2048,512,-768,-1536,42,-1750,0,-1696,-603,-386,1022,-719,-2675,-47,43,-6850,-454,-308,97,1393,-2673,-218,80,-7623,
	2048,513,-768,-1536,182,-1609,731,-1416,-1275,-979,1522,-8448,-2921,1113,18,-3301,-951,-882,750,-2909,-2136,668,9,-5413,
	2048,541,-218,-435,925,-837,106,-435,5318,4696,-4046,1389,1462,984,177,-2526,5429,4817,-4045,1016,1489,1519,63,-2259,
	2048,771,-64,-128,1282,-252,521,-128,-1407,-1589,-2398,-156,75,6362,1226,876,-1254,-1260,-2076,10,217,4500,1265,855,
	2048,993,-306,-1536,326,-985,611,-612,953,-1040,2314,5947,4318,-1981,-329,724,1251,-723,2800,4236,2882,-1141,-627,1056,
	2048,1026,-768,-1536,37,-1242,774,-1416,-757,-726,-1194,1331,-210,-1716,-262,1587,-712,-812,-1368,2753,986,-2465,-216,1380,
	2048,1113,-128,-256,711,-479,843,-256,-4494,-4238,-7705,2109,431,-9829,3461,394,-4213,-3914,-7872,1959,372,-10069,3642,391,
	2048,1486,-236,-1536,126,-692,1024,-518,-1793,-667,-3764,5806,7080,576,3590,-27,-778,-103,-2862,3816,4018,-511,3634,-101,
	2048,1537,-768,-1536,184,-583,943,-877,338,41,-6586,3906,5253,-2505,-900,-466,327,93,-5512,3587,3228,-1812,-105,-455,
	2048,1542,-32,-64,652,-111,964,-64,-4220,-4128,3596,105,-172,6671,-11621,149,-3679,-3415,3508,238,36,4467,-10516,112,
	2048,1542,-768,-1536,32,-731,1011,-1154,-652,-433,1349,301,-3759,656,2062,-47,-932,-699,-153,1195,-1309,161,2052,-71,
	2048,1571,-218,-435,203,-530,1012,-435,-697,948,-9108,-7295,1413,-5907,-4367,74,-526,987,-8713,-7291,1238,-5431,-4423,58,
	2048,1797,-64,-128,319,-188,1017,-128,4213,4657,3907,4004,-70,8159,-2089,79,4697,5287,3831,3342,-94,6631,-2230,69,
	2048,1977,-176,-1536,45,-282,1024,-605,-647,-1002,4332,-4822,4189,3402,-1875,12,-365,-721,4552,-4894,3439,2898,-1961,-9,
	2048,2042,-768,-1536,19,-243,1023,-896,-508,-82,2282,-398,-3602,-713,-5838,-47,-684,-290,1929,-701,-3305,-267,-5613,19,
	2048,2468,-69,-284,0,0,1024,-377,1221,-1056,1860,3701,212,1922,513,-10,1016,-1383,1547,3475,374,1911,676,-19,
	2048,2564,-34,-1536,0,0,1024,-640,-805,-683,1933,-5830,-30,-1700,-513,3,-1106,-936,1095,-5544,214,-1150,-80,16,
	2048,2970,-4,-106,0,0,1024,-423,5989,-347,1238,1423,-37,4765,-5024,1,1246,-2493,816,1478,347,5170,-987,2,
	2048,3042,0,-119,0,0,1024,-197,-5724,-340,842,912,-64,-2122,5208,-13,-2467,624,1323,1242,-242,-1677,2523,-14,
	2048,3365,0,0,0,0,1024,-255,4026,2173,729,680,91,213,-1147,21,3234,1481,548,645,158,901,-354,18,
	2048,3584,0,0,0,0,1024,-211,3100,4567,450,393,78,194,-1427,11,2509,3998,336,367,101,1091,-381,5,
	2048,3840,0,0,0,0,1024,-115,5305,4579,409,333,139,-2195,-9614,21,2825,2038,302,297,145,-1353,-5881,15,
	2048,3840,0,0,0,0,1024,-16,-4571,-4801,409,333,139,-2195,4744,21,-530,-821,705,315,-2,-5097,-1051,51,
	2099,632,-768,-1536,11,-1763,0,-1683,-301,-189,2190,300,-2585,91,74,7258,-371,-256,2055,330,-2679,40,66,7204,
	2103,437,-768,-1536,528,-1449,100,-1371,811,390,99,-15786,460,146,-129,10402,1007,498,-1387,-5792,816,-473,-77,5506,
	2122,1223,-768,-1536,47,-1181,1011,-1478,-189,-310,-2338,-761,-533,-338,-241,114,-53,-156,-3207,-176,657,-1155,121,157,
	2125,1276,-768,-1536,14,-1169,1021,-1397,-628,-470,563,3648,-779,374,-122,-5,-587,-722,395,3081,-483,367,-176,27,
	2142,1003,-768,-1536,19,-1469,441,-1590,-318,-410,-65,132,-6092,3183,96,-508,-584,-542,-603,397,-5774,2461,119,-385,
	2176,-256,-768,-1536,128,-2688,0,-1856,-380,-668,436,-4613,446,-53,71,2146,-380,-699,415,-4047,408,-69,58,2098,
	2176,256,-768,-1536,77,-2227,0,-1656,-792,-705,-1342,-1456,2106,-82,30,-4410,-884,-824,-1074,-1278,2076,-88,6,-5019,
	2176,512,-161,-430,1661,-387,484,-500,175,-690,3746,-294,1170,1764,-166,672,70,-851,3582,51,1190,2522,-134,633,
	2176,513,-768,-1536,1503,-544,955,-979,7592,6639,2745,1990,-3716,1445,268,866,7416,6490,2661,2142,-3599,1347,254,806,
	2176,533,-403,-1536,522,-1505,569,-806,758,-918,133,2249,5244,-218,-35,-2726,784,-903,297,616,4886,-151,-39,-2591,
	2176,665,-190,-611,712,-1183,594,-611,4095,2466,2997,296,472,1388,-266,2238,4096,2566,2951,258,518,1523,-279,2184,
	2176,749,-280,-1536,441,-1369,627,-740,3559,-946,220,2562,-34,2070,-39,3412,3436,-864,246,1917,-223,2144,-32,3464,
	2176,760,-307,-1536,1331,-470,720,-779,2043,3187,-1392,-42,-4737,1066,139,528,2117,3292,-1427,436,-4574,963,136,471,
	2176,761,-173,-1536,631,-1167,1024,-653,1136,1096,-2523,4761,6052,2962,-122,1677,950,1093,-2372,3106,4356,2926,-334,1336,
	2176,766,-768,-1536,117,-1677,455,-1202,-239,-172,-2531,-1504,-5624,-363,-26,2406,-346,-448,-206,-4108,-5788,676,-109,2354,
	2176,768,-768,-1536,47,-1745,0,-1680,412,330,-1290,559,-2310,152,92,-1071,360,333,-1436,456,-2147,148,86,-1013,
	2176,769,-768,-1536,82,-1708,420,-1388,-489,-371,915,-1942,715,-196,13,1319,-476,-381,523,-733,-580,-182,-54,1182,
	2176,986,-370,-1536,333,-1241,606,-740,-2472,-505,-1899,-2779,-1364,-2726,-205,-492,-2374,-551,-1347,-4390,-2702,-1912,-345,-29,
	2176,986,-370,-1536,995,-579,606,-740,1812,3903,-3620,6533,-14,-2619,103,53,2145,4181,-3075,5148,-695,-2232,-69,86,
	2176,1024,-114,-328,1296,-239,749,-440,-524,-1406,2803,269,728,-19767,135,-77,-674,-1684,2698,776,768,-17489,-11,-74,
	2176,1028,-768,-1536,743,-789,740,-1085,4870,230,8228,-9859,-945,5244,-104,144,4712,256,7665,-8440,29,4668,-87,43,
	2176,1111,-128,-256,955,-494,841,-256,316,-805,3890,-170,-114,10756,204,-55,451,-612,3815,-564,-207,9621,380,-36,
	2176,1151,-768,-1536,21,-1388,1006,-1492,-226,-522,5,-4307,-1870,-505,63,528,-163,-469,156,-4070,-1507,-362,18,656,
	2176,1289,-134,-1536,289,-983,935,-658,-763,374,-739,-3288,4036,72,-177,-420,-460,493,-921,-4025,3011,-237,-264,-575,
	2176,1419,-137,-408,319,-822,932,-536,4961,4159,2572,-4773,-392,-7495,6355,130,4540,3767,2317,-4043,-1,-6412,5920,140,
	2176,1523,-110,-530,862,-175,978,-530,3915,4034,1971,4948,802,-677,4917,-198,3901,3873,1952,5100,797,-563,4213,-237,
	2176,1536,-90,-287,846,-178,941,-394,2647,2827,1302,2097,-179,-2121,654,-61,2145,2175,1593,1595,-97,-1793,-529,-74,
	2176,1538,-440,-1536,67,-955,999,-880,206,-544,-1108,-4358,-1988,-4300,9,-42,12,-585,-600,-3350,-2805,-3740,551,12,
	2176,1793,-768,-1536,5,-762,1024,-1245,-456,-280,-1499,-58,-2908,-3831,-685,18,-660,-463,-1716,-127,-1085,-3356,-419,-8,
	2176,1798,-768,-1536,32,-730,1020,-1153,-66,4,1747,273,264,3460,5316,-15,-115,12,1643,344,-98,2714,4437,5,
	2176,1998,-143,-596,104,-458,1024,-596,3652,1770,6329,-8242,307,1191,1162,-43,3401,1670,6283,-7424,426,2237,743,-49,
	2176,2025,-52,-233,158,-377,1017,-409,925,4130,846,-241,-475,1396,399,21,1203,4240,1172,368,-298,2612,168,19,
	2176,2051,-166,-1536,313,-196,1023,-696,1511,755,-169,4177,2831,-2110,59,-146,1630,840,-424,3858,2886,-2601,121,-175,
	2176,2288,-90,-568,62,-210,1024,-568,859,-1635,-423,-512,-140,1677,-2066,-36,821,-1764,-464,-173,-41,1910,-1550,-37,
	2176,2820,-8,-1536,0,0,1024,-640,-13,-20,1310,4502,403,-597,-710,-18,166,181,895,4623,221,-406,-677,-20,
	2176,2829,-14,-174,0,0,1024,-312,-2183,-540,301,554,-150,-463,1817,-17,-409,703,263,247,-325,-1428,571,-23,
	2176,3072,-1,-92,0,0,1024,-260,-635,1095,-99,-233,-37,-1448,580,-8,2000,2761,-128,-466,-168,-1689,-1099,-8,
	2181,169,-768,-1536,663,-1738,172,-925,-81,-417,-2007,7615,3214,-349,-59,-6041,-163,-446,-1156,3266,3191,-388,-102,-3757,
	2195,935,-768,-1536,202,-1462,426,-1611,1283,605,2165,-2742,2631,965,-134,-588,1487,1078,590,1360,3453,447,-45,-911,
	2220,1374,-479,-1536,297,-978,963,-938,2687,400,442,-3457,-2339,1042,-868,-575,2195,169,58,-2392,-903,1253,-879,-641,
	2240,640,-768,-1536,24,-2024,0,-1712,-392,-292,-932,-30,1403,-2,43,4221,-529,-421,-528,-820,1285,31,0,4075,
	2304,-256,-768,-1536,128,-2944,0,-1984,249,-693,4868,-5,14,-2,39,1220,214,-709,4574,174,25,-3,33,1265,
	2304,255,-768,-1536,78,-2483,0,-1784,-580,-781,-858,-3070,-479,-22,-7,-5500,-636,-886,-633,-3082,-592,-7,-18,-5021,
	2304,506,-768,-1536,1584,-725,952,-1062,-3406,-382,1182,1487,-7168,-444,-15,419,-3430,-550,1144,1509,-6657,-502,-11,447,
	2304,512,-145,-375,1894,-410,499,-508,-319,2535,-28,-250,164,67,-29,42,-335,2398,-146,-56,158,318,20,-16,
	2304,531,-398,-1536,566,-1719,568,-912,1479,-153,1240,1872,307,-681,32,-2247,1358,-310,1380,1306,742,-788,62,-2119,
	2304,676,-164,-468,1135,-1006,609,-507,-4457,-2930,-6895,-685,-27,-509,-470,447,-4379,-2923,-6916,-963,-287,-159,-528,488,
	2304,737,-280,-1536,513,-1566,609,-843,-2879,1436,1108,638,1236,-901,34,4711,-3028,1067,952,579,1398,-1084,67,4980,
	2304,767,-768,-1536,116,-1933,456,-1270,-403,-382,-3037,5485,-1307,-321,-8,1342,-233,-218,-205,773,992,-283,4,1032,
	2304,768,-768,-1536,47,-2001,0,-1808,434,360,-287,1109,1137,81,64,-2117,288,285,-660,660,862,176,77,-1200,
	2304,769,-160,-505,816,-1231,1024,-628,3098,3988,-1208,240,244,565,-84,332,2986,3883,-1201,150,104,652,-157,208,
	2304,769,-768,-1536,105,-1942,420,-1516,-489,-460,399,-4932,789,-207,-4,340,-441,-385,-599,-1552,702,-446,-27,343,
	2304,770,-279,-1536,1485,-561,728,-806,-3666,-3812,-2752,-205,4303,2986,-18,-166,-3697,-3862,-2650,-603,4227,2562,-57,-81,
	2304,1002,-285,-1536,375,-1439,621,-782,-156,1541,-415,8700,6487,2693,-60,-1412,-247,1286,-345,7049,5151,2805,-80,-952,
	2304,1002,-285,-1536,1163,-651,621,-782,-7784,-7693,6309,4091,2815,-1915,-95,-555,-7759,-7592,6175,2843,2125,-2301,-144,-483,
	2304,1021,-768,-1536,817,-979,732,-1202,1197,4151,1580,2743,-3304,1985,-210,-274,1198,4057,1496,3585,-2396,1734,-154,-357,
	2304,1023,-105,-299,1532,-260,750,-453,1255,2519,-457,-17,150,-1401,-169,-191,1201,2536,-584,195,72,-157,-146,-198,
	2304,1110,-128,-256,1203,-504,840,-256,1441,2092,3982,-128,-327,5637,-633,-152,1519,2152,4034,-644,-372,3733,-653,-139,
	2304,1152,-768,-1536,24,-1641,1006,-1608,-255,-677,331,333,1532,1703,79,459,-332,-613,197,417,1664,1549,56,612,
	2304,1278,-161,-677,383,-1155,932,-677,1896,2253,-1889,2372,-15,4202,-479,-209,1808,2152,-1990,2462,38,4173,-475,-249,
	2304,1440,-120,-344,590,-787,939,-458,-3405,-3730,-6615,3575,-930,-645,1573,-111,-3530,-3798,-6759,3902,-745,-37,1554,-99,
	2304,1535,-81,-237,1077,-204,936,-413,-1554,-1509,-453,5111,-211,8660,2167,-15,-1991,-1886,-963,2505,-254,6329,2017,-16,
	2304,1541,-411,-1536,77,-1198,999,-1008,1469,-17,-86,-2690,-709,675,-375,-111,1596,137,378,-1606,-845,1109,-481,-103,
	2304,1543,-102,-375,1045,-228,981,-658,-2476,-1901,-829,-14989,267,-19700,37,-65,-3502,-2411,-440,-10919,699,-12261,460,-26,
	2304,1792,-768,-1536,6,-1018,1024,-1373,-376,-336,1766,1205,38,-3554,67,9,-429,-492,1061,744,866,-3596,261,-33,
	2304,1794,-768,-1536,36,-986,1020,-1281,205,100,-1175,1023,-437,1160,-10,-28,300,43,-660,1182,-656,671,-255,-17,
	2304,2001,-137,-472,124,-691,1024,-518,-6283,-2706,-3081,2728,274,2885,-6627,-10,-5040,-1719,-2798,1165,-432,298,-5701,-3,
	2304,2035,-51,-204,191,-590,1017,-402,-5360,-7216,2947,5897,-555,8638,-7303,37,-4834,-6716,2709,4912,-632,6483,-6900,53,
	2304,2053,-167,-752,441,-322,1024,-752,3141,3190,-825,5401,1293,-3320,4351,-127,2501,2754,-923,5905,1531,-1589,3782,-121,
	2304,2307,-83,-696,67,-443,1024,-696,3566,854,-226,3023,61,-1097,2939,-2,3389,754,-150,2708,-247,-1105,2674,4,
	2304,2824,-6,-1536,0,0,1024,-768,475,490,-601,1997,268,-792,-1746,9,75,152,-738,2323,585,-423,-1403,14,
	2304,2831,-13,-181,0,0,1024,-440,-129,356,-596,-544,-129,-3802,1921,5,352,857,-639,-628,-146,-3372,1706,0,
	2304,3328,0,-47,0,0,1024,-260,-7163,-6432,-242,-348,-83,-576,3969,-18,-2377,-2417,-256,-633,-228,-1790,637,-16,
	2314,535,-768,-1536,523,-1777,270,-1128,462,500,-1051,-3311,4796,-527,-17,3637,290,286,-42,-4460,5001,-375,-10,3746,
	2317,569,-768,-1536,212,-2061,82,-1725,-224,-409,3976,-2682,2428,-218,-84,4711,437,121,2952,-168,2946,-238,-71,4516,
	2318,1500,-768,-1536,33,-1311,1024,-1516,188,-811,2129,2081,353,935,-171,-150,25,-715,1289,651,905,-21,-55,-252,
	2356,833,-327,-1536,995,-1091,699,-1031,-1766,1696,-3039,-13781,-13860,824,-262,360,-2203,1285,-3813,-11267,-11570,432,-161,362,
	2360,411,-768,-1536,687,-1831,200,-1168,1552,1016,-1147,3869,102,-247,-21,8884,1527,924,-1010,4617,279,-225,-17,7539,
	2370,1180,-768,-1536,25,-1744,1024,-1726,-593,-888,-2322,1295,-1759,-118,111,434,-843,-755,-3014,1075,-1583,221,141,610,
	2432,433,-379,-1536,808,-1831,313,-992,1476,1874,-808,11,-1009,-157,-12,-8783,1226,1718,-876,-224,-792,-339,4,-7834,
	2432,512,-768,-1536,42,-2518,0,-2080,-671,-621,-845,3934,-291,13,5,-5153,-726,-642,-1524,3768,48,18,31,-4824,
	2432,512,-768,-1536,213,-2347,730,-1800,-1115,-978,-1387,-2014,808,-79,22,-2890,-640,-615,-1824,-376,435,-69,27,-3418,
	2432,540,-218,-435,1665,-866,106,-435,-3324,-974,2464,47,-49,-694,-89,1124,-3227,-958,2480,-295,-111,-753,-128,1173,
	2432,768,-64,-128,2049,-255,521,-128,13,395,114,-21,-248,282,152,-74,-104,831,513,-89,-122,-42,86,-17,
	2432,1001,-264,-802,548,-1523,612,-802,-299,3079,1643,2357,691,812,-174,-152,-125,3149,1801,1536,443,709,-159,53,
	2432,1024,-768,-1536,49,-1999,776,-1800,-622,-530,-213,158,1034,-351,23,528,-802,-622,-757,494,455,-219,16,821,
	2432,1109,-128,-256,1455,-508,840,-256,-1322,1121,307,-197,-402,2505,-293,-118,-1167,1165,472,-500,-357,1293,-520,-136,
	2432,1509,-206,-740,324,-1239,1024,-740,875,3558,-1548,-205,1470,-4749,118,-106,979,3624,-1498,-666,934,-4836,-10,-123,
	2432,1539,-32,-64,1407,-126,966,-64,91,159,-168,2,-181,2062,1053,16,-99,97,-69,-251,-30,424,1308,-12,
	2432,1539,-768,-1536,36,-1496,1010,-1538,707,-1243,2129,6724,-3221,3880,61,-181,237,-1010,1643,5496,-2798,3546,-14,-277,
	2432,1548,-768,-1536,209,-1315,946,-1261,-1394,1439,-2019,-4167,-747,-3011,-559,-446,-709,1345,-715,-3174,-1909,-1896,-772,-425,
	2432,1567,-218,-435,694,-811,1011,-435,-1359,-757,8282,2962,1039,7749,303,-109,-936,-390,8245,1559,95,5954,689,-107,
	2432,1794,-64,-128,1030,-248,1017,-128,-2364,-563,-1333,-123,-332,3939,4270,7,-2086,-343,-1246,-1294,-471,494,5156,-29,
	2432,2024,-127,-413,145,-903,1024,-646,-6101,-6118,-5689,-10206,81,-10881,-5962,22,-5839,-5768,-5376,-10195,97,-10628,-6406,38,
	2432,2050,-768,-1536,36,-987,1023,-1280,1222,1645,3979,-888,3,2490,2471,-37,1419,1733,4311,-965,-394,2582,2023,5,
	2432,2512,-60,-285,103,-458,1024,-596,-1645,3039,-710,1742,-128,-5836,-2839,-19,-1026,3455,-503,1728,-194,-6182,-3246,-12,
	2432,2567,-33,-1536,31,-474,1024,-1024,-494,215,-542,-1982,-1652,6009,1691,24,-627,68,-528,-1983,-885,5662,1353,33,
	2432,2997,0,-126,6,-69,1024,-505,-7377,-3812,-325,-546,-103,-3027,795,-2,-2762,-709,-379,-1115,-315,-2193,-998,-8,
	2432,3080,-1,-63,0,0,1024,-768,10390,5666,-259,-581,-45,1323,-2294,23,3079,782,-163,384,499,1591,2039,35,
	2432,3515,0,-6,0,0,1024,-530,21130,24211,-163,-262,-72,-2374,-11489,-5,7931,10537,-118,-64,112,-297,-2575,-10,
	2432,3527,0,0,0,0,1024,-325,-17908,-19051,-143,-234,-64,-2782,7225,-2,-5465,-5803,-198,-391,-138,-4460,-339,-7,
	2432,4096,0,-1,0,0,1024,-321,9158,13936,-21,-12,2,-28784,-28175,-6,441,5591,-78,108,116,-13745,-13341,-18,
	2432,4133,0,0,0,0,1024,-96,-16053,-14895,13,19,15,23547,22838,-3,-9140,-7102,58,-161,-125,7205,7265,9,
	2432,4352,0,0,0,0,1024,-205,5187,5218,137,126,79,-4636,1500,8,4456,4503,67,112,85,-2737,3190,2,
	2432,4437,0,0,0,0,1024,-144,137,2567,312,276,180,6317,3579,24,1223,3289,293,162,92,4472,2541,32,
	2476,918,-768,-1536,121,-2120,422,-1788,671,731,1210,-435,3720,-91,-2,-2189,519,643,914,158,3326,-98,-22,-2075,
	2483,887,-768,-1536,140,-2148,470,-1843,425,549,2305,1669,1879,-125,-19,-70,385,619,1113,3003,1473,-74,-15,594,
	2496,1152,-59,-463,852,-1196,1017,-754,-5049,185,-1428,-897,-575,255,-528,-544,-5242,-158,-1331,322,21,1500,-516,-601,
	2496,2944,-3,-169,22,-234,1024,-794,5249,5161,-324,-443,-132,9450,-2045,-13,1344,2780,-345,399,127,9638,-353,-2,
	2497,1174,-768,-1536,146,-1882,944,-1677,2297,2271,6733,-2286,918,-1190,-22,-175,2431,2687,6506,-1748,1339,-1096,-38,-274,
	2555,508,-768,-1536,4,-2805,0,-2299,-73,503,1314,-2261,-12,48,31,11711,166,573,1297,-1675,211,82,69,9173,
	2560,-256,-768,-1536,160,-3424,0,-2240,-3287,-382,-3990,5,28,0,27,1181,-3104,-317,-3626,420,41,0,26,937,
	2560,256,-768,-1536,77,-2995,0,-2024,542,37,5848,643,-164,-8,-9,-8688,467,-157,5774,-138,-199,-14,-25,-7357,
	2560,504,-768,-1536,1731,-1094,953,-1314,-2685,-2560,-1625,1800,7871,-553,11,509,-2618,-2367,-1498,2030,7199,-445,48,515,
	2560,511,-768,-1536,244,-2573,728,-1928,630,738,3187,-4348,-818,1,6,-6357,967,1051,2604,-2386,-1075,15,9,-6401,
	2560,512,-124,-321,2368,-448,508,-533,1860,2948,-494,-161,75,-134,-11,-33,1756,2564,-666,-1,53,-33,54,-82,
	2560,535,-374,-1536,686,-2107,575,-1101,5021,3634,955,2610,-1954,-92,7,-1032,4346,3074,1393,1517,-1347,-313,29,-1063,
	2560,540,-218,-435,1919,-868,106,-435,327,-1480,1411,55,-166,-351,-25,205,445,-1418,1447,-187,-170,-468,-55,202,
	2560,656,-183,-515,1202,-1470,592,-763,835,354,-4086,-540,-578,-596,30,804,835,456,-4302,-252,-482,-510,80,700,
	2560,745,-255,-816,980,-1603,613,-938,2067,3670,-304,-231,371,-472,-43,2006,1966,3487,-791,719,802,-292,5,2010,
	2560,763,-171,-499,1020,-1546,1024,-785,405,-369,670,-318,-66,-752,129,-37,483,-280,642,-448,-115,-829,140,-58,
	2560,768,-768,-1536,106,-2454,418,-1750,-1016,-10,-2019,-3042,-367,48,-3,1878,-1033,64,-2015,-2170,-952,25,-26,2382,
	2560,768,-64,-128,2304,-256,521,-128,-481,-1729,-32,53,-31,-136,80,-31,-322,-1340,80,0,16,-198,29,-1,
	2560,768,-768,-1536,46,-2513,0,-2064,482,1045,383,1826,517,151,47,760,403,963,281,1527,587,182,38,1727,
	2560,769,-768,-1536,170,-2389,459,-1487,234,588,-1184,897,-1046,-33,-31,2574,645,879,219,-2414,13,-103,-6,1574,
	2560,776,-266,-973,1764,-788,738,-973,-2420,-193,578,-333,2327,494,-143,-286,-2377,-246,510,-306,2552,118,-87,-243,
	2560,1007,-242,-666,752,-1569,615,-864,-5076,-4605,-944,-253,23,-444,-112,-740,-4911,-4425,-894,-97,108,-310,-76,-742,
	2560,1007,-242,-666,1554,-767,615,-864,-424,25,1396,251,611,1274,-376,-435,-425,54,1478,550,768,1843,-273,-450,
	2560,1021,-768,-1536,982,-1325,729,-1392,632,2260,-1475,-9858,2367,-503,-42,-439,548,2359,-1529,-9304,2154,-329,-24,-482,
	2560,1024,-89,-236,1983,-321,770,-475,-2866,-1108,-475,-66,10,1228,-25,-93,-2582,-1373,-733,72,-98,1584,102,-122,
	2560,1110,-128,-256,1708,-510,841,-256,-75,669,-398,-180,-345,-57,-28,-68,-1,704,-125,-390,-258,-558,-260,-102,
	2560,1152,-768,-1536,29,-2146,1007,-1848,-340,54,-1836,1016,194,-145,70,1080,9,309,-1466,881,351,-158,48,1102,
	2560,1269,-145,-522,547,-1512,931,-806,-1358,-296,-2080,1073,-544,1368,-94,-39,-1348,-414,-2183,1156,-412,1383,-87,-52,
	2560,1464,-115,-331,684,-1179,946,-611,-600,-1533,1279,-645,-611,145,-386,-9,-920,-1806,1174,-433,-524,373,-539,13,
	2560,1507,-113,-430,1361,-460,976,-780,-1641,-434,-957,1614,370,451,-1230,-57,-2017,-357,-632,2596,678,3002,-722,-76,
	2560,1533,-435,-1536,119,-1676,997,-1202,-2240,2471,-1463,-6306,-198,2543,-227,-145,-1322,2987,-839,-5386,-742,3076,-275,-95,
	2560,1534,-65,-199,1548,-246,931,-444,-1273,29,-415,257,-47,1747,-588,-5,-1372,227,-815,548,-140,3097,-479,18,
	2560,1536,-32,-64,1665,-127,965,-64,-1066,824,43,-177,-32,-67,404,11,-775,557,44,-59,46,-257,132,0,
	2560,1537,-768,-1536,220,-1571,943,-1389,-1659,2467,-1881,-3986,3017,1401,-190,-502,-1208,2617,-1207,-3825,2351,1763,-212,-491,
	2560,1566,-218,-435,925,-837,1010,-435,-1189,-229,770,1238,1398,2425,-1014,-90,-963,-43,755,-361,239,503,-1091,-87,
	2560,1792,-768,-1536,7,-1529,1024,-1615,224,244,2593,3230,672,772,49,16,-165,264,2194,2497,1394,367,116,-49,
	2560,1795,-64,-128,1281,-252,1017,-128,473,635,-714,-33,-131,615,21,19,669,550,-773,-488,-227,-628,-112,5,
	2560,1795,-768,-1536,37,-1496,1020,-1537,1433,1032,462,1249,10,-725,-191,35,1449,1070,725,1197,-62,-656,-187,45,
	2560,2034,-122,-375,313,-982,1024,-612,-4458,-2154,5095,9815,311,14915,3964,-15,-3197,-1237,5371,8247,-233,12695,4766,-16,
	2560,2053,-156,-822,658,-617,1024,-1008,-764,2508,-894,331,-3305,-5118,1976,-46,-1854,1763,-779,2066,-2115,-2792,1898,-61,
	2560,2055,-47,-204,290,-983,1016,-658,-1837,-38,-5152,-4895,-625,-6517,6495,52,-2368,-543,-5069,-3664,-68,-4608,5886,59,
	2560,2306,-83,-516,67,-955,1024,-880,6810,9536,2689,-62,535,-4381,7869,2,5101,8212,2363,358,477,-3084,6562,6,
	2560,2819,-14,-167,67,-443,1024,-696,2786,4260,-284,-567,-224,-5983,-2903,-4,3043,4457,-286,-345,-181,-5712,-3182,-5,
	2560,2823,-7,-1536,31,-474,1024,-1024,933,2317,-655,5575,2831,2518,-2446,-13,885,2224,-650,5311,2398,2171,-2191,-6,
	2560,3840,0,0,0,0,1024,-260,-7237,-7719,-159,-224,-89,2463,10395,-9,-4393,-5156,-136,-285,-146,157,7099,-9,
	2630,1134,-502,-1536,608,-1726,761,-1301,-696,-2211,-1724,6899,-7874,-696,-83,-874,-1007,-2311,-1653,8075,-5885,-770,-85,-778,
	2633,394,-178,-356,2399,-681,162,-341,-355,-2485,-13,4,109,-245,12,268,-235,-2190,187,-84,115,-362,-49,303,
	2666,1336,-768,-1536,0,-2204,1024,-1998,3088,4506,3421,1029,550,-129,98,-256,2924,4205,2471,1134,539,173,88,-184,
	2688,-256,-768,-1536,172,-3668,0,-2336,1376,567,3007,2963,25,-1,24,2340,1418,662,3119,3079,10,-4,19,2393,
	2688,256,-768,-1536,81,-3247,0,-2136,1053,-339,-3612,-155,-22,-8,-6,-7733,937,274,-3566,-737,-3,-14,-17,-7338,
	2688,509,-636,-1536,1823,-1253,954,-1395,-425,-3469,2548,304,1399,-323,15,323,-479,-3340,2483,511,1290,-269,27,355,
	2688,512,-118,-295,2608,-464,517,-545,-1360,-3103,-263,-110,69,-29,0,-23,-1577,-3414,-400,29,72,56,50,-56,
	2688,539,-329,-951,1174,-1871,582,-951,2995,238,3656,-943,-335,-147,5,-3764,2709,21,3659,-940,-293,-260,-4,-3564,
	2688,665,-172,-448,1596,-1324,604,-665,-1391,-4404,1858,-231,-515,-602,30,98,-1300,-4243,1914,-401,-537,-691,22,62,
	2688,740,-187,-606,1043,-1802,1024,-913,6026,2723,-1540,-439,-237,-199,69,1260,5991,2791,-1509,-447,-247,-322,76,1205,
	2688,741,-265,-717,1250,-1594,610,-807,-3386,-6426,-4628,349,468,-45,-28,845,-3405,-6377,-4448,-405,133,-324,-65,949,
	2688,768,-768,-1536,52,-2764,0,-2192,3076,-530,-1034,-988,309,121,38,-1831,3018,-579,-1151,-1026,338,125,29,-1395,
	2688,768,-768,-1536,106,-2710,417,-1854,1684,-676,-1431,-2893,-172,11,0,1886,1969,-672,-827,-1679,-491,-14,-21,2255,
	2688,768,-768,-1536,170,-2645,457,-1615,2027,1366,818,7647,-668,-31,-22,2276,2641,891,1538,3114,-551,-52,-5,1170,
	2688,773,-269,-922,1864,-947,734,-1101,2872,-1195,-151,-250,-8,-290,15,-172,2408,-1557,-57,209,390,-175,66,-122,
	2688,996,-272,-794,763,-1825,607,-992,4812,1617,3320,769,-127,-268,2,369,4578,1456,3331,861,205,-176,13,426,
	2688,996,-272,-794,1636,-952,607,-992,2453,-710,1434,812,870,36,-67,-461,2266,-995,1400,980,998,97,-59,-421,
	2688,1024,-83,-220,2214,-346,774,-485,1865,1006,-169,-47,3,80,-24,-50,1861,303,-459,83,-64,223,104,-75,
	2688,1024,-768,-1536,1053,-1507,731,-1487,-4087,-6863,-3083,-2545,-594,-457,19,-350,-3967,-6559,-3216,-2385,-971,-298,22,-462,
	2688,1109,-128,-256,1964,-511,839,-256,3694,-712,-452,-64,-210,-646,0,-32,3589,-483,-197,-281,-150,-933,-161,-59,
	2688,1152,-768,-1536,29,-2402,1007,-1976,3552,4660,-2328,-526,3596,69,37,1190,3482,4432,-2404,-584,3564,-11,20,1295,
	2688,1262,-148,-530,596,-1725,930,-912,3126,-1572,-3281,576,-379,15,53,-8,2899,-1466,-3347,514,-307,57,51,-29,
	2688,1472,-110,-295,1108,-1005,947,-507,5963,516,2090,-903,-481,-1905,-256,-89,5657,634,2031,-1007,-580,-2039,-428,-73,
	2688,1524,-106,-404,1517,-543,978,-806,2318,-1230,-560,53,4,1702,-337,13,2354,-1375,-705,448,197,2833,-100,-1,
	2688,1534,-423,-1536,117,-1932,998,-1270,3046,-1207,-1928,2949,2590,643,-116,-31,3477,-840,-1059,2044,1276,515,-136,70,
	2688,1536,-62,-182,1779,-269,929,-456,2723,-1560,-102,-51,-34,-115,-177,2,2694,-1820,-287,51,-72,297,-3,22,
	2688,1792,-768,-1536,50,-1743,1020,-1665,3347,2960,-2035,-947,-3235,2688,-74,-3,3178,3147,-2196,-1374,-2746,2846,-82,-34,
	2688,1792,-768,-1536,7,-1785,1024,-1743,2560,2550,34,-1135,748,2535,128,-37,2546,2637,-601,-1269,1267,2809,120,-114,
	2688,2023,-125,-417,323,-1238,1024,-740,459,-2178,-1773,6133,-167,3263,-1213,8,636,-1956,-1612,5278,-310,2653,-1148,4,
	2688,2045,-50,-224,384,-1155,1016,-677,4295,-50,3450,636,-539,2607,-517,41,4282,46,3409,693,-360,2346,-641,51,
	2688,2052,-160,-874,743,-789,1024,-1085,1518,-3946,-608,-11078,-362,-5821,-881,-37,772,-4317,-484,-9587,219,-4338,-494,-71,
	2688,2309,-82,-510,77,-1198,1024,-1008,5206,1235,4216,-7715,376,-3919,1504,7,3917,-119,3984,-5669,688,-1304,1745,3,
	2688,2821,-14,-167,64,-699,1024,-752,-2483,-6900,-47,4393,-206,-8419,-10656,6,-1471,-5664,-112,2803,-534,-9062,-10290,5,
	2688,2822,-7,-1536,32,-730,1024,-1152,3126,273,-638,2874,7044,-1332,-2325,-8,2995,347,-581,2063,5375,-1607,-1876,0,
	2688,4066,0,0,0,0,1024,-260,-668,-8469,-73,-66,-46,21333,13098,-8,2821,-4806,-64,-169,-116,10278,3275,-5,
	2717,1490,-768,-1536,289,-1862,994,-1501,3370,1983,-2440,1632,-1682,-1138,-49,-136,3172,1808,-1918,1256,-2025,-1152,-41,-107,
	2780,2120,-277,-961,131,-1516,1024,-1079,-4306,-5764,-2668,-2800,4933,-1258,-540,-7,-3769,-5326,-2595,-3192,3394,-1805,-615,-19,
	2804,2804,0,-1536,0,-1012,1024,-1402,666,-2376,-437,-6116,-6822,-939,2063,4,965,-2329,-654,-4688,-4627,-219,1630,1,
	2816,439,-323,-818,1316,-2085,324,-1048,960,4746,-2610,-346,-605,-13,3,-1215,989,4730,-2644,-183,-586,88,22,-1437,
	2816,512,-768,-1536,58,-3270,0,-2464,116,-4426,-1573,927,-84,-50,-18,-22344,1,-3602,-1614,1332,-127,-55,-14,-20998,
	2816,512,-768,-1536,257,-3071,729,-2184,2019,693,-401,1721,-644,-7,12,-7141,2169,1014,-473,4040,-887,-29,7,-7285,
	2816,540,-218,-435,2430,-870,106,-435,-591,-2356,-852,122,6,45,-43,-217,-492,-2183,-745,-137,-22,-58,-73,-161,
	2816,768,-64,-128,2816,-256,521,-128,-1484,-1011,33,55,51,1,65,-10,-1225,-867,162,-25,40,-87,-1,35,
	2816,994,-281,-754,1009,-1837,607,-935,-3650,-6094,401,9,472,-101,-19,-328,-3912,-6176,233,-628,78,-312,-39,-63,
	2816,1024,-768,-1536,54,-2762,775,-2184,774,-827,-2161,1354,-1108,24,-3,1351,691,-732,-2142,1427,-1152,12,-8,1402,
	2816,1109,-128,-256,2219,-511,840,-256,-1154,-3558,-371,-11,-83,-289,-18,-26,-1058,-3100,-166,-192,-69,-537,-130,-35,
	2816,1529,-185,-495,744,-1568,1024,-864,896,-2885,3467,358,1362,0,-185,-180,813,-2910,3597,59,707,77,-305,-198,
	2816,1534,-768,-1536,259,-2047,942,-1645,-4775,-4814,-4826,8308,4066,-497,-51,-556,-4568,-4653,-4928,8249,3941,-479,-44,-700,
	2816,1536,-32,-64,2177,-128,964,-64,2497,-3160,83,-47,74,49,224,13,1970,-2042,162,0,72,-85,116,14,
	2816,1536,-768,-1536,49,-2255,1009,-1922,-831,-2829,-1817,-199,-2715,-316,26,-227,-960,-3488,-1808,-88,-2428,-447,-18,-399,
	2816,1564,-218,-435,1414,-862,1010,-435,-177,-1512,-1400,812,1258,319,-176,-58,59,-1146,-1231,-557,55,-1478,-650,-44,
	2816,1792,-64,-128,1793,-255,1016,-128,-337,-815,-138,-191,-66,-495,17,8,-44,-767,-146,-245,-106,-806,-277,4,
	2816,2041,-120,-383,364,-1435,1024,-782,-1356,-5031,2597,3439,-554,5234,-708,12,-1068,-4379,2185,2181,-794,3592,-746,27,
	2816,2048,-768,-1536,50,-1743,1023,-1664,-728,-1429,183,923,-524,-2737,35,-51,-1076,-1856,377,658,-155,-2888,42,-22,
	2816,2546,-55,-243,312,-982,1024,-612,-2975,-5700,-1849,3942,-719,12552,6273,-22,-1041,-3406,-1232,1061,-1100,7401,5700,-15,
	2816,2562,-32,-1536,38,-1240,1024,-1408,841,-659,2916,2831,-2551,-1837,1673,25,1019,-663,2618,2732,-2257,-2241,1565,18,
	2816,3026,0,-118,123,-691,1024,-518,-15606,-14082,-743,2572,-736,29867,16980,-22,-4215,-4296,-101,-1166,-1044,12266,8473,-2,
	2816,3078,-2,-65,32,-730,1024,-1152,13448,11636,271,2175,876,-16154,-5277,18,3815,2800,-163,5772,1603,-405,2756,13,
	2816,3515,0,0,44,-281,1024,-605,-15254,-16599,-207,-174,-122,3827,3385,-6,-6987,-8559,-115,-697,-441,-1714,-2744,-12,
	2816,3578,0,-4,19,-243,1024,-896,15505,15247,-109,202,70,-9128,-13062,0,3981,3758,-201,619,322,220,-1842,-2,
	2816,4004,0,0,0,0,1024,-377,-6549,-5535,-128,-192,-100,20174,18507,6,-2713,-1769,-94,-233,-131,9149,8143,1,
	2816,4100,0,0,0,0,1024,-640,8480,9104,-103,-116,-82,-34153,-30079,-1,1555,1092,-121,131,126,-10825,-9013,-7,
	2816,4506,0,0,0,0,1024,-423,9726,4862,-43,-39,-36,-3581,2706,-4,5066,1516,-70,71,61,3146,6196,-17,
	2816,4578,0,0,0,0,1024,-197,-7194,-9108,49,41,21,6799,1215,1,-2801,-6129,78,-63,-62,330,-2478,10,
	2816,1003,-768,-1536,19,-2818,441,-2264,1174,689,598,2891,891,161,38,-1907,1030,576,171,2459,952,162,32,-1704,
	2816,1276,-768,-1536,16,-2549,1021,-2088,-1528,-2256,-481,2849,3850,25,23,-166,-1312,-1968,-886,2578,3777,-99,-1,-196,
	2817,437,-768,-1536,528,-2876,100,-2085,-2568,1560,-1571,-12300,-198,-49,-27,7724,-1513,2781,-2018,-4015,-394,-42,-28,7814,
	2817,169,-768,-1536,663,-3010,171,-1561,1060,2537,1448,8421,-241,-78,-46,-7434,1028,2040,1602,4275,-310,-89,-48,-8037,
	2817,935,-768,-1536,202,-2705,426,-2233,1572,576,1540,-959,-281,-65,-31,-2328,1770,830,526,1860,-149,21,-10,-905,
	2817,632,-768,-1536,11,-3198,0,-2401,1755,-1966,-1233,-2330,120,58,26,3827,1722,-1387,-569,-1879,91,43,18,5351,
	2817,918,-768,-1536,121,-2802,422,-2129,-1157,-1726,-1995,-498,3,-17,-8,-1197,-895,-1662,-1502,52,-144,-48,-23,-1403,
	2817,1223,-768,-1536,47,-2572,1011,-2173,-343,-1268,-755,-2252,525,-43,-6,49,-597,-1301,-587,-2195,952,64,14,191,
	2817,1374,-479,-1536,297,-2172,963,-1535,1294,-422,-26,-6470,-997,-503,-71,-158,1381,-317,-115,-5905,347,-537,-45,-147,
	2817,535,-768,-1536,523,-2784,269,-1631,-1718,-2903,-301,4775,-547,-16,-21,2324,-2101,-2822,-272,-58,-651,-4,-13,3108,
	2817,1686,-768,-1536,165,-1992,1010,-1679,-764,-3605,5025,-2097,-3920,105,-83,33,-647,-3253,4834,-2009,-4002,197,-97,7,
	2820,640,-768,-1536,24,-3184,0,-2292,1363,-744,1564,2805,86,35,16,2895,862,-117,1662,752,88,19,-3,4517,
	2820,569,-768,-1536,212,-3068,82,-2228,-897,-3322,-1379,-1962,-188,-104,-43,7154,-1094,-3015,-1388,-464,-248,-99,-38,6617,
	2821,1500,-768,-1536,33,-2317,1024,-2019,109,-2302,2528,-2089,-2427,-204,33,-185,-504,-2859,1584,-1645,-2665,-147,16,-310,
	2821,1180,-768,-1536,25,-2646,1024,-2177,1488,566,1488,2522,-381,87,42,919,1532,732,1695,2273,-400,84,38,1013,
	2822,887,-768,-1536,140,-2826,470,-2182,-1337,-1110,1841,-4724,-405,-44,-13,558,-1224,-1029,1550,-3024,-610,-62,-18,1281,
	2823,833,-327,-1536,995,-2025,699,-1498,-4979,-4336,-1413,1183,595,-142,4,3665,-4055,-3512,-1857,3156,752,-134,-11,2822,
	2826,411,-768,-1536,687,-2762,200,-1634,2097,3889,-1463,6791,-545,-3,-18,9058,1912,3924,-1528,3641,-713,9,-23,9003,
	2832,1152,-59,-463,852,-1868,1017,-1090,-4314,-2561,491,-1230,-594,-243,104,-235,-4117,-2541,519,98,110,284,116,-329,
	2832,2944,-3,-169,32,-896,1024,-1130,5719,4456,2,-9738,931,-6043,-1937,1,1170,-140,-267,-6537,1630,1033,263,-8,
	2833,1174,-768,-1536,146,-2553,944,-2013,-1271,-2398,5689,-1806,-175,-201,-56,-137,-1405,-2547,5344,-1504,-155,-255,-54,-226,
	2836,1134,-502,-1536,608,-2139,761,-1507,-3686,-4169,4,-3610,3664,-372,-30,-625,-3547,-3997,82,-3712,3879,-455,-21,-874,
	2838,394,-178,-356,2399,-1093,138,-547,88,4126,944,-116,-226,-193,3,368,116,3931,820,-1,-194,-152,15,353,
	2840,576,-768,-1536,0,-3313,0,-2552,-1747,5790,5653,-636,78,53,25,9638,-1196,4649,5343,-488,120,77,40,8285,
	2845,1490,-768,-1536,289,-2118,994,-1629,-1982,-1658,-193,-3727,-2303,-571,-33,-121,-1541,-1489,445,-4376,-2709,-625,-7,-112,
	2845,508,-768,-1536,4,-3385,0,-2589,-347,5779,-4070,-1986,44,41,23,16968,160,5051,-4193,-1223,44,52,38,13397,
	2864,1336,-768,-1536,0,-2599,1024,-2195,471,466,-3386,29,2900,-3,40,-390,191,533,-3345,194,3034,102,46,-387,
	2879,814,-768,-1536,228,-2924,75,-2127,-1281,5231,230,-1674,138,0,-15,-3730,-1513,4756,386,-1355,130,13,-20,-3740,
	2908,2120,-277,-961,131,-1772,1024,-1207,-3220,-3139,-4555,-2264,6967,403,-414,-32,-3087,-3184,-4546,-2385,5853,303,-513,-46,
	2911,941,-126,-382,1649,-1441,781,-839,487,3251,3927,-238,-367,-397,56,-759,503,3175,3931,128,-269,-102,87,-797,
	2913,1744,-50,-188,1109,-1180,988,-766,-280,-1082,-1149,-869,-294,27,-72,95,-374,-1064,-1254,-548,-212,114,-243,86,
	2932,2804,0,-1536,0,-1268,1024,-1530,-545,4187,2081,-4989,-8176,1510,3454,5,-1216,3469,2218,-3127,-4615,1602,2709,-5,
	2944,-256,-768,-1536,172,-4180,0,-2560,3630,3961,2941,-255,-4,-8,28,2867,3866,4097,3210,208,-33,-13,23,3109,
	2944,256,-768,-1536,97,-3743,0,-2368,6533,1049,1244,4776,-42,-9,-2,-3326,6099,981,1019,3497,-47,-19,-15,-3497,
	2944,512,-108,-252,3092,-492,538,-565,-770,2525,-229,-132,60,-30,10,9,-977,2430,-331,19,87,62,53,-33,
	2944,512,-574,-1536,1933,-1651,954,-1621,-442,1861,1847,-102,-167,-101,14,721,-492,1724,1728,137,-133,-50,25,662,
	2944,538,-339,-1138,1176,-2383,580,-1207,436,4663,-555,-340,-1074,63,-10,-6406,82,4015,-387,-1317,-1089,-10,-19,-6234,
	2944,682,-155,-389,1921,-1493,614,-747,501,625,2820,-233,-348,-83,11,207,485,800,2734,-156,-333,-99,17,168,
	2944,744,-258,-696,1519,-1833,613,-920,-2094,-243,1976,-339,-57,159,-16,1985,-2114,-292,2112,-326,-66,86,-35,2039,
	2944,749,-185,-555,1374,-1973,1024,-993,-4922,-1351,-3551,-750,-210,-39,47,656,-4814,-1281,-3466,-569,-202,-41,44,697,
	2944,768,-768,-1536,63,-3265,0,-2448,-1982,-1672,-41,-180,355,125,30,-1269,-2346,-1446,-235,-288,335,121,20,-842,
	2944,768,-768,-1536,108,-3220,417,-2094,-1179,-338,-689,-2262,-232,-33,-9,2539,-1692,-323,-468,-1729,-306,-52,-19,3074,
	2944,768,-768,-1536,254,-3074,458,-1733,-1669,73,108,4425,-491,-80,-27,2607,-1885,-458,349,-194,-261,-108,-4,1960,
	2944,775,-256,-863,2115,-1206,737,-1079,-173,1381,-1203,-426,-418,4,1,-275,-213,1393,-792,-673,-510,-185,-41,-184,
	2944,998,-265,-712,1041,-2057,610,-1051,-6256,2008,-2771,160,-238,-84,-6,266,-6291,1732,-2786,42,-137,-71,6,390,
	2944,998,-265,-712,1952,-1146,610,-1051,257,2444,-1392,222,-20,-56,16,-336,227,2213,-1148,232,-93,-65,27,-333,
	2944,1024,-71,-191,2683,-389,786,-500,-576,2081,-52,-56,-42,13,-13,-28,-830,2117,-231,68,-33,152,69,-51,
	2944,1024,-768,-1536,1172,-1900,730,-1605,-3474,2451,443,5106,3529,-213,29,-260,-3213,2183,498,4562,3014,-243,0,-367,
	2944,1109,-128,-256,2475,-512,840,-256,-628,4636,-325,-7,-2,-35,-26,-30,-430,4959,-111,-174,-32,-257,-133,-22,
	2944,1152,-768,-1536,30,-2914,1008,-2232,-2369,4453,403,-1706,340,4,49,1231,-2317,4550,499,-1768,285,-50,30,1228,
	2944,1273,-145,-530,708,-2114,932,-1101,-1675,3076,-2846,1916,65,-106,-1,-316,-1561,3021,-2759,1568,6,-148,-25,-264,
	2944,1454,-116,-326,1173,-1469,946,-763,245,5020,3706,-571,266,-262,92,-345,275,5078,3571,-1167,-312,-924,26,-332,
	2944,1534,-103,-377,1792,-770,979,-973,-891,363,-648,-230,-272,-439,-17,51,-632,-172,-935,347,218,399,207,13,
	2944,1536,-56,-153,2235,-325,932,-477,-2913,4547,23,-54,-113,-157,-88,17,-2485,3568,-114,86,-52,102,124,18,
	2944,1536,-420,-1536,170,-2390,998,-1487,-1750,3668,-697,3875,903,-139,-129,-214,-1301,3804,-165,2478,524,-154,-125,-95,
	2944,1792,-768,-1536,50,-2255,1020,-1921,-249,4298,350,1488,-574,822,-30,-66,-326,4041,365,1553,-433,840,-35,-115,
	2944,1792,-768,-1536,7,-2297,1024,-1992,12,3714,568,-925,-1817,1059,79,-68,-219,3673,461,-513,-1549,1113,65,-128,
	2944,2035,-122,-397,370,-1691,1024,-910,-3097,1901,-780,6882,272,2144,-298,6,-2843,2118,-1309,5368,-666,985,-296,34,
	2944,2036,-50,-212,549,-1512,1016,-806,-1626,5193,2655,-1679,-752,261,-170,44,-1759,5191,2226,-1777,-718,-440,-210,63,
	2944,2046,-162,-845,898,-1152,1024,-1270,-2920,2599,-407,2270,-2468,-2937,-1091,21,-3176,1615,197,4023,-1227,-525,-468,-40,
	2944,2301,-85,-569,119,-1676,1024,-1202,1814,5433,-968,-3904,2906,-5741,623,5,1485,4771,-733,-2171,3117,-4215,807,-4,
	2944,2818,-8,-1536,38,-1240,1024,-1408,-4000,-271,795,3097,6323,-1072,-2330,-20,-3528,707,759,1188,2655,-1173,-1347,2,
	2944,2821,-15,-164,77,-1198,1024,-1008,-5085,741,1436,1657,3181,-5788,-2284,4,-4622,946,607,605,1559,-5922,-2078,7,
	2944,4592,0,0,0,0,1024,-260,-4060,2583,-50,-103,-67,8337,4721,-1,-2450,3855,-15,-121,-90,1472,-1724,3,
	2984,1875,-30,-192,913,-1387,1024,-1012,-2552,57,-590,-1656,-513,-5229,-143,105,-2786,-690,299,941,1002,-1803,58,48,
	2988,1176,-768,-1536,417,-2589,967,-1930,-1567,1625,-1222,-3200,770,-441,-25,184,-1523,1508,-1140,-3451,724,-532,-21,-16,
	3072,383,-768,-1536,217,-3752,250,-2262,-454,-550,-420,4876,-255,-87,-31,-9734,-633,-471,-725,4197,-230,-62,-21,-9830,
	3072,512,-768,-1536,58,-3782,0,-2720,-249,-803,-1952,-2387,-4,37,23,-11631,926,-494,-1700,7,-61,28,28,-13644,
	3072,512,-543,-1536,2025,-1815,954,-1676,-437,-1681,2601,-210,-273,-1,9,760,-458,-1641,2512,-349,-365,-32,-2,813,
	3072,776,-253,-871,1192,-2384,738,-1207,7446,1355,305,-465,-566,-60,-11,5980,7172,1059,339,-676,-478,-112,-6,6152,
	3072,1002,-253,-651,1266,-2084,614,-1048,3370,-2633,2446,-282,37,-37,-13,-367,3434,-2666,2332,-288,28,-38,-9,-271,
	3072,1024,-768,-1536,1230,-2099,730,-1733,3598,-3350,1952,3495,-96,-70,14,494,3355,-3401,1880,3214,-327,-94,3,223,
	3072,1024,-67,-179,2921,-407,792,-507,3889,-2852,-87,-75,-65,-12,-15,-23,3741,-2854,-183,40,-25,105,46,-48,
	3072,1536,-768,-1536,55,-2761,1009,-2178,4518,-560,917,1080,-877,-574,-4,-496,4285,-271,916,1302,-1016,-546,-20,-572,
	3072,1790,-69,-283,704,-1858,1004,-973,4535,-770,2022,915,-166,287,-4,22,4438,-725,1607,-67,-564,195,-31,55,
	3072,1792,-265,-1307,1053,-1507,1020,-1487,1722,-1687,1210,5558,-3930,3056,-282,-587,1556,-1697,776,5379,-3418,2446,-278,-545,
	3072,2044,-119,-370,740,-1567,1024,-864,5427,-695,530,253,1243,784,-634,21,5328,-491,490,-607,105,334,-728,2,
	3072,2560,-32,-1536,50,-1742,1024,-1664,4609,231,2463,1241,-2032,-2067,-294,9,4121,-167,1853,1213,-1045,-2372,-238,6,
	3208,2246,-53,-275,1382,-997,1023,-942,1802,94,-951,43,491,978,-288,40,1548,-90,-1020,330,478,1814,39,41,
	3328,-512,-768,-1536,276,-5100,0,-2976,2157,2278,1906,425,262,203,154,691,2436,2520,1891,-11,183,137,113,1110,
	3328,-256,-768,-1536,180,-4940,0,-2928,7538,6656,1524,786,6,10,12,855,6696,5799,1559,684,-45,-34,-16,1332,
	3328,0,-768,-1536,0,-4864,0,-3328,-2097,-2030,561,1674,77,80,47,74,-1249,-1131,844,2443,110,107,72,-211,
	3328,0,-768,-1536,0,-4864,0,-3328,-2689,-2818,-115,1055,77,80,47,-853,-1841,-1919,169,1825,110,107,72,-1137,
	3328,0,-768,-1536,2257,-2606,550,-2008,2629,562,-4611,-2872,100,-26,16,-1446,2594,604,-4566,-2664,16,1,34,-1291,
	3328,128,-768,-1536,212,-4524,17,-2652,-3735,-2056,-176,3223,-112,-87,-46,1616,-3728,-2297,39,3037,-71,-55,-33,1034,
	3328,242,-238,-603,2706,-1916,682,-958,-1305,-857,-2706,-37,-130,-13,19,1528,-1118,-758,-2624,-472,-179,-121,-54,1467,
	3328,256,-768,-1536,97,-4511,0,-2752,-950,-954,-320,877,-26,-11,-2,-1144,-825,-1060,-462,-519,-12,-12,-12,-1596,
	3328,256,-768,-1536,86,-4522,0,-2848,-686,-574,-212,86,-20,-3,2,-1119,-1044,-839,-217,144,-63,-40,-21,-1003,
	3328,256,-768,-1536,147,-4461,0,-2976,425,-454,204,-911,-49,-35,-16,-661,-1003,-1165,391,2508,-148,-88,-32,-2680,
	3328,256,-768,-1536,1080,-3528,868,-2660,-2518,-1976,-1596,-4612,-27,-26,15,-4278,-2432,-1612,-1786,-2002,-84,21,42,-4576,
	3328,278,-768,-1536,269,-4317,61,-2297,-1033,-677,280,1524,-87,-67,-34,-2943,-2127,-1620,-586,-1071,83,13,-10,-3451,
	3328,332,-326,-821,2948,-1584,286,-1303,3166,-35,2430,490,103,18,-6,752,3002,-87,2317,551,108,61,41,958,
	3328,384,-768,-1536,225,-4255,250,-2518,-630,225,-888,2787,-115,-67,-26,-9790,-290,482,-941,2579,-144,-72,-27,-9878,
	3328,442,-314,-792,1843,-2579,329,-1291,81,92,-2651,1006,-183,22,-14,-6561,2,-210,-2721,73,-251,18,-32,-6759,
	3328,474,-290,-745,2894,-1496,443,-1264,-2616,-34,307,-56,-25,36,-25,-466,-2746,-140,331,126,-14,113,42,-426,
	3328,512,-768,-1536,866,-3486,73,-2588,4166,509,1258,-3822,120,2,-12,-14025,3981,945,1016,-105,120,57,13,-12866,
	3328,512,-768,-1536,0,-4352,0,-3072,422,1115,-966,-981,54,48,22,-42173,297,964,-1026,-687,57,47,25,-44034,
	3328,512,-97,-225,3173,-1179,557,-590,-1156,-1108,395,-117,-127,-60,3,-150,-1116,-1088,455,-76,-123,-83,-31,-133,
	3328,512,-97,-225,3813,-539,557,-590,1838,-1522,266,37,96,25,53,167,1437,-1234,108,204,172,165,140,125,
	3328,512,-768,-1536,58,-4294,0,-2976,-40,566,-573,110,-72,-48,-18,-27789,192,922,-567,840,-102,-59,-21,-26359,
	3328,512,-552,-1536,2120,-2232,954,-1866,-2129,377,2940,1971,-167,51,9,3760,-2121,414,2953,1878,-260,42,17,3890,
	3328,516,-768,-1536,1474,-2874,206,-2224,-1772,-3111,-286,-6059,-61,26,-17,-2402,-1449,-2480,-526,-4297,-87,81,14,-3845,
	3328,539,-318,-986,1254,-3071,583,-1544,-1148,-760,970,3377,-348,-3,-1,-6787,-1163,-1234,913,1396,-462,-60,-15,-7335,
	3328,540,-218,-435,3453,-870,106,-435,462,701,26,254,145,35,-7,70,548,753,140,19,106,-36,-50,101,
	3328,597,-128,-256,3755,-512,263,-256,-578,619,130,149,84,27,20,88,-281,470,198,48,49,-38,-20,126,
	3328,700,-140,-355,2568,-1597,631,-799,219,-615,1899,-194,-138,-1,-6,-554,152,-571,1880,-147,-121,-3,-26,-532,
	3328,768,-768,-1536,124,-3972,417,-2446,-566,-395,153,-3063,-50,-7,2,3142,-319,-247,136,-2927,-81,-44,-21,3658,
	3328,768,-64,-128,3840,-256,521,-128,-390,554,155,120,105,55,68,67,-111,366,222,80,92,27,50,107,
	3328,768,-768,-1536,254,-3842,458,-2111,-161,-433,240,2205,-218,-90,-27,1940,-856,-1159,337,-1435,48,-20,-19,2108,
	3328,895,-768,-1536,226,-3743,886,-2251,-1099,12,-279,-2725,-319,-84,-18,2320,-658,31,-11,-1989,-320,-88,-17,1766,
	3328,1006,-247,-627,1792,-2066,616,-1035,913,81,1100,-56,48,-5,-39,77,801,154,1058,-436,-24,-110,-78,136,
	3328,1006,-247,-627,2526,-1332,616,-1035,1239,-195,-896,108,33,87,-42,-407,1251,-131,-842,7,-7,91,-5,-494,
	3328,1010,-148,-445,1735,-2119,1024,-1060,453,-400,1008,-463,-159,-47,30,-625,427,-296,952,-609,-198,-134,4,-566,
	3328,1024,-768,-1536,155,-3685,963,-2564,-282,-560,341,-7060,-313,-83,-18,184,-310,-291,211,-4818,-459,-112,-26,685,
	3328,1024,-768,-1536,308,-3532,962,-2409,112,-194,59,8415,-516,-103,-16,987,98,-133,58,8423,-542,-93,-18,725,
	3328,1024,-768,-1536,814,-3026,962,-2409,4633,3407,4225,-2343,-633,-69,8,1776,3939,3031,3599,-1421,-332,35,17,2283,
	3328,1024,-768,-1536,0,-3840,1024,-2816,518,505,-985,14879,637,230,105,2047,445,417,-969,12787,582,207,103,2518,
	3328,1024,-61,-158,2789,-1051,794,-525,-2959,-2207,-114,-62,-158,-74,-18,-57,-2939,-2201,-182,15,-140,-53,-18,-68,
	3328,1024,-61,-158,3402,-438,794,-525,-933,-922,-34,-80,-126,-55,-46,-62,-1239,-590,-206,105,3,163,90,-109,
	3328,1024,-32,-64,3712,-128,774,-64,-1195,-984,180,93,133,84,118,58,-1161,-1071,213,89,123,88,117,75,
	3328,1024,-768,-1536,64,-3776,775,-2696,294,-469,618,-3293,28,-21,-13,-527,179,-392,545,-3196,-118,-73,-27,-315,
	3328,1024,-768,-1536,1087,-2753,1022,-2272,-1181,-2994,539,1472,-363,-75,19,1851,-1079,-2849,336,2907,-188,34,46,2121,
	3328,1024,-231,-1086,2025,-1815,1022,-1676,-23,1615,2557,-442,578,29,4,-978,75,1538,2811,152,934,74,69,-769,
	3328,1026,-187,-628,1198,-2640,856,-1335,-954,-582,-1052,413,-152,-215,-37,1239,-933,-684,-955,-15,-163,-353,-39,1444,
	3328,1052,-218,-435,2941,-870,801,-435,337,228,-646,29,126,83,-36,-170,382,272,-440,-277,75,-73,-107,-120,
	3328,1109,-128,-256,3243,-512,840,-256,-322,798,-176,11,74,37,-38,-70,-99,572,-17,-171,-29,-155,-143,-37,
	3328,1233,-115,-297,2272,-1359,823,-680,915,-184,-136,-73,-243,-126,-7,-183,839,-73,-240,-183,-285,-215,-45,-156,
	3328,1269,-187,-514,2377,-1217,1024,-1048,-132,-347,-667,-18,137,51,31,-123,94,-239,-744,34,169,105,102,-221,
	3328,1280,-630,-1536,252,-3332,918,-1861,-54,-105,10,2059,-180,-47,-50,-657,-42,-811,128,-652,725,-192,-24,-313,
	3328,1280,-630,-1536,1297,-2288,918,-1861,1169,3151,-2956,2844,2374,-272,-13,-1007,1091,2843,-2740,2354,2270,-334,-16,-710,
	3328,1280,-768,-1536,846,-2738,939,-2211,-387,438,-2736,-5708,1665,-365,-31,-1318,-626,264,-2713,-5149,1739,-160,1,-1190,
	3328,1280,-64,-128,3328,-256,903,-128,1380,1303,2,20,60,30,13,-8,1475,1141,41,-43,4,-48,-36,-4,
	3328,1527,-186,-508,1254,-2083,1024,-1048,427,496,3696,1317,1867,-520,1,-832,462,602,3447,-3,863,-818,-92,-722,
	3328,1529,-105,-384,1206,-2128,979,-1079,307,-239,-2209,580,183,-142,-25,-553,286,-132,-2590,-198,-270,-538,-41,-519,
	3328,1536,-768,-1536,284,-3044,942,-2157,-2217,-1570,-1703,3250,8270,-375,-52,-680,-2246,-1528,-1629,3303,8188,-292,-37,-806,
	3328,1536,-768,-1536,66,-3262,1009,-2434,-594,-657,-433,-659,-1534,51,8,-106,-816,-699,-440,-77,-697,61,-11,-313,
	3328,1536,-32,-64,3200,-128,964,-64,-1274,-680,93,40,88,73,96,17,-1210,-696,119,53,72,73,93,25,
	3328,1536,-768,-1536,0,-3328,1024,-2560,960,1726,1638,4088,-486,384,76,-90,670,1388,1402,3710,-714,463,78,-181,
	3328,1536,-50,-123,2331,-997,934,-500,-696,-256,308,-192,-520,-434,-9,58,-770,-254,191,27,-364,-365,-11,53,
	3328,1536,-50,-123,2939,-389,934,-500,-553,-362,106,-34,-133,-104,-50,5,-752,-487,-66,184,46,263,155,-24,
	3328,1536,-768,-1536,114,-3214,1000,-2082,-1195,-777,-553,-116,856,-55,-9,-124,-838,-806,-257,-272,40,-77,-15,-243,
	3328,1564,-218,-435,2430,-870,1010,-435,406,-342,-326,129,274,121,-4,-38,355,-242,-238,-256,103,-154,-93,-8,
	3328,1621,-128,-256,2731,-512,1013,-256,70,-621,-50,45,117,86,-31,-12,125,-545,53,-90,20,-150,-149,6,
	3328,1729,-93,-249,1593,-1542,1024,-778,1039,-149,154,15,242,-93,77,-94,964,-34,17,-675,-454,-641,-106,-61,
	3328,1781,-160,-463,1937,-1147,1024,-1051,15,245,-676,316,841,214,-1,-72,221,274,-755,409,1050,321,84,-125,
	3328,1792,-64,-128,2816,-256,1017,-128,288,-429,-16,29,72,51,3,-10,279,-356,42,-34,1,-94,-78,-2,
	3328,1792,-266,-1244,252,-2820,1020,-1605,921,328,1033,-787,-2587,865,-134,-323,820,-2,899,-1769,-3208,750,-170,-220,
	3328,2033,-123,-394,995,-1836,1024,-935,-314,24,3594,3590,3282,-505,-285,-3,-426,286,2923,33,489,-986,-477,30,
	3328,2039,-49,-211,711,-2114,1016,-1101,-1012,-1233,-728,7688,3508,3210,-428,-63,-1015,-1059,-1864,4568,1726,1901,-384,28,
	3328,2046,-11,-1536,276,-2542,1024,-1902,-1529,-1767,-361,-2479,-1302,6679,-403,-148,-1736,-1694,-697,-1644,-751,6729,-384,-158,
	3328,2048,-160,-842,1101,-1715,1024,-1615,-122,567,1923,-8359,-8724,1410,-282,-188,93,191,3854,-4124,-4802,3298,115,-350,
	3328,2048,-32,-64,2688,-128,1020,-64,-255,613,40,5,56,76,95,1,-222,663,87,29,36,34,75,10,
	3328,2048,-768,-1536,56,-2761,1023,-2176,-809,-2369,748,441,-864,1600,25,-119,-636,-2068,681,295,-1212,1738,17,-133,
	3328,2048,-768,-1536,0,-2816,1024,-2304,62,525,-1651,238,-2795,2219,190,-95,-94,215,-1262,49,-3083,2509,204,-163,
	3328,2048,-39,-105,1850,-966,1024,-484,-42,223,389,-399,-855,-694,-9,54,-53,326,251,-276,-633,-1009,-241,63,
	3328,2048,-39,-105,2473,-343,1024,-484,398,-174,135,-66,-180,-197,-54,11,194,-423,-21,225,95,546,343,-13,
	3328,2076,-218,-435,1919,-868,1023,-435,174,167,-458,601,1090,574,-82,-50,258,463,-387,-291,191,-383,-417,-25,
	3328,2133,-128,-256,2219,-511,1023,-256,148,52,-59,74,103,95,-113,-24,169,184,0,-91,-9,-224,-262,-15,
	3328,2226,-59,-198,1169,-1469,1024,-763,140,423,-1328,-738,-337,-474,-182,47,-16,678,-1331,-1600,-1009,-1636,-533,55,
	3328,2304,-64,-128,2304,-256,1024,-128,-376,-486,-33,-4,34,28,-32,-15,-324,-421,10,-46,-16,-95,-104,-9,
	3328,2304,-83,-530,170,-2389,1024,-1487,1144,-177,-348,-2451,609,-1789,148,-52,1299,66,-515,-2545,264,-2588,-118,-60,
	3328,2541,-21,-101,597,-1726,1023,-912,-424,-676,4278,4863,4188,6276,1601,3,-245,-713,2448,2071,1218,2852,2150,43,
	3328,2557,-54,-238,740,-1567,1024,-864,681,-221,-1022,243,238,131,788,-5,559,-262,-1152,171,38,338,1198,-15,
	3328,2557,-54,-238,1518,-790,1024,-864,-870,-139,-334,-1,363,468,-273,-21,-1288,-520,-529,422,658,2233,1138,-26,
	3328,2558,-12,-23,258,-2048,1024,-1646,-805,-1097,-3347,-6752,-8654,-9091,2712,76,-1257,-1427,-1352,-2210,-4716,-5046,3165,34,
	3328,2560,-32,-64,2177,-128,1024,-64,110,40,-92,-387,-107,152,190,-11,128,32,-45,-206,-27,286,249,-6,
	3328,2560,-32,-1536,50,-2254,1024,-1920,-451,-101,3151,2128,1024,-4273,-271,-24,-238,51,2416,1683,602,-4168,-306,-6,
	3328,2560,0,-1536,0,-2304,1024,-2048,1040,396,-3187,-1244,-1837,760,111,39,835,170,-2403,-666,-711,99,156,-3,
	3328,2560,-27,-84,1380,-924,1024,-465,215,397,-176,-883,-727,-1157,2,6,288,578,-264,-985,-679,-1886,-530,15,
	3328,3043,-6,-43,535,-1286,1024,-780,546,475,-991,286,359,2008,-3221,-3,425,431,-928,-12,133,2207,-2501,-13,
	3328,3065,0,-109,364,-1435,1024,-782,-592,-1199,482,9679,8471,16080,-955,-27,909,-65,453,2494,1300,5334,-4060,24,
	3328,3072,-12,-58,942,-850,1024,-441,613,487,-932,-2082,-1125,-1193,1785,-20,736,630,-637,-1474,-610,-1111,1447,-20,
	3328,3072,-2,-63,50,-1742,1024,-1664,581,112,2641,-58,-2066,-365,-1444,-9,361,-26,2881,1052,-715,715,-1667,-12,
	3328,3072,0,0,0,-1792,1024,-1792,711,864,-6140,-3364,-5330,1352,2462,68,134,302,-3737,-1637,-2913,875,916,68,
	3328,3073,-11,-23,218,-1572,1024,-1390,346,-685,5776,-5069,-4008,-13640,-4255,-6,34,-1186,4350,-773,-961,-4418,-2559,-21,
	3328,3571,0,0,312,-981,1024,-612,-383,-156,-381,172,272,24009,19486,-8,554,746,5,-635,-467,15388,11592,9,
	3328,3584,0,0,0,-1280,1024,-1536,625,588,1704,-14402,-15851,-2160,-1474,23,-329,-226,1832,-8713,-9653,-373,-1499,20,
	3328,3586,0,-4,38,-1240,1024,-1408,323,228,605,851,1897,2741,-2367,6,101,92,241,26,575,3144,-819,0,
	3328,3591,-1,-11,290,-983,1024,-658,-578,-461,-338,729,659,-13466,-856,-13,113,246,-106,-317,-337,-16004,-5049,-6,
	3328,3595,0,-22,173,-1096,1024,-1134,-1274,-989,-247,10087,9181,-12107,-15127,-12,-1550,-1183,-655,6754,5696,-4143,-4902,-27,
	3328,4050,0,0,123,-691,1024,-518,-2380,-2051,-145,1919,308,29763,29258,-9,481,366,214,-209,-286,8056,7028,17,
	3328,4083,0,-2,191,-590,1024,-402,-361,177,-214,-599,-563,36163,36055,-16,1220,1441,13,-596,-353,1884,-413,1,
	3328,4096,0,0,0,-768,1024,-1280,2125,857,190,-9889,-441,-7556,-8009,10,121,-702,17,-5830,871,1728,1975,6,
	3328,4097,0,0,183,-584,1024,-878,-611,-641,-181,-439,-516,-40941,-45890,-13,-1732,-1366,-392,-451,-549,-6846,-10532,-37,
	3328,4102,0,0,32,-730,1024,-1152,1330,1683,37,7499,1714,-14619,-14058,3,259,572,-129,4871,854,-667,417,-7,
	3328,4482,0,0,98,-285,1024,-622,-1332,-797,-178,-543,-401,-10377,12030,-16,-702,-169,-158,-382,-238,-14365,6063,-21,
	3328,4539,0,0,44,-281,1024,-605,-1855,-1767,-20,59,-32,27364,27150,-2,205,-35,46,-137,-151,13509,7103,2,
	3328,4602,0,0,19,-243,1024,-896,-747,-1019,-16,-6,-6,-10483,-18359,0,-1298,-1153,-50,-38,-72,-1457,-6699,-5,
	3328,4608,0,0,0,-256,1024,-1024,4268,3454,75,356,183,-15896,-22813,8,603,524,51,640,352,-539,-2440,14,
	3328,5028,0,0,0,0,1024,-377,-3157,-2949,-21,-102,-27,27765,22663,7,-787,-1149,7,-203,-150,7198,3285,9,
	3328,5120,0,0,0,0,1024,-768,2472,2636,16,-12,13,-28918,-37689,4,0,227,64,258,282,-9139,-13961,14,
	3328,5124,0,0,0,0,1024,-640,631,-712,19,-9,16,-4356,11731,4,436,-379,-26,-22,7,-4750,4644,-5,
	3328,5530,0,0,0,0,1024,-423,-741,-717,179,159,164,8047,6334,24,-365,-382,146,94,99,5395,4072,21,
	3328,6144,0,0,0,0,1024,-211,-351,-305,869,824,664,1698,1302,162,-240,-244,831,640,510,1071,955,175,
	3328,1174,-768,-1536,146,-3544,944,-2508,1461,276,520,-1524,-358,-162,-43,-737,1340,290,437,-1101,-3,-157,-46,-979,
	3328,1686,-768,-1536,165,-3013,1010,-2190,-499,-348,1378,-296,-7203,-381,-29,-92,-375,-139,1481,-217,-7267,-363,-45,-60,
	3328,1003,-768,-1536,19,-3841,441,-2776,177,-253,180,1848,654,228,50,-1196,33,-307,253,1008,627,204,46,-1159,
	3328,632,-768,-1536,11,-4221,0,-2912,103,-1945,-284,-1884,155,99,33,6215,62,-1637,-128,-2062,147,84,26,8447,
	3328,1180,-768,-1536,25,-3660,1024,-2684,204,-27,449,-4091,372,54,29,81,320,58,453,-3817,242,20,19,109,
	3328,437,-768,-1536,528,-3900,100,-2596,-2951,-1346,-1325,-6680,-9,-21,-14,11113,-2434,-962,-1126,-2072,-114,-51,-20,13415,
	3328,169,-768,-1536,663,-4033,170,-2072,-2108,-1045,1560,5006,-57,-59,-32,-8377,-2169,-1112,1588,2990,-17,-68,-33,-7734,
	3328,935,-768,-1536,202,-3728,426,-2744,-332,-285,302,-826,-3,-46,-29,-1516,-608,-482,105,266,54,15,-2,-255,
	3328,1276,-768,-1536,16,-3572,1021,-2600,-1035,-1256,-598,-313,858,26,18,-35,-822,-921,-525,9,903,-64,-13,-188,
	3328,1223,-768,-1536,47,-3594,1011,-2684,-792,-645,-119,-1692,71,-54,-7,-105,-900,-908,-248,-1936,250,-4,11,-29,
	3328,535,-768,-1536,523,-3806,269,-2142,4628,1862,-561,-30,-81,-49,-19,4735,3961,1369,-845,-2927,-36,-31,-14,5936,
	3328,411,-768,-1536,687,-3766,200,-2136,-2313,-1201,-1046,5010,-20,-25,-14,14517,-2068,-1415,-867,2152,-21,-46,-25,12735,
	3328,640,-768,-1536,24,-4201,0,-2800,-1138,-532,-174,-534,152,91,27,5065,-673,-510,-210,-2229,145,67,10,6959,
	3328,569,-768,-1536,212,-4084,82,-2736,442,227,-440,-2532,-88,-63,-27,11563,725,432,-354,-1350,-135,-70,-25,10163,
	3328,1374,-479,-1536,297,-3194,963,-2046,543,12,597,-2326,2357,-70,-50,-286,606,318,443,-1410,2231,22,-54,-332,
	3328,833,-327,-1536,995,-3037,699,-2003,-2254,-2368,-117,1492,-404,58,-38,6113,-1722,-1885,-129,1783,-591,0,-50,4884,
	3328,1500,-768,-1536,33,-3332,1024,-2526,-181,-1724,-717,-1883,536,45,15,-36,-347,-1728,-817,-1744,872,48,5,-131,
	3329,394,-178,-356,2399,-2073,126,-1037,-322,-445,-119,277,-78,-5,29,3241,-278,-437,-248,359,-66,52,37,3100,
	3329,1176,-768,-1536,417,-3272,967,-2271,-438,-402,-895,-2980,-787,-165,-8,162,-387,-357,-750,-2610,-847,-139,-14,-188,
	3329,887,-768,-1536,140,-3839,470,-2689,477,258,-142,-2651,-116,-44,-12,-12,496,261,-57,-1733,-269,-90,-22,711,
	3329,918,-768,-1536,121,-3826,422,-2641,-457,24,609,525,38,5,-4,-850,-278,138,669,1114,-16,-29,-21,-1375,
	3329,1152,-59,-463,852,-2862,1017,-1587,1396,321,294,3367,719,488,71,1428,1378,512,161,4260,1115,490,11,1637,
	3329,2944,-3,-169,32,-1890,1024,-1627,-77,-257,-4166,816,1636,314,1645,-4,198,172,-4542,513,1702,90,1557,-8,
	3329,508,-768,-1536,4,-4354,0,-3073,733,7,-605,-1200,41,37,18,46029,562,-166,-678,-790,43,38,21,43804,
	3330,2804,0,-1536,0,-2063,1024,-1928,-2521,-2174,-6150,-1205,294,-292,1159,-13,-2334,-1997,-5557,-1076,697,-310,1142,-6,
	3330,1134,-502,-1536,608,-3126,761,-2001,-1011,-1296,-285,-145,-508,-105,-51,-898,-461,-955,209,-776,-709,-165,-46,-1297,
	3330,2120,-277,-961,131,-2618,1024,-1630,-302,-888,414,-1084,-1188,2058,-26,-141,-327,-868,342,-975,-1225,1739,-155,-179,
	3331,814,-768,-1536,228,-3828,75,-2579,-1752,-1083,1211,-802,305,105,9,-418,-1629,-993,1161,-1139,279,93,1,75,
	3332,1336,-768,-1536,0,-3535,1024,-2664,916,1001,-372,-131,2730,102,35,-99,802,814,-497,-318,2789,156,47,-141,
	3332,1490,-768,-1536,289,-3093,994,-2117,953,395,199,-235,1497,-277,-20,-128,1091,462,344,-409,1321,-307,-10,-123,
	3333,576,-768,-1536,0,-4299,0,-3045,-274,-370,832,-1197,115,79,29,20184,-460,-749,735,-1475,173,111,44,20518,
	3336,2246,-53,-275,1382,-1253,1023,-1070,-493,182,-742,328,820,-1631,-136,15,-357,40,-743,1210,1653,-158,368,-1,
	3340,941,-126,-382,1649,-2297,780,-1267,-426,-1337,-287,-894,-301,45,19,785,-389,-1330,90,127,-66,254,77,684,
	3340,1744,-50,-188,1109,-2036,988,-1194,190,-687,592,3252,158,-339,65,-17,321,-494,699,3132,602,-249,90,-115,
	3347,1875,-30,-192,913,-2113,1024,-1375,-1052,1287,-3887,-11509,-2289,66,-40,-39,-652,874,-1796,-5785,1147,2244,-45,-223,
	3354,1040,-44,-108,2848,-1028,849,-515,4043,2878,345,-37,-136,-123,17,7,4020,2855,285,80,-104,-72,13,14,
	3584,512,-768,-1536,58,-4806,0,-3232,-1263,-425,-2656,-4292,571,383,131,-5651,-1580,-703,-2771,-4545,504,320,112,-5212,
	3584,1004,-251,-646,1794,-2578,615,-1291,-897,1032,-3931,1035,237,57,-20,3456,-894,935,-3881,307,170,-92,-54,3508,
	3584,1536,-768,-1536,66,-3774,1009,-2690,-1160,413,-305,-974,-1244,1028,150,-250,-1025,437,-188,-1245,-1613,906,114,-392,
	3584,2546,-55,-247,994,-1836,1024,-935,-284,1108,2521,2742,2896,1285,326,-57,-239,1166,1832,1485,1784,575,443,-14,
	3584,2560,-32,-1536,56,-2760,1024,-2176,-573,563,695,933,-863,-6674,446,-12,-433,672,801,687,-1084,-6682,348,-21,
	3584,4354,0,0,36,-986,1024,-1280,-892,-371,929,4004,3147,-2584,-3830,36,-782,-270,787,4020,3029,-1565,-1697,42,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_4b5e3556e989b289_tables[] = {
	{ "cuda", "NVIDIA H100 80GB HBM3", "sm_90", "f32", "plus", "", 8, segtune_segreduce_4b5e3556e989b289_boxes_0,
	  { { 9, segtune_segreduce_4b5e3556e989b289_unknown_0 }, { 251, segtune_segreduce_4b5e3556e989b289_longest_0 }, { 255, segtune_segreduce_4b5e3556e989b289_shares_0 } }, 1, 497, segtune_segreduce_4b5e3556e989b289_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_4b5e3556e989b289 = { "segtune_segreduce_4b5e3556e989b289", 1, segtune_segreduce_4b5e3556e989b289_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_4b5e3556e989b289

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
