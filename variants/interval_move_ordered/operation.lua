-- As interval_move; segments keep their order, so that neighbours are read and written together.
return operation {
	like = "interval_move",
	about = "segments moved from and to ascending positions",
}
