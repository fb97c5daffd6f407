import { expect, test } from 'vitest';
import {
  type Grade,
  type OurWord,
  type ProviderWord,
  type Reconciled,
  reconcile,
} from './reconcile.ts';

const unknown: Grade = { outcome: 'undecidable', why: 'count-missing' };
const impossible: Grade = { outcome: 'undecidable', why: 'line-impossible' };
const refused: OurWord = { outcome: 'refused', why: 'part-above-whole' };
const agreed = (outcome: 'win' | 'lose' | 'half-win' | 'refund') => ({ state: 'agreed', outcome });
const pending = { state: 'pending' };
const abnormal = (why: object) => ({ state: 'abnormal', why });

const cases: readonly (readonly [OurWord, ProviderWord | undefined, object])[] = [
  // ours, the provider's, what becomes of the leg
  [{ outcome: 'win' }, 'win', agreed('win')],
  [{ outcome: 'half-win' }, 'half-win', agreed('half-win')],
  [{ outcome: 'win' }, undefined, agreed('win')],
  [{ outcome: 'refund' }, undefined, agreed('refund')],
  [unknown, 'lose', agreed('lose')],
  [unknown, 'pending', pending],
  [{ outcome: 'pending' }, 'win', pending],
  [{ outcome: 'win' }, 'pending', pending],
  [{ outcome: 'pending' }, undefined, pending],
  [
    { outcome: 'win' },
    'lose',
    abnormal({ reason: 'provider-disagrees', ours: 'win', theirs: 'lose' }),
  ],
  [
    { outcome: 'win' },
    'half-win',
    abnormal({ reason: 'provider-disagrees', ours: 'win', theirs: 'half-win' }),
  ],
  [{ outcome: 'win' }, 'abnormal', abnormal({ reason: 'provider-cannot-tell' })],
  [refused, 'pending', pending],
  [refused, 'win', abnormal({ reason: 'result-refused', why: 'part-above-whole' })],
  [refused, 'refund', abnormal({ reason: 'result-refused', why: 'part-above-whole' })],
  [refused, undefined, abnormal({ reason: 'result-refused', why: 'part-above-whole' })],
  [refused, 'abnormal', abnormal({ reason: 'provider-cannot-tell' })],
  [impossible, 'win', abnormal({ reason: 'market-impossible', why: 'line-impossible' })],
  [impossible, undefined, abnormal({ reason: 'market-impossible', why: 'line-impossible' })],
  [impossible, 'pending', pending],
  [unknown, undefined, abnormal({ reason: 'nobody-can-tell', why: 'count-missing' })],
];

test.each(cases)('[GRA-31] ours %j, theirs %s', (ours, theirs, expected) => {
  expect<Reconciled>(reconcile(ours, theirs)).toEqual(expected);
});
