import { type Senti, senti } from '@kipute/domain/money/senti';
import { coinOf, type RacingOrder } from '../round/racing.ts';

/** What became of all bets of a player on one round. */
export type RoundOutcome = {
  readonly kind: 'open' | 'won' | 'lost' | 'refunded';
  readonly staked: Senti;
  /** By odds and from the pool together. */
  readonly back: Senti;
  /** Those that brought something. */
  readonly winners: readonly RacingOrder[];
};

const OPEN = 1;
const REFUNDED = 3;

export const backOf = ({ paid, shared }: Pick<RacingOrder, 'paid' | 'shared'>): Senti =>
  senti(coinOf(paid) + coinOf(shared));

export const ordersOfRound = (orders: readonly RacingOrder[], roundId: string) =>
  orders.filter(({ round_id }) => round_id === roundId);

/** Undefined for who did not bet on it (RCP-41). */
export function roundOutcome(orders: readonly RacingOrder[]): RoundOutcome | undefined {
  if (orders.length === 0) return undefined;
  const sum = (amounts: readonly bigint[]) => senti(amounts.reduce((all, one) => all + one, 0n));
  const winners = orders.filter((order) => backOf(order) > 0n);
  return {
    kind: kindOf(orders, winners),
    staked: sum(orders.map(({ bet_amount }) => coinOf(bet_amount))),
    back: sum(orders.map(backOf)),
    winners,
  };
}

function kindOf(
  orders: readonly RacingOrder[],
  winners: readonly RacingOrder[],
): RoundOutcome['kind'] {
  if (orders.some(({ status }) => status === OPEN)) return 'open';
  if (orders.every(({ status }) => status === REFUNDED)) return 'refunded';
  return winners.length > 0 ? 'won' : 'lost';
}
