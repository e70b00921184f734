"""The eighth set of lengths that took no part in any table: 16 profiles, to unseen_8/."""
import math, os, random
OUT = "unseen_8"
os.makedirs(OUT, exist_ok=True)
def write(name, lengths):
    with open(os.path.join(OUT, name + ".rowlen"), "w") as f:
        f.write("\n".join(map(str, lengths)) + "\n")
    print(name, "n", sum(lengths), "segments", len(lengths), "longest", max(lengths))
def poisson(r, mean):
    if mean > 50: return max(0, int(r.gauss(mean, math.sqrt(mean)) + 0.5))
    limit, k, p = math.exp(-mean), 0, r.random()
    while p > limit: k += 1; p *= r.random()
    return k
def geometric(r, mean): return int(math.log(1 - r.random()) / math.log(mean / (mean + 1)))
r = random.Random(801)
write("words_per_sentence", [max(1, int(r.lognormvariate(m, 0.6))) for m in [r.gauss(2.8, 0.4) for _ in range(40)] for _ in range(4000)])
r = random.Random(802)
write("voronoi_vertices", [3 + poisson(r, 3) for _ in range(500000)])
r = random.Random(803)
hole = [r.random() < 0.4 for _ in range(1 << 20)]
write("grid_with_holes", [0 if hole[i] else sum(not hole[j] for j in (i - 1, (i + 1) % (1 << 20), i - 1024, (i + 1024) % (1 << 20))) for i in range(1 << 20)])
r = random.Random(804)
write("citations_by_year", [geometric(r, 4 + 60 * (1 - i / 60000) ** 2) for i in range(60000)])
r = random.Random(805)
write("orders_with_bots", [geometric(r, 3) if r.random() > 2e-5 else 20000 + geometric(r, 30000) for _ in range(600000)])
write("window_attention", [min(i + 1, 512) for _ in range(3) for i in range(2048)])
r = random.Random(807)
write("prompts_of_a_batch", [min(8192, max(1, int(r.lognormvariate(5.5, 1.1)))) for _ in range(4096)])
r = random.Random(808)
write("tokens_per_expert", [poisson(r, 32768 / (1 + e) / 4.7) for layer in range(32) for e in r.sample(range(64), 64)])
r = random.Random(809)
df = [max(1, int(400000 / (k + 1))) for k in range(300000)]
r.shuffle(df)
write("postings_zipf_shuffled", df)
write("rows_of_a_factor", [8 + int(1500 * (i / 20000) ** 6) for i in range(20000)])
r = random.Random(811)
write("cells_per_block", [8 ** r.choice((1, 1, 2, 2, 2, 3)) for _ in range(20000)])
r = random.Random(812)
write("arrivals_by_minute", [poisson(r, 25 * (1.02 + math.sin(2 * math.pi * i / 1440)) ** 2 / 2) for i in range(1440 * 120)])
r = random.Random(813)
write("matches_of_a_join", [0 if r.random() < 0.7 else 500 if r.random() < 0.01 else 1 + geometric(r, 2) for _ in range(700000)])
r = random.Random(814)
write("exons", [max(20, int(r.lognormvariate(5.0, 0.7))) for _ in range(18000)])
r = random.Random(815)
write("cluster_in_the_middle", [poisson(r, 0.05 + 400 * math.exp(-((i - 100000) / 1500.0) ** 2)) for i in range(200000)])
r = random.Random(816)
write("mail_threads", [min(5000, int(r.random() ** (-1 / 1.5))) for _ in range(900000)])
