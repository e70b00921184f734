# segtune: see README.md. `make run` and `make test` are all a user needs.
CC      ?= gcc
BUILD   ?= build
STATIC  ?= 0
SANITIZE ?= 0

WARN = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Wvla -Werror
# -ffp-contract=off: references are computed in compensated arithmetic, which contraction breaks.
CFLAGS_ALL = -std=c11 -D_GNU_SOURCE -O2 -g -ffp-contract=off $(WARN) -I$(BUILD) $(CFLAGS)
LIBS = -lm -ldl -lpthread

LUA_CFLAGS := $(shell pkg-config --cflags lua5.4 2>/dev/null)
ifeq ($(STATIC),1)
# Lua, SQLite and zlib linked in: for a machine that has none of them.
LIBS := -Wl,-Bstatic -llua5.4 -lsqlite3 -lz -Wl,-Bdynamic $(LIBS)
else
LIBS := -llua5.4 -lsqlite3 -lz $(LIBS)
endif
ifeq ($(SANITIZE),1)
CFLAGS_ALL += -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer
endif

HARNESS = $(wildcard harness/*.c)
TUNER   = $(filter-out tuner/main.c,$(wildcard tuner/*.c))
ASSETS  = $(shell find variants -type f 2>/dev/null | LC_ALL=C sort) $(sort $(wildcard scripts/*.gp))
OBJECTS = $(patsubst %.c,$(BUILD)/%.o,$(HARNESS) $(TUNER)) $(BUILD)/assets_data.o
TESTS   = $(patsubst tests/unit/%.c,$(BUILD)/tests/%,$(wildcard tests/unit/*.c))

all: $(BUILD)/segtune
.PHONY: all clean unit

$(BUILD)/segtune: $(BUILD)/tuner/main.o $(BUILD)/libsegtune.a
	$(CC) $(CFLAGS_ALL) -o $@ $^ $(LIBS)

$(BUILD)/libsegtune.a: $(OBJECTS)
	rm -f $@
	ar rcs $@ $^

$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS_ALL) $(LUA_CFLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/tests/%: tests/unit/%.c $(BUILD)/libsegtune.a
	@mkdir -p $(@D)
	$(CC) $(CFLAGS_ALL) $(LUA_CFLAGS) -MMD -MP -MF $@.d -o $@ $< $(BUILD)/libsegtune.a $(LIBS)

# Assets: bytes of the files by .incbin, and a sorted table of them.
$(BUILD)/assets_data.o: $(BUILD)/assets_data.S $(ASSETS)
	$(CC) -c -o $@ $<
$(BUILD)/assets_data.S: scripts/embed.sh $(ASSETS) Makefile
	@mkdir -p $(@D)
	sh scripts/embed.sh $(ASSETS) >$@.tmp && mv $@.tmp $@

unit: $(TESTS)

clean:
	rm -rf $(BUILD)

-include $(OBJECTS:.o=.d) $(BUILD)/tuner/main.d $(TESTS:=.d)
