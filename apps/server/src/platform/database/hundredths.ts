import { type RawBuilder, sql } from 'kysely';
import type { Reader } from './database.ts';

type Lie = { readonly count: number; readonly hundredths: readonly string[] | null };

/** How the amounts of a select lie: their count, and each hundredth from the smallest to the largest. */
export async function hundredthsOf(
  reader: Reader,
  amounts: RawBuilder<unknown>,
): Promise<{ readonly count: number; readonly hundredths: readonly bigint[] }> {
  const { rows } = await sql<Lie>`
    select count(*)::int as count,
      percentile_disc(array(select n / 100.0::float from generate_series(0, 100) as n))
        within group (order by amount)::text[] as hundredths
    from (${amounts}) as found (amount)`.execute(reader);
  const { count = 0, hundredths = null } = rows[0] ?? {};
  return { count, hundredths: (hundredths ?? []).map(BigInt) };
}
