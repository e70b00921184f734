/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-28
 * database: e9ea643abb85ca57
 * sources:  f264e4b1549d08ab
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H100 80GB HBM3 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H100 80GB HBM3, 462 cases
 *     n and the mean length known: worst regret 155.4%, mean 26.6%; geometries left out: worst 456.3%, mean 36.1%; picked where it was not measured: 0 times, left out 1
 *     the longest segment, too: worst regret 130.0%, mean 9.6%; geometries left out: worst 456.3%, mean 17.2%
 *     shares of long segments, too: worst regret 130.0%, mean 9.4%; geometries left out: worst 456.3%, mean 15.9%
 *     as probed (shares and the heaviest span; of few or long segments the longest, too): worst regret 47.7%, mean 5.6%; geometries left out: worst 456.3%, mean 9.5%
 *     all of these: worst regret 47.7%, mean 5.5%; geometries left out: worst 456.3%, mean 9.4%
 *     pareto lengths, 88 cases: worst regret 80.2%, mean 10.2%; left out: worst 263.3%, mean 18.2%; as probed: worst regret 40.1%, mean 3.1%; left out: worst 40.1%, mean 4.3%
 *     uniform lengths, 76 cases: worst regret 37.6%, mean 9.3%; left out: worst 456.3%, mean 15.0%; as probed: worst regret 37.6%, mean 8.9%; left out: worst 456.3%, mean 14.0%
 *     rowlen lengths, 99 cases: worst regret 101.2%, mean 7.8%; left out: worst 121.7%, mean 9.4%; as probed: worst regret 33.1%, mean 6.4%; left out: worst 121.7%, mean 9.2%
 *     bimodal lengths, 17 cases: worst regret 26.7%, mean 6.0%; left out: worst 49.0%, mean 8.6%; as probed: worst regret 19.7%, mean 4.3%; left out: worst 49.0%, mean 8.2%
 *     huge lengths, 44 cases: worst regret 82.8%, mean 7.1%; left out: worst 82.8%, mean 9.9%; as probed: worst regret 47.7%, mean 5.5%; left out: worst 47.7%, mean 7.1%
 *     poisson lengths, 8 cases: worst regret 38.8%, mean 15.6%; left out: worst 38.8%, mean 19.5%; as probed: worst regret 38.8%, mean 15.6%; left out: worst 38.8%, mean 19.5%
 *     geometric lengths, 19 cases: worst regret 19.1%, mean 4.5%; left out: worst 31.6%, mean 5.7%; as probed: worst regret 19.1%, mean 5.1%; left out: worst 361.8%, mean 25.3%
 *     zipf lengths, 26 cases: worst regret 26.5%, mean 4.6%; left out: worst 26.5%, mean 4.9%; as probed: worst regret 26.5%, mean 4.6%; left out: worst 26.5%, mean 4.9%
 *     lognormal lengths, 74 cases: worst regret 130.0%, mean 15.7%; left out: worst 452.0%, mean 35.5%; as probed: worst regret 26.9%, mean 4.3%; left out: worst 209.7%, mean 9.8%
 *     fixed lengths, 11 cases: worst regret 12.5%, mean 6.4%; left out: worst 12.5%, mean 7.0%; as probed: worst regret 11.6%, mean 3.2%; left out: worst 11.6%, mean 3.7%
 *     always the right one of the boxes: worst regret 40.1%, mean 4.7%
 *     always the right one of the best 8 of all 922 variants: mean regret at least 4.4% (a Lagrangian bound)
 *     the search of 462 cases was cut short; least was tried of huge:n=64M,mean=64,share=0.25,seed=1: 43 of 468 variants
 *     variants tried, of how many, on each case:
 *       43/468 huge:n=64M,mean=64,share=0.25,seed=1, 45/471 huge:n=64M,mean=64,share=0.5,seed=1,
 *       45/458 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1, 46/468 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1,
 *       48/461 huge:n=64M,mean=256,share=0.25,seed=1, 51/473 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       53/472 huge:n=64M,mean=64,share=0.1,seed=1, 55/470 huge:n=64M,mean=64,share=0.75,seed=1,
 *       54/460 huge:n=64M,mean=256,share=0.5,seed=1, 61/505 pareto:n=64M,mean=1M,alpha=1.5,seed=1,
 *       58/473 huge:n=4M,mean=64,share=0.5,seed=1, 66/505 uniform:n=64M,mean=16M,seed=1,
 *       64/483 pareto:n=64M,mean=128,alpha=1.2,seed=1, 67/502 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1,
 *       66/481 huge:n=512K,mean=16,share=0.75,seed=1, 66/479 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1,
 *       66/478 zipf:n=64M,mean=256,alpha=1,seed=1, 65/470 huge:n=64M,mean=256,share=0.1,seed=1,
 *       65/468 huge:n=64M,mean=256,share=0.75,seed=1, 89/637 fixed:n=64M,mean=64,
 *       68/486 huge:n=1M,mean=64,share=0.1,seed=1, 67/475 linux_lines_per_file.rowlen@64M,
 *       69/486 huge:n=4M,mean=64,share=0.1,seed=1, 74/515 uniform:n=64M,mean=1M,seed=1,
 *       74/514 uniform:n=64M,mean=4M,seed=1, 71/476 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       75/497 huge:n=1M,mean=64,share=0.5,seed=1, 74/489 debian_files_per_package.rowlen@64M,
 *       74/484 huge:n=512K,mean=64,share=0.5,seed=1, 75/486 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       68/440 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 76/488 pareto:n=64M,mean=256,alpha=1.5,seed=1,
 *       76/485 pareto:n=2M,mean=256,alpha=1.5,seed=1, 42/268 linux_identifier_postings.rowlen,
 *       88/554 uniform:n=256M,mean=64,seed=1, 77/482 uniform:n=64M,mean=256K,seed=1, 84/524 fixed:n=64M,mean=1M,
 *       80/497 mbeacxc.rowlen, 72/445 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 80/494 mbeacxc.rowlen@4M,
 *       79/487 huge:n=512K,mean=64,share=0.1,seed=1, 80/490 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       79/481 zipf:n=64M,mean=1K,alpha=1,seed=1, 93/566 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       81/491 pareto:n=1M,mean=256,alpha=1.5,seed=1, 93/560 uniform:n=64K,mean=64,seed=1,
 *       94/566 uniform:n=2M,mean=128,seed=1, 74/444 uniform:n=4M,mean=256K,seed=1,
 *       43/257 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1, 84/501 lognormal:n=256K,mean=64,sigma=1,seed=1,
 *       82/488 pareto:n=64M,mean=512,alpha=1.2,seed=1, 95/563 uniform:n=8K,mean=64,seed=1,
 *       82/485 lognormal:n=16M,mean=128,sigma=2,seed=1, 78/456 zipf:n=64M,mean=4K,alpha=1,seed=1,
 *       86/501 gshhg_points_per_bin.rowlen@64M, 85/494 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       86/499 mbeacxc.rowlen@64M, 97/561 uniform:n=64M,mean=256,seed=1,
 *       80/456 lognormal:n=64M,mean=4K,sigma=2,seed=1, 47/267 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       99/561 uniform:n=8M,mean=128,seed=1, 79/447 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       87/492 linux_lines_per_file.rowlen, 104/585 fixed:n=64M,mean=256, 48/270 huge:n=64M,mean=16,share=0.1,seed=1,
 *       72/405 pareto:n=512K,mean=256K,alpha=1.5,seed=1, 88/494 uniform:n=64M,mean=64K,seed=1,
 *       88/493 pareto:n=8K,mean=256,alpha=1.5,seed=1, 95/529 uniform:n=512K,mean=256,seed=1,
 *       93/517 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1, 87/483 bacterial_protein_lengths.rowlen@64M,
 *       89/494 fixed:n=64M,mean=256K, 89/492 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       88/486 lognormal:n=128K,mean=512,sigma=1,seed=1, 91/502 lognormal:n=2M,mean=256,sigma=2,seed=1,
 *       87/479 bacterial_protein_lengths.rowlen@4M, 80/440 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       90/495 gshhg_points_per_bin.rowlen, 89/489 huge:n=64K,mean=64,share=0.1,seed=1,
 *       84/461 pareto:n=64M,mean=4K,alpha=1.5,seed=1, 87/477 pareto:n=64M,mean=1K,alpha=1.5,seed=1,
 *       90/493 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 52/284 huge:n=64M,mean=4,share=0.5,seed=1,
 *       87/475 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 90/491 debian_files_per_package.rowlen,
 *       88/480 lognormal:n=64M,mean=1K,sigma=2,seed=1, 90/489 pareto:n=16M,mean=256,alpha=1.5,seed=1,
 *       92/498 bimodal:n=64M,mean=64K,share=0.9,seed=1, 90/487 huge:n=64K,mean=16,share=0.75,seed=1,
 *       101/545 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 91/491 pareto:n=128K,mean=256,alpha=1.5,seed=1,
 *       84/453 uniform:n=256M,mean=128K,seed=1, 52/280 huge:n=4M,mean=4,share=0.5,seed=1,
 *       84/452 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 82/440 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       91/487 lognormal:n=1M,mean=256,sigma=2,seed=1, 94/501 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1,
 *       92/488 lognormal:n=8M,mean=512,sigma=1,seed=1, 93/493 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       108/572 uniform:n=64K,mean=256,seed=1, 93/492 pareto:n=512K,mean=256,alpha=1.5,seed=1,
 *       49/259 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1, 88/465 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       97/512 bimodal:n=512K,mean=64,share=0.9,seed=1, 49/258 huge:n=64M,mean=16,share=0.25,seed=1,
 *       96/505 lognormal:n=64M,mean=128,sigma=1,seed=1, 108/567 uniform:n=256K,mean=128,seed=1,
 *       95/498 lognormal:n=8M,mean=64,sigma=1,seed=1, 79/414 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       92/482 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 93/484 pareto:n=512K,mean=1K,alpha=1.5,seed=1,
 *       114/592 uniform:n=1K,mean=256,seed=1, 50/259 huge:n=4M,mean=16,share=0.25,seed=1,
 *       52/269 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1, 94/484 bacterial_protein_lengths.rowlen,
 *       50/257 huge:n=8M,mean=16,share=0.25,seed=1, 90/462 photo_kmeans256.rowlen,
 *       95/486 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1, 51/260 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       98/499 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1, 48/244 huge:n=64M,mean=16,share=0.75,seed=1,
 *       90/457 uniform:n=4M,mean=64K,seed=1, 98/496 lognormal:n=256K,mean=256,sigma=2,seed=1,
 *       51/258 huge:n=64M,mean=16,share=0.5,seed=1, 113/571 uniform:n=1M,mean=128,seed=1,
 *       98/495 pareto:n=64K,mean=256,alpha=1.5,seed=1, 56/281 huge:n=64M,mean=4,share=0.25,seed=1,
 *       96/481 pareto:n=4M,mean=1K,alpha=1.5,seed=1, 93/465 fixed:n=64M,mean=64K,
 *       58/287 huge:n=4M,mean=4,share=0.1,seed=1, 99/487 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1,
 *       94/462 lognormal:n=2M,mean=2K,sigma=1,seed=1, 55/270 zipf:n=64M,mean=4,alpha=1,seed=1,
 *       97/475 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 94/460 lognormal:n=256K,mean=2K,sigma=1,seed=1,
 *       89/434 uniform:n=64K,mean=16K,seed=1, 94/458 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       104/505 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1, 115/558 uniform:n=512K,mean=64,seed=1,
 *       98/474 dense2.rowlen, 97/468 photo_kmeans256.rowlen@4M, 102/492 pareto:n=256K,mean=256,alpha=1.5,seed=1,
 *       104/501 lognormal:n=128K,mean=64,sigma=1,seed=1, 61/292 huge:n=64M,mean=4,share=0.1,seed=1,
 *       93/445 uniform:n=4M,mean=16K,seed=1, 56/267 huge:n=2M,mean=16,share=0.25,seed=1,
 *       120/572 uniform:n=8K,mean=256,seed=1, 59/280 lp1.rowlen@4M, 90/427 uniform:n=64K,mean=64K,seed=1,
 *       109/517 geometric:n=64M,mean=64,seed=1, 121/573 uniform:n=4M,mean=256,seed=1, 59/279 lp1.rowlen,
 *       77/364 qcd5_4.rowlen@4M, 105/496 lognormal:n=128K,mean=256,sigma=2,seed=1,
 *       61/288 pareto:n=256M,mean=16,alpha=1.5,seed=1, 57/269 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1,
 *       101/475 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 100/470 bimodal:n=64M,mean=16K,share=0.9,seed=1,
 *       100/470 photo_kmeans256.rowlen@64M, 90/420 pareto:n=64K,mean=64K,alpha=1.5,seed=1,
 *       57/265 huge:n=64M,mean=4,share=0.75,seed=1, 93/432 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       97/450 fixed:n=64M,mean=16K, 105/487 lognormal:n=2M,mean=512,sigma=1,seed=1,
 *       63/292 huge:n=1M,mean=4,share=0.5,seed=1, 106/491 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1,
 *       104/479 uniform:n=512K,mean=1K,seed=1, 103/473 fixed:n=64M,mean=4K, 103/473 uniform:n=64M,mean=16K,seed=1,
 *       102/467 bimodal:n=64M,mean=4K,share=0.9,seed=1, 125/572 uniform:n=128K,mean=128,seed=1,
 *       101/462 lognormal:n=8M,mean=2K,sigma=1,seed=1, 103/470 uniform:n=64K,mean=4K,seed=1,
 *       101/460 pareto:n=4M,mean=4K,alpha=1.5,seed=1, 112/510 fixed:n=64M,mean=1K,
 *       107/486 uniform:n=64K,mean=1K,seed=1, 109/494 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       114/516 uniform:n=8K,mean=1K,seed=1, 59/267 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       101/457 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 113/511 huge:n=64K,mean=64,share=0.5,seed=1,
 *       63/284 lp1.rowlen@64M, 93/419 uniform:n=512K,mean=64K,seed=1, 105/473 uniform:n=64M,mean=4K,seed=1,
 *       103/463 uniform:n=8M,mean=2K,seed=1, 104/466 lognormal:n=1M,mean=2K,sigma=1,seed=1,
 *       104/464 uniform:n=1M,mean=2K,seed=1, 104/462 uniform:n=4M,mean=4K,seed=1,
 *       116/515 bimodal:n=64M,mean=256,share=0.9,seed=1, 66/293 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       84/372 qcd5_4.rowlen, 117/518 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       110/487 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1, 104/460 lognormal:n=128K,mean=2K,sigma=1,seed=1,
 *       105/464 uniform:n=2M,mean=2K,seed=1, 67/296 huge:n=512K,mean=4,share=0.1,seed=1, 110/484 dense2.rowlen@64M,
 *       84/369 qcd5_4.rowlen@64M, 116/509 bimodal:n=1M,mean=64,share=0.9,seed=1, 110/482 dense2.rowlen@4M,
 *       101/442 pareto:n=4M,mean=16K,alpha=1.5,seed=1, 106/463 uniform:n=256K,mean=2K,seed=1,
 *       117/510 uniform:n=64M,mean=1K,seed=1, 117/509 uniform:n=256M,mean=1K,seed=1,
 *       115/494 bimodal:n=64M,mean=1K,share=0.9,seed=1, 121/519 uniform:n=1K,mean=1K,seed=1,
 *       58/247 huge:n=4M,mean=16,share=0.75,seed=1, 69/293 pareto:n=64M,mean=16,alpha=1.5,seed=1,
 *       98/416 uniform:n=512K,mean=256K,seed=1, 111/471 uniform:n=8K,mean=4K,seed=1,
 *       115/487 lognormal:n=1M,mean=512,sigma=1,seed=1, 115/485 pareto:n=8K,mean=4K,alpha=1.5,seed=1,
 *       76/320 nsjac.rowlen@64M, 106/445 uniform:n=512K,mean=16K,seed=1, 67/281 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       70/292 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 64/266 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1,
 *       91/378 fixed:n=64M,mean=16, 114/471 uniform:n=128K,mean=2K,seed=1,
 *       63/260 pareto:n=64M,mean=32,alpha=1.2,seed=1, 64/264 huge:n=1M,mean=16,share=0.25,seed=1,
 *       71/292 huge:n=512K,mean=4,share=0.5,seed=1, 79/324 nsjac.rowlen@4M,
 *       119/487 lognormal:n=256K,mean=512,sigma=1,seed=1, 80/325 nsjac.rowlen,
 *       69/280 photo_colour_histogram.rowlen@64M, 76/308 maxwell_S.rowlen@4M, 81/327 citeseer_words.rowlen,
 *       115/464 uniform:n=512K,mean=4K,seed=1, 80/322 bcsstk16.rowlen@64M,
 *       62/249 huge:n=1M,mean=16,share=0.75,seed=1, 75/301 debian_entries_per_directory.rowlen@64M,
 *       76/305 maxwell_S.rowlen@64M, 127/509 uniform:n=16M,mean=1K,seed=1, 74/296 huge:n=1M,mean=4,share=0.1,seed=1,
 *       82/327 uniform:n=64M,mean=64,seed=1, 76/303 kjv_words_per_verse.rowlen@64M,
 *       72/286 photo_colour_histogram.rowlen, 72/285 photo_colour_histogram.rowlen@4M,
 *       82/323 citeseer_words.rowlen@64M, 83/326 bcsstk16.rowlen@4M, 83/326 citeseer_words.rowlen@4M,
 *       79/309 maxwell_S.rowlen, 72/279 lognormal:n=64M,mean=16,sigma=2,seed=1, 79/306 kjv_words_per_verse.rowlen@4M,
 *       79/305 wathenSmall.rowlen@64M, 77/297 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       87/334 uniform:n=4M,mean=64,seed=1, 70/268 huge:n=256K,mean=16,share=0.25,seed=1,
 *       80/305 lognormal:n=64M,mean=4,sigma=2,seed=1, 81/308 lognormal:n=16M,mean=8,sigma=2,seed=1,
 *       74/281 gowalla_bipartite.rowlen@4M, 82/310 kjv_words_per_verse.rowlen, 82/309 wathenSmall.rowlen@4M,
 *       68/256 pareto:n=64M,mean=64,alpha=1.5,seed=1, 78/293 pareto:n=16M,mean=16,alpha=1.5,seed=1,
 *       73/273 linux_kernel_line_lengths.rowlen@64M, 78/291 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       81/302 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1, 84/312 wathenSmall.rowlen,
 *       82/304 pareto:n=1K,mean=4,alpha=1.5,seed=1, 81/299 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1,
 *       132/487 uniform:n=4M,mean=1K,seed=1, 77/284 huge:n=128K,mean=16,share=0.25,seed=1,
 *       81/298 pareto:n=8M,mean=16,alpha=1.5,seed=1, 77/283 gowalla_bipartite.rowlen,
 *       81/297 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1, 77/282 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1,
 *       88/321 email-Enron.rowlen@64M, 81/295 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       78/284 gowalla_bipartite.rowlen@64M, 74/267 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       86/310 huge:n=64K,mean=4,share=0.5,seed=1, 81/290 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1,
 *       88/315 lognormal:n=64M,mean=8,sigma=1,seed=1, 79/282 huge:n=64K,mean=16,share=0.25,seed=1,
 *       84/299 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 87/309 wordnet_pointers.rowlen,
 *       85/301 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1, 87/308 wordnet_pointers.rowlen@4M,
 *       87/306 wordnet_pointers.rowlen@64M, 87/304 lognormal:n=8M,mean=4,sigma=2,seed=1,
 *       87/304 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1, 87/304 cage10.rowlen@64M,
 *       77/269 wdbii_river_segments.rowlen, 75/262 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       85/296 pareto:n=4M,mean=4,alpha=1.5,seed=1, 88/306 pareto:n=256K,mean=16,alpha=1.5,seed=1,
 *       89/309 uniform:n=64M,mean=16,seed=1, 87/302 pareto:n=1M,mean=16,alpha=1.5,seed=1,
 *       94/326 geometric:n=64M,mean=12,empty=0.5,seed=1, 78/270 wdbii_river_segments.rowlen@4M,
 *       90/311 brack2.rowlen@64M, 97/335 uniform:n=1K,mean=64,seed=1, 80/276 linux_kernel_line_lengths.rowlen,
 *       89/307 huge:n=64K,mean=4,share=0.1,seed=1, 92/317 basker_matrix1.rowlen@64M,
 *       90/310 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 79/272 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1,
 *       86/296 english_word_lengths.rowlen@64M, 91/313 brack2.rowlen@4M,
 *       87/299 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1, 88/301 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       93/318 pareto:n=1K,mean=16,alpha=1.5,seed=1, 91/311 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1,
 *       88/300 copter2.rowlen@64M, 93/317 lognormal:n=1M,mean=8,sigma=1,seed=1, 92/313 cage10.rowlen,
 *       91/309 pareto:n=64K,mean=16,alpha=1.5,seed=1, 91/309 cage10.rowlen@4M, 97/329 uniform:n=16M,mean=64,seed=1,
 *       87/294 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       91/307 pareto:n=4M,mean=16,alpha=1.5,seed=1, 93/313 lognormal:n=256K,mean=4,sigma=2,seed=1,
 *       96/323 email-Enron.rowlen@4M, 92/309 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1,
 *       93/312 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1, 99/332 bcsstk16.rowlen, 91/304 ibm03_nets.rowlen@64M,
 *       97/324 email-Enron.rowlen, 93/310 debian_depends.rowlen@64M,
 *       87/290 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 95/316 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       92/306 ibm03_nets.rowlen@4M, 93/309 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       81/269 wdbii_river_segments.rowlen@64M, 87/288 lognormal:n=128K,mean=32,sigma=2,seed=1,
 *       95/313 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1, 86/283 facebook_combined.rowlen@64M,
 *       94/309 geometric:n=16M,mean=3,empty=0.5,seed=1, 94/309 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       92/302 pareto:n=64K,mean=4,alpha=1.5,seed=1, 96/315 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       96/315 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       94/308 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       78/255 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1, 78/255 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       93/304 pareto:n=2M,mean=16,alpha=1.5,seed=1, 86/281 huge:n=512K,mean=16,share=0.25,seed=1,
 *       93/303 pareto:n=512K,mean=16,alpha=1.5,seed=1, 97/316 uniform:n=512K,mean=16,seed=1,
 *       87/281 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 96/310 geometric:n=64M,mean=8,seed=1,
 *       90/290 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 99/319 basker_matrix1.rowlen@4M,
 *       95/306 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1, 98/315 lognormal:n=8M,mean=8,sigma=1,seed=1,
 *       94/302 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1, 97/311 debian_depends.rowlen,
 *       94/301 uniform:n=1M,mean=8,seed=1, 100/320 geometric:n=64M,mean=4,sorted=down,seed=1, 99/316 brack2.rowlen,
 *       97/309 geometric:n=64M,mean=3,empty=0.5,seed=1, 87/277 lognormal:n=256K,mean=32,sigma=2,seed=1,
 *       99/315 debian_depends.rowlen@4M, 94/299 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1,
 *       100/318 lognormal:n=128K,mean=8,sigma=1,seed=1, 86/273 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1,
 *       92/292 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1, 98/311 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       96/304 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 99/312 debian_entries_per_directory.rowlen,
 *       98/308 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1, 91/286 facebook_combined.rowlen,
 *       95/298 english_word_lengths.rowlen, 98/306 pareto:n=8K,mean=4,alpha=1.5,seed=1,
 *       91/284 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1, 96/299 pareto:n=512K,mean=4,alpha=1.5,seed=1,
 *       89/277 lognormal:n=64M,mean=32,sigma=1,seed=1, 98/305 copter2.rowlen@4M, 101/314 ibm03_nets.rowlen,
 *       99/307 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       100/310 uniform:n=64M,mean=16,empty=0.5,seed=1, 92/285 facebook_combined.rowlen@4M,
 *       88/272 lognormal:n=8M,mean=32,sigma=2,seed=1, 99/306 copter2.rowlen,
 *       92/284 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       96/296 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       88/271 lognormal:n=2M,mean=32,sigma=2,seed=1, 105/322 basker_matrix1.rowlen,
 *       104/316 pareto:n=8K,mean=16,alpha=1.5,seed=1, 96/291 lognormal:n=64M,mean=2,sigma=1,seed=1,
 *       103/312 lognormal:n=256K,mean=8,sigma=1,seed=1, 105/316 geometric:n=8M,mean=8,seed=1,
 *       107/320 geometric:n=2M,mean=8,seed=1, 94/281 geometric:n=64M,mean=32,sorted=down,seed=1,
 *       106/316 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 86/255 git_files_per_commit.rowlen,
 *       107/317 uniform:n=8K,mean=16,seed=1, 105/311 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       107/316 uniform:n=4M,mean=16,seed=1, 95/279 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1,
 *       94/276 lognormal:n=1M,mean=32,sigma=2,seed=1, 91/267 delaunay_n15.rowlen@64M,
 *       106/311 lognormal:n=1M,mean=4,sigma=2,seed=1, 87/255 git_files_per_commit.rowlen@64M,
 *       93/272 geometric:n=64M,mean=2,seed=1, 88/257 git_files_per_commit.rowlen@4M,
 *       98/286 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1, 93/271 bimodal:n=64M,mean=64,share=0.9,seed=1,
 *       91/264 ecology1.rowlen@64M, 109/316 uniform:n=1K,mean=16,seed=1, 93/269 delaunay_n15.rowlen@4M,
 *       108/312 geometric:n=1M,mean=8,seed=1, 97/280 uniform:n=64M,mean=2,empty=0.5,seed=1, 92/265 4elt.rowlen@64M,
 *       108/311 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1, 113/325 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       97/277 geometric:n=1M,mean=2,seed=1, 114/323 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       95/269 pareto:n=4M,mean=64,alpha=1.5,seed=1, 99/280 geometric:n=256K,mean=2,seed=1,
 *       108/304 uniform:n=2M,mean=8,seed=1, 89/250 poisson:n=64M,mean=0.5,seed=1,
 *       92/258 poisson:n=1M,mean=0.5,seed=1, 97/272 uniform:n=128K,mean=8,seed=1, 102/284 fixed:n=64M,mean=4,
 *       96/267 pareto:n=512K,mean=64,alpha=1.5,seed=1, 94/261 geometric:n=64M,mean=1.5,empty=0.5,seed=1,
 *       102/283 geometric:n=128K,mean=2,seed=1, 97/269 4elt.rowlen@4M, 89/246 mdual.rowlen@64M,
 *       109/301 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 90/248 poisson:n=64M,mean=0.25,seed=1,
 *       93/256 poisson:n=8M,mean=0.5,seed=1, 100/274 geometric:n=8M,mean=2,seed=1,
 *       119/326 geometric:n=256K,mean=8,seed=1, 92/250 mdual.rowlen@4M, 102/277 geometric:n=2M,mean=2,seed=1,
 *       117/317 bimodal:n=512K,mean=4,share=0.9,seed=1, 96/260 poisson:n=256K,mean=0.5,seed=1,
 *       101/272 lognormal:n=2M,mean=64,sigma=1,seed=1, 94/252 mdual.rowlen,
 *       101/270 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1, 102/272 uniform:n=256K,mean=8,seed=1,
 *       97/257 uniform:n=16M,mean=4,seed=1, 99/262 uniform:n=64M,mean=4,seed=1,
 *       101/266 poisson:n=128K,mean=0.5,seed=1, 109/287 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1,
 *       103/271 4elt.rowlen, 98/257 uniform:n=256M,mean=4,seed=1,
 *       85/222 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1, 100/261 poisson:n=2M,mean=0.5,seed=1,
 *       103/268 uniform:n=8M,mean=8,seed=1, 105/273 delaunay_n15.rowlen,
 *       103/267 pareto:n=64K,mean=64,alpha=1.5,seed=1, 112/290 poisson:n=64M,mean=2,seed=1,
 *       124/318 bimodal:n=64K,mean=4,share=0.9,seed=1, 109/274 lognormal:n=1M,mean=64,sigma=1,seed=1,
 *       136/341 geometric:n=128K,mean=8,seed=1, 107/266 uniform:n=64K,mean=4,seed=1, 110/267 ecology1.rowlen,
 *       131/317 uniform:n=64K,mean=16,seed=1, 118/285 bimodal:n=4M,mean=64,share=0.9,seed=1,
 *       106/256 uniform:n=4M,mean=4,seed=1, 117/271 pareto:n=1K,mean=64,alpha=1.5,seed=1, 93/215 fixed:n=64M,mean=1,
 *       94/213 uniform:n=64M,mean=1,seed=1, 120/271 pareto:n=8K,mean=64,alpha=1.5,seed=1,
 *       117/264 uniform:n=512K,mean=4,seed=1, 119/263 uniform:n=8K,mean=4,seed=1, 116/256 uniform:n=1K,mean=4,seed=1
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=15 TILES=2 VECS=7:
 *       measured on 462 cases, n = 1024 to 268435456; serves 65 (huge zipf pareto uniform rowlen lognormal): worst regret 82.8%, mean 12.9%
 *       launched 200 times in a row on 13 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=12 TILES=4 VECS=7:
 *       measured on 462 cases, n = 1024 to 268435456; serves 123 (pareto huge uniform rowlen zipf lognormal bimodal fixed): worst regret 40.9%, mean 5.8%
 *       launched 200 times in a row on 44 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 384 cases, n = 1024 to 268435456; serves 115 (pareto uniform bimodal rowlen geometric lognormal fixed): worst regret 130.0%, mean 14.8%
 *       launched 200 times in a row on 33 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=5 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 296 cases, n = 1024 to 268435456; serves 51 (poisson geometric uniform bimodal rowlen fixed lognormal): worst regret 38.8%, mean 5.4%
 *       launched 200 times in a row on 6 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=6144 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 313 cases, n = 1024 to 268435456; serves 33 (uniform pareto rowlen bimodal lognormal fixed): worst regret 52.7%, mean 10.7%
 *       launched 200 times in a row on 18 cases, all results right
 *     subwarp LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=8 UNROLL=4 VEC=4:
 *       measured on 311 cases, n = 1024 to 268435456; serves 28 (pareto uniform rowlen lognormal geometric bimodal fixed): worst regret 19.8%, mean 6.9%
 *       launched 200 times in a row on 3 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=256 UNROLL=4 VEC=4:
 *       measured on 202 cases, n = 1024 to 268435456; serves 26 (pareto uniform huge lognormal rowlen): worst regret 47.7%, mean 5.8%
 *       launched 200 times in a row on 20 cases, all results right
 *     block LDG=1 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4:
 *       measured on 125 cases, n = 1024 to 268435456; serves 21 (pareto uniform lognormal rowlen): worst regret 68.6%, mean 10.0%
 *       launched 200 times in a row on 3 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_9E9E53B7F859CD99
