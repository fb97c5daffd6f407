import { describe, expect, test } from 'vitest';
import { searchWorld } from '../fixtures/search-world.ts';

const questions = [
  // words                     matches, the best first
  ['Simba', '1'],
  ['simba sc', '1'],
  ['SIMBA', '1'],
  ['  simba   ', '1'],
  ['sim', '1'],
  ['yanga', ''],
  ['atletico', '5 6'],
  ['Atlético', '5 6'],
  ['bodo glimt', '7'],
  ['wisla', '7'],
  ['besiktas', '8'],
  ['koln', '8'],
  ['manchester', '3'],
  ['machester', '3'],
  ['mancehster untied', '3'],
  ['manchesterunited', '3'],
  ['man chester', '3'],
  ['arsnal', '4'],
  ['rma', '10'],
  ['premier', '3 4'],
  ['premier arsenal', '4'],
  ['england', '3 4'],
  ['Uingereza', '3 4'],
  ['uingreza', '3 4'],
  ['hispania', '5 6'],
  ['spain barcelona', '6'],
  ['simba barcelona', ''],
  ['zzz', ''],
  ['…', ''],
] as const;

describe('keyword search', () => {
  test.each(questions)('[ODB-40, ODB-41, ODB-43] %j finds %s', (words, matches) => {
    expect(searchWorld().search.find(words).join(' ')).toBe(matches);
  });

  test('[ODB-42] team before league before country before slips', () => {
    const { world, search } = searchWorld();
    world.country({ id: 9, name: 'Bantu', code: null });
    world.competition({ id: '31', name: 'Bantu Cup' });
    world.competition({ id: '32', name: 'Plain Cup', countryId: 9 });
    world.match('21', { home: 'Banta Boys' }).threeWay();
    world.match('22', { competitionId: '32' }).threeWay();
    world.match('23', { competitionId: '31' }).threeWay();
    world.match('24', { away: 'Bantu Rovers' }).threeWay();
    world.catalogue.touch({ matches: ['21', '22', '23', '24'] });
    expect(search.find('bantu')).toEqual(['24', '23', '22', '21']);
  });

  test('[ODB-44] what is new is found at once, and what is gone no more', () => {
    const { world, search } = searchWorld();
    expect(search.find('kagera')).toEqual([]);
    world.match('21', { home: 'Kagera Sugar' }).threeWay();
    world.catalogue.touch({ matches: ['21'] });
    expect(search.find('kagera')).toEqual(['21']);
    world.catalogue.matches.delete('21');
    world.catalogue.touch({ matches: ['21'] });
    expect(search.find('kagera')).toEqual([]);
  });

  test('[ODB-44] a new name counts at once', () => {
    const { world, search } = searchWorld();
    expect(search.find('wekundu')).toEqual([]);
    world.catalogue.swahili.set(`team ${world.team('Simba SC')}`, 'Wekundu wa Msimbazi');
    world.catalogue.touch({ names: true });
    expect(search.find('wekundu')).toEqual(['1']);
  });

  test('[ODB-44] only matches that are shown are found', () => {
    const { world, search } = searchWorld();
    world.catalogue.changeMatch('1', { status: 3 });
    expect(search.find('simba')).toEqual([]);
  });
});
