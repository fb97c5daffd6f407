import type { MatchInfo } from '@kipute/contract/calls/matches/match-info';
import { forgetOldMatches, takeMatches } from '../../../features/matches/match-store.ts';

/** `unknown`: the address names a country or league that does not exist. */
export type MatchPage = { readonly ids: readonly string[]; readonly count: number } | 'unknown';

export type PageRequest = { readonly page: number; readonly page_size: number };
export type AnsweredPage = { readonly content: readonly MatchInfo[]; readonly count: number };
export type AskPage = (request: PageRequest) => Promise<AnsweredPage>;

const unknownPlace: readonly unknown[] = ['country-unknown', 'competition-unknown'];

/** A place that does not exist is an answer; everything else that goes wrong is a failure. */
export function takenPage(asked: Promise<AnsweredPage>): Promise<MatchPage> {
  const askedAtMs = Date.now();
  return asked.then(
    ({ content, count }) => {
      const ids = takeMatches(content, askedAtMs);
      forgetOldMatches();
      return { ids, count };
    },
    (rejected: { readonly code?: string }) => {
      if (unknownPlace.includes(rejected.code)) return 'unknown' as const;
      throw rejected;
    },
  );
}
