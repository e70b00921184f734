"""The ninth set of lengths that took no part in any table: 16 profiles, to unseen_9/."""
import math, os, random
OUT = "unseen_9"
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
def walk(r, count, least, most, step):
    x = (least + most) / 2
    for _ in range(count):
        x = min(most, max(least, x + r.gauss(0, step)))
        yield x
r = random.Random(901)
write("coverage_with_gaps", [0 if x < 6 else poisson(r, x) for x in walk(r, 80000, 0, 45, 1.5)])
r = random.Random(902)
write("lidar_voxels", [1 + geometric(r, 5) if x > 80 and r.random() < 0.7 else 0 for x in walk(r, 900000, 0, 100, 4)])
r = random.Random(903)
write("sentences_in_buckets", [n for _ in range(1500) for n in sorted(5 + int(55 * r.random() ** 2) for _ in range(64))])
r = random.Random(904)
write("cached_tokens", [min(32768, max(16, int(r.lognormvariate(7.6, 1.0)))) for _ in range(768)])
r = random.Random(905)
write("items_per_user", [max(1, int(r.lognormvariate(1.9, 1.5))) for _ in range(150000)])
r = random.Random(906)
write("one_rings", [max(3, min(11, int(r.gauss(6, 0.9) + 0.5))) for _ in range(350000)])
r = random.Random(907)
write("stiffness_with_constraints", [1 + int(r.random() * 10) if r.random() < 0.02 else 81 - 27 * (r.random() < 0.1) for _ in range(40000)])
r = random.Random(908)
write("ticks_per_second", [poisson(r, 2 + 30 * max(0, math.sin(i / 3000)) ** 8 + (400 if r.random() < 0.0005 else 0)) for i in range(240000)])
r = random.Random(909)
write("peers_of_routers", sorted((min(6000, int(2 * r.random() ** (-1 / 1.1))) for _ in range(120000)), reverse=True))
r = random.Random(910)
write("keys_of_objects", [3000 if r.random() < 3e-5 else 1 + int(12 * r.random()) for _ in range(400000)])
write("octave_buckets", [int(64 * 2 ** (k / 6)) for k in range(72)])
write("wavefront_levels", [min(i + 1, 4001 - i) // 2 + 1 for i in range(4000)])
r = random.Random(913)
write("hunks_of_files", [0 if r.random() < 0.8 else max(1, int(r.lognormvariate(1.0, 1.3))) for _ in range(500000)])
r = random.Random(914)
write("minimizers", [poisson(r, 6000 if r.random() < 0.002 else 60) for _ in range(30000)])
r = random.Random(915)
write("pages_of_hosts", [min(150000, int(r.random() ** (-1 / 1.15))) for _ in range(200000)])
r = random.Random(916)
write("patches_of_images", [r.choice((196, 256, 256, 576, 1024, 2304)) for _ in range(2500)])
