import { poolBooksOf } from '@kipute/tools/arrivals/pool-books';
import { type Browser, devices, type Page } from '@playwright/test';
import { expect } from '../../journey.ts';
import { arriveAtOffice, arriveWithMoney } from '../../pages/arrivals.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import {
  addGame,
  composeDraft,
  doDeed,
  looksWellAtAnyWidth,
  newPrefix,
  playAtProvider,
  saveDraft,
  sayEnd,
} from '../../pages/pool-desk.ts';
import { moneyText, type PoolSums, sumsOf } from '../../pages/pool-sums.ts';
import { approveProposal, openSecondDesk } from '../../pages/second-person.ts';
import { endOfChain, readStatement, type StatementLine } from '../../pages/statement.ts';
import { axeFindings } from '../../pages/whole-page.ts';
import { test } from '../../world/closing-world.ts';
import { journeysDatabase, seededAdministrator } from '../../world/running-world.ts';

// What is newest on sale is what everybody sees: it has the world to itself.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block' });

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 5'];
const phoneLook = {
  viewport: { width: 360, height: 800 },
  ...{ userAgent, deviceScaleFactor, isMobile, hasTouch },
  ...({ reducedMotion: 'reduce', serviceWorkers: 'block' } as const),
};

const newPhone = async (browser: Browser) => (await browser.newContext(phoneLook)).newPage();

const ofJackpot = (page: Page, place: string) =>
  page.getByRole('main').getByRole('group', { name: new RegExp(`^${place}: `) });

const picksOn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { pressed: true })
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')));

/** Answers its number without the letter, as it is read aloud. */
async function buy(phone: Page): Promise<string> {
  await phone.getByRole('main').getByRole('button', { name: 'Nunua tiketi' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Tiketi yako' });
  return (await sheet.getByRole('definition').first().textContent()) ?? '';
}

async function pick(phone: Page, place: string, letters: readonly string[]): Promise<void> {
  for (const letter of letters) {
    const button = ofJackpot(phone, place).getByRole('button', { name: new RegExp(`^${letter} `) });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
}

/** One filled by hand and one by luck; a friend gets the picks of the first by its code. */
async function buyTwo(phone: Page, browser: Browser): Promise<readonly [string, string]> {
  await openPlayerPage(phone, '/string_ball/jackpot');
  await expect(ofJackpot(phone, 'Mechi \\d+')).toHaveCount(2);
  await pick(phone, 'Mechi 1', ['1']);
  await pick(phone, 'Mechi 2', ['1', 'X']);
  await pick(phone, 'Mechi ya akiba 1', ['2']);
  const picked = await picksOn(phone);
  const byHand = await buy(phone);
  const sheet = phone.getByRole('dialog', { name: 'Tiketi yako' });
  await expect(sheet).toContainText('TSh 1,000');
  await sheet.getByRole('button', { name: 'Nunua nyingine' }).click();

  const friend = await newPhone(browser);
  await openPlayerPage(friend, `/string_ball/jackpot?code=${byHand}`);
  await expect(friend.getByRole('button', { name: 'Ingia kuweka dau' })).toBeVisible();
  expect(await picksOn(friend)).toEqual(picked);
  await friend.context().close();

  await phone.getByRole('main').getByRole('button', { name: 'Bahati' }).click();
  const byLuck = await buy(phone);
  return [byHand, byLuck];
}

/** The one that was asked for stands above the others, and not again among them. */
async function seeFirst(phone: Page, number: string): Promise<void> {
  await openPlayerPage(phone, `/string_ball/jackpot?tab=tickets&number=${number}`);
  const cards = phone.getByRole('main').getByRole('region', { name: /^Tiketi yako · / });
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: number })).toHaveCount(1);
  await expect(cards.first()).toContainText(number);
}

async function propose(desk: Page, name: string, sums: PoolSums): Promise<string> {
  const preview = desk.getByRole('region', { name });
  await expect(preview).toContainText('preview, nothing done', { timeout: 60_000 });
  for (const amount of [sums.pool, sums.paid, sums.rollover]) {
    await expect(preview).toContainText(moneyText(amount));
  }
  expect(await axeFindings(desk)).toEqual([]);
  await preview.getByLabel('Reason').fill('all matches have ended');
  await preview.getByRole('button', { name: /^Propose/ }).click();
  const told = preview.getByRole('link', { name: 'See the proposal' });
  return (await told.getAttribute('href'))?.split('/').at(-1) ?? '';
}

async function approveAtDesk(browser: Browser, proposalId: string, issueId: string) {
  const other = await openSecondDesk(browser);
  await openOffice(other, `/approvals/${proposalId}?view=for-me`);
  const one = other.getByRole('main');
  await expect(one).toContainText('all matches have ended');
  await expect(one.locator(`a[href="/pool-issues/${issueId}"]`)).toBeVisible();
  await other.getByRole('heading', { level: 1 }).click();
  await other.keyboard.press('a');
  await expect(other.getByText('Approved and done')).toBeVisible();
  await other.context().close();
}

const untilPaid = (desk: Page) =>
  expect(desk.getByText('every result still reads as it was paid')).toBeVisible({
    timeout: 60_000,
  });

const sumOf = (lines: readonly StatementLine[], name: string): bigint =>
  lines.filter((line) => line.name === name).reduce((sum, { change }) => sum + change, 0n);

const total = (numbers: readonly bigint[]): bigint => numbers.reduce((all, one) => all + one, 0n);

