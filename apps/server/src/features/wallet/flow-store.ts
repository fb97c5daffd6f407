import { billTypes } from '@kipute/contract/constants/money/bills';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import type { Cause } from './ledger-store.ts';

type FlowQuery = {
  readonly playerId: bigint;
  readonly causes: readonly Cause[];
  readonly since: Date;
};

/** What entries of these causes did to the cash of a player since then, added up. */
export async function cashFlowOf(
  reader: Reader,
  { playerId, causes, since }: FlowQuery,
): Promise<Senti> {
  const row = await reader
    .selectFrom('posting')
    .innerJoin('journalEntry', 'journalEntry.id', 'posting.entryId')
    .select(sql<string | null>`sum(posting.amount)::text`.as('sum'))
    .where('posting.playerId', '=', playerId)
    .where('posting.account', '=', 'cash')
    .where('posting.recordedAt', '>=', since)
    .where(
      'journalEntry.cause',
      'in',
      causes.map((cause) => billTypes[cause].id),
    )
    .executeTakeFirstOrThrow();
  return senti(BigInt(row.sum ?? '0'));
}
