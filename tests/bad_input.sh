#!/bin/sh
# Bad input: one clear line on stderr, exit 1 or 2, nothing half-written, the database as it was.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

sweep() {
	"$SEGTUNE" sweep --device fake:0 --db db.sqlite --strategy faked --catalogue "$TESTS/catalogue" "$@"
}

# Command line.
refuses "no command" 2 . sh -c "'$SEGTUNE' 2>&1 >/dev/null | head -n 1 >&2; exit 2"
refuses "unknown command" 2 "unknown command 'frobnicate'" "$SEGTUNE" frobnicate
refuses "unknown option" 2 "frob" "$SEGTUNE" sweep --frob
refuses "missing value" 2 "db" "$SEGTUNE" plot --db
refuses "number that is none" 2 "seed" "$SEGTUNE" sweep --seed twelve
refuses "unknown device" 2 "device.*'abacus'" "$SEGTUNE" sweep --device abacus --geometry fixed:n=1K,mean=4 --db abacus.db
check "before a database is made" test ! -e abacus.db
refuses "device that is not there" 1 "fake" "$SEGTUNE" sweep --device fake:99 --geometry fixed:n=1K,mean=4
refuses "unknown type" 2 "type 'f13'" sweep --type f13 --geometry fixed:n=1K,mean=4
refuses "unknown operator" 2 "operator 'frob'" sweep --operator frob --geometry fixed:n=1K,mean=4
refuses "unknown strategy" 2 "strategy 'frob'" "$SEGTUNE" sweep --device fake:0 --db db.sqlite --strategy frob \
	--geometry fixed:n=1K,mean=4
refuses "unknown operation" 2 "operation 'frob'" "$SEGTUNE" sweep --device fake:0 --db db.sqlite --operation frob \
	--geometry fixed:n=1K,mean=4
refuses "unknown search" 2 "search 'frob'" sweep --search frob --geometry fixed:n=1K,mean=4
for slip in "--type f33 f32" "--operator plsu plus" "--strategy faket faked" "--operation segreduse segreduce" \
	"--search foresst forest" "--params ELEMNT=1 ELEMENT"; do
	# shellcheck disable=SC2086 # words
	set -- $slip
	refuses "$1 $2" 2 "'${2%=*}': did you mean $3\\?" "$SEGTUNE" sweep --device fake:0 --db slip.db --catalogue "$TESTS/catalogue" \
		"$1" "$2" --geometry fixed:n=1K,mean=4
done
for empty in --strategy --type --operator; do # a variable of a script that is not set
	refuses "$empty ''" 2 "option '$empty': '' names nothing" "$SEGTUNE" sweep $empty '' --geometry fixed:n=1K,mean=4
done
refuses "a replay that never ends" 2 "'--seconds': '1e99' is more than a year" "$SEGTUNE" demo --seconds 1e99
refuses "a listing of no lines" 2 "'--limit': '0' is below 1" "$SEGTUNE" db best --limit 0
refuses "a folder that takes no files" 1 "cannot write '/proc/x.csv': folder '/proc'" sh -c \
	"'$SEGTUNE' sweep --device fake:0 --db one.db --catalogue '$TESTS/catalogue' --strategy faked --geometry fixed:n=1K,mean=4 --quiet &&
	'$SEGTUNE' export --db one.db --format csv --out /proc/x.csv"
check "one case is a case" sh -c "'$SEGTUNE' export --db one.db --catalogue '$TESTS/catalogue' --out one.h | tr '\n' ' ' | grep -q ' 1 box for 1 case by' &&
	grep -q ', 1 case$' one.h"
refuses "a topic misspelt" 2 "'databas': did you mean database" "$SEGTUNE" help databas
refuses "a script misspelt" 2 "'quik': did you mean quick" "$SEGTUNE" run quik
refuses "a script that is none" 2 "catalogue --workloads lists" "$SEGTUNE" run nosuch
refuses "a version misspelt" 2 "did you mean --version" "$SEGTUNE" --verson
refuses "no geometry" 2 "no geometry .*uniform:n=.*segtune geometry --help" sweep
for slip in "--search frob" "--screen 0.5 --search forest" "--type f13" "--operator frob" "--strategy frob" "--operation frob" "--params FROB=1" \
	"--params NT" "--all --space hinted" "--samples 3 --min-samples 9"; do
	# shellcheck disable=SC2086 # words
	refuses "$slip before there is a database" 2 . "$SEGTUNE" sweep --device fake:0 --db slip.db $slip --geometry fixed:n=1K,mean=4
