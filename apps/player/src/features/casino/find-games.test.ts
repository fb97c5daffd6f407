import { describe, expect, test } from 'vitest';
import { countedGroups, findGames, isNarrowed, providersOf, wantedIn } from './find-games.ts';
import { aGame, dice, slot, threeGames } from './fixtures/a-game.ts';

const none: ReadonlySet<string> = new Set();
const liked: ReadonlySet<string> = new Set([dice.id]);
const everything = { words: '', group: 'all', provider: '' } as const;
const found = (wanted: object, favourites = none) =>
  findGames(threeGames, { ...everything, ...wanted }, favourites).map(({ id }) => id);

const searches = [
  ['part of a name, in any case', 'AVIA', ['32430']],
  ['without the marks of letters', 'geita', ['1001']],
  ['with marks that the name has not', 'kétè', ['1002']],
  ['its name in the other language', 'gold of', ['1001']],
  ['its category in Swahili', 'sloti', ['1001']],
  ['its category in English', 'dice', ['1002']],
  ['its provider', 'studio', ['1001', '1002']],
  ['words in any order', 'mbili kete', ['1002']],
  ['only blanks', '   ', ['32430', '1001', '1002']],
  ['something else', 'blackjack', []],
] as const;

test.each(searches)('[CSP-02] a game is found by %s', (_, words, ids) => {
  expect(found({ words })).toEqual(ids);
});

const choices = [
  [{ group: 'slots' }, ['1001']],
  [{ group: 'favourites' }, ['1002']],
  [{ provider: 'anga' }, ['32430']],
  [{ provider: 'kipute-studio', words: 'kete' }, ['1002']],
  [{ provider: 'anga', group: 'dice' }, []],
] as const;

test.each(choices)('[CSP-03] %j leaves %j', (wanted, ids) => {
  expect(found(wanted, liked)).toEqual(ids);
});

describe('[CSP-03] the kinds one can choose', () => {
  test('have their numbers, and those without games are not offered', () => {
    const groups = countedGroups(threeGames, liked, 'all');
    expect(groups.map(({ group, count }) => `${group} ${count}`)).toEqual([
      ...['all 3', 'favourites 1', 'crash 1', 'slots 1', 'dice 1'],
    ]);
  });

  test('keep the one that is chosen, whatever becomes of its games', () => {
    const groups = countedGroups([slot], none, 'favourites');
    expect(groups.map(({ group }) => group)).toEqual(['all', 'favourites', 'slots']);
  });
});

test('[CSP-03] a provider is asked for where there are several', () => {
  expect(providersOf(threeGames)).toEqual([
    ['anga', 'Anga'],
    ['kipute-studio', 'Kipute Studio'],
  ]);
  expect(providersOf([slot, dice])).toEqual([]);
});

const addresses = [
  ['', everything, false],
  ['key_word=Kete+Mbili', { ...everything, words: 'Kete Mbili' }, true],
  ['key_word=%20', { ...everything, words: ' ' }, false],
  ['group=slots&provider=anga', { words: '', group: 'slots', provider: 'anga' }, true],
  ['group=of-dreams', everything, false],
  [`key_word=${'a'.repeat(500)}`, { ...everything, words: 'a'.repeat(60) }, true],
] as const;

test.each(addresses)('[CSP-02] the address %s is read', (address, wanted, narrowed) => {
  const read = wantedIn(new URLSearchParams(address));
  expect(read).toEqual(wanted);
  expect(isNarrowed(read)).toBe(narrowed);
});

test('[CSP-02] a category that came after this page is no fault', () => {
  const unknown = aGame({ id: '9', category: 77 as 1 });
  expect(findGames([unknown], { ...everything, group: 'slots' }, none)).toEqual([unknown]);
});
