import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { formatOdds } from '@kipute/domain/betting/bet-odds';
import { awaitsMoneyBack } from '@kipute/domain/betting/open-bet-return';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import type { BettingBoard } from '../betting-deps.ts';
import {
  type AbnormalReason,
  decidedStatuses,
  type Order,
  type OrderLeg,
  soldStatuses,
} from '../order.ts';
import { betInPlay, legsSoFar } from './orders-in-play.ts';

type OrderOnTheWire = CallContent<'order_list/user_order'>[number];

type Seen = { readonly board: Pick<BettingBoard, 'scorePickOf'>; readonly locale: Locale };

/** Sound: type, status and outcome are written from the tables of the contract. */
export function orderView(order: Order, seen: Seen): OrderOnTheWire {
  const { stake, paidWith, profit, winBonus, tax, payout, creditBack } = order;
  const nothing = senti(0n);
  const ifPaid = (by: Order['paidWith']): Senti => (paidWith === by ? stake : nothing);
  const isSold = soldStatuses.includes(order.status);
  return {
    id: String(order.id),
    serial_number: order.serialNumber,
    type: order.type as OrderOnTheWire['type'],
    status: order.status as OrderOnTheWire['status'],
    create_time: order.placedAt.toISOString(),
    settlement_time: order.settledAt?.toISOString() ?? null,
    total_price: formatOdds(order.totalOdds),
    system_size: order.systemSize,
    tax_rate: order.terms.taxRatePercent,
    amount_payable: toWireShillings(stake),
    pay_payable: toWireShillings(ifPaid('balance')),
    virtual_pay_amount: toWireShillings(ifPaid('credit')),
    stake_in_play: toWireShillings(isSold ? nothing : order.stakeInPlay),
    profit: toWireShillings(profit),
    win_bonus: toWireShillings(winBonus),
    tax_amount: toWireShillings(tax),
    after_tax_amount: toWireShillings(payout),
    cashed_amount: toWireShillings(isSold ? nothing : order.soldPaid),
    virtual_return_amount: toWireShillings(creditBack),
    corrections: correctionsOf(order),
    awaits_money_back: isAwaitingMoneyBack(order) ? 1 : 0,
    note: '',
    terms: decidedStatuses.includes(order.status) ? null : termsView(order),
    details: order.legs.map((leg) => ({
      ...legView(leg, seen),
      abnormal_info: abnormalInfo(leg, order.status, seen.locale),
    })),
  };
}

/** Opened again and settled, it was paid anew once (STL-37). */
function correctionsOf({ status, settlements, reopenings }: Order): number {
  if (soldStatuses.includes(status)) return 0;
  const paidNow = status === orderStatuses.settled.id ? 1 : 0;
  return Math.max(0, settlements - reopenings - paidNow);
}

function isAwaitingMoneyBack(order: Order): boolean {
  if (decidedStatuses.includes(order.status)) return false;
  const legs = {
    odds: order.legs.map((leg) => leg.odds),
    outcomes: order.legs.map((leg) => leg.outcome),
  };
  return awaitsMoneyBack(betInPlay(order, order.terms), legsSoFar(legs));
}

/** Steps of the ladder beyond its legs are out of reach, and a phone pays for each of them. */
function termsView({ terms, legs }: Order): OrderOnTheWire['terms'] {
  const { singleProfitMaximum, multipleProfitMaximum, winBonus } = terms;
  return {
    min_string_reward_odds: winBonus.oddsMinimum / 1000,
    single_game_highest_profit: toWireShillings(singleProfitMaximum),
    multiple_game_highest_profit: toWireShillings(multipleProfitMaximum),
    string_rewards: winBonus.ladder
      .filter((step) => step.legs <= legs.length)
      .map((step) => ({ strings: step.legs, cash_back: step.percent })),
    taxed_before_ceiling: terms.taxedBeforeCeiling ? 1 : 0,
  };
}

type FoundOnTheWire = CallContent<'order_list/inquire_by_code'>;

/** For a stranger with the serial number: neither its money nor its player (BET-62). */
export function foundOrderView(order: Order, seen: Seen): FoundOnTheWire {
  const { serial_number, status, create_time, settlement_time, total_price, system_size, details } =
    orderView(order, seen);
  return {
    ...{ serial_number, status, create_time, settlement_time },
    ...{ total_price, system_size, details },
  };
}

type LegOnTheWire = OrderOnTheWire['details'][number];

const abnormalTexts: Readonly<Record<AbnormalReason | 'overdue', Localised>> = {
  'provider-disagrees': {
    sw: 'Vyanzo viwili vinatoa matokeo tofauti. Tunahakikisha.',
    en: 'Two sources tell the result differently. We are checking.',
  },
  'provider-cannot-tell': {
    sw: 'Mtoa matokeo hajasema ilivyokwisha. Tunahakikisha.',
    en: 'The results provider has not said how it ended. We are checking.',
  },
  'nobody-can-tell': {
    sw: 'Matokeo yaliyotolewa hayatoshi kuamua chaguo hili. Tunahakikisha.',
    en: 'The result told so far does not decide this selection. We are checking.',
  },
  'market-impossible': {
    sw: 'Soko hili halina maana. Tunahakikisha.',
    en: 'This market makes no sense. We are checking.',
  },
  'result-refused': {
    sw: 'Matokeo yaliyotolewa yanapingana. Tunahakikisha.',
    en: 'The result that was told contradicts itself. We are checking.',
  },
  overdue: {
    sw: 'Matokeo hayajafika kwa wakati. Tunayafuatilia.',
    en: 'The result has not come in time. We are following it up.',
  },
};

/** Sound: a reason is written from the rulings. Whoever is abnormal without one waits too long. */
function abnormalInfo(leg: OrderLeg, orderStatus: number, locale: Locale): string {
  if (leg.outcome === legOutcomes.abnormal.id) {
    const reason = (leg.abnormalReason ?? 'provider-cannot-tell') as AbnormalReason;
    return textIn(locale, abnormalTexts[reason]);
  }
  const isAwaited = leg.outcome === legOutcomes.pending.id;
  const isOverdue = isAwaited && orderStatus === orderStatuses.abnormal.id;
  return isOverdue ? textIn(locale, abnormalTexts.overdue) : '';
}

function legView(leg: OrderLeg, { board, locale }: Seen): Omit<LegOnTheWire, 'abnormal_info'> {
  const words = leg.words[locale];
  const isOpen = leg.outcome === legOutcomes.pending.id;
  return {
    match_id: String(leg.matchId),
    selection_id: String(leg.selectionId),
    market_id: String(leg.marketId),
    bettingTypeId: leg.marketTypeId,
    eventPartId: leg.partId,
    market_name: words?.market ?? '',
    selection_name: words?.selection ?? '',
    odds: leg.odds / 1000,
    odds_before: leg.oddsBefore === null ? null : leg.oddsBefore / 1000,
    outcome: leg.outcome as LegOnTheWire['outcome'],
    fixture_date: leg.startsAt.toISOString(),
    team_home: words?.home ?? '',
    team_away: words?.away ?? '',
    league: words?.league ?? '',
    isLive: leg.isLive ? 1 : 0,
    pick: (isOpen && board.scorePickOf(String(leg.selectionId))) || null,
    early_settlement_odds: leg.earlySettlementOdds === null ? null : leg.earlySettlementOdds / 1000,
    match_duration: leg.matchDuration,
    score: !isOpen && leg.endedAt ? `${leg.endedAt.home}:${leg.endedAt.away}` : '',
  };
}
