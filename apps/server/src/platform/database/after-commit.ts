import { invariant } from '@kipute/domain/invariant';
import type { BaseLogger } from 'pino';
import type { Transaction } from './database.ts';

type Announcement = () => Promise<void> | void;

const announcementsOf = new WeakMap<Transaction, Announcement[]>();

/**
 * Runs once the transaction is durable, and never when it rolls back: a change that others hear
 * of before it exists would be read back as the old value. What must not be lost is a job instead.
 */
export function afterCommit(tx: Transaction, announcement: Announcement): void {
  const announcements = announcementsOf.get(tx);
  invariant(announcements, 'a transaction comes from Database.transact');
  announcements.push(announcement);
}

export async function runAfterCommit<Value>(
  log: Pick<BaseLogger, 'error'>,
  transact: (watch: (tx: Transaction) => void) => Promise<Value>,
): Promise<Value> {
  const announcements: Announcement[] = [];
  const value = await transact((tx) => announcementsOf.set(tx, announcements));
  // The work is done and stays done: a failed announcement must not look like a failed change.
  const outcomes = await Promise.allSettled(announcements.map(async (announce) => announce()));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      log.error({ err: outcome.reason }, 'database: announcement after a commit failed');
  }
  return value;
}
