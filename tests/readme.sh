#!/bin/sh
# What README.md prints is so: its strategy and its consumer work, its outputs are what the commands print, its links and
# commands exist; and it stays short.
. "$(dirname "$0")/lib.sh"
TOP=$(CDPATH='' cd -- "$TESTS/.." && pwd)
README=$TOP/README.md
cd "$WORK" || exit 1

# block LANGUAGE WORD: the text of the README's code block in that language that holds the word.
block() {
	awk -v fence="\`\`\`$1" -v word="$2" '
		$0 == fence { inside = 1; text = ""; next }
		/^```/ { if (inside && index(text, word)) { printf "%s", text; exit } inside = 0 }
		inside { text = text $0 "\n" }' "$README"
}

mkdir -p mine/segreduce
block lua strategy >mine/segreduce/serial.lua
block c KERNEL >mine/segreduce/serial.cl
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

# The consumer, with the header that README names, prints what README says.
block c 'int main' >consumer.c
cp "$TOP/results/nvidia-h200/quick_launch_boxes.h" segtune_launch_boxes.h
awk '/this program prints$/ { getline; gsub(/^.|.:$/, ""); print }' "$README" >printed
check 'the consumer compiles' compile_c -std=c99 -Wall -Wextra -Werror -o consumer consumer.c
check 'it prints what is said' sh -c '[ -s printed ] && ./consumer | diff printed -'

# "    $ segtune ...": the lines behind it are what that prints in the repository's folder.
sed -n 's/^    \$ segtune //p' "$README" >shown
while read -r command; do
	awk -v command="    \$ segtune $command" '$0 == command { inside = 1; next } !/^    / { inside = 0 } inside' "$README" |
		sed 's/^    //' >printed
	# shellcheck disable=SC2086 # the command's words
	(cd "$TOP" && "$SEGTUNE" $command) >output 2>&1
	check "segtune $command" sh -c '[ -s printed ] && diff printed output'
done <shown
check 'an output is shown' test -s shown

# Every command the README names exists: what stands behind build/segtune.
grep -oE 'build/segtune [a-z][a-z-]+' "$README" | cut -d ' ' -f 2 | sort -u >commands
while read -r command; do
	check "segtune $command" "$SEGTUNE" "$command" --help
done <commands
grep -oE 'make [a-z][a-z0-9-]*[` ]' "$README" | tr -d '`' | sort -u >targets
while read -r _ target; do
	check "make $target" grep -qE "^$target:|^.PHONY:.* $target( |\$)" "$TOP/Makefile"
done <targets

# links FILE: its relative links, #HEADING included.
links() { grep -oE '\]\([^)]+\)' "$1" | sed 's/^](//; s/)$//' | grep -vE '^[a-z]+:' | sort -u; }
# headings FILE: as links name them.
headings() { sed -n 's/^##* //p' "$1" | tr 'A-Z ' 'a-z-' | tr -cd 'a-z0-9_\n-'; }
find "$TOP/README.md" "$TOP"/[a-z]*/ -name '*.md' -not -path "$TOP/build*" >documents
while read -r document; do
	folder=$(dirname "$document")
	links "$document" >found
	while read -r link; do
		file=$folder/${link%%#*}
		[ "${link%%#*}" ] || file=$document
		check "${document#"$TOP/"}: $link" test -e "$file"
		case $link in
		*#*)
			headings "$file" >names
			check "${document#"$TOP/"}: the heading of $link" grep -qxF -- "${link#*#}" names
			;;
		esac
	done <found
done <documents

check 'README.md has at most 150 lines' test "$(wc -l <"$README")" -le 150
check 'of at most 120 columns' awk 'length > 120 { print; wide = 1 } END { exit wide }' "$README"
for notes in "$TOP"/results/*/notes.md; do
	check "${notes#"$TOP/"} has at most 200 lines" test "$(wc -l <"$notes")" -le 200
done

# What results were measured with is on record in them: commands, but no folder of the machine they ran on.
opened() {
	case $1 in
	*.gz) gzip -dc "$1" ;;
	*.xz) xz -dc "$1" ;;
	*) cat "$1" ;;
	esac
}
find "$TOP/results" -name '*.db' -o -name '*.db.?z' -o -name '*.tar.xz' >databases
named=''
while read -r file; do
	! opened "$file" | grep -aqE '(/tmp|/home|/root|/work|/mnt)/' || named="$named ${file##*/}"
done <databases
check "no database names a folder of a machine ($(grep -c . databases) of them):$named" test -s databases -a -z "$named"
size=$(cd "$TOP" && git ls-files -z results 2>/dev/null | xargs -0 -r cat | wc -c)
check "results/ has at most 12 MB ($size bytes)" test "$size" -le 12000000
finish
