import { expect, test } from 'vitest';
import { isFootball } from '../../../ui/match/match.ts';
import { liveIn, sportChoices, sportNamed, upcomingIn } from './sport-choices.ts';

const sports = [
  { id: 1, name: 'Soka', match_num: 40, live_num: 4 },
  { id: 8, name: 'Mpira wa kikapu', match_num: 3, live_num: 0 },
  { id: 3, name: 'Tenisi', match_num: 2, live_num: 2 },
];

const choices = (count: typeof liveIn, chosen = '') =>
  sportChoices(sports, { count, chosen, every: 'Yote' }).map(
    (choice) => `${choice.text} ${choice.count}`,
  );

test('[LST-11] sports with something to show, all of them first', () => {
  expect(choices(liveIn)).toEqual(['Yote 6', 'Soka 4', 'Tenisi 2']);
  expect(choices(upcomingIn)).toEqual(['Yote 39', 'Soka 36', 'Mpira wa kikapu 3']);
});

test('[LST-11] the chosen sport stays when its last match is over', () => {
  expect(choices(liveIn, '8')).toContain('Mpira wa kikapu 0');
});

const addresses = [
  ['1', 1],
  ['96', 96],
  ['0', undefined],
  ['-1', undefined],
  ['12345', undefined],
  ['soka', undefined],
  [null, undefined],
] as const;

test.each(addresses)('[LST-11] the sport %j of an address is %s', (text, sportId) => {
  expect(sportNamed(text)).toBe(sportId);
});

test('[LST-09] only football has more than a winner on its tiles', () => {
  expect([undefined, 1, 86, 8].map(isFootball)).toEqual([true, true, true, false]);
});
