import fc from 'fast-check';
import { expect, test } from 'vitest';
import { teamColoursOf } from './team-colours.ts';

const seed = 20261114;
const teamId = fc.bigInt({ min: 1n, max: 10n ** 18n }).map(String);

test('[SCR-12] a team has two different colours, the same ones every time', () => {
  fc.assert(
    fc.property(teamId, (id) => {
      const [left, right] = teamColoursOf({ id, name: 'Timu' });
      expect(left).toMatch(/^#[0-9a-f]{6}$/);
      expect(right).toMatch(/^#[0-9a-f]{6}$/);
      expect(left).not.toBe(right);
      expect(teamColoursOf({ id, name: 'Timu' })).toEqual([left, right]);
    }),
    { seed },
  );
});

test('[SCR-12] neighbouring ids do not share their colours', () => {
  const pairs = Array.from({ length: 20 }, (_, index) =>
    teamColoursOf({ id: `1100${index}`, name: 'Timu' }).join(),
  );
  expect(new Set(pairs).size).toBeGreaterThan(10);
});

const shirts = [
  ['Simba SC', '#d71920', '#ffffff'],
  ['Young Africans', '#0b8a3c', '#f5c400'],
  ['Atlético Madrid', '#d71920', '#ffffff'],
  ['Ubelgiji', '#d71920', '#111111'],
] as const;

test.each(shirts)('[SCR-12] %s wears its own colours, whatever its id', (name, left, right) => {
  expect(teamColoursOf({ id: '7', name })).toEqual([left, right]);
});
