import { describe, expect, test } from 'vitest';
import {
  checkStateOf,
  differencesOf,
  rowsOf,
  stepOf,
  toggleBranch,
  toggleNode,
  treeOf,
  type WireNode,
} from './role-tree.ts';
import { canSignIn, dangersOf, mayNot, whatMay } from './what-may.ts';

const wire = (id: number, parent_id: number | null, path: string, type: 1 | 2): WireNode => ({
  ...{ id, parent_id, path, type, name_sw: `sw ${path}`, name_en: `en ${path}` },
  ...{ platform: 1, icon: '', sort: id, show_at_top: 0, shipped: 1, used_at: null },
});

const tree = treeOf(
  [
    wire(1, null, 'menu/money', 1),
    wire(2, 1, 'recharge/inquire', 1),
    wire(3, 2, 'recharge/update', 2),
    wire(4, 2, 'recharge/credit', 2),
    wire(5, null, 'menu/start', 1),
    wire(6, 5, 'subscriber/adminlogin', 2),
    wire(7, 5, 'approval/inquire', 1),
    wire(8, 7, 'approval/decide', 2),
  ],
  'en',
);
const [money, start] = tree;
if (!money?.children[0] || !start) throw new Error('the tree has two headings');
const [screen] = money.children;
const [update, credit] = screen.children;
if (!update || !credit) throw new Error('the screen has two buttons');

const ids = (given: ReadonlySet<number>) => [...given].toSorted((one, other) => one - other);

describe('[BO-100] the tree of rights', () => {
  test.each([
    ['a button brings its screen', [], update, [2, 3]],
    ['a screen comes alone', [], screen, [2]],
    ['a screen goes with its buttons', [2, 3, 4], screen, []],
    ['a button goes alone', [2, 3, 4], update, [2, 4]],
    ['a heading is its whole branch', [], money, [2, 3, 4]],
    ['and back', [2, 3, 4], money, []],
  ])('%s', (_, given, node, expected) => {
    expect(ids(toggleNode(tree, new Set(given), node))).toEqual(expected);
  });

  test('a whole branch is given when part of it was, and taken when all was', () => {
    expect(ids(toggleBranch(tree, new Set([2]), screen))).toEqual([2, 3, 4]);
    expect(ids(toggleBranch(tree, new Set([2, 3, 4]), screen))).toEqual([]);
  });

  test.each([
    [[], 'none'],
    [[2], 'some'],
    [[2, 3, 4], 'all'],
  ] as const)('%j of a branch is %s', (given, expected) => {
    expect(checkStateOf(money, new Set(given))).toBe(expected);
  });

  test('is folded, searched and narrowed to what is given', () => {
    const view = { search: '', only: undefined, folded: new Set([2, 5]) };
    const shown = (differences: object) =>
      rowsOf(tree, { ...view, ...differences }).map(({ node, level }) => [node.id, level]);
    expect(shown({})).toEqual([
      [1, 1],
      [2, 2],
      [5, 1],
    ]);
    expect(shown({ search: 'CREDIT' })).toEqual([
      [1, 1],
      [2, 2],
      [4, 3],
    ]);
    expect(shown({ only: new Set([8]) })).toEqual([
      [5, 1],
      [7, 2],
      [8, 3],
    ]);
    expect(shown({ search: 'nothing like it' })).toEqual([]);
  });

  test('tells what came and what went', () => {
    expect([...differencesOf(new Set([1, 2]), new Set([2, 3]))]).toEqual([
      [3, 'added'],
      [1, 'taken'],
    ]);
  });
});

describe('[BO-100] the keys of the tree', () => {
  const rows = rowsOf(tree, { search: '', only: undefined, folded: new Set([5]) });
  const press = (at: number, key: string, shiftKey = false) => {
    const step = stepOf(rows, at, { key, shiftKey });
    return step && [step.do, 'to' in step ? step.to : step.node.id];
  };
  test.each([
    [0, 'ArrowDown', ['move', 1]],
    [4, 'ArrowDown', ['move', 4]],
    [0, 'ArrowUp', ['move', 0]],
    [1, 'End', ['move', 4]],
    [4, 'ArrowRight', ['unfold', 5]],
    [1, 'ArrowRight', ['move', 2]],
    [2, 'ArrowRight', undefined],
    [1, 'ArrowLeft', ['fold', 2]],
    [3, 'ArrowLeft', ['move', 1]],
    [4, 'ArrowLeft', undefined],
    [2, ' ', ['check', 3]],
    [2, 'x', undefined],
  ])('on row %i %s is %j', (at, key, expected) => {
    expect(press(at, key)).toEqual(expected);
  });
  test('with Shift it is the whole branch', () => {
    expect(press(1, ' ', true)).toEqual(['check-branch', 2]);
  });
});

describe('[BO-101] what a role may do, in sentences', () => {
  const said = (before: readonly number[], now: readonly number[]) =>
    whatMay(tree, new Set(before), new Set(now)).map(({ concern, sentences }) => [
      concern,
      sentences.map(({ node, change }) => `${change} ${node.path}`),
    ]);

  test('is grouped by what can be lost, with what the changes bring and take', () => {
    expect(said([2, 3, 6], [2, 4, 6])).toEqual([
      ['sees', ['kept recharge/inquire']],
      ['movesMoney', ['gone recharge/update', 'new recharge/credit']],
    ]);
  });

  test('says what it may not, who cannot sign in, and which rights are dangerous together', () => {
    expect(mayNot(tree, new Set([2]))).toEqual([
      'en recharge/update',
      'en recharge/credit',
      'en menu/start',
    ]);
    expect([canSignIn(tree, new Set([2])), canSignIn(tree, new Set([6]))]).toEqual([false, true]);
    expect(dangersOf(tree, new Set([4]))).toHaveLength(0);
    expect(dangersOf(tree, new Set([4, 8]))).toHaveLength(1);
  });
});
