import { registry } from '@kipute/contract/registry';
import { describe, expect, test } from 'vitest';
import { mayCall, type PageCall, pageCalls } from './page-calls.ts';

const calls = Object.keys(pageCalls) as PageCall[];

test.each(calls)('[BO-81] the page knows the rule of %s as the contract has it', (call) => {
  const { node, reach } = registry[call].caller;
  expect(pageCalls[call]).toEqual({ node, reach });
});

describe('[BO-81] nothing is offered that would be refused', () => {
  const nodes = new Set(Object.values(pageCalls).map(({ node }) => node));
  const offered = (kind: 'administrator' | 'agent', held: ReadonlySet<string>) =>
    calls.filter((call) => mayCall({ kind, nodes: held }, call));

  test('an administrator with every node may do everything', () => {
    expect(offered('administrator', nodes)).toEqual(calls);
  });

  test('an agent, whatever its role holds, only reads about its tree', () => {
    expect(offered('agent', nodes)).toEqual([
      'subscriber/detailed',
      'subscriber/daily_history',
      'subscriber/inquire',
    ]);
  });

  test('who holds the list alone sees the page and no deed', () => {
    expect(offered('administrator', new Set(['subscriber/inquire']))).toEqual([
      'subscriber/detailed',
      'subscriber/daily_history',
      'subscriber/inquire',
      'subscriber/linked_accounts',
      'subscriber/timeline',
      'subscriber/notes',
      'subscriber/user_sessions',
      'subscriber/messages',
    ]);
  });
});
