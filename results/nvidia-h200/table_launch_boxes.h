/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-27
 * database: 5da40293be2a1e91
 * sources:  f12c93ac2ee11825
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 407 cases
 *     n and the mean length known: worst regret 177.7%, mean 31.1%; geometries left out: worst 215.6%, mean 34.2%
 *     the longest segment, too: worst regret 105.6%, mean 8.2%; geometries left out: worst 274.5%, mean 10.7%
 *     shares of long segments, too: worst regret 217.5%, mean 8.5%; geometries left out: worst 274.5%, mean 11.1%
 *     shares and the heaviest span, as probed: worst regret 81.9%, mean 7.7%; geometries left out: worst 105.6%, mean 9.9%
 *     all of these: worst regret 105.6%, mean 8.1%; geometries left out: worst 105.6%, mean 9.3%
 *     pareto lengths, 84 cases: worst regret 217.5%, mean 12.9%; left out: worst 274.5%, mean 17.3%
 *     uniform lengths, 71 cases: worst regret 58.0%, mean 10.0%; left out: worst 64.7%, mean 13.0%
 *     rowlen lengths, 99 cases: worst regret 41.7%, mean 7.8%; left out: worst 56.3%, mean 9.0%
 *     bimodal lengths, 16 cases: worst regret 23.5%, mean 5.3%; left out: worst 46.8%, mean 11.2%
 *     huge lengths, 44 cases: worst regret 66.8%, mean 7.1%; left out: worst 66.8%, mean 7.7%
 *     geometric lengths, 16 cases: worst regret 17.7%, mean 4.7%; left out: worst 17.7%, mean 4.7%
 *     zipf lengths, 25 cases: worst regret 31.7%, mean 5.2%; left out: worst 31.7%, mean 5.2%
 *     lognormal lengths, 38 cases: worst regret 33.1%, mean 6.9%; left out: worst 75.0%, mean 11.6%
 *     poisson lengths, 3 cases: worst regret 13.3%, mean 8.3%; left out: worst 13.3%, mean 8.3%
 *     fixed lengths, 11 cases: worst regret 18.4%, mean 9.9%; left out: worst 105.6%, mean 18.9%
 *     always the right one of the boxes: worst regret 33.2%, mean 4.6%
 *     always the right one of the best 8 of all 560 variants: mean regret 4.5% (exact, by branch and bound)
 *     the search of 407 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 26 of 466 variants
 *     variants tried, of how many, on each case:
 *       26/466 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 26/456 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1,
 *       27/467 huge:n=64M,mean=64,share=0.25,seed=1, 29/471 huge:n=64M,mean=64,share=0.5,seed=1,
 *       30/460 huge:n=64M,mean=256,share=0.25,seed=1, 32/465 huge:n=64M,mean=64,share=0.75,seed=1,
 *       34/473 zipf:n=64M,mean=64,alpha=1,seed=1, 34/472 huge:n=4M,mean=64,share=0.5,seed=1,
 *       35/476 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1, 37/499 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1,
 *       36/471 huge:n=64M,mean=64,share=0.1,seed=1, 36/466 linux_lines_per_file.rowlen@64M,
 *       36/465 huge:n=64M,mean=256,share=0.1,seed=1, 39/503 uniform:n=64M,mean=16M,seed=1,
 *       37/460 huge:n=64M,mean=256,share=0.5,seed=1, 39/476 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       40/480 pareto:n=64M,mean=256,alpha=1.5,seed=1, 43/503 pareto:n=64M,mean=1M,alpha=1.5,seed=1,
 *       41/465 zipf:n=64M,mean=256,alpha=1,seed=1, 43/480 debian_files_per_package.rowlen@64M,
 *       46/508 uniform:n=64M,mean=4M,seed=1, 44/478 huge:n=512K,mean=16,share=0.75,seed=1,
 *       43/464 huge:n=64M,mean=256,share=0.75,seed=1, 45/485 huge:n=4M,mean=64,share=0.1,seed=1,
 *       59/633 fixed:n=64M,mean=64, 45/481 lognormal:n=64M,mean=256,sigma=2,seed=1,
 *       44/469 pareto:n=64M,mean=256K,alpha=1.5,seed=1, 25/266 linux_identifier_postings.rowlen,
 *       48/509 uniform:n=64M,mean=1M,seed=1, 45/475 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       47/489 huge:n=1M,mean=64,share=0.5,seed=1, 47/479 pareto:n=8M,mean=256,alpha=1.5,seed=1,
 *       25/254 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1, 48/484 huge:n=1M,mean=64,share=0.1,seed=1,
 *       48/484 huge:n=512K,mean=64,share=0.5,seed=1, 48/477 linux_lines_per_file.rowlen,
 *       48/472 pareto:n=64M,mean=512,alpha=1.2,seed=1, 29/284 huge:n=64M,mean=4,share=0.5,seed=1,
 *       50/487 huge:n=64K,mean=64,share=0.1,seed=1, 50/486 huge:n=512K,mean=64,share=0.1,seed=1,
 *       50/486 huge:n=64K,mean=16,share=0.75,seed=1, 50/485 pareto:n=2M,mean=256,alpha=1.5,seed=1,
 *       50/483 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1, 51/489 gshhg_points_per_bin.rowlen@64M,
 *       54/515 fixed:n=64M,mean=1M, 49/466 pareto:n=256M,mean=1K,alpha=1.5,seed=1,
 *       58/551 uniform:n=64K,mean=256,seed=1, 52/489 mbeacxc.rowlen, 52/487 pareto:n=1M,mean=256,alpha=1.5,seed=1,
 *       51/477 bacterial_protein_lengths.rowlen@4M, 60/561 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       52/486 debian_files_per_package.rowlen, 47/439 pareto:n=64M,mean=64K,alpha=1.5,seed=1,
 *       47/438 pareto:n=4M,mean=256K,alpha=1.5,seed=1, 59/547 uniform:n=64M,mean=256,seed=1,
 *       60/552 uniform:n=2M,mean=128,seed=1, 26/239 huge:n=64M,mean=16,share=0.75,seed=1,
 *       52/477 uniform:n=64M,mean=256K,seed=1, 61/553 uniform:n=1M,mean=128,seed=1,
 *       50/453 pareto:n=64M,mean=4K,alpha=1.5,seed=1, 54/488 pareto:n=4M,mean=256,alpha=1.5,seed=1,
 *       54/488 pareto:n=8K,mean=256,alpha=1.5,seed=1, 61/547 uniform:n=8M,mean=128,seed=1,
 *       30/269 huge:n=64M,mean=16,share=0.1,seed=1, 29/258 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       55/488 lognormal:n=8M,mean=256,sigma=2,seed=1, 62/550 uniform:n=8K,mean=256,seed=1,
 *       60/531 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 50/442 uniform:n=4M,mean=256K,seed=1,
 *       62/548 uniform:n=256M,mean=64,seed=1, 30/265 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1,
 *       30/265 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1, 31/273 huge:n=64M,mean=4,share=0.25,seed=1,
 *       55/484 gshhg_points_per_bin.rowlen, 51/447 pareto:n=4M,mean=64K,alpha=1.5,seed=1,
 *       59/517 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1, 56/488 mbeacxc.rowlen@64M,
 *       32/278 huge:n=4M,mean=4,share=0.5,seed=1, 56/486 pareto:n=512K,mean=256,alpha=1.5,seed=1, 31/267 lp1.rowlen,
 *       57/489 mbeacxc.rowlen@4M, 57/488 pareto:n=64K,mean=256,alpha=1.5,seed=1,
 *       56/479 bacterial_protein_lengths.rowlen@64M, 61/521 uniform:n=512K,mean=256,seed=1,
 *       58/494 lognormal:n=2M,mean=256,sigma=2,seed=1, 65/553 uniform:n=128K,mean=128,seed=1,
 *       52/442 lognormal:n=64M,mean=64K,sigma=2,seed=1, 54/457 lognormal:n=64M,mean=4K,sigma=2,seed=1,
 *       57/482 fixed:n=64M,mean=256K, 66/557 uniform:n=256K,mean=128,seed=1,
 *       58/489 pareto:n=128K,mean=256,alpha=1.5,seed=1, 56/469 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1,
 *       31/259 huge:n=64M,mean=4,share=0.75,seed=1, 58/484 bimodal:n=64M,mean=64K,share=0.9,seed=1,
 *       58/484 uniform:n=64M,mean=64K,seed=1, 53/442 uniform:n=256M,mean=128K,seed=1,
 *       59/492 lognormal:n=256K,mean=256,sigma=2,seed=1, 35/291 huge:n=1M,mean=4,share=0.5,seed=1,
 *       32/265 huge:n=2M,mean=16,share=0.25,seed=1, 31/256 huge:n=64M,mean=16,share=0.5,seed=1,
 *       31/256 huge:n=8M,mean=16,share=0.25,seed=1, 53/437 pareto:n=64M,mean=16K,alpha=1.5,seed=1,
 *       34/280 huge:n=64M,mean=4,share=0.1,seed=1, 60/492 lognormal:n=8M,mean=64,sigma=1,seed=1,
 *       58/475 lognormal:n=64M,mean=1K,sigma=2,seed=1, 70/573 fixed:n=64M,mean=256,
 *       60/490 pareto:n=256K,mean=256,alpha=1.5,seed=1, 33/269 lp1.rowlen@4M,
 *       33/269 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 58/472 pareto:n=64M,mean=1K,alpha=1.5,seed=1,
 *       60/487 lognormal:n=1M,mean=256,sigma=2,seed=1, 56/453 zipf:n=64M,mean=4K,alpha=1,seed=1,
 *       59/476 pareto:n=512K,mean=1K,alpha=1.5,seed=1, 51/411 pareto:n=512K,mean=64K,alpha=1.5,seed=1,
 *       57/459 photo_kmeans256.rowlen, 70/562 uniform:n=4M,mean=256,seed=1,
 *       32/256 huge:n=64M,mean=16,share=0.25,seed=1, 62/495 lognormal:n=128K,mean=64,sigma=1,seed=1,
 *       60/479 bimodal:n=64M,mean=256K,share=0.9,seed=1, 58/458 uniform:n=4M,mean=4K,seed=1,
 *       58/457 bimodal:n=64M,mean=16K,share=0.9,seed=1, 33/260 huge:n=4M,mean=16,share=0.25,seed=1,
 *       57/448 uniform:n=4M,mean=64K,seed=1, 63/495 lognormal:n=256K,mean=64,sigma=1,seed=1,
 *       62/487 bacterial_protein_lengths.rowlen, 60/471 dense2.rowlen, 71/556 uniform:n=64K,mean=64,seed=1,
 *       33/258 zipf:n=64M,mean=16,alpha=1,seed=1, 59/461 photo_kmeans256.rowlen@4M, 58/451 fixed:n=64M,mean=64K,
 *       59/458 lognormal:n=64M,mean=16K,sigma=2,seed=1, 61/473 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       54/418 pareto:n=64K,mean=64K,alpha=1.5,seed=1, 64/495 lognormal:n=128K,mean=256,sigma=2,seed=1,
 *       52/402 pareto:n=512K,mean=256K,alpha=1.5,seed=1, 32/247 pareto:n=64M,mean=32,alpha=1.2,seed=1,
 *       75/576 uniform:n=1K,mean=256,seed=1, 65/498 bimodal:n=1M,mean=64,share=0.9,seed=1,
 *       60/459 photo_kmeans256.rowlen@64M, 60/459 uniform:n=2M,mean=2K,seed=1,
 *       62/473 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 73/556 uniform:n=8K,mean=64,seed=1,
 *       58/441 pareto:n=512K,mean=16K,alpha=1.5,seed=1, 57/432 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       61/460 uniform:n=1M,mean=2K,seed=1, 59/444 uniform:n=512K,mean=16K,seed=1,
 *       61/459 pareto:n=4M,mean=4K,alpha=1.5,seed=1, 58/435 uniform:n=64K,mean=16K,seed=1,
 *       61/456 pareto:n=512K,mean=4K,alpha=1.5,seed=1, 36/269 lp1.rowlen@64M, 67/499 geometric:n=64M,mean=64,seed=1,
 *       62/461 uniform:n=64M,mean=16K,seed=1, 68/505 huge:n=64K,mean=64,share=0.5,seed=1,
 *       68/504 uniform:n=1K,mean=1K,seed=1, 36/265 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1,
 *       63/459 uniform:n=256K,mean=2K,seed=1, 37/269 zipf:n=64M,mean=4,alpha=1,seed=1,
 *       63/457 pareto:n=64K,mean=4K,alpha=1.5,seed=1, 63/457 uniform:n=8M,mean=2K,seed=1, 64/464 fixed:n=64M,mean=4K,
 *       69/500 lognormal:n=64M,mean=128,sigma=1,seed=1, 57/410 uniform:n=512K,mean=64K,seed=1,
 *       64/459 bimodal:n=64M,mean=4K,share=0.9,seed=1, 64/459 uniform:n=512K,mean=4K,seed=1,
 *       62/444 fixed:n=64M,mean=16K, 67/479 lognormal:n=64M,mean=512,sigma=1,seed=1,
 *       78/554 uniform:n=512K,mean=64,seed=1, 69/490 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       63/446 uniform:n=4M,mean=16K,seed=1, 68/480 bimodal:n=64M,mean=1K,share=0.9,seed=1,
 *       71/501 fixed:n=64M,mean=1K, 63/443 pareto:n=4M,mean=16K,alpha=1.5,seed=1, 68/478 dense2.rowlen@4M,
 *       71/499 bimodal:n=64K,mean=64,share=0.9,seed=1, 35/244 huge:n=1M,mean=16,share=0.75,seed=1,
 *       41/283 pareto:n=256M,mean=16,alpha=1.5,seed=1, 61/421 uniform:n=64K,mean=64K,seed=1,
 *       59/407 uniform:n=512K,mean=256K,seed=1, 36/248 huge:n=4M,mean=16,share=0.75,seed=1,
 *       70/482 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 74/508 uniform:n=8K,mean=1K,seed=1,
 *       42/288 huge:n=4M,mean=4,share=0.1,seed=1, 53/363 qcd5_4.rowlen, 42/287 huge:n=512K,mean=4,share=0.5,seed=1,
 *       53/362 qcd5_4.rowlen@4M, 70/477 dense2.rowlen@64M, 74/504 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       73/496 uniform:n=256M,mean=1K,seed=1, 69/468 uniform:n=8K,mean=4K,seed=1,
 *       73/494 uniform:n=64M,mean=1K,seed=1, 53/358 qcd5_4.rowlen@64M, 70/468 uniform:n=128K,mean=2K,seed=1,
 *       70/466 uniform:n=64M,mean=4K,seed=1, 41/272 pareto:n=64M,mean=8,alpha=1.2,seed=1,
 *       72/474 uniform:n=512K,mean=1K,seed=1, 72/473 pareto:n=8K,mean=1K,alpha=1.5,seed=1,
 *       43/282 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 45/294 debian_entries_per_directory.rowlen@64M,
 *       72/467 uniform:n=64K,mean=4K,seed=1, 44/283 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       43/275 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1, 43/271 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1,
 *       46/287 pareto:n=64M,mean=16,alpha=1.5,seed=1, 78/485 uniform:n=64K,mean=1K,seed=1,
 *       48/291 pareto:n=8M,mean=16,alpha=1.5,seed=1, 44/265 huge:n=1M,mean=16,share=0.25,seed=1,
 *       46/277 huge:n=512K,mean=16,share=0.25,seed=1, 49/293 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       81/483 uniform:n=4M,mean=1K,seed=1, 49/290 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       49/290 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1, 54/318 bcsstk16.rowlen@64M, 53/312 nsjac.rowlen@64M,
 *       47/271 lognormal:n=64M,mean=16,sigma=2,seed=1, 56/322 bcsstk16.rowlen@4M, 56/322 citeseer_words.rowlen@4M,
 *       47/269 huge:n=256K,mean=16,share=0.25,seed=1, 49/280 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       56/320 uniform:n=64M,mean=64,seed=1, 44/250 pareto:n=64M,mean=64,alpha=1.5,seed=1,
 *       50/283 photo_colour_histogram.rowlen, 56/316 citeseer_words.rowlen@64M,
 *       46/258 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1, 57/319 nsjac.rowlen@4M,
 *       53/296 huge:n=1M,mean=4,share=0.1,seed=1, 53/296 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       50/279 photo_colour_histogram.rowlen@64M, 54/301 debian_entries_per_directory.rowlen,
 *       53/295 lognormal:n=8M,mean=4,sigma=2,seed=1, 46/255 lognormal:n=64M,mean=64,sigma=2,seed=1,
 *       51/281 photo_colour_histogram.rowlen@4M, 54/297 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       55/302 maxwell_S.rowlen@4M, 68/371 fixed:n=64M,mean=16, 55/300 kjv_words_per_verse.rowlen@4M,
 *       59/321 nsjac.rowlen, 55/299 maxwell_S.rowlen@64M, 49/266 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1,
 *       57/309 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1, 57/309 email-Enron.rowlen@64M,
 *       55/298 pareto:n=1M,mean=16,alpha=1.5,seed=1, 55/296 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       55/296 wathenSmall.rowlen@64M, 44/236 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1,
 *       49/262 wdbii_river_segments.rowlen@4M, 61/326 bcsstk16.rowlen, 56/299 lognormal:n=64M,mean=4,sigma=2,seed=1,
 *       52/277 huge:n=64K,mean=16,share=0.25,seed=1, 56/298 uniform:n=64M,mean=16,seed=1,
 *       61/324 citeseer_words.rowlen, 56/297 kjv_words_per_verse.rowlen@64M, 58/306 maxwell_S.rowlen,
 *       53/279 gowalla_bipartite.rowlen@4M, 57/300 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1,
 *       57/299 brack2.rowlen@64M, 58/304 lognormal:n=2M,mean=4,sigma=2,seed=1, 58/304 kjv_words_per_verse.rowlen,
 *       58/303 wathenSmall.rowlen@4M, 63/329 uniform:n=1K,mean=64,seed=1, 59/308 basker_matrix1.rowlen@64M,
 *       61/318 email-Enron.rowlen, 54/281 gowalla_bipartite.rowlen, 50/260 wdbii_river_segments.rowlen@64M,
 *       59/306 huge:n=64K,mean=4,share=0.5,seed=1, 63/326 uniform:n=4M,mean=64,seed=1,
 *       58/300 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1, 57/294 cage10.rowlen@64M,
 *       58/299 pareto:n=512K,mean=16,alpha=1.5,seed=1, 54/278 facebook_combined.rowlen@4M,
 *       51/262 wdbii_river_segments.rowlen, 59/303 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       61/313 geometric:n=64M,mean=12,empty=0.5,seed=1, 58/297 huge:n=512K,mean=4,share=0.1,seed=1,
 *       61/312 basker_matrix1.rowlen@4M, 59/301 pareto:n=256K,mean=16,alpha=1.5,seed=1, 60/305 brack2.rowlen@4M,
 *       57/289 pareto:n=512K,mean=4,alpha=1.5,seed=1, 58/294 pareto:n=1K,mean=4,alpha=1.5,seed=1,
 *       54/273 facebook_combined.rowlen@64M, 63/318 email-Enron.rowlen@4M, 55/277 gowalla_bipartite.rowlen@64M,
 *       57/287 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1, 58/292 copter2.rowlen@64M,
 *       58/291 wordnet_pointers.rowlen@64M, 60/301 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       62/309 lognormal:n=8M,mean=8,sigma=1,seed=1, 61/304 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       62/307 brack2.rowlen, 61/302 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1, 60/297 copter2.rowlen,
 *       60/297 wordnet_pointers.rowlen@4M, 62/306 pareto:n=128K,mean=16,alpha=1.5,seed=1, 62/306 wathenSmall.rowlen,
 *       61/301 debian_depends.rowlen@64M, 60/296 copter2.rowlen@4M, 63/310 geometric:n=8M,mean=8,seed=1,
 *       62/305 lognormal:n=256K,mean=8,sigma=1,seed=1, 62/305 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       61/300 geometric:n=64M,mean=8,seed=1, 61/300 cage10.rowlen@4M, 55/269 lognormal:n=2M,mean=32,sigma=2,seed=1,
 *       64/313 lognormal:n=2M,mean=8,sigma=1,seed=1, 62/303 pareto:n=2M,mean=16,alpha=1.5,seed=1,
 *       62/302 pareto:n=4M,mean=16,alpha=1.5,seed=1, 59/287 pareto:n=4M,mean=4,alpha=1.5,seed=1,
 *       65/316 basker_matrix1.rowlen, 64/310 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       60/290 english_word_lengths.rowlen@64M, 60/290 ibm03_nets.rowlen@64M,
 *       63/304 huge:n=64K,mean=4,share=0.1,seed=1, 57/275 lognormal:n=1M,mean=32,sigma=2,seed=1,
 *       56/270 linux_kernel_line_lengths.rowlen@64M, 64/308 lognormal:n=128K,mean=4,sigma=2,seed=1,
 *       64/306 geometric:n=1M,mean=8,seed=1, 59/282 huge:n=128K,mean=16,share=0.25,seed=1,
 *       59/282 facebook_combined.rowlen, 63/300 uniform:n=64M,mean=16,empty=0.5,seed=1,
 *       62/295 english_word_lengths.rowlen, 62/295 ibm03_nets.rowlen@4M, 57/271 linux_kernel_line_lengths.rowlen,
 *       65/309 debian_depends.rowlen@4M, 64/302 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       67/316 geometric:n=2M,mean=8,seed=1, 63/297 pareto:n=8K,mean=4,alpha=1.5,seed=1,
 *       62/290 geometric:n=64M,mean=3,empty=0.5,seed=1, 66/308 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       68/317 lognormal:n=1M,mean=8,sigma=1,seed=1, 58/270 lognormal:n=8M,mean=32,sigma=2,seed=1,
 *       65/302 wordnet_pointers.rowlen, 67/311 pareto:n=8K,mean=16,alpha=1.5,seed=1,
 *       66/306 lognormal:n=1M,mean=4,sigma=2,seed=1, 66/306 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       67/310 debian_depends.rowlen, 65/300 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1,
 *       62/286 lognormal:n=128K,mean=32,sigma=2,seed=1, 64/295 uniform:n=2M,mean=8,seed=1,
 *       67/308 uniform:n=1K,mean=16,seed=1, 57/261 pareto:n=512K,mean=64,alpha=1.5,seed=1, 67/306 cage10.rowlen,
 *       68/309 lognormal:n=256K,mean=4,sigma=2,seed=1, 70/318 geometric:n=256K,mean=8,seed=1,
 *       63/286 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1, 55/249 4elt.rowlen@64M,
 *       55/249 delaunay_n15.rowlen@64M, 61/276 lognormal:n=256K,mean=32,sigma=2,seed=1,
 *       60/270 lognormal:n=64M,mean=32,sigma=1,seed=1, 67/301 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       66/296 pareto:n=64K,mean=4,alpha=1.5,seed=1, 57/254 4elt.rowlen@4M,
 *       70/311 bimodal:n=4M,mean=4,share=0.9,seed=1, 70/311 pareto:n=1K,mean=16,alpha=1.5,seed=1,
 *       67/296 uniform:n=1M,mean=8,seed=1, 70/309 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       70/308 uniform:n=512K,mean=16,seed=1, 58/255 delaunay_n15.rowlen@4M, 70/307 uniform:n=64K,mean=16,seed=1,
 *       60/262 pareto:n=64K,mean=64,alpha=1.5,seed=1, 57/248 ecology1.rowlen@64M,
 *       61/265 pareto:n=8K,mean=64,alpha=1.5,seed=1, 62/268 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       62/268 pareto:n=4M,mean=64,alpha=1.5,seed=1, 64/274 lognormal:n=64M,mean=2,sigma=1,seed=1,
 *       73/311 lognormal:n=128K,mean=8,sigma=1,seed=1, 72/305 uniform:n=4M,mean=16,seed=1, 61/258 4elt.rowlen,
 *       72/304 ibm03_nets.rowlen, 62/261 fixed:n=64M,mean=4, 62/259 delaunay_n15.rowlen,
 *       65/271 lognormal:n=1M,mean=64,sigma=1,seed=1, 61/253 geometric:n=8M,mean=2,seed=1,
 *       63/261 bimodal:n=64M,mean=64,share=0.9,seed=1, 63/260 uniform:n=128K,mean=8,seed=1,
 *       63/260 uniform:n=64M,mean=2,empty=0.5,seed=1, 66/271 bimodal:n=4M,mean=64,share=0.9,seed=1,
 *       66/271 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1, 62/254 ecology1.rowlen,
 *       59/240 git_files_per_commit.rowlen@64M, 57/231 poisson:n=64M,mean=0.25,seed=1,
 *       61/246 git_files_per_commit.rowlen@4M, 63/254 uniform:n=8M,mean=8,seed=1,
 *       63/253 geometric:n=64M,mean=2,seed=1, 65/261 geometric:n=1M,mean=2,seed=1,
 *       60/240 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 65/259 uniform:n=256K,mean=8,seed=1,
 *       82/326 geometric:n=128K,mean=8,seed=1, 60/238 poisson:n=64M,mean=0.5,seed=1, 59/234 mdual.rowlen@64M,
 *       67/265 pareto:n=1K,mean=64,alpha=1.5,seed=1, 66/260 geometric:n=2M,mean=2,seed=1,
 *       79/309 uniform:n=8K,mean=16,seed=1, 78/305 bimodal:n=512K,mean=4,share=0.9,seed=1, 62/240 mdual.rowlen@4M,
 *       67/259 poisson:n=64M,mean=2,seed=1, 64/241 uniform:n=256M,mean=4,seed=1, 67/252 git_files_per_commit.rowlen,
 *       70/263 geometric:n=256K,mean=2,seed=1, 65/243 mdual.rowlen, 71/265 geometric:n=128K,mean=2,seed=1,
 *       83/306 bimodal:n=64K,mean=4,share=0.9,seed=1, 68/249 uniform:n=8K,mean=4,seed=1,
 *       67/245 uniform:n=64M,mean=4,seed=1, 67/240 uniform:n=1K,mean=4,seed=1, 69/243 uniform:n=4M,mean=4,seed=1,
 *       74/251 uniform:n=512K,mean=4,seed=1, 58/192 uniform:n=64M,mean=1,seed=1, 77/253 uniform:n=64K,mean=4,seed=1,
 *       64/199 fixed:n=64M,mean=1
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=7:
 *       measured on 407 cases, n = 1024 to 268435456; serves 132 (zipf pareto huge lognormal uniform rowlen bimodal fixed): worst regret 81.9%, mean 8.1%
 *       launched 200 times in a row on 27 cases, all results right
 *     flat_persistent BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=1 SEGMENT_COST=3 STATIC_SHARE=15 TILES=2 VECS=3:
 *       measured on 407 cases, n = 1024 to 268435456; serves 46 (huge zipf pareto lognormal uniform rowlen): worst regret 66.8%, mean 12.0%
 *       launched 200 times in a row on 16 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 327 cases, n = 1024 to 268435456; serves 81 (pareto uniform bimodal rowlen geometric lognormal fixed): worst regret 217.5%, mean 10.6%
 *       launched 200 times in a row on 32 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 281 cases, n = 1024 to 268435456; serves 36 (uniform pareto bimodal rowlen lognormal fixed): worst regret 33.1%, mean 8.9%
 *       launched 200 times in a row on 8 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 220 cases, n = 1024 to 268435456; serves 46 (geometric uniform bimodal rowlen lognormal poisson fixed): worst regret 25.1%, mean 6.8%
 *       launched 200 times in a row on 8 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=64 UNROLL=8 VEC=4:
 *       measured on 216 cases, n = 1024 to 268435456; serves 22 (uniform pareto rowlen): worst regret 29.3%, mean 7.6%
 *       launched 200 times in a row on 7 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=2304 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 208 cases, n = 1024 to 268435456; serves 24 (uniform bimodal rowlen geometric lognormal): worst regret 29.1%, mean 4.2%
 *       launched 200 times in a row on 18 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4:
 *       measured on 164 cases, n = 1024 to 268435456; serves 20 (uniform pareto lognormal rowlen): worst regret 19.9%, mean 5.1%
 *       launched 200 times in a row on 16 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_9CC193A539926E52
