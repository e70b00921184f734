#!/bin/sh
# A sweep as shards: run by hand on the fake device, killed and started again; with SLURM=1 (make test-all) also by a
# Slurm of this machine, with a task and a node killed in the middle. Nothing is lost or measured twice.
# shellcheck disable=SC2016 # for shells within
. "$(dirname "$0")/lib.sh"
mkdir "$WORK/a b"
cd "$WORK/a b" || exit 1

# sweep OPTION...: all cases of the tests below.
sweep() {
	"$SEGTUNE" sweep "$@" --device fake:0 --catalogue "$TESTS/catalogue" --strategy=faked --type f32,i32 --quiet \
		--geometry uniform:n=64K,mean=4 uniform:n=64K,mean=16 -- uniform:n=64K,mean=64 uniform:n=64K,mean=256
}
# measured DATABASE: what was measured, without times.
measured() {
	"$SEGTUNE" db measurements --db "$1" --json |
		sed 's/.*"type":"\([^"]*\)".*"strategy":"\([^"]*\)".*"params":"\([^"]*\)".*"geometry":"\([^"]*\)".*/\4 \1 \2 \3/' |
		sort
}

sweep --db whole.db
measured whole.db >whole.txt
check "a sweep without a plan has 24 results" test "$(wc -l <whole.txt)" = 24
check "a plan" sweep --plan "its plan" --shards 5
check "has its shards" test "$(grep -l '^measure --device fake:0' "its plan"/shard-*.sh | wc -l)" = 5
check "its scripts are sound" sh -c 'for f in "its plan"/*.sh; do sh -n "$f" || exit 1; done'
refuses "a second plan in the same folder" 1 "'its plan' has a plan already" sweep --plan "its plan"
check "at most a shard a case" sweep --plan many --shards 100
check "of which each is one" test "$(cat many/shard-*.sh | grep -c ' -- [^ ]*$')" = 8
check "and no more" test ! -e many/shard-9.sh
refuses "a shard that there is not" 2 "no shard '9'" sh many/job.sh 9
refuses "options that compare cases" 2 "'--cross' compares cases" sweep --plan crossed --cross 2
refuses "shards without a plan" 2 "'--shards' is for '--plan'" sweep --db no.db --shards 3
refuses "a plan of a misspelt type" 2 "unknown type 'f33'|f33" "$SEGTUNE" sweep --plan wrong --type f33 --geometry fixed:n=4,mean=2
check "leaves nothing behind" test ! -e wrong

# From another folder, as Slurm starts them; the third is killed, the fourth not started.
for shard in 1 2 5; do
	(cd / && SLURM_ARRAY_TASK_ID=$shard sh "$WORK/a b/its plan/job.sh") >shard.out 2>&1 || cat shard.out
done
SLURM_ARRAY_TASK_ID=3 sh "its plan/job.sh" 2>killed.err &
child=$!
for _ in 1 2 3 4 5 6 7 8 9 10; do
	[ ! -s "its plan/shard-3.db" ] || break
	sleep 0.05
done
pkill -9 -P $child
wait $child
status=$?
check "a killed shard fails, unless it was done" test $status -eq 137 -o -e "its plan/shard-3.done"
refuses "a merge of unfinished shards" 1 "not finished: shards (3,)?4 " sh "its plan/merge.sh" early.db
check "all again, as a job array resubmitted" sh -c 'for shard in 1 2 3 4 5; do sh "its plan/job.sh" $shard || exit 1; done'
check "they are merged" sh "its plan/merge.sh" merged.db
measured merged.db >merged.txt
check "each result once" cmp whole.txt merged.txt

# ---- Slurm ----

PATH=$PATH:/usr/sbin

# What a Slurm on this machine alone needs. Two nodes, if its build lets one machine be two.
configure() {
	mkdir -p state "spool-n1" "spool-n2"
	cat >slurm.conf <<END
ClusterName=test
SlurmctldHost=$(hostname)(127.0.0.1)
SlurmctldPort=$((20000 + $$ % 10000))
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$PWD/munge.socket
CredType=cred/munge
ProctrackType=proctrack/pgid
TaskPlugin=task/none
MpiDefault=none
SelectType=select/linear
SchedulerParameters=sched_interval=1
ReturnToService=2
SlurmdTimeout=5
KillWait=2
JobRequeue=1
StateSaveLocation=$PWD/state
SlurmdSpoolDir=$PWD/spool-%n
SlurmctldPidFile=$PWD/slurmctld.pid
SlurmdPidFile=$PWD/slurmd-%n.pid
SlurmctldLogFile=$PWD/slurmctld.log
SlurmdLogFile=$PWD/slurmd-%n.log
NodeName=n1 NodeHostname=$(hostname) NodeAddr=127.0.0.1 Port=$((30000 + $$ % 10000)) CPUs=1 State=UNKNOWN
NodeName=n2 NodeHostname=$(hostname) NodeAddr=127.0.0.1 Port=$((40000 + $$ % 10000)) CPUs=1 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
END
	export SLURM_CONF="$PWD/slurm.conf"
}

