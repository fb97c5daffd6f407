import type { Message } from '../messages.ts';
import type { messages as swahili } from './notices.sw.ts';

export const messages = {
  'session.phoneMissing': 'Enter your phone number',
  'session.passwordMissing': 'Enter your password',
  'session.tokenMissing': 'We could not log you in. Try again or contact customer service.',
  'update.ready': 'A new version is here — update',
  'update.now': 'Update',
} as const satisfies Record<keyof typeof swahili, Message>;
