import type { Messages } from '../messages.ts';

/** What is said in a toast once something has happened: about signing in, and a new release. */
export const messages = {
  'session.phoneMissing': 'Weka namba ya simu',
  'session.passwordMissing': 'Weka nenosiri',
  'session.tokenMissing':
    'Imeshindikana kukuingiza. Jaribu tena au wasiliana na huduma kwa wateja.',
  'update.ready': 'Toleo jipya lipo — sasisha',
  'update.now': 'Sasisha',
} as const satisfies Messages;
