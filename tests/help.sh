#!/bin/sh
# `segtune help`: topics, commands, the width of the terminal, man pages; and that its lists of keys are those that the
# program takes, which it names where it refuses one.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

topics=$("$SEGTUNE" help | sed '1,/^topics:$/d; s/^  \([a-z]*\) .*/\1/; /^ /d')
check "topics are listed" test "$(echo "$topics" | wc -l)" -ge 10
narrow "the list" "$SEGTUNE" help
check "--help says the same" test "$("$SEGTUNE" --help)" = "$("$SEGTUNE" help)"
for topic in $topics; do
	narrow "help $topic" "$SEGTUNE" help "$topic"
	check "a page of it" test "$(wc -l <narrow.out)" -ge 10
done
for command in $("$SEGTUNE" help | sed -n '/^topics:/q; s/^  \([a-z-]*\) .*/\1/p'); do
	"$SEGTUNE" "$command" --help >own.out
	"$SEGTUNE" help "$command" | head -n "$(wc -l <own.out)" >by_help.out
	check "help $command" cmp own.out by_help.out
done
for topic in $topics; do
	check "what $topic is about, in full" sh -c "'$SEGTUNE' help | tr -s ' \n' ' ' |
		grep -qF \"\$(head -n 1 '$TESTS/../tuner/cli/help/$topic.txt') \""
done
check "a term of one dash" sh -c "'$SEGTUNE' help files | grep -q '^  -  *standard input'"
refuses "an unknown topic" 2 "'frob'.*builds, catalogue.*statistics" "$SEGTUNE" help frob

# Broken to a narrow terminal; what stands four blanks in is as it is.
if command -v script >/dev/null; then
	for word in statistics export; do
		script -qec "stty cols 60; exec '$SEGTUNE' help $word" /dev/null </dev/null | tr -d '\r' >sixty.out
		check "help $word in 60 columns" \
			awk '!/^    [^ ]/ && length > 60 { print; wide = 1 } END { exit wide || NR < 30 }' sixty.out
	done
else
	skip "help in 60 columns" "script is not installed"
fi

# keys_of TOPIC HEADING: the terms below the heading.
keys_of() {
	"$SEGTUNE" help "$1" | awk -v heading="$2" '
		/^[^ ]/ { inside = $0 == heading; next }
		inside && /^  [^ ]/ && $1 ~ /^[a-z_0-9]+$/ && (match($0, /^  [a-z_0-9]+  /) || NF == 1) { print $1 }' | sort
}

# same_keys TOPIC HEADING COMMAND...: the command refuses a key and names those that there are: the help's.
same_keys() {
	topic=$1 heading=$2
	shift 2
	"$@" 2>&1 | sed -n 's/.*its keys: *//p' | tr ' ' '\n' | sort >accepted
	keys_of "$topic" "$heading" >documented
	check "help $topic has every key of $heading" sh -c '[ -s accepted ] && diff accepted documented'
}

for call in sweep plot export operator; do
	echo "$call { no_such_key = 1 }" >$call.lua
	same_keys scripts $call "$SEGTUNE" run --device fake:0 --db x.db $call.lua
done
echo 'sweep { search = { "random", no_such_key = 1 } }' >search.lua
same_keys scripts search "$SEGTUNE" run --device fake:0 --db x.db search.lua

# descriptor NAME TEXT: a strategy in a folder of its own.
descriptor() {
	mkdir -p "$1/segreduce"
	cp "$TESTS/catalogue/segreduce/faked.cl" "$1/segreduce/x.cl"
	echo "return strategy { about = 'x', source = 'x.cl', $2 }" >"$1/segreduce/x.lua"
}
descriptor strategy "no_such_key = 1"
descriptor launch "launches = { { no_such_key = 1 } }"
descriptor buffer "buffers = { t = { no_such_key = 1 } }, launches = {}"
mkdir -p operation/histogram # the first that is read
echo "return operation { no_such_key = 1 }" >operation/histogram/operation.lua
for what in strategy launch buffer operation; do
	same_keys catalogue $what "$SEGTUNE" catalogue --catalogue $what segreduce
done

# The fields that scripts and descriptors see: each set_TYPE(L, "NAME", of a function is a name in the help.
fields_of() {
	awk -v name="$1" '$0 ~ "^[a-z].*" name "\\(" { inside = 1 } /^}/ { inside = 0 } inside' "$TESTS/../tuner/lua/lua_view.c" |
		sed -n 's/.*set_[a-z]*(L, "\([a-z_0-9]*\)".*/\1/p' | sort -u
}
for topic in scripts catalogue; do
	"$SEGTUNE" help $topic | tr -cs 'a-z0-9_' '\n' | sort -u >words
	fields_of lua_push_device >fields
	check "help $topic has every field of a device" sh -c 'grep -q "^compute_units$" fields && comm -23 fields words | diff - /dev/null'
done
for function in lua_push_case push_type set_key set_parts; do
	fields_of $function >fields
	check "help catalogue has the fields of $function" sh -c '[ -s fields ] && comm -23 fields words | diff - /dev/null'
done

check "man pages" sh "$TESTS/../scripts/man.sh" "$SEGTUNE" man
for topic in $topics; do
	check "segtune(1) names $topic" grep -q "^\.BR segtune\\\\-$topic (7)" man/segtune.1
	check "segtune-$topic(7)" test -s "man/segtune-$topic.7"
done
for command in $("$SEGTUNE" help | sed -n '/^topics:/q; s/^  \([a-z-]*\) .*/\1/p'); do
	check "segtune(1) has $command" grep -q "^\.SS segtune $(echo "$command" | sed 's/-/\\\\-/g')" man/segtune.1
done
if command -v groff >/dev/null; then
	for page in man/*; do
		groff -man -ww -Tutf8 -z "$page" >groff.out 2>&1
		check "groff takes $page" test ! -s groff.out
	done
	groff -man -Tascii -P-cbou man/segtune-scripts.7 >page.out
	check "the page has the keys" grep -q '^ *min_samples' page.out
else
	skip "groff takes the pages" "no groff"
fi
finish
