local args = {
	"type",
	function(p)
		return p.WHICH - 7
	end,
	"columns",
	"matrix",
	"x",
	"offsets",
	"segments",
	function(_, case)
		return case.columns
	end,
	"n",
	"result",
}

return strategy(pieces.peer {
	about = "cuSPARSE's SpMV on CSR, prepared apart from what is timed, to compare with",
	params = { WHICH = { 8, 9 } },
	meaning = { WHICH = "8: CUSPARSE_SPMV_CSR_ALG1; 9: CUSPARSE_SPMV_CSR_ALG2" },
	possible = function(_, _, case)
		return case.operator.name == "plus" and case.offset.bytes == 4
	end,
	launches = {
		pieces.with(pieces.peer_launch("peer_spmv_prepare", args), { once = true }),
		pieces.peer_launch("peer_spmv", args),
	},
})
