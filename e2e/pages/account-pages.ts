import { expect, type Locator, type Page } from '@playwright/test';
import { openPlayerPage } from './player-page.ts';
import { codeSentTo } from './sms-inbox.ts';

export type Newcomer = { readonly phone: string; readonly password: string };

/** The forms in front of an account and on its page, as a player of the Swahili site sees them. */
export const phoneIn = (place: Locator): Locator =>
  place.getByRole('textbox', { name: 'Namba ya simu' });
export const codeIn = (place: Locator): Locator =>
  place.getByRole('textbox', { name: 'Namba ya uthibitisho' });
export const passwordIn = (place: Locator, name: string): Locator =>
  place.getByRole('textbox', { name, exact: true });

export const errorOf = async (field: Locator): Promise<string> => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const notes = (await field.getAttribute('aria-describedby')) ?? '';
  const texts = notes.split(' ').map((id) => field.page().locator(`[id="${id}"]`).textContent());
  return (await Promise.all(texts)).at(-1) ?? '';
};

/** The first step of joining: has the code sent, and reads it on the phone. */
export async function receiveCode(place: Locator, phone: string): Promise<string> {
  await phoneIn(place).fill(phone);
  await place.getByRole('radio', { name: 'Ndiyo, nina miaka 18 au zaidi' }).check();
  await place.getByRole('button', { name: 'Tuma namba ya uthibitisho' }).click();
  await expect(place.getByText('0769')).toBeVisible();
  return codeSentTo(phone);
}

/** The second step. */
export async function enterCode(place: Locator, code: string): Promise<void> {
  await codeIn(place).fill(code);
  await place.getByRole('button', { name: 'Endelea' }).click();
}

/** The third step, up to its button. */
export async function fillRegistration(
  place: Locator,
  { password }: Pick<Newcomer, 'password'>,
): Promise<void> {
  await passwordIn(place, 'Nenosiri').fill(password);
  await passwordIn(place, 'Rudia nenosiri').fill(password);
  await place.getByRole('checkbox', { name: /ninakubali/ }).check();
}

export const submitRegistration = (place: Locator): Promise<void> =>
  place.getByRole('button', { name: 'Fungua akaunti' }).click();

/** A player of one's own, for journeys that end sessions or change passwords. */
export async function registerNewcomer(page: Page, newcomer: Newcomer): Promise<void> {
  await openPlayerPage(page, '/register');
  const place = page.getByRole('main');
  await enterCode(place, await receiveCode(place, newcomer.phone));
  await fillRegistration(place, newcomer);
  await submitRegistration(place);
}
