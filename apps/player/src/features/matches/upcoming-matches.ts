import { api } from '../wire/api.ts';
import { type ListQuestion, listQuestion } from './list-question.ts';
import { forgetOldMatches, takeMatches } from './match-store.ts';
import { pageSize } from './page-size.ts';

/** One page of a list: its matches, and how many there are on all pages. */
export type MatchPage = { readonly ids: readonly string[]; readonly count: number };

const questions = new Map<string, ListQuestion<MatchPage>>();

/** Not begun, soonest first; of one day in East Africa (`2026-11-14`) when it is named. */
export function upcomingMatches(day?: string): ListQuestion<MatchPage> {
  const key = day ?? '';
  const known = questions.get(key);
  if (known) return known;
  const question = listQuestion<MatchPage>({
    ask: async () => {
      const askedAtMs = Date.now();
      const request = { page: 1, page_size: pageSize(), ...(day !== undefined && { date: day }) };
      const { content, count } = await api.atlassian.ready_start(request, { silent: true });
      const ids = takeMatches(content, askedAtMs);
      forgetOldMatches();
      return { ids, count };
    },
  });
  questions.set(key, question);
  return question;
}
