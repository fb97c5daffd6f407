import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { Client } from 'pg';

/** What journeys change in the settings; whatever is not named has its default. */
type Change =
  | { readonly section: 'bet'; readonly value: { readonly bettingPaused: boolean } }
  | { readonly section: 'site'; readonly value: { readonly maintenance: boolean } };

export type SettingsDesk = {
  /** Resolves when the change is written and announced. */
  readonly change: (change: Change) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Plays another process of the fleet in which an administrator changes a setting: a new revision
 * in the database, then a word on the bus. No screen of the back-office does this yet.
 */
export async function openSettingsDesk(world: {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}): Promise<SettingsDesk> {
  const database = new Client({ connectionString: world.databaseUrl });
  await database.connect();
  const bus = new Redis(world.redisUrl);
  const self = randomBytes(8).toString('hex');
  return {
    change: async ({ section, value }) => {
      await database.query(
        `insert into setting_revision
           (section, revision, effective_from, value, changed_at, note)
         select $1, coalesce(max(revision), 0) + 1, now(), $2, now(), 'journey'
         from setting_revision where section = $1`,
        [section, JSON.stringify(value)],
      );
      await bus.publish('kipute:bus:settings-changed', self + JSON.stringify({ section }));
    },
    close: async () => {
      bus.disconnect();
      await database.end();
    },
  };
}
