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
 *     as probed (shares and the heaviest span; of few or long segments the longest, too): worst regret 34.8%, mean 3.9%; geometries left out: worst 129.5%, mean 6.9%
 *     all of these: worst regret 34.8%, mean 3.9%; geometries left out: worst 69.0%, mean 6.5%
 *     pareto lengths, 98 cases: worst regret 45.8%, mean 10.0%; left out: worst 392.6%, mean 17.0%; as probed: worst regret 34.8%, mean 4.3%; left out: worst 34.8%, mean 6.5%
 *     uniform lengths, 76 cases: worst regret 43.0%, mean 8.1%; left out: worst 46.2%, mean 9.6%; as probed: worst regret 29.7%, mean 4.2%; left out: worst 42.4%, mean 8.3%
 *     rowlen lengths, 99 cases: worst regret 39.1%, mean 6.2%; left out: worst 39.1%, mean 6.6%; as probed: worst regret 20.0%, mean 3.4%; left out: worst 33.1%, mean 4.7%
 *     bimodal lengths, 17 cases: worst regret 29.1%, mean 7.6%; left out: worst 29.1%, mean 7.2%; as probed: worst regret 20.5%, mean 5.2%; left out: worst 25.2%, mean 6.1%
 *     huge lengths, 44 cases: worst regret 72.5%, mean 7.1%; left out: worst 72.5%, mean 6.0%; as probed: worst regret 22.6%, mean 3.5%; left out: worst 58.5%, mean 5.1%
 *     poisson lengths, 18 cases: worst regret 24.9%, mean 3.6%; left out: worst 25.4%, mean 6.9%; as probed: worst regret 24.9%, mean 3.6%; left out: worst 25.4%, mean 6.8%
 *     geometric lengths, 19 cases: worst regret 24.2%, mean 6.4%; left out: worst 48.6%, mean 10.8%; as probed: worst regret 12.0%, mean 3.8%; left out: worst 37.3%, mean 8.6%
 *     zipf lengths, 31 cases: worst regret 36.9%, mean 6.3%; left out: worst 36.9%, mean 7.5%; as probed: worst regret 23.1%, mean 4.2%; left out: worst 23.1%, mean 6.8%
 *     lognormal lengths, 84 cases: worst regret 246.1%, mean 19.7%; left out: worst 422.7%, mean 45.6%; as probed: worst regret 21.6%, mean 3.9%; left out: worst 129.5%, mean 10.4%
 *     fixed lengths, 11 cases: worst regret 11.9%, mean 6.0%; left out: worst 11.9%, mean 6.0%; as probed: worst regret 9.1%, mean 1.9%; left out: worst 9.1%, mean 2.1%
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
#ifndef SEGTUNE_SEGREDUCE_1386C12732B48E31
#define SEGTUNE_SEGREDUCE_1386C12732B48E31

/*
 * What headers of launch boxes share, once in a program, for C99 and C++11: boxes, the trees that say which one serves
 * a call, and where a box can run. segtune puts this text into each header that it exports, and lookup_impl.h behind
 * it.
 */
#ifndef SEGTUNE_LAUNCH_BOX_VERSION
#define SEGTUNE_LAUNCH_BOX_VERSION 7

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
#elif SEGTUNE_LAUNCH_BOX_VERSION != 7
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

/* Where a call lies among the cases. Octaves over which boxes lose half as alike are 32, of the mean and the span 16.
 */
static inline void segtune_place(const struct segtune_query *q, int place[SEGTUNE_AXES])
{
	double n = segtune_octaves(segtune_elements(q), 0), mean = segtune_octaves(segtune_mean(q), -10);
	double span = segtune_octaves(q->shape.span, 0), even = mean + 7; /* SEGTUNE_SPAN segments of the mean length */

	even = even < n ? even : n;
	place[0] = segtune_units(n / 32);
	place[1] = segtune_units(mean / 16);
	place[2] = segtune_units(segtune_octaves(q->shape.share_1k, -12) / 32);
	place[3] = segtune_units(segtune_octaves(q->shape.share_4k, -12) / 32);
	place[4] = segtune_units((span - even) / 16);
	place[5] = segtune_units((span - n) / 16);
	place[6] = segtune_units((segtune_octaves(q->shape.longest, 0) - n) / 32);
}

/* The square root of x to five digits, by Newton's steps from half of the exponent: no header needs <math.h> for it. */
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

/*
 * What `count` boxes are expected to lose at a place, log(1 + regret) up to regrets of 1, by that many axes: kriging.
 * weights: the column of the first one's.
 */
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
static const struct segtune_box segtune_segreduce_1386c12732b48e31_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=8 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 497, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 16 }, { "TILES", 8 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=12 TILES=4 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 497, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 12 }, { "TILES", 4 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3", SEGTUNE_SEGREDUCE_STREAM_FITTED, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 824633720448, 0, INT64_MAX, 1024, 268435456, 419, 1, 0, 5, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 3 } }, 256, 4194304, 128 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 387, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 32 },
	{ "subwarp", "LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=0 UNROLL=2 VEC=4", SEGTUNE_SEGREDUCE_SUBWARP, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 336, 1, 0, 7, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 256 }, { "SEGMENTS_IN_FLIGHT", 1 }, { "THREADS_PER_SEGMENT", 0 }, { "UNROLL", 2 }, { "VEC", 4 } }, 1536, 4194304, 24 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=0 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 310, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 0 }, { "UNROLL", 8 }, { "VEC", 4 } }, 32, 4194304, 2 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 255, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 384 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 191, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 }
};

