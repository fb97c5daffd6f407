import type { Choices } from '../choice.ts';

/** Nobody has to say. */
export const genders = {
  unsaid: { id: 0, sw: 'Sipendi kusema', en: 'Prefer not to say' },
  male: { id: 1, sw: 'Mwanaume', en: 'Male' },
  female: { id: 2, sw: 'Mwanamke', en: 'Female' },
} as const satisfies Choices;

export const PROFILE_TEXT_MAX = 60;
export const ADULT_AGE_YEARS = 18;
