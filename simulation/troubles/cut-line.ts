import type { Actor } from '../actors/actor.ts';
import type { Scene } from '../actors/scene.ts';
import { serverNames } from '../history.ts';

/** A commit whose answer is on the line when it breaks: nobody knows whether it happened. */
export const cutLine: Actor<Scene> = {
  name: 'cut line',
  weight: 3,
  draw: () => ({
    says: 'the line to PostgreSQL is cut',
    play: async ({ world }) => {
      await world.calm.disturb(serverNames, async () => {
        world.database.cutLine();
        await Promise.all(serverNames.map((name) => world.servers[name].untilReady()));
      });
    },
  }),
};
