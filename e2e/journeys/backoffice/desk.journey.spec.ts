import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice } from '../../pages/arrivals.ts';
import { pricesOf } from '../../pages/match-page.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

async function looksWell(desk: Page): Promise<void> {
  await desk.setViewportSize({ width: 1280, height: 2400 });
  expect(await axeFindings(desk)).toEqual([]);
  for (const width of [320, 390, 1920, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(desk), `${width} px`).toEqual([]);
  }
}

/** Far down the list, where no other journey goes. */
async function openFarMatch(page: Page, fromLast: number): Promise<string> {
  await openPlayerPage(page, '/ready_start');
  const links = page.getByRole('link', { name: /masoko zaidi/ });
  await expect(links.first()).toBeVisible();
  await links.nth((await links.count()) - fromLast).click();
  await expect(pricesOf(page).first()).toBeVisible();
  return new URL(page.url()).searchParams.get('id') ?? '';
}

async function decideAboutChosen(desk: Page, action: string): Promise<void> {
  await listRows(desk).first().getByRole('checkbox').check();
  await desk.getByRole('button', { name: new RegExp(`^${action}`) }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('injured in the warm-up');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
}

test('[DESK-20, DESK-21] a clerk locks a match, and a page that is open locks and opens with it', async ({
  page,
  browser,
}) => {
  const matchId = await openFarMatch(page, 4);
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await arriveAtOffice(desk, seededAdministrator('admin'));
  await openOffice(desk, `/matches?id=${matchId}`);
  await expect(listRows(desk)).toHaveCount(1);
  await looksWell(desk);

  await decideAboutChosen(desk, 'Lock odds');
  await expect(pricesOf(page)).toHaveCount(0);
  await openOffice(desk, `/matches?tab=locked&id=${matchId}`);
  await expect(listRows(desk)).toHaveCount(1);
  await decideAboutChosen(desk, 'Open odds');
  await expect(pricesOf(page).first()).toBeVisible();

  await openOffice(desk, `/logs?type=22`);
  await expect(listRows(desk).first()).toContainText('injured in the warm-up');
  await desk.context().close();
});

test('[DESK-01, DESK-20] one match is decided about in a form; who saw an older one is told', async ({
  page,
}) => {
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, '/matches?tab=upcoming');
  const row = listRows(page).nth(7);
  const other = await page.context().newPage();
  await openOffice(other, '/matches?tab=upcoming');
  const key = (await row.getAttribute('data-row-key')) ?? '';
  const same = other.locator(`[data-row-key="${key}"]`);
  const decide = async (desk: Page, at: typeof row, sequence: string) => {
    await at.getByRole('button', { name: 'Decide' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('spinbutton', { name: 'Sequence' }).fill(sequence);
    await dialog.getByRole('textbox', { name: 'Why' }).fill('derby');
    return dialog;
  };
  const mine = await decide(page, row, '101');
  const theirs = await decide(other, same, '12');
  await mine.getByRole('button', { name: 'Confirm' }).click();
  await expect(mine).toContainText('At most 100');
  await mine.getByRole('spinbutton', { name: 'Sequence' }).fill('40');
  expect(await axeFindings(page)).toEqual([]);
  await mine.getByRole('button', { name: 'Confirm' }).click();
  await expect(mine).toBeHidden();
  await expect(row).toContainText('40');
  await theirs.getByRole('button', { name: 'Confirm' }).click();
  await expect(theirs).toContainText('changed');
  await expect(row).toContainText('40');
});

test('[DESK-15, DESK-20] competitions, tiers, market types, countries and bookmakers look well', async ({
  page,
}) => {
  // Five lists at five widths each are more than a minute beside other journeys.
  test.setTimeout(180_000);
  await arriveAtOffice(page, seededAdministrator('admin'));
  const lists = ['/competitions', '/competition-tiers', '/market-types', '/countries'];
  for (const path of [...lists, '/bookmakers']) {
    await openOffice(page, path);
    await expect(listRows(page).first()).toBeVisible();
    await looksWell(page);
  }
  await openOffice(page, '/competition-tiers');
  const tier = listRows(page).last();
  await tier.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: 'Margin' }).fill('4.5');
  await dialog.getByRole('spinbutton', { name: 'Highest stake' }).fill('50000');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('small leagues');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(tier).toContainText('4.5');
  await expect(tier).toContainText('50,000');
});
