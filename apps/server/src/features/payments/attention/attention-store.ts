import { type RawBuilder, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DoubtfulWord } from './look-reasons.ts';

export type PaymentKind = 'deposit' | 'withdrawal';

/** Silence is over once the operator has spoken, and a receipt that was shown once it is paid. */
const isStillDoubtful = sql<boolean>`case look_reason
  when 'never-answered' then payment.state not in ('paid', 'refused', 'returned')
  when 'answer-unbound' then payment.state not in ('paid', 'refused', 'returned')
  when 'receipt-shown' then payment.state <> 'paid'
  else true end`;

/** True for a row of the payments' own table about which something waits for a person. */
export function needsLook(kind: PaymentKind): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from payment_word join ${sql.table(kind)} as payment
      on payment.id = payment_word.${sql.ref(`${kind}_id`)}
    where payment.id = ${sql.ref(`${kind}.id`)} and needs_look and ${isStillDoubtful}
      and not exists (select from payment_look where word_id = payment_word.id))`;
}

type Look = { readonly administratorId: bigint; readonly note: string };

/** A doubtful word, and who looked at it, if anybody did. */
export type KeptWord = DoubtfulWord & {
  readonly id: bigint;
  readonly paymentId: bigint;
  readonly look: Look | undefined;
};

type WordRow = Omit<KeptWord, 'look'> & {
  readonly administratorId: bigint | null;
  readonly note: string | null;
};

/** In the order in which they were heard; without those that settled themselves. */
export async function doubtfulWordsOf(
  reader: Reader,
  kind: PaymentKind,
  paymentIds: readonly bigint[],
): Promise<readonly KeptWord[]> {
  const { rows } = await sql<WordRow>`
    select payment_word.id, payment.id as payment_id, look_reason, words, administrator_id, note
    from payment_word
    join ${sql.table(kind)} as payment on payment.id = payment_word.${sql.ref(`${kind}_id`)}
    left join payment_look on word_id = payment_word.id
    where needs_look and payment.id = any(${paymentIds.map(String)}::int8[])
      and (word_id is not null or ${isStillDoubtful})
    order by payment_word.id`.execute(reader);
  return rows.map(({ administratorId, note, ...word }) => ({
    ...word,
    look: administratorId === null ? undefined : { administratorId, note: note ?? '' },
  }));
}

export async function insertLooks(
  tx: Transaction,
  wordIds: readonly bigint[],
  look: Look & { readonly lookedAt: Date },
): Promise<void> {
  await tx
    .insertInto('paymentLook')
    .values(wordIds.map((wordId) => ({ wordId, ...look })))
    .execute();
}
