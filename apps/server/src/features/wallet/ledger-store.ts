import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Account } from '@kipute/domain/ledger/account';
import type { Entry } from '@kipute/domain/ledger/entry';
import { CompiledQuery } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

export type Cause = keyof typeof billTypes;

/** What people read beside the amount. */
export type EntryWords = { readonly serialNumber: string; readonly remark: string };

export type Written = {
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

function columnsOf(account: Account): { playerId: bigint | null; account: string } {
  return 'house' in account
    ? { playerId: null, account: account.house }
    : { playerId: account.playerId, account: account.purse };
}
