/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 8 --tolerance 0.01
 * date:     2026-11-27
 * database: c3ca6974e468313a
 * sources:  cead036e3146d8d5
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 462 cases
 *     n and the mean length known: worst regret 162.9%, mean 42.9%; geometries left out: worst 229.9%, mean 43.1%; picked where it was not measured: 0 times, left out 1
 *     the longest segment, too: worst regret 127.6%, mean 10.4%; geometries left out: worst 394.6%, mean 15.0%
 *     shares of long segments, too: worst regret 346.2%, mean 10.4%; geometries left out: worst 496.7%, mean 16.4%
 *     shares and the heaviest span, as probed: worst regret 79.4%, mean 6.1%; geometries left out: worst 82.4%, mean 7.7%
 *     all of these: worst regret 48.9%, mean 5.8%; geometries left out: worst 82.4%, mean 6.9%
 *     pareto lengths, 88 cases: worst regret 81.0%, mean 11.5%; left out: worst 496.7%, mean 26.1%; as probed: worst regret 79.4%, mean 5.6%; left out: worst 79.4%, mean 7.0%
 *     uniform lengths, 76 cases: worst regret 52.4%, mean 9.8%; left out: worst 88.8%, mean 15.0%; as probed: worst regret 52.4%, mean 8.3%; left out: worst 80.4%, mean 11.5%
 *     rowlen lengths, 99 cases: worst regret 31.3%, mean 6.9%; left out: worst 62.1%, mean 7.2%; as probed: worst regret 31.3%, mean 6.6%; left out: worst 31.3%, mean 6.6%
 *     bimodal lengths, 17 cases: worst regret 33.8%, mean 5.6%; left out: worst 49.0%, mean 10.4%; as probed: worst regret 33.8%, mean 5.6%; left out: worst 54.1%, mean 10.4%
 *     huge lengths, 44 cases: worst regret 88.8%, mean 10.3%; left out: worst 88.8%, mean 9.2%; as probed: worst regret 24.6%, mean 6.5%; left out: worst 24.6%, mean 6.2%
 *     poisson lengths, 8 cases: worst regret 9.1%, mean 4.3%; left out: worst 9.1%, mean 4.3%; as probed: worst regret 9.1%, mean 4.3%; left out: worst 9.1%, mean 4.3%
 *     geometric lengths, 19 cases: worst regret 21.2%, mean 7.3%; left out: worst 21.2%, mean 6.7%; as probed: worst regret 21.2%, mean 6.8%; left out: worst 21.2%, mean 6.8%
 *     zipf lengths, 26 cases: worst regret 27.1%, mean 5.4%; left out: worst 27.1%, mean 5.4%; as probed: worst regret 27.1%, mean 5.4%; left out: worst 27.1%, mean 5.4%
 *     lognormal lengths, 74 cases: worst regret 346.2%, mean 19.3%; left out: worst 394.6%, mean 35.1%; as probed: worst regret 24.7%, mean 4.6%; left out: worst 82.4%, mean 8.8%
 *     fixed lengths, 11 cases: worst regret 17.9%, mean 8.9%; left out: worst 17.9%, mean 9.6%; as probed: worst regret 15.1%, mean 6.1%; left out: worst 15.1%, mean 6.9%
 *     always the right one of the boxes: worst regret 48.9%, mean 5.1%
 *     always the right one of the best 8 of all 686 variants: mean regret 5.1% (exact, by branch and bound)
 *     the search of 462 cases was cut short; least was tried of zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1: 36 of 467 variants
 *     variants tried, of how many, on each case:
 *       36/467 zipf:n=64M,mean=64,alpha=1,sorted=down,seed=1, 37/469 huge:n=64M,mean=64,share=0.25,seed=1,
 *       37/457 zipf:n=64M,mean=256,alpha=1,sorted=down,seed=1, 39/472 huge:n=64M,mean=64,share=0.5,seed=1,
 *       39/461 huge:n=64M,mean=256,share=0.25,seed=1, 43/474 zipf:n=64M,mean=64,alpha=1,seed=1,
 *       43/467 huge:n=64M,mean=64,share=0.75,seed=1, 45/474 zipf:n=8M,mean=64,alpha=1,sorted=down,seed=1,
 *       48/504 uniform:n=64M,mean=16M,seed=1, 45/472 huge:n=64M,mean=64,share=0.1,seed=1,
 *       44/456 huge:n=64M,mean=256,share=0.5,seed=1, 47/474 huge:n=4M,mean=64,share=0.5,seed=1,
 *       51/503 pareto:n=64M,mean=1M,alpha=1.5,seed=1, 49/478 pareto:n=64M,mean=128,alpha=1.2,seed=1,
 *       48/468 linux_lines_per_file.rowlen@64M, 52/506 uniform:n=64M,mean=1M,seed=1,
 *       52/506 uniform:n=64M,mean=4M,seed=1, 51/482 pareto:n=64M,mean=256,alpha=1.5,seed=1,
 *       50/469 huge:n=64M,mean=256,share=0.1,seed=1, 54/500 zipf:n=2M,mean=64,alpha=1,sorted=down,seed=1,
 *       52/479 huge:n=512K,mean=16,share=0.75,seed=1, 51/466 zipf:n=64M,mean=256,alpha=1,seed=1,
 *       51/463 huge:n=64M,mean=256,share=0.75,seed=1, 71/633 fixed:n=64M,mean=64,
 *       54/480 lognormal:n=16M,mean=128,sigma=2,seed=1, 53/469 pareto:n=64M,mean=256K,alpha=1.5,seed=1,
 *       59/513 fixed:n=64M,mean=1M, 56/486 huge:n=4M,mean=64,share=0.1,seed=1,
 *       56/483 pareto:n=8M,mean=256,alpha=1.5,seed=1, 56/483 debian_files_per_package.rowlen@64M,
 *       56/474 uniform:n=64M,mean=256K,seed=1, 57/479 zipf:n=64M,mean=1K,alpha=1,seed=1,
 *       58/485 huge:n=1M,mean=64,share=0.1,seed=1, 58/484 huge:n=512K,mean=64,share=0.5,seed=1,
 *       57/475 pareto:n=64M,mean=512,alpha=1.2,seed=1, 53/440 pareto:n=64M,mean=64K,alpha=1.5,seed=1,
 *       59/488 huge:n=1M,mean=64,share=0.5,seed=1, 59/483 pareto:n=16M,mean=256,alpha=1.5,seed=1,
 *       54/440 uniform:n=4M,mean=256K,seed=1, 54/437 pareto:n=4M,mean=256K,alpha=1.5,seed=1,
 *       61/487 huge:n=512K,mean=64,share=0.1,seed=1, 61/486 pareto:n=64M,mean=128,alpha=1.5,sorted=up,seed=1,
 *       62/488 huge:n=64K,mean=16,share=0.75,seed=1, 62/488 pareto:n=1M,mean=256,alpha=1.5,seed=1,
 *       62/487 lognormal:n=64M,mean=256,sigma=2,seed=1, 58/454 pareto:n=64M,mean=4K,alpha=1.5,seed=1,
 *       62/485 pareto:n=2M,mean=256,alpha=1.5,seed=1, 63/492 mbeacxc.rowlen,
 *       58/452 lognormal:n=64M,mean=4K,sigma=2,seed=1, 62/475 bacterial_protein_lengths.rowlen@4M,
 *       72/551 uniform:n=64M,mean=256,seed=1, 58/443 lognormal:n=64M,mean=64K,sigma=2,seed=1,
 *       35/267 linux_identifier_postings.rowlen, 74/564 pareto:n=1K,mean=256,alpha=1.5,seed=1,
 *       64/487 huge:n=64K,mean=64,share=0.1,seed=1, 64/487 lognormal:n=8M,mean=256,sigma=2,seed=1,
 *       65/494 gshhg_points_per_bin.rowlen@64M, 63/475 bacterial_protein_lengths.rowlen@64M,
 *       74/556 uniform:n=64K,mean=256,seed=1, 64/480 linux_lines_per_file.rowlen,
 *       62/463 pareto:n=256M,mean=1K,alpha=1.5,seed=1, 75/559 uniform:n=2M,mean=128,seed=1,
 *       66/490 pareto:n=8K,mean=256,alpha=1.5,seed=1, 75/554 uniform:n=8M,mean=128,seed=1,
 *       70/517 zipf:n=128K,mean=64,alpha=1,sorted=down,seed=1, 62/457 lognormal:n=64M,mean=16K,sigma=2,seed=1,
 *       61/447 pareto:n=4M,mean=64K,alpha=1.5,seed=1, 35/255 zipf:n=64M,mean=16,alpha=1,sorted=down,seed=1,
 *       68/495 lognormal:n=2M,mean=256,sigma=2,seed=1, 66/479 bacterial_protein_lengths.rowlen,
 *       68/493 mbeacxc.rowlen@64M, 77/558 uniform:n=128K,mean=128,seed=1, 68/492 mbeacxc.rowlen@4M,
 *       68/491 pareto:n=4M,mean=256,alpha=1.5,seed=1, 76/548 uniform:n=256M,mean=64,seed=1,
 *       57/410 pareto:n=512K,mean=64K,alpha=1.5,seed=1, 68/487 uniform:n=64M,mean=64K,seed=1,
 *       68/486 fixed:n=64M,mean=256K, 40/285 huge:n=64M,mean=4,share=0.5,seed=1, 81/577 fixed:n=64M,mean=256,
 *       69/488 pareto:n=512K,mean=256,alpha=1.5,seed=1, 59/416 pareto:n=64K,mean=64K,alpha=1.5,seed=1,
 *       63/443 uniform:n=256M,mean=128K,seed=1, 38/267 huge:n=64M,mean=16,share=0.1,seed=1,
 *       69/483 lognormal:n=256K,mean=256,sigma=1,sorted=up,seed=1, 67/469 pareto:n=64M,mean=1K,alpha=1.5,seed=1,
 *       75/525 uniform:n=512K,mean=256,seed=1, 69/482 lognormal:n=1M,mean=256,sigma=2,seed=1,
 *       80/558 uniform:n=8K,mean=256,seed=1, 69/481 lognormal:n=8M,mean=512,sigma=1,seed=1,
 *       63/438 pareto:n=64M,mean=16K,alpha=1.5,seed=1, 37/257 zipf:n=16M,mean=16,alpha=1,sorted=down,seed=1,
 *       71/493 lognormal:n=8M,mean=256,sigma=1,sorted=up,seed=1,
 *       71/492 lognormal:n=64M,mean=256,sigma=1,sorted=up,seed=1, 68/471 lognormal:n=64M,mean=1K,sigma=2,seed=1,
 *       40/277 huge:n=4M,mean=4,share=0.5,seed=1, 71/491 pareto:n=256K,mean=256,alpha=1.5,seed=1,
 *       73/504 huge:n=64K,mean=64,share=0.5,seed=1, 70/483 lognormal:n=128K,mean=256,sigma=1,sorted=up,seed=1,
 *       66/455 zipf:n=64M,mean=4K,alpha=1,seed=1, 72/496 lognormal:n=256K,mean=256,sigma=2,seed=1,
 *       71/489 debian_files_per_package.rowlen, 70/482 bimodal:n=64M,mean=256K,share=0.9,seed=1,
 *       67/457 pareto:n=64K,mean=4K,alpha=1.5,seed=1, 39/266 zipf:n=8M,mean=4,alpha=1,sorted=down,seed=1,
 *       72/491 bimodal:n=64M,mean=64K,share=0.9,seed=1, 72/490 gshhg_points_per_bin.rowlen,
 *       82/558 uniform:n=1M,mean=128,seed=1, 59/401 pareto:n=512K,mean=256K,alpha=1.5,seed=1,
 *       71/482 lognormal:n=128K,mean=512,sigma=1,seed=1, 71/481 lognormal:n=2M,mean=256,sigma=1,sorted=up,seed=1,
 *       83/561 uniform:n=256K,mean=128,seed=1, 68/459 photo_kmeans256.rowlen,
 *       73/492 pareto:n=64K,mean=256,alpha=1.5,seed=1, 74/498 lognormal:n=128K,mean=64,sigma=1,seed=1,
 *       73/491 pareto:n=128K,mean=256,alpha=1.5,seed=1, 38/255 huge:n=8M,mean=16,share=0.25,seed=1,
 *       74/496 lognormal:n=256K,mean=64,sigma=1,seed=1, 74/496 lognormal:n=8M,mean=64,sigma=1,seed=1,
 *       69/460 bimodal:n=64M,mean=16K,share=0.9,seed=1, 39/260 zipf:n=8M,mean=16,alpha=1,sorted=down,seed=1,
 *       40/266 zipf:n=64M,mean=4,alpha=1,sorted=down,seed=1, 87/578 uniform:n=1K,mean=256,seed=1,
 *       69/458 fixed:n=64M,mean=64K, 70/461 photo_kmeans256.rowlen@4M,
 *       74/487 lognormal:n=1M,mean=256,sigma=1,sorted=up,seed=1, 69/450 uniform:n=4M,mean=64K,seed=1,
 *       85/553 uniform:n=512K,mean=64,seed=1, 68/442 pareto:n=512K,mean=16K,alpha=1.5,seed=1,
 *       72/468 pareto:n=64M,mean=1K,alpha=1.5,sorted=up,seed=1, 87/565 uniform:n=4M,mean=256,seed=1,
 *       86/558 uniform:n=8K,mean=64,seed=1, 77/499 lognormal:n=16M,mean=128,sigma=1,sorted=up,seed=1,
 *       71/460 photo_kmeans256.rowlen@64M, 73/471 pareto:n=512K,mean=1K,alpha=1.5,seed=1,
 *       77/496 lognormal:n=128K,mean=256,sigma=2,seed=1, 71/457 lognormal:n=256K,mean=2K,sigma=1,seed=1,
 *       73/469 dense2.rowlen, 71/456 lognormal:n=8M,mean=2K,sigma=1,seed=1,
 *       83/533 pareto:n=1K,mean=1K,alpha=1.5,seed=1, 79/503 lognormal:n=64M,mean=128,sigma=1,seed=1,
 *       73/464 uniform:n=64M,mean=16K,seed=1, 38/241 huge:n=64M,mean=16,share=0.75,seed=1,
 *       79/501 bimodal:n=1M,mean=64,share=0.9,seed=1, 79/501 geometric:n=64M,mean=64,seed=1,
 *       42/266 huge:n=2M,mean=16,share=0.25,seed=1, 70/443 pareto:n=4M,mean=16K,alpha=1.5,seed=1,
 *       69/434 uniform:n=64K,mean=16K,seed=1, 73/459 uniform:n=256K,mean=2K,seed=1,
 *       73/458 lognormal:n=2M,mean=2K,sigma=1,seed=1, 41/257 huge:n=64M,mean=16,share=0.25,seed=1,
 *       41/257 huge:n=64M,mean=16,share=0.5,seed=1, 75/469 pareto:n=4M,mean=1K,alpha=1.5,seed=1,
 *       40/250 pareto:n=64M,mean=32,alpha=1.2,seed=1, 69/431 pareto:n=64K,mean=16K,alpha=1.5,seed=1,
 *       47/293 huge:n=1M,mean=4,share=0.5,seed=1, 74/459 uniform:n=512K,mean=4K,seed=1,
 *       46/285 huge:n=64M,mean=4,share=0.1,seed=1, 42/260 huge:n=4M,mean=16,share=0.25,seed=1,
 *       74/458 uniform:n=4M,mean=4K,seed=1, 82/507 bimodal:n=512K,mean=64,share=0.9,seed=1,
 *       76/469 pareto:n=64K,mean=1K,alpha=1.5,seed=1, 74/456 pareto:n=512K,mean=4K,alpha=1.5,seed=1,
 *       75/462 lognormal:n=1M,mean=2K,sigma=1,seed=1, 75/460 pareto:n=4M,mean=4K,alpha=1.5,seed=1,
 *       75/459 uniform:n=2M,mean=2K,seed=1, 83/507 bimodal:n=64K,mean=64,share=0.9,seed=1,
 *       75/458 uniform:n=8M,mean=2K,seed=1, 75/457 lognormal:n=128K,mean=2K,sigma=1,seed=1,
 *       43/261 huge:n=64M,mean=4,share=0.75,seed=1, 76/460 uniform:n=1M,mean=2K,seed=1,
 *       78/472 pareto:n=8K,mean=1K,alpha=1.5,seed=1, 74/446 fixed:n=64M,mean=16K,
 *       74/446 uniform:n=4M,mean=16K,seed=1, 69/415 uniform:n=512K,mean=64K,seed=1, 78/468 fixed:n=64M,mean=4K,
 *       93/557 uniform:n=64K,mean=64,seed=1, 80/477 lognormal:n=2M,mean=512,sigma=1,seed=1,
 *       80/474 uniform:n=512K,mean=1K,seed=1, 81/478 lognormal:n=256K,mean=512,sigma=1,seed=1,
 *       69/407 uniform:n=512K,mean=256K,seed=1, 79/463 bimodal:n=64M,mean=4K,share=0.9,seed=1,
 *       86/504 fixed:n=64M,mean=1K, 85/497 bimodal:n=64M,mean=256,share=0.9,seed=1,
 *       76/444 uniform:n=512K,mean=16K,seed=1, 82/478 lognormal:n=1M,mean=512,sigma=1,seed=1,
 *       82/478 dense2.rowlen@4M, 48/278 huge:n=64M,mean=4,share=0.25,seed=1, 85/492 uniform:n=64M,mean=1K,seed=1,
 *       47/272 zipf:n=2M,mean=4,alpha=1,sorted=down,seed=1, 73/422 uniform:n=64K,mean=64K,seed=1,
 *       81/467 uniform:n=64M,mean=4K,seed=1, 88/507 uniform:n=1K,mean=1K,seed=1, 83/477 dense2.rowlen@64M,
 *       63/362 qcd5_4.rowlen@4M, 85/488 uniform:n=16M,mean=1K,seed=1, 46/263 zipf:n=64M,mean=16,alpha=1,seed=1,
 *       63/359 qcd5_4.rowlen@64M, 50/284 pareto:n=64M,mean=16,alpha=1.5,sorted=up,seed=1, 64/363 qcd5_4.rowlen,
 *       85/480 lognormal:n=64M,mean=512,sigma=1,seed=1, 51/286 pareto:n=256M,mean=16,alpha=1.5,seed=1,
 *       49/274 pareto:n=64M,mean=8,alpha=1.2,seed=1, 48/268 zipf:n=64M,mean=4,alpha=1,seed=1,
 *       86/480 bimodal:n=64M,mean=1K,share=0.9,seed=1, 52/290 huge:n=4M,mean=4,share=0.1,seed=1,
 *       89/495 uniform:n=256M,mean=1K,seed=1, 84/467 uniform:n=64K,mean=4K,seed=1,
 *       87/483 pareto:n=8K,mean=4K,alpha=1.5,seed=1, 51/283 pareto:n=64M,mean=16,alpha=1.5,empty=0.9,seed=1,
 *       87/482 uniform:n=64K,mean=1K,seed=1, 48/265 zipf:n=2M,mean=16,alpha=1,sorted=down,seed=1,
 *       86/469 uniform:n=128K,mean=2K,seed=1, 45/245 huge:n=1M,mean=16,share=0.75,seed=1,
 *       86/468 uniform:n=8K,mean=4K,seed=1, 51/275 lp1.rowlen@4M, 46/247 huge:n=4M,mean=16,share=0.75,seed=1,
 *       55/295 debian_entries_per_directory.rowlen@64M, 51/273 lp1.rowlen, 96/509 uniform:n=8K,mean=1K,seed=1,
 *       52/269 lognormal:n=64M,mean=16,sigma=2,seed=1, 93/481 uniform:n=4M,mean=1K,seed=1,
 *       56/289 pareto:n=64M,mean=16,alpha=1.5,seed=1, 57/294 pareto:n=8M,mean=16,alpha=1.5,seed=1,
 *       50/256 pareto:n=64M,mean=32,alpha=1.5,empty=0.5,sorted=down,seed=1, 61/312 nsjac.rowlen@64M,
 *       55/279 photo_colour_histogram.rowlen@4M, 58/294 pareto:n=8M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       63/318 bcsstk16.rowlen@64M, 54/271 zipf:n=1M,mean=16,alpha=1,sorted=down,seed=1,
 *       64/319 uniform:n=64M,mean=64,seed=1, 56/279 lp1.rowlen@64M, 55/274 photo_colour_histogram.rowlen@64M,
 *       64/318 nsjac.rowlen@4M, 50/247 pareto:n=64M,mean=64,alpha=1.5,seed=1, 65/316 citeseer_words.rowlen@64M,
 *       62/300 huge:n=512K,mean=4,share=0.1,seed=1, 55/266 huge:n=256K,mean=16,share=0.25,seed=1,
 *       66/319 nsjac.rowlen, 67/322 bcsstk16.rowlen@4M, 55/264 huge:n=1M,mean=16,share=0.25,seed=1,
 *       60/288 huge:n=512K,mean=4,share=0.5,seed=1, 67/321 citeseer_words.rowlen@4M,
 *       62/297 pareto:n=2M,mean=8,alpha=1.5,empty=0.9,seed=1, 63/301 maxwell_S.rowlen@4M,
 *       64/304 lognormal:n=16M,mean=8,sigma=2,seed=1, 68/322 citeseer_words.rowlen,
 *       54/254 lognormal:n=64M,mean=64,sigma=2,seed=1, 80/375 fixed:n=64M,mean=16,
 *       64/299 kjv_words_per_verse.rowlen@4M, 64/299 maxwell_S.rowlen@64M, 64/299 uniform:n=64M,mean=16,seed=1,
 *       70/325 bcsstk16.rowlen, 70/325 uniform:n=4M,mean=64,seed=1, 64/297 kjv_words_per_verse.rowlen@64M,
 *       66/305 maxwell_S.rowlen, 61/281 zipf:n=1M,mean=4,alpha=1,sorted=down,seed=1,
 *       64/294 pareto:n=16M,mean=16,alpha=1.5,seed=1, 64/294 pareto:n=8M,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       62/284 photo_colour_histogram.rowlen, 66/302 debian_entries_per_directory.rowlen,
 *       61/279 huge:n=512K,mean=16,share=0.25,seed=1, 66/301 lognormal:n=64M,mean=4,sigma=2,seed=1,
 *       66/301 lognormal:n=8M,mean=4,sigma=2,seed=1, 65/296 pareto:n=8M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       66/300 pareto:n=4M,mean=16,alpha=1.5,seed=1, 68/309 lognormal:n=64M,mean=8,sigma=1,seed=1,
 *       61/277 huge:n=64K,mean=16,share=0.25,seed=1, 69/313 pareto:n=256K,mean=8,alpha=1.5,empty=0.9,seed=1,
 *       69/313 email-Enron.rowlen@64M, 62/281 pareto:n=64M,mean=4,alpha=1.5,seed=1,
 *       67/303 kjv_words_per_verse.rowlen, 66/298 pareto:n=1M,mean=16,alpha=1.5,sorted=up,seed=1,
 *       73/328 uniform:n=1K,mean=64,seed=1, 66/296 pareto:n=2M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       62/278 gowalla_bipartite.rowlen@4M, 71/318 email-Enron.rowlen, 67/300 wathenSmall.rowlen@64M,
 *       69/308 lognormal:n=8M,mean=8,sigma=1,seed=1, 68/302 pareto:n=256K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       68/302 pareto:n=2M,mean=16,alpha=1.5,seed=1, 70/310 lognormal:n=2M,mean=8,sigma=1,seed=1,
 *       63/279 gowalla_bipartite.rowlen, 67/296 pareto:n=64M,mean=4,alpha=1.5,empty=0.5,sorted=down,seed=1,
 *       68/300 pareto:n=1M,mean=16,alpha=1.5,seed=1, 69/304 brack2.rowlen@64M, 63/277 gowalla_bipartite.rowlen@64M,
 *       74/324 uniform:n=16M,mean=64,seed=1, 61/267 linux_kernel_line_lengths.rowlen@64M,
 *       69/301 pareto:n=512K,mean=16,alpha=1.5,seed=1, 69/300 pareto:n=1M,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       70/304 pareto:n=256K,mean=16,alpha=1.5,seed=1, 69/299 huge:n=1M,mean=4,share=0.1,seed=1,
 *       63/273 pareto:n=64M,mean=2,alpha=1.5,sorted=up,seed=1, 69/299 cage10.rowlen@64M,
 *       64/277 lognormal:n=8M,mean=16,sigma=1,sorted=up,seed=1, 71/306 wathenSmall.rowlen@4M, 72/310 brack2.rowlen,
 *       63/271 lognormal:n=256K,mean=32,sigma=2,seed=1, 71/305 lognormal:n=2M,mean=4,sigma=2,seed=1,
 *       62/265 wdbii_river_segments.rowlen@4M, 73/312 lognormal:n=1M,mean=8,sigma=1,seed=1,
 *       75/319 email-Enron.rowlen@4M, 72/306 pareto:n=128K,mean=16,alpha=1.5,seed=1,
 *       65/276 facebook_combined.rowlen@64M, 72/305 lognormal:n=1M,mean=16,sigma=1,sorted=up,seed=1,
 *       72/305 zipf:n=256K,mean=16,alpha=1,sorted=down,seed=1, 70/296 copter2.rowlen@64M,
 *       73/308 pareto:n=128K,mean=8,alpha=1.5,empty=0.9,seed=1, 73/308 brack2.rowlen@4M,
 *       62/261 wdbii_river_segments.rowlen@64M, 72/303 pareto:n=64K,mean=16,alpha=1.5,seed=1,
 *       63/265 wdbii_river_segments.rowlen, 68/286 zipf:n=128K,mean=16,alpha=1,sorted=down,seed=1,
 *       74/311 pareto:n=128K,mean=16,alpha=1.5,sorted=up,seed=1,
 *       72/302 pareto:n=2M,mean=16,alpha=1.5,sorted=up,seed=1, 64/268 linux_kernel_line_lengths.rowlen,
 *       70/293 english_word_lengths.rowlen@64M, 74/309 wathenSmall.rowlen,
 *       73/304 pareto:n=1M,mean=8,alpha=1.5,empty=0.9,seed=1, 76/316 geometric:n=64M,mean=12,empty=0.5,seed=1,
 *       64/266 lognormal:n=2M,mean=32,sigma=2,seed=1, 64/266 lognormal:n=8M,mean=32,sigma=2,seed=1,
 *       72/299 copter2.rowlen@4M, 68/282 huge:n=128K,mean=16,share=0.25,seed=1,
 *       68/281 lognormal:n=128K,mean=32,sigma=2,seed=1, 68/280 lognormal:n=2M,mean=16,sigma=1,sorted=up,seed=1,
 *       66/271 lognormal:n=1M,mean=32,sigma=2,seed=1, 72/295 pareto:n=4M,mean=4,alpha=1.5,seed=1,
 *       74/303 cage10.rowlen@4M, 76/311 pareto:n=128K,mean=8,alpha=1.5,empty=0.5,seed=1,
 *       68/278 facebook_combined.rowlen@4M, 70/286 lognormal:n=16M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       71/290 lognormal:n=64M,mean=4,sigma=1,sorted=up,seed=1, 76/310 huge:n=64K,mean=4,share=0.5,seed=1,
 *       76/310 lognormal:n=128K,mean=4,sigma=2,seed=1, 76/310 lognormal:n=1M,mean=4,sigma=2,seed=1,
 *       73/296 zipf:n=256K,mean=4,alpha=1,sorted=down,seed=1,
 *       74/300 lognormal:n=16M,mean=16,sigma=1,sorted=up,seed=1, 74/300 copter2.rowlen,
 *       75/304 pareto:n=256K,mean=8,alpha=1.5,empty=0.5,seed=1, 76/308 cage10.rowlen,
 *       76/308 uniform:n=8K,mean=16,seed=1, 63/255 zipf:n=1M,mean=64,alpha=1,sorted=down,seed=1,
 *       66/267 lognormal:n=64M,mean=32,sigma=1,seed=1,
 *       72/291 lognormal:n=64M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       69/278 lognormal:n=64M,mean=16,sigma=1,empty=0.9,sorted=down,seed=1,
 *       75/302 lognormal:n=2M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1, 77/310 huge:n=64K,mean=4,share=0.1,seed=1,
 *       78/314 pareto:n=1K,mean=16,alpha=1.5,seed=1, 66/265 lognormal:n=64M,mean=32,sigma=1,sorted=up,seed=1,
 *       70/281 facebook_combined.rowlen, 76/305 lognormal:n=256K,mean=8,sigma=1,seed=1,
 *       76/304 lognormal:n=256K,mean=16,sigma=1,sorted=up,seed=1, 75/300 pareto:n=1K,mean=4,alpha=1.5,seed=1,
 *       77/307 uniform:n=1K,mean=16,seed=1, 79/314 geometric:n=8M,mean=8,seed=1,
 *       77/305 uniform:n=64M,mean=16,empty=0.5,seed=1, 77/304 bimodal:n=64M,mean=16,share=0.9,sorted=down,seed=1,
 *       71/280 lognormal:n=128K,mean=16,sigma=1,sorted=up,seed=1, 79/311 geometric:n=1M,mean=8,seed=1,
 *       71/279 uniform:n=64M,mean=16,empty=0.9,sorted=up,seed=1, 79/310 uniform:n=4M,mean=16,seed=1,
 *       75/294 pareto:n=512K,mean=4,alpha=1.5,seed=1, 82/321 geometric:n=256K,mean=8,seed=1,
 *       76/297 english_word_lengths.rowlen, 80/312 lognormal:n=256K,mean=4,sigma=2,seed=1,
 *       80/311 lognormal:n=128K,mean=8,sigma=1,seed=1, 68/264 pareto:n=4M,mean=64,alpha=1.5,seed=1,
 *       80/309 geometric:n=64M,mean=8,seed=1, 83/320 geometric:n=2M,mean=8,seed=1,
 *       79/304 lognormal:n=256K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       79/304 zipf:n=128K,mean=4,alpha=1,sorted=down,seed=1, 82/315 debian_depends.rowlen,
 *       78/299 wordnet_pointers.rowlen@64M, 78/299 uniform:n=2M,mean=8,seed=1,
 *       77/294 lognormal:n=8M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       70/267 zipf:n=256K,mean=64,alpha=1,sorted=down,seed=1, 82/312 debian_depends.rowlen@64M,
 *       80/304 pareto:n=8K,mean=4,alpha=1.5,seed=1, 80/304 wordnet_pointers.rowlen,
 *       80/304 wordnet_pointers.rowlen@4M, 81/307 bimodal:n=64M,mean=16,share=0.9,seed=1,
 *       66/249 pareto:n=64M,mean=2,alpha=1.5,empty=0.9,seed=1, 83/313 pareto:n=8K,mean=16,alpha=1.5,seed=1,
 *       85/320 basker_matrix1.rowlen@64M, 71/266 lognormal:n=2M,mean=64,sigma=1,seed=1,
 *       70/261 bimodal:n=64M,mean=64,share=0.9,seed=1, 73/271 geometric:n=64M,mean=32,sorted=down,seed=1,
 *       86/318 debian_depends.rowlen@4M, 81/298 ibm03_nets.rowlen@64M, 89/325 basker_matrix1.rowlen@4M,
 *       82/299 lognormal:n=128K,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       72/261 pareto:n=512K,mean=64,alpha=1.5,seed=1, 91/328 basker_matrix1.rowlen,
 *       85/306 uniform:n=64K,mean=16,seed=1, 91/327 geometric:n=128K,mean=8,seed=1,
 *       83/298 uniform:n=1M,mean=8,seed=1, 87/312 uniform:n=512K,mean=16,seed=1, 85/304 ibm03_nets.rowlen@4M,
 *       72/257 4elt.rowlen@64M, 88/314 lognormal:n=1M,mean=4,sigma=1,empty=0.9,sorted=down,seed=1,
 *       74/264 pareto:n=64K,mean=64,alpha=1.5,seed=1, 84/299 geometric:n=64M,mean=3,empty=0.5,seed=1,
 *       74/259 delaunay_n15.rowlen@64M, 77/268 lognormal:n=1M,mean=64,sigma=1,seed=1,
 *       77/265 uniform:n=128K,mean=8,seed=1, 93/319 bimodal:n=1M,mean=4,share=0.9,seed=1,
 *       83/284 lognormal:n=64M,mean=2,sigma=1,seed=1, 88/301 pareto:n=64K,mean=4,alpha=1.5,seed=1,
 *       77/263 4elt.rowlen@4M, 92/314 geometric:n=64M,mean=4,sorted=down,seed=1, 91/310 ibm03_nets.rowlen,
 *       78/265 4elt.rowlen, 78/264 delaunay_n15.rowlen@4M, 77/260 uniform:n=8M,mean=8,seed=1,
 *       81/272 uniform:n=64M,mean=2,empty=0.9,sorted=up,seed=1, 96/321 bimodal:n=4M,mean=4,share=0.9,seed=1,
 *       82/272 uniform:n=64M,mean=2,empty=0.5,seed=1, 91/301 geometric:n=16M,mean=3,empty=0.5,seed=1,
 *       76/251 git_files_per_commit.rowlen@4M, 84/273 bimodal:n=4M,mean=64,share=0.9,seed=1,
 *       81/263 uniform:n=256K,mean=8,seed=1, 77/249 git_files_per_commit.rowlen@64M,
 *       83/268 geometric:n=2M,mean=2,seed=1, 83/267 delaunay_n15.rowlen, 83/266 pareto:n=1K,mean=64,alpha=1.5,seed=1,
 *       86/275 fixed:n=64M,mean=4, 82/261 ecology1.rowlen@64M, 79/251 poisson:n=8M,mean=0.5,seed=1,
 *       78/247 poisson:n=64M,mean=0.5,seed=1, 81/255 poisson:n=1M,mean=0.5,seed=1,
 *       82/258 git_files_per_commit.rowlen, 85/265 geometric:n=64M,mean=2,seed=1,
 *       78/243 poisson:n=64M,mean=0.25,seed=1, 102/317 bimodal:n=512K,mean=4,share=0.9,seed=1,
 *       83/257 poisson:n=256K,mean=0.5,seed=1, 86/266 geometric:n=8M,mean=2,seed=1,
 *       82/253 geometric:n=64M,mean=1.5,empty=0.5,seed=1, 88/270 geometric:n=1M,mean=2,seed=1,
 *       87/266 pareto:n=8K,mean=64,alpha=1.5,seed=1, 89/271 poisson:n=64M,mean=2,seed=1,
 *       84/255 uniform:n=16M,mean=4,seed=1, 106/319 bimodal:n=64K,mean=4,share=0.9,seed=1, 90/268 ecology1.rowlen,
 *       87/259 poisson:n=2M,mean=0.5,seed=1, 83/247 mdual.rowlen@64M, 92/273 geometric:n=256K,mean=2,seed=1,
 *       87/258 uniform:n=64M,mean=4,seed=1, 86/254 uniform:n=256M,mean=4,seed=1,
 *       89/261 poisson:n=128K,mean=0.5,seed=1, 94/275 geometric:n=128K,mean=2,seed=1,
 *       75/219 lognormal:n=64M,mean=1,sigma=1,empty=0.9,sorted=down,seed=1, 88/255 mdual.rowlen@4M,
 *       89/256 mdual.rowlen, 89/256 uniform:n=4M,mean=4,seed=1, 93/264 uniform:n=512K,mean=4,seed=1,
 *       96/266 uniform:n=64K,mean=4,seed=1, 95/263 uniform:n=8K,mean=4,seed=1, 96/256 uniform:n=1K,mean=4,seed=1,
 *       77/205 uniform:n=64M,mean=1,seed=1, 85/211 fixed:n=64M,mean=1
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=15 TILES=2 VECS=7:
 *       measured on 462 cases, n = 1024 to 268435456; serves 194 (huge zipf pareto lognormal uniform rowlen bimodal fixed): worst regret 88.8%, mean 10.2%
 *       launched 200 times in a row on 20 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 376 cases, n = 1024 to 268435456; serves 99 (pareto uniform bimodal rowlen lognormal geometric fixed): worst regret 127.6%, mean 14.8%
 *       launched 200 times in a row on 28 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 347 cases, n = 1024 to 268435456; serves 50 (geometric rowlen lognormal bimodal uniform fixed): worst regret 346.2%, mean 9.4%
 *       launched 200 times in a row on 9 cases, all results right
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=6144 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0:
 *       measured on 305 cases, n = 1024 to 268435456; serves 33 (uniform pareto rowlen bimodal lognormal fixed): worst regret 36.5%, mean 7.7%
 *       launched 200 times in a row on 14 cases, all results right
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 283 cases, n = 1024 to 268435456; serves 24 (poisson geometric rowlen fixed uniform lognormal): worst regret 44.7%, mean 5.3%
 *       launched 200 times in a row on 3 cases, all results right
 *     subwarp LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=8 UNROLL=4 VEC=4:
 *       measured on 307 cases, n = 1024 to 268435456; serves 21 (pareto uniform rowlen lognormal bimodal fixed): worst regret 25.5%, mean 6.3%
 *       launched 200 times in a row on 7 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4:
 *       measured on 176 cases, n = 1024 to 268435456; serves 30 (pareto uniform lognormal rowlen): worst regret 79.4%, mean 9.5%
 *       launched 200 times in a row on 22 cases, all results right
 *     block LDG=0 LOAD_MODIFIER=0 NT=128 UNROLL=4 VEC=4:
 *       measured on 162 cases, n = 1024 to 268435456; serves 11 (pareto uniform lognormal rowlen): worst regret 12.3%, mean 5.5%
 *       launched 200 times in a row on 12 cases, all results right
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_B6D4ECFB4A6870B9
#define SEGTUNE_SEGREDUCE_B6D4ECFB4A6870B9

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

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_b6d4ecfb4a6870b9_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=15 TILES=2 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 462, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 15 }, { "TILES", 2 }, { "VECS", 7 } }, 0, 8388608, 0 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 274877906816, 0, INT64_MAX, 1024, 268435456, 376, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 256 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, 1099511627264, 0, INT64_MAX, 1024, 268435456, 347, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 4 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 384 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=6144 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=32 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 1, INT64_MAX, 8589934588, 0, INT64_MAX, 1024, 268435456, 305, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 6144 }, { "MIN_BLOCKS", 0 }, { "NT", 64 }, { "SEGMENTS_PER_THREAD", 2 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 32 }, { "WARP_SEGMENT_MIN", 0 } }, 384, 4194304, 16 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100 sm_120", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 283, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 2560 }, { "MIN_BLOCKS", 12 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 512, 4194304, 512 },
	{ "subwarp", "LDG=0 LOAD_MODIFIER=0 NT=256 SEGMENTS_IN_FLIGHT=1 THREADS_PER_SEGMENT=8 UNROLL=4 VEC=4", SEGTUNE_SEGREDUCE_SUBWARP, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, 68719476704, 0, INT64_MAX, 1024, 268435456, 307, 1, 0, 7, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 256 }, { "SEGMENTS_IN_FLIGHT", 1 }, { "THREADS_PER_SEGMENT", 8 }, { "UNROLL", 4 }, { "VEC", 4 } }, 4096, 4194304, 64 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=512 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 176, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "UNROLL", 8 }, { "VEC", 4 } }, 64, 4194304, 2 },
	{ "block", "LDG=0 LOAD_MODIFIER=0 NT=128 UNROLL=4 VEC=4", SEGTUNE_SEGREDUCE_BLOCK, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 1024, 268435456, 162, 1, 0, 5, { { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "UNROLL", 4 }, { "VEC", 4 } }, 384, 4194304, 8 }
};

