import type { Locale } from '@kipute/contract/locale';

/** English comes first here: clerks work in it; Swahili is complete. */
export const languages = ['en', 'sw'] as const;
export type Language = (typeof languages)[number];

export const localeOfLanguage = { en: 'en-US', sw: 'sw' } as const satisfies Record<
  Language,
  Locale
>;

export const languageNames = { en: 'English', sw: 'Kiswahili' } as const satisfies Record<
  Language,
  string
>;
