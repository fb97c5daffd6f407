import type { PaymentWord } from '@kipute/domain/payments/deposit-course';
import type { Transaction } from '../../platform/database/database.ts';
import type { Verdict } from './ports.ts';

export type WordSource = 'request' | 'callback' | 'query' | 'claim' | 'clerk' | 'day';

/** A word as it may be believed, and why a person must look at it, if so. */
export type Heard = {
  readonly word: PaymentWord;
  readonly words: string;
  readonly doubt: string | undefined;
};

type Expected = { readonly amount: bigint; readonly phone: string };

/**
 * A yes about another amount or another phone is no yes to this payment (PAY-11). It is not a no
 * either: money may have moved.
 */
export function heardOf(verdict: Verdict, expected: Expected): Heard {
  const words = 'words' in verdict ? verdict.words : '';
  if (verdict.kind !== 'paid') return { word: verdict.kind, words, doubt: undefined };
  const doubt = doubtAbout(verdict, expected);
  return { word: doubt === undefined ? 'paid' : 'unknown', words: verdict.receipt, doubt };
}

function doubtAbout(
  { amount, phone }: Extract<Verdict, { kind: 'paid' }>,
  expected: Expected,
): string | undefined {
  if (amount !== undefined && amount !== expected.amount) return `another amount: ${amount} senti`;
  if (phone !== undefined && phone !== expected.phone) return 'another phone';
  return undefined;
}

type WordRecord = {
  readonly payment: { readonly depositId: bigint } | { readonly withdrawalId: bigint };
  readonly source: WordSource;
  readonly word: string;
  readonly words: string;
  readonly before: string;
  readonly after: string;
  readonly needsLook: boolean;
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
      needsLook: record.needsLook,
      heardAt: record.at,
    })
    .execute();
}
