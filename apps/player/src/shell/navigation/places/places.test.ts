import { expect, test } from 'vitest';
import { countryNamedBy, leagueWithId } from './places.ts';

const league = { id: '501', name: 'Ligi Kuu NBC', nation_id: '7', match_num: 8 };
const tanzania = {
  id: '7',
  name: 'Tanzania',
  alpha2: 'TZ',
  match_num: 8,
  competition_list: [league],
};
const kenya = { ...tanzania, id: '8', name: 'Kenya', alpha2: 'KE', competition_list: [] };
const countries = [kenya, tanzania];

const cases = [
  ['7', 'Tanzania'],
  ['8', 'Kenya'],
  ['501', 'Tanzania'],
  ['9', undefined],
] as const;

test.each(cases)('[LST-21] the number %s names the country %s', (id, name) => {
  expect(countryNamedBy(countries, id)?.name).toBe(name);
});

test('[LST-20] a league is known together with its country', () => {
  expect(leagueWithId(countries, '501')).toEqual({ country: tanzania, league });
  expect(leagueWithId(countries, '7')).toBeUndefined();
});
