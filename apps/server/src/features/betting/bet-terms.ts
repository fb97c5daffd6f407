import type { BetTerms } from '@kipute/domain/betting/bet-return';
import { invariant } from '@kipute/domain/invariant';
import { senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Database, Reader } from '../../platform/database/database.ts';
import type { BettingDeps } from './betting-deps.ts';

/** What the house promises for a bet placed now. */
export function termsNow({ settings }: Pick<BettingDeps, 'settings'>): BetTerms {
  const { singleProfitMaximum, multipleProfitMaximum, winBonusOddsMinimum } =
    settings.current('bet');
  const { moneyBackLadder } = settings.current('settlement');
  const ladder = settings.current('winBonus').ladder.map(({ legs, percent }) => ({
    legs,
    percent,
  }));
  return {
    taxRatePercent: settings.current('taxes').sportsPercent,
    singleProfitMaximum,
    multipleProfitMaximum,
    winBonus: { ladder, oddsMinimum: winBonusOddsMinimum },
    ...(moneyBackLadder.length > 0 && { moneyBack: { ladder: moneyBackLadder } }),
  };
}

/** As they are kept: money in senti as text, since a JSON number cannot hold it. */
export type KeptTerms = ReturnType<typeof keptTerms>;

const keptTerms = ({ taxRatePercent, winBonus, moneyBack, ...maxima }: BetTerms) => ({
  taxRatePercent,
  singleProfitMaximum: String(maxima.singleProfitMaximum),
  multipleProfitMaximum: String(maxima.multipleProfitMaximum),
  winBonus,
  ...(moneyBack && { moneyBack }),
  taxed: 'within-ceiling',
});

/** Terms that do not say how they are taxed are of the days before (DECISION 0036). */
export function termsFrom({ taxed, ...kept }: Omit<KeptTerms, 'taxed'> & { taxed?: string }) {
  const terms: BetTerms = {
    ...kept,
    singleProfitMaximum: senti(BigInt(kept.singleProfitMaximum)),
    multipleProfitMaximum: senti(BigInt(kept.multipleProfitMaximum)),
    ...(taxed === undefined && { taxedBeforeCeiling: true }),
  };
  return terms;
}

/** Interning: equal terms share one row, whose id is cached. They change a few times a year. */
export function createBetTermsInterner(database: Database): (terms: BetTerms) => Promise<bigint> {
  const known = new Map<string, Promise<bigint>>();
  return (terms) => {
    const content = JSON.stringify(keptTerms(terms));
    const id = known.get(content) ?? keepTerms(database, content);
    known.set(content, id);
    // A failed write is tried again by the next bet.
    id.catch(() => known.delete(content));
    return id;
  };
}

async function keepTerms(database: Database, content: string): Promise<bigint> {
  return await database.transact(async (tx) => {
    await sql`insert into bet_terms (content) values (${content}::jsonb) on conflict do nothing`.execute(
      tx,
    );
    const { rows } = await sql<{ id: bigint }>`
      select id from bet_terms where md5(content::text) = md5(${content}::jsonb::text)`.execute(tx);
    const [row] = rows;
    invariant(row, 'terms that were written are there');
    return row.id;
  });
}

export type BetTermsCache = (
  reader: Reader,
  ids: readonly bigint[],
) => Promise<(id: bigint) => BetTerms>;

/** Terms never change: each row is read once and never evicted. */
export function createBetTermsCache(): BetTermsCache {
  const known = new Map<bigint, BetTerms>();
  return async (reader, ids) => {
    const missing = [...new Set(ids)].filter((id) => !known.has(id));
    if (missing.length > 0) {
      for (const [id, content] of await readTermsOf(reader, missing)) {
        known.set(id, termsFrom(content as KeptTerms));
      }
    }
    return (id) => {
      const terms = known.get(id);
      invariant(terms, 'an order has its terms');
      return terms;
    };
  };
}

async function readTermsOf(
  reader: Reader,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, unknown>> {
  const rows = await reader
    .selectFrom('betTerms')
    .select(['id', 'content'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
}
