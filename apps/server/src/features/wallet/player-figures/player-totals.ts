import { type Senti, senti } from '@kipute/domain/money/senti';
import type { Reader } from '../../../platform/database/database.ts';
import type { Figure } from './figure-of-cause.ts';

export type PlayerTotals = Readonly<Record<Figure | 'withdrawals', Senti>>;

/** Over the whole life of the account and all purses; a few seconds behind the books. */
export async function totalsOf(reader: Reader, playerId: bigint): Promise<PlayerTotals> {
  const row = await reader
    .selectFrom('playerTotal')
    .select(['deposits', 'gifts', 'stakes', 'payouts', 'withdrawals'])
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  return {
    deposits: senti(row?.deposits ?? 0n),
    gifts: senti(row?.gifts ?? 0n),
    stakes: senti(row?.stakes ?? 0n),
    payouts: senti(row?.payouts ?? 0n),
    withdrawals: senti(row?.withdrawals ?? 0n),
  };
}
