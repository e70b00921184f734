#!/bin/sh
# Every kernel of the catalogue under Oclgrind on the adversarial geometries: accesses out of bounds and data races.
# Values that nothing wrote are looked for by other means: verify poisons results and temporaries before each run. (Oclgrind
# takes what one launch wrote and the next reads for uninitialised, so its own check has nothing to say here.)
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

OCL_ICD_VENDORS=/usr/lib/oclgrind/liboclgrind-rt-icd.so
OCLGRIND_DATA_RACES=1
export OCL_ICD_VENDORS OCLGRIND_DATA_RACES

# simulate STRATEGY TYPE PARAMS ELEMENTS: right results, and nothing in the log.
simulate() {
	title="$1 $2 $3"
	OCLGRIND_LOG=$WORK/oclgrind.log
	export OCLGRIND_LOG
	rm -f "$OCLGRIND_LOG"
	if ! "$SEGTUNE" verify --device opencl:oclgrind --quiet --strategy "$1" --type "$2" --operator plus \
		--params "$3" --elements "$4" >verify.out 2>&1; then
		fail "$title is right"
		tail -n 3 verify.out
	elif ! grep -q '^1 passed, 0 wrong, 0 failed' verify.out; then
		fail "$title was checked"
	elif [ -s "$OCLGRIND_LOG" ]; then
		fail "$title has no findings"
		head -n 12 "$OCLGRIND_LOG"
	else
		ok "$title: right, no findings"
	fi
}

if ! "$SEGTUNE" devices 2>&1 | grep -q Oclgrind; then
	skip "kernels under Oclgrind" "Oclgrind is not installed"
	finish
	exit
fi
simulate chunk f32 "NT=4 ITEMS=1024" 2100
simulate chunk i64 "NT=1 ITEMS=1024" 2100
simulate stage f32 "NT=64" 1500
simulate stage i64 "NT=64 LANES=2" 1500
simulate sub f32 "NT=64 LANES=8" 1500
simulate sub i64 "NT=64 LANES=32 VEC=1" 1500
simulate block f32 "NT=32" 150
simulate flat f32 "NT=64 VT=3" 600
simulate flat f32 "NT=64 VT=4 SEARCH=0 STORE=1" 600
simulate flat i64 "NT=64 VT=3 HALF_CAPACITY=1 STORE=0" 600
simulate flat f32 "NT=64 VT=3 LDG=1" 600
finish
