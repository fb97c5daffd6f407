import type { Message } from '../messages.ts';
import type { messages as swahili } from './inbox.sw.ts';

export const messages = {
  'inbox.title': 'Messages',
  'inbox.kinds': 'Filter messages',
  'inbox.all': 'All',
  'inbox.money': 'Money',
  'inbox.bets': 'Bets',
  'inbox.offers': 'Offers',
  'inbox.account': 'Account',
  'inbox.withCount': '{kind} {count}',
  'inbox.readAll': 'Read all',
  'inbox.unread': 'unread',
  'inbox.yesterday': 'yesterday',
  'inbox.open': 'Open',
  'inbox.remove': 'Remove',
  'inbox.removed': 'Message removed',
  'inbox.restore': 'Bring back',
  'inbox.failed': 'That did not work. Check your network and try again.',
  'inbox.none': 'No messages yet',
  'inbox.noneText': 'When money arrives or a bet is settled, you read it here.',
  'inbox.noneOfKind': 'No messages of this kind',
  'inbox.noneOfKindText': 'Look at another kind, or at all of them.',
  'inbox.end': { one: '{count} message only', other: 'All {count} messages' },
  'inbox.choices': 'Choose what you are told',
} satisfies Record<keyof typeof swahili, Message>;