static const struct segtune_node segtune_segreduce_b6d4ecfb4a6870b9_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.9991763761125174, 1, 8, -1 },
	{ SEGTUNE_MEAN, 1.5800000000000001, 2, 3, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 16800000.0, 4, 7, -1 },
	{ SEGTUNE_N, 189000.0, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 2900.0, 9, 14, -1 },
	{ SEGTUNE_MEAN, 28.800000000000001, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 194.0, 12, 13, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 20200.0, 15, 18, -1 },
	{ SEGTUNE_MEAN, 29.800000000000001, 16, 17, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_b6d4ecfb4a6870b9_longest_0[] = {
	{ SEGTUNE_LONGEST, 9270.0, 1, 202, -1 },
	{ SEGTUNE_MEAN, 2.48, 2, 17, -1 },
	{ SEGTUNE_N, 578000.0, 3, 12, -1 },
	{ SEGTUNE_MEAN, 0.84499999999999997, 4, 7, -1 },
	{ SEGTUNE_LONGEST, 29.800000000000001, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 374.0, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 1.5700000000000001, 10, 11, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 884.0, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_LONGEST, 4030.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 64.200000000000003, 18, 115, -1 },
	{ SEGTUNE_N, 146000.0, 19, 34, -1 },
	{ SEGTUNE_MEAN, 10.300000000000001, 20, 27, -1 },
	{ SEGTUNE_LONGEST, 135.0, 21, 26, -1 },
	{ SEGTUNE_N, 41400.0, 22, 23, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 8.1799999999999997, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 196.0, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 14.9, 30, 33, -1 },
	{ SEGTUNE_LONGEST, 2930.0, 31, 32, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 17.199999999999999, 35, 52, -1 },
	{ SEGTUNE_N, 1110000.0, 36, 39, -1 },
	{ SEGTUNE_MEAN, 4.6600000000000001, 37, 38, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 56800000.0, 40, 49, -1 },
	{ SEGTUNE_MEAN, 11.700000000000001, 41, 46, -1 },
	{ SEGTUNE_MEAN, 3.1499999999999999, 42, 45, -1 },
	{ SEGTUNE_N, 6680000.0, 43, 44, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 7040000.0, 47, 48, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 6.3100000000000005, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 25800000.0, 53, 96, -1 },
	{ SEGTUNE_MEAN, 36.899999999999999, 54, 83, -1 },
	{ SEGTUNE_MEAN, 6.3600000000000003, 55, 68, -1 },
	{ SEGTUNE_N, 1840000.0, 56, 61, -1 },
	{ SEGTUNE_LONGEST, 73.900000000000006, 57, 60, -1 },
	{ SEGTUNE_MEAN, 4.0099999999999998, 58, 59, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 626.0, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 7690000.0, 64, 67, -1 },
	{ SEGTUNE_MEAN, 3.77, 65, 66, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 6850.0, 69, 82, -1 },
	{ SEGTUNE_N, 257000.0, 70, 77, -1 },
	{ SEGTUNE_MEAN, 15.4, 71, 72, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 380.0, 73, 74, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 20.600000000000001, 75, 76, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 13800000.0, 78, 79, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 10.200000000000001, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1150000.0, 84, 89, -1 },
	{ SEGTUNE_LONGEST, 356.0, 85, 86, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 586000.0, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_LONGEST, 6740.0, 90, 95, -1 },
	{ SEGTUNE_N, 2080000.0, 91, 94, -1 },
	{ SEGTUNE_LONGEST, 233.0, 92, 93, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 22.800000000000001, 97, 112, -1 },
	{ SEGTUNE_LONGEST, 638.0, 98, 111, -1 },
	{ SEGTUNE_MEAN, 3.96, 99, 102, -1 },
	{ SEGTUNE_LONGEST, 112.0, 100, 101, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_LONGEST, 338.0, 103, 108, -1 },
	{ SEGTUNE_MEAN, 17.300000000000001, 104, 105, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 41400000.0, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 13.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 4220.0, 113, 114, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 364.0, 116, 135, -1 },
	{ SEGTUNE_N, 10100000.0, 117, 130, -1 },
	{ SEGTUNE_N, 135000.0, 118, 123, -1 },
	{ SEGTUNE_MEAN, 176.0, 119, 122, -1 },
	{ SEGTUNE_LONGEST, 97.100000000000009, 120, 121, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 253.0, 124, 129, -1 },
	{ SEGTUNE_N, 264000.0, 125, 128, -1 },
	{ SEGTUNE_LONGEST, 214.0, 126, 127, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 143.0, 131, 132, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 101000000.0, 133, 134, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 1880.0, 136, 189, -1 },
	{ SEGTUNE_N, 8340000.0, 137, 172, -1 },
	{ SEGTUNE_MEAN, 268.0, 138, 159, -1 },
	{ SEGTUNE_N, 2780000.0, 139, 152, -1 },
	{ SEGTUNE_N, 8220.0, 140, 141, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 1280000.0, 142, 149, -1 },
	{ SEGTUNE_MEAN, 166.0, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 150000.0, 145, 148, -1 },
	{ SEGTUNE_LONGEST, 1870.0, 146, 147, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_LONGEST, 617.0, 150, 151, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 89.200000000000003, 153, 156, -1 },
	{ SEGTUNE_LONGEST, 2990.0, 154, 155, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 906.0, 157, 158, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 965000.0, 160, 169, -1 },
	{ SEGTUNE_N, 113000.0, 161, 166, -1 },
	{ SEGTUNE_LONGEST, 2650.0, 162, 165, -1 },
	{ SEGTUNE_N, 9160.0, 163, 164, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1610.0, 167, 168, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 1070.0, 170, 171, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 502.0, 173, 186, -1 },
	{ SEGTUNE_LONGEST, 1170.0, 174, 179, -1 },
	{ SEGTUNE_MEAN, 149.0, 175, 176, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 70800000.0, 177, 178, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 2310.0, 180, 185, -1 },
	{ SEGTUNE_MEAN, 108.0, 181, 182, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 365.0, 183, 184, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 781.0, 187, 188, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 804000.0, 190, 193, -1 },
	{ SEGTUNE_LONGEST, 2430.0, 191, 192, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 51500000.0, 194, 199, -1 },
	{ SEGTUNE_MEAN, 6140.0, 195, 196, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 5860000.0, 197, 198, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 2980.0, 200, 201, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 254000.0, 203, 218, -1 },
	{ SEGTUNE_MEAN, 162.0, 204, 213, -1 },
	{ SEGTUNE_LONGEST, 13300.0, 205, 208, -1 },
	{ SEGTUNE_MEAN, 13.300000000000001, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 43800.0, 209, 212, -1 },
	{ SEGTUNE_MEAN, 78.900000000000006, 210, 211, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 60400.0, 214, 217, -1 },
	{ SEGTUNE_LONGEST, 122000.0, 215, 216, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1620.0, 219, 226, -1 },
	{ SEGTUNE_LONGEST, 12300.0, 220, 225, -1 },
	{ SEGTUNE_MEAN, 259.0, 221, 222, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 44700000.0, 223, 224, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_LONGEST, 157000.0, 227, 250, -1 },
	{ SEGTUNE_N, 8270000.0, 228, 237, -1 },
	{ SEGTUNE_MEAN, 83100.0, 229, 236, -1 },
	{ SEGTUNE_N, 2710000.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_MEAN, 3870.0, 232, 235, -1 },
	{ SEGTUNE_LONGEST, 23300.0, 233, 234, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 9550.0, 238, 243, -1 },
	{ SEGTUNE_LONGEST, 20900.0, 239, 242, -1 },
	{ SEGTUNE_MEAN, 3010.0, 240, 241, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 20100.0, 244, 249, -1 },
	{ SEGTUNE_N, 39900000.0, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_LONGEST, 36800.0, 247, 248, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
};

static const struct segtune_node segtune_segreduce_b6d4ecfb4a6870b9_shares_0[] = {
	{ SEGTUNE_SHARE_4K, 0.00017999999999999998, 1, 164, -1 },
	{ SEGTUNE_MEAN, 2.5300000000000002, 2, 17, -1 },
	{ SEGTUNE_N, 578000.0, 3, 12, -1 },
	{ SEGTUNE_MEAN, 0.91600000000000004, 4, 7, -1 },
	{ SEGTUNE_N, 69400.0, 5, 6, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_SHARE_1K, 0.00124, 8, 11, -1 },
	{ SEGTUNE_MEAN, 2.3599999999999999, 9, 10, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.0010200000000000001, 13, 14, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 5430000.0, 15, 16, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 64.577397577099504, 18, 113, -1 },
	{ SEGTUNE_N, 213000.0, 19, 46, -1 },
	{ SEGTUNE_MEAN, 15.200000000000001, 20, 33, -1 },
	{ SEGTUNE_SHARE_1K, 0.0012200000000000002, 21, 32, -1 },
	{ SEGTUNE_MEAN, 6.6400000000000006, 22, 27, -1 },
	{ SEGTUNE_N, 50600.0, 23, 26, -1 },
	{ SEGTUNE_MEAN, 4.1799999999999997, 24, 25, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 126000.0, 28, 29, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 10.100000000000001, 30, 31, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.00108, 34, 43, -1 },
	{ SEGTUNE_N, 27300.0, 35, 38, -1 },
	{ SEGTUNE_MEAN, 28.100000000000001, 36, 37, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 53.900000000000006, 39, 40, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 79200.0, 41, 42, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 16.800000000000001, 44, 45, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 9.9500000000000011, 47, 76, -1 },
	{ SEGTUNE_N, 2720000.0, 48, 59, -1 },
	{ SEGTUNE_MEAN, 4.3200000000000003, 49, 54, -1 },
	{ SEGTUNE_N, 609000.0, 50, 51, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.00070799999999999997, 52, 53, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 1670000.0, 55, 56, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 5.6900000000000004, 57, 58, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.00049399999999999997, 60, 69, -1 },
	{ SEGTUNE_MEAN, 3.3500000000000001, 61, 64, -1 },
	{ SEGTUNE_N, 11100000.0, 62, 63, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 4 },
	{ SEGTUNE_N, 4710000.0, 65, 68, -1 },
	{ SEGTUNE_MEAN, 7.2700000000000005, 66, 67, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_N, 9660000.0, 70, 71, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 8.8900000000000006, 72, 73, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 42700000.0, 74, 75, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 51300000.0, 77, 104, -1 },
	{ SEGTUNE_N, 671000.0, 78, 91, -1 },
	{ SEGTUNE_MEAN, 25.200000000000003, 79, 86, -1 },
	{ SEGTUNE_MEAN, 17.800000000000001, 80, 81, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.00091599999999999993, 82, 85, -1 },
	{ SEGTUNE_N, 490000.0, 83, 84, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.0015100000000000001, 87, 88, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 26.800000000000001, 89, 90, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 1110000.0, 92, 97, -1 },
	{ SEGTUNE_MEAN, 35.700000000000003, 93, 94, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.0013100000000000002, 95, 96, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 12.9, 98, 103, -1 },
	{ SEGTUNE_N, 15500000.0, 99, 100, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.00031099999999999997, 101, 102, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_MEAN, 22.200000000000003, 105, 108, -1 },
	{ SEGTUNE_SHARE_1K, 0.00050999999999999993, 106, 107, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 144000000.0, 109, 110, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_SHARE_1K, 0.00039199999999999999, 111, 112, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_1K, 0.0040800000000000003, 114, 137, -1 },
	{ SEGTUNE_N, 284000.0, 115, 126, -1 },
	{ SEGTUNE_MEAN, 300.0, 116, 123, -1 },
	{ SEGTUNE_N, 2900.0, 117, 118, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ SEGTUNE_N, 217000.0, 119, 120, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 102.0, 121, 122, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 88000.0, 124, 125, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 7510000.0, 127, 132, -1 },
	{ SEGTUNE_MEAN, 241.0, 128, 129, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_N, 2290000.0, 130, 131, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 148.0, 133, 134, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 107000000.0, 135, 136, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 1040.0, 138, 157, -1 },
	{ SEGTUNE_N, 55000000.0, 139, 150, -1 },
	{ SEGTUNE_MEAN, 249.0, 140, 145, -1 },
	{ SEGTUNE_N, 2690000.0, 141, 142, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_1K, 0.024800000000000003, 143, 144, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1450000.0, 146, 149, -1 },
	{ SEGTUNE_N, 20300.0, 147, 148, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 586.0, 151, 154, -1 },
	{ SEGTUNE_MEAN, 103.0, 152, 153, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 194000000.0, 155, 156, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 11300000.0, 158, 161, -1 },
	{ SEGTUNE_N, 92300.0, 159, 160, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 4200.0, 162, 163, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_N, 258000.0, 165, 192, -1 },
	{ SEGTUNE_MEAN, 162.0, 166, 183, -1 },
	{ SEGTUNE_SHARE_4K, 0.0746, 167, 174, -1 },
	{ SEGTUNE_MEAN, 23.300000000000001, 168, 173, -1 },
	{ SEGTUNE_SHARE_4K, 0.050599999999999999, 169, 170, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ SEGTUNE_N, 103000.0, 171, 172, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 47200.0, 175, 182, -1 },
	{ SEGTUNE_MEAN, 86.200000000000003, 176, 181, -1 },
	{ SEGTUNE_SHARE_4K, 0.26300000000000001, 177, 180, -1 },
	{ SEGTUNE_MEAN, 13.100000000000001, 178, 179, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 56500.0, 184, 191, -1 },
	{ SEGTUNE_SHARE_4K, 0.079899999999999999, 185, 190, -1 },
	{ SEGTUNE_MEAN, 274.0, 186, 187, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 144000.0, 188, 189, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 7 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_N, 1640000.0, 193, 218, -1 },
	{ SEGTUNE_MEAN, 554.0, 194, 209, -1 },
	{ SEGTUNE_SHARE_4K, 0.0258, 195, 204, -1 },
	{ SEGTUNE_MEAN, 47.900000000000006, 196, 203, -1 },
	{ SEGTUNE_SHARE_4K, 0.016900000000000002, 197, 202, -1 },
	{ SEGTUNE_MEAN, 3.9700000000000002, 198, 199, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 36.800000000000004, 200, 201, -1 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_SHARE_4K, 0.032399999999999998, 205, 208, -1 },
	{ SEGTUNE_MEAN, 107.0, 206, 207, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 43500.0, 210, 217, -1 },
	{ SEGTUNE_SHARE_4K, 0.078899999999999998, 211, 212, -1 },
	{ 0, 0.0, 0, 0, 7 },
	{ SEGTUNE_MEAN, 914.0, 213, 216, -1 },
	{ SEGTUNE_N, 551000.0, 214, 215, -1 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.0089100000000000013, 219, 232, -1 },
	{ SEGTUNE_N, 8410000.0, 220, 229, -1 },
	{ SEGTUNE_MEAN, 234.0, 221, 228, -1 },
	{ SEGTUNE_MEAN, 4.6299999999999999, 222, 223, -1 },
	{ 0, 0.0, 0, 0, 2 },
	{ SEGTUNE_MEAN, 24.800000000000001, 224, 227, -1 },
	{ SEGTUNE_SHARE_1K, 0.0126, 225, 226, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 582.0, 230, 231, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_N, 5290000.0, 233, 248, -1 },
	{ SEGTUNE_MEAN, 1650.0, 234, 243, -1 },
	{ SEGTUNE_SHARE_4K, 0.0135, 235, 238, -1 },
	{ SEGTUNE_MEAN, 241.0, 236, 237, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 325.0, 239, 240, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_SHARE_4K, 0.066100000000000006, 241, 242, -1 },
	{ 0, 0.0, 0, 0, 3 },
	{ 0, 0.0, 0, 0, 0 },
	{ SEGTUNE_MEAN, 28500.0, 244, 247, -1 },
	{ SEGTUNE_MEAN, 2420.0, 245, 246, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 6 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 0 },
};

static const int segtune_segreduce_b6d4ecfb4a6870b9_cases_0[] = {
	0,0,0,0,0,0,0,1516,2708,2958,3677,3457,3972,3938,3921,1516,2708,2958,3677,3457,3972,3938,3921,
	2560,730,-3072,-3072,116,-690,-1216,4834,1942,884,10003,935,-4301,-2811,-1178,4915,3005,1959,9365,2058,-3778,-5767,-4174,
	2560,1020,-3072,-3072,27,-489,-1856,-1973,733,1545,24395,2729,-2970,5378,-5328,-3044,-1412,-706,23308,-794,-531,12299,-434,
	2560,1854,-3072,-3072,0,0,-756,1071,944,1123,-19867,606,824,38892,-6926,2149,2644,3297,-15356,3254,-887,32995,-12325,
	2560,2056,-3072,-3072,0,0,-1296,-2175,-141,-548,-9132,-3187,1554,-29340,-4125,-3935,-2768,-3414,-11206,-6785,4399,-24930,2048,
	2560,2867,-3072,-3072,0,0,-848,643,3677,2192,5102,-2258,-8635,-9676,21650,-403,1436,629,5400,-3636,-6777,-8797,23265,
	2560,3012,-3072,-3072,0,0,-394,-1795,1446,-912,-1489,-2706,7756,-6783,28244,349,3945,2360,964,1466,4070,-13392,20674,
	2560,3657,-3072,-3072,0,0,-508,-2406,-821,-1856,2195,-3709,-4794,-1127,-30397,-2505,-1432,-1786,2704,-3197,-4601,-1607,-31029,
	2560,4096,-3072,-3072,0,0,-422,-1991,-1882,-2338,4027,-4602,-6389,13491,-9250,-2412,-2646,-2749,4148,-4722,-5806,14168,-8135,
	2560,4608,-3072,-3072,0,0,-229,1560,4131,4235,-6343,-1563,-5105,-3904,4157,1594,5027,4467,-6288,-1239,-5600,-3205,5255,
	2560,4608,-3072,-3072,0,0,-32,-3288,-9498,-5820,-3066,-1703,14477,-605,2935,-1383,-5103,-3020,-2907,1165,10722,-2824,-1151,
	3328,830,-3072,-3072,413,-1829,-1292,-4385,-2272,-3389,30668,-2365,1013,-3500,-2251,-1912,1998,-625,17534,1468,-6563,-6601,-3102,
	3328,1029,-3072,-3072,62,-1981,-2624,-715,2490,299,-35229,232,507,-323,-3859,-2075,-625,-2027,-23989,-2992,4816,3106,-3507,
	3328,1911,-3072,-3072,234,-927,-1192,-5557,-9279,-799,-15648,-8009,5004,26664,3146,-2610,-4633,2724,-18320,-1082,-262,21919,-1100,
	3328,2061,-3072,-3072,60,-950,-2064,3568,-508,1192,2073,256,186,-27116,6791,1504,-4028,-2841,-717,-4198,3367,-21646,15944,
	3328,2916,-3072,-3072,10,-146,-1010,-667,-8076,-10149,4879,-3909,6180,-7120,41346,1520,-2980,-5014,7400,1567,3217,-10859,33210,
	3328,3089,-3072,-3072,0,0,-1540,3655,7049,-3956,10385,473,-10757,3896,-34129,1021,1946,-8401,7779,-5115,-6667,8090,-26278,
	3328,3958,-3072,-3072,0,0,-1060,6686,-6895,-5710,-4472,2018,3001,6463,-1341,5822,-7238,-5905,-4273,727,4423,8083,-1570,
	3328,3982,-650,-3072,0,0,-650,-509,-9215,-12602,-17624,-10599,-7427,1908,-10418,-426,-6568,-9779,-17042,-8698,-5599,1363,-10681,
	3328,5120,-165,-3072,0,0,-641,-3617,-11407,-7630,65070,-4478,-11292,173,-1383,-4385,-12427,-9076,64642,-5694,-10718,1314,1485,
	3328,5193,-191,-191,0,0,-191,2176,-24956,-28467,14598,-15521,7828,2104,-9983,1170,-22747,-25805,12449,-14756,7914,3310,-8281,
	3328,5632,0,-3072,0,0,-409,1339,-6446,-7068,-15735,-5838,-6311,345,4627,1469,-4075,-4853,-16032,-4196,-6867,714,3644,
	3328,5803,0,-3072,0,0,-288,2721,-5137,-7950,-19828,-6216,15011,-2378,115,3439,-892,-3597,-19754,-2957,14129,-2763,-3011,
	3974,3372,-3072,-3072,329,-663,-1698,-1155,5676,14410,-1038,10983,-1347,-1703,-11676,-1076,5476,13155,-1063,9228,-1635,-564,-10622,
	4096,881,-3072,-3072,825,-2902,-1564,-4182,-7095,-10411,13378,-11211,24533,-1506,-3956,-1190,-2783,-5053,4093,-5114,9596,-3161,-1499,
	4096,1024,-3072,-3072,84,-3500,-3392,132,2340,4448,-15235,-281,-12013,242,-5000,-1020,285,1242,-12489,-4675,-8632,122,-4182,
	4096,1026,-3072,-3072,364,-3218,-2832,-1856,16301,1316,-16387,-6733,-11638,-748,18172,-2607,15307,-126,-11279,-8055,-6972,-754,16369,
	4096,1083,-870,-870,1850,-1675,-870,9880,5343,8278,-6113,-1589,1817,-3028,-5065,9801,4567,7144,-4443,-2993,1623,-3509,-3435,
	4096,1542,-256,-256,2563,-503,-256,-808,-16175,-18957,-3397,-17057,-12742,2336,10550,218,-14303,-15900,-6076,-14533,-10288,2386,6411,
	4096,1986,-1224,-3072,652,-1971,-1224,-2681,7447,-8326,-4839,-699,1356,-1982,-4891,-2548,7259,-7750,-5305,-440,-165,-1949,-5120,
	4096,2051,-3072,-3072,73,-2483,-2832,-3709,-5737,-6475,-7416,8,2448,21090,228,-3963,-6020,-6331,-5762,-186,3765,21383,-252,
	4096,2227,-512,-512,1422,-959,-512,-8623,-16482,-23948,-16269,-11959,2660,-2475,4973,-8338,-16869,-23312,-16448,-11419,3076,-2374,4426,
	4096,2971,-944,-3072,252,-1385,-1036,-4832,-7330,7644,8134,16265,16952,-13303,29927,-2616,-3963,9752,5647,16134,11914,-10738,21865,
	4096,3074,-3072,-3072,368,-1166,-1755,-3308,-6428,3173,-1086,4764,12057,-3907,-28073,-1405,-3183,3624,-777,6586,7175,-3725,-26258,
	4096,3083,-128,-128,1304,-221,-128,-5179,1325,-3918,9824,-2196,5454,-22865,22466,-5085,3732,-35,5416,-1428,5801,-22875,15707,
	4096,3084,-3072,-3072,63,-1461,-2308,454,-4494,6032,11543,8662,-3834,-3330,-18702,-331,-6172,4936,10742,8247,-2524,-3407,-14405,
	4096,3143,-870,-870,406,-1059,-870,5534,-2087,2338,-335,490,3673,1766,27935,4864,-3337,1609,5217,313,3816,1300,31415,
	4096,3594,-256,-256,638,-375,-256,10728,18092,14150,23427,20925,-15534,1872,10062,11320,20900,17105,16981,21399,-14927,963,2218,
	4096,3955,-704,-3072,90,-563,-1210,-2247,8919,16684,-3732,15450,3810,2796,-261,-1414,8650,15207,-4084,13780,2963,2735,-3860,
	4096,4084,-3072,-3072,37,-487,-1793,-2401,14242,11044,-3582,16542,-3333,-10181,16725,-3184,11074,7754,-4836,12499,-1531,-8459,18487,
	4096,4936,-277,-567,0,0,-754,-503,16074,18315,-18681,2581,7509,5472,1783,-1018,15448,16938,-16567,2090,7753,5457,3798,
	4096,5128,-137,-3072,0,0,-1281,-126,20177,25688,-22983,21336,-9262,-2094,-1685,-898,14815,20975,-21660,17881,-8274,-2225,1212,
	4096,5939,-17,-211,0,0,-846,5336,25628,26161,-19395,24811,11920,1854,-15393,1347,21309,22707,-14449,22496,10371,4812,-7162,
	4096,6084,-1,-237,0,0,-394,-7033,2003,3301,-5223,1055,-11577,5076,13781,-2137,4313,3992,-12165,1824,-8345,980,1579,
	4096,6729,0,0,0,0,-510,3217,3443,2371,-11496,215,-7432,-23,-14333,3056,2286,1402,-12448,-507,-7084,575,-15958,
	4096,7168,0,0,0,0,-422,8564,2318,1899,15581,271,17752,-620,-11824,7619,1486,1220,14932,-249,17621,1950,-12050,
	4096,7680,0,0,0,0,-229,6538,1454,1482,-8590,746,-3735,-10564,5794,6187,1343,1486,-8540,735,-4091,-7529,7090,
	4096,7680,0,0,0,0,-32,-8900,1454,1482,5294,746,-3735,-3555,11725,-5046,2841,2894,5553,1867,-2645,-7486,9516,
	4198,1265,-3072,-3072,22,-3526,-3366,1130,2053,-4070,20910,2161,-5674,-56,-5792,171,767,-6091,21372,-699,-3676,-125,-5027,
	4206,874,-3072,-3072,1055,-2898,-2742,5660,2159,8363,-4097,4053,-5866,-1267,-3401,4545,-944,2185,3841,-2625,3274,-172,-5206,
	4243,2446,-3072,-3072,94,-2362,-2955,-1583,1142,-4138,6611,10889,-102,-2706,11171,-3132,-1346,-4000,5964,8913,3330,-1934,9238,
	4251,2552,-3072,-3072,27,-2338,-2795,-660,2397,-6365,5845,9603,456,-1806,14989,-918,2068,-5253,6034,10260,1083,-2239,14049,
	4284,2007,-3072,-3072,39,-2938,-3180,1579,-2120,-1078,-4411,2971,4229,-4672,-3676,450,-3708,-2180,-5239,452,6301,-3750,-4545,
	4352,-512,-3072,-3072,256,-5376,-3712,2816,-1399,-3744,-4268,5010,17745,-127,475,2742,-1534,-4143,-3397,4673,17677,-169,395,
	4352,511,-3072,-3072,155,-4454,-3312,-2797,-8779,4049,12925,1571,-10800,490,-2423,-3395,-9580,3883,13024,2239,-7990,331,-3155,
	4352,1024,-643,-860,3323,-774,-1000,-1832,-14865,-9394,25329,3104,5870,-5730,7190,-2021,-15495,-11049,25580,1729,3998,-5205,7755,
	4352,1026,-3072,-3072,3006,-1088,-1957,7958,5222,5075,-9208,1984,4607,68,129,7440,5085,5089,-7925,1392,4493,316,-51,
	4352,1066,-1613,-3072,1043,-3011,-1613,-1058,1396,7598,13313,1680,989,-2045,43,-809,1473,7642,11918,935,-413,-1827,523,
	4352,1498,-1121,-3072,883,-2739,-1480,7967,2185,7274,3103,3785,1869,-3243,-3045,7830,1915,7286,2925,3620,1662,-3234,-2537,
	4352,1523,-693,-3072,1262,-2335,-1306,652,-471,-4054,-6063,-12380,1977,-34,-3554,560,-413,-1332,-5648,-10498,1277,-364,-4340,
	4352,1532,-3072,-3072,234,-3354,-2404,-5237,-6504,-5485,-11168,-10425,-2704,-1645,-6481,-1397,-1453,-287,-8251,-996,-9900,-3529,-7483,
	4352,1536,-3072,-3072,93,-3491,-3360,655,619,4484,-7982,-2914,-6660,-987,-6181,-454,-751,2310,-8893,-6245,-4536,-593,-5507,
	4352,1539,-3072,-3072,164,-3417,-2776,-705,5253,1436,-9758,-6074,-6955,-1357,17201,1038,7760,3862,-6909,-1534,-8355,-2405,15468,
	4352,1972,-1480,-3072,665,-2483,-1480,-7570,-4556,-17450,-14690,-9959,3563,14249,-3108,-6948,-3400,-16092,-15570,-7307,-1801,13474,-1998,
	4352,1972,-1480,-3072,1990,-1158,-1480,3130,-7741,-13377,636,184,2017,446,4204,2778,-7681,-11544,1046,944,1461,-516,2875,
	4352,2048,-457,-657,2593,-479,-879,1545,476,13587,-29207,13684,4455,23760,-47247,1055,-1788,10201,-25257,11149,2872,23702,-41263,
	4352,2057,-3072,-3072,1486,-1577,-2170,7716,12107,6018,570,1716,3807,836,7251,6708,11022,4287,1272,473,4964,1746,7829,
	4352,2222,-512,-512,1911,-988,-512,-7743,-12555,-17487,-7498,1890,5465,14906,9247,-7424,-11938,-16035,-9439,3106,6311,14840,6563,
	4352,2577,-534,-3072,577,-1965,-1316,4323,-2558,5277,7273,561,549,5621,6262,3990,-2673,3914,4573,-738,328,6455,4583,
	4352,3072,-360,-573,1693,-355,-788,4374,20030,18755,-10234,-7260,712,-11391,-44442,3361,16125,14527,-2286,-8929,-604,-11423,-32113,
	4352,3077,-1760,-3072,133,-1910,-1760,-961,-3574,1472,3438,-9925,-11503,-2245,-30845,-736,-3371,358,4726,-10386,-10953,-2651,-26270,
	4352,3596,-3072,-3072,63,-1461,-2306,1008,-4294,-3096,3007,-14266,-5915,-2118,-7819,762,-5259,-3299,2463,-14264,-5097,-2705,-5970,
	4352,3997,-570,-1191,207,-916,-1191,6940,6684,9281,-5000,-2164,1797,6762,-11573,6261,5596,8333,-1542,-2621,1730,6374,-8456,
	4352,4050,-208,-465,316,-754,-819,3390,1150,6429,-13100,-2822,9628,5147,-11709,3030,-273,4303,-9178,-2888,9105,5020,-6658,
	4352,4102,-664,-3072,627,-391,-1391,3745,6018,-7443,7623,-12175,11777,-3865,3505,4319,5539,-8682,3537,-12407,11563,-4020,-1264,
	4352,4577,-361,-1135,124,-419,-1135,2416,3676,-11084,1678,-1104,2269,1997,8237,1701,2906,-12130,3556,-1026,1499,2646,10236,
	4352,5640,-30,-3072,0,0,-1281,-1009,19717,21117,660,18184,4574,-4807,-533,-684,16829,18097,-108,15827,4250,-4274,-1346,
	4352,5657,-55,-347,0,0,-623,-2637,-6699,-3603,16916,-1500,-12605,5457,23720,2097,-4997,-3909,10580,-1263,-9643,1611,11877,
	4362,338,-3072,-3072,1325,-3476,-1850,-2740,-3787,-5327,5531,4928,-3327,422,418,-3779,-3662,-3338,2425,5211,-5277,1084,1570,
	4390,1870,-3072,-3072,403,-2923,-3222,5516,-117,1414,-50,10783,231,-5197,-5074,3568,-3329,-2240,-310,4388,6543,-2851,-5774,
	4441,2747,-1916,-3072,595,-1956,-1875,5812,10523,20739,2437,7230,-3113,15710,22793,4684,9205,18322,3321,6039,313,14730,27066,
	4480,1280,-3072,-3072,47,-4049,-3424,3999,5565,-4829,306,4377,-3298,1076,-4297,3758,5373,-5299,-913,3836,-2643,781,-3935,
	4608,-512,-3072,-3072,256,-5888,-3968,-1169,-1530,3370,-303,1696,-9161,-109,90,-602,-1296,3395,70,1710,-9721,-76,45,
	4608,511,-3072,-3072,155,-4966,-3568,-273,4658,9499,-11192,-692,-641,-261,-2700,101,4784,9297,-12027,227,420,-398,-3250,
	4608,1013,-3072,-3072,3169,-1451,-2124,-2290,-2694,1240,-9455,556,-8226,245,-696,-2655,-2718,1553,-8708,604,-8241,95,-801,
	4608,1024,-579,-750,3788,-820,-1017,670,9441,15375,-21421,4260,10743,-4034,1796,911,8546,13874,-22192,2666,8442,-3040,1518,
	4608,1061,-1591,-3072,1132,-3439,-1825,3483,2460,8333,-2722,5582,1599,208,1464,3460,2412,8634,-2554,5781,1394,631,1209,
	4608,1473,-1121,-3072,1027,-3132,-1687,-2827,1875,-5435,2776,-2944,-295,-1308,-919,-2843,1847,-4514,3212,-1462,-927,-1404,-1172,
	4608,1534,-3072,-3072,232,-3866,-2541,-4214,-5751,-4091,-4138,-9283,-280,482,-4784,194,-1587,1818,637,1323,-5557,-777,-7048,
	4608,1536,-3072,-3072,93,-4003,-3616,-659,-3869,2187,2176,-2484,-3366,841,-4347,-1858,-5029,130,-843,-6021,-3261,1024,-2383,
	4608,1538,-640,-1010,1633,-2461,-1256,9461,6593,9130,7181,-1805,-2905,-661,-5252,8786,5644,7625,7503,-2935,-2784,-635,-4427,
	4608,1538,-3072,-3072,211,-3883,-3032,-536,-387,-540,359,-6254,-4017,523,18829,697,905,996,1979,-3239,-3640,51,17160,
	4608,2005,-1139,-3072,750,-2877,-1564,302,-676,-12529,-2092,-1736,19828,-7106,-2898,804,558,-9654,-2339,2286,13874,-7669,-3339,
	4608,2005,-1139,-3072,2325,-1302,-1564,-12412,-3137,-10876,-6716,-4927,2408,1004,4825,-11922,-1244,-6792,-9158,-1482,858,-304,1843,
	4608,2042,-3072,-3072,1633,-1957,-2404,6366,4545,3399,-2370,1351,-2318,-3285,2728,5833,4041,2015,-1901,143,-535,-2486,2581,
	4608,2047,-419,-598,3065,-520,-906,6759,18282,12346,-16197,8673,9729,-5296,17647,6882,16387,9850,-14644,6272,7909,-4930,21512,
	4608,2219,-512,-512,2405,-1008,-512,2513,3891,6435,17883,20573,-14061,-5055,8344,2680,5220,8613,15179,22503,-12219,-5498,4849,
	4608,2556,-642,-1355,767,-2310,-1355,524,-1239,-6872,1748,866,-3717,5587,4336,-319,-1830,-7535,2367,381,-1852,5035,5590,
	4608,3071,-323,-474,2153,-408,-827,-2670,15725,11932,-8142,15710,5317,-9329,-37773,-3236,10918,7387,-728,13316,4063,-8891,-24191,
	4608,3081,-1645,-3072,154,-2397,-2016,4205,-1257,5742,-374,-7141,-8465,10903,-18165,4045,-1629,4972,643,-7345,-5250,9892,-13649,
	4608,3587,-3072,-3072,72,-1973,-2562,342,-4291,-5322,-2083,-13111,-3579,5340,-874,461,-4036,-3477,-2006,-11484,-3456,3981,-1803,
	4608,4002,-549,-944,247,-1382,-1036,-6261,-7875,6544,6069,-1795,4162,-9789,-10669,-3677,-4395,5257,-926,-1802,3793,-7606,-19749,
	4608,4070,-204,-408,383,-1180,-804,-13090,-15203,5081,-3153,-2526,-11900,-14842,-9084,-11458,-14047,3192,-8056,-2065,-11149,-13876,-14245,
	4608,4106,-670,-1504,882,-643,-1504,3769,-3320,-11296,1500,-4103,316,-3662,-8024,1823,-5537,-11019,7271,-3897,944,-3799,886,
	4608,4613,-333,-1391,133,-886,-1391,4549,2683,-8941,9044,-917,637,1937,13211,4708,2830,-8680,7180,-748,-887,2362,11648,
	4608,5649,-25,-3072,0,0,-1537,-2003,-11479,-9557,1142,-10694,2348,7560,-2166,-2433,-13104,-10632,1268,-11501,2868,7994,-726,
	4608,5662,-53,-362,0,0,-879,-2080,-11218,-7128,15973,-3794,-12038,5286,17782,1201,-11075,-7549,13625,-3679,-10403,2195,11310,
	4628,1070,-3072,-3072,1047,-3555,-2256,5208,-2919,3020,16285,4221,10602,678,-3172,5226,-1624,5632,17507,8274,7721,-80,-3136,
	4634,1137,-3072,-3072,424,-4122,-3450,4158,2248,935,14069,8235,2246,1158,-3844,2974,558,-1916,13920,3463,5605,1190,-3343,
	4636,2999,-3072,-3072,67,-2621,-3032,3307,4840,4407,4985,3137,-1665,-11335,20730,1760,2993,5061,3758,1704,860,-11159,16655,
	4711,1665,-1309,-3072,1991,-2182,-2061,3992,-3430,24492,6220,16557,-33071,-3264,-3639,3215,-5542,18626,6307,12604,-25120,-2677,-1992,
	4721,822,-3072,-3072,1375,-3661,-2336,5346,-2407,-2580,-16636,-6652,7608,889,-1331,3875,-2460,-2065,-15512,-5648,8032,654,-1213,
	4740,2360,-3072,-3072,49,-3487,-3452,3012,-4000,-581,-1887,10779,2378,-5881,-2712,1049,-6052,-2490,-5863,7157,3544,-4419,-2726,
	4864,867,-1514,-3072,1615,-3662,-1984,1045,-2074,-10135,10684,-6267,2603,1432,2678,667,-2139,-8739,11412,-4926,3112,1663,2300,
	4864,1024,-3072,-3072,84,-5036,-4160,2636,-7017,4667,9845,-52,-815,229,-2497,1803,-7019,4259,9455,-3026,-4057,47,-358,
	4864,1024,-3072,-3072,426,-4694,-3600,343,-3905,-7503,7627,1065,-1746,624,20627,-146,-4489,-9020,6885,-1726,-185,575,20730,
	4864,1081,-870,-870,3331,-1733,-870,-2636,-18551,-22924,-1350,-12220,6888,16927,-2111,-2957,-18124,-21259,-1708,-11308,8399,15700,-2060,
	4864,1535,-256,-256,4098,-511,-256,1003,12513,9187,14851,11123,-1508,-4536,-3027,147,13508,10426,16457,13400,589,-5742,-2881,
	4864,2002,-1056,-1603,1096,-3046,-1603,4309,8786,2206,6033,-2620,1167,-1826,-3300,4517,9180,2672,6426,-2366,1149,-2064,-3552,
	4864,2048,-3072,-3072,98,-3999,-3600,3018,1839,1779,3410,322,3289,-410,-3472,1708,726,158,35,-2344,3267,232,-2205,
	4864,2219,-512,-512,2910,-1016,-512,349,18472,13575,24278,-8930,-9993,-9813,3541,244,20215,16096,22175,-6505,-6981,-10603,551,
	4864,3018,-824,-1480,649,-2477,-1480,7531,-453,547,-4017,17400,1515,-3855,18697,7713,516,1099,-5152,16952,1383,-4093,18296,
	4864,3078,-128,-128,2814,-252,-128,208,-6583,10324,12719,-4007,12877,19246,7881,-68,-3339,13660,11539,-2267,12893,19268,1639,
	4864,3078,-3072,-3072,73,-2993,-3076,5969,3400,11826,3735,880,-1123,8067,1358,5571,3033,12193,3500,569,-665,8140,-1481,
	4864,3095,-3072,-3072,419,-2630,-2523,-5804,-11277,-7113,-10863,284,9984,7848,-11925,-2626,-7082,-3326,-8996,5806,4268,6279,-10503,
	4864,3134,-870,-870,1389,-1621,-870,-292,1085,772,8428,-4875,10366,14207,16238,-196,2046,8,1673,-3771,8730,14817,9779,
	4864,3588,-256,-256,2061,-496,-256,605,-10704,-15084,11523,-3312,9632,1860,15533,961,-7733,-14142,4913,-2896,9613,2153,4872,
	4864,4049,-508,-826,290,-1805,-1291,-11799,-20982,6704,-11817,-1575,-19321,-18658,-15252,-10881,-20112,6550,-11684,-2105,-18700,-17906,-15769,
	4864,4099,-3072,-3072,72,-1973,-2561,1623,11440,-12838,2282,-2991,4948,3076,7468,2096,12152,-10955,1880,-1329,4557,1948,6036,
	4864,5024,-240,-570,205,-915,-1191,-3766,7665,12408,-6913,692,6202,-8322,5729,-1687,6913,11431,-7942,571,6274,-8059,2575,
	4864,5133,-130,-3072,62,-949,-2049,1802,4793,-7653,1421,-6628,-13995,51,1465,1334,4430,-7052,1471,-5918,-12688,-1785,2555,
	4864,5994,0,-251,12,-138,-1010,-9682,-7953,-5154,5582,-3733,-10611,2422,9209,-5528,-8126,-5358,1845,-3602,-9162,-1649,350,
	4864,6161,-6,-125,0,0,-1537,10864,-5040,-5227,-19608,-3779,15433,-724,-40851,676,-5861,-3680,-5694,-3332,9716,5983,-14393,
	4864,7030,0,-13,0,0,-1059,12516,-950,-2189,10542,-2088,-4841,-5679,-7053,8701,-1342,-2614,10191,-2605,-6288,323,-4234,
	4864,7054,0,0,0,0,-650,-21705,-858,-2195,10141,-2043,-4626,3912,31788,-14688,-1033,-2353,5961,-1999,-875,-5194,18049,
	4864,8192,0,-2,0,0,-641,-1784,-1000,-835,14862,-349,-825,-21549,13420,-4606,-1585,-1440,13489,-858,-1444,-14374,14077,
	4864,8265,0,0,0,0,-192,-19904,-963,-734,-7828,-252,-606,26506,-10849,-13193,-613,-262,-6134,264,1643,11191,-14978,
	4864,8704,0,0,0,0,-409,1700,-468,12,-1960,326,344,-8705,-13410,300,-793,-407,-2199,-52,-426,-6074,-11151,
	4864,8875,0,0,0,0,-288,2633,-165,339,326,547,580,2429,9863,2492,-239,102,873,309,-123,814,12743,
	4952,1837,-3072,-3072,242,-4241,-3576,3951,6562,6421,16410,6806,5009,1323,-2722,3201,5974,5182,14448,4679,5360,1577,-2074,
	4966,1773,-3072,-3072,279,-4295,-3686,5180,6348,7924,-9641,4199,5992,1557,-2547,3720,5132,5965,-12105,520,6459,1848,-1166,
	4992,2304,-234,-927,1704,-2392,-1508,-4885,-10492,-9773,-36484,-11574,4401,-3559,-1393,-5711,-11823,-11106,-33959,-12034,2839,-3911,2129,
	4992,5888,-10,-338,43,-469,-1588,7937,-10191,-3621,-18560,-2481,10060,-1919,-17764,1474,-11349,-1669,-7924,-1898,6456,1228,623,
	4994,2348,-3072,-3072,292,-3763,-3354,2770,10819,7169,6234,10825,1416,-3482,-3342,1906,10174,5946,4966,8800,2347,-2707,-3649,
	5109,1016,-3072,-3072,8,-5610,-4597,-441,3024,-1573,-8420,2238,13568,-386,-1731,-2678,2328,-847,-7396,-698,10699,-188,446,
	5120,-512,-3072,-3072,320,-6848,-4480,-5668,-2082,-1863,1389,-1688,-891,322,537,-5551,-2049,-1453,1246,-1490,-1011,325,575,
	5120,512,-3072,-3072,154,-5990,-4048,-8824,-1299,-5300,-614,-3711,6087,-566,-1787,-7036,-157,-5641,-768,-1763,5831,-571,-2540,
	5120,1007,-3072,-3072,3461,-2188,-2627,-7047,-2756,1448,20982,2377,-9494,369,-265,-6152,-2839,1609,20177,3080,-8787,283,-213,
	5120,1021,-3072,-3072,489,-5146,-3856,-3707,1663,-6371,-13064,500,11289,-44,-2359,-3969,1932,-7482,-13421,-2249,11393,-39,-2231,
	5120,1024,-495,-641,4735,-896,-1065,-1483,6525,4218,11598,5255,-2284,-1014,-1649,-499,5256,3192,9161,3976,-4213,305,-3247,
	5120,1069,-1498,-3072,1372,-4215,-2201,773,617,-71,-16129,-7338,7989,1715,1284,175,584,1761,-15332,-5330,8642,1776,576,
	5120,1081,-870,-870,3838,-1737,-870,-3615,7702,2458,7788,7513,-12700,-3139,-2135,-3863,8747,4612,7511,8712,-10187,-4293,-2048,
	5120,1489,-1020,-1632,1960,-3206,-1877,263,-540,304,20250,3391,-1251,-369,1166,412,-1156,-2067,19850,1656,-833,492,1351,
	5120,1525,-682,-998,2040,-3091,-1570,68,-817,-3126,21303,-1707,-1776,-685,-714,215,-1078,-4448,20875,-3434,-1732,12,-1052,
	5120,1536,-3072,-3072,213,-4907,-3500,-7338,-3665,-3445,5715,-5549,-4952,1237,-1418,-4914,-2381,-2675,5523,-2346,-4739,1301,-3120,
	5120,1536,-256,-256,4608,-511,-256,-3030,9396,9744,-12128,-9238,1437,20126,-3923,-4593,10035,9985,-8904,-7979,2389,19062,-2498,
	5120,1536,-3072,-3072,93,-5027,-4128,-5696,-5341,400,6057,-2671,-2467,974,-1283,-6502,-5321,155,5164,-4231,-4621,767,206,
	5120,1538,-3072,-3072,339,-4779,-2975,-5602,-3085,-2158,5577,-9679,-926,1500,-1492,-994,-1345,673,8352,-2133,-566,1682,-4446,
	5120,2014,-967,-1333,1504,-3139,-1728,-8927,285,-5478,-7787,-8913,1511,-2093,-2979,-9060,8,-6202,-5383,-10029,1786,-1779,-1427,
	5120,2014,-967,-1333,3108,-1535,-1728,-1148,9098,8513,-14116,4279,9834,-6666,3651,-1187,8208,5941,-9562,844,5764,-4524,5654,
	5120,2043,-3072,-3072,1963,-2650,-2783,-5310,-12209,-1921,-4535,3518,-7592,-2424,-1285,-5048,-11993,-2001,-4905,2487,-6186,-1865,-1502,
	5120,2048,-357,-472,3966,-642,-951,-1778,4448,4935,12076,9795,-3455,-3969,-82,-389,3063,3483,9785,7589,-5423,-3180,252,
	5120,2220,-512,-512,3416,-1020,-512,-600,5263,4821,7441,-12182,-6415,-8105,-1726,-1027,7167,7171,6933,-9728,-2720,-8979,-3480,
	5120,2538,-580,-1045,1094,-3023,-1613,-1313,-3277,3658,1689,17649,-90,-2976,-562,-1688,-3535,4118,3462,17215,1402,-3428,611,
	5120,3065,-1739,-3072,238,-3352,-2403,-4201,-1712,-2753,-6616,-10459,-1504,-17727,4767,-2519,-724,-1396,-5017,-7263,-1956,-18474,4920,
	5120,3069,-261,-398,3096,-491,-888,-3049,-17347,6362,12848,-5089,-8534,11042,4900,-2057,-21321,3482,13961,-7402,-8967,11702,13455,
	5120,3071,-128,-128,3331,-254,-128,-2434,-8267,-12413,-15427,-2024,-6459,-11661,-412,-3265,-6336,-10417,-13811,-643,-6763,-11677,-3437,
	5120,3074,-3072,-3072,440,-3142,-2779,-8037,-9982,-8636,-9393,-2422,2627,7277,6059,-5178,-6957,-5605,-6827,2592,-1832,6010,6304,
	5120,3131,-870,-870,1851,-1674,-870,-811,15547,10586,29859,-4908,-7869,6262,9467,-848,16674,10430,20038,-3122,-9752,5686,1838,
	5120,3590,-256,-256,2562,-503,-256,-2914,-14114,-14648,2610,-867,-11006,14371,28938,-2680,-11718,-13963,-1824,-246,-11054,14217,20379,
	5120,3590,-3072,-3072,73,-2992,-3074,3052,8697,3813,3473,-17612,1159,2934,-323,2493,8088,3781,3541,-18036,2059,2768,-2954,
	5120,4067,-487,-750,625,-1964,-1224,-7979,-10269,5800,3896,-1392,5457,-9950,3678,-6381,-8201,4476,-1629,-1682,5991,-7932,-858,
	5120,4105,-625,-1645,1316,-1234,-2016,-657,-3876,-8512,-10569,-1108,-11840,-2144,-15405,-3151,-5172,-5767,-569,-1123,-8863,-2872,-4191,
	5120,4109,-187,-408,580,-1966,-1316,-1519,-2907,-17378,-13546,-2040,-14111,1274,-21043,-2354,-4825,-17410,-8010,-1895,-12816,1214,-14546,
	5120,4613,-331,-1032,134,-1910,-1760,9423,20898,-9752,-421,2449,1496,7149,-4546,7568,19660,-7442,4443,1995,416,4693,-390,
	5120,5637,-57,-333,133,-886,-1391,2314,12059,-3657,6116,-453,8144,-6608,5297,3431,10525,-3181,6465,-310,7539,-7032,4599,
	5120,5645,-28,-3072,62,-949,-2049,455,-12050,-3660,8215,-4518,11155,-2854,448,1187,-9503,-2430,5683,-3469,8122,-1700,-478,
	5260,2268,-2007,-3072,1215,-3452,-2602,-4043,4256,1917,3467,11814,-8130,-4096,-3352,-4379,3626,516,3697,10157,-4399,-4142,-3716,
	5265,787,-713,-713,4797,-1362,-682,-3107,-16248,3977,-13340,3075,-1474,-891,-1151,-3618,-14014,5352,-12144,4748,-109,-1788,-507,
	5332,2672,-3072,-3072,0,-4408,-3996,-5795,2234,-713,1746,7263,-3687,-2047,-3829,-8265,-167,-2117,-2063,3926,-2478,-1333,-1742,
	5376,-511,-3072,-3072,343,-7336,-4672,932,836,1970,-47,-137,3945,376,620,764,882,2310,-261,60,3972,307,663,
	5376,512,-3072,-3072,162,-6494,-4272,2243,492,3165,3028,-5346,-17692,-183,-864,3876,1341,2658,2928,-3494,-18052,-213,-1471,
	5376,1017,-2543,-3072,3646,-2505,-2790,-2477,9409,-3327,-2866,-3052,-2292,751,-538,-2008,8404,-3716,-3728,-1979,-981,849,-470,
	5376,1024,-472,-589,5215,-929,-1089,-3013,4712,-18439,13226,-12284,792,-642,-903,-1908,3135,-19491,10815,-13351,-586,519,-2311,
	5376,1079,-1316,-1902,2348,-3742,-1902,-2230,2926,-3246,-14212,-7190,1489,123,2358,-1981,3528,-965,-14410,-4699,1115,29,1819,
	5376,1480,-747,-1211,2085,-3603,-1826,5572,2250,11430,-8826,8442,-3012,1845,2754,6188,2829,10721,-10372,7304,-2572,2446,1466,
	5376,1481,-1060,-1433,2499,-3188,-1614,-13849,-15222,-13654,-13878,-10140,3329,-1360,416,-13523,-14046,-10256,-13936,-7456,2203,-2068,-462,
	5376,1536,-3072,-3072,104,-5527,-4384,-7978,-727,1628,9006,-999,4419,65,-669,-8976,-549,1924,9409,-1939,3019,-48,92,
	5376,1536,-3072,-3072,212,-5419,-3708,-8412,39,343,8137,-4516,3660,296,22848,-5028,1734,721,8026,-517,3908,472,20926,
	5376,1536,-3072,-3072,341,-5291,-3231,-4780,487,946,-16355,-6100,6106,595,-704,673,1922,2045,-15107,416,7588,1039,-3524,
	5376,1992,-1089,-1589,1526,-3651,-1984,-3971,2969,3838,14295,-4402,2725,1427,-551,-3608,3135,3128,15538,-4357,2658,1587,48,
	5376,1992,-1089,-1589,3271,-1905,-1984,-522,1206,4695,8257,2071,13334,-2622,-165,-111,982,3244,10745,187,10526,-956,-150,
	5376,2048,-331,-440,4428,-692,-969,-4892,-16950,-14489,9547,-9800,-141,-2207,21115,-3062,-17929,-15482,5804,-11473,-1821,-1597,19895,
	5376,2049,-3072,-3072,2106,-3013,-2975,-9008,-2788,-11986,3013,-19455,-8197,-485,-1226,-8985,-2879,-12026,2480,-20857,-7465,-21,-1058,
	5376,2218,-512,-512,3928,-1022,-512,-3569,1523,-19289,-22302,-12154,-3309,-4437,-4314,-4353,3386,-17500,-21003,-10194,133,-5057,-4758,
	5376,2525,-594,-1061,1192,-3451,-1825,-7850,-1933,-5952,-8794,18013,17,-1527,-1747,-7802,-2072,-5594,-7754,17712,1430,-1675,-1206,
	5376,3069,-1691,-3072,235,-3864,-2541,-8997,-5996,-5972,-10306,-10723,4850,11298,17899,-6447,-4497,-3917,-8163,-5616,1187,10786,16644,
	5376,3072,-246,-364,3558,-538,-913,-6301,7973,-13962,8198,-2710,-4778,-13282,-409,-4651,5093,-15757,6542,-4658,-4913,-13033,4935,
	5376,3584,-3072,-3072,99,-3485,-3330,-428,5489,14968,3640,-481,-5435,4341,10062,-1784,4231,13233,2928,-2979,-3381,5235,8873,
	5376,4046,-502,-835,646,-2476,-1480,-7160,-13019,7477,-2571,-3019,3069,9645,-13749,-6227,-11605,7305,-6265,-3488,2982,10414,-16242,
	5376,4089,-199,-448,769,-2310,-1355,-1884,2632,5846,11860,-2578,7589,17420,9581,-1781,2179,5790,10012,-2191,9288,17979,9317,
	5376,4104,-642,-1749,1487,-1577,-2170,-3826,-3816,-10212,-15857,-611,350,11988,-10643,-4966,-3830,-8096,-9382,-909,1958,12063,-4626,
	5376,4617,-329,-1019,154,-2397,-2016,4554,19974,-10447,-5119,1818,1130,6399,-660,1178,17837,-8699,4022,961,670,3228,5822,
	5376,5642,-56,-333,128,-1398,-1504,-18890,12943,-1106,-19858,1253,-17179,-15412,-5468,-15772,12759,-521,-26083,1357,-17904,-17016,-14906,
	5376,5644,-30,-3072,63,-1461,-2304,-5445,-11304,675,3245,-7,17665,-4877,-2845,-4507,-7865,2112,460,1192,13137,-3700,-4274,
	5433,2981,-3072,-3072,578,-3723,-3003,-8617,-6524,-7703,-3480,-3856,-713,-8813,-3829,-6184,-4374,-5570,-715,497,-4700,-9466,-3662,
	5559,4240,-1106,-1922,262,-3032,-2157,-9872,-8383,-9485,2147,-306,17131,933,-4506,-8692,-7173,-8560,-191,483,12227,735,-4938,
	5608,5608,0,-3072,0,-2025,-2804,4913,-10495,2215,-4371,2261,-12121,3331,2939,3585,-10501,1845,-2268,2224,-7370,2185,5332,
	5632,878,-1292,-1637,2631,-4171,-2096,9212,3753,2010,-6756,12985,-1822,-634,1608,8683,3398,-184,-6714,11102,-552,-185,2046,
	5632,1024,-3072,-3072,116,-6540,-4928,4865,3816,-2587,1365,-464,433,-236,-402,2707,3596,-1767,1195,-2346,329,-31,136,
	5632,1024,-3072,-3072,514,-6142,-4368,2753,2636,-3566,23620,-1563,-2568,-340,-830,2133,3882,-3302,23656,-2839,-3242,-235,-871,
	5632,1081,-870,-870,4859,-1740,-870,7199,1782,-141,9888,710,-3108,781,237,7006,4154,2846,10426,2850,-1253,-86,621,
	5632,1536,-256,-256,5632,-512,-256,8139,-8910,-7998,-4257,1023,1619,-1929,-1073,5557,-7647,-7736,-299,1643,779,-2475,960,
	5632,1988,-1124,-1509,2018,-3674,-1870,1206,-405,-3603,3788,-12471,6447,1187,-1032,1936,830,-607,4513,-9112,3993,539,-1257,
	5632,2048,-3072,-3072,107,-5525,-4368,1319,-5677,-5637,3618,-6684,-331,15,-520,922,-5539,-5351,3994,-6364,-733,-372,-432,
	5632,2219,-512,-512,4438,-1023,-512,8856,-18420,8895,4003,14442,-913,-2080,-3603,7689,-16723,10053,6540,15663,1429,-2260,-3135,
	5632,3057,-740,-990,1487,-3136,-1728,8505,-1809,-5743,-21140,20768,-12130,-12534,-5760,8441,-1531,-5070,-19552,20606,-12943,-13675,-3770,
	5632,3067,-3072,-3072,518,-4095,-3291,-4726,-9056,-12745,-10703,-1221,17179,-5883,16399,-3867,-8015,-12469,-9236,256,14912,-5493,16686,
	5632,3071,-128,-128,4353,-255,-128,8095,-1630,-1983,-8489,1735,-1153,-9601,-4455,6120,-2677,-2556,-3767,1786,-2303,-8420,-3360,
	5632,3071,-3072,-3072,99,-4510,-3844,5464,-1080,3496,3524,5914,-3623,-4626,-7942,4550,-1667,2624,2265,4151,-2581,-3860,-7446,
	5632,3129,-870,-870,2827,-1724,-870,9181,-5718,-3216,6155,-6404,-2631,4347,-3689,9048,-3473,-849,-2861,-2992,-2407,1801,-9622,
	5632,3584,-256,-256,3586,-510,-256,7868,13827,16019,-18724,2584,17812,6001,-7209,7174,14406,15769,-17275,3076,17811,5857,-10029,
	5632,4083,-479,-766,727,-2870,-1564,3913,718,8155,13636,-3831,3779,5908,-240,5070,1741,8266,6484,-3531,3307,6534,-5038,
	5632,4096,-3072,-3072,99,-3485,-3329,7113,4310,7899,880,6246,-6790,1064,-7168,6024,3502,5783,346,4153,-4586,1677,-7495,
	5632,5093,-220,-487,624,-1963,-1224,3518,8730,-8817,48768,4289,3593,-3625,54572,9042,11694,-11071,31307,4114,3844,-2058,34740,
	5632,5124,-128,-3072,76,-2480,-2816,8643,13391,-804,5278,2162,-6897,5841,2414,7733,11933,-954,3899,2207,-4845,4676,597,
	5632,6053,0,-237,246,-1381,-1036,-10420,-6717,1977,42863,683,6987,25883,58346,3486,-4819,75,14211,852,9625,13964,13482,
	5632,6156,-7,-130,63,-1461,-2304,22776,-4964,1742,-15426,314,-15053,5806,-39274,11159,-5416,2724,9709,276,-15320,12536,-575,
	5632,7030,0,0,89,-562,-1210,-14431,1423,-257,13630,-959,-8994,-7339,33630,-9476,1343,-368,5934,-912,-7257,-11456,19527,
	5632,7156,-1,-8,37,-487,-1793,18179,1175,-191,14109,-862,15437,-22968,-36846,7873,2502,318,18646,-885,10702,692,-14713,
	5632,8008,0,0,0,0,-754,-5442,667,-739,-13558,-418,-1434,37115,-11122,458,688,-117,-13156,279,1688,21866,-20538,
	5632,8200,0,0,0,0,-1281,12209,318,-625,-11502,-350,-837,-40235,10816,4991,670,-601,-13822,-425,-3063,-15714,17791,
	5632,9011,0,0,0,0,-846,14791,-280,146,-2698,83,628,6423,11445,12039,-416,55,-2946,-23,4,9607,10622,
	5632,9156,0,0,0,0,-394,-2118,-239,306,-1371,182,691,36658,-11527,1430,92,848,4368,661,1515,7415,-14245,
	5633,2007,-3072,-3072,39,-5636,-4529,4981,592,-120,4568,2037,3301,-257,-387,4093,173,191,5331,1847,2983,-714,66,
	5633,2552,-3072,-3072,32,-5098,-4177,546,2759,-5928,6799,-4427,-6947,-500,-3470,500,2673,-5627,6325,-3808,-7084,-861,-3216,
	5633,874,-3072,-3072,1055,-5753,-4169,-1152,-216,1393,-110,6578,-820,-407,-973,-1822,1138,1010,123,2163,-2307,-264,-699,
	5633,338,-3072,-3072,1325,-6020,-3121,93,11132,5259,4478,3464,-15702,-287,-1458,525,7329,3732,5374,4110,-13781,-298,-915,
	5633,1870,-3072,-3072,403,-5410,-4465,4343,-4252,629,-18654,3234,552,694,-15,1384,-5358,-303,-17587,-868,716,201,1072,
	5634,1265,-3072,-3072,22,-6396,-4802,2927,-1794,-1634,-2136,3412,2176,-386,-201,1773,-2109,-1020,-2257,2846,1905,-202,93,
	5634,1837,-3072,-3072,242,-5605,-4258,4768,-3504,2860,-17186,5667,2276,131,-114,4720,-2766,3079,-17021,5999,1873,-6,-415,
	5634,2446,-3072,-3072,94,-5145,-4346,3002,7112,1682,4662,623,-3287,-13,-2666,1396,5656,1387,4393,-505,-2619,-723,-1527,
	5634,2747,-1916,-3072,595,-4343,-3069,7706,7995,13671,3715,17183,-11048,-2102,-11294,6320,6924,10819,3666,13294,-5702,-1638,-11498,
	5635,1070,-3072,-3072,1047,-5568,-3263,1482,-1851,-2772,-4138,-2307,683,-204,-461,3210,-3010,-2935,-5214,-62,3059,-117,-601,
	5635,3372,-3072,-3072,331,-3984,-3359,-1265,-558,-1381,-10958,-3615,-670,12476,-7258,-1125,-138,-2122,-10233,-3425,-1714,13175,-6784,
	5640,1280,-3072,-3072,47,-6369,-4584,5828,-2630,-4939,-2460,1044,1989,-393,-214,6102,-2186,-4641,-2825,2229,1545,-254,-462,
	5640,1137,-3072,-3072,424,-6135,-4456,5344,-2510,-4431,-1488,1666,-2000,-337,-657,4365,-1446,-4085,-1444,263,-2596,-216,-599,
	5642,2999,-3072,-3072,67,-4634,-4038,6083,3238,3222,3147,10283,-4480,-3582,-7547,4298,1543,2341,1083,7689,-2302,-3150,-6394,
	5643,2360,-3072,-3072,49,-5293,-4355,4857,846,-853,3165,4601,-3565,-142,-1994,4136,228,-686,3239,4658,-3523,-794,-1422,
	5644,1773,-3072,-3072,279,-5652,-4364,4234,-4133,1987,-15861,722,5071,86,-50,3320,-3774,2050,-15474,-170,4777,-93,20,
	5645,1665,-1309,-3072,1991,-4051,-2996,-3779,-7529,7753,7740,25727,-7860,2716,-1894,-4021,-9235,1589,5047,18235,-4327,2254,-1797,
	5653,822,-3072,-3072,1375,-5525,-3268,3283,3994,-1684,-1060,-2818,2068,-445,-705,3551,1965,-2098,-2164,-2165,3156,-480,-244,
	5664,2304,-234,-927,1704,-3736,-2180,-462,4343,-7882,2304,-20060,1608,3477,-2787,-698,3636,-9305,1131,-20632,1463,3849,-3482,
	5664,5888,-10,-338,64,-1792,-2260,12021,-10067,2024,-29490,1267,7258,2977,-26580,4170,-10386,2839,-10123,1176,7909,4494,-131,
	5665,2348,-3072,-3072,292,-5106,-4025,1621,7340,-1131,3505,701,-7113,782,-1985,1362,7621,-1205,3328,636,-7346,677,-2138,
	5673,2268,-2007,-3072,1215,-4278,-3015,2918,-1227,-305,6131,-3274,-9322,2334,-4573,1941,-1977,-2039,5046,-6634,-6289,2436,-4552,
	5677,787,-713,-713,4797,-2185,-1093,856,6501,8549,-9808,6344,-2611,-17,551,1028,6037,7732,-10074,5434,-2900,226,994,
	5681,1151,-3072,-3072,1,-6626,-5105,5389,3047,-5641,537,6650,1445,-240,-102,3125,1925,-4878,436,4417,1934,-17,591,
	5689,2981,-3072,-3072,578,-4235,-3259,4478,-4195,-5899,3537,2246,3263,-3594,-7327,6284,-2324,-4789,5744,5191,-462,-3365,-7229,
	5689,1016,-3072,-3072,8,-6770,-5177,7404,3800,-915,2221,1726,2129,-116,-119,5082,2847,-108,1965,-449,2708,76,534,
	5727,2672,-3072,-3072,0,-5198,-4391,3161,2271,1218,7682,4456,-4311,-1299,-4615,2225,882,1325,7412,4147,-3215,-2142,-3712,
	5758,1628,-3072,-3072,457,-5848,-4254,734,-1253,7690,-11062,3112,7035,-25,235,597,-291,7847,-11133,2895,6903,-22,-124,
	5815,4240,-1106,-1922,262,-3544,-2413,1389,-6355,446,-390,-5187,17611,-1281,-3032,1414,-7247,366,-226,-3405,14673,-1223,-1845,
	5823,1883,-506,-765,3297,-2881,-1677,2616,2563,15713,3862,26490,8140,769,-3819,2720,2045,13752,4663,24463,6060,1571,-3649,
	5825,3488,-201,-376,2218,-2360,-1532,9928,12621,3832,21782,-3494,-5368,4070,11745,9522,10151,2215,24085,-4814,-5370,3949,16044,
	5864,5608,0,-3072,0,-2537,-3060,241,15931,422,-3481,1855,-13502,752,2641,-437,14133,-991,-1241,1237,-8546,-219,4047,
	5888,-512,-3072,-3072,344,-8360,-5120,9067,-3921,2939,-2813,1114,4758,110,-492,8289,-3341,3273,-2712,1186,5133,86,-516,
	5888,512,-3072,-3072,194,-7486,-4736,-567,4934,2039,2569,-4553,-10085,154,-300,125,5232,1506,2090,-4090,-11430,-5,-523,
	5888,1024,-434,-504,6183,-985,-1130,-2030,6922,8893,-2209,-2251,-281,-187,396,-1245,4835,7882,-3303,-3550,-19,344,-21,
	5888,1025,-2295,-3072,3866,-3301,-3243,5461,-164,7332,-6927,-754,10782,387,189,5038,-362,6079,-6402,-1311,9658,364,347,
	5888,1075,-1355,-2276,2351,-4766,-2414,6480,10085,-2597,-6426,-6613,-2101,1,903,5265,9165,-945,-6604,-4702,-2746,-571,911,
	5888,1489,-1033,-1393,3037,-3666,-1840,-1517,-5132,-8948,6609,-11325,4778,50,1325,-969,-4367,-5238,7823,-7982,5672,-470,1313,
	5888,1498,-739,-1110,2749,-3946,-1986,-5105,-17043,-4922,-13718,-5871,-20975,1308,2282,-4838,-16559,-5342,-14186,-6541,-20446,1656,1623,
	5888,1536,-3072,-3072,126,-6530,-4896,-3703,-266,9368,-4665,558,1679,-334,344,-4939,-498,9766,-4800,-736,2032,-248,442,
	5888,1536,-3072,-3072,216,-6439,-4188,-7410,-4448,3949,-5134,-4743,841,-303,327,-4411,-3492,3481,-5760,-825,1204,-155,-563,
	5888,1536,-3072,-3072,508,-6148,-3466,-5178,-982,7078,-6464,-3997,-260,-117,434,236,-1504,6341,-5899,1554,2869,190,-761,
	5888,1996,-1059,-1424,2082,-4114,-2103,-2029,-6518,-201,-1490,-20325,3368,2535,-285,-1765,-6065,184,-588,-19561,2625,2550,213,
	5888,1996,-1059,-1424,3904,-2291,-2103,6180,6857,-3970,1094,-101,11311,1369,-2017,6700,5254,-5244,1697,-1069,8492,2135,-2516,
	5888,2048,-286,-383,5367,-777,-1001,467,-6701,-6109,-5267,-302,1101,-875,-258,2323,-7219,-6746,-8989,-1002,651,-965,-2131,
	5888,2048,-3072,-3072,2343,-3801,-3210,-60,7572,1555,3758,4365,5156,1455,625,-102,7411,2573,3112,5149,3551,1103,1230,
	5888,2219,-512,-512,4950,-1023,-512,2247,11720,-9442,-12395,-4536,153,-1346,-1232,737,13207,-8733,-9514,-3892,1067,-1144,-373,
	5888,2547,-580,-1060,1417,-4228,-2201,3362,571,3228,19874,-4472,1281,3418,-5807,3296,494,2703,19320,-5055,2055,3482,-5726,
	5888,3072,-224,-305,4470,-650,-954,-3425,-4077,-2839,13971,1046,-563,15404,-3423,-1239,-4744,-3241,9619,82,-548,14399,-2907,
	5888,3073,-1682,-3072,340,-4779,-2975,1266,-2130,-2845,5385,4360,3607,-5441,5341,2156,-1067,-1764,6514,5990,226,-4992,3994,
	5888,3583,-3072,-3072,100,-4509,-3842,-1770,-8263,11370,-726,3911,1755,-9533,10389,-2551,-8406,10438,-1512,1569,3328,-8460,10871,
	5888,4070,-487,-793,740,-3382,-1820,239,-2370,4697,-4113,-4865,-16162,855,-3601,732,-3123,5027,-9327,-3777,-18089,1390,-6375,
	5888,4071,-199,-424,1097,-3024,-1613,6806,4070,7368,20436,-3467,8479,2569,18960,6612,2499,7925,15018,-2878,9822,2457,15948,
	5888,4093,-647,-1691,1795,-2304,-2541,-749,-3497,3794,-13364,-4403,-2221,-521,-4428,-1089,-2285,4141,-1699,-5910,-703,1727,1209,
	5888,4601,-339,-1137,238,-3353,-2404,8950,2020,16357,-4680,-3684,13175,5278,-166,7292,457,16490,1308,-3337,12322,5548,2036,
	5888,5636,-32,-3072,76,-2480,-2816,-4968,-9035,432,-458,2294,11214,-8809,-3834,-4028,-9191,1059,-1812,3271,6533,-7896,-5318,
	5888,5641,-58,-329,154,-2397,-2016,-8922,-10167,-3324,-17325,1268,10791,-9982,-17405,-8264,-9025,-1675,-19045,1788,7901,-10452,-20288,
	5968,3751,-120,-384,1826,-2775,-2024,-1363,12597,5439,-45837,19399,14272,3075,-17818,-3439,11614,4574,-25441,16647,14056,4036,-4336,
	5975,2353,-3072,-3072,835,-5179,-3860,-1337,-65,-7547,3137,-20507,-2438,1541,-1198,-1725,424,-7419,2726,-21033,-3000,1640,-1344,
	6144,767,-3072,-3072,433,-7504,-4524,-2943,4020,-2795,2227,7195,7953,85,-348,-1842,3954,-3900,1762,7388,6651,-39,-311,
	6144,1024,-3072,-3072,116,-7564,-5440,-1915,3841,-4088,2295,-2723,-18307,69,-252,-2846,4608,-3474,2388,-3416,-17549,-20,-279,
	6144,1024,-2172,-3072,4050,-3630,-3352,463,-4556,5814,-4074,-102,8509,152,209,315,-4095,5712,-3605,-38,7241,-70,390,
	6144,1551,-1013,-1743,2385,-4768,-2414,7079,3450,4331,8361,-12200,1367,-101,1714,6416,3194,4969,7870,-12020,879,-409,1517,
	6144,2004,-1013,-1302,2532,-4168,-2096,-2654,1351,-1586,-1531,28191,6362,1299,-593,-2367,1700,-468,-518,29343,6137,1296,-6,
	6144,2047,-3072,-3072,2460,-4197,-3466,-5514,-231,3828,2471,5907,8149,913,1377,-5866,-440,3788,1588,5903,6494,723,1889,
	6144,2048,-266,-358,5842,-814,-1014,-6235,-4072,18324,-1111,2296,-737,-349,677,-4652,-4495,17775,-3786,1622,-258,-743,-751,
	6144,3072,-3072,-3072,110,-5522,-4356,-3554,6571,-5802,13058,3625,-3859,20059,13649,-3157,6610,-5432,13368,4405,-3230,19457,13375,
	6144,3580,-276,-565,1407,-3717,-1945,-1078,-1472,-6115,4421,-729,-12446,-12514,10239,-1009,-3089,-4938,683,47,-12021,-12906,8666,
	6144,3585,-1061,-2613,2106,-3013,-2975,1172,8807,2898,4391,-2298,-541,-5241,12304,1052,6836,2651,-3140,-2295,955,-4870,7343,
	6144,4088,-476,-740,1481,-3135,-1728,445,4783,7159,8216,-4704,-7854,-1171,-191,571,4523,7206,3131,-3795,-9707,-2930,-397,
	6144,5120,-127,-3072,99,-3485,-3328,-6,14657,-2895,3617,-5923,-13187,6795,-3266,-452,11769,-2686,2474,-6581,-10223,7255,-4497,
	6416,4492,-212,-551,2763,-1993,-1885,-1547,-3536,8515,-7321,126,632,-19237,-24666,-1176,-3450,8586,-3187,-1192,-814,-17545,-18099,
	6656,-1024,-3072,-3072,552,-10200,-5952,5933,-1376,-2647,528,-1355,134,291,796,5852,-1753,-2516,193,-974,-64,253,589,
	6656,-512,-3072,-3072,360,-9880,-5856,8387,-3507,-144,-882,192,-537,36,-797,8000,-3678,379,-1142,827,-1347,17,-1658,
	6656,0,-3072,-3072,0,-9728,-6656,-3538,5172,3215,83,992,-705,126,-1651,-2797,5388,2827,938,117,993,139,-498,
	6656,0,-3072,-3072,0,-9728,-6656,-3618,5172,3351,83,956,-705,126,-1651,-2877,5388,2963,938,81,993,139,-498,
	6656,1,-3072,-3072,4514,-5213,-4016,5774,3832,-6238,917,-5034,-1961,515,-267,5591,3424,-6195,1211,-5330,-1770,471,-295,
	6656,256,-3072,-3072,424,-9048,-5304,-5709,805,1438,-3178,62,-2355,-195,-2304,-5414,1940,1761,-3718,-110,-3959,-147,-3126,
	6656,484,-953,-1206,5412,-3831,-1916,223,-1066,-12769,2200,-11469,-4579,265,-248,1166,-928,-10380,3333,-8510,-4183,-161,-432,
	6656,512,-3072,-3072,194,-9022,-5504,-4992,2272,1221,-1580,-1023,-3948,-121,-2348,-4110,2790,1461,-2042,-696,-6350,-116,-3426,
	6656,512,-3072,-3072,172,-9044,-5696,-5563,1940,755,-1460,-1132,19729,-108,21214,-5144,2515,1254,-1224,-484,18555,-117,20257,
	6656,512,-3072,-3072,294,-8922,-5952,-4594,2166,1336,-2082,-670,-4383,-171,-2294,-5620,4189,2205,-125,-8,-2221,-178,-2566,
	6656,513,-3072,-3072,2159,-7056,-5320,-4194,-28217,-2558,2187,3741,785,541,-56,-4813,-20435,-1931,1958,2619,-695,262,-181,
	6656,557,-3072,-3072,537,-8634,-4595,-2503,2347,1236,20780,-99,17929,-244,-1906,-1401,2380,-838,18259,-2592,13908,-134,-1489,
	6656,664,-1303,-1642,5897,-3167,-2605,2219,3773,8605,1144,7281,-3510,104,117,1601,3260,7489,549,5732,-2478,256,197,
	6656,768,-3072,-3072,449,-8511,-5036,304,94,-1710,-1773,3534,-8770,-219,-1709,1503,907,-2257,-2606,2981,-11415,-235,-2052,
	6656,884,-1256,-1584,3686,-5157,-2582,-1558,13961,-42,4549,-18126,-8607,-3845,-123,-2046,12281,-1246,4597,-18085,-8324,-4055,47,
	6656,949,-1158,-1490,5788,-2992,-2527,-1308,-285,2977,137,4051,-3062,-150,657,-1970,-2070,1170,-1015,1892,-2075,125,531,
	6656,1024,-3072,-3072,1732,-6972,-5176,11282,11408,3968,2290,-5036,8741,283,683,9657,15589,5464,2171,-5904,8175,104,102,
	6656,1024,-3072,-3072,0,-8704,-6144,6690,2194,-1393,366,-816,-8265,-48,-1616,5394,1648,-1275,1038,-334,-5690,-33,-1186,
	6656,1024,-387,-449,6346,-2358,-1179,-4131,-1148,-5968,-655,-4220,-1874,560,-187,-4234,-1230,-6038,-618,-4172,-2779,556,-162,
	6656,1024,-387,-449,7626,-1078,-1179,4751,12054,-1962,45,16772,-2482,-59,22,4917,8124,-3065,103,12283,-1077,235,-16,
	6656,1024,-3072,-3072,116,-8588,-5952,-1163,465,-3158,-129,-1361,13706,-101,-1573,-2072,972,-2680,782,-780,15627,-119,-1535,
	6656,1024,-2209,-3072,4240,-4463,-3733,-6029,-15535,-3883,-377,16274,5309,-1317,185,-5329,-13497,-3386,-480,15401,4217,-1186,444,
	6656,1031,-3072,-3072,2948,-5749,-4448,-6619,6372,-2850,2596,-15502,-4613,-844,479,-4834,5732,-2796,1991,-15025,-5079,-358,346,
	6656,1079,-1273,-1972,2507,-6142,-3087,-3643,7882,5511,1581,-302,3201,-1470,1225,-3517,5599,4899,1227,-1004,3393,-1316,1379,
	6656,1081,-870,-870,6906,-1741,-870,39,3633,7122,370,-7304,16151,220,-228,160,5123,9165,940,-4469,14967,-76,-46,
	6656,1195,-512,-512,7509,-1024,-512,-1631,-10484,-4943,214,-5573,-4080,24,-171,-1894,-7987,-4590,524,-3215,-4867,-61,-22,
	6656,1399,-559,-710,5135,-3194,-1597,-3229,1904,15341,-2485,16710,-2663,99,1570,-2722,2150,16069,-1333,17088,-2484,-31,1641,
	6656,1536,-3072,-3072,249,-7943,-4892,-3530,-1845,2792,-2195,-1607,4836,104,-120,-472,-1523,1893,-3877,-179,1323,176,-259,
	6656,1536,-256,-256,7680,-512,-256,-1859,-4183,491,158,-4139,-804,75,-116,-1838,-2134,716,211,-2021,-1169,-58,9,
	6656,1537,-3072,-3072,507,-7684,-4223,-4365,-2044,428,-3248,-2771,958,195,245,-1668,-5106,-2126,-5105,-952,-139,388,1245,
	6656,1791,-3072,-3072,451,-7486,-4503,-3189,-4617,-360,-6611,14,1972,374,780,-409,-5475,-1138,-8490,2861,621,594,1247,
	6656,2011,-987,-1254,3584,-4133,-2070,-778,-3521,-3501,4782,2011,-6894,-3257,-467,-184,-3330,504,7366,5772,-5762,-3444,715,
	6656,2011,-987,-1254,5053,-2664,-2070,1438,3177,-2248,-11129,3660,-2262,-1656,588,2059,284,-2536,-11488,3639,-1756,-1468,249,
	6656,2020,-591,-889,3470,-4238,-2121,-1608,-2986,-425,-14480,-17523,-10074,-1180,-775,-1306,-2312,1106,-14443,-16813,-9469,-919,-1062,
	6656,2047,-3072,-3072,310,-7371,-5128,-2106,-4784,838,12980,2513,8754,423,1054,-1870,-4244,1011,12582,2546,8565,472,786,
	6656,2048,-3072,-3072,616,-7064,-4818,-2264,-6140,-1583,11093,-1292,5409,553,1328,-2292,-5928,-1251,10264,-817,5724,627,1299,
	6656,2048,-3072,-3072,1628,-6052,-4818,9746,12512,-5334,-10547,3345,11156,343,2063,7637,11626,-5813,-9144,765,12314,202,1361,
	6656,2048,-3072,-3072,0,-7680,-5632,7787,-745,1120,15996,4856,14080,295,942,6737,-1690,1477,16744,3697,14444,242,789,
	6656,2048,-244,-316,5579,-2101,-1051,-1962,11685,-7539,18871,-1393,1390,-107,881,-2298,12179,-7808,19006,-1511,806,136,1058,
	6656,2048,-244,-316,6803,-877,-1051,-4265,-4336,-4239,45,795,-4486,527,-90,-3043,-5551,-4875,-732,-1695,-2285,24,-628,
	6656,2048,-128,-128,7424,-256,-128,1637,-2784,42,355,-1277,-2334,808,-280,1514,-2256,398,229,-159,-2633,660,-123,
	6656,2048,-3072,-3072,128,-7552,-5392,-3212,-3660,-501,-8931,-3176,11701,343,959,-3407,-3582,-235,-8754,-3719,11521,339,651,
	6656,2048,-3072,-3072,2174,-5506,-4545,-2788,-4016,4350,-10314,22826,-9864,-397,2111,-3489,-4592,3650,-8699,21893,-8869,-65,1454,
	6656,2048,-923,-2172,4050,-3630,-3352,3355,7506,8579,10507,-3149,-3626,977,-1745,1318,8389,4783,7411,-4418,-3878,905,-3050,
	6656,2052,-749,-1257,2395,-5280,-2670,-2880,-6572,620,-16881,38462,3971,-2257,-619,-3482,-6536,210,-17010,36482,3978,-2101,-963,
	6656,2105,-870,-870,5882,-1741,-870,-2465,-11219,-13634,-4016,-4569,-2765,-2039,1043,-2440,-8945,-10788,-3123,-2407,-2526,-2536,1629,
	6656,2219,-512,-512,6485,-1024,-512,2764,-3674,17064,7,1618,-5185,-151,549,1877,-3088,16993,700,2102,-6036,125,759,
	6656,2467,-459,-595,4544,-2717,-1359,-1875,7981,4929,-15196,-8032,-1814,660,-3268,-1769,8868,5896,-13399,-6970,-784,758,-2606,
	6656,2539,-748,-1028,4755,-2435,-2096,-1716,3930,226,8327,-12788,-825,-1137,-2326,-1124,426,-2761,6178,-15362,-1944,-499,-3681,
	6656,2560,-2521,-3072,503,-6665,-3722,-1746,877,-3206,132,8131,556,-334,-182,509,225,-1320,682,12074,-1594,48,-442,
	6656,2560,-2521,-3072,2593,-4575,-3722,10246,1973,5040,4162,-8740,-1477,347,-3574,9976,1721,4888,3994,-7470,-2206,399,-3045,
	6656,2560,-3072,-3072,1692,-5476,-4423,-440,-5125,3431,7427,7138,-7119,590,-1337,-2235,-6560,2265,8544,5374,-5164,254,-1148,
	6656,2560,-256,-256,6656,-512,-256,916,21038,-2944,1159,1245,18528,736,583,98,20336,-3095,1597,1328,17710,1109,726,
	6656,3054,-744,-1016,2508,-4167,-2096,-929,6339,-7190,6899,-5725,18904,1469,-16441,-139,5864,-4823,3660,-3959,16522,270,-16154,
	6656,3059,-419,-768,2412,-4257,-2158,-2160,-850,-12341,14294,1115,-10640,2465,6498,-1456,-1199,-10197,9457,1891,-11584,1911,4372,
	6656,3072,-3072,-3072,568,-6088,-4315,-3861,-2247,-16,6147,-18155,23421,-1609,-7347,-3245,-1524,653,6092,-16666,22209,-1521,-7339,
	6656,3072,-3072,-3072,132,-6525,-4868,-268,1830,5616,5678,-9024,-11090,-2117,-4580,-292,1513,4664,5479,-9245,-9664,-2406,-4348,
	6656,3072,-128,-128,6400,-256,-128,-859,-2513,-857,1863,383,-3897,605,1190,-1517,-3743,-726,1883,332,-4559,1348,1222,
	6656,3072,-3072,-3072,0,-6656,-5120,2077,2769,10026,6410,148,-8145,-2154,-3609,1033,1664,8295,6922,-2097,-6161,-2528,-3032,
	6656,3072,-198,-247,4661,-1995,-1001,-1677,-4876,13156,-11784,543,746,-1839,-5233,-2096,-4599,12681,-10132,596,1238,-1130,-4412,
	6656,3072,-198,-247,5879,-777,-1001,-2511,1752,338,663,1982,-1579,-2268,1723,-780,2791,233,-1878,1390,-259,-4658,843,
	6656,3072,-3072,-3072,227,-6429,-4164,-2843,479,4829,5416,-9528,3094,-2060,-5260,870,3007,7091,4961,-3661,-2162,-1304,-6250,
	6656,3129,-870,-870,4859,-1740,-870,-2250,-10170,-11719,10430,-3291,-622,18320,-4768,-2383,-7305,-8814,13589,-1246,714,17783,-2583,
	6656,3243,-512,-512,5462,-1024,-512,2834,1525,-378,-2008,1821,-983,-5114,551,1941,1716,-661,302,1511,-1264,-4153,1387,
	6656,3458,-370,-498,3186,-3084,-1556,-537,11944,6281,7538,-6794,-3270,-1673,6945,-277,10849,7230,710,-4683,-2567,-3240,3257,
	6656,3561,-639,-927,3874,-2293,-2103,721,396,-790,10773,15165,4066,-1243,12117,1955,-574,-1544,8585,11719,2157,-1404,10718,
	6656,3584,-256,-256,5632,-512,-256,-1319,1376,1139,1178,462,-1215,-4156,397,-2182,389,685,2454,164,-1820,-2591,623,
	6656,3584,-1064,-2488,503,-5641,-3210,1941,2702,-6739,5045,-20616,-944,12269,3255,1413,2656,-4056,4877,-19922,-4705,12036,1638,
	6656,4067,-493,-787,1989,-3672,-1870,-902,4345,3075,14830,-6904,1214,9875,667,-265,2837,5014,4972,-3988,-2591,6638,-746,
	6656,4078,-198,-422,1421,-4229,-2201,-4152,-3244,-13616,-9970,-85,-4029,-13776,8480,-3746,-5374,-11944,-15386,575,-5235,-12956,5459,
	6656,4093,-45,-3072,551,-5084,-3804,-2686,1705,-17152,-1340,76,12348,-201,15954,-3167,758,-17074,-1929,-200,13717,-679,17282,
	6656,4095,-640,-1683,2202,-3431,-3231,355,3270,9842,-21830,7585,-23499,-8341,3590,-442,8602,5187,-2653,3089,-14859,-4742,8344,
	6656,4096,-128,-128,5376,-256,-128,-1858,923,1318,-523,-654,-426,-5467,-3953,-2396,334,1250,-41,-615,-711,-3575,-3814,
	6656,4096,-3072,-3072,111,-5521,-4353,-4208,-4070,-9187,-14319,5232,8207,-9101,3297,-3746,-3397,-8504,-14012,5093,7782,-9288,3138,
	6656,4096,-3072,-3072,0,-5632,-4608,1839,643,-6758,-13956,9756,-953,14307,4641,1529,-106,-6809,-14431,8700,1359,13338,5197,
	6656,4096,-157,-211,3701,-1931,-967,-2634,-9513,-9914,12535,-52,-1187,-7612,12917,-2681,-10680,-10436,8967,1276,498,-8919,8111,
	6656,4096,-157,-211,4945,-687,-967,370,3275,1862,-1965,326,-146,15341,-5674,1795,4233,3037,-5064,-110,945,11891,-4721,
	6656,4153,-870,-870,3839,-1737,-870,-2283,3182,7900,-7127,-2220,3865,-7069,11946,-2034,4300,9243,-12010,686,1572,-9812,7887,
	6656,4267,-512,-512,4438,-1023,-512,59,-3272,-1669,-4147,476,-665,-9362,-9426,-275,-3284,-2361,-2842,758,-734,-9640,-10898,
	6656,4452,-236,-397,2338,-2937,-1527,1163,2824,6426,16450,-1780,-4704,4116,7154,956,1484,6498,6690,-198,-3847,927,2186,
	6656,4608,-256,-256,4608,-511,-256,2200,321,1152,-5318,-55,-770,13455,10878,1955,49,487,-4029,-117,-984,14139,10399,
	6656,4609,-334,-1061,340,-4779,-2975,-991,-5535,-6480,1442,14721,7272,3304,3927,200,-5356,-4113,-4389,15941,5022,4225,-1510,
	6656,5082,-84,-202,1195,-3451,-1825,-2007,6939,-6179,9769,-319,-1753,8558,-1243,-1737,4716,-3889,532,786,-4728,11331,-8548,
	6656,5113,-218,-477,1480,-3135,-1728,440,8473,-9507,10196,916,19412,5039,1825,6,7846,-9251,6556,1648,16793,6428,1505,
	6656,5113,-218,-477,3035,-1579,-1728,2627,7583,-4548,16096,1005,1305,4111,13031,1962,7140,-2832,17904,243,688,8938,22619,
	6656,5115,-46,-46,516,-4097,-3293,-2519,-18741,1252,-18989,-5175,-7581,14042,-18299,-3514,-15161,-1261,-1670,-7342,-2255,15789,-6302,
	6656,5119,-128,-128,4353,-255,-128,-2062,335,540,10835,-332,-193,-11717,1822,-1812,475,333,12418,-152,-587,-10608,3185,
	6656,5119,-128,-3072,100,-4509,-3840,-1420,-11240,13882,1085,9931,282,648,-9767,-1140,-10812,15049,706,9537,297,1103,-10080,
	6656,5120,0,-3072,0,-4608,-4096,1612,-12867,6312,67,10067,-9752,511,378,1402,-11224,4126,-278,8138,-6861,901,1318,
	6656,5120,-108,-169,2759,-1849,-929,-65,8917,-5853,-18440,1366,-3096,2055,-15292,-571,7315,-7887,-21609,1902,-1041,9,-20282,
	6656,6085,-24,-86,1070,-2572,-1559,621,-9323,-2787,8549,1340,-5511,-19590,14923,68,-7824,-1813,5802,819,-6793,-14754,13161,
	6656,6131,0,-217,728,-2869,-1564,-2987,-10655,-1502,38196,145,2931,-10613,45806,329,-5506,2832,12901,2180,-5824,-13569,17767,
	6656,6143,-47,-116,1885,-1700,-882,2206,-3210,16656,-20055,444,-5879,4896,-22420,362,-5609,13492,-9431,-266,-2745,7802,-12599,
	6656,6144,-8,-127,99,-3485,-3328,1310,7856,-4550,461,-5407,-45091,2048,-1493,896,6533,-6669,7296,-6038,-41441,-2343,3357,
	6656,6144,0,0,0,-3584,-3584,3033,22,18106,3070,17157,30313,6583,8652,1682,-638,14369,5482,15536,33711,-2110,7265,
	6656,6146,-46,-46,437,-3145,-2781,-1616,16125,-3159,-25241,-1929,12022,-10448,-37349,-2295,14052,-2352,-7606,-1615,14202,-4120,-16786,
	6656,7141,0,0,624,-1963,-1224,-2365,-475,-2687,20823,-1537,-6531,33735,29599,692,2839,-2093,7021,-1548,-6757,17366,6412,
	6656,7168,0,0,0,-2560,-3072,486,12688,-306,-22859,-1263,4863,-3633,-575,-1277,8613,-1656,-13056,-1029,7017,1121,11959,
	6656,7172,0,-8,76,-2480,-2816,-715,-9815,-197,-13110,-1116,-2260,-8337,-7033,-1564,-12392,-217,-6283,-615,-1859,176,5464,
	6656,7181,-4,-22,580,-1966,-1316,-1750,-1024,-2377,441,-1498,17158,6920,34062,1112,2321,-1708,-13110,-1674,16338,-6192,13145,
	6656,7189,0,-44,346,-2193,-2269,-1815,-5323,-655,11456,-1030,-3432,-28380,-40392,-2953,-5556,123,15780,-1344,-4802,-10683,-24302,
	6656,8101,0,0,246,-1381,-1036,-3515,-1785,-3088,2032,-2834,-5730,70351,27380,2641,1224,-1962,-6860,-2052,-3211,21813,-6574,
	6656,8166,0,-4,383,-1180,-804,-2348,513,-4623,-11146,-3706,-4843,57643,6897,3416,1634,-3145,-9278,-2023,-546,3549,-17825,
	6656,8192,0,0,0,-1536,-2560,2858,18193,-958,-33220,-1542,-5478,-20399,-28176,-1466,16834,-2080,-29348,-1987,-7454,12086,-7242,
	6656,8194,0,0,365,-1169,-1757,-2755,301,19067,12973,19917,-4743,-54877,2819,-5671,-896,17671,15986,18319,-5839,-31582,18156,
	6656,8204,0,0,63,-1461,-2304,2524,-4350,-1541,-1305,-1923,18031,-25273,-28107,-541,-4848,-2699,-1177,-2861,15755,2818,-12948,
	6656,8963,0,0,195,-570,-1245,-3490,-19,-2468,7683,-2214,-542,25519,26115,-2186,-293,-2433,11652,-2250,343,10275,21789,
	6656,9078,0,0,89,-562,-1210,-5312,-801,-1454,-12250,-1490,-646,31034,10253,-2783,-400,-1181,-9980,-1362,420,6535,-565,
	6656,9204,0,0,37,-487,-1793,-1189,-860,-840,12217,-982,-362,-43818,11245,-3477,-1046,-1405,7505,-1424,-1249,-15720,17610,
	6656,9216,0,0,0,-512,-2048,4769,-1189,-567,13712,-794,-537,-43886,-39460,658,-1519,-1177,7455,-1113,-1977,965,-25720,
	6656,10056,0,0,0,0,-754,-6552,449,345,-9622,280,643,48213,-305,-3707,469,763,-841,562,968,8176,-5646,
	6656,10240,0,0,0,0,-1536,2897,338,325,14936,285,432,-54924,318,962,437,451,8890,439,495,-24733,3921,
	6656,10248,0,0,0,0,-1281,-688,333,323,-8586,284,423,-13348,342,-1092,301,362,-10485,310,478,-4594,-11,
	6656,11059,0,0,0,0,-846,417,4,64,-3782,122,-256,25088,1400,890,-98,-57,-2113,-6,-323,15684,-144,
	6656,12288,0,0,0,0,-422,-262,1364,1003,1755,727,444,-189,970,-287,1341,1027,1786,735,269,-1636,1425,
	6656,2348,-3072,-3072,292,-7088,-5016,-277,-275,-945,6949,4691,-1566,286,917,-135,-5,-1074,6489,4656,-1154,367,746,
	6656,3372,-3072,-3072,331,-6026,-4380,-2686,-1527,-6310,-4292,-13115,-1021,-3644,12051,-1783,-619,-5738,-4163,-11582,-2423,-3657,11844,
	6656,2007,-3072,-3072,39,-7683,-5552,-871,-3410,2254,-7237,-2083,12326,301,871,-1410,-3857,2634,-6818,-2766,12298,267,638,
	6656,1265,-3072,-3072,22,-8441,-5824,950,-4713,-1493,237,-780,-11840,-26,-1025,958,-4892,-1069,304,10,-11580,-57,-1157,
	6656,2360,-3072,-3072,49,-7319,-5368,1413,-755,473,-14186,3974,2061,184,1072,817,-1145,315,-13621,2541,2259,196,843,
	6656,874,-3072,-3072,1055,-7799,-5192,-2700,3552,-1108,-1054,939,-13255,-49,-290,-4019,6855,445,-6,1091,-12042,-259,-605,
	6656,338,-3072,-3072,1325,-8066,-4144,-1940,8364,5294,-3540,1309,285,-62,-493,-1994,3740,4467,-3352,455,714,101,353,
	6656,1870,-3072,-3072,403,-7455,-5488,-3233,-5449,849,-7757,-301,3599,401,879,-5739,-5355,1156,-6382,-2938,5864,234,563,
	6656,2552,-3072,-3072,32,-7145,-5200,-2748,7543,-1512,6390,8755,-3552,-130,641,-2549,7542,-1868,6304,8265,-3497,-59,462,
	6656,2446,-3072,-3072,94,-7189,-5368,-207,2887,-256,7275,7628,-1052,85,866,-1623,2096,-790,8429,4998,-16,29,733,
	6656,1070,-3072,-3072,1047,-7612,-4284,8075,3018,-2784,-691,-33,5231,62,76,8319,-766,-3619,-983,453,5386,87,819,
	6656,822,-3072,-3072,1375,-7533,-4272,-2222,6941,-771,-55,358,-11436,102,103,-2266,1889,-558,374,1438,-10805,96,613,
	6656,1280,-3072,-3072,47,-8402,-5600,1928,-4140,-1201,95,-1412,11106,-28,-977,3149,-3847,-908,-330,-437,9415,-63,-1432,
	6656,1137,-3072,-3072,424,-8168,-5472,3042,-304,-1938,-956,366,-15706,-112,-928,2729,1680,-1213,-175,586,-15177,-215,-1249,
	6656,2747,-1916,-3072,595,-6387,-4091,-33,2554,4104,862,1643,-8919,-2743,-5115,-158,3119,2614,1368,558,-7180,-2590,-3666,
	6657,1665,-1309,-3072,1991,-6073,-4007,-6733,-5300,-2988,-4806,-4451,3975,-1105,-741,-4935,-3771,-3210,-5273,-4510,3212,-773,-521,
	6657,2999,-3072,-3072,67,-6664,-5053,202,1357,1787,4878,-4427,-14399,-1752,-3122,-543,559,356,5202,-6093,-12560,-2047,-2739,
	6657,787,-713,-713,4797,-4146,-2073,-447,-130,-3908,1922,-2171,15256,-863,383,-619,319,-5300,1417,-3278,14379,-584,574,
	6657,2353,-3072,-3072,835,-6543,-4542,-1356,-3200,-1717,4813,171,-4595,481,712,-1585,-3483,-1227,3985,903,-3999,508,903,
	6657,1773,-3072,-3072,279,-7678,-5377,-782,-4045,317,-5293,-1346,4391,283,524,-1123,-3390,766,-5091,-1717,4472,224,212,
	6658,1837,-3072,-3072,242,-7653,-5282,-193,-4210,715,-6063,-99,5657,309,633,238,-3522,1048,-6318,106,4966,303,312,
	6658,2304,-234,-927,1704,-5724,-3174,3885,3037,3358,11534,-17451,-2914,786,-2556,3564,2396,698,10613,-16784,-2261,-97,-3185,
	6658,5888,-10,-338,64,-3780,-3254,-738,6796,-4433,5765,-8012,-15262,-260,1758,696,7155,-4521,3064,-7801,-14134,-3497,-2516,
	6658,1016,-3072,-3072,8,-8709,-6146,2769,-140,-2806,315,-1738,-8227,-52,-1636,1437,-620,-2681,1034,-1267,-5595,-36,-1203,
	6659,5608,0,-3072,0,-4127,-3855,-2783,-703,-9828,2387,-12213,8468,-2204,443,-1862,537,-9439,2902,-12094,7801,-2908,-520,
	6660,2268,-2007,-3072,1215,-6252,-4002,298,-4005,1594,3380,531,3379,-301,-747,10,-4030,1546,3312,427,4910,-289,215,
	6661,4240,-1106,-1922,262,-5235,-3259,-1956,4219,-1176,-7075,6825,-6821,-13579,3927,-2133,4050,-2036,-6577,5985,-5373,-13147,3505,
	6663,1628,-3072,-3072,457,-7657,-5159,-2093,-2641,-116,-4157,-2639,1371,247,386,-1904,-1568,296,-4363,-2492,892,200,111,
	6663,2672,-3072,-3072,0,-7070,-5327,1444,4202,142,-18125,6975,-7328,-414,209,301,3352,-766,-17129,4446,-6444,-478,256,
	6664,2981,-3072,-3072,578,-6186,-4234,-2446,368,437,3946,-10005,2850,-1193,-5681,-1166,1493,1681,3676,-7406,649,-877,-5789,
	6667,1151,-3072,-3072,1,-8598,-6091,2864,-933,318,403,999,-9771,-39,-1336,1588,-1666,516,922,1488,-7341,-37,-949,
	6672,4492,-212,-551,2763,-2505,-2141,-2988,-26050,-16967,-27140,-2179,1542,7699,-21319,-2731,-23195,-17068,-16789,-4230,1246,9026,-14764,
	6679,1883,-506,-765,3297,-4594,-2534,-10,3049,6070,12422,7024,10193,-1849,248,-884,3306,3067,11397,3876,9061,-1182,82,
	6681,3488,-201,-376,2218,-4071,-2388,236,-2089,3765,4419,1012,10815,-1871,1387,310,-323,2579,9657,-1256,11540,-910,2035,
	6694,3751,-120,-384,1826,-4227,-2750,3631,-8241,17132,-28196,2243,4910,-6303,2139,3093,-3566,13651,-12205,-348,7392,-4898,7854,
	6709,2081,-176,-216,5697,-2056,-1030,11080,-9480,-4855,-3990,432,1398,-175,709,10635,-9354,-5533,-3827,21,700,214,1006,
	7168,1024,-3072,-3072,116,-9612,-6464,522,-5234,-5158,-176,-1743,-593,142,-904,-766,-6449,-5338,-458,-1668,101,140,-482,
	7168,2008,-1004,-1292,3587,-5157,-2582,2549,-14906,-8852,-7429,9219,-2876,11315,548,2512,-15053,-7885,-6785,9784,-2602,11143,823,
	7168,3072,-3072,-3072,131,-7549,-5380,5174,3500,-2943,7112,-1355,-15007,428,1517,4459,3589,-3338,6646,-2217,-15673,462,1431,
	7168,5092,-222,-494,1988,-3672,-1870,2451,5412,662,10974,-1562,5346,5614,-685,2118,3233,2523,6457,-14,2626,4987,-1401,
	7168,5120,-128,-3072,111,-5521,-4352,1711,6112,11352,-4117,-2166,-658,1750,-11031,1561,6017,9871,-4493,-1244,-2386,1548,-10256,
	7168,8707,0,0,72,-1973,-2560,3107,-4940,-1033,15840,-779,689,-6791,-1155,3500,-5096,-326,14161,-475,-601,-913,-259,
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_b6d4ecfb4a6870b9_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 8, segtune_segreduce_b6d4ecfb4a6870b9_boxes_0,
	  { { 19, segtune_segreduce_b6d4ecfb4a6870b9_unknown_0 }, { 251, segtune_segreduce_b6d4ecfb4a6870b9_longest_0 }, { 249, segtune_segreduce_b6d4ecfb4a6870b9_shares_0 } }, 1, 462, segtune_segreduce_b6d4ecfb4a6870b9_cases_0 },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_b6d4ecfb4a6870b9 = { "segtune_segreduce_b6d4ecfb4a6870b9", 1, segtune_segreduce_b6d4ecfb4a6870b9_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_b6d4ecfb4a6870b9

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
