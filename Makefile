# segtune: see README.md. `make run` and `make test` are all a user needs.
#
#   make          build/segtune                 make run      set up, build, tune, plot and export on the best device
#   make test     set up, build, test           make lint     format and static checks
#   make check    after a change, in a minute: unit tests, layers, two small sweeps
#   make fuzz     what reads files, scripts and databases on random ones, FUZZ_SECONDS (60) each (needs clang)
#   make test-all   also every pair of type and operator, and each parameter's values, hours
#   make test-gpu   what needs an NVIDIA GPU (tests/gpu), skipped without; OUT=folder of logs, ARGS='families beside'
#   make peers    NVIDIA's libraries, to be measured beside the variants (needs nvcc)
#   make cub      policies of CUB's DeviceSegmentedReduce, to be tuned (needs nvcc and CUB 3.5: CCCL=DIR)
#   make mgpu     launch boxes of Modern GPU 1.1, to be tuned (needs nvcc and Modern GPU: MGPU=DIR)
#   make python-peers   PyTorch, JAX, torch-scatter and pyg-lib for rows and bags (PYTHON=, a Python that has them)
#   make bench-h200   peers beside the best variants of every operation, with plots, on the GPU that is here
#   make bench-rows   PyTorch, JAX and cuSPARSE beside the best variants of rows and bags, on the GPU that is here
#   make install  PREFIX=/usr/local, DESTDIR=   make uninstall   make man (pages of the help, in build/man)   make clean
#
#   CC=clang  STATIC=1 (Lua, SQLite and zlib linked in)  SANITIZE=1  WERROR=0  BUILD=dir  V=1 (show commands)
ifeq ($(origin CC),default)
CC       = gcc
endif
BUILD    = build
PREFIX   = /usr/local
STATIC   = 0
SANITIZE = 0
WERROR   = 1
V        = 0
# Of `make peers`: the architecture decides how CUB is tuned, so it should be that of the device.
NVCC       = $(firstword $(shell command -v nvcc 2>/dev/null) $(wildcard /usr/local/cuda/bin/nvcc))
PEERS_ARCH = native
# A folder with cub/, thrust/ and cuda/ of another release than the toolkit's.
CCCL       =
TSAN_TESTS = tasks parallel build_pool build_cache geometry problem remote selection_smooth tokens
# What `make run` runs: make run SCRIPT=scripts/segreduce.lua ARGS='--device cuda:0'
SCRIPT   = scripts/quick.lua
ARGS     =

WARN = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Wvla
# Without pkg-config (a fresh machine, before scripts/setup.sh) this is empty: `make run` sets up, then starts make anew.
LUA_CFLAGS := $(shell pkg-config --cflags lua5.4 2>/dev/null)
# -ffp-contract=off: references are computed in compensated arithmetic, which contraction breaks.
FLAGS = -std=c11 -D_GNU_SOURCE $(OPTIMISE) -ffp-contract=off $(WARN) -I. $(LUA_CFLAGS) $(CFLAGS)
OPTIMISE = -O2 -g
LIBS = -llua5.4 -lsqlite3 -lz
ifeq ($(STATIC),1)
LIBS := -Wl,-Bstatic $(LIBS) -Wl,-Bdynamic
endif
# Half the time of -O2 -g, and tests are as fast. Lengths of texts are checked by the plain build: -O1 knows less of them.
ifeq ($(SANITIZE),1)
OPTIMISE = -O1 -g1
WARN += -Wno-format-truncation
FLAGS += -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer
endif
LIBS += -lm -ldl -lpthread
# Not part of FLAGS: switching it must not rebuild everything.
ifeq ($(WERROR),1)
ERROR = -Werror
endif
ifeq ($(V),0)
Q = @
endif
# One job a core unless the command line says -j; a make within make shares its parent's jobs.
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += -j$(shell nproc 2>/dev/null || echo 2)
endif

MAIN    = tuner/cli/main
SOURCES = $(filter-out $(MAIN).c,$(shell find harness tuner -name '*.c' ! -path '*/runtime/*' ! -path '*/libraries/*' \
		| LC_ALL=C sort))
