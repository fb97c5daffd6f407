import { quietFlags } from '@kipute/tools/system-packages/quiet-browser';
import { type CDPSession, chromium, devices, type Page } from 'playwright-core';

export type VisitBytes = {
  /** Scripts and stylesheets the page needs until it rests, as they travelled. */
  readonly scriptsAndStyles: number;
  /** Everything until the slip is open: pages, data, pictures too. */
  readonly wholeVisit: number;
};

/** Long enough for what the page fetches by itself once it is drawn. */
const REST_MS = 1_500;

export async function countBytes(executablePath: string, address: string): Promise<VisitBytes> {
  const browser = await chromium.launch({ executablePath, args: quietFlags });
  try {
    const context = await browser.newContext({ ...devices['Pixel 5'], serviceWorkers: 'block' });
    const page = await context.newPage();
    const traffic = await watchTraffic(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    const scriptsAndStyles = traffic.bytesOf(['Script', 'Stylesheet']);
    await openSlip(page);
    await page.waitForTimeout(REST_MS);
    return { scriptsAndStyles, wholeVisit: traffic.bytesOf() };
  } finally {
    await browser.close();
  }
}

/** There are no prices to pick yet; the slip itself is what the visit ends with. */
async function openSlip(page: Page): Promise<void> {
  await page.getByRole('navigation').last().getByRole('button', { name: /mkeka/i }).click();
  await page.getByRole('dialog').waitFor();
}

async function watchTraffic(session: CDPSession) {
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  return {
    bytesOf: (wanted?: readonly string[]) =>
      [...bytes]
        .filter(([requestId]) => !wanted || wanted.includes(kinds.get(requestId) ?? ''))
        .reduce((sum, [, count]) => sum + count, 0),
  };
}
