import type { Texts } from '../text.ts';

export const logTexts = {
  changes: { en: 'What it changed', sw: 'Kilichobadilika' },
  field: { en: 'Field', sw: 'Sehemu' },
  before: { en: 'Before', sw: 'Kabla' },
  after: { en: 'After', sw: 'Baada' },
  nothing: { en: 'nothing', sw: 'hakuna' },
} as const satisfies Texts;
