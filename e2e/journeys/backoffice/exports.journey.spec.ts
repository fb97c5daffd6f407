import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice, registerNewcomer } from '../../pages/arrivals.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

// Whoever asks for another's file is told that there is none.
test.use({ expectedComplaints: /404 \(Not Found\)/ });

async function openDesk(page: Page, path: string, account: 'admin' | 'clerk'): Promise<Page> {
  const desk = await page.context().newPage();
  await arriveAtOffice(desk, seededAdministrator(account));
  await openOffice(desk, path);
  return desk;
}

/** The first sheet of a book as text, found by the header of its entry. */
function sheetOf(path: string): string {
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const at = bytes.readUInt32LE(end + 16);
  const begins = bytes.readUInt32LE(at + 42) + 30 + bytes.readUInt16LE(at + 28);
  return inflateRawSync(bytes.subarray(begins, begins + bytes.readUInt32LE(at + 20))).toString();
}

test('[EXP-40, EXP-30] a clerk takes a filtered list out as XLSX and opens it, nobody else can', async ({
  page,
  browser,
}) => {
  test.slow();
  const { signedIn } = await registerNewcomer();
  const userId = signedIn.user_info.id;
  const desk = await openDesk(page, `/bills?type=2&user_id=${userId}`, 'admin');
  await expect(listRows(desk)).toHaveCount(1);
  await desk.getByRole('button', { name: 'Export' }).hover();
  await desk.getByRole('button', { name: 'Export' }).click();
  await desk.getByRole('menuitem', { name: 'Whole filter as a file…' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'XLSX' })).toBeChecked();
  expect(await axeFindings(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Write the file' }).click();
  await desk.getByRole('link', { name: 'Jobs and exports' }).first().click();

  await desk.getByRole('tab', { name: 'My files' }).click();
  const row = listRows(desk).filter({ hasText: `user_id ${userId}` });
  await expect(row).toContainText('Done');
  await expect(row).toContainText('Credit bills');
  expect(await axeFindings(desk)).toEqual([]);
  const coming = desk.waitForEvent('download');
  const asked = desk.waitForRequest(/\/api\/export\/file\//);
  await row.getByRole('button', { name: 'Download' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^Credit bills \d{4}-\d\d-\d\d\.xlsx$/);
  const sheet = sheetOf(await file.path());
  expect(sheet.match(/<row>/g)).toHaveLength(2);
  expect(sheet).toContain(`>${userId}<`);
  expect(sheet).toContain('<v>1000.00</v>');
  for (const width of [360, 1920, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(desk), `${width} px`).toEqual([]);
  }

  // The same address, by another clerk who holds every right that this needs, and by nobody.
  const address = (await asked).url();
  const other = await openDesk(await (await browser.newContext()).newPage(), '/jobs', 'clerk');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Jobs and exports');
  const answers = await other.evaluate(async (url) => {
    const kept = JSON.parse(localStorage.getItem('kipute.backoffice.session') ?? '{}');
    const authorization = `Bearer ${kept.state.session.token}`;
    const [theirs, nobodys] = [await fetch(url, { headers: { authorization } }), await fetch(url)];
    return [theirs.status, nobodys.status];
  }, address);
  expect(answers).toEqual([404, 401]);
  await other.context().close();
});

test('[REG-10, REG-20, REG-30, REG-40] what authorities are told is looked at and printed', async ({
  page,
}) => {
  const desk = await openDesk(page, '/regulator-report', 'admin');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Daily report');
  await desk.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await desk.getByRole('button', { name: 'Print' }).click();
  await expect(desk.locator('body')).toHaveAttribute('data-printed', 'yes');
  // On paper there is nothing to press.
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.emulateMedia({ media: 'screen' });
  for (const [path, title] of [
    ['/regulator-orders', 'Orders reported'],
    ['/tax-returns', 'Tax returns'],
    ['/self-exclusions', 'Self-exclusion register'],
    ['/suspicious-transactions', 'Suspicious transactions'],
  ] as const) {
    await openOffice(desk, path);
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(desk.getByRole('alert')).toHaveCount(0);
    expect([path, await axeFindings(desk)]).toEqual([path, []]);
  }
  await openOffice(desk, '/tax-returns');
  await expect(listRows(desk)).toHaveCount(4);
  // A sheet of A4 between its margins: the month that names the row stands on it, and nothing is cut.
  await desk.emulateMedia({ media: 'print' });
  await desk.setViewportSize({ width: 1032, height: 700 });
  await expect(listRows(desk).first().locator('[data-row-opener]')).toBeVisible();
  const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Infinity);
  const table = desk.getByRole('main').locator('table').last();
  await expect.poll(async () => right(await table.boundingBox())).toBeLessThanOrEqual(1033);
});
