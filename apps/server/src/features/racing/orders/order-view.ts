import {
  racingBetTypes,
  racingOrderStatuses,
  racingResults,
} from '@kipute/contract/constants/betting/games';
import type { CallContent } from '@kipute/contract/registry';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import { returnOf } from '@kipute/domain/racing/racing-bet';
import { numberOnDay, type RacingRound } from '../rounds/round-store.ts';
import { betTypeOf, oddsView, roundView } from '../rounds/round-view.ts';
import type { PaidOrder } from './order-store.ts';

type ShownOrder = CallContent<'racing_order/detailed'>;

/** Everything but its owner. What became of it follows from its round and what was paid (RAC-44). */
export function orderView(order: PaidOrder, round: RacingRound): ShownOrder {
  const { stake, ticketStake, paid, shared } = order;
  const kinds = new Set(order.picks.map(({ kind }) => betTypeOf(kind)));
  return {
    id: order.id.toString(),
    serial_number: order.serialNumber,
    round_id: round.id.toString(),
    issue: numberOnDay(round.id),
    bet_type: racingBetTypes[order.kind].id,
    picks: order.picks.map(({ kind, numbers }) => ({
      ...{ bet_type: betTypeOf(kind), numbers: [...numbers] },
    })),
    tickets: order.tickets,
    single_amount: toWireShillings(ticketStake),
    bet_amount: toWireShillings(stake),
    ...standingOf(order, round),
    create_time: order.placedAt.toISOString(),
    settlement_time: round.endedAt?.toISOString() ?? null,
    odds: oddsView(round.terms).filter(({ bet_type }) => kinds.has(bet_type)),
    right: rightPlacesOf(order, round),
    paid: toWireShillings(paid),
    shared: toWireShillings(shared),
    profit: toWireShillings(profitOf(order, round)),
    tax: 0,
    round: roundView(round),
  };
}

function standingOf(
  order: PaidOrder,
  { state }: RacingRound,
): Pick<ShownOrder, 'status' | 'result'> {
  if (state === 'refunded') {
    return { status: racingOrderStatuses.refunded.id, result: racingResults.refund.id };
  }
  if (state !== 'settled') {
    return { status: racingOrderStatuses.open.id, result: racingResults['not-drawn'].id };
  }
  return { status: racingOrderStatuses.settled.id, result: racingResults[endOf(order)].id };
}

/** A stake that came back alone is neither won nor lost. */
function endOf({
  paid,
  shared,
  stake,
}: Pick<PaidOrder, 'paid' | 'shared' | 'stake'>): 'win' | 'lose' | 'stake-returned' {
  const back = paid + shared;
  if (back === 0n) return 'lose';
  return back === stake ? 'stake-returned' : 'win';
}

function profitOf({ paid, shared, stake }: PaidOrder, { state }: RacingRound): Senti {
  return senti(state === 'settled' || state === 'refunded' ? paid + shared - stake : 0n);
}

function rightPlacesOf(
  { picks, ticketStake: stake }: PaidOrder,
  { result: finish, terms }: RacingRound,
): number | null {
  const pick = picks.find(({ kind }) => kind === 'ten-of-ten');
  return pick && finish ? returnOf(pick, { finish, stake, terms }).rightPlaces : null;
}
