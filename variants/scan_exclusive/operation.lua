-- result[i] = fold of values[0] .. values[i - 1]; result[0] is the operator's identity.
return operation {
	like = "scan",
	about = "exclusive prefix reductions of a whole array",
	defines = { EXCLUSIVE = 1 },
}
