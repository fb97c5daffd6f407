import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAs } from '../../pages/arrivals.ts';
import { openLiveMatch, openUpcomingMatch } from '../../pages/match-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { openDialog } from '../../pages/player-shell.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { seededPlayer } from '../../world/running-world.ts';

test('[JRN-25] nothing on a match page is too small for a finger', async ({ page }) => {
  await openUpcomingMatch(page);
  expect(await smallTargets(page)).toEqual([]);
  await openLiveMatch(page);
  expect(await smallTargets(page)).toEqual([]);
});

const sheets = ['Fungua menyu', 'Michezo', 'Tafuta', 'Mkeka', 'Chat', 'Akaunti'] as const;

async function measureSheets(page: Page): Promise<void> {
  for (const opener of sheets) {
    await page.getByRole('button', { name: opener }).first().click();
    await expect(openDialog(page)).toBeVisible();
    expect.soft(await smallTargets(page), opener).toEqual([]);
    await page.goBack();
    await expect(openDialog(page)).toHaveCount(0);
  }
}

test('[JRN-25] nothing in a drawer or a sheet is too small for a finger', async ({
  page,
  shell,
}) => {
  await openPlayerPage(page, '/home');
  await measureSheets(page);
  await arriveAs(page, seededPlayer('Asha'));
  await openPlayerPage(page, '/home');
  await expect(shell.balance).toBeVisible();
  await measureSheets(page);
  expect(await smallTargets(page)).toEqual([]);
});

test('[JRN-25] a slip with picks has nothing that is too small for a finger', async ({ page }) => {
  await openPlayerPage(page, '/ready_start');
  await page.getByRole('article').getByRole('button', { name: /odds/ }).first().click();
  await page.getByRole('button', { name: 'Mkeka' }).first().click();
  await expect(openDialog(page)).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});
