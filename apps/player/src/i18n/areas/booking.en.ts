import type { Message } from '../messages.ts';
import type { messages as swahili } from './booking.sw.ts';

export const messages = {
  'booking.noCode': 'A booking code has 6 letters and digits, without O, I, L, 0 or 1.',
  'booking.loaded': {
    one: 'Slip loaded: {count} selection.',
    other: 'Slip loaded: {count} selections.',
  },
  'booking.gone': {
    one: '{count} selection is no longer available.',
    other: '{count} selections are no longer available.',
  },
  'booking.nothingLeft': 'None of these selections is available any more.',
  'booking.undo': 'Bring back my slip',
  'share.title': 'Share slip',
  'share.hint': 'Whoever has this code or link gets the same picks.',
  'share.link': 'Link',
  'share.copy': 'Copy',
  'share.copied': 'Copied',
  'share.copyFailed': 'Copying is not supported here',
  'share.text': 'My Kipute slip, code {code}',
  'share.others': 'More',
  'share.picture': 'Picture of the slip',
  'share.sendPicture': 'Send picture',
  'share.savePicture': 'Download picture',
  'share.backToSlip': 'Back to the slip',
  'share.backToBet': 'Back to the bet',
  'share.more': { one: '+ {count} more pick', other: '+ {count} more picks' },
} satisfies Record<keyof typeof swahili, Message>;
