# Completion of segtune in fish. Options and their values are asked of the program itself, from the tables that its help is
# made of.
function __segtune_command
	set -l words (commandline -opc)
	echo $words[2]
	if test "$words[2]" = db; and contains -- "$words[3]" merge compare stale spans
		echo $words[3]
	end
end

# The option whose value is completed, and what it takes; nothing: it is none.
function __segtune_option
	set -l words (commandline -opc)
	set -l option $words[-1]
	if string match -q -- '--*=*' (commandline -ct)
		set option (string replace -r -- '=.*' '' (commandline -ct))
	else if test "$option" = -o
		set option --out
	end
	segtune (__segtune_command) --list-options 2>/dev/null |
		awk -F '\t' -v option="$option" '$1 == option && $2 != "" { print option; print $2 }'
end

# Paths behind --out= and such, which fish does not complete itself.
function __segtune_paths
	set -l token (commandline -ct)
	set -l name (string match -r -- '^--[^=]*=' $token)
	if test -z "$name"
		__fish_complete_path
		return
	end
	for path in (string replace -- $name '' $token)*
		echo $name$path
	end
end

function __segtune_values
	set -l option (__segtune_option)
	# what stands before the value: --type= and the values of a list before the last
	set -l head (string match -r -- '^(?:--[^=]*=)?(?:.*,)?' (commandline -ct))
	switch $option[2]
		case DIR '*FILE' PATH
			__segtune_paths
		case '*'
			for line in (segtune (__segtune_command) --list-values $option[1] 2>/dev/null)
				echo $head$line
			end
	end
end

function __segtune_words
	set -l words (commandline -opc)
	if test (count $words) -lt 2
		segtune --list-commands 2>/dev/null
		return
	end
	if test -n "$(__segtune_option)"
		__segtune_values
		return
	end
	segtune (__segtune_command) --list-words 2>/dev/null
	segtune (__segtune_command) --list-options 2>/dev/null | awk -F '\t' '{ print $1 "\t" $3 }'
	test "$words[2]" = help; or __fish_complete_path
end
complete -c segtune -f -a '(__segtune_words)'
