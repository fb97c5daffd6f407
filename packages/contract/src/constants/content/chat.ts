import type { ChatState } from '@kipute/domain/chat/conversation-states';
import type { Localised } from '../../locale.ts';

export const chatStateNames = {
  waiting: { sw: 'Inasubiri', en: 'Waiting' },
  'with-clerk': { sw: 'Inahudumiwa', en: 'With a clerk' },
  closed: { sw: 'Imefungwa', en: 'Closed' },
} as const satisfies Readonly<Record<ChatState, Localised>>;

/** Which chat the page opens: ours, or the script of another house. */
export const chatModes = {
  own: { sw: 'Chat yetu', en: 'Our own chat' },
  external: { sw: 'Chat ya nje', en: 'External chat' },
} as const satisfies Readonly<Record<string, Localised>>;

export const boardStates = {
  new: { sw: 'Mpya', en: 'New' },
  answered: { sw: 'Imejibiwa', en: 'Answered' },
  closed: { sw: 'Imefungwa', en: 'Closed' },
} as const satisfies Readonly<Record<string, Localised>>;
export type BoardState = keyof typeof boardStates;

export const CHAT_TEXT_MAX = 1_000;
export const BOARD_TEXT_MAX = 2_000;
/** A page asks for so many messages at once; older ones come on demand. */
export const CHAT_PAGE_MESSAGES = 60;
