import {
  type BookDifference,
  type BookLine,
  compareBooks,
} from '@kipute/domain/casino/compare-books';
import { eatDayBegan, eatDayOf } from '@kipute/domain/odds/eat-days';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import type { Queue } from '../../approvals/index.ts';
import type { CasinoDeps } from '../casino-deps.ts';
import type { CasinoProvider, GivenTransaction } from '../ports.ts';
import { comparedDays, type OurLine, ourLines, writeComparison } from './difference-store.ts';
import { roundsOutOfStep } from './own-sums.ts';

type CompareDeps = Pick<CasinoDeps, 'database' | 'clock' | 'log' | 'providers'>;

const DAY_MS = 86_400_000;
/** So far back a day without a report is asked for again. */
const DAYS_BACK = 7;

/**
 * Every day that is over is compared both ways with each provider's report (CAS-40). A day without a
 * report stays without one, and says so every hour until it is there.
 */
export function dayComparer(deps: CompareDeps): () => Promise<void> {
  return async () => {
    const today = eatDayBegan(deps.clock.now().getTime());
    const days = Array.from({ length: DAYS_BACK }, (_, at) => eatDayOf(today - (at + 1) * DAY_MS));
    for (const provider of deps.providers) {
      const done = await comparedDays(deps.database.read, provider.word, days);
      const begun = await firstDayOf(deps, provider.word);
      const missing = days.filter((day) => !done.has(day) && begun !== undefined && day >= begun);
      for (const day of missing) await compareDay(deps, provider, day);
    }
  };
}

/** Before anybody played there is nothing to compare. */
async function firstDayOf(
  { database }: CompareDeps,
  provider: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(recorded_at) as at from casino_transaction
    where provider = ${provider}`.execute(database.read);
  const first = rows[0]?.at;
  return first ? eatDayOf(first.getTime()) : undefined;
}

async function compareDay(
  { database, clock, log }: CompareDeps,
  provider: CasinoProvider,
  day: string,
): Promise<void> {
  const asked = await provider.books.report(day);
  if (asked.kind === 'unknown') {
    log.error(
      { provider: provider.word, day, why: asked.words },
      'casino: no report of a day, it is not compared with our books',
    );
    return;
  }
  const theirs = asked.value.map(lineOf);
  const from = new Date(`${day}T00:00:00+03:00`);
  const span = { provider: provider.word, from, until: new Date(from.getTime() + DAY_MS) };
  const ours = await ourLines(database.read, {
    ...{ ...span, named: theirs.map(({ transaction }) => transaction) },
  });
  const found = compareBooks(ours, theirs);
  const differences = await confirmed(provider, { day, ours, found });
  await database.transact((tx) =>
    writeComparison(tx, {
      ...{ provider: provider.word, day, at: clock.now(), differences },
      here: ours.filter(({ isOfDay }) => isOfDay).length,
      there: theirs.length,
    }),
  );
  const outOfStep = await roundsOutOfStep(database.read, span);
  if (outOfStep.length > 0) {
    log.error(
      { provider: provider.word, day, rounds: outOfStep.map(String) },
      'casino: sums of rounds are not those of their transactions, look before anything is paid',
    );
  }
  if (differences.length === 0) return;
  log.error(
    { provider: provider.word, day, differences: differences.length },
    'casino: our books and a provider’s report of a day differ, a person must look',
  );
}

const lineOf = ({ transaction, kind, amount, target }: GivenTransaction): BookLine => ({
  ...{ transaction, kind, amount, isVoid: false },
  target: kind === 'rollback' ? target : '',
});

type Found = {
  readonly day: string;
  readonly ours: readonly (OurLine & { readonly isOfDay: boolean })[];
  readonly found: readonly BookDifference[];
};

/**
 * What our day has and theirs has not may stand on another day of theirs, which began or ended a
 * moment earlier. The provider is asked about each such transaction before a person is.
 */
async function confirmed(
  provider: CasinoProvider,
  { day, ours, found }: Found,
): Promise<readonly BookDifference[]> {
  const lines = new Map(ours.map((line) => [line.transaction, line]));
  const differences: BookDifference[] = [];
  for (const difference of found) {
    const line = lines.get(difference.transaction);
    const isElsewhere =
      difference.kind === 'missing-there' &&
      line !== undefined &&
      (!line.isOfDay || (await standsElsewhere(provider, day, line)));
    if (!isElsewhere) differences.push(difference);
  }
  return differences;
}

async function standsElsewhere(
  { books }: CasinoProvider,
  day: string,
  { transaction, amount, round, playerId }: OurLine,
): Promise<boolean> {
  const dayBefore = eatDayOf(Date.parse(`${day}T00:00:00+03:00`) - DAY_MS);
  const asked =
    round === ''
      ? await books.report(dayBefore)
      : await books.round({ round, player: String(playerId) });
  if (asked.kind === 'unknown') return false;
  const told = 'transactions' in asked.value ? asked.value.transactions : asked.value;
  return told.some((one) => one.transaction === transaction && one.amount === amount);
}

/** Every hour, so that a report which comes late is not missed. */
const SCHEDULE = '25 * * * *';

export const compareDaysJob = (compare: () => Promise<void>): AnyJob => ({
  ...{ name: 'compare-casino-days', payload: z.object({}), attemptsMax: 2, isLong: true },
  schedule: SCHEDULE,
  run: compare,
});

const GOAL_MINUTES = 24 * 60;

export const differencesQueue: Queue = {
  node: 'casino_difference/inquire',
  goalMinutes: GOAL_MINUTES,
  count: async (reader) => {
    const { rows } = await sql<{ count: number; oldest: Date | null }>`
      select count(*)::integer as count, min(found_at) as oldest from casino_difference
      where closed_at is null`.execute(reader);
    return rows[0] ?? { count: 0, oldest: null };
  },
};
