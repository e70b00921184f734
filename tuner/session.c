#include "session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

/* The one thing a signal handler may write. */
static volatile sig_atomic_t stop_asked;

static void ask_to_stop(int signal_number)
{
	if (stop_asked)
		_exit(128 + signal_number);
	stop_asked = 1;
}

void session_catch_signals(void)
{
	struct sigaction action = {.sa_handler = ask_to_stop};

	(void)sigemptyset(&action.sa_mask);
	(void)sigaction(SIGINT, &action, NULL);
	(void)sigaction(SIGTERM, &action, NULL);
}

int session_stopped(struct err *e)
{
	return stop_asked ? err_as(e, ERR_STOPPED, "interrupted") : 0;
}

/* Characters that a shell leaves alone. */
static int is_plain(const char *text)
{
	return *text && strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./:,^@%") ==
				strlen(text);
}

char *session_command(int argc, char **argv)
{
	char *text = NULL;
	size_t size = 0;
	FILE *f = open_memstream(&text, &size);

	if (!f)
		return NULL;
	(void)fputs("segtune", f);
	for (int i = 0; i < argc; i++)
		(void)fprintf(f, is_plain(argv[i]) ? " %s" : " '%s'", argv[i]);
	if (fclose(f) != 0) {
		free(text);
		return NULL;
	}
	return text;
}

/* Large enough that the copy is far beyond every cache, small enough for a CPU. */
static size_t copy_size(const struct gpu_info *device)
{
	return device->is_cpu ? (size_t)64 << 20 : (size_t)1 << 30;
}

static int begin_run(struct session *s, const char *command, struct err *e)
{
	struct utsname host;
	struct timing copy = {0};
	struct store_run run = {.device = &s->gpu->info,
				.command = command,
				.version = SEGTUNE_VERSION,
				.host_compiler = __VERSION__,
				.copy = &copy,
				.copy_bytes = copy_size(&s->gpu->info)};
	char machine[256];
	int status;

	if (uname(&host) != 0)
		return err_errno(e, "cannot ask for the machine's name");
	(void)snprintf(machine, sizeof machine, "%s %s %s", host.sysname, host.release, host.machine);
	run.host = machine;
	if (bench_copy(s->bench, &run.copy_bytes, &sampling_default, &s->copy_bandwidth, &copy, e))
		return err_context(e, "cannot measure the copy bandwidth");
	run.copy_bandwidth = s->copy_bandwidth;
	status = store_run_begin(s->store, &run, &s->run, e);
	timing_release(&copy);
	return status;
}

int session_open(struct session *s, const struct session_options *o, const char *command, struct err *e)
{
	char *tools = NULL;
	int status = -1;

	memset(s, 0, sizeof *s);
	s->db = o->db;
	progress_init(&s->progress, o->progress);
	if (catalogue_open(o->catalogue, &s->catalogue, e) || catalogue_tools(s->catalogue, &tools, e))
		goto done;
	/* The store first: a database that is not ours should be told before a device is woken. */
	if (o->db && store_open(o->db, STORE_WRITE, &s->store, e))
		goto done;
	if (gpu_open(o->device, &s->gpu, e) || bench_open(s->gpu, tools, &s->bench, e))
		goto done;
	if (s->store && begin_run(s, command, e))
		goto done;
	status = 0;
done:
	free(tools);
	if (status)
		session_close(s, "failed");
	return status;
}

void session_say_device(struct session *s)
{
	const struct gpu_info *d = &s->gpu->info;

	progress_say(&s->progress, "device %s (%s:%d), copy %.0f GB/s", d->name, d->backend, d->index,
		     s->copy_bandwidth * 1e-9);
}

void session_close(struct session *s, const char *status)
{
	progress_end(&s->progress);
	if (s->store) {
		/* The run's end is a comment on it, not a result: nothing is lost if it cannot be written. */
		if (s->run)
			(void)store_run_end(s->store, s->run, status, NULL);
		store_close(s->store);
	}
	if (s->bench)
		bench_close(s->bench);
	if (s->gpu)
		s->gpu->ops->close(s->gpu);
	if (s->catalogue)
		catalogue_close(s->catalogue);
	memset(s, 0, sizeof *s);
}
