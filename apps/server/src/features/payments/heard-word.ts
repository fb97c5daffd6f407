import { formatShillings, type Senti } from '@kipute/domain/money/senti';
import type { PaymentWord } from '@kipute/domain/payments/deposit-course';
import type { Transaction } from '../../platform/database/database.ts';
import type { LookReason } from './attention/look-reasons.ts';
import type { Verdict } from './ports.ts';

export type WordSource = 'request' | 'callback' | 'query' | 'claim' | 'clerk' | 'day' | 'watch';

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
export function heardOf(verdict: Verdict, expected: Expected): Heard {
  const words = 'words' in verdict ? verdict.words : '';
  if (verdict.kind !== 'paid') return { word: verdict.kind, words, doubt: undefined };
  const { receipt, amount, phone } = verdict;
  if (amount !== undefined && amount !== expected.amount) {
    return doubtful('other-amount', `${receipt}, ${inShillings(amount)}`);
  }
  if (phone !== undefined && phone !== expected.phone) return doubtful('other-phone', receipt);
  return { word: 'paid', words: receipt, doubt: undefined };
}

/** Somebody says yes, and still no money of this payment may move. */
export const doubtful = (doubt: LookReason, words: string): Heard => ({
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
