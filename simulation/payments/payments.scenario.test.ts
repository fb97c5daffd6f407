import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYMENTS_STEPS } from '../options.ts';
import { simulatePayments } from './simulate-payments.ts';
import { openPaymentsWorld, type PaymentsWorld } from './world/payments-world.ts';

/** Nothing is measured: a machine that is busy may take as long as it needs. */
const TIMEOUT_MS = 5 * 60_000;

let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld('simulate-payments-test');
}, TIMEOUT_MS);
afterAll(() => world.close(), TIMEOUT_MS);

/** Each by what it found in a house that believed too much; most of them play several at once. */
const seeds = [
  [62, 'a forged M-Pesa result with an invented number, twice before the answer: credited'],
  [27, 'a forged AzamPay callback with the number of an earlier payout: credited'],
  [72, 'the same with the answer lost, so that no number of theirs was ever known: credited'],
  [6, 'a forged refusal of a slow payout: given back and paid out'],
  [45, 'a bill that went back credited by hand, one claimed before a pause: credited and returned'],
  [13, 'a receipt credited by hand once more under another operator: credited twice'],
  [12, 'the receipt by hand beside the number of the gateway: credited twice'],
  [7, 'a password of the broker from a week ago, and cents: credited'],
  [2, 'a flood of triggers, and a forged result with the right number: credited'],
] as const;

test.each(seeds)(
  '[SIM-50, SIM-51, SIM-52, SIM-53, SIM-54, SIM-55, SIM-56, SIM-57] seed %d holds: %s',
  {
    timeout: TIMEOUT_MS,
  },
  async (seed) => {
    const told: string[] = [];
    const verdict = await simulatePayments(world, {
      ...{ seed, stepsMax: PAYMENTS_STEPS, isStopped: () => false },
      ...{ tell: (line) => told.push(line), show: () => undefined },
    });
    expect(verdict.breach, told.join('\n')).toBeUndefined();
    expect(verdict.steps).toBe(PAYMENTS_STEPS);
    expect([...verdict.actions.keys()]).toEqual(expect.arrayContaining(['adversary', 'operators']));
    expect(told.at(-1)).toMatch(new RegExp(`^laws held \\(seed ${seed}, `));
  },
);
