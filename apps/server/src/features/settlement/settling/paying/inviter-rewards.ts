import { inviterReward, type PaidReward, stakeLost } from '@kipute/domain/betting/inviter-reward';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { Reader } from '../../../../platform/database/database.ts';
import type { SettlementDeps } from '../../ports.ts';
import type { OrderDecided, OrderToPay } from './order-to-pay.ts';

type PlayersDep = Pick<SettlementDeps, 'players'>;
type Inviters = Awaited<ReturnType<SettlementDeps['players']['invitersOf']>>;

/** With what whoever invited the players earns by their orders (STL-27). */
export async function withRewards(
  reader: Reader,
  orders: readonly OrderDecided[],
  deps: PlayersDep,
): Promise<readonly OrderToPay[]> {
  const inviters = await invitersOfLosers(reader, orders, deps);
  return orders.map((one) => ({ ...one, reward: rewardOf(one, inviters) }));
}

/** Where nobody has lost, nobody is asked for. */
async function invitersOfLosers(
  reader: Reader,
  orders: readonly OrderDecided[],
  { players }: PlayersDep,
): Promise<Inviters> {
  const lost = orders.filter((one) => lostOf(one) > 0n);
  const losers = new Set(lost.map(({ order }) => order.playerId));
  return losers.size > 0 ? await players.invitersOf(reader, [...losers]) : new Map();
}

function rewardOf(decided: OrderDecided, inviters: Inviters): PaidReward | undefined {
  const inviter = inviters.get(decided.order.playerId);
  if (!inviter) return undefined;
  const amount = inviterReward(lostOf(decided), inviter);
  return amount > 0n ? { inviterId: inviter.id, amount } : undefined;
}

const lostOf = ({ order, money }: OrderDecided): Senti =>
  stakeLost(
    {
      stake: senti(order.stakeInPlay),
      paidWith: order.paidWith === 'credit' ? 'credit' : 'balance',
    },
    money,
  );
