import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { formatOdds } from '@kipute/domain/betting/total-odds';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import type { BettingBoard } from '../betting-deps.ts';
import { decidedStatuses, type Order, type OrderLeg, soldStatuses } from './order.ts';

type OrderOnTheWire = CallContent<'order_list/user_order'>;

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
    corrections: isSold ? 0 : Math.max(0, order.settlements - 1),
    note: '',
    terms: decidedStatuses.includes(order.status) ? null : termsView(order),
    details: order.legs.map((leg) => legView(leg, seen)),
  };
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

function legView(leg: OrderLeg, { board, locale }: Seen): OrderOnTheWire['details'][number] {
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
    outcome: leg.outcome as OrderOnTheWire['details'][number]['outcome'],
    fixture_date: leg.startsAt.toISOString(),
    team_home: words?.home ?? '',
    team_away: words?.away ?? '',
    league: words?.league ?? '',
    isLive: leg.isLive ? 1 : 0,
    pick: (isOpen && board.scorePickOf(String(leg.selectionId))) || null,
    score: !isOpen && leg.endedAt ? `${leg.endedAt.home}:${leg.endedAt.away}` : '',
  };
}
