import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { shareOf } from '../chance.ts';
import { MINUTE_MS } from '../world/programme/calendar.ts';
import type { Fixture } from '../world/programme/fixture.ts';

/** What befalls a match besides its course. Known from the beginning, seen when its time comes. */
export type Fate =
  | { readonly kind: 'ordinary' }
  | { readonly kind: 'delayed'; readonly saidAt: number; readonly byMs: number }
  | { readonly kind: 'called-off'; readonly saidAt: number; readonly statusId: number }
  | { readonly kind: 'interrupted'; readonly from: number; readonly to: number }
  | { readonly kind: 'abandoned'; readonly at: number }
  | { readonly kind: 'corrected'; readonly afterMs: number };

const ordinary: Fate = { kind: 'ordinary' };

/** Of a thousand matches so many, in this order. */
const shares = { delayed: 5, calledOff: 3, interrupted: 4, abandoned: 2, corrected: 10 } as const;

/** Machines never fail: what is drawn on a computer takes its course. */
const VIRTUAL_FOOTBALL = 86;

export function fateOf(seed: string, { key, kickOff, competition }: Fixture): Fate {
  if (competition.sportId === VIRTUAL_FOOTBALL) return ordinary;
  const drawn = shareOf(`${seed}/fate/${key}`) * 1_000;
  const minute = 10 + Math.floor(shareOf(`${seed}/when/${key}`) * 60);
  let below = shares.delayed;
  if (drawn < below) {
    return { kind: 'delayed', saidAt: kickOff - 25 * MINUTE_MS, byMs: 2 * minute * MINUTE_MS };
  }
  below += shares.calledOff;
  if (drawn < below) {
    const isWalkover = competition.contestants === 'people';
    const statusId = isWalkover ? eventStatuses.walkover : eventStatuses.canceled;
    return { kind: 'called-off', saidAt: kickOff - minute * MINUTE_MS, statusId };
  }
  below += shares.interrupted;
  const at = kickOff + minute * MINUTE_MS;
  if (drawn < below) return { kind: 'interrupted', from: at, to: at + 15 * MINUTE_MS };
  below += shares.abandoned;
  if (drawn < below) return { kind: 'abandoned', at };
  below += shares.corrected;
  return drawn < below ? { kind: 'corrected', afterMs: minute * (MINUTE_MS / 2) } : ordinary;
}
