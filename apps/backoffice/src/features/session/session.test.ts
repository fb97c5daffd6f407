import { describe, expect, test } from 'vitest';
import { returnPath, signInAddress } from './return-path.ts';
import { endOf, isOver } from './session-store.ts';
import { refusalBeforeSending } from './sign-in.ts';

describe('[BO-10] a session lasts 86400 seconds', () => {
  const session = { openedAtMs: 1_000 };

  test.each([
    [1_000, false],
    [1_000 + 86_400_000 - 1, false],
    [1_000 + 86_400_000, true],
    [0, false],
  ])('at %d it is over: %s', (nowMs, over) => {
    expect(isOver(session, nowMs)).toBe(over);
  });

  test('it ends a day after it began', () => {
    expect(endOf(session)).toBe(86_401_000);
  });
});

describe('[BO-12] signing in leads back to where it was asked for', () => {
  test('the place and its filters come back', () => {
    const address = signInAddress({ pathname: '/logs', search: '?type=9&page=2' });
    expect(address).toBe('/login?back=%2Flogs%3Ftype%3D9%26page%3D2');
    expect(returnPath(address.slice('/login'.length))).toBe('/logs?type=9&page=2');
  });

  test('the overview needs no mention', () => {
    expect(signInAddress({ pathname: '/', search: '' })).toBe('/login');
    expect(returnPath('')).toBe('/');
  });

  test.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/login?back=/logs',
    'logs',
  ])('%s is not followed', (back) => {
    expect(returnPath(`?back=${encodeURIComponent(back)}`)).toBe('/');
  });
});

describe('[BO-11] account and password must not be empty', () => {
  test.each([
    ['', '', 'Account or password empty'],
    ['admin', '', 'Account or password empty'],
    ['   ', 'secret', 'Account or password empty'],
    ['admin', 'secret', undefined],
    ['admin', ' ', undefined],
  ])('account %j, password %j: %s', (account, password, message) => {
    expect(refusalBeforeSending({ account, password, code: '' })?.en).toBe(message);
  });
});
