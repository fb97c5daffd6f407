import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Account } from '@kipute/domain/ledger/account';
import type { Entry } from '@kipute/domain/ledger/entry';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

export type Cause = keyof typeof billTypes;

/** What people read beside the amount. */
export type EntryWords = { readonly serialNumber: string; readonly remark: string };

export type Written = {
  readonly outcome: 'appended' | 'repeated' | 'key-used-differently' | 'funds-short';
  readonly entryId: bigint | null;
};

/** The order of checks and locks is in the function itself (migration 0011). */
export async function writeEntry(
  tx: Transaction,
  { key, cause, postings }: Entry<Cause>,
  { serialNumber, remark, at }: EntryWords & { readonly at: Date },
): Promise<Written> {
  const accounts = postings.map(({ account }) => columnsOf(account));
  const { rows } = await sql<Written>`
    select outcome, entry_id from append_entry(
      ${key}, ${billTypes[cause].id}::smallint, ${serialNumber}, ${remark}, ${at},
      ${accounts.map(({ playerId }) => playerId)}::bigint[],
      ${accounts.map(({ account }) => account)}::text[],
      ${postings.map(({ amount }) => amount)}::bigint[]
    )`.execute(tx);
  const [written] = rows;
  if (!written) throw new Error('append_entry answered nothing');
  return written;
}

function columnsOf(account: Account): { playerId: bigint | null; account: string } {
  return 'house' in account
    ? { playerId: null, account: account.house }
    : { playerId: account.playerId, account: account.purse };
}
