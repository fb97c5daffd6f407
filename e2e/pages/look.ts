import type { Page } from '@playwright/test';

export const languages = ['sw', 'en'] as const;
export type Language = (typeof languages)[number];
export type Theme = 'light' | 'dark';
export type Look = { readonly language: Language; readonly theme: Theme };

/** No colour hangs on the language and no name on the theme, so two looks stand for all four. */
export const looks: readonly Look[] = [
  { language: 'sw', theme: 'light' },
  { language: 'en', theme: 'dark' },
];

/** As if the player had chosen these on an earlier visit. */
export async function choosePlayerLook(page: Page, look: Look): Promise<void> {
  await page.addInitScript(({ language, theme }) => {
    localStorage.setItem('language', language);
    localStorage.setItem('theme', theme);
  }, look);
}

/** As if the clerk had chosen these on an earlier visit. */
export async function chooseOfficeLook(page: Page, look: Look): Promise<void> {
  await page.addInitScript((state) => {
    localStorage.setItem('kipute.backoffice.appearance', JSON.stringify({ state, version: 0 }));
  }, look);
}

/** The player site's colours hang on one attribute; this spares a second load of the page. */
export async function paintPage(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}
