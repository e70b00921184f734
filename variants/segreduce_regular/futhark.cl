/* The three kernels of Larsen and Henriksen (Futhark, 2017), from which the descriptor chooses by their rule. */
#include "large.cl"
#include "sequential.cl"
#include "small.cl"