done
check "none is made" [ ! -e slip.db ]
for elements in -1 -9223372036854775808; do
	refuses "verify with $elements elements" 2 "'--elements'" "$SEGTUNE" verify --device fake:0 --elements=$elements
done
for length in -7 4611686018427387904; do
	refuses "verify with segments of $length" 2 "'--length'" "$SEGTUNE" verify --device fake:0 --length=$length
done

# Before the head of its table.
for params in "NT=64 FROB=1" "NT=63"; do
	refuses "verify with $params" 2 "no parameter 'FROB'|no value 63" "$SEGTUNE" verify --device fake:0 --quiet \
		--operation scan,segreduce --strategy thread,flat --type f32 --operator plus --params "$params"
	check "verify with $params prints no table" [ ! -s "$WORK/refuses.out" ]
done

for option in "evaluations -3" "evaluations 0" "budget 0" "budget 1e99s" "time-cap 0" "target -1" "target 0" "seed -1" "samples -4" \
	"samples 4294967297" "min-samples 0" "jobs -1"; do
	# shellcheck disable=SC2086 # two words
	refuses "--$option" 2 "'--${option% *}'.*" sweep --$option --geometry fixed:n=1K,mean=4
done

# Geometries.
refuses "missing file" 1 "'nowhere.mtx'" "$SEGTUNE" geometry nowhere.mtx
mkdir folder.mtx
refuses "a directory" 1 "'folder.mtx'" "$SEGTUNE" geometry folder.mtx
printf '%%%%MatrixMarket matrix coordinate real general\n3 3 4\n1 1 1\n2 2 1\n' >short.mtx
refuses "fewer entries than the header says" 1 "short.mtx" "$SEGTUNE" geometry short.mtx
printf '%%%%MatrixMarket matrix coordinate real general\n3 3 1\n1 1 1\n2 2 1\n' >long.mtx
refuses "more entries than the header says" 1 "long.mtx:4" "$SEGTUNE" geometry long.mtx
printf '%%%%MatrixMarket matrix coordinate real general\n3 3 2\n1 1 1\n4 2 1\n' >row.mtx
refuses "row index out of range" 1 "row.mtx:4" "$SEGTUNE" geometry row.mtx
printf '%%%%MatrixMarket matrix coordinate real general\n99999999999999999999 3 2\n1 1 1\n4 2 1\n' >big.mtx
refuses "rows beyond 2^31" 1 "big.mtx:2" "$SEGTUNE" geometry big.mtx
printf 'not a matrix\n' >banner.mtx
refuses "no banner" 1 "banner.mtx:1" "$SEGTUNE" geometry banner.mtx
printf '\000\000\000\000\005\000\000\000\003\000\000\000' >down.i32
refuses "decreasing offsets" 1 "down.i32" "$SEGTUNE" geometry down.i32
printf '\000\000\000\000\377\377\377\377' >negative.i32
refuses "negative offsets" 1 "negative.i32" "$SEGTUNE" geometry negative.i32
refuses "a spec without sense" 2 "mean" "$SEGTUNE" geometry uniform:n=64,mean=0

printf '1x2147483646\n' >many.rowlen
refuses "13 bytes that ask for 16 GB" 1 "many.rowlen.*SEGTUNE_MAX_SEGMENTS" "$SEGTUNE" geometry many.rowlen
printf '1x5\n' >five.rowlen
refuses "a lower limit" 1 "limit of 4" env SEGTUNE_MAX_SEGMENTS=4 "$SEGTUNE" geometry five.rowlen
check "a limit that suffices" env SEGTUNE_MAX_SEGMENTS=5 "$SEGTUNE" geometry five.rowlen
printf '%%%%MatrixMarket matrix array real general\n2147483646 1\n' >many.mtx
refuses "a header that asks for as much" 1 "many.mtx.*SEGTUNE_MAX_SEGMENTS" "$SEGTUNE" geometry many.mtx

