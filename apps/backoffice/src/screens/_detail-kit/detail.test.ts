import { CallRejected } from '@kipute/api-client/call-rejected';
import { expect, test } from 'vitest';
import { sampleList } from '../_list-kit/fixtures/sample-list.ts';
import { saidCount } from './DetailParts.tsx';
import { type DetailPart, partAt } from './detail.ts';
import { isNotFound } from './use-detail.ts';

const part = (key: string): DetailPart => ({
  key,
  title: { en: key, sw: key },
  list: sampleList,
  fixed: () => ({ inviter_id: '7' }),
});
const parts = [part('orders'), part('bills')];

test.each([
  ['bills', 'bills'],
  [null, 'orders'],
  ['nonsense', 'orders'],
])('[BO-57] ?tab=%s shows %s', (tab, key) => {
  expect(partAt(parts, tab)?.key).toBe(key);
});

test.each([
  [12, '12'],
  [50_000, '50,000'],
  [50_001, '50,000+'],
])('[BO-61] a part of %d rows says %s', (count, said) => {
  expect(saidCount(count)).toBe(said);
});

const rejected = (code: CallRejected['code']) =>
  new CallRejected({ code, httpStatus: 200, message: '' });

test.each([
  [rejected('player-unknown'), true],
  [rejected('parameter-invalid'), true],
  [rejected('permission-denied'), false],
  [rejected('network-exception'), false],
  [new Error('bug'), false],
])('[BO-58] %o is a page that does not exist: %s', (fault, is) => {
  expect(isNotFound(fault)).toBe(is);
});
