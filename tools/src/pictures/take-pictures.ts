import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, devices } from 'playwright-core';
import { projectFolder } from '../checks/source-tree.ts';
import { openWorld, type World } from '../start/world.ts';
import { quietFlags } from '../system-packages/quiet-browser.ts';
import { findChromium } from '../system-packages/system-packages.ts';
import { type Shot, shots } from './shots.ts';

const folder = join(projectFolder, 'docs/pictures');
const views = {
  phone: { ...devices['Pixel 5'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
};

/** Opens a fresh world, walks to each place and keeps what a person would see there. */
export async function takePictures(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const world = await openWorld({ name: 'pictures', data: 'fresh' });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: quietFlags });
  try {
    for (const shot of shots) {
      await takePicture(browser, world, shot);
      console.log(`✓ docs/pictures/${shot.name}.png`);
    }
  } finally {
    await browser.close();
    await world.stop();
  }
}

async function takePicture(browser: Browser, world: World, shot: Shot): Promise<void> {
  const context = await browser.newContext({ ...views[shot.device], reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(({ language, theme }) => {
    localStorage.setItem('language', language);
    localStorage.setItem('theme', theme);
    const state = { language, theme };
    localStorage.setItem('kipute.backoffice.appearance', JSON.stringify({ state, version: 0 }));
  }, shot);
  const address = shot.site === 'player' ? world.playerAddress : world.backofficeAddress;
  await page.goto(address + shot.path);
  await page.locator('main').waitFor();
  await shot.act?.(page, world);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${shot.name}.png`) });
  await context.close();
}
