import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { registerNewcomer } from '../../pages/account-pages.ts';
import { joinWithMoney } from '../../pages/money-pages.ts';
import {
  openPlayerPage,
  openSettledPage,
  untilDrawn,
  untilWorkerServes,
} from '../../pages/player-page.ts';
import { figure, openSlip, pickMatches, stakeIn } from '../../pages/slip.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { newPhone } from '../../pages/sms-inbox.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';

test('[SLIP-20, SLIP-31, SLIP-35, SLIP-43] two picks are bet on: the order says what the slip said', async ({
  page,
  shell,
  isMobile,
}) => {
  await joinWithMoney(page, '10,000');
  await pickMatches(page, 2);
  const slip = await openSlip(page, { isMobile });
  await expect(slip.getByRole('button', { name: /^Ondoa / })).toHaveCount(2);
  await stakeIn(slip).fill('2000');
  expect.soft(await axeFindings(page), 'slip').toEqual([]);
  expect.soft(await sidewaysOverflow(page), 'slip').toEqual([]);
  if (isMobile) expect.soft(await smallTargets(page), 'slip').toEqual([]);
  const odds = await figure(slip, 'Jumla ya odds');
  const paid = await figure(slip, 'Malipo yako');
  // A second tap of the same thumb is no second bet.
  await slip.getByRole('button', { name: 'Weka dau TSh 2,000' }).dblclick();

  const sheet = page.getByRole('dialog', { name: 'Mkeka umewekwa' });
  await expect(sheet).toBeVisible();
  expect(await figure(sheet, 'Odds')).toBe(odds);
  expect(await figure(sheet, 'Malipo')).toBe(paid);
  expect.soft(await axeFindings(page), 'sheet').toEqual([]);
  await expect(shell.balance).toContainText('8,000');
  await expect(sheet.getByRole('link', { name: 'Tazama mkeka' })).toHaveAttribute(
    'href',
    /^\/order_detailed_info\?id=\d+$/,
  );

  // Its picks can be handed on, and the house hears of it.
  const noted = page.waitForRequest('**/api/log/add');
  await sheet.getByRole('button', { name: 'Shiriki' }).click();
  await noted;
  const ways = await shareSheet(page);
  expect.soft(await axeFindings(page), 'share').toEqual([]);
  await ways.getByRole('button', { name: 'Rudi kwenye dau' }).click();
  await expect(ways).toHaveCount(0);

  // The same once more is asked about first.
  await sheet.getByRole('button', { name: 'Tumia tena' }).click();
  const again = isMobile ? page.getByRole('dialog', { name: 'Mkeka' }) : slip;
  await again.getByRole('button', { name: /^Weka dau/ }).click();
  await expect(again.getByRole('alertdialog')).toContainText('machaguo haya haya');
  await again.getByRole('button', { name: 'Ghairi' }).click();
  await expect(shell.balance).toContainText('8,000');
  await again.getByRole('button', { name: /^Weka dau/ }).click();
  await again.getByRole('button', { name: 'Weka tena' }).click();
  await expect(sheet).toBeVisible();
  await expect(shell.balance).toContainText('6,000');
});

/** Open, with its link, its three channels and its picture. */
async function shareSheet(page: Page): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: 'Shiriki mkeka' });
  await expect(sheet.getByText(/\/home\?code=[2-9A-HJKMNP-Z]{6}$/)).toBeVisible();
  for (const name of ['WhatsApp', 'Telegram', 'Facebook']) {
    const way = sheet.getByRole('link', { name });
    await expect(way).toHaveAttribute('href', /home%3Fcode%3D[2-9A-HJKMNP-Z]{6}/);
    await expect(way).toHaveAttribute('rel', /noopener/);
  }
  await expect(sheet.getByRole('img', { name: 'Picha ya mkeka' })).toBeVisible();
  return sheet;
}

test('[SLIP-40, SLIP-41, SLIP-42] a visitor hands on picks by code, link and picture', async ({
  page,
  isMobile,
}) => {
  await pickMatches(page, 2);
  const slip = await openSlip(page, { isMobile });
  await slip.getByRole('button', { name: 'Shiriki mkeka' }).click();
  const sheet = await shareSheet(page);
  expect.soft(await sidewaysOverflow(page), 'share').toEqual([]);
  if (isMobile) expect.soft(await smallTargets(page), 'share').toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Pakua picha' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^kipute-[2-9A-HJKMNP-Z]{6}\.png$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeLessThan(100_000);
});

/** Open, with one pick, of somebody who has just registered: a bonus and no money. */
async function newcomersSlip(page: Page, device: { isMobile: boolean }): Promise<Locator> {
  await registerNewcomer(page, { phone: newPhone(), password: 'karibu1' });
  await expect(page).toHaveURL(/\/home$/);
  await pickMatches(page, 1);
  return openSlip(page, device);
}

