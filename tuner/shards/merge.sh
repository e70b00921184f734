# shellcheck shell=sh disable=SC2154
# Joins the databases of the shards: sh merge.sh OUT.db. Refuses while shards are not finished; -f takes what there is.
# SEGTUNE in the environment is the program to use.
set -u
force=0
if [ "${1:-}" = -f ]; then
	force=1
	shift
fi
if [ $# -ne 1 ]; then
	echo 'usage: sh merge.sh [-f] OUT.db' >&2
	exit 2
fi
case $1 in
/*) out=$1 ;;
*) out=$PWD/$1 ;;
esac
missing=
shard=1
set --
while [ "$shard" -le "$shards" ]; do
	[ -f "$plan/shard-$shard.done" ] || missing=${missing:+$missing,}$shard
	[ ! -f "$plan/shard-$shard.db" ] || set -- "$@" "$plan/shard-$shard.db"
	shard=$((shard + 1))
done
if [ -n "$missing" ] && [ "$force" -eq 0 ]; then
	echo "merge.sh: not finished: shards $missing (sbatch --array=$missing '$plan/job.sh')" >&2
	exit 1
fi
cd "$here" || exit 1
exec "${SEGTUNE:-$segtune}" db merge "$out" "$@"
