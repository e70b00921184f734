# Throughput as text, a panel below the other. segtune sends this after the lines that throughput.gp describes; columns_of_text is the terminal's
# width, titles[] the lines of the title, and of files bars[first_bar[p]] and the following lines, as many as places[p].
set encoding utf8
wide = columns_of_text < 60 ? 60 : columns_of_text > 200 ? 200 : columns_of_text
set terminal dumb size wide - 1, 24 noenhanced nofeed
tick(k) = k < 0 ? sprintf("1/%.0f", 2.0**-k) : k < 10 ? sprintf("%.0f", 2.0**k) : k < 20 ? sprintf("%.0fK", 2.0**(k - 10)) : \
	k < 30 ? sprintf("%.0fM", 2.0**(k - 20)) : sprintf("%.0fG", 2.0**(k - 30))
# A tick has five letters, with a blank between.
step = 1
while (step < 8 && (xhi - xlo + 1) / real(step) * 6 > wide - 12) { step = 2 * step }
set logscale x 2
set xrange [2.0**(xlo - 0.4):2.0**(xhi + 0.4)]
set yrange [ymin:ymax]
if (ymin > 0) { set logscale y }
set tics nomirror
set border 3 back # points on an axis are not hidden by it
set xtics ()
do for [k = step * ceil(xlo / real(step)):xhi:step] {
	set xtics add (tick(k) 2.0**k)
}
set ylabel ylabel
set xlabel xlabel
set key outside bottom horizontal Left reverse maxrows 4
set print "-"
do for [i = 1:ntitles] { print titles[i] }
do for [p = 0:npanels - 1] {
	if (!joined[p + 1]) {
		print sprintf("\n%s\n%-24s %6s %-15s %8s", headings[p + 1], "", "mean", "fastest", word(ylabel, 1)[1:8])
		do for [i = first_bar[p + 1]:first_bar[p + 1] + places[p + 1] - 1] { print bars[i] }
		continue
	}
	set title headings[p + 1]
	b = p * (nnames + 1)
	plot copy with lines linetype 9 title (copy == copy ? "copy" : ""), \
		for [k = 1:nnames] $data index b + k using 1:2 with points pointtype k title names[k]
}
