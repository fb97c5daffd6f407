import type { CataloguedError } from './office-errors.ts';

/** What can be refused in the casino; what its wallet refuses is said in the provider's own words. */
export const casinoErrors = {
  'casino-game-unknown': {
    http: 200,
    sw: 'Mchezo huu haupo kwa sasa',
    en: 'This game is not there at the moment',
  },
  'casino-unavailable': {
    http: 200,
    sw: 'Mtoa huduma wa mchezo huu hapatikani kwa sasa. Jaribu tena baadaye.',
    en: 'The provider of this game cannot be reached now. Try again later.',
  },
  'casino-difference-unknown': {
    http: 200,
    sw: 'Tofauti hii haipo au imeshafungwa',
    en: 'There is no such difference, or it is closed already',
  },
} as const satisfies Record<string, CataloguedError>;
