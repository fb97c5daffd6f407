import { expect, test } from 'vitest';
import { sportModels } from '../../model/sport-models.ts';
import { countries, locationIdOf, wideRegions } from '../countries.ts';
import { sports } from '../sports.ts';
import { competitions } from './competitions.ts';

const football = competitions.filter(({ sportId }) => sportId === 1);
const named = (place: string, name: string) =>
  football.find((one) => one.place === place && one.name === name);

test('[OSIM-30] eleven sports, over forty countries and over ninety competitions', () => {
  expect(new Set(competitions.map(({ sportId }) => sportId))).toEqual(
    new Set(sports.map(({ id }) => id)),
  );
  expect(sports.length).toBe(11);
  expect(sports.filter(({ id }) => !sportModels.has(id))).toEqual([]);
  const places = new Set(competitions.map(({ place }) => place));
  expect([...places].filter((place) => countries.has(place)).length).toBeGreaterThan(40);
  expect(competitions.length).toBeGreaterThan(90);
});

test.each([
  ['Tanzania', 'NBC Premier League', 16],
  ['Zanzibar', 'Zanzibar Premier League', 16],
  ['Kenya', 'FKF Premier League', 18],
  ['Uganda', 'Uganda Premier League', 16],
  ['Africa', 'CAF Champions League', 20],
  ['Africa', 'CAF Confederation Cup', 20],
  ['Europe', 'EURO', 24],
  ['England', 'Premier League', 20],
  ['South America', 'Copa America', 15],
  ['Spain', 'La Liga', 20],
  ['Germany', 'Bundesliga', 18],
  ['Italy', 'Serie A', 20],
  ['France', 'Ligue 1', 18],
])('[OSIM-31] %s has its %s with %d teams', (place, name, teams) => {
  expect(named(place, name)?.teams.length).toBe(teams);
});

test('[OSIM-32] competitions and their teams have names of their own', () => {
  expect(new Set(competitions.map(({ key }) => key)).size).toBe(competitions.length);
  for (const { key, teams } of competitions) {
    expect([key, new Set(teams).size]).toEqual([key, teams.length]);
    expect(teams.every((team) => /^\S+( \S+)*$/.test(team))).toBe(true);
  }
});

test('[OSIM-32] a club has one country, and a nation is a country', () => {
  const homes = new Map<string, string>();
  for (const { sportId, place, teams, contestants } of competitions) {
    if (contestants === 'nations') expect(teams.filter((name) => !countries.has(name))).toEqual([]);
    if (contestants !== 'clubs' || !countries.has(place)) continue;
    for (const team of teams) {
      expect([team, homes.get(`${sportId}/${team}`) ?? place]).toEqual([team, place]);
      homes.set(`${sportId}/${team}`, place);
    }
  }
});

test('[OSIM-32] every place is on the map, once', () => {
  const ids = [...countries.values(), ...wideRegions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { place } of competitions) expect(locationIdOf(place)).toBeGreaterThan(0);
});

test('[OSIM-74] what bettors in Tanzania follow is most popular, Ligi Kuu first', () => {
  const followed = football
    .filter(({ contestants }) => contestants === 'clubs')
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, 12)
    .map(({ place, name }) => `${place}: ${name}`);
  expect(followed[0]).toBe('Tanzania: NBC Premier League');
  for (const place of [
    'England',
    'Spain',
    'Italy',
    'Germany',
    'France',
    'Africa',
    'Kenya',
    'Uganda',
  ]) {
    expect(followed.filter((one) => one.startsWith(`${place}:`))).not.toEqual([]);
  }
  expect(named('Japan', 'J2 League')?.popularity).toBeLessThan(10);
});
