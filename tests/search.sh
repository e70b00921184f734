#!/bin/sh
# Searches in a sweep: each measures everything when nothing limits it, keeps to a budget, goes on where it stopped; the
# same against recorded measurements.
# shellcheck source=tests/lib.sh
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# sweep DATABASE ARGUMENT...
sweep() {
	db=$1
	shift
	"$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue "$TESTS/catalogue" --strategy faked --all --quiet --in-process \
		--geometry uniform:n=64K,mean=4 uniform:n=64K,mean=16 uniform:n=64K,mean=64 "$@"
}

# What was measured, each variant and case once, without times.
measured() {
	"$SEGTUNE" db measurements --db "$1" --json | sed 's/.*"params":"\([^"]*\)".*"geometry":"\([^"]*\)".*/\2 \1/' | sort -u
}

# How many measurements.
count() { "$SEGTUNE" db measurements --db "$1" --json | grep -c .; }

sweep whole.db
measured whole.db >whole.txt
check "an exhaustive sweep" test "$(wc -l <whole.txt)" -gt 10
for search in $("$SEGTUNE" bench-search --list | cut -d' ' -f1) auto; do
	sweep "$search.db" --search "$search"
	measured "$search.db" >"$search.txt"
	check "$search measures the same variants" cmp whole.txt "$search.txt"
done

sweep few.db --search forest --evaluations 8
check "evaluations are counted" test "$(count few.db)" -le 8
for limit in 1 3 5; do
	sweep "limit$limit.db" --type f32,f64 --evaluations $limit --no-finals
	check "$limit for two types" test "$(count "limit$limit.db")" = $limit
done
sweep few.db --search forest
measured few.db >few.txt
check "a search goes on where it stopped" cmp whole.txt few.txt
check "and measures nothing twice" test "$(count few.db)" -eq "$(wc -l <whole.txt)"
echo 'sweep { types = "f32", strategies = "faked", all = true, geometries = "uniform:n=64K,mean=4",
	search = { "genetic", budget = "60s", evaluations = 5, seed = 3 } }' >search.lua
check "from a script" "$SEGTUNE" run --device fake:0 --db script.db --catalogue "$TESTS/catalogue" search.lua
check "with its budget" test "$(count script.db)" -eq 5

# At most so long for a search that has a budget, whatever the script says; without one, all that it names.
of_budget() {
	echo "sweep { types = 'f32', strategies = 'faked', all = true, geometries = 'uniform:n=64K,mean=4', search = { 'random'$2 } }" \
		>budget.lua
	"$SEGTUNE" run --device fake:0 --db "$1" --catalogue "$TESTS/catalogue" --quiet ${3:+--budget "$3"} budget.lua >/dev/null 2>&1
	count "$1"
}
all=$(of_budget unhurried.db ", budget = '60s'")
check "a budget of the command line is for searches that have a longer one" test "$all" -gt 1 -a \
	"$(of_budget hurried.db ", budget = '60s'" 1ms)" -lt "$all" -a "$(of_budget short.db ", budget = '1ms'" 60s)" -lt "$all"
check "... not for those without" test "$(of_budget whole_space.db "" 1ms)" = "$all"

# The first that is tried on a new length is what won the nearest one of an earlier sweep.
winner=$("$SEGTUNE" db best --db whole.db --json | sed -n 's/.*"params":"\([^"]*\)".*mean=16.*/\1/p; s/.*mean=16.*"params":"\([^"]*\)".*/\1/p' | head -n 1)
cp whole.db known.db
"$SEGTUNE" sweep --device fake:0 --db known.db --catalogue "$TESTS/catalogue" --strategy faked --all --quiet --in-process \
	--geometry uniform:n=64K,mean=20 --search forest --evaluations 1
check "a search begins with what won the nearest length" test -n "$winner" -a \
	"$(measured known.db | grep 'mean=20,')" = "uniform:n=64K,mean=20,seed=1 $winner"

# Where that is not possible, what is most like it: 8 is what 4-byte types have, 4 the most of those of 8 bytes.
mkdir -p sized/segreduce
echo 'KERNEL void fake_segreduce(GLOBAL const T *values, GLOBAL const OFF_T *offsets, i64 segments, GLOBAL T *result);' \
	>sized/segreduce/sized.cl
cat >sized/segreduce/sized.lua <<'END'
return strategy {
	about = "as large as the type allows",
	source = "sized.cl",
	backend = "fake",
	params = { NV = { 1, 2, 4, 8 } },
	possible = function(p, dev, case) return case.type.bytes == 4 and p.NV == 8 or p.NV * case.type.bytes <= 32 and case.type.bytes == 8 end,
	launches = { { kernel = "fake_segreduce", grid = 1, block = 1, args = { "values", "offsets", "segments", "result" } } },
}
END
for type in f32 f64; do
	"$SEGTUNE" sweep --device fake:0 --db sized.db --catalogue sized --strategy sized --all --quiet --type $type \
		--geometry uniform:n=64K,mean=20 --search forest --evaluations 1
