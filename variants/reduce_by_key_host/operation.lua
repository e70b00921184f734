-- As reduce_by_key; a call ends when the host has the number of runs, which it needs to go on.
return operation {
	like = "reduce_by_key",
	about = "reduce_by_key, the number of runs read back to the host at the end of each call",
	fetch = "count",
}
