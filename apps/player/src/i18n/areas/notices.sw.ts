import type { Messages } from '../messages.ts';

/** What is said in a toast once something has happened: about signing in, and a new release. */
export const messages = {
  'session.phoneMissing': 'Weka namba ya simu',
  'session.passwordMissing': 'Nenosiri haliwezi kuwa tupu',
  'session.tokenMissing': 'Taarifa za kuingia si sahihi, wasiliana na huduma kwa wateja',
  'update.ready': 'Toleo jipya lipo — sasisha',
  'update.now': 'Sasisha',
} as const satisfies Messages;
