import { describe, expect, test } from 'vitest';
import { checkField } from '../_form-kit/definition/check-field.ts';
import { draftOf, valuesOf } from '../_form-kit/definition/form-values.ts';
import type { List } from '../_list-kit/definition/list.ts';
import { bookmakersList } from '../bookmakers/bookmakers-list.ts';
import { tiersList } from '../competition-tiers/tiers-list.ts';
import { competitionsList } from '../competitions/competitions-list.ts';
import { countriesList } from '../countries/countries-list.ts';
import { marketTypesList } from '../market-types/market-types-list.ts';
import { matchesList } from './matches-list.ts';

function formOf({ actions }: List, key: string) {
  const action = actions.find((one) => one.key === key);
  if (!action || !('form' in action) || action.on !== 'row') throw new Error(`no form ${key}`);
  return action.form;
}

const row = {
  ...{ id: '7', revision: 3, match: 'Simba - Yanga', league: 'Ligi Kuu', sequence: 0 },
  ...{ visible: 1, suspended: 0, maintenance: 0, popular_match: 0, today_popular: 0, up_goal: 0 },
  random_betting: 1,
  ...{ popularity: null, live_delay: null, cancel_reason_sw: '', cancel_reason_en: '' },
};

describe('[DESK-15] what cannot be decided is said before it is sent', () => {
  const problemOf = (list: List, key: string, name: string, draft: unknown) => {
    const form = formOf(list, key);
    const field = form.fields.find((one) => one.name === name);
    return field && checkField(form, field, draft)?.text.en;
  };
  test.each<[string, List, string, string, unknown, string | undefined]>([
    ['sequence of a match', matchesList, 'decide', 'sequence', 101, 'At most {limit}'],
    ['sequence of a bookmaker', bookmakersList, 'change', 'sequence', 101, 'At most {limit}'],
    ['sequence of a country', countriesList, 'change', 'sequence', -1, 'At least {limit}'],
    ['wait of a match', matchesList, 'decide', 'live_delay', 61, 'At most {limit}'],
    ['wait left to the settings', matchesList, 'decide', 'live_delay', null, undefined],
    ['wait of a market type', marketTypesList, 'decide', 'live_delay', 61, 'At most {limit}'],
    ['tier of a competition', competitionsList, 'decide', 'tier', 6, 'At most {limit}'],
    ['no tier', competitionsList, 'decide', 'tier', null, undefined],
    ['margin', tiersList, 'change', 'margin_percent', 20.5, 'At most {limit}'],
    ['flag', countriesList, 'change', 'flag', 'England', 'This is not in the right form'],
    ['another flag', countriesList, 'change', 'flag', 'gb-eng', undefined],
  ])('%s', (_, list, key, name, draft, problem) => {
    expect(problemOf(list, key, name, draft)).toBe(problem);
  });
});

test('[DESK-01] a decision is sent whole, with the revision that was seen', async () => {
  const form = formOf(matchesList, 'decide');
  const draft = { ...draftOf(form, row), sequence: 40, reason: ' derby ' };
  const sent = await form.send(valuesOf(form, draft), { subject: row, requestKey: 'k' });
  const { match: _match, league: _league, ...decided } = row;
  expect(sent).toEqual({ ...decided, sequence: 40, reason: 'derby' });
});

test('[DESK-20] what is locked already can be opened only, and the other way round', () => {
  const offered = (suspended: 0 | 1) =>
    matchesList.actions
      .filter(({ key }) => key === 'suspend' || key === 'open')
      .filter(({ offeredFor }) => offeredFor?.({ ...row, suspended }))
      .map(({ key }) => key);
  expect([offered(0), offered(1)]).toEqual([['suspend'], ['open']]);
});
