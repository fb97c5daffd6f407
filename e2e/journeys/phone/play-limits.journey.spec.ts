import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { errorOf, passwordIn } from '../../pages/account-pages.ts';
import { type Arrived, arriveAsNewcomer, arriveWithMoney } from '../../pages/arrivals.ts';
import { paintPage } from '../../pages/look.ts';
import { bringLateParts, openPlayerPage, pathOf } from '../../pages/player-page.ts';
import { openDialog } from '../../pages/player-shell.ts';
import { openSlip } from '../../pages/slip.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';

// A break cannot be taken back, so every journey has a player of its own.
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => main(page).getByRole('region', { name });
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

/** How long one is shown at most. */
const TOAST_MS = 6_000;

/** It lies over the foot of the page while it is shown. */
async function toastPassed(page: Page, text: string | RegExp): Promise<void> {
  await expect(toast(page, text)).toBeVisible();
  await page.clock.fastForward(TOAST_MS);
  await expect(toast(page, text)).toHaveCount(0);
}

/** With a clock that is the journey's own, which spares the time that toasts are shown. */
async function join(page: Page): Promise<Arrived> {
  await page.clock.install();
  return arriveAsNewcomer(page);
}

async function looksRight(page: Page, what: string): Promise<void> {
  expect.soft(await sidewaysOverflow(page), what).toEqual([]);
  expect.soft(await smallTargets(page), what).toEqual([]);
  expect.soft(await axeFindings(page), what).toEqual([]);
  await paintPage(page, 'dark');
  expect.soft(await axeFindings(page, 'colours'), `${what}, dark`).toEqual([]);
  await paintPage(page, 'light');
}

/** The first of its kind is the one by day. */
const depositRow = (page: Page): Locator =>
  card(page, 'Vikomo vyangu').getByRole('listitem').filter({ hasText: 'Kwa siku' }).first();

async function setLimit(row: Locator, opener: string, amount: string): Promise<Locator> {
  await row.getByRole('button', { name: new RegExp(`^${opener} ?: Kuweka pesa`) }).click();
  const field = row.getByRole('textbox', { name: 'Kikomo kipya' });
  await expect(field).toBeFocused();
  await field.fill(amount);
  return field;
}

test('[PRO-10] a visitor is asked in and may read', async ({ page }) => {
  await openPlayerPage(page, '/play_limits');
  await expect(main(page)).toContainText('Ingia kwanza ili kuona na kuweka vikomo vyako');
  await expect(main(page).getByRole('link', { name: /^Soma kuhusu/ })).toBeVisible();
  await looksRight(page, 'visitor');
  await main(page).getByRole('button', { name: 'Ingia' }).click();
  await expect(passwordIn(openDialog(page), 'Nenosiri')).toBeVisible();
});

test('[PRO-10, PRO-11] a limit is set, lowered, raised with a day to wait, and the raise called off', async ({
  page,
  shell,
}) => {
  test.slow();
  await join(page);
  await openPlayerPage(page, '/home');
  await (await shell.openAccount()).getByRole('link', { name: 'Cheza kistaarabu' }).click();
  await expect.poll(() => pathOf(page)).toBe('/play_limits');
  const limits = card(page, 'Vikomo vyangu');
  await expect(limits.getByRole('listitem')).toHaveCount(9);
  await looksRight(page, 'limits');

  const row = depositRow(page);
  const field = await setLimit(row, 'Weka', 'kumi');
  await row.getByRole('button', { name: 'Hifadhi' }).click();
  expect(await errorOf(field)).toMatch(/tarakimu tu/);
  await field.fill('10000');
  await expect(field).toHaveValue('10,000');
  await expect(row).toContainText('Kitaanza mara moja.');
  await looksRight(page, 'form');
  await field.press('Enter');
  await expect(row).toContainText('TSh 0 kati ya 10,000');
  await expect(row.getByRole('button', { name: /^Badilisha/ })).toBeFocused();

  await setLimit(row, 'Badilisha', '50000');
  await expect(row).toContainText(
    /Kitaanza \d\d\/\d\d\/\d{4} \d\d:\d\d \(saa za Afrika Mashariki\)/,
  );
  await row.getByRole('button', { name: 'Hifadhi' }).click();
  await expect(row).toContainText(/Kuanzia .*: TSh 50,000/);
  await expect(row).toContainText('TSh 0 kati ya 10,000');
  await toastPassed(page, /^Badiliko litaanza/);
  await looksRight(page, 'waiting');
  await row.getByRole('button', { name: /^Baki na cha sasa/ }).click();
  await expect(row).not.toContainText('Kuanzia');

  await row.getByRole('button', { name: /^Badilisha/ }).click();
  await row.getByRole('button', { name: 'Ondoa kikomo' }).click();
  await expect(row).toContainText(/Kuanzia .*: bila kikomo/);
});