#define SEGTUNE_SEGREDUCE_9CC193A539926E52

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

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_9cc193a539926e52_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 407, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 14 }, { "TILES", 4 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=1 SEGMENT_COST=3 STATIC_SHARE=15 TILES=2 VECS=3", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 407, 1, 0, 9, { { "BLOCKS_PER_SM", 5 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 1 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 15 }, { "TILES", 2 }, { "VECS", 3 } }, 0, 8388608, 0 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 327, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 256 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 281, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 48 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 220, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 384 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=64 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 216, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 64 }, { "UNROLL", 8 }, { "VEC", 4 } }, 512, 4194304, 8 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=2304 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 208, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 2304 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 6144, 4194304, 1536 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 164, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "UNROLL", 8 }, { "VEC", 4 } }, 64, 4194304, 2 }
};

static const struct segtune_node segtune_segreduce_9cc193a539926e52_unknown_0[] = {
	{ SEGTUNE_N, 1630000.0, 1, 16, -1 },
	{ SEGTUNE_MEAN, 656.0, 2, 13, -1 },
	{ SEGTUNE_N, 163000.0, 3, 12, -1 },
	{ SEGTUNE_MEAN, 32.399999999999999, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 115.0, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 92700.0, 8, 11, -1 },
	{ SEGTUNE_N, 2900.0, 9, 10, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 46300.0, 14, 15, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1.9996197953024915, 17, 20, -1 },
	{ SEGTUNE_MEAN, 1.8, 18, 19, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_9cc193a539926e52_longest_0[] = {
	{ SEGTUNE_LONGEST, 15100.0, 1, 206, -1 },
	{ SEGTUNE_MEAN, 4.0600000000000005, 2, 27, -1 },
	{ SEGTUNE_N, 1180000.0, 3, 20, -1 },
	{ SEGTUNE_MEAN, 1.6100000000000001, 4, 9, -1 },
	{ SEGTUNE_N, 60900.0, 5, 8, -1 },
	{ SEGTUNE_MEAN, 1.0800000000000001, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 44.5, 10, 13, -1 },
	{ SEGTUNE_N, 29400.0, 11, 12, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 8520.0, 14, 19, -1 },
	{ SEGTUNE_N, 392000.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 2.75, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 2240000.0, 21, 26, -1 },
	{ SEGTUNE_MEAN, 2.8000000000000003, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 127.0, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 70.600000000000009, 28, 123, -1 },
	{ SEGTUNE_LONGEST, 37.300000000000004, 29, 56, -1 },
	{ SEGTUNE_N, 42000000.0, 30, 47, -1 },
	{ SEGTUNE_MEAN, 19.600000000000001, 31, 40, -1 },
	{ SEGTUNE_N, 16900000.0, 32, 37, -1 },
	{ SEGTUNE_N, 91100.0, 33, 36, -1 },
	{ SEGTUNE_LONGEST, 16.100000000000001, 34, 35, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 7.8600000000000003, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 193000.0, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 27.300000000000001, 43, 46, -1 },
	{ SEGTUNE_N, 651000.0, 44, 45, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 22.700000000000003, 48, 53, -1 },
	{ SEGTUNE_MEAN, 12.600000000000001, 49, 50, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 86200000.0, 51, 52, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 111000000.0, 54, 55, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 7970.0, 57, 116, -1 },
	{ SEGTUNE_N, 526000.0, 58, 85, -1 },
	{ SEGTUNE_MEAN, 18.199999999999999, 59, 66, -1 },
	{ SEGTUNE_LONGEST, 6890.0, 60, 65, -1 },
	{ SEGTUNE_MEAN, 16.0, 61, 62, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 186000.0, 63, 64, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 5710.0, 67, 82, -1 },
	{ SEGTUNE_N, 15000.0, 68, 73, -1 },
	{ SEGTUNE_MEAN, 44.0, 69, 72, -1 },
	{ SEGTUNE_N, 1810.0, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 22.700000000000003, 74, 77, -1 },
	{ SEGTUNE_N, 199000.0, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 3680.0, 78, 79, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 120000.0, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 89000.0, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 6.9100000000000001, 86, 91, -1 },
	{ SEGTUNE_N, 4210000.0, 87, 90, -1 },
	{ SEGTUNE_LONGEST, 135.0, 88, 89, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 94200000.0, 92, 113, -1 },
	{ SEGTUNE_LONGEST, 71.799999999999997, 93, 104, -1 },
	{ SEGTUNE_MEAN, 19.600000000000001, 94, 99, -1 },
	{ SEGTUNE_N, 57800000.0, 95, 98, -1 },
	{ SEGTUNE_N, 971000.0, 96, 97, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 1160000.0, 100, 103, -1 },
	{ SEGTUNE_MEAN, 43.700000000000003, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 56.800000000000004, 105, 110, -1 },
	{ SEGTUNE_N, 37300000.0, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 14.9, 108, 109, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 3460000.0, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 22.400000000000002, 114, 115, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 2170000.0, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 11300.0, 119, 122, -1 },
	{ SEGTUNE_MEAN, 4.9000000000000004, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 1990.0, 124, 157, -1 },
	{ SEGTUNE_N, 155000.0, 125, 138, -1 },
	{ SEGTUNE_MEAN, 87.900000000000006, 126, 129, -1 },
	{ SEGTUNE_N, 47100.0, 127, 128, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 666.0, 130, 135, -1 },
	{ SEGTUNE_LONGEST, 121.0, 131, 134, -1 },
	{ SEGTUNE_N, 43800.0, 132, 133, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 46000.0, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 28200000.0, 139, 152, -1 },
	{ SEGTUNE_MEAN, 592.0, 140, 149, -1 },
	{ SEGTUNE_MEAN, 324.0, 141, 146, -1 },
	{ SEGTUNE_N, 17700000.0, 142, 143, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 120.0, 144, 145, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 908000.0, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 19400000.0, 150, 151, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 182.0, 153, 154, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 211.0, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1450000.0, 158, 179, -1 },
	{ SEGTUNE_MEAN, 188.0, 159, 168, -1 },
	{ SEGTUNE_LONGEST, 6880.0, 160, 165, -1 },
	{ SEGTUNE_N, 238000.0, 161, 164, -1 },
	{ SEGTUNE_N, 25500.0, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 94400.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 3550.0, 169, 174, -1 },
	{ SEGTUNE_N, 204000.0, 170, 173, -1 },
	{ SEGTUNE_MEAN, 322.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 540.0, 175, 178, -1 },
	{ SEGTUNE_N, 229000.0, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 1030.0, 180, 193, -1 },
	{ SEGTUNE_LONGEST, 6530.0, 181, 190, -1 },
	{ SEGTUNE_MEAN, 107.0, 182, 185, -1 },
	{ SEGTUNE_N, 9720000.0, 183, 184, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 5180000.0, 186, 189, -1 },
	{ SEGTUNE_MEAN, 354.0, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 2290000.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 9860.0, 194, 199, -1 },
	{ SEGTUNE_MEAN, 1600.0, 195, 198, -1 },
	{ SEGTUNE_N, 18200000.0, 196, 197, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 8490000.0, 200, 203, -1 },
	{ SEGTUNE_MEAN, 3170.0, 201, 202, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 2340.0, 204, 205, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 1750000.0, 207, 226, -1 },
	{ SEGTUNE_MEAN, 301.0, 208, 215, -1 },
	{ SEGTUNE_N, 51500.0, 209, 212, -1 },
	{ SEGTUNE_MEAN, 76.400000000000006, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 959000.0, 213, 214, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 133000.0, 216, 223, -1 },
	{ SEGTUNE_MEAN, 632.0, 217, 220, -1 },
	{ SEGTUNE_N, 269000.0, 218, 219, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 68600.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 548000.0, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 5810.0, 227, 234, -1 },
	{ SEGTUNE_N, 2190000.0, 228, 233, -1 },
	{ SEGTUNE_LONGEST, 189000.0, 229, 232, -1 },
	{ SEGTUNE_MEAN, 214.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 164000.0, 235, 246, -1 },
	{ SEGTUNE_MEAN, 12900.0, 236, 241, -1 },
	{ SEGTUNE_N, 16100000.0, 237, 238, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_LONGEST, 26300.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 126000.0, 242, 243, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 66800.0, 244, 245, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_9cc193a539926e52_shares_0[] = {
	{ SEGTUNE_SHARE_4K, 0.0050600000000000003, 1, 168, -1 },
	{ SEGTUNE_MEAN, 5.4199999999999999, 2, 31, -1 },
	{ SEGTUNE_N, 378000.0, 3, 10, -1 },
	{ SEGTUNE_MEAN, 1.5700000000000001, 4, 9, -1 },
	{ SEGTUNE_N, 60600.0, 5, 8, -1 },
	{ SEGTUNE_MEAN, 1.0800000000000001, 6, 7, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.00092499999999999993, 11, 22, -1 },
	{ SEGTUNE_MEAN, 3.8700000000000001, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 4610000.0, 14, 21, -1 },
	{ SEGTUNE_N, 455000.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 3610000.0, 17, 18, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 4.5300000000000002, 19, 20, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_MEAN, 2.8199999999999998, 23, 26, -1 },
	{ SEGTUNE_N, 116000000.0, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 5120000.0, 27, 28, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 113000000.0, 29, 30, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 70.600000000000009, 32, 105, -1 },
	{ SEGTUNE_N, 525000.0, 33, 58, -1 },
	{ SEGTUNE_MEAN, 18.800000000000001, 34, 45, -1 },
	{ SEGTUNE_MEAN, 14.600000000000001, 35, 36, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 147000.0, 37, 44, -1 },
	{ SEGTUNE_N, 3180.0, 38, 39, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 82300.0, 40, 41, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.0019100000000000002, 42, 43, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 15000.0, 46, 51, -1 },
	{ SEGTUNE_MEAN, 42.200000000000003, 47, 50, -1 },
	{ SEGTUNE_N, 2040.0, 48, 49, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 25.800000000000001, 52, 57, -1 },
	{ SEGTUNE_N, 198000.0, 53, 54, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.00096599999999999995, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 16.400000000000002, 59, 82, -1 },
	{ SEGTUNE_SHARE_1K, 0.00078899999999999999, 60, 75, -1 },
	{ SEGTUNE_N, 31300000.0, 61, 70, -1 },
	{ SEGTUNE_N, 14800000.0, 62, 67, -1 },
	{ SEGTUNE_MEAN, 13.300000000000001, 63, 64, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 2110000.0, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 7.4400000000000004, 68, 69, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 47100000.0, 71, 74, -1 },
	{ SEGTUNE_MEAN, 8.8599999999999994, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 25100000.0, 76, 77, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_4K, 0.0013900000000000002, 78, 81, -1 },
	{ SEGTUNE_MEAN, 12.800000000000001, 79, 80, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1060000.0, 83, 86, -1 },
	{ SEGTUNE_MEAN, 38.400000000000006, 84, 85, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 129000000.0, 87, 100, -1 },
	{ SEGTUNE_N, 2470000.0, 88, 91, -1 },
	{ SEGTUNE_MEAN, 50.700000000000003, 89, 90, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_4K, 0.00216, 92, 97, -1 },
	{ SEGTUNE_MEAN, 18.800000000000001, 93, 96, -1 },
	{ SEGTUNE_N, 74400000.0, 94, 95, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.052400000000000002, 98, 99, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 38.5, 101, 104, -1 },
	{ SEGTUNE_SHARE_1K, 0.00051099999999999995, 102, 103, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 965.0, 106, 155, -1 },
	{ SEGTUNE_N, 132000.0, 107, 120, -1 },
	{ SEGTUNE_MEAN, 87.900000000000006, 108, 111, -1 },
	{ SEGTUNE_N, 47100.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 720.0, 112, 117, -1 },
	{ SEGTUNE_N, 95300.0, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 140.0, 115, 116, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 28000.0, 118, 119, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 29100000.0, 121, 138, -1 },
	{ SEGTUNE_SHARE_1K, 0.20500000000000002, 122, 131, -1 },
	{ SEGTUNE_N, 13000000.0, 123, 128, -1 },
	{ SEGTUNE_N, 155000.0, 124, 127, -1 },
	{ SEGTUNE_MEAN, 194.0, 125, 126, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 109.0, 129, 130, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 7520000.0, 132, 135, -1 },
	{ SEGTUNE_MEAN, 184.0, 133, 134, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 182.0, 136, 137, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 174.0, 139, 146, -1 },
	{ SEGTUNE_SHARE_4K, 0.0014500000000000001, 140, 145, -1 },
	{ SEGTUNE_MEAN, 151.0, 141, 142, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 67700000.0, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.0021800000000000001, 147, 154, -1 },
	{ SEGTUNE_MEAN, 202.0, 148, 153, -1 },
	{ SEGTUNE_SHARE_1K, 0.088099999999999998, 149, 152, -1 },
	{ SEGTUNE_N, 118000000.0, 150, 151, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 210000.0, 156, 157, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 64600000.0, 158, 165, -1 },
	{ SEGTUNE_N, 306000.0, 159, 162, -1 },
	{ SEGTUNE_MEAN, 2290.0, 160, 161, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_1K, 0.088000000000000009, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 2030.0, 166, 167, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 2096246.4847428617, 169, 232, -1 },
	{ SEGTUNE_MEAN, 282.0, 170, 213, -1 },
	{ SEGTUNE_SHARE_4K, 0.030000000000000002, 171, 190, -1 },
	{ SEGTUNE_MEAN, 75.900000000000006, 172, 187, -1 },
	{ SEGTUNE_MEAN, 2.7000000000000002, 173, 174, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_4K, 0.019, 175, 184, -1 },
	{ SEGTUNE_MEAN, 37.600000000000001, 176, 177, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_SHARE_1K, 0.159, 178, 183, -1 },
	{ SEGTUNE_N, 572000.0, 179, 180, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_4K, 0.010500000000000001, 181, 182, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 500000.0, 185, 186, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 135.0, 188, 189, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 163.0, 191, 204, -1 },
	{ SEGTUNE_N, 38200.0, 192, 199, -1 },
	{ SEGTUNE_MEAN, 76.400000000000006, 193, 196, -1 },
	{ SEGTUNE_SHARE_4K, 0.11, 194, 195, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.14000000000000001, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 1720000.0, 200, 201, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 6.0300000000000002, 202, 203, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 163000.0, 205, 208, -1 },
	{ SEGTUNE_SHARE_4K, 0.081799999999999998, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_4K, 0.054100000000000002, 209, 212, -1 },
	{ SEGTUNE_N, 280000.0, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 47000.0, 214, 229, -1 },
	{ SEGTUNE_MEAN, 650.0, 215, 228, -1 },
	{ SEGTUNE_N, 257000.0, 216, 219, -1 },
	{ SEGTUNE_SHARE_4K, 0.052299999999999999, 217, 218, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_SHARE_4K, 0.041200000000000001, 220, 221, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 1620000.0, 222, 227, -1 },
	{ SEGTUNE_N, 450000.0, 223, 226, -1 },
	{ SEGTUNE_MEAN, 363.0, 224, 225, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 531000.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 3900000.0, 233, 252, -1 },
	{ SEGTUNE_SHARE_4K, 0.0155, 234, 243, -1 },
	{ SEGTUNE_MEAN, 3.9199999999999999, 235, 236, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.0258, 237, 238, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 109.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 334.0, 241, 242, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 2970.0, 244, 249, -1 },
	{ SEGTUNE_SHARE_4K, 0.033000000000000002, 245, 248, -1 },
	{ SEGTUNE_SHARE_1K, 0.36199999999999999, 246, 247, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 21900.0, 250, 251, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_9cc193a539926e52_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_9cc193a539926e52_boxes_0,
	  { { 21, segtune_segreduce_9cc193a539926e52_unknown_0 }, { 247, segtune_segreduce_9cc193a539926e52_longest_0 }, { 253, segtune_segreduce_9cc193a539926e52_shares_0 } }, 1 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_9cc193a539926e52 = { "segtune_segreduce_9cc193a539926e52", 1, segtune_segreduce_9cc193a539926e52_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_9cc193a539926e52

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
