/* The three ways of Larsen and Henriksen (Futhark, 2017), of which the descriptor picks one by their rule. */
#include "large.cl"
#include "sequential.cl"
#include "small.cl"
