import { expect, test } from 'vitest';
import { createCast } from './cast.ts';
import { drawStep } from './plan.ts';

/** Drawn as in a run: the cast of one run after another. */
const linesOf = (seed: number, steps: number) => {
  const cast = createCast();
  return Array.from({ length: steps }, (_, taken) =>
    drawStep(seed, taken + 1, cast).actions.map(
      ({ actor, afterMs, says }) => `${actor}, ${afterMs} ms: ${says}`,
    ),
  );
};

test('[SIM-01] one seed plays the same every time, however long the run', () => {
  const played = linesOf(42, 30);
  expect(linesOf(42, 30)).toEqual(played);
  expect(linesOf(42, 10)).toEqual(played.slice(0, 10));
  expect(linesOf(43, 30)).not.toEqual(played);
});

test('[SIM-01] one step can be drawn again without those before it', () => {
  const [last] = linesOf(42, 20).slice(-1);
  const again = drawStep(42, 20, createCast());
  expect(again.actions.map(({ says }) => says)).toEqual(
    last?.map((line) => line.slice(line.indexOf(': ') + 2)),
  );
});

test('[SIM-03] everybody and every fault has its turn, in the midst of others', () => {
  const { actors, faults } = createCast();
  const steps = Array.from({ length: 300 }, (_, taken) => drawStep(8, taken, { actors, faults }));
  const turns = new Set(steps.flatMap(({ actions }) => actions.map(({ actor }) => actor)));
  expect([...turns].sort()).toEqual([...actors, ...faults].map(({ name }) => name).sort());
  for (const { actions } of steps) expect(actions.length).toBeGreaterThanOrEqual(4);
});

test('[SIM-03] at most one fault comes at a time', () => {
  const cast = createCast();
  const names = new Set(cast.faults.map(({ name }) => name));
  for (let number = 1; number <= 300; number += 1) {
    const { actions } = drawStep(7, number, cast);
    expect(actions.filter(({ actor }) => names.has(actor)).length).toBeLessThanOrEqual(1);
  }
});
