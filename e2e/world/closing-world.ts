import { join } from 'node:path';
import { APPLICATION } from '@kipute/tools/postgres/application-role';
import { readCredentials } from '@kipute/tools/postgres/cluster-folder';
import { openWorld } from '@kipute/tools/start/world';
import { test as journey } from '../journey.ts';
import { startRedis } from './redis.ts';
import { openSettingsDesk, type SettingsDesk } from './settings-desk.ts';

const root = join(import.meta.dirname, '../..');

/** The first opening on a busy machine makes a whole database. */
const OPENING_MS_MAX = 300_000;

/**
 * Journeys that close the site for everybody get a world of their own, with Redis between its
 * processes, so that a change made outside the server reaches it as in a fleet.
 */
export const test = journey.extend<object, { desk: SettingsDesk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the names from here.
    async ({}, use) => {
      const redis = await startRedis();
      const world = await openWorld({
        name: 'journeys-closing',
        data: 'fresh',
        environment: { REDIS_URL: redis.url },
      });
      process.env.PLAYER_URL = world.playerAddress;
      const databaseUrl = databaseUrlOf(world);
      const desk = await openSettingsDesk({ databaseUrl, redisUrl: redis.url });
      await use(desk);
      await desk.close();
      await world.stop();
      await redis.stop();
    },
    { scope: 'worker', timeout: OPENING_MS_MAX, auto: true },
  ],
});

/** A world tells where its database lies, for people: `<folder> (<host>:<port>)`. */
function databaseUrlOf(world: { readonly database: string }): string {
  const [, folder = '', host] = /^(.+) \((.+)\)$/.exec(world.database) ?? [];
  const { application } = readCredentials(join(root, folder));
  return `postgres://${APPLICATION}:${application}@${host}/kipute`;
}
