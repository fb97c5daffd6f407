import type { Messages } from '../messages.ts';

/** A text that players agree to has changed. */
export const messages = {
  'agreements.title': 'Maandishi mapya ya kukubali',
  'agreements.first': 'Kabla ya kuendelea, soma na ukubali maandishi haya.',
  'agreements.changed': 'Tumebadilisha maandishi haya. Soma kilichobadilika kabla ya kuendelea.',
  'agreements.since': 'Toleo la {version} · tangu {day}',
  'agreements.changes': 'Kilichobadilika',
  'agreements.added': 'Mpya',
  'agreements.removed': 'Imeondolewa',
  'agreements.readAll': 'Soma maandishi yote',
  'agreements.agree': 'Nakubali',
  'agreements.sending': 'Inahifadhi…',
  'agreements.decline': 'Sikubali, nitoe kwenye akaunti',
  'agreements.later':
    'Usipokubali utatoka kwenye akaunti. Pesa zako na mikeka uliyoweka vinabaki salama; ' +
    'kwa maswali tupigie.',
} satisfies Messages;
