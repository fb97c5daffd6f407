import type { Messages } from '../messages.ts';

export const comingSw = {
  'coming.racing.title': 'Mbio za magari',
  'coming.racing.lead': 'Mbio fupi za magari kumi, raundi baada ya raundi.',
  'coming.racing.first': 'Bingwa, tatu bora, witiri/shufwa, kubwa/ndogo',
  'coming.racing.second': 'Matokeo ya raundi 100 zilizopita',
  'coming.racing.third': 'Malipo ya kila aina ya ubashiri yameandikwa wazi',
  'coming.racingCoin.title': 'Sarafu za mbio',
  'coming.racingCoin.lead': 'Badilisha salio kuwa sarafu za mbio, na kurudi.',
  'coming.racingCoin.first': 'Kutoka salio kwenda sarafu bila makato',
  'coming.racingCoin.second': 'Kodi ya 10% unaporudisha kwenye salio, imeonyeshwa kabla',
  'coming.racingCoin.third': 'Kumbukumbu ya kila badiliko',
} as const satisfies Messages;
