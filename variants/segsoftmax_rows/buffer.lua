local buffer = pieces.by_row_buffer "segsoftmax_rows_buffer"

return strategy {
	like = "segreduce_rows/buffer",
	about = "consecutive segments per block in a buffer, folded and divided there; longer ones pass through it twice",
	source = "buffer.cl",
	-- Without shuffles folds have barriers, and PoCL takes minutes to build many of them.
	possible = function(p, dev, case)
		return buffer.possible(p, dev, case) and pieces.can_modify(p, dev)
			and (dev.has_shuffle or p.ROWS == 1 or p.SEGMENTS * case.width * p.ROWS <= 4 * p.NT)
	end,
	launches = buffer.launches,
}
