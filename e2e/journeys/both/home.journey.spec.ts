import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { commandProvider } from '../../pages/odds-provider.ts';
import {
  openPlayerPage,
  openSettledPage,
  untilDrawn,
  untilPageListens,
} from '../../pages/player-page.ts';

// A page that was fetched before would come from the worker's cache and meet no trouble.
test.use({ serviceWorkers: 'block' });

const lists = (page: Page): Locator => page.getByRole('tabpanel');
const tiles = (page: Page): Locator => lists(page).getByRole('article');
/** Prices that can be picked: those that are closed at the moment are not pressed or unpressed. */
const openOdds = (within: Locator): Locator =>
  within.getByRole('article').locator('button[aria-pressed]');
const slipCount = (page: Page): Locator => page.getByRole('button', { name: /Mkeka|mkeka/ });

/** The winner market of the first match all of whose prices are open, as in most of them. */
async function openMarket(page: Page): Promise<Locator> {
  const markets = tiles(page).getByRole('group', { name: /Mshindi \(1X2\)$/ });
  const open = markets
    .filter({ has: page.locator('button[aria-pressed]:nth-of-type(3)') })
    .filter({ hasNot: page.locator('button[aria-disabled]') });
  await expect(open.first()).toBeVisible();
  // By its name, because it must be found again when its prices are closed.
  const name = (await open.first().getAttribute('aria-label')) ?? '';
  return tiles(page).getByRole('group', { name, exact: true }).first();
}

