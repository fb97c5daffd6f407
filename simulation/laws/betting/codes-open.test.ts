import { expect, test } from 'vitest';
import type { Answer, Happening } from '../../history.ts';
import { brokenCode } from './codes-open.ts';

const made = (code: string, ...selectionIds: string[]): Happening => ({
  ...{ kind: 'code-made', code, selectionIds, answer: code ? 'done' : 'lost' },
});
const opened = (answer: Answer, ...selectionIds: string[]): Happening => ({
  ...{ kind: 'code-opened', code: 'ABC234', answer, selectionIds },
});

test.each<[string, Happening[], string | undefined]>([
  ['opens', [made('ABC234', '1', '2'), opened('done', '1', '2')], undefined],
  [
    'is made again in another order',
    [made('ABC234', '1', '2'), made('ABC234', '2', '1')],
    undefined,
  ],
  ['was not told', [made('', '1'), made('ABC234', '1')], undefined],
  ['got no answer', [made('ABC234', '1'), opened('lost')], undefined],
  ['is forgotten', [made('ABC234', '1'), opened('refused')], 'ABC234 was told and does not open'],
  [
    'lost a selection',
    [made('ABC234', '1', '2'), opened('done', '1')],
    'ABC234 is 1 2 and opened as 1',
  ],
  ['means two things', [made('ABC234', '1'), made('ABC234', '2')], 'ABC234 is 1 and 2'],
  ['is one of two', [made('ABC234', '1'), made('DEF234', '1')], '1 is ABC234 and DEF234'],
])('[SIM-36] a code that %s', (_, happenings, expected) => {
  expect(brokenCode(happenings)).toBe(expected);
});
