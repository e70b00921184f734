# Completion of segtune in fish. The options are asked of the program itself, from the tables that its help is made of.
function __segtune_options
	set -l words (commandline -opc)
	if test (count $words) -lt 2
		segtune --list-commands 2>/dev/null
		return
	end
	set -l command $words[2]
	if test $command = db; and test (count $words) -gt 2; and contains -- $words[3] merge compare stale spans
		set command db $words[3]
	end
	segtune $command --list-words 2>/dev/null
	segtune $command --list-options 2>/dev/null | awk -F '\t' '{ print $1 "\t" $3 }'
end
complete -c segtune -a '(__segtune_options)'
