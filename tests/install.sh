#!/bin/sh
# `make install` into a folder with a blank and `make uninstall`: the program finds there what it needs, and nothing is left.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
if ! command -v make >/dev/null; then
	skip 'an installation' 'there is no make'
	finish
	exit
fi

# What is built already, as `make all man` leaves it.
mkdir built && cp "$SEGTUNE" built/segtune
check 'man pages' sh "$TESTS/../scripts/man.sh" "$SEGTUNE" built/man
into() { make -s -C "$TESTS/.." -o all -o man BUILD="$WORK/built" PREFIX="$PREFIX" DESTDIR="$1" "$2"; }
PREFIX="$WORK/a user"
check 'installed' into '' install
installed=$PREFIX/bin/segtune
check 'a man page for the program and one for each topic' sh -c \
	"test -s '$PREFIX/share/man/man1/segtune.1' && ls '$PREFIX'/share/man/man7/segtune-*.7"
for file in bash-completion/completions/segtune zsh/site-functions/_segtune fish/vendor_completions.d/segtune.fish; do
	check "completion: $file" test -s "$PREFIX/share/$file"
done
for script in "$TESTS"/../scripts/*.lua; do
	[ -s "$PREFIX/share/segtune/scripts/${script##*/}" ] || echo "$script"
done >missing
check 'all scripts' test ! -s missing
(
	mkdir elsewhere && cd elsewhere || exit 1
	"$installed" --version && "$installed" catalogue --workloads && "$installed" sweep --device fake:0 --quiet \
		--catalogue "$TESTS/catalogue" --strategy faked --geometry uniform:n=64K,mean=4
) >out 2>&1
check 'it says its version, knows its scripts and sweeps from anywhere' sh -c "cat out; test -s elsewhere/results/segtune.db && grep -q quick out"
check 'uninstalled' into '' uninstall
check 'nothing is left' sh -c "find '$PREFIX' -type f -o -type l >left; cat left; test ! -s left"
PREFIX=/usr
check 'staged' into "$WORK/stage" install
check 'there alone' test -x "$WORK/stage/usr/bin/segtune" -a -d "$WORK/stage/usr/share/segtune"
check 'and taken away' into "$WORK/stage" uninstall
check 'nothing is left' sh -c "find '$WORK/stage' -type f >left; cat left; test ! -s left"
finish
