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

/** States of all scores together. No count of a match needs more; it bounds the work, not the rule. */
const WORK_MAX = 200_000;

/** Every state that some order ends in, and how many there were. Undefined: nobody can try them. */
export function readEveryOrder<State extends string | number | boolean>(
  stretches: readonly Stretch[],
  reading: Reading<State>,
): { readonly states: ReadonlySet<State>; readonly steps: number } | undefined {
  let reached: Reached<State> | undefined = {
    states: new Set([reading.start]),
    score: { home: 0, away: 0 },
    place: 0,
  };
  for (const stretch of stretches) {
    reached =
      stretch.order === 'known'
        ? follow(reached, stretch.happenings, reading)
        : tryAll(reached, stretch, reading);
    if (!reached) return undefined;
  }
  return { states: reached.states, steps: reached.place };
}

type Untold = Extract<Stretch, { readonly order: 'unknown' }>;

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

/** The states at each score with as many of the home team. */
type Row<State> = readonly ReadonlySet<State>[];

/** Row by row: what a score can be reached with comes from one less of either side. */
function tryAll<State extends string | number | boolean>(
  from: Reached<State>,
  { count, partId, isLumpy }: Untold,
  { next }: Reading<State>,
): Reached<State> | undefined {
  if (isLumpy) return undefined;
  const { score: base, place } = from;
  const stepTo = (team: Team, home: number, away: number): Step => ({
    team,
    partId,
    place: place + home + away,
    score: { home: base.home + home, away: base.away + away },
  });
  const rowAfter = (row: Row<State>, home: number): Row<State> => {
    const reached: ReadonlySet<State>[] = [];
    for (let away = 0; away <= count.away; away += 1) {
      const byHome = [...(row[away] ?? [])].map((one) => next(one, stepTo('home', home, away)));
      const byAway = [...(reached[away - 1] ?? [])].map((one) =>
        next(one, stepTo('away', home, away)),
      );
      reached.push(new Set([...(home + away === 0 ? from.states : []), ...byHome, ...byAway]));
    }
    return reached;
  };
  let before: Row<State> = [];
  let work = 0;
  for (let home = 0; home <= count.home; home += 1) {
    before = rowAfter(before, home);
    work += before.reduce((sum, { size }) => sum + size, 0);
    if (work > WORK_MAX) return undefined;
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
