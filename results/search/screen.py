"""What `--screen R` would have left out of an exhaustive sweep, and what that would have lost.

    xz -dk ../nvidia-h200/table_16.db.xz; python3 screen.py ../nvidia-h200/table_16.db

For segreduce, f32 sums, uniform lengths of the database's largest n: the share of the evaluations and of the variants'
own time that is left, and the largest regret, for several R. As tuner/sweep/screen.c has it: every fourth mean length and the
last come first, then every second, then the rest.
"""
import re
import sqlite3
import sys

QUERY = """SELECT g.name, b.strategy || ' ' || b.params, min(m.median) FROM measurement m
  JOIN build b ON b.id = m.build JOIN tuning_case c ON c.id = m.tuning_case JOIN geometry g ON g.id = c.geometry
  WHERE c.operation = 'segreduce' AND c.type = 'f32' AND c.oper = 'plus' AND b.strategy != 'peer'
    AND g.kind = 'uniform' AND g.n = (SELECT max(n) FROM geometry) GROUP BY 1, 2"""


def mean_of(name):
    number, unit = re.search(r"mean=(\d+)([KM]?)", name).groups()
    return int(number) << {"": 0, "K": 10, "M": 20}[unit]


def screen(times, margin):
    """times[i][variant], by ascending length: what of it is measured."""
    last = len(times) - 1
    measured = {i: dict(times[i]) for i in range(len(times)) if i % 4 == 0 or i == last}
    for step in (2, 1):
        for i in [i for i in range(step, last, step) if i not in measured]:
            by = [j for j in (i - step, min(i + step, last)) if j in measured]
            slow = {
                v: [measured[j].get(v, float("inf")) / min(times[j].values()) for j in by if v in times[j]]
                for v in times[i]
            }
            measured[i] = {v: t for v, t in times[i].items() if not slow[v] or min(slow[v]) <= 1 + margin}
    return measured


def main():
    table = {}
    for name, variant, seconds in sqlite3.connect(sys.argv[1]).execute(QUERY):
        table.setdefault(name, {})[variant] = seconds
    times = [table[name] for name in sorted(table, key=mean_of)]
    evaluations = sum(len(t) for t in times)
    seconds = sum(sum(t.values()) for t in times)
    print(f"{len(times)} lengths, {evaluations} evaluations")
    for margin in (0.05, 0.1, 0.25, 0.5, 1):
        measured = screen(times, margin)
        left = sum(len(m) for m in measured.values()) / evaluations
        time = sum(sum(m.values()) for m in measured.values()) / seconds
        regret = max(min(m.values()) / min(times[i].values()) - 1 for i, m in measured.items())
        print(f"screen {margin}: {left:.2f} of the evaluations, {time:.2f} of the time, regret {100 * regret:.2f}%")


main()
