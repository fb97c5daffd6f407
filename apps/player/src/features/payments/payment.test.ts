import { expect, test } from 'vitest';
import { aDeposit, aWithdrawal } from './fixtures/a-payment.ts';
import { isDepositUnderWay, isWithdrawalUnderWay, shownSerial } from './payment.ts';

const deposits = [
  ['asking', true],
  ['prompted', true],
  ['unknown', true],
  ['paid', false],
  ['cancelled', false],
  ['timed-out', false],
  ['refused', false],
] as const;

test.each(deposits)('[MS-21] a deposit that is %s is under way: %s', (stage, underWay) => {
  expect(isDepositUnderWay(aDeposit({ stage }))).toBe(underWay);
});

const withdrawals = [
  ['reviewing', true],
  ['sending', true],
  ['unknown', true],
  ['paid', false],
  ['returned', false],
] as const;

test.each(withdrawals)('[MS-36] a withdrawal that is %s is under way: %s', (stage, underWay) => {
  expect(isWithdrawalUnderWay(aWithdrawal({ stage }))).toBe(underWay);
});

test('[MS-43] a serial number is shown without its first character', () => {
  expect(shownSerial('D7K2M9QX41ZT')).toBe('7K2M9QX41ZT');
});
