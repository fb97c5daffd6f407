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
  'coming.casino.title': 'Kasino',
  'coming.casino.lead': 'Michezo ya kasino kwenye simu yako.',
  'coming.casino.first': 'Tafuta mchezo kwa jina',
  'coming.casino.second': 'Unacheza kwa salio lako lile lile',
  'coming.casino.third': 'Weka kikomo chako kabla ya kucheza',
  'coming.aviator.title': 'Aviator',
  'coming.aviator.lead': 'Kizidishi kinapanda na ndege. Fanya cashout kabla haijaondoka.',
  'coming.aviator.first': 'Raundi fupi, matokeo papo hapo',
  'coming.aviator.second': 'Cashout mwenyewe au kwa kizidishi ulichoweka',
  'coming.aviator.third': 'Unacheza kwa salio lako lile lile',
} as const satisfies Messages;
