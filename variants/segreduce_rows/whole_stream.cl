/* segreduce/stream, an element being a whole row (whole_rows.h). */
#include "whole_rows.h"

#include "segreduce/stream.cl"
