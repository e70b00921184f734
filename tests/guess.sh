#!/bin/sh
# A header serves devices that were not measured: its comment and its lookup say that this is a guess, and from which device.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

db=$TESTS/../results/nvidia-h200/quick.db
archs=sm_75,sm_80,sm_90,sm_120
header() { "$SEGTUNE" export --db "$db" --operation segreduce --force --out boxes.h "$@" >/dev/null; }

check "a header without a word about other architectures" header
check "says that it is a guess elsewhere" grep -q 'A table is a guess on any other device' boxes.h
check "and names none" sh -c '! grep -q "a guess, measured" boxes.h'
check "a header for architectures that were not measured" header --guess-for $archs
check "names its command" grep -q "guess-for $archs" boxes.h
check "says what is a guess" grep -q 'sm_80, f32 plus: a guess, measured on NVIDIA H200 (sm_90); [1-9]' boxes.h
check "and what is not" grep -q 'sm_90, f32 plus: no guess, measured on NVIDIA H200 (sm_90); [1-9]' boxes.h

# What is printed for as many boxes is what the header says, here of a tree that was replaced by one that knows less.
"$SEGTUNE" export --db "$db" --max-boxes 8 --force --out eight.h >eight.out
awk '$1 == 8 && $2 ~ /%$/ { print $4, $5 }' eight.out >printed
sed -n 's/.*shares of long segments, too:.*left out: worst \([0-9.]*%\), mean \([0-9.]*%\).*/\1 \2/p' eight.h >stated
check "the curve has the table's regret, left out" sh -c "[ -s printed ] && diff printed stated"

# More boxes than serve 11 lengths well are not taken; the curve has them all.
"$SEGTUNE" export --db "$db" --max-boxes 12 --force --out twelve.h >twelve.out
grep 'regret\|left out' eight.h >eight.regrets
check "where 12 lose more than 8, there are 8" sh -c "grep -q ': 8 boxes for 11 cases' twelve.out &&
	grep 'regret\|left out' twelve.h | grep -v 'the best of the best' >twelve.regrets &&
	grep -v 'the best of the best' eight.regrets | diff - twelve.regrets"
check "the curve goes on to 12" grep -q '^ *12  *[0-9.]*%  *[0-9.]*%' twelve.out

# Each line of the comment is what the lookup says.
cat >look.c <<'END'
#include <stdio.h>
#include "boxes.h"

int main(int argc, char **argv)
{
	struct segtune_query q = {"cuda", NULL, NULL, 0, NULL, NULL, NULL, 1 << 20, 1 << 16, segtune_shape_unknown()};
	struct segtune_match m;

	if (argc != 4)
		return 1;
	q.arch = argv[1];
	q.type = argv[2];
	q.oper = argv[3];
	m = segtune_segreduce_box(&q);
	if (!m.box)
		printf("none can run\n");
	else
		printf("%s, measured on %s (%s)\n", m.exact ? "no guess" : m.why & SEGTUNE_OTHER_ARCH ? "a guess" : "?",
		       m.table->device, m.table->arch);
	return 0;
}
END
check "a program that looks boxes up" compile_c -std=c99 -Wall -Wextra -Werror -o look look.c
sed -n 's/^ \*   \(sm_[0-9]*\), \([a-z0-9]*\) \([a-z_]*\): \(.*\)$/\1 \2 \3 \4/p' boxes.h >lines
check "a line for each architecture" test "$(cut -d' ' -f1 lines | sort -u | wc -l)" = 4
while read -r arch type oper says; do
	check "$arch $type $oper: as the lookup says" test "$(./look "$arch" "$type" "$oper")" = "$(echo "$says" | sed 's/;.*//; s/ with [a-z_]*$//')"
done <lines
refuses "an architecture that is none" 2 "such as sm_80, not 'ampere'" header --guess-for ampere
refuses "a variant of an architecture" 2 "not 'sm_90a'" header --guess-for sm_90a
refuses "guesses in another format" 2 "format 'c'" header --format mgpu --guess-for sm_80
refuses "guesses of results" 2 "format 'c'" header --format csv --guess-for sm_80
cat >guess.lua <<'END'
export { guess_for = { "sm_80x" }, out = "script.h" }
END
cp "$db" mine.db
refuses "an architecture that is none, in a script" 2 "'sm_80x'" "$SEGTUNE" run --device fake:0 --db mine.db guess.lua
finish
