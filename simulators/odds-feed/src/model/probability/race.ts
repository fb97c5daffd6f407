import type { Ends } from '../market/assessment.ts';
import { type Score, scoreOf } from './grid.ts';

const known = new Map<number, Map<number, number>>();

function ofChance(chance: number): Map<number, number> {
  const found = known.get(chance);
  if (found) return found;
  // A world has some hundreds of pairings; more than that are old ones.
  if (known.size > 500) known.clear();
  const fresh = new Map<number, number>();
  known.set(chance, fresh);
  return fresh;
}

/** That home gets so many before away gets so many, winning each with this chance. */
export function raceChance(chance: number, needed: Score): number {
  if (needed.home <= 0) return 1;
  if (needed.away <= 0) return 0;
  const memory = ofChance(chance);
  const key = needed.home * 64 + needed.away;
  const remembered = memory.get(key);
  if (remembered !== undefined) return remembered;
  const ifWon = raceChance(chance, { home: needed.home - 1, away: needed.away });
  const ifLost = raceChance(chance, { home: needed.home, away: needed.away - 1 });
  const result = chance * ifWon + (1 - chance) * ifLost;
  memory.set(key, result);
  return result;
}

/** How a match to so many wins may end; the next one may be half decided already. */
export function endsOfRace(options: {
  readonly from: Score;
  readonly to: number;
  readonly first: number;
  readonly later: number;
}): Ends<Score> {
  const { from, to, later } = options;
  const states: Score[] = [];
  const chances: number[] = [];
  const walk = (score: Score, chance: number, home: number) => {
    if (chance <= 0) return;
    if (score.home === to || score.away === to) {
      states.push(scoreOf(score.home, score.away));
      chances.push(chance);
      return;
    }
    walk({ home: score.home + 1, away: score.away }, chance * home, later);
    walk({ home: score.home, away: score.away + 1 }, chance * (1 - home), later);
  };
  walk(from, 1, options.first);
  return { states, chances };
}
