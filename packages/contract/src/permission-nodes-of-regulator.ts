import type { GroupRow } from './permission-node-rows.ts';

/** What the authorities are told, and what is looked into before they are. */
export const regulator = {
  path: 'menu/regulator',
  name: { sw: 'Bodi na kodi', en: 'Regulator and tax' },
  icon: 'bank',
  screens: [
    {
      path: 'regulator/inquire',
      name: { sw: 'Ripoti ya siku', en: 'Daily report' },
      icon: 'profile',
    },
    {
      path: 'regulator/orders',
      name: { sw: 'Mikeka inayoripotiwa', en: 'Orders reported' },
      icon: 'ordered-list',
    },
    {
      path: 'regulator/tax',
      name: { sw: 'Kodi ya zuio na tozo', en: 'Tax returns' },
      icon: 'percentage',
    },
    {
      path: 'regulator/exclusions',
      name: { sw: 'Rejista ya kujizuia', en: 'Self-exclusion register' },
      icon: 'stop',
    },
    {
      path: 'suspicious/inquire',
      name: { sw: 'Miamala ya kutiliwa shaka', en: 'Suspicious transactions' },
      icon: 'alert',
      buttons: [['suspicious/update', 'Kuamua kesi', 'Decide a case']],
    },
  ],
} as const satisfies GroupRow;
