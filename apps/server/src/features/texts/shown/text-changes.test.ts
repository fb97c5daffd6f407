import { expect, test } from 'vitest';
import { changesBetween } from './text-changes.ts';

const before = '<h2>Dau</h2><p>Kiasi cha chini ni 100.</p><p>Lipa kodi.</p>';

const changes: readonly (readonly [string, string, readonly (readonly [string, string])[]])[] = [
  ['nothing', before, []],
  [
    'only a mark-up',
    before.replace('<p>Lipa', '<p><strong>Lipa').replace('kodi.', 'kodi.</strong>'),
    [],
  ],
  ['a paragraph more', `${before}<p>Asante.</p>`, [['added', 'Asante.']]],
  ['a paragraph less', before.replace('<p>Lipa kodi.</p>', ''), [['removed', 'Lipa kodi.']]],
  [
    'other words',
    before.replace('100', '500'),
    [
      ['added', 'Kiasi cha chini ni 500.'],
      ['removed', 'Kiasi cha chini ni 100.'],
    ],
  ],
  ['another place', '<p>Lipa kodi.</p><h2>Dau</h2><p>Kiasi cha chini ni 100.</p>', []],
];

test.each(changes)('[TXT-43] %s', (_, after, expected) => {
  expect(changesBetween(before, after).map(({ kind, text }) => [kind, text])).toEqual(expected);
});

test('[TXT-43] of a text that is all new no more is told than anybody reads', () => {
  const long = Array.from({ length: 300 }, (_, line) => `<p>${line} ${'neno '.repeat(300)}</p>`);
  const told = changesBetween('', long.join(''));
  expect(told).toHaveLength(60);
  expect(Math.max(...told.map(({ text }) => text.length))).toBe(601);
});
