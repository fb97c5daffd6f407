import { shillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { aBoard } from '../fixtures/a-board.ts';
import { told } from '../fixtures/contents.ts';
import { RecordingHub } from '../fixtures/recording-hub.ts';
import type { Boost } from './boosting.ts';

/** Matches 6 and 7, an hour before their start, at 2.00, 3.00 and 4.00. */
function aWorld() {
  const world = aBoard();
  for (const id of ['6', '7']) world.match(id).threeWay([2_000, 3_000, 4_000]);
  world.match('5', { status: 2 }).threeWay([2_000, 3_000, 4_000]);
  const feature = world.feature();
  const hub = new RecordingHub();
  feature.live.publishOn(hub);
  const boost = (selectionId: string, differences: Partial<Boost> = {}): Boost => ({
    ...{ id: selectionId, selectionId, matchId: selectionId.slice(0, -4) },
    ...{ startsAt: world.now, endsAt: world.now + 3_600_000, stakeMaximum: shillings(5_000) },
    rule: { kind: 'fixed', odds: 2_300 },
    ...differences,
  });
  const boosted = () =>
    told(
      feature.routes['atlassian/boosted_match'](
        { page: 1, page_size: 10 },
        contextOf(visitor, { locale: 'en-US' }),
      ),
    );
  return { world, feature, hub, boost, boosted };
}

const offer = { entityClass: 'BettingOffer', type: 'update', statusId: 1, isLive: 0 };
const mark = { boost: { from: 2, stake_maximum: 5_000 } };

test('[BOOST-05] who follows a match hears of the raise and of its end', () => {
  const { feature, hub, boost } = aWorld();
  hub.follow('tile:7');
  feature.setBoosts([boost('70101')]);
  feature.setBoosts([]);
  const told = { ...offer, id: '701011', outcomeId: '70101' };
  expect(hub.heard().map(({ content }) => content)).toEqual([
    { entities: [{ ...told, odds: 2.3, ...mark }] },
    { entities: [{ ...told, odds: 2 }] },
  ]);
});

test('[BOOST-05] the boosted matches come with the markets of their raised prices, soonest first', async () => {
  const { world, feature, boost, boosted } = aWorld();
  world.catalogue.changeMatch('6', { startsAt: world.now + 7_200_000 });
  feature.setBoosts([boost('60102', { rule: { kind: 'fixed', odds: 3_200 } }), boost('70101')]);
  const { content, count } = await boosted();
  expect([count, content.map(({ id }) => id)]).toEqual([2, ['7', '6']]);
  expect(content[0]?.way_3.W1).toMatchObject({ odds: 2.3, ...mark });
  expect(content[0]?.way_3.W2).not.toHaveProperty('boost');
  const listed = content.map(({ bet_list }) =>
    bet_list.flatMap(({ market_list }) =>
      market_list.flatMap(({ outcome_list }) =>
        outcome_list.flatMap(({ id_card, boost: raised }) => (raised ? id_card : [])),
      ),
    ),
  );
  expect(listed).toEqual([['70101'], ['60102']]);
});

test('[BOOST-01] nothing is raised in play, before its time, nor while it is locked', async () => {
  const { world, feature, boost, boosted } = aWorld();
  feature.setBoosts([
    boost('50101'),
    boost('60101', { startsAt: world.now + 60_000 }),
    boost('70101'),
  ]);
  world.catalogue.changeOffer('701011', { status: 7 });
  expect(await boosted()).toMatchObject({ content: [], count: 0 });
  expect(feature.outcomeOf('70101', 'sw')).toMatchObject({ odds: 2, statusId: 7 });
  expect(feature.quote('50101')).toMatchObject({ value: { odds: 2_000 } });
});

test('[BOOST-12] what the house buys back is priced without a raise', () => {
  const { feature, boost } = aWorld();
  feature.setBoosts([boost('70101')]);
  expect(feature.marketPrices('70101')).toMatchObject({
    value: { price: 2_000, prices: [2_000, 3_000, 4_000] },
  });
  expect(feature.winnerOdds('7')).toEqual([2_000, 3_000, 4_000]);
});
