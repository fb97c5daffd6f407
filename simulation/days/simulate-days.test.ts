import { expect, test } from 'vitest';
import type { Actor } from '../actors/actor.ts';
import { createChance } from '../chance.ts';
import { createShift } from './simulate-days.ts';

const player: Actor<string[]> = {
  name: 'player',
  weight: 1,
  draw: (chance) => {
    const says = chance.word();
    return {
      says,
      play: async (told) => {
        told.push(says);
      },
    };
  },
};

async function playShift(seed: string, lastsMs: number): Promise<readonly string[]> {
  const told: string[] = [];
  const before = async (scene: string[], name: string) => void scene.push(`begins ${name}`);
  const shift = createShift(player, { weight: 1, lastsMs, before });
  await shift.draw(createChance(seed)).play(told);
  return told;
}

test('[SIM-48, SIM-01] a shift plays on, and the same again, however long it lasts', async () => {
  const short = await playShift('one', 0);
  expect(short).toHaveLength(2);
  const long = await playShift('one', 100);
  expect(long.length).toBeGreaterThan(2);
  expect(long.slice(0, 2)).toEqual(short);
  expect(await playShift('other', 0)).not.toEqual(short);
});
