import { expect, test } from 'vitest';
import {
  countedUp,
  hoursAndMinutes,
  isReminderDue,
  type PlayTime,
  playTimeIn,
  REMINDER_EVERY_MS,
  reminded,
} from './play-time.ts';
import { mayRemind } from './start-play-reminder.ts';

const minutes = (count: number) => count * 60_000;
const asha = 'asha';
const time: PlayTime = {
  playerId: asha,
  sinceMs: minutes(100),
  activeMs: minutes(20),
  countedAtMs: minutes(130),
  remindedAtMs: 0,
};
const fresh = (playerId: string, nowMs: number): PlayTime => ({
  playerId,
  sinceMs: nowMs,
  activeMs: 0,
  countedAtMs: nowMs,
  remindedAtMs: 0,
});

const counts = [
  ['the first look', undefined, asha, minutes(1), fresh(asha, minutes(1))],
  [
    'twenty seconds later',
    time,
    asha,
    minutes(130) + 20_000,
    { ...time, activeMs: minutes(20) + 20_000, countedAtMs: minutes(130) + 20_000 },
  ],
  [
    'a device that slept for a while',
    time,
    asha,
    minutes(150),
    { ...time, activeMs: minutes(21), countedAtMs: minutes(150) },
  ],
  ['half an hour away', time, asha, minutes(160), fresh(asha, minutes(160))],
  [
    'a clock that was put right by a minute',
    time,
    asha,
    minutes(129),
    { ...time, countedAtMs: minutes(129) },
  ],
  ['a clock that was set back by an hour', time, asha, minutes(70), fresh(asha, minutes(70))],
  ['another player', time, 'juma', minutes(131), fresh('juma', minutes(131))],
] as const;

test.each(counts)('[PRO-14] %s', (_what, kept, playerId, nowMs, counted) => {
  expect(countedUp(kept, { playerId, nowMs })).toEqual(counted);
});

test('[PRO-14] each hour of playing is due once', () => {
  const justBefore = { ...time, activeMs: REMINDER_EVERY_MS - 1 };
  const anHour = { ...time, activeMs: REMINDER_EVERY_MS };
  expect([isReminderDue(justBefore), isReminderDue(anHour)]).toEqual([false, true]);
  const told = reminded(anHour);
  expect(isReminderDue(told)).toBe(false);
  expect(isReminderDue({ ...told, activeMs: 2 * REMINDER_EVERY_MS })).toBe(true);
});

const moments = [
  ['/home', 'no sheet', true],
  ['/markets', 'no sheet', true],
  ['/home', 'sheet open', false],
  ['/pay_recharge', 'no sheet', false],
  ['/user_withdraw', 'no sheet', false],
  ['/play_limits', 'no sheet', false],
] as const;

test.each(moments)('[PRO-15] on %s with %s', (path, sheet, may) => {
  expect(mayRemind({ path, isSheetOpen: sheet === 'sheet open' })).toBe(may);
});

const records = [
  [time, time],
  [null, undefined],
  ['an hour', undefined],
  [{ ...time, activeMs: undefined }, undefined],
  [{ ...time, playerId: 7 }, undefined],
] as const;

test.each(records)('[PRO-14] of %j on the device is taken %j', (kept, taken) => {
  expect(playTimeIn(kept)).toEqual(taken);
});

test('[PRO-14] the time is told in whole minutes', () => {
  expect(hoursAndMinutes(minutes(60))).toEqual({ hours: 1, minutes: 0 });
  expect(hoursAndMinutes(minutes(135) + 59_999)).toEqual({ hours: 2, minutes: 15 });
});
