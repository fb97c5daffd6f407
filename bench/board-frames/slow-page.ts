import { type Browser, devices } from 'playwright-core';

const SLOWED_TIMES = 4;
const FIRST_ODDS = '[data-selection] button[aria-pressed]';
/** What the home page fetches late has come by then. */
const HOME_RESTS_MS = 4_000;

type Visit = { readonly site: string; readonly matchId: string };

/** A page of a phone whose processor is four times slower than this machine's. */
export type SlowPage = {
  /** From the tap on the match until a price could be tapped. */
  readonly openedMs: number;
  /** All prices on the screen as one text. */
  readonly pricesDrawn: () => Promise<string>;
  readonly watchFrames: () => Promise<void>;
  readonly longestFrameMs: () => Promise<number>;
};

/** Opens a match as players do: from the list on the home page. */
export async function openSlowPage(browser: Browser, { site, matchId }: Visit): Promise<SlowPage> {
  const context = await browser.newContext({ ...devices['Pixel 5'], serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES });
  await page.goto(`${site}/home`);
  const link = page.locator(`a[href="/markets?id=${matchId}"]`).first();
  await link.waitFor();
  await page.waitForTimeout(HOME_RESTS_MS);
  await page.evaluate(`{${noteFirstOdds}}`);
  await link.tap();
  await page.locator(FIRST_ODDS).first().waitFor();
  await page.waitForFunction('window.openedMs !== undefined');
  return {
    openedMs: await page.evaluate('window.openedMs'),
    pricesDrawn: async () => (await page.locator(FIRST_ODDS).allTextContents()).join(),
    watchFrames: () => page.evaluate(`{${watchFrames}}`),
    longestFrameMs: () => page.evaluate('window.longestFrameMs'),
  };
}

/** Runs in the page, so it is text here: from the tap to the frame that shows the first price. */
const noteFirstOdds = `
  addEventListener('click', (tap) => {
    const watching = new MutationObserver(() => {
      if (!document.querySelector('${FIRST_ODDS}')) return;
      watching.disconnect();
      requestAnimationFrame(() => { window.openedMs = performance.now() - tap.timeStamp; });
    });
    watching.observe(document, { childList: true, subtree: true });
  }, { capture: true, once: true });
`;

/** Runs in the page: the longest time between two frames. */
const watchFrames = `
  window.longestFrameMs = 0;
  let last = performance.now();
  const next = (now) => {
    window.longestFrameMs = Math.max(window.longestFrameMs, now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
`;