static const struct segtune_node segtune_segreduce_1386c12732b48e31_unknown_0[] = {
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

static const struct segtune_node segtune_segreduce_1386c12732b48e31_longest_0[] = {
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

static const struct segtune_node segtune_segreduce_1386c12732b48e31_shares_0[] = {
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

static const int segtune_segreduce_1386c12732b48e31_cases_0[] = {
	0,0,0,0,0,0,0,1304,1362,1530,2201,2006,2205,2249,2474,1304,1362,1530,2201,2006,2205,2249,2474,
	1280,365,-1536,-1536,58,-345,-608,122,-99,-66,12702,-3680,3450,-2222,429,121,-1,219,10897,-5393,5647,-1571,288,
	1280,510,-1536,-1536,13,-244,-928,41,47,-360,-6689,-4772,7272,-335,1533,-76,-211,-574,-3991,-1969,5715,-1806,2854,
	1280,927,-1536,-1536,0,0,-378,151,-712,2374,-1102,6720,-5665,-1760,13728,302,-299,1994,-1265,2379,-3949,-1107,7515,
	1280,1028,-1536,-1536,0,0,-648,72,589,-2282,419,-7367,-2050,-3063,-18002,-147,100,-1786,-18,-3515,-3413,-4334,-11998,
	1280,1434,-1536,-1536,0,0,-424,-8,410,277,87,1100,4364,-3716,-13877,-223,93,-499,-414,946,3313,-4457,-8952,
	1280,1506,-1536,-1536,0,0,-197,-25,-248,-2480,-3777,-267,-6303,-2870,19560,274,321,-2098,-3572,-2577,-4651,-1587,12048,
	1280,1829,-1536,-1536,0,0,-254,-60,-877,2178,4220,2130,5713,-749,-3252,-88,-839,2435,4321,1770,5898,48,-3789,
	1280,2048,-1536,-1536,0,0,-211,-38,-351,-2741,-3299,-4755,-5128,-2940,-972,-108,-347,-2079,-2883,-4467,-4631,-2420,-1079,
	1280,2304,-1536,-1536,0,0,-115,137,-35,-13066,-8704,-4792,-7501,-2509,2972,89,-122,-9587,-6056,-3104,-4745,-2524,1990,
	1280,2304,-1536,-1536,0,0,-16,137,-519,8978,8435,6310,9681,-3257,-5181,574,12,6053,5192,3065,6079,-2341,-4718,
	1664,415,-1536,-1536,207,-914,-646,-201,-505,1068,-3486,10517,-10263,-428,-428,-388,-534,1769,-2786,4827,-6127,219,-964,
	1664,514,-1536,-1536,31,-990,-1312,-664,-460,212,1731,-3925,8325,-150,-129,-710,-668,115,1023,2438,3526,-956,-5,
	1664,956,-1536,-1536,117,-464,-596,-155,-317,-3246,-7361,16819,-9082,2462,734,-84,-172,-1954,-4757,8220,-5402,4369,787,
	1664,1031,-1536,-1536,30,-475,-1032,-469,-310,1188,7012,-13316,4485,4041,1519,-672,-627,-504,4332,-4383,56,3310,3032,
	1664,1458,-1536,-1536,5,-73,-505,-139,-53,-476,2341,6856,41,2714,15133,121,251,145,2240,2449,851,4418,11050,
	1664,1544,-1536,-1536,0,0,-770,-2,170,-1651,-2322,-8365,3098,4587,-12936,-335,-307,-2578,-1973,-3941,2698,2666,-6634,
	1664,1979,-1536,-1536,0,0,-530,-113,800,2113,-743,3005,-575,5484,2877,-159,588,2148,-613,2441,-369,4351,1964,
	1664,1991,-325,-1536,0,0,-325,-501,-702,-947,-2706,-1690,-1613,1034,-3587,-304,-543,-484,-2638,-1430,-1893,1164,-3577,
	1664,2560,-83,-1536,0,0,-321,-450,-345,-256,1461,-4714,4388,728,2209,-522,-411,-180,1537,-4528,4309,621,2431,
	1664,2597,-96,-96,0,0,-96,1152,-202,-3515,-3671,706,-3342,-377,247,1448,-77,-3322,-3493,760,-3575,-307,-27,
	1664,2816,0,-1536,0,0,-205,24,9,-1841,959,3017,-4481,-493,2054,150,128,-1530,920,2726,-4538,-439,1943,
	1664,2901,0,-1536,0,0,-144,290,261,-1517,706,1864,2989,744,-3181,759,683,-951,711,1317,2086,884,-3302,
	1987,1686,-1536,-1536,164,-332,-849,261,88,4726,2269,1247,-1131,-326,-3352,255,94,4774,2153,1623,-1079,-589,-2536,
	2048,440,-1536,-1536,412,-1451,-782,-279,-349,-2464,-4114,15093,664,-6196,-115,-380,-459,-1400,-3083,678,1965,-3531,-356,
	2048,512,-1536,-1536,42,-1750,-1696,-596,-428,-94,-1028,-4488,136,-1220,61,-259,-201,-1433,-1622,-398,-72,-2599,103,
	2048,513,-1536,-1536,182,-1609,-1416,-522,-353,450,-2719,-3875,220,-4450,-28,-607,-450,343,-3057,-1015,-78,-5635,-33,
	2048,541,-435,-435,925,-837,-435,5019,4454,-3370,-3468,145,1596,-2874,31,5061,4545,-3379,-3479,233,2173,-2853,-84,
	2048,771,-128,-128,1282,-252,-128,-1333,-1214,-2704,1578,132,5760,826,1287,-1217,-943,-2413,1444,186,3962,888,1371,
	2048,993,-612,-1536,326,-985,-612,824,-1126,2608,2517,1054,-1925,1120,-165,922,-959,2666,2140,411,-1395,1251,-317,
	2048,1026,-1536,-1536,37,-1242,-1416,-438,-362,-1205,2026,-1662,-2545,1356,-164,-412,-423,-938,1984,-1984,-2622,1357,-165,
	2048,1113,-256,-256,711,-479,-256,-761,-3785,-5776,-2925,26,-8308,751,3038,-574,-3516,-5978,-3223,14,-8576,817,3248,
	2048,1486,-472,-1536,126,-692,-518,-1267,-689,-3270,2745,3898,-88,120,3715,-705,-286,-2935,2133,2265,-705,283,3815,
	2048,1537,-1536,-1536,184,-583,-877,238,4,-5657,2469,1026,-2635,-570,-283,254,78,-4956,2090,-1167,-2206,-460,353,
	2048,1542,-64,-64,652,-111,-64,-840,-3214,2784,733,-103,5480,274,-9796,-610,-2707,2779,845,-22,3803,337,-8991,
	2048,1542,-1536,-1536,32,-731,-1154,-570,-425,446,-1643,-1827,-16,-19,1850,-629,-553,-398,-1090,-739,-500,-210,1665,
	2048,1571,-435,-435,203,-530,-435,-1133,904,-5310,-3856,905,-4790,464,-4260,-968,979,-5156,-3798,786,-4489,529,-4206,
	2048,1797,-128,-128,319,-188,-128,2690,4092,2864,1760,-84,7101,273,-2252,3026,4596,2909,1716,-139,5924,388,-2284,
	2048,1977,-352,-1536,45,-282,-605,-550,-868,4312,-6295,1957,1744,135,-1911,-410,-777,4278,-6326,1562,1426,81,-1979,
	2048,2042,-1536,-1536,19,-243,-896,81,361,3050,-147,-2990,-503,792,-6834,-59,196,2641,-276,-2334,-203,254,-6355,
	2048,2468,-139,-284,0,0,-377,1147,-873,1503,1675,161,1358,511,312,1017,-1118,1266,1539,376,1355,440,460,
	2048,2564,-69,-1536,0,0,-640,-676,-567,1917,1188,-1920,-1587,211,-878,-937,-798,1258,1391,-1744,-925,128,-595,
	2048,2970,-8,-106,0,0,-423,4205,-243,996,727,-27,5161,274,-4351,1306,-1691,687,624,359,5209,182,-1331,
	2048,3042,-1,-119,0,0,-197,-3923,-206,713,455,-31,-2197,213,5727,-1822,577,1050,624,-215,-1622,290,3690,
	2048,3365,0,0,0,0,-255,3294,1924,606,394,86,-72,231,-1717,2866,1532,476,360,161,446,173,-1208,
	2048,3584,0,0,0,0,-211,2682,3755,399,230,92,-107,181,127,2353,3430,314,199,125,490,133,755,
	2048,3840,0,0,0,0,-115,3310,2570,361,203,158,-2210,195,-6131,2273,1358,304,166,159,-1859,165,-4756,
	2048,3840,0,0,0,0,-16,-2615,-3059,361,203,158,-2210,195,1177,-435,-1140,577,222,-7,-4208,309,-1803,
	2099,632,-1536,-1536,11,-1763,-1683,-426,-320,609,-777,-3231,174,1851,63,-337,-261,-497,-1311,48,65,1215,69,
	2103,437,-1536,-1536,528,-1449,-1371,638,189,361,2710,-18267,196,4397,-135,1109,485,-1322,1207,-6775,-516,1250,-88,
	2122,1223,-1536,-1536,47,-1181,-1478,-72,-221,-1549,-617,-1916,-720,-137,-231,-14,-159,-1947,-796,20,-1520,-205,19,
	2125,1276,-1536,-1536,14,-1169,-1397,-382,-404,241,421,1267,-210,-30,-165,-369,-539,272,384,266,-156,28,-222,
	2142,1003,-1536,-1536,19,-1469,-1590,-407,-336,647,-3926,-48,3536,701,31,-421,-338,-100,-4068,1537,3013,449,93,
	2176,-256,-1536,-1536,128,-2688,-1856,-343,-653,323,15,-2824,-17,2669,70,-276,-639,209,12,-2218,-55,2494,62,
	2176,256,-1536,-1536,77,-2227,-1656,-823,-734,1306,1501,-2826,-20,-4116,46,-867,-800,1988,1650,-4490,-55,-4117,34,
	2176,512,-322,-430,1661,-387,-500,519,-556,3050,-879,-47,1851,667,-78,455,-616,2906,-812,232,2445,651,-61,
	2176,513,-1536,-1536,1503,-544,-979,5568,5336,1937,-2445,1301,1054,1185,234,5393,5184,1869,-2306,1675,898,1179,205,
	2176,533,-806,-1536,522,-1505,-806,522,-919,62,459,919,-22,-871,-59,550,-880,254,813,-251,108,-656,-86,
	2176,665,-381,-611,712,-1183,-611,2789,1531,2071,-4409,-91,1058,-2157,-78,2863,1612,2048,-4341,-12,1140,-2270,-105,
	2176,749,-560,-1536,441,-1369,-740,2806,-946,228,270,-129,1427,1221,-14,2778,-876,303,388,-157,1446,1139,-27,
	2176,760,-613,-1536,1331,-470,-779,1803,3139,-950,-6573,-211,958,668,199,1835,3166,-984,-6471,295,858,598,195,
	2176,761,-346,-1536,631,-1167,-653,1259,1272,-2037,74,-1060,2495,-1356,-122,1115,1373,-2128,-425,-906,2269,-1281,-198,
	2176,766,-1536,-1536,117,-1677,-1202,48,50,-4837,-2006,23817,-196,-1612,-25,-393,-391,-842,-1676,8863,909,619,-127,
	2176,768,-1536,-1536,47,-1745,-1680,-256,-210,3514,758,-5445,-36,3191,29,-83,-69,797,-800,3070,-196,2521,32,
	2176,769,-1536,-1536,82,-1708,-1388,-84,-61,1032,-1712,-7982,-118,1561,-1,-274,-247,2416,-1099,-7568,99,2306,-47,
	2176,986,-740,-1536,333,-1241,-740,-2050,-467,-1137,-3873,2517,-1444,668,-356,-2031,-500,-972,-3991,917,-898,961,-446,
	2176,986,-740,-1536,995,-579,-740,977,2803,-1875,-1747,686,-1796,-12,208,948,2834,-1777,-1922,734,-1691,36,93,
	2176,1024,-229,-328,1296,-239,-440,-1146,-1080,2474,1086,95,-16788,43,106,-1373,-1310,2318,1342,375,-14924,41,-3,
	2176,1028,-1536,-1536,743,-789,-1085,3685,451,6370,-41,-4806,3790,206,158,3549,456,6074,-105,-4053,3428,129,71,
	2176,1111,-256,-256,955,-494,-256,-2970,-985,2849,3330,-89,8430,85,293,-2810,-832,2748,3143,-220,7480,141,451,
	2176,1151,-1536,-1536,21,-1388,-1492,-152,-291,-4197,-2950,-425,-1505,-240,-23,-168,-341,-3636,-2646,-1710,-1261,-197,-59,
	2176,1289,-267,-1536,289,-983,-658,375,754,-1269,966,931,-263,59,219,448,769,-1371,583,893,-768,-66,240,
	2176,1419,-274,-408,319,-822,-536,3141,3465,593,-3806,-131,-6674,162,5373,2883,3181,468,-3515,174,-5809,135,5026,
	2176,1523,-219,-530,862,-175,-530,2189,3623,1551,1936,700,-1540,-64,4170,2140,3450,1545,1971,806,-1195,-105,3664,
	2176,1536,-180,-287,846,-178,-394,-145,2196,1106,122,356,-1642,-59,393,-86,1815,1249,292,323,-1434,-109,-373,
	2176,1538,-880,-1536,67,-955,-880,-231,-691,-903,208,-4511,-3395,-232,916,-220,-676,-730,370,-5176,-3013,-255,1017,
	2176,1793,-1536,-1536,5,-762,-1245,-309,-188,-922,-2496,-1598,-4265,73,20,-393,-274,-1095,-2524,-410,-4058,-88,-6,
	2176,1798,-1536,-1536,32,-730,-1153,-33,14,1324,-2241,-175,2681,-92,4055,-48,-2,1276,-2011,-441,2158,-99,3589,
	2176,1998,-285,-596,104,-458,-596,2902,1572,4805,-5119,408,858,10,227,2728,1519,4789,-4756,549,1541,-42,-92,
	2176,2025,-104,-233,158,-377,-409,559,3454,659,1656,-334,1339,3,-295,780,3579,840,1749,-170,2170,-41,-512,
	2176,2051,-332,-1536,313,-196,-696,1371,743,511,6915,2872,-1401,-305,-336,1408,713,299,6579,2943,-1722,-388,-339,
	2176,2288,-181,-568,62,-210,-568,1116,-1163,-193,989,37,2567,11,-1629,1072,-1274,-226,1080,153,2796,-21,-1291,
	2176,2820,-15,-1536,0,0,-640,-2,26,1129,-488,1329,-2754,182,-1001,87,131,798,-536,1309,-2404,122,-866,
	2176,2829,-28,-174,0,0,-312,-1567,-391,295,160,-123,-901,63,991,-341,512,282,72,-291,-1477,47,119,
	2176,3072,-2,-92,0,0,-260,-538,859,7,-31,-53,-1785,-8,-15,1375,2110,5,-87,-200,-1648,-20,-1353,
	2181,169,-1536,-1536,663,-1738,-925,374,53,-2152,2013,4195,-234,-2712,-60,184,-73,-1406,2500,637,-327,-1945,-92,
	2195,935,-1536,-1536,202,-1462,-1611,828,410,331,3106,-8579,1474,913,-162,1234,858,-1365,2252,-1705,958,156,-31,
	2220,1374,-958,-1536,297,-978,-938,2053,519,68,-1948,4176,983,-952,-460,1908,388,-97,-1616,4561,1089,-950,-463,
	2240,640,-1536,-1536,24,-2024,-1712,-604,-522,2795,-222,-3044,25,270,47,-704,-600,2537,-365,-2443,25,156,19,
	2304,-256,-1536,-1536,128,-2944,-1984,156,-646,4173,-68,619,5,984,41,165,-643,3893,-38,789,2,973,36,
	2304,255,-1536,-1536,78,-2483,-1784,-601,-706,-3354,-218,-3188,4,-624,13,-792,-852,-2333,-194,-5136,19,-511,5,
	2304,506,-1536,-1536,1584,-725,-1062,-3286,-587,912,-3710,695,-119,463,1,-3353,-768,888,-3402,648,-231,561,-6,
	2304,512,-289,-375,1894,-410,-508,76,2034,269,1177,-19,280,80,-20,39,1969,123,1127,135,535,23,26,
	2304,531,-795,-1536,566,-1719,-912,966,-279,1084,6411,526,-520,646,21,893,-383,1344,6523,-375,-545,843,36,
	2304,676,-327,-468,1135,-1006,-507,-1315,-3125,-5692,2451,-270,-543,2706,-356,-1389,-3116,-5773,2357,-359,-345,2521,-397,
	2304,737,-561,-1536,513,-1566,-843,-2013,980,884,-3987,-356,-678,-414,5,-2089,780,865,-3927,-305,-795,-255,6,
	2304,767,-1536,-1536,116,-1933,-1270,77,69,-7371,-2362,28678,-224,-1859,-14,-227,-151,-1154,490,8119,-159,982,-2,
	2304,768,-1536,-1536,47,-2001,-1808,-483,-458,9520,1271,-6482,-7,3516,28,-414,-405,5645,-141,1453,-11,2677,35,
	2304,769,-320,-505,816,-1231,-628,1178,3366,-214,3347,-154,-89,4406,-141,1101,3273,-349,3239,-133,-36,4271,-149,
	2304,769,-1536,-1536,105,-1942,-1516,-11,-13,-2998,-586,-8976,-178,-368,-8,-96,-77,-1908,158,-3727,-348,223,-23,
	2304,770,-558,-1536,1485,-561,-806,-2796,-2825,-1951,2231,-103,2610,-41,8,-2766,-2813,-1874,2194,-405,2298,36,-20,
	2304,1002,-570,-1536,375,-1439,-782,-323,1170,-330,2939,860,2558,1310,-224,-444,975,-322,2523,23,2528,1592,-248,
	2304,1002,-570,-1536,1163,-651,-782,-5029,-5965,5200,1509,380,-1387,-528,-93,-5029,-5932,5156,1246,-73,-1711,-441,-145,
	2304,1021,-1536,-1536,817,-979,-1202,463,3350,1249,-2709,4166,1993,-169,-131,487,3271,1233,-2770,4443,1791,-195,-127,
	2304,1023,-210,-299,1532,-260,-453,866,1909,-119,133,35,-2115,-176,-169,720,1905,-258,142,127,-1004,-215,-171,
	2304,1110,-256,-256,1203,-504,-256,786,1588,3594,281,-101,4787,-165,-559,893,1582,3608,184,-286,3273,-118,-569,
	2304,1152,-1536,-1536,24,-1641,-1608,-176,-380,2458,1391,-939,853,-432,30,-236,-382,2478,1640,-1365,737,-562,5,
	2304,1278,-321,-677,383,-1155,-677,1512,2149,-2035,-2769,-149,3077,187,-197,1449,2044,-2093,-2686,6,3041,143,-216,
	2304,1440,-240,-344,590,-787,-458,-1860,-3335,-5214,4987,-381,-380,-273,1512,-1940,-3363,-5329,4786,-291,-91,-268,1505,
	2304,1535,-161,-237,1077,-204,-413,121,-1301,-275,-572,950,6108,-57,1873,-4,-1700,-625,-815,581,4917,-115,1777,
	2304,1541,-822,-1536,77,-1198,-1008,1306,197,698,-1719,-4107,957,-404,-206,1336,242,654,-1507,-4041,984,-390,-198,
	2304,1543,-204,-375,1045,-228,-658,1334,-1361,-554,-172,-2876,-15356,-118,354,-15,-1854,-259,109,-1750,-10192,-129,596,
	2304,1792,-1536,-1536,6,-1018,-1373,-183,-276,1289,5627,127,-2680,58,152,-207,-337,1017,5165,767,-2817,-63,276,
	2304,1794,-1536,-1536,36,-986,-1281,202,13,-658,110,-968,548,-106,209,255,-43,-359,815,-1412,492,-27,26,
	2304,2001,-274,-472,124,-691,-518,-5020,-2473,-2558,3401,378,1430,-45,-3728,-4116,-1777,-2384,2777,-324,-437,-4,-3110,
	2304,2035,-102,-204,191,-590,-402,-4987,-5734,2028,1449,-364,6614,-41,-6747,-4483,-5359,1950,1080,-549,5099,-43,-6426,
	2304,2053,-335,-752,441,-322,-752,2804,2927,-490,2110,1866,-2717,-230,3692,2251,2594,-565,2282,2207,-1440,-286,3225,
	2304,2307,-167,-696,67,-443,-696,3171,939,9,1392,666,-1611,-135,2384,3004,842,63,1313,360,-1532,-127,2136,
	2304,2824,-12,-1536,0,0,-768,376,441,-308,-597,987,458,-86,-1644,61,171,-502,-542,1284,598,-78,-1377,
	2304,2831,-26,-181,0,0,-440,-169,345,-397,-388,-120,-3314,-111,2480,235,713,-446,-448,-134,-3063,-123,2259,
	2304,3328,0,-47,0,0,-260,-5306,-4730,-174,-156,-89,-1006,-62,2929,-2076,-2089,-180,-236,-261,-1599,-73,506,
	2314,535,-1536,-1536,523,-1777,-1128,992,910,-470,4800,6694,-441,7831,-17,658,587,263,5303,2204,-328,8163,-25,
	2317,569,-1536,-1536,212,-2061,-1725,-144,-124,-252,2900,-5518,-167,1332,-25,514,385,-2060,3008,427,-217,904,-18,
	2318,1500,-1536,-1536,33,-1311,-1516,276,-678,1618,340,-665,755,-113,-237,79,-577,1203,399,766,51,-289,-80,
	2356,833,-655,-1536,995,-1091,-1031,-1747,1589,-2204,-5747,-127,1257,1391,-370,-1778,1479,-2585,-5545,1257,1102,1221,-275,
	2360,411,-1536,-1536,687,-1831,-1168,2203,1845,-880,157,2364,-282,-1996,-21,2048,1626,-866,324,2131,-365,-2182,-15,
	2370,1180,-1536,-1536,25,-1744,-1726,-304,-461,1271,594,-1018,-77,-435,44,-412,-356,530,72,462,36,-717,76,
	2432,433,-757,-1536,808,-1831,-992,1781,2156,-1046,1330,-920,-498,-4284,-8,1473,1868,-998,1331,-576,-644,-3899,-8,
	2432,512,-1536,-1536,42,-2518,-2080,-870,-637,6852,207,-3676,50,480,27,-820,-569,4791,285,-1174,78,-420,42,
	2432,512,-1536,-1536,213,-2347,-1800,-67,-257,-4078,-1015,-207,-41,-815,-26,63,-145,-3925,-1118,2212,-24,-1155,-20,
	2432,540,-435,-435,1665,-866,-435,-3292,-572,1699,677,-174,-737,781,-90,-3257,-641,1852,901,-324,-727,736,-148,
	2432,768,-128,-128,2049,-255,-128,-275,-33,284,-104,31,287,14,158,-308,251,573,-22,-7,17,104,105,
	2432,1001,-528,-802,548,-1523,-802,-489,2648,1398,2921,60,933,724,-173,-417,2663,1496,2800,-359,930,826,-172,
	2432,1024,-1536,-1536,49,-1999,-1800,-500,-462,-3446,-616,1714,-193,-352,30,-476,-416,-4171,-1083,3366,-113,-640,26,
	2432,1109,-256,-256,1455,-508,-256,-1282,797,446,-396,-157,2240,-205,-325,-1147,736,551,-334,-293,1221,-187,-505,
	2432,1509,-412,-740,324,-1239,-740,490,2568,-1254,1270,847,-3924,-428,6,501,2544,-1275,1035,561,-4038,-413,-84,
	2432,1539,-64,-64,1407,-126,-64,-800,-606,-60,-376,-70,1778,20,962,-577,-486,50,-264,-80,452,24,1161,
	2432,1539,-1536,-1536,36,-1496,-1538,551,-724,1078,645,997,3408,-44,-47,301,-574,883,818,1206,3138,-147,-58,
	2432,1548,-1536,-1536,209,-1315,-1261,-1246,1107,-1721,1682,5204,-2269,-507,-423,-805,1032,-809,1720,2526,-1128,-247,-624,
	2432,1567,-435,-435,694,-811,-435,-2545,-2061,6615,2372,784,6587,-261,344,-2274,-1839,6542,2008,-100,5353,-159,646,
	2432,1794,-128,-128,1030,-248,-128,-3166,-374,-985,-1520,163,3551,-67,3625,-2641,-225,-869,-1263,-349,852,-74,4313,
	2432,2024,-254,-413,145,-903,-646,-2906,-5137,-4616,-6025,177,-5189,3,-5249,-2808,-4890,-4433,-5996,153,-5234,6,-5535,
	2432,2050,-1536,-1536,36,-987,-1280,1222,1396,4078,636,639,1648,45,2341,1265,1357,4132,606,305,1811,53,2011,
	2432,2512,-120,-285,103,-458,-596,-1434,2717,-502,-23,-165,-5092,-55,-2697,-1017,3053,-360,-11,-230,-5446,-45,-3022,
	2432,2567,-65,-1536,31,-474,-1024,-139,413,-60,1957,-2612,5367,-176,1421,-269,255,-58,1957,-2167,5093,-163,1047,
	2432,2997,0,-126,6,-69,-505,-4992,-2394,-288,-302,-107,-2977,-101,303,-2205,-476,-327,-456,-330,-2183,-122,-865,
	2432,3080,-3,-63,0,0,-768,7795,4314,-231,-241,-85,3439,-66,-1809,2936,1101,-175,62,576,3290,-17,1465,
	2432,3515,0,-6,0,0,-530,13371,15433,-141,-126,-87,-2342,-52,-7605,6443,8554,-119,-35,131,-1114,-37,-2473,
	2432,3527,0,0,0,0,-325,-10995,-11590,-125,-112,-82,-2590,-49,3944,-4479,-4805,-162,-156,-171,-3751,-74,-378,
	2432,4096,0,-1,0,0,-321,4416,5145,-6,-5,10,-16467,2,-18788,-62,3209,-55,20,145,-9046,-26,-10848,
	2432,4133,0,0,0,0,-96,-10276,-2796,19,11,24,13739,15,14697,-6993,-606,65,-43,-145,5403,42,5988,
	2432,4352,0,0,0,0,-205,3437,3025,133,84,106,-3100,84,1670,3065,2777,78,57,107,-2296,53,2544,
	2432,4437,0,0,0,0,-144,53,1926,255,162,200,4781,161,3158,621,2127,241,105,99,3488,159,2417,
	2476,918,-1536,-1536,121,-2120,-1788,173,218,9074,2169,-5151,-114,918,-5,231,276,8147,2225,-3798,-127,855,-15,
	2483,887,-1536,-1536,140,-2148,-1843,351,396,-4190,3920,-7059,-101,2115,-9,443,478,-5006,3474,-2000,-62,1600,-4,
	2496,1152,-117,-463,852,-1196,-754,-4588,-209,-1134,-9410,-209,488,631,-503,-4660,-365,-1094,-8861,323,1296,589,-504,
	2496,2944,-5,-169,22,-234,-794,4181,4288,-299,-309,-114,7020,-97,-1890,1517,2671,-318,-145,212,7066,-66,-508,
	2497,1174,-1536,-1536,146,-1882,-1677,1773,1767,3554,1055,-4769,-731,-710,-22,1900,2056,3192,1218,-4174,-750,-846,-27,
	2555,508,-1536,-1536,4,-2805,-2299,-151,323,-1701,197,1576,61,64,35,235,489,-1907,278,2927,111,-910,62,
	2560,-256,-1536,-1536,160,-3424,-2240,-2611,-266,-3090,-7,3366,6,-758,27,-2457,-189,-2862,5,3501,7,-728,26,
	2560,256,-1536,-1536,77,-2995,-2024,391,-49,4190,-18,-655,7,-2632,0,268,-120,4134,23,-2184,8,-2162,-11,
	2560,504,-1536,-1536,1731,-1094,-1314,-3085,-2797,-629,5438,1035,-342,525,3,-2979,-2595,-576,5047,1335,-337,569,41,
	2560,511,-1536,-1536,244,-2573,-1928,782,204,2061,-950,-3063,-41,-125,-32,932,294,1164,-1116,1795,-26,-735,-28,
	2560,512,-247,-321,2368,-448,-533,1476,1787,-252,114,4,-49,-32,-4,1314,1509,-450,16,131,61,-116,62,
	2560,535,-749,-1536,686,-2107,-1101,4387,3132,1052,-115,171,-209,-1412,26,3847,2674,1444,227,-1221,-361,-991,33,
	2560,540,-435,-435,1919,-868,-435,1635,-1110,843,-495,-136,-484,19,-11,1743,-1078,1041,-277,-293,-588,20,-55,
	2560,656,-366,-515,1202,-1470,-763,-344,-659,-4708,-393,-97,-477,-3753,18,-268,-606,-4845,-305,76,-417,-3759,42,
	2560,745,-510,-816,980,-1603,-938,896,2483,-717,3024,-294,-393,1606,-74,941,2419,-965,3200,338,-235,1587,-39,
	2560,763,-341,-499,1020,-1546,-785,970,793,1865,3915,-84,-513,-2031,77,1090,940,1779,3908,-50,-565,-2080,98,
	2560,768,-1536,-1536,106,-2454,-1750,-208,234,-2484,-95,-5953,4,-1211,1,-507,192,-859,-100,-5533,5,-156,-10,
	2560,768,-128,-128,2304,-256,-128,-661,-1567,82,-33,30,-108,42,99,-465,-1290,202,29,2,-176,103,50,
	2560,768,-1536,-1536,46,-2513,-2064,-714,164,3531,293,-8473,56,3213,26,-465,505,959,-28,-635,76,1725,19,
	2560,769,-1536,-1536,170,-2389,-1487,571,738,-3463,-403,22227,-38,-1805,-13,708,947,-479,1530,7279,-134,197,4,
	2560,776,-533,-973,1764,-788,-973,-1232,1545,592,2430,-178,406,-185,-138,-1244,1455,579,2366,-209,154,-147,-78,
	2560,1007,-483,-666,752,-1569,-864,-2899,-3887,-1075,-7018,-36,-381,-1158,-85,-2811,-3740,-985,-6855,119,-194,-1132,-61,
	2560,1007,-483,-666,1554,-767,-864,-1525,351,1082,1352,50,1095,-369,-284,-1482,431,1215,1647,289,1596,-343,-231,
	2560,1021,-1536,-1536,982,-1325,-1392,-1325,42,-1632,-563,-728,-110,-337,-56,-1254,158,-1626,-804,-6,-91,-420,-24,
	2560,1024,-179,-236,1983,-321,-475,-2196,-966,-413,-27,12,884,-125,-48,-2139,-1152,-617,-171,78,1240,-208,54,
	2560,1110,-256,-256,1708,-510,-256,471,698,-388,-464,-143,139,-195,-77,611,663,-213,-298,-254,-322,-181,-269,
	2560,1152,-1536,-1536,29,-2146,-1848,82,369,-3371,-478,353,-142,-257,36,213,540,-3029,-354,-215,-127,-194,15,
	2560,1269,-290,-522,547,-1512,-806,-1378,-704,-2188,298,-235,1197,904,-109,-1349,-750,-2253,312,-167,1214,852,-116,
	2560,1464,-230,-331,684,-1179,-611,1562,776,1103,3842,-276,287,-174,-324,1265,542,1047,3694,-242,414,-206,-455,
	2560,1507,-226,-430,1361,-460,-780,-2341,-1489,-836,104,579,462,-145,-1005,-2918,-1346,-564,311,1061,2482,-184,-592,
	2560,1533,-869,-1536,119,-1676,-1202,-923,2916,-739,583,-1867,3141,-547,-285,-701,3033,-516,559,-2677,3218,-384,-327,
	2560,1534,-131,-199,1548,-246,-444,203,2121,-372,-100,38,1530,-11,-438,-253,1997,-700,-391,130,2646,-39,-366,
	2560,1536,-64,-64,1665,-127,-64,-1029,1556,23,-135,-95,52,37,337,-631,1587,45,-49,-46,-206,45,153,
	2560,1537,-1536,-1536,220,-1571,-1389,-1670,2007,-2401,-2468,-4119,1560,-442,-180,-1240,2085,-1800,-2242,-5798,1968,-276,-229,
	2560,1566,-435,-435,925,-837,-435,8,1383,1139,551,1194,2316,-212,-768,128,1393,1134,-22,33,983,-138,-791,
	2560,1792,-1536,-1536,7,-1529,-1615,350,332,1937,3545,-367,529,70,43,177,429,1755,3182,392,219,-105,131,
	2560,1795,-128,-128,1281,-252,-128,-426,-439,-706,-761,75,838,8,251,-66,-535,-718,-660,-196,-328,-1,201,
	2560,1795,-1536,-1536,37,-1496,-1537,1069,761,678,-3177,-1007,-524,-8,-70,1107,817,789,-2640,-983,-524,16,-62,
	2560,2034,-243,-375,313,-982,-612,-4980,-1263,3765,3236,386,10533,-61,3455,-4189,-666,3992,2698,-118,9025,-49,3948,
	2560,2053,-313,-822,658,-617,-1008,-678,1948,-659,282,-5039,-4680,-223,1852,-1554,1417,-522,1065,-3777,-2821,-272,1788,
	2560,2055,-94,-204,290,-983,-658,-3141,-2714,-3941,1065,-431,-4727,14,5263,-3417,-2909,-3852,1409,-13,-3662,-15,4819,
	2560,2306,-166,-516,67,-955,-880,5071,7727,2247,-1348,781,-4770,6,6385,3852,6715,2006,-1282,822,-3635,0,5480,
	2560,2819,-29,-167,67,-443,-696,2207,3517,-273,-370,-228,-4833,-45,-2774,2381,3703,-270,-316,-198,-4792,-45,-2971,
	2560,2823,-14,-1536,31,-474,-1024,943,2018,-561,203,4621,2656,-74,-2112,865,1920,-589,-9,4219,2341,-42,-1903,
	2560,3840,0,0,0,0,-260,-6457,-6084,-135,-115,-93,1888,-53,8455,-4501,-4444,-113,-125,-181,5,-58,5806,
	2630,1134,-1003,-1536,608,-1726,-1301,-1422,-2374,-1449,-4445,3536,-517,-252,-142,-1575,-2453,-1518,-4081,3883,-516,-136,-133,
	2633,394,-356,-356,2399,-681,-341,-703,-381,45,21,-53,-241,180,-4,-565,-204,267,92,-138,-381,286,-67,
	2666,1336,-1536,-1536,0,-2204,-1998,2791,3746,1134,1649,590,-153,-612,59,2656,3577,468,760,2026,92,-1028,69,
	2688,-256,-1536,-1536,172,-3668,-2336,1330,651,2460,-6,224,6,-282,25,1375,736,2573,-11,270,4,-261,20,
	2688,256,-1536,-1536,81,-3247,-2136,885,-264,-3280,35,20,4,-1505,-1,873,312,-3092,58,-1636,-3,-853,-10,
	2688,509,-1272,-1536,1823,-1253,-1395,8,-2791,2080,1802,110,-376,327,-29,-11,-2684,2062,1556,440,-326,358,2,
	2688,512,-236,-295,2608,-464,-545,-1173,-2896,-119,89,1,-3,-8,4,-1417,-3176,-290,29,117,90,-83,56,
	2688,539,-658,-951,1174,-1871,-951,2220,-323,1464,-283,-527,-207,-3563,-2,1943,-497,1533,-206,-681,-293,-3127,-13,
	2688,665,-343,-448,1596,-1324,-665,-1597,-4041,1327,-296,-136,-465,2671,22,-1580,-3882,1340,-345,-207,-539,2500,21,
	2688,740,-373,-606,1043,-1802,-913,5356,2576,-511,1242,-209,-39,927,61,5420,2698,-631,1174,8,-130,725,86,
	2688,741,-530,-717,1250,-1594,-807,-3239,-5932,-3250,468,62,-152,-1267,-31,-3303,-5889,-3138,429,-445,-328,-1140,-67,
	2688,768,-1536,-1536,52,-2764,-2192,1575,266,6110,5,-7371,37,208,18,2200,381,4068,-249,-1831,38,-977,8,
	2688,768,-1536,-1536,106,-2710,-1854,1289,-540,-4847,-262,323,0,-1469,-2,1776,-623,-2642,-417,-2011,-12,-584,-10,
	2688,768,-1536,-1536,170,-2645,-1615,1844,978,-1438,-651,22500,-24,-3127,-13,2324,770,641,189,8246,-69,-893,1,
	2688,773,-537,-922,1864,-947,-1101,1322,-2389,-17,421,-103,-179,-79,-15,1043,-2670,61,576,197,-138,7,48,
	2688,996,-544,-794,763,-1825,-992,2908,1233,2661,-686,-61,-352,419,-4,2764,1106,2674,-593,-106,-226,594,4,
	2688,996,-544,-794,1636,-952,-992,3382,-1206,1081,1132,445,54,-171,-64,3286,-1355,1085,1287,509,188,-70,-69,
	2688,1024,-166,-220,2214,-346,-485,1429,474,-184,8,8,59,-80,-38,1290,-133,-409,-122,82,219,-167,73,
	2688,1024,-1536,-1536,1053,-1507,-1487,-1993,-3635,-2710,-3967,-7636,-259,-268,0,-1899,-3417,-2865,-4081,-6403,-205,-456,26,
	2688,1109,-256,-256,1964,-511,-256,2694,355,-482,-327,-86,-423,-160,-19,2743,489,-319,-179,-198,-697,-137,-152,
	2688,1152,-1536,-1536,29,-2402,-1976,2684,3692,499,1685,-2066,-6,570,20,2598,3576,316,1763,-1813,-38,800,0,
	2688,1262,-297,-530,596,-1725,-912,2175,-1677,-3140,-2906,-140,129,3084,23,2073,-1555,-3198,-2921,-202,160,2989,14,
	2688,1472,-220,-295,1108,-1005,-507,3907,1146,1843,307,-84,-1287,-113,-318,3667,1184,1841,-212,-303,-1637,-180,-504,
	2688,1524,-212,-404,1517,-543,-806,2786,-1384,-612,-9,189,1486,-77,-388,2696,-1310,-707,-44,462,2509,-128,-163,
	2688,1534,-846,-1536,117,-1932,-1270,3231,-481,-1314,-1079,9220,994,-413,-146,3240,-375,-976,-1204,7077,869,22,-190,
	2688,1536,-123,-182,1779,-269,-456,1697,-1842,-111,4,-44,-36,4,-153,1585,-2114,-298,-151,20,387,-17,-43,
	2688,1792,-1536,-1536,50,-1743,-1665,2778,2404,-1836,-1234,-1536,2328,-108,-41,2746,2598,-1920,-1176,-1207,2418,-151,-44,
	2688,1792,-1536,-1536,7,-1785,-1743,2338,2187,-609,467,1661,2131,-62,73,2418,2391,-860,259,2256,2284,-333,107,
	2688,2023,-251,-417,323,-1238,-740,879,-767,-1005,3297,41,2823,-78,-773,915,-652,-939,2841,-151,2300,-77,-738,
	2688,2045,-100,-224,384,-1155,-677,3405,-565,2777,-518,-369,2780,-1,-79,3466,-394,2771,-626,-326,2397,-17,-173,
	2688,2052,-321,-874,743,-789,-1085,890,-3366,-449,510,-1890,-4881,-226,-537,328,-3640,-295,1057,-1194,-3579,-274,-226,
	2688,2309,-164,-510,77,-1198,-1008,3774,614,3436,-4854,853,-3170,22,1565,2868,-408,3276,-4152,1221,-1075,-15,1731,
	2688,2821,-28,-167,64,-699,-752,-2362,-5533,-81,256,-176,-6705,7,-8460,-1613,-4585,-132,117,-514,-7430,14,-8350,
	2688,2822,-15,-1536,32,-730,-1152,2732,293,-493,4566,3590,-1383,-37,-1876,2611,302,-468,3815,2556,-1593,-6,-1543,
	2688,4066,0,0,0,0,-260,683,-7384,-71,-57,-50,15601,-32,9235,2716,-5142,-59,-78,-154,8417,-37,3168,
	2717,1490,-1536,-1536,289,-1862,-1501,2527,1154,308,-2131,3011,-606,-543,-76,2431,1014,585,-1963,1309,-628,-322,-83,
	2780,2120,-553,-961,131,-1516,-1079,-3687,-3474,-1694,512,4755,-1341,-245,-102,-3475,-3339,-1808,-64,3838,-1685,-152,-216,
	2804,2804,0,-1536,0,-1012,-1402,645,-1838,-152,-1775,-5360,-704,7,1764,900,-1764,-292,-841,-3792,-121,-23,1452,
	2816,439,-646,-818,1316,-2085,-1048,1267,5041,-2170,-1088,-495,-24,-1375,14,1297,4960,-2137,-1078,-182,57,-1338,28,
	2816,512,-1536,-1536,58,-3270,-2464,59,-2871,671,-66,-803,-14,-31,-7,55,-2475,181,-144,-104,-12,-562,-3,
	2816,512,-1536,-1536,257,-3071,-2184,1472,-940,-1304,-174,10654,-34,1169,-21,1453,-816,-1377,-339,12639,-27,1076,-19,
	2816,540,-435,-435,2430,-870,-435,-886,-2694,-899,-231,-103,-39,-326,-23,-841,-2529,-670,-141,-264,-141,-211,-61,
	2816,768,-128,-128,2816,-256,-128,-1801,-1505,56,36,17,-4,61,88,-1381,-1191,203,59,-42,-95,144,21,
	2816,994,-562,-754,1009,-1837,-935,-2666,-5225,-14,2777,289,-233,1281,1,-2942,-5372,-66,2584,-385,-349,1432,-27,
	2816,1024,-1536,-1536,54,-2762,-2184,85,-867,-2808,-52,5568,8,-2492,5,141,-793,-2702,-60,5578,-3,-2448,-1,
	2816,1109,-256,-256,2219,-511,-256,-483,-3091,-383,-168,-48,-209,-125,-23,-333,-2757,-245,-80,-143,-423,-94,-111,
	2816,1529,-370,-495,744,-1568,-864,251,-2500,3231,4433,667,-87,510,-235,237,-2480,3335,4230,269,151,450,-318,
	2816,1534,-1536,-1536,259,-2047,-1645,-3995,-4282,-4689,-2744,3993,-353,-276,-47,-3806,-4042,-4480,-2686,3880,-384,-191,-41,
	2816,1536,-64,-64,2177,-128,-64,669,-3349,44,-2,-52,-12,54,185,460,-2288,120,47,-35,-146,72,90,
	2816,1536,-1536,-1536,49,-2255,-1922,-573,-2105,1888,1748,-1438,-206,-261,6,-726,-2624,1704,944,-1444,-250,-158,-21,
	2816,1564,-435,-435,1414,-862,-435,-198,-1528,-1248,190,992,255,-152,-171,100,-1499,-1105,-396,-303,-996,-102,-531,
	2816,1792,-128,-128,1793,-255,-128,744,-788,-200,-219,-115,-373,31,21,1119,-794,-200,-145,-174,-701,31,-227,
	2816,2041,-239,-383,364,-1435,-782,520,-1444,2208,2236,-322,4379,-63,-631,630,-1093,1867,1453,-710,3102,-32,-667,
	2816,2048,-1536,-1536,50,-1743,-1664,-859,-1823,234,1566,-1143,-3413,-221,339,-1011,-1936,370,1837,-1067,-3517,-223,326,
	2816,2546,-110,-243,312,-982,-612,-1409,-4928,-1433,115,-509,10625,-6,5467,57,-3211,-995,-631,-1063,6525,35,4968,
	2816,2562,-64,-1536,38,-1240,-1408,864,-475,2723,48,-3110,-1393,-79,1697,1032,-452,2508,23,-2677,-1652,-110,1558,
	2816,3026,0,-118,123,-691,-518,-11291,-10729,-610,-864,-515,22758,-51,13075,-3831,-4128,-134,-861,-1117,10596,-2,7153,
	2816,3078,-3,-65,32,-730,-1152,9771,8548,166,504,774,-11558,26,-3494,3359,2479,-157,874,1826,-575,-11,2152,
	2816,3515,0,0,44,-281,-605,-10721,-11895,-203,-209,-63,1780,-48,1601,-5975,-7273,-132,-340,-453,-1456,-52,-2249,
	2816,3578,0,-4,19,-243,-896,10664,10395,-130,-31,108,-5861,-46,-9928,3367,3144,-217,30,554,346,-34,-2159,
	2816,4004,0,0,0,0,-377,-3778,-4331,-128,-130,-92,14276,-39,12366,-1670,-2038,-98,-108,-165,7628,-43,6364,
	2816,4100,0,0,0,0,-640,5158,6241,-102,-101,-76,-24490,-36,-19445,1193,1198,-130,-15,218,-9442,-33,-6188,
	2816,4506,0,0,0,0,-423,5416,3492,-30,-36,-27,-2037,-5,2138,3665,1716,-59,-4,83,2363,-21,4565,
	2816,4578,0,0,0,0,-197,-719,-6131,35,10,21,5590,35,1448,1243,-4429,67,-15,-90,928,49,-1575,
	2816,1003,-1536,-1536,19,-2818,-2264,1298,-32,-355,285,820,53,1525,26,1280,-74,-751,503,1122,82,1315,29,
	2816,1276,-1536,-1536,16,-2549,-2088,-1007,-1514,-1209,162,84,-7,188,15,-935,-1379,-1327,232,-857,-54,478,-5,
	2817,437,-1536,-1536,528,-2876,-2085,-2161,2034,930,-337,-13007,-11,1708,-13,-1256,3020,-227,-925,-3912,-11,524,-17,
	2817,169,-1536,-1536,663,-3010,-1561,1140,2577,1547,-535,2942,-53,-169,-41,987,2103,1916,-687,-282,-71,-497,-42,
	2817,935,-1536,-1536,202,-2705,-2233,1585,314,225,-960,-8980,-42,5048,-15,1741,552,-1376,-830,-1519,1,3346,2,
	2817,632,-1536,-1536,11,-3198,-2401,1465,-1336,2788,98,3257,34,1048,18,1365,-1086,2566,54,2724,30,588,12,
	2817,918,-1536,-1536,121,-2802,-2129,-611,-1622,-2131,-433,-3520,-14,298,-5,-460,-1746,-2131,-638,-3065,-37,528,-14,
	2817,1223,-1536,-1536,47,-2572,-2173,-331,-893,-1353,1276,-2363,-34,931,-3,-479,-921,-1387,1333,-839,36,663,13,
	2817,1374,-958,-1536,297,-2172,-1535,942,-546,44,-626,-2663,-705,152,-73,1148,-330,-111,-265,-1596,-482,67,-58,
	2817,535,-1536,-1536,523,-2784,-1631,-1151,-2113,103,-811,9364,-1,-1933,-6,-1589,-1897,870,-861,2073,-26,-1313,-6,
	2817,1686,-1536,-1536,165,-1992,-1679,-588,-3026,3109,-134,-4096,221,-346,-72,-541,-2684,3247,-161,-4055,247,-271,-82,
	2820,640,-1536,-1536,24,-3184,-2292,1276,-537,-42,59,-1483,21,-2004,12,1014,-3,655,5,-1919,4,-821,-1,
	2820,569,-1536,-1536,212,-3068,-2228,-1211,-1898,-2062,-153,-12316,-26,-2036,-15,-1356,-1796,-2227,-349,-8783,-28,-2209,-15,
	2821,1500,-1536,-1536,33,-2317,-2019,134,-1610,1279,-5266,-847,-155,-198,10,-253,-2167,918,-5822,-6,-61,-462,12,
	2821,1180,-1536,-1536,25,-2646,-2177,697,630,3026,3483,-1491,26,3796,15,658,714,3230,3601,-1350,34,3716,12,
	2822,887,-1536,-1536,140,-2826,-2182,-869,-1955,297,-425,-2649,-16,0,-6,-870,-1978,-213,-585,-314,-22,-445,-9,
	2823,833,-655,-1536,995,-2025,-1498,-4287,-3515,-683,2733,294,-364,5443,-25,-3361,-2684,-1267,2653,1906,-339,3963,-33,
	2826,411,-1536,-1536,687,-2762,-1634,1927,3930,-2524,-1126,4092,7,585,-12,1772,3839,-2217,-1232,1443,-13,659,-18,
	2832,1152,-117,-463,852,-1868,-1090,-3671,-1172,434,-3036,-277,-132,-4563,49,-3538,-1145,442,-2586,593,223,-4497,54,
	2832,2944,-5,-169,32,-896,-1130,3968,3537,42,1225,995,-5177,1,-1658,715,111,-167,1705,1816,379,-29,203,
	2833,1174,-1536,-1536,146,-2553,-2013,-1318,-1974,2899,3444,1586,-135,3128,-31,-1329,-2088,2607,3611,1629,-185,3653,-36,
	2836,1134,-1003,-1536,608,-2139,-1507,-3510,-3945,164,3143,4044,-594,1613,-19,-3327,-3816,64,3387,4097,-607,1353,-8,
	2838,394,-356,-356,2399,-1093,-547,55,3221,602,-230,-146,-194,542,-2,63,3166,533,-274,-53,-178,478,0,
	2840,576,-1536,-1536,0,-3313,-2552,-1225,4484,2494,11,-2507,36,3461,20,-873,3798,2584,18,-1915,63,2694,31,
	2845,1490,-1536,-1536,289,-2118,-1629,-1877,-1809,-1066,-3925,857,-385,-19,-52,-1640,-1632,-506,-3488,-1078,-458,522,-43,
	2845,508,-1536,-1536,4,-3385,-2589,-236,4741,-3895,-43,-1210,35,286,20,193,4316,-3796,-61,-232,63,-346,34,
	2864,1336,-1536,-1536,0,-2599,-2195,435,470,-3371,133,1264,-13,1893,23,296,477,-3313,-171,1545,91,1717,35,
	2879,814,-1536,-1536,228,-2924,-2127,-522,5729,1938,-583,-11077,-29,-625,-10,-735,5322,1714,-890,-6434,-37,-922,-14,
	2908,2120,-553,-961,131,-1772,-1207,-1644,-1796,-3447,-505,2732,-158,-266,-292,-1680,-1922,-3527,-540,2198,-220,-113,-374,
	2911,941,-253,-382,1649,-1441,-839,650,2391,3257,-186,-180,-312,829,44,654,2329,3253,-145,60,-128,873,68,
	2913,1744,-100,-188,1109,-1180,-766,-532,-1652,-766,-863,-65,-123,-35,-95,-670,-1547,-817,-900,23,-51,-83,-249,
	2932,2804,0,-1536,0,-1268,-1530,-765,3178,1823,-7243,-3216,844,4,2573,-1069,2900,1992,-5275,-1656,1039,-62,2244,
	2944,-256,-1536,-1536,172,-4180,-2560,3432,3618,2722,-62,-944,1,4,27,3626,3737,2971,-87,-880,0,41,23,
	2944,256,-1536,-1536,97,-3743,-2368,5957,1233,1318,-65,4158,7,-1168,4,5763,1259,1213,-100,3195,-9,-1029,-8,
	2944,512,-217,-252,3092,-492,-565,-750,2744,-103,50,-46,-23,34,14,-934,2645,-231,41,92,67,-50,55,
	2944,512,-1147,-1536,1933,-1651,-1621,-733,-743,2087,-306,293,-129,833,-1,-720,-754,1936,-305,746,-77,626,16,
	2944,538,-677,-1138,1176,-2383,-1207,721,4016,-421,-1301,-301,-16,-7006,-5,369,3553,-279,-1273,-1057,-99,-6858,-16,
	2944,682,-310,-389,1921,-1493,-747,263,241,2590,-456,-237,-79,1264,16,243,424,2533,-526,-170,-106,1175,20,
	2944,744,-516,-696,1519,-1833,-920,-1616,-224,1780,-656,-19,40,1967,-4,-1726,-225,1993,-695,-289,-31,2254,-35,
	2944,749,-370,-555,1374,-1973,-993,-4219,-197,-1785,-388,-365,83,-2572,20,-4103,-201,-1899,-419,-5,100,-2512,43,
	2944,768,-1536,-1536,63,-3265,-2448,-692,-205,-915,-281,-2693,1,759,7,-1480,-555,-1197,-373,-378,-8,141,-1,
	2944,768,-1536,-1536,108,-3220,-2094,-1497,-1171,286,-375,311,-26,-691,-7,-1684,-810,390,-300,-1666,-36,600,-7,
	2944,768,-1536,-1536,254,-3074,-1733,-1568,-1177,-1042,-671,15007,-39,-693,-13,-1659,-745,-156,-58,3641,-103,-138,-1,
	2944,775,-513,-863,2115,-1206,-1079,9,804,-821,-163,-121,3,-186,-11,-102,707,-539,-300,-354,-163,31,-33,
	2944,998,-530,-712,1041,-2057,-1051,-5333,545,-2355,890,71,-220,-8365,16,-5373,296,-2342,1071,-138,-203,-8116,23,
	2944,998,-530,-712,1952,-1146,-1051,-231,3670,-1129,-330,262,-113,-544,50,-220,3511,-974,-297,248,-86,-458,43,
	2944,1024,-143,-191,2683,-389,-500,682,2862,-73,-11,-20,3,-59,-25,350,2681,-221,-53,66,128,-127,50,
	2944,1024,-1536,-1536,1172,-1900,-1605,-3396,1218,464,3683,-1950,-139,92,23,-3232,1052,373,3622,-1783,-161,123,8,
	2944,1109,-256,-256,2475,-512,-256,-176,3620,-319,-74,-36,-21,-104,-28,100,4002,-165,-28,-127,-194,-57,-107,
	2944,1152,-1536,-1536,30,-2914,-2232,-2067,3595,836,3573,939,-20,-1840,17,-2176,3602,1106,3825,240,-40,-1643,1,
	2944,1273,-290,-530,708,-2114,-1101,-256,2452,-2770,686,492,-74,-730,-3,-213,2360,-2708,722,201,-64,-640,-31,
	2944,1454,-232,-326,1173,-1469,-763,116,3747,3066,858,101,-413,834,62,127,3837,2981,227,-405,-885,698,-22,
	2944,1534,-207,-377,1792,-770,-973,-97,-90,-643,-120,-54,-332,-116,-74,9,-371,-890,65,551,418,-204,146,
	2944,1536,-112,-153,2235,-325,-477,-2208,5079,18,-20,-93,-154,16,-68,-2187,4186,-106,-57,39,70,-29,90,
	2944,1536,-841,-1536,170,-2390,-1487,-1064,3251,-257,-2635,1671,190,2635,-127,-1100,3162,-44,-2534,-489,88,2892,-155,
	2944,1792,-1536,-1536,50,-2255,-1921,-392,3515,-736,-417,969,627,87,9,-423,3340,-695,-492,1001,636,115,7,
	2944,1792,-1536,-1536,7,-2297,-1992,-114,3244,906,-839,691,718,347,76,-197,3162,754,-994,1106,783,164,83,
	2944,2035,-244,-397,370,-1691,-910,-2928,606,-599,5016,663,1791,-21,-301,-2768,740,-1071,3955,-367,859,74,-315,
	2944,2036,-100,-212,549,-1512,-806,-921,2908,2327,-797,-455,662,-1,-203,-1002,2950,1954,-1143,-678,-60,-12,-240,
	2944,2046,-324,-845,898,-1152,-1270,-2296,1557,-356,-2603,-3580,-2522,-203,-988,-2441,988,214,-1082,-2223,-487,-241,-437,
	2944,2301,-169,-569,119,-1676,-1202,561,3546,-1475,-2943,3966,-4909,-111,406,496,3194,-1287,-2107,4130,-3732,-106,576,
	2944,2818,-16,-1536,38,-1240,-1408,-3191,124,913,4518,1960,-814,-63,-1361,-3040,557,767,2607,351,-1016,13,-836,
	2944,2821,-29,-164,77,-1198,-1008,-2992,776,1269,3406,3104,-5086,11,-1939,-2765,768,587,2237,1757,-5074,23,-1730,
	2944,4592,0,0,0,0,-260,-5590,647,-44,-67,-75,6959,1,3837,-4547,1590,-10,-55,-130,1769,6,-1024,
	2984,1875,-60,-192,913,-1387,-1012,-2226,573,-154,-931,-317,-4247,22,-182,-2409,68,493,845,1294,-1597,8,20,
	2988,1176,-1536,-1536,417,-2589,-1930,-1741,766,-358,3429,-4659,-240,-7014,-33,-1694,543,-381,3226,-4290,-301,-6659,-34,
	3072,383,-1536,-1536,217,-3752,-2262,-1428,-1190,187,-329,4963,-48,2259,-24,-1266,-951,-308,-364,3145,-30,2247,-16,
	3072,512,-1536,-1536,58,-3782,-2720,420,-176,-1948,-345,-1904,22,-561,16,1124,-97,-1550,-487,2063,26,-333,19,
	3072,512,-1086,-1536,2025,-1815,-1676,-530,40,2692,-387,908,-31,991,1,-520,68,2575,-457,879,-39,886,-3,
	3072,776,-506,-871,1192,-2384,-1207,6085,790,400,-220,-27,-90,7565,-16,5830,556,410,-157,-283,-147,7511,-14,
	3072,1002,-506,-651,1266,-2084,-1048,2933,-2191,1532,-321,78,-136,5205,15,2931,-2251,1520,-255,-115,-127,5507,11,
	3072,1024,-1536,-1536,1230,-2099,-1733,2238,-3378,1501,59,6991,-43,672,22,2114,-3487,1410,48,6907,-61,703,17,
	3072,1024,-133,-179,2921,-407,-507,3147,-2492,-100,-38,-50,-9,-59,-24,2938,-2591,-193,-38,45,92,-119,33,
	3072,1536,-1536,-1536,55,-2761,-2178,3762,-283,1683,-3184,1026,-237,2769,-20,3646,-168,1762,-3264,939,-206,2696,-26,
	3072,1790,-138,-283,704,-1858,-973,3464,-819,1616,2491,406,327,566,-67,3462,-752,1281,1678,-271,184,622,-99,
	3072,1792,-530,-1307,1053,-1507,-1487,1509,-1583,1054,-2511,-4151,2623,-934,-348,1396,-1614,801,-2349,-3250,2277,-1037,-300,
	3072,2044,-238,-370,740,-1567,-864,3817,438,673,511,1041,557,-120,-540,3751,510,632,-428,78,287,-123,-618,
	3072,2560,-63,-1536,50,-1742,-1664,3902,124,1865,1304,-1410,-919,-222,-230,3662,-22,1512,1556,-666,-1185,-279,-177,
	3208,2246,-106,-275,1382,-997,-942,1758,34,-921,-81,601,704,13,-261,1419,-139,-986,-82,758,1514,4,69,
	3328,-512,-1536,-1536,276,-5100,-2976,2356,2428,1885,252,237,200,-790,142,2555,2593,1866,176,-159,137,-607,106,
	3328,-256,-1536,-1536,180,-4940,-2928,6415,5701,1471,21,-211,31,-204,23,5834,5104,1511,-23,-610,-15,-16,-4,
	3328,0,-1536,-1536,0,-4864,-3328,-1885,-1839,396,103,1060,89,21,47,-1182,-1099,656,117,1462,125,-184,72,
	3328,0,-1536,-1536,0,-4864,-3328,-2240,-2312,-9,103,1060,89,-291,47,-1536,-1572,251,117,1462,125,-496,72,
	3328,0,-1536,-1536,2257,-2606,-2008,2310,464,-4650,-162,1455,6,-1218,30,2298,453,-4607,-191,1530,24,-1298,44,
	3328,128,-1536,-1536,212,-4524,-2652,-3047,-1679,-97,-130,-902,-70,75,-36,-3094,-1895,43,-65,-902,-52,24,-29,
	3328,242,-476,-603,2706,-1916,-958,-1558,-891,-2099,-60,-110,-4,-639,-2,-1416,-844,-1934,-129,-379,-100,-430,-59,
	3328,256,-1536,-1536,97,-4511,-2752,-886,-873,-177,-35,1743,-4,94,-1,-902,-1028,-313,4,1446,-17,16,-12,
	3328,256,-1536,-1536,86,-4522,-2848,-752,-652,-71,-25,2058,4,-365,3,-1023,-856,-57,-65,1737,-31,-233,-17,
	3328,256,-1536,-1536,147,-4461,-2976,146,-467,-140,-71,1221,-29,-169,-14,-875,-989,82,-209,3267,-62,-161,-25,
	3328,256,-1536,-1536,1080,-3528,-2660,-4286,-3333,-1575,-90,191,-11,-931,-10,-4098,-2859,-1770,-8,2023,40,-801,25,
	3328,278,-1536,-1536,269,-4317,-2297,-902,-643,128,-88,1165,-52,-792,-27,-1760,-1321,-517,160,361,-13,-793,-11,
	3328,332,-652,-821,2948,-1584,-1303,3086,-91,1801,2,13,0,1271,6,2946,-119,1611,-20,9,43,1277,38,
	3328,384,-1536,-1536,225,-4255,-2518,-721,-1,-447,-94,4875,-47,1206,-22,-517,47,-711,-12,3692,-30,1033,-17,
	3328,442,-628,-792,1843,-2579,-1291,450,245,-3048,-459,-75,14,-10044,-9,341,99,-3051,-620,-455,8,-9860,-27,
	3328,474,-579,-745,2894,-1496,-1264,-2235,-11,313,-25,6,23,208,-15,-2317,-58,289,-13,94,96,217,43,
	3328,512,-1536,-1536,866,-3486,-2588,4831,1835,948,-357,-5505,-4,-2272,-6,4871,2091,805,-316,-2674,11,-2086,1,
	3328,512,-1536,-1536,0,-4352,-3072,322,739,-905,112,585,47,-1326,20,210,634,-938,112,905,56,-1343,25,
	3328,512,-194,-225,3173,-1179,-590,-1111,-1190,631,-12,-15,-41,304,2,-1055,-1158,596,-34,3,-56,289,-18,
	3328,512,-194,-225,3813,-539,-590,1374,-1826,384,97,77,29,268,57,991,-1290,164,126,254,174,131,143,
	3328,512,-1536,-1536,58,-4294,-2976,78,404,-389,-58,408,-21,251,-9,140,593,-386,-101,1595,-32,356,-12,
	3328,512,-1105,-1536,2120,-2232,-1866,-1990,46,3295,-312,-1676,38,3745,-6,-1929,123,3190,-372,-1675,40,3320,5,
	3328,516,-1536,-1536,1474,-2874,-2224,-991,-1522,-1107,-738,-5129,26,-2910,-2,-808,-1254,-1232,-715,-4514,26,-3116,8,
	3328,539,-636,-986,1254,-3071,-1544,-1131,-820,751,-541,749,-33,8804,3,-1086,-1044,682,-689,-12,-106,8005,-9,
	3328,540,-435,-435,3453,-870,-435,503,856,-156,68,44,20,-46,-4,537,869,21,66,-147,-68,107,-58,
	3328,597,-256,-256,3755,-512,-256,-592,973,-10,50,41,19,23,7,-150,470,166,46,-62,-71,150,-39,
	3328,700,-279,-355,2568,-1597,-799,-166,-726,1805,-54,-96,18,926,-9,-182,-666,1791,-62,-116,-3,920,-25,
	3328,768,-1536,-1536,124,-3972,-2446,-737,-487,431,127,3063,6,326,0,-535,-471,28,204,-1361,-9,128,-9,
	3328,768,-128,-128,3840,-256,-128,-414,636,192,109,106,67,146,87,-292,501,243,99,77,41,189,71,
	3328,768,-1536,-1536,254,-3842,-2111,-207,-549,247,-163,7952,-29,-37,-12,-971,-1005,1,148,-3281,-26,-456,-6,
	3328,895,-1536,-1536,226,-3743,-2251,-603,-151,21,-296,15403,-29,1401,-10,-688,-224,188,-24,3161,-40,926,-12,
	3328,1006,-494,-627,1792,-2066,-1035,908,-68,236,-329,217,-73,1505,-2,739,75,461,-321,-279,-150,1859,-56,
	3328,1006,-494,-627,2526,-1332,-1035,899,-320,-766,-69,100,37,-478,-5,894,-242,-667,-64,-48,45,-434,6,
	3328,1010,-295,-445,1735,-2119,-1060,209,-428,1684,-89,-268,18,-2781,-4,146,-449,1444,-166,-300,-50,-2423,-7,
	3328,1024,-1536,-1536,155,-3685,-2564,96,-320,366,-395,4007,-45,468,-14,164,-211,286,-435,3725,-62,373,-20,
	3328,1024,-1536,-1536,308,-3532,-2409,-128,-28,341,-562,16087,-71,-290,-19,-42,38,323,-208,15599,-71,-73,-20,
	3328,1024,-1536,-1536,814,-3026,-2409,2935,1873,3546,-296,8702,-28,-2756,-1,2593,1817,3066,70,10163,30,-2735,14,
	3328,1024,-1536,-1536,0,-3840,-2816,1303,1221,-829,839,-3216,102,-1282,36,1103,1015,-595,1025,-2199,140,-1133,48,
	3328,1024,-122,-158,2789,-1051,-525,-1997,-1631,-29,-46,-57,-52,-77,-17,-1972,-1626,-70,-65,-19,-59,-107,-24,
	3328,1024,-122,-158,3402,-438,-525,-943,-821,-19,-54,-41,-44,-76,-44,-1124,-601,-187,-8,128,138,-185,69,
	3328,1024,-64,-64,3712,-128,-64,-285,-1061,164,95,97,79,110,115,-302,-1102,186,90,99,86,130,117,
	3328,1024,-1536,-1536,64,-3776,-2696,129,1,281,75,5030,0,467,1,274,124,250,8,5582,-17,429,-6,
	3328,1024,-1536,-1536,1087,-2753,-2272,-392,-2810,1564,-749,437,-4,6157,7,-385,-2779,1356,-516,1829,53,5976,33,
	3328,1024,-461,-1086,2025,-1815,-1676,-332,1680,2887,841,1376,15,-48,-26,-203,1551,3055,1129,2152,40,-257,49,
	3328,1026,-374,-628,1198,-2640,-1335,-836,-459,-782,246,285,-221,972,-31,-850,-578,-700,367,102,-332,876,-33,
	3328,1052,-435,-435,2941,-870,-435,589,168,-556,16,61,56,-313,-19,599,170,-392,34,-145,-14,-177,-57,
	3328,1109,-256,-256,3243,-512,-256,-466,78,-190,13,23,26,-112,-36,-332,8,-70,-7,-111,-102,-45,-107,
	3328,1233,-229,-297,2272,-1359,-680,728,-219,-35,-164,-205,-102,-172,7,722,-85,-105,-233,-315,-211,-186,-39,
	3328,1269,-374,-514,2377,-1217,-1048,418,-204,-595,51,137,48,-318,-7,477,-232,-718,104,272,126,-454,82,
	3328,1280,-1260,-1536,252,-3332,-1861,-18,-77,125,4574,4201,-41,3074,-41,-85,-618,289,5060,-196,-160,2583,-35,
	3328,1280,-1260,-1536,1297,-2288,-1861,1066,2892,-2149,2045,-2572,-169,-502,-13,988,2613,-2007,2028,-2559,-157,-265,-3,
	3328,1280,-1536,-1536,846,-2738,-2211,-587,356,-2572,3223,-6286,-156,5915,-20,-758,180,-2543,3092,-4999,-45,5535,12,
	3328,1280,-128,-128,3328,-256,-128,1054,1325,-27,24,25,23,-12,7,1113,1213,13,3,-38,-43,5,-35,
	3328,1527,-372,-508,1254,-2083,-1048,414,678,3025,2043,1697,-482,-197,-2,371,682,2866,1342,529,-665,-26,-79,
	3328,1529,-209,-384,1206,-2128,-1079,539,-257,-1542,1667,512,-186,159,-25,537,-173,-1828,972,-114,-563,257,-62,
	3328,1536,-1536,-1536,284,-3044,-2157,-1775,-1119,-1669,-3618,7046,-199,-4206,-39,-1740,-1065,-1597,-3466,7242,-176,-4055,-30,
	3328,1536,-1536,-1536,66,-3262,-2434,-475,-710,-144,-1790,-3724,29,-1272,10,-625,-706,-245,-2175,-1320,31,-1435,0,
	3328,1536,-64,-64,3200,-128,-64,-1123,-572,74,56,53,64,51,90,-1067,-572,105,50,44,52,69,81,
	3328,1536,-1536,-1536,0,-3328,-2560,686,954,1169,-1971,-2857,214,-3903,60,458,752,1036,-2815,-1681,295,-4317,67,
	3328,1536,-99,-123,2331,-997,-500,-600,-305,256,-213,-348,-350,26,-18,-605,-269,191,-189,-208,-395,-13,-55,
	3328,1536,-99,-123,2939,-389,-500,-576,-341,98,-30,-39,-76,4,-39,-774,-477,-50,28,164,214,-72,124,
	3328,1536,-1536,-1536,114,-3214,-2082,-922,-705,-580,-1966,6935,-43,-233,-6,-688,-795,-366,-2806,1821,-88,-934,-21,
	3328,1564,-435,-435,2430,-870,-435,-197,-255,-342,60,170,46,-141,7,-177,-167,-289,22,-169,-125,-66,-62,
	3328,1621,-256,-256,2731,-512,-256,-60,-564,-81,55,45,60,-24,-40,18,-475,7,44,-72,-113,21,-124,
	3328,1729,-185,-249,1593,-1542,-778,634,19,227,355,163,-176,-229,49,579,119,93,-412,-595,-664,-149,-126,
	3328,1781,-319,-463,1937,-1147,-1051,-98,265,-612,573,818,123,-243,-24,-5,275,-746,793,1095,298,-331,82,
	3328,1792,-128,-128,2816,-256,-128,23,-409,-18,41,35,40,-1,-1,42,-315,42,24,-37,-80,23,-68,
	3328,1792,-532,-1244,252,-2820,-1605,659,231,1013,-4393,1017,1419,-8364,-145,495,39,960,-4659,-419,1094,-8450,-208,
	3328,2033,-247,-394,995,-1836,-935,-56,-88,3027,3989,3032,-373,-188,-243,-116,31,2570,1241,366,-780,-88,-415,
	3328,2039,-99,-211,711,-2114,-1101,-1072,-1123,-732,5747,4605,2703,20,-317,-992,-977,-1579,3692,2493,1658,136,-301,
	3328,2046,-23,-1536,276,-2542,-1902,-1489,-1508,-645,-1671,-2868,6668,2291,-398,-1482,-1348,-787,-1749,-1775,6728,2158,-399,
	3328,2048,-320,-842,1101,-1715,-1615,-247,331,1715,-7190,-7393,1282,-363,-326,-38,94,3352,-3366,-3314,2944,-622,62,
	3328,2048,-64,-64,2688,-128,-64,425,440,45,37,26,67,36,101,465,502,96,44,20,27,56,76,
	3328,2048,-1536,-1536,56,-2761,-2176,-826,-2077,181,1033,-1174,993,2600,114,-749,-1903,126,1144,-1422,983,2685,98,
	3328,2048,-1536,-1536,0,-2816,-2304,-140,219,-1604,64,466,1234,2022,211,-207,147,-1390,-41,772,1375,2243,233,
	3328,2048,-78,-105,1850,-966,-484,-185,205,295,-365,-627,-564,42,-55,-118,314,197,-417,-567,-997,25,-303,
	3328,2048,-78,-105,2473,-343,-484,536,-234,134,-38,-103,-167,1,-66,367,-474,-8,46,214,431,-67,259,
	3328,2076,-435,-435,1919,-868,-435,352,232,-520,582,1050,430,-113,-33,428,380,-454,42,-28,-294,5,-299,
	3328,2133,-256,-256,2219,-511,-256,38,-35,-84,53,78,91,-13,-93,103,61,-34,32,-72,-173,20,-209,
	3328,2226,-118,-198,1169,-1469,-763,756,303,-1033,-328,-244,-506,-34,-159,623,492,-1075,-1181,-1020,-1417,-18,-445,
	3328,2304,-128,-128,2304,-256,-128,-25,-431,-37,6,13,37,-4,-11,38,-371,8,6,-38,-70,14,-72,
	3328,2304,-167,-530,170,-2389,-1487,899,-89,-598,-1565,249,-1521,203,170,988,68,-702,-1451,-160,-2175,281,-66,
	3328,2541,-42,-101,597,-1726,-912,-535,-610,3613,3521,4250,5220,-73,1456,-424,-597,2114,1115,1419,2471,2,1876,
	3328,2557,-109,-238,740,-1567,-864,494,-341,-586,418,613,655,-77,713,410,-379,-817,-61,200,519,-45,1040,
	3328,2557,-109,-238,1518,-790,-864,119,-74,-380,34,383,372,-35,-176,-478,-377,-570,96,850,1870,-70,972,
	3328,2558,-23,-23,258,-2048,-1646,-733,-871,-2972,-6082,-9255,-7904,79,2490,-1062,-1128,-1326,-2695,-5253,-4511,-53,2897,
	3328,2560,-64,-64,2177,-128,-64,-601,-20,-94,-188,-126,184,22,263,-556,-26,-44,-97,-37,245,50,277,
	3328,2560,-64,-1536,50,-2254,-1920,-283,-286,1756,2119,485,-3325,-223,-204,-196,-187,1494,2005,374,-3428,-190,-239,
	3328,2560,0,-1536,0,-2304,-2048,762,308,-2086,-769,-1314,359,-30,109,778,288,-1706,-456,-344,135,-119,173,
	3328,2560,-54,-84,1380,-924,-465,-589,361,-217,-760,-650,-924,19,58,-285,508,-274,-814,-706,-1571,23,-365,
	3328,3043,-12,-43,535,-1286,-780,-35,273,-725,-584,1072,2644,-12,-2600,-25,344,-730,-703,396,2226,-25,-2259,
	3328,3065,0,-109,364,-1435,-782,-309,-1069,712,3220,8361,12771,-77,-1159,747,-183,408,489,1462,4715,68,-3568,
	3328,3072,-24,-58,942,-850,-441,329,316,-897,-1335,-1047,-500,-45,1968,541,497,-612,-903,-649,-714,-32,1486,
	3328,3072,-4,-63,50,-1742,-1664,478,274,1649,-3654,-1542,-720,-15,-1112,299,76,2047,-2024,-188,436,-43,-1315,
	3328,3072,0,0,0,-1792,-1792,662,403,-4835,-5675,-3053,533,130,1787,216,25,-3093,-2971,-1229,698,81,732,
	3328,3073,-23,-23,218,-1572,-1390,101,-531,4778,7029,-7244,-10459,-12,-3668,-136,-1006,3841,6755,-3758,-3862,-75,-2381,
	3328,3571,0,0,312,-981,-612,-469,-532,-344,114,785,16870,-25,14706,392,384,-28,-348,-430,10674,20,8779,
	3328,3584,0,0,0,-1280,-1536,527,419,1446,-14475,-10250,-2194,49,-2005,-254,-232,1590,-10216,-6199,-310,19,-1448,
	3328,3586,0,-4,38,-1240,-1408,218,146,681,5926,-2793,1646,17,-2729,-86,-90,387,4120,-2171,2651,4,-1048,
	3328,3591,-2,-11,290,-983,-658,-965,-554,-315,422,1190,-7746,-30,1219,-245,210,-108,-276,-198,-10901,4,-2710,
	3328,3595,0,-22,173,-1096,-1134,-564,-119,-137,4776,8163,-9349,-24,-11656,-1048,-561,-496,2467,5996,-3685,-46,-4371,
	3328,4050,0,0,123,-691,-518,-1787,-1813,-122,2,1566,21912,-21,21565,319,154,164,-65,-325,6697,41,5804,
	3328,4083,0,-2,191,-590,-402,-1177,-422,-200,-437,-208,22854,-38,22834,672,1009,17,-208,-498,2279,5,445,
	3328,4096,0,0,0,-768,-1280,1619,1247,168,1130,-6839,-6708,19,-7028,70,-232,13,1515,-4150,1083,0,1334,
	3328,4097,0,0,183,-584,-878,617,71,-175,-412,-141,-24642,-35,-29027,-686,-813,-339,-494,-60,-5503,-76,-8949,
	3328,4102,0,0,32,-730,-1152,904,985,49,476,4715,-10772,4,-10390,-48,44,-113,173,3576,-921,-12,-3,
	3328,4482,0,0,98,-285,-622,-1075,-765,-146,-295,-301,-7028,-43,10312,-504,-160,-124,-197,-273,-10318,-47,5268,
	3328,4539,0,0,44,-281,-605,-1614,-1425,-24,-41,44,18344,-16,18950,-182,-56,23,-62,-210,9571,-9,6124,
	3328,4602,0,0,19,-243,-896,317,-640,-8,1,41,-8112,-13,-13764,-550,-1033,-43,-45,60,-1507,-18,-5399,
	3328,4608,0,0,0,-256,-1024,2647,3054,54,119,239,-11777,0,-17578,224,755,29,183,659,-988,9,-3104,
	3328,5028,0,0,0,0,-377,-2410,-2410,-13,-23,-26,20062,2,16159,-843,-1103,12,-72,-197,6296,18,3157,
	3328,5120,0,0,0,0,-768,1668,1692,20,14,22,-20060,13,-24708,88,169,51,159,342,-7983,24,-11317,
	3328,5124,0,0,0,0,-640,427,-293,22,16,25,-5242,14,5033,245,-267,-11,11,37,-4228,-5,2762,
	3328,5530,0,0,0,0,-423,-618,-298,189,162,224,6729,95,5298,-324,-25,157,116,131,4782,84,3627,
	3328,6144,0,0,0,0,-211,-351,-434,795,606,825,1848,423,1430,-264,-373,756,506,599,1224,433,1052,
	3328,1174,-1536,-1536,146,-3544,-2508,1067,-100,488,710,-5520,-97,-944,-24,1051,-53,387,1729,-5807,-112,-449,-30,
	3328,1686,-1536,-1536,165,-3013,-2190,-379,-171,1408,-4189,-2311,-130,-5472,-28,-317,-27,1470,-4055,-2398,-153,-5362,-41,
	3328,1003,-1536,-1536,19,-3841,-2776,-794,-1113,360,489,-2068,61,112,22,-769,-1035,473,473,-1350,53,186,17,
	3328,632,-1536,-1536,11,-4221,-2912,16,-1658,-353,236,-2486,55,-901,21,32,-1411,-215,220,-2451,43,-681,13,
	3328,1180,-1536,-1536,25,-3660,-2684,273,501,912,947,-3623,39,-1143,16,365,542,927,897,-3434,29,-1209,10,
	3328,437,-1536,-1536,528,-3900,-2596,-2394,-796,-795,-28,-4957,-25,204,-13,-1645,-518,-698,-163,-481,-34,540,-18,
	3328,169,-1536,-1536,663,-4033,-2072,-1596,-832,1381,-24,206,-51,-97,-28,-1858,-1009,1464,-16,-1188,-65,-204,-30,
	3328,935,-1536,-1536,202,-3728,-2744,-476,-384,-200,-308,-15951,-31,-1170,-11,-899,-711,-61,-227,-5086,-1,-806,4,
	3328,1276,-1536,-1536,16,-3572,-2600,-704,-869,-559,3015,-1413,28,3198,14,-570,-686,-558,3433,-2045,-26,3479,-9,
	3328,1223,-1536,-1536,47,-3594,-2684,-537,-1049,-689,1127,-1149,-20,323,-2,-611,-1236,-732,1382,-187,22,204,11,
	3328,535,-1536,-1536,523,-3806,-2142,3503,1079,-866,-158,2049,-24,7,-11,3044,873,-1107,-301,-885,-31,-86,-11,
	3328,411,-1536,-1536,687,-3766,-2136,-1474,-852,-931,-67,3885,-17,248,-10,-1483,-1075,-825,-296,1727,-45,-57,-24,
	3328,640,-1536,-1536,24,-4201,-2800,-732,46,-278,208,-2715,40,278,14,-400,17,-252,192,-3236,11,320,-2,
	3328,569,-1536,-1536,212,-4084,-2736,289,120,-668,-70,-3923,-45,-258,-20,501,217,-468,-146,-880,-50,-39,-21,
	3328,1374,-958,-1536,297,-3194,-2046,290,-34,620,1788,-2224,-35,-2021,-43,390,275,538,1581,-1408,128,-1898,-59,
	3328,833,-655,-1536,995,-3037,-2003,-1549,-2132,-5,339,-136,-144,-3648,-44,-1083,-1620,-311,141,730,-117,-3395,-43,
	3328,1500,-1536,-1536,33,-3332,-2526,-62,-840,-799,-2145,-1333,43,-36,16,-226,-889,-889,-2204,9,61,-94,12,
	3329,394,-356,-356,2399,-2073,-1037,551,138,-663,-115,-217,-13,-545,30,547,144,-733,-136,-65,49,-571,37,
	3329,1176,-1536,-1536,417,-3272,-2271,-469,-773,-509,2589,-8634,-112,-345,-19,-347,-725,-374,3114,-7588,-111,59,-19,
	3329,887,-1536,-1536,140,-3839,-2689,261,-316,-202,-30,-4811,-9,-595,-3,112,-342,-25,-162,-1381,-24,-356,-9,
	3329,918,-1536,-1536,121,-3826,-2641,-598,146,583,-39,-3476,-8,262,-3,-476,222,531,-147,-2827,-32,290,-13,
	3329,1152,-117,-463,852,-2862,-1587,1039,-7,109,2724,1875,496,2383,66,1104,167,6,3048,2541,516,2176,10,
	3329,2944,-5,-169,32,-1890,-1627,-60,23,-3709,-555,1124,-97,-63,1443,131,287,-3847,-735,1450,-118,-74,1329,
	3329,508,-1536,-1536,4,-4354,-3073,517,68,-683,98,-126,40,465,18,373,-54,-723,96,318,50,451,22,
	3330,2804,0,-1536,0,-2063,-1928,-2089,-1745,-5291,-1684,69,-698,-202,980,-1953,-1589,-4817,-1361,302,-702,-223,987,
	3330,1134,-1003,-1536,608,-3126,-2001,-734,-950,-208,1408,-1309,-262,-1749,-42,-442,-843,7,1146,-709,-235,-1760,-39,
	3330,2120,-553,-961,131,-2618,-1630,-224,-665,278,637,-2113,1468,3570,26,-281,-678,227,913,-2037,1209,3621,-93,
	3331,814,-1536,-1536,228,-3828,-2579,-902,184,679,-110,-11660,-23,-500,-9,-754,124,698,-354,-6092,-39,-315,-16,
	3332,1336,-1536,-1536,0,-3535,-2664,649,662,-410,5764,3537,75,3624,28,545,541,-470,5570,3958,130,3391,38,
	3332,1490,-1536,-1536,289,-3093,-2117,718,149,180,-186,-2306,-162,-36,-30,802,137,320,-231,-2888,-184,-42,-28,
	3333,576,-1536,-1536,0,-4299,-3045,-211,-584,688,219,-1933,59,880,23,-333,-758,620,280,-2173,87,803,34,
	3336,2246,-106,-275,1382,-1253,-1070,-625,189,-695,548,691,-1400,-41,-166,-575,46,-663,1304,1696,-112,-107,305,
	3340,941,-253,-382,1649,-2297,-1267,-803,-1367,-614,-134,-531,26,2491,27,-705,-1360,-250,141,231,165,2012,73,
	3340,1744,-100,-188,1109,-2036,-1194,-536,-690,411,-1226,1318,-328,66,54,-369,-530,539,-936,1744,-185,-18,72,
	3347,1875,-60,-192,913,-2113,-1375,25,1344,-3055,-8714,-5491,242,65,-63,210,1050,-1526,-4641,-1735,2017,-96,-16,
	3354,1040,-88,-108,2848,-1028,-515,3099,2279,249,-42,-40,-99,7,-7,3097,2268,194,-48,18,-82,-23,-17,
	3584,512,-1536,-1536,58,-4806,-3232,-1246,-487,-2411,1059,-2089,329,-235,116,-1479,-705,-2510,951,-2292,294,-169,104,
	3584,1004,-502,-646,1794,-2578,-1291,-539,863,-3700,171,867,-6,2299,-9,-542,787,-3646,104,262,-135,2401,-42,
	3584,1536,-1536,-1536,66,-3774,-2690,-990,398,-131,-6870,3055,651,-1518,141,-833,496,-29,-7120,2711,601,-1415,112,
	3584,2546,-111,-247,994,-1836,-935,-274,1098,2293,2915,2974,1195,-178,315,-258,1129,1685,1779,1714,502,-74,401,
	3584,2560,-64,-1536,56,-2760,-2176,-647,234,510,517,-39,-5458,1527,414,-551,291,563,189,-156,-5357,1589,336,
	3584,4354,0,0,36,-986,-1280,-748,-333,838,2177,3727,-2641,85,-3749,-741,-332,707,2087,3809,-1380,95,-1565,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_1386c12732b48e31_tables[] = {
	{ "cuda", "NVIDIA H100 80GB HBM3", "sm_90", "f32", "plus", "", 8, segtune_segreduce_1386c12732b48e31_boxes_0,
	  { { 21, segtune_segreduce_1386c12732b48e31_unknown_0 }, { 255, segtune_segreduce_1386c12732b48e31_longest_0 }, { 253, segtune_segreduce_1386c12732b48e31_shares_0 } }, 1, 497, segtune_segreduce_1386c12732b48e31_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_1386c12732b48e31 = { "segtune_segreduce_1386c12732b48e31", 1, segtune_segreduce_1386c12732b48e31_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_1386c12732b48e31

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
