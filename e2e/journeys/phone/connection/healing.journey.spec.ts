import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../../journey.ts';
import { cutOffComplaints } from '../../../pages/cut-off.ts';
import {
  bringLateParts,
  openPlayerPage,
  openSettledPage,
  untilDrawn,
  untilWorkerServes,
} from '../../../pages/player-page.ts';
import { playerSite } from '../../../world/running-world.ts';

// What comes by itself does not hang on the width of the page.
test.use({ expectedComplaints: cutOffComplaints });

const fault = (page: Page) => page.getByRole('main').getByRole('alert');

async function endOutage(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

/** The stylesheets in force; one that did not come has no rules. */
const stylesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .filter(({ sheet }) => (sheet?.cssRules.length ?? 0) > 0)
      .map(({ href }) => new URL(href).pathname),
  );

/** It looks as it does for whoever comes with a network. */
async function expectStyledLike(page: Page, path: string): Promise<void> {
  const healed = await stylesOf(page);
  const context = await page.context().browser()?.newContext({ serviceWorkers: 'block' });
  if (!context) throw new Error('the browser is gone');
  const fresh = await context.newPage();
  await openPlayerPage(fresh, path);
  const wanted = await stylesOf(fresh);
  await context.close();
  expect(wanted.length).toBeGreaterThan(0);
  expect(healed).toEqual(expect.arrayContaining([...wanted]));
}

test.describe('nothing is kept on the device', () => {
  // A page that was fetched before would come from the worker's cache and meet no trouble.
  test.use({ serviceWorkers: 'block' });

  test('[SHELL-53] a page that was opened without a network comes with it, in its looks', async ({
    page,
    context,
  }) => {
    await openPlayerPage(page, '/home');
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Menyu kuu' }).getByText('Zinazokuja').click();
    await expect(fault(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mechi zinazokuja');
    await expect(fault(page)).toHaveCount(0);
    await expectStyledLike(page, '/ready_start');
  });

  test('[SHELL-53] a stylesheet that did not come is fetched again with its page', async ({
    page,
    context,
  }) => {
    await openPlayerPage(page, '/home');
    await page.route('**/assets/*.css', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Menyu kuu' }).getByText('Promosheni').click();
    await expect(fault(page)).toBeVisible();
    await page.unroute('**/assets/*.css');
    await endOutage(context);
    await expect(fault(page)).toHaveCount(0);
    await untilDrawn(page);
    await expectStyledLike(page, '/promotion');
  });

  test('[SHELL-53] the site comes by itself where not even its script had come', async ({
    page,
    context,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${playerSite()}/home`);
    await expect(page.getByText('Imeshindwa kupakia')).toBeVisible();
    await page.unroute('**/assets/*.js');
    await endOutage(context);
    await untilDrawn(page);
    await expect(page.getByRole('tab', { name: 'Maarufu' })).toBeVisible();
  });

  test('[SHELL-53] pictures that did not come are asked for again', async ({ page, context }) => {
    await page.route('**/banners/**', (route) => route.abort());
    await openSettledPage(page, '/home');
    const picture = page.getByRole('main').locator('img[src*="/banners/"]').first();
    const widthOf = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(await widthOf()).toBe(0);
    await page.unroute('**/banners/**');
    await expect(async () => {
      await endOutage(context);
      expect(await widthOf()).toBeGreaterThan(0);
    }).toPass();
  });

  test('[SHELL-32] what was said about the connection goes with the outage', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await openPlayerPage(page, '/login');
    // The place of toasts has come, so that one can be shown at all.
    await page.waitForFunction(() => document.querySelectorAll('[role="status"]').length > 1);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Menyu' }).first().click();
    const toast = page.getByRole('alert').filter({ hasText: 'Imeshindwa kupakia' });
    await expect(toast.getByRole('button', { name: 'Pakia upya' })).toBeVisible();
    await context.setOffline(false);
    await expect(toast).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await page.getByRole('button', { name: 'Menyu' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Menyu' })).toBeVisible();
  });

  test('[SHELL-73] what a page could not fetch comes without a tap', async ({ page, context }) => {
    await page.route('**/api/winners/**', (route) => route.abort());
    await openPlayerPage(page, '/super');
    const failed = page.getByRole('main').getByText('Imeshindwa kupakia');
    await expect(failed).toBeVisible();
    await page.unroute('**/api/winners/**');
    const asked = page.waitForResponse('**/api/winners/**');
    await endOutage(context);
    await asked;
    await expect(failed).toHaveCount(0);
  });
});

test('[SHELL-53] a kept site that is opened without a network heals where it stands', async ({
  page,
  context,
}) => {
  await openSettledPage(page, '/home');
  await untilWorkerServes(page);
  await context.setOffline(true);
  await page.goto(`${playerSite()}/help`);
  await expect(fault(page)).toBeVisible();
  // Late parts were wanted meanwhile, and did not come either.
  await bringLateParts(page);
  await context.setOffline(false);
  await bringLateParts(page);
  await untilDrawn(page);
  await expect(fault(page)).toHaveCount(0);
  await expectStyledLike(page, '/help');
});
