-- result[i] = fold of the values from the start of i's segment up to i - 1: the identity for a segment's first.
return operation {
	like = "segscan",
	about = "exclusive prefix reductions within each segment",
	defines = { EXCLUSIVE = 1, SEGMENTED = 1 },
}
