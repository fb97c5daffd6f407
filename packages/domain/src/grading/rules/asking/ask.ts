import type { CountedUnit } from '../../counted-units.ts';
import type { Verdict } from '../../grade.ts';
import { countIn } from '../../result/counts.ts';
import type { MatchResult } from '../../result/match-result.ts';
import { isTennisGame, shapeOf } from '../../result/sport-shapes.ts';
import type { Team } from '../../score.ts';
import type { GradedMarket, GradedType, Pick } from '../../selection.ts';

/** One question: what became of this pick? */
export type Ask = {
  readonly type: GradedType;
  readonly market: GradedMarket;
  readonly pick: Pick;
  readonly result: MatchResult;
  /** The same market asked as another type, for what is put together from several. */
  readonly askAs: (asked: { typeId: number; pick: Pick; result: MatchResult }) => Verdict;
  readonly typeOf: (typeId: number) => GradedType | undefined;
};

export type Rule = (ask: Ask) => Verdict;

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
export function unitAsked({ type, market, result }: Ask): CountedUnit | undefined {
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
export function isUnitUnsaid({ type, market, result }: Ask): boolean {
  const { scoreUnits, periodUnit, whole } = shapeOf(result.sport);
  const isTwofold = scoreUnits.length > 0 && !scoreUnits.every((unit) => unit === periodUnit);
  const isUnsaid = type.unit === 'score' && market.unit === undefined;
  return isUnsaid && isTwofold && market.partId === whole && counting.test(type.grading);
}

/** Which of them: the market says so, or the type ("First Corner"). */
export const numberAsked = ({ market, type }: Ask): number | undefined =>
  market.number ?? type.threshold ?? undefined;

/** Whom the total is of. Undefined when the market is on one team and does not say which. */
export function teamAsked({ type, market }: Ask): Team | 'both' | undefined {
  if (type.subject === 'match') return market.team ?? 'both';
  return market.team;
}

/** The same question about another part. */
export const inPart = (ask: Ask, partId: number): Ask => ({
  ...ask,
  market: { ...ask.market, partId },
});
