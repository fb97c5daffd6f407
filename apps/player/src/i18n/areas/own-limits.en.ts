import type { Message } from '../messages.ts';
import type { messages as swahili } from './own-limits.sw.ts';

export const messages = {
  'ownLimits.stakeLeft': 'Your limit: you can stake TSh {left} more.',
  'ownLimits.paused': 'You are on a break until {until}. Until then you cannot bet.',
  'ownLimits.open': 'My limits',
  'ownLimits.depositLeft': 'Your limit: you can deposit TSh {left} more.',
  'ownLimits.depositPaused': 'You are on a break',
  'ownLimits.depositPausedText':
    'You chose to take a break until {until} (East Africa Time). Until then you cannot deposit. Withdrawals go on.',
  'ownLimits.depositUsedUp': 'Your limit is reached',
  'ownLimits.depositUsedUpText':
    'The limit you set leaves TSh {left}; the smallest deposit is TSh {minimum}.',
} satisfies Record<keyof typeof swahili, Message>;
