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
 *     shares and the heaviest span, as probed: worst regret 105.6%, mean 6.3%; geometries left out: worst 247.3%, mean 7.8%
 *     all of these: worst regret 105.6%, mean 5.7%; geometries left out: worst 105.6%, mean 6.7%
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
#ifndef SEGTUNE_SEGREDUCE_89B2748CBEF92491
#define SEGTUNE_SEGREDUCE_89B2748CBEF92491

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

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_89b2748cbef92491_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 407, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 14 }, { "TILES", 4 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "flat_persistent", "BLOCKS_PER_SM=5 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=1 SEGMENT_COST=3 STATIC_SHARE=15 TILES=2 VECS=3", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 407, 1, 0, 9, { { "BLOCKS_PER_SM", 5 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 1 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 15 }, { "TILES", 2 }, { "VECS", 3 } }, 0, 8388608, 0 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 327, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 256 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 12884901882, 0, INT64_MAX, 1024, 268435456, 281, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1792 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 3 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 768, 4194304, 48 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 220, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 384 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=64 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 216, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 64 }, { "UNROLL", 8 }, { "VEC", 4 } }, 512, 4194304, 8 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=2304 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100", 1, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 208, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 2304 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 6144, 4194304, 1536 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 164, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "UNROLL", 8 }, { "VEC", 4 } }, 64, 4194304, 2 }
};

