# Throughput against mean segment length or number of elements. segtune sends this after its own lines, which set
#   terminal_is_svg, terminal_is_pdf, title, subtitle, xlabel, ylabel, marks_best (1: the best of all has circles), copy (y of the copy bandwidth, NaN: none), ymin
#   (above 0: a logarithmic axis), ymax, xlo, xhi (log2 of the x range), npanels, headings[], joined[] (1: points are a curve; 0: files, and
#   x is their place among places[]), longest_name (letters), nnames, names[], colours[], shapes[], dashes[] and the block $data, in which index panel * (nnames + 1) + k holds "x y low high label" of strategy k, and k = 0
#   the best of all; low and high are the interval of y.
set encoding utf8

# Lengths in pixels of an image 800 wide; the PNG is drawn half as large again, for dense screens.
ncurves = 0
do for [p = 1:npanels] { ncurves = ncurves + joined[p] }
columns = ncurves <= 3 ? 1 : 2
rows = ceil(ncurves / real(columns))
W = 800.0
top = 64.0
panel = npanels == 1 ? 380.0 : npanels <= 3 ? 250.0 : 210.0
gap = 50.0
# Of the legend: as many names a row as have room, which the longest decides.
widest = 4
do for [k = 1:nnames] { if (strlen(names[k]) > widest) { widest = strlen(names[k]) } }
inrow = floor((W - 20) / (48 + 7.2 * widest))
inrow = inrow < 1 ? 1 : inrow > 7 ? 7 : inrow
keyrows = ceil((nnames + 1) / real(inrow))
bottom = 34.0 + 24.0 * keyrows
# Files have all of the width, below the curves, and their names below them.
room = 5.7 * longest_name
H = top + rows * (panel + gap) + (npanels - ncurves) * (panel + 35 + room) + bottom
left = 68.0
right = 84.0

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

# 1/4, 1, 16, 1K, 64M
tick(k) = k < 0 ? sprintf("1/%.0f", 2.0**-k) : k < 10 ? sprintf("%.0f", 2.0**k) : k < 20 ? sprintf("%.0fK", 2.0**(k - 10)) : \
	k < 30 ? sprintf("%.0fM", 2.0**(k - 20)) : sprintf("%.0fG", 2.0**(k - 30))
step = columns * (xhi - xlo) <= 12 ? 1 : columns * (xhi - xlo) <= 28 ? 2 : 4

set style line 100 linecolor rgb "#000000" linewidth 0.9 pointtype 6 pointsize 1.5
set style line 101 linecolor rgb "#404040" linewidth 1.2 dashtype (1, 5)
do for [k = 1:nnames] {
	set style line k linecolor rgb colours[k] linewidth 1.6 pointtype shapes[k] pointsize 0.7 dashtype dashes[k]
	set style line 200 + k linecolor rgb colours[k] linewidth 1 pointtype shapes[k] pointsize 0.7
}
set bars 0.4

set border 3 linecolor rgb "#606060" linewidth 0.8
set grid xtics ytics linetype 1 linecolor rgb "#e4e4e4" linewidth 0.7
set tics nomirror scale 0.5 textcolor rgb "#303030"
set yrange [ymin:ymax]
if (ymin > 0) { set logscale y }
# Of less than two powers of ten gnuplot names one at most.
if (ymin > 0 && ymax < 100 * ymin) {
	set ytics ()
	do for [k = floor(log10(ymin)):ceil(log10(ymax))] {
		do for [m in ymax < 5 * ymin ? "1 1.2 1.5 2 2.5 3 4 5 6 8" : "1 2 5"] {
			set ytics add (sprintf("%g", m * 10.0**k) m * 10.0**k)
		}
	}
}
unset key

set multiplot
set label 1 title at screen X(left), screen Y(20) left font ",15" noenhanced front
set label 2 subtitle at screen X(left), screen Y(43) left font ",11" textcolor rgb "#505050" noenhanced front
do for [p = 0:npanels - 1] {
	of = joined[p + 1] ? columns : 1
	c = joined[p + 1] ? p % columns : 0
	width = (W - left - right - (of - 1) * left) / of
	x0 = left + c * (width + left)
	y0 = top + 20 + (joined[p + 1] ? p / columns * (panel + gap) : rows * (panel + gap) + (p - ncurves) * (panel + 35 + room) + 15)
	end = joined[p + 1] ? 2.0**(xhi + 0.4) : places[p + 1] + 0.6
	set format x joined[p + 1] ? "% h" : ""
	set xtics ()
	if (joined[p + 1]) {
		set logscale x 2
		set xrange [2.0**(xlo - 0.4):end]
		do for [k = step * ceil(xlo / real(step)):xhi:step] {
			set xtics add (tick(k) 2.0**k)
		}
	} else {
		unset logscale x
		set xrange [0.4:end]
		size = 0.75 * width / places[p + 1]
		small = sprintf(",%.1f", size > 9 ? 9 : size < 4 ? 4 : size)
		set xtics 1, 1, places[p + 1]
	}
	set lmargin at screen X(x0)
	set rmargin at screen X(x0 + width)
	set tmargin at screen Y(y0)
	set bmargin at screen Y(y0 + panel - 20)
	set label 3 headings[p + 1] at graph 0, screen Y(y0 - 10) left font ",12" noenhanced front
	if (c == of - 1 && copy == copy) {
		set label 4 "copy\nbandwidth" at first end, first copy offset character 0.8, 0.25 left \
			font ",11" textcolor rgb "#404040" noenhanced front
	} else {
		unset label 4
	}
	if (c == 0) { set ylabel ylabel offset character 0.5, 0 noenhanced } else { unset ylabel }
	if (joined[p + 1] && p >= ncurves - columns) { set xlabel xlabel offset character 0, 0.3 } else { unset xlabel }
	b = p * (nnames + 1)
	if (joined[p + 1]) {
		plot copy with lines linestyle 101, \
			for [k = 1:nnames] $data index b + k using 1:2 with lines linestyle k, \
			for [k = 1:nnames] $data index b + k using 1:2:3:4 with yerrorbars linestyle 200 + k, \
			$data index b using 1:(marks_best ? $2 : NaN) with points linestyle 100
	} else {
		plot copy with lines linestyle 101, \
			for [k = 1:nnames] $data index b + k using 1:2:3:4 with yerrorbars linestyle 200 + k, \
			$data index b using 1:(marks_best ? $2 : NaN) with points linestyle 100, \
			$data index b using 1:(ymin):5 with labels right rotate by 90 offset character 0, -0.5 font small \
			textcolor rgb "#303030" noenhanced
	}
	unset label 1
	unset label 2
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
set tmargin at screen Y(H - bottom + 26)
set bmargin at screen Y(H - 4)
set key horizontal center center Left reverse maxrows keyrows samplen 2.2 font ",12" noenhanced
plot NaN with points linestyle 100 title (marks_best ? "best" : ""), \
	for [k = 1:nnames] NaN with linespoints linestyle k title names[k]
unset multiplot
set output
