import { expect, test } from '../../journey.ts';
import { arriveAtOffice } from '../../pages/arrivals.ts';
import { chooseOfficeLook, looks } from '../../pages/look.ts';
import { officeMenu, openOffice, signInAtOffice } from '../../pages/office-page.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

const screens = [
  { path: '/', title: { en: 'Overview', sw: 'Muhtasari' } },
  { path: '/logs', title: { en: 'Logs', sw: 'Kumbukumbu' } },
  { path: '/ip-lists', title: { en: 'IP lists', sw: 'Anwani za IP' } },
  { path: '/phone-area-codes', title: { en: 'Phone area codes', sw: 'Misimbo ya simu' } },
  { path: '/switches', title: { en: 'Emergency switches', sw: 'Swichi za dharura' } },
  { path: '/orders', title: { en: 'Orders', sw: 'Mikeka' } },
  { path: '/refused-results', title: { en: 'Refused results', sw: 'Matokeo yaliyokataliwa' } },
  { path: '/declined-payments', title: { en: 'Declined payments', sw: 'Malipo yaliyokataliwa' } },
  { path: '/reconciliation', title: { en: 'Reconciliation', sw: 'Ulinganishaji' } },
  { path: '/suspended-markets', title: { en: 'Suspended markets', sw: 'Masoko yaliyositishwa' } },
  { path: '/racing-rounds', title: { en: 'Racing rounds', sw: 'Raundi za mbio' } },
  { path: '/racing-orders', title: { en: 'Racing bets', sw: 'Dau za mbio' } },
  { path: '/racing-config', title: { en: 'Racing configuration', sw: 'Mipangilio ya mbio' } },
  { path: '/casino-games', title: { en: 'Casino games', sw: 'Michezo ya kasino' } },
  {
    path: '/casino-games/results',
    title: { en: 'Results of the games', sw: 'Matokeo ya michezo' },
  },
  { path: '/casino-rounds', title: { en: 'Casino rounds', sw: 'Raundi za kasino' } },
  { path: '/casino-transactions', title: { en: 'Casino transactions', sw: 'Miamala ya kasino' } },
  { path: '/casino-differences', title: { en: 'Casino differences', sw: 'Tofauti za kasino' } },
  {
    path: '/no-such-screen',
    title: { en: 'This page cannot be found', sw: 'Ukurasa haupatikani' },
  },
] as const;

for (const look of looks) {
  const { language, theme } = look;
  test(`[JRN-20, BO-01] the office is whole and readable in ${language}, ${theme}`, async ({
    page,
  }) => {
    test.slow();
    await chooseOfficeLook(page, look);
    await openOffice(page, '/login');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await axeFindings(page), 'the login').toEqual([]);
    expect(await sidewaysOverflow(page), 'the login').toEqual([]);
    await signInAtOffice(page, seededAdministrator('admin'));
    await expect(officeMenu(page)).toBeVisible();
    for (const { path, title } of screens) {
      await openOffice(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
      expect(await axeFindings(page), path).toEqual([]);
      expect(await sidewaysOverflow(page), path).toEqual([]);
    }
  });
}

test('[BO-01] language and theme are chosen in the header and stay', async ({ page }) => {
  await arriveAtOffice(page, seededAdministrator('auditor'));
  await openOffice(page, '/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Kiswahili' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muhtasari');
  await expect(page).toHaveTitle(/Muhtasari/);

  const ground = page.locator('html');
  await expect(ground).toHaveCSS('background-color', 'rgb(242, 245, 248)');
  await header.getByRole('button', { name: 'Mandhari' }).click();
  await page.getByText('Giza', { exact: true }).click();
  await expect(ground).toHaveCSS('background-color', 'rgb(10, 16, 23)');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muhtasari');
  await expect(ground).toHaveCSS('background-color', 'rgb(10, 16, 23)');
});
