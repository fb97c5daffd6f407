import { type CasinoKnobs, providerWords } from '../../world/casino-provider.ts';
import type { Actor, Scene } from '../actor.ts';

/** Each lasts until the next one of its provider, or until the run rests. */
const FAULTS: readonly CasinoKnobs[] = [
  { lateMs: 400 },
  { lateMs: 1_500, copies: 'twice' },
  { copies: 'twice' },
  { order: 'reordered' },
  { order: 'reordered', copies: 'twice' },
  { answers: 'first-lost' },
  { answers: 'lost' },
  { answers: 'first-lost', order: 'reordered' },
  { signature: 'wrong' },
  { stakes: 'rollback-first' },
  { stakes: 'rollback-first', copies: 'twice' },
  { provider: 'down' },
];

/** A provider is late, says things twice, in another order, hears nothing, forgets its key, is away. */
export const casinoFaults: Actor<Scene> = {
  name: 'casino faults',
  weight: 8,
  draw: (chance) => {
    const provider = chance.pick(providerWords);
    const knobs = chance.pick(FAULTS);
    return {
      says: `${provider} has a fault: ${JSON.stringify(knobs)}`,
      play: ({ world }) => world.casino.order(provider, knobs),
    };
  },
};
