import { betYesterday, yesterdaysRevenue } from '@kipute/tools/arrivals/yesterdays-books';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice, registerNewcomer } from '../../pages/arrivals.ts';
import { officeMenu, openOffice } from '../../pages/office-page.ts';
import { axeFindings } from '../../pages/whole-page.ts';
import { journeysDatabase, seededAdministrator } from '../../world/running-world.ts';

const main = (page: Page) => page.getByRole('main');
const footOf = (page: Page, table: RegExp) =>
  main(page)
    .getByRole('region', { name: table })
    .getByRole('row', { name: /^Total / })
    .first();

test('[FIG-02, FIG-40] yesterday’s revenue is the same number on every screen and by hand', async ({
  page,
}) => {
  const { phone } = await registerNewcomer();
  await betYesterday(journeysDatabase(), {
    ...{ phone: phone.replace(/^0/, '255'), stake: 1_234_500n },
    paid: 234_567n,
  });
  let shown = '';

  await arriveAtOffice(page, seededAdministrator('admin'));
  const day = new Date(Date.now() + 3 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
  // The roll-up is seconds behind the books.
  await expect(async () => {
    shown = await yesterdaysRevenue(journeysDatabase());
    expect(shown).not.toBe('0');
    await openOffice(page, `/statistics/history?from=${day}&until=${day}&view=table`);
    await expect(footOf(page, /^Stakes, Gross revenue by day/)).toContainText(shown, {
      timeout: 3_000,
    });
  }).toPass();
  expect(await axeFindings(page)).toEqual([]);

  // B turns to the chart, which says what it shows; C compares with the day before.
  await page.keyboard.press('b');
  await expect(page.getByRole('img', { name: 'Stakes, Gross revenue by day' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/compare=period/);
  await page.keyboard.press('b');
  await expect(main(page).getByRole('row', { name: /^Total before/ })).toBeVisible();

  await openOffice(page, `/statistics/hourly?from=${day}&until=${day}&view=table`);
  await expect(footOf(page, /by hour of the day/)).toContainText(shown);
  await openOffice(page, `/statistics/agent?from=${day}&until=${day}&view=table`);
  await expect(footOf(page, /^Stakes, Gross revenue by agent/)).toContainText(shown);
});

test('[FIG-21] a period that ends before it begins is refused in words', async ({ page }) => {
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, '/statistics/history?from=2026-03-05&until=2026-03-01');
  await expect(main(page)).toContainText('The period ends before it begins');
});

test('[FIG-41] the overview says how the house stands, and leads on', async ({ page }) => {
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, '/');
  const today = main(page).getByRole('region', { name: 'Today at a glance' });
  await expect(today.getByRole('region', { name: 'Gross revenue', exact: true })).toBeVisible();
  for (const name of ['Waiting for somebody', 'Alarms', 'Feed and operators, 24 hours']) {
    await expect(main(page).getByRole('region', { name, exact: true })).toBeVisible();
  }
  expect(await axeFindings(page)).toEqual([]);
  await today.getByRole('link', { name: 'More' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(page.getByRole('img', { name: 'Stakes by the hour' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(officeMenu(page).getByRole('menuitem', { name: 'Statistics' })).toBeVisible();
});
