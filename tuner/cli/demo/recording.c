/* The recorded sweep: a gzipped database among the assets. SQLite reads only files, so it is unpacked into one. */
#include "tuner/cli/demo/recording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

#include "tuner/base/assets.h"

#define GZIP (16 + MAX_WBITS) /* zlib: a gzip header, the largest window */

static int unpack(const struct asset *a, FILE *to, struct err *e)
{
	z_stream z = {.next_in = (z_const Bytef *)a->text, .avail_in = (uInt)a->size};
	unsigned char block[16384] = {0};
	int code = inflateInit2(&z, GZIP);

	while (code == Z_OK) {
		z.next_out = block;
		z.avail_out = sizeof block;
		code = inflate(&z, Z_NO_FLUSH);
		if (fwrite(block, 1, sizeof block - z.avail_out, to) != sizeof block - z.avail_out)
			break;
	}
	(void)inflateEnd(&z);
	if (fflush(to) != 0 || ferror(to))
		return err_errno(e, "cannot unpack the recorded sweep");
	return code == Z_STREAM_END ? 0 : err_set(e, "the recorded sweep in this program is damaged");
}

static int write_database(struct demo_recording *r, struct err *e)
{
	const struct asset *a = asset_find("tuner/cli/demo/" DEMO_DATABASE ".gz");
	FILE *to;
	int status;

	if (!a)
		return err_set(e, "this build lacks the recorded sweep");
	(void)snprintf(r->path, sizeof r->path, "%s/" DEMO_DATABASE, r->folder);
	to = fopen(r->path, "wb");
	if (!to)
		return err_errno(e, "cannot unpack the recorded sweep");
	status = unpack(a, to, e);
	(void)fclose(to);
	return status;
}

int demo_recording_open(struct demo_recording *r, struct err *e)
{
	const char *temporary = getenv("TMPDIR");

	if (snprintf(r->folder, sizeof r->folder, "%s/segtune-demo-XXXXXX",
		     temporary && *temporary ? temporary : "/tmp") >= (int)sizeof r->folder ||
	    !mkdtemp(r->folder)) {
		r->folder[0] = '\0';
		return err_errno(e, "cannot make a temporary folder");
	}
	return write_database(r, e) || store_open(r->path, STORE_MIGRATED, &r->store, e) ? -1 : 0;
}

void demo_recording_close(struct demo_recording *r)
{
	static const char *const endings[] = {"", "-wal", "-shm", "-journal"};
	char path[sizeof r->path + 16];

	store_close(r->store);
	for (size_t i = 0; i < sizeof endings / sizeof *endings && r->path[0]; i++) {
		(void)snprintf(path, sizeof path, "%s%s", r->path, endings[i]);
		(void)unlink(path);
	}
	if (r->folder[0])
		(void)rmdir(r->folder);
	*r = (struct demo_recording){0};
}
