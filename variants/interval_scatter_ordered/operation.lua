-- As interval_scatter; segments keep their order, so that neighbours are read and written together.
return operation {
	like = "interval_scatter",
	about = "segments scattered to ascending positions",
}
