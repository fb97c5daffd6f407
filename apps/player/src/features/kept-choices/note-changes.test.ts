import { expect, test } from 'vitest';
import type { Favourite } from '../favourites/favourite.ts';
import type { DeviceChoice } from './device-choice.ts';
import { listsOf, type ShownLists } from './lists/shown-lists.ts';
import { noteChanges } from './note-changes.ts';

const nothing: ShownLists = {
  favourites: undefined,
  searches: undefined,
  market: undefined,
  bettingTypes: undefined,
};
const league: Favourite = { kind: 'league', id: '51', name: 'Ligi Kuu NBC', flag: 'TZ' };
const team: Favourite = { kind: 'team', id: '51', name: 'Simba SC' };

const wordsOf = (choices: readonly DeviceChoice[]) =>
  choices.map(({ kind, value, removed, changedAtMs }) => ({ kind, value, removed, changedAtMs }));

test('[KEEP-20] what is new in a list was chosen now, the lists say in which order', () => {
  const lists = { ...nothing, favourites: [team, league], market: 'overUnder' } as const;
  const choices = noteChanges([], { ...lists, searches: ['simba'], bettingTypes: [69, 47] }, 1_000);
  expect(wordsOf(choices)).toEqual([
    { kind: 'betting-type', value: '47', removed: false, changedAtMs: 1_000 },
    { kind: 'market', value: 'overUnder', removed: false, changedAtMs: 1_000 },
    { kind: 'search', value: 'simba', removed: false, changedAtMs: 1_000 },
    { kind: 'team', value: '51', removed: false, changedAtMs: 1_000 },
    { kind: 'betting-type', value: '69', removed: false, changedAtMs: 999 },
    { kind: 'league', value: '51', removed: false, changedAtMs: 999 },
  ]);
  expect(choices.every(({ unsent }) => unsent)).toBe(true);
});

test('[KEEP-20] lists that did not change say nothing new', () => {
  const lists = {
    ...nothing,
    favourites: [team, league],
    searches: ['b', 'a'],
    bettingTypes: [69],
  };
  const choices = noteChanges([], lists, 1_000);
  expect(noteChanges(choices, lists, 2_000)).toEqual(choices);
  expect(noteChanges(choices, listsOf(choices), 3_000)).toEqual(choices);
});

test('[KEEP-20] what is gone from a list was taken back now, and starred again it is new', () => {
  const starred = noteChanges([], { ...nothing, favourites: [league] }, 1_000);
  const gone = noteChanges(starred, { ...nothing, favourites: [] }, 2_000);
  expect(wordsOf(gone)).toEqual([
    { kind: 'league', value: '51', removed: true, changedAtMs: 2_000 },
  ]);
  // The clock of this device may be behind the one that wrote the mark.
  const again = noteChanges(gone, { ...nothing, favourites: [league] }, 1_500);
  expect(wordsOf(again)).toEqual([
    { kind: 'league', value: '51', removed: false, changedAtMs: 2_001 },
  ]);
});

test('[KEEP-20] a search made again, or in other capitals, is a new one', () => {
  const before = noteChanges([], { ...nothing, searches: ['b', 'a'] }, 1_000);
  const repeated = noteChanges(before, { ...nothing, searches: ['a', 'b'] }, 2_000);
  expect(repeated.map(({ value, changedAtMs }) => [value, changedAtMs])).toEqual([
    ['a', 2_000],
    ['b', 1_000],
  ]);
  const louder = noteChanges(repeated, { ...nothing, searches: ['B', 'a'] }, 3_000);
  expect(louder.map(({ value, changedAtMs }) => [value, changedAtMs])).toEqual([
    ['B', 3_000],
    ['a', 2_000],
  ]);
});

test('[KEEP-02] what made room for the newest star was not taken back', () => {
  const forty = Array.from({ length: 40 }, (_, id) => ({ ...team, id: String(id + 100) }));
  const full = noteChanges([], { ...nothing, favourites: forty }, 1_000);
  const favourites = [league, ...forty.slice(0, 39)];
  const more = noteChanges(full, { ...nothing, favourites }, 2_000);
  expect(more).toHaveLength(41);
  expect(more.filter(({ removed }) => removed)).toEqual([]);
  expect(listsOf(more).favourites).toEqual(favourites);
});

test('[KEEP-25] a list the browser threw away takes nothing back', () => {
  const lists = { favourites: [league], searches: ['simba'], market: 'winner' } as const;
  const choices = noteChanges([], { ...lists, bettingTypes: [69] }, 1_000);
  expect(noteChanges(choices, nothing, 2_000)).toEqual(choices);
});

test('[KEEP-14] what the account would refuse is not offered to it', () => {
  const searches = ['s'.repeat(61), 'sim\u0000ba', 'simba'];
  const name = `${'n'.repeat(119)}😀`;
  const choices = noteChanges([], { ...nothing, searches, favourites: [{ ...league, name }] }, 1);
  expect(choices.map((choice) => choice.name || choice.value)).toEqual(['n'.repeat(119), 'simba']);
});
