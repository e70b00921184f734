#!/bin/sh
# Every family is right on this GPU, through CUDA and through NVIDIA's OpenCL: each type, each operator once a family.
. "$(dirname "$0")/lib.sh"
need_gpu

every_family() {
	DEVICE=$1
	for type in f32 i32 i64 f64; do
		verified "$1: every family, $type" 140 --operation all --type $type --operator plus,none,minimum --cover --variants 2
	done
}
if [ -n "${DEVICE:-}" ]; then
	every_family "$DEVICE"
else
	every_family cuda:0
	if has_device opencl 'NVIDIA CUDA'; then
		every_family opencl:nvidia
	else
		skip 'opencl:nvidia: every family' "no OpenCL of NVIDIA's"
	fi
fi
finish
