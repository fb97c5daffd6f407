import { shippedNodes } from '@kipute/contract/permission-nodes';
import { describe, expect, test } from 'vitest';
import { administratorOf, type MenuNode } from '../features/permissions/administrator.tsx';
import { nodeIcons } from './icons.ts';
import { findScreens, menuOf, screenAt } from './menu.ts';
import { screens } from './registry.ts';

/** The role's nodes as they are shipped, in English, with what an administrator edited. */
function nodesOf(
  paths: readonly string[],
  edited: Partial<Record<string, Partial<MenuNode>>> = {},
): readonly MenuNode[] {
  return shippedNodes
    .filter(({ path }) => path.startsWith('menu/') || paths.includes(path))
    .map(({ name, showAtTop, ...node }) => ({
      ...node,
      name: name.en,
      isAtTop: showAtTop,
      ...edited[node.path],
    }));
}

const shown = (nodes: readonly MenuNode[]) =>
  menuOf(screens, nodes).map(({ group, screens: members }) => [
    group?.title,
    members.map(({ title }) => title),
  ]);

describe('[BO-13] the menu is drawn from the role’s nodes', () => {
  test.each([
    // nodes                            menu
    [[], []],
    [['no/such', 'log/remove'], []],
    [['log/inquire'], [['System', ['Logs']]]],
    [
      ['log/inquire', 'subscriber/subscriber_info', 'withdraw/inquire', 'recharge/inquire'],
      [
        [undefined, ['Overview']],
        ['Money', ['Deposits', 'Withdrawals']],
        ['System', ['Logs']],
      ],
    ],
  ])('%j', (paths, expected) => {
    expect(shown(nodesOf(paths))).toEqual(expected);
  });

  test('name, order, heading and top flag are those of the database', () => {
    const nodes = nodesOf(['log/inquire', 'withdraw/inquire', 'recharge/inquire'], {
      'log/inquire': { isAtTop: true },
      'recharge/inquire': { sort: 99, name: 'Money in' },
      'menu/money': { name: 'Cash desk' },
    });
    expect(shown(nodes)).toEqual([
      [undefined, ['Logs']],
      ['Cash desk', ['Withdrawals', 'Money in']],
    ]);
  });

  test('the wire’s administrator becomes a set of nodes', () => {
    const node = {
      path: 'log/inquire',
      parent: 'menu/system',
      name: 'Logs',
      kind: 'route',
    } as const;
    const look = { icon: 'history', sort: 10 };
    const wire = {
      id: '1',
      kind: 'administrator',
      account: 'admin',
      name: 'Rehema Mrema',
      role: 'Super administrator',
      nodes: [{ ...node, ...look, show_at_top: 1 as const }],
      rights: 'a1',
      google_binding: 1,
      obstacle: null,
      idle_minutes: 30,
    } as const;
    expect(administratorOf({ ...wire, nodes: [...wire.nodes] })).toEqual({
      rights: 'a1',
      id: '1',
      kind: 'administrator',
      account: 'admin',
      name: 'Rehema Mrema',
      role: 'Super administrator',
      nodes: new Set(['log/inquire']),
      menuNodes: [{ ...node, ...look, isAtTop: true }],
      googleVerification: 'bound',
      obstacle: null,
      idleMinutes: 30,
    });
  });
});

describe('[GMO-14] the games in the menu', () => {
  test('every screen of theirs is there, in the order it is shipped, and each deed by its node', () => {
    const all = nodesOf(shippedNodes.map(({ path }) => path));
    const shownGames = shown(all).find(([group]) => group === 'Games');
    expect(shownGames?.[1]).toEqual([
      ...['Jackpot issues', 'Jackpot and Lucky Six', 'Racing rounds', 'Racing bets'],
      ...['Racing configuration', 'Casino games', 'Casino rounds', 'Casino transactions'],
      'Casino differences',
    ]);
  });

  test.each(
    shippedNodes.filter(({ kind }) => kind === 'route').map(({ path, icon }) => [path, icon]),
  )('%s has an icon that is drawn: %s', (_, icon) => {
    expect(Object.keys(nodeIcons)).toContain(icon);
  });
});

describe('[BO-14] the registry holds the whole product', () => {
  test('no two screens share an address or a node', () => {
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
    expect(new Set(screens.map(({ node }) => node)).size).toBe(screens.length);
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

  const everything = menuOf(screens, nodesOf(shippedNodes.map(({ path }) => path)));
  test.each([
    ['log', ['/logs']],
    ['kumbu', ['/logs']],
    ['mfumo kumb', ['/logs']],
    ['zzz', []],
  ])('typing "%s" finds %j', (typed, paths) => {
    expect(findScreens(everything, typed).map(({ screen }) => screen.path)).toEqual(paths);
  });
});
