import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import type { Language } from '../../pages/look.ts';
import { openSettledPage, seeFoot, untilDrawn } from '../../pages/player-page.ts';
import { words } from '../../pages/words.ts';

/** Its name goes on with the number of matches in play. */
const liveLink = (page: Page, language: Language) =>
  page
    .getByRole('banner')
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${words[language].live}`) });

test('[SHELL-21] a chosen language speaks everywhere, to the server too, and stays', async ({
  page,
  shell,
}) => {
  await openSettledPage(page, '/casino');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(liveLink(page, 'sw')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kasino');

  // A question asked just before the choice may still be on its way in the old language.
  const askedInEnglish = page.waitForRequest(
    async (request) =>
      request.url().endsWith('/api/configuration/inquire') &&
      (await request.headerValue('locale')) === 'en-US',
  );
  await shell.chooseLanguage('en');
  await askedInEnglish;
  await expect(liveLink(page, 'en')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casino');
  await expect(page).toHaveTitle('Casino · Kipute');
  await expect(await seeFoot(page)).toContainText('under licence of the Gaming Board');

  await page.reload();
  await untilDrawn(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(liveLink(page, 'en')).toBeVisible();

  await shell.chooseLanguage('sw');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kasino');
});

test('[SHELL-20] the system decides the theme until the player does', async ({ page, shell }) => {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSettledPage(page, '/home');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');

  await shell.chooseTheme('dark');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await untilDrawn(page);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0b1a15');

  await shell.chooseTheme('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'light');
});
