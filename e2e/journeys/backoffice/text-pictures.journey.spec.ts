import { callsOf, signInAdministrator } from '@kipute/tools/arrivals/arrivals';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice } from '../../pages/arrivals.ts';
import { freshPng } from '../../pages/fresh-png.ts';
import { openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { backofficeSite, playerSite, seededAdministrator } from '../../world/running-world.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

const phone = {
  ...{ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true },
  serviceWorkers: 'block',
} as const;

const slug = `picha-${Date.now()}`;
const WORDS = 'Mraba wenye rangi nyingi';
/** Wider than the column of a phone. */
const SIDE = 900;

/** In an object: a promise that is given the calls themselves would ask them for "then". */
const officeCalls = async () => {
  const { token } = await signInAdministrator(backofficeSite(), seededAdministrator('admin'));
  return { graphicText: callsOf(backofficeSite(), token).graphic_text };
};

async function writePage(): Promise<string> {
  const { graphicText } = await officeCalls();
  const { id } = await graphicText.add({
    ...{ kind: 'help', topic: 'start', slug, sort: 0, release_time: null, note: 'a journey' },
    sw: { title: `Kurasa ${slug}`, body: '<p>Habari.</p>', keywords: '' },
    en: { title: '', body: '', keywords: '' },
  });
  return id;
}

/** By the keyboard alone, from the toolbar's button to the words. */
async function putPicture(desk: Page): Promise<void> {
  await desk.getByRole('toolbar').first().getByRole('button', { name: 'Picture' }).press('Enter');
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Upload').setInputFiles({
    ...{ name: `${slug}.png`, mimeType: 'image/png', buffer: freshPng(SIDE) },
  });
  const words = dialog.getByLabel('What it shows, in Swahili');
  await expect(words).toBeVisible({ timeout: 60_000 });
  await words.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('Write what the picture shows.');
  expect(await axeFindings(desk)).toEqual([]);
  await words.fill(WORDS);
  await words.press('Enter');
  await expect(dialog).toBeHidden();
}

test('[TXT-53, TXT-37, FIL-42] a clerk puts a picture into a text, and a phone reads it', async ({
  page,
  browser,
}) => {
  test.slow();
  const id = await writePage();
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, `/texts/${id}`);
  await putPicture(page);
  const preview = page.getByRole('region', { name: 'As players see it' });
  await expect(preview.getByRole('img', { name: WORDS })).toBeVisible();
  await page.getByLabel('What changes and why').fill('a picture');
  await page.getByRole('button', { name: 'Save as version 2' }).click();
  await expect(page.getByText('Version 2 is shown')).toBeVisible();
  await openOffice(page, '/images');
  await expect(page.getByRole('button', { name: new RegExp(slug) })).toContainText(
    `Text: Kurasa ${slug}`,
  );

  const context = await browser.newContext(phone);
  const reader = await context.newPage();
  await openPlayerPage(reader, `/help?article=${slug}`);
  const picture = reader.getByRole('article').getByRole('img', { name: WORDS });
  await picture.scrollIntoViewIfNeeded();
  const naturalWidth = () =>
    picture.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0));
  await expect.poll(naturalWidth).toBeGreaterThan(0);
  const box = await picture.boundingBox();
  expect(box?.width).toBeLessThan(360);
  expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(2);
  expect(await axeFindings(reader)).toEqual([]);
  expect(await sidewaysOverflow(reader)).toEqual([]);
  await context.close();

  const saving = await browser.newContext(phone);
  const saver = await saving.newPage();
  const fetched: string[] = [];
  saver.on('request', (request) => {
    if (request.url().startsWith(`${playerSite()}/files/`)) fetched.push(request.url());
  });
  await saver.addInitScript(() => localStorage.setItem('data-saver', 'on'));
  await openPlayerPage(saver, `/help?article=${slug}`);
  const show = saver.getByRole('button', { name: `Onyesha picha: ${WORDS}` });
  await expect(show).toBeVisible();
  expect(fetched).toEqual([]);
  await show.press('Enter');
  await expect(saver.getByRole('img', { name: WORDS })).toBeFocused();
  await expect.poll(() => fetched.length).toBe(1);
  await saving.close();
  const { graphicText } = await officeCalls();
  await graphicText.arrange({ id, sort: 0, hidden: 1 });
});
