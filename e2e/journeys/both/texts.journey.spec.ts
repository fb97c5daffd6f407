import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import {
  enterCode,
  fillRegistration,
  passwordIn,
  receiveCode,
  submitRegistration,
} from '../../pages/account-pages.ts';
import { openPlayerPage, openSettledPage, pathOf, seeFoot } from '../../pages/player-page.ts';
import { openDialog } from '../../pages/player-shell.ts';
import { newPhone } from '../../pages/sms-inbox.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });

test('[TXT-35, TXT-41, AS-06] a newcomer reads what they agree to, and the form is as they left it', async ({
  page,
  shell,
}) => {
  const newcomer = { phone: newPhone(), password: 'karibu1' };
  await openPlayerPage(page, '/register');
  const form = main(page);
  const code = await receiveCode(form, newcomer.phone);
  await enterCode(form, code);
  await passwordIn(form, 'Nenosiri').fill(newcomer.password);
  await form.getByRole('link', { name: 'Vigezo na masharti' }).click();
  const reading = openDialog(page);
  await expect(reading.getByRole('heading', { level: 2, name: /Umri/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await expect(reading).toBeHidden();
  expect(pathOf(page)).toBe('/register');
  await expect(passwordIn(form, 'Nenosiri')).toHaveValue(newcomer.password);
  await fillRegistration(form, newcomer);
  await submitRegistration(form);
  await expect(shell.balance).toBeVisible();
});

test('[TXT-33, TXT-35] help tells why a bet was void, and leads on within the site', async ({
  page,
}) => {
  await openSettledPage(page, '/help');
  expect(await axeFindings(page)).toEqual([]);
  await main(page).getByRole('searchbox').pressSequentially('dau limerudi');
  const found = main(page).getByRole('listitem').getByRole('link');
  await expect(found.first()).toBeVisible();
  await main(page).getByRole('searchbox').fill('void');
  await expect.poll(() => pathOf(page)).toBe('/help?q=void');
  await found.first().click();
  await expect.poll(() => pathOf(page)).toBe('/help?article=why-void');
  const article = page.getByRole('article');
  await expect(article).toContainText('1.00');
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await page.goBack();
  await expect(main(page).getByRole('searchbox')).toHaveValue('void');
});

test('[TXT-34, TXT-35] the rules name every market, and their contents lead to each part', async ({
  page,
}) => {
  await openSettledPage(page, '/artcol?type=14');
  const article = page.getByRole('article');
  await expect(article.getByRole('table').first()).toBeVisible();
  const unsafe = await article.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .flatMap((one) => [...one.attributes].map(({ name }) => name))
      .filter((name) => name === 'style' || name.startsWith('on')),
  );
  expect(unsafe).toEqual([]);
  await article.getByText(/^Yaliyomo/).click();
  const chapters = page.getByRole('navigation', { name: 'Yaliyomo' }).getByRole('link');
  const last = chapters.last();
  const name = (await last.textContent()) ?? '';
  await last.click();
  await expect(article.getByRole('heading', { level: 2, name })).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test('[TXT-12, TXT-13] every text of the foot and of the list is there', async ({ page }) => {
  await openSettledPage(page, '/artcol');
  const links = await main(page)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((found) => found.map((one) => one.getAttribute('href') ?? ''));
  const foot = await seeFoot(page);
  const reading = await foot
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((found) => found.map((one) => one.getAttribute('href') ?? ''));
  const texts = [...new Set([...links, ...reading])].filter((path) => !/app_download/.test(path));
  expect(texts.length).toBeGreaterThan(8);
  for (const path of texts) {
    await openPlayerPage(page, path);
    await expect(title(page)).toBeVisible();
    await expect(page.getByText('Ukurasa huu haupo')).toBeHidden();
  }
  await openPlayerPage(page, '/rich_text?type=77');
  await page.getByRole('link', { name: 'Nenda kwenye msaada' }).click();
  await expect(title(page)).toHaveText('Msaada');
});
