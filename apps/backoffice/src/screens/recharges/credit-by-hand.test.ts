import { expect, test } from 'vitest';
import { requestOf, valuesOf } from '../_form-kit/definition/form-values.ts';
import { creditByHand, namedPlayer } from './credit-by-hand.ts';

test.each([
  ['100001', { user_id: '100001' }],
  ['0712000301', { phone: '0712000301' }],
  ['712000301', { phone: '712000301' }],
  ['+255 712 000 301', { phone: '+255 712 000 301' }],
])('[BO-34] "%s" names a player', (typed, player) => {
  expect(namedPlayer(typed)).toEqual(player);
});

const sent = async (draft: Readonly<Record<string, unknown>>) => {
  const sending = { subject: undefined, requestKey: 'unused' };
  const input = await creditByHand.send(valuesOf(creditByHand, draft), sending);
  return requestOf(creditByHand.call, input) as Readonly<Record<string, unknown>>;
};

test('[BO-34] one receipt is one intention, whatever else was typed', async () => {
  const typed = { player: ' 100001', pay_type: 6, note: ' statement of Monday ', amount: '7,000' };
  const request = await sent({ ...typed, receipt_number: ' mp2106.1234.l0 ' });
  expect(request).toEqual({
    request_key: 'by-hand-6-MP2106_1234_L0',
    user_id: '100001',
    pay_type: 6,
    receipt_number: 'MP2106.1234.L0',
    amount: 7_000,
    note: 'statement of Monday',
  });
  const again = await sent({
    ...typed,
    receipt_number: 'MP2106.1234.L0',
    amount: '8000',
    note: 'x',
  });
  expect(again.request_key).toBe(request.request_key);
});
