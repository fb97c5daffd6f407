import { type HouseAccount, house, purseOf } from '../ledger/account.ts';
import { type Entry, entryOf, transfer } from '../ledger/entry.ts';
import type { Senti } from '../money/senti.ts';

/** An operator, as its account in the books is named. */
export type FloatAccount = Extract<HouseAccount, `float-${string}`>;

type Payment = {
  /** Of the deposit or withdrawal; each moves money once under it (LED-05). */
  readonly serialNumber: string;
  readonly playerId: bigint;
  readonly float: FloatAccount;
  readonly amount: Senti;
};

export type DepositCause = 'deposit' | 'ussd-deposit' | 'deposit-by-hand';

export function depositEntry(payment: Payment, cause: DepositCause): Entry<DepositCause> {
  const { serialNumber, playerId, float, amount } = payment;
  return entryOf({
    key: `deposit ${serialNumber}`,
    cause,
    postings: transfer({ from: house(float), to: purseOf(playerId, 'cash'), amount }),
  });
}

/** The money leaves the balance at once, and is still the player's. */
export function holdEntry({ serialNumber, playerId, amount }: Payment): Entry<'withdrawal'> {
  return entryOf({
    key: `withdrawal ${serialNumber} held`,
    cause: 'withdrawal',
    postings: transfer({
      from: purseOf(playerId, 'cash'),
      to: purseOf(playerId, 'held'),
      amount,
    }),
  });
}

/**
 * Paid out and returned share a key: whichever is written first, the other can never be
 * written as well, whatever a state in some other table says.
 */
const endKey = (serialNumber: string): string => `withdrawal ${serialNumber} ended`;

export function payoutEntry(payment: Payment): Entry<'withdrawal'> {
  const { serialNumber, playerId, float, amount } = payment;
  return entryOf({
    key: endKey(serialNumber),
    cause: 'withdrawal',
    postings: transfer({ from: purseOf(playerId, 'held'), to: house(float), amount }),
  });
}

export function returnEntry(payment: Payment): Entry<'withdrawal-returned'> {
  const { serialNumber, playerId, amount } = payment;
  return entryOf({
    key: endKey(serialNumber),
    cause: 'withdrawal-returned',
    postings: transfer({ from: purseOf(playerId, 'held'), to: purseOf(playerId, 'cash'), amount }),
  });
}
