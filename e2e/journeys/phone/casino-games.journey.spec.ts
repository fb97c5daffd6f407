import { AVIATOR_GAME_ID } from '@kipute/contract/constants/casino/casino';
import { callsOf } from '@kipute/tools/arrivals/arrivals';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveWithMoney } from '../../pages/arrivals.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { endOfChain, readStatement, sentiIn } from '../../pages/statement.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { playerSite } from '../../world/running-world.ts';

// The games come from their provider; the service worker of our own site has no part in them.
test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 640 } });

const MONEY = 20_000;

/** Sends whoever is signed in on this page into a game, as the lobby does. */
async function launch(page: Page, game: { readonly code: string } | { readonly id: string }) {
  await openPlayerPage(page, '/home');
  const kept = await page.evaluate(() => localStorage.getItem('session'));
  const { token } = JSON.parse(kept ?? '{}') as { readonly token: string };
  const { casino_order } = callsOf(playerSite(), token);
  const { games } = await casino_order.inquire({});
  const wanted = games.find((one) => ('id' in game ? one.id === game.id : one.code === game.code));
  const { url } = await casino_order.add({ id: wanted?.id ?? '' });
  await page.goto(url);
  await expect(page).toHaveURL(/\/play\/[a-z-]+$/);
}

async function looksRight(page: Page, what: string): Promise<void> {
  expect.soft(await sidewaysOverflow(page), what).toEqual([]);
  expect.soft(await smallTargets(page), what).toEqual([]);
  expect.soft(await axeFindings(page), what).toEqual([]);
}

const panel = (page: Page, n: 1 | 2) => page.getByRole('region', { name: `Dau la ${n}` });
const balance = async (page: Page): Promise<bigint> =>
  sentiIn((await page.locator('#balance').textContent()) ?? '');

async function secondPlayer(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await arriveWithMoney(page, MONEY);
  return page;
}

/** Bets and takes the money as soon as the plane is up; again when it left too early. */
async function cashOutOnce(page: Page): Promise<void> {
  const bet = panel(page, 1);
  const cashOut = bet.getByRole('button', { name: /^Cashout/ });
  const start = bet.getByRole('button', { name: /^(Weka dau|Raundi ijayo)/ });
  await expect(async () => {
    if (await cashOut.isVisible()) await cashOut.click({ timeout: 2_000 });
    else if (await start.isVisible()) await start.click({ timeout: 2_000 });
    await expect(bet.getByRole('status')).toContainText('Umeshinda', { timeout: 300 });
  }).toPass({ timeout: 200_000, intervals: [100] });
}

test('[SIMC-63] [AVI-20] two players fly with one plane, and every shilling stands in the statement', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await arriveWithMoney(page, MONEY);
  const other = await secondPlayer(browser);
  await launch(page, { id: AVIATOR_GAME_ID });
  await launch(other, { id: AVIATOR_GAME_ID });
  await looksRight(page, 'aviator');

  const theirs = panel(other, 2);
  await theirs.getByRole('checkbox', { name: 'Auto dau, dau 2' }).check({ force: true });
  await theirs.getByRole('checkbox', { name: 'Auto cashout, dau 2' }).check({ force: true });
  await theirs.getByRole('textbox', { name: 'Kizidishi cha auto cashout, dau 2' }).fill('1.10');
  await theirs.getByRole('button', { name: /^(Weka dau|Raundi ijayo)/ }).click();
  await cashOutOnce(page);
  await expect(page.getByRole('table').getByRole('row', { name: /^Wewe 1,000/ })).toBeVisible();
  await expect(theirs.getByRole('status')).toContainText('1.10x', { timeout: 60_000 });
  await other.close();

  const held = await balance(page);
  const lines = await readStatement(page);
  expect(endOfChain(lines)).toBe(held);
  const names = lines.map(({ name }) => name);
  expect(names).toContain('Dau la kasino');
  expect(names).toContain('Ushindi wa kasino');
});

test('[AVI-26] a tap on the cash-out that comes a moment too late makes no bet', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await arriveWithMoney(page, MONEY);
  await launch(page, { id: AVIATOR_GAME_ID });
  const bet = panel(page, 1);
  // Again by itself when the plane has left at once.
  const again = bet.getByRole('checkbox', { name: 'Auto dau, dau 1' });
  await again.check({ force: true });
  await bet.getByRole('button', { name: /^(Weka dau|Raundi ijayo)/ }).click();
  await expect(bet.getByRole('button', { name: /^Cashout/ })).toBeVisible({ timeout: 120_000 });
  await again.uncheck({ force: true });
  // In the page itself, at the moment in which the word under the thumb changes.
  await bet.getByRole('button', { name: /^Cashout/ }).evaluate(
    (button) =>
      new Promise<void>((resolve) => {
        const tapped = new MutationObserver(() => {
          if (button.getAttribute('data-kind') !== 'bet') return;
          tapped.disconnect();
          (button as HTMLElement).click();
          resolve();
        });
        tapped.observe(button, { attributes: true, attributeFilter: ['data-kind'] });
      }),
  );
  await expect(bet.getByRole('status')).toContainText('Umepoteza', { timeout: 70_000 });
  await expect(bet.getByRole('button', { name: 'Ghairi' })).toHaveCount(0);
});

test('[SIMC-63] slot and dice are played on a phone, proved in the browser, and booked', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await arriveWithMoney(page, MONEY);
  await launch(page, { code: 'dhahabu-ya-geita' });
  await looksRight(page, 'slot');
  const result = page.getByRole('status').filter({ hasText: /TSh|–/ });
  await page.getByRole('button', { name: '200', exact: true }).click();
  await page.getByRole('button', { name: /^Zungusha/ }).click();
  await expect(result).toBeVisible();
  await page.getByRole('link', { name: 'Thibitisha' }).click();
  await expect(page.getByText('Imethibitishwa')).toHaveCount(1);

  await launch(page, { code: 'kete-mbili' });
  await looksRight(page, 'dice');
  await page.locator('label').filter({ hasText: 'Juu ya 7' }).click();
  await expect(page.getByRole('radio', { name: /^Juu ya 7/ })).toBeChecked();
  await page.getByRole('button', { name: /^Rusha kete/ }).click();
  await expect(page.getByText(/^Ume(shinda|poteza) TSh/)).toBeVisible();
  const held = await balance(page);
  await page.getByRole('link', { name: 'Thibitisha' }).click();
  await expect(page.getByText('Imethibitishwa')).toHaveCount(1);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Two Dice' })).toBeVisible();

  const lines = await readStatement(page);
  expect(endOfChain(lines)).toBe(held);
  expect(lines.filter(({ name }) => name === 'Dau la kasino')).toHaveLength(2);
});
