#!/bin/sh
# Builds and runs each fuzz target for FUZZ_SECONDS (60), from its seeds in tests/fuzz/seeds and files of tests/data.
#
#   tests/fuzz/run.sh BUILD [TARGET...]    BUILD: of clang with -fsanitize=fuzzer-no-link (make fuzz)
set -eu
build=$(CDPATH='' cd -- "$1" && pwd)
shift
cd "$(dirname "$0")/../.."
root=$PWD seconds=${FUZZ_SECONDS:-60}
[ $# -gt 0 ] || set -- mtx rowlen gz offsets spec options script descriptor database header recording

# Files that a target begins with.
seeds()
{
	case $1 in
	mtx) cp "$root"/tests/data/*.mtx . ;;
	rowlen) head -n 50 "$root"/tests/data/citeseer_words.rowlen >lengths ;;
	gz) cp "$root"/tests/data/*.mtx.gz . ;;
	offsets) printf '\000\000\000\000\003\000\000\000' >pair ;;
	spec) printf 'uniform:n=64M,mean=32,seed=1' >uniform; printf 'pareto:segments=2^20,mean=16,alpha=1.5' >pareto; printf 'NT=64,128 VT=1' >filter; printf '1h30m' >duration ;;
	options) printf '%s\n' --flag --text a --array b --list=a,b --many c --many d --int -5 --natural 0 operand >each; printf '%s\n' --count 7 --real=-1e-3 \
		--positive 0.5 --seconds 1h30m -- --operand >others; echo --help >usage ;;
	script) cp "$root"/scripts/*.lua "$root"/tests/scripts/*.lua . ;;
	descriptor) cp "$root"/variants/segreduce/*.lua . ;;
	database | header)
		"$build/segtune" sweep --device fake:0 --db seed --catalogue "$root/tests/catalogue" --strategy faked --quiet \
			--no-cache --samples 3 --geometry fixed:n=1K,mean=4 uniform:n=1K,mean=16
		[ "$1" = database ] || { "$build/segtune" export --db seed --catalogue "$root/tests/catalogue" --force --out header && rm seed*; }
		;;
	recording) cp "$root"/tests/data/*.json . ;;
	esac
}

for target; do
	work=$build/work/$target
	rm -rf "$work"
	mkdir -p "$work/seeds" "$work/corpus"
	(cd "$work/seeds" && seeds "$target")
	if [ -d "tests/fuzz/seeds/$target" ]; then cp "tests/fuzz/seeds/$target"/* "$work/seeds"; fi
	# shellcheck disable=SC2046 # options are words
	clang -std=c11 -D_GNU_SOURCE -O1 -g -I. $(pkg-config --cflags lua5.4) -fsanitize=fuzzer,address,undefined \
		-fno-sanitize-recover=undefined "-DTARGET=fuzz_$target" tests/fuzz/target.c -o "$work/fuzz" \
		"$build/libsegtune.a" $(pkg-config --libs lua5.4) -lsqlite3 -lz -lm -ldl -lpthread
	if ! (cd "$work" && SEGTUNE_MAX_SEGMENTS=1000000 ./fuzz -max_total_time="$seconds" -max_len=65536 -timeout=60 \
		-rss_limit_mb=4096 -print_final_stats=1 corpus seeds >log 2>&1); then
		echo "$target: FAILED, see $work/log and the input that it names"
		tail -n 30 "$work/log"
		exit 1
	fi
	echo "$target: $(sed -n 's/stat::number_of_executed_units: *//p' "$work/log") inputs, nothing found"
done
