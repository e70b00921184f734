/* The poison patterns, shared by checks and by backends that recognize them. */
#include "harness/base/poison.h"

const uint32_t poison_patterns[2] = {0x7fc0deadU, 0xdeadbeefU};
