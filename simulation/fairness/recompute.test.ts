import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { publishedRounds, recompute } from './recompute.ts';

/** Where there is no Python nothing can be shown, and that is what it says. */
const shown = (differs: boolean, ...said: string[]) =>
  recompute([]).ran === 'no' ? { ran: 'no' } : { ran: 'yes', differs, said };

test('[SIM-74] an independent program makes a thousand rounds again without a difference', () => {
  const rounds = publishedRounds(33, 1_000);
  expect(recompute(rounds)).toEqual(shown(false, '1000 rounds made again, 0 differences'));
});

test('[SIM-74] it finds another seed than was promised, and another order', () => {
  const [one, other, third] = publishedRounds(33, 3);
  if (!one || !other || !third) throw new Error('three rounds were made');
  const reversed = { ...other, result: other.result.toReversed() };
  expect(recompute([one, { ...third, commitment: one.commitment }, reversed])).toEqual(
    shown(
      true,
      `${third.id}: another seed than was promised`,
      `${other.id}: [${other.result.join(', ')}], not [${reversed.result.join(', ')}]`,
      '3 rounds made again, 2 differences',
    ),
  );
});

/** A chain of three, made from its end. */
const seeds = ['ab'.repeat(32)];
for (let link = 2; link >= 0; link -= 1) {
  seeds.unshift(
    createHash('sha256')
      .update(seeds[0] ?? '')
      .digest('hex'),
  );
}
const [terminatingHash = '', first = '', second = ''] = seeds;
const flight = { terminatingHash, salt: 'c0ffee' };
/** As the provider's own page counts them. */
const flights = [
  { ...flight, id: 'a-1', link: 1, seed: first, crash: 203 },
  { ...flight, id: 'a-2', link: 2, seed: second, crash: 113 },
];

test('[SIM-74] flights of a crash game are made again from their chain', () => {
  expect(recompute(flights)).toEqual(shown(false, '2 rounds made again, 0 differences'));
  const [one, other] = flights;
  if (!one || !other) throw new Error('two flights were made');
  expect(
    recompute([
      { ...one, link: 2 },
      { ...other, crash: other.crash + 1 },
    ]),
  ).toEqual(
    shown(
      true,
      'a-1: another seed than was promised',
      `a-2: ${other.crash}, not ${other.crash + 1}`,
      '2 rounds made again, 2 differences',
    ),
  );
});
