/* What calls without a plan learn about their offsets, for the benefit of later calls. */
#include "tuner/library/runtime/internal.h"

/* Probe on the second call with the same offsets, then at powers of two from 64 on, because their contents may
 * change. */
static int is_due(const struct hint *h)
{
	return h->is_known ? h->calls >= 64 && (h->calls & (h->calls - 1)) == 0 : h->calls >= 2;
}

LOCAL int is_same_shape(const struct segred_problem *a, const struct segred_problem *b)
{
	return a->longest == b->longest && a->longest_seen == b->longest_seen && a->span == b->span &&
	       a->share_16 == b->share_16 && a->share_1k == b->share_1k && a->share_4k == b->share_4k;
}

static void take_hint(segred_context *c, struct hint *h, const struct segred_problem *p)
{
	struct segred_problem found = *p;

	if (!h->is_asked || !c->backend->answers->answered(c, h->answer))
		return;
	h->is_asked = 0;
	if (take_samples(&found, h->answer) != SEGRED_OK)
		return;
	h->is_news = !h->is_known || !is_same_shape(&h->known, &found);
	h->is_known = 1;
	h->known = found;
}

LOCAL void hint_use(segred_context *c, struct hint *h, struct segred_problem *p)
{
	h->calls++;
	take_hint(c, h, p);
	if (h->is_known && !(p->share_1k >= 0 && p->share_4k >= 0)) {
		p->longest = p->longest >= 0 ? p->longest : h->known.longest;
		p->share_16 = h->known.share_16;
		p->share_1k = h->known.share_1k;
		p->share_4k = h->known.share_4k;
		p->span = p->span > 0 ? p->span : h->known.span;
		p->longest_seen = p->longest_seen > 0 ? p->longest_seen : h->known.longest_seen;
	}
}

/* If an earlier probe is still in flight, try again at a later call. Failures are ignored: there is just no hint. */
LOCAL void hint_ask(segred_context *c, struct hint *h, const struct segred_problem *p, void *stream)
{
	if (!is_due(h) || h->is_asked || p->n == 0 || p->segments == 0 || (p->share_1k >= 0 && !h->is_known))
		return;
	if (!h->answer)
		h->answer = take_answer(c);
	if (!h->answer || (h->answer->numbers && !c->backend->answers->answered(c, h->answer)))
		return;
	h->is_asked = ask_sample(c, p, h->answer, stream) == SEGRED_OK;
}

LOCAL void hint_release(segred_context *c, struct hint *h)
{
	if (h->answer)
		give_answer(c, h->answer);
	h->answer = NULL;
}
