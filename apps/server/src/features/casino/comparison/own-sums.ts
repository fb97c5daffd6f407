import { roundTax } from '@kipute/domain/casino/round-tax';
import { senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

type SummedRound = {
  readonly id: bigint;
  readonly staked: bigint;
  readonly won: bigint;
  readonly tax: bigint;
  readonly taxRate: number;
  readonly stakedByLines: bigint;
  readonly wonByLines: bigint;
  readonly taxByLines: bigint;
};

type Span = { readonly provider: string; readonly from: Date; readonly until: Date };

const HUNDREDTHS = 100;

/**
 * Rounds of a span whose sums are not those of their transactions, or whose tax is not the law's
 * (CAS-43): what is counted up beside the books must not go its own way.
 */
export async function roundsOutOfStep(reader: Reader, span: Span): Promise<readonly bigint[]> {
  const { rows } = await sql<SummedRound>`
    select casino_round.id, staked, won, casino_round.tax, tax_rate,
      (-coalesce(sum(moved + entry.tax) filter (where kind in ('debit', 'rollback')), 0))::bigint
        as staked_by_lines,
      coalesce(sum(amount) filter (where kind = 'credit'), 0)::bigint as won_by_lines,
      coalesce(sum(entry.tax), 0)::bigint as tax_by_lines
    from casino_round
      join casino_transaction as entry using (provider, round, player_id)
    where casino_round.provider = ${span.provider} and not is_void
      and opened_at >= ${span.from} and opened_at < ${span.until}
    group by casino_round.id`.execute(reader);
  return rows.filter((row) => !isInStep(row)).map(({ id }) => id);
}

function isInStep(row: SummedRound): boolean {
  const { staked, won, tax, taxRate } = row;
  const law = roundTax({ staked: senti(staked), won: senti(won) }, taxRate / HUNDREDTHS);
  return (
    staked === row.stakedByLines && won === row.wonByLines && tax === row.taxByLines && tax === law
  );
}