done
check "or with what is most like it" test "$("$SEGTUNE" db measurements --db sized.db --json | grep '"f64"' |
	sed 's/.*"params":"\([^"]*\)".*/\1/')" = NV=4

# A length whose search is over is tried with what is most like the winner of the next: 34, not possible for the first.
mkdir -p next/segreduce
cp sized/segreduce/sized.cl next/segreduce/next.cl
sed 's/sized.cl/next.cl/; s/NV = .*/NV = range(1, 40) },/; s/return case.type.bytes .*$/return (case.mean > 9) == (p.NV ~= 34) end,/' \
	sized/segreduce/sized.lua >next/segreduce/next.lua
"$SEGTUNE" sweep --device fake:0 --db next.db --catalogue next --strategy next --all --quiet --no-finals \
	--geometry uniform:n=64K,mean=20 uniform:n=64K,mean=4 --search forest --evaluations 6
check "what is like the winner of the next length is tried too" sh -c "\"\$1\" db measurements --db next.db --json |
	grep 'mean=20,' | grep -q NV=35" sh "$SEGTUNE"

# Without anything known a family begins with its default, or where a case does not have that, with what is most like it.
mkdir -p first/segreduce
cp sized/segreduce/sized.cl first/segreduce/first.cl
sed 's/sized.cl/first.cl/; s/NV = .*/NV = range(1, 60) },/; s/return case.type.bytes .*$/return p.NV >= 20 end,/' \
	sized/segreduce/sized.lua >first/segreduce/first.lua
"$SEGTUNE" sweep --device fake:0 --db first.db --catalogue first --strategy first --all --quiet --no-finals \
	--geometry uniform:n=64K,mean=20 --search forest --evaluations 1
check "a family begins with what is most like its default" test "$(measured first.db)" = "uniform:n=64K,mean=20,seed=1 NV=20"

# The case of the most segments that are soon drawn is first, of those of which that is known before they are there.
printf '%s\n' 3 5 8 13 21 >few.rowlen
"$SEGTUNE" sweep --device fake:0 --db order.db --catalogue "$TESTS/catalogue" --strategy faked --quiet --search forest \
	--no-finals --geometry few.rowlen uniform:n=512K,mean=4 uniform:n=4K,mean=64 uniform:n=4K,mean=16
"$SEGTUNE" db measurements --db order.db --json | tac | sed 's/.*"geometry":"\([^"]*\)".*/\1/; s/.*mean=\([0-9]*\).*/\1/' |
	uniq | tr '\n' ' ' >order.txt
check "it is taken first, the others as they are listed" test "$(cat order.txt)" = "16 few.rowlen 4 64 "

printf '3\nx\n' >bad.rowlen
"$SEGTUNE" sweep --device fake:0 --db order.db --catalogue "$TESTS/catalogue" --strategy faked --geometry uniform:n=4K,mean=64 \
	uniform:n=4K,mean=4 uniform:n=4K,mean=16 2>&1 | sed -n 's/^f32 plus .*mean=\([0-9]*\),.*/\1/p' | tr '\n' ' ' >rows.txt
check "... and reported as they are listed" test "$(cat rows.txt)" = "64 4 16 "
refuses "a file that is not there" 1 "nothere.rowlen" "$SEGTUNE" sweep --device fake:0 --db bad.db --quiet --search forest \
	--catalogue "$TESTS/catalogue" --strategy faked --geometry uniform:n=4K,mean=4 nothere.rowlen
check "... nor is anything measured" test ! -e bad.db
refuses "a file that cannot be read" 1 "bad.rowlen:2" "$SEGTUNE" sweep --device fake:0 --db bad.db --quiet --search forest \
	--catalogue "$TESTS/catalogue" --strategy faked --geometry bad.rowlen uniform:n=4K,mean=4
check "... but what comes before it is measured" test "$("$SEGTUNE" db measurements --db bad.db --json | grep -c 'mean=4,')" -gt 0

