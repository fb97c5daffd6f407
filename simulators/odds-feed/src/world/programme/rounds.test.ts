import { describe, expect, test } from 'vitest';
import { competitions } from '../competitions/competitions.ts';
import { DAY_MS, dayIn, dayNamed, hourIn, weekOf } from './calendar.ts';
import type { Fixture } from './fixture.ts';
import { createProgramme } from './programme.ts';
import { createRounds } from './rounds.ts';
import { seasonAt } from './seasons.ts';

const weekWith = (date: string) => weekOf(dayNamed(date));
const rounds = createRounds('1');
const fixturesIn = (date: string) => rounds.inWeek(weekWith(date));
const keysIn = (date: string) =>
  new Set(fixturesIn(date).map(({ competition }) => competition.key));

test.each([
  ['2026-11-25', '1/Tanzania/NBC Premier League', 'plays'],
  ['2026-07-08', '1/Tanzania/NBC Premier League', 'rests'],
  ['2026-11-25', '1/England/Premier League', 'plays'],
  ['2026-07-08', '1/England/Premier League', 'rests'],
  ['2026-11-11', '1/England/Premier League', 'rests'],
  ['2026-11-11', '1/Africa/AFCON Qualifiers', 'plays'],
  ['2026-11-25', '1/Africa/AFCON Qualifiers', 'rests'],
  ['2026-07-22', '1/Brazil/Serie A Brazil', 'plays'],
  ['2026-12-24', '1/Brazil/Serie A Brazil', 'rests'],
  ['2026-11-25', '1/Africa/Africa Cup of Nations', 'rests'],
  ['2026-01-07', '1/Africa/Africa Cup of Nations', 'plays'],
  ['2027-06-24', '1/Africa/Africa Cup of Nations', 'plays'],
  ['2026-11-25', '1/Europe/EURO', 'rests'],
  ['2028-06-15', '1/Europe/EURO', 'plays'],
  ['2026-11-25', '1/South America/Copa America', 'rests'],
  ['2026-06-18', '1/World/FIFA World Cup', 'plays'],
  ['2026-11-25', '9/USA/MLB', 'rests'],
  ['2026-07-08', '9/USA/MLB', 'plays'],
  ['2026-11-25', '8/USA/NBA', 'plays'],
  ['2026-07-22', '8/USA/NBA', 'rests'],
  ['2026-11-25', '8/Europe/EuroLeague', 'plays'],
  ['2026-07-08', '8/Europe/EuroLeague', 'rests'],
  ['2026-11-25', '5/USA/NFL', 'plays'],
  ['2026-04-15', '5/USA/NFL', 'rests'],
  ['2026-04-15', '26/India/Indian Premier League', 'plays'],
  ['2026-11-25', '26/India/Indian Premier League', 'rests'],
  ['2026-12-16', '3/World/ATP Tour', 'rests'],
])('[OSIM-70] in the week of %s %s %s', (date, key, expected) => {
  expect(keysIn(date).has(key) ? 'plays' : 'rests').toBe(expected);
});

const spans = [
  ['January', '2026-01-12'],
  ['April', '2026-04-06'],
  ['July', '2026-07-13'],
  ['November', '2026-11-16'],
] as const;

const WEEKS = 5;

/** Kick-offs of every football team in some weeks. */
function kickOffsByTeam(date: string): ReadonlyMap<string, readonly number[]> {
  const byTeam = new Map<string, number[]>();
  for (let week = weekWith(date); week < weekWith(date) + WEEKS; week += 1) {
    for (const { competition, home, away, kickOff } of rounds.inWeek(week)) {
      if (competition.sportId !== 1) continue;
      for (const team of [home, away]) byTeam.set(team, [...(byTeam.get(team) ?? []), kickOff]);
    }
  }
  return byTeam;
}

test.each(spans)('[OSIM-71] in %s football teams rest between their matches', (_month, date) => {
  const tired: string[] = [];
  for (const [team, times] of kickOffsByTeam(date)) {
    const inOrder = times.toSorted((a, b) => a - b);
    inOrder.forEach((time, index) => {
      const since = (time - (inOrder[index - 1] ?? 0)) / DAY_MS;
      if (since < 2.5) tired.push(`${team} at ${new Date(time).toISOString()}`);
    });
  }
  expect(tired).toEqual([]);
});

