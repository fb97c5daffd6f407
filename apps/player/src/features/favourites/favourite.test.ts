import { expect, test } from 'vitest';
import { type Favourite, favouritesIn, toggled } from './favourite.ts';

const league: Favourite = { kind: 'league', id: '51', name: 'Ligi Kuu NBC', flag: 'TZ' };
const team: Favourite = { kind: 'team', id: '51', name: 'Simba SC' };

test('[LST-52] a star is set by one tap and taken away by the next', () => {
  const starred = toggled(toggled([], league), team);
  expect(starred).toEqual([team, league]);
  expect(toggled(starred, { ...league, name: 'NBC Premier League' })).toEqual([team]);
});

test('[LST-52] forty at most: the oldest makes room', () => {
  const all = Array.from({ length: 40 }, (_, id) => ({ ...team, id: String(id + 100) }));
  expect(toggled(all, league)).toEqual([league, ...all.slice(0, 39)]);
});

test('[LST-52] what cannot be read is passed over', () => {
  const strange = [
    league,
    null,
    7,
    { kind: 'horse', id: '1', name: 'x' },
    { kind: 'team', id: 'x' },
  ];
  expect(favouritesIn(strange)).toEqual([league]);
  expect([favouritesIn(null), favouritesIn({}), favouritesIn('[]')]).toEqual([[], [], []]);
});
