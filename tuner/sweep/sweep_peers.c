#include "harness/base/stop.h"
#include "tuner/sweep/sweep_parts.h"

#include <stdlib.h>
#include <string.h>

/* The family of the operation's peers, if they are wanted and it has any. */
static const struct family *wanted_peers(const struct session *s, const struct sweep_request *r)
{
	const struct family *f = catalogue_find(s->catalogue, r->operation, PEER_STRATEGY);

	return f && (r->peers || strings_have(&r->strategies, PEER_STRATEGY)) ? f : NULL;
}

int sweep_find_peers(struct session *s, const struct sweep_request *r, struct err *e)
{
	const struct family *f = wanted_peers(s, r);
	struct err why = {0};
	int status;

	if (!f) {
		if (r->peers)
			progress_complain(&s->progress, "no peers: operation '%s' has none", r->operation);
		return 0;
	}
	if (f->backend[0] && strcmp(f->backend, s->gpu->info.backend) != 0)
		status = err_as(&why, ERR_ABSENT, "those of '%s' are for %s devices", r->operation, f->backend);
	else
		status = peers_find(&s->peers, f->source, &why);
	if (status == 0)
		progress_say(&s->progress, "peers: %s", s->peers.identity);
	else if (r->peers)
		progress_complain(&s->progress, "no peers: %s", why.text);
	else
		return err_as(e, ERR_ABSENT, "no peers: %s", why.text);
	return 0;
}

static int measure_peer(struct sweep *sw, const struct variant *v, struct sweep_case *c, struct err *e)
{
	struct build *b;
	int seen;

	if (stop_requested(e) || builds_get(&sw->builds, v, &b, e) || case_seen(c, b, &seen, e))
		return -1;
	if (seen)
		return 0;
	if (sweep_prepare(sw, b, c, e))
		return -1;
	return b->state == BUILD_OK ? case_measure(c, b, &sw->sampling, e) : 0;
}

int sweep_measure_peers(struct sweep *sw, struct err *e)
{
	struct session *s = sw->session;
	const struct family *f = s->peers.path[0] ? wanted_peers(s, sw->request) : NULL;

	for (int k = 0; f && k < sw->ncases; k++) {
		struct variant *list;
		int n, status = 0;

		if (k >= sw->opened && sweep_open_next(sw, 1, e) < 0)
			return -1;
		if (!sw->cases[k].load)
			continue;
		if (catalogue_variants(s->catalogue, f, &s->gpu->info, &sw->cases[k].shape, 1, 0, NULL, &list, &n, e))
			return -1;
		for (int i = 0; i < n && status == 0; i++)
			status = measure_peer(sw, &list[i], &sw->cases[k], e);
		free(list);
		if (status)
			return -1;
	}
	return 0;
}
