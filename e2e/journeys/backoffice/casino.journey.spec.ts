import { randomUUID } from 'node:crypto';
import { callsOf, leaveCasinoDifference, signInPlayer } from '@kipute/tools/arrivals/arrivals';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { type Arrived, arriveAtOffice, arriveWithMoney } from '../../pages/arrivals.ts';
import { listRows, officeMenu, openOffice } from '../../pages/office-page.ts';
import { dialog } from '../../pages/order-desk.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { journeysDatabase, playerSite, seededAdministrator } from '../../world/running-world.ts';

test.use({ serviceWorkers: 'block' });

async function looksWell(desk: Page): Promise<void> {
  expect(await axeFindings(desk)).toEqual([]);
  for (const width of [360, 1920, 1280]) {
    await desk.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(desk), `${width} px`).toEqual([]);
  }
}

const DICE = 'Two Dice';

/** Thrown once at the provider's own page. */
async function throwDice(page: Page, player: Arrived): Promise<void> {
  const { token } = await signInPlayer(playerSite(), player);
  const { casino_order } = callsOf(playerSite(), token);
  const games = await casino_order.inquire();
  const dice = games.games.find(({ code }) => code === 'kete-mbili');
  const { url } = await casino_order.add({ id: dice?.id ?? '' });
  await page.goto(url);
  await page.locator('#play').click();
  await expect(page.locator('#result')).not.toBeEmpty();
}

test('[GMO-09, GMO-11, GMO-12] a round at a provider is found with its transactions', async ({
  page,
  browser,
}) => {
  test.slow();
  const player = await arriveWithMoney(page, 5_000);
  await throwDice(page, player);
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await arriveAtOffice(desk, seededAdministrator('admin'));

  await openOffice(desk, `/casino-rounds?user_id=${player.playerId}`);
  const round = listRows(desk);
  await expect(round).toHaveCount(1);
  await expect(round).toContainText(DICE);
  await looksWell(desk);
  await round.locator('a[href^="/casino-transactions"]').click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Casino transactions');
  const stake = listRows(desk).filter({ hasText: 'Stake' }).first();
  await expect(stake).toContainText('Done');
  await looksWell(desk);
  await stake.locator('a[href^="/bills"]').click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Transactions');
  await expect(listRows(desk).first()).toContainText('Casino');

  await openOffice(desk, `/users/${player.playerId}?tab=casino-rounds`);
  await expect(desk.getByRole('main')).toContainText(DICE);
  await openOffice(desk, '/casino-games/results');
  await expect(listRows(desk).filter({ hasText: DICE })).toContainText('98.00');
  await desk.getByRole('tab', { name: '7 days' }).click();
  await expect(desk).toHaveURL(/days=7/);
  await looksWell(desk);
  await desk.context().close();
});

test('[GMO-08] a game is hidden and shown again, and the providers are asked', async ({
  page: desk,
}) => {
  await arriveAtOffice(desk, seededAdministrator('admin'));
  await openOffice(desk, '/casino-games');
  const game = listRows(desk).filter({ hasText: 'Gold of Geita' });
  await expect(game).toContainText('96.20');
  await looksWell(desk);
  const change = game.getByRole('button', { name: 'Change' });
  for (const place of ['7', '0']) {
    await change.click();
    await dialog(desk).getByLabel('Place in its category').fill(place);
    await dialog(desk).getByLabel('Reason').fill('for a journey');
    await dialog(desk).getByRole('button', { name: 'Confirm' }).click();
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await expect(game.getByRole('cell', { name: place, exact: true })).toBeVisible();
  }
  await desk.getByRole('button', { name: 'Ask the providers now' }).click();
  await expect(desk.getByText(/^Asked: 0 new/)).toBeVisible();
});

test('[GMO-13] a difference waits in the menu until somebody says what became of it', async ({
  page: desk,
}) => {
  const transaction = randomUUID();
  await leaveCasinoDifference(journeysDatabase(), transaction);
  await arriveAtOffice(desk, seededAdministrator('admin'));
  await openOffice(desk, '/casino-differences?open=1');
  const item = officeMenu(desk).getByRole('menuitem', { name: /Casino differences/ });
  await expect(item).toContainText(/\d/);
  const row = listRows(desk).filter({ hasText: transaction });
  await expect(row).toContainText('Amounts differ');
  await looksWell(desk);
  await row.getByRole('button', { name: 'Close' }).click();
  await dialog(desk).getByLabel('What became of it').fill('the provider corrected it');
  await dialog(desk).getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toHaveCount(0);
  await openOffice(desk, '/casino-differences?open=0');
  await expect(listRows(desk).filter({ hasText: transaction })).toContainText('corrected');
});
