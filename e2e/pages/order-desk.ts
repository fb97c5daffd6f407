import { expect, type Locator, type Page } from '@playwright/test';
import { listRows } from './office-page.ts';

/** Everything about one order, and what is asked before anything is done to it. */
export const drawer = (desk: Page): Locator => desk.getByRole('dialog').first();
export const dialog = (desk: Page): Locator => desk.getByRole('dialog').last();

export async function openRow(desk: Page): Promise<void> {
  await listRows(desk).first().getByRole('button', { name: 'Details of' }).click();
  await expect(drawer(desk).getByRole('heading', { name: 'Legs' })).toBeVisible();
}

type Said = {
  readonly outcome: string;
  /** How many have a leg on the selection: their number is typed to confirm. */
  readonly orders: number;
  readonly note: string;
};

/** In the dialog that changes a result; ends when the server agreed. */
export async function sayResult(desk: Page, { outcome, orders, note }: Said): Promise<void> {
  await dialog(desk).getByRole('combobox', { name: 'How it ended' }).click();
  await desk.getByTitle(outcome, { exact: true }).click();
  await dialog(desk).getByLabel(`Type ${orders} to confirm`).fill(String(orders));
  await dialog(desk).getByLabel('Note').fill(note);
  await dialog(desk).getByRole('button', { name: 'Change the result' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(1);
}
