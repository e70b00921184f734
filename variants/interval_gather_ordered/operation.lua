-- As interval_gather; segments keep their order, so that neighbours are read and written together.
return operation {
	like = "interval_gather",
	about = "segments gathered from ascending positions",
}
