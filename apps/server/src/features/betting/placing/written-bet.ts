import {
  movedOrderStatus,
  orderStatuses,
  orderTypes,
} from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';
import { billTypes } from '@kipute/contract/constants/money/bills';
import { locales } from '@kipute/contract/locale';
import { type BetTerms, bestReturn } from '@kipute/domain/betting/bet-return';
import { senti } from '@kipute/domain/money/senti';
import { serialNumber } from '@kipute/domain/payments/serial-number';
import type { Quote } from '../../odds-board/index.ts';
import type { PricedBet } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { Order, OrderLeg } from '../order.ts';

/** A bet that is about to be written: as a row of `place_bets` and as the order it will be. */
export type WrittenBet = {
  readonly row: ReturnType<typeof rowOf>;
  readonly order: Omit<Order, 'id'>;
};

type Terms = { readonly id: bigint; readonly terms: BetTerms };
type WritingDeps = Pick<BettingDeps, 'board' | 'clock'> & {
  readonly chance: (below: number) => number;
};

export function writtenBet(
  bet: PricedBet,
  { id: termsId, terms }: Terms,
  { board, clock, chance }: WritingDeps,
): WrittenBet {
  const placedAt = clock.now();
  const { playerId, shape, stake, paidWith, quotes } = bet;
  const { paid: payout, ...best } = bestReturn(
    { shape, stake, paidWith, terms },
    quotes.map(({ odds }) => odds),
  );
  const order: WrittenBet['order'] = {
    ...{ playerId, placedAt, stake, stakeInPlay: stake, paidWith, terms, payout },
    ...{ profit: best.profit, winBonus: best.winBonus, tax: best.tax, totalOdds: best.totalOdds },
    serialNumber: serialNumber(serialLetters.bet.letter, placedAt.getTime(), chance),
    requestHash: bet.requestHash,
    type: orderTypes['by-player'].id,
    status: movedOrderStatus(orderStatuses.unpaid.id, 'paid'),
    systemSize: shape.kind === 'system' ? shape.size : 0,
    ...{
      settledAt: null,
      settlements: 0,
      reopenings: 0,
      creditBack: senti(0n),
      soldPaid: senti(0n),
    },
    legs: quotes.map((quote) => orderLeg(quote, board)),
  };
  return { order, row: rowOf(order, bet, termsId) };
}

function orderLeg(quote: Quote, board: BettingDeps['board']): OrderLeg {
  const { matchId, marketId, selectionId, marketTypeId, partId, odds, isLive } = quote;
  const words = locales.map((locale) => [locale, board.wordsOf(selectionId, locale)]);
  return {
    ...{ marketTypeId, partId, odds, isLive },
    ...{ matchId: BigInt(matchId), marketId: BigInt(marketId), selectionId: BigInt(selectionId) },
    startsAt: new Date(quote.startsAt),
    words: Object.fromEntries(words),
    outcome: legOutcomes.pending.id,
    ...{ endedAt: null, earlySettlementOdds: null, matchDuration: null, abnormalReason: null },
  };
}

/** Whole numbers that may be large are texts: JSON has none of that size. */
function rowOf(order: Omit<Order, 'id'>, bet: PricedBet, termsId: bigint) {
  return {
    player_id: String(order.playerId),
    serial_number: order.serialNumber,
    request_key: bet.requestKey,
    request_hash: order.requestHash,
    placed_at: order.placedAt.toISOString(),
    bill_type: billTypes['bet-placed'].id,
    type: order.type,
    status: order.status,
    system_size: order.systemSize,
    stake: String(order.stake),
    paid_with: purseOf[order.paidWith],
    device: bet.device,
    total_odds: String(order.totalOdds),
    terms_id: String(termsId),
    profit: String(order.profit),
    win_bonus: String(order.winBonus),
    tax: String(order.tax),
    payout: String(order.payout),
    legs: order.legs.map((leg, at) => legRow(leg, at, bet)),
  };
}

const purseOf = { balance: 'cash', credit: 'credit' } as const;

function legRow(leg: OrderLeg, at: number, { quotes }: PricedBet) {
  return {
    place: at + 1,
    match_id: String(leg.matchId),
    market_id: String(leg.marketId),
    market_type_id: leg.marketTypeId,
    part_id: leg.partId,
    selection_id: String(leg.selectionId),
    offer_id: quotes[at]?.offerId,
    odds: leg.odds,
    is_live: leg.isLive,
    starts_at: leg.startsAt.toISOString(),
    words: leg.words,
  };
}
