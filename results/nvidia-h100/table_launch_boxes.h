/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-28
 * database: cc3b36249168d155
 * sources:  60a10892b2a67d32
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H100 80GB HBM3 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H100 80GB HBM3, 497 cases
 *     n and the mean length known: worst regret 140.3%, mean 35.4%; geometries left out: worst 189.3%, mean 36.2%
 *     the longest segment, too: worst regret 142.4%, mean 8.1%; geometries left out: worst 422.7%, mean 13.3%
 *     shares of long segments, too: worst regret 246.1%, mean 9.6%; geometries left out: worst 422.7%, mean 16.2%
 *     as probed (shares and the heaviest span; of few or long segments the longest, too): worst regret 34.8%, mean 4.8%; geometries left out: worst 129.5%, mean 7.1%
 *     all of these: worst regret 34.8%, mean 4.7%; geometries left out: worst 69.0%, mean 6.7%
 *     pareto lengths, 98 cases: worst regret 45.8%, mean 10.0%; left out: worst 392.6%, mean 17.0%; as probed: worst regret 34.8%, mean 5.3%; left out: worst 34.8%, mean 6.8%
 *     uniform lengths, 76 cases: worst regret 43.0%, mean 8.1%; left out: worst 46.2%, mean 9.6%; as probed: worst regret 29.7%, mean 4.9%; left out: worst 42.4%, mean 8.5%
 *     rowlen lengths, 99 cases: worst regret 39.1%, mean 6.2%; left out: worst 39.1%, mean 6.6%; as probed: worst regret 33.1%, mean 4.1%; left out: worst 33.1%, mean 5.2%
 *     bimodal lengths, 17 cases: worst regret 29.1%, mean 7.6%; left out: worst 29.1%, mean 7.2%; as probed: worst regret 20.5%, mean 5.2%; left out: worst 25.2%, mean 6.8%
 *     huge lengths, 44 cases: worst regret 72.5%, mean 7.1%; left out: worst 72.5%, mean 6.0%; as probed: worst regret 26.7%, mean 4.6%; left out: worst 58.5%, mean 5.5%
 *     poisson lengths, 18 cases: worst regret 24.9%, mean 3.6%; left out: worst 25.4%, mean 6.9%; as probed: worst regret 24.9%, mean 3.8%; left out: worst 25.4%, mean 7.0%
 *     geometric lengths, 19 cases: worst regret 24.2%, mean 6.4%; left out: worst 48.6%, mean 10.8%; as probed: worst regret 12.0%, mean 4.4%; left out: worst 37.3%, mean 9.6%
 *     zipf lengths, 31 cases: worst regret 36.9%, mean 6.3%; left out: worst 36.9%, mean 7.5%; as probed: worst regret 23.1%, mean 6.2%; left out: worst 23.1%, mean 6.8%
 *     lognormal lengths, 84 cases: worst regret 246.1%, mean 19.7%; left out: worst 422.7%, mean 45.6%; as probed: worst regret 26.2%, mean 5.4%; left out: worst 129.5%, mean 9.6%
 *     fixed lengths, 11 cases: worst regret 11.9%, mean 6.0%; left out: worst 11.9%, mean 6.0%; as probed: worst regret 9.1%, mean 2.1%; left out: worst 9.1%, mean 2.6%
 *     always the right one of the boxes: worst regret 34.8%, mean 3.6%
 *     always the right one of the best 8 of all 710 variants: mean regret 3.6% (exact, by branch and bound)
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
 *       measured on 497 cases, n = 1024 to 268435456; serves 94 (huge zipf pareto lognormal uniform rowlen): worst regret 72.5%, mean 14.6%
 *       launched 200 times in a row on 8 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=12 TILES=4 VECS=7:
 *       measured on 497 cases, n = 1024 to 268435456; serves 123 (zipf pareto uniform rowlen lognormal huge bimodal fixed): worst regret 39.1%, mean 6.0%
 *       launched 200 times in a row on 32 cases, all results right
 *     stream_fitted BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3:
 *       measured on 419 cases, n = 1024 to 268435456; serves 131 (pareto uniform bimodal rowlen geometric lognormal poisson fixed): worst regret 246.1%, mean 12.3%
 *       launched 200 times in a row on 6 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 387 cases, n = 1024 to 268435456; serves 27 (pareto uniform rowlen lognormal poisson bimodal fixed): worst regret 43.1%, mean 8.8%
 *       launched 200 times in a row on 9 cases, all results right
 *     subwarp LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=0 UNROLL=2 VEC=4:
 *       measured on 336 cases, n = 1024 to 268435456; serves 32 (bimodal uniform lognormal poisson rowlen fixed): worst regret 63.4%, mean 9.8%
 *       launched 200 times in a row on 10 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4:
 *       measured on 310 cases, n = 1024 to 268435456; serves 46 (uniform pareto rowlen lognormal zipf): worst regret 36.9%, mean 7.0%
 *       launched 200 times in a row on 31 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 255 cases, n = 1024 to 268435456; serves 24 (poisson geometric rowlen fixed uniform lognormal): worst regret 37.4%, mean 5.5%
 *       launched 64 times in a row on 4 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4:
 *       measured on 191 cases, n = 1024 to 268435456; serves 20 (pareto uniform lognormal zipf rowlen): worst regret 20.0%, mean 5.5%
 *       launched 200 times in a row on 12 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_4AAC2B61B60B5296
#define SEGTUNE_SEGREDUCE_4AAC2B61B60B5296

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
#define SEGTUNE_SEGREDUCE_STREAM_FITTED 14853640
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190
#define SEGTUNE_SEGREDUCE_SUBWARP 5599278
#define SEGTUNE_SEGREDUCE_BLOCK 1369594

/* f32 plus on NVIDIA H100 80GB HBM3 */
static const struct segtune_box segtune_segreduce_4aac2b61b60b5296_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=8 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 497, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 8 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=12 TILES=4 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 497, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 12 }, { "TILES", 4 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 824633720448, 0, INT64_MAX, 1024, 268435456, 419, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 3 } }, 256, 4194304, 128 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 387, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 32 },
	{ "subwarp", "LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=0 UNROLL=2 VEC=4", SEGTUNE_SEGREDUCE_SUBWARP, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 336, 1, 0, 7, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 256 }, { "SEGMENTS_IN_FLIGHT", 1 }, { "THREADS_PER_SEGMENT", 0 }, { "UNROLL", 2 }, { "VEC", 4 } }, 1536, 4194304, 24 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 310, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 0 }, { "UNROLL", 8 }, { "VEC", 4 } }, 32, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 255, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 384 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 191, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 }
};

static const struct segtune_node segtune_segreduce_4aac2b61b60b5296_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.9994765717071317, 1, 6, -1 },
	{ SEGTUNE_MEAN, 1.5800000000000001, 2, 3, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 16800000.0, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 2900.0, 7, 12, -1 },
	{ SEGTUNE_MEAN, 7.1900000000000004, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 362.0, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 20200.0, 13, 18, -1 },
	{ SEGTUNE_MEAN, 29.800000000000001, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 483.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 9600000.0, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
};