# until_true SECONDS COMMAND...
until_true() {
	left=$(($1 * 5))
	shift
	while ! "$@"; do
		[ $((left -= 1)) -gt 0 ] || return 1
		sleep 0.2
	done
}

daemons=
# daemon COMMAND...: in the background until the test ends.
daemon() {
	"$@" >>daemons.log 2>&1 &
	daemons="$daemons $!"
}

# Processes below one, itself last.
family() {
	for below in $(pgrep -P "$1"); do
		family "$below"
	done
	echo "$1"
}

stop_slurm() {
	for pid in $daemons $(cat node-n1.pid node-n2.pid 2>/dev/null); do
		# shellcheck disable=SC2046 # numbers
		kill -9 $(family "$pid") 2>/dev/null
	done
	rm -rf "$WORK"
}

start_node() {
	slurmd -D -N "$1" >>daemons.log 2>&1 &
	echo $! >"node-$1.pid"
}

has_idle_node() { sinfo -h -N -n n1 -o %t 2>/dev/null | grep -q -e idle -e mix -e alloc; }
nothing_queued() { [ -z "$(squeue -h 2>/dev/null)" ] && squeue -h >/dev/null 2>&1; }
has_results() { [ "$(measured "$1" 2>/dev/null | wc -l)" -ge "$2" ]; }

start_slurm() {
	configure
	dd if=/dev/urandom of=munge.key bs=1024 count=1 2>/dev/null && chmod 600 munge.key
	daemon munged --foreground --force --key-file="$PWD/munge.key" --socket="$PWD/munge.socket" \
		--pid-file="$PWD/munge.pid" --log-file="$PWD/munge.log" --seed-file="$PWD/munge.seed"
	until_true 10 test -S munge.socket || return 1
	daemon slurmctld -D -i
	start_node n1
	start_node n2
	until_true 30 has_idle_node
}

# Kill a node with all that runs on it, as if the power had gone.
kill_node() {
	# shellcheck disable=SC2046 # numbers
	kill -9 $(family "$(cat "node-$1.pid")") $(pgrep -f "slurmstepd: \[.*\]" | while read -r step; do
		tr '\0' '\n' <"/proc/$step/environ" 2>/dev/null | grep -q "^SLURM_CONF=$SLURM_CONF$" && family "$step"
	done) 2>/dev/null
}

run_slurm() {
	# Long enough to be killed in the middle.
	for mean in 3 5 7 9 11 13; do
		set -- "$@" "uniform:n=4M,mean=$mean"
	done
	faked() {
		"$SEGTUNE" sweep --device fake:0 --catalogue "$TESTS/catalogue" --strategy faked --type f32,i32 --all --quiet \
			--geometry "$@"
	}
	rm -f whole.db
	faked "$@" --db whole.db
	measured whole.db >whole.txt
	check "a plan for Slurm" faked "$@" --plan slurm --shards 4
	check "sbatch takes it" sbatch --parsable slurm/job.sh
	check "a shard is being measured" until_true 60 has_results slurm/shard-1.db 1
	kill_node n1
	kill_node n2
	check "nothing runs on the killed nodes" sh -c '! pgrep -f "$1/slurm/shard-[0-9].db"' - "$PWD"
	sleep 7 # more than SlurmdTimeout: the controller has missed them
	start_node n1
	start_node n2
	check "a shard goes on after its node was killed" until_true 60 has_idle_node
	until_true 60 has_results slurm/shard-2.db 1
	for task in $(pgrep -f "shard-2.db"); do
		kill -9 "$task" 2>/dev/null
	done
	check "the jobs end" until_true 300 nothing_queued
	sbatch --parsable slurm/job.sh >job.txt
	check "those of the same array, submitted again" until_true 300 nothing_queued
	check "the shards are merged" sh slurm/merge.sh slurm.db
	measured slurm.db >slurm.txt
	check "each result once after kills of a task and a node" cmp whole.txt slurm.txt
	[ "$failed" = 0 ] || tail -n 20 slurm/*.log slurmctld.log slurmd-*.log
}

if [ -z "${SLURM:-}" ]; then
	skip "Slurm" "a minute: make test-all"
elif ! command -v slurmctld >/dev/null || ! command -v slurmd >/dev/null || ! command -v munged >/dev/null; then
	skip "Slurm" "slurmctld, slurmd and munge are not installed"
else
	mkdir "$WORK/slurm" && cd "$WORK/slurm" || exit 1
	trap stop_slurm EXIT
	if start_slurm; then
		run_slurm
	else
		skip "Slurm" "its daemons do not start here: $(tail -n 1 slurmctld.log slurmd-n1.log daemons.log 2>/dev/null | tr '\n' ' ')"
	fi
fi
finish
