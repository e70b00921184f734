#!/bin/sh
# The N-th allocation, open, write, fsync, rename, ... fails (faults/faults.c), for a small sweep, export of a header and of a
# library, merges, a plot and spans that are added. The program never crashes or hangs; it exits with 0 and all is as it
# should be, or with 1 and one line, and then the file is the one that was there before or the new one, whole; a database is
# sound, and the next sweep misses nothing.
#
#   faults.sh [JOB...]   of those below, default all
#   EVERY=1              every call there is, in children of one run (faults/every.h; make test-all, for hours)
#   MOST=N               every call of classes with at most N; of others (memory, mostly: tens of thousands) the first and
#                        the last from each call stack. Each alone and with all behind it.
#                        Without either one call of some classes, and every one of two.
#   FRAMES=N             of a stack, which tell stacks apart (8)
#   CLASSES="NAME..."    of calls (see classes below), default those of the job
#   SHARD=I/N            of these numbers the I-th N-th, from 1: shards run beside each other (make test-all), on as many
#                        processors as there are
. "$(dirname "$0")/lib.sh"
preloaded=$WORK/faults.so
# Files are put back after every child, which costs much on a disk. Code may not lie there (noexec).
if [ -n "${EVERY:-}" ] && memory=$(mktemp -d /dev/shm/segtune.XXXXXX 2>/dev/null); then
	trap 'rm -rf "$memory" "${preloaded%/*}"' EXIT
	WORK=$memory
fi
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/cache"
[ -z "${EVERY:-}" ] || MOST=${MOST:-1500}
if ! compile_c -std=c11 -D_GNU_SOURCE -O1 -shared -fPIC -o "$preloaded" \
	"$TESTS/faults/faults.c" "$TESTS/faults/every.c" -ldl 2>cc.err; then
	skip "faults" "$(head -n 1 cc.err)"
	finish
	exit
fi

# sweep_of DB MEAN [WRAPPER...]: uniform lengths of that mean, and of 4.
sweep_of() {
	db=$1 mean=$2
	shift 2
	"$@" "$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue "$TESTS/catalogue" --strategy faked --quiet --no-cache --jobs 0 \
		--in-process --samples 3 --warm --no-finals --geometry uniform:n=100,mean=4 "uniform:n=100,mean=$mean"
}
check "a sweep without faults" sweep_of seed.db 20
check "another" sweep_of other.db 50
cp seed.db seed.whole
measured seed.db >seed.txt
measured other.db >other.txt
sort seed.txt other.txt >both.txt

# ---- jobs: each has NAME_run [WRAPPER...], in an empty folder, NAME_done and NAME_kept, which look at what is there ----

sweep_run() { sweep_of x.db 20 "$@"; }
# Is it sound, with no failure that no variant is to blame for?
sweep_kept() {
	[ -e x.db ] || return 0
	"$SEGTUNE" db check --db x.db >check.out 2>&1 || grep -q -e "there is no database" -e "older format 0" check.out || return 1
	test -z "$("$SEGTUNE" db failures --db x.db --json 2>/dev/null)"
}
# A case may be skipped, for which there was no memory: it says so, and the next sweep has it.
sweep_done() {
	sweep_kept && { measured x.db | cmp -s - ../seed.txt || { grep -q "^skipped" ../err && sweep_of x.db 20; } } &&
		measured x.db | cmp - ../seed.txt
}

header_run() { "$@" "$SEGTUNE" export --db ../seed.db --force --catalogue "$TESTS/catalogue" --out x.h; }
header_done() { cmp x.h ../header.whole; }
header_kept() { test "$(ls)" = x.h && { cmp -s x.h ../old || header_done; }; }

plot_run() { "$@" "$SEGTUNE" plot --db ../seed.db --out x.svg; }
plot_done() { cmp x.svg ../plot.whole; }
plot_kept() { test "$(ls)" = x.svg && { cmp -s x.svg ../old || plot_done; }; }

