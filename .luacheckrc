std = "lua54"
max_line_length = 120
-- What segtune gives tuning scripts.
files["scripts"].read_globals = {
  "operator", "key_type", "sweep", "plot", "export", "device", "powers", "range", "files", "find", "profiles",
  "fixed", "uniform", "poisson", "geometric", "lognormal", "pareto", "zipf", "bimodal",
  "huge", "front", "gap", "empty", "surrogate",
}
files["tests"].read_globals = files["scripts"].read_globals
-- What it gives descriptors.
files["variants"].read_globals = {"strategy", "operation", "range", "powers", "ceil_div", "round_up", "pieces"}
files["tests"].ignore = {"113", "143"}
