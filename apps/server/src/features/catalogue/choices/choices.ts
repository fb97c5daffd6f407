import type { BaseLogger } from 'pino';
import type { Database } from '../../../platform/database/database.ts';
import { type Choices, readChoices } from './choice-store.ts';

/** What the house decided about the provider's world, in memory. */
export type ChoiceCache = {
  readonly current: () => Choices;
  readonly close: () => Promise<void>;
};

type Terms = {
  readonly database: Database;
  readonly log: Pick<BaseLogger, 'warn'>;
  readonly onChanged: () => void;
};

/** Any process of the fleet may change them; after this long every other shows it. */
const REREAD_MS = 30_000;

export async function createChoiceCache({ database, log, onChanged }: Terms): Promise<ChoiceCache> {
  let current = await readChoices(database.read);
  let running: Promise<void> = Promise.resolve();

  async function reread(): Promise<void> {
    const read = await readChoices(database.read);
    if (read.fingerprint === current.fingerprint) return;
    current = read;
    onChanged();
  }

  const timer = setInterval(() => {
    running = reread().catch((error: unknown) => log.warn({ err: error }, 'choices not re-read'));
  }, REREAD_MS).unref();
  return {
    current: () => current,
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
