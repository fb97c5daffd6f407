import type { Actor } from '../actors/actor.ts';
import type { Scene } from '../actors/scene.ts';
import { serverNames } from '../history.ts';

/** Everything of ours at once. */
export const powerCut: Actor<Scene> = {
  name: 'power cut',
  weight: 1,
  draw: () => ({
    says: 'the power is cut',
    play: async ({ world }) => {
      const servers = serverNames.map((name) => world.servers[name]);
      await world.calm.disturb(serverNames, async () => {
        await Promise.all([world.database.kill(), ...servers.map((server) => server.kill())]);
        await world.database.start();
        await Promise.all(servers.map((server) => server.start()));
      });
    },
  }),
};
