import { expect, test } from 'vitest';
import type { Happening } from '../../history.ts';
import type { Knobs, Movement, Party } from '../../world/mobile-money.ts';
import type { StoredDeposit } from './payment-records.ts';
import { TOLD_TOO_MUCH, unsettledDeposits } from './settled-deposits.ts';

const deposit = (given: Partial<StoredDeposit> = {}): StoredDeposit => ({
  ...{ id: '1', serial: 'D1', key: 'k1', way: 'push', channel: 'mpesa', state: 'paid' },
  ...{ phone: '255754000103', owner: '255754000103', amount: 500, reference: 'R1' },
  ...{ receipt: 'ABC', marked: false },
  ...given,
});
const paidIn = (given: Partial<Movement> = {}): Movement => ({
  ...{ party: 'mpesa', way: 'in', receipt: 'ABC', reference: 'R1' },
  ...{ phone: '255754000103', amount: 500 },
  ...given,
});
const trouble = (knobs: Knobs, party: Party = 'mpesa'): Happening => ({
  ...{ kind: 'operator-trouble', party, knobs },
});
const firstFact = (happenings: readonly Happening[], one: StoredDeposit, moved?: Movement) =>
  unsettledDeposits(happenings, [one], moved ? [moved] : [])[0]?.fact;

test.each([
  ['credited', {}, paidIn(), undefined],
  ['refused without money', { state: 'refused', receipt: null }, undefined, undefined],
  ['open without money', { state: 'unknown', receipt: null }, undefined, undefined],
  ['never asked', { state: 'asking' }, undefined, 'D1 was never asked for'],
  ['credited for nothing', {}, undefined, 'D1 is paid by ABC, which nobody has'],
  ['credited on a yes taken back', { marked: true }, undefined, undefined],
  [
    'credited by another receipt',
    { receipt: 'DEF' },
    paidIn(),
    'D1 is paid by DEF, its money is ABC',
  ],
  [
    'paid and open',
    { state: 'prompted', receipt: null },
    paidIn(),
    'D1 was paid at mpesa as ABC and is prompted',
  ],
  [
    'paid and refused',
    { state: 'refused', receipt: null },
    paidIn(),
    'D1 was paid at mpesa as ABC and is refused',
  ],
] as const)('[SIM-26] a prompt that is %s', (_, given, moved, expected) => {
  expect(firstFact([], deposit(given), moved)).toBe(expected);
});

const never = { callbacks: 'never' } as const;

test.each([
  ['mixx', { state: 'prompted' }, never, undefined],
  ['mixx', { state: 'prompted' }, {}, 'D1 was paid at mixx as ABC and is prompted'],
  ['mixx', { state: 'unknown', marked: true }, {}, undefined],
  ['mixx', { state: 'refused', marked: true }, {}, undefined],
  ['mixx', { state: 'refused' }, never, 'D1 was paid at mixx as ABC and is refused'],
  ['selcom', { state: 'unknown' }, never, 'D1 was paid at selcom as ABC and is unknown'],
  ['selcom', { receipt: 'C1' }, {}, 'D1 is paid by C1, its money is ABC'],
] as const)('[SIM-27] money came to %s, the deposit is %j, it was told %j', (...given) => {
  const [channel, standing, knobs, expected] = given;
  const one = deposit({ channel, ...standing });
  expect(firstFact([trouble(knobs, channel)], one, paidIn({ party: channel }))).toBe(expected);
});

const bill = (given: Partial<StoredDeposit> = {}) =>
  deposit({ way: 'paybill', key: null, reference: 'made up', ...given });
const fromMenu = paidIn({ reference: '0754000103' });

test.each([
  ['credited', [], bill(), fromMenu, undefined],
  ['unknown to the operator', [], bill(), undefined, 'D1 is paid by ABC, which nobody has'],
  [
    'credited to another player',
    [],
    bill({ owner: '255754000999' }),
    fromMenu,
    'D1 of 255754000999 was paid for 0754000103',
  ],
  ['credited in part', [], bill({ amount: 400 }), fromMenu, 'D1 is 400, its money is 500'],
  [
    'credited as it was told',
    [trouble({ toldAmount: 'wrong' })],
    bill({ amount: 500 + TOLD_TOO_MUCH }),
    fromMenu,
    undefined,
  ],
])('[SIM-26] a bill that is %s', (_, happenings, one, moved, expected) => {
  expect(firstFact(happenings, one, moved)).toBe(expected);
});

test('[SIM-26] a bill that nobody was credited for is found out, unless nobody was told', () => {
  const facts = (happenings: readonly Happening[]) =>
    unsettledDeposits(happenings, [], [fromMenu]).map(({ fact }) => fact);
  expect(facts([])).toEqual(['a bill of 500 at mpesa, ABC, is credited to nobody']);
  expect(facts([trouble({ callbacks: 'twice' })])).toHaveLength(1);
  expect(facts([trouble({ callbacks: 'never' })])).toEqual([]);
});
