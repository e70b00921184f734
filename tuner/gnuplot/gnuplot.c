/* Runs gnuplot as a child process, which reads its script from standard input. */
#include "tuner/gnuplot/gnuplot.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "harness/base/stop.h"

extern char **environ;

void gnuplot_string(FILE *to, const char *text)
{
	(void)fputc('\'', to);
	for (; *text; text++) {
		unsigned char c = (unsigned char)*text;

		if (c == '\'')
			(void)fputc('\'', to);
		(void)fputc(c < 32 || c == 127 ? '?' : c, to);
	}
	(void)fputc('\'', to);
}

/* Reads gnuplot's error. gnuplot prints the line, a caret below it, and then the message, so the last line with text is
 * taken. */
static void read_error(FILE *errors, char *text, int size)
{
	char line[512];

	(void)snprintf(text, (size_t)size, "without a message");
	rewind(errors);
	while (fgets(line, sizeof line, errors)) {
		line[strcspn(line, "\n")] = '\0';
		if (line[strspn(line, " \t^")])
			(void)snprintf(text, (size_t)size, "%s", line + strspn(line, " \t"));
	}
}

/* -d makes gnuplot ignore gnuplotrc and ~/.gnuplot, which could set another output. */
static int spawn(FILE *script, FILE *picture, FILE *errors, pid_t *child)
{
	char program[] = "gnuplot", defaults[] = "-d", *argv[] = {program, defaults, NULL};
	posix_spawn_file_actions_t actions;
	int code = posix_spawn_file_actions_init(&actions);

	if (code)
		return code;
	code = posix_spawn_file_actions_adddup2(&actions, fileno(script), STDIN_FILENO);
	if (!code)
		code = posix_spawn_file_actions_adddup2(&actions, fileno(picture), STDOUT_FILENO);
	if (!code)
		code = posix_spawn_file_actions_adddup2(&actions, fileno(errors), STDERR_FILENO);
	if (!code)
		code = posix_spawnp(child, program, &actions, NULL, argv, environ);
	(void)posix_spawn_file_actions_destroy(&actions);
	return code;
}

#define LOOK 5 /* milliseconds between two checks for the child's end and for Ctrl-C */

static int await(pid_t child, int *status)
{
	const struct timespec interval = {0, LOOK * 1000000};
	pid_t ended;

	while ((ended = waitpid(child, status, WNOHANG)) == 0) {
		if (stop_requested(NULL))
			(void)kill(child, SIGKILL);
		(void)nanosleep(&interval, NULL);
	}
	return ended == child ? 0 : -1;
}

int gnuplot_run(FILE *script, FILE *picture, struct err *e)
{
	FILE *errors;
	char text[512];
	pid_t child;
	int status = 0, code, result = -1;

	/* Rewind: the child shares the file offset. */
	if (fflush(script) != 0 || lseek(fileno(script), 0, SEEK_SET) != 0)
		return err_errno(e, "cannot write the script for gnuplot");
	errors = tmpfile();
	if (!errors)
		return err_errno(e, "cannot make a temporary file");
	code = spawn(script, picture, errors, &child);
	if (code == ENOENT) {
		(void)err_as(e, ERR_ABSENT, "cannot plot: gnuplot is not installed (package gnuplot-nox)");
	} else if (code) {
		errno = code;
		(void)err_errno(e, "cannot start gnuplot");
	} else if (await(child, &status) != 0) {
		(void)err_errno(e, "cannot wait for gnuplot");
	} else if (stop_requested(e)) {
		result = -1;
	} else if (WIFSIGNALED(status)) {
		(void)err_set(e, "gnuplot was killed by signal %d", WTERMSIG(status));
	} else if (WEXITSTATUS(status) == 127) {
		/* posix_spawnp of some systems reports a missing program this way. */
		(void)err_as(e, ERR_ABSENT, "cannot plot: gnuplot cannot be started (package gnuplot-nox)");
	} else if (WEXITSTATUS(status) != 0) {
		read_error(errors, text, sizeof text);
		(void)err_set(e, "gnuplot failed: %s", text);
	} else {
		result = 0;
	}
	(void)fclose(errors);
	return result;
}
