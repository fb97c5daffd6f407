import type { Scene } from '../actors/actor.ts';
import type { Law } from './law.ts';

/** Accounts of the house for jackpot and Lucky Six, and what they should hold; text of whole senti. */
export type PoolSums = {
  readonly pools: string;
  /** What open and closed issues began with. */
  readonly opening: string;
  /** What waits for issues to come. */
  readonly waiting: string;
  /** Agreed on, and not yet paid to the last ticket. */
  readonly underWay: string;
  readonly stakes: string;
  /** Of tickets, but for those given back, less what of them went into pools. */
  readonly staked: string;
  /** Tickets for which the books have paid another prize than they say. */
  readonly strayPrizes: number;
  /** Tickets that are open although their issue is over, or decided although it is not. */
  readonly strayTickets: number;
};

export function brokenPools(sums: PoolSums): string | undefined {
  const { pools, opening, waiting, underWay, stakes, staked, strayPrizes, strayTickets } = sums;
  const held = BigInt(opening) + BigInt(waiting) + BigInt(underWay);
  if (BigInt(pools) !== held) {
    return `pools hold ${pools}; issues began with ${opening}, ${waiting} waits, ${underWay} is being paid`;
  }
  if (stakes !== staked) return `stakes of pools are ${stakes}, by their tickets ${staked}`;
  if (strayPrizes > 0) return `${strayPrizes} tickets were not paid what they say`;
  return strayTickets > 0 ? `${strayTickets} tickets are not where their issue is` : undefined;
}

const heldBy = (account: string): string => `coalesce((
  select sum(amount) from posting where player_id is null and account = '${account}'), 0)`;

/** One question: tickets are paid while the laws look, and two would be of two moments. */
const SUMS = `
  with under_way as (
    select * from pool_settlement where ended_at is null
  ), prize as (
    select serial_number, -sum(amount) as paid
    from journal_entry join posting on entry_id = journal_entry.id
    where player_id is null and account = 'pools' and serial_number <> ''
    group by serial_number
  )
  select ${heldBy('pools')}::text as pools,
    coalesce((select sum(opening_pool) from pool_issue
      where state in ('open', 'closed')
        and not exists (select from under_way where issue_id = pool_issue.id)), 0)::text as opening,
    coalesce((select sum(amount) from pool_rollover
      where carried_into is null), 0)::text as waiting,
    coalesce((select sum(owed - paid) from under_way
      where settlement > 0), 0)::text as "underWay",
    ${heldBy('pool-stakes')}::text as stakes,
    (coalesce((select sum(stake) from pool_ticket where state <> 'refunded'), 0)
      - coalesce((select sum(growth) from pool_settlement), 0))::text as staked,
    (select count(*)::int from pool_ticket left join prize using (serial_number)
      where prize <> coalesce(paid, 0)
    ) as "strayPrizes",
    (select count(*)::int from pool_ticket join pool_issue on pool_issue.id = issue_id
      where not exists (select from under_way where under_way.issue_id = pool_issue.id)
        and case pool_issue.state
          when 'settled' then pool_ticket.state not in ('won', 'lost')
          when 'cancelled' then pool_ticket.state <> 'refunded'
          else pool_ticket.state <> 'open' end) as "strayTickets"`;

export const poolsAddUp: Law<Scene> = {
  name: 'pools hold what issues began with and what waits, stakes are those of tickets, each prize is paid once',
  holds: 'always',
  breach: async ({ world }) => {
    const [sums] = await world.database.ask<PoolSums>(SUMS);
    return sums ? brokenPools(sums) : 'the pools cannot be read';
  },
};
