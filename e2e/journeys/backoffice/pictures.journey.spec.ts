import { expect, test } from '../../journey.ts';
import { arriveAtOffice } from '../../pages/arrivals.ts';
import { freshPng } from '../../pages/fresh-png.ts';
import { choosePlayerLook } from '../../pages/look.ts';
import { chooseIn, listRows, openOffice, openRowAction } from '../../pages/office-page.ts';
import { axeFindings } from '../../pages/whole-page.ts';
import { playerSite, seededAdministrator } from '../../world/running-world.ts';

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };

test('[BAN-31, FIL-10] a clerk uploads a picture and schedules a banner; a phone follows the one of now', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Mkeka ${Date.now()}`;
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, '/images');
  const chooser = page.getByLabel(/^Drop pictures here/);
  await chooser.setInputFiles({
    name: 'trick.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  });
  await expect(page.getByRole('alert')).toContainText('SVG is not taken');
  await chooser.setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: freshPng() });
  await expect(page.getByRole('button', { name: new RegExp(name) })).toContainText('Shown nowhere');
  expect(await axeFindings(page)).toEqual([]);

  await openOffice(page, '/banners');
  const dialog = page.getByRole('dialog').first();
  const add = async (title: string, from: string) => {
    await page.getByRole('button', { name: 'Add a banner' }).click();
    // Who counts the banners of home reads Swahili.
    await chooseIn(dialog, 'Language', 'English');
    await dialog.getByLabel('Name of the offer').fill(title);
    await dialog.getByLabel('Large words').fill('Karibu');
    await dialog.getByRole('button', { name: 'Choose a picture' }).click();
    await page.getByRole('listitem').getByRole('button', { name }).click();
    await dialog.getByLabel('Address').fill('/boost');
    await dialog.getByLabel('Sorting').fill('9999');
    if (from !== '') {
      await dialog.getByLabel('From').fill(from);
      await dialog.getByLabel('From').press('Enter');
    }
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
  };
  await add(`${name} leo`, '');
  await add(`${name} kesho`, '2039-01-01 09:00');
  const row = (title: string) => listRows(page).filter({ hasText: title });
  await expect(row(`${name} leo`)).toContainText('Shown');
  await expect(row(`${name} kesho`)).toContainText('Waits for its time');

  const context = await browser.newContext(phone);
  const visitor = await context.newPage();
  await choosePlayerLook(visitor, { language: 'en', theme: 'light' });
  const card = visitor.getByRole('link', { name: new RegExp(`${name} leo`) });
  await expect(async () => {
    await visitor.goto(`${playerSite()}/home`);
    await expect(card).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await expect(visitor.getByText(`${name} kesho`)).toHaveCount(0);
  await card.click();
  await expect.poll(() => new URL(visitor.url()).pathname).toBe('/boost');
  await context.close();

  await expect(async () => {
    await page.getByRole('button', { name: /Refresh|Reload/ }).click();
    await expect(
      row(`${name} leo`).getByRole('cell', { name: '1', exact: true }).first(),
    ).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  for (const title of [`${name} leo`, `${name} kesho`]) {
    await openRowAction(page, row(title), 'Remove');
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(row(title)).toHaveCount(0);
  }
});
