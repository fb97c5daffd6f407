import type { Message } from '../messages.ts';
import type { messages as swahili } from './decided.sw.ts';

export const messages = {
  'decided.won': 'You won! Bet {number} paid TSh {amount}',
  'decided.lost': 'Bet {number} did not win',
  'decided.lostWithCredit': 'Bet {number} lost; TSh {amount} returned as bonus',
  'decided.returned': 'Bet {number}: TSh {amount} stake refunded',
  'decided.half-lost': 'Bet {number} half lost: TSh {amount} stake refunded',
  'decided.part-lost': 'Bet {number} partly lost: TSh {amount} stake refunded',
  'decided.sold': 'Auto cashout of bet {number}: TSh {amount}',
  'decided.awaiting': 'You won! The payout of bet {number} is being checked before it is paid',
  'decided.several': { one: '{count} bet settled', other: '{count} bets settled' },
  'decided.severalWon': { one: '{count} won', other: '{count} won' },
  'decided.severalPaid': 'TSh {amount} received',
  'decided.severalAwaiting': {
    one: '{count} payout is being checked',
    other: '{count} payouts are being checked',
  },
  'decided.severalLost': 'none won',
  'decided.see': 'See',
} satisfies Record<keyof typeof swahili, Message>;
