import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { chooseOfficeLook } from '../../pages/look.ts';
import { officeMenu, openOffice, signInAtOffice } from '../../pages/office-page.ts';
import { pathOf } from '../../pages/player-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

const admin = () => seededAdministrator('admin');
const auditor = () => seededAdministrator('auditor');
const keptSession = (page: Page) =>
  page.evaluate(() => localStorage.getItem('kipute.backoffice.session') ?? '{}');

test('[BO-12] who is not signed in is asked to, and led back to where they were going', async ({
  page,
}) => {
  await openOffice(page, '/logs?type=9');
  expect(pathOf(page)).toBe('/login?back=%2Flogs%3Ftype%3D9');
  await signInAtOffice(page, admin());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logs');
  expect(pathOf(page)).toBe('/logs?type=9');
});

test('[BO-11, JRN-11] an empty or wrong login is refused in the language of the page', async ({
  page,
}) => {
  const refusals = {
    en: ['Account or password empty', 'Wrong account, password or code'],
    sw: ['Akaunti au nenosiri halijawekwa', 'Akaunti, nenosiri au msimbo si sahihi'],
  } as const;
  for (const [language, [empty, wrong]] of Object.entries(refusals)) {
    await chooseOfficeLook(page, { language: language as 'sw' | 'en', theme: 'light' });
    await openOffice(page, '/login');
    const refusal = page.getByRole('main').getByRole('alert').first();
    await signInAtOffice(page, { account: '', password: '' });
    await expect(refusal).toContainText(empty);
    await signInAtOffice(page, { account: 'nobody-here', password: 'guess' });
    await expect(refusal).toContainText(wrong);
    expect(pathOf(page)).toBe('/login');
  }
});

test('[BO-10] an administrator signs in, stays over a reload and signs out', async ({ page }) => {
  await openOffice(page, '/');
  await signInAtOffice(page, admin());
  await expect(page.getByText('Welcome, Rehema Mrema')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Welcome, Rehema Mrema')).toBeVisible();
  expect(await keptSession(page)).toContain('"token"');

  await page.getByRole('banner').getByRole('button', { name: 'Account admin' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect(pathOf(page)).toBe('/login');
  expect(await keptSession(page)).not.toContain('"token"');
  await page.goto(new URL('/logs', page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

async function screensOf(page: Page): Promise<readonly string[]> {
  await expect(page.getByRole('heading', { name: 'Your screens' })).toBeVisible();
  return page.getByRole('region', { name: 'Your screens' }).getByRole('link').allTextContents();
}

test('[BO-13] the menu is made of what the role may do', async ({ page, browser }) => {
  await openOffice(page, '/');
  await signInAtOffice(page, admin());
  const allScreens = await screensOf(page);
  await expect(officeMenu(page).getByRole('menuitem', { name: 'System' })).toBeVisible();

  const otherDesk = await browser.newPage();
  await openOffice(otherDesk, '/');
  await signInAtOffice(otherDesk, seededAdministrator('clerk'));
  await expect(otherDesk.getByText('Welcome, Neema Kileo')).toBeVisible();
  const fewer = await screensOf(otherDesk);
  expect(allScreens).toEqual(expect.arrayContaining([...fewer]));
  const withheld = allScreens.filter((screen) => !fewer.includes(screen));
  expect(withheld).toEqual(['Managers', 'Roles', 'Permission nodes']);
  expect(fewer.join()).toContain('Logs');

  await openOffice(otherDesk, '/roles');
  await expect(otherDesk.getByRole('heading', { level: 1 })).toHaveText(
    'No permission for this screen',
  );
  await otherDesk.close();
});

test('[JRN-04] an unknown address is said inside the office, with a way back', async ({ page }) => {
  await openOffice(page, '/no-such-screen');
  await signInAtOffice(page, admin());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot be found');
  await expect(officeMenu(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the overview' }).click();
  await expect(page.getByText('Welcome, Rehema Mrema')).toBeVisible();
});

test.describe('a session that ended elsewhere', () => {
  test.use({ expectedComplaints: /status of 401/ });

  test('[BO-10] leads to the login, which says so and brings back', async ({
    page,
    context,
    browser,
  }) => {
    await openOffice(page, '/logs');
    await signInAtOffice(page, auditor());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logs');
    const otherDesk = await browser.newContext({ storageState: await context.storageState() });
    const elsewhere = await otherDesk.newPage();
    await openOffice(elsewhere, '/');
    await elsewhere.getByRole('banner').getByRole('button', { name: 'Account auditor' }).click();
    await elsewhere.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await otherDesk.close();

    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    expect(pathOf(page)).toBe('/login?back=%2Flogs');
  });
});
