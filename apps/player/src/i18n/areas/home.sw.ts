import type { Messages } from '../messages.ts';

/** Home (src/screens/home). */
export const messages = {
  'home.bonus': 'Bonasi ya ushindi',
  'home.bonusAmount': 'Hadi 1,000%',
  'home.bonusText': 'Mechi nyingi kwenye mkeka, bonasi kubwa zaidi',
  'home.jackpot': { one: '{name} · mechi {count}', other: '{name} · mechi {count}' },
  'home.jackpotText': 'Mstari mmoja TSh {stake}',
  'home.look': 'Tazama',
  'home.leagues': 'Ligi maarufu',
  'home.live': 'Mubashara sasa',
  'home.seeAll': 'Tazama zote',
  'home.seeAllLive': 'mechi mubashara',
  'home.noLive': 'Hakuna mechi inayochezwa sasa.',
  'home.lists': 'Orodha za mechi',
  'home.wholeList': 'Tazama orodha yote',
  'home.none': 'Hakuna mechi hapa kwa sasa',
  'home.noneHint': 'Angalia mechi zinazokuja za siku nyingine.',
  'home.topMatch': 'Mechi kubwa',
  'home.twoUpText': 'Timu yako ikiongoza kwa magoli 2, unalipwa mapema',
  'home.popular': 'Maarufu',
  'home.today': 'Leo',
  'home.tomorrow': 'Kesho',
  'home.upcoming': 'Zinazokuja',
  'home.football': 'Soka',
} as const satisfies Messages;
