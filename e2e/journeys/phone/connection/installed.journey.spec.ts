import type { Page } from '@playwright/test';
import { expect, test } from '../../../journey.ts';
import {
  openPlayerPage,
  openSettledPage,
  seeFoot,
  untilDrawn,
  untilWorkerServes,
} from '../../../pages/player-page.ts';
import { playerSite } from '../../../world/running-world.ts';

// One worker and one manifest serve both devices.
test.use({
  expectedComplaints: /net::ERR_(FAILED|INTERNET_DISCONNECTED)|WebSocket connection/,
});

const keptAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('[SHELL-60] once visited, the site opens without a network', async ({ page, context }) => {
  await openSettledPage(page, '/home');
  await untilWorkerServes(page);
  await context.setOffline(true);
  await page.reload();
  await untilDrawn(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Maarufu' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Huna intaneti' })).toBeVisible();
});

test('[SHELL-60] neither money nor odds nor keys are ever kept', async ({ page, context }) => {
  await openSettledPage(page, '/home');
  await untilWorkerServes(page);
  await openSettledPage(page, '/home');
  await seeFoot(page);
  const kept = await keptAddresses(page);
  expect(kept).toContain('/home');
  expect(kept.filter((path) => !/^\/(home|assets\/|icons\/|manifest)/.test(path))).toEqual([]);

  await context.setOffline(true);
  const answered = await page.evaluate(
    async (paths) => {
      const answers = paths.map(([path, method]) =>
        fetch(path, { method }).then(
          () => path,
          () => null,
        ),
      );
      return (await Promise.all(answers)).filter(Boolean);
    },
    [
      ['/api/configuration/inquire', 'POST'],
      ['/api/configuration/inquire', 'GET'],
      ['/envelope-key.json', 'GET'],
    ] as [string, string][],
  );
  expect(answered).toEqual([]);
});

test('[JRN-18] the site can be installed as an app', async ({ page, request }) => {
  await openPlayerPage(page, '/home');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(playerSite() + address)).json();
  expect(manifest).toMatchObject({ display: 'standalone', lang: 'sw', name: expect.any(String) });
  for (const { src, type } of manifest.icons as { src: string; type: string }[]) {
    const icon = await request.get(new URL(src, playerSite()).href);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toContain(type);
  }
  const sizes = manifest.icons.map(({ sizes: size }: { sizes: string }) => size);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
