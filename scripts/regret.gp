# Regret against the number of launch boxes. segtune sends this after its own lines, which set terminal_is_svg, terminal_is_pdf,
# terminal_is_text, columns_of_text, title, subtitle, most (boxes), ymax (percent), is_probed and the block $data: "boxes worst mean
# left_out_worst left_out_mean" in percent, then the last four for lookups that know what a probe finds; NaN where there is none.
set encoding utf8
if (terminal_is_svg) {
	set terminal svg size 800,480 dynamic rounded font "sans,13" background "#ffffff"
}
if (terminal_is_pdf) {
	set terminal pdfcairo size 8,4.8 font "sans,9" fontscale 0.7 linewidth 0.9 pointscale 0.75 background "#ffffff"
}
if (!terminal_is_svg && !terminal_is_pdf && !terminal_is_text) {
	set terminal pngcairo size 1200,720 font "sans,12" fontscale 1.2 linewidth 1.5 pointscale 1.3 background "#ffffff"
}
if (terminal_is_text) {
	set terminal dumb size (columns_of_text < 60 ? 59 : columns_of_text > 200 ? 199 : columns_of_text - 1), 26 noenhanced nofeed
}
set label 1 title at screen 0.085, screen 0.955 left font ",15" noenhanced
set label 2 subtitle at screen 0.085, screen 0.905 left font ",11" textcolor rgb "#505050" noenhanced
set lmargin at screen 0.085
set rmargin at screen 0.97
set tmargin at screen 0.86
set bmargin at screen 0.24
set border 3 linecolor rgb "#606060" linewidth 0.8
set grid xtics ytics linetype 1 linecolor rgb "#e4e4e4" linewidth 0.7
set tics nomirror scale 0.5 textcolor rgb "#303030"
set xrange [0.5:most + 0.5]
# What is drawn first: its columns follow this one; its name is `as`.
known = is_probed ? 5 : 1
# One box alone can be several times as slow as the fastest, where eight lose a few percent.
set yrange [0:ymax]
least = 0
if (ymax > 200) {
	stats $data using (column(known + 2)) nooutput name "means"
	least = means_min < 1 ? 0.1 : 1
	set logscale y
	set lmargin at screen 0.11
	set yrange [least:2 * ymax]
}
percent(regret) = regret < least ? least : regret
set xtics 1
set xlabel "launch boxes"
set ylabel "regret: time / fastest variant's - 1, %"
set key at screen 0.53, screen 0.04 center bottom horizontal samplen 2.5 width 2 maxrows 2
if (is_probed) {
	set key at screen 0.53, screen 0.03 width 1 maxrows 3
	set bmargin at screen 0.29
}
as = is_probed ? ", as probed" : ""
# Beside these, paler, what the others know: macros, as a loop over none would still take a place in the key.
pale = "with linespoints pointtype 4 pointsize 0.6 linewidth 1.2 linecolor rgb"
shares_worst = is_probed ? '$data using 1:(percent($4)) @pale "#e6a97e" title "worst, left out, shares known", ' : ""
shares_mean = is_probed ? '$data using 1:(percent($5)) @pale "#85b9dc" title "mean, left out, shares known", ' : ""
if (terminal_is_text) {
	unset grid
	plot $data using 1:(percent(column(known + 3))) with points pointtype "W" title "worst, left out".as, \
		$data using 1:(percent(column(known + 1))) with points pointtype "w" title "worst, in sample".as, \
		$data using 1:(percent(column(known + 4))) with points pointtype "M" title "mean, left out".as, \
		$data using 1:(percent(column(known + 2))) with points pointtype "m" title "mean, in sample".as
} else {
	plot @shares_worst $data using 1:(percent(column(known + 3))) with linespoints linecolor rgb "#d55e00" pointtype 7 pointsize 0.7 linewidth 1.6 title "worst, left out".as, \
		$data using 1:(percent(column(known + 1))) with linespoints linecolor rgb "#d55e00" pointtype 6 pointsize 0.7 linewidth 1.6 dashtype 2 title "worst, in sample".as, \
		@shares_mean $data using 1:(percent(column(known + 4))) with linespoints linecolor rgb "#0072b2" pointtype 7 pointsize 0.7 linewidth 1.6 title "mean, left out".as, \
		$data using 1:(percent(column(known + 2))) with linespoints linecolor rgb "#0072b2" pointtype 6 pointsize 0.7 linewidth 1.6 dashtype 2 title "mean, in sample".as
}
