import { expect, test } from 'vitest';
import { randomFrom } from '../../chance.ts';
import { competitions } from '../../world/competitions/competitions.ts';
import { planOf } from '../../world/contestants/contestants.ts';
import { basketball } from './team-sports.ts';

const MATCHES = 60;
const STEP_SECONDS = 120;
const STEPS_MAX = 200;

function playedIn(key: string, index: number) {
  const competition = competitions.find((one) => one.key === key);
  if (!competition) throw new Error(`no ${key}`);
  const { teams } = competition;
  const home = teams[index % teams.length] ?? '';
  const away = teams[(index + 3) % teams.length] ?? '';
  const fixture = { key: String(index), competition, home, away, kickOff: 0, announcedAt: 0 };
  const random = randomFrom(`${key}/${index}`);
  let course = basketball.start(planOf('1', fixture));
  let longest = 0;
  for (let step = 0; course.phase !== 'over' && step < STEPS_MAX; step += 1) {
    course = basketball.advance(course, STEP_SECONDS, random).course;
    if (course.partId === 65) longest = Math.max(longest, course.clockSeconds);
  }
  const { home: points = 0, away: others = 0 } = course.score.get(basketball.rootPartId) ?? {};
  return { total: points + others, quarterMinutes: Math.ceil(longest / 60) };
}

test.each([
  ['8/USA/NBA', 12, 228],
  ['8/China/CBA', 12, 212],
  ['8/Europe/EuroLeague', 10, 165],
  ['8/Australia/NBL', 10, 178],
])('[OSIM-75] %s has quarters of %d minutes and totals near %d', (key, minutes, total) => {
  const played = Array.from({ length: MATCHES }, (_, index) => playedIn(key, index));
  const mean = played.reduce((sum, one) => sum + one.total, 0) / MATCHES;
  expect(Math.abs(mean - total)).toBeLessThan(8);
  expect(Math.max(...played.map(({ quarterMinutes }) => quarterMinutes))).toBe(minutes);
});
