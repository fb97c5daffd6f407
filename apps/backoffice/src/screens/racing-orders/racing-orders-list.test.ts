import { describe, expect, test } from 'vitest';
import { composeText } from '../../i18n/text.ts';
import type { Say } from '../../i18n/use-text.ts';
import { cellText } from '../_list-kit/cells/cell-text.ts';
import { filtersOf } from '../_list-kit/definition/filters-of.ts';
import { fixedList } from '../_list-kit/definition/fixed-list.ts';
import { oddsWords, type Pick, pickWords } from '../_racing/racing-words.ts';
import { anOrder } from '../racing-rounds/fixtures/a-round.ts';
import { racingOrdersList } from './racing-orders-list.ts';

const inEnglish: Say = (text, ...[slots]) => composeText('en', text, slots);
const inSwahili: Say = (text, ...[slots]) => composeText('sw', text, slots);

describe('[GMO-05] racing bets', () => {
  test('are found by all that the call knows', () => {
    const fields = filtersOf(racingOrdersList).flatMap((filter) =>
      'field' in filter ? [filter.field] : [filter.from, filter.to],
    );
    expect(fields.toSorted()).toEqual([
      ...['bet_type', 'from', 'result', 'round_id', 'serial_number', 'status', 'until', 'user_id'],
    ]);
  });

  test.each([
    [[{ bet_type: 2, numbers: [3, 8] }], '3, 8'],
    [[{ bet_type: 5, numbers: [1] }], 'Odd'],
    [[{ bet_type: 6, numbers: [1, 2] }], 'Big, Small'],
    [[{ bet_type: 7, numbers: [3, 8, 1, 10, 6, 2, 4, 5, 7, 9] }], '3-8-1-10-6-2-4-5-7-9'],
    [anOrder.picks, 'Champion 1, 8 · Odd/Even Odd, Even'],
  ] satisfies [readonly Pick[], string][])('%j is "%s"', (picks, words) => {
    expect(pickWords(picks, inEnglish)).toBe(words);
  });

  test.each([
    [9.69, '9.69'],
    [28, '28.00'],
    [1.975, '1.975'],
  ])('odds of %d are %s', (odds, words) => {
    expect(oddsWords(odds)).toBe(words);
  });

  test('the result is said of the bet, not to the player', () => {
    const result = racingOrdersList.columns.find(({ field }) => field === 'result');
    const said = (id: number) => result && cellText(result, { result: id }, inSwahili);
    expect([1, 2].map(said)).toEqual(['Limeshinda', 'Limepoteza']);
  });

  test('player and round lead to their pages; on the page of a round the round is not repeated', () => {
    const links = racingOrdersList.columns.flatMap(({ link }) => link?.(anOrder) ?? []);
    expect(links).toEqual([
      ...['/users/103', '/racing-rounds/202611190375'],
      '/bills?type=3&user_id=103&serial_number=R26111900001',
    ]);
    const ofRound = fixedList(racingOrdersList, { round_id: anOrder.round_id });
    expect(ofRound.columns.find(({ field }) => field === 'round_id')?.shown).toBe('details');
  });
});
