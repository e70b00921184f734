/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-27
 * database: ce2875be0ed9f730
 * sources:  97b28a52d2aac367
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H100 80GB HBM3 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H100 80GB HBM3, 407 cases
 *     n and the mean length known: worst regret 179.6%, mean 28.6%; geometries left out: worst 179.6%, mean 30.2%
 *     the longest segment, too: worst regret 87.1%, mean 6.5%; geometries left out: worst 274.4%, mean 10.9%
 *     shares of long segments, too: worst regret 91.6%, mean 7.1%; geometries left out: worst 466.4%, mean 12.5%
 *     shares and the heaviest span, as probed: worst regret 49.8%, mean 5.0%; geometries left out: worst 70.2%, mean 7.2%
 *     all of these: worst regret 44.4%, mean 4.7%; geometries left out: worst 48.2%, mean 6.2%
 *     pareto lengths, 84 cases: worst regret 79.8%, mean 9.9%; left out: worst 466.4%, mean 29.9%
 *     uniform lengths, 71 cases: worst regret 30.2%, mean 7.6%; left out: worst 56.1%, mean 11.6%
 *     rowlen lengths, 99 cases: worst regret 43.1%, mean 6.4%; left out: worst 43.1%, mean 7.8%
 *     bimodal lengths, 16 cases: worst regret 31.3%, mean 3.7%; left out: worst 66.7%, mean 10.5%
 *     huge lengths, 44 cases: worst regret 91.6%, mean 7.4%; left out: worst 179.6%, mean 9.7%
 *     geometric lengths, 16 cases: worst regret 15.9%, mean 5.1%; left out: worst 15.9%, mean 5.0%
 *     zipf lengths, 25 cases: worst regret 26.4%, mean 4.7%; left out: worst 26.4%, mean 4.7%
 *     lognormal lengths, 38 cases: worst regret 26.1%, mean 5.4%; left out: worst 60.9%, mean 8.8%
 *     poisson lengths, 3 cases: worst regret 44.4%, mean 25.4%; left out: worst 44.4%, mean 25.4%
 *     fixed lengths, 11 cases: worst regret 15.3%, mean 7.0%; left out: worst 13.2%, mean 7.8%
 *     always the right one of the boxes: worst regret 44.4%, mean 4.0%
 *     always the right one of the best 8 of all 686 variants: mean regret 3.9% (exact, by branch and bound)
 *     the search of 407 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 32 of 468 variants
 *     variants tried, of how many, on each case:
 *       32/468 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 33/469 huge:n=64M,mean=64,share=0.25,seed=1,
 *       34/458 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1, 37/473 huge:n=64M,mean=64,share=0.5,seed=1,
 *       36/460 huge:n=64M,mean=256,share=0.25,seed=1, 37/467 huge:n=64M,mean=64,share=0.75,seed=1,
 *       38/456 huge:n=64M,mean=256,share=0.5,seed=1, 40/472 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       41/476 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1, 42/473 huge:n=64M,mean=64,share=0.1,seed=1,
 *       48/505 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 47/472 huge:n=4M,mean=64,share=0.5,seed=1,
 *       50/500 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1, 51/505 uniform:n=64M,mean=16M,seed=1,
 *       50/482 pareto:n=64M,mean=128,alpha=1.2,seed=1, 49/469 huge:n=64M,mean=256,share=0.1,seed=1,
 *       68/634 fixed:n=64M,mean=64, 55/512 uniform:n=64M,mean=1M,seed=1, 55/511 uniform:n=64M,mean=4M,seed=1,
 *       51/472 linux_lines_per_file.rowlen@64M, 52/480 huge:n=512K,mean=16,share=0.75,seed=1,
 *       54/488 huge:n=1M,mean=64,share=0.5,seed=1, 54/487 huge:n=64K,mean=64,share=0.1,seed=1,
 *       54/487 debian_files_per_package.rowlen@64M, 52/467 huge:n=64M,mean=256,share=0.75,seed=1,
 *       54/475 zipf:n=64M,mean=256,alpha=1,seed=1, 56/487 huge:n=4M,mean=64,share=0.1,seed=1,
 *       55/476 pareto:n=64M,mean=256K,alpha=1.5,seed=1, 32/269 linux_identifier_postings.rowlen,
 *       58/485 huge:n=1M,mean=64,share=0.1,seed=1, 58/479 uniform:n=64M,mean=256K,seed=1, 63/519 fixed:n=64M,mean=1M,
 *       59/485 pareto:n=8M,mean=256,alpha=1.5,seed=1, 54/442 uniform:n=4M,mean=256K,seed=1,
 *       59/479 zipf:n=64M,mean=1K,alpha=1,seed=1, 35/284 huge:n=64M,mean=4,share=0.5,seed=1, 61/492 mbeacxc.rowlen,
 *       55/442 pareto:n=64M,mean=64K,alpha=1.5,seed=1, 32/257 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       61/489 huge:n=512K,mean=64,share=0.5,seed=1, 70/549 uniform:n=256M,mean=64,seed=1, 63/490 mbeacxc.rowlen@4M,
 *       63/488 pareto:n=2M,mean=256,alpha=1.5,seed=1, 58/449 pareto:n=4M,mean=64K,alpha=1.5,seed=1,
 *       63/487 huge:n=512K,mean=64,share=0.1,seed=1, 63/485 pareto:n=64M,mean=256,alpha=1.5,seed=1,
 *       64/491 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 64/489 pareto:n=1M,mean=256,alpha=1.5,seed=1,
 *       62/472 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 35/266 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       74/560 uniform:n=2M,mean=128,seed=1, 60/454 zipf:n=64M,mean=4K,alpha=1,seed=1,
 *       64/484 pareto:n=64M,mean=512,alpha=1.2,seed=1, 75/567 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       74/555 uniform:n=8M,mean=128,seed=1, 59/441 pareto:n=4M,mean=256K,alpha=1.5,seed=1,
 *       74/552 uniform:n=512K,mean=64,seed=1, 67/498 gshhg_points_per_bin.rowlen@64M,
 *       35/260 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1, 62/460 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       66/488 debian_files_per_package.rowlen, 66/487 huge:n=64K,mean=16,share=0.75,seed=1,
 *       64/472 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 67/493 mbeacxc.rowlen@64M,
 *       67/492 lognormal:n=64M,mean=256,sigma=2,seed=1, 67/491 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       66/483 bimodal:n=64M,mean=256K,share=0.9,seed=1, 67/489 uniform:n=64M,mean=64K,seed=1,
 *       33/240 huge:n=64M,mean=16,share=0.75,seed=1, 68/493 pareto:n=8K,mean=256,alpha=1.5,seed=1,
 *       69/493 lognormal:n=256K,mean=256,sigma=2,seed=1, 69/492 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       38/270 huge:n=64M,mean=16,share=0.1,seed=1, 70/497 lognormal:n=2M,mean=256,sigma=2,seed=1,
 *       74/525 uniform:n=512K,mean=256,seed=1, 62/439 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       39/276 huge:n=64M,mean=4,share=0.25,seed=1, 67/474 pareto:n=64M,mean=1K,alpha=1.5,seed=1,
 *       79/558 uniform:n=64K,mean=64,seed=1, 65/459 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       79/557 uniform:n=64M,mean=256,seed=1, 68/478 lognormal:n=64M,mean=1K,sigma=2,seed=1,
 *       70/492 pareto:n=256K,mean=256,alpha=1.5,seed=1, 65/456 pareto:n=64K,mean=4K,alpha=1.5,seed=1,
 *       69/484 bacterial_protein_lengths.rowlen@4M, 70/491 fixed:n=64M,mean=256K,
 *       71/497 lognormal:n=128K,mean=64,sigma=1,seed=1, 64/448 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       80/559 uniform:n=8K,mean=64,seed=1, 64/447 uniform:n=256M,mean=128K,seed=1,
 *       60/418 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 71/494 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       37/257 huge:n=64M,mean=16,share=0.25,seed=1, 62/430 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       71/492 pareto:n=128K,mean=256,alpha=1.5,seed=1, 39/270 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       37/256 huge:n=8M,mean=16,share=0.25,seed=1, 71/490 gshhg_points_per_bin.rowlen,
 *       64/439 pareto:n=512K,mean=16K,alpha=1.5,seed=1, 71/487 linux_lines_per_file.rowlen,
 *       72/493 bimodal:n=64M,mean=64K,share=0.9,seed=1, 39/267 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1,
 *       41/279 huge:n=4M,mean=4,share=0.5,seed=1, 68/460 photo_kmeans256.rowlen,
 *       84/567 uniform:n=64K,mean=256,seed=1, 74/499 lognormal:n=8M,mean=64,sigma=1,seed=1,
 *       61/410 uniform:n=512K,mean=256K,seed=1, 87/582 fixed:n=64M,mean=256, 85/568 uniform:n=4M,mean=256,seed=1,
 *       62/414 uniform:n=512K,mean=64K,seed=1, 39/260 huge:n=64M,mean=16,share=0.5,seed=1,
 *       77/513 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1, 85/566 uniform:n=8K,mean=256,seed=1,
 *       70/466 lognormal:n=64M,mean=16K,sigma=2,seed=1, 69/459 fixed:n=64M,mean=64K,
 *       74/490 lognormal:n=1M,mean=256,sigma=2,seed=1, 44/291 huge:n=1M,mean=4,share=0.5,seed=1,
 *       76/497 lognormal:n=256K,mean=64,sigma=1,seed=1, 41/267 zipf:n=64M,mean=4,alpha=1,seed=1,
 *       41/266 huge:n=2M,mean=16,share=0.25,seed=1, 74/480 pareto:n=64K,mean=1K,alpha=1.5,seed=1,
 *       73/472 dense2.rowlen, 70/452 uniform:n=4M,mean=64K,seed=1, 88/567 uniform:n=128K,mean=128,seed=1,
 *       85/545 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 88/564 uniform:n=256K,mean=128,seed=1,
 *       79/506 huge:n=64K,mean=64,share=0.5,seed=1, 43/275 lp1.rowlen@4M, 41/262 huge:n=4M,mean=16,share=0.25,seed=1,
 *       77/492 bacterial_protein_lengths.rowlen@64M, 73/466 photo_kmeans256.rowlen@4M,
 *       65/414 pareto:n=512K,mean=64K,alpha=1.5,seed=1, 73/462 uniform:n=1M,mean=2K,seed=1,
 *       78/493 pareto:n=512K,mean=256,alpha=1.5,seed=1, 79/497 lognormal:n=128K,mean=256,sigma=2,seed=1,
 *       46/288 huge:n=64M,mean=4,share=0.1,seed=1, 44/275 lp1.rowlen, 74/462 uniform:n=2M,mean=2K,seed=1,
 *       79/493 bacterial_protein_lengths.rowlen, 65/405 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       81/502 bimodal:n=1M,mean=64,share=0.9,seed=1, 78/482 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       72/444 uniform:n=4M,mean=16K,seed=1, 76/468 bimodal:n=64M,mean=16K,share=0.9,seed=1, 59/362 qcd5_4.rowlen@4M,
 *       83/509 lognormal:n=64M,mean=128,sigma=1,seed=1, 47/288 huge:n=4M,mean=4,share=0.1,seed=1,
 *       79/484 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 93/567 uniform:n=1M,mean=128,seed=1,
 *       77/468 photo_kmeans256.rowlen@64M, 76/461 uniform:n=256K,mean=2K,seed=1, 74/448 fixed:n=64M,mean=16K,
 *       44/266 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1, 76/459 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       78/471 fixed:n=64M,mean=4K, 84/504 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       85/510 geometric:n=64M,mean=64,seed=1, 46/276 lp1.rowlen@64M, 80/479 dense2.rowlen@4M,
 *       79/471 uniform:n=64M,mean=16K,seed=1, 77/458 pareto:n=512K,mean=4K,alpha=1.5,seed=1,
 *       74/440 pareto:n=4M,mean=16K,alpha=1.5,seed=1, 79/469 uniform:n=8K,mean=4K,seed=1,
 *       78/463 uniform:n=8M,mean=2K,seed=1, 75/443 uniform:n=512K,mean=16K,seed=1,
 *       78/460 uniform:n=4M,mean=4K,seed=1, 79/465 bimodal:n=64M,mean=4K,share=0.9,seed=1,
 *       100/587 uniform:n=1K,mean=256,seed=1, 45/264 huge:n=64M,mean=4,share=0.75,seed=1,
 *       74/434 uniform:n=64K,mean=16K,seed=1, 82/480 pareto:n=512K,mean=1K,alpha=1.5,seed=1,
 *       87/508 fixed:n=64M,mean=1K, 63/366 qcd5_4.rowlen, 83/482 dense2.rowlen@64M,
 *       73/423 uniform:n=64K,mean=64K,seed=1, 89/514 uniform:n=1K,mean=1K,seed=1,
 *       82/471 uniform:n=64M,mean=4K,seed=1, 89/509 bimodal:n=64K,mean=64,share=0.9,seed=1, 64/364 qcd5_4.rowlen@64M,
 *       43/244 huge:n=1M,mean=16,share=0.75,seed=1, 51/289 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       44/249 huge:n=4M,mean=16,share=0.75,seed=1, 84/474 pareto:n=8K,mean=1K,alpha=1.5,seed=1,
 *       82/462 uniform:n=512K,mean=4K,seed=1, 53/298 debian_entries_per_directory.rowlen@64M,
 *       87/489 lognormal:n=64M,mean=512,sigma=1,seed=1, 92/509 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       47/259 pareto:n=64M,mean=32,alpha=1.2,seed=1, 92/505 uniform:n=64M,mean=1K,seed=1,
 *       49/268 zipf:n=64M,mean=16,alpha=1,seed=1, 92/503 uniform:n=256M,mean=1K,seed=1,
 *       90/488 bimodal:n=64M,mean=1K,share=0.9,seed=1, 90/486 uniform:n=64K,mean=1K,seed=1,
 *       95/513 uniform:n=8K,mean=1K,seed=1, 53/286 huge:n=512K,mean=4,share=0.5,seed=1,
 *       87/469 uniform:n=128K,mean=2K,seed=1, 87/468 uniform:n=64K,mean=4K,seed=1,
 *       89/478 uniform:n=512K,mean=1K,seed=1, 52/279 huge:n=512K,mean=16,share=0.25,seed=1,
 *       55/293 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1, 60/319 bcsstk16.rowlen@64M,
 *       56/291 pareto:n=64M,mean=16,alpha=1.5,seed=1, 51/265 huge:n=1M,mean=16,share=0.25,seed=1,
 *       61/316 nsjac.rowlen@64M, 72/372 fixed:n=64M,mean=16, 54/279 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       55/283 pareto:n=64M,mean=4,alpha=1.5,seed=1, 57/291 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       63/321 nsjac.rowlen, 64/322 uniform:n=64M,mean=64,seed=1,
 *       54/271 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1, 59/296 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       62/311 email-Enron.rowlen@64M, 64/320 nsjac.rowlen@4M, 64/319 citeseer_words.rowlen@64M,
 *       59/294 pareto:n=8M,mean=16,alpha=1.5,seed=1, 65/323 bcsstk16.rowlen@4M, 98/486 uniform:n=4M,mean=1K,seed=1,
 *       51/252 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1, 61/301 maxwell_S.rowlen@64M,
 *       60/296 pareto:n=1M,mean=16,alpha=1.5,seed=1, 62/304 maxwell_S.rowlen@4M,
 *       61/299 kjv_words_per_verse.rowlen@64M, 58/284 photo_colour_histogram.rowlen, 62/303 wathenSmall.rowlen@4M,
 *       61/297 cage10.rowlen@64M, 61/296 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       60/291 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1, 65/315 email-Enron.rowlen,
 *       62/300 wathenSmall.rowlen@64M, 67/324 citeseer_words.rowlen,
 *       57/274 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 67/322 citeseer_words.rowlen@4M,
 *       61/293 copter2.rowlen@64M, 63/302 kjv_words_per_verse.rowlen@4M,
 *       61/291 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1, 64/305 brack2.rowlen@64M,
 *       60/284 photo_colour_histogram.rowlen@64M, 59/279 huge:n=64K,mean=16,share=0.25,seed=1,
 *       65/307 maxwell_S.rowlen, 67/316 email-Enron.rowlen@4M, 63/297 pareto:n=1K,mean=4,alpha=1.5,seed=1,
 *       56/264 wdbii_river_segments.rowlen@4M, 65/306 huge:n=64K,mean=4,share=0.1,seed=1,
 *       57/268 huge:n=256K,mean=16,share=0.25,seed=1, 60/282 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1,
 *       64/300 lognormal:n=8M,mean=4,sigma=2,seed=1, 70/328 bcsstk16.rowlen,
 *       63/294 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1, 61/284 photo_colour_histogram.rowlen@4M,
 *       68/316 geometric:n=64M,mean=12,empty=0.5,seed=1, 65/302 lognormal:n=64M,mean=4,sigma=2,seed=1,
 *       60/278 gowalla_bipartite.rowlen@4M, 63/291 english_word_lengths.rowlen@64M,
 *       56/258 pareto:n=64M,mean=64,alpha=1.5,seed=1, 61/281 gowalla_bipartite.rowlen,
 *       71/326 uniform:n=4M,mean=64,seed=1, 58/266 wdbii_river_segments.rowlen, 67/307 wathenSmall.rowlen,
 *       61/279 lognormal:n=64M,mean=16,sigma=2,seed=1, 67/306 kjv_words_per_verse.rowlen,
 *       66/301 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 65/295 wordnet_pointers.rowlen@64M,
 *       73/330 uniform:n=1K,mean=64,seed=1, 68/307 brack2.rowlen@4M, 67/302 cage10.rowlen@4M,
 *       66/296 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1, 69/309 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       65/291 huge:n=1M,mean=4,share=0.1,seed=1, 68/304 debian_depends.rowlen@64M,
 *       69/308 lognormal:n=1M,mean=4,sigma=2,seed=1, 67/299 wordnet_pointers.rowlen@4M,
 *       61/272 linux_kernel_line_lengths.rowlen@64M, 70/312 basker_matrix1.rowlen@64M,
 *       65/289 pareto:n=4M,mean=4,alpha=1.5,seed=1, 67/297 copter2.rowlen, 67/297 copter2.rowlen@4M,
 *       69/305 debian_entries_per_directory.rowlen, 70/309 brack2.rowlen, 64/281 gowalla_bipartite.rowlen@64M,
 *       69/302 uniform:n=64M,mean=16,seed=1, 70/306 cage10.rowlen, 71/310 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       69/301 pareto:n=256K,mean=16,alpha=1.5,seed=1, 70/305 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       68/296 huge:n=512K,mean=4,share=0.1,seed=1, 71/309 geometric:n=8M,mean=8,seed=1,
 *       71/309 lognormal:n=8M,mean=8,sigma=1,seed=1, 72/313 basker_matrix1.rowlen@4M,
 *       61/265 wdbii_river_segments.rowlen@64M, 64/278 facebook_combined.rowlen@64M, 65/282 facebook_combined.rowlen,
 *       68/295 ibm03_nets.rowlen@4M, 70/302 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       68/293 english_word_lengths.rowlen, 71/305 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       69/295 pareto:n=512K,mean=4,alpha=1.5,seed=1, 66/282 huge:n=128K,mean=16,share=0.25,seed=1,
 *       64/273 lognormal:n=2M,mean=32,sigma=2,seed=1, 69/294 ibm03_nets.rowlen@64M,
 *       71/301 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1, 67/282 facebook_combined.rowlen@4M,
 *       72/303 geometric:n=1M,mean=8,seed=1, 73/307 pareto:n=2M,mean=16,alpha=1.5,seed=1,
 *       73/307 pareto:n=64K,mean=16,alpha=1.5,seed=1, 74/310 debian_depends.rowlen, 74/310 debian_depends.rowlen@4M,
 *       75/314 geometric:n=2M,mean=8,seed=1, 72/301 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       72/301 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1, 73/305 wordnet_pointers.rowlen,
 *       74/309 pareto:n=128K,mean=16,alpha=1.5,seed=1, 66/275 linux_kernel_line_lengths.rowlen,
 *       74/308 huge:n=64K,mean=4,share=0.5,seed=1, 76/316 basker_matrix1.rowlen,
 *       75/311 bimodal:n=1M,mean=4,share=0.9,seed=1, 75/311 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       76/314 lognormal:n=1M,mean=8,sigma=1,seed=1, 66/272 lognormal:n=8M,mean=32,sigma=2,seed=1,
 *       70/286 lognormal:n=128K,mean=32,sigma=2,seed=1, 71/290 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1,
 *       75/306 bimodal:n=64M,mean=16,share=0.9,seed=1, 73/296 uniform:n=2M,mean=8,seed=1,
 *       74/300 pareto:n=512K,mean=16,alpha=1.5,seed=1, 75/304 pareto:n=4M,mean=16,alpha=1.5,seed=1,
 *       78/316 geometric:n=256K,mean=8,seed=1, 61/247 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       74/299 geometric:n=64M,mean=3,empty=0.5,seed=1, 74/299 geometric:n=64M,mean=8,seed=1,
 *       77/311 lognormal:n=128K,mean=4,sigma=2,seed=1, 69/276 lognormal:n=256K,mean=32,sigma=2,seed=1,
 *       71/284 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 76/303 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       66/263 lognormal:n=64M,mean=64,sigma=2,seed=1, 64/255 delaunay_n15.rowlen@64M,
 *       79/313 pareto:n=1K,mean=16,alpha=1.5,seed=1, 78/309 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       68/269 lognormal:n=2M,mean=64,sigma=1,seed=1, 79/312 pareto:n=8K,mean=16,alpha=1.5,seed=1,
 *       65/255 4elt.rowlen@64M, 78/305 lognormal:n=256K,mean=8,sigma=1,seed=1,
 *       78/305 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1, 78/305 ibm03_nets.rowlen,
 *       79/308 uniform:n=512K,mean=16,seed=1, 80/311 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       62/241 git_files_per_commit.rowlen@64M, 68/264 bimodal:n=64M,mean=64,share=0.9,seed=1,
 *       69/267 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1, 72/277 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       81/310 lognormal:n=128K,mean=8,sigma=1,seed=1, 80/306 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       79/301 pareto:n=8K,mean=4,alpha=1.5,seed=1, 68/258 delaunay_n15.rowlen@4M,
 *       82/310 lognormal:n=256K,mean=4,sigma=2,seed=1, 86/325 geometric:n=128K,mean=8,seed=1,
 *       65/245 git_files_per_commit.rowlen@4M, 73/275 lognormal:n=64M,mean=32,sigma=1,seed=1,
 *       81/305 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1, 79/297 uniform:n=1M,mean=8,seed=1,
 *       82/306 uniform:n=4M,mean=16,seed=1, 80/298 pareto:n=64K,mean=4,alpha=1.5,seed=1,
 *       69/256 geometric:n=64M,mean=2,seed=1, 72/267 fixed:n=64M,mean=4, 64/237 poisson:n=64M,mean=0.5,seed=1,
 *       70/259 4elt.rowlen@4M, 69/255 ecology1.rowlen@64M, 71/262 uniform:n=128K,mean=8,seed=1,
 *       77/284 lognormal:n=64M,mean=2,sigma=1,seed=1, 63/232 poisson:n=64M,mean=0.25,seed=1,
 *       73/268 pareto:n=512K,mean=64,alpha=1.5,seed=1, 84/305 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       72/261 delaunay_n15.rowlen, 74/268 pareto:n=8K,mean=64,alpha=1.5,seed=1, 71/257 geometric:n=8M,mean=2,seed=1,
 *       75/270 lognormal:n=1M,mean=64,sigma=1,seed=1, 74/266 uniform:n=64M,mean=2,empty=0.5,seed=1,
 *       75/269 pareto:n=4M,mean=64,alpha=1.5,seed=1, 72/258 uniform:n=8M,mean=8,seed=1,
 *       73/261 geometric:n=1M,mean=2,seed=1, 74/262 4elt.rowlen, 76/269 pareto:n=1K,mean=64,alpha=1.5,seed=1,
 *       73/257 ecology1.rowlen, 75/264 uniform:n=256K,mean=8,seed=1, 74/260 geometric:n=2M,mean=2,seed=1,
 *       70/245 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 72/252 git_files_per_commit.rowlen,
 *       68/238 mdual.rowlen@64M, 69/240 mdual.rowlen@4M, 72/245 uniform:n=256M,mean=4,seed=1,
 *       74/250 uniform:n=8K,mean=4,seed=1, 74/248 uniform:n=64M,mean=4,seed=1, 73/244 mdual.rowlen,
 *       93/309 uniform:n=1K,mean=16,seed=1, 81/267 poisson:n=64M,mean=2,seed=1, 94/309 uniform:n=64K,mean=16,seed=1,
 *       82/268 geometric:n=128K,mean=2,seed=1, 95/309 uniform:n=8K,mean=16,seed=1,
 *       85/276 bimodal:n=4M,mean=64,share=0.9,seed=1, 76/245 uniform:n=4M,mean=4,seed=1,
 *       83/264 geometric:n=256K,mean=2,seed=1, 97/305 bimodal:n=64K,mean=4,share=0.9,seed=1,
 *       81/252 uniform:n=512K,mean=4,seed=1, 85/264 pareto:n=64K,mean=64,alpha=1.5,seed=1,
 *       81/242 uniform:n=1K,mean=4,seed=1, 67/199 fixed:n=64M,mean=1, 68/197 uniform:n=64M,mean=1,seed=1,
 *       94/254 uniform:n=64K,mean=4,seed=1
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=15 TILES=2 VECS=7:
 *       measured on 407 cases, n = 1024 to 268435456; serves 67 (huge zipf pareto lognormal uniform rowlen): worst regret 91.6%, mean 12.4%
 *       launched 200 times in a row on 6 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=12 TILES=4 VECS=7:
 *       measured on 407 cases, n = 1024 to 268435456; serves 106 (rowlen pareto uniform zipf huge lognormal bimodal fixed): worst regret 35.5%, mean 5.4%
 *       launched 200 times in a row on 38 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 338 cases, n = 1024 to 268435456; serves 81 (pareto uniform bimodal rowlen lognormal geometric fixed): worst regret 79.8%, mean 6.3%
 *       launched 200 times in a row on 32 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 308 cases, n = 1024 to 268435456; serves 38 (pareto uniform bimodal rowlen lognormal fixed): worst regret 31.6%, mean 7.9%
 *       launched 200 times in a row on 12 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 279 cases, n = 1024 to 268435456; serves 56 (geometric rowlen uniform bimodal lognormal poisson fixed): worst regret 44.4%, mean 6.7%
 *       launched 200 times in a row on 6 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=64 UNROLL=8 VEC=4:
 *       measured on 237 cases, n = 1024 to 268435456; serves 23 (uniform pareto rowlen huge): worst regret 18.5%, mean 5.5%
 *       launched 200 times in a row on 4 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4:
 *       measured on 163 cases, n = 1024 to 268435456; serves 26 (uniform pareto huge lognormal rowlen): worst regret 70.2%, mean 8.1%
 *       launched 200 times in a row on 14 cases, all results right
 *     subwarp LDG=1 LOAD_MODIFIER=0 NT=128 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=4 UNROLL=4 VEC=4:
 *       measured on 240 cases, n = 1024 to 268435456; serves 10 (uniform rowlen lognormal geometric): worst regret 43.1%, mean 5.7%
 *       launched 200 times in a row on 12 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_C145FB8349F3A7F4
