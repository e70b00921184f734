#!/bin/sh
# The README's example of a strategy, as printed there, works.
. "$(dirname "$0")/lib.sh"
README=$TESTS/../README.md
cd "$WORK" || exit 1

# block LANGUAGE: the text of the README's first code block in that language.
block() { awk -v fence="\`\`\`$1" '$0 == fence { inside = 1; next } /^```/ && inside { exit } inside' "$README"; }

mkdir -p mine/segreduce
block lua >mine/segreduce/serial.lua
block c >mine/segreduce/serial.cl
check 'the blocks are there' grep -q segreduce_serial mine/segreduce/serial.lua mine/segreduce/serial.cl
check 'the catalogue takes it' "$SEGTUNE" catalogue --catalogue mine segreduce/serial
if "$SEGTUNE" devices --json | grep -q '"device":"opencl:'; then
	check 'its results are right' "$SEGTUNE" verify --quiet --device opencl --catalogue mine --strategy serial --type f32
	check 'it can be measured' "$SEGTUNE" sweep --quiet --device opencl --db x.db --catalogue mine --strategy serial \
		--geometry uniform:n=64K,mean=8 --samples 3 --evaluations 4
	check 'its measurements are stored' sh -c "'$SEGTUNE' db measurements --db x.db --json | grep -q '\"strategy\":\"serial\"'"
else
	skip 'its results are right' 'no OpenCL device'
fi

# Every command the README names exists: what stands behind build/segtune.
grep -oE 'build/segtune [a-z][a-z-]+' "$README" | cut -d ' ' -f 2 | sort -u >commands
while read -r command; do
	check "segtune $command" "$SEGTUNE" "$command" --help
done <commands
finish
