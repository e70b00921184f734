"""What the unseen sets (unseen_*.py) are written with and drawn from."""
import math, os
def writer(folder):
    """A function that writes a profile's lengths to that folder."""
    os.makedirs(folder, exist_ok=True)
    def write(name, lengths):
        with open(os.path.join(folder, name + ".rowlen"), "w") as f:
            f.write("\n".join(map(str, lengths)) + "\n")
        print(name, "n", sum(lengths), "segments", len(lengths), "longest", max(lengths))
    return write
def poisson(r, mean):
    if mean > 50: return max(0, int(r.gauss(mean, math.sqrt(mean)) + 0.5))
    limit, k, p = math.exp(-mean), 0, r.random()
    while p > limit: k += 1; p *= r.random()
    return k
def geometric(r, mean): return int(math.log(1 - r.random()) / math.log(mean / (mean + 1)))
