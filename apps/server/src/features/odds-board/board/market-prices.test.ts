import { feedOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { describe, expect, test } from 'vitest';
import { aBoard, type BoardFixture } from '../fixtures/a-board.ts';

function worldWithMatch(odds: readonly number[] = [2_150, 3_200, 3_400]): BoardFixture {
  const world = aBoard();
  world.match('7').threeWay(odds);
  return world;
}

const refused = (refusal: string) => ({ ok: false, refusal });
const priced = (price: number, prices: readonly number[], winnersTogether: number | 'varies') => ({
  ok: true,
  value: { price, prices, winnersTogether },
});

function decide({ catalogue }: BoardFixture, id: string, word: keyof typeof feedOutcomes): void {
  const selection = catalogue.selections.get(id);
  if (selection) catalogue.putSelection('701', { ...selection, status: feedOutcomes[word].id });
  catalogue.touch({ matches: ['7'], markets: { 7: ['701'] } });
}

describe('the prices of a market', () => {
  test('[CSH-40] all of them, and the one that was asked for', () => {
    const { marketPrices } = worldWithMatch().feature();
    expect(marketPrices('70101')).toEqual(priced(2_150, [2_150, 3_200, 3_400], 1));
    expect(marketPrices('70103')).toEqual(priced(3_400, [2_150, 3_200, 3_400], 1));
  });

  const spoilt: readonly [string, (world: BoardFixture) => void][] = [
    ['selection-unknown', ({ catalogue }) => catalogue.selections.delete('70101')],
    ['match-unknown', ({ catalogue }) => catalogue.matches.delete('7')],
    ['market-gone', ({ catalogue }) => catalogue.removeMarket('701')],
    ['board-suspended', ({ catalogue }) => catalogue.setFreshness('suspended')],
    ['match-over', ({ catalogue }) => catalogue.changeMatch('7', { status: 3 })],
    ['selection-decided', (world) => decide(world, '70101', 'DidHappen')],
    ['offer-locked', ({ catalogue }) => catalogue.changeOffer('701011', { status: 7 })],
  ];
  test.each(spoilt)('[CSH-40] refused with %s, as a quote is', (refusal, spoil) => {
    const world = worldWithMatch();
    const { marketPrices, quote } = world.feature();
    spoil(world);
    world.catalogue.touch({ matches: ['7'], markets: { 7: ['701'] } });
    expect([marketPrices('70101'), quote('70101')]).toEqual([refused(refusal), refused(refusal)]);
  });

  test('[CSH-40] a neighbour that is locked has no price', () => {
    const world = worldWithMatch();
    const { marketPrices } = world.feature();
    world.catalogue.changeOffer('701021', { status: 7 });
    expect(marketPrices('70101')).toEqual(priced(2_150, [2_150, 0, 3_400], 1));
  });

  test('[CSH-40] a suspension by the house locks no price: it buys back what it does not sell', () => {
    const { marketPrices, quote, setSuspensions } = worldWithMatch().feature();
    setSuspensions({ selections: new Set(['70101']), matches: new Set() });
    expect(quote('70101')).toEqual(refused('offer-locked'));
    expect(marketPrices('70101')).toEqual(priced(2_150, [2_150, 3_200, 3_400], 1));
    setSuspensions({ selections: new Set(), matches: new Set(['7']) });
    expect(marketPrices('70102')).toEqual(priced(3_200, [2_150, 3_200, 3_400], 1));
  });

  test('[CSH-40] a neighbour that has lost is left out, one that ended otherwise has no price', () => {
    const world = worldWithMatch([1_500, 9_000, 2_700]);
    const { marketPrices } = world.feature();
    decide(world, '70102', 'DidNotHappen');
    expect(marketPrices('70101')).toEqual(priced(1_500, [1_500, 2_700], 1));
    decide(world, '70103', 'Void');
    expect(marketPrices('70101')).toEqual(priced(1_500, [1_500, 0], 1));
  });
});