/** Kick-offs of a place on its own clocks. */
function clocksOf(key: string, zone: string, date: string): readonly string[] {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return fixturesIn(date)
    .filter(({ competition }) => competition.key === key)
    .map(({ kickOff }) => format.format(kickOff));
}

test.each([
  [
    '1/England/Premier League',
    'Europe/London',
    /^(Sat 12:30|Sat 15:00|Sat 17:30|Sun 14:00|Sun 16:30|Fri 20:00|Mon 20:00|(Tue|Wed|Thu) (19:30|19:45|20:00))$/,
  ],
  [
    '1/Tanzania/NBC Premier League',
    'Africa/Dar_es_Salaam',
    /^... (14:00|16:00|16:15|19:00|21:00)$/,
  ],
])(
  '[OSIM-72] %s begins when its country is used to it, in winter and in summer',
  (key, zone, usual) => {
    for (const date of ['2026-02-04', '2026-04-15']) {
      const clocks = clocksOf(key, zone, date);
      expect(clocks.length).toBeGreaterThan(0);
      expect(clocks.filter((clock) => !usual.test(clock.replace(',', '')))).toEqual([]);
    }
  },
);

test('[OSIM-72] nowhere is football played at night', () => {
  const zones = {
    Tanzania: 'Africa/Dar_es_Salaam',
    England: 'Europe/London',
    Japan: 'Asia/Tokyo',
    Brazil: 'America/Sao_Paulo',
  };
  for (const { competition, kickOff } of fixturesIn('2026-11-25')) {
    const zone = (zones as Record<string, string>)[competition.place];
    if (zone === undefined || competition.sportId !== 1) continue;
    const hour = hourIn(zone, kickOff);
    expect(hour).toBeGreaterThanOrEqual(10);
    expect(hour).toBeLessThan(22.5);
  }
});

const league = competitions.find(({ key }) => key === '1/Tanzania/NBC Premier League');

test('[OSIM-73] Simba and Young Africans meet twice a season, and play in every week of it', () => {
  if (!league) throw new Error('no Ligi Kuu');
  const season = seasonAt(league, weekWith('2026-11-25'));
  const weeks = [...new Set(season?.rounds.map(({ week }) => week))];
  const matches = weeks
    .flatMap((week) => rounds.inWeek(week))
    .filter(({ competition }) => competition === league);
  const derbies = matches.filter(({ home, away }) =>
    [home, away].every((team) => ['Simba', 'Young Africans'].includes(team)),
  );
  expect(derbies.map(({ home }) => home).sort()).toEqual(['Simba', 'Young Africans']);
  for (const team of ['Simba', 'Young Africans']) {
    const own = matches.filter(({ home, away }) => [home, away].includes(team));
    expect(own.length).toBe(30);
  }
});

test('[OSIM-73] whoever begins in November finds the next matches of both', () => {
  const known = createProgramme('1').knownAt(Date.parse('2026-11-19T12:00Z'));
  for (const team of ['Simba', 'Young Africans']) {
    const coming = known.filter(({ home, away }) => [home, away].includes(team));
    expect(coming.length).toBeGreaterThanOrEqual(1);
  }
});

describe('[OSIM-48, OSIM-49] the past', () => {
  const begins = Date.parse('2026-09-02T12:00Z');
  const told = [...pastAt(begins)];

  function* pastAt(time: number): Generator<Fixture> {
    const past = createProgramme('1').playedBefore(time);
    for (let next = past.next(); !next.done; next = past.next()) if (next.value) yield next.value;
  }

  test('keeps to the seasons', () => {
    expect(told.length).toBeGreaterThan(300);
    for (const { competition, kickOff } of told) {
      const week = weekOf(Math.floor(kickOff / DAY_MS));
      const isOn = seasonAt(competition, week) ?? seasonAt(competition, week - 1);
      expect([competition.key, isOn !== undefined]).toEqual([competition.key, true]);
      expect(kickOff).toBeLessThan(begins);
    }
  });

  test('at the start of a season teams have met in the one before', () => {
    const meetings = told.filter(
      ({ competition, earlierSeason }) => earlierSeason && competition.place === 'England',
    );
    expect(meetings.length).toBeGreaterThan(10);
    for (const { kickOff } of meetings)
      expect(kickOff).toBeLessThan(dayIn(weekWith('2026-06-15'), 0) * DAY_MS);
  });
});
