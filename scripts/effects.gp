# What each value of a parameter costs. segtune sends this after its own lines, which set terminal_is_svg, terminal_is_pdf,
# title, subtitle, npanels, headings[], ymax (percent) and the block $data, in which index p - 1 holds "i percent cases value"
# of parameter p.
set encoding utf8
columns = npanels < 4 ? npanels : 4
rows = ceil(npanels / real(columns))
W = 800.0
top = 66.0
panel = 190.0
H = top + rows * panel + 8
left = 46.0
X(x) = x / W
Y(y) = 1 - y / H
if (terminal_is_svg) {
	set terminal svg size 800,H dynamic rounded font "sans,12" background "#ffffff"
}
if (terminal_is_pdf) {
	set terminal pdfcairo size 8,H / 100 font "sans,8" fontscale 0.7 linewidth 0.9 background "#ffffff"
}
if (!terminal_is_svg && !terminal_is_pdf) {
	set terminal pngcairo size 1200,1.5*H font "sans,11" fontscale 1.2 linewidth 1.5 background "#ffffff"
}
set style fill solid 1 noborder
set boxwidth 0.7
set border 3 linecolor rgb "#606060" linewidth 0.8
set grid ytics linetype 1 linecolor rgb "#e4e4e4" linewidth 0.7
set tics nomirror scale 0 textcolor rgb "#303030"
set yrange [0:ymax]
unset key
set multiplot
set label 1 title at screen X(14), screen Y(20) left font ",15" noenhanced front
set label 2 subtitle at screen X(14), screen Y(43) left font ",11" textcolor rgb "#505050" noenhanced front
width = (W - 14) / columns
do for [p = 0:npanels - 1] {
	x0 = left + (p % columns) * width
	y0 = top + (p / columns) * panel + 22
	set lmargin at screen X(x0)
	set rmargin at screen X(x0 + width - left - 6)
	set tmargin at screen Y(y0)
	set bmargin at screen Y(y0 + panel - 52)
	set label 3 headings[p + 1] at graph 0, screen Y(y0 - 9) left font ",12" noenhanced front
	stats $data index p using 1 nooutput
	set xrange [-0.6:STATS_max + 0.6]
	many = STATS_max > 5
	set xtics ()
	if (many) { set xtics rotate by 60 right font ",9" } else { set xtics norotate center font ",11" }
	plot $data index p using 1:2:xticlabels(4) with boxes linecolor rgb "#0072b2", \
		$data index p using 1:2:(sprintf($2 < 9.95 && !many ? "%.1f" : "%.0f", $2)) with labels center offset 0, character 0.6 \
		font ",9" textcolor rgb "#303030" notitle
	unset label 1
	unset label 2
}
unset multiplot
