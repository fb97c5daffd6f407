import { describe, expect, test } from 'vitest';
import type { Answer, Happening } from '../history.ts';
import type { Knobs, Movement, Party } from '../world/mobile-money.ts';
import {
  type KeyedPayment,
  misplacedPayment,
  type StoredDeposit,
  type StoredWithdrawal,
  TOLD_TOO_MUCH,
  unsettledDeposits,
  unsettledWithdrawals,
  wrongMovement,
} from './payments.ts';

describe('one key, one payment', () => {
  const asked = (answer: Answer, serial = ''): Happening => ({
    kind: 'payment-asked',
    ...{ way: 'deposit', key: 'k1', amount: 500, answer, serial },
  });
  const there = (given: Partial<KeyedPayment> = {}): KeyedPayment => ({
    ...{ key: 'k1', serial: 'D1', amount: 500 },
    ...given,
  });

  test.each([
    ['acknowledged', [asked('done', 'D1')], [there()], undefined],
    ['acknowledged twice', [asked('done', 'D1'), asked('done', 'D1')], [there()], undefined],
    ['lost and done', [asked('lost')], [there()], undefined],
    ['lost and not done', [asked('lost')], [], undefined],
    ['refused', [asked('refused')], [], undefined],
    ['lost, then refused', [asked('lost'), asked('refused')], [there()], undefined],
    ['from the menu', [], [there({ key: null })], undefined],
    ['gone', [asked('done', 'D1')], [], 'k1 was acknowledged as D1 of 500 and is nowhere'],
    [
      'doubled by a repetition',
      [asked('done', 'D1'), asked('done', 'D2')],
      [there()],
      'k1 was acknowledged as D2 of 500 and is D1 of 500',
    ],
    [
      'of another amount',
      [asked('done', 'D1')],
      [there({ amount: 50 })],
      'k1 was acknowledged as D1 of 500 and is D1 of 50',
    ],
    ['there twice', [asked('lost')], [there(), there({ serial: 'D2' })], 'k1 made 2 payments'],
    ['done though refused', [asked('refused')], [there()], 'k1 was refused and is D1'],
    ['asked for by nobody', [], [there()], 'nobody asked for D1'],
  ])('[SIM-24] a payment that was %s', (_, happenings, stored, expected) => {
    expect(misplacedPayment(happenings, stored)).toBe(expected);
  });
});

describe('movements', () => {
  const ours = {
    serial: 'W1',
    channel: 'mpesa',
    reference: 'R1',
    phone: '255754000103',
    amount: 500,
  };
  const moved = (given: Partial<Movement> = {}): Movement => ({
    ...{ party: 'mpesa', way: 'out', receipt: 'ABC', reference: 'R1' },
    ...{ phone: '255754000103', amount: 500 },
    ...given,
  });

  test.each([
    ['once', [moved()], undefined],
    ['not at all', [], undefined],
    ['from the menu', [moved({ way: 'in', reference: '0754000103' })], undefined],
    ['twice', [moved(), moved({ receipt: 'DEF' })], 'mpesa moved 500 out as DEF: W1 a second time'],
    [
      'by another amount',
      [moved({ amount: 900 })],
      'mpesa moved 900 out as ABC: W1 is 500 of 255754000103 by mpesa',
    ],
    [
      'to another phone',
      [moved({ phone: '255754000999' })],
      'mpesa moved 500 out as ABC: W1 is 500 of 255754000103 by mpesa',
    ],
    [
      'for nobody',
      [moved({ reference: 'R9' })],
      'mpesa moved 500 out as ABC: nobody here asked for it',
    ],
  ])('[SIM-25] money that was moved %s', (_, movements, expected) => {
    expect(wrongMovement(movements, [], [ours])).toBe(expected);
  });

  test('[SIM-25] a prompt that was paid twice is found out', () => {
    const paid = moved({ way: 'in' });
    expect(wrongMovement([paid], [ours], [])).toBeUndefined();
    expect(wrongMovement([paid, paid], [ours], [])).toBe(
      'mpesa moved 500 in as ABC: W1 a second time',
    );
  });
});

describe('deposits', () => {
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
  const fault = (knobs: Knobs, party: Party = 'mpesa'): Happening => ({
    ...{ kind: 'operator-fault', party, knobs },
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
    expect(firstFact([fault(knobs, channel)], one, paidIn({ party: channel }))).toBe(expected);
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
      [fault({ toldAmount: 'wrong' })],
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
    expect(facts([fault({ callbacks: 'twice' })])).toHaveLength(1);
    expect(facts([fault({ callbacks: 'never' })])).toEqual([]);
  });
});

describe('withdrawals', () => {
  const withdrawal = (given: Partial<StoredWithdrawal>): StoredWithdrawal => ({
    ...{ id: '1', serial: 'W1', key: 'k1', channel: 'mpesa', state: 'paid' },
    ...{ phone: '255754000103', amount: 500, reference: 'R1', marked: false },
    ...given,
  });
  const paidOut: Movement = {
    ...{ party: 'mpesa', way: 'out', receipt: 'ABC', reference: 'R1' },
    ...{ phone: '255754000103', amount: 500 },
  };

  test.each([
    [{ state: 'paid' }, [paidOut], undefined],
    [{ state: 'paid' }, [], 'W1 is paid, and mpesa paid nothing'],
    [{ state: 'returned' }, [], undefined],
    [{ state: 'returned' }, [paidOut], 'W1 was returned, and mpesa paid it: ABC'],
    [{ state: 'returned', marked: true }, [paidOut], undefined],
    [{ state: 'ready' }, [], 'W1 is still ready'],
    [{ state: 'unknown' }, [], undefined],
    [{ state: 'unknown' }, [paidOut], 'W1 was paid at mpesa as ABC and is unknown'],
    [{ state: 'sending' }, [paidOut], 'W1 was paid at mpesa as ABC and is sending'],
    [{ state: 'unknown', channel: 'mixx' }, [paidOut], undefined],
  ] as const)('[SIM-27] %j with %j', (given, movements, expected) => {
    expect(unsettledWithdrawals([withdrawal(given)], movements)[0]?.fact).toBe(expected);
  });

  test('[SIM-27] what is unsettled names the job that asks about it', () => {
    const unsettled = unsettledWithdrawals([withdrawal({ state: 'unknown' })], [paidOut]);
    expect(unsettled.map(({ job }) => job)).toEqual(['withdrawal 1']);
  });
});
