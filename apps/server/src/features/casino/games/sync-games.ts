import { z } from 'zod';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import type { CasinoDeps } from '../casino-deps.ts';
import { type Synced, writeList } from './game-store.ts';

export type SyncGames = () => Promise<Synced>;

type SyncDeps = Pick<CasinoDeps, 'database' | 'clock' | 'log' | 'providers'>;

/**
 * Asks every provider which games it has, and says to each where our wallet is (CAS-03). A provider
 * that does not answer keeps the games it had.
 */
export function gameSyncer(deps: SyncDeps): SyncGames {
  return async () => {
    const lists: Synced[] = [];
    for (const provider of deps.providers) {
      const isTold = await provider.books.tellWallet();
      if (!isTold) {
        deps.log.error(
          { provider: provider.word },
          'casino: provider did not take the address of the wallet, its games cannot be played',
        );
      }
      const asked = await provider.books.games();
      if (asked.kind === 'unknown') {
        deps.log.error(
          { provider: provider.word, why: asked.words },
          'casino: list of games could not be read, the last one stays',
        );
        continue;
      }
      const list = { provider: provider.word, games: asked.value, now: deps.clock.now() };
      lists.push(await deps.database.transact((tx) => writeList(tx, list)));
    }
    const sum = (of: keyof Synced) => lists.reduce((total, list) => total + list[of], 0);
    return { added: sum('added'), changed: sum('changed'), gone: sum('gone') };
  };
}

/** In the quiet hour of East Africa. */
const SCHEDULE = '40 1 * * *';

export const syncGamesJob = (sync: SyncGames): AnyJob => ({
  name: 'sync-casino-games',
  payload: z.object({}),
  attemptsMax: 5,
  schedule: SCHEDULE,
  run: async () => {
    await sync();
  },
});