test('[BRW-24, BRW-28, BRW-29] home fills with matches that can be bet on', async ({ page }) => {
  await openPlayerPage(page, '/home');
  await expect(tiles(page).first()).toContainText(/\d\d:\d\d/);
  await expect(lists(page)).toContainText('Mechi kubwa');
  expect(await openOdds(lists(page)).count()).toBeGreaterThan(5);

  const live = page.locator('section').filter({ hasText: 'Mubashara sasa' }).first();
  await expect(live.getByRole('article').first()).toContainText(/\d+(\+\d+)?'|HT|Mapumziko/);
  await expect(live.getByRole('link', { name: /^Tazama zote/ })).toHaveAttribute(
    'href',
    '/rolling_ball',
  );
});

test('[BRW-02, BRW-03] a price that moves redraws its own button and no other', async ({
  page,
}) => {
  // A window in which all live matches are seen, whose prices the provider moves.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 3_000 });
  const listening = untilPageListens(page, 'tile:');
  await openSettledPage(page, '/home');
  await expect(openOdds(page.getByRole('main')).first()).toBeVisible();
  await listening;
  const moving = page.evaluate(
    () =>
      new Promise<{ moved: string; changed: number; touched: number; others: number }>((tell) => {
        const buttons = [...document.querySelectorAll('main article button')];
        const texts = new Map(buttons.map((button) => [button, button.textContent]));
        const buttonOf = ({ target }: MutationRecord) =>
          (target instanceof Element ? target : target.parentElement)?.closest('article button');
        new MutationObserver((records) => {
          const touched = [...new Set(records.map(buttonOf))].filter((button) => button != null);
          const changed = touched.filter((button) => button.textContent !== texts.get(button));
          const moved = changed.find((button) => /[▲▼]/.test(button.textContent ?? ''));
          for (const button of touched) texts.set(button, button.textContent);
          if (!moved) return;
          tell({
            moved: moved.textContent ?? '',
            changed: changed.length,
            touched: touched.length,
            others: buttons.length - touched.length,
          });
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await commandProvider('burst 500');
  const seen = await moving;
  expect(seen.moved).toMatch(/▲[\d.]+, zimepanda|▼[\d.]+, zimeshuka/);
  expect(seen.touched).toBe(seen.changed);
  expect(seen.others).toBeGreaterThan(5);
});

test('[BRW-30, BRW-32] a pick is counted, replaced within its match, kept, and taken out', async ({
  page,
}) => {
  await openPlayerPage(page, '/home');
  const prices = (await openMarket(page)).getByRole('button');
  const [home, away] = [prices.nth(0), prices.nth(2)];
  await home.click();
  await expect(home).toHaveAttribute('aria-pressed', 'true');
  await expect(slipCount(page).first()).toHaveAccessibleName(/chaguo 1|machaguo 1/);

  await away.click();
  await expect(home).toHaveAttribute('aria-pressed', 'false');
  await expect(away).toHaveAttribute('aria-pressed', 'true');
  await expect(slipCount(page).first()).toHaveAccessibleName(/1$/);

  await page.reload();
  await untilDrawn(page);
  const picked = lists(page).locator('button[aria-pressed="true"]');
  await expect(picked).toHaveCount(1);
  await picked.click();
  await expect(lists(page).locator('button[aria-pressed="true"]')).toHaveCount(0);
  await expect(slipCount(page).first()).not.toHaveAccessibleName(/1$/);
});

test('[SCR-22, BRW-27] a list and a market are chosen, and the market is remembered', async ({
  page,
  isMobile,
}) => {
  await openPlayerPage(page, '/home');
  await page.getByRole('tab', { name: 'Kesho' }).click();
  await expect(tiles(page).first()).toContainText(/Kesho \d\d:\d\d/);
  await expect(lists(page).getByRole('link', { name: 'Tazama orodha yote' })).toHaveAttribute(
    'href',
    /^\/ready_start\?date=\d{4}-\d\d-\d\d$/,
  );

  const bothScore = tiles(page).getByRole('group', { name: /Timu zote kufunga$/ });
  if (!isMobile) {
    await expect(bothScore.first()).toBeVisible();
    return;
  }
  await expect(bothScore).toHaveCount(0);
  await page.getByRole('button', { name: 'GG/NG' }).click();
  await expect(bothScore.first()).toBeVisible();
  await page.reload();
  await untilDrawn(page);
  await expect(page.getByRole('button', { name: 'GG/NG' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('when the connection is lost', () => {
  /** After it the page has lost its trust in the odds, and tried again by itself. */
  const LONGEST_WAIT_MS = 15_000;
  const cutOff = /net::ERR_(FAILED|INTERNET_DISCONNECTED)|WebSocket connection/;
  test.use({ expectedComplaints: cutOff });

  test('[BRW-10] odds become pale and cannot be picked; the next answer opens them', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await openPlayerPage(page, '/home');
    const home = (await openMarket(page)).getByRole('button').first();
    await context.setOffline(true);
    await page.clock.fastForward(LONGEST_WAIT_MS);
    await expect(home).toHaveAttribute('aria-disabled', 'true');
    await expect(home).toHaveAccessibleName(/odds za awali \d+\.\d\d$/);
    await home.click({ force: true });
    await expect(lists(page).locator('button[aria-pressed="true"]')).toHaveCount(0);

    await context.setOffline(false);
    await page.clock.fastForward(LONGEST_WAIT_MS);
    await expect(home).toHaveAttribute('aria-pressed', 'false');
    await expect(home).toHaveAccessibleName(/odds \d+\.\d\d/);
  });

  test('[BRW-21] a list that cannot be loaded says so, and comes when it is tried again', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route('**/api/atlassian/popular_events', (route) => route.abort());
    await openPlayerPage(page, '/home');
    const failed = lists(page).getByRole('alert');
    await expect(failed).toContainText('Imeshindwa kupakia');
    await failed.getByRole('button', { name: 'Jaribu tena' }).click();
    await expect(failed).toContainText('Imeshindwa kupakia');
    // Whoever does not tap once more is helped as well.
    await page.unroute('**/api/atlassian/popular_events');
    await page.clock.fastForward(LONGEST_WAIT_MS);
    await expect(tiles(page).first()).toContainText(/\d\d:\d\d/);
  });
});
