-- As interval_scatter; segments keep their order, so that neighbours are read and written together.
return operation {
	like = "interval_scatter",
	about = "segments sent to places in their order",
}