cp "$TESTS/../results/nvidia-h200/quick.db" library.db
library_run() { "$@" "$SEGTUNE" export --format library --db ../library.db --max-boxes 1 --force --out lib; }
library_done() { diff -r lib ../library.whole; }
library_kept() { test -z "$(ls)" || { test "$(ls)" = lib && library_done; }; }

merge_run() { "$@" "$SEGTUNE" db merge x.db ../seed.db; }
merge_done() { cmp ../seed.db ../seed.whole && sweep_done; }
merge_kept() { cmp ../seed.db ../seed.whole && sweep_kept; }

# Into a database that is there: it has its rows, or both.
into_run() { merge_run "$@"; }
into_has() { cmp ../seed.db ../seed.whole && sweep_kept && measured x.db | cmp - "$1"; }
into_done() { into_has ../both.txt; }
into_kept() { into_has ../other.txt || into_has ../both.txt; }

# A database from before spans were kept: they are all added, or can be.
xz -dc "$TESTS/../results/nvidia-h200/stage_172_now.db.xz" >stage.db
"$SEGTUNE" db copy spans.db --db stage.db >/dev/null
measured spans.db >spans.txt
spans_run() { "$@" "$SEGTUNE" db spans x.db; }
spans_has() {
	"$SEGTUNE" db check --db x.db && measured x.db | cmp - ../spans.txt && "$SEGTUNE" db spans x.db >../spans.out &&
		grep -qE "^x.db: $1 spans added" ../spans.out
}
spans_done() { spans_has '0 of 0'; }
spans_kept() { spans_has '(0 of 0|1 of 1)'; }

# old NAME: what is there before a job.
old() {
	echo "what was there" >../old
	case $1 in
	header) cp ../old x.h ;;
	plot) cp ../old x.svg ;;
	into) cp ../other.db x.db ;;
	spans) cp ../spans.db x.db ;;
	esac
}

# with CLASS N STAYS COMMAND...
with() {
	class=$1 n=$2 stays=$3
	shift 3
	timeout -k 1 "${limit:-20}" env FAULT_CALLS="$class" FAULT_AT="$n" FAULT_STAYS="$stays" FAULT_COUNT="$WORK/count" \
		FAULT_SITES="${sites:-}" FAULT_FRAMES="${FRAMES:-8}" FAULT_EVERY="${each:-}" FAULT_ASK="$WORK/ask" \
		FAULT_ANSWER="$WORK/answer" FAULT_REST="$WORK/rest" FAULT_TRIED="$WORK/children" LD_BIND_NOW=1 LD_PRELOAD="$preloaded" "$@"
}

# look JOB STATUS WHAT: one line of what is wrong in its folder after that, nothing if all is well.
look() {
	what=$3
	lines=$(grep -vc '^skipped ' ../err)
	case $2 in
	0)
		"$1_done" >../look 2>&1 || echo "$what: exit 0, and something is missing: $(head -n 1 ../look)"
		;;
	1)
		[ "$lines" = 1 ] || echo "$what: $lines lines: $(head -n 3 ../err | tr '\n' '|')"
		"$1_kept" >../look 2>&1 || echo "$what: what was there is not: $(ls) $(head -n 1 ../look) ($(cat ../err))"
		;;
	*) echo "$what: exit $2: $(head -n 3 ../err | tr '\n' '|')" ;;
	esac
}

# what CLASS N STAYS
what() { echo "$1 $2${3:+ and all behind it}"; }

# begin JOB: in an empty folder with what was there before.
begin() {
	rm -rf job links && mkdir job && cd job || exit 1
	old "$1"
}

# try JOB CLASS N STAYS: look at what it leaves.
try() {
	job=$1
	begin "$job"
	"${job}_run" with "$2" "$3" "$4" >../out 2>../err
	look "$job" $? "$(what "$2" "$3" "$4")"
	cd ..
}

