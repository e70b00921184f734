#!/bin/sh
# `segtune bench-search` from the command line: files of three kinds, table, CSV, plot, traces, caches, refusals.
# shellcheck source=tests/lib.sh
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
DATA=$TESTS/data

# A space of 6 x 8 x 4 with a valley, as a cache file.
awk 'BEGIN {
	printf "{\"device_name\": \"made\", \"kernel_name\": \"valley\", \"tune_params_keys\": [\"A\", \"B\", \"C\"],\n\"cache\": {"
	for (a = 1; a <= 6; a++) for (b = 1; b <= 8; b++) for (c = 1; c <= 4; c++) {
		if ((a + b + c) % 5 == 0) continue
		t = 1 + (a - 4) ^ 2 + 0.5 * (b - 3) ^ 2 + (c != 2) + (a * 7 + b * 3 + c) % 4 / 10
		printf "%s\n\"%d,%d,%d\": {\"A\": %d, \"B\": %d, \"C\": %d, ", n++ ? "," : "", a, b, c, a, b, c
		printf "\"time\": %g, \"times\": [%g, %g], \"compile_time\": 100, \"verification_time\": 0, \"benchmark_time\": 10}", t, t, t
	}
	printf "\n}\n}\n"
}' >valley.json
gzip -k valley.json
"$SEGTUNE" sweep --device fake:0 --db fake.db --catalogue "$TESTS/catalogue" --strategy faked --all --quiet \
	--geometry uniform:n=64K,mean=4 uniform:n=64K,mean=16 uniform:n=64K,mean=64

# lines NAME FILE: how many lines of FILE begin with NAME.
lines() { grep -c "^$1" "$2"; }

check "a cache file, a gzipped one, T4, a database" "$SEGTUNE" bench-search --runs 5 --min-size 2 --csv runs.csv \
	valley.json valley.json.gz "$DATA/t4.json" fake.db
cp check.out table
check "the files are reported" grep -q '^4: fake.db: 3 spaces' table
searches=$("$SEGTUNE" bench-search --list | wc -l)
check "each strategy has a line" test "$(sed '1,/^search/d' table | wc -l)" -eq "$searches"
check "one for auto" test "$("$SEGTUNE" bench-search --list | grep -c '(auto)')" -eq 1
check "six spaces, all strategies, five runs in the CSV" test "$(lines '"' runs.csv)" -eq $((6 * searches * 5))
check "packed or not, the same scores" test "$(grep -c '^"valley.json"' runs.csv)" -eq \
	"$(sed -n 's/^"valley.json.gz"//p; s/^"valley.json"//p' runs.csv | sort | uniq -d | wc -l)"

"$SEGTUNE" bench-search valley.json --runs 5 --csv again.csv >/dev/null
grep '^"valley.json"' runs.csv >first.txt
grep '^"valley.json"' again.csv >again.txt
check "the same seed, the same scores" cmp first.txt again.txt
"$SEGTUNE" bench-search valley.json --runs 5 --seed 77 --csv other.csv >/dev/null
grep '^"valley.json"' other.csv >other.txt
if cmp -s first.txt other.txt; then fail "another seed, other scores"; else ok "another seed, other scores"; fi
# score NAME TABLE
score() { awk -v name="$1" '$1 == name { print $2 }' "$2"; }
"$SEGTUNE" bench-search valley.json --runs 40 >many
for name in local forest race; do
	if awk -v a="$(score $name many)" -v b="$(score random many)" 'BEGIN { exit !(a > b + 0.1) }'; then
		ok "$name beats chance in a valley"
	else
		fail "$name beats chance in a valley"
		sed 's/^/    /' many
	fi
done

# How soon: the first trial of an exhaustive search is the first configuration.
"$SEGTUNE" bench-search valley.json --runs 2 --search exhaustive,forest --within 0.03 --priors fake.db --csv reach.csv >reach
check "how soon a search is near the optimum" grep -Eq '^evaluations to 3% +first +reached +median +90%' reach
check "of each search" test "$(sed '1,/^evaluations/d' reach | grep -Ec '^(exhaustive|forest) +[+][0-9.]+% +[0-9]+% +[0-9-]+ +[0-9-]+$')" -eq 2
# shellcheck disable=SC2016 # for awk
check "what the first trial costs" awk -F, '$6 == "\"exhaustive\"" { first = $12 } END { exit !(first > 10.2 && first < 10.3) }' reach.csv
"$SEGTUNE" bench-search fake.db --runs 3 --min-size 2 --search forest --within 0.03 >alone.txt
"$SEGTUNE" bench-search fake.db --runs 3 --min-size 2 --search forest --within 0.03 --priors fake.db >left_out.txt
check "a device is left out of its own priors" test "$(sed 's/[0-9.]*$//' alone.txt)" = "$(sed 's/[0-9.]*$//' left_out.txt)"

# A trace that goes straight to the optimum scores 1, one of another space is passed over.
awk -F'"' '/"time"/ { split($2, v, ","); split($0, t, "\"time\": "); print t[2] + 0, "A=" v[1] " B=" v[2] " C=" v[3] }' valley.json |
	sort -n | head -1 | cut -d' ' -f2- >best.txt
