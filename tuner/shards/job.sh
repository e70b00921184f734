# shellcheck shell=sh disable=SC1090,SC2154,SC2317
# Measures one shard into a database of its own; killed at any moment, it goes on from there when it is started again.
#   sbatch job.sh        all shards (further options of sbatch before it: --gpus=1, --partition=..., --array=3,7)
#   sh job.sh SHARD      one, by hand
# SEGTUNE in the environment is the program to use.
set -u
shard=${1:-${SLURM_ARRAY_TASK_ID:?is the number of a shard}}
status=0

# One sweep of the shard. What failed does not keep others from being measured; a signal ends all.
measure()
{
	"${SEGTUNE:-$segtune}" sweep --db "$plan/shard-$shard.db" "$@" || status=$?
	[ "$status" -lt 128 ] || exit "$status"
}

if [ ! -f "$plan/shard-$shard.sh" ]; then
	echo "job.sh: '$plan' has no shard '$shard'" >&2
	exit 2
fi
cd "$here" || exit 1
. "$plan/shard-$shard.sh"
[ "$status" -ne 0 ] || : >"$plan/shard-$shard.done"
exit "$status"
