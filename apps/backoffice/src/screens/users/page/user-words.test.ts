import { describe, expect, test } from 'vitest';
import { userTexts } from '../../../i18n/texts/users.ts';
import { aLinkedAccount, aUser } from './fixtures/a-user.ts';
import {
  ageOf,
  bySharedThing,
  chipsOf,
  initialsOf,
  purseText,
  shortInstant,
  signedText,
} from './user-words.ts';

const NOW_MS = Date.parse('2026-11-18T16:42:00Z');

describe('[BO-82] what is unusual about a user', () => {
  test('nothing, for somebody ordinary', () => {
    expect(chipsOf(aUser, 0)).toEqual([]);
  });

  test('the gravest first, then what the player asked for and whom the account is like', () => {
    const odd = {
      ...aUser,
      ...({ disabled_status: 1, no_bet: 1, no_withdraw: 1, withdrawal_whitelist: 1 } as const),
      ...({ reported: 1, participation_statistics: 0, kind: 'agent' } as const),
      erasure_asked_at: '2026-11-01T08:00:00.000Z',
      pause: { length: 'week', ends_at: '2026-11-20T22:00:00.000Z' },
      limits: [
        { kind: 'deposit', period: 'day', amount: 600_000, used: 0 } as const,
        { kind: 'loss', period: 'week', amount: null, used: 0 } as const,
      ],
    };
    expect(chipsOf(odd, 3).map(({ key, tone, slots }) => [key, tone, slots])).toEqual([
      ['disabled', 'danger', undefined],
      ['no-bet', 'danger', undefined],
      ['no-withdraw', 'danger', undefined],
      ['whitelisted', 'warning', undefined],
      ['not-reported', 'warning', undefined],
      ['out-of-statistics', 'warning', undefined],
      ['agent', 'info', undefined],
      ['erasure', 'warning', undefined],
      ['linked', 'warning', { count: '3' }],
      ['paused', 'info', { day: '2026-11-21' }],
      ['limits', 'info', { count: '1' }],
    ]);
  });

  test('a closed account is called closed and not disabled as well', () => {
    const closed = { ...aUser, closed: 1, disabled_status: 1 } as const;
    expect(chipsOf(closed, 0).map(({ key }) => key)).toEqual(['closed']);
  });

  test('linked accounts stand under each thing they share, the weightiest first', () => {
    const one = { ...aLinkedAccount, id: '1', shares: ['device', 'payout-phone'] as const };
    const other = { ...aLinkedAccount, id: '2', shares: ['device'] as const };
    const groups = bySharedThing([
      { ...one, shares: [...one.shares] },
      { ...other, shares: [...other.shares] },
    ]);
    expect(groups.map(({ shared, accounts }) => [shared, accounts.map(({ id }) => id)])).toEqual([
      ['payout-phone', ['1']],
      ['device', ['1', '2']],
    ]);
  });
});

test.each([
  ['Asha Mwakalinga', 'AM'],
  ['asha binti said', 'AS'],
  ['Neema', 'N'],
  ['', '#'],
  ['255', '#'],
])('[BO-82] %j is drawn as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['2026-11-18T16:41:30Z', userTexts.justNow, 0],
  ['2026-11-18T16:30:00Z', userTexts.minutesAgo, 12],
  ['2026-11-18T13:00:00Z', userTexts.hoursAgo, 3],
  ['2026-11-17T10:00:00Z', userTexts.dayAgo, 1],
  ['2026-11-01T10:00:00Z', userTexts.daysAgo, 17],
  // A clock that is ahead of ours.
  ['2026-11-18T17:00:00Z', userTexts.justNow, 0],
])('[BO-82] seen at %s', (instant, text, count) => {
  expect(ageOf(instant, NOW_MS)).toEqual({ text, count });
});

test('[BO-03] money says its sign where it can go either way, and purses show their senti', () => {
  expect([172_750, 0, -20_000.5].map(signedText)).toEqual(['+172,750', '0', '−20,000.50']);
  expect([184_250, 0.1].map(purseText)).toEqual(['184,250.00', '0.10']);
});

test.each([
  ['2026-11-18T16:31:09Z', '19:31:09'],
  ['2026-11-17T20:30:00Z', '11-17 23:30'],
  ['2025-12-31T20:30:00Z', '2025-12-31 23:30'],
])('[BO-04] %s is short as %s', (instant, text) => {
  expect(shortInstant(instant, NOW_MS)).toBe(text);
});
