import type { Clock } from '../../platform/clock.ts';
import type { Reader } from '../../platform/database/database.ts';
import { type AppendEntry, entryAppender } from './append-entry.ts';
import { auditBooks, type BooksReport } from './audit-books.ts';
import { type Balances, balancesOf } from './purse-store.ts';
import { statementOf } from './statement-store.ts';

export type { Balances } from './purse-store.ts';

export type Wallet = {
  readonly append: AppendEntry;
  readonly balancesOf: (reader: Reader, playerId: bigint) => Promise<Balances>;
  readonly statementOf: typeof statementOf;
  readonly auditBooks: (snapshot: Reader) => Promise<BooksReport>;
};

export function createWallet(deps: { readonly clock: Clock }): Wallet {
  return { append: entryAppender(deps), balancesOf, statementOf, auditBooks };
}
