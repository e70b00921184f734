# Completion of segtune in bash. Options and their values are asked of the program itself, from the tables that its help
# is made of.

# _segtune_argument COMMAND OPTION: what the option takes: FILE, NAME, ...; nothing for a flag.
_segtune_argument()
{
	segtune $1 --list-options 2>/dev/null | while IFS=$'\t' read -r name argument _; do
		[ "$name" = "$2" ] && [[ $argument == [A-Z]* ]] && printf '%s\n' "$argument"
	done
}

# _segtune_value COMMAND OPTION TEXT: values that begin with TEXT; of a list, its last one.
_segtune_value()
{
	local head='' value
	case $(_segtune_argument "$1" "$2") in
	DIR) compgen -d -- "$3" ;;
	*FILE | PATH) compgen -f -- "$3" ;;
	*)
		[[ $3 != *,* ]] || head=${3%,*},
		segtune $1 --list-values "$2" 2>/dev/null | while IFS=$'\t' read -r value _; do
			[[ $value != "${3#"$head"}"* ]] || printf '%s\n' "$head$value"
		done
		;;
	esac
}

_segtune()
{
	local at=$COMP_CWORD word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} files=-f before option=''
	COMPREPLY=()
	if [ "$COMP_CWORD" -eq 1 ]; then
		mapfile -t COMPREPLY < <(compgen -W "$(segtune --list-commands 2>/dev/null | cut -f 1) --help --version" -- "$word")
		return
	fi
	[ "$command" = db ] && case ${COMP_WORDS[2]} in merge | compare | stale | spans) command="db ${COMP_WORDS[2]}" ;; esac
	[ "$command" != help ] || files= # its operands are none
	# Bash takes --device=cuda:0 apart at = and : and completes what is behind the last of them.
	while ((at > 2)) && [[ ${COMP_WORDS[at]} == [=:] || ${COMP_WORDS[at - 1]} == [=:] ]]; do
		((at -= 1))
		word=${COMP_WORDS[at]}$word
	done
	before=${word%"${COMP_WORDS[COMP_CWORD]#[=:]}"}
	if [[ $word == --*=* ]]; then
		option=${word%%=*} word=${word#*=} before=${before#*=}
	elif [[ ${COMP_WORDS[at - 1]} == -o ]]; then
		option=--out
	elif [[ ${COMP_WORDS[at - 1]} == --* ]]; then
		option=${COMP_WORDS[at - 1]}
	fi
	if [ -n "$option" ] && [ -n "$(_segtune_argument "$command" "$option")" ]; then
		mapfile -t COMPREPLY < <(_segtune_value "$command" "$option" "$word")
		COMPREPLY=("${COMPREPLY[@]#"$before"}")
		return
	fi
	case $word in
	-*) mapfile -t COMPREPLY < <(compgen -W "$(segtune $command --list-options 2>/dev/null | cut -f 1)" -- "$word") ;;
	*) mapfile -t COMPREPLY < <(compgen -W "$(segtune $command --list-words 2>/dev/null | cut -f 1)" $files -- "$word") ;;
	esac
}
complete -o filenames -F _segtune segtune
