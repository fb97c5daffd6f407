import { billTypes } from '@kipute/contract/constants/money/bills';
import {
  type Account,
  type HouseAccount,
  house,
  type Purse,
  purseOf,
} from '@kipute/domain/ledger/account';
import type { Entry, Posting } from '@kipute/domain/ledger/entry';
import { senti } from '@kipute/domain/money/senti';
import { CompiledQuery, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { numberList } from '../../platform/database/number-lists.ts';

export type Cause = keyof typeof billTypes;

/** What people read beside the amount. */
export type EntryWords = { readonly serialNumber: string; readonly remark: string };

type Written = {
  readonly outcome: 'appended' | 'repeated' | 'key-used-differently' | 'funds-short';
  readonly entryId: bigint | null;
};

/** The order of checks and locks is in the function itself (migration 0018). */
const APPEND_ENTRY = 'select outcome, entry_id from append_entry($1, $2, $3, $4, $5, $6, $7, $8)';

export async function writeEntry(
  tx: Transaction,
  { key, cause, postings }: Entry<Cause>,
  { serialNumber, remark, at }: EntryWords & { readonly at: Date },
): Promise<Written> {
  const accounts = postings.map(({ account }) => columnsOf(account));
  const { rows } = await tx.executeQuery<Written>(
    CompiledQuery.raw(APPEND_ENTRY, [
      key,
      billTypes[cause].id,
      serialNumber,
      remark,
      at,
      accounts.map(({ playerId }) => playerId),
      accounts.map(({ account }) => account),
      postings.map(({ amount }) => amount),
    ]),
  );
  const [written] = rows;
  if (!written) throw new Error('append_entry answered nothing');
  return written;
}

const APPEND_ENTRIES = 'select append_entries($1, $2, $3, $4, $5, $6, $7, $8)';

/** Migration 0027. */
export async function writeEntries(
  tx: Transaction,
  entries: readonly (Entry<Cause> & Pick<EntryWords, 'serialNumber'>)[],
  at: Date,
): Promise<void> {
  const halves = entries.flatMap(({ postings }, index) =>
    postings.map(({ account, amount }) => ({ place: index + 1, amount, ...columnsOf(account) })),
  );
  await tx.executeQuery(
    CompiledQuery.raw(APPEND_ENTRIES, [
      entries.map(({ key }) => key),
      numberList(entries.map(({ cause }) => billTypes[cause].id)),
      entries.map(({ serialNumber }) => serialNumber),
      at,
      numberList(halves.map(({ place }) => place)),
      numberList(halves.map(({ playerId }) => playerId)),
      halves.map(({ account }) => account),
      numberList(halves.map(({ amount }) => amount)),
    ]),
  );
}

/** What the entries under these keys moved, by key; those unknown moved nothing. */
export async function readMovements(
  reader: Reader,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly Posting[]>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<MovementRow>`
    select key, player_id, account, amount
    from journal_entry join posting
      on posting.entry_id = journal_entry.id and posting.recorded_at = journal_entry.recorded_at
    where key = any (${keys}::text[])
    order by entry_id, line`.execute(reader);
  const moved = Map.groupBy(rows, ({ key }) => key);
  const postingOf = (row: MovementRow) => ({ account: accountOf(row), amount: senti(row.amount) });
  return new Map([...moved].map(([key, ofKey]) => [key, ofKey.map(postingOf)]));
}

type MovementRow = {
  readonly key: string;
  readonly playerId: bigint | null;
  readonly account: string;
  readonly amount: bigint;
};

function accountOf({ playerId, account }: Pick<MovementRow, 'playerId' | 'account'>): Account {
  return playerId === null ? house(account as HouseAccount) : purseOf(playerId, account as Purse);
}

function columnsOf(account: Account): { playerId: bigint | null; account: string } {
  return 'house' in account
    ? { playerId: null, account: account.house }
    : { playerId: account.playerId, account: account.purse };
}
