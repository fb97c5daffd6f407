import { quietFlags } from '@kipute/tools/system-packages/quiet-browser';
import { type CDPSession, chromium, devices, type Page } from 'playwright-core';

/** Long enough for what the page fetches by itself once it is drawn. */
const REST_MS = 1_500;
const PICKS = 3;

type Traffic = { readonly bytesOf: (wanted?: readonly string[]) => number };

/** Scripts and stylesheets the page needs until it rests, as they travelled. */
export function countScriptsAndStyles(executablePath: string, address: string): Promise<number> {
  return onFirstVisit(executablePath, address, async (_, traffic) =>
    traffic.bytesOf(['Script', 'Stylesheet']),
  );
}

/** Everything until three picks stand in the open slip: pages, data, pictures too. */
export function countBytesOfVisit(executablePath: string, home: string): Promise<number> {
  return onFirstVisit(executablePath, home, async (page, traffic) => {
    await pickSome(page);
    await page.getByRole('navigation').last().getByRole('button', { name: /mkeka/i }).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(REST_MS);
    return traffic.bytesOf();
  });
}

async function onFirstVisit(
  executablePath: string,
  address: string,
  count: (page: Page, traffic: Traffic) => Promise<number>,
): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: quietFlags });
  try {
    const context = await browser.newContext({ ...devices['Pixel 5'], serviceWorkers: 'block' });
    const page = await context.newPage();
    const traffic = await watchTraffic(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    return await count(page, traffic);
  } finally {
    await browser.close();
  }
}

/** The first price of each of the first matches that can be bet on. */
async function pickSome(page: Page): Promise<void> {
  const open = page
    .getByRole('tabpanel')
    .getByRole('article')
    .filter({
      has: page.locator('button[aria-pressed]'),
    });
  for (let pick = 0; pick < PICKS; pick += 1) {
    await open.nth(pick).locator('button[aria-pressed]').first().click();
  }
}

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  return {
    bytesOf: (wanted) =>
      [...bytes]
        .filter(([requestId]) => !wanted || wanted.includes(kinds.get(requestId) ?? ''))
        .reduce((sum, [, count]) => sum + count, 0),
  };
}
