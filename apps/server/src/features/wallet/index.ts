import type { Senti } from '@kipute/domain/money/senti';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import {
  type AppendEntries,
  type AppendEntry,
  entriesAppender,
  entryAppender,
} from './append-entry.ts';
import {
  type AnnounceEntries,
  announceBalances,
  type BalanceChange,
  balancesChanged,
} from './balance-events.ts';
import { type BillRoutes, billRoutes } from './bill-routes.ts';
import {
  auditBooks,
  auditJob,
  type BooksReport,
  booksAreSound,
  runAudit,
  soundnessGauge,
} from './books-audit.ts';
import { readMovements } from './ledger-store.ts';
import { createPlayerFigures, type PlayerFigures } from './player-figures/player-figures.ts';
import { totalsOf } from './player-figures/player-totals.ts';
import { type Balances, balancesOf, lockPurses } from './purse-store.ts';
import { cashFlowOf, linesAfter, statementOf } from './statement-store.ts';
import { accountBalances, countDaysJob } from './trial-balance/account-days.ts';
import { type LedgerRoutes, ledgerRoutes } from './trial-balance/ledger-routes.ts';

export type { NumberedEntry } from './append-entry.ts';
export type { BalanceChange } from './balance-events.ts';
export type { Balances } from './purse-store.ts';

export type Wallet = {
  readonly append: AppendEntry;
  /** Of entries that a function of the database wrote in this transaction. */
  readonly announce: AnnounceEntries;
  readonly appendMany: AppendEntries;
  readonly balancesOf: (reader: Reader, playerId: bigint) => Promise<Balances>;
  readonly lockPurses: typeof lockPurses;
  readonly movementsOf: typeof readMovements;
  readonly statementOf: typeof statementOf;
  readonly linesAfter: typeof linesAfter;
  readonly cashFlowOf: typeof cashFlowOf;
  readonly totalsOf: typeof totalsOf;
  readonly auditBooks: (snapshot: Reader) => Promise<BooksReport>;
  /** An audit of everything, now; what it found is written down. */
  readonly runAudit: () => Promise<BooksReport>;
  /** By the newest audit. While they are not, nothing may leave the house. */
  readonly booksAreSound: (reader: Reader) => Promise<boolean>;
  /** 1 or 0, for the metrics. */
  readonly soundness: () => number;
  /** Of what a function of the database moved in a statement of its own. */
  readonly announceChanges: (changes: readonly BalanceChange[]) => Promise<void>;
  /** Money moved, in whichever process. */
  readonly onBalanceChanged: (listener: (change: BalanceChange) => void) => void;
  readonly figures: Omit<PlayerFigures, 'jobs'>;
  readonly jobs: readonly AnyJob[];
  /** What stands in each account of the books at this moment, purses of a kind together. */
  readonly accountBalances: (reader: Reader) => Promise<ReadonlyMap<string, Senti>>;
  readonly routes: BillRoutes & LedgerRoutes;
};

type WalletDeps = { readonly database: Database; readonly bus: Bus; readonly clock: Clock };

export function createWallet(deps: WalletDeps): Wallet {
  const figures = createPlayerFigures(deps);
  return {
    append: entryAppender(deps),
    announce: (tx, entries) => announceBalances(tx, entries, deps.bus),
    appendMany: entriesAppender(deps),
    balancesOf,
    lockPurses,
    movementsOf: readMovements,
    statementOf,
    linesAfter,
    cashFlowOf,
    totalsOf,
    auditBooks,
    runAudit: () => runAudit(deps),
    booksAreSound,
    soundness: soundnessGauge(deps),
    announceChanges: (changes) => deps.bus.publish(balancesChanged, { changes: [...changes] }),
    onBalanceChanged: (listener) => {
      deps.bus.subscribe(balancesChanged, ({ changes }) => changes.forEach(listener));
    },
    figures,
    accountBalances: (reader) => accountBalances(reader, deps.clock.now()),
    jobs: [auditJob(deps), countDaysJob(deps), ...figures.jobs],
    routes: { ...billRoutes(deps), ...ledgerRoutes(deps) },
  };
}
