import type { CataloguedError } from './office-errors.ts';

/** What goes wrong with raised prices: part of the one catalogue of `errors.ts`. */
export const boostErrors = {
  'boost-stake-above-maximum': {
    http: 200,
    sw: 'Dau limezidi kiwango cha Boost kwa mchezaji mmoja. Punguza dau au ondoa chaguo lenye Boost.',
    en: 'The stake is above what one player may stake on this boost. Lower it, or take the boosted pick out.',
  },
  'boost-budget-short': {
    http: 200,
    sw: 'Boost hii imebakiza kidogo kuliko dau lako. Punguza dau kisha jaribu tena.',
    en: 'Less is left of this boost than your stake asks for. Lower the stake and try again.',
  },
  'boost-selection-closed': {
    http: 200,
    sw: 'Chaguo hili haliuzwi kabla ya mechi kwa sasa, kwa hiyo haliwezi kuongezewa odds',
    en: 'This selection is not on sale before its match now, so its odds cannot be raised',
  },
  'boost-not-above': {
    http: 200,
    sw: 'Odds mpya lazima ziwe juu ya odds za sasa',
    en: 'The boosted odds must be above the odds of now',
  },
  'boost-too-much': {
    http: 200,
    sw: 'Ongezeko ni kubwa kuliko kiwango kilichowekwa kwenye mipangilio ya bashiri',
    en: 'This raises the odds by more than the betting settings allow',
  },
  'boost-fair-unknown': {
    http: 200,
    sw: 'Odds halisi za soko hili hazijulikani sasa. Andika odds mwenyewe.',
    en: 'The fair odds of this market are not known now. Enter the odds by hand.',
  },
  'boost-window-invalid': {
    http: 200,
    sw: 'Muda lazima uishe baada ya kuanza na kabla ya mechi, na usiwe umepita',
    en: 'The time must end after it begins, before the match, and not in the past',
  },
  'boost-stake-over-budget': {
    http: 200,
    sw: 'Bajeti haitoshi hata dau moja la juu la mchezaji',
    en: 'The budget does not even cover the highest stake of one player',
  },
  'boost-overlaps': {
    http: 200,
    sw: 'Chaguo hili lina Boost nyingine katika muda huo',
    en: 'This selection has another boost at that time',
  },
  'boost-unknown': {
    http: 200,
    sw: 'Boost hii haipatikani',
    en: 'This boost does not exist',
  },
  'boost-ended': {
    http: 200,
    sw: 'Boost hii imeshakwisha',
    en: 'This boost is over already',
  },
} as const satisfies Record<string, CataloguedError>;
