import type { Scene } from '../actors/actor.ts';
import type { Law } from './law.ts';

/** A campaign by its own line, by its rewards and by the books; money is text of whole senti. */
export type CampaignSums = {
  readonly campaign: string;
  readonly budget: string;
  readonly spent: string;
  readonly granted: number;
  /** Of the rewards that were given. */
  readonly rewards: number;
  readonly rewarded: string;
  /** Given twice to one player for one period, whatever the line says. */
  readonly doubled: number;
  /** Of the entries under keys of the campaign. */
  readonly entries: number;
  readonly booked: string;
};

export function brokenPromise(campaigns: readonly CampaignSums[]): string | undefined {
  for (const one of campaigns) {
    const { campaign, budget, spent, granted, rewards, rewarded, entries, booked } = one;
    if (BigInt(spent) > BigInt(budget)) {
      return `campaign ${campaign} gave ${spent} of a budget of ${budget}`;
    }
    if (one.doubled > 0) return `campaign ${campaign} gave twice for one period`;
    if (spent !== rewarded || granted !== rewards) {
      return `campaign ${campaign} says ${granted} rewards of ${spent}, there are ${rewards} of ${rewarded}`;
    }
    if (booked !== rewarded || entries !== rewards) {
      return `campaign ${campaign} gave ${rewards} rewards of ${rewarded}, the books have ${entries} of ${booked}`;
    }
  }
  return undefined;
}

/** One question: rewards are given while the laws look, and two would be of two moments. */
const SUMS = `
  select id::text as campaign, budget::text, spent::text, granted,
    reward.count::int as rewards, reward.amount::text as rewarded,
    (reward.count - reward.periods)::int as doubled,
    entry.count::int as entries, entry.amount::text as booked
  from campaign, lateral (
    select count(*) as count, coalesce(sum(amount), 0) as amount,
      count(distinct (player_id, period)) as periods
    from campaign_reward where campaign_id = campaign.id and granted_at is not null
  ) as reward, lateral (
    select count(*) as count, coalesce(sum(amount), 0) as amount
    from journal_entry join posting on entry_id = journal_entry.id and posting.player_id is not null
    where key like concat('campaign:', campaign.id, ':%')
  ) as entry`;

export const campaignsKeepBudgets: Law<Scene> = {
  name: 'a campaign gives within its budget, once for each player and period, each with its entry',
  holds: 'always',
  breach: async ({ world }) => brokenPromise(await world.database.ask<CampaignSums>(SUMS)),
};