#define SEGTUNE_SEGREDUCE_C145FB8349F3A7F4

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
#define SEGTUNE_SEGREDUCE_BLOCK 1369594
#define SEGTUNE_SEGREDUCE_SUBWARP 5599278

/* f32 plus on NVIDIA H100 80GB HBM3 */
static const struct segtune_box segtune_segreduce_c145fb8349f3a7f4_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=15 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 407, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 15 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=12 TILES=4 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 407, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 12 }, { "TILES", 4 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 338, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 256, 4194304, 192 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 308, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 32 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 1099511627264, 0, INT64_MAX, 1024, 268435456, 279, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 4 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 256, 4194304, 256 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=64 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 237, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 64 }, { "UNROLL", 8 }, { "VEC", 4 } }, 384, 4194304, 6 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 163, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "subwarp", "LDG=1 LOAD_MODIFIER=0 NT=128 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=4 UNROLL=4 VEC=4", SEGTUNE_SEGREDUCE_SUBWARP, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, 68719476704, 0, INT64_MAX, 1024, 268435456, 240, 1, 0, 7, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "SEGMENTS_IN_FLIGHT", 1 }, { "THREADS_PER_SEGMENT", 4 }, { "UNROLL", 4 }, { "VEC", 4 } }, 6144, 4194304, 96 }
};

