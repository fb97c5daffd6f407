import type { Messages } from '../messages.ts';

/** The inbox of the site. */
export const messages = {
  'inbox.title': 'Ujumbe',
  'inbox.kinds': 'Chuja ujumbe',
  'inbox.all': 'Zote',
  'inbox.money': 'Pesa',
  'inbox.bets': 'Bashiri',
  'inbox.offers': 'Ofa',
  'inbox.account': 'Akaunti',
  'inbox.withCount': '{kind} {count}',
  'inbox.readAll': 'Soma zote',
  'inbox.unread': 'haijasomwa',
  'inbox.yesterday': 'jana',
  'inbox.open': 'Fungua',
  'inbox.remove': 'Ondoa',
  'inbox.removed': 'Ujumbe umeondolewa',
  'inbox.restore': 'Rudisha',
  'inbox.failed': 'Imeshindikana, angalia intaneti kisha jaribu tena',
  'inbox.none': 'Hakuna ujumbe bado',
  'inbox.noneText': 'Pesa ikiingia au mkeka ukiamuliwa, utasoma hapa.',
  'inbox.noneOfKind': 'Hakuna ujumbe wa aina hii',
  'inbox.noneOfKindText': 'Angalia aina nyingine, au zote.',
  'inbox.end': { one: 'Ujumbe {count} tu', other: 'Ujumbe wote {count}' },
  'inbox.choices': 'Chagua taarifa unazotaka',
} as const satisfies Messages;
