/* One line that is rewritten on a terminal, plain lines elsewhere. */
#include "tuner/base/progress.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "harness/base/clock.h"
#include "tuner/base/plain_output.h"
#include "tuner/base/wrap.h"

#define INDENT 4

void progress_init(struct progress *p, enum progress_mode mode)
{
	struct winsize size;

	memset(p, 0, sizeof *p);
	p->mode = mode;
	if (mode == PROGRESS_JSON)
		(void)setvbuf(stdout, NULL, _IOLBF, BUFSIZ); /* whole lines, even with several processes */
	p->terminal = isatty(STDERR_FILENO);
	p->columns = p->terminal && ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col ? size.ws_col : 80;
	p->started = clock_now();
	p->left = -1;
}

void progress_name(struct progress *p, const char *process)
{
	(void)snprintf(p->prefix, sizeof p->prefix, "%s: ", process);
	/* Lines of several processes must not mix. */
	(void)setvbuf(stderr, NULL, _IOLBF, BUFSIZ);
}

void progress_begin(struct progress *p, int64_t total)
{
	p->started = clock_now();
	p->done = 0;
	p->total = total;
	p->best[0] = '\0';
}

void progress_add(struct progress *p, int64_t steps)
{
	p->total += steps;
}

/* Seconds as "1:05" or "2:03:04". */
static void clock_text(double seconds, char *out, size_t size)
{
	long s = seconds < 0 ? 0 : (long)(seconds + 0.5);

	if (s >= 3600)
		(void)snprintf(out, size, "%ld:%02ld:%02ld", s / 3600, s / 60 % 60, s % 60);
	else
		(void)snprintf(out, size, "%ld:%02ld", s / 60, s % 60);
}

#define COMES_NEAR 10.0 /* seconds after which the display is close to a new estimate */
#define AT_ONCE 0.25    /* maximum fraction of the difference per step; also after finals, which are not steps */

double progress_estimate(double shown, double ago, double estimate)
{
	const double down = fmax(shown - ago, 0);

	return shown < 0 ? estimate : down + (estimate - down) * fmin(ago / COMES_NEAR, AT_ONCE);
}

/* From the steps so far; the stretches that follow count as long as this one. */
static double seconds_left(const struct progress *p, double now)
{
	const double step = (now - p->started) / (double)p->done;

	return step * (double)(p->total - p->done) + p->behind * step * (double)p->total;
}

void progress_step(struct progress *p, const char *label, double left)
{
	double now = clock_now();
	char line[256], plain[4 * sizeof line + 8], clock[32];
	struct plain_text filter = {.count = 0};
	size_t used;
	int width = p->columns < (int)sizeof line ? p->columns - 1 : (int)sizeof line - 1;

	p->done++;
	if (p->mode != PROGRESS_AUTO || !p->terminal || p->prefix[0] || now - p->last < 0.1)
		return;
	p->left = left >= 0 ? left : progress_estimate(p->left, now - p->last, seconds_left(p, now));
	p->last = now;
	clock_text(p->left, clock, sizeof clock);
	(void)snprintf(line, sizeof line, "%lld/%lld trials  %s left  %s  %s", (long long)p->done, (long long)p->total,
		       clock, label, p->best);
	used = plain_text_filter(&filter, line, strlen(line), plain);
	/* To the descriptor, because the stream would filter the carriage return. */
	(void)dprintf(STDERR_FILENO, "\r%-*.*s", width, width < (int)used ? width : (int)used, plain);
	p->shown = 1;
}

void progress_end(struct progress *p)
{
	if (!p->shown)
		return;
	(void)dprintf(STDERR_FILENO, "\r%*s\r", p->columns - 1, "");
	p->shown = 0;
}

/* Prints a line that stays; on a terminal it is wrapped, with later lines at column `indent`. */
__attribute__((format(printf, 3, 0))) static void print(struct progress *p, int indent, const char *format,
							va_list args)
{
	char text[4096];

	progress_end(p);
	(void)vsnprintf(text, sizeof text, format, args);
	if (p->terminal)
		wrap_printf(stderr, 0, indent, "%s%s", p->prefix, text);
	else
		(void)fprintf(stderr, "%s%s\n", p->prefix, text);
}

void progress_say(struct progress *p, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	if (p->mode == PROGRESS_AUTO)
		print(p, INDENT, format, args);
	va_end(args);
}

void progress_row(struct progress *p, int indent, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	if (p->mode == PROGRESS_AUTO)
		print(p, indent, format, args);
	va_end(args);
}

void progress_warn(struct progress *p, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	print(p, INDENT, format, args);
	va_end(args);
}
