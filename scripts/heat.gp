# What values of two parameters cost together, or the best fraction, or ratio to the best peer, by mean length and width of rows. segtune sends this after its own lines, which set terminal_is_svg,
# terminal_is_pdf, title, subtitle, xlabel, ylabel, tics of both axes, columns, rows, most (percent), small (the format of numbers below 10) and the block $data: "column
# row percent shown", dark where percent is high. What was not measured stays white.
set encoding utf8
cell = columns < 6 ? 110.0 : 660.0 / columns
# As wide as its cells, or its titles, are.
W = 84 + columns * cell
W = W < 28 + 9.2 * strlen(title) ? 28 + 9.2 * strlen(title) : W
W = W < 28 + 6.9 * strlen(subtitle) ? 28 + 6.9 * strlen(subtitle) : W
W = W > 800 ? 800.0 : W
high = cell > 48 ? 48.0 : cell < 24 ? 24.0 : cell
H = 130 + rows * high
if (terminal_is_svg) {
	set terminal svg size W,H dynamic rounded font "sans,12" background "#ffffff"
}
if (terminal_is_pdf) {
	set terminal pdfcairo size W / 100,H / 100 font "sans,8" fontscale 0.7 linewidth 0.9 background "#ffffff"
}
if (!terminal_is_svg && !terminal_is_pdf) {
	set terminal pngcairo size 1.5*W,1.5*H font "sans,11" fontscale 1.2 linewidth 1.5 background "#ffffff"
}
set label 1 title at screen 14 / W, screen 1 - 20 / H left font ",15" noenhanced
set label 2 subtitle at screen 14 / W, screen 1 - 43 / H left font ",11" textcolor rgb "#505050" noenhanced
set lmargin at screen 70 / W
set rmargin at screen (70 + columns * cell) / W
set tmargin at screen 1 - 62 / H
set bmargin at screen 62 / H
set border 3 linecolor rgb "#606060" linewidth 0.8
set tics nomirror scale 0 textcolor rgb "#303030"
set xrange [-0.5:columns - 0.5]
set yrange [-0.5:rows - 0.5]
set xlabel xlabel noenhanced
set ylabel ylabel noenhanced
# Light is fast. By the square root, as the differences between fast ones matter.
set palette defined (0 "#f3f8fc", 0.25 "#b9d6ea", 0.5 "#6aaed6", 0.75 "#2a7ab5", 1 "#0b3c68")
set cbrange [0:sqrt(most)]
unset colorbox
unset key
set style fill solid 1 border rgb "#ffffff"
plot $data using 1:2:(0.5):(0.5):(sqrt($3)) with boxxyerror palette, \
	$data using 1:2:(sprintf($4 < 9.95 ? small : "%.0f", $4)):(sqrt($3) > 0.55 * sqrt(most) ? 0xffffff : 0x202020) \
	with labels center font (cell < 34 ? ",8" : ",10") textcolor rgb variable
