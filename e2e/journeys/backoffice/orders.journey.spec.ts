import { callsOf, signInAdministrator } from '@kipute/tools/arrivals/arrivals';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { pricesOf } from '../../pages/match-page.ts';
import { joinWithMoney } from '../../pages/money-pages.ts';
import { commandProvider } from '../../pages/odds-provider.ts';
import { listRows, openOffice, signInAtOffice } from '../../pages/office-page.ts';
import { dialog, drawer, openRow, sayResult } from '../../pages/order-desk.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { approveProposal, creditFromStatement, proposalTold } from '../../pages/second-person.ts';
import { openSlip, stakeIn } from '../../pages/slip.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { backofficeSite, seededAdministrator } from '../../world/running-world.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

type Placed = { readonly orderId: string; readonly matchId: string };

/** Enough for a payout that waits for a person, and not so much that it is beyond any limit. */
const GOOD_PRICE = /(?<![\d.])[3-9]\.\d\d(?!\d)/;

/** Matches far down the list are nobody else's; `fromLast` tells two of this journey apart. */
async function bet(page: Page, stake: string, fromLast: number): Promise<Placed> {
  await openPlayerPage(page, '/ready_start');
  const links = page.getByRole('link', { name: /masoko zaidi/ });
  await expect(links.first()).toBeVisible();
  await links.nth((await links.count()) - fromLast).click();
  await expect(pricesOf(page).first()).toBeVisible();
  const matchId = new URL(page.url()).searchParams.get('id') ?? '';
  await pricesOf(page).filter({ hasText: GOOD_PRICE }).first().click();
  const slip = await openSlip(page, { isMobile: false });
  await stakeIn(slip).fill(stake);
  await slip.getByRole('button', { name: /^Weka dau TSh/ }).click();
  await page.getByRole('link', { name: 'Tazama mkeka' }).click();
  await expect(page).toHaveURL(/\/order_detailed_info\?id=\d+$/);
  return { matchId, orderId: new URL(page.url()).searchParams.get('id') ?? '' };
}

async function openDesk(page: Page, path: string, account: 'admin' | 'auditor'): Promise<Page> {
  const desk = await page.context().newPage();
  await openOffice(desk, path);
  await signInAtOffice(desk, seededAdministrator(account));
  return desk;
}

const idOfPlayer = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').userInfo.id as string);

/** The list of the orders on a match, looked at until one stands there as it should. */
async function untilRowSays(desk: Page, words: string): Promise<void> {
  await expect(async () => {
    await desk.getByRole('button', { name: 'Refresh' }).click();
    await expect(listRows(desk).first()).toContainText(words, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

async function looksWellAtAnyWidth(desk: Page): Promise<void> {
  for (const width of [320, 390, 1920, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(desk), `${width} px`).toEqual([]);
  }
}

async function changeResult(desk: Page, outcome: string): Promise<void> {
  await drawer(desk).getByRole('button', { name: 'Change the result' }).click();
  await expect(dialog(desk)).toContainText('1 open, 0 delayed, 0 paid');
  await dialog(desk).getByRole('button', { name: 'Change the result' }).click();
  await expect(dialog(desk)).toContainText('Required');
  await sayResult(desk, { outcome, orders: 1, note: 'seen on video' });
}

/** Ten times what others may stake before a trader is asked. */
async function takeWithoutTrader(playerId: string): Promise<void> {
  const { token } = await signInAdministrator(backofficeSite(), seededAdministrator('admin'));
  await callsOf(backofficeSite(), token).subscriber.update_stake_factor({
    ...{ user_ids: [playerId], stake_factor: 1_000, risk_group: 0, reason: 'known for years' },
  });
}

test('[BO-37, BO-38, STL-42, STL-44] a clerk decides an abnormal leg, and approves a payout that waits', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await joinWithMoney(page, '10,000');
  const playerId = await idOfPlayer(page);
  await creditFromStatement(playerId, 3_000_000);
  await takeWithoutTrader(playerId);
  const desk = await openDesk(page, '/orders', 'admin');
  const small = await bet(page, '1000', 1);
  const large = await bet(page, '2900000', 2);
  for (const { matchId } of [small, large]) await commandProvider('kickoff', matchId);
  await expect(() => commandProvider('void', small.matchId)).toPass({ timeout: 30_000 });

  await openOffice(desk, `/orders?match_id=${small.matchId}`);
  await untilRowSays(desk, 'Under review');
  await openRow(desk);
  await expect(drawer(desk)).toContainText('A person must decide');
  await expect(drawer(desk)).toContainText('the provider says "Refunded"');
  expect(await axeFindings(desk)).toEqual([]);
  await looksWellAtAnyWidth(desk);
  await changeResult(desk, 'Refunded');
  await expect(drawer(desk)).toContainText('seen on video');
  await expect(drawer(desk)).toContainText('Bet payout');
  await expect(listRows(desk).first()).toContainText('Settled');

  await openOffice(desk, `/orders?match_id=${large.matchId}`);
  await openRow(desk);
  await changeResult(desk, 'Won');
  await approveProposal(await proposalTold(desk));
  await openOffice(desk, `/orders?match_id=${large.matchId}`);
  await untilRowSays(desk, 'Payout under review');
  await openRow(desk);
  await drawer(desk).getByRole('button', { name: 'Approve the payout' }).click();
  await dialog(desk).getByLabel('Note').fill('asked the player');
  await dialog(desk).getByRole('button', { name: 'Confirm' }).click();
  await expect(drawer(desk)).toContainText('Payout approved');
  await expect(listRows(desk).first()).toContainText('Settled');

  await openPlayerPage(page, `/order_detailed_info?id=${large.orderId}`);
  await expect(page.getByRole('main')).toContainText('Umeshinda');
});

test('[ACC-13, BO-37] who only looks sees orders and refused results, and nothing to press', async ({
  page,
}) => {
  const desk = await openDesk(page, '/orders', 'auditor');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await expect(desk.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await expect(desk.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
  await desk.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => sidewaysOverflow(desk)).toEqual([]);
  await openOffice(desk, '/refused-results');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Refused results');
});
