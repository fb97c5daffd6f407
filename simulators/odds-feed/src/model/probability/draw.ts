import type { Random } from '../match-model.ts';

/** Waiting time of something that happens `rate` times per unit of time. */
export function drawWait(rate: number, random: Random): number {
  return rate > 0 ? -Math.log(1 - random()) / rate : Number.POSITIVE_INFINITY;
}

/** Index of one of the weights, the heavier the likelier. */
export function drawIndex(weights: readonly number[], random: Random): number {
  let rest = random() * weights.reduce((total, weight) => total + weight, 0);
  for (const [index, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return index;
  }
  return weights.length - 1;
}

/** A whole number from `least` to `most`, each as likely. */
export function drawBetween(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}
