import { CompiledQuery } from 'kysely';
import type { StatementWriter } from '../../../platform/database/database.ts';
import type { WrittenBet } from './written-bet.ts';

export type WriteOutcome = {
  readonly outcome:
    | 'placed'
    | 'repeated'
    | 'key-used-differently'
    | 'funds-short'
    | 'betting-forbidden'
    | 'limits-ask';
  /** Of an order that is new. */
  readonly orderId: bigint | null;
  /** Of the order that stands under the key. */
  readonly serialNumber: string;
};

const PLACE_BETS = 'select * from place_bets($1::jsonb, $2)';

/** All of them in one statement, each accepted or refused for itself; answers in their order. */
export async function writeBets(
  writer: StatementWriter,
  bets: readonly WrittenBet[],
  limits: 'limits-counted' | 'limits-not-counted',
): Promise<readonly WriteOutcome[]> {
  const numbered = bets.map(({ row }, place) => ({ place, ...row }));
  const { rows } = await writer.executeQuery<WriteOutcome & { readonly place: number }>(
    CompiledQuery.raw(PLACE_BETS, [JSON.stringify(numbered), limits === 'limits-counted']),
  );
  return rows.toSorted((one, other) => one.place - other.place);
}
