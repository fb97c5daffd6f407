import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAs } from '../../pages/arrivals.ts';
import { handset } from '../../pages/handset.ts';
import { openUpcomingMatch, pricesOf } from '../../pages/match-page.ts';
import { standing } from '../../pages/money-pages.ts';
import { openPlayerPage, pathOf } from '../../pages/player-page.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededPlayer } from '../../world/running-world.ts';

// One bet, one journey after the other: each begins with what the last one left.
test.describe.configure({ mode: 'serial' });

/** Phone and desktop run side by side, so each has a player of its own. */
const playerOf = (isMobile: boolean) => seededPlayer(isMobile ? 'Asha' : 'Juma');

async function deposit(page: Page, isMobile: boolean): Promise<void> {
  await openPlayerPage(page, '/pay_recharge');
  await page.getByRole('button', { name: '5,000', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Endelea' }).click();
  await handset(`255${playerOf(isMobile).phone.slice(1)}`).answer('approve');
  await expect(standing(page)).toHaveText('Pesa imeingia');
}

/** Its number, as players read it. */
async function placeBet(page: Page, isMobile: boolean): Promise<string> {
  await openUpcomingMatch(page);
  await pricesOf(page).first().click();
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: /mkeka/i }).click();
  await page.getByRole('button', { name: /^Weka dau TSh/ }).click();
  await page.getByRole('link', { name: 'Tazama mkeka' }).click();
  await expect.poll(() => pathOf(page)).toContain('/order_detailed_info');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Mkeka [0-9A-Z]{15}$/);
  return ((await heading.textContent()) ?? '').replace('Mkeka ', '');
}

const main = (page: Page) => page.getByRole('main');
const slipPicks = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bet') ?? '{}').bet_list?.length ?? 0);

let number = '';
let link = '';

test('[ORD-01] a visitor is asked to sign in', async ({ page }) => {
  await openPlayerPage(page, '/order');
  await expect(main(page)).toContainText('Ingia kwanza ili kuendelea');
  await expect(main(page).getByRole('link', { name: 'Ingia' })).toHaveAttribute('href', /order/);
});

test('[ORD-10, ORD-20, ORD-41] a bet is placed, looked at and shared', async ({
  page,
  isMobile,
}) => {
  await arriveAs(page, playerOf(isMobile));
  await deposit(page, isMobile);
  number = await placeBet(page, isMobile);
  await expect(main(page)).toContainText('mechi 1 haijaisha');
  await expect(main(page)).toContainText('Malipo tarajiwa');
  await main(page).getByRole('button', { name: 'Pata msimbo' }).click();
  const shared = main(page).getByText(/\/home\?code=[2-9A-HJKMNP-Z]{6}$/);
  await expect(shared).toBeVisible();
  link = (await shared.textContent()) ?? '';
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

test('[ORD-02, ORD-03, ORD-08] it stands among the open ones, and among no others', async ({
  page,
  isMobile,
}) => {
  await arriveAs(page, playerOf(isMobile));
  await openPlayerPage(page, '/order');
  await expect(page.getByRole('tab', { name: 'Inayoendelea (1)' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText(number);
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Iliyokamilika (0)' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Hakuna mkeka uliokamilika');
  await expect(page).toHaveURL(/tab=settled/);
  await main(page).getByRole('link', { name: 'Mikeka ya zaidi ya siku 30' }).click();
  await expect(main(page)).toContainText('Hakuna mkeka wa zamani');
  await main(page).getByRole('radio', { name: 'Siku 30 zilizopita' }).check();
  await expect(main(page)).toContainText('Hakuna mkeka uliokamilika');
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await main(page).getByRole('radio', { name: 'Miamala' }).check();
  await expect(main(page)).toContainText('5,000');
});

test('[ORD-40] its link loads the slip of somebody else and is cleared', async ({ page }) => {
  await openPlayerPage(page, new URL(link).pathname + new URL(link).search.toLowerCase());
  await expect.poll(() => slipPicks(page)).toBe(1);
  await expect(page).toHaveURL(/\/home$/);
});

test('[ORD-21] a bet of somebody else leads back to the list', async ({ page, isMobile }) => {
  await arriveAs(page, playerOf(isMobile));
  await openPlayerPage(page, '/order_detailed_info?id=1');
  await expect(main(page)).toContainText('Mkeka huu haupatikani');
  await expect(main(page).getByRole('link', { name: 'Mikeka yangu' })).toBeVisible();
});

test('[ORD-30] anybody who has its number sees how it stands', async ({ page }) => {
  await openPlayerPage(page, '/order_lookup');
  await main(page).getByRole('button', { name: 'Tafuta' }).click();
  await expect(main(page)).toContainText('Weka namba ya mkeka');
  await main(page).getByRole('textbox').fill(number.toLowerCase());
  await main(page).getByRole('button', { name: 'Tafuta' }).click();
  await expect(main(page)).toContainText('Unasubiri matokeo');
  await expect(main(page)).not.toContainText('TSh');
});