#define SEGTUNE_SEGREDUCE_9E9E53B7F859CD99

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
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190
#define SEGTUNE_SEGREDUCE_SUBWARP 5599278
#define SEGTUNE_SEGREDUCE_BLOCK 1369594

/* f32 plus on NVIDIA H100 80GB HBM3 */
static const struct segtune_box segtune_segreduce_9e9e53b7f859cd99_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=15 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 462, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 15 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=12 TILES=4 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 462, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 12 }, { "TILES", 4 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 384, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 256, 4194304, 192 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=5 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 296, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 5 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 256, 4194304, 256 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=6144 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 8589934588, 0, INT64_MAX, 1024, 268435456, 313, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 6144 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 2 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 256, 4194304, 12 },
	{ "subwarp", "LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=8 UNROLL=4 VEC=4", SEGTUNE_SEGREDUCE_SUBWARP, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, 68719476704, 0, INT64_MAX, 1024, 268435456, 311, 1, 0, 7, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 256 }, { "SEGMENTS_IN_FLIGHT", 1 }, { "THREADS_PER_SEGMENT", 8 }, { "UNROLL", 4 }, { "VEC", 4 } }, 3072, 4194304, 64 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=256 UNROLL=4 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 202, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 256 }, { "UNROLL", 4 }, { "VEC", 4 } }, 128, 4194304, 3 },
	{ "block", "LDG=1 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 125, 1, 0, 5, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 }
};

