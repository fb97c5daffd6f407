import { expect, test } from 'vitest';
import { userEntries } from './user-entries.ts';

const names = (viewer: Parameters<typeof userEntries>[0]) =>
  userEntries(viewer).map(({ label }) => label.replace('menu.', ''));

test('[SHELL-13] a visitor sees what needs no account', () => {
  expect(names({ signedIn: false, platform: 'web' })).toEqual([
    'promotions',
    'support',
    'safePlay',
    'app',
  ]);
});

test('[SHELL-13] a player sees bets, bills and messages too', () => {
  expect(names({ signedIn: true, platform: 'web' })).toEqual([
    'bets',
    'statement',
    'messages',
    'profile',
    'promotions',
    'referrals',
    'support',
    'safePlay',
    'app',
  ]);
});

test('[SHELL-13] inside the app the app is not offered', () => {
  expect(names({ signedIn: true, platform: 'app' })).not.toContain('app');
});
