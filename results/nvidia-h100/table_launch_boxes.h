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
 *     shares and the heaviest span, as probed: worst regret 91.6%, mean 6.9%; geometries left out: worst 179.6%, mean 9.1%
 *     all of these: worst regret 72.1%, mean 6.0%; geometries left out: worst 72.1%, mean 8.1%
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
#ifndef SEGTUNE_SEGREDUCE_01D6AE6D20389E46
#define SEGTUNE_SEGREDUCE_01D6AE6D20389E46

/*
 * What headers of launch boxes share, once in a program, for C99 and C++11: boxes, the trees that say which one serves
 * a call, and the lookup. segtune puts this text into each header that it exports.
 */
#ifndef SEGTUNE_LAUNCH_BOX_VERSION
#define SEGTUNE_LAUNCH_BOX_VERSION 5

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
};

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

/* ---- the lookup ---- */

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

/* The box of table t, NULL if none of it can run; *why: differences that are due to it. */
static inline const struct segtune_box *segtune_table_pick(const struct segtune_table *t, const struct segtune_query *q,
							   unsigned *why)
{
	int level, i, known = segtune_known_trees(t, q), picked = -1;

	*why = 0;
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
#elif SEGTUNE_LAUNCH_BOX_VERSION != 5
#error "launch-box headers of different segtune releases: export them again with one"
#endif

#define SEGTUNE_SEGREDUCE_FLAT_PERSISTENT 4537640
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190
#define SEGTUNE_SEGREDUCE_BLOCK 1369594
#define SEGTUNE_SEGREDUCE_SUBWARP 5599278

/* f32 plus on NVIDIA H100 80GB HBM3 */
static const struct segtune_box segtune_segreduce_01d6ae6d20389e46_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=15 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 407, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 15 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=12 TILES=4 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 407, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 12 }, { "TILES", 4 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 338, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 256, 4194304, 192 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 308, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 32 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 1099511627264, 0, INT64_MAX, 1024, 268435456, 279, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 4 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 256, 4194304, 256 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=64 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 237, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 64 }, { "UNROLL", 8 }, { "VEC", 4 } }, 384, 4194304, 6 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 163, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "UNROLL", 8 }, { "VEC", 4 } }, 48, 4194304, 2 },
	{ "subwarp", "LDG=1 LOAD_MODIFIER=0 NT=128 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=4 UNROLL=4 VEC=4", SEGTUNE_SEGREDUCE_SUBWARP, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, 68719476704, 0, INT64_MAX, 1024, 268435456, 240, 1, 0, 7, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "SEGMENTS_IN_FLIGHT", 1 }, { "THREADS_PER_SEGMENT", 4 }, { "UNROLL", 4 }, { "VEC", 4 } }, 6144, 4194304, 96 }
};

static const struct segtune_node segtune_segreduce_01d6ae6d20389e46_unknown_0[] = {
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

static const struct segtune_node segtune_segreduce_01d6ae6d20389e46_longest_0[] = {
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

static const struct segtune_node segtune_segreduce_01d6ae6d20389e46_shares_0[] = {
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

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_01d6ae6d20389e46_tables[] = {
	{ "cuda", "NVIDIA H100 80GB HBM3", "sm_90", "f32", "plus", "", 8, segtune_segreduce_01d6ae6d20389e46_boxes_0,
	  { { 13, segtune_segreduce_01d6ae6d20389e46_unknown_0 }, { 249, segtune_segreduce_01d6ae6d20389e46_longest_0 }, { 253, segtune_segreduce_01d6ae6d20389e46_shares_0 } }, 1 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_01d6ae6d20389e46 = { "segtune_segreduce_01d6ae6d20389e46", 1, segtune_segreduce_01d6ae6d20389e46_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_01d6ae6d20389e46

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
