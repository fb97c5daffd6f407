import { describe, expect, test } from 'vitest';
import { changeOfRights, holdsAll, type Keeper, lossOf } from './rights-rules.ts';

const keeper = (administratorId: bigint, isSuper: boolean): Keeper => ({
  administratorId,
  roleId: isSuper ? 1 : 2,
  isSuper,
});
const [neema, joseph, clerk] = [keeper(1n, true), keeper(2n, true), keeper(3n, false)];

describe('who must remain', () => {
  test.each([
    ['one of two super administrators goes', [neema, joseph], [joseph], undefined],
    ['the last one goes', [neema], [], 'last-super-administrator'],
    ['an editor of roles is no super', [neema, clerk], [clerk], 'last-super-administrator'],
    ['without any super the editors count', [clerk], [], 'last-role-editor'],
    ['nobody was there before', [], [], undefined],
    ['nobody goes', [neema, clerk], [neema, clerk], undefined],
  ] as const)('[ACC-61] %s', (_, before, after, expected) => {
    expect(lossOf(before, after)).toBe(expected);
  });
});

describe('rights', () => {
  test.each([
    [['a', 'b'], ['a'], true],
    [['a', 'b'], [], true],
    [['a'], ['a', 'b'], false],
    [[], ['a'], false],
  ] as const)('[ACC-62] who holds %j may give %j: %s', (own, wanted, expected) => {
    expect(holdsAll(new Set(own), wanted)).toBe(expected);
  });

  test('[ACC-60] a change is what came and what went', () => {
    expect(changeOfRights(new Set(['a', 'b']), new Set(['b', 'c']))).toEqual({
      added: ['c'],
      removed: ['a'],
    });
  });
});
