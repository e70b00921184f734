# Score of search strategies over the budget. segtune sends this after its own lines, which set
#   terminal_is_svg, terminal_is_pdf, title, ylo, npanels, headings[], nnames, names[], theirs[] (1: another program's) and the block $data, in
#   which index panel * nnames + k - 1 holds "x y" of strategy k.
set encoding utf8

W = 800.0
top = 50.0
panel = npanels == 1 ? 380.0 : 260.0
gap = 46.0
# Of the legend: as many names a row as have room, which the longest decides.
widest = 4
do for [k = 1:nnames] { if (strlen(names[k]) > widest) { widest = strlen(names[k]) } }
inrow = floor((W - 20) / (48 + 7.2 * widest))
inrow = inrow < 1 ? 1 : inrow > 5 ? 5 : inrow
keyrows = ceil(nnames / real(inrow))
bottom = 30.0 + 22.0 * keyrows
H = top + npanels * (panel + gap) + bottom
left = 68.0
right = 30.0

if (terminal_is_svg) {
	set terminal svg size 800,H dynamic rounded font "sans,13" background "#ffffff"
}
if (terminal_is_pdf) {
	set terminal pdfcairo size 8,H / 100 font "sans,9" fontscale 0.7 linewidth 0.9 pointscale 0.75 background "#ffffff"
}
if (!terminal_is_svg && !terminal_is_pdf) {
	set terminal pngcairo size 1200,1.5*H font "sans,12" fontscale 1.2 linewidth 1.5 pointscale 1.3 background "#ffffff"
}

# From pixels, y downwards, to the screen's fractions.
X(x) = x / W
Y(y) = 1 - y / H

# Okabe and Ito's colours, which the colour-blind tell apart.
array colours[8] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#8a7a00"]
do for [k = 1:nnames] {
	if (theirs[k]) {
		set style line k linecolor rgb colours[(k - 1) % 8 + 1] linewidth 1.6 dashtype (6, 4)
	} else {
		set style line k linecolor rgb colours[(k - 1) % 8 + 1] linewidth 1.8 dashtype solid
	}
}
set style line 101 linecolor rgb "#404040" linewidth 1.0

set border 3 linecolor rgb "#606060" linewidth 0.8
set grid xtics ytics linetype 1 linecolor rgb "#e4e4e4" linewidth 0.7
set tics nomirror scale 0.5 textcolor rgb "#303030"
set xrange [0:1]
set yrange [ylo:1]
unset key

set multiplot
set label 1 title at screen X(left), screen Y(20) left font ",15" noenhanced front
do for [p = 0:npanels - 1] {
	y0 = top + p * (panel + gap) + 20
	set lmargin at screen X(left)
	set rmargin at screen X(W - right)
	set tmargin at screen Y(y0)
	set bmargin at screen Y(y0 + panel - 20)
	set label 3 headings[p + 1] at graph 0, screen Y(y0 - 10) left font ",12" noenhanced front
	set ylabel "score: 0 random search, 1 optimum" offset character 0.5, 0 noenhanced
	if (p == npanels - 1) { set xlabel "share of the budget" offset character 0, 0.3 } else { unset xlabel }
	plot 0 with lines linestyle 101, for [k = 1:nnames] $data index p * nnames + k - 1 using 1:2 with lines linestyle k
	unset label 1
}

# The legend, once for all panels: a plot of nothing below them.
unset label
unset border
unset tics
unset grid
unset xlabel
unset ylabel
set lmargin at screen 0
set rmargin at screen 1
set tmargin at screen Y(H - bottom + 24)
set bmargin at screen Y(H - 4)
set key horizontal center center Left reverse maxrows keyrows samplen 2.2 font ",12" noenhanced
plot for [k = 1:nnames] NaN with lines linestyle k title names[k]
unset multiplot
set output
