import { describe, expect, test } from 'vitest';
import { type Canned, cannedBody, cannedMatches, isShortcut } from './canned-matches.ts';

const answer = (shortcut: string): Canned => ({
  ...{ id: shortcut, shortcut, body_sw: `sw ${shortcut}`, body_en: `en ${shortcut}` },
  ...{ changed_by: null, changed_at: '2026-03-02T10:00:00.000Z' },
});
const answers = ['karibu', 'kutoa', 'pesa'].map(answer);

describe('[CHT-27] a slash finds canned answers by the beginning of their shortcut', () => {
  test.each([
    ['/', ['karibu', 'kutoa', 'pesa']],
    ['/k', ['karibu', 'kutoa']],
    ['/KU', ['kutoa']],
    ['/x', []],
    ['habari /k', []],
    ['/k na', []],
    ['', []],
  ])('%j', (text, found) => {
    expect(cannedMatches(text, answers).map(({ shortcut }) => shortcut)).toEqual(found);
  });

  test('in the language of the player', () => {
    expect(cannedBody(answer('pesa'), 'sw')).toBe('sw pesa');
    expect(cannedBody(answer('pesa'), 'en')).toBe('en pesa');
  });
});

test.each([
  ['/', true],
  ['/pesa', true],
  [' /pesa ', true],
  ['/pesa imefika', false],
  ['pesa', false],
])('[CHT-27] %j is a shortcut and no answer: %s', (text, expected) => {
  expect(isShortcut(text)).toBe(expected);
});
