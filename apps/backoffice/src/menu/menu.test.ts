import { describe, expect, test } from 'vitest';
import { administratorOf } from '../features/permissions/administrator.tsx';
import { comingTable } from '../screens/coming/coming-table.ts';
import { findScreens, menuOf, screenAt } from './menu.ts';
import { screens } from './registry.ts';
import type { Screen } from './screen.ts';

const pathsOf = (list: readonly Screen[]) => list.map((screen) => screen.path);

describe('[BO-13] the menu is the role’s nodes met with the registry', () => {
  test.each([
    // nodes                                                    menu
    [[], []],
    [['menu/people', 'no/such'], []],
    [['log/inquire'], [['system', ['/logs']]]],
    [
      ['log/inquire', 'bill/inquire', 'subscriber/subscriber_info', 'recharge/inquire'],
      [
        ['start', ['/']],
        ['money', ['/recharges', '/bills']],
        ['system', ['/logs']],
      ],
    ],
  ])('%j', (nodes, expected) => {
    const menu = menuOf(screens, new Set(nodes));
    expect(menu.map(({ group, screens: members }) => [group, pathsOf(members)])).toEqual(expected);
  });

  test('the wire’s administrator becomes a set of nodes', () => {
    const wire = {
      id: '1',
      account: 'admin',
      name: 'Rehema Mrema',
      role: 'Super administrator',
      nodes: ['log/inquire'],
      google_binding: 1,
    } as const;
    expect(administratorOf({ ...wire, nodes: [...wire.nodes] })).toEqual({
      id: '1',
      account: 'admin',
      name: 'Rehema Mrema',
      role: 'Super administrator',
      nodes: new Set(['log/inquire']),
      googleVerification: 'bound',
    });
  });
});

describe('[BO-14] the registry holds the whole product', () => {
  test('no two screens share an address or a node', () => {
    const paths = screens.map((screen) => screen.path);
    const nodes = screens.map((screen) => screen.node);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(nodes).size).toBe(nodes.length);
    expect(screens.length).toBe(43);
  });

  test('exactly the screens to come are described as such', () => {
    const coming = screens.filter((screen) => screen.component === 'coming');
    expect(Object.keys(comingTable).sort()).toEqual(coming.map(({ path }) => path).sort());
  });

  test.each([
    ['/', '/'],
    ['/logs', '/logs'],
    ['/logs/', '/logs'],
    ['/orders/17', '/orders'],
    ['/ordersheet', undefined],
    ['/nowhere', undefined],
  ])('%s belongs to %s', (pathname, path) => {
    expect(screenAt(screens, pathname)?.path).toBe(path);
  });

  test.each([
    ['log', ['/logs']],
    ['kumbu', ['/logs']],
    ['jack sett', ['/jackpot-settlement']],
    ['mfumo ip', ['/ip-blacklist']],
    ['zzz', []],
  ])('typing "%s" finds %j', (typed, paths) => {
    expect(pathsOf(findScreens(screens, typed))).toEqual(paths);
  });
});
