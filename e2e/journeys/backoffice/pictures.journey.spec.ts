import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice } from '../../pages/arrivals.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { axeFindings } from '../../pages/whole-page.ts';
import { playerSite, seededAdministrator } from '../../world/running-world.ts';

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };

const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A picture nobody has uploaded before: 32 by 32 in colours by chance. */
function freshPng(): Buffer {
  const side = 32;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const line = () => Buffer.concat([Buffer.from([0]), randomBytes(side * 3)]);
  const pixels = Buffer.concat(Array.from({ length: side }, line));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

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
    await row(title)
      .getByRole('button', { name: /^More actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(row(title)).toHaveCount(0);
  }
});
