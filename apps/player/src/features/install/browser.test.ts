import { expect, test } from 'vitest';
import { browserOf, installOffer } from './browser.ts';

const android = 'Mozilla/5.0 (Linux; Android 10; TECNO KC8)';
const apple = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';

const agents = [
  [`${android} AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36`, 5, 'chrome'],
  [`${android} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`, 5, 'samsung'],
  ['Mozilla/5.0 (Android 13; Mobile; rv:124.0) Gecko/124.0 Firefox/124.0', 5, 'firefox'],
  [
    'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; sw) Presto/2.12 Version/12.16',
    1,
    'opera-mini',
  ],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en) Presto/2.5', 0, 'opera-mini'],
  [`${apple} Version/17.4 Mobile/15E148 Safari/604.1`, 5, 'ios-safari'],
  [`${apple} CriOS/123.0 Mobile/15E148 Safari/604.1`, 5, 'ios-other'],
  [mac, 5, 'ios-safari'],
  [mac, 0, 'desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0 Safari/537.36', 0, 'desktop'],
  ['', 0, 'desktop'],
] as const;

test.each(agents)('[APP-01] %s with %i fingers is %s', (userAgent, touchPoints, browser) => {
  expect(browserOf({ userAgent, touchPoints })).toBe(browser);
});

const store = 'https://play.google.com/store/apps/details?id=tz.kipute';
const offers = [
  // is installed, in the app, has a prompt        offers
  [false, false, false, { state: 'by-hand', store }],
  [false, false, true, { state: 'ready', store }],
  [false, true, true, { state: 'in-app', store: '' }],
  [true, false, false, { state: 'installed', store: '' }],
] as const;

test.each(offers)('[APP-04] installed %s, in the app %s, asked %s: %j', (...row) => {
  const [isInstalled, inApp, hasPrompt, offer] = row;
  expect(installOffer({ isInstalled, inApp, hasPrompt, store })).toEqual(offer);
});
