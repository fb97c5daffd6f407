import { type Browser, devices, type Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { sell } from '../../pages/cash-out.ts';
import { beginMatchOf, betInPlay, homeToWin } from '../../pages/live-bet.ts';
import { languages } from '../../pages/look.ts';
import { joinWithMoney } from '../../pages/money-pages.ts';
import { commandProvider } from '../../pages/odds-provider.ts';
import { openOffice, signInAtOffice } from '../../pages/office-page.ts';
import { dialog, drawer, openRow, sayResult } from '../../pages/order-desk.ts';
import { openPlayerPage, untilPageListens } from '../../pages/player-page.ts';
import type { PlayerShell } from '../../pages/player-shell.ts';
import { figure } from '../../pages/slip.ts';
import { endOfChain, readStatement, sentiIn, withoutTax } from '../../pages/statement.ts';
import { seededAdministrator } from '../../world/running-world.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

/** It has one match, on which no other journey bets. */
const LEAGUE = 'Serie A';

/** More than any side makes up for while the rest of the match is played out. */
const GOALS = 8;

const [DEPOSIT, STAKE, STAKE_LEFT] = [1_000_000n, 200_000n, 100_000n];

const lineNames = {
  sw: {
    deposit: 'Kuweka pesa',
    bet: 'Dau la mkeka',
    cashOut: 'Cashout',
    result: 'Malipo ya mkeka',
    tax: 'Kodi ya zuio',
    correction: 'Marekebisho',
  },
  en: {
    deposit: 'Deposit',
    bet: 'Bet',
    cashOut: 'Cashout',
    result: 'Bet payout',
    tax: 'Tax on winnings',
    correction: 'Correction',
  },
} as const;

const main = (page: Page) => page.getByRole('main');
const state = (page: Page, words: string) =>
  main(page).getByRole('status').getByText(words, { exact: true });

async function purseHolds({ balance }: PlayerShell, amount: bigint): Promise<void> {
  await expect.poll(async () => sentiIn((await balance.textContent()) ?? '')).toBe(amount);
}

/** Half of the stake; answers what arrived. */
async function cashOutHalf(page: Page): Promise<bigint> {
  await main(page)
    .getByRole('button', { name: /^Chukua sehemu/ })
    .click();
  await main(page).getByRole('slider', { name: 'Sehemu ya dau' }).fill('50');
  const told = main(page).getByText(/^Umepokea TSh .* Dau la TSh 1,000 bado liko mchezoni\.$/);
  await sell(page, told);
  return sentiIn((await told.textContent()) ?? '');
}

async function letHomeWin(match: string): Promise<void> {
  for (let goal = 0; goal < GOALS; goal += 1) await commandProvider('goal home', match);
  await commandProvider('end', match);
}

/** A clerk says that the selection was void, after it was paid as won. */
async function correctByHand(browser: Browser, match: string): Promise<void> {
  const desk = await browser.newPage(devices['Desktop Chrome']);
  await openOffice(desk, `/orders?match_id=${match}`);
  await signInAtOffice(desk, seededAdministrator('admin'));
  await openRow(desk);
  await drawer(desk).getByRole('button', { name: 'Change the result' }).click();
  await expect(dialog(desk)).toContainText('0 open, 0 delayed, 1 paid');
  await expect(dialog(desk)).toContainText('What was paid is taken back and paid anew.');
  await sayResult(desk, { outcome: 'Refunded', orders: 1, note: 'a player nobody had entered' });
  await desk.close();
}

test('[CSH-47, MS-40, ORD-52, ORD-68, ORD-70, ORD-71, STL-23] a bet in play is cashed in part, won and corrected, and the statement adds up', async ({
  page,
  shell,
  browser,
  isMobile,
}) => {
  // The bet and the sale are held for some seconds each, and tried again where a price moves.
  test.setTimeout(300_000);
  await joinWithMoney(page, '10,000');
  const match = await beginMatchOf(page, LEAGUE);
  await betInPlay(page, { price: homeToWin(page), stake: '2000', isMobile });
  await expect(main(page)).toContainText('Ulichagua mechi ikiendelea');
  await purseHolds(shell, DEPOSIT - STAKE);
  const address = page.url();

  const cashed = await cashOutHalf(page);
  const afterCashOut = DEPOSIT - STAKE + cashed;
  await purseHolds(shell, afterCashOut);

  // The rest wins, which is told wherever the player is.
  const listening = untilPageListens(page, 'player:');
  await openPlayerPage(page, '/order');
  await listening;
  await letHomeWin(match);
  const notice = page.getByText(/^Umeshinda! Mkeka [0-9A-Z]{15} umelipwa TSh [\d,.]+$/);
  await expect(notice).toBeVisible();
  const payout = sentiIn(/TSh .*$/.exec((await notice.textContent()) ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Tazama' }).click();
  await expect(page).toHaveURL(address);
  await expect(state(page, 'Umeshinda')).toBeVisible();
  await expect(main(page).getByRole('link', { name: / \d+–\d+ / })).toBeVisible();
  expect(await figure(main(page), 'Dau lililobaki hadi mwisho')).toBe('TSh 1,000');
  expect(sentiIn(await figure(main(page), 'Cashout za awali'))).toBe(cashed);
  expect(sentiIn(await figure(main(page), 'Malipo'))).toBe(payout);
  const tax = sentiIn(await figure(main(page), 'Kodi ya zuio ('));
  expect(tax).toBeGreaterThan(0n);
  await purseHolds(shell, afterCashOut + payout);

  // The page that is open turns by itself. What was cashed stays.
  await correctByHand(browser, match);
  await expect(state(page, 'Dau limerudi')).toBeVisible();
  await expect(main(page).getByText('Matokeo yalisahihishwa')).toBeVisible();
  expect(sentiIn(await figure(main(page), 'Umerudishiwa'))).toBe(STAKE_LEFT);
  expect(sentiIn(await figure(main(page), 'Cashout za awali'))).toBe(cashed);
  await purseHolds(shell, afterCashOut + STAKE_LEFT);

  for (const language of languages) {
    await shell.chooseLanguage(language);
    const names = lineNames[language];
    const lines = await readStatement(page);
    expect(lines).toContainEqual({ name: names.tax, change: -tax, after: afterCashOut + payout });
    expect(withoutTax(lines, names.tax)).toEqual([
      [names.deposit, DEPOSIT],
      [names.bet, -STAKE],
      [names.cashOut, cashed],
      [names.result, payout],
      [names.correction, -payout],
      [names.result, STAKE_LEFT],
    ]);
    await purseHolds(shell, endOfChain(lines));
  }
});
