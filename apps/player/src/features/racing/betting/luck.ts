import { shuffled } from '@kipute/domain/chance/drawn-numbers';
import { cars } from '@kipute/domain/racing/race';

const WORDS = 2 ** 32;

/** An order of all ten by the chance of the device; each as likely as any other. */
export const luckyOrder = (chance = deviceChance): readonly number[] => shuffled(cars, chance);

function deviceChance(limit: number): number {
  const fair = WORDS - (WORDS % limit);
  let word = fair;
  while (word >= fair) [word = fair] = crypto.getRandomValues(new Uint32Array(1));
  return word % limit;
}
