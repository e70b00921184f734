#!/bin/sh
# Writes man pages from the texts of `segtune help`:
#
#   scripts/man.sh SEGTUNE FOLDER      FOLDER/segtune.1 and FOLDER/segtune-TOPIC.7 for each topic
#
# How the texts are written is said in tuner/cli/help/README.md. Needs sh, sed and awk.
set -eu
if [ $# != 2 ]; then
	echo "usage: scripts/man.sh SEGTUNE FOLDER" >&2
	exit 2
fi
segtune=$1
folder=$2
texts=$(dirname "$0")/../tuner/cli/help
mkdir -p "$folder"

# Text to roff: what roff reads as its own is escaped.
functions='
function roff(text) {
	gsub(/\\/, "\\e", text)
	gsub(/-/, "\\-", text)
	gsub(/`/, "\\(ga", text)
	gsub(/'\''/, "\\(aq", text)
	gsub(/\^/, "\\(ha", text)
	gsub(/~/, "\\(ti", text)
	sub(/^\./, "\\\\\&.", text)
	return text
}
function example(on) {
	if (on != verbatim) print on ? ".PP\n.nf\n.RS 4" : ".RE\n.fi"
	verbatim = on
}
'

# A topic.
topic() {
	awk -v name="$1" "$functions"'
	function heading(text) { print ".SH " roff(toupper(text)); fresh = 1 }
	NR == 1 {
		print ".TH SEGTUNE\\-" toupper(name) " 7 \"\" segtune\n.nh\n.ad l"
		print ".SH NAME\nsegtune\\-" name " \\- " roff($0)
		next
	}
	/^$/ { example(0); open = 0; next }
	/^# / {
		example(0)
		heading(substr($0, 3))
		open = 1
		next
	}
	NR == 3 { heading("description"); open = 1 }
	/^    / { example(1); print roff(substr($0, 5)); open = 0; next }
	{ example(0) }
	/^- / && !/^- :: / { print ".IP \\(bu 2\n" roff(substr($0, 3)); open = 1; next }
	/ :: / {
		at = index($0, " :: ")
		print ".TP\n.B " roff(substr($0, 1, at - 1)) "\n" roff(substr($0, at + 4))
		open = 1
		next
	}
	!open { print ".PP"; open = 1 }
	{ sub(/^ +/, ""); print roff($0) }
	END { example(0); print ".SH SEE ALSO\n.BR segtune (1)" }' "$texts/$1.txt"
}

# The help of a command: its usage, a description, options.
command_help() {
	"$segtune" "$1" --help | awk "$functions"'
	NR == 1 { print ".SS " roff($2 " " $3) "\n.nf" }
	/^$/ && usage == "" { print ".fi"; usage = "done" }
	usage == "" { sub(/^usage: +/, ""); sub(/^ +/, ""); print roff($0); next }
	/^$/ { example(0); open = 0; next }
	/^options:$/ { options = 1; next }
	options && /^  -/ {
		sub(/^ +/, "")
		at = match($0, /   */)
		print ".TP\n.B " roff(at ? substr($0, 1, at - 1) : $0)
		if (at) print roff(substr($0, at + RLENGTH))
		next
	}
	options { sub(/^ +/, ""); print roff($0); next }
	/^  / { example(1); print roff(substr($0, 3)); next }
	{ example(0) }
	!open { print ".PP"; open = 1 }
	{ print roff($0) }
	END { example(0) }'
}

# Words of the overview: the commands, or the topics with what they are about.
commands() { "$segtune" --help | sed -n '/^topics:/q; s/^  \([a-z][a-z-]*\) .*/\1/p'; }
topics() { for text in "$texts"/*.txt; do basename "$text" .txt; done; }

for topic in $(topics); do
	topic "$topic" >"$folder/segtune-$topic.7"
done
{
	cat <<'END'
.TH SEGTUNE 1 "" segtune
.nh
.ad l
.SH NAME
segtune \- finds the fastest way to do segmented reductions on a device
.SH SYNOPSIS
.B segtune
.I COMMAND
[options]
.br
.B segtune help
.RI [ COMMAND " | " TOPIC ]
.SH COMMANDS
END
	for command in $(commands); do
		command_help "$command"
	done
	echo '.SH SEE ALSO'
	for topic in $(topics); do
		printf '.TP\n.BR segtune\\-%s (7)\n%s\n' "$topic" "$(head -n 1 "$texts/$topic.txt" | sed 's/-/\\-/g')"
	done
} >"$folder/segtune.1"
