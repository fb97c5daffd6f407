import { inviteColleague, letProofsLapse } from '@kipute/tools/arrivals/arrivals';
import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { expect, test } from '../../journey.ts';
import { arriveAsNewcomer } from '../../pages/arrivals.ts';
import { chooseOfficeLook } from '../../pages/look.ts';
import { listRows, openOffice, signInAtOffice } from '../../pages/office-page.ts';
import { pathOf } from '../../pages/player-page.ts';
import { axeFindings } from '../../pages/whole-page.ts';
import { backofficeSite, journeysDatabase } from '../../world/running-world.ts';

const account = 'salma.entry';
const password = 'kijani kibichi 7';
const STEP_MS = 30_000;

/** A code of a step that was not used yet; the server takes one step before and after its own. */
function phoneWith(secret: string) {
  let last = 0;
  return {
    next: async (): Promise<string> => {
      const nowMs = Date.now();
      const step = Math.max(Math.floor(nowMs / STEP_MS) - 1, last + 1);
      await new Promise((resolve) => setTimeout(resolve, (step - 1) * STEP_MS - nowMs));
      last = step;
      return generate({ secret, epoch: (step * STEP_MS) / 1000 });
    },
  };
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

async function signOutOf(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: `Account ${account}` })
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
}

/** Answers the secret as it is written under the picture. */
async function bindAuthenticator(page: Page): Promise<string> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: `Account ${account}` })
    .click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');
  const card = page.getByRole('region', { name: 'Google verification' });
  await expect(card).toContainText('Not bound');
  await expect(main(page)).toContainText('You are signed in nowhere else.');
  expect(await axeFindings(page)).toEqual([]);
  await card.getByRole('button', { name: 'Bind an app' }).click();
  await card.getByLabel('Current password').fill(password);
  await card.getByRole('button', { name: 'Next' }).click();
  await expect(card.getByRole('img', { name: /^Picture code/ })).toBeVisible();
  const text = await card.locator('strong').textContent();
  expect(await axeFindings(page)).toEqual([]);
  return (text ?? '').replaceAll(' ', '');
}

async function creditByHand(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Credit by hand' }).click();
  await dialog(page).getByLabel('Player').fill(phone);
  await dialog(page).getByRole('combobox', { name: 'Operator' }).click();
  await dialog(page).getByTitle('M-Pesa').click();
  await dialog(page)
    .getByLabel('Receipt number')
    .fill(`EN${phone.slice(1)}`);
  await dialog(page).getByLabel('Amount').fill('4,000');
  await dialog(page).getByLabel('Note').fill('in the statement of Monday');
  await dialog(page).getByRole('button', { name: 'Confirm', exact: true }).click();
}

test('[ACC-40, ACC-42, ACC-47, ACC-48, BO-47, BO-48] a colleague comes in by the link, binds a phone, proves it before money and ends another session', async ({
  page,
  browser,
}) => {
  test.slow();
  const newcomer = await browser.newPage();
  const { phone } = await arriveAsNewcomer(newcomer);
  await newcomer.close();
  const house = { databaseUrl: journeysDatabase(), office: backofficeSite() };
  const link = await inviteColleague(house, { account, name: 'Salma Omari' });
  await chooseOfficeLook(page, { language: 'en', theme: 'light' });

  await page.goto(link);
  await expect(main(page)).toContainText(`Salma Omari, this link is for your account "${account}"`);
  expect(pathOf(page)).toBe('/invitation');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(`${password}7`);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(main(page)).toContainText('is not the same as the new one');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(main(page)).toContainText('Your password is set');
  await page.goto(link);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link opens nothing');

  await openOffice(page, '/');
  await signInAtOffice(page, { account, password });
  await expect(page.getByText('Welcome, Salma Omari')).toBeVisible();
  const authenticator = phoneWith(await bindAuthenticator(page));
  const card = page.getByRole('region', { name: 'Google verification' });
  await card.getByLabel('Code that the app shows now').fill('000000');
  await card.getByRole('button', { name: 'Prove the code and bind' }).click();
  await expect(card).toContainText('The code is wrong or was used already');
  const proving = await authenticator.next();
  await card.getByLabel('Code that the app shows now').fill(proving);
  await card.getByRole('button', { name: 'Prove the code and bind' }).click();
  await expect(card.getByText('Bound', { exact: true })).toBeVisible();

  await signOutOf(page);
  await signInAtOffice(page, { account, password, code: proving });
  await expect(main(page)).toContainText('Wrong account, password or code');
  await signInAtOffice(page, { account, password, code: await authenticator.next() });
  await expect(page.getByText('Welcome, Salma Omari')).toBeVisible();

  const otherDesk = await browser.newPage();
  await openOffice(otherDesk, '/');
  await signInAtOffice(otherDesk, { account, password, code: await authenticator.next() });
  await expect(otherDesk.getByText('Welcome, Salma Omari')).toBeVisible();
  await letProofsLapse(journeysDatabase(), account);
  await openOffice(page, '/account');
  const sessions = page.getByRole('region', { name: 'Where I am signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^End the session of/ }).click();
  await expect(sessions).toContainText('You are signed in nowhere else.');
  await otherDesk.reload();
  await expect(otherDesk.getByText('Your session has ended.')).toBeVisible();
  await otherDesk.close();

  await openOffice(page, '/recharges');
  await creditByHand(page, phone);
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof.getByLabel('Code that the app shows now')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await expect(dialog(page).getByLabel('Receipt number')).toHaveValue(`EN${phone.slice(1)}`);
  await dialog(page).getByRole('button', { name: 'Confirm', exact: true }).click();
  await proof.getByLabel('Code that the app shows now').fill(await authenticator.next());
  await proof.getByRole('button', { name: 'Confirm and go on' }).click();
  await expect(listRows(page).first()).toContainText(`EN${phone.slice(1)}`);
});
