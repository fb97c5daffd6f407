import type { Texts } from '../../i18n/text.ts';

/** Why a bet was refused, by the word that the server counts it under. */
export const refusalWords: Texts = {
  'price-moved': { en: 'Price moved', sw: 'Odds zimebadilika' },
  closed: { en: 'Closed or sealed', sw: 'Imefungwa' },
  full: { en: 'Limit of risk full', sw: 'Kikomo cha deni kimejaa' },
  'same-match': { en: 'Two of one match', sw: 'Mbili za mechi moja' },
  'not-this-match': { en: 'Another match', sw: 'Mechi nyingine' },
  'funds-short': { en: 'Balance', sw: 'Salio' },
  'own-limit-reached': { en: 'Own limit', sw: 'Kikomo chake' },
  'play-paused': { en: 'Break or exclusion', sw: 'Mapumziko yake' },
  'betting-forbidden': { en: 'Forbidden to bet', sw: 'Amezuiwa kubashiri' },
  'betting-paused': { en: 'Betting paused', sw: 'Bashiri zimesitishwa' },
  'site-maintenance': { en: 'Site closed', sw: 'Tovuti imefungwa' },
  'stake-below-minimum': { en: 'Stake too small', sw: 'Dau dogo' },
  'stake-above-maximum': { en: 'Stake too large', sw: 'Dau kubwa' },
  'stake-above-tier': { en: 'Over the limit of its league', sw: 'Juu ya kikomo cha ligi' },
  'stake-above-own': { en: 'Over the limit of the player', sw: 'Juu ya kikomo cha mchezaji' },
  'stake-not-whole': { en: 'Stake not whole', sw: 'Dau si kamili' },
  'boost-stake-above-maximum': { en: 'Over the limit of a boost', sw: 'Juu ya kikomo cha Boost' },
  'boost-budget-short': { en: 'Boost used up', sw: 'Boost imekwisha' },
  'daily-winnings-reached': { en: 'Most of a day', sw: 'Ushindi wa siku' },
  'too-many-legs': { en: 'Too many legs', sw: 'Mechi nyingi mno' },
  'system-unfit': { en: 'System does not fit', sw: 'Mfumo haufai' },
  'slip-empty': { en: 'Empty slip', sw: 'Mkeka mtupu' },
  'request-key-used': { en: 'Sent twice', sw: 'Umetumwa mara mbili' },
  overloaded: { en: 'Too many at once', sw: 'Mingi kwa mara moja' },
};
