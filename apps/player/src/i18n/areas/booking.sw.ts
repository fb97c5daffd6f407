import type { Message } from '../messages.ts';

export const messages = {
  'booking.noCode': 'Msimbo wa mkeka una herufi na namba 6, bila O, I, L, 0 wala 1.',
  'booking.loaded': {
    one: 'Mkeka umepakiwa: chaguo {count}.',
    other: 'Mkeka umepakiwa: machaguo {count}.',
  },
  'booking.gone': {
    one: 'Chaguo {count} halipatikani tena.',
    other: 'Machaguo {count} hayapatikani tena.',
  },
  'booking.nothingLeft': 'Machaguo yote ya mkeka huu hayapatikani tena.',
  'booking.undo': 'Rudisha mkeka wa awali',
  'share.title': 'Shiriki mkeka',
  'share.hint': 'Yeyote mwenye msimbo au kiungo hiki anapata machaguo haya haya.',
  'share.link': 'Kiungo',
  'share.copy': 'Nakili',
  'share.copied': 'Imenakiliwa',
  'share.copyFailed': 'Kunakili hakuwezekani hapa',
  'share.text': 'Mkeka wangu wa Kipute, msimbo {code}',
  'share.others': 'Nyingine',
  'share.picture': 'Picha ya mkeka',
  'share.sendPicture': 'Tuma picha',
  'share.savePicture': 'Pakua picha',
  'share.backToSlip': 'Rudi kwenye mkeka',
  'share.backToBet': 'Rudi kwenye mkeka',
  'share.more': { one: '+ chaguo {count} zaidi', other: '+ machaguo {count} zaidi' },
} as const satisfies Record<string, Message>;
