import { countIn } from '@kipute/domain/grading/result/counts';
import { ORDINARY_TIME } from '@kipute/domain/grading/result/sport-shapes';
import type { Score } from '@kipute/domain/grading/score';
import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { snapshotOf } from '../match-snapshot.ts';
import type { SettledCatalogue } from '../ports.ts';
import { resultOfMatch } from '../result/read-result.ts';

/** What a match says about its ordinary time. */
type EndOfMatch =
  | { readonly kind: 'played'; readonly score: Score }
  /** It was broken off, or given to one side: whatever the score, it was not played to its end. */
  | { readonly kind: 'broken-off' }
  /** Not begun, or begun and interrupted. */
  | { readonly kind: 'not-going-on' }
  | { readonly kind: 'in-play' }
  /** It has ended, and its score is missing or contradicts itself. */
  | { readonly kind: 'unsure' };

const brokenOff: readonly number[] = [
  eventStatuses.canceled,
  eventStatuses.abandoned,
  eventStatuses.walkover,
  eventStatuses.retired,
];
const notGoingOn: readonly number[] = [eventStatuses.pending, eventStatuses.interrupted];

/** By the result that bets are graded by; undefined when the match is not in memory (POL-80). */
export function endOfMatch(
  catalogue: Pick<SettledCatalogue, 'matches' | 'factsOf' | 'incidentsOf' | 'team'>,
  matchId: string,
): EndOfMatch | undefined {
  const snapshot = snapshotOf(catalogue, matchId);
  if (!snapshot) return undefined;
  const { status } = snapshot.match;
  if (brokenOff.includes(status)) return { kind: 'broken-off' };
  if (notGoingOn.includes(status)) return { kind: 'not-going-on' };
  if (status !== eventStatuses.ended) return { kind: 'in-play' };
  const result = resultOfMatch(snapshot);
  const score = result.ok ? countIn(result.value, 'goals', ORDINARY_TIME) : undefined;
  return score ? { kind: 'played', score } : { kind: 'unsure' };
}
