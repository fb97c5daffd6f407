import type { Choices } from '../choice.ts';

/** What a six-digit code is asked for: `type` of `subscriber/get_code`. A code opens nothing else. */
export const codePurposes = {
  register: { id: 1, sw: 'Kujisajili', en: 'Registration' },
  login: { id: 2, sw: 'Kuingia', en: 'Login' },
  'reset-password': { id: 3, sw: 'Kubadilisha nenosiri', en: 'Password reset' },
} as const satisfies Choices;

export const CODE_DIGITS = 6;
/** Until another code may be asked for. */
export const CODE_RESEND_SECONDS = 60;
/** Of a code a keyed hash is kept so long, whatever became of it: longer than any code lives. */
export const CODE_KEPT_DAYS = 8;
