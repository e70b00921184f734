#!/bin/sh
# scripts/setup.sh as root, with sudo, without rights and without apt, on a PATH of its own that lacks the compiler:
# nothing is installed here, but what apt-get would have been asked is written down.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
SETUP=$TESTS/../scripts/setup.sh

# The programs that setup.sh itself needs, and none that it looks for.
mkdir bare
for program in sh env grep sed uname mktemp tail rm ls cat; do
	ln -s "$(command -v $program)" bare/$program
done

# fake NAME: an executable in bare/ from standard input.
fake() {
	cat >"bare/$1"
	chmod +x "bare/$1"
}
fake_apt() {
	fake apt-get <<'END'
#!/bin/sh
echo "${AS:-$(id -u)} apt-get $*" >>apt.log
echo "apt-get's own words"
case $* in
*"${APT_FAILS:-never}"*) exit 100 ;;
esac
END
}
fake_apt
fake apt-cache <<'END'
#!/bin/sh
[ "$1" = show ] && [ "$2" != "${APT_LACKS:-}" ] && echo "Package: $2"
END
fake id <<'END'
#!/bin/sh
echo "${FAKE_UID:-0}"
END

# sudo as it is where no password is asked for (SUDO_ASKS unset) or one is: then -n fails.
give_sudo() {
	fake sudo <<'END'
#!/bin/sh
if [ "$1" = -n ]; then
	[ -z "${SUDO_ASKS:-}" ] || exit 1
	shift
fi
AS=sudo "$@"
END
}

# setup STATUS ASSIGNMENT...: runs it with $args, standard input being no terminal; it must exit with STATUS.
setup() {
	want=$1
	shift
	rm -f apt.log
	# shellcheck disable=SC2086 # none or one
	env -i PATH="$WORK/bare" "$@" sh "$SETUP" $args </dev/null >out.txt 2>err.txt
	[ $? = "$want" ]
}
args=

# asked PATTERN: a line of what apt-get was asked.
asked() { grep -qE -- "$1" apt.log; }
unasked() { [ ! -e apt.log ]; }
said() { grep -qE -- "$1" err.txt; }
command='^  apt-get update && apt-get install -y --no-install-recommends gcc make pkg-config .*gnuplot-nox'

check "root: succeeds" setup 0 FAKE_UID=0
check "root: updates the lists" asked '^0 apt-get .* update$'
check "root: installs what is missing" asked '^0 apt-get .* install -y --no-install-recommends gcc make pkg-config .*gnuplot-nox'
check "root: says what" said '^setup: installing gcc make pkg-config '
check "what is there is not installed again" sh -c '! grep -q zlib1g-dev apt.log'

check "nobody, no sudo: fails" setup 1 FAKE_UID=1000
check "nobody, no sudo: the command to run" said "$command"
check "nobody, no sudo: asks apt-get for nothing" unasked
check "the command is one line" test "$(grep -c '^  ' err.txt)" = 1
rm -f apt.log
check "and does it" env -i PATH="$WORK/bare" sh -c "$(sed -n 's/^  //p' err.txt)"
check "with the same packages" asked '^0 apt-get install -y --no-install-recommends gcc make pkg-config '

give_sudo
check "sudo: succeeds" setup 0 FAKE_UID=1000
check "sudo: updates through it" asked '^sudo apt-get .* update$'
check "sudo: installs through it" asked '^sudo apt-get .* install -y .* gcc make '
check "sudo: never without" sh -c '! grep -qv "^sudo " apt.log'
check "root does not use it" setup 0 FAKE_UID=0
check "root goes straight" asked '^0 apt-get .* update$'
check "sudo asks and nobody is there: fails" setup 1 FAKE_UID=1000 SUDO_ASKS=1
check "sudo asks: the command to run" said "$command"
check "sudo asks: nothing done" unasked
if command -v script >/dev/null; then
	rm -f apt.log
	check "sudo asks somebody at a terminal: succeeds" script -qec \
		"env -i PATH='$WORK/bare' FAKE_UID=1000 SUDO_ASKS=1 sh '$SETUP'" /dev/null
	check "sudo asks: installs through it" asked '^sudo apt-get .* install '
else
	skip "sudo asks somebody at a terminal" "script is not installed"
fi

check "a failed update: fails" setup 1 APT_FAILS=update
check "a failed update: reported with apt-get's words" said "^apt-get's own words"
check "a failed update: the command to run" said "$command"
check "a failed update: nothing installed" sh -c '! grep -q install apt.log'
check "a failed install: fails" setup 1 APT_FAILS=install
check "a failed install: the command to run" said "$command"

args=--test
check "for tests: succeeds" setup 0 FAKE_UID=0
check "for tests: more packages" asked ' install .* g\+\+ groff-base oclgrind procps python3-numpy sqlite3'
check "a release without Oclgrind: succeeds" setup 0 APT_LACKS=oclgrind
check "a release without Oclgrind: reported" said 'no package oclgrind: its tests will be skipped'
check "a release without Oclgrind: the rest" asked ' install .* g\+\+ groff-base procps python3-numpy sqlite3'
args=--lint
check "for checks: succeeds" setup 0 FAKE_UID=0
check "for checks: their packages" asked ' install .* clang clang-format clang-tidy cppcheck shellcheck lua-check'
args=--frob
check "an unknown option: wrong usage" setup 2
args=
rm bare/apt-get
check "no apt: fails" setup 1
check "no apt: names what is missing" said '^setup: missing .* gcc make pkg-config '

# On the machine that built the program nothing is missing.
fake_apt
rm -f apt.log
check "nothing missing: succeeds" env PATH="$WORK/bare:$PATH" sh -c "sh '$SETUP' >out.txt 2>err.txt"
check "nothing missing: silent" sh -c '[ ! -s out.txt ] && [ ! -s err.txt ]'
check "nothing missing: asks apt-get for nothing" unasked
finish
