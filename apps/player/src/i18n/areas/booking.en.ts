import type { Message } from '../messages.ts';
import type { messages as swahili } from './booking.sw.ts';

export const messages = {
  'booking.noCode': 'A booking code has 6 letters and digits, without O, I, L, 0 or 1.',
  'booking.loaded': {
    one: 'Slip loaded: {count} pick.',
    other: 'Slip loaded: {count} picks.',
  },
  'booking.gone': {
    one: '{count} pick is no longer available.',
    other: '{count} picks are no longer available.',
  },
  'booking.nothingLeft': 'None of these picks is available any more.',
  'booking.undo': 'Restore my slip',
  'share.title': 'Share slip',
  'share.hint': 'Anyone with this code or link gets the same picks.',
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
