import type { Localised } from './locale.ts';

/**
 * Every way a call can go wrong, in one table. `http` 200 is a refusal that travels inside the
 * envelope with status 0; any other number is a transport error answered in the clear, because
 * by then there may be no key to seal it with.
 */
export type CataloguedError = Localised & { readonly http: number };

export const errorCatalogue = {
  'unknown-call': {
    http: 404,
    sw: 'Huduma hii haipatikani. Sasisha ukurasa kisha jaribu tena.',
    en: 'This service does not exist. Refresh the page and try again.',
  },
  'envelope-broken': {
    http: 400,
    sw: 'Ombi halikusomeka. Sasisha ukurasa kisha jaribu tena.',
    en: 'The request could not be read. Refresh the page and try again.',
  },
  'envelope-key-unknown': {
    http: 400,
    sw: 'Ukurasa huu ni wa zamani. Unasasishwa.',
    en: 'This page is out of date. It is being refreshed.',
  },
  'body-too-large': {
    http: 413,
    sw: 'Ombi ni kubwa mno.',
    en: 'The request is too large.',
  },
  'parameter-invalid': {
    http: 200,
    sw: 'Taarifa ulizoweka si sahihi',
    en: 'Parameter illegal',
  },
  'match-unknown': {
    http: 200,
    sw: 'Mechi hii haipatikani tena',
    en: 'This match is no longer available',
  },
  'competition-unknown': {
    http: 200,
    sw: 'Ligi hii haipatikani',
    en: 'This league is not available',
  },
  'country-unknown': {
    http: 200,
    sw: 'Nchi hii haipatikani',
    en: 'This country is not available',
  },
  'selection-unknown': {
    http: 200,
    sw: 'Chaguo hili halipatikani tena',
    en: 'This selection is no longer available',
  },
  'sign-in-required': {
    http: 401,
    sw: 'Ingia kwanza ili kuendelea',
    en: 'Please operate after login',
  },
  'permission-denied': {
    http: 403,
    sw: 'Huna ruhusa ya kufanya hivi. Wasiliana na msimamizi.',
    en: 'No permission, contact the administrator',
  },
  'too-many-requests': {
    http: 429,
    sw: 'Maombi ni mengi mno. Subiri kidogo kisha jaribu tena.',
    en: 'Too many requests. Wait a moment and try again.',
  },
  overloaded: {
    http: 503,
    sw: 'Mfumo umezidiwa kwa sasa. Jaribu tena baada ya muda mfupi.',
    en: 'The system is busy right now. Try again in a moment.',
  },
  'server-error': {
    http: 500,
    sw: 'Hitilafu ya mfumo, wasiliana na huduma kwa wateja',
    en: 'Server error, contact administrator',
  },
  'changed-meanwhile': {
    http: 200,
    sw: 'Mtu mwingine amebadilisha hili sasa hivi. Angalia tena kisha jaribu.',
    en: 'Somebody else changed this just now. Look again, then try.',
  },
  'login-failed': {
    http: 200,
    sw: 'Namba ya simu au nenosiri si sahihi',
    en: 'Wrong phone number or password',
  },
  'admin-login-failed': {
    http: 200,
    sw: 'Akaunti, nenosiri au msimbo si sahihi',
    en: 'Wrong account, password or code',
  },
  'admin-login-forbidden': {
    http: 200,
    sw: 'Huna ruhusa ya kuingia, wasiliana na msimamizi',
    en: 'No permission to log in, contact the administrator',
  },
} as const satisfies Record<string, CataloguedError>;

export type ErrorCode = keyof typeof errorCatalogue;
