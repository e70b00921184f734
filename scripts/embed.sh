#!/bin/sh
# Writes the assembler source of the table `assets` (tuner/base/assets.h) for the files named, which must be sorted.
set -eu

echo '.section .rodata'
i=0
for file in "$@"; do
	printf 'path%d: .asciz "%s"\ntext%d: .incbin "%s"\nend%d: .byte 0\n' $i "$file" $i "$file" $i
	i=$((i + 1))
done
cat <<'END'
.section .data.rel.ro,"aw"
.balign 8
.globl assets
assets:
END
i=0
for file in "$@"; do
	printf '.quad path%d, text%d, end%d - text%d\n' $i $i $i $i
	i=$((i + 1))
done
echo '.quad 0, 0, 0'
printf '.globl asset_count\nasset_count: .quad %d\n' $i
echo '.section .note.GNU-stack,"",%progbits'
