-- As reduce_by_key, for keys of another type.
return operation {
	like = "reduce_by_key",
	about = "reduce_by_key with i64 keys",
}
