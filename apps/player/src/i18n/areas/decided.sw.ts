import type { Messages } from '../messages.ts';

/** What is said in a toast once bets have come to their end. */
export const messages = {
  'decided.won': 'Umeshinda! Mkeka {number} umelipwa TSh {amount}',
  'decided.lost': 'Mkeka {number} haukushinda',
  'decided.lostWithCredit': 'Mkeka {number} haukushinda; TSh {amount} zimerudi kama bonasi',
  'decided.returned': 'Mkeka {number}: dau la TSh {amount} limerudi',
  'decided.half-lost': 'Mkeka {number} umepoteza nusu: dau la TSh {amount} limerudi',
  'decided.part-lost': 'Mkeka {number} umepoteza sehemu: dau la TSh {amount} limerudi',
  'decided.sold': 'Auto cashout ya mkeka {number}: umepokea TSh {amount}',
  'decided.awaiting': 'Umeshinda! Malipo ya mkeka {number} yanahakikiwa kabla ya kutolewa',
  'decided.several': { one: 'Mkeka {count} umekamilika', other: 'Mikeka {count} imekamilika' },
  'decided.severalWon': { one: '{count} umeshinda', other: '{count} imeshinda' },
  'decided.severalPaid': 'umepokea TSh {amount}',
  'decided.severalAwaiting': {
    one: 'malipo ya {count} yanahakikiwa',
    other: 'malipo ya {count} yanahakikiwa',
  },
  'decided.severalLost': 'hakuna ulioshinda',
  'decided.see': 'Tazama',
} as const satisfies Messages;
