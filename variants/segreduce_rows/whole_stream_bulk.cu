/* segreduce/stream_bulk with whole rows as elements (whole_rows.h). */
#include "whole_rows.h"

#include "segreduce/stream_bulk.cu"
