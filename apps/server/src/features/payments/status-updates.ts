import { formatShillings, type Senti } from '@kipute/domain/money/senti';
import type { PaymentStatus } from '@kipute/domain/payments/deposit-states';
import { normalFormOf } from '@kipute/domain/payments/payment-identifier';
import type { Transaction } from '../../platform/database/database.ts';
import type { AlertReason } from './payment-alerts.ts';
import { type Identifier, nameOfPayment, recordIdentifiers } from './payment-identifiers.ts';
import type { PartyResponse, Verdict } from './ports.ts';

/** Where an update comes from. `trigger`: a status query that a callback or a player caused. */
export type UpdateSource =
  | 'request'
  | 'callback'
  | 'query'
  | 'trigger'
  | 'claim'
  | 'clerk'
  | 'day'
  | 'watch';

/** A status as far as it may be believed, and the alert it raises, if any. */
export type InterpretedStatus = {
  readonly status: PaymentStatus;
  readonly text: string;
  readonly alert: AlertReason | undefined;
};

type Expected = { readonly amount: bigint; readonly phone: string };

/**
 * A yes about another amount or another phone is no yes to this payment (PAY-11). It is not a no
 * either: money may have moved.
 */
function interpretVerdict(verdict: Verdict, expected: Expected): InterpretedStatus {
  const text = 'words' in verdict ? verdict.words : '';
  if (verdict.kind === 'unbound') {
    return verdict.says === 'paid'
      ? unbelieved('answer-unbound', text)
      : { status: 'unknown', text, alert: undefined };
  }
  if (verdict.kind !== 'paid') return { status: verdict.kind, text, alert: undefined };
  const { receipt, amount, phone } = verdict;
  // Money without a number could be credited once more under the one it has.
  if (normalFormOf(receipt) === undefined) return unbelieved('receipt-elsewhere', receipt);
  if (amount !== undefined && amount !== expected.amount) {
    return unbelieved('other-amount', `${receipt}, ${inShillings(amount)}`);
  }
  if (phone !== undefined && phone !== expected.phone) return unbelieved('other-phone', receipt);
  return { status: 'paid', text: receipt, alert: undefined };
}

/** Somebody says yes, and still no money of this payment may move. */
const unbelieved = (alert: AlertReason, text: string): InterpretedStatus => ({
  status: 'unknown',
  text,
  alert,
});

const inShillings = (amount: Senti): string => `TSh ${formatShillings(amount)}`;

type Standing = {
  /** What came is the opposite of what was certain before. */
  readonly contradicts: boolean;
  readonly wasOver: boolean;
  readonly source: UpdateSource;
};

/**
 * Why a person must look, if so. A callback that says "unknown" after a certain status takes half of
 * it back and raises an alert; a status query of ours that finds out nothing takes nothing back.
 */
export function alertReasonOf(
  { status, alert }: { readonly status: string; readonly alert: AlertReason | undefined },
  { contradicts, wasOver, source }: Standing,
): AlertReason | undefined {
  if (alert) return alert;
  if (contradicts) return status === 'paid' ? 'paid-after-refused' : 'refused-after-paid';
  return wasOver && status === 'unknown' && source === 'callback'
    ? 'unsure-after-certain'
    : undefined;
}

type StatusUpdate = {
  readonly payment: { readonly depositId: bigint } | { readonly withdrawalId: bigint };
  readonly source: UpdateSource;
  readonly status: string;
  readonly text: string;
  readonly before: string;
  readonly after: string;
  /** Undefined when no person has to look. */
  readonly alert: AlertReason | undefined;
  readonly at: Date;
};

const TEXT_LENGTH_MAX = 500;

type Bound = PartyResponse & {
  readonly payment: StatusUpdate['payment'];
  readonly expected: Expected;
  readonly at: Date;
};

/**
 * A verdict as far as it may be believed of this payment. Every number it brings is recorded as
 * this payment's; one that names another payment of ours, in whichever direction, says nothing
 * about this one and raises an alert (PAY-70, PAY-71).
 */
export async function interpretUpdate(
  tx: Transaction,
  { payment, expected, at, ...response }: Bound,
): Promise<InterpretedStatus> {
  const interpreted = interpretVerdict(response.verdict, expected);
  const identifiers = identifiersIn(interpreted, response);
  const elsewhere = await recordIdentifiers(tx, identifiers, { payment, at });
  const [number] = elsewhere;
  if (number === undefined) return interpreted;
  return unbelieved('receipt-elsewhere', `${number}, ${await nameOfPayment(tx, number)}`);
}

function identifiersIn(
  interpreted: InterpretedStatus,
  { verdict, carrierReference }: PartyResponse,
): Identifier[] {
  const identifiers: Identifier[] = [];
  if (carrierReference !== undefined) {
    identifiers.push({ kind: 'carrier-reference', number: carrierReference });
  }
  if (interpreted.status === 'paid' && verdict.kind === 'paid') {
    identifiers.push({ kind: 'receipt', number: verdict.receipt });
  }
  return identifiers;
}

/**
 * The response to a status query is recorded when it changes something or raises an alert, and
 * raises each alert once: what is queried every hour must not alert every hour.
 */
export async function recordUpdate(tx: Transaction, record: StatusUpdate): Promise<void> {
  const isQueried = record.source === 'query' || record.source === 'trigger';
  if (isQueried && record.before === record.after && !(await raisesNewAlert(tx, record))) return;
  await insertUpdate(tx, record);
}

async function raisesNewAlert(
  tx: Transaction,
  { payment, alert, text }: StatusUpdate,
): Promise<boolean> {
  if (alert === undefined) return false;
  const known = await tx
    .selectFrom('paymentWord')
    .select('id')
    .where((where) => where.and(payment))
    .where('lookReason', '=', alert)
    .where('words', '=', text.slice(0, TEXT_LENGTH_MAX))
    .executeTakeFirst();
  return known === undefined;
}

export async function insertUpdate(tx: Transaction, record: StatusUpdate): Promise<void> {
  await tx
    .insertInto('paymentWord')
    .values({
      depositId: 'depositId' in record.payment ? record.payment.depositId : null,
      withdrawalId: 'withdrawalId' in record.payment ? record.payment.withdrawalId : null,
      source: record.source,
      word: record.status,
      words: record.text.slice(0, TEXT_LENGTH_MAX),
      stateBefore: record.before,
      stateAfter: record.after,
      needsLook: record.alert !== undefined,
      lookReason: record.alert ?? null,
      heardAt: record.at,
    })
    .execute();
}
