import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadAreas, setLanguage } from '../../i18n/i18n.ts';
import type { DecidedBet } from './decided-bet.ts';
import { decidedNotice } from './decided-notice.ts';

const bet = (end: DecidedBet['end'], paid = 0, id = '77'): DecidedBet => ({
  ...{ id, serialNumber: 'B01KABCDEF234567', end, paid: shillings(paid) },
});
const home = { pathname: '/home', search: '' };

const single = [
  // Swahili, English, tone, leaves after, bet
  [
    'Umeshinda! Mkeka 01KABCDEF234567 umelipwa TSh 12,229',
    'You won! Bet 01KABCDEF234567 paid TSh 12,229',
    'success',
    undefined,
    bet('won', 12_229),
  ],
  [
    'Mkeka 01KABCDEF234567 haukushinda',
    'Bet 01KABCDEF234567 did not win',
    'notice',
    8_000,
    bet('lost'),
  ],
  [
    'Mkeka 01KABCDEF234567 haukushinda; TSh 500 zimerudi kama bonasi',
    'Bet 01KABCDEF234567 lost; TSh 500 returned as bonus',
    'notice',
    8_000,
    bet('lost', 500),
  ],
  [
    'Mkeka 01KABCDEF234567: dau la TSh 1,000 limerudi',
    'Bet 01KABCDEF234567: TSh 1,000 stake refunded',
    'notice',
    8_000,
    bet('returned', 1_000),
  ],
  [
    'Mkeka 01KABCDEF234567 umepoteza nusu: dau la TSh 500 limerudi',
    'Bet 01KABCDEF234567 half lost: TSh 500 stake refunded',
    'notice',
    8_000,
    bet('half-lost', 500),
  ],
  [
    'Mkeka 01KABCDEF234567 umepoteza sehemu: dau la TSh 900 limerudi',
    'Bet 01KABCDEF234567 partly lost: TSh 900 stake refunded',
    'notice',
    8_000,
    bet('part-lost', 900),
  ],
  [
    'Auto cashout ya mkeka 01KABCDEF234567: umepokea TSh 1,468',
    'Auto cashout of bet 01KABCDEF234567: TSh 1,468',
    'success',
    undefined,
    bet('sold', 1_468),
  ],
  [
    'Umeshinda! Malipo ya mkeka 01KABCDEF234567 yanahakikiwa kabla ya kutolewa',
    'You won! The payout of bet 01KABCDEF234567 is being checked before it is paid',
    'success',
    undefined,
    bet('awaiting-approval'),
  ],
] as const;

const several: readonly [string, string, readonly DecidedBet[]][] = [
  // Swahili, English, bets
  [
    'Mikeka 3 imekamilika · 2 imeshinda · umepokea TSh 4,000',
    '3 bets settled · 2 won · TSh 4,000 received',
    [bet('won', 3_000, '1'), bet('lost', 0, '2'), bet('won', 1_000, '3')],
  ],
  [
    'Mikeka 2 imekamilika · hakuna ulioshinda',
    '2 bets settled · none won',
    [bet('lost', 0, '1'), bet('lost', 0, '2')],
  ],
  [
    'Mikeka 2 imekamilika · umepokea TSh 500',
    '2 bets settled · TSh 500 received',
    [bet('returned', 500, '1'), bet('lost', 0, '2')],
  ],
  [
    'Mikeka 2 imekamilika · 1 umeshinda · malipo ya 1 yanahakikiwa',
    '2 bets settled · 1 won · 1 payout is being checked',
    [bet('awaiting-approval', 0, '1'), bet('lost', 0, '2')],
  ],
  [
    'Mikeka 2 imekamilika · umepokea TSh 1,468',
    '2 bets settled · TSh 1,468 received',
    [bet('sold', 1_468, '1'), bet('lost', 0, '2')],
  ],
];

beforeAll(() => loadAreas('decided'));

test.each(single)('[ORD-52] %s', (text, _en, tone, leavesAfterMs, bet) => {
  expect(decidedNotice([bet], home)).toEqual({
    ...{ tone, text },
    ...(leavesAfterMs === undefined ? {} : { leavesAfterMs }),
    link: { label: 'Tazama', to: '/order_detailed_info?id=77' },
  });
});

test.each(several)('[ORD-53] %s', (text, _en, bets) => {
  expect(decidedNotice(bets, home)).toMatchObject({
    text,
    link: { label: 'Tazama', to: '/order?tab=settled' },
  });
});

test('[ORD-53] one win among losses is no quiet matter', () => {
  expect(decidedNotice([bet('lost', 0, '1'), bet('won', 900, '2')], home)?.tone).toBe('success');
});

const ownPage = { pathname: '/order_detailed_info', search: '?id=77' };

test('[ORD-54] on the page of the bet nothing is said of it, only of others', () => {
  expect(decidedNotice([bet('won', 900)], ownPage)).toBeUndefined();
  expect(decidedNotice([bet('won', 900), bet('lost', 0, '78')], ownPage)).toMatchObject({
    text: 'Mkeka 01KABCDEF234567 haukushinda',
    link: { to: '/order_detailed_info?id=78' },
  });
  expect(decidedNotice([bet('won', 900)], { ...ownPage, search: '?id=78' })).toBeDefined();
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

  test.each(single)('[ORD-52] %s', (_sw, text, _tone, _leaves, bet) => {
    expect(decidedNotice([bet], home)?.text).toBe(text);
  });

  test.each(several)('[ORD-53] %s', (_sw, text, bets) => {
    expect(decidedNotice(bets, home)?.text).toBe(text);
  });
});
