import type { Actor } from '../actors/actor.ts';
import type { Scene } from '../actors/scene.ts';
import { type Knobs, parties } from '../world/mobile-money.ts';

/** Each lasts until the next one of its operator, or until the run rests. */
const TROUBLES: readonly Knobs[] = [
  { callbacks: 'twice' },
  { callbacks: 'twice', callbackDelayMs: 700 },
  { callbacks: 'never' },
  { callbacks: 'refused-then-paid' },
  { callbacks: 'paid-then-refused' },
  { callbackDelayMs: 2_000, payoutDelayMs: 1_500 },
  { toldAmount: 'wrong' },
  { line: 'dropped' },
  { line: 'error' },
  { line: 'hangs' },
  { line: 'answer-lost' },
  { line: 'answer-lost', callbacks: 'never' },
  { float: 'empty' },
];

/** An operator is late, says things twice, never, wrongly, or both yes and no, or is not there. */
export const operatorTrouble: Actor<Scene> = {
  name: 'operator trouble',
  weight: 8,
  draw: (chance) => {
    const party = chance.pick(parties);
    const knobs = chance.pick(TROUBLES);
    return {
      says: `${party} is in trouble: ${JSON.stringify(knobs)}`,
      play: async ({ world, history }) => {
        history.add({ kind: 'operator-trouble', party, knobs });
        await world.mobileMoney.order(party, knobs);
      },
    };
  },
};
