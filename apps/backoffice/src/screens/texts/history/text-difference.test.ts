import { expect, test } from 'vitest';
import { differenceOf, nearChanges } from './text-difference.ts';

const before = ['# Dau', 'Kiasi cha chini ni 100.', 'Lipa kodi.', 'Asante.', 'Mwisho.'];

const shown = (after: readonly string[]) =>
  differenceOf(before, after).map((line) =>
    line
      .map(({ kind, text }) =>
        kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`,
      )
      .join(''),
  );

test('[TXT-52] a paragraph whose words changed shows those words', () => {
  expect(shown(before.with(1, 'Kiasi cha chini ni 500.'))).toEqual(
    before.with(1, 'Kiasi cha chini ni -100-+500+.'),
  );
});

test('[TXT-52] paragraphs come and go in their place', () => {
  expect(shown([...before.slice(0, 2), 'Mpya.', ...before.slice(2, 4)])).toEqual([
    ...before.slice(0, 2),
    '+Mpya.+',
    ...before.slice(2, 4),
    '-Mwisho.-',
  ]);
});

test('[TXT-52] what is far from a change is left out', () => {
  const long = Array.from({ length: 20 }, (_, place) => `Aya ${place}`);
  const lines = nearChanges(differenceOf(long, long.with(9, 'Nyingine kabisa')));
  expect(lines.map((line) => line?.map(({ text }) => text).join('') ?? '⋯')).toEqual([
    '⋯',
    'Aya 8',
    expect.stringContaining('Nyingine'),
    'Aya 10',
    '⋯',
  ]);
});
