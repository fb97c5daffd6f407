import type { Texts } from '../text.ts';

export const logTexts = {
  changes: { en: 'What it changed', sw: 'Kilichobadilika' },
  field: { en: 'Field', sw: 'Sehemu' },
  before: { en: 'Before', sw: 'Kabla' },
  after: { en: 'After', sw: 'Baada' },
  nothing: { en: 'nothing', sw: 'hakuna' },
} as const satisfies Texts;

/** Fields of the log that people meet most; any other is shown by its own name. */
export const logFieldTexts = {
  network: { en: 'Address or network', sw: 'Anwani au mtandao' },
  list: { en: 'List', sw: 'Orodha' },
  reach: { en: 'Speaks of', sw: 'Inahusu' },
  note: { en: 'Why', sw: 'Sababu' },
  reason: { en: 'Reason', sw: 'Sababu' },
  until: { en: 'Until', sw: 'Hadi' },
  state: { en: 'State', sw: 'Hali' },
  name: { en: 'Name', sw: 'Jina' },
  shown: { en: 'May register', sw: 'Inaweza kujisajili' },
  sort: { en: 'Place', sw: 'Nafasi' },
  amount: { en: 'Amount', sw: 'Kiasi' },
  balance: { en: 'Balance', sw: 'Salio' },
  credit: { en: 'Credit', sw: 'Bonasi' },
  phone: { en: 'Phone', sw: 'Simu' },
  role: { en: 'Role', sw: 'Wadhifa' },
  disabled: { en: 'Disabled', sw: 'Imefungwa' },
  bettingPaused: { en: 'Betting paused', sw: 'Kubashiri kumesitishwa' },
  maintenance: { en: 'Maintenance', sw: 'Matengenezo' },
} as const satisfies Texts;