# Of nine lengths each variant is the fastest on three, and at least a quarter slower a few further on.
screened() {
	db=$1
	shift
	"$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue "$TESTS/catalogue" --strategy faked --quiet --no-finals "$@"
}
winners() { "$SEGTUNE" db best --db "$1" --json | sed 's/.*"params":"\([^"]*\)".*"geometry":"\([^"]*\)".*/\2 \1/' | sort; }
lengths=$(for mean in 1 2 4 8 16 32 64 128 256; do echo "uniform:n=64K,mean=$mean"; done)
# shellcheck disable=SC2086
screened full.db --geometry $lengths
# shellcheck disable=SC2086
screened part.db --screen 0.25 --geometry $lengths
check "everything" test "$(count full.db)" -eq 27
check "with a screen less is measured" test "$(count part.db)" -le 21
winners full.db >full.txt
winners part.db >part.txt
check "with the same winners" cmp full.txt part.txt
# shellcheck disable=SC2086
screened part.db --screen 0.25 --geometry $lengths
check "and nothing more when it is run again" test "$(count part.db)" -le 21
screened sizes.db --screen 0.25 --geometry uniform:n=256K,mean=4 uniform:n=64K,mean=4
check "of a small size all" test "$(measured sizes.db | grep -c n=64K)" -eq 3
check "of a large one what was fast there" test "$(measured sizes.db | grep -c n=256K)" -lt 3
echo 'sweep { strategies = "faked", screen = 0.25, geometries = uniform { n = 2^16, mean = { 1, 2, 4, 8, 16 } } }' >screen.lua
check "from a script" "$SEGTUNE" run --device fake:0 --db lua.db --quiet --catalogue "$TESTS/catalogue" screen.lua
check "too" test "$(count lua.db)" -lt 15
screened none.db --screen 0.25 --search forest --geometry uniform:n=64K,mean=4 2>none.err
check "a search that chooses by itself has none" grep -q "screen is for exhaustive and random" none.err

# replay ARGUMENT...
replay() { "$SEGTUNE" sweep --device replay:whole.db "$@" 2>&1; }

# Where a search begins: with the winner of another database, of which nothing is stored.
begin() { # DATABASE OPTION...
	db=$1
	shift
	"$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue "$TESTS/catalogue" --strategy faked --quiet --no-finals \
		--search local --evaluations 1 --geometry uniform:n=64K,mean=4 "$@"
	"$SEGTUNE" db measurements --db "$db" --json | sed 's/.*"params":"\([^"]*\)".*/\1/'
}
best=$("$SEGTUNE" db best --db whole.db --json | sed -n 's/.*"params":"\([^"]*\)".*mean=4,.*/\1/p')
check "a search with priors begins with what won there" test -n "$best" -a "$(begin begun.db --priors whole.db)" = "$best"
check "and without elsewhere" test "$(begin unbegun.db)" != "$best"
refuses "priors for an exhaustive sweep" 2 "priors are where a search begins" "$SEGTUNE" sweep --device fake:0 --db none.db \
	--priors whole.db --geometry uniform:n=64K,mean=4
refuses "priors that are not there" 1 "nowhere.db" "$SEGTUNE" sweep --device fake:0 --db none.db --search local \
	--priors nowhere.db --geometry uniform:n=64K,mean=4

replay --search local --evaluations 3 --geometry uniform:n=64K,mean=4 --json --priors whole.db >begun.json
check "so does a replay" sh -c "head -n 1 begun.json | grep -qF '$best'"
replay >replay.txt
check "a replay of all cases" test "$(grep -c '0.0% slower than the best recorded' replay.txt)" -eq 3
replay --search local --seed 2 --evaluations 6 --geometry uniform:n=64K,mean=16 >one.txt
check "of one case, within its budget" grep -q 'mean=16,.* 6 trials of' one.txt
replay --search local --seed 5 --json >first.json
replay --search local --seed 5 --json >again.json
check "the same seed, the same trials" cmp first.json again.json
check "as JSON" grep -q '^{"case":"segreduce f32 plus .*","seconds":.*,"clock":' first.json
# The last of the first case's trials that was the fastest, and the first trial of the second.
won=$(sed '/mean=16,/,$d' first.json | sed -n 's/.*mean=4,.*"variant":"\([^"]*\)","seconds":\([^,]*\),.*/\2 \1/p' | sort -g | head -n 1 | cut -d' ' -f2-)
next=$(sed -n 's/.*mean=16,.*"variant":"\([^"]*\)".*/\1/p' first.json | head -n 1)
check "the next case begins with what won" test -n "$won" -a "$won" = "$next"
cp whole.db before.db
replay --search race >/dev/null
check "nothing is stored" cmp whole.db before.db
refuses "no case that matches" 1 "no case of segreduce that matches" "$SEGTUNE" sweep --device replay:whole.db --type f64
refuses "an unknown search" 2 "search 'frob'" "$SEGTUNE" sweep --device replay:whole.db --search frob
refuses "a strategy that is not recorded" 1 "no variant of strategy 'nosuch'" "$SEGTUNE" sweep --device replay:whole.db \
	--strategy nosuch
refuses "no database" 1 "'nowhere.db'" "$SEGTUNE" sweep --device replay:nowhere.db
for option in '--screen 0.2' '--input counting' --reproducible '--params NT=64' --all '--space hinted' --peers --stale '--cross 2' \
	'--target 0.1' '--samples 3' '--min-samples 3' '--time-cap 1s'; do
	# shellcheck disable=SC2086 # words
	refuses "$option of a recording" 2 "option '${option%% *}' is for devices" "$SEGTUNE" sweep --device replay:whole.db $option
done
finish
