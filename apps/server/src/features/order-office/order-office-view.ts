import { orderResults, orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { orderDecisions, rulingSources } from '@kipute/contract/constants/betting/rulings';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { betEnd } from '@kipute/domain/betting/bet-end';
import type { OurWord } from '@kipute/domain/grading/reconcile';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { type KeptOrder, orderView } from '../betting/index.ts';
import type { KeptRuling, LegStanding, TouchedOrders } from '../settlement/index.ts';
import type { KeptDecision, NamedPlayer, OrderBill, OrderCashOut } from './order-office-store.ts';
import {
  type ReviewReason,
  refusedResultTexts,
  reviewText,
  undecidableTexts,
} from './review-reason.ts';

type Detailed = CallContent<'order_list/detailed'>;
type Listed = CallContent<'order_list/inquire'>[number];

const wire = (amount: bigint): number => toWireShillings(senti(amount));

/** How a pick stands is for who made it. */
const withoutPicks = { scorePickOf: () => undefined };

type Remarked = { readonly locale: Locale; readonly note: string; readonly removed: boolean };

export function listedOrderView(
  order: KeptOrder,
  player: NamedPlayer | undefined,
  { locale, note, removed }: Remarked,
): Listed {
  const {
    note: _,
    terms: __,
    details: ___,
    ...view
  } = orderView(order, {
    board: withoutPicks,
    locale,
  });
  return {
    ...view,
    user_id: String(order.playerId),
    user_name: player?.name ?? '',
    phone: player ? maskedPhone(player.phone) : '',
    leg_count: order.legCount,
    result: orderResults[resultOf(order)].id,
    inviter_reward: wire(order.inviterReward),
    currency: 'TZS',
    actual_pay_amount: wire(paidOut(order)),
    note,
    removed: removed ? 1 : 0,
  };
}

/** Of an order that is decided, what it paid in the end; before that, what parts brought. */
function paidOut({ status, payout, soldPaid }: KeptOrder): bigint {
  if (status === byPlayer.id || status === byRule.id) return payout;
  return status === settled.id ? payout + soldPaid : soldPaid;
}

type Reported = CallContent<'order_list/gambling_bureau_query'>[number];

/** Neither name nor phone: the board asks for them with the number of the user. */
export function reportedOrderView(order: Listed): Reported {
  const { id, serial_number, user_id, type, status, result, create_time, removed } = order;
  const { settlement_time, leg_count, total_price, tax_rate, tax_amount } = order;
  const { amount_payable, after_tax_amount, actual_pay_amount } = order;
  return {
    ...{ id, serial_number, user_id, type, status, result, create_time, removed },
    ...{ settlement_time, leg_count, total_price, tax_rate, tax_amount },
    ...{ amount_payable, after_tax_amount, actual_pay_amount },
  };
}

const { settled, 'cashed-out': byPlayer, 'auto-cashed-out': byRule } = orderStatuses;

/** The same word that its player reads (BET-15). */
function resultOf(order: KeptOrder): keyof typeof orderResults {
  const { status, profit, payout, paidWith, creditBack, stakeInPlay: stake } = order;
  if (status === byPlayer.id || status === byRule.id) return 'cashed-out';
  if (status !== settled.id) return 'open';
  const back = senti(payout + (paidWith === 'credit' ? creditBack : 0n));
  return betEnd({ profit, back, stake });
}

/** Sound: a cause is written from the table of the contract. */
export const billView = (bill: OrderBill): Detailed['bills'][number] => ({
  type: bill.cause as Detailed['bills'][number]['type'],
  purse: bill.purse,
  changed_amount: wire(bill.amount),
  balance_before: wire(bill.before),
  balance_after: wire(bill.after),
  update_time: bill.recordedAt.toISOString(),
});

export const cashOutView = (part: OrderCashOut): Detailed['cash_outs'][number] => ({
  number: part.number,
  share_percent: part.sharePercent,
  stake_sold: wire(part.stakeSold),
  stake_left: wire(part.stakeLeft),
  value: wire(part.value),
  tax: wire(part.tax),
  paid: wire(part.paid),
  by_rule: part.soldBy === 'rule' ? 1 : 0,
  cashed_at: part.cashedAt.toISOString(),
});

export const decisionView = (made: KeptDecision): Detailed['decisions'][number] => ({
  decision: orderDecisions[made.decision].id,
  administrator: made.account,
  note: made.note,
  decided_at: made.decidedAt.toISOString(),
});

type OfficeLeg = CallContent<'order_list/detailed'>['legs'][number];
type RulingView = OfficeLeg['rulings'][number];

type Told = {
  /** As its player sees it. */
  readonly shown: ReturnType<typeof orderView>['details'][number];
  readonly leg: KeptOrder['legs'][number];
  readonly now: LegStanding;
  readonly reason: ReviewReason | undefined;
  /** Oldest first. */
  readonly rulings: readonly KeptRuling[];
  readonly touched: TouchedOrders;
};

export function officeLegView(told: Told, locale: Locale): OfficeLeg {
  const { now, reason, rulings } = told;
  const { pick: _, ...shown } = told.shown;
  return {
    ...shown,
    is_final: told.leg.isFinal ? 1 : 0,
    match_status: now.matchStatus,
    score: now.score,
    our_outcome: ourOutcome(now.ours),
    our_why: ourWhy(now.ours, locale),
    provider_outcome: now.provider === undefined ? null : legOutcomes[now.provider].id,
    doubt: reason ? reviewText(reason, locale) : '',
    revision: rulings.at(-1)?.revision ?? 0,
    orders_touched: told.touched,
    rulings: rulings.map((ruling, at) => rulingView(ruling, rulings[at - 1], locale)),
  };
}

function ourOutcome(ours: OurWord | undefined): OfficeLeg['our_outcome'] {
  if (!ours || ours.outcome === 'undecidable' || ours.outcome === 'refused') return null;
  return legOutcomes[ours.outcome].id;
}

function ourWhy(ours: OurWord | undefined, locale: Locale): string {
  if (!ours) return textIn(locale, noLongerHeld);
  if (ours.outcome === 'undecidable') return textIn(locale, undecidableTexts[ours.why]);
  return ours.outcome === 'refused' ? textIn(locale, refusedResultTexts[ours.why]) : '';
}

const noLongerHeld = {
  sw: 'Mtoa odds ameiondoa mechi au soko',
  en: 'The provider has taken the match or the market away',
};
const changed = {
  sw: 'Matokeo yamebadilishwa baada ya kuamuliwa',
  en: 'The result was changed after it had been decided',
};

/** Sound: an outcome is written from the table of the contract. */
function rulingView(
  ruling: KeptRuling,
  before: KeptRuling | undefined,
  locale: Locale,
): RulingView {
  return {
    revision: ruling.revision,
    outcome: ruling.outcome as RulingView['outcome'],
    said_by: rulingSources[ruling.saidBy].id,
    why: whyOf(ruling, before, locale),
    administrator: ruling.account ?? '',
    note: ruling.note ?? '',
    ruled_at: ruling.ruledAt.toISOString(),
  };
}

function whyOf(ruling: KeptRuling, before: KeptRuling | undefined, locale: Locale): string {
  if (ruling.why) return reviewText(ruling.why, locale);
  const wasDecided = before !== undefined && before.outcome > legOutcomes.abnormal.id;
  return wasDecided && ruling.saidBy === 'grading' ? textIn(locale, changed) : '';
}
