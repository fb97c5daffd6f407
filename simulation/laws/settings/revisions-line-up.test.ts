import { expect, test } from 'vitest';
import type { Answer, SettingsHappening } from '../../history.ts';
import { brokenRevisions, type StoredChange } from './revisions-line-up.ts';

const tried = (note: string, revision: number, answer: Answer): SettingsHappening => ({
  kind: 'settings-change',
  section: 'bet',
  revision,
  note,
  answer,
});
const stored = (note: string, revision: number): StoredChange => ({
  section: 'bet',
  revision,
  note,
});

test.each<[string, SettingsHappening[], StoredChange[], string | undefined]>([
  ['kept', [tried('a', 1, 'done')], [stored('a', 1)], undefined],
  ['forgotten', [tried('a', 1, 'done')], [], '"a" (done as bet 1) is nowhere'],
  [
    'overtaken',
    [tried('a', 1, 'done'), tried('b', 1, 'done')],
    [stored('a', 1), stored('b', 2)],
    '"b" (done as bet 1) is bet 2',
  ],
  [
    'refused and absent',
    [tried('a', 1, 'done'), tried('b', 1, 'refused')],
    [stored('a', 1)],
    undefined,
  ],
  [
    'refused and kept',
    [tried('b', 1, 'refused')],
    [stored('b', 1)],
    '"b" (refused as bet 1) is bet 1',
  ],
  ['lost and kept', [tried('a', 1, 'lost')], [stored('a', 1)], undefined],
  ['lost and absent', [tried('a', 1, 'lost')], [], undefined],
  [
    'lost and kept twice',
    [tried('a', 1, 'lost')],
    [stored('a', 1), stored('a', 2)],
    '"a" (lost as bet 1) is bet 1 and bet 2',
  ],
  ['a gap', [tried('a', 2, 'done')], [stored('a', 2)], 'bet goes from 0 to 2'],
  ['made by nobody', [], [stored('a', 1)], 'nobody made bet 1'],
])('[SIM-16] %s', (_, happenings, rows, expected) => {
  expect(brokenRevisions(happenings, rows)).toBe(expected);
});
