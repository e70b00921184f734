/* segreduce/block, an element being a whole row (whole_rows.h). */
#include "whole_rows.h"

#include "segreduce/block.cl"
