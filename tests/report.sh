#!/bin/sh
# The page of `segtune report` in a browser without a window: no messages, tables sort and filter, nothing is wider than a
# phone, it prints. `make test-all` runs it; tests/unit/plot.c and tests/db.sh look at the page as text.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
if [ -z "$browser" ]; then
	skip "a report in a browser" "there is no chromium"
	finish
	exit
fi

"$SEGTUNE" sweep --device fake:0 --db a.db --catalogue "$TESTS/catalogue" --strategy faked --quiet --geometry \
	uniform:n=64K,mean=4 uniform:n=64K,mean=16 uniform:n=64K,mean=64 >/dev/null 2>&1
check "a report" "$SEGTUNE" report --db a.db -o page

# browse ARGUMENT...: what the page's document is in the end to stdout, messages to messages.
browse() {
	HOME=$WORK timeout 60 "$browser" --headless --no-sandbox --disable-gpu --allow-file-access-from-files --virtual-time-budget=2000 \
		--enable-logging=stderr "$@" 2>errors
	grep CONSOLE errors >messages
}

# A script behind the page's own does what a reader does and leaves what it finds in an attribute.
sed '/^<\/body>/d; /^<\/html>/d' page/index.html >tried.html
cat >>tried.html <<'END'
<script>
const box = document.querySelector(".table"), rows = () => Array.from(box.querySelectorAll("tbody tr"));
const column = Array.from(box.querySelectorAll("th")).findIndex((h) => h.textContent.startsWith("mean"));
const shown = () => rows().filter((r) => !r.hidden).map((r) => parseFloat(r.cells[column].textContent));
const found = { before: shown() };
box.querySelectorAll("th button")[column].click();
found.down = shown();
box.querySelectorAll("th button")[column].click();
found.up = shown();
const input = box.querySelector("input");
input.value = "MEAN=16";
input.dispatchEvent(new Event("input"));
found.filtered = shown();
found.note = box.querySelector(".shown").textContent;
document.body.setAttribute("data-found", JSON.stringify(found));
</script>
</body></html>
END
browse --dump-dom "file://$WORK/tried.html" | grep -o 'data-found="[^"]*"' | sed 's/&quot;/"/g' >found
check "no messages" test ! -s messages
check "sorted down, then up" grep -q '"down":\[6[0-9.]*,1[0-9.]*,[34][0-9.]*\],"up":\[[34][0-9.]*,1[0-9.]*,6[0-9.]*\]' found
check "filtered, whatever the case" grep -q '"filtered":\[1[0-9.]*\],"note":"1 of 3 rows"' found

# As wide as a phone: the page in a frame of 390 pixels.
cat >phone.html <<'END'
<iframe id="phone" src="page/index.html" style="width: 390px; height: 800px; border: 0"></iframe>
<script>
const phone = document.getElementById("phone");
phone.addEventListener("load", () => {
	const root = phone.contentDocument.documentElement;
	document.body.setAttribute("data-width", root.scrollWidth - root.clientWidth + " beyond " + phone.clientWidth);
});
</script>
END
browse --dump-dom "file://$WORK/phone.html" | grep -o 'data-width="[^"]*"' >width
check "no wider than a phone" grep -qx 'data-width="0 beyond 390"' width

browse --no-pdf-header-footer --print-to-pdf="$WORK/page.pdf" "file://$WORK/page/index.html"
check "printed" grep -qa '^%PDF' page.pdf
check "on several pages" test "$(grep -ca '/Type */Page$' page.pdf)" -ge 2
finish
