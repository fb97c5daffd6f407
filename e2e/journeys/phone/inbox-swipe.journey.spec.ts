import type { CDPSession, Locator } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveWithMoney } from '../../pages/arrivals.ts';
import { openPlayerPage } from '../../pages/player-page.ts';

type Pull = {
  readonly finger: CDPSession;
  readonly by: { readonly x: number; readonly y: number };
};

const STEPS = 6;
/** Slower than a flick. */
const STEP_MS = 120;

/** From near the right edge of a row. */
async function pull(row: Locator, { finger, by }: Pull): Promise<void> {
  const box = await row.boundingBox();
  if (!box) throw new Error('the row is not drawn');
  const from = { x: box.x + box.width - 24, y: box.y + box.height / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined ? [] : [{ x: from.x + by.x * share, y: from.y + by.y * share }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= STEPS; step += 1) {
    await row.page().waitForTimeout(STEP_MS);
    await touch('touchMove', step / STEPS);
  }
  await touch('touchEnd');
}

test('[INB-62] a message is pulled away to the left and comes back by the undo', async ({
  page,
  context,
}) => {
  await arriveWithMoney(page, 5_000);
  await openPlayerPage(page, '/message');
  const row = page.getByRole('main').getByRole('button', { name: /Umepokea TSh 5,000/ });
  await expect(row).toBeVisible();
  const finger = await context.newCDPSession(page);

  for (const by of [
    { x: -70, y: 0 },
    { x: -60, y: -160 },
    { x: 200, y: 0 },
  ]) {
    await pull(row, { finger, by });
  }
  const undo = page.getByRole('button', { name: 'Rudisha' });
  await expect(undo).toHaveCount(0);
  await expect(row).toBeVisible();

  await pull(row, { finger, by: { x: -220, y: 0 } });
  await expect(page.getByText('Ujumbe umeondolewa')).toBeVisible();
  await expect(row).toHaveCount(0);
  await undo.click();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
});

test.describe('a broken network', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('[INB-62] what could not be removed springs back', async ({ page, context }) => {
    await arriveWithMoney(page, 5_000);
    await openPlayerPage(page, '/message');
    const row = page.getByRole('main').getByRole('button', { name: /Umepokea TSh 5,000/ });
    await expect(row).toBeVisible();
    await page.route('**/api/message/remove', (route) => route.abort());
    await pull(row, { finger: await context.newCDPSession(page), by: { x: -220, y: 0 } });
    await expect(page.getByText('Imeshindikana, angalia intaneti kisha jaribu tena')).toBeVisible();
    await expect(row).toBeInViewport({ ratio: 0.9 });
  });
});
