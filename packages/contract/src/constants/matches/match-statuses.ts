import type { Choice } from '../choice.ts';

type MatchStatus = Choice & { readonly inHomeLists: boolean };

/** The provider's EventStatus; its Walkover, Abandoned and Retired are our 6, 7 and 8. */
export const matchStatuses = {
  'not-started': { id: 1, sw: 'Haijaanza', en: 'Not started', inHomeLists: true },
  'in-progress': { id: 2, sw: 'Inaendelea', en: 'In progress', inHomeLists: true },
  ended: { id: 3, sw: 'Imekwisha', en: 'Ended', inHomeLists: false },
  paused: { id: 4, sw: 'Imesimama', en: 'Paused', inHomeLists: false },
  cancelled: { id: 5, sw: 'Imefutwa', en: 'Cancelled', inHomeLists: false },
  'cancelled-before-start': {
    id: 6,
    sw: 'Imefutwa kabla ya kuanza',
    en: 'Cancelled before start',
    inHomeLists: false,
  },
  'cancelled-after-start': {
    id: 7,
    sw: 'Imefutwa baada ya kuanza',
    en: 'Cancelled after start',
    inHomeLists: false,
  },
  'abandoned-after-start': {
    id: 8,
    sw: 'Imevunjika baada ya kuanza',
    en: 'Abandoned after start',
    inHomeLists: false,
  },
} as const satisfies Readonly<Record<string, MatchStatus>>;
