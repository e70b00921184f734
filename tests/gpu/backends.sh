#!/bin/sh
# One GPU through CUDA and OpenCL in one database: it is one device there, and what ran through OpenCL does not stand
# against a slower copy than that of CUDA.
. "$(dirname "$0")/lib.sh"
need_cuda
has_device opencl 'NVIDIA CUDA' || lacks "no OpenCL of NVIDIA's"

uuid=$("$SEGTUNE" devices --json | sed -n 's/.*"device":"cuda:0".*"uuid":"\([^"]*\)".*/\1/p')
check 'both have the same UUID' has_device opencl "\"uuid\":\"${uuid:-none}\""
for device in opencl:nvidia cuda:0; do
	limited "$device: measured" 60 "$SEGTUNE" sweep --device $device --db both.db --quiet --no-finals --strategy stream,flat \
		--type f32 --geometry uniform:n=64M,mean=64 --search random --evaluations 8
done
cat >copies.py <<'END'
import sqlite3, sys
db = sqlite3.connect("file:both.db?mode=ro", uri=True)
own = dict(db.execute("SELECT d.backend, max(r.copy_bandwidth) FROM run r JOIN device d ON d.id = r.device GROUP BY 1"))
least = dict(db.execute("SELECT d.backend, min(v.copy_bandwidth) FROM valid v JOIN measurement m ON m.id = v.measurement "
                        "JOIN run r ON r.id = m.run JOIN device d ON d.id = r.device GROUP BY 1"))
print("copies measured:", own, "held against, the least:", least)
sys.exit(len(least) != 2 or min(least.values()) < own["cuda"])
END
limited 'one copy bandwidth' 20 python3 copies.py
finish