static const struct segtune_node segtune_segreduce_c145fb8349f3a7f4_unknown_0[] = {
	{ SEGTUNE_N, 2320000.0, 1, 10, -1 },
	{ SEGTUNE_MEAN, 1030.0, 2, 7, -1 },
	{ SEGTUNE_N, 186000.0, 3, 6, -1 },
	{ SEGTUNE_MEAN, 32.399999999999999, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 46300.0, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1.9996197953024915, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
};

static const struct segtune_node segtune_segreduce_c145fb8349f3a7f4_longest_0[] = {
	{ SEGTUNE_MEAN, 6.21, 1, 32, -1 },
	{ SEGTUNE_LONGEST, 10900.0, 2, 21, -1 },
	{ SEGTUNE_N, 456000.0, 3, 16, -1 },
	{ SEGTUNE_MEAN, 2.6299999999999999, 4, 9, -1 },
	{ SEGTUNE_LONGEST, 899.0, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2.04, 7, 8, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 43.0, 10, 15, -1 },
	{ SEGTUNE_N, 108000.0, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 3.71, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 738000.0, 17, 20, -1 },
	{ SEGTUNE_MEAN, 4.0300000000000002, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 7430000.0, 22, 25, -1 },
	{ SEGTUNE_LONGEST, 1010000.0, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1.9000000000000001, 26, 29, -1 },
	{ SEGTUNE_LONGEST, 1180000.0, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 18300.0, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 6570.0, 33, 180, -1 },
	{ SEGTUNE_MEAN, 58.700000000000003, 34, 111, -1 },
	{ SEGTUNE_LONGEST, 62.800000000000004, 35, 60, -1 },
	{ SEGTUNE_N, 695000.0, 36, 41, -1 },
	{ SEGTUNE_MEAN, 9.5400000000000009, 37, 40, -1 },
	{ SEGTUNE_N, 216000.0, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 9.7400000000000002, 42, 45, -1 },
	{ SEGTUNE_N, 3280000.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 31.0, 46, 57, -1 },
	{ SEGTUNE_N, 57700000.0, 47, 52, -1 },
	{ SEGTUNE_MEAN, 25.100000000000001, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 3530000.0, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 15.800000000000001, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 152000000.0, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 19900000.0, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 272000.0, 61, 80, -1 },
	{ SEGTUNE_MEAN, 15.4, 62, 69, -1 },
	{ SEGTUNE_N, 23100.0, 63, 64, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 14.0, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 137000.0, 67, 68, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 20000.0, 70, 73, -1 },
	{ SEGTUNE_MEAN, 24.200000000000003, 71, 72, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 3890.0, 74, 77, -1 },
	{ SEGTUNE_LONGEST, 69.5, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 92400.0, 78, 79, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 83800000.0, 81, 106, -1 },
	{ SEGTUNE_MEAN, 41.200000000000003, 82, 97, -1 },
	{ SEGTUNE_MEAN, 7.3500000000000005, 83, 86, -1 },
	{ SEGTUNE_N, 3880000.0, 84, 85, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 51200000.0, 87, 94, -1 },
	{ SEGTUNE_MEAN, 32.700000000000003, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 1360000.0, 90, 93, -1 },
	{ SEGTUNE_LONGEST, 180.0, 91, 92, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 13.300000000000001, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 2780000.0, 98, 101, -1 },
	{ SEGTUNE_LONGEST, 170.0, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 117.0, 102, 105, -1 },
	{ SEGTUNE_N, 14400000.0, 103, 104, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 21.5, 107, 108, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 175000000.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 979.0, 112, 161, -1 },
	{ SEGTUNE_N, 151000.0, 113, 128, -1 },
	{ SEGTUNE_LONGEST, 1340.0, 114, 123, -1 },
	{ SEGTUNE_MEAN, 87.900000000000006, 115, 118, -1 },
	{ SEGTUNE_N, 61700.0, 116, 117, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1030.0, 119, 122, -1 },
	{ SEGTUNE_LONGEST, 561.0, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 160.0, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 93100.0, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_LONGEST, 123.0, 129, 134, -1 },
	{ SEGTUNE_N, 443000.0, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 129000000.0, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 3000.0, 135, 150, -1 },
	{ SEGTUNE_MEAN, 323.0, 136, 147, -1 },
	{ SEGTUNE_N, 22300000.0, 137, 138, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 122.0, 139, 140, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 174.0, 141, 146, -1 },
	{ SEGTUNE_N, 85600000.0, 142, 145, -1 },
	{ SEGTUNE_LONGEST, 155.0, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2760000.0, 148, 149, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 5480000.0, 151, 156, -1 },
	{ SEGTUNE_MEAN, 271.0, 152, 155, -1 },
	{ SEGTUNE_N, 279000.0, 153, 154, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 94.700000000000003, 157, 158, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 4900.0, 159, 160, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 415000.0, 162, 167, -1 },
	{ SEGTUNE_LONGEST, 2130.0, 163, 166, -1 },
	{ SEGTUNE_N, 46000.0, 164, 165, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 66100000.0, 168, 177, -1 },
	{ SEGTUNE_MEAN, 5540.0, 169, 174, -1 },
	{ SEGTUNE_N, 1300000.0, 170, 173, -1 },
	{ SEGTUNE_MEAN, 2860.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 14300000.0, 175, 176, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1650.0, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 4980000.0, 181, 220, -1 },
	{ SEGTUNE_MEAN, 244.36640789296086, 182, 201, -1 },
	{ SEGTUNE_N, 49100.0, 183, 188, -1 },
	{ SEGTUNE_MEAN, 72.299999999999997, 184, 187, -1 },
	{ SEGTUNE_LONGEST, 16000.0, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 8990.0, 189, 194, -1 },
	{ SEGTUNE_MEAN, 14.800000000000001, 190, 191, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 188000.0, 192, 193, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 961000.0, 195, 200, -1 },
	{ SEGTUNE_MEAN, 163.0, 196, 197, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 135000.0, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 81000.0, 202, 213, -1 },
	{ SEGTUNE_MEAN, 647.0, 203, 206, -1 },
	{ SEGTUNE_N, 341000.0, 204, 205, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1670000.0, 207, 208, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 3140.0, 209, 212, -1 },
	{ SEGTUNE_LONGEST, 13200.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 1420000.0, 214, 219, -1 },
	{ SEGTUNE_MEAN, 29300.0, 215, 218, -1 },
	{ SEGTUNE_MEAN, 1330.0, 216, 217, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 131172.76348981407, 221, 242, -1 },
	{ SEGTUNE_MEAN, 5380.0, 222, 233, -1 },
	{ SEGTUNE_LONGEST, 12100.0, 223, 228, -1 },
	{ SEGTUNE_MEAN, 1060.0, 224, 227, -1 },
	{ SEGTUNE_MEAN, 59.200000000000003, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 9040000.0, 229, 232, -1 },
	{ SEGTUNE_MEAN, 88.400000000000006, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 14700.0, 234, 237, -1 },
	{ SEGTUNE_N, 46700000.0, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 9200.0, 238, 241, -1 },
	{ SEGTUNE_LONGEST, 31300.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 174000000.0, 243, 244, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 212.0, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 860000.0, 247, 248, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_c145fb8349f3a7f4_shares_0[] = {
	{ SEGTUNE_MEAN, 6.7599999999999998, 1, 38, -1 },
	{ SEGTUNE_SHARE_1K, 0.0029000000000000002, 2, 11, -1 },
	{ SEGTUNE_N, 371000.0, 3, 6, -1 },
	{ SEGTUNE_MEAN, 2.7800000000000002, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 733000.0, 7, 10, -1 },
	{ SEGTUNE_MEAN, 4.0700000000000003, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.011000000000000001, 12, 25, -1 },
	{ SEGTUNE_N, 623000.0, 13, 16, -1 },
	{ SEGTUNE_MEAN, 2.4199999999999999, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 4.6299999999999999, 17, 22, -1 },
	{ SEGTUNE_N, 43800000.0, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.00214, 20, 21, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 3720000.0, 23, 24, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 7430000.0, 26, 35, -1 },
	{ SEGTUNE_N, 120000.0, 27, 32, -1 },
	{ SEGTUNE_SHARE_4K, 0.08610000000000001, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 24200.0, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.013900000000000001, 33, 34, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1.8400000000000001, 36, 37, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.019, 39, 200, -1 },
	{ SEGTUNE_MEAN, 58.600000000000001, 40, 131, -1 },
	{ SEGTUNE_N, 432000.0, 41, 78, -1 },
	{ SEGTUNE_MEAN, 14.4, 42, 59, -1 },
	{ SEGTUNE_SHARE_1K, 0.00084599999999999996, 43, 54, -1 },
	{ SEGTUNE_MEAN, 9.6500000000000004, 44, 49, -1 },
	{ SEGTUNE_N, 132000.0, 45, 48, -1 },
	{ SEGTUNE_N, 12900.0, 46, 47, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 19900.0, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 327000.0, 52, 53, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 70800.0, 55, 58, -1 },
	{ SEGTUNE_MEAN, 9.4199999999999999, 56, 57, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.00096599999999999995, 60, 71, -1 },
	{ SEGTUNE_MEAN, 31.700000000000003, 61, 64, -1 },
	{ SEGTUNE_N, 58000.0, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 21800.0, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 36.899999999999999, 67, 70, -1 },
	{ SEGTUNE_N, 123000.0, 68, 69, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_4K, 0.0079500000000000005, 72, 77, -1 },
	{ SEGTUNE_MEAN, 16.800000000000001, 73, 76, -1 },
	{ SEGTUNE_N, 218000.0, 74, 75, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 9.5500000000000007, 79, 84, -1 },
	{ SEGTUNE_N, 4850000.0, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0012100000000000001, 82, 83, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 94200000.0, 85, 122, -1 },
	{ SEGTUNE_N, 1400000.0, 86, 101, -1 },
	{ SEGTUNE_MEAN, 20.700000000000003, 87, 92, -1 },
	{ SEGTUNE_MEAN, 15.4, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 490000.0, 90, 91, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.0010400000000000001, 93, 96, -1 },
	{ SEGTUNE_MEAN, 49.600000000000001, 94, 95, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 32.5, 97, 98, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0020200000000000001, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0111, 102, 115, -1 },
	{ SEGTUNE_MEAN, 11.728169221309956, 103, 108, -1 },
	{ SEGTUNE_N, 10000000.0, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.016900000000000002, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 40.900000000000006, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 2780000.0, 111, 114, -1 },
	{ SEGTUNE_SHARE_1K, 0.0019200000000000003, 112, 113, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 4950000.0, 116, 119, -1 },
	{ SEGTUNE_SHARE_1K, 0.111, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.16400000000000001, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 23.0, 123, 126, -1 },
	{ SEGTUNE_SHARE_1K, 0.0077400000000000004, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 176000000.0, 127, 130, -1 },
	{ SEGTUNE_SHARE_4K, 0.0035600000000000002, 128, 129, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.0339, 132, 165, -1 },
	{ SEGTUNE_N, 95300.0, 133, 140, -1 },
	{ SEGTUNE_MEAN, 65.900000000000006, 134, 137, -1 },
	{ SEGTUNE_N, 35900.0, 135, 136, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 675.0, 138, 139, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 21000000.0, 141, 158, -1 },
	{ SEGTUNE_MEAN, 321.0, 142, 153, -1 },
	{ SEGTUNE_N, 151000.0, 143, 146, -1 },
	{ SEGTUNE_MEAN, 140.0, 144, 145, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_4K, 0.0057200000000000003, 147, 152, -1 },
	{ SEGTUNE_MEAN, 70.600000000000009, 148, 151, -1 },
	{ SEGTUNE_N, 5620000.0, 149, 150, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 719000.0, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_4K, 0.0059100000000000003, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 102.0, 159, 162, -1 },
	{ SEGTUNE_N, 193000000.0, 160, 161, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.00107, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 290000.0, 166, 173, -1 },
	{ SEGTUNE_MEAN, 1120.0, 167, 172, -1 },
	{ SEGTUNE_MEAN, 721.0, 168, 169, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 70100.0, 170, 171, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 965.0, 174, 195, -1 },
	{ SEGTUNE_N, 7520000.0, 175, 184, -1 },
	{ SEGTUNE_MEAN, 196.0, 176, 179, -1 },
	{ SEGTUNE_SHARE_4K, 0.0060200000000000002, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 2850000.0, 180, 181, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 578.0, 182, 183, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 193.0, 185, 188, -1 },
	{ SEGTUNE_SHARE_4K, 0.0019200000000000003, 186, 187, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_4K, 0.0029700000000000004, 189, 194, -1 },
	{ SEGTUNE_N, 139000000.0, 190, 191, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 580.0, 192, 193, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 64600000.0, 196, 197, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 1710.0, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 4780000.0, 201, 244, -1 },
	{ SEGTUNE_MEAN, 282.0, 202, 227, -1 },
	{ SEGTUNE_N, 79300.0, 203, 212, -1 },
	{ SEGTUNE_MEAN, 74.200000000000003, 204, 209, -1 },
	{ SEGTUNE_SHARE_4K, 0.128, 205, 208, -1 },
	{ SEGTUNE_MEAN, 36.200000000000003, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.113, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_SHARE_4K, 0.037999999999999999, 213, 220, -1 },
	{ SEGTUNE_N, 346000.0, 214, 217, -1 },
	{ SEGTUNE_MEAN, 42.200000000000003, 215, 216, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_SHARE_1K, 0.57300000000000006, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 196.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 219000.0, 223, 226, -1 },
	{ SEGTUNE_SHARE_4K, 0.070699999999999999, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 47000.0, 228, 241, -1 },
	{ SEGTUNE_MEAN, 632.0, 229, 234, -1 },
	{ SEGTUNE_N, 319000.0, 230, 233, -1 },
	{ SEGTUNE_SHARE_4K, 0.052299999999999999, 231, 232, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 2780000.0, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 3320.0, 237, 238, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 23900.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1630000.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 229000000.0, 245, 250, -1 },
	{ SEGTUNE_N, 6930000.0, 246, 249, -1 },
	{ SEGTUNE_SHARE_4K, 0.024900000000000002, 247, 248, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.93100000000000005, 251, 252, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
};

static const int segtune_segreduce_c145fb8349f3a7f4_cases_0[] = {
	0,0,0,0,0,0,0,1430,1566,2480,3441,2745,3855,3930,3670,1430,1566,2480,3441,2745,3855,3930,3670,
	2560,730,-3072,-3072,116,-690,-1216,6313,728,3274,-407,1933,4304,-5729,-5463,5912,1359,3191,-490,2963,8340,-5861,-6596,
	2560,1020,-3072,-3072,27,-489,-1856,-5043,-2337,-5025,-1851,909,23221,-6443,-3018,-5379,-4323,-5587,-1409,-1892,16730,-6652,3799,
	2560,1854,-3072,-3072,0,0,-756,-2289,-5592,-765,-28,-3253,-18574,7826,1808,-1415,-2890,-162,-583,-441,-13468,10269,-3148,
	2560,2056,-3072,-3072,0,0,-1296,426,-100,3537,-80,4679,-5885,13965,-3981,-1533,-3182,1415,316,1198,-6412,9556,2558,
	2560,2867,-3072,-3072,0,0,-848,1249,2230,4466,871,2166,1314,45812,-9843,53,623,2461,1168,780,2493,44097,-7167,
	2560,3012,-3072,-3072,0,0,-394,-5171,-7852,474,401,-5923,-1144,-38288,12385,-2642,-3680,2623,-441,-1916,-961,-33309,4409,
	2560,3657,-3072,-3072,0,0,-508,-1706,-3840,4118,-307,668,8619,-5550,-9333,-1655,-3754,3703,-276,945,8835,-4878,-9586,
	2560,4096,-3072,-3072,0,0,-422,546,-1845,-704,3503,1976,5079,-7965,-7634,208,-2369,-1279,3596,1614,5466,-7710,-6834,
	2560,4608,-3072,-3072,0,0,-229,-988,234,-3571,-5622,-1198,-6091,3778,-3118,-989,177,-2777,-5571,-1152,-5685,4094,-3551,
	2560,4608,-3072,-3072,0,0,-32,-2106,-2964,-4051,1695,-2022,-3631,1618,20897,-117,-303,-123,1270,419,-4457,2482,15661,
	3328,830,-3072,-3072,413,-1829,-1292,-1208,2732,4813,6742,-2422,2382,-1622,8151,-452,2492,6572,5459,-333,3986,-1807,-6126,
	3328,1029,-3072,-3072,62,-1981,-2624,-273,481,-472,1516,-806,9877,-1944,-4038,43,768,-1037,2702,-2641,7157,-865,5393,
	3328,1911,-3072,-3072,234,-927,-1192,-203,3253,-6782,-2248,-1033,-17473,8789,13154,1169,4859,-4002,-1624,2912,-15493,11901,585,
	3328,2061,-3072,-3072,60,-950,-2064,1534,5208,2125,1742,3443,-8799,13100,-10504,387,2891,-113,2146,-1152,-13250,9855,-2425,
	3328,2916,-3072,-3072,10,-146,-1010,1121,4931,-10658,-2173,-6321,3939,-22289,22262,2921,7244,-6065,-1554,-1136,3495,-20381,15063,
	3328,3089,-3072,-3072,0,0,-1540,5296,6545,4723,343,-4526,10612,-14394,-19194,2744,2666,479,227,-9399,9825,-20106,-10061,
	3328,3958,-3072,-3072,0,0,-1060,3433,7589,-10179,-1789,-9468,-3323,17635,-6155,2461,5869,-10258,-1440,-9699,-3802,16828,-3832,
	3328,3982,-650,-3072,0,0,-650,784,1446,-6836,799,-14065,-538,-257,7740,949,2008,-4459,566,-11037,-831,-232,8117,
	3328,5120,-165,-3072,0,0,-641,-1602,-3322,-11388,4529,-7090,-2671,-987,-4607,-2517,-4481,-12603,3708,-8085,-1166,-526,-4101,
	3328,5193,-191,-191,0,0,-191,-833,1036,-25555,-21048,-23211,-10173,1184,1865,-1266,1055,-23259,-21595,-22038,-11533,1978,1565,
	3328,5632,0,-3072,0,0,-409,-2520,100,-6827,-3787,-9163,2022,1461,-1627,-2228,503,-4525,-3428,-6890,868,1837,-1776,
	3328,5803,0,-3072,0,0,-288,3428,1606,-5526,-2674,-5524,1634,-2951,-738,4470,2995,-1295,-1334,-1402,-1163,-3114,-1029,
	3974,3372,-3072,-3072,329,-663,-1698,199,-1145,9672,4765,-294,1346,-4632,4654,-82,-1478,9154,5113,-1946,1530,-3792,5066,
	4096,881,-3072,-3072,825,-2902,-1564,-4247,-1963,-5032,-10522,-6524,10636,343,36298,-1660,-677,-1689,-10866,-2372,9810,-761,11373,
	4096,1024,-3072,-3072,84,-3500,-3392,-809,-1540,96,-4932,2457,-6670,1855,-4340,-1888,-2202,-1911,-6178,44,-4390,2003,2766,
	4096,1026,-3072,-3072,364,-3218,-2832,-1935,-3358,13939,-6465,-1625,4414,897,-13947,-2590,-3153,13641,-5441,-2673,5075,1169,-5339,
	4096,1083,-870,-870,1850,-1675,-870,10682,8826,7086,-1632,7667,8873,-2368,5376,10552,8722,6333,-1048,6473,10903,-2739,5956,
	4096,1542,-256,-256,2563,-503,-256,-2181,-5071,-17059,-3969,-21141,602,2433,-9612,-1357,-3965,-16046,-5423,-18660,-3436,2660,-9610,
	4096,1986,-1224,-3072,652,-1971,-1224,-1751,-1441,6873,9081,-6774,-8707,-6138,5935,-1773,-1190,6797,8058,-5934,-7315,-5401,3875,
	4096,2051,-3072,-3072,73,-2483,-2832,-1743,-2703,-5783,762,-7659,-12836,-9996,-684,-1564,-2189,-5649,1067,-7787,-13941,-10003,1983,
	4096,2227,-512,-512,1422,-959,-512,-9125,-7724,-15769,-20831,-22249,-18585,-4925,-8636,-8797,-7325,-15723,-22702,-22091,-20177,-4320,-8747,
	4096,2971,-944,-3072,252,-1385,-1036,-4818,-5898,-9208,9311,6134,4038,-19614,7252,-2925,-3736,-6006,5669,9180,536,-15082,2958,
	4096,3074,-3072,-3072,368,-1166,-1755,-1422,-3097,-3759,-8182,10814,-980,-7481,18765,-113,-1797,-1373,-7045,11098,-771,-3385,10998,
	4096,3083,-128,-128,1304,-221,-128,-2136,-2843,1503,14899,7098,25043,-22395,15424,-1952,-2604,3924,13331,8495,16497,-22030,12940,
	4096,3084,-3072,-3072,63,-1461,-2308,-2306,-3220,-5330,1013,13221,4797,-10546,-13705,-2573,-3435,-6622,1051,11972,4719,-13418,-11082,
	4096,3143,-870,-870,406,-1059,-870,7718,4853,1540,-6380,13101,-1813,1963,-147,6992,4062,318,-4414,12270,2588,2319,-143,
	4096,3594,-256,-256,638,-375,-256,8064,9219,13343,29106,22765,26855,1741,-2398,8881,10594,16271,26468,24121,17665,2053,-4158,
	4096,3955,-704,-3072,90,-563,-1210,-625,-58,9708,-7638,13960,8938,3007,-10341,106,398,9370,-6757,11949,6656,2143,-9469,
	4096,4084,-3072,-3072,37,-487,-1793,-954,-2247,14913,2674,21704,-2471,-2622,-440,-1875,-3222,11588,1848,18270,-2805,-2014,2449,
	4096,4936,-277,-567,0,0,-754,1967,-454,15360,-976,1141,3589,7943,-2384,2391,57,13953,-628,745,4109,7129,-1852,
	4096,5128,-137,-3072,0,0,-1281,-1173,-145,22514,-7809,23583,-1963,905,16485,-1931,-1273,17251,-7843,18520,-164,98,17331,
	4096,5939,-17,-211,0,0,-846,4646,5593,23936,23984,27360,-16245,2767,-2676,2083,2371,19923,21493,24547,-10620,4415,-2333,
	4096,6084,-1,-237,0,0,-394,-7196,-8965,477,-1192,3539,24981,6825,-2461,-1768,-2598,2264,3405,4340,10315,2294,-1098,
	4096,6729,0,0,0,0,-510,1674,-168,2530,-4916,1608,-9909,112,-859,1927,61,1523,-4330,668,-12381,450,-275,
	4096,7168,0,0,0,0,-422,10692,8719,2103,-5693,971,-7925,3929,23,9911,7932,1443,-5812,360,-7990,6417,300,
	4096,7680,0,0,0,0,-229,-1327,-1025,1745,-4660,1076,-4313,-11782,691,-1855,-1480,1688,-5604,1151,-2591,-8723,611,
	4096,7680,0,0,0,0,-32,-1111,-7228,1745,18906,1076,19254,-4187,691,1958,-3849,2824,19920,2383,17362,-7975,696,
	4198,1265,-3072,-3072,22,-3526,-3366,1163,-1334,-4038,-3724,-3663,-4440,296,2660,297,-2049,-5301,-4871,-5166,-3143,480,6038,
	4206,874,-3072,-3072,1055,-2898,-2742,3851,1754,2413,-1102,7309,-3185,14,-40557,2060,705,-876,-1914,1885,-2854,957,-16164,
	4243,2446,-3072,-3072,94,-2362,-2955,-1135,-2607,1114,5788,1110,-5022,12333,-6347,-2084,-3144,-736,4646,911,-6542,10632,478,
	4251,2552,-3072,-3072,27,-2338,-2795,-1729,-3714,2534,7255,-3388,-1358,12819,-5652,-1571,-3398,2525,7215,-2706,-2181,11440,-4303,
	4284,2007,-3072,-3072,39,-2938,-3180,1415,1609,2441,2885,-592,-7352,-10101,3018,570,1005,965,1805,-1540,-8174,-9599,6169,
	4352,511,-3072,-3072,155,-4454,-3312,-1112,-608,6593,-4024,8297,-7776,1380,-8221,-1227,-645,6552,-4215,8786,-6898,1050,-5317,
	4352,1024,-643,-860,3323,-774,-1000,-1876,-2667,-13888,-22662,-8594,8485,-4965,13218,-2059,-3296,-14318,-21619,-10145,8465,-4503,13082,
	4352,1066,-1613,-3072,1043,-3011,-1613,2183,1385,2411,-85,9685,-2416,345,8864,2371,1397,2633,518,9613,-2816,-199,6590,
	4352,1498,-1121,-3072,883,-2739,-1480,4373,2021,2682,-637,5215,11966,-3622,-1217,4163,1747,2497,-578,5256,11976,-4214,-1290,
	4352,1523,-693,-3072,1262,-2335,-1306,1231,575,-1499,1046,-4831,2885,-3519,-3979,949,634,-1416,-732,-1913,2904,-3770,-4905,
	4352,1532,-3072,-3072,234,-3354,-2404,-3802,-6682,-8620,-7276,-4692,6324,-2689,-2784,-263,-3033,-3435,-3627,-640,6487,-2103,-17834,
	4352,1536,-3072,-3072,93,-3491,-3360,-1219,-6191,12027,-4111,1581,-2332,-2084,4518,-2371,-7190,10471,-5530,-91,-1682,-1701,8492,
	4352,1539,-3072,-3072,164,-3417,-2776,-543,-2976,-3681,-3987,-395,9099,-2454,-2160,1108,-1080,-880,-1478,1514,8975,-1920,-7294,
	4352,1972,-1480,-3072,665,-2483,-1480,-6835,-8239,-5525,-5919,-16419,-13556,13146,15223,-6186,-7740,-4477,-6900,-14638,-12428,13051,8890,
	4352,1972,-1480,-3072,1990,-1158,-1480,5611,3935,-5282,-3982,-11507,-2241,1043,5525,5249,3906,-5870,-4595,-10196,-1989,-50,6446,
	4352,2048,-457,-657,2593,-479,-879,3254,1510,-18,-15839,13552,-43870,24529,11444,2814,560,-2018,-13163,10627,-38440,24324,12799,
	4352,2222,-512,-512,1911,-988,-512,-5854,-7292,-15707,-5504,-16829,-1691,12648,-11184,-5546,-6756,-14763,-8017,-15669,-4717,12572,-12198,
	4352,2577,-534,-3072,577,-1965,-1316,4016,4404,-898,7933,3071,1875,19893,-4737,3617,3844,-1270,6675,2322,623,19396,-2293,
	4352,3072,-360,-573,1693,-355,-788,4426,4457,16642,1791,-2461,-28586,-10890,-10730,3116,2764,12714,5202,-4789,-13382,-11501,-7368,
	4352,3077,-1760,-3072,133,-1910,-1760,-2135,-2116,-5543,-3488,-3153,2472,-5496,3061,-1920,-1970,-5478,-1499,-4788,2627,-4857,913,
	4352,3596,-3072,-3072,63,-1461,-2306,915,-348,-5204,-3885,-10739,261,-4563,-5500,796,-297,-6172,-4333,-10887,714,-5978,-4409,
	4352,3997,-570,-1191,207,-916,-1191,9545,7484,7911,-11889,-8133,-388,9448,-6415,7979,5701,6410,-8220,-9196,8890,7981,-5371,
	4352,4050,-208,-465,316,-754,-819,3421,2118,406,-9010,-3218,-5106,6464,-2761,3384,2008,-1558,-7847,-3904,-947,6071,-1480,
	4352,5640,-30,-3072,0,0,-1281,-151,769,19624,10308,20993,-1222,-439,-5632,252,906,17220,9523,17885,-2246,231,-6072,
	4362,338,-3072,-3072,1325,-3476,-1850,-1811,-991,-5378,2084,-3002,-3654,769,8244,-2041,-965,-4729,1893,-1739,-4477,509,380,
	4390,1870,-3072,-3072,403,-2923,-3222,5949,6934,-335,5642,2094,7004,-8617,-9806,3579,5363,-3848,3029,-1009,7048,-7641,4341,
	4441,2747,-1916,-3072,595,-1956,-1875,6401,5975,12288,-2569,22613,1758,15207,-5914,5423,4931,11201,1428,19710,3666,14359,-2517,
	4480,1280,-3072,-3072,47,-4049,-3424,2574,374,1120,-6513,-2464,13576,1189,-2848,2309,-192,1051,-7174,-2699,13825,976,-2377,
	4608,511,-3072,-3072,155,-4966,-3568,-65,2785,-13552,10890,-3721,-5624,-172,-6932,679,2941,-12999,9662,-3181,-5455,-445,-5170,
	4608,1024,-579,-750,3788,-820,-1017,2193,6233,5755,2333,15861,17904,-3474,-5587,2423,5313,5452,2556,14591,16518,-2359,-6014,
	4608,1061,-1591,-3072,1132,-3439,-1825,3622,6694,1663,4265,9464,-5924,2226,8366,3817,6814,1914,5178,9725,-6106,2080,6379,
	4608,1473,-1121,-3072,1027,-3132,-1687,-1361,-2814,2232,-8749,-8257,-1464,-766,1329,-1368,-3220,2220,-8544,-7273,-1900,-1087,-23,
	4608,1534,-3072,-3072,232,-3866,-2541,-5863,-5497,-3422,-9188,-3065,-9829,-207,16914,-1387,-1249,1426,-4236,1672,-10453,643,118,
	4608,1536,-3072,-3072,93,-4003,-3616,2241,-413,-6081,-4348,4719,-10487,66,-4266,822,-1987,-7696,-6479,3016,-9833,-213,-1833,
	4608,1538,-640,-1010,1633,-2461,-1256,8137,6649,5578,6013,6082,13004,-2615,1511,7722,6072,4785,5252,4998,12431,-3161,2002,
	4608,1538,-3072,-3072,211,-3883,-3032,-485,-2173,-383,-5986,910,13651,-192,-7428,764,-1048,1302,-4059,2246,12955,205,-10415,
	4608,2005,-1139,-3072,750,-2877,-1564,-667,1468,-2795,4753,-11181,4473,-8237,6056,-195,1535,-1947,2120,-7741,4676,-8683,104,
	4608,2005,-1139,-3072,2325,-1302,-1564,-10681,-10253,-266,2202,-10026,-6478,454,8046,-10537,-9406,689,431,-6643,-7553,-558,5625,
	4608,2047,-419,-598,3065,-520,-906,4454,3669,19622,15634,15556,-33718,-5599,-9381,4599,2861,18229,16587,13467,-31007,-4620,-8603,
	4608,2219,-512,-512,2405,-1008,-512,1116,1718,2798,22226,7562,24969,-3113,12626,1269,2340,4376,19433,9560,21723,-3947,11316,
	4608,2556,-642,-1355,767,-2310,-1355,191,-1265,-2604,-5960,-5889,-11852,19593,2248,-533,-1908,-3027,-4843,-6780,-10624,18275,3688,
	4608,3071,-323,-474,2153,-408,-827,-4886,-3831,14086,8875,17752,-31337,-11066,-11185,-5614,-5283,9478,10738,14665,-17119,-10394,-7825,
	4608,3081,-1645,-3072,154,-2397,-2016,4098,4250,-586,-884,2335,1560,11597,-2699,3965,4190,-1111,982,888,1628,10880,-720,
	4608,3587,-3072,-3072,72,-1973,-2562,1484,527,-3583,-2896,-11756,5828,3457,-3497,1589,682,-3345,-3408,-9835,6587,2001,-3240,
	4608,4002,-549,-944,247,-1382,-1036,-3604,-2687,-3549,3614,-6028,2852,-11415,-8892,-2306,-1380,-1606,1996,-5448,-2766,-9700,-9729,
	4608,4070,-204,-408,383,-1180,-804,-9368,-12370,-12099,4531,-2572,-1563,-14753,-4394,-7749,-10657,-12111,3015,-2430,-8963,-13962,-3503,
	4608,5649,-25,-3072,0,0,-1537,1225,-1195,-12562,2445,-9985,-835,-122,-6396,918,-1504,-13868,2069,-11332,334,687,-6404,
	4628,1070,-3072,-3072,1047,-3555,-2256,2291,528,-1604,244,-518,-5722,694,16237,2854,1600,-337,1462,1220,-5304,312,9473,
	4634,1137,-3072,-3072,424,-4122,-3450,4263,3920,1259,23711,-5214,-10039,1504,-6169,2617,2853,-1071,22739,-7237,-9062,1432,3280,
	4636,2999,-3072,-3072,67,-2621,-3032,3447,2688,1930,1774,11699,928,6051,-7314,2292,1648,696,825,12175,613,4074,-3081,
	4711,1665,-1309,-3072,1991,-2182,-2061,935,3791,-1623,-16602,24781,10686,-4232,-34629,367,2695,-3339,-13412,18288,9268,-3870,-24796,
	4721,822,-3072,-3072,1375,-3661,-2336,3006,4088,-2446,13449,20,-2438,426,-2066,2058,3828,-2910,13100,44,-1963,333,-1322,
	4740,2360,-3072,-3072,49,-3487,-3452,3067,5509,3352,6349,1924,9403,12657,466,1411,3772,1423,4904,395,8446,12830,2132,
	4864,867,-1514,-3072,1615,-3662,-1984,697,2504,-723,12046,-8805,-1470,1826,5951,686,2250,-594,11218,-7630,-1544,2247,5303,
	4864,1024,-3072,-3072,84,-5036,-4160,3002,4182,7733,3841,4333,15850,166,-425,1758,3604,6503,3522,2880,16251,-66,-693,
	4864,1024,-3072,-3072,426,-4694,-3600,-1034,545,-3402,1147,-6834,15436,646,-7559,-1749,-27,-4535,360,-7673,15657,495,-1581,
	4864,1081,-870,-870,3331,-1733,-870,-3713,-4022,-17954,18269,-22778,-13585,18097,-8386,-3720,-3212,-17474,16826,-20797,-12468,17003,-8258,
	4864,1535,-256,-256,4098,-511,-256,2215,1692,12221,12618,8238,12451,-6591,-618,1309,2781,12244,13066,8862,14877,-8306,-873,
	4864,2002,-1056,-1603,1096,-3046,-1603,592,2937,6926,11129,747,14983,-6324,-16924,944,3400,7448,10402,1339,14465,-6723,-17519,
	4864,2048,-3072,-3072,98,-3999,-3600,3438,8105,552,2809,2071,11744,-3000,3598,2168,6563,-683,1357,764,11296,-3171,4453,
	4864,2219,-512,-512,2910,-1016,-512,1975,3225,18835,11396,18299,21827,-8530,15359,1862,3977,20759,9109,20744,19725,-10012,14481,
	4864,3018,-824,-1480,649,-2477,-1480,8431,9355,1542,5758,2208,-14262,-11412,4048,8183,9216,2471,6010,2649,-12977,-11810,3886,
	4864,3078,-128,-128,2814,-252,-128,1619,2159,13008,6522,-4156,20969,13874,15048,1304,2451,15344,7193,-2610,14801,12620,12402,
	4864,3078,-3072,-3072,73,-2993,-3076,5300,8223,464,4870,4919,689,2651,-1660,5063,7893,311,4766,5208,283,2170,-1410,
	4864,3095,-3072,-3072,419,-2630,-2523,-3097,-1849,-5946,-93,-2899,-9187,4498,15285,-877,226,-2828,359,439,-6980,6688,7954,
	4864,3134,-870,-870,1389,-1621,-870,-2804,-1505,-347,21934,6814,7196,13091,12981,-2783,-1312,630,18948,8297,4806,14462,11579,
	4864,3588,-256,-256,2061,-496,-256,-388,-2537,-13793,-20776,-7017,14896,1294,13476,-81,-1919,-10368,-19128,-5485,6631,1489,12033,
	4864,4049,-508,-826,290,-1805,-1291,-10528,-8659,-13808,-19399,18141,-12059,-17483,12751,-10427,-8768,-13436,-18353,17659,-10774,-17737,12186,
	4864,4099,-3072,-3072,72,-1973,-2561,303,3563,9562,1878,-16026,1306,1278,6202,451,3656,9893,985,-13633,1611,1097,5639,
	4864,5024,-240,-570,205,-915,-1191,-5858,-843,13661,-2154,-6059,138,-7201,14481,-3750,1071,13480,-766,-6913,-2090,-8231,15102,
	4864,5133,-130,-3072,62,-949,-2049,2651,6371,3546,-2407,-10562,-4349,286,-9342,1635,5327,3172,-2857,-11204,-2239,-2091,-7736,
	4864,5994,0,-251,12,-138,-1010,-10962,-10065,-8709,-13548,-4722,22445,1426,-5807,-5999,-5264,-8485,-11423,-4913,10758,-3381,-5012,
	4864,6161,-6,-125,0,0,-1537,10266,12620,-6604,8038,-5144,-34652,-1000,18527,2540,4452,-7276,3254,-3860,-11846,4236,16451,
	4864,7030,0,-13,0,0,-1059,12434,16594,-1444,10437,-3118,709,-8316,-1722,9475,13541,-1391,8797,-3464,3246,-2645,-1966,
	4864,7054,0,0,0,0,-650,-17832,-14497,-1307,-12864,-3072,26023,3984,-1625,-11392,-8467,-1367,-7656,-3597,12509,-4735,-481,
	4864,8192,0,-2,0,0,-641,-2409,4797,-574,-3833,-833,11287,-21581,246,-4782,2413,-868,-4545,-1395,12716,-14100,246,
	4864,8265,0,0,0,0,-192,-19520,-14758,-548,-3228,-685,-12461,25269,257,-14091,-10500,-918,-304,-543,-16427,10245,332,
	4864,8704,0,0,0,0,-409,5886,10217,-279,-94,212,-11853,-6267,164,4628,8724,-515,-1616,-125,-9658,-3657,48,
	4864,8875,0,0,0,0,-288,1923,7091,-106,904,554,12505,-525,87,1629,6385,-214,-852,405,14906,-2467,-66,
	4952,1837,-3072,-3072,242,-4241,-3576,2955,8054,3195,101,7320,-15151,45,1981,2043,6868,2360,-921,6414,-15536,-188,4083,
	4966,1773,-3072,-3072,279,-4295,-3686,2817,6762,7170,1385,4178,-15182,548,982,1114,5109,5480,-422,2750,-14735,106,5036,
	4992,2304,-234,-927,1704,-2392,-1508,-6875,1888,-10288,-29657,-7438,-22077,-8187,6605,-7693,984,-11796,-26137,-9309,-18903,-8736,7230,
	4992,5888,-10,-338,43,-469,-1588,6955,11862,-9289,14415,-2847,-16905,-477,-6865,2281,6925,-9646,11963,-1971,-1719,1205,-8470,
	4994,2348,-3072,-3072,292,-3763,-3354,-296,4619,7105,2763,2239,13602,-6795,-5307,-1219,3596,6373,2516,1289,12952,-6562,-3397,
	5109,1016,-3072,-3072,8,-5610,-4597,-13,2429,819,-13716,11108,-3972,-523,-401,-2184,1997,-1042,-10882,9726,-3598,-161,-3846,
	5120,512,-3072,-3072,154,-5990,-4048,-7204,-538,-2551,-6819,-3241,-1645,-645,-1165,-5421,750,-1285,-8502,-2635,-2012,-775,-842,
	5120,1021,-3072,-3072,489,-5146,-3856,-2372,-2226,-146,9448,-6253,-5007,-171,-3235,-2947,-2439,-895,8770,-6983,-4837,-215,1679,
	5120,1024,-495,-641,4735,-896,-1065,-1638,3556,3378,19897,4127,12376,-272,364,-778,2238,3046,18629,3510,8706,1165,-295,
	5120,1069,-1498,-3072,1372,-4215,-2201,-1434,-1227,-2238,514,-1881,-3451,2634,11229,-1255,-1463,-2454,1016,-135,-3666,2822,8422,
	5120,1081,-870,-870,3838,-1737,-870,-2744,-4551,3438,-5728,-237,-11627,-2376,-4513,-2772,-3446,4319,-6587,1956,-10616,-3452,-3515,
	5120,1489,-1020,-1632,1960,-3206,-1877,6966,8328,3226,-4834,2368,6324,-215,9559,7116,8526,2854,-2226,70,6912,892,11333,
	5120,1525,-682,-998,2040,-3091,-1570,155,1457,-2036,260,155,4387,-673,8744,309,1499,-2515,-531,-611,3023,-292,9651,
	5120,1536,-3072,-3072,213,-4907,-3500,-5378,-1411,-1661,-4454,203,-11605,980,-1874,-2938,-730,80,-4214,1363,-14043,1118,-4307,
	5120,1536,-256,-256,4608,-511,-256,-3368,-2250,8877,-9869,8093,-13370,18242,1235,-4747,-1033,8571,-8609,7496,-9199,16542,1167,
	5120,1536,-3072,-3072,93,-5027,-4128,-2715,-820,-3112,-3092,3187,12763,686,1408,-3729,-1348,-3733,-4489,2510,13425,227,1756,
	5120,1538,-3072,-3072,339,-4779,-2975,-4074,-1218,-3857,-2209,-590,11276,1272,11257,880,1046,-1058,1992,2260,7792,2182,551,
	5120,2014,-967,-1333,1504,-3139,-1728,-9583,-7360,-1057,-19583,-6175,4284,-5985,-12293,-9473,-7164,-1216,-17741,-7111,5488,-5724,-11722,
	5120,2014,-967,-1333,3108,-1535,-1728,-911,-922,9760,-2512,8347,13965,-5147,-10751,-1038,-1900,8344,2773,4658,14968,-3210,-11023,
	5120,2048,-357,-472,3966,-642,-951,-1508,2186,4773,12022,4846,14340,-6082,-1630,-264,917,4157,11537,4320,12008,-3660,-1346,
	5120,2220,-512,-512,3416,-1020,-512,403,1493,5112,7846,7400,10050,-7942,-4380,-12,2456,7125,6739,9770,9831,-9784,-4469,
	5120,2538,-580,-1045,1094,-3023,-1613,-75,-1137,-3819,3826,4143,77,11907,8868,-245,-1266,-4046,3033,4167,-180,11125,9886,
	5120,3065,-1739,-3072,238,-3352,-2403,-1377,205,735,2960,-1246,-5146,-14282,1477,33,1473,1137,2687,-138,-5401,-13500,264,
	5120,3069,-261,-398,3096,-491,-888,-1454,-1791,-19723,9317,-10188,14982,7998,-5522,-736,-2692,-23265,7746,-12093,21020,10983,-2894,
	5120,3071,-128,-128,3331,-254,-128,-2907,2822,-11724,-12990,-5736,-9276,4493,-4408,-3626,3272,-10579,-12392,-5435,-11441,2551,-6561,
	5120,3074,-3072,-3072,440,-3142,-2779,-7152,-5839,-8507,-4670,4578,-9464,3868,6597,-5188,-4136,-6363,-4138,7170,-7944,5235,823,
	5120,3131,-870,-870,1851,-1674,-870,-3248,1032,11606,14081,-6625,19783,6449,-9457,-3232,1272,12663,9801,-4395,16089,6736,-10232,
	5120,3590,-256,-256,2562,-503,-256,-3281,1533,-17446,-16990,-5965,6770,13819,-7683,-3070,2070,-14584,-15245,-4679,363,13335,-8651,
	5120,3590,-3072,-3072,73,-2992,-3074,3389,5269,7267,3026,-7949,-640,809,-4497,3035,4916,7011,2810,-7799,-715,97,-3431,
	5120,4067,-487,-750,625,-1964,-1224,-4620,-2889,-7949,4454,-9446,5538,-9036,11536,-4112,-2486,-6772,4573,-9088,3980,-7737,11847,
	5120,4109,-187,-408,580,-1966,-1316,-3933,-870,-1362,-15362,-5272,-21926,-1591,-6234,-4541,-1658,-3103,-13335,-5737,-16533,-2370,-5578,
	5120,5645,-28,-3072,62,-949,-2049,1495,2615,-19445,10571,-3246,3988,-952,16018,1882,2993,-17051,8108,-2010,3451,169,14293,
	5260,2268,-2007,-3072,1215,-3452,-2602,-3968,-278,336,-5802,-522,8154,-3587,-8476,-4810,-792,37,-5014,-2613,9850,-3409,-2566,
	5265,787,-713,-713,4797,-1362,-682,-3242,-2557,2447,-3361,4447,-6617,-332,703,-3845,-1403,3309,-2278,5584,-4031,-983,1386,
	5332,2672,-3072,-3072,0,-4408,-3996,-4523,3341,-3635,-457,-1803,-14822,-4514,-1497,-6437,1842,-5349,-2465,-2628,-13949,-5385,838,
	5376,512,-3072,-3072,162,-6494,-4272,-51,-6140,-767,-4586,-3661,-383,-59,4874,1348,-4837,309,-6224,-3091,-577,-252,4895,
	5376,1024,-472,-589,5215,-929,-1089,-3958,-4334,900,-5144,-17636,-7139,102,874,-2947,-5701,240,-6804,-18267,-10859,1294,218,
	5376,1079,-1316,-1902,2348,-3742,-1902,-3732,-6557,-3817,14381,-6280,-2996,908,14349,-3417,-6422,-3021,12921,-4227,-2978,982,12036,
	5376,1480,-747,-1211,2085,-3603,-1826,7551,4457,1414,12350,8788,-14651,2465,-11707,7792,4734,1510,11704,8591,-15807,2966,-10633,
	5376,1481,-1060,-1433,2499,-3188,-1614,-14704,-17526,-8911,1249,-13920,-14027,-1126,-7298,-14215,-16693,-8191,-1177,-10709,-14590,-1674,-9728,
	5376,1536,-3072,-3072,104,-5527,-4384,-2829,-1677,2797,11144,5708,-6239,125,2120,-3837,-1663,2481,10989,5389,-5504,106,2110,
	5376,1536,-3072,-3072,212,-5419,-3708,-6351,-4692,-1333,7671,1225,16572,382,-1886,-3103,-3415,675,7130,2285,13798,552,-3778,
	5376,1536,-3072,-3072,341,-5291,-3231,-4036,-2560,-1356,9227,163,-7814,702,7314,1498,-756,903,11712,2038,-12203,1312,43,
	5376,1992,-1089,-1589,1526,-3651,-1984,-5973,-2356,2845,-15307,654,690,-393,16740,-5607,-2154,3267,-13360,237,2038,51,16203,
	5376,1992,-1089,-1589,3271,-1905,-1984,-869,-2558,861,-10023,6011,9487,-2353,15058,-875,-3462,399,-6343,3361,9416,-668,13683,
	5376,2048,-331,-440,4428,-692,-969,-5039,-902,-16762,-8331,-15700,12134,-4311,237,-3454,-2360,-17092,-9183,-15487,7820,-1951,288,
	5376,2218,-512,-512,3928,-1022,-512,-3857,-1736,1118,-12918,-19028,-16355,-5015,-1290,-4548,-563,2998,-12649,-17200,-14774,-6845,-760,
	5376,2525,-594,-1061,1192,-3451,-1825,-7348,-6218,-2208,-4167,-3362,13593,-8932,-11464,-7232,-6066,-2246,-4759,-3268,12927,-9130,-10240,
	5376,3069,-1691,-3072,235,-3864,-2541,-6766,-5100,-4988,1948,-4820,3146,-7710,14128,-4470,-3650,-4528,720,-2976,1462,-6385,8542,
	5376,3072,-246,-364,3558,-538,-913,-5707,-1168,6066,-10228,-9319,13153,-18533,-1754,-4413,-2170,3544,-12043,-10014,15087,-15180,291,
	5376,3584,-3072,-3072,99,-3485,-3330,-2972,2051,3272,1846,-1843,-2645,2184,-4418,-3817,1425,2654,2107,-3408,-3465,2037,-2138,
	5376,4046,-502,-835,646,-2476,-1480,-4766,-265,-9128,-1915,-9870,-3917,8042,-12458,-4971,-455,-8382,-2262,-9661,-3837,8028,-12783,
	5376,4089,-199,-448,769,-2310,-1355,1823,3025,7997,9924,-8557,12604,17104,-6346,1701,2859,6946,8462,-7984,11132,17040,-5565,
	5376,5644,-30,-3072,63,-1461,-2304,-6538,-6518,2366,4784,117,-5961,-5043,-3613,-5982,-5787,4533,1963,2290,-7016,-4271,-6525,
	5433,2981,-3072,-3072,578,-3723,-3003,-8155,-3392,-3522,-7857,-8284,11426,-11221,7135,-6504,-2127,-2105,-6893,-6794,11466,-10249,1793,
	5559,4240,-1106,-1922,262,-3032,-2157,-7084,-6307,-4183,-4217,-15039,-5105,6004,12533,-7158,-6364,-3344,-2667,-13766,-2098,5852,9809,
	5608,5608,0,-3072,0,-2025,-2804,5146,-4140,-18193,-6867,-1655,6287,2800,879,4110,-4751,-18679,-4077,-1317,8405,1614,2910,
	5632,878,-1292,-1637,2631,-4171,-2096,7856,10541,4456,393,2176,4915,-752,-7595,7454,10023,4507,500,539,5558,-535,-5596,
	5632,1024,-3072,-3072,116,-6540,-4928,3337,-3900,1318,3565,-4009,1365,-349,5477,1550,-5022,705,5608,-4331,1686,-79,4567,
	5632,1024,-3072,-3072,514,-6142,-4368,3284,-4278,3154,1882,-3308,1301,-287,6102,2523,-3978,3881,1951,-3264,2098,-167,7553,
	5632,1081,-870,-870,4859,-1740,-870,6635,-6015,-1121,-5937,886,-868,1078,-1522,6473,-4877,339,-5760,3440,185,218,-255,
	5632,1536,-256,-256,5632,-512,-256,7381,-4849,-10000,-5960,-7007,-5647,-3003,738,5557,-3539,-9825,-3659,-8041,-960,-4065,832,
	5632,1988,-1124,-1509,2018,-3674,-1870,3517,-7227,1205,8016,-3912,2508,-478,-1319,3918,-7066,1742,6893,-1105,2767,-769,-5144,
	5632,2048,-3072,-3072,107,-5525,-4368,3117,-1136,-4348,3962,-5377,13326,569,-1912,2753,-880,-4238,3483,-5233,14126,426,-1489,
	5632,2219,-512,-512,4438,-1023,-512,6782,-6791,-18931,-7239,8149,-12868,-2731,-95,5885,-5542,-17330,-5966,9253,-10184,-4252,583,
	5632,3057,-740,-990,1487,-3136,-1728,10001,-543,-3396,500,1882,-1857,1210,-7439,9802,-588,-3096,1615,1861,536,609,-6540,
	5632,3067,-3072,-3072,518,-4095,-3291,-3648,-9791,-9175,-8804,-13721,7950,-7526,12503,-3079,-9477,-8516,-7690,-13890,7069,-6928,10022,
	5632,3071,-128,-128,4353,-255,-128,6319,-5599,-1670,18079,20247,-6509,5005,163,4923,-4682,-2942,17768,17727,-2998,2961,-1283,
	5632,3071,-3072,-3072,99,-4510,-3844,3737,-375,-312,-436,-2240,10362,17549,68,3202,-1000,-569,-685,-3033,9494,17266,1385,
	5632,3129,-870,-870,2827,-1724,-870,10462,2022,-5826,460,1137,-1608,3298,-4739,10539,2973,-4372,-4066,4878,-6167,1620,-2997,
	5632,3584,-256,-256,3586,-510,-256,7940,-2885,11424,-4877,-2783,-14395,60,-608,7474,-2217,12581,-3846,-2941,-15217,-1550,-1050,
	5632,4083,-479,-766,727,-2870,-1564,6711,-3370,8150,11304,13812,9096,6111,14161,6851,-3281,7683,6693,14564,4072,6023,13775,
	5632,4096,-3072,-3072,99,-3485,-3329,4517,-3830,3061,3271,13495,-10041,1668,-9834,3793,-4147,2729,3805,11217,-10699,1835,-7409,
	5632,5093,-220,-487,624,-1963,-1224,2474,-3729,12484,12618,10568,39176,-2004,-9988,6571,377,14878,9711,11080,21435,-1953,-8606,
	5632,5124,-128,-3072,76,-2480,-2816,8422,-115,15677,3293,11772,-858,7704,-3885,7078,-1047,13553,4500,11880,-526,6553,-1896,
	5632,6053,0,-237,246,-1381,-1036,-13628,-17062,-11302,-2629,-289,50109,21940,-7186,-1322,-5006,-6602,-5459,-1255,5388,10007,-2698,
	5632,6156,-7,-130,63,-1461,-2304,12849,11953,14472,2667,358,-42583,-519,-6289,3668,2672,11706,5049,828,-7876,5771,-9639,
	5632,7030,0,0,89,-562,-1210,-14948,-20236,-2080,-10848,792,31392,-7796,-1944,-10592,-15730,-478,-9393,398,17074,-11619,-520,
	5632,7156,-1,-8,37,-487,-1793,15880,12542,-1591,13270,673,-29689,-21805,-1564,6965,4642,-745,6571,2238,-9078,-197,-3141,
	5632,8008,0,0,0,0,-754,-6539,-9893,869,-5550,-297,-10199,34410,360,-1437,-5123,367,429,-347,-18788,19900,544,
	5632,8200,0,0,0,0,-1281,10072,2846,618,-3969,-201,13278,-35041,417,4037,-1697,1556,-7187,279,20766,-11265,116,
	5632,9011,0,0,0,0,-846,9535,3007,-172,828,121,-7064,2617,-51,7406,1772,-259,857,39,-7588,6231,-85,
	5632,9156,0,0,0,0,-394,-1240,-8018,-231,1338,181,-6281,42369,-178,1591,-5567,-990,4472,352,-9181,12929,-380,
	5633,2007,-3072,-3072,39,-5636,-4529,2465,-1548,-3032,3446,-3021,-8797,281,-3680,1749,-1345,-3325,3427,-2953,-7407,202,-3585,
	5633,2552,-3072,-3072,32,-5098,-4177,2329,-1248,7399,-2079,-3777,7192,-456,-3992,2374,-1091,7502,-2907,-3447,7479,-941,-3790,
	5633,874,-3072,-3072,1055,-5753,-4169,-731,3212,182,-16963,1497,2468,-502,892,-2353,3322,202,-15659,499,3633,-80,4795,
	5633,338,-3072,-3072,1325,-6020,-3121,-446,270,8375,918,2941,2071,-786,-8291,563,310,8788,-2090,2435,3196,-1158,-6267,
	5633,1870,-3072,-3072,403,-5410,-4465,5492,-409,612,8334,1781,-9378,1256,-5859,2627,-1678,-1126,7633,965,-5538,628,-1556,
	5634,1265,-3072,-3072,22,-6396,-4802,5779,828,-345,1102,-797,702,-523,2383,4770,437,-692,2103,-862,611,-153,1351,
	5634,1837,-3072,-3072,242,-5605,-4258,2895,-1010,-4234,5862,1229,-7478,662,-5837,2737,-748,-3781,5281,1343,-7323,644,-5002,
	5634,2446,-3072,-3072,94,-5145,-4346,1318,-1820,6535,-3758,-1244,7284,188,-2235,24,-2321,5482,-5351,-988,10288,-744,232,
	5634,2747,-1916,-3072,595,-4343,-3069,7489,204,7269,-1540,10471,147,926,-12409,6839,-5,7159,54,8030,136,270,-6369,
	5635,1070,-3072,-3072,1047,-5568,-3263,191,-6087,-4277,4632,-1665,1467,-119,7655,1716,-5977,-4961,5222,-1185,106,-231,6529,
	5635,3372,-3072,-3072,331,-3984,-3359,306,-7398,-66,-1358,16280,-1576,10727,657,508,-7204,252,-246,15259,-2513,11347,-368,
	5640,1280,-3072,-3072,47,-6369,-4584,3714,-3358,-1656,825,-3073,616,-499,-235,3845,-2823,-1144,393,-2795,13,-136,-991,
	5640,1137,-3072,-3072,424,-6135,-4456,5130,-5451,-619,370,-4624,906,-254,-1865,4092,-5364,-108,629,-4655,1671,-69,-624,
	5642,2999,-3072,-3072,67,-4634,-4038,6372,289,1849,-2535,-1290,9005,-4688,-1106,5095,-721,892,-3859,-1496,10056,-5462,2167,
	5643,2360,-3072,-3072,49,-5293,-4355,2274,-1541,-1194,-4137,-4624,-14501,276,2101,1728,-1471,-1550,-5111,-4289,-12772,-280,3063,
	5644,1773,-3072,-3072,279,-5652,-4364,3347,-2922,-3767,10576,1555,-6373,607,-4713,2406,-2998,-3782,10172,1448,-5337,546,-3117,
	5645,1665,-1309,-3072,1991,-4051,-2996,-1498,-7064,-4109,9108,14172,-5143,1708,-18706,-2708,-6903,-5481,9533,8002,-5210,1465,-9980,
	5653,822,-3072,-3072,1375,-5525,-3268,3387,4894,5948,-13338,373,3624,-652,13590,3228,4564,4732,-13397,177,3167,-571,14046,
	5664,2304,-234,-927,1704,-3736,-2180,-236,-3693,4156,-7757,-7300,9004,-685,13734,-416,-3550,3968,-5311,-8933,9136,393,14315,
	5664,5888,-10,-338,64,-1792,-2260,9685,6911,-10008,-14877,-2482,-28276,-519,16928,3359,583,-11733,-11638,-2682,-3617,729,13802,
	5665,2348,-3072,-3072,292,-5106,-4025,591,-5076,4434,-2557,-3909,6553,1147,-8070,274,-5470,4477,-3369,-3911,6737,680,-6822,
	5673,2268,-2007,-3072,1215,-4278,-3015,-55,-6723,42,-3316,1701,604,3702,-12451,-1265,-7192,-456,-2674,157,1193,3105,-7888,
	5677,787,-713,-713,4797,-2185,-1093,1943,5276,6193,-9294,10331,1743,-712,-596,2000,4937,5912,-8932,9459,1548,-466,-195,
	5681,1151,-3072,-3072,1,-6626,-5105,3195,9214,803,2074,4581,1508,-497,5052,1475,7660,-391,4708,4134,1689,-299,3964,
	5689,2981,-3072,-3072,578,-4235,-3259,1992,-3800,-3616,-7417,-11272,4272,-4843,6431,3262,-3087,-2497,-6118,-11083,2629,-4069,1578,
	5689,1016,-3072,-3072,8,-6770,-5177,6773,11881,3654,-18946,-3523,1693,-367,9819,5082,10093,2539,-16274,-4024,1828,-276,8697,
	5727,2672,-3072,-3072,0,-5198,-4391,10,-402,3502,-3133,-5310,-15739,-872,-3494,-580,-409,2784,-4531,-4515,-13129,-1706,-1552,
	5758,1628,-3072,-3072,457,-5848,-4254,-925,11379,-2175,5416,4347,-2855,529,-2411,-1306,11552,-1619,4898,4460,-2495,566,-893,
	5815,4240,-1106,-1922,262,-3544,-2413,697,-992,-5325,-5505,18314,-4502,3048,-1706,508,-1150,-5852,-1631,18743,-977,3908,-3726,
	5823,1883,-506,-765,3297,-2881,-1677,2431,5066,905,5438,13619,9154,267,-3454,2696,4794,280,5618,11979,8179,965,-3589,
	5825,3488,-201,-376,2218,-2360,-1532,5255,-556,12859,10691,-8062,10651,-2,-3379,5145,-1059,9890,9518,-9635,12369,166,-1698,
	5864,5608,0,-3072,0,-2537,-3060,-2575,6609,13627,-12823,-8726,740,-323,-15967,-3010,6024,12718,-9238,-9932,2008,-723,-13252,
	5888,512,-3072,-3072,194,-7486,-4736,1843,3119,10153,-3597,3232,-348,461,-8601,2091,3187,10462,-5979,3546,-598,179,-8238,
	5888,1024,-434,-504,6183,-985,-1130,-1704,5449,3510,15441,11630,-104,75,-93,-787,4733,2275,13894,10851,-2192,423,-333,
	5888,1075,-1355,-2276,2351,-4766,-2414,6290,8269,10739,-19605,888,5502,-300,-2429,5628,7245,9927,-18741,2209,4681,-702,-4977,
	5888,1489,-1033,-1393,3037,-3666,-1840,-3870,-709,-4004,-57,-5517,-2242,-167,-497,-3663,-316,-3273,-1332,-3113,-2209,-723,-1813,
	5888,1498,-739,-1110,2749,-3946,-1986,-1975,-4596,-13408,6448,-1263,-3345,1462,-2202,-2051,-4745,-13422,6225,-1337,-4001,1583,-1513,
	5888,1536,-3072,-3072,126,-6530,-4896,-6508,239,-712,-216,4734,377,-420,2712,-7563,-370,-865,644,4683,774,-110,3169,
	5888,1536,-3072,-3072,216,-6439,-4188,-8748,-1783,-3469,-258,3368,239,-227,708,-6399,42,-2204,-840,3781,-1777,187,-987,
	5888,1536,-3072,-3072,508,-6148,-3466,-7844,808,-2736,1071,2230,-122,342,5492,-2977,2441,-2575,3927,2728,-4346,357,-169,
	5888,1996,-1059,-1424,2082,-4114,-2103,-4075,3938,-3551,1324,-1268,-17277,1976,531,-4057,3552,-3390,2420,-467,-16513,1997,-1515,
	5888,1996,-1059,-1424,3904,-2291,-2103,2491,11292,9559,8341,-30,-11240,965,17215,2847,9736,8612,7508,-2438,-12960,1801,14177,
	5888,2048,-286,-383,5367,-777,-1001,-387,3173,-7200,-1837,-5447,18277,-1969,-1026,1231,1846,-7375,-3018,-4767,13250,-620,-1110,
	5888,2219,-512,-512,4950,-1023,-512,221,8672,10990,-2416,-9444,-7636,-1673,-542,-784,9804,12249,-761,-8934,-4675,-2752,-90,
	5888,2547,-580,-1060,1417,-4228,-2201,2799,6551,210,1917,1208,3864,-331,-5989,2867,6238,106,1779,1526,3371,-71,-5503,
	5888,3072,-224,-305,4470,-650,-954,-733,6925,-4476,-2600,-2800,-5783,10711,683,995,5570,-5149,-3203,-1682,-8850,13280,1662,
	5888,3073,-1682,-3072,340,-4779,-2975,620,10983,456,-654,-11034,4290,-2072,14435,1838,11103,615,-1287,-10992,591,-1426,8767,
	5888,3583,-3072,-3072,100,-4509,-3842,-394,12565,-4098,872,29531,10722,-10116,-2289,-872,12131,-4043,914,28320,9825,-9921,-360,
	5888,4070,-487,-793,740,-3382,-1820,1455,6353,716,3564,-1323,-12791,501,-6407,1392,6075,-1119,-1724,-1201,-16826,462,-7287,
	5888,4071,-199,-424,1097,-3024,-1613,4210,8065,2492,21316,14595,19550,1529,-3796,3840,7669,-114,15117,15368,13598,1038,-2457,
	5888,5636,-32,-3072,76,-2480,-2816,-2636,2241,10610,719,-8476,-3466,-5468,18909,-1942,2751,8926,93,-6567,-4389,-4280,14830,
	5968,3751,-120,-384,1826,-2775,-2024,-1477,909,6657,-12430,16210,-42790,-1427,-4204,-3000,-489,8655,686,13047,-23739,-607,-5578,
	5975,2353,-3072,-3072,835,-5179,-3860,-2584,5757,2482,7192,-3702,-16114,2780,-14573,-3772,4533,1931,6316,-3629,-15214,2226,-12781,
	6416,4492,-212,-551,2763,-1993,-1885,-1401,38,-2506,939,11720,-26756,670,15083,-1881,-701,-3002,3368,9821,-15141,2044,12121,
	6656,-1024,-3072,-3072,552,-10200,-5952,8089,7060,106,-404,2008,229,136,4048,7973,6807,-368,-123,2107,-63,91,3564,
	6656,-512,-3072,-3072,360,-9880,-5856,10270,8173,-417,-2886,1308,-859,90,383,9386,7132,-917,-2195,1529,-1079,105,-24,
	6656,0,-3072,-3072,0,-9728,-6656,-6097,-5812,2518,18061,-646,183,312,-2513,-5120,-4363,3620,17703,-890,1057,393,-2808,
	6656,0,-3072,-3072,0,-9728,-6656,-6457,-6274,2128,-5506,-670,183,312,-2513,-5480,-4825,3230,-5864,-914,1057,393,-2808,
	6656,256,-3072,-3072,424,-9048,-5304,-6040,-3369,-77,-4178,1017,-3251,260,-5285,-6399,-4077,-26,-4636,1184,-3862,386,-4331,
	6656,484,-953,-1206,5412,-3831,-1916,-4653,-2201,-6373,14801,-19188,576,-83,791,-4066,-1666,-5522,12958,-16375,1182,-511,869,
	6656,512,-3072,-3072,194,-9022,-5504,-3288,-2257,2065,-7570,-1402,-1840,148,-3901,-3426,-2651,2043,-9443,-1159,-2420,304,-2824,
	6656,512,-3072,-3072,172,-9044,-5696,-3398,-2215,2144,15980,-1002,-1719,148,-3838,-3722,-2614,2298,15513,-782,-1473,313,-3901,
	6656,512,-3072,-3072,294,-8922,-5952,-2840,-1883,2468,-7408,-580,-2341,156,-4158,-3692,-2490,3375,-4131,-748,-98,342,-6178,
	6656,557,-3072,-3072,537,-8634,-4595,-2328,-594,2654,16441,-1150,20534,173,-4153,-1955,-648,2029,11204,-1695,17216,75,1112,
	6656,664,-1303,-1642,5897,-3167,-2605,2888,-115,1433,-8317,15439,1804,102,1268,2148,-578,982,-5783,12656,774,463,675,
	6656,768,-3072,-3072,449,-8511,-5036,280,787,1076,12311,-575,-2085,-36,-550,808,1054,979,8631,-516,-3029,59,1882,
	6656,884,-1256,-1584,3686,-5157,-2582,-221,-825,7796,-12067,983,3431,-1270,642,-516,-903,7348,-11352,-20,3338,-1285,832,
	6656,1024,-3072,-3072,0,-8704,-6144,2307,2834,701,-13859,-895,-290,-671,7063,1805,2423,484,-10266,-1171,414,-871,5045,
	6656,1024,-387,-449,6346,-2358,-1179,-2737,-2154,3877,-6053,-6098,-1814,361,-5937,-2759,-2144,3267,-6322,-6405,-1431,298,-6119,
	6656,1024,-387,-449,7626,-1078,-1179,266,-3573,10506,-3740,-1903,152,108,215,816,-2955,8194,-4271,-3043,-139,154,726,
	6656,1024,-3072,-3072,116,-8588,-5952,2534,1677,1246,-14895,406,-672,-614,7091,2204,1330,1489,-12235,316,322,-772,5788,
	6656,1079,-1273,-1972,2507,-6142,-3087,-3214,-3512,3070,2033,1477,1102,-688,-1526,-3062,-3407,2065,2377,819,259,-578,-1617,
	6656,1081,-870,-870,6906,-1741,-870,495,2783,3794,13621,8415,913,19,700,562,2924,4232,12665,10613,1778,-223,793,
	6656,1195,-512,-512,7509,-1024,-512,558,1445,-13054,-4572,-3997,423,76,863,43,1214,-11401,-3903,-3456,1096,35,556,
	6656,1399,-559,-710,5135,-3194,-1597,-1145,-783,-5338,5930,4721,-727,63,-4049,-850,-655,-5488,4994,4971,-492,-38,-3247,
	6656,1536,-3072,-3072,249,-7943,-4892,-1677,-1897,-1132,1486,-67,-941,-1234,1291,-277,-665,-1422,-2756,-174,-2805,-553,2207,
	6656,1536,-256,-256,7680,-512,-256,421,1849,-9544,423,12,398,48,894,103,1537,-8198,998,190,604,65,696,
	6656,1537,-3072,-3072,507,-7684,-4223,-1084,-2078,-1299,899,-630,-796,-531,3620,-31,-1289,-4039,603,-1661,-4028,270,983,
	6656,1791,-3072,-3072,451,-7486,-4503,-1228,-630,-3694,3903,-909,-2454,-554,5877,-189,394,-4589,3596,-1306,-4693,440,2720,
	6656,2011,-987,-1254,3584,-4133,-2070,2050,812,-3206,-2193,-726,16258,288,755,1873,964,-2800,-1534,1079,17307,30,436,
	6656,2011,-987,-1254,5053,-2664,-2070,-1364,-1117,9272,5031,4362,-4251,-1238,-4188,-835,-1549,6616,1507,1527,-5170,-471,-4649,
	6656,2020,-591,-889,3470,-4238,-2121,-315,-674,-1949,3679,-2222,-6420,2027,-561,-420,-710,-1905,3323,-1170,-6978,2133,-191,
	6656,2047,-3072,-3072,310,-7371,-5128,-194,-760,-1092,12321,-834,-5311,-796,-2458,-144,-653,-760,11766,-719,-5189,-535,-1195,
	6656,2048,-3072,-3072,616,-7064,-4818,382,-293,-1945,14570,-1027,18289,457,28020,-79,-437,-1581,14927,-988,18763,829,28528,
	6656,2048,-3072,-3072,0,-7680,-5632,794,969,-49,12670,-1014,19038,21476,-4793,586,538,-404,12779,-680,19248,20747,-4464,
	6656,2048,-244,-316,5579,-2101,-1051,-2152,-1753,11829,-2112,15120,17801,17,12364,-2383,-1951,12092,-1121,14683,17892,76,11688,
	6656,2048,-244,-316,6803,-877,-1051,-2517,-1927,-8276,-415,-3437,-1487,425,-2411,-1562,-1910,-8264,-1245,-2850,-3514,598,-1791,
	6656,2048,-128,-128,7424,-256,-128,-883,-1906,14987,1150,-2244,359,359,750,-1017,-2094,15067,1271,-2317,317,392,710,
	6656,2048,-3072,-3072,128,-7552,-5392,475,-986,-1088,12216,-718,-4957,-1569,-4519,527,-1053,-977,11575,-471,-4837,-1768,-3284,
	6656,2052,-749,-1257,2395,-5280,-2670,63,-390,-245,12090,4833,-9136,1266,1847,-301,-1037,-879,12568,4881,-9249,1227,1250,
	6656,2105,-870,-870,5882,-1741,-870,767,-515,-13256,-4579,-11850,-3110,-1592,-3047,721,-84,-11837,-4206,-9359,-2769,-2105,-2735,
	6656,2219,-512,-512,6485,-1024,-512,5,-721,16490,-1258,-3988,-1611,15,-1259,-491,-609,16901,-681,-4002,-776,-32,-1422,
	6656,2467,-459,-595,4544,-2717,-1359,280,-1120,11255,8063,7824,-9608,375,-4599,110,-848,10431,7828,7697,-9321,213,-3442,
	6656,2560,-2521,-3072,503,-6665,-3722,13,-763,858,1299,-1074,6671,-234,9013,708,-1010,-305,4091,-1110,2192,426,-3444,
	6656,2560,-256,-256,6656,-512,-256,1377,2045,-4235,-1030,20044,-303,589,-643,1029,2168,-4894,-1118,19229,387,567,-768,
	6656,3054,-744,-1016,2508,-4167,-2096,1645,3292,6515,-6313,-5851,76,-1126,18070,1560,3110,6403,-6686,-4824,-117,-1393,17876,
	6656,3059,-419,-768,2412,-4257,-2158,-1111,617,-903,-11227,-8289,3824,993,-6833,-1048,446,-1595,-14276,-6633,673,824,-6612,
	6656,3072,-3072,-3072,568,-6088,-4315,-1025,545,249,-10515,-454,5198,117,28264,-1211,336,483,-10154,-501,5921,146,27423,
	6656,3072,-3072,-3072,132,-6525,-4868,-2162,-686,408,-8323,4513,6422,-1285,-161,-1911,-357,403,-7994,4497,7076,-1164,1494,
	6656,3072,-128,-128,6400,-256,-128,-1261,-574,-1305,-3542,-4227,718,684,-2717,-1490,-422,-2532,-4354,-5146,1140,582,-3055,
	6656,3072,-3072,-3072,0,-6656,-5120,919,706,-156,-8881,4840,7238,-1769,1965,920,791,-503,-9530,4713,8681,-2012,4908,
	6656,3072,-198,-247,4661,-1995,-1001,-2360,-1464,-9496,-1113,-7493,-5809,-3173,-3628,-2471,-1632,-9539,-405,-7414,-5398,-3343,-3933,
	6656,3072,-198,-247,5879,-777,-1001,-1181,-850,2105,-1025,445,-689,-957,-3956,-134,-1519,3038,-620,1988,-3735,-264,-2673,
	6656,3072,-3072,-3072,227,-6429,-4164,-1697,-1328,123,-9766,3383,5975,-951,8338,-192,-340,1158,-8422,2834,1246,421,-2210,
	6656,3129,-870,-870,4859,-1740,-870,-1256,-1591,-11138,-7431,-10606,14207,19501,-342,-1495,-953,-9571,-5936,-8339,16421,18455,438,
	6656,3243,-512,-512,5462,-1024,-512,-1432,-1241,1188,-1435,1181,-1965,-2697,-1049,-1920,-989,1599,-553,865,265,-3022,-1706,
	6656,3458,-370,-498,3186,-3084,-1556,-247,25,12824,-3272,15521,9620,-6257,-3608,-146,413,9509,-9886,15808,2212,-7722,-707,
	6656,3561,-639,-927,3874,-2293,-2103,1387,22,341,4107,3010,13956,-5975,-2778,1993,-184,303,5485,-262,14222,-4692,-6833,
	6656,3584,-256,-256,5632,-512,-256,-26,-609,2907,19333,70,857,-1716,-3902,-515,-363,2194,18804,-1126,2400,-2029,-4846,
	6656,3584,-1064,-2488,503,-5641,-3210,3527,2356,2801,-5726,9718,15452,11544,7730,2987,1533,2486,-7626,9501,13460,11726,2765,
	6656,4067,-493,-787,1989,-3672,-1870,-788,1650,2339,21486,-1221,9608,3585,-9468,-896,1419,1509,19156,-765,6839,1962,-7649,
	6656,4078,-198,-422,1421,-4229,-2201,-2015,-2528,-1492,2238,-16848,-3832,-12967,-4329,-2011,-3084,-4508,-4917,-16539,-9632,-12237,-4070,
	6656,4093,-45,-3072,551,-5084,-3804,-3008,-3278,1024,-5422,-11659,3095,-2697,-12,-3351,-3051,1163,-3675,-11666,6054,-2667,2829,
	6656,4096,-128,-128,5376,-256,-128,-1243,1044,2166,-5110,-1054,-487,-2707,16757,-1656,1188,1489,-6094,-1856,377,-3128,15661,
	6656,4096,-3072,-3072,111,-5521,-4353,-3353,-2802,-1905,12287,-13639,-13645,-8437,-4100,-3088,-2729,-1544,12000,-12868,-13380,-8524,-3737,
	6656,4096,-3072,-3072,0,-5632,-4608,373,-43,-3991,13696,-10633,-9289,15076,-1085,492,-156,-4192,13044,-8611,-8130,14214,1573,
	6656,4096,-157,-211,3701,-1931,-967,-1851,-458,8002,-2851,-5777,1336,11238,-1017,-1340,-81,6778,-6772,-4778,-7792,10015,1475,
	6656,4096,-157,-211,4945,-687,-967,-123,159,1917,-1260,2093,136,-5711,-3542,710,-580,2314,-1369,3840,-1283,-4379,-1456,
	6656,4153,-870,-870,3839,-1737,-870,-2269,44,2756,6878,8381,-5987,-9673,-1095,-2065,515,3205,6415,9673,-10721,-10954,1425,
	6656,4267,-512,-512,4438,-1023,-512,-112,-285,-5093,-3714,-1335,-1398,-7677,801,-184,-28,-4123,-2734,-1286,-1996,-8324,965,
	6656,4452,-236,-397,2338,-2937,-1527,-170,-226,10772,1610,-9726,16771,1681,-8858,-200,-128,8642,-3171,-8817,7607,-722,-5009,
	6656,4608,-256,-256,4608,-511,-256,1518,-4,130,-858,1064,-4851,16264,-2205,1353,135,371,-678,575,-4582,15913,-2854,
	6656,4609,-334,-1061,340,-4779,-2975,2529,2297,6527,2337,-10025,1380,-6968,16609,3060,2768,4281,-1162,-9381,-3749,-4645,14239,
	6656,5082,-84,-202,1195,-3451,-1825,-722,-1224,-1271,20066,14868,5135,11697,1915,-823,-1592,-7440,7394,15405,-5262,14138,-130,
	6656,5113,-218,-477,1480,-3135,-1728,171,499,7504,-4109,-10628,6598,3838,17714,-428,-49,6162,-5009,-10034,6756,5061,16630,
	6656,5113,-218,-477,3035,-1579,-1728,1966,-228,10818,7829,-2377,12434,4684,-4848,689,-1516,7815,4723,-2737,23650,8974,-7786,
	6656,5115,-46,-46,516,-4097,-3293,-2123,-3068,-12128,-19147,4852,-20584,20590,-4952,-2311,-2651,-6440,-4330,5034,-5744,21884,-3213,
	6656,5119,-128,-128,4353,-255,-128,-1667,-194,2109,2370,1480,8686,-9219,-1694,-1561,-191,1979,2797,1304,10261,-8809,-2444,
	6656,5119,-128,-3072,100,-4509,-3840,316,301,-7075,4287,-906,-4600,9450,-2819,296,306,-6575,4909,-1229,-4763,10480,-2376,
	6656,5120,0,-3072,0,-4608,-4096,2162,856,-6947,3095,16393,3481,9629,-7809,1888,756,-5485,2108,15710,3140,8722,-3650,
	6656,5120,-108,-169,2759,-1849,-929,-661,583,-11685,4735,-1459,14000,-19089,-4845,-375,754,-11498,4900,-659,4407,-19435,-243,
	6656,6085,-24,-86,1070,-2572,-1559,-360,1034,6380,5485,-4902,16506,-25981,-1854,-774,872,4677,-670,-4325,14407,-21588,-3106,
	6656,6131,0,-217,728,-2869,-1564,-2773,-2216,11355,27644,-6776,44483,-15064,3530,-659,11,6749,4953,-3982,15911,-16808,-609,
	6656,6143,-47,-116,1885,-1700,-882,1937,2182,-8458,-27031,2339,-37845,16088,-2248,1129,1354,-5633,-14133,1352,-27114,17947,387,
	6656,6144,-8,-127,99,-3485,-3328,1020,1959,733,-7943,17338,-1697,-446,-37681,959,1693,3833,891,16339,4051,-5052,-35635,
	6656,6144,0,0,0,-3584,-3584,1028,1107,-4860,-3554,-5057,8065,5410,23408,666,461,-517,4832,-5928,7552,-3534,26778,
	6656,6146,-46,-46,437,-3145,-2781,-15,-1073,3556,-5859,-7247,-37543,-13097,10190,-726,-1710,3263,1407,-8167,-17134,-8197,8088,
	6656,7141,0,0,624,-1963,-1224,-1758,-1133,-17519,-6203,1489,34810,24774,-2923,818,1305,-14130,-12513,1399,13397,11933,12,
	6656,7168,0,0,0,-2560,-3072,230,858,7113,-36195,-782,361,1772,95,-983,-464,5147,-26242,-1450,10959,4408,-665,
	6656,7172,0,-8,76,-2480,-2816,404,486,5840,-13101,-527,-6822,-2512,20896,-375,-238,2632,-10052,-627,3293,4116,19028,
	6656,7181,-4,-22,580,-1966,-1316,-2055,-1480,5725,18631,1439,15249,310,-3017,246,758,8546,10829,1486,-4186,-9487,-656,
	6656,7189,0,-44,346,-2193,-2269,-1738,-438,3960,33720,569,-35442,-20850,-2945,-3070,-1410,1064,27928,1072,-21317,-5008,-5351,
	6656,8101,0,0,246,-1381,-1036,-3476,-2398,-8950,-8040,503,30639,55420,-1153,1342,1526,-6864,-5142,236,-3012,13893,1095,
	6656,8166,0,-4,383,-1180,-804,-581,2090,17554,-12562,445,11916,64392,215,4072,5712,18054,-574,79,-12713,15749,1548,
	6656,8192,0,0,0,-1536,-2560,2234,2101,13114,-2247,364,-28638,-18443,-2217,-1166,-844,12267,-5296,749,-7046,9007,-3033,
	6656,8194,0,0,365,-1169,-1757,-9,963,-5873,11284,386,9225,-47440,208,-2632,-1346,-5899,7882,179,24703,-26224,-552,
	6656,8204,0,0,63,-1461,-2304,1868,1991,-9670,20722,338,-27357,-21555,-1828,-681,-167,-9856,14458,543,-11755,3092,-2402,
	6656,8963,0,0,195,-570,-1245,-1893,307,-325,-8150,-262,5996,9528,998,-993,1103,-1384,-4248,-441,1088,-4069,326,
	6656,9078,0,0,89,-562,-1210,-3383,-2410,-474,-6865,-237,36340,21151,634,-1503,-747,-1325,-3012,-398,24786,-538,239,
	6656,9204,0,0,37,-487,-1793,-858,1197,-188,-5701,-185,-1280,-33178,475,-2653,-677,690,-9776,-172,5019,-6345,631,
	6656,9216,0,0,0,-512,-2048,3224,3439,-340,18076,-168,-43639,-35605,373,79,168,1131,11764,61,-29645,5960,891,
	6656,10056,0,0,0,0,-754,-4422,-2779,523,-656,36,-2533,57120,-106,-2361,-511,-732,3058,97,-7149,17223,-604,
	6656,10240,0,0,0,0,-1536,1443,1900,343,-500,-34,20802,-56270,-181,167,428,1151,-2352,165,23112,-25495,272,
	6656,10248,0,0,0,0,-1281,-353,-107,336,-494,-37,-2776,-27207,-183,-559,-336,436,-716,-38,-3842,-17571,-84,
	6656,11059,0,0,0,0,-846,-75,-714,-130,-46,-142,-3303,29790,-189,228,-324,-335,382,-276,-4443,20370,-197,
	6656,12288,0,0,0,0,-422,-117,-560,1583,1157,1400,137,-449,799,-210,-644,1535,656,1366,1044,-2406,672,
	6656,2348,-3072,-3072,292,-7088,-5016,583,-271,2592,2509,-547,-9827,-406,-11372,544,-161,2844,2601,-608,-9661,12,-10264,
	6656,3372,-3072,-3072,331,-6026,-4380,-1102,356,691,-5517,2911,7719,-2087,403,-762,600,1088,-5241,2987,7866,-1941,-558,
	6656,2007,-3072,-3072,39,-7683,-5552,-1789,-920,-1478,10901,-749,-4185,-1963,-5599,-1801,-1135,-1597,10589,-424,-4140,-2476,-4973,
	6656,1265,-3072,-3072,22,-8441,-5824,1251,-1023,-5312,5904,-282,-219,-1204,2958,1447,-976,-5270,6470,-109,-286,-1464,2242,
	6656,2360,-3072,-3072,49,-7319,-5368,-1196,-584,3026,1342,298,-9100,-1532,-8708,-1289,-729,2973,712,405,-8689,-1747,-7310,
	6656,874,-3072,-3072,1055,-7799,-5192,-1119,-471,1302,-9527,-271,-578,448,1342,-1807,-1164,3475,-7436,96,1892,422,660,
	6656,338,-3072,-3072,1325,-8066,-4144,-3942,-2439,978,6028,1202,-3597,511,-6378,-3686,-2019,1211,5289,1133,-4428,213,-5688,
	6656,1870,-3072,-3072,403,-7455,-5488,-1164,-351,-3926,5870,-235,-3241,-648,-9327,-2266,-1619,-3990,7316,-69,-1423,-1300,-6249,
	6656,2552,-3072,-3072,32,-7145,-5200,787,-295,4049,200,1882,11669,-1376,-3773,1051,-20,4194,-316,1825,11526,-1164,-2881,
	6656,2446,-3072,-3072,94,-7189,-5368,-2057,-1155,2634,52,-659,-10647,-1202,-8027,-2519,-1618,2388,-391,-639,-9418,-1566,-5670,
	6656,1070,-3072,-3072,1047,-7612,-4284,8218,3251,-521,-13889,-434,511,500,7577,8104,3402,-1615,-14273,-542,93,333,6657,
	6656,822,-3072,-3072,1375,-7533,-4272,-890,-1217,-102,-3749,-1310,443,797,-359,-1268,-1174,-125,-3443,-977,972,531,-2228,
	6656,1280,-3072,-3072,47,-8402,-5600,-154,-577,-4250,5420,-192,-282,-1211,2728,538,-97,-3993,3403,101,-879,-1270,3147,
	6656,1137,-3072,-3072,424,-8168,-5472,1913,730,-1281,-18593,212,-804,-493,8079,1957,573,-488,-18371,413,377,-591,8722,
	6656,2747,-1916,-3072,595,-6387,-4091,-292,-18,1961,-7298,5422,1478,-3002,-8898,-140,601,2556,-7484,5681,3583,-3403,-4380,
	6657,1665,-1309,-3072,1991,-6073,-4007,-1898,-1920,-7006,6044,-1950,64,-1383,4686,-1151,-771,-5440,5070,-2042,832,-1078,5426,
	6657,2999,-3072,-3072,67,-6664,-5053,-1194,-253,1564,-11012,2310,6924,-1345,-1085,-1176,-135,1357,-11262,2183,8153,-1413,1575,
	6657,787,-713,-713,4797,-4146,-2073,1315,1051,2064,-13430,-3879,1272,-796,1111,1245,710,2242,-13057,-4616,1109,-527,1413,
	6657,2353,-3072,-3072,835,-6543,-4542,1142,600,-2,7353,-1063,-9704,1690,-17423,112,-88,70,8090,-1072,-8440,1718,-16931,
	6657,1773,-3072,-3072,279,-7678,-5377,-1807,82,-3149,3451,103,-2319,-1184,-6584,-1832,-85,-2838,3014,376,-1841,-1379,-4991,
	6658,1837,-3072,-3072,242,-7653,-5282,-669,-87,-3253,4940,1059,-2850,-1288,-6882,-381,103,-2903,3791,1305,-2872,-1246,-5617,
	6658,2304,-234,-927,1704,-5724,-3174,1493,523,2781,7191,2917,7692,2437,-3882,1575,958,1377,4394,1336,6563,1020,-2347,
	6658,5888,-10,-338,64,-3780,-3254,-1024,-304,-8222,-1328,-4331,4677,-2613,-13760,-145,481,-7364,-1079,-4237,1398,-5092,-12696,
	6658,1016,-3072,-3072,8,-8709,-6146,3097,1794,969,-13767,1007,-332,-648,6762,2571,1368,774,-10108,721,429,-841,4742,
	6659,5608,0,-3072,0,-4127,-3855,-2983,-3169,-8223,-2169,14934,3343,-14723,-3329,-2371,-2851,-5672,-1528,13253,2102,-14720,-3197,
	6660,2268,-2007,-3072,1215,-6252,-4002,-132,507,-1478,6717,-123,-11869,21,-9702,-717,255,-1261,6687,553,-9725,-595,-6833,
	6661,4240,-1106,-1922,262,-5235,-3259,-2953,-3724,932,3792,-5873,-8355,-10190,-6908,-3074,-3468,971,4721,-7692,-8837,-9690,-5786,
	6663,1628,-3072,-3072,457,-7657,-5159,-471,280,-1816,1417,254,-1314,-662,-3811,-364,369,-1281,356,507,-843,-565,-2385,
	6663,2672,-3072,-3072,0,-7070,-5327,521,651,1634,-4629,-2517,-13346,-1446,-2726,301,457,1407,-5469,-2621,-12294,-1724,-647,
	6664,2981,-3072,-3072,578,-6186,-4234,960,1406,2075,-8590,2554,5406,465,4560,1032,1370,2459,-7849,2383,4782,761,1123,
	6667,1151,-3072,-3072,1,-8598,-6091,2535,882,-3087,8006,1338,-215,-949,7998,2119,477,-3430,11446,1163,263,-1255,6056,
	6672,4492,-212,-551,2763,-2505,-2141,-596,-87,-21738,-19570,-11465,-35791,3304,14039,-595,275,-16278,-9256,-12663,-21097,3287,9366,
	6679,1883,-506,-765,3297,-4594,-2534,-1256,-2979,1833,6429,3506,-3916,2078,-212,-1362,-3051,2286,7607,1955,-3471,2476,-518,
	6681,3488,-201,-376,2218,-4071,-2388,-284,-1463,-7264,-12551,-2370,10239,-3726,-6729,342,-869,-4006,-9104,-2358,12717,-3303,-7986,
	6694,3751,-120,-384,1826,-4227,-2750,-998,-1411,-7234,-20662,12443,-6911,-7348,16804,-250,-78,829,-6995,11437,5094,-6355,14541,
	6709,2081,-176,-216,5697,-2056,-1030,6974,3818,-9853,-284,-6129,-6122,14,11315,6707,3527,-9741,673,-6892,-5805,191,10443,
	7168,1024,-3072,-3072,116,-9612,-6464,1714,1910,-4384,-3861,-1284,-105,45,5094,1019,1596,-5580,-2779,-1370,-312,128,3789,
	7168,2008,-1004,-1292,3587,-5157,-2582,717,2253,-11026,3901,-4451,-4391,-165,720,593,2266,-10697,4528,-4128,-3502,-58,136,
	7168,3072,-3072,-3072,131,-7549,-5380,2539,1216,1861,-18989,-200,6297,-1572,-3454,2208,1286,1964,-20093,-675,6060,-1682,-2681,
	7168,5092,-222,-494,1988,-3672,-1870,1792,1058,265,10348,7309,622,10719,-4566,1244,463,-1580,8404,7112,-739,10502,-5305,
	7168,5120,-128,-3072,111,-5521,-4352,457,932,7225,2150,-14024,-9566,2020,1284,630,1024,6052,422,-12739,-9715,891,529,
	7168,8707,0,0,72,-1973,-2560,1273,-2189,-5235,2425,273,-3429,-4623,-54,1960,-891,-5304,949,527,-1502,-303,-478,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_c145fb8349f3a7f4_tables[] = {
	{ "cuda", "NVIDIA H100 80GB HBM3", "sm_90", "f32", "plus", "", 8, segtune_segreduce_c145fb8349f3a7f4_boxes_0,
	  { { 13, segtune_segreduce_c145fb8349f3a7f4_unknown_0 }, { 249, segtune_segreduce_c145fb8349f3a7f4_longest_0 }, { 253, segtune_segreduce_c145fb8349f3a7f4_shares_0 } }, 1, 407, segtune_segreduce_c145fb8349f3a7f4_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_c145fb8349f3a7f4 = { "segtune_segreduce_c145fb8349f3a7f4", 1, segtune_segreduce_c145fb8349f3a7f4_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_c145fb8349f3a7f4

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
