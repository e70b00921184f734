"""The seventh set of lengths that took no part in any table: 16 profiles, to unseen_7/."""
import math, os, random
OUT = "unseen_7"
os.makedirs(OUT, exist_ok=True)
def write(name, lengths):
    with open(os.path.join(OUT, name + ".rowlen"), "w") as f:
        f.write("\n".join(map(str, lengths)) + "\n")
    print(name, "n", sum(lengths), "segments", len(lengths), "longest", max(lengths))
def pareto(r, a, low): return int(low * r.random() ** (-1 / a))
# R-MAT: degrees by recursive quadrants, in the order of vertex numbers (heavy ones at powers of two)
def rmat(scale, edges, seed, a=0.57, b=0.19, c=0.19):
    r = random.Random(seed); deg = [0] * (1 << scale)
    for _ in range(edges):
        row = 0
        for _ in range(scale):
            row = 2 * row + (r.random() >= a + b)
        deg[row] += 1
    return deg
write("rmat_by_number", rmat(16, 1200000, 101))
d = rmat(15, 700000, 102); random.Random(9).shuffle(d); write("rmat_shuffled", d)
d = rmat(15, 500000, 103); write("rmat_reordered_by_degree", sorted(d, reverse=True))
# configuration model, communities: heavy ones in some
r = random.Random(104); x = []
for k in range(300): h = r.choice((2, 3, 5, 9, 40)); x += [min(20000, pareto(r, 2.2, h)) for _ in range(r.randint(50, 900))]
write("communities", x)
# stencil on a box: corners, edges, faces
def stencil(nx, ny, nz):
    f = lambda i, n: 3 - (i == 0) - (i == n - 1)
    return [f(i, nx) * f(j, ny) * f(k, nz) for k in range(nz) for j in range(ny) for i in range(nx)]
write("stencil_27_points", stencil(60, 50, 40))
r = random.Random(105); write("finite_elements_p", [r.choice((10, 10, 20, 20, 35, 56)) for _ in range(60000)])
# arrow matrix: few dense rows last
r = random.Random(106); write("arrow", [r.randint(2, 9) for _ in range(250000)] + [250000] * 4)
# circuits: power nets among short ones
r = random.Random(107); write("circuit_nets", [r.randint(20000, 90000) if r.random() < 3e-5 else 2 + int(r.expovariate(0.7)) for _ in range(400000)])
# documents in an inverted index by name: Zipf ranks shuffled
r = random.Random(108); x = [max(1, int(90000 / (k + 1))) for k in range(150000)]; r.shuffle(x); write("postings_by_name", x)
r = random.Random(109); write("genome_reads", [r.randint(90, 151) for _ in range(40000)])
r = random.Random(110); write("baskets", [1 + int(r.expovariate(1 / 9)) for _ in range(30000)])
r = random.Random(111); write("point_clouds_pillars", [0 if r.random() < 0.86 else min(32, pareto(r, 1.1, 1)) for _ in range(260000)])
r = random.Random(112); write("batches_of_sentences", [min(512, int(r.lognormvariate(4.4, 0.7))) for _ in range(4096)])
r = random.Random(113); x = []
for _ in range(40): x += sorted((min(pareto(r, 1.3, 2), 30000) for _ in range(r.randint(500, 9000))), reverse=True)
write("sorted_in_shards", x)
r = random.Random(114); write("time_series_by_day", [max(0, int((900 if i % 7 < 5 else 60) * r.uniform(0.7, 1.3))) for i in range(9000)])
r = random.Random(115); write("hash_buckets", [sum(r.random() < 0.25 for _ in range(16)) for _ in range(300000)])