static const struct segtune_node segtune_segreduce_89b2748cbef92491_unknown_0[] = {
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

static const struct segtune_node segtune_segreduce_89b2748cbef92491_longest_0[] = {
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

static const struct segtune_node segtune_segreduce_89b2748cbef92491_shares_0[] = {
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

static const int segtune_segreduce_89b2748cbef92491_cases_0[] = {
	0,0,0,0,0,0,0,1669,1757,2620,3538,3264,3900,3439,3987,1669,1757,2620,3538,3264,3900,3439,3987,
	2560,730,-3072,-3072,116,-690,-1216,-840,1603,-5084,18187,3183,-3094,199,-5467,-199,1364,-3139,20731,3487,-4225,574,-5479,
	2560,1020,-3072,-3072,27,-489,-1856,325,679,4726,26526,5444,8867,1083,-6265,-1534,159,1982,21295,4784,13823,5030,-6744,
	2560,1854,-3072,-3072,0,0,-756,-125,-391,4251,-17744,-1333,44404,6406,7322,2029,220,6259,-12923,-5135,40111,4267,9900,
	2560,2056,-3072,-3072,0,0,-1296,-3779,379,-1435,-15585,-9717,-31174,-14529,13372,-6135,-630,-4139,-17151,-4274,-26915,-12179,8602,
	2560,2867,-3072,-3072,0,0,-848,-4287,3147,8224,2874,-38961,-6564,-11437,45366,-5645,2571,5841,3716,-36231,-5541,-11467,43740,
	2560,3012,-3072,-3072,0,0,-394,-3196,150,-4172,5179,32203,-6407,4845,-36927,50,1419,-1419,5925,24780,-12021,2938,-31629,
	2560,3657,-3072,-3072,0,0,-508,-1659,-3281,736,3971,12140,2201,-14300,-6672,-1724,-3381,221,3968,11199,2229,-14068,-5711,
	2560,4096,-3072,-3072,0,0,-422,-2080,632,309,-1345,3062,2217,-14951,-3952,-2649,263,-368,-1459,2918,3319,-14421,-3473,
	2560,4608,-3072,-3072,0,0,-229,3434,5604,-5804,-10031,-2067,-1797,-7648,-1787,3386,5393,-4930,-10058,-2406,-772,-7418,-1549,
	2560,4608,-3072,-3072,0,0,-32,-6833,-4254,-2669,5018,-2067,-1797,12993,6439,-4335,-3269,1802,4396,-4952,-3285,13085,6884,
	3328,830,-3072,-3072,413,-1829,-1292,1608,-1513,645,-14065,-7119,3168,2302,-1511,2274,-465,4921,-12310,-2894,296,-6116,-1551,
	3328,1029,-3072,-3072,62,-1981,-2624,1640,-2039,10697,-5390,6441,9768,8161,-1703,1056,-2311,6921,-6625,805,11007,13415,-691,
	3328,1911,-3072,-3072,234,-927,-1192,1107,-1538,-8398,-11074,-8015,-17465,5068,8016,3135,-72,-3995,-7380,-5503,-20111,-3506,11501,
	3328,2061,-3072,-3072,60,-950,-2064,3757,586,-6040,1278,-5525,-14035,-20883,12408,1600,-357,-9480,-2676,-4156,-10920,-16745,8575,
	3328,2916,-3072,-3072,10,-146,-1010,3094,-5383,-9360,-3228,21425,-1241,20863,-25466,5334,-4141,-4561,-1304,19244,-3601,17583,-22840,
	3328,3089,-3072,-3072,0,0,-1540,7392,1580,7142,2548,-24295,8400,5506,-7315,4097,144,2065,331,-17972,12017,8579,-13669,
	3328,3958,-3072,-3072,0,0,-1060,8229,1035,-5201,2430,1418,3461,26656,9087,6607,789,-5870,2780,2503,4206,24975,9092,
	3328,3982,-650,-3072,0,0,-650,1621,-2483,-9315,-58,3347,-704,-2153,-1063,1956,-2466,-6667,-416,2380,-942,-1807,-956,
	3328,5120,-165,-3072,0,0,-641,-4008,364,-8609,7167,-649,-5709,18489,-1331,-5066,-432,-9782,6427,55,-3861,18104,-878,
	3328,5193,-191,-191,0,0,-191,4315,-1131,-24487,-20003,-1333,-10958,818,2027,4047,-1722,-22048,-20867,-589,-12131,845,2817,
	3328,5632,0,-3072,0,0,-409,1916,46,-6872,-2174,-305,3267,-4105,-1026,2313,354,-4380,-1729,-82,2269,-4724,-595,
	3328,5803,0,-3072,0,0,-288,1604,698,-6427,-6157,-64,1540,-3442,-339,2913,1721,-1953,-4799,-12,-1189,-4047,-429,
	3974,3372,-3072,-3072,329,-663,-1698,-209,1734,8451,6205,13082,1188,-8991,-2981,-531,1341,7906,6156,12848,1693,-8862,-2356,
	4096,881,-3072,-3072,825,-2902,-1564,-3573,-2787,-4800,-7813,-7509,10901,28028,321,-1127,-754,-910,-5960,-1673,8400,12093,-801,
	4096,1024,-3072,-3072,84,-3500,-3392,-2093,522,3194,-4694,6295,-6545,8419,1899,-3038,-486,1093,-6924,2179,-4584,12239,2050,
	4096,1026,-3072,-3072,364,-3218,-2832,-3124,-715,7086,-5702,-295,5335,-12806,919,-3446,-1089,6239,-5458,-1948,6385,-6241,1222,
	4096,1083,-870,-870,1850,-1675,-870,8286,10191,8006,-4926,-10868,245,-3304,-2262,8182,10197,7117,-4278,-11076,1885,-2463,-2704,
	4096,1542,-256,-256,2563,-503,-256,-4489,-1099,-15963,-1332,3697,8538,11300,2336,-3420,-600,-14132,-2700,1367,4272,10396,2519,
	4096,1986,-1224,-3072,652,-1971,-1224,-2574,-1205,5493,10274,-7020,27702,6667,-5922,-2161,-1054,5655,9873,-5050,26938,5312,-5145,
	4096,2051,-3072,-3072,73,-2483,-2832,-2198,-2044,-3555,5911,-5682,-11551,-10373,-10112,-1929,-1968,-3802,5403,-6982,-11796,-8780,-10101,
	4096,2227,-512,-512,1422,-959,-512,-8162,-8259,-17150,-21251,10625,-20483,-168,-6646,-7697,-7981,-17029,-22773,10109,-22089,114,-5959,
	4096,2971,-944,-3072,252,-1385,-1036,-7909,-6375,-11151,5479,-3280,-7205,8823,-20509,-5457,-4532,-7279,2226,-2011,-12099,6498,-15630,
	4096,3074,-3072,-3072,368,-1166,-1755,-1546,2660,-3125,195,7204,-1442,25629,-5900,-30,3751,-429,1683,6983,-1733,20461,-1762,
	4096,3083,-128,-128,1304,-221,-128,-8034,-5828,-689,12356,-4188,22558,-1829,-24475,-7507,-5112,2655,10970,-3710,15067,-2842,-23645,
	4096,3084,-3072,-3072,63,-1461,-2308,-1869,-1382,-1899,2172,8195,8553,-980,-11584,-2097,-1653,-3314,1876,10123,8302,768,-14826,
	4096,3143,-870,-870,406,-1059,-870,5541,7553,677,-9399,-562,-4029,2246,1959,4635,6628,-607,-6995,-700,139,1966,2208,
	4096,3594,-256,-256,638,-375,-256,11058,8580,14763,28772,-6745,28995,1329,181,12555,9709,18205,25375,-6859,20086,860,943,
	4096,3955,-704,-3072,90,-563,-1210,527,3098,9925,-5610,-3530,13180,-9685,2233,1090,3799,9430,-5022,-4395,11326,-9054,1245,
	4096,4084,-3072,-3072,37,-487,-1793,-2086,-1201,13293,-58,-4625,-1423,-16179,-183,-3073,-1646,10075,-869,-3546,-1899,-15588,25,
	4096,4936,-277,-567,0,0,-754,-3464,48,13617,-607,-1589,1526,-374,7738,-2850,428,12380,-963,-2161,1785,-426,6778,
	4096,5128,-137,-3072,0,0,-1281,-2059,-2820,20950,-9532,-134,-2354,-4061,3625,-3020,-3419,15370,-9390,374,-627,-3213,2538,
	4096,5939,-17,-211,0,0,-846,4099,5703,23506,27698,-504,-14602,-579,1421,956,2992,19421,26648,-329,-8739,-208,3133,
	4096,6084,-1,-237,0,0,-394,-9891,-3355,133,2482,-89,26989,-538,8115,-2983,2651,1840,3370,-436,12247,-894,3413,
	4096,6729,0,0,0,0,-510,476,3794,2438,-2292,268,-8680,-68,-993,902,4097,1294,-2190,257,-11051,-50,-725,
	4096,7168,0,0,0,0,-422,5263,7880,2074,-4347,430,-9496,131,2235,4493,7041,1302,-4327,397,-9593,170,4681,
	4096,7680,0,0,0,0,-229,249,4154,1784,-5058,366,-437,323,-9194,-384,3614,1666,-5554,323,845,367,-6185,
	4096,7680,0,0,0,0,-32,-7346,-5700,1784,18509,366,18297,323,-4363,-4022,-2285,2984,18345,385,15849,325,-8334,
	4198,1265,-3072,-3072,22,-3526,-3366,-831,1600,-3419,-3866,-1864,-4943,1323,352,-1557,787,-4552,-5639,-4237,-3731,2839,532,
	4206,874,-3072,-3072,1055,-2898,-2742,5477,4614,6174,4500,8191,-3124,-34594,-16,3308,3261,1676,1554,298,-1565,-17747,949,
	4243,2446,-3072,-3072,94,-2362,-2955,-7,963,5589,7031,11708,-4402,-11837,12058,-932,-274,3341,4961,10097,-5451,-6471,10368,
	4251,2552,-3072,-3072,27,-2338,-2795,-4583,-1920,-165,1330,12191,-4359,-12348,12590,-4456,-1836,-338,1194,12460,-5248,-11217,11232,
	4284,2007,-3072,-3072,39,-2938,-3180,-758,2291,-10561,2484,-5380,-9457,-1265,-10108,-1358,1355,-11910,735,-7167,-9686,751,-9587,
	4352,511,-3072,-3072,155,-4454,-3312,-539,-2100,-5638,-3825,2010,-6949,-7748,1339,-939,-1946,-5742,-3873,3284,-6327,-5704,1027,
	4352,1024,-643,-860,3323,-774,-1000,-3381,-1519,-14231,-23789,5139,2819,10052,-4870,-3852,-1546,-14964,-22463,5653,3540,10273,-4350,
	4352,1066,-1613,-3072,1043,-3011,-1613,1795,1899,2188,-2649,8064,-8523,-3089,369,2014,2041,2323,-1593,7944,-9060,-3854,-192,
	4352,1498,-1121,-3072,883,-2739,-1480,2216,6003,2242,-1447,-2962,2708,5118,-3602,1912,5817,1977,-1255,-2884,2428,5536,-4224,
	4352,1523,-693,-3072,1262,-2335,-1306,822,1779,-1728,1119,-12780,7167,-3588,-3384,767,1438,-1548,-683,-10046,6282,-2643,-3609,
	4352,1532,-3072,-3072,234,-3354,-2404,-8808,-5134,-8019,-8425,-12760,3312,-832,-2683,-4999,-1791,-2440,-3482,-6130,2899,-11213,-2086,
	4352,1536,-3072,-3072,93,-3491,-3360,-5613,3246,-1264,-2035,-2630,-3512,12247,-2052,-6575,2227,-2651,-3897,-5092,-2650,14532,-1668,
	4352,1539,-3072,-3072,164,-3417,-2776,-1012,811,4890,-1545,-5346,9924,4136,-2435,910,2549,8009,1565,-1911,9753,489,-1887,
	4352,1972,-1480,-3072,665,-2483,-1480,-5903,-5098,-4715,-3016,-21736,11562,1308,13138,-5334,-4336,-3652,-3555,-19093,11282,-2723,13053,
	4352,1972,-1480,-3072,1990,-1158,-1480,3989,5526,-4869,-4650,5469,-6156,1991,683,3807,5159,-5517,-5602,5883,-6035,3376,-472,
	4352,2048,-457,-657,2593,-479,-879,195,-483,771,-15522,1783,-42860,-10630,23297,-768,-945,-2137,-12760,2450,-37495,-10121,22934,
	4352,2222,-512,-512,1911,-988,-512,-5786,-2825,-14167,-4106,7459,710,-2712,15292,-5177,-2452,-12944,-6571,7304,-2267,-2382,15312,
	4352,2577,-534,-3072,577,-1965,-1316,5982,6406,2088,9537,15307,-7310,-3266,20238,5520,6023,1781,7869,14894,-7646,-1292,19765,
	4352,3072,-360,-573,1693,-355,-788,8209,12949,22775,8681,-1251,-20946,-2237,-5733,5984,10725,17702,12177,-1965,-7304,-1257,-6808,
	4352,3077,-1760,-3072,133,-1910,-1760,-3600,-1512,-5248,-2826,5069,-2333,7362,-4889,-3331,-1210,-5352,-665,4070,-2006,5199,-4298,
	4352,3596,-3072,-3072,63,-1461,-2306,-2038,1422,-6177,-3129,-15978,3376,20120,-4842,-1914,1350,-6934,-3283,-14854,3032,21426,-6535,
	4352,3997,-570,-1191,207,-916,-1191,8606,11380,9077,-10313,-3112,738,-1433,12838,6538,9312,7321,-6465,-3259,9987,-1038,11147,
	4352,4050,-208,-465,316,-754,-819,2498,5263,1615,-8626,14883,-4262,836,7434,2328,5079,-741,-7581,14577,-514,1221,6820,
	4352,5640,-30,-3072,0,0,-1281,-809,-1032,19356,13240,531,-993,-1123,-1480,-378,-209,16741,12753,382,-2140,-1423,-798,
	4362,338,-3072,-3072,1325,-3476,-1850,-3660,-2217,-4961,1055,7141,-1251,11051,757,-2983,-2756,-4491,1422,8657,-1954,5710,480,
	4390,1870,-3072,-3072,403,-2923,-3222,4801,6105,884,7245,7309,5996,-6865,-8756,2827,3779,-2859,3129,1630,7219,3027,-7735,
	4441,2747,-1916,-3072,595,-1956,-1875,5143,5176,13140,-3361,1718,-6742,-10278,14903,3837,4096,11415,254,-1423,-3801,-8637,13938,
	4480,1280,-3072,-3072,47,-4049,-3424,-1065,-1738,7084,-8767,436,13845,3331,1205,-1528,-1890,7160,-9340,372,13951,3267,986,
	4608,511,-3072,-3072,155,-4966,-3568,2447,-3650,-4238,11394,2221,-5373,-7168,-204,2542,-3198,-3579,10010,3565,-5331,-6389,-462,
	4608,1024,-579,-750,3788,-820,-1017,8145,172,7744,-891,-1439,23861,-9847,-3383,7551,481,6872,-591,-536,23566,-9674,-2185,
	4608,1061,-1591,-3072,1132,-3439,-1825,5849,3564,2281,3651,7808,-7296,3462,2186,6012,3526,2469,4521,7967,-6931,2411,2032,
	4608,1473,-1121,-3072,1027,-3132,-1687,-1375,-3190,2869,-9490,-14584,-7124,-1259,-850,-1913,-3431,2808,-9481,-13950,-6862,-1763,-1191,
	4608,1534,-3072,-3072,232,-3866,-2541,-5215,-7145,-6713,-10571,-9049,-10149,7318,-207,-770,-3060,-1017,-4747,-773,-11153,-6069,619,
	4608,1536,-3072,-3072,93,-4003,-3616,-1625,664,-1952,-4424,588,-10241,2755,75,-3075,-614,-3616,-6481,-2076,-9630,4523,-212,
	4608,1538,-640,-1010,1633,-2461,-1256,6249,8402,5324,8394,-10448,2361,-13357,-2662,5606,8197,4475,7273,-9723,2213,-12610,-3202,
	4608,1538,-3072,-3072,211,-3883,-3032,74,-727,3676,-3948,-3467,13408,-2486,-191,1234,669,5732,-1552,-603,12696,-5236,198,
	4608,2005,-1139,-3072,750,-2877,-1564,560,-2212,-2417,6958,14440,-4053,4751,-8293,502,-1982,-1495,4102,17533,-4168,1559,-8720,
	4608,2005,-1139,-3072,2325,-1302,-1564,-10597,-11879,-393,670,-11394,-7642,-3109,307,-9954,-11797,855,-1202,-9088,-9180,-4187,-640,
	4608,2047,-419,-598,3065,-520,-906,3769,1180,18608,13853,-1333,-32654,13414,-6171,3167,1415,16306,14621,-327,-29991,13887,-5286,
	4608,2219,-512,-512,2405,-1008,-512,1195,640,3208,21720,3741,28467,-4434,-3946,1801,904,5236,18844,4025,25252,-3900,-4682,
	4608,2556,-642,-1355,767,-2310,-1355,-3313,-2480,-2256,-6810,-10927,-11916,3821,19410,-4092,-3008,-2743,-5892,-10543,-10406,4564,18006,
	4608,3071,-323,-474,2153,-408,-827,-4149,-2860,14914,7996,-1282,-27068,-3389,-11179,-5967,-4517,8849,9837,-1924,-15243,-2504,-11015,
	4608,3081,-1645,-3072,154,-2397,-2016,4263,2372,-93,-1957,1450,-2008,-9728,11971,4120,2412,-890,4,-872,-906,-8789,11195,
	4608,3587,-3072,-3072,72,-1973,-2562,1415,-948,-2030,-2957,6088,5559,-1628,5169,1545,-776,-1689,-2980,6712,5454,-645,3738,
	4608,4002,-549,-944,247,-1382,-1036,-5335,-6768,-4989,1298,-3775,1810,-779,-13426,-3740,-4955,-2712,-100,-4291,-3519,-1510,-11583,
	4608,4070,-204,-408,383,-1180,-804,-14568,-13225,-14901,3582,14731,-3261,1281,-15699,-12531,-11061,-15105,2092,14393,-10445,1400,-14885,
	4608,5649,-25,-3072,0,0,-1537,-629,1088,-12309,-1349,995,1190,-16,803,-1036,872,-13875,-1441,813,1981,322,1605,
	4628,1070,-3072,-3072,1047,-3555,-2256,1190,2260,-1344,605,488,-6511,4211,710,2249,2641,89,1798,3340,-6008,-154,291,
	4634,1137,-3072,-3072,424,-4122,-3450,8534,4043,6058,22689,3030,-10257,-6256,1505,6930,3023,3371,22040,-814,-9497,973,1449,
	4636,2999,-3072,-3072,67,-2621,-3032,2763,1176,2592,2517,1700,883,-1034,6060,1484,-120,1201,1846,1808,-253,2754,4129,
	4711,1665,-1309,-3072,1991,-2182,-2061,4927,464,-3060,-14663,24907,7755,-916,-4092,3804,-104,-4905,-11643,18618,9145,3014,-3773,
	4721,822,-3072,-3072,1375,-3661,-2336,3939,2926,-3697,14099,-8994,-2626,-7155,481,3511,2223,-4141,13607,-8576,-1991,-6163,366,
	4740,2360,-3072,-3072,49,-3487,-3452,5549,855,-5906,6691,7003,10314,-8045,12659,4049,-712,-7769,5378,5915,9376,-6022,12820,
	4864,867,-1514,-3072,1615,-3662,-1984,2337,-914,-1007,13208,-11791,1122,2374,1896,2070,-1096,-805,12166,-10442,1295,1786,2330,
	4864,1024,-3072,-3072,84,-5036,-4160,4159,621,-6044,7397,3796,16304,1210,167,3568,-773,-7693,7648,33,16611,1742,-70,
	4864,1024,-3072,-3072,426,-4694,-3600,-315,-3520,-5973,4733,-565,15229,-7657,649,-1297,-3977,-7480,4358,-2864,15248,-2647,514,
	4864,1081,-870,-870,3331,-1733,-870,-3054,-6454,-17233,15452,-13811,-14792,-8353,18250,-2530,-6362,-16755,13227,-12584,-14733,-8028,17055,
	4864,1535,-256,-256,4098,-511,-256,2357,-1531,12735,12187,16068,-1743,-5127,-6374,2923,-2789,13793,13184,13477,-852,-5941,-8186,
	4864,2002,-1056,-1603,1096,-3046,-1603,5341,-928,7952,13275,31339,17155,-239,-6310,5739,-470,8435,12489,31193,16170,-780,-6727,
	4864,2048,-3072,-3072,98,-3999,-3600,7817,29,18684,-87,-4813,12568,-2722,-3013,6510,-1091,17371,-1301,-6169,12149,-1317,-3197,
	4864,2219,-512,-512,2910,-1016,-512,4185,1711,18690,11359,-262,22247,-4510,-8674,4749,1669,21143,8993,422,20074,-3793,-10031,
	4864,3018,-824,-1480,649,-2477,-1480,10773,6755,-1040,8500,-3018,-12717,2801,-11169,10535,6618,-209,8522,-3092,-11746,2342,-11608,
	4864,3078,-128,-128,2814,-252,-128,1507,-2957,-5574,5998,-1800,3347,17660,14232,1908,-2805,-2023,7027,-1608,-1207,16646,13179,
	4864,3078,-3072,-3072,73,-2993,-3076,8163,2599,2295,4352,888,2316,1570,2790,7851,2368,2192,4756,1818,1379,1574,2355,
	4864,3095,-3072,-3072,419,-2630,-2523,1512,447,-4362,2512,-2612,-5360,2562,4326,3691,2674,-920,3311,-1055,-3426,-2761,6769,
	4864,3134,-870,-870,1389,-1621,-870,-3148,-5256,-1816,24745,-3176,7308,-4428,12335,-2913,-4852,-669,21507,-2262,4620,-3701,13756,
	4864,3588,-256,-256,2061,-496,-256,-170,-3104,-12362,-20381,-2299,21090,-430,2529,732,-2234,-8321,-19717,-2345,14543,-911,2968,
	4864,4049,-508,-826,290,-1805,-1291,-7388,-12535,-12158,-20438,-2735,-11959,-1002,-16888,-7474,-12433,-11609,-19230,-2632,-10722,-1372,-17274,
	4864,4099,-3072,-3072,72,-1973,-2561,-1435,-4374,4982,-3185,-4616,-2892,-15806,-1395,-1247,-4070,5579,-3847,-4909,-2603,-15137,-1486,
	4864,5024,-240,-570,205,-915,-1191,2085,-4025,14014,2402,-2873,2283,1143,-8301,4267,-1694,12952,4220,-3178,-489,1040,-9464,
	4864,5133,-130,-3072,62,-949,-2049,7933,1014,6697,-3385,-1310,-2180,-1250,-1128,6616,-382,6013,-4052,-1244,33,369,-3597,
	4864,5994,0,-251,12,-138,-1010,-8639,-14022,-8663,-4048,-278,21955,-233,3225,-3212,-8377,-9046,-3105,-596,10158,-481,-1831,
	4864,6161,-6,-125,0,0,-1537,14463,11826,-7082,-4524,185,-34936,-198,-948,5169,3055,-7000,-5693,627,-12282,353,4881,
	4864,7030,0,-13,0,0,-1059,18032,11414,-1788,-5798,411,1249,-48,-6278,14778,8014,-1974,-5712,409,3856,1,-372,
	4864,7054,0,0,0,0,-650,-16930,-22573,-1665,-5688,366,22633,-49,3831,-10076,-15349,-2023,-3244,315,9091,-254,-5390,
	4864,8192,0,-2,0,0,-641,6619,-5088,-751,-3074,-85,9140,-11,-25681,4062,-7836,-1215,-2631,-80,10318,30,-18448,
	4864,8265,0,0,0,0,-192,-11733,-19192,-704,-2781,-88,-14342,-6,26607,-6953,-12920,-458,-1751,235,-17892,-34,11384,
	4864,8704,0,0,0,0,-409,7708,-913,-266,-1113,32,-11795,65,-7381,6119,-2272,-573,-1621,7,-9774,90,-4712,
	4864,8875,0,0,0,0,-288,6501,2174,-22,-512,125,13436,111,326,5808,1980,-127,-1437,119,15761,142,-1235,
	4952,1837,-3072,-3072,242,-4241,-3576,5760,362,36,-1142,4027,-14063,-2092,27,4633,-336,-964,-1782,2583,-14523,74,-212,
	4966,1773,-3072,-3072,279,-4295,-3686,6859,2397,10543,-637,576,-14160,-3327,532,5116,975,8490,-2078,-2270,-13839,782,90,
	4992,2304,-234,-927,1704,-2392,-1508,4883,-5087,-11372,-28424,-15119,-19255,9236,-8364,3873,-6171,-12952,-24827,-14903,-15420,7915,-8870,
	4992,5888,-10,-338,43,-469,-1588,10392,4056,-7712,-3588,-906,-18833,-83,-3188,4761,-1338,-7786,-3683,-243,-3705,266,-1362,
	4994,2348,-3072,-3072,292,-3763,-3354,3416,-2392,4497,1372,8158,13186,-15698,-6839,2520,-3045,3755,1581,7457,12443,-13977,-6607,
	5109,1016,-3072,-3072,8,-5610,-4597,3339,1304,2956,-11349,7033,-3535,666,-517,2532,-280,399,-7254,3074,-3111,-1132,-173,
	5120,512,-3072,-3072,154,-5990,-4048,-2277,4544,-2278,-5817,-2634,-1771,-195,-661,-335,5235,-505,-8917,-167,-2064,-102,-779,
	5120,1021,-3072,-3072,489,-5146,-3856,-282,-310,3295,-13275,3633,-5493,-4703,-161,-794,-912,2070,-13463,938,-5492,477,-191,
	5120,1024,-495,-641,4735,-896,-1065,1803,-5303,6811,14572,-10421,-3136,-2866,-325,902,-4516,5549,13114,-8602,-4813,-2101,1185,
	5120,1069,-1498,-3072,1372,-4215,-2201,-2003,150,-2968,1531,-6085,-1687,4743,2554,-2389,68,-2832,734,-3483,-1363,86,2724,
	5120,1081,-870,-870,3838,-1737,-870,-3392,-3526,7083,9702,12419,8689,17393,-2292,-2629,-3473,8045,8058,13687,8712,17619,-3473,
	5120,1489,-1020,-1632,1960,-3206,-1877,2511,-1605,163,-9417,-7732,-11531,1557,-269,2843,-1413,-154,-6315,-9910,-10853,2632,844,
	5120,1525,-682,-998,2040,-3091,-1570,379,-2071,-2798,-405,-8964,9707,9159,-745,519,-1960,-3168,-1334,-9828,8554,9420,-359,
	5120,1536,-3072,-3072,213,-4907,-3500,-1716,-4743,-2961,-835,-4573,-9960,4041,978,-550,-2913,-642,-1175,-1528,-12449,1108,1094,
	5120,1536,-256,-256,4608,-511,-256,86,-1450,9316,-10940,-7580,-3319,-3086,18354,777,-2910,10058,-8866,-10714,-1660,-4606,16640,
	5120,1536,-3072,-3072,93,-5027,-4128,-1333,-3958,-4239,448,-2114,14903,4122,685,-1794,-5092,-5043,-761,-4084,15721,5069,226,
	5120,1538,-3072,-3072,339,-4779,-2975,-601,-4533,-6274,-907,-7716,12368,16870,1271,2312,-348,-2235,2493,-786,8596,4669,2126,
	5120,2014,-967,-1333,1504,-3139,-1728,-7043,-11133,-335,-18702,38185,7934,1423,-6014,-6860,-11033,-505,-16817,36916,8723,1225,-5822,
	5120,2014,-967,-1333,3108,-1535,-1728,274,-2137,10620,-2505,-4504,13563,10365,-5379,-250,-2207,8999,2852,-6295,15125,7992,-3369,
	5120,2048,-357,-472,3966,-642,-951,-2090,-5711,4535,10937,-4043,18363,-3557,-5925,-2787,-4279,2994,9598,-2332,17466,-2828,-3669,
	5120,2220,-512,-512,3416,-1020,-512,1610,-2657,5343,7250,-3396,10420,-2755,-7570,2193,-3108,7866,6158,-2573,9892,-2135,-9205,
	5120,2538,-580,-1045,1094,-3023,-1613,-643,-4614,-4126,3360,7949,1791,2474,12339,-827,-4873,-4429,2597,7460,1569,2341,11488,
	5120,3065,-1739,-3072,238,-3352,-2403,2203,-4195,-318,1638,10,-2661,8433,-14049,3548,-2870,277,1817,1430,-2004,6906,-13245,
	5120,3069,-261,-398,3096,-491,-888,-1300,-5527,-17289,9302,127,19391,-3103,7475,-2104,-5277,-22176,7292,-154,23113,-2273,9860,
	5120,3071,-128,-128,3331,-254,-128,2717,679,-7499,-13809,-599,-6230,-4559,4254,3036,172,-5443,-12423,-690,-7429,-5283,2601,
	5120,3074,-3072,-3072,440,-3142,-2779,-5639,-9941,-10312,-6179,-1308,-8625,26935,3855,-3741,-8070,-7828,-5342,1334,-7040,21601,5385,
	5120,3131,-870,-870,1851,-1674,-870,3356,-1971,11573,14595,-4037,19791,-4678,5460,3566,-1596,12857,10263,-2501,16091,-3530,5805,
	5120,3590,-256,-256,2562,-503,-256,711,-3289,-15115,-16563,-444,-9888,-989,12415,1430,-2687,-11785,-15369,-341,-14231,-1303,12058,
	5120,3590,-3072,-3072,73,-2992,-3074,8914,4136,11682,7863,-19497,2718,-2912,1224,8467,3748,11231,7776,-18820,2336,-2634,521,
	5120,4067,-487,-750,625,-1964,-1224,-3153,-8362,-7516,5369,-2054,7347,-1201,-8323,-2647,-7684,-6300,5720,-2778,5915,-1379,-6963,
	5120,4109,-187,-408,580,-1966,-1316,939,-3839,160,-16362,-4732,-21426,899,-1468,-62,-4935,-1828,-14088,-4093,-16510,1243,-2517,
	5120,5645,-28,-3072,62,-949,-2049,5219,-2486,-12549,6159,486,-60,1432,-736,5636,-2275,-9768,3427,521,-115,887,968,
	5260,2268,-2007,-3072,1215,-3452,-2602,-1103,-2494,2188,-9690,-2147,6530,4047,-3716,-1832,-3420,1673,-8924,-4321,9040,7621,-3540,
	5265,787,-713,-713,4797,-1362,-682,-4626,6188,-15827,-11563,8774,-4597,-1872,-392,-3591,5778,-13687,-10325,6981,-3464,-2749,-1181,
	5332,2672,-3072,-3072,0,-4408,-3996,3828,5815,2388,776,4044,-13013,-6197,-4510,2112,4010,175,-1669,2371,-12495,-2043,-5391,
	5376,512,-3072,-3072,162,-6494,-4272,-7341,-3069,-1903,21361,-7869,-721,-1074,-74,-5305,-2401,-291,18095,-5304,-798,-633,-253,
	5376,1024,-472,-589,5215,-929,-1089,-5537,4147,4789,15339,-10968,336,-2280,51,-6579,4896,3142,13505,-8838,-1193,-975,1285,
	5376,1079,-1316,-1902,2348,-3742,-1902,-8256,1370,-775,18553,-10070,-107,3807,1069,-8106,1346,111,17364,-7903,-401,3027,1146,
	5376,1480,-747,-1211,2085,-3603,-1826,5154,14456,3192,14586,7076,-11052,6354,2291,5540,14629,3420,14058,6090,-12012,7283,2807,
	5376,1481,-1060,-1433,2499,-3188,-1614,-15644,-4374,-10535,3464,-16335,-11171,-15478,-1164,-14969,-4138,-9640,770,-13389,-12426,-16282,-1714,
	5376,1536,-3072,-3072,104,-5527,-4384,-7009,1928,5806,10423,-2807,-3853,3855,126,-7029,1121,5339,10652,-4028,-2781,4129,109,
	5376,1536,-3072,-3072,212,-5419,-3708,-5037,4535,-4827,10595,-3574,18577,1919,382,-2866,6718,-1808,8487,396,15972,-430,528,
	5376,1536,-3072,-3072,341,-5291,-3231,-2504,4438,-1443,11314,-4733,-6353,11973,703,468,8571,2451,11613,1813,-11032,2156,1253,
	5376,1992,-1089,-1589,1526,-3651,-1984,-861,5126,3986,-14279,-12836,3232,1861,-448,-662,5371,4312,-12204,-13313,4252,1291,-7,
	5376,1992,-1089,-1589,3271,-1905,-1984,-2925,5748,609,-12722,11891,9682,8290,-2511,-3463,5580,325,-8353,9092,10230,6525,-706,
	5376,2048,-331,-440,4428,-692,-969,-2749,2216,-17159,-10856,-3922,-7263,-1402,-4230,-3580,3943,-18309,-12764,-1821,-9130,-343,-2146,
	5376,2218,-512,-512,3928,-1022,-512,-763,11888,1398,-15085,-4747,-15805,-414,-4549,-102,11049,3719,-14676,-4280,-14953,-278,-6044,
	5376,2525,-594,-1061,1192,-3451,-1825,-7235,3480,-1213,-6512,308,12560,2752,-8407,-7013,3406,-1492,-6969,-248,11922,2913,-8623,
	5376,3069,-1691,-3072,235,-3864,-2541,-8096,-995,-7090,-978,-1474,2976,5348,-7434,-6152,927,-6058,-1625,2714,2099,511,-6153,
	5376,3072,-246,-364,3558,-538,-913,-2243,5135,8053,-11181,794,11940,-1219,-18382,-2949,6281,4489,-13781,840,12560,-422,-15815,
	5376,3584,-3072,-3072,99,-3485,-3330,1801,9026,4599,2355,2002,-796,-2310,2429,1100,8200,3683,2426,1521,-1708,-1095,2182,
	5376,4046,-502,-835,646,-2476,-1480,-4064,5306,-9308,-2546,-560,-5725,-3762,9839,-4294,5009,-8274,-2897,-983,-5534,-4055,9892,
	5376,4089,-199,-448,769,-2310,-1355,2449,10829,6360,7277,-2833,12908,186,17352,2242,10358,5441,6238,-2286,11812,381,17218,
	5376,5644,-30,-3072,63,-1461,-2304,-9706,3293,-11515,19885,1044,-6382,1157,-8309,-8773,3463,-8173,16437,1154,-6744,163,-6752,
	5433,2981,-3072,-3072,578,-3723,-3003,-5906,1440,-7196,-11239,5032,10174,14895,-11247,-4255,2869,-5473,-9909,7644,10402,9123,-10226,
	5559,4240,-1106,-1922,262,-3032,-2157,-4038,-782,-4271,-4838,-2603,-5809,9439,5129,-4085,-1079,-3098,-4165,-3153,-2730,9341,5262,
	5608,5608,0,-3072,0,-2025,-2804,-4404,5966,-9114,-11354,1168,6954,925,5267,-5308,4764,-9925,-8661,804,8682,1151,3741,
	5632,878,-1292,-1637,2631,-4171,-2096,11996,4413,4515,-16176,14852,4626,5748,-556,11515,4151,4395,-15195,13371,5380,7628,-346,
	5632,1024,-3072,-3072,116,-6540,-4928,-5095,695,2513,10218,4817,535,721,-346,-6941,-132,1187,13780,2324,501,931,-84,
	5632,1024,-3072,-3072,514,-6142,-4368,-2455,2663,6439,6245,8323,183,8399,-279,-2296,2153,6633,6831,6883,825,12286,-147,
	5632,1081,-870,-870,4859,-1740,-870,-5185,-1657,2165,8355,4494,-2857,-2131,1042,-4240,-1464,4120,8329,5297,-2796,-1929,89,
	5632,1536,-256,-256,5632,-512,-256,-5700,3228,-9708,-4131,17781,1310,17658,-2858,-4515,2478,-8207,-1453,13783,2586,14682,-3765,
	5632,1988,-1124,-1509,2018,-3674,-1870,-9743,-1954,-1405,6828,-12343,5508,6407,-689,-9674,-1919,-715,5472,-10131,5493,3869,-975,
	5632,2048,-3072,-3072,107,-5525,-4368,-2539,-1259,-6349,5625,-6945,-4912,6847,549,-2330,-1463,-6274,5270,-6803,-3655,7251,429,
	5632,2219,-512,-512,4438,-1023,-512,-5408,3682,-18760,-11104,-4186,-11690,654,-2528,-4681,2628,-16769,-9599,-4544,-10256,69,-3581,
	5632,3057,-740,-990,1487,-3136,-1728,-867,4853,-1162,-3342,7184,-1380,9034,1893,-994,4455,-1231,-2236,6170,740,8280,1237,
	5632,3067,-3072,-3072,518,-4095,-3291,-12191,-8827,-10093,-11882,-1335,4291,15134,-7545,-11582,-8326,-9225,-10545,-724,3443,12418,-6950,
	5632,3071,-128,-128,4353,-255,-128,-4975,6682,-1652,14610,582,10222,-1169,4388,-4432,5022,-2651,15957,-402,12379,-1865,3420,
	5632,3071,-3072,-3072,99,-4510,-3844,117,2446,-2217,-377,10016,8709,-15037,17559,-612,2025,-2551,-803,8665,7629,-12391,17259,
	5632,3129,-870,-870,2827,-1724,-870,-95,4069,-6326,1109,-7022,-2423,-2699,3916,516,4474,-4500,-2665,-4138,-6453,-1495,2618,
	5632,3584,-256,-256,3586,-510,-256,-3066,7134,13560,-6293,1659,-15972,132,151,-2516,6617,14707,-4730,1443,-15542,-48,-960,
	5632,4083,-479,-766,727,-2870,-1564,-4277,1260,4548,11303,-242,5834,-3544,4633,-4087,1284,4696,6787,268,1603,-3785,4669,
	5632,4096,-3072,-3072,99,-3485,-3329,-551,3796,5836,6760,-13215,-12559,1002,1776,-1057,3097,5187,6652,-14142,-12568,1771,1746,
	5632,5093,-220,-487,624,-1963,-1224,-5424,-1783,12737,9103,1808,39924,2243,-3896,-580,2932,14966,7779,887,23429,2020,-3360,
	5632,5124,-128,-3072,76,-2480,-2816,-1196,4306,19128,126,-1478,400,-3131,7178,-2308,3090,17030,1382,-2035,4,-1274,5725,
	5632,6053,0,-237,246,-1381,-1036,-21050,-13614,-4138,-7625,69,51090,106,21942,-7023,346,-2609,-8397,-149,8402,-188,8853,
	5632,6156,-7,-130,63,-1461,-2304,14542,15860,-1637,5084,-306,-42341,283,265,3778,5743,-1950,5645,78,-8925,527,7349,
	5632,7030,0,0,89,-562,-1210,-18841,-10796,1279,-6899,-1011,25970,-238,-6189,-13706,-6103,1201,-5333,-1171,11888,-378,-10749,
	5632,7156,-1,-8,37,-487,-1793,13911,18049,1172,17215,-790,-29259,-136,-24279,4691,8247,2292,13416,-1404,-10127,-165,-293,
	5632,8008,0,0,0,0,-754,-14103,-1407,466,-1723,-326,5599,125,38619,-8603,4041,553,1202,90,-1839,-4,23371,
	5632,8200,0,0,0,0,-1281,4292,11047,249,-1061,-376,5970,83,-38578,-1177,4101,646,-2313,-684,11778,134,-13988,
	5632,9011,0,0,0,0,-846,4799,13383,-251,1195,-77,-10407,-49,6955,3490,10729,-308,1112,-113,-10201,-55,10036,
	5632,9156,0,0,0,0,-394,-9871,2714,-244,1431,20,-8694,-58,37439,-6458,5820,147,1981,450,-8194,-63,8339,
	5633,2007,-3072,-3072,39,-5636,-4529,-977,805,-700,8259,-1362,-3320,2086,266,-932,435,-1151,8598,-1506,-1568,1218,213,
	5633,2552,-3072,-3072,32,-5098,-4177,-3540,-2147,3720,-4025,-3657,12283,-10987,-480,-3450,-2139,3837,-5031,-3340,12781,-9805,-927,
	5633,874,-3072,-3072,1055,-5753,-4169,4283,-1480,2789,-15013,7008,237,-18343,-469,3803,-2505,1331,-11369,1338,884,-8307,-37,
	5633,338,-3072,-3072,1325,-6020,-3121,1903,1356,6318,654,-1739,1617,10340,-803,2087,1904,7711,-3303,338,2855,6057,-1155,
	5633,1870,-3072,-3072,403,-5410,-4465,-3414,2303,-1942,10406,5464,-6489,3027,1241,-5531,-68,-4635,10715,1520,-2817,6966,646,
	5634,1265,-3072,-3072,22,-6396,-4802,-495,3113,-283,-16822,-1583,901,-1251,-516,-1115,2811,-814,-15063,-2211,937,-2128,-154,
	5634,1837,-3072,-3072,242,-5605,-4258,-91,4101,468,11699,4150,-3816,307,649,220,4005,944,11161,4257,-3221,1705,638,
	5634,2446,-3072,-3072,94,-5145,-4346,-479,491,6619,-3962,607,-11010,-5423,158,-1488,-706,5103,-5714,-148,-8172,-3223,-714,
	5634,2747,-1916,-3072,595,-4343,-3069,49,5338,6524,-739,12896,-111,-20499,904,-245,4909,6146,884,11226,-618,-17478,268,
	5635,1070,-3072,-3072,1047,-5568,-3263,-8733,-2732,-1662,5414,-214,-976,3316,-72,-8401,-1824,-1628,4530,2314,-2423,-1586,-212,
	5635,3372,-3072,-3072,331,-3984,-3359,-9461,-6385,-1701,-3354,4701,-3291,3953,10765,-9057,-6155,-1218,-2365,4831,-3845,2708,11361,
	5640,1280,-3072,-3072,47,-6369,-4584,-5599,-706,-3822,-17362,-5202,884,-1556,-492,-4677,-331,-2992,-18061,-3749,758,-1674,-134,
	5640,1137,-3072,-3072,424,-6135,-4456,-6262,-810,-1108,-18969,-601,186,-5873,-246,-6367,-1452,-1099,-18050,-2149,912,-2729,-55,
	5642,2999,-3072,-3072,67,-4634,-4038,413,2162,1666,-1524,9197,8703,-14461,-4685,-1020,1002,322,-3321,7537,9217,-10040,-5446,
	5643,2360,-3072,-3072,49,-5293,-4355,-140,1125,-2718,-1533,3746,-8527,-1033,249,-311,660,-3266,-2561,3804,-6620,-258,-259,
	5644,1773,-3072,-3072,279,-5652,-4364,-1306,3293,1435,9138,199,-3239,-3,598,-1576,2610,1164,9142,-793,-1873,1810,549,
	5645,1665,-1309,-3072,1991,-4051,-2996,-8707,-5151,-4441,11169,24873,-3661,-10552,1647,-8412,-5092,-6051,12184,17257,-4485,-2849,1467,
	5653,822,-3072,-3072,1375,-5525,-3268,4419,723,3481,-12620,-481,817,572,-594,3968,707,2405,-12607,-301,394,-294,-523,
	5664,2304,-234,-927,1704,-3736,-2180,-8804,-4095,4403,-11245,-12692,9251,-14984,-766,-8487,-3872,4257,-8516,-13603,9717,-13220,313,
	5664,5888,-10,-338,64,-1792,-2260,7958,10974,-3933,2909,1345,-26945,1020,445,524,3962,-3671,3772,1966,-3050,1120,1526,
	5665,2348,-3072,-3072,292,-5106,-4025,-1685,3213,7292,418,4948,-12726,-972,1107,-2251,2865,7265,-361,4381,-12574,1434,660,
	5673,2268,-2007,-3072,1215,-4278,-3015,-5188,238,1340,-1552,-5545,150,-1560,3542,-5822,-581,528,-743,-7809,46,970,2953,
	5677,787,-713,-713,4797,-2185,-1093,5281,618,6428,-15000,7150,-1490,173,-786,5081,1112,5897,-14509,6562,-1593,501,-532,
	5681,1151,-3072,-3072,1,-6626,-5105,11422,2939,3370,-14455,2973,910,-69,-491,8870,2176,1414,-10195,134,608,-1681,-309,
	5689,2981,-3072,-3072,578,-4235,-3259,-6379,-1278,-3493,-7026,-3118,1318,9652,-4879,-5204,-191,-1992,-5201,-1917,-291,4743,-4119,
	5689,1016,-3072,-3072,8,-6770,-5177,14369,1855,5378,-11393,7129,605,-1304,-364,11430,1082,3342,-6887,3982,68,-2333,-289,
	5727,2672,-3072,-3072,0,-5198,-4391,3361,2072,1557,-520,1857,-10551,-13681,-890,2915,1484,463,-2201,2000,-8149,-12446,-1651,
	5758,1628,-3072,-3072,457,-5848,-4254,12047,1051,-1796,3109,787,-1393,-3317,531,12166,806,-1419,2753,464,-765,-749,568,
	5815,4240,-1106,-1922,262,-3544,-2413,-3536,-2629,-2834,-4293,-3605,-4721,-12052,2293,-3691,-2747,-3239,-1177,-2797,-1196,-11593,3101,
	5823,1883,-506,-765,3297,-2881,-1677,2786,-1015,1547,4437,29076,8391,582,452,2715,-502,742,4587,28465,7907,-39,1226,
	5825,3488,-201,-376,2218,-2360,-1532,-968,10583,11831,4901,18571,6184,1270,988,-1362,9828,8641,4091,17637,7859,343,1086,
	5864,5608,0,-3072,0,-2537,-3060,8523,712,18862,-13385,789,3801,576,1178,7690,644,16619,-9352,580,4401,868,125,
	5888,512,-3072,-3072,194,-7486,-4736,3636,-1211,4746,1215,-3345,-662,3562,448,4189,-1046,5457,-1784,-2270,-613,4269,182,
	5888,1024,-434,-504,6183,-985,-1130,6999,-4601,6509,-2395,-7704,3012,-4187,145,6108,-4896,4281,-3934,-5814,2471,-2380,526,
	5888,1075,-1355,-2276,2351,-4766,-2414,11485,5979,10379,-13340,3742,5016,14975,-230,10255,5490,9763,-13830,5630,4518,10253,-661,
	5888,1489,-1033,-1393,3037,-3666,-1840,616,-5495,-5503,2189,-13621,-1031,-9344,-308,735,-5460,-4712,1069,-11366,-1012,-9918,-826,
	5888,1498,-739,-1110,2749,-3946,-1986,-1435,-8130,-15902,7950,-4485,-2352,-8051,1202,-1600,-8182,-15921,7985,-4918,-2472,-7146,1330,
	5888,1536,-3072,-3072,126,-6530,-4896,6182,736,2279,2444,3870,1519,-3076,-419,5207,280,1820,4155,2626,1898,-3491,-109,
	5888,1536,-3072,-3072,216,-6439,-4188,-1511,-8114,-6077,1658,-5603,1354,-3239,-226,1630,-6029,-3814,-1150,-1070,381,-3235,175,
	5888,1536,-3072,-3072,508,-6148,-3466,-4326,-10670,-7473,544,-7887,433,2730,349,-943,-7072,-5574,-747,-1291,-3677,-5350,291,
	5888,1996,-1059,-1424,2082,-4114,-2103,6367,-5119,-4196,4451,-10976,-14816,-12451,1651,5959,-5170,-4013,5454,-10290,-14008,-14021,1689,
	5888,1996,-1059,-1424,3904,-2291,-2103,9310,1240,8962,5290,4693,-10969,-7506,755,8244,1594,7822,5355,3230,-12053,-7597,1603,
	5888,2048,-286,-383,5367,-777,-1001,4945,-6045,-7584,-4038,-2579,-1640,-3407,-2095,4106,-4826,-8382,-6156,-49,-3320,-1504,-1302,
	5888,2219,-512,-512,4950,-1023,-512,9480,385,11163,-7032,-2545,-5900,-469,-1784,10203,-607,12831,-5130,-3850,-4603,-1746,-2322,
	5888,2547,-580,-1060,1417,-4228,-2201,9139,1849,148,1863,-252,1917,8830,-2,9077,1890,-192,1859,553,1740,9628,380,
	5888,3072,-224,-305,4470,-650,-954,8129,-9212,-4383,17406,1673,10383,971,10220,7292,-7239,-5440,15531,2508,8575,1903,11398,
	5888,3073,-1682,-3072,340,-4779,-2975,11879,-300,-910,1885,-6904,2938,9575,-1756,12740,623,13,1733,-4010,-690,5484,-1250,
	5888,3583,-3072,-3072,100,-4509,-3842,11831,-1479,-7151,-1526,12619,12722,12751,-10126,11194,-1761,-7010,-1686,10242,11682,15354,-9999,
	5888,4070,-487,-793,740,-3382,-1820,7999,76,1065,8094,530,-12758,-4644,-498,7843,-186,-512,2344,2182,-16259,-4637,-402,
	5888,4071,-199,-424,1097,-3024,-1613,11635,5011,4343,20461,-1689,21532,-337,-460,11317,4131,1748,14434,-316,16703,-132,-912,
	5888,5636,-32,-3072,76,-2480,-2816,3569,-6736,-6756,483,1284,-4072,106,-6167,4297,-6069,-7203,-178,2404,-4889,-951,-4592,
	5968,3751,-120,-384,1826,-2775,-2024,1317,-6545,10815,-12170,-2915,-40060,556,-1587,-547,-7894,11319,-474,-4998,-24255,307,-997,
	5975,2353,-3072,-3072,835,-5179,-3860,11907,2469,910,11707,-13686,8636,-12991,2747,10118,1310,54,11391,-15456,8464,-10143,2177,
	6416,4492,-212,-551,2763,-1993,-1885,1242,-1414,-3614,2338,-561,-16827,592,-85,253,-1915,-3611,4185,-2025,-9785,159,1232,
	6656,-1024,-3072,-3072,552,-10200,-5952,6070,-1375,-2335,-2185,-1920,-1520,-3507,107,5860,-1526,-2822,-1662,-1577,-1263,-3536,59,
	6656,-512,-3072,-3072,360,-9880,-5856,9041,-3399,-4068,-3761,793,-3667,-1027,87,8566,-3182,-4207,-2202,1798,-2202,-1378,106,
	6656,0,-3072,-3072,0,-9728,-6656,-3380,4898,5204,19604,2242,18161,2733,315,-2775,5026,5599,17990,496,15647,4070,387,
	6656,0,-3072,-3072,0,-9728,-6656,-3242,4948,5204,-3962,2140,-5406,2713,315,-2637,5076,5599,-5577,395,-7920,4051,387,
	6656,256,-3072,-3072,424,-9048,-5304,-4352,1885,758,-879,605,-1667,5152,262,-4031,2112,1379,-2,1446,301,4461,391,
	6656,484,-953,-1206,5412,-3831,-1916,1885,2978,-2605,1440,-15806,474,-5811,-59,2404,3619,-1684,593,-14090,532,-5290,-451,
	6656,512,-3072,-3072,194,-9022,-5504,-3610,2865,2149,-2035,-1856,-1941,3936,151,-2918,2947,2733,-2424,-540,-237,2927,314,
	6656,512,-3072,-3072,172,-9044,-5696,-4266,2927,2167,-2051,-2047,-2059,3308,151,-3921,3271,2617,-1308,-1036,-878,3494,325,
	6656,512,-3072,-3072,294,-8922,-5952,-3076,2996,2522,-1940,-1065,-1434,3187,158,-3823,3931,3171,1648,-1553,-1604,6609,352,
	6656,557,-3072,-3072,537,-8634,-4595,-157,4770,2378,21638,319,-340,5250,171,584,3827,3172,15800,317,666,-378,70,
	6656,664,-1303,-1642,5897,-3167,-2605,316,79,1128,-2370,16159,-301,10156,154,-596,-1245,252,-1219,14478,-268,8499,586,
	6656,768,-3072,-3072,449,-8511,-5036,469,291,826,-4630,-397,-150,7465,-37,1526,-280,1364,-7586,206,541,6099,67,
	6656,884,-1256,-1584,3686,-5157,-2582,-2271,369,8774,-6550,-16182,3004,-5213,-1053,-2176,429,8611,-5943,-17021,2948,-4573,-1043,
	6656,1024,-3072,-3072,0,-8704,-6144,6737,-2481,2428,-5606,1511,-708,-3323,-672,5560,-2095,1683,-2756,1005,-1085,-2694,-873,
	6656,1024,-387,-449,6346,-2358,-1179,-4479,-163,-451,-375,11517,-19,90,257,-4425,148,-786,-435,11049,-75,324,263,
	6656,1024,-387,-449,7626,-1078,-1179,3389,9644,12090,1542,-220,321,803,-78,2731,6396,8100,1025,111,341,1540,38,
	6656,1024,-3072,-3072,116,-8588,-5952,-1863,-6672,816,-6743,876,-392,-3338,-615,-2679,-6301,680,-4114,652,-459,-1810,-770,
	6656,1079,-1273,-1972,2507,-6142,-3087,-3185,-3036,7534,5311,5887,-171,2415,-665,-3051,-2675,6237,4866,5945,-693,1075,-649,
	6656,1081,-870,-870,6906,-1741,-870,707,-3311,4180,-3309,-7135,-3030,-3927,137,1172,-2505,5390,-3429,-5914,-3117,-2974,-122,
	6656,1195,-512,-512,7509,-1024,-512,-2074,-2836,-10498,256,220,-511,-817,63,-1535,-1278,-7898,934,-316,-267,-1807,74,
	6656,1399,-559,-710,5135,-3194,-1597,-2894,-8126,2613,10475,15714,1074,173,-98,-2802,-7678,1977,10001,16072,1192,656,-269,
	6656,1536,-3072,-3072,249,-7943,-4892,-5283,-3144,-1477,5249,-1853,331,-1329,-1235,-2825,-3124,-909,569,5,102,-2204,-555,
	6656,1536,-256,-256,7680,-512,-256,-1845,-4960,-4183,1075,1087,798,50,117,-1455,-3210,-2066,1480,531,970,-624,90,
	6656,1537,-3072,-3072,507,-7684,-4223,-4740,-4708,-796,2392,-1895,423,2404,-525,-2770,-4198,-2750,-822,580,-907,-3309,257,
	6656,1791,-3072,-3072,451,-7486,-4503,-3160,-2354,-4913,445,1162,248,8723,-550,-964,-1282,-5377,-1188,3628,-440,7644,425,
	6656,2011,-987,-1254,3584,-4133,-2070,482,1224,-2028,-2245,9212,512,19089,-85,324,1006,-1531,-1934,10186,1675,18156,-247,
	6656,2011,-987,-1254,5053,-2664,-2070,-1726,997,4719,4168,-14728,-1622,-4507,-1639,-1787,697,1569,1245,-14682,-2531,-3513,-1213,
	6656,2020,-591,-889,3470,-4238,-2121,-388,-1276,-1181,1554,15118,-104,-1298,1715,-470,-1536,-1174,791,15254,-121,-1052,1810,
	6656,2047,-3072,-3072,310,-7371,-5128,-1564,-827,-3301,3468,1710,-121,-2758,-799,-1333,-1093,-2844,3102,1518,136,-1491,-542,
	6656,2048,-3072,-3072,616,-7064,-4818,-763,-856,-3813,2746,2116,-234,23079,463,-874,-1132,-3609,3377,1859,550,24696,827,
	6656,2048,-3072,-3072,0,-7680,-5632,9788,6777,-998,6966,-3321,119,54552,21473,8672,6307,-1608,7463,-4139,-66,53392,20733,
	6656,2048,-244,-316,5579,-2101,-1051,-1968,-5704,11479,-2029,-4853,-337,227,-4,-2164,-5693,11857,-1295,-5290,-10,-96,250,
	6656,2048,-244,-316,6803,-877,-1051,-5267,6172,-4908,261,-46,-677,-4625,691,-5500,3948,-6296,-878,1843,-847,-2705,191,
	6656,2048,-128,-128,7424,-256,-128,1387,-3117,-2772,985,-312,783,-1025,799,1355,-1988,-2241,1011,-484,719,-1245,754,
	6656,2048,-3072,-3072,128,-7552,-5392,-1354,727,-3784,5216,-1975,-7,-4874,-1573,-1617,335,-3623,4878,-2397,-32,-4631,-1778,
	6656,2052,-749,-1257,2395,-5280,-2670,-4151,-552,-4380,3583,-15572,-7033,-3916,950,-4834,-841,-4909,4085,-14750,-7359,-5373,941,
	6656,2105,-870,-870,5882,-1741,-870,-190,-535,-10871,13883,-2323,19261,-4307,-1683,110,-375,-9332,14276,-1510,19293,-3815,-2231,
	6656,2219,-512,-512,6485,-1024,-512,1054,-145,-4126,-2746,1623,-2653,17887,241,1224,56,-3365,-2096,398,-2572,16541,438,
	6656,2467,-459,-595,4544,-2717,-1359,1274,-434,8770,-13036,-10447,-4910,1530,1327,1285,-202,8063,-13053,-9328,-4695,1556,1382,
	6656,2560,-2521,-3072,503,-6665,-3722,-983,-1717,1623,3242,2840,18374,5586,-337,13,1018,557,6908,6065,14639,2375,184,
	6656,2560,-256,-256,6656,-512,-256,2035,1024,20733,-1406,164,-1712,-4098,825,2027,1343,20206,-1334,-736,-1885,-5021,1127,
	6656,3054,-744,-1016,2508,-4167,-2096,3654,4933,9304,1393,14235,5346,-2734,-973,3497,4538,8912,722,14475,5906,-3440,-1158,
	6656,3059,-419,-768,2412,-4257,-2158,-804,1095,-961,-7741,-24120,-16987,-1833,1347,-705,744,-1857,-10817,-23134,-18895,-1724,1221,
	6656,3072,-3072,-3072,568,-6088,-4315,320,-9342,-417,-9122,-8506,13585,25688,89,-115,-9181,-214,-8305,-8365,14542,26394,132,
	6656,3072,-3072,-3072,132,-6525,-4868,81,225,2262,-7165,-5323,-4881,-22920,-1268,499,161,2077,-7466,-4848,-4099,-23607,-1086,
	6656,3072,-128,-128,6400,-256,-128,252,-1718,-2555,-3896,-1263,-3159,-1708,87,81,-1799,-3765,-4309,-1362,-3685,-1928,680,
	6656,3072,-3072,-3072,0,-6656,-5120,435,-641,1520,-9832,-8443,19961,82930,-1736,372,-1335,859,-11425,-8826,20366,80455,-1918,
	6656,3072,-198,-247,4661,-1995,-1001,-2270,-578,-5164,-754,606,-6789,1879,-1043,-2488,-565,-4928,431,673,-6085,1391,-613,
	6656,3072,-198,-247,5879,-777,-1001,-3028,-1791,1430,-2752,1746,-3911,-2083,-2487,-3242,-1634,2197,-3421,3449,-4247,-486,-4183,
	6656,3072,-3072,-3072,227,-6429,-4164,-679,-36,773,-8382,-5253,-5879,-10885,-945,1585,3319,2490,-5261,-2344,-8361,-9631,335,
	6656,3129,-870,-870,4859,-1740,-870,-1767,54,-9382,-6716,1707,-6141,-369,19319,-1533,33,-7690,-4865,2611,-4089,-369,18700,
	6656,3243,-512,-512,5462,-1024,-512,-2104,1680,1344,-3467,4214,-4539,-1021,-4470,-1971,1267,1747,-2412,2651,-3349,-1860,-4057,
	6656,3458,-370,-498,3186,-3084,-1556,739,-323,12829,9040,-7722,8576,1458,-3210,1273,-476,10073,3199,-6185,3112,1312,-4428,
	6656,3561,-639,-927,3874,-2293,-2103,-58,2403,3088,10673,-4190,14160,-880,-3493,196,3528,3122,7860,-6106,11892,-926,-3951,
	6656,3584,-256,-256,5632,-512,-256,-328,1952,1257,17782,625,18576,-313,-4614,-241,1407,473,17827,-213,18786,-782,-3628,
	6656,3584,-1064,-2488,503,-5641,-3210,-2309,1460,1352,-14353,-23269,8465,1662,12985,-2876,1090,1182,-15278,-21063,6036,-72,12952,
	6656,4067,-493,-787,1989,-3672,-1870,1708,1768,6049,20275,321,2406,-1527,4085,1749,1139,4252,17730,999,1288,-1621,2673,
	6656,4078,-198,-422,1421,-4229,-2201,-5551,-1996,-4494,7991,2090,2703,-3343,-12737,-5687,-2485,-8079,408,4639,-2427,-3100,-11892,
	6656,4093,-45,-3072,551,-5084,-3804,-176,-2459,4553,-4089,-1055,15302,2941,-762,-422,-2655,4599,-2875,-1983,17313,4323,-678,
	6656,4096,-128,-128,5376,-256,-128,-301,-1890,980,-6689,-1183,-4434,776,-6656,-306,-2526,332,-6968,-1012,-4413,785,-5312,
	6656,4096,-3072,-3072,111,-5521,-4353,-2275,-1270,-1063,10046,25171,-488,2053,-8534,-2287,-1112,-455,9873,24390,-440,2349,-8612,
	6656,4096,-3072,-3072,0,-5632,-4608,604,2164,-331,8665,-8715,4470,5203,15019,276,1719,-780,7210,-8633,4904,4735,14224,
	6656,4096,-157,-211,3701,-1931,-967,-1438,-4667,-9556,-4751,-290,16924,914,-8251,-857,-4317,-10655,-6437,559,10954,738,-9326,
	6656,4096,-157,-211,4945,-687,-967,-143,-1312,3234,-2209,686,-3884,625,14632,-540,-159,3852,-2653,1305,-5827,1223,12059,
	6656,4153,-870,-870,3839,-1737,-870,813,-644,3965,-7576,1257,-6209,-1079,-8348,1200,-364,4391,-6083,1904,-7853,-755,-9353,
	6656,4267,-512,-512,4438,-1023,-512,685,-598,-3485,822,2352,-2066,655,-8859,928,-680,-2968,2058,1327,-1638,480,-9231,
	6656,4452,-236,-397,2338,-2937,-1527,-1010,303,2879,-412,-2587,6146,1581,523,-599,-173,481,-3803,-1812,290,1527,-1777,
	6656,4608,-256,-256,4608,-511,-256,1173,1363,385,604,-122,-1248,333,13245,1292,1085,355,365,-408,-555,236,13700,
	6656,4609,-334,-1061,340,-4779,-2975,471,266,-3978,1196,-2180,-888,14346,-9394,1140,883,-4436,-1730,-327,-4883,13562,-7475,
	6656,5082,-84,-202,1195,-3451,-1825,-385,-1473,5622,26921,-5488,17544,1124,9147,-701,-1837,1910,14014,-2186,8052,1392,11948,
	6656,5113,-218,-477,1480,-3135,-1728,537,-965,7004,-17611,169,10870,802,3739,-129,-1673,6365,-18269,352,11459,881,5704,
	6656,5113,-218,-477,3035,-1579,-1728,-364,569,7431,-6844,1686,16180,-477,1670,-1887,-579,6104,-8259,1483,21049,-459,5485,
	6656,5115,-46,-46,516,-4097,-3293,-5144,-3246,-20788,-18177,9399,-23399,-2498,18411,-5126,-2845,-15822,-3814,5718,-9411,-2878,19108,
	6656,5119,-128,-128,4353,-255,-128,-577,-1104,860,4260,-1015,-1992,-212,-11893,-628,-1150,928,2898,-292,387,-175,-10615,
	6656,5119,-128,-3072,100,-4509,-3840,-866,-1180,-8033,5686,-6576,-9099,-1850,2192,-949,-997,-7757,6333,-6324,-9550,-1571,2960,
	6656,5120,0,-3072,0,-4608,-4096,2007,1369,-11028,2498,16653,4109,-870,2768,1810,1173,-10326,1547,14355,3793,135,2099,
	6656,5120,-108,-169,2759,-1849,-929,133,1398,7489,10148,25,-12870,33,196,542,1396,6298,10623,234,-17238,172,-600,
	6656,6085,-24,-86,1070,-2572,-1559,120,-1415,5844,-8244,851,-3707,377,-20341,-165,-1817,6501,-12268,723,-5324,305,-15774,
	6656,6131,0,-217,728,-2869,-1564,-2981,-1871,-16387,33909,530,25564,224,-11852,-190,380,-13477,13769,3376,1564,-95,-14290,
	6656,6143,-47,-116,1885,-1700,-882,2454,1824,-9729,-13733,340,-16428,-464,4813,1251,706,-10563,-4220,-607,-6267,-251,8302,
	6656,6144,-8,-127,99,-3485,-3328,1668,246,6913,-9947,-6757,-128,-73,1065,1298,146,6458,-2065,-7777,3775,61,-3520,
	6656,6144,0,0,0,-3584,-3584,2231,2566,661,-12009,14406,9272,24,6874,1440,1733,395,-2794,12247,7554,462,-2147,
	6656,6146,-46,-46,437,-3145,-2781,-709,-540,12145,7353,-3500,-32679,518,-11472,-1623,-754,11894,11716,-3246,-15984,520,-5533,
	6656,7141,0,0,624,-1963,-1224,-779,-2583,-7349,1038,-1118,33903,-369,33227,2125,117,-5279,-2894,-1086,15025,-270,16665,
	6656,7168,0,0,0,-2560,-3072,1960,-594,10600,-30443,-299,1524,255,-4163,529,-2053,7950,-24207,33,10935,361,929,
	6656,7172,0,-8,76,-2480,-2816,-164,-541,-12636,1269,-160,-5090,143,-9213,-857,-1347,-14313,1836,429,4243,31,-454,
	6656,7181,-4,-22,580,-1966,-1316,-12,-1463,16035,1762,-971,14212,-366,5806,2688,1004,18049,-3102,-1149,-2918,-329,-7555,
	6656,7189,0,-44,346,-2193,-2269,-1143,-3548,-10388,12028,-146,-22010,-205,-28657,-2178,-4778,-10637,7512,-704,-9324,-474,-11167,
	6656,8101,0,0,246,-1381,-1036,-3624,-4979,-3025,-3233,-3132,22319,-95,70677,1494,543,-714,-1542,-2100,-5351,50,22072,
	6656,8166,0,-4,383,-1180,-804,2346,-1593,-923,-5190,-4105,1870,-113,58129,7032,3579,310,1824,-2179,-16476,124,4039,
	6656,8192,0,0,0,-1536,-2560,2863,2409,18242,588,-1704,-32739,49,-20435,-963,-1405,16952,-1369,-2190,-14737,-7,12366,
	6656,8194,0,0,365,-1169,-1757,-938,-1406,-992,-5131,19512,23782,-103,-54427,-3752,-4026,-2207,-5902,17784,35292,-153,-31203,
	6656,8204,0,0,63,-1461,-2304,2676,2508,-4559,22475,-2137,-25402,5,-25116,-79,-197,-5235,18641,-3131,-13135,-116,3169,
	6656,8963,0,0,195,-570,-1245,-2118,-2061,194,-2626,-2329,18903,7,25766,-836,-909,147,-607,-2367,15973,-41,10520,
	6656,9078,0,0,89,-562,-1210,-3334,-6422,-391,-2410,-1539,2830,20,29821,-886,-4165,119,-714,-1391,-5244,-51,5337,
	6656,9204,0,0,37,-487,-1793,742,-2725,-429,-1793,-966,14413,36,-43604,-1989,-4460,-668,-3282,-1478,16684,63,-15535,
	6656,9216,0,0,0,-512,-2048,7745,2708,-682,-1911,-771,-27020,43,-44393,2971,-536,-1132,-4209,-1170,-19568,189,474,
	6656,10056,0,0,0,0,-754,-4202,-7025,343,1056,460,-5802,31,47621,-584,-4664,499,1450,638,-5320,-75,7820,
	6656,10240,0,0,0,0,-1536,2240,3835,221,780,430,18718,-22,-54731,-302,2182,242,711,592,17854,115,-24788,
	6656,10248,0,0,0,0,-1281,2436,514,216,768,428,-4811,-25,-12356,1891,139,162,764,441,-6326,-24,-3733,
	6656,11059,0,0,0,0,-846,-1227,-221,-82,-224,100,-2082,-117,24721,-560,149,-180,-250,16,-2104,-153,15363,
	6656,12288,0,0,0,0,-422,-1137,-385,1443,631,657,905,702,-203,-1146,-366,1394,431,699,1521,662,-1587,
	6656,2348,-3072,-3072,292,-7088,-5016,-20,2071,791,12454,3249,-990,-5952,-414,258,1950,1075,12511,3051,-564,-5100,7,
	6656,3372,-3072,-3072,331,-6026,-4380,-2779,-4296,-1922,-16686,-19220,-10329,-9767,-2083,-2536,-3762,-1383,-16034,-18783,-9652,-9020,-1897,
	6656,2007,-3072,-3072,39,-7683,-5552,-379,1293,-1661,5946,2852,125,-3577,-1966,-1049,910,-1879,5997,2385,-7,-4071,-2489,
	6656,1265,-3072,-3072,22,-8441,-5824,7,-2441,-4157,-9824,-2976,-31,-8028,-1207,-176,-2295,-4328,-8991,-2452,115,-7756,-1465,
	6656,2360,-3072,-3072,49,-7319,-5368,133,2118,-933,13752,-113,-531,-5133,-1534,-255,1676,-1008,13221,-994,-709,-5981,-1752,
	6656,874,-3072,-3072,1055,-7799,-5192,-1012,-1166,1838,-6573,-226,620,-8421,461,-1911,-1327,3545,-2731,-1975,745,-1644,433,
	6656,338,-3072,-3072,1325,-8066,-4144,-965,2656,1227,5742,1160,636,4149,497,-1348,2677,1299,4123,63,-5,1897,200,
	6656,1870,-3072,-3072,403,-7455,-5488,-1084,182,-4078,893,384,149,-6239,-647,-3277,-1334,-4543,3225,-2264,685,-5277,-1302,
	6656,2552,-3072,-3072,32,-7145,-5200,-2073,-125,6316,6060,5311,-1093,-10009,-1374,-1646,-93,6584,5288,5235,-1374,-10531,-1160,
	6656,2446,-3072,-3072,94,-7189,-5368,-1049,1493,1810,10125,2691,-900,-8301,-1205,-1967,593,1355,9807,973,-812,-9686,-1561,
	6656,1070,-3072,-3072,1047,-7612,-4284,7223,-3174,2180,-11619,174,716,342,523,7074,-3465,1009,-13123,619,163,-2669,357,
	6656,822,-3072,-3072,1375,-7533,-4272,-1708,3995,1373,-3075,-1475,748,2159,823,-2252,3800,822,-2640,-1667,394,1715,557,
	6656,1280,-3072,-3072,47,-8402,-5600,-938,-3381,-4361,13109,-2384,29,-6314,-1213,-112,-3360,-3919,11775,-1208,359,-6284,-1270,
	6656,1137,-3072,-3072,424,-8168,-5472,1294,3290,1222,-11849,-490,294,-4578,-493,1063,3104,1922,-10739,-742,475,-1813,-584,
	6656,2747,-1916,-3072,595,-6387,-4091,-256,-156,2213,-3210,7688,-10791,-10888,-3094,76,-56,2462,-4282,5548,-8129,-8198,-3215,
	6657,1665,-1309,-3072,1991,-6073,-4007,-5162,-2517,-7992,-9556,-3795,-398,-11260,-1474,-3820,-2229,-6553,-9097,-5316,-248,-7267,-1143,
	6657,2999,-3072,-3072,67,-6664,-5053,-2043,-1943,1368,-10345,-2933,-3713,-20247,-1325,-1997,-2482,900,-11363,-3226,-3123,-21937,-1336,
	6657,787,-713,-713,4797,-4146,-2073,-1026,4918,829,-5768,-12998,702,250,-750,-1272,4549,791,-5467,-13302,847,250,-518,
	6657,2353,-3072,-3072,835,-6543,-4542,2154,3448,-773,14765,5699,-2597,-11917,1690,1084,2822,-1177,15932,5332,-1120,-10957,1706,
	6657,1773,-3072,-3072,279,-7678,-5377,-1010,296,-3206,2160,-662,239,-6096,-1185,-1406,-267,-2885,2250,-1166,433,-4792,-1382,
	6658,1837,-3072,-3072,242,-7653,-5282,-1095,30,-2873,2453,-588,189,-5478,-1290,-827,-264,-2342,1649,-506,288,-4290,-1252,
	6658,2304,-234,-927,1704,-5724,-3174,3172,779,3084,14929,467,6392,10357,2427,3391,913,1987,12617,-658,5103,10756,1189,
	6658,5888,-10,-338,64,-3780,-3254,-223,469,8892,-2434,-8934,2837,-1466,3266,713,1450,8664,-2027,-8786,-137,-1754,-48,
	6658,1016,-3072,-3072,8,-8709,-6146,2496,-4295,42,-5546,1809,-715,-4267,-649,1300,-3898,-678,-2637,1274,-1102,-3551,-842,
	6659,5608,0,-3072,0,-4127,-3855,-3919,-2292,1282,-1355,-7368,-794,-555,-1538,-3445,-1497,2338,-331,-6896,-1967,-1270,-1886,
	6660,2268,-2007,-3072,1215,-6252,-4002,3760,4404,-831,16488,5326,-6698,6801,-184,2845,3622,-1037,16156,4357,-5179,6820,-719,
	6661,4240,-1106,-1922,262,-5235,-3259,295,701,4184,5274,16040,-705,-10905,-8989,420,869,4448,6846,14907,-940,-9494,-8768,
	6663,1628,-3072,-3072,457,-7657,-5159,-1912,-1351,-1465,1639,-145,365,-8732,-657,-1749,-1817,-832,1110,-324,633,-6743,-561,
	6663,2672,-3072,-3072,0,-7070,-5327,1000,2212,3930,1252,15200,-1433,-13133,-1437,515,1548,3539,172,13928,-1593,-15168,-1701,
	6664,2981,-3072,-3072,578,-6186,-4234,-110,1086,1702,-7901,-5015,-8628,-3137,437,-115,1946,2177,-6328,-4286,-8690,-2712,707,
	6667,1151,-3072,-3072,1,-8598,-6091,1709,-1464,-953,-7376,1749,-330,-5404,-951,525,-1179,-1832,-4524,1412,-553,-5064,-1258,
	6672,4492,-212,-551,2763,-2505,-2141,-500,-1090,-24851,-2003,-646,-24084,291,3148,-560,-411,-19699,6322,-2765,-14720,429,3231,
	6679,1883,-506,-765,3297,-4594,-2534,-3298,1942,3097,2955,1517,198,-1831,1804,-3098,1678,3762,4193,63,39,-144,2117,
	6681,3488,-201,-376,2218,-4071,-2388,-3892,1673,-1823,-9899,6858,5291,140,-2553,-3297,2707,970,-6698,5811,6601,998,-2469,
	6694,3751,-120,-384,1826,-4227,-2750,5019,-5791,-9689,-28073,6982,2183,-2013,-6290,5685,-3541,-1551,-14300,3664,10821,-1808,-5728,
	6709,2081,-176,-216,5697,-2056,-1030,7596,9402,-9860,13,-3686,-282,-120,-11,7353,9324,-9619,662,-4288,197,-551,367,
	7168,1024,-3072,-3072,116,-9612,-6464,-1117,-5955,-5358,-975,-3018,-1062,-5378,39,-1663,-5918,-6279,-1016,-2528,-1453,-6046,110,
	7168,2008,-1004,-1292,3587,-5157,-2582,2744,-1008,-14926,2880,20102,123,-711,-153,2700,-1140,-14245,3281,20346,284,-1971,-53,
	7168,3072,-3072,-3072,131,-7549,-5380,2007,3575,1224,-17162,-1871,-906,-15514,-1516,2057,3129,1520,-18577,-1882,-1155,-14814,-1679,
	7168,5092,-222,-494,1988,-3672,-1870,1039,3730,5635,728,-2026,6491,-478,6548,485,2900,3716,-1176,-876,5480,-560,6699,
	7168,5120,-128,-3072,111,-5521,-4352,-535,614,4051,2850,1665,-12304,1184,1465,-353,181,3715,433,1307,-11450,356,729,
	7168,8707,0,0,72,-1973,-2560,-2403,4446,-4208,5212,-679,-6365,316,-6182,-1106,4482,-4309,4198,-294,-5130,220,-445,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_89b2748cbef92491_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_89b2748cbef92491_boxes_0,
	  { { 21, segtune_segreduce_89b2748cbef92491_unknown_0 }, { 247, segtune_segreduce_89b2748cbef92491_longest_0 }, { 253, segtune_segreduce_89b2748cbef92491_shares_0 } }, 1, 407, segtune_segreduce_89b2748cbef92491_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_89b2748cbef92491 = { "segtune_segreduce_89b2748cbef92491", 1, segtune_segreduce_89b2748cbef92491_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_89b2748cbef92491

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