# Scripts.
echo 'sweep {' >syntax.lua
refuses "a syntax error" 1 "syntax.lua:[0-9]+" "$SEGTUNE" run --device fake:0 --db db.sqlite syntax.lua
echo 'while true do end' >loop.lua
refuses "an endless loop" 1 "loop.lua:1" "$SEGTUNE" run --device fake:0 --db db.sqlite loop.lua
echo 'local t = {} for i = 1, 1e9 do t[i] = ("x"):rep(1e6) .. i end' >hog.lua
refuses "a memory hog" 1 "memory|loop" "$SEGTUNE" run --device fake:0 --db db.sqlite hog.lua
echo 'os.execute("true")' >os.lua
refuses "no os library" 1 "os.lua:1" "$SEGTUNE" run --device fake:0 --db db.sqlite os.lua
echo 'sweep { geometrys = { "fixed:n=1K,mean=4" } }' >key.lua
echo 'sweep { type = "f32", types = { "f64" }, geometry = "fixed:n=1K,mean=4" }' >twice.lua
refuses "one key under two names" 1 "twice.lua:1.*'types' twice" "$SEGTUNE" run --device fake:0 --db db.sqlite twice.lua
refuses "an unknown key" 1 "key.lua:1.*'geometrys': did you mean geometries.*its keys: operation types " "$SEGTUNE" run --device fake:0 --db db.sqlite key.lua
refuses "a missing script" 1 "'nowhere.lua'" "$SEGTUNE" run --device fake:0 --db db.sqlite nowhere.lua

# What is refused before anything is measured leaves no database; what failed later leaves what it has.
echo 'sweep { operation = "segreduse", geometry = "fixed:n=1K,mean=4" }' >unknown.lua
echo 'plot { out = "none.svg" }' >alone.lua
echo 'local nothing = 1' >nothing.lua
fresh() { "$SEGTUNE" run --device fake:0 --db fresh.db "$@"; }
refuses "an unknown operation in a script" 2 "unknown.lua:1.*'segreduse'" fresh unknown.lua
check "... leaves no database" sh -c '! ls fresh.db*'
refuses "a syntax error with a new database" 1 "syntax.lua:[0-9]+" fresh syntax.lua
check "... leaves none" sh -c '! ls fresh.db*'
refuses "an unknown key with a new database" 1 "key.lua:1" fresh key.lua
check "... leaves none either" sh -c '! ls fresh.db*'
refuses "a plot of a new database" 1 "there is no database" fresh alone.lua
check "... does not make it" sh -c '! ls fresh.db*'
check "a script that does nothing" fresh nothing.lua
check "... makes no database" sh -c '! ls fresh.db*'
cat >later.lua <<'END'
sweep { operation = "segreduce", strategies = { "faked" }, geometry = "fixed:n=1K,mean=4" }
sweep { operation = "segreduse", geometry = "fixed:n=1K,mean=4" }
END
refuses "an unknown operation in the second sweep" 2 "later.lua:2.*'segreduse'" fresh --quiet --catalogue "$TESTS/catalogue" later.lua
check "... leaves what the first measured" sh -c "'$SEGTUNE' db measurements --db fresh.db --csv | grep -q faked"

# Descriptors.
mkdir -p user/segreduce
echo 'return strategy { about = "x", source = "x.cl", params = { NT = {} }, launches = {} }' >user/segreduce/x.lua
: >user/segreduce/x.cl
refuses "a descriptor with a mistake" 1 "user/segreduce/x.lua:1" "$SEGTUNE" catalogue --catalogue user
echo 'while true do end' >user/segreduce/x.lua
refuses "an endless loop in a descriptor" 1 "user/segreduce/x.lua:1" "$SEGTUNE" catalogue --catalogue user
refuses "a catalogue that is not there" 1 "'nowhere'" "$SEGTUNE" catalogue --catalogue nowhere

# Databases.
check "a first sweep" sweep --quiet --geometry fixed:n=1K,mean=4
cp db.sqlite before.sqlite
sweep --quiet --type f13 --geometry fixed:n=1K,mean=4 >/dev/null 2>&1
check "a refused sweep leaves the database's content" sh -c "'$SEGTUNE' db measurements --db before.sqlite --json >b &&
	'$SEGTUNE' db measurements --db db.sqlite --json >a && cmp a b"
echo 'this is no database, only a text that is long enough to be taken for one' >text.db
cp text.db text.before
refuses "a database that is not one" 1 "text.db" "$SEGTUNE" sweep --device fake:0 --db text.db --geometry fixed:n=1K,mean=4
check "... is left as it was" cmp text.db text.before
if command -v sqlite3 >/dev/null; then
	sqlite3 other.db 'create table t (x); insert into t values (1);'
	cp other.db other.before
	refuses "somebody else's database" 1 "other.db" "$SEGTUNE" sweep --device fake:0 --db other.db \
		--geometry fixed:n=1K,mean=4
	check "... is left as it was" cmp other.db other.before
	cp db.sqlite newer.db
	sqlite3 newer.db 'pragma user_version = 99'
	refuses "a database of a newer version" 1 "newer" "$SEGTUNE" sweep --device fake:0 --db newer.db \
		--geometry fixed:n=1K,mean=4
