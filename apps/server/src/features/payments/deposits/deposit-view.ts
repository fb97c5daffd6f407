import { operators } from '@kipute/contract/constants/money/operators';
import { payStatuses } from '@kipute/contract/constants/money/payments';
import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone, maskedPhonesIn } from '@kipute/domain/accounts/masked-phone';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { type DepositState, isDepositOver } from '@kipute/domain/payments/deposit-states';
import type { Selectable } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { refuseWith } from '../../../platform/http/handler.ts';
import { isRefusalReason, refusalTexts, waitingTexts } from '../payment-texts.ts';
import type { OperatorName } from '../ports.ts';
import type { Deposit } from './deposit-store.ts';
import type { DeclineReason } from './paybill-payments.ts';

type Recharge = CallContent<'recharge/detailed'>;

const payStatusOf = {
  asking: payStatuses.processing.id,
  prompted: payStatuses.processing.id,
  unknown: payStatuses.processing.id,
  paid: payStatuses.paid.id,
  refused: payStatuses.void.id,
} as const satisfies Record<DepositState, number>;

/** The states behind one `pay_status`, for lists. */
export function statesOf(payStatus: number | undefined): readonly DepositState[] {
  const states = Object.keys(payStatusOf) as DepositState[];
  return states.filter((state) => payStatus === undefined || payStatusOf[state] === payStatus);
}

export function depositView(deposit: Deposit, locale: Locale): Recharge {
  const { state } = deposit;
  return {
    serial_number: deposit.serialNumber,
    pay_status: payStatusOf[state],
    stage: stageOf(deposit),
    phone: deposit.phone,
    create_time: deposit.createdAt.toISOString(),
    amount_payable: toWireShillings(deposit.amount),
    pay_type: operators[deposit.operator].id,
    note: noteOf(deposit, locale),
    carrier_order_number: deposit.receipt ?? '',
    pay_time: deposit.paidAt?.toISOString() ?? null,
    prompt_ends_at: deposit.promptEndsAt?.toISOString() ?? null,
    awaited: deposit.waitingEndedAt === null ? 1 : 0,
  };
}

/** Nobody else can say how it went, so a person looks. */
const isWithPerson = ({ state, lookWantedAt }: Deposit): boolean =>
  lookWantedAt !== null && !isDepositOver(state);

function stageOf(deposit: Deposit): Recharge['stage'] {
  const { state, refusal } = deposit;
  if (isWithPerson(deposit)) return 'unknown';
  if (state !== 'refused') return state;
  if (refusal === 'timed-out') return 'timed-out';
  return refusal === 'cancelled-by-player' ? 'cancelled' : state;
}

type PlainClaimRefusal = Exclude<ErrorCode, 'receipt-credited'>;
type Credited = { readonly code: 'receipt-credited'; readonly creditedAt: Date };

/** What is against a receipt; of one that was credited, its owner is told when (PAY-85). */
export function claimRefused(
  refusal: PlainClaimRefusal | Credited,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
) {
  if (typeof refusal === 'string') return refuseWith(refusal);
  return refuseWith(refusal.code, { when: whenIn(locale, refusal.creditedAt, now) });
}

const eastAfrica = { timeZone: 'Africa/Dar_es_Salaam' } as const;
const clockOf = new Intl.DateTimeFormat('en-GB', { ...eastAfrica, timeStyle: 'short' });
const dayOf = new Intl.DateTimeFormat('en-CA', eastAfrica);

/** The time by the clocks of East Africa, with its day unless that is today. */
function whenIn(locale: Locale, at: Date, now: Date): string {
  const time = clockOf.format(at);
  const [year, month, day] = dayOf.format(at).split('-');
  const isToday = dayOf.format(at) === dayOf.format(now);
  if (locale === 'sw') return isToday ? `leo saa ${time}` : `${day}/${month}/${year} saa ${time}`;
  return isToday ? `${time} today` : `${time} on ${day}/${month}/${year}`;
}

function noteOf(deposit: Deposit, locale: Locale): string {
  const { state, refusal, shownReceipt } = deposit;
  if (isWithPerson(deposit)) {
    const { deposit: plain, depositWithReceipt } = waitingTexts;
    return textIn(locale, shownReceipt === null ? plain : depositWithReceipt);
  }
  const isExplained = state === 'refused' && refusal !== null && isRefusalReason(refusal);
  return isExplained ? textIn(locale, refusalTexts[refusal]) : '';
}

const declineTexts = {
  'other-recipient': {
    sw: 'Ililipwa kwa namba ya biashara isiyo yetu',
    en: 'Paid to a business number that is not ours',
  },
  'amount-out-of-range': {
    sw: 'Kiasi hakiko ndani ya mipaka ya kuweka pesa',
    en: 'The amount is outside the limits of one deposit',
  },
  'reference-unknown': {
    sw: 'Hakuna mchezaji mwenye kumbukumbu hii',
    en: 'No player has this reference',
  },
  'play-paused': {
    sw: 'Mchezaji amechukua mapumziko',
    en: 'The player is taking a break',
  },
  'own-limit-reached': {
    sw: 'Inazidi kikomo alichojiwekea mchezaji',
    en: 'It is over the limit the player set',
  },
} as const satisfies Record<DeclineReason, Localised>;

export function declinedView(
  row: Selectable<DB['paybillPayment']>,
  ownerId: bigint | undefined,
  locale: Locale,
): CallContent<'declined_payment/inquire'>[number] {
  return {
    id: row.id.toString(),
    receipt_number: row.receipt,
    amount: toWireShillings(senti(row.amount)),
    phone: maskedPhone(row.phone),
    user_id: ownerId?.toString() ?? null,
    reference: maskedPhonesIn(row.reference),
    // Sound: the table's checks list the same values.
    pay_type: operators[row.operator as OperatorName].id,
    why: textIn(locale, declineTexts[row.reason as DeclineReason]),
    judged_at: row.judgedAt.toISOString(),
  };
}

type Menu = { readonly dial: string; readonly sw: string; readonly en: string };

/** The first words of each operator's own menu. */
const menus = {
  mpesa: { dial: '*150*00#', sw: 'Lipa kwa M-Pesa', en: 'Pay by M-Pesa' },
  airtel: { dial: '*150*60#', sw: 'Lipia bili', en: 'Make payments' },
  mixx: { dial: '*150*01#', sw: 'Lipa bili', en: 'Pay bill' },
  halopesa: { dial: '*150*88#', sw: 'Lipia bidhaa', en: 'Pay merchant' },
} as const satisfies Record<OperatorName, Menu>;

type Numbers = { readonly businessNumber: string; readonly reference: string };

export function paybillSteps(
  operator: OperatorName,
  { businessNumber, reference }: Numbers,
  locale: Locale,
): readonly string[] {
  const menu = menus[operator];
  return locale === 'sw'
    ? [
        `Piga ${menu.dial}`,
        `Chagua "${menu.sw}"`,
        `Weka namba ya kampuni ${businessNumber}`,
        `Weka kumbukumbu namba ${reference}`,
        'Weka kiasi',
        'Weka namba ya siri (PIN), kisha thibitisha',
      ]
    : [
        `Dial ${menu.dial}`,
        `Choose "${menu.en}"`,
        `Enter the business number ${businessNumber}`,
        `Enter the reference ${reference}`,
        'Enter the amount',
        'Enter your PIN and confirm',
      ];
}
