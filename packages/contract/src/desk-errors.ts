import { COMPETITION_TIERS, TIER_MARGIN_MAX_PERCENT } from './constants/betting/limits.ts';
import type { CataloguedError } from './office-errors.ts';

/** What can go wrong where the house decides about matches, and where it changes its settings. */
export const deskErrors = {
  'sequence-out-of-range': {
    http: 200,
    sw: 'Mpangilio ni namba kuanzia 0 hadi 100 tu',
    en: 'The sequence is a number from 0 to 100',
  },
  'live-bet-flag-unknown': {
    http: 200,
    sw: 'Alama ya mubashara ni 1 (kunaruhusiwa) au 2 (hakuruhusiwi)',
    en: 'The live-bet flag is 1 (allowed) or 2 (not allowed)',
  },
  'margin-out-of-range': {
    http: 200,
    sw: `Faida ni kuanzia 0 hadi asilimia ${TIER_MARGIN_MAX_PERCENT}`,
    en: `The margin is from 0 to ${TIER_MARGIN_MAX_PERCENT} percent`,
  },
  'alarm-unknown': {
    http: 200,
    sw: 'Tahadhari hii haipo',
    en: 'There is no such alarm',
  },
  'tier-unknown': {
    http: 200,
    sw: `Daraja ni kuanzia 1 hadi ${COMPETITION_TIERS}`,
    en: `A tier is from 1 to ${COMPETITION_TIERS}`,
  },
  'market-type-unknown': {
    http: 200,
    sw: 'Aina hii ya soko haipo',
    en: 'There is no such market type',
  },
  'bookmaker-unknown': {
    http: 200,
    sw: 'Mtoa odds huyu hayupo',
    en: 'There is no such bookmaker',
  },
  'market-unknown': {
    http: 200,
    sw: 'Soko hili halipo tena',
    en: 'There is no such market any more',
  },
  'price-out-of-bounds': {
    http: 200,
    sw: 'Odds haziwezi kusogezwa zaidi ya {amount} kutoka zilivyo',
    en: 'A price is moved by hand by no more than {amount}',
  },
  'price-not-safe': {
    http: 200,
    sw: 'Kwa odds hizi soko lingeleta faida ya uhakika kwa mchezaji: hazikubaliwi',
    en: 'At this price the market would be a sure profit for a player: it is not taken',
  },
  'price-not-there': {
    http: 200,
    sw: 'Chaguo hili halina odds za mtoa huduma sasa',
    en: 'The provider has no price for this selection now',
  },
  'match-still-played': {
    http: 200,
    sw: 'Mechi hii bado inachezwa: matokeo ya mwisho huwekwa ikiisha',
    en: 'This match is still played: the final result is entered when it is over',
  },
  'result-undecided': {
    http: 200,
    sw: 'Matokeo haya hayaamui chaguo lolote lenye bashiri',
    en: 'This result decides nothing that was bet on',
  },
  'result-impossible': {
    http: 200,
    sw: 'Matokeo haya hayawezekani: kipindi hakiwezi kuzidi mechi nzima',
    en: 'This result is not possible: no part is above the whole',
  },
  'sport-not-graded': {
    http: 200,
    sw: 'Mchezo huu hauamuliwi kwa matokeo: amua chaguo moja moja kwenye mikeka',
    en: 'This sport is not decided by its score: decide its selections one by one in the orders',
  },
  'void-window-future': {
    http: 200,
    sw: 'Muda wa kufuta hauwezi kuwa mbele ya sasa',
    en: 'The time to void cannot lie in the future',
  },
  'void-window-empty': {
    http: 200,
    sw: 'Muda wa kufuta lazima uanze kabla ya kuisha',
    en: 'The time to void begins before it ends',
  },
  'void-nothing': {
    http: 200,
    sw: 'Hakuna bashiri za masoko haya kwa muda huo',
    en: 'There are no bets on these markets in that time',
  },
  'setting-invalid': {
    http: 200,
    sw: 'Thamani hizi hazipatani: cha chini kisizidi cha juu, na ngazi lazima ipande',
    en: 'These values do not fit together: no minimum is over its maximum, and a ladder rises',
  },
  'setting-begins-at-once': {
    http: 200,
    sw: 'Mipangilio hii hushika mara moja, haipangwi mbele',
    en: 'These settings are in force at once and cannot be planned ahead',
  },
  'setting-date-past': {
    http: 200,
    sw: 'Siku ya kuanza imeshapita',
    en: 'The day it begins lies in the past',
  },
  'setting-revision-unknown': {
    http: 200,
    sw: 'Toleo hili halipo',
    en: 'There is no such revision',
  },
  'two-up-begun': {
    http: 200,
    sw: 'Mechi imeanza: malipo ya mapema (2up) huahidiwa kabla ya kuanza tu',
    en: 'The match has begun: the early payout (2up) is promised before it only',
  },
  'two-up-promised': {
    http: 200,
    sw: 'Kuna bashiri kwenye mechi hii: malipo ya mapema yaliyoahidiwa hayaondolewi',
    en: 'There are bets on this match: an early payout that was promised stays',
  },
} as const satisfies Record<string, CataloguedError>;
