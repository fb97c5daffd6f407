import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { chooseLook, waitUntilDrawn } from '../pages/player-page.ts';
import { languages, playerRoutes, redirects, themes } from '../routes.ts';
import { playerSite } from '../world/running-world.ts';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findingsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

for (const route of playerRoutes) {
  test(`[SHELL-01] ${route} opens in both languages and themes, whole and readable`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const language of languages) {
      for (const theme of themes) {
        await chooseLook(page, { language, theme });
        await page.goto(playerSite() + route);
        await waitUntilDrawn(page);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await overflowOf(page), `${language} ${theme} overflows`).toBeLessThanOrEqual(0);
        expect(await findingsOf(page), `${language} ${theme}`).toEqual([]);
      }
    }
    expect(errors).toEqual([]);
  });
}

for (const [from, to] of redirects) {
  test(`[SHELL-02] ${from} leads to ${to}`, async ({ page }) => {
    await page.goto(playerSite() + from);
    await waitUntilDrawn(page);
    expect(new URL(page.url()).pathname).toBe(to);
  });
}
