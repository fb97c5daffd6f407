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
import { systemCodeOf } from '@kipute/domain/betting/bet-shape';
import { boostExtras } from '@kipute/domain/betting/boost-extra';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { type SerialSequence, serialNumber } from '@kipute/domain/payments/serial-number';
import { CompiledQuery } from 'kysely';
import type { StatementWriter } from '../../../platform/database/database.ts';
import type { Quote } from '../../odds-board/index.ts';
import type { PricedBet } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { NewOrder, OrderLeg } from '../order.ts';

/** A bet that is about to be written: as a row of `place_bets` and as the order it will be. */
export type WrittenBet = {
  readonly row: ReturnType<typeof rowOf> & ReturnType<typeof boostsOf>;
  readonly order: NewOrder;
};

type KeptTerms = { readonly id: bigint; readonly terms: BetTerms };
type NewBetDeps = Pick<BettingDeps, 'board' | 'clock'> & {
  readonly sequence: SerialSequence;
};

export function writtenBet(
  bet: PricedBet,
  { id: termsId, terms }: KeptTerms,
  { board, clock, sequence }: NewBetDeps,
): WrittenBet {
  const placedAt = clock.now();
  const { playerId, shape, stake, paidWith, quotes } = bet;
  const money = { shape, stake, paidWith, terms };
  const { paid: payout, ...best } = bestReturn(
    money,
    quotes.map(({ odds }) => odds),
  );
  const order: NewOrder = {
    ...{ playerId, placedAt, stake, stakeInPlay: stake, paidWith, terms, payout },
    ...{ profit: best.profit, winBonus: best.winBonus, tax: best.tax, totalOdds: best.totalOdds },
    serialNumber: serialNumber(serialLetters.bet.letter, placedAt.getTime(), sequence),
    requestHash: bet.requestHash,
    type: orderTypes[bet.origin === 'random' ? 'random' : 'by-player'].id,
    status: movedOrderStatus(orderStatuses.unpaid.id, 'paid'),
    systemSize: systemCodeOf(shape),
    ...{
      settledAt: null,
      settlements: 0,
      reopenings: 0,
      creditBack: senti(0n),
      soldPaid: senti(0n),
    },
    legs: quotes.map((quote) => orderLeg(quote, board)),
  };
  const extras = boostExtras(money, order.legs);
  return { order, row: { ...rowOf(order, bet, termsId), ...boostsOf(order, extras) } };
}

/** Left out where there are none: then the bet is written in one go with others. */
function boostsOf({ legs }: NewOrder, extras: readonly Senti[]) {
  const boosts = legs.flatMap(({ boostId }, at) =>
    boostId === null ? [] : [{ id: String(boostId), extra: String(extras[at]) }],
  );
  return boosts.length > 0 ? { boosts } : {};
}

function orderLeg(quote: Quote, board: BettingDeps['board']): OrderLeg {
  const { matchId, marketId, selectionId, marketTypeId, partId, odds, isLive, boost } = quote;
  const words = locales.map((locale) => [locale, board.wordsOf(selectionId, locale)]);
  return {
    ...{ marketTypeId, partId, odds, isLive },
    oddsBefore: boost?.oddsBefore ?? null,
    boostId: boost ? BigInt(boost.boostId) : null,
    ...{ matchId: BigInt(matchId), marketId: BigInt(marketId), selectionId: BigInt(selectionId) },
    startsAt: new Date(quote.startsAt),
    words: Object.fromEntries(words),
    outcome: legOutcomes.pending.id,
    ...{ endedAt: null, earlySettlementOdds: null, matchDuration: null, abnormalReason: null },
  };
}

/** Integers that may be large are texts: a JSON number cannot hold them. */
function rowOf(order: NewOrder, bet: PricedBet, termsId: bigint) {
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
    stake_factor: bet.stakeFactor,
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
    odds_before: leg.oddsBefore,
    boost_id: leg.boostId === null ? null : String(leg.boostId),
    is_live: leg.isLive,
    starts_at: leg.startsAt.toISOString(),
    words: leg.words,
  };
}

/** A boost that is not sold any more, the player's cap on it, or too little left of its budget. */
export type BoostOutcome = 'boost-over' | 'boost-stake' | 'boost-short';

export type WriteOutcome = {
  readonly outcome:
    | 'placed'
    | 'repeated'
    | 'key-used-differently'
    | 'funds-short'
    | 'betting-forbidden'
    | 'limits-ask'
    | 'factor-changed'
    | BoostOutcome;
  /** Of an order that is new. */
  readonly orderId: bigint | null;
  /** Of the order that stands under the key. */
  readonly serialNumber: string;
};

const PLACE_BETS = 'select * from place_bets($1::jsonb, $2)';

/** All of them in one statement, each accepted or refused for itself; outcomes in their order. */
export async function writeBets(
  writer: StatementWriter,
  bets: readonly WrittenBet[],
  limits: 'limits-counted' | 'limits-not-counted',
): Promise<readonly WriteOutcome[]> {
  const numbered = bets.map(({ row }, place) => ({ place, ...row }));
  const { rows } = await writer.executeQuery<WriteOutcome & { readonly place: number }>(
    CompiledQuery.raw(PLACE_BETS, [JSON.stringify(numbered), limits === 'limits-counted']),
  );
  return rows.toSorted((one, other) => one.place - other.place);
}
