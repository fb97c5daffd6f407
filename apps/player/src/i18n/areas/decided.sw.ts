import type { Messages } from '../messages.ts';

/** What is said in a toast once bets have come to their end. */
export const messages = {
  'decided.won': 'Umeshinda! Mkeka {number} umelipwa TSh {amount}',
  'decided.lost': 'Mkeka {number} haujashinda',
  'decided.lostWithCredit': 'Mkeka {number} haujashinda; TSh {amount} imerudi kama bonasi',
  'decided.returned': 'Mkeka {number}: TSh {amount} ya dau imerudi',
  'decided.half-lost': 'Mkeka {number} umepoteza nusu: TSh {amount} ya dau imerudi',
  'decided.part-lost': 'Mkeka {number} umepoteza sehemu: TSh {amount} ya dau imerudi',
  'decided.sold': 'Mkeka {number} umeuzwa kwa auto cashout: TSh {amount}',
  'decided.awaiting': 'Umeshinda! Malipo ya mkeka {number} yanahakikiwa kabla ya kutolewa',
  'decided.several': { one: 'Mkeka {count} umekamilika', other: 'Mikeka {count} imekamilika' },
  'decided.severalWon': { one: '{count} umeshinda', other: '{count} imeshinda' },
  'decided.severalPaid': 'umepokea TSh {amount}',
  'decided.severalAwaiting': {
    one: 'malipo ya {count} yanahakikiwa',
    other: 'malipo ya {count} yanahakikiwa',
  },
  'decided.severalLost': 'haijashinda',
  'decided.see': 'Tazama',
} as const satisfies Messages;
