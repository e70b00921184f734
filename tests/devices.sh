#!/bin/sh
# segtune devices: what is there, why a backend is absent, which one is taken.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# fits: no line longer than 80 columns.
fits() { ! grep -qE '^.{81}' "$1"; }

check 'devices are listed' "$SEGTUNE" devices
"$SEGTUNE" devices >list.txt
check 'the list fits into 80 columns' fits list.txt
check 'backends: each has a device or a reason' sh -c \
	"grep -qE '^cuda(:0 |: absent: .)' list.txt && grep -qE '^opencl(:0 |: absent: .)' list.txt"
"$SEGTUNE" devices --json >list.json
check 'exactly one device is what auto takes' sh -c "test \$(grep -c '\"auto\":true' list.json) = 1"
check 'guarantees are told' sh -c "! grep '\"device\"' list.json | grep -vE '\"forward_progress\":(true|false),\"device_order\":'"
check 'the same one is marked in the list' sh -c "test \$(grep -cF '[auto]' list.txt) = 1"
check 'the fake backend is for tests' sh -c "! grep -q '\"fake' list.json"
check 'none at all is no failure' env OCL_ICD_VENDORS="$WORK/nowhere" CUDA_VISIBLE_DEVICES= "$SEGTUNE" devices
if ! grep -q '"device":"cuda' list.json; then
	env OCL_ICD_VENDORS="$WORK/nowhere" "$SEGTUNE" devices >none.txt
	check 'none at all is said' grep -qx 'no device found' none.txt
else
	skip 'none at all is said' 'there is an NVIDIA GPU'
fi
# shellcheck disable=SC2016 # expanded by the inner shell
check 'a device works where standard files are closed' sh -c '"$@" <&- 2>&-' sh "$SEGTUNE" verify --device fake:0 \
	--catalogue "$TESTS/catalogue" --strategy faked --params "ELEMENT=1 FAULT=0 SEGMENT=64" --type i32 \
	--operator plus --quiet
refuses 'an operand' 2 "devices takes no operand 'cuda'" "$SEGTUNE" devices cuda
refuses 'an unknown option' 2 'frob' "$SEGTUNE" devices --frob
finish
