import type { Message } from '../messages.ts';
import type { messages as swahili } from './referred.sw.ts';

export const messages = {
  'referred.asking': 'Checking your bet…',
  'referred.waiting':
    'TSh {amount} is a large stake, so a trader is checking it. Nothing has been taken from your balance.',
  'referred.left': 'Time left',
  'referred.seconds': '{seconds} s',
  'referred.leave': 'Stop waiting',
  'referred.cut': 'We can take TSh {amount} instead of TSh {asked}. Place the bet with that stake?',
  'referred.cutToast': 'Your bet: we can take TSh {amount}. Open the slip to answer.',
  'referred.decline': 'No, thanks',
  'referred.refused':
    'Sorry, this bet was not accepted. Nothing was taken from your balance. Try a smaller stake.',
  'referred.expired':
    'The bet was not checked in time, so it was not placed. Nothing was taken. Try a smaller stake.',
  'referred.cutExpired': 'The time to agree to the smaller stake is over. The bet was not placed.',
} satisfies Record<keyof typeof swahili, Message>;