ASSETS  = $(shell find variants -type f ! -name '.*' ! -name '*~' ! -name '*.md' 2>/dev/null | LC_ALL=C sort) \
          $(sort $(wildcard tuner/library/runtime/*)) LICENSE \
          $(sort $(wildcard scripts/*.gp) $(wildcard scripts/*.lua) $(wildcard tuner/cli/help/*.txt)) \
          tuner/report/launch_box_impl.h tuner/report/lookup_impl.h tuner/report/page/page.css tuner/report/page/page.js \
          tuner/cli/demo/h200.db.gz harness/device/libraries/mgpu_launches.cuh \
          $(sort $(wildcard tuner/shards/*.sh))
OBJECTS = $(SOURCES:%.c=$(BUILD)/%.o) $(BUILD)/assets_data.o
TESTS   = $(patsubst tests/unit/%.c,$(BUILD)/tests/%,$(sort $(wildcard tests/unit/*.c)))

all: $(BUILD)/segtune
.PHONY: all peers cub mgpu python-peers bench-h200 bench-rows
.PHONY: unit run check test test-gpu fuzz tsan test-all lint man install uninstall clean FORCE
.DELETE_ON_ERROR:

$(BUILD)/segtune: $(BUILD)/$(MAIN).o $(BUILD)/libsegtune.a
	@echo '  LD   $@'
	$(Q)$(CC) $(FLAGS) $(ERROR) $(LDFLAGS) -o $@ $^ $(LIBS)

$(BUILD)/libsegtune.a: $(OBJECTS) $(BUILD)/lists
	@echo '  AR   $@'
	$(Q)rm -f $@ && ar rcs $@ $(OBJECTS)

$(BUILD)/%.o: %.c $(BUILD)/settings
	@mkdir -p $(@D)
	@echo '  CC   $<'
	$(Q)$(CC) $(FLAGS) $(ERROR) -MMD -MP -c -o $@ $<

# TESTS_DIR: fixtures are found from any working directory.
$(BUILD)/tests/%: tests/unit/%.c $(BUILD)/libsegtune.a $(BUILD)/settings
	@mkdir -p $(@D)
	@echo '  TEST $<'
	$(Q)$(CC) $(FLAGS) $(ERROR) $(LDFLAGS) -DTESTS_DIR='"$(CURDIR)/tests"' -MMD -MP -MF $@.d -o $@ $< \
		$(BUILD)/libsegtune.a $(LIBS)

# Assets: bytes of the files by .incbin, and a sorted table of them.
$(BUILD)/assets_data.o: $(BUILD)/assets_data.S $(ASSETS)
	$(Q)$(CC) -c -o $@ $<
$(BUILD)/assets_data.S: scripts/embed.sh $(BUILD)/lists
	$(Q)sh scripts/embed.sh $(sort $(ASSETS)) >$@

# Changed only when what they hold changes: other flags rebuild all, a file that came or went rebuilds what lists it.
$(BUILD)/settings: TEXT = $(CC) $(FLAGS) $(LDFLAGS) $(LIBS)
$(BUILD)/lists: TEXT = $(OBJECTS) $(ASSETS)
$(BUILD)/peers_settings: TEXT = $(NVCC) $(PEERS_ARCH) $(CCCL) $(CUB_TYPES) $(MGPU)
$(BUILD)/settings $(BUILD)/lists $(BUILD)/peers_settings: FORCE
	@mkdir -p $(@D)
	@echo '$(subst ','\'',$(TEXT))' | cmp -s - $@ || echo '$(subst ','\'',$(TEXT))' >$@

# Its identity: results of one release of CUB, or of an older peers.cu, are not taken for those of another.
peers: $(BUILD)/segtune_peers.so
PEERS_SOURCES = harness/device/peers.cu harness/device/libraries/spmm.cuh harness/device/library.h
$(BUILD)/segtune_peers.so: $(PEERS_SOURCES) $(BUILD)/peers_settings
	@mkdir -p $(@D)
	$(if $(NVCC),,@echo "make peers: no nvcc found: it is in NVIDIA's CUDA toolkit; segtune works without peers" >&2; exit 1)
	@echo '  NVCC $<'
	$(Q)$(NVCC) -std=c++17 -O3 -I. -arch=$(PEERS_ARCH) -shared -Xcompiler -fPIC,-fvisibility=hidden \
		$(if $(CCCL),-I $(CCCL)) -Xlinker -rpath -Xlinker $(abspath $(dir $(NVCC))../lib64) \
		-DSTAMP='"$(PEERS_ARCH) $(shell cat $(PEERS_SOURCES) | cksum | cut -d' ' -f1)"' -o $@ $<

# f32 alone, or all: f64, i32 and i64, too, at four times the minutes.
CUB_TYPES = f32
cub: $(BUILD)/segtune_cub.so
$(BUILD)/segtune_cub.so: harness/device/libraries/cub_policies.cu harness/device/libraries/choose.cuh \
		harness/device/library.h $(BUILD)/peers_settings
	@mkdir -p $(@D)
	$(if $(NVCC),,@echo "make cub: no nvcc found: it is in NVIDIA's CUDA toolkit; segtune works without" >&2; exit 1)
	@echo '  NVCC $<'
	$(Q)$(NVCC) -std=c++17 -O3 -I. -arch=$(PEERS_ARCH) -shared -split-compile 0 -Xcompiler -fPIC,-fvisibility=hidden \
		$(if $(CCCL),-I $(CCCL)) $(if $(filter all,$(CUB_TYPES)),-DCUB_ALL_TYPES) \
		-DSTAMP='"$(PEERS_ARCH) $(shell cat $< harness/device/library.h | cksum | cut -d' ' -f1)"' -o $@ $<

# A checkout of Modern GPU's branch_1.1: its version 1.1 for CUDA 9 and newer.
MGPU =
mgpu: $(BUILD)/segtune_mgpu.so
$(BUILD)/segtune_mgpu.so: harness/device/libraries/mgpu_boxes.cu harness/device/libraries/choose.cuh \
		harness/device/libraries/mgpu_launches.cuh harness/device/library.h $(BUILD)/peers_settings
	@mkdir -p $(@D)
	$(if $(NVCC),,@echo "make mgpu: no nvcc found: it is in NVIDIA's CUDA toolkit; segtune works without" >&2; exit 1)
	$(if $(wildcard $(MGPU)/include/kernels/segreducecsr.cuh),,@echo "make mgpu: MGPU=DIR names a checkout of Modern \
		GPU 1.1, and '$(MGPU)' is none: git clone -b branch_1.1 https://github.com/moderngpu/moderngpu" >&2; exit 1)
	@echo '  NVCC $<'
	$(Q)$(NVCC) -std=c++17 -O3 -I. -arch=$(PEERS_ARCH) -shared -split-compile 0 -Xcompiler -fPIC,-fvisibility=hidden \
		-Xcompiler -Wno-deprecated-declarations -I $(MGPU)/include -I $(MGPU) \
		-DSTAMP='"$(PEERS_ARCH) $(shell cat $< harness/device/library.h \
			harness/device/libraries/mgpu_launches.cuh $(MGPU)/include/kernels/segreduce*.cuh 2>/dev/null | \
			cksum | cut -d' ' -f1)"' -o $@ $<

# A Python with PyTorch, and with JAX, torch-scatter and pyg-lib where they are to be measured.
PYTHON = $(firstword $(shell command -v python3 2>/dev/null))
PYTHON_SOURCES = $(addprefix harness/device/libraries/,python_peers.c row_peers.py find_python.py) \
		harness/device/library.h
python-peers: $(BUILD)/segtune_python.so
# Asked each time: packages come and go.
$(BUILD)/python_peers.h: FORCE
	@mkdir -p $(@D)
	$(if $(PYTHON),,@echo "make python-peers: no python3 found; segtune works without" >&2; exit 1)
	@$(PYTHON) harness/device/libraries/find_python.py >$@.new && { cmp -s $@.new $@ || cp $@.new $@; }
	@rm -f $@.new
$(BUILD)/segtune_python.so: $(PYTHON_SOURCES) $(BUILD)/python_peers.h $(BUILD)/settings
	@echo '  CC   $<'
	$(Q)$(CC) $(FLAGS) $(ERROR) -shared -fPIC -fvisibility=hidden -include $(BUILD)/python_peers.h \
		-DPYTHON_SOURCE='"harness/device/libraries/row_peers.py"' \
		-DSTAMP='"$(shell cat $(PYTHON_SOURCES) | cksum | cut -d' ' -f1)"' -o $@ $< -ldl

# PREBUILT: a segtune from elsewhere (make STATIC=1), for machines without Lua and SQLite to build with.
bench-h200:
	@if [ -z '$(PREBUILT)' ]; then sh scripts/setup.sh && $(MAKE) --no-print-directory WERROR=0 all; fi
	@$(MAKE) --no-print-directory peers || true
	@sh scripts/bench_peers.sh '$(or $(PREBUILT),$(BUILD)/segtune)' $(BUILD)/segtune_peers.so $(ARGS)

# Rows and bags beside PyTorch and others: PYTHON, PREBUILT and ARGS as above.
bench-rows:
	@if [ -z '$(PREBUILT)' ]; then sh scripts/setup.sh && $(MAKE) --no-print-directory WERROR=0 all; fi
	@$(MAKE) --no-print-directory peers || true
	@$(MAKE) --no-print-directory python-peers || true
	@sh scripts/bench_rows.sh '$(or $(PREBUILT),$(BUILD)/segtune)' $(BUILD) $(ARGS)

unit: $(TESTS)

# Users build without -Werror: a newer compiler's new warning must not stop them.
run:
	@sh scripts/setup.sh
	@$(MAKE) --no-print-directory WERROR=0 all
	@mkdir -p results; $(BUILD)/segtune run $(SCRIPT) $(ARGS)

test:
	@sh scripts/setup.sh --test
	@$(MAKE) --no-print-directory all $(if $(filter 1,$(ALL)),unit,$(BUILD)/tests/kernels $(BUILD)/tests/parameters)
	@$(MAKE) --no-print-directory SANITIZE=1 BUILD=$(BUILD)/asan all \
		$(patsubst $(BUILD)/%,$(BUILD)/asan/%,$(filter-out %/kernels %/parameters,$(TESTS)))
	@sh tests/run.sh $(BUILD)

# PREBUILT: as for bench-h200.
test-gpu: OUT = $(BUILD)/test-gpu
test-gpu:
	@if [ -z '$(PREBUILT)' ]; then sh scripts/setup.sh && $(MAKE) --no-print-directory WERROR=0 all; fi
	@sh tests/gpu/run.sh '$(or $(PREBUILT),$(BUILD)/segtune)' '$(OUT)' $(ARGS)

# After every change: a minute on two cores.
check: all $(filter-out %/kernels %/parameters,$(TESTS))
	@QUICK=1 sh tests/run.sh $(BUILD)

# FUZZ_SECONDS each, with clang's libFuzzer.
fuzz:
	@$(MAKE) --no-print-directory CC=clang BUILD=$(BUILD)/fuzz \
		CFLAGS='-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined' all
	@sh tests/fuzz/build.sh $(BUILD)/fuzz $(BUILD)/fuzz/targets
	@sh tests/fuzz/campaign.sh $(BUILD)/fuzz/targets $(BUILD)/fuzz/out

# Unit tests that have threads.
tsan:
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/tsan CFLAGS='-fsanitize=thread' $(TSAN_TESTS:%=$(BUILD)/tsan/tests/%)
	@for test in $(TSAN_TESTS); do TSAN_OPTIONS=halt_on_error=1 $(BUILD)/tsan/tests/$$test >$(BUILD)/tsan/log || \
		{ tail -n 30 $(BUILD)/tsan/log; exit 1; }; done

# Hours on a CPU: the same with every parameter's values. ALL: also what `make test` leaves out.
test-all:
	@$(MAKE) --no-print-directory lint ALL=1
	@$(MAKE) --no-print-directory test ALL=1
	@$(BUILD)/tests/parameters --all
	@$(BUILD)/tests/kernels --all
	@printf 'full %s\n' segreduce others | SEGTUNE=$(BUILD)/segtune xargs -L 1 -P 2 sh tests/cover.sh
	@SEGTUNE=$(BUILD)/segtune sh tests/offsets.sh all
	@SEGTUNE=$(BUILD)/segtune sh tests/widened.sh all
	@SEGTUNE=$(BUILD)/segtune sh tests/finish.sh all
	@KILLS=100 sh tests/crash.sh
	@KILLS=200 sh tests/kills.sh
	@n=$$(nproc) && seq $$n | EVERY=1 xargs -I{} -P $$n env SHARD={}/$$n SEGTUNE=$(BUILD)/segtune sh tests/faults.sh
	@PEERS=1 sh tests/peers.sh
	@sh scripts/setup.sh --cluster || true
	@SLURM=1 sh tests/plan.sh
	@FORMATS=1 sh tests/formats.sh
	@$(MAKE) --no-print-directory tsan
	@$(MAKE) --no-print-directory fuzz

lint:
	@sh scripts/setup.sh --lint
	@$(MAKE) --no-print-directory all
	@BUILD=$(BUILD) sh tests/lint.sh

man: all
	@rm -rf $(BUILD)/man && sh scripts/man.sh $(BUILD)/segtune $(BUILD)/man

# Quoted where they are used: folders of users may have blanks.
INSTALLED = $(DESTDIR)$(PREFIX)
BASH_COMPLETION = $(INSTALLED)/share/bash-completion/completions/segtune
ZSH_COMPLETION = $(INSTALLED)/share/zsh/site-functions/_segtune
FISH_COMPLETION = $(INSTALLED)/share/fish/vendor_completions.d/segtune.fish

install: all man
	install -d '$(INSTALLED)/bin' '$(INSTALLED)/share/segtune/scripts' \
		'$(INSTALLED)/share/man/man1' '$(INSTALLED)/share/man/man7'
	install -m 755 '$(BUILD)/segtune' '$(INSTALLED)/bin/segtune'
	for library in segtune_peers.so segtune_cub.so segtune_mgpu.so segtune_python.so; do \
		if [ -f '$(BUILD)'/$$library ]; then \
			install -m 755 '$(BUILD)'/$$library '$(INSTALLED)'/bin/$$library || exit 1; fi; done
	install -m 644 $(wildcard scripts/*.lua) '$(INSTALLED)/share/segtune/scripts'
	install -m 644 '$(BUILD)'/man/*.1 '$(INSTALLED)/share/man/man1'
	install -m 644 '$(BUILD)'/man/*.7 '$(INSTALLED)/share/man/man7'
	install -D -m 644 scripts/completion/segtune.bash '$(BASH_COMPLETION)'
	install -D -m 644 scripts/completion/_segtune '$(ZSH_COMPLETION)'
	install -D -m 644 scripts/completion/segtune.fish '$(FISH_COMPLETION)'

# What install has put there, and the folders of its own.
uninstall:
	rm -f '$(INSTALLED)/bin/segtune' '$(INSTALLED)/bin/segtune_peers.so' \
		'$(INSTALLED)/bin/segtune_cub.so' '$(INSTALLED)/bin/segtune_mgpu.so' \
		'$(INSTALLED)/bin/segtune_python.so' \
		'$(INSTALLED)/share/man/man1/segtune.1' '$(INSTALLED)'/share/man/man7/segtune-*.7 \
		'$(BASH_COMPLETION)' '$(ZSH_COMPLETION)' '$(FISH_COMPLETION)'
	rm -rf '$(INSTALLED)/share/segtune'

clean:
	rm -rf $(BUILD)

-include $(OBJECTS:.o=.d) $(BUILD)/$(MAIN).d $(TESTS:=.d)
