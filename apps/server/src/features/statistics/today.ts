import { eatDayBegan } from '@kipute/domain/odds/eat-days';
import type { Reader } from '../../platform/database/database.ts';
import { type FiguresRow, figuresOf, totalOf } from './figures-store.ts';
import { peopleOf } from './players-store.ts';
import { figuresView, money } from './statistics-view.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const everybody = { of: 'everybody' } as const;

/**
 * Today as far as it has come, and the same of yesterday and of the day a week before: until the
 * minute that is going on, which is whole only there.
 */
export async function todayAtAGlance(reader: Reader, now: Date) {
  const began = eatDayBegan(now.getTime());
  const minute = Math.floor((now.getTime() - began) / MINUTE_MS) * MINUTE_MS;
  const dayOf = async (daysBack: number) => {
    const from = began - daysBack * DAY_MS;
    const times = { from: new Date(from), until: new Date(from + minute + MINUTE_MS) };
    const rows = await figuresOf(reader, {
      ...{ ...times, rowsBy: 'minute-of-hour', scope: everybody },
    });
    return { ...figuresView(totalOf(rows)), ...(await peopleOf(reader, times)) };
  };
  /** The whole day, by its hours. */
  const hoursOf = async (daysBack: number) => {
    const from = began - daysBack * DAY_MS;
    const times = { from: new Date(from), until: new Date(from + DAY_MS) };
    const rows = await figuresOf(reader, { ...times, rowsBy: 'hour', scope: everybody });
    return new Map(rows.map((row) => [(Date.parse(row.key) - from) / 3_600_000, row]));
  };
  const [today, yesterday, week_before] = [await dayOf(0), await dayOf(1), await dayOf(7)];
  const hours = { today: await hoursOf(0), yesterday: await hoursOf(1), before: await hoursOf(7) };
  const reached = Math.floor(minute / 3_600_000);
  return {
    now: now.toISOString(),
    ...{ today, yesterday, week_before },
    hours: HOURS.map((hour) => ({
      hour,
      today: hour > reached ? null : pointOf(hours.today.get(hour)),
      yesterday: pointOf(hours.yesterday.get(hour)),
      week_before: pointOf(hours.before.get(hour)),
    })),
  };
}

const pointOf = (row: FiguresRow | undefined) => ({
  stakes: money(row?.stakes ?? 0n),
  ggr: money(row ? row.stakes - row.payouts : 0n),
});
