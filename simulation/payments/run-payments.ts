import { playAll } from '../lanes.ts';
import type { SimulateOptions } from '../options.ts';
import { createProgress, createSharedProgress } from '../progress.ts';
import { simulatePayments } from './simulate-payments.ts';
import { openPaymentsWorld, type PaymentsWorld } from './world/payments-world.ts';

/** `npm run simulate -- --only=payments`: every lane keeps its world from seed to seed. */
export async function runPayments(
  options: SimulateOptions,
  isStopped: () => boolean,
): Promise<boolean> {
  const opened = new Map<number, Promise<PaymentsWorld>>();
  const worldOf = (lane: number): Promise<PaymentsWorld> => {
    const name = lane === 0 ? 'simulate-payments' : `simulate-payments-${lane + 1}`;
    const world = opened.get(lane) ?? openPaymentsWorld(name);
    opened.set(lane, world);
    return world;
  };
  const { worlds, stepsMax } = options;
  try {
    return await playAll(options, async (seed, lane) => {
      const lines =
        worlds === 1 ? createProgress(process.stdout) : createSharedProgress(process.stdout, seed);
      const world = await worldOf(lane);
      const terms = { ...lines, seed, stepsMax, isStopped };
      const { breach, ending } = await simulatePayments(world, terms);
      return breach === undefined && ending === 'finished';
    });
  } finally {
    for (const world of opened.values()) await (await world.catch(() => undefined))?.close();
  }
}
