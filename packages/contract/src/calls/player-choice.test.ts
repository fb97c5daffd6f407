import { CHOICES_MAX } from '@kipute/domain/kept-choices/kept-choice';
import { expect, test } from 'vitest';
import { playerChoiceCalls } from './player-choice.ts';

const { input } = playerChoiceCalls['player_choice/save'];

const league = (value: string) => ({
  kind: 'league',
  value,
  name: 'Ligi Kuu NBC',
  flag: 'TZ',
  removed: 0,
  changed_at: '2026-03-01T09:00:00Z',
});

const full = Array.from({ length: CHOICES_MAX }, (_, at) => league(String(at)));
const bad: readonly [what: string, choices: readonly unknown[]][] = [
  ['one more than a whole record', [...full, league('999')]],
  ['a kind nobody knows', [{ ...league('51'), kind: 'horse' }]],
  ['a league without a number', [{ ...league('51'), value: 'x' }]],
  ['a market nobody shows', [{ ...league('handicap'), kind: 'market' }]],
  ['a betting type of seven digits', [{ ...league('1234567'), kind: 'betting-type' }]],
  ['a search of 61 characters', [{ ...league('s'.repeat(61)), kind: 'search' }]],
  ['a search of nothing', [{ ...league('  '), kind: 'search' }]],
  ['a zero byte in a search', [{ ...league('sim\u0000ba'), kind: 'search' }]],
  ['half a pair in a name', [{ ...league('51'), name: 'Sim\ud800ba' }]],
  ['a name of 121 characters', [{ ...league('51'), name: 'n'.repeat(121) }]],
  ['a flag that is none', [{ ...league('51'), flag: '../x' }]],
  ['a removal that is no flag', [{ ...league('51'), removed: true }]],
  ['a day that is none', [{ ...league('51'), changed_at: '2026-02-30T00:00:00Z' }]],
  ['no time at all', [{ ...league('51'), changed_at: undefined }]],
];
test.each(bad)('[KEEP-14] %s is refused', (_what, choices) => {
  expect(input.safeParse({ choices }).success).toBe(false);
});

test('[KEEP-14] a whole record is taken', () => {
  expect(input.safeParse({ choices: full }).success).toBe(true);
});
