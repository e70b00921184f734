# Throughput as text, a panel below the other. segtune sends this after the lines that throughput.gp describes; columns_of_text is the terminal's
# width.
set encoding utf8
wide = columns_of_text < 60 ? 60 : columns_of_text > 200 ? 200 : columns_of_text
set terminal dumb size wide - 1, 24 noenhanced nofeed
tick(k) = k < 0 ? sprintf("1/%.0f", 2.0**-k) : k < 10 ? sprintf("%.0f", 2.0**k) : k < 20 ? sprintf("%.0fK", 2.0**(k - 10)) : \
	k < 30 ? sprintf("%.0fM", 2.0**(k - 20)) : sprintf("%.0fG", 2.0**(k - 30))
step = xhi - xlo <= 12 ? 1 : xhi - xlo <= 28 ? 2 : 4
set logscale x 2
set xrange [2.0**(xlo - 0.4):2.0**(xhi + 0.4)]
set yrange [ymin:ymax]
if (ymin > 0) { set logscale y }
set tics nomirror
set border 3
set xtics ()
do for [k = step * ceil(xlo / real(step)):xhi:step] {
	set xtics add (tick(k) 2.0**k)
}
set ylabel ylabel
set xlabel xlabel
set key outside bottom horizontal Left reverse maxrows 4
do for [p = 0:npanels - 1] {
	set title sprintf("%s: %s", title, headings[p + 1])
	b = p * (nnames + 1)
	plot copy with lines linetype 9 title (copy == copy ? "copy" : ""), \
		for [k = 1:nnames] $data index b + k using 1:2 with points pointtype k title names[k]
}
