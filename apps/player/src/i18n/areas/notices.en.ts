import type { Message } from '../messages.ts';
import type { messages as swahili } from './notices.sw.ts';

export const messages = {
  'session.phoneMissing': 'Please enter phone number',
  'session.passwordMissing': 'Password cannot be blank',
  'session.tokenMissing': 'Login data abnormal, contact the administrator',
  'update.ready': 'A new version is here — update',
  'update.now': 'Update',
} as const satisfies Record<keyof typeof swahili, Message>;
