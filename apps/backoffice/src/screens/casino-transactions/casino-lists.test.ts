import { registry } from '@kipute/contract/registry';
import { describe, expect, test } from 'vitest';
import { composeText } from '../../i18n/text.ts';
import type { Say } from '../../i18n/use-text.ts';
import { cellText } from '../_list-kit/cells/cell-text.ts';
import { filtersOf } from '../_list-kit/definition/filters-of.ts';
import type { List } from '../_list-kit/definition/list.ts';
import { readFilters } from '../_list-kit/definition/read-filters.ts';
import { casinoDifferencesList, closeForm } from '../casino-differences/casino-differences-list.ts';
import { casinoRoundsList } from '../casino-rounds/casino-rounds-list.ts';
import { casinoTransactionsList } from './casino-transactions-list.ts';

const inEnglish: Say = (text, ...[slots]) => composeText('en', text, slots);

const fieldsOf = (list: List) =>
  filtersOf(list)
    .flatMap((filter) => ('field' in filter ? [filter.field] : [filter.from, filter.to]))
    .toSorted();

const linksOf = (list: List, row: object) =>
  list.columns.flatMap(({ link }) => link?.({ ...row }) ?? []);

const aTransaction = {
  ...{ id: '9', provider: 'demo', transaction: 'tx/1 & 2', kind: 1, round: 'r#7', game_id: '1' },
  ...{ game_name: 'Aviator', user_id: '101', user_name: 'Asha', amount: 500, tax_amount: 0 },
  ...{ balance_after: 4_500, is_void: 0, create_time: '2026-11-19T04:00:00.000Z' },
};

test('[GMO-11] casino rounds are found by all that the call knows, and lead to what they are made of', () => {
  expect(fieldsOf(casinoRoundsList)).toEqual([
    ...['from', 'game_id', 'round', 'status', 'until', 'user_id'],
  ]);
  expect(linksOf(casinoRoundsList, { ...aTransaction, status: 3 })).toEqual([
    '/users/101',
    '/casino-transactions?provider=demo&round=r%237',
  ]);
});

describe('[GMO-12] transactions of the casino', () => {
  test('are found by all that the call knows', () => {
    expect(fieldsOf(casinoTransactionsList)).toEqual([
      ...['from', 'kind', 'provider', 'round', 'transaction', 'until', 'user_id'],
    ]);
  });

  test('a void one is marked, and stakes are not added up with wins', () => {
    const rows = [aTransaction, { ...aTransaction, id: '10', is_void: 1 }];
    const did = casinoTransactionsList.columns.find(({ field }) => field === 'is_void');
    expect(rows.map((row) => did && cellText(did, row, inEnglish))).toEqual([
      'Done',
      'Void: nothing moved',
    ]);
    const amount = casinoTransactionsList.columns.find(({ field }) => field === 'amount');
    expect(amount?.sum).toBe('never');
  });

  test('one that moved money leads to its lines of the statement', () => {
    expect(linksOf(casinoTransactionsList, aTransaction)).toEqual([
      ...['/users/101', '/casino-rounds?round=r%237'],
      '/bills?user_id=101&start_time=2026-11-19T04%3A00%3A00.000Z&end_time=2026-11-19T04%3A00%3A01.000Z',
    ]);
    expect(linksOf(casinoTransactionsList, { ...aTransaction, is_void: 1 })).toHaveLength(2);
  });

  test('one of nobody known leads to no user', () => {
    expect(linksOf(casinoTransactionsList, { ...aTransaction, user_id: null })).toEqual([
      '/casino-rounds?round=r%237',
    ]);
  });
});

describe('[GMO-13] the queue of differences', () => {
  test('open ones are asked for by a tab, and lead to the transaction', () => {
    const open = casinoDifferencesList.tabs?.find(({ key }) => key === 'open');
    expect(readFilters(casinoDifferencesList, { open: '1' }).values).toEqual(open?.filter);
    expect(linksOf(casinoDifferencesList, aTransaction)).toEqual([
      '/casino-transactions?provider=demo&transaction=tx%2F1+%26+2',
    ]);
  });

  test('an open one is closed with a note, a closed one is not closed again', async () => {
    const [close] = casinoDifferencesList.actions;
    const offered = [null, '2026-11-19T05:00:00.000Z'].map((closed_at) =>
      close?.offeredFor?.({ id: '4', closed_at }),
    );
    expect(offered).toEqual([true, false]);
    const sending = { subject: { id: '4' }, requestKey: 'k' };
    const sent = await closeForm.send({ note: 'provider paid it' }, sending as never);
    expect(registry['casino_difference/close'].input.parse(sent)).toEqual({
      ...{ id: '4', note: 'provider paid it' },
    });
  });
});
