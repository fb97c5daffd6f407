import { expect, test } from 'vitest';
import { publishedRounds } from '../../fairness/recompute.ts';
import type { RacingHappening } from '../../history.ts';
import { changedRound, type StoredRound, toldTooEarly, unprovedRound } from './race-rounds.ts';

const [published, other] = publishedRounds(80, 2);
if (!published || !other) throw new Error('two rounds were made');

const settled: StoredRound = {
  ...{ ...published, state: 'settled', hasOpened: true, hasStarted: true, hasEnded: true },
};
const { id } = settled;
const drawn: StoredRound = { ...settled, seed: '', state: 'drawn', hasEnded: false };
const open: StoredRound = { ...drawn, state: 'scheduled', result: [], hasStarted: false };

test.each<[string, StoredRound, StoredRound[], string | undefined]>([
  ['goes its way', open, [drawn], undefined],
  ['is seen when all is over', open, [settled], undefined],
  ['is gone', open, [], `round ${id} was open and is gone`],
  [
    'has another seed in mind',
    open,
    [{ ...drawn, commitment: other.commitment }],
    `round ${id} has another promise`,
  ],
  ['is drawn again', settled, [drawn], `round ${id} was settled and is drawn`],
  [
    'is given another order',
    drawn,
    [{ ...settled, result: other.result }],
    `round ${id} was drawn ${drawn.result.join(' ')} and is ${other.result.join(' ')}`,
  ],
])('[SIM-80] a round that %s', (_, before, now, fact) => {
  expect(changedRound(new Map([[id, before]]), now)).toBe(fact);
});

test('[SIM-80] one that had not opened may be withdrawn and promised anew', () => {
  const withdrawn = new Map([[id, { ...open, hasOpened: false }]]);
  expect(changedRound(withdrawn, [])).toBeUndefined();
  expect(changedRound(withdrawn, [{ ...open, commitment: other.commitment }])).toBeUndefined();
});

test.each<[Partial<StoredRound>, string | undefined]>([
  [{}, undefined],
  [{ seed: '' }, undefined],
  [{ hasStarted: false }, `round ${id} was drawn before its cars started`],
  [{ hasEnded: false }, `round ${id} was settled before its cars were in`],
  [{ seed: other.seed }, `round ${id} shows another seed than was promised`],
  [
    { result: other.result },
    `round ${id} ended ${other.result.join(' ')}, its seed gives ${published.result.join(' ')}`,
  ],
])('[SIM-80] a settled round with %j', (changes, fact) => {
  expect(unprovedRound([{ ...settled, ...changes }])).toBe(fact);
});

type Shown = Extract<RacingHappening, { kind: 'round-shown' }>;
const shown: Shown = {
  ...{ ...published, kind: 'round-shown', at: 30, opensAt: 0, startsAt: 10, endsAt: 20 },
};

test.each<[string, Partial<Shown>, string | undefined]>([
  ['as it is', {}, undefined],
  ['before the start', { at: 5, result: [], seed: '' }, undefined],
  ['with its order too early', { at: 5 }, 'was shown its order before the cars started'],
  ['with another seed', { seed: other.seed }, 'was shown a seed that it does not have'],
  ['with another promise', { salt: other.salt }, 'was shown another promise than it has'],
  [
    'with another order',
    { result: other.result },
    `was shown ${other.result.join(' ')} and is ${published.result.join(' ')}`,
  ],
])('[SIM-81] a round that was shown %s', (_, changes, fact) => {
  const told = toldTooEarly([{ ...shown, ...changes }], [settled]);
  expect(told).toBe(fact && `round ${id} ${fact}`);
});
