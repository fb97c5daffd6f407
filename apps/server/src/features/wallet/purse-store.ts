import { type Account, accountName, type Purse, purseOf } from '@kipute/domain/ledger/account';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { CompiledQuery } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';

export type Balances = Readonly<Record<Purse, Senti>>;

const pursesOf = (reader: Reader, playerId: bigint) =>
  reader.selectFrom('purse').select(['kind', 'balance']).where('playerId', '=', playerId);

export async function balancesOf(reader: Reader, playerId: bigint): Promise<Balances> {
  return balancesFrom(await pursesOf(reader, playerId).execute());
}

const LOCK_PURSES = 'select player_id, kind, balance from lock_purses($1, $2)';

type LockedPurse = {
  readonly playerId: bigint;
  readonly kind: Purse;
  readonly balance: bigint;
};

/**
 * What is in the purses among these accounts, by their names; nobody else moves them until the
 * transaction ends. Name all that it will move: the order of the locks holds within one call only
 * (migration 0029).
 */
export async function lockPurses(
  tx: Transaction,
  accounts: readonly Account[],
): Promise<ReadonlyMap<string, Senti>> {
  const purses = accounts.flatMap((account) => ('house' in account ? [] : [account]));
  const { rows } = await tx.executeQuery<LockedPurse>(
    CompiledQuery.raw(LOCK_PURSES, [
      purses.map(({ playerId }) => playerId),
      purses.map(({ purse }) => purse),
    ]),
  );
  return new Map(
    rows.map(({ playerId, kind, balance }) => [
      accountName(purseOf(playerId, kind)),
      senti(balance),
    ]),
  );
}

type PurseRow = { readonly kind: string; readonly balance: bigint };

function balancesFrom(rows: readonly PurseRow[]): Balances {
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
