import { callsOf, signInAdministrator } from '@kipute/tools/arrivals/arrivals';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAsNewcomer, arriveAtOffice } from '../../pages/arrivals.ts';
import { choosePlayerLook } from '../../pages/look.ts';
import { chooseIn, openOffice } from '../../pages/office-page.ts';
import { openPlayerPage, openSettledPage } from '../../pages/player-page.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { backofficeSite, seededAdministrator } from '../../world/running-world.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true } as const;
const desktop = { viewport: { width: 1440, height: 900 } } as const;

const places = [
  { type: 11, name: 'Pay phone', represent: '400999' },
  { type: 12, name: 'Customer service phone', represent: '+255700000999' },
  { type: 15, name: 'Mobile home carousel', represent: 'Karibu' },
  { type: 16, name: 'Desktop home carousel', represent: 'Karibu' },
  { type: 17, name: 'Home right advertisement', represent: 'Karibu' },
  { type: 18, name: 'Home bet advertisement', represent: 'Karibu' },
  { type: 19, name: 'Activity list', represent: 'Karibu' },
] as const;
type Type = (typeof places)[number]['type'];

const stamp = `Ofa ${Date.now()}`;
const titleOf = (type: Type) => `${stamp} ${type}`;

/** In English: who counts the banners of home reads Swahili. */
async function writeAll(desk: Page): Promise<void> {
  await openOffice(desk, '/banners');
  const dialog = desk.getByRole('dialog').first();
  for (const { type, name, represent } of places) {
    await desk.getByRole('button', { name: 'Add a banner' }).click();
    if (type !== 15) await chooseIn(dialog, 'Place', name);
    await chooseIn(dialog, 'Language', 'English');
    await dialog.getByLabel('Name of the offer').fill(titleOf(type));
    await dialog.getByLabel('Large words').fill(represent);
    await dialog.getByLabel('Line below').fill('Every day');
    await dialog.getByLabel('Address').fill('/help?topic=codes');
    await dialog.getByLabel('Sorting').fill('9999');
    await expect(dialog.getByLabel('Cloth')).toHaveCount(type === 11 || type === 12 ? 0 : 1);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
  }
}

async function bannersOfOurs() {
  const { token } = await signInAdministrator(backofficeSite(), seededAdministrator('admin'));
  const { banner } = callsOf(backofficeSite(), token);
  const { content } = await banner.manage({ page: 1, page_size: 100, language: 'en' });
  return { banner, ours: content.filter(({ title }) => title.startsWith(stamp)) };
}

test.afterEach(async () => {
  const { banner, ours } = await bannersOfOurs();
  for (const { id } of ours) await banner.remove({ id });
});

const link = (page: Page, type: Type) =>
  page.getByRole('link', { name: new RegExp(titleOf(type)) });

/** What is shown to everybody is read again after some seconds. */
const openUntilSeen = (page: Page, path: string, type: Type) =>
  expect(async () => {
    await openPlayerPage(page, path);
    await expect(link(page, type).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });

test('[BAN-32, BAN-16, BAN-17, BAN-18] what a clerk writes for each place stands there for a player', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await arriveAtOffice(page, seededAdministrator('admin'));
  await writeAll(page);

  const small = await (await browser.newContext({ ...phone, serviceWorkers: 'block' })).newPage();
  await choosePlayerLook(small, { language: 'en', theme: 'light' });
  await arriveAsNewcomer(small);
  await openUntilSeen(small, '/home', 15);
  await expect(link(small, 16)).toHaveCount(0);
  await openUntilSeen(small, '/pay_recharge', 11);
  await expect(link(small, 11)).toContainText('400999');
  await openUntilSeen(small, '/403.html', 12);
  await expect(link(small, 12).first()).toHaveAttribute('href', 'tel:+255700000999');
  await openPlayerPage(small, '/home');
  await small.getByRole('button', { name: 'Chat' }).click();
  const sheet = small.getByRole('dialog', { name: 'Customer service' });
  const line = sheet.getByRole('link', { name: new RegExp(titleOf(12)) });
  await expect(line.first()).toHaveAttribute('href', 'tel:+255700000999');
  await expect(line.first()).toContainText('Every day');
  await expect(line.last()).toHaveAttribute('href', '/help?topic=codes');
  expect(await axeFindings(small)).toEqual([]);
  expect(await sidewaysOverflow(small)).toEqual([]);
  await small.goBack();
  await openUntilSeen(small, '/promotion', 19);
  expect(await axeFindings(small)).toEqual([]);
  expect(await sidewaysOverflow(small)).toEqual([]);
  await link(small, 19).click();
  await expect.poll(() => new URL(small.url()).pathname).toBe('/help');
  const clicksOf = async (type: Type) =>
    (await bannersOfOurs()).ours.find((one) => one.type === type)?.clicks_number;
  await expect.poll(() => clicksOf(19)).toBe(1);
  await small.context().close();

  const large = await (await browser.newContext({ ...desktop, serviceWorkers: 'block' })).newPage();
  await choosePlayerLook(large, { language: 'en', theme: 'light' });
  await openUntilSeen(large, '/home', 16);
  await openSettledPage(large, '/home');
  const beside = large.getByRole('complementary', { name: 'Bet slip' });
  for (const type of [18, 17] as const) {
    await expect(beside.getByRole('link', { name: new RegExp(titleOf(type)) })).toBeVisible();
  }
  await expect(link(large, 15)).toHaveCount(0);
  await large.context().close();
});