test('[PRO-10, PRO-12] a break names its end and cannot be taken back', async ({ page }) => {
  test.slow();
  await join(page);
  await openPlayerPage(page, '/user_info?section=play');
  await main(page)
    .getByRole('link', { name: /^Vikomo, mapumziko/ })
    .click();
  await expect.poll(() => pathOf(page)).toBe('/play_limits');
  const pause = card(page, 'Pumzika');
  await pause.getByRole('button', { name: 'Endelea' }).click();
  await expect(pause.getByRole('alert')).toHaveText('Chagua muda kwanza');
  await pause.getByRole('radio', { name: 'Siku 7' }).check();
  await pause.getByRole('button', { name: 'Endelea' }).click();
  await expect(pause.getByRole('heading', { name: 'Una uhakika?' })).toBeFocused();
  await expect(pause).toContainText(/yataisha \d\d\/\d\d\/\d{4} \d\d:\d\d \(saa za Afrika/);
  await expect(pause).toContainText('Hayawezi kufutwa');
  await expect(pause).toContainText('Kutoa pesa kunaendelea');
  await looksRight(page, 'question');
  await pause.getByRole('button', { name: 'Rudi' }).click();
  await pause.getByRole('radio', { name: 'Siku 7' }).check();
  await pause.getByRole('button', { name: 'Endelea' }).click();
  await pause.getByRole('button', { name: 'Ndiyo, anza mapumziko' }).click();

  await expect(pause).toContainText(/Unapumzika hadi \d\d\/\d\d/);
  await expect(pause.getByRole('radio')).toHaveCount(4);
  await expect(pause.getByRole('radio', { name: 'Siku 1' })).toHaveCount(0);
  await toastPassed(page, 'Mapumziko yameanza');
  await looksRight(page, 'in force');
});

test('[PRO-13, PDP-01, PDP-05] a player takes the data home and asks for deletion', async ({
  page,
}) => {
  test.slow();
  const { phone, password } = await join(page);
  await openPlayerPage(page, '/play_limits');
  const data = card(page, 'Taarifa zangu');
  await expect(data).toContainText('Ulisema una miaka 18 au zaidi');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Pakua taarifa zangu' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^kipute-\d\d-\d\d-\d{4}\.json$/);
  const told = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(told.profile.phone).toBe(`255${phone.slice(1)}`);
  const agreed = told.consents.map(({ kind }: { readonly kind: string }) => kind);
  expect(agreed.sort()).toEqual(['adult', 'agreement', 'privacy', 'terms']);

  await toastPassed(page, 'Faili iko tayari');
  await data.getByRole('button', { name: 'Omba kufutiwa taarifa' }).click();
  const field = passwordIn(data, 'Nenosiri lako');
  await expect(field).toBeFocused();
  await field.fill('si hili');
  await data.getByRole('button', { name: 'Tuma ombi' }).click();
  expect(await errorOf(field)).toBe('Nenosiri la sasa si sahihi');
  await looksRight(page, 'deletion');
  await field.fill(password);
  await data.getByRole('button', { name: 'Tuma ombi' }).click();
  await expect(data).toContainText(/Uliomba kufutiwa taarifa \d\d\/\d\d/);
  await expect(toast(page, 'Ombi lako limepokelewa')).toBeVisible();
  await page.reload();
  await expect(data).toContainText(/Uliomba kufutiwa taarifa \d\d\/\d\d/);
  await looksRight(page, 'asked');
  await data.getByRole('button', { name: 'Ondoa ombi hili' }).click();
  await expect(toast(page, 'Ombi limeondolewa, taarifa zako zinabaki')).toBeVisible();
  await expect(data.getByRole('button', { name: 'Omba kufutiwa taarifa' })).toBeVisible();
});

test('[PDP-09, PRO-13] what keeps deletion from being done is named, with the way to end it', async ({
  page,
}) => {
  await arriveWithMoney(page, 5_000);
  await openPlayerPage(page, '/play_limits');
  const data = card(page, 'Taarifa zangu');
  await expect(data).toContainText('Haziwezi kufutwa kabla ya haya kumalizika');
  await data.getByRole('link', { name: 'Toa pesa au sarafu zilizobaki' }).click();
  await expect.poll(() => pathOf(page)).toBe('/user_withdraw');
});

test('[PRO-11, PRO-16, MS-07] a limit of zero is asked about twice, and seen where it stops one', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await join(page);
  await openPlayerPage(page, '/play_limits');
  const row = depositRow(page);
  await setLimit(row, 'Weka', '0');
  await row.getByRole('button', { name: 'Hifadhi' }).click();
  await expect(row.getByRole('alert')).toContainText('kinazuia kuweka pesa kabisa');
  await expect(row).toContainText('Hakuna kikomo');
  await looksRight(page, 'zero');
  await row.getByRole('button', { name: 'Ndiyo, weka 0' }).click();
  await expect(row).toContainText('TSh 0 kati ya 0');

  await openPlayerPage(page, '/pay_recharge');
  await expect(main(page).getByRole('heading', { name: 'Umefikia kikomo chako' })).toBeVisible();
  await expect(main(page).getByRole('textbox', { name: 'Kiasi' })).toHaveCount(0);
  await looksRight(page, 'deposit closed');
  await main(page).getByRole('link', { name: 'Vikomo vyangu' }).click();

  const pause = card(page, 'Pumzika');
  await pause.getByRole('radio', { name: 'Siku 7' }).check();
  await pause.getByRole('button', { name: 'Endelea' }).click();
  await pause.getByRole('button', { name: 'Ndiyo, anza mapumziko' }).click();
  await expect(pause).toContainText(/Unapumzika hadi \d\d\/\d\d/);
  await openPlayerPage(page, '/pay_recharge');
  await expect(main(page).getByRole('heading', { name: 'Unapumzika' })).toBeVisible();
  await openPlayerPage(page, '/ready_start');
  await page.getByRole('article').getByRole('button', { name: /odds/ }).first().click();
  const slip = await openSlip(page, { isMobile });
  await expect(slip).toContainText(/Unapumzika hadi \d\d\/\d\d\/\d{4} \d\d:\d\d/);
});

