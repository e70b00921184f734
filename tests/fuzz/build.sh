#!/bin/sh
# Links the fuzz targets into one program, and gathers inputs to begin with: those in tests/fuzz/seeds and files of the
# source tree. FOLDER/fuzz needs nothing but the C library, FOLDER/seeds/TARGET/ is a folder each.
#
#   tests/fuzz/build.sh BUILD FOLDER    BUILD: of clang with -fsanitize=fuzzer-no-link (make fuzz)
set -eu
build=$(CDPATH='' cd -- "$1" && pwd)
rm -rf "$2"
mkdir -p "$2/seeds"
folder=$(CDPATH='' cd -- "$2" && pwd)
cd "$(dirname "$0")/../.."
root=$PWD

# shellcheck disable=SC2046 # options are words
clang -std=c11 -D_GNU_SOURCE -O1 -g -I. $(pkg-config --cflags lua5.4) -fsanitize=fuzzer,address,undefined \
	-fno-sanitize-recover=undefined tests/fuzz/target.c -o "$folder/fuzz" "$build/libsegtune.a" -static-libstdc++ -static-libgcc \
	-Wl,-Bstatic -llua5.4 -lsqlite3 -lz -Wl,-Bdynamic -lm -ldl -lpthread

# seeds TARGET: files to begin with, in the working folder.
seeds()
{
	case $1 in
	mtx) cp "$root"/tests/data/*.mtx . ;;
	rowlen) head -n 50 "$root"/tests/data/citeseer_words.rowlen >lengths ;;
	csv) printf 'length,count\n3,2\n0,1\n' >counted && printf '# lengths\n3\n0\n12\n' >plain ;;
	npy)
		npy() { printf "\\223NUMPY\\001\\000\\166\\000%-117s\\n" "{'descr': '$1', 'fortran_order': False, 'shape': ($2,), }"; }
		{ npy '<i4' 3 && printf '\000\000\000\000\003\000\000\000\005\000\000\000'; } >offsets
		{ npy '<i8' 1 && printf '\007\000\000\000\000\000\000\000'; } >lengths
		{ npy '|u1' 4 && printf '\001\002\000\005'; } >bytes
		;;
	gz) cp "$root"/tests/data/*.mtx.gz . ;;
	offsets) printf '\000\000\000\000\003\000\000\000' >pair ;;
	spec)
		printf 'uniform:n=64M,mean=32,seed=1' >uniform
		printf 'pareto:segments=2^20,mean=16,alpha=1.5' >pareto
		printf 'NT=64,128 VT=1' >filter
		printf '1h30m' >duration
		;;
	options)
		printf '%s\n' --flag --text a --array b --list=a,b --many c --many d --int -5 --natural 0 operand >each
		printf '%s\n' --count 7 --real=-1e-3 --positive 0.5 --seconds 1h30m -- --operand >others
		echo --help >usage
		;;
	script) cp "$root"/scripts/*.lua "$root"/tests/scripts/*.lua . ;;
	descriptor) cp "$root"/variants/segreduce/*.lua . ;;
	database | header)
		"$build/segtune" sweep --device fake:0 --db seed --catalogue "$root/tests/catalogue" --strategy faked --quiet \
			--no-cache --samples 3 --geometry fixed:n=1K,mean=4 uniform:n=1K,mean=16
		[ "$1" = database ] || header_seeds
		;;
	recording) cp "$root"/tests/data/*.json . ;;
	esac
}

# A header with trees alone, of the database seed, and one with an estimate.
header_seeds()
{
	"$build/segtune" export --db seed --catalogue "$root/tests/catalogue" --force --out header >/dev/null
	xz -dc "$root/results/nvidia-h200/table_quick.db.xz" >quick
	"$build/segtune" export --db quick --max-boxes 2 --force --out estimate >/dev/null
	rm seed* quick*
	grep -q '_cases_0\[\]' estimate
}

for target in mtx rowlen csv npy gz offsets spec options script descriptor database header recording; do
	mkdir "$folder/seeds/$target"
	(cd "$folder/seeds/$target" && seeds "$target")
	if [ -d "tests/fuzz/seeds/$target" ]; then cp "tests/fuzz/seeds/$target"/* "$folder/seeds/$target"; fi
done
