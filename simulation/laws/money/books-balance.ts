import type { Scene } from '../../actors/scene.ts';
import type { Law } from '../law.ts';

/** How many of each are wrong; the sum of the world is in senti. */
export type BooksCount = {
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