else
	skip "somebody else's database" "no sqlite3 program"
fi
head -c 5000 db.sqlite >cut.db
refuses "a truncated database" 1 "cut.db" "$SEGTUNE" sweep --device fake:0 --db cut.db --geometry fixed:n=1K,mean=4
check "memory of a device in millions of bytes" sh -c \
	"'$SEGTUNE' db devices --db db.sqlite --json | grep -q '\"memory_MB\":268,'"
refuses "a folder that cannot be made" 1 "/proc/nowhere" "$SEGTUNE" sweep --device fake:0 --db /proc/nowhere/x.db \
	--geometry fixed:n=1K,mean=4
: >zero.db
refuses "an empty file" 1 "no database in 'zero.db': the file is empty" "$SEGTUNE" db --db zero.db
refuses "nothing to plot" 1 . "$SEGTUNE" plot --db nowhere.db
refuses "boxes that cost less than nothing" 2 "'--tolerance' cannot be '-0.5'" "$SEGTUNE" export --tolerance -0.5
refuses "nothing to export" 1 . "$SEGTUNE" export --db nowhere.db

# Disks.
if [ -w /dev/full ]; then
	refuses "a full standard output" 1 "standard output" sh -c "'$SEGTUNE' geometry fixed:n=1K,mean=4 >/dev/full"
fi
mkdir readonly
chmod 555 readonly
if [ "$(id -u)" -eq 0 ]; then
	skip "a read-only folder" "root may write everywhere"
else
	refuses "a read-only folder" 1 "readonly" "$SEGTUNE" sweep --device fake:0 --db readonly/x.db \
		--geometry fixed:n=1K,mean=4
fi
mkdir full
if mount -t tmpfs -o size=256k tmpfs full 2>/dev/null; then
	"$SEGTUNE" sweep --device fake:0 --db full/x.db --catalogue "$TESTS/catalogue" --strategy faked --quiet \
		--geometry fixed:n=1K,mean=4 fixed:n=1K,mean=8 fixed:n=1K,mean=16 fixed:n=1K,mean=32 >out 2>err
	status=$?
	if [ $status -eq 0 ]; then
		dd if=/dev/zero of=full/fill bs=1k count=512 2>/dev/null
		refuses "a full disk" 1 "full" "$SEGTUNE" sweep --device fake:0 --db full/x.db --catalogue "$TESTS/catalogue" \
			--strategy faked --quiet --geometry uniform:n=64K,mean=4
		rm -f full/fill
	elif [ $status -eq 1 ] && [ "$(wc -l <err)" -eq 1 ]; then
		ok "a full disk"
	else
		fail "a full disk (exit $status)"
	fi
	check "... leaves a sound database" "$SEGTUNE" db check --db full/x.db
	umount full
else
	skip "a full disk" "cannot mount a small file system"
fi

# Texts of others reach the terminal as text.
printf 'print("\\27[31mred\\27]0;title\\7 \\155 \\r end")\n' >escape.lua
"$SEGTUNE" run --device fake:0 --db db.sqlite --quiet escape.lua >escape.out 2>&1
check "a script cannot control the terminal" sh -c "grep -q '?.31mred?.0;title? ? ? end' escape.out && \
	! LC_ALL=C tr -d '\n\t -~' <escape.out | grep -q ."
refuses "nor can a path" 1 "'.{0,9}31mx.mtx'" "$SEGTUNE" geometry "$(printf '\033[31mx.mtx')"
check "... in the error" sh -c "! LC_ALL=C tr -d '\n\t -~' <'$WORK/refuses.err' | grep -q ."

# Plots: a path is no command, and a picture is whole or not there.
if command -v gnuplot >/dev/null; then
	check "a plot to a path that gnuplot would run" "$SEGTUNE" plot --db db.sqlite --type f32 --out '|touch piped;.svg'
	check "... is a file of that name" sh -c "[ -s '|touch piped;.svg' ] && [ ! -e piped ]"
	refuses "a picture on a full standard output" 1 "standard output|picture" sh -c \
		"'$SEGTUNE' plot --db db.sqlite --type f32 --out - >/dev/full 2>err; status=\$?; head -n 1 err >&2; exit \$status"
	mkdir small
	if mount -t tmpfs -o size=16k tmpfs small 2>/dev/null; then
		echo old >small/plot.svg
		refuses "a picture on a full disk" 1 "picture|plot.svg" "$SEGTUNE" plot --db db.sqlite --type f32 --out small/plot.svg
		check "... leaves the old one" sh -c "[ \$(ls small) = plot.svg ] && grep -q old small/plot.svg"
		umount small
	else
		skip "a picture on a full disk" "cannot mount a small file system"
	fi
