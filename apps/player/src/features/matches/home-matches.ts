import { api } from '../wire/api.ts';
import { type HomeAnswer, keptHome } from './kept-home.ts';
import { listQuestion } from './list-question.ts';
import { forgetOldMatches, takeMatches } from './match-store.ts';

/** Ids of the matches of home, list by list. */
export type HomeMatches = {
  /** Unknown on return to an answer of an earlier visit: what was live then has moved on. */
  readonly live: readonly string[] | undefined;
  readonly today: readonly string[];
  readonly popular: readonly string[];
};

let latest: { readonly answer: HomeAnswer; readonly atMs: number } | undefined;

/** Home is kept alive, and so is its answer: coming back shows it at once. */
export const homeMatches = listQuestion<HomeMatches>({
  ask: async () => {
    const atMs = Date.now();
    const answer = await api.atlassian.popular_events({}, { silent: true });
    latest = { answer, atMs };
    const lists = taken(answer, atMs);
    forgetOldMatches();
    return lists;
  },
  kept: () => {
    const kept = keptHome(Date.now());
    return kept && { ...taken(kept, 0), live: undefined };
  },
});

/** As the server wrote it, for whoever keeps it. */
export const latestHome = () => latest;

function taken(answer: HomeAnswer, saidAtMs: number): HomeMatches {
  return {
    live: takeMatches(answer.home_roll_ball, saidAtMs),
    today: takeMatches(answer.to_day_popular_match, saidAtMs),
    popular: takeMatches(answer.popular_match, saidAtMs),
  };
}
