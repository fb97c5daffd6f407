import { formatShillings, type Senti } from '@kipute/domain/money/senti';
import type { PaymentWord } from '@kipute/domain/payments/deposit-course';
import { normalFormOf } from '@kipute/domain/payments/payment-identifier';
import type { Transaction } from '../../platform/database/database.ts';
import type { LookReason } from './attention/look-reasons.ts';
import { type Identifier, nameOfPayment, recordIdentifiers } from './payment-identifiers.ts';
import type { Asked, Verdict } from './ports.ts';

/** `trigger`: an answer to a question that somebody else made us ask; it costs no scheduled one. */
export type WordSource =
  | 'request'
  | 'callback'
  | 'query'
  | 'trigger'
  | 'claim'
  | 'clerk'
  | 'day'
  | 'watch';

/** A word as it may be believed, and why a person must look at it, if so. */
export type Heard = {
  readonly word: PaymentWord;
  readonly words: string;
  readonly doubt: LookReason | undefined;
};

type Expected = { readonly amount: bigint; readonly phone: string };

/**
 * A yes about another amount or another phone is no yes to this payment (PAY-11). It is not a no
 * either: money may have moved.
 */
function heardOf(verdict: Verdict, expected: Expected): Heard {
  const words = 'words' in verdict ? verdict.words : '';
  if (verdict.kind === 'unbound') {
    return verdict.says === 'paid'
      ? doubtful('answer-unbound', words)
      : { word: 'unknown', words, doubt: undefined };
  }
  if (verdict.kind !== 'paid') return { word: verdict.kind, words, doubt: undefined };
  const { receipt, amount, phone } = verdict;
  // Money without a number could be credited once more under the one it has.
  if (normalFormOf(receipt) === undefined) return doubtful('receipt-elsewhere', receipt);
  if (amount !== undefined && amount !== expected.amount) {
    return doubtful('other-amount', `${receipt}, ${inShillings(amount)}`);
  }
  if (phone !== undefined && phone !== expected.phone) return doubtful('other-phone', receipt);
  return { word: 'paid', words: receipt, doubt: undefined };
}

/** Somebody says yes, and still no money of this payment may move. */
const doubtful = (doubt: LookReason, words: string): Heard => ({
  word: 'unknown',
  words,
  doubt,
});

const inShillings = (amount: Senti): string => `TSh ${formatShillings(amount)}`;

type Standing = {
  /** What came is the opposite of what was certain before. */
  readonly contradicts: boolean;
  readonly wasOver: boolean;
  readonly source: WordSource;
};

/**
 * Why a person must look, if so. An operator that was certain and then tells by itself that it does
 * not know takes its word back by half; our own question without an answer takes nothing back.
 */
export function lookReasonOf(
  { word, doubt }: { readonly word: string; readonly doubt: LookReason | undefined },
  { contradicts, wasOver, source }: Standing,
): LookReason | undefined {
  if (doubt) return doubt;
  if (contradicts) return word === 'paid' ? 'paid-after-refused' : 'refused-after-paid';
  return wasOver && word === 'unknown' && source === 'callback'
    ? 'unsure-after-certain'
    : undefined;
}

type WordRecord = {
  readonly payment: { readonly depositId: bigint } | { readonly withdrawalId: bigint };
  readonly source: WordSource;
  readonly word: string;
  readonly words: string;
  readonly before: string;
  readonly after: string;
  /** Undefined when no person has to look. */
  readonly lookReason: LookReason | undefined;
  readonly at: Date;
};

const WORDS_KEPT_MAX = 500;

type Bound = Asked & {
  readonly payment: WordRecord['payment'];
  readonly expected: Expected;
  readonly at: Date;
};

/**
 * A verdict as far as it may be believed of this payment. Every number it brings is written down as
 * this payment's; one that names another payment of ours, in whichever direction, is no word about
 * this one, and a person looks at it (PAY-70, PAY-71).
 */
export async function heardAbout(
  tx: Transaction,
  { payment, expected, at, ...asked }: Bound,
): Promise<Heard> {
  const heard = heardOf(asked.verdict, expected);
  const identifiers = identifiersIn(heard, asked);
  const elsewhere = await recordIdentifiers(tx, identifiers, { payment, at });
  const [number] = elsewhere;
  if (number === undefined) return heard;
  return doubtful('receipt-elsewhere', `${number}, ${await nameOfPayment(tx, number)}`);
}

function identifiersIn(heard: Heard, { verdict, carrierReference }: Asked): Identifier[] {
  const identifiers: Identifier[] = [];
  if (carrierReference !== undefined) {
    identifiers.push({ kind: 'carrier-reference', number: carrierReference });
  }
  if (heard.word === 'paid' && verdict.kind === 'paid') {
    identifiers.push({ kind: 'receipt', number: verdict.receipt });
  }
  return identifiers;
}

/**
 * An answer to a question of ours is written down when it changes something or calls a person, and
 * calls a person once for the same thing: what is asked every hour must not call every hour.
 */
export async function recordHeard(tx: Transaction, record: WordRecord): Promise<void> {
  const isAnswer = record.source === 'query' || record.source === 'trigger';
  if (isAnswer && record.before === record.after && !(await callsPersonAnew(tx, record))) return;
  await recordWord(tx, record);
}

async function callsPersonAnew(
  tx: Transaction,
  { payment, lookReason, words }: WordRecord,
): Promise<boolean> {
  if (lookReason === undefined) return false;
  const known = await tx
    .selectFrom('paymentWord')
    .select('id')
    .where((where) => where.and(payment))
    .where('lookReason', '=', lookReason)
    .where('words', '=', words.slice(0, WORDS_KEPT_MAX))
    .executeTakeFirst();
  return known === undefined;
}

export async function recordWord(tx: Transaction, record: WordRecord): Promise<void> {
  await tx
    .insertInto('paymentWord')
    .values({
      depositId: 'depositId' in record.payment ? record.payment.depositId : null,
      withdrawalId: 'withdrawalId' in record.payment ? record.payment.withdrawalId : null,
      source: record.source,
      word: record.word,
      words: record.words.slice(0, WORDS_KEPT_MAX),
      stateBefore: record.before,
      stateAfter: record.after,
      needsLook: record.lookReason !== undefined,
      lookReason: record.lookReason ?? null,
      heardAt: record.at,
    })
    .execute();
}
