import type { CountedUnit } from '../counted-units.ts';
import type { Score, Team } from '../score.ts';
import { countIn } from './counts.ts';
import type { MatchResult } from './match-result.ts';
import { type Happening, isOrderedIn, orderIn, severalAtOnce } from './order.ts';
import { shapeOf } from './sport-shapes.ts';

/**
 * What a result that tells scores and no order still forces. A question about the order is read
 * one by one, as a small state; where the order of a stretch is not known, every order its count
 * allows is tried at once, over the lattice of scores. So a long match costs the area of its score
 * and not the number of its orders.
 */
export type Stretch =
  | { readonly order: 'known'; readonly happenings: readonly Happening[] }
  | {
      readonly order: 'unknown';
      /** A sum where nobody told its periods. */
      readonly partId: number;
      readonly count: Score;
      /** One may be worth several of these. */
      readonly isLumpy: boolean;
    };

/** A part in its turn. Undefined when not even the count is told. */
export function stretchesOf(
  result: MatchResult,
  unit: CountedUnit,
  partId: number,
): readonly Stretch[] | undefined {
  const count = countIn(result, unit, partId);
  const order = orderIn(result, { unit, partId, count });
  const known = order && ([{ order: 'known', happenings: order }] as const);
  if (isOrderedIn(result, unit, partId)) return known;
  // Halves first: also of goals of one team alone it matters in which half they were.
  const parts = shapeOf(result.sport).sums[partId] ?? [];
  const inTurn = parts.map((part) => stretchesOf(result, unit, part));
  if (inTurn.length > 0 && !inTurn.includes(undefined)) return inTurn.flatMap((one) => one ?? []);
  if (known || !count) return known;
  return [{ order: 'unknown', partId, count, isLumpy: severalAtOnce.includes(unit) }];
}

export type Step = {
  readonly team: Team | null;
  readonly partId: number;
  /** The first is 1. */
  readonly place: number;
  /** After it. */
  readonly score: Score;
};

/** States are few and plain, so that orders that come to the same one are one. */
export type Reading<State extends string | number | boolean> = {
  readonly start: State;
  readonly next: (state: State, step: Step) => State;
};

type Reached<State> = {
  readonly states: ReadonlySet<State>;
  readonly score: Score;
  readonly place: number;
};

/** Beyond this no count of a match lies; it bounds the work, not the rule. */
const CELLS_MAX = 100_000;

/** Every state that some order ends in, and how many there were. Undefined: nobody can try them. */
export function readEveryOrder<State extends string | number | boolean>(
  stretches: readonly Stretch[],
  reading: Reading<State>,
): { readonly states: ReadonlySet<State>; readonly steps: number } | undefined {
  let reached: Reached<State> = {
    states: new Set([reading.start]),
    score: { home: 0, away: 0 },
    place: 0,
  };
  for (const stretch of stretches) {
    if (stretch.order === 'unknown' && !canTry(stretch)) return undefined;
    reached =
      stretch.order === 'known'
        ? follow(reached, stretch.happenings, reading)
        : tryAll(reached, stretch, reading);
  }
  return { states: reached.states, steps: reached.place };
}

type Untold = Extract<Stretch, { readonly order: 'unknown' }>;

const canTry = ({ count: { home, away }, isLumpy }: Untold): boolean =>
  !isLumpy && (home + 1) * (away + 1) <= CELLS_MAX;

function follow<State extends string | number | boolean>(
  from: Reached<State>,
  happenings: readonly Happening[],
  { next }: Reading<State>,
): Reached<State> {
  let { states, score, place } = from;
  for (const { team, partId, worth } of happenings) {
    place += 1;
    score = {
      home: score.home + (team === 'home' ? worth : 0),
      away: score.away + (team === 'away' ? worth : 0),
    };
    const step = { team, partId, place, score };
    states = new Set([...states].map((state) => next(state, step)));
  }
  return { states, score, place };
}

/** Row by row: what a score can be reached with comes from one less of either side. */
function tryAll<State extends string | number | boolean>(
  from: Reached<State>,
  { count, partId }: Untold,
  { next }: Reading<State>,
): Reached<State> {
  const { score: base, place } = from;
  const stepTo = (team: Team, home: number, away: number): Step => ({
    team,
    partId,
    place: place + home + away,
    score: { home: base.home + home, away: base.away + away },
  });
  let before: readonly ReadonlySet<State>[] = [];
  for (let home = 0; home <= count.home; home += 1) {
    const row: ReadonlySet<State>[] = [];
    for (let away = 0; away <= count.away; away += 1) {
      const states = new Set<State>(home + away === 0 ? from.states : []);
      for (const state of before[away] ?? []) states.add(next(state, stepTo('home', home, away)));
      for (const state of row[away - 1] ?? []) states.add(next(state, stepTo('away', home, away)));
      row.push(states);
    }
    before = row;
  }
  return {
    states: before[count.away] ?? new Set(),
    ...{ score: { home: base.home + count.home, away: base.away + count.away } },
    place: place + count.home + count.away,
  };
}

/** The scores it stood at for certain: at the start, where it was told, and after each stretch. */
export function certainScores(stretches: readonly Stretch[]): readonly Score[] {
  const scores: Score[] = [{ home: 0, away: 0 }];
  const add = ({ home, away }: Score) => {
    const last = scores.at(-1) ?? { home: 0, away: 0 };
    scores.push({ home: last.home + home, away: last.away + away });
  };
  for (const stretch of stretches) {
    if (stretch.order === 'unknown') add(stretch.count);
    else {
      for (const { team, worth } of stretch.happenings) {
        add({ home: team === 'home' ? worth : 0, away: team === 'away' ? worth : 0 });
      }
    }
  }
  return scores;
}
