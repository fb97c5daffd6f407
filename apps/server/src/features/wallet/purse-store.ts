import type { Purse } from '@kipute/domain/ledger/account';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { Reader } from '../../platform/database/database.ts';

export type Balances = Readonly<Record<Purse, Senti>>;

export async function balancesOf(reader: Reader, playerId: bigint): Promise<Balances> {
  const rows = await reader
    .selectFrom('purse')
    .select(['kind', 'balance'])
    .where('playerId', '=', playerId)
    .execute();
  const found = new Map(rows.map(({ kind, balance }) => [kind, balance]));
  // A purse that never held anything has no row.
  const balance = (purse: Purse) => senti(found.get(purse) ?? 0n);
  return {
    cash: balance('cash'),
    credit: balance('credit'),
    'racing-coin': balance('racing-coin'),
    held: balance('held'),
  };
}
