import { expect, test } from 'vitest';
import { operatorName } from '../../../ui/operator/operator-name.ts';
import { aPayConfig } from '../fixtures/a-payment.ts';
import { offeredOperators, operatorOfId, startingOperator } from './operators.ts';

const offered = offeredOperators(aPayConfig({ airtel_recharge: 0 }), 'recharge');

test('[MS-03] an operator that is switched off is shown as off, never missing', () => {
  expect(offered).toEqual([
    { operator: 'mpesa', isOn: true },
    { operator: 'mixx', isOn: true },
    { operator: 'airtel', isOn: false },
    { operator: 'halopesa', isOn: true },
  ]);
});

test('[MS-03] deposits and withdrawals have switches of their own', () => {
  const config = aPayConfig({ airtel_recharge: 0 });
  expect(offeredOperators(config, 'withdraw').every(({ isOn }) => isOn)).toBe(true);
});

const preselections = [
  // number            operator
  ['255754123456', 'mpesa'],
  ['255712345678', 'mixx'],
  ['255621345678', 'halopesa'],
  ['255681234567', undefined],
  ['255731234567', undefined],
  ['', undefined],
] as const;

test.each(preselections)('[MS-02] %s preselects %s while Airtel is off', (phone, operator) => {
  expect(startingOperator(phone, offered)).toBe(operator);
});

test('[MS-02] an operator is named as players know it today, with its older name beside', () => {
  expect(operatorName('mixx', 'sw')).toEqual({ name: 'Mixx by Yas', aside: 'Tigo Pesa' });
  expect(operatorName('halopesa', 'en')).toEqual({ name: 'HaloPesa', aside: '' });
});

test('[MS-02] the wire’s number finds its operator', () => {
  expect([3, 4, 6, 7].map((id) => operatorOfId(id as 3))).toEqual([
    'mixx',
    'airtel',
    'mpesa',
    'halopesa',
  ]);
});

test('[MNO-20] operators are offered in the order that the office gives them', () => {
  const config = aPayConfig({ channel_order: [7, 6, 4, 3] });
  const words = offeredOperators(config, 'recharge').map(({ operator }) => operator);
  expect(words).toEqual(['halopesa', 'mpesa', 'airtel', 'mixx']);
});
