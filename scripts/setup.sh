#!/bin/sh
# Installs what is missing to build and run segtune (Debian 12, Ubuntu 24.04); with --test also what the tests need,
# with --lint the static checkers, with --cluster a Slurm. Nothing missing: quick, no network. Exit 1, with the command to run, without rights.
set -eu

has() { command -v "$1" >/dev/null 2>&1; }

# A shared library in the loader's cache. ldconfig is in /sbin, which is not on everybody's PATH.
library() { PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null | grep -q "$1"; }

# A header in one of the compiler's usual folders.
header()
{
	for dir in /usr/include /usr/local/include "/usr/include/$(uname -m)-linux-gnu"; do
		[ ! -e "$dir/$1" ] || return 0
	done
	return 1
}

# A GPU of NVIDIA's, natively or under WSL.
nvidia() { [ -e /dev/nvidiactl ] || [ -e /dev/dxg ]; }

nvrtc()
{
	library 'libnvrtc\.so' && return 0
	for file in "${CUDA_PATH:-/usr/local/cuda}"/lib64/libnvrtc.so* /usr/local/cuda*/lib64/libnvrtc.so*; do
		[ ! -e "$file" ] || return 0
	done
	return 1
}

icd() { ls /etc/OpenCL/vendors/*"$1"*.icd >/dev/null 2>&1; }

# need PACKAGE PROBE...: adds the package to $missing unless the probe says that what it brings is there, from
# whatever source. The words of $missing are package names without blanks.
missing=
need()
{
	package=$1
	shift
	"$@" || missing="$missing $package"
}

# In the Python that is used, or in the system's, where apt would install it.
numpy()
{
	has python3 || return 1
	for python in python3 /usr/bin/python3; do
		! "$python" -c 'import numpy' 2>/dev/null || return 0
	done
	return 1
}

test=0 lint=0 cluster=0
for arg in "$@"; do
	case $arg in
	--test) test=1 ;;
	--lint) lint=1 ;;
	--cluster) cluster=1 ;;
	*)
		echo "usage: scripts/setup.sh [--test] [--lint] [--cluster]" >&2
		exit 2
		;;
	esac
done

need gcc has gcc
need make has make
need pkg-config has pkg-config
need libc6-dev header stdio.h
need liblua5.4-dev header lua5.4/lua.h
need libsqlite3-dev header sqlite3.h
need zlib1g-dev header zlib.h
need gnuplot-nox has gnuplot
# A GPU of NVIDIA's is reached through NVRTC where there is one, else through the OpenCL that its driver brings. The
# tests run on the CPU everywhere.
if [ $test = 1 ] || ! nvidia || ! nvrtc; then
	need ocl-icd-libopencl1 library 'libOpenCL\.so\.1'
fi
if [ $test = 1 ] || ! nvidia; then
	need pocl-opencl-icd icd pocl
fi
if [ $test = 1 ]; then
	need g++ has g++
	need groff-base has groff
	need oclgrind has oclgrind
	need procps has pgrep
	need python3-numpy numpy
	need sqlite3 has sqlite3
fi
if [ $lint = 1 ]; then
	for program in clang clang-format clang-tidy cppcheck shellcheck; do
		need $program has $program
	done
	need lua-check has luacheck
fi
if [ $cluster = 1 ]; then
	PATH="$PATH:/usr/sbin"
	need slurmctld has slurmctld
	need slurmd has slurmd
	need slurm-client has sbatch
	need munge has munged
fi
[ -n "$missing" ] || exit 0

if ! has apt-get; then
	echo "setup: missing (names as in Debian):$missing; install them and run make again" >&2
	exit 1
fi

# Oclgrind is not in every release; its tests are skipped without it. Is it missing, and do the package lists, where
# there are any, not know it?
offered() { apt-cache show "$1" 2>/dev/null | grep -q '^Package:'; }
no_oclgrind()
{
	case "$missing " in
	*' oclgrind '*) offered make && ! offered oclgrind ;;
	*) return 1 ;;
	esac
}
without_oclgrind()
{
	echo 'setup: this release has no package oclgrind: its tests will be skipped' >&2
	missing=$(echo "$missing" | sed 's/ oclgrind//')
	[ -n "$missing" ] || exit 0
}
! no_oclgrind || without_oclgrind

if [ "$(id -u)" = 0 ]; then
	root=
elif has sudo && sudo -n true 2>/dev/null; then
	root='sudo -n'
elif has sudo && [ -t 0 ]; then
	root=sudo
else
	root=none
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT

give_up()
{
	[ ! -s "$log" ] || tail -n 15 "$log" >&2
	echo "setup: $1; as root, run:" >&2
	echo "  apt-get update && apt-get install -y --no-install-recommends$missing" >&2
	exit 1
}

# No quotes around $root and $missing: they are lists of words. Standard error is left to sudo, which may ask.
apt() { $root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 "$@" >"$log"; }

[ "$root" != none ] || give_up "packages are missing and there is no right to install them"
echo "setup: installing$missing" >&2
apt update || give_up "apt-get update failed"
! no_oclgrind || without_oclgrind
# shellcheck disable=SC2086
apt install -y --no-install-recommends $missing || give_up "apt-get install failed"
