return strategy {
	like = "segreduce_rows/buffer_bulk",
	about = "a block's consecutive segments by one bulk copy, folded and divided there; what does not fit is copied twice",
	source = "buffer_bulk.cu",
	launches = pieces.by_row_buffer("segsoftmax_rows_buffer_bulk").launches,
}
