import { setTimeout as delay } from 'node:timers/promises';
import type { Actor } from '../actors/actor.ts';
import type { Scene } from '../actors/scene.ts';

const AWAY_MS = { from: 100, to: 2_000 };

/** Redis forgets everything and everyone. Calls must not notice; a fleet without a bus cannot. */
export const loseBus: Actor<Scene> = {
  name: 'lose bus',
  weight: 1,
  draw: (chance) => {
    const awayMs = chance.integer(AWAY_MS);
    return {
      says: `Redis, if there is one, is killed and away for ${awayMs} ms`,
      play: async ({ world: { busServer } }) => {
        if (!busServer) return;
        await busServer.kill();
        await delay(awayMs);
        await busServer.start();
      },
    };
  },
};
