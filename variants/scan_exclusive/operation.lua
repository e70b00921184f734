-- result[i] = fold of values[0] .. values[i - 1]; result[0] is the operator's identity.
return operation {
	like = "scan",
	about = "prefix reductions of a whole array, each without its own element",
	defines = { EXCLUSIVE = 1 },
}
