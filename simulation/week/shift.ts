import { setTimeout as delay } from 'node:timers/promises';
import type { Actor } from '../actors/actor.ts';
import { createChance } from '../plan/chance.ts';

export type ShiftTerms<Scene> = {
  readonly weight: number;
  readonly lastsMs: number;
  /** Done once when the shift begins, under its name. */
  readonly before?: (scene: Scene, name: string) => Promise<void>;
};

/** A moment to look at the screen. */
const PAUSE_MS = 30;

/** Somebody who does one thing after another for a while, without a law being looked at. */
export function createShift<Scene>(
  actor: Actor<Scene>,
  { weight, lastsMs, before }: ShiftTerms<Scene>,
): Actor<Scene> {
  return {
    name: actor.name,
    weight,
    draw: (chance) => {
      const name = chance.word();
      return {
        says: `${actor.name} go on for ${lastsMs / 1000} s, as ${name}`,
        play: async (scene) => {
          const endsAt = Date.now() + lastsMs;
          await before?.(scene, name);
          const own = createChance(name);
          do {
            await actor.draw(own).play(scene);
            await delay(PAUSE_MS);
          } while (Date.now() < endsAt);
        },
      };
    },
  };
}
