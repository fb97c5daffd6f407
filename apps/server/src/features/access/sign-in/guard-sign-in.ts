import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { SignInLimits } from '../ports.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import {
  clearAttempts,
  type GuardKey,
  reserveAttempt,
  returnAttempt,
  sweepAttempts,
} from './sign-in-guard-store.ts';

type SignInAttempt = {
  /** With its kind in front, `player:255…`; only a keyed hash of it is stored. */
  readonly account: string;
  readonly address: string;
};

export type GuardSignIn = (
  attempt: SignInAttempt,
  isGenuine: () => Promise<boolean | 'crowded'>,
) => Promise<'passed' | 'wrong' | 'locked'>;

export type GuardDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly pepper: string;
  readonly limits: () => SignInLimits;
  /** How a wrong answer is slowed down; tests do not wait. */
  readonly pause?: ((milliseconds: number) => Promise<unknown>) | undefined;
};

const FIRST_PAUSE_MS = 250;
const PAUSE_MAX_MS = 4_000;
const KEPT_MS = 24 * 60 * 60 * 1000;
/** More than this from one person at once is not a person. */
const WAITING_MAX = 20;

const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), PAUSE_MAX_MS);

/** Lets a person mistype and stops a guesser, per account and address. */
export function createGuardSignIn(deps: GuardDeps): GuardSignIn {
  const { database, clock, pepper, limits, pause = sleep } = deps;
  // In turn within this process, because a right password frees the attempts counted before it:
  // ten taps on the button by the same player must not lock that player out.
  const inTurn = createOneAtATime(WAITING_MAX);

  const reserve = (key: GuardKey) => {
    const { signInAttemptsMax, signInLockMinutes } = limits();
    const now = clock.now();
    const lockMs = signInLockMinutes * 60_000;
    return database.transact((tx) =>
      reserveAttempt(tx, key, {
        now,
        attemptsMax: signInAttemptsMax,
        lockedUntil: new Date(now.getTime() + lockMs),
        forgottenBefore: new Date(now.getTime() - lockMs),
      }),
    );
  };

  return async (attempt, isGenuine) => {
    const { account, address } = attempt;
    const key = guardKeyOf(pepper, attempt);
    const verdict = await inTurn(`${account} ${address}`, async () => {
      const attempts = await reserve(key);
      if (attempts === undefined) return 'locked';
      const found = await isGenuine();
      if (found === 'crowded') {
        await database.transact((tx) => returnAttempt(tx, key));
        return 'locked';
      }
      if (found) {
        await database.transact((tx) => clearAttempts(tx, key));
        return 'passed';
      }
      const before = new Date(clock.now().getTime() - KEPT_MS);
      await database.transact((tx) => sweepAttempts(tx, before));
      await pause(pauseAfter(attempts));
      return 'wrong';
    });
    return verdict === 'crowded' ? 'locked' : verdict;
  };
}

/** For who proved in another way to be the owner: the wrong attempts before no longer count. */
export type ForgiveSignIns = (tx: Transaction, attempt: SignInAttempt) => Promise<void>;

export function createForgiveSignIns(pepper: string): ForgiveSignIns {
  return (tx, attempt) => clearAttempts(tx, guardKeyOf(pepper, attempt));
}

function guardKeyOf(pepper: string, { account, address }: SignInAttempt): GuardKey {
  const keyed = (text: string) => createHmac('sha256', pepper).update(text).digest();
  return { accountHash: keyed(account), addressHash: keyed(address) };
}
