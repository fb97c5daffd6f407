import { describe, expect, test } from 'vitest';
import type { Answer, SettingsHappening } from '../history.ts';
import {
  brokenRevisions,
  type Showing,
  type Shown,
  type StoredChange,
  staleServer,
} from './settings.ts';

describe('revisions', () => {
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
    ['seeded', [], [{ ...stored('a', 1), isSeeded: true }], undefined],
  ])('[SIM-16] %s', (_, happenings, rows, expected) => {
    expect(brokenRevisions(happenings, rows)).toBe(expected);
  });
});

describe('servers', () => {
  const shown: Shown = { bettingPaused: true, pausePrompt: 'b', sportsPercent: 12 };
  const a: Showing = { server: 'A', shown };

  test.each<[string, Showing[], string | undefined]>([
    ['both show it', [a, { server: 'B', shown }], undefined],
    [
      'one has not heard of the pause',
      [a, { server: 'B', shown: { ...shown, bettingPaused: false } }],
      'server B shows bettingPaused false, in force is true',
    ],
    [
      'one shows an older prompt',
      [a, { server: 'B', shown: { ...shown, pausePrompt: 'a' } }],
      'server B shows pausePrompt a, in force is b',
    ],
    [
      'one shows tomorrow’s tax',
      [a, { server: 'B', shown: { ...shown, sportsPercent: 20 } }],
      'server B shows sportsPercent 20, in force is 12',
    ],
    ['one says nothing', [{ server: 'A', shown: undefined }], 'server A shows nothing'],
  ])('[SIM-17] %s', (_, showing, expected) => {
    expect(staleServer(shown, showing)).toBe(expected);
  });

  test('[SIM-17] what was never changed may be anything', () => {
    expect(staleServer({}, [a])).toBeUndefined();
  });
});
