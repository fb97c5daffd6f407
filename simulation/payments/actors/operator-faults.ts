import type { Actor } from '../../actors/actor.ts';
import { everyParty, type Knobs } from '../../world/mobile-money.ts';
import { orderOperator, type PaymentsScene } from '../scene.ts';

/** Short, because seeds are; each lasts until the next one of its operator. */
const FAULTS: readonly Knobs[] = [
  { callbacks: 'twice' },
  { callbacks: 'twice', callbackDelayMs: 300 },
  { callbacks: 'never' },
  { callbacks: 'refused-then-paid' },
  { callbacks: 'paid-then-refused' },
  { callbackDelayMs: 600, payoutDelayMs: 500 },
  { answerDelayMs: 500 },
  { answerDelayMs: 500, callbacks: 'twice' },
  { line: 'dropped' },
  { line: 'error' },
  { line: 'answer-cut' },
  { line: 'answer-cut', callbacks: 'never' },
  { float: 'empty' },
];

/** An operator answers late, twice, never, both yes and no, or loses its answers. */
export const operatorFaults: Actor<PaymentsScene> = {
  name: 'operators',
  weight: 4,
  draw: (chance) => {
    const party = chance.pick(everyParty);
    const knobs = chance.pick(FAULTS);
    return {
      says: `${party} is in trouble: ${JSON.stringify(knobs)}`,
      play: (scene) => orderOperator(scene, party, knobs),
    };
  },
};
