import { keep, readKept } from '../platform/device-storage.ts';

export const languages = ['sw', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'sw';

/** The wire's `locale` header and `<html lang>`. */
export const localeOfLanguage = { sw: 'sw', en: 'en-US' } as const satisfies Record<
  Language,
  string
>;

const STORAGE_KEY = 'language';

export function rememberedLanguage(): Language {
  const remembered = readKept(STORAGE_KEY);
  return languages.find((language) => language === remembered) ?? defaultLanguage;
}

export function rememberLanguage(language: Language): void {
  keep(STORAGE_KEY, language);
}
