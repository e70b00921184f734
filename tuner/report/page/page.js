"use strict";
// Tables that sort by a column and show only the rows that hold all words typed. Without it they are plain tables.
for (const box of document.querySelectorAll(".table")) {
	const body = box.querySelector("tbody");
	const rows = Array.from(body.rows);
	const heads = Array.from(box.querySelectorAll("th"));
	const input = box.querySelector("input");
	const shown = box.querySelector(".shown");

	const value = (row, column) => row.cells[column].textContent.trim();

	function compare(a, b, column, isNumber) {
		const x = value(a, column), y = value(b, column);

		if (x === "" || y === "")
			return (x === "") - (y === "");
		return isNumber ? parseFloat(x) - parseFloat(y) : x.localeCompare(y, "en", { numeric: true });
	}

	function sort(column) {
		const head = heads[column];
		const isNumber = head.classList.contains("number");
		const before = head.getAttribute("aria-sort");
		const direction = before ? (before === "ascending" ? -1 : 1) : isNumber ? -1 : 1;

		heads.forEach((h) => h.removeAttribute("aria-sort"));
		head.setAttribute("aria-sort", direction > 0 ? "ascending" : "descending");
		rows.sort((a, b) => {
			// What is empty stays at the end.
			const isEmpty = value(a, column) === "" || value(b, column) === "";
			return compare(a, b, column, isNumber) * (isEmpty ? 1 : direction);
		});
		body.append(...rows);
	}

	function filter() {
		const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
		let count = 0;

		for (const row of rows) {
			const text = row.textContent.toLowerCase();
			row.hidden = !words.every((word) => text.includes(word));
			count += row.hidden ? 0 : 1;
		}
		shown.textContent = (count === rows.length ? "" : count + " of ") + rows.length + (rows.length === 1 ? " row" : " rows");
	}

	heads.forEach((head, column) => head.querySelector("button").addEventListener("click", () => sort(column)));
	input.addEventListener("input", filter);
	filter();
}
