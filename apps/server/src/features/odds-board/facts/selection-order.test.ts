import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { describe, expect, test } from 'vitest';
import { aBoard } from '../fixtures/a-board.ts';
import type { Selection } from '../ports.ts';
import { inReadingOrder } from './selection-order.ts';

function shuffledMatch() {
  const world = aBoard();
  const match = world.match('7');
  match.threeWay().doubleChance().bothScore();
  const sides = world.catalogue.face.matches().get('7');
  const of = (marketId: string) => world.catalogue.face.selectionsOf(marketId);
  return { sides, of };
}

const idsOf = (selections: readonly Selection[]) => selections.map(({ id }) => id);

describe('[TRD-50] selections stand as people read them, however the provider lists them', () => {
  test.each([
    ['home, draw, away', '701', ['70101', '70102', '70103']],
    ['1X, X2, 12', '702', ['70201', '70203', '70202']],
    ['yes, no', '703', ['70301', '70302']],
  ])('%s', (_, marketId, inOrder) => {
    const { sides, of } = shuffledMatch();
    expect(idsOf(inReadingOrder(of(marketId), sides))).toEqual(inOrder);
    expect(idsOf(inReadingOrder(of(marketId).toReversed(), sides))).toEqual(inOrder);
  });

  test('over before under, and lines rise', () => {
    const [any] = shuffledMatch().of('703');
    if (!any) throw new Error('no selection');
    const lines = [
      { typeId: outcomeTypes.totalUnder, line: 2.5, yes: null },
      { typeId: outcomeTypes.totalOver, line: 10.5, yes: null },
      { typeId: outcomeTypes.totalOver, line: 2.5, yes: null },
    ].map((differences) => ({ ...any, ...differences }));
    const inOrder = inReadingOrder(lines, undefined);
    expect(inOrder.map(({ line }) => line)).toEqual([2.5, 10.5, 2.5]);
  });
});
