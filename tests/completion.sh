#!/bin/sh
# Completion in bash: commands, listings and options, asked of the program itself.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# Every command that help lists answers for the shells.
for command in $("$SEGTUNE" --list-commands | cut -f 1); do
	"$SEGTUNE" "$command" --help | sed -n 's/^  -o, /  /; s/^  \(--[a-z-]*\).*/\1/p' | sort >shown
	"$SEGTUNE" "$command" --list-options | cut -f 1 | grep -v '^--help$' | sort >listed
	check "the options of $command are those of its help" cmp shown listed
done
check "each word is explained" sh -c "for command in help db run; do '$SEGTUNE' \$command --list-words; done | awk -F '\t' '\$2 == \"\" { exit 1 }'"
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
	touch some.rowlen
	touch statistics.csv
	check "a topic, and no file" test "$(offers help stat)" = statistics
	check "a script that is ready-made" test "$(offers run hand)" = handbook
	check "a file" test "$(offers geometry some)" = some.rowlen
else
	skip "completion in bash" "bash is not installed"
fi
if command -v zsh >/dev/null; then
	check "the file for zsh is read" zsh -n "$TESTS/../scripts/completion/_segtune"
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
	check "an option of db merge in fish" test "$(fish_offers 'segtune db merge --qu')" = --quiet
else
	skip "completion in fish" "fish is not installed"
fi
finish
