/* The stop flag and its signal handler. */
#include "harness/base/stop.h"

#include <unistd.h>

/* The only mutable global: a signal handler can write nothing else. */
static volatile sig_atomic_t stop_raised;

static void raise_flag(int signal_number)
{
	if (stop_raised)
		_exit(128 + signal_number);
	stop_raised = 1;
}

void stop_on_signals(void)
{
	struct sigaction action = {.sa_handler = raise_flag};

	(void)sigemptyset(&action.sa_mask);
	(void)sigaction(SIGINT, &action, NULL);
	(void)sigaction(SIGTERM, &action, NULL);
}

int stop_requested(struct err *e)
{
	return stop_raised ? err_as(e, ERR_STOPPED, "interrupted") : 0;
}

const volatile sig_atomic_t *stop_flag(void)
{
	return &stop_raised;
}
