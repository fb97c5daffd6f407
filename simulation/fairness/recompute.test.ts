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
