import { applyLines } from '@kipute/domain/free-bets/credit-lots';
import { purseOf } from '@kipute/domain/ledger/account';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { Wallet } from '../wallet/index.ts';
import { newLines, type Standing, storedStanding, writeStanding } from './free-bet-store.ts';

type Books = Pick<Wallet, 'lockPurses' | 'linesAfter'>;

/** Counts what the purse did since, in memory. Give it one snapshot, or the lock of the purse. */
export async function standingNow(
  reader: Reader,
  playerId: bigint,
  wallet: Pick<Wallet, 'linesAfter'>,
): Promise<{ readonly before: Standing; readonly after: Standing } | undefined> {
  const before = await storedStanding(reader, playerId);
  if (!before) return undefined;
  let after = before;
  for (;;) {
    const { lines, upTo } = await newLines(reader, after, wallet);
    if (lines.length === 0) return { before, after };
    after = { playerId, lines: upTo, ...applyLines(after, lines) };
  }
}

/**
 * Locks the credit purse, by which alone whoever changes the free bets of a player waits for
 * another one and for every bet, and writes down what it did since (FRB-15).
 */
export async function lockStanding(
  tx: Transaction,
  playerId: bigint,
  wallet: Books,
): Promise<Standing | undefined> {
  await wallet.lockPurses(tx, [purseOf(playerId, 'credit')]);
  const now = await standingNow(tx, playerId, wallet);
  if (!now) return undefined;
  await writeStanding(tx, now);
  return now.after;
}