/** The books say to the senti what was counted anew. */
async function expectBooks(issueId: string, sums: PoolSums): Promise<void> {
  const { tickets, moved, rollover } = await poolBooksOf(journeysDatabase(), issueId);
  expect(tickets.map(({ prize, tax }) => ({ prize, tax }))).toEqual(sums.prizes);
  const stakes = total(tickets.map(({ stake }) => stake));
  const tax = total(sums.prizes.map((one) => one.tax));
  const growth = (stakes * 15n) / 100n;
  expect(rollover).toBe(sums.rollover);
  const notNothing = Object.entries(moved).filter(([, amount]) => amount !== 0n);
  const expected = {
    cash: sums.paid - tax - stakes,
    pools: sums.rollover,
    'pool-house': growth - sums.pool,
    'pool-remainders': sums.remainder,
    'pool-stakes': stakes - growth,
    'winnings-tax': tax,
  };
  const asked = Object.entries(expected).filter(([, amount]) => amount !== 0n);
  expect(Object.fromEntries(notNothing)).toEqual(Object.fromEntries(asked));
  expect(total(Object.values(moved))).toBe(0n);
}

/** Ticket, statement, balance and results as their player sees them. */
async function expectPages(phone: Page, shown: { number: string; label: string; sums: PoolSums }) {
  const { number, label, sums } = shown;
  const [{ prize, tax } = { prize: 0n, tax: 0n }] = sums.prizes;
  await openPlayerPage(phone, `/string_ball/jackpot?tab=tickets&which=settled&number=${number}`);
  const main = phone.getByRole('main');
  const card = main.getByRole('region', { name: /^Tiketi yako · / }).first();
  await expect(card).toContainText(number);
  if (prize > 0n) {
    await expect(card).toContainText('Umeshinda');
    await expect(card).toContainText(moneyText(prize - tax));
  } else {
    await expect(card).toContainText('Tiketi hii haikushinda.');
  }
  await openPlayerPage(phone, '/string_ball/results');
  const issue = main.getByRole('region', { name: new RegExp(label) });
  for (const amount of [sums.pool, sums.paid, sums.rollover]) {
    await expect(issue).toContainText(moneyText(amount));
  }
}

test('[POL-122, POL-128, POL-134, POL-135, POL-155, POL-158, POL-160, POL-161] a jackpot from its draft to a payment that is corrected', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await arriveAtOffice(desk, seededAdministrator('admin'));
  const label = await addGame(desk, newPrefix());
  const [, second = '', reserve = ''] = await composeDraft(desk, label);
  expect(await axeFindings(desk)).toEqual([]);
  await looksWellAtAnyWidth(desk);
  await saveDraft(desk, label);
  const issueId = new URL(desk.url()).pathname.split('/').at(-1) ?? '';
  await doDeed(desk, 'Open the sale');
  await expect(desk.getByRole('main')).toContainText('On sale until');

  const phone = await newPhone(browser);
  const buyer = await arriveWithMoney(phone, 20_000);
  const [byHand, byLuck] = await buyTwo(phone, browser);
  await seeFirst(phone, byHand);

  await openOffice(desk, `/pool-issues/${issueId}`);
  await doDeed(desk, 'Close the sale');
  await expect(desk.getByRole('main')).toContainText('Results: 0 of 2');
  await sayEnd(desk, { at: 0, reason: 'the pitch is under water' });
  await expect(desk.getByRole('main')).toContainText('reserve 1 stands in');
  for (const matchId of [second, reserve]) await playAtProvider(matchId);
  await expect(desk.getByRole('region', { name: 'What settling would pay' })).toBeVisible({
    timeout: 60_000,
  });
  // Whatever the feed said: so the ticket filled by hand is right where it has the home team.
  await sayEnd(desk, { at: 1, score: [1, 0], reason: 'as the referee wrote it' });
  await sayEnd(desk, { at: 2, score: [0, 2], reason: 'as the referee wrote it' });

  const { tickets } = await poolBooksOf(journeysDatabase(), issueId);
  const paid = sumsOf(tickets, '2', '1');
  const proposed = await propose(desk, 'What settling would pay', paid);
  await looksWellAtAnyWidth(desk);
  await approveAtDesk(browser, proposed, issueId);
  await untilPaid(desk);
  await expectBooks(issueId, paid);
  await expectPages(phone, { number: byHand, label, sums: paid });
  const lines = await readStatement(phone);
  expect(sumOf(lines, 'Dau la Jackpot')).toBe(-total(tickets.map(({ stake }) => stake)));
  expect(sumOf(lines, 'Matokeo ya Jackpot')).toBe(total(paid.prizes.map(({ prize }) => prize)));
  expect(sumOf(lines, 'Kodi ya zuio')).toBe(-total(paid.prizes.map(({ tax }) => tax)));
  expect(endOfChain(lines)).toBe(2_000_000n + total(lines.slice(1).map(({ change }) => change)));

  // The other team had won: what was paid is taken back and paid anew.
  await openOffice(desk, `/pool-issues/${issueId}`);
  await sayEnd(desk, { at: 1, score: [0, 1], reason: 'the referee was misread' });
  const anew = sumsOf(tickets, '2', '2');
  await approveProposal(await propose(desk, 'What paying anew would change', anew));
  await untilPaid(desk);
  await expectBooks(issueId, anew);
  await expectPages(phone, { number: byHand, label, sums: anew });
  const all = await readStatement(phone);
  const spent = total(tickets.map(({ stake }) => stake));
  const won = total(anew.prizes.map(({ prize, tax }) => prize - tax));
  expect(endOfChain(all)).toBe(2_000_000n - spent + won);

  await openOffice(desk, `/pool-issues/${issueId}?tab=tickets`);
  for (const number of [byHand, byLuck]) {
    await expect(listRows(desk).filter({ hasText: number })).toContainText(/Won|Lost/);
  }
  await openOffice(desk, `/users/${buyer.playerId}?tab=pool-tickets`);
  await expect(desk.getByRole('main')).toContainText(byHand);
  for (const page of [desk, phone]) await page.context().close();
});
