#!/bin/sh
# Completion in bash, zsh and fish: commands, listings, options and their values, asked of the program itself.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# Every command that help lists answers for the shells.
for command in $("$SEGTUNE" --list-commands | cut -f 1); do
	"$SEGTUNE" "$command" --help | sed -n 's/^  -o, /  /; s/^  \(--[a-z-]*\).*/\1/p' | sort >shown
	"$SEGTUNE" "$command" --list-options | cut -f 1 | grep -v '^--help$' | sort >listed
	check "the options of $command are those of its help" cmp shown listed
done
check "each word is explained" sh -c "for command in help db run; do '$SEGTUNE' \$command --list-words; done | awk -F '\t' '\$2 == \"\" { exit 1 }'"
# Whatever has one name has the same values in every command.
values() { "$SEGTUNE" "$1" --list-values "--$2" | cut -f 1; }
for command in $("$SEGTUNE" --list-commands | cut -f 1); do
	"$SEGTUNE" "$command" --list-options |
		awk -F '\t' -v c="$command" '$2 ~ /^(NAME|TYPE|LIST|OPERATOR|OPERATION|FORMAT|AXIS|INPUT|DEVICE)$/ { print c, $1 }'
done | awk '!seen[$2]++' >named
while read -r command option; do
	case $option in
	# any text, or of the database, which is not there
	--params | --arch | --weights | --guess-for | --caches | --priors | --device | --against) continue ;;
	esac
	check "values of $option" test -n "$(values "$command" "${option#--}")"
done <named
check "none of a flag" test -z "$(values sweep quiet)"
check "operations are those of the catalogue" test "$(values sweep operation | grep -cx 'segreduce\|reduce_by_key\|spmv')" = 3
check "keys of runs that are not written" test "$(values sweep key-type | tail -n 1)" = none
unknown_inputs()
{
	for input in $(values sweep input); do
		[ "$input" = "${input%:}" ] || input=${input}1
		"$SEGTUNE" sweep --device fake:0 --db none.db --input "$input" --geometry nothing 2>&1 | grep 'unknown input'
	done
}
check "inputs are those that sweep takes" test -z "$(unknown_inputs)"
check "a device to measure on" test "$(values sweep device | head -n 1)" = auto
"$SEGTUNE" sweep --device fake:0 --db known.db --catalogue "$TESTS/catalogue" --strategy faked --quiet --geometry fixed:n=1K,mean=4
unknown_formats()
{
	for format in $(values export format); do
		"$SEGTUNE" export --db known.db --out out.x --force --format "$format" 2>&1 | grep 'unknown format'
	done
}
check "formats are those that export takes" test -z "$(unknown_formats)"
check "a device that was measured" test "$(SEGTUNE_DB=known.db values plot device)" = "$("$SEGTUNE" db devices --db known.db --csv | sed -n '2s/,.*//p')"

mkdir folder
touch some.rowlen some.db statistics.csv
if command -v bash >/dev/null; then
	# offers WORD...: what bash would offer for the last word.
	offers() {
		PATH=$(dirname "$SEGTUNE"):$PATH bash -c '. "$0"; COMP_WORDS=(segtune "$@"); COMP_CWORD=$#; _segtune; printf "%s\n" "${COMPREPLY[@]}"' \
			"$TESTS/../scripts/completion/segtune.bash" "$@"
	}
	check "a command" test "$(offers ver)" = verify
	check "an option" test "$(offers sweep --ty)" = --type
	check "a listing" test "$(offers db fin)" = finals
	check "an option of db merge" test "$(offers db merge --qu)" = --quiet
	check "an option of db spans" test "$(offers db spans --qu)" = --quiet
	check "a topic" test "$(offers help stat)" = statistics
	check "a topic, and no file" test "$(offers help stat)" = statistics
	check "a script that is ready-made" test "$(offers run hand)" = handbook
	check "a file" test "$(offers geometry some.r)" = some.rowlen
	check "a value" test "$(offers export --format l)" = "library
lua"
	check "the last of a list" test "$(offers sweep --type f32,u6)" = f32,u64
	check "behind =" test "$(offers sweep --search = rac)" = race
	check "behind a colon" test "$(offers catalogue --device stub : sm_12)" = sm_120
	check "behind both" test "$(offers catalogue --device = stub : sm_12)" = sm_120
	check "nothing of an option without known values" test -z "$(offers sweep --budget so)"
	check "a file of an option" test "$(offers plot --db some.d)" = some.db
	check "a folder of -o" test "$(offers report -o fold)" = folder
	check "a file behind a flag" test "$(offers sweep --quiet some.r)" = some.rowlen
else
	skip "completion in bash" "bash is not installed"
fi
if command -v zsh >/dev/null; then
	check "the file for zsh is read" zsh -n "$TESTS/../scripts/completion/_segtune"
	# Types each line and a tab in a terminal, and writes what becomes of it to zsh.out.
	cat >type.zsh <<'END'
zmodload zsh/zpty
zpty z zsh -f -i
zpty -w z "PROMPT= ; fpath=(${(q)1} \$fpath); PATH=${(q)2}:\$PATH; autoload -U compinit; compinit -D -u
dump() { print -r -- \"\$BUFFER\" >>zsh.out; BUFFER= }; zle -N dump; bindkey '^I' complete-word '^X' dump; : >zsh.out"
shift 2
for (( i = 0; i < 300; i++ )); do [[ -e zsh.out ]] && break; sleep 0.1; done
count=0
for line; do
	zpty -w -n z "$line"$'\t\030'
	(( count += 1 ))
	for (( i = 0; i < 300; i++ )); do [[ $(wc -l <zsh.out) -ge $count ]] && break; sleep 0.1; done
done
zpty -d z
END
	HOME=$PWD zsh -f type.zsh "$(cd "$TESTS/../scripts/completion" && pwd)" "$(dirname "$SEGTUNE")" 'segtune ver' 'segtune sweep --typ' \
		'segtune export --format kernel-tuner-' 'segtune sweep --type f32,u6' 'segtune sweep --search=rac' \
		'segtune catalogue --device stub:sm_12' 'segtune plot --db some.d' 'segtune report -o fold' 'segtune db merge --qu' \
		'segtune help statis' 'segtune sweep --quiet some.r' >/dev/null 2>zsh.err
	sed -i 's/ $//' zsh.out
	cat >zsh.want <<'END'
segtune verify
segtune sweep --type
segtune export --format kernel-tuner-t4
segtune sweep --type f32,u64
segtune sweep --search=race
segtune catalogue --device stub:sm_120
segtune plot --db some.db
segtune report -o folder/
segtune db merge --quiet
segtune help statistics
segtune sweep --quiet some.rowlen
END
	check "what zsh completes" cmp zsh.want zsh.out
else
	skip "completion in zsh" "zsh is not installed"
fi
if command -v fish >/dev/null; then
	check "the file for fish is read" fish -n "$TESTS/../scripts/completion/segtune.fish"
	# fish_offers LINE: what fish would offer for its last word, without what it says of each.
	# shellcheck disable=SC2016 # for fish
	fish_offers() {
		HOME=$PWD PATH=$(dirname "$SEGTUNE"):$PATH fish -c 'source $argv[1]; complete -C $argv[2]' \
			"$TESTS/../scripts/completion/segtune.fish" "$1" 2>/dev/null | cut -f 1
	}
	check "a command in fish" test "$(fish_offers 'segtune ver')" = verify
	check "a value in fish" test "$(fish_offers 'segtune sweep --search rac')" = race
	check "the last of a list in fish" test "$(fish_offers 'segtune sweep --type f32,u64')" = f32,u64
	check "behind = in fish" test "$(fish_offers 'segtune sweep --search=rac')" = --search=race
	check "a file of an option in fish" test "$(fish_offers 'segtune plot --db some.d')" = some.db
	check "behind =, too" test "$(fish_offers 'segtune plot --db=some.d')" = --db=some.db
	check "a folder of -o in fish" test "$(fish_offers 'segtune report -o fold')" = folder/
	check "a file behind a flag in fish" test "$(fish_offers 'segtune sweep --quiet some.r')" = some.rowlen
	check "an option of db merge in fish" test "$(fish_offers 'segtune db merge --qu')" = --quiet
else
	skip "completion in fish" "fish is not installed"
fi
finish
