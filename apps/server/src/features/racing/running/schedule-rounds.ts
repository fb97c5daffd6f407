import { isDeepStrictEqual } from 'node:util';
import { poolStartedEntry } from '@kipute/domain/racing/racing-entries';
import {
  dayStartOf,
  type RoundPace,
  roundAfter,
  roundAt,
  type ScheduledRound,
} from '@kipute/domain/racing/round-schedule';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { RacingDeps } from '../racing-deps.ts';
import { lockPool, writePool } from '../rounds/pool-store.ts';
import {
  insertRound,
  type RacingRound,
  removeUnopened,
  renewTerms,
  roundsWhere,
} from '../rounds/round-store.ts';
import { type RoundTerms, termsOf } from '../rounds/round-terms.ts';
import { newSeed } from './seeds.ts';

type SchedulingDeps = Pick<RacingDeps, 'database' | 'clock' | 'settings' | 'wallet' | 'seeds'>;

/** A round that opens within this moment keeps the terms it has: somebody may be betting on it. */
const FIXED_BEFORE_OPENING_MS = 1_000;

/**
 * Writes the round that takes bets and the one after it, if they are not there; the day's first one
 * is written when the day has begun, because its times follow the settings of that midnight. A round
 * whose betting is over is never made afterwards (RAC-40).
 */
export function roundScheduler(deps: SchedulingDeps): () => Promise<void> {
  const { database, clock, settings } = deps;
  const paceOfDay = dailyPace(deps);
  let isStarted = false;
  return async () => {
    const now = clock.now();
    const racing = settings.current('racing');
    if (!racing.isOpen) return database.transact((tx) => removeUnopened(tx, now));
    if (!isStarted) await database.transact((tx) => startPool(deps, tx));
    isStarted = true;
    const rounds = nextRounds(now, await paceOfDay(now));
    await bringAbout(deps, { rounds, terms: termsOf(racing) });
  };
}

/** The pace that was in force at midnight; it cannot change after that. */
function dailyPace({ settings }: SchedulingDeps): (now: Date) => Promise<RoundPace> {
  let known: { readonly dayStart: number; readonly pace: RoundPace } | undefined;
  return async (now) => {
    const dayStart = dayStartOf(now);
    if (known?.dayStart !== dayStart.getTime()) {
      const { pace } = await settings.at('racing', dayStart);
      known = { dayStart: dayStart.getTime(), pace };
    }
    return known.pace;
  };
}

function nextRounds(now: Date, pace: RoundPace): readonly ScheduledRound[] {
  const underWay = roundAt(now, pace);
  const first = underWay.closesAt > now ? underWay : roundAfter(underWay, pace);
  const second = first && roundAfter(first, pace);
  return [first, second].filter((round) => round !== undefined);
}

type Wanted = { readonly rounds: readonly ScheduledRound[]; readonly terms: RoundTerms };

/** What is missing is added, and what has not opened yet follows the odds of now (RAC-24). */
async function bringAbout(
  { database, clock, seeds }: SchedulingDeps,
  { rounds, terms }: Wanted,
): Promise<void> {
  const ids = rounds.map(({ id }) => id);
  const there = await roundsWhere(database.read, sql`where id = any (${ids}::bigint[])`);
  const from = new Date(clock.now().getTime() + FIXED_BEFORE_OPENING_MS);
  const isOnOthers = ({ opensAt, terms: its }: RacingRound) =>
    opensAt > from && !isDeepStrictEqual(its, terms);
  if (there.some(isOnOthers)) await database.transact((tx) => renewTerms(tx, { terms, from }));
  const missing = rounds.filter((round) => !there.some(({ id }) => id === round.id));
  for (const round of missing) {
    const added = { ...round, ...newSeed(seeds, round.id), terms };
    // Refused by the table when another leader was faster.
    await database.transact((tx) => insertRound(tx, added));
  }
}

/** Once, before anybody plays for it (RAC-22). */
async function startPool(
  { wallet, settings }: Pick<RacingDeps, 'wallet' | 'settings'>,
  tx: Transaction,
): Promise<void> {
  const { balance, starts } = await lockPool(tx);
  if (starts > 0) return;
  const { poolStart } = settings.current('racing');
  if (poolStart > 0n) await wallet.append(tx, poolStartedEntry('first', poolStart));
  await writePool(tx, { balance: poolStart > 0n ? poolStart : balance, starts: 1 });
}
