# Completion of segtune in bash. The options are asked of the program itself, from the tables that its help is made of.
_segtune()
{
	local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} sub= files=-f
	COMPREPLY=()
	if [ "$COMP_CWORD" -eq 1 ]; then
		mapfile -t COMPREPLY < <(compgen -W "$(segtune --list-commands 2>/dev/null | cut -f 1) --help --version" -- "$word")
		return
	fi
	[ "$command" = db ] && case ${COMP_WORDS[2]} in merge | compare | stale | spans) sub=${COMP_WORDS[2]} ;; esac
	[ "$command" != help ] || files= # its operands are none
	case $word in
	-*) mapfile -t COMPREPLY < <(compgen -W "$(segtune "$command" $sub --list-options 2>/dev/null | cut -f 1)" -- "$word") ;;
	*) mapfile -t COMPREPLY < <(compgen -W "$(segtune "$command" --list-words 2>/dev/null | cut -f 1)" $files -- "$word") ;;
	esac
}
complete -o filenames -F _segtune segtune
