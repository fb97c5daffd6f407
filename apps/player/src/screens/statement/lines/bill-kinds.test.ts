import { wordsOf } from '@kipute/contract/constants/choice';
import { billTypes } from '@kipute/contract/constants/money/bills';
import { expect, test } from 'vitest';
import { billKinds, billName, typesOfKind } from './bill-kinds.ts';

test('[MS-41] every kind of line stands under exactly one filter', () => {
  const filtered = billKinds.flatMap(typesOfKind).sort((one, other) => one - other);
  const all = wordsOf(billTypes)
    // Of the house alone: no player has a line of it.
    .filter((word) => word !== 'racing-pool-moved')
    .map((word) => billTypes[word].id as number);
  expect(filtered).toEqual(all.sort((one, other) => one - other));
});

test('[MS-41] no filter asks for all', () => {
  expect(typesOfKind('all')).toEqual([]);
  expect(typesOfKind('deposits')).toEqual([5, 7, 12]);
});

test('[MS-40] a line is named in the language of the page', () => {
  expect([billName(8, 'sw'), billName(8, 'en'), billName(99, 'sw')]).toEqual([
    'Kutoa pesa',
    'Withdrawal',
    '#99',
  ]);
});

test('[MS-40] so is a cash-out', () => {
  expect([billName(18, 'sw'), billName(18, 'en')]).toEqual(['Cashout', 'Cashout']);
});
