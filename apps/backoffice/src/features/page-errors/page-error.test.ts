import { describe, expect, test } from 'vitest';
import { isLoadFailure, pageErrorContent } from './page-error.ts';

describe('[BO-15] page errors are reported with log type 9', () => {
  test('the report names the page and the error, and no filter of the address', () => {
    const content = pageErrorContent(
      new URL('https://office.example/logs?content=255712345678'),
      'TypeError: x is not a function',
    );
    expect(content).toBe('https://office.example/logs\nTypeError: x is not a function');
  });

  test('a long stack is cut to what the wire takes', () => {
    const content = pageErrorContent(new URL('https://office.example/'), 'x'.repeat(9000));
    expect(content).toHaveLength(4000);
  });
});

test.each([
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: /assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new TypeError('Failed to fetch'), false],
  ['module', false],
])('[BO-16] %s is a load failure: %s', (fault, expected) => {
  expect(isLoadFailure(fault)).toBe(expected);
});
