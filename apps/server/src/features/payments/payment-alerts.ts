import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { PaymentKind } from './payment-identifiers.ts';

/** Silence closes by itself once the operator has answered, a shown receipt once it is paid. */
const isStillOpen = sql<boolean>`case look_reason
  when 'never-answered' then payment.state not in ('paid', 'refused', 'returned')
  when 'answer-unbound' then payment.state not in ('paid', 'refused', 'returned')
  when 'receipt-shown' then payment.state <> 'paid'
  else true end`;

/** True for a row of the payments' own table with an alert that nobody acknowledged. */
export function hasOpenAlert(kind: PaymentKind): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from payment_word join ${sql.table(kind)} as payment
      on payment.id = payment_word.${sql.ref(`${kind}_id`)}
    where payment.id = ${sql.ref(`${kind}.id`)} and needs_look and ${isStillOpen}
      and not exists (select from payment_look where word_id = payment_word.id))`;
}

/** How many payments have an alert that nobody acknowledged, and since when. */
export async function countOpenAlerts(
  reader: Reader,
  kind: PaymentKind,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await sql<{ readonly count: number; readonly oldest: Date | null }>`
    select count(distinct payment.id)::integer as count, min(heard_at) as oldest
    from payment_word
    join ${sql.table(kind)} as payment on payment.id = payment_word.${sql.ref(`${kind}_id`)}
    where needs_look and ${isStillOpen}
      and not exists (select from payment_look where word_id = payment_word.id)`.execute(reader);
  return rows[0] ?? { count: 0, oldest: null };
}

type Acknowledged = { readonly administratorId: bigint; readonly note: string };

/** A status update that a person must look at, and who acknowledged it, if anybody did. */
export type PaymentAlert = AlertFacts & {
  readonly id: bigint;
  readonly paymentId: bigint;
  readonly acknowledged: Acknowledged | undefined;
};

type AlertRow = Omit<PaymentAlert, 'acknowledged'> & {
  readonly administratorId: bigint | null;
  readonly note: string | null;
};

/** In the order in which they were raised; without those that closed by themselves. */
export async function alertsOf(
  reader: Reader,
  kind: PaymentKind,
  paymentIds: readonly bigint[],
): Promise<readonly PaymentAlert[]> {
  const { rows } = await sql<AlertRow>`
    select payment_word.id, payment.id as payment_id, look_reason, words, administrator_id, note
    from payment_word
    join ${sql.table(kind)} as payment on payment.id = payment_word.${sql.ref(`${kind}_id`)}
    left join payment_look on word_id = payment_word.id
    where needs_look and payment.id = any(${paymentIds.map(String)}::int8[])
      and (word_id is not null or ${isStillOpen})
    order by payment_word.id`.execute(reader);
  return rows.map(({ administratorId, note, ...alert }) => ({
    ...alert,
    acknowledged: administratorId === null ? undefined : { administratorId, note: note ?? '' },
  }));
}

export async function insertAcknowledgements(
  tx: Transaction,
  alertIds: readonly bigint[],
  acknowledged: Acknowledged & { readonly lookedAt: Date },
): Promise<void> {
  await tx
    .insertInto('paymentLook')
    .values(alertIds.map((wordId) => ({ wordId, ...acknowledged })))
    .execute();
}

/** Why a person must look at a status update of a payment; the table's check knows the same. */
export type AlertReason =
  | 'other-amount'
  | 'other-phone'
  | 'receipt-elsewhere'
  | 'refused-after-paid'
  | 'paid-after-refused'
  | 'unsure-after-certain'
  | 'never-answered'
  | 'receipt-shown'
  | 'answer-unbound';

const reasonTexts: Readonly<Record<AlertReason, Localised>> = {
  'other-amount': {
    sw: 'Mtandao unasema imelipwa, lakini kiasi ni kingine',
    en: 'Paid according to the operator, but another amount',
  },
  'other-phone': {
    sw: 'Mtandao unasema imelipwa, lakini kwa simu nyingine',
    en: 'Paid according to the operator, but by another phone',
  },
  'receipt-elsewhere': {
    sw: 'Namba hii ni ya muamala mwingine',
    en: 'The number belongs to another payment',
  },
  'refused-after-paid': {
    sw: 'Mtandao ulikubali, kisha ukakataa',
    en: 'The operator confirmed, then refused',
  },
  'paid-after-refused': {
    sw: 'Mtandao ulikataa, kisha ukakubali',
    en: 'The operator said no, then yes',
  },
  'unsure-after-certain': {
    sw: 'Mtandao ulikuwa na hakika, kisha ukasema haujui',
    en: 'The operator was certain, then said it does not know',
  },
  'never-answered': {
    sw: 'Mtandao haujatoa jibu kwa muda mrefu',
    en: 'No answer from the operator for a long time',
  },
  'receipt-shown': {
    sw: 'Mchezaji anasema amelipa; mtandao huu hauhakiki risiti',
    en: 'The player says it is paid; this operator answers nothing about receipts',
  },
  'answer-unbound': {
    sw: 'Mtandao unasema imelipwa bila kutaja namba yetu wala kiasi; hakikisha kwenye taarifa ya siku',
    en: 'Paid according to the gateway, which names neither our reference nor the amount: see the statement',
  },
};

type AlertFacts = {
  readonly lookReason: string | null;
  readonly words: string;
};

/** What has no reason of the catalogue is told as it was kept. */
export function alertText({ lookReason, words }: AlertFacts, locale: Locale): string {
  const isKnown = lookReason !== null && isAlertReason(lookReason);
  const told = isKnown ? textIn(locale, reasonTexts[lookReason]) : '';
  return [told, words].filter((part) => part !== '').join(': ');
}

function isAlertReason(text: string): text is AlertReason {
  return text in reasonTexts;
}