else
	skip "plots" "no gnuplot"
fi

# No device at all.
refuses "no device" 1 "device" env LD_LIBRARY_PATH= OCL_ICD_VENDORS="$WORK" OPENCL_VENDOR_PATH="$WORK" "$SEGTUNE" sweep \
	--device auto --db none.db --geometry fixed:n=1K,mean=4
check "... leaves no database" sh -c '! [ -e none.db ]'

# A type that the device lacks. One that has all has none of double precision under a layer of OpenCL.
if has_pocl && ${CC:-cc} -std=c11 -shared -fPIC -o no_f64.so "$TESTS/pocl/no_f64.c" && OPENCL_LAYERS=$WORK/no_f64.so "$SEGTUNE" devices |
	grep -q 'no f64$'; then
	lacking() { OPENCL_LAYERS=$WORK/no_f64.so "$SEGTUNE" "$@" --device opencl:pocl --quiet; }
	for type in f64 f32:f64; do
		refuses "$type, which the device lacks" 1 "the device has no f64" lacking sweep --db lacks.db --type $type --geometry fixed:n=1K,mean=4
	done
	refuses "keys that it lacks" 1 "the device has no f64" lacking sweep --db lacks.db --operation reduce_by_key --key-type f64 \
		--geometry fixed:n=1K,mean=4
	# What it has is measured beside it.
	check "f64 beside what it has" lacking sweep --db lacks.db --type f64,f32 --strategy chunk --search random --evaluations 1 --no-finals \
		--geometry fixed:n=1K,mean=4
	check "... is the type that is measured" sh -c "[ \"\$('$SEGTUNE' db measurements --db lacks.db --csv | grep -c ',f32,')\" -ge 1 ] &&
		! '$SEGTUNE' db measurements --db lacks.db --csv | grep -q f64"
	check "nothing is verified of it, and nothing fails" sh -c "OPENCL_LAYERS='$WORK/no_f64.so' '$SEGTUNE' verify --device opencl:pocl \
		--quiet --strategy chunk --type f64 --operator plus --variants 1 --elements 10 | grep -q 'inapplicable: the device has no f64'"
else
	skip "a type that the device lacks" "no PoCL, no compiler or a loader of OpenCL without layers"
fi

# Names: what is nearly right is answered with what it should be, an old name with the new one.
refuses "an option that is nearly right" 2 "unknown option '--typ': did you mean --type" "$SEGTUNE" sweep --typ f32
refuses "one in the plural" 2 "did you mean --geometry" "$SEGTUNE" sweep --geometries fixed:n=1K,mean=4
refuses "a command that is nearly right" 2 "unknown command 'swep': did you mean sweep" "$SEGTUNE" swep
refuses "one that is nothing" 2 "segtune help lists them" "$SEGTUNE" qqqqqq
check "an old name is answered with the new one" sh -c "'$SEGTUNE' catalogue --help >/dev/null && '$SEGTUNE' sweep --device fake:0 \
	--db old.sqlite --catalogue '$TESTS/catalogue' --strategy faked --quiet --limit 9s --only FAULT=0 --geometry fixed:n=1K,mean=4 2>old.err"
check "... a line each" sh -c "grep -c \"is now called '--timeout'\|is now called '--params'\" old.err | grep -qx 2"
check "a script in the singular" sh -c "echo 'sweep { type = \"f32\", geometry = \"fixed:n=1K,mean=4\", strategy = \"faked\", params = \"FAULT=0\" }' >one.lua &&
	'$SEGTUNE' run --device fake:0 --db one.sqlite --catalogue '$TESTS/catalogue' --quiet one.lua"
check "--version" sh -c "'$SEGTUNE' --version | grep -qE '^segtune [0-9.]+$'"
check "SEGTUNE_DB" sh -c "SEGTUNE_DB=one.sqlite '$SEGTUNE' db cases --json | grep -q segreduce"
refuses "SEGTUNE_DB of nothing" 1 "'nowhere.db'" env SEGTUNE_DB=nowhere.db "$SEGTUNE" db
finish
