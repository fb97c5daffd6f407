import { setTimeout as delay } from 'node:timers/promises';
import type { Actor } from '../actors/actor.ts';
import type { Scene } from '../actors/scene.ts';
import { serverNames } from '../history.ts';

/** Shorter than the patience of anybody who waits for a lock that it holds. */
const FROZEN_MS = { from: 200, to: 1_500 };

/** A machine that stops for a moment and goes on as if nothing had been. */
export const freezeServer: Actor<Scene> = {
  name: 'freeze server',
  weight: 2,
  draw: (chance) => {
    const name = chance.pick(serverNames);
    const frozenMs = chance.integer(FROZEN_MS);
    return {
      says: `server ${name} stands still for ${frozenMs} ms`,
      play: async ({ world }) => {
        const server = world.servers[name];
        await world.calm.disturb([name], async () => {
          server.freeze();
          await delay(frozenMs);
          server.thaw();
          await server.untilReady();
        });
      },
    };
  },
};
