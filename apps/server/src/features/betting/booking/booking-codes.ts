import { randomInt } from 'node:crypto';
import { ACCUMULATOR_LEGS_MAX, BOOKING_CODE_DAYS } from '@kipute/contract/constants/betting/limits';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { selectionToKeep } from './booked-selection-view.ts';
import {
  type Booking,
  type KeptSelection,
  keepBooking,
  removeBookingsOver,
} from './booking-store.ts';

/** In the order they are checked. */
export type ShareRefusal =
  | 'slip-empty'
  | 'too-many-legs'
  | 'selection-unknown'
  | 'match-picked-twice';

type SharedSelection = { readonly selectionId: string; readonly matchId: string };

/** Decision 5: a code lives seven days after its last match starts. */
const LIVES_AFTER_START_MS = BOOKING_CODE_DAYS * 86_400_000;

export async function shareSlip(
  shared: readonly SharedSelection[],
  { database, clock, board }: BettingDeps,
): Promise<Result<Booking, ShareRefusal>> {
  if (shared.length === 0) return refuse('slip-empty');
  if (shared.length > ACCUMULATOR_LEGS_MAX) return refuse('too-many-legs');
  const selections = shared.flatMap(({ selectionId, matchId }): readonly KeptSelection[] => {
    const kept = selectionToKeep(selectionId, board);
    return kept?.matchId === matchId ? [kept] : [];
  });
  if (selections.length < shared.length) return refuse('selection-unknown');
  const matches = new Set(selections.map(({ matchId }) => matchId));
  if (matches.size < selections.length) return refuse('match-picked-twice');
  const endsAt = endOf(selections);
  const booking = { selections, endsAt, now: clock.now() };
  const code = await database.transact((tx) =>
    keepBooking(tx, booking, (below) => randomInt(below)),
  );
  return ok({ code, selections, endsAt });
}

function endOf(selections: readonly KeptSelection[]): Date {
  const lastStart = Math.max(...selections.map(({ startsAt }) => Date.parse(startsAt)));
  return new Date(lastStart + LIVES_AFTER_START_MS);
}

const EVERY_HOUR = '17 * * * *';

/** Garbage collection: a code that has ended is not found any more already (BET-52). */
export function removeBookingsJob({
  database,
  clock,
}: Pick<BettingDeps, 'database' | 'clock'>): AnyJob {
  return {
    name: 'remove-booking-codes',
    payload: z.object({}),
    attemptsMax: 2,
    schedule: EVERY_HOUR,
    run: () => database.transact((tx) => removeBookingsOver(tx, clock.now())),
  };
}
