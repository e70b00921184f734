#include "tuner/multi_device/crew_sweep.h"
#include "tuner/sweep/share.h"

#include "harness/base/parallel.h"
#include "tuner/multi_device/crew.h"

struct job {
	const struct session_options *options;
	const char *command;
	struct sweep_request request; /* the caller's, with the share */
};

static int measure(void *context, const char *device, struct err *e)
{
	const struct job *job = context;
	struct session_options o = *job->options;
	const int devices = share_devices(job->request.share);
	struct sweep_found found;
	struct session s;
	int status;

	o.device = o.who = device;
	if (o.jobs == SESSION_JOBS)
		o.jobs = parallel_processors() > devices ? parallel_processors() / devices : 1;
	if (session_open(&s, &o, job->command, e))
		return -1;
	status = sweep_run(&s, &job->request, &found, e);
	if (status == 0 && found.valid)
		share_note_valid(job->request.share);
	session_close(&s, status == 0 ? "done" : e->kind == ERR_STOPPED ? "interrupted" : "failed");
	return status;
}

static int add_names(const struct share *share, struct strings *names, struct err *e)
{
	int status = 0;

	for (int k = 0; share_name(share, k) && status == 0; k++)
		if (!strings_have(names, share_name(share, k)))
			status = strings_add(names, share_name(share, k), e);
	return status;
}

int crew_sweep(const struct strings *devices, const struct session_options *o, const char *command,
	       const struct sweep_request *r, struct strings *names, struct sweep_found *found, struct err *e)
{
	struct job job = {o, command, *r};
	int status;

	if (share_open(devices->count, &job.request.share, e))
		return -1;
	status = crew_run(devices, measure, &job, e) || add_names(job.request.share, names, e) ? -1 : 0;
	*found = (struct sweep_found){.valid = share_has_valid(job.request.share)};
	share_close(job.request.share);
	return status;
}
