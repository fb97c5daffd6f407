import { expect, type Locator, type Page } from '@playwright/test';
import { registerNewcomer } from './account-pages.ts';
import { handset } from './handset.ts';
import { paintPage } from './look.ts';
import { openPlayerPage } from './player-page.ts';
import { smallTargets } from './small-targets.ts';
import { newPhone } from './sms-inbox.ts';
import { axeFindings, sidewaysOverflow } from './whole-page.ts';

export const moneyPages = [
  '/pay_recharge',
  '/pay_recharge?way=paybill',
  '/pay_recharge?way=claim',
  '/user_withdraw',
  '/user_bill?type=1',
  '/user_bill?type=1&list=deposits',
  '/archive',
] as const;

/** In both themes, for fingers or a mouse, and at these other widths as well. */
export async function seeWhole(
  page: Page,
  path: (typeof moneyPages)[number],
  otherWidths: readonly number[],
): Promise<void> {
  await openPlayerPage(page, path);
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page), path).toEqual([]);
  await paintPage(page, 'dark');
  expect(await axeFindings(page, 'colours'), path).toEqual([]);
  expect(await smallTargets(page), path).toEqual([]);
  const usual = page.viewportSize()?.width ?? 0;
  for (const width of [...otherWidths, usual]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => sidewaysOverflow(page), `${path} at ${width}`).toEqual([]);
  }
}

/** How a payment stands, in the words of the page. */
export const standing = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').getByRole('heading');

export async function fillDeposit(page: Page, amount: string): Promise<void> {
  await openPlayerPage(page, '/pay_recharge');
  await page.getByRole('textbox', { name: 'Kiasi' }).fill(amount);
}

export const sendDeposit = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Endelea' }).click();

/** A player of the journey's own, with so much in the purse. */
export async function joinWithMoney(page: Page, amount: string): Promise<void> {
  const phone = newPhone();
  await registerNewcomer(page, { phone, password: 'karibu1' });
  await expect(page).toHaveURL(/\/home$/);
  await fillDeposit(page, amount);
  await sendDeposit(page);
  await handset(`255${phone.slice(1)}`).answer('approve');
  await expect(standing(page)).toHaveText('Pesa imeingia');
}

/** What stands in the statement's first line, once it has come. */
export async function firstLine(page: Page): Promise<Locator> {
  await openPlayerPage(page, '/user_bill?type=1');
  const line = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(line).toBeVisible();
  return line;
}

/** From the amount to the page that says how it stands; `inBetween` looks at what is confirmed. */
export async function withdraw(
  page: Page,
  amount: string,
  inBetween: () => Promise<void> = async () => {},
): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: amount, exact: true }).click();
  await main.getByRole('button', { name: 'Endelea' }).click();
  await expect(main.getByRole('heading', { name: 'Hakiki kabla ya kutuma' })).toBeFocused();
  await inBetween();
  await main.getByRole('button', { name: `Toa TSh ${amount}` }).click();
  await expect(standing(page)).toHaveText('Pesa imetumwa');
}

/** Keys of amounts that stand alone on their line, but for the one that names the whole. */
export const lonelyKeys = (page: Page): Promise<readonly string[]> =>
  page.getByRole('group', { name: 'Viwango vya haraka' }).evaluate((group) => {
    const keys = [...group.querySelectorAll('button:not([data-all])')];
    const lineOf = (key: Element) => Math.round(key.getBoundingClientRect().top);
    const alone = keys.filter((key) =>
      keys.every((one) => one === key || lineOf(one) !== lineOf(key)),
    );
    return keys.length > 1 ? alone.map((key) => key.textContent ?? '') : [];
  });
