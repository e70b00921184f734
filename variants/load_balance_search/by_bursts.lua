return strategy {
	like = "interval_expand/by_bursts",
}
