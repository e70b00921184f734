# The samples of one variant. segtune sends this after its own lines, which set terminal_is_svg, terminal_is_pdf, terminal_is_text,
# columns_of_text, title, subtitle, count, median, low, high (the interval), least and most, in microseconds, bins,
# tallest, and the blocks $data, "number microseconds", and $bins, "microseconds count".
set encoding utf8
if (terminal_is_svg) {
	set terminal svg size 800,420 dynamic rounded font "sans,13" background "#ffffff"
}
if (terminal_is_pdf) {
	set terminal pdfcairo size 8,4.2 font "sans,9" fontscale 0.7 linewidth 0.9 pointscale 0.75 background "#ffffff"
}
if (!terminal_is_svg && !terminal_is_pdf && !terminal_is_text) {
	set terminal pngcairo size 1200,630 font "sans,12" fontscale 1.2 linewidth 1.5 pointscale 1.3 background "#ffffff"
}
if (terminal_is_text) {
	set terminal dumb size (columns_of_text < 60 ? 59 : columns_of_text > 200 ? 199 : columns_of_text - 1), 26 noenhanced nofeed
}
range = most > least ? most - least : 0.02 * most
bin = range / bins
set border 3 linecolor rgb "#606060" linewidth 0.8
set tics nomirror scale 0.5 textcolor rgb "#303030"
set yrange [least - 0.15 * range:most + 0.15 * range]
set ylabel "microseconds"
set xlabel "sample"
set xrange [0:count + 1]
unset key
if (terminal_is_text) {
	set title title
	plot median with lines linetype 9, $data using 1:2 with points pointtype "o"
} else {
	set grid ytics linetype 1 linecolor rgb "#e4e4e4" linewidth 0.7
	set multiplot
	set label 1 title at screen 0.02, screen 0.95 left font ",15" noenhanced
	set label 2 subtitle at screen 0.02, screen 0.895 left font ",10" textcolor rgb "#505050" noenhanced
	set tmargin at screen 0.84
	set bmargin at screen 0.14
	set lmargin at screen 0.105
	set rmargin at screen 0.70
	set object 1 rectangle from graph 0, first low to graph 1, first high fillcolor rgb "#cfe4f3" fillstyle solid noborder behind
	plot median with lines linecolor rgb "#0072b2" linewidth 1.4, \
		$data using 1:2 with points pointtype 7 pointsize 0.5 linecolor rgb "#303030"
	unset label 1
	unset label 2
	unset ylabel
	set format y ""
	set lmargin at screen 0.73
	set rmargin at screen 0.97
	set xlabel "how many"
	set xrange [0:tallest * 1.05]
	set xtics ceil(tallest / 5.0)
	plot $bins using ($2 / 2.0):1:($2 / 2.0):(bin * 0.45) with boxxyerror fillcolor rgb "#0072b2" fillstyle solid 1 noborder
	unset multiplot
}
