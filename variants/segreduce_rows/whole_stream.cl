/* segreduce/stream with whole rows as elements (whole_rows.h). */
#include "whole_rows.h"

#include "segreduce/stream.cl"
