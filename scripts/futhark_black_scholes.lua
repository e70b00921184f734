-- The fourth microbenchmark of the paper on regular segmented reductions in Futhark (2017): option prices of the days
-- of each row, computed from the day alone and summed; 2^18 and 2^26 days, every even power of two of rows. Calls on
-- even days, puts on odd ones, price 58 + 4 day / days, strike 65, rate 0.08, volatility 0.3. For comparison: Futhark's
-- rule with the paper's 512 groups, a segmented scan, and the reduction of the whole array.
local function price_of(name, days)
	operator {
		name = name,
		expression = "a + b",
		identity = "0",
		lift = "const V price = 58 + 4 * x / " .. days .. ", years = x / 365, rate = (V)0.08, strike = 65;"
			.. " const V spread = (V)0.3 * sqrt(years);"
			.. " const V d1 = (log(price / strike) + (rate + (V)0.045) * years) / spread; V below[2];"
			.. " for (i32 k = 0; k < 2; k++) { const V d = k ? d1 - spread : d1, t = 1 / (1 + (V)0.2316419 * fabs(d));"
			.. " const V above = (V)0.39894228040143268 * exp(-d * d / 2) * t * ((V)0.31938153 + t * ((V)-0.356563782"
			.. " + t * ((V)1.781477937 + t * ((V)-1.821255978 + t * (V)1.330274429))));"
			.. " below[k] = d > 0 ? 1 - above : above; }"
			.. " const V paid = strike * exp(-rate * years);"
			.. " return ((i64)x & 1) == 0 ? price * below[0] - paid * below[1]"
			.. " : paid * (1 - below[1]) - price * (1 - below[0]);",
		commutative = true,
		tolerance = 1e-9,
	}
end
price_of("option_price", "SEGLEN")

for _, n in ipairs { 18, device.is_cpu and 20 or 26 } do
	local whole = "option_price_of_" .. n
	price_of(whole, ("%d"):format(2^n))
	local rows = {
		operation = "segreduce_regular",
		types = "f64",
		operators = "option_price",
		inputs = "transform:rank + 1",
		geometries = fixed { n = 2^n, mean = powers(4, 0, n // 2) },
		search = { "random", budget = "90s" },
		time_cap = 0.02,
	}
	sweep(rows)
	rows.strategies, rows.search = { "peer_futhark", "peer_segmented_scan" }, "exhaustive"
	sweep(rows)
	sweep {
		operation = "reduce",
		types = "f64",
		operators = whole,
		inputs = "transform:rank + 1",
		geometries = fixed { n = 2^n, mean = { 1, 2^n } },
		search = { "random", budget = "20s" },
		time_cap = 0.02,
	}
	plot {
		operation = "segreduce_regular",
		type = "f64",
		operator = "option_price",
		input = "transform:rank + 1",
		geometry = ("fixed:n=%s,*"):format(n == 18 and "256K" or n == 20 and "1M" or "64M"),
		x = "mean length",
		y = "time",
		peers = true,
		beside = "reduce " .. whole,
		out = "results/futhark_black_scholes_" .. n,
	}
end
