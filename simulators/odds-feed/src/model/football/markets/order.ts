import type { Ends } from '../../market/assessment.ts';
import type { Side } from '../../match-model.ts';
import type { Score } from '../../probability/grid.ts';

/**
 * Who comes first, next or last. All moments of one kind are drawn from one profile, so given how
 * many each team will have, every order of them is as likely as any other.
 */
export type TeamChances = { readonly home: number; readonly none: number; readonly away: number };

/** Whose the `place`-th of those to come is, 1 being the next. */
export function nthToCome({ states, chances }: Ends<Score>, place: number): TeamChances {
  const teams = { home: 0, none: 0, away: 0 };
  states.forEach(({ home, away }, index) => {
    const chance = chances[index] ?? 0;
    if (home + away < place) {
      teams.none += chance;
      return;
    }
    teams.home += (chance * home) / (home + away);
    teams.away += (chance * away) / (home + away);
  });
  return teams;
}

/** Whose the last is; `last` had the last one so far. */
export function lastOfAll(toCome: Ends<Score>, last: Side | undefined): TeamChances {
  const next = nthToCome(toCome, 1);
  return {
    home: next.home + (last === 'home' ? next.none : 0),
    none: last === undefined ? next.none : 0,
    away: next.away + (last === 'away' ? next.none : 0),
  };
}

const factorials = [1];
function factorial(count: number): number {
  for (let next = factorials.length; next <= count; next += 1) {
    factorials.push((factorials[next - 1] ?? 1) * next);
  }
  return factorials[count] ?? 1;
}

function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  return factorial(from) / (factorial(count) * factorial(from - count));
}

const remembered = new Map<number, number>();

/** The same few hundred races are asked about again and again. */
function homeFirstRemembered(coming: Score, needs: Score): number {
  const key = ((coming.home * 64 + coming.away) * 64 + needs.home) * 64 + needs.away;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const chance = homeFirst(coming, needs);
  remembered.set(key, chance);
  return chance;
}

/** Home gets `needs.home` before away gets `needs.away`, when so many come in random order. */
function homeFirst(coming: Score, needs: Score): number {
  const isHomeThere = coming.home >= needs.home;
  if (!isHomeThere || coming.away < needs.away) return isHomeThere ? 1 : 0;
  // Both get there: whoever has its number among so many was first.
  const drawn = needs.home + needs.away - 1;
  let ways = 0;
  for (let home = needs.home; home <= drawn; home += 1) {
    ways += choose(coming.home, home) * choose(coming.away, drawn - home);
  }
  return ways / choose(coming.home + coming.away, drawn);
}

/** Who is first to get so many more. */
export function raceToCome({ states, chances }: Ends<Score>, needs: Score): TeamChances {
  const teams = { home: 0, none: 0, away: 0 };
  states.forEach((coming, index) => {
    const chance = chances[index] ?? 0;
    if (coming.home < needs.home && coming.away < needs.away) {
      teams.none += chance;
      return;
    }
    const home = homeFirstRemembered(coming, needs);
    teams.home += chance * home;
    teams.away += chance * (1 - home);
  });
  return teams;
}
