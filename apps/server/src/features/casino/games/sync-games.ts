import { z } from 'zod';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import type { CasinoDeps } from '../casino-deps.ts';
import type { CasinoProvider } from '../ports.ts';
import { newestSyncs, type Synced, writeList } from './game-store.ts';

/** Of all providers, or of those that are due. */
export type SyncGames = (which?: 'all' | 'due') => Promise<Synced>;

type SyncDeps = Pick<CasinoDeps, 'database' | 'clock' | 'log' | 'providers'>;

/**
 * Asks every provider which games it has, and says to each where our wallet is (CAS-03). A provider
 * that does not answer keeps the games it had.
 */
export function gameSyncer(deps: SyncDeps): SyncGames {
  return async (which = 'all') => {
    const lists: Synced[] = [];
    for (const provider of which === 'all' ? deps.providers : await dueProviders(deps)) {
      const isTold = await provider.books.tellWallet();
      if (!isTold) {
        deps.log.error(
          { provider: provider.word },
          'casino: provider did not take the address of the wallet, its games cannot be played',
        );
        continue;
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

const DUE_AFTER_HOURS = 23;

/** Those that did not answer for a day, and those that never did: a provider may start after us. */
async function dueProviders({
  database,
  clock,
  providers,
}: SyncDeps): Promise<readonly CasinoProvider[]> {
  const syncs = await newestSyncs(database.read);
  const before = new Date(clock.now().getTime() - DUE_AFTER_HOURS * 3_600_000);
  return providers.filter(({ word }) => (syncs.get(word) ?? new Date(0)) <= before);
}

const EVERY_FIVE_MINUTES = '*/5 * * * *';

export const syncGamesJob = (sync: SyncGames): AnyJob => ({
  name: 'sync-casino-games',
  payload: z.object({}),
  attemptsMax: 5,
  schedule: EVERY_FIVE_MINUTES,
  run: async () => {
    await sync('due');
  },
});
