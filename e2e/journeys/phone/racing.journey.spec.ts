import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveWithMoney } from '../../pages/arrivals.ts';
import { choosePlayerLook, looks } from '../../pages/look.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

/** A round of the journeys' world takes a minute, three quarters of it for betting. */
const ROUND_MS = 75_000;
/** Enough to place three bets on a busy machine. */
const LEFT_SECONDS_MIN = 25;

async function secondsLeft(main: Locator): Promise<number> {
  const timer = main.getByRole('timer', { name: 'Dau linafungwa baada ya' });
  if (!(await timer.isVisible())) return 0;
  const [minutes = '0', seconds = '0'] = ((await timer.textContent()) ?? '').split(':');
  return Number(minutes) * 60 + Number(seconds);
}

async function placeBet(page: Page, main: Locator): Promise<void> {
  const placed = main.getByRole('region', { name: /^Dau zako za raundi/ }).getByRole('listitem');
  const before = await placed.count();
  await main.getByRole('button', { name: 'Weka dau', exact: true }).tap();
  await expect(placed).toHaveCount(before + 1);
  expect(page.url()).toContain('/racing');
}

/** "+5,000" and "−200" of the lines of a statement. */
async function changesIn(main: Locator): Promise<readonly number[]> {
  const lines = await main.getByRole('listitem').allTextContents();
  return lines.flatMap((line) => {
    const [, sign, amount] = /([+−-])(\d[\d,]*(?:\.\d+)?)/.exec(line) ?? [];
    return amount === undefined
      ? []
      : [Number(amount.replaceAll(',', '')) * (sign === '+' ? 1 : -1)];
  });
}

test('[RCP-10, RCP-14, RCP-15, RCP-18, RCP-32, RCP-40, RCP-42, RCP-60, RCP-62, RCP-70] a player converts, bets on three kinds, watches the race, proves it and converts back, and every shilling stands in the statement', async ({
  page,
  shell,
}) => {
  test.setTimeout(5 * ROUND_MS);
  await arriveWithMoney(page, 10_000);
  await openPlayerPage(page, '/racing');
  const main = page.getByRole('main');
  await expect.poll(() => secondsLeft(main), { timeout: ROUND_MS }).toBeGreaterThan(0);
  await main.getByRole('button', { name: /^Gari 3 / }).tap();
  await main.getByRole('link', { name: 'Badili salio kuwa sarafu' }).tap();
  await expect(main.getByRole('textbox')).toHaveValue('200');
  await main.getByRole('textbox').fill('5000');
  await main.getByRole('button', { name: 'Badili TSh 5,000' }).tap();
  await expect(main.getByText('Umepokea sarafu 5,000')).toBeVisible();
  await expect(shell.balance).toContainText('5,000');

  await openPlayerPage(page, '/racing');
  await expect
    .poll(() => secondsLeft(main), { timeout: ROUND_MS })
    .toBeGreaterThan(LEFT_SECONDS_MIN);
  await main.getByRole('button', { name: /^Gari 8 / }).tap();
  await expect(main.getByRole('status', { name: 'Bei ya dau' })).toHaveText('Sarafu 400');
  await placeBet(page, main);
  await main.getByRole('radio', { name: /^Witiri \/ Shufwa/ }).check({ force: true });
  await main.getByRole('button', { name: /^Witiri / }).tap();
  await placeBet(page, main);
  await main.getByRole('radio', { name: /^10 kwa 10/ }).check({ force: true });
  await main.getByRole('button', { name: 'Bahati' }).tap();
  await placeBet(page, main);
  const mine = main.getByRole('region', { name: /^Dau zako za raundi/ });
  const [, issue = ''] = /raundi (\d+)/.exec((await mine.textContent()) ?? '') ?? [];

  const race = main.getByRole('region', { name: `Raundi ${issue} inakimbia` });
  await expect(race).toContainText('nafasi 10', { timeout: ROUND_MS });
  await expect(race).toContainText('magari yako: 3, 8');
  await expect(main.getByRole('heading', { name: `Matokeo ya raundi ${issue}` })).toBeVisible();

  await openPlayerPage(page, '/racing/bets?which=settled');
  const bets = main.getByRole('article', { name: new RegExp(`Raundi ${issue}$`) });
  await expect(bets).toHaveCount(3);
  await bets.first().getByRole('link', { name: 'Thibitisha' }).tap();
  await expect(main).toContainText('Yanalingana');
  await expect(main).toContainText(`Thibitisha raundi ${issue}`);
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: /JSON/ }).tap();
  expect((await download).suggestedFilename()).toMatch(/^kipute-racing-\d{12}\.json$/);

  await openPlayerPage(page, '/racing_coin');
  await main.getByRole('radio', { name: /^Sarafu → salio/ }).check({ force: true });
  await main.getByRole('button', { name: 'Zote' }).tap();
  await main.getByRole('button', { name: /^Badili sarafu / }).tap();
  await expect(main.getByText(/zimeingia kwenye salio lako$/)).toBeVisible();

  await openPlayerPage(page, '/user_bill?type=3');
  await expect(main).toContainText('Sarafu za mbio kwenda salio');
  const coins = await changesIn(main);
  expect(coins.filter((change) => change < 0).length).toBeGreaterThanOrEqual(4);
  expect(coins.reduce((sum, change) => sum + change, 0)).toBe(0);
  await openPlayerPage(page, '/user_bill');
  await expect(main).toContainText('Kodi ya zuio');
  const balance = (await changesIn(main)).reduce((sum, change) => sum + change, 0);
  await expect(shell.balance).toContainText(balance.toLocaleString('en'));
});

const pages = ['/racing', '/racing/results', '/racing/rules', '/racing/bets', '/racing/proof'];
const widths = [320, 360, 600, 960, 1180, 1440, 1920];

for (const look of looks) {
  test(`[RCP-04, RCP-50, RCP-52] pages of racing have no fault and fit every width, ${look.language} ${look.theme}`, async ({
    page,
  }) => {
    test.slow();
    await choosePlayerLook(page, look);
    for (const path of pages) {
      await page.setViewportSize({ width: 360, height: 800 });
      await openPlayerPage(page, path);
      await expect(page.getByRole('main').getByRole('navigation').first()).toBeVisible();
      expect(await axeFindings(page), path).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => sidewaysOverflow(page), { message: `${path} at ${width} px` })
          .toEqual([]);
      }
    }
  });
}

test('[RCP-17] a visitor finds the picks after a reload, with the way in on the button', async ({
  page,
}) => {
  test.setTimeout(2 * ROUND_MS);
  await openPlayerPage(page, '/racing');
  const main = page.getByRole('main');
  await expect.poll(() => secondsLeft(main), { timeout: ROUND_MS }).toBeGreaterThan(5);
  await main.getByRole('button', { name: /^Gari 3 / }).tap();
  await expect(main.getByRole('button', { name: 'Ingia kuweka dau' })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('button', { name: /^Gari 3 / })).toHaveAttribute(
    'aria-pressed',
    'true',
    { timeout: ROUND_MS },
  );
});
