return strategy {
	like = "segreduce_rows/buffer_bulk",
	about = "consecutive segments per block by one bulk copy, folded and divided there; longer ones are copied twice",
	source = "buffer_bulk.cu",
	launches = pieces.by_row_buffer("segsoftmax_rows_buffer_bulk").launches,
}
