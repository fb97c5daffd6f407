import { expect, test } from 'vitest';
import { rightsRevision } from './rights-revision.ts';

const clerk = ['order_list/inquire', 'log/inquire', 'menu/system'];

test.each([
  ['in another order', ['log/inquire', 'menu/system', 'order_list/inquire'], 'same'],
  ['under other headings', ['order_list/inquire', 'log/inquire', 'menu/other'], 'same'],
  ['with one right less', ['order_list/inquire', 'menu/system'], 'other'],
  ['with one right more', [...clerk, 'log/remove'], 'other'],
  ['with none', [], 'other'],
])('[BO-110] the same role %s: %j is the %s revision', (_, nodes, revision) => {
  expect(rightsRevision(nodes) === rightsRevision(clerk) ? 'same' : 'other').toBe(revision);
});
