import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import { countLinesOf, idRange, playersBehind, playersMovedSince } from './count-lines.ts';

export type PlayerFigures = {
  /** Of everybody whose purse moved since then. */
  readonly countSince: (since: Date) => Promise<void>;
  /** Of everybody who is behind, from the first player to the last. */
  readonly countEverybody: () => Promise<void>;
  /** From now on the figures follow the books, in worker processes; returns how to stop. */
  readonly watch: (log: Pick<BaseLogger, 'error'>) => () => Promise<void>;
  readonly jobs: readonly AnyJob[];
};

type Deps = { readonly database: Database; readonly clock: Clock };

/** Once a night, in case a process was away when something moved. */
const WHOLE_PASS_SCHEDULE = '23 1 * * *';
const PAUSE_MS = 4_000;
/** Longer than a transaction may stay open after its entry was given a time. */
const OVERLAP_MS = 60_000;
/** Ids that one query looks through for those who are behind. */
const IDS_AT_ONCE = 20_000n;

/** What stands in `player_total` and `player_day`, a few seconds behind the books. */
export function createPlayerFigures({ database, clock }: Deps): PlayerFigures {
  const countSince = async (since: Date) =>
    countLinesOf(database, await playersMovedSince(database.read, since));
  const countEverybody = async () => {
    const range = await idRange(database.read);
    if (!range) return;
    for (let { after } = range; after < range.upTo; after += IDS_AT_ONCE) {
      const ids = { after, upTo: after + IDS_AT_ONCE };
      await countLinesOf(database, await playersBehind(database.read, ids));
    }
  };
  const job: AnyJob = {
    name: 'count-player-figures',
    payload: z.object({}),
    attemptsMax: 3,
    schedule: WHOLE_PASS_SCHEDULE,
    isLong: true,
    run: countEverybody,
  };
  return {
    countSince,
    countEverybody,
    watch: (log) => follow({ clock, countSince, countEverybody, log }),
    jobs: [job],
  };
}

type Following = Pick<PlayerFigures, 'countSince' | 'countEverybody'> & {
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'error'>;
};

/** First everybody, because nobody knows what happened before; then those whose purses moved. */
function follow({ clock, countSince, countEverybody, log }: Following): () => Promise<void> {
  const stop = new AbortController();
  const beginning = clock.now();
  const attempt = (work: Promise<void>) =>
    work.then(
      () => true,
      (err: unknown) => {
        log.error({ err }, 'figures: players could not be counted, will be tried again');
        return false;
      },
    );
  const loop = async () => {
    let isCaughtUp = false;
    let since = new Date(beginning.getTime() - OVERLAP_MS);
    while (!stop.signal.aborted) {
      const startedAt = clock.now();
      if (!isCaughtUp) isCaughtUp = await attempt(countEverybody());
      if (await attempt(countSince(since))) since = new Date(startedAt.getTime() - OVERLAP_MS);
      await sleep(PAUSE_MS, undefined, { signal: stop.signal }).catch(() => {});
    }
  };
  const running = loop();
  return async () => {
    stop.abort();
    await running;
  };
}
