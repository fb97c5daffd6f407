import { freeBetEntry } from '@kipute/domain/free-bets/free-bet-entries';
import { invariant } from '@kipute/domain/invariant';
import type { Senti } from '@kipute/domain/money/senti';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Wallet } from '../wallet/index.ts';
import { newestLine, noteLines } from './free-bet-store.ts';
import { lockStanding } from './standing.ts';

const freeBetCauses = ['referral', 'campaign', 'office'] as const;
type FreeBetCause = (typeof freeBetCauses)[number];

export type FreeBetGrant = {
  readonly playerId: bigint;
  readonly amount: Senti;
  /** Null for one that never ends. */
  readonly expiresAt: Date | null;
  readonly cause: FreeBetCause;
  /** Which friend, which campaign, which request of the office. */
  readonly causeId: string;
  /** Of the ledger entry: the same key again gives nothing, whatever it says. */
  readonly key: string;
  readonly templateId?: bigint;
};

export type GrantFreeBet = (tx: Transaction, grant: FreeBetGrant) => Promise<'granted' | 'known'>;

export type GrantDeps = {
  readonly clock: Clock;
  readonly wallet: Pick<Wallet, 'append' | 'lockPurses' | 'linesAfter' | 'statementOf'>;
};

/**
 * Gives a free bet once for each key (FRB-01). It locks the credit purse of the player; whoever
 * gives several in one transaction does so in the order of the players' ids.
 */
export function freeBetGranter({ clock, wallet }: GrantDeps): GrantFreeBet {
  return async (tx, grant) => {
    const { playerId, amount, expiresAt, cause, causeId, key, templateId } = grant;
    const now = clock.now();
    invariant(amount > 0n, 'a free bet is worth something');
    invariant(expiresAt === null || expiresAt > now, 'a free bet ends after it was given');
    await lockStanding(tx, playerId, wallet);
    const known = await tx
      .selectFrom('freeBet')
      .select('playerId')
      .where('entryKey', '=', key)
      .executeTakeFirst();
    if (known) {
      invariant(known.playerId === playerId, `the free bet ${key} belongs to another player`);
      return 'known';
    }
    const given = await wallet.append(tx, freeBetEntry({ playerId, amount, key }));
    invariant(given.ok && !given.value.repeated, `the key ${key} belongs to another entry`);
    await tx
      .insertInto('freeBet')
      .values({
        ...{ playerId, amount, remaining: amount, cause, causeId, entryKey: key },
        ...{ templateId: templateId ?? null, grantedAt: now, expiresAt },
      })
      .execute();
    await noteLines(tx, { playerId, lines: await newestLine(tx, playerId, wallet) });
    return 'granted';
  };
}