test('[SLIP-12, SLIP-30] a newcomer without money: below the minimum, then the deposit', async ({
  page,
  isMobile,
}) => {
  const slip = await newcomersSlip(page, { isMobile });
  await stakeIn(slip).fill('99');
  await expect(slip.getByRole('button', { name: 'Dau la chini ni TSh 100' })).toBeDisabled();
  await stakeIn(slip).fill('');
  await expect(slip.getByRole('button', { name: 'Weka kiasi cha dau' })).toBeDisabled();
  await slip.getByRole('button', { name: '+1,000', exact: true }).click();
  await expect(slip.getByRole('link', { name: 'Weka pesa TSh 1,000' })).toHaveAttribute(
    'href',
    '/pay_recharge',
  );
});

test('[SLIP-13, SLIP-35] a bet by bonus takes all of it, and the balance stays', async ({
  page,
  isMobile,
}) => {
  const slip = await newcomersSlip(page, { isMobile });
  const purse = slip.getByRole('radio', { name: /^Bonasi TSh [1-9]/ });
  await purse.check();
  const bonus = (await stakeIn(slip).inputValue()).replace(/\D/g, '');
  expect(Number(bonus)).toBeGreaterThan(0);
  const paid = await figure(slip, 'Malipo yako');
  await slip.getByRole('button', { name: /^Weka dau/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Mkeka umewekwa' });
  await expect(sheet).toBeVisible();
  expect(await figure(sheet, 'Malipo')).toBe(paid);

  await openPlayerPage(page, '/user_bill?type=2');
  const line = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(line).toContainText(`−${Number(bonus).toLocaleString('en')}`);
  await expect(line).toContainText('Salio 0');
});

test('[SLIP-05, SLIP-06, SLIP-30] a visitor sees every kind of bet and is asked in', async ({
  page,
  isMobile,
}) => {
  await pickMatches(page, 3);
  const slip = await openSlip(page, { isMobile });
  await slip.getByRole('radio', { name: 'Single' }).check();
  await expect(slip.getByText('Idadi ya dau')).toBeVisible();
  await slip.getByRole('radio', { name: 'Mfumo' }).check();
  await expect(slip.getByRole('button', { name: 'Moja ikose (2/3)' })).toBeVisible();
  expect(await figure(slip, 'Mistari')).toBe('3');
  await slip
    .getByRole('button', { name: /^Ondoa/ })
    .first()
    .click();
  await expect(slip.getByRole('radio', { name: 'Mfumo' })).toHaveCount(0);
  await slip.getByRole('button', { name: 'Ingia kuweka dau' }).click();
  await expect(page.getByRole('dialog', { name: 'Ingia ili kuendelea' })).toBeVisible();
});

test.describe('with an answer that is cut off', () => {
  test.use({ expectedComplaints: /net::ERR_/ });

  test('[SLIP-33] a lost answer is asked for again with the same key: one bet, paid once', async ({
    page,
    shell,
    isMobile,
  }) => {
    await joinWithMoney(page, '10,000');
    await pickMatches(page, 1);
    const slip = await openSlip(page, { isMobile });
    await stakeIn(slip).fill('1000');
    let tries = 0;
    // The bet arrives; only its answer does not, the first time.
    await page.route('**/api/order_list/add', async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await slip.getByRole('button', { name: /^Weka dau/ }).click();
    await expect(page.getByRole('dialog', { name: 'Mkeka umewekwa' })).toBeVisible();
    expect(tries).toBe(2);
    await openPlayerPage(page, '/home');
    await expect(shell.balance).toContainText('9,000');
  });
});

test.describe('without a network', () => {
  test.use({
    expectedComplaints: /net::ERR_(FAILED|INTERNET_DISCONNECTED)|WebSocket connection/,
  });

  test('[SLIP-52] picks survive a reload without a network, their prices come back with it', async ({
    page,
    context,
    isMobile,
  }) => {
    await openSettledPage(page, '/home');
    await untilWorkerServes(page);
    await page.getByRole('main').locator('button[aria-pressed]').first().click();
    // As if it had been picked long ago, at a price that nobody asks any more.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('bet') ?? '');
      kept.bet_list[0].odds = 1.01;
      localStorage.setItem('bet', JSON.stringify(kept));
    });
    await context.setOffline(true);
    await page.reload();
    await untilDrawn(page);
    const slip = await openSlip(page, { isMobile });
    await expect(slip.getByRole('button', { name: /^Ondoa / })).toHaveCount(1);

    const asked = page.waitForResponse('**/api/atlassian/view_odds');
    await context.setOffline(false);
    await asked;
    await expect(slip.getByText('awali 1.01')).toBeAttached();
    expect(await figure(slip, 'Jumla ya odds')).not.toBe('1.01');
  });
});