static const struct segtune_node segtune_segreduce_4aac2b61b60b5296_longest_0[] = {
	{ SEGTUNE_LONGEST, 4150.0, 1, 158, -1 },
	{ SEGTUNE_MEAN, 2.0499999999999998, 2, 23, -1 },
	{ SEGTUNE_LONGEST, 441.0, 3, 14, -1 },
	{ SEGTUNE_N, 98000.0, 4, 9, -1 },
	{ SEGTUNE_MEAN, 0.63400000000000001, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 15.5, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 185.0, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 861000.0, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1.0800000000000001, 15, 18, -1 },
	{ SEGTUNE_N, 1180000.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 4840000.0, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1400.0, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 75.799999999999997, 24, 117, -1 },
	{ SEGTUNE_LONGEST, 68.200000000000003, 25, 60, -1 },
	{ SEGTUNE_N, 6600000.0, 26, 53, -1 },
	{ SEGTUNE_MEAN, 7.6000000000000005, 27, 44, -1 },
	{ SEGTUNE_LONGEST, 17.400000000000002, 28, 35, -1 },
	{ SEGTUNE_N, 2120000.0, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 3.9100000000000001, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 6.5899999999999999, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 25.0, 36, 43, -1 },
	{ SEGTUNE_N, 1310000.0, 37, 40, -1 },
	{ SEGTUNE_MEAN, 4.71, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 3.8500000000000001, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 9.9100000000000001, 45, 48, -1 },
	{ SEGTUNE_LONGEST, 32.600000000000001, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 50900.0, 49, 52, -1 },
	{ SEGTUNE_LONGEST, 35.899999999999999, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 4.8300000000000001, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 18600000.0, 56, 59, -1 },
	{ SEGTUNE_MEAN, 18.0, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 10.200000000000001, 61, 78, -1 },
	{ SEGTUNE_N, 23400000.0, 62, 71, -1 },
	{ SEGTUNE_N, 102000.0, 63, 66, -1 },
	{ SEGTUNE_MEAN, 7.8300000000000001, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2580000.0, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 1280.0, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 543.0, 72, 77, -1 },
	{ SEGTUNE_MEAN, 3.5600000000000001, 73, 76, -1 },
	{ SEGTUNE_LONGEST, 271.0, 74, 75, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 560000.0, 79, 100, -1 },
	{ SEGTUNE_N, 26300.0, 80, 83, -1 },
	{ SEGTUNE_MEAN, 33.5, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 140.0, 84, 91, -1 },
	{ SEGTUNE_MEAN, 40.900000000000006, 85, 90, -1 },
	{ SEGTUNE_N, 250000.0, 86, 87, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 18.400000000000002, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 3900.0, 92, 97, -1 },
	{ SEGTUNE_N, 403000.0, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 22.800000000000001, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 31.100000000000001, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 51.0, 101, 112, -1 },
	{ SEGTUNE_LONGEST, 1690.0, 102, 109, -1 },
	{ SEGTUNE_N, 1140000.0, 103, 108, -1 },
	{ SEGTUNE_MEAN, 24.700000000000003, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 185.0, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 8760000.0, 110, 111, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 4960000.0, 113, 116, -1 },
	{ SEGTUNE_LONGEST, 228.0, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 344.0, 118, 129, -1 },
	{ SEGTUNE_N, 29500000.0, 119, 124, -1 },
	{ SEGTUNE_N, 74900.0, 120, 123, -1 },
	{ SEGTUNE_LONGEST, 157.0, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 142.0, 125, 128, -1 },
	{ SEGTUNE_N, 59700000.0, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 526000.0, 130, 137, -1 },
	{ SEGTUNE_N, 25300.0, 131, 134, -1 },
	{ SEGTUNE_MEAN, 319.0, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 525536.30599667376, 135, 136, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 547.0, 138, 149, -1 },
	{ SEGTUNE_MEAN, 244.0, 139, 144, -1 },
	{ SEGTUNE_N, 97400000.0, 140, 141, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 169.0, 142, 143, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 4230000.0, 145, 148, -1 },
	{ SEGTUNE_LONGEST, 572.0, 146, 147, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 47900000.0, 150, 153, -1 },
	{ SEGTUNE_LONGEST, 1030.0, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 897.0, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2340.0, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 7710000.0, 159, 220, -1 },
	{ SEGTUNE_MEAN, 164.0, 160, 185, -1 },
	{ SEGTUNE_LONGEST, 8400.0, 161, 178, -1 },
	{ SEGTUNE_N, 241000.0, 162, 169, -1 },
	{ SEGTUNE_MEAN, 16.199999999999999, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 35.700000000000003, 165, 168, -1 },
	{ SEGTUNE_N, 83500.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 128.0, 170, 177, -1 },
	{ SEGTUNE_N, 445000.0, 171, 176, -1 },
	{ SEGTUNE_LONGEST, 5870.0, 172, 175, -1 },
	{ SEGTUNE_MEAN, 9.5999999999999996, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 42100.0, 179, 184, -1 },
	{ SEGTUNE_LONGEST, 15800.0, 180, 181, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 86.0, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 15100.0, 186, 193, -1 },
	{ SEGTUNE_N, 148000.0, 187, 192, -1 },
	{ SEGTUNE_MEAN, 4300.0, 188, 191, -1 },
	{ SEGTUNE_MEAN, 241.0, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 7310.0, 194, 215, -1 },
	{ SEGTUNE_N, 300000.0, 195, 200, -1 },
	{ SEGTUNE_MEAN, 284.0, 196, 199, -1 },
	{ SEGTUNE_N, 133000.0, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 852.0, 201, 208, -1 },
	{ SEGTUNE_N, 5040000.0, 202, 207, -1 },
	{ SEGTUNE_LONGEST, 18600.0, 203, 206, -1 },
	{ SEGTUNE_MEAN, 321.0, 204, 205, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 29000.0, 209, 212, -1 },
	{ SEGTUNE_MEAN, 3890.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1900000.0, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 136000.0, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 1840000.0, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 16400.0, 221, 228, -1 },
	{ SEGTUNE_MEAN, 813.0, 222, 227, -1 },
	{ SEGTUNE_MEAN, 5.9199999999999999, 223, 226, -1 },
	{ SEGTUNE_N, 52100000.0, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 5.6399999999999997, 229, 232, -1 },
	{ SEGTUNE_N, 38600000.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 5400.0, 233, 238, -1 },
	{ SEGTUNE_N, 11500000.0, 234, 237, -1 },
	{ SEGTUNE_MEAN, 21.800000000000001, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 297000.0, 239, 248, -1 },
	{ SEGTUNE_MEAN, 58200.0, 240, 247, -1 },
	{ SEGTUNE_LONGEST, 122000.0, 241, 246, -1 },
	{ SEGTUNE_MEAN, 17200.0, 242, 245, -1 },
	{ SEGTUNE_LONGEST, 27000.0, 243, 244, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 8180000.0, 249, 254, -1 },
	{ SEGTUNE_LONGEST, 509000.0, 250, 253, -1 },
	{ SEGTUNE_MEAN, 353000.0, 251, 252, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_4aac2b61b60b5296_shares_0[] = {
	{ SEGTUNE_SHARE_4K, 0.00052499999999999997, 1, 142, -1 },
	{ SEGTUNE_MEAN, 2.04, 2, 13, -1 },
	{ SEGTUNE_SHARE_1K, 0.00091799999999999998, 3, 8, -1 },
	{ SEGTUNE_N, 326000.0, 4, 7, -1 },
	{ SEGTUNE_MEAN, 1.1500000000000001, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 3690000.0, 9, 12, -1 },
	{ SEGTUNE_MEAN, 1.22, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 77.0, 14, 89, -1 },
	{ SEGTUNE_MEAN, 16.005348821207043, 15, 56, -1 },
	{ SEGTUNE_MEAN, 2.6800000000000002, 16, 21, -1 },
	{ SEGTUNE_N, 2250000.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.0010200000000000001, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 67200.0, 22, 27, -1 },
	{ SEGTUNE_MEAN, 8.5700000000000003, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 4260.0, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 13.600000000000001, 28, 41, -1 },
	{ SEGTUNE_MEAN, 3.27, 29, 34, -1 },
	{ SEGTUNE_N, 4610000.0, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.00023899999999999998, 32, 33, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.00036499999999999998, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 3380000.0, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 26100000.0, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 269000.0, 42, 47, -1 },
	{ SEGTUNE_N, 142000.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.0069700000000000005, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 900000.0, 48, 51, -1 },
	{ SEGTUNE_SHARE_1K, 0.0011500000000000002, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.00046099999999999998, 52, 53, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 5000000.0, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 3730000.0, 57, 78, -1 },
	{ SEGTUNE_SHARE_1K, 0.000484, 58, 71, -1 },
	{ SEGTUNE_N, 109000.0, 59, 66, -1 },
	{ SEGTUNE_MEAN, 42.100000000000001, 60, 63, -1 },
	{ SEGTUNE_N, 3050.0, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 39100.0, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 2680000.0, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 26.5, 69, 70, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 559000.0, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 41.200000000000003, 74, 75, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1950000.0, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.000379, 79, 84, -1 },
	{ SEGTUNE_N, 5190000.0, 80, 83, -1 },
	{ SEGTUNE_MEAN, 39.400000000000006, 81, 82, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 31600000.0, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 33.300000000000004, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.027800000000000002, 90, 113, -1 },
	{ SEGTUNE_N, 1710000.0, 91, 104, -1 },
	{ SEGTUNE_N, 91100.0, 92, 97, -1 },
	{ SEGTUNE_MEAN, 397.0, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 4480.0, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_1K, 0.0015200000000000001, 98, 101, -1 },
	{ SEGTUNE_MEAN, 447.0, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 130000.0, 102, 103, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 108.0, 105, 108, -1 },
	{ SEGTUNE_N, 18600000.0, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 648.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 22200000.0, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 49000000.0, 114, 137, -1 },
	{ SEGTUNE_N, 16000.0, 115, 118, -1 },
	{ SEGTUNE_MEAN, 459.0, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_4K, 0.000147, 119, 136, -1 },
	{ SEGTUNE_N, 19600000.0, 120, 131, -1 },
	{ SEGTUNE_MEAN, 111.0, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 223000.0, 123, 126, -1 },
	{ SEGTUNE_MEAN, 1220.0, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 325.0, 127, 130, -1 },
	{ SEGTUNE_N, 1210000.0, 128, 129, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1270.0, 132, 135, -1 },
	{ SEGTUNE_MEAN, 473.0, 133, 134, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1950.0, 138, 141, -1 },
	{ SEGTUNE_MEAN, 579.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 7730000.0, 143, 234, -1 },
	{ SEGTUNE_MEAN, 163.0, 144, 187, -1 },
	{ SEGTUNE_N, 171000.0, 145, 166, -1 },
	{ SEGTUNE_SHARE_4K, 0.081900000000000001, 146, 157, -1 },
	{ SEGTUNE_MEAN, 33.0, 147, 154, -1 },
	{ SEGTUNE_SHARE_4K, 0.048400000000000006, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 111000.0, 150, 153, -1 },
	{ SEGTUNE_MEAN, 3.2200000000000002, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.069500000000000006, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 46200.0, 158, 165, -1 },
	{ SEGTUNE_MEAN, 72.299999999999997, 159, 164, -1 },
	{ SEGTUNE_SHARE_4K, 0.14999999999999999, 160, 163, -1 },
	{ SEGTUNE_MEAN, 24.300000000000001, 161, 162, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.0263, 167, 180, -1 },
	{ SEGTUNE_N, 534000.0, 168, 173, -1 },
	{ SEGTUNE_MEAN, 29.200000000000003, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 73.100000000000009, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_4K, 0.0073500000000000006, 174, 179, -1 },
	{ SEGTUNE_N, 1260000.0, 175, 176, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 113.0, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 4931510.6031951495, 181, 182, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 34.5, 183, 184, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.40600000000000003, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.08320000000000001, 188, 195, -1 },
	{ SEGTUNE_SHARE_4K, 0.0022100000000000002, 189, 190, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 3410000.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 424.0, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 3940.0, 196, 217, -1 },
	{ SEGTUNE_N, 279000.0, 197, 202, -1 },
	{ SEGTUNE_N, 187000.0, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 295.0, 200, 201, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 675.0, 203, 206, -1 },
	{ SEGTUNE_N, 5640000.0, 204, 205, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.28600000000000003, 207, 210, -1 },
	{ SEGTUNE_N, 3260000.0, 208, 209, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 3660000.0, 211, 216, -1 },
	{ SEGTUNE_MEAN, 1460.0, 212, 215, -1 },
	{ SEGTUNE_N, 970000.0, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 70700.0, 218, 231, -1 },
	{ SEGTUNE_N, 1920000.0, 219, 224, -1 },
	{ SEGTUNE_MEAN, 5110.0, 220, 223, -1 },
	{ SEGTUNE_SHARE_4K, 0.41799999999999998, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 12100.0, 225, 228, -1 },
	{ SEGTUNE_SHARE_4K, 0.27200000000000002, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 25100.0, 229, 230, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 3350000.0, 232, 233, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 5.6399999999999997, 235, 240, -1 },
	{ SEGTUNE_N, 46300000.0, 236, 237, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1.3200000000000001, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.00232, 241, 244, -1 },
	{ SEGTUNE_MEAN, 170.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 8180000.0, 245, 252, -1 },
	{ SEGTUNE_N, 11600000.0, 246, 251, -1 },
	{ SEGTUNE_MEAN, 21.900000000000002, 247, 250, -1 },
	{ SEGTUNE_SHARE_1K, 0.075200000000000003, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const int segtune_segreduce_4aac2b61b60b5296_cases_0[] = {
	0,0,0,0,0,0,0,1375,1587,2297,3453,3067,3518,3428,3964,1375,1587,2297,3453,3067,3518,3428,3964,
	2560,730,-3072,-3072,116,-690,-1216,-1135,-1206,-1041,40316,-10102,13271,458,946,-753,-146,-617,38167,-12546,20773,1404,-1909,
	2560,1020,-3072,-3072,27,-489,-1856,2036,256,-660,-22649,-10281,26342,2792,5325,578,-2348,-1165,-19022,-126,14649,30,12507,
	2560,1854,-3072,-3072,0,0,-756,-1946,-5223,4231,-6842,11106,-21648,-1085,24195,-642,-2305,4436,-9308,4537,-13767,1039,15756,
	2560,2056,-3072,-3072,0,0,-1296,3709,520,-2066,-2599,-9105,-13730,-2911,-52986,2492,-2238,-2497,-1981,-2877,-16112,-5619,-41771,
	2560,2867,-3072,-3072,0,0,-848,-1941,-2376,1654,-112,2602,7245,-3321,-28927,-2338,-3697,643,685,3837,8534,-4621,-25607,
	2560,3012,-3072,-3072,0,0,-394,-172,-3192,-1394,-4598,992,-5649,-1824,50528,1079,448,-1628,-6138,-6099,-3986,1200,36618,
	2560,3657,-3072,-3072,0,0,-508,51,-4137,7900,9999,3931,11982,3932,-9783,-99,-4141,7130,10335,3587,12323,3990,-11755,
	2560,4096,-3072,-3072,0,0,-422,727,-2613,-1546,-3490,-7793,-8422,-1358,-3987,341,-3123,-2158,-3127,-7047,-8165,-1703,-3598,
	2560,4608,-3072,-3072,0,0,-229,-1228,-1201,-14123,-8730,-4026,-8115,-3673,3670,-1491,-1218,-13678,-8939,-3932,-8234,-3151,4427,
	2560,4608,-3072,-3072,0,0,-32,2171,-1686,7921,8409,7076,9067,-4421,-4483,2713,615,9819,6850,3940,7266,-1405,-9866,
	3328,830,-3072,-3072,413,-1829,-1292,-1518,2071,3151,-9599,21396,-41114,171,-2949,-238,2721,3650,-11346,1616,-28953,2839,-7329,
	3328,1029,-3072,-3072,62,-1981,-2624,-1815,551,2339,1719,-3070,27563,-196,-1234,-2724,-63,1827,5070,10932,14371,-2310,887,
	3328,1911,-3072,-3072,234,-927,-1192,-1124,-469,-5073,-11615,26268,-14894,-4668,8089,879,1847,-3158,-12567,11630,-6787,524,31,
	3328,2061,-3072,-3072,60,-950,-2064,2267,5594,3378,10165,-16393,5526,-2190,11525,501,2783,2131,11434,-6228,-2001,-5274,21754,
	3328,2916,-3072,-3072,10,-146,-1010,-1503,5711,-2408,5248,8076,6213,-4102,46838,-262,7889,-40,5107,1717,7247,757,37487,
	3328,3089,-3072,-3072,0,0,-1540,-1481,4709,-5334,-1874,-14200,10142,-242,-24587,-3120,1055,-6800,-588,-5264,7608,-4314,-12132,
	3328,3958,-3072,-3072,0,0,-1060,934,9684,1112,-1518,5883,-2214,-2191,8336,1029,8050,1322,-866,6651,-1918,-3052,9588,
	3328,3982,-650,-3072,0,0,-650,1567,2700,-4553,-1683,-6371,-3836,-10779,-6661,1403,3087,-2653,-720,-4651,-3876,-8639,-7760,
	3328,5120,-165,-3072,0,0,-641,-3707,-3620,-7616,4404,-13590,7740,-5917,6684,-4218,-4455,-8529,4168,-12601,8992,-7113,8838,
	3328,5193,-191,-191,0,0,-191,753,2991,-23859,-20534,-4969,-11504,-16876,2714,-143,2501,-22003,-20832,-4041,-10667,-16019,4242,
	3328,5632,0,-3072,0,0,-409,1288,-359,-9000,-2707,-941,-6027,-6779,2443,1708,-93,-6464,-2409,-1998,-6387,-5160,2603,
	3328,5803,0,-3072,0,0,-288,1087,3311,-7325,-3028,11601,4050,-4885,-5176,2120,4300,-2829,-2006,9721,2646,-1615,-6277,
	3974,3372,-3072,-3072,329,-663,-1698,2038,-806,4289,5332,2980,-961,-5039,-11758,2239,-736,4928,5051,3370,-1517,-6795,-9556,
	4096,881,-3072,-3072,825,-2902,-1564,-3071,-3326,-4563,-6184,53011,11732,-15022,-114,-1585,-2011,-3299,-7529,15971,17998,-10663,-1064,
	4096,1024,-3072,-3072,84,-3500,-3392,1777,-582,-1119,-3998,-11895,4282,-1279,616,858,-1498,-3966,-5685,5712,3260,-5212,-136,
	4096,1026,-3072,-3072,364,-3218,-2832,-1870,-4209,-860,-5609,-16874,1645,-10993,258,-1859,-3820,-23,-5206,-6752,-961,-12305,254,
	4096,1083,-870,-870,1850,-1675,-870,8355,8485,3750,-3172,-103,-4673,-15516,-2093,8473,8607,3399,-2224,881,-1251,-16044,-2176,
	4096,1542,-256,-256,2563,-503,-256,-1576,-2265,-15954,-1973,10583,5330,-14869,2416,-1294,-1405,-15814,-4271,7434,1072,-12818,2615,
	4096,1986,-1224,-3072,652,-1971,-1224,-64,-2101,9298,7145,-1913,-4873,2510,-7185,-65,-1912,8803,6855,-3248,-1352,2063,-8347,
	4096,2051,-3072,-3072,73,-2483,-2832,2293,-2748,-3420,5836,-5323,-9252,7022,-2846,2223,-2490,-2994,5723,-3504,-11525,7304,-2156,
	4096,2227,-512,-512,1422,-959,-512,-2842,-10360,-13442,-20027,-12123,-17110,-18695,-10403,-2618,-9794,-13460,-21932,-12519,-20005,-17337,-9674,
	4096,2971,-944,-3072,252,-1385,-1036,-4018,-3868,-6836,8613,31631,8224,16009,14501,-2146,-1713,-4205,4742,23625,4722,15199,13557,
	4096,3074,-3072,-3072,368,-1166,-1755,-4551,-4997,-13102,4896,3779,-1976,14200,-13312,-2830,-3236,-10936,4114,-4331,-1225,14334,-14099,
	4096,3083,-128,-128,1304,-221,-128,254,-6317,2587,14357,571,21850,-1181,-25197,76,-6130,2909,11449,-645,13524,-952,-24208,
	4096,3084,-3072,-3072,63,-1461,-2308,-169,-2607,1256,-3758,-1528,3363,17038,-11548,-548,-2828,560,-3333,324,3296,16617,-7858,
	4096,3143,-870,-870,406,-1059,-870,-2051,-1178,-8277,-12010,-18571,-9857,2205,-12757,-2327,-1437,-8261,-8622,-17282,-6087,2609,-13598,
	4096,3594,-256,-256,638,-375,-256,7691,11017,17903,29767,3394,28467,21941,1705,8918,12478,19262,26689,3100,20875,22195,1178,
	4096,3955,-704,-3072,90,-563,-1210,-2889,-3643,-8982,-11985,1301,3277,15228,-6497,-2076,-3161,-8429,-11275,584,2033,13890,-7107,
	4096,4084,-3072,-3072,37,-487,-1793,-1281,-2653,4542,-2856,-6156,-4634,20013,-8417,-1173,-3287,3708,-2772,-4189,-4589,16072,-4608,
	4096,4936,-277,-567,0,0,-754,130,-2735,15473,-5765,12682,-977,3078,5368,-392,-3217,14436,-5733,12807,1778,2612,5557,
	4096,5128,-137,-3072,0,0,-1281,-4342,-3581,23347,-9716,-13648,-5414,22004,1154,-4950,-4466,18382,-9368,-11798,-3341,18460,1971,
	4096,5939,-17,-211,0,0,-846,5867,5415,20860,21334,10478,10429,25464,-3082,727,303,16460,18261,10102,16139,23036,1895,
	4096,6084,-1,-237,0,0,-394,-7821,-7036,-2626,-2922,-5607,2634,1752,9886,-3438,-2809,-393,-386,-4944,-2196,2488,6445,
	4096,6729,0,0,0,0,-510,6085,4757,2657,-3959,-1984,5138,776,-97,4801,3510,1530,-4208,-2090,7473,35,2068,
	4096,7168,0,0,0,0,-422,6218,4663,3050,-3735,-2198,4375,667,1328,4430,3017,2223,-4441,-2707,7993,152,5144,
	4096,7680,0,0,0,0,-229,3964,331,2838,-3052,-3002,-2745,892,-10474,2990,-541,2539,-4246,-4100,349,973,-7245,
	4096,7680,0,0,0,0,-32,-1962,-5297,2838,20515,20565,-2745,892,-3166,591,-2827,3655,20814,20045,-6408,2138,-7647,
	4198,1265,-3072,-3072,22,-3526,-3366,162,-1272,664,-2855,-5379,-2464,-39,61,-656,-2221,-1247,-4109,4732,-2776,-2677,-421,
	4206,874,-3072,-3072,1055,-2898,-2742,5203,2554,657,3477,-59765,2951,-955,-243,4837,2395,-1995,2781,-24281,-2765,-6306,-384,
	4243,2446,-3072,-3072,94,-2362,-2955,-1302,-2620,-3421,126,-2724,-1889,-2159,-3928,-2525,-3388,-4852,-139,3468,-4371,-3053,-2875,
	4251,2552,-3072,-3072,27,-2338,-2795,-1378,-4237,-365,974,2723,418,-3271,-3535,-1491,-4141,-279,1019,1669,55,-2084,-3198,
	4284,2007,-3072,-3072,39,-2938,-3180,696,21,-737,-4480,-2303,-8275,8826,-4439,-150,-745,-2033,-5342,3629,-9927,6740,-4013,
	4352,-512,-3072,-3072,256,-5376,-3712,1917,3154,-998,14567,-3599,93,9008,-347,1727,2783,-1479,14536,-1833,-130,8401,-478,
	4352,511,-3072,-3072,155,-4454,-3312,-813,-1839,-256,-8370,-9615,-6999,-1773,-1048,-994,-2110,897,-7601,-11059,-6882,-1276,-1193,
	4352,1024,-643,-860,3323,-774,-1000,979,-1340,-9881,-20106,-1806,7604,14591,-5597,809,-1693,-10494,-18875,-151,8262,13968,-4959,
	4352,1026,-3072,-3072,3006,-1088,-1957,8297,8537,9997,-2713,10980,5473,2807,57,7912,7980,9263,-1643,11835,4690,2355,249,
	4352,1066,-1613,-3072,1043,-3011,-1613,1600,1102,916,-1243,-13331,-5239,4766,-405,1754,1075,852,327,-14974,-4386,4453,104,
	4352,1330,-761,-1222,1424,-2366,-1222,3449,4795,13029,3142,-10097,5358,-5599,-13,3445,4691,12772,3516,-8431,4829,-7370,12,
	4352,1498,-1121,-3072,883,-2739,-1480,5581,4552,906,-64,5139,4683,1006,-2216,5419,4294,691,688,6295,5502,1047,-2071,
	4352,1519,-1227,-3072,2661,-939,-1559,2851,3937,-3692,-7052,-9894,-7963,-2582,116,2905,4100,-3477,-5884,-6067,-8599,-3241,508,
	4352,1523,-693,-3072,1262,-2335,-1306,2885,1232,-449,1947,-2735,-607,-12771,-120,2530,1066,-697,-117,-199,-487,-12334,-363,
	4352,1532,-3072,-3072,234,-3354,-2404,-5047,-7137,-7516,-3432,33463,-1068,-12254,-1521,-1750,-3240,-961,-2151,1979,1148,-4881,-1768,
	4352,1536,-3072,-3072,93,-3491,-3360,286,-3808,4457,-327,-3039,-899,-3723,-1290,-567,-4879,2396,-1562,8037,-960,-6619,-1572,
	4352,1539,-3072,-3072,164,-3417,-2776,-3020,-5638,316,-3335,-3814,1216,-7227,-1437,-1175,-3586,4399,-1833,-17458,1915,-3514,-1487,
	4352,1972,-1480,-3072,665,-2483,-1480,-5541,-7853,-1035,-5292,4657,-17517,-7755,13961,-5045,-7501,-894,-6600,-3055,-14608,-5933,12733,
	4352,1972,-1480,-3072,1990,-1158,-1480,442,18,-5995,948,751,-3712,6465,-2276,229,-313,-6505,128,62,-3012,6194,-3038,
	4352,2048,-457,-657,2593,-479,-879,-2988,-2073,820,-11829,-10289,-42549,19341,21661,-3145,-2452,417,-9389,-8398,-38660,17924,21890,
	4352,2057,-3072,-3072,1486,-1577,-2170,9287,6514,13479,4767,-15979,2279,10001,1455,8437,5824,12521,5418,-13810,279,9409,2248,
	4352,2222,-512,-512,1911,-988,-512,-6392,-3241,-8118,1711,11295,7831,1944,17740,-5980,-2926,-7850,-779,10611,3196,3302,17439,
	4352,2302,-3072,-3072,42,-2776,-2984,-482,-1318,-8306,-3955,-2447,-10189,17560,-6698,-475,-1250,-7966,-3930,-3399,-10432,17951,-6674,
	4352,2577,-534,-3072,577,-1965,-1316,1760,1852,-2685,7281,-5705,2734,-1483,-3707,1733,1559,-3172,4455,-5952,-1553,-2630,-2544,
	4352,2838,-549,-817,639,-1643,-1073,7652,7431,10658,-7478,7330,-14731,-2764,25630,6349,5926,10267,-1785,11155,-6681,-2518,24975,
	4352,3046,-439,-1060,1724,-350,-1060,3776,4652,11628,-9528,20183,5180,-4801,23629,4018,4682,11328,-9588,19236,5862,-5170,21929,
	4352,3072,-360,-573,1693,-355,-788,617,3538,13765,11095,12027,-12792,-3438,-14968,-42,2643,12550,12842,12179,-5792,-4182,-15162,
	4352,3077,-1760,-3072,133,-1910,-1760,-482,-1333,-111,-951,-17387,-1558,-5578,-9264,-4,-997,-13,1265,-16000,-218,-6335,-8722,
	4352,3587,-3072,-3072,9,-1524,-2490,-226,-2069,-1659,-8042,-1565,-4336,-6851,-8972,-1205,-2730,-3405,-7719,1984,-3977,-7129,-7712,
	4352,3596,-3072,-3072,63,-1461,-2306,1127,-767,55,-7918,293,3307,-7572,-3046,1355,-414,-290,-7820,712,3690,-8164,-1548,
	4352,3997,-570,-1191,207,-916,-1191,5095,2377,5000,-6874,-11094,8254,-1833,1815,4467,1543,4537,-4759,-10555,10863,-2198,1186,
	4352,4050,-208,-465,316,-754,-819,1123,2686,-12182,-10437,4335,-2087,-2543,3105,1412,2678,-12714,-8540,5175,2950,-2337,3004,
	4352,4102,-664,-3072,627,-391,-1391,3526,2768,15067,11880,6460,3327,-11168,-4393,4412,3339,14228,9246,4805,-2293,-11462,-4578,
	4352,4577,-361,-1135,124,-419,-1135,2210,351,-668,-6403,5174,8098,-836,3033,1577,-365,-1511,-7106,4173,8911,-1024,3429,
	4352,5640,-30,-3072,0,0,-1281,-1010,229,18966,10656,6660,-6734,18679,-1204,-653,145,16622,9758,5665,-6170,16158,-955,
	4352,5657,-55,-347,0,0,-623,-5289,-4547,10514,16554,-9939,-2622,-1232,3877,-903,-496,11985,18204,-9800,-7108,-1043,470,
	4352,6144,-4,-185,0,0,-519,-2427,-942,-6834,-9298,-5975,271,-1184,2617,2752,3888,-5432,-6317,-4997,-5205,-942,-2427,
	4362,338,-3072,-3072,1325,-3476,-1850,-2774,-2758,-1868,-1248,-1113,-741,-3072,-883,-3385,-3045,-1268,-578,-13978,-648,-2391,648,
	4390,1870,-3072,-3072,403,-2923,-3222,4009,4880,-442,8574,-21447,2613,14739,-4209,2583,3750,-3272,7070,1720,-26,9500,-3536,
	4441,2747,-1916,-3072,595,-1956,-1875,4820,4792,-867,-4589,-164,3091,-6606,14193,4099,3963,-1992,-1388,4094,4035,-7352,14494,
	4480,1280,-3072,-3072,47,-4049,-3424,-2115,-312,6391,-6627,-5199,13376,-120,-535,-2403,-962,5905,-6625,-3020,14164,-489,-901,
	4608,-512,-3072,-3072,256,-5888,-3968,1768,1248,7301,-6747,-270,406,2836,66,2107,1571,6858,-6492,-144,155,2663,118,
	4608,511,-3072,-3072,155,-4966,-3568,-2341,1432,-7298,5543,-8886,-3677,2335,-1284,-2687,1200,-6700,5693,-11680,-3343,3149,-1377,
	4608,1013,-3072,-3072,3169,-1451,-2124,-6310,-3172,-3715,-12570,7244,-1656,632,124,-6422,-3671,-3551,-11716,5102,-1570,703,-36,
	4608,1024,-579,-750,3788,-820,-1017,1016,5200,6064,-231,-25,16512,-8959,-3757,656,4645,5227,-393,652,15667,-8929,-2438,
	4608,1061,-1591,-3072,1132,-3439,-1825,1406,4023,1729,208,5625,10572,4609,1012,1269,4093,2390,1056,2958,9710,5305,1704,
	4608,1352,-654,-936,2269,-2011,-1015,-2179,-7273,-14718,-5240,-4365,425,17443,-3723,-2310,-7317,-14718,-7435,-4988,1681,16461,-4342,
	4608,1473,-1121,-3072,1027,-3132,-1687,-5634,-3631,1589,-11878,1896,15972,-2794,286,-6035,-4025,1775,-12126,1210,14696,-873,418,
	4608,1534,-3072,-3072,232,-3866,-2541,-6055,-4842,-9898,-6004,49799,13614,-9514,-1301,-2154,-509,-2305,-3081,11687,14052,-985,-606,
	4608,1536,-3072,-3072,93,-4003,-3616,-1808,158,14836,-1947,-6040,-10690,-1546,-1114,-2991,-1419,11868,-3647,5162,-9347,-4462,-1663,
	4608,1538,-640,-1010,1633,-2461,-1256,2672,6005,4250,7979,11907,13248,31692,-1605,2241,5591,4008,8020,12580,14047,30113,-1544,
	4608,1538,-3072,-3072,211,-3883,-3032,-3141,-3651,-4657,-4099,-1819,13524,-7774,-1288,-1689,-2412,-1791,-2133,-11060,13606,-4978,-1127,
	4608,1539,-1116,-3072,2970,-1123,-1613,-3535,-3282,-11106,5788,-6825,14819,844,2055,-2936,-2564,-9207,3964,-9925,14483,1689,987,
	4608,2005,-1139,-3072,750,-2877,-1564,-1454,1479,-1090,6317,14146,-3043,1489,-6878,-1378,1477,-938,2082,6423,-3425,4903,-7456,
	4608,2005,-1139,-3072,2325,-1302,-1564,-9125,-10907,4600,6667,22622,-13025,2188,-303,-8518,-10368,5055,2863,16592,-15069,3254,-1567,
	4608,2042,-3072,-3072,1633,-1957,-2404,651,4020,5597,-901,2708,-6,-13723,-1056,89,3674,5128,-581,5958,-1402,-14248,-586,
	4608,2047,-419,-598,3065,-520,-906,1407,5121,17255,19259,-7137,-32445,-7535,-6377,1245,4861,16971,19709,-5972,-30458,-8240,-5150,
	4608,2219,-512,-512,2405,-1008,-512,720,4219,6137,20676,13275,32339,18768,-2924,1157,4208,6587,18184,12895,27648,19954,-4583,
	4608,2303,-3072,-3072,47,-3281,-3216,624,5046,5681,5340,-2949,-2977,-1105,15513,415,4610,5487,5610,-3336,-2870,-1663,15629,
	4608,2556,-642,-1355,767,-2310,-1355,3927,4565,1787,4235,2317,1896,4047,-7684,3718,4179,1704,4356,3037,1240,3148,-8163,
	4608,2880,-479,-688,1179,-1573,-917,-2362,-4929,-14727,-6441,-16006,-10933,-4704,5479,-2699,-5412,-14786,-6298,-14731,-10033,-4163,5699,
	4608,3071,-323,-474,2153,-408,-827,476,-2693,14674,14711,13915,-13032,19410,-9346,-267,-3357,13108,15588,14537,-5154,18797,-8493,
	4608,3081,-1645,-3072,154,-2397,-2016,1688,3783,2589,-3639,-20963,2303,-3197,8904,1904,3798,2345,-894,-16049,3090,-2882,9826,
	4608,3086,-408,-749,2089,-457,-1316,2320,-3031,-18966,-20861,-44230,-37784,-4855,-9358,-285,-4283,-19983,-13645,-38387,-18164,-4695,-7528,
	4608,3585,-3072,-3072,11,-2036,-2746,-993,982,2524,9976,3069,-42,-3268,5454,-1905,218,1437,10085,4740,677,-2273,3653,
	4608,3587,-3072,-3072,72,-1973,-2562,1964,2797,-453,3143,1944,2920,-3820,8942,2438,3210,-296,2952,584,3737,-2521,7665,
	4608,4002,-549,-944,247,-1382,-1036,-12643,-10992,-13688,3222,16534,5834,-2051,-14691,-9438,-8130,-11201,-864,10964,-3323,-2247,-12949,
	4608,4070,-204,-408,383,-1180,-804,-11070,-11644,-4597,4724,2274,4392,-2488,-14401,-8271,-9317,-3386,3275,1296,-999,-2045,-13073,
	4608,4106,-670,-1504,882,-643,-1504,5702,7040,1961,9206,-2614,-3232,-2396,395,3450,5213,381,10498,334,2866,-1735,45,
	4608,4613,-333,-1391,133,-886,-1391,7783,10507,5095,2561,6942,2688,-1438,8032,7452,10146,5276,122,4347,-170,-1803,8134,
	4608,5649,-25,-3072,0,0,-1537,766,-193,-13416,1324,4641,-1632,-10450,-1622,156,-669,-14924,891,5105,-942,-11308,-1096,
	4608,5662,-53,-362,0,0,-879,-2832,-1608,4865,10259,12759,-7838,-3838,5579,-547,431,4755,10966,12747,-9487,-3746,3037,
	4608,6656,0,-93,0,0,-519,-7990,-9387,-4418,-12020,-4052,298,-2176,5152,-1451,-3310,-3294,-7707,-2108,-7321,-1951,-3176,
	4628,1070,-3072,-3072,1047,-3555,-2256,1859,3748,-857,4723,43873,-7469,41778,-697,2191,4480,1369,4518,26385,-7057,44117,-409,
	4634,1137,-3072,-3072,424,-4122,-3450,2350,5766,-493,699,-20738,-10244,2823,22619,2091,5053,-3373,-142,440,-9178,-362,21708,
	4636,2999,-3072,-3072,67,-2621,-3032,2963,2675,3818,2278,3502,1439,-6048,11830,1779,1636,2888,2667,5392,1655,-6486,11118,
	4711,1665,-1309,-3072,1991,-2182,-2061,-1720,4270,-3525,-14379,-5568,12712,2842,-2165,-2196,3377,-4924,-9447,2855,10837,1920,-916,
	4721,822,-3072,-3072,1375,-3661,-2336,7008,7474,-117,14875,20341,-4924,-8552,-892,6435,6931,445,14151,16217,-5026,-8310,-790,
	4740,2360,-3072,-3072,49,-3487,-3452,-1857,4921,4833,5012,-3636,2569,16370,-8169,-3273,3287,2767,4619,1212,2155,13066,-7636,
	4864,867,-1514,-3072,1615,-3662,-1984,1255,1247,-1079,6686,-3162,-9311,-8447,1337,584,792,-372,5733,-1739,-9819,-6705,1403,
	4864,1024,-3072,-3072,84,-5036,-4160,2628,6448,12348,4875,-5014,-5322,1354,-726,2004,6017,9428,2525,4268,-3549,-1142,-1059,
	4864,1024,-3072,-3072,426,-4694,-3600,-3411,-1360,-7037,440,-10769,16997,-1131,-1162,-3449,-1632,-8809,-15,3014,17741,-2427,-1776,
	4864,1081,-870,-870,3331,-1733,-870,-7871,-2495,-14143,15217,319,-11668,-11262,18396,-7593,-2254,-13391,13510,319,-8725,-11984,17665,
	4864,1535,-256,-256,4098,-511,-256,372,565,10897,10766,-496,12283,17331,-6488,633,1328,10954,11560,-2078,14469,16819,-8317,
	4864,2002,-1056,-1603,1096,-3046,-1603,-2833,2754,4824,10112,3692,9977,-7967,-6455,-2667,3023,5001,9167,2359,9760,-7803,-6655,
	4864,2048,-3072,-3072,98,-3999,-3600,-856,6273,-3695,894,-371,11919,-1727,-3166,-1904,4865,-5629,248,5615,12227,-4004,-3083,
	4864,2219,-512,-512,2910,-1016,-512,-1952,4025,18496,8703,-7327,21865,-8139,-6205,-1525,3874,19178,7146,-6793,18851,-7329,-9024,
	4864,3018,-824,-1480,649,-2477,-1480,2864,6494,2347,8059,10678,-12169,16706,7636,3257,6817,2308,5720,8310,-14041,15656,7498,
	4864,3078,-128,-128,2814,-252,-128,-1039,343,12791,6591,13745,3279,-2446,14746,-717,119,13357,6826,12417,-3011,-2465,12695,
	4864,3078,-3072,-3072,73,-2993,-3076,1469,8172,2787,2569,3735,528,-7141,6996,1299,7944,3011,3103,2139,1258,-6597,6293,
	4864,3095,-3072,-3072,419,-2630,-2523,-6780,-2149,-3415,5877,15197,-10220,-5411,9168,-4093,271,-855,4568,4482,-7774,-1254,7524,
	4864,3134,-870,-870,1389,-1621,-870,-4532,-2265,2850,25435,-1932,19367,-4170,10475,-3326,-1547,3345,19567,-6125,11170,-4137,10609,
	4864,3588,-256,-256,2061,-496,-256,-5732,417,-11967,-19559,-8062,26886,-2219,1686,-4173,681,-10110,-20103,-10296,13852,-2803,1154,
	4864,4049,-508,-826,290,-1805,-1291,-9638,-13081,-11475,-17097,-4002,-7231,-2030,-22536,-8995,-12352,-10773,-16580,-5091,-7694,-2354,-21754,
	4864,4099,-3072,-3072,72,-1973,-2561,-1773,1808,7136,-842,4512,8555,1105,2727,-890,2398,7500,-1850,2971,8168,2191,374,
	4864,5024,-240,-570,205,-915,-1191,-2629,2895,10155,4387,-9095,-22913,387,-3898,-826,4571,10488,5218,-9668,-23396,460,-3991,
	4864,5133,-130,-3072,62,-949,-2049,1514,5739,7976,-2791,-5965,13134,-7348,2263,314,5236,7687,-3017,-3757,12299,-6593,1654,
	4864,5994,0,-251,12,-138,-1010,-5368,-5337,-15495,-16824,-7868,-3510,-3756,94,-2755,-3040,-15314,-16385,-8355,-7551,-3726,-2899,
	4864,6161,-6,-125,0,0,-1537,15167,14542,-11285,5582,-7031,5030,-3823,-3370,3575,3781,-13566,541,-6946,16299,-3338,5639,
	4864,7030,0,-13,0,0,-1059,14961,18412,-1563,12674,-3820,-5507,-1850,-11451,9805,13587,-1968,9535,-5399,1568,-2510,-1575,
	4864,7054,0,0,0,0,-650,-10986,-10278,-1262,-10584,-3703,-5819,-1803,875,-6636,-6227,-955,-7317,-1890,-10822,-1914,-5292,
	4864,8192,0,-2,0,0,-641,-633,6407,111,-2269,-2951,-22351,-306,-30477,-3983,3563,-66,-3636,-4308,-11860,-897,-18950,
	4864,8265,0,0,0,0,-192,-17059,-2103,46,-1887,-2729,11700,-239,19005,-12996,1185,66,-228,-544,665,50,6317,
	4864,8704,0,0,0,0,-409,6293,7619,-294,-141,-1164,-14546,137,-11585,4529,5885,-372,-1967,-2450,-9501,-220,-5488,
	4864,8875,0,0,0,0,-288,2940,5768,-313,349,-490,-8077,280,-4000,2269,4800,-217,-1669,-1466,-8097,105,-2816,
	4952,1837,-3072,-3072,242,-4241,-3576,2074,6026,13673,1127,-15239,-14748,4820,-1263,1550,5073,12200,897,-7351,-14335,3534,-1425,
	4966,1773,-3072,-3072,279,-4295,-3686,4263,7611,-2332,2908,-17475,-14662,2269,-954,3267,6229,-4988,1702,-3990,-13596,-325,-1375,
	4992,2304,-234,-927,1704,-2392,-1508,-9228,853,-10255,-28942,4925,-20654,2354,-6327,-9496,500,-10419,-25038,4386,-17677,2232,-6839,
	4992,5888,-10,-338,43,-469,-1588,8117,8371,5249,11036,17291,10270,-2497,-3370,703,1674,3383,9183,18623,17976,-1897,510,
	4994,2348,-3072,-3072,292,-3763,-3354,1181,5222,7947,4872,-13126,14540,17093,-6138,792,4484,7260,5439,-8150,14540,15760,-5791,
	5109,1016,-3072,-3072,8,-5610,-4597,3887,2200,-1034,5906,8226,-1200,-134,-281,4014,2030,-2621,4517,11596,-142,-3104,-138,
	5120,-512,-3072,-3072,320,-6848,-4480,-10801,-9779,-8562,4100,-1344,-666,-3812,435,-9982,-8896,-8221,4085,10,-786,-3158,391,
	5120,512,-3072,-3072,154,-5990,-4048,-608,-910,8357,-16251,-929,788,-5135,-228,-666,114,8639,-16420,-5041,562,-3424,-6,
	5120,1007,-3072,-3072,3461,-2188,-2627,-5898,-5543,-11324,4578,-5842,-4898,1086,320,-5407,-4855,-10489,3088,-5057,-4419,1706,315,
	5120,1021,-3072,-3072,489,-5146,-3856,-97,-2746,4607,6408,-11629,-2139,-281,-865,4,-2449,2646,5389,3690,-1511,-1269,-1274,
	5120,1024,-495,-641,4735,-896,-1065,3116,2796,2569,14822,1302,11878,-8464,-525,2507,1901,1205,12407,1076,8279,-7673,962,
	5120,1069,-1498,-3072,1372,-4215,-2201,8065,4453,418,15699,3449,-9349,-5718,1566,6899,3814,1542,14606,-3743,-10230,-5031,1587,
	5120,1081,-870,-870,3838,-1737,-870,2567,-2754,5005,10478,-95,-11784,11994,-2839,2980,-2197,6777,9554,335,-9202,11475,-3520,
	5120,1312,-733,-1029,2404,-2939,-1527,-874,-3411,-9889,-21104,-2476,-13449,-14732,-46,-861,-3362,-10556,-20066,-1451,-13671,-15880,654,
	5120,1489,-1020,-1632,1960,-3206,-1877,1876,2806,-1905,-4843,-10340,5421,2849,695,2497,2973,-2751,-1908,-7201,5022,2816,1265,
	5120,1525,-682,-998,2040,-3091,-1570,2556,869,3114,1061,-7905,5634,-8695,699,2500,919,2563,1375,-6944,5215,-9738,1374,
	5120,1536,-3072,-3072,213,-4907,-3500,-2258,-2559,-4744,-5100,-74,-9387,-6586,-150,-1598,-1839,-2849,-2857,-9491,-11021,-3365,348,
	5120,1536,-256,-256,4608,-511,-256,-878,-3212,8681,-11375,1388,-12594,-4183,17913,-403,-2235,8895,-9246,351,-8761,-5542,16282,
	5120,1536,-3072,-3072,93,-5027,-4128,3756,954,4316,-517,-5446,14994,223,-153,3000,424,2518,-2438,1172,16327,-1056,-525,
	5120,1538,-3072,-3072,339,-4779,-2975,-979,-1960,-7166,-2718,37449,-10243,-8844,-153,1262,178,-1954,2361,5668,-13481,-2685,1093,
	5120,1552,-1066,-1945,3527,-1576,-1945,-1175,3899,9195,-13040,-428,10726,3874,449,-1282,3932,8932,-12909,-2020,6614,4403,412,
	5120,2014,-967,-1333,1504,-3139,-1728,-5703,-7160,-2579,-19075,6949,4463,-11684,-5378,-5644,-7209,-2585,-15877,8857,7126,-12097,-4916,
	5120,2014,-967,-1333,3108,-1535,-1728,-2905,1033,9974,-1827,3,13139,8374,-3846,-2927,1203,10157,4363,1038,15806,7291,-1842,
	5120,2043,-3072,-3072,1963,-2650,-2783,-2544,-2648,-4686,-3875,-8583,11236,10773,-1510,-2757,-2619,-4684,-4462,-3580,12020,9958,-1488,
	5120,2048,-357,-472,3966,-642,-951,-3437,-2242,5624,11115,-1067,7058,-6678,-5525,-3936,-2927,5211,9454,-713,5146,-5904,-2686,
	5120,2220,-512,-512,3416,-1020,-512,1756,2276,6361,4135,-4444,9273,-9029,-5100,2206,2292,7333,4166,-2910,8782,-8759,-8406,
	5120,2305,-3072,-3072,59,-4293,-3696,1461,4601,-6136,-857,-1093,8360,4164,-2997,947,3876,-6898,-765,-391,7750,3365,-2632,
	5120,2538,-580,-1045,1094,-3023,-1613,-2382,-2385,-1174,10,-3419,-3048,13184,10244,-2826,-2681,-1006,555,-2591,-1754,12572,9950,
	5120,2929,-459,-661,1369,-2358,-1222,4799,4164,-3793,5046,447,-13053,-3739,9226,3740,3530,-4427,3049,1800,-12187,-4595,9192,
	5120,3013,-451,-859,2722,-921,-1559,-4298,-3928,-841,-9329,25403,-22991,-4785,-9491,-5107,-3110,-356,-6685,26549,-14319,-4310,-5042,
	5120,3065,-1739,-3072,238,-3352,-2403,-1957,1415,-794,4812,-11613,-6241,-6373,-18326,-991,2514,106,4520,-13088,-5608,-2536,-18358,
	5120,3069,-261,-398,3096,-491,-888,511,4073,-18615,11477,-3472,26928,-1283,9472,-46,3879,-19776,9311,-3144,29627,-962,12170,
	5120,3071,-128,-128,3331,-254,-128,-897,3638,-11516,-12895,-4804,-4161,-585,4836,-676,3561,-11611,-11704,-5250,-5530,-1139,1880,
	5120,3074,-3072,-3072,440,-3142,-2779,-4538,-3820,-4315,-1948,-4952,-9680,-6864,6818,-2489,-1844,-2192,-2801,-13195,-7680,-2133,5579,
	5120,3131,-870,-870,1851,-1674,-870,863,5023,12287,17592,1888,30666,-3716,7597,1838,5489,12127,9103,-4144,20003,-3805,6399,
	5120,3585,-3072,-3072,13,-3058,-3230,3352,5715,3158,4354,-437,436,-4345,3965,2063,4667,2598,4898,1176,411,-5817,3242,
	5120,3590,-256,-256,2562,-503,-256,-1499,-141,-16558,-16270,-3167,-3857,348,14454,-197,-244,-15109,-15608,-4732,-14181,-392,12597,
	5120,3590,-3072,-3072,73,-2992,-3074,3086,4791,1659,-3419,-671,-929,-3349,4104,2851,4624,1885,-3278,-1201,-353,-2616,2826,
	5120,4067,-487,-750,625,-1964,-1224,-11442,-4901,-4188,8242,9687,13639,-1188,-10952,-9898,-3110,-3125,5019,6538,7161,-1624,-8765,
	5120,4105,-625,-1645,1316,-1234,-2016,-1695,532,-203,-6193,-19775,-12053,-189,-2346,-4674,-1418,-1025,-1385,-12568,-1584,947,-2853,
	5120,4109,-187,-408,580,-1966,-1316,-6489,-5570,-12013,-15409,-203,-18979,-1541,-2359,-7521,-6245,-12728,-11355,3287,-12220,-936,-2061,
	5120,4613,-331,-1032,134,-1910,-1760,11448,14250,8111,-6923,2108,-7584,1382,7205,8764,11843,7491,-3901,5019,-2059,1078,4550,
	5120,5637,-57,-333,133,-886,-1391,4792,6608,5566,4706,-5171,-19657,-575,-5950,5006,7030,5176,4939,-5598,-19460,-324,-6393,
	5120,5645,-28,-3072,62,-949,-2049,904,1513,-19042,9316,10243,6649,-4665,-1734,656,1878,-16354,6814,7192,4082,-3764,-1105,
	5120,7680,0,0,0,0,-519,-14562,-13489,720,-5699,-4491,5601,-644,12087,-9188,-8505,838,-1195,-1293,-3388,-553,458,
	5260,2268,-2007,-3072,1215,-3452,-2602,-1387,-5768,-1964,-9306,6202,6495,-930,-3792,-1946,-5979,-2096,-8542,9404,7043,-2231,-3753,
	5265,787,-713,-713,4797,-1362,-682,-835,-1166,1685,-11464,-91,-6814,11563,-623,-130,-384,3528,-9997,96,-4475,11745,-1302,
	5332,2672,-3072,-3072,0,-4408,-3996,10590,3568,944,2180,1595,8987,11919,19268,9223,2190,-734,844,5114,9188,8181,19555,
	5376,-511,-3072,-3072,343,-7336,-4672,-1410,3248,2735,6861,1858,-878,-2113,326,-1134,3583,3206,6563,3096,-774,-1481,216,
	5376,512,-3072,-3072,162,-6494,-4272,371,-5322,-6845,-13486,-1866,783,-3708,91,471,-4121,-6598,-13986,-5557,433,-2056,194,
	5376,1017,-2543,-3072,3646,-2505,-2790,2240,-3607,330,20962,4387,-5493,1399,-213,2261,-3242,257,19474,5219,-4206,1957,-11,
	5376,1024,-472,-589,5215,-929,-1089,-2462,-6513,875,14631,615,-7097,-5556,59,-3164,-7464,-854,11955,438,-10654,-4899,1194,
	5376,1079,-1316,-1902,2348,-3742,-1902,3906,-1940,4843,17355,12474,-5072,-3200,252,3749,-1878,5998,15761,11567,-5458,-148,45,
	5376,1330,-686,-896,3191,-2647,-1331,-3444,-9350,-11303,9587,-435,-9204,-3607,-617,-3607,-9017,-10937,9265,-186,-8956,-5160,-431,
	5376,1480,-747,-1211,2085,-3603,-1826,10226,3462,1592,14919,-7913,7515,5099,2910,10580,3820,918,14030,-6408,5311,5553,3227,
	5376,1481,-1060,-1433,2499,-3188,-1614,-6431,-12629,-12503,5041,-2196,-13809,-11851,-674,-6316,-12169,-11160,2708,-5248,-13244,-10551,-1241,
	5376,1536,-3072,-3072,104,-5527,-4384,4997,-4955,8240,9168,-6884,-4052,-1873,-6,4776,-5028,7381,7970,-2625,-3292,-2696,-174,
	5376,1536,-3072,-3072,212,-5419,-3708,4061,-5688,-6560,7344,6168,19038,-4633,67,4526,-4490,-4789,9682,-3821,16941,-1020,745,
	5376,1536,-3072,-3072,341,-5291,-3231,4459,-3494,-3620,8027,37861,-5136,-7536,149,5707,-1834,150,13321,10753,-8833,-2490,1439,
	5376,1547,-1074,-1844,3727,-1894,-2201,4201,-2915,4075,3832,1435,8900,-19532,1180,3311,-4130,1976,5013,1219,5325,-18620,1492,
	5376,1992,-1089,-1589,1526,-3651,-1984,5077,1379,6789,-10189,9603,-475,-5358,-369,5279,1566,6904,-8356,10469,609,-4543,-88,
	5376,1992,-1089,-1589,3271,-1905,-1984,7866,-645,-1475,-10989,3474,5644,6931,-1097,8164,-609,-1260,-6265,2323,7130,6531,-59,
	5376,2048,-331,-440,4428,-692,-969,2127,-550,-15012,-10275,610,12221,-4630,-4140,1564,-1424,-15552,-12727,503,8393,-3462,-1394,
	5376,2049,-3072,-3072,2106,-3013,-2975,-3260,-6305,-6932,-15013,-22221,4767,-12520,-552,-3582,-6439,-7389,-15674,-15864,6026,-13707,-594,
	5376,2218,-512,-512,3928,-1022,-512,5363,-588,-20020,-17386,-2195,-17790,-8071,-3059,5870,-214,-18816,-15772,-183,-16060,-8404,-6071,
	5376,2304,-3072,-3072,59,-4805,-3952,7098,3523,-404,-3200,-2459,7142,-689,-880,6841,3312,-589,-3429,-2645,6773,-532,-848,
	5376,2525,-594,-1061,1192,-3451,-1825,3709,-5292,-3027,-6015,64,10230,19164,-10234,3605,-5272,-2526,-5037,969,10901,19508,-10275,
	5376,2943,-439,-590,2216,-2009,-1015,10439,4624,22148,6993,-10589,9294,-4152,-13728,9779,4586,21288,1674,-10997,2929,-4321,-14445,
	5376,3048,-423,-809,3034,-1086,-1613,5290,-4440,-3688,14294,1628,-2937,-3643,-9852,5057,-3472,-3396,13752,629,1356,-2986,-5168,
	5376,3069,-1691,-3072,235,-3864,-2541,6400,-1948,-1648,1694,30275,62,-8525,10691,7391,-626,-552,-171,23239,-175,-3143,10537,
	5376,3072,-246,-364,3558,-538,-913,3913,-3798,8020,-9840,-1473,17933,276,-16329,3365,-4181,7315,-12156,-1152,18160,1100,-13157,
	5376,3584,-3072,-3072,99,-3485,-3330,7865,123,-4267,-1536,-2767,-5111,-8509,4979,7216,-253,-4421,-798,-1559,-5547,-9647,5372,
	5376,3584,-3072,-3072,14,-3570,-3486,7610,-1094,-2837,324,1135,-2683,-10063,-18029,6363,-2079,-3511,1239,3391,-3749,-13383,-17030,
	5376,4046,-502,-835,646,-2476,-1480,3502,-1329,-3959,5095,9062,2684,-2417,5632,3862,-476,-4120,1619,5719,-1701,-3217,6601,
	5376,4089,-199,-448,769,-2310,-1355,7552,-765,-473,7366,437,13279,-1326,14643,7295,-378,-1016,6199,604,11188,-1226,15802,
	5376,4104,-642,-1749,1487,-1577,-2170,819,-7199,2804,-5991,-10166,-13607,-168,8139,-478,-8093,2658,-2481,-6156,-7276,379,7897,
	5376,4617,-329,-1019,154,-2397,-2016,11150,3341,1399,-14231,-19565,-3590,853,2956,8030,-233,694,-7052,-12060,6579,475,-423,
	5376,5642,-56,-333,128,-1398,-1504,-4964,-11279,8298,-2531,1213,-23962,1103,-11597,-2747,-8714,8970,-4914,-3476,-29790,1114,-13071,
	5376,5644,-30,-3072,63,-1461,-2304,5052,-5024,-19122,7034,6317,-2968,-321,-2697,5229,-4280,-16970,4001,2429,-5567,658,-2340,
	5376,8132,0,0,0,0,-519,601,-13552,791,-2462,-4421,21438,-21,30613,5022,-9459,586,1786,-907,9885,87,16181,
	5433,2981,-3072,-3072,578,-3723,-3003,4148,-1348,412,-3606,6948,8291,-8118,-9984,5630,315,1865,-3910,12,8746,-3555,-10161,
	5559,4240,-1106,-1922,262,-3032,-2157,-9067,-9004,-7733,1683,6820,288,-1610,1531,-8079,-8347,-7823,-462,4847,-1336,-1038,1109,
	5608,5608,0,-3072,0,-2025,-2804,279,-5918,10730,-6960,-10632,-2530,1991,1944,261,-6061,9544,-3766,-5834,-519,2315,1357,
	5632,878,-1292,-1637,2631,-4171,-2096,1392,9488,165,-19596,-11232,4684,5713,-1583,1280,9057,-372,-19261,-6796,4861,6063,-1380,
	5632,1024,-3072,-3072,116,-6540,-4928,-540,-2939,553,681,-2004,1161,1783,31,-678,-3783,611,-3,1106,1534,270,121,
	5632,1024,-3072,-3072,514,-6142,-4368,1210,-4484,-3226,-2983,6779,1858,2235,-57,1470,-3539,-3697,-4288,17469,2303,2326,-43,
	5632,1081,-870,-870,4859,-1740,-870,-2437,-5749,-3029,8221,-1665,-1773,-15809,152,-1782,-5014,678,9904,-1232,72,-14388,-432,
	5632,1536,-256,-256,5632,-512,-256,-3420,-2997,-8380,-6231,895,-4549,1272,-3219,-2438,-1936,-6905,-2385,442,-42,388,-4187,
	5632,1988,-1124,-1509,2018,-3674,-1870,-5866,-9537,-1588,6821,-5712,3504,-11196,426,-5981,-9324,-1599,4220,-10273,4026,-8605,-25,
	5632,2048,-3072,-3072,107,-5525,-4368,-284,-1996,-5615,4159,7365,14134,-4948,-73,-411,-2019,-5699,3520,8915,14689,-4750,-525,
	5632,2219,-512,-512,4438,-1023,-512,-1254,-5832,7716,-12176,-805,-14185,17824,-1994,-663,-5160,9043,-9543,964,-11283,17047,-4253,
	5632,3057,-740,-990,1487,-3136,-1728,2316,-3876,492,-2409,7230,-6385,25884,3198,2128,-3918,-214,-2382,6750,-3019,25121,2279,
	5632,3067,-3072,-3072,518,-4095,-3291,-8450,-10468,-7386,-7030,8676,7063,-6072,-6441,-7729,-9689,-6877,-6587,6332,6389,-4048,-5607,
	5632,3071,-128,-128,4353,-255,-128,408,-6007,-1377,18454,-48,-5825,1127,4576,521,-5238,-2907,19545,-311,-1062,-210,2275,
	5632,3071,-3072,-3072,99,-4510,-3844,-3716,-6581,4502,29,-1776,11278,14433,-5182,-3897,-7012,4180,326,-1198,10373,12917,-4332,
	5632,3129,-870,-870,2827,-1724,-870,180,-2782,-5857,1279,2539,4176,-4604,9859,850,-2271,-5677,-6197,-3125,-5154,-3877,5915,
	5632,3584,-256,-256,3586,-510,-256,1988,-2076,13357,-5564,388,-9227,3096,1844,2580,-2132,13595,-2832,1042,-10028,2048,-1243,
	5632,4083,-479,-766,727,-2870,-1564,2913,-463,2265,14920,9081,12587,-2226,3391,3309,561,964,7564,2583,4448,-2675,4319,
	5632,4096,-3072,-3072,99,-3485,-3329,-2668,-5840,-2031,2033,-3303,-10318,18274,5475,-3132,-5882,-1922,2426,-2064,-10770,17515,5659,
	5632,5093,-220,-487,624,-1963,-1224,-1930,-8994,11642,18398,16652,52986,3770,88,3022,-3263,14219,11660,8549,33276,3394,1877,
	5632,5124,-128,-3072,76,-2480,-2816,339,-2393,7438,4078,-3051,-1258,685,4554,122,-2803,5284,3634,-1145,-2143,694,3836,
	5632,6053,0,-237,246,-1381,-1036,-17566,-17107,-18338,-2722,2979,79290,543,24319,-4944,-4592,-10878,-6271,-8621,46483,238,13742,
	5632,6156,-7,-130,63,-1461,-2304,14702,12829,9247,4078,-20174,-20603,321,5857,4787,2723,5497,9387,-7641,3885,914,10757,
	5632,7030,0,0,89,-562,-1210,-14370,-15680,-3768,-10383,-2723,-4999,-69,-10504,-10827,-12181,-1531,-9707,-5407,-10424,-48,-12237,
	5632,7156,-1,-8,37,-487,-1793,13881,13703,-2698,14238,20902,-12735,18,-25155,4063,4207,-3638,6329,17989,5785,415,-211,
	5632,8008,0,0,0,0,-754,-4039,-7355,1592,-3517,-5966,15375,300,24601,-546,-3833,1420,511,-3240,8237,512,14988,
	5632,8200,0,0,0,0,-1281,9410,7926,1106,-2264,18305,-40679,291,-42530,2098,1752,1345,-6875,13845,-13889,395,-11238,
	5632,9011,0,0,0,0,-846,10047,4512,-886,788,-1894,-17664,91,-6643,7343,2630,-1113,1,-3628,-7729,-89,3822,
	5632,9156,0,0,0,0,-394,964,-8800,-1054,1026,-1481,47406,66,33278,3367,-6829,-1276,2957,1830,24401,170,8974,
	5633,2007,-3072,-3072,39,-5636,-4529,633,-831,-2397,5789,2867,-8253,-220,-233,535,-1032,-2613,4965,3672,-7282,-653,-811,
	5633,2552,-3072,-3072,32,-5098,-4177,-2626,-4026,-3353,-2446,591,-16345,-3986,-1166,-2679,-4019,-3188,-2949,-211,-16063,-3683,-1589,
	5633,874,-3072,-3072,1055,-5753,-4169,-4801,2439,1696,-3377,-38673,3323,4329,-492,-3407,4302,-339,-5218,-12730,3850,3009,-816,
	5633,338,-3072,-3072,1325,-6020,-3121,1834,3230,4367,-12551,28175,2307,3540,-546,733,1015,4417,-11480,11371,3187,1084,-517,
	5633,1870,-3072,-3072,403,-5410,-4465,3035,116,-1052,9301,-18536,-7571,5981,543,2058,-971,-3361,6286,-3456,-4950,3121,-495,
	5634,1265,-3072,-3072,22,-6396,-4802,897,-2523,5280,-225,5825,533,1909,-35,922,-3022,5409,-305,4971,277,1117,126,
	5634,1837,-3072,-3072,242,-5605,-4258,-961,-3053,-4230,5992,-10787,-6175,351,201,-1007,-2844,-4295,5698,-7377,-6166,920,75,
	5634,2446,-3072,-3072,94,-5145,-4346,-1531,-2990,-2461,-2730,-3514,-15886,-3081,-624,-2314,-3777,-3242,-4824,305,-13719,-4415,-1733,
	5634,2747,-1916,-3072,595,-4343,-3069,2364,90,1349,-1550,-11771,1820,21402,-2212,2016,-257,1089,1216,-4988,2129,17968,-1906,
	5635,1070,-3072,-3072,1047,-5568,-3263,-3412,-3743,242,-4823,23832,2746,-2739,-368,-3118,-3988,1845,-1018,9694,1630,-2637,-68,
	5635,3372,-3072,-3072,331,-3984,-3359,-2371,-6992,5256,-602,-5353,-4755,-8958,12846,-1987,-6448,5473,-44,-6150,-5456,-7957,13834,
	5640,1280,-3072,-3072,47,-6369,-4584,695,-1963,2131,-485,311,482,-1555,-35,769,-1663,2474,-322,-2375,-468,-824,198,
	5640,1137,-3072,-3072,424,-6135,-4456,-2533,-5476,-3959,-3400,-20560,1454,-2155,-11,-2436,-4879,-4439,-4635,-11025,1861,-2388,20,
	5642,2999,-3072,-3072,67,-4634,-4038,-2307,-5573,3559,-8794,-991,9501,-252,-4192,-3055,-6543,2792,-9555,1465,9806,-2917,-3997,
	5643,2360,-3072,-3072,49,-5293,-4355,-169,-431,3184,-651,-1257,-14240,1831,-569,-481,-686,2994,-1896,-143,-12924,1600,-1430,
	5644,1773,-3072,-3072,279,-5652,-4364,-1529,-2925,-871,10028,-11155,-5053,172,220,-1743,-2999,-1438,9083,-4716,-4431,-197,-72,
	5645,1665,-1309,-3072,1991,-4051,-2996,-7788,-6903,-1943,3746,-174,-7306,27298,2898,-6460,-6020,-4706,3899,9168,-7084,18669,1693,
	5653,822,-3072,-3072,1375,-5525,-3268,2136,5858,-4044,-3152,9195,4168,1813,-839,2353,4992,-3361,-732,2168,3869,579,-916,
	5664,2304,-234,-927,1704,-3736,-2180,-8406,-3416,2082,-10198,9926,8359,-24401,19,-7427,-3220,2653,-6198,11725,7958,-23147,286,
	5664,5888,-10,-338,64,-1792,-2260,6414,5867,-14243,-10278,-11543,-17911,1154,4054,-154,-1185,-16291,-4099,-830,2398,1400,4460,
	5665,2348,-3072,-3072,292,-5106,-4025,-2191,-3468,4482,-180,-1125,-15847,28,212,-2377,-3748,4325,-545,2312,-15714,191,51,
	5673,2268,-2007,-3072,1215,-4278,-3015,-7290,-8353,2409,-3737,-737,2225,5640,2256,-7191,-8487,2056,-2197,3850,2385,1133,2137,
	5677,787,-713,-713,4797,-2185,-1093,840,7080,7043,-14906,-2523,3903,10934,-812,940,7002,6955,-14174,-2094,3254,11094,-440,
	5681,1151,-3072,-3072,1,-6626,-5105,-2823,8740,3343,529,-2121,897,6682,-1,-2904,7273,3476,563,-1781,1324,4500,105,
	5689,2981,-3072,-3072,578,-4235,-3259,-5677,-6246,-2476,-8598,4107,6934,-2920,-4143,-4405,-4968,-1533,-8177,-1357,5867,344,-3223,
	5689,1016,-3072,-3072,8,-6770,-5177,-972,11585,-6652,2379,-749,1046,2233,35,-1128,9971,-6336,2300,42,1556,191,116,
	5727,2672,-3072,-3072,0,-5198,-4391,-394,-492,-6233,-2388,3553,7439,23531,-1634,-792,-864,-6398,-4030,4025,9372,22909,-2831,
	5758,1628,-3072,-3072,457,-5848,-4254,-2158,10571,2950,2954,-22378,-2119,-673,261,-2059,11006,2846,2716,-15999,-2163,-194,264,
	5815,4240,-1106,-1922,262,-3544,-2413,-5072,-4432,-5615,-847,-1987,-2078,-4555,-1250,-4554,-4225,-5753,791,-533,-774,-2813,-1305,
	5823,1883,-506,-765,3297,-2881,-1677,1962,6175,7546,2078,18363,10380,25900,2938,2084,5918,7027,3976,18600,11131,25045,3633,
	5825,3488,-201,-376,2218,-2360,-1532,-460,-2218,11461,-30,9756,8272,-430,5051,-1278,-2580,10661,2365,11495,13479,-849,5418,
	5864,5608,0,-3072,0,-2537,-3060,-4204,6178,7754,-11697,-4729,1536,1810,-2437,-3867,5988,6886,-8684,-1120,3283,1359,-2906,
	5888,-512,-3072,-3072,344,-8360,-5120,13017,6286,4914,3301,-1451,-906,829,17,11930,5342,5085,4258,-203,-186,928,21,
	5888,512,-3072,-3072,194,-7486,-4736,13685,2939,2526,-8377,7746,109,-1969,-44,13165,2965,2345,-10555,5973,-78,-1560,-216,
	5888,1024,-434,-504,6183,-985,-1130,-1227,6229,4580,-6056,-1747,14,-1634,454,-1908,5815,2266,-8093,-1435,-1451,-2641,603,
	5888,1025,-2295,-3072,3866,-3301,-3243,509,465,18525,3870,-4173,1211,7608,-522,293,257,16716,4556,-1414,1172,7217,-405,
	5888,1075,-1355,-2276,2351,-4766,-2414,1393,7050,-1721,-1977,11558,5527,-23079,-565,161,5734,-1311,-2758,5293,5566,-23445,-879,
	5888,1364,-619,-778,3841,-2986,-1494,1539,1717,5905,-887,-2246,240,16535,101,1366,1827,6009,-140,-1011,-280,15225,448,
	5888,1489,-1033,-1393,3037,-3666,-1840,-4778,148,-2420,1507,111,-825,-8979,-850,-4693,710,-45,1063,-1988,-131,-6259,-1212,
	5888,1498,-739,-1110,2749,-3946,-1986,-9296,-129,-1582,9363,-4542,-3193,-6840,1254,-9133,-174,-2144,9185,-2414,-4302,-6047,1362,
	5888,1536,-3072,-3072,126,-6530,-4896,-3655,587,-653,-116,-781,-965,2177,-77,-3918,-126,-819,-333,1103,-783,1060,-51,
	5888,1536,-3072,-3072,216,-6439,-4188,-4750,-894,693,-779,2823,-956,319,-18,-4292,597,1437,1494,-4759,-3719,3163,404,
	5888,1536,-3072,-3072,508,-6148,-3466,-4411,285,-1539,-2063,21630,-671,-306,187,-3632,1709,355,5168,-1776,-4526,2430,1180,
	5888,1549,-1025,-1727,4230,-2412,-2158,697,3579,171,3478,4356,-4231,1364,1045,406,3134,694,811,-217,-6304,3541,-256,
	5888,1996,-1059,-1424,2082,-4114,-2103,-10931,1011,-3209,351,-5070,-15428,-27486,2154,-10992,898,-3156,1070,-5815,-14496,-26644,2310,
	5888,1996,-1059,-1424,3904,-2291,-2103,-94,9899,1081,1784,2463,-13683,3073,1123,-118,9186,433,2423,1497,-13359,2782,1443,
	5888,2048,-286,-383,5367,-777,-1001,1844,6284,-4628,-4719,797,18899,-25,-2070,1244,5512,-5367,-7412,571,14791,732,-624,
	5888,2048,-3072,-3072,2343,-3801,-3210,-4480,4712,1668,3389,-4853,-15533,-10170,853,-4339,4566,1734,3843,-6116,-15199,-9773,710,
	5888,2219,-512,-512,4950,-1023,-512,-1277,8072,-9229,-7381,-221,-8175,-2690,-1681,-592,8813,-7847,-4437,862,-5098,-3545,-3135,
	5888,2304,-3072,-3072,59,-5829,-4464,-4719,8720,1475,227,3979,12450,-5994,-780,-4437,9111,2046,743,1860,12089,-4690,-1141,
	5888,2547,-580,-1060,1417,-4228,-2201,-1541,5931,-1732,-2143,-9600,4240,-18701,-1684,-1542,5752,-907,-1105,-9124,4287,-17984,-1555,
	5888,2908,-464,-652,2346,-2938,-1527,570,9683,4902,16844,-13597,2956,1905,-8895,325,9972,2825,10983,-16527,-317,865,-9748,
	5888,3068,-414,-754,3583,-1540,-1945,-858,-1727,-2831,9288,-1528,9854,-5233,-4599,-471,-1649,-3649,6995,-2357,10363,-5183,-515,
	5888,3072,-224,-305,4470,-650,-954,-5861,10605,-1938,-4405,-509,-7408,1012,11588,-6332,9743,-1973,-5978,-200,-10290,2218,14284,
	5888,3073,-1682,-3072,340,-4779,-2975,-1928,9463,1179,-4061,-690,4928,8375,-5289,-1763,9684,1386,-4898,-7165,3173,9294,-4620,
	5888,3583,-3072,-3072,100,-4509,-3842,-2477,10614,1094,1164,2860,4792,-3603,-7765,-2392,10313,846,1583,3383,3914,-5367,-6462,
	5888,3584,-3072,-3072,14,-4594,-3984,-2442,9948,2894,706,2827,5683,20631,-7682,-2518,9441,2619,791,3342,5117,18286,-6761,
	5888,4070,-487,-793,740,-3382,-1820,-5079,3463,791,7095,17309,-11111,-2300,-3099,-4902,3688,-1008,421,9524,-16515,-1672,-2667,
	5888,4071,-199,-424,1097,-3024,-1613,-311,7812,6373,19429,-17568,20533,-307,768,-983,7655,4377,13739,-20917,14721,-436,1019,
	5888,4093,-647,-1691,1795,-2304,-2541,-6004,4685,-3818,-21169,-15805,-14753,-4544,334,-5421,3932,359,-7933,-6911,-3439,-4890,1361,
	5888,4601,-339,-1137,238,-3353,-2404,250,8052,-4763,-9524,-8151,-8653,-2646,8427,197,6548,-4371,-2837,-2439,-1989,-2222,8357,
	5888,5636,-32,-3072,76,-2480,-2816,-6980,2717,16148,1332,1872,-1428,1933,-6612,-5971,3254,14457,-1217,-2370,-2683,2138,-6442,
	5888,5641,-58,-329,154,-2397,-2016,-6576,2981,16689,-5882,20017,-22224,1584,-5316,-6216,2742,14096,-10895,13554,-20307,1220,-5743,
	5888,9185,0,0,0,0,-519,-8509,862,-1119,570,-2746,50942,90,37155,-5969,3192,-1750,3586,1340,25211,193,9161,
	5968,3751,-120,-384,1826,-2775,-2024,-4263,1726,-5606,-19484,-4722,-48582,345,1231,-4909,-146,-1680,-304,7530,-25819,212,1266,
	5975,2353,-3072,-3072,835,-5179,-3860,-2544,4826,906,3091,-16458,-14773,-24003,1502,-2239,4436,1004,3371,-11492,-14744,-24334,1651,
	6144,767,-3072,-3072,433,-7504,-4524,777,-1316,-74,8745,7578,206,4600,-122,593,-718,-656,6452,5185,-561,4709,-284,
	6144,1024,-3072,-3072,116,-7564,-5440,2384,350,-3964,-19126,-668,581,-1263,-109,2086,-645,-3610,-18941,3584,1708,-1553,-170,
	6144,1024,-2172,-3072,4050,-3630,-3352,-149,774,4505,-21328,-414,2420,-13504,-573,-197,731,3637,-20415,-638,2175,-13212,-566,
	6144,1551,-1013,-1743,2385,-4768,-2414,14915,2966,2473,5641,-4471,-393,36214,606,14251,2318,2349,5429,-6955,-1052,35371,395,
	6144,2004,-1013,-1302,2532,-4168,-2096,4921,-3610,2909,-3330,-2978,-8743,26736,1628,4903,-3591,3167,-2499,-3592,-7864,27966,1798,
	6144,2047,-3072,-3072,2460,-4197,-3466,5841,-4388,3065,8325,16370,13087,16646,626,6042,-4838,3212,9734,15782,12704,16309,650,
	6144,2048,-266,-358,5842,-814,-1014,7395,-4748,-2732,20128,102,-2127,1313,-943,6794,-5175,-3473,17762,178,-5051,1226,-249,
	6144,3072,-3072,-3072,110,-5522,-4356,8882,1628,4398,-6230,4100,8139,-5685,20632,8997,1766,4778,-6579,3556,9034,-4850,19842,
	6144,3580,-276,-565,1407,-3717,-1945,8360,-2048,826,5986,-10677,7476,3010,4274,8070,-2327,-122,1656,-15333,4337,3925,3667,
	6144,3585,-1061,-2613,2106,-3013,-2975,7017,2313,-4388,5005,752,10682,68,-4468,6354,2121,-5300,724,-2615,4257,-323,-4234,
	6144,4088,-476,-740,1481,-3135,-1728,8867,2787,6615,14290,15214,4896,-1742,-3705,8609,2991,4435,8211,10123,827,-1588,-5486,
	6144,5120,-127,-3072,99,-3485,-3328,9961,819,-8168,7488,2183,597,-5059,9548,9226,248,-8714,7572,3220,-369,-6003,10261,
	6416,4492,-212,-551,2763,-1993,-1885,3074,1,-4212,6715,2961,-20104,1142,2755,3014,49,-5662,4787,3024,-12599,1082,2987,
	6656,-1024,-3072,-3072,552,-10200,-5952,6945,6615,-419,-1780,-606,-1266,-2154,321,6861,6467,-415,-1534,-592,-970,-1684,283,
	6656,-512,-3072,-3072,360,-9880,-5856,8642,7446,1930,-4155,-2774,-3633,-78,50,7755,6476,1953,-3408,-2555,-2231,429,39,
	6656,0,-3072,-3072,0,-9728,-6656,-6258,-5849,1025,17620,4985,18279,397,91,-4759,-4257,1252,16727,4046,15471,-433,112,
	6656,0,-3072,-3072,0,-9728,-6656,-6613,-6322,620,-5947,4542,-5288,85,91,-5114,-4730,847,-6840,3602,-8096,-745,112,
	6656,1,-3072,-3072,4514,-5213,-4016,3805,1153,-5081,2818,1250,-495,-4077,692,3624,844,-5210,2656,1507,-671,-5038,548,
	6656,256,-3072,-3072,424,-9048,-5304,-8300,-4421,321,-3406,-289,-1659,949,-163,-8917,-5104,125,-3511,1217,379,785,-109,
	6656,484,-953,-1206,5412,-3831,-1916,-3307,-2039,-18481,-407,12421,277,-16490,138,-2632,-1602,-15439,936,9547,940,-12320,-300,
	6656,512,-3072,-3072,194,-9022,-5504,-4121,-2802,-245,-5598,1830,-1716,430,-119,-4384,-3208,-464,-6576,1482,-395,429,-109,
	6656,512,-3072,-3072,172,-9044,-5696,-3866,-2474,-109,17950,2017,-1817,-65,-109,-4084,-2794,21,17927,2406,-897,278,-114,
	6656,512,-3072,-3072,294,-8922,-5952,-2986,-2305,-194,-5484,1547,-1290,236,-157,-3201,-2498,578,-3180,5504,-1102,957,-167,
	6656,513,-3072,-3072,2159,-7056,-5320,-7992,-5920,-1893,2200,-8621,-264,275,356,-8011,-4932,-1968,-598,2605,578,2300,184,
	6656,557,-3072,-3072,537,-8634,-4595,-3467,-1459,428,17911,2488,-406,-322,-212,-3892,-1869,-1560,13453,-2121,-428,-2918,-150,
	6656,664,-1303,-1642,5897,-3167,-2605,5645,-32,2536,-8706,-2780,625,11977,48,5126,-94,1019,-9219,-1681,379,9080,216,
	6656,768,-3072,-3072,449,-8511,-5036,-1980,95,-1018,-9051,5885,-190,2341,-201,-1823,296,-1687,-11879,5556,208,1845,-251,
	6656,884,-1256,-1584,3686,-5157,-2582,937,-767,1721,-8908,13211,2407,-28684,-1527,498,-1337,725,-8922,11256,2746,-28233,-1559,
	6656,949,-1158,-1490,5788,-2992,-2527,-3992,-262,9387,11612,-2047,1245,8750,-429,-4655,-403,6932,9459,-809,855,4845,-167,
	6656,1024,-3072,-3072,1732,-6972,-5176,11788,5303,1530,7049,-14042,126,-5327,159,11086,5354,1749,5355,-4417,1872,-3564,92,
	6656,1024,-3072,-3072,0,-8704,-6144,2107,2380,-2029,-9811,984,-182,-2209,-60,1921,2103,-1592,-6789,1678,-225,-1634,-32,
	6656,1024,-387,-449,6346,-2358,-1179,-2686,-2170,5201,16365,12406,-1709,-2039,798,-2429,-2231,4310,16023,11798,-1697,-1573,633,
	6656,1024,-387,-449,7626,-1078,-1179,2531,-3195,12037,-770,-1297,70,16247,82,1729,-2466,7672,-2211,-731,-46,11139,136,
	6656,1024,-3072,-3072,116,-8588,-5952,1130,1404,-1467,12518,-200,-68,-92,-105,1128,1281,-894,14976,2453,496,660,-113,
	6656,1024,-2209,-3072,4240,-4463,-3733,-4470,-688,-3794,8629,-4002,439,17602,-412,-4171,-349,-3623,8581,-4698,507,16577,-355,
	6656,1031,-3072,-3072,2948,-5749,-4448,-3274,-4076,-1237,-11485,-14545,1494,-13869,-666,-2006,-2344,-842,-10918,-12758,110,-13294,-373,
	6656,1079,-1273,-1972,2507,-6142,-3087,-3533,-2437,2249,-12155,1074,213,30174,-410,-3298,-2934,1891,-10257,-2903,-133,25842,-274,
	6656,1081,-870,-870,6906,-1741,-870,545,2128,2546,-4866,-3672,463,-8377,164,1178,2017,5122,-3282,-4740,1251,-4251,-86,
	6656,1195,-512,-512,7509,-1024,-512,-599,1058,-10885,-161,-376,270,-5939,49,-118,735,-8278,983,-346,766,-3471,0,
	6656,1399,-559,-710,5135,-3194,-1597,-443,-1536,3110,-9399,-4518,377,4093,-171,-324,-1256,3870,-8377,-5081,558,4758,-289,
	6656,1536,-3072,-3072,249,-7943,-4892,-1147,-780,1329,4018,2600,-1347,-1241,108,-168,253,468,946,-3074,-4132,-967,119,
	6656,1536,-256,-256,7680,-512,-256,-973,1447,-3905,1445,1331,409,-3974,11,-624,1099,-1832,2024,1294,509,-1820,31,
	6656,1537,-3072,-3072,507,-7684,-4223,-725,-804,1002,737,9647,21369,-762,187,-162,-370,-388,1129,-6133,15267,-1580,297,
	6656,1791,-3072,-3072,451,-7486,-4503,-1674,-622,1025,3250,19571,-4342,1728,375,-833,218,601,3748,10197,-8997,2544,552,
	6656,2011,-987,-1254,3584,-4133,-2070,2146,-508,-7542,-2315,-71,20339,8878,-494,2085,261,-5139,-805,-2799,21641,12191,-504,
	6656,2011,-987,-1254,5053,-2664,-2070,1181,-1773,684,3085,3485,-2244,5941,-2028,1006,-1472,-849,429,2130,-1669,5267,-1379,
	6656,2020,-591,-889,3470,-4238,-2121,824,-1583,-1586,4489,-8315,-4545,-22325,1526,733,-1447,-1145,4062,-8081,-5157,-20972,1582,
	6656,2047,-3072,-3072,310,-7371,-5128,-66,-919,1557,12294,7542,-6955,1665,430,-60,-821,1369,11780,8827,-6923,1741,487,
	6656,2048,-3072,-3072,616,-7064,-4818,41,58,839,10902,34911,15566,2173,559,-124,44,881,11096,35140,15130,2395,649,
	6656,2048,-3072,-3072,1628,-6052,-4818,7316,5495,8477,11250,19170,-4788,-4684,449,5711,4592,7085,8531,24253,-3109,-5585,99,
	6656,2048,-3072,-3072,0,-7680,-5632,2070,1736,129,15234,-5559,-4899,-3799,299,1808,1330,225,15618,-3299,-2953,-4000,313,
	6656,2048,-244,-316,5579,-2101,-1051,-2010,-1721,12512,-2170,-1336,18897,-696,214,-2053,-1862,12470,-1666,-1286,18660,-699,152,
	6656,2048,-244,-316,6803,-877,-1051,-2054,-1565,-4982,-1410,-582,-1296,302,608,-2914,-1180,-6584,-3356,277,-2195,-2613,679,
	6656,2048,-128,-128,7424,-256,-128,-470,-1610,-2529,672,855,411,-1121,382,-295,-1842,-1924,956,705,328,99,415,
	6656,2048,-3072,-3072,128,-7552,-5392,279,-126,1573,13846,5077,17718,-187,349,253,-191,1492,13464,7065,18691,-252,383,
	6656,2048,-3072,-3072,2174,-5506,-4545,-799,-5965,4023,13501,1719,-3137,19143,-61,-1476,-6267,2957,12208,5878,-3263,19533,-155,
	6656,2048,-923,-2172,4050,-3630,-3352,-300,2630,4871,4869,-4954,18,1120,1833,-124,1778,3944,4702,-1252,-449,-1224,1704,
	6656,2052,-749,-1257,2395,-5280,-2670,-1287,-469,2147,13776,-3066,-6889,7735,1275,-1662,-942,2080,13954,-3001,-7278,5727,1460,
	6656,2105,-870,-870,5882,-1741,-870,723,-128,-12749,-7618,132,-1880,-4362,-1731,1004,149,-9182,-5003,-215,-1285,-1483,-2196,
	6656,2219,-512,-512,6485,-1024,-512,-946,-288,-3892,-1873,-312,-1093,1534,131,-558,-308,-2999,-696,-432,-241,1785,10,
	6656,2467,-459,-595,4544,-2717,-1359,1258,-1117,8297,-13576,-3865,-9103,-5665,183,1063,-790,8963,-11464,-3371,-8678,-5069,9,
	6656,2539,-748,-1028,4755,-2435,-2096,252,-1674,2828,6490,620,-7186,-12556,-1084,26,-1858,-1332,1712,1128,-8009,-14877,217,
	6656,2560,-2521,-3072,503,-6665,-3722,194,-165,-818,1747,9858,5414,10918,-356,906,-233,-246,5635,-2211,356,12058,369,
	6656,2560,-2521,-3072,2593,-4575,-3722,4020,9042,-4487,-7456,2488,-6845,-8443,1584,3909,8419,-4114,-7235,-2025,-6743,-7853,1777,
	6656,2560,-3072,-3072,1692,-5476,-4423,-262,2775,-3651,-4089,-13804,12334,8368,1007,-1652,1235,-4568,-6179,-10513,14390,6823,321,
	6656,2560,-256,-256,6656,-512,-256,2047,2615,21345,-1875,-1117,-95,1174,676,2394,2634,20867,-1439,-1657,450,1105,618,
	6656,3054,-744,-1016,2508,-4167,-2096,1017,1918,3261,-3535,21366,-13177,-2786,1839,875,2343,1295,-8427,14526,-15270,-1341,637,
	6656,3059,-419,-768,2412,-4257,-2158,1296,-168,-4407,-11897,-6262,10674,2426,2284,1076,-39,-5764,-17242,-12452,6464,3788,1573,
	6656,3072,-3072,-3072,568,-6088,-4315,-2361,-1264,-2454,-12351,11474,5087,-9618,-1425,-2045,-1155,-2080,-11549,10706,4929,-8929,-1259,
	6656,3072,-3072,-3072,132,-6525,-4868,-1013,-1802,-725,-9553,-4822,6365,-4730,-2271,-1240,-1580,-717,-9616,-4585,6648,-4907,-2706,
	6656,3072,-128,-128,6400,-256,-128,-2151,-769,-2473,-4188,-2998,1072,256,717,-2001,-636,-3513,-4639,-3883,1082,240,642,
	6656,3072,-3072,-3072,0,-6656,-5120,890,667,1029,-7954,-5446,7368,-7524,-2385,387,614,978,-9355,-4820,8933,-9067,-2891,
	6656,3072,-198,-247,4661,-1995,-1001,-2169,-1025,-5793,-3797,-3144,-11506,-555,-3248,-2407,-1454,-5082,-818,-1195,-10268,-371,-3256,
	6656,3072,-198,-247,5879,-777,-1001,-1353,-1021,2161,-3143,-2210,-1194,1324,-912,-1808,-1313,2633,-4441,-1060,-3451,969,-274,
	6656,3072,-3072,-3072,227,-6429,-4164,-1761,-1854,-1292,-10261,9829,5828,-3506,-2149,-143,-669,-718,-7789,2516,839,225,-1018,
	6656,3129,-870,-870,4859,-1740,-870,-1698,-1036,-9449,11740,-3819,13537,-3980,19381,-1639,-652,-6491,15331,-3486,15611,-2062,17960,
	6656,3243,-512,-512,5462,-1024,-512,-658,-1266,2737,-4436,-3500,-2844,1881,-2809,-434,-1280,2866,-2795,-3100,-980,1175,-3322,
	6656,3458,-370,-498,3186,-3084,-1556,310,-1132,12662,13529,10546,7822,-3679,-4548,13,-900,9485,6623,5779,1728,-3122,-6137,
	6656,3561,-639,-927,3874,-2293,-2103,-1761,-598,1801,8347,-1794,14486,14096,-3354,-836,-49,-404,4756,-1773,13538,11612,-3060,
	6656,3584,-256,-256,5632,-512,-256,34,-900,1526,18596,19117,750,454,-1810,117,-715,578,18324,18521,1897,-83,-2114,
	6656,3584,-1064,-2488,503,-5641,-3210,2101,1190,1061,-5847,1443,16996,-33614,10928,1460,377,610,-8659,-1874,15003,-33852,10965,
	6656,4067,-493,-787,1989,-3672,-1870,-2,-650,4740,29729,23341,16299,-5092,7396,-344,-252,382,17638,10944,8332,-3126,3948,
	6656,4078,-198,-422,1421,-4229,-2201,-2672,-2744,-3306,224,34020,-8422,-759,-15980,-2895,-2990,-4941,-6564,24916,-13675,610,-15393,
	6656,4093,-45,-3072,551,-5084,-3804,-3102,-2859,1327,-916,-4278,2949,6053,-2372,-3451,-2834,25,-1909,-1763,3671,5653,-3056,
	6656,4095,-640,-1683,2202,-3431,-3231,-1391,-130,-10343,-29771,-31135,-10200,6704,-9620,-2,-126,1603,-4851,-4539,4087,2939,-5129,
	6656,4096,-128,-128,5376,-256,-128,1501,1054,184,-4695,-3973,2158,-769,-2833,1312,1321,-454,-5977,-4569,2902,-689,-3089,
	6656,4096,-3072,-3072,111,-5521,-4353,-204,-2712,44,15100,-3506,-15926,322,-7535,-20,-2668,19,14789,-3282,-15486,677,-7810,
	6656,4096,-3072,-3072,0,-5632,-4608,269,-352,-2751,14605,-1267,-13382,313,15543,-157,-513,-2545,13975,-596,-12157,366,14103,
	6656,4096,-157,-211,3701,-1931,-967,-558,38,-10377,-9108,-6021,14049,62,10806,-771,-156,-8994,-7929,-5851,8580,809,10434,
	6656,4096,-157,-211,4945,-687,-967,1598,-186,3336,-1747,-2758,-607,65,-5870,1341,-710,4162,-2849,-1884,-2033,283,-4278,
	6656,4153,-870,-870,3839,-1737,-870,-156,563,5209,-8121,20969,-5318,-2960,-8278,143,1107,5505,-10843,13818,-12646,-720,-10991,
	6656,4267,-512,-512,4438,-1023,-512,96,267,-2270,-2045,-4459,-2164,862,-7798,298,153,-1477,371,-4542,-2370,739,-8686,
	6656,4452,-236,-397,2338,-2937,-1527,748,-311,7916,289,-9886,14633,-452,3117,97,-153,5540,-7238,-14342,4592,171,435,
	6656,4608,-256,-256,4608,-511,-256,149,-814,844,92,-1794,413,27,15970,219,-735,827,798,-1733,1522,-142,15774,
	6656,4609,-334,-1061,340,-4779,-2975,1703,-516,7905,2846,972,343,5486,4901,2239,313,5988,-2289,-4887,-4939,6174,6404,
	6656,5082,-84,-202,1195,-3451,-1825,-1528,-1530,6229,17856,9629,9853,479,11052,-1585,-1851,743,6515,-1925,1318,739,13567,
	6656,5113,-218,-477,1480,-3135,-1728,895,-925,12826,1156,-610,15282,238,4728,359,-1233,10116,-3591,-4544,11857,686,5462,
	6656,5113,-218,-477,3035,-1579,-1728,194,27,6736,13980,3552,19552,839,4235,-982,-658,3073,7574,3858,27471,691,8189,
	6656,5115,-46,-46,516,-4097,-3293,-2445,-2034,-268,-21733,-28634,-23699,-1366,16611,-2604,-2477,6170,-2733,-8708,-5891,-2764,18518,
	6656,5119,-128,-128,4353,-255,-128,-1370,-232,1263,2704,1344,-1003,-513,-9645,-1213,-108,888,3145,1754,831,-198,-9014,
	6656,5119,-128,-3072,100,-4509,-3840,127,-181,3761,3834,2402,-4011,15339,7829,-133,-119,3979,3642,2033,-4533,15015,8351,
	6656,5120,0,-3072,0,-4608,-4096,1080,221,-1111,638,-576,1764,-7667,6937,1019,363,-48,922,931,1842,-8589,7156,
	6656,5120,-108,-169,2759,-1849,-929,-659,1264,-16365,1640,-4195,-13277,1472,-20117,-991,1050,-13880,4982,-2574,-21194,1582,-19567,
	6656,6085,-24,-86,1070,-2572,-1559,641,1157,-7930,4473,880,3657,774,-25282,240,786,-9820,-68,-2321,5914,341,-20705,
	6656,6131,0,-217,728,-2869,-1564,-222,-2177,3697,29389,45722,31916,376,-15110,2106,28,-1212,6353,18595,10251,303,-16559,
	6656,6143,-47,-116,1885,-1700,-882,2580,2671,8126,-28314,-15298,-2506,404,16118,1779,1833,10151,-14807,-2139,2035,287,17687,
	6656,6144,-8,-127,99,-3485,-3328,1298,357,-9634,-7832,-4250,899,-250,-479,1109,303,-5905,775,4248,3597,-106,-4842,
	6656,6144,0,0,0,-3584,-3584,1343,701,-14466,-4034,1100,8442,-72,5207,524,469,-9031,4011,8028,4558,321,-3199,
	6656,6146,-46,-46,437,-3145,-2781,788,-828,-3132,-6356,-28370,-30093,427,-12226,282,-2144,-4221,3083,-15883,-9916,230,-7597,
	6656,7141,0,0,624,-1963,-1224,-1233,-524,-10720,-6614,3980,17511,-340,25141,1304,1884,-3952,-12486,-8457,3630,-444,12487,
	6656,7168,0,0,0,-2560,-3072,707,576,18199,-35758,-26751,846,90,2090,-437,-225,13961,-26267,-14109,1501,443,4378,
	6656,7172,0,-8,76,-2480,-2816,368,378,17037,-14436,-20697,1250,4,-2169,-273,-129,11315,-11604,-13929,5818,60,4071,
	6656,7181,-4,-22,580,-1966,-1316,-1902,-665,-11137,18436,5653,-23587,-320,968,350,1482,-5220,10956,-7421,-34248,-481,-8615,
	6656,7189,0,-44,346,-2193,-2269,-1276,-104,12516,33922,28552,-25608,-227,-20453,-2391,-1263,7402,28141,29206,-9031,-512,-4907,
	6656,8101,0,0,246,-1381,-1036,-2026,-1972,-7304,-7983,23303,39759,12,54896,2559,2237,294,-4982,14026,5481,99,13236,
	6656,8166,0,-4,383,-1180,-804,-974,147,-4422,-12459,-9578,62827,37,63932,3644,4327,628,-704,-7728,23454,305,14566,
	6656,8192,0,0,0,-1536,-2560,3050,2429,13589,-2214,-35606,-10895,90,-17468,-20,-572,9602,-5459,-30268,7480,-30,9786,
	6656,8194,0,0,365,-1169,-1757,946,669,-4409,11375,14388,-33221,44,-48737,-1766,-1998,-6580,7704,15912,-10674,-106,-27014,
	6656,8204,0,0,63,-1461,-2304,2092,2065,-9024,20754,5173,-15693,67,-22076,-317,-336,-11596,14386,5265,2871,-158,2662,
	6656,8963,0,0,195,-570,-1245,-1693,-226,21532,-8131,-10408,-20556,52,6990,-1052,442,20079,-4578,-8092,-27746,2,-5102,
	6656,9078,0,0,89,-562,-1210,-2143,-922,-2653,-6910,-7776,11803,27,18288,-518,684,-3086,-3316,-7316,-3042,-29,-1974,
	6656,9204,0,0,37,-487,-1793,1029,895,-2634,-5778,-6965,-23683,15,-35020,-1364,-1508,-2249,-9748,-10757,2853,61,-5296,
	6656,9216,0,0,0,-512,-2048,3612,4922,-2888,17979,17588,-26897,13,-38776,-140,1060,-1700,11905,13212,10754,197,5883,
	6656,10056,0,0,0,0,-754,-3899,-3642,-889,-752,-9241,58356,-59,54446,-1431,-1347,-2138,2306,-3897,22288,-41,15257,
	6656,10240,0,0,0,0,-1536,2025,1695,-748,-597,13623,-49885,-108,-58776,188,57,197,-2276,9881,-18869,12,-25668,
	6656,10248,0,0,0,0,-1281,798,-302,-741,-591,-9975,-35125,-110,-28763,313,-629,-718,-833,-11359,-23668,-127,-17394,
	6656,11059,0,0,0,0,-846,-873,-410,99,-74,11747,15114,-128,30759,-322,101,20,379,12348,6143,-226,20721,
	6656,12288,0,0,0,0,-422,-344,-686,2152,1109,-4380,6903,864,375,-349,-763,2168,664,-4215,3550,880,-2189,
	6656,2348,-3072,-3072,292,-7088,-5016,1877,-737,790,2396,-5764,-11398,2904,273,1761,-679,572,2275,-5255,-11695,2756,350,
	6656,3372,-3072,-3072,331,-6026,-4380,47,-99,2863,-4524,-3011,8711,-12692,-3437,376,240,3025,-4107,-3359,8548,-11642,-3458,
	6656,2007,-3072,-3072,39,-7683,-5552,-432,-984,1538,13352,-4909,-4673,-2137,308,-508,-1177,1600,13446,-2856,-3222,-2117,329,
	6656,1265,-3072,-3072,22,-8441,-5824,1154,-1692,-710,-13288,-5415,151,-2623,-29,1440,-1563,-309,-12067,-4477,709,-1775,-44,
	6656,2360,-3072,-3072,49,-7319,-5368,765,294,1536,3237,-5314,-9783,1061,152,546,82,1368,2479,-3980,-8600,270,211,
	6656,874,-3072,-3072,1055,-7799,-5192,-2658,-343,-2299,-13150,-11181,-348,817,-74,-2906,-346,-1293,-12777,-1990,1599,2374,-251,
	6656,338,-3072,-3072,1325,-8066,-4144,-4103,-1309,3762,2210,9212,90,964,-34,-3762,-1572,3326,2166,2239,-751,-1145,103,
	6656,1870,-3072,-3072,403,-7455,-5488,-1452,-1006,847,5459,-17339,-5070,-1097,406,-2455,-1999,660,5998,-9931,-1743,-2192,275,
	6656,2552,-3072,-3072,32,-7145,-5200,-533,-1590,-1315,-37,-1599,11110,9673,-208,-468,-1430,-1447,-600,-1852,11042,9310,-108,
	6656,2446,-3072,-3072,94,-7189,-5368,-307,-1962,-1006,747,-2471,-11477,5145,40,-915,-2491,-1304,-321,-88,-9393,3512,11,
	6656,1070,-3072,-3072,1047,-7612,-4284,7172,2823,-2863,4852,2418,-695,216,18,7353,2671,-2918,5306,-6441,-2548,-642,49,
	6656,822,-3072,-3072,1375,-7533,-4272,-846,-232,-2409,-11274,6200,-349,363,40,-570,-564,-1725,-9917,-1566,-1078,27,106,
	6656,1280,-3072,-3072,47,-8402,-5600,184,78,-644,9710,-5910,111,-1354,-30,820,569,-521,8953,-6129,283,-608,-59,
	6656,1137,-3072,-3072,424,-8168,-5472,944,546,-1624,-16390,-8024,-215,-709,-110,1130,683,-1170,-15982,-2419,1193,69,-212,
	6656,2747,-1916,-3072,595,-6387,-4091,1351,376,-730,-5399,-3473,1223,600,-2787,1321,742,-528,-5152,1149,3619,587,-3067,
	6657,1665,-1309,-3072,1991,-6073,-4007,-2605,-4048,-1511,4745,-6296,1001,-21872,-922,-968,-2169,-1501,4372,-2702,1159,-18396,-842,
	6657,2999,-3072,-3072,67,-6664,-5053,-59,-1572,-1464,-10699,-3491,6804,-2145,-1938,-510,-1588,-1567,-11634,-2785,7946,-3336,-2358,
	6657,787,-713,-713,4797,-4146,-2073,1823,962,-2186,-2008,-11239,803,-67,-702,1695,693,-3055,-2806,-9046,372,-473,-559,
	6657,2353,-3072,-3072,835,-6543,-4542,-399,-402,-960,1208,-12953,-12320,2963,533,-515,-599,-476,2316,-13790,-12551,3101,628,
	6657,1773,-3072,-3072,279,-7678,-5377,-574,-797,1164,4771,-10631,-3437,-2040,291,-612,-861,1171,4565,-6966,-2155,-1852,253,
	6658,1837,-3072,-3072,242,-7653,-5282,-1376,-197,2099,6361,-8943,-3933,-1030,319,-1158,17,2020,5673,-7144,-3554,-664,326,
	6658,2304,-234,-927,1704,-5724,-3174,1522,301,2712,9842,7497,7561,6460,1305,1561,722,1066,6944,9951,6483,5163,243,
	6658,5888,-10,-338,64,-3780,-3254,-283,-533,-9807,1613,6296,7508,-1696,-5321,708,630,-8103,640,4432,4160,-1833,-7607,
	6658,1016,-3072,-3072,8,-8709,-6146,2280,1687,-1828,-9749,272,-204,-328,-63,2081,1403,-1384,-6697,1087,-245,244,-35,
	6659,5608,0,-3072,0,-4127,-3855,-2867,-3387,-15488,-4101,2751,5066,-7404,-16226,-2895,-2944,-12741,-3972,885,3806,-7100,-16583,
	6660,2268,-2007,-3072,1215,-6252,-4002,-878,-1031,-1305,3563,-3060,-12129,-4403,-71,-442,-968,-223,4976,-1596,-10566,-3841,-120,
	6661,4240,-1106,-1922,262,-5235,-3259,268,-554,3860,6071,-6104,-7967,13679,-14396,93,-519,3269,7592,-1686,-8028,12930,-13549,
	6663,1628,-3072,-3072,457,-7657,-5159,-1900,-59,1849,1458,-14862,-2766,-1372,248,-1785,133,1837,573,-12062,-2212,-955,198,
	6663,2672,-3072,-3072,0,-7070,-5327,1175,573,-1356,-3909,5484,-13688,10162,-534,739,264,-1555,-5328,6564,-12005,8496,-578,
	6664,2981,-3072,-3072,578,-6186,-4234,549,156,-494,-10636,-450,4912,-3055,-1073,1315,508,175,-9027,-3226,3575,-1719,-538,
	6667,1151,-3072,-3072,1,-8598,-6091,1469,345,316,-11235,-3153,67,49,-43,1299,68,785,-8116,-2143,397,742,-24,
	6672,4492,-212,-551,2763,-2505,-2141,-1791,-1020,-104,-15606,-1602,-36792,-1701,4813,-887,-750,1825,-8496,5024,-24441,-2739,4277,
	6679,1883,-506,-765,3297,-4594,-2534,-1148,-2979,1794,7185,11113,-4151,-4683,1531,-895,-3316,1177,7593,15351,-3755,-6849,2032,
	6681,3488,-201,-376,2218,-4071,-2388,-1272,-1744,-9037,-19409,14312,11510,2973,-3982,-436,-1555,-5413,-11652,19834,16286,1782,-2816,
	6694,3751,-120,-384,1826,-4227,-2750,-632,1502,-9778,-24944,-46913,-12563,1190,-8984,728,1863,-2020,-5647,-28464,932,-1035,-6849,
	6709,2081,-176,-216,5697,-2056,-1030,5185,4055,-8898,-713,-1382,-5316,903,152,5108,3807,-9276,-559,-1386,-5233,553,244,
	7168,1024,-3072,-3072,116,-9612,-6464,4339,3303,-2723,-1321,-4731,-1978,-556,280,2710,2502,-2983,-1134,-6697,-2514,-315,212,
	7168,2008,-1004,-1292,3587,-5157,-2582,-1807,2240,-3676,4779,-1698,-2766,8078,-595,-1883,2143,-3074,5151,-3728,-2232,8434,-322,
	7168,3072,-3072,-3072,131,-7549,-5380,-1188,2988,-1040,-20114,8445,8516,920,215,-904,3087,-935,-21448,8710,8363,127,308,
	7168,5092,-222,-494,1988,-3672,-1870,-859,1514,1921,14810,5380,5185,-2907,11173,-1635,1043,-1485,8505,-1373,989,-1611,10094,
	7168,5120,-128,-3072,111,-5521,-4352,-722,1403,3783,1206,1967,-9491,3600,2653,-318,1373,2983,163,-466,-8857,4259,2105,
	7168,8707,0,0,72,-1973,-2560,-1714,-2662,-4912,2252,13178,2200,263,-1997,-545,-1124,-5643,1058,13259,287,334,337,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_4aac2b61b60b5296_tables[] = {
	{ "cuda", "NVIDIA H100 80GB HBM3", "sm_90", "f32", "plus", "", 8, segtune_segreduce_4aac2b61b60b5296_boxes_0,
	  { { 21, segtune_segreduce_4aac2b61b60b5296_unknown_0 }, { 255, segtune_segreduce_4aac2b61b60b5296_longest_0 }, { 253, segtune_segreduce_4aac2b61b60b5296_shares_0 } }, 1, 497, segtune_segreduce_4aac2b61b60b5296_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_4aac2b61b60b5296 = { "segtune_segreduce_4aac2b61b60b5296", 1, segtune_segreduce_4aac2b61b60b5296_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_4aac2b61b60b5296

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
