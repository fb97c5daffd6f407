import { describe, expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { filtersOf } from '../_list-kit/definition/filters-of.ts';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { fieldWord } from './field-words.ts';
import { logsList } from './logs-list.ts';
import { personLink, personName, subjectLink, subjectName } from './subject-links.ts';

describe('[BO-32] logs are found by time, type, user id and text', () => {
  test('the filters', () => {
    expect(filtersOf(logsList).map(({ kind, title }) => [kind, title.en])).toEqual([
      ['period', 'Time'],
      ['choice', 'Type'],
      ['id', 'User id'],
      ['text', 'Content'],
      ['word', 'Person is'],
      ['word', 'Subject is'],
      ['text', 'Subject number'],
    ]);
  });

  test('and the question they make', () => {
    const address = new URLSearchParams({
      start_time: '2026-02-01T00:00:00.000Z',
      end_time: '2026-02-02T00:00:00.000Z',
      type: '9',
      user_id: '1001',
      content: 'TypeError',
      page: '2',
    });
    expect(pageRequest(logsList, readListState(logsList, address))).toEqual({
      start_time: '2026-02-01T00:00:00.000Z',
      end_time: '2026-02-02T00:00:00.000Z',
      type: 9,
      user_id: '1001',
      content: 'TypeError',
      page: 2,
      page_size: 20,
    });
  });
});

describe('[LOG-26] the person and the subject of a record lead to their pages', () => {
  const record = {
    ...{ id: '1', type: 14, content: '', source: 'backoffice', user_agent: '', user_id: '5' },
    ...{ changes: [], network: '', addtime: '2026-02-01T00:00:00.000Z' },
    user: { kind: 'administrator', id: '5', name: 'Neema' },
    subject: { kind: 'player', id: '100001', name: 'Asha' },
  } as const;

  test.each([
    [record, 'Asha', '/users/100001'],
    [{ ...record, subject: { kind: 'order', id: '17', name: '' } }, '17', '/orders?row=17'],
    [{ ...record, subject: { kind: 'setting', id: 'pay', name: '' } }, 'pay', '/pay-configuration'],
    [
      { ...record, subject: { kind: 'setting', id: 'racing', name: '' } },
      'racing',
      '/racing-config',
    ],
    [
      { ...record, subject: { kind: 'setting', id: 'office', name: '' } },
      'office',
      '/office-configuration',
    ],
    [{ ...record, subject: { kind: 'administrator', id: '5', name: 'N' } }, 'N', '/managers/5'],
    [{ ...record, subject: { kind: 'role', id: '3', name: 'Clerk' } }, 'Clerk', '/roles/3'],
    [{ ...record, subject: { kind: 'proposal', id: '9', name: '' } }, '9', '/approvals/9'],
    [
      { ...record, subject: { kind: 'casino-game', id: '32430', name: '' } },
      '32430',
      '/casino-games?row=32430',
    ],
    [
      { ...record, subject: { kind: 'casino-difference', id: '4', name: '' } },
      '4',
      '/casino-differences?row=4',
    ],
    [{ ...record, subject: null }, '', undefined],
  ] as const)('%#', (row, name, link) => {
    expect([subjectName(row), subjectLink(row)]).toEqual([name, link]);
  });

  test('players and administrators are links', () => {
    const player = { ...record, user: { kind: 'player', id: '7', name: '' } } as const;
    expect([personName(record), personLink(record)]).toEqual(['Neema', '/managers/5']);
    expect([personName(player), personLink(player)]).toEqual(['#7', '/users/7']);
  });
});

test.each([
  ['bettingPaused', 'Betting paused'],
  ['withdrawalMinimum', 'withdrawal minimum'],
  ['no_bet', 'no bet'],
])('[LOG-26] the field %s is read as "%s"', (field, word) => {
  expect(fieldWord(field, (text) => text.en)).toBe(word);
});
