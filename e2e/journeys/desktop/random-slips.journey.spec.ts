import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveWithMoney } from '../../pages/arrivals.ts';
import { openSlip, pickSome, stakeIn } from '../../pages/slip.ts';

/** Of one number always the same slips; another number tries others. */
const SEED = 20_261_116;
const SLIPS = 6;
/** Other journeys let matches of this small world begin: so many are left in any case. */
const MATCHES_SHOWN = 5;
const LEGS_MAX = 4;

type RandomSlip = {
  readonly prices: readonly { readonly match: number; readonly price: number }[];
  readonly tab: 'Single' | 'Mkeka' | 'System';
  readonly stake: number;
};

function randomSlip(fraction: () => number): RandomSlip {
  const below = (end: number) => Math.floor(fraction() * end);
  const legs = 1 + below(LEGS_MAX);
  const first = below(MATCHES_SHOWN - legs);
  const tabs = legs > 2 ? (['Single', 'Mkeka', 'System'] as const) : (['Single', 'Mkeka'] as const);
  return {
    prices: Array.from({ length: legs }, (_, at) => ({ match: first + at, price: below(2) })),
    tab: (legs === 1 ? undefined : tabs[below(tabs.length)]) ?? 'Mkeka',
    stake: 100 + below(900),
  };
}

/** A sequence of numbers that looks random enough to choose by (a linear congruence). */
function fractionsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('[SLIP-20] whatever is bet on, the order says what the slip said', async ({ page }) => {
  test.slow();
  await arriveWithMoney(page, 50_000);
  const fraction = fractionsFrom(SEED);
  for (let tried = 0; tried < SLIPS; tried += 1) await betAndCompare(page, randomSlip(fraction));
});

/** A price that moves between the look and the bet makes another slip of it: that is tried again. */
async function betAndCompare(page: Page, wish: RandomSlip): Promise<void> {
  await expect(async () => {
    const { said, placed } = await placeSlip(page, wish);
    expect(placed, JSON.stringify(wish)).toEqual(said);
  }).toPass({ intervals: [100], timeout: 60_000 });
}

async function placeSlip(page: Page, { prices, tab, stake }: RandomSlip) {
  await pickSome(page, prices);
  const slip = await openSlip(page, { isMobile: false });
  await expect(slip.getByRole('button', { name: /^Ondoa / })).toHaveCount(prices.length);
  if (prices.length > 1) await slip.getByRole('radio', { name: new RegExp(`^${tab}`) }).check();
  await stakeIn(slip).fill(String(stake));
  const said = await sentiIn(slip, 'Malipo tarajiwa');
  await slip.getByRole('button', { name: /^Weka dau/ }).click();
  const again = slip.getByRole('button', { name: 'Weka tena' });
  const sheet = page.getByRole('dialog', { name: 'Mkeka umewekwa' });
  await expect(sheet.or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(sheet).toBeVisible();
  const placed = await sentiIn(sheet, 'Malipo');
  await sheet.getByRole('button', { name: 'Mkeka mpya' }).click();
  await expect(sheet).toHaveCount(0);
  return { said, placed };
}

/** All of that name together: several singles have a figure each. */
async function sentiIn(place: Locator, name: string): Promise<number> {
  const lines = place.locator('dl > div').filter({ hasText: name }).locator('dd');
  const texts = await lines.allTextContents();
  expect(texts.length, name).toBeGreaterThan(0);
  return texts.reduce(
    (sum, text) => sum + Math.round(Number(text.replace(/[^\d.]/g, '')) * 100),
    0,
  );
}
