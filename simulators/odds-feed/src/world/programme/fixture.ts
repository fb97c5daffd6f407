import type { Competition } from '../competitions/competition.ts';
import { usualMinutesOf } from '../sports.ts';
import { MINUTE_MS } from './calendar.ts';

/** A match as the programme has it, before anything happens to it. */
export type Fixture = {
  /** Tells it from every other match of every day. */
  readonly key: string;
  readonly competition: Competition;
  readonly home: string;
  readonly away: string;
  readonly kickOff: number;
  /** Nobody knows of it before. */
  readonly announcedAt: number;
  /** Of an earlier season, and known until then because its teams are about to meet again. */
  readonly earlierSeason?: { readonly keptUntil: number };
};

export const usualEndOf = ({ kickOff, competition }: Fixture): number =>
  kickOff + usualMinutesOf(competition.sportId) * MINUTE_MS;

const SLOT_MS = 5 * MINUTE_MS;

/** The slots of five minutes that a match takes, to count how many run at once. */
export function slotsOf(kickOff: number, sportId: number): readonly number[] {
  const slots: number[] = [];
  const end = kickOff + usualMinutesOf(sportId) * MINUTE_MS;
  for (let slot = Math.floor(kickOff / SLOT_MS); slot * SLOT_MS < end; slot += 1) slots.push(slot);
  return slots;
}