static const struct segtune_node segtune_segreduce_9e9e53b7f859cd99_unknown_0[] = {
	{ SEGTUNE_N, 3040000.0, 1, 28, -1 },
	{ SEGTUNE_MEAN, 517.0, 2, 23, -1 },
	{ SEGTUNE_N, 92700.0, 3, 8, -1 },
	{ SEGTUNE_MEAN, 10.200000000000001, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 52.700000000000003, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1.9984905758192386, 9, 12, -1 },
	{ SEGTUNE_N, 189000.0, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 163000.0, 13, 18, -1 },
	{ SEGTUNE_MEAN, 10.300000000000001, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 92.0, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 260.4026186196333, 19, 22, -1 },
	{ SEGTUNE_N, 2010000.0, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 46300.0, 24, 27, -1 },
	{ SEGTUNE_MEAN, 1550.0, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1.97, 29, 32, -1 },
	{ SEGTUNE_MEAN, 1.5800000000000001, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 2.9977607335101766, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
};

static const struct segtune_node segtune_segreduce_9e9e53b7f859cd99_longest_0[] = {
	{ SEGTUNE_MEAN, 4.2199999999999998, 1, 28, -1 },
	{ SEGTUNE_N, 602000.0, 2, 17, -1 },
	{ SEGTUNE_MEAN, 1.46, 3, 10, -1 },
	{ SEGTUNE_LONGEST, 7350.0, 4, 9, -1 },
	{ SEGTUNE_N, 71900.0, 5, 8, -1 },
	{ SEGTUNE_MEAN, 0.95800000000000007, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 7670.0, 11, 16, -1 },
	{ SEGTUNE_LONGEST, 6.4000000000000004, 12, 15, -1 },
	{ SEGTUNE_N, 198000.0, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 2510.0, 18, 25, -1 },
	{ SEGTUNE_LONGEST, 585.0, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 2.5300000000000002, 21, 22, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 6630000.0, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 15100000.0, 26, 27, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 7990.0, 29, 178, -1 },
	{ SEGTUNE_MEAN, 64.200000000000003, 30, 99, -1 },
	{ SEGTUNE_N, 213000.0, 31, 44, -1 },
	{ SEGTUNE_LONGEST, 200.0, 32, 41, -1 },
	{ SEGTUNE_MEAN, 6.2800000000000002, 33, 36, -1 },
	{ SEGTUNE_N, 66600.0, 34, 35, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 7.9500000000000002, 37, 40, -1 },
	{ SEGTUNE_N, 109000.0, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 14.9, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 15200000.0, 45, 82, -1 },
	{ SEGTUNE_MEAN, 36.700000000000003, 46, 69, -1 },
	{ SEGTUNE_LONGEST, 8.0800000000000001, 47, 50, -1 },
	{ SEGTUNE_N, 2050000.0, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 6.0899999999999999, 51, 56, -1 },
	{ SEGTUNE_N, 2590000.0, 52, 53, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 218.0, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 508000.0, 57, 64, -1 },
	{ SEGTUNE_MEAN, 17.100000000000001, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 505.0, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 30.200000000000003, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 6850.0, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 13.600000000000001, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 2060000.0, 70, 77, -1 },
	{ SEGTUNE_LONGEST, 356.0, 71, 72, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 586000.0, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 4720.0, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 3560000.0, 78, 81, -1 },
	{ SEGTUNE_LONGEST, 315.0, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 13.800000000000001, 83, 90, -1 },
	{ SEGTUNE_LONGEST, 253.0, 84, 89, -1 },
	{ SEGTUNE_LONGEST, 158.0, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 10.300000000000001, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 2650.0, 91, 98, -1 },
	{ SEGTUNE_N, 94000000.0, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 23.100000000000001, 94, 97, -1 },
	{ SEGTUNE_LONGEST, 170.0, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 364.0, 100, 115, -1 },
	{ SEGTUNE_N, 287000.0, 101, 106, -1 },
	{ SEGTUNE_LONGEST, 124.0, 102, 103, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 6680.0, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 34900000.0, 107, 112, -1 },
	{ SEGTUNE_MEAN, 241.0, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 2530000.0, 110, 111, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 140.0, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 143000.0, 116, 131, -1 },
	{ SEGTUNE_MEAN, 119.0, 117, 120, -1 },
	{ SEGTUNE_N, 10300.0, 118, 119, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1560.0, 121, 130, -1 },
	{ SEGTUNE_MEAN, 144.0, 122, 125, -1 },
	{ SEGTUNE_N, 60000.0, 123, 124, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 561.0, 126, 129, -1 },
	{ SEGTUNE_N, 41800.0, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 2050.0, 132, 165, -1 },
	{ SEGTUNE_N, 17300000.0, 133, 154, -1 },
	{ SEGTUNE_MEAN, 890.0, 134, 149, -1 },
	{ SEGTUNE_LONGEST, 3840.0, 135, 142, -1 },
	{ SEGTUNE_N, 2780000.0, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 252.0, 138, 141, -1 },
	{ SEGTUNE_LONGEST, 801.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 276000.0, 143, 146, -1 },
	{ SEGTUNE_MEAN, 187.0, 144, 145, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 91.400000000000006, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 1860000.0, 150, 153, -1 },
	{ SEGTUNE_LONGEST, 1280.0, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 510.0, 155, 162, -1 },
	{ SEGTUNE_LONGEST, 1110.0, 156, 159, -1 },
	{ SEGTUNE_MEAN, 151.0, 157, 158, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 400.0, 160, 161, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 768.0, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 43300000.0, 166, 175, -1 },
	{ SEGTUNE_N, 624000.0, 167, 170, -1 },
	{ SEGTUNE_LONGEST, 3220.0, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 17600000.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 3260.0, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 4930.0, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 6900000.0, 179, 222, -1 },
	{ SEGTUNE_MEAN, 1260.0, 180, 211, -1 },
	{ SEGTUNE_MEAN, 161.0, 181, 200, -1 },
	{ SEGTUNE_N, 57500.0, 182, 189, -1 },
	{ SEGTUNE_MEAN, 54.900000000000006, 183, 188, -1 },
	{ SEGTUNE_LONGEST, 19900.0, 184, 187, -1 },
	{ SEGTUNE_MEAN, 9.7599999999999998, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 1030000.0, 190, 197, -1 },
	{ SEGTUNE_LONGEST, 11800.0, 191, 196, -1 },
	{ SEGTUNE_N, 310000.0, 192, 195, -1 },
	{ SEGTUNE_MEAN, 23.900000000000002, 193, 194, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1860000.0, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 319000.0, 201, 204, -1 },
	{ SEGTUNE_LONGEST, 48700.0, 202, 203, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 16400.0, 205, 210, -1 },
	{ SEGTUNE_N, 619000.0, 206, 209, -1 },
	{ SEGTUNE_MEAN, 405.0, 207, 208, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 126000.0, 212, 219, -1 },
	{ SEGTUNE_N, 1870000.0, 213, 216, -1 },
	{ SEGTUNE_MEAN, 75700.0, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 3870.0, 217, 218, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1580000.0, 220, 221, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 2900.0, 223, 228, -1 },
	{ SEGTUNE_LONGEST, 11800.0, 224, 227, -1 },
	{ SEGTUNE_MEAN, 307.0, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 218000.0, 229, 236, -1 },
	{ SEGTUNE_LONGEST, 23700.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 20100.0, 232, 235, -1 },
	{ SEGTUNE_LONGEST, 35500.0, 233, 234, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 122000000.0, 237, 240, -1 },
	{ SEGTUNE_LONGEST, 17000000.0, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 2410000.0, 241, 242, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_9e9e53b7f859cd99_shares_0[] = {
	{ SEGTUNE_MEAN, 4.6699999999999999, 1, 32, -1 },
	{ SEGTUNE_N, 607000.0, 2, 11, -1 },
	{ SEGTUNE_MEAN, 1.4000000000000001, 3, 6, -1 },
	{ SEGTUNE_SHARE_4K, 0.017100000000000001, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.0287, 7, 10, -1 },
	{ SEGTUNE_MEAN, 1.46, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.00096899999999999992, 12, 17, -1 },
	{ SEGTUNE_N, 1670000.0, 13, 16, -1 },
	{ SEGTUNE_MEAN, 3.46, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_4K, 0.008320000000000001, 18, 27, -1 },
	{ SEGTUNE_N, 8620000.0, 19, 22, -1 },
	{ SEGTUNE_MEAN, 2.3199999999999998, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1.9399999999999999, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.054100000000000002, 25, 26, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 14800000.0, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1.9399999999999999, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.017600000000000001, 33, 188, -1 },
	{ SEGTUNE_MEAN, 64.577397577099504, 34, 123, -1 },
	{ SEGTUNE_N, 257000.0, 35, 50, -1 },
	{ SEGTUNE_SHARE_1K, 0.00091599999999999993, 36, 47, -1 },
	{ SEGTUNE_MEAN, 6.0200000000000005, 37, 42, -1 },
	{ SEGTUNE_N, 92100.0, 38, 41, -1 },
	{ SEGTUNE_N, 4380.0, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 49.400000000000006, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 72700.0, 45, 46, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 16.800000000000001, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 25800000.0, 51, 102, -1 },
	{ SEGTUNE_MEAN, 36.899999999999999, 52, 85, -1 },
	{ SEGTUNE_MEAN, 5.79, 53, 58, -1 },
	{ SEGTUNE_N, 2800000.0, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.000155, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 446000.0, 59, 66, -1 },
	{ SEGTUNE_MEAN, 15.600000000000001, 60, 61, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.0014600000000000001, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 27.200000000000003, 64, 65, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 13200000.0, 67, 78, -1 },
	{ SEGTUNE_SHARE_4K, 0.008830000000000001, 68, 73, -1 },
	{ SEGTUNE_N, 742000.0, 69, 72, -1 },
	{ SEGTUNE_MEAN, 25.900000000000002, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1510000.0, 74, 75, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 5430000.0, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 9.2900000000000009, 79, 82, -1 },
	{ SEGTUNE_SHARE_1K, 0.0010600000000000002, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.00214, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1820000.0, 86, 93, -1 },
	{ SEGTUNE_SHARE_1K, 0.00282, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 868000.0, 89, 90, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.013600000000000001, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.00027999999999999998, 94, 101, -1 },
	{ SEGTUNE_N, 2850000.0, 95, 100, -1 },
	{ SEGTUNE_SHARE_1K, 0.0017900000000000001, 96, 99, -1 },
	{ SEGTUNE_MEAN, 46.800000000000004, 97, 98, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 12.800000000000001, 103, 106, -1 },
	{ SEGTUNE_SHARE_1K, 0.00031099999999999997, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 157000000.0, 107, 118, -1 },
	{ SEGTUNE_SHARE_4K, 0.00053399999999999997, 108, 115, -1 },
	{ SEGTUNE_N, 102000000.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 22.800000000000001, 111, 114, -1 },
	{ SEGTUNE_SHARE_1K, 0.000513, 112, 113, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.20500000000000002, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.000388, 119, 122, -1 },
	{ SEGTUNE_MEAN, 46.100000000000001, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.0022200000000000002, 124, 153, -1 },
	{ SEGTUNE_N, 972000.0, 125, 134, -1 },
	{ SEGTUNE_N, 12700.0, 126, 129, -1 },
	{ SEGTUNE_MEAN, 666.0, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 89.900000000000006, 130, 133, -1 },
	{ SEGTUNE_N, 229000.0, 131, 132, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 338.0, 135, 148, -1 },
	{ SEGTUNE_N, 14900000.0, 136, 141, -1 },
	{ SEGTUNE_MEAN, 217.0, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 3840000.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 121.0, 142, 143, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 143.0, 144, 147, -1 },
	{ SEGTUNE_N, 47400000.0, 145, 146, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 30400000.0, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 893.0, 151, 152, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 1110.0, 154, 171, -1 },
	{ SEGTUNE_N, 17900000.0, 155, 164, -1 },
	{ SEGTUNE_N, 44200.0, 156, 159, -1 },
	{ SEGTUNE_MEAN, 177.0, 157, 158, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 824.0, 160, 161, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 747000.0, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.00017999999999999998, 165, 170, -1 },
	{ SEGTUNE_MEAN, 340.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 113000000.0, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 5080000.0, 172, 181, -1 },
	{ SEGTUNE_N, 92300.0, 173, 176, -1 },
	{ SEGTUNE_MEAN, 2020.0, 174, 175, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 2830000.0, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1940.0, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 3600.0, 182, 185, -1 },
	{ SEGTUNE_N, 240000000.0, 183, 184, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 17900000.0, 186, 187, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 6620000.0, 189, 244, -1 },
	{ SEGTUNE_MEAN, 1250.0, 190, 231, -1 },
	{ SEGTUNE_MEAN, 161.0, 191, 218, -1 },
	{ SEGTUNE_N, 103000.0, 192, 201, -1 },
	{ SEGTUNE_MEAN, 62.100000000000001, 193, 198, -1 },
	{ SEGTUNE_SHARE_4K, 0.14000000000000001, 194, 197, -1 },
	{ SEGTUNE_MEAN, 15.9, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.58999999999999997, 199, 200, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.0332, 202, 207, -1 },
	{ SEGTUNE_N, 413000.0, 203, 206, -1 },
	{ SEGTUNE_MEAN, 31.400000000000002, 204, 205, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 4180000.0, 208, 215, -1 },
	{ SEGTUNE_MEAN, 123.0, 209, 210, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.051300000000000005, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 133000.0, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 45.400000000000006, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 327000.0, 219, 220, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_4K, 0.049500000000000002, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 445.0, 223, 224, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 844000.0, 225, 228, -1 },
	{ SEGTUNE_SHARE_4K, 0.38100000000000001, 226, 227, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.062300000000000001, 229, 230, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 51400.0, 232, 241, -1 },
	{ SEGTUNE_SHARE_4K, 0.121, 233, 234, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 3300000.0, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 22700.0, 237, 240, -1 },
	{ SEGTUNE_MEAN, 3360.0, 238, 239, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1640000.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 17800000.0, 245, 250, -1 },
	{ SEGTUNE_N, 201000000.0, 246, 247, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 7360.0, 248, 249, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
};

static const int segtune_segreduce_9e9e53b7f859cd99_cases_0[] = {
	0,0,0,0,0,0,0,1421,1563,2566,2944,3598,3877,3855,3994,1421,1563,2566,2944,3598,3877,3855,3994,
	2560,730,-3072,-3072,116,-690,-1216,4867,-1109,37,-2386,9201,47116,-3210,2485,5109,-151,986,-2189,8052,41601,-6806,2242,
	2560,1020,-3072,-3072,27,-489,-1856,-2182,-102,4890,1219,23860,-32944,6158,379,-3715,-2418,1735,112,23734,-22642,14539,1108,
	2560,1854,-3072,-3072,0,0,-756,-2709,-1523,1863,6977,-17667,-8913,40254,-6678,-1099,785,3592,8098,-14382,-15983,33308,-7571,
	2560,2056,-3072,-3072,0,0,-1296,635,-2020,4080,-1532,-10787,-4104,-39704,-7330,-1475,-4216,1237,-4040,-11635,-137,-33669,-6495,
	2560,2867,-3072,-3072,0,0,-848,-462,-5499,4951,2428,4054,1850,-1119,1674,-1439,-6711,2773,1158,5014,2675,-94,1788,
	2560,3012,-3072,-3072,0,0,-394,-3119,-516,2587,-1387,3138,10369,-5354,5873,-539,2409,5108,1352,3933,4475,-13278,5872,
	2560,3657,-3072,-3072,0,0,-508,-2838,-2683,-4079,-2867,-863,902,623,34125,-2838,-2841,-4702,-2526,-329,713,45,34691,
	2560,4096,-3072,-3072,0,0,-422,1220,-3110,3547,-4608,-528,-5879,1307,-30703,804,-3687,2795,-4716,-176,-5162,2227,-29900,
	2560,4608,-3072,-3072,0,0,-229,2176,1775,-3683,1198,858,-7956,-1615,-1346,2083,1797,-2745,1396,685,-7103,-391,-1326,
	2560,4608,-3072,-3072,0,0,-32,-4003,-4922,-5762,-772,-1906,8977,-1615,676,-2294,-2584,-1424,1377,-3192,8260,-3361,-1296,
	3328,830,-3072,-3072,413,-1829,-1292,-2576,445,-3734,5155,30673,-5553,-3814,1156,-528,1729,3212,6027,16680,-17493,-8300,809,
	3328,1029,-3072,-3072,62,-1981,-2624,-1601,1279,-4293,-3751,-36820,-11882,1856,896,-2583,-144,-10176,-4516,-24886,-321,6533,831,
	3328,1911,-3072,-3072,234,-927,-1192,-5676,-2228,-17930,-6602,-16613,1938,34603,-6337,-2831,664,-9265,-2775,-20048,-5731,27643,-7969,
	3328,2061,-3072,-3072,60,-950,-2064,4190,6334,-5155,-115,4957,3221,-29386,-6524,1849,3726,-9463,-3718,3093,10069,-21199,-4947,
	3328,2916,-3072,-3072,10,-146,-1010,2990,5377,-8619,-8822,6385,9378,-7546,5224,5183,7592,-2957,-3239,7786,7938,-13677,3640,
	3328,3089,-3072,-3072,0,0,-1540,4333,4075,1978,-4776,1622,-18404,2572,12506,1520,929,-3432,-8961,755,-13665,8815,13444,
	3328,3958,-3072,-3072,0,0,-1060,2143,10009,-6797,-6392,945,-16397,14935,-15909,1293,8380,-7388,-6181,1576,-14628,14651,-15761,
	3328,3982,-650,-3072,0,0,-650,-722,1192,-8632,-14394,-2212,-6862,1645,22516,-594,1498,-6337,-11634,-1044,-4570,1317,20808,
	3328,5120,-165,-3072,0,0,-641,-2082,-4632,-11513,-7304,-4307,-12916,-346,-16241,-2896,-5512,-12549,-8482,-3183,-12544,1430,-15569,
	3328,5193,-191,-191,0,0,-191,-867,1452,-27182,-24343,-16885,6869,-4120,-1865,-1451,1211,-25001,-22878,-16478,6836,-2280,396,
	3328,5632,0,-3072,0,0,-409,382,2329,-4652,-4758,5095,-4699,1761,207,609,2653,-2290,-2574,4225,-5477,1475,200,
	3328,5803,0,-3072,0,0,-288,2110,1656,-6644,-9336,1529,16188,-3177,3257,3015,2770,-2396,-5207,-419,15095,-4869,2286,
	3974,3372,-3072,-3072,329,-663,-1698,-2244,-2871,11684,-2407,-2770,-10738,-7084,23210,-2185,-2749,11498,-3516,-2492,-11755,-6685,23387,
	4096,881,-3072,-3072,825,-2902,-1564,-3720,-2997,-8373,-7282,13981,21952,-2510,258,-1423,-1281,-2214,-1807,4286,8496,-5349,457,
	4096,1024,-3072,-3072,84,-3500,-3392,898,-1839,-793,-12210,-14796,-6764,-637,26,25,-2628,-4033,-16088,-12756,-4159,378,7,
	4096,1026,-3072,-3072,364,-3218,-2832,-924,-618,-3536,-9053,-14438,-13990,-1448,266,-1451,-542,-4698,-10265,-8963,-8795,-1373,49,
	4096,1083,-870,-870,1850,-1675,-870,8241,8329,6711,4811,25087,1015,5961,133,8309,8389,5839,3443,26253,167,6833,155,
	4096,1542,-256,-256,2563,-503,-256,-1399,-2892,-17538,-25400,-7071,-15537,10877,54,-674,-2246,-16351,-22302,-8603,-13506,9337,52,
	4096,1986,-1224,-3072,652,-1971,-1224,-2125,-2384,5633,-5177,-6392,3430,9223,-2396,-1883,-1917,6766,-5441,-6718,1545,9078,-3006,
	4096,2051,-3072,-3072,73,-2483,-2832,-2750,-3486,82850,-5262,-8074,5673,2886,-434,-3025,-3540,81079,-5167,-6424,6682,3217,-216,
	4096,2227,-512,-512,1422,-959,-512,-6515,-8024,-15344,-21443,-22589,3189,-17872,-45,-6434,-7915,-15731,-20796,-23140,3551,-17334,52,
	4096,2971,-944,-3072,252,-1385,-1036,-3250,-3114,-6094,10697,6111,18270,-8501,-6088,-1324,-1024,-2212,11621,3728,12851,-10135,-6784,
	4096,3074,-3072,-3072,368,-1166,-1755,-4247,-5830,-9493,14843,-2370,9353,-6024,7966,-2491,-3885,-5197,15779,-2510,5208,-6098,8202,
	4096,3083,-128,-128,1304,-221,-128,-2450,-3668,-776,4342,13386,8233,1024,16153,-2519,-3818,1116,6243,9346,9275,-4898,18261,
	4096,3084,-3072,-3072,63,-1461,-2308,-1248,-2986,-7760,21209,18670,-16025,-8159,6295,-1951,-3369,-9893,19657,18091,-14475,-6066,7309,
	4096,3143,-870,-870,406,-1059,-870,5754,6588,1165,7716,1081,3080,616,3105,5160,5701,-55,7324,6284,2939,2478,1375,
	4096,3594,-256,-256,638,-375,-256,9296,11047,18482,22143,27999,-15001,21691,-58804,10017,12192,21213,23434,22649,-14010,15438,-57190,
	4096,3955,-704,-3072,90,-563,-1210,1620,186,8866,17527,4655,4596,3411,26948,2225,496,8463,15842,3528,3729,1124,26661,
	4096,4084,-3072,-3072,37,-487,-1793,228,-1042,17311,22389,-7458,49792,4118,-25080,-523,-1898,13783,18575,-7591,47276,5297,-24816,
	4096,4936,-277,-567,0,0,-754,320,-656,17244,4895,-5052,6209,1632,-4203,-178,-1016,16300,4211,-4005,6416,2965,-4903,
	4096,5128,-137,-3072,0,0,-1281,-2149,-2596,20016,25261,-12304,-10459,3706,-7792,-2973,-3573,14724,20696,-10630,-9379,4886,-6953,
	4096,5939,-17,-211,0,0,-846,6322,5460,26285,27741,-5326,12956,-3685,2798,2448,1348,21669,24714,-1342,11367,3093,5881,
	4096,6084,-1,-237,0,0,-394,-6338,-8080,2538,3832,435,-10556,11083,7921,-1817,-3096,5064,4786,-6728,-7932,1135,2815,
	4096,6729,0,0,0,0,-510,1991,2944,3635,1437,-9129,-6994,-5542,5645,1715,2739,2534,543,-10306,-6925,-5995,6169,
	4096,7168,0,0,0,0,-422,10081,5506,2425,844,14175,17754,-6052,-404,9158,4759,1609,249,13646,17517,-4277,2215,
	4096,7680,0,0,0,0,-229,-158,-268,1595,980,7138,-4003,-19030,-12302,-444,-528,1427,1082,7614,-4323,-16056,-9072,
	4096,7680,0,0,0,0,-32,-3597,-7748,1595,980,1573,-4003,3183,-4062,-18,-4555,2960,2432,1817,-2929,-746,-7749,
	4198,1265,-3072,-3072,22,-3526,-3366,904,-2458,5783,1464,22937,-5696,-1657,253,135,-3273,3914,-888,22844,-4725,-903,196,
	4206,874,-3072,-3072,1055,-2898,-2742,3204,2097,8208,6646,-6551,-8333,-2479,157,2431,1577,3286,-196,1770,1760,-396,-93,
	4243,2446,-3072,-3072,94,-2362,-2955,-1596,-1523,-10600,6928,5366,1504,-1394,-1228,-2883,-2656,-14596,6618,4662,3536,-1632,-919,
	4251,2552,-3072,-3072,27,-2338,-2795,-2157,-2534,-11641,4716,-1074,1876,641,-1334,-2490,-2739,-13040,5402,-911,2141,-116,-939,
	4284,2007,-3072,-3072,39,-2938,-3180,2194,402,-17046,-2301,-2833,11952,-4415,96,1297,-445,-19158,-3326,-3894,12281,-4041,-41,
	4352,-512,-3072,-3072,256,-5376,-3712,544,1960,-1190,-15046,-4453,17970,-176,123,501,1565,-1314,-15585,-3419,18131,-281,70,
	4352,511,-3072,-3072,155,-4454,-3312,-2255,-1236,-2423,85221,13293,-10670,1014,-743,-2565,-1465,-2522,84167,13600,-8204,936,-821,
	4352,1024,-643,-860,3323,-774,-1000,-865,-5136,-14959,-8925,24507,3290,-7610,-43,-884,-5433,-15410,-10796,23958,2162,-7554,-67,
	4352,1026,-3072,-3072,3006,-1088,-1957,8348,7911,6732,4201,-9880,4203,-2809,218,7754,7300,6259,3980,-8432,4519,-2375,313,
	4352,1066,-1613,-3072,1043,-3011,-1613,258,-672,4031,6103,11870,299,-2657,229,338,-769,4013,5897,10585,-619,-2796,225,
	4352,1498,-1121,-3072,883,-2739,-1480,5322,2282,1559,5759,833,-2650,-3066,952,5192,2002,1305,5676,617,-2693,-2966,901,
	4352,1523,-693,-3072,1262,-2335,-1306,1761,1040,-173,-16210,-6200,2960,-976,1,1714,1271,-423,-13268,-6413,1749,-1275,469,
	4352,1532,-3072,-3072,234,-3354,-2404,-3771,-7961,-15244,-8006,-10624,-7734,19866,659,-729,-4249,-8004,-1330,-6780,-12929,16686,825,
	4352,1536,-3072,-3072,93,-3491,-3360,-2505,-6886,-3319,-5814,-11016,2565,-3500,534,-3377,-7811,-5113,-8368,-12475,3529,-2413,394,
	4352,1539,-3072,-3072,164,-3417,-2776,-1606,-3308,-398,-1625,-9238,-4291,-3648,606,-267,-1455,3291,1843,-5650,-5227,-5450,651,
	4352,1972,-1480,-3072,665,-2483,-1480,-6950,-7690,-7521,-13714,-14206,3635,-1811,1053,-6389,-7175,-5274,-12805,-14944,-706,-2103,655,
	4352,1972,-1480,-3072,1990,-1158,-1480,1820,2254,-8271,-4868,-1020,3630,11367,-162,1494,2316,-8327,-3024,-304,3241,9640,-35,
	4352,2048,-457,-657,2593,-479,-879,3503,230,483,19813,-27569,4404,-6983,-934,3267,-269,-1422,16637,-24264,2582,-4075,-1260,
	4352,2057,-3072,-3072,1486,-1577,-2170,8674,7842,10581,-812,2312,7621,5632,-1319,7682,6707,8816,-1902,2886,9517,6878,-1632,
	4352,2222,-512,-512,1911,-988,-512,-5063,-4720,-14186,-12485,-13921,7578,-10043,-953,-4956,-4401,-13575,-10823,-15871,8678,-11188,-1055,
	4352,2577,-534,-3072,577,-1965,-1316,3662,3164,-2563,14967,8504,885,2617,-2961,3367,2826,-2996,13981,5910,476,3046,-2294,
	4352,3072,-360,-573,1693,-355,-788,3124,2546,18052,-2224,-10893,5660,-31566,7320,2338,1545,14415,-4925,-3208,3213,-22982,6594,
	4352,3077,-1760,-3072,133,-1910,-1760,-1109,-2541,-4515,-3830,1541,-12382,-9221,-1154,-792,-2162,-3971,-4898,2863,-11503,-7947,98,
	4352,3596,-3072,-3072,63,-1461,-2306,1223,-390,-4171,-11655,7898,-16787,-3452,-16854,1098,-247,-5280,-12293,7637,-16302,-2306,-16495,
	4352,3997,-570,-1191,207,-916,-1191,2630,2934,4009,-2981,-7170,109,7949,29371,1954,2061,2791,-3523,-4149,-28,9287,28390,
	4352,4050,-208,-465,316,-754,-819,5181,1429,2286,-3998,-7801,10365,-4248,35849,4896,1193,850,-4577,-4350,9291,-942,33517,
	4352,4102,-664,-3072,627,-391,-1391,-423,867,6460,-9003,7632,5993,-2908,-27552,172,1463,5923,-10132,2670,6349,-5066,-26528,
	4352,4577,-361,-1135,124,-419,-1135,3370,2362,4332,-784,6114,507,1611,-21063,2665,1690,3424,-1204,7101,179,3690,-21127,
	4352,5640,-30,-3072,0,0,-1281,-286,-257,19933,20394,3589,4151,-2145,-160,-116,-292,17141,17392,3346,3994,-2490,603,
	4352,5657,-55,-347,0,0,-623,-2060,-4716,-6018,-66,20039,-11279,13330,10505,2224,-191,-4123,91,12652,-8824,3590,5592,
	4362,338,-3072,-3072,1325,-3476,-1850,-3352,-2878,-2748,-8152,4711,-643,416,-443,-4183,-3075,-2367,-5467,1407,-3343,558,-313,
	4390,1870,-3072,-3072,403,-2923,-3222,5942,5584,-6494,12116,528,-1871,-5450,571,4632,4528,-11032,7915,-433,2643,-3086,284,
	4441,2747,-1916,-3072,595,-1956,-1875,5930,4990,11113,-618,-695,-38,7992,-330,5040,4045,9586,-2118,215,3969,8446,-476,
	4480,1280,-3072,-3072,47,-4049,-3424,2626,1523,2065,-932,1393,-2703,-524,12,2377,958,1812,-1671,79,-2565,-257,31,
	4608,-512,-3072,-3072,256,-5888,-3968,-1841,1686,-2001,-3311,263,-10410,-349,249,-1347,1934,-1798,-2251,735,-10508,-420,222,
	4608,511,-3072,-3072,155,-4966,-3568,-151,1536,-5108,-22784,-10277,-2335,265,-554,308,1412,-4916,-22914,-10998,-1626,242,-598,
	4608,1013,-3072,-3072,3169,-1451,-2124,-1477,-313,-2126,618,-9659,-9413,-1307,152,-1931,-904,-2261,856,-8684,-9393,-1211,237,
	4608,1024,-579,-750,3788,-820,-1017,-180,6137,5216,16136,-19126,7953,15068,108,292,5688,4773,14223,-20894,6647,14475,82,
	4608,1061,-1591,-3072,1132,-3439,-1825,4808,6707,1617,6865,-2600,3152,1,-4,4801,6641,1634,7548,-2472,3226,-117,22,
	4608,1473,-1121,-3072,1027,-3132,-1687,-3058,-2037,4358,-4057,3028,-1376,-2641,1052,-3081,-2553,4037,-2562,2983,-1943,-2850,1084,
	4608,1534,-3072,-3072,232,-3866,-2541,-4229,-6004,-4423,-11906,-7502,-2852,-2009,521,-542,-1851,2869,-3203,-1079,-7499,-5348,976,
	4608,1536,-3072,-3072,93,-4003,-3616,717,-750,15632,-6611,3313,-3921,-1829,381,-316,-2131,13639,-9704,-518,-4137,-466,288,
	4608,1538,-640,-1010,1633,-2461,-1256,8559,7431,6035,6071,-7114,-2077,951,1008,8186,6844,5133,4672,-6640,-1967,916,1071,
	4608,1538,-3072,-3072,211,-3883,-3032,-628,-3463,-9762,-7808,-3092,-6384,-2019,506,371,-2359,-7196,-5280,-547,-6276,-2999,647,
	4608,2005,-1139,-3072,750,-2877,-1564,-89,2702,-3350,-6925,1343,20047,-4983,1900,385,2816,-2051,-3649,659,14459,-5447,2102,
	4608,2005,-1139,-3072,2325,-1302,-1564,-10607,-13946,-2298,-11087,-6817,827,1036,1208,-10271,-12807,-481,-6757,-9150,-879,-1164,1489,
	4608,2042,-3072,-3072,1633,-1957,-2404,5732,5739,4090,5565,-2373,-1708,-557,-390,5208,5083,2776,4540,-2105,23,370,-590,
	4608,2047,-419,-598,3065,-520,-906,4675,2411,19549,20138,-16925,9015,19723,-671,5005,2143,18139,17431,-16003,7088,21431,-658,
	4608,2219,-512,-512,2405,-1008,-512,1767,1114,2010,13688,15360,-12050,12523,-1309,1715,1553,3363,16270,13004,-9871,10439,-1415,
	4608,2556,-642,-1355,767,-2310,-1355,-2733,-5459,-2581,-9993,1972,-2356,7244,-5359,-3341,-6038,-3154,-10511,2957,-420,7023,-5632,
	4608,3071,-323,-474,2153,-408,-827,-5803,-4229,14168,17939,-11065,11997,-42468,845,-6182,-5003,9941,14424,-3823,8855,-33006,737,
	4608,3081,-1645,-3072,154,-2397,-2016,2495,4688,-3801,-515,1828,-8690,1516,-1818,2402,4678,-4698,-1088,2732,-4886,2537,-733,
	4608,3587,-3072,-3072,72,-1973,-2562,2670,2079,-3409,-11419,-488,3361,-4848,7283,2842,2267,-3197,-9852,-449,4287,-5367,7138,
	4608,4002,-549,-944,247,-1382,-1036,-7974,-8734,-9587,-4226,3543,5448,-2575,17935,-5662,-6290,-6043,-4603,-3139,5650,-6192,17078,
	4608,4070,-204,-408,383,-1180,-804,-11748,-14370,-16152,-5442,-3129,-8188,-8330,25507,-10138,-12525,-14772,-5582,-7843,-7371,-10711,22794,
	4608,4106,-670,-1504,882,-643,-1504,7293,6556,-2886,-5131,-2523,2862,-1106,-15120,5584,4901,-5285,-5158,3707,2958,4764,-13520,
	4608,4613,-333,-1391,133,-886,-1391,5620,5807,2923,-1273,7752,211,4228,-14847,5638,5613,3277,-1491,5587,-897,3983,-13425,
	4608,5649,-25,-3072,0,0,-1537,-564,-591,-11311,-10187,-1171,1800,-3346,13711,-948,-1005,-12840,-11312,18,2467,-2025,14258,
	4608,5662,-53,-362,0,0,-879,-3397,-2364,-10696,-3822,14195,-10194,7841,6275,-564,282,-10421,-3922,10371,-8840,1917,2771,
	4628,1070,-3072,-3072,1047,-3555,-2256,3815,4170,-2854,-862,16472,9806,565,65,3722,4901,-383,2600,18435,7367,-1015,246,
	4634,1137,-3072,-3072,424,-4122,-3450,4894,6377,18144,3337,13978,224,1018,-66,3943,5728,15496,-1325,13378,3583,2125,-95,
	4636,2999,-3072,-3072,67,-2621,-3032,6276,5322,566,2836,8631,4238,8613,-3259,4949,3897,-1315,3350,7444,5832,6523,-4000,
	4711,1665,-1309,-3072,1991,-2182,-2061,3136,7041,-1848,28547,7323,-32387,-5017,347,2301,5643,-4708,23314,7950,-24723,-3276,-388,
	4721,822,-3072,-3072,1375,-3661,-2336,8081,7281,-2667,-3310,-16680,11519,1466,-291,6801,6752,-2175,-3082,-14923,11513,1036,-231,
	4740,2360,-3072,-3072,49,-3487,-3452,3235,6723,-1336,8640,49,73,11740,-888,1689,4947,-2962,6884,-4091,218,12796,-1460,
	4864,867,-1514,-3072,1615,-3662,-1984,584,2622,953,-8734,12154,366,1644,-934,403,2210,791,-7597,12517,413,2017,-817,
	4864,1024,-3072,-3072,84,-5036,-4160,5491,6248,-2128,-17415,10229,1141,605,-335,4503,5880,-3841,-18543,8626,-1486,707,-202,
	4864,1024,-3072,-3072,426,-4694,-3600,-11,-960,-7235,-11572,6990,-2727,1546,-279,-402,-1318,-8704,-14395,6153,-957,2125,-282,
	4864,1081,-870,-870,3331,-1733,-870,-3051,-4700,-16798,-18440,-5353,7516,-5321,44,-3368,-4184,-16204,-16833,-5090,8565,-5829,425,
	4864,1535,-256,-256,4098,-511,-256,1467,1257,12574,13722,-2718,17099,-9161,545,408,1626,12836,15097,-362,17816,-7751,383,
	4864,2002,-1056,-1603,1096,-3046,-1603,1418,4285,7849,-3167,-169,873,14429,898,1489,4511,8347,-2623,583,1064,13245,811,
	4864,2048,-3072,-3072,98,-3999,-3600,-18,6491,-3982,-6098,-491,-936,-5884,499,-1087,5041,-5276,-8039,-4106,-1063,-4542,237,
	4864,2219,-512,-512,2910,-1016,-512,2086,3682,19689,202,27358,-9343,18984,-835,1768,4237,21508,3281,25910,-6077,16900,-863,
	4864,3018,-824,-1480,649,-2477,-1480,7378,9095,2382,12797,-2270,3091,11384,-7728,7543,9476,3336,13160,-3229,3113,10562,-7288,
	4864,3078,-128,-128,2814,-252,-128,-1683,-3721,12361,-3192,15610,-4287,14258,-3300,-2157,-4042,14728,-471,14680,-3290,9881,-3741,
	4864,3078,-3072,-3072,73,-2993,-3076,4765,8232,-1269,2673,2221,6185,11008,-5679,4336,7671,-1103,3172,2051,6129,9337,-6320,
	4864,3095,-3072,-3072,419,-2630,-2523,-3838,-3514,-10096,-5839,-8315,9174,9593,-3754,-1253,-831,-5853,-2262,-7127,4930,9550,-2511,
	4864,3134,-870,-870,1389,-1621,-870,-1779,-1392,1923,12909,7593,-7461,-5982,-2598,-1396,-742,3291,12206,990,-7638,-7266,-1663,
	4864,3588,-256,-256,2061,-496,-256,185,-1297,-12492,-7549,11901,-3834,34225,1544,506,-952,-9575,-6712,5432,-2436,26978,1276,
	4864,4049,-508,-826,290,-1805,-1291,-9313,-11432,-18373,18726,-12465,-15392,-10603,10627,-8616,-10900,-17615,18569,-12115,-14639,-10619,10842,
	4864,4099,-3072,-3072,72,-1973,-2561,-2687,194,8377,-12627,-6431,-12531,-11653,3958,-2144,591,9264,-10651,-6718,-11892,-11666,3094,
	4864,5024,-240,-570,205,-915,-1191,-6592,-2891,8033,-948,-6394,8948,-1339,-20793,-4807,-1418,7945,-1416,-8021,9044,-3170,-21345,
	4864,5133,-130,-3072,62,-949,-2049,2437,4996,4099,-8310,334,-13582,-373,-3434,2057,4493,4031,-7773,174,-12681,-732,-3280,
	4864,5994,0,-251,12,-138,-1010,-6807,-5758,-8064,-4172,4457,-8196,6293,15,-3230,-2679,-7606,-4258,-748,-6917,-1955,-4163,
	4864,6161,-6,-125,0,0,-1537,10812,11954,-4907,-4814,-23814,17622,-17195,-1600,1979,3219,-6949,-3984,-7048,12810,3300,5957,
	4864,7030,0,-13,0,0,-1059,10944,14385,-821,-3192,6655,-4193,-9776,-3834,7555,11440,-1069,-3769,7299,-5416,-3856,2124,
	4864,7054,0,0,0,0,-650,-16460,-10946,-722,-3150,6279,-4017,21487,4546,-10499,-5736,-194,-3444,-611,-763,6475,-4454,
	4864,8192,0,-2,0,0,-641,199,5208,-781,-780,10155,-1010,-14238,-23071,-2365,3256,-1286,-1413,8845,-1610,-9177,-15625,
	4864,8265,0,0,0,0,-192,-20933,-13235,-752,-633,-12276,-779,24765,22922,-15085,-9341,-350,-412,-13073,1403,10448,7963,
	4864,8704,0,0,0,0,-409,5945,8422,-298,205,-4404,332,9677,-6656,4702,7091,-624,-184,-4382,-420,12637,-3977,
	4864,8875,0,0,0,0,-288,2427,8920,12,505,-1181,652,4508,2658,2324,8207,-60,311,-367,-33,5212,792,
	4952,1837,-3072,-3072,242,-4241,-3576,3114,7514,-5026,-702,12303,3616,-1718,818,2473,6510,-6079,-2464,10295,4131,-805,758,
	4966,1773,-3072,-3072,279,-4295,-3686,2391,7403,9400,1298,13870,5131,-821,804,1183,6035,7223,-1756,10854,6075,468,699,
	4992,2304,-234,-927,1704,-2392,-1508,-6807,3662,-10078,-11379,-36750,4554,-323,412,-7320,2904,-11707,-12798,-34624,2454,369,144,
	4992,5888,-10,-338,43,-469,-1588,4096,6571,-11184,-2078,-26836,-10899,-13061,-1020,-1574,842,-13054,-1045,-14439,-13840,73,3557,
	4994,2348,-3072,-3072,292,-3763,-3354,1099,6679,4839,5755,-402,1238,-9991,-84,381,5802,4457,4670,-1514,1913,-9287,-303,
	5109,1016,-3072,-3072,8,-5610,-4597,-248,2479,982,-6246,-7824,8809,-248,-240,-2302,2215,-219,-6046,-7982,6489,-271,-56,
	5120,-512,-3072,-3072,320,-6848,-4480,-3544,-9336,-809,7700,2285,-8203,201,205,-3408,-8618,-711,7906,2295,-8427,170,169,
	5120,512,-3072,-3072,154,-5990,-4048,-5233,1270,953,2505,1199,4983,-828,-77,-3564,2481,1961,3756,824,5202,-934,-121,
	5120,1007,-3072,-3072,3461,-2188,-2627,-8461,-6626,-4496,475,19881,-10045,1157,127,-7430,-5829,-4306,572,19026,-9477,970,220,
	5120,1021,-3072,-3072,489,-5146,-3856,-4912,-3353,1487,-13918,-14136,23039,1044,-236,-5180,-3273,608,-16196,-14765,23716,1309,-242,
	5120,1024,-495,-641,4735,-896,-1065,-1556,3972,3269,3088,16080,-4153,-2084,-138,-265,3312,2715,1439,13096,-5066,-3922,-161,
	5120,1069,-1498,-3072,1372,-4215,-2201,-2099,-1152,-2549,-3380,-13720,10875,2480,-428,-2158,-1517,-2078,-790,-13134,10336,2347,-125,
	5120,1081,-870,-870,3838,-1737,-870,-4808,-5231,4202,4804,-8321,-12180,-2623,-188,-5170,-4515,5288,7029,-7587,-10094,-2911,139,
	5120,1489,-1020,-1632,1960,-3206,-1877,2389,3649,-911,-3502,16236,262,-2293,-80,2384,3643,-1523,-6152,16427,1283,-1434,-307,
	5120,1525,-682,-998,2040,-3091,-1570,-1580,-1208,50,2143,10200,-1028,-1851,1584,-1499,-1241,-268,518,9670,-915,-1991,1779,
	5120,1536,-3072,-3072,213,-4907,-3500,-4802,-2060,3951,-11133,4584,-2996,1298,305,-2715,-1474,5503,-9132,5616,-3529,872,431,
	5120,1536,-256,-256,4608,-511,-256,-1765,4020,9480,11025,-10619,-2649,-4731,444,-3555,4531,9452,11754,-7477,-3017,-2362,327,
	5120,1536,-3072,-3072,93,-5027,-4128,-3469,-1040,6888,86876,5292,-2741,876,196,-4286,-1483,5745,85302,3435,-4208,975,186,
	5120,1538,-3072,-3072,339,-4779,-2975,-4195,-446,-5397,-9805,4153,1115,1707,418,-97,1505,-1486,-3533,9210,-369,344,886,
	5120,2014,-967,-1333,1504,-3139,-1728,-1806,-4838,118,-4121,-11086,-247,-8018,1691,-2093,-5085,-249,-5370,-8390,179,-8103,1473,
	5120,2014,-967,-1333,3108,-1535,-1728,-1363,4786,9819,9667,-13444,9987,-3505,107,-1304,3664,8483,5589,-9465,5744,-2310,-390,
	5120,2043,-3072,-3072,1963,-2650,-2783,-5165,-5828,-12319,7022,-3616,-5869,-2717,261,-4785,-5502,-12327,6670,-4043,-4998,-2159,219,
	5120,2048,-357,-472,3966,-642,-951,-2490,-3590,6137,-10361,16229,-5953,-9374,606,-902,-4119,5133,-12585,13395,-7344,-10431,732,
	5120,2220,-512,-512,3416,-1020,-512,174,3630,6709,-6943,11823,-7291,-11504,100,-440,4334,8769,-3945,12162,-3483,-12855,147,
	5120,2538,-580,-1045,1094,-3023,-1613,442,1184,-4060,7992,1322,-1181,14468,-810,22,790,-4397,8215,3024,-27,13945,-978,
	5120,3065,-1739,-3072,238,-3352,-2403,-1465,-129,820,5292,-4866,-5816,6797,-3176,-183,1099,1573,6905,-3736,-5977,6492,-2763,
	5120,3069,-261,-398,3096,-491,-888,-2594,-758,-19491,-6095,13748,-4787,-4101,-3726,-1630,-875,-22820,-9167,14671,-7154,2006,-3029,
	5120,3071,-128,-128,3331,-254,-128,-1742,7991,-12172,-1684,-13751,-2858,2541,-3129,-2597,7828,-10879,142,-11848,-2460,878,-3652,
	5120,3074,-3072,-3072,440,-3142,-2779,-8477,-6278,-8957,-1415,-9465,-2061,6973,-5540,-6248,-4085,-5430,1470,-7317,-5958,6298,-4760,
	5120,3131,-870,-870,1851,-1674,-870,-2419,989,13417,-6627,27051,-3835,12306,-3440,-2116,1863,14973,-6931,17052,-4017,9907,-1919,
	5120,3590,-256,-256,2562,-503,-256,-2112,5101,-16752,-5630,2428,-2736,10551,18601,-1909,5293,-14288,-4621,-2215,-1196,4804,18260,
	5120,3590,-3072,-3072,73,-2992,-3074,4205,7088,9502,-8558,5312,3232,11011,14010,3693,6489,9475,-8422,5333,4117,9361,12900,
	5120,4067,-487,-750,625,-1964,-1224,-5056,-1382,-9217,-6663,2748,12045,-5958,-22288,-3561,286,-7001,-7288,-2400,13612,-6246,-21137,
	5120,4105,-625,-1645,1316,-1234,-2016,-1056,-492,-3595,-4069,-3693,-9779,-7249,2290,-3385,-2634,-5392,-2583,6779,-8833,-2317,2977,
	5120,4109,-187,-408,580,-1966,-1316,-1995,3612,-4585,-7991,-14245,-6095,-15569,-21575,-2736,2686,-6508,-7700,-8541,-4909,-11489,-21281,
	5120,4613,-331,-1032,134,-1910,-1760,9908,11351,20403,-2180,563,5283,821,-8866,8028,9264,19169,-1720,5184,3825,1263,-7403,
	5120,5637,-57,-333,133,-886,-1391,3709,8189,10321,-26,4600,11407,-2006,-8959,4623,8637,9523,200,4585,10850,-2820,-8595,
	5120,5645,-28,-3072,62,-949,-2049,1336,3159,-13333,-4316,3816,15269,-2687,-61,1830,3535,-10617,-3170,2349,11973,-2316,269,
	5260,2268,-2007,-3072,1215,-3452,-2602,-3425,-580,2874,4923,4409,-6959,-5666,2170,-3801,-719,1753,3271,4794,-3718,-5428,1610,
	5265,787,-713,-713,4797,-1362,-682,-3603,-617,1984,3015,-5874,-1758,-443,-149,-4448,21,3128,5122,-4314,-1013,723,-208,
	5332,2672,-3072,-3072,0,-4408,-3996,-4884,2686,-13972,-2709,-2591,-14013,-10337,-722,-6666,1044,-16820,-3815,-6682,-12217,-8267,-1000,
	5376,-511,-3072,-3072,343,-7336,-4672,2000,1945,1265,2988,650,18561,478,92,1930,2197,1400,2686,591,17809,397,63,
	5376,512,-3072,-3072,162,-6494,-4272,-1258,-6418,-744,-7362,4633,-22516,-592,72,267,-4984,41,-6656,4220,-21785,-602,31,
	5376,1017,-2543,-3072,3646,-2505,-2790,-2179,-4505,8675,-5554,-987,-1083,673,-197,-1602,-4034,8309,-5390,-2066,70,836,-142,
	5376,1024,-472,-589,5215,-929,-1089,-3330,-6956,1168,-19974,13765,-68,277,-229,-1899,-7708,310,-21807,11362,-753,-1448,-240,
	5376,1079,-1316,-1902,2348,-3742,-1902,-3623,-5810,-2170,-5767,-15461,6667,1378,-1437,-3354,-5641,-1474,-3648,-15743,6321,1389,-1301,
	5376,1480,-747,-1211,2085,-3603,-1826,5845,4137,2968,11157,10962,-1084,1625,413,6218,4591,3458,10673,9207,-384,1664,509,
	5376,1481,-1060,-1433,2499,-3188,-1614,-13252,-15965,-14962,-10523,8891,4391,-420,-212,-13115,-15299,-13895,-7300,8463,2979,-1342,186,
	5376,1536,-3072,-3072,104,-5527,-4384,-4071,-3089,2995,-3164,7262,3905,502,-11,-5021,-3093,2782,-4132,6917,3021,241,2,
	5376,1536,-3072,-3072,212,-5419,-3708,-4320,-4350,1791,-7377,-17509,3327,941,73,-1385,-3089,3480,-5419,-16667,2599,314,24,
	5376,1536,-3072,-3072,341,-5291,-3231,-2944,-1655,-2522,-10442,-18778,6094,1493,178,1908,-25,-27,-5747,-15780,5338,630,430,
	5376,1992,-1089,-1589,1526,-3651,-1984,-2793,-397,3306,2464,11518,1719,-4953,1204,-2575,-341,3559,1828,12821,1928,-4336,1008,
	5376,1992,-1089,-1589,3271,-1905,-1984,-268,-1177,560,2753,8621,13677,-2796,192,90,-2037,-86,793,10572,10590,-2135,-646,
	5376,2048,-331,-440,4428,-692,-969,-4885,58,-14860,-9275,11278,-2374,17655,734,-2866,-624,-15621,-11140,7312,-3282,15347,821,
	5376,2049,-3072,-3072,2106,-3013,-2975,-10312,-11036,-2850,-17627,663,-9732,-1049,316,-10057,-10791,-2985,-18150,163,-9219,-435,325,
	5376,2218,-512,-512,3928,-1022,-512,-3117,-3105,-20243,-9038,-18243,-4894,-9943,843,-4051,-2279,-18130,-6509,-16088,-1444,-10213,933,
	5376,2525,-594,-1061,1192,-3451,-1825,-6329,-5525,-2246,-1193,-9772,-2294,-13492,-143,-6437,-5637,-2318,-414,-9040,-1444,-13699,-507,
	5376,3069,-1691,-3072,235,-3864,-2541,-6129,-4859,-4279,-2338,-7457,7788,3721,-2875,-4162,-3438,-2473,316,-5622,3712,2794,-2345,
	5376,3072,-246,-364,3558,-538,-913,-5433,-5711,6674,-3423,8343,-3480,3617,-2322,-3904,-5967,4145,-5867,6481,-5020,7042,-1709,
	5376,3584,-3072,-3072,99,-3485,-3330,-1101,4095,4706,-5842,2525,-4946,1236,12293,-2253,3100,3828,-7510,1942,-3331,826,11381,
	5376,4046,-502,-835,646,-2476,-1480,-5819,-5406,-12950,-6682,-2416,-15610,-13983,-4300,-5051,-4365,-11721,-6830,-5918,-15152,-14134,-2918,
	5376,4089,-199,-448,769,-2310,-1355,-589,2164,3704,13804,12593,-8556,5702,14533,-423,2477,3198,14105,10888,-6350,7102,15450,
	5376,4104,-642,-1749,1487,-1577,-2170,-5231,-6548,-3029,-5470,-19136,-928,-5858,17103,-6430,-7673,-3563,-3837,-12563,-1232,-3967,16178,
	5376,4617,-329,-1019,154,-2397,-2016,2582,3222,17199,-4562,-6409,6015,-1780,-1552,-558,-9,15114,-4688,2315,4881,-1318,-1409,
	5376,5642,-56,-333,128,-1398,-1504,-11042,-6108,9625,983,-12883,-13730,-8823,-15218,-8345,-3817,10101,1271,-20041,-14555,-15481,-15873,
	5376,5644,-30,-3072,63,-1461,-2304,-5963,-4472,-13020,234,660,17269,3199,155,-5285,-3670,-9895,1528,-1489,12738,3089,428,
	5433,2981,-3072,-3072,578,-3723,-3003,-4732,-2903,-1995,-1648,-2034,1460,-15967,-3320,-2884,-1192,864,67,697,-2660,-16494,-2768,
	5559,4240,-1106,-1922,262,-3032,-2157,-7962,-8667,-6953,-4851,2734,20151,-8511,10563,-6914,-7818,-5908,-4172,-92,15335,-9058,11149,
	5608,5608,0,-3072,0,-2025,-2804,6280,-5567,-10673,2065,-682,-14825,3533,1877,5413,-5773,-10903,2342,1805,-9636,4168,615,
	5632,878,-1292,-1637,2631,-4171,-2096,8337,11431,3392,2372,-7272,-19313,1344,-1430,7967,10954,3225,-289,-6923,-17278,1861,-1586,
	5632,1024,-3072,-3072,116,-6540,-4928,4094,-2471,2430,-7678,418,-1250,-541,-30,2211,-3625,2468,-7945,635,-1860,-300,97,
	5632,1024,-3072,-3072,514,-6142,-4368,2700,-4221,1104,-5410,21720,515,-267,-141,2155,-3578,2109,-6092,21833,289,-141,-87,
	5632,1081,-870,-870,4859,-1740,-870,7981,-6619,-637,909,-6269,-3546,1673,-483,7382,-5891,1072,5220,-4318,-1385,2153,-350,
	5632,1536,-256,-256,5632,-512,-256,9068,-6458,-8820,-9597,11119,973,767,-67,6032,-5731,-8376,-7326,12944,-489,3480,-191,
	5632,1988,-1124,-1509,2018,-3674,-1870,2645,-7110,617,-4706,7301,4415,-1825,1306,3128,-6704,1676,-2130,7907,1516,-2399,1361,
	5632,2048,-3072,-3072,107,-5525,-4368,1953,-1880,-5718,-4362,2019,-922,-144,262,1573,-1732,-5585,-4874,2064,-1076,-534,152,
	5632,2219,-512,-512,4438,-1023,-512,6948,-5512,7271,-7786,6616,-2167,-5031,1011,5653,-4675,9273,-5674,9747,185,-4301,1093,
	5632,3057,-740,-990,1487,-3136,-1728,8216,-667,768,-1315,-15035,5599,3275,-3464,8065,-638,770,-1732,-13918,4360,2794,-4381,
	5632,3067,-3072,-3072,518,-4095,-3291,-2748,-10365,-12055,15629,-8481,18514,8860,-2510,-2143,-9831,-10763,15263,-6834,16178,8870,-2264,
	5632,3071,-128,-128,4353,-255,-128,7065,-6502,-1294,2230,-10288,-1464,-14857,697,5342,-5958,-2310,2309,-5826,-2570,-12642,402,
	5632,3071,-3072,-3072,99,-4510,-3844,3219,-2218,505,-1461,-1128,181,9118,-2008,2539,-3000,-486,-1889,-1810,1440,9863,-2045,
	5632,3129,-870,-870,2827,-1724,-870,9944,-367,-5195,4513,5602,-4091,6519,-2609,10001,1103,-2806,6793,-3797,-2675,3057,-1444,
	5632,3584,-256,-256,3586,-510,-256,7477,-2804,11723,710,-19428,19450,-2297,-4882,6966,-2513,12750,1450,-18415,20655,-4021,-5143,
	5632,4083,-479,-766,727,-2870,-1564,2960,-9281,3483,-6632,16263,6414,4205,13653,3949,-8008,4010,-6422,9365,5917,3176,14543,
	5632,4096,-3072,-3072,99,-3485,-3329,3952,-4487,3787,12235,2708,-8816,3396,9182,2952,-5124,2934,9693,2119,-6807,2995,8033,
	5632,5093,-220,-487,624,-1963,-1224,2545,-6879,8910,-3571,45119,-13170,23471,1722,7711,-1476,12765,-3884,27249,-11589,13672,1640,
	5632,5124,-128,-3072,76,-2480,-2816,4649,-2887,16771,-1728,8635,-7040,1708,5291,4100,-3216,14976,-1536,6648,-4776,-269,4525,
	5632,6053,0,-237,246,-1381,-1036,-15425,-17892,-12710,1865,44326,10098,56475,26002,-2805,-6253,-6386,1424,11246,12480,21634,13301,
	5632,6156,-7,-130,63,-1461,-2304,18455,13147,12091,1093,-19422,-12868,-21974,5393,8052,3510,8679,1729,9596,-12910,5086,12258,
	5632,7030,0,0,89,-562,-1210,-12020,-18437,-1042,79,13741,-8480,8571,-4773,-7627,-14240,771,75,4039,-7020,-2666,-8502,
	5632,7156,-1,-8,37,-487,-1793,12952,12417,-816,-102,8174,15691,-35876,-21918,4299,5166,-778,1018,19744,11614,-5318,-606,
	5632,8008,0,0,0,0,-754,-6719,-12703,647,-211,5414,-1675,29687,33001,-1655,-8173,695,-100,2400,1342,12319,18334,
	5632,8200,0,0,0,0,-1281,11484,3365,144,-83,-15621,-1076,-30219,-35958,5248,-620,260,246,-14511,-3148,-7489,-12570,
	5632,9011,0,0,0,0,-846,10821,1624,-1023,215,-3327,705,8561,2411,8399,643,-1540,96,-3255,106,10657,6017,
	5632,9156,0,0,0,0,-394,-3802,-7371,-998,249,-1292,837,6378,42366,-667,-5120,-1137,371,2539,1730,-14933,12860,
	5633,2007,-3072,-3072,39,-5636,-4529,4904,-283,-3723,-7975,2827,1316,-330,81,4101,-327,-3876,-8724,2953,1366,-536,68,
	5633,2552,-3072,-3072,32,-5098,-4177,2682,-1686,3423,-4634,10002,-5265,-4396,560,2709,-1625,3165,-4207,9596,-5098,-4442,386,
	5633,874,-3072,-3072,1055,-5753,-4169,372,5074,1198,4585,-1846,-17109,-122,-153,-504,6098,1745,2172,-1702,-17113,-18,-241,
	5633,338,-3072,-3072,1325,-6020,-3121,1623,2674,12305,1379,5078,-10111,-1400,178,1912,1429,9405,1635,4776,-8061,-1149,201,
	5633,1870,-3072,-3072,403,-5410,-4465,5389,80,-5322,2433,1897,2342,1455,412,2886,-1025,-6934,-321,1661,3610,1408,558,
	5634,1265,-3072,-3072,22,-6396,-4802,5191,193,-1484,8836,-3978,3494,-541,-143,4062,-363,-1480,8691,-3932,3417,-441,-99,
	5634,1837,-3072,-3072,242,-5605,-4258,1298,-4771,-6329,-6434,3486,-893,699,125,1197,-4453,-5799,-6947,3591,-1184,244,30,
	5634,2446,-3072,-3072,94,-5145,-4346,1878,-1237,3989,-2216,6611,-5871,-2906,718,713,-1883,2404,-2639,5455,-4458,-2423,658,
	5634,2747,-1916,-3072,595,-4343,-3069,7070,904,5341,12466,3692,-9806,-11170,1641,5952,310,4250,9593,4169,-4344,-10340,1162,
	5635,1070,-3072,-3072,1047,-5568,-3263,-912,-7411,-5324,3527,-6799,9373,746,-187,691,-7427,-6044,5131,-7832,10964,1131,-151,
	5635,3372,-3072,-3072,331,-3984,-3359,1916,-5882,-599,5971,-7920,1661,2873,-6309,1939,-5710,-48,4594,-7080,579,3058,-6330,
	5640,1280,-3072,-3072,47,-6369,-4584,5398,-3534,-2962,7288,-4456,3750,-510,-157,5476,-3067,-2342,7424,-4633,3640,-591,-298,
	5640,1137,-3072,-3072,424,-6135,-4456,5288,-5335,-2929,4753,-3790,1536,-169,-168,4413,-4995,-2041,3978,-3652,1228,-79,-92,
	5642,2999,-3072,-3072,67,-4634,-4038,6177,-1046,43276,4696,-1823,-2533,-12617,-1246,4945,-2231,41145,4731,-3792,100,-11192,-1221,
	5643,2360,-3072,-3072,49,-5293,-4355,2068,-542,-1783,-3149,4257,-5880,21430,554,1539,-636,-2380,-3314,3775,-5383,21433,440,
	5644,1773,-3072,-3072,279,-5652,-4364,3175,-1747,-3649,521,-19056,3016,789,54,2340,-1769,-3492,-578,-18997,3063,489,56,
	5645,1665,-1309,-3072,1991,-4051,-2996,-1002,-8513,-4982,11178,-5094,-6397,2097,134,-1405,-7652,-6933,3696,-6883,-2263,2259,-79,
	5653,822,-3072,-3072,1375,-5525,-3268,3494,5191,5044,2165,-2417,-12332,-168,-158,3505,4520,3296,2155,-3459,-11484,175,-317,
	5664,2304,-234,-927,1704,-3736,-2180,-849,-5742,2241,-11541,2244,-104,-8290,3062,-1028,-5749,1584,-12510,952,670,-7770,2761,
	5664,5888,-10,-338,64,-1792,-2260,11046,4894,-14993,942,-27505,10297,-15229,3604,3845,-1907,-17108,1003,-6615,10855,914,6103,
	5665,2348,-3072,-3072,292,-5106,-4025,-2227,-5661,-5052,-4967,4022,-8823,-1126,1024,-2420,-5942,-5252,-5174,4011,-8663,-1416,942,
	5673,2268,-2007,-3072,1215,-4278,-3015,867,-6894,1110,-2856,10498,-10492,-381,2531,130,-7107,211,-5227,9942,-7415,341,2642,
	5677,787,-713,-713,4797,-2185,-1093,3855,6369,6203,10658,-3536,-1280,1662,-371,3989,6145,5658,10398,-4054,-1228,1981,-494,
	5681,1151,-3072,-3072,1,-6626,-5105,3020,9339,-995,-1365,-890,101,-571,-36,1043,7543,-1658,-1557,-655,65,-260,161,
	5689,2981,-3072,-3072,578,-4235,-3259,1287,-4455,-4440,-7282,-386,2729,-11771,-1124,2601,-3407,-2278,-7018,2155,-1206,-12163,-733,
	5689,1016,-3072,-3072,8,-6770,-5177,7073,12680,2351,-3566,1436,-1615,-515,51,5103,10708,1839,-3612,1647,-2118,-228,188,
	5727,2672,-3072,-3072,0,-5198,-4391,922,267,1648,-5229,12074,-5154,-5551,338,364,29,470,-4616,11131,-3580,-4920,327,
	5758,1628,-3072,-3072,457,-5848,-4254,-2257,9342,1685,5281,-15181,12773,855,-147,-2429,9766,2455,4729,-15199,12777,642,-183,
	5815,4240,-1106,-1922,262,-3544,-2413,-2229,-4325,-9715,-1661,-574,11861,716,-18308,-1963,-4334,-10415,-1583,-808,9396,1222,-18292,
	5823,1883,-506,-765,3297,-2881,-1677,1994,3527,2088,12469,5249,7720,-3910,2020,2211,3265,1555,9680,4993,5976,-3590,2360,
	5825,3488,-201,-376,2218,-2360,-1532,6031,-569,13507,9936,23234,-7158,-4291,-5222,5896,-1070,10878,7134,24777,-7799,-1475,-5439,
	5864,5608,0,-3072,0,-2537,-3060,-2741,6792,19765,1680,-5922,-16099,380,-2279,-3133,6496,18447,900,-3791,-10976,738,-3297,
	5888,-512,-3072,-3072,344,-8360,-5120,10049,6449,-2743,2020,-2655,1140,386,-134,9210,5466,-2204,1790,-2386,-161,358,-143,
	5888,512,-3072,-3072,194,-7486,-4736,-255,2537,8836,-3095,3352,3315,10,101,202,2722,8770,-3262,2678,3580,29,105,
	5888,1024,-434,-504,6183,-985,-1130,-3127,6444,4138,9067,-6134,167,503,-120,-1946,6045,2845,6274,-6387,249,-110,-79,
	5888,1025,-2295,-3072,3866,-3301,-3243,6947,3888,-373,5090,-5162,8634,55,-174,6417,3455,-317,4401,-5065,7586,-120,-204,
	5888,1075,-1355,-2276,2351,-4766,-2414,5982,7715,10235,3094,-4515,851,535,-736,5355,6648,9504,4819,-4585,-856,166,-556,
	5888,1489,-1033,-1393,3037,-3666,-1840,-561,-842,-1486,-5244,-11821,6511,1976,-718,-144,-25,-899,-1273,-10736,7051,1862,-637,
	5888,1498,-739,-1110,2749,-3946,-1986,-955,-2018,-13559,-2912,-11614,-19056,3042,17,-842,-1897,-13159,-2950,-12426,-18063,3014,12,
	5888,1536,-3072,-3072,126,-6530,-4896,-4173,187,987,8433,-8658,6946,-444,-286,-5429,-693,984,7731,-8328,7281,-224,-80,
	5888,1536,-3072,-3072,216,-6439,-4188,-8062,-2467,-4718,2734,-9276,6853,-278,-307,-5637,-453,-3600,3469,-9726,7087,-629,-874,
	5888,1536,-3072,-3072,508,-6148,-3466,-7837,54,-2380,1586,12593,8005,416,-296,-3015,2048,-2308,4843,12747,9394,-123,-614,
	5888,1996,-1059,-1424,2082,-4114,-2103,-3105,4740,-3976,2784,2363,2602,1117,1321,-2814,4630,-3493,3342,3451,1851,1620,1421,
	5888,1996,-1059,-1424,3904,-2291,-2103,3128,10388,8704,-3839,3471,11878,461,521,3898,9237,6975,-5464,2963,8945,161,230,
	5888,2048,-286,-383,5367,-777,-1001,-1363,5048,-4678,18633,-8540,823,14,20,682,4366,-5194,16870,-11570,808,-2465,54,
	5888,2048,-3072,-3072,2343,-3801,-3210,-1220,7527,8437,12309,4266,6938,1783,290,-1126,7388,8350,12668,4046,5160,1835,385,
	5888,2219,-512,-512,4950,-1023,-512,2197,7932,-9716,-5371,-11481,-307,-1043,706,550,8639,-7971,-3331,-8537,730,307,718,
	5888,2547,-580,-1060,1417,-4228,-2201,254,6108,817,-11481,21693,1952,-10514,70,323,5749,966,-9073,20658,1984,-9681,-233,
	5888,3072,-224,-305,4470,-650,-954,8,9873,-3010,1712,13507,-1228,12846,862,1994,9052,-4003,258,9208,-1543,12048,1138,
	5888,3073,-1682,-3072,340,-4779,-2975,147,9577,-1974,-10462,2395,4100,7066,-849,754,9596,-874,-8964,4171,-334,6056,-474,
	5888,3583,-3072,-3072,100,-4509,-3842,448,13431,-11123,20850,-115,3177,2546,-5138,-238,12792,-11958,19979,-339,4819,3137,-4967,
	5888,4070,-487,-793,740,-3382,-1820,-1053,5180,-1901,-508,-5294,-15866,14337,6508,-611,5420,-2991,329,-9924,-19495,13868,6474,
	5888,4071,-199,-424,1097,-3024,-1613,5801,7952,3197,-8789,19012,9603,14803,-9726,5682,7953,1556,-8760,13611,10096,14447,-9484,
	5888,4093,-647,-1691,1795,-2304,-2541,3260,6312,822,-13349,-12505,-4593,17382,9194,2668,5010,2290,-11734,-104,-3420,19157,6819,
	5888,4601,-339,-1137,238,-3353,-2404,7465,10884,2613,18735,-3221,12529,6292,13739,6135,9169,1195,18169,2786,11647,6290,13002,
	5888,5636,-32,-3072,76,-2480,-2816,-2566,1317,-5622,1927,-2312,8290,-5221,-7265,-1771,1976,-6399,1879,-3750,4118,-5606,-6963,
	5888,5641,-58,-329,154,-2397,-2016,-6985,-751,-9120,-3291,-15676,15683,-13692,-4856,-6778,-863,-10751,-3717,-18088,12161,-15669,-5136,
	5968,3751,-120,-384,1826,-2775,-2024,-800,-123,8646,11988,-42143,12033,-1415,-7533,-2868,-2460,8650,10146,-21012,11744,3937,-7323,
	5975,2353,-3072,-3072,835,-5179,-3860,-1928,6714,1236,-8419,2572,-5003,1084,1205,-2283,6215,1209,-8333,2113,-4891,799,1311,
	6144,767,-3072,-3072,433,-7504,-4524,-5840,-160,4969,-1765,1590,-23096,-198,101,-4959,646,4567,-2203,519,-21592,12,160,
	6144,1024,-3072,-3072,116,-7564,-5440,-3086,241,4892,-3265,757,-1944,-430,186,-3801,-1027,5666,-3071,1559,-3767,-541,180,
	6144,1024,-2172,-3072,4050,-3630,-3352,294,376,-5160,4240,-2673,11129,-516,-121,-62,83,-4821,4809,-2462,9593,-664,-198,
	6144,1551,-1013,-1743,2385,-4768,-2414,1638,899,-134,-807,9891,2800,2946,-335,1404,334,-370,727,9192,1781,2755,-142,
	6144,2004,-1013,-1302,2532,-4168,-2096,-7158,-4057,1405,-2020,-18735,5084,1331,1395,-6881,-4038,1641,-941,-17348,4689,1674,1428,
	6144,2047,-3072,-3072,2460,-4197,-3466,-2137,-3934,-360,1680,2418,8995,1671,152,-2518,-4561,-623,1673,1406,7568,1532,60,
	6144,2048,-266,-358,5842,-814,-1014,-6493,-4142,-3191,-3284,-5227,-427,371,-339,-4679,-4542,-3510,-5431,-6845,148,-1437,-291,
	6144,3072,-3072,-3072,110,-5522,-4356,-3850,2949,1284,-11057,4891,-1156,-9257,-346,-3427,3275,1546,-9864,5437,-496,-9441,-459,
	6144,3580,-276,-565,1407,-3717,-1945,-108,446,-2260,15438,4919,-15431,-1243,-10513,-71,110,-3357,17330,1148,-17404,-1831,-11577,
	6144,3585,-1061,-2613,2106,-3013,-2975,-512,1614,6815,103,2650,-251,-3827,-3956,-333,1546,4824,1271,-4966,758,-4875,-5330,
	6144,4088,-476,-740,1481,-3135,-1728,2911,3409,1067,16735,6444,11114,6231,7433,3208,3909,930,16666,980,8553,5723,6095,
	6144,5120,-127,-3072,99,-3485,-3328,1022,1242,7632,-4031,4495,-6409,1044,10752,654,580,5388,-4072,3520,-3538,714,11011,
	6416,4492,-212,-551,2763,-1993,-1885,-1271,-346,-2646,10882,-18799,20365,-9716,2482,-1245,-309,-3487,10135,-12137,17622,-3573,4024,
	6656,-1024,-3072,-3072,552,-10200,-5952,7329,6683,695,2450,127,3036,243,342,7281,6514,304,2780,-118,3172,138,257,
	6656,-512,-3072,-3072,360,-9880,-5856,8966,7353,160,-612,-1152,2340,21,-4,8029,6357,-343,-119,-1301,3037,-23,-39,
	6656,0,-3072,-3072,0,-9728,-6656,-6684,-5948,2635,-395,249,-2735,231,-50,-5221,-4324,3515,-847,952,-3972,346,39,
	6656,0,-3072,-3072,0,-9728,-6656,-6978,-6367,2273,-850,249,-2735,231,-50,-5515,-4743,3152,-1302,952,-3972,346,39,
	6656,1,-3072,-3072,4514,-5213,-4016,3456,723,1296,-6404,1035,-3161,273,507,3219,557,771,-6700,1449,-2707,264,503,
	6656,256,-3072,-3072,424,-9048,-5304,-7419,-4325,-309,-636,-2661,-6013,-17,-261,-7947,-5048,209,-595,-3124,-4866,85,-131,
	6656,484,-953,-1206,5412,-3831,-1916,-5490,-2639,-4534,-23386,547,-2713,-191,199,-4904,-1938,-4796,-17593,1882,-2112,-418,138,
	6656,512,-3072,-3072,194,-9022,-5504,-3719,-2547,2086,-1759,-1016,-11478,-11,-167,-3820,-2912,2108,-1417,-1567,-9897,-14,-151,
	6656,512,-3072,-3072,172,-9044,-5696,-4260,-2552,1730,-1858,-895,-11434,0,-162,-4528,-2858,2042,-1497,-690,-10919,-10,-195,
	6656,512,-3072,-3072,294,-8922,-5952,-3082,-2299,2255,-1371,-1525,11943,-50,-182,-3855,-2606,4223,-1510,565,9336,-6,-236,
	6656,513,-3072,-3072,2159,-7056,-5320,-7843,-4199,-22976,1633,3168,-500,66,171,-7594,-3816,-16386,404,3391,-6037,-8,9,
	6656,557,-3072,-3072,537,-8634,-4595,-2818,-1257,2364,-555,21266,10882,-95,-156,-2402,-1524,1352,-1710,17942,15102,185,192,
	6656,664,-1303,-1642,5897,-3167,-2605,3663,646,6087,13989,-177,-10731,-204,174,3381,424,6189,10146,-292,-10581,-8,175,
	6656,768,-3072,-3072,449,-8511,-5036,87,598,434,253,-1636,-17611,-213,-45,753,842,655,91,-2706,-16149,-211,43,
	6656,884,-1256,-1584,3686,-5157,-2582,-44,-87,12251,3349,7919,6859,-1140,-759,-565,-750,10616,1931,8232,6349,-1359,-1014,
	6656,949,-1158,-1490,5788,-2992,-2527,-1609,-132,-5387,7950,-3536,13863,-285,-195,-1506,-512,-5812,2742,-5148,13777,-301,-221,
	6656,1024,-3072,-3072,1732,-6972,-5176,9897,5160,8274,1120,1354,9142,309,-38,9081,4622,11867,1066,2405,4582,246,258,
	6656,1024,-3072,-3072,0,-8704,-6144,2481,2486,653,-613,196,3524,-292,156,1775,2170,565,-819,994,2321,-263,11,
	6656,1024,-387,-449,6346,-2358,-1179,-2499,-2456,3490,-2113,72,-2487,-127,321,-2693,-2474,2987,-1893,-431,-3147,-146,222,
	6656,1024,-387,-449,7626,-1078,-1179,1169,-3212,10260,15832,1152,-2102,164,268,2163,-2521,8047,9723,1899,-1526,208,415,
	6656,1024,-3072,-3072,116,-8588,-5952,2099,1389,821,1429,-457,2677,-365,135,1619,1201,1543,1460,689,1165,-461,1,
	6656,1024,-2209,-3072,4240,-4463,-3733,-5102,-856,-8926,166,-291,3894,-1013,-173,-4760,-514,-7832,604,-660,2909,-724,-316,
	6656,1031,-3072,-3072,2948,-5749,-4448,-3205,-4778,4481,-1815,2592,-3096,-1089,-359,-2089,-3085,4195,-1545,1908,-1465,-1030,-754,
	6656,1079,-1273,-1972,2507,-6142,-3087,-3124,-2613,4143,-1773,-3325,-355,807,84,-3341,-2876,2228,-1592,-3906,57,712,151,
	6656,1081,-870,-870,6906,-1741,-870,925,2666,3962,-9952,1945,13243,-503,89,622,2725,4221,-5003,2275,13277,-386,46,
	6656,1195,-512,-512,7509,-1024,-512,177,1154,-13158,-6452,405,-3883,-98,127,-576,824,-11518,-3179,-52,-4299,60,41,
	6656,1399,-559,-710,5135,-3194,-1597,-1710,-1039,-5865,9567,11149,337,503,-491,-1408,-622,-5597,11785,11051,543,499,-411,
	6656,1536,-3072,-3072,249,-7943,-4892,-982,-2004,-2009,-605,-5473,1847,-762,303,960,-665,-2263,-551,-7630,3622,-1146,-323,
	6656,1536,-256,-256,7680,-512,-256,1204,2160,-9747,-3860,-1697,-496,115,140,779,1820,-8403,-1236,-1935,-782,141,126,
	6656,1537,-3072,-3072,507,-7684,-4223,-1082,-1719,-2516,-1120,-6909,831,-512,145,719,-713,-5471,-1735,-10410,5318,-400,-861,
	6656,1791,-3072,-3072,451,-7486,-4503,-1851,-787,-4905,-434,12283,7732,-555,-60,-170,483,-5756,-457,9943,9148,-766,-1138,
	6656,2011,-987,-1254,3584,-4133,-2070,710,-412,-4419,-2160,-14642,-6084,29,367,1125,465,-4511,2484,-11254,-6036,768,256,
	6656,2011,-987,-1254,5053,-2664,-2070,-1062,-1127,8933,800,4876,-3341,1371,-135,-202,-862,6173,-110,2824,-3860,1217,67,
	6656,2020,-591,-889,3470,-4238,-2121,253,-682,-3262,-1603,11517,-7758,-1304,1190,310,-455,-2735,639,11544,-7482,-1264,1264,
	6656,2047,-3072,-3072,310,-7371,-5128,-568,-924,-1618,-470,7993,4544,-794,-329,-511,-863,-1379,-487,8028,4503,-870,-256,
	6656,2048,-3072,-3072,616,-7064,-4818,-1102,-550,-2955,383,6621,18829,-327,-648,-1313,-563,-2809,236,6376,18439,-124,-645,
	6656,2048,-3072,-3072,1628,-6052,-4818,4882,6457,9559,-4034,-12356,18443,905,-536,3420,5358,8800,-5244,-10678,18980,1360,379,
	6656,2048,-3072,-3072,0,-7680,-5632,621,1291,332,-3220,11011,5335,-1045,88,147,740,-413,-2649,12013,5429,-1147,506,
	6656,2048,-244,-316,5579,-2101,-1051,-708,-1396,12225,-859,-3164,1427,224,-599,-1030,-1563,12684,-928,-2369,1000,482,-613,
	6656,2048,-244,-316,6803,-877,-1051,-3242,-1920,-7744,-584,-2138,-4222,-491,-513,-1525,-1553,-7894,-5191,-1406,-2482,-1173,-342,
	6656,2048,-128,-128,7424,-256,-128,-1962,-2400,14737,-1067,-4718,-2339,-34,-50,-2279,-2609,14822,337,-5022,-2633,-46,-33,
	6656,2048,-3072,-3072,128,-7552,-5392,1287,-577,-1238,-776,-13987,4208,22588,-91,1212,-734,-1332,-454,-13505,4354,22416,147,
	6656,2048,-3072,-3072,2174,-5506,-4545,-1988,-6043,497,2617,-11337,-9773,670,-317,-2666,-6332,-66,2169,-10295,-7923,591,-79,
	6656,2048,-923,-2172,4050,-3630,-3352,2110,2464,3542,9228,10927,-12239,1592,591,568,1493,5152,4378,9221,-9942,891,1171,
	6656,2052,-749,-1257,2395,-5280,-2670,762,-441,-1707,-11695,5800,8464,995,941,461,-936,-1784,-10692,4718,7995,722,1253,
	6656,2105,-870,-870,5882,-1741,-870,1212,-43,-12468,-7641,-2680,-4797,514,-128,818,360,-10628,-2779,229,-3743,1204,-81,
	6656,2219,-512,-512,6485,-1024,-512,793,-277,17386,646,-1179,-5102,-221,-302,-225,-326,17905,2125,-1389,-5612,294,-488,
	6656,2467,-459,-595,4544,-2717,-1359,-506,-649,10001,-6604,2106,-194,-1908,360,-683,-169,10403,-4654,3673,345,-1276,747,
	6656,2539,-748,-1028,4755,-2435,-2096,-833,-1334,5501,4840,3284,26,1254,809,-160,-1870,1773,-793,-882,-1561,629,1189,
	6656,2560,-2521,-3072,503,-6665,-3722,125,-986,674,33,-498,-446,-1303,-574,1371,-597,627,2714,603,-4928,-3452,-2358,
	6656,2560,-2521,-3072,2593,-4575,-3722,8018,7510,809,-6665,7661,-4021,1244,1327,7745,7087,584,-6351,6322,-4499,1040,1472,
	6656,2560,-3072,-3072,1692,-5476,-4423,1155,1581,-6159,5015,9535,-9586,-133,353,-175,268,-7643,4780,9755,-6878,128,881,
	6656,2560,-256,-256,6656,-512,-256,2633,3613,-3885,1102,19120,18751,31,-119,1768,3617,-4495,1767,18262,17956,354,-253,
	6656,3054,-744,-1016,2508,-4167,-2096,1273,2187,5287,-6603,5013,18556,-9263,1126,1944,2584,4491,-3166,1910,13823,-9514,-201,
	6656,3059,-419,-768,2412,-4257,-2158,-736,575,-1413,-14710,12439,-9099,10161,1128,-225,749,-1831,-10433,7435,-12250,9177,348,
	6656,3072,-3072,-3072,568,-6088,-4315,-2837,-686,-346,479,2520,18968,-6571,-1161,-2480,-405,314,780,3016,17487,-7353,-1751,
	6656,3072,-3072,-3072,132,-6525,-4868,-1612,-961,827,6537,3525,-825,-6062,-1953,-1525,-787,851,5689,2919,294,-5229,-1704,
	6656,3072,-128,-128,6400,-256,-128,413,-724,-1360,244,-4376,-3922,592,366,-179,-593,-2503,478,-5050,-4636,1014,286,
	6656,3072,-3072,-3072,0,-6656,-5120,1330,1257,100,10473,3064,-732,-5669,-2001,886,967,-444,9162,2140,1185,-3744,-890,
	6656,3072,-198,-247,4661,-1995,-1001,-1661,-1103,-9352,-1321,-8085,1029,-4841,-1430,-1951,-1535,-9049,-1140,-6103,1718,-4390,-1478,
	6656,3072,-198,-247,5879,-777,-1001,-1099,-920,2753,2414,472,-1330,815,461,644,-1262,3354,260,-955,-124,-479,792,
	6656,3072,-3072,-3072,227,-6429,-4164,-1509,-1177,485,5708,2529,142,17281,21710,461,407,2753,6828,3967,-6194,14095,19207,
	6656,3129,-870,-870,4859,-1740,-870,-2133,-1253,-11405,-9665,-12490,-42,2218,2573,-2544,-677,-8682,-5376,-7189,963,3190,2772,
	6656,3243,-512,-512,5462,-1024,-512,-880,-1247,1981,2064,-10,-513,2052,2022,-1675,-1220,2626,2701,2153,-670,2872,2044,
	6656,3458,-370,-498,3186,-3084,-1556,-390,609,12644,17422,13737,-4861,5917,-3055,-130,1164,10711,17270,5223,-5252,3520,-5035,
	6656,3561,-639,-927,3874,-2293,-2103,1668,-736,-1915,2149,8624,4041,-4381,-1934,2403,-698,-3334,-462,8566,1269,-5053,-3068,
	6656,3584,-256,-256,5632,-512,-256,-170,-773,3140,1230,695,-982,1226,1519,-882,-569,2488,1278,1359,-1629,2012,1433,
	6656,3584,-1064,-2488,503,-5641,-3210,3977,2968,4250,-27476,-569,2603,6546,-8747,3376,2185,4167,-24423,-218,-1945,5122,-8351,
	6656,4067,-493,-787,1989,-3672,-1870,-2349,-233,1245,-2848,11644,-2765,-14644,7462,-1615,296,-233,-183,1483,-9625,-16505,4177,
	6656,4078,-198,-422,1421,-4229,-2201,-2629,-2878,-1222,-25264,-12014,22358,7380,4428,-2339,-3363,-3067,-21579,-16676,17533,6909,4116,
	6656,4093,-45,-3072,551,-5084,-3804,-3942,-3750,-378,10004,-6956,4337,10831,388,-4241,-3541,-1436,8914,-7804,6633,11706,160,
	6656,4095,-640,-1683,2202,-3431,-3231,1153,-172,-605,14560,-18557,-28099,-4909,-12554,420,-271,6629,9534,483,-12026,-2795,-6922,
	6656,4096,-128,-128,5376,-256,-128,-1565,613,1879,-264,1805,-297,-1359,-449,-1961,895,1313,-160,2632,-746,-485,-588,
	6656,4096,-3072,-3072,111,-5521,-4353,-3578,-3534,-4650,-13175,-13165,6790,4105,-2121,-3279,-3456,-4393,-12220,-12691,6576,3460,-2041,
	6656,4096,-3072,-3072,0,-5632,-4608,520,140,-3380,-6686,-9360,2514,4602,-2144,595,-123,-3852,-4868,-10674,4514,5537,-1340,
	6656,4096,-157,-211,3701,-1931,-967,-1661,-47,7635,-6868,-6526,-3220,7928,10025,-1403,-201,6813,-6453,-12906,-731,4104,8098,
	6656,4096,-157,-211,4945,-687,-967,136,555,1871,1523,2704,-182,-2603,-2183,1035,-96,2085,1129,-659,239,-1556,-1393,
	6656,4153,-870,-870,3839,-1737,-870,-2086,37,2143,7816,11450,2488,-808,-4835,-1536,868,3187,9660,4424,422,-5362,-6209,
	6656,4267,-512,-512,4438,-1023,-512,31,-407,-4953,-1840,-3116,-1296,-1519,-3295,-63,-415,-4183,-1710,-2821,-774,-3655,-3581,
	6656,4452,-236,-397,2338,-2937,-1527,-2045,-339,10591,-10652,25457,-8862,9857,4492,-1827,91,9323,-10908,13604,-8384,6183,1685,
	6656,4608,-256,-256,4608,-511,-256,465,25,-116,788,366,-912,-6340,-6996,357,95,-5,556,1724,-912,-7328,-7232,
	6656,4609,-334,-1061,340,-4779,-2975,1155,559,4734,-22575,2970,3121,13867,-2011,2132,1368,3223,-21074,-2701,1441,12077,-420,
	6656,5082,-84,-202,1195,-3451,-1825,-748,-1230,1589,19011,4486,934,-15275,11892,-659,-1640,-3230,19060,-3137,-4425,-15891,13266,
	6656,5113,-218,-477,1480,-3135,-1728,-339,-827,10075,-7232,4812,18839,-20339,5695,-600,-963,8530,-7173,1754,15747,-18647,6574,
	6656,5113,-218,-477,3035,-1579,-1728,2310,-812,10993,-1862,17559,-1602,-15141,-3582,1147,-1407,8312,-1944,21563,-3538,-2480,2502,
	6656,5115,-46,-46,516,-4097,-3293,-1897,-3274,-10830,4696,-12538,-18276,-2864,13692,-2798,-3423,-6454,2744,2885,-8492,876,16932,
	6656,5119,-128,-128,4353,-255,-128,-1841,-671,1481,1643,-2245,74,7570,7251,-1598,-676,1370,1285,653,-221,7282,7160,
	6656,5119,-128,-3072,100,-4509,-3840,461,290,-7315,-1845,4460,2223,-2990,7432,536,388,-6875,-1310,4506,2290,-2973,7927,
	6656,5120,0,-3072,0,-4608,-4096,3052,300,-8504,-1452,1297,-6330,747,6735,2793,403,-6826,-2479,614,-3933,2097,6828,
	6656,5120,-108,-169,2759,-1849,-929,-647,1653,-10742,-2538,9447,-5632,4437,-3783,-618,1365,-10641,-2753,2415,-1633,-937,-5533,
	6656,6085,-24,-86,1070,-2572,-1559,157,739,-9477,-2646,12999,-2066,-2361,-24917,-340,484,-10547,-2735,10900,-3846,549,-20088,
	6656,6131,0,-217,728,-2869,-1564,-1481,-2538,16703,-2687,41373,8020,21172,-13916,1388,-18,14941,-2123,14672,-2484,4823,-16828,
	6656,6143,-47,-116,1885,-1700,-882,3094,2769,-1418,2929,-39580,-6063,-8173,11308,1847,1612,-200,2452,-28409,-1917,-2867,12568,
	6656,6144,-8,-127,99,-3485,-3328,906,1042,582,-672,-1553,-39066,1539,-632,713,838,3324,-656,4655,-35109,781,-5032,
	6656,6144,0,0,0,-3584,-3584,1272,764,-5208,-50,3308,39430,5875,4269,670,419,-855,24,4319,41308,115,-3431,
	6656,6146,-46,-46,437,-3145,-2781,210,-450,7418,-2528,-27803,-4348,-20728,-11713,-923,-1774,5619,-2892,-8391,590,-6919,-7330,
	6656,7141,0,0,624,-1963,-1224,-1764,23,-8895,754,21159,-4317,40116,23988,1198,2481,-3380,746,2441,-6674,17007,11998,
	6656,7168,0,0,0,-2560,-3072,1053,636,9231,458,-17944,10492,-1709,714,-591,-602,5629,390,-5523,13899,9336,2426,
	6656,7172,0,-8,76,-2480,-2816,827,1737,8926,396,-13662,-21770,-7506,4315,-203,996,4373,267,-3750,-19672,5078,9943,
	6656,7181,-4,-22,580,-1966,-1316,-2207,-1237,-9491,777,24521,19413,30582,7,488,1035,-4739,759,6672,16693,10884,-8884,
	6656,7189,0,-44,346,-2193,-2269,-1526,-405,10250,510,-5696,172,-37274,-21179,-2908,-1431,6090,433,2938,304,-16970,-5585,
	6656,8101,0,0,246,-1381,-1036,-3595,-2633,-5786,72,4559,-5472,56776,54236,1666,1430,-670,-52,-15672,-4154,5492,13261,
	6656,8166,0,-4,383,-1180,-804,-2054,579,-2635,181,11924,-5217,38654,64348,2910,4331,671,151,2898,-1396,-12179,15904,
	6656,8192,0,0,0,-1536,-2560,2848,2324,14293,-32,-47856,-4521,-27092,-18853,-717,-680,11842,37,-36023,-6074,6572,7834,
	6656,8194,0,0,365,-1169,-1757,-138,971,-2768,146,12688,-5116,-50052,-48282,-2885,-1371,-4795,54,20707,-5822,-24813,-26905,
	6656,8204,0,0,63,-1461,-2304,1015,1538,-8130,-44,-21176,18693,-28699,-22414,-1598,-707,-9806,-125,-14521,16657,-968,1801,
	6656,8963,0,0,195,-570,-1245,-2248,-323,21301,-16,6731,-1035,40284,9846,-1413,499,19865,-133,8795,244,27145,-3760,
	6656,9078,0,0,89,-562,-1210,-2457,-980,-2987,-59,-11533,-1028,48834,21352,-569,719,-3703,-197,-12957,279,25691,-332,
	6656,9204,0,0,37,-487,-1793,-155,1621,-3034,-45,13314,-661,-42007,-32427,-2129,-344,-2579,-2,11222,-1642,-19044,-5609,
	6656,9216,0,0,0,-512,-2048,2634,4281,-3285,-56,11041,-818,-57817,-35432,-685,882,-1868,166,9474,-2550,-18884,6033,
	6656,10056,0,0,0,0,-754,-4811,-2545,-1007,10,-9802,708,6938,57272,-2470,-351,-2151,28,-2549,1253,-21218,17190,
	6656,10240,0,0,0,0,-1536,1329,1170,-762,-65,15069,505,-32670,-56507,-185,-212,150,127,9856,416,-13340,-25516,
	6656,10248,0,0,0,0,-1281,202,-385,-751,-68,-8442,496,17316,-27556,-129,-554,-747,-62,-10276,530,21182,-17793,
	6656,11059,0,0,0,0,-846,-151,-722,289,-169,-3209,-232,20179,29934,226,-316,110,-294,-1777,-301,13563,20488,
	6656,12288,0,0,0,0,-422,-7,-412,1995,1162,1768,444,-5560,-480,-50,-543,1984,1161,1923,233,-4898,-2495,
	6656,2348,-3072,-3072,292,-7088,-5016,51,-124,2014,181,3194,-10282,-1235,-958,-3,-89,2127,-290,3057,-9955,-1026,-824,
	6656,3372,-3072,-3072,331,-6026,-4380,-480,-315,177,-3853,-15399,-876,13012,-1423,90,165,956,-3581,-14653,-2320,12045,-2098,
	6656,2007,-3072,-3072,39,-7683,-5552,-1387,-283,-1812,-818,-12189,5378,-1013,100,-1583,-581,-2228,-250,-11477,5478,-1232,365,
	6656,1265,-3072,-3072,22,-8441,-5824,1362,-1143,-5274,1677,-999,1543,-568,319,1483,-997,-5232,2145,-709,1169,-854,97,
	6656,2360,-3072,-3072,49,-7319,-5368,-228,-549,3017,182,5012,-8738,-1379,-648,-573,-909,2606,59,5444,-8086,-1044,-32,
	6656,874,-3072,-3072,1055,-7799,-5192,-1389,-1066,2259,-193,-1640,5027,31,70,-1984,-1407,5290,135,303,410,-149,203,
	6656,338,-3072,-3072,1325,-8066,-4144,-3904,-2018,6962,-567,-2753,-3211,187,-35,-3920,-1938,3232,-235,-3141,139,301,269,
	6656,1870,-3072,-3072,403,-7455,-5488,-1578,-950,-4586,-372,-12609,6313,-623,-126,-3046,-2311,-4612,-503,-10405,5504,-522,704,
	6656,2552,-3072,-3072,32,-7145,-5200,-243,-34,4558,760,3482,-9036,-1939,-1097,-148,53,4496,360,3140,-8218,-1540,-738,
	6656,2446,-3072,-3072,94,-7189,-5368,-1070,-701,3664,-335,3627,-10435,-1591,-930,-1916,-1468,2981,-909,4459,-9544,-814,91,
	6656,1070,-3072,-3072,1047,-7612,-4284,8115,2664,3,384,-2178,1616,42,86,8291,2799,-3143,803,-3493,4984,442,53,
	6656,822,-3072,-3072,1375,-7533,-4272,-411,-7,4609,-278,-419,-14976,209,73,-637,-36,672,1085,-514,-12196,393,124,
	6656,1280,-3072,-3072,47,-8402,-5600,531,-486,-4841,1277,-1269,1320,-595,321,1345,101,-4644,1908,-1633,1702,-1006,32,
	6656,1137,-3072,-3072,424,-8168,-5472,1885,527,-2349,1397,-2252,-136,-471,176,1864,529,-642,1657,-991,-2209,-741,161,
	6656,2747,-1916,-3072,595,-6387,-4091,-514,-271,2263,467,4914,-7845,-4173,-14,-491,109,2872,-1644,5411,-5893,-3322,-1125,
	6657,1665,-1309,-3072,1991,-6073,-4007,-3479,-2545,-6113,-3770,-4139,9513,-900,374,-2393,-1101,-4816,-5165,-4282,9948,-717,437,
	6657,2999,-3072,-3072,67,-6664,-5053,-167,-967,1618,2949,4537,-7049,-5095,-1938,-496,-1151,1246,1725,3884,-5368,-3604,-1104,
	6657,787,-713,-713,4797,-4146,-2073,1880,1016,1355,-3166,-1637,311,247,-308,1768,613,2053,-5096,-2284,23,207,-480,
	6657,2353,-3072,-3072,835,-6543,-4542,-812,-517,-731,635,3251,-12799,-567,-1100,-1107,-640,-785,683,2887,-13065,-310,-1135,
	6657,1773,-3072,-3072,279,-7678,-5377,-160,-32,-3955,192,13766,7806,-778,131,-292,-213,-3565,548,14521,7222,-1060,279,
	6658,1837,-3072,-3072,242,-7653,-5282,250,-448,-3354,201,-10759,8865,-821,96,551,-262,-2998,569,-10608,8659,-1154,67,
	6658,2304,-234,-927,1704,-5724,-3174,1953,108,3052,34828,8519,-9038,-3109,64,1806,698,2057,29035,7631,-6782,-3310,-105,
	6658,5888,-10,-338,64,-3780,-3254,-1538,-533,-10676,708,6199,-16017,-338,-6252,-233,599,-8782,943,2537,-14772,-5492,-8877,
	6658,1016,-3072,-3072,8,-8709,-6146,3827,1768,292,1499,167,3591,-287,148,3098,1441,257,1275,1013,2327,-254,8,
	6659,5608,0,-3072,0,-4127,-3855,-3767,-3173,-8273,-1991,-8,6379,-5336,-17629,-3181,-2771,-6099,-1226,500,4934,-6434,-17576,
	6660,2268,-2007,-3072,1215,-6252,-4002,-965,-490,-2482,2946,3196,-4303,-135,775,-1072,-479,-2328,2608,2690,-2188,690,908,
	6661,4240,-1106,-1922,262,-5235,-3259,-2480,-3382,1856,30139,-6561,-7779,-11374,5104,-2878,-3284,1349,26764,-5879,-4775,-11156,5108,
	6663,1628,-3072,-3072,457,-7657,-5159,-813,22,-3138,997,-8180,2809,-571,122,-658,146,-2425,1252,-7886,1928,-786,136,
	6663,2672,-3072,-3072,0,-7070,-5327,941,1703,2275,-456,3716,-11390,-2431,-1326,310,1164,1651,-1271,3865,-10221,-1264,-233,
	6664,2981,-3072,-3072,578,-6186,-4234,22,66,1289,1139,8637,-200,-5440,-1288,726,626,2345,1789,9171,-2938,-6698,-2275,
	6667,1151,-3072,-3072,1,-8598,-6091,2329,138,-3339,536,-217,2344,-420,246,1680,-182,-3587,490,528,1322,-459,91,
	6672,4492,-212,-551,2763,-2505,-2141,-1012,-885,-22767,-13605,-36101,-2393,5516,2687,-1269,-687,-19554,-13606,-21591,-2160,9512,4451,
	6679,1883,-506,-765,3297,-4594,-2534,-884,-2407,995,5891,-8881,12826,-720,1105,-1417,-2876,1581,934,-8653,13323,-705,1721,
	6681,3488,-201,-376,2218,-4071,-2388,-877,-594,-6496,-169,-1284,12003,2866,-4219,-924,-635,-3843,-1210,4948,14436,2902,-3177,
	6694,3751,-120,-384,1826,-4227,-2750,1994,436,-6723,2208,-27246,-14270,3129,-11162,1430,661,-1453,-1904,-11440,-5672,4797,-8537,
	6709,2081,-176,-216,5697,-2056,-1030,5907,3313,-9522,1379,-1332,1704,69,-619,5543,3016,-9347,600,-686,1102,372,-656,
	7168,1024,-3072,-3072,116,-9612,-6464,3582,3515,-4057,-815,400,8060,485,283,2516,2742,-5411,-1078,37,7555,440,205,
	7168,2008,-1004,-1292,3587,-5157,-2582,370,1579,-10835,-7183,-6298,-4964,116,-256,470,1517,-11024,-6247,-5611,-5352,352,-251,
	7168,3072,-3072,-3072,131,-7549,-5380,1904,1428,2959,-5461,1116,-10809,-1548,-982,1752,1585,3057,-5462,-162,-10891,-1161,-543,
	7168,5092,-222,-494,1988,-3672,-1870,1129,1263,764,3730,8434,6653,2987,4698,815,780,-1731,5399,4650,2021,3046,3762,
	7168,5120,-128,-3072,111,-5521,-4352,493,1408,7498,5367,-319,1645,-5694,3181,673,1414,6970,4767,-1491,-674,-5446,2685,
	7168,8707,0,0,72,-1973,-2560,1297,-2277,-5691,149,21328,2301,-3383,-5130,1967,-1099,-5981,381,20798,789,-48,-448,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_9e9e53b7f859cd99_tables[] = {
	{ "cuda", "NVIDIA H100 80GB HBM3", "sm_90", "f32", "plus", "", 8, segtune_segreduce_9e9e53b7f859cd99_boxes_0,
	  { { 35, segtune_segreduce_9e9e53b7f859cd99_unknown_0 }, { 243, segtune_segreduce_9e9e53b7f859cd99_longest_0 }, { 251, segtune_segreduce_9e9e53b7f859cd99_shares_0 } }, 2, 462, segtune_segreduce_9e9e53b7f859cd99_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_9e9e53b7f859cd99 = { "segtune_segreduce_9e9e53b7f859cd99", 1, segtune_segreduce_9e9e53b7f859cd99_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_9e9e53b7f859cd99

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
