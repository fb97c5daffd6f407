import { describe, expect, test } from 'vitest';
import { locales } from '../../locale.ts';
import { type SelectionToName, selectionName } from './selection-name.ts';

const simba = { kind: 'named', name: 'Simba SC' } as const;
const yanga = { kind: 'named', name: 'Young Africans' } as const;
const draw = { kind: 'draw' } as const;

const names: readonly (readonly [SelectionToName, string, string])[] = [
  // selection, Swahili, English
  [{ kind: 'yes' }, 'Ndiyo', 'Yes'],
  [{ kind: 'no' }, 'Hapana', 'No'],
  [draw, 'Sare', 'Draw'],
  [{ kind: 'odd' }, 'Witiri (Odd)', 'Odd'],
  [{ kind: 'even' }, 'Shufwa (Even)', 'Even'],
  [{ kind: 'none' }, 'Hakuna', 'None'],
  [{ kind: 'equal' }, 'Sawa', 'Equal'],
  [{ kind: 'other-score' }, 'Matokeo mengine', 'Any other score'],
  [simba, 'Simba SC', 'Simba SC'],
  [{ kind: 'over', line: 2.5 }, 'Juu 2.5', 'Over 2.5'],
  [{ kind: 'under', line: 2.25 }, 'Chini 2.25', 'Under 2.25'],
  [{ kind: 'over', line: 2 }, 'Juu 2', 'Over 2'],
  [{ kind: 'exactly', line: 2 }, 'Kamili 2', 'Exactly 2'],
  [{ kind: 'handicap', of: simba, line: -1.5 }, 'Simba SC (-1.5)', 'Simba SC (-1.5)'],
  [{ kind: 'handicap', of: simba, line: 0.75 }, 'Simba SC (+0.75)', 'Simba SC (+0.75)'],
  [{ kind: 'handicap', of: simba, line: -0 }, 'Simba SC (0)', 'Simba SC (0)'],
  [{ kind: 'handicap', of: draw, line: -1 }, 'Sare (-1)', 'Draw (-1)'],
  [{ kind: 'score', home: 2, away: 1 }, '2-1', '2-1'],
  [{ kind: 'range', least: 2, most: 3 }, '2-3', '2-3'],
  [{ kind: 'range', least: 0, most: 0 }, '0', '0'],
  [{ kind: 'range', least: 7, most: null }, '7+', '7+'],
  [{ kind: 'minutes', least: 16, most: 30 }, 'Dakika 16-30', 'Minutes 16-30'],
  [{ kind: 'margin', teamName: 'Simba SC', least: 2, most: 2 }, 'Simba SC kwa 2', 'Simba SC by 2'],
  [
    { kind: 'margin', teamName: 'Simba SC', least: 3, most: null },
    'Simba SC kwa 3+',
    'Simba SC by 3+',
  ],
  [{ kind: 'part', partId: 5, feedName: '1st Half' }, 'Kipindi cha kwanza', '1st half'],
  [{ kind: 'part', partId: 7777, feedName: '5th set' }, '5th set', '5th set'],
  [{ kind: 'any-of', of: [simba, draw] }, 'Simba SC au Sare', 'Simba SC or Draw'],
  [{ kind: 'in-turn', of: [draw, yanga] }, 'Sare/Young Africans', 'Draw/Young Africans'],
  [
    { kind: 'all-of', of: [simba, { kind: 'over', line: 2.5 }] },
    'Simba SC na Juu 2.5',
    'Simba SC & Over 2.5',
  ],
];

test.each(names)('[CON-21] %j is "%s" and "%s"', (selection, sw, en) => {
  const both = { sw: selectionName(selection, 'sw'), en: selectionName(selection, 'en-US') };
  expect(both).toEqual({ sw, en });
});

describe.each(locales)('[CON-21] in %s', (locale) => {
  test.each([0.5, 2.5, 10.5, 215.5])('a half line keeps its point: %d', (line) => {
    expect(selectionName({ kind: 'over', line }, locale)).toContain(` ${line}`);
    expect(selectionName({ kind: 'under', line }, locale)).toContain('.5');
  });
});