# try_every JOB CLASS: one run with a child for each of its calls; how many to the file children.
try_every() {
	begin "$1"
	rm -f ../ask ../answer && mkfifo ../ask ../answer || exit 1
	each=${SHARD:-1/1} limit=20h
	"$1_run" with "$2" 0 "" >../out 2>../parent.err &
	each='' limit=''
	exec 3<../ask 4>../answer
	while read -r status n stays <&3; do
		look "$1" "$status" "$(what "$2" "$n" "$stays")"
		printf x >&4
	done
	exec 3<&- 4>&-
	wait $! || echo "the run itself: exit $?: $(head -n 3 ../parent.err)"
	"$1_done" >../look 2>&1 || echo "the run itself: $(head -n 1 ../look)"
	cd ..
	while read -r n; do # while a process of its own was running
		for way in $(ways); do
			try "$1" "$2" "$n" "$(echo "$way" | sed -n 's/all/1/p')"
		done
	done <rest
}

# numbers COUNT: which N of so many calls.
numbers() {
	if [ -z "${MOST:-}" ]; then
		[ "$job" = library ] || echo $(($1 * 2 / 3 + 1))
		case $job in library | sweep) echo $(($1 * 999 / 1000)) ;; esac # when there are files, and trials
	elif [ "$1" -le "$MOST" ]; then
		[ "$1" = 0 ] || seq 1 "$1"
	else
		sort -un "$WORK/sites"
	fi | awk -v shard="${SHARD:-1/1}" 'BEGIN { split(shard, of, "/") } NR % of[2] == of[1] % of[2]'
}

# Does that call fail alone, or ("all") all behind it, too? SQLite tries for tens of seconds to have a lock that the system
# refuses.
ways() {
	if [ -n "${MOST:-}" ]; then
		if [ "$class" = lock ]; then echo alone; else echo alone all; fi
	else
		if [ "$job" = library ]; then echo all; else echo alone; fi
	fi
}

# in_children JOB CLASS: is every call of these tried, in children of one run?
in_children() {
	case ${EVERY:-} in
	'') [ -z "${MOST:-}" ] && case $1,$2 in header,flush | header,rename | library,flush | library,rename | spans,realloc) ;; *) false ;; esac ;;
	esac
}

# classes JOB
classes() {
	if [ -n "${CLASSES:-}" ]; then
		echo "$CLASSES"
	elif [ -n "${MOST:-}" ]; then
		echo memory sqlite realloc open write flush sync rename file lock read process
	else
		case $1 in
		sweep) echo memory write ;;
		header) echo realloc flush rename ;;
		plot) echo realloc sync process ;;
		library) echo memory flush rename ;;
		merge | into) echo write ;;
		spans) echo realloc write ;;
		esac
	fi
}

[ $# -gt 0 ] || set -- sweep header library plot merge into spans
for job; do
	if [ "$job" = plot ] && ! command -v gnuplot >/dev/null; then
		skip "$job" "there is no gnuplot"
		continue
	fi
	for class in $(classes "$job"); do
		begin "$job"
		sites=
		in_children "$job" "$class" || sites=$WORK/sites
		"${job}_run" with "$class" 0 "" >../out 2>../err || fail "$job without faults: $(cat ../err)"
		[ ! -e x.h ] || cp x.h ../header.whole
		[ ! -e x.svg ] || cp x.svg ../plot.whole
		[ ! -e lib ] || [ -e ../library.whole ] || cp -r lib ../library.whole
		cd ..
		sites=
		calls=$(cat count)
		tried=0
		if in_children "$job" "$class"; then
			try_every "$job" "$class" >wrong
			read -r tried ends same <children
			tried="$tried in children ($ends ends), $same of them for both ways, $(wc -l <rest) alone,"
		else
			for n in $(numbers "$calls"); do
				for way in $(ways); do
					try "$job" "$class" "$n" "$(echo "$way" | sed -n 's/all/1/p')"
					tried=$((tried + 1))
				done
			done >wrong
		fi
		if [ -s wrong ]; then
			fail "$job: $class: $(wc -l <wrong) of $tried go wrong"
			head -n "${SHOW:-5}" wrong | cut -c1-300 | sed 's/^/    /'
		else
			ok "$job: $class: $tried of $calls calls"
		fi
	done
done
finish
