import { expect, test } from 'vitest';
import { bettingTypes, HOUSE_BETTING_TYPES_FROM } from './betting-types.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The numbers the provider's catalogue and the specification name, and no other. */
const knownProviderIds = [
  ...range(7, 9),
  ...range(11, 13),
  ...range(24, 30),
  ...range(32, 35),
  37,
  39,
  45,
  ...range(47, 53),
  57,
  60,
  ...range(62, 69),
  71,
  ...range(75, 85),
  87,
  ...range(89, 138),
  182,
  185,
  193,
  355,
  411,
  466,
  520,
  693,
  862,
];

const byId = new Map(bettingTypes.map((type) => [type.id, type]));

test('[CON-06] every known number of the provider is there and none is invented', () => {
  const providerIds = bettingTypes
    .map((type) => type.id)
    .filter((id) => id < HOUSE_BETTING_TYPES_FROM);
  expect(providerIds.sort((a, b) => a - b)).toEqual(knownProviderIds);
});

test('[CON-06] what is ours has no provider name, what is theirs has one unless unknown', () => {
  const nameless = bettingTypes.filter((type) => type.providerName === null);
  const ours = bettingTypes.filter((type) => type.id >= HOUSE_BETTING_TYPES_FROM);
  const namelessIds = nameless.map((type) => type.id);
  expect(namelessIds.sort((a, b) => a - b)).toEqual([182, 520, ...ours.map((type) => type.id)]);
});

const named = [
  [7, 'Winner'],
  [9, 'Double Chance'],
  [45, 'Correct Score'],
  [47, 'Over/Under'],
  [69, 'Home Draw Away'],
  [76, 'Both Teams To Score'],
  [118, 'Corners Over/Under'],
  [185, 'Cards'],
] as const;

test.each(named)('[CON-02] betting type %d is %s', (id, providerName) => {
  expect(byId.get(id)?.providerName).toBe(providerName);
});

const kinds = [
  // id, handicap, over/under, line, selections
  [69, false, false, false, 3],
  [9, false, false, false, 3],
  [76, false, false, false, 2],
  [47, false, true, true, 2],
  [118, false, true, true, 2],
  [185, false, true, true, 2],
  [48, true, false, true, 2],
  [8, true, false, true, 3],
  [11, false, false, false, 9],
  [45, false, false, false, null],
  [97, false, false, true, null],
] as const;

test.each(kinds)('[CON-07] shape of betting type %d', (id, handicap, overUnder, line, count) => {
  expect(byId.get(id)).toMatchObject({
    isHandicap: handicap,
    isOverUnder: overUnder,
    hasLine: line,
    selectionCount: count,
  });
});

test('[CON-07] handicaps and over/unders are told by their names, and both have a line', () => {
  const saysHandicap = bettingTypes.filter((type) => /handicap|run line/i.test(type.en));
  const saysOverUnder = bettingTypes.filter((type) => /over\/under|^cards$/i.test(type.en));
  expect(bettingTypes.filter((type) => type.isHandicap)).toEqual(saysHandicap);
  expect(bettingTypes.filter((type) => type.isOverUnder)).toEqual(saysOverUnder);
  expect([...saysHandicap, ...saysOverUnder].every((type) => type.hasLine)).toBe(true);
});

test('[CON-08] blanked names', () => {
  const blanked = bettingTypes.filter((type) => type.nameBlanked).map((type) => type.id);
  expect(blanked).toEqual([32, 520]);
});
