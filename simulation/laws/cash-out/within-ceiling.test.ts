import { expect, test } from 'vitest';
import { aDecidedOrder, aSale, aStoredOrder, legsAt } from '../../fixtures/a-bet.ts';
import { overpaidOrder } from './within-ceiling.ts';

const { terms } = aStoredOrder();
const single = { legs: legsAt(2_000), stakeInPlay: '50000' };
const capped = { ...terms, singleProfitMaximum: '180000' };
const sold = (given: Parameters<typeof aSale>[0] = {}) => ({ ...single, sales: [aSale(given)] });

test.each([
  ['for less than it could win', sold(), undefined],
  ['at a loss and without tax', sold({ value: '40000', tax: '0', paid: '40000' }), undefined],
  [
    'at a loss and with tax',
    sold({ value: '40000', tax: '100', paid: '39900' }),
    'B1 was taxed 100 in sale 1, counted it is 0',
  ],
  [
    'without its tax',
    sold({ tax: '0', paid: '95000' }),
    'B1 was taxed 0 in sale 1, counted it is 4500',
  ],
  [
    'with a part of a shilling as tax',
    sold({ value: '95999', tax: '4599', paid: '91400' }),
    'B1 was taxed 4599 in sale 1, counted it is 4500',
  ],
  [
    'for more than it could win',
    sold({ value: '101000', tax: '5100', paid: '95900' }),
    'B1 paid 95900 in sale 1, which could win 95200 at most',
  ],
  [
    'for its part of the ceiling',
    { ...sold({ value: '94400', tax: '4400', paid: '90000' }), terms: capped },
    undefined,
  ],
  [
    'for more than its part of the ceiling',
    { ...sold(), terms: capped },
    'B1 paid 90500 in sale 1, its part of the ceiling is 90000',
  ],
])('[SIM-45] a part that was sold %s', (_, given, expected) => {
  expect(overpaidOrder([aStoredOrder(), aStoredOrder(given)])).toBe(expected);
});

const atCeiling = { ...sold({ value: '94400', tax: '4400', paid: '90000' }), terms: capped };

test.each([
  ['within its part', 'win', '90000', undefined],
  ['beyond it', 'win', '90001', 'B1 paid 180001 by parts and rest together, its ceiling is 180000'],
  ['beyond it because it was refunded', 'refund', '100000', undefined],
] as const)('[SIM-45] the rest paid %s', (_, outcome, payout, expected) => {
  expect(overpaidOrder([aDecidedOrder([outcome], { ...atCeiling, payout })])).toBe(expected);
});

test('[SIM-45] what is promised to the rest was not paid yet', () => {
  expect(overpaidOrder([aStoredOrder({ ...atCeiling, payout: '180000' })])).toBeUndefined();
});
