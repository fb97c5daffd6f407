import { type Ends, numberEnds } from '../market/assessment.ts';
import type { Side } from '../match-model.ts';
import { convolve, type Pmf } from '../probability/pmf.ts';
import type { Points } from './possession-course.ts';

/** How a part of the match may end, by the number that a market looks at. */
export type ScopeEnds = Readonly<Record<'margin' | 'total' | Side, Ends<number>>>;

/** What overtime adds, gone through until it is decided. */
export type TieBreak = {
  /** From the most that away can win by to the most that home can, nought never. */
  readonly margin: { readonly least: number; readonly chances: Pmf };
  readonly total: Pmf;
  readonly home: Pmf;
  readonly away: Pmf;
};

const LONGEST = 60;

/** Chances of so many points each in goes that ended level, however many goes there were. */
function levelRuns(level: Pmf): Pmf {
  const runs: number[] = [];
  const again = 1 - (level[0] ?? 0);
  for (let points = 0; points < LONGEST; points += 1) {
    let chance = points === 0 ? 1 : 0;
    for (let last = 1; last <= Math.min(points, level.length - 1); last += 1) {
      chance += (level[last] ?? 0) * (runs[points - last] ?? 0);
    }
    runs.push(chance / again);
  }
  return runs;
}

function scaled(chances: readonly number[]): Pmf {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum);
}

/** Each point on both sides makes two in all. */
const doubled = (pmf: Pmf): Pmf => pmf.flatMap((chance) => [chance, 0]);

export function createTieBreak(home: Pmf, away: Pmf): TieBreak {
  const level = home.map((chance, points) => chance * (away[points] ?? 0));
  const margin = new Array<number>(home.length + away.length - 1).fill(0);
  const total = new Array<number>(home.length + away.length - 1).fill(0);
  const ofHome = new Array<number>(home.length).fill(0);
  const ofAway = new Array<number>(away.length).fill(0);
  home.forEach((chance, i) => {
    away.forEach((other, j) => {
      if (i === j) return;
      const both = chance * other;
      margin[i - j + away.length - 1] = (margin[i - j + away.length - 1] ?? 0) + both;
      total[i + j] = (total[i + j] ?? 0) + both;
      ofHome[i] = (ofHome[i] ?? 0) + both;
      ofAway[j] = (ofAway[j] ?? 0) + both;
    });
  });
  const runs = levelRuns(level);
  return {
    margin: { least: -(away.length - 1), chances: scaled(margin) },
    total: scaled(convolve(total, doubled(runs))),
    home: scaled(convolve(ofHome, runs)),
    away: scaled(convolve(ofAway, runs)),
  };
}

/** What is left of a chance after taking another out of it; rounding is no chance. */
const without = (chance: number, part: number) => (chance - part > 1e-15 ? chance - part : 0);

/** The chances of ends that are level, by the points of each team. */
function levelChances({ home, away }: Readonly<Record<Side, Pmf>>, already: Points): Pmf {
  const ahead = already.home - already.away;
  return home.map((chance, points) => chance * (away[points + ahead] ?? 0));
}

/** The numbers of a part: its own where it is decided, and overtime's on top where it is level. */
function withOvertime(options: {
  readonly plain: Pmf;
  readonly level: Pmf;
  readonly placeOf: (homePoints: number) => number;
  readonly more: Pmf;
}): Pmf {
  const { plain, level, placeOf, more } = options;
  const tied = new Array<number>(plain.length).fill(0);
  level.forEach((chance, points) => {
    tied[placeOf(points)] = (tied[placeOf(points)] ?? 0) + chance;
  });
  const after = convolve(tied, more);
  return after.map((chance, place) => chance + without(plain[place] ?? 0, tied[place] ?? 0));
}

/** How a match ends that is played on until somebody leads. */
export function endsWithTieBreak(
  toCome: Readonly<Record<Side, Pmf>>,
  already: Points,
  tieBreak: TieBreak,
): { readonly ends: ScopeEnds; readonly chanceOfTie: number } {
  const { home, away } = toCome;
  const ahead = already.home - already.away;
  const level = levelChances(toCome, already);
  const chanceOfTie = level.reduce((sum, chance) => sum + chance, 0);
  const numbers = (plain: Pmf, placeOf: (points: number) => number, more: Pmf) =>
    chanceOfTie === 0 ? plain : withOvertime({ plain, level, placeOf, more });
  const least = ahead - (away.length - 1);
  const margins = convolve(home, [...away].reverse());
  const decided = margins.map((chance, place) => (least + place === 0 ? 0 : chance));
  return {
    chanceOfTie,
    ends: {
      home: numberEnds(
        numbers(home, (points) => points, tieBreak.home),
        already.home,
      ),
      away: numberEnds(
        numbers(away, (points) => points + ahead, tieBreak.away),
        already.away,
      ),
      total: numberEnds(
        numbers(convolve(home, away), (points) => 2 * points + ahead, tieBreak.total),
        already.home + already.away,
      ),
      margin: joined(numberEnds(decided, least), overtimeMargins(tieBreak, chanceOfTie)),
    },
  };
}

function overtimeMargins({ margin }: TieBreak, chanceOfTie: number): Ends<number> {
  return numberEnds(
    margin.chances.map((chance) => chance * chanceOfTie),
    margin.least,
  );
}

/** The same number may stand on both lists: chances of ends add up all the same. */
function joined(one: Ends<number>, other: Ends<number>): Ends<number> {
  return {
    states: [...one.states, ...other.states],
    chances: [...one.chances, ...other.chances],
  };
}
