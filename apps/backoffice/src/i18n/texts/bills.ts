import type { Texts } from '../text.ts';

export const billTexts = {
  lines: { en: 'Lines found', sw: 'Mistari iliyopatikana' },
  moneyIn: { en: 'In', sw: 'Kuingia' },
  moneyOut: { en: 'Out', sw: 'Kutoka' },
  net: { en: 'Together', sw: 'Jumla' },
} as const satisfies Texts;
