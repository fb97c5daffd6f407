import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../journey.ts';
import { openPlayerPage, openSettledPage, pathOf, untilDrawn } from '../../../pages/player-page.ts';
import { openDialog, phoneShell } from '../../../pages/player-shell.ts';
import { seededPlayer } from '../../../world/running-world.ts';

const stars = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /, kipendwa$/ });

const savedChoice = (page: Page) => page.waitForResponse(/\/api\/player_choice\/save$/);

/** Stars the league of the given place in the list and tells its name. */
async function starLeague(page: Page, place: number): Promise<string> {
  await openSettledPage(page, '/ready_start?sport_id=1');
  const name = (await stars(page).nth(place).getAttribute('aria-label')) ?? '';
  const star = page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  return name.replace(/, kipendwa$/, '');
}

/** In the drawer; the frame that a desktop has instead shows them too (LST-52). */
async function favouritesOf(page: Page): Promise<Locator> {
  await openSettledPage(page, '/rolling_ball');
  await page.getByRole('button', { name: 'Fungua menyu' }).click();
  const filters = openDialog(page);
  await expect(filters.getByRole('button', { expanded: false }).first()).toBeVisible();
  return filters
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Vipendwa vyako' }) })
    .getByRole('link');
}

test('[KEEP-10, KEEP-21] a star follows the player to another device, and so does its removal', async ({
  page,
  shell,
  browser,
}) => {
  test.slow();
  const player = seededPlayer('Neema');
  await openPlayerPage(page, '/home');
  await shell.signIn(player);
  await expect(shell.balance).toBeVisible();
  const saved = savedChoice(page);
  const name = await starLeague(page, 0);
  await saved;

  const otherDevice = await browser.newContext();
  const elsewhere = await otherDevice.newPage();
  await openPlayerPage(elsewhere, '/home');
  const otherShell = phoneShell(elsewhere);
  await otherShell.signIn(player);
  await expect(otherShell.balance).toBeVisible();
  const favourites = await favouritesOf(elsewhere);
  await expect(favourites).toHaveText([name]);

  await favourites.click();
  await expect(stars(elsewhere).first()).toHaveAttribute('aria-pressed', 'true');
  const removed = savedChoice(elsewhere);
  await stars(elsewhere).first().click();
  await removed;
  await otherDevice.close();

  await expect(await favouritesOf(page)).toHaveCount(0);
});

test('[KEEP-22, KEEP-23] on a shared device nobody finds the stars of another account', async ({
  page,
  shell,
}) => {
  test.slow();
  const visitors = await starLeague(page, 0);
  await shell.signIn(seededPlayer('Asha'));
  await expect(shell.balance).toBeVisible();
  const saved = savedChoice(page);
  const players = await starLeague(page, 1);
  await saved;
  await expect(await favouritesOf(page)).toHaveText([players, visitors]);

  await page.reload();
  await untilDrawn(page);
  await (await shell.openAccount()).getByRole('button', { name: 'Toka' }).click();
  await expect.poll(() => pathOf(page)).toBe('/login');
  await expect(await favouritesOf(page)).toHaveText([visitors]);

  await openPlayerPage(page, '/home');
  await shell.signIn(seededPlayer('Zawadi'));
  await expect(shell.balance).toBeVisible();
  await expect(await favouritesOf(page)).toHaveCount(0);
});
