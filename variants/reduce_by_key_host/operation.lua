-- As reduce_by_key, but a call ends only when the host knows the number of runs.
return operation {
	like = "reduce_by_key",
	about = "reduce_by_key, with the number of runs read back to the host at the end of each call",
	fetch = "count",
}