printf '# a comment\nvalley\tstraight\t0\t%s\nelsewhere\tlost\t0\tA=1\n' "$(cat best.txt)" >trace.tsv
# As the space is, the first evaluation ends after the first moment of the budget.
check "a trace" "$SEGTUNE" bench-search valley.json --runs 1 --search random --trace trace.tsv --csv trace.csv
check "another program's runs are marked as such" grep -q '"straight",other,0,.*,1.000000,1.000000,1*$' trace.csv
if awk -F, '/straight/ { exit !($9 > 0.9 && $9 <= 1) }' trace.csv; then ok "the optimum at once"; else fail "the optimum at once"; fi

check "spaces as cache files" "$SEGTUNE" bench-search fake.db valley.json --runs 1 --search random --min-size 2 --caches out
check "one a space, and a list" test "$(wc -l <out/spaces.tsv)" -eq 4 -a -s out/1.json -a -s out/4.json
"$SEGTUNE" bench-search out/4.json --runs 5 --csv back.csv >/dev/null
cut -d, -f6- back.csv >back.txt
cut -d, -f6- again.csv >there.txt
check "read back they are the same space" cmp back.txt there.txt
check "hints from neighbouring cases" "$SEGTUNE" bench-search fake.db --runs 2 --min-size 2 --hints 2

if command -v gnuplot >/dev/null; then
	check "a plot" "$SEGTUNE" bench-search valley.json fake.db --min-size 2 --runs 2 --out curves
	check "PNG and SVG" test -s curves.png -a -s curves.svg
	check "with a curve for each" grep -q 'forest' curves.svg
	refuses "a plot of another kind" 2 "curves.gif" "$SEGTUNE" bench-search valley.json --out curves.gif
else
	skip "a plot" "no gnuplot"
fi
"$SEGTUNE" bench-search --help >out.txt
check "help fits 80 columns" awk 'length > 80 { exit 1 }' out.txt
if python3 -c 'import kernel_tuner' 2>/dev/null; then
	mkdir one
	sed -n '4s/^4/1/p' out/spaces.tsv >one/spaces.tsv
	cp out/4.json one/1.json
	if python3 "$TESTS/../scripts/kernel_tuner.py" one 2 >kt.tsv 2>kt.err &&
		"$SEGTUNE" bench-search valley.json --runs 2 --search forest --trace kt.tsv >kt.txt &&
		grep -q '^kt:genetic_algorithm *-*[0-9]' kt.txt; then
		ok "Kernel Tuner's strategies on the same space"
	else
		fail "Kernel Tuner's strategies on the same space"
		tail -n 5 kt.err
	fi
else
	skip "Kernel Tuner's strategies on the same space" "no package kernel_tuner"
fi
SPACES=$TESTS/../../shared/spaces
if [ -f "$SPACES/convolution_A4000.json.gz" ]; then
	"$SEGTUNE" bench-search "$SPACES/convolution_A4000.json.gz" "$SPACES/convolution_A4000_T4.json.gz" --runs 1 \
		--search exhaustive >large
	check "a large cache and its T4 twin are one space" test "$(grep -c 'space of 4362 configurations, budget 323 ' large)" -eq 2
else
	skip "a large cache and its T4 twin are one space" "no such files"
fi

refuses "no file" 2 "no file" "$SEGTUNE" bench-search
refuses "an unknown search" 2 "search 'frob'" "$SEGTUNE" bench-search valley.json --search frob
refuses "no runs" 2 "runs" "$SEGTUNE" bench-search valley.json --runs 0
refuses "a negative regret" 2 "within cannot be -1" "$SEGTUNE" bench-search valley.json --within -1
refuses "priors that are not there" 1 "nowhere.db" "$SEGTUNE" bench-search fake.db --min-size 2 --priors nowhere.db
refuses "a cutoff of 1" 2 "cutoff" "$SEGTUNE" bench-search valley.json --cutoff 1
refuses "a missing file" 1 "'nowhere.json'" "$SEGTUNE" bench-search nowhere.json
echo '{' >broken.json
refuses "a broken file" 1 "'broken.json'.*not JSON" "$SEGTUNE" bench-search broken.json
head -c 1000 valley.json.gz >cut.json.gz
refuses "a cut gzip file" 1 "'cut.json.gz': gzip data" "$SEGTUNE" bench-search cut.json.gz
refuses "no database" 1 "valley.csv" "$SEGTUNE" bench-search valley.csv
refuses "a database without large cases" 1 "no case with at least 5000" "$SEGTUNE" bench-search fake.db --min-size 5000
printf 'valley\tx\t0\n' >short.tsv
refuses "a short line of a trace" 1 "short.tsv:1: .*4 fields" "$SEGTUNE" bench-search valley.json --trace short.tsv
printf 'valley\tx\tone\tA=1\n' >run.tsv
refuses "a run without number" 1 "run.tsv:1: 'one'" "$SEGTUNE" bench-search valley.json --trace run.tsv
finish
