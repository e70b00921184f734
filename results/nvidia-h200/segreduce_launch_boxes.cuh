/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format mgpu --operation segreduce --max-boxes 4 --tolerance 0.01
 * date:     2026-11-24
 * database: ac1fe2432d9af0ab
 * sources:  0587283d1bc6c63a
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 81 cases
 *     n and the mean length known: worst regret 12.2%, mean 1.5%; geometries left out: worst 12.2%, mean 1.5%
 *     the longest segment, too: worst regret 12.2%, mean 1.5%; geometries left out: worst 12.2%, mean 1.5%
 *     shares of long segments, too: worst regret 12.2%, mean 1.5%; geometries left out: worst 12.2%, mean 1.5%
 *     fixed lengths, 27 cases: worst regret 12.2%, mean 1.9%; left out: worst 12.2%, mean 1.9%
 *     uniform lengths, 27 cases: worst regret 12.2%, mean 1.6%; left out: worst 12.2%, mean 1.6%
 *     pareto lengths, 27 cases: worst regret 3.2%, mean 0.9%; left out: worst 3.2%, mean 0.9%
 *     greedy trees; always the right one of the boxes: worst regret 12.2%, mean 1.5%
 *     flat END_MARKS=1 HALF_CAPACITY=0 LDG=0 LOAD_MODIFIER=0 MIN_BLOCKS=8 NT=128 SCAN=1 STORE=1 TRANSPOSE=0 VT=23:
 *       measured on 81 cases, n = 268435456; serves 81 (fixed uniform pareto): worst regret 12.2%, mean 1.5%
 *
 * Strategy flat only, one box for all mean lengths, chosen on the largest n measured. Include it after
 * Modern GPU's headers; STRUCT::Tuning then takes the place of a tuning type of its own. Sm35 stands there
 * for every later architecture too.
 */
#ifndef SEGREDUCE_LAUNCH_BOXES_CUH
#define SEGREDUCE_LAUNCH_BOXES_CUH

#ifndef SEGTUNE_MGPU_LAUNCH_BOX
#define SEGTUNE_MGPU_LAUNCH_BOX
namespace segtune {
template <int NT_, int VT_, int OCC_, bool HalfCapacity_, bool LdgTranspose_> struct LaunchBox {
	enum { NT = NT_, VT = VT_, OCC = OCC_, HalfCapacity = HalfCapacity_, LdgTranspose = LdgTranspose_ };
};
}
#endif

struct SegreduceF32Plus {
	/* NVIDIA H200: 81 cases, worst regret 12.2%, mean 1.5%; too large for preprocessed kernels, whose
	 * thread codes hold NT <= 128 and VT <= 13 */
	typedef segtune::LaunchBox<128, 23, 8, false, false> Sm90;
	typedef Sm90 Sm20; /* not measured */
	typedef Sm90 Sm30; /* not measured */
	typedef Sm90 Sm35; /* not measured */
#ifdef MGPU_LAUNCH_PARAMS
	typedef mgpu::LaunchBox<Sm20, Sm30, Sm35> Tuning;
#endif
};

#endif
