import type { DecidedOutcome } from '../../../betting/bet-return.ts';
import type { CountedUnit } from '../../counted-units.ts';
import { countIn } from '../../result/counts.ts';
import type { MatchResult } from '../../result/match-result.ts';
import { isTennisGame, shapeOf } from '../../result/sport-shapes.ts';
import { type Side, type Team, wonIf } from '../../score.ts';
import type { GradedMarket, GradedType, Pick } from '../../selection.ts';
import type { Verdict } from '../../verdict.ts';

/** What a rule is asked: what became of this pick, by this result? */
export type Question = {
  readonly type: GradedType;
  readonly market: GradedMarket;
  readonly pick: Pick;
  readonly result: MatchResult;
  /** The same market graded as another type, for combinations of several. */
  readonly gradeAs: (asked: { typeId: number; pick: Pick; result: MatchResult }) => Verdict;
  readonly typeOf: (typeId: number) => GradedType | undefined;
};

export type Rule = (question: Question) => Verdict;

/** Feeds say game for a frame, a leg and a map, and point for a run. */
const otherWords: Readonly<
  Partial<Record<string, Readonly<Partial<Record<CountedUnit, CountedUnit>>>>>
> = {
  snooker: { games: 'frames' },
  darts: { games: 'legs' },
  esports: { games: 'maps' },
  baseball: { points: 'runs', goals: 'runs' },
  cricket: { points: 'runs', goals: 'runs' },
};

/** What a market counts: its type says so, unless that counts whatever the score counts. */
export function unitAsked({ type, market, result }: Question): CountedUnit | undefined {
  const { scoreUnits, periods, periodUnit } = shapeOf(result.sport);
  const isPeriod = periods.includes(market.partId);
  if (isTennisGame(result.sport, market.partId) && type.unit === 'score') return 'points';
  if (type.unit !== 'score') {
    const isOfMatch = type.unit !== null && scoreUnits.includes(type.unit);
    return isOfMatch && isPeriod ? periodUnit : (type.unit ?? undefined);
  }
  if (market.unit && market.unit !== 'score') {
    return otherWords[result.sport]?.[market.unit] ?? market.unit;
  }
  if (isPeriod) return periodUnit;
  return scoreUnits.find((unit) => countIn(result, unit, market.partId)) ?? scoreUnits[0];
}

const counting = /^(?:total|handicap|odd-even|winning-margin)/;

/** More than so many what? Of a tennis match it may be sets or games, and only the market tells. */
export function isUnitUnsaid({ type, market, result }: Question): boolean {
  const { scoreUnits, periodUnit, whole } = shapeOf(result.sport);
  const isTwofold = scoreUnits.length > 0 && !scoreUnits.every((unit) => unit === periodUnit);
  const isUnsaid = type.unit === 'score' && market.unit === undefined;
  return isUnsaid && isTwofold && market.partId === whole && counting.test(type.grading);
}

/** Which of them: the market says so, or the type ("First Corner"). */
export const numberAsked = ({ market, type }: Question): number | undefined =>
  market.number ?? type.threshold ?? undefined;

/** Whom the total is of. Undefined when the market is on one team and does not say which. */
export function teamAsked({ type, market }: Question): Team | 'both' | undefined {
  if (type.subject === 'match') return market.team ?? 'both';
  return market.team;
}

/** The same question about another part. */
export const inPart = (question: Question, partId: number): Question => ({
  ...question,
  market: { ...question.market, partId },
});

const sides: readonly Side[] = ['home', 'draw', 'away'];

export const sideOf = ({ kind }: Pick): Side | undefined => sides.find((side) => side === kind);

export function teamOf(pick: Pick): Team | undefined {
  const side = sideOf(pick);
  return side === 'draw' ? undefined : side;
}

/** One side named twice is no double chance. */
export const areTwo = (named: readonly Side[]): boolean =>
  named.length === 2 && named[0] !== named[1];

/** Of a double chance. */
export function sidesOf(pick: Pick): readonly Side[] | undefined {
  if (pick.kind !== 'any-of') return undefined;
  const named = pick.of.map(sideOf).filter((side) => side !== undefined);
  return named.length === pick.of.length && areTwo(named) ? named : undefined;
}

/** Undefined when the pick is neither. */
export function yesOrNo({ kind }: Pick, isSo: boolean): DecidedOutcome | undefined {
  if (kind === 'yes') return wonIf(isSo);
  return kind === 'no' ? wonIf(!isSo) : undefined;
}

export const isInRange = (count: number, { least, most }: { least: number; most: number | null }) =>
  count >= least && (most === null || count <= most);
