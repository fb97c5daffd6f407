import { type Senti, senti, shillings } from '@kipute/domain/money/senti';
import { cars } from '@kipute/domain/racing/race';
import {
  pickRefusal,
  priceOrder,
  type RacingPick,
  type RacingPickRefusal,
  type RacingTerms,
  returnOf,
  ticketsOf,
} from '@kipute/domain/racing/racing-bet';
import { type Draft, picksOf } from '../betting/draft-store.ts';
import { coinOf, type RacingTable, termsOf } from '../round/racing.ts';

/** An order as far as it is picked: what it costs and what it may bring. */
export type OrderSum = {
  readonly picks: readonly RacingPick[];
  readonly tickets: number;
  /** Of one ticket. */
  readonly ticketStake: Senti;
  readonly stake: Senti;
  /** The most that can come back; of ten-of-ten that is the pool, and this is the best below it. */
  readonly best: Senti;
  readonly bounds: { readonly minimum: Senti; readonly maximum: Senti };
  readonly refusal: OrderRefusal | undefined;
};

export type OrderRefusal =
  | RacingPickRefusal
  | 'racing-stake-out-of-range'
  | 'racing-too-many-tickets';

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** Until the player says one, twice the least that a ticket may cost. */
const firstStake = ({ bet_amount_min }: RacingTable): number => bet_amount_min * 2;

export const stakeOf = (draft: Draft, table: RacingTable): number =>
  draft.stake ?? firstStake(table);

function boundsOf({ choice }: Pick<Draft, 'choice'>, table: RacingTable) {
  const most = choice === 'ten-of-ten' ? table.ten_of_ten_amount_max : table.bet_amount_max;
  return { minimum: coinOf(table.bet_amount_min), maximum: coinOf(most) };
}

/** Tickets and price by the rules of the domain, long before the order is whole (RCP-12). */
export function orderSum(draft: Draft, table: RacingTable): OrderSum {
  const picks = picksOf(draft);
  const ticketStake = shillings(stakeOf(draft, table));
  const bounds = boundsOf(draft, table);
  const priced = priceOrder(picks, ticketStake);
  const tickets = priced.ok ? priced.value.tickets : ticketsSoFar(picks);
  return {
    ...{ picks, tickets, ticketStake, bounds },
    stake: senti(ticketStake * BigInt(tickets)),
    best: bestReturn(picks, ticketStake, termsOf(table)),
    refusal: priced.ok ? limitRefusal({ tickets, ticketStake, bounds }, table) : priced.refusal,
  };
}

const ticketsSoFar = (picks: readonly RacingPick[]): number =>
  picks.filter((pick) => !pickRefusal(pick)).reduce((sum, pick) => sum + ticketsOf(pick), 0);

function limitRefusal(
  { tickets, ticketStake, bounds }: Pick<OrderSum, 'tickets' | 'ticketStake' | 'bounds'>,
  table: RacingTable,
): OrderRefusal | undefined {
  if (ticketStake < bounds.minimum || ticketStake > bounds.maximum) {
    return 'racing-stake-out-of-range';
  }
  return tickets > table.max_tickets ? 'racing-too-many-tickets' : undefined;
}

/** Every end of a race that could matter, paid by the domain itself; the best of them (RCP-13). */
export function bestReturn(picks: readonly RacingPick[], stake: Senti, terms: RacingTerms): Senti {
  const whole = picks.filter((pick) => !pickRefusal(pick));
  const paid = endsFor(whole).map((finish) =>
    whole.reduce((sum, pick) => sum + returnOf(pick, { finish, stake, terms }).paid, 0n),
  );
  const ten = whole.some(({ kind }) => kind === 'ten-of-ten') ? bestOfTen(stake, terms) : 0n;
  return senti([...paid, ten].reduce(larger, 0n));
}

/** The cars that were picked come first, and each of all cars once is champion. */
function endsFor(picks: readonly RacingPick[]): readonly (readonly number[])[] {
  const wanted = picks.find(({ kind }) => kind !== 'odd-even' && kind !== 'big-small');
  const first = [...(wanted?.numbers ?? []), ...cars];
  const orderOf = (champion: number) => [...new Set([champion, ...first])];
  return cars.map(orderOf);
}

const bestOfTen = (stake: Senti, { tenOfTen }: RacingTerms): bigint =>
  tenOfTen.reduce((best, { multiplier }) => {
    const paid = stake * BigInt(multiplier);
    return larger(paid, best);
  }, 0n);
