import { expect, test } from 'vitest';
import { isLoadFailure, isMeasuredLater } from './load-failure.ts';
import { pageErrorReport, publicAddress, reportLimit } from './send-page-error.ts';

test('[SHELL-50] a report names the page and labels the text', () => {
  const error = new TypeError('x is not a function');
  error.stack = 'TypeError: x is not a function\n    at draw (app.js:1:2)';
  expect(pageErrorReport(error, 'https://kipute.test/user_bill?type=2')).toBe(
    'https://kipute.test/user_bill?type=2 abnormal page: TypeError: x is not a function\n' +
      '    at draw (app.js:1:2)',
  );
});

test('[SHELL-50] whatever was thrown becomes a text of bounded length', () => {
  expect(pageErrorReport(null, 'https://kipute.test/home')).toMatch(/abnormal page: null$/);
  expect(pageErrorReport('e'.repeat(9_000), 'https://kipute.test/home')).toHaveLength(2_000);
});

const addresses = [
  ['https://kipute.test/home', 'https://kipute.test/home'],
  [
    'https://kipute.test/league_search?competition_id=17',
    'https://kipute.test/league_search?competition_id=17',
  ],
  [
    'https://kipute.test/reset_password?code=481516&type=2#x',
    'https://kipute.test/reset_password?code=…&type=2',
  ],
] as const;

test.each(addresses)('[SHELL-50] %s is reported as %s', (address, reported) => {
  expect(publicAddress(address)).toBe(reported);
});

const failures = [
  ['Failed to fetch dynamically imported module: https://kipute.test/assets/a.js', true],
  ['error loading dynamically imported module: https://kipute.test/assets/a.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['Failed to fetch', false],
  ['Cannot read properties of undefined', false],
] as const;

test.each(failures)('[SHELL-51] %s: a load failure is %s', (message, loadFailure) => {
  expect(isLoadFailure(new TypeError(message))).toBe(loadFailure);
});

test('[SHELL-52] each text is reported once, and five texts in all', () => {
  const mayReport = reportLimit();
  const allowed = ['a', 'a', 'b', 'c', 'd', 'e', 'f'].map(mayReport);
  expect(allowed).toEqual([true, false, true, true, true, true, false]);
});

test('[LST-60] a row measured in the next frame is no error of the page', () => {
  expect(
    [
      'ResizeObserver loop completed with undelivered notifications.',
      'ResizeObserver loop limit exceeded',
      'ResizeObserver is not defined',
    ].map(isMeasuredLater),
  ).toEqual([true, true, false]);
});
