import type { Competition } from '../competitions/competition.ts';
import { dayOf } from './calendar.ts';
import type { Fixture } from './fixture.ts';
import type { Rounds } from './rounds.ts';

/** So long the result of a match stays known: a team's form and a league's table are made of it. */
export const RESULTS_KEPT_DAYS = 28;

const FOOTBALL = 1;

/** Leagues and cups of football; of everything else nobody keeps a table here. */
export function hasTable({ sportId, rank }: Competition): boolean {
  return sportId === FOOTBALL && rank !== 'filler';
}

/** The rounds of the last weeks. A day takes a while to draw, so each may be asked for by itself. */
export function* pastRounds(rounds: Rounds, time: number): Generator<readonly Fixture[]> {
  const today = dayOf(time);
  for (let day = today; day > today - RESULTS_KEPT_DAYS; day -= 1) {
    yield rounds.on(day).filter(({ competition }) => hasTable(competition));
  }
}
