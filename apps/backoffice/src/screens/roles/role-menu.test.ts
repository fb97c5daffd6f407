import { expect, test } from 'vitest';
import { officeOf } from './role-menu.ts';
import type { WireNode } from './role-tree.ts';

const node = (id: number, path: string, rest: Partial<WireNode> = {}): WireNode => ({
  ...{ id, path, name_sw: `sw ${path}`, name_en: path, parent_id: null, type: 1, platform: 1 },
  ...{ icon: '', sort: id, show_at_top: 0, shipped: 1, used_at: null },
  ...rest,
});

const nodes = [
  node(1, 'menu/start'),
  node(2, 'approval/inquire', { parent_id: 1, show_at_top: 1 }),
  node(3, 'menu/system'),
  node(4, 'log/inquire', { parent_id: 3 }),
  node(5, 'log/remove', { parent_id: 4, type: 2 }),
];

const shown = (...given: readonly number[]) =>
  officeOf(nodes, new Set(given), 'en').map(({ group, screens }) => [
    group?.path,
    screens.map(({ node: screen, deeds }) => [screen, ...deeds]),
  ]);

test.each([
  [[4], [['menu/system', [['log/inquire']]]]],
  [[4, 5], [['menu/system', [['log/inquire', 'log/remove']]]]],
  [
    [2, 4],
    [
      [undefined, [['approval/inquire']]],
      ['menu/system', [['log/inquire']]],
    ],
  ],
  // A deed without its screen is found nowhere.
  [[5], []],
  [[], []],
])('[BO-112] the rights %j find the office %j', (given, office) => {
  expect(shown(...given)).toEqual(office);
});
