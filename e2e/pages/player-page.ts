import { expect, type Page } from '@playwright/test';

export type Look = { readonly language: 'sw' | 'en'; readonly theme: 'light' | 'dark' };

/** As if the player had chosen these on an earlier visit. */
export async function chooseLook(page: Page, look: Look): Promise<void> {
  await page.addInitScript(({ language, theme }) => {
    localStorage.setItem('language', language);
    localStorage.setItem('theme', theme);
  }, look);
}

/** The static frame is replaced by the app, and the screen is past its skeleton. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
}
