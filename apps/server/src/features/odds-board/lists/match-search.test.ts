import { describe, expect, test } from 'vitest';
import { searchWorld } from '../fixtures/search-world.ts';

const questions = [
  // words                     matches, the best first
  ['Simba', '1'],
  ['simba sc', '1'],
  ['SIMBA', '1'],
  ['  simba   ', '1'],
  ['sim', '1'],
  ['yanga', '1'],
  ['Wananchi', '1'],
  ['mnyama', '1'],
  ['wekundu wa msimbazi', '1'],
  ['man u', '3'],
  ['man utd', '3'],
  ['manchester utd', '3'],
  ['mashetani wekundu', '3'],
  ['gunners', '4'],
  ['washika bunduki', '4'],
  ['barca', '6'],
  ['atleti', '5'],
  ["k'ogalo", '9'],
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

  test('[ODB-42] a team called just so stands before one that begins so', () => {
    const { world, search } = searchWorld();
    world.match('21', { home: 'Barcelona Guayaquil', startsAt: world.now + 1 }).threeWay();
    world.catalogue.touch({ matches: ['21'] });
    expect(search.find('barcelona')).toEqual(['6', '21']);
    expect(search.find('barca')[0]).toBe('6');
  });

  test('[ODB-42] a namesake that machines play stands below the club', () => {
    const { world, search } = searchWorld();
    world.match('21', { home: 'Arsenal', sportId: 96, startsAt: world.now + 1 }).threeWay();
    world.match('22', { home: 'Arsenal', sportId: 8, startsAt: world.now + 1 }).threeWay();
    world.catalogue.touch({ matches: ['21', '22'] });
    expect(search.find('arsenal')).toEqual(['4', '22', '21']);
  });

  const DAY = 86_400_000;
  test.each([
    // owed on the match of tomorrow, days until the other, owed on the other, who is first
    [0n, 2, 0n, '21'],
    [0n, 2, 50_000n, '22'],
    [40_000n, 2, 50_000n, '21'],
    [10_000n, 2, 50_000n, '22'],
  ])('[ODB-42] bet on for %d tomorrow and in %d days for %d', (near, days, far, first) => {
    const { world, search } = searchWorld({ '21': near, '22': far });
    world.match('21', { home: 'Kagera Sugar', startsAt: world.now + DAY }).threeWay();
    world.match('22', { home: 'Kagera Sugar', startsAt: world.now + days * DAY }).threeWay();
    world.catalogue.touch({ matches: ['21', '22'] });
    expect(search.find('kagera')[0]).toBe(first);
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
    expect(search.find('kizimkazi')).toEqual([]);
    world.catalogue.swahili.set(`team ${world.team('Simba SC')}`, 'Kizimkazi');
    world.catalogue.touch({ names: true });
    expect(search.find('kizimkazi')).toEqual(['1']);
  });

  test('[ODB-44] only matches that are shown are found', () => {
    const { world, search } = searchWorld();
    world.catalogue.changeMatch('1', { status: 3 });
    expect(search.find('simba')).toEqual([]);
  });
});
