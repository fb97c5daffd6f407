import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Scene } from '../actors/actor.ts';
import type { Law } from './law.ts';

/** Of one player, in senti: by the grants, and by the postings. */
export type CreditCount = {
  readonly player: string;
  readonly granted: string;
  readonly posted: string;
  readonly takenBack: string;
  readonly postedBack: string;
  readonly left: string;
  readonly balance: string;
};

export function strayFreeBets(counts: readonly CreditCount[]): string | undefined {
  for (const { player, granted, posted, takenBack, postedBack, left, balance } of counts) {
    if (granted !== posted) return `${player} was granted ${granted} and given ${posted}`;
    if (takenBack !== postedBack) {
      return `of ${player} ${takenBack} was taken back, and ${postedBack} left the purse`;
    }
    if (BigInt(left) > BigInt(balance)) {
      return `${player} has ${left} of free bets left and ${balance} in the purse`;
    }
    if (BigInt(left) + BigInt(takenBack) > BigInt(granted)) {
      return `${player} was granted ${granted}; ${left} and ${takenBack} are more than that`;
    }
  }
  return undefined;
}

const moved = (which: string): string => `coalesce((
  select sum(abs(amount)) from posting join journal_entry on journal_entry.id = entry_id
  where posting.player_id = player.id and account = 'credit' and ${which}), 0)::text`;

/** What is left is of the line of the purse at which it was counted; spent is the rest. */
const COUNTS = `
  select phone as player, coalesce(sum(free_bet.amount), 0)::text as granted,
    ${moved('key in (select entry_key from free_bet)')} as posted,
    coalesce(sum(taken_back), 0)::text as "takenBack",
    ${moved(`cause = ${billTypes['free-bet-expired'].id}`)} as "postedBack",
    coalesce(sum(remaining), 0)::text as left,
    coalesce((select balance_after from posting join free_bet_holder as holder using (player_id)
      where posting.player_id = player.id and account = 'credit'
        and purse_line = holder.lines), 0)::text as balance
  from player join free_bet on free_bet.player_id = player.id group by player.id, phone`;

export const freeBetsAddUp: Law<Scene> = {
  name: 'free bets granted are spent, left or taken back, by the grants as by the postings',
  holds: 'always',
  breach: async ({ world }) => strayFreeBets(await world.database.ask<CreditCount>(COUNTS)),
};

export type RewardCount = {
  readonly friend: string;
  readonly state: string;
  readonly entries: number;
  readonly grants: number;
};

export function strayReward(counts: readonly RewardCount[]): string | undefined {
  const wrong = counts.find(({ state, entries, grants }) => {
    const expected = state === 'paid' ? 1 : 0;
    return entries !== expected || grants !== expected;
  });
  return (
    wrong &&
    `friend ${wrong.friend} is ${wrong.state} with ${wrong.entries} entries and ${wrong.grants} free bets`
  );
}

const REWARDS = `
  select friend_id::text as friend, state,
    (select count(*)::int from journal_entry where key = 'referral:' || friend_id) as entries,
    (select count(*)::int from free_bet where cause = 'referral'
      and cause_id = friend_id::text and player_id = inviter_id) as grants
  from referral`;

export const oneRewardForOneFriend: Law<Scene> = {
  name: 'a friend brings one reward or none, to who invited them',
  holds: 'always',
  breach: async ({ world }) => strayReward(await world.database.ask<RewardCount>(REWARDS)),
};

/** Stakes at risk by the orders, without asking how the house counts them. */
const OVERDUE = `
  select friend_id::text as friend, state, 0 as entries, 0 as grants
  from referral where state = 'counting' and settled_stake > (
    select coalesce(sum(stake), 0) from bet_order
    where player_id = friend_id and paid_with = 'cash'
      and status in (${orderStatuses.settled.id}, ${orderStatuses.open.id},
        ${orderStatuses.abnormal.id}, ${orderStatuses['awaiting-approval'].id}))`;

export const noStakeIsInvented: Law<Scene> = {
  name: 'no friend is counted with more than was staked',
  holds: 'always',
  breach: async ({ world }) => {
    const [one] = await world.database.ask<RewardCount>(OVERDUE);
    return one && `friend ${one.friend} is counted with more than was staked`;
  },
};
