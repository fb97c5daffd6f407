import type { Messages } from '../messages.ts';

/** Credit with a cause and an end: in the slip, the account menu and the statement. */
export const messages = {
  'freeBets.title': 'Free bet zako',
  'freeBets.left': 'Imebaki {left} kati ya {amount}',
  'freeBets.until': 'Itumie kabla ya {until}',
  'freeBets.always': 'Haina mwisho',
  'freeBets.others': 'Bonasi nyingine, haina mwisho',
  'freeBets.first': 'Inayoisha mapema ndiyo hutumika kwanza.',
  'freeBets.cause.referral': 'Rafiki uliyemwalika',
  'freeBets.cause.campaign': 'Promosheni',
  'freeBets.cause.office': 'Zawadi kutoka Kipute',
  'freeBets.line': { one: 'Free bet: {first}', other: 'Free bet {count}, ya kwanza: {first}' },
  'freeBets.dated': '{amount} hadi {until}',
  'freeBets.undated': '{amount}, haina mwisho',
  'freeBets.all': 'Tazama zote {count}',
  'freeBets.menu': 'Free bet zangu',
  'freeBets.menuEnd': { one: 'Inaisha {until}', other: 'Ya kwanza inaisha {until}' },
} as const satisfies Messages;
