import { expect, test } from 'vitest';
import { plainName, popularCompetition } from './choices.ts';

const countries = new Map(
  ['England', 'Spain', 'Italy', 'Brazil', 'Tanzania'].map((name, index) => [
    index + 1,
    { id: index + 1, name, code: null },
  ]),
);
const league = (id: string, name: string, countryId: number | null) =>
  [id, { id, name, sportId: 1, countryId }] as const;
const leagues = new Map([
  league('10', 'Premier League', 1),
  league('11', 'Premier League', 5),
  league('12', 'La Liga 2025/26', 2),
  league('13', 'Serie A', 3),
  league('14', 'Série A', 4),
  league('15', 'UEFA Euro 2028', null),
  league('16', 'CAF Cup', null),
]);

const row = {
  id: 1,
  titleSw: 'Ligi',
  icon: '',
  associated: '',
  note: '',
  sorting: 99,
  shown: true,
  twoUp: false,
};

test.each([
  ['Premier League', '', ['10']],
  ['La Liga', '', ['12']],
  ['Serie A', '', ['13']],
  ['EURO', '', ['15']],
  ['Caf Cup', '', ['16']],
  ['Bundesliga', '', []],
  ['Serie A', '14#13', ['14', '13']],
])('[CAT-31] %s, associated with %j, is about %j', (titleEn, associated, expected) => {
  const held = { leagues: () => leagues, countries: () => countries };
  expect(popularCompetition({ ...row, titleEn, associated }, held).leagueIds).toEqual(expected);
});

test.each([
  ['Copa América 2024', 'copa america'],
  ['  LaLiga  2025-2026 ', 'laliga'],
  ['1. Bundesliga', '1. bundesliga'],
])('[CAT-31] %j is plainly %j', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});
