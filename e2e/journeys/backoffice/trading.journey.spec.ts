import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice } from '../../pages/arrivals.ts';
import { homeToWin } from '../../pages/live-bet.ts';
import { pricesOf } from '../../pages/match-page.ts';
import { joinWithMoney } from '../../pages/money-pages.ts';
import { commandProvider } from '../../pages/odds-provider.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { openSlip, stakeIn } from '../../pages/slip.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

type Placed = { readonly orderId: string; readonly matchId: string };

/** On the home side of a match far down the list, where no other journey goes. */
async function betOnHome(page: Page, fromLast: number): Promise<Placed> {
  await openPlayerPage(page, '/ready_start');
  const links = page.getByRole('link', { name: /masoko zaidi/ });
  await expect(links.first()).toBeVisible();
  await links.nth((await links.count()) - fromLast).click();
  await homeToWin(page).click();
  const matchId = new URL(page.url()).searchParams.get('id') ?? '';
  const slip = await openSlip(page, { isMobile: false });
  await stakeIn(slip).fill('1000');
  await slip.getByRole('button', { name: /^Weka dau TSh/ }).click();
  await page.getByRole('link', { name: 'Tazama mkeka' }).click();
  await expect(page).toHaveURL(/\/order_detailed_info\?id=\d+$/);
  return { matchId, orderId: new URL(page.url()).searchParams.get('id') ?? '' };
}

const chosenRow = (desk: Page) => desk.locator('tr[aria-selected="true"]');

/** Types the final score and looks at what it would decide; false when it would decide nothing. */
async function previewScore(desk: Page, [home, away]: readonly [string, string]): Promise<boolean> {
  const whole = desk.getByRole('spinbutton', { name: /^(Full time|Ordinary time|Whole match)/i });
  await whole.nth(0).fill(home);
  await whole.nth(1).fill(away);
  await desk.getByRole('button', { name: 'Preview' }).click();
  const preview = desk.getByText('preview, nothing done');
  const nothing = desk.getByText('decides nothing');
  await expect(preview.or(nothing).first()).toBeVisible();
  const decides = await preview.isVisible();
  // Else the next preview would be taken for one that decides nothing as well.
  if (!decides) await expect(nothing).toBeHidden();
  return decides;
}

async function enterScore(desk: Page, score: readonly [string, string]): Promise<boolean> {
  if (!(await previewScore(desk, score))) return false;
  await expect(desk.getByText('Orders touched')).toBeVisible();
  await expect(desk.getByText('House result')).toBeVisible();
  await desk.getByRole('textbox', { name: 'Why' }).fill('seen at the ground');
  await desk.getByRole('button', { name: 'Enter the result' }).click();
  await expect(desk.getByText('preview, nothing done')).toBeHidden();
  return true;
}

test('[TRD-50, TRD-51, TRD-33] a trader reads liability, seals by a key, moves a price, and corrects a result', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await joinWithMoney(page, '10,000');
  const { matchId, orderId } = await betOnHome(page, 8);
  await openPlayerPage(page, `/markets?id=${matchId}`);
  await expect(pricesOf(page).first()).toBeVisible();

  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await arriveAtOffice(desk, seededAdministrator('admin'));
  await openOffice(desk, `/matches/${matchId}`);
  await desk.getByRole('switch', { name: 'Only with liability' }).click();
  // Others may bet on it meanwhile: chance does, in another journey.
  const sides = desk.getByRole('heading', { level: 1 }).locator('span');
  const home = (await sides.first().textContent()) ?? '';
  await desk
    .getByRole('rowheader', { name: home, exact: true })
    .first()
    .getByRole('button')
    .click();
  await expect(chosenRow(desk)).toContainText(/\d,000/);
  expect(await axeFindings(desk)).toEqual([]);
  for (const width of [390, 1280, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(desk), `${width} px`).toEqual([]);
  }

  await desk.keyboard.press('s');
  await expect(pricesOf(page)).toHaveCount(0);
  await expect(desk.getByRole('button', { name: /Open match/ })).toBeVisible();
  await desk.keyboard.press('u');
  await desk.getByRole('dialog').getByRole('button', { name: 'Unseal' }).click();
  await expect(pricesOf(page).first()).toBeVisible();

  const before = await homeToWin(page).textContent();
  await desk.keyboard.press('-');
  await expect(chosenRow(desk)).toContainText('by hand −');
  await expect(homeToWin(page)).not.toHaveText(before ?? '');
  await desk.keyboard.press('r');
  await expect(chosenRow(desk)).not.toContainText('by hand');

  await commandProvider('kickoff', matchId);
  await commandProvider('end', matchId);
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Ended');
  // Paid by the feed's result or not, the first of these may already stand; the second corrects.
  await enterScore(desk, ['0', '4']);
  expect(await enterScore(desk, ['4', '0'])).toBe(true);
  await openPlayerPage(page, `/order_detailed_info?id=${orderId}`);
  await expect(page.getByText('Umeshinda').first()).toBeVisible();

  await openOffice(desk, '/logs?type=21');
  await expect(listRows(desk).first()).toContainText('seen at the ground');
  await desk.context().close();
});

test('[TRD-60] provider numbers look well', async ({ page }) => {
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, '/provider-numbers');
  await expect(listRows(page).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  for (const width of [320, 390, 1920, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(page), `${width} px`).toEqual([]);
  }
});
