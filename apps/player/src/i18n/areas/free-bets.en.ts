import type { Message } from '../messages.ts';
import type { messages as freeBetsSw } from './free-bets.sw.ts';

/** Credit with a cause and an end: in the slip, the account menu and the statement. */
export const messages = {
  'freeBets.title': 'Your free bets',
  'freeBets.left': '{left} of {amount} left',
  'freeBets.until': 'Use it before {until}',
  'freeBets.always': 'Never ends',
  'freeBets.others': 'Other bonus, never ends',
  'freeBets.first': 'What ends first is spent first.',
  'freeBets.cause.referral': 'A friend you invited',
  'freeBets.cause.campaign': 'Promotion',
  'freeBets.cause.office': 'A gift from Kipute',
  'freeBets.line': { one: 'Free bet: {first}', other: '{count} free bets, first: {first}' },
  'freeBets.dated': '{amount} until {until}',
  'freeBets.undated': '{amount}, never ends',
  'freeBets.all': 'See all {count}',
  'freeBets.menu': 'My free bets',
  'freeBets.menuEnd': { one: 'Ends {until}', other: 'The first one ends {until}' },
} satisfies Record<keyof typeof freeBetsSw, Message>;
