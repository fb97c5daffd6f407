import { randomBytes, randomUUID } from 'node:crypto';
import { callsOf, signInPlayer } from '@kipute/tools/arrivals/arrivals';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice, arriveWithMoney } from '../../pages/arrivals.ts';
import { commandProvider } from '../../pages/odds-provider.ts';
import { chooseIn, listRows, openOffice } from '../../pages/office-page.ts';
import { dialog } from '../../pages/order-desk.ts';
import { openSecondDesk } from '../../pages/second-person.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { playerSite, seededAdministrator } from '../../world/running-world.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A game has one issue on sale, and no two games share their letters. */
const newPrefix = (): string =>
  [...randomBytes(4)].map((byte) => CAPITALS[byte % CAPITALS.length]).join('');

const PAGE_SIZE = 20;

/** The last page that is full, where no other journey bets. */
async function farPage(desk: Page): Promise<number> {
  const range = desk.getByText(/^\d+–\d+ of \d+$/);
  const count = Number((await range.textContent())?.split(' ').at(-1));
  return Math.max(1, Math.floor(count / PAGE_SIZE));
}

/** Two matches and a reserve, all of the pool for both right. */
async function addGame(desk: Page, prefix: string): Promise<string> {
  const label = `Journey ${prefix}`;
  await openOffice(desk, '/pool-types');
  await desk.getByRole('button', { name: 'Add a game' }).click();
  const form = dialog(desk);
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
    ['Reason', 'for a journey'],
  ] as const;
  for (const [name, value] of fields) await form.getByLabel(name, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(listRows(desk).filter({ hasText: label })).toContainText('100,000');
  return label;
}

const chosen = (desk: Page) => desk.getByRole('region', { name: 'Chosen' });

/** By button, by key, and put in order by keys alone; answers with the numbers in their order. */
async function composeDraft(desk: Page, label: string): Promise<readonly string[]> {
  await openOffice(desk, '/pool-issues/new');
  await openOffice(desk, `/pool-issues/new?page=${await farPage(desk)}`);
  await chooseIn(desk.getByRole('main'), 'Game', label);
  const found = desk.locator('li[data-row-key]');
  await expect(found.first()).toBeVisible();
  await found.nth(0).getByRole('button', { name: 'Take in' }).click();
  await expect(found.nth(0)).toContainText('Place 1');
  await desk.keyboard.press('j');
  await desk.keyboard.press('Enter');
  await expect(found.nth(1)).toContainText('Place 2');
  await expect(chosen(desk)).toContainText('2/2 + 0/1');
  await desk.keyboard.press('j');
  await desk.keyboard.press('e');
  await expect(found.nth(2)).toContainText('Reserve 1');
  await expect(chosen(desk)).toContainText('2/2 + 1/1');
  await chosen(desk).locator('button[data-keep^="row-"]').nth(1).focus();
  await desk.keyboard.press('Alt+ArrowUp');
  await expect(found.nth(1)).toContainText('Place 1');
  const keyOf = async (at: number) => (await found.nth(at).getAttribute('data-row-key')) ?? '';
  const ids = [await keyOf(1), await keyOf(0), await keyOf(2)];
  expect(await axeFindings(desk)).toEqual([]);
  await looksWellAtAnyWidth(desk);
  await desk.getByLabel('Reason').fill('round of the journey');
  await desk.getByRole('button', { name: 'Save the draft' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(label);
  await expect(desk.getByRole('main')).toContainText('All matches and reserves are chosen');
  return ids;
}

async function looksWellAtAnyWidth(desk: Page): Promise<void> {
  for (const width of [360, 1920, 1280]) {
    await desk.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(desk), `${width} px`).toEqual([]);
  }
}

/** What asks for nothing but a reason. */
async function doDeed(desk: Page, name: string): Promise<void> {
  await desk.getByRole('button', { name }).click();
  await dialog(desk).getByLabel('Reason').fill('for a journey');
  await dialog(desk).getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
}

/** Played to its end at the provider, however many parts it has. */
async function playAtProvider(desk: Page, matchId: string): Promise<void> {
  await commandProvider('kickoff', matchId);
  const isOver = () =>
    commandProvider('end', matchId).then(
      () => false,
      () => true,
    );
  await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
}

async function callOff(desk: Page): Promise<void> {
  await desk
    .getByRole('button', { name: /^Set the result of/ })
    .first()
    .click();
  const form = dialog(desk);
  await chooseIn(form, 'How it ended', 'Called off: a reserve stands in');
  await expect(form.getByLabel('Goals of the home team')).toHaveCount(0);
  await form.getByLabel('Reason').fill('the pitch is under water');
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByRole('main')).toContainText('reserve 1 stands in');
}

test('[POL-155, POL-158, POL-160, POL-161] an issue is composed, sold, closed and paid by two persons', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await arriveAtOffice(desk, seededAdministrator('admin'));
  const label = await addGame(desk, newPrefix());
  const [, second, reserve] = await composeDraft(desk, label);
  const issueId = new URL(desk.url()).pathname.split('/').at(-1) ?? '';
  await doDeed(desk, 'Open the sale');
  await expect(desk.getByRole('main')).toContainText('On sale until');

  const buyer = await arriveWithMoney(page, 5_000);
  const { token } = await signInPlayer(playerSite(), buyer);
  const ticket = await callsOf(playerSite(), token).guessing_bet.add({
    ...{ request_key: randomUUID(), issue_id: issueId, pay_type: 1, multiplier: 1, lines: 2 },
    ...{ picks: ['1', '1X'], reserve_picks: ['2'] },
  });

  await openOffice(desk, `/pool-issues/${issueId}`);
  await doDeed(desk, 'Close the sale');
  await expect(desk.getByRole('main')).toContainText('Results: 0 of 2');
  await callOff(desk);
  for (const matchId of [second, reserve]) await playAtProvider(desk, matchId ?? '');

  const preview = desk.getByRole('region', { name: 'What settling would pay' });
  await expect(preview).toContainText('preview, nothing done', { timeout: 60_000 });
  await expect(preview).toContainText('a second person decides');
  expect(await axeFindings(desk)).toEqual([]);
  await looksWellAtAnyWidth(desk);
  await preview.getByLabel('Reason').fill('all matches have ended');
  await preview.getByRole('button', { name: 'Propose the payment' }).click();
  const told = preview.getByRole('link', { name: 'See the proposal' });
  const proposalId = (await told.getAttribute('href'))?.split('/').at(-1) ?? '';

  const other = await openSecondDesk(browser);
  await openOffice(other, `/approvals/${proposalId}?view=for-me`);
  const one = other.getByRole('main');
  await expect(one).toContainText('all matches have ended');
  await expect(one.locator(`a[href="/pool-issues/${issueId}"]`)).toBeVisible();
  await other.getByRole('heading', { level: 1 }).click();
  await other.keyboard.press('a');
  await expect(other.getByText('Approved and done')).toBeVisible();

  const settled = desk.getByText('every result still reads as it was paid');
  await expect(settled).toBeVisible({ timeout: 60_000 });
  await openOffice(desk, `/pool-issues/${issueId}?tab=tickets`);
  await expect(listRows(desk).filter({ hasText: ticket.serial_number })).toContainText(/Won|Lost/);
  await openOffice(desk, `/users/${buyer.playerId}?tab=pool-tickets`);
  await expect(desk.getByRole('main')).toContainText(ticket.serial_number);
  for (const context of [desk.context(), other.context()]) await context.close();
});
