import {
  type BettingType,
  bettingTypeOf,
} from '@kipute/contract/constants/betting-types/betting-types';
import { wholePartIds } from '@kipute/contract/constants/matches/event-parts';
import { scoringUnits } from '@kipute/contract/constants/matches/live-data';
import type { CountedUnit } from '@kipute/domain/grading/counted-units';
import type { GradingRule } from '@kipute/domain/grading/grading-rules';
import type { Score } from '@kipute/domain/grading/score';
import type { GradedMarket, GradedSelection, Minutes } from '@kipute/domain/grading/selection';
import { type MarketSnapshot, type Sides, teamOf } from '../match-snapshot.ts';

export type { MarketSnapshot } from '../match-snapshot.ts';

import { pickOf } from './read-pick.ts';

/** What a selection says. Undefined where its record does not say enough: nothing is guessed. */
export function selectionOfMarket(
  snapshot: MarketSnapshot,
  sides: Sides,
): GradedSelection | undefined {
  const type = bettingTypeOf(snapshot.market.marketTypeId);
  const market = type && questionOf(snapshot, type, sides);
  const pick = type && pickOf({ snapshot, type, sides });
  if (!market || !pick) return undefined;
  return { market, pick: snapshot.selection.isNegation ? { kind: 'not', of: pick } : pick };
}

/** What a market asks about. Undefined when its record does not say enough to know. */
function questionOf(
  snapshot: MarketSnapshot,
  type: BettingType,
  sides: Sides,
): GradedMarket | undefined {
  const { market, selection } = snapshot;
  if (market.partId !== selection.partId || !isOnSubject(snapshot, type, sides)) return undefined;
  const unit = unitOf(snapshot, type);
  const scoreBefore = scoreBeforeOf(snapshot, type);
  const numbers = numbersOf(snapshot, type);
  if (unit === 'unknown' || scoreBefore === 'unknown' || !numbers) return undefined;
  const team = teamOf(market.teamId, sides);
  return {
    typeId: type.id,
    partId: market.partId,
    unit,
    team,
    playerId: team ? undefined : (market.teamId ?? undefined),
    scoreBefore,
    ...numbers,
  };
}

/** A market on a player must not be read as one on the match. */
function isOnSubject({ market }: MarketSnapshot, { subject }: BettingType, sides: Sides): boolean {
  const isOnPlayer = market.teamId !== null && teamOf(market.teamId, sides) === undefined;
  return isOnPlayer === (subject === 'player');
}

/** What the provider's scoring units count. A booking may be a card or its points: not here. */
const unitByScoringUnit: ReadonlyMap<number, CountedUnit> = new Map([
  [scoringUnits.goal.id, 'goals'],
  [scoringUnits.corner.id, 'corners'],
  [scoringUnits.card.id, 'cards'],
  [scoringUnits['yellow-card'].id, 'yellow-cards'],
  [scoringUnits['red-card'].id, 'red-cards'],
  [scoringUnits['penalty-awarded'].id, 'penalties-awarded'],
  [scoringUnits['penalty-missed'].id, 'penalties-missed'],
  [scoringUnits['penalty-scored'].id, 'penalties-scored'],
  [scoringUnits.foul.id, 'fouls'],
  [scoringUnits.offside.id, 'offsides'],
  [scoringUnits.shot.id, 'shots'],
  [scoringUnits['shot-on-target'].id, 'shots-on-target'],
  [scoringUnits.substitution.id, 'substitutions'],
  [scoringUnits['throw-in'].id, 'throw-ins'],
  [scoringUnits['ball-possession'].id, 'possession'],
  [scoringUnits.point.id, 'points'],
  [scoringUnits['three-pointer'].id, 'three-pointers'],
  [scoringUnits.set.id, 'sets'],
  [scoringUnits.game.id, 'games'],
]);

/** Feeds say game for a frame, a leg and a map, point for a run and set for what is won of them. */
const looseUnits: readonly CountedUnit[] = ['games', 'points', 'sets'];

/** Only a type that counts whatever the score counts is told by its market what that is. */
function unitOf(
  { market }: MarketSnapshot,
  type: BettingType,
): CountedUnit | undefined | 'unknown' {
  const { scoringUnitId } = market;
  if (scoringUnitId === null) return undefined;
  const told = unitByScoringUnit.get(scoringUnitId);
  if (type.unit === 'score') return told ?? 'unknown';
  const isOther = told && type.unit && told !== type.unit && !looseUnits.includes(told);
  return isOther ? 'unknown' : undefined;
}

/** Rules that ask for the first, second … of something; the market's number says which. */
const numberedRules: readonly GradingRule[] = [
  'next-team',
  'next-scorer',
  'time-of-event',
  'method-of-event',
];

/** The winner of a frame or a game, not of the match: without its number it would look like that. */
const isOfOnePeriod = ({ grading, unit }: BettingType): boolean =>
  grading === 'two-way-result' && unit !== 'score';

type Numbers = Pick<GradedMarket, 'line' | 'number' | 'minutes'>;

/** The first number of a market is a line, a count, a place in the order or a minute. */
function numbersOf({ market }: MarketSnapshot, type: BettingType): Numbers | undefined {
  const { line, line2, partId } = market;
  if (type.inMinutes) {
    const minutes = minutesOf(line, line2);
    return minutes && { minutes };
  }
  const isWhole = wholePartIds.has(partId);
  if (line === null) return isOfOnePeriod(type) && isWhole ? undefined : {};
  if (!numberedRules.includes(type.grading) && !isOfOnePeriod(type)) return { line };
  return isCount(line) ? { number: line } : undefined;
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1;

function minutesOf(from: number | null, to: number | null): Minutes | undefined {
  if (from === null || to === null || !isCount(from) || !isCount(to) || to < from) return undefined;
  return { from, to };
}

/** `(1-0) #P7 -0.25`: home and away when the bet was made. */
const SCORE_BEFORE = /^\((\d+)-(\d+)\) /;

function scoreBeforeOf(
  { market, selection }: MarketSnapshot,
  { grading }: BettingType,
): Score | undefined | 'unknown' {
  if (grading !== 'handicap-from-score') return undefined;
  const [, home, away] = SCORE_BEFORE.exec(selection.code ?? '') ?? [];
  if (home === undefined || away === undefined) return 'unknown';
  const isDenied = market.line2 !== null && market.line2 !== Number(home);
  return isDenied ? 'unknown' : { home: Number(home), away: Number(away) };
}
