import type { Actor } from '../actors/actor.ts';
import type { Scene } from '../actors/scene.ts';
import { serverNames } from '../history.ts';

/** kill -9 of the postmaster; the servers stay and must find it again by themselves. */
export const killPostgres: Actor<Scene> = {
  name: 'kill PostgreSQL',
  weight: 3,
  draw: () => ({
    says: 'PostgreSQL is killed',
    play: async ({ world }) => {
      await world.calm.disturb(serverNames, async () => {
        await world.database.kill();
        await world.database.start();
        await Promise.all(serverNames.map((name) => world.servers[name].untilReady()));
      });
    },
  }),
};
