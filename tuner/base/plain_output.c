/* The program prints texts from other sources: device names from databases, comments of descriptors, words of scripts,
 * paths. None of them may colour, rename or send answers for the terminal. The streams themselves are filtered, so that
 * no code that prints can forget it. */
#include "tuner/base/plain_output.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "tuner/base/json.h"

/* The length of a UTF-8 sequence judging by its first byte; 1 for an invalid one. */
static int length_of(unsigned char first)
{
	return first < 0xc2 || first > 0xf4 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

static int is_control(const unsigned char *text)
{
	if (text[0] == '\n' || text[0] == '\t')
		return 0;
	return text[0] < ' ' || text[0] == 0x7f || (text[0] == 0xc2 && text[1] < 0xa0); /* C1 is U+0080 to U+009F */
}

/* Outputs the held bytes, complete or not, as they are to be printed. */
static size_t release_held(struct plain_text *p, char *out)
{
	unsigned char text[sizeof p->held + 1] = {0};
	size_t size = (size_t)p->count;

	memcpy(text, p->held, size);
	if (json_utf8(text) == p->count && !is_control(text))
		memcpy(out, text, size);
	else
		memset(out, '?', size = json_utf8(text) == p->count ? 1 : size);
	p->count = 0;
	return size;
}

size_t plain_text_filter(struct plain_text *p, const char *text, size_t size, char *out)
{
	size_t used = 0;

	for (size_t i = 0; i < size; i++) {
		unsigned char c = (unsigned char)text[i];

		if (p->count > 0 && (c & 0xc0) != 0x80)
			used += release_held(p, out + used);
		p->held[p->count++] = c;
		if (p->count == length_of(p->held[0]))
			used += release_held(p, out + used);
	}
	return used;
}

/* stdio expects 0 on failure. */
static ssize_t write_filtered(void *cookie, const char *text, size_t size)
{
	struct filtered_output *f = cookie;
	char plain[4 * 512 + 4];

	for (size_t done = 0; done < size;) {
		size_t part = size - done < 512 ? size - done : 512, used, written = 0;

		used = plain_text_filter(&f->text, text + done, part, plain);
		while (written < used) {
			ssize_t got = write(f->fd, plain + written, used - written);

			if (got < 0 && errno != EINTR)
				return 0;
			written += got > 0 ? (size_t)got : 0;
		}
		done += part;
	}
	return (ssize_t)size;
}

/* Replaces *stream, if memory allows. */
static void begin(struct filtered_output *f, FILE **stream, int fd, int mode)
{
	static const cookie_io_functions_t calls = {.write = write_filtered};

	*f = (struct filtered_output){.before = *stream, .fd = fd};
	f->stream = fopencookie(f, "w", calls);
	if (!f->stream)
		return;
	(void)setvbuf(f->stream, NULL, mode, BUFSIZ);
	*stream = f->stream;
}

/* Write errors not noticed before are lost here. The stream is not closed, because libraries loaded in the meantime may
 * have kept it; NVRTC flushes it at exit. */
static void end(struct filtered_output *f, FILE **stream)
{
	*stream = f->before;
	if (f->stream)
		(void)fflush(f->stream);
}

void plain_output_begin(struct plain_output *p)
{
	begin(&p->out, &stdout, STDOUT_FILENO, isatty(STDOUT_FILENO) ? _IOLBF : _IOFBF);
	begin(&p->errors, &stderr, STDERR_FILENO, _IONBF);
}

void plain_output_end(struct plain_output *p)
{
	end(&p->out, &stdout);
	end(&p->errors, &stderr);
}

int plain_output_fd(FILE *stream)
{
	return stream == stdout ? STDOUT_FILENO : stream == stderr ? STDERR_FILENO : fileno(stream);
}
