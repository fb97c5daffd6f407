import { describe, expect, test } from 'vitest';
import { dayOf, HOUR_MS, startOfDay } from './calendar.ts';
import { usualEndOf } from './fixture.ts';
import { createProgramme } from './programme.ts';

/**
 * In July most of the leagues of Africa and Europe rest, in January those of the Americas and of
 * eastern Asia.
 */
const months = [
  ['January', '2026-01-19', { known: 500, football: 0.55 }],
  ['April', '2026-04-13', { known: 500, football: 0.6 }],
  ['July', '2026-07-20', { known: 350, football: 0.5 }],
  ['November', '2026-11-16', { known: 500, football: 0.6 }],
] as const;

/** Every hour of the day comes, and every day of the week. */
const STEP_HOURS = 7;

describe.each(months)('in %s', (_month, monday, least) => {
  const programme = createProgramme('1');
  const begins = Date.parse(monday);
  const hours = Array.from({ length: 24 }, (_, index) => begins + index * STEP_HOURS * HOUR_MS);
  const views = hours.map((now) => {
    const known = programme.knownAt(now);
    return {
      now,
      known,
      inPlay: known.filter((one) => one.kickOff <= now && usualEndOf(one) > now),
      ahead: known.filter((one) => one.kickOff >= startOfDay(dayOf(now))),
    };
  });

  test('[OSIM-33] hundreds of matches are known for today and the six days after', () => {
    for (const { ahead } of views) expect(ahead.length).toBeGreaterThanOrEqual(least.known);
    const days = views[0]?.ahead.map(({ kickOff }) => dayOf(kickOff)) ?? [];
    expect(new Set(days).size).toBe(7);
  });

  test('[OSIM-33] most are football', () => {
    for (const { known } of views) {
      const football = known.filter(({ competition }) => competition.sportId === 1);
      expect(football.length / known.length).toBeGreaterThanOrEqual(least.football);
    }
  });

  test('[OSIM-33] at every hour 25 to 40 are in play, of several sports', () => {
    const counts = views.map(({ inPlay }) => inPlay.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(25);
    expect(Math.max(...counts)).toBeLessThanOrEqual(40);
    const sports = views.map(
      ({ inPlay }) => new Set(inPlay.map(({ competition }) => competition.sportId)).size,
    );
    expect(Math.min(...sports)).toBeGreaterThanOrEqual(3);
  });

  test('[OSIM-34] nobody plays in two matches at once', () => {
    for (const { inPlay } of views) {
      const names = inPlay.flatMap(({ competition, home, away }) => [
        `${competition.sportId}/${home}`,
        `${competition.sportId}/${away}`,
      ]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('[OSIM-34] whoever asks later is told of the same matches', () => {
    const [, , , , , , , , , , , early] = views;
    if (!early) throw new Error('no view');
    const later = createProgramme('1').knownAt(early.now + HOUR_MS);
    const before = new Map(early.known.map((one) => [one.key, one]));
    const shared = later.filter(({ key }) => before.has(key));
    expect(shared.length).toBeGreaterThan(300);
    for (const one of shared) expect(one).toEqual(before.get(one.key));
    expect(new Set(later.map(({ key }) => key)).size).toBe(later.length);
  });
});

test('[OSIM-34] another seed has other matches', () => {
  const keys = (seed: string) =>
    createProgramme(seed)
      .knownAt(Date.parse('2026-01-19'))
      .map((one) => `${one.home} ${one.away} ${one.kickOff}`);
  expect(keys('1')).not.toEqual(keys('2'));
});
