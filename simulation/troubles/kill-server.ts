import type { Actor } from '../actors/actor.ts';
import type { Scene } from '../actors/scene.ts';
import { serverNames } from '../history.ts';

/** kill -9 in the middle of whatever it was doing; a new process takes its place. */
export const killServer: Actor<Scene> = {
  name: 'kill server',
  weight: 5,
  draw: (chance) => {
    const name = chance.pick(serverNames);
    return {
      says: `server ${name} is killed`,
      play: async ({ world }) => {
        const server = world.servers[name];
        await world.calm.disturb([name], async () => {
          await server.kill();
          await server.start();
        });
      },
    };
  },
};
