import type { Side } from '../match-model.ts';
import { isOvertime, sumOf } from './possession-course.ts';
import type { PossessionView } from './possession-view.ts';

/** Who reached so many points first. */
export function raceWinner({ facts }: PossessionView, goal: number): Side | undefined {
  const points = { home: 0, away: 0 };
  for (const tally of facts.tallies) {
    points[tally.side] += tally.points;
    if (points[tally.side] >= goal) return tally.side;
  }
  return undefined;
}

/** That a team is still short of what it needs after 0, 1, 2 … of its turns to come. */
function shortAfter(view: PossessionView, side: Side, needed: number): readonly number[] {
  return Array.from({ length: view.turnsToCome[side] + 1 }, (_, turns) =>
    view.sums[side](turns)
      .slice(0, needed)
      .reduce((sum, chance) => sum + chance, 0),
  );
}

/** A team gets there in one of its turns while the other, so many turns on, is still short. */
function firstChance(own: readonly number[], other: readonly number[], otherBefore: number) {
  let first = 0;
  for (let turn = 1; turn < own.length; turn += 1) {
    const arrives = (own[turn - 1] ?? 0) - (own[turn] ?? 0);
    first += arrives * (other[Math.min(other.length - 1, turn - 1 + otherBefore)] ?? 0);
  }
  return first;
}

/** Home first, neither, away first; the race ends with the ordinary periods. */
export function raceChances(view: PossessionView, goal: number): readonly number[] {
  if (isOvertime(view.sport, view.facts)) return [0, 1, 0];
  const made = sumOf(view.facts.periods);
  const home = shortAfter(view, 'home', goal - made.home);
  const away = shortAfter(view, 'away', goal - made.away);
  // Whoever has more turns left is next; with as many it is the visitors.
  const isHomeNext = view.turnsToCome.home > view.turnsToCome.away;
  return [
    firstChance(home, away, isHomeNext ? 0 : 1),
    (home.at(-1) ?? 1) * (away.at(-1) ?? 1),
    firstChance(away, home, isHomeNext ? 1 : 0),
  ];
}
