#!/bin/sh
# Ctrl-C ends the program within a second wherever it is. Limits are longer, for loaded machines; what is tried here went
# on for minutes.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/cache"

# ends TITLE SECONDS COMMAND...: interrupted after SECONDS it exits with 130 within five more.
ends() {
	title=$1 delay=$2
	shift 2
	"$@" >out 2>err &
	child=$!
	sleep "$delay"
	kill -INT $child 2>/dev/null || fail "$title: it had ended before: $(head -n 1 err)"
	begin=$(date +%s)
	wait $child
	status=$?
	took=$(($(date +%s) - begin))
	if [ $status = 130 ] && [ $took -le 5 ] && grep -qx 'segtune: interrupted' err; then
		ok "$title"
	else
		fail "$title: exit $status after $took s: $(head -n 1 err)"
	fi
}

run() { exec "$SEGTUNE" run "$1" --device fake:0 --db "$2" --quiet; }
sweep() { exec "$SEGTUNE" sweep --device fake:0 --db x.db --catalogue "$TESTS/catalogue" --strategy faked --quiet --geometry "$1"; }

echo 'local s = ("x"):rep(2^26) for i = 1, 1e9 do s:upper() end' >copies.lua
ends "a script that copies long texts" 1 run copies.lua x.db
echo 'local s = ("x"):rep(2^26) local t = s .. "y" for i = 1, 1e9 do local less = s < t end' >compares.lua
ends "a script that compares them" 1 run compares.lua x.db

# gnuplot hangs.
check "a sweep" "$SEGTUNE" sweep --device fake:0 --db y.db --catalogue "$TESTS/catalogue" --strategy faked --quiet \
	--geometry fixed:n=1K,mean=4 fixed:n=1K,mean=8
mkdir bin
printf '#!/bin/sh\nexec sleep 100\n' >bin/gnuplot
chmod +x bin/gnuplot
echo 'plot { out = "plot.svg" }' >plot.lua
PATH="$PWD/bin:$PATH" ends "a plot" 1 run plot.lua y.db
check "which leaves nothing" sh -c '! ls plot* | grep -v plot.lua'

# A report is broken off at any moment, and leaves nothing but a whole page.
for delay in 0.01 0.02 0.03 0.05 0.07 0.1; do
	"$SEGTUNE" report --db "$TESTS/../results/nvidia-h200/quick.db" -o page >out 2>err &
	child=$!
	sleep $delay
	kill -TERM $child 2>/dev/null # children of a script ignore SIGINT unless they ask for it
	{ wait $child; } 2>/dev/null
done
check "a report that is broken off leaves no part of a page" sh -c '! ls page 2>/dev/null | grep -v "^index.html\$"'

yes 5 | head -n 20000000 >long.rowlen
ends "a sweep that reads a file" 0.7 sweep long.rowlen
ends "a sweep that draws" 1 sweep pareto:n=1G,mean=2
finish
