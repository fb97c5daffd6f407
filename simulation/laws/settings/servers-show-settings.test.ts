import { expect, test } from 'vitest';
import { type Showing, type Shown, staleServer } from './servers-show-settings.ts';

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
