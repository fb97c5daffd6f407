import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice } from '../../pages/arrivals.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { openPlayerPage, pathOf } from '../../pages/player-page.ts';
import { backofficeSite, playerSite, seededAdministrator } from '../../world/running-world.ts';

const MARK = 'uzi-umekatika';
test.use({
  expectedComplaints: new RegExp(`${MARK}|vijisehemu|ERR_FAILED|dynamically imported module`),
  // It would fetch a part of the page out of reach of the journey that withholds it.
  serviceWorkers: 'block',
});

/** The page itself breaks, as a fault of ours would break it. */
async function breakPage(page: Page, text: string): Promise<void> {
  const reported = page.waitForResponse(/\/api\/log\/add$/);
  await page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, text);
  expect((await reported).status()).toBe(200);
}

async function openLogs(page: Page, search: string): Promise<void> {
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, `/logs${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logs');
}

test('[SHELL-50, LOG-01] a fault in a page is found in the log, with the address of the page', async ({
  page,
  context,
}) => {
  await openPlayerPage(page, '/search_result?key_word=siri');
  const text = `${MARK} ${Date.now()}`;
  await breakPage(page, text);

  const desk = await context.newPage();
  await openLogs(desk, `?type=9&content=${encodeURIComponent(text)}`);
  await expect(listRows(desk)).toHaveCount(1);
  await expect(listRows(desk)).toContainText('Page error');
  await expect(listRows(desk)).toContainText(`${playerSite()}/search_result`);
  // What a player looked for is nobody's business.
  await expect(listRows(desk)).not.toContainText('siri');
});

test('[SHELL-51] a part of the page that does not load offers a reload and is not reported', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/log/add')) reports.push(request.url());
  });
  await page.route(/\/assets\/CasinoScreen.*\.js$/, (route) => route.abort());
  await openPlayerPage(page, '/home');
  await page.getByRole('navigation', { name: 'Menyu kuu' }).getByText('Kasino').click();
  const fault = page.getByRole('main').getByRole('alert');
  await expect(fault.getByRole('button', { name: 'Pakia upya' })).toBeVisible();
  // A report would have left by now: this one, of a real fault, comes after it.
  await breakPage(page, `vijisehemu ${Date.now()}`);
  expect(reports).toHaveLength(1);

  await page.unroute(/\/assets\/CasinoScreen.*\.js$/);
  await fault.getByRole('button', { name: 'Pakia upya' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kasino');
});

test.describe('the list of logs', () => {
  const batch = `${MARK} orodha`;

  /** Enough rows for two pages; a page of the site reports five faults at most. */
  async function makeRows(page: Page): Promise<string> {
    const mark = `${batch} ${Date.now()}`;
    for (const load of [1, 2, 3]) {
      await openPlayerPage(page, '/help');
      for (const fault of [1, 2, 3, 4]) await breakPage(page, `${mark} ${load}-${fault}`);
    }
    return mark;
  }

  test('[BO-20, BO-21, BO-32] is searched, paged and narrowed, and the address keeps it all', async ({
    page,
    context,
  }) => {
    const mark = await makeRows(page);
    const desk = await context.newPage();
    await openLogs(desk, '');
    const filters = desk.getByRole('form', { name: 'Filters' });
    await filters.getByRole('textbox', { name: 'Content' }).fill(mark);
    await filters.getByRole('combobox', { name: 'Type' }).fill('Page error');
    await desk.keyboard.press('Enter');
    await filters.getByRole('button', { name: 'Search' }).click();
    await expect(listRows(desk)).toHaveCount(12);
    const question = new URL(desk.url()).searchParams;
    expect(Object.fromEntries(question)).toEqual({ type: '9', content: mark });

    await desk.goto(`${desk.url()}&size=10`);
    const pages = desk.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toContainText('1–10 of 12');
    await pages.getByRole('listitem', { name: '2', exact: true }).click();
    await expect(listRows(desk)).toHaveCount(2);
    expect(new URL(desk.url()).searchParams.get('page')).toBe('2');
    await desk.reload();
    await expect(pages).toContainText('11–12 of 12');
    await expect(filters.getByRole('textbox', { name: 'Content' })).toHaveValue(mark);
    await desk.goBack();
    await expect(pages).toContainText('1–10 of 12');

    await filters.getByRole('textbox', { name: 'Content' }).fill('hakuna-kitu-kama-hiki');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Nothing matches these filters.')).toBeVisible();
    await filters.getByRole('button', { name: 'Reset' }).click();
    await expect(listRows(desk).first()).toBeVisible();
    expect(pathOf(desk)).toBe('/logs?size=10');
  });

  test('[BO-21, JRN-19] shows the chosen columns, and everything about one row', async ({
    page,
  }) => {
    // A row of its own, because the first one may be of a program that has no browser.
    const text = `${MARK} ${Date.now()}`;
    await openPlayerPage(page, '/help');
    await breakPage(page, text);
    await openLogs(page, `?type=9&content=${encodeURIComponent(text)}`);
    const heading = (name: string) => page.getByRole('columnheader', { name });
    await expect(heading('Log id')).toHaveCount(0);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Log id' }).click();
    await page.getByRole('checkbox', { name: 'User agent' }).click();
    await expect(heading('Log id')).toBeVisible();
    await expect(heading('User agent')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(heading('Log id')).toBeVisible();
    await expect(heading('User agent')).toHaveCount(0);

    const opener = listRows(page).first().getByRole('button', { name: 'Details of' });
    await opener.click();
    const details = page.getByRole('dialog');
    await expect(details).toContainText('User agent');
    await expect(details).toContainText('Mozilla');
    expect((await details.boundingBox())?.width).toBe(640);
    expect(new URL(page.url()).searchParams.has('row')).toBe(true);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(opener).toBeFocused();
    expect(new URL(page.url()).searchParams.has('row')).toBe(false);
  });
});

test('[BO-04] times are those of East Africa on both sites', async ({ page }) => {
  await arriveAtOffice(page, seededAdministrator('auditor'));
  await openOffice(page, '/');
  const clock = page.getByRole('banner').getByRole('time');
  await expect(clock).toContainText('EAT');
  const east = new Date(Date.now() + 3 * 3_600_000).toISOString();
  await expect(clock).toContainText(`${east.slice(0, 10)} ${east.slice(11, 14)}`);
  expect(page.url()).toBe(`${backofficeSite()}/`);
});
