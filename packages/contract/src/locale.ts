/** The `locale` header. Swahili is the default and the fallback (SIT-01). */
export const locales = ['sw', 'en-US'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'sw';

export type Localised = { readonly sw: string; readonly en: string };

export function localeOf(header: unknown): Locale {
  const language = typeof header === 'string' ? header.slice(0, 2).toLowerCase() : '';
  return language === 'en' ? 'en-US' : defaultLocale;
}

export function textIn(locale: Locale, text: Localised): string {
  return locale === 'sw' ? text.sw : text.en;
}
