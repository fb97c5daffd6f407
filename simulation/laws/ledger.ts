import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Scene } from '../actors/actor.ts';
import type { Law } from './law.ts';

/** How many of each are wrong; the sum of the world is in senti. */
type BooksCount = {
  readonly entries: number;
  readonly purses: number;
  readonly overdrawn: number;
  readonly worldSum: string;
  readonly unsoundAudits: number;
};

export function brokenBooks(count: BooksCount): string | undefined {
  const { entries, purses, overdrawn, worldSum, unsoundAudits } = count;
  if (entries > 0) return `${entries} entries do not sum to zero`;
  if (purses > 0) return `${purses} purses are not the sum of their postings`;
  if (overdrawn > 0) return `${overdrawn} purses were below zero`;
  if (worldSum !== '0') return `all money together is ${worldSum} senti`;
  return unsoundAudits > 0 ? `${unsoundAudits} audits of the house found a fault` : undefined;
}

/** Not the house's own words for the three sums: an audit must not be judged by itself. */
const COUNT = `
  select
    (select count(*)::int from journal_entry where 0 is distinct from
      (select sum(amount) from posting where entry_id = journal_entry.id)) as entries,
    (select count(*)::int from purse full join (
        select player_id, account as kind, sum(amount) as sum, count(*) as lines
        from posting where player_id is not null group by player_id, account
      ) as counted using (player_id, kind)
      where purse.balance is distinct from coalesce(sum, 0)
        or purse.lines is distinct from coalesce(counted.lines, 0)) as purses,
    (select count(*)::int from (
        select balance from purse union all
        select sum(amount) over (partition by player_id, account order by purse_line)
        from posting where player_id is not null
      ) as stand (balance) where balance < 0) as overdrawn,
    ((select coalesce(sum(balance), 0) from purse)
      + (select coalesce(sum(amount), 0) from posting where player_id is null)
    )::text as "worldSum",
    (select count(*)::int from books_audit where not sound) as "unsoundAudits"`;

export const booksBalance: Law<Scene> = {
  name: 'entries sum to zero, purses are their postings and never below zero, all money is nothing',
  holds: 'always',
  breach: async ({ world }) => {
    const [count] = await world.database.ask<BooksCount>(COUNT);
    return count ? brokenBooks(count) : 'the books cannot be read';
  },
};

/** Of one player, in senti: what is in each purse, and what should be. */
type PurseCount = {
  readonly player: string;
  readonly cash: string;
  readonly held: string;
  readonly credit: string;
  readonly expectedCash: string;
  readonly expectedHeld: string;
  readonly expectedCredit: string;
  readonly coin: string;
  readonly expectedCoin: string;
};

export function strayMoney(counts: readonly PurseCount[]): string | undefined {
  for (const { player, cash, held, credit, coin, ...expected } of counts) {
    const has = `${cash}, ${held} held, ${credit} of credit and ${coin} of coin`;
    const { expectedCash, expectedHeld, expectedCredit, expectedCoin } = expected;
    const should = `${expectedCash}, ${expectedHeld} held, ${expectedCredit} of credit and ${expectedCoin} of coin`;
    if (has !== should) return `${player} has ${has}; by payments and bets it is ${should}`;
  }
  return undefined;
}

const inPurse = (kind: string): string =>
  `coalesce((select balance from purse where player_id = player.id and kind = '${kind}'), 0)`;

/** What everybody was given by hand before the run. */
const given = (kind: string): string => `coalesce((
  select sum(amount) from posting join journal_entry on journal_entry.id = entry_id
  where player_id = player.id and account = '${kind}'
    and cause = ${billTypes['balance-change'].id}), 0)`;

/** On bets and on tickets of jackpot and Lucky Six. */
const staked = (kind: string): string => `coalesce((
  select sum(stake) from (
    select player_id, stake, paid_with from bet_order
    union all select player_id, stake, paid_with from pool_ticket
  ) as stakes where player_id = player.id and paid_with = '${kind}'), 0)`;

const ticketsWon = `coalesce((
  select sum(prize - tax) from pool_ticket where player_id = player.id), 0)`;

/** Of issues that were cancelled, to the purse that paid. */
const ticketsRefunded = (kind: string): string => `coalesce((
  select sum(stake) from pool_ticket
  where player_id = player.id and paid_with = '${kind}' and state = 'refunded'), 0)`;

/** What a prize that was corrected was spent by then; that it is a claim of the house, too, is a law of its own (SIM-61). */
const owedForTickets = `coalesce((
  select -sum(posting.amount) from pool_ticket
    join journal_entry using (serial_number) join posting on entry_id = journal_entry.id
  where pool_ticket.player_id = player.id and account = 'claims'), 0)`;

const paidOut = `coalesce((
  select sum(payout) from bet_order
  where player_id = player.id and status = ${orderStatuses.settled.id}), 0)`;

/** Whole or in part, and whatever became of the rest. */
const cashedOut = `coalesce((
  select sum(paid) from cash_out where player_id = player.id), 0)`;

/** A stake by credit comes back as credit when every leg was refunded, and never otherwise. */
const creditReturned = `coalesce((
  select sum(stake) from bet_order
  where player_id = player.id and status = ${orderStatuses.settled.id} and paid_with = 'credit'
    and not exists (select from bet_leg
      where order_id = bet_order.id and outcome <> ${legOutcomes.refund.id})), 0)`;

/** For lost bets of friends, less what was taken back when such a bet was decided otherwise. */
const rewarded = `coalesce((
  select sum(amount) from posting join journal_entry on journal_entry.id = entry_id
  where posting.player_id = player.id and account = 'credit'
    and key ~ '^(invitation-reward|reward-correction|reward-claims-settled) '), 0)`;

