import { billTypes } from '@kipute/contract/constants/money/bills';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadAreas, setLanguage } from '../../i18n/i18n.ts';
import { balanceNotice } from './balance-notice.ts';

type Cause = keyof typeof billTypes;
const change = (cause: Cause, amount: number, more: object = {}) => ({
  ...{ bill_type: billTypes[cause].id, purse: 1, amount, serial_number: 'D1' },
  ...more,
});

const told = [
  // Swahili, English, what moved
  [
    'Umepokea TSh 5,000 kutoka M-Pesa',
    'You received TSh 5,000 from M-Pesa',
    change('deposit', 5_000, { pay_type: 6 }),
  ],
  [
    'Umepokea TSh 700 kutoka Airtel Money',
    'You received TSh 700 from Airtel Money',
    change('ussd-deposit', 700, { pay_type: 4 }),
  ],
  ['Umepokea TSh 900', 'You received TSh 900', change('deposit-by-hand', 900)],
  [
    'TSh 20,000 ulizotaka kutoa zimerudi kwenye salio lako',
    'The TSh 20,000 you wanted to withdraw are back in your balance',
    change('withdrawal-returned', 20_000),
  ],
  [
    'Cashout: umepokea TSh 1,468',
    'Cashout: you received TSh 1,468',
    change('cash-out', 1_468, { serial_number: 'B1' }),
  ],
  [
    'Matokeo ya mbio za magari: umepokea sarafu 1,938',
    'Virtual racing result: you received 1,938 coin',
    change('racing-result', 1_938, { purse: 3, serial_number: 'R1' }),
  ],
  [
    'Zawadi ya promosheni: umepata bonasi ya TSh 500',
    'Promotion reward: you received a bonus of TSh 500',
    change('activity-reward', 500, { purse: 2, serial_number: '' }),
  ],
  [
    'Salio limerekebishwa na msimamizi: umepokea TSh 300',
    'Balance adjustment: you received TSh 300',
    change('balance-change', 300, { serial_number: '' }),
  ],
  [
    'Marekebisho: TSh 300 zimetolewa kwenye salio lako',
    'Correction: TSh 300 was taken from your balance',
    change('correction', -300, { serial_number: '' }),
  ],
] as const;

beforeAll(() => loadAreas('balance'));

test.each(told)('[MS-62] %s', (text, _, moved) => {
  expect(balanceNotice(moved)?.text).toBe(text);
});

const untold = [
  ['a bet that was placed', change('bet-placed', -500, { serial_number: 'B1' })],
  ['a bet that won, which its own news tells', change('bet-result', 900, { serial_number: 'B1' })],
  ['a correction of a bet', change('correction', -900, { serial_number: 'B1' })],
  ['a withdrawal the player began', change('withdrawal', -20_000, { serial_number: 'W1' })],
  ['what this page does not know', { ...change('deposit', 1), bill_type: 99 }],
] as const;

test.each(untold)('[MS-62] of %s nothing is said here', (_, moved) => {
  expect(balanceNotice(moved)).toBeUndefined();
});

describe('in English', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await setLanguage('en');
  });
  afterAll(async () => {
    await setLanguage('sw');
    vi.unstubAllGlobals();
  });
  test.each(told)('[MS-62] %s', (_, text, moved) => {
    expect(balanceNotice(moved)?.text).toBe(text);
  });
});
