import { expect, test } from 'vitest';
import { tableLines, type WeekCounts } from './days-table.ts';

const counts: WeekCounts = {
  ...{ orders: 1_000, settled: 900, won: 300, lost: 580, refunded: 20, corrected: 7 },
  ...{ cashed: 60, cashedByRule: 40, cashedInPart: 55, claims: '12345', books: '0' },
};

test('[SIM-48] the table says what became of all orders, and why some were decided by hand', () => {
  expect(
    tableLines(counts, [
      { kind: 'left-to-person', why: 'provider-disagrees', orders: 4 },
      { kind: 'left-to-person', why: 'no word about it', orders: 1 },
    ]),
  ).toEqual([
    'orders                         1000',
    'settled                         900',
    '  won                           300',
    '  lost                          580',
    '  refunded                       20',
    '  cashed in part before          55',
    '  corrected                       7',
    'cashed out                       60',
    'cashed out by a rule             40',
    'abnormal, then by hand            5',
    '  provider-disagrees              4',
    '  no word about it                1',
    'claims, TSh                  123.45',
    'sum of the books, senti           0',
  ]);
});