/** Of campaigns and friends, less what went back because nobody had used it in time. */
const freeBets = `coalesce((
  select sum(amount - taken_back) from free_bet where player_id = player.id), 0)`;

const settling = (['bet-result', 'bet-bonus', 'winnings-tax', 'correction'] as const).map(
  (cause) => billTypes[cause].id,
);

/**
 * What is left of payments that were taken back: who had spent them owes it to the house. That it
 * is a claim and nothing else is a law of its own (SIM-38). What waits for a person to be corrected
 * stands as it was paid until then.
 */
const owedToHouse = (kind: string): string => `coalesce((
  select sum(amount) from posting join journal_entry on journal_entry.id = entry_id
    join bet_order using (serial_number)
  where posting.player_id = player.id and account = '${kind}'
    and case when cause in (${settling.join(', ')}) and key !~ '^(cash-out|reward)'
      then split_part(key, ' ', 3)::int < settlements or status = ${orderStatuses['awaiting-approval'].id}
      else false end), 0)`;

/** Into coin or out of it, by the books; that each was asked for so is a law of its own (SIM-78). */
const changed = (kind: string): string => `coalesce((
  select sum(amount) from posting join journal_entry on journal_entry.id = entry_id
  where player_id = player.id and account = '${kind}' and key like 'racing-coin %'), 0)`;

const raced = `coalesce((
  select sum(coalesce(paid, 0) + coalesce(shared, 0) - stake) from racing_order
    left join racing_payout on order_id = racing_order.id
  where racing_order.player_id = player.id), 0)`;

/** Rounds of the casino as they stand, and gifts outside of any. */
const played = `coalesce((
  select sum(won - staked - tax) from casino_round where player_id = player.id), 0)
  + coalesce((select sum(moved) from casino_transaction
    where player_id = player.id and kind = 'reward'), 0)`;

const COUNTS = `
  select phone as player, ${inPurse('cash')}::text as cash, ${inPurse('held')}::text as held,
    ${inPurse('credit')}::text as credit,
    (${given('cash')} - ${staked('cash')} + ${paidOut} + ${cashedOut} + ${owedToHouse('cash')}
      + ${ticketsWon} + ${ticketsRefunded('cash')} + ${owedForTickets}
      + ${changed('cash')} + ${played}
      + coalesce((select sum(amount) from deposit
          where player_id = player.id and state = 'paid'), 0)
      - coalesce((select sum(amount) from withdrawal
          where player_id = player.id and state <> 'returned'), 0)
    )::text as "expectedCash",
    coalesce((select sum(amount) from withdrawal
      where player_id = player.id and state not in ('paid', 'returned')), 0)::text as "expectedHeld",
    ${inPurse('racing-coin')}::text as coin,
    (${given('racing-coin')} + ${changed('racing-coin')} + ${raced})::text as "expectedCoin",
    (${given('credit')} - ${staked('credit')} + ${creditReturned} + ${rewarded}
      + ${freeBets} + ${owedToHouse('credit')} + ${ticketsRefunded('credit')}
    )::text as "expectedCredit"
  from player`;

export const pursesAddUp: Law<Scene> = {
  name: 'what players have is what they were paid, given or won, less what is held, paid out or staked',
  holds: 'always',
  breach: async ({ world }) => strayMoney(await world.database.ask<PurseCount>(COUNTS)),
};

export const strayFigures = (players: number): string | undefined =>
  players > 0
    ? `the figures of ${players} players are not what their counted postings say`
    : undefined;

/** A few seconds behind, but of what is counted nothing is missing and nothing counted twice. */
const FIGURES = `
  select count(*)::int as players from player_total as total, lateral (
    select coalesce(sum(amount), 0) as kept from posting
    where posting.player_id = total.player_id and purse_line <= case account
      when 'cash' then cash_lines when 'credit' then credit_lines
      when 'held' then held_lines else coin_lines end) as counted
  where net_result <> deposits - withdrawals - kept`;

export const figuresFollowBooks: Law<Scene> = {
  name: 'net results are deposits less withdrawals less what is left, as far as postings are counted',
  holds: 'always',
  breach: async ({ world }) => {
    const [count] = await world.database.ask<{ readonly players: number }>(FIGURES);
    return count ? strayFigures(count.players) : 'the figures cannot be read';
  },
};

/** Hours in which what is rolled up is not what the books say, while nothing waits to be done anew. */
const HOURS_ASTRAY = `
  with told as (
    select rolled_to from statistics_progress
    where not exists (select from statistics_stale_hour)
      and not exists (select from statistics_recount)
  ), book as (
    select date_trunc('hour', recorded_at) as hour, sum(amount) as revenue
    from posting as house, told
    where player_id is null and entry_id <= rolled_to
      and account ~ '^(stakes|pools|pool-.*|racing-(stakes|pool)|casino-stakes)$'
      and exists (select from posting as own join player on player.id = own.player_id
        where own.entry_id = house.entry_id and counts_in_statistics)
    group by 1
  ), rolled as (
    select hour, sum(stakes - payouts) as revenue from statistics_hour
    where facet = 'product' group by 1
  )
  select count(*)::int as hours from told, book full join rolled using (hour)
  where coalesce(book.revenue, 0) <> coalesce(rolled.revenue, 0)`;

export const strayHours = (hours: number): string | undefined =>
  hours > 0 ? `statistics of ${hours} hours are not what the books say` : undefined;

export const statisticsFollowBooks: Law<Scene> = {
  name: 'gross revenue as it is rolled up by the hour is what the gaming accounts gained in it',
  holds: 'at rest',
  breach: async ({ world }) => {
    const [count] = await world.database.ask<{ readonly hours: number }>(HOURS_ASTRAY);
    return count ? strayHours(count.hours) : 'the statistics cannot be read';
  },
};
