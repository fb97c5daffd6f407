import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveWithMoney } from '../../pages/arrivals.ts';
import { figure, openSlip, pickMatches, pickSome, stakeIn } from '../../pages/slip.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';

test('[SLIP-20, SLIP-31, SLIP-35, SLIP-43] two picks are bet on: the order says what the slip said', async ({
  page,
  shell,
  isMobile,
}) => {
  await arriveWithMoney(page, 10_000);
  await pickMatches(page, 2);
  const slip = await openSlip(page, { isMobile });
  await expect(slip.getByRole('button', { name: /^Ondoa / })).toHaveCount(2);
  await stakeIn(slip).fill('2000');
  expect.soft(await axeFindings(page), 'slip').toEqual([]);
  expect.soft(await sidewaysOverflow(page), 'slip').toEqual([]);
  if (isMobile) expect.soft(await smallTargets(page), 'slip').toEqual([]);
  const odds = await figure(slip, 'Jumla ya odds');
  const paid = await figure(slip, 'Malipo tarajiwa');
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
  await ways.getByRole('button', { name: 'Rudi kwenye mkeka' }).click();
  await expect(ways).toHaveCount(0);

  // The same once more is asked about first.
  await sheet.getByRole('button', { name: 'Rudia mkeka' }).click();
  const again = isMobile ? page.getByRole('dialog', { name: 'Mkeka' }) : slip;
  await again.getByRole('button', { name: /^Weka dau/ }).click();
  await expect(again.getByRole('alertdialog')).toContainText('umeshauweka');
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

test('[SLIP-05, SLIP-06, SLIP-30] a visitor sees every kind of bet and is asked in', async ({
  page,
  isMobile,
}) => {
  await pickMatches(page, 3);
  const slip = await openSlip(page, { isMobile });
  await slip.getByRole('radio', { name: 'Single' }).check();
  await expect(slip.getByText('Idadi ya mikeka')).toBeVisible();
  await slip.getByRole('radio', { name: 'System' }).check();
  await expect(slip.getByRole('button', { name: 'Moja ikikosa (2/3)' })).toBeVisible();
  expect(await figure(slip, 'Michanganyiko')).toBe('3');
  await slip
    .getByRole('button', { name: /^Ondoa/ })
    .first()
    .click();
  await expect(slip.getByRole('radio', { name: 'System' })).toHaveCount(0);
  await slip.getByRole('button', { name: 'Ingia kuweka dau' }).click();
  await expect(page.getByRole('dialog', { name: 'Ingia ili kuendelea' })).toBeVisible();
});

const shillingsIn = (text: string) => Number(text.replace(/[^\d.]/g, ''));

test('[SLIP-21, SLIP-22, SLIP-36] a slip at its ceiling says so, and its lines add up', async ({
  page,
  isMobile,
}) => {
  // A draw costs three and more: 3,000,000 on five of them would win far beyond the ceiling.
  await pickSome(
    page,
    Array.from({ length: 5 }, (_, match) => ({ match, price: 1 })),
  );
  const slip = await openSlip(page, { isMobile });
  await expect(slip.getByText('Zinahesabiwa mechi zenye odds kuanzia 1.20')).toBeVisible();
  await stakeIn(slip).fill('3000000');
  await expect(slip.getByText('Kikomo cha ushindi: TSh 300,000,000')).toBeVisible();
  const [profit, bonus, cut, tax, paid] = await Promise.all(
    ['Faida', 'Bonasi ya ushindi', 'Kikomo', 'Kodi', 'Malipo tarajiwa'].map(async (name) =>
      shillingsIn(await figure(slip, name)),
    ),
  );
  expect([profit, tax, paid]).toEqual([300_000_000, 30_000_000, 273_000_000]);
  expect((profit ?? 0) + (bonus ?? 0) - (cut ?? 0) - (tax ?? 0) + 3_000_000).toBe(paid);
  expect.soft(await axeFindings(page), 'ceiling').toEqual([]);
  expect.soft(await sidewaysOverflow(page), 'ceiling').toEqual([]);
  if (isMobile) expect.soft(await smallTargets(page), 'ceiling').toEqual([]);

  // What happens when odds change stays on the device.
  const changes = slip.getByRole('combobox', { name: 'Odds zikibadilika' });
  await expect(changes).toHaveValue('any');
  await changes.selectOption({ label: 'Kubali zikipanda tu' });
  await page.reload();
  const again = await openSlip(page, { isMobile });
  await expect(again.getByRole('combobox', { name: 'Odds zikibadilika' })).toHaveValue('better');
});
