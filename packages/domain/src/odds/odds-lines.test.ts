import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tileLineOf } from './odds-lines.ts';

const names: readonly [string, number | undefined][] = [
  ['Over 2.5', 2.5],
  ['Under 0.5', 0.5],
  ['Juu 10.5', 10.5],
  ['2.5', 2.5],
  ['Over 2.50', 2.5],
  ['Over 2.0', 2],
  ['Over 2', undefined],
  ['Over', undefined],
  ['', undefined],
  ['Over 2.25', undefined],
  ['Over 2.75', undefined],
  ['Under 10.750', undefined],
  ['Under 7.125', 7.125],
  ['St. Mirren Over', undefined],
];

test.each(names)('[ODB-10] %j stands at %s', (name, line) => {
  expect(tileLineOf(name)).toBe(line);
});

test('[ODB-10] of all quarter steps exactly the halves are kept', () => {
  const law = fc.property(fc.integer({ min: 0, max: 400 }), (quarters) => {
    const line = quarters / 4;
    expect(tileLineOf(`Over ${line}`)).toBe(quarters % 4 === 2 ? line : undefined);
  });
  fc.assert(law, { seed: 20_260_301 });
});
