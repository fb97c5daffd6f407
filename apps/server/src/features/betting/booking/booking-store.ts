import { createHash } from 'node:crypto';
import { drawnBookingCode } from '@kipute/domain/betting/booking-code';
import { invariant } from '@kipute/domain/invariant';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { LegWords } from '../../odds-board/index.ts';

/** What is kept of a selection, so that it can still be named when the board has forgotten it. */
export type KeptSelection = {
  readonly selectionId: string;
  readonly matchId: string;
  readonly marketId: string;
  readonly marketTypeId: number;
  readonly partId: number;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly words: Readonly<Record<string, LegWords>>;
};

export type Booking = {
  readonly code: string;
  readonly selections: readonly KeptSelection[];
  readonly endsAt: Date;
};

type NewBooking = Omit<Booking, 'code'> & { readonly now: Date };
type Chance = (below: number) => number;

/** Of 887 million codes one is met that is taken about never, and five in a row not at all. */
const DRAWS_MAX = 5;

/** The same selections keep their code, and its end follows a match that was put off (BET-51). */
export async function keepBooking(
  tx: Transaction,
  booking: NewBooking,
  chance: Chance,
): Promise<string> {
  const selectionsHash = hashOf(booking.selections);
  for (let draw = 0; draw < DRAWS_MAX; draw += 1) {
    const code =
      (await renew(tx, selectionsHash, booking)) ??
      (await insert(tx, selectionsHash, { ...booking, code: drawnBookingCode(chance) }));
    if (code !== undefined) return code;
  }
  invariant(false, 'a code is free');
}

async function renew(tx: Transaction, selectionsHash: string, { endsAt }: NewBooking) {
  const row = await tx
    .updateTable('bookingCode')
    .set({ endsAt })
    .where('selectionsHash', '=', selectionsHash)
    .returning('code')
    .executeTakeFirst();
  return row?.code;
}

/** Nothing when the code is taken, or the selections were booked at this very moment. */
async function insert(tx: Transaction, selectionsHash: string, booking: NewBooking & Booking) {
  const { code, endsAt, now: madeAt } = booking;
  const selections = JSON.stringify(booking.selections);
  const row = await tx
    .insertInto('bookingCode')
    .values({ code, selectionsHash, selections, madeAt, endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return row?.code;
}

export async function findBooking(
  reader: Reader,
  code: string,
  now: Date,
): Promise<Booking | undefined> {
  const row = await reader
    .selectFrom('bookingCode')
    .select(['code', 'selections', 'endsAt'])
    .where('code', '=', code)
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return row && { ...row, selections: row.selections as unknown as readonly KeptSelection[] };
}

export async function removeBookingsOver(tx: Transaction, now: Date): Promise<void> {
  await tx.deleteFrom('bookingCode').where('endsAt', '<=', now).execute();
}

/** In whatever order they were picked. */
function hashOf(selections: readonly KeptSelection[]): string {
  const ids = selections.map(({ selectionId }) => selectionId).toSorted();
  return createHash('sha256').update(ids.join(' ')).digest('base64url');
}
