import type { Actor } from '../actors/actor.ts';
import type { Scene } from '../actors/scene.ts';
import { serverNames } from '../history.ts';

/** A deploy: it finishes what is under way, ends, and a new process takes its place. */
export const restartServer: Actor<Scene> = {
  name: 'restart server',
  weight: 2,
  draw: (chance) => {
    const name = chance.pick(serverNames);
    return {
      says: `server ${name} is restarted`,
      play: async ({ world }) => {
        const server = world.servers[name];
        await world.calm.disturb([name], async () => {
          await server.stop();
          await server.start();
        });
      },
    };
  },
};
