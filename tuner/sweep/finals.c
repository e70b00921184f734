#include "tuner/sweep/finals.h"

#include <string.h>

static int hold(struct final *f, struct build *const *builds, const double *about, int count,
		const struct rounds_options *o, struct err *e)
{
	struct session *s = f->c->session;
	struct rounds_variant variants[ROUNDS_VARIANTS];
	struct plan plans[ROUNDS_VARIANTS];

	for (int i = 0; i < count; i++) {
		f->builds[i] = builds[i];
		variants[i] = (struct rounds_variant){&plans[i], builds[i]->program, about[i]};
		if (catalogue_plan(s->catalogue, &builds[i]->variant, &s->gpu->info, &f->c->problem, &plans[i], e))
			return -1;
	}
	if (bench_rounds(f->c->on_device, variants, count, o, &f->rounds, e))
		return -1;
	f->leader = rounds_leader(&f->rounds);
	rounds_rank(&f->rounds, f->leader, f->ranks);
	return 0;
}

int final_hold(struct final *f, struct sweep_case *c, struct build *const *builds, const double *about, int count,
	       const struct sampling *sampling, double time_cap, struct err *e)
{
	const struct rounds_options options = {sampling->cold, sampling->target, time_cap};
	struct err why = {0};

	f->c = c;
	f->winner = -1;
	if (hold(f, builds, about, count, &options, &why) == 0)
		return 0;
	f->c = NULL;
	if (why.kind == ERR_STOPPED) {
		*e = why;
		return -1;
	}
	progress_say(&c->session->progress, "%s: the best could not be compared: %.200s", c->label, why.text);
	return session_revive(c->session, e);
}

/* Is b one of those that may be called the winner of f? */
static int may_win(const struct final *f, const struct build *b)
{
	for (int i = 0; f->c && i < f->rounds.nvariants; i++)
		if (f->builds[i] == b)
			return f->ranks[i].tied;
	return 0;
}

/* Cases that b wins or is tied for. */
static int wins_of(const struct final *list, int count, const struct build *b)
{
	int wins = 0;

	for (int i = 0; i < count; i++)
		wins += may_win(&list[i], b);
	return wins;
}

/* Bytes of local memory and registers: what keeps other blocks off a multiprocessor. */
static int footprint(const struct build *b)
{
	return b->local_bytes + b->registers;
}

static int winner_of(const struct final *f, const struct final *list, int count)
{
	int winner = f->leader, wins = wins_of(list, count, f->builds[winner]);

	for (int i = 0; i < f->rounds.nvariants; i++) {
		int others = wins_of(list, count, f->builds[i]);

		if (may_win(f, f->builds[i]) &&
		    (others > wins || (others == wins && footprint(f->builds[i]) < footprint(f->builds[winner])))) {
			winner = i;
			wins = others;
		}
	}
	return winner;
}

/* The winner first, then those tied with it, then the others, each by their ratio. */
static int comes_before(const struct ranking *a, const struct ranking *b)
{
	return a->tied != b->tied ? a->tied : a->ratio < b->ratio;
}

static int store_final(const struct final *f, int winner, struct err *e)
{
	struct session *s = f->c->session;
	struct store_final rows[ROUNDS_VARIANTS];
	struct ranking ranks[ROUNDS_VARIANTS];
	int order[ROUNDS_VARIANTS] = {winner}, count = 1;

	rounds_rank(&f->rounds, winner, ranks);
	for (int i = 0; i < f->rounds.nvariants; i++) {
		int at = count;

		if (i == winner)
			continue;
		for (; at > 1 && comes_before(&ranks[i], &ranks[order[at - 1]]); at--)
			order[at] = order[at - 1];
		order[at] = i;
		count++;
	}
	for (int i = 0; i < count; i++) {
		const struct ranking *r = &ranks[order[i]];

		rows[i] = (struct store_final){.build = f->builds[order[i]]->row,
					       .tied = i ? r->tied : ranks[order[1]].tied, /* where another is */
					       .ratio = r->ratio,
					       .low = r->low,
					       .high = r->high,
					       .seconds = r->seconds,
					       .samples = f->rounds.counts[order[i]]};
	}
	return store_finals(s->store, s->run, f->c->id, rows, count, e);
}

int final_decide(struct final *list, int count, int k, struct err *e)
{
	struct final *f = &list[k];
	int winner;

	if (!f->c)
		return 0;
	winner = winner_of(f, list, count);
	if (winner == f->winner)
		return 0;
	f->winner = winner;
	f->c->winner = f->builds[winner]->variant;
	return store_final(f, winner, e);
}
