/* The stop flag and its signal handler. */
#include "harness/base/stop.h"

#include <unistd.h>

/* The only mutable global: a signal handler can reach nothing else. */
static volatile sig_atomic_t stopped;

static void on_signal(int signal_number)
{
	if (stopped)
		_exit(128 + signal_number);
	stopped = 1;
}

void stop_on_signals(void)
{
	struct sigaction action = {.sa_handler = on_signal};

	(void)sigemptyset(&action.sa_mask);
	(void)sigaction(SIGINT, &action, NULL);
	(void)sigaction(SIGTERM, &action, NULL);
}

int stop_requested(struct err *e)
{
	return stopped ? err_as(e, ERR_STOPPED, "interrupted") : 0;
}

const volatile sig_atomic_t *stop_flag(void)
{
	return &stopped;
}
