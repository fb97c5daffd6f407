import type { PeriodScores } from '@kipute/contract/calls/matches/match-info';
import {
  eventParts,
  periodPartIds,
  tennisGameOf,
} from '@kipute/contract/constants/matches/event-parts';
import { sports } from '@kipute/contract/constants/matches/sports';
import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Fact, Match } from '../ports.ts';
import { type BySide, bySideOf, countsByPart, countsNow } from './match-facts.ts';

const NOT_STARTED = 1;
const inHalves: readonly number[] = [sports.football.id, sports['virtual-football'].id];

/** Sets, quarters and the like; null where a score has no more to it (ODB-75). */
export function periodScoresOf(facts: readonly Fact[], match: Match): PeriodScores | null {
  if (match.status === NOT_STARTED || inHalves.includes(match.sportId)) return null;
  const scores = countsByPart(facts, eventInfoTypes.score, match);
  const periods = scores
    .filter(({ partId }) => periodPartIds.has(partId))
    .toSorted((one, other) => Number(isOvertime(one)) - Number(isOvertime(other)));
  if (periods.length === 0) return null;
  return {
    period_list: periods.map(({ home, away }) => ({ home, away })),
    points: match.sportId === sports.tennis.id ? pointsOf(facts, match) : null,
    serve: serveOf(facts, match),
  };
}

/** Its number is not always the highest of its sport. */
const isOvertime = ({ partId }: { readonly partId: number }): boolean =>
  partId === eventParts['extra-time'].id;

function pointsOf(facts: readonly Fact[], match: Match): PeriodScores['points'] {
  // A game that is over may stand beside the one being played.
  const fact = facts.findLast(
    ({ typeId, partId, status }) =>
      typeId === eventInfoTypes.score && status === IN_FORCE && tennisGameOf(partId) !== undefined,
  );
  const points = fact && bySideOf(fact, match);
  if (!points) return null;
  return tennisGameOf(fact.partId)?.game === TIE_BREAK_GAME ? counted(points) : called(points);
}

const IN_FORCE = 1;
const TIE_BREAK_GAME = 13;

const counted = ({ home, away }: BySide) => ({ home: String(home), away: String(away) });

const calls = ['0', '15', '30', '40'] as const;
const FORTY = 3;

/** From three points each on it is deuce, or somebody has the advantage. */
function called({ home, away }: BySide): { readonly home: string; readonly away: string } {
  const isDeuce = home >= FORTY && away >= FORTY;
  const call = (own: number, other: number) =>
    isDeuce && own > other ? 'A' : (calls[own] ?? calls[FORTY]);
  return { home: call(home, away), away: call(away, home) };
}

function serveOf(facts: readonly Fact[], match: Match): PeriodScores['serve'] {
  const fact = facts.find((one) => one.typeId === eventInfoTypes.serve && countsNow(one));
  const serves = fact && bySideOf(fact, match);
  if (!serves || serves.home === serves.away) return null;
  return serves.home > serves.away ? 'home' : 'away';
}
