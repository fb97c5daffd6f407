import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { commandProvider } from './odds-provider.ts';
import { chooseIn, listRows, openOffice } from './office-page.ts';
import { dialog } from './order-desk.ts';
import { sidewaysOverflow } from './whole-page.ts';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A game has one issue on sale, and no two games share their letters. */
export const newPrefix = (): string =>
  [...randomBytes(4)].map((byte) => CAPITALS[byte % CAPITALS.length]).join('');

const PAGE_SIZE = 20;

/** The last page that is full, where no other journey bets. */
async function farPage(desk: Page): Promise<number> {
  const range = desk.getByText(/^\d+–\d+ of \d+$/);
  const count = Number((await range.textContent())?.split(' ').at(-1));
  return Math.max(1, Math.floor(count / PAGE_SIZE));
}

/** Two matches and a reserve; 70 % of the pool for both right, 20 % for one. */
export async function addGame(desk: Page, prefix: string): Promise<string> {
  const label = `Journey ${prefix}`;
  await openOffice(desk, '/pool-types');
  await desk.getByRole('button', { name: 'Add a game' }).click();
  const form = dialog(desk);
  await form.getByRole('button', { name: 'Add a row' }).click();
  const fields = [
    ['Name for players', label],
    ['Letters of its issues', prefix],
    ['Price of a line', '500'],
    ['Matches', '2'],
    ['Reserve matches', '1'],
    ['Doubles at most', '1'],
    ['Pool promised at least', '100,000'],
    ['Added in an issue at most', '50,000'],
    ['Right picks 1', '2'],
    ['% of the pool 1', '70'],
    ['Right picks 2', '1'],
    ['% of the pool 2', '20'],
    ['Reason', 'for a journey'],
  ] as const;
  for (const [name, value] of fields) await form.getByLabel(name, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(listRows(desk).filter({ hasText: label })).toContainText('100,000');
  return label;
}

const chosen = (desk: Page) => desk.getByRole('region', { name: 'Chosen' });

/** By button, by key, and put in order by keys alone; answers with the numbers in their order. */
export async function composeDraft(desk: Page, label: string): Promise<readonly string[]> {
  await openOffice(desk, '/pool-issues/new');
  await openOffice(desk, `/pool-issues/new?page=${await farPage(desk)}`);
  await chooseIn(desk.getByRole('main'), 'Game', label);
  const found = desk.locator('li[data-row-key]');
  await expect(found.first()).toBeVisible();
  // The last ones: the sale closes by itself when the first of its matches begins.
  const first = (await found.count()) - 3;
  await found.nth(first).getByRole('button', { name: 'Take in' }).click();
  await expect(found.nth(first)).toContainText('Place 1');
  await desk.keyboard.press('j');
  await desk.keyboard.press('Enter');
  await expect(found.nth(first + 1)).toContainText('Place 2');
  await expect(chosen(desk)).toContainText('2/2 + 0/1');
  await desk.keyboard.press('j');
  await desk.keyboard.press('e');
  await expect(found.nth(first + 2)).toContainText('Reserve 1');
  await expect(chosen(desk)).toContainText('2/2 + 1/1');
  await chosen(desk).locator('button[data-keep^="row-"]').nth(1).focus();
  await desk.keyboard.press('Alt+ArrowUp');
  await expect(found.nth(first + 1)).toContainText('Place 1');
  const keyOf = async (at: number) =>
    (await found.nth(first + at).getAttribute('data-row-key')) ?? '';
  return [await keyOf(1), await keyOf(0), await keyOf(2)];
}

export async function saveDraft(desk: Page, label: string): Promise<void> {
  await desk.getByLabel('Reason').fill('round of the journey');
  await desk.getByRole('button', { name: 'Save the draft' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(label);
  await expect(desk.getByRole('main')).toContainText('All matches and reserves are chosen');
}

export async function looksWellAtAnyWidth(desk: Page): Promise<void> {
  for (const width of [360, 1920, 1280]) {
    await desk.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(desk), `${width} px`).toEqual([]);
  }
}

/** What asks for nothing but a reason. */
export async function doDeed(desk: Page, name: string): Promise<void> {
  await desk.getByRole('button', { name }).click();
  await dialog(desk).getByLabel('Reason').fill('for a journey');
  await dialog(desk).getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
}

/** Played to its end at the provider, however many parts it has. */
export async function playAtProvider(matchId: string): Promise<void> {
  await commandProvider('kickoff', matchId);
  const isOver = () =>
    commandProvider('end', matchId).then(
      () => false,
      () => true,
    );
  await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
}

type SaidResult = {
  /** In the order of the page: places, then reserves. */
  readonly at: number;
  /** Without one it was called off. */
  readonly score?: readonly [home: number, away: number];
  readonly reason: string;
};

export async function sayEnd(desk: Page, { at, score, reason }: SaidResult): Promise<void> {
  await desk
    .getByRole('button', { name: /^Set the result of/ })
    .nth(at)
    .click();
  const form = dialog(desk);
  if (score) {
    await chooseIn(form, 'How it ended', 'Played, with this score');
    await form.getByLabel('Goals of the home team').fill(String(score[0]));
    await form.getByLabel('Goals of the away team').fill(String(score[1]));
  } else {
    await chooseIn(form, 'How it ended', 'Called off: a reserve stands in');
    await expect(form.getByLabel('Goals of the home team')).toHaveCount(0);
  }
  await form.getByLabel('Reason').fill(reason);
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
}
