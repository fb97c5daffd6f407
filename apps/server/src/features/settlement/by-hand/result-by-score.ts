import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { bettingTypeOf } from '@kipute/contract/constants/betting-types/betting-types';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { CountedUnit } from '@kipute/domain/grading/counted-units';
import { gradeSelection } from '@kipute/domain/grading/grade-selection';
import { checkResult } from '@kipute/domain/grading/result/check-result';
import { type MatchResult, noEnding } from '@kipute/domain/grading/result/match-result';
import { shapeOf } from '@kipute/domain/grading/result/sport-shapes';
import type { Score } from '@kipute/domain/grading/score';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { type Sides, sidesOf, snapshotOf } from '../match-snapshot.ts';
import type { SettledCatalogue } from '../ports.ts';
import { gradedSportOf } from '../result/read-result.ts';
import { selectionOfMarket } from '../selection/read-selection.ts';

/** What was scored in one part of a match, as somebody saw it. */
type PartScore = Score & { readonly partId: number };

export type EnteredScore = {
  readonly matchId: string;
  readonly scores: readonly PartScore[];
  /** Football only. */
  readonly corners: readonly PartScore[];
};

type ScoreRefusal =
  | 'match-unknown'
  | 'match-not-begun'
  | 'sport-not-graded'
  | 'match-still-played'
  | 'result-impossible';

/** What a score says of every selection of its match. */
export type ScoreRulings = {
  /** By selection: a leg outcome of the contract. */
  readonly decided: ReadonlyMap<bigint, number>;
  /** It does not tell enough about these, or more play may change them. */
  readonly open: ReadonlySet<bigint>;
};

type Deps = { readonly catalogue: SettledCatalogue; readonly now: Date };

/** Grades a whole match by a score that a person entered, as the feed's own result is (TRD-31). */
export function rulingsByScore(
  entered: EnteredScore,
  { catalogue, now }: Deps,
): Result<ScoreRulings, ScoreRefusal> {
  const match = catalogue.matches().get(entered.matchId);
  const snapshot = snapshotOf(catalogue, entered.matchId);
  const sides = snapshot && sidesOf(snapshot);
  if (!match || !sides) return refuse('match-unknown');
  const hasBegun = match.status !== eventStatuses.pending || match.startsAt <= now.getTime();
  if (!hasBegun) return refuse('match-not-begun');
  const sport = gradedSportOf(match.sportId);
  if (!sport) return refuse('sport-not-graded');
  const result = resultEntered(entered, sport);
  if (result.status === 'ended' && isStillPlayed(match, now)) return refuse('match-still-played');
  if (checkResult(result)) return refuse('result-impossible');
  return ok(gradeAll(result, { catalogue, sides }));
}

type Graded = { readonly catalogue: SettledCatalogue; readonly sides: Sides };

function gradeAll(result: MatchResult, { catalogue, sides }: Graded): ScoreRulings {
  const decided = new Map<bigint, number>();
  const open = new Set<bigint>();
  for (const market of catalogue.marketsOf(result.matchId)) {
    const siblings = catalogue.selectionsOf(market.id);
    for (const selection of siblings) {
      const read = selectionOfMarket({ market, selection, siblings }, sides);
      const grade = read && gradeSelection(read, result, bettingTypeOf);
      const outcome = grade && outcomeIds.get(grade.outcome);
      if (outcome === undefined) open.add(BigInt(selection.id));
      else decided.set(BigInt(selection.id), outcome);
    }
  }
  return { decided, open };
}

const decidedWords: readonly string[] = ['win', 'half-win', 'refund', 'half-lose', 'lose'];
const outcomeIds: ReadonlyMap<string, number> = new Map(
  rowsOf(legOutcomes).flatMap(([word, { id }]) =>
    decidedWords.includes(word) ? [[word, id]] : [],
  ),
);

type Sport = MatchResult['sport'];

/** Parts of which people know the score: the whole and its periods. */
export function partsOf(sport: Sport): readonly number[] {
  const { whole, periods } = shapeOf(sport);
  return [...periods, whole];
}

/** With the whole it is over; before, what was told of are periods that were played to their end. */
function resultEntered({ matchId, scores, corners }: EnteredScore, sport: Sport): MatchResult {
  const { whole, periods, periodUnit, scoreUnits } = shapeOf(sport);
  const [unit] = scoreUnits;
  const isOver = scores.some(({ partId }) => partId === whole);
  const ofWhole = scores.filter(({ partId }) => !periods.includes(partId));
  const ofPeriods = scores.filter(({ partId }) => periods.includes(partId));
  const counts: Partial<Record<CountedUnit, Record<number, Score>>> = {};
  const add = (counted: CountedUnit, parts: readonly PartScore[]) => {
    if (parts.length === 0) return;
    const byPart = parts.map(({ partId, home, away }) => [partId, { home, away }] as const);
    counts[counted] = { ...counts[counted], ...Object.fromEntries(byPart) };
  };
  if (unit) add(unit, ofWhole);
  add(periodUnit, ofPeriods);
  if (sport === 'football') add('corners', corners);
  return {
    ...{ matchId, sport, counts, version: 0, minute: null, lineUp: null },
    ...{ incidents: [], orderedUnits: [], ending: noEnding },
    status: isOver ? 'ended' : 'in-progress',
    completedParts: isOver ? [] : ofPeriods.map(({ partId }) => partId),
  };
}

const running: readonly number[] = [eventStatuses.inProgress, eventStatuses.interrupted];
/** No match of a graded sport is over sooner while the provider says that it is played. */
const SHORTEST_MS = 90 * 60_000;

const isStillPlayed = (
  { status, startsAt }: { readonly status: number; readonly startsAt: number },
  now: Date,
): boolean => running.includes(status) && now.getTime() < startsAt + SHORTEST_MS;
