import { randomInt } from 'node:crypto';
import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';
import { normalFormOf } from '@kipute/domain/payments/payment-identifier';
import { drawnText, serialNumber } from '@kipute/domain/payments/serial-number';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { serialSequenceOf } from '../../platform/database/serial-sequence.ts';
import type { PaymentsDeps } from './payments-deps.ts';

export type PaymentKind = 'deposit' | 'withdrawal';

/**
 * One payment has several numbers: ours, the gateway's, the operator's. Each names one payment for
 * ever, across operators and directions, so that no money is credited or given back a second time
 * under another of its names (PAY-71). Only what an authenticated party or a clerk with a statement
 * told stands here, never what a player typed.
 */
type IdentifierKind = 'reference' | 'carrier-reference' | 'receipt';

export type IdentifiedPayment =
  | { readonly depositId: bigint }
  | { readonly withdrawalId: bigint }
  /** Declined: one that was taken is a deposit. */
  | { readonly paybillPaymentId: bigint };

export type Identifier = { readonly kind: IdentifierKind; readonly number: string };

/** What we call a payment: a receipt that is one of these was typed from our own page. */
export const ownNumbersOf = (payment: {
  readonly reference: string;
  readonly serialNumber: string;
}): readonly Identifier[] => [
  { kind: 'reference', number: payment.reference },
  { kind: 'reference', number: payment.serialNumber },
];

/** An advisory lock until the end of the transaction. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Until the end of the transaction nobody else decides about a payment of one of these numbers. */
export async function lockIdentifiers(tx: Transaction, numbers: readonly string[]): Promise<void> {
  const names = new Set(numbers.map((number) => `payment identifier ${normalFormOf(number)}`));
  // Always in one order: who holds one and waits for another never meets who does the reverse.
  for (const name of [...names].sort()) {
    await lockName(tx, name);
  }
}

export async function findIdentified(
  reader: Reader,
  number: string,
): Promise<IdentifiedPayment | undefined> {
  const normalForm = normalFormOf(number);
  if (normalForm === undefined) return undefined;
  const row = await reader
    .selectFrom('paymentIdentifier')
    .select(['depositId', 'withdrawalId', 'paybillPaymentId'])
    .where('normalForm', '=', normalForm)
    .executeTakeFirst();
  if (!row) return undefined;
  const { depositId, withdrawalId, paybillPaymentId } = row;
  if (depositId !== null) return { depositId };
  if (withdrawalId !== null) return { withdrawalId };
  return paybillPaymentId === null ? undefined : { paybillPaymentId };
}

type Told = { readonly payment: IdentifiedPayment; readonly at: Date };

/** The numbers that name another payment already; then nothing was written. */
export async function recordIdentifiers(
  tx: Transaction,
  identifiers: readonly Identifier[],
  { payment, at }: Told,
): Promise<readonly string[]> {
  const numbers = identifiers.map(({ number }) => number);
  await lockIdentifiers(tx, numbers);
  const elsewhere: string[] = [];
  for (const number of numbers) {
    const owner = await findIdentified(tx, number);
    if (owner && !isSamePayment(owner, payment)) elsewhere.push(number);
  }
  if (elsewhere.length > 0) return elsewhere;
  for (const { kind, number } of identifiers) {
    const normalForm = normalFormOf(number);
    if (normalForm === undefined) continue;
    await tx
      .insertInto('paymentIdentifier')
      .values({ normalForm, toldAs: number, kind, ...payment, toldAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return [];
}

export function isSamePayment(one: IdentifiedPayment, other: IdentifiedPayment): boolean {
  if ('depositId' in one) return 'depositId' in other && one.depositId === other.depositId;
  if ('withdrawalId' in one) {
    return 'withdrawalId' in other && one.withdrawalId === other.withdrawalId;
  }
  return 'paybillPaymentId' in other && one.paybillPaymentId === other.paybillPaymentId;
}

/** For the text of an alert: whose number it is. */
export async function nameOfPayment(reader: Reader, number: string): Promise<string> {
  const owner = await findIdentified(reader, number);
  if (!owner) return '';
  if ('paybillPaymentId' in owner) return 'declined pay-bill';
  const [table, id] =
    'depositId' in owner
      ? (['deposit', owner.depositId] as const)
      : (['withdrawal', owner.withdrawalId] as const);
  const row = await reader
    .selectFrom(table)
    .select('serialNumber')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.serialNumber ?? '';
}

/** A hundred bits: who knows one was told it by us or by the operator. */
const REFERENCE_CHARACTERS = 20;

type Made = { readonly kind: PaymentKind; readonly at: Date };

/** In the transaction that writes the payment. */
export async function newSerialNumber(
  { database }: Pick<PaymentsDeps, 'database'>,
  tx: Transaction,
  { kind, at }: Made,
): Promise<string> {
  const sequence = await serialSequenceOf(database, tx);
  return serialNumber(serialLetters[kind].letter, at.getTime(), sequence);
}

export const newReference = (): string =>
  drawnText(REFERENCE_CHARACTERS, (below) => randomInt(below));
