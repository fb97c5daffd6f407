import type { Purse } from '@kipute/domain/ledger/account';
import type { Entry } from '@kipute/domain/ledger/entry';
import { z } from 'zod';
import { type Bus, defineTopic } from '../../platform/bus/bus.ts';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Cause } from './ledger-store.ts';

/** What players see of their purses; what is held for a withdrawal is told as the withdrawal. */
const shownPurses = ['cash', 'credit', 'racing-coin'] as const satisfies readonly Purse[];

const balanceChange = z.object({
  playerId: z.string(),
  purse: z.enum(shownPurses),
  cause: z.string(),
  /** In senti, signed. */
  amount: z.string(),
  serialNumber: z.string(),
  /** Of a house account that the money came from or went to, such as `float-mpesa`. */
  account: z.string(),
});
export type BalanceChange = z.infer<typeof balanceChange>;

/** One message for everything that one transaction moved. */
export const balancesChanged = defineTopic(
  'balances-changed',
  z.object({ changes: z.array(balanceChange) }),
);

type Moved = Entry<Cause> & { readonly serialNumber: string };

export type AnnounceEntries = (tx: Transaction, entries: readonly Moved[]) => void;

const movedIn = new WeakMap<Transaction, BalanceChange[]>();

/**
 * Tells the pages of whose purses moved once the money is there (LED-24). Bets are placed by a
 * function of the database and answered with their own balance; nothing is told of them here.
 */
export function announceBalances(
  tx: Transaction,
  entries: readonly Moved[],
  bus: Pick<Bus, 'publish'>,
): void {
  const changes = entries.flatMap(changesOf);
  const others = movedIn.get(tx);
  if (others) {
    others.push(...changes);
    return;
  }
  if (changes.length === 0) return;
  movedIn.set(tx, changes);
  afterCommit(tx, () => bus.publish(balancesChanged, { changes }));
}

function changesOf({ cause, postings, serialNumber }: Moved): readonly BalanceChange[] {
  const account = postings.flatMap(({ account: one }) => ('house' in one ? [one.house] : []))[0];
  return postings.flatMap(({ account: owner, amount }) => {
    if ('house' in owner) return [];
    const purse = shownPurses.find((shown) => shown === owner.purse);
    if (!purse) return [];
    const playerId = owner.playerId.toString();
    const change = { playerId, purse, cause, serialNumber, account: account ?? '' };
    return [{ ...change, amount: amount.toString() }];
  });
}