test('[PRO-14, PRO-15] after an hour a calm word comes, but not over a payment', async ({
  page,
}) => {
  test.slow();
  await join(page);
  // Written where no word may come: the page before it could remind at once, and be left.
  await openPlayerPage(page, '/pay_recharge');
  await page.evaluate(() => {
    const playerId = JSON.parse(localStorage.getItem('session') ?? '{}').userInfo.id;
    const [countedAtMs, activeMs] = [Date.now(), 60 * 60_000];
    const time = { playerId, countedAtMs, activeMs, sinceMs: countedAtMs - activeMs };
    localStorage.setItem('play-time', JSON.stringify({ ...time, remindedAtMs: 0 }));
  });
  const dialog = openDialog(page);
  await bringLateParts(page);
  await page.clock.fastForward(40_000);
  await expect(main(page).getByRole('textbox', { name: 'Kiasi' })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await openPlayerPage(page, '/home');
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(dialog).toContainText(/Umecheza kwaSaa 1/);
  await expect(dialog).toContainText(/Jumla ya madauTSh 0/);
  await looksRight(page, 'reminder');
  await dialog.getByRole('button', { name: 'Endelea kucheza' }).click();
  await expect(dialog).toHaveCount(0);
  expect(pathOf(page)).toBe('/home');
  await page.clock.fastForward(60_000);
  await expect(dialog).toHaveCount(0);
});
