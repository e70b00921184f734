/* Writes literals, kernels, compiled code and trees as C text. */
#include "tuner/library/emit.h"
#include "tuner/selection/kriging/estimate.h"

#include <math.h>
#include <string.h>

void emit_literal(FILE *out, const char *text, size_t length)
{
	(void)fputc('"', out);
	for (size_t i = 0; i < length; i++) {
		const unsigned char c = (unsigned char)text[i];

		if (c == '"' || c == '\\' || c == '?') /* ? starts a trigraph */
			(void)fprintf(out, "\\%c", c);
		else if (c == '\n')
			(void)fputs("\\n", out);
		else if (c < ' ' || c > '~')
			/* Three digits, so that a digit after it is not read as part of the escape. */
			(void)fprintf(out, "\\%03o", c);
		else
			(void)fputc(c, out);
	}
	(void)fputc('"', out);
}

void emit_lines(FILE *out, const char *name, const char *text, size_t length)
{
	const char *end = text + length;

	(void)fprintf(out, "static const char *const %s[] = {\n", name);
	while (text < end) {
		const char *stop = memchr(text, '\n', (size_t)(end - text));
		const size_t bytes = (size_t)((stop ? stop + 1 : end) - text);

		if (strncmp(text, "#line ", 6) != 0) {
			(void)fputc('\t', out);
			emit_literal(out, text, bytes);
			(void)fputs(",\n", out);
		}
		text += bytes;
	}
	(void)fputs("\tNULL,\n};\n", out);
}

static void emit_bytes(FILE *out, const unsigned char *bytes, size_t size)
{
	for (size_t i = 0; i < size; i++)
		(void)fprintf(out, "%s%u,", i % 32 ? "" : "\n\t", bytes[i]);
}

void emit_images(FILE *out, const char *name, const struct emit_image *images, int count)
{
	for (int i = 0; i < count; i++) {
		(void)fprintf(out, "static const unsigned char %s_%d[] = {", name, images[i].sm);
		emit_bytes(out, images[i].code.bytes, images[i].code.size);
		(void)fputs("\n};\n", out);
	}
	if (count > 0)
		(void)fprintf(out, "static const struct image %s[] = {\n", name);
	for (int i = 0; i < count; i++)
		(void)fprintf(out, "\t{%d, sizeof %s_%d, %s_%d},\n", images[i].sm, name, images[i].sm, name,
			      images[i].sm);
	if (count > 0)
		(void)fputs("};\n", out);
}

static void emit_number(FILE *out, double value)
{
	if (isinf(value))
		(void)fputs(value < 0 ? "-HUGE_VAL" : "HUGE_VAL", out);
	else
		(void)fprintf(out, "%.17g", value);
}

void emit_trees(FILE *out, const char *id, const struct selection_table *t)
{
	static const char *const features[TREE_FEATURES] = {"FEATURE_N", "FEATURE_MEAN", "FEATURE_LONGEST",
							    "FEATURE_SHARE_1K", "FEATURE_SHARE_4K"};

	for (int level = 0; level < SELECTION_LEVELS; level++) {
		const struct selection_tree *tree = &t->trees[level];

		(void)fprintf(out, "static const struct node tree_%s_%d[] = {\n", id, level);
		for (int i = 0; i < tree->nnodes; i++) {
			const struct selection_node *n = &tree->nodes[i];

			(void)fprintf(out, "\t{%s, ", features[n->box < 0 ? n->feature : FEATURE_N]);
			emit_number(out, n->box < 0 ? n->below : 0);
			(void)fprintf(out, ", %d, %d, %d},\n", n->box < 0 ? n->low : 0, n->box < 0 ? n->high : 0,
				      n->box);
		}
		(void)fputs("};\n", out);
	}
}

void emit_cases(FILE *out, const char *id, const struct selection_estimate *s)
{
	if (s->ncases == 0)
		return;
	(void)fprintf(out, "static const float cases_%s[] = {\n", id);
	estimate_write_lanes(out, s);
	(void)fputs("};\n", out);
}
