import { expect, type Locator, type Page } from '@playwright/test';
import { backofficeSite, type SeededAdministrator } from '../world/running-world.ts';

export async function openOffice(page: Page, path: string): Promise<void> {
  await page.goto(backofficeSite() + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function signInAtOffice(
  page: Page,
  { account, password, code = '' }: SeededAdministrator & { readonly code?: string },
): Promise<void> {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: /^(Account|Akaunti)$/ }).fill(account);
  await form.getByLabel(/^(Password|Nenosiri)$/).fill(password);
  await form.getByLabel(/^(Google verification code|Msimbo wa uthibitisho)/).fill(code);
  await form.getByRole('button', { name: /^(Sign in|Ingia)$/ }).click();
}

export const officeMenu = (page: Page): Locator =>
  page.getByRole('navigation', { name: /^(Main menu|Menyu kuu)$/ });

/** The rows of a list, without its heading. */
export const listRows = (page: Page): Locator =>
  page.getByRole('main').locator('tbody tr[data-row-key]');

/** What a row can do beside its first deed waits behind three dots. */
export async function openRowAction(page: Page, row: Locator, name: string): Promise<void> {
  await row.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** One of a list that unfolds: what is chosen already carries the same title. */
export async function chooseIn(form: Locator, field: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: field, exact: true }).click();
  await form.getByTitle(option, { exact: true }).last().click();
}
