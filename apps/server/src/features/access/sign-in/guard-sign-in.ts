import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from '@kipute/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { refuseWith } from '../../../platform/http/handler.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import type { SignInLimits } from '../ports.ts';
import {
  clearAccount,
  clearAttempts,
  type GuardKey,
  reserveAttempt,
  returnAttempt,
  sweepAttempts,
} from './sign-in-guard-store.ts';

/**
 * Where a secret is tried. An account is one count for all strange devices together, however many
 * networks they use. A network the owner came from before is counted for itself, so that strangers
 * cannot lock the owner out there; so are codes, which stay open while the password is locked, and
 * so is who is signed in already (decision 0037).
 */
type TriedFrom = 'strange-device' | 'known-device' | 'code' | 'session';

type SignInAttempt = {
  /** With its kind in front, `player:255…`; only a keyed hash of it is stored. */
  readonly account: string;
  readonly address: string;
  readonly from: TriedFrom;
};

type Locked = { readonly lockedMinutes: number };

/** Nobody looked: too many at once, or too many wrong ones before. */
export type GuardRefusal = 'overloaded' | Locked;

export type GuardSignIn = (
  attempt: SignInAttempt,
  isGenuine: () => Promise<boolean | 'overloaded'>,
) => Promise<'passed' | 'wrong' | GuardRefusal>;

/** A lock says how long it lasts; its code says which other way in there is. */
export function refuseGuarded(refusal: GuardRefusal, lockedCode: ErrorCode) {
  if (refusal === 'overloaded') return refuseWith('too-many-requests');
  return refuseWith(lockedCode, { minutes: refusal.lockedMinutes });
}

type GuardDeps = {
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
const MINUTE_MS = 60_000;
/** More than this from one person at once is not a person. */
const WAITING_MAX = 20;
/** A mobile network puts thousands of homes behind one /24, and each may mistype. */
const ACCOUNTS_PER_NETWORK = 20;

const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), PAUSE_MAX_MS);

/** Lets a person mistype and stops a guesser, by account and by network. */
export function createGuardSignIn(deps: GuardDeps): GuardSignIn {
  const { database, clock, pepper, limits, pause = sleep } = deps;
  // In turn within this process, because a right password frees the attempts counted before it:
  // ten taps on the button by the same player must not lock that player out.
  const mutex = createBoundedMutex(WAITING_MAX);

  const attemptLimits = (accounts = 1) => {
    const { signInAttemptsMax, signInLockMinutes } = limits();
    const now = clock.now();
    const lockMs = signInLockMinutes * MINUTE_MS;
    return {
      now,
      attemptsMax: signInAttemptsMax * accounts,
      lockedUntil: new Date(now.getTime() + lockMs),
      forgottenBefore: new Date(now.getTime() - lockMs),
    };
  };

  const countWrong = (network: GuardKey | undefined) =>
    database.transact(async (tx) => {
      await sweepAttempts(tx, new Date(clock.now().getTime() - KEPT_MS));
      if (network) await reserveAttempt(tx, network, attemptLimits(ACCOUNTS_PER_NETWORK));
    });

  return async (attempt, isGenuine) => {
    const { lane, counted, network } = keysOf(pepper, attempt);
    return mutex(lane, async () => {
      const reserved = await database.transact((tx) =>
        reserveAttempt(tx, counted, { ...attemptLimits(), unlessLocked: network }),
      );
      if (reserved.lockedUntil !== undefined) return lockedFor(reserved.lockedUntil, clock.now());
      const found = await isGenuine();
      if (found === 'overloaded') {
        await database.transact((tx) => returnAttempt(tx, counted));
        return 'overloaded';
      }
      if (found) {
        await database.transact((tx) => clearAttempts(tx, counted));
        return 'passed';
      }
      await countWrong(network);
      await pause(pauseAfter(reserved.attempts));
      return 'wrong';
    });
  };
}

const lockedFor = (until: Date, now: Date): Locked => ({
  lockedMinutes: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS)),
});

/** For who proved in another way to be the owner: the wrong attempts before no longer count. */
export type ClearFailedSignIns = (tx: Transaction, account: string) => Promise<void>;

export function createClearFailedSignIns(pepper: string): ClearFailedSignIns {
  return (tx, account) => clearAccount(tx, keyed(pepper, account));
}

const EVERYWHERE = 'every network';
const EVERYONE = 'every account';

function keysOf(pepper: string, { account, address, from }: SignInAttempt) {
  const network = networkOfAddress(address, 64);
  const isOneCount = from === 'strange-device' || from === 'session';
  const place = isOneCount ? EVERYWHERE : network;
  const key = (who: string, where: string): GuardKey => ({
    accountHash: keyed(pepper, who),
    addressHash: keyed(pepper, where),
  });
  return {
    lane: `${account} ${place}`,
    counted: key(account, place),
    network: from === 'strange-device' || from === 'code' ? key(EVERYONE, network) : undefined,
  };
}

const keyed = (pepper: string, text: string): Buffer =>
  createHmac('sha256', pepper).update(text).digest();

type BoundedMutex = <Value>(
  key: string,
  work: () => Promise<Value>,
) => Promise<Value | 'overloaded'>;

/** Work under one key runs in turn; work under different keys does not wait for each other. */
export function createBoundedMutex(waitingMax: number): BoundedMutex {
  const lanes = new Map<string, { readonly last: Promise<unknown>; readonly length: number }>();
  return async (key, work) => {
    const lane = lanes.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (lane.length >= waitingMax) return 'overloaded';
    const turn = lane.last.then(work);
    const settled = turn.then(
      () => leave(key),
      () => leave(key),
    );
    lanes.set(key, { last: settled, length: lane.length + 1 });
    return turn;
  };

  function leave(key: string): void {
    const lane = lanes.get(key);
    if (!lane || lane.length <= 1) lanes.delete(key);
    else lanes.set(key, { ...lane, length: lane.length - 1 });
  }
}
