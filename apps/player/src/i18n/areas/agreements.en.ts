import type { Message } from '../messages.ts';
import type { messages as sw } from './agreements.sw.ts';

export const messages = {
  'agreements.title': 'New texts to agree to',
  'agreements.first': 'Read these texts and agree to them before you go on.',
  'agreements.changed': 'We have changed these texts. Read what is different before you go on.',
  'agreements.since': 'Version {version} · since {day}',
  'agreements.changes': 'What has changed',
  'agreements.added': 'New',
  'agreements.removed': 'Taken out',
  'agreements.readAll': 'Read the whole text',
  'agreements.agree': 'I agree',
  'agreements.sending': 'Saving…',
  'agreements.decline': 'I do not agree, log me out',
  'agreements.later':
    'If you do not agree you are logged out. Your money and the bets you placed stay safe; ' +
    'call us if you have questions.',
} satisfies Record<keyof typeof sw, Message>;
