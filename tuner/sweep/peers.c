/* Measures other libraries, and named baselines, on the cases of a group, for comparison. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/stop.h"
#include "tuner/sweep/trial.h"

/* Whether it is a peer for this operation, and wanted. Baselines, and peers with parameters, which have many variants,
 * are wanted only by name. */
static int is_wanted(const struct sweep_request *r, const struct family *f)
{
	return f->peer && strcmp(f->operation, r->operation) == 0 &&
	       ((r->peers && f->library && f->nparams == 0) || strings_have(&r->strategies, f->strategy));
}

/* Whether it is the first wanted family of its library. */
static int is_first_of_library(const struct sweep_request *r, const struct family *families, int k)
{
	if (!families[k].library || !is_wanted(r, &families[k]))
		return 0;
	for (int i = 0; i < k; i++)
		if (families[i].library && is_wanted(r, &families[i]) &&
		    strcmp(families[i].source, families[k].source) == 0)
			return 0;
	return 1;
}

/* Finds the library of that family. A missing one is reported; it is an error if its peers were requested by name. */
static int find_library(struct session *s, const struct sweep_request *r, const struct family *f, struct err *e)
{
	const struct peers *library = NULL;
	struct err why = {0};

	if (f->backend[0] && strcmp(f->backend, s->gpu->info.backend) != 0)
		(void)err_as(&why, ERR_ABSENT, "those of '%s' are for %s devices", r->operation, f->backend);
	else
		library = session_peers(s, f->source, &why);
	if (library)
		progress_say(&s->progress, "peers: %s", library->identity);
	else if (r->peers)
		progress_warn(&s->progress, "no peers: %s", why.text);
	else
		return err_as(e, ERR_ABSENT, "no peers: %s", why.text);
	return 0;
}

int sweep_find_peers(struct session *s, const struct sweep_request *r, struct err *e)
{
	const struct family *families;
	const int n = catalogue_families(s->catalogue, &families);
	int libraries = 0;

	for (int k = 0; k < n; k++)
		if (is_first_of_library(r, families, k)) {
			libraries++;
			if (find_library(s, r, &families[k], e))
				return -1;
		}
	if (r->peers && libraries == 0)
		progress_warn(&s->progress, "no peers: operation '%s' has none", r->operation);
	return 0;
}

/* The library of the family; NULL if it was not found. */
static const struct peers *library_of(const struct session *s, const struct family *f)
{
	for (int i = 0; i < PEERS_LIBRARIES; i++)
		if (strcmp(s->peers[i].name, f->source) == 0)
			return &s->peers[i];
	return NULL;
}

/* Whether the family's library, if any, contains its first kernel: libraries are built without what was not
 * installed. */
static int is_present(struct session *s, const struct family *f)
{
	const struct peers *library = f->library ? library_of(s, f) : NULL;
	char kernel[64];

	(void)snprintf(kernel, sizeof kernel, "%.*s", (int)strcspn(f->kernels, " "), f->kernels);
	return !f->library || (library && peers_have(library, kernel));
}

static int measure_peer(struct sweep *sw, const struct variant *v, struct sweep_case *c, struct err *e)
{
	struct build *b;
	int seen, status;

	if (stop_requested(e) || builds_get(&sw->builds, v, &b, e))
		return -1;
	status = trial_take(sw, b, c, &seen, e);
	if (status == 0 && !seen) {
		status = trial_prepare(sw, b, c, e);
		if (status == 0 && b->state == BUILD_OK)
			status = trial_measure(c, b, &sw->sampling, e);
	}
	/* The views of best variants do not include peers, so set it here. */
	sw->found.valid |= status == 0 && (seen || b->state == BUILD_OK);
	trial_leave(b, c);
	return status < 0 ? -1 : 0;
}

static int measure_family(struct sweep *sw, const struct family *f, struct sweep_case *c, struct err *e)
{
	struct session *s = sw->session;
	struct variant *list;
	int n, status = 0;

	if (catalogue_variants(s->catalogue, f,
			       &(struct variant_query){&s->gpu->info, &c->shape, .space = SPACE_POSSIBLE}, &list, &n,
			       e))
		return -1;
	for (int i = 0; i < n && status == 0; i++)
		status = measure_peer(sw, &list[i], c, e);
	free(list);
	return status;
}

static int measure_cases(struct case_group *g, const struct family *const *peers, int npeers, struct err *e)
{
	for (int k = 0; npeers > 0 && k < g->ncases; k++) {
		if (k >= g->opened && case_group_open_next(g, 1, e) < 0)
			return -1;
		for (int i = 0; g->cases[k].on_device && i < npeers; i++)
			if (measure_family(g->sweep, peers[i], &g->cases[k], e))
				return -1;
	}
	return 0;
}

int sweep_measure_peers(struct case_group *g, struct err *e)
{
	struct sweep *sw = g->sweep;
	const struct family *families, **peers;
	const int n = catalogue_families(sw->session->catalogue, &families);
	int npeers = 0, status;

	peers = calloc((size_t)n + 1, sizeof *peers);
	if (!peers)
		return err_set(e, "no memory for %d peers", n);
	for (int i = 0; i < n; i++) /* once for all cases, because each check reads the library */
		if (is_wanted(sw->request, &families[i]) && is_present(sw->session, &families[i]))
			peers[npeers++] = &families[i];
	status = measure_cases(g, peers, npeers, e);
	free(peers);
	return status;
}
