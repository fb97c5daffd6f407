import type { Messages } from '../messages.ts';

/** The frames that only a wide window has. */
export const messages = {
  'desktop.phone': 'Namba ya simu',
  'desktop.phoneHint': '7XX XXX XXX',
  'desktop.password': 'Nenosiri',
  'desktop.forgot': 'Umesahau?',
  'desktop.loginForm': 'Ingia kwenye akaunti',
  'desktop.filters': 'Vichujio vya mechi',
  'desktop.clock': 'Saa za Afrika Mashariki',
  'desktop.offers': 'Ofa',
  'desktop.look': 'Tazama',
  'desktop.payWith': 'Weka na toa pesa kwa',
  'shell.useDark': 'Washa mandhari meusi',
  'shell.useLight': 'Washa mandhari meupe',
  'shell.messages': 'Ujumbe',
  'nav.help': 'Msaada',
  'nav.support': 'Huduma kwa wateja',
  'nav.app': 'Pakua app',
} as const satisfies Messages;
