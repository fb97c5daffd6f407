import { expect, test } from 'vitest';
import type { KeptChoice } from './kept-choice.ts';
import { mergeChoices, shownChoices } from './merge-choices.ts';

const star = (value: string, differences: Partial<KeptChoice> = {}): KeptChoice => ({
  kind: 'league',
  value,
  name: `League ${value}`,
  flag: 'TZ',
  removed: false,
  changedAtMs: 1_000,
  ...differences,
});
const search = (value: string, changedAtMs: number): KeptChoice =>
  star(value, { kind: 'search', name: '', flag: '', changedAtMs });

const early = star('1', { changedAtMs: 1_000 });
const late = star('1', { changedAtMs: 2_000 });
const outcomes: readonly [what: string, one: KeptChoice, other: KeptChoice, kept: KeptChoice][] = [
  ['the later of two stars', early, late, late],
  ['a removal after the star', early, { ...late, removed: true }, { ...late, removed: true }],
  ['a star after the removal', { ...early, removed: true }, late, late],
  ['of one instant, the star', early, { ...early, removed: true }, early],
];
test.each(outcomes)('[KEEP-01] %s stands', (_what, one, other, kept) => {
  expect(mergeChoices([one], [other])).toEqual([kept]);
  expect(mergeChoices([other], [one])).toEqual([kept]);
});

test('[KEEP-01] what only one device starred is kept beside what only the other did', () => {
  expect(mergeChoices([early], [star('2', { changedAtMs: 1_500 })])).toEqual([
    star('2', { changedAtMs: 1_500 }),
    early,
  ]);
});

test('[KEEP-01] a league and a team of one number are two favourites', () => {
  expect(mergeChoices([early], [{ ...early, kind: 'team' }])).toHaveLength(2);
});

test('[KEEP-01] words in other capitals are one search, any market is the one market', () => {
  const [simba, Simba] = [search('simba', 1), search('Simba', 2)];
  const winner = star('winner', { kind: 'market', changedAtMs: 3 });
  const bothScore = star('bothScore', { kind: 'market', changedAtMs: 4 });
  expect(mergeChoices([simba, bothScore], [Simba, winner])).toEqual([bothScore, Simba]);
});

test('[KEEP-02] a page shows the newest forty favourites; the next returns when there is room', () => {
  const stars = Array.from({ length: 41 }, (_, id) => star(String(id), { changedAtMs: id }));
  const merged = mergeChoices(stars, []);
  const values = (choices: readonly KeptChoice[]) => choices.map(({ value }) => value);
  expect(values(shownChoices(merged))).toEqual(values(stars).reverse().slice(0, 40));
  const removal = star('40', { removed: true, changedAtMs: 100 });
  expect(values(shownChoices(mergeChoices(merged, [removal])))).toContain('0');
});

test('[KEEP-03] a mark that had to make room does not let the old search come back', () => {
  const old = search('yanga', 1);
  const forgotten = { ...old, removed: true, changedAtMs: 2 };
  const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((word, at) => search(word, 10 + at));
  const account = mergeChoices([forgotten], eight);
  expect(account).toHaveLength(8);
  expect(account).not.toContain(forgotten);
  expect(mergeChoices(account, [old])).toEqual(account);
});
