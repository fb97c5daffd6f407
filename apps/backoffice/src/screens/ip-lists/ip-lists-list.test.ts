import { describe, expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { filtersOf } from '../_list-kit/definition/filters-of.ts';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { ipListsList } from './ip-lists-list.ts';

describe('[ADR-11] rules are found by network, list and whom they speak of', () => {
  test('the filters', () => {
    expect(filtersOf(ipListsList).map(({ kind, title }) => [kind, title.en])).toEqual([
      ['text', 'Address or network'],
      ['word', 'List'],
      ['word', 'Speaks of'],
    ]);
  });

  test('and the question they make', () => {
    const address = new URLSearchParams({ network: '41.59.3.7', list: 'block', reach: 'office' });
    expect(pageRequest(ipListsList, readListState(ipListsList, address))).toEqual({
      ...{ network: '41.59.3.7', list: 'block', reach: 'office' },
      ...{ page: 1, page_size: 20 },
    });
  });
});

test('[ADR-01] an empty end is sent as none', () => {
  const add = ipListsList.actions.find(({ key }) => key === 'add');
  if (!add || !('form' in add) || add.on !== 'list') throw new Error('the form is gone');
  const values = { network: '8.8.8.8', list: 'block', reach: 'both', note: 'attack' };
  const sending = { subject: undefined, requestKey: 'a-key' };
  expect(add.form.send({ ...values, until: '' }, sending)).toEqual({ ...values, until: null });
  const until = '2027-01-01T00:00:00.000Z';
  expect(add.form.send({ ...values, until }, sending)).toEqual({ ...values, until });
});
