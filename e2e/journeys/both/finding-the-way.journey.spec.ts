import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import {
  clickInBar,
  openPlayerPage,
  openSettledPage,
  pathOf,
  scrollDownTo,
  scrolledTo,
  scrollToEnd,
  seeFoot,
} from '../../pages/player-page.ts';

const menuLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('navigation').getByRole('link', { name });

/** Within ten pixels: what stands above may grow a little meanwhile. */
const NEARLY = -1.3;

test('[SHELL-70] home is found again as it was left', async ({ page }) => {
  // So low that the page is longer at any hour: tomorrow may have but one match.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 320 });
  await openPlayerPage(page, '/home');
  const tomorrow = page.getByRole('tab', { name: 'Kesho' });
  await tomorrow.click();
  await scrollDownTo(page, 200);

  // A match that kicks off now lengthens the live block above, and the browser follows it.
  const left = await scrolledTo(page);
  await clickInBar(page, menuLink(page, 'Mubashara'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mubashara');
  expect(await scrolledTo(page)).toBe(0);
  await page.goBack();
  await expect(tomorrow).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => scrolledTo(page)).toBeCloseTo(left, NEARLY);

  const leftAgain = await scrolledTo(page);
  await clickInBar(page, menuLink(page, 'Mubashara'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mubashara');
  await clickInBar(page, menuLink(page, 'Mwanzo'));
  await expect(tomorrow).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => scrolledTo(page)).toBeCloseTo(leftAgain, NEARLY);
});

test('[JRN-03] a search leads to its results', async ({ page, shell }) => {
  await openPlayerPage(page, '/home');
  await shell.search('  Simba SC ');
  await expect.poll(() => pathOf(page)).toBe('/search_result?key_word=Simba%20SC');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/home');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[JRN-04, SHELL-08] who is lost finds the way home', async ({ page }) => {
  await openPlayerPage(page, '/hakuna/ukurasa?hapa=1');
  expect(pathOf(page)).toBe('/404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ukurasa haupatikani');
  await page.getByRole('main').getByRole('link', { name: 'Rudi mwanzo' }).click();
  await expect.poll(() => pathOf(page)).toBe('/home');
});

test('[JRN-04] who is in another country is told so, and may try again', async ({ page }) => {
  await openPlayerPage(page, '/403.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Huduma haipatikani katika nchi uliyopo',
  );
  await page.getByRole('button', { name: 'Jaribu tena' }).click();
  await expect.poll(() => pathOf(page)).toBe('/home');
});

test('[JRN-05] from far down one tap leads back to the top', async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 320 });
  await openSettledPage(page, '/home');
  const toTop = page.getByRole('button', { name: 'Rudi juu' });
  await expect(toTop).toHaveCount(0);
  await seeFoot(page);
  await scrollToEnd(page);
  await toTop.click();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await expect(toTop).toHaveCount(0);
});

test('[JRN-06] the foot says who we are and where to read more', async ({ page }) => {
  await openSettledPage(page, '/home');
  const foot = await seeFoot(page);
  await expect(foot).toContainText('leseni ya Bodi ya Michezo ya Kubahatisha Tanzania');
  await expect(foot).toContainText('Kipute Mfano Limited, S.L.P. 00000');
  const links = foot.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText([
    'Kanuni',
    'Vigezo na masharti',
    'Faragha',
    'Msaada',
    'Cheza kistaarabu',
    'Pakua app',
  ]);
  await expect(foot.getByRole('list').getByRole('link')).toHaveText([
    'Facebook',
    'Instagram',
    'X',
    'YouTube',
    'TikTok',
    'WhatsApp',
  ]);
  await links.filter({ hasText: 'Kanuni' }).click();
  await expect.poll(() => pathOf(page)).toBe('/artcol?type=14');
});

test('[JRN-07] a keyboard skips the bars', async ({ page }) => {
  await openPlayerPage(page, '/home');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Ruka hadi maudhui' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
